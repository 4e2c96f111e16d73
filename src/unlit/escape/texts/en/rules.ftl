# E1
section-E1 = Characters
rule-E1-1 = One to four players each have one character. All characters have the same base stats.
rule-E1-2 = There are four stats: Intelligence and Strength (dice in challenges), Speed (tiles moved per turn) and Toughness (blocks enemy attacks). Their base values are 4, 4, 2 and 1.
rule-E1-3 = Vitality sets how many adrenaline cards you can hold: 5 when unhurt, one less for each step down. The scenario says where it starts, and may change it.
    .ruling = The steps are 5, 4, 3, 2, 1, skull. If your hand is too large for a lowered maximum, you discard down to it at once and choose what goes.
rule-E1-4 = Each player gets two random skill cards. They are always active and cost nothing unless they say so.
rule-E1-5 = Fear starts at 3 and goes up to 8. The fear track changes stats (5 or 6: +1 Strength). A change that is larger than the room left moves fear to the end of the track, except as a card's cost (E4.2).
    .ruling = The low end is 1.
rule-E1-6 =
    .ruling = No stat falls below 0.

# E2
section-E2 = Threat
rule-E2-1 = The scenario sets a common threat pool and each player's starting tokens.
rule-E2-2 = If more players are on one tile than the scenario's group limit allows, one of them gains 1 threat.
    .ruling = It is the player who enters and so exceeds the limit, each time, even when just passing through. The starting tile does not count.
rule-E2-3 = If you enter a tile with a guard while holding a weapon, you gain 1 threat.
    .ruling = Any guard counts, even a stunned one, each time you enter, by door or by vent. It does not count when a guard comes to you.
rule-E2-4 = If you try to attack a guard, you gain 1 threat, pass or fail. In a bull rush you gain 1 for each tile you leave that holds a guard, so none if the rush fails at once.
    .ruling = In a bull rush any guard counts, even a stunned one, and even where nobody holds you any more. A tile that a card lets you leave does not count.
rule-E2-5 = When you gain threat, you take a token from the pool. If the pool is empty, lockdown begins (E11).
    .ruling = You still gain the token, from the box.
rule-E2-6 = When you lose threat, the token is removed from the game. If you have none, ignore that part.
rule-E2-7 =
    .ruling = Coming out of the infirmary does not count as entering a tile: it gives no threat.

# E3
section-E3 = Fear
rule-E3-1 = When an enemy attacks you, you gain 1 fear, hurt or not. It is once per attack, however many enemies join it.
    .ruling = You gain it after the attack is resolved, so an attack does not feed itself. This fear never knocks you out.
rule-E3-2 = When you leave a tile with a darkness marker, you gain 1 fear.
    .ruling = Any move of yours counts, through vents, too. Being knocked out does not.
rule-E3-3 = When you move through a vent, you gain 1 fear. With 7 or 8 fear you cannot use vents.
rule-E3-4 = If you have 7 fear or more, an event's spawn step also spawns a clone on the closest vent tile.
    .ruling = It comes after the card's own enemy, and even if the card shows none. Limits and reserves apply.

# E4
section-E4 = Adrenaline cards
rule-E4-1 = You play and discard a card for its stat bonus, for its ability, or to move fear 1 up or down at no cost.
    .ruling = Fear does not move past either end of the track. For fear, and for any stat bonus, you may play a card on your turn, and on anyone's turn before and after each roll that concerns you: your challenge, an attack on you, or those of a player you are close enough to help.
rule-E4-2 = You pay the fear cost first: move your fear as the card says. If the track has too little room, you cannot play the card.
rule-E4-3 = You cannot play the last card in your hand for anything, not even for another player. You can only be forced to lose it.
rule-E4-4 = Intelligence and Strength bonuses last until your next challenge roll or the end of the turn, Toughness for one enemy attack, and Speed for the turn.
    .ruling = Toughness waits for the next attack on you, but not past the end of the turn. An attack that a card turns on another player uses it up, too.
