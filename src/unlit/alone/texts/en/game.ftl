game-title = ALONE

# Names
name-hero = the hero
name-evil = Evil
name-evil-1 = Evil 1
name-evil-2 = Evil 2
name-evil-3 = Evil 3
name-nobody = nobody yet

# Directions, levels, states
word-north = north
word-east = east
word-south = south
word-west = west
word-here = right here
word-nowhere = nowhere, no open path leads there
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
word-face-up-card = a card, face up
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
thing-lighted-sector = Lighted Sector
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
thing-about-damage = { $amount } { $kind }
thing-about-deed = { $action }{ $named-count ->
    [0] { "" }
   *[other] : { $named }
}
dice-rolled = { $dice-count ->
    [0] no dice
   *[other] { $dice }
}
thing-about-dice = { $attacker-id ->
    [being] { dice-rolled } – attack by: { $attacker }
   *[nobody] { $purpose } { dice-rolled }
}
thing-about-fright = { $creature }, self-control { $amount }
thing-about-item = { $item }
thing-about-step = { $way }

# Prompts: setting up
prompt-character = Who are you?
prompt-red-stairs = Which stairs of this level are the red ones? The others are blue.
prompt-swap = You may swap two rooms. Which is the first?
prompt-swap-with = Which room changes places with: { $room }?
prompt-hero-starts = In which sector does the hero wake up?
prompt-deck = Which reaction deck do you play with?
prompt-deck-for = Which deck is for { $seat }?
prompt-draw-from = From which deck do you draw?
prompt-who-draws = Evil draws cards. Who draws the next one? Why, and how many are left: { $cause }: { $left }
prompt-first-creature = Which creature waits near the missions?
prompt-place-creature = Where does it wait? ({ $creature })
prompt-first-danger = Where do you place a danger token? ({ $level ->
    [0] { $mission }
   *[other] level { $level }
})

# Prompts: the hero's turn
prompt-turn = Turn { $turn } of 8. What do you do?
prompt-second-action = Bullet time: your second action?
prompt-move = Which way do you go?
prompt-block = Do you block a door of this sector?
prompt-explore = Which way do you look?
prompt-discard-danger = Do you remove a danger token? Here, or in a sector of your line.
prompt-fight = Whom do you fight, or with what?
prompt-target = Whom do you attack? Farther targets have a direction and their distance in sectors.
prompt-locate = What do you look for? (target { $number }; evil answers when all are named)
prompt-draw-items = How many items do you draw?
prompt-upgrade = Do you upgrade an item? The other item gives up one charge for it.
prompt-discard-item = You cannot carry more than six. Which item do you leave behind?
prompt-lose-item = A trap! Which of these items do you lose?
prompt-which-item = Which one?
prompt-whose-charge = Whose charge becomes the component?
prompt-charges = How many charges do you spend?
prompt-interact = What do you work on?
prompt-light-way = Which way shall the light go?
prompt-fly = Which way do you fly?
prompt-flare = Which way do you fire the flare?
prompt-grapple = Do you pull yourself to the end of your line?
prompt-extra-action = You may do one more thing. Do you?
prompt-answer = { $moment }: { $to }. Do you use something?
prompt-reroll = Which die is rolled again?
prompt-learn = What do you learn?
prompt-reward = A mission is completed, and you recover { $amount } at no cost. Of what?
prompt-carried = Which way are you carried?
prompt-paralysis = Your limbs will not obey. Do you pay { $amount } self-control to go on?

# What the hero may answer to
word-react-to-fright = you are frightened by
word-react-to-dice = the dice show
word-react-to-damage = you take damage
word-react-to-step = you are about to step
word-react-to-step-made = you have taken a step
word-react-to-item = you activate
word-dangerous-card = a dangerous card

