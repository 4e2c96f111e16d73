# Was auf einer Reaktionskarte steht: ihr Deck, worauf sie reagiert, die Kreatur, die sie zeigt, ihr Text
text-reactions =
    { $deck ->
        [fury] Wut
        [speed] Tempo
        [terror] Terror
       *[traps] Fallen
    }, { $icon ->
        [move] auf eine Bewegung
        [explore] auf eine Erkundung
        [fight] auf einen Kampf
        [locate] auf eine Ortung
        [scavenge] auf eine Plünderung
        [interact] auf eine Interaktion
        [life] auf Lebensschaden
       *[self-control] auf Schaden an der Selbstbeherrschung
    }{ $symbol ->
        [none] { "" }
        [spores] , zeigt Sporen
        [parasite] , zeigt einen Parasiten
        [cultist] , zeigt einen Kultisten
        [mutant] , zeigt einen Mutanten
       *[worm] , zeigt einen Wurm
    }. { $text }
