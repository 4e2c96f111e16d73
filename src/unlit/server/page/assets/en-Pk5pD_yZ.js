var e=`# The board
alone-labyrinth = The labyrinth as you know it
alone-map = The map, both levels
alone-level = Level { $number }
alone-sector = Sector { $name }
alone-seen-as = the hero's sector { $number }
alone-last-seen = as it was last seen
alone-letter-red = R
alone-letter-blue = B
alone-not-awake = The hero has not woken up yet.
alone-closer = Closer
alone-farther = Farther
alone-centre = Back to the middle
alone-all = Show everything
alone-ghosts-told = Faded: as you last saw it.

# Sheets
alone-sheets = Sheets
alone-tab-hand = Hand
alone-tab-hero = Hero
alone-tab-items = Items
alone-tab-missions = Missions
alone-tab-radar = Notes
alone-tab-track = Evil
alone-tab-help = Help
alone-sheet = The hero
alone-character = Character
alone-recover = Recover
alone-track = { $what }: { $value } of { $top }, recovers up to { $cap }
alone-adrenaline = Adrenaline
alone-adrenaline-of = { $count } adrenaline, filled up to { $most } when the round ends
alone-bullet-time = Bullet time
alone-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
alone-experience = Experience
alone-unlocked = unlocked
alone-points = { $points } of { $needed } points
alone-learn = Learn
alone-turn = Turn
alone-turn-of = Turn { $turn } of { $turns }
alone-turn-short = Turn { $turn }
alone-rounds = Rounds
alone-rounds-left = { $left ->
    [one] 1 round until nightmare
   *[other] { $left } rounds until nightmare
}
alone-rounds-told = { $left ->
    [one] 1 round
   *[other] { $left } rounds
} until nightmare. Nothing recovers beyond { $cap }.
alone-round-kept = A round is kept.
alone-nightmare = Nightmare
alone-nightmare-told = Nightmare: creatures are stronger, and each round costs 2 self-control.

# Actions
alone-deed-bullet-time = Bullet time
alone-deed-end-turn = End turn
alone-deed-no-more = No more

# Cards, items, missions
alone-items = Items
alone-items-aside = { $count } of { $most } · deck { $deck } · discarded { $discards }
alone-no-items = Nothing in your hands.
alone-charges = { $count ->
    [one] 1 charge
   *[other] { $count } charges
}
alone-needs = Upgrade needs
alone-upgrade-by = Upgrade with { $item }
alone-use = Use
alone-sacrifice = Sacrifice
alone-harm = Takes the damage
alone-missions = Missions
alone-steps = { $steps } of { $needed } steps
alone-locked = locked until another mission is completed
alone-searched = Searched already: { $rooms }
alone-choose = Choose

# Notes
alone-radar = Noises and answers of this round
alone-radar-empty = Nothing heard yet.
alone-rolled = { $by }: { $purpose }

# Evil
alone-hand = Your hand
alone-played = { $played } of 2 cards played this turn
alone-play = Play
alone-play-down = Face down
alone-discard = Discard
alone-no-cards = No cards
alone-supply = Creatures left
alone-spawn-distance = { $steps } or more steps away
alone-left = { $left } left
alone-danger-aside = { $count ->
    [one] 1 danger token to place
   *[other] { $count } danger tokens to place
}
alone-track-title = Reaction track
alone-track-aside = { $danger ->
    [0] no danger to come
    [one] 1 danger to come
   *[other] { $danger } dangers to come
}
alone-track-covered = { $covered } of { $spaces } spaces covered, { $danger } danger symbols show
alone-leads = leads
alone-deck-counts = { $count } in the deck, { $discards } discarded

# Help
alone-table = Creature table
alone-table-nightmare = Creature table: nightmare
alone-creature = Creature
alone-table-wound = Wound
alone-table-kill = Kill
alone-table-dark = Dark
alone-table-light = Light
alone-table-fright = Fright
alone-table-spawn = Spawn
alone-table-told = Hits to wound and to kill; dice in the dark and in the light; self-control that a fright costs; least distance at which it is spawned.
alone-legend = Signs
alone-legend-opening = Opening
alone-legend-door = Door
alone-legend-blocked = Blocked door
alone-legend-room = Room
alone-legend-ghost = Seen earlier
`;export{e as default};