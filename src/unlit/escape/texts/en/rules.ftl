# E1
section-E1 = Characters
rule-E1-1 = One to four players, each with one character; all have the same base stats.
rule-E1-2 = Four stats: Intelligence and Strength (dice in challenges), Speed (tiles moved a turn), Toughness (blocks enemy attacks). Base: 4, 4, 2, 1.
rule-E1-3 = Vitality sets the largest hand of adrenaline cards: 5 when unhurt, one less for each step down; the scenario sets where it starts and may change it.
    .ruling = 5, 4, 3, 2, 1, skull; a hand above a lowered maximum is discarded down at once, the player choosing.
rule-E1-4 = Two random skill cards each: always active, no cost unless they say so.
rule-E1-5 = Fear starts at 3 and goes up to 8; the fear track changes stats (5 or 6: +1 Strength). A change larger than the room left moves fear to the end of the track, save a card's cost (E4.2).
    .ruling = The low end is 1.
rule-E1-6 =
    .ruling = No stat falls below 0.

# E2
section-E2 = Threat
rule-E2-1 = A common threat pool and each player's starting tokens are set by the scenario.
rule-E2-2 = More players on one tile than the scenario's group limit: one of them gains 1 threat.
    .ruling = The player whose entering made it so, at each such entering, in passing too; the starting tile does not count.
rule-E2-3 = Entering a tile with a guard while holding a weapon: 1 threat.
    .ruling = Any guard, a stunned one too; at each entering, by door or vent; not when a guard comes to the player.
rule-E2-4 = Trying to attack a guard: 1 threat, pass or fail. Bull-rushing: 1 for each tile left that holds a guard, so none when the rush fails at once.
    .ruling = In a bull rush any guard counts, a stunned one too, even where nobody holds the player any more; not on a tile that a card lets it leave.
rule-E2-5 = A gain takes a token from the pool; if the pool is empty, lockdown begins (E11).
    .ruling = The token is then gained all the same, from the box.
rule-E2-6 = A loss removes the token from the game; with none, that part is ignored.
rule-E2-7 =
    .ruling = Coming out of the infirmary is no entering: it gives no threat.

# E3
section-E3 = Fear
rule-E3-1 = An enemy attacks you: +1 fear, once an attack however many join it, hurt or not.
    .ruling = After the attack is resolved, so that it does not feed itself; this rise never knocks out.
rule-E3-2 = Leaving a tile that bears a darkness marker: +1.
    .ruling = By any move of yours, vents included; not when knocked out.
rule-E3-3 = You move through a vent: +1; at 7 or 8 fear you cannot use vents.
rule-E3-4 = With fear 7 or more, an event's spawn step also spawns a clone on the closest vent tile.
    .ruling = After the card's own enemy and even if it shows none; limits and reserves hold.

# E4
section-E4 = Adrenaline cards
rule-E4-1 = A card is played, and discarded, for its stat bonus, or its ability, or to move fear 1 up or down at no cost.
    .ruling = Fear does not move beyond either end of the track. For fear, and for any stat bonus, you may play a card in your turn, and in anyone's turn before and after each roll that concerns you: your challenge or an attack on you, or those of a player whom you are near enough to help.
rule-E4-2 = The fear cost is paid first, by moving fear as the card says; with too little room on the track the card cannot be played.
rule-E4-3 = The last card in hand cannot be played for anything, nor for another player; it can only be lost by force.
rule-E4-4 = Intelligence and Strength bonuses last until the next challenge roll or the turn's end; Toughness for one enemy attack; Speed for the turn.
    .ruling = Toughness waits for the next attack on you, though not beyond the turn's end; an attack that a card turns on another player uses it up, too.
rule-E4-5 = Several cards may go into one challenge; a bonus may be played without need.
rule-E4-6 = Only abilities say when: on your turn, or at any time.
rule-E4-7 = No cards in hand: knocked out (E17).
rule-E4-8 =
    .ruling = Any deck that is empty is reshuffled from its discards; with none left nothing is drawn.

# E5
section-E5 = Items
rule-E5-1 = Two hands, one item each, unless an item says otherwise. Weapons are items.
rule-E5-2 = Security key cards are items, but not part of the item deck.
rule-E5-3 = Whoever has more items than can be carried, after exploring, an attack, a trade or a pick-up, lays extras of its choice face up on the tile.
    .ruling = At no other time, save E17.1, can an item be put down.
rule-E5-4 =
    .ruling = A key card takes a hand like any item; an item is a weapon if its card says so.

