name-everyone = everyone
name-spectator = a spectator
option-pass = Pass
event-rewound = Taken back: what you were told after number { $to } did not happen.
event-rules-changed = The rules have changed since this game began. From here on it is played by version { $version }, from the last board that was stored; what was answered after that no longer counts.
event-bygone = Told by earlier rules: { $what }.

lines-welcome = { $game }: a number or an option's text answers; also: look, why OPTION, undo, stop, log, rule NUMBER, card NAME, save FILE, help, quit.
lines-commitment = The dice are committed to: { $commitment }
lines-secret = The secret of the dice, which the commitment was made to: { $secret }
lines-hand-over = Now { $seat }. Nobody else looks! (Enter)
lines-over = The game is over. { $ending } Won by: { $winners }.
lines-nobody = nobody
lines-allowed = { $option } is possible.
lines-refused = { $option }: { $reason } ({ $rule }: { $sentence })
lines-consent = { $seats }: do you agree that { $seat } takes this back, although something new was seen? (yes/no)
lines-no-consent = It stays as it is.
lines-undone = Taken back.
lines-stopping = You are asked at every moment at which cards may be played.
lines-not-stopping = You are asked only where you can play something that is meant for that moment.
lines-saved = Saved to { $file }. It holds the whole truth of the game: hand it to nobody who still plays.
lines-unknown = { $text } is neither an option nor a command. Options are numbered 1 to { $count }; commands are: { $commands }.
lines-missing = { $command } needs { $what }.
lines-what-option = an option, as in "why { $option }"
lines-what-file = a file name
lines-what-rule = a rule's number
lines-no-rule = There is no rule { $number }.
lines-number = { $number } is none of the numbers 1 to { $count }.
lines-goodbye = Goodbye.
lines-goodbye-unsaved = Goodbye. This game was not saved; "save FILE" saves a game.
lines-save-now = "save FILE" saves the game; Enter leaves:
lines-failed = The rules fail at this answer: { $problem } The game stands as before it.
lines-sure = Something new was seen since. Take it back all the same? (yes/no)
lines-no-card = The cards are: { $known }.
rule-ruling = Ruling: { $ruling }
legend = The picture shows the board.
lines-nothing-told = You were told nothing yet.
lines-bot = { $seat } is played by the computer.

lines-campaign-on = The campaign goes on with the next scenario. Now? (yes/no)
lines-campaign-again = Nobody got out, so that the campaign stands where it stood. Try this scenario again? (yes/no)
lines-campaign-over = The campaign is over.
lines-campaign-rests = The campaign waits in { $file }.

replay-start = { $game }, { $count } entries
replay-seat = { $game }, as { $seat } saw it
replay-own-undo = { $number }. { $seat } takes back an answer
replay-entry = { $number }. { $seat }: { $option }
replay-undo = { $number }. { $seat } takes back entry { $option }
replay-failure = The rules fail here: { $failure }
replay-kept = In this record the rules failed: { $failure }
replay-open = The game is not over: { $seat } is asked.

slip-over = The game is over.
slip-not-asked = No question is put to { $seat } now.
slip-not-offered = { $option } is not offered; possible are: { $possible }.
slip-no-option = { $option } is no option here; known are: { $known }.
slip-nothing-to-undo = { $seat } has no answer to take back.
slip-barrier = That cannot be taken back without the consent of { $seats }.
slip-not-written = { $file } cannot be written: { $reason }.

# The box
box-cards = Cards: { $count }
box-reactions = Reaction cards: { $count }, { $different } different ones
box-missions = Missions: { $count }
box-items = Items: { $count }, { $different } different ones
box-made-of = { $matrix }, component: { $required }
box-characters = Characters: { $count }
box-bosses = Bosses: { $count }
box-rooms = Rooms: { $count }
box-creatures = Creatures: { $count } kinds
box-maps = Faces of the map sheets: { $count }
box-stats = { $when ->
    [nightmare] nightmare
   *[other] usual
} wound { $wound }, kill { $kill }, dice { $dark } dark { $light } light, fright { $fright }, spawn { $spawn }

# What may be typed
lines-yes = yes, y
command-look = look
command-why = why
command-undo = undo
command-stop = stop
command-log = log
command-rule = rule
command-card = card
command-save = save
command-help = help
command-quit = quit
