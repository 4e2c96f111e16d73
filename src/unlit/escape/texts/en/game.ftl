game-title = LEVEL 7 [ESCAPE]

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
word-north-1 = north 1
word-north-2 = north 2
word-east-1 = east 1
word-east-2 = east 2
word-south-1 = south 1
word-south-2 = south 2
word-west-1 = west 1
word-west-2 = west 2
thing-intelligence = Intelligence
thing-intelligence-2 = double Intelligence
thing-strength = Strength
thing-strength-2 = double Strength
thing-speed = Speed
thing-toughness = Toughness
word-less-fear = fear −1
word-more-fear = fear +1
word-its-ability = ability
word-attack = attack
word-bull-rush = bull rush
word-outwit = outwitting
word-unlock = unlocking the door
word-access = access
word-light = lighting the incinerator
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
word-taken = taken
word-devoured = devoured
word-lost = lost
word-accessed = accessed
word-ducts-to = ducts to
word-vent = vent

# Enemies
thing-guard = Guard
thing-clone = Clone
thing-hybrid = Hybrid
thing-cronos = Dr. Cronos
thing-enemy = { $kind-id ->
    [cronos] Dr. Cronos
    [hybrid] { $number ->
        [1] Hybrid of the Mind
        [2] Hybrid of the Arm
       *[3] Hybrid of the Leg
    }
   *[other] { $kind } { $number }
}

# Icons
thing-fear = fear
thing-fear-again = reactivating fear
thing-security = security
thing-security-again = reactivating security
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
thing-swarm = swarm

# Scenarios

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
option-end-turn = End your turn
option-escape = Escape
option-move = Move to { $tile }
option-explore = Explore { $side }
option-crawl = Crawl through the vent to { $tile }
option-attack-enemy = Attack { $enemy }
option-bull-rush = Bull rush
option-outwit = { $whom-id ->
    [guards] Outwit the guards
   *[aliens] Outwit the aliens
}
option-unlock = Unlock the { $side } door with { $by }
option-open-lock = Unlock the { $side } door
option-access-panel = Access the control panel
option-light-incinerator = Light the incinerator
option-shut = Lock the { $side } door
option-lock = Lock the { $side } door
option-lock-behind = Lock it
option-leave-open = Leave it open
option-trade = Trade with { $with_ }
option-pick-up = Pick up { $item }
option-use = Use { $gear }
option-play = Play { $card }: { $for_ }
option-at-door = { $tile } { $side }
option-turned = { $degrees ->
    [0] Not turned
   *[other] Turned { $degrees } degrees
}{ $door-id ->
    [other-door] , { $door }
   *[none] { "" }
}
thing-other-door = shifted
option-send = { $enemy } to { $to }
option-drown-out = { $whom }
option-name-tile = { $tile }
option-name-side = { $side }
option-name-person = { $person }
option-name-enemy = { $enemy }
option-name-card = { $card }
option-name-skill = { $skill }
option-name-item = { $item }
option-name-die = { $face }
option-less-fear = One less fear
option-more-fear = One more fear
option-accept = Accept
option-decline = Decline
option-done = Done
option-gain-fear = Gain fear
option-gain-threat = Gain threat
option-lose-cards = Lose cards
option-lay-down-item = Drop an item
option-lose-item = Lose an item
option-spawn = { $kind-id ->
    [guard] A guard spawns
   *[clone] A clone spawns
}
option-lock-door = Lock a door
option-find-item = Find an item
option-draw-cards = Draw cards
option-leave = Leave it
option-take = Take it
option-enough = That's enough
option-keep = Keep it
option-another = Another one
option-revive = Revive
option-accuse = Accuse the others
option-guards-come = Guards come closer
option-be-injected = Be injected
option-come = Come along
option-stay = Stay

# Why enemies go where they go
thing-most-threat = { $who } has the most threat: { $threat }{ $adjacent ->
    [yes] , plus 1 for an adjacent tile
   *[no] { "" }
}
thing-most-fear = { $who } has the most fear: { $fear }{ $adjacent ->
    [yes] , plus 1 for an adjacent tile
   *[no] { "" }
}
thing-fewest-cards = { $who } has the fewest cards: { $cards }
thing-at-war = { $enemy } is worth the most: { $worth }

