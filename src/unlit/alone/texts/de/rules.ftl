# A1
section-A1 = Seiten und Aufbau
rule-A1-1 = Ein Spieler ist der Held; ein, zwei oder drei weitere sind das Böse und spielen als Team.
rule-A1-2 = Der Held wählt einen Schwierigkeitsgrad. Leicht: eine zufällige der drei Patronenkarten, danach ein zufälliger Gegenstand. Normal und Albtraum: ein zufälliger Gegenstand. Unmöglich: keiner.
    .ruling = Nicht genommene Patronen werden in den Gegenstandsstapel gemischt, bevor der andere Gegenstand gezogen wird; Startgegenstände erhalten Ladungen nach A12.2.
rule-A1-3 = Belohnungen zur Spielmitte (siehe A20.5). Leicht: +1 Runde, danach gewinnt der Held 3 Leben und 3 Selbstbeherrschung zurück. Normal: +1 Runde, danach gewinnt er 3 Leben oder 3 Selbstbeherrschung zurück. Albtraum: Er gewinnt 3 Leben oder 3 Selbstbeherrschung zurück. Unmöglich: nichts.
rule-A1-4 = Der Held wählt oder zieht einen Charakter; dessen Heldenseite liegt oben.
rule-A1-5 = Leben und Selbstbeherrschung beginnen beide bei 12. Der Rundenmarker beginnt auf dem Feld ganz rechts auf der Rundenleiste. Der Adrenalinvorrat beginnt mit 3.
rule-A1-6 = Ein Schlussauftrag (rot) wird gezogen, dann je ein Startauftrag jeder Art (erst blau, dann grün); ein Startauftrag, dessen Raum schon vergeben ist, wird abgelegt und neu gezogen, sodass alle drei verschiedene Räume nennen. Alle drei werden vorgelesen.
rule-A1-7 = Effekte „Beim Aufdecken“ der Startaufträge gelten sofort; der Aufbau des Schlussauftrags noch nicht.
    .ruling = Was den Plan oder die Handkarten braucht, wartet, bis sie da sind, und wird am Ende des Aufbaus ausgeführt, blau vor grün.
rule-A1-8 = Auftragsmarker gibt es in zwei Sätzen zu drei Farben: Der eine Satz kennzeichnet die Namen der Räume auf dem Heldenbogen, der andere liegt auf diesen Räumen auf dem Plan und wandert in A1.11 mit ihnen.
rule-A1-9 = Zwei Planbögen werden zufällig gezogen, mit beliebiger Seite nach oben und jeweils um 0 oder 180 Grad gedreht: Sie bilden zwei Ebenen.
rule-A1-10 = Es gibt zwei Treppenpaare in je einer Farbe: Eine Treppe führt nur zur anderen Treppe ihrer Farbe, und jede Ebene hat eine von jeder Farbe.
    .ruling = Das Böse bestimmt, welches Treppenfeld einer Ebene welche Farbe erhält.
rule-A1-11 = Die acht Raummarker werden zufällig auf die acht Raumfelder gelegt, die Auftragsmarker auf ihre Räume. Danach darf das Böse zwei beliebige Raummarker vertauschen, auf einer Ebene oder über beide hinweg.
rule-A1-12 = Das Böse stellt den Helden in einen Gangsektor seiner Wahl.
    .ruling = Jeder Sektor, der kein Raum ist, ist erlaubt.
rule-A1-13 = Zu Beginn ist der ganze Plan dunkel.
rule-A1-14 = Das Böse wählt zwei von vier Reaktionsdecks: Wut (rot), Tempo (blau), Terror (grün), Fallen (violett); die beiden anderen kommen aus dem Spiel. Jedes Deck wird für sich gemischt.
rule-A1-15 = Ein böser Spieler: 10 Karten, frei aus beiden Decks gezogen.
    .ruling = Sie werden einzeln gezogen; vor jeder Karte wird das Deck genannt.
rule-A1-16 = Zwei böse Spieler: je 6 Karten, das ganze Spiel über nur aus dem eigenen Deck; der Startanführer sucht sich zuerst ein Deck aus.
rule-A1-17 = Drei böse Spieler: je 4 Karten. Der Startanführer gibt jedem der anderen ein eigenes Deck; wer zwischen den beiden anderen sitzt, zieht in beliebiger Mischung aus beiden Decks, die anderen ziehen aus ihrem eigenen.
    .ruling = Der Startanführer nimmt den mittleren Platz (sonst hätte er kein Deck); Plätze und Decks bleiben das ganze Spiel über gleich, wer auch immer später anführt.
rule-A1-18 = Bei zwei oder mehr bösen Spielern beginnt einer, gewählt oder ausgelost, als Anführer des Bösen und koordiniert das Team: Die anderen brauchen seine Zustimmung, um eine Reaktionskarte zu spielen, und niemand zeigt oder beschreibt einem Mitspieler im Team eine Handkarte.
    .ruling = Der Anführer erfährt, wer fragt und wofür (Standardreaktion, offene Karte, Avatar), aber nicht, um welche Karte es geht; eine abgelehnte Karte bleibt auf der Hand.
rule-A1-19 = Immer wenn „das Böse N Karten zieht“, verteilt der Anführer die N Karten beliebig auf die bösen Spieler; jeder zieht aus dem Deck oder den Decks, die er benutzen darf.
rule-A1-20 = Das Böse stellt 2 Kreaturen seiner Wahl in 2 verschiedene Sektoren, die jeweils ein Auftragsraum oder einem solchen benachbart sind, nie in den Sektor des Helden.
    .ruling = Sie gehören zu den fünf gewöhnlichen Arten, und beide dürfen gleich sein; dies ist weder Erscheinen noch Bewegung: kein Geräusch, kein Mindestabstand.
rule-A1-21 = Das Böse legt auf jede Ebene 2 Gefahrenmarker, nicht in den Sektor des Helden.
    .ruling = In jeden Sektor kommt höchstens einer.
rule-A1-22 = Das Labyrinth des Helden besteht zu Beginn nur aus seinem eigenen Sektor.
rule-A1-23 = Würfelwürfe sind öffentlich. Was das Böse nach den Regeln mitteilen muss, ist wahr und vollständig, es sei denn, eine Karte erlaubt ihm zu lügen.
rule-A1-24 = Für alle offen sind: Charakter des Helden, Gegenstände mit Ladungen und Bauteilen, Gefährte, Aufträge, Leisten, Adrenalin, Erfahrung und Zugmarker; außerdem, welche zwei Decks im Spiel sind.
    .ruling = Offen sind auch die Anzahl der Karten in Händen, Decks und Ablagestapeln sowie jede offen gespielte Karte.
rule-A1-25 =
    .ruling = Geheim vor dem Helden: der Plan und alles Verborgene, die Handkarten des Bösen und, auf Dauer, welche Karte eine Standardreaktion war (ihr Deck ist an der Rückseite zu erkennen). Geheim vor allen: die Reihenfolge jedes Decks.
rule-A1-26 = Der Held darf Geräusche, Entfernungen und Räume auf dem Bogen notieren; Notizen haben keine Wirkung.
    .ruling = Sie gehören dem Helden allein.
rule-A1-27 =
    .ruling = Was eine Regel dem Bösen als Seite überlässt (Aufbau, Gefahrenmarker, Reihenfolge der Angriffe, Richtung eines Geräuschs, Held oder Gefährte), entscheidet der Anführer; was eine Karte offenlässt, entscheidet, wer sie gespielt hat.
