card-frenzy-of-box-1 = Raserei
    .text =
        Am Zugende: Eine Kreatur im Sektor des Helden greift an. Gefährlich: mit { $second } { $second ->
            [one] Würfel
           *[other] Würfeln
        } mehr.
card-blood-scent-of-box-1 = Blutgeruch
    .text =
        Wenn der Held Lebensschaden nimmt: Bewege eine Kreatur um bis zu { $first } { $first ->
            [one] Sektor
           *[other] Sektoren
        }. Gefährlich: Bewege eine weitere um bis zu { $second }.
card-ambush-of-box-1 = Hinterhalt
    .text =
        Wenn eine Kreatur aufgedeckt wird: Bewege sie um bis zu { $first } { $first ->
            [one] Sektor
           *[other] Sektoren
        }. Gefährlich: um bis zu { $second } { $second ->
            [one] Sektor
           *[other] Sektoren
        }.
card-cut-off-of-box-1 = Weg abgeschnitten
    .text =
        Vor einem Schritt des Helden: Bewege eine Kreatur um bis zu { $first } { $first ->
            [one] Sektor
           *[other] Sektoren
        }. Gefährlich: Das Böse zieht { $second ->
            [0] keine Karte
            [one] { $second } Karte
           *[other] { $second } Karten
        }.
card-distress-call-of-box-1 = Notruf
    .text =
        Beim Freischalten: Der Hüter erscheint, und das Böse zieht { $number ->
            [0] keine Karte
            [one] { $number } Karte
           *[other] { $number } Karten
        }. Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } im Kontrollraum: Der Ruf wird gehört, und du gewinnst.
card-launch-pods-of-box-1 = Kapselstart
    .text =
        Beim Freischalten: Die Königin erscheint. Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } bei den Rettungskapseln, solange keine Kreatur dort ist: Die Kapsel startet, und du gewinnst.
