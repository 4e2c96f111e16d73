# E1
section-E1 = Figuren
rule-E1-1 = Ein bis vier Spieler, jeder mit einer Figur; alle Figuren haben dieselben Grundwerte.
rule-E1-2 = Vier Werte: Intelligenz und Stärke (Würfel bei Proben), Tempo (wie viele Plättchen weit man sich im Zug bewegt), Zähigkeit (wehrt gegnerische Angriffe ab). Grundwerte: 4, 4, 2, 1.
rule-E1-3 = Die Vitalität bestimmt, wie viele Adrenalinkarten man höchstens auf der Hand hat: 5, wenn man unverletzt ist, und eine weniger für jede Stufe darunter; das Szenario legt fest, wo sie beginnt, und kann sie ändern.
    .ruling = 5, 4, 3, 2, 1, Totenkopf; wer nach einer Senkung des Höchstwerts zu viele Karten hat, wirft die überzähligen sofort nach eigener Wahl ab.
rule-E1-4 = Jeder erhält zwei zufällige Fertigkeitskarten: Sie wirken immer und kosten nichts, sofern sie nichts anderes sagen.
rule-E1-5 = Die Angst beginnt bei 3 und steigt bis 8; die Angstleiste verändert Werte (bei 5 oder 6: +1 Stärke). Reicht der Platz für eine Änderung nicht aus, rückt die Angst bis ans Ende der Leiste, außer bei den Kosten einer Karte (E4.2).
    .ruling = Das untere Ende ist 1.
rule-E1-6 =
    .ruling = Kein Wert sinkt unter 0.

# E2
section-E2 = Bedrohung
rule-E2-1 = Das Szenario legt den gemeinsamen Bedrohungsvorrat fest und wie viele Marker jeder Spieler zu Beginn hat.
rule-E2-2 = Stehen mehr Spieler auf einem Plättchen, als die Gruppengrenze des Szenarios erlaubt, erhält einer von ihnen 1 Bedrohung.
    .ruling = Es trifft den Spieler, dessen Betreten die Grenze überschreitet, und zwar bei jedem solchen Betreten, auch im Vorübergehen; das Startplättchen zählt nicht.
rule-E2-3 = Wer ein Plättchen mit einer Wache betritt und dabei eine Waffe trägt, erhält 1 Bedrohung.
    .ruling = Gemeint ist jede Wache, auch eine betäubte; es gilt bei jedem Betreten, durch Tür oder Lüftung, aber nicht, wenn eine Wache zum Spieler kommt.
rule-E2-4 = Wer versucht, eine Wache anzugreifen, erhält 1 Bedrohung, ob es gelingt oder nicht. Ein Durchbruch bringt 1 Bedrohung für jedes verlassene Plättchen, auf dem eine Wache steht, also keine, wenn er sofort scheitert.
    .ruling = Beim Durchbruch zählt jede Wache, auch eine betäubte, selbst wo niemand den Spieler mehr aufhält; nicht auf einem Plättchen, das ihn eine Karte verlassen lässt.
rule-E2-5 = Wer Bedrohung erhält, nimmt einen Marker aus dem Vorrat; ist der Vorrat leer, beginnt die Abriegelung (E11).
    .ruling = Den Marker erhält man dann trotzdem, und zwar aus der Schachtel.
rule-E2-6 = Verlorene Bedrohungsmarker kommen aus dem Spiel; wer keinen hat, übergeht diesen Teil.
rule-E2-7 =
    .ruling = Aus der Krankenstation zu kommen ist kein Betreten: Es bringt keine Bedrohung.

# E3
section-E3 = Angst
rule-E3-1 = Ein Gegner greift dich an: +1 Angst, einmal je Angriff, gleich wie viele Gegner daran teilnehmen und ob du verletzt wirst.
    .ruling = Die Angst steigt, nachdem der Angriff abgehandelt ist, damit er sich nicht selbst verstärkt; dieser Anstieg schaltet nie aus.
rule-E3-2 = Du verlässt ein Plättchen mit einem Dunkelheitsmarker: +1 Angst.
    .ruling = Das gilt bei jeder eigenen Bewegung, auch durch Lüftungen, aber nicht, wenn du ausgeschaltet wirst.
rule-E3-3 = Du bewegst dich durch eine Lüftung: +1 Angst; mit 7 oder 8 Angst kannst du keine Lüftungen benutzen.
rule-E3-4 = Hast du 7 oder mehr Angst, erscheint im Schritt „Erscheinen“ eines Ereignisses zusätzlich ein Klon auf dem nächsten Plättchen mit Lüftung.
    .ruling = Er kommt nach dem Gegner der Karte und auch dann, wenn sie keinen zeigt; Grenzen und Reserve gelten weiterhin.

