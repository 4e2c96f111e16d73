# A1
section-A1 = Sides and set-up
rule-A1-1 = One player is the hero; one, two or three others are evil and play as a team.
rule-A1-2 = The hero picks a difficulty. Easy: one random card of the three Bullets, then one random item. Normal and Nightmare: one random item. Impossible: none.
    .ruling = Bullets not taken are shuffled into the item deck before the other item is drawn; starting items get charges as in A12.2.
rule-A1-3 = Mid-game rewards (see A20.5). Easy: +1 round, then recover 3 life and 3 self-control. Normal: +1 round, then recover 3 life or 3 self-control. Nightmare: recover 3 life or 3 self-control. Impossible: nothing.
rule-A1-4 = The hero chooses or draws one character, hero side up.
rule-A1-5 = Life and self-control both start at 12. The round marker starts on the rightmost space of the round track. The adrenaline pool starts at 3.
rule-A1-6 = One final mission (red) is drawn, then one of each kind of starting mission (blue, then green); a starting mission whose room is taken is discarded and redrawn, so all three name different rooms. All three are read out.
rule-A1-7 = "When revealed" effects of starting missions apply now; the final mission's set-up does not.
    .ruling = What needs the map or the hands waits until they are there and is done last in set-up, blue before green.
rule-A1-8 = Mission tokens come in two sets of three colours: one set marks the rooms' names on the hero's sheet, the other lies on those rooms on the map and moves with them in A1.11.
rule-A1-9 = Two map sheets are drawn at random, either side, each rotated 0 or 180 degrees: two levels.
rule-A1-10 = There are two stair pairs, one colour each: a stair leads only to the other stair of its colour, and each level has one of each colour.
    .ruling = Evil chooses which stair space of a level gets which colour.
rule-A1-11 = The eight room tokens are placed at random on the eight room spaces, the mission tokens on theirs. Then evil may swap any two room tokens, on one level or across both.
rule-A1-12 = Evil places the hero in a corridor sector of its choice.
    .ruling = Any sector that is not a room is allowed.
rule-A1-13 = The whole map starts dark.
rule-A1-14 = Evil chooses two of four reaction decks: fury (red), speed (blue), terror (green), traps (purple); the other two leave the game. Each is shuffled by itself.
rule-A1-15 = One evil player: 10 cards, drawn freely from both decks.
    .ruling = They are drawn one by one, naming the deck before each.
rule-A1-16 = Two evil players: 6 cards each, each from its own deck only, for the whole game; the starting leader picks a deck first.
rule-A1-17 = Three evil players: 4 cards each. The starting leader gives each of the others a deck of its own; the player seated between the other two draws from both in any mix, the others from their own.
    .ruling = The starting leader takes the middle seat (else it would own no deck); seats and decks stay for the whole game, whoever leads later.
rule-A1-18 = With two or more evil players one, chosen or drawn by lot, starts as the evil leader and coordinates the team: the others need the leader's approval to play a reaction card, and nobody shows or describes a card in hand to a team-mate.
    .ruling = The leader is told who asks and for what (standard reaction, face-up card, avatar), not which card; a refused card stays in hand.
rule-A1-19 = Whenever "evil draws N cards", the leader splits the N among the evil players in any way; each draws from the deck or decks that it may use.
rule-A1-20 = Evil places 2 creatures of its choice in 2 different sectors, each a mission room or adjacent to one, never the hero's sector.
    .ruling = They are of the five regular kinds, and both may be alike; this is neither spawning nor moving: no noise, no least distance.
rule-A1-21 = Evil places 2 danger tokens on each level, not in the hero's sector.
    .ruling = At most one goes in a sector.
rule-A1-22 = The hero's labyrinth starts with the hero's own sector only.
rule-A1-23 = Dice rolls are public. Whatever the game makes evil communicate is true and complete, unless a card says that it may lie.
rule-A1-24 = Open to all: the hero's character, items with charges and components, companion, missions, tracks, adrenaline, experience and turn tokens; which two decks are in play.
    .ruling = Also open are the sizes of hands, decks and piles, and every card played face up.
rule-A1-25 =
    .ruling = Hidden from the hero: the map and all that is unrevealed, evil's hands, and which card a standard reaction was, for good (its deck shows on its back). Hidden from all: the order of every deck.
rule-A1-26 = The hero may note noises, distances and rooms on the sheet; notes have no effect.
    .ruling = They are the hero's own.
rule-A1-27 =
    .ruling = What a rule leaves to evil as a side (set-up, danger tokens, order of attacks, direction of a noise, hero or companion) the leader decides; what a card leaves open, the one who played it.
rule-A1-28 =
    .ruling = The evil seats form a circle of their own; "left" is the next seat in it.