rule-A1-28 =
    .ruling = Die Plätze der bösen Spieler bilden einen eigenen Kreis; „links“ ist der nächste Platz darin.
rule-A1-29 = Reihenfolge des Aufbaus: der Teil des Helden (A1.2 bis A1.8), danach Plan, Treppen, Räume, Tausch, Platz des Helden, Decks und Handkarten, Kreaturen, Gefahrenmarker, Labyrinth.
rule-A1-30 =
    .ruling = Welche zwei Blätter den Plan bilden, ist allen bekannt; welche Seiten oben sind und wie sie liegen, sieht nur das Böse.

# A2
section-A2 = Der Plan
rule-A2-1 = Es gibt zwei Ebenen, jede ein Raster aus 4 Spalten (von West nach Ost) und 6 Zeilen (von Nord nach Süd); Norden ist auf beiden Ebenen und auf dem Heldenbogen gleich.
    .ruling = Jedes Feld ist ein Sektor, und eine Ebene hängt auch ohne ihre Treppen zusammen.
rule-A2-2 = Jede Ebene hat genau 4 Räume.
rule-A2-3 = Zwei Räume derselben Ebene sind 3 bis 8 Sektoren voneinander entfernt (A2.11).
    .ruling = Für Räume verschiedener Ebenen gilt das nicht.
rule-A2-4 = Jede Ebene hat zwei Treppen, je eine ungefähr auf halber Höhe ihrer beiden längeren Seiten (West und Ost).
rule-A2-5 = Jede Ebene hat 4 Lichtsteuerungen (LCUs); jede kann ihren eigenen Sektor beleuchten und dazu, über alle Richtungen zusammengezählt, mindestens 2 weitere.
rule-A2-6 = Auf jeder Ebene können die LCUs mindestens 2 der 4 Räume beleuchten, und mindestens 1 Raum kann von ihnen nie beleuchtet werden.
rule-A2-7 = Ein Raum hat 2 oder 3 Türen, und jede Tür grenzt auf einer Seite an einen Raum.
    .ruling = Ein Raum ist nur durch seine Türen zu betreten und zu verlassen und enthält keine Treppe.
rule-A2-8 = Die übrigen Sektoren sind Gänge (gerade), Kurven, T-Kreuzungen und Kreuzungen.
rule-A2-9 = Ein Sektor enthält Elemente: Kreaturen, Gefahrenmarker, Zustandsmarker, Türen, eine LCU, eine Treppe, einen Auftragsmarker.
rule-A2-10 = Zwei Sektoren sind benachbart, wenn eine Öffnung, eine nicht blockierte Tür oder eine Treppe derselben Farbe sie verbindet. Eine blockierte Tür hebt die Nachbarschaft für jede Regel und jeden Karteneffekt auf, sofern keine Regel etwas anderes sagt.
rule-A2-11 = Die Entfernung ist die kleinste Zahl von Schritten zwischen zwei Sektoren, durch Öffnungen, Türen und Treppen und über jede der beiden Ebenen; der Sektor des Helden selbst hat Entfernung 0, ein benachbarter 1.
rule-A2-12 = Eine blockierte Tür hält also die Schritte von Held und Kreaturen, das Erkunden, die Sichtlinie, die Linie einer LCU und den Weg eines Geräuschs auf und hebt „benachbart“ auf Karten und in A16.2 auf. Sie beeinflusst weder das Orten (A11.4) noch, laut Festlegung, den Mindestabstand beim Erscheinen (A15.3).
rule-A2-13 = Am Spieltisch wird ein fehlendes Sektorteil vom entfernten Ende des Labyrinths genommen.
    .ruling = Unsere Sektorteile gehen nie aus.
rule-A2-14 =
    .ruling = Ein Sektor fasst beliebig viele Kreaturen, aber nie mehr als einen Gefahrenmarker.

# A3
section-A3 = Runden und Züge
rule-A3-1 = Eine Runde besteht aus 8 Zügen. Immer ist der Held am Zug; das Böse handelt nur als Reaktion.
rule-A3-2 = In jedem Zug muss der Held eine Aktion ansagen (Passen gibt es nicht); er gibt einen Zugmarker aus und führt die Aktion aus. Die Ansage ist vollständig: Sie nennt die Richtung einer Bewegung oder Erkundung, das Ziel eines Kampfes, die zwei Ziele einer Ortung, das Ziel einer Interaktion und die Richtung ihres Lichts, bevor das Böse darauf reagieren darf.
    .ruling = Ein Gegenstand, seine Ladungen und sein erstes Ziel gehören zur Ansage; spätere Schritte werden genannt, wenn es so weit ist. Eine zusätzliche Aktion und die zweite Aktion der Zeitlupe werden vollständig angesagt, wenn sie beginnen. Macht eine Reaktion das angesagte Ziel unmöglich, verpufft die Aktion und zählt trotzdem. Ändert eine Karte die Aktion, nennt der Held die Ziele neu.
rule-A3-3 = Die Aktionen sind Bewegen, Erkunden, Kämpfen, Orten, Plündern und Interagieren.
rule-A3-4 = Mit einer angesagten Aktion darf ein Gegenstand dieser Aktion aktiviert werden; der Kartentext ersetzt dann die Aktion.
rule-A3-5 = Nach der Aktion und der Gelegenheit des Bösen zu reagieren endet der Zug.
rule-A3-6 = Für das Ende eines Zuges gilt eine feste Reihenfolge.
    .ruling = Zuerst kommen die Reaktionen am Zugende, jede wird vor der nächsten vollständig ausgeführt; dann die Angriffe der Kreaturen (A10.1), auch der eben erst hinzugekommenen; dann das Ausschalten von Licht (A15.9); dann, nach dem 8. Zug, das Rundenende (A16). Sobald die Angriffe beginnen, können nur noch Sofortkarten gespielt werden.
rule-A3-7 =
    .ruling = Eine Aktion ohne erlaubtes Ziel kann nicht angesagt werden: Bewegen braucht einen Ausgang oder eine blockierte Tür, die frei zu machen ist, Erkunden einen Sektor zum Anschauen, Kämpfen eine Kreatur, Interagieren eine LCU oder einen offenen Auftrag. Plündern und Orten sind immer möglich.
rule-A3-8 = Zu Beginn eines Zuges, bevor die erste Aktion angesagt wird, kommen Adrenalin (A4), ein Opfer (A18.2) und Heldenkräfte (V1.13).
    .ruling = Die Reihenfolge bestimmt der Held; nichts davon ist eine Aktion, also erlaubt nichts davon eine Reaktion.
rule-A3-9 =
    .ruling = Eine Aktion, die durch eine Reaktion verändert oder verhindert wird, gilt trotzdem als ausgeführt: Ihr Zugmarker und ihre Ladungen bleiben ausgegeben, und sie erlaubt weiterhin Reaktionen.

# A4
section-A4 = Adrenalin
rule-A4-1 = Zu Beginn eines Zuges darf der Held 1 Adrenalin ausgeben, um 1 Leben oder 1 Selbstbeherrschung zurückzugewinnen.
rule-A4-2 = Zu Beginn eines Zuges, vor der Ansage, darf der Held 1 Adrenalin für Zeitlupe ausgeben: Er hat in diesem Zug zwei Aktionen; die zweite muss er nicht im Voraus nennen.
rule-A4-3 = Beides ist im selben Zug erlaubt, jeweils einmal.
rule-A4-4 = Beide Aktionen eines Zuges mit Zeitlupe erlauben ihre Reaktionen.
rule-A4-5 = Am Rundenende wird der Vorrat auf die Zahl gesetzt, die auf der Adrenalinleiste beim niedrigeren Wert der beiden Gesundheitsleisten steht: 3 bei 12, 5 bei 3.
    .ruling = Ein Held, der mehr Marker hat, verliert also die übrigen.
