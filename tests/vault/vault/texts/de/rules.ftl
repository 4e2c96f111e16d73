# K1
section-K1 = Aufbau
rule-K1-1 = Zwei Diebe, Ada und Ben, spielen gegen den Wächter; jeder Dieb hat 3 Leben.
rule-K1-2 = Jeder Platz bekommt verdeckt 3 Karten vom gemischten Stapel seiner Seite.
rule-K1-3 = Das Tor liegt in der Mitte des Rasters, und beide Diebe stehen darauf.
rule-K1-4 = Alle anderen Felder werden verdeckt zu einem Stapel gemischt.

# K2
section-K2 = Runden und Züge
rule-K2-1 = Eine Runde besteht aus Adas Zug, Bens Zug und dem Zug der Ratten; wer ausgeschieden ist, wird übersprungen.
rule-K2-2 = Der Zug eines Diebs beginnt damit, und der Zug der Ratten endet für den Wächter damit, eine Karte zu ziehen, wenn auf der Hand Platz ist: Ein Dieb hält 4, der Wächter 5. Ein leerer Stapel wird aus seiner Ablage neu gemischt.
rule-K2-3 = Ein Dieb hat zwei Aktionen in seinem Zug.
rule-K2-4 = Eine Aktion ist eine von diesen: gehen, erkunden, kämpfen, suchen, eine Laterne spielen, tauschen, die Krone nehmen; Warten beendet den Zug.

# K3
section-K3 = Reaktionen
rule-K3-1 = In jedem Moment werden die, die er angeht, der Reihe nach gefragt, ob sie eine Karte dafür haben oder nicht, bis alle passen.
rule-K3-2 = Ein Schritt und eine Suche gehen den Wächter an; ein Wurf den Dieb, der würfelt oder gebissen wird, dann den Wächter; eine Karte die andere Seite.
rule-K3-3 = Eine Karte wird nur in dem Moment gespielt, auf den sie wartet.
rule-K3-4 = Eine Karte wird ganz ausgeführt, bevor wieder jemand gefragt wird.
rule-K3-5 = Ausweichen antwortet nur auf einen Biss; Ruhe und Fluch antworten nur auf den Wurf eines Diebs.
rule-K3-6 = Eine gespielte Karte kommt offen auf ihre Ablage und kann von der anderen Seite aufgehoben werden; auch die aufhebende Karte kann aufgehoben werden.

# K4
section-K4 = Aktionen
rule-K4-1 = Ein Dieb geht durch eine Tür, die an eine Tür des nächsten Felds stößt.
rule-K4-2 = Ein Dieb erkundet durch eine Tür, hinter der kein Feld liegt: Das nächste Feld wird gezogen und dort hingelegt, mit seinen Ratten darauf.
rule-K4-3 = Das Feld wird so gedreht, dass eine seiner Türen an die benutzte stößt und möglichst viele Türen aneinanderstoßen; unter gleich guten wählt der Dieb.
rule-K4-4 = Im Kampf würfelt ein Dieb zwei Würfel; jeder Treffer tötet eine Ratte auf dem Feld, die niedrigste Nummer zuerst.
rule-K4-5 = Eine Suche in der Schatzkammer würfelt einen Würfel, und alles außer einem Fehlschlag findet die Krone; anderswo, oder wenn sie gefunden ist, zieht eine Suche eine Karte, wenn die Hand weniger als 7 hat.
rule-K4-6 = Eine Laterne, als Aktion gespielt, zeigt den Dieben auf dem Feld das nächste Feld.
rule-K4-7 = Ein Dieb darf dem anderen auf demselben Feld verdeckt eine Karte hinhalten; der nimmt sie oder lehnt ab.
rule-K4-8 = Ein Dieb darf die Krone nehmen, die auf seinem Feld liegt.

# K5
section-K5 = Ratten
rule-K5-1 = In ihrem Zug handeln alle Ratten im Spiel je einmal, die niedrigste Nummer zuerst: Eine Ratte auf dem Feld eines Diebs beißt, jede andere rennt.
rule-K5-2 = Ein Biss ist ein Würfel gegen einen Dieb nach Wahl des Wächters; ein Treffer kostet 1 Leben.
rule-K5-3 = Eine Ratte rennt ein Feld weit auf einem kürzesten Weg zum nächsten Dieb; unter gleich kurzen wählt der Wächter.
rule-K5-4 = Die Ratte, die ins Spiel kommt, ist die mit der niedrigsten Nummer im Vorrat; ist keine übrig, kommt keine.
rule-K5-5 = Eine tote Ratte kommt zurück in den Vorrat.

# K6
section-K6 = Das Ende
rule-K6-1 = Ein Dieb, der mit der Krone zum Tor kommt, gewinnt das Spiel für beide Diebe.
rule-K6-2 = Ein Dieb ohne Leben scheidet aus: Seine Hand wird abgelegt, und die Krone fällt, wo er stand.
rule-K6-3 = Sind beide Diebe ausgeschieden, gewinnt der Wächter.
rule-K6-4 = Nach der letzten Runde wird es hell, und der Wächter gewinnt.
