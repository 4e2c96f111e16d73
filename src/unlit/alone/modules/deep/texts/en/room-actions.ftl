card-treatment = Treatment
    .text = Infirmary, instead of its items: { card-treatment.effect }
    .effect = recover { $number } life.
card-cameras = Cameras
    .text = Control Room, instead of its items: { card-cameras.effect }
    .effect =
        locate { $number } { $number ->
            [one] target
           *[other] targets
        }.
card-synthesis = Synthesis
    .text = Laboratory, instead of its items: { card-synthesis.effect }
    .effect =
        one of your items gains { $number } { $number ->
            [one] charge
           *[other] charges
        }.
card-purge = Purge
    .text = Ventilation Room, instead of its items: { card-purge.effect }
    .effect =
        discard { $number } { $number ->
            [one] danger token of your choice from the labyrinth, if there is one
           *[other] danger tokens of your choice from the labyrinth, or all of them if there are fewer
        }.
card-floodlight = Floodlight
    .text = Generator Room, instead of its items: { card-floodlight.effect }
    .effect =
        light up this room and up to { $number } { $number ->
            [one] sector
           *[other] sectors
        } in every direction.
card-pod-stores = Pod Stores
    .text = Escape Pods, instead of its items: { card-pod-stores.effect }
    .effect =
        draw { $number } { $number ->
            [one] item and keep it
           *[other] items and keep one of your choice
        }.
card-warm-meal = Warm Meal
    .text = Canteen, instead of its items: { card-warm-meal.effect }
    .effect = recover { $number } self-control.
card-study = Study
    .text = Archive, instead of its items: { card-study.effect }
    .effect =
        gain { $number } experience of your choice{ $number ->
            [one] { "" }
           *[other] , each in a different ability
        }.
