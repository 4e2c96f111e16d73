"""Records and reports."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from vault import GAME
from vault.board import Board

from unlit import verifier
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.errors import BadFile, Refused
from unlit.kernel.files.record import (
    Line,
    Record,
    draws_of,
    first_difference,
    read,
    read_record,
    record_of,
    replayed,
    report_of,
    write,
)
from unlit.kernel.tables.game_table import GameTable, deal


@pytest.fixture(scope="module")
def played() -> GameTable[Board]:
    """A game to its end, with undos of both kinds in it."""
    dice = Dice(seed_from("a recorded game"))
    t = deal(GAME, seeds=Seeds(seed_from("secret"), {"ada": seed_from("ada's own")}))
    ways = set()
    while t.question is not None:
        seat = t.question.seat
        t.answer(seat, dice.pick("option", t.question.options))
        if dice.below(2 if t.can_undo(seat) else 8) == 0:
            ways.add(t.can_undo(seat))
            t.undo(seat, t.seats)
    assert ways == {True, False}
    return t


def changed(record: Record, number: int, **fields: str) -> Record:
    """The record with another entry at this place."""
    entries = record.entries[:]
    entries[number] = msgspec.structs.replace(entries[number], **fields)
    return msgspec.structs.replace(record, entries=entries)


def test_a_record_comes_back_from_its_file(played: GameTable[Board], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write(path, record_of(played))
    record = read_record(path)
    assert record == record_of(played)
    assert first_difference(GAME, record) is None
    again = replayed(GAME, record)
    assert (again.picture(), again.outcome) == (played.picture(), played.outcome)
    assert [again.told(seat) for seat in again.seats] == [played.told(seat) for seat in played.seats]


def test_an_entry_is_a_line_of_its_file(played: GameTable[Board], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write(path, record_of(played))
    lines = path.read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line.rstrip(",")) for line in lines if line.startswith("  [")][: len(record_of(played).entries)]
    assert [row[-1] for row in rows] == [line.check for line in record_of(played).entries]


def test_words_that_look_like_lists_come_back_from_a_file(played: GameTable[Board], tmp_path: Path) -> None:
    record = changed(record_of(played), 0, option='a "quote",\n  [\n 1 \n] and {braces}')
    path = tmp_path / "game.json"
    write(path, record)
    assert read_record(path) == record


def test_the_first_difference_is_named(played: GameTable[Board]) -> None:
    record = record_of(played)
    answers = [number for number, line in enumerate(record.entries) if line.prompt == "action"]
    third = answers[3]
    for fields, words in (
        ({"option": "zebra"}, "is not offered; the options are"),
        ({"seat": "warden"}, "the record says warden"),
        ({"prompt": "bite"}, "the record says"),
        ({"check": "00" * 16}, "is not what was recorded"),
    ):
        difference = first_difference(GAME, changed(record, third, **fields))
        assert difference is not None
        assert difference.startswith(f"entry {third + 1} (")
        assert words in difference
    undo = next(number for number, line in enumerate(record.entries) if line.prompt == "undo")
    assert f"entry {undo + 1}" in str(first_difference(GAME, changed(record, undo, option="1 free")))
    cut = msgspec.structs.replace(record, entries=record.entries[:-1])
    assert first_difference(GAME, cut) == "after the last entry: the board is a different one"
    longer = msgspec.structs.replace(record, entries=[*record.entries, Line("ada", "action", "wait", "")])
    assert "the game is over" in str(first_difference(GAME, longer))
    other = msgspec.structs.replace(record, outcome=None)
    assert "but the record says not over" in str(first_difference(GAME, other))


def test_other_dice_are_a_difference(played: GameTable[Board]) -> None:
    record = record_of(played)
    seats = record.chance.seats | {"ada": "00" * 32}
    chance = msgspec.structs.replace(record.chance, seats=seats)
    assert "entry 1 " in str(first_difference(GAME, msgspec.structs.replace(record, chance=chance)))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"unlit": 99}, "written by a newer Unlit"),
        ({"unlit": -5}, "there never was a format -5"),
        ({"rules": 99}, "newer rules"),
        ({"box": 99}, "there is no box 99 of vault here"),
        ({"rules": 0}, "played by rules version 0 of vault and cannot be replayed"),
        ({"chance": {"commitment": "00", "secret": "00" * 32, "seats": {}}}, "does not match its commitment"),
        ({"chance": {"commitment": "00", "secret": "xyz", "seats": {}}}, "the seeds of the record are damaged"),
        ({"setup": {"rounds": "many"}}, "the set-up of the record is damaged"),
        ({"entries": 7}, "is damaged"),
        ({"kind": "song"}, "is damaged"),
    ],
)
def test_a_newer_or_damaged_record_gets_a_sentence(
    played: GameTable[Board], tmp_path: Path, change: dict[str, object], words: str
) -> None:
    path = tmp_path / "game.json"
    write(path, record_of(played))
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | change), encoding="utf-8")
    with pytest.raises(BadFile, match=words):
        first_difference(GAME, read_record(path))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[1, 2]",
        b'{"a": 1}',
        b"\xff\xfe",
        b"null",
        b"[" * 100_000,
        b'{"unlit": 1, "kind": "record", "game": "\xe4"}',
    ],
)
def test_a_foreign_file_gets_a_sentence(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(data)
    with pytest.raises(BadFile):
        read(path)


def test_a_file_that_is_not_there_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot be read"):
        read(tmp_path / "nothing.json")
    with pytest.raises(BadFile, match="cannot be read"):
        read(tmp_path)


def test_a_file_that_cannot_be_written_is_refused_and_leaves_nothing(tmp_path: Path, played: GameTable[Board]) -> None:
    with pytest.raises(Refused, match="cannot be written"):
        write(tmp_path / "no folder" / "game.json", record_of(played))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", [".", "/", "a\0b", "", "a folder"])
def test_a_name_that_is_no_file_is_refused(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a folder").mkdir()
    t = deal(GAME, seeds=Seeds(seed_from("names")))
    with pytest.raises(Refused, match="cannot be written"):
        write(Path(name), record_of(t))
    assert [path.name for path in tmp_path.iterdir()] == ["a folder"]


def test_a_seed_from_a_stranger_is_damage(played: GameTable[Board]) -> None:
    record = record_of(played)
    for stranger in ("zoe", "z" * 70_000):
        chance = msgspec.structs.replace(record.chance, seats={stranger: "00" * 32})
        with pytest.raises(BadFile, match="gave a seed but does not sit here"):
            first_difference(GAME, msgspec.structs.replace(record, chance=chance))


def test_the_draws_of_a_record_satisfy_the_verifier(played: GameTable[Board]) -> None:
    record = record_of(played)
    trace = {
        "commitment": record.chance.commitment,
        "secret": record.chance.secret,
        "seats": record.chance.seats,
        "draws": draws_of(GAME, record),
    }
    assert any(draw[0] == "mix" for draw in draws_of(GAME, record))
    assert verifier.first_difference(trace) is None


def test_a_report_holds_what_the_seat_saw_and_no_more(tmp_path: Path) -> None:
    t = deal(GAME, seeds=Seeds(seed_from("report")))
    t.answer("ada", "search")
    t.answer("warden", "pass")
    t.answer("ada", "wait")
    t.answer("ben", "wait")
    path = tmp_path / "report.json"
    write(path, report_of(t, "ada", "table 7", "it looks wrong"))
    text = path.read_text(encoding="utf-8")
    again = msgspec.json.encode(read(path))
    assert again == msgspec.json.encode(report_of(t, "ada", "table 7", "it looks wrong"))
    for entry in t.entries():
        assert entry.check.hex() not in text
    for secret in (t.seeds.secret.hex(), t.seeds.commitment().hex(), t.board.dice.seed.hex(), t.check().hex()):
        assert secret not in text
    assert "drew" in text  # its own cards are there
    assert not any(card in json.loads(text)["view"]["hand"] for card in t.board.hands["warden"])
    assert json.loads(text)["answers"] == ["search", "wait"]
    with pytest.raises(BadFile, match="not a record of a game"):
        read_record(path)


def test_reports_of_tables_that_a_seat_cannot_tell_apart_are_the_same(tmp_path: Path) -> None:
    t = deal(GAME, seeds=Seeds(seed_from("two worlds")))
    t.answer("ada", "wait")
    t.answer("ben", "search")
    for other in ("dread", "snare", "jinx"):
        twin = replayed(GAME, record_of(t))
        twin.board.hands["warden"][:] = [other] * 3
        one, two = (msgspec.json.encode(report_of(table, "ada")) for table in (t, twin))
        assert one == two
