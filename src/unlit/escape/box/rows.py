"""What is printed on a card of each kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, TypeAlias

import msgspec

from unlit.escape.box.pieces import Acting, Kind, Stat, Stats
from unlit.kernel.box.box import Copies, Fact, Printed, Row
from unlit.kernel.box.boxes import Sheet, printed_in

Small: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=9)]


class AdrenalineRow(Row, frozen=True):
    """An adrenaline card: how many there are, its stat bonus, its fear cost, its ability and the number in it.

    An ability without a moment is played in the player's own turn.
    """

    copies: Copies
    stat: Stat
    bonus: int
    fear: int = 0  # what playing it does to fear
    number: int = 0

    def facts(self) -> dict[str, Fact]:
        """What the card shows, with signs on all changes."""
        fear = signed(self.fear) if self.fear else "none"
        return super().facts() | {"bonus": signed(self.bonus), "fear": fear}


class SkillRow(Row, frozen=True):
    """A skill: the stats that it changes, and the number of its effect."""

    stats: Mapping[Stat, int] = {}
    number: int = 0

    def facts(self) -> dict[str, Fact]:
        """What the card shows, with signs on all changes."""
        return super().facts() | changes(self.stats)


class ItemRow(Row, frozen=True):
    """An item: how many there are, how many hands it takes, whether it is a weapon, its stats and its number."""

    copies: Copies
    hands: int = 0
    weapon: bool = False
    stats: Mapping[Stat, int] = {}
    number: int = 0

    def facts(self) -> dict[str, Fact]:
        """What the card shows, with signs on all changes."""
        return super().facts() | changes(self.stats)


class EventRow(Row, frozen=True):
    """An event card: how many there are, who spawns, who acts for each number of players, and its three numbers.

    The effect gets the section that applies.
    """

    copies: Copies
    acting: tuple[Acting, Acting, Acting, Acting]
    spawns: Kind | None = None
    fear: int = 0
    security: int = 0
    facility: int = 0


class ScenarioRow(Row, frozen=True):
    """A scenario: its set-up and its limits. Its effect lays out what is special about it."""

    start: tuple[str, ...]
    stacks: tuple[int, int]  # tiles in the first two stacks; the third gets the rest
    guards: int
    clones: int
    threat_pool: int
    lockdown_pool: int  # -1: none
    hand: int
    group: int
    secure: int
    pack: int
    aside: str = ""
    peeking: bool = False  # whether players find the tile set aside by peeking
    early: tuple[str, ...] = ()  # tiles that go into the first stack
    threat: int = 0
    hybrids: int = 0
    alien_zone: bool = False
    military_zone: bool = False
    panels: bool = False
    number: int = 0
    other: int = 0
    clone_threat: int = 0  # what a clone is worth to guards; above 0, they are at war (E15.4)
    guard_fear: int = 0  # what a guard is worth to aliens
    keyed: bool = False  # whether guards walk through locked doors
    posts: tuple[str, ...] = ()  # tiles that get a guard post when they are laid
    alone: int = 0  # how much less vitality a lone player begins with
    sleepers: int = 0  # how many sleepers there are to take along in the lift
    endings: tuple[str, ...] = ()  # endings that only this scenario has
    quiet: int = 0  # rounds before the scenario's own way of putting players out of the game applies (E18.13)
    lockdown_each: int = 0  # extra tokens in the lockdown pool for each player


class StepRow(Row, frozen=True):
    """What one scenario of a campaign passes on to the next: to which one, after what, and a number."""

    into: str
    mark: str  # what the result of the scenario before has to say
    number: int = 0


class EnemyRow(Printed, frozen=True, kw_only=True):
    """A kind of enemy: attack dice, toughness, and how many it counts as against players who want to leave."""

    attack: Small
    toughness: Small
    counts: Small

    @property
    def stats(self) -> Stats:
        """The numbers of one enemy of this kind."""
        return Stats(self.attack, self.toughness, self.counts)


def signed(number: int) -> str:
    """A change as printed, with a sign, using a real minus."""
    return f"{number:+d}".replace("-", "\N{MINUS SIGN}")


def changes(stats: Mapping[Stat, int]) -> dict[str, str]:
    """Changes of stats as printed."""
    return {str(stat): signed(value) for stat, value in stats.items()}


KINDS: dict[str, type[Row]] = {
    "adrenaline": AdrenalineRow,
    "skills": SkillRow,
    "items": ItemRow,
    "events": EventRow,
    "scenarios": ScenarioRow,
    "campaign": StepRow,
}
ENEMIES = "enemies"
ROWS = printed_in("unlit.escape", {**KINDS, ENEMIES: EnemyRow})
# The printed numbers of guards are known, and what hybrids and Dr. Cronos count as; the rest are our own.
BEFORE = {
    str(Kind.GUARD): EnemyRow(attack=3, toughness=3, counts=1),
    str(Kind.CLONE): EnemyRow(attack=3, toughness=3, counts=1),
    str(Kind.HYBRID): EnemyRow(attack=4, toughness=4, counts=2),
    str(Kind.CRONOS): EnemyRow(attack=4, toughness=4, counts=3),
}
"""The enemies from before boxes had a sheet of them; this never changes."""
SHEETS = {ENEMIES: Sheet(EnemyRow, ROWS[ENEMIES], BEFORE)}
