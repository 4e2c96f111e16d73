"""What the module keeps on the board: who has which avatar, upgrades, which avatars are down, and tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from unlit.alone.board.board import Board, Creature, is_revealed
from unlit.alone.box.pieces import KINDS, Kind
from unlit.alone.modules.avatar.rows import MODULE

if TYPE_CHECKING:
    from unlit.alone.box.box import Box
    from unlit.alone.modules.avatar.rows import AvatarRow, PowerRow, UpgradeRow
    from unlit.kernel.told.question import Seat


class Avatars(msgspec.Struct, frozen=True):
    """What the module keeps, all of it open to everyone."""

    owners: tuple[tuple[str, str], ...] = ()  # seat and avatar
    upgrades: tuple[str, ...] = ()  # those with a token
    down: tuple[tuple[str, int], ...] = ()  # avatar, and the hero's number for the sector where its figure lies
    tokens: int = 0  # on the card of the hero's powers
    activated: tuple[tuple[str, int], ...] = ()  # avatar and turn, in this round
    acting: str = ""  # the seat whose avatar is being activated


def kept(b: Board) -> Avatars:
    """What this table keeps."""
    found: Avatars = b.modules[MODULE]
    return found


def keep(b: Board, **changes: Any) -> None:
    """Change some of what this table keeps."""
    b.modules[MODULE] = msgspec.structs.replace(kept(b), **changes)


def avatar_of(b: Board, seat: Seat) -> str:
    """The avatar of an evil player."""
    return dict(kept(b).owners)[seat]


def in_game(b: Board) -> list[Kind]:
    """The avatars of this table."""
    return [KINDS[name] for _, name in kept(b).owners]


def figure_of(b: Board, avatar: str) -> Creature | None:
    """The avatar's token, if it is on the map."""
    return next((one for one in b.creatures if one.kind.name == avatar), None)


def is_seen(b: Board, avatar: str) -> bool:
    """Whether the hero sees it."""
    one = figure_of(b, avatar)
    return one is not None and is_revealed(b, b.creatures[one])


def has(b: Board, upgrade: str) -> bool:
    """Whether an upgrade has a token."""
    return MODULE in b.modules and upgrade in kept(b).upgrades


def upgrades_of(box: Box, avatar: str) -> list[str]:
    """The four upgrades of an avatar."""
    return [name for name, row in box.others["upgrades"].items() if row.avatar == avatar]


def free_upgrades(b: Board, avatar: str) -> list[str]:
    """The upgrades of an avatar that have no token yet."""
    return [name for name in upgrades_of(b.box, avatar) if not has(b, name)]


# V1.10, V1.11
def is_down(b: Board, avatar: str) -> bool:
    """Whether it is down, in a sector that the hero still knows by the same number."""
    numbers = b.labels.values()
    return any(name == avatar and number in numbers for name, number in kept(b).down)


def avatar_row(b: Board, avatar: str) -> AvatarRow:
    """What is printed on an avatar's card."""
    row: AvatarRow = b.box.others["avatars"][avatar]
    return row


def upgrade_number(b: Board, upgrade: str) -> int:
    """The number of an upgrade."""
    row: UpgradeRow = b.box.others["upgrades"][upgrade]
    return row.number


def power_row(b: Board, power: str) -> PowerRow:
    """What the card of powers says about this one."""
    row: PowerRow = b.box.others["powers"][power]
    return row


def is_avatar(b: Board, kind: Kind) -> bool:
    """Whether a kind is an avatar."""
    return kind.name in b.box.others["avatars"]
