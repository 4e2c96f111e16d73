"""An avatar that would be killed lies on the ground, as long as the hero sees it there."""

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
    """Its token has left the map, its figure stays; as many tokens as it has upgrades, instead of experience."""
    b, avatar = t.board, kind.name
    lying = (avatar, b.labels[at])  # only what the hero sees can be struck
    down = (*(one for one in kept(b).down if one[0] != avatar), lying)
    gain = len([one for one in upgrades_of(b.box, avatar) if has(b, one)])
    keep(b, down=down, tokens=kept(b).tokens + gain)
    t.tell(EVERYONE, KnockedDown, avatar, kept(b).tokens)
