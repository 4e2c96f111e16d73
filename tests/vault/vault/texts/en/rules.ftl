# K1
section-K1 = Set-up
rule-K1-1 = Two thieves, Ada and Ben, play against the warden; each thief has 3 health.
rule-K1-2 = Each seat gets 3 cards, face down, from the shuffled deck of its side.
rule-K1-3 = The gate lies in the middle of the grid, and both thieves stand on it.
rule-K1-4 = All other tiles are shuffled into a stack, face down.

# K2
section-K2 = Rounds and turns
rule-K2-1 = A round is Ada's turn, Ben's turn, and the rats' turn. A thief who is out is skipped.
rule-K2-2 = A thief's turn begins with drawing a card, and at the end of the rats' turn the warden draws one, if the hand has room: a thief holds 4, the warden 5. An empty deck is reshuffled from its discards.
rule-K2-3 = A thief has two actions per turn.
rule-K2-4 = The actions are: move, explore, fight, search, play a lantern, trade, and take the crown. Waiting ends the turn.

# K3
section-K3 = Reactions
rule-K3-1 = At each moment, those it concerns are asked in order until all pass, whether or not they hold a card for it.
rule-K3-2 = A step and a search concern the warden; a roll concerns the thief who rolls or is bitten, then the warden; a card concerns the other side.
rule-K3-3 = A card is played only at the moment it waits for.
rule-K3-4 = A card is fully resolved before anyone is asked again.
rule-K3-5 = Dodge answers only a bite. Steady and jinx answer only a thief's own roll.
rule-K3-6 = A card that is played goes face up to its discards, and the other side can cancel it. The card that cancels it can be cancelled in turn.

# K4
section-K4 = Actions
rule-K4-1 = A thief moves through a door that meets a door of the next tile.
rule-K4-2 = A thief explores through a door with no tile behind it: the next tile is drawn and laid there, with its rats on it.
rule-K4-3 = The tile is turned so that one of its doors meets the door used and as many doors as possible meet. The thief breaks ties.
rule-K4-4 = In a fight a thief rolls two dice; each hit kills a rat on the tile, the lowest number first.
rule-K4-5 = A search in the treasury rolls one die, and anything but a miss finds the crown. Elsewhere, or once the crown is found, a search draws a card if the hand has fewer than 7.
rule-K4-6 = A lantern, played as an action, shows the next tile to all thieves on the tile.
rule-K4-7 = A thief may hold out a card, face down, to the other thief on the same tile, who takes it or declines.
rule-K4-8 = A thief may take the crown if it lies on their tile.

# K5
section-K5 = Rats
rule-K5-1 = On their turn all rats in play act once each, the lowest number first. A rat on a tile with a thief bites; any other rat runs.
rule-K5-2 = A bite rolls one die against one thief of the warden's choice. A hit costs 1 health.
rule-K5-3 = A rat runs one tile along a shortest way to the nearest thief. The warden picks among equal ways.
rule-K5-4 = The rat with the lowest number in reserve comes into play. If none is left, none comes.
rule-K5-5 = A dead rat goes back to the reserve.

# K6
section-K6 = The end
rule-K6-1 = A thief who reaches the gate with the crown wins the game for both thieves.
rule-K6-2 = A thief without health is out. Their hand is discarded, and the crown falls where they stood.
rule-K6-3 = If both thieves are out, the warden wins.
rule-K6-4 = After the last round dawn breaks, and the warden wins.
