card-herald = Herold
    .text =
        Eine Standardreaktion lässt eine Kreatur bis zu { $number } { $number ->
            [one] Sektor
           *[other] Sektoren
        } näher erscheinen als erlaubt.
card-snuffer = Lampenlöscher
    .text =
        Am Ende jeder Runde darf das Böse das Licht in bis zu { $number } { $number ->
            [one] Sektor
           *[other] Sektoren
        } ausschalten, außer in dem des Helden.
card-brute = Koloss
    .text =
        Wer seinen Sektor verlässt, wird mit { $number } { $number ->
            [one] Würfel
           *[other] Würfeln
        } mehr angegriffen.
card-howler = Heuler
    .text =
        Wenn er den Helden erschreckt hat, bewegt das Böse eine andere Kreatur um bis zu { $number } { $number ->
            [one] Sektor
           *[other] Sektoren
        }.
card-leech = Egel
    .text = Solange der Vorrat { $number } Adrenalin oder weniger enthält, kann keins zur Erholung ausgegeben werden.
card-skitterer = Krabbler
    .text =
        Eine Standardreaktion bewegt ihn { $number } { $number ->
            [one] Sektor
           *[other] Sektoren
        } weiter.
card-bloom = Blüte
    .text = Am Ende jeder Runde legt das Böse { $number } Gefahrenmarker mehr beiseite.
card-pall = Schleier
    .text =
        Eine reparierte Lichtsteuerung erhellt in jeder Linie { $number } { $number ->
            [one] Sektor
           *[other] Sektoren
        } weniger.
card-maw = Schlund
    .text =
        Wenn sein Angriff getroffen hat, verliert ein Gegenstand nach Wahl des Helden { $number } { $number ->
            [one] Ladung
           *[other] Ladungen
        }.
card-gnawer = Nager
    .text =
        Bei jeder Plünderung { $number ->
            [one] wird
           *[other] werden
        } { $number } { $number ->
            [one] Gegenstand
           *[other] Gegenstände
        } weniger gezogen, aber mindestens einer.