rule-A1-29 = Order of set-up: the hero's part (A1.2 to A1.8), then map, stairs, rooms, swap, hero's place, decks and hands, creatures, danger tokens, labyrinth.
rule-A1-30 =
    .ruling = Which two sheets make the map is open to all; which sides are up and how they lie, evil alone sees.

# A2
section-A2 = The map
rule-A2-1 = There are two levels, each a grid of 4 columns (west to east) by 6 rows (north to south); north is the same on both levels and on the hero's sheet.
    .ruling = Every cell is a sector, and a level hangs together without its stairs.
rule-A2-2 = Each level has exactly 4 rooms.
rule-A2-3 = Two rooms of one level are 3 to 8 sectors apart (A2.11).
    .ruling = Rooms of different levels are not bound.
rule-A2-4 = Each level has two stairs, one roughly half-way along each of its two longer (west and east) sides.
rule-A2-5 = Each level has 4 light control units (LCUs); each can light its own sector and, all directions taken together, at least 2 more.
rule-A2-6 = On each level the LCUs can light at least 2 of the 4 rooms, and at least 1 room can never be lit by them.
rule-A2-7 = A room has 2 or 3 doors, and every door has a room on one side.
    .ruling = A room has no way in or out but its doors, and holds no stairs.
rule-A2-8 = The other sectors are corridors (straight), curves, T-junctions and crosses.
rule-A2-9 = A sector holds elements: creatures, danger tokens, condition tokens, doors, an LCU, stairs, a mission token.
rule-A2-10 = Two sectors are adjacent where an opening, an unblocked door or stairs of one colour joins them. A blocked door ends adjacency for every rule and card effect, save where a rule says otherwise.
rule-A2-11 = Distance is the fewest steps between two sectors, through openings, doors and stairs, by way of either level; the hero's own sector is at 0, an adjacent one at 1.
rule-A2-12 = So a blocked door stops the steps of hero and creatures, exploring, line of sight, an LCU's line, the path of a noise, and "adjacent" on cards and in A16.2. It does not stop locate (A11.4) nor, by ruling, spawn distance (A15.3).
rule-A2-13 = At the table a missing sector tile is taken from the labyrinth's far end.
    .ruling = Our tiles never run out.
rule-A2-14 =
    .ruling = A sector holds any number of creatures, and never more than one danger token.

# A3
section-A3 = Rounds and turns
rule-A3-1 = A round is 8 turns. It is always the hero's turn; evil acts only in reaction.
rule-A3-2 = Each turn the hero must declare one action (there is no passing), spends one turn token, and resolves it. The declaration is complete: it names the direction of a move or an explore, the target of a fight, the two targets of a locate, the target of an interact and the direction of its lights, before evil may react to it.
    .ruling = An item, its charges and its first target belong to the declaration; later steps are named when they are reached. An extra action and the second action of bullet time are declared in full when they begin. If a reaction makes the declared target impossible, the action comes to nothing and still counts. A card that changes the action lets the hero name its targets anew.
rule-A3-3 = The actions are move, explore, fight, locate, scavenge, interact.
rule-A3-4 = A declared action may activate an item of that action; the card's text then replaces the action.
rule-A3-5 = After the action and evil's chance to react the turn ends.
rule-A3-6 = The end of a turn has a fixed order.
    .ruling = First come end-of-turn reactions, each resolved before the next; then creature attacks (A10.1), also by creatures that have just come in; then lights switched off (A15.9); then, after the 8th turn, the end of the round (A16). Once the attacks begin only instants can be played.
rule-A3-7 =
    .ruling = An action with no legal target cannot be declared: a move needs a way out or a blocked door to free, an explore a sector to look at, a fight a creature, an interact an LCU or an open mission. Scavenge and locate are always possible.
rule-A3-8 = At the start of a turn, before the first action is declared, come adrenaline (A4), a sacrifice (A18.2) and hero powers (V1.13).
    .ruling = They come in the hero's order; none of them is an action, so none allows a reaction.
rule-A3-9 =
    .ruling = An action that a reaction changes or stops was still performed: its turn token and charges stay spent, and it still allows reactions.

# A4
section-A4 = Adrenaline
rule-A4-1 = At the start of a turn the hero may spend 1 adrenaline to recover 1 life or 1 self-control.
rule-A4-2 = At the start of a turn, before declaring, the hero may spend 1 adrenaline for bullet time: two actions this turn, the second need not be named in advance.
rule-A4-3 = Both are allowed in one turn, each once.
rule-A4-4 = Both actions of a bullet-time turn allow their reactions.
rule-A4-5 = At the end of the round the pool is set to the number on the adrenaline track at the lower value of the two health tracks: 3 at 12, 5 at 3.
    .ruling = So a hero who has more tokens than that loses the rest.
