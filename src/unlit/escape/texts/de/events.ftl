card-something-in-the-vents = Etwas in der Lüftung
    .fear = Ein Klon aus der Reserve kommt aus der Lüftung deines Plättchens; geht das nicht, steigt deine Angst um { $fear }.
    .security =
        Jeder Spieler auf einem Plättchen mit Lüftung verliert { $security } { $security ->
            [one] Adrenalinkarte
           *[other] Adrenalinkarten
        }.
    .facility =
        { $facility } { $facility ->
            [one] aktiver Klon deiner Wahl auf einem Plättchen mit Lüftung wird betäubt, wenn es einen gibt
           *[other] aktive Klone deiner Wahl auf Plättchen mit Lüftung werden betäubt, oder so viele es gibt
        }.
card-breach = Durchbruch in der Wand
    .fear =
        { $fear ->
            [one] Der nächste aktive Außerirdische, der nicht auf deinem Plättchen ist, kommt
           *[other] Die { $fear } nächsten aktiven Außerirdischen, die nicht auf deinem Plättchen sind, kommen
        } dir um ein Plättchen näher.
    .security =
        { $security } { $security ->
            [one] aktive Wache deiner Wahl auf oder neben einem Plättchen mit einem aktiven Außerirdischen wird betäubt, wenn es eine gibt
           *[other] aktive Wachen deiner Wahl auf oder neben einem Plättchen mit einem aktiven Außerirdischen werden betäubt, oder so viele es gibt
        }.
    .facility = Probe auf Stärke, { $facility }; misslungen: Jeder Spieler auf deinem Plättchen verliert eine Adrenalinkarte.
card-feeding-time = Fütterung
    .fear = Du verlierst eine Adrenalinkarte für jeden aktiven Klon auf deinem oder einem benachbarten Plättchen, höchstens { $fear }; ist keiner da, sinkt deine Angst um eins.
    .security =
        Du darfst bis zu { $security } { $security ->
            [one] aktive Wache durch eine offene Tür um
           *[other] verschiedene aktive Wachen durch offene Türen um je
        } ein Plättchen versetzen.
    .facility =
        Du darfst { $facility } { $facility ->
            [one] Adrenalinkarte
           *[other] Adrenalinkarten
        } ziehen; dann erscheint ein Klon.
card-blood-trail = Blutspur
    .fear =
        Alle betäubten Außerirdischen { $fear ->
            [0] auf deinem Plättchen
           *[other] bis zu { $fear } Plättchen von dir entfernt
        } erholen sich; ist keiner da, steigt deine Angst um eins.
    .security =
        Du verlierst { $security } { $security ->
            [one] Adrenalinkarte
           *[other] Adrenalinkarten
        } oder erhältst eine Bedrohung.
    .facility = Der Spieler auf dem Spielplan mit den wenigsten Adrenalinkarten zieht { $facility }; unter Gleichen wählst du.
card-a-body = Eine Leiche
    .fear = Mit { $fear } oder mehr Adrenalinkarten verlierst du eine; mit weniger steigt deine Angst um eins.
    .security = Du darfst einen Gegenstand ziehen; dann erhältst du { $security } Bedrohung.
    .facility =
        { $facility } { $facility ->
            [one] Gegenstand wird gezogen und liegt
           *[other] Gegenstände werden gezogen und liegen
        } auf einem benachbarten Plättchen deiner Wahl, oder auf deinem, wenn es keines gibt.
card-mutation = Mutation
    .fear = Deine Angst steigt um eins für jeden aktiven Außerirdischen auf deinem oder einem benachbarten Plättchen, höchstens um { $fear }; ist keiner da, erscheint ein Klon.
    .security =
        Ein aktiver Klon deiner Wahl { $security ->
            [0] auf deinem Plättchen
           *[other] bis zu { $security } Plättchen von dir entfernt
        } kehrt in die Reserve zurück; gibt es keinen, erhältst du eine Bedrohung.
    .facility = Die Angst jedes Spielers auf dem Spielplan steigt um { $facility } oder sinkt um ebenso viel: Du wählst für alle.
