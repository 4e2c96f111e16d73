card-something-in-the-vents = Something in the Vents
    .fear = a clone from the reserves comes out of the vent on your tile; if it cannot, you gain { $fear } fear.
    .security =
        each player on a vent tile loses { $security } adrenaline { $security ->
            [one] card
           *[other] cards
        }.
    .facility =
        stun { $facility } active { $facility ->
            [one] clone of your choice on a vent tile, if there is one
           *[other] clones of your choice on vent tiles, or as many as there are
        }.
card-breach = Breach
    .fear =
        the { $fear ->
            [one] closest active alien that is not on your tile moves
           *[other] { $fear } closest active aliens that are not on your tile move
        } one tile closer to you.
    .security =
        stun { $security } active { $security ->
            [one] guard of your choice on a tile with an active alien, or adjacent to one, if there is one
           *[other] guards of your choice on a tile with an active alien, or adjacent to one, or as many as there are
        }.
    .facility = Strength challenge, { $facility }; if you fail, each player on your tile loses an adrenaline card.
card-feeding-time = Feeding Time
    .fear = you lose an adrenaline card for each active clone on your tile or an adjacent one, { $fear } at most; if there are none, you lose one fear.
    .security =
        you may move up to { $security } { $security ->
            [one] active guard one tile, through an open door
           *[other] different active guards one tile each, through open doors
        }.
    .facility =
        you may draw { $facility } adrenaline { $facility ->
            [one] card
           *[other] cards
        }; if you do, a clone spawns.
card-blood-trail = Blood Trail
    .fear =
        all stunned aliens { $fear ->
            [0] on your tile
            [one] up to { $fear } tile away from you
           *[other] up to { $fear } tiles away from you
        } recover; if there are none, you gain one fear.
    .security =
        you lose { $security } adrenaline { $security ->
            [one] card
           *[other] cards
        } or gain one threat.
    .facility = the player on the map with the fewest adrenaline cards draws { $facility }; you break ties.
card-a-body = A Body
    .fear = with { $fear } or more adrenaline cards, you lose one; with fewer, you gain one fear.
    .security = you may find an item; if you do, you gain { $security } threat.
    .facility =
        draw { $facility } { $facility ->
            [one] item and leave it
           *[other] items and leave them
        } on an adjacent tile of your choice, or on yours if there is none.
card-mutation = Mutation
    .fear = you gain one fear for each active alien on your tile or an adjacent one, { $fear } at most; if there are none, a clone spawns.
    .security =
        return an active clone of your choice { $security ->
            [0] on your tile
            [one] up to { $security } tile away from you
           *[other] up to { $security } tiles away from you
        } to the reserves; if there is none, you gain one threat.
    .facility = the fear of each player on the map rises by { $facility }, or falls by as much; you choose for everyone.
card-test-subject = Test Subject
    .fear = your fear becomes { $fear }, or you lose two adrenaline cards.
    .security = you may swap threat with another player on the map; if there is none, you lose { $security } threat.
    .facility =
        you may discard up to { $facility } adrenaline { $facility ->
            [one] card
           *[other] cards
        }, then draw as many.
card-false-alarm = False Alarm
    .fear = a player of your choice on the map, you included, gains { $fear } fear.
    .security =
        each active guard { $security ->
            [0] on your tile
            [one] up to { $security } tile away from you
           *[other] up to { $security } tiles away from you
        } moves one tile toward the player on the map with the most threat; you break ties.
    .facility =
        you may move up to { $facility } { $facility ->
            [one] tile through an open door
           *[other] tiles through open doors
        }; no enemy holds you.
card-lock-test = Lock Test
    .fear = you gain one fear for each locked door of your tile, { $fear } at most; if there are none, you lose one fear.
    .security = for each player on the map with { $security } or more threat, you lock an open door of that player's tile.
    .facility =
        you may unlock up to { $facility } { $facility ->
            [one] door
           *[other] doors
        } anywhere on the map.
card-alarm-drill = Alarm Drill
    .fear = each player gains { $fear } fear or loses an adrenaline card.
    .security = each player on the map locks an open door of their tile or gains { $security } threat.
    .facility =
        each player on the map draws { $facility } adrenaline { $facility ->
            [one] card
           *[other] cards
        }.
card-sweep = Sweep
    .fear = Intelligence challenge, { $fear }; if you fail, the active clone with the lowest number on an adjacent tile comes onto yours; if none can, you gain one fear.
    .security = each player on the map with a weapon drops one on their tile or gains { $security } threat.
    .facility = Intelligence challenge, { $facility }; if you pass, you find an item.
card-shift-change = Shift Change
    .fear = if no active enemy is on your tile or an adjacent one, you lose { $fear } fear; if one is, you gain one fear.
    .security =
        up to { $security } stunned { $security ->
            [one] guard, the one with the lowest number, recovers
           *[other] guards, the lowest numbers first, recover
        }; if there are none, a guard spawns.
    .facility =
        you find an item or draw { $facility } adrenaline { $facility ->
            [one] card
           *[other] cards
        }.
card-lost-patrol = Lost Patrol
    .fear = you may find an item; if you do, you gain { $fear } fear.
    .security = you may return an active guard on your tile or an adjacent one to the reserves; if you do, you gain { $security } threat.
    .facility = Strength challenge, { $facility }; if you pass, you find an item; if you fail, you lose an adrenaline card.
card-cameras = Cameras
    .fear =
        you may gain one fear; if you do, you draw { $fear } adrenaline { $fear ->
            [one] card
           *[other] cards
        }.
    .security = you gain one threat for each item you have, { $security } at most.
    .facility = Intelligence challenge, { $facility }; if you pass, you may move an active enemy of your choice one tile, through an open door; if you fail, you gain one threat.
