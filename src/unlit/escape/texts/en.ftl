# Names
name-iris = Iris
name-jonas = Jonas
name-kwame = Kwame
name-lena = Lena
name-spectator = a spectator

# Words
word-north = north
word-east = east
word-south = south
word-west = west
word-for = for
word-by = by
word-to = to
word-with = with
word-at = at
word-place = shifted
word-then = then
word-again = again
word-intelligence = Intelligence
word-intelligence-2 = double Intelligence
word-strength = Strength
word-strength-2 = double Strength
word-speed = Speed
word-toughness = Toughness
word-less-fear = one less fear
word-more-fear = one more fear
word-its-ability = its ability
word-attack = attack
word-bull-rush = bull rush
word-outwit = outwit
word-unlock = unlocking
word-access = access
word-event = event
word-reroll = reroll
word-peek = peek
word-turn-end = end of the turn
word-guards = guards
word-aliens = aliens
word-guards-then-clones = guards, then clones
word-clones-then-guards = clones, then guards
word-escaped = escaped
word-killed = dead
word-lost = lost
word-accessed = accessed
word-ducts-to = ducts to
word-vent = vent

# Enemies
thing-guard = Guard
thing-clone = Clone
thing-hybrid = Hybrid
thing-cronos = Dr. Cronos
thing-hybrid-1 = hybrid of the mind
thing-hybrid-2 = hybrid of the arm
thing-hybrid-3 = hybrid of the leg

# Icons
thing-fear = fear
thing-fear-again = fear, again and again
thing-security = security
thing-security-again = security, again and again
thing-facility = facility
thing-medical-supplies = medical supplies
thing-crate = storage crate
thing-lab = lab
thing-control-panel = control panel
thing-generator = generator
thing-elevator = elevator
thing-darkness = darkness
thing-clone-nest = clone nest
thing-guard-post = guard post

# Scenarios
thing-a-new-level-of-fear = A New Level of Fear
thing-second-sight = Second Sight

# Tiles
thing-tank-farm = Tank Farm
thing-a-lift = A-Lift
thing-b-lift = B-Lift
thing-c-lift = C-Lift
thing-infirmary = Infirmary
thing-maintenance-tunnel = Maintenance Tunnel
thing-green-lab = Green Lab
thing-red-lab = Red Lab
thing-white-lab = White Lab
thing-airlock = Airlock
thing-incinerator = Incinerator
thing-sick-bay-a = Sick Bay A
thing-sick-bay-b = Sick Bay B
thing-corridor-101-a = Corridor 101-A
thing-corridor-101-b = Corridor 101-B
thing-corridor-102 = Corridor 102
thing-corridor-103 = Corridor 103
thing-corridor-104 = Corridor 104
thing-corridor-105 = Corridor 105
thing-morgue-a = Morgue A
thing-morgue-b = Morgue B
thing-cold-store = Cold Store
thing-armory = Armory
thing-guard-room = Guard Room
thing-watch-post = Watch Post
thing-barracks = Barracks
thing-control-room = Control Room
thing-relay-room = Relay Room
thing-server-room = Server Room
thing-monitor-room = Monitor Room
thing-generator-hall = Generator Hall
thing-pump-room = Pump Room
thing-holding-cells = Holding Cells
thing-cell-block = Cell Block
thing-observation-deck = Observation Deck
thing-vivarium = Vivarium
thing-hatchery = Hatchery
thing-feeding-pit = Feeding Pit
thing-drain = Drain
thing-laundry = Laundry
thing-stores = Stores
thing-kitchen = Kitchen
thing-decontamination = Decontamination
thing-crossing = Crossing

# Options
option-pass = Pass
option-end-turn = End the turn
option-escape = Escape
option-move = Go to: { $rest }
option-explore = Explore: { $rest }
option-crawl = Through the vent to: { $rest }
option-attack = Attack: { $rest }
option-bull-rush = Bull rush
option-outwit = Outwit the { $rest }
option-unlock = Unlock: { $rest }
option-access-panel = Access the control panel
option-trade = Trade { $rest }
option-pick = Pick { $rest }
option-use = Use: { $rest }
option-turned = Turned by { $rest } degrees
option-guards = Guards
option-clones = Clones
option-north = North { $rest }
option-east = East { $rest }
option-south = South { $rest }
option-west = West { $rest }
option-accept = Accept
option-decline = Decline
option-done = Done
option-lock = Lock it
option-leave-open = Leave it open
word-over = past
word-dice = dice
word-up = up