# E4
section-E4 = Adrenalinkarten
rule-E4-1 = Eine Karte wird für ihren Wertbonus, für ihre Fähigkeit oder dafür ausgespielt, die Angst kostenlos um 1 zu erhöhen oder zu senken; danach wird sie abgeworfen.
    .ruling = Die Angst geht nicht über eines der Enden der Leiste hinaus. Für Angst und für jeden Wertbonus darfst du eine Karte in deinem Zug ausspielen, außerdem im Zug jedes Spielers vor und nach jedem Wurf, der dich betrifft: bei einer Probe von dir, einem Angriff auf dich oder beidem bei einem Spieler, dem du nah genug bist, um ihm zu helfen.
rule-E4-2 = Zuerst werden die Angstkosten bezahlt, indem die Angst so verschoben wird, wie die Karte es sagt; reicht der Platz auf der Leiste nicht aus, kann die Karte nicht ausgespielt werden.
rule-E4-3 = Die letzte Karte auf der Hand kann zu keinem Zweck ausgespielt werden, auch nicht für einen anderen Spieler; man kann sie nur gezwungenermaßen verlieren.
rule-E4-4 = Boni auf Intelligenz und Stärke gelten bis zum nächsten Probenwurf oder bis zum Ende des Zugs, Boni auf Zähigkeit für einen gegnerischen Angriff, Boni auf Tempo für den ganzen Zug.
    .ruling = Zähigkeit wartet auf den nächsten Angriff auf dich, aber nicht über das Ende des Zugs hinaus; auch ein Angriff, den eine Karte auf einen anderen Spieler lenkt, verbraucht sie.
rule-E4-5 = Für eine Probe dürfen mehrere Karten ausgespielt werden; einen Bonus darf man auch ohne Not ausspielen.
rule-E4-6 = Nur eine Fähigkeit sagt, wann sie eingesetzt wird: in deinem Zug oder jederzeit.
rule-E4-7 = Wer keine Karten mehr auf der Hand hat, ist ausgeschaltet (E17).
rule-E4-8 =
    .ruling = Jeder aufgebrauchte Kartenstapel wird aus seinem Ablagestapel neu gemischt; liegt auch dort nichts, wird nichts gezogen.

# E5
section-E5 = Gegenstände
rule-E5-1 = Man hat zwei Hände und trägt in jeder einen Gegenstand, sofern ein Gegenstand nichts anderes sagt. Waffen sind Gegenstände.
rule-E5-2 = Sicherheitskarten sind Gegenstände, gehören aber nicht zum Stapel der Gegenstände.
rule-E5-3 = Wer nach dem Erkunden, einem Angriff, einem Tausch oder einem Aufheben mehr Gegenstände hat, als er tragen kann, legt überzählige nach eigener Wahl offen auf das Plättchen.
    .ruling = Zu keiner anderen Zeit kann ein Gegenstand abgelegt werden, außer nach E17.1.
rule-E5-4 =
    .ruling = Eine Sicherheitskarte belegt eine Hand wie jeder Gegenstand; ein Gegenstand ist eine Waffe, wenn seine Karte es sagt.

# E6
section-E6 = Plättchen
rule-E6-1 = Plättchen haben Wände, Türen, Lüftungen und Schächte sowie Symbole. Eine Lüftung, die als versperrt abgebildet ist, gilt für keine Regel als Lüftung.
rule-E6-2 = Symbole: Labor, Kontrollpult, Generator, Aufzug (für Szenarien, Fertigkeiten und Aktionen); Arzneischrank (eine zusätzliche Karte, wenn du deinen Zug dort beginnst); Vorratskiste (ein Gegenstand, wenn du das Plättchen erkundest); Angst, Sicherheit, Anlage (ein Ereignis, wenn du das Plättchen erkundest); reaktivierende Angst und reaktivierende Sicherheit (ein Ereignis, wenn du das Plättchen vor der Abriegelung betrittst oder erkundest).
rule-E6-3 = Ein reaktivierendes Symbol zählt wie das entsprechende einfache Symbol.
rule-E6-4 = Benachbarte Plättchen berühren sich und sind durch eine Tür verbunden. Die Entfernung ist die Zahl der Schritte.
    .ruling = Für Spieler wird durch unverriegelte Türen und durch Lüftungen gezählt, ungeachtet der Gegner und der Angst; für Gegner nach E15.12.
rule-E6-5 =
    .ruling = Ein großes Plättchen ist für jede Regel ein einziges Plättchen, gleich wie viele Felder es bedeckt.
rule-E6-6 =
    .ruling = Schächte verbinden sich, wo sie an einer gemeinsamen Kante aufeinandertreffen; sie entscheiden nie, wie ein Plättchen gelegt wird.
rule-E6-7 =
    .ruling = Eine verriegelte Tür verbindet für Spieler und Klone nichts; für Wachen und Hybriden siehe E15.12.
rule-E6-8 =
    .ruling = Kein Plättchen hat mehr als ein Ereignissymbol.

