card-boxer = Boxer
    .text =
        After your roll to attack an enemy: reroll { $number ->
            [one] { $number } die
           *[other] up to { $number } dice
        }.
card-skeptic = Skeptic
    .text =
        After your roll for a challenge of a fear event: reroll { $number ->
            [one] { $number } die
           *[other] up to { $number } dice
        }.
card-gambler = Gambler
    .text = After your challenge roll: you may gain { $number } fear and reroll all dice.
card-acrobat = Acrobat
    .text =
        { $speed } Speed, { $strength } Strength. { $number } extra { $number ->
            [one] die
           *[other] dice
        } for a bull rush.
card-engineer = Engineer
    .text =
        { $number } extra { $number ->
            [one] die
           *[other] dice
        } to unlock a door, to access a control panel, and in challenges of facility events.
card-daredevil = Daredevil
    .text = With { $number } fear or more: one extra die in each of your challenges.
card-lone-wolf = Lone Wolf
    .text =
        While no other player is on your tile or an adjacent one: { $number } extra { $number ->
            [one] die
           *[other] dice
        } in each of your challenges.
card-desperate = Desperate
    .text =
        With { $number ->
            [0] no adrenaline card
            [one] { $number } adrenaline card or fewer
           *[other] { $number } adrenaline cards or fewer
        } in hand: two extra dice in each of your challenges.
card-smooth-talker = Smooth Talker
    .text =
        { $number } extra { $number ->
            [one] die
           *[other] dice
        } to outwit enemies. If you fail, they do not act for it.
card-thrill-seeker = Thrill Seeker
    .text =
        Whenever your attack stuns or removes an enemy: draw { $number } adrenaline { $number ->
            [one] card, if your hand has room for it
           *[other] cards, or as many as your hand has room for
        }.
card-thick-skull = Thick Skull
    .text = { $toughness } Toughness, { $intelligence } Intelligence.
card-self-defense = Self-Defense
    .text =
        After your roll to attack an enemy: reroll { $number } { $number ->
            [one] die with a double icon that does not count
           *[other] dice with a double icon that does not count
        }. After the roll of an attack that would hurt you: reroll { $number } { $number ->
            [one] die whose double icon counts
           *[other] dice whose double icons count
        }.
card-diversion = Diversion
    .text =
        After the roll of an attack that would hurt you: you may drop one of your items on your tile. If you do, { $number } of the icons { $number ->
            [one] does
           *[other] do
        } not count.
card-harmless-look = Harmless Look
    .text =
        Before a guard attacks you, if you hold no weapon: you may gain one fear. If you do, the guard rolls { $number } fewer { $number ->
            [one] die
           *[other] dice
        }.
card-cold-blooded = Cold-Blooded
    .text = Being attacked does not raise your fear; only the icons of a hybrid do.
card-level-head = Level Head
    .text = At the start of your turn: you may move your fear up or down by { $number }.
card-survivalist = Survivalist
    .text =
        At the start of your turn, after your draw: with { $number ->
            [one] no card
           *[other] fewer than { $number } cards
        } in hand, draw one more.
card-pilferer = Pilferer
    .text = At the start of your turn, on a tile with a crate: you may gain { $number } threat and draw an item.
card-locksmith = Locksmith
    .text =
        On your turn: lose { $number } adrenaline { $number ->
            [one] card
           *[other] cards
        }, but not your last, then lock or unlock a door of your tile.
card-tinkerer = Tinkerer
    .text =
        On your turn: discard one of your items, but no key card, then draw { $number } adrenaline { $number ->
            [one] card, if your hand has room for it
           *[other] cards, or as many as your hand has room for
        }.
card-informer = Informer
    .text = On your turn, with an active guard on your tile or an adjacent one: lose an adrenaline card, but not your last. You lose { $number } threat, and another player of your choice on the map gains it, if there is one.
card-premonition = Premonition
    .text =
        When you have drawn an event card: you may lose { $number } adrenaline { $number ->
            [one] card
           *[other] cards
        }, but not your last, to draw another event card instead.
card-contortionist = Contortionist
    .text = You can use vents with up to { $number } fear, and moving through one does not raise it.
card-pathfinder = Pathfinder
    .text = When you explore and see the tile: you may gain { $number } fear and put it under its stack, unless the stack is empty. The next tile that fits is laid instead.
card-no-scent = No Scent
    .text = With { $number } fear or less, clones do not hold you on their tile.
card-packrat = Packrat
    .text =
        You can carry as many items as if you had { $number } extra { $number ->
            [one] hand
           *[other] hands
        }.
