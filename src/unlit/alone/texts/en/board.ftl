# The board
alone-labyrinth = The labyrinth as you know it
alone-map = The map, both levels
alone-level = Level { $number }
alone-sector = Sector { $name }
alone-seen-as = the hero's sector { $number }
alone-last-seen = as it was last seen
alone-letter-red = R
alone-letter-blue = B
alone-not-awake = The hero has not woken up yet.
alone-ghosts-told = Faded: as you last saw it.

# Sheets
alone-sheets = Sheets
alone-tab-hand = Hand
alone-tab-hero = Hero
alone-tab-items = Items
alone-tab-missions = Missions
alone-tab-radar = Notes
alone-tab-track = Evil
alone-tab-help = Help
alone-sheet = The hero
alone-character = Character
alone-recover = Recover
alone-track = { $what }: { $value } of { $top }, recovers up to { $cap }
alone-adrenaline = Adrenaline
alone-adrenaline-of = { $count } adrenaline; the next round begins with { $most }
alone-bullet-time = Bullet time
alone-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
alone-experience = Experience
alone-unlocked = unlocked
alone-points = { $points } of { $needed } points
alone-learn = Learn
alone-turn = Turn
alone-turn-of = Turn { $turn } of { $turns }
alone-turn-short = Turn { $turn }
alone-rounds = Rounds
alone-rounds-left = { $left ->
    [one] 1 round until nightmare
   *[other] { $left } rounds until nightmare
}
alone-rounds-told = { $left ->
    [one] 1 round
   *[other] { $left } rounds
} until nightmare. Nothing recovers beyond { $cap }.
alone-round-kept = A round is kept.
alone-nightmare = Nightmare
alone-nightmare-told = Nightmare: creatures are stronger, and each round costs 2 self-control.

# Actions
alone-deed-bullet-time = Bullet time
alone-deed-end-turn = { option-end-turn }
alone-deed-no-more = { option-no-more }

# Cards, items, missions
alone-items = Items
alone-items-aside = { $count } of { $most } · deck { $deck } · discarded { $discards }
alone-no-items = Nothing in your hands.
alone-charges = { $count ->
    [one] 1 charge
   *[other] { $count } charges
}
alone-needs = Upgrade needs
alone-upgrade-by = Upgrade with { $item }
alone-use = Use
alone-sacrifice = Sacrifice
alone-harm = Takes the damage
alone-missions = Missions
alone-steps = { $steps } of { $needed } steps
alone-locked = locked until another mission is completed
alone-searched = Searched already: { $rooms }
alone-choose = Choose

# Notes
alone-radar = Noises and answers of this round
alone-radar-empty = Nothing heard yet.
alone-rolled = { $by }: { $purpose }

# Evil
alone-hand = Your hand
alone-played = { $played } of 2 cards played this turn
alone-play = Play
alone-play-show = Show, special creature
alone-play-down = Face down
alone-discard = Discard
alone-no-cards = No cards
alone-supply = Creatures left
alone-spawn-distance = { $steps } or more steps away
alone-left = { $left } left
alone-danger-aside = { $count ->
    [one] 1 danger token to place
   *[other] { $count } danger tokens to place
}
alone-track-title = Reaction track
alone-track-aside = { $danger ->
    [0] no danger to come
    [one] 1 danger to come
   *[other] { $danger } dangers to come
}
alone-card-covers = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
alone-track-covered = { $covered } of { $spaces } spaces covered, { $danger } danger symbols show
alone-leads = leads
alone-deck-counts = { $count } in the deck, { $discards } discarded

# Help
alone-table = Creature table
alone-table-nightmare = Creature table: nightmare
alone-creature = Creature
alone-table-wound = Wound
alone-table-kill = Kill
alone-table-dark = Dark
alone-table-light = Light
alone-table-fright = Fright
alone-table-spawn = Spawn
alone-table-told = Hits to wound and to kill; dice in the dark and in the light; self-control that a fright costs; least distance at which it is spawned.
alone-legend = Signs
alone-legend-opening = Opening
alone-legend-door = Door
alone-legend-blocked = Blocked door
alone-legend-room = Room
alone-legend-special = Special creature
alone-legend-avatar = Avatar
alone-legend-fallen = Avatar on the ground
alone-legend-ghost = Seen earlier

# What the actions do
alone-does-move = Go to the next sector, into the dark too. You may then block a door there.
alone-does-explore = Look up to two sectors straight ahead without going there. You may remove a danger token from that line.
alone-does-fight = Roll two dice against a creature in your sector.
alone-does-locate = Name two things: you learn how many steps away the nearest is and on which level, but not the direction.
alone-does-scavenge = Draw an item; once in each room, three.
alone-does-interact = Repair a light control unit, or work on the mission of this room.
alone-does-bullet-time = Two actions in this turn, for 1 adrenaline.