rule-E4-5 = You may play several cards for one challenge, and you may play a bonus without needing it.
rule-E4-6 = Only abilities say when you may play them: on your turn, or at any time.
rule-E4-7 = If you have no cards in hand, you are knocked out (E17).
rule-E4-8 =
    .ruling = An empty deck is reshuffled from its discards. If there are none, nothing is drawn.

# E5
section-E5 = Items
rule-E5-1 = You have two hands and carry one item in each, unless an item says otherwise. Weapons are items.
rule-E5-2 = Security key cards are items, but not part of the item deck.
rule-E5-3 = If you have more items than you can carry after exploring, an attack, a trade or a pick-up, you drop the extra ones face up on the tile. You choose which.
    .ruling = You cannot drop an item at any other time, except in E17.1.
rule-E5-4 =
    .ruling = A key card takes a hand like any other item. An item is a weapon if its card says so.

# E6
section-E6 = Tiles
rule-E6-1 = Tiles have walls, doors, vents and ducts, and icons. A vent shown as blocked is not a vent for any rule.
rule-E6-2 = Icons: lab, control panel, generator, elevator (for scenarios, skills and actions); medical supplies (an extra card if your turn begins there); storage crate (an item when you explore the tile); fear, security, facility (an event when you explore the tile); reactivating fear and security (an event when you move onto the tile or explore it, before lockdown).
rule-E6-3 = A reactivating icon counts as its plain icon.
rule-E6-4 = Adjacent tiles touch and are connected by a door. Distance is the number of moves.
    .ruling = For players it is counted through unlocked doors and through vents, regardless of enemies and fear; for enemies, as in E15.12.
rule-E6-5 =
    .ruling = A large tile is one tile for every rule, however many spaces it covers.
rule-E6-6 =
    .ruling = Ducts join where they meet at a shared edge. They never decide how a tile is placed.
rule-E6-7 =
    .ruling = A locked door connects nothing for players and clones. For guards and hybrids, see E15.12.
rule-E6-8 =
    .ruling = No tile has more than one event icon.

# E7
section-E7 = Challenges
rule-E7-1 = Roll as many dice as your stat. Count the icons of that stat, a double as 2. If you reach the rating, you pass.
rule-E7-2 = Nothing adds dice after the roll of a challenge. You play any card that affects a roll, Toughness included, before the dice are rolled.
    .ruling = The exceptions are rerolls and cards that say they follow a roll. A stat bonus played after the roll adds nothing to that roll; it lasts as long as any other (E4.4).
rule-E7-3 = If you need more dice than the box holds, roll in parts and add them up.
rule-E7-4 = A reroll replaces the dice you choose. Each reroll is used once. Several may change one roll, even the same die.
rule-E7-5 = Other rolls (enemy attacks, events that are not challenges, peeking) take only modifiers that say so.
rule-E7-6 = A player may assist in a challenge from the same tile or from a tile connected to it, by an unlocked door or by vents with a duct between them. The helper plays an adrenaline card and pays its cost, and its stat bonus goes to the other player's stat.
    .ruling = On any player's turn, before the roll (E7.2). Never for Toughness or Speed, which are not challenges. A card for a different stat than the challenge's counts for the player who plays it. Nobody's fear matters for help through a vent. A card that speaks of adjacent tiles does not reach through a vent (E6.4).

# E8
section-E8 = Set-up and turn
rule-E8-1 = The scenario sets up the tiles in play and set aside, the stacks in order, the reserves, the threat pool and the lockdown pool. Each player gets two skills and a full hand. The decks are shuffled.
rule-E8-2 = A turn has three steps: draw; move and take actions; trigger events, which always come last.
rule-E8-3 = Draw 1 card if your hand is below its maximum (and 1 more on medical supplies, E6.2).
    .ruling = The second card, too, only below the maximum.
rule-E8-4 = Where a scenario or a card conflicts with these rules, its text wins.
rule-E8-5 =
    .ruling = The players sit in an order, and a random one begins. A player who has left the game is skipped. A round is over when the turn comes back to the player who began, or passes that place.
rule-E8-6 =
    .ruling = Everyone can see fear, vitality, threat, skills, items, discards, and the sizes of hands and stacks. Hands are hidden, and so is the order of decks and stacks.

