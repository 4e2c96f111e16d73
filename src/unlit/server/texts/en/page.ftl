# Names and answers that no game has to bring along
name-everyone = everyone
name-spectator = a spectator
option-pass = Pass
event-rewound = Undone (struck-out lines no longer count).
event-rules-changed = The rules have changed since this game began. From here on it is played by version { $version }, starting from the last stored board. Answers given after that no longer count.
event-bygone = Told under earlier rules: { $what }.

rule-ruling = Ruling: { $ruling }

# Everywhere
page-unlit = Unlit
page-title = { $what } · Unlit
page-motto = Horror labyrinth board games, played by their real rules. The computer guards the dark: it makes no mistakes and gives nothing away.
page-unofficial = An unofficial implementation by players, neither made nor endorsed by any publisher.
page-language = Language
page-close = Close
page-cancel = No, cancel
page-sure = Yes, I am sure
page-to-start = Back to the start page
page-lost = There is nothing here.
page-loading = One moment…
page-no = That did not work.

# Start
page-game = Game
page-you-play = You play
page-side-both = Both, on this screen
page-side-both-more = You share one screen; a curtain falls between turns.
page-against = Against
page-against-bot = The computer
page-against-bot-more = The game starts at once.
page-against-friend = A friend, by link
page-against-friend-more = You get a link to send; the game begins when everybody is here. Each seat needs its own browser.
page-story = What you play
page-story-single = A single scenario
page-story-campaign = The campaign
page-story-told = How it begins
page-play = Play
page-advanced = More settings
page-seats = Who sits where
page-who-me = me, on this screen
page-who-bot = the computer
page-who-friend = a friend, by link
page-your-name = Your name
page-spectators = Others may watch, by link
page-falling = When the curtain falls
page-falling-always = Whenever somebody might react
page-falling-always-more = At every moment when a card could be played, whether or not anybody holds one. The screen changes hands often, but that gives nothing away.
page-falling-needed = Only when somebody can react
page-falling-needed-more = The screen changes hands less often, but each time gives something away: whoever is called to the screen in another’s turn holds something to play.
page-pause = Length of a pause, in seconds
page-pause-more = Every pause for others to react lasts this long, whether or not there is something to play. 0 means as long as it takes.
page-stand-in = Seconds until a bot stands in
page-stand-in-more = After this time, a bot plays for somebody who is away. 0 means never.
page-claim = Seconds until the game can be claimed
page-claim-more = After this time, the game can be claimed against somebody who is away. 0 means never.
page-my-tables = Your tables
page-at-table = At the table: { $names }
page-last-played = Last played: { $when }
page-unreadable = This table cannot be read. Your other tables are not affected.
page-played-scenario = Scenario { $value }
page-played-campaign = Campaign, scenario { $value }
page-played-difficulty = Difficulty: { $value }
page-forget = Remove from this list
page-forget-more = This browser will forget your seat. You will not be able to watch this game again or download its record.
page-forget-campaign = This browser will forget your seat. You will not be able to continue this campaign, watch this game again or download its record.

# Invitations
page-join = You are invited
page-invited-by = { $host } invites you to { $game }.
page-invited = You are invited to { $game }.
page-invited-seat = You play: { $seat }
page-join-more = What should the others call you?
page-join-go = Sit down
page-watch = Watch a game
page-watch-more = You will see what everybody at the table may see, and no more.
page-watch-go = Watch
page-invitation-missing = This address is missing its invitation. Please open the whole link you were sent.
page-invitations = Invitations
page-invite-seat = Link for: { $seat }
page-invite-watch = Link for spectators
page-invite-here-only = These links work only on this computer. To let others in, start the server with unlit serve --host 0.0.0.0, open this page at this computer's address in your network, and set up the table there.
page-no-invitations = No seat is waiting for anybody.
page-copy = Copy
page-copied = Copied
page-gathering = Not everybody is here yet
page-gathering-for = Still to come: { $seats }. The game begins when everybody is here.
page-gathering-none = The others will join by their own links, or when they choose “{ page-rematch-join }” or “{ page-onward-join }”.
page-gathering-soon = Everybody has a seat; the game begins as soon as all of them have opened the page.

