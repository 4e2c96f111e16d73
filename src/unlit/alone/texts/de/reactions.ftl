# Decks and reaction cards
thing-fury = Wut
thing-speed = Tempo
thing-terror = Terror
thing-traps = Fallen
thing-down-fury = verdeckte Karte (Wut)
thing-down-speed = verdeckte Karte (Tempo)
thing-down-terror = verdeckte Karte (Terror)
thing-down-traps = verdeckte Karte (Fallen)

# Was auf einer Reaktionskarte steht: ihr Deck, worauf sie reagiert, die Kreatur, die sie zeigt, ihr Text
text-reactions =
    { $deck ->
        [fury] Wut
        [speed] Tempo
        [terror] Terror
       *[traps] Fallen
    }, { $icon ->
        [move] auf eine Bewegung
        [explore] auf eine Erkundung
        [fight] auf einen Kampf
        [locate] auf eine Ortung
        [scavenge] auf eine Plünderung
        [interact] auf eine Interaktion
        [life] auf Lebensschaden
       *[self-control] auf Schaden an der Selbstbeherrschung
    }{ $symbol ->
        [none] { "" }
        [spores] , zeigt Sporen
        [parasite] , zeigt einen Parasiten
        [cultist] , zeigt einen Kultisten
        [mutant] , zeigt einen Mutanten
       *[worm] , zeigt einen Wurm
    }. { $text }

card-bloodlust = Blutrausch
    .text =
        Wenn der Held eine Kreatur in seinem Sektor verwundet: Sie greift sofort an. Gefährlich: mit { $second } { $second ->
            [one] Würfel
           *[other] Würfeln
        } mehr.
card-death-throes = Todeskampf
    .text = Wenn der Held eine Kreatur tötet: Der Held verliert { $first } Leben. Gefährlich: { $second } mehr.
card-thick-hide = Dicke Haut
    .text =
        Wenn der Held im Kampf gewürfelt hat: Er würfelt jeden Treffer noch einmal. Gefährlich: Das Böse zieht { $second ->
            [0] keine Karte
            [one] { $second } Karte
           *[other] { $second } Karten
        }.
card-frenzy = Raserei
    .text =
        Am Zugende: Eine Kreatur im Sektor des Helden greift an, ein Kultist mit { $third } { $third ->
            [one] Würfel
           *[other] Würfeln
        } mehr. Gefährlich: mit noch einmal { $second } { $second ->
            [one] Würfel
           *[other] Würfeln
        } mehr.
card-blood-scent = Blutgeruch
    .text =
        Wenn der Held Lebensschaden nimmt: Bewege eine Kreatur um bis zu { $first } { $first ->
            [one] Sektor
           *[other] Sektoren
        }, einen Mutanten um bis zu { $third } mehr. Gefährlich: Bewege eine weitere um bis zu { $second }, einen Mutanten wieder um bis zu { $third } mehr.
card-battering = Rammstoß
    .text =
        Nach einem Schritt des Helden: Löse die Blockade von einer Tür in seinem Sektor, oder bewege eine Kreatur um bis zu { $first } { $first ->
            [one] Sektor
           *[other] Sektoren
        }. Gefährlich: Der Held verliert außerdem { $second } Selbstbeherrschung.
card-savagery = Wildheit
    .text = Wenn das Böse für einen Angriff gewürfelt hat: Es würfelt jeden Würfel noch einmal, der nicht trifft. Gefährlich: und { $second } Würfel mehr.
card-stampede = Ansturm
    .text =
        Am Zugende: Bewege eine Kreatur um bis zu { $first } { $first ->
            [one] Sektor
           *[other] Sektoren
        }, einen Wurm um bis zu { $third } mehr. Gefährlich: Ist sie dann im Sektor des Helden, greift sie sofort an.
card-thick-blood = Dickes Blut
    .text =
        Wenn der Held eine Kreatur verwundet: Die Wunde schließt sich. Gefährlich: Bewege die Kreatur um bis zu { $second } { $second ->
            [one] Sektor
           *[other] Sektoren
        }, einen Parasiten um bis zu { $third } mehr.
