card-standard-reaction = Standardreaktion
    .text = Bewege 1 Kreatur um bis zu 1 Sektor oder lass 1 Kreatur erscheinen.
card-courage = Mut
    .text = Bei einem Schrecken lässt du das Böse 1 Würfel werfen; ein Fehlschlag senkt den Schaden um 1.
card-precision = Präzision
    .text = Bei einer Kampfaktion würfelst du 1 Fehlschlag einmal neu.
card-dexterity = Geschick
    .text = Nach dem Angriff einer Kreatur lässt du das Böse 1 Treffer einmal neu würfeln.
