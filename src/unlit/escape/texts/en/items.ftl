card-flashlight = Flashlight
    .text = At the start of your turn, with { $number } fear or more and no active enemy on your tile: you may lose one fear.
card-medkit = Medkit
    .text =
        On your turn, discard this: you or another player on your tile draws { $number } adrenaline { $number ->
            [one] card, if the hand has room for it
           *[other] cards, or as many as the hand has room for
        }.
card-stimulant = Stimulant
    .text =
        Before you roll for a challenge, discard this: roll { $number } extra { $number ->
            [one] die
           *[other] dice
        }.
card-serum = Serum
    .text = On your turn, if you are hurt, discard this: your vitality rises by { $number }, and your fear by two.
card-defibrillator = Defibrillator
    .text =
        When you or another player on your tile has no adrenaline card left, you may discard this: that player draws { $number } { $number ->
            [one] card
           *[other] cards
        } and is not knocked out.
card-stun-stick = Stun Stick
    .text =
        Weapon. When you attack an enemy: { $number } extra Strength { $number ->
            [one] die
           *[other] dice
        }.
card-fire-axe = Fire Axe
    .text =
        Weapon, takes two hands. When you attack an enemy or unlock a door with Strength: { $number } extra Strength { $number ->
            [one] die
           *[other] dice
        }.
card-scalpel = Scalpel
    .text =
        Weapon. After your attack roll: reroll up to { $number } { $number ->
            [one] die that does
           *[other] dice that do
        } not count.
card-tranquilizer = Tranquilizer Gun
    .text =
        Weapon. On your turn, discard this: stun { $number } active { $number ->
            [one] enemy of your choice on an adjacent tile
           *[other] enemies of your choice on adjacent tiles, or as many as there are
        }.
card-flash-grenade = Flash Grenade
    .text =
        On your turn, discard this: stun { $number } active { $number ->
            [one] enemy of your choice on your tile
           *[other] enemies of your choice on your tile, or as many as there are
        }.
card-smoke-bomb = Smoke Bomb
    .text = On your turn, discard this: the enemies now on your tile do not act on their own in this turn's event. They still join the attacks of others.
card-riot-shield = Riot Shield
    .text = Toughness { $toughness }.
card-uniform = Uniform
    .text = Takes no hand. On your turn, while you have { $number } threat or less: if there is no active alien on your tile, the guards there let you leave.
card-bloody-uniform = Bloody Uniform
    .text = On your turn, with no active guard on your tile or an adjacent one, discard this: lose { $number } threat, or all you have, and gain as much fear.
card-stolen-radio = Stolen Radio
    .text = On your turn, for one of your moves: gain { $number } threat, then you may move an active guard of your choice one tile, through an open door.
card-bait = Bait
    .text =
        On your turn, discard this and choose an adjacent tile: up to { $number } active { $number ->
            [one] clone of your choice next to that tile (on yours, too) goes there, if there is room
           *[other] clones of your choice next to that tile (on yours, too) go there, as long as there is room
        }.
card-toolkit = Toolkit
    .text =
        When you unlock a door with Intelligence or access a control panel: { $number } extra Intelligence { $number ->
            [one] die
           *[other] dice
        }.
card-magnetic-lock = Magnetic Lock
    .text = On your turn, discard this: lock an open door of your tile.
card-security-key-card = Security Key Card
    .text = The scenario says what it opens.