card-wrath = Zorn
    .text =
        Wenn ein Schritt eines Auftrags getan ist: Eine Kreatur, die { $first } { $first ->
            [one] Sektor
           *[other] Sektoren
        } entfernt ist, kommt in den Sektor des Helden, ein Mutant auch, wenn er { $third } weiter weg ist. Gefährlich: Sie greift sofort an.
card-open-wounds = Offene Wunden
    .text = Wenn der Held Lebensschaden nimmt: Er verliert auch { $first } Selbstbeherrschung. Gefährlich: und { $second } Adrenalin.
card-brood = Brut
    .text =
        Wenn eine Plünderung abgehandelt ist: Lass eine Kreatur einer Art erscheinen, die schon auf dem Plan ist, Sporen bis zu { $third } { $third ->
            [one] Sektor
           *[other] Sektoren
        } näher als erlaubt. Gefährlich: Bewege sie danach um bis zu { $second } { $second ->
            [one] Sektor
           *[other] Sektoren
        }.
card-undying = Unsterblich
    .text =
        Wenn der Held eine Kreatur tötet, aber keinen Boss: Lass eine ihrer Art erscheinen. Gefährlich: bis zu { $second } { $second ->
            [one] Sektor
           *[other] Sektoren
        } näher als erlaubt.
card-swift-hunter = Schneller Jäger
    .text =
        Am Zugende: Bewege eine Kreatur um bis zu { $first } { $first ->
            [one] Sektor
           *[other] Sektoren
        }. Gefährlich: Bewege eine weitere um bis zu { $second } { $second ->
            [one] Sektor
           *[other] Sektoren
        }.
card-ambush = Hinterhalt
    .text =
        Wenn eine Kreatur aufgedeckt wird: Bewege sie um bis zu { $first } { $first ->
            [one] Sektor
           *[other] Sektoren
        }, einen Kultisten um bis zu { $third } mehr. Gefährlich: um bis zu { $second } { $second ->
            [one] Sektor
           *[other] Sektoren
        }, einen Kultisten wieder um bis zu { $third } mehr.
card-cut-off = Weg abgeschnitten
    .text =
        Vor einem Schritt des Helden: Bewege eine Kreatur um bis zu { $first } { $first ->
            [one] Sektor
           *[other] Sektoren
        }, einen Parasiten um bis zu { $third } mehr. Gefährlich: Das Böse zieht { $second ->
            [0] keine Karte
            [one] { $second } Karte
           *[other] { $second } Karten
        }.
card-scuttle = Huschen
    .text =
        Bevor eine Antwort gegeben wird: Bewege eine Kreatur um bis zu { $first } { $first ->
            [one] Sektor
           *[other] Sektoren
        }. Gefährlich: Teleportiere danach { $second } { $second ->
            [one] Kreatur in einen
           *[other] Kreaturen in je einen
        } beliebigen Sektor.
card-gathering = Zusammenrottung
    .text =
        Am Zugende: Bewege { $third } { $third ->
            [one] Kreatur um
           *[other] verschiedene Kreaturen um je
        } bis zu { $first } { $first ->
            [one] Sektor
           *[other] Sektoren
        }. Gefährlich: Lass außerdem { $second } { $second ->
            [one] Kreatur
           *[other] Kreaturen
        } erscheinen.
card-no-respite = Keine Atempause
    .text =
        Wenn eine Interaktion abgehandelt ist: Lass eine Kreatur erscheinen. Gefährlich: bis zu { $second } { $second ->
            [one] Sektor
           *[other] Sektoren
        } näher als erlaubt.
card-pounce = Sprung
    .text =
        Nach einem Schritt des Helden: Eine Kreatur, die { $first } { $first ->
            [one] Sektor
           *[other] Sektoren
        } entfernt ist, kommt in den Sektor des Helden, ein Parasit auch, wenn er { $third } weiter weg ist. Gefährlich: Der Held verliert { $second } Selbstbeherrschung.
card-tunnels = Tunnel
    .text =
        Am Zugende: Teleportiere eine Kreatur in einen nicht aufgedeckten Sektor ihrer Ebene; bewege einen Wurm danach um bis zu { $third } { $third ->
            [one] Sektor
           *[other] Sektoren
        }. Gefährlich: Der Sektor darf auf jeder Ebene liegen.
