card-second-wind = Second Wind
    .text = Recover { $number } life and { $number } self-control.
card-sure-hand = Sure Hand
    .text = Discard the danger token in your sector or in a revealed adjacent one.
card-last-spark = Last Spark
    .text = The lights in your sector come on.
card-sixth-sense = Sixth Sense
    .text = You learn how far away each avatar is, and on which level; nobody can lie about it.
card-desperate-rush = Desperate Rush
    .text = You have two actions this turn, as in bullet time.
card-defiance = Defiance
    .text = Deal { $number } damage to each avatar in your sector.
card-unbroken = Unbroken
    .text =
        When a creature frightens you, lose { $number } less self-control. Or, when a creature attacks you, turn up to { $number } { $number ->
            [one] hit into a miss
           *[other] hits into misses
        }.
