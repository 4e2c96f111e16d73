card-pilot = Pilotin
    .text =
        Held: Ein Gelegenheitsangriff gegen dich hat { $hero } Würfel weniger. Gefährte, eine Ladung, wenn du einen Sektor verlässt: kein Gelegenheitsangriff. Opfer: Gehe bis zu { $sacrifice } { $sacrifice ->
            [one] Sektor
           *[other] Sektoren
        } weit.
card-technician = Technikerin
    .text =
        Held: Deine Gegenstände erhalten { $hero } { $hero ->
            [one] Ladung
           *[other] Ladungen
        }. Gefährte, eine Ladung, wenn du einen Gegenstand aktivierst: { $companion } { $companion ->
            [one] Ladung davon wird
           *[other] Ladungen davon werden
        } gespart. Opfer: Ziehe { $sacrifice } { $sacrifice ->
            [one] Gegenstand
           *[other] Gegenstände
        }, dann verbessere.
card-commander = Kommandant
    .text =
        Held: Am Ende jeder Runde gewinnst du { $hero } Selbstbeherrschung zurück. Gefährte, eine Ladung, bei einem Schrecken: Er kostet { $companion } Selbstbeherrschung weniger. Opfer: Gewinne { $sacrifice } { $sacrifice ->
            [one] Runde
           *[other] Runden
        }.
card-doctor = Arzt
    .text = Held: Adrenalin heilt { $hero }. Gefährte, eine Ladung, nach Lebensschaden: Gewinne { $companion } Leben zurück. Opfer: Gewinne { $sacrifice } Leben und { $sacrifice } Selbstbeherrschung zurück.
card-scout = Kundschafterin
    .text =
        Held: Beim Erkunden siehst du { $hero } { $hero ->
            [one] Sektor
           *[other] Sektoren
        } weiter. Gefährte, eine Ladung, wenn du einen Sektor mit Gefahrenmarker betreten hast: Entferne den Marker. Opfer: Decke in jeder Richtung bis zu { $sacrifice } { $sacrifice ->
            [one] Sektor
           *[other] Sektoren
        } auf.
card-soldier = Soldat
    .text =
        Held: Du kämpfst mit { $hero } { $hero ->
            [one] Würfel
           *[other] Würfeln
        } mehr. Gefährte, eine Ladung, wenn du im Kampf gewürfelt hast: { $companion } { $companion ->
            [one] Fehlschlag wird zum Treffer
           *[other] Fehlschläge werden zu Treffern
        }. Opfer: Jede Kreatur in deinem Sektor nimmt { $sacrifice } Schaden.