rule-A4-6 =
    .ruling = Adrenalin kann nicht zum Zurückgewinnen ausgegeben werden, wo A10.7 nichts zurückgewinnen lässt.
rule-A4-7 = Ein Zug mit Zeitlupe kostet einen Zugmarker, hat ein einziges Zugende (A3.6) und erlaubt für beide Aktionen zusammen höchstens 2 Reaktionskarten.
    .ruling = Die zweite Aktion wird angesagt, sobald die erste ausgeführt ist; sie darf von derselben Art sein und darf entfallen.

# A5
section-A5 = Was der Held sieht
rule-A5-1 = Was im Labyrinth liegt, ist aufgedeckt, alles andere verborgen. Wird ein Sektor aufgedeckt, so wird alles aufgedeckt, was er enthält.
rule-A5-2 = Der Held sieht bis zum Aufräumen am Rundenende weiterhin, was in jedem aufgedeckten Sektor geschieht, ob in Sichtlinie oder nicht.
rule-A5-3 = Die Sichtlinie verläuft vom Sektor des Helden in jede der vier Richtungen gerade durch aufgedeckte Sektoren.
rule-A5-4 = Die Sichtlinie endet an einer Wand, an einer Tür, die nicht zum Sektor des Helden gehört, an einem verborgenen Sektor und an einer Treppe.
rule-A5-5 = Eine Tür am Sektor des Helden ist offen und hält die Sichtlinie nicht auf, außer sie ist blockiert.
rule-A5-6 = Der Sektor des Helden ist immer in Sichtlinie, ein verborgener Sektor nie.
rule-A5-7 = Ein beleuchteter verborgener Sektor, der in Sichtlinie läge, wird sofort aufgedeckt, und die Sichtlinie geht durch ihn weiter.
rule-A5-8 = Ein Sektor kann beleuchtet und dabei verborgen sein, ebenso aufgedeckt und dabei dunkel.
rule-A5-9 = Aufgedeckte Türen und ob sie blockiert sind, LCUs, Treppen, Gefahren-, Zustands- und Auftragsmarker sind sichtbar; ebenso jederzeit, ob eine aufgedeckte Kreatur verwundet ist.
rule-A5-10 = Ein Sektor, der das Labyrinth verlässt, ist mit allem, was er enthält, wieder verborgen: Eine Kreatur, der der Held dort begegnet, erschreckt ihn von Neuem.
rule-A5-11 =
    .ruling = Sektoren werden einzeln aufgedeckt, der nächste zuerst (dann Nord, Ost, Süd, West), jeder mit allen seinen Elementen; A5.7 wird nach jedem erneut geprüft, bis nichts Neues mehr in Sicht ist.
rule-A5-12 = Licht geht durch eine reparierte LCU, einen Gegenstand oder die Belohnung eines Auftrags an. Es bleibt an, bis es ausgeschaltet wird, und wird es dunkel, verbirgt das keinen aufgedeckten Sektor.
rule-A5-13 = Vom Verborgenen erfährt der Held nur Geräusche (A7), Richtungen des Verlassens (A15.7), Antworten (A11) und was eine Karte sagt, sonst nichts.
rule-A5-14 =
    .ruling = Der Held weiß, wie aufgedeckte Sektoren einer Ebene zueinander liegen, aber nicht, wo auf dem Plan, und nicht, wie zwei Teile zueinander liegen, die nur Treppen verbinden.

# A6
section-A6 = Bewegen
rule-A6-1 = Der Held nennt eine Richtung (Nord, Ost, Süd, West) und bewegt sich in den dort benachbarten Sektor.
    .ruling = Die Treppe eines Sektors ist eine fünfte Richtung, hier wie in A7.2, A8.1 und A15.7.
rule-A6-2 = Wer einen verborgenen Sektor betritt, deckt ihn auf.
rule-A6-3 = Wer die Treppe nimmt, entfernt jeden aufgedeckten Sektor der verlassenen Ebene aus dem Labyrinth, außer dem Sektor mit dieser Treppe.
rule-A6-4 = Held und Kreaturen gehen ungehindert durch nicht blockierte Türen.
rule-A6-5 = Nach jedem Bewegungsschritt, nie vor dem ersten, darf der Held eine Tür des Sektors blockieren, in dem er dann ist.
rule-A6-6 = Durch eine blockierte Tür kommt nichts.
rule-A6-7 = Eine ganze Aktion Bewegen, ohne dass sich der Held bewegt, macht eine blockierte Tür seines Sektors frei.
    .ruling = Das erlaubt Reaktionen auf Bewegen, ist aber kein Schritt: kein Gelegenheitsangriff, und danach wird keine Tür blockiert.
rule-A6-8 = Das Böse macht eine Tür frei, indem es einen Schritt der Bewegung einer Kreatur ausgibt: Von 3 Schritten bleiben 2.
    .ruling = Die Kreatur steht in einem der beiden Sektoren der Tür; der eine Schritt einer Standardreaktion genügt.
rule-A6-9 = Begegnung: Für jede Kreatur, die im betretenen Sektor nicht schon aufgedeckt war, verliert der Held Selbstbeherrschung in Höhe des Schreckens dieser Kreatur.
    .ruling = Jede Kreatur ist ein eigener Schaden, in der Reihenfolge des Bösen.
rule-A6-10 = Dasselbe gilt, wenn eine Kreatur durch eine Reaktion aus einem verborgenen Sektor in den Sektor des Helden kommt. Eine Kreatur, deren letzter Sektor aufgedeckt war, erschreckt niemanden.
    .ruling = Auch was aus dem Verborgenen dorthin teleportiert oder gestellt wird, erschreckt, ebenso eine Kreatur, die nur hindurchzieht oder den Sektor des Helden in derselben Bewegung verlassen hat; mehrere erschrecken nacheinander.
rule-A6-11 = Wer einen Sektor mit Kreaturen verlässt, erleidet vor dem Schritt einen Gelegenheitsangriff: ein Wurf mit 1 Würfel je Kreatur dort, mit 1 weniger, wenn der Sektor beleuchtet ist; je Treffer geht 1 Leben verloren; ein Gefahrenmarker dort macht Balken zu Treffern (A10.3).
    .ruling = Das gilt bei jedem solchen Schritt einer längeren Bewegung; der Wurf ist ein einziger Kreaturenangriff und ein einziger Schaden; ohne Würfel kein Angriff.
rule-A6-12 =
    .ruling = Ein Schritt läuft so ab: Richtung nennen; Gelegenheitsangriff; der Held bewegt sich (bei einer Treppe auch A6.3); der Sektor wird aufgedeckt; beleuchtete Sektoren kommen in Sicht (A5.7); Schrecken; eine Tür darf blockiert werden. Erst dann wird ein nächster Schritt derselben Aktion gewählt.
rule-A6-13 =
    .ruling = Ein Held, den eine Karte bewegt, trifft und verlässt Kreaturen wie bei einem eigenen Schritt, blockiert aber keine Tür; ein teleportierter Held erlaubt keinen Gelegenheitsangriff.
