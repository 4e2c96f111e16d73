card-treatment = Behandlung
    .text = Krankenstation, statt der Gegenstände: { card-treatment.effect }
    .effect = Gewinne { $number } Leben zurück.
card-cameras = Kameras
    .text = Kontrollraum, statt der Gegenstände: { card-cameras.effect }
    .effect =
        Orte { $number } { $number ->
            [one] Ziel
           *[other] Ziele
        }.
card-synthesis = Synthese
    .text = Labor, statt der Gegenstände: { card-synthesis.effect }
    .effect =
        Einer deiner Gegenstände erhält { $number } { $number ->
            [one] Ladung
           *[other] Ladungen
        }.
card-purge = Durchlüften
    .text = Belüftungsraum, statt der Gegenstände: { card-purge.effect }
    .effect =
        Entferne { $number } Gefahrenmarker des Labyrinths, { $number ->
            [one] den du dir aussuchst, wenn es einen gibt
           *[other] die du dir aussuchst; sind es weniger, dann alle
        }.
card-floodlight = Flutlicht
    .text = Generatorraum, statt der Gegenstände: { card-floodlight.effect }
    .effect =
        Erhelle ihn und bis zu { $number } { $number ->
            [one] Sektor
           *[other] Sektoren
        } in jeder Richtung.
card-pod-stores = Kapselvorräte
    .text = Rettungskapseln, statt der Gegenstände: { card-pod-stores.effect }
    .effect =
        Ziehe { $number } { $number ->
            [one] Gegenstand und behalte ihn
           *[other] Gegenstände und behalte einen deiner Wahl
        }.
card-warm-meal = Warme Mahlzeit
    .text = Kantine, statt der Gegenstände: { card-warm-meal.effect }
    .effect = Gewinne { $number } Selbstbeherrschung zurück.
card-study = Studium
    .text = Archiv, statt der Gegenstände: { card-study.effect }
    .effect =
        { $number } Erfahrung deiner Wahl{ $number ->
            [one] { "" }
           *[other] , jede in einer anderen Fähigkeit
        }.
