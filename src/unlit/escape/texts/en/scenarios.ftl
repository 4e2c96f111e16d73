card-the-hybrids = The Hybrids
    .text =
        Find the labs; all three lie in the first stack.
        Whoever is the first to enter a lab finds an item and a hybrid, stunned in its tank: it recovers as others do, once nobody is with it.
        A guard comes out of the B-Lift at once, not from the reserves.
        When { $number } { $number ->
            [one] lab is
           *[other] labs are
        } open, the Maintenance Tunnel is laid where whoever opened { $number ->
            [one] it
           *[other] the last of them
        } wants.
        Whoever is there with fear { $other } or less and without an active enemy may escape.
        Whom a hybrid drives beyond the end of the fear track it takes: out of the game, or up to the end of round { $quiet } it knocks out.
        A clone is worth { $clone_threat } to guards, a guard { $guard_fear } to aliens.
        Group limit { $group }, secure number { $secure }, pack limit { $pack }.
        Lockdown: from the next turn on each takes { $lockdown_pool ->
            [one] the only token
           *[other] one of { $lockdown_pool } tokens
        }, and the turn that finds none is the last.
        Whoever plays alone begins with { $alone } vitality less, and with the Laundry beside the hall, and its vent to come back by.
    .story = The B-Lift opens on a white hall, and the hum in it is not a machine. Three labs, three doors without handles. Behind the first pane floats a man's body, and the head upon it is not a man's; it turns when you think of running. On the guards' radio somebody is shouting that the agreement is off, that they are to keep the things in the labs, whatever it takes. In the ceiling of the old maintenance tunnel there is a grate. It hangs on the power of the labs. You would have to be very quiet up there. Inside, too.
card-the-swarm = The Swarm
    .text =
        Hold out.
        A round is over when the turn goes back to whoever began.
        At the end of round { $quiet } { $other ->
            [one] the only swarm marker
           *[other] the first of { $other } swarm markers
        } is laid on the Hatchery, beside the cells, and at the end of each round after that the swarm spreads (markers a round: { $number }): of the tiles beside it, by an unlocked door or a duct, onto the one nearest the most frightened player; where it finds none it eats the locks of its doors instead, and the marker is gone all the same.
        A player on a tile with a swarm is out of the game; guards there are removed, and guards never go onto such a tile.
        Instead of a challenge action a door of one's tile may be locked, not one with the swarm behind it; guards walk through locked doors as if they were open.
        With the last marker the swarm sleeps: whoever is on the map then has won.
        A clone is worth { $clone_threat } to guards, a guard { $guard_fear } to aliens.
        Group limit { $group }, secure number { $secure }, pack limit { $pack }.
        In lockdown no time runs out, but a knock-out kills.
    .story = You never got as far as the snow. Now it is a cell, with a drain in its floor, and beyond the wall they have left the hatchery open, perhaps to stop the others, perhaps because nobody was left to close it. It does not sound like animals. It sounds like rain. A guard runs past, unlocks a door, locks it behind him, and does not look at you. He has a key for every door, and he is the one who is crying. It eats what is afraid, you remember somebody saying, and when it has eaten it sleeps.
card-ashes = Ashes
    .text =
        Light the Incinerator: there, as the turn's challenge action, { $number } Intelligence.
        That begins lockdown, if nothing did before.
        Once it burns, whoever is in the Airlock and could leave it may escape.
        When lockdown begins a hybrid is put into the Airlock, or waits until the tile is laid, and a guard from the reserves onto each security tile and guard post, those nearest the Incinerator first; at the end of that turn all guards act.
        Watch Post and Guard Room bear a guard post.
        All these tiles lie in the first stack.
        From the turn after each takes a lockdown token, { $lockdown_each } for each player; the turn that finds none is the last, and whoever is still there burns.
        A clone is worth { $clone_threat } to guards, a guard { $guard_fear } to aliens.
        Group limit { $group }, secure number { $secure }, pack limit { $pack }.
    .story = The shaft ends above a store room, and the first thing you smell is smoke. They have begun to burn what they made. On the stairs men in masks are carrying long bags, and something at the other end of the corridor is carrying one of the men. Nobody looks for prisoners tonight. There is an airlock on this level, with real night behind it, and it obeys one thing only: when the big oven runs, it opens, to let the oven breathe. Somebody would have to light it. Then everybody would know.
card-a-new-level-of-fear = A New Level of Fear
    .text =
        You wake among the tanks.
        Find the A-Lift: once the first stack is empty, you peek before you explore, and a double Intelligence on one die finds it; once the second is empty, a single one, too.
        Whoever is on the A-Lift without an active enemy may escape.
        The lift is heard: whenever somebody escapes and leaves others behind, { $number } { $number ->
            [one] token leaves the threat pool; if it
           *[other] tokens leave the threat pool; if one
        } is missing, lockdown begins.
        Group limit { $group }, secure number { $secure }, pack limit { $pack }.
        Lockdown: from the next turn on each takes { $lockdown_pool ->
            [one] the only token
           *[other] one of { $lockdown_pool } tokens
        }, and the turn that finds none is the last.
        Whoever plays alone begins with { $alone } vitality less.
    .story = First the cold, then the taste of copper, then the light behind green glass. You are lying on a grating in a gown that is not yours, and along both walls stand tanks as tall as a man. One of them is open and dripping. Yours. Somewhere above you a door falls shut, and far below something answers. Nobody is coming to explain. There has to be a lift.
