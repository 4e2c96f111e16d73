card-the-alarm-is-out = The Alarm Is Out
    .text = Lockdown had begun when scenario 1 ended. They are looking for you, and the threat pool has { $number } fewer { $number ->
        [one] token
       *[other] tokens
    }.
card-the-plans = The Plans
    .text = You read more panels in scenario 2 than you had to, and you know how this place shuts down: { $number } extra lockdown { $number ->
        [one] token
       *[other] tokens
    } for each of them.
card-all-three-awake = All Three Awake
    .text = You opened all three labs in scenario 3, and the guards have their hands full: a clone is worth { $number } more to them, and a guard { $number } more to aliens.
card-the-fire-ran-ahead = The Fire Ran Ahead
    .text = Scenario 4 ended with a lockdown token left for each of you, and the fire had time to burn: the swarm has { $number } fewer { $number ->
        [one] marker
       *[other] markers
    }.
card-they-are-coming-anyway = They Are Coming Anyway
    .text = Lockdown had begun when scenario 5 ended, and this level is already awake: the threat pool has { $number } fewer { $number ->
        [one] token
       *[other] tokens
    }, so the lift runs sooner.
card-they-remember-him = They Remember Him
    .text = No sleeper was carried off in scenario 6. One of them has woken up, and was faster than you: Dr. Cronos begins with { $number } { $number ->
        [one] wound
       *[other] wounds
    }.
