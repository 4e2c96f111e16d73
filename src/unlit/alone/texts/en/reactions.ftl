# Decks and reaction cards
thing-fury = Fury
thing-speed = Speed
thing-terror = Terror
thing-traps = Traps
thing-down-fury = face-down Fury card
thing-down-speed = face-down Speed card
thing-down-terror = face-down Terror card
thing-down-traps = face-down Traps card

# What is printed on a reaction card: its deck, what it reacts to, the creature it shows, its text
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
        When the hero wounds a creature in the hero's sector: that creature attacks at once. Dangerous: with { $second } extra { $second ->
            [one] die
           *[other] dice
        }.
card-death-throes = Death Throes
    .text = When the hero kills a creature: the hero loses { $first } life. Dangerous: and { $second } more.
card-thick-hide = Thick Hide
    .text =
        After the hero rolls in a fight: the hero rerolls every hit. Dangerous: evil draws { $second ->
            [0] no card
            [one] { $second } card
           *[other] { $second } cards
        }.
card-frenzy = Frenzy
    .text =
        At the end of the turn: a creature in the hero's sector attacks, a Cultist with { $third } extra { $third ->
            [one] die
           *[other] dice
        }. Dangerous: add { $second } more { $second ->
            [one] die
           *[other] dice
        }.
card-blood-scent = Blood Scent
    .text =
        When the hero takes life damage: move a creature up to { $first } { $first ->
            [one] sector
           *[other] sectors
        } (a Mutant up to { $third } more). Dangerous: move another creature up to { $second } (again, a Mutant up to { $third } more).
card-battering = Battering
    .text =
        After the hero takes a step: unblock a door of the hero's sector, or move a creature up to { $first } { $first ->
            [one] sector
           *[other] sectors
        }. Dangerous: the hero also loses { $second } self-control.
card-savagery = Savagery
    .text =
        After evil rolls for an attack: evil rerolls every die that does not hit. Dangerous: and rolls { $second } extra { $second ->
            [one] die
           *[other] dice
        }.
card-stampede = Stampede
    .text =
        At the end of the turn: move a creature up to { $first } { $first ->
            [one] sector
           *[other] sectors
        } (a Worm up to { $third } more). Dangerous: if it is then in the hero's sector, it attacks at once.
card-thick-blood = Thick Blood
    .text =
        When the hero wounds a creature: the wound closes. Dangerous: move the creature up to { $second } { $second ->
            [one] sector
           *[other] sectors
        } (a Parasite up to { $third } more).
card-wrath = Wrath
    .text =
        When the hero completes a step of a mission: a creature up to { $first } { $first ->
            [one] sector
           *[other] sectors
        } away (a Mutant up to { $third } more) comes into the hero's sector. Dangerous: it attacks at once.
card-open-wounds = Open Wounds
    .text = When the hero takes life damage: the hero also loses { $first } self-control. Dangerous: and { $second } adrenaline.
card-brood = Brood
    .text =
        After a scavenge action: spawn a creature of a kind that is on the map (Spores up to { $third } { $third ->
            [one] sector
           *[other] sectors
        } closer than their spawn distance). Dangerous: then move it up to { $second } { $second ->
            [one] sector
           *[other] sectors
        }.
card-undying = Undying
    .text =
        When the hero kills a creature that is not a boss: spawn one of the same kind. Dangerous: up to { $second } { $second ->
            [one] sector
           *[other] sectors
        } closer than its spawn distance.
card-swift-hunter = Swift Hunter
    .text =
        At the end of the turn: move a creature up to { $first } { $first ->
            [one] sector
           *[other] sectors
        }. Dangerous: move another creature up to { $second } { $second ->
            [one] sector
           *[other] sectors
        }.
card-ambush = Ambush
    .text =
        When a creature is revealed: move it up to { $first } { $first ->
            [one] sector
           *[other] sectors
        } (a Cultist up to { $third } more). Dangerous: up to { $second } { $second ->
            [one] sector
           *[other] sectors
        } (again, a Cultist up to { $third } more).
card-cut-off = Cut Off
    .text =
        Before the hero takes a step: move a creature up to { $first } { $first ->
            [one] sector
           *[other] sectors
        } (a Parasite up to { $third } more). Dangerous: evil draws { $second ->
            [0] no card
            [one] { $second } card
           *[other] { $second } cards
        }.