# Where it all leads
alone-goal = To win
alone-goal-of-hero = The hero wins by
alone-goal-or = or
alone-goal-then = then

# How to play
alone-guide-goal = Your goal.
alone-guide-setup = Before it begins.
alone-guide-turn = A turn.
alone-guide-evil = Evil.
alone-guide-creatures = Creatures.
alone-guide-signs = Light and danger.
alone-guide-adrenaline = Adrenaline.
alone-guide-round = A round.
alone-guide-first = To begin with.
alone-guide-hero-goal = You win by completing the red mission. It is locked until you have completed the blue or the green one. You lose when life and self-control are both at 0.
alone-guide-hero-turn = You do one of these; where nothing on the board allows it, it is grey and says why.
alone-guide-hero-evil = It sees the whole map and answers what you do with up to two cards a turn. A noise tells you on which side of you something stirs. A creature that you had not seen frightens you when you meet, which costs self-control; one that is with you when the turn ends attacks, which costs life.
alone-guide-hero-signs = In the light the bars on your dice count as hits, and creatures roll fewer dice. Where a danger token lies, bars count for evil, and its cards do more.
alone-guide-hero-adrenaline = Before you act you may spend it: for bullet time, which is two actions in one turn, or to recover 1 life or self-control.
alone-guide-hero-round = After eight turns most of what you saw sinks back into the dark, and your adrenaline is set anew. Each round less can be recovered, and at last the nightmare begins: creatures are stronger, and self-control runs out.
alone-guide-hero-first = Locate the rooms of the blue and the green mission, then explore and move, and see whether the distance falls. Items turn up wherever you scavenge.
alone-guide-evil-goal = You win when the hero's life and self-control are both at 0. The hero wins by completing the red mission, which is locked until the blue or the green one is completed.
alone-guide-evil-setup = You name the colours of the stairs, may swap two rooms, choose where the hero wakes up, take two decks, and place creatures and danger tokens.
alone-guide-evil-turn = It is always the hero's turn; you answer with up to two cards. When you can play one you are asked, and you may pass.
alone-guide-card-up = “{ alone-play }”: face up, a card answers the action that it names, or damage just taken. Its second half counts only if that happened on a danger token.
alone-guide-card-down = “{ alone-play-down }”: any card moves a creature by one sector or brings a new one, at the end of the turn.
alone-guide-evil-creatures = One that shares the hero's sector when the turn ends attacks, with no card played. One that the hero had not seen frightens on meeting. Moving and appearing make a noise, which tells the hero a direction. New ones appear only some steps away, and a level holds four.
alone-guide-evil-signs = In the dark your creatures roll more dice. Where a danger token lies, bars on your dice count as hits, and the second half of your cards counts.
alone-guide-evil-round = Each card covers spaces of the reaction track, the second of a turn two. Danger signs that still show after eight turns become new danger tokens: a card that you do not play has its reward too.
alone-guide-evil-first = While you choose a place, each sector shows its distance from the hero. Keep creatures between the hero and the missions, and use them in pairs.

alone-guide-deep = With Deep.
alone-guide-avatar = With Avatar.
alone-guide-hero-deep = Three special creatures are in the game, and you can read their cards; each comes once, with numbers and a power of its own. Whoever scavenges in a room without a mission may use its special action once instead of its three items.
alone-guide-hero-avatar = The avatar is evil's own figure: evil may activate it instead of playing a card, and each time you get a token. Kill it and it only lies on the ground, until the dark hides it, and you get a token for each of its upgrades. Tokens pay for your powers, at the start of a turn, or at any time where there is a bolt.
alone-guide-evil-deep = A card face up that shows the symbol of a special creature brings it onto the map instead of doing what it says. Each comes once, and its power counts as long as it is there.
alone-guide-evil-avatar = A level holds one figure more. Instead of playing a card you may activate your avatar: it appears, moves or teleports, and may use its power first; the hero gets a token each time. At the end of each round it gets an upgrade, unless it lies on the ground.

# Deep
alone-specials = Special creatures
alone-room-actions = Special room actions
alone-room-instead = once, instead of the room's three items
alone-room-mission = has a mission
alone-room-spent = spent

# Avatar
alone-avatars = Avatars
alone-avatar-down = on the ground in sector { $sector }
alone-powers = The hero's powers
alone-upgrade-lit = bears a token
alone-upgrade-free = bears no token
alone-door-opens = blocked: it opens
alone-power-tokens = { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}

# What ALONE settles before it begins
page-memory = What the hero has seen before
page-memory-automatic = is kept on the map
page-memory-automatic-more = Sectors that sank back into the dark stay faintly drawn.
page-memory-paper = is left to pencil and paper
page-memory-paper-more = What is dark again is gone, as on the table at home.
page-pause-more = Every pause in which evil may react lasts so long, whether it has something to play or not. 0: as long as it takes.
page-stops-more = The hero cannot tell at which moments you are asked. Between them the program passes for you.
