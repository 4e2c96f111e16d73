var e=`# Das Spielbrett
alone-labyrinth = Das Labyrinth, wie du es kennst
alone-map = Der Plan, beide Ebenen
alone-level = Ebene { $number }
alone-sector = Sektor { $name }
alone-seen-as = Sektor { $number } des Helden
alone-last-seen = wie zuletzt gesehen
alone-letter-red = R
alone-letter-blue = B
alone-not-awake = Der Held ist noch nicht erwacht.
alone-closer = Näher
alone-farther = Weiter weg
alone-centre = Zurück zur Mitte
alone-all = Alles zeigen
alone-ghosts-told = Blass: wie du es zuletzt gesehen hast.

# Bögen
alone-sheets = Bögen
alone-tab-hand = Hand
alone-tab-hero = Held
alone-tab-items = Dinge
alone-tab-missions = Aufträge
alone-tab-radar = Notizen
alone-tab-track = Böses
alone-tab-help = Hilfe
alone-sheet = Der Held
alone-character = Charakter
alone-recover = Erholen
alone-track = { $what }: { $value } von { $top }, Erholung bis { $cap }
alone-adrenaline = Adrenalin
alone-adrenaline-of = { $count } Adrenalin, am Rundenende aufgefüllt bis { $most }
alone-bullet-time = Zeitlupe
alone-actions-left = { $count ->
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
}
alone-experience = Erfahrung
alone-unlocked = freigeschaltet
alone-points = { $points } von { $needed } Punkten
alone-learn = Lernen
alone-turn = Zug
alone-turn-of = Zug { $turn } von { $turns }
alone-turn-short = Zug { $turn }
alone-rounds = Runden
alone-rounds-left = { $left ->
    [one] noch 1 Runde bis zum Albtraum
   *[other] noch { $left } Runden bis zum Albtraum
}
alone-rounds-told = { $left ->
    [one] Noch 1 Runde
   *[other] Noch { $left } Runden
} bis zum Albtraum. Erholung nur bis { $cap }.
alone-round-kept = Eine Runde ist aufgespart.
alone-nightmare = Albtraum
alone-nightmare-told = Albtraum: Kreaturen sind stärker, und jede Runde kostet 2 Selbstbeherrschung.

# Aktionen
alone-deed-bullet-time = Zeitlupe
alone-deed-end-turn = Zug beenden
alone-deed-no-more = Nichts mehr

# Karten, Gegenstände, Aufträge
alone-items = Gegenstände
alone-items-aside = { $count } von { $most } · Stapel { $deck } · abgelegt { $discards }
alone-no-items = Nichts in den Händen.
alone-charges = { $count ->
    [one] 1 Ladung
   *[other] { $count } Ladungen
}
alone-needs = Verbesserung braucht
alone-upgrade-by = Verbessern mit { $item }
alone-use = Benutzen
alone-sacrifice = Opfern
alone-harm = Nimmt den Schaden
alone-missions = Aufträge
alone-steps = { $steps } von { $needed } Schritten
alone-locked = gesperrt, bis ein anderer Auftrag erfüllt ist
alone-searched = Schon durchsucht: { $rooms }
alone-choose = Wählen

# Notizen
alone-radar = Geräusche und Antworten dieser Runde
alone-radar-empty = Noch nichts gehört.
alone-rolled = { $by }: { $purpose }

# Das Böse
alone-hand = Deine Hand
alone-played = { $played } von 2 Karten in diesem Zug gespielt
alone-play = Spielen
alone-play-down = Verdeckt
alone-discard = Ablegen
alone-no-cards = Keine Karten
alone-supply = Übrige Kreaturen
alone-spawn-distance = ab { $steps } Schritten
alone-left = noch { $left }
alone-danger-aside = { $count ->
    [one] 1 Gefahrenmarker zu legen
   *[other] { $count } Gefahrenmarker zu legen
}
alone-track-title = Reaktionsleiste
alone-track-aside = { $danger ->
    [0] keine Gefahr droht
    [one] 1 Gefahr droht
   *[other] { $danger } Gefahren drohen
}
alone-track-covered = { $covered } von { $spaces } Feldern belegt, { $danger } Gefahrensymbole sichtbar
alone-leads = führt
alone-deck-counts = { $count } im Stapel, { $discards } abgelegt

# Hilfe
alone-table = Kreaturentafel
alone-table-nightmare = Kreaturentafel: Albtraum
alone-creature = Kreatur
alone-table-wound = Wunde
alone-table-kill = Tod
alone-table-dark = Dunkel
alone-table-light = Licht
alone-table-fright = Schreck
alone-table-spawn = Abstand
alone-table-told = Treffer zum Verwunden und zum Töten; Würfel im Dunkeln und im Licht; Selbstbeherrschung, die ein Schreck kostet; geringster Abstand beim Erscheinen.
alone-legend = Zeichen
alone-legend-opening = Durchgang
alone-legend-door = Tür
alone-legend-blocked = Blockierte Tür
alone-legend-room = Raum
alone-legend-ghost = Früher gesehen
`;export{e as default};