card-scuttle = Scuttle
    .text =
        Before evil gives an answer: move a creature up to { $first } { $first ->
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
        } up to { $first } { $first ->
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
        After an interact action: spawn a creature. Dangerous: up to { $second } { $second ->
            [one] sector
           *[other] sectors
        } closer than its spawn distance.
card-pounce = Pounce
    .text =
        After the hero takes a step: a creature up to { $first } { $first ->
            [one] sector
           *[other] sectors
        } away (a Parasite up to { $third } more) comes into the hero's sector. Dangerous: the hero loses { $second } self-control.
card-tunnels = Tunnels
    .text =
        At the end of the turn: teleport a creature to an unrevealed sector on its level; then, if it is a Worm, move it up to { $third } { $third ->
            [one] sector
           *[other] sectors
        }. Dangerous: the sector may be on any level.
card-slip-away = Slip Away
    .text =
        When the hero declares a fight action: move its target up to { $first } { $first ->
            [one] sector
           *[other] sectors
        }. Dangerous: up to { $second } { $second ->
            [one] sector
           *[other] sectors
        }.
card-echoes = Echoes
    .text =
        When the hero takes self-control damage: move a creature up to { $first } { $first ->
            [one] sector
           *[other] sectors
        } (a Cultist up to { $third } more). Dangerous: move another creature up to { $second } (again, a Cultist up to { $third } more).
card-change-of-guard = Change of Guard
    .text =
        When a sector is revealed: two creatures on the map swap places, as if teleported. Dangerous: move one of them up to { $second } { $second ->
            [one] sector
           *[other] sectors
        }.
card-flight-from-light = Flight from Light
    .text =
        When the hero repairs a light control unit: before the lights come on, move up to { $first } { $first ->
            [one] creature
           *[other] creatures
        } up to { $third } { $third ->
            [one] sector
           *[other] sectors
        }{ $first ->
            [one] { "" }
           *[other] { " " }each
        }. Dangerous: up to { $second } { $second ->
            [one] sector
           *[other] sectors
        }{ $first ->
            [one] { "" }
           *[other] { " " }each
        }.
card-closing-in = Closing In
    .text =
        When the hero kills a creature: move another one up to { $first } { $first ->
            [one] sector
           *[other] sectors
        } (Spores up to { $third } more). Dangerous: also spawn { $second } { $second ->
            [one] creature
           *[other] creatures
        }.
card-whispers = Whispers
    .text = Before evil gives an answer: you may give a false one. Dangerous: the hero loses { $second } self-control.
card-dread = Dread
    .text = When a dark sector is revealed: the hero loses { $first } self-control. Dangerous: and { $second } more.
card-screams = Screams
    .text = When a creature frightens the hero: the fright costs { $first } more self-control. Dangerous: and { $second } more on top.
card-despair = Despair
    .text = When the hero takes self-control damage: the hero loses { $first } adrenaline. Dangerous: and { $second } more.
card-trembling-hands = Trembling Hands
    .text =
        When the hero draws items: one of them gets { $first } fewer { $first ->
            [one] charge
           *[other] charges
        }. Dangerous: then each of them gets { $second } fewer.
card-paralysis = Paralysis
    .text = When the hero declares a move action: the hero must pay { $first } self-control, or the action comes to nothing. Dangerous: the price is { $second }.
card-phantom-steps = Phantom Steps
    .text = At the end of the turn: you say where the hero hears a noise from; it need not be true. Dangerous: the hero loses { $second } self-control.
card-lost-bearings = Lost Bearings
    .text =
        After a locate action: choose { $first } revealed { $first ->
            [one] sector
           *[other] sectors
        } out of line of sight; the lights go out there, and { $first ->
            [one] it sinks
           *[other] they sink
        } back into the dark. Dangerous: choose { $second } such { $second ->
            [one] sector
           *[other] sectors
        }.
card-doubt = Doubt
    .text = When the hero activates an item: the hero loses { $first } self-control. Dangerous: and { $second } adrenaline.
card-nightmares = Nightmares
    .text =
        At the end of the turn: the hero loses one self-control for each creature { $third ->
            [0] in the hero's sector
            [one] up to { $third } sector away
           *[other] up to { $third } sectors away
        }, but at most { $first }. Dangerous: at most { $second }.
card-obsession = Obsession
    .text = When the hero completes a step of a mission: the hero loses { $first } self-control. Dangerous: and { $second } more.
card-shaking-aim = Shaking Aim
    .text =
        After the hero rolls a hit: turn { $first } { $first ->
            [one] hit into a miss
           *[other] hits into misses
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
    .text = Before the hero steps through a door: the door is blocked, and the hero stays put. Dangerous: place a danger token on the other side.
card-short-circuit = Short Circuit
    .text = When the hero repairs a light control unit: only its own sector lights up. Dangerous: not even that.
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
    .text = When the hero completes a step of a mission: place a danger token in the hero's sector. Dangerous: the hero loses { $second } life.
card-rust = Rust
    .text =
        When the hero activates an item: it loses { $first } more { $first ->
            [one] charge
           *[other] charges
        }. Dangerous: its advanced effect does not count.
card-glyph = Glyph
    .text = At the end of the turn: place a glyph in the hero's sector or an adjacent one; every fright there costs { $first } more. Dangerous: the lights in the hero's sector go out, and you move the hero to an adjacent sector.
card-blackout = Blackout
    .text =
        At the end of the turn: the lights go out in up to { $first } { $first ->
            [one] sector
           *[other] sectors
        }. Dangerous: in up to { $second }.
card-tripwire = Tripwire
    .text = After the hero takes a step: place a danger token in the hero's sector. Dangerous: the hero loses { $second } life.
card-pitfall = Pitfall
    .text = When a sector is revealed: place a danger token there. Dangerous: block a door of that sector.
card-dead-channel = Dead Channel
    .text = Before evil gives an answer: the hero does not get it. Dangerous: the hero loses { $second } adrenaline.
card-booby-trap = Booby Trap
    .text = When the hero draws items: the hero discards one of them. Dangerous: the hero loses { $second } life.
card-cave-in = Cave-in
    .text = When the hero takes life damage: block a door of the hero's sector. Dangerous: block all of its doors.
card-creeping-dark = Creeping Dark
    .text = After a fight action: the lights in the hero's sector go out. Dangerous: and those in all adjacent sectors.
