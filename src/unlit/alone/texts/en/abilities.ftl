card-standard-reaction = Standard Reaction
    .text = Move 1 creature by up to 1 sector, or spawn 1 creature.
card-courage = Courage
    .text = On a fright, have evil roll 1 die; a miss lowers the damage by 1.
card-precision = Precision
    .text = In a fight action, roll 1 miss again, once.
card-dexterity = Dexterity
    .text = After a creature's attack, have evil roll 1 hit again, once.