card-slip-away = Entwischen
    .text =
        Wenn ein Kampf angesagt wird: Bewege sein Ziel um bis zu { $first } { $first ->
            [one] Sektor
           *[other] Sektoren
        }. Gefährlich: um bis zu { $second } { $second ->
            [one] Sektor
           *[other] Sektoren
        }.
card-echoes = Echos
    .text =
        Wenn der Held Schaden an der Selbstbeherrschung nimmt: Bewege eine Kreatur um bis zu { $first } { $first ->
            [one] Sektor
           *[other] Sektoren
        }, einen Kultisten um bis zu { $third } mehr. Gefährlich: Bewege eine weitere um bis zu { $second }, einen Kultisten wieder um bis zu { $third } mehr.
card-change-of-guard = Wachwechsel
    .text =
        Wenn ein Sektor aufgedeckt wird: Zwei Kreaturen auf dem Plan tauschen die Plätze, wie teleportiert. Gefährlich: Bewege eine davon um bis zu { $second } { $second ->
            [one] Sektor
           *[other] Sektoren
        }.
card-flight-from-light = Flucht vor dem Licht
    .text =
        Wenn eine Lichtsteuerung repariert wird: Bevor das Licht kommt, bewege bis zu { $first } { $first ->
            [one] Kreatur um
           *[other] Kreaturen um je
        } bis zu { $third } { $third ->
            [one] Sektor
           *[other] Sektoren
        }. Gefährlich: { $first ->
            [one] um
           *[other] um je
        } bis zu { $second } { $second ->
            [one] Sektor
           *[other] Sektoren
        }.
card-closing-in = Einkreisung
    .text =
        Wenn der Held eine Kreatur tötet: Bewege eine andere um bis zu { $first } { $first ->
            [one] Sektor
           *[other] Sektoren
        }, Sporen um bis zu { $third } mehr. Gefährlich: Lass außerdem { $second } { $second ->
            [one] Kreatur
           *[other] Kreaturen
        } erscheinen.
card-whispers = Geflüster
    .text = Bevor eine Antwort gegeben wird: Du darfst eine falsche geben. Gefährlich: Der Held verliert { $second } Selbstbeherrschung.
card-dread = Grauen
    .text = Wenn ein dunkler Sektor aufgedeckt wird: Der Held verliert { $first } Selbstbeherrschung. Gefährlich: { $second } mehr.
card-screams = Schreie
    .text = Bei einem Schrecken: Er kostet { $first } Selbstbeherrschung mehr. Gefährlich: und noch einmal { $second } mehr.
card-despair = Verzweiflung
    .text = Wenn der Held Schaden an der Selbstbeherrschung nimmt: Er verliert { $first } Adrenalin. Gefährlich: { $second } mehr.
card-trembling-hands = Zitternde Hände
    .text =
        Wenn Gegenstände gezogen werden: Einer davon erhält { $first } { $first ->
            [one] Ladung
           *[other] Ladungen
        } weniger. Gefährlich: jeder davon noch einmal { $second } weniger.
card-paralysis = Lähmung
    .text = Wenn eine Bewegung angesagt wird: Der Held zahlt { $first } Selbstbeherrschung, oder die Aktion verpufft. Gefährlich: Er zahlt { $second }.
card-phantom-steps = Phantomschritte
    .text = Am Zugende: Du sagst, woher der Held ein Geräusch hört; es muss nicht stimmen. Gefährlich: Der Held verliert { $second } Selbstbeherrschung.
card-lost-bearings = Orientierungslos
    .text =
        Wenn eine Ortung abgehandelt ist: In { $first } aufgedeckten { $first ->
            [one] Sektor
           *[other] Sektoren
        } deiner Wahl außerhalb der Sichtlinie geht das Licht aus, und { $first ->
            [one] er versinkt
           *[other] sie versinken
        } wieder im Dunkel. Gefährlich: in { $second } solchen { $second ->
            [one] Sektor
           *[other] Sektoren
        }.
card-doubt = Zweifel
    .text = Wenn ein Gegenstand aktiviert wird: Der Held verliert { $first } Selbstbeherrschung. Gefährlich: und { $second } Adrenalin.
