"""Everything in the box, kind by kind, in numbers and language-free words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from unlit.alone.box.faces import BOX_SHEETS, box_sheet, drawn
from unlit.alone.box.pieces import BOSSES, LEARNED_FROM, REGULAR, Room
from unlit.alone.rules.boxes import KINDS, effects_of
from unlit.alone.rules.kinds import ABILITIES, STANDARD
from unlit.alone.rules.modules import MODULES
from unlit.alone.rules.moments import M

if TYPE_CHECKING:
    from collections.abc import Mapping

    from unlit.alone.box.box import Box
    from unlit.alone.box.pieces import Kind
    from unlit.kernel.box.moments import Card

Entry = dict[str, Any]


def cards_of(box: Box) -> Mapping[str, Card[Any]]:
    """Reactions, items, characters, missions, abilities, and the standard reaction, with the numbers of this box."""
    found: dict[str, Card[Any]] = {}
    for kind, effects in KINDS.items():
        found |= effects.cards(box.rows(kind))
    for extra in (ABILITIES, STANDARD):
        found |= extra.cards({name: extra.rows[name] for name in extra.named})
    return found


def inventory(box: Box) -> dict[str, list[Entry]]:
    """What is in this box."""
    return {
        "reactions": reactions(box),
        "missions": missions(box),
        "items": items(box),
        "characters": [{"name": name, **numbers(row)} for name, row in box.characters.items()],
        "bosses": [creature(box, kind) for kind in BOSSES],
        "rooms": [room(box, one) for one in Room],
        "creatures": [creature(box, kind) | {"teaches": str(LEARNED_FROM[kind])} for kind in REGULAR],
        "maps": maps(),
        **{kind: entries for module in MODULES.values() for kind, entries in module.inventory(box).items()},
    }


def numbers(row: Any) -> dict[str, int]:
    """The numbers on a card, except how many copies there are."""
    fields = msgspec.structs.asdict(row).items()
    return {name: value for name, value in fields if type(value) is int and name != "copies"}


def reactions(box: Box) -> list[Entry]:
    """The reaction cards, deck by deck."""
    found = []
    for name, row in box.reactions.items():
        moment = effects_of(box).reactions[name].moment
        found.append(
            {
                "name": name,
                "deck": str(row.deck),
                "copies": row.copies,
                "icon": str(row.icon),
                "instant": moment is not M.END_OF_TURN,
                "moment": moment.value if moment is not None else "",
                "symbol": str(row.symbol or ""),
                **numbers(row),
            }
        )
    return sorted(found, key=lambda entry: str(entry["deck"]))


def missions(box: Box) -> list[Entry]:
    """The missions, colour by colour."""
    found = [
        {"name": name, "colour": str(row.colour), "room": str(row.room), **numbers(row)}
        for name, row in box.missions.items()
    ]
    return sorted(found, key=lambda entry: str(entry["colour"]))


def items(box: Box) -> list[Entry]:
    """The items."""
    return [
        {
            "name": name,
            "copies": row.copies,
            "matrix": str(row.matrix),
            "required": str(row.required),
            "action": str(row.action or ""),
            "moment": moment.value if (moment := effects_of(box).items[name].moment) is not None else "",
            **numbers(row),
        }
        for name, row in box.items.items()
    ]


def room(box: Box, one: Room) -> Entry:
    """A room and the missions that belong to it."""
    return {"name": str(one), "missions": [name for name, row in box.missions.items() if row.room is one]}


def creature(box: Box, kind: Kind) -> Entry:
    """A creature's tokens and its numbers, before and in the nightmare."""
    calm, nightmare = box.calm[kind]._asdict(), box.nightmare[kind]._asdict()
    return {"name": str(kind), "tokens": box.tokens[kind], "calm": calm, "nightmare": nightmare}


def maps() -> list[Entry]:
    """The faces of the sheets as drawn."""
    faces = [
        (sheet, name, face)
        for sheet in BOX_SHEETS
        for name, face in zip(sheet.split("-"), box_sheet(sheet), strict=True)
    ]
    return [{"name": name, "sheet": sheet, "picture": drawn(face)} for sheet, name, face in faces]
