card-second-wind = Second Wind
    .text = Recover { $number } life and { $number } self-control.
card-sure-hand = Sure Hand
    .text = Discard the danger token of your sector or of a revealed adjacent one.
card-last-spark = Last Spark
    .text = The lights of your sector come on.
card-sixth-sense = Sixth Sense
    .text = You learn how far each avatar is, and on which level; nobody can lie about it.
card-desperate-rush = Desperate Rush
    .text = You have two actions this turn, as in bullet time.
card-defiance = Defiance
    .text = Each avatar in your sector takes { $number } damage.
card-unbroken = Unbroken
    .text =
        A fright costs { $number } self-control less, or up to { $number } { $number ->
            [one] hit of a creature's attack is a miss
           *[other] hits of a creature's attack are misses
        }.
