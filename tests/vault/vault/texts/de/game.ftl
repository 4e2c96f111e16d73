game-title = Gewölbe

# Names
name-ada = Ada
name-ben = Ben
name-warden = der Wächter
name-rats = die Ratten
name-hidden = verborgen
word-north = Norden
word-east = Osten
word-south = Süden
word-west = Westen
word-hit = Treffer
word-bar = Balken
word-miss = Fehlschlag

dice-rolled = { $dice-count ->
    [0] keine Würfel
   *[other] { $dice }
}

# Prompts
prompt-action = Deine Aktion
prompt-turn-tile = Wie liegt das Feld?
prompt-give = Welche Karte hältst du hin?
prompt-consent = { $thief } hält dir verdeckt eine Karte hin
prompt-bite = Wen beißt Ratte { $rat }?
prompt-run = Wohin rennt Ratte { $rat }?
prompt-react-to-leaving = { $thief } will weg
prompt-react-to-searching = { $thief } sucht
prompt-react-to-roll = Die Würfel zeigen: { dice-rolled }
prompt-react-to-card = Gespielt wurde: { $card }

# Options
option-move = Gehen: { $way }
option-explore = Erkunden: { $way }
option-fight = Kämpfen
option-search = Suchen
option-play = { $card } spielen
option-play-lantern = { card-lantern } spielen
option-trade = Tauschen
option-take-crown = Die Krone nehmen
option-wait = Warten
option-doors = Türen: { $sides }
option-give = Geben: { $card }
option-accept = Annehmen
option-decline = Ablehnen
option-bite = Beißen: { $thief }
option-run = Rennen: { $way }

# Events
event-moved = { $thief } geht nach { $to }.
event-stopped = { $thief } kommt nicht weg.
event-explored = { $thief } zieht Feld { $tile }.
event-placed = Feld { $tile } liegt auf { $at }.
event-rolled = { $seat } würfelt: { dice-rolled }.
event-rat-bites = Ratte { $rat } schnappt nach { $thief }: { dice-rolled }.
event-killed = { $thief } tötet { $rats ->
    [0] keine Ratte
    [one] eine Ratte
   *[other] { $rats } Ratten
}.
event-crown-found = { $thief } hat die Krone gefunden!
event-crown-taken = { $thief } nimmt die Krone.
event-drew = Du ziehst { $card }.
event-has-drawn = { $seat } zieht eine Karte.
event-played = { $seat } spielt { $card }.
event-cancelled = { $card } ist aufgehoben.
event-next-tile = Das nächste Feld ist { $tile }.
event-offered = { $thief } hält eine Karte hin.
event-gave = { $thief } gibt: { $card }.
event-traded = { $thief } gibt eine Karte weg.
event-declined = { $thief } lehnt ab.
event-rat-came = Ratte { $rat } kommt auf { $at } heraus.
event-rat-ran = Ratte { $rat } rennt nach { $to }.
event-bitten = Ratte { $rat } beißt { $thief }; Leben übrig: { $health }.
event-thief-out = { $thief } ist ausgeschieden.
event-round-began = Runde { $round } beginnt.

# Reasons
refused-moment = { $card } wartet auf einen anderen Moment.
refused-turned = So gedreht stießen weniger Türen aneinander.
refused-wall = Dort führt keine Tür zu einem Feld.
refused-dark = Was dort liegt, hat noch niemand erkundet.
refused-stack = Es ist kein Feld mehr übrig.
refused-no-dark = Dort führt keine Tür ins Dunkel.
refused-no-rat = Hier ist keine Ratte.
refused-no-lantern = Du hast keine Laterne.
refused-no-partner = { $partner } ist nicht hier, oder du hast keine Karte zu geben.
refused-no-crown = Die Krone liegt nicht hier.

# The picture
legend = Jedes Feld ist ein Quadrat: # ist Wand, eine Lücke ist eine Tür, der kleine Buchstabe gehört zum Feld (g das Tor, t die Schatzkammer), A und B sind Ada und Ben. Spalten haben Buchstaben, Zeilen Nummern.

# Endings
ending-crown = Die Krone ist aus dem Gewölbe!
ending-bitten = Beide Diebe sind ausgeschieden.
ending-dawn = Es wird hell; die Diebe sind gefasst.

# Labels of the view
label-round = Runde { $round } von { $rounds }, am Zug: { $turn }
label-health = Leben
label-crown = Krone
label-rats = Ratten
label-hand = Deine Hand
label-hands = Karten auf der Hand
label-tiles = Felder übrig
label-next-tile = Nächstes Feld
label-gifts = Du weißt, dass dein Partner hält
