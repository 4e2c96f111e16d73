"""Deep as a module: its steps, and how its state is printed, shown and checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from unlit.alone.box.pieces import KINDS, Room
from unlit.alone.modules.deep import cultists, mutants, parasites, spores, worms
from unlit.alone.modules.deep.rooms import RoomActionName, RoomState, action_of, state_of_room
from unlit.alone.modules.deep.rows import ROOMS, SPECIAL_KINDS, SPECIALS, SpecialRow
from unlit.alone.modules.deep.special import draw_creatures
from unlit.alone.modules.deep.state import NAME, Deep, SpecialState, broken, facts, kept, read_special, state_of
from unlit.alone.rules.modules import Module, enter_module, enter_step
from unlit.alone.rules.turn import PHASES
from unlit.alone.seen.shown import Numbers, numbers_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from unlit.alone.board.board import Board
    from unlit.alone.box.box import Box
    from unlit.alone.box.pieces import Kind
    from unlit.kernel.game import Say
    from unlit.kernel.told.question import Seat


# Importing these registers their cards.
CREATURES = (spores, parasites, cultists, mutants, worms)


class Beside(msgspec.Struct, frozen=True):
    """A special creature beside the screen: whose symbol it bears, its numbers now, and what became of it."""

    name: str
    symbol: str
    stats: Numbers
    state: SpecialState


class RoomView(msgspec.Struct, frozen=True):
    """A room, its special action, and whether that is free, barred by a mission, or spent."""

    room: Room
    action: RoomActionName
    state: RoomState


class DeepView(msgspec.Struct, frozen=True):
    """What everyone is shown of Deep."""

    specials: tuple[Beside, ...]
    rooms: tuple[RoomView, ...]


def view(b: Board, seat: Seat) -> DeepView:
    """The special creatures of this game and its room actions; only the map shows where a hidden creature is."""
    rows = b.box.others[SPECIALS]
    return DeepView(
        tuple(
            Beside(
                name,
                str(rows[name].symbol),
                numbers_of(rows[name].nightmare if b.nightmare else rows[name].calm),
                state_of(kept(b), name),
            )
            for name in kept(b).drawn
        ),
        tuple(RoomView(room, action_of(b, room), state_of_room(b, room)) for room in Room) if b.missions else (),
    )


def show(seen: DeepView, say: Say) -> list[str]:
    """The special creatures with their numbers, and the rooms whose action can still be used."""
    lines = []
    for one in seen.specials:
        n = one.stats
        numbers = f"{n.wound}/{n.kill} {n.dark}/{n.light} {n.fright} {n.spawn}"
        about = (KINDS[one.name].letter, say(one.symbol, {}), numbers, say(str(one.state), {}))
        lines.append(f"{say(one.name, {})} ({', '.join(about)})")
    found = [f"{say('label-specials', {})}: {', '.join(lines)}"] if lines else []
    free = [f"{say(str(one.room), {})} ({say(one.action, {})})" for one in seen.rooms if one.state is RoomState.FREE]
    return [*found, f"{say('label-room-actions', {})}: {', '.join(free)}"] if free else found


def entry(name: str, row: SpecialRow) -> dict[str, Any]:
    """A special creature in numbers and language-free words."""
    return {
        "name": name,
        "symbol": str(row.symbol),
        "calm": row.calm._asdict(),
        "nightmare": row.nightmare._asdict(),
        "missions": list(row.missions),
        "number": row.number,
    }


def inventory(box: Box) -> Mapping[str, list[dict[str, Any]]]:
    """The special creatures and the room actions."""
    return {
        SPECIALS: [entry(name, row) for name, row in box.others[SPECIALS].items()],
        ROOMS: [{"name": name, "room": str(row.room), "number": row.number} for name, row in box.others[ROOMS].items()],
    }


class SpecialPrinted(msgspec.Struct, frozen=True):
    """The card of a special creature: whose symbol it bears, its numbers before and in the nightmare, its missions."""

    symbol: str
    calm: Numbers
    nightmare: Numbers
    missions: tuple[str, ...]
    number: int


class DeepBox(msgspec.Struct, frozen=True):
    """The special creatures, and the room of each room action."""

    specials: dict[str, SpecialPrinted]
    rooms: dict[RoomActionName, Room]


def content(box: Box) -> DeepBox:
    """What is printed on the cards."""
    return DeepBox(
        {
            name: SpecialPrinted(
                str(row.symbol), numbers_of(row.calm), numbers_of(row.nightmare), tuple(row.missions), row.number
            )
            for name, row in box.others[SPECIALS].items()
        },
        {name: row.room for name, row in box.others[ROOMS].items()},
    )


# A11.5
def in_game(b: Board) -> list[Kind]:
    """The special creatures of this table."""
    return [SPECIAL_KINDS[name] for name in kept(b).drawn]


def traits(b: Board) -> dict[str, list[str]]:
    """Which special creatures are in the game."""
    return {"special": list(kept(b).drawn)}


enter_module(
    Module(
        name=NAME,
        state=Deep,
        stored=msgspec.json.Decoder(Deep),
        facts=facts,
        readers={"special": read_special},
        shown=DeepView,
        view=view,
        show=show,
        broken=broken,
        printed=DeepBox,
        content=content,
        inventory=inventory,
        kinds=in_game,
        traits=traits,
        things=lambda box: {"special": list(box.others[ROOMS])},
    )
)
enter_step(NAME, "special creatures", before="stairs")
PHASES["special creatures"] = draw_creatures