card-test-subject = Versuchsperson
    .fear = Deine Angst wird { $fear }, oder du verlierst zwei Adrenalinkarten.
    .security = Du darfst deine Bedrohung gegen die eines anderen Spielers auf dem Spielplan tauschen; gibt es keinen, verlierst du { $security }.
    .facility =
        Du darfst bis zu { $facility } { $facility ->
            [one] Adrenalinkarte
           *[other] Adrenalinkarten
        } abwerfen; dann ziehst du ebenso viele.
card-false-alarm = Fehlalarm
    .fear = Ein Spieler deiner Wahl auf dem Spielplan, du eingeschlossen, erhöht seine Angst um { $fear }.
    .security =
        Jede aktive Wache { $security ->
            [0] auf deinem Plättchen
           *[other] bis zu { $security } Plättchen von dir entfernt
        } geht ein Plättchen auf den Spieler auf dem Spielplan mit der größten Bedrohung zu; unter Gleichen wählst du.
    .facility =
        Du darfst bis zu { $facility } Plättchen weit durch { $facility ->
            [one] eine offene Tür
           *[other] offene Türen
        } gehen, an allen Gegnern vorbei.
card-lock-test = Riegelprüfung
    .fear = Deine Angst steigt um eins für jede verriegelte Tür deines Plättchens, höchstens um { $fear }; gibt es keine, sinkt sie um eins.
    .security = Auf dem Plättchen jedes Spielers auf dem Spielplan mit mindestens { $security } Bedrohung wird eine offene Tür verriegelt; du wählst, welche.
    .facility =
        Du darfst bis zu { $facility } { $facility ->
            [one] Tür
           *[other] Türen
        } irgendwo auf dem Spielplan entriegeln.
card-alarm-drill = Alarmübung
    .fear = Jeder Spieler erhöht seine Angst um { $fear } oder verliert eine Adrenalinkarte.
    .security = Jeder Spieler auf dem Spielplan verriegelt eine offene Tür seines Plättchens oder erhält { $security } Bedrohung.
    .facility =
        Jeder Spieler auf dem Spielplan zieht { $facility } { $facility ->
            [one] Adrenalinkarte
           *[other] Adrenalinkarten
        }.
card-sweep = Durchsuchung
    .fear = Probe auf Intelligenz, { $fear }; misslungen: Von den aktiven Klonen auf benachbarten Plättchen kommt der mit der niedrigsten Nummer auf deines; kann keiner kommen, steigt deine Angst um eins.
    .security = Jeder Spieler auf dem Spielplan, der eine Waffe hat, legt eine auf sein Plättchen oder erhält { $security } Bedrohung.
    .facility = Probe auf Intelligenz, { $facility }; gelungen: Du ziehst einen Gegenstand.
card-shift-change = Wachwechsel
    .fear = Ist kein aktiver Gegner auf deinem oder einem benachbarten Plättchen, sinkt deine Angst um { $fear }; sonst steigt sie um eins.
    .security =
        Bis zu { $security } { $security ->
            [one] betäubte Wache erholt sich, die mit der niedrigsten Nummer
           *[other] betäubte Wachen erholen sich, die niedrigsten Nummern zuerst
        }; ist keine betäubt, erscheint eine Wache.
    .facility =
        Du ziehst einen Gegenstand oder { $facility } { $facility ->
            [one] Adrenalinkarte
           *[other] Adrenalinkarten
        }.
card-lost-patrol = Verlorene Streife
    .fear = Du darfst einen Gegenstand ziehen; dann steigt deine Angst um { $fear }.
    .security = Du darfst eine aktive Wache auf deinem oder einem benachbarten Plättchen in die Reserve zurückschicken; dann erhältst du { $security } Bedrohung.
    .facility = Probe auf Stärke, { $facility }; gelungen: Du ziehst einen Gegenstand; misslungen: Du verlierst eine Adrenalinkarte.
card-cameras = Kameras
    .fear =
        Du darfst deine Angst um eins erhöhen; dann ziehst du { $fear } { $fear ->
            [one] Adrenalinkarte
           *[other] Adrenalinkarten
        }.
    .security = Du erhältst eine Bedrohung für jeden Gegenstand, den du hast, höchstens { $security }.
    .facility = Probe auf Intelligenz, { $facility }; gelungen: Du darfst einen aktiven Gegner deiner Wahl durch eine offene Tür um ein Plättchen versetzen; misslungen: Du erhältst eine Bedrohung.
