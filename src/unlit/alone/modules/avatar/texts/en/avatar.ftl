# Avatars, their upgrades, the hero's powers
thing-fallen-ravager = Ravager on the ground
thing-fallen-harrier = Harrier on the ground
thing-fallen-whisperer = Whisperer on the ground
thing-fallen-trapper = Trapper on the ground
thing-fallen-sentinel = Sentinel on the ground
thing-wounded-ravager = wounded Ravager
thing-wounded-harrier = wounded Harrier
thing-wounded-whisperer = wounded Whisperer
thing-wounded-trapper = wounded Trapper
thing-wounded-sentinel = wounded Sentinel
word-avatar = an avatar
label-avatar = Avatar of { $seat }: { $avatar } ({ $letter }; hits to wound/kill { $life }, dice in the dark/light { $dice }, fright { $fright }, spawn distance { $spawn }). Upgrades: { $upgrades }; still free: { $free }.
label-avatar-down = { $avatar }: on the ground in sector { $sector }.
label-powers = Tokens for powers: { $tokens }.
prompt-avatar = Which avatar do you take?
prompt-upgrade-avatar = Which upgrade gets a token? ({ $avatar })
prompt-avatar-power = Does it use its power? ({ $avatar })
prompt-avatar-acts = What does your avatar do? ({ $avatar })
prompt-lay-a-trap = Where do you place the danger token?
prompt-shut-or-open = Which door do you block, or unblock if it is already blocked?
prompt-switch-lights = Where do you turn the lights on or off?
option-activate = Activate your avatar: { $avatar } (the hero gets a token)
option-use-power = Use its power
option-no-power = Do not use its power
option-avatar-waits = It does nothing
option-avatar-spawns = It appears on the map
option-avatar-moves = It moves
option-avatar-teleports = It teleports
option-power = Use a power: { $power }
option-upgrade-card = { $upgrade }
event-avatar-chosen = { $seat } takes the { $avatar } as an avatar.
event-avatar-upgraded = The { $avatar } is upgraded: { $upgrade }.
event-avatar-activated = { $seat } activates the { $avatar }. The hero now has { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} for powers.
event-avatar-power-used = The { $avatar } uses its power.
event-knocked-down = The hero knocks the { $avatar } down, and it lies on the ground. The hero now has { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} for powers.
event-hero-power-used = The hero uses a power: { $power } ({ $cost ->
    [one] 1 token
   *[other] { $cost } tokens
}).
refused-down = It is lying on the ground.
refused-activation = An avatar can be activated only at the end of a turn.
refused-activation-now = You cannot activate an avatar while another one is acting, once the attacks have begun, or when it could only wait.
refused-tired = It has already been activated this turn.
refused-tokens = You do not have enough tokens.
refused-power-idle = This power would do nothing now.
refused-bolt = You can use this power only when something frightens you or an attack hits you.
box-avatars = Avatars: { $count }
box-upgrades = Avatar upgrades: { $count }
box-powers = Hero powers: { $count }
