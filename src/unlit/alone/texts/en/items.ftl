card-bullets = Bullets
    .text =
        Fight: spend any number of charges, and attack a creature in your sector with { $basic } { $basic ->
            [one] die
           *[other] dice
        } for each. Upgraded: add { $advanced } { $advanced ->
            [one] die
           *[other] dice
        } to the attack.
card-flare = Flare
    .text = Explore: the sectors you look at light up. Upgraded: so does your own.
card-stimulant = Stimulant
    .text = After you take life or self-control damage: recover { $basic } of the same kind. Upgraded: recover { $advanced }.
card-adrenaline-shot = Adrenaline Shot
    .text = Move: go to an adjacent sector and gain { $basic } adrenaline, up to your maximum. Upgraded: gain { $advanced }.
card-sedative = Sedative
    .text = When a creature frightens you: lose { $basic } less self-control. Upgraded: lose none.
card-acid = Acid
    .text = Fight: wound an unwounded creature in your sector without rolling dice. Upgraded: you may kill a wounded one instead.
card-scanner = Scanner
    .text =
        Locate: name { $basic } { $basic ->
            [one] target
           *[other] targets
        }. Upgraded: then you may take an explore action.
card-multitool = Multitool
    .text = Interact: a light control unit that you repair lights up all four directions. Upgraded: you may also use it for a step of a mission; then you may take a move action.
card-motion-sensor = Motion Sensor
    .text =
        Locate: learn how many creatures are { $basic ->
            [0] in your sector
            [one] up to { $basic } sector away
           *[other] up to { $basic } sectors away
        }. Upgraded: also learn how far away the nearest one is, and on which level.
card-stun-rod = Stun Rod
    .text = Fight: drive a creature from your sector into an adjacent one on the same level. Evil chooses which. Upgraded: you choose.
card-headlamp = Headlamp
    .text =
        Move: go to an adjacent sector; it lights up. Upgraded: so { $advanced ->
            [one] does
           *[other] do
        } { $advanced } more { $advanced ->
            [one] sector
           *[other] sectors
        } straight ahead.
card-decoder = Decoder
    .text =
        Interact: complete { $basic } { $basic ->
            [one] step
           *[other] steps
        } of a mission. Upgraded: no card can be played when you complete { $basic ->
            [one] it
           *[other] one of them
        }.
card-jet-pack = Jet Pack
    .text =
        Move: go up to { $basic } { $basic ->
            [one] sector
           *[other] sectors
        }. Upgraded: then you may take a fight action.
card-armor = Armour
    .text =
        After a creature attacks you: evil rerolls all hits. Upgraded: then ignore { $advanced } { $advanced ->
            [one] hit
           *[other] hits
        }.
card-harpoon = Harpoon
    .text =
        Fight: attack a creature { $other ->
            [0] in your sector
            [one] in line of sight, up to { $other } sector away,
           *[other] in line of sight, up to { $other } sectors away,
        } with { $basic } { $basic ->
            [one] die
           *[other] dice
        }. Upgraded: with { $advanced } extra { $advanced ->
            [one] die
           *[other] dice
        }.
card-crowbar = Crowbar
    .text =
        Move, only in a sector with a blocked door: go to an adjacent sector, even through a blocked door, which you unblock. Upgraded: use it in any sector; after the move, you may block { $advanced } more { $advanced ->
            [one] door
           *[other] doors
        }.
card-grapple = Grapple
    .text = Explore: look as usual; then you may go to the end of the line you explored. Upgraded: you suffer no attacks of opportunity on the way.
card-welding-torch = Welding Torch
    .text =
        Interact, anywhere: block up to { $basic } { $basic ->
            [one] door
           *[other] doors
        } of your sector. Upgraded: your sector also lights up.
card-rebreather = Rebreather
    .text = When evil plays a dangerous card: it is not dangerous. Upgraded: also discard the danger token in your sector.
