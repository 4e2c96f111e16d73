# What is printed on an adrenaline card, an event card and a scenario
bonus-adrenaline =
    { $stat ->
        [intelligence] Intelligence
        [strength] Strength
        [speed] Speed
       *[toughness] Toughness
    } { $bonus }{ $fear ->
        [none] { "" }
       *[other] , fear { $fear }
    }.
text-adrenaline = { bonus-adrenaline } { $text }
who-events =
    { $spawns ->
        [none] { "" }
        [guard] a guard appears;{ " " }
       *[clone] a clone appears;{ " " }
    }with 1, 2, 3, 4 players act: { $acting }
text-events = Fear: { $fear-text } Security: { $security-text } Facility: { $facility-text } ({ who-events })
alien-zone-scenarios =
    { $alien_zone ->
        [yes] Alien Zone: clones appear on vent tiles as on fear tiles.
       *[no] { "" }
    }
military-zone-scenarios =
    { $military_zone ->
        [yes] Military Zone: a guard who appears and finds no security tile with room brings a tile along, the lowest of the last stack, as close to you as can be.
       *[no] { "" }
    }
text-scenarios =
    { $text }{ $alien_zone ->
        [yes] { " " }{ alien-zone-scenarios }
       *[no] { "" }
    }{ $military_zone ->
        [yes] { " " }{ military-zone-scenarios }
       *[no] { "" }
    }

# Who acts in an event
acting-nobody = nobody
acting-guards = guards
acting-clones = clones
acting-guards-then-clones = guards then clones
acting-clones-then-guards = clones then guards
