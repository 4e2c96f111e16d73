# A1
section-A1 = Sides and set-up
rule-A1-1 = One player is the hero; one, two or three others are evil and play as a team.
rule-A1-2 = The hero picks a difficulty. Easy: one random card of the three Bullets, then one random item. Normal and Nightmare: one random item. Impossible: no item.
    .ruling = Bullets that were not taken are shuffled into the item deck before the other item is drawn. Starting items get charges as in A12.2.
rule-A1-3 = Mid-game rewards (see A20.5). Easy: +1 round, then recover 3 life and 3 self-control. Normal: +1 round, then recover 3 life or 3 self-control. Nightmare: recover 3 life or 3 self-control. Impossible: nothing.
rule-A1-4 = The hero chooses or draws one character and places it hero side up.
rule-A1-5 = Life and self-control both start at 12. The round marker starts on the rightmost space of the round track. The adrenaline pool starts at 3.
rule-A1-6 = One final mission (red) is drawn, then one of each kind of starting mission (blue, then green). A starting mission whose room is taken is discarded and redrawn, so all three name different rooms. All three are read out.
rule-A1-7 = "When revealed" effects of starting missions apply now; the set-up of the final mission does not.
    .ruling = Anything that needs the map or the hands waits until they are there and is done last in set-up, blue before green.
rule-A1-8 = Mission tokens come in two sets of three colours. One set marks the names of the rooms on the hero's sheet; the other lies on those rooms on the map and moves with them in A1.11.
rule-A1-9 = Two map sheets are drawn at random, either side up, each rotated by 0 or 180 degrees. They are the two levels.
rule-A1-10 = There are two pairs of stairs, each of one colour. Stairs lead only to the other stairs of their colour, and each level has one of each colour.
    .ruling = Evil chooses which stairs of a level get which colour.
rule-A1-11 = The eight room tokens are placed at random on the eight room spaces, and the mission tokens on their rooms. Then evil may swap any two room tokens, on one level or across both.
rule-A1-12 = Evil chooses a corridor sector and places the hero there.
    .ruling = Any sector that is not a room is allowed.
rule-A1-13 = The whole map starts dark.
rule-A1-14 = Evil chooses two of four reaction decks: fury (red), speed (blue), terror (green), traps (purple). The other two leave the game. Each deck is shuffled separately.
rule-A1-15 = One evil player draws 10 cards, freely from both decks.
    .ruling = They are drawn one by one, and the player names the deck before each.
rule-A1-16 = Two evil players draw 6 cards each, each from their own deck only, for the whole game. The starting leader picks a deck first.
rule-A1-17 = Three evil players draw 4 cards each. The starting leader gives each of the others a deck of their own. The player seated between the other two draws from both in any mix, the others from their own.
    .ruling = The starting leader takes the middle seat, because this player would otherwise own no deck. Seats and decks stay the same for the whole game, whoever leads later.
rule-A1-18 = With two or more evil players, one of them, chosen or drawn at random, starts as the evil leader and coordinates the team. The others need the leader's approval to play a reaction card, and nobody shows or describes a card in hand to a team-mate.
    .ruling = The leader is told who asks and for what (standard reaction, face-up card, avatar), but not which card. A refused card stays in hand.
rule-A1-19 = Whenever "evil draws N cards", the leader splits the N among the evil players in any way; each draws from the decks they may use.
rule-A1-20 = Evil places 2 creatures of its choice in 2 different sectors. Each must be a mission room or adjacent to one, and never the hero's sector.
    .ruling = They are of the five regular kinds and may both be of the same kind. This is neither spawning nor moving, so there is no noise and no spawn distance.
rule-A1-21 = Evil places 2 danger tokens on each level, but not in the hero's sector.
    .ruling = A sector gets at most one.
rule-A1-22 = The hero's labyrinth starts with only the hero's own sector.
rule-A1-23 = Dice rolls are public. Whatever the game makes evil communicate is true and complete, unless a card says that evil may lie.
rule-A1-24 = Everybody may see the hero's character, items with charges and components, companion, missions, tracks, adrenaline, experience and turn tokens, and which two decks are in play.
    .ruling = Everybody may also see the sizes of hands, decks and piles, and every card played face up.
rule-A1-25 =
    .ruling = Hidden from the hero: the map and everything unrevealed, evil's hands, and, for good, which card was played as a standard reaction (its back shows its deck). Hidden from everybody: the order of every deck.
rule-A1-26 = The hero may note noises, distances and rooms on the sheet; notes have no effect.
    .ruling = The notes belong to the hero alone.
rule-A1-27 =
    .ruling = The leader decides what a rule leaves to evil as a side (set-up, danger tokens, order of attacks, direction of a noise, hero or companion). Whoever plays a card decides what the card leaves open.
rule-A1-28 =
    .ruling = The evil seats form a circle of their own; "left" means the next seat in it.