rule-A6-14 = Auch Karten können Türen blockieren und frei machen.
    .ruling = Beliebig viele Türen können gleichzeitig blockiert sein.

# A7
section-A7 = Geräusche
rule-A7-1 = Eine Kreatur macht dort ein Geräusch, wo sie erscheint und wo ihre Bewegung endet.
    .ruling = Eine Bewegung ohne Schritt macht keines; ein für eine Tür ausgegebener Schritt (A6.8) macht dort ein Geräusch, wo die Kreatur steht.
rule-A7-2 = Das Böse nennt die Richtung des ersten Schritts, den der Held auf einem kürzesten Weg zu diesem Sektor machen würde.
rule-A7-3 = Dieser Weg führt nie durch eine blockierte Tür.
rule-A7-4 = Bei mehreren kürzesten Wegen bestimmt das Böse, welche Richtung es nennt.
rule-A7-5 = Bei einem Geräusch von der anderen Ebene wird nur das gesagt.
    .ruling = Das gilt, welche Türen auch immer blockiert sind.
rule-A7-6 =
    .ruling = Wo blockierte Türen keinen Weg lassen, erfährt der Held von einem Geräusch ohne Richtung.
rule-A7-7 = Eine Kreatur, die teleportiert, macht kein Geräusch.
rule-A7-8 =
    .ruling = Das Geräusch jeder Kreatur wird einmal angesagt, nach ihrer ganzen Bewegung, und nur als Richtung: weder ihre Art noch, ob sie erschienen ist oder sich bewegt hat.
rule-A7-9 =
    .ruling = Eine Kreatur, deren Bewegung oder Erscheinen in einem aufgedeckten Sektor endet, ist dort zu sehen, und für sie wird keine Richtung angesagt.

# A8
section-A8 = Erkunden
rule-A8-1 = Der Held nennt eine Richtung und deckt bis zu 2 Sektoren in gerader Linie auf, ohne sie zu betreten.
    .ruling = Die Linie reicht immer so weit, wie sie kann; schon aufgedeckte Sektoren zählen zu den 2.
rule-A8-2 = Eine Wand, eine Tür, die nicht zum Sektor des Helden gehört, oder eine blockierte Tür beendet die Linie.
rule-A8-3 = Durch eine Treppe wird nur der eine Sektor am anderen Ende aufgedeckt.
rule-A8-4 = Sind alle aufgedeckt, darf der Held 1 Gefahrenmarker aus seinem eigenen Sektor oder einem Sektor der Linie ablegen.
    .ruling = Zur Linie gehört, was erkundet wurde, jetzt oder früher aufgedeckt, auch wenn eine Reaktion seitdem eine Tür geschlossen hat.
rule-A8-5 = Schon aufgedeckte Sektoren dürfen erkundet werden, um einen Gefahrenmarker zu entfernen.
rule-A8-6 = Eine beim Erkunden aufgedeckte Kreatur erschreckt niemanden: Das tun nur A6.9 und A6.10.

# A9
section-A9 = Kämpfen
rule-A9-1 = Der Held nennt eine Kreatur in seinem Sektor und wirft 2 Würfel.
rule-A9-2 = Ein Würfel zeigt Treffer, Balken oder Fehlschlag. Treffer zählen; bei jedem Wurf des Helden zählen Balken als Treffer, solange sein Sektor beleuchtet ist, sonst als Fehlschläge.
rule-A9-3 = Eine Kreatur hat zwei Lebenswerte: einen, um sie zu verwunden, und einen, um sie verwundet zu töten.
rule-A9-4 = Ein einzelner Angriff muss einen Wert für sich allein erreichen; was darunter bleibt, verfällt. Eine unverwundete Kreatur stirbt sofort bei Schaden in Höhe von mindestens der Summe.
rule-A9-5 = Ein zum Angriff benutzter Gegenstand ersetzt die Aktion Kämpfen durch seinen Text (mehr Würfel oder ein Ziel auf Entfernung).
rule-A9-6 =
    .ruling = Eine Wunde bleibt bei ihrer Kreatur, gesehen oder nicht, bis diese stirbt; der Marker einer toten Kreatur kann unverwundet wieder erscheinen (A15.5).

# A10
section-A10 = Schaden
rule-A10-1 = Jede Kreatur im Sektor des Helden greift am Zugende einmal an, ohne dass eine Karte gespielt wird.
rule-A10-2 = Die Würfel stehen in der Kreaturentabelle: die erste Zahl im Dunkeln, die zweite im Licht; je Treffer geht 1 Leben verloren.
rule-A10-3 = Bei jedem Wurf des Bösen, auch bei Gelegenheitsangriffen und A17.5, zählen Balken als Treffer, solange im Sektor des Helden ein Gefahrenmarker liegt, sonst als Fehlschläge.
rule-A10-4 =
    .ruling = Die Kreaturen greifen nacheinander in der Reihenfolge des Bösen an, jeder Angriff ist ein eigener Wurf.
rule-A10-5 = Schaden einer Art senkt deren Leiste; steht sie auf 0, senkt der Rest die andere Leiste und bleibt Schaden seiner Art.
rule-A10-6 = Stehen beide Leisten auf 0, verliert der Held sofort.
rule-A10-7 = Die Stelle des Rundenmarkers bestimmt die Heilungsgrenze. Nichts wird über sie hinaus zurückgewonnen, und eine Leiste über ihr gewinnt nichts zurück.
rule-A10-8 = Manche Reaktionskarten werden auf Schaden an Leben oder Selbstbeherrschung hin gespielt, was immer ihn verursacht hat.
rule-A10-9 = Ein Schrecken ist Schaden an der Selbstbeherrschung wie jeder andere; ein Schrecken oder Angriff, der 0 ergibt, ist kein Schaden.
rule-A10-10 =
    .ruling = Ein Angriff läuft so ab: Würfel; die Neuwürfe des Helden, jeder einmal; das Böse teilt den Schaden dem Helden oder dem Gefährten zu (A18.5); die Leisten fallen und A10.6 wird geprüft; Schadenskarten (A14.9).
rule-A10-11 =
    .ruling = Auf Schaden durch eine Reaktion darf wiederum reagiert werden, im Rahmen von A14.1. Was der Held freiwillig zahlt, ist kein Schaden.
rule-A10-12 =
    .ruling = Eine Kreatur, die in den Sektor des Helden kommt, während andere dort angreifen, greift ebenfalls einmal an; eine, die ihn verlassen hat, nicht.

# A11
section-A11 = Orten
rule-A11-1 = Der Held nennt 2 Ziele: irgendetwas auf dem Plan, nach Namen oder nach Art (ein Raum, eine Sektorart, Türen, Treppen, LCUs, eine Kreaturenart, Gefahrenmarker, ...).
rule-A11-2 = Für jedes nennt das Böse die kürzeste Entfernung in Sektoren und dieselbe oder die andere Ebene.
rule-A11-3 = „Nach Art“ meint das nächste Ziel dieser Art.
rule-A11-4 = Blockierte Türen verlängern diese Entfernung nicht.
rule-A11-5 =
    .ruling = Der Held darf fragen nach: einem Raum mit Namen, irgendeinem Raum, einem Gang, einer Kurve, T-Kreuzung oder Kreuzung, einer Tür, einer blockierten Tür, einer Treppe (einer Farbe oder irgendeiner), einer LCU, einer Kreaturenart, irgendeiner Kreatur, einem Boss, einer Spezialkreatur oder einem Avatar mit Namen, einem beleuchteten Sektor, einem Gefahren-, Zustands- oder Auftragsmarker; die beiden Ziele sind verschieden.
