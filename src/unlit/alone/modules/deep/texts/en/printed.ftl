# What is printed on the card of a special creature
text-specials =
    Special creature, bears { $symbol ->
        [spores] Spores
        [parasite] a Parasite
        [cultist] a Cultist
        [mutant] a Mutant
       *[worm] a Worm
    }: wound { $calm-wound }, kill { $calm-kill }, dice { $calm-dark }/{ $calm-light }, fright { $calm-fright }, spawns at { $calm-spawn }; in the nightmare wound { $nightmare-wound }, kill { $nightmare-kill }, dice { $nightmare-dark }/{ $nightmare-light }, fright { $nightmare-fright }, spawns at { $nightmare-spawn }. { $text }
