"""A server that is killed again and again, at any moment: what was acknowledged is there, once, and games go on."""

from __future__ import annotations

import os
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from player import Player, new_table, play_together, whoever_is_asked
from server_in_thread import ServerInThread
from server_process import Nursery, ServerProcess, eventually
from stored import entries_of, table_of, wrongs_of
from stubborn import StubbornPlayer, Where

from unlit.server.disk.queries import EntryRow

KILLS = 8
LONGEST_LIFE = 0.12  # seconds that a server goes on after that before it is killed
BOTS_TOO = 3  # each third server lives until a bot has moved, too: its process takes a while to start
ME, BOT = {"who": "me"}, {"who": "bot"}
SLOW = "a bot did not come to an end"  # which a busy machine brings about
TABLES = (
    {"hero": ME, "evil 1": BOT},
    {"hero": BOT, "evil 1": ME},
    {"hero": ME, "evil 1": {"who": "bot", "bot": "random"}},
    {"hero": ME, "evil 1": ME},
)


def moves_of_bots(db: Path) -> dict[str, int]:
    """How often bots have moved at each table."""
    with closing(sqlite3.connect(f"file:{db}?mode=ro", uri=True, timeout=20)) as c:
        return dict(c.execute("""SELECT "table", count(*) FROM entries WHERE "by" = 'bot' GROUP BY 1"""))


@contextmanager
def playing(players: list[StubbornPlayer]) -> Iterator[None]:
    """Players who stop in the end, whatever happens."""
    for player in players:
        player.start()
    try:
        yield
    finally:
        for player in players:
            player.stopping.set()
        for player in players:
            player.join(30)


def survive(folder: Path, kills: int, chance: Random) -> None:
    """Kill a server so many times under load, and look at what is left."""
    db, where = folder / "unlit.db", Where()
    with ExitStack() as leaving:
        servers = leaving.enter_context(Nursery(str(db), folder / "log"))
        servers.begin()
        where.address = servers.address
        players = []
        for seats in TABLES:
            made = new_table(servers.address, seats, setup={"difficulty": "impossible"})
            players += [
                StubbornPlayer(where, made["table"], seat, token, Random(chance.random()))
                for seat, token in made["tokens"].items()
            ]
        leaving.enter_context(playing(players))
        for number in range(kills):
            go_on(db, players, bots=number % BOTS_TOO == 0)
            time.sleep(chance.uniform(0, LONGEST_LIFE))
            servers.kill()
            servers.begin()
            where.address = servers.address
        go_on(db, players, bots=True, everywhere=True)
    assert not [wrong for player in players for wrong in player.wrong]
    assert min(player.connections for player in players if not player.over) >= kills * 0.6
    assert [
        line for line in (folder / "log").read_text("utf-8").splitlines() if '"trace"' in line and SLOW not in line
    ] == []
    look_into(db, players)


def go_on(db: Path, players: list[StubbornPlayer], *, bots: bool, everywhere: bool = False) -> None:
    """Wait until people's answers are acknowledged and bots have moved, at one table or at all that are not over."""
    acknowledged = {player: len(player.acknowledged) for player in players}
    before = moves_of_bots(db)
    with_bots = {player.table for player in players if [one.table for one in players].count(player.table) == 1}
    some = all if everywhere else any

    def they_moved() -> bool:
        assert not [wrong for player in players for wrong in player.wrong]
        now = moves_of_bots(db)
        over = {player.table for player in players if player.over}
        people_moved = some(one.over or len(one.acknowledged) > acknowledged[one] for one in players)
        bots_moved = some(one in over or now.get(one, 0) > before.get(one, 0) for one in with_bots)
        return people_moved and (bots_moved or not bots)

    if not eventually(they_moved, pause=0.02):
        stuck = [one.name for one in players if not one.over and len(one.acknowledged) == acknowledged[one]]
        raise AssertionError(f"no answers of {stuck}; bots have moved {before}, and now {moves_of_bots(db)}")


