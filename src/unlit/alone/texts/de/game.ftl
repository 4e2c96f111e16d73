game-title = ALONE

# Names
name-hero = der Held
name-evil = das Böse
name-evil-1 = Böser Spieler 1
name-evil-2 = Böser Spieler 2
name-evil-3 = Böser Spieler 3
name-nobody = noch niemand

# Directions, levels, states
word-north = Norden
word-east = Osten
word-south = Süden
word-west = Westen
word-here = genau hier
word-nowhere = nirgendwoher, kein offener Weg führt dorthin
word-level = Ebene
word-same-level = dieselbe Ebene
word-other-level = andere Ebene
word-at = auf
word-by = mit einer Ladung:
word-wounded = verwundet
word-upgraded = verbessert
word-completed = erfüllt
word-dark = kein Licht
word-safe = kein Gefahrenmarker
word-blocked = blockiert
word-open = frei
word-red = rot, der Weg hinaus
word-blue = blau
word-green = grün
word-nightmare = Albtraum
word-life = Leben
word-self-control = Selbstbeherrschung
word-attack = Angriff
word-opportunity = Gelegenheitsangriff
word-face-up-card = eine offene Karte
word-as-standard-reaction = eine Standardreaktion

# Actions
word-move = Bewegen
word-explore = Erkunden
word-fight = Kämpfen
word-locate = Orten
word-scavenge = Plündern
word-interact = Interagieren

# What a sector is and holds
thing-room = Raum
thing-corridor = Gang
thing-curve = Kurve
thing-junction = T-Kreuzung
thing-cross = Kreuzung
thing-infirmary = Krankenstation
thing-control-room = Kontrollraum
thing-laboratory = Labor
thing-ventilation-room = Belüftungsraum
thing-generator-room = Generatorraum
thing-escape-pods = Rettungskapseln
thing-canteen = Kantine
thing-archive = Archiv
thing-stairs = Treppe
thing-red-stairs = rote Treppe
thing-blue-stairs = blaue Treppe
thing-light-control-unit = Lichtsteuerung
thing-light = Licht
thing-danger = Gefahrenmarker
thing-blue-mission = blauer Auftrag
thing-green-mission = grüner Auftrag
thing-red-mission = Schlussauftrag
thing-any-room = irgendein Raum
thing-door = Tür
thing-blocked-door = blockierte Tür
thing-any-creature = irgendeine Kreatur
thing-lighted-sector = beleuchteter Sektor
thing-danger-token = Gefahrenmarker
thing-condition-token = Zustandsmarker
thing-mission-token = Auftragsmarker

# Creatures
thing-spores = Sporen
thing-parasite = Parasit
thing-cultist = Kultist
thing-mutant = Mutant
thing-worm = Wurm
thing-keeper = Hüter
thing-queen = Königin
thing-wounded-spores = verwundete Sporen
thing-wounded-parasite = verwundeter Parasit
thing-wounded-cultist = verwundeter Kultist
thing-wounded-mutant = verwundeter Mutant
thing-wounded-worm = verwundeter Wurm
thing-wounded-keeper = verwundeter Hüter
thing-wounded-queen = verwundete Königin
thing-being = { $wounded ->
    [yes] { $kind-id ->
        [spores] verwundete
        [queen] verwundete
        [bloom] verwundete
        [sentinel] beschädigte
       *[other] verwundeter
    } { $kind }
   *[no] { $kind }
}
thing-being-at = { thing-being } auf { $at }
thing-being-ahead = { thing-being }, { $far ->
    [one] 1 Sektor
   *[other] { $far } Sektoren
} weit im { $way }

# Dice
thing-hit = Treffer
thing-bar = Balken
thing-miss = Fehlschlag

# Abilities
thing-cold-blood = Kaltblütigkeit
thing-acute-sight = Scharfblick

# Items, and what they are made of
word-chemical = chemisch
word-electrical = elektrisch
word-mechanical = mechanisch

# Characters

# Missions

word-locked = (gesperrt, bis ein anderer Auftrag erfüllt ist)

# Was der Held ansagt
thing-free = die Tür im { $way } frei machen
thing-block = die Tür im { $way } blockieren
thing-block-none = keine Tür blockieren
thing-charged = { $item } ({ $charges ->
    [one] 1 Ladung
   *[other] { $charges } Ladungen
})
thing-repair-light = Lichtsteuerung
thing-do-mission = Auftrag

