"""Special creatures that bear the Parasite."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.cards.rows import NO_RECOVERY, STRIDE
from unlit.alone.deep.rows import row_of, special
from unlit.alone.deep.state import NAME
from unlit.alone.harm import RECOVER, can_recover
from unlit.alone.modules import AT_START, barred, keep_all, nothing
from unlit.kernel.question import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from unlit.alone.board import Board


@NO_RECOVERY.of("leech")
@special
def leech(b: Board) -> bool:
    """It drinks from the weak."""
    return b.adrenaline <= row_of(b, "leech").number


# D1.5
def why_no_recovery(b: Board) -> Iterator[Refusal]:
    """The hero would recover, but for the leech."""
    if b.adrenaline and not b.recovered and barred(b, NO_RECOVERY):
        for one in RECOVER:
            if can_recover(b, one.track):
                yield Refusal(one, "D1.5", "refused-leech")


AT_START.enter(NAME, nothing, keep_all, why_no_recovery)


@STRIDE.of("skitterer")
@special
def skitterer(b: Board) -> int:
    """It is there before it is heard."""
    return row_of(b, "skitterer").number