rule-A1-29 = Order of set-up: the hero's part (A1.2 to A1.8), then map, stairs, rooms, swap, hero's place, decks and hands, creatures, danger tokens, labyrinth.
rule-A1-30 =
    .ruling = Everybody knows which two sheets make up the map. Only evil sees which sides are up and how they lie.

# A2
section-A2 = The map
rule-A2-1 = There are two levels. Each is a grid of 4 columns (west to east) by 6 rows (north to south). North is the same on both levels and on the hero's sheet.
    .ruling = Every cell is a sector, and all sectors of a level connect without using its stairs.
rule-A2-2 = Each level has exactly 4 rooms.
rule-A2-3 = Two rooms on the same level are 3 to 8 sectors apart (A2.11).
    .ruling = This does not apply to rooms on different levels.
rule-A2-4 = Each level has two stairs, one roughly halfway along each of its two longer (west and east) sides.
rule-A2-5 = Each level has 4 light control units (LCUs). Each can light its own sector and, counting all directions, at least 2 more.
rule-A2-6 = On each level the LCUs can light at least 2 of the 4 rooms, and at least 1 room can never be lit by them.
rule-A2-7 = A room has 2 or 3 doors, and every door has a room on one side.
    .ruling = Doors are the only way in and out of a room, and a room has no stairs.
rule-A2-8 = The other sectors are corridors (straight), curves, T-junctions and crossings.
rule-A2-9 = A sector holds elements: creatures, danger tokens, condition tokens, doors, an LCU, stairs, a mission token.
rule-A2-10 = Two sectors are adjacent if an opening, an unblocked door or stairs of the same colour join them. A blocked door ends adjacency for every rule and card effect, except where a rule says otherwise.
rule-A2-11 = Distance is the smallest number of steps between two sectors, through openings, doors and stairs, by way of either level. The hero's own sector is at 0, an adjacent one at 1.
rule-A2-12 = So a blocked door stops the steps of hero and creatures, exploring, line of sight, an LCU's line, the path of a noise, and "adjacent" on cards and in A16.2. It does not stop locating (A11.4) or, by ruling, affect spawn distance (A15.3).
rule-A2-13 = At a real table, a missing sector tile is taken from the far end of the labyrinth.
    .ruling = Our tiles never run out.
rule-A2-14 =
    .ruling = A sector may hold any number of creatures, but never more than one danger token.

# A3
section-A3 = Rounds and turns
rule-A3-1 = A round has 8 turns. It is always the hero's turn; evil only reacts.
rule-A3-2 = Each turn the hero must declare one action (passing is not allowed), spends one turn token, and resolves the action. The declaration is complete: before evil may react, it names the direction of a move or an explore, the target of a fight, the two targets of a locate, or the target of an interact and the direction of its lights.
    .ruling = An item, its charges and its first target belong to the declaration; later steps are named as they come up. An extra action and the second action of bullet time are declared in full when they begin. If a reaction makes the declared target impossible, the action comes to nothing and still counts. A card that changes the action lets the hero name its targets again.
rule-A3-3 = The actions are move, explore, fight, locate, scavenge, interact.
rule-A3-4 = A declared action may activate an item for that action. The text of the card then replaces the action.
rule-A3-5 = The turn ends after the action and evil's chance to react.
rule-A3-6 = The end of a turn has a fixed order.
    .ruling = First come end-of-turn reactions, each resolved before the next. Then creatures attack (A10.1), including those that have just come in. Then lights are switched off (A15.9). After the 8th turn, the end of the round follows (A16). Once the attacks begin, only instants can be played.
rule-A3-7 =
    .ruling = An action with no legal target cannot be declared: a move needs a way out or a blocked door to unblock, an explore a sector to look at, a fight a creature, an interact an LCU or an open mission. Scavenge and locate are always possible.
rule-A3-8 = Adrenaline (A4), a sacrifice (A18.2) and hero powers (V1.13) come at the start of a turn, before the first action is declared.
    .ruling = The hero chooses their order. None of them is an action, so evil cannot react to them.
rule-A3-9 =
    .ruling = An action that a reaction changes or stops was still performed: its turn token and charges stay spent, and evil may still react to it.

# A4
section-A4 = Adrenaline
rule-A4-1 = At the start of a turn the hero may spend 1 adrenaline to recover 1 life or 1 self-control.
rule-A4-2 = At the start of a turn, before declaring, the hero may spend 1 adrenaline on bullet time: the hero takes two actions this turn, and need not name the second in advance.
rule-A4-3 = The hero may do both in one turn, each once.
rule-A4-4 = Evil may react to both actions of a bullet-time turn.
rule-A4-5 = At the end of the round, look up the lower of the two health tracks on the adrenaline track and set the pool to that number: 3 at 12, 5 at 3.
    .ruling = A hero with more tokens than that loses the rest.
rule-A4-6 =
    .ruling = Adrenaline cannot be spent on recovery when A10.7 lets nothing recover.