# Worum es bei Fragen geht
thing-about-card = { $card }
thing-about-damage = { $amount } { $kind }
thing-about-deed = { $action }{ $named-count ->
    [0] { "" }
   *[other] : { $named }
}
dice-rolled = { $dice-count ->
    [0] keine Würfel
   *[other] { $dice }
}
thing-about-dice = { $attacker-id ->
    [being] { dice-rolled } – Angriff von: { $attacker }
   *[nobody] { $purpose } { dice-rolled }
}
thing-about-fright = { $creature }, Selbstbeherrschung { $amount }
thing-about-item = { $item }
thing-about-step = { $way }

# Prompts: setting up
prompt-character = Wer bist du?
prompt-red-stairs = Welche Treppe dieser Ebene ist die rote? Die andere ist blau.
prompt-swap = Du darfst zwei Räume vertauschen. Welcher ist der erste?
prompt-swap-with = Welcher Raum tauscht den Platz mit: { $room }?
prompt-hero-starts = In welchem Sektor wacht der Held auf?
prompt-deck = Mit welchem Reaktionsdeck spielst du?
prompt-deck-for = Welches Deck bekommt { $seat }?
prompt-draw-from = Aus welchem Deck ziehst du?
prompt-who-draws = Das Böse zieht Karten. Wer zieht die nächste? Weshalb, und wie viele es noch sind: { $cause }: { $left }
prompt-first-creature = Welche Kreatur lauert bei den Aufträgen?
prompt-place-creature = Wo lauert sie? ({ $creature })
prompt-first-danger = Wohin legst du einen Gefahrenmarker? ({ $level ->
    [0] { $mission }
   *[other] Ebene { $level }
})

# Prompts: the hero's turn
prompt-turn = Zug { $turn } von 8. Was tust du?
prompt-second-action = Zeitlupe: deine zweite Aktion?
prompt-move = Wohin gehst du?
prompt-block = Blockierst du eine Tür?
prompt-explore = Wohin schaust du?
prompt-discard-danger = Entfernst du einen Gefahrenmarker? Hier oder in einem Sektor deiner Linie.
prompt-fight = Gegen wen kämpfst du, oder womit?
prompt-target = Wen greifst du an? Bei ferneren Zielen stehen die Richtung und die Entfernung in Sektoren.
prompt-locate = Wonach suchst du? (Ziel { $number }; das Böse antwortet, wenn alle genannt sind)
prompt-draw-items = Wie viele Gegenstände ziehst du?
prompt-upgrade = Verbesserst du einen Gegenstand? Der andere gibt dafür eine Ladung ab.
prompt-discard-item = Mehr als sechs kannst du nicht tragen. Was lässt du zurück?
prompt-lose-item = Eine Falle! Welchen dieser Gegenstände verlierst du?
prompt-which-item = Welchen?
prompt-whose-charge = Wessen Ladung wird zum Bauteil?
prompt-charges = Wie viele Ladungen gibst du aus?
prompt-interact = Woran machst du dich zu schaffen?
prompt-light-way = In welche Richtung soll das Licht gehen?
prompt-fly = Wohin fliegst du?
prompt-flare = Wohin wirfst du die Leuchtfackel?
prompt-grapple = Ziehst du dich bis ans Ende deiner Linie?
prompt-extra-action = Du darfst noch etwas tun. Tust du es?
prompt-answer = { $moment }: { $to }. Setzt du etwas ein?
prompt-reroll = Welcher Würfel wird neu geworfen?
prompt-learn = Was lernst du?
prompt-reward = Ein Auftrag ist erfüllt, und du gewinnst { $amount } ohne Kosten zurück. Wovon?
prompt-carried = Wohin wirst du getragen?
prompt-paralysis = Deine Glieder gehorchen nicht. Zahlst du { $amount } Selbstbeherrschung, um weiterzumachen?

# What the hero may answer to
word-react-to-fright = dich erschreckt
word-react-to-dice = die Würfel zeigen
word-react-to-damage = du nimmst Schaden
word-react-to-step = du willst einen Schritt machen
word-react-to-step-made = du hast einen Schritt gemacht
word-react-to-item = du aktivierst
word-dangerous-card = eine gefährliche Karte

