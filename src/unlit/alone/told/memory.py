"""The hero's memory: all that the hero was shown and told of the labyrinth, in the hero's own numbers and words.

It names no place on the map, so it is the same in every world that the hero cannot tell from the true one.
"""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar, get_args

from unlit.alone.box.pieces import Kind, Room, Way

Look: TypeAlias = tuple[str, int, bool]
"""What never changes in a sector: its sides (wall, opening or door), the colour of its stairs, a light control unit."""

Figure: TypeAlias = tuple[Kind, bool]
"""A creature as it looks: its kind, and whether it is wounded."""


SPAWNS = (3, 4, 4, 3, 5)
"""The spawn distances of the regular kinds from before boxes gave them; they never change."""


class Begun(NamedTuple):
    """The game began with these two sheets; `around` is the other reading of A15.3: blocked doors make a sector far.

    The spawn distances are those of the regular kinds in the creature table.
    """

    sheets: tuple[str, ...]
    around: bool
    spawns: tuple[int, ...] = SPAWNS


class Joined(NamedTuple):
    """Kinds outside the creature table are in the game; this comes before anything is seen."""

    kinds: tuple[Kind, ...]


class Placed(NamedTuple):
    """Where a sector lies: this many columns and rows from another one, or at the other end of its stairs."""

    beside: int
    column: int
    row: int
    by_stairs: bool


class Seen(NamedTuple):
    """A sector was revealed; the first one has no place."""

    number: int
    place: Placed | None
    look: Look
    room: Room | None
    blocked: tuple[Way, ...]
    lit: bool
    danger: bool
    condition: str
    creatures: tuple[Figure, ...]


class Gone(NamedTuple):
    """A sector left the labyrinth with everything in it."""

    number: int
    lit: bool
    danger: bool
    condition: str
    creatures: tuple[Figure, ...]


class DoorSeen(NamedTuple):
    """A door of a revealed sector was blocked or freed."""

    number: int
    way: Way
    blocked: bool


class Sealed(NamedTuple):
    """This many doors that the hero does not see were blocked, or may have been."""

    doors: int
    sure: bool = True


class Freed(NamedTuple):
    """A door that the hero does not see may have been freed."""


class Heard(NamedTuple):
    """A noise; whoever made it arrived there in at most this many steps, or was spawned there."""

    number: int  # of the hero's sector
    way: str
    steps: int
    kind: Kind | None  # a kind with only one creature, which may have been spawned or placed again there
    nightmare: bool
    seen: bool  # it was made in a revealed sector
    sure: bool = True  # certainly that creature, if there is one
    least: int = 0  # how far from the hero that creature appears


class Roused(NamedTuple):
    """Something acts after this many cards of the turn, and moves others by this many steps."""

    cards: int
    steps: int


class Went(NamedTuple):
    """A creature left a revealed sector this way, for an unrevealed one; without a way it was teleported."""

    number: int
    way: Way | None
    figure: Figure


class Came(NamedTuple):
    """A creature entered a revealed sector."""

    number: int
    figure: Figure
    teleported: bool


class Scattered(NamedTuple):
    """Some creature may have been teleported anywhere."""


class Flitted(NamedTuple):
    """The only creature of its kind, if it is hidden on the map, may have been teleported anywhere."""

    kind: Kind


class Thinned(NamedTuple):
    """Some hidden creature left the map."""


class Stirred(NamedTuple):
    """A creature opened a door that the hero sees, on a walk of this many steps that has not ended yet."""

    steps: int


class Calmed(NamedTuple):
    """The hero discarded a danger token."""


class Endangered(NamedTuple):
    """A danger token may have been placed anywhere, and another may have moved."""


class Threatened(NamedTuple):
    """A danger token was placed where the hero could see it."""


class Marked(NamedTuple):
    """A condition token was placed unseen, next to the sector with this number."""

    number: int
    condition: str


class Found(NamedTuple):
    """A true answer to a locate: how far the nearest is, and on which level; no distance means there is none."""

    number: int  # of the hero's sector
    target: str
    distance: int | None
    level: str
    seen: tuple[int, ...]  # the numbers of the revealed sectors that hold one
    rooms: tuple[Room, ...]  # the rooms where mission tokens lie


class Near(NamedTuple):
    """The only creature of its kind is hidden close enough for the hero to hear it, but not through a blocked door."""

    number: int  # of the hero's sector
    kind: Kind
    reach: int


class Counted(NamedTuple):
    """How many creatures are within reach, and the revealed sectors where some are seen, once for each creature."""

    number: int  # of the hero's sector
    reach: int
    creatures: int
    seen: tuple[int, ...]


Fact: TypeAlias = (
    Begun
    | Joined
    | Seen
    | Gone
    | DoorSeen
    | Sealed
    | Freed
    | Heard
    | Roused
    | Went
    | Came
    | Scattered
    | Flitted
    | Thinned
    | Stirred
    | Calmed
    | Endangered
    | Threatened
    | Marked
    | Found
    | Near
    | Counted
)

FACTS: dict[str, type[Fact]] = {kind.__name__: kind for kind in get_args(Fact)}


T = TypeVar("T")


class Memory:
    """The last fact, and the memory before it; conclusions are worked out once, when they are needed."""

    __slots__ = ("before", "fact", "first", "worked_out")

    def __init__(self, fact: Fact, before: Memory | None) -> None:
        self.fact = fact
        self.before = before
        self.first: Fact = before.first if before is not None else fact
        self.worked_out: dict[WorkedOut[Any], Any] | None = None  # most facts never need one


class WorkedOut(Generic[T]):
    """A conclusion from a memory, kept with its last fact."""

    def at(self, memory: Memory) -> T | None:
        """What was worked out there, or None."""
        if memory.worked_out is None:
            return None
        found: T | None = memory.worked_out.get(self)
        return found

    def keep(self, memory: Memory, value: T) -> None:
        """Keep what was worked out there."""
        if memory.worked_out is None:
            memory.worked_out = {}
        memory.worked_out[self] = value

    def forget(self, memory: Memory) -> None:
        """Drop what was worked out there."""
        if memory.worked_out is not None:
            memory.worked_out.pop(self, None)
