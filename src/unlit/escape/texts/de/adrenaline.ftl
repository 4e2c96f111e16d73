card-lend-a-hand = Mit anpacken
    .text = Vor einem Probenwurf von dir oder von einem Spieler auf deinem oder einem benachbarten Plättchen: { $number } Würfel mehr.
card-improvise = Improvisieren
    .text = Bevor du für eine Probe würfelst: Nimm Stärke statt Intelligenz oder Intelligenz statt Stärke, für die Würfel wie für die Symbole.
card-second-look = Zweiter Blick
    .text = Nach einem Probenwurf von dir oder von einem Spieler auf deinem oder einem benachbarten Plättchen: Ein Würfel deiner Wahl wird neu geworfen.
card-once-more = Noch einmal
    .text = Nachdem du für eine Probe gewürfelt hast: Wirf alle Würfel neu, die keines der Symbole zeigen, die zählen.
card-last-ounce = Letzte Reserve
    .text =
        Nachdem du für eine Probe gewürfelt hast: Drehe { $number } Würfel mit { $number ->
            [one] einem
           *[other] je einem
        } einfachen Symbol, das zählt, auf das doppelte.
card-take-cover = In Deckung
    .text = Vor dem Angriff eines Gegners auf dich oder auf einen Spieler auf deinem oder einem benachbarten Plättchen: Er hat { $number } Würfel weniger.
card-hold-off = Abwehren
    .text = Nach dem Wurf eines Angriffs, der dich oder einen Spieler auf deinem oder einem benachbarten Plättchen treffen würde: Alle seine Würfel, deren Symbole zählen, werden neu geworfen.
card-grit-teeth = Zähne zusammenbeißen
    .text = Nach dem Wurf eines Angriffs, der dich Karten kosten würde: Behalte bis zu { $number } davon und erhöhe für jede deine Angst um eins.
card-switch-places = Plätze tauschen
    .text = Vor dem Angriff eines Gegners auf einen Spieler auf deinem Plättchen oder auf dich: Er trifft stattdessen einen anderen Spieler deiner Wahl auf deinem Plättchen oder dich, mit den Würfeln, die er gegen diesen Spieler hat.
card-deep-breath = Tief durchatmen
    .text = In deinem Zug: Du oder ein anderer Spieler auf deinem Plättchen verliert { $number } Angst.
card-lie-low = Stillhalten
    .text = In deinem Zug, wenn keine aktive Wache auf deinem Plättchen ist: Verliere { $number } Bedrohung und alle Schritte, die du noch hast.
card-shove = Wegstoßen
    .text = In deinem Zug: Dränge eine Wache oder einen Klon, betäubt oder nicht, von deinem Plättchen durch eine unverriegelte Tür auf ein benachbartes, das noch Platz hat.
card-blame = Schuld abwälzen
    .text = In deinem Zug: Gib { $number } Bedrohung an einen Spieler auf deinem oder einem benachbarten Plättchen ab.
card-headlong = Kopfüber
    .text = In deinem Zug, wenn Gegner dich festhalten: Du darfst dein Plättchen in diesem Zug ohne Probe verlassen.
card-second-wind = Zweite Luft
    .text =
        In deinem Zug: Ziehe { $number } { $number ->
            [one] Karte, wenn
           *[other] Karten, soweit
        } deine Hand Platz dafür hat.
card-shared-nerves = Geteilte Nerven
    .text = In deinem Zug: Tausche deine Angst gegen die eines anderen Spielers auf deinem Plättchen.
card-rummage = Herumwühlen
    .text =
        In deinem Zug, ohne aktiven Gegner auf deinem Plättchen und bevor du eine Probe versucht hast: Ziehe { $number } { $number ->
            [one] Gegenstand
           *[other] Gegenstände
        }. Das ersetzt die Probe dieses Zugs.
card-squeeze-through = Durchzwängen
    .text = In deinem Zug, wenn dich niemand festhält: Gehe durch eine verriegelte Tür deines Plättchens; sie bleibt verriegelt.
card-snatch = Entreißen
    .text = In deinem Zug: Nimm einem anderen Spieler auf deinem Plättchen einen Gegenstand weg, oder nimm einen, der auf einem benachbarten Plättchen liegt.
card-over-here = Hierher!
    .text =
        In deinem Zug: Bis zu { $number } { $number ->
            [one] aktive Wache oder { $number } aktiver Klon deiner Wahl auf einem benachbarten Plättchen kommt auf deines, wenn es Platz hat
           *[other] aktive Wachen oder Klone deiner Wahl auf benachbarten Plättchen kommen auf deines, soweit es Platz für sie hat
        }.