# E6
section-E6 = Tiles
rule-E6-1 = Tiles have walls, doors, vents and ducts, and icons. A vent shown as blocked is no vent for any rule.
rule-E6-2 = Icons: lab, control panel, generator, elevator (for scenarios, skills, actions); medical supplies (an extra card if your turn begins there); storage crate (an item when you explore it); fear, security, facility (event when you explore it); reactivating fear and security (event when you move onto or explore it, before lockdown).
rule-E6-3 = A reactivating icon counts as its plain icon.
rule-E6-4 = Adjacent tiles touch and share a door connection. Distance is the number of moves.
    .ruling = Counted for players through unlocked doors and through vents, whatever the enemies or the fear; for enemies as in E15.12.
rule-E6-5 =
    .ruling = A large tile is one tile for every rule, however many spaces it covers.
rule-E6-6 =
    .ruling = Ducts join where they meet at a shared edge; they never decide how a tile is placed.
rule-E6-7 =
    .ruling = A locked door joins nothing for players and clones; for guards and hybrids see E15.12.
rule-E6-8 =
    .ruling = No tile has more than one event icon.

# E7
section-E7 = Challenges
rule-E7-1 = Roll as many dice as the stat; count the stat's icons, a double as 2; reach the rating to pass.
rule-E7-2 = Nothing adds dice after a challenge's roll; any card that affects a roll, Toughness included, is played before the dice fall.
    .ruling = Save rerolls and cards that say they follow a roll. A stat bonus that is played after the dice have fallen adds nothing to that roll; it lasts as long as any other (E4.4).
rule-E7-3 = More dice than the box holds are rolled in parts and summed.
rule-E7-4 = A reroll replaces chosen dice; each reroll is used once, several may meet one roll, even the same die.
rule-E7-5 = Other rolls (enemy attacks, events that are no challenge, peeking) take only modifiers that say so.
rule-E7-6 = A player on the same tile or on one connected with it, by an unlocked door or by vents with a duct between them, may assist in a challenge: the stat bonus of an adrenaline card, its cost paid by the helper, goes to the other's stat.
    .ruling = In any player's turn, before the roll (E7.2); never for Toughness or Speed, which are no challenges. A card for any other stat than the challenge's is for its player. Through a vent whatever the fear of either; a card that speaks of adjacent tiles does not reach through one (E6.4).

# E8
section-E8 = Set-up and turn
rule-E8-1 = Set-up by scenario: tiles in play and set aside, stacks in order, reserves, threat pool, lockdown pool; two skills and a full hand each; decks shuffled.
rule-E8-2 = A turn: draw; move and take actions; trigger events, always last.
rule-E8-3 = Draw 1 card if the hand is below its maximum (and 1 more on medical supplies, E6.2).
    .ruling = The second, too, only below the maximum.
rule-E8-4 = A scenario's or a card's text beats these rules where they conflict.
rule-E8-5 =
    .ruling = The players sit in an order; a random one begins; a player who left the game is skipped. A round is over when the turn goes back to whoever began, or past that place.
rule-E8-6 =
    .ruling = Open to all: fear, vitality, threat, skills, items, sizes of hands and stacks, discards; hidden: hands, and the order of decks and stacks.

# E9
section-E9 = Moving
rule-E9-1 = Speed tiles a turn, through doors or vents.
rule-E9-2 = Players may be passed; a tile with active enemies may not be left without a challenge passed for it; stunned enemies hold nobody.
    .ruling = By vent no more than by door or by exploring.
rule-E9-3 = A vent move: one move, to a vent tile joined by an unbroken duct; it ends the turn (with its event, E13.1).
rule-E9-4 = A door without a tile behind it is explored, for one move: draw a tile, place it so that a door of it meets the door used and as many doors as possible join (the player picks among equals), move onto it. A door may face a wall only if nothing else fits.
    .ruling = First the fewest doors against walls, old or new, then the most joined.
rule-E9-5 = A new tile with a crate: draw an item. With an event icon: draw an event card, go straight to trigger events; unused moves and actions are lost.
    .ruling = The item first.
rule-E9-6 = With no door to the unexplored anywhere, any vent works as a door.
    .ruling = On a free side of its tile, chosen by the player, met by a door of the new tile; that side stays a door; no fear, no end of turn, and fear 7 or 8 is no bar.
rule-E9-7 = A turn begun on a tile with no legal connection to another: knocked out.
    .ruling = A locked door, an unexplored door while tiles are left, and a vent with a duct to another are connections; enemies and fear do not count.
rule-E9-8 = Tile stacks are used in order, each emptied before the next.
rule-E9-9 =
    .ruling = A drawn tile for which there is no room goes under its stack and the next is drawn; with no tile left that fits, the door cannot be explored.

