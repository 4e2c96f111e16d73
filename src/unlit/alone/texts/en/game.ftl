game-title = ALONE

# Names
name-hero = the hero
name-evil = Evil
name-evil-1 = Evil player 1
name-evil-2 = Evil player 2
name-evil-3 = Evil player 3
name-nobody = nobody yet

# Directions, levels, states
word-north = north
word-east = east
word-south = south
word-west = west
word-here = right here
word-nowhere = no open path leads there
word-level = level
word-same-level = same level
word-other-level = other level
word-at = at
word-by = with a charge of
word-wounded = wounded
word-upgraded = upgraded
word-completed = completed
word-dark = no light
word-safe = no danger token
word-blocked = blocked
word-open = open
word-red = red, the way out
word-blue = blue
word-green = green
word-nightmare = nightmare
word-life = life
word-self-control = self-control
word-attack = attack
word-opportunity = attack of opportunity
word-face-up-card = a card face up
word-as-standard-reaction = a standard reaction

# Actions
word-move = Move
word-explore = Explore
word-fight = Fight
word-locate = Locate
word-scavenge = Scavenge
word-interact = Interact

# What a sector is and holds
thing-room = Room
thing-corridor = Corridor
thing-curve = Curve
thing-junction = Junction
thing-cross = Crossing
thing-infirmary = Infirmary
thing-control-room = Control Room
thing-laboratory = Laboratory
thing-ventilation-room = Ventilation Room
thing-generator-room = Generator Room
thing-escape-pods = Escape Pods
thing-canteen = Canteen
thing-archive = Archive
thing-stairs = Stairs
thing-red-stairs = Red Stairs
thing-blue-stairs = Blue Stairs
thing-light-control-unit = Light Control Unit
thing-light = Light
thing-danger = Danger Token
thing-blue-mission = Blue Mission
thing-green-mission = Green Mission
thing-red-mission = Final Mission
thing-any-room = Any Room
thing-door = Door
thing-blocked-door = Blocked Door
thing-any-creature = Any Creature
thing-lighted-sector = Lit Sector
thing-danger-token = Danger Token
thing-condition-token = Condition Token
thing-mission-token = Mission Token

# Creatures
thing-spores = Spores
thing-parasite = Parasite
thing-cultist = Cultist
thing-mutant = Mutant
thing-worm = Worm
thing-keeper = Keeper
thing-queen = Queen
thing-wounded-spores = wounded Spores
thing-wounded-parasite = wounded Parasite
thing-wounded-cultist = wounded Cultist
thing-wounded-mutant = wounded Mutant
thing-wounded-worm = wounded Worm
thing-wounded-keeper = wounded Keeper
thing-wounded-queen = wounded Queen
thing-being = { $wounded ->
    [yes] wounded { $kind }
   *[no] { $kind }
}
thing-being-at = { thing-being } at { $at }
thing-being-ahead = { thing-being }, { $far ->
    [one] 1 sector
   *[other] { $far } sectors
} to the { $way }

# Dice
thing-hit = Hit
thing-bar = Bar
thing-miss = Miss

# Abilities
thing-cold-blood = Cold Blood
thing-acute-sight = Acute Sight

# Items, and what they are made of
word-chemical = chemical
word-electrical = electrical
word-mechanical = mechanical

# Characters

# Missions

word-locked = (locked until another mission is completed)

# What the hero declares
thing-free = unblocking the door to the { $way }
thing-block = blocking the door to the { $way }
thing-block-none = blocking no door
thing-charged = { $item } ({ $charges ->
    [one] 1 charge
   *[other] { $charges } charges
})
thing-repair-light = Light Control Unit
thing-do-mission = Mission

# What questions are about
thing-about-card = { $card }
thing-about-damage = { $amount } { $kind } damage
thing-about-deed = { $action }{ $named-count ->
    [0] { "" }
   *[other] : { $named }
}
dice-rolled = { $dice-count ->
    [0] no dice
   *[other] { $dice }
}
thing-about-dice = { $attacker-id ->
    [being] { dice-rolled } – attack by the { $attacker }
   *[nobody] { dice-rolled } – { $purpose }
}
thing-about-fright = the { $creature } ({ $amount } self-control)
thing-about-item = the { $item }
thing-about-step = { $way-id ->
    [stairs] the stairs
   *[other] a step { $way }
}

