"""The module as the game knows it: how it is printed, read, shown and checked, and what is in its box."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from unlit.alone.board.board import stats_of
from unlit.alone.box.pieces import KINDS, Deck, in_nightmare
from unlit.alone.modules.avatar.activation import activations, heard_in_activation
from unlit.alone.modules.avatar.rows import MODULE
from unlit.alone.modules.avatar.state import (
    Avatars,
    figure_of,
    free_upgrades,
    in_game,
    is_avatar,
    is_down,
    keep,
    kept,
    upgrades_of,
)
from unlit.alone.rules.modules import Module, enter_module
from unlit.alone.rules.setup import SWITCHES
from unlit.alone.seen.inventory import numbers
from unlit.alone.seen.shown import Numbers, numbers_of

if TYPE_CHECKING:
    from unlit.alone.board.board import Board
    from unlit.alone.box.box import Box
    from unlit.kernel.game import Say
    from unlit.kernel.told.question import Seat

MORE_ON_A_LEVEL = 1


class AvatarCard(msgspec.Struct, frozen=True):
    """An avatar's card: whose it is, the upgrades with a token, and where its figure lies if it is down."""

    name: str
    owner: str
    stats: Numbers  # as they are now
    upgrades: tuple[str, ...]
    free: tuple[str, ...]  # upgrades without a token
    down: int  # the hero's number for the sector; 0 if it is not down
    activated: int  # times this turn


class PowerOffered(msgspec.Struct, frozen=True):
    """A power on the hero's card: what it costs, and whether it bears a bolt."""

    name: str
    cost: int
    bolt: bool


class AvatarView(msgspec.Struct, frozen=True):
    """What everyone is shown of the module; where an avatar is shows on the map or not at all."""

    tokens: int
    avatars: tuple[AvatarCard, ...]
    powers: tuple[PowerOffered, ...]


# V1.18
def view(b: Board, seat: Seat) -> AvatarView:
    """Cards, upgrades and tokens are open to all."""
    its = kept(b)
    return AvatarView(
        its.tokens,
        tuple(
            AvatarCard(
                name,
                owner,
                numbers_of(stats_of(b, KINDS[name])),
                tuple(one for one in upgrades_of(b.box, name) if one in its.upgrades),
                tuple(free_upgrades(b, name)),
                dict(its.down)[name] if is_down(b, name) else 0,
                its.activated.count((name, b.turn)),
            )
            for owner, name in its.owners
        ),
        tuple(PowerOffered(name, row.cost, row.bolt) for name, row in b.box.others["powers"].items()),
    )


def show(part: Any, say: Say) -> Iterator[str]:
    """A line for each avatar with its numbers and upgrades, and one for the hero's tokens."""
    assert isinstance(part, AvatarView)
    for card in part.avatars:
        n = card.stats
        facts: dict[str, str | int] = {
            "avatar": say(card.name, {}),
            "letter": KINDS[card.name].letter,
            "seat": say(card.owner, {}),
            "life": f"{n.wound}/{n.kill}",
            "dice": f"{n.dark}/{n.light}",
            "fright": n.fright,
            "spawn": n.spawn,
        }
        upgrades, free = (", ".join(say(one, {}) for one in names) or "-" for names in (card.upgrades, card.free))
        yield say("label-avatar", facts | {"upgrades": upgrades, "free": free})
        if card.down:
            yield say("label-avatar-down", {"avatar": say(card.name, {}), "sector": card.down})
    yield say("label-powers", {"tokens": part.tokens})


def facts(b: Board) -> Iterator[str]:
    """The lines that the printed board adds."""
    its = kept(b)
    yield from (f"avatar {seat} {name}" for seat, name in its.owners)
    yield from (f"upgraded {name}" for name in its.upgrades)
    yield from (f"knocked down {name} {number}" for name, number in its.down)
    yield from (f"activated {name} {turn}" for name, turn in its.activated)
    if its.acting:
        yield f"activating {its.acting}"
    if its.tokens:
        yield f"tokens {its.tokens}"


def read_avatar(b: Board, _: str, rest: list[str]) -> None:
    """Which seat has which avatar."""
    seat, name = " ".join(rest[:2]), rest[2]
    if seat not in b.hands or name not in b.box.others["avatars"]:
        raise ValueError
    keep(b, owners=(*kept(b).owners, (seat, name)))


def read_upgraded(b: Board, _: str, rest: list[str]) -> None:
    """An upgrade with a token."""
    (name,) = rest
    if name not in b.box.others["upgrades"]:
        raise ValueError
    keep(b, upgrades=(*kept(b).upgrades, name))


def read_knocked(b: Board, _: str, rest: list[str]) -> None:
    """An avatar that is down, by the hero's number for its sector."""
    word, name, number = rest
    if word != "down" or name not in b.box.others["avatars"]:
        raise ValueError
    keep(b, down=(*kept(b).down, (name, int(number))))