# Prompts: evil
prompt-approve = May this be played? { $seat }: { $what }
prompt-which-action = Which of the two did your card answer? ({ $action })
prompt-standard-reaction = What does the standard reaction do?
prompt-creature-goes = Where does it go? ({ $creature })
prompt-move-creature = Which creature moves?
prompt-spawn = Which creature is spawned?
prompt-spawn-at = Where is it spawned? ({ $creature })
prompt-teleport = Which creature is teleported?
prompt-teleport-to = Where to? ({ $creature })
prompt-noise = Several shortest paths lead to { $sector }. From which direction does the hero hear the noise?
prompt-attacks = Which creature attacks next?
prompt-frightens = Which creature frightens the hero next?
prompt-damage-to = Who takes the damage of { $amount }?
prompt-level = Which level do you name? ({ $target })
prompt-lie = You may lie. How far away do you say it is? (the truth: { $target }: { $levels-count ->
    [0] there is none
   *[other] { $distance }, { $levels }
})
prompt-spoil = Which item loses a charge?
prompt-phantom-steps = From where does the hero hear a noise? It need not be true.
prompt-lost-bearings = Which sector sinks back into the dark?
prompt-make-room = Which creature makes room?
prompt-battering = Does a door break open, or does a creature move?
prompt-block-a-door = Which door is blocked? A door is named by its two sectors.
prompt-glyph-at = Where is the Glyph drawn?
prompt-put-hero = Which way is the hero dragged?
prompt-lights-fail = Where do the lights fail?
prompt-discard = Which card do you discard? Then you draw up to your limit.
prompt-place-danger = Where do you place a danger token? Still to be placed: { $left }
prompt-react-to-action = The hero declares: { thing-about-deed }. Do you react?
prompt-react-to-step = The hero is about to step: { $way }. Do you react?
prompt-react-to-step-made = The hero has taken a step: { $way }. Do you react?
prompt-react-to-sector = The hero now sees sector { $sector }. Do you react?
prompt-react-to-creature = The hero now sees: { $creature }. Do you react?
prompt-react-to-fright = The hero is frightened by: { thing-about-fright }. Do you react?
prompt-react-to-dice = The dice show: { thing-about-dice }. Do you react?
prompt-react-to-damage = The hero takes damage: { thing-about-damage }. Do you react?
prompt-react-to-item = The hero activates: { $item }. Do you react?
prompt-react-to-items-drawn = The hero has drawn: { $items }. Do you react?
prompt-react-to-answer = The hero is about to get an answer about: { $target }. Do you react?
prompt-react-to-light = The hero repairs a light control unit that lights so many sectors: { $sectors }. Do you react?
prompt-react-to-wound = The hero has wounded: { $kind }. Do you react?
prompt-react-to-kill = The hero has killed: { $kind }. Do you react?
prompt-react-to-mission = The hero has done a step of the mission { $mission }. Do you react?
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
option-recover = Recover { $track } (in your turn: 1, or 2 as the Doctor, for 1 adrenaline)
option-use-ability = { $ability }
option-sacrifice = Sacrifice your companion: { $character }
option-end-turn = End your turn
option-no-more = No
option-free = Unblock the door: { $way }
option-block = Block the door: { $way }
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
option-upgrade = Upgrade { $item } with a charge of { $by }
option-learn = Learn { $ability }
option-pay = Pay and go on

# Options: evil
option-no-swap = Leave the rooms as they are
option-face-down = Face down, as a standard reaction: { $card }
option-approve = Approve
option-refuse = Refuse
option-safe = The one in safety
option-dangerous = The one in danger
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
event-mission-drawn = A mission ({ $colour }): { $mission }. Its room: { $room }.
event-deck-chosen = Evil plays with this deck: { $deck }.
event-deck-owned = { $seat } draws from: { $deck }.

# Events: rounds and turns
event-turn-began = Turn { $turn } begins.
event-round-ended = The round is over. Danger tokens to come: { $danger }.
event-round-effect = Effect at the end of the round: { $cause }.
event-adrenaline-filled = The hero's adrenaline for the next round: { $adrenaline }.
event-round-gained = A round is gained.
event-marker-moved = The round marker moves. Nothing recovers beyond { $cap } now.
event-nightmare-began = The nightmare begins. It will not end.
event-leader-passed = { $seat } now leads evil.

# Events: what the hero does
event-declared = The hero declares: { $action }{ $named-count ->
    [0] { "" }
   *[other] , { $named }
}.
event-bullet-time = Bullet time: the hero has two actions this turn.
event-looked = The hero looks this way: { $way }.
event-hero-moved = The hero moves: { $way }.
event-stopped = The hero does not get away.
event-came-to-nothing = The action comes to nothing.
event-targeted = The hero asks about: { $target }.
event-located = { $target }: distance { $distance }, { $level }.
event-not-there = { $target }: not on the map.
event-unanswered = { $target }: no answer.
event-sensed = Creatures within { $distance } sectors: { $creatures }.
event-lie-told = What was said about this need not be true: { $target }.
event-item-drawn = Found: { $item }, { $charges ->
    [one] 1 charge
   *[other] { $charges } charges
}.
event-item-used = The hero uses: { $item } ({ $charges ->
    [one] 1 charge
   *[other] { $charges } charges
}).
event-charges-lost = Lost: { $charges ->
    [one] 1 charge
   *[other] { $charges } charges
} of { $item }.
event-item-gone = Gone: { $item }.
event-item-upgraded = Upgraded: { $item }, with a charge of { $component }.
event-mission-step = A step of the mission { $mission } is done: { $steps } in all.
event-mission-completed = Mission completed: { $mission }!
event-final-mission = The way out can be tried now: { $mission }.
event-learned = The hero learns { $ability }: { $points ->
    [one] 1 point of 2
   *[other] unlocked
}.
event-recovered = The hero recovers { $amount } { $kind }.
event-companion-joined = Somebody joins the hero: { $companion }.
event-companion-used = The { $companion } helps the hero.
event-companion-gone = The { $companion } is gone.

