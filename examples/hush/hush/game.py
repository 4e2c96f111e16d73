"""A child has to find its way out of a dark house, and a thing in it listens."""

from __future__ import annotations

from dataclasses import dataclass

from unlit import kit
from unlit.kit import EVERYONE, Copied, Dice, Event, Game, Option, Say, Seat, Setup, Table, copying

CHILD, THING = SEATS = ("child", "thing")
ROOMS = tuple(column + row for row in "12345" for column in "abcde")
WINDOWS = ("a1", "e1", "c5")
CELLAR = "c3"  # where the thing comes from
ENDINGS = ("escaped", "caught", "dark")
CANDLE = kit.Setting("candle", ("5", "6", "4"))
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
COLOURS = {"C": "#f3b562", "T": "#f08a7c", "?": "#8f9296", "w": "#9db4cc", ".": "#343b44"}


class Board:
    """All that is true in the house."""

    dice: Copied[Dice]
    candle: int  # rounds that it still burns
    child: str
    thing: str
    window: str  # the one that is not nailed shut
    deaf: bool  # the thing ran, and hears nothing until it has moved again
    suspects: frozenset[tuple[str, str]]  # what the thing holds possible: where the child is, which window opens

    __slots__ = tuple(__annotations__)

    def copy(self) -> Board:
        """Another board."""
        return copied(self)

    def __str__(self) -> str:
        facts = [f"{name} {getattr(self, name)}" for name in ("candle", "child", "thing", "window", "deaf")]
        return "\n".join([*facts, *sorted(f"suspect {room} {window}" for room, window in self.suspects)])


copied = copying(Board)


def distance(one: str, other: str) -> int:
    """How many steps lie between two rooms."""
    return sum(abs(ord(a) - ord(b)) for a, b in zip(one, other, strict=True))


def deal(setup: Setup, dice: Dice) -> Board:
    """One window opens, and the child hides two steps or more from every window and from the cellar."""
    hidden = [room for room in ROOMS if all(distance(room, one) > 1 for one in (*WINDOWS, CELLAR))]
    b = Board()
    b.dice, b.candle, b.thing, b.deaf = dice, int(setup["candle"]), CELLAR, False
    b.child, b.window = dice.pick("child", hidden), dice.pick("window", WINDOWS)
    b.suspects = frozenset((room, window) for room in hidden for window in WINDOWS)
    return b


class Way(kit.Word):
    """A direction; north is up."""

    NORTH, EAST, SOUTH, WEST = STEPS


@dataclass(frozen=True)
class Wait(Option):
    """Stay, and make no sound; at its window the child climbs out."""


@dataclass(frozen=True)
class Step(Option):
    """Go to the next room; a board may creak."""

    way: Way


@dataclass(frozen=True)
class Run(Step):
    """Run through the next room into the one behind it; everybody hears that."""


@dataclass(frozen=True, slots=True)
class Heard(Event):
    """Somebody was heard in a room, or somewhere in a column."""

    seat: str
    where: str


def rooms_of(room: str, move: Option) -> list[str]:
    """The rooms that a move leads through, the last one where it ends."""
    if not isinstance(move, Step):
        return [room]
    right, down = STEPS[str(move.way)]
    far = 2 if isinstance(move, Run) else 1
    return [chr(ord(room[0]) + right * one) + chr(ord(room[1]) + down * one) for one in range(1, far + 1)]


def moves(room: str, barred: str = "") -> list[Option]:
    """What can be done in a room; nobody leaves the house or walks into a room that is barred."""
    every = [Wait(), *(kind(way) for way in Way for kind in (Step, Run))]
    return [move for move in every if all(one in ROOMS and one != barred for one in rooms_of(room, move))]


def part(t: Table[Board]) -> None:
    """One round."""
    hide(t)
    seek(t)
    t.board.candle -= 1
    if t.board.candle == 0:
        t.finish("dark", [THING])


def sounds(b: Board, move: Option, there: str) -> tuple[str, ...]:
    """What may be heard of a move that ends there, each as likely as the others."""
    if b.deaf or isinstance(move, Wait):
        return ("silence",)
    return (there,) if isinstance(move, Run) else ("silence", "silence", there[0])


