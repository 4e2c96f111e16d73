"""Explore: look up to two sectors ahead, and make one of them safer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.alone.board.board import HERO, Board, in_play, is_dangerous, sector_numbered
from unlit.alone.board.geometry import explored_line, longer_line
from unlit.alone.box.pieces import COMPASS, Action, Way
from unlit.alone.rules.boxes import effects_of
from unlit.alone.rules.labyrinth import UNKNOWN, remove_danger, reveal
from unlit.alone.rules.remembering import remember
from unlit.alone.rules.using import come_to_nothing, items_for, name_item_or_target
from unlit.alone.told.events import Looked
from unlit.alone.told.memory import Calmed
from unlit.alone.told.places import Lies, ThingHere
from unlit.alone.told.things import TOWARD, Toward
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option
from unlit.kernel.told.question import Refusal
from unlit.kernel.told.word import Word

if TYPE_CHECKING:
    from unlit.alone.board.board import Declaration
    from unlit.alone.box.pieces import Sector
    from unlit.alone.rules.moments import Deed
    from unlit.kernel.table import Table

FARTHEST = 2
HAZE = "thick_haze"


class InLine(Word):
    """A sector in the line that the hero looks along, including the hero's own."""

    HERE = "here"
    FIRST = "first"
    SECOND = "second"
    THIRD = "third"


PLACES = tuple(InLine)


@dataclass(frozen=True)
class MakeSafe(Option):
    """Discard the danger token there."""

    where: InLine | Way

    @classmethod
    def verb(cls) -> str:
        """What the sector becomes."""
        return "safe"

    def points_at(self) -> ThingHere | None:
        """The danger token here; those farther along the line appear only in the list."""
        return ThingHere(Lies.DANGER) if self.where is InLine.HERE else None


@dataclass(frozen=True)
class LeaveDanger(Option):
    """Discard no danger token."""


MAKE_SAFE: Final[dict[InLine | Way, MakeSafe]] = {where: MakeSafe(where) for where in (*InLine, *Way)}
KEEP: Final = LeaveDanger()


# A8.1
def name_explore(t: Table[Board]) -> Declaration:
    """The hero names a direction or an item."""
    b = t.board
    options: list[Option] = [*ways_to_look(b), *items_for(b, Action.EXPLORE)]
    return name_item_or_target(t, t.ask(HERO, "explore", options, None, no_look))


# A8.1
def explore(t: Table[Board], deed: Deed) -> None:
    """Reveal up to two sectors in a straight line in the declared direction."""
    (target,) = deed.declared.targets
    if isinstance(target, Toward) and target in ways_to_look(t.board):
        look(t, target.way)
    else:
        come_to_nothing(t)


def ways_to_look(b: Board) -> tuple[Toward, ...]:
    """The directions with a sector to look at, revealed or not."""
    return b.map.distances(b.blocked).exits[b.hero]


# A8.1, A8.2, A8.3
def line(b: Board, way: Way) -> tuple[Sector, ...]:
    """The sectors of the line."""
    return line_of(b, way, farthest_to_explore(b))


def farthest_to_explore(b: Board) -> int:
    """Usually two sectors; haze shortens the line for everyone."""
    if in_play(b, HAZE):
        return b.box.missions[HAZE].other
    return FARTHEST + effects_of(b.box).characters[b.character].farsighted.said(0, b.box.character(b.character))


def line_of(b: Board, way: Way, farthest: int) -> tuple[Sector, ...]:
    """The line for someone who sees this many sectors."""
    if farthest == FARTHEST:
        return explored_line(b.map, b.blocked, b.hero, way)
    return longer_line(b.map, b.blocked, b.hero, way, farthest)


def no_look(b: Board) -> Iterator[Refusal]:
    """Why the hero cannot look the other ways."""
    for way in COMPASS:
        if not line(b, way):
            blocked = b.map.door[b.hero][way] >= 0
            yield Refusal(TOWARD[way], "A8.2", "refused-blocked" if blocked else "refused-wall")
    if b.map.stairs[b.hero] < 0:
        yield Refusal(TOWARD[Way.STAIRS], "A8.3", "refused-no-stairs")


# A8.1, A8.5, A8.6
def look(t: Table[Board], way: Way) -> None:
    """Reveal the line without entering it, whether or not it is revealed already; nobody is frightened."""
    make_safer(t, reveal_line(t, way))


# A8.1
def reveal_line(t: Table[Board], way: Way) -> list[int]:
    """Reveal the whole line, sector by sector, and return the hero's numbers for its sectors."""
    t.tell(EVERYONE, Looked, way)
    return reveal_far(t, way, farthest_to_explore(t.board))


def reveal_far(t: Table[Board], way: Way, farthest: int) -> list[int]:
    """Reveal the line up to this distance; it lies beside the hero, unless it goes through stairs."""
    b = t.board
    explored: list[int] = []
    for place in range(farthest):
        for sector in line_of(b, way, farthest)[place : place + 1]:
            explored.append(b.labels.get(sector, b.last_label + 1))
            reveal(t, sector, UNKNOWN if way is Way.STAIRS else b.hero)
    return explored


# A8.4
def make_safer(t: Table[Board], explored: list[int]) -> None:
    """After the reveals the hero may discard one danger token from the hero's own sector or the line."""
    b = t.board
    dangerous = dangers_in_line(b, explored)
    if dangerous:
        choice = t.ask(HERO, "discard danger", [*dangerous, KEEP])
        if isinstance(choice, MakeSafe):
            remember(t, Calmed())
            remove_danger(t, dangers_in_line(b, explored)[choice])


def dangers_in_line(b: Board, explored: list[int]) -> dict[MakeSafe, Sector]:
    """The hero's sector and those of the line that have a danger token, even if doors have been blocked since."""
    numbers = (b.labels[b.hero], *explored)
    sectors = [(place, sector_numbered(b, number)) for place, number in zip(PLACES, numbers, strict=False)]
    return {MAKE_SAFE[place]: one for place, one in sectors if one is not None and is_dangerous(b, one)}