# Events: the labyrinth
event-sector-revealed = Sector { $sector } comes out of the dark: { $shape }{ $holds-count ->
    [0] { "" }
   *[other] , { $holds }
}.
event-sector-gone = Sector { $sector } sinks back into the dark.
event-door-blocked = Sector { $sector }: the door is blocked ({ $way }).
event-door-freed = Sector { $sector }: the door is unblocked ({ $way }).
event-door-changed = Unseen, the door between { $one } and { $other } is now { $state }.
event-lights-switched-on = Lights are switched on.
event-light-on = Light in sector { $sector }.
event-light-off = The lights in sector { $sector } go out.
event-light-changed = Unseen, { $sector } now has: { $state }.
event-danger-placed = A danger token lies in sector { $sector }.
event-danger-gone = The danger token leaves sector { $sector }.
event-danger-changed = Unseen, { $sector } now has: { $state }.
event-condition-placed = Now in sector { $sector }: { $condition }.
event-condition-hidden = Unseen, now at { $sector }: { $condition }.

# Events: creatures
event-met = The hero comes face to face with: { $creature }!
event-noise = A noise! Direction: { $way }.
event-appeared = Something comes into sector { $sector }: { $creature }.
event-passed = Seen going from sector { $sector } to sector { $to }: { $creature }.
event-left = Gone from sector { $sector } into the dark ({ $way }): { $creature }.
event-vanished = Vanished from sector { $sector }: { $creature }.
event-made-room = A creature makes room for the { $boss }.
event-faded = Unseen, gone from { $sector }: { $creature }.
event-teleported = Unseen, teleported to { $sector }: { $creature }.
event-crept = Unseen, from { $sector } to { $to }: { $creature }.
event-spawned = Unseen, now at { $sector }: { $creature }.
event-rolled = { $by } rolls ({ $purpose }): { dice-rolled }.
event-attacked = The hero is attacked by: { $creature }.
event-missed = No hit.
event-wounded = The hero wounds a creature: { $creature }.
event-killed = The hero kills a creature: { $creature }!
event-unharmed = The attack does nothing to it: { $creature }.
event-suffered = The hero takes { $amount } damage ({ $kind }). Left: life { $life }, self-control { $control }.
event-paid = The hero pays { $amount } { $kind }.
event-shielded = The { $companion } takes { $amount } damage for the hero.
event-adrenaline-gained = Adrenaline gained: { $amount }.
event-adrenaline-lost = Adrenaline lost: { $amount }.

# Events: evil's cards
event-drew = You draw: { $card }.
event-has-drawn = { $seat } draws a card: { $deck }.
event-card-played = { $seat } plays a card: { $card }.
event-dangerous-card = The card is dangerous; its second half counts too: { $card }.
event-card-face-down = { $seat } plays a card face down, as a standard reaction: { $deck }.
event-card-refused = The leader refuses what { $seat } asks for.
event-discarded = You discard: { $card }.
event-has-discarded = { $seat } discards a card: { $deck }.

# Reasons
refused-move = Every way out is shut, and there is no door to unblock.
refused-explore = There is nothing to look at in any direction.
refused-fight = There is no creature that you could reach.
refused-interact = There is no light control unit here, and no mission that you could work on.
refused-once = You have done this already in this turn.
refused-adrenaline = You have no adrenaline left.
refused-cap = You cannot recover any more of this now.
refused-blocked = The door is blocked.
refused-wall = There is only a wall.
refused-no-stairs = There are no stairs here.
refused-named = You have named this already.
refused-block-first = A door is blocked after a step, not before it.
refused-moment = This card waits for another moment: { $card }.
refused-icon = What has happened does not allow this card: { $card }.
refused-standard = A standard reaction waits for the end of the turn.

# The picture
legend = Each square is a sector; north is up. # is wall, a gap is an opening, d a door, x a blocked door. Inside: H the hero, R and B the red and the blue stairs, L a light control unit, * light, ! a danger token; small letters are creatures (s Spores, p Parasite, c Cultist, m Mutant, w Worm, k Keeper, q Queen), capital ones are wounded. The hero's sectors have numbers, in the order in which they were revealed; sectors that do not hang together are drawn apart. On evil's map a sector has a column from a to d (first level) or e to h (second level) and a row, as in b3; + means that it is revealed to the hero, . that it is not. Red stairs lead to red ones, blue to blue. "card NAME" tells what a card, item, character or mission does.

# Endings
ending-escaped = The hero is out, and alive.
ending-killed = The hero is dead.
ending-driven-mad = The hero's mind is gone for good.

# Labels of the view
label-sheet = Turn { $turn } of 8 | Life { $life } | Self-control { $control } | recovers up to { $cap } | Adrenaline { $adrenaline } | Rounds until nightmare: { $left }
label-hero = Hero
label-nightmare = NIGHTMARE: creatures are stronger, and each round ends with the loss of 2 self-control.
label-items = Items: charges, made of, an upgrade needs
label-creatures = Creatures (steps from the hero)
label-table = Creature table (life to wound/kill, dice in the dark/light, fright, least distance)
label-companions = With you
label-experience = Experience (2 unlock)
label-missions = Missions (room, steps)
label-scavenged = Searched already
label-notes = Notes of this round (turn, what; distance, level)
note-noise = noise: { $way }
note-answer = { $target } { $distance } { $level }
note-nothing = not on the map: { $target }
note-sensor = Motion Sensor { $creatures }
label-leader = Evil is led by
label-hands = Cards in hand
label-track = Reaction track, { $covered } of { $spaces } covered, danger symbols that show: { $danger }
label-creatures-left = Creatures that can still come
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