rule-A11-6 =
    .ruling = Ein Ziel im Sektor des Helden hat Entfernung 0; eine Tür liegt in ihren beiden Sektoren; bei gleich nahen Zielen auf verschiedenen Ebenen bestimmt das Böse, welche Ebene es nennt; zu etwas, das nicht auf dem Plan ist, erfährt der Held, dass es das nicht gibt.

# A12
section-A12 = Plündern, Gegenstände, Verbesserungen
rule-A12-1 = Der Held zieht 1 Gegenstand (das ist Pflicht); in einem Raum darf er stattdessen 3 ziehen, einmal je Raum im Spiel, danach 1 wie überall.
rule-A12-2 = Jeder gezogene Gegenstand erhält 3 Ladungen, sofern nichts anderes angegeben ist.
rule-A12-3 = Bei mehr als 6 Gegenständen wird bis auf 6 abgelegt.
rule-A12-4 = Danach darf beliebig oft verbessert werden: Eine Ladung eines anderen Gegenstands mit der geforderten Matrix (chemisch, elektrisch, mechanisch) wird zum Bauteil des Gegenstands und schaltet dessen erweiterten Effekt frei.
    .ruling = Ein Gegenstand wird nur einmal verbessert; ein Bauteil ist keine Ladung; ein Gegenstand, dem die letzte Ladung genommen wird, wird abgelegt (A12.8).
rule-A12-5 = Ein Aktionsgegenstand wird mit seiner Aktion für 1 Ladung aktiviert, nach der Ansage.
rule-A12-6 = Ein passiver Gegenstand wird für 1 Ladung aktiviert, wenn sein Auslöser eintritt.
rule-A12-7 = Je Aktion ist eine Ladung und damit eine Aktivierung erlaubt, sofern die Karte nichts anderes sagt.
    .ruling = Ein passiver Gegenstand darf auf jedes Eintreten seines Auslösers einmal antworten.
rule-A12-8 = Ist die letzte Ladung ausgegeben, wird der Gegenstand sofort abgelegt.
    .ruling = Der bezahlte Effekt tritt noch ein; das Bauteil geht mit dem Gegenstand verloren; ein Gegenstand, der beim Ziehen gar keine Ladung erhält, wird ebenfalls abgelegt.
rule-A12-9 = Ein Gegenstand, der eine zusätzliche Aktion gewährt, erlaubt die Reaktionen beider Aktionen.
rule-A12-10 =
    .ruling = Ein leerer Gegenstandsstapel wird aus seinem Ablagestapel neu gemischt; ist auch dieser leer, wird nichts gezogen.
rule-A12-11 = Die Benutzung eines Gegenstands erlaubt die Reaktionen auf die Aktion, mit der er benutzt wurde.
rule-A12-12 =
    .ruling = Je Aktion ist ein Aktionsgegenstand erlaubt; passive Gegenstände kommen hinzu.
rule-A12-13 =
    .ruling = Auch für anders als durch Plündern erhaltene Gegenstände gelten A12.2 und A12.3.
rule-A12-14 =
    .ruling = Ein Gegenstand, der etwas zu tun hat, macht seine Aktion möglich (A3.7): Kämpfen oder Interagieren darf für den Gegenstand allein angesagt werden.

# A13
section-A13 = Interagieren
rule-A13-1 = Der Held nennt ein zulässiges Ziel in seinem Sektor: eine LCU oder einen Auftragssektor.
rule-A13-2 = Eine reparierte LCU beleuchtet ihren Sektor und bis zu 2 Sektoren in gerader Linie in einer gewählten Richtung.
rule-A13-3 = Diese Linie geht durch Türen, ob am Sektor des Helden oder nicht (nie durch blockierte, A2.12), und endet an Wänden.
    .ruling = Sie führt nicht über Treppen und reicht so weit, wie sie kann.
rule-A13-4 = Beleuchtete Sektoren in Sichtlinie werden aufgedeckt (A5.7); ein beleuchteter Sektor hinter einer nicht angrenzenden Tür wird es nicht.
rule-A13-5 = Dieselbe LCU darf erneut repariert werden, für eine andere Richtung; bereits brennendes Licht bleibt an.
    .ruling = Das ist auch erlaubt, wo nichts Neues oder nur ihr eigener Sektor beleuchtet würde.
rule-A13-6 =
    .ruling = Ein Auftragssektor ist zulässig, solange sein Auftrag nicht erfüllt ist und, falls es der Schlussauftrag ist, ausgelöst wurde (A20.3).

# A14
section-A14 = Reaktionen
rule-A14-1 = Das Böse, alle seine Spieler zusammen, spielt höchstens 2 Reaktionskarten je Zug.
rule-A14-2 = Verdeckt ist jede Karte eine Standardreaktion auf jede Aktion: 1 Kreatur um 0 oder 1 Sektor bewegen oder 1 Kreatur einer beliebigen Art erscheinen lassen, von der noch ein Marker übrig ist.
rule-A14-3 = Offen ist eine Karte eine erlaubte Reaktion: Ihr Symbol passt zu einer in diesem Zug ausgeführten Aktion (bei zwei gleichen nennt das Böse eine) oder zu eben erlittenem Schaden an Leben oder Selbstbeherrschung.
rule-A14-4 = Eine als Sofortkarte gekennzeichnete Karte wird in dem Moment gespielt, den sie nennt; jede andere am Zugende.
rule-A14-5 =
    .ruling = Eine Standardreaktion wird am Zugende gespielt.
rule-A14-6 = Die erste Hälfte einer Karte gilt; die zweite ebenfalls, wenn die Karte gefährlich ist: Die Aktion, die sie erlaubt hat, wurde in einem Sektor mit Gefahrenmarker ausgeführt.
    .ruling = Für eine Sofortkarte, die während ihrer Aktion gespielt wird, zählt der Sektor des Helden in diesem Moment, für jede andere Karte der Sektor des Helden, wie er beim Ende dieser Aktion war, für eine Schadenskarte der Sektor des Helden, wenn der Schaden zugefügt wird.
rule-A14-7 = Die erste Karte des Zuges bedeckt das am weitesten links liegende freie Feld der Reaktionsleiste, die zweite Karte die nächsten 2.
    .ruling = Was keine Karte ist, zählt hier nicht: Auch nach der Aktivierung eines Avatars (V1.6) bedeckt die erste Karte des Zuges 1.
rule-A14-8 =
    .ruling = Eine Karte, die nicht mehr auf die Leiste passt, kann nicht gespielt werden.
rule-A14-9 =
    .ruling = Eine Schadenskarte ist immer eine Sofortkarte und wird direkt nach dem Schaden gespielt.
rule-A14-10 =
    .ruling = In jedem Moment werden die bösen Spieler vom Anführer aus nach links gefragt, bis alle passen; eine Karte wird vollständig ausgeführt, bevor wieder jemand gefragt wird; der Moment tritt ein, ob jemand eine Karte dafür hat oder nicht.
rule-A14-11 =
    .ruling = Momente, die eine Sofortkarte nennen kann: Aktion angesagt, Schritt steht bevor, Schritt gemacht, Sektor aufgedeckt, Kreatur aufgedeckt, Schrecken, Würfel geworfen, Schaden erlitten, Gegenstand aktiviert, Gegenstände gezogen, Antwort steht bevor, LCU repariert, Kreatur verwundet, Kreatur getötet, Auftragsschritt erledigt, Aktion ausgeführt.
