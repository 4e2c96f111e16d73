"""Special creatures with the Parasite's symbol."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.modules.deep.kinds import CREATURES
from unlit.alone.modules.deep.rows import row_of
from unlit.alone.modules.deep.state import NAME
from unlit.alone.rules.harm import RECOVER, can_recover
from unlit.alone.rules.modules import AT_START, is_recovery_barred, keep_all, nothing
from unlit.kernel.told.question import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from unlit.alone.board.board import Board


@CREATURES.no_recovery
def leech(b: Board) -> bool:
    """No recovery while the hero has this much adrenaline or less."""
    return b.adrenaline <= row_of(b, "leech").number


# D1.5
def why_no_recovery(b: Board) -> Iterator[Refusal]:
    """Refuse the recovery that only the leech prevents."""
    if b.adrenaline and not b.recovered and is_recovery_barred(b):
        for one in RECOVER:
            if can_recover(b, one.track):
                yield Refusal(one, "D1.5", "refused-leech")


AT_START.enter(NAME, nothing, keep_all, why_no_recovery)


@CREATURES.stride
def skitterer(b: Board) -> int:
    """A standard reaction moves it this many sectors farther."""
    return row_of(b, "skitterer").number
