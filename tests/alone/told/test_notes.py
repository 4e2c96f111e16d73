"""Notes on the hero's sheet: values on the board, words for people, and an unchanged text in what is stored."""

from __future__ import annotations

import msgspec
import pytest

from unlit.alone import GAME
from unlit.alone.board.board import Board
from unlit.alone.box.pieces import KINDS, WAYS, Landmark, Level, Room, Way, Whence
from unlit.alone.paper.stored import decode, encode
from unlit.alone.rules.actions.locate import TARGETS
from unlit.alone.seen.view import view
from unlit.alone.told.notes import AnswerNoted, NoiseNoted, Note, Noted, NothingNoted, SensorNoted, note_spelled
from unlit.alone.told.things import target_meant
from unlit.kernel.chance.dice import Dice
from unlit.kernel.errors import Refused
from unlit.kernel.game import complete_setup
from unlit.terminal.words import Words

ROW = """
      a        b        c        d
  ####################################
1 #+H       .        .        .      #
  ####################################

"""
TEXTS = {
    "3 noise north": Note(3, NoiseNoted(Way.NORTH)),
    "3 noise other-level": Note(3, NoiseNoted(Whence.OTHER_LEVEL)),
    "2 no any room": Note(2, NothingNoted(Landmark.ANY_ROOM)),
    "2 control room 0 same-level": Note(2, AnswerNoted(Room.CONTROL_ROOM, 0, Level.SAME)),
    "8 stairs 3 other-level": Note(8, AnswerNoted(Way.STAIRS, 3, Level.OTHER)),
    "1 worm 12 same-level": Note(1, AnswerNoted(KINDS["worm"], 12, Level.SAME)),
    "2 motion_sensor 0": Note(2, SensorNoted(0)),
}
NOTES = "\n".join(f"note {text}" for text in TEXTS)


def board(facts: str) -> Board:
    """A board with one row of sectors."""
    return GAME.paper.parse(ROW + facts, complete_setup(GAME, {}), Dice(bytes(32)))


@pytest.mark.parametrize("text", TEXTS)
def test_a_note_is_spelled_as_ever_and_read_back(text: str) -> None:
    assert str(TEXTS[text]) == text
    assert note_spelled(text) == TEXTS[text]


def test_whatever_can_be_noted_is_read_back() -> None:
    targets = [*map(target_meant, TARGETS), *KINDS.values()]
    noted: list[Noted] = [NoiseNoted(way) for way in (*WAYS, *Whence)]
    noted += [AnswerNoted(target, 4, level) for target in targets for level in Level]
    noted += [NothingNoted(target) for target in targets]
    for one in noted:
        assert note_spelled(str(Note(5, one))) == Note(5, one)


def test_notes_are_printed_and_stored_by_their_texts() -> None:
    b = board(NOTES)
    assert b.notes == tuple(TEXTS.values())
    assert [line for line in GAME.paper.printed(b).splitlines() if line.startswith("note ")] == NOTES.splitlines()
    assert msgspec.json.decode(encode(b))["notes"] == list(TEXTS)
    assert decode(encode(b), [], b.dice, b.box).notes == b.notes


@pytest.mark.parametrize(
    "text", ["", "3", "three noise north", "3 noise up", "3 no cellar", "3 worm 2", "3 cellar 2 same-level"]
)
def test_what_is_no_note_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"invalid literal|is spelled|not enough|is not a valid"):
        note_spelled(text)
    with pytest.raises(Refused):
        board(f"note {text}")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (
            "en",
            "3: noise: north, 3: noise: other level, 2: not on the map: Any Room, 2: Control Room 0 same level, "
            "8: Stairs 3 other level, 1: Worm 12 same level, 2: Motion Sensor 0",
        ),
        (
            "de",
            "3: Geräusch: Norden, 3: Geräusch: andere Ebene, 2: nicht auf dem Plan: irgendein Raum, "
            "2: Kontrollraum 0 dieselbe Ebene, 8: Treppe 3 andere Ebene, 1: Wurm 12 dieselbe Ebene, "
            "2: Bewegungsmelder 0",
        ),
    ],
)
def test_a_terminal_says_each_note_in_words(language: str, line: str) -> None:
    shown = GAME.eyes.show(view(board(NOTES), "hero"), Words(GAME, language).say)
    assert any(one.endswith(f": {line}") for one in shown.splitlines())


def test_a_client_gets_each_note_by_its_fields() -> None:
    told = msgspec.json.decode(msgspec.json.encode(view(board(NOTES), "hero")))["notes"]
    assert told == [
        {"type": "noise", "turn": 3, "way": "north"},
        {"type": "noise", "turn": 3, "way": "other-level"},
        {"type": "nothing", "turn": 2, "target": "any room"},
        {"type": "answer", "turn": 2, "target": "control room", "distance": 0, "level": "same-level"},
        {"type": "answer", "turn": 8, "target": "stairs", "distance": 3, "level": "other-level"},
        {"type": "answer", "turn": 1, "target": "worm", "distance": 12, "level": "same-level"},
        {"type": "sensor", "turn": 2, "creatures": 0},
    ]