# E7
section-E7 = Proben
rule-E7-1 = Wirf so viele Würfel, wie der Wert beträgt; zähle die Symbole dieses Werts, ein doppeltes als 2; die Probe gelingt, wenn du die Schwierigkeit erreichst.
rule-E7-2 = Nach dem Wurf einer Probe kommen keine Würfel mehr hinzu; jede Karte, die einen Wurf beeinflusst, auch für Zähigkeit, wird ausgespielt, bevor die Würfel fallen.
    .ruling = Ausgenommen sind das Neuwürfeln und Karten, die ausdrücklich nach einem Wurf wirken. Ein Wertbonus, der nach dem Wurf ausgespielt wird, fügt diesem Wurf nichts hinzu; er gilt so lange wie jeder andere (E4.4).
rule-E7-3 = Sind mehr Würfel zu werfen, als die Schachtel enthält, wird in Teilen gewürfelt und zusammengezählt.
rule-E7-4 = Beim Neuwürfeln werden ausgewählte Würfel ersetzt; jede Möglichkeit dazu wird nur einmal genutzt, doch mehrere dürfen denselben Wurf und sogar denselben Würfel betreffen.
rule-E7-5 = Andere Würfe (Angriffe von Gegnern, Ereignisse ohne Probe, Spähen) werden nur von dem beeinflusst, was dies ausdrücklich sagt.
rule-E7-6 = Ein Spieler auf demselben Plättchen oder auf einem, das durch eine unverriegelte Tür oder durch Lüftungen mit einem Schacht dazwischen damit verbunden ist, darf bei einer Probe helfen: Der Wertbonus einer Adrenalinkarte, deren Kosten der Helfer bezahlt, kommt dem Wert des anderen zugute.
    .ruling = Das geht im Zug jedes Spielers, vor dem Wurf (E7.2); nie für Zähigkeit oder Tempo, denn dabei handelt es sich nicht um Proben. Eine Karte für einen anderen Wert als den der Probe gilt dem, der sie ausspielt. Durch eine Lüftung geht es ungeachtet der Angst beider; eine Karte, die von benachbarten Plättchen spricht, reicht nicht hindurch (E6.4).

# E8
section-E8 = Aufbau und Zug
rule-E8-1 = Aufbau nach Szenario: ausgelegte und beiseitegelegte Plättchen, Stapel in ihrer Reihenfolge, Reserve, Bedrohungsvorrat, Abriegelungsvorrat; für jeden zwei Fertigkeiten und eine volle Hand; die Kartenstapel werden gemischt.
rule-E8-2 = Ein Zug: Karte ziehen; sich bewegen und Aktionen ausführen; Ereignisse auslösen, immer zuletzt.
rule-E8-3 = Ziehe 1 Karte, wenn deine Hand unter ihrem Höchstwert liegt (und 1 weitere beim Arzneischrank, E6.2).
    .ruling = Auch die zweite wird nur gezogen, wenn die Hand unter dem Höchstwert liegt.
rule-E8-4 = Der Text eines Szenarios oder einer Karte geht diesen Regeln vor, wo sie sich widersprechen.
rule-E8-5 =
    .ruling = Die Spieler haben eine Sitzreihenfolge; ein zufälliger beginnt; wer aus dem Spiel ausgeschieden ist, wird übersprungen. Eine Runde ist vorbei, wenn der Zug zu dem zurückkehrt, der begonnen hat, oder über seinen Platz hinausgeht.
rule-E8-6 =
    .ruling = Für alle offen sind Angst, Vitalität, Bedrohung, Fertigkeiten, Gegenstände, die Größe von Händen und Stapeln sowie abgeworfene Karten; verdeckt sind die Karten auf der Hand und die Reihenfolge der Karten- und Plättchenstapel.

# E9
section-E9 = Bewegung
rule-E9-1 = Man bewegt sich je Zug so viele Plättchen weit, wie das Tempo beträgt, durch Türen oder Lüftungen.
rule-E9-2 = An Spielern darf man vorbeigehen; ein Plättchen mit aktiven Gegnern darf man nicht verlassen, ohne dafür eine Probe bestanden zu haben; betäubte Gegner halten niemanden auf.
    .ruling = Durch eine Lüftung geht es dann ebenso wenig wie durch eine Tür oder durch Erkunden.
rule-E9-3 = Die Bewegung durch eine Lüftung ist ein Schritt zu einem Plättchen mit Lüftung, das durch einen lückenlosen Schacht verbunden ist; sie beendet den Zug (samt seinem Ereignis, E13.1).
rule-E9-4 = Eine Tür, hinter der kein Plättchen liegt, wird für einen Schritt erkundet: Ziehe ein Plättchen, lege es so an, dass eine seiner Türen an die benutzte Tür stößt und möglichst viele Türen verbunden sind (bei Gleichstand wählt der Spieler), und betritt es. Eine Tür darf nur dann an eine Wand stoßen, wenn nichts anderes passt.
    .ruling = Zuerst zählen möglichst wenige Türen vor Wänden, ob alt oder neu, dann möglichst viele verbundene Türen.