# What dice are rolled for, and what is traded
task = { $purpose-id ->
    [attack] { $purpose } on { $against }
    [outwit] { $purpose } the { $against }
    [unlock] { $purpose } to the { $against }
   *[other] { $purpose }
}
dice-rolled = { $dice-count ->
    [0] no dice
   *[other] { $dice }
}
with-dice = { $dice ->
    [one] with { $dice } die
   *[other] with { $dice } dice
}
trade-gives = { $gives-count ->
    [0] nothing
   *[other] { $gives }
}
trade-takes = { $takes-count ->
    [0] nothing
   *[other] { $takes }
}

# Prompts
prompt-turn = What do you do?
prompt-lose-card = Which card do you lose ({ $left } to go)?
prompt-lay-down = You are carrying too much. What do you drop?
prompt-leave-infirmary = Which vent do you come out of?
prompt-lay-tile = How do you lay { $tile } beyond the { $side } door of { $beyond }?
prompt-lay-tile-at = Where do you lay { $tile }?
prompt-spawn = { $kind-id ->
    [guard] Where does the guard spawn?
    [clone] Where does the clone spawn?
   *[other] Where does it spawn: { $kind }?
}
prompt-swarm = The swarm spreads. Where to?
prompt-enemy-goes = Where does { $enemy } go?
prompt-give = What do you give to { $who }?
prompt-take = What do you ask { $who } for?
prompt-trade = { $who } offers you a trade: { trade-gives } for { trade-takes }. Do you agree?
prompt-lock-behind = Do you lock the { $side } door behind you?
prompt-panel = What does the panel do for you?
prompt-before-a-challenge = { $who } is about to roll ({ task }): { $rating } { $stat } needed, { with-dice }. Do you add anything?
prompt-after-a-challenge-roll = { $who } has rolled ({ task }): { $rating } { $stat } needed. Do you change anything?
prompt-before-an-attack = { $enemy } attacks { $who } { with-dice }. Do you do anything before the roll?
prompt-after-an-attack-roll = { $enemy } attacks { $who } { with-dice }. The dice have been rolled. Do you change anything?

