card-whole-pack = Die ganze Meute
    .text =
        Seine Kraft bewegt { $number } { $number ->
            [one] Kreatur
           *[other] Kreaturen
        } mehr.
card-long-strides = Weite Sätze
    .text =
        Seine Kraft bewegt eine Kreatur um bis zu { $number } { $number ->
            [one] Sektor
           *[other] Sektoren
        } mehr.
card-sudden = Jäh
    .text =
        Er darf { $number } { $number ->
            [one] Sektor
           *[other] Sektoren
        } näher beim Helden erscheinen.
card-raking-claws = Reißende Klauen
    .text =
        Er greift mit { $number } { $number ->
            [one] Würfel
           *[other] Würfeln
        } mehr an.
card-blood-frenzy = Blutrausch der Meute
    .text = Seine Kraft gibt { $number } Würfel mehr.
card-no-escape = Kein Entrinnen
    .text = Auch ein Gelegenheitsangriff in seinem Sektor hat { $number } Würfel mehr.
card-scarred-hide = Narbenhaut
    .text = Um ihn zu verwunden, braucht es { $number } Schaden mehr.
card-blood-soaked = Blutgetränkt
    .text = Sein Schrecken ist um { $number } größer.
card-master-key = Generalschlüssel
    .text =
        Ihre Kraft gilt für { $number } { $number ->
            [one] Tür
           *[other] Türen
        } mehr.
card-power-grid = Stromnetz
    .text =
        Bei Aktivierung: Schalte danach auch das Licht in { $number } beliebigen { $number ->
            [one] Sektor
           *[other] Sektoren
        } an oder aus.
card-armour-plates = Panzerplatten
    .text = Um sie zu verwunden, braucht es { $number } Schaden mehr.
card-night-vision = Nachtsicht
    .text =
        Im Dunkeln greift sie mit { $number } { $number ->
            [one] Würfel
           *[other] Würfeln
        } mehr an.
card-full-bag = Voller Beutel
    .text = Seine Kraft legt { $number } Gefahrenmarker mehr.
card-deadbolts = Riegel
    .text =
        Bei Aktivierung: Blockiere danach auch { $number } { $number ->
            [one] Tür
           *[other] Türen
        } seines oder eines angrenzenden Sektors.
card-barbed-hooks = Widerhaken
    .text =
        Er greift mit { $number } { $number ->
            [one] Würfel
           *[other] Würfeln
        } mehr an.
card-crawlways = Kriechgänge
    .text =
        Er darf { $number } { $number ->
            [one] Sektor
           *[other] Sektoren
        } näher beim Helden erscheinen.
card-far-voice = Ferne Stimme
    .text =
        Seine Kraft reicht { $number } { $number ->
            [one] Sektor
           *[other] Sektoren
        } weiter.
card-false-steps = Falsche Schritte
    .text = Bei Aktivierung, auf dem Plan: Du sagst zuerst, woher der Held ein Geräusch hört; es muss nicht stimmen.
card-faceless = Gesichtslos
    .text = Sein Schrecken ist um { $number } größer.
card-half-a-dream = Halb geträumt
    .text = Um ihn verwundet zu töten, braucht es { $number } Schaden mehr.
