# Names and answers that no game has to bring along
name-everyone = alle
name-spectator = ein Zuschauer
option-pass = Passen
event-rewound = Zurückgenommen: Was durchgestrichen ist, ist nicht geschehen.
event-rules-changed = Die Regeln haben sich geändert, seit dieses Spiel begonnen hat. Von hier an gilt Version { $version }; es geht von der zuletzt gespeicherten Stellung weiter, und spätere Antworten zählen nicht mehr.
event-bygone = Von früheren Regeln berichtet: { $what }.

rule-ruling = Festlegung: { $ruling }

# Everywhere
page-unlit = Unlit
page-title = { $what } · Unlit
page-motto = Brettspiele im dunklen Labyrinth, nach ihren echten Regeln. Das Dunkel hütet der Computer, ohne Fehler und ohne etwas zu verraten.
page-unofficial = Eine inoffizielle Umsetzung von Spielern; kein Verlag hat sie gemacht oder gutgeheißen.
page-language = Sprache
page-close = Schließen
page-cancel = Nein, lieber nicht
page-sure = Ja, ganz sicher
page-to-start = Zur Startseite
page-lost = Hier ist nichts.
page-loading = Einen Moment …
page-no = Das hat nicht geklappt.

# Start
page-game = Spiel
page-you-play = Du spielst
page-side-both = Beide, an diesem Bildschirm
page-side-both-more = Ihr wechselt euch an einem Bildschirm ab; dazwischen fällt ein Vorhang.
page-against = Gegen
page-against-bot = Den Computer
page-against-bot-more = Es geht sofort los.
page-against-friend = Jemanden, per Link
page-against-friend-more = Du bekommst einen Link zum Verschicken; das Spiel beginnt, wenn alle da sind. Jeder Platz braucht seinen eigenen Browser.
page-story = Was du spielst
page-story-single = Ein einzelnes Szenario
page-story-campaign = Die Kampagne
page-story-told = Wie es beginnt
page-play = Spielen
page-advanced = Weitere Einstellungen
page-seats = Wer wo sitzt
page-who-me = ich, hier
page-who-bot = der Computer
page-who-friend = jemand anders, per Link
page-your-name = Dein Name
page-spectators = Andere dürfen zuschauen, per Link
page-falling = Wann der Vorhang fällt
page-falling-always = Immer, wenn jemand reagieren könnte
page-falling-always-more = In jedem Moment, für den es eine Karte gibt, ob jemand eine hat oder nicht: Der Bildschirm wandert oft, aber das verrät nichts.
page-falling-needed = Nur, wenn jemand reagieren kann
page-falling-needed-more = Der Bildschirm wandert seltener, aber jedes Mal verrät etwas: Wer im Zug eines anderen gerufen wird, hat etwas auszuspielen.
page-pause = Länge einer Pause, in Sekunden
page-pause-more = So lange dauert jede Pause, in der jemand reagieren darf, ob es etwas zu spielen gibt oder nicht. 0: so lange wie nötig.
page-stand-in = Bis ein Bot einspringt, in Sekunden
page-stand-in-more = Nach dieser Zeit spielt ein Bot für jemanden, der weg ist. 0: nie.
page-claim = Bis der Sieg beansprucht werden kann, in Sekunden
page-claim-more = Nach dieser Zeit lässt sich der Sieg gegen jemanden beanspruchen, der weg ist. 0: nie.
page-my-tables = Deine Tische
page-at-table = Am Tisch: { $names }
page-last-played = Zuletzt gespielt: { $when }
page-unreadable = Dieser Tisch lässt sich nicht lesen. Deine anderen Tische sind nicht betroffen.
page-played-scenario = Szenario { $value }
page-played-campaign = Kampagne, Szenario { $value }
page-played-difficulty = Schwierigkeit: { $value }
page-forget = Aus der Liste nehmen
page-forget-more = Dieser Browser vergisst deinen Platz: Du kannst das Spiel nicht mehr ansehen und seine Aufzeichnung nicht mehr herunterladen.
page-forget-campaign = Dieser Browser vergisst deinen Platz: Du kannst diese Kampagne nicht fortsetzen, das Spiel nicht mehr ansehen und seine Aufzeichnung nicht mehr herunterladen.