# Prompts: evil
prompt-approve = Darf das gespielt werden? { $seat }: { $what }
prompt-which-action = Auf welche der beiden antwortet deine Karte? ({ $action })
prompt-standard-reaction = Was bewirkt die Standardreaktion?
prompt-creature-goes = Wohin geht die Kreatur? ({ $creature })
prompt-move-creature = Welche Kreatur bewegt sich?
prompt-spawn = Welche Kreatur erscheint?
prompt-spawn-at = Wo erscheint die Kreatur? ({ $creature })
prompt-teleport = Welche Kreatur wird teleportiert?
prompt-teleport-to = Wohin? ({ $creature })
prompt-noise = Mehrere kürzeste Wege führen nach { $sector }. Aus welcher Richtung hört der Held das Geräusch?
prompt-attacks = Welche Kreatur greift als nächste an?
prompt-frightens = Welche Kreatur erschreckt den Helden als nächste?
prompt-damage-to = Wen trifft der Schaden von { $amount }?
prompt-level = Welche Ebene nennst du? ({ $target })
prompt-lie = Du darfst lügen. Wie weit weg, sagst du, ist es? (die Wahrheit: { $target }: { $levels-count ->
    [0] gibt es nicht
   *[other] { $distance }, { $levels }
})
prompt-spoil = Welcher Gegenstand verliert eine Ladung?
prompt-phantom-steps = Woher hört der Held ein Geräusch? Es muss nicht stimmen.
prompt-lost-bearings = Welcher Sektor versinkt wieder im Dunkel?
prompt-make-room = Welche Kreatur macht Platz?
prompt-battering = Bricht eine Tür auf, oder bewegt sich eine Kreatur?
prompt-block-a-door = Welche Tür wird blockiert? Eine Tür heißt nach ihren beiden Sektoren.
prompt-glyph-at = Wo entsteht die Glyphe?
prompt-put-hero = Wohin wird der Held gezerrt?
prompt-lights-fail = Wo fällt das Licht aus?
prompt-discard = Welche Karte legst du ab? Danach ziehst du bis zur Handgrenze nach.
prompt-place-danger = Wohin legst du einen Gefahrenmarker? Noch zu legen: { $left }
prompt-react-to-action = Der Held sagt an: { thing-about-deed }. Reagierst du?
prompt-react-to-step = Der Held will einen Schritt machen: { $way }. Reagierst du?
prompt-react-to-step-made = Der Held hat einen Schritt gemacht: { $way }. Reagierst du?
prompt-react-to-sector = Der Held sieht jetzt Sektor { $sector }. Reagierst du?
prompt-react-to-creature = Der Held sieht jetzt: { $creature }. Reagierst du?
prompt-react-to-fright = Das erschreckt den Helden: { thing-about-fright }. Reagierst du?
prompt-react-to-dice = Die Würfel zeigen: { thing-about-dice }. Reagierst du?
prompt-react-to-damage = Der Held nimmt Schaden: { thing-about-damage }. Reagierst du?
prompt-react-to-item = Der Held aktiviert: { $item }. Reagierst du?
prompt-react-to-items-drawn = Der Held hat gezogen: { $items }. Reagierst du?
prompt-react-to-answer = Gleich erfährt der Held etwas über: { $target }. Reagierst du?
prompt-react-to-light = Der Held repariert eine Lichtsteuerung; so viele Sektoren sollen hell werden: { $sectors }. Reagierst du?
prompt-react-to-wound = Der Held hat verwundet: { $kind }. Reagierst du?
prompt-react-to-kill = Der Held hat getötet: { $kind }. Reagierst du?
prompt-react-to-mission = Der Held hat einen Schritt des Auftrags getan: { $mission }. Reagierst du?
prompt-react-to-action-resolved = Der Held ist fertig mit: { thing-about-deed }. Reagierst du?
prompt-react-to-end-of-turn = Zug { $turn } endet. Reagierst du?

# Options: what several questions name
option-toward = { $way }
option-at = Sektor { $sector }
option-being = { thing-being }
option-being-at = { thing-being } auf { $at }
option-being-ahead = { thing-being }, { $far ->
    [one] 1 Sektor
   *[other] { $far } Sektoren
} weit im { $way }
option-room-named = { $room }
option-deck-named = { $deck }
option-reaction-card = { $card }
option-item-card = { $item }
option-item-held = { $item } ({ $charges ->
    [one] 1 Ladung
   *[other] { $charges } Ladungen
}{ $upgraded ->
    [yes] , verbessert
   *[no] { "" }
})
option-character = { $character }
option-player = { $seat }
option-on-level = { $level-id ->
    [same-level] Auf derselben Ebene
   *[other-level] Auf der anderen Ebene
}
option-number = { $number }
option-die-showing = { $face }
option-stop = Hier anhalten
option-stay = Bleiben, wo du bist
option-done = Fertig

