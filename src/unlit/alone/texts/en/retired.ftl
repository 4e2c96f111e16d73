card-frenzy-of-box-1 = Frenzy
    .text =
        At the end of the turn: a creature in the hero's sector attacks. Dangerous: with { $second } { $second ->
            [one] die
           *[other] dice
        } more.
card-blood-scent-of-box-1 = Blood Scent
    .text =
        When the hero takes life damage: move a creature by up to { $first } { $first ->
            [one] sector
           *[other] sectors
        }. Dangerous: move another one by up to { $second }.
card-ambush-of-box-1 = Ambush
    .text =
        When a creature is revealed: move it by up to { $first } { $first ->
            [one] sector
           *[other] sectors
        }. Dangerous: by up to { $second } { $second ->
            [one] sector
           *[other] sectors
        }.
card-cut-off-of-box-1 = Cut Off
    .text =
        Before a step of the hero's: move a creature by up to { $first } { $first ->
            [one] sector
           *[other] sectors
        }. Dangerous: evil draws { $second ->
            [0] no card
            [one] { $second } card
           *[other] { $second } cards
        }.
card-distress-call-of-box-1 = Distress Call
    .text =
        When unlocked: the Keeper is spawned, and evil draws { $number ->
            [0] no card
            [one] { $number } card
           *[other] { $number } cards
        }. Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Control Room: the call is heard, and you win.
card-launch-pods-of-box-1 = Launch the Pods
    .text =
        When unlocked: the Queen is spawned. Completed by { $steps } interact { $steps ->
            [one] action
           *[other] actions
        } in the Escape Pods, while no creature is there: the pod is launched, and you win.
