# Der Plan
escape-map = Der Plan der Anlage
escape-doors = Türen: { $what }
escape-locked = verriegelt: { $what }
escape-ducts = Schächte zu: { $what }
escape-is-stunned = { $enemy } (betäubt)
escape-trail = { $enemy } ging: { $tiles }
escape-entry = An diese Tür wird das Plättchen gelegt: { $door }
escape-swarm-there = Schwarm: Wer dorthin geht, ist aus dem Spiel

# Über dem Plan
escape-you = Du
escape-turn-of = { $who }: { $moves ->
    [0] kein Schritt mehr
    [one] noch 1 Schritt
   *[other] noch { $moves } Schritte
}
escape-telling = Geschichte, Ziel und Regeln dieses Szenarios
escape-to-map = Zum Plan
page-reading-you = Es geht weiter, wenn du „{ escape-to-map }“ wählst
escape-pool-short = Bedrohungsvorrat { $count }
escape-lockdown = Abriegelung: { $left ->
    [-1] kein Zurück
    [0] der letzte Zug
    [one] noch 1 Zug
   *[other] noch { $left } Züge
}
escape-attacks = greift { $target } an
escape-passed = bestanden
escape-failed = misslungen

# Bögen
escape-sheets = Bögen
escape-tab-hand = Hand
escape-tab-own = Du
escape-tab-event = Ereignis
escape-tab-rest = Andere
escape-tab-pools = Vorrat
escape-tab-help = Hilfe
escape-has-turn = { $moves ->
    [0] Am Zug, kein Schritt mehr
    [one] Am Zug, noch 1 Schritt
   *[other] Am Zug, noch { $moves } Schritte
}
escape-ends-turn = Am Zug, Ende des Zugs
escape-cards-in-hand = { $cards ->
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
escape-choose = Wählen
escape-trade = Tauschen
escape-vitality = Vitalität
escape-vitality-of = Vitalität { $vitality } von { $most }
escape-threat = Bedrohung
escape-threat-of = Bedrohung { $threat }
escape-watched = Wachen würfeln mit einem Würfel mehr.
escape-fear-of = Angst { $fear } von { $most }
escape-smelled = Klone würfeln mit einem Würfel mehr
escape-terror = keine Lüftungen, und Klone kommen daraus hervor
escape-items = Gegenstände
escape-hands-of = { $hands } von { $most } Händen
escape-no-items = Nichts dabei.
escape-skills = Fertigkeiten
escape-weapon = Waffe
escape-use = Benutzen
escape-thing-lay-down = Ablegen
escape-thing-lay-down-item = Ablegen
escape-thing-lose-item = Verlieren
escape-thing-give = Geben
escape-thing-take = Verlangen

# Die Hand
escape-hand = Deine Hand
escape-hand-aside = { $cards } von { $most }
escape-no-cards = Keine Karten.
escape-last-card = Die letzte Karte kann nicht gespielt werden. Ohne Karte gehst du zu Boden.
escape-fear-cost = Angst { $cost } beim Ausspielen
escape-lose = Verlieren

# Die Ereigniskarte
escape-event = Ereignis
escape-last-event = Das letzte Ereignis
escape-no-event = Noch wurde keine Ereigniskarte gezogen.
escape-step-spawn = Es erscheint
escape-step-text = Abschnitt
escape-step-activation = Es handeln
escape-no-text = keiner (Ende des Zugs)
word-nobody = niemand

# Vorrat
escape-pools = Vorrat
escape-threat-pool = Bedrohungsvorrat
escape-lockdown-pool = Marker der Abriegelung
escape-stacks = Plättchenstapel
escape-under = Unter dem Stapel
escape-aside = Beiseitegelegt
escape-drawn = Gezogen
escape-reserve = In Reserve: { $kind }
escape-deck-adrenaline = Adrenalinkarten
escape-deck-items = Gegenstandskarten
escape-deck-events = Ereigniskarten
escape-deck-of = { $count }, abgelegt { $discards }
escape-group = Gruppengrenze { $limit }
escape-secure = Wachen je Plättchen { $limit }
escape-pack = Klone je Plättchen { $limit }
escape-war = Krieg zwischen Wachen und Außerirdischen
escape-war-values = Ein Klon ist Wachen { $clone } Bedrohung wert, eine Wache Außerirdischen { $guard } Angst
escape-swarm = Schwarmmarker übrig
escape-hybrids = Hybriden je Plättchen { $limit }

# Hilfe
escape-enemies = Gegner
escape-enemy = Gegner
escape-enemy-dice = Würfel
escape-enemy-counts = Zählt als
escape-legend = Zeichen
escape-legend-unexplored = Tür ins Unerforschte
escape-legend-locked = Verriegelte Tür
escape-legend-vent = Lüftung und ihre Schächte
escape-legend-stunned = Betäubt
escape-legend-item = Gegenstand am Boden

# Spielanleitung
escape-guide-goal = Dein Ziel.
escape-guide-goal-more = Entkomme, jeder für sich: Wie, sagt die Zeile über dem Plan; sie öffnet die Geschichte und alles, was in diesem Szenario zählt. Die anderen können dir helfen oder sich über dein Pech freuen.
escape-guide-turn = Dein Zug.
escape-guide-turn-more = Du ziehst eine Karte, wenn auf der Hand Platz ist. Dann bewegst du dich und machst eine Probe, einen Tausch und hebst etwas auf, in beliebiger Reihenfolge. Eine Tür, hinter der nichts liegt, führt auf ein neues Plättchen, das du ziehst und anlegst. Eine Ereigniskarte beendet den Zug.
escape-does-move = Gehen.
escape-does-move-more = Durch eine offene Tür auf das nächste Plättchen, so oft, wie dein Tempo sagt.
escape-does-explore = Erkunden.
escape-does-explore-more = Durch eine Tür, hinter der noch nichts liegt: Ein neues Plättchen wird gezogen und angelegt, und du betrittst es. Eine Kiste darauf bringt dir einen Gegenstand; ein Zeichen für Angst, Sicherheit oder Anlage bringt ein Ereignis, und dein Zug ist vorbei.
escape-does-crawl = Durch die Lüftung.
escape-does-crawl-more = Zu einer anderen Lüftung am selben Schacht. Das kostet 1 Angst und beendet deinen Zug; mit Angst 7 oder 8 geht es nicht.
escape-does-attack = Angreifen.
escape-does-attack-more = Stärke gegen einen Gegner auf deinem Plättchen: erreicht, ist er betäubt; doppelt erreicht, ist er fort. Eine Wache kostet 1 Bedrohung und bringt einen Gegenstand.
escape-does-leave = Wegkommen.
escape-does-leave-more = Gegner, die stehen, halten dich auf ihrem Plättchen fest. Durchbrich (Stärke) oder überliste sie (Intelligenz): so viele Symbole, wie sie zählen, und zwei mehr.
escape-does-other = Außerdem.
escape-does-other-more = Eine Tür entriegeln, auf ein Kontrollpult zugreifen, mit jemandem auf deinem Plättchen tauschen, etwas aufheben. Misslingt eine Probe, handeln die Gegner auf deinem Plättchen.
escape-guide-cards = Adrenalin.
escape-guide-cards-more = Jede Karte wird für ihren Wert, für ihre Fähigkeit oder dafür gespielt, deine Angst um eins zu verschieben. Sie ist auch dein Leben: Gegner nehmen dir Karten, und ohne Karte gehst du zu Boden. Die letzte kann nicht gespielt werden.
escape-guide-fear = Angst.
escape-guide-fear-more = Sie ändert deine Werte: mehr Stärke, weniger Intelligenz. Klone suchen den, der am meisten Angst hat.
escape-guide-threat = Bedrohung.
escape-guide-threat-more = Wachen suchen den, der am meisten davon hat. Du bekommst sie, wenn du Wachen angreifst, Türen aufbrichst, mit Waffen an Wachen vorbeigehst und wenn sich zu viele drängen. Ist der gemeinsame Vorrat leer, beginnt die Abriegelung.
escape-guide-event = Ereignisse.
escape-guide-event-more = Erst erscheint ein Gegner, dann gilt der Abschnitt zum Zeichen deines Plättchens, dann handeln die Gegner, die die Karte nennt: Wer mit jemandem auf einem Plättchen steht, greift an, die anderen kommen näher. Ihre Wege bleiben eine Runde lang auf dem Plan.
escape-guide-hybrids = Hybriden.
escape-guide-hybrids-more = Ab dem Zug nach ihrem Erscheinen wird am Ende jedes Ereignisses ein Würfel für sie geworfen: Bei Intelligenz handelt der Hybrid des Geistes, bei Stärke der des Arms, bei Tempo der des Beins, bei einem doppelten Symbol zweimal. Wie Klone haben sie es auf den Ängstlichsten abgesehen, und ihre Angriffe bringen Angst, statt Karten zu kosten.
escape-guide-hurt = Zu Boden.
escape-guide-hurt-more = Deine Gegenstände bleiben liegen, wo du fielst. Aus der Krankenstation kommst du durch eine beliebige Lüftung zurück, mit kleinerer Hand. Liegen alle, die noch dabei sind, zugleich dort, haben alle verloren.
escape-guide-lockdown = Abriegelung.
escape-guide-lockdown-more = Jeder Zug nimmt einen Marker, und ist keiner mehr da, sind die Türen endgültig zu. Wer in der Krankenstation liegt, wenn sie beginnt, hat verloren, und wer von da an zu Boden geht, ist tot.
escape-guide-first = Für den Anfang.
escape-guide-first-more = Halte zwei oder drei Karten gegen Angriffe zurück, verteilt euch, ohne allein zu sein, und nutze wenig Angst zum Denken und viel zum Kämpfen.
escape-favours = Gefallen und Rechnungen
