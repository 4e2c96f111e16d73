card-pilot = Pilot
    .text =
        Hero: an attack of opportunity against you has { $hero } { $hero ->
            [one] die less
           *[other] dice fewer
        }. Companion, a charge, when you leave a sector: no attack of opportunity. Sacrifice: go up to { $sacrifice } { $sacrifice ->
            [one] sector
           *[other] sectors
        }.
card-technician = Technician
    .text =
        Hero: your items get { $hero } { $hero ->
            [one] charge
           *[other] charges
        }. Companion, a charge, when you activate an item: { $companion } { $companion ->
            [one] charge of it is
           *[other] charges of it are
        } not spent. Sacrifice: draw { $sacrifice } { $sacrifice ->
            [one] item
           *[other] items
        }, then upgrade.
card-commander = Commander
    .text =
        Hero: at the end of each round recover { $hero } self-control. Companion, a charge, on a fright: it costs { $companion } self-control less. Sacrifice: gain { $sacrifice } { $sacrifice ->
            [one] round
           *[other] rounds
        }.
card-doctor = Doctor
    .text = Hero: adrenaline recovers { $hero }. Companion, a charge, after life damage: recover { $companion } life. Sacrifice: recover { $sacrifice } life and { $sacrifice } self-control.
card-scout = Scout
    .text =
        Hero: exploring, you look { $hero } { $hero ->
            [one] sector
           *[other] sectors
        } farther. Companion, a charge, when you have entered a sector with a danger token: discard it. Sacrifice: reveal up to { $sacrifice } { $sacrifice ->
            [one] sector
           *[other] sectors
        } in every direction.
card-soldier = Soldier
    .text =
        Hero: you fight with { $hero } { $hero ->
            [one] die
           *[other] dice
        } more. Companion, a charge, when you have rolled dice in a fight: { $companion } { $companion ->
            [one] miss becomes a hit
           *[other] misses become hits
        }. Sacrifice: each creature in your sector takes { $sacrifice } damage.