# Prompts: setting up
prompt-character = Who are you?
prompt-red-stairs = Which stairs of this level are the red ones? The others are blue.
prompt-swap = You may swap two rooms. Which is the first?
prompt-swap-with = Which room swaps places with the { $room }?
prompt-hero-starts = In which sector does the hero wake up?
prompt-deck = Which reaction deck do you play with?
prompt-deck-for = Which deck does { $seat } get?
prompt-draw-from = Which deck do you draw from?
prompt-who-draws = Evil draws cards ({ $cause }). Who draws the next one? Left to draw: { $left }
prompt-first-creature = Which creature waits near the missions?
prompt-place-creature = Where does it wait? ({ $creature })
prompt-first-danger = Where do you place a danger token? ({ $level ->
    [0] { $mission }
   *[other] level { $level }
})

# Prompts: the hero's turn
prompt-turn = Turn { $turn } of 8. What do you do?
prompt-second-action = Bullet time: what is your second action?
prompt-move = Which way do you go?
prompt-block = Do you block a door of this sector?
prompt-explore = Which way do you look?
prompt-discard-danger = Do you remove a danger token, here or along your line?
prompt-fight = Which creature do you fight, or which item do you use?
prompt-target = Which creature do you attack? Those farther away are listed with their direction and distance in sectors.
prompt-locate = What do you look for? (target { $number }; evil answers once you have named them all)
prompt-draw-items = How many items do you draw?
prompt-upgrade = Do you upgrade an item? That takes one charge from another item.
prompt-discard-item = You cannot carry more than six items. Which one do you leave behind?
prompt-lose-item = A trap! Which of these items do you lose?
prompt-which-item = Which one?
prompt-whose-charge = Which item gives up a charge as the component?
prompt-charges = How many charges do you spend?
prompt-interact = What do you work on?
prompt-light-way = Which direction do you light up?
prompt-fly = Which way do you fly?
prompt-flare = Which way do you fire the flare?
prompt-grapple = Do you pull yourself to the end of the line?
prompt-extra-action = You may take one more action. Do you?
prompt-answer = { $moment } { $to }. Do you use anything?
prompt-reroll = Which die is rerolled?
prompt-learn = What do you learn?
prompt-reward = A mission is completed, and you recover { $amount } for free. Of which track?
prompt-carried = Which way are you carried?
prompt-paralysis = Your limbs will not obey. Do you pay { $amount } self-control to go on?

# What the hero may answer to
word-react-to-fright = you are frightened by
word-react-to-dice = the dice show:
word-react-to-damage = you take
word-react-to-step = you are about to take
word-react-to-step-made = you have taken
word-react-to-item = you activate
word-dangerous-card = a dangerous card:

# Prompts: evil
prompt-approve = { $seat } asks for your approval: { $what }. Do you agree?
prompt-which-action = Which of the two actions does your card react to? ({ $action })
prompt-standard-reaction = What does the standard reaction do?
prompt-creature-goes = Where does it go? ({ $creature })
prompt-move-creature = Which creature moves?
prompt-spawn = Which creature is spawned?
prompt-spawn-at = Where is it spawned? ({ $creature })
prompt-teleport = Which creature is teleported?
prompt-teleport-to = Where to? ({ $creature })
prompt-noise = Several shortest paths lead to { $sector }. Which direction does the hero hear the noise from?
prompt-attacks = Which creature attacks next?
prompt-frightens = Which creature frightens the hero next?
prompt-damage-to = Who takes the { $amount } damage?
prompt-level = Which level do you name? ({ $target })
prompt-lie = You may lie. How far away do you say it is? (the truth: { $target }: { $levels-count ->
    [0] there is none
   *[other] { $distance }, { $levels }
})
prompt-spoil = Which item loses a charge?
prompt-phantom-steps = Where does the hero hear a noise from? It need not be true.
prompt-lost-bearings = Which sector sinks back into the dark?
prompt-make-room = Which creature makes room?
prompt-battering = Does a door break open, or does a creature move?
prompt-block-a-door = Which door is blocked? A door is named after its two sectors.
prompt-glyph-at = Where do you place the glyph?
prompt-put-hero = Which way do you drag the hero?
prompt-lights-fail = Where do the lights go out?
prompt-discard = Which card do you discard? When you are done, you draw up to your limit.
prompt-place-danger = Where do you place a danger token? Left to place: { $left }
prompt-react-to-action = The hero declares: { thing-about-deed }. Do you react?
prompt-react-to-step = { $way-id ->
    [stairs] The hero is about to take the stairs.
   *[other] The hero is about to step { $way }.
} Do you react?
prompt-react-to-step-made = { $way-id ->
    [stairs] The hero has taken the stairs.
   *[other] The hero has stepped { $way }.
} Do you react?
prompt-react-to-sector = The hero now sees sector { $sector }. Do you react?
prompt-react-to-creature = The hero now sees the { $creature }. Do you react?
prompt-react-to-fright = The hero is frightened by { thing-about-fright }. Do you react?
prompt-react-to-dice = The dice show: { thing-about-dice }. Do you react?
prompt-react-to-damage = The hero takes { thing-about-damage }. Do you react?
prompt-react-to-item = The hero activates the { $item }. Do you react?
prompt-react-to-items-drawn = The hero has drawn { $items }. Do you react?
prompt-react-to-answer = The hero is about to get an answer about: { $target }. Do you react?
prompt-react-to-light = The hero repairs a light control unit that lights up { $sectors ->
    [one] 1 sector
   *[other] { $sectors } sectors
}. Do you react?
prompt-react-to-wound = The hero has wounded the { $kind }. Do you react?
prompt-react-to-kill = The hero has killed the { $kind }. Do you react?
prompt-react-to-mission = The hero has completed a step of the mission { $mission }. Do you react?
prompt-react-to-action-resolved = The hero has finished: { thing-about-deed }. Do you react?
prompt-react-to-end-of-turn = Turn { $turn } ends. Do you react?

