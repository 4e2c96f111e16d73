name-everyone = alle
name-spectator = ein Zuschauer
option-pass = Passen
event-rewound = Zurückgenommen: Was du nach Nummer { $to } erfahren hast, ist nicht geschehen.
event-rules-changed = Die Regeln haben sich geändert, seit dieses Spiel begonnen hat. Von hier an gilt Version { $version }; es geht von der zuletzt gespeicherten Stellung weiter, und spätere Antworten zählen nicht mehr.
event-bygone = Von früheren Regeln berichtet: { $what }.

lines-welcome = { $game }: Antworte mit einer Nummer oder dem Text einer Option; außerdem: schau, warum OPTION, zurück, halt, log, regel NUMMER, karte NAME, speichern DATEI, hilfe, ende.
lines-commitment = Die Würfel sind festgelegt durch: { $commitment }
lines-secret = Das Geheimnis der Würfel, auf das sie festgelegt waren: { $secret }
lines-hand-over = Jetzt { $seat }. Niemand sonst schaut hin! (Eingabetaste)
lines-over = Das Spiel ist aus. { $ending } Gewonnen: { $winners }.
lines-nobody = niemand
lines-allowed = { $option } ist möglich.
lines-refused = { $option }: { $reason } ({ $rule }: { $sentence })
lines-consent = { $seats }: Seid ihr einverstanden, dass { $seat } das zurücknimmt, obwohl etwas Neues zu sehen war? (ja/nein)
lines-no-consent = Es bleibt, wie es ist.
lines-undone = Zurückgenommen.
lines-stopping = Du wirst in jedem Moment gefragt, in dem Karten gespielt werden dürfen.
lines-not-stopping = Du wirst nur gefragt, wenn du etwas spielen kannst, das für diesen Moment gedacht ist.
lines-saved = Gespeichert in { $file }. Die Datei enthält die ganze Wahrheit des Spiels: Gib sie niemandem, der noch spielt.
lines-unknown = { $text } ist weder eine Option noch ein Befehl. Optionen haben die Nummern 1 bis { $count }; Befehle sind: { $commands }.
lines-missing = { $command } braucht { $what }.
lines-what-option = eine Option, wie in „warum { $option }“
lines-what-file = einen Dateinamen
lines-what-rule = die Nummer einer Regel
lines-no-rule = Eine Regel { $number } gibt es nicht.
lines-number = { $number } ist keine der Nummern 1 bis { $count }.
lines-goodbye = Auf Wiedersehen.
lines-goodbye-unsaved = Auf Wiedersehen. Dieses Spiel wurde nicht gespeichert; „speichern DATEI“ speichert ein Spiel.
lines-save-now = „speichern DATEI“ speichert das Spiel; die Eingabetaste beendet:
lines-failed = Bei dieser Antwort versagen die Regeln: { $problem } Das Spiel steht wie davor.
lines-sure = Seitdem war etwas Neues zu sehen. Trotzdem zurücknehmen? (ja/nein)
lines-no-card = Die Karten sind: { $known }.
rule-ruling = Festlegung: { $ruling }
legend = Das Bild zeigt das Brett.
lines-nothing-told = Du hast noch nichts erfahren.
lines-bot = { $seat }: Hier spielt der Computer.

lines-campaign-on = Die Kampagne geht mit dem nächsten Szenario weiter. Jetzt? (ja/nein)
lines-campaign-again = Niemand ist entkommen, die Kampagne steht also, wo sie stand. Dieses Szenario noch einmal versuchen? (ja/nein)
lines-campaign-over = Die Kampagne ist zu Ende.
lines-campaign-rests = Die Kampagne wartet in { $file }.

replay-start = { $game }, { $count } Einträge
replay-seat = { $game }, gesehen von: { $seat }
replay-own-undo = { $number }. { $seat } nimmt eine Antwort zurück
replay-entry = { $number }. { $seat }: { $option }
replay-undo = { $number }. { $seat } nimmt Eintrag { $option } zurück
replay-failure = Hier versagen die Regeln: { $failure }
replay-kept = In dieser Aufzeichnung versagten die Regeln: { $failure }
replay-open = Das Spiel ist nicht aus: Gefragt ist { $seat }.

slip-over = Das Spiel ist aus.
slip-not-asked = An { $seat } ist gerade keine Frage gestellt.
slip-not-offered = { $option } steht nicht zur Wahl; möglich sind: { $possible }.
slip-no-option = { $option } ist hier keine Option; bekannt sind: { $known }.
slip-nothing-to-undo = { $seat }: Es gibt keine Antwort, die sich zurücknehmen ließe.
slip-barrier = Das lässt sich nicht ohne Einverständnis zurücknehmen: { $seats }.
slip-not-written = { $file } lässt sich nicht schreiben: { $reason }.

# The box
box-cards = Karten: { $count }
box-reactions = Reaktionskarten: { $count }, davon { $different } verschiedene
box-missions = Aufträge: { $count }
box-items = Gegenstände: { $count }, davon { $different } verschiedene
box-made-of = { $matrix }, Bauteil: { $required }
box-characters = Charaktere: { $count }
box-bosses = Bosse: { $count }
box-rooms = Räume: { $count }
box-creatures = Kreaturen: { $count } Arten
box-maps = Seiten der Planbögen: { $count }
box-stats = { $when ->
    [nightmare] Albtraum
   *[other] sonst
} verwunden { $wound }, töten { $kill }, Würfel { $dark } dunkel { $light } hell, Schrecken { $fright }, Abstand { $spawn }

# Was man eingeben kann
lines-yes = ja, j, yes, y
command-look = schau
command-why = warum
command-undo = zurück
command-stop = halt
command-log = log
command-rule = regel
command-card = karte
command-save = speichern
command-help = hilfe
command-quit = ende
