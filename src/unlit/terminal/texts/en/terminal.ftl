name-everyone = everyone
name-spectator = a spectator
option-pass = Pass
event-rewound = Undone: what you were told after number { $to } no longer counts.
event-rules-changed = The rules have changed since this game began. From here on it is played by version { $version }, starting from the last stored board. Answers given after that no longer count.
event-bygone = Told under earlier rules: { $what }.

lines-welcome = { $game }: type the number or the text of an option to answer. You can also type look, why OPTION, undo, stop, log, rule NUMBER, card NAME, save FILE, help or quit.
lines-commitment = Dice commitment: { $commitment }
lines-secret = Secret behind the dice commitment: { $secret }
lines-hand-over = Pass the screen to { $seat }. Press Enter when only { $seat } is looking.
lines-over = The game is over. { $ending } Won by { $winners }.
lines-nobody = nobody
lines-allowed = { $option } is possible.
lines-refused = { $option }: { $reason } ({ $rule }: { $sentence })
lines-consent = { $seats }: may { $seat } undo this, although something new has been seen since? (yes/no)
lines-no-consent = Nothing is undone.
lines-undone = Undone.
lines-stopping = You will be asked at every moment when cards may be played.
lines-not-stopping = You will be asked only when you can play something that is meant for that moment.
lines-saved = Saved to { $file }. This file gives the whole game away: do not hand it to anybody who is still playing.
lines-unknown = { $text } is neither an option nor a command. Options are numbered 1 to { $count }; the commands are: { $commands }.
lines-missing = { $command } needs { $what }.
lines-what-option = an option, as in "why { $option }"
lines-what-file = a file name
lines-what-rule = a rule's number
lines-no-rule = There is no rule { $number }.
lines-number = { $number } is not a number from 1 to { $count }.
lines-goodbye = Goodbye.
lines-goodbye-unsaved = Goodbye. This game was not saved; type "save FILE" to save a game.
lines-save-now = Type "save FILE" to save the game, or press Enter to leave:
lines-failed = The rules failed on this answer: { $problem } The game is as it was before.
lines-sure = Something new has been seen since. Undo it anyway? (yes/no)
lines-no-card = The cards are: { $known }.
rule-ruling = Ruling: { $ruling }
legend = The picture shows the board.
lines-nothing-told = You have not been told anything yet.
lines-bot = { $seat } is played by the computer.

lines-campaign-on = The campaign continues with the next scenario. Play it now? (yes/no)
lines-campaign-again = Nobody got out, so the campaign stays where it was. Try this scenario again? (yes/no)
lines-campaign-over = The campaign is over.
lines-campaign-rests = The campaign is saved in { $file }.

replay-start = { $game }, { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
replay-seat = { $game }, as { $seat } saw it
replay-own-undo = { $number }. { $seat } undoes an answer
replay-entry = { $number }. { $seat }: { $option }
replay-undo = { $number }. { $seat } undoes entry { $option }
replay-failure = The rules fail here: { $failure }
replay-kept = The rules failed in this record: { $failure }
replay-open = The game is not over: { $seat } has a question to answer.

slip-over = The game is over.
slip-not-asked = { $seat } has no question to answer now.
slip-not-offered = You cannot choose { $option } now. You can choose: { $possible }.
slip-no-option = { $option } is not an option here. The options are: { $known }.
slip-nothing-to-undo = { $seat } has no answer to undo.
slip-barrier = That cannot be undone without the consent of { $seats }.
slip-not-written = { $file } cannot be written: { $reason }.

# The box
box-cards = Cards: { $count }
box-reactions = Reaction cards: { $count } ({ $different } different)
box-missions = Missions: { $count }
box-items = Items: { $count } ({ $different } different)
box-made-of = { $matrix }, component: { $required }
box-characters = Characters: { $count }
box-bosses = Bosses: { $count }
box-rooms = Rooms: { $count }
box-creatures = Creatures: { $count } kinds
box-maps = Sides of the map sheets: { $count }
box-stats = { $when ->
    [nightmare] nightmare:
   *[other] normal:
} wound { $wound }, kill { $kill }, dice { $dark } in the dark and { $light } in the light, fright { $fright }, spawn distance { $spawn }

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
