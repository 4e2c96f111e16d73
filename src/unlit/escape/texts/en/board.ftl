# The map
escape-map = The map of the facility
escape-doors = doors: { $what }
escape-locked = locked: { $what }
escape-ducts = ducts to: { $what }
escape-is-stunned = { $enemy } (stunned)
escape-trail = { $enemy } went: { $tiles }
escape-entry = The tile is laid at this door: { $door }
escape-swarm-there = Swarm: whoever goes there is out of the game

# Above the map
escape-telling = Story, goal and rules of this scenario
escape-to-map = To the map
page-reading-you = The game goes on when you choose “{ escape-to-map }”
escape-you = You
escape-turn-of = { $who }: { $moves ->
    [0] no move left
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
    [0] Plays, no move left
    [one] Plays, 1 move left
   *[other] Plays, { $moves } moves left
}
escape-ends-turn = Plays, end of the turn
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
escape-watched = Guards roll a die more.
escape-fear-of = Fear { $fear } of { $most }
escape-smelled = clones roll a die more
escape-terror = no vents, and clones come out of them
escape-items = Items
escape-hands-of = { $hands } of { $most } hands
escape-no-items = Nothing carried.
escape-skills = Skills
escape-weapon = Weapon
escape-use = Use
escape-thing-lay-down = Lay down
escape-thing-lay-down-item = Lay down
escape-thing-lose-item = Lose
escape-thing-give = Give
escape-thing-take = Ask for it

# The hand
escape-hand = Your hand
escape-hand-aside = { $cards } of { $most }
escape-no-cards = No cards.
escape-last-card = The last card cannot be played. Without a card you are knocked out.
escape-fear-cost = Fear { $cost } when played
escape-lose = Lose it

# The event card
escape-event = Event
escape-last-event = The last event
escape-no-event = No event card has been drawn yet.
escape-step-spawn = Appears
escape-step-text = Section
escape-step-activation = Acts
escape-no-text = none (end of the turn)
word-nobody = nobody

# Supply
escape-pools = Supply
escape-threat-pool = Threat pool
escape-lockdown-pool = Lockdown tokens
escape-stacks = Stacks of tiles
escape-under = Seen going under
escape-aside = Set aside
escape-drawn = Drawn
escape-reserve = In reserve: { $kind }
escape-deck-adrenaline = Adrenaline deck
escape-deck-items = Item deck
escape-deck-events = Event deck
escape-deck-of = { $count }, discarded { $discards }
escape-group = group limit { $limit }
escape-secure = guards on a tile { $limit }
escape-pack = clones on a tile { $limit }
escape-war = War between guards and aliens
escape-war-values = a clone is worth { $clone } threat to guards, a guard { $guard } fear to aliens
escape-swarm = Swarm markers left
escape-hybrids = hybrids on a tile { $limit }

# Help
escape-enemies = Enemies
escape-enemy = Enemy
escape-enemy-dice = Dice
escape-enemy-counts = Counts as
escape-legend = Signs
escape-legend-unexplored = Door into the unexplored
escape-legend-locked = Locked door
escape-legend-vent = Vent and its ducts
escape-legend-stunned = Stunned
escape-legend-item = Item on the floor

# How to play
escape-guide-goal = Your goal.
escape-guide-goal-more = Get out, each for yourself: the line above the map says how, and opens the story and all that counts in this scenario. Others may help you, or be glad of your bad luck.
escape-guide-turn = Your turn.
escape-guide-turn-more = You draw a card if your hand has room. Then you move, and do one challenge, one trade and one pick-up, in any order. A door with nothing behind it leads to a new tile, which you draw and lay. An event card ends the turn.
escape-does-move = Go.
escape-does-move-more = Through an open door to the next tile, as many tiles as your Speed.
escape-does-explore = Explore.
escape-does-explore-more = Through a door with nothing behind it: a new tile is drawn and laid, and you enter it. A crate on it is an item for you; a fear, security or facility sign is an event, and your turn is over.
escape-does-crawl = Through the vent.
escape-does-crawl-more = To another vent on the same duct. It costs 1 fear and ends your turn; with fear 7 or 8 you cannot.
escape-does-attack = Attack.
escape-does-attack-more = Strength against one enemy on your tile: reached, it is stunned; twice reached, it is gone. A guard costs 1 threat, and gives an item.
escape-does-leave = Get away.
escape-does-leave-more = Enemies who stand hold you on their tile. Bull rush (Strength) or outwit (Intelligence) them: as many icons as they count, and two more.
escape-does-other = Also.
escape-does-other-more = Unlock a door, access a control panel, trade with somebody on your tile, pick something up. A failed challenge lets the enemies on your tile act.
escape-guide-cards = Adrenaline.
escape-guide-cards-more = Each card is played for its stat, for its ability, or to move your fear by one. It is your life too: enemies take cards from you, and without one you are knocked out. The last card cannot be played.
escape-guide-fear = Fear.
escape-guide-fear-more = It changes your stats: more Strength, less Intelligence. Clones go for whoever is most afraid.
escape-guide-threat = Threat.
escape-guide-threat-more = Guards go for whoever has most. It is gained by attacking guards, by forcing doors, by carrying weapons past guards, and by crowding. When the common pool is empty, lockdown begins.
escape-guide-event = Events.
escape-guide-event-more = First an enemy appears, then the section of your tile's sign counts, then the enemies named on the card act: whoever shares a tile with somebody attacks, the others come closer. The ways that they went stay on the map for a round.
escape-guide-hybrids = Hybrids.
escape-guide-hybrids-more = From the turn after they appeared a die is rolled for them at the end of each event: on Intelligence the hybrid of the mind acts, on Strength that of the arm, on Speed that of the leg, and on a double symbol twice. Like clones they go for whoever is most afraid, and their attacks bring fear instead of costing cards.
escape-guide-hurt = Knocked out.
escape-guide-hurt-more = Your items stay where you fell. You come back from the infirmary through any vent, with a smaller hand. If all who are left lie there at once, everybody has lost.
escape-guide-lockdown = Lockdown.
escape-guide-lockdown-more = Each turn takes a token, and when none is left the doors are shut for good. Whoever lies in the infirmary when it begins has lost, and whoever is knocked out from then on is dead.
escape-guide-first = To begin with.
escape-guide-first-more = Keep two or three cards back for attacks, spread out without being alone, and use low fear for thinking and high fear for fighting.
escape-favours = Favours and grudges