rule-A14-12 =
    .ruling = In einem Moment, der beide Seiten betrifft, kommen die passiven Gegenstände und Fähigkeiten des Helden zuerst.
rule-A14-13 =
    .ruling = Eine Karte darf gespielt werden, auch wenn ihr Effekt nichts ändert.
rule-A14-14 =
    .ruling = Ein Moment, den eine Reaktion herbeiführt (ein Schritt, ein Schrecken, Würfel, Schaden, etwas Aufgedecktes), öffnet sich wie jeder andere; eine Karte auf die Ansage oder das Ende einer Aktion sieht nur auf diese Aktion.
rule-A14-15 =
    .ruling = Ein Platz, dessen Bitte der Anführer ablehnt, wird in diesem Moment übergangen, bis eine andere Karte gespielt wurde.

# A15
section-A15 = Kreaturen
rule-A15-1 = Die normale Tabelle (Leben zum Verwunden/zum Töten, Würfel im Dunkeln/im Licht, Schrecken, Mindestabstand beim Erscheinen): Sporen 1/1, 3/2, 1, 3; Parasit 2/1, 2/1, 1, 4; Kultist 2/2, 2/2, 0, 4; Mutant 2/1, 2/1, 2, 3; Wurm 2/2, 3/0, 2, 5.
    .ruling = Die dritte Zeile gehört dem Kultisten, die vierte dem Mutanten.
rule-A15-2 = Albtraum: ein Würfel mehr, ein Schrecken mehr, der Mindestabstand um eins kleiner, Leben wie zuvor: Sporen 1/1, 4/3, 2, 2; Parasit 2/1, 3/2, 2, 3; Kultist 2/2, 3/3, 1, 3; Mutant 2/1, 3/2, 3, 2; Wurm 2/2, 4/1, 3, 4.
rule-A15-3 = Eine Kreatur erscheint überall, aufgedeckt oder nicht, beleuchtet oder nicht, wenigstens um ihren Mindestabstand vom Helden entfernt.
    .ruling = Gemessen wird wie in A11.4: Eine blockierte Tür macht einen Sektor nicht weiter entfernt.
rule-A15-4 = Höchstens 4 Kreaturen auf einer Ebene (also 8 insgesamt), sofern keine Karte etwas anderes sagt: An der Grenze erscheint dort keine und bewegt sich keine hinein.
    .ruling = Bosse und Spezialkreaturen zählen mit; Bewegungen innerhalb einer vollen Ebene sind frei.
rule-A15-5 = Die Zahl der Marker einer Art begrenzt diese Art.
rule-A15-6 = Eine Kreatur, die einen aufgedeckten Sektor betritt, wird aufgedeckt, ob in Sichtlinie oder nicht.
rule-A15-7 = Verlässt eine Kreatur einen aufgedeckten Sektor in einen verborgenen, erfährt der Held die Richtung.
rule-A15-8 = Teleportieren ist kein Erscheinen: Der Mindestabstand wird nicht beachtet, und es gibt kein Geräusch (A7.7).
    .ruling = Es ist auch keine Bewegung (A15.9), aber die Grenze der Ebene gilt.
rule-A15-9 = Am Zugende schaltet eine Kreatur, die sich in diesem Zug in den beleuchteten Sektor bewegt hat, in dem sie steht, dort das Licht aus, außer im Sektor des Helden; dort erschienen oder nur hindurchgezogen zu sein genügt nicht. Im Sektor des Helden kann das nur eine Karte.
rule-A15-10 =
    .ruling = Eine Kreatur darf den Sektor des Helden betreten und durchqueren und verlässt ihn unbehelligt.
rule-A15-11 =
    .ruling = Bosse kommen nur durch einen Auftrag oder eine Karte, nie durch eine Standardreaktion oder den Aufbau; findet einer keinen erlaubten Platz, so kommt er nicht.

# A16
section-A16 = Rundenende, der Reihe nach
rule-A16-1 = So viele Gefahrenmarker werden bereitgelegt, wie auf der Reaktionsleiste noch Gefahrensymbole zu sehen sind; ihre Karten werden abgelegt, jede auf den Ablagestapel ihres Decks.
rule-A16-2 = Von den aufgedeckten Sektoren bleiben nur der des Helden, die ihm benachbarten (auch über Treppen, nicht durch eine blockierte Tür) und beleuchtete in Sichtlinie im Labyrinth.
    .ruling = Die Sichtlinie wird bestimmt, bevor etwas entfernt wird.
rule-A16-3 = Der Adrenalinvorrat wird neu gesetzt (A4.5).
rule-A16-4 = Das Böse legt beliebig viele Karten ab und zieht dann bis zu den Handgrenzen (A1.15 bis A1.17); ein leeres Deck wird aus seinem Ablagestapel neu gemischt.
    .ruling = Während einer Runde darf eine Hand über ihre Grenze wachsen; nichts muss abgelegt werden; ist auch der Ablagestapel leer, wird nichts gezogen.
rule-A16-5 = Zuallerletzt, nachdem der Marker gerückt ist (A16.7), legt das Böse die bereitgelegten Gefahrenmarker: nicht in den Sektor des Helden und nicht in Sichtlinie, einen je Sektor, höchstens 8 je Ebene; dafür darf es einige vom Plan entfernen.
    .ruling = Sie legt der Anführer der endenden Runde, vor A16.8; höchstens einer wird je gelegtem entfernt; ein Marker, der nirgends Platz hat, geht verloren; einer je Sektor und 8 je Ebene gelten auch für Karten, der Rest nur für diesen Schritt.
rule-A16-6 = Es folgen die Effekte von Aufträgen und Helden am Rundenende, dann der Verlust nach A19.3.
    .ruling = Die beiden kommen in dieser Reihenfolge.
rule-A16-7 = Der Rundenmarker rückt ein Feld nach links, außer er steht auf dem letzten Feld; erreicht er es, beginnt der Albtraum.
rule-A16-8 = Der Anführermarker geht an den nächsten Platz der bösen Spieler (A1.28).
rule-A16-9 = Eine gewonnene Runde bewegt den Marker ein Feld nach rechts.
    .ruling = Vom Feld ganz rechts bewegt er sich nicht; stattdessen entfällt das nächste A16.7.
rule-A16-10 =
    .ruling = Das Rundenende gehört zu keinem Zug: keine Reaktionskarte, und kein Gegenstand, außer er nennt diesen Zeitpunkt.

# A17
section-A17 = Erfahrung
rule-A17-1 = Der Held, der eine aufgedeckte Kreatur tötet, erhält 1 Punkt in der Fähigkeit ihrer Art; der zweite Punkt schaltet sie frei; mehr als 2 gibt es je Fähigkeit nicht.
rule-A17-2 = Die Fähigkeiten sind Mut, Kaltblütigkeit, Scharfblick, Präzision und Geschick; Kaltblütigkeit gehört zum Parasiten.
    .ruling = Die anderen folgen der Reihenfolge der Kreaturentabelle: Mut Sporen, Scharfblick Kultist, Präzision Mutant, Geschick Wurm.
rule-A17-3 = Der Tod einer verborgenen Kreatur bringt nichts.
rule-A17-4 = Ein Boss bringt je 1 Punkt in 2 verschiedenen Fähigkeiten nach Wahl des Helden.
    .ruling = Eine Fähigkeit mit 2 Punkten kann nicht gewählt werden; sind weniger als zwei übrig, verfällt der Rest.
