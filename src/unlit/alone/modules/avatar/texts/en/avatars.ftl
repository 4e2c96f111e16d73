card-harrier = Harrier
    .text =
        When activated, on the map: move another creature, wherever it is, by up to { $first } { $first ->
            [one] sector
           *[other] sectors
        }.
card-ravager = Ravager
    .text =
        In its sector every creature attacks with { $first } { $first ->
            [one] die
           *[other] dice
        } more, the Ravager too.
card-sentinel = Sentinel
    .text =
        When activated, on the map or not: block or free { $first } { $first ->
            [one] door
           *[other] doors
        } anywhere.
card-trapper = Trapper
    .text =
        When activated: place { $first } danger { $first ->
            [one] token
           *[other] tokens
        } in its sector or an adjacent one.
card-whisperer = Whisperer
    .text =
        When activated: if it is { $first ->
            [0] in the hero's sector
            [one] up to { $first } sector from the hero
           *[other] up to { $first } sectors from the hero
        }, the hero loses { $second } self-control.