# E10
section-E10 = Peeking
rule-E10-1 = In scenarios with a tile set aside: once stack A is empty, exploring becomes peeking: one die before leaving; a double Intelligence places the set-aside tile, connected; else a tile is drawn and explored as usual.
    .ruling = Enemies on the tile must have been dealt with first (E9.2).
rule-E10-2 = From each tile a player peeks at most once in a turn.
    .ruling = A second try from it explores without a roll.
rule-E10-3 = After stack B a single Intelligence works too.
rule-E10-4 = The tile found must be placed but need not be entered; then peeking ends.
    .ruling = No move is spent until it is entered; what its icons do on exploring happens to the first who enters.

# E11
section-E11 = Zones and lockdown
rule-E11-1 = Alien Zone: vent tiles count as fear tiles for clone spawns.
rule-E11-2 = Military Zone: a guard spawned on your turn with no legal security tile brings its own tile, the lowest of the final stack, joined as close to you as is legal.
    .ruling = At a locked door, which stays locked, if no open one is on a tile as near; you choose among equals; its icons do nothing now; with no tile left there is no guard.
rule-E11-3 = Lockdown begins, at once, when threat is gained from an empty pool, or by the scenario's own condition.
rule-E11-4 = When it begins, whoever is in the infirmary has lost and leaves. In lockdown threat goes on being gained, from the pool while it lasts, then from the box; reactivating icons draw no events; a knock-out kills.
rule-E11-5 = Lockdown pool: from the turn after, each player's turn end takes one token; one that cannot be taken ends the game.
    .ruling = After the events; whoever has not reached the goal then loses.
rule-E11-6 =
    .ruling = In lockdown a reactivating icon draws nothing on exploring either, against E6.3.

# E12
section-E12 = Actions
rule-E12-1 = Trade items with a player on your tile.
    .ruling = Any number either way, gifts too, if both agree.
rule-E12-2 = Pick up one item from your tile.
rule-E12-3 = A failed challenge action activates the enemies on the tile; a failed event challenge does not.
    .ruling = At once, guards, then clones, then hybrids (once each), in number order; then the turn goes on. They act again in the event's activation, save those that added a die (E15.7).
rule-E12-4 = Attack: Strength against the Toughness of one active enemy on your tile: reached, it is stunned; twice reached, it returns to the reserves. Against a guard: 1 threat to try; passing draws an item.
    .ruling = The threat is gained before the roll.
rule-E12-5 = Bull rush: Strength icons at least the tile's enemies + 2 (a hybrid counts 2, Dr. Cronos 3) to leave; the same roll carries on for the turn, less 1 for each further tile with enemies, against that tile's enemies + 2. It ends with the movement or where the rest is too small. Moves cost as always.
    .ruling = The book counts enemies, not active ones: stunned ones count wherever an active one holds you; where all are stunned you leave freely, and nothing is taken from the roll; to be stuck on a later tile is no failed challenge; less 1 a tile with enemies, not a move.
rule-E12-6 = Outwit: Intelligence icons at least the enemies + 2, counted as in E12.5, of the kind (guards, or aliens: clones, hybrids, Dr. Cronos) that outnumbers the other on the tile (a tie: your choice); then you may leave this tile this turn. Failing activates only that kind.
    .ruling = The book counts the enemies of a kind, not the active ones: stunned ones count, too, for the number as for which kind is more, with the same weights.
rule-E12-7 = Unlock a door of your tile: 3 Strength (1 threat, pass or fail) or 4 Intelligence (having gone through, you may lock it again). It costs no move.
    .ruling = Locked again at once after going through in the same turn, or not at all.
rule-E12-8 = Access a control panel on your tile (where the scenario allows): 4 Intelligence; shift one guard anywhere on the map by a tile, or gain a security key card.
    .ruling = Any guard, a stunned one too, who stays so; through an unlocked door, within the secure number.
rule-E12-9 =
    .ruling = An attempt uses up the turn's challenge action, so leaving a second tile with active enemies takes a bull rush.
rule-E12-10 = A turn holds at most one attempt at a challenge action, one trade and one pick-up, in any order, before, between or after moves, until an event card is drawn.
    .ruling = An offer that is declined was no trade, and another may be made; but whoever has declined three offers in a turn is not asked again in it.
rule-E12-11 =
    .ruling = A control panel answers once: one that was accessed, by whomever, is not accessed again.