rule-A4-6 =
    .ruling = Adrenaline cannot be spent on recovery where A10.7 lets nothing be recovered.
rule-A4-7 = A bullet-time turn spends one turn token, has one end (A3.6) and allows at most 2 reaction cards for both actions together.
    .ruling = The second action is declared once the first is resolved, may be of the same kind, and may be left out.

# A5
section-A5 = What the hero sees
rule-A5-1 = What is in the labyrinth is revealed, all else is unrevealed. Revealing a sector reveals all that it holds.
rule-A5-2 = The hero goes on seeing what happens in every revealed sector, in line of sight or not, until the round's clean-up.
rule-A5-3 = Line of sight (LoS) runs from the hero's sector in each of the four directions through revealed sectors in a straight line.
rule-A5-4 = LoS is stopped by a wall, by a door that is not on the hero's own sector, by an unrevealed sector, and by stairs.
rule-A5-5 = A door on the hero's own sector is open and does not stop LoS, unless it is blocked.
rule-A5-6 = The hero's sector is always in LoS; an unrevealed sector never is.
rule-A5-7 = A lighted unrevealed sector that would be in LoS is revealed at once, and LoS goes on through it.
rule-A5-8 = A sector may be lighted while unrevealed, and revealed while dark.
rule-A5-9 = Revealed doors and whether they are blocked, LCUs, stairs, danger, condition and mission tokens show; so does whether a revealed creature is wounded, at any time.
rule-A5-10 = A sector that leaves the labyrinth is unrevealed again with all that it holds: a creature met there frightens anew.
rule-A5-11 =
    .ruling = Sectors are revealed one at a time, nearest first (then north, east, south, west), each with all its elements; A5.7 is looked at again after each, until nothing new is in sight.
rule-A5-12 = Lights come on by a repaired LCU, an item or a mission's reward. They stay on until switched off, and going dark hides no revealed sector.
rule-A5-13 = Of what is unrevealed the hero learns noises (A7), directions of leaving (A15.7), answers (A11) and what a card says, and nothing else.
rule-A5-14 =
    .ruling = The hero knows how revealed sectors of one level lie to each other, but not where on the map, nor how two parts lie to each other that only stairs join.

# A6
section-A6 = Move
rule-A6-1 = The hero names a direction (north, east, south, west) and moves to the adjacent sector there.
    .ruling = The stairs of a sector are a fifth direction, here, in A7.2, A8.1 and A15.7.
rule-A6-2 = Entering an unrevealed sector reveals it.
rule-A6-3 = Taking the stairs removes every revealed sector of the level left from the labyrinth, except the sector with those stairs.
rule-A6-4 = Hero and creatures pass unblocked doors freely.
rule-A6-5 = After each movement step, never before the first, the hero may block one door of the sector it is in now.
rule-A6-6 = Nothing passes a blocked door.
rule-A6-7 = A whole move action, without moving, unblocks one blocked door of the hero's sector.
    .ruling = It allows reactions to a move, but is no step: no attack of opportunity, no door blocked after it.
rule-A6-8 = Evil unblocks a door by spending one step of a creature's movement: of 3 steps 2 are left.
    .ruling = The creature stands in one of the door's two sectors; the one step of a standard reaction is enough.
rule-A6-9 = Encounter: for each creature that was not already revealed in the sector entered, the hero loses that creature's self-control damage.
    .ruling = Each creature is a damage of its own, in evil's order.
rule-A6-10 = The same happens when a creature comes into the hero's sector out of an unrevealed one through a reaction. A creature whose last sector was revealed frightens no one.
    .ruling = What is teleported or put there out of the unrevealed frightens too, and so does a creature that only passes through, or that left the hero's sector in the same movement; several frighten one by one.
rule-A6-11 = Leaving a sector with creatures grants one attack of opportunity, before the step: one roll, 1 die for each creature there, 1 less if the sector is lighted; 1 life lost for each hit; a danger token there makes bars hits (A10.3).
    .ruling = This happens at every such step of a longer move; the roll is one creature attack and one damage; no dice, no attack.
rule-A6-12 =
    .ruling = A step in order: direction named; attack of opportunity; the hero moves (by stairs also A6.3); the sector is revealed; lighted sectors come into sight (A5.7); frights; a door may be blocked. Only then is a next step of the same action chosen.
rule-A6-13 =
    .ruling = A hero moved by a card meets and leaves creatures as by its own step, but blocks no door; a teleported hero grants no attack of opportunity.
rule-A6-14 = Cards may block and unblock doors too.
    .ruling = Any number of doors may be blocked at once.