card-screams = Schreie
    .fear =
        Die Angst jedes Spielers { $fear ->
            [0] auf deinem Plättchen
           *[other] bis zu { $fear } Plättchen von dir entfernt
        } und deine eigene steigt um eins.
    .security = Probe auf Stärke, { $security }; gelungen: Du verriegelst eine offene Tür deines Plättchens; misslungen: Die nächste aktive Wache, die nicht auf deinem Plättchen ist, kommt dir um ein Plättchen näher.
    .facility =
        Du verlierst { $facility } { $facility ->
            [one] Adrenalinkarte
           *[other] Adrenalinkarten
        } oder einen deiner Gegenstände.
card-broken-glass = Glasscherben
    .fear =
        Du verlierst { $fear } { $fear ->
            [one] Adrenalinkarte
           *[other] Adrenalinkarten
        }, oder ein Klon erscheint.
    .security = Du erhältst { $security } Bedrohung, oder eine Wache erscheint.
    .facility = Probe auf Stärke, { $facility }; gelungen: Du ziehst eine Adrenalinkarte; misslungen: Du verlierst eine.
card-loudspeaker = Lautsprecher
    .fear = Jeder Spieler mit Angst { $fear } oder mehr erhält eine Bedrohung.
    .security = Jeder Spieler auf dem Spielplan darf eine Bedrohung verlieren; dafür steigt seine Angst um { $security }.
    .facility = Wachen oder Klone, du wählst, handeln durch diese Karte nicht; ihre Posten und Nester bringen trotzdem welche hervor.
card-silence = Stille
    .fear = Die Angst jedes Spielers bewegt sich um einen Schritt auf { $fear } zu.
    .security =
        Ist keine aktive Wache { $security ->
            [0] auf deinem Plättchen
           *[other] höchstens { $security } Plättchen von dir entfernt
        }, verlierst du eine Bedrohung; sonst steigt deine Angst um eins.
    .facility =
        Du ziehst { $facility } { $facility ->
            [one] Adrenalinkarte
           *[other] Adrenalinkarten
        }, und noch eine, wenn kein aktiver Gegner auf deinem oder einem benachbarten Plättchen ist.
card-voices-in-the-wall = Stimmen in der Wand
    .fear = Probe auf Intelligenz, { $fear }; gelungen: Ein aktiver Außerirdischer deiner Wahl auf deinem oder einem benachbarten Plättchen wird betäubt; misslungen: Du verlierst eine Adrenalinkarte.
    .security = Du darfst { $security } deiner Bedrohung an einen anderen Spieler auf dem Spielplan abgeben.
    .facility = Deine Angst sinkt um { $facility }, ebenso die eines anderen Spielers deiner Wahl auf dem Spielplan.
card-roll-call = Zählappell
    .fear = Der Spieler auf dem Spielplan mit der kleinsten Angst erhöht sie um { $fear }; unter Gleichen wählst du.
    .security = Der Spieler auf dem Spielplan mit der kleinsten Bedrohung erhält { $security }; unter Gleichen wählst du.
    .facility =
        Jeder Spieler auf dem Spielplan { $facility ->
            [one] ohne Adrenalinkarte
           *[other] mit weniger als { $facility } Adrenalinkarten
        } zieht eine.
card-tip-off = Ein Tipp
    .fear = Du darfst deine Angst um { $fear } erhöhen; dann wird ein aktiver Gegner deiner Wahl auf einem benachbarten Plättchen betäubt.
    .security = Du darfst einen deiner Gegenstände abwerfen; dann verlierst du { $security } Bedrohung.
    .facility =
        Du darfst { $facility } { $facility ->
            [one] Adrenalinkarte
           *[other] Adrenalinkarten
        } verlieren, aber nicht deine letzte; dann ziehst du einen Gegenstand.