# E13
section-E13 = Events
rule-E13-1 = An event card is drawn on exploring an event icon; on moving onto or exploring a reactivating icon (before lockdown); and at the end of a turn that drew none.
rule-E13-2 = Then the turn goes to its end: spawn, then text, then activation. One event card a turn.
rule-E13-3 = The text is the section of the tile's icon; a turn-end draw has no text.
rule-E13-4 = Of a choice, an impossible option forces the other; an option possible in part may be chosen.
    .ruling = "Each player" goes in turn order from the one who drew, players in the infirmary included.
rule-E13-5 =
    .ruling = A player knocked out in its own turn before an event was drawn ends its moves and actions and draws the turn-end event, measured from the tile it left; one knocked out by the text does not stop the activation.

# E14
section-E14 = Spawning
rule-E14-1 = A guard spawns on the closest security tile, a clone on the closest fear tile; with none, not at all.
    .ruling = Closest to the player whose turn it is (E6.4), the own tile first; among equals that player chooses; tiles behind locked doors come last.
rule-E14-2 = Reserves are set by the scenario; the lowest number first; an empty pool spawns none.
rule-E14-3 = Removed enemies return to the reserves up to the scenario's number, else to the box. What is put into play without being spawned does not use the reserves.
rule-E14-4 = A tile holds at most the secure number of guards and the pack limit of clones (hybrids: the scenario's); a full tile is passed over for the next closest.

# E15
section-E15 = Activation
rule-E15-1 = The card's box for the number of players at the start names who acts: guards, clones, guards then clones, or clones then guards, each in number order.
rule-E15-2 = Hybrids act at the end of every activation, from the turn after they appear: a die is rolled, each acts as many times as its symbol shows, Intelligence, then Strength, then Speed.
rule-E15-3 = An activated enemy attacks if a valid target shares its tile; else moves; a stunned one recovers if no player shares its tile, and does nothing else.
rule-E15-4 = Guards choose the highest threat, clones and hybrids the highest fear. Players are always targets. Enemies are targets of each other only while their scenario values are above 0; of two enemies the lower number is hit.
    .ruling = Ties on a tile: a player before an enemy, then as in E15.9; a stunned enemy is no target.
rule-E15-5 = Attack dice, rolled by the player resolving the card; Strength icons over Toughness each cost the player one adrenaline card. Against an enemy: one defender removed at equality, one more for each icon over, to the reserves (E14.3).
    .ruling = The player chooses which cards are lost.
rule-E15-6 = +1 die, once an attack: a clone against fear 5 or more; a guard against threat 3 or more; not against enemies.
rule-E15-7 = All active ones of a kind on the tile join one attack: the one activated rolls its own dice, each other adds 1; those who add count as activated, even if they moved before.
    .ruling = For the turn: whoever added a die to an attack that a failed challenge provoked does not act in the event either, clones beside a hybrid included; whoever attacked does (E12.3).
rule-E15-8 = A hybrid's attack counts Intelligence icons over Toughness as fear; beyond 8, fear is 8 and the player is knocked out. Each clone, or other hybrid (E15.7), with it adds a die. Against guards as E15.5 with Intelligence.
rule-E15-9 = An enemy moves one tile toward the target with the highest value, +1 to the value of players on adjacent tiles; ties: the closest by the way it takes, then the current player, then the next to take a turn.
    .ruling = Then a player before an enemy, then the lower number.
rule-E15-10 = Among equal paths the player resolving the card chooses.
rule-E15-11 = An enemy cannot stop on a tile full for its kind: it passes through to the next free one on its way; if the target's own tile is full it turns to the next target.
    .ruling = With no target left that it can reach, it stays.
rule-E15-12 = Clones use vents and ducts as players do, without fear or end of turn: tiles joined by a vent are adjacent for them (E15.9's +1 too); locked doors join nothing. Guards and hybrids count a locked door as a move more, which removes the lock instead of moving.
rule-E15-13 = Clone nests and guard posts: after all activation, hybrids included, each spawns one of its kind, from the reserves, if the card activated its kind and the limit allows; it does nothing more this turn.
    .ruling = Those closest to the current player first; not after a failed challenge.
rule-E15-14 = A stunned enemy is not active for any purpose: it holds nobody and joins no attack; it still fills its place on the tile.
    .ruling = Where the book does not say active it counts: for threat (E2.3, E2.4), in a bull rush (E12.5), to outwit (E12.6) and at a control panel (E12.8).
rule-E15-15 = Enemies that this card's spawn step brought in act with the others.
    .ruling = Who is removed meanwhile does not act.
rule-E15-16 =
    .ruling = An attack in order: target; dice counted by its fear or threat now; cards that change the roll; dice; losses; +1 fear (E3.1). If a card puts somebody else in the way, the dice for fear or threat are counted anew, by the new target's.
rule-E15-17 =
    .ruling = Players in the infirmary are no targets.
rule-E15-18 = Dr. Cronos acts and attacks as his scenario says.
rule-E15-19 =
    .ruling = Defenders beyond the first are active ones of the same side, guards or aliens, in their order.

# E16
section-E16 = Infirmary
rule-E16-1 = Off the map. A turn begun there moves the character to any vent tile; with none it stays.
    .ruling = It must leave if it can; no move is spent, no fear gained, and no icon of that tile acts; who must stay only draws the turn-end event, without spawns.
rule-E16-2 = Nobody enters it through vents. All remaining players in it at once: all lose, even if only one is left; not so in a game that began with one player.
rule-E16-3 =
    .ruling = A lone prisoner in the infirmary while no vent tile is in play has lost, since nobody could ever lay one; every scenario begins with one in a game for one.

# E17
section-E17 = Knocked out
rule-E17-1 = Items stay on the tile; the character goes to the infirmary; -1 vitality, -1 threat (E2.6).
    .ruling = Cards still in hand are discarded.
rule-E17-2 = Next turn: a new hand, any vent in play, fear 4, the turn goes on.
    .ruling = In a game for one, too, in every scenario.
rule-E17-3 = Vitality on the skull, or a knock-out in lockdown, kills: the player loses and leaves.
    .ruling = Its items stay on the tile.

# E18
section-E18 = Scenarios
rule-E18-1 = Seven, playable in order as a story or alone. Scenario 1, "A New Level of Fear", for new players: start on the large Tank Farm tile, A-Lift set aside, stacks of 8, then 6, then the rest; 4 guards and 6 clones in reserve, 6 threat in the pool, 4 lockdown tokens, hands of 4.
rule-E18-2 = Scenario 3, "The Hybrids": reserves of 2 guards and 6 clones; hybrids and guards are put into play by its own rule.
rule-E18-3 =
    .ruling = Each player wins or loses alone, as the scenario says; one who escapes leaves the map with its items; the game ends when no player is left in it.
rule-E18-4 =
    .ruling = The adrenaline cards of whoever escapes are discarded.
rule-E18-5 =
    .ruling = Whoever escapes has ended its turn, without an event card.
rule-E18-6 =
    .ruling = A campaign is the scenarios in their order, with the same players. The next one is played if somebody escaped; if nobody did, the scenario may be played again, set up as before.
rule-E18-7 =
    .ruling = In a campaign whoever escaped begins the next scenario with the skills and the items with which it escaped; key cards stay behind.
rule-E18-8 =
    .ruling = In a campaign whoever did not escape, the dead too, wakes in the infirmary: it begins the next scenario with vitality 1 lower than the scenario says, but at least 2, fear 4, two new skills and no items.
rule-E18-9 =
    .ruling = In a campaign the steps from one scenario to the next carry over what they say, if that has happened of which they tell.
rule-E18-10 =
    .ruling = A scenario may take a player out of the game in a way of its own: the player has lost, its items stay on the tile, its adrenaline cards are discarded.
rule-E18-11 = Scenario 4: when lockdown begins a hybrid is put into the Airlock, and a guard onto each security tile and each guard post, those nearest the Incinerator first; then all guards act.
rule-E18-12 = Scenario 5: a player on a tile with a swarm dies; guards never go onto such a tile, and walk through locked doors as if they were open.
rule-E18-13 =
    .ruling = In the first two rounds no scenario puts anybody out of the game in a way of its own, nor ends it: everybody has two turns, save where the rules of the book say otherwise (E11.4, E11.5, E16.2, E17.3).

# Switches: the reading of the book first, then the other
switch-attack-fear = The fear of an attack comes after it.
    .other = The fear of an attack comes before it.
switch-group-limit = The group limit is checked on entering.
    .other = The group limit is checked at the end of the turn.
switch-failed-challenge = An enemy activated by a failed challenge acts again in the event.
    .other = An enemy activated by a failed challenge counts as activated in the event.
switch-spawn-ties = Among equally close tiles the current player picks.
    .other = Among equally close tiles one is picked at random.
switch-vent-as-door = A vent that works as a door is used as a door.
    .other = A vent that works as a door is still used as a vent.
switch-enemies-and-vents = With active enemies on the tile, leaving by a vent needs a challenge.
    .other = With active enemies on the tile, vents are a free way out.
switch-knocked-out-in-own-turn = A player knocked out in its own turn draws the event.
    .other = A player knocked out in its own turn draws no event.
switch-declined-offer = An offer that is declined does not use up the trade of the turn.
    .other = An offer that is declined was the trade of the turn.