rule-A4-7 = A bullet-time turn spends one turn token, has one end (A3.6) and allows at most 2 reaction cards for both actions together.
    .ruling = The second action is declared once the first is resolved. It may be of the same kind, and the hero may skip it.

# A5
section-A5 = What the hero sees
rule-A5-1 = Whatever is in the labyrinth is revealed; everything else is unrevealed. Revealing a sector reveals everything in it.
rule-A5-2 = Until the clean-up at the end of the round, the hero keeps seeing what happens in every revealed sector, in line of sight or not.
rule-A5-3 = Line of sight (LoS) runs from the hero's sector in each of the four directions, in a straight line through revealed sectors.
rule-A5-4 = A wall, a door that is not on the hero's own sector, an unrevealed sector and stairs all stop LoS.
rule-A5-5 = A door on the hero's own sector is open and does not stop LoS unless it is blocked.
rule-A5-6 = The hero's sector is always in LoS; an unrevealed sector never is.
rule-A5-7 = A lit unrevealed sector that would be in LoS is revealed at once, and LoS continues through it.
rule-A5-8 = A sector may be lit while unrevealed, and revealed while dark.
rule-A5-9 = The hero can always see revealed doors and whether they are blocked, LCUs, stairs, and danger, condition and mission tokens, and also whether a revealed creature is wounded.
rule-A5-10 = A sector that leaves the labyrinth is unrevealed again with everything in it: a creature met there frightens the hero again.
rule-A5-11 =
    .ruling = Sectors are revealed one at a time, nearest first (then north, east, south, west), each with all its elements. After each, A5.7 is checked again until nothing new is in sight.
rule-A5-12 = A repaired LCU, an item or the reward of a mission turns lights on. They stay on until switched off. A revealed sector that goes dark stays revealed.
rule-A5-13 = Of anything unrevealed, the hero learns only noises (A7), directions in which creatures leave (A15.7), answers (A11) and what a card says.
rule-A5-14 =
    .ruling = The hero knows how revealed sectors of one level lie in relation to each other. The hero does not know where they are on the map, nor how two parts joined only by stairs lie in relation to each other.

# A6
section-A6 = Move
rule-A6-1 = The hero names a direction (north, east, south, west) and moves to the adjacent sector there.
    .ruling = The stairs of a sector count as a fifth direction here, and in A7.2, A8.1 and A15.7.
rule-A6-2 = Entering an unrevealed sector reveals it.
rule-A6-3 = Taking the stairs removes from the labyrinth every revealed sector of the level left behind, except the one with those stairs.
rule-A6-4 = The hero and creatures pass through unblocked doors freely.
rule-A6-5 = After each movement step, never before the first, the hero may block one door of the sector they have reached.
rule-A6-6 = Nothing passes through a blocked door.
rule-A6-7 = The hero may spend a whole move action, without moving, to unblock one blocked door of their sector.
    .ruling = Evil may react to it as to a move, but it is not a step: there is no attack of opportunity, and no door is blocked afterwards.
rule-A6-8 = Evil unblocks a door by spending one step of a creature's movement: out of 3 steps, 2 are left.
    .ruling = The creature must be in one of the door's two sectors. The single step of a standard reaction is enough.
rule-A6-9 = Encounter: for each creature in the entered sector that was not already revealed, the hero loses as much self-control as that creature's fright.
    .ruling = Each creature deals its damage separately, in the order evil chooses.
rule-A6-10 = The same happens when a reaction brings a creature into the hero's sector from an unrevealed one. A creature whose last sector was revealed does not frighten.
    .ruling = A creature that is teleported or placed there from an unrevealed sector frightens too, and so does one that only passes through, or that left the hero's sector in the same movement. Several creatures frighten one by one.
rule-A6-11 = When the hero leaves a sector with creatures, evil gets one attack of opportunity before the step. It is one roll of 1 die for each creature there, minus 1 if the sector is lit. The hero loses 1 life for each hit, and a danger token there turns bars into hits (A10.3).
    .ruling = This happens at every such step of a longer move. The roll is a single creature attack and a single damage. If there are no dice to roll, there is no attack.
rule-A6-12 =
    .ruling = The order of a step: the direction is named; attack of opportunity; the hero moves (by stairs, A6.3 applies too); the sector is revealed; lit sectors come into sight (A5.7); frights; a door may be blocked. Only then does the hero choose the next step of the same action.
rule-A6-13 =
    .ruling = A hero moved by a card meets and leaves creatures as in a step of their own, but blocks no door. A teleported hero provokes no attack of opportunity.
rule-A6-14 = Cards may block and unblock doors too.
    .ruling = Any number of doors may be blocked at once.

# A7
section-A7 = Noise
rule-A7-1 = A creature makes a noise where it spawns and where its movement ends.
    .ruling = A movement of no steps makes no noise. A step spent on a door (A6.8) makes a noise where the creature is.
