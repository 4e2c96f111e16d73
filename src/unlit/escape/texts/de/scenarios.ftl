card-the-hybrids = Die Hybriden
    .text =
        Findet die Labore; alle drei liegen im ersten Stapel.
        Wer ein Labor als Erster betritt, findet einen Gegenstand und einen Hybriden, betäubt in seinem Tank: Er erholt sich wie andere auch, sobald niemand bei ihm ist.
        Sofort tritt eine Wache aus dem B-Lift, nicht aus der Reserve.
        { $number ->
            [one] Ist
           *[other] Sind
        } { $number } { $number ->
            [one] Labor
           *[other] Labore
        } offen, legt, wer { $number ->
            [one] es
           *[other] das letzte davon
        } geöffnet hat, den Wartungstunnel an.
        Wer dort mit Angst { $other } oder weniger und ohne aktiven Gegner steht, darf entkommen.
        Wen ein Hybrid über das Ende der Angstleiste treibt, den holt er: aus dem Spiel, oder bis zum Ende von Runde { $quiet } schaltet er ihn aus.
        Ein Klon ist den Wachen { $clone_threat } wert, eine Wache den Außerirdischen { $guard_fear }.
        Gruppengrenze { $group }, Wachenzahl { $secure }, Rudelgrenze { $pack }.
        Abriegelung: Ab dem nächsten Zug nimmt jeder { $lockdown_pool ->
            [one] den einzigen Marker
           *[other] einen von { $lockdown_pool } Markern
        }, und der Zug, der keinen findet, ist der letzte.
        Wer allein spielt, beginnt mit { $alone } Vitalität weniger und hat neben der Halle die Wäscherei und ihre Lüftung, um zurückzukommen.
    .story = Der B-Lift öffnet sich auf eine weiße Halle, und das Summen darin kommt von keiner Maschine. Drei Labore, drei Türen ohne Griff. Hinter der ersten Scheibe schwebt der Körper eines Menschen, und der Kopf darauf ist keiner; er dreht sich, sobald du ans Weglaufen denkst. Im Funk der Wachen schreit jemand, die Abmachung gelte nicht mehr, sie sollten die Dinger in den Laboren halten, um jeden Preis. In der Decke des alten Wartungstunnels ist ein Gitter. Es hängt am Strom der Labore. Dort oben müsstest du sehr still sein. Auch innerlich.
card-the-swarm = Der Schwarm
    .text =
        Haltet durch.
        Eine Runde ist vorbei, wenn der Zug zu dem zurückkehrt, der begonnen hat.
        Am Ende von Runde { $quiet } kommt { $other ->
            [one] der einzige Schwarmmarker
           *[other] der erste von { $other } Schwarmmarkern
        } auf die Brutkammer neben den Zellen, und am Ende jeder Runde danach breitet sich der Schwarm aus (Marker je Runde: { $number }): von den Plättchen, die eine unverriegelte Tür oder ein Schacht mit ihm verbindet, auf das nächste am ängstlichsten Spieler; findet er keines, frisst er stattdessen die Schlösser seiner Türen, und der Marker ist trotzdem weg.
        Ein Spieler auf einem Plättchen mit Schwarm ist aus dem Spiel; Wachen dort werden entfernt, und Wachen betreten ein solches Plättchen nie.
        Statt einer Probe darf man eine Tür des eigenen Plättchens verriegeln, hinter der nicht schon der Schwarm ist; Wachen gehen durch verriegelte Türen, als wären sie offen.
        Mit dem letzten Marker schläft der Schwarm: Wer dann auf dem Plan steht, hat gewonnen.
        Ein Klon ist den Wachen { $clone_threat } wert, eine Wache den Außerirdischen { $guard_fear }.
        Gruppengrenze { $group }, Wachenzahl { $secure }, Rudelgrenze { $pack }.
        In der Abriegelung läuft keine Zeit ab, aber wer ausgeschaltet wird, stirbt.
    .story = Bis zum Schnee seid ihr nicht gekommen. Jetzt ist es eine Zelle mit einem Abfluss im Boden, und hinter der Wand haben sie die Brutkammer offen gelassen, vielleicht, um die anderen aufzuhalten, vielleicht, weil niemand mehr da war, der sie schließt. Es klingt nicht nach Tieren. Es klingt nach Regen. Eine Wache rennt vorbei, schließt eine Tür auf, schließt sie hinter sich zu und sieht dich nicht an. Der Mann hat für jede Tür einen Schlüssel, und er ist es, der weint. Es frisst, was Angst hat, hat einmal jemand gesagt, und wenn es gefressen hat, schläft es.