card-screams = Screams
    .fear =
        you and each other player { $fear ->
            [0] on your tile
            [one] up to { $fear } tile away from you
           *[other] up to { $fear } tiles away from you
        } gain one fear.
    .security = Strength challenge, { $security }; if you pass, you lock an open door of your tile; if you fail, the closest active guard that is not on your tile moves one tile closer to you.
    .facility =
        you lose { $facility } adrenaline { $facility ->
            [one] card
           *[other] cards
        } or one of your items.
card-broken-glass = Broken Glass
    .fear =
        you lose { $fear } adrenaline { $fear ->
            [one] card
           *[other] cards
        }, or a clone spawns.
    .security = you gain { $security } threat, or a guard spawns.
    .facility = Strength challenge, { $facility }; if you pass, you draw an adrenaline card; if you fail, you lose one.
card-loudspeaker = Loudspeaker
    .fear = each player with { $fear } or more fear gains one threat.
    .security = each player on the map may lose one threat; those who do gain { $security } fear.
    .facility = choose guards or clones: they do not act on this card; their posts or nests still spawn.
card-silence = Silence
    .fear = the fear of each player moves one step toward { $fear }.
    .security =
        if no active guard is { $security ->
            [0] on your tile
            [one] up to { $security } tile away from you
           *[other] up to { $security } tiles away from you
        }, you lose one threat; if one is, you gain one fear.
    .facility =
        you draw { $facility } adrenaline { $facility ->
            [one] card
           *[other] cards
        }, and one more if no active enemy is on your tile or an adjacent one.
card-voices-in-the-wall = Voices in the Wall
    .fear = Intelligence challenge, { $fear }; if you pass, stun an active alien of your choice on your tile or an adjacent one; if you fail, you lose an adrenaline card.
    .security = you may give { $security } of your threat to another player on the map.
    .facility = you lose { $facility } fear, and so does another player of your choice on the map.
card-roll-call = Roll Call
    .fear = the player on the map with the least fear gains { $fear } fear; you break ties.
    .security = the player on the map with the least threat gains { $security } threat; you break ties.
    .facility =
        each player on the map with { $facility ->
            [one] no adrenaline card
           *[other] fewer than { $facility } adrenaline cards
        } draws one.
card-tip-off = Tip-Off
    .fear = you may gain { $fear } fear; if you do, stun an active enemy of your choice on an adjacent tile.
    .security = you may discard one of your items; if you do, you lose { $security } threat.
    .facility =
        you may lose { $facility } adrenaline { $facility ->
            [one] card
           *[other] cards
        }, but not your last; if you do, you find an item.
card-confession = Confession
    .fear = each other player on your tile or an adjacent one may take { $fear } fear from you; if there are none, you lose one fear.
    .security = you gain { $security } threat, or each other player on the map gains one threat.
    .facility =
        you draw { $facility } adrenaline { $facility ->
            [one] card
           *[other] cards
        }, and so does another player of your choice on the map; if there is none, you draw one more.
card-footsteps = Footsteps
    .fear = each player on an adjacent tile may come onto yours, and no enemy holds them; those who stay gain { $fear } fear; if nobody is there, you gain one fear.
    .security =
        you gain one threat, or the { $security ->
            [one] closest active guard that is not on your tile moves
           *[other] { $security } closest active guards that are not on your tile move
        } one tile closer to you.
    .facility =
        you take an item that lies on your tile or an adjacent one; if there is none, you draw { $facility } adrenaline { $facility ->
            [one] card
           *[other] cards
        }.
card-flickering-lights = Flickering Lights
    .fear = you gain { $fear } fear, unless another player is on your tile.
    .security = Intelligence challenge, { $security }; if you pass, you lose one threat; if you fail, you gain one threat.
    .facility = Intelligence challenge, { $facility }; if you pass, each player on your tile or an adjacent one loses one fear; if you fail, you gain one fear.
card-power-cut = Power Cut
    .fear = your fear rises to { $fear }, or by one if it is that high already.
    .security =
        all locked doors { $security ->
            [0] on your tile
            [one] up to { $security } tile away from you
           *[other] up to { $security } tiles away from you
        } are unlocked.
    .facility = Intelligence challenge, { $facility }; if you pass, each player on the map draws a card; if you fail, each player gains one fear.
card-cold-air = Cold Air
    .fear = Intelligence challenge, { $fear }; if you pass, you lose one fear; if you fail, you gain one fear.
    .security = you gain one threat for each active guard on your tile or an adjacent one, { $security } at most.
    .facility =
        each player on the map with more than { $facility } adrenaline { $facility ->
            [one] card
           *[other] cards
        } loses one.
card-burst-pipe = Burst Pipe
    .fear = drop one of your items on your tile or gain { $fear } fear.
    .security =
        stun { $security } active { $security ->
            [one] guard of your choice on your tile or an adjacent one, if there is one
           *[other] guards of your choice on your tile or an adjacent one, or as many as there are
        }.
    .facility =
        you may lock or unlock up to { $facility } { $facility ->
            [one] door
           *[other] doors
        } of your tile.
card-quarantine = Quarantine
    .fear = Intelligence challenge, { $fear }; you gain one fear for each icon you are short.
    .security =
        all open doors between your tile and others are locked{ $security ->
            [0] { "" }
           *[other] { " " }except { $security } of your choice
        }.
    .facility = if you have more than one adrenaline card, you may lose one; if you do, you lose { $facility } fear.
