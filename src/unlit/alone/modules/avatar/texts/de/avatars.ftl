card-harrier = Hetzer
    .text =
        Bei Aktivierung, auf dem Plan: Bewege eine andere Kreatur, wo sie auch ist, um bis zu { $first } { $first ->
            [one] Sektor
           *[other] Sektoren
        }.
card-ravager = Verwüster
    .text =
        In seinem Sektor greift jede Kreatur mit { $first } { $first ->
            [one] Würfel
           *[other] Würfeln
        } mehr an, auch der Verwüster selbst.
card-sentinel = Wächterin
    .text =
        Bei Aktivierung, auf dem Plan oder nicht: Blockiere oder öffne irgendwo { $first } { $first ->
            [one] Tür
           *[other] Türen
        }.
card-trapper = Fallensteller
    .text = Bei Aktivierung: Lege { $first } Gefahrenmarker in seinen oder einen angrenzenden Sektor.
card-whisperer = Flüsterer
    .text =
        Bei Aktivierung: Ist er { $first ->
            [0] im Sektor des Helden
            [one] bis zu { $first } Sektor vom Helden entfernt
           *[other] bis zu { $first } Sektoren vom Helden entfernt
        }, verliert der Held { $second } Selbstbeherrschung.