# E9
section-E9 = Moving
rule-E9-1 = You move up to your Speed in tiles per turn, through doors or vents.
rule-E9-2 = You may move past other players. You may not leave a tile with active enemies without passing a challenge for it. Stunned enemies hold nobody.
    .ruling = That goes for vents and for exploring as well as for doors.
rule-E9-3 = A vent move is one move, to a vent tile connected by an unbroken duct. It ends your turn (with its event, E13.1).
rule-E9-4 = You explore a door with no tile behind it for one move. Draw a tile, place it so that one of its doors meets the door you use and as many doors as possible join (you break ties), and move onto it. A door may face a wall only if nothing else fits.
    .ruling = First come the fewest doors against walls, old or new, then the most doors joined.
rule-E9-5 = If a new tile has a crate, draw an item. If it has an event icon, draw an event card and go straight to the events; you lose your unused moves and actions.
    .ruling = The item comes first.
rule-E9-6 = If no door anywhere leads to the unexplored, any vent works as a door.
    .ruling = You choose a free side of its tile, and a door of the new tile meets it. That side stays a door. It brings no fear, does not end the turn, and works with 7 or 8 fear, too.
rule-E9-7 = If your turn begins on a tile with no legal connection to another, you are knocked out.
    .ruling = Connections are locked doors, unexplored doors while there are tiles left, and vents with a duct to another vent. Enemies and fear do not matter.
rule-E9-8 = Use the tile stacks in order, and empty each one before the next.
rule-E9-9 =
    .ruling = If there is no room for a drawn tile, it goes under its stack and you draw the next. If no tile is left that fits, the door cannot be explored.

# E10
section-E10 = Peeking
rule-E10-1 = In scenarios with a tile set aside, exploring becomes peeking once stack A is empty. Before leaving, you roll one die. On a double Intelligence you place the set-aside tile, connected; on anything else you draw a tile and explore as usual.
    .ruling = You must have dealt with the enemies on your tile first (E9.2).
rule-E10-2 = You peek at most once per turn from each tile.
    .ruling = If you try again from the same tile, you explore without a roll.
rule-E10-3 = After stack B a single Intelligence works, too.
rule-E10-4 = You must place the tile you find, but you need not enter it. Then peeking ends.
    .ruling = You spend no move until you enter it. What its icons do on exploring happens to the first player who enters.

# E11
section-E11 = Zones and lockdown
rule-E11-1 = Alien Zone: vent tiles count as fear tiles when clones spawn.
rule-E11-2 = Military Zone: if a guard spawns on your turn and there is no legal security tile, it brings its own tile. This is the lowest of the final stack, joined as close to you as is legal.
    .ruling = It joins at a locked door, which stays locked, if no open door is on a tile as close. You break ties. Its icons do nothing now. With no tile left there is no guard.
rule-E11-3 = Lockdown begins at once when threat is gained from an empty pool, or when the scenario says so.
rule-E11-4 = When lockdown begins, every player in the infirmary has lost and leaves. In lockdown you still gain threat, from the pool while it lasts, then from the box; reactivating icons draw no events; and a knock-out kills.
rule-E11-5 = Lockdown pool: from the turn after, the end of each player's turn takes one token. When a token cannot be taken, the game ends.
    .ruling = It is taken after the events. Players who have not reached the goal by then lose.
rule-E11-6 =
    .ruling = In lockdown a reactivating icon draws nothing on exploring either, despite E6.3.

# E12
section-E12 = Actions
rule-E12-1 = Trade items with a player on your tile.
    .ruling = Any number either way, even as a gift, if both agree.
rule-E12-2 = Pick up one item from your tile.
rule-E12-3 = If you fail a challenge action, the enemies on your tile are activated. If you fail an event's challenge, they are not.
    .ruling = They act at once: guards, then clones, then hybrids (once each), in number order. Then your turn goes on. They act again in the event's activation, except those that added a die (E15.7).
