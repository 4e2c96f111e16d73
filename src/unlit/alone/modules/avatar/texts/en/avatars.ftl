card-harrier = Harrier
    .text =
        When activated, on the map: move any other creature up to { $first } { $first ->
            [one] sector
           *[other] sectors
        }.
card-ravager = Ravager
    .text =
        Every creature in its sector, the Ravager included, attacks with { $first } extra { $first ->
            [one] die
           *[other] dice
        }.
card-sentinel = Sentinel
    .text =
        When activated, on the map or not: block or unblock { $first } { $first ->
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