rule-A7-2 = Evil names the direction of the hero's first step on a shortest path to that sector.
rule-A7-3 = That path never crosses a blocked door.
rule-A7-4 = If there are several shortest paths, evil picks which direction to name.
rule-A7-5 = If the noise is on the other level, evil says only that.
    .ruling = This holds no matter which doors are blocked.
rule-A7-6 =
    .ruling = If blocked doors leave no path, the hero is told of a noise without a direction.
rule-A7-7 = A teleporting creature makes no noise.
rule-A7-8 =
    .ruling = Each creature's noise is told once, after its whole movement, and only as a direction. The hero does not learn its kind, or whether it spawned or moved.
rule-A7-9 =
    .ruling = A creature that ends its movement or spawns in a revealed sector is seen there, so no direction is told for it.

# A8
section-A8 = Explore
rule-A8-1 = The hero names a direction and reveals up to 2 sectors in a straight line, without entering them.
    .ruling = The line always runs as far as it can. Sectors that are already revealed count towards the 2.
rule-A8-2 = A wall, a door that is not on the hero's sector, or a blocked door ends the line.
rule-A8-3 = Through stairs, only the sector at the other end is revealed.
rule-A8-4 = Once all of them are revealed, the hero may discard 1 danger token from their own sector or from a sector of the line.
    .ruling = The line is everything that was explored, revealed now or before, even if a reaction has closed a door since.
rule-A8-5 = The hero may explore sectors that are already revealed, to remove a danger token.
rule-A8-6 = A creature revealed by exploring does not frighten: only A6.9 and A6.10 do that.

# A9
section-A9 = Fight
rule-A9-1 = The hero declares a creature in the hero's sector and rolls 2 dice.
rule-A9-2 = A die shows a hit, a bar or a miss. Hits count. In any roll by the hero, bars count as hits while the hero's sector is lit, and as misses while it is dark.
rule-A9-3 = A creature has two life numbers: the damage needed to wound it, and the damage needed to kill it once it is wounded.
rule-A9-4 = A single attack must reach a number by itself; any damage short of it is lost. An unwounded creature dies at once if the damage is at least the sum of both numbers.
rule-A9-5 = The text of an item used to attack replaces the fight action (extra dice, or a target at a distance).
rule-A9-6 =
    .ruling = A wound stays with its creature, seen or not, until the creature dies. The token of a dead creature can be spawned again, unwounded (A15.5).

# A10
section-A10 = Harm
rule-A10-1 = Each creature in the hero's sector at the end of the turn attacks once; no card is needed for this.
rule-A10-2 = It rolls the dice given in the creature table: the first number in the dark, the second in the light. The hero loses 1 life for each hit.
rule-A10-3 = In any roll by evil, including attacks of opportunity and A17.5, bars count as hits while the hero's sector holds a danger token, and as misses while it does not.
rule-A10-4 =
    .ruling = Creatures attack one after another in the order evil chooses, each with its own roll.
rule-A10-5 = Damage of a kind lowers its track. Once that is at 0, the rest lowers the other track, but is still damage of its original kind.
rule-A10-6 = If both tracks are at 0, the hero loses at once.
rule-A10-7 = The position of the round marker sets the healing cap. Nothing recovers beyond it, and a track above it recovers nothing.
rule-A10-8 = Some reaction cards are played on life or self-control damage, whatever its cause.
rule-A10-9 = A fright is self-control damage like any other. A fright or attack of 0 is not damage.
rule-A10-10 =
    .ruling = The order of an attack: dice; the hero's rerolls, each once; evil deals the damage to the hero or a companion (A18.5); the tracks fall and A10.6 is checked; damage cards (A14.9).
rule-A10-11 =
    .ruling = Evil may react in turn to damage caused by a reaction, within A14.1. What the hero chooses to pay is not damage.
rule-A10-12 =
    .ruling = A creature that comes into the hero's sector while others attack there attacks once too. One that has left does not.

# A11
section-A11 = Locate
rule-A11-1 = The hero declares 2 targets: anything on the map, by name or by kind (a room, a sector kind, doors, stairs, LCUs, a creature kind, danger tokens, ...).
rule-A11-2 = For each target, evil tells the shortest distance in sectors, and whether it is on the same level or the other level.
rule-A11-3 = A target named by kind means the nearest of that kind.
rule-A11-4 = Blocked doors do not lengthen this distance.
rule-A11-5 =
    .ruling = The hero may ask for a room by name, any room, a corridor, curve, T-junction or crossing, a door, a blocked door, stairs (of a colour or any), an LCU, a creature kind, any creature, a boss or special creature or avatar by name, a lit sector, or a danger, condition or mission token. The two targets must differ.
rule-A11-6 =
    .ruling = A target in the hero's own sector is at distance 0. A door lies in both its sectors. If equally near targets are on different levels, evil picks which level to name. If the target is not on the map, the hero is told that there is none.