rule-E12-4 = Attack: roll Strength against the Toughness of one active enemy on your tile. If you reach it, the enemy is stunned; if you reach twice as much, it returns to the reserves. Against a guard, trying costs 1 threat, and passing draws an item.
    .ruling = You gain the threat before the roll.
rule-E12-5 = Bull rush: to leave, roll Strength icons equal to at least the enemies on the tile + 2 (a hybrid counts as 2, Dr. Cronos as 3). The same roll carries on for the turn, less 1 for each further tile with enemies, against the enemies on that tile + 2. It ends when you stop moving or when what is left is too small. Moves cost the same as always.
    .ruling = The book counts enemies, not active ones. Stunned enemies count wherever an active one holds you. Where all are stunned you leave freely, and nothing is taken from the roll. Getting stuck on a later tile is not a failed challenge. The 1 is taken per tile with enemies, not per move.
rule-E12-6 = Outwit: roll Intelligence icons equal to at least the enemies + 2, counted as in E12.5. Only the kind (guards, or aliens: clones, hybrids, Dr. Cronos) that outnumbers the other on the tile counts; on a tie you choose. If you pass, you may leave this tile this turn. If you fail, only that kind is activated.
    .ruling = The book counts the enemies of a kind, not the active ones. Stunned enemies count, too, with the same weights, both for the number and for which kind there is more of.
rule-E12-7 = Unlock a door of your tile with 3 Strength (1 threat, pass or fail) or with 4 Intelligence (after going through you may lock it again). It costs no move.
    .ruling = You lock it again at once after going through in the same turn, or not at all.
rule-E12-8 = Access a control panel on your tile (where the scenario allows it) with 4 Intelligence. Either shift one guard anywhere on the map by one tile, or gain a security key card.
    .ruling = You may shift any guard, even a stunned one, who stays stunned. The guard goes through an unlocked door, within the secure number.
rule-E12-9 =
    .ruling = An attempt uses up your challenge action for the turn, so leaving a second tile with active enemies takes a bull rush.
rule-E12-10 = On your turn you get at most one attempt at a challenge action, one trade and one pick-up. You may take them in any order, before, between or after moves, until an event card is drawn.
    .ruling = An offer that is declined does not count as a trade, and you may make another. A player who has declined three offers in a turn is not asked again that turn.
rule-E12-11 =
    .ruling = A control panel answers once. Once anybody has accessed it, nobody can access it again.

# E13
section-E13 = Events
rule-E13-1 = You draw an event card when you explore an event icon, when you move onto or explore a reactivating icon (before lockdown), and at the end of a turn in which you drew none.
rule-E13-2 = Then your turn runs to its end: spawn, then text, then activation. There is one event card per turn.
rule-E13-3 = The text is the section of the tile's icon. A card drawn at the end of the turn has no text.
rule-E13-4 = If one option of a choice is impossible, you must take the other. You may choose an option that is only partly possible.
    .ruling = "Each player" goes in turn order from the player who drew, including players in the infirmary.
rule-E13-5 =
    .ruling = If you are knocked out on your own turn before an event was drawn, your moves and actions end, and you draw the event for the end of the turn, measured from the tile you left. If the text knocks you out, the activation still happens.

# E14
section-E14 = Spawning
rule-E14-1 = A guard spawns on the closest security tile, a clone on the closest fear tile. If there is none, it does not spawn.
    .ruling = Closest to the player whose turn it is (E6.4), starting with that player's own tile. That player breaks ties. Tiles behind locked doors come last.