# The table
page-no-seat = You have no seat at this table
page-no-seat-more = This browser holds no seat here. If you were invited, open the link you were sent.
page-your-turn = Your turn
page-you-are-asked = Your decision
page-waiting = { $seat } is deciding
page-reading = { $count ->
    [one] { $names } is still reading the story
   *[other] { $names } are still reading the story
}
page-reading-you = The game continues when you have read the story
page-moment = One moment
page-over = The game is over
page-menu = Menu
page-board = Board
page-view = As seen by: { $seat }
page-options = What you can do
page-fold = Hide the answers
page-unfold = Show the answers
page-not-now = Not possible now
page-why-not = Why not: { $option }?
page-rule = Rule { $rule }
page-undo = Undo
page-undo-ask = Ask to undo
page-undo-here = Something new has been seen since. Do the others here agree?
page-side = Log and people
page-log = Log
page-people = People
page-unread = { $count ->
    [one] 1 new line
   *[other] { $count } new lines
}
page-earlier = Show earlier lines
page-log-empty = Nothing has happened yet.
page-new = new to you
page-times = × { $count }
page-struck = (undone)
page-link-connecting = Connecting…
page-link-open = Connected
page-link-broken = The connection is broken; trying again. Nothing is lost.
page-link-over = Not connected
page-bye = The server has closed the connection.
page-bye-restart = The server is restarting; this page will reconnect by itself.
page-bye-removed = The host has given your seat to somebody else.
page-bye-left = You have left this table.
page-bye-no-token = This seat is no longer yours.
page-bye-no-table = This table no longer exists.
page-bye-unreadable = This table cannot be read. Your other tables are not affected.
page-bye-too-many-sockets = Too many pages are open on your network; close one and reload.
page-bye-another-seat = This browser has already seen another seat of this game. Each seat needs its own browser; to play several here, set up a game in which everybody plays on one screen.
page-bye-newcomer = Your opponents are being asked whether you may take this seat. This page continues by itself as soon as they agree.
page-bye-not-wanted = Your opponents did not agree, and a bot has taken the seat.
page-bye-too-late = The game ended before your opponents replied.
page-bye-seat-given-back = You are no longer playing for your team-mate.
page-game-in = This game has not been translated into your language yet, so it is shown in { $language }.
page-moved-on = The rules were corrected during this game; it continues under the new ones.
page-proposal-undo = { $seat } asks to undo the last answer, although something new has been seen since.
page-proposal-end = { $seat } offers to end the game without a winner.
page-proposed-undo = { $seat } asks to undo an answer. Still to agree: { $seats }.
page-proposed-end = { $seat } offers to end the game. Still to agree: { $seats }.
page-agree = Agree
page-refuse = Refuse
page-newcomer-asks = { $name } would like to take over this seat: { $seat }. Do you agree? If not, a bot takes it.
page-newcomer-waits = { $name } would like to take over this seat: { $seat }. Still to agree: { $seats }.
page-newcomer-refuse = Let a bot take it
page-somebody = Somebody
page-became-left = { $seat }: { $name } has left the table, and a bot plays on.
page-became-removed = { $seat }: the host has removed { $name }. Somebody else may take the seat if the opponents agree.
page-became-joined = { $seat }: { $name } has taken over the seat.
page-became-not-wanted = { $seat }: { $name } was not let in, and a bot plays on.
page-became-stands-in = { $seat } is away; { $name } plays on in the meantime.

# People and chat
page-person-here = here
page-person-away = away
page-person-bot = computer, { $bot }
page-person-bot-stands-in = away, a bot stands in
page-person-played-by = away, played by { $seat }
page-person-nobody = nobody yet
page-person-host = host
page-person-you = you
page-bot-greedy = greedy
page-bot-random = random
page-watching = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
page-chat-empty = Nobody has said anything yet.
page-chat-to = Send to
page-chat-text = Say something
page-to-all = everybody
page-to-side = my side
page-send = Send

# The menu
page-guide = How to play
page-guide-none = This game comes without instructions. The list beside the board always shows what you can do.
page-rules = Rules
page-rules-search = Search the rules
page-rules-none = No rule contains these words.
page-legend = How this page works
page-legend-keys = Answer by clicking on the board or on an option in the list; keys 1 to 9 work too. Tab reaches everything, Escape closes what is open.
page-legend-keys-list = Answer by clicking on an option in the list; keys 1 to 9 work too. Tab reaches everything, Escape closes what is open.
page-legend-refusals = What you might expect but cannot do now is listed below the options, under “{ page-not-now }”. Click on it to see why, with the number of the rule.
page-legend-log = The log shows everything you were told, newest last. Struck-out lines were undone.
page-stops = When you are asked
page-stops-more = The others cannot tell at which moments you are asked. At all others, the program passes for you.
page-stops-usual = Whenever I can play something that is meant for that moment
page-stops-chosen = At these moments
page-hand-over = Hand the screen over
page-report = Report a problem
page-report-words = What is wrong?
page-report-attached = The report includes what your seat saw of this game: its view, its question and its log. It includes nothing that is hidden from you.
page-report-send = Send report
page-report-sent = Thank you. The report is kept on this server.
page-offer-end = Offer to end without a winner
page-end = End without a winner
page-concede = Concede
page-remove = Remove { $name }
page-leave = Leave the table
page-leave-more = A bot takes your seat for the rest of the game, and you cannot come back.
page-claim-against = Claim the game: { $name } has been away too long
page-give-back = Give the seat back to { $name }
page-stand-in-for = Play for { $name }