# A12
section-A12 = Scavenge, items, upgrades
rule-A12-1 = The hero must draw 1 item. In a room the hero may draw 3 instead, once for each room in a game; after that, the room gives 1 like any other sector.
rule-A12-2 = Each item drawn gets 3 charges, unless something says otherwise.
rule-A12-3 = A hero with more than 6 items discards down to 6.
rule-A12-4 = Then the hero may upgrade items any number of times. A charge of another item whose matrix (chemical, electrical, mechanical) is the one required becomes the component of the item and unlocks its advanced effect.
    .ruling = An item is upgraded only once. A component is not a charge. An item whose last charge is taken is discarded (A12.8).
rule-A12-5 = An action item is activated with its action, for 1 charge, after the action is declared.
rule-A12-6 = A passive item is activated for 1 charge when its trigger occurs.
rule-A12-7 = The hero spends one charge, and so activates an item once, for each action, unless the card says otherwise.
    .ruling = A passive item may answer each occurrence of its trigger once.
rule-A12-8 = An item is discarded as soon as its last charge is spent.
    .ruling = The effect paid for still happens, and the component is lost with the item. An item that gets no charge at all when drawn is discarded too.
rule-A12-9 = If an item grants an extra action, evil may react to both actions.
rule-A12-10 =
    .ruling = If the item deck is empty, its discards are reshuffled. If there are none, nothing is drawn.
rule-A12-11 = Evil may react to the use of an item as to the action it was used with.
rule-A12-12 =
    .ruling = Each action allows one action item; passive items may be used on top of that.
rule-A12-13 =
    .ruling = Items gained in other ways than by scavenging also obey A12.2 and A12.3.
rule-A12-14 =
    .ruling = An item that has something to do makes its action possible (A3.7): a fight or an interact may be declared just for the item.

# A13
section-A13 = Interact
rule-A13-1 = The hero declares an eligible target in the hero's sector: an LCU, or a mission sector.
rule-A13-2 = A repaired LCU lights its own sector and up to 2 sectors in a straight line in a chosen direction.
rule-A13-3 = That line passes through doors, on the hero's sector or not (but never through blocked ones, A2.12), and ends at walls.
    .ruling = It does not take stairs, and it runs as far as it can.
rule-A13-4 = Sectors that are lit and in LoS are revealed (A5.7). A lit sector behind a door that is not on the hero's own sector is not revealed.
rule-A13-5 = The same LCU may be repaired again, for another direction; lights that are already on stay on.
    .ruling = This is allowed even if nothing new would be lit, or only its own sector.
rule-A13-6 =
    .ruling = A mission sector is eligible as long as its mission is not completed and, for the final mission, has been triggered (A20.3).

# A14
section-A14 = Reactions
rule-A14-1 = Evil plays at most 2 reaction cards a turn, counting all its players together.
rule-A14-2 = Face down, any card is a standard reaction to any action: move 1 creature 0 or 1 sectors, or spawn 1 creature of any kind that has a token left.
rule-A14-3 = Face up, a card must be an allowed reaction: its icon matches an action performed this turn (if two were of the same kind, evil names one), or life or self-control damage just taken.
rule-A14-4 = A card marked as an instant is played at the moment it names; any other card is played at the end of the turn.
rule-A14-5 =
    .ruling = A standard reaction is played at the end of the turn.
rule-A14-6 = The first half of a card applies. The second half applies too if the card is dangerous, which means that the action that allowed it was performed in a sector with a danger token.
    .ruling = For an instant played during its action, the hero's sector at that moment counts. For any other card, it is the hero's sector at the end of that action. For a damage card, it is the hero's sector when the damage is dealt.
rule-A14-7 = The first card of a turn covers the leftmost empty space of the reaction track, the second card the next 2.
    .ruling = Only cards count here: after an avatar's activation (V1.6), the first card of the turn still covers 1.
rule-A14-8 =
    .ruling = A card that no longer fits on the track cannot be played.
rule-A14-9 =
    .ruling = A damage card is always an instant, played right after the damage.
rule-A14-10 =
    .ruling = At each moment the evil players are asked in turn, from the leader leftward, until all pass. A card is fully resolved before anyone is asked again. The moment opens whether or not anybody holds a card for it.
rule-A14-11 =
    .ruling = An instant may name these moments: action declared, step about to be taken, step taken, sector revealed, creature revealed, fright, dice rolled, damage taken, item activated, items drawn, answer about to be given, LCU repaired, creature wounded, creature killed, mission step completed, action resolved.
rule-A14-12 =
    .ruling = At a moment that concerns both sides, the hero's passive items and abilities come first.
rule-A14-13 =
    .ruling = A card may be played even if its effect changes nothing.
rule-A14-14 =
    .ruling = A moment caused by a reaction (a step, a fright, dice, damage, something revealed) opens like any other. A card on the declaration or the end of an action concerns that action alone.
