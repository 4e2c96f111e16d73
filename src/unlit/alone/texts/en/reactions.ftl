# Decks and reaction cards
thing-fury = Fury
thing-speed = Speed
thing-terror = Terror
thing-traps = Traps
thing-down-fury = face-down Fury card
thing-down-speed = face-down Speed card
thing-down-terror = face-down Terror card
thing-down-traps = face-down Traps card

# What is printed on a reaction card: its deck, what it reacts to, the creature that it shows, its text
text-reactions =
    { $deck ->
        [fury] Fury
        [speed] Speed
        [terror] Terror
       *[traps] Traps
    }, reacts to { $icon ->
        [move] moving
        [explore] exploring
        [fight] fighting
        [locate] locating
        [scavenge] scavenging
        [interact] interacting
        [life] life damage
       *[self-control] self-control damage
    }{ $symbol ->
        [none] { "" }
        [spores] , shows Spores
        [parasite] , shows a Parasite
        [cultist] , shows a Cultist
        [mutant] , shows a Mutant
       *[worm] , shows a Worm
    }. { $text }

card-bloodlust = Bloodlust
    .text =
        When the hero wounds a creature in its sector: that creature attacks at once. Dangerous: with { $second } { $second ->
            [one] die
           *[other] dice
        } more.
card-death-throes = Death Throes
    .text = When the hero kills a creature: the hero loses { $first } life. Dangerous: { $second } more.
card-thick-hide = Thick Hide
    .text =
        When the hero has rolled in a fight: the hero rolls every hit again. Dangerous: evil draws { $second ->
            [0] no card
            [one] { $second } card
           *[other] { $second } cards
        }.
card-frenzy = Frenzy
    .text =
        At the end of the turn: a creature in the hero's sector attacks, a Cultist with { $third } { $third ->
            [one] die
           *[other] dice
        } more. Dangerous: with { $second } { $second ->
            [one] die
           *[other] dice
        } more than that.
card-blood-scent = Blood Scent
    .text =
        When the hero takes life damage: move a creature by up to { $first } { $first ->
            [one] sector
           *[other] sectors
        }, a Mutant by up to { $third } more. Dangerous: move another one by up to { $second }, a Mutant again by up to { $third } more.
card-battering = Battering
    .text =
        After a step of the hero's: unblock a door of the hero's sector, or move a creature by up to { $first } { $first ->
            [one] sector
           *[other] sectors
        }. Dangerous: the hero also loses { $second } self-control.
card-savagery = Savagery
    .text =
        When evil has rolled for an attack: it rolls every die again that does not hit. Dangerous: and { $second } { $second ->
            [one] die
           *[other] dice
        } more.
card-stampede = Stampede
    .text =
        At the end of the turn: move a creature by up to { $first } { $first ->
            [one] sector
           *[other] sectors
        }, a Worm by up to { $third } more. Dangerous: if it is in the hero's sector then, it attacks at once.
card-thick-blood = Thick Blood
    .text =
        When the hero wounds a creature: the wound closes. Dangerous: move the creature by up to { $second } { $second ->
            [one] sector
           *[other] sectors
        }, a Parasite by up to { $third } more.
card-wrath = Wrath
    .text =
        When a step of a mission is done: a creature that is { $first } { $first ->
            [one] sector
           *[other] sectors
        } away comes into the hero's sector, a Mutant also if it is { $third } farther away. Dangerous: it attacks at once.
card-open-wounds = Open Wounds
    .text = When the hero takes life damage: the hero loses { $first } self-control, too. Dangerous: and { $second } adrenaline.
card-brood = Brood
    .text =
        When a scavenge action is resolved: spawn a creature of a kind that is on the map, Spores up to { $third } { $third ->
            [one] sector
           *[other] sectors
        } nearer than they may. Dangerous: then move it by up to { $second } { $second ->
            [one] sector
           *[other] sectors
        }.
card-undying = Undying
    .text =
        When the hero kills a creature, but not a boss: spawn one of its kind. Dangerous: up to { $second } { $second ->
            [one] sector
           *[other] sectors
        } nearer than it may.