rule-E9-5 = Neues Plättchen mit Vorratskiste: Ziehe einen Gegenstand. Mit Ereignissymbol: Ziehe eine Ereigniskarte und gehe sofort zum Auslösen der Ereignisse über; ungenutzte Schritte und Aktionen verfallen.
    .ruling = Der Gegenstand kommt zuerst.
rule-E9-6 = Führt nirgends mehr eine Tür ins Unerkundete, dient jede Lüftung als Tür.
    .ruling = Sie liegt an einer freien Seite ihres Plättchens, die der Spieler wählt, und eine Tür des neuen Plättchens muss daran stoßen; diese Seite bleibt eine Tür; es gibt keine Angst und kein Ende des Zugs, und 7 oder 8 Angst sind kein Hindernis.
rule-E9-7 = Wer seinen Zug auf einem Plättchen ohne zulässige Verbindung zu einem anderen beginnt, ist ausgeschaltet.
    .ruling = Als Verbindung gelten eine verriegelte Tür, eine unerkundete Tür, solange noch Plättchen übrig sind, und eine Lüftung mit einem Schacht zu einer anderen; Gegner und Angst spielen keine Rolle.
rule-E9-8 = Die Plättchenstapel werden der Reihe nach verwendet, jeder ganz, bevor der nächste beginnt.
rule-E9-9 =
    .ruling = Ein gezogenes Plättchen, für das kein Platz ist, kommt unter seinen Stapel, und das nächste wird gezogen; passt keines der übrigen Plättchen, kann die Tür nicht erkundet werden.

# E10
section-E10 = Spähen
rule-E10-1 = In Szenarien mit einem beiseitegelegten Plättchen: Sobald Stapel A leer ist, wird das Erkunden zum Spähen: Wirf einen Würfel, bevor du das Plättchen verlässt; bei doppelter Intelligenz wird das beiseitegelegte Plättchen verbunden angelegt, sonst wird wie üblich ein Plättchen gezogen und erkundet.
    .ruling = Gegner auf dem Plättchen müssen vorher überwunden sein (E9.2).
rule-E10-2 = Von jedem Plättchen aus späht ein Spieler höchstens einmal je Zug.
    .ruling = Ein zweiter Versuch von dort ist ein Erkunden ohne Wurf.
rule-E10-3 = Nach Stapel B genügt auch eine einfache Intelligenz.
rule-E10-4 = Das gefundene Plättchen muss gelegt, aber nicht betreten werden; danach endet das Spähen.
    .ruling = Ein Schritt wird erst verbraucht, wenn man es betritt; was seine Symbole beim Erkunden bewirken, trifft den Ersten, der es betritt.

# E11
section-E11 = Zonen und Abriegelung
rule-E11-1 = Alienzone: Plättchen mit Lüftung gelten als Angstplättchen, wenn Klone erscheinen.
rule-E11-2 = Militärzone: Erscheint in deinem Zug eine Wache und gibt es kein zulässiges Sicherheitsplättchen, bringt sie ihr eigenes Plättchen mit, das unterste des letzten Stapels; es wird so nah bei dir angelegt, wie es zulässig ist.
    .ruling = An einer verriegelten Tür, die es bleibt, wenn keine offene auf einem ebenso nahen Plättchen liegt; bei Gleichstand wählst du; seine Symbole wirken jetzt nicht; ist kein Plättchen mehr übrig, gibt es keine Wache.
rule-E11-3 = Die Abriegelung beginnt sofort, wenn jemand bei leerem Vorrat Bedrohung erhält oder die eigene Bedingung des Szenarios eintritt.
rule-E11-4 = Wer zu Beginn der Abriegelung in der Krankenstation ist, hat verloren und scheidet aus. Während der Abriegelung erhält man weiter Bedrohung, aus dem Vorrat, solange er reicht, danach aus der Schachtel; reaktivierende Symbole lösen keine Ereignisse aus; wer ausgeschaltet wird, stirbt.
rule-E11-5 = Abriegelungsvorrat: Vom folgenden Zug an wird am Ende jedes Spielerzugs ein Marker entnommen; lässt sich keiner mehr entnehmen, endet das Spiel.
    .ruling = Das geschieht nach den Ereignissen; wer das Ziel dann nicht erreicht hat, verliert.
rule-E11-6 =
    .ruling = Während der Abriegelung löst ein reaktivierendes Symbol auch beim Erkunden nichts aus, entgegen E6.3.

# E12
section-E12 = Aktionen
rule-E12-1 = Tausche Gegenstände mit einem Spieler auf deinem Plättchen.
    .ruling = In beide Richtungen dürfen beliebig viele Gegenstände wechseln, auch als Geschenk, wenn beide einverstanden sind.
rule-E12-2 = Hebe einen Gegenstand von deinem Plättchen auf.
rule-E12-3 = Misslingt eine Probenaktion, werden die Gegner auf dem Plättchen aktiviert; misslingt die Probe eines Ereignisses, nicht.
    .ruling = Das geschieht sofort: Wachen, dann Klone, dann Hybriden (je einmal), in der Reihenfolge ihrer Nummern; danach geht der Zug weiter. Bei der Aktivierung des Ereignisses handeln sie noch einmal, außer wer einen Würfel beigesteuert hat (E15.7).
