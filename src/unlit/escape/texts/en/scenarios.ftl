card-the-hybrids = The Hybrids
    .text =
        Find the labs. All three are in the first stack.
        The first player to enter a lab finds an item there, and a hybrid stunned in its tank. It recovers as other enemies do, once nobody is with it.
        A guard comes out of the B-Lift at once, but not from the reserves.
        When { $number } { $number ->
            [one] lab is
           *[other] labs are
        } open, the player who opened { $number ->
            [one] it
           *[other] the last of them
        } decides where the Maintenance Tunnel is laid.
        Anyone in the tunnel with { $other } fear or less and no active enemy there may escape.
        A hybrid that drives a player past the end of the fear track takes that player out of the game. Up to the end of round { $quiet } it only knocks the player out.
        To guards a clone is worth { $clone_threat } threat; to aliens a guard is worth { $guard_fear } fear.
        Group limit { $group }, secure number { $secure }, pack limit { $pack }.
        Lockdown: from the next turn on, each turn takes { $lockdown_pool ->
            [one] the only token
           *[other] one of { $lockdown_pool } tokens
        }. The turn that finds none is the last.
        A lone player starts with vitality lowered by { $alone }, and with the Laundry next to the hall. Its vent is the way back from the infirmary.
    .story = The B-Lift opens on a white hall, and the hum in it is not a machine. Three labs, three doors without handles. Behind the first pane floats a man's body, but the head on it is not a man's; it turns when you think of running. On the guards' radio somebody is shouting that the agreement is off, that they are to keep the things in the labs, whatever it takes. In the ceiling of the old maintenance tunnel there is a grate, held shut by the power of the labs. You would have to be very quiet up there. On the inside, too.
card-the-swarm = The Swarm
    .text =
        Hold out.
        A round is over when the turn comes back to the player who began.
        At the end of round { $quiet }, { $other ->
            [one] the only swarm marker
           *[other] the first of { $other } swarm markers
        } is laid on the Hatchery, next to the cells.
        At the end of each round after that, the swarm spreads (markers per round: { $number }). It spreads through an unlocked door or a duct to a neighbouring tile, the one nearest the most frightened player. If it finds none, it eats the locks of its doors instead, and the marker is gone all the same.
        A player on a tile with a swarm is out of the game. Guards there are removed, and guards never go onto such a tile.
        Instead of a challenge action you may lock a door of your tile, but not one with the swarm behind it. Guards walk through locked doors as if they were open.
        With the last marker the swarm falls asleep, and whoever is still on the map has won.
        To guards a clone is worth { $clone_threat } threat; to aliens a guard is worth { $guard_fear } fear.
        Group limit { $group }, secure number { $secure }, pack limit { $pack }.
        In lockdown no time runs out, but a knock-out kills.
    .story = You never got as far as the snow. Now it is a cell with a drain in the floor, and beyond the wall they have left the hatchery open, perhaps to stop the others, perhaps because nobody was left to close it. It does not sound like animals. It sounds like rain. A guard runs past, unlocks a door, locks it behind him, and does not look at you. He has a key for every door, and he is the one who is crying. It eats what is afraid, you remember somebody saying, and when it has eaten it sleeps.
card-ashes = Ashes
    .text =
        Light the Incinerator. You do it there, as your challenge action for the turn, with { $number } Intelligence.
        Lighting it begins lockdown, unless lockdown has begun already.
        Once it burns, anyone in the Airlock whom no enemy holds there may escape.
        When lockdown begins, a hybrid is put into the Airlock, or waits until that tile is laid. Each security tile and each guard post gets a guard from the reserves, those nearest the Incinerator first. At the end of that turn all guards act.
        The Watch Post and the Guard Room have guard posts.
        All these tiles are in the first stack.
        From the turn after that, each turn takes a lockdown token; there { $lockdown_each ->
            [one] is
           *[other] are
        } { $lockdown_each } for each player. The turn that finds none is the last, and whoever is still there burns.
        To guards a clone is worth { $clone_threat } threat; to aliens a guard is worth { $guard_fear } fear.
        Group limit { $group }, secure number { $secure }, pack limit { $pack }.
    .story = The shaft ends above a store room, and the first thing you smell is smoke. They have begun to burn what they made. On the stairs men in masks are carrying long bags, and something at the other end of the corridor is carrying one of the men. Nobody is looking for prisoners tonight. There is an airlock on this level, with real night behind it, and it obeys one thing only: when the big oven runs, it opens, to let the oven breathe. Somebody would have to light it. Then everybody would know.
card-a-new-level-of-fear = A New Level of Fear
    .text =
        You wake up among the tanks.
        Find the A-Lift. Once the first stack is empty, you peek before you explore, and a double Intelligence on one die finds the lift. Once the second stack is empty, a single Intelligence does, too.
        Anyone on the A-Lift with no active enemy there may escape.
        The whole place hears the lift: whenever somebody escapes and leaves others behind, { $number } { $number ->
            [one] token leaves the threat pool; if it
           *[other] tokens leave the threat pool; if one
        } is missing, lockdown begins.
        Group limit { $group }, secure number { $secure }, pack limit { $pack }.
        Lockdown: from the next turn on, each turn takes { $lockdown_pool ->
            [one] the only token
           *[other] one of { $lockdown_pool } tokens
        }. The turn that finds none is the last.
        A lone player starts with vitality lowered by { $alone }.
    .story = First the cold, then the taste of copper, then the light behind green glass. You are lying on a grating in a gown that is not yours, and along both walls stand tanks as tall as a man. One of them is open and dripping. Yours. Somewhere above you a door falls shut, and far below something answers. Nobody is coming to explain. There has to be a lift.