def look_into(db: Path, players: list[StubbornPlayer]) -> None:
    """Everything that was acknowledged is there exactly once, with nothing but what was sent; all can be replayed."""
    with closing(sqlite3.connect(db)) as c:
        assert c.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert c.execute("PRAGMA foreign_key_check").fetchall() == []
        found: dict[tuple[str, str], list[str]] = {}
        for table, client, option in c.execute('SELECT "table", client, "option" FROM entries WHERE client NOT NULL'):
            found.setdefault((table, client), []).append(option)
    for player in players:
        for id_ in player.acknowledged:
            assert found.get((player.table, f"{player.seat} {id_}")) == [player.sent[id_]]
        assert len(set(player.acknowledged)) == len(player.acknowledged)
        own = {client for table, client in found if table == player.table and client.startswith(f"{player.seat} ")}
        known = {f"{player.seat} {id_}" for id_ in player.acknowledged}
        possible = known | ({f"{player.seat} {player.pending['id']}"} if player.pending is not None else set())
        assert known <= own <= possible
        told = [
            [number, event.key(), event.facts()] for number, event in table_of(str(db), player.table).told(player.seat)
        ]
        assert [player.log[number] for number in sorted(player.log)] == told[: len(player.log)]
    assert wrongs_of(str(db)) == []


def test_killed_again_and_again_a_server_loses_nothing(tmp_path: Path) -> None:
    survive(tmp_path, KILLS, Random(1))


def test_what_a_killed_server_started_ends_with_it(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "unlit.db"), tmp_path / "log") as server:
        made = new_table(server.address, {"hero": BOT, "evil 1": ME})
        with Player(server.address, made["tokens"]["evil 1"]) as player:
            player.until(player.is_asked)
            assert eventually(lambda: len(server.family()) > 1), "no bot thinks in a process of its own"
            server.kill()
        assert eventually(lambda: not server.family()), "processes are left in which bots would think"


