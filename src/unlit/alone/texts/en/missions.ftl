card-failing-power = Failing Power
    .text =
        At the end of each round, evil may turn off the lights in { $number ->
            [one] { $number } sector
           *[other] up to { $number } sectors
        } other than the hero's. Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Generator Room: the lights come on there and in all adjacent sectors.
card-thick-haze = Thick Haze
    .text =
        When revealed: evil places { $number } extra danger { $number ->
            [one] token
           *[other] tokens
        }. While this is in play, exploring reveals { $other ->
            [0] no sectors
            [one] only { $other } sector
           *[other] only { $other } sectors
        }. Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Ventilation Room: gain { $number } experience of your choice.
card-infection = Infection
    .text =
        At the end of each round, the hero loses { $number } life. Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Infirmary: recover { $other } life.
card-dead-silence = Dead Silence
    .text =
        While this is in play, a standard reaction moves a creature up to { $number } { $number ->
            [one] sector
           *[other] sectors
        }. Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Control Room: evil tells you how far away the nearest creature is, and on which level.
card-broken-containment = Broken Containment
    .text =
        At the end of each round, evil spawns { $number } { $number ->
            [one] creature
           *[other] creatures
        }. Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Laboratory: recover { $other } self-control.
card-emergency-locks = Emergency Locks
    .text =
        At the end of each round, evil blocks { $number } { $number ->
            [one] door
           *[other] doors
        } anywhere. Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Escape Pods: all doors of that room are unblocked.
card-rotten-stores = Rotten Stores
    .text =
        At the end of each round, an item of the hero's choice loses { $number } { $number ->
            [one] charge
           *[other] charges
        }. Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Canteen: draw { $other } { $other ->
            [one] item
           *[other] items
        }.
card-forbidden-records = Forbidden Records
    .text =
        While this is in play, a locate action names { $number } fewer { $number ->
            [one] target
           *[other] targets
        }. Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Archive: gain { $other } experience of your choice.
card-sealed-ward = Sealed Ward
    .text =
        Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Infirmary: { $number } random { $number ->
            [one] character joins
           *[other] characters join
        } you.
card-hidden-stores = Hidden Stores
    .text =
        When revealed: evil draws { $other ->
            [0] no card
            [one] { $other } card
           *[other] { $other } cards
        }. Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Generator Room: draw { $number } { $number ->
            [one] item
           *[other] items
        }.
card-station-plans = Station Plans
    .text =
        Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Control Room: evil tells you how far away the room of the final mission is, and on which level. If it is on your level, it is revealed; if not, the stairs of your level are.
card-serum = Serum
    .text =
        Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Laboratory: recover { $number } life and { $number } self-control.
card-clean-air = Clean Air
    .text =
        Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Ventilation Room: remove all danger tokens on your level, seen or unseen.
card-emergency-lights = Emergency Lights
    .text =
        Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Escape Pods: the lights come on in every room on both levels.
card-provisions = Provisions
    .text =
        Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Canteen: gain { $number } adrenaline, but never more than your pool can hold.
card-sealed-lockers = Sealed Lockers
    .text =
        Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Archive: draw { $number } { $number ->
            [one] item, already upgraded
           *[other] items, already upgraded
        }.
card-distress-call = Distress Call
    .text =
        When unlocked: the Keeper spawns. If both levels are full, { $other } { $other ->
            [one] creature makes
           *[other] creatures make
        } room for it. Evil also draws { $number ->
            [0] no card
            [one] { $number } card
           *[other] { $number } cards
        }. Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Control Room: the call is heard, and you win.
card-launch-pods = Launch the Pods
    .text =
        When unlocked: the Queen spawns. If both levels are full, { $other } { $other ->
            [one] creature makes
           *[other] creatures make
        } room for her. Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Escape Pods while no creature is there: the pod takes off, and you win.
card-patient-zero = Patient Zero
    .text =
        When unlocked: evil places { $other } danger { $other ->
            [one] token
           *[other] tokens
        } anywhere but in the hero's sector. Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Infirmary, { $steps ->
            [one] which costs
           *[other] each of which costs
        } you { $number } life: your blood is the cure, and you win.
card-irradiate = Irradiate
    .text =
        When unlocked: evil may turn off the lights in up to { $other } { $other ->
            [one] sector
           *[other] sectors
        } other than the hero's. Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Laboratory while it is lit: nothing is left alive but you, and you win. If the room is dark, the action only turns on its light, and evil moves a creature up to { $number } { $number ->
            [one] sector
           *[other] sectors
        }. At the end of each round, its light goes out.
card-gas-the-nest = Gas the Nest
    .text =
        When unlocked: evil spawns Spores { $number ->
            [one] once
           *[other] { $number } times
        }. Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Ventilation Room while there is no creature in it and you can see that there is none in any adjacent sector (a sector behind a blocked door is not adjacent): the gas reaches the nest, and you win.
card-self-destruct = Self-Destruct
    .text =
        When unlocked: evil blocks { $other } { $other ->
            [one] door
           *[other] doors
        } anywhere. Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Generator Room: nothing is left of this place, and you win. { $steps ->
            [one] When you take it
           *[other] Each time you take one
        }, the alarm howls, and evil moves every creature on your level up to { $number } { $number ->
            [one] sector
           *[other] sectors
        }.
card-last-supper = Last Supper
    .text =
        When unlocked: evil teleports a creature to an unrevealed sector{ $other ->
            [one] { "" }
           *[other] { " " }({ $other } times)
        }. Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Canteen, { $steps ->
            [one] which costs
           *[other] each of which costs
        } you { $number } { $number ->
            [one] charge
           *[other] charges
        } from your items: the guests have eaten their last, and you win.
card-banishment = Banishment
    .text =
        When unlocked: the Keeper spawns. If both levels are full, { $other } { $other ->
            [one] creature makes
           *[other] creatures make
        } room for it. Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Archive, { $steps ->
            [one] which costs
           *[other] each of which costs
        } you { $number } self-control: the last word is spoken, and you win.
