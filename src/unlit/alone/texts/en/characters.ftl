card-pilot = Pilot
    .text =
        Hero: attacks of opportunity against you roll { $hero } fewer { $hero ->
            [one] die
           *[other] dice
        }. Companion: when you leave a sector, spend a charge to avoid the attack of opportunity. Sacrifice: move up to { $sacrifice } { $sacrifice ->
            [one] sector
           *[other] sectors
        }.
card-technician = Technician
    .text =
        Hero: each item you gain comes with { $hero } { $hero ->
            [one] charge
           *[other] charges
        }. Companion: when you activate an item, spend a charge of this card instead of { $companion } of the item's. Sacrifice: draw { $sacrifice } { $sacrifice ->
            [one] item
           *[other] items
        }, then upgrade.
card-commander = Commander
    .text =
        Hero: at the end of each round, recover { $hero } self-control. Companion: when a creature frightens you, spend a charge to lose { $companion } less self-control. Sacrifice: gain { $sacrifice } { $sacrifice ->
            [one] round
           *[other] rounds
        }.
card-doctor = Doctor
    .text = Hero: when you spend adrenaline to recover, you recover { $hero }. Companion: after you take life damage, spend a charge to recover { $companion } life. Sacrifice: recover { $sacrifice } life and { $sacrifice } self-control.
card-scout = Scout
    .text =
        Hero: when you explore, you see { $hero } { $hero ->
            [one] sector
           *[other] sectors
        } farther. Companion: after you enter a sector with a danger token, spend a charge to discard the token. Sacrifice: reveal up to { $sacrifice } { $sacrifice ->
            [one] sector
           *[other] sectors
        } in every direction.
card-soldier = Soldier
    .text =
        Hero: you fight with { $hero } extra { $hero ->
            [one] die
           *[other] dice
        }. Companion: after you roll dice in a fight, spend a charge to turn { $companion } { $companion ->
            [one] miss into a hit
           *[other] misses into hits
        }. Sacrifice: deal { $sacrifice } damage to each creature in your sector.