rule-E12-4 = Angriff: Stärke gegen die Zähigkeit eines aktiven Gegners auf deinem Plättchen; wird sie erreicht, ist er betäubt; wird sie doppelt erreicht, kehrt er in die Reserve zurück. Gegen eine Wache: Der Versuch bringt 1 Bedrohung; gelingt er, ziehst du einen Gegenstand.
    .ruling = Die Bedrohung erhält man vor dem Wurf.
rule-E12-5 = Durchbruch: Um das Plättchen zu verlassen, brauchst du mindestens so viele Stärkesymbole wie Gegner darauf + 2 (ein Hybrid zählt 2, Dr. Cronos 3); derselbe Wurf gilt für den Rest des Zugs weiter, vermindert um 1 für jedes weitere Plättchen mit Gegnern, gegen die Gegner dieses Plättchens + 2. Der Durchbruch endet mit der Bewegung oder dort, wo der Rest zu klein ist. Schritte kosten wie immer.
    .ruling = Das Regelheft zählt Gegner, nicht aktive: Betäubte zählen mit, wo ein aktiver dich aufhält; sind alle betäubt, gehst du frei, und vom Wurf geht nichts ab; auf einem späteren Plättchen stecken zu bleiben ist keine misslungene Probe; vermindert wird um 1 je Plättchen mit Gegnern, nicht je Schritt.
rule-E12-6 = Überlisten: Du brauchst mindestens so viele Intelligenzsymbole wie Gegner + 2, gezählt wie in E12.5, und zwar von der Art (Wachen oder Aliens: Klone, Hybriden, Dr. Cronos), die auf dem Plättchen in der Überzahl ist (bei Gleichstand wählst du); dann darfst du dieses Plättchen in diesem Zug verlassen. Misslingt es, wird nur diese Art aktiviert.
    .ruling = Das Regelheft zählt die Gegner einer Art, nicht die aktiven: Betäubte zählen mit, für die Zahl ebenso wie dafür, welche Art in der Überzahl ist, mit denselben Gewichten.
rule-E12-7 = Entriegle eine Tür deines Plättchens: 3 Stärke (1 Bedrohung, ob es gelingt oder nicht) oder 4 Intelligenz (bist du hindurchgegangen, darfst du sie wieder verriegeln). Das kostet keinen Schritt.
    .ruling = Wieder verriegelt wird sie sofort nach dem Durchgehen im selben Zug oder gar nicht.
rule-E12-8 = Greife auf ein Kontrollpult auf deinem Plättchen zu (wo das Szenario es erlaubt): 4 Intelligenz; versetze eine beliebige Wache auf dem Spielplan um ein Plättchen oder nimm eine Sicherheitskarte.
    .ruling = Das kann jede Wache sein, auch eine betäubte, die es bleibt; sie geht durch eine unverriegelte Tür und nur im Rahmen der Wachengrenze.
rule-E12-9 =
    .ruling = Ein Versuch verbraucht die Probenaktion des Zugs; ein zweites Plättchen mit aktiven Gegnern verlässt man daher nur mit einem Durchbruch.
rule-E12-10 = Ein Zug umfasst höchstens einen Versuch einer Probenaktion, einen Tausch und ein Aufheben, in beliebiger Reihenfolge, vor, zwischen oder nach den Schritten, bis eine Ereigniskarte gezogen wird.
    .ruling = Ein abgelehntes Angebot war kein Tausch, und ein weiteres ist erlaubt; wer aber in einem Zug drei Angebote abgelehnt hat, wird darin nicht mehr gefragt.
rule-E12-11 =
    .ruling = Ein Kontrollpult antwortet einmal: Auf eines, auf das schon jemand zugegriffen hat, wird nicht noch einmal zugegriffen.

# E13
section-E13 = Ereignisse
rule-E13-1 = Eine Ereigniskarte wird gezogen, wenn man ein Plättchen mit Ereignissymbol erkundet, wenn man eines mit reaktivierendem Symbol betritt oder erkundet (vor der Abriegelung) und am Ende eines Zugs, in dem noch keine gezogen wurde.
rule-E13-2 = Danach läuft der Zug zu Ende: Erscheinen, dann Text, dann Aktivierung. Je Zug gibt es eine Ereigniskarte.
rule-E13-3 = Als Text gilt der Abschnitt zum Symbol des Plättchens; bei einer am Zugende gezogenen Karte gilt kein Text.
rule-E13-4 = Ist bei einer Wahl eine Möglichkeit unausführbar, muss man die andere nehmen; eine nur teilweise ausführbare darf man wählen.
    .ruling = „Jeder Spieler“ geht in Zugreihenfolge, beginnend mit dem, der die Karte gezogen hat, Spieler in der Krankenstation eingeschlossen.