rule-A17-5 = Mut: Bei einem Schrecken darf der Held das Böse 1 Würfel werfen lassen, einmal je Schrecken; ein Fehlschlag senkt den Schaden um 1.
rule-A17-6 = Kaltblütigkeit: Der Vorrat ist ab dem Rundenende um 1 größer, als seine Leiste sagt.
rule-A17-7 = Scharfblick: Beim Plündern darf der Held 1 Karte mehr ziehen.
rule-A17-8 = Präzision: Bei einer Aktion Kämpfen darf 1 Fehlschlag einmal neu geworfen werden.
rule-A17-9 = Geschick: Nach dem Angriff einer Kreatur darf der Held das Böse 1 Würfel, der als Treffer zählt, neu werfen lassen, einmal je Angriff.
rule-A17-10 = Auch manche Karten bringen Erfahrung.
rule-A17-11 =
    .ruling = Eine Tötung gehört dem Helden, wenn eine Aktion, ein Gegenstand, ein Gefährte, eine Fähigkeit oder ein Auftrag des Helden sie verursacht hat.
rule-A17-12 =
    .ruling = Fehlschlag oder Treffer ist, was in diesem Wurf dafür zählt, Balken eingeschlossen.

# A18
section-A18 = Gefährten
rule-A18-1 = Ein Charakter, der nicht als Held benutzt wird, kann sich als Belohnung eines Auftrags als Gefährte mit 6 Ladungen anschließen.
rule-A18-2 = Opfer: Einmal, zu Beginn eines Zuges, wird der Gefährte für seinen einmaligen Effekt abgelegt.
rule-A18-3 = Fähigkeit des Gefährten: jedes Mal 1 Ladung, wann die Karte es sagt.
rule-A18-4 = Ist die letzte Ladung weg, wird der Gefährte abgelegt.
rule-A18-5 = Das Böse darf einen ganzen Schaden stattdessen dem Gefährten zufügen: 1 Ladung je Punkt gleich welcher Art.
    .ruling = Das wird nach den Neuwürfen gewählt; was die Ladungen übersteigt, verfällt; der Held hat dann keinen Schaden erlitten.
rule-A18-6 =
    .ruling = Mehrere Gefährten können beim Helden sein; ein Schaden trifft einen von ihnen ganz. Ein Verlust, den nicht das Böse zufügt (A19.3), kann nicht auf sie umgelenkt werden.

# A19
section-A19 = Albtraum
rule-A19-1 = Der Albtraum beginnt, wenn der Marker das letzte Feld erreicht; er endet nie, ob es zusätzliche Runden gibt oder nicht.
rule-A19-2 = Es gilt die Kreaturentabelle für den Albtraum.
rule-A19-3 = Am Ende jeder Runde im Albtraum verliert der Held 2 Selbstbeherrschung.
    .ruling = Das geschieht in A16.6, also zum ersten Mal am Ende der ersten Runde, die im Albtraum begonnen hat.
rule-A19-4 = Der Albtraum beendet das Spiel nicht: Die Runden gehen weiter, der Marker bleibt auf dem letzten Feld.
    .ruling = Sie gehen ohne Begrenzung weiter.
rule-A19-5 = Eine im Albtraum gewonnene Runde bewegt den Marker und mit ihm die Heilungsgrenze; der Albtraum bleibt.

# A20
section-A20 = Aufträge und Spielende
rule-A20-1 = Ein Auftrag wird in seinem Raum erfüllt, durch die Aktionen, die seine Karte nennt.
rule-A20-2 = Grüne Startaufträge geben bei Erfüllung einen Bonus; blaue behindern bis zur Erfüllung; beide können Belohnungen nennen.
rule-A20-3 = Der Schlussauftrag ist gesperrt, und nichts in seinem Raum dient ihm, bis ein Startauftrag erfüllt ist.
rule-A20-4 = Nach dem ersten ist der andere Startauftrag freiwillig.
rule-A20-5 = Das Auslösen des Schlussauftrags bringt seinen Aufbau ins Spiel, danach einmalig die Belohnungen zur Spielmitte (A1.3).
rule-A20-6 = Wer den Schlussauftrag erfüllt, gewinnt sofort, ob im Albtraum oder nicht.
rule-A20-7 = Stehen beide Leisten auf 0, ist das Spiel für den Helden sofort verloren.
rule-A20-8 =
    .ruling = Bei Erfüllung geschieht der Reihe nach: der eigene Effekt des Auftrags und seine Belohnung; seine Behinderung endet; seine Marker verlassen Plan und Bogen; dann, wenn es der erste war, A20.5.
rule-A20-9 =
    .ruling = Erledigte Schritte eines Auftrags bleiben erledigt. Sieg und Niederlage werden geprüft, sobald sie eintreten; das Erste zählt.

# D1
section-D1 = Deep: Spezialkreaturen
rule-D1-1 = Es werden 3 Spezialkreaturen mit verschiedenen Kreaturensymbolen gezogen, keine davon eine, die ein Auftrag im Spiel benutzt; bei einem Widerspruch wird neu gezogen, und es können weniger als 3 sein.
rule-D1-2 = Der Held weiß, welche im Spiel sind.
rule-D1-3 = Um eine erscheinen zu lassen, wird eine offene Karte mit ihrem Kreaturensymbol gespielt und auf die Leiste gelegt: Ihre Effekte entfallen, sie zählt als eine der 2 Karten und als Standardreaktion auf jede Aktion (A14.5). Es gelten die normalen Regeln für das Erscheinen, auch die Grenze der Ebene.
rule-D1-4 = Sie bewegt sich durch eine Standardreaktion, durch eine Bewegungskarte mit ihrem Symbol oder durch jeden Effekt, der Kreaturen bewegt.
rule-D1-5 = Sie hat eigene Werte und eine Kraft, solange sie auf dem Plan ist.
rule-D1-6 = Jede erscheint einmal. Wird sie getötet, ist sie fort und bringt die Erfahrung ihres Symbols, wenn sie aufgedeckt war.
rule-D1-7 =
    .ruling = Für Karten und das Orten zählt eine Spezialkreatur zur Art ihres Symbols; auf ihrer Karte stehen ihre eigenen Albtraumwerte; sie wird nie in A1.20 aufgestellt.

# D2
section-D2 = Deep: besondere Raumaktionen
rule-D2-1 = Jeder der acht Räume hat eine, nutzbar nur in den 5 Räumen ohne Auftrag.
rule-D2-2 = Sie wird mit einer Aktion Plündern in dem Raum benutzt, einmal im Spiel; sie tritt an die Stelle des Plünderns von 3 Karten in diesem Raum, das damit verbraucht ist.
    .ruling = In einem Raum, dessen 3 Karten schon gezogen wurden, ist sie also nicht nutzbar; sie ersetzt die ganze Aktion, ohne gezogene Karte und ohne Verbesserung.
rule-D2-3 =
    .ruling = Ein Raum, der beim Aufbau einen Auftrag hatte, bleibt auch nach dessen Erfüllung gesperrt.

