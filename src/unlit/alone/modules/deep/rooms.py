"""Special room actions: once a game, each room without a mission offers something other than its three items."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

from unlit.alone.board.board import HERO, Board, is_dangerous, room_at, sector_numbered
from unlit.alone.board.geometry import lit_line
from unlit.alone.box.pieces import COMPASS, Damage, Room
from unlit.alone.modules.deep.events import RoomUsed
from unlit.alone.modules.deep.kinds import ROOM_ACTIONS
from unlit.alone.modules.deep.rows import ROOMS
from unlit.alone.modules.deep.state import NAME
from unlit.alone.rules.actions.locate import ask_for
from unlit.alone.rules.boxes import effects_of
from unlit.alone.rules.experience import learn_of_choice
from unlit.alone.rules.harm import recover
from unlit.alone.rules.items import change_item, choose_item, draw_items, gain_items
from unlit.alone.rules.labyrinth import remove_danger, switch_on
from unlit.alone.rules.modules import AT_SCAVENGE
from unlit.alone.rules.remembering import remember
from unlit.alone.told.abouts import AboutSector
from unlit.alone.told.memory import Calmed
from unlit.alone.told.things import item_card
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Bare, Option
from unlit.kernel.told.question import Refusal
from unlit.kernel.told.word import Word

if TYPE_CHECKING:
    from unlit.alone.modules.deep.kinds import RoomEffect
    from unlit.kernel.table import Table

RoomActionName: TypeAlias = str


class RoomState(Word):
    """Whether the special action of a room can be used, is barred by a mission, or is spent."""

    FREE = "free"
    MISSION = "mission"
    SPENT = "spent"


@dataclass(frozen=True)
class RoomAction(Bare):
    """Use the special action of the room."""

    special: RoomActionName


@dataclass(frozen=True)
class PurgeToken(Option):
    """Discard this danger token."""


@dataclass(frozen=True)
class SpareToken(Option):
    """Leave this danger token where it lies."""


PURGE_OR_SPARE: Final = (PurgeToken(), SpareToken())


@cache
def room_action(name: RoomActionName) -> RoomAction:
    """This action."""
    return RoomAction(name)


def number_of(b: Board, name: str) -> int:
    """The number of a room action in the box of this table."""
    return int(b.box.others[ROOMS][name].number)


def action_of(b: Board, room: Room) -> str:
    """The special action of a room."""
    return next(name for name, row in b.box.others[ROOMS].items() if row.room is room)


def effect_of(b: Board, name: str) -> RoomEffect:
    """What a room action does."""
    effect: RoomEffect = effects_of(b.box).others[ROOMS][name]
    return effect


# D2.1, D2.2, D2.3
def state_of_room(b: Board, room: Room) -> RoomState:
    """A room that had a mission at set-up is barred for good; a room whose three items were drawn is spent."""
    if any(mission.room is room for mission in b.missions):
        return RoomState.MISSION
    return RoomState.SPENT if room in b.scavenged else RoomState.FREE


# D2.1, D2.2
def room_actions(b: Board) -> list[RoomAction]:
    """The special action of the hero's room, if it can be used."""
    room = room_at(b, b.hero)
    if room is None or state_of_room(b, room) is not RoomState.FREE:
        return []
    name = action_of(b, room)
    return [room_action(name)] if effect_of(b, name).fits.said(True, b) else []


def why_not_here(b: Board) -> Iterator[Refusal]:
    """A mission, items already drawn, or nothing for the action to do."""
    room = room_at(b, b.hero)
    if room is None:
        return
    state, action = state_of_room(b, room), room_action(action_of(b, room))
    if state is RoomState.MISSION:
        yield Refusal(action, "D2.1", "refused-room-mission")
    elif state is RoomState.SPENT:
        yield Refusal(action, "D2.2", "refused-room-spent")
    elif not effect_of(b, action.special).fits.said(True, b):
        yield Refusal(action, "D2.2", "refused-room-idle")


# D2.2
def use_room(t: Table[Board], choice: RoomAction) -> None:
    """It replaces the room's three items, which are then spent; nothing is drawn and nothing upgraded."""
    b = t.board
    room = b.box.others[ROOMS][choice.special].room
    b.scavenged += (room,)
    t.tell(EVERYONE, RoomUsed, room, choice.special)
    effect_of(b, choice.special).does(t)


AT_SCAVENGE.enter(NAME, room_actions, use_room, why_not_here)


@ROOM_ACTIONS.enter
def treatment(t: Table[Board]) -> None:
    """Recover life."""
    recover(t, Damage.LIFE, number_of(t.board, "treatment"))


@ROOM_ACTIONS.enter
def cameras(t: Table[Board]) -> None:
    """Locate targets."""
    ask_for(t, number_of(t.board, "cameras"))


@ROOM_ACTIONS.enter
def synthesis(t: Table[Board]) -> None:
    """Add charges to an item."""
    b = t.board
    item = choose_item(t, "refill", b.items)
    change_item(b, item, item._replace(charges=item.charges + number_of(b, "synthesis")))


@synthesis.fits
def has_an_item(b: Board) -> bool:
    """Whether there is an item to refill."""
    return bool(b.items)


@ROOM_ACTIONS.enter
def purge(t: Table[Board]) -> None:
    """Discard danger tokens of the hero's choice; ask about one after another, as long as some have to stay."""
    b = t.board
    most = number_of(b, "purge")
    left = sorted((number for sector, number in b.labels.items() if is_dangerous(b, sector)), reverse=True)
    while most and left:
        number = left.pop(0)
        if len(left) < most or isinstance(t.ask(HERO, "purge", PURGE_OR_SPARE, AboutSector(number)), PurgeToken):
            most -= 1
            clear_danger(t, number)


def clear_danger(t: Table[Board], number: int) -> None:
    """The hero discards the danger token of the sector with this number."""
    sector = sector_numbered(t.board, number)
    assert sector is not None
    remember(t, Calmed())
    remove_danger(t, sector)


@purge.fits
def sees_danger(b: Board) -> bool:
    """Whether there is a token to discard."""
    return any(is_dangerous(b, sector) for sector in b.labels)


@ROOM_ACTIONS.enter
def floodlight(t: Table[Board]) -> None:
    """Light the sector and the lines from it."""
    b = t.board
    most = number_of(b, "floodlight")
    lines = [sector for way in COMPASS for sector in lit_line(b.map, b.blocked, b.hero, way, most)]
    switch_on(t, [b.hero, *lines])


@ROOM_ACTIONS.enter
def pod_stores(t: Table[Board]) -> None:
    """Draw items and keep one of them."""
    b = t.board
    drawn = draw_items(b, number_of(b, "pod_stores"))
    b.item_discards += tuple(drawn)
    if drawn:
        kept = t.ask(HERO, "keep item", [item_card(name) for name in sorted(set(drawn))]).item
        left = list(b.item_discards)
        left.remove(kept)
        b.item_discards = tuple(left)
        gain_items(t, [kept])


@ROOM_ACTIONS.enter
def warm_meal(t: Table[Board]) -> None:
    """Recover self-control."""
    recover(t, Damage.CONTROL, number_of(t.board, "warm_meal"))


@ROOM_ACTIONS.enter
def study(t: Table[Board]) -> None:
    """Gain experience."""
    learn_of_choice(t, number_of(t.board, "study"))
