# Special creatures
thing-wounded-bloom = wounded Bloom
thing-wounded-pall = wounded Pall
thing-wounded-leech = wounded Leech
thing-wounded-skitterer = wounded Skitterer
thing-wounded-herald = wounded Herald
thing-wounded-snuffer = wounded Snuffer
thing-wounded-brute = wounded Brute
thing-wounded-howler = wounded Howler
thing-wounded-maw = wounded Maw
thing-wounded-gnawer = wounded Gnawer
word-waiting = waiting
word-hunting = on the map
word-gone = killed
label-specials = Special creatures (letter, symbol, life to wound/kill, dice in the dark/light, fright, least distance)
option-show = Show the card, a special creature spawns: { $card }
event-special-drawn = A special creature is in the game: { $card }.
event-special-called = { $seat } shows { $by }, and a special creature spawns: { $card }.
event-special-gone = The { $special } is gone for good.
refused-spawned = This special creature spawns only once: { $special }.
refused-no-place = This special creature can spawn nowhere now: { $special }.
refused-leech = The Leech is on the map: so little adrenaline does not help you recover.

# Special room actions
option-room-action = Special room action: { $special }
prompt-refill = Which item gains charges?
prompt-keep-item = Which item do you keep?
prompt-purge = Purge: do you discard the danger token in sector { $sector }?
option-purge-token = Yes, this one
option-spare-token = No, another one
label-room-actions = Special room actions that can still be used
event-room-used = The hero uses the special action of the { $room }: { $card }.
refused-room-mission = This room has, or had, a mission.
refused-room-idle = There is nothing here that it would be good for now.
refused-room-spent = This room has given its items, or its special action: it gives one of both, once.
box-specials = Special creatures of Deep: { $count }
box-room-actions = Special room actions of Deep: { $count }
