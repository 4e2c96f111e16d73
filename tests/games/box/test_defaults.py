"""What the file of a box leaves out has a default: changing a default would silently change older boxes."""

from __future__ import annotations

import msgspec
import pytest

from unlit.alone.box.rows import ROW_KINDS as OF_ALONE
from unlit.escape.box.rows import KINDS as OF_ESCAPE
from unlit.kernel.box.box import Row

WORDS = {"effect": "", "words": ""}
FROZEN: dict[str, dict[str, dict[str, object]]] = {
    "alone": {
        "reactions": {**WORDS, "action": None, "damage": None, "first": 0, "second": 0, "symbol": None, "third": 0},
        "items": {**WORDS, "action": None, "basic": 0, "advanced": 0, "several": False, "other": 0},
        "characters": {**WORDS, "hero": 0, "companion": 0, "sacrifice": 0, "added": False},
        "missions": {**WORDS, "steps": 0, "number": 0, "other": 0},
        "avatars": {**WORDS, "deck": None, "first": 0, "second": 0},
        "upgrades": {**WORDS, "of_power": False, "number": 0},
        "powers": {**WORDS, "number": 0, "bolt": False},
        "specials": {**WORDS, "missions": (), "number": 0},
        "room-actions": {**WORDS, "number": 0},
    },
    "escape": {
        "adrenaline": {**WORDS, "fear": 0, "number": 0},
        "skills": {**WORDS, "stats": {}, "number": 0},
        "items": {**WORDS, "hands": 0, "weapon": False, "stats": {}, "number": 0},
        "events": {**WORDS, "spawns": None, "fear": 0, "security": 0, "facility": 0},
        "scenarios": {
            **WORDS,
            "aside": "",
            "peeking": False,
            "early": (),
            "threat": 0,
            "hybrids": 0,
            "alien_zone": False,
            "military_zone": False,
            "panels": False,
            "number": 0,
            "other": 0,
            "clone_threat": 0,
            "guard_fear": 0,
            "keyed": False,
            "posts": (),
            "alone": 0,
            "sleepers": 0,
            "endings": (),
            "quiet": 0,
            "lockdown_each": 0,
        },
        "campaign": {**WORDS, "number": 0},
    },
}
"""The defaults for each kind of card; fields that every row has to give are left out."""
HELP = """
The files of boxes that were played with leave out what is as usual. So a default never changes, and a field that has
one is never taken away: write the other number into the rows of box.toml instead, and run make ledger. A field that is
new has a default that says what older cards do; enter it here."""


def defaults(row: type[Row]) -> dict[str, object]:
    """The fields of a row that a file may leave out, and their defaults."""
    return {
        field.name: field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
        for field in msgspec.structs.fields(row)
        if not field.required
    }


@pytest.mark.parametrize(("game", "rows"), [("alone", OF_ALONE), ("escape", OF_ESCAPE)])
def test_what_a_file_of_a_box_leaves_out_is_what_it_always_was(game: str, rows: dict[str, type[Row]]) -> None:
    assert {kind: defaults(row) for kind, row in rows.items()} == FROZEN[game], HELP