# Options: what several questions name
option-toward = { $way }
option-at = Sector { $sector }
option-being = { thing-being }
option-being-at = { thing-being } at { $at }
option-being-ahead = { thing-being }, { $far ->
    [one] 1 sector
   *[other] { $far } sectors
} to the { $way }
option-room-named = { $room }
option-deck-named = { $deck }
option-reaction-card = { $card }
option-item-card = { $item }
option-item-held = { $item } ({ $charges ->
    [one] 1 charge
   *[other] { $charges } charges
}{ $upgraded ->
    [yes] , upgraded
   *[no] { "" }
})
option-character = { $character }
option-player = { $seat }
option-on-level = { $level-id ->
    [same-level] On the same level
   *[other-level] On the other level
}
option-number = { $number }
option-die-showing = { $face }
option-stop = Stop here
option-stay = Stay where you are
option-done = Done

# Options: the hero
option-draw-one = Draw one at random
option-act = { $action }
option-use-bullet-time = Bullet time: two actions (1 adrenaline)
option-recover = Recover { $track } (on your turn, 1 adrenaline recovers 1, or 2 as the Doctor)
option-use-ability = { $ability }
option-sacrifice = Sacrifice your companion, the { $character }
option-end-turn = End your turn
option-no-more = No
option-free = Unblock the { $way } door
option-block = Block the { $way } door
option-block-none = Block no door
option-make-safe = { $where-id ->
    [here] Remove the danger token here
    [first] Remove the danger token in the first sector
    [second] Remove the danger token in the second sector
    [third] Remove the danger token in the third sector
   *[other] Remove the danger token: { $where }
}
option-leave-danger = Leave them
option-nearest = { $landmark }
option-repair-light = Repair the light control unit
option-do-mission = Work on the mission
option-upgrade = Upgrade the { $item } with a charge of the { $by }
option-learn = Learn { $ability }
option-pay = Pay and go on

# Options: evil
option-no-swap = Leave the rooms as they are
option-face-down = Face down, as a standard reaction: { $card }
option-approve = Approve
option-refuse = Refuse
option-safe = The one in a safe sector
option-dangerous = The one in a dangerous sector
option-nothing = Do nothing
option-move = Move { thing-being } at { $at }
option-move-creature = Move a creature
option-spawn = Spawn { $kind }
option-door-between = Door between { $one } and { $other }
option-take = First take the danger token from { $sector }
option-lose-token = Lose this token
option-no-light = Nowhere
option-none-there = "There is none."

# Events: setting up
event-hero-chosen = The hero is the { $character }.
event-mission-drawn = Mission drawn ({ $colour }): { $mission }, in the { $room }.
event-deck-chosen = Evil plays with the { $deck } deck.
event-deck-owned = { $deck-count ->
    [one] { $seat } draws from the { $deck } deck.
   *[other] { $seat } draws from these decks: { $deck }.
}

# Events: rounds and turns
event-turn-began = Turn { $turn } begins.
event-round-ended = The round is over. { $danger ->
    [0] Evil sets no danger tokens aside.
    [one] Evil sets 1 danger token aside.
   *[other] Evil sets { $danger } danger tokens aside.
}
event-round-effect = End-of-round effect: { $cause }.
event-adrenaline-filled = The hero has { $adrenaline } adrenaline for the next round.
event-round-gained = The hero gains a round.
event-marker-moved = The round marker moves. From now on, nothing recovers beyond { $cap }.
event-nightmare-began = The nightmare begins. It will not end.
event-leader-passed = { $seat } now leads evil.

