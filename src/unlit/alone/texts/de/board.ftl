# Das Spielbrett
alone-labyrinth = Das Labyrinth, wie du es kennst
alone-map = Der Plan, beide Ebenen
alone-level = Ebene { $number }
alone-sector = Sektor { $name }
alone-seen-as = Sektor { $number } des Helden
alone-last-seen = wie zuletzt gesehen
alone-letter-red = R
alone-letter-blue = B
alone-not-awake = Der Held ist noch nicht erwacht.
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
alone-adrenaline-of = { $count } Adrenalin; die nächste Runde beginnt mit { $most }
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
alone-deed-end-turn = { option-end-turn }
alone-deed-no-more = { option-no-more }

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
alone-play-show = Zeigen, Spezialkreatur
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
alone-card-covers = { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
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
alone-legend-special = Spezialkreatur
alone-legend-avatar = Avatar
alone-legend-fallen = Avatar am Boden
alone-legend-ghost = Früher gesehen

# What the actions do
alone-does-move = Geh in den nächsten Sektor, auch ins Dunkle. Danach darfst du dort eine Tür blockieren.
alone-does-explore = Schau bis zu zwei Sektoren geradeaus, ohne hinzugehen. Du darfst auf dieser Linie einen Gefahrenmarker entfernen.
alone-does-fight = Wirf zwei Würfel gegen eine Kreatur in deinem Sektor.
alone-does-locate = Nenne zwei Dinge: Du erfährst, wie viele Schritte es zum nächsten sind und auf welcher Ebene, aber nicht die Richtung.
alone-does-scavenge = Zieh einen Gegenstand, in jedem Raum einmal drei.
alone-does-interact = Reparier eine Lichtsteuerung, oder arbeite am Auftrag dieses Raums.
alone-does-bullet-time = Zwei Aktionen in diesem Zug, für 1 Adrenalin.

# Where it all leads
alone-goal = Zum Sieg
alone-goal-of-hero = So gewinnt der Held
alone-goal-or = oder
alone-goal-then = dann

# How to play
alone-guide-goal = Dein Ziel.
alone-guide-setup = Bevor es losgeht.
alone-guide-turn = Ein Zug.
alone-guide-evil = Das Böse.
alone-guide-creatures = Kreaturen.
alone-guide-signs = Licht und Gefahr.
alone-guide-adrenaline = Adrenalin.
alone-guide-round = Eine Runde.
alone-guide-first = Für den Anfang.
alone-guide-hero-goal = Du gewinnst, wenn du den roten Auftrag erfüllst. Er ist gesperrt, bis du den blauen oder den grünen erfüllt hast. Du verlierst, wenn Leben und Selbstbeherrschung beide bei 0 sind.
alone-guide-hero-turn = Du tust eines davon; was nicht geht, ist grau und sagt, warum.
alone-guide-hero-evil = Es sieht den ganzen Plan und beantwortet mit bis zu zwei Karten je Zug, was du tust. Ein Geräusch verrät dir, auf welcher Seite sich etwas regt. Eine Kreatur, die du noch nicht gesehen hattest, erschreckt dich beim Zusammentreffen, das kostet Selbstbeherrschung; eine, die am Ende des Zugs bei dir ist, greift an, das kostet Leben.
alone-guide-hero-signs = Im Licht zählen die Balken auf deinen Würfeln als Treffer, und Kreaturen werfen weniger Würfel. Wo ein Gefahrenmarker liegt, zählen die Balken für das Böse, und seine Karten bewirken mehr.
alone-guide-hero-adrenaline = Bevor du handelst, darfst du es ausgeben: für Zeitlupe, also zwei Aktionen in einem Zug, oder um 1 Leben oder Selbstbeherrschung zurückzugewinnen.
alone-guide-hero-round = Nach acht Zügen sinkt das meiste, was du gesehen hast, ins Dunkel zurück, und dein Adrenalin wird neu bemessen. Jede Runde lässt sich weniger zurückgewinnen, und am Ende beginnt der Albtraum: Kreaturen sind stärker, und die Selbstbeherrschung schwindet.
alone-guide-hero-first = Orte die Räume des blauen und des grünen Auftrags, dann erkunde und geh, und sieh nach, ob die Entfernung sinkt. Gegenstände findest du überall, wo du plünderst.
alone-guide-evil-goal = Du gewinnst, wenn Leben und Selbstbeherrschung des Helden beide bei 0 sind. Der Held gewinnt, wenn er den roten Auftrag erfüllt; der ist gesperrt, bis der blaue oder der grüne erfüllt ist.
alone-guide-evil-setup = Du bestimmst die Farben der Treppen, darfst zwei Räume tauschen, wählst, wo der Held erwacht, nimmst zwei Stapel und verteilst Kreaturen und Gefahrenmarker.
alone-guide-evil-turn = Es ist immer der Held am Zug; du antwortest mit bis zu zwei Karten. Kannst du eine spielen, wirst du gefragt, und du darfst passen.
alone-guide-card-up = „{ alone-play }“: Offen beantwortet eine Karte die Aktion, die sie nennt, oder Schaden, der gerade entstand. Ihre zweite Hälfte gilt nur, wenn das auf einem Gefahrenmarker geschah.
alone-guide-card-down = „{ alone-play-down }“: So bewegt jede Karte eine Kreatur um einen Sektor oder bringt eine neue, am Ende des Zugs.
alone-guide-evil-creatures = Eine, die am Ende des Zugs im Sektor des Helden ist, greift an, ganz ohne Karte. Eine, die der Held noch nicht gesehen hatte, erschreckt ihn beim Zusammentreffen. Bewegen und Erscheinen machen ein Geräusch, das dem Helden eine Richtung verrät. Neue erscheinen nur einige Schritte entfernt, und eine Ebene fasst vier.
alone-guide-evil-signs = Im Dunkeln werfen deine Kreaturen mehr Würfel. Wo ein Gefahrenmarker liegt, zählen die Balken auf deinen Würfeln als Treffer, und die zweite Hälfte deiner Karten gilt.
alone-guide-evil-round = Jede Karte verdeckt Felder der Reaktionsleiste, die zweite eines Zugs zwei. Gefahrenzeichen, die nach acht Zügen noch zu sehen sind, werden neue Gefahrenmarker: Auch eine nicht gespielte Karte lohnt sich.
alone-guide-evil-first = Während du einen Ort wählst, zeigt jeder Sektor seinen Abstand vom Helden. Halte Kreaturen zwischen dem Helden und den Aufträgen, und setz sie zu zweit ein.

alone-guide-deep = Mit Deep.
alone-guide-avatar = Mit Avatar.
alone-guide-hero-deep = Drei Spezialkreaturen sind im Spiel, und du kannst ihre Karten lesen; jede kommt einmal, mit eigenen Werten und einer eigenen Kraft. Wer in einem Raum ohne Auftrag plündert, darf statt der drei Gegenstände einmal dessen besondere Raumaktion nutzen.
alone-guide-hero-avatar = Der Avatar ist die Figur des Bösen selbst: Es darf ihn aktivieren, statt eine Karte zu spielen, und jedes Mal bekommst du einen Marker. Tötest du ihn, liegt er nur am Boden, bis das Dunkel ihn verbirgt, und du bekommst einen Marker für jede seiner Verbesserungen. Mit Markern bezahlst du deine Kräfte, zu Beginn eines Zuges oder, wo ein Blitz steht, jederzeit.
alone-guide-evil-deep = Eine offene Karte mit dem Symbol einer Spezialkreatur bringt diese auf den Plan, statt zu tun, was auf ihr steht. Jede kommt einmal, und ihre Kraft gilt, solange sie da ist.
alone-guide-evil-avatar = Auf eine Ebene passt eine Figur mehr. Statt eine Karte zu spielen, darfst du deinen Avatar aktivieren: Er erscheint, bewegt sich oder teleportiert und darf davor seine Kraft einsetzen; jedes Mal bekommt der Held einen Marker. Am Ende jeder Runde erhält er eine Verbesserung, außer wenn er am Boden liegt.

# Deep
alone-specials = Spezialkreaturen
alone-room-actions = Besondere Raumaktionen
alone-room-instead = einmal, statt der drei Gegenstände
alone-room-mission = hat einen Auftrag
alone-room-spent = verbraucht

# Avatar
alone-avatars = Avatare
alone-avatar-down = am Boden in Sektor { $sector }
alone-powers = Kräfte des Helden
alone-upgrade-lit = mit Marker
alone-upgrade-free = ohne Marker
alone-door-opens = blockiert: Sie öffnet sich
alone-power-tokens = { $tokens ->
    [one] ein Marker
   *[other] { $tokens } Marker
}

# Was ALONE vor dem Beginn klärt
page-memory = Was der Held schon gesehen hat,
page-memory-automatic = bleibt auf dem Plan
page-memory-automatic-more = Sektoren, die ins Dunkel zurückgesunken sind, bleiben schwach eingezeichnet.
page-memory-paper = bleibt Papier und Bleistift überlassen
page-memory-paper-more = Was wieder im Dunkeln liegt, ist weg, wie am Tisch zu Hause.
page-pause-more = So lange dauert jede Pause, in der das Böse reagieren darf, ob es etwas zu spielen hat oder nicht. 0: so lange wie nötig.
page-stops-more = Der Held merkt nicht, in welchen Momenten du gefragt wirst. Dazwischen passt das Programm für dich.
