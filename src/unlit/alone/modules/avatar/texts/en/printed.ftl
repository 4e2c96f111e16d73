# What is printed on the card of an avatar, and on a power of the hero
text-avatars =
    Avatar, { $deck ->
        [fury] fury
        [speed] speed
        [terror] terror
        [traps] traps
       *[none] the A.I.
    }: wound { $stats-wound }, kill { $stats-kill }, dice { $stats-dark }/{ $stats-light }, fright { $stats-fright }, spawn distance { $stats-spawn }; in nightmare, wound { $nightmare-wound }, kill { $nightmare-kill }, dice { $nightmare-dark }/{ $nightmare-light }, fright { $nightmare-fright }, spawn distance { $nightmare-spawn }. { $text }
text-powers =
    { $cost } { $cost ->
        [one] token
       *[other] tokens
    }, { $bolt ->
        [yes] at any time
       *[no] at the start of a turn
    }: { $text }
