card-failing-power = Stromausfall
    .text =
        Am Ende jeder Runde darf das Böse das Licht in { $number } { $number ->
            [one] Sektor
           *[other] Sektoren
        } ausschalten, außer in dem des Helden. Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } im Generatorraum: Sein Licht geht an, und das in den Sektoren daneben.
card-thick-haze = Dichter Dunst
    .text =
        Beim Aufdecken: Das Böse legt { $number } { $number ->
            [one] weiteren
           *[other] weitere
        } Gefahrenmarker. Solange der Auftrag offen ist, deckt Erkunden { $other ->
            [0] keinen Sektor
            [one] nur { $other } Sektor
           *[other] nur { $other } Sektoren
        } auf. Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } im Belüftungsraum: { $number } Erfahrung deiner Wahl.
card-infection = Infektion
    .text =
        Am Ende jeder Runde verliert der Held { $number } Leben. Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } auf der Krankenstation: Gewinne { $other } Leben zurück.
card-dead-silence = Totenstille
    .text =
        Solange der Auftrag offen ist, bewegt eine Standardreaktion eine Kreatur um bis zu { $number } { $number ->
            [one] Sektor
           *[other] Sektoren
        }. Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } im Kontrollraum: Das Böse sagt, wie weit weg die nächste Kreatur ist und auf welcher Ebene.
card-broken-containment = Ausbruch
    .text =
        Am Ende jeder Runde lässt das Böse { $number } { $number ->
            [one] Kreatur
           *[other] Kreaturen
        } erscheinen. Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } im Labor: Gewinne { $other } Selbstbeherrschung zurück.
card-emergency-locks = Notverriegelung
    .text =
        Am Ende jeder Runde blockiert das Böse { $number } beliebige { $number ->
            [one] Tür
           *[other] Türen
        }. Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } bei den Rettungskapseln: Ihre Türen werden frei.
card-rotten-stores = Verdorbene Vorräte
    .text =
        Am Ende jeder Runde verliert ein Gegenstand nach Wahl des Helden { $number } { $number ->
            [one] Ladung
           *[other] Ladungen
        }. Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } in der Kantine: Ziehe { $other } { $other ->
            [one] Gegenstand
           *[other] Gegenstände
        }.
card-forbidden-records = Verbotene Akten
    .text =
        Solange der Auftrag offen ist, fragt man beim Orten nach { $number } { $number ->
            [one] Ziel
           *[other] Zielen
        } weniger. Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } im Archiv: { $other } Erfahrung deiner Wahl.
card-sealed-ward = Versiegelte Station
    .text =
        Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } auf der Krankenstation: { $number } { $number ->
            [one] Charakter, vom Los bestimmt, schließt
           *[other] Charaktere, vom Los bestimmt, schließen
        } sich dir an.
card-hidden-stores = Verborgene Vorräte
    .text =
        Beim Aufdecken: Das Böse zieht { $other ->
            [0] keine Karte
            [one] { $other } Karte
           *[other] { $other } Karten
        }. Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } im Generatorraum: Ziehe { $number } { $number ->
            [one] Gegenstand
           *[other] Gegenstände
        }.
card-station-plans = Stationspläne
    .text =
        Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } im Kontrollraum: Das Böse sagt, wie weit weg der Raum des Schlussauftrags ist und auf welcher Ebene. Auf deiner Ebene wird er aufgedeckt, wo er liegt; sonst die Treppen deiner Ebene.
card-serum = Serum
    .text =
        Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } im Labor: Gewinne { $number } Leben und { $number } Selbstbeherrschung zurück.
card-clean-air = Saubere Luft
    .text =
        Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } im Belüftungsraum: Alle Gefahrenmarker deiner Ebene kommen weg, gesehen oder ungesehen.
card-emergency-lights = Notbeleuchtung
    .text =
        Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } bei den Rettungskapseln: In allen Räumen beider Ebenen geht das Licht an.
card-provisions = Proviant
    .text =
        Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } in der Kantine: Gewinne { $number } Adrenalin, aber nicht mehr, als dein Vorrat fasst.