# V1
section-V1 = Avatare
rule-V1-1 = Es gibt fünf Avatare: einen für jedes Reaktionsdeck und die KI.
rule-V1-2 = Ein einzelner böser Spieler wählt einen Avatar seiner beiden Decks; zwei haben jeweils den ihres eigenen Decks; bei dreien hat der Startanführer die KI und die anderen den ihres Decks.
rule-V1-3 = Jeder böse Spieler beginnt mit 1 Gefahrenmarker auf einer Verbesserung seines Avatars.
rule-V1-4 = Ein Avatar hat Werte, eine Kraft (passiv in seinem Sektor oder bei Aktivierung) und vier Verbesserungen: zwei der Kraft, zwei der Werte.
rule-V1-5 = Er zählt als Kreatur für die Grenze der Ebene, die auf 5 steigt, und als Boss für Karteneffekte; der Held darf ihn nach den normalen Regeln angreifen.
    .ruling = Er hat Schrecken und Angriff wie eine Kreatur, aber eine Standardreaktion bewegt ihn nicht.
rule-V1-6 = Anstatt eine Reaktionskarte zu spielen, darf ein böser Spieler seinen eigenen Avatar aktivieren; der Held erhält jedes Mal 1 Gefahrenmarker auf die Kräftekarte.
    .ruling = Das geschieht am Zugende mit Zustimmung des Anführers; es zählt als eine der 2 Karten des Zuges und bedeckt kein Feld der Leiste; ein Avatar darf in einem Zug zweimal aktiviert werden. Nach der anderen Lesart darf es in jedem Moment nach der Ansage geschehen, aber nicht, während Kreaturen angreifen, nicht während einer anderen Aktivierung und nicht mitten in einer Aktion, in der der Avatar nur warten könnte.
rule-V1-7 = Aktiviert tut er eines davon: erscheinen (wenn er nicht auf dem Plan ist, nach den normalen Regeln), sich um bis zu 1 Sektor bewegen oder teleportieren (wenn er verborgen ist: Er wird vom Plan genommen und nach allen Regeln des Erscheinens neu gesetzt, einschließlich des Abstands, abweichend von A15.8).
    .ruling = Dabei macht er also ein Geräusch.
rule-V1-8 = Eine Kraft, die bei Aktivierung wirkt, darf am Anfang der Aktivierung zusätzlich zur Handlung benutzt werden.
    .ruling = Eine Kraft, die seinen Sektor braucht, ist nicht benutzbar, solange er nicht auf dem Plan ist.
rule-V1-9 = Ein zusätzlicher Schritt jedes Rundenendes: Jeder böse Spieler legt 1 Gefahrenmarker auf eine freie Verbesserung seines Avatars.
    .ruling = Der Schritt kommt unmittelbar vor A16.6; ist keine frei, geschieht nichts; ein Avatar, der beim Rundenende niedergestreckt war, erhält keinen, auch wenn A16.2 ihn verborgen hat.
rule-V1-10 = Wird er getötet, ist er niedergestreckt: Die Figur bleibt, der Marker verlässt den Plan; er kann nicht aktiviert werden, greift nicht an und erhält am Rundenende keine Verbesserung.
rule-V1-11 = Ist er durch eine Karte, das Aufräumen oder A6.3 wieder verborgen, so ist er nicht länger niedergestreckt und darf durch Aktivierung erscheinen.
    .ruling = Er ist dann unverwundet und behält seine Verbesserungen.
rule-V1-12 = Ihn niederzustrecken bringt dem Helden so viele Gefahrenmarker, wie der Avatar Verbesserungen hat; diese bleiben ihm erhalten.
rule-V1-13 = Der Held gibt diese Marker für Heldenkräfte aus, zu Beginn eines Zuges, beliebig viele, neben Adrenalin; die mit einem Blitz gekennzeichneten jederzeit in einem Zug.
    .ruling = Ausgegebene Marker gehen in den Vorrat zurück. Bei einem Schrecken oder einem Angriff wird ein Blitz eingesetzt, bevor das Böse reagiert, und noch einmal nach Reaktionen, die ihn schlimmer gemacht haben, jeweils so oft die Marker reichen; darauf reagiert das Böse nicht noch einmal.
rule-V1-14 =
    .ruling = Solange er niedergestreckt ist, ist er für keine Regel eine Kreatur (Grenze, Gelegenheitsangriff, Ziel, Geräusch, passive Kraft); ihn niederzustrecken bringt keine Erfahrung, V1.12 tritt an deren Stelle.
rule-V1-15 = Die beiden neuen Charaktere dürfen ohne den Rest des Moduls benutzt werden.
rule-V1-16 = Die Avatare werden nach den Reaktionsdecks und vor dem Aufstellen der Kreaturen gewählt.
rule-V1-17 = Alle Module lassen sich frei miteinander und mit dem Grundspiel verbinden.
rule-V1-18 =
    .ruling = Avatarkarten und ihre Verbesserungen sind für den Helden offen; wo ein verborgener Avatar ist und welche der drei Handlungen er gewählt hat, ist es nicht, außer durch Geräusche.
rule-V1-19 =
    .ruling = Alle erfahren, dass die Kraft eines Avatars benutzt wird; was sie im Verborgenen bewirkt, erfährt der Held nur, soweit es zu sehen oder zu hören ist.
rule-V1-20 =
    .ruling = Ein aktivierter Avatar darf auch abwarten: Keine der drei Handlungen muss ausgeführt werden.
rule-V1-21 =
    .ruling = Ein verwundeter Avatar, der teleportiert, bleibt verwundet: Sein Marker wechselt nur den Ort.

# Schalter: zuerst die Lesart des Buches, dann die andere
switch-danger = Für die Gefahr zählt der Sektor der Aktion.
    .other = Für die Gefahr zählt der Sektor des Helden, wenn die Karte gespielt wird.
switch-standard-reaction = Eine Standardreaktion wird am Zugende gespielt.
    .other = Eine Standardreaktion wird in einem beliebigen Moment nach der Ansage gespielt.
switch-attacks = Kreaturen greifen nach den Reaktionen am Zugende an.
    .other = Kreaturen greifen vor den Reaktionen am Zugende an.
switch-spawn-distance = Der Mindestabstand beim Erscheinen wird durch blockierte Türen hindurch gemessen.
    .other = Der Mindestabstand beim Erscheinen wird um blockierte Türen herum gemessen.
switch-round-gained = Für eine am rechten Ende gewonnene Runde entfällt der nächste Schritt des Markers.
    .other = Eine am rechten Ende gewonnene Runde verfällt.
switch-seen-noise = Das Geräusch gesehener Kreaturen wird nicht angesagt.
    .other = Das Geräusch gesehener Kreaturen wird angesagt.
switch-companion-surplus = Überschüssiger Schaden an einem Gefährten verfällt.
    .other = Überschüssiger Schaden an einem Gefährten trifft den Helden.
switch-adrenaline = Am Rundenende wird der Adrenalinvorrat auf die Zahl seiner Leiste gesetzt.
    .other = Das Auffüllen des Adrenalinvorrats nimmt nie Marker weg.
switch-danger-tokens = Gefahrenmarker werden ganz am Ende einer Runde gelegt.
    .other = Gefahrenmarker werden vor den Effekten am Rundenende gelegt.
switch-avatar-activations = Ein Avatar darf zweimal je Zug aktiviert werden.
    .other = Ein Avatar darf einmal je Zug aktiviert werden.
switch-avatar-teleport = Das Teleportieren eines Avatars macht ein Geräusch.
    .other = Das Teleportieren eines Avatars ist lautlos.
switch-avatar-moment = Ein Avatar wird am Zugende aktiviert.
    .other = Ein Avatar wird in einem beliebigen Moment nach der Ansage aktiviert.
switch-avatar-standard = Eine Standardreaktion bewegt keinen Avatar.
    .other = Eine Standardreaktion darf einen Avatar bewegen.
