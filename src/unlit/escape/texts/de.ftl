# Namen
name-iris = Iris
name-jonas = Jonas
name-kwame = Kwame
name-lena = Lena
name-spectator = ein Zuschauer

# Wörter
word-north = Norden
word-east = Osten
word-south = Süden
word-west = Westen
word-for = für
word-by = mit
word-to = nach
word-with = mit
word-at = in
word-place = versetzt
word-then = dann
word-again = wieder
word-intelligence = Intelligenz
word-intelligence-2 = doppelte Intelligenz
word-strength = Stärke
word-strength-2 = doppelte Stärke
word-speed = Tempo
word-toughness = Zähigkeit
word-less-fear = einmal weniger Angst
word-more-fear = einmal mehr Angst
word-its-ability = ihre Fähigkeit
word-attack = Angriff
word-bull-rush = Durchbruch
word-outwit = Überlisten
word-unlock = Entriegeln
word-access = Zugriff
word-event = Ereignis
word-reroll = Neuwurf
word-peek = Spähen
word-turn-end = Ende des Zugs
word-guards = Wachen
word-aliens = Außerirdische
word-guards-then-clones = Wachen, dann Klone
word-clones-then-guards = Klone, dann Wachen
word-escaped = entkommen
word-killed = tot
word-lost = verloren
word-accessed = benutzt
word-ducts-to = Schächte zu
word-vent = Lüftung

# Gegner
thing-guard = Wache
thing-clone = Klon
thing-hybrid = Hybrid
thing-cronos = Dr. Cronos
thing-hybrid-1 = Hybrid des Geistes
thing-hybrid-2 = Hybrid des Arms
thing-hybrid-3 = Hybrid des Beins

# Symbole
thing-fear = Angst
thing-fear-again = Angst, immer wieder
thing-security = Sicherheit
thing-security-again = Sicherheit, immer wieder
thing-facility = Anlage
thing-medical-supplies = Sanitätsmaterial
thing-crate = Lagerkiste
thing-lab = Labor
thing-control-panel = Kontrollpult
thing-generator = Generator
thing-elevator = Aufzug
thing-darkness = Dunkelheit
thing-clone-nest = Klonnest
thing-guard-post = Wachposten

# Szenarien
thing-a-new-level-of-fear = Eine neue Stufe der Angst
thing-second-sight = Das zweite Gesicht

# Plättchen
thing-tank-farm = Tanklager
thing-a-lift = A-Lift
thing-b-lift = B-Lift
thing-c-lift = C-Lift
thing-infirmary = Krankenstation
thing-maintenance-tunnel = Wartungstunnel
thing-green-lab = Grünes Labor
thing-red-lab = Rotes Labor
thing-white-lab = Weißes Labor
thing-airlock = Luftschleuse
thing-incinerator = Verbrennungsofen
thing-sick-bay-a = Krankenzimmer A
thing-sick-bay-b = Krankenzimmer B
thing-corridor-101-a = Gang 101-A
thing-corridor-101-b = Gang 101-B
thing-corridor-102 = Gang 102
thing-corridor-103 = Gang 103
thing-corridor-104 = Gang 104
thing-corridor-105 = Gang 105
thing-morgue-a = Leichenhalle A
thing-morgue-b = Leichenhalle B
thing-cold-store = Kühlraum
thing-armory = Waffenkammer
thing-guard-room = Wachstube
thing-watch-post = Wachturm
thing-barracks = Unterkünfte
thing-control-room = Leitstand
thing-relay-room = Relaisraum
thing-server-room = Serverraum
thing-monitor-room = Monitorraum
thing-generator-hall = Generatorhalle
thing-pump-room = Pumpenraum
thing-holding-cells = Arrestzellen
thing-cell-block = Zellentrakt
thing-observation-deck = Beobachtungsdeck
thing-vivarium = Vivarium
thing-hatchery = Brutkammer
thing-feeding-pit = Futtergrube
thing-drain = Abfluss
thing-laundry = Wäscherei
thing-stores = Vorratslager
thing-kitchen = Küche
thing-decontamination = Dekontamination
thing-crossing = Kreuzung