# Events
event-turn-began = { $who }'s turn.
event-drew = You draw { $card }.
event-has-drawn = { $who } draws { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
event-discarded = { $who } loses a card: { $card }.
event-played = { $who } plays { $card }: { $what }.
event-assisted = { $who } helps { $whom } with { $card }.
event-fear-changed = { $who }'s fear is now { $fear }.
event-threat-gained = { $who } gains threat and now has { $threat }.
event-threat-lost = { $who } loses threat and now has { $threat }.
event-vitality-changed = { $who }'s vitality is now { $vitality }.
event-moved = { $who } moves to { $to }.
event-crawled = { $who } crawls through the vent to { $to }.
event-tile-drawn = A tile is drawn: { $tile }.
event-tile-laid = { $tile } is now on the map.
event-no-room = There is no room for { $tile }.
event-peeked = { $who } peeks: { $die }.
event-rolled = { $who } rolls ({ task }): { dice-rolled }.
event-passed = { $who } passes the challenge ({ task }).
event-failed = { $who } fails the challenge ({ task }).
event-stunned = { $enemy } is stunned.
event-recovered = { $enemy } is up again.
event-removed = { $enemy } is out of play.
event-spawned = { $enemy } appears at { $tile }.
event-enemy-moved = { $enemy } moves to { $to }{ $over-count ->
    [0] { "" }
   *[other] , past { $over }
}.
event-lock-removed = The lock on the { $side } door of { $tile } is gone.
event-lock-eaten = The swarm eats the lock on the { $side } door of { $tile }.
event-lock-placed = The { $side } door of { $tile } is locked.
event-attacked = { $enemy } attacks { $target }: { dice-rolled }.
event-hurt = { $cards ->
    [0] { $who } is not hurt.
    [one] { $who } has to lose a card.
   *[other] { $who } has to lose { $cards } cards.
}
event-knocked-out = { $who } is knocked out.
event-killed = { $who } is dead.
event-perished = { $who } is gone: { $fate }.
event-left-infirmary = { $who } comes out of a vent at { $to }.
event-escaped = { $who } gets out.
event-lost = { $who } has lost.
event-lockdown-began = Lockdown. Anyone who is knocked out now dies, and anyone in the infirmary has lost.
event-darkness-felt = { $who } has been in the dark ({ $tile }).
event-withstood = { $enemy } withstands the attack.
event-swarm-slept = The swarm has eaten, and sleeps. Everyone still on the map has held out.
event-all-down = Nobody is left on the map. Everyone still in here lies in the infirmary.
event-lockdown-counted = Lockdown tokens left: { $left }.
event-item-found = { $who } gets an item: { $item }.
event-item-laid-down = { $who } drops the { $item } ({ $tile }).
event-item-picked-up = { $who } picks up the { $item }.
event-item-taken = { $who } takes the { $item } from { $whom }.
event-item-lost = { $who } has used up the { $item }.
event-trade-offered = { $who } offers { $whom } a trade: { trade-gives } for { trade-takes }.
event-traded = { $who } and { $whom } have traded: { $gave-count ->
    [0] nothing
   *[other] { $gave }
} for { $took-count ->
    [0] nothing
   *[other] { $took }
}.
event-trade-refused = { $who } turns the trade down.
event-event-drawn = Event ({ $section }): { $card }.
event-accessed = { $who } has accessed a panel ({ $tile }).
event-lab-opened = { $who } is the first to enter the { $tile }.
event-fire-lit = { $who } lights the incinerator. The airlock opens.
event-swarmed = The swarm reaches { $tile }. Markers left: { $left }.
event-night-passed = The night passes. Tokens left in the threat pool: { $left }.
event-sleeper-taken = { $enemy } carries a sleeper off. Sleepers left: { $left }.
event-sleeper-saved = { $who } takes a sleeper along. Sleepers left: { $left }.
event-lift-heard = The lift can be heard in every corridor. Tokens left in the threat pool: { $left }.
event-watch-read = Dr. Cronos looks at his watch. Tokens left in the threat pool: { $left }.
event-cronos-wounded = Dr. Cronos is hit. Wounds: { $wounds }.
event-cronos-died = Dr. Cronos is dead. Somewhere a machine has stopped hearing his heart.
event-hybrids-rolled = The hybrids' die shows { $die }.
event-skill-used = { $who } uses { $card }.

# Why not
refused-last-card = You cannot play the last card in your hand.
refused-fear-end = Fear cannot go past the end of its track.
refused-fear-cost = Your fear cannot move as { $card } asks.
refused-card = You cannot play { $card } for that now.
refused-challenged = You have already attempted a challenge this turn.
refused-traded = You have already traded this turn.
refused-declined = { $seat } has declined three offers this turn and is not asked again.
refused-accessed = This control panel has already been accessed. Each answers once.
refused-picked = You have already picked something up this turn.
refused-moves = You have no moves left.
refused-held = Enemies hold you here.
refused-terror = You are too frightened to use a vent.
refused-way-out-held = An active enemy is with you.
refused-no-key-card = The lift does not move without a security key card.
refused-not-calm = You are too frightened for the shaft.
refused-lock-shut = The airlock opens only when the incinerator is burning.
refused-lift-waits = The lift runs only in lockdown.
refused-cronos-near = Dr. Cronos is too near: the lift obeys him.
refused-locked = The door is locked.

# Sheets
legend = Each square is a tile, and north is up; a large tile takes four squares. # is a wall, a gap is a door, x a locked door, ~ a vent. Inside is the number of the tile; the list below the picture explains it. I, J, K and L are Iris, Jonas, Kwame and Lena; g1 is guard 1, c1 clone 1, h1 hybrid 1, cr Dr. Cronos, and a z after it means stunned. "card NAME" tells you what a card, a skill, an item, an event or a scenario does.
show-pools = Tiles { $stacks }; threat pool { $threat }; lockdown pool { $lockdown }
show-under = Under stack { $stack }: { $tiles }
show-reserves = Reserves: { $reserves }
show-war = War: a clone is worth { $clone } to guards, a guard { $guard } to aliens
now-the-sleepers = { $state ->
    [runs] The lift is running, once for each sleeper. Sleepers: { $sleepers }.
   *[waits] Sleepers: { $sleepers }. The lift waits for lockdown. { $pool ->
        [0] The next threat, or the end of this turn, begins it.
        [one] 1 token is left in the threat pool.
       *[other] { $pool } tokens are left in the threat pool.
    }
}
now-the-doctors-rounds = { $state ->
    [dead] Dr. Cronos is dead. The lift obeys whoever is in it.
    [stunned] Dr. Cronos lies stunned. Wounds: { $wounds } of { $deadly }. The lift is free until he gets up.
    [idle] Dr. Cronos is after nobody. He is { $away ->
        [one] 1 tile
       *[other] { $away } tiles
    } from the lift, which is free when he is at least { $needed } away. Wounds: { $wounds } of { $deadly }.
   *[up] Dr. Cronos is after { $hunted }. He is { $away ->
        [one] 1 tile
       *[other] { $away } tiles
    } from the lift, which is free when he is at least { $needed } away. Wounds: { $wounds } of { $deadly }.
}
show-lockdown = Lockdown!
show-swarm = Swarm markers left: { $swarm }
show-event = Event: { $event } ({ $section })
show-sheet = { $who }, { $at }: fear { $fear }, threat { $threat }, vitality { $vitality }, cards { $cards }
show-skills = Skills:
show-items = Items:
show-hand = Hand:

# Endings
ending-escaped = Somebody got out.
ending-carried-off = The last sleeper was carried off. The lift will not come for you.
ending-cronos-dead = Dr. Cronos is dead, and somebody got out to tell the tale.
ending-lost = Nobody got out.
ending-taken = Nobody got out, and the hybrids have what they came for.
ending-burned = The fire came through the shafts, and nobody was out.
ending-held-out = The swarm sleeps, and somebody is still awake.
ending-devoured = Rain on the floors, and then nothing. The swarm has eaten.
ending-shut-in = The facility has shut down with everybody inside.

# Cards

# What cards ask
word-clones = clones
prompt-event-choice = { $card }: which do you choose?
prompt-event-offer = { $card }: do you accept?
prompt-lay-down-item = What do you drop?
prompt-lose-item = What do you lose?
prompt-stun = Who do you stun?
prompt-shift = Who do you move, and where?
prompt-mislead = Which guard do you send away?
prompt-lock-door = Which door do you lock?
prompt-hold-open = Which door do you hold open?
prompt-short-lock = Which door do you lock or unlock?
prompt-drown-out = Who hears nothing?
prompt-treat = Who is treated?
prompt-bandage = Who is bandaged?
prompt-intercom = Who hears you?
prompt-item-lies = Where do you leave it?
prompt-flashlight = Do you calm yourself with the flashlight?
prompt-calm = Who calms down?
prompt-push = Who do you push, and where?
prompt-blame = Who gets the blame?
prompt-swap-fear = Who do you swap fear with?
prompt-reroll = Which die do you reroll?
prompt-move-fear = Do you move your fear?
prompt-pilfer = Do you search the crate?
prompt-foresee = Premonition: do you let { $card } happen, or lose a card for another event?
prompt-turn-away = { $tile }: do you keep this tile, or take more fear and draw another?
prompt-squeeze = Which door do you squeeze through?
prompt-snatch-from = Where do you take it from?
prompt-snatch = What do you take ({ $where })?
prompt-call = Who comes to you?
prompt-switch-places = Who is attacked instead?
prompt-bait = Where do you leave the bait?
prompt-lure = Which clone goes for it?
prompt-revive = { $who } has no card left. Do you help?
prompt-name = Who do you name?
prompt-come-along = Do you come to { $who }?
prompt-air = What is in the air?
prompt-put-down = Which clone do you send back to the reserves?
prompt-swap-threat = Who do you swap threat with?
prompt-change-card = Which card do you discard?
prompt-startle = Who do you startle?
prompt-suspect = Who do the guards suspect?
prompt-slip-away = Where do you slip away to?
prompt-shut-in = Which door next to { $who } do you lock?
prompt-release = On which tile do you unlock a door?
prompt-release-door = Which door do you unlock ({ $tile })?

# The box
box-tiles = Tiles: { $count }
box-adrenaline = Adrenaline cards: { $count } ({ $different } different)
box-skills = Skills: { $count }
box-events = Event cards: { $count } ({ $different } different)
box-scenarios = Scenarios: { $count }
box-enemies = Kinds of enemies: { $count }
box-doors = doors { $sides }
box-ducts = ducts { $sides }
box-enemy = { $markers } { $markers ->
    [one] marker
   *[other] markers
}, attack { $attack }, toughness { $toughness }, counts as { $counts }

# What one did to another
deed-gave = { $count ->
    [one] { $who } gave something to { $whom }
   *[other] { $who } gave something to { $whom } ({ $count } times)
}.
deed-helped = { $count ->
    [one] { $who } helped { $whom }
   *[other] { $who } helped { $whom } ({ $count } times)
}.
deed-blamed = { $count ->
    [one] { $who } put the blame on { $whom }
   *[other] { $who } put the blame on { $whom } ({ $count } times)
}.
deed-robbed = { $count ->
    [one] { $who } took something from { $whom }
   *[other] { $who } took something from { $whom } ({ $count } times)
}.
deed-sacrificed = { $count ->
    [one] { $who } let { $whom } take the blow
   *[other] { $who } let { $whom } take the blow ({ $count } times)
}.
deed-left-behind = { $count ->
    [one] { $who } left { $whom } behind
   *[other] { $who } left { $whom } behind ({ $count } times)
}.

# The campaign
box-campaign = Campaign steps: { $count }
campaign-begins = A campaign begins. You play the scenarios in order, and whoever gets out takes along what they have.
campaign-was = Escaped from scenario { $number }, { $scenario }: { $who }.
campaign-goes-on = { $who } goes on with { $cards }.
campaign-infirmary = { $who } did not get out. The infirmary gives nobody up, not even the dead: vitality 1 lower, fear { $fear }, new skills, no items.
campaign-step = { $card }
epilogue-escaped = { $who } got out, with { $cards }.
epilogue-killed = { $who } died in there.
epilogue-lost = { $who } did not get out.
epilogue-taken = { $who } was taken by the hybrids.
epilogue-devoured = { $who } did not get away from the swarm.
epilogue-left = { $who } is still in there.
epilogue-a-new-level-of-fear-escaped = The doors of the lift close on the tanks. Somebody counts heads, but not out loud. Then the floor presses against their feet. Up. It is going up.
epilogue-a-new-level-of-fear-lost = The tanks bubble. Towards morning, if there are mornings here, somebody pushes a trolley past them, reads out a number, and closes a lid.
epilogue-second-sight-escaped = Red turns to green, and the B-Lift takes whoever stands in it up, as if they worked here. On the panels behind them a number goes out, and another.
epilogue-second-sight-lost = The panels go dark one by one. In the corridor somebody cleans the carpet, slowly, around whatever is still lying there.
epilogue-the-hybrids-escaped = The grate falls back into its frame. For a while you can hear them below, three of them, thinking names. Then there is only the shaft, and somebody's breath, and it is slow.
epilogue-the-hybrids-lost = The labs are being cleaned. In each of the three tanks something new is growing, and it has a face that somebody would know.
epilogue-ashes-escaped = The outer door opens on frost and stars. Behind it the level breathes in, once, deeply, and the windows turn orange one after another. Those who are out keep walking until the warmth behind them is gone.
epilogue-ashes-lost = In the morning somebody sweeps. The airlock stands open, and the snow has blown in as far as the first bend of the corridor.
epilogue-the-swarm-escaped = It stops the way rain stops. For a long time nobody dares to open the door. Then somebody does, and the corridor is clean, cleaner than it ever was, and at the end of it a lift with a C above it is lit.
epilogue-the-swarm-lost = By evening the hatchery is closed again. They weigh it first. It is exactly as much heavier as you would expect.
epilogue-the-sleepers-escaped = The lift rises with more weight than it has known in years. On the stretcher somebody breathes in, and out, and says a word in their sleep. It may be a name.
epilogue-the-sleepers-lost = The beds are made. The name tags hang straight again, turned to the wall, and there are a few more of them than there were last night.
epilogue-the-doctors-rounds-escaped = A parking deck. Rain. The doors close, and through the gap there is something white, quite still. Then there is only running, until there is sky on every side.
epilogue-the-doctors-rounds-lost = He takes his time over the notes. Then he switches off the light above the table, one level after another, and the lift goes down again, empty, to the tanks.
