card-flashlight = Flashlight
    .text = At the start of your turn, with fear { $number } or more and no active enemy on your tile: your fear may fall by one.
card-medkit = Medkit
    .text =
        On your turn, discard it: you or another player on your tile draws { $number } { $number ->
            [one] adrenaline card, if
           *[other] adrenaline cards, as far as
        } the hand has room.
card-stimulant = Stimulant
    .text =
        Before you roll for a challenge, discard it: { $number } { $number ->
            [one] die
           *[other] dice
        } more.
card-serum = Serum
    .text = On your turn, if you are hurt, discard it: your vitality rises by { $number }, and your fear by two.
card-defibrillator = Defibrillator
    .text =
        When you or another player on your tile has no adrenaline card left: you may discard it; then that player draws { $number } { $number ->
            [one] card
           *[other] cards
        } and is not knocked out.
card-stun-stick = Stun Stick
    .text =
        Weapon. When you attack an enemy: { $number } Strength { $number ->
            [one] die
           *[other] dice
        } more.
card-fire-axe = Fire Axe
    .text =
        Weapon, takes two hands. When you attack an enemy or unlock a door by Strength: { $number } Strength { $number ->
            [one] die
           *[other] dice
        } more.
card-scalpel = Scalpel
    .text =
        Weapon. After you have rolled for an attack: roll again up to { $number } { $number ->
            [one] die that does
           *[other] dice that do
        } not count.
card-tranquilizer = Tranquilizer Gun
    .text =
        Weapon. On your turn, discard it: { $number } { $number ->
            [one] active enemy of your choice on an adjacent tile is
           *[other] active enemies of your choice on adjacent tiles are
        } stunned.
card-flash-grenade = Flash Grenade
    .text =
        On your turn, discard it: { $number } { $number ->
            [one] active enemy of your choice on your tile is stunned, if there is one
           *[other] active enemies of your choice on your tile are stunned, or as many as there are
        }.
card-smoke-bomb = Smoke Bomb
    .text = On your turn, discard it: the enemies that are on your tile now do not act of themselves by this turn's event; they still join the attack of another.
card-riot-shield = Riot Shield
    .text = Toughness { $toughness }.
card-uniform = Uniform
    .text = Takes no hand. On your turn, while you have { $number } threat or less: where no active alien is, the guards on your tile let you leave it.
card-bloody-uniform = Bloody Uniform
    .text = On your turn, if no active guard is on your tile or an adjacent one, discard it: you lose { $number } threat, or all that you have, and your fear rises by as much.
card-stolen-radio = Stolen Radio
    .text = On your turn, for one of your moves: gain { $number } threat; then you may move an active guard of your choice by a tile, through an open door.
card-bait = Bait
    .text =
        On your turn, discard it and choose an adjacent tile: up to { $number } { $number ->
            [one] active clone of your choice on a tile next to that one, yours included, goes there, if
           *[other] active clones of your choice on tiles next to that one, yours included, go there, as far as
        } it has room.
card-toolkit = Toolkit
    .text =
        When you unlock a door by Intelligence or access a control panel: { $number } Intelligence { $number ->
            [one] die
           *[other] dice
        } more.
card-magnetic-lock = Magnetic Lock
    .text = On your turn, discard it: lock an open door of your tile.
card-security-key-card = Security Key Card
    .text = What it opens, the scenario says.