# Events: what the hero does
event-declared = The hero declares: { $action }{ $named-count ->
    [0] { "" }
   *[other] , { $named }
}.
event-bullet-time = Bullet time: the hero has two actions this turn.
event-looked = { $way-id ->
    [stairs] The hero looks through the stairs.
   *[other] The hero looks { $way }.
}
event-hero-moved = { $way-id ->
    [stairs] The hero takes the stairs.
   *[other] The hero moves { $way }.
}
event-stopped = The hero does not get away.
event-came-to-nothing = The action comes to nothing.
event-targeted = The hero asks about: { $target }.
event-located = { $target }: { $distance ->
    [0] in the hero's sector
    [one] 1 sector away
   *[other] { $distance } sectors away
}, { $level }.
event-not-there = { $target }: not on the map.
event-unanswered = { $target }: no answer.
event-sensed = { $creatures ->
    [0] There are no creatures
    [one] There is 1 creature
   *[other] There are { $creatures } creatures
} { $distance ->
    [0] in the hero's sector
    [one] up to 1 sector away
   *[other] up to { $distance } sectors away
}.
event-lie-told = This answer need not be true: { $target }.
event-item-drawn = The hero finds the { $item } ({ $charges ->
    [one] 1 charge
   *[other] { $charges } charges
}).
event-item-used = The hero uses the { $item } ({ $charges ->
    [one] 1 charge
   *[other] { $charges } charges
}).
event-charges-lost = The hero loses { $charges ->
    [one] 1 charge
   *[other] { $charges } charges
} of the { $item }.
event-item-gone = The hero no longer has the { $item }.
event-item-upgraded = The hero upgrades the { $item } with a charge of the { $component }.
event-mission-step = The hero completes a step of the mission { $mission } ({ $steps } so far).
event-mission-completed = Mission completed: { $mission }!
event-final-mission = The way out is open now: { $mission }.
event-learned = The hero learns { $ability }: { $points ->
    [one] 1 of 2 points
   *[other] unlocked
}.
event-recovered = The hero recovers { $amount } { $kind }.
event-companion-joined = The { $companion } joins the hero.
event-companion-used = The { $companion } helps the hero.
event-companion-gone = The { $companion } is gone.

# Events: the labyrinth
event-sector-revealed = Sector { $sector } comes out of the dark: { $shape }{ $holds-count ->
    [0] { "" }
   *[other] , { $holds }
}.
event-sector-gone = Sector { $sector } sinks back into the dark.
event-door-blocked = The { $way } door of sector { $sector } is blocked.
event-door-freed = The { $way } door of sector { $sector } is unblocked.
event-door-changed = Unseen by the hero, the door between { $one } and { $other } is now { $state }.
event-lights-switched-on = Lights come on.
event-light-on = The lights in sector { $sector } come on.
event-light-off = The lights in sector { $sector } go out.
event-light-changed = Unseen by the hero, the lights at { $sector } { $state-id ->
    [dark] go out
   *[light] come on
}.
event-danger-placed = A danger token is placed in sector { $sector }.
event-danger-gone = The danger token in sector { $sector } is gone.
event-danger-changed = Unseen by the hero, { $state-id ->
    [safe] the danger token at { $sector } is gone
   *[danger] a danger token is placed at { $sector }
}.
event-condition-placed = A condition token is placed in sector { $sector }: { $condition }.
event-condition-hidden = Unseen by the hero, a condition token is placed at { $sector }: { $condition }.

# Events: creatures
event-met = The hero comes face to face with the { $creature }!
event-noise = { $way-id ->
    [here] A noise, right here!
    [other-level] A noise from the other level!
    [nowhere] A noise! No open path leads there.
    [stairs] A noise from the stairs!
   *[other] A noise from the { $way }!
}
event-appeared = Something comes into sector { $sector }: the { $creature }.
event-passed = The hero sees the { $creature } go from sector { $sector } to sector { $to }.
event-left = The hero sees the { $creature } leave sector { $sector } { $way-id ->
    [stairs] by the stairs
   *[other] to the { $way }
}, into the dark.
event-vanished = The hero sees the { $creature } vanish from sector { $sector }.
event-made-room = A creature makes room for the { $boss }.
event-faded = Unseen by the hero, the { $creature } at { $sector } left the map.
event-teleported = Unseen by the hero, the { $creature } teleported to { $sector }.
event-crept = Unseen by the hero, the { $creature } moved from { $sector } to { $to }.
event-spawned = Unseen by the hero, { $sector } now holds the { $creature }.
event-rolled = { $by } rolls { $purpose-id ->
    [fight] in a fight
    [attack] for an attack
    [opportunity] for an attack of opportunity
   *[courage] for { $purpose }
}: { dice-rolled }.
event-attacked = The hero is attacked by the { $creature }.
event-missed = No hit.
event-wounded = The hero wounds the { $creature }.
event-killed = The hero kills the { $creature }!
event-unharmed = The attack does nothing to the { $creature }.
event-suffered = The hero takes { $amount } { $kind } damage and has { $life } life and { $control } self-control left.
event-paid = The hero pays { $amount } { $kind }.
event-shielded = The { $companion } takes { $amount } damage for the hero.
event-adrenaline-gained = The hero gains { $amount } adrenaline.
event-adrenaline-lost = The hero loses { $amount } adrenaline.

