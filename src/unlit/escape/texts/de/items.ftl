card-flashlight = Taschenlampe
    .text = Zu Beginn deines Zuges, mit Angst { $number } oder mehr und ohne aktiven Gegner auf deinem Plättchen: Deine Angst darf um eins sinken.
card-medkit = Verbandskasten
    .text =
        In deinem Zug, wirf diese Karte ab: Du oder ein anderer Spieler auf deinem Plättchen zieht { $number } { $number ->
            [one] Adrenalinkarte, wenn
           *[other] Adrenalinkarten, soweit
        } auf der Hand Platz ist.
card-stimulant = Aufputschmittel
    .text = Bevor du für eine Probe würfelst, wirf diese Karte ab: { $number } Würfel mehr.
card-serum = Serum
    .text = In deinem Zug, wenn du verletzt bist, wirf diese Karte ab: Deine Vitalität steigt um { $number } und deine Angst um zwei.
card-defibrillator = Defibrillator
    .text =
        Wenn du oder ein anderer Spieler auf deinem Plättchen keine Adrenalinkarte mehr hat: Du darfst diese Karte abwerfen; dann zieht dieser Spieler { $number } { $number ->
            [one] Karte
           *[other] Karten
        } und ist nicht ausgeschaltet.
card-stun-stick = Schockstab
    .text = Waffe. Wenn du einen Gegner angreifst: { $number } Stärkewürfel mehr.
card-fire-axe = Feueraxt
    .text = Waffe, braucht zwei Hände. Wenn du einen Gegner angreifst oder eine Tür mit Stärke entriegelst: { $number } Stärkewürfel mehr.
card-scalpel = Skalpell
    .text =
        Waffe. Nachdem du für einen Angriff gewürfelt hast: Wirf bis zu { $number } Würfel neu, { $number ->
            [one] der nicht zählt
           *[other] die nicht zählen
        }.
card-tranquilizer = Betäubungspistole
    .text =
        Waffe. In deinem Zug, wirf diese Karte ab: { $number } { $number ->
            [one] aktiver Gegner deiner Wahl auf einem benachbarten Plättchen wird
           *[other] aktive Gegner deiner Wahl auf benachbarten Plättchen werden
        } betäubt.
card-flash-grenade = Blendgranate
    .text =
        In deinem Zug, wirf diese Karte ab: { $number } { $number ->
            [one] aktiver Gegner deiner Wahl auf deinem Plättchen wird betäubt, wenn es einen gibt
           *[other] aktive Gegner deiner Wahl auf deinem Plättchen werden betäubt, oder so viele es gibt
        }.
card-smoke-bomb = Rauchbombe
    .text = In deinem Zug, wirf diese Karte ab: Die Gegner, die jetzt auf deinem Plättchen sind, handeln durch das Ereignis dieses Zugs nicht von selbst; dem Angriff eines anderen schließen sie sich an.
card-riot-shield = Schutzschild
    .text = Zähigkeit { $toughness }.
card-uniform = Uniform
    .text = Braucht keine Hand. In deinem Zug, solange du höchstens { $number } Bedrohung hast: Ist kein aktiver Außerirdischer da, lassen die Wachen auf deinem Plättchen dich gehen.
card-bloody-uniform = Blutige Uniform
    .text = In deinem Zug, wenn keine aktive Wache auf deinem oder einem benachbarten Plättchen ist, wirf diese Karte ab: Du verlierst { $number } Bedrohung oder alle, die du hast, und deine Angst steigt um ebenso viel.
card-stolen-radio = Gestohlenes Funkgerät
    .text = In deinem Zug, für einen deiner Schritte: Du erhältst { $number } Bedrohung; dann darfst du eine aktive Wache deiner Wahl durch eine offene Tür um ein Plättchen versetzen.
card-bait = Köder
    .text =
        In deinem Zug, wirf diese Karte ab und wähle ein benachbartes Plättchen: Bis zu { $number } { $number ->
            [one] aktiver Klon deiner Wahl auf einem Plättchen neben jenem, deines eingeschlossen, geht dorthin, wenn
           *[other] aktive Klone deiner Wahl auf Plättchen neben jenem, deines eingeschlossen, gehen dorthin, soweit
        } es Platz hat.
card-toolkit = Werkzeugtasche
    .text = Wenn du eine Tür mit Intelligenz entriegelst oder auf ein Kontrollpult zugreifst: { $number } Intelligenzwürfel mehr.
card-magnetic-lock = Magnetschloss
    .text = In deinem Zug, wirf diese Karte ab: Verriegle eine offene Tür deines Plättchens.
card-security-key-card = Sicherheitskarte
    .text = Was sie öffnet, sagt das Szenario.