# Invitations
page-join = Du bist eingeladen
page-invited-by = { $host } lädt dich zu { $game } ein.
page-invited = Du bist zu { $game } eingeladen.
page-invited-seat = Du spielst: { $seat }
page-join-more = Wie sollen die anderen dich nennen?
page-join-go = Platz nehmen
page-watch = Bei einem Spiel zuschauen
page-watch-more = Du siehst, was alle am Tisch sehen dürfen, und nicht mehr.
page-watch-go = Zuschauen
page-invitation-missing = Dieser Adresse fehlt die Einladung: Bitte öffne den ganzen Link, den du bekommen hast.
page-invitations = Einladungen
page-invite-seat = Link für: { $seat }
page-invite-watch = Link für Zuschauer
page-invite-here-only = Diese Links funktionieren nur auf diesem Computer. Um andere hereinzulassen, starte den Server mit unlit serve --host 0.0.0.0, öffne diese Seite unter der Adresse dieses Computers in eurem Netz und richte den Tisch dort ein.
page-no-invitations = Kein Platz wartet auf jemanden.
page-copy = Kopieren
page-copied = Kopiert
page-gathering = Es sind noch nicht alle da
page-gathering-for = Es fehlen noch: { $seats }. Das Spiel beginnt, wenn alle da sind.
page-gathering-none = Die anderen kommen über ihre eigenen Links oder wenn sie „{ page-rematch-join }“ oder „{ page-onward-join }“ wählen.
page-gathering-soon = Alle Plätze sind vergeben; es geht los, sobald alle einmal hereingeschaut haben.