# A7
section-A7 = Noise
rule-A7-1 = A creature makes noise where it spawns and where its movement ends.
    .ruling = A movement of no step makes none; a step spent on a door (A6.8) makes noise where the creature stands.
rule-A7-2 = Evil names the direction of the hero's first step on a shortest path to that sector.
rule-A7-3 = That path never crosses a blocked door.
rule-A7-4 = Of several shortest routes evil picks which direction to name.
rule-A7-5 = Noise from the other level is told as just that.
    .ruling = This holds whatever doors are blocked.
rule-A7-6 =
    .ruling = Where blocked doors leave no path, the hero is told of a noise without a direction.
rule-A7-7 = A teleporting creature makes no noise.
rule-A7-8 =
    .ruling = Each creature's noise is told once, after its whole movement, as a direction only: not its kind, nor whether it spawned or moved.
rule-A7-9 =
    .ruling = A creature whose movement or spawning ends in a revealed sector is seen there, and no direction is told for it.

# A8
section-A8 = Explore
rule-A8-1 = The hero names a direction and reveals up to 2 sectors in a straight line, without entering.
    .ruling = The line always runs as far as it can; sectors already revealed count among the 2.
rule-A8-2 = A wall, a door not on the hero's sector, or a blocked door ends the line.
rule-A8-3 = Through stairs only the one sector at the other end is revealed.
rule-A8-4 = After all of them are revealed the hero may discard 1 danger token from its own sector or a sector of the line.
    .ruling = The line is what was explored, revealed now or before, even if a reaction has shut a door since.
rule-A8-5 = Sectors already revealed may be explored, to remove a danger token.
rule-A8-6 = A creature revealed by exploring frightens no one: only A6.9 and A6.10 do.

# A9
section-A9 = Fight
rule-A9-1 = The hero declares a creature in its sector and rolls 2 dice.
rule-A9-2 = A die shows a hit, a bar, or a miss. Hits count; in any roll of the hero's bars count as hits while the hero's sector is lighted, and as misses otherwise.
rule-A9-3 = A creature has two life numbers: to wound, and to kill once wounded.
rule-A9-4 = One attack must reach a number by itself; damage short of it is lost. An unwounded creature dies at once to damage of at least the sum.
rule-A9-5 = An item used to attack replaces the fight action by its text (more dice, or a target at a distance).
rule-A9-6 =
    .ruling = A wound stays with its creature, seen or not, until it dies; the token of a dead one can be spawned again, unwounded (A15.5).

# A10
section-A10 = Harm
rule-A10-1 = Each creature in the hero's sector at the end of the turn attacks once, with no card played.
rule-A10-2 = Dice as in the creature table: the first number in the dark, the second in the light; 1 life lost for each hit.
rule-A10-3 = In any roll of evil's, attacks of opportunity and A17.5 included, bars count as hits while the hero's sector holds a danger token, and as misses otherwise.
rule-A10-4 =
    .ruling = Creatures attack one after another in evil's order, each attack its own roll.
rule-A10-5 = Damage of a kind lowers its track; at 0 the rest lowers the other track, and stays damage of its kind.
rule-A10-6 = Both tracks at 0: the hero loses at once.
rule-A10-7 = The round marker's place sets the healing cap. Nothing recovers beyond it, and a track above it recovers nothing.
rule-A10-8 = Some reaction cards are played on life or self-control damage, whatever caused it.
rule-A10-9 = A fright is self-control damage like any other; a fright or attack that amounts to 0 is no damage.
rule-A10-10 =
    .ruling = An attack in order: dice; the hero's rerolls, each once; evil deals the damage to hero or companion (A18.5); the tracks fall and A10.6 is looked at; damage cards (A14.9).
rule-A10-11 =
    .ruling = Damage caused by a reaction may be reacted to in turn, within A14.1. What the hero chooses to pay is no damage.
rule-A10-12 =
    .ruling = A creature that comes into the hero's sector while others attack there attacks too, once; one that has left does not.

# A11
section-A11 = Locate
rule-A11-1 = The hero declares 2 targets: anything on the map, by name or by kind (a room, a sector kind, doors, stairs, LCUs, a creature kind, danger tokens, ...).
rule-A11-2 = For each, evil tells the shortest distance in sectors, and same level or other level.
rule-A11-3 = By kind means the nearest of that kind.
rule-A11-4 = Blocked doors do not lengthen this distance.
rule-A11-5 =
    .ruling = The hero may ask for a room by name, any room, a corridor, curve, T-junction or cross, a door, a blocked door, stairs (of a colour or any), an LCU, a creature kind, any creature, a boss or special creature or avatar by name, a lighted sector, a danger, condition or mission token; the two targets differ.