rule-E14-2 = The scenario sets the reserves. The lowest number comes first, and an empty pool spawns none.
rule-E14-3 = Removed enemies return to the reserves up to the scenario's number; any others go back to the box. Enemies put into play without being spawned do not use the reserves.
rule-E14-4 = A tile holds at most the secure number of guards and the pack limit of clones (for hybrids, the scenario's limit). If a tile is full, the next closest is used.

# E15
section-E15 = Activation
rule-E15-1 = The card has a box for each number of players at the start. It names who acts: guards, clones, guards then clones, or clones then guards, each in number order.
rule-E15-2 = Hybrids act at the end of every activation, from the turn after they appear. A die is rolled, and each hybrid acts as many times as the die shows its symbol: Intelligence, then Strength, then Speed.
rule-E15-3 = An activated enemy attacks if a valid target shares its tile; otherwise it moves. A stunned enemy recovers if no player shares its tile, and does nothing else.
rule-E15-4 = Guards choose the highest threat, clones and hybrids the highest fear. Players are always targets. Enemies are targets of each other only while their values in the scenario are above 0; of two enemies, the lower number is hit.
    .ruling = Ties on a tile: a player before an enemy, then as in E15.9. A stunned enemy is not a target.
rule-E15-5 = The player resolving the card rolls the attack dice. Each Strength icon over the target's Toughness costs the player one adrenaline card. Against an enemy, equality removes one defender, and each icon over it one more, to the reserves (E14.3).
    .ruling = The player attacked chooses which cards to lose.
rule-E15-6 = A clone rolls one extra die against a player with 5 fear or more, a guard against a player with 3 threat or more, once per attack. They get no extra die against enemies.
rule-E15-7 = All active enemies of a kind on the tile join one attack. The activated one rolls its own dice, and each other adds 1. Those that add a die count as activated, even if they moved before.
    .ruling = They count as activated for the turn. An enemy that added a die to an attack provoked by a failed challenge does not act in the event either; that includes clones beside a hybrid. The enemy that made the attack does (E12.3).
rule-E15-8 = In a hybrid's attack, each Intelligence icon over Toughness counts as fear. If that goes past 8, fear is 8 and the player is knocked out. Each clone or other hybrid (E15.7) with it adds a die. Against guards it works as in E15.5, with Intelligence.
rule-E15-9 = An enemy moves one tile toward the target with the highest value; players on adjacent tiles count 1 higher. Ties go to the closest by the way the enemy takes, then to the current player, then to the next player to take a turn.
    .ruling = Then a player before an enemy, then the lower number.
rule-E15-10 = The player resolving the card chooses among equal paths.
rule-E15-11 = An enemy cannot stop on a tile that is full for its kind. It passes through to the next free tile on its way. If the target's own tile is full, the enemy turns to the next target.
    .ruling = If there is no target left that it can reach, it stays where it is.
rule-E15-12 = Clones use vents and ducts as players do, but without fear and without ending a turn. Tiles connected by a vent are adjacent for them (also for the 1 in E15.9), and locked doors connect nothing. For guards and hybrids a locked door counts as one more move, which removes the lock instead of moving.
rule-E15-13 = Clone nests and guard posts: after all activation, hybrids included, each spawns one of its kind from the reserves, if the card activated that kind and the limit allows it. The new enemy does nothing more this turn.
    .ruling = Those closest to the current player come first. They spawn nothing after a failed challenge.
rule-E15-14 = A stunned enemy is not active for any purpose. It holds nobody and joins no attack, but it still takes up its place on the tile.
    .ruling = Where the book does not say "active", a stunned enemy counts: for threat (E2.3, E2.4), in a bull rush (E12.5), when you outwit (E12.6) and at a control panel (E12.8).
rule-E15-15 = Enemies brought in by this card's spawn step act with the others.
    .ruling = An enemy that is removed in the meantime does not act.
rule-E15-16 =
    .ruling = An attack goes in this order: target; number of dice, by the target's fear or threat now; cards that change the roll; dice; losses; 1 fear (E3.1). If a card makes somebody else the target, the dice for fear or threat are counted again for the new target.
rule-E15-17 =
    .ruling = Players in the infirmary are not targets.
rule-E15-18 = Dr. Cronos acts and attacks as his scenario says.
rule-E15-19 =
    .ruling = Defenders after the first are active enemies of the same side, guards or aliens, in their order.

# E16
section-E16 = Infirmary
rule-E16-1 = The infirmary is off the map. If your turn begins there, your character moves to any vent tile; with none, it stays.
    .ruling = You must leave if you can. You spend no move and gain no fear, and no icon of that tile acts. If you have to stay, you only draw the event for the end of the turn, without spawns.
rule-E16-2 = Nobody enters it through vents. If all remaining players are in it at once, all of them lose, even if only one is left. This does not apply to a game that began with one player.
rule-E16-3 =
    .ruling = A lone prisoner who is in the infirmary while no vent tile is in play has lost, since nobody could ever lay one. In a game for one, every scenario begins with a vent tile.

# E17
section-E17 = Knocked out
rule-E17-1 = Your items stay on the tile, and your character goes to the infirmary. You lose 1 vitality and 1 threat (E2.6).
    .ruling = You discard the cards still in your hand.
rule-E17-2 = On your next turn you get a new hand, come out of any vent in play with 4 fear, and go on with the turn.
    .ruling = In a game for one, too, in every scenario.
rule-E17-3 = When your vitality is on the skull, or you are knocked out in lockdown, your character dies: you lose and leave.
    .ruling = Your items stay on the tile.

# E18
section-E18 = Scenarios
rule-E18-1 = There are seven, to be played in order as a story, or each by itself. Scenario 1, "A New Level of Fear", is for new players. You start on the large Tank Farm tile, with the A-Lift set aside and stacks of 8, then 6, then the rest. There are 4 guards and 6 clones in reserve, 6 threat in the pool and 4 lockdown tokens, and each hand has 4 cards.
rule-E18-2 = Scenario 3, "The Hybrids": there are 2 guards and 6 clones in reserve; its own rule puts hybrids and guards into play.
rule-E18-3 =
    .ruling = Each player wins or loses alone, as the scenario says. If you escape, you leave the map with your items. The game ends when no player is left in it.
rule-E18-4 =
    .ruling = If you escape, your adrenaline cards are discarded.
rule-E18-5 =
    .ruling = If you escape, your turn is over, without an event card.
rule-E18-6 =
    .ruling = A campaign is the scenarios in order, with the same players. If somebody escaped, the next one is played. If nobody did, the scenario may be played again, set up as before.
rule-E18-7 =
    .ruling = In a campaign, a player who escaped begins the next scenario with the skills and items they escaped with. Key cards stay behind.
rule-E18-8 =
    .ruling = In a campaign, a player who did not escape, even a dead one, wakes up in the infirmary. They begin the next scenario with vitality 1 lower than the scenario says, but at least 2, with 4 fear, two new skills and no items.
rule-E18-9 =
    .ruling = In a campaign, each step from one scenario to the next carries over what it says, if what it tells of has happened.
rule-E18-10 =
    .ruling = A scenario may take a player out of the game in a way of its own. That player has lost, their items stay on the tile, and their adrenaline cards are discarded.
rule-E18-11 = Scenario 4: when lockdown begins, a hybrid is put into the Airlock, and a guard onto each security tile and each guard post, those nearest the Incinerator first. Then all guards act.
rule-E18-12 = Scenario 5: a player on a tile with a swarm dies. Guards never go onto such a tile, and walk through locked doors as if they were open.
rule-E18-13 =
    .ruling = In the first two rounds no scenario puts anybody out of the game in a way of its own, or ends the game. Everybody has two turns, except where the rules of the book say otherwise (E11.4, E11.5, E16.2, E17.3).

# Switches: the reading of the book first, then the other
switch-attack-fear = The fear from an attack comes after it.
    .other = The fear from an attack comes before it.
switch-group-limit = The group limit is checked on entering.
    .other = The group limit is checked at the end of the turn.
switch-failed-challenge = An enemy activated by a failed challenge acts again in the event.
    .other = An enemy activated by a failed challenge counts as activated in the event.
switch-spawn-ties = Among equally close tiles the current player picks.
    .other = Among equally close tiles one is picked at random.
switch-vent-as-door = A vent that works as a door is used as a door.
    .other = A vent that works as a door is still used as a vent.
switch-enemies-and-vents = With active enemies on the tile, leaving by a vent takes a challenge.
    .other = With active enemies on the tile, vents are a free way out.
switch-knocked-out-in-own-turn = A player knocked out on their own turn draws the event.
    .other = A player knocked out on their own turn draws no event.
switch-declined-offer = A declined offer does not use up the trade of the turn.
    .other = A declined offer uses up the trade of the turn.
