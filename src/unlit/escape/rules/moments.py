"""The moments at which cards may be played, and what a card may change there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from unlit.escape.box.pieces import ICONS_OF, Against, Enemy, Face, Icon, Kind, Purpose, Stat
from unlit.kernel.box.moments import Moment

if TYPE_CHECKING:
    from unlit.kernel.told.question import Seat


class M(Moment):
    """The moments of the game."""

    CHALLENGE = "before a challenge"  # E7.2: the last moment for cards that add dice
    ROLLED = "after a challenge roll"  # E7.4: rerolls
    ATTACK = "before an attack"  # E4.4: Toughness
    ATTACK_ROLLED = "after an attack roll"
    OWN_TURN = "in one's own turn"  # opens no window: the turn's question offers it


WINDOWS = tuple(moment.value for moment in M if moment is not M.OWN_TURN)


@dataclass(slots=True)
class Challenge:
    """A challenge that a player is about to roll for, or has rolled for."""

    seat: Seat
    stat: Stat
    rating: int
    purpose: Purpose
    section: Icon | None = None  # of the event card
    against: Against | None = None
    more: int = 0  # dice that cards add, whatever the stat
    dice: list[Face] = field(default_factory=list)
    used: list[str] = field(default_factory=list)  # skills and items used on it

    def icons(self) -> int:
        """How many icons of the stat the dice show (E7.1)."""
        return icons(self.dice, self.stat)


@dataclass(slots=True)
class Attack:
    """An enemy's attack on a player: who attacks whom, with how many dice, and the icons that count."""

    enemy: Enemy
    seat: Seat
    count: int
    stat: Stat
    bonus: int = 0  # how many of the dice come from the target's fear or threat
    toughness: int = 0  # the target's at the time of the roll, and what cards add to it afterwards
    dice: list[Face] = field(default_factory=list)
    used: list[str] = field(default_factory=list)

    @property
    def kind(self) -> Kind:
        """The kind of the attacker."""
        return self.enemy.kind

    def icons(self) -> int:
        """How many icons count against Toughness."""
        return icons(self.dice, self.stat)

    # E15.5, E15.8
    def over(self) -> int:
        """By how many icons the roll exceeds its target's Toughness; negative if it falls short."""
        return self.icons() - self.toughness


def icons(dice: list[Face], stat: Stat) -> int:
    """How many icons of a stat the dice show; a double counts as 2."""
    worth = ICONS_OF[stat]
    return sum([worth.get(die, 0) for die in dice])