rule-A11-6 =
    .ruling = A target in the hero's own sector is at 0; a door lies in both its sectors; of equally near ones on different levels evil picks the level it names; of what is not on the map the hero is told that there is none.

# A12
section-A12 = Scavenge, items, upgrades
rule-A12-1 = Draw 1 item (not optional); in a room the hero may draw 3 instead, once for each room in a game, later 1 as anywhere.
rule-A12-2 = Each item drawn gets 3 charges unless something says otherwise.
rule-A12-3 = More than 6 items: discard down to 6.
rule-A12-4 = Then upgrade any number of times: a charge of another item whose matrix (chemical, electrical, mechanical) is the one required becomes the item's component and unlocks its advanced effect.
    .ruling = An item is upgraded once; a component is no charge; an item whose last charge is taken is discarded (A12.8).
rule-A12-5 = An action item is activated with its action, for 1 charge, after declaring.
rule-A12-6 = A passive item is activated for 1 charge when its trigger occurs.
rule-A12-7 = One charge, so one activation, an action, unless the card says otherwise.
    .ruling = A passive item may answer each occurrence of its trigger once.
rule-A12-8 = The last charge spent discards the item at once.
    .ruling = The effect paid for still happens; the component is lost with the item; an item that gets no charge at all when drawn is discarded too.
rule-A12-9 = An item that grants an extra action allows both actions' reactions.
rule-A12-10 =
    .ruling = An empty item deck is reshuffled from its discards; with none left nothing is drawn.
rule-A12-11 = Using an item allows the reactions to the action that it was used with.
rule-A12-12 =
    .ruling = One action item is allowed for each action; passive items come on top.
rule-A12-13 =
    .ruling = Items gained otherwise than by scavenging obey A12.2 and A12.3 too.
rule-A12-14 =
    .ruling = An item that has something to do makes its action possible (A3.7): a fight or an interact may be declared for the item alone.

# A13
section-A13 = Interact
rule-A13-1 = The hero declares an eligible target in its sector: an LCU, or a mission sector.
rule-A13-2 = A repaired LCU lights its sector and up to 2 sectors in a straight line in a chosen direction.
rule-A13-3 = That line passes doors, the hero's own or not (blocked ones never, A2.12), and ends at walls.
    .ruling = It does not take stairs, and runs as far as it can.
rule-A13-4 = Sectors lit and in LoS are revealed (A5.7); a lit sector behind a non-adjacent door is not.
rule-A13-5 = The same LCU may be repaired again, for another direction; lights already on stay on.
    .ruling = This is allowed also where nothing new would be lit, or where only its own sector would be.
rule-A13-6 =
    .ruling = A mission sector is eligible while its mission is not completed and, if final, triggered (A20.3).

# A14
section-A14 = Reactions
rule-A14-1 = Evil, all its players together, plays at most 2 reaction cards a turn.
rule-A14-2 = Face down, any card is a standard reaction to any action: move 1 creature 0 or 1 sectors, or spawn 1 creature of any kind that has a token left.
rule-A14-3 = Face up, a card is an allowed reaction: its icon matches an action performed this turn (of two alike evil names one), or life or self-control damage just taken.
rule-A14-4 = A card marked instant is played at the moment that it names; any other at the end of the turn.
rule-A14-5 =
    .ruling = A standard reaction is played at the end of the turn.
rule-A14-6 = The first half of a card applies; the second half too if the card is dangerous: the action that allowed it was performed in a sector with a danger token.
    .ruling = An instant played during its action looks at the hero's sector at that moment, any other card at the hero's sector as it was when that action ended, a damage card at the hero's sector when the damage is dealt.
rule-A14-7 = The turn's first card covers the leftmost empty space of the reaction track, the second card the next 2.
    .ruling = What is no card counts for nothing here: after an avatar's activation (V1.6) the turn's first card still covers 1.
rule-A14-8 =
    .ruling = A card that no longer fits on the track cannot be played.
rule-A14-9 =
    .ruling = A damage card is always an instant, played right after the damage.
rule-A14-10 =
    .ruling = At each moment the evil players are asked from the leader leftward until all pass; a card is resolved wholly before anyone is asked again; the moment opens whether or not somebody holds a card for it.
rule-A14-11 =
    .ruling = Moments that an instant may name: action declared, step about to be made, step made, sector revealed, creature revealed, fright, dice rolled, damage taken, item activated, items drawn, answer about to be given, LCU repaired, creature wounded, creature killed, mission step done, action resolved.
rule-A14-12 =
    .ruling = At a moment that touches both sides the hero's passive items and abilities come first.
rule-A14-13 =
    .ruling = A card may be played although its effect changes nothing.
