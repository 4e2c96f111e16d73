# Was auf der Karte einer Spezialkreatur steht
text-specials =
    Spezialkreatur, zeigt { $symbol ->
        [spores] Sporen
        [parasite] einen Parasiten
        [cultist] einen Kultisten
        [mutant] einen Mutanten
       *[worm] einen Wurm
    }: Wunde { $calm-wound }, Tod { $calm-kill }, Würfel { $calm-dark }/{ $calm-light }, Schrecken { $calm-fright }, erscheint ab { $calm-spawn }; im Albtraum Wunde { $nightmare-wound }, Tod { $nightmare-kill }, Würfel { $nightmare-dark }/{ $nightmare-light }, Schrecken { $nightmare-fright }, erscheint ab { $nightmare-spawn }. { $text }