# Options: the hero
option-draw-one = Einen Charakter ziehen
option-act = { $action }
option-use-bullet-time = Zeitlupe: zwei Aktionen (1 Adrenalin)
option-recover = { $track } zurückgewinnen (in deinem Zug: 1, als Arzt 2, für 1 Adrenalin)
option-use-ability = { $ability }
option-sacrifice = Gefährten opfern: { $character }
option-end-turn = Den Zug beenden
option-no-more = Nein
option-free = Tür frei machen: { $way }
option-block = Tür blockieren: { $way }
option-block-none = Keine Tür blockieren
option-make-safe = { $where-id ->
    [here] Den Gefahrenmarker hier entfernen
    [first] Den Gefahrenmarker im ersten Sektor entfernen
    [second] Den Gefahrenmarker im zweiten Sektor entfernen
    [third] Den Gefahrenmarker im dritten Sektor entfernen
   *[other] Gefahrenmarker entfernen: { $where }
}
option-leave-danger = Alle liegen lassen
option-nearest = { $landmark }
option-repair-light = Die Lichtsteuerung reparieren
option-do-mission = Am Auftrag arbeiten
option-upgrade = Verbessern: { $item } mit einer Ladung: { $by }
option-learn = Lernen: { $ability }
option-pay = Zahlen und weitermachen

# Options: evil
option-no-swap = Alle Räume lassen, wo sie sind
option-face-down = Verdeckt, als Standardreaktion: { $card }
option-approve = Zustimmen
option-refuse = Ablehnen
option-safe = Auf die in Sicherheit
option-dangerous = Auf die in Gefahr
option-nothing = Nichts tun
option-move = Bewegen: { thing-being } auf { $at }
option-move-creature = Eine Kreatur bewegen
option-spawn = Erscheinen lassen: { $kind }
option-door-between = Tür zwischen { $one } und { $other }
option-take = Zuerst den Gefahrenmarker wegnehmen von { $sector }
option-lose-token = Diesen Marker verfallen lassen
option-no-light = Nirgends
option-none-there = „Das gibt es nicht.“

# Events: setting up
event-hero-chosen = Der Charakter des Helden: { $character }.
event-mission-drawn = Ein Auftrag ({ $colour }): { $mission }. Sein Raum: { $room }.
event-deck-chosen = Das Böse spielt mit diesem Deck: { $deck }.
event-deck-owned = { $seat } zieht aus: { $deck }.

# Events: rounds and turns
event-turn-began = Zug { $turn } beginnt.
event-round-ended = Die Runde ist vorbei. Neue Gefahrenmarker: { $danger }.
event-round-effect = Wirkung am Ende der Runde: { $cause }.
event-adrenaline-filled = Das Adrenalin des Helden für die nächste Runde: { $adrenaline }.
event-round-gained = Eine Runde ist gewonnen.
event-marker-moved = Der Rundenmarker rückt weiter. Über { $cap } hinaus wird jetzt nichts zurückgewonnen.
event-nightmare-began = Der Albtraum beginnt. Er wird nicht enden.
event-leader-passed = Die Führung der Bösen hat jetzt: { $seat }.

# Events: what the hero does
event-declared = Der Held sagt an: { $action }{ $named-count ->
    [0] { "" }
   *[other] , { $named }
}.
event-bullet-time = Zeitlupe: Der Held hat in diesem Zug zwei Aktionen.
event-looked = Der Held blickt in diese Richtung: { $way }.
event-hero-moved = Der Held geht: { $way }.
event-stopped = Der Held kommt nicht weg.
event-came-to-nothing = Die Aktion verpufft.
event-targeted = Der Held fragt nach: { $target }.
event-located = { $target }: Entfernung { $distance }, { $level }.
event-not-there = { $target }: nicht auf dem Plan.
event-unanswered = { $target }: keine Antwort.
event-sensed = Kreaturen bis zu { $distance } Sektoren weit: { $creatures }.
event-lie-told = Die Antwort darauf muss nicht stimmen: { $target }.
event-item-drawn = Gefunden: { $item }, { $charges ->
    [one] 1 Ladung
   *[other] { $charges } Ladungen
}.
event-item-used = Der Held benutzt: { $item } ({ $charges ->
    [one] 1 Ladung
   *[other] { $charges } Ladungen
}).
event-charges-lost = Verloren: { $charges ->
    [one] 1 Ladung
   *[other] { $charges } Ladungen
} ({ $item }).
event-item-gone = Weg ist: { $item }.
event-item-upgraded = Verbessert: { $item }, mit einer Ladung von { $component }.
event-mission-step = Ein Schritt des Auftrags ist getan: { $mission } ({ $steps } insgesamt).
event-mission-completed = Auftrag erfüllt: { $mission }!
event-final-mission = Der Weg hinaus steht jetzt offen: { $mission }.
event-learned = Der Held lernt { $ability }: { $points ->
    [one] 1 Punkt von 2
   *[other] freigeschaltet
}.
event-recovered = Der Held gewinnt { $amount } { $kind } zurück.
event-companion-joined = Jemand schließt sich dem Helden an: { $companion }.
event-companion-used = Hilfe für den Helden: { $companion }.
event-companion-gone = Nicht mehr beim Helden: { $companion }.

