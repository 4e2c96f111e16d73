card-lend-a-hand = Lend a Hand
    .text =
        Before a challenge roll by you or by a player on your tile or an adjacent one: add { $number } { $number ->
            [one] die
           *[other] dice
        }.
card-improvise = Improvise
    .text = Before your challenge roll: use Strength instead of Intelligence, or Intelligence instead of Strength, for the dice and for the icons.
card-second-look = Second Look
    .text = After a challenge roll by you or by a player on your tile or an adjacent one: choose a die and reroll it.
card-once-more = Once More
    .text = After your challenge roll: reroll every die that shows no icon that counts.
card-last-ounce = Last Ounce
    .text =
        After your challenge roll: turn { $number } { $number ->
            [one] die with a single icon that counts to its double
           *[other] dice with a single icon that counts to their doubles
        }.
card-take-cover = Take Cover
    .text =
        Before an enemy attacks you or a player on your tile or an adjacent one: it rolls { $number } fewer { $number ->
            [one] die
           *[other] dice
        }.
card-hold-off = Hold Off
    .text = After the roll of an attack that would hurt you or a player on your tile or an adjacent one: reroll every die whose icons count.
card-grit-teeth = Grit Your Teeth
    .text = After the roll of an attack that would cost you cards: keep up to { $number } of them, and gain one fear for each.
card-switch-places = Switch Places
    .text = Before an enemy attacks you or another player on your tile: choose someone else on the tile, or step in yourself. The enemy attacks that player instead, with the dice it has against them.
card-deep-breath = Deep Breath
    .text = On your turn: you or another player on your tile loses { $number } fear.
card-lie-low = Lie Low
    .text = On your turn, with no active guard on your tile: lose { $number } threat and all the moves you have left.
card-shove = Shove
    .text = On your turn: push a guard or a clone, stunned or not, from your tile through an unlocked door to an adjacent tile with room for it.
card-blame = Blame
    .text = On your turn: give { $number } of your threat to a player on your tile or an adjacent one.
card-headlong = Headlong
    .text = On your turn, when enemies hold you: you may leave your tile this turn without a challenge.
card-second-wind = Second Wind
    .text =
        On your turn: draw { $number } { $number ->
            [one] card, if your hand has room for it
           *[other] cards, or as many as your hand has room for
        }.
card-shared-nerves = Shared Nerves
    .text = On your turn: swap fear with another player on your tile.
card-rummage = Rummage
    .text =
        On your turn, with no active enemy on your tile and no challenge attempted yet: draw { $number } { $number ->
            [one] item
           *[other] items
        }. This uses up your challenge for the turn.
card-squeeze-through = Squeeze Through
    .text = On your turn, if no enemy holds you: move through a locked door of your tile. It stays locked.
card-snatch = Snatch
    .text = On your turn: take an item from another player on your tile, or one that lies on an adjacent tile.
card-over-here = Over Here!
    .text =
        On your turn: up to { $number } { $number ->
            [one] active guard or clone of your choice on an adjacent tile comes onto your tile, if there is room
           *[other] active guards or clones of your choice on adjacent tiles come onto your tile, as long as there is room
        }.