card-ashes = Asche
    .text =
        Zündet den Verbrennungsofen an: dort, als Probe des Zuges, { $number } Intelligenz.
        Damit beginnt die Abriegelung, wenn sie nicht schon begonnen hat.
        Sobald er brennt, darf entkommen, wer in der Luftschleuse steht und sie verlassen könnte.
        Beginnt die Abriegelung, kommt ein Hybrid in die Luftschleuse, oder er wartet, bis das Plättchen liegt, und auf jedes Sicherheitsplättchen und jeden Wachposten eine Wache aus der Reserve, zuerst auf die nächsten am Verbrennungsofen; am Ende dieses Zuges handeln alle Wachen.
        Wachturm und Wachstube tragen einen Wachposten.
        All diese Plättchen liegen im ersten Stapel.
        Ab dem Zug danach nimmt jeder einen Abriegelungsmarker, { $lockdown_each } für jeden Spieler; der Zug, der keinen findet, ist der letzte, und wer noch da ist, verbrennt.
        Ein Klon ist den Wachen { $clone_threat } wert, eine Wache den Außerirdischen { $guard_fear }.
        Gruppengrenze { $group }, Wachenzahl { $secure }, Rudelgrenze { $pack }.
    .story = Der Schacht endet über einem Lager, und als Erstes riechst du Rauch. Sie haben begonnen zu verbrennen, was sie gemacht haben. Auf der Treppe schleppen Männer mit Masken lange Säcke, und am anderen Ende des Ganges schleppt etwas einen der Männer. Nach Gefangenen sucht heute Nacht niemand. Auf dieser Ebene gibt es eine Luftschleuse, mit echter Nacht dahinter, und sie gehorcht nur einem: Läuft der große Ofen, dann öffnet sie sich, damit er Luft bekommt. Jemand müsste ihn anzünden. Dann wüssten es alle.
card-a-new-level-of-fear = Eine neue Stufe der Angst
    .text =
        Du erwachst zwischen den Tanks.
        Finde den A-Lift: Sobald der erste Stapel leer ist, wird vor dem Erkunden gespäht, und eine doppelte Intelligenz auf einem Würfel findet ihn; ist auch der zweite leer, genügt eine einfache.
        Wer ohne aktiven Gegner auf dem A-Lift steht, darf entkommen.
        Der Lift ist zu hören: Wenn jemand entkommt und andere zurücklässt, { $number ->
            [one] verlässt
           *[other] verlassen
        } { $number } Marker den Bedrohungsvorrat; fehlt { $number ->
            [one] er
           *[other] einer
        }, beginnt die Abriegelung.
        Gruppengrenze { $group }, Wachenzahl { $secure }, Rudelgrenze { $pack }.
        Abriegelung: Ab dem nächsten Zug nimmt jeder { $lockdown_pool ->
            [one] den einzigen Marker
           *[other] einen von { $lockdown_pool } Markern
        }, und der Zug, der keinen findet, ist der letzte.
        Wer allein spielt, beginnt mit { $alone } Vitalität weniger.
    .story = Erst die Kälte, dann der Geschmack von Kupfer, dann das Licht hinter grünem Glas. Du liegst auf einem Gitterrost, in einem Kittel, der nicht deiner ist, und an beiden Wänden stehen mannshohe Tanks. Einer ist offen und tropft. Es ist deiner. Irgendwo über dir fällt eine Tür zu, und tief unten antwortet etwas. Niemand kommt, um etwas zu erklären. Es muss einen Lift geben.
card-the-doctors-rounds = Visite
    .text =
        Der A-Lift ist da und Dr. Cronos darin.
        Er hat es auf den von euch abgesehen, der auf dem Plan die wenigsten Karten hält (bei mehreren auf den nächsten), und handelt am Ende von dessen Zug; in der Abriegelung am Ende jedes Zugs.
        Jedes Mal verlässt dann ein Marker den Bedrohungsvorrat, in dem { $threat_pool } { $threat_pool ->
            [one] liegt
           *[other] liegen
        }; ist er leer, beginnt stattdessen die Abriegelung.
        Er greift den Schwächsten auf seinem Plättchen an, sonst geht er ein Plättchen näher, durch verriegelte Türen wie die Wachen.
        Wen er verletzt, der verliert auch 1 Vitalität, nie die letzte.
        Wer ohne aktiven Gegner auf dem A-Lift steht, darf entkommen, solange Dr. Cronos auf seinem Weg mindestens { $number } Plättchen entfernt, betäubt oder tot ist.
        Ein Angriff, der seine Zähigkeit erreicht, eurer oder einer der Wachen, verwundet und betäubt ihn; zweimal erreicht, sind es zwei Wunden.
        An { $other } { $other ->
            [one] Wunde
           *[other] Wunden
        } stirbt er, und die Abriegelung beginnt.
        Wachen und Außerirdische führen Krieg: Ein Klon ist { $clone_threat } Bedrohung wert, eine Wache { $guard_fear } Angst.
        Gruppengrenze { $group }, Wachenzahl { $secure }, Rudelgrenze { $pack }.
        Abriegelung: Ab dem nächsten Zug nimmt jeder { $lockdown_pool ->
            [one] den einzigen Marker
           *[other] einen von { $lockdown_pool } Markern
        }, und der Zug, der keinen findet, ist der letzte.
        Wer allein spielt, beginnt mit { $alone } Vitalität weniger.
    .story = Die oberste Ebene, und es ist still. Hinter euch wird geschossen, Wachen auf das, was sie einmal gefüttert haben, und keiner weiß mehr, wer angefangen hat. Vor euch steht der Lift: hell, offen, mit Blick auf ein Parkdeck und einen Streifen echten Himmels. Ein Mann im weißen Kittel tritt heraus und zieht sich die Handschuhe an. Er kennt deinen Namen. Er kennt alle eure Namen. »Sie sehen erschöpft aus«, sagt Dr. Cronos, und er sagt es zum Schwächsten von euch.
