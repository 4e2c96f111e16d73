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
        [guard] a guard spawns;{ " " }
       *[clone] a clone spawns;{ " " }
    }with 1, 2, 3 or 4 players, these act: { $acting }
text-events = Fear: { $fear-text } Security: { $security-text } Facility: { $facility-text } ({ who-events })
alien-zone-scenarios =
    { $alien_zone ->
        [yes] Alien Zone: clones spawn on vent tiles as they do on fear tiles.
       *[no] { "" }
    }
military-zone-scenarios =
    { $military_zone ->
        [yes] Military Zone: if a guard spawns and no security tile has room, the guard brings a tile along. It is the lowest tile of the last stack, laid as close to you as possible.
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