rule-E13-5 =
    .ruling = Wird ein Spieler im eigenen Zug ausgeschaltet, bevor ein Ereignis gezogen wurde, enden seine Schritte und Aktionen, und er zieht die Ereigniskarte des Zugendes, gemessen von dem Plättchen aus, das er verlassen hat; wird er durch den Text ausgeschaltet, findet die Aktivierung trotzdem statt.

# E14
section-E14 = Erscheinen
rule-E14-1 = Eine Wache erscheint auf dem nächsten Sicherheitsplättchen, ein Klon auf dem nächsten Angstplättchen; gibt es keines, erscheint nichts.
    .ruling = Gemeint ist das nächste zum Spieler am Zug (E6.4), das eigene Plättchen zuerst; bei Gleichstand wählt dieser Spieler; Plättchen hinter verriegelten Türen kommen zuletzt.
rule-E14-2 = Das Szenario legt die Reserve fest; die niedrigste Nummer kommt zuerst; aus leerer Reserve erscheint nichts.
rule-E14-3 = Entfernte Gegner kehren bis zur Zahl des Szenarios in die Reserve zurück, sonst in die Schachtel. Was ins Spiel kommt, ohne zu erscheinen, wird nicht der Reserve entnommen.
rule-E14-4 = Auf einem Plättchen stehen höchstens so viele Wachen, wie die Wachengrenze erlaubt, und so viele Klone, wie die Rudelgrenze erlaubt (Hybriden: nach Szenario); ein volles Plättchen wird übergangen, und das nächstgelegene danach gilt.

# E15
section-E15 = Aktivierung
rule-E15-1 = Das Feld der Karte für die Zahl der Spieler bei Spielbeginn nennt, wer handelt: Wachen, Klone, Wachen und dann Klone oder Klone und dann Wachen, jeweils in der Reihenfolge ihrer Nummern.
rule-E15-2 = Hybriden handeln am Ende jeder Aktivierung, von dem Zug an, der auf ihr Auftauchen folgt: Ein Würfel wird geworfen, und jeder handelt so oft, wie der Wurf sein Symbol zeigt, erst Intelligenz, dann Stärke, dann Tempo.
rule-E15-3 = Ein aktivierter Gegner greift an, wenn ein gültiges Ziel auf seinem Plättchen steht; sonst bewegt er sich; ein betäubter erholt sich, wenn kein Spieler auf seinem Plättchen steht, und tut sonst nichts.
rule-E15-4 = Wachen wählen die höchste Bedrohung, Klone und Hybriden die höchste Angst. Spieler sind immer Ziele. Gegner sind füreinander nur Ziele, solange ihre Werte im Szenario über 0 liegen; von zwei Gegnern trifft es den mit der niedrigeren Nummer.
    .ruling = Gleichstand auf einem Plättchen: ein Spieler vor einem Gegner, dann wie in E15.9; ein betäubter Gegner ist kein Ziel.
rule-E15-5 = Die Angriffswürfel wirft der Spieler, der die Karte abhandelt; jedes Stärkesymbol über der Zähigkeit kostet den angegriffenen Spieler eine Adrenalinkarte. Gegen einen Gegner: Bei Gleichheit wird ein Verteidiger entfernt, für jedes Symbol darüber ein weiterer, in die Reserve (E14.3).
    .ruling = Der angegriffene Spieler wählt, welche Karten er verliert.
rule-E15-6 = +1 Würfel, einmal je Angriff: ein Klon gegen 5 oder mehr Angst; eine Wache gegen 3 oder mehr Bedrohung; nicht gegen Gegner.
rule-E15-7 = Alle aktiven Gegner einer Art auf dem Plättchen nehmen an einem gemeinsamen Angriff teil: Der aktivierte wirft seine eigenen Würfel, jeder andere steuert 1 bei; wer beisteuert, gilt als aktiviert, auch wenn er sich vorher bewegt hat.
    .ruling = Das gilt für den Zug: Wer zu einem Angriff beigesteuert hat, den eine misslungene Probe auslöste, handelt auch beim Ereignis nicht, Klone neben einem Hybriden eingeschlossen; wer angegriffen hat, schon (E12.3).
rule-E15-8 = Beim Angriff eines Hybriden zählen Intelligenzsymbole über der Zähigkeit als Angst; ginge sie über 8 hinaus, bleibt sie bei 8 und der Spieler ist ausgeschaltet. Jeder Klon oder andere Hybrid (E15.7) bei ihm steuert einen Würfel bei. Gegen Wachen gilt E15.5 mit Intelligenz.
rule-E15-9 = Ein Gegner bewegt sich ein Plättchen weit auf das Ziel mit dem höchsten Wert zu, wobei Spieler auf benachbarten Plättchen +1 auf diesen Wert erhalten; bei Gleichstand auf das nächste Ziel, gemessen am Weg, den er nimmt, dann auf den Spieler am Zug, dann auf den, der als Nächster am Zug ist.
    .ruling = Danach kommt ein Spieler vor einem Gegner, dann die niedrigere Nummer.