card-the-sleepers = Die Schlafenden
    .text =
        Im Krankenzimmer A { $sleepers ->
            [one] liegt
           *[other] liegen
        } { $sleepers } { $sleepers ->
            [one] Schlafender
           *[other] Schlafende
        }.
        Der C-Lift fährt nur in der Abriegelung und nur mit einem Schlafenden an Bord: Wer dann ohne aktiven Gegner darauf steht, darf entkommen und nimmt einen mit; mit dem letzten ist der Lift fort, und wer übrig ist, hat verloren.
        Die Abriegelung beginnt, wenn aus dem Bedrohungsvorrat, in dem { $threat_pool } Marker und für jeden Spieler { $other } { $other ->
            [one] weiterer
           *[other] weitere
        } liegen, keiner mehr genommen werden kann: Das Ende jedes Zugs nimmt einen, und jede Bedrohung, die ihr erhaltet, einen weiteren.
        Macht also Lärm.
        Bis dahin trägt ein Klon, der das Krankenzimmer A betritt, einen Schlafenden fort und kehrt in die Reserve zurück; mit dem letzten, der bis zum Ende von Runde { $quiet } verschont bleibt, haben alle verloren.
        Ein Klon, der bis dahin die Leichenhalle A betritt, weckt einen Toten: Ein weiterer Klon kommt aus der Reserve, wenn Platz ist.
        Die Türen, die aus der Station führen, sind verriegelt.
        Wachen und Außerirdische führen Krieg: Ein Klon ist { $clone_threat } Bedrohung wert, eine Wache { $guard_fear } Angst.
        Gruppengrenze { $group }, Wachenzahl { $secure }, Rudelgrenze { $pack }.
        Abriegelung: Ab dem nächsten Zug nimmt jeder { $lockdown_pool ->
            [one] den einzigen Marker
           *[other] einen von { $lockdown_pool } Markern
        }, und der Zug, der keinen findet, ist der letzte.
    .story = Der Lift setzt euch nachts in einer Krankenstation ab. Betten, Infusionen, Namensschilder, zur Wand gedreht. Du drehst eines um, und es ist jemand, der mit dir entführt wurde; du hattest ihn für tot gehalten. Niemand wacht auf. Nebenan liegen die, die es sind. Am Lift hat jemand die Türen von dieser Seite versperrt und einen Satz in den Lack gekratzt: ER KOMMT NUR, WENN ALLES ANDERE SCHLIESST. Hinter der Wand beginnen die Schächte zu atmen.
card-second-sight = Das zweite Gesicht
    .text =
        Der Lift steht still.
        Greift auf Kontrollpulte zu: Jedes antwortet einmal, und Zugriff Nummer { $other } ruft den B-Lift; wer zugriff, legt ihn an.
        Mit Zugriff Nummer { $number } oder einem misslungenen beginnt die Abriegelung, jedoch nicht vor dem Ende von Runde { $quiet }: Ab dem nächsten Zug nimmt jeder einen Abriegelungsmarker, und es gibt { $lockdown_each } für jeden Spieler; der Zug, der keinen findet, ist der letzte.
        Die meisten Pulte liegen im ersten Stapel.
        Wer mit einer Sicherheitskarte und ohne aktiven Gegner auf dem B-Lift steht, darf entkommen.
        Gruppengrenze { $group }, Wachenzahl { $secure }, Rudelgrenze { $pack }.
        Wer allein spielt, beginnt mit { $alone } Vitalität weniger und hat neben dem Lift die Wäscherei und ihre Lüftung, um zurückzukommen.
    .story = Der Lift steigt eine Ebene und bleibt stehen. Als seine Türen nachgeben, blickst du in einen Gang mit Teppichboden, und das ist schlimmer als die Tanks: Hier arbeitet jemand, trinkt Kaffee, geht abends nach Hause. Hinter einer Scheibe stehen zwei Wachen mit dem Rücken zu dir und vor ihnen, ganz ruhig, etwas mit deinem Gesicht. Die Pulte an der Wand leuchten noch. Sie kennen dich unter einer Nummer.
