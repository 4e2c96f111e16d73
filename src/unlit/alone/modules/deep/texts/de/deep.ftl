# Special creatures
thing-wounded-bloom = verwundete Blüte
thing-wounded-pall = verwundeter Schleier
thing-wounded-leech = verwundeter Egel
thing-wounded-skitterer = verwundeter Krabbler
thing-wounded-herald = verwundeter Herold
thing-wounded-snuffer = verwundeter Lampenlöscher
thing-wounded-brute = verwundeter Koloss
thing-wounded-howler = verwundeter Heuler
thing-wounded-maw = verwundeter Schlund
thing-wounded-gnawer = verwundeter Nager
word-waiting = wartet
word-hunting = auf dem Plan
word-gone = getötet
label-specials = Spezialkreaturen (Buchstabe, Symbol, Leben bis Wunde/Tod, Würfel im Dunkeln/Hellen, Schrecken, Mindestabstand)
option-show = Zeige die Karte, eine Spezialkreatur erscheint: { $card }
event-special-drawn = Eine Spezialkreatur ist im Spiel: { $card }.
event-special-called = { $seat } zeigt { $by }, und eine Spezialkreatur erscheint: { $card }.
event-special-gone = { $special } ist endgültig fort.
refused-spawned = Diese Spezialkreatur erscheint nur einmal: { $special }.
refused-no-place = Diese Spezialkreatur kann jetzt nirgends erscheinen: { $special }.
refused-leech = Der Egel ist auf dem Plan: So wenig Adrenalin hilft nicht bei der Erholung.

# Special room actions
option-room-action = Besondere Raumaktion: { $special }
prompt-refill = Welcher Gegenstand erhält Ladungen?
prompt-keep-item = Welchen Gegenstand behältst du?
prompt-purge = Durchlüften: Entfernst du den Gefahrenmarker in Sektor { $sector }?
option-purge-token = Ja, diesen
option-spare-token = Nein, lieber einen anderen
label-room-actions = Besondere Raumaktionen, die noch möglich sind
event-room-used = Der Held nutzt die besondere Raumaktion ({ $room }): { $card }.
refused-room-mission = In diesem Raum liegt oder lag ein Auftrag.
refused-room-idle = Sie wäre hier gerade zu nichts gut.
refused-room-spent = Dieser Raum hat seine Gegenstände oder seine Raumaktion schon hergegeben: eins von beiden, einmal.
box-specials = Spezialkreaturen von Deep: { $count }
box-room-actions = Besondere Raumaktionen von Deep: { $count }