# Events: the labyrinth
event-sector-revealed = Sektor { $sector } taucht aus dem Dunkel auf: { $shape }{ $holds-count ->
    [0] { "" }
   *[other] , { $holds }
}.
event-sector-gone = Sektor { $sector } versinkt wieder im Dunkel.
event-door-blocked = Sektor { $sector }: Die Tür ist blockiert ({ $way }).
event-door-freed = Sektor { $sector }: Die Tür ist frei ({ $way }).
event-door-changed = Ungesehen: Die Tür zwischen { $one } und { $other } ist jetzt { $state }.
event-lights-switched-on = Lichter werden eingeschaltet.
event-light-on = Licht in Sektor { $sector }.
event-light-off = In Sektor { $sector } geht das Licht aus.
event-light-changed = Ungesehen, jetzt auf { $sector }: { $state }.
event-danger-placed = In Sektor { $sector } liegt ein Gefahrenmarker.
event-danger-gone = Der Gefahrenmarker in Sektor { $sector } ist weg.
event-danger-changed = Ungesehen, jetzt auf { $sector }: { $state }.
event-condition-placed = Jetzt in Sektor { $sector }: { $condition }.
event-condition-hidden = Ungesehen, jetzt auf { $sector }: { $condition }.

# Events: creatures
event-met = Plötzlich steht dem Helden gegenüber: { $creature }!
event-noise = Ein Geräusch! Richtung: { $way }.
event-appeared = Etwas kommt in Sektor { $sector }: { $creature }.
event-passed = Zu sehen, von Sektor { $sector } nach Sektor { $to }: { $creature }.
event-left = Aus Sektor { $sector } ins Dunkel verschwunden ({ $way }): { $creature }.
event-vanished = Aus Sektor { $sector } spurlos verschwunden: { $creature }.
event-made-room = Eine Kreatur macht Platz für einen Boss: { $boss }.
event-faded = Ungesehen aus { $sector } verschwunden: { $creature }.
event-teleported = Ungesehen nach { $sector } teleportiert: { $creature }.
event-crept = Ungesehen, von { $sector } nach { $to }: { $creature }.
event-spawned = Ungesehen, jetzt auf { $sector }: { $creature }.
event-rolled = { $by } würfelt ({ $purpose }): { dice-rolled }.
event-attacked = Der Held wird angegriffen von: { $creature }.
event-missed = Kein Treffer.
event-wounded = Der Held verwundet eine Kreatur: { $creature }.
event-killed = Der Held tötet eine Kreatur: { $creature }!
event-unharmed = Der Angriff richtet nichts aus: { $creature }.
event-suffered = Der Held nimmt { $amount } Schaden ({ $kind }). Übrig: Leben { $life }, Selbstbeherrschung { $control }.
event-paid = Der Held zahlt { $amount } { $kind }.
event-shielded = Statt des Helden nimmt { $amount } Schaden: { $companion }.
event-adrenaline-gained = Gewonnenes Adrenalin: { $amount }.
event-adrenaline-lost = Verlorenes Adrenalin: { $amount }.

# Events: evil's cards
event-drew = Du ziehst: { $card }.
event-has-drawn = { $seat } zieht eine Karte: { $deck }.
event-card-played = { $seat } spielt eine Karte: { $card }.
event-dangerous-card = Die Karte ist gefährlich; auch ihre zweite Hälfte gilt: { $card }.
event-card-face-down = { $seat } spielt eine Karte verdeckt, als Standardreaktion: { $deck }.
event-card-refused = Der Anführer lehnt ab. Gefragt hatte: { $seat }.
event-discarded = Du wirfst ab: { $card }.
event-has-discarded = { $seat } legt eine Karte ab: { $deck }.