rule-E15-10 = Unter gleich langen Wegen wählt der Spieler, der die Karte abhandelt.
rule-E15-11 = Ein Gegner kann nicht auf einem Plättchen anhalten, das für seine Art voll ist: Er geht hindurch bis zum nächsten freien auf seinem Weg; ist das Plättchen des Ziels selbst voll, wendet er sich dem nächsten Ziel zu.
    .ruling = Bleibt kein Ziel, das er erreichen kann, bleibt er stehen.
rule-E15-12 = Klone benutzen Lüftungen und Schächte wie Spieler, aber ohne Angst und ohne Ende des Zugs: Durch Lüftungen verbundene Plättchen sind für sie benachbart (auch für das +1 aus E15.9); verriegelte Türen verbinden nichts. Für Wachen und Hybriden zählt eine verriegelte Tür als ein Schritt mehr, der statt einer Bewegung das Schloss entfernt.
rule-E15-13 = Klonnester und Wachposten: Nach der gesamten Aktivierung, auch der Hybriden, erscheint auf jedem ein Gegner seiner Art aus der Reserve, wenn die Karte diese Art aktiviert hat und die Grenze es zulässt; er tut in diesem Zug nichts weiter.
    .ruling = Die dem Spieler am Zug nächsten kommen zuerst; nicht nach einer misslungenen Probe.
rule-E15-14 = Ein betäubter Gegner gilt in keiner Hinsicht als aktiv: Er hält niemanden auf und nimmt an keinem Angriff teil; seinen Platz auf dem Plättchen füllt er weiterhin aus.
    .ruling = Wo das Regelheft nicht von aktiven spricht, zählt er: für Bedrohung (E2.3, E2.4), beim Durchbruch (E12.5), beim Überlisten (E12.6) und am Kontrollpult (E12.8).
rule-E15-15 = Gegner, die durch diese Karte erschienen sind, handeln mit den anderen.
    .ruling = Wer inzwischen entfernt wurde, handelt nicht.
rule-E15-16 =
    .ruling = Ablauf eines Angriffs: Ziel; Zahl der Würfel nach dessen jetziger Angst oder Bedrohung; Karten, die den Wurf verändern; Würfel; Verluste; +1 Angst (E3.1). Stellt eine Karte jemand anderen in den Weg, werden die Würfel für Angst oder Bedrohung neu gezählt, nach denen des neuen Ziels.
rule-E15-17 =
    .ruling = Spieler in der Krankenstation sind keine Ziele.
rule-E15-18 = Dr. Cronos handelt und greift an, wie sein Szenario es sagt.
rule-E15-19 =
    .ruling = Weitere Verteidiger sind aktive derselben Seite, Wachen oder Außerirdische, in ihrer Reihenfolge.

# E16
section-E16 = Krankenstation
rule-E16-1 = Die Krankenstation liegt außerhalb des Spielplans. Wer seinen Zug dort beginnt, versetzt seine Figur auf ein beliebiges Plättchen mit Lüftung; gibt es keines, bleibt sie dort.
    .ruling = Sie muss gehen, wenn sie kann; das kostet keinen Schritt und bringt keine Angst, und kein Symbol dieses Plättchens wirkt; wer bleiben muss, zieht nur die Ereigniskarte des Zugendes, ohne dass etwas erscheint.
rule-E16-2 = Niemand betritt die Krankenstation durch Lüftungen. Sind alle verbliebenen Spieler gleichzeitig darin, verlieren alle, auch wenn nur noch einer übrig ist; das gilt nicht in einem Spiel, das mit einem Spieler begonnen hat.
rule-E16-3 =
    .ruling = Ein Gefangener, der allein spielt, hat verloren, wenn er auf der Krankenstation liegt und kein Plättchen mit Lüftung im Spiel ist, denn niemand könnte je eines legen; im Spiel zu einem beginnt jedes Szenario mit einem solchen.

# E17
section-E17 = Ausgeschaltet
rule-E17-1 = Die Gegenstände bleiben auf dem Plättchen; die Figur kommt in die Krankenstation; -1 Vitalität, -1 Bedrohung (E2.6).
    .ruling = Karten, die noch auf der Hand sind, werden abgeworfen.
rule-E17-2 = Im nächsten Zug: eine neue Hand, eine beliebige Lüftung im Spiel, Angst auf 4, der Zug geht weiter.
    .ruling = Auch im Spiel zu einem, in jedem Szenario.
rule-E17-3 = Steht die Vitalität auf dem Totenkopf oder wird man während der Abriegelung ausgeschaltet, stirbt man: Der Spieler verliert und scheidet aus.
    .ruling = Seine Gegenstände bleiben auf dem Plättchen.

