card-whole-pack = The Whole Pack
    .text =
        Its power moves { $number } more { $number ->
            [one] creature
           *[other] creatures
        }.
card-long-strides = Long Strides
    .text =
        Its power moves a creature up to { $number } { $number ->
            [one] sector
           *[other] sectors
        } farther.
card-sudden = Sudden
    .text =
        It may appear { $number } { $number ->
            [one] sector
           *[other] sectors
        } closer to the hero.
card-raking-claws = Raking Claws
    .text =
        It attacks with { $number } extra { $number ->
            [one] die
           *[other] dice
        }.
card-blood-frenzy = Blood Frenzy
    .text =
        Its power gives { $number } extra { $number ->
            [one] die
           *[other] dice
        }.
card-no-escape = No Escape
    .text =
        Attacks of opportunity in its sector also roll { $number } extra { $number ->
            [one] die
           *[other] dice
        }.
card-scarred-hide = Scarred Hide
    .text = It takes { $number } more damage to wound.
card-blood-soaked = Blood-soaked
    .text = Its fright costs { $number } more.
card-master-key = Master Key
    .text =
        Its power affects { $number } more { $number ->
            [one] door
           *[other] doors
        }.
card-power-grid = Power Grid
    .text =
        When activated: then also turn the lights in { $number } { $number ->
            [one] sector
           *[other] sectors
        } anywhere on or off.
card-armour-plates = Armour Plates
    .text = It takes { $number } more damage to wound.
card-night-vision = Night Vision
    .text =
        In the dark, it attacks with { $number } extra { $number ->
            [one] die
           *[other] dice
        }.
card-full-bag = Full Bag
    .text =
        Its power places { $number } more danger { $number ->
            [one] token
           *[other] tokens
        }.
card-deadbolts = Deadbolts
    .text =
        When activated: then also block { $number } { $number ->
            [one] door
           *[other] doors
        } of its sector or an adjacent one.
card-barbed-hooks = Barbed Hooks
    .text =
        It attacks with { $number } extra { $number ->
            [one] die
           *[other] dice
        }.
card-crawlways = Crawlways
    .text =
        It may appear { $number } { $number ->
            [one] sector
           *[other] sectors
        } closer to the hero.
card-far-voice = Far Voice
    .text =
        Its power reaches { $number } { $number ->
            [one] sector
           *[other] sectors
        } farther.
card-false-steps = False Steps
    .text = When activated, on the map: first you also say where the hero hears a noise from; it need not be true.
card-faceless = Faceless
    .text = Its fright costs { $number } more.
card-half-a-dream = Half a Dream
    .text = When wounded, it takes { $number } more damage to kill.
