"""Damage and healing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.alone.board.board import Board, evil_seats, healing_cap, is_dangerous, most_adrenaline
from unlit.alone.box.pieces import Damage
from unlit.alone.rules.companions import shield
from unlit.alone.rules.moments import Harm, M
from unlit.alone.rules.reactions import react
from unlit.alone.rules.using import hero_answers
from unlit.alone.told.events import AdrenalineGained, AdrenalineLost, Recovered, Suffered
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from unlit.kernel.table import Table

ENDINGS = {Damage.LIFE: "killed", Damage.CONTROL: "driven mad"}


@dataclass(frozen=True)
class Recover(Option):
    """Raise this track."""

    track: Damage


RECOVER: Final = tuple(Recover(kind) for kind in Damage)


# A10.9, A10.10, A10.11
def suffer(t: Table[Board], kind: Damage, amount: int) -> None:
    """Evil deals damage to the hero or a companion; then damage cards may be played. Zero damage is no damage."""
    if amount <= 0:
        return
    left = shield(t, amount)
    if left:
        harm = Harm(kind, left, is_dangerous(t.board, t.board.hero))
        lower_tracks(t, kind, left)
        hero_answers(t, M.DAMAGED, harm)
        react(t, M.DAMAGED, harm)


# A10.5
def lower_tracks(t: Table[Board], kind: Damage, amount: int) -> None:
    """Lower the track of this kind; at 0 the rest lowers the other track, but is still damage of this kind."""
    b = t.board
    if kind is Damage.LIFE:
        own = min(amount, b.life)
        b.life -= own
        b.control = max(0, b.control - (amount - own))
    else:
        own = min(amount, b.control)
        b.control -= own
        b.life = max(0, b.life - (amount - own))
    t.tell(EVERYONE, Suffered, kind, amount, b.life, b.control)
    look_for_defeat(t, kind)


# A10.6, A20.7
def look_for_defeat(t: Table[Board], kind: Damage) -> None:
    """The hero loses at once if both tracks are at 0."""
    b = t.board
    if b.life == 0 and b.control == 0:
        t.finish(ENDINGS[kind], evil_seats(b))


# A10.7, A4.6
def can_recover(b: Board, kind: Damage) -> bool:
    """Whether a track is below the healing cap."""
    return (b.life if kind is Damage.LIFE else b.control) < healing_cap(b)


# A10.7
def recover(t: Table[Board], kind: Damage, amount: int) -> None:
    """Raise a track, never beyond the healing cap."""
    b = t.board
    now = b.life if kind is Damage.LIFE else b.control
    raised = max(0, min(amount, healing_cap(b) - now))
    if kind is Damage.LIFE:
        b.life += raised
    else:
        b.control += raised
    if raised:
        t.tell(EVERYONE, Recovered, kind, raised)


# A4.5
def gain_adrenaline(t: Table[Board], amount: int) -> None:
    """Add tokens to the pool, never beyond its maximum."""
    b = t.board
    gained = max(0, min(amount, most_adrenaline(b) - b.adrenaline))
    b.adrenaline += gained
    if gained:
        t.tell(EVERYONE, AdrenalineGained, gained)


def lose_adrenaline(t: Table[Board], amount: int) -> None:
    """Take this many tokens from the pool, or all that it holds; this is not damage."""
    b = t.board
    lost = min(b.adrenaline, amount)
    b.adrenaline -= lost
    t.tell(EVERYONE, AdrenalineLost, lost)