# E18
section-E18 = Szenarien
rule-E18-1 = Sieben Szenarien, der Reihe nach als Geschichte oder einzeln spielbar. Szenario 1, „A New Level of Fear“, für neue Spieler: Start auf dem großen Plättchen Tank Farm, A-Lift beiseitegelegt, Stapel mit 8, dann 6, dann den übrigen Plättchen; 4 Wachen und 6 Klone in der Reserve, 6 Bedrohung im Vorrat, 4 Abriegelungsmarker, Hände mit 4 Karten.
rule-E18-2 = Szenario 3, „The Hybrids“: eine Reserve von 2 Wachen und 6 Klonen; Hybriden und Wachen kommen durch eine eigene Regel des Szenarios ins Spiel.
rule-E18-3 =
    .ruling = Jeder Spieler gewinnt oder verliert für sich, wie das Szenario es sagt; wer entkommt, verlässt den Spielplan mit seinen Gegenständen; das Spiel endet, wenn kein Spieler mehr darin ist.
rule-E18-4 =
    .ruling = Die Adrenalinkarten dessen, der entkommt, werden abgelegt.
rule-E18-5 =
    .ruling = Wer entkommt, hat seinen Zug beendet, ohne Ereigniskarte.
rule-E18-6 =
    .ruling = Eine Kampagne sind die Szenarien der Reihe nach, mit denselben Spielern. Das nächste wird gespielt, wenn jemand entkommen ist; ist niemand entkommen, darf das Szenario wiederholt werden, aufgebaut wie zuvor.
rule-E18-7 =
    .ruling = Wer in einer Kampagne entkommen ist, beginnt das nächste Szenario mit den Fertigkeiten und Gegenständen, mit denen er entkam; Sicherheitskarten bleiben zurück.
rule-E18-8 =
    .ruling = Wer in einer Kampagne nicht entkommen ist, auch wer starb, erwacht auf der Krankenstation: Er beginnt das nächste Szenario mit einer um 1 niedrigeren Vitalität als dort angegeben, mindestens aber 2, mit Angst 4, zwei neuen Fertigkeiten und ohne Gegenstände.
rule-E18-9 =
    .ruling = In einer Kampagne bringen die Schritte von einem Szenario zum nächsten mit, was sie sagen, wenn das geschehen ist, wovon sie erzählen.
rule-E18-10 =
    .ruling = Ein Szenario kann einen Spieler auf eigene Weise aus dem Spiel nehmen: Er hat verloren, seine Gegenstände bleiben auf dem Plättchen, seine Adrenalinkarten werden abgelegt.
rule-E18-11 = Szenario 4: Wenn die Abriegelung beginnt, kommt ein Hybrid in die Luftschleuse und auf jedes Sicherheitsplättchen und jeden Wachposten eine Wache, zuerst auf die nächsten am Verbrennungsofen; dann handeln alle Wachen.
rule-E18-12 = Szenario 5: Ein Spieler auf einem Plättchen mit einem Schwarm stirbt; Wachen betreten ein solches Plättchen nie und gehen durch verriegelte Türen, als wären sie offen.
rule-E18-13 =
    .ruling = In den ersten zwei Runden nimmt kein Szenario jemanden auf eigene Weise aus dem Spiel oder beendet es: Jeder hat zwei Züge, außer wo die Regeln des Hefts es anders sagen (E11.4, E11.5, E16.2, E17.3).

# Schalter: zuerst die Lesart des Buches, dann die andere
switch-attack-fear = Die Angst durch einen Angriff steigt nach dem Angriff.
    .other = Die Angst durch einen Angriff steigt vor dem Angriff.
switch-group-limit = Die Gruppengrenze wird beim Betreten geprüft.
    .other = Die Gruppengrenze wird am Ende des Zugs geprüft.
switch-failed-challenge = Ein Gegner, den eine misslungene Probe aktiviert hat, handelt beim Ereignis noch einmal.
    .other = Ein Gegner, den eine misslungene Probe aktiviert hat, gilt beim Ereignis als schon aktiviert.
switch-spawn-ties = Unter gleich nahen Plättchen wählt der Spieler am Zug.
    .other = Unter gleich nahen Plättchen entscheidet der Zufall.
switch-vent-as-door = Eine Lüftung, die als Tür dient, wird wie eine Tür benutzt.
    .other = Eine Lüftung, die als Tür dient, wird weiterhin wie eine Lüftung benutzt.
switch-enemies-and-vents = Stehen aktive Gegner auf dem Plättchen, ist auch der Weg durch die Lüftung nur nach einer Probe frei.
    .other = Auch wenn aktive Gegner auf dem Plättchen stehen, ist die Lüftung ein freier Ausweg.
switch-knocked-out-in-own-turn = Ein Spieler, der im eigenen Zug ausgeschaltet wird, zieht die Ereigniskarte.
    .other = Ein Spieler, der im eigenen Zug ausgeschaltet wird, zieht keine Ereigniskarte.
switch-declined-offer = Ein abgelehntes Angebot verbraucht den Tausch des Zugs nicht.
    .other = Ein abgelehntes Angebot war der Tausch des Zugs.