def read_activated(b: Board, _: str, rest: list[str]) -> None:
    """An avatar that was activated, and in which turn."""
    name, turn = rest
    keep(b, activated=(*kept(b).activated, (name, int(turn))))


def read_activating(b: Board, _: str, rest: list[str]) -> None:
    """The seat whose avatar is being activated."""
    keep(b, acting=" ".join(rest))


def read_tokens(b: Board, _: str, rest: list[str]) -> None:
    """Tokens on the card of powers."""
    (count,) = rest
    keep(b, tokens=int(count))


def broken(b: Board) -> Iterator[str]:
    """Everyone has one avatar, which stands or is down; its tokens are on its own upgrades."""
    its = kept(b)
    names = [name for _, name in its.owners]
    if its.owners and sorted(seat for seat, _ in its.owners) != sorted(b.hands):
        yield "an evil player has no avatar, or more than one"
    if any(b.box.others["upgrades"][one].avatar not in names for one in its.upgrades):
        yield "an upgrade has a token, but its avatar is not in the game"
    if len(set(its.upgrades)) != len(its.upgrades) or its.tokens < 0:
        yield "an upgrade has two tokens, or the hero has fewer than none"
    if activations(b) > b.cards_played:
        yield "avatars were activated more often than evil has reacted"
    if any(is_down(b, name) and figure_of(b, name) is not None for name in names):
        yield "an avatar is both on the map and down"
    if any(is_avatar(b, one.kind) and one.kind.name not in names for one in b.creatures):
        yield "an avatar is on the map but not in the game"


class AvatarPrinted(msgspec.Struct, frozen=True):
    """The card of an avatar: its deck, if it has one, its upgrades, its numbers before and in the nightmare."""

    deck: Deck | None
    upgrades: tuple[str, ...]
    calm: Numbers
    nightmare: Numbers


class PowerPrinted(msgspec.Struct, frozen=True):
    """A power on the hero's card: what it costs, and whether it bears a bolt."""

    cost: int
    bolt: bool


class AvatarBox(msgspec.Struct, frozen=True):
    """The printed avatars and powers."""

    avatars: dict[str, AvatarPrinted]
    powers: dict[str, PowerPrinted]


def content(box: Box) -> AvatarBox:
    """The printed numbers of the module."""
    return AvatarBox(
        {
            name: AvatarPrinted(
                row.deck, tuple(upgrades_of(box, name)), numbers_of(row.stats), numbers_of(in_nightmare(row.stats))
            )
            for name, row in box.others["avatars"].items()
        },
        {name: PowerPrinted(row.cost, row.bolt) for name, row in box.others["powers"].items()},
    )


def inventory(box: Box) -> dict[str, list[dict[str, Any]]]:
    """Avatars with their numbers, upgrades, and powers."""
    return {
        "avatars": [
            {
                "name": name,
                "deck": str(row.deck or ""),
                **numbers(row),
                "calm": row.stats._asdict(),
                "nightmare": in_nightmare(row.stats)._asdict(),
            }
            for name, row in box.others["avatars"].items()
        ],
        "upgrades": [
            {"name": name, "avatar": row.avatar, "of_power": row.of_power, **numbers(row)}
            for name, row in box.others["upgrades"].items()
        ],
        "powers": [
            {"name": name, "cost": row.cost, "bolt": row.bolt, **numbers(row)}
            for name, row in box.others["powers"].items()
        ],
    }


def traits(b: Board) -> dict[str, list[str]]:
    """Which avatars are in the game."""
    return {"avatar": [name for _, name in kept(b).owners]}


def things(box: Box) -> dict[str, list[str]]:
    """The avatars, upgrades and powers that options name."""
    rows = box.others
    return {"avatar": list(rows["avatars"]), "upgrade": list(rows["upgrades"]), "power": list(rows["powers"])}


SWITCHES["avatar_activations"] = ("twice", "once")
SWITCHES["avatar_teleport"] = ("noise", "silent")
SWITCHES["avatar_moment"] = ("end", "any")
SWITCHES["avatar_standard"] = ("stays", "moves")
enter_module(
    Module(
        name=MODULE,
        state=Avatars,
        stored=msgspec.json.Decoder(Avatars),
        facts=facts,
        readers={
            "avatar": read_avatar,
            "upgraded": read_upgraded,
            "knocked": read_knocked,
            "activated": read_activated,
            "activating": read_activating,
            "tokens": read_tokens,
        },
        shown=AvatarView,
        view=view,
        show=show,
        broken=broken,
        printed=AvatarBox,
        content=content,
        inventory=inventory,
        kinds=in_game,
        traits=traits,
        heard=heard_in_activation,
        more_on_a_level=MORE_ON_A_LEVEL,
        things=things,
    )
)
