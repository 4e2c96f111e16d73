# Was auf der Karte eines Avatars steht, und auf einer Kraft des Helden
text-avatars =
    Avatar, { $deck ->
        [fury] Wut
        [speed] Tempo
        [terror] Terror
        [traps] Fallen
       *[none] die K.I.
    }: Wunde { $stats-wound }, Tod { $stats-kill }, Würfel { $stats-dark }/{ $stats-light }, Schrecken { $stats-fright }, erscheint ab { $stats-spawn }; im Albtraum Wunde { $nightmare-wound }, Tod { $nightmare-kill }, Würfel { $nightmare-dark }/{ $nightmare-light }, Schrecken { $nightmare-fright }, erscheint ab { $nightmare-spawn }. { $text }
text-powers =
    { $cost } Marker, { $bolt ->
        [yes] jederzeit
       *[no] zu Beginn eines Zuges
    }: { $text }
