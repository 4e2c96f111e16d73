card-boxer = Boxer
    .text = Nach deinem Wurf für einen Angriff auf einen Gegner: Wirf { $number } Würfel neu.
card-skeptic = Skeptiker
    .text = Nach deinem Wurf für die Probe eines Angst-Ereignisses: Wirf bis zu { $number } Würfel neu.
card-gambler = Zocker
    .text = Nachdem du für eine Probe gewürfelt hast: Du darfst deine Angst um { $number } erhöhen und alle Würfel neu werfen.
card-acrobat = Akrobat
    .text = { $speed } Tempo, { $strength } Stärke. { $number } Würfel mehr, wenn du durchbrichst.
card-engineer = Ingenieurin
    .text = { $number } Würfel mehr, um eine Tür zu entriegeln, an Kontrollpulten und bei Proben von Anlagen-Ereignissen.
card-daredevil = Draufgänger
    .text = Ab { $number } Angst: ein Würfel mehr bei jeder deiner Proben.
card-lone-wolf = Einzelgänger
    .text = Solange kein anderer Spieler auf deinem oder einem benachbarten Plättchen ist: { $number } Würfel mehr bei jeder deiner Proben.
card-desperate = Verzweifelt
    .text =
        { $number ->
            [0] Ohne Adrenalinkarte
            [one] Mit { $number } Adrenalinkarte oder weniger
           *[other] Mit { $number } Adrenalinkarten oder weniger
        } auf der Hand: zwei Würfel mehr bei jeder deiner Proben.
card-smooth-talker = Redekünstler
    .text = { $number } Würfel mehr, um Gegner zu überlisten; und misslingt es dir, handeln sie deswegen nicht.
card-thrill-seeker = Nervenkitzel
    .text =
        Immer wenn dein Angriff einen Gegner betäubt oder entfernt: Ziehe { $number } { $number ->
            [one] Adrenalinkarte, wenn
           *[other] Adrenalinkarten, soweit
        } auf deiner Hand Platz ist.
card-thick-skull = Dickschädel
    .text = { $toughness } Zähigkeit, { $intelligence } Intelligenz.
card-self-defense = Selbstverteidigung
    .text =
        Nach deinem Wurf für einen Angriff auf einen Gegner: { $number } { $number ->
            [one] Würfel mit einem doppelten Symbol, das nicht zählt, wird
           *[other] Würfel mit je einem doppelten Symbol, das nicht zählt, werden
        } neu geworfen. Nach dem Wurf eines Angriffs, der dich treffen würde: { $number } Würfel, { $number ->
            [one] dessen doppeltes Symbol zählt
           *[other] deren doppelte Symbole zählen
        }.
card-diversion = Ablenkung
    .text =
        Nach dem Wurf eines Angriffs, der dich treffen würde: Du darfst einen deiner Gegenstände auf dein Plättchen legen; dann { $number ->
            [one] zählt
           *[other] zählen
        } { $number } der Symbole nicht.
card-harmless-look = Harmloser Blick
    .text = Vor dem Angriff einer Wache auf dich, wenn du keine Waffe hältst: Du darfst deine Angst um eins erhöhen; dann hat der Angriff { $number } Würfel weniger.
card-cold-blooded = Kaltblütig
    .text = Angegriffen zu werden erhöht deine Angst nicht; nur die Symbole eines Hybriden tun es.
card-level-head = Kühler Kopf
    .text = Zu Beginn deines Zugs: Du darfst deine Angst um { $number } erhöhen oder senken.
card-survivalist = Überlebenskünstler
    .text =
        Zu Beginn deines Zugs, nachdem du gezogen hast: Ziehe noch eine Karte, wenn du { $number ->
            [one] keine
           *[other] weniger als { $number }
        } auf der Hand hast.
card-pilferer = Langfinger
    .text = Zu Beginn deines Zugs auf einem Plättchen mit Kiste: Du darfst { $number } Bedrohung erhalten und einen Gegenstand ziehen.
card-locksmith = Schlosser
    .text =
        In deinem Zug: Verliere { $number } { $number ->
            [one] Adrenalinkarte
           *[other] Adrenalinkarten
        }, aber nicht deine letzte; dann verriegle oder entriegle eine Tür deines Plättchens.
card-tinkerer = Bastlerin
    .text =
        In deinem Zug: Wirf einen deiner Gegenstände ab, aber keine Sicherheitskarte; dann ziehe { $number } { $number ->
            [one] Adrenalinkarte, wenn
           *[other] Adrenalinkarten, soweit
        } auf deiner Hand Platz ist.
card-informer = Denunziant
    .text = In deinem Zug, mit einer aktiven Wache auf deinem oder einem benachbarten Plättchen: Verliere eine Adrenalinkarte, aber nicht deine letzte; dann verlierst du { $number } Bedrohung, und ein anderer Spieler deiner Wahl auf dem Spielplan erhält sie, wenn es einen gibt.
card-premonition = Vorahnung
    .text =
        Wenn du eine Ereigniskarte gezogen hast: Du darfst { $number } { $number ->
            [one] Adrenalinkarte
           *[other] Adrenalinkarten
        } verlieren, aber nicht deine letzte; dann wird stattdessen eine andere Ereigniskarte gezogen.
card-contortionist = Schlangenmensch
    .text = Lüftungen stehen dir bis { $number } Angst offen, und durch sie zu kriechen erhöht sie nicht.
card-pathfinder = Pfadfinderin
    .text = Wenn du erkundest und das Plättchen siehst: Du darfst deine Angst um { $number } erhöhen und es unter seinen Stapel legen, wenn der nicht leer ist; dann wird das nächste gelegt, das passt.
card-no-scent = Ohne Witterung
    .text = Mit { $number } Angst oder weniger halten dich Klone auf ihrem Plättchen nicht fest.
card-packrat = Packesel
    .text =
        Du kannst so viele Gegenstände tragen, als hättest du { $number } { $number ->
            [one] Hand
           *[other] Hände
        } mehr.
