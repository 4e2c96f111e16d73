game-title = Hush
game-about = A child hides in a dark house. The thing from the cellar cannot see it, but it listens.
game-guide =
    Each round the child moves first, and then the thing. Either may wait, step into the next room, or run through it into the room behind.

    The child makes no sound when it waits. A step may creak, which tells the column of the room where it ends, and a run tells the room itself. After the thing has run, it hears nothing of the child’s next move.

    One of three windows opens, and only the child knows which. The child wins by waiting at that window. The thing wins by coming through the room of the child, or when the candle has burned down.
legend = C is the child and T the thing. A window that may open is marked w, and any other room where the child may be is marked ?.
page-side-child = Reach your window, and keep quiet.
page-side-thing = Listen, and catch the child before the candle is out.
setting-candle = Rounds until the candle is out
name-child = the child
name-thing = the thing
word-north = north
word-east = east
word-south = south
word-west = west
label-candle = Rounds left: { $candle }
prompt-hide = Where do you hide?
prompt-seek = Where do you look?
option-wait = Wait
option-step = Step { $way }
option-run = Run { $way }
event-heard = { $seat } is heard in { $where }.
ending-escaped = The child is out of the window and away.
ending-caught = The thing has found the child.
ending-dark = The candle is out. The thing needs no light.