# The table
page-no-seat = An diesem Tisch hast du keinen Platz
page-no-seat-more = Dieser Browser hält hier keinen Platz. Wenn du eingeladen bist, öffne den Link, den du bekommen hast.
page-your-turn = Du bist dran
page-you-are-asked = Du wirst gefragt
page-reading = { $count ->
    [one] { $names } liest noch die Geschichte
   *[other] { $names } lesen noch die Geschichte
}
page-reading-you = Es geht weiter, wenn du die Geschichte gelesen hast
page-waiting = { $seat } entscheidet
page-moment = Einen Augenblick
page-over = Das Spiel ist aus
page-menu = Menü
page-board = Brett
page-view = Gesehen von: { $seat }
page-options = Was du tun kannst
page-fold = Antworten wegklappen
page-unfold = Antworten zeigen
page-not-now = Geht gerade nicht
page-why-not = Warum nicht: { $option }?
page-rule = Regel { $rule }
page-undo = Zurücknehmen
page-undo-ask = Um Zurücknehmen bitten
page-undo-here = Seitdem war etwas Neues zu sehen. Sind die anderen hier einverstanden?
page-side = Verlauf und Leute
page-log = Verlauf
page-people = Leute
page-unread = { $count ->
    [one] 1 neue Zeile
   *[other] { $count } neue Zeilen
}
page-earlier = Zeigen, was davor war
page-log-empty = Noch ist nichts geschehen.
page-new = neu für dich
page-times = × { $count }
page-struck = (zurückgenommen)
page-link-connecting = Verbindung wird aufgebaut …
page-link-open = Verbunden
page-link-broken = Die Verbindung ist unterbrochen; es wird weiter versucht. Nichts geht verloren.
page-link-over = Nicht verbunden
page-bye = Der Server hat die Verbindung beendet.
page-bye-restart = Der Server startet neu; diese Seite kommt von selbst zurück.
page-bye-removed = Der Gastgeber hat deinen Platz jemand anderem gegeben.
page-bye-left = Du hast diesen Tisch verlassen.
page-bye-no-token = Dieser Platz gehört dir nicht mehr.
page-bye-no-table = Diesen Tisch gibt es nicht mehr.
page-bye-unreadable = Dieser Tisch lässt sich nicht lesen. Deine anderen Tische sind nicht betroffen.
page-bye-too-many-sockets = In deinem Netz sind zu viele Seiten offen; schließe eine und lade neu.
page-bye-another-seat = Dieser Browser hat schon einen anderen Platz dieses Spiels gesehen. Jeder Platz braucht seinen eigenen Browser; wer hier mehrere spielen will, richtet ein Spiel ein, bei dem alle an einem Bildschirm sitzen.
page-bye-newcomer = Die Gegenseite wird gerade gefragt, ob du diesen Platz übernehmen darfst. Sobald alle zugestimmt haben, geht es hier von selbst weiter.
page-bye-not-wanted = Die Gegenseite hat nicht zugestimmt; ein Bot hat den Platz übernommen.
page-bye-too-late = Das Spiel war aus, bevor die Gegenseite geantwortet hat.
page-bye-seat-given-back = Du spielst nicht mehr für dein Teammitglied.
page-game-in = Dieses Spiel kennt deine Sprache noch nicht. Gezeigt wird es auf { $language }.
page-moved-on = Die Regeln wurden verbessert, während dieses Spiel lief; es geht nach den neuen weiter.
page-proposal-undo = { $seat } bittet darum, die letzte Antwort zurückzunehmen, obwohl seitdem etwas Neues zu sehen war.
page-proposal-end = { $seat } bietet an, das Spiel ohne Sieger zu beenden.
page-proposed-undo = { $seat } bittet darum, eine Antwort zurückzunehmen. Zustimmen müssen noch: { $seats }.
page-proposed-end = { $seat } bietet an, das Spiel zu beenden. Zustimmen müssen noch: { $seats }.
page-agree = Zustimmen
page-refuse = Ablehnen
page-newcomer-asks = { $name } möchte diesen Platz übernehmen: { $seat }. Bist du einverstanden? Wenn nicht, übernimmt ihn ein Bot.
page-newcomer-waits = { $name } möchte diesen Platz übernehmen: { $seat }. Zustimmen müssen noch: { $seats }.
page-newcomer-refuse = Einen Bot spielen lassen
page-somebody = Jemand
page-became-left = { $seat }: { $name } hat den Tisch verlassen, ein Bot spielt weiter.
page-became-removed = { $seat }: { $name } wurde weggeschickt. Jemand anderes kann den Platz übernehmen, wenn die Gegenseite zustimmt.
page-became-joined = { $seat }: { $name } hat den Platz übernommen.
page-became-not-wanted = { $seat }: { $name } wurde abgelehnt, ein Bot spielt weiter.
page-became-stands-in = { $seat } ist weg; solange spielt { $name } für diesen Platz.

# People and chat
page-person-here = da
page-person-away = weg
page-person-bot = Computer, { $bot }
page-person-bot-stands-in = weg, ein Bot springt ein
page-person-played-by = weg, gespielt von: { $seat }
page-person-nobody = noch niemand
page-person-host = Gastgeber
page-person-you = du
page-bot-greedy = gierig
page-bot-random = zufällig
page-watching = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Leute schauen zu
}
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-to = An wen
page-chat-text = Etwas sagen
page-to-all = an alle
page-to-side = an meine Seite
page-send = Senden