# Möglichkeiten
option-pass = Passen
option-end-turn = Den Zug beenden
option-escape = Entkommen
option-move = Gehe nach: { $rest }
option-explore = Erkunde: { $rest }
option-crawl = Durch die Lüftung nach: { $rest }
option-attack = Greife an: { $rest }
option-bull-rush = Durchbruch
option-outwit = Überliste die { $rest }
option-unlock = Entriegle: { $rest }
option-access-panel = Greife auf das Kontrollpult zu
option-trade = Tausche { $rest }
option-pick = Hebe { $rest }
option-use = Benutze: { $rest }
option-turned = Um { $rest } Grad gedreht
option-guards = Wachen
option-clones = Klone
option-north = Norden { $rest }
option-east = Osten { $rest }
option-south = Süden { $rest }
option-west = Westen { $rest }
option-accept = Annehmen
option-decline = Ablehnen
option-done = Fertig
option-lock = Verriegeln
option-leave-open = Offen lassen
word-over = vorbei an
word-dice = Würfeln
word-up = auf

# Fragen
prompt-turn = Was tust du?
prompt-lose-card = Welche Karte verlierst du (noch { $about })?
prompt-lay-down = Du trägst zu viel. Was legst du ab?
prompt-leave-infirmary = Aus welcher Lüftung kommst du?
prompt-lay-tile = Wie liegt das Plättchen: { $about }?
prompt-lay-tile-at = Wo wird es angelegt: { $about }?
prompt-spawn = Wo erscheint es: { $about }?
prompt-enemy-goes = Wohin geht es: { $about }?
prompt-give = Was gibst du { $about }?
prompt-take = Was verlangst du von { $about }?
prompt-trade = { $about } bietet dir einen Tausch an. Bist du einverstanden?
prompt-lock-behind = Verriegelst du die Tür hinter dir ({ $about })?
prompt-panel = Was tut das Pult für dich?
prompt-before-a-challenge = Vor dem Wurf: { $about }. Tust du etwas dazu?
prompt-after-a-challenge-roll = Nach dem Wurf: { $about }. Änderst du etwas?
prompt-before-an-attack = Vor dem Angriff: { $about }. Tust du etwas?
prompt-after-an-attack-roll = Nach dem Angriffswurf: { $about }. Änderst du etwas?

