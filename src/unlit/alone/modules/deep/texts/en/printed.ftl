# What is printed on the card of a special creature
text-specials =
    Special creature with the symbol of { $symbol ->
        [spores] Spores
        [parasite] a Parasite
        [cultist] a Cultist
        [mutant] a Mutant
       *[worm] a Worm
    }: wound { $calm-wound }, kill { $calm-kill }, dice { $calm-dark }/{ $calm-light }, fright { $calm-fright }, spawn distance { $calm-spawn }; in nightmare, wound { $nightmare-wound }, kill { $nightmare-kill }, dice { $nightmare-dark }/{ $nightmare-light }, fright { $nightmare-fright }, spawn distance { $nightmare-spawn }. { $text }