# Reasons
refused-move = Jeder Ausgang ist versperrt, und es gibt keine Tür, die du frei machen könntest.
refused-explore = In keiner Richtung gibt es etwas zu sehen.
refused-fight = Keine Kreatur ist in deiner Reichweite.
refused-interact = Hier ist keine Lichtsteuerung und kein Auftrag, an dem du arbeiten könntest.
refused-once = Das hast du in diesem Zug schon getan.
refused-adrenaline = Du hast kein Adrenalin mehr.
refused-cap = Davon kannst du jetzt nichts mehr zurückgewinnen.
refused-blocked = Die Tür ist blockiert.
refused-wall = Dort ist nur eine Wand.
refused-no-stairs = Hier ist keine Treppe.
refused-named = Das hast du schon genannt.
refused-block-first = Eine Tür blockierst du nach einem Schritt, nicht davor.
refused-moment = Diese Karte wartet auf einen anderen Moment: { $card }.
refused-icon = Was geschehen ist, erlaubt diese Karte nicht: { $card }.
refused-standard = Eine Standardreaktion wartet auf das Ende des Zuges.

# The picture
legend = Jedes Quadrat ist ein Sektor; Norden ist oben. # ist Wand, eine Lücke ist eine Öffnung, d eine Tür, x eine blockierte Tür. Darin: H der Held, R und B die rote und die blaue Treppe, L eine Lichtsteuerung, * Licht, ! ein Gefahrenmarker; Kleinbuchstaben sind Kreaturen (s Sporen, p Parasit, c Kultist, m Mutant, w Wurm, k Hüter, q Königin), als Großbuchstaben sind sie verwundet. Die Sektoren des Helden sind in der Reihenfolge nummeriert, in der sie aufgedeckt wurden; was nicht zusammenhängt, ist getrennt gezeichnet. Auf dem Plan des Bösen hat ein Sektor eine Spalte von a bis d (erste Ebene) oder e bis h (zweite Ebene) und eine Zeile, wie in b3; + heißt, dass er für den Helden aufgedeckt ist, . dass nicht. Rote Treppen führen zu roten, blaue zu blauen. „karte NAME“ sagt, was eine Karte, ein Gegenstand, ein Charakter oder ein Auftrag bewirkt.

# Endings
ending-escaped = Der Held ist draußen, und er lebt.
ending-killed = Der Held ist tot.
ending-driven-mad = Der Held hat den Verstand verloren, für immer.

# Labels of the view
label-sheet = Zug { $turn } von 8 | Leben { $life } | Selbstbeherrschung { $control } | Heilungsgrenze { $cap } | Adrenalin { $adrenaline } | Runden bis zum Albtraum: { $left }
label-hero = Held
label-nightmare = ALBTRAUM: Die Kreaturen sind stärker, und jede Runde endet mit dem Verlust von 2 Selbstbeherrschung.
label-items = Gegenstände: Ladungen, woraus, Verbesserung braucht
label-creatures = Kreaturen (Schritte zum Helden)
label-table = Kreaturentafel (Leben bis Wunde/Tod, Würfel im Dunkeln/Hellen, Schrecken, Mindestabstand)
label-companions = Bei dir
label-experience = Erfahrung (2 schalten frei)
label-missions = Aufträge (Raum, Schritte)
label-scavenged = Schon durchsucht
label-notes = Notizen dieser Runde (Zug, was; Entfernung, Ebene)
note-noise = Geräusch: { $way }
note-answer = { $target } { $distance } { $level }
note-nothing = nicht auf dem Plan: { $target }
note-sensor = Bewegungsmelder { $creatures }
label-leader = Die Führung der Bösen hat
label-hands = Karten auf der Hand
label-track = Reaktionsleiste, { $covered } von { $spaces } bedeckt, Gefahrensymbole sichtbar: { $danger }
label-creatures-left = Kreaturen, die noch kommen können
label-hand = Deine Hand
label-rooms = Räume
label-numbers = Nummern des Helden
label-conditions = Zustände
label-sheets = Planbögen

# Sheets of the map, each with its two faces
thing-atrium = Atrium
thing-burrows = Stollen
thing-promenade = Promenade
thing-ring = Ring
sheet = Bogen { $number } des Katalogs
atrium-burrows = Atrium und Stollen
promenade-ring = Promenade und Ring
