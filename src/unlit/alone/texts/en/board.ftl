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
alone-adrenaline-of = { $count } adrenaline; the next round starts with { $most }
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
alone-round-kept = One round is saved up.
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
alone-searched = Already searched: { $rooms }
alone-choose = Choose

# Notes
alone-radar = Noises and answers this round
alone-radar-empty = Nothing heard yet.
alone-rolled = { $by }: { $purpose }

# Evil
alone-hand = Your hand
alone-played = { $played } of 2 cards played this turn
alone-play = Play
alone-play-show = Show for a special creature
alone-play-down = Face down
alone-discard = Discard
alone-no-cards = No cards
alone-supply = Creatures left
alone-spawn-distance = at least { $steps } steps away
alone-left = { $left } left
alone-danger-aside = { $count ->
    [one] 1 danger token to place
   *[other] { $count } danger tokens to place
}
alone-track-title = Reaction track
alone-track-aside = { $danger ->
    [0] no danger tokens coming
    [one] 1 danger token coming
   *[other] { $danger } danger tokens coming
}
alone-card-covers = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
alone-track-covered = { $covered } of { $spaces } spaces covered, { $danger ->
    [one] 1 danger symbol showing
   *[other] { $danger } danger symbols showing
}
alone-leads = leader
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
alone-table-told = Hits to wound and to kill; dice in the dark and in the light; self-control that a fright costs; smallest distance at which it can spawn.
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
alone-does-move = Go to an adjacent sector, even into the dark. Then you may block a door there.
alone-does-explore = Look up to two sectors straight ahead without going there. You may remove a danger token from that line.
alone-does-fight = Roll two dice against a creature in your sector.
alone-does-locate = Name two things. For each, you learn how many steps away the nearest one is and on which level, but not in which direction.
alone-does-scavenge = Draw one item, or three once in each room.
alone-does-interact = Repair a light control unit, or work on the mission in this room.
alone-does-bullet-time = Take two actions this turn, for 1 adrenaline.

# Where it all leads
alone-goal = To win
alone-goal-of-hero = The hero wins by
alone-goal-or = or
alone-goal-then = then

# How to play
alone-guide-goal = Your goal.
alone-guide-setup = Before the game.
alone-guide-turn = A turn.
alone-guide-evil = Evil.
alone-guide-creatures = Creatures.
alone-guide-signs = Light and danger.
alone-guide-adrenaline = Adrenaline.
alone-guide-round = A round.
alone-guide-first = To begin with.
alone-guide-hero-goal = You win by completing the red mission. It is locked until you have completed the blue or the green one. You lose when life and self-control are both at 0.
alone-guide-hero-turn = Take one of these actions. One that the board does not allow is grey and says why.
alone-guide-hero-evil = It sees the whole map and answers your actions with up to two cards a turn. A noise tells you which direction something is stirring in. A creature you had not seen frightens you when you meet, which costs self-control. A creature that is with you when the turn ends attacks, which costs life.
alone-guide-hero-signs = In the light, bars on your dice count as hits, and creatures roll fewer dice. In a sector with a danger token, bars count as hits for evil, and its cards do more.
alone-guide-hero-adrenaline = Before you act, you may spend it on bullet time, which gives you two actions in one turn, or to recover 1 life or self-control.
alone-guide-hero-round = After eight turns, most of what you saw sinks back into the dark, and your adrenaline is reset. Each round you can recover less, and in the end the nightmare begins: creatures grow stronger, and your self-control runs out.
alone-guide-hero-first = Locate the rooms of the blue and green missions, then explore and move, and see whether the distance shrinks. You can find items wherever you scavenge.
alone-guide-evil-goal = You win when the hero's life and self-control are both at 0. The hero wins by completing the red mission, which is locked until the blue or the green one is completed.
alone-guide-evil-setup = You say which stairs are red and which are blue, may swap two rooms, choose where the hero wakes up, take two decks, and place creatures and danger tokens.
alone-guide-evil-turn = It is always the hero's turn, and you answer with up to two cards. You are asked whenever you can play one, and you may pass.
alone-guide-card-up = “{ alone-play }” plays a card face up, in answer to the action it names or to damage just taken. Its second half counts only if that happened in a sector with a danger token.
alone-guide-card-down = “{ alone-play-down }” lets any card move a creature one sector or spawn a new one, at the end of the turn.
alone-guide-evil-creatures = A creature in the hero's sector when the turn ends attacks, without a card. One that the hero had not seen frightens when they meet. Moving and spawning make a noise, which tells the hero a direction. New creatures spawn only some steps away from the hero, and a level holds four.
alone-guide-evil-signs = In the dark, your creatures roll more dice. In a sector with a danger token, bars on your dice count as hits, and the second half of your cards counts too.
alone-guide-evil-round = Your first card in a turn covers one space of the reaction track, your second covers two. Danger symbols that still show after eight turns become new danger tokens, so a card you do not play has its reward too.
alone-guide-evil-first = While you choose a place, each sector shows its distance from the hero. Keep creatures between the hero and the missions, and use them in pairs.

alone-guide-deep = With Deep.
alone-guide-avatar = With Avatar.
alone-guide-hero-deep = Three special creatures are in the game, and you can read their cards. Each comes only once, with numbers and a power of its own. When you scavenge in a room without a mission, you may use its special action once, instead of drawing three items.
alone-guide-hero-avatar = The avatar is evil's own figure. Evil may activate it instead of playing a card, and you get a token each time. When you kill it, it only lies on the ground until the dark hides it, but you get a token for each of its upgrades. Tokens pay for your powers at the start of a turn, or at any time for powers with a bolt.
alone-guide-evil-deep = A card with the symbol of a special creature can bring that creature onto the map: play it face up, and its text does not count. Each special creature comes only once, and its power works as long as it is on the map.
alone-guide-evil-avatar = A level holds one more figure. Instead of playing a card, you may activate your avatar: it appears, moves or teleports, and may use its power first. The hero gets a token each time. At the end of each round your avatar gets an upgrade, unless it is lying on the ground.

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
alone-upgrade-lit = has a token
alone-upgrade-free = has no token
alone-door-opens = blocked; this opens it
alone-power-tokens = { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}

# What ALONE settles before it begins
page-memory = What the hero has seen before
page-memory-automatic = is kept on the map
page-memory-automatic-more = Sectors that sank back into the dark stay faintly visible.
page-memory-paper = is left to pencil and paper
page-memory-paper-more = What goes dark is gone, as at a real table.
page-pause-more = Every pause for evil to react lasts this long, whether or not it has something to play. 0 means as long as it takes.
page-stops-more = The hero cannot tell at which moments you are asked. At all others, the program passes for you.
