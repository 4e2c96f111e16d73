# The map
escape-map = The map of the facility
escape-doors = doors: { $what }
escape-locked = locked: { $what }
escape-ducts = ducts to: { $what }
escape-is-stunned = { $enemy } (stunned)
escape-trail = { $enemy } went this way: { $tiles }
escape-entry = The tile is laid at this door: { $door }
escape-swarm-there = Swarm: if you go there, you are out of the game

# Above the map
escape-telling = Story, goal and rules of this scenario
escape-to-map = To the map
page-reading-you = The game goes on when you choose “{ escape-to-map }”
escape-you = You
escape-turn-of = { $who }: { $moves ->
    [0] no moves left
    [one] 1 move left
   *[other] { $moves } moves left
}
escape-pool-short = Threat pool { $count }
escape-lockdown = Lockdown: { $left ->
    [-1] no way back
    [0] the last turn
    [one] 1 turn left
   *[other] { $left } turns left
}
escape-attacks = attacks { $target }
escape-passed = passed
escape-failed = failed

# Sheets
escape-sheets = Sheets
escape-tab-hand = Hand
escape-tab-own = You
escape-tab-event = Event
escape-tab-rest = Others
escape-tab-pools = Supply
escape-tab-help = Help
escape-has-turn = { $moves ->
    [0] Playing, no moves left
    [one] Playing, 1 move left
   *[other] Playing, { $moves } moves left
}
escape-ends-turn = Playing, end of the turn
escape-cards-in-hand = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
escape-choose = Choose
escape-trade = Trade
escape-vitality = Vitality
escape-vitality-of = Vitality { $vitality } of { $most }
escape-threat = Threat
escape-threat-of = Threat { $threat }
escape-watched = Guards roll one extra die.
escape-fear-of = Fear { $fear } of { $most }
escape-smelled = clones roll one extra die
escape-terror = no vents for you, and clones come out of them
escape-items = Items
escape-hands-of = { $hands } of { $most } hands
escape-no-items = Carrying nothing.
escape-skills = Skills
escape-weapon = Weapon
escape-use = Use
escape-thing-lay-down = Drop
escape-thing-lay-down-item = Drop
escape-thing-lose-item = Lose
escape-thing-give = Give
escape-thing-take = Ask for it

# The hand
escape-hand = Your hand
escape-hand-aside = { $cards } of { $most }
escape-no-cards = No cards.
escape-last-card = You cannot play your last card. Without a card you are knocked out.
escape-fear-cost = Fear { $cost } when played
escape-lose = Lose it

# The event card
escape-event = Event
escape-last-event = The last event
escape-no-event = No event card has been drawn yet.
escape-step-spawn = Spawns
escape-step-text = Section
escape-step-activation = Acts
escape-no-text = none (end of the turn)
word-nobody = nobody

# Supply
escape-pools = Supply
escape-threat-pool = Threat pool
escape-lockdown-pool = Lockdown tokens
escape-stacks = Stacks of tiles
escape-under = Seen going under stack
escape-aside = Set aside
escape-drawn = Drawn
escape-reserve = In reserve: { $kind }
escape-deck-adrenaline = Adrenaline deck
escape-deck-items = Item deck
escape-deck-events = Event deck
escape-deck-of = { $count } left, { $discards } discarded
escape-group = group limit { $limit }
escape-secure = guards per tile { $limit }
escape-pack = clones per tile { $limit }
escape-war = War between guards and aliens
escape-war-values = a clone is worth { $clone } threat to guards, a guard { $guard } fear to aliens
escape-swarm = Swarm markers left
escape-hybrids = hybrids per tile { $limit }

# Help
escape-enemies = Enemies
escape-enemy = Enemy
escape-enemy-dice = Dice
escape-enemy-counts = Counts as
escape-legend = Symbols
escape-legend-unexplored = Unexplored door
escape-legend-locked = Locked door
escape-legend-vent = Vent and its ducts
escape-legend-stunned = Stunned
escape-legend-item = Item on the floor

# How to play
escape-guide-goal = Your goal.
escape-guide-goal-more = Get out. Everyone plays for themselves. The line above the map says how; open it to read the story and the rules of this scenario. The others may help you, or be glad of your bad luck.
escape-guide-turn = Your turn.
escape-guide-turn-more = You draw a card if your hand has room. Then you move, and you may take one challenge, one trade and one pick-up, in any order. A door with nothing behind it leads to a new tile, which you draw and lay. An event card ends the turn.
escape-does-move = Move.
escape-does-move-more = Through an open door to the next tile, up to as many tiles as your Speed.
escape-does-explore = Explore.
escape-does-explore-more = Go through a door with nothing behind it: you draw a new tile, lay it and enter it. A crate on it gives you an item. A fear, security or facility icon brings an event, and your turn is over.
escape-does-crawl = Crawl through the vent.
escape-does-crawl-more = To another vent on the same duct. It costs 1 fear and ends your turn. With 7 or 8 fear you cannot.
escape-does-attack = Attack.
escape-does-attack-more = Strength against the Toughness of one enemy on your tile: reach it, and the enemy is stunned; reach twice as much, and it is gone. Attacking a guard costs 1 threat, and success gives you an item.
escape-does-leave = Get away.
escape-does-leave-more = Enemies that are not stunned hold you on their tile. Bull rush them (Strength) or outwit them (Intelligence): you need as many icons as they count, plus two.
escape-does-other = And more.
escape-does-other-more = Unlock a door, access a control panel, trade with a player on your tile, pick something up. If you fail a challenge, the enemies on your tile act.
escape-guide-cards = Adrenaline.
escape-guide-cards-more = Play a card for its stat, for its ability, or to move your fear by one. Cards are also your life: enemies take them from you, and without one you are knocked out. You cannot play your last card.
escape-guide-fear = Fear.
escape-guide-fear-more = Fear changes your stats: more Strength, less Intelligence. Clones go for whoever is most afraid.
escape-guide-threat = Threat.
escape-guide-threat-more = Guards go for whoever has the most. You gain it by attacking guards, by forcing doors, by carrying weapons past guards, and by crowding together. When the common pool is empty, lockdown begins.
escape-guide-event = Events.
escape-guide-event-more = First an enemy spawns. Then you read the section for your tile's icon. Then the enemies named on the card act: those that share a tile with somebody attack, and the others come closer. Their paths stay on the map for a round.
escape-guide-hybrids = Hybrids.
escape-guide-hybrids-more = From the turn after they appear, a die is rolled for them at the end of each event. On Intelligence the hybrid of the mind acts, on Strength the hybrid of the arm, and on Speed the hybrid of the leg; on a double symbol it acts twice. Like clones they go for whoever is most afraid, and their attacks bring fear instead of costing cards.
escape-guide-hurt = Knocked out.
escape-guide-hurt-more = Your items stay where you fell. You come back from the infirmary through any vent, with a smaller hand. If everyone who is left lies there at once, everyone has lost.
escape-guide-lockdown = Lockdown.
escape-guide-lockdown-more = Each turn takes a token, and when none is left the doors shut for good. If you are in the infirmary when lockdown begins, you have lost. If you are knocked out after that, you are dead.
escape-guide-first = First steps.
escape-guide-first-more = Keep two or three cards back for when you are attacked. Spread out, but do not be alone. Use low fear for thinking and high fear for fighting.
escape-favours = Favours and grudges