card-nightmares = Albträume
    .text =
        Am Zugende: Der Held verliert so viel Selbstbeherrschung, wie Kreaturen { $third ->
            [0] im Sektor des Helden
            [one] bis zu { $third } Sektor entfernt
           *[other] bis zu { $third } Sektoren entfernt
        } sind, höchstens { $first }. Gefährlich: höchstens { $second }.
card-obsession = Besessenheit
    .text = Wenn ein Schritt eines Auftrags getan ist: Der Held verliert { $first } Selbstbeherrschung. Gefährlich: { $second } mehr.
card-shaking-aim = Zittriges Zielen
    .text =
        Wenn der Held einen Treffer gewürfelt hat: Drehe { $first } Würfel, { $first ->
            [one] der trifft, auf einen Fehlschlag
           *[other] die treffen, auf Fehlschläge
        }. Gefährlich: Der Held verliert { $second } Selbstbeherrschung.
card-dropped-gear = Aus der Hand gefallen
    .text =
        Wenn der Held Lebensschaden nimmt: Ein Gegenstand seiner Wahl verliert { $first } { $first ->
            [one] Ladung
           *[other] Ladungen
        }. Gefährlich: { $second } { $second ->
            [one] Ladung
           *[other] Ladungen
        }.
card-sealed-hatch = Versiegelte Luke
    .text = Vor einem Schritt des Helden durch eine Tür: Die Tür wird blockiert, und der Held bleibt. Gefährlich: Lege einen Gefahrenmarker auf die andere Seite.
card-short-circuit = Kurzschluss
    .text = Wenn eine Lichtsteuerung repariert wird: Nur ihr eigener Sektor wird hell. Gefährlich: nicht einmal der.
card-lockdown = Abriegelung
    .text =
        Am Zugende: Blockiere { $first } beliebige { $first ->
            [one] Tür
           *[other] Türen
        }. Gefährlich: { $second } { $second ->
            [one] Tür
           *[other] Türen
        }.
card-sabotage = Sabotage
    .text = Wenn ein Schritt eines Auftrags getan ist: Lege einen Gefahrenmarker in den Sektor des Helden. Gefährlich: Der Held verliert { $second } Leben.
card-rust = Rost
    .text =
        Wenn ein Gegenstand aktiviert wird: Er verliert { $first } weitere { $first ->
            [one] Ladung
           *[other] Ladungen
        }. Gefährlich: Seine Verbesserung zählt nicht.
card-glyph = Glyphe
    .text = Am Zugende: Lege eine Glyphe in den Sektor des Helden oder einen benachbarten: Dort kostet jeder Schrecken { $first } mehr. Gefährlich: Im Sektor des Helden geht das Licht aus, und du setzt ihn in einen benachbarten Sektor.
card-blackout = Blackout
    .text =
        Am Zugende: In bis zu { $first } { $first ->
            [one] Sektor
           *[other] Sektoren
        } geht das Licht aus. Gefährlich: in bis zu { $second }.
card-tripwire = Stolperdraht
    .text = Nach einem Schritt des Helden: Lege einen Gefahrenmarker in seinen Sektor. Gefährlich: Der Held verliert { $second } Leben.
card-pitfall = Fallgrube
    .text = Wenn ein Sektor aufgedeckt wird: Lege dort einen Gefahrenmarker hin. Gefährlich: Blockiere eine Tür dieses Sektors.
card-dead-channel = Toter Kanal
    .text = Bevor eine Antwort gegeben wird: Der Held bekommt diese Antwort nicht. Gefährlich: Er verliert { $second } Adrenalin.
card-booby-trap = Sprengfalle
    .text = Wenn Gegenstände gezogen werden: Der Held legt einen davon ab. Gefährlich: Er verliert { $second } Leben.
card-cave-in = Einsturz
    .text = Wenn der Held Lebensschaden nimmt: Blockiere eine Tür seines Sektors. Gefährlich: Blockiere jede Tür dieses Sektors.
card-creeping-dark = Schleichende Finsternis
    .text = Wenn ein Kampf abgehandelt ist: Im Sektor des Helden geht das Licht aus. Gefährlich: und in den benachbarten Sektoren auch.