card-the-doctors-rounds = The Doctor's Rounds
    .text =
        The A-Lift is there, and Dr. Cronos in it.
        He is after whoever of you on the map holds the fewest cards (of several the closest to him), and acts at the end of that player's turn; in lockdown at the end of every turn.
        Each time that he does, a token leaves the threat pool, which holds { $threat_pool }; when it is empty, lockdown begins instead.
        He attacks the weakest on his tile, else he goes a tile nearer, through locked doors as guards do.
        Whom he hurts loses 1 vitality as well, never the last.
        Whoever is on the A-Lift without an active enemy may escape while Dr. Cronos is at least { $number } { $number ->
            [one] tile
           *[other] tiles
        } away by his way, or stunned, or dead.
        An attack that reaches his Toughness, yours or the guards', wounds and stuns him; twice reached, it is two wounds. { $other } { $other ->
            [one] wound kills
           *[other] wounds kill
        } him, and lockdown begins.
        Guards and aliens are at war: a clone is worth { $clone_threat } threat, a guard { $guard_fear } fear.
        Group limit { $group }, secure number { $secure }, pack limit { $pack }.
        Lockdown: from the next turn on each takes { $lockdown_pool ->
            [one] the only token
           *[other] one of { $lockdown_pool } tokens
        }, and the turn that finds none is the last.
        Whoever plays alone begins with { $alone } vitality less.
    .story = The highest level, and it is quiet. Behind you they are shooting, guards at the things that they used to feed, and nobody remembers who began it. Before you stands the lift: lit, open, with a view of a parking deck and a strip of real sky. A man in a white coat steps out of it and draws on his gloves. He knows your name. He knows all your names. 'You look exhausted,' says Dr. Cronos, and he says it to the weakest of you.
card-the-sleepers = The Sleepers
    .text =
        In Sick Bay A { $sleepers ->
            [one] lies
           *[other] lie
        } { $sleepers } { $sleepers ->
            [one] sleeper
           *[other] sleepers
        }.
        The C-Lift runs only in lockdown, and only with a sleeper on board: whoever is on it then without an active enemy may escape and takes one along; with the last of them the lift is gone, and whoever is left has lost.
        Lockdown begins when a token cannot be taken from the threat pool, which holds { $threat_pool } of them and { $other } more for each player: each turn's end takes one, and threat that you gain takes another.
        So be heard.
        Until then a clone that enters Sick Bay A carries a sleeper off and returns to the reserves; with the last one, who is left alone up to the end of round { $quiet }, all have lost.
        A clone that enters Morgue A until then wakes a body: another clone comes from the reserves, if there is room.
        The doors that lead out of the ward are locked.
        Guards and aliens are at war: a clone is worth { $clone_threat } threat, a guard { $guard_fear } fear.
        Group limit { $group }, secure number { $secure }, pack limit { $pack }.
        Lockdown: from the next turn on each takes { $lockdown_pool ->
            [one] the only token
           *[other] one of { $lockdown_pool } tokens
        }, and the turn that finds none is the last.
    .story = The lift sets you down in a ward at night. Beds, drips, name tags turned to the wall. You turn one over, and it is someone who was taken with you; you had thought that they were dead. They do not wake. Next door lie those who are. On the landing somebody has welded the doors shut from this side, and scratched a sentence into the paint: IT ONLY COMES WHEN EVERYTHING ELSE SHUTS. Behind the wall the vents begin to breathe.
card-second-sight = Second Sight
    .text =
        The lift has stopped.
        Access control panels: each answers once, and access number { $other } calls the B-Lift, laid where whoever accessed it wants.
        With access number { $number }, or with one that fails, lockdown begins, but not before the end of round { $quiet }: from the next turn on each takes a lockdown token, and there { $lockdown_each ->
            [one] is
           *[other] are
        } { $lockdown_each } for each player; the turn that finds none is the last.
        Most panels lie in the first stack.
        Whoever is on the B-Lift with a security key card and without an active enemy may escape.
        Group limit { $group }, secure number { $secure }, pack limit { $pack }.
        Whoever plays alone begins with { $alone } vitality less, and with the Laundry beside the lift, and its vent to come back by.
    .story = The lift climbs one level and dies. When its doors give way you are looking down a corridor with carpet on the floor, and that is worse than the tanks: somebody works here, drinks coffee here, goes home. Through a pane you see two guards with their backs to you, and before them, quite calm, something with your face. The panels on the wall still glow. They know you by a number.
