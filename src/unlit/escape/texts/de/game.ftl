game-title = LEVEL 7 [ESCAPE]

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
word-north-1 = Norden 1
word-north-2 = Norden 2
word-east-1 = Osten 1
word-east-2 = Osten 2
word-south-1 = Süden 1
word-south-2 = Süden 2
word-west-1 = Westen 1
word-west-2 = Westen 2
thing-intelligence = Intelligenz
thing-intelligence-2 = doppelte Intelligenz
thing-strength = Stärke
thing-strength-2 = doppelte Stärke
thing-speed = Tempo
thing-toughness = Zähigkeit
word-less-fear = Angst −1
word-more-fear = Angst +1
word-its-ability = Fähigkeit
word-attack = Angriff
word-bull-rush = Durchbruch
word-outwit = Überlisten
word-unlock = Entriegeln der Tür
word-access = Zugriff
word-light = Anzünden
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
word-taken = geholt
word-devoured = gefressen
word-lost = verloren
word-accessed = benutzt
word-ducts-to = Schächte zu
word-vent = Lüftung

# Gegner
thing-guard = Wache
thing-clone = Klon
thing-hybrid = Hybrid
thing-cronos = Dr. Cronos
thing-enemy = { $kind-id ->
    [cronos] Dr. Cronos
    [hybrid] { $number ->
        [1] Hybrid des Geistes
        [2] Hybrid des Arms
       *[3] Hybrid des Beins
    }
   *[other] { $kind } { $number }
}

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
thing-swarm = Schwarm

# Szenarien

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
option-move = Gehe nach: { $tile }
option-explore = Erkunde: { $side }
option-crawl = Durch die Lüftung nach: { $tile }
option-attack-enemy = Greife an: { $enemy }
option-bull-rush = Durchbruch
option-outwit = { $whom-id ->
    [guards] Überliste die Wachen
   *[aliens] Überliste die Außerirdischen
}
option-unlock = Entriegle: { $side } mit { $by }
option-open-lock = Entriegle: { $side }
option-access-panel = Greife auf das Kontrollpult zu
option-light-incinerator = Verbrennungsofen anzünden
option-shut = Tür verriegeln: { $side }
option-lock = Verriegle: { $side }
option-lock-behind = Verriegeln
option-leave-open = Offen lassen
option-trade = Tausche mit { $with_ }
option-pick-up = Hebe auf: { $item }
option-use = Benutze: { $gear }
option-play = „{ $card }“ ausspielen: { $for_ }
option-at-door = { $tile } { $side }
option-turned = { $degrees ->
    [0] Ungedreht
   *[other] Um { $degrees } Grad gedreht
}{ $door-id ->
    [other-door] , { $door }
   *[none] { "" }
}
thing-other-door = versetzt
option-send = { $enemy } nach { $to }
option-drown-out = { $whom }
option-name-tile = { $tile }
option-name-side = { $side }
option-name-person = { $person }
option-name-enemy = { $enemy }
option-name-card = { $card }
option-name-skill = { $skill }
option-name-item = { $item }
option-name-die = { $face }
option-less-fear = Einmal weniger Angst
option-more-fear = Einmal mehr Angst
option-accept = Annehmen
option-decline = Ablehnen
option-done = Fertig
option-gain-fear = Mehr Angst
option-gain-threat = Mehr Bedrohung
option-lose-cards = Karten verlieren
option-lay-down-item = Einen Gegenstand ablegen
option-lose-item = Einen Gegenstand verlieren
option-spawn = { $kind-id ->
    [guard] Eine Wache erscheint
   *[clone] Ein Klon erscheint
}
option-lock-door = Eine Tür verriegeln
option-find-item = Einen Gegenstand finden
option-draw-cards = Karten ziehen
option-leave = Nichts tun
option-take = Nehmen
option-enough = Das genügt
option-keep = Dabei bleiben
option-another = Eine andere Möglichkeit
option-revive = Wiederbeleben
option-accuse = Die anderen beschuldigen
option-guards-come = Wachen kommen näher
option-be-injected = Die Spritze bekommen
option-come = Mitkommen
option-stay = Bleiben