# The menu
page-guide = So wird gespielt
page-guide-none = Zu diesem Spiel gibt es keine Anleitung. Was du tun kannst, steht immer in der Liste neben dem Brett.
page-rules = Regeln
page-rules-search = In den Regeln suchen
page-rules-none = Keine Regel enthält diese Wörter.
page-legend = So funktioniert diese Seite
page-legend-keys = Antworte mit einem Klick auf das Brett oder auf eine Option der Liste; auch die Tasten 1 bis 9 antworten. Mit Tab erreichst du alles, Escape schließt, was offen ist.
page-legend-keys-list = Antworte mit einem Klick auf eine Option der Liste; auch die Tasten 1 bis 9 antworten. Mit Tab erreichst du alles, Escape schließt, was offen ist.
page-legend-refusals = Was du erwarten würdest, aber gerade nicht tun kannst, steht unter den Optionen bei „{ page-not-now }“: Ein Klick darauf sagt, warum, mit der Nummer der Regel.
page-legend-log = Der Verlauf enthält alles, was du erfahren hast, das Neueste unten; was zurückgenommen wurde, ist durchgestrichen.
page-stops = Wann du gefragt wirst
page-stops-more = Die anderen merken nicht, in welchen Momenten du gefragt wirst. Dazwischen passt das Programm für dich.
page-stops-usual = Immer, wenn ich etwas spielen kann, das für diesen Moment gedacht ist
page-stops-chosen = In diesen Momenten
page-hand-over = Den Bildschirm weitergeben
page-report = Ein Problem melden
page-report-words = Was stimmt nicht?
page-report-attached = Angehängt wird, was dein Platz von diesem Spiel gesehen hat: seine Ansicht, seine Frage und sein Verlauf. Nichts, was dir verborgen ist, geht mit.
page-report-send = Meldung abschicken
page-report-sent = Danke. Die Meldung liegt jetzt auf diesem Server.
page-offer-end = Ein Ende ohne Sieger anbieten
page-end = Ohne Sieger beenden
page-concede = Aufgeben
page-remove = { $name } wegschicken
page-leave = Den Tisch verlassen
page-leave-more = Ein Bot übernimmt deinen Platz bis zum Spielende, und du kannst nicht zurückkommen.
page-claim-against = Den Sieg beanspruchen: { $name } ist schon zu lange weg
page-give-back = Den Platz zurückgeben: { $name }
page-stand-in-for = Für { $name } spielen

# Curtain
page-pass = Sieh dir an, was daraus wurde. Als Nächstes: { $seat }.
page-pass-look = Sieh dich um. Als Nächstes: { $seat }.
page-pass-on = Weitergeben
page-curtain = Jetzt: { $seat }.
page-curtain-choose = Wer sitzt am Bildschirm?
page-curtain-nobody = Alle anderen schauen weg.
page-curtain-lift = Ich bin: { $seat }
page-title-curtain = Jetzt: { $seat } · Unlit

# The end
page-you-won = Du hast gewonnen
page-you-lost = Du hast verloren
page-nobody-won = Niemand hat gewonnen
page-won-by = Gewonnen: { $seats }
page-ending-conceded = Aufgegeben hat: { $seat }.
page-ending-agreed = Alle waren damit einverstanden, das Spiel zu beenden.
page-ending-claimed = Die andere Seite war weg; den Sieg beansprucht hat: { $seat }.
page-rematch = Noch einmal spielen
page-rematch-as = Noch einmal spielen, als: { $seat }
page-onward-next = Weiter zum nächsten Szenario
page-onward-again = Dieses Szenario noch einmal versuchen
page-onward-again-more = Niemand ist entkommen, die Kampagne steht also, wo sie stand.
page-onward-join = Weiter: Die anderen warten
page-campaign = Die Kampagne
page-campaign-over = Die Kampagne ist zu Ende.
page-campaign-waits = Die Kampagne geht weiter
page-rematch-join = Noch einmal spielen: Die anderen warten
page-replay = Das Spiel noch einmal ansehen
page-record = Die Aufzeichnung herunterladen
page-dice-hold = Die Würfel waren ehrlich: Das Geheimnis passt zu dem, was am Anfang veröffentlicht wurde.
page-dice-broken = Das Geheimnis passt nicht zu dem, was am Anfang veröffentlicht wurde!
page-dice-more = Vor der ersten Entscheidung hat sich der Server auf das Geheimnis festgelegt; die Würfel kamen daraus und aus einem Beitrag jedes Platzes. Mit der Aufzeichnung lässt sich jeder Wurf nachprüfen.
page-commitment = Am Anfang veröffentlicht
page-secret = Das Geheimnis
page-replay-seat = Gesehen von
page-replay-step = Eintrag { $step } von { $last }
page-previous = Zurück
page-next = Weiter
page-replay-leave = Wiederholung verlassen