card-the-doctors-rounds = The Doctor's Rounds
    .text =
        The A-Lift is there from the start, and Dr. Cronos is in it.
        He is after the player on the map with the fewest cards (if there are several, the one closest to him). He acts at the end of that player's turn; in lockdown, at the end of every turn.
        Each time he acts, a token leaves the threat pool, which holds { $threat_pool }; when it is empty, lockdown begins instead.
        He attacks the weakest player on his tile. If nobody is there, he moves one tile closer, through locked doors as guards do.
        A player he hurts also loses 1 vitality, but never the last.
        Anyone on the A-Lift with no active enemy there may escape while Dr. Cronos is at least { $number } { $number ->
            [one] tile
           *[other] tiles
        } away by his own way, or stunned, or dead.
        An attack that reaches his Toughness, whether yours or the guards', wounds and stuns him; if it reaches twice as much, it wounds him twice. { $other } { $other ->
            [one] wound kills
           *[other] wounds kill
        } him, and lockdown begins.
        Guards and aliens are at war: to guards a clone is worth { $clone_threat } threat; to aliens a guard is worth { $guard_fear } fear.
        Group limit { $group }, secure number { $secure }, pack limit { $pack }.
        Lockdown: from the next turn on, each turn takes { $lockdown_pool ->
            [one] the only token
           *[other] one of { $lockdown_pool } tokens
        }. The turn that finds none is the last.
        A lone player starts with vitality lowered by { $alone }.
    .story = The highest level, and it is quiet. Behind you they are shooting, guards at the things they used to feed, and nobody remembers who began it. In front of you stands the lift: lit, open, with a view of a parking deck and a strip of real sky. A man in a white coat steps out of it and pulls on his gloves. He knows your name. He knows all your names. 'You look exhausted,' says Dr. Cronos, and he says it to the weakest of you.
card-the-sleepers = The Sleepers
    .text =
        { $sleepers } { $sleepers ->
            [one] sleeper lies
           *[other] sleepers lie
        } in Sick Bay A.
        The C-Lift runs only in lockdown, and only with a sleeper on board. Then anyone on it with no active enemy there may escape, and takes a sleeper along. With the last sleeper the lift is gone, and whoever is left has lost.
        Lockdown begins when a token has to leave the threat pool and none is left. The pool holds { $threat_pool }, and { $other } more for each player. The end of each turn takes one, and so does each threat you gain.
        So make noise.
        Until lockdown, a clone that enters Sick Bay A carries a sleeper off and returns to the reserves. If it takes the last one, everybody has lost; up to the end of round { $quiet } the last one is left alone.
        Until lockdown, a clone that enters Morgue A wakes a body: another clone comes from the reserves, if there is room.
        The doors that lead out of the ward are locked.
        Guards and aliens are at war: to guards a clone is worth { $clone_threat } threat; to aliens a guard is worth { $guard_fear } fear.
        Group limit { $group }, secure number { $secure }, pack limit { $pack }.
        Lockdown: from the next turn on, each turn takes { $lockdown_pool ->
            [one] the only token
           *[other] one of { $lockdown_pool } tokens
        }. The turn that finds none is the last.
    .story = The lift sets you down in a ward at night. Beds, drips, name tags turned to the wall. You turn one over, and it is someone who was taken with you; you had thought they were dead. They do not wake up. The dead are next door. On the landing somebody has welded the doors shut from this side, and scratched a sentence into the paint: IT ONLY COMES WHEN EVERYTHING ELSE SHUTS. Behind the wall the vents begin to breathe.
card-second-sight = Second Sight
    .text =
        The lift has stopped.
        Access control panels. Each answers once, and access number { $other } calls the B-Lift: whoever made it decides where the lift is laid.
        Access number { $number }, or an access that fails, begins lockdown, but not before the end of round { $quiet }. From the next turn on, each turn takes a lockdown token; there { $lockdown_each ->
            [one] is
           *[other] are
        } { $lockdown_each } for each player. The turn that finds none is the last.
        Most panels are in the first stack.
        Anyone on the B-Lift with a security key card and no active enemy there may escape.
        Group limit { $group }, secure number { $secure }, pack limit { $pack }.
        A lone player starts with vitality lowered by { $alone }, and with the Laundry next to the lift. Its vent is the way back from the infirmary.
    .story = The lift climbs one level and dies. When its doors give way you are looking down a corridor with carpet on the floor, and that is worse than the tanks: somebody works here, drinks coffee here, goes home. Through a pane you see two guards with their backs to you, and in front of them, quite calm, something with your face. The panels on the wall still glow. They know you by a number.
