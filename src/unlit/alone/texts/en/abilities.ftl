card-standard-reaction = Standard Reaction
    .text = Move a creature up to 1 sector, or spawn a creature.
card-courage = Courage
    .text = When a creature frightens you, you may make evil roll 1 die. On a miss, you take 1 less damage.
card-precision = Precision
    .text = In a fight action, you may reroll 1 miss once.
card-dexterity = Dexterity
    .text = After a creature attacks you, you may make evil reroll 1 hit once.