# Warum Gegner gehen, wohin sie gehen
thing-most-threat = { $who } hat die größte Bedrohung: { $threat }{ $adjacent ->
    [yes] , und eins mehr auf einem benachbarten Plättchen
   *[no] { "" }
}
thing-most-fear = { $who } hat die größte Angst: { $fear }{ $adjacent ->
    [yes] , und eins mehr auf einem benachbarten Plättchen
   *[no] { "" }
}
thing-fewest-cards = { $who } hat die wenigsten Karten: { $cards }
thing-at-war = { $enemy } ist am meisten wert: { $worth }

# Wofür gewürfelt und was getauscht wird
task = { $purpose-id ->
    [attack] { $purpose } auf { $against }
    [outwit] { $purpose } der { $against-id ->
        [aliens] Außerirdischen
       *[other] { $against }
    }
    [unlock] { $purpose } im { $against }
   *[other] { $purpose }
}
dice-rolled = { $dice-count ->
    [0] keine Würfel
   *[other] { $dice }
}
with-dice = { $dice ->
    [one] mit { $dice } Würfel
   *[other] mit { $dice } Würfeln
}
trade-gives = { $gives-count ->
    [0] nichts
   *[other] { $gives }
}
trade-takes = { $takes-count ->
    [0] nichts
   *[other] { $takes }
}

# Fragen
prompt-turn = Was tust du?
prompt-lose-card = Welche Karte verlierst du (noch { $left })?
prompt-lay-down = Du trägst zu viel. Was legst du ab?
prompt-leave-infirmary = Aus welcher Lüftung kommst du?
prompt-lay-tile = Wie liegt das Plättchen: { $tile } hinter { $beyond } { $side }?
prompt-lay-tile-at = Wo wird es angelegt: { $tile }?
prompt-spawn = Wo erscheint es: { $kind }?
prompt-swarm = Der Schwarm breitet sich aus. Wohin?
prompt-enemy-goes = Wohin geht { $enemy }?
prompt-give = Was gibst du { $who }?
prompt-take = Was verlangst du von { $who }?
prompt-trade = Dir wird ein Tausch angeboten. { $who }: { trade-gives } gegen { trade-takes }. Bist du einverstanden?
prompt-lock-behind = Verriegelst du die Tür hinter dir ({ $side })?
prompt-panel = Was tut das Pult für dich?
prompt-before-a-challenge = Vor dem Wurf von { $who }: { task }, { $stat }: { $rating } nötig { with-dice }. Tust du etwas dazu?
prompt-after-a-challenge-roll = Nach dem Wurf von { $who }: { task }, { $stat }: { $rating } nötig. Änderst du etwas?
prompt-before-an-attack = Angriff auf { $who }: { $enemy } { with-dice }. Tust du etwas vor dem Wurf?
prompt-after-an-attack-roll = Angriff auf { $who }: { $enemy } { with-dice }. Die Würfel sind gefallen. Änderst du etwas?