rule-A14-15 =
    .ruling = If the leader refuses a player's request, that player is skipped at that moment until another card has been played.

# A15
section-A15 = Creatures
rule-A15-1 = The regular creature table (life to wound/to kill, dice in the dark/in the light, fright, spawn distance): Spores 1/1, 3/2, 1, 3; Parasite 2/1, 2/1, 1, 4; Cultist 2/2, 2/2, 0, 4; Mutant 2/1, 2/1, 2, 3; Worm 2/2, 3/0, 2, 5.
    .ruling = The third row is the Cultist's, the fourth the Mutant's.
rule-A15-2 = In nightmare, dice and fright go up by 1 and spawn distance goes down by 1; life stays the same: Spores 1/1, 4/3, 2, 2; Parasite 2/1, 3/2, 2, 3; Cultist 2/2, 3/3, 1, 3; Mutant 2/1, 3/2, 3, 2; Worm 2/2, 4/1, 3, 4.
rule-A15-3 = A creature spawns in any sector, revealed or not, lit or not, that is at least its spawn distance away from the hero.
    .ruling = Distance is measured as in A11.4: a blocked door does not make a sector any farther away.
rule-A15-4 = There are at most 4 creatures on a level (so 8 in all) unless a card says otherwise. At the limit, none can spawn or move there.
    .ruling = Bosses and special creatures count. Moving within a full level is allowed.
rule-A15-5 = There can be no more creatures of a kind than there are tokens of it.
rule-A15-6 = A creature that enters a revealed sector is revealed, in LoS or not.
rule-A15-7 = When a creature leaves a revealed sector for an unrevealed one, the hero is told the direction.
rule-A15-8 = Teleporting is not spawning: the spawn distance is ignored and there is no noise (A7.7).
    .ruling = It is not movement either (A15.9), but the level limit still applies.
rule-A15-9 = At the end of a turn, a creature that moved this turn into the lit sector where it now is switches off its lights, unless it is the hero's sector. A creature that spawned there or only passed through does not. In the hero's sector, only a card can switch off the lights.
rule-A15-10 =
    .ruling = A creature may enter and pass through the hero's sector, and leaves it without harm.
rule-A15-11 =
    .ruling = Bosses come only through a mission or a card, never through a standard reaction or set-up. A boss with no legal place to spawn does not come.

# A16
section-A16 = End of the round, in order
rule-A16-1 = Set aside one danger token for each danger symbol still showing on the reaction track. Discard the cards on the track, each to its own deck's pile.
rule-A16-2 = Only these revealed sectors stay in the labyrinth: the hero's, those adjacent to it (through stairs too, but not through a blocked door), and lit ones in LoS.
    .ruling = LoS is determined before anything is removed.
rule-A16-3 = The adrenaline pool is reset (A4.5).
rule-A16-4 = Evil discards any number of cards, then draws up to the hand limits (A1.15-17). If a deck is empty, its discards are reshuffled.
    .ruling = During a round a hand may grow beyond its limit, and nothing has to be discarded. If there are no discards left, nothing is drawn.
rule-A16-5 = Last of all, once the marker has moved (A16.7), evil places the danger tokens that were set aside. They may not go in the hero's sector or in LoS, and there may be at most one in a sector and 8 on a level. Evil may remove some from the map to do so.
    .ruling = The leader of the round that is ending places them, before A16.8. At most one is removed for each one placed, and a token that fits nowhere is lost. The limits of one in a sector and 8 on a level bind cards too; the rest applies only to this step.
rule-A16-6 = End-of-round effects of missions and heroes apply, then the loss of A19.3.
    .ruling = They happen in this order.
rule-A16-7 = The round marker moves one space left unless it is on the final space. When it reaches that space, nightmare begins.
rule-A16-8 = The leader token passes to the next evil seat (A1.28).
rule-A16-9 = Gaining a round moves the marker one space right.
    .ruling = If it is on the rightmost space, it stays there, and the next A16.7 is skipped instead.
rule-A16-10 =
    .ruling = The end of the round belongs to no turn: no reaction card may be played, and no item used unless it names this time.

# A17
section-A17 = Experience
rule-A17-1 = A hero who kills a revealed creature gains 1 point in the ability of its kind. The second point unlocks the ability; no ability goes beyond 2.
rule-A17-2 = The abilities are Courage, Cold Blood, Acute Sight, Precision and Dexterity. Cold Blood belongs to the Parasite.
    .ruling = The others follow the order of the creature table: Courage belongs to Spores, Acute Sight to the Cultist, Precision to the Mutant, Dexterity to the Worm.
rule-A17-3 = The death of an unrevealed creature gives nothing.
rule-A17-4 = A boss gives 1 point in each of 2 different abilities of the hero's choice.
    .ruling = An ability at 2 cannot be chosen. If fewer than two are left, the rest is lost.
