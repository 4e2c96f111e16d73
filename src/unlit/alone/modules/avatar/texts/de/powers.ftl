card-second-wind = Zweite Luft
    .text = Gewinne { $number } Leben und { $number } Selbstbeherrschung zurück.
card-sure-hand = Sichere Hand
    .text = Entferne den Gefahrenmarker deines Sektors oder eines aufgedeckten angrenzenden.
card-last-spark = Letzter Funke
    .text = In deinem Sektor geht das Licht an.
card-sixth-sense = Sechster Sinn
    .text = Du erfährst von jedem Avatar, wie weit er entfernt und auf welcher Ebene er ist; niemand kann dabei lügen.
card-desperate-rush = Verzweifelter Spurt
    .text = Du hast in diesem Zug zwei Aktionen, wie in der Zeitlupe.
card-defiance = Trotz
    .text = Jeder Avatar in deinem Sektor nimmt { $number } Schaden.
card-unbroken = Ungebrochen
    .text =
        Ein Schrecken kostet { $number } Selbstbeherrschung weniger, oder bis zu { $number } Treffer eines Kreaturenangriffs { $number ->
            [one] ist ein Fehlschlag
           *[other] sind Fehlschläge
        }.
