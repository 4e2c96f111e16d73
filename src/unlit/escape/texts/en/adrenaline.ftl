card-lend-a-hand = Lend a Hand
    .text =
        Before a challenge roll, yours or that of a player on your tile or an adjacent one: { $number } { $number ->
            [one] die
           *[other] dice
        } more.
card-improvise = Improvise
    .text = Before your challenge roll: use Strength instead of Intelligence, or Intelligence instead of Strength, for the dice and for the icons.
card-second-look = Second Look
    .text = After a challenge roll, yours or that of a player on your tile or an adjacent one: a die of your choice is rolled again.
card-once-more = Once More
    .text = After your challenge roll: roll all dice again that show none of the icons that count.
card-last-ounce = Last Ounce
    .text =
        After your challenge roll: turn { $number } { $number ->
            [one] die with a single icon that counts to its double
           *[other] dice with a single icon that counts to their doubles
        }.
card-take-cover = Take Cover
    .text =
        Before an enemy's attack on you or on a player on your tile or an adjacent one: it has { $number } { $number ->
            [one] die less
           *[other] dice fewer
        }.
card-hold-off = Hold Off
    .text = After the roll of an attack that would hurt you or a player on your tile or an adjacent one: all its dice whose icons count are rolled again.
card-grit-teeth = Grit Your Teeth
    .text = After the roll of an attack that would cost you cards: keep up to { $number } of them, and gain a fear for each.
card-switch-places = Switch Places
    .text = Before an enemy's attack on a player on your tile, or on you: it meets another player on your tile instead, whom you choose, or you, with the dice that it has against that player.
card-deep-breath = Deep Breath
    .text = In your turn: a player on your tile, yourself included, loses { $number } fear.
card-lie-low = Lie Low
    .text = In your turn, with no active guard on your tile: lose { $number } threat, and all moves that you have left.
card-shove = Shove
    .text = In your turn: push a guard or a clone, stunned or not, from your tile through an unlocked door to an adjacent tile that has room for it.
card-blame = Blame
    .text = In your turn: give { $number } of your threat to a player on your tile or an adjacent one.
card-headlong = Headlong
    .text = In your turn, when enemies hold you: you may leave your tile this turn without a challenge.
card-second-wind = Second Wind
    .text =
        In your turn: draw { $number } { $number ->
            [one] card, if your hand has room for it
           *[other] cards, as far as your hand has room for them
        }.
card-shared-nerves = Shared Nerves
    .text = In your turn: exchange your fear for that of another player on your tile.
card-rummage = Rummage
    .text =
        In your turn, with no active enemy on your tile and no challenge attempted yet: draw { $number } { $number ->
            [one] item. It
           *[other] items. This
        } takes the place of this turn's challenge.
card-squeeze-through = Squeeze Through
    .text = In your turn, if nobody holds you: move through a locked door of your tile; it stays locked.
card-snatch = Snatch
    .text = In your turn: take an item from another player on your tile, or one that lies on an adjacent tile.
card-over-here = Over Here!
    .text =
        In your turn: up to { $number } { $number ->
            [one] active guard or clone of your choice on an adjacent tile comes onto yours, if it has room
           *[other] active guards or clones of your choice on adjacent tiles come onto yours, as far as it has room for them
        }.
