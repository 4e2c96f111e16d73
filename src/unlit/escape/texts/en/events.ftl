card-something-in-the-vents = Something in the Vents
    .fear = a clone of the reserves comes out of the vent of your tile; if it cannot, your fear rises by { $fear }.
    .security =
        each player on a vent tile loses { $security } adrenaline { $security ->
            [one] card
           *[other] cards
        }.
    .facility =
        { $facility } { $facility ->
            [one] active clone of your choice on a vent tile is stunned, if there is one
           *[other] active clones of your choice on vent tiles are stunned, or as many as there are
        }.
card-breach = Breach
    .fear =
        the { $fear ->
            [one] closest active alien that is not on your tile comes
           *[other] { $fear } closest active aliens that are not on your tile come
        } one tile closer to you.
    .security =
        { $security } { $security ->
            [one] active guard of your choice on a tile with an active alien, or adjacent to one, is stunned, if there is one
           *[other] active guards of your choice on a tile with an active alien, or adjacent to one, are stunned, or as many as there are
        }.
    .facility = Strength challenge, { $facility }; failed: each player on your tile loses an adrenaline card.
card-feeding-time = Feeding Time
    .fear = you lose an adrenaline card for each active clone on your tile or an adjacent one, { $fear } at most; if there is none, your fear falls by one.
    .security =
        you may move up to { $security } { $security ->
            [one] active guard by a tile, through an open door
           *[other] different active guards by a tile each, through open doors
        }.
    .facility =
        you may draw { $facility } adrenaline { $facility ->
            [one] card
           *[other] cards
        }; then a clone is spawned.
card-blood-trail = Blood Trail
    .fear =
        all stunned aliens { $fear ->
            [0] on your tile
            [one] up to { $fear } tile away from you
           *[other] up to { $fear } tiles away from you
        } recover; if there is none, your fear rises by one.
    .security =
        you lose { $security } adrenaline { $security ->
            [one] card
           *[other] cards
        }, or gain a threat.
    .facility = the player on the map with the fewest adrenaline cards draws { $facility }; among equals you choose.
card-a-body = A Body
    .fear = with { $fear } or more adrenaline cards you lose one; with fewer your fear rises by one.
    .security = you may find an item; then you gain { $security } threat.
    .facility =
        { $facility } { $facility ->
            [one] item is drawn and lies
           *[other] items are drawn and lie
        } on an adjacent tile of your choice, or on yours if there is none.
card-mutation = Mutation
    .fear = your fear rises by one for each active alien on your tile or an adjacent one, { $fear } at most; if there is none, a clone is spawned.
    .security =
        an active clone of your choice { $security ->
            [0] on your tile
            [one] up to { $security } tile away from you
           *[other] up to { $security } tiles away from you
        } returns to the reserves; if there is none, you gain a threat.
    .facility = the fear of each player on the map rises by { $facility }, or falls by as much: you choose for all.
card-test-subject = Test Subject
    .fear = your fear becomes { $fear }, or you lose two adrenaline cards.
    .security = you may exchange your threat for that of another player on the map; if there is none, you lose { $security }.
    .facility =
        you may discard up to { $facility } adrenaline { $facility ->
            [one] card
           *[other] cards
        }; then you draw as many.
card-false-alarm = False Alarm
    .fear = a player of your choice on the map, or you, gains { $fear } fear.
    .security =
        each active guard { $security ->
            [0] on your tile
            [one] up to { $security } tile away from you
           *[other] up to { $security } tiles away from you
        } goes one tile toward the player on the map with the most threat; among equals you choose.
    .facility =
        you may move up to { $facility } { $facility ->
            [one] tile through an open door
           *[other] tiles through open doors
        }, past all enemies.
card-lock-test = Lock Test
    .fear = your fear rises by one for each locked door of your tile, { $fear } at most; if there is none, it falls by one.
    .security = an open door of the tile of each player on the map with { $security } or more threat is locked; you choose which.
    .facility =
        you may unlock up to { $facility } { $facility ->
            [one] door
           *[other] doors
        } anywhere on the map.
card-alarm-drill = Alarm Drill
    .fear = each player gains { $fear } fear or loses an adrenaline card.
    .security = each player on the map locks an open door of its tile or gains { $security } threat.
    .facility =
        each player on the map draws { $facility } adrenaline { $facility ->
            [one] card
           *[other] cards
        }.
card-sweep = Sweep
    .fear = Intelligence challenge, { $fear }; failed: the active clone with the lowest number of those on adjacent tiles comes onto yours; if none can, your fear rises by one.
    .security = each player on the map with a weapon lays one on its tile or gains { $security } threat.
    .facility = Intelligence challenge, { $facility }; passed: you find an item.
card-shift-change = Shift Change
    .fear = if no active enemy is on your tile or an adjacent one, your fear falls by { $fear }; else it rises by one.
    .security =
        up to { $security } { $security ->
            [one] stunned guard, the one with the lowest number, recovers
           *[other] stunned guards, the lowest numbers first, recover
        }; if there is none, a guard is spawned.
    .facility =
        you find an item, or draw { $facility } adrenaline { $facility ->
            [one] card
           *[other] cards
        }.
card-lost-patrol = Lost Patrol
    .fear = you may find an item; then your fear rises by { $fear }.
    .security = you may return an active guard on your tile or an adjacent one to the reserves; then you gain { $security } threat.
    .facility = Strength challenge, { $facility }; passed: you find an item; failed: you lose an adrenaline card.
