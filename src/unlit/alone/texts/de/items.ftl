card-bullets = Patronen
    .text =
        Kämpfen: Gib beliebig viele Ladungen aus; greife eine Kreatur in deinem Sektor mit { $basic } { $basic ->
            [one] Würfel
           *[other] Würfeln
        } je Ladung an. Verbessert: und { $advanced } Würfel mehr.
card-flare = Leuchtfackel
    .text = Erkunden: Die Sektoren, die du dir ansiehst, werden auch hell. Verbessert: und dein eigener ebenso.
card-stimulant = Aufputschmittel
    .text = Nachdem du Schaden genommen hast: Gewinne { $basic } auf der Leiste seiner Art zurück. Verbessert: { $advanced }.
card-adrenaline-shot = Adrenalinspritze
    .text = Bewegen: Gehe in einen benachbarten Sektor und gewinne { $basic } Adrenalin, höchstens bis zu deiner Grenze. Verbessert: { $advanced }.
card-sedative = Beruhigungsmittel
    .text = Bei einem Schrecken: Er kostet { $basic } Selbstbeherrschung weniger. Verbessert: Er kostet nichts.
card-acid = Säure
    .text = Kämpfen: Verwunde ohne Würfel eine unverletzte Kreatur in deinem Sektor. Verbessert: oder töte eine verwundete.
card-scanner = Scanner
    .text =
        Orten: Frage nach { $basic } { $basic ->
            [one] Ziel
           *[other] Zielen
        }. Verbessert: Danach darfst du eine Erkundung ausführen.
card-multitool = Multiwerkzeug
    .text = Interagieren: Eine Lichtsteuerung, die du reparierst, beleuchtet alle vier Richtungen. Verbessert: Hilft auch bei einem Schritt eines Auftrags; danach darfst du eine Bewegung ausführen.
card-motion-sensor = Bewegungsmelder
    .text =
        Orten: Erfahre, wie viele Kreaturen { $basic ->
            [0] in deinem Sektor
            [one] bis zu { $basic } Sektor weit weg
           *[other] bis zu { $basic } Sektoren weit weg
        } sind. Verbessert: und wie weit die nächste weg ist, und auf welcher Ebene.
card-stun-rod = Betäubungsstab
    .text = Kämpfen: Treibe eine Kreatur aus deinem Sektor in einen benachbarten derselben Ebene; das Böse wählt, in welchen. Verbessert: Du wählst.
card-headlamp = Stirnlampe
    .text =
        Bewegen: Gehe in einen benachbarten Sektor; er wird hell. Verbessert: und geradeaus { $advanced } { $advanced ->
            [one] weiterer
           *[other] weitere
        } ebenso.
card-decoder = Decoder
    .text =
        Interagieren: Tue { $basic } { $basic ->
            [one] Schritt
           *[other] Schritte
        } eines Auftrags. Verbessert: Wenn { $basic ->
            [one] er
           *[other] einer davon
        } getan ist, kann keine Karte gespielt werden.
card-jet-pack = Raketenrucksack
    .text =
        Bewegen: Gehe bis zu { $basic } { $basic ->
            [one] Sektor
           *[other] Sektoren
        } weit. Verbessert: Danach darfst du eine Kampfaktion ausführen.
card-armor = Panzerung
    .text =
        Nach dem Angriff einer Kreatur: Das Böse würfelt alle Treffer neu. Verbessert: und { $advanced } Treffer { $advanced ->
            [one] zählt
           *[other] zählen
        } nicht.
card-harpoon = Harpune
    .text =
        Kämpfen: Greife eine Kreatur { $other ->
            [0] in deinem Sektor
            [one] in Sichtlinie, bis zu { $other } Sektor weit,
           *[other] in Sichtlinie, bis zu { $other } Sektoren weit,
        } mit { $basic } { $basic ->
            [one] Würfel
           *[other] Würfeln
        } an. Verbessert: mit { $advanced } { $advanced ->
            [one] Würfel
           *[other] Würfeln
        } mehr.
card-crowbar = Brecheisen
    .text =
        Bewegen, nur in einem Sektor mit einer blockierten Tür: Gehe in einen benachbarten Sektor, auch durch eine solche Tür, die du dabei frei machst. Verbessert: in jedem Sektor; danach darfst du { $advanced } { $advanced ->
            [one] Tür
           *[other] Türen
        } mehr blockieren.
card-grapple = Wurfhaken
    .text = Erkunden: Schau wie sonst; danach darfst du bis ans Ende deiner Linie gehen. Verbessert: ohne Gelegenheitsangriffe.
card-welding-torch = Schweißbrenner
    .text =
        Interagieren, überall: Blockiere bis zu { $basic } { $basic ->
            [one] Tür
           *[other] Türen
        } deines Sektors. Verbessert: und er wird hell.
card-rebreather = Atemgerät
    .text = Wenn das Böse eine gefährliche Karte spielt: Sie ist nicht gefährlich. Verbessert: und der Gefahrenmarker in deinem Sektor kommt weg.
