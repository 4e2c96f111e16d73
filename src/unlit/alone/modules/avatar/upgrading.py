"""Upgrades: one more token at the end of each round."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from unlit.alone.modules.avatar.events import AvatarUpgraded
from unlit.alone.modules.avatar.rows import MODULE, UpgradeName
from unlit.alone.modules.avatar.state import avatar_of, free_upgrades, is_down, keep, kept
from unlit.alone.rules.modules import enter_step
from unlit.alone.rules.reactions import order_of_seats
from unlit.alone.rules.turn import PHASES
from unlit.alone.told.abouts import AboutAvatar
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Bare

if TYPE_CHECKING:
    from unlit.alone.board.board import Board
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


@dataclass(frozen=True)
class UpgradeCard(Bare):
    """An upgrade of an avatar, to put a token on."""

    upgrade: UpgradeName


@cache
def upgrade_card(name: UpgradeName) -> UpgradeCard:
    """This upgrade."""
    return UpgradeCard(name)


def put_token(t: Table[Board], seat: Seat) -> None:
    """An evil player puts a token on a free upgrade of their avatar, if there is one."""
    b = t.board
    avatar = avatar_of(b, seat)
    free = free_upgrades(b, avatar)
    if free:
        upgrade = t.ask(seat, "upgrade avatar", [upgrade_card(name) for name in free], AboutAvatar(avatar)).upgrade
        keep(b, upgrades=(*kept(b).upgrades, upgrade))
        t.tell(EVERYONE, AvatarUpgraded, avatar, upgrade)


# V1.9, V1.10
def look_who_is_down(t: Table[Board]) -> None:
    """An avatar that is down when the round ends gets no upgrade, even if it is hidden by then."""
    b = t.board
    keep(b, down=tuple(one for one in kept(b).down if is_down(b, one[0])), activated=())
    b.phase = "end of round"


# V1.9
def upgrade_avatars(t: Table[Board]) -> None:
    """Each evil player puts a token on an upgrade of their avatar, unless it was down."""
    b = t.board
    down = [avatar for avatar, _ in kept(b).down]
    for seat in order_of_seats(b):
        if avatar_of(b, seat) not in down:
            put_token(t, seat)
    b.phase = "effects"


PHASES["avatars down"] = look_who_is_down
PHASES["avatar upgrades"] = upgrade_avatars
enter_step(MODULE, "avatars down", before="end of round")
enter_step(MODULE, "avatar upgrades", before="effects")
