# K1
section-K1 = Set-up
rule-K1-1 = Two thieves, Ada and Ben, play against the warden; each thief has 3 health.
rule-K1-2 = Each seat gets 3 cards, face down, from the shuffled deck of its side.
rule-K1-3 = The gate lies in the middle of the grid, and both thieves stand on it.
rule-K1-4 = All other tiles are shuffled into a stack, face down.

# K2
section-K2 = Rounds and turns
rule-K2-1 = A round is Ada's turn, Ben's turn, and the turn of the rats; a thief who is out is skipped.
rule-K2-2 = A thief's turn begins, and the turn of the rats ends for the warden, with drawing a card if the hand has room: a thief holds 4, the warden 5. An empty deck is shuffled anew from its discards.
rule-K2-3 = A thief has two actions in a turn.
rule-K2-4 = An action is one of: move, explore, fight, search, play a lantern, trade, take the crown; waiting ends the turn.

# K3
section-K3 = Reactions
rule-K3-1 = At each moment those whom it concerns are asked in order, whether or not they hold a card for it, until all pass.
rule-K3-2 = A step and a search concern the warden; a roll concerns the thief who rolls or is bitten, then the warden; a card concerns the other side.
rule-K3-3 = A card is played only at the moment that it waits for.
rule-K3-4 = A card is resolved wholly before anyone is asked again.
rule-K3-5 = Dodge answers a bite alone; steady and jinx answer a thief's own roll alone.
rule-K3-6 = A card played goes face up to its discards and can be cancelled by the other side; the card that cancels can be cancelled in turn.

# K4
section-K4 = Actions
rule-K4-1 = A thief moves through a door that meets a door of the next tile.
rule-K4-2 = A thief explores through a door with no tile behind it: the next tile is drawn and laid there, with its rats on it.
rule-K4-3 = The tile is turned so that one of its doors meets the door used and as many doors as possible meet; among equals the thief picks.
rule-K4-4 = In a fight a thief rolls two dice; each hit kills a rat on the tile, the lowest number first.
rule-K4-5 = A search in the treasury rolls one die, and any result but a miss finds the crown; elsewhere, or once it is found, a search draws a card if the hand has fewer than 7.
rule-K4-6 = A lantern, played as an action, shows the next tile to the thieves on the tile.
rule-K4-7 = A thief may hold out a card, face down, to the other thief on the same tile, who takes it or declines.
rule-K4-8 = A thief may take the crown that lies on its tile.

# K5
section-K5 = Rats
rule-K5-1 = In their turn all rats in play act once each, the lowest number first: a rat on a tile with a thief bites, any other runs.
rule-K5-2 = A bite is one die against one thief of the warden's choice; a hit costs 1 health.
rule-K5-3 = A rat runs one tile along a shortest way to the nearest thief; of equal ways the warden picks.
rule-K5-4 = A rat that comes into play is the one with the lowest number in reserve; with none left, none comes.
rule-K5-5 = A dead rat goes back to the reserve.

# K6
section-K6 = The end
rule-K6-1 = A thief who comes to the gate with the crown wins the game for both thieves.
rule-K6-2 = A thief without health is out: its hand is discarded, and the crown falls where it stood.
rule-K6-3 = With both thieves out the warden wins.
rule-K6-4 = After the last round it is dawn, and the warden wins.
