card-treatment = Behandlung
    .text = Krankenstation, statt der Gegenstände: Gewinne { $number } Leben zurück.
card-cameras = Kameras
    .text =
        Kontrollraum, statt der Gegenstände: Orte { $number } { $number ->
            [one] Ziel
           *[other] Ziele
        }.
card-synthesis = Synthese
    .text =
        Labor, statt der Gegenstände: Einer deiner Gegenstände erhält { $number } { $number ->
            [one] Ladung
           *[other] Ladungen
        }.
card-purge = Durchlüften
    .text =
        Belüftungsraum, statt der Gegenstände: Entferne { $number } Gefahrenmarker des Labyrinths, { $number ->
            [one] den du dir aussuchst, wenn es einen gibt
           *[other] die du dir aussuchst; sind es weniger, dann alle
        }.
card-floodlight = Flutlicht
    .text =
        Generatorraum, statt der Gegenstände: Erhelle ihn und bis zu { $number } { $number ->
            [one] Sektor
           *[other] Sektoren
        } in jeder Richtung.
card-pod-stores = Kapselvorräte
    .text =
        Rettungskapseln, statt der Gegenstände: Ziehe { $number } { $number ->
            [one] Gegenstand und behalte ihn
           *[other] Gegenstände und behalte einen deiner Wahl
        }.
card-warm-meal = Warme Mahlzeit
    .text = Kantine, statt der Gegenstände: Gewinne { $number } Selbstbeherrschung zurück.
card-study = Studium
    .text =
        Archiv, statt der Gegenstände: { $number } Erfahrung deiner Wahl{ $number ->
            [one] { "" }
           *[other] , jede in einer anderen Fähigkeit
        }.
