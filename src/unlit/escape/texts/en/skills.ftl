card-boxer = Boxer
    .text =
        After your roll to attack an enemy: roll { $number } { $number ->
            [one] die
           *[other] dice
        } again.
card-skeptic = Skeptic
    .text =
        After your roll for a challenge of a fear event: roll up to { $number } { $number ->
            [one] die
           *[other] dice
        } again.
card-gambler = Gambler
    .text = After your challenge roll: you may gain { $number } fear and roll all dice again.
card-acrobat = Acrobat
    .text =
        { $speed } Speed, { $strength } Strength. { $number } { $number ->
            [one] die
           *[other] dice
        } more for a bull rush.
card-engineer = Engineer
    .text =
        { $number } { $number ->
            [one] die
           *[other] dice
        } more to unlock a door, to access a control panel, and in challenges of facility events.
card-daredevil = Daredevil
    .text = With { $number } fear or more: a die more in each of your challenges.
card-lone-wolf = Lone Wolf
    .text =
        While no other player is on your tile or an adjacent one: { $number } { $number ->
            [one] die
           *[other] dice
        } more in each of your challenges.
card-desperate = Desperate
    .text =
        With { $number ->
            [0] no adrenaline card
            [one] { $number } adrenaline card or fewer
           *[other] { $number } adrenaline cards or fewer
        } in hand: two dice more in each of your challenges.
card-smooth-talker = Smooth Talker
    .text =
        { $number } { $number ->
            [one] die
           *[other] dice
        } more to outwit enemies; and if you fail to, they do not act for it.
card-thrill-seeker = Thrill Seeker
    .text =
        Whenever your attack stuns or removes an enemy: draw { $number } { $number ->
            [one] adrenaline card, if
           *[other] adrenaline cards, as far as
        } your hand has room.
card-thick-skull = Thick Skull
    .text = { $toughness } Toughness, { $intelligence } Intelligence.
card-self-defense = Self-Defense
    .text =
        After your roll to attack an enemy: { $number } { $number ->
            [one] die with a double icon that does not count is
           *[other] dice with a double icon that does not count are
        } rolled again. After the roll of an attack that would hurt you: { $number } { $number ->
            [one] die whose double icon counts
           *[other] dice whose double icons count
        }.
card-diversion = Diversion
    .text =
        After the roll of an attack that would hurt you: you may lay one of your items on your tile; then { $number } of the icons { $number ->
            [one] does
           *[other] do
        } not count.
card-harmless-look = Harmless Look
    .text =
        Before a guard's attack on you, if you hold no weapon: you may gain a fear; then it has { $number } { $number ->
            [one] die less
           *[other] dice fewer
        }.
card-cold-blooded = Cold-Blooded
    .text = Being attacked does not raise your fear; only the icons of a hybrid do.
card-level-head = Level Head
    .text = At the start of your turn: you may move your fear up or down by { $number }.
card-survivalist = Survivalist
    .text =
        At the start of your turn, after you have drawn: with { $number ->
            [one] no card
           *[other] fewer than { $number } cards
        } in hand, draw one more.
card-pilferer = Pilferer
    .text = At the start of your turn on a tile with a crate: you may gain { $number } threat and draw an item.
card-locksmith = Locksmith
    .text =
        In your turn: lose { $number } adrenaline { $number ->
            [one] card
           *[other] cards
        }, but not your last; then lock or unlock a door of your tile.
card-tinkerer = Tinkerer
    .text =
        In your turn: discard one of your items, but no key card; then draw { $number } { $number ->
            [one] adrenaline card, if
           *[other] adrenaline cards, as far as
        } your hand has room.
card-informer = Informer
    .text = In your turn, with an active guard on your tile or an adjacent one: lose an adrenaline card, but not your last; then you lose { $number } threat, and another player on the map of your choice gains it, if there is one.
card-premonition = Premonition
    .text =
        When you have drawn an event card: you may lose { $number } adrenaline { $number ->
            [one] card
           *[other] cards
        }, but not your last; then another event card is drawn instead.
card-contortionist = Contortionist
    .text = Vents are open to you up to { $number } fear, and moving through one does not raise it.
card-pathfinder = Pathfinder
    .text = When you explore and see the tile: you may gain { $number } fear and put it under its stack, if that is not empty; then the next one that fits is laid.
card-no-scent = No Scent
    .text = With { $number } fear or less, clones do not hold you on their tile.
card-packrat = Packrat
    .text =
        You can carry as many items as if you had { $number } { $number ->
            [one] hand
           *[other] hands
        } more.
