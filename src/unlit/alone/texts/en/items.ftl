card-bullets = Bullets
    .text =
        Fight: spend any number of charges; attack a creature in your sector with { $basic } { $basic ->
            [one] die
           *[other] dice
        } for each. Upgraded: and { $advanced } { $advanced ->
            [one] die
           *[other] dice
        } more.
card-flare = Flare
    .text = Explore: the sectors that you look at are lighted, too. Upgraded: and so is your own.
card-stimulant = Stimulant
    .text = After you take damage: recover { $basic } on the track of its kind. Upgraded: { $advanced }.
card-adrenaline-shot = Adrenaline Shot
    .text = Move: go to an adjacent sector and gain { $basic } adrenaline, up to your maximum. Upgraded: { $advanced }.
card-sedative = Sedative
    .text = On a fright: it costs { $basic } self-control less. Upgraded: it costs nothing.
card-acid = Acid
    .text = Fight: without dice, wound a creature in your sector that is not wounded. Upgraded: or kill one that is wounded.
card-scanner = Scanner
    .text =
        Locate: ask for { $basic } { $basic ->
            [one] target
           *[other] targets
        }. Upgraded: then you may perform an explore action.
card-multitool = Multitool
    .text = Interact: a light control unit that you repair lights all four directions. Upgraded: serves for a step of a mission as well; then you may perform a move action.
card-motion-sensor = Motion Sensor
    .text =
        Locate: learn how many creatures are { $basic ->
            [0] in your sector
            [one] up to { $basic } sector away
           *[other] up to { $basic } sectors away
        }. Upgraded: and how far away the nearest one is, and on which level.
card-stun-rod = Stun Rod
    .text = Fight: drive a creature out of your sector, into an adjacent one of this level; evil chooses which. Upgraded: you choose.
card-headlamp = Headlamp
    .text =
        Move: go to an adjacent sector; it is lighted. Upgraded: and so { $advanced ->
            [one] is
           *[other] are
        } { $advanced } more, straight ahead.
card-decoder = Decoder
    .text =
        Interact: do { $basic } { $basic ->
            [one] step
           *[other] steps
        } of a mission. Upgraded: no card can be played when { $basic ->
            [one] it
           *[other] one of them
        } is done.
card-jet-pack = Jet Pack
    .text =
        Move: go up to { $basic } { $basic ->
            [one] sector
           *[other] sectors
        }. Upgraded: then you may perform a fight action.
card-armor = Armor
    .text =
        After a creature's attack: evil rolls all hits again. Upgraded: and { $advanced } { $advanced ->
            [one] hit does
           *[other] hits do
        } not count.
card-harpoon = Harpoon
    .text =
        Fight: attack a creature { $other ->
            [0] in your sector
            [one] in line of sight, up to { $other } sector away,
           *[other] in line of sight, up to { $other } sectors away,
        } with { $basic } { $basic ->
            [one] die
           *[other] dice
        }. Upgraded: with { $advanced } { $advanced ->
            [one] die
           *[other] dice
        } more.
card-crowbar = Crowbar
    .text =
        Move, only in a sector with a blocked door: go to an adjacent sector, even through such a door, which you unblock. Upgraded: in any sector; then you may block { $advanced } { $advanced ->
            [one] door
           *[other] doors
        } more.
card-grapple = Grapple
    .text = Explore: look as usual; then you may go to the end of your line. Upgraded: without attacks of opportunity.
card-welding-torch = Welding Torch
    .text =
        Interact, anywhere: block up to { $basic } { $basic ->
            [one] door
           *[other] doors
        } of your sector. Upgraded: and it is lighted.
card-rebreather = Rebreather
    .text = When evil plays a dangerous card: it is not dangerous. Upgraded: and the danger token of your sector is discarded.