rule-A17-5 = Courage: once for each fright, the hero may make evil roll 1 die; a miss lowers the damage by 1.
rule-A17-6 = Cold Blood: from the next end of a round, the adrenaline pool is 1 larger than its track says.
rule-A17-7 = Acute Sight: the hero may draw 1 extra card when scavenging.
rule-A17-8 = Precision: in a fight action, the hero may reroll 1 miss once.
rule-A17-9 = Dexterity: once for each attack by a creature, the hero may make evil reroll 1 die that counts as a hit.
rule-A17-10 = Some cards give experience too.
rule-A17-11 =
    .ruling = A kill is the hero's if the hero caused it by an action, item, companion, ability or mission.
rule-A17-12 =
    .ruling = "Miss" and "hit" mean whatever counts as one in that roll, bars included.

# A18
section-A18 = Companions
rule-A18-1 = A character that is not the hero may join as a companion with 6 charges, as the reward of a mission.
rule-A18-2 = Sacrifice: once, at the start of a turn, the hero may discard the companion for its one-time effect.
rule-A18-3 = Companion ability: it costs 1 charge each time, and is used when the card says.
rule-A18-4 = A companion is discarded when its last charge is gone.
rule-A18-5 = Evil may deal all of a damage to the companion instead: 1 charge for each point, of either kind.
    .ruling = Evil chooses after rerolls. Damage beyond the charges is lost, and the hero has then taken no damage.
rule-A18-6 =
    .ruling = The hero may have several companions; one damage goes entirely to one of them. A loss that evil does not deal (A19.3) cannot be passed on to them.

# A19
section-A19 = Nightmare
rule-A19-1 = Nightmare begins when the marker reaches the final space. It never ends, whether or not rounds are gained.
rule-A19-2 = The nightmare creature table applies.
rule-A19-3 = At the end of each round in nightmare, the hero loses 2 self-control.
    .ruling = The loss is part of A16.6, so it first happens at the end of the first round that began in nightmare.
rule-A19-4 = Nightmare does not end the game: rounds continue with the marker on the final space.
    .ruling = There is no limit to them.
rule-A19-5 = A round gained in nightmare moves the marker, and with it the healing cap, but nightmare stays.

# A20
section-A20 = Missions and the end
rule-A20-1 = A mission is completed in its room, by the actions its card names.
rule-A20-2 = Green starting missions give a bonus when completed. Blue ones hinder the hero until completed. Either may name rewards.
rule-A20-3 = The final mission is locked, and nothing in its room can advance it, until one starting mission is completed.
rule-A20-4 = Once one starting mission is completed, the other is optional.
rule-A20-5 = Triggering the final mission applies its set-up, then the mid-game rewards (A1.3), once.
rule-A20-6 = The hero wins at once by completing the final mission, nightmare or not.
rule-A20-7 = The hero loses at once when both tracks are at 0.
rule-A20-8 =
    .ruling = When a mission is completed, in this order: its own effect and reward apply; its hindrance ends; its tokens leave the map and the sheet; then, if it was the first, A20.5 applies.
rule-A20-9 =
    .ruling = Steps completed for a mission stay completed. Winning and losing are checked as they occur; whichever comes first counts.

# D1
section-D1 = Deep: special creatures
rule-D1-1 = Draw 3 special creatures with different creature icons, none of them used by a mission in play. Any that clash are redrawn, and there may be fewer than 3.
rule-D1-2 = The hero knows which are in the game.
rule-D1-3 = To spawn one, evil plays a face-up card with its creature icon and puts it on the track. The effects of the card are ignored. It counts as one of the 2 cards and as a standard reaction to any action (A14.5). The normal spawning rules apply, including the level limit.
rule-D1-4 = It can be moved by a standard reaction, by a move card with its icon, or by any effect that moves creatures.
rule-D1-5 = It has its own stats, and a power that works while it is on the map.
rule-D1-6 = Each spawns only once. When killed, it is gone for good, and gives the experience of its icon if it was revealed.
rule-D1-7 =
    .ruling = For cards and locating, a special creature counts as one of its icon's kind. Its card has its own nightmare values. It is never placed in A1.20.

# D2
section-D2 = Deep: special room actions
rule-D2-1 = Each of the eight rooms has one, but only those in the 5 rooms without a mission can be used.
rule-D2-2 = It is used with a scavenge action in the room, once a game. It takes the place of that room's 3-card scavenge, which is then spent.
    .ruling = So it cannot be used in a room whose 3 cards were drawn. It replaces the whole action: no card is drawn and nothing is upgraded.
rule-D2-3 =
    .ruling = A room that had a mission at set-up stays barred even after the mission is completed.

