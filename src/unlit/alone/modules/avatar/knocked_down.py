"""An avatar that would be killed is knocked down instead, for as long as the hero sees it lie there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.modules.avatar.events import KnockedDown
from unlit.alone.modules.avatar.state import has, keep, kept, upgrades_of
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from unlit.alone.board.board import Board
    from unlit.alone.box.pieces import Kind, Sector
    from unlit.kernel.table import Table


# V1.10, V1.12, V1.14
def knock_down(t: Table[Board], kind: Kind, at: Sector) -> None:
    """Its token leaves the map, its figure stays; the hero gains a token for each upgrade instead of experience."""
    b, avatar = t.board, kind.name
    lying = (avatar, b.labels[at])  # only what the hero sees can be hit
    down = (*(one for one in kept(b).down if one[0] != avatar), lying)
    gain = len([one for one in upgrades_of(b.box, avatar) if has(b, one)])
    keep(b, down=down, tokens=kept(b).tokens + gain)
    t.tell(EVERYONE, KnockedDown, avatar, kept(b).tokens)
