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

    An ability without a moment is for the player's own turn.
    """

    copies: Copies
    stat: Stat
    bonus: int
    fear: int = 0  # what playing it does to fear
    number: int = 0

    def facts(self) -> dict[str, Fact]:
        """Changes bear their sign."""
        fear = signed(self.fear) if self.fear else "none"
        return super().facts() | {"bonus": signed(self.bonus), "fear": fear}


class SkillRow(Row, frozen=True):
    """A skill: the stats that it changes, and the number of its effect."""

    stats: Mapping[Stat, int] = {}
    number: int = 0

    def facts(self) -> dict[str, Fact]:
        """Changes bear their sign."""
        return super().facts() | changes(self.stats)


class ItemRow(Row, frozen=True):
    """An item: how many there are, the hands that it takes, whether it is a weapon, its stats and its number."""

    copies: Copies
    hands: int = 0
    weapon: bool = False
    stats: Mapping[Stat, int] = {}
    number: int = 0

    def facts(self) -> dict[str, Fact]:
        """Changes bear their sign."""
        return super().facts() | changes(self.stats)


class EventRow(Row, frozen=True):
    """An event card: how many, who spawns, who acts by the number of players, and its three numbers.

    The effect gets the section that applies.
    """

    copies: Copies
    acting: tuple[Acting, Acting, Acting, Acting]
    spawns: Kind | None = None
    fear: int = 0
    security: int = 0
    facility: int = 0


class ScenarioRow(Row, frozen=True):
    """A scenario: what is set up, and its limits. The effect lays out what the others do not have."""

    start: tuple[str, ...]
    stacks: tuple[int, int]  # tiles of the first two stacks; the rest is the third
    guards: int
    clones: int
    threat_pool: int
    lockdown_pool: int  # -1: none
    hand: int
    group: int
    secure: int
    pack: int
    aside: str = ""
    peeking: bool = False  # whether the tile set aside is found so
    early: tuple[str, ...] = ()  # tiles that are in the first stack
    threat: int = 0
    hybrids: int = 0
    alien_zone: bool = False
    military_zone: bool = False
    panels: bool = False
    number: int = 0
    other: int = 0
    clone_threat: int = 0  # what a clone is worth to guards; above 0 they are at war (E15.4)
    guard_fear: int = 0  # what a guard is worth to aliens
    keyed: bool = False  # whether guards walk through locked doors
    posts: tuple[str, ...] = ()  # tiles that bear a guard post once they are laid
    alone: int = 0  # how much vitality less a player begins with who plays alone
    sleepers: int = 0  # whom the lift takes along
    endings: tuple[str, ...] = ()  # those that only this scenario has
    quiet: int = 0  # rounds in which it puts nobody out of the game in a way of its own (E18.13)
    lockdown_each: int = 0  # tokens of the lockdown pool more for each player


class StepRow(Row, frozen=True):
    """What a scenario of a campaign leaves for the next: into which, after what, and a number."""

    into: str
    mark: str  # what the result of the scenario before has to tell
    number: int = 0


class EnemyRow(Printed, frozen=True, kw_only=True):
    """A kind of enemies: dice of its attack, toughness, and for how many it counts against those who would leave."""

    attack: Small
    toughness: Small
    counts: Small

    @property
    def stats(self) -> Stats:
        """The numbers of each of them."""
        return Stats(self.attack, self.toughness, self.counts)


def signed(number: int) -> str:
    """A change as it is printed, with the sign for minus."""
    return f"{number:+d}".replace("-", "\N{MINUS SIGN}")


def changes(stats: Mapping[Stat, int]) -> dict[str, str]:
    """Stats as they are printed."""
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
# Guards are known, and how much hybrids and Dr. Cronos count; the rest is ours.
BEFORE = {
    str(Kind.GUARD): EnemyRow(attack=3, toughness=3, counts=1),
    str(Kind.CLONE): EnemyRow(attack=3, toughness=3, counts=1),
    str(Kind.HYBRID): EnemyRow(attack=4, toughness=4, counts=2),
    str(Kind.CRONOS): EnemyRow(attack=4, toughness=4, counts=3),
}
"""The enemies of the time when boxes had no table of them, which never changes."""
SHEETS = {ENEMIES: Sheet(EnemyRow, ROWS[ENEMIES], BEFORE)}