card-confession = Geständnis
    .fear = Jeder andere Spieler auf deinem oder einem benachbarten Plättchen darf { $fear } deiner Angst übernehmen; gibt es keinen, sinkt deine um eins.
    .security = Du erhältst { $security } Bedrohung, oder jeder andere Spieler auf dem Spielplan erhält eine.
    .facility =
        Du ziehst { $facility } { $facility ->
            [one] Adrenalinkarte
           *[other] Adrenalinkarten
        }, ebenso ein anderer Spieler deiner Wahl auf dem Spielplan; gibt es keinen, ziehst du noch eine.
card-footsteps = Schritte
    .fear = Jeder Spieler auf einem benachbarten Plättchen darf auf deines kommen, an allen Gegnern vorbei; wer es nicht tut, erhöht seine Angst um { $fear }; gibt es keinen, steigt deine um eins.
    .security =
        Du erhältst eine Bedrohung, oder die { $security ->
            [one] nächste aktive Wache, die nicht auf deinem Plättchen ist, kommt
           *[other] { $security } nächsten aktiven Wachen, die nicht auf deinem Plättchen sind, kommen
        } dir um ein Plättchen näher.
    .facility =
        Du nimmst einen Gegenstand, der auf deinem oder einem benachbarten Plättchen liegt; gibt es keinen, ziehst du { $facility } { $facility ->
            [one] Adrenalinkarte
           *[other] Adrenalinkarten
        }.
card-flickering-lights = Flackerndes Licht
    .fear = Deine Angst steigt um { $fear }, außer wenn ein anderer Spieler auf deinem Plättchen ist.
    .security = Probe auf Intelligenz, { $security }; gelungen: Du verlierst eine Bedrohung; misslungen: Du erhältst eine.
    .facility = Probe auf Intelligenz, { $facility }; gelungen: Die Angst jedes Spielers auf deinem oder einem benachbarten Plättchen sinkt um eins; misslungen: Deine steigt um eins.
card-power-cut = Stromausfall
    .fear = Deine Angst steigt auf { $fear }, oder um eins, wenn sie schon so hoch ist.
    .security =
        Alle Verriegelungen von Türen { $security ->
            [0] auf deinem Plättchen
           *[other] bis zu { $security } Plättchen von dir entfernt
        } fallen ab.
    .facility = Probe auf Intelligenz, { $facility }; gelungen: Jeder Spieler auf dem Spielplan zieht eine Adrenalinkarte; misslungen: Die Angst jedes Spielers steigt um eins.
card-cold-air = Kalte Luft
    .fear = Probe auf Intelligenz, { $fear }; gelungen: Deine Angst sinkt um eins; misslungen: Sie steigt um eins.
    .security = Du erhältst eine Bedrohung für jede aktive Wache auf deinem oder einem benachbarten Plättchen, höchstens { $security }.
    .facility =
        Jeder Spieler auf dem Spielplan mit mehr als { $facility } { $facility ->
            [one] Adrenalinkarte
           *[other] Adrenalinkarten
        } verliert eine.
card-burst-pipe = Rohrbruch
    .fear = Lege einen deiner Gegenstände auf dein Plättchen, oder deine Angst steigt um { $fear }.
    .security =
        { $security } { $security ->
            [one] aktive Wache deiner Wahl auf deinem oder einem benachbarten Plättchen wird betäubt, wenn es eine gibt
           *[other] aktive Wachen deiner Wahl auf deinem oder einem benachbarten Plättchen werden betäubt, oder so viele es gibt
        }.
    .facility =
        Du darfst bis zu { $facility } { $facility ->
            [one] Tür
           *[other] Türen
        } deines Plättchens verriegeln oder entriegeln.
card-quarantine = Quarantäne
    .fear = Probe auf Intelligenz, { $fear }; für jedes Symbol, das dir fehlt, steigt deine Angst um eins.
    .security =
        Alle offenen Türen zwischen deinem und anderen Plättchen werden verriegelt{ $security ->
            [0] { "" }
           *[other] , außer { $security } deiner Wahl
        }.
    .facility = Hast du mehr als eine Adrenalinkarte, darfst du eine verlieren; dann sinkt deine Angst um { $facility }.