# Prompts
prompt-turn = What do you do?
prompt-lose-card = Which card do you lose ({ $about } to go)?
prompt-lay-down = You carry too much. What do you lay down?
prompt-leave-infirmary = From which vent do you come out?
prompt-lay-tile = How does the tile lie: { $about }?
prompt-lay-tile-at = Where is it laid: { $about }?
prompt-spawn = Where does it appear: { $about }?
prompt-enemy-goes = Where does it go: { $about }?
prompt-give = What do you give to { $about }?
prompt-take = What do you ask of { $about }?
prompt-trade = { $about } offers you a trade. Do you agree?
prompt-lock-behind = Do you lock the door behind you ({ $about })?
prompt-panel = What does the panel do for you?
prompt-before-a-challenge = Before the roll: { $about }. Do you add anything?
prompt-after-a-challenge-roll = After the roll: { $about }. Do you change anything?
prompt-before-an-attack = Before the attack: { $about }. Do you do anything?
prompt-after-an-attack-roll = After the attack roll: { $about }. Do you change anything?

# Events
event-turn-began = { $who }'s turn.
event-drew = You draw: { $card }.
event-has-drawn = { $who } draws { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
event-discarded = { $who } loses a card: { $card }.
event-played = { $who } plays for { $what }: { $card }.
event-assisted = { $who } helps { $whom }: { $card }.
event-fear-changed = { $who }: fear { $fear }.
event-threat-gained = { $who } gains threat: { $threat } now.
event-threat-lost = { $who } loses threat: { $threat } now.
event-vitality-changed = { $who }: vitality { $vitality }.
event-moved = { $who } goes to: { $to }.
event-crawled = { $who } crawls through the vent to: { $to }.
event-tile-drawn = A tile is drawn: { $tile }.
event-tile-laid = On the map now: { $tile }.
event-no-room = There is no room for it: { $tile }.
event-peeked = { $who } peeks: { $die }.
event-rolled = { $who } rolls for { $purpose }: { $dice }.
event-passed = { $who } passes: { $purpose }.
event-failed = { $who } fails: { $purpose }.
event-stunned = Stunned: { $enemy }.
event-recovered = On its feet again: { $enemy }.
event-removed = Out of play: { $enemy }.
event-spawned = { $enemy } appears: { $tile }.
event-enemy-moved = { $enemy } goes to: { $to }, { $over }
event-lock-removed = A lock is gone: { $tile }, { $side }.
event-lock-placed = A door is locked: { $tile }, { $side }.
event-attacked = { $enemy } attacks { $target }: { $dice }.
event-hurt = { $who } has to lose { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
event-knocked-out = { $who } is knocked out.
event-killed = { $who } is dead.
event-left-infirmary = { $who } comes out of a vent: { $to }.
event-escaped = { $who } is out of here.
event-lost = { $who } has lost.
event-lockdown-began = Lockdown.
event-lockdown-counted = Lockdown tokens left: { $left }.
event-item-found = { $who } has an item more: { $item }.
event-item-laid-down = { $who } lays down: { $item } ({ $tile }).
event-item-picked-up = { $who } picks up: { $item }.
event-item-lost = { $who } has used up: { $item }.
event-trade-offered = { $who } offers { $whom } a trade: { $gives } for { $takes }.
event-traded = { $who } and { $whom } have traded: { $gave } for { $took }.
event-trade-refused = { $who } does not agree.
event-event-drawn = Event ({ $section }): { $card }
event-accessed = { $who } has accessed a panel: { $tile }.
event-hybrids-rolled = The die for the hybrids: { $die }.
event-skill-used = { $who } uses: { $card }.

# Why not
refused-last-card = The last card in hand cannot be played.
refused-fear-end = Fear cannot go beyond the end of its track.
refused-fear-cost = Fear cannot be moved as the card asks: { $card }.
refused-stat = The card is for something else: { $card }.
refused-card = The card cannot be played for that now: { $card }.
refused-challenged = The challenge of this turn has been attempted.
refused-traded = You have traded already in this turn.
refused-picked = You have picked something up already in this turn.
refused-moves = You have no move left.
refused-held = Enemies hold you here.
refused-terror = You are too frightened for a vent.
refused-locked = The door is locked.

# Sheets
show-pools = Tiles { $stacks }; threat pool { $threat }; lockdown pool { $lockdown }
show-reserves = Reserves: { $reserves }
show-lockdown = Lockdown!
show-event = Event: { $event } ({ $section })
show-sheet = { $who }, { $at }: fear { $fear }, threat { $threat }, vitality { $vitality }, cards { $cards }
show-skills = Skills:
show-items = Items:
show-hand = Hand:

# Endings
ending-escaped = Somebody got out.
ending-lost = Nobody got out.
ending-shut-in = The facility has shut, with everybody in it.

# Cards
thing-deep-breath = Deep Breath
thing-lie-low = Lie Low
thing-improvise = Improvise
thing-second-look = Second Look
thing-shove = Shove
thing-blame = Blame
thing-once-more = Once More
thing-hold-off = Hold Off
thing-headlong = Headlong
thing-lend-a-hand = Lend a Hand
thing-second-wind = Second Wind
thing-shared-nerves = Shared Nerves
thing-take-cover = Take Cover
thing-boxer = Boxer
thing-skeptic = Skeptic
thing-gambler = Gambler
thing-acrobat = Acrobat
thing-engineer = Engineer
thing-daredevil = Daredevil
thing-lone-wolf = Lone Wolf
thing-thick-skull = Thick Skull
thing-self-defense = Self-Defense
thing-diversion = Diversion
thing-harmless-look = Harmless Look
thing-level-head = Level Head
thing-survivalist = Survivalist
thing-pilferer = Pilferer
thing-stun-stick = Stun Stick
thing-fire-axe = Fire Axe
thing-scalpel = Scalpel
thing-flash-grenade = Flash Grenade
thing-uniform = Uniform
thing-bloody-uniform = Bloody Uniform
thing-riot-shield = Riot Shield
thing-toolkit = Toolkit
thing-magnetic-lock = Magnetic Lock
thing-flashlight = Flashlight
thing-medkit = Medkit
thing-stimulant = Stimulant
thing-security-key-card = Security Key Card
thing-flickering-lights = Flickering Lights
thing-power-cut = Power Cut
thing-cold-air = Cold Air
thing-burst-pipe = Burst Pipe
thing-quarantine = Quarantine
thing-something-in-the-vents = Something in the Vents
thing-breach = Breach
thing-feeding-time = Feeding Time
thing-blood-trail = Blood Trail
thing-a-body = A Body
thing-alarm-drill = Alarm Drill
thing-sweep = Sweep
thing-shift-change = Shift Change
thing-lost-patrol = Lost Patrol
thing-cameras = Cameras
thing-screams = Screams
thing-broken-glass = Broken Glass
thing-loudspeaker = Loudspeaker
thing-silence = Silence
thing-voices-in-the-wall = Voices in the Wall

# What cards ask
word-clones = clones
option-gain-fear = Gain fear
option-gain-threat = Gain threat
option-lose-cards = Lose cards
option-lay-down-item = Lay down an item
option-lose-item = Lose an item
option-spawn-guard = A guard appears
option-spawn-clone = A clone appears
option-lock-door = Lock a door
option-find-item = Find an item
option-draw-cards = Draw cards
option-leave = Leave it
option-take = Take it
option-enough = That is enough
option-less-fear = One less fear
option-more-fear = One more fear
prompt-event-choice = { $about }: what shall it be?
prompt-event-offer = { $about }: do you accept?
prompt-lay-down-item = What do you lay down?
prompt-lose-item = What do you lose?
prompt-stun = Who is stunned?
prompt-shift = Who goes where?
prompt-mislead = Which guard is sent away?
prompt-lock-door = Which door is locked?
prompt-hold-open = Which door do you hold open?
prompt-short-lock = What happens to the doors?
prompt-drown-out = Who does not hear anything?
prompt-treat = Who is treated?
prompt-bandage = Who is bandaged?
prompt-intercom = Who hears you?
prompt-item-lies = Where does it lie?
prompt-flashlight = Do you use the light to calm down?
prompt-calm = Who calms down?
prompt-push = Who is pushed where?
prompt-blame = Who gets the blame?
prompt-swap-fear = With whom do you exchange fear?
prompt-reroll = Which die is rolled again?
prompt-move-fear = Do you move your fear?
prompt-pilfer = Do you search the crate?

# The box
box-tiles = Tiles: { $count }
box-adrenaline = Adrenaline cards: { $count }, { $different } different ones
box-skills = Skills: { $count }
box-events = Event cards: { $count }, { $different } different ones
box-scenarios = Scenarios: { $count }
box-enemies = Enemies: { $count } kinds

# What one did to another
deed-gave = { $who } gave something to { $whom } (times: { $count })
deed-helped = { $who } helped { $whom } (times: { $count })
deed-blamed = { $who } put the blame on { $whom } (times: { $count })
deed-left-behind = { $who } left { $whom } behind (times: { $count })