@pytest.mark.parametrize(("by", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_a_server_that_is_stopped_leaves_nothing_and_complains_of_nothing(tmp_path: Path, by: int, code: int) -> None:
    with ServerProcess(str(tmp_path / "unlit.db"), tmp_path / "log") as server:
        made = new_table(server.address, {"hero": BOT, "evil 1": ME})
        with Player(server.address, made["tokens"]["evil 1"]) as player:
            player.play(Random(1), 10)
            assert thinkers_of(server)
            server.process.send_signal(by)
            assert server.process.wait(20) == code
        assert eventually(lambda: not server.family())
        assert server.written() == ""


def thinkers_of(server: ServerProcess) -> list[int]:
    """The processes in which bots think."""
    found = []
    for pid in server.family():
        with suppress(OSError):
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
    return found


def test_a_process_that_dies_while_no_bot_thinks_is_replaced(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "unlit.db"), tmp_path / "log") as server:
        made = new_table(server.address, {"hero": BOT, "evil 1": ME})
        with Player(server.address, made["tokens"]["evil 1"]) as player:
            player.until(player.is_asked)
            assert eventually(lambda: bool(thinkers_of(server)))
            time.sleep(0.3)  # until it has nothing to think of
            dead = thinkers_of(server)
            for pid in dead:
                os.kill(pid, signal.SIGKILL)
            assert eventually(lambda: not set(dead) & set(thinkers_of(server)))
            before = len(bots_entries(tmp_path / "unlit.db", made["table"]))
            for _ in range(200):
                if player.ended or len(bots_entries(tmp_path / "unlit.db", made["table"])) > before + 5:
                    break
                player.play(Random(1), 1)
            assert thinkers_of(server), "no process was started anew"
        assert server.written().count("did not come to an end") <= 1, "bots do not think any more"


def test_bots_that_do_not_come_to_an_end_hold_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def give_up(*_: object) -> list[Any]:
        return []

    monkeypatch.setattr("unlit.server.tables.premises.Premises.thought", give_up)
    server = ServerInThread(str(tmp_path / "unlit.db"))
    try:
        for seat in ("hero", "evil 1"):
            made = new_table(server.address, {"hero": BOT, "evil 1": BOT} | {seat: ME})
            with Player(server.address, made["tokens"][seat]) as player:
                for _ in range(40):
                    player.until(lambda player=player: player.is_asked() or player.is_over(), 5)  # type: ignore[misc]
                    if player.is_over():
                        break
                    player.play(Random(1), 1)
    finally:
        server.stop()


def bots_entries(db: Path, table: str) -> list[EntryRow]:
    """What bots have answered."""
    return [entry for entry in entries_of(str(db), table) if entry.by == "bot"]


def test_who_was_here_when_the_server_was_killed_and_does_not_come_back_is_away(tmp_path: Path) -> None:
    db, log = str(tmp_path / "unlit.db"), tmp_path / "log"
    with ServerProcess(db, log) as server:
        made = new_table(server.address, {"hero": ME, "evil 1": ME}, choices={"stand_in": 1, "claim": 1})
        tokens = made["tokens"]
        with Player(server.address, tokens["hero"]) as hero, Player(server.address, tokens["evil 1"]) as evil:
            play_together([hero, evil], Random(1), 5)
            server.kill()
    with ServerProcess(db, log) as server, Player(server.address, tokens["hero"]) as hero:
        hero.until(lambda: hero.people is not None)

        def evil_is_played_for() -> bool:
            with suppress(TimeoutError):
                hero.hear(0.2)
            return any(one["seat"] == "evil 1" and one["played_by"] == "bot" for one in hero.company()["people"])

        assert eventually(evil_is_played_for), "nobody plays for a seat whose person is gone"
        hero.play(Random(1), 10)


def test_an_answer_that_ended_the_game_is_acknowledged_again(server: ServerInThread) -> None:
    made = new_table(server.address, dict.fromkeys(("ada", "ben", "warden"), ME), game="vault", setup={"rounds": "6"})
    chance = Random(2)
    last: dict[str, Any] = {}
    with ExitStack() as leaving:
        players = [leaving.enter_context(Player(server.address, token)) for token in made["tokens"].values()]
        while (asked := whoever_is_asked(players)) is not None:
            assert asked.question is not None
            options = asked.question["options"]
            last = {"id": str(next(asked.ids)), "ask": asked.question["ask"], "option": chance.choice(options)}
            assert asked.answer(last["option"], id=last["id"])["type"] == "done"
            token = asked.token
    with Player(server.address, token) as player:
        assert player.say("answer", **last)["type"] == "done"


def test_a_damaged_table_does_not_keep_bots_at_other_tables_from_moving(tmp_path: Path) -> None:
    db = str(tmp_path / "unlit.db")
    server = ServerInThread(db, pace=3.0)  # long enough for the server to stop before a bot has moved
    made = []
    for _ in range(2):
        made.append(new_table(server.address, {"hero": BOT, "evil 1": ME}))
        with Player(server.address, made[-1]["tokens"]["evil 1"]) as player:
            player.until(lambda player=player: player.frame is not None)  # type: ignore[misc]
    server.stop()
    damaged, sound = (one["table"] for one in made)
    with closing(sqlite3.connect(db)) as c, c:
        assert c.execute("""SELECT count(*) FROM jobs WHERE kind = 'move'""").fetchone() == (2,)
        c.execute("""UPDATE boards SET kept = 'moths' WHERE "table" = ?""", [damaged])
        c.execute("""UPDATE jobs SET due = CASE "table" WHEN ? THEN 1.0 ELSE 2.0 END""", [damaged])
    server = ServerInThread(db)
    try:
        assert eventually(lambda: len(entries_of(db, sound)) > 1), "the bot at the other table does not move"
    finally:
        server.stop()


def test_the_address_is_true_as_soon_as_it_is_printed(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "unlit.db"), tmp_path / "log", wait=False) as server:
        assert server.answers()
