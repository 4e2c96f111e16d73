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
label-specials = Special creatures (letter, symbol, hits to wound/kill, dice in the dark/light, fright, spawn distance)
option-show = Show { $card } to spawn a special creature
event-special-drawn = A special creature is in the game: { $card }.
event-special-called = { $seat } shows { $by } to spawn a special creature: { $card }.
event-special-gone = The { $special } is gone for good.
refused-spawned = The { $special } spawns only once.
refused-no-place = There is nowhere for the { $special } to spawn now.
refused-leech = While the Leech is on the map, you do not have enough adrenaline to recover.

# Special room actions
option-room-action = Special room action: { $special }
prompt-refill = Which item gains charges?
prompt-keep-item = Which item do you keep?
prompt-purge = Purge: do you discard the danger token in sector { $sector }?
option-purge-token = Yes, this one
option-spare-token = No, another one
label-room-actions = Special room actions still available
event-room-used = The hero uses the special action of the { $room }: { $card }.
refused-room-mission = This room has, or had, a mission.
refused-room-idle = It would do nothing for you now.
refused-room-spent = You have already taken the items of this room or used its special action. You get one or the other, once.
box-specials = Special creatures of Deep: { $count }
box-room-actions = Special room actions of Deep: { $count }