# Curtain
page-pass = See what came of it. Next: { $seat }.
page-pass-look = Look around. Next: { $seat }.
page-pass-on = Pass on
page-curtain = Now: { $seat }.
page-curtain-choose = Who is at the screen?
page-curtain-nobody = Everybody else, look away.
page-curtain-lift = I am: { $seat }
page-title-curtain = Now: { $seat } · Unlit

# The end
page-you-won = You won
page-you-lost = You lost
page-nobody-won = Nobody won
page-won-by = Won by: { $seats }
page-ending-conceded = { $seat } conceded.
page-ending-agreed = Everybody agreed to end the game.
page-ending-claimed = The other side was gone, and { $seat } claimed the game.
page-rematch = Play again
page-rematch-as = Play again, as: { $seat }
page-onward-next = On to the next scenario
page-onward-again = Try this scenario again
page-onward-again-more = Nobody got out, so the campaign stays where it was.
page-onward-join = Continue: the others are waiting
page-campaign = The campaign
page-campaign-over = The campaign is over.
page-campaign-waits = The campaign continues
page-rematch-join = Play again: the others are waiting
page-replay = Watch the game again
page-record = Download the record
page-dice-hold = The dice were honest: the secret matches what was published at the start.
page-dice-broken = The secret does not match what was published at the start!
page-dice-more = Before the first decision, the server committed to the secret. The dice came from it and from a seed given by every seat. The record lets anybody check every draw.
page-commitment = Published at the start
page-secret = The secret
page-replay-seat = Seen by
page-replay-step = Entry { $step } of { $last }
page-previous = Back
page-next = Next
page-replay-leave = Leave the replay

# What did not work
slip-unreachable = The server cannot be reached.
slip-over = The game is over.
slip-not-over = The game is not over.
slip-not-asked = { $seat } has no question to answer now.
slip-not-offered = That is no longer on offer.
slip-no-option = That is not an option here.
slip-paused = Others may react now; wait until they are done.
slip-nothing-to-undo = { $seat } has no answer to undo.
slip-before-new-rules = The rules have changed since then; nothing before that can be undone.
slip-other-rules = This game was played by version { $version } of the rules, which can no longer be replayed; this server plays version { $here }.
slip-barrier = That cannot be undone unless the others agree.
slip-gathering = Not everybody is here yet.
slip-no-entry = There is no entry { $number }.
slip-nothing-asked = You have no question to answer.
slip-team-plays-on = Your team-mates are playing on. To go without them, choose “{ page-leave }”.
slip-no-opponent = { $seat } is not a person playing against you.
slip-not-gone = { $seat } has not been away long enough.
slip-not-host = Only the host can do that.
slip-no-guest = There is no guest in this seat: { $seat }.
slip-no-moment = There is no such moment.
slip-no-table = There is no such table.
slip-unreadable = This table cannot be read. Your other tables are not affected.
slip-no-token = This opens nothing here; perhaps it has already been used.
slip-not-stored = This cannot be saved now. Nothing is lost; please try again.
slip-failed = Something went wrong on the server; nothing is lost.
slip-too-fast = Too many requests at once; please wait a moment.
slip-too-many-tables = Too many new tables were made from your network; please try again later.
slip-too-many-reports = Too many reports came from your network; please try again later.
slip-too-long = That is too long.
slip-bad-message = The server did not understand this page. One of the two may be newer; please reload.
slip-bad-time = One of the times is too long.
slip-no-people = Somebody has to sit at the table.
slip-spectator = Spectators can only watch.
slip-empty = There is nothing in it.
slip-no-team-mate = { $seat } is not a team-mate of yours.
slip-not-away = { $seat } is not away.
slip-reading = { $seat } is still reading the story.
slip-stale = The question has changed in the meantime.
slip-too-late = That came too late.
slip-another-seat = This browser has already seen another seat of this game: { $seat }. Each seat needs its own browser; to play several here, set up a game in which everybody plays on one screen.
slip-stands-in = While you play for somebody else, you can only answer. Do everything else from your own seat.
slip-other-content = The server has already received another message with this number, so this one changed nothing. Please try again.
slip-seat-gone = Your seat at the new table was given to somebody else. Ask the host for an invitation.

# The map
page-map-closer = Zoom in
page-map-farther = Zoom out
page-map-centre = Centre the map
page-map-all = Show everything
