game-title = Vault

# Names
name-ada = Ada
name-ben = Ben
name-warden = the warden
name-rats = the rats
name-hidden = hidden
word-north = north
word-east = east
word-south = south
word-west = west
word-hit = hit
word-bar = bar
word-miss = miss

dice-rolled = { $dice-count ->
    [0] no dice
   *[other] { $dice }
}

# Prompts
prompt-action = Your action
prompt-turn-tile = How do you lay the tile?
prompt-give = Which card do you hold out?
prompt-consent = { $thief } holds out a card, face down
prompt-bite = Who does rat { $rat } bite?
prompt-run = Where does rat { $rat } run?
prompt-react-to-leaving = { $thief } is leaving
prompt-react-to-searching = { $thief } is searching
prompt-react-to-roll = The dice show: { dice-rolled }
prompt-react-to-card = { $card } was played

# Options
option-move = Move { $way }
option-explore = Explore { $way }
option-fight = Fight
option-search = Search
option-play = Play { $card }
option-play-lantern = Play { card-lantern }
option-trade = Trade
option-take-crown = Take the crown
option-wait = Wait
option-doors = Doors: { $sides }
option-give = Give { $card }
option-accept = Accept
option-decline = Decline
option-bite = Bite { $thief }
option-run = Run { $way }

# Events
event-moved = { $thief } moves to { $to }.
event-stopped = { $thief } cannot get away.
event-explored = { $thief } draws tile { $tile }.
event-placed = Tile { $tile } is laid at { $at }.
event-rolled = { $seat } rolls: { dice-rolled }.
event-rat-bites = Rat { $rat } bites at { $thief }: { dice-rolled }.
event-killed = { $thief } kills { $rats ->
    [0] no rat
    [one] one rat
   *[other] { $rats } rats
}.
event-crown-found = { $thief } has found the crown!
event-crown-taken = { $thief } takes the crown.
event-drew = You draw { $card }.
event-has-drawn = { $seat } draws a card.
event-played = { $seat } plays { $card }.
event-cancelled = { $card } is cancelled.
event-next-tile = The next tile is { $tile }.
event-offered = { $thief } holds out a card.
event-gave = { $thief } gives { $card }.
event-traded = { $thief } gives a card away.
event-declined = { $thief } declines.
event-rat-came = Rat { $rat } comes out at { $at }.
event-rat-ran = Rat { $rat } runs to { $to }.
event-bitten = Rat { $rat } bites { $thief }, who has { $health } health left.
event-thief-out = { $thief } is out.
event-round-began = Round { $round } begins.

# Reasons
refused-moment = { $card } waits for another moment.
refused-turned = Turned like that, fewer doors would meet.
refused-wall = There is no door to a tile there.
refused-dark = Nobody has explored that place yet.
refused-stack = There are no tiles left.
refused-no-dark = There is no door into the dark there.
refused-no-rat = There is no rat here.
refused-no-lantern = You have no lantern.
refused-no-partner = { $partner } is not here, or you have no card to give.
refused-no-crown = The crown is not here.

# The picture
legend = Each square is a tile: # is a wall, a gap is a door, and the small letter is the tile's own (g is the gate, t the treasury). A and B are Ada and Ben. Columns have letters, rows have numbers.

# Endings
ending-crown = The crown is out of the vault!
ending-bitten = Both thieves are out.
ending-dawn = Dawn breaks, and the thieves are caught.

# Labels of the view
label-round = Round { $round } of { $rounds }, { $turn } to play
label-health = Health
label-crown = Crown
label-rats = Rats
label-hand = Your hand
label-hands = Cards in hand
label-tiles = Tiles left
label-next-tile = Next tile
label-gifts = You know that your partner has