# Events: evil's cards
event-drew = You draw: { $card }.
event-has-drawn = { $seat } draws a { $deck } card.
event-card-played = { $seat } plays { $card }.
event-dangerous-card = The card is dangerous, so its second half counts too: { $card }.
event-card-face-down = { $seat } plays a { $deck } card face down, as a standard reaction.
event-card-refused = The leader turns down a request by { $seat }.
event-discarded = You discard: { $card }.
event-has-discarded = { $seat } discards a { $deck } card.

# Reasons
refused-move = Every way out is shut, and there is no door to unblock.
refused-explore = There is nothing to look at in any direction.
refused-fight = There is no creature within your reach.
refused-interact = There is no light control unit here, and no mission to work on.
refused-once = You have already done this in this turn.
refused-adrenaline = You have no adrenaline left.
refused-cap = You cannot recover any more of this now.
refused-blocked = The door is blocked.
refused-wall = There is only a wall there.
refused-no-stairs = There are no stairs here.
refused-named = You have already named this.
refused-block-first = You may block a door after a step, not before it.
refused-moment = This is not the moment to play { $card }.
refused-icon = Nothing that has happened allows you to play { $card }.
refused-standard = A standard reaction has to wait for the end of the turn.

# The picture
legend = Each square is a sector; north is up. # is wall, a gap is an opening, d a door, x a blocked door. Inside: H the hero, R and B the red and the blue stairs, L a light control unit, * light, ! a danger token; lower-case letters are creatures (s Spores, p Parasite, c Cultist, m Mutant, w Worm, k Keeper, q Queen), capitals are wounded ones. The hero's sectors are numbered in the order in which they were revealed; parts that do not connect are drawn apart. On evil's map a sector has a column from a to d (first level) or e to h (second level) and a row, as in b3; + means that the hero has revealed it, . that the hero has not. Red stairs lead to red ones, blue to blue. Type "card NAME" to learn what a card, item, character or mission does.

# Endings
ending-escaped = The hero is out, alive.
ending-killed = The hero is dead.
ending-driven-mad = The hero's mind is gone for good.

# Labels of the view
label-sheet = Turn { $turn } of 8 | Life { $life } | Self-control { $control } | recovers up to { $cap } | Adrenaline { $adrenaline } | Rounds until nightmare: { $left }
label-hero = Hero
label-nightmare = NIGHTMARE: creatures are stronger, and the hero loses 2 self-control at the end of each round.
label-items = Items (charges, made of, needed for an upgrade)
label-creatures = Creatures (steps from the hero)
label-table = Creature table (hits to wound/kill, dice in the dark/light, fright, spawn distance)
label-companions = With you
label-experience = Experience (2 unlock)
label-missions = Missions (room, steps)
label-scavenged = Already searched
label-notes = Notes on this round (turn, what; distance, level)
note-noise = noise: { $way }
note-answer = { $target } { $distance } { $level }
note-nothing = not on the map: { $target }
note-sensor = Motion Sensor { $creatures }
label-leader = Evil is led by
label-hands = Cards in hand
label-track = Reaction track ({ $covered } of { $spaces } covered, { $danger ->
    [one] 1 danger symbol showing
   *[other] { $danger } danger symbols showing
})
label-creatures-left = Creatures left
label-hand = Your hand
label-rooms = Rooms
label-numbers = The hero's numbers
label-conditions = Conditions
label-sheets = Map sheets

# Sheets of the map, each with its two faces
thing-atrium = Atrium
thing-burrows = Burrows
thing-promenade = Promenade
thing-ring = Ring
sheet = sheet { $number } of the catalogue
atrium-burrows = Atrium and Burrows
promenade-ring = Promenade and Ring
