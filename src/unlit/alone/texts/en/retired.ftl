card-frenzy-of-box-1 = Frenzy
    .text =
        At the end of the turn: a creature in the hero's sector attacks. Dangerous: with { $second } extra { $second ->
            [one] die
           *[other] dice
        }.
card-blood-scent-of-box-1 = Blood Scent
    .text =
        When the hero takes life damage: move a creature up to { $first } { $first ->
            [one] sector
           *[other] sectors
        }. Dangerous: move another creature up to { $second }.
card-ambush-of-box-1 = Ambush
    .text =
        When a creature is revealed: move it up to { $first } { $first ->
            [one] sector
           *[other] sectors
        }. Dangerous: up to { $second } { $second ->
            [one] sector
           *[other] sectors
        }.
card-cut-off-of-box-1 = Cut Off
    .text =
        Before the hero takes a step: move a creature up to { $first } { $first ->
            [one] sector
           *[other] sectors
        }. Dangerous: evil draws { $second ->
            [0] no card
            [one] { $second } card
           *[other] { $second } cards
        }.
card-distress-call-of-box-1 = Distress Call
    .text =
        When unlocked: the Keeper spawns, and evil draws { $number ->
            [0] no card
            [one] { $number } card
           *[other] { $number } cards
        }. Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Control Room: the call is heard, and you win.
card-launch-pods-of-box-1 = Launch the Pods
    .text =
        When unlocked: the Queen spawns. Complete it with { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Escape Pods while no creature is there: the pod takes off, and you win.