card-swift-hunter = Swift Hunter
    .text =
        At the end of the turn: move a creature by up to { $first } { $first ->
            [one] sector
           *[other] sectors
        }. Dangerous: move another one by up to { $second } { $second ->
            [one] sector
           *[other] sectors
        }.
card-ambush = Ambush
    .text =
        When a creature is revealed: move it by up to { $first } { $first ->
            [one] sector
           *[other] sectors
        }, a Cultist by up to { $third } more. Dangerous: by up to { $second } { $second ->
            [one] sector
           *[other] sectors
        }, a Cultist again by up to { $third } more.
card-cut-off = Cut Off
    .text =
        Before a step of the hero's: move a creature by up to { $first } { $first ->
            [one] sector
           *[other] sectors
        }, a Parasite by up to { $third } more. Dangerous: evil draws { $second ->
            [0] no card
            [one] { $second } card
           *[other] { $second } cards
        }.
card-scuttle = Scuttle
    .text =
        Before an answer is given: move a creature by up to { $first } { $first ->
            [one] sector
           *[other] sectors
        }. Dangerous: then teleport { $second } { $second ->
            [one] creature to any sector
           *[other] creatures, each to any sector
        }.
card-gathering = Gathering
    .text =
        At the end of the turn: move { $third } { $third ->
            [one] creature
           *[other] different creatures
        } by up to { $first } { $first ->
            [one] sector
           *[other] sectors
        }{ $third ->
            [one] { "" }
           *[other] { " " }each
        }. Dangerous: also spawn { $second } { $second ->
            [one] creature
           *[other] creatures
        }.
card-no-respite = No Respite
    .text =
        When an interact action is resolved: spawn a creature. Dangerous: up to { $second } { $second ->
            [one] sector
           *[other] sectors
        } nearer than it may.
card-pounce = Pounce
    .text =
        After a step of the hero's: a creature that is { $first } { $first ->
            [one] sector
           *[other] sectors
        } away comes into the hero's sector, a Parasite also if it is { $third } farther away. Dangerous: the hero loses { $second } self-control.
card-tunnels = Tunnels
    .text =
        At the end of the turn: teleport a creature into an unrevealed sector of its level; then move a Worm by up to { $third } { $third ->
            [one] sector
           *[other] sectors
        }. Dangerous: the sector may be on any level.
card-slip-away = Slip Away
    .text =
        When a fight action is declared: move its target by up to { $first } { $first ->
            [one] sector
           *[other] sectors
        }. Dangerous: by up to { $second } { $second ->
            [one] sector
           *[other] sectors
        }.
card-echoes = Echoes
    .text =
        When the hero takes self-control damage: move a creature by up to { $first } { $first ->
            [one] sector
           *[other] sectors
        }, a Cultist by up to { $third } more. Dangerous: move another one by up to { $second }, a Cultist again by up to { $third } more.
card-change-of-guard = Change of Guard
    .text =
        When a sector is revealed: two creatures on the map change places, as if teleported. Dangerous: move one of them by up to { $second } { $second ->
            [one] sector
           *[other] sectors
        }.
card-flight-from-light = Flight from Light
    .text =
        When a light control unit is repaired: before the light comes, move up to { $first } { $first ->
            [one] creature
           *[other] creatures
        } by up to { $third } { $third ->
            [one] sector
           *[other] sectors
        }{ $first ->
            [one] { "" }
           *[other] { " " }each
        }. Dangerous: by up to { $second } { $second ->
            [one] sector
           *[other] sectors
        }{ $first ->
            [one] { "" }
           *[other] { " " }each
        }.
card-closing-in = Closing In
    .text =
        When the hero kills a creature: move another one by up to { $first } { $first ->
            [one] sector
           *[other] sectors
        }, Spores by up to { $third } more. Dangerous: also spawn { $second } { $second ->
            [one] creature
           *[other] creatures
        }.
card-whispers = Whispers
    .text = Before an answer is given: you may give a false one. Dangerous: the hero loses { $second } self-control.
card-dread = Dread
    .text = When a dark sector is revealed: the hero loses { $first } self-control. Dangerous: { $second } more.
card-screams = Screams
    .text = On a fright: it costs { $first } self-control more. Dangerous: and { $second } more again.
card-despair = Despair
    .text = When the hero takes self-control damage: the hero loses { $first } adrenaline. Dangerous: { $second } more.
