"""A table that cannot be read fails alone, with a sentence, and nobody else notices."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from player import Message, Player, new_table
from server_in_thread import ServerInThread
from server_process import eventually

ME, BOT = {"who": "me"}, {"who": "bot"}
NEVER = 1000.0  # seconds: bots and the program do not move
DAMAGES = {
    "its record and its board": (
        "UPDATE boards SET kept = 'nonsense' WHERE \"table\" = ?",
        "UPDATE entries SET option = 'nonsense' WHERE \"table\" = ? AND number > 0",
    ),
    "what was told": ("UPDATE entries SET told = '[[' WHERE \"table\" = ?",),
    "its set-up": ("UPDATE tables SET setup = '{' WHERE id = ?",),
    "its choices": ("UPDATE tables SET choices = '{\"mood\": 3}' WHERE id = ?",),
    "its seats": ("UPDATE seats SET seed = 'x' WHERE \"table\" = ?", 'DELETE FROM boards WHERE "table" = ?'),
    "its game": ("UPDATE tables SET game = 'chess' WHERE id = ?",),
    "its box": ("UPDATE tables SET box = 99 WHERE id = ?",),
    "newer rules": ("UPDATE tables SET rules = 99 WHERE id = ?",),
}


def damage(db: str, table: str, *statements: str) -> None:
    """Do something to the rows of a table."""
    with closing(sqlite3.connect(db)) as c, c:
        for statement in statements:
            c.execute(statement, (table,))


def two_tables(db: str, seats: dict[str, Message], answers: int, **more: Any) -> list[Message]:
    """Two tables at which a few answers were given."""
    server = ServerInThread(db, **more)
    try:
        tables = [new_table(server.address, seats) for _ in range(2)]
        for made in tables:
            with Player(server.address, made["tokens"]["hero"]) as hero:
                hero.until(hero.sees)
                hero.play(Random(1), answers)
        return tables
    finally:
        server.stop()


@pytest.mark.parametrize("kind", DAMAGES)
def test_it_fails_alone_and_the_list_shows_the_others(tmp_path: Path, kind: str) -> None:
    db = str(tmp_path / "unlit.db")
    sound, broken = two_tables(db, {"hero": ME, "evil 1": BOT}, 3)
    damage(db, broken["table"], *DAMAGES[kind])
    server = ServerInThread(db)
    try:
        tokens = [broken["tokens"]["hero"], sound["tokens"]["hero"]]
        answer = httpx.post(f"{server.address}/api/mine", json={"tokens": tokens})
        assert answer.status_code == 200, answer.text
        found = {one["token"]: one for one in answer.json()}
        assert {token: one["unreadable"] for token, one in found.items()} == {tokens[0]: True, tokens[1]: False}
        assert (found[tokens[0]]["seat"], found[tokens[0]]["people"]) == ("hero", [])
        with Player(server.address, tokens[0]) as hero:
            while hero.hear() is not None:
                pass
            assert hero.bye == "unreadable"
        with Player(server.address, tokens[1]) as hero:
            assert hero.play(Random(2), 2) == 2
        assert httpx.get(f"{server.address}/healthz").status_code == 200
    finally:
        server.stop()


def test_other_doors_say_so_in_a_sentence(tmp_path: Path) -> None:
    db = str(tmp_path / "unlit.db")
    _, broken = two_tables(db, {"hero": ME, "evil 1": BOT}, 1)
    damage(db, broken["table"], *DAMAGES["its box"])
    server = ServerInThread(db)
    try:
        answer = httpx.get(
            f"{server.address}/api/tables/{broken['table']}/record",
            headers={"authorization": f"Bearer {broken['tokens']['hero']}"},
        )
        assert (answer.status_code, answer.json()["key"]) == (500, "unreadable")
        assert answer.json()["sentence"] == "this table cannot be read; the others are not affected"
    finally:
        server.stop()


def test_its_job_rests_and_other_bots_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    db = str(tmp_path / "unlit.db")
    sound, broken = two_tables(db, {"hero": ME, "evil 1": BOT}, 1, pace=NEVER)
    damage(db, broken["table"], *DAMAGES["its record and its board"])
    with closing(sqlite3.connect(db)) as c, c:
        c.execute("UPDATE jobs SET due = 0")
        last = "SELECT \"table\", 'move', '', max(number), 0, 0 FROM entries WHERE \"table\" = ?"
        c.execute(f"INSERT OR REPLACE INTO jobs {last}", (broken["table"],))
        (waiting,) = c.execute("SELECT count(*) FROM jobs WHERE kind = 'move'").fetchone()
    assert waiting == 2
    monkeypatch.setattr("unlit.server.house.house.CLAIM", 0.1)
    monkeypatch.setattr("unlit.server.house.house.LOOK_FOR_JOBS", 0.01)
    server = ServerInThread(db)

    def rests() -> bool:
        with closing(sqlite3.connect(db)) as c:
            found = c.execute('SELECT claimed_until FROM jobs WHERE "table" = ?', (broken["table"],)).fetchall()
        assert found, "the job is lost"
        return bool(found[0][0] > time.time() + 600)

    try:
        assert eventually(rests)
        with Player(server.address, sound["tokens"]["hero"]) as hero:
            assert hero.play(Random(2), 2) == 2
        assert len([one for one in caplog.records if "cannot be read" in one.message]) == 1
    finally:
        server.stop()
    assert [one.message for one in caplog.records if one.levelname == "ERROR"] == []
