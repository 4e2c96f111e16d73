card-whole-pack = The Whole Pack
    .text =
        Its power moves { $number } { $number ->
            [one] creature
           *[other] creatures
        } more.
card-long-strides = Long Strides
    .text =
        Its power moves a creature by up to { $number } { $number ->
            [one] sector
           *[other] sectors
        } more.
card-sudden = Sudden
    .text =
        It may appear { $number } { $number ->
            [one] sector
           *[other] sectors
        } nearer to the hero.
card-raking-claws = Raking Claws
    .text =
        It attacks with { $number } { $number ->
            [one] die
           *[other] dice
        } more.
card-blood-frenzy = Blood Frenzy
    .text =
        Its power gives { $number } { $number ->
            [one] die
           *[other] dice
        } more.
card-no-escape = No Escape
    .text =
        An attack of opportunity in its sector has { $number } { $number ->
            [one] die
           *[other] dice
        } more, too.
card-scarred-hide = Scarred Hide
    .text = To wound it takes { $number } damage more.
card-blood-soaked = Blood-soaked
    .text = Its fright is { $number } more.
card-master-key = Master Key
    .text =
        Its power reaches { $number } { $number ->
            [one] door
           *[other] doors
        } more.
card-power-grid = Power Grid
    .text =
        When activated: then also switch the lights of { $number } { $number ->
            [one] sector on or off, wherever it is
           *[other] sectors on or off, wherever they are
        }.
card-armour-plates = Armour Plates
    .text = To wound it takes { $number } damage more.
card-night-vision = Night Vision
    .text =
        In the dark it attacks with { $number } { $number ->
            [one] die
           *[other] dice
        } more.
card-full-bag = Full Bag
    .text =
        Its power places { $number } danger { $number ->
            [one] token
           *[other] tokens
        } more.
card-deadbolts = Deadbolts
    .text =
        When activated: then also block { $number } { $number ->
            [one] door
           *[other] doors
        } of its sector or an adjacent one.
card-barbed-hooks = Barbed Hooks
    .text =
        It attacks with { $number } { $number ->
            [one] die
           *[other] dice
        } more.
card-crawlways = Crawlways
    .text =
        It may appear { $number } { $number ->
            [one] sector
           *[other] sectors
        } nearer to the hero.
card-far-voice = Far Voice
    .text =
        Its power reaches { $number } { $number ->
            [one] sector
           *[other] sectors
        } farther.
card-false-steps = False Steps
    .text = When activated, on the map: you also say from where the hero hears a noise, first; it need not be true.
card-faceless = Faceless
    .text = Its fright is { $number } more.
card-half-a-dream = Half a Dream
    .text = To kill it, wounded, takes { $number } damage more.