card-trembling-hands = Trembling Hands
    .text =
        When items are drawn: one of them gets { $first } { $first ->
            [one] charge less
           *[other] charges fewer
        }. Dangerous: each of them { $second } { $second ->
            [one] less
           *[other] fewer
        } again.
card-paralysis = Paralysis
    .text = When a move action is declared: the hero pays { $first } self-control, or the action comes to nothing. Dangerous: pays { $second }.
card-phantom-steps = Phantom Steps
    .text = At the end of the turn: you say from where the hero hears a noise; it need not be true. Dangerous: the hero loses { $second } self-control.
card-lost-bearings = Lost Bearings
    .text =
        When a locate action is resolved: in { $first } revealed { $first ->
            [one] sector
           *[other] sectors
        } of your choice out of line of sight the lights go out, and { $first ->
            [one] it sinks
           *[other] they sink
        } back into the dark. Dangerous: in { $second } such { $second ->
            [one] sector
           *[other] sectors
        }.
card-doubt = Doubt
    .text = When an item is activated: the hero loses { $first } self-control. Dangerous: and { $second } adrenaline.
card-nightmares = Nightmares
    .text =
        At the end of the turn: the hero loses as much self-control as there are creatures { $third ->
            [0] in the hero's sector
            [one] up to { $third } sector away
           *[other] up to { $third } sectors away
        }, { $first } at most. Dangerous: { $second } at most.
card-obsession = Obsession
    .text = When a step of a mission is done: the hero loses { $first } self-control. Dangerous: { $second } more.
card-shaking-aim = Shaking Aim
    .text =
        When the hero has rolled a hit: turn { $first } { $first ->
            [one] die that hits to a miss
           *[other] dice that hit to misses
        }. Dangerous: the hero loses { $second } self-control.
card-dropped-gear = Dropped Gear
    .text =
        When the hero takes life damage: an item of the hero's choice loses { $first } { $first ->
            [one] charge
           *[other] charges
        }. Dangerous: { $second } { $second ->
            [one] charge
           *[other] charges
        }.
card-sealed-hatch = Sealed Hatch
    .text = Before a step of the hero's through a door: the door is blocked, and the hero stays. Dangerous: place a danger token on the other side.
card-short-circuit = Short Circuit
    .text = When a light control unit is repaired: only its own sector is lighted. Dangerous: not even that.
card-lockdown = Lockdown
    .text =
        At the end of the turn: block { $first } { $first ->
            [one] door
           *[other] doors
        } anywhere. Dangerous: { $second } { $second ->
            [one] door
           *[other] doors
        }.
card-sabotage = Sabotage
    .text = When a step of a mission is done: place a danger token in the hero's sector. Dangerous: the hero loses { $second } life.
card-rust = Rust
    .text =
        When an item is activated: it loses { $first } { $first ->
            [one] charge
           *[other] charges
        } more. Dangerous: its advanced effect does not count.
card-glyph = Glyph
    .text = At the end of the turn: place a glyph in the hero's sector or one adjacent to it: there every fright costs { $first } more. Dangerous: the lights in the hero's sector go out, and you put the hero into an adjacent sector.
card-blackout = Blackout
    .text =
        At the end of the turn: the lights go out in up to { $first } { $first ->
            [one] sector
           *[other] sectors
        }. Dangerous: in up to { $second }.
card-tripwire = Tripwire
    .text = After a step of the hero's: place a danger token in the hero's sector. Dangerous: the hero loses { $second } life.
card-pitfall = Pitfall
    .text = When a sector is revealed: place a danger token there. Dangerous: block a door of that sector.
card-dead-channel = Dead Channel
    .text = Before an answer is given: the hero does not get that answer. Dangerous: the hero loses { $second } adrenaline.
card-booby-trap = Booby Trap
    .text = When items are drawn: the hero discards one of them. Dangerous: the hero loses { $second } life.
card-cave-in = Cave-in
    .text = When the hero takes life damage: block a door of the hero's sector. Dangerous: block every door of it.
card-creeping-dark = Creeping Dark
    .text = When a fight action is resolved: the lights in the hero's sector go out. Dangerous: and those in the sectors adjacent to it.