card-sealed-lockers = Versiegelte Spinde
    .text =
        Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } im Archiv: Ziehe { $number } { $number ->
            [one] Gegenstand; er ist
           *[other] Gegenstände; sie sind
        } schon verbessert.
card-distress-call = Notruf
    .text =
        Beim Freischalten: Der Hüter erscheint; sind beide Ebenen voll, so { $other ->
            [one] macht
           *[other] machen
        } { $other } { $other ->
            [one] Kreatur
           *[other] Kreaturen
        } ihm Platz. Und das Böse zieht { $number ->
            [0] keine Karte
            [one] { $number } Karte
           *[other] { $number } Karten
        }. Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } im Kontrollraum: Der Ruf wird gehört, und du gewinnst.
card-launch-pods = Kapselstart
    .text =
        Beim Freischalten: Die Königin erscheint; sind beide Ebenen voll, so { $other ->
            [one] macht
           *[other] machen
        } { $other } { $other ->
            [one] Kreatur
           *[other] Kreaturen
        } ihr Platz. Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } bei den Rettungskapseln, solange keine Kreatur dort ist: Die Kapsel startet, und du gewinnst.
card-patient-zero = Patient Null
    .text =
        Beim Freischalten: Das Böse legt { $other } Gefahrenmarker, nicht in den Sektor des Helden. Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } auf der Krankenstation, für die { $steps ->
            [one] du
           *[other] du je
        } { $number } Leben zahlst: Dein Blut ist das Heilmittel, und du gewinnst.
card-irradiate = Bestrahlung
    .text =
        Beim Freischalten: Das Böse schaltet das Licht in bis zu { $other } { $other ->
            [one] Sektor
           *[other] Sektoren
        } aus, außer in dem des Helden. Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } im Labor, solange es hell ist: Nichts bleibt am Leben außer dir, und du gewinnst. Im Dunkeln schaltet die Aktion nur sein Licht ein, und das Böse bewegt eine Kreatur um bis zu { $number } { $number ->
            [one] Sektor
           *[other] Sektoren
        }. Am Ende jeder Runde geht sein Licht aus.
card-gas-the-nest = Das Nest ausräuchern
    .text =
        Beim Freischalten: Das Böse lässt { $number }-mal Sporen erscheinen. Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } im Belüftungsraum, solange dort keine Kreatur ist und du siehst, dass daneben keine ist (was hinter einer blockierten Tür liegt, ist nicht daneben): Das Gas geht, wohin es soll, und du gewinnst.
card-self-destruct = Selbstzerstörung
    .text =
        Beim Freischalten: Das Böse blockiert { $other } beliebige { $other ->
            [one] Tür
           *[other] Türen
        }. Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } im Generatorraum; { $steps ->
            [one] dabei
           *[other] bei jeder
        } heult der Alarm, und das Böse bewegt jede Kreatur deiner Ebene um bis zu { $number } { $number ->
            [one] Sektor
           *[other] Sektoren
        }: Von diesem Ort bleibt nichts, und du gewinnst.
card-last-supper = Letztes Mahl
    .text =
        Beim Freischalten: Das Böse teleportiert { $other }-mal eine Kreatur in einen nicht aufgedeckten Sektor. Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } in der Kantine, für die { $steps ->
            [one] du
           *[other] du je
        } { $number } { $number ->
            [one] Ladung
           *[other] Ladungen
        } deiner Gegenstände zahlst: Die Gäste haben zum letzten Mal gegessen, und du gewinnst.
card-banishment = Verbannung
    .text =
        Beim Freischalten: Der Hüter erscheint; sind beide Ebenen voll, so { $other ->
            [one] macht
           *[other] machen
        } { $other } { $other ->
            [one] Kreatur
           *[other] Kreaturen
        } ihm Platz. Erfüllt mit { $steps } { $steps ->
            [one] Interaktion
           *[other] Interaktionen
        } im Archiv, für die { $steps ->
            [one] du
           *[other] du je
        } { $number } Selbstbeherrschung zahlst: Das letzte Wort ist gesprochen, und du gewinnst.
