# Was auf einer Adrenalinkarte, einer Ereigniskarte und einem Szenario steht
bonus-adrenaline =
    { $stat ->
        [intelligence] Intelligenz
        [strength] Stärke
        [speed] Tempo
       *[toughness] Zähigkeit
    } { $bonus }{ $fear ->
        [none] { "" }
       *[other] , Angst { $fear }
    }.
text-adrenaline = { bonus-adrenaline } { $text }
who-events =
    { $spawns ->
        [none] { "" }
        [guard] eine Wache erscheint;{ " " }
       *[clone] ein Klon erscheint;{ " " }
    }mit 1, 2, 3, 4 Spielern handeln: { $acting }
text-events = Angst: { $fear-text } Sicherheit: { $security-text } Anlage: { $facility-text } ({ who-events })
alien-zone-scenarios =
    { $alien_zone ->
        [yes] Alienzone: Klone erscheinen auf Plättchen mit Lüftung wie auf Angstplättchen.
       *[no] { "" }
    }
military-zone-scenarios =
    { $military_zone ->
        [yes] Militärzone: Eine Wache, die erscheint und kein Sicherheitsplättchen mit Platz findet, bringt ein Plättchen mit, das unterste des letzten Stapels, so nah bei dir, wie es geht.
       *[no] { "" }
    }
text-scenarios =
    { $text }{ $alien_zone ->
        [yes] { " " }{ alien-zone-scenarios }
       *[no] { "" }
    }{ $military_zone ->
        [yes] { " " }{ military-zone-scenarios }
       *[no] { "" }
    }

# Wer in einem Ereignis handelt
acting-nobody = niemand
acting-guards = Wachen
acting-clones = Klone
acting-guards-then-clones = Wachen, dann Klone
acting-clones-then-guards = Klone, dann Wachen
