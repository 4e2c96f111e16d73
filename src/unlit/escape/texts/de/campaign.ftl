card-the-alarm-is-out = Alarm ist gegeben
    .text = Szenario 1 endete in der Abriegelung: Man sucht nach euch, und im Bedrohungsvorrat { $number ->
        [one] liegt
       *[other] liegen
    } { $number } Marker weniger.
card-the-plans = Die Pläne
    .text = Ihr habt in Szenario 2 mehr Pulte gelesen, als ihr musstet, und wisst, wie sich hier alles schließt: für jedes davon { $number } Abriegelungsmarker mehr.
card-all-three-awake = Alle drei wach
    .text = Ihr habt in Szenario 3 alle drei Labore geöffnet, und die Wachen haben alle Hände voll zu tun: Ein Klon ist ihnen { $number } mehr wert und eine Wache den Außerirdischen { $number } mehr.
card-the-fire-ran-ahead = Das Feuer war schneller
    .text = Szenario 4 endete, als für jeden von euch noch ein Abriegelungsmarker da war, und das Feuer hatte Zeit: Der Schwarm hat { $number } Marker weniger.
card-they-are-coming-anyway = Sie kommen sowieso
    .text = Szenario 5 endete in der Abriegelung, und diese Ebene ist schon wach: Im Bedrohungsvorrat { $number ->
        [one] liegt
       *[other] liegen
    } { $number } Marker weniger, und der Lift fährt früher.
card-they-remember-him = Sie erinnern sich an ihn
    .text = In Szenario 6 wurde kein Schlafender fortgetragen. Einer von ihnen ist erwacht und war schneller als ihr: Dr. Cronos beginnt mit { $number } { $number ->
        [one] Wunde
       *[other] Wunden
    }.
