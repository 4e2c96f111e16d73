card-failing-power = Failing Power
    .text =
        At the end of each round evil may switch off the lights of { $number } { $number ->
            [one] sector that is
           *[other] sectors that are
        } not the hero's. Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Generator Room: its lights come on, and those next to it.
card-thick-haze = Thick Haze
    .text =
        When revealed: evil places { $number } more danger { $number ->
            [one] token
           *[other] tokens
        }. While in play, exploring reveals { $other ->
            [0] no sector
            [one] { $other } sector only
           *[other] { $other } sectors only
        }. Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Ventilation Room: { $number } experience of your choice.
card-infection = Infection
    .text =
        At the end of each round the hero loses { $number } life. Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Infirmary: recover { $other } life.
card-dead-silence = Dead Silence
    .text =
        While in play, a standard reaction moves a creature by up to { $number } { $number ->
            [one] sector
           *[other] sectors
        }. Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Control Room: evil tells how far away the nearest creature is, and on which level.
card-broken-containment = Broken Containment
    .text =
        At the end of each round evil spawns { $number } { $number ->
            [one] creature
           *[other] creatures
        }. Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Laboratory: recover { $other } self-control.
card-emergency-locks = Emergency Locks
    .text =
        At the end of each round evil blocks { $number } { $number ->
            [one] door
           *[other] doors
        } anywhere. Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Escape Pods: their doors are unblocked.
card-rotten-stores = Rotten Stores
    .text =
        At the end of each round an item of the hero's choice loses { $number } { $number ->
            [one] charge
           *[other] charges
        }. Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Canteen: draw { $other } { $other ->
            [one] item
           *[other] items
        }.
card-forbidden-records = Forbidden Records
    .text =
        While in play, locating asks for { $number } { $number ->
            [one] target less
           *[other] targets fewer
        }. Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Archive: { $other } experience of your choice.
card-sealed-ward = Sealed Ward
    .text =
        Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Infirmary: { $number } { $number ->
            [one] character, drawn by lot, joins
           *[other] characters, drawn by lot, join
        } you.
card-hidden-stores = Hidden Stores
    .text =
        When revealed: evil draws { $other ->
            [0] no card
            [one] { $other } card
           *[other] { $other } cards
        }. Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Generator Room: draw { $number } { $number ->
            [one] item
           *[other] items
        }.
card-station-plans = Station Plans
    .text =
        Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Control Room: evil tells how far away the room of the final mission is, and on which level. On your level it is revealed where it lies; otherwise the stairs of your level are.
card-serum = Serum
    .text =
        Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Laboratory: recover { $number } life and { $number } self-control.
card-clean-air = Clean Air
    .text =
        Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Ventilation Room: all danger tokens of your level are removed, seen or unseen.
card-emergency-lights = Emergency Lights
    .text =
        Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Escape Pods: the lights come on in every room of both levels.
card-provisions = Provisions
    .text =
        Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Canteen: gain { $number } adrenaline, but no more than your pool can hold.
card-sealed-lockers = Sealed Lockers
    .text =
        Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Archive: draw { $number } { $number ->
            [one] item; it is
           *[other] items; they are
        } upgraded already.
card-distress-call = Distress Call
    .text =
        When unlocked: the Keeper is spawned; if both levels are full, { $other } { $other ->
            [one] creature makes
           *[other] creatures make
        } room for it. And evil draws { $number ->
            [0] no card
            [one] { $number } card
           *[other] { $number } cards
        }. Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Control Room: the call is heard, and you win.
card-launch-pods = Launch the Pods
    .text =
        When unlocked: the Queen is spawned; if both levels are full, { $other } { $other ->
            [one] creature makes
           *[other] creatures make
        } room for her. Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Escape Pods, while no creature is there: the pod is launched, and you win.
card-patient-zero = Patient Zero
    .text =
        When unlocked: evil places { $other } danger { $other ->
            [one] token
           *[other] tokens
        }, not in the hero's sector. Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Infirmary, { $steps ->
            [one] which
           *[other] each of which
        } you pay for with { $number } life: your blood is the cure, and you win.
card-irradiate = Irradiate
    .text =
        When unlocked: evil switches off the lights of up to { $other } { $other ->
            [one] sector that is
           *[other] sectors that are
        } not the hero's. Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Laboratory while it is lighted: nothing is left alive but you, and you win. In the dark the action only switches its light on, and evil moves a creature by up to { $number } { $number ->
            [one] sector
           *[other] sectors
        }. At the end of each round its light goes out.
card-gas-the-nest = Gas the Nest
    .text =
        When unlocked: evil spawns Spores { $number ->
            [one] once
           *[other] { $number } times
        }. Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Ventilation Room, while no creature is there and you see that none is next to it (what lies behind a blocked door is not next to it): the gas goes where it shall, and you win.
card-self-destruct = Self-Destruct
    .text =
        When unlocked: evil blocks { $other } { $other ->
            [one] door
           *[other] doors
        } anywhere. Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Generator Room; with { $steps ->
            [one] it
           *[other] each of them
        } the alarm howls, and evil moves every creature of your level by up to { $number } { $number ->
            [one] sector
           *[other] sectors
        }: nothing is left of this place, and you win.
card-last-supper = Last Supper
    .text =
        When unlocked: { $other ->
            [one] evil
           *[other] { $other } times evil
        } teleports a creature to an unrevealed sector. Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Canteen, { $steps ->
            [one] which
           *[other] each of which
        } you pay for with { $number } { $number ->
            [one] charge
           *[other] charges
        } of your items: the guests have eaten their last, and you win.
card-banishment = Banishment
    .text =
        When unlocked: the Keeper is spawned; if both levels are full, { $other } { $other ->
            [one] creature makes
           *[other] creatures make
        } room for it. Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Archive, { $steps ->
            [one] which
           *[other] each of which
        } you pay for with { $number } self-control: the last word is spoken, and you win.