# Was geschieht
event-turn-began = { $who } ist am Zug.
event-drew = Du ziehst: { $card }.
event-has-drawn = { $who } zieht { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
event-discarded = { $who } verliert eine Karte: { $card }.
event-played = { $who } spielt für { $what }: { $card }.
event-assisted = { $who } hilft { $whom }: { $card }.
event-fear-changed = { $who }: Angst { $fear }.
event-threat-gained = { $who } gilt als gefährlicher: Bedrohung { $threat }.
event-threat-lost = { $who } gilt als weniger gefährlich: Bedrohung { $threat }.
event-vitality-changed = { $who }: Vitalität { $vitality }.
event-moved = { $who } geht nach: { $to }.
event-crawled = { $who } kriecht durch die Lüftung nach: { $to }.
event-tile-drawn = Ein Plättchen wird gezogen: { $tile }.
event-tile-laid = Jetzt auf der Karte: { $tile }.
event-no-room = Dafür ist kein Platz: { $tile }.
event-peeked = { $who } späht: { $die }.
event-rolled = { $who } würfelt für { $purpose }: { $dice }.
event-passed = { $who } besteht: { $purpose }.
event-failed = { $who } scheitert: { $purpose }.
event-stunned = Betäubt: { $enemy }.
event-recovered = Wieder auf den Beinen: { $enemy }.
event-removed = Aus dem Spiel: { $enemy }.
event-spawned = { $enemy } erscheint: { $tile }.
event-enemy-moved = { $enemy } geht nach: { $to }, { $over }
event-lock-removed = Eine Verriegelung ist fort: { $tile }, { $side }.
event-lock-placed = Eine Tür ist verriegelt: { $tile }, { $side }.
event-attacked = { $enemy } greift { $target } an: { $dice }.
event-hurt = { $who } muss { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} verlieren.
event-knocked-out = { $who } ist ausgeschaltet.
event-killed = { $who } ist tot.
event-left-infirmary = { $who } kommt aus einer Lüftung: { $to }.
event-escaped = { $who } ist entkommen.
event-lost = { $who } hat verloren.
event-lockdown-began = Abriegelung.
event-lockdown-counted = Verbleibende Abriegelungsmarker: { $left }.
event-item-found = { $who } hat einen Gegenstand mehr: { $item }.
event-item-laid-down = { $who } legt ab: { $item } ({ $tile }).
event-item-picked-up = { $who } hebt auf: { $item }.
event-item-lost = { $who } hat verbraucht: { $item }.
event-trade-offered = { $who } bietet { $whom } einen Tausch an: { $gives } gegen { $takes }.
event-traded = { $who } und { $whom } haben getauscht: { $gave } gegen { $took }.
event-trade-refused = { $who } ist nicht einverstanden.
event-event-drawn = Ereignis ({ $section }): { $card }
event-accessed = { $who } hat auf ein Pult zugegriffen: { $tile }.
event-hybrids-rolled = Der Würfel für die Hybriden: { $die }.
event-skill-used = { $who } benutzt: { $card }.

# Warum nicht
refused-last-card = Die letzte Karte auf der Hand kann nicht gespielt werden.
refused-fear-end = Weiter als bis zum Ende der Leiste geht die Angst nicht.
refused-fear-cost = Die Angst lässt sich nicht so bewegen, wie die Karte es verlangt: { $card }.
refused-stat = Die Karte ist für etwas anderes: { $card }.
refused-card = Die Karte kann jetzt nicht dafür gespielt werden: { $card }.
refused-challenged = Die Probe dieses Zugs ist schon abgelegt.
refused-traded = Du hast in diesem Zug schon getauscht.
refused-picked = Du hast in diesem Zug schon etwas aufgehoben.
refused-moves = Du hast keine Bewegung mehr übrig.
refused-held = Gegner halten dich hier fest.
refused-terror = Für eine Lüftung ist deine Angst zu groß.
refused-locked = Die Tür ist verriegelt.

# Bögen
show-pools = Plättchen { $stacks }; Bedrohungsvorrat { $threat }; Abriegelungsvorrat { $lockdown }
show-reserves = Reserven: { $reserves }
show-lockdown = Abriegelung!
show-event = Ereignis: { $event } ({ $section })
show-sheet = { $who }, { $at }: Angst { $fear }, Bedrohung { $threat }, Vitalität { $vitality }, Karten { $cards }
show-skills = Fähigkeiten:
show-items = Gegenstände:
show-hand = Hand:

# Enden
ending-escaped = Jemand ist entkommen.
ending-lost = Niemand ist entkommen.
ending-shut-in = Die Anlage ist verriegelt, und alle sind darin.

# Karten
thing-deep-breath = Tief durchatmen
thing-lie-low = Stillhalten
thing-improvise = Improvisieren
thing-second-look = Zweiter Blick
thing-shove = Wegstoßen
thing-blame = Schuld abwälzen
thing-once-more = Noch einmal
thing-hold-off = Abwehren
thing-headlong = Kopfüber
thing-lend-a-hand = Mit anpacken
thing-second-wind = Zweite Luft
thing-shared-nerves = Geteilte Nerven
thing-take-cover = In Deckung
thing-boxer = Boxer
thing-skeptic = Skeptiker
thing-gambler = Zocker
thing-acrobat = Akrobat
thing-engineer = Ingenieurin
thing-daredevil = Draufgänger
thing-lone-wolf = Einzelgänger
thing-thick-skull = Dickschädel
thing-self-defense = Selbstverteidigung
thing-diversion = Ablenkung
thing-harmless-look = Harmloser Blick
thing-level-head = Kühler Kopf
thing-survivalist = Überlebenskünstler
thing-pilferer = Langfinger
thing-stun-stick = Schockstab
thing-fire-axe = Feueraxt
thing-scalpel = Skalpell
thing-flash-grenade = Blendgranate
thing-uniform = Uniform
thing-bloody-uniform = Blutige Uniform
thing-riot-shield = Schutzschild
thing-toolkit = Werkzeugtasche
thing-magnetic-lock = Magnetschloss
thing-flashlight = Taschenlampe
thing-medkit = Verbandskasten
thing-stimulant = Aufputschmittel
thing-security-key-card = Sicherheitskarte
thing-flickering-lights = Flackerndes Licht
thing-power-cut = Stromausfall
thing-cold-air = Kalte Luft
thing-burst-pipe = Rohrbruch
thing-quarantine = Quarantäne
thing-something-in-the-vents = Etwas in der Lüftung
thing-breach = Durchbruch in der Wand
thing-feeding-time = Fütterung
thing-blood-trail = Blutspur
thing-a-body = Eine Leiche
thing-alarm-drill = Alarmübung
thing-sweep = Durchsuchung
thing-shift-change = Wachwechsel
thing-lost-patrol = Verlorene Streife
thing-cameras = Kameras
thing-screams = Schreie
thing-broken-glass = Glasscherben
thing-loudspeaker = Lautsprecher
thing-silence = Stille
thing-voices-in-the-wall = Stimmen in der Wand

# Was Karten fragen
word-clones = Klone
option-gain-fear = Mehr Angst
option-gain-threat = Mehr Bedrohung
option-lose-cards = Karten verlieren
option-lay-down-item = Einen Gegenstand ablegen
option-lose-item = Einen Gegenstand verlieren
option-spawn-guard = Eine Wache erscheint
option-spawn-clone = Ein Klon erscheint
option-lock-door = Eine Tür verriegeln
option-find-item = Einen Gegenstand finden
option-draw-cards = Karten ziehen
option-leave = Nichts tun
option-take = Nehmen
option-enough = Das genügt
option-less-fear = Einmal weniger Angst
option-more-fear = Einmal mehr Angst
prompt-event-choice = { $about }: Was soll es sein?
prompt-event-offer = { $about }: Nimmst du an?
prompt-lay-down-item = Was legst du ab?
prompt-lose-item = Was verlierst du?
prompt-stun = Wer wird betäubt?
prompt-shift = Wer geht wohin?
prompt-mislead = Welche Wache wird weggeschickt?
prompt-lock-door = Welche Tür wird verriegelt?
prompt-hold-open = Welche Tür hältst du offen?
prompt-short-lock = Was geschieht mit den Türen?
prompt-drown-out = Wer hört nichts mehr?
prompt-treat = Wer wird versorgt?
prompt-bandage = Wer wird verbunden?
prompt-intercom = Wer hört dich?
prompt-item-lies = Wo liegt er?
prompt-flashlight = Beruhigst du dich am Licht?
prompt-calm = Wer beruhigt sich?
prompt-push = Wer wird wohin gestoßen?
prompt-blame = Wer bekommt die Schuld?
prompt-swap-fear = Mit wem tauschst du die Angst?
prompt-reroll = Welcher Würfel wird neu geworfen?
prompt-move-fear = Veränderst du deine Angst?
prompt-pilfer = Durchsuchst du die Kiste?

# Die Schachtel
box-tiles = Plättchen: { $count }
box-adrenaline = Adrenalinkarten: { $count }, { $different } verschiedene
box-skills = Fähigkeiten: { $count }
box-events = Ereigniskarten: { $count }, { $different } verschiedene
box-scenarios = Szenarien: { $count }
box-enemies = Gegner: { $count } Arten

# Was einer dem anderen tat
deed-gave = { $who } hat { $whom } etwas gegeben (Anzahl: { $count })
deed-helped = { $who } hat { $whom } geholfen (Anzahl: { $count })
deed-blamed = { $who } hat { $whom } die Schuld gegeben (Anzahl: { $count })
deed-left-behind = { $who } hat { $whom } zurückgelassen (Anzahl: { $count })