card-cameras = Cameras
    .fear =
        you may gain a fear; then you draw { $fear } adrenaline { $fear ->
            [one] card
           *[other] cards
        }.
    .security = you gain a threat for each item that you have, { $security } at most.
    .facility = Intelligence challenge, { $facility }; passed: you may move an active enemy of your choice by a tile, through an open door; failed: you gain a threat.
card-screams = Screams
    .fear =
        the fear of each player { $fear ->
            [0] on your tile
            [one] up to { $fear } tile away from you
           *[other] up to { $fear } tiles away from you
        }, and yours, rises by one.
    .security = Strength challenge, { $security }; passed: you lock an open door of your tile; failed: the closest active guard that is not on your tile comes one tile closer to you.
    .facility =
        you lose { $facility } adrenaline { $facility ->
            [one] card
           *[other] cards
        }, or one of your items.
card-broken-glass = Broken Glass
    .fear =
        you lose { $fear } adrenaline { $fear ->
            [one] card
           *[other] cards
        }, or a clone is spawned.
    .security = you gain { $security } threat, or a guard is spawned.
    .facility = Strength challenge, { $facility }; passed: you draw an adrenaline card; failed: you lose one.
card-loudspeaker = Loudspeaker
    .fear = each player with fear { $fear } or more gains a threat.
    .security = each player on the map may lose a threat; its fear rises by { $security } for it.
    .facility = guards or clones, which you choose, do not act by this card; their posts and nests bring theirs.
card-silence = Silence
    .fear = the fear of each player moves one step toward { $fear }.
    .security =
        if no active guard is { $security ->
            [0] on your tile
            [one] up to { $security } tile away from you
           *[other] up to { $security } tiles away from you
        }, you lose a threat; else your fear rises by one.
    .facility =
        you draw { $facility } adrenaline { $facility ->
            [one] card
           *[other] cards
        }, and another one if no active enemy is on your tile or an adjacent one.
card-voices-in-the-wall = Voices in the Wall
    .fear = Intelligence challenge, { $fear }; passed: an active alien of your choice on your tile or an adjacent one is stunned; failed: you lose an adrenaline card.
    .security = you may give { $security } of your threat to another player on the map.
    .facility = your fear falls by { $facility }, and so does that of another player on the map of your choice.
card-roll-call = Roll Call
    .fear = the player on the map with the least fear gains { $fear }; among equals you choose.
    .security = the player on the map with the least threat gains { $security }; among equals you choose.
    .facility =
        each player on the map with { $facility ->
            [one] no adrenaline card
           *[other] fewer than { $facility } adrenaline cards
        } draws one.
card-tip-off = Tip-Off
    .fear = you may gain { $fear } fear; then an active enemy of your choice on an adjacent tile is stunned.
    .security = you may discard one of your items; then you lose { $security } threat.
    .facility =
        you may lose { $facility } adrenaline { $facility ->
            [one] card
           *[other] cards
        }, but not your last; then you find an item.
card-confession = Confession
    .fear = each other player on your tile or an adjacent one may take { $fear } fear from you; if there is none, yours falls by one.
    .security = you gain { $security } threat, or each other player on the map gains one.
    .facility =
        you draw { $facility } adrenaline { $facility ->
            [one] card
           *[other] cards
        }, and so does another player on the map of your choice; if there is none, you draw one more.
card-footsteps = Footsteps
    .fear = each player on an adjacent tile may come onto yours, past all enemies; who does not gains { $fear } fear; if there is none, your fear rises by one.
    .security =
        you gain a threat, or the { $security ->
            [one] closest active guard that is not on your tile comes
           *[other] { $security } closest active guards that are not on your tile come
        } one tile closer to you.
    .facility =
        you take an item that lies on your tile or an adjacent one; if there is none, you draw { $facility } adrenaline { $facility ->
            [one] card
           *[other] cards
        }.
card-flickering-lights = Flickering Lights
    .fear = your fear rises by { $fear }, unless another player is on your tile.
    .security = Intelligence challenge, { $security }; passed: you lose a threat; failed: you gain one.
    .facility = Intelligence challenge, { $facility }; passed: the fear of each player on your tile or an adjacent one falls by one; failed: yours rises by one.
card-power-cut = Power Cut
    .fear = your fear rises to { $fear }, or by one if it is that high already.
    .security =
        all locks of doors { $security ->
            [0] on your tile
            [one] up to { $security } tile away from you
           *[other] up to { $security } tiles away from you
        } fall off.
    .facility = Intelligence challenge, { $facility }; passed: each player on the map draws a card; failed: the fear of each player rises by one.
card-cold-air = Cold Air
    .fear = Intelligence challenge, { $fear }; passed: your fear falls by one; failed: it rises by one.
    .security = you gain a threat for each active guard on your tile or an adjacent one, { $security } at most.
    .facility =
        each player on the map with more than { $facility } adrenaline { $facility ->
            [one] card
           *[other] cards
        } loses one.
card-burst-pipe = Burst Pipe
    .fear = lay one of your items on your tile, or your fear rises by { $fear }.
    .security =
        { $security } { $security ->
            [one] active guard of your choice on your tile or an adjacent one is stunned, if there is one
           *[other] active guards of your choice on your tile or an adjacent one are stunned, or as many as there are
        }.
    .facility =
        you may lock or unlock up to { $facility } { $facility ->
            [one] door
           *[other] doors
        } of your tile.
card-quarantine = Quarantine
    .fear = Intelligence challenge, { $fear }; for each icon that you lack your fear rises by one.
    .security =
        all open doors between your tile and others are locked{ $security ->
            [0] { "" }
           *[other] { " " }but for { $security } of your choice
        }.
    .facility = if you have more than one adrenaline card, you may lose one; then your fear falls by { $facility }.
