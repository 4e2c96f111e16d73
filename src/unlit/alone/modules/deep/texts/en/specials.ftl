card-herald = Herald
    .text =
        A standard reaction spawns a creature up to { $number } { $number ->
            [one] sector
           *[other] sectors
        } nearer than it may.
card-snuffer = Snuffer
    .text =
        At the end of each round evil may switch off the lights of up to { $number } { $number ->
            [one] sector that is
           *[other] sectors that are
        } not the hero's.
card-brute = Brute
    .text =
        Whoever leaves its sector is attacked with { $number } { $number ->
            [one] die
           *[other] dice
        } more.
card-howler = Howler
    .text =
        When it has frightened the hero, evil moves another creature by up to { $number } { $number ->
            [one] sector
           *[other] sectors
        }.
card-leech = Leech
    .text = While the pool holds { $number } adrenaline or less, none of it can be spent on recovery.
card-skitterer = Skitterer
    .text =
        A standard reaction moves it { $number } { $number ->
            [one] sector
           *[other] sectors
        } farther.
card-bloom = Bloom
    .text =
        At the end of each round evil sets aside { $number } danger { $number ->
            [one] token
           *[other] tokens
        } more.
card-pall = Pall
    .text =
        A repaired light control unit lights { $number } { $number ->
            [one] sector less
           *[other] sectors fewer
        } in each line.
card-maw = Maw
    .text =
        When its attack has hit, an item of the hero's choice loses { $number } { $number ->
            [one] charge
           *[other] charges
        }.
card-gnawer = Gnawer
    .text =
        Whenever the hero scavenges, { $number } { $number ->
            [one] item less is
           *[other] items fewer are
        } drawn, but never none.
