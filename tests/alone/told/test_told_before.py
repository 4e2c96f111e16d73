"""Logs stored when facts were joined words are read as the events of today.

`data/told-before.json` has one event of each form from the recorded games, as stored by the last commit with joined
words (55c9bbb): its text form, whom it was told to, its key, and its facts.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from unlit.alone import GAME
from unlit.kernel.told.events import Event
from unlit.server.disk.queries import read_back, written
from unlit.terminal.words import Words

ROWS = json.loads((Path(__file__).parent / "data/told-before.json").read_text(encoding="utf-8"))


def read() -> dict[str, Event]:
    """Each event of the log by the text form it had."""
    back = read_back(GAME, json.dumps([row[1:] for row in ROWS]))
    return {row[0]: event for row, (_, event) in zip(ROWS, back, strict=True)}


def test_every_event_of_before_is_the_same_event_today() -> None:
    found = read()
    assert len(found) == len(ROWS) > 100
    assert [str(event) for event in found.values()] == list(found)


def test_what_was_told_before_is_stored_as_it_is_told_today() -> None:
    told = [(("hero",), event) for event in read().values()]
    assert read_back(GAME, written(told)) == told


WORDS = {
    "declared fight 1 harpoon, wounded parasite west 1": (
        "The hero declares: Fight, Harpoon (1 charge), wounded Parasite, 1 sector to the west.",
        "Der Held sagt an: Kämpfen, Harpune (1 Ladung), verwundeter Parasit, 1 Sektor weit im Westen.",
    ),
    "declared move free west": (
        "The hero declares: Move, unblocking the door to the west.",
        "Der Held sagt an: Bewegen, die Tür im Westen frei machen.",
    ),
    "declared scavenge": ("The hero declares: Scavenge.", "Der Held sagt an: Plündern."),
    "sector revealed 8 junction wounded parasite": (
        "Sector 8 comes out of the dark: Junction, wounded Parasite.",
        "Sektor 8 taucht aus dem Dunkel auf: T-Kreuzung, verwundeter Parasit.",
    ),
    "rolled hero fight miss miss bar": (
        "The hero rolls in a fight: Miss, Miss, Bar.",
        "Der Held würfelt (Kämpfen): Fehlschlag, Fehlschlag, Balken.",
    ),
}


@pytest.mark.parametrize("text", WORDS)
def test_what_was_told_before_has_words_in_both_languages(text: str) -> None:
    event = read()[text]
    assert tuple(Words(GAME, language).event(event) for language in ("en", "de")) == WORDS[text]
