card-herald = Herald
    .text =
        A standard reaction may spawn a creature up to { $number } { $number ->
            [one] sector
           *[other] sectors
        } closer than its spawn distance.
card-snuffer = Snuffer
    .text =
        At the end of each round, evil may turn off the lights in up to { $number } { $number ->
            [one] sector
           *[other] sectors
        } other than the hero's.
card-brute = Brute
    .text =
        Attacks of opportunity in its sector roll { $number } extra { $number ->
            [one] die
           *[other] dice
        }.
card-howler = Howler
    .text =
        After it frightens the hero, evil moves another creature up to { $number } { $number ->
            [one] sector
           *[other] sectors
        }.
card-leech = Leech
    .text = While the hero's pool holds { $number } adrenaline or less, the hero cannot spend any on recovery.
card-skitterer = Skitterer
    .text =
        A standard reaction moves it up to { $number } { $number ->
            [one] sector
           *[other] sectors
        } farther.
card-bloom = Bloom
    .text =
        At the end of each round, evil sets aside { $number } extra danger { $number ->
            [one] token
           *[other] tokens
        }.
card-pall = Pall
    .text =
        A repaired light control unit lights up { $number } fewer { $number ->
            [one] sector
           *[other] sectors
        } in each line.
card-maw = Maw
    .text =
        When its attack hits, an item of the hero's choice loses { $number } { $number ->
            [one] charge
           *[other] charges
        }.
card-gnawer = Gnawer
    .text =
        Whenever the hero scavenges, the hero draws { $number } fewer { $number ->
            [one] item
           *[other] items
        }, but always at least one.