# Was geschieht
event-turn-began = { $who } ist am Zug.
event-drew = Du ziehst: { $card }.
event-has-drawn = { $who } zieht { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
event-discarded = { $who } verliert eine Karte: { $card }.
event-played = { $who } spielt „{ $card }“ aus: { $what }.
event-assisted = { $who } hilft { $whom }: { $card }.
event-fear-changed = { $who }: Angst { $fear }.
event-threat-gained = { $who } gilt als gefährlicher: Bedrohung { $threat }.
event-threat-lost = { $who } gilt als weniger gefährlich: Bedrohung { $threat }.
event-vitality-changed = { $who }: Vitalität { $vitality }.
event-moved = { $who } geht nach: { $to }.
event-crawled = { $who } kriecht durch die Lüftung nach: { $to }.
event-tile-drawn = Ein Plättchen wird gezogen: { $tile }.
event-tile-laid = Jetzt auf dem Plan: { $tile }.
event-no-room = Dafür ist kein Platz: { $tile }.
event-peeked = { $who } späht: { $die }.
event-rolled = { $who } würfelt ({ task }): { dice-rolled }.
event-passed = { $who } besteht die Probe ({ task }).
event-failed = { $who } scheitert an der Probe ({ task }).
event-stunned = Betäubt: { $enemy }.
event-recovered = Wieder auf den Beinen: { $enemy }.
event-removed = Aus dem Spiel: { $enemy }.
event-spawned = { $enemy } erscheint: { $tile }.
event-enemy-moved = { $enemy } geht nach: { $to }{ $over-count ->
    [0] { "" }
   *[other] , vorbei an: { $over }
}.
event-lock-removed = Eine Verriegelung ist fort: { $tile }, { $side }.
event-lock-eaten = Der Schwarm frisst ein Schloss: { $tile }, { $side }.
event-lock-placed = Eine Tür ist verriegelt: { $tile }, { $side }.
event-attacked = { $enemy } greift { $target } an: { dice-rolled }.
event-hurt = { $cards ->
    [0] { $who } bleibt unverletzt.
    [one] { $who } muss eine Karte verlieren.
   *[other] { $who } muss { $cards } Karten verlieren.
}
event-knocked-out = { $who } ist ausgeschaltet.
event-killed = { $who } ist tot.
event-perished = { $who } ist nicht mehr da: { $fate }.
event-left-infirmary = { $who } kommt aus einer Lüftung: { $to }.
event-escaped = { $who } ist entkommen.
event-lost = { $who } hat verloren.
event-lockdown-began = Abriegelung. Wer jetzt ausgeschaltet wird, stirbt, und wer in der Krankenstation liegt, hat verloren.
event-lockdown-counted = Verbleibende Abriegelungsmarker: { $left }.
event-item-found = { $who } hat einen Gegenstand mehr: { $item }.
event-item-laid-down = { $who } legt ab: { $item } ({ $tile }).
event-item-picked-up = { $who } hebt auf: { $item }.
event-item-taken = { $who } nimmt { $whom } etwas weg: { $item }.
event-item-lost = { $who } hat verbraucht: { $item }.
event-darkness-felt = { $who } war im Dunkeln: { $tile }.
event-withstood = { $enemy } hält dem Angriff stand.
event-swarm-slept = Der Schwarm hat gefressen und schläft. Wer noch auf dem Plan steht, hat durchgehalten.
event-all-down = Niemand ist mehr auf dem Plan: Wer noch da ist, liegt in der Krankenstation.
event-trade-offered = { $who } bietet { $whom } einen Tausch an: { trade-gives } gegen { trade-takes }.
event-traded = { $who } und { $whom } haben getauscht: { $gave-count ->
    [0] nichts
   *[other] { $gave }
} gegen { $took-count ->
    [0] nichts
   *[other] { $took }
}.
event-trade-refused = { $who } ist nicht einverstanden.
event-event-drawn = Ereignis ({ $section }): { $card }.
event-accessed = { $who } hat auf ein Pult zugegriffen: { $tile }.
event-lab-opened = { $who } ist zuerst dort: { $tile }.
event-fire-lit = { $who } zündet den Verbrennungsofen an. Die Luftschleuse öffnet sich.
event-swarmed = Der Schwarm kommt: { $tile }. Marker übrig: { $left }.
event-night-passed = Die Nacht vergeht. Marker im Bedrohungsvorrat: { $left }.
event-sleeper-taken = { $enemy } trägt einen Schlafenden fort. Noch da: { $left }.
event-sleeper-saved = { $who } nimmt einen Schlafenden mit. Noch da: { $left }.
event-lift-heard = Der Lift ist in allen Gängen zu hören. Marker im Bedrohungsvorrat: { $left }.
event-watch-read = Dr. Cronos sieht auf die Uhr. Marker im Bedrohungsvorrat: { $left }.
event-cronos-wounded = Dr. Cronos ist getroffen. Wunden: { $wounds }.
event-cronos-died = Dr. Cronos ist tot. Irgendwo hört eine Maschine sein Herz nicht mehr.
event-hybrids-rolled = Der Würfel für die Hybriden: { $die }.
event-skill-used = { $who } benutzt: { $card }.

# Warum nicht
refused-last-card = Die letzte Karte auf der Hand kann nicht gespielt werden.
refused-fear-end = Weiter als bis zum Ende der Leiste geht die Angst nicht.
refused-fear-cost = Die Angst lässt sich nicht so bewegen, wie die Karte es verlangt: { $card }.
refused-card = Die Karte kann jetzt nicht dafür gespielt werden: { $card }.
refused-challenged = Die Probe dieses Zugs ist schon abgelegt.
refused-traded = Der Tausch dieses Zugs ist verbraucht.
refused-declined = { $seat } hat in diesem Zug drei Angebote abgelehnt und wird nicht mehr gefragt.
refused-accessed = Auf dieses Kontrollpult wurde schon zugegriffen. Jedes antwortet einmal.
refused-picked = Du hast in diesem Zug schon etwas aufgehoben.
refused-moves = Du hast keine Bewegung mehr übrig.
refused-held = Gegner halten dich hier fest.
refused-terror = Für eine Lüftung ist deine Angst zu groß.
refused-way-out-held = Ein aktiver Gegner ist bei dir.
refused-no-key-card = Ohne Sicherheitskarte bewegt sich der Lift nicht.
refused-not-calm = Du hast zu viel Angst für den Schacht.
refused-lock-shut = Die Luftschleuse öffnet sich erst, wenn der Verbrennungsofen brennt.
refused-lift-waits = Der Lift fährt nur in der Abriegelung.
refused-cronos-near = Dr. Cronos ist zu nah: Der Lift gehorcht ihm.
refused-locked = Die Tür ist verriegelt.

# Bögen
legend = Jedes Quadrat ist ein Plättchen, Norden ist oben; ein großes hat vier. # ist Wand, eine Lücke ist eine Tür, x eine verriegelte Tür, ~ eine Lüftung. Darin: die Nummer des Plättchens, unter dem Bild erklärt; I, J, K und L sind Iris, Jonas, Kwame und Lena; g1 ist Wache 1, c1 Klon 1, h1 Hybrid 1, cr Dr. Cronos, und ein z dahinter heißt betäubt. „karte NAME“ sagt, was eine Karte, eine Fähigkeit, ein Gegenstand, ein Ereignis oder ein Szenario bewirkt.
show-pools = Plättchen { $stacks }; Bedrohungsvorrat { $threat }; Abriegelungsvorrat { $lockdown }
show-under = Unter Stapel { $stack } liegt: { $tiles }
show-reserves = Reserven: { $reserves }
show-war = Krieg: Ein Klon ist Wachen { $clone } wert, eine Wache Außerirdischen { $guard }
now-the-sleepers = { $state ->
    [runs] Der Lift fährt, für so viele, wie noch Schlafende da sind: { $sleepers }.
   *[waits] Schlafende: { $sleepers }. Der Lift wartet auf die Abriegelung: { $pool ->
        [0] die nächste Bedrohung oder das Ende dieses Zugs.
        [one] Noch 1 Marker liegt im Bedrohungsvorrat.
       *[other] Noch { $pool } Marker liegen im Bedrohungsvorrat.
    }
}
now-the-doctors-rounds = { $state ->
    [dead] Dr. Cronos ist tot. Der Lift gehorcht jedem, der darin steht.
    [stunned] Dr. Cronos liegt betäubt da. Wunden: { $wounds } von { $deadly }. Der Lift ist frei, bis er aufsteht.
    [idle] Dr. Cronos hat es auf niemanden abgesehen. Er ist { $away } Plättchen vom Lift entfernt; ab { $needed } ist der Lift frei. Wunden: { $wounds } von { $deadly }.
   *[up] Dr. Cronos hat es auf { $hunted } abgesehen. Er ist { $away } Plättchen vom Lift entfernt; ab { $needed } ist der Lift frei. Wunden: { $wounds } von { $deadly }.
}
show-lockdown = Abriegelung!
show-swarm = Schwarmmarker übrig: { $swarm }
show-event = Ereignis: { $event } ({ $section })
show-sheet = { $who }, { $at }: Angst { $fear }, Bedrohung { $threat }, Vitalität { $vitality }, Karten { $cards }
show-skills = Fertigkeiten:
show-items = Gegenstände:
show-hand = Hand:

# Enden
ending-escaped = Jemand ist entkommen.
ending-carried-off = Der letzte Schlafende ist fortgetragen. Für euch kommt kein Lift mehr.
ending-cronos-dead = Dr. Cronos ist tot, und jemand ist draußen und kann davon erzählen.
ending-lost = Niemand ist entkommen.
ending-taken = Niemand ist entkommen, und die Hybriden haben, was sie wollten.
ending-burned = Das Feuer ist durch die Schächte gekommen, und niemand war draußen.
ending-held-out = Der Schwarm schläft, und jemand ist noch wach.
ending-devoured = Regen auf den Böden, und dann nichts mehr. Der Schwarm hat gefressen.
ending-shut-in = Die Anlage ist verriegelt, und alle sind darin.

# Karten

# Was Karten fragen
word-clones = Klone
prompt-event-choice = { $card }: Was soll es sein?
prompt-event-offer = { $card }: Nimmst du an?
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
prompt-foresee = Vorahnung: Lässt du { $card } kommen, oder verlierst du eine Karte für ein anderes Ereignis?
prompt-turn-away = { $tile }: Behältst du dieses Plättchen, oder ziehst du für mehr Angst ein anderes?
prompt-squeeze = Durch welche Tür?
prompt-snatch-from = Von wo nimmst du etwas weg?
prompt-snatch = Was nimmst du weg ({ $where })?
prompt-call = Wer kommt zu dir?
prompt-switch-places = Wen trifft der Angriff?
prompt-bait = Wo liegt der Köder?
prompt-lure = Welcher Klon folgt ihm?
prompt-revive = { $who } hat keine Karte mehr. Hilfst du?
prompt-name = Wen nennst du?
prompt-come-along = Kommst du zu { $who }?
prompt-air = Was liegt in der Luft?
prompt-put-down = Welcher Klon wird weggeschafft?
prompt-swap-threat = Mit wem tauschst du die Bedrohung?
prompt-change-card = Welche Karte wirfst du ab?
prompt-startle = Wer erschrickt?
prompt-suspect = Wen verdächtigen die Wachen?
prompt-slip-away = Wohin stiehlst du dich davon?
prompt-shut-in = Welche Tür neben { $who } wird verriegelt?
prompt-release = Auf welchem Plättchen wird eine Tür entriegelt?
prompt-release-door = Welche Tür wird entriegelt ({ $tile })?

# Die Schachtel
box-tiles = Plättchen: { $count }
box-adrenaline = Adrenalinkarten: { $count }, { $different } verschiedene
box-skills = Fertigkeiten: { $count }
box-events = Ereigniskarten: { $count }, { $different } verschiedene
box-scenarios = Szenarien: { $count }
box-enemies = Gegner: { $count } Arten
box-doors = Türen { $sides }
box-ducts = Schächte { $sides }
box-enemy = { $markers } Marker, Angriff { $attack }, Zähigkeit { $toughness }, zählt für { $counts }

# Was einer dem anderen tat
deed-gave = { $count ->
    [one] { $who } hat { $whom } etwas gegeben
   *[other] { $who } hat { $whom } etwas gegeben ({ $count }-mal)
}.
deed-helped = { $count ->
    [one] { $who } hat { $whom } geholfen
   *[other] { $who } hat { $whom } geholfen ({ $count }-mal)
}.
deed-blamed = { $count ->
    [one] { $who } hat { $whom } die Schuld gegeben
   *[other] { $who } hat { $whom } die Schuld gegeben ({ $count }-mal)
}.
deed-robbed = { $count ->
    [one] { $who } hat { $whom } etwas weggenommen
   *[other] { $who } hat { $whom } etwas weggenommen ({ $count }-mal)
}.
deed-sacrificed = { $count ->
    [one] { $who } hat { $whom } den Schlag abbekommen lassen
   *[other] { $who } hat { $whom } den Schlag abbekommen lassen ({ $count }-mal)
}.
deed-left-behind = { $count ->
    [one] { $who } hat { $whom } zurückgelassen
   *[other] { $who } hat { $whom } zurückgelassen ({ $count }-mal)
}.

# Die Kampagne
box-campaign = Schritte der Kampagne: { $count }
campaign-begins = Eine Kampagne beginnt: die Szenarien der Reihe nach, und wer entkommt, nimmt mit, was er hat.
campaign-was = Aus Szenario { $number }, { $scenario }, entkommen: { $who }.
campaign-goes-on = { $who } macht weiter mit { $cards }.
campaign-infirmary = { $who } ist nicht entkommen. Die Krankenstation gibt niemanden auf, auch keine Toten: Vitalität um 1 niedriger, Angst { $fear }, andere Fertigkeiten, keine Gegenstände.
campaign-step = { $card }
epilogue-escaped = { $who } ist entkommen, mit { $cards }.
epilogue-killed = { $who } ist dort drin gestorben.
epilogue-lost = { $who } ist nicht entkommen.
epilogue-taken = { $who } wurde von den Hybriden geholt.
epilogue-devoured = { $who } ist dem Schwarm nicht entkommen.
epilogue-left = { $who } ist noch dort drin.
epilogue-a-new-level-of-fear-escaped = Die Türen des Lifts schließen sich vor den Tanks. Jemand zählt, wer da ist, und keiner zählt laut. Dann drückt der Boden gegen die Füße: aufwärts. Es geht aufwärts.
epilogue-a-new-level-of-fear-lost = Die Tanks blubbern. Gegen Morgen, falls es hier Morgen gibt, schiebt jemand einen Wagen an ihnen vorbei, liest eine Nummer vor und schließt einen Deckel.
epilogue-second-sight-escaped = Rot wird grün, und der B-Lift nimmt mit, wer darin steht, als arbeitete man hier. Auf den Pulten erlischt eine Nummer, und noch eine.
epilogue-second-sight-lost = Die Pulte gehen eins nach dem anderen aus. Auf dem Gang reinigt jemand den Teppich, langsam, um alles herum, was dort noch liegt.
epilogue-the-hybrids-escaped = Das Gitter fällt in seinen Rahmen zurück. Eine Weile sind sie unten noch zu hören, alle drei, wie sie Namen denken. Dann ist da nur der Schacht und jemandes Atem, und der geht langsam.
epilogue-the-hybrids-lost = Die Labore werden gereinigt. In jedem der drei Tanks wächst etwas Neues heran, und es trägt ein Gesicht, das jemand kennen würde.
epilogue-ashes-escaped = Die äußere Tür öffnet sich auf Frost und Sterne. Dahinter holt die Ebene einmal tief Luft, und ein Fenster nach dem anderen wird orange. Wer draußen ist, geht weiter, bis von der Wärme nichts mehr zu spüren ist.
epilogue-ashes-lost = Am Morgen fegt jemand. Die Luftschleuse steht offen, und der Schnee ist bis zur ersten Biegung des Ganges hereingeweht.
epilogue-the-swarm-escaped = Es hört auf, wie Regen aufhört. Lange wagt niemand, die Tür zu öffnen. Dann tut es jemand, und der Gang ist sauber, sauberer als je zuvor, und an seinem Ende leuchtet ein Lift, über dem ein C steht.
epilogue-the-swarm-lost = Am Abend ist die Brutkammer wieder zu. Vorher wiegen sie sie. Sie ist genau um so viel schwerer, wie zu erwarten war.
epilogue-the-sleepers-escaped = Der Lift steigt mit mehr Gewicht, als er seit Jahren getragen hat. Auf der Trage holt jemand Luft, atmet aus und sagt im Schlaf ein Wort. Vielleicht ist es ein Name.
epilogue-the-sleepers-lost = Die Betten sind gemacht. Die Namensschilder hängen wieder gerade, zur Wand gedreht, und es sind ein paar mehr als gestern Nacht.
epilogue-the-doctors-rounds-escaped = Ein Parkdeck. Regen. Die Türen schließen sich, und im Spalt ist etwas Weißes zu sehen, ganz still. Dann wird gerannt, bis auf allen Seiten Himmel ist.
epilogue-the-doctors-rounds-lost = Er lässt sich Zeit mit den Notizen. Dann löscht er das Licht über dem Tisch, Ebene für Ebene, und der Lift fährt wieder hinunter, leer, zu den Tanks.
