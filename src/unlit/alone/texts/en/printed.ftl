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