# V1
section-V1 = Avatar
rule-V1-1 = There are five avatars: one for each reaction deck, and the A.I.
rule-V1-2 = A single evil player chooses an avatar of one of the two decks. Two evil players each have the avatar of their own deck. With three, the starting leader has the A.I. and the others the avatar of their deck.
rule-V1-3 = Each evil player starts with 1 danger token on an upgrade of their avatar.
rule-V1-4 = An avatar has stats, one power (passive in its sector, or on activation), and four upgrades: two for the power, two for the stats.
rule-V1-5 = It counts as a creature for the level limit, which rises to 5, and as a boss for card effects. The hero may attack it by the normal rules.
    .ruling = It frightens and attacks like a creature, but a standard reaction does not move it.
rule-V1-6 = Instead of playing a reaction card, an evil player may activate their own avatar. Each time, the hero gets 1 danger token on the powers card.
    .ruling = This happens at the end of the turn, with the leader's approval. It counts as one of the 2 cards of the turn and covers no track space. An avatar may be activated twice in a turn. Under the other reading it may happen at any moment after the declaration, but not while creatures attack, not during another activation, and not in the middle of an action in which the avatar could only wait.
rule-V1-7 = When activated, it does one of these: spawn (if not on the map, by the normal rules), move up to 1 sector, or teleport (if unrevealed). To teleport, it is taken off the map and placed again by all the rules of spawning; unlike in A15.8, this includes the distance.
    .ruling = So it makes a noise.
rule-V1-8 = An on-activation power may be used at the start of the activation, in addition to the action.
    .ruling = A power that needs the avatar's sector cannot be used while the avatar is off the map.
rule-V1-9 = The end of each round has an extra step: each evil player puts 1 danger token on a free upgrade of their avatar.
    .ruling = This step comes right before A16.6. If no upgrade is free, nothing happens. An avatar that was knocked down when the round ended gets none, even if A16.2 hid it.
rule-V1-10 = When killed, it is knocked down: the figure stays, but the token leaves the map. It cannot be activated, does not attack, and gets no upgrade at the end of the round.
rule-V1-11 = Once it is unrevealed again, by a card, by the clean-up or by A6.3, it is no longer knocked down and may be spawned by activation.
    .ruling = It is then unwounded and keeps its upgrades.
rule-V1-12 = Knocking it down gives the hero as many danger tokens as it has upgrades. The tokens on its upgrades stay there.
rule-V1-13 = The hero spends these tokens on any number of hero powers at the start of a turn, besides adrenaline; those marked with a bolt may be used at any time in a turn.
    .ruling = Spent tokens go back to the supply. At a fright or an attack, a bolt is used before evil reacts, and again after reactions that made it worse, each time as often as the tokens last. Evil does not react to that again.
rule-V1-14 =
    .ruling = While knocked down, it is not a creature for any rule (limit, attack of opportunity, target, noise, passive power). Knocking it down gives no experience; V1.12 applies instead.
rule-V1-15 = The two new characters may be used without the rest of the module.
rule-V1-16 = Avatars are chosen after the reaction decks and before creatures are placed.
rule-V1-17 = All modules combine freely with each other and with the base game.
rule-V1-18 =
    .ruling = The hero may see avatar cards and their upgrades. Only noise tells the hero where an unrevealed avatar is, or which of the three actions it took.
rule-V1-19 =
    .ruling = Everybody learns that an avatar's power is used. The hero learns what it does in the dark only as far as it can be seen or heard.
rule-V1-20 =
    .ruling = An activated avatar may also wait: it does not have to take any of the three actions.
rule-V1-21 =
    .ruling = A wounded avatar that teleports stays wounded: its token only changes place.

# Switches: the reading of the book first, then the other
switch-danger = Danger depends on the action's sector.
    .other = Danger depends on the hero's sector when the card is played.
switch-standard-reaction = A standard reaction is played at the end of the turn.
    .other = A standard reaction is played at any moment after the declaration.
switch-attacks = Creatures attack after end-of-turn reactions.
    .other = Creatures attack before end-of-turn reactions.
switch-spawn-distance = Spawn distance is measured through blocked doors.
    .other = Spawn distance is measured around blocked doors.
switch-round-gained = A round gained at the right end cancels the marker's next step.
    .other = A round gained at the right end is lost.
switch-seen-noise = The noise of seen creatures is not announced.
    .other = The noise of seen creatures is announced.
switch-companion-surplus = Surplus damage on a companion is lost.
    .other = Surplus damage on a companion falls on the hero.
switch-adrenaline = At the end of a round the adrenaline pool is set to the number on its track.
    .other = Refilling the adrenaline pool never takes tokens away.
switch-danger-tokens = Danger tokens are placed at the very end of a round.
    .other = Danger tokens are placed before the end-of-round effects.
switch-avatar-activations = An avatar may be activated twice a turn.
    .other = An avatar may be activated once a turn.
switch-avatar-teleport = An avatar's teleport makes a noise.
    .other = An avatar's teleport is silent.
switch-avatar-moment = An avatar is activated at the end of the turn.
    .other = An avatar is activated at any moment after the declaration.
switch-avatar-standard = A standard reaction does not move an avatar.
    .other = A standard reaction may move an avatar.