rule-A14-14 =
    .ruling = A moment that a reaction brings about (a step, a fright, dice, damage, something revealed) opens like any other; a card on the declaration or the end of an action looks at that action alone.
rule-A14-15 =
    .ruling = A seat whose request the leader refuses is passed over at that moment until another card has been played.

# A15
section-A15 = Creatures
rule-A15-1 = The table, regular (life to wound/to kill, dice in the dark/in the light, fright, spawn distance): Spores 1/1, 3/2, 1, 3; Parasite 2/1, 2/1, 1, 4; Cultist 2/2, 2/2, 0, 4; Mutant 2/1, 2/1, 2, 3; Worm 2/2, 3/0, 2, 5.
    .ruling = The third row is the Cultist's, the fourth the Mutant's.
rule-A15-2 = Nightmare: one die more, one fright more, one less spawn distance, life as before: Spores 1/1, 4/3, 2, 2; Parasite 2/1, 3/2, 2, 3; Cultist 2/2, 3/3, 1, 3; Mutant 2/1, 3/2, 3, 2; Worm 2/2, 4/1, 3, 4.
rule-A15-3 = A creature spawns anywhere, revealed or not, lighted or not, at least its spawn distance from the hero.
    .ruling = It is measured as in A11.4: a blocked door does not make a sector far.
rule-A15-4 = At most 4 creatures on a level (so 8 in all) unless a card says otherwise: at the limit none spawns or moves in.
    .ruling = Bosses and special creatures count; moving within a full level is free.
rule-A15-5 = The number of tokens of a kind limits that kind.
rule-A15-6 = A creature entering a revealed sector is revealed, in LoS or not.
rule-A15-7 = A creature leaving a revealed sector for an unrevealed one: the hero is told the direction.
rule-A15-8 = Teleport is no spawning: the spawn distance is ignored and there is no noise (A7.7).
    .ruling = It is no movement either (A15.9), but the level limit holds.
rule-A15-9 = At the end of a turn a creature that moved this turn into the lighted sector where it is, other than the hero's, switches its lights off; having spawned there or passed through does not. Only a card can do that in the hero's sector.
rule-A15-10 =
    .ruling = A creature may enter and pass through the hero's sector, and leaves it unharmed.
rule-A15-11 =
    .ruling = Bosses come only by a mission or a card, never by a standard reaction or set-up; for one that finds no legal place nothing comes.

# A16
section-A16 = End of the round, in order
rule-A16-1 = Set aside as many danger tokens as danger symbols still show on the reaction track; discard its cards, each to its own deck's pile.
rule-A16-2 = Of the revealed sectors only the hero's, those adjacent to it (through stairs too, not through a blocked door) and lighted ones in LoS stay in the labyrinth.
    .ruling = LoS is taken before anything is removed.
rule-A16-3 = The adrenaline pool is set anew (A4.5).
rule-A16-4 = Evil discards any number of cards, then draws up to the hand limits (A1.15-17); an empty deck is reshuffled from its discards.
    .ruling = During a round a hand may grow beyond its limit; nothing has to be discarded; with no discards left nothing is drawn.
rule-A16-5 = Last of all, once the marker has moved (A16.7), evil places the danger tokens set aside: not in the hero's sector nor in LoS, one a sector, 8 a level at most; it may remove some from the map to do so.
    .ruling = The leader of the round that ends places them, before A16.8; at most one is removed for each one placed; a token that fits nowhere is lost; one a sector and 8 a level bind cards too, the rest only this step.
rule-A16-6 = End-of-round effects of missions and heroes, then the loss of A19.3.
    .ruling = The two come in this order.
rule-A16-7 = The round marker moves one space left unless it is on the final space; when it reaches it nightmare mode begins.
rule-A16-8 = The leader token passes to the next evil seat (A1.28).
rule-A16-9 = A round gained moves the marker one space right.
    .ruling = From the rightmost space it does not move; the next A16.7 is left out instead.
rule-A16-10 =
    .ruling = The end of the round belongs to no turn: no reaction card, and no item unless it names this time.

# A17
section-A17 = Experience
rule-A17-1 = The hero who kills a revealed creature gains 1 point in its kind's ability; the second point unlocks it; no more than 2 each.
rule-A17-2 = The abilities are Courage, Cold Blood, Acute Sight, Precision, Dexterity; Cold Blood is the Parasite's.
    .ruling = The others follow the creature table's order: Courage Spores, Acute Sight Cultist, Precision Mutant, Dexterity Worm.
rule-A17-3 = The death of an unrevealed creature gives nothing.
rule-A17-4 = A boss gives 1 point in each of 2 different abilities of the hero's choice.
    .ruling = An ability at 2 cannot be chosen; with fewer than two left the rest is lost.
