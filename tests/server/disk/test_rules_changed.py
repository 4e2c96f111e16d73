"""Tables that were stored when the rules were in their first version go on by those of today.

`data/GAME-rules-1.sql.gz` are dumps (`sqlite3.Connection.iterdump`) of databases that the last commit with the first
rules wrote (fa39b04). The program that wrote them started a `ServerInThread`, made the tables that are named below with
the tokens "TABLE SEAT", let `Player`s answer by chance (`Random(f"{table} 4")`), and stopped in the middle of a turn:
some entries after the last board that was stored, answers open since the last quiet one, and no reaction asked for. The
tables whose names end in "begun" have no board but that of the deal; those that end in "over" were conceded (ALONE) or
ended by agreement (ESCAPE). "alone-modules" has Deep and Avatar in play.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from player import Message, Player, new_table, whoever_is_asked
from server_in_thread import ServerInThread
from sparing import one_in
from stored import entries_of, table_of, wrongs_of
from trouble import read_only

from unlit import shelf
from unlit.kernel.errors import BadFile
from unlit.kernel.files.record import Record, first_difference, laid_out, read_record
from unlit.kernel.tables.kept import Kept
from unlit.kernel.told.events import EVERYONE, Bygone, Rewound
from unlit.server.disk import queries

DATA = Path(__file__).parent / "data"
ME, FRIEND = {"who": "me"}, {"who": "friend"}
PEOPLE = {
    "alone-plain": ["hero"],
    "alone-modules": ["hero", "evil 1"],
    "alone-begun": ["hero", "evil 1"],
    "escape-two": ["iris"],
    "escape-begun": ["iris", "jonas"],
}
OVER = {"alone-over": ["hero", "evil 1"], "escape-over": ["iris", "jonas"]}


def database_of(table: str, folder: Path) -> str:
    """The database with this table, as the first rules left it."""
    file = folder / "unlit.db"
    dump = gzip.decompress((DATA / f"{table.split('-')[0]}-rules-1.sql.gz").read_bytes()).decode()
    with closing(sqlite3.connect(file)) as c:
        c.executescript(dump)
    return str(file)


@contextmanager
def served(db: str) -> Iterator[ServerInThread]:
    """A server over a database."""
    server = ServerInThread(db)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def seated(server: ServerInThread, table: str) -> Iterator[list[Player]]:
    """The people of a table, back in their seats."""
    with ExitStack() as leaving:
        seats = (PEOPLE | OVER)[table]
        players = [leaving.enter_context(Player(server.address, f"{table} {seat}")) for seat in seats]
        for player in players:
            player.until(player.sees)
        yield players


def play_on(players: list[Player], chance: Random, most: int) -> int:
    """Whoever is asked answers by chance, so many times or until the game is over."""
    for count in range(most):
        asked = whoever_is_asked(players)
        if asked is None:
            return count
        assert asked.question is not None
        reply = asked.answer(chance.choice(asked.question["options"]))
        assert reply["type"] == "done", reply
    return most


def kept_in(db: str, table: str) -> Kept:
    """The board that is stored."""
    with closing(sqlite3.connect(db)) as c:
        (text,) = c.execute('SELECT kept FROM boards WHERE "table" = ?', (table,)).fetchone()
    return msgspec.json.decode(text, type=Kept)


def stands(told: list[list[Any]]) -> list[list[Any]]:
    """What was told, without what no longer counts."""
    kept: list[list[Any]] = []
    for number, key, facts in told:
        if key == "rewound":
            kept = [one for one in kept if one[0] <= facts["to"]]
        else:
            kept.append([number, key, facts])
    return kept


@pytest.mark.parametrize("table", one_in(2, PEOPLE))
def test_a_table_goes_on_from_its_last_kept_board_and_everyone_is_told(table: str, tmp_path: Path) -> None:
    db = database_of(table, tmp_path)
    before, entries = kept_in(db, table), entries_of(db, table)
    assert entries[-1].number > before.number
    with served(db) as server, seated(server, table) as players:
        for player in players:
            assert player.welcome is not None
            assert player.welcome["moved_on"]
            told = [(key, facts) for _, key, facts in player.told]
            assert ("rules-changed", {"version": 2}) in told
        after = entries_of(db, table)
        assert after[: len(entries)] == entries  # what was told then stays told
        assert (after[len(entries)].seat, after[len(entries)].prompt) == ("", "rules")
        with closing(sqlite3.connect(db)) as c:
            (text,) = c.execute('SELECT kept FROM starts WHERE "table" = ?', (table,)).fetchone()
            assert c.execute("SELECT rules FROM tables WHERE id = ?", (table,)).fetchone() == (2,)
        start = msgspec.json.decode(text, type=Kept)
        assert (start.board, start.memories, start.dice) == (before.board, before.memories, before.dice)
        play_on(players, Random(7), 30)
    assert wrongs_of(db, table) == []


@pytest.mark.parametrize("table", ["alone-plain", "alone-modules", "escape-two"])
def test_what_was_answered_after_that_board_is_struck_out(table: str, tmp_path: Path) -> None:
    db = database_of(table, tmp_path)
    before = kept_in(db, table)
    with served(db) as server, seated(server, table) as players:
        for player in players:
            *earlier, changed = [one for one in player.told if one[0] <= place_of(player, "rules-changed")]
            assert changed[1] == "rules-changed"
            assert earlier[-1][1] == "rewound"
            heard = earlier[-1][2]["to"]
            dropped = [one for one in earlier if heard < one[0] < earlier[-1][0]]
            assert dropped
            assert [one for one in stands(player.told) if one in dropped] == []
    rows = [row for row in before.rows if hasattr(row, "heard")]
    if rows:  # also what the board's own open answers told
        assert rows[0].heard[0] <= len(told_up_to(db, table, before.number))


def place_of(player: Player, key: str) -> int:
    """The number of the last thing of this kind that a player was told."""
    return int([one[0] for one in player.told if one[1] == key][-1])


def told_up_to(db: str, table: str, number: int) -> list[Any]:
    """All that entries up to this one told."""
    game = shelf.game_named(table.split("-")[0])
    rows = [entry for entry in entries_of(db, table) if entry.number <= number]
    return [one for entry in rows for one in queries.read_back(game, entry.told)]


@pytest.mark.parametrize("table", ["alone-modules", "escape-begun"])
def test_nothing_from_before_can_be_taken_back(table: str, tmp_path: Path) -> None:
    with served(database_of(table, tmp_path)) as server, seated(server, table) as players:
        for player in players:
            assert player.seen()["undo"] == "no"
            reply = player.say("undo")
            assert reply["key"] == "before-new-rules"
            assert "rules changed" in reply["sentence"]
        asked = whoever_is_asked(players)
        assert asked is not None
        question = asked.question
        assert question is not None
        others = [player for player in players if player is not asked]
        assert asked.answer(question["options"][0])["type"] == "done"
        assert asked.say("undo")["type"] == "done"
        if asked.company()["proposal"] is not None:
            for other in others:
                assert other.say("reply", agree=True)["type"] == "done"
        asked.until(lambda: asked.question is not None and asked.question["options"] == question["options"])
        assert asked.say("undo")["key"] == "before-new-rules"
    wrongs = wrongs_of(str(tmp_path / "unlit.db"), table)
    assert [one for one in wrongs if "has no message" not in one] == []  # an undo that was agreed to has none


@pytest.mark.parametrize("table", ["alone-plain", "alone-begun", "escape-two"])
def test_its_record_begins_at_that_board_and_holds(table: str, tmp_path: Path) -> None:
    db = database_of(table, tmp_path)
    with served(db) as server, seated(server, table) as players:
        assert play_on(players, Random(3), 4) == 4
        first = players[0]
        ending = first.say("concede" if table.startswith("alone") else "offer-end")
        assert ending["type"] == "done"
        for other in players[1:]:
            other.say("reply", agree=True)
        first.until(first.is_over)
        ended = first.ended
        assert ended is not None
        record = record_of(server, table, PEOPLE[table][0])
        steps = [first.say("replay", seat=first.seen()["seat"], step=step) for step in range(ended["entries"] + 1)]
        assert {one["type"] for one in steps} == {"done"}
        assert first.say("replay", seat=first.seen()["seat"], step=ended["entries"] + 1)["key"] == "no-entry"
        retold = [one for told in first.say("retell", seat=first.seen()["seat"])["result"] for one in told]
        assert retold[-len(first.told) :] == first.told
    assert (record.rules, len(record.entries)) == (2, ended["entries"])
    game = shelf.game_named(record.game)
    assert record.start is not None
    assert first_difference(game, record) is None
    lighter = msgspec.structs.replace(record.start, dice=record.start.dice.replace("1", "2"))
    with pytest.raises(BadFile, match="is not the one that was recorded"):
        first_difference(game, msgspec.structs.replace(record, start=lighter))
    damaged = msgspec.structs.replace(record.start, board="{}")
    with pytest.raises(BadFile, match="the board from which the record starts is damaged"):
        first_difference(game, msgspec.structs.replace(record, start=damaged))


def record_of(server: ServerInThread, table: str, seat: str) -> Record:
    """The record of a game that is over, as its page gets it."""
    answer = httpx.get(
        f"{server.address}/api/tables/{table}/record", headers={"authorization": f"Bearer {table} {seat}"}
    )
    assert answer.status_code == 200, answer.text
    file = Path(server.app.state.house.store.url).with_name("record.json")
    file.write_bytes(laid_out(answer.content))
    return read_record(file)


@pytest.mark.parametrize("table", OVER)
def test_a_game_that_was_over_can_be_looked_at_and_not_replayed(table: str, tmp_path: Path) -> None:
    db = database_of(table, tmp_path)
    entries = entries_of(db, table)
    with served(db) as server, seated(server, table) as players:
        for player in players:
            player.until(player.is_over)
            assert player.question is None
            assert player.told
            for said in (player.say("replay", seat=player.seen()["seat"], step=0), player.say("retell", seat="hero")):
                assert said["type"] == "no"
            reply = player.say("replay", seat=player.seen()["seat"], step=0)
            assert (reply["key"], reply["facts"]) == ("other-rules", {"version": 1, "here": 2})
        token = f"{table} {OVER[table][0]}"
        answer = httpx.get(f"{server.address}/api/tables/{table}/record", headers={"authorization": f"Bearer {token}"})
        assert (answer.status_code, answer.json()["key"]) == (400, "other-rules")
        assert "rules version 1" in answer.json()["sentence"]
        mine = httpx.post(f"{server.address}/api/mine", json={"tokens": [token]}).json()
        assert [(one["table"], one["over"]) for one in mine] == [(table, True)]
    assert entries_of(db, table) == entries


def test_a_table_that_gathered_before_is_dealt_by_the_rules_of_today(tmp_path: Path) -> None:
    db = str(tmp_path / "unlit.db")
    with served(db) as server:
        made = new_table(server.address, {"hero": ME, "evil 1": FRIEND})
    with closing(sqlite3.connect(db)) as c, c:
        c.execute("UPDATE tables SET rules = 1, setup = '{}'")
    with served(db) as server:
        seat: Message = httpx.post(
            f"{server.address}/api/exchange", json={"invitation": made["invitations"]["evil 1"]}
        ).json()
        with ExitStack() as leaving:
            tokens = (made["tokens"]["hero"], seat["token"])
            players = [leaving.enter_context(Player(server.address, token)) for token in tokens]
            play_on(players, Random(2), 3)
            assert players[0].welcome is not None
            assert not players[0].welcome["moved_on"]
    with closing(sqlite3.connect(db)) as c:
        rules, setup = c.execute("SELECT rules, setup FROM tables").fetchone()
    assert rules == 2
    assert json.loads(setup)["team"] == "1"
    assert wrongs_of(db) == []


def test_while_it_cannot_be_stored_nothing_changes(tmp_path: Path) -> None:
    table = "alone-modules"
    db = database_of(table, tmp_path)
    entries = entries_of(db, table)
    with served(db) as server:
        with read_only(server.app.state.house.store.engine), Player(server.address, f"{table} hero") as hero:
            while hero.hear() is not None:
                pass
            assert hero.bye == "not-stored"
        assert entries_of(db, table) == entries
        with seated(server, table) as players:
            play_on(players, Random(1), 5)
    assert [entry.prompt for entry in entries_of(db, table)].count("rules") == 1
    assert wrongs_of(db, table) == []


def test_what_a_dropped_answer_showed_of_the_dice_does_not_come_again(tmp_path: Path) -> None:
    table = "alone-begun"
    db = database_of(table, tmp_path)
    before = kept_in(db, table)
    with served(db) as server, seated(server, table):
        pass
    t = table_of(db, table)
    assert t.question is not None
    assert t.board.dice.state().split()[0] != before.dice.split()[0]


def test_an_event_that_has_got_another_fact_is_read_without_it() -> None:
    told = '[[["everyone"], "rewound", {}], [["hero"], "bygone", {"what": "rain", "mood": "grey"}]]'
    assert queries.read_back(shelf.game_named("alone"), told) == [(EVERYONE, Rewound(0)), (("hero",), Bygone("rain"))]
    assert queries.read_back(shelf.game_named("alone"), '[[["hero"], "bygone", {}]]') == [(("hero",), Bygone(""))]


def test_what_these_rules_have_no_words_for_keeps_its_number(tmp_path: Path) -> None:
    table = "escape-begun"
    db = database_of(table, tmp_path)
    with closing(sqlite3.connect(db)) as c, c:
        told = '[[["everyone"], "moon-rose", {"phase": "full"}]]'
        c.execute('UPDATE entries SET told = ? WHERE "table" = ? AND number = 0', (told, table))
    with served(db) as server, seated(server, table) as players:
        assert players[0].told[0] == [1, "bygone", {"what": "moon-rose"}]
        play_on(players, Random(1), 3)