# What did not work
slip-unreachable = Der Server ist nicht zu erreichen.
slip-over = Das Spiel ist aus.
slip-not-over = Das Spiel ist noch nicht aus.
slip-not-asked = An { $seat } ist gerade keine Frage gestellt.
slip-not-offered = Das steht nicht mehr zur Wahl.
slip-no-option = Das ist hier keine Option.
slip-paused = Gerade dürfen andere reagieren; warte, bis das vorbei ist.
slip-nothing-to-undo = { $seat }: Es gibt keine Antwort, die sich zurücknehmen ließe.
slip-before-new-rules = Seitdem haben sich die Regeln geändert; was davor war, lässt sich nicht mehr zurücknehmen.
slip-other-rules = Dieses Spiel wurde nach Version { $version } der Regeln gespielt und lässt sich nicht mehr nachspielen; hier gilt Version { $here }.
slip-barrier = Das lässt sich nicht ohne Einverständnis der anderen zurücknehmen.
slip-gathering = Es sind noch nicht alle da.
slip-no-entry = Einen Eintrag { $number } gibt es nicht.
slip-nothing-asked = Du bist nach nichts gefragt.
slip-team-plays-on = Dein Team spielt weiter. Willst du ohne die anderen gehen, wähle „{ page-leave }“.
slip-no-opponent = Hier spielt niemand, der gegen dich wäre: { $seat }.
slip-not-gone = Noch nicht lange genug weg: { $seat }.
slip-not-host = Das kann nur der Gastgeber.
slip-no-guest = Hier sitzt kein Gast: { $seat }.
slip-no-moment = Diesen Moment gibt es nicht.
slip-no-table = Diesen Tisch gibt es nicht.
slip-unreadable = Dieser Tisch lässt sich nicht lesen. Deine anderen Tische sind nicht betroffen.
slip-no-token = Das öffnet hier nichts; vielleicht wurde es schon benutzt.
slip-not-stored = Es lässt sich gerade nicht speichern; nichts ist verloren, bitte versuch es noch einmal.
slip-failed = Auf dem Server ist etwas schiefgegangen; nichts ist verloren.
slip-too-fast = Zu viel auf einmal; bitte warte einen Moment.
slip-too-many-tables = Aus deinem Netz kamen zu viele neue Tische; bitte versuche es später noch einmal.
slip-too-many-reports = Aus deinem Netz kamen zu viele Berichte; bitte versuche es später noch einmal.
slip-too-long = Das ist zu lang.
slip-bad-message = Der Server hat diese Seite nicht verstanden; vielleicht ist er neuer. Bitte lade sie neu.
slip-bad-time = Eine der Zeiten ist zu lang.
slip-no-people = An den Tisch muss sich jemand setzen.
slip-spectator = Wer zuschaut, schaut nur.
slip-empty = Da steht nichts.
slip-no-team-mate = { $seat } spielt nicht in deinem Team.
slip-not-away = { $seat } ist nicht weg.
slip-reading = { $seat } liest noch die Geschichte.
slip-stale = Die Frage hat sich inzwischen geändert.
slip-too-late = Das kam zu spät.
slip-another-seat = Dieser Browser hat schon einen anderen Platz dieses Spiels gesehen: { $seat }. Jeder Platz braucht seinen eigenen Browser; wer hier mehrere spielen will, richtet ein Spiel ein, bei dem alle an einem Bildschirm sitzen.
slip-stands-in = Solange du für jemand anderen spielst, kannst du nur antworten. Alles Übrige geht von deinem eigenen Platz aus.
slip-other-content = Unter dieser Nummer hatte der Server schon eine andere Nachricht; diese hier hat nichts geändert. Bitte versuch es noch einmal.
slip-seat-gone = Dein Platz am neuen Tisch ist inzwischen vergeben. Bitte den Gastgeber um eine Einladung.

# Die Karte
page-map-closer = Näher
page-map-farther = Weiter weg
page-map-centre = Zurück zur Mitte
page-map-all = Alles zeigen