rule-A17-5 = Courage: on a fright the hero may make evil roll 1 die, once a fright; a miss lowers the damage by 1.
rule-A17-6 = Cold Blood: the pool is 1 larger than its track says, from the end of the round on.
rule-A17-7 = Acute Sight: scavenge may draw 1 card more.
rule-A17-8 = Precision: in a fight action 1 miss may be rerolled once.
rule-A17-9 = Dexterity: after a creature's attack the hero may make evil reroll 1 die that counts as a hit, once an attack.
rule-A17-10 = Some cards give experience too.
rule-A17-11 =
    .ruling = A kill is the hero's if an action, item, companion, ability or mission of the hero caused it.
rule-A17-12 =
    .ruling = A miss or a hit is what counts as one in that roll, bars included.

# A18
section-A18 = Companions
rule-A18-1 = A character not used as the hero may join as a companion, as a mission's reward, with 6 charges.
rule-A18-2 = Sacrifice: once, at the start of a turn, discard the companion for its one-time effect.
rule-A18-3 = Companion ability: 1 charge each time, when the card says.
rule-A18-4 = The last charge gone discards the companion.
rule-A18-5 = Evil may deal all of a damage to the companion instead: 1 charge for each point of either kind.
    .ruling = This is chosen after rerolls; what exceeds the charges is lost; the hero has then taken no damage.
rule-A18-6 =
    .ruling = Several companions may be with the hero; a damage goes to one of them whole. A loss that evil does not deal (A19.3) cannot be turned on them.

# A19
section-A19 = Nightmare
rule-A19-1 = Nightmare begins when the marker reaches the final space; it never ends, additional rounds or not.
rule-A19-2 = The nightmare creature table applies.
rule-A19-3 = At the end of each round in nightmare the hero loses 2 self-control.
    .ruling = The loss falls in A16.6, so for the first time at the end of the first round that began in nightmare.
rule-A19-4 = Nightmare does not end the game: rounds go on with the marker on the final space.
    .ruling = They go on without limit.
rule-A19-5 = A round gained in nightmare moves the marker, and with it the healing cap; nightmare stays.

# A20
section-A20 = Missions and the end
rule-A20-1 = A mission is completed in its room, by the actions that its card names.
rule-A20-2 = Green starting missions give a bonus when completed; blue ones hinder until completed; either may name rewards.
rule-A20-3 = The final mission is locked, and nothing in its room serves it, until one starting mission is completed.
rule-A20-4 = After the first the other starting mission is optional.
rule-A20-5 = Triggering the final mission brings its set-up into play, then the mid-game rewards (A1.3), once.
rule-A20-6 = Completing the final mission wins at once, nightmare or not.
rule-A20-7 = Both tracks at 0 loses at once.
rule-A20-8 =
    .ruling = On completion, in order: the mission's own effect and reward; its hindrance ends; its tokens leave map and sheet; then, if it was the first, A20.5.
rule-A20-9 =
    .ruling = Steps done for a mission stay done. Winning and losing are looked at as they occur; the first counts.

# D1
section-D1 = Deep: special creatures
rule-D1-1 = Draw 3 special creatures of different creature icons, none that a mission in play uses; a clash is redrawn, and there may be fewer than 3.
rule-D1-2 = The hero knows which are in the game.
rule-D1-3 = To spawn one, a face-up card with its creature icon is played and put on the track: its effects are ignored, it counts as one of the 2 cards and as a standard reaction to any action (A14.5). Normal spawning rules, level limit included.
rule-D1-4 = It moves by a standard reaction, by a move card with its icon, or by any effect that moves creatures.
rule-D1-5 = It has its own stats, and a power while it is on the map.
rule-D1-6 = Each spawns once. Killed, it is gone, and gives the experience of its icon if it was revealed.
rule-D1-7 =
    .ruling = A special creature counts as one of its icon's kind for cards and locate; its card prints its own nightmare values; it is never placed in A1.20.

# D2
section-D2 = Deep: special room actions
rule-D2-1 = Each of the eight rooms has one, usable only in the 5 rooms without a mission.
rule-D2-2 = Used with a scavenge action in the room, once a game; it takes the place of that room's 3-card scavenge, which is then spent.
    .ruling = So it is not usable in a room whose 3 cards were drawn; it replaces the whole action, with no card drawn and no upgrade.
rule-D2-3 =
    .ruling = A room that had a mission at set-up stays barred after the mission is completed.