def hide(t: Table[Board]) -> None:
    """The child moves, or climbs out if it waits at its window; the thing rules out what would sound otherwise."""
    b = t.board
    move = t.ask(CHILD, "hide", moves(b.child, barred=b.thing))
    b.child = rooms_of(b.child, move)[-1]
    if b.child == b.window and isinstance(move, Wait):
        t.finish("escaped", [CHILD])
    heard = b.dice.pick("sound", sounds(b, move, b.child))
    if heard != "silence":
        t.tell(EVERYONE, Heard, CHILD, heard)
    b.suspects = frozenset(
        (there, window)
        for room, window in b.suspects
        for move in moves(room, barred=b.thing)
        if heard in sounds(b, move, there := rooms_of(room, move)[-1])
        if there != window or not isinstance(move, Wait)
    )


def seek(t: Table[Board]) -> None:
    """The thing moves, and catches the child in any room that it comes through; after a run it is deaf."""
    b = t.board
    move = t.ask(THING, "seek", moves(b.thing))
    rooms = rooms_of(b.thing, move)
    b.thing, b.deaf = rooms[-1], isinstance(move, Run)
    t.tell(EVERYONE, Heard, THING, b.thing)
    if b.child in rooms:
        t.finish("caught", [THING])
    b.suspects = frozenset(one for one in b.suspects if one[0] not in rooms)


def broken(b: Board) -> list[str]:
    """What can never be."""
    return [] if (b.child, b.window) in b.suspects else ["the thing has ruled out what is true"]


@dataclass(frozen=True, slots=True)
class View:
    """The thing and what it suspects are open to all; where the child is, and its window, are its secret."""

    candle: int
    thing: str
    deaf: bool
    suspected: tuple[str, ...]
    child: str = ""
    window: str = ""


def view(b: Board, seat: Seat) -> View:
    """What shows to this seat."""
    seen = (b.candle, b.thing, b.deaf, tuple(sorted({room for room, _ in b.suspects})))
    return View(*seen, b.child, b.window) if seat == CHILD else View(*seen)


def imagine(b: Board, seat: Seat, dice: Dice) -> None:
    """Put the child and its window wherever this seat holds them possible."""
    if seat != CHILD:
        b.child, b.window = dice.pick("imagined", sorted(b.suspects))


def hidden(b: Board, seat: Seat) -> dict[str, str]:
    """What this seat does not know."""
    return {} if seat == CHILD else {"child": b.child, "window": b.window}


def sign(seen: View, room: str) -> str:
    """Who is in a room, or may be; else whether it has a window that may open."""
    who = {seen.thing: "T", seen.child: "C"}.get(room)
    opens = room in WINDOWS and seen.window in ("", room)
    return who or ("w" if opens else "?" if room in seen.suspected else ".")


def show(seen: View, say: Say) -> str:
    """A view as lines of text."""
    rows = [f"{row} {' '.join(sign(seen, column + row) for column in 'abcde')}" for row in "12345"]
    return "\n".join(["  a b c d e", *rows, say("label-candle", {"candle": seen.candle})])


def svg(seen: View, say: Say) -> str:
    """A view as a drawing: the child is warm, the thing red, a window cold."""
    drawn = [f'<text x="10" y="26" fill="#efe7d6">{say("label-candle", {"candle": seen.candle})}</text>']
    for room in ROOMS:
        x, y, letter = "abcde".index(room[0]) * 60 + 10, int(room[1]) * 60 - 20, sign(seen, room)
        drawn.append(f'<rect x="{x}" y="{y}" width="56" height="56" fill="#14171b" stroke="{COLOURS[letter]}"/>')
        drawn.append(f'<text x="{x + 5}" y="{y + 14}" font-size="11" fill="#8f9296">{room}</text>')
        drawn.append(f'<text x="{x + 28}" y="{y + 35}" text-anchor="middle" fill="{COLOURS[letter]}">{letter}</text>')
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 316 346" font-family="sans-serif" font-size="18">'
    return f'{head}<rect width="316" height="346" fill="#060708"/>{"".join(drawn)}</svg>'


GAME: Game[Board] = Game(
    name="hush",
    package="hush",
    rules=kit.Rules(
        seats=lambda setup: SEATS, deal=deal, part=part, endings=ENDINGS, settings=(CANDLE,), broken=broken
    ),
    eyes=kit.Eyes(view=view, imagine=imagine, hidden=hidden, show=show, svg=svg),
)