# V1
section-V1 = Avatar
rule-V1-1 = There are five avatars: one for each reaction deck, and the A.I.
rule-V1-2 = One evil player chooses one of its two decks' avatars; two have their own deck's each; of three, the starting leader has the A.I. and the others their deck's.
rule-V1-3 = Each evil player starts with 1 danger token on an upgrade of its avatar.
rule-V1-4 = An avatar has stats, one power (passive in its sector, or on activation), and four upgrades: two of the power, two of the stats.
rule-V1-5 = It counts as a creature for the level limit, which rises to 5, and as a boss for card effects; the hero may attack it by the normal rules.
    .ruling = It has fright and attack like a creature, but a standard reaction does not move it.
rule-V1-6 = Instead of playing a reaction card an evil player may activate its own avatar; the hero gets 1 danger token on the powers card each time.
    .ruling = This is done at the end of the turn, with the leader's approval; it counts as one of the turn's 2 cards and covers no track space; an avatar may be activated twice in a turn. By the other reading it may come at any moment after the declaration, but not while creatures attack, not during another activation, and not in the midst of an action in which the avatar could only wait.
rule-V1-7 = Activated, it does one of: spawn (if not on the map, normal rules), move up to 1 sector, teleport (if unrevealed: taken off and placed anew by all the rules of spawning, the distance included, against A15.8).
    .ruling = So it makes noise.
rule-V1-8 = An on-activation power may be used at the start of the activation, besides the action.
    .ruling = One that needs its sector is not usable while it is off the map.
rule-V1-9 = An extra step of each round's end: each evil player puts 1 danger token on a free upgrade of its avatar.
    .ruling = The step comes right before A16.6; with none free nothing happens; an avatar that was knocked down when the round ended gets none, even if A16.2 hid it.
rule-V1-10 = Killed, it is knocked down: figure stays, token leaves the map; it cannot be activated, does not attack, gets no upgrade at the round's end.
rule-V1-11 = Unrevealed again, by a card, by the clean-up or by A6.3, it is no longer knocked down and may be spawned by activation.
    .ruling = It is then unwounded, its upgrades kept.
rule-V1-12 = Knocking it down gives the hero as many danger tokens as it has upgrades; they stay on it.
rule-V1-13 = The hero spends these tokens on hero powers, at the start of a turn, any number, beside adrenaline; those marked with a bolt at any time in a turn.
    .ruling = Spent tokens go back to the supply. At a fright or an attack a bolt is used before evil reacts, and again after reactions that made it worse, each time as often as the tokens last; evil does not react to that once more.
rule-V1-14 =
    .ruling = While knocked down it is no creature for any rule (limit, attack of opportunity, target, noise, passive power); knocking it down gives no experience, V1.12 takes its place.
rule-V1-15 = The two new characters may be used without the rest of the module.
rule-V1-16 = Avatars are chosen after the reaction decks and before creatures are placed.
rule-V1-17 = All modules combine freely with each other and with the base game.
rule-V1-18 =
    .ruling = Avatar cards and their upgrades are open to the hero; where an unrevealed avatar is, and which of the three actions it took, are not, save by noise.
rule-V1-19 =
    .ruling = Everybody learns that an avatar's power is used; what it does in the dark, the hero learns as far as it is seen or heard.
rule-V1-20 =
    .ruling = An activated avatar may also wait: none of the three actions has to be taken.
rule-V1-21 =
    .ruling = A wounded avatar that teleports stays wounded: its token only changes its place.

# Switches: the reading of the book first, then the other
switch-danger = Danger looks at the action's sector.
    .other = Danger looks at the hero's sector when the card is played.
switch-standard-reaction = A standard reaction is played at the end of the turn.
    .other = A standard reaction is played at any moment after the declaration.
switch-attacks = Creatures attack after end-of-turn reactions.
    .other = Creatures attack before end-of-turn reactions.
switch-spawn-distance = Spawn distance is measured through blocked doors.
    .other = Spawn distance is measured around blocked doors.
switch-round-gained = For a round gained at the right end, the marker's next step is left out.
    .other = A round gained at the right end is lost.
switch-seen-noise = The noise of seen creatures is not told.
    .other = The noise of seen creatures is told.
switch-companion-surplus = Surplus damage on a companion is lost.
    .other = Surplus damage on a companion falls on the hero.
switch-adrenaline = At the end of a round the adrenaline pool is set to the number on its track.
    .other = Filling the adrenaline pool never takes tokens away.
switch-danger-tokens = Danger tokens are placed at the very end of a round.
    .other = Danger tokens are placed before the end-of-round effects.
switch-avatar-activations = An avatar may be activated twice a turn.
    .other = An avatar may be activated once a turn.
switch-avatar-teleport = An avatar's teleport makes noise.
    .other = An avatar's teleport is silent.
switch-avatar-moment = An avatar is activated at the end of the turn.
    .other = An avatar is activated at any moment after the declaration.
switch-avatar-standard = A standard reaction does not move an avatar.
    .other = A standard reaction may move an avatar.
