"""A disk that is full or read-only: everybody is told, nothing is half written, and afterwards the game goes on."""

from __future__ import annotations

import asyncio
import itertools
import os
import resource
import sqlite3
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from player import Message, Player, new_table, play_together, whoever_is_asked
from server_in_thread import ServerInThread
from server_process import ServerProcess, eventually
from sparing import one_in
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError
from stored import entries_of, wrongs_of
from trouble import Fault, full, read_only

from unlit.server.disk import queries
from unlit.server.disk.store import Store, Unstored

ME, BOT, FRIEND = {"who": "me"}, {"who": "bot"}, {"who": "friend"}
TROUBLES: dict[str, Callable[[Engine], AbstractContextManager[None]]] = {"full": full, "read-only": read_only}
MOST_ANSWERS = 60  # that a full database may still find room for
NEVER = 1000.0  # seconds: bots and the program do not move while a test looks


def engine_of(server: ServerInThread) -> Engine:
    """The engine of a server."""
    engine: Engine = server.app.state.house.store.engine
    return engine


def wish(**more: Any) -> Message:
    """A new table, as it is asked for."""
    return {"game": "alone", "seats": {"hero": ME, "evil 1": BOT}} | more


def is_refused_clearly(answer: httpx.Response) -> bool:
    """Whether a request was refused with one sentence that says what is the matter, and no more."""
    said = answer.json()
    return answer.status_code == 503 and said["key"] == "not-stored" and "try again" in said["sentence"]


def rows_in(db: str) -> dict[str, int]:
    """How many rows each table of the database has."""
    with closing(sqlite3.connect(db)) as c:
        names = [name for (name,) in c.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: c.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names}


@pytest.mark.parametrize("trouble", TROUBLES)
def test_while_the_disk_takes_nothing_everybody_is_told(tmp_path: Path, trouble: str) -> None:
    db = str(tmp_path / "unlit.db")
    server = ServerInThread(db)
    try:
        made = new_table(server.address, {"hero": ME, "evil 1": ME})
        with ExitStack() as leaving:
            players = [leaving.enter_context(Player(server.address, token)) for token in made["tokens"].values()]
            chance = Random(1)
            for player in players:  # nothing is the program's to answer, or the disk might be full before its answer
                player.until(player.sees)
                assert player.welcome is not None
                assert player.say("stops", moments=player.welcome["moments"])["type"] == "done"
            play_together(players, chance, 5)
            with TROUBLES[trouble](engine_of(server)):
                asked, message, reply = answered_until_refused(players, chance)
                assert (reply["key"], reply["type"]) == ("not-stored", "no")
                assert "sqlite" not in reply["sentence"].lower()
                before = rows_in(db)
                answers = [httpx.post(f"{server.address}/api/tables", json=wish()) for _ in range(20)]
                assert is_refused_clearly(answers[-1])
                assert (
                    len([one for one in answers if one.status_code == 201]) == rows_in(db)["tables"] - before["tables"]
                )
                assert (
                    say(asked, "answer", id="again", ask=message["ask"], option=message["option"])["key"]
                    == "not-stored"
                )
                assert rows_in(db)["entries"] == before["entries"]
                assert is_refused_clearly(httpx.get(f"{server.address}/healthz"))
            assert httpx.get(f"{server.address}/healthz").json() == {"well": True}
            assert say(asked, "answer", **message)["type"] == "done"
            assert [one.client for one in entries_of(db, made["table"])].count(f"{seat_of(asked)} {message['id']}") == 1
            assert httpx.post(f"{server.address}/api/tables", json=wish()).status_code == 201
            play_together(players, chance, 20)
    finally:
        server.stop()
    assert wrongs_of(db) == []


def say(player: Player, kind: str, *, id: str, **more: Any) -> Message:
    """Say something, perhaps again; the answer is the one that comes now."""
    player.replies.pop(id, None)
    return player.say(kind, id=id, **more)


def seat_of(player: Player) -> str:
    """The seat through which a player looks."""
    assert player.welcome is not None
    seat: str = player.welcome["seat"]
    return seat


def answered_until_refused(players: list[Player], chance: Random) -> tuple[Player, Message, Message]:
    """Who was refused, with which answer, and how."""
    for _ in range(MOST_ANSWERS):
        asked = whoever_is_asked(players)
        assert asked is not None
        assert asked.question is not None
        message = {
            "id": f"answer {next(asked.ids)}",
            "ask": asked.question["ask"],
            "option": chance.choice(asked.question["options"]),
        }
        reply = asked.answer(message["option"], id=message["id"])
        if reply["type"] != "done":
            return asked, message, reply
    raise AssertionError("the disk is not full")


@pytest.mark.parametrize("trouble", TROUBLES)
def test_bots_go_on_by_themselves_when_the_disk_is_well_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    monkeypatch.setattr("unlit.server.tables.hosted.CLAIM", 1.0)
    monkeypatch.setattr("unlit.server.house.house.CLAIM", 1.0)
    db = str(tmp_path / "unlit.db")
    server = ServerInThread(db, pace=0.2)
    try:
        made = new_table(server.address, {"hero": BOT, "evil 1": ME})
        with Player(server.address, made["tokens"]["evil 1"]) as player:
            player.until(lambda: player.frame is not None)
            with TROUBLES[trouble](engine_of(server)):
                eventually(lambda: False, 2.0)  # bots try to move, and a full disk gets full
                stuck = len(entries_of(db, made["table"]))
                eventually(lambda: False, 1.0)
                assert len(entries_of(db, made["table"])) <= stuck + 1
            assert eventually(lambda: len(entries_of(db, made["table"])) > stuck + 2 or player_is_asked(player))
            player.play(Random(3), 5)
    finally:
        server.stop()
    assert wrongs_of(db) == []


def player_is_asked(player: Player) -> bool:
    """Whether a question has come, without much waiting."""
    try:
        player.hear(0.01)
    except TimeoutError:
        return player.is_asked()
    return player.is_asked()


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits the files of a process that runs")
def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    db = str(tmp_path / "unlit.db")
    with ServerProcess(db, tmp_path / "log") as server:
        made = new_table(server.address, {"hero": ME, "evil 1": ME})
        with ExitStack() as leaving:
            players = [leaving.enter_context(Player(server.address, token)) for token in made["tokens"].values()]
            chance = Random(4)
            play_together(players, chance, 3)
            size = Path(f"{db}-wal").stat().st_size
            limits = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, limits[1]))
            asked, message, reply = answered_until_refused(players, chance)
            assert reply["key"] == "not-stored"
            assert is_refused_clearly(httpx.post(f"{server.address}/api/tables", json=wish()))
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, limits)
            assert say(asked, "answer", **message)["type"] == "done"
            play_together(players, chance, 20)
        server.stop()
        assert '"trace"' not in server.written()
    assert wrongs_of(db) == []


# One statement fails, whichever it is


@dataclass
class Stage:
    """A server, a table at it, and who looks."""

    server: ServerInThread
    made: Message
    players: list[Player]
    leaving: ExitStack

    def enter(self, token: str) -> Player:
        """Somebody comes, and stays until the end."""
        return self.leaving.enter_context(Player(self.server.address, token))

    def come(self, token: str) -> bool:
        """Somebody comes; whether the server lets them see."""
        player = self.enter(token)
        while player.frame is None:
            if player.hear() is None:
                assert player.bye == "not-stored"
                return False
        return True


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerInThread, Fault]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("unlit.server.web.app.HTTP_AT_ONCE", 10_000.0)
        # Wishes that share a transaction are each tried again if it fails, and a deed would be done after all.
        patch.setattr("unlit.server.disk.store.MOST_TOGETHER", 1)
        server = ServerInThread(str(tmp_path_factory.mktemp("slow") / "unlit.db"), pace=NEVER)
        yield server, Fault(engine_of(server))
        server.stop()


def said(player: Player, kind: str, **more: Any) -> bool:
    """Say something; whether it was done, or could not be stored."""
    reply = say(player, kind, **more)
    assert reply["type"] == "done" or reply["key"] == "not-stored", reply
    return bool(reply["type"] == "done")


def two_people(stage: Stage) -> None:
    stage.made = new_table(stage.server.address, {"hero": ME, "evil 1": ME})
    stage.players = [stage.enter(token) for token in stage.made["tokens"].values()]
    for player in stage.players:
        player.until(lambda player=player: player.frame is not None)  # type: ignore[misc]


def one_has_answered(stage: Stage) -> None:
    two_people(stage)
    play_together(stage.players, Random(1), 1)


def one_is_over(stage: Stage) -> None:
    two_people(stage)
    assert stage.players[0].say("concede")["type"] == "done"


def one_offers_to_end(stage: Stage) -> None:
    two_people(stage)
    assert stage.players[0].say("offer-end")["type"] == "done"


def a_friend_is_invited(stage: Stage) -> None:
    stage.made = new_table(stage.server.address, {"hero": ME, "evil 1": FRIEND})
    stage.players = [stage.enter(stage.made["tokens"]["hero"])]
    stage.players[0].until(lambda: stage.players[0].people is not None)


def nobody_has_come(stage: Stage) -> None:
    stage.made = new_table(stage.server.address, {"hero": ME, "evil 1": BOT})


def one_has_left(stage: Stage) -> None:
    two_people(stage)
    evil, hero = stage.players.pop(), stage.players[0]
    evil.close()
    hero.until(lambda: not hero.company()["people"][1]["here"] and bool(hero.company()["people"][1]["away_since"]))


def a_team_mate_has_left(stage: Stage) -> None:
    seats = {"hero": ME, "evil 1": ME, "evil 2": ME}
    stage.made = new_table(stage.server.address, seats, setup={"team": "2"})
    stage.players = [stage.enter(token) for token in stage.made["tokens"].values()]
    for player in stage.players:
        player.until(lambda player=player: player.frame is not None)  # type: ignore[misc]
    stage.players.pop().close()
    mate = stage.players[1]
    mate.until(lambda: bool(mate.company()["people"][2]["away_since"]))


def a_guest_was_removed(stage: Stage) -> None:
    a_friend_is_invited(stage)
    assert exchange(stage)
    hero = stage.players[0]
    reply = hero.say("remove", seat="evil 1")  # before the deal, as nobody has looked through it
    stage.made["invitations"]["evil 1"] = reply["result"]["invitation"]


def a_seat_is_free(stage: Stage) -> None:
    two_people(stage)
    hero, evil = stage.players
    reply = hero.say("remove", seat="evil 1")
    stage.made["invitations"] = {"evil 1": reply["result"]["invitation"]}
    evil.until(lambda: evil.bye == "removed")


def a_newcomer_asks(stage: Stage) -> None:
    a_seat_is_free(stage)
    assert exchange(stage)


def a_team_mate_is_played_for(stage: Stage) -> None:
    a_team_mate_has_left(stage)
    assert stage.players[1].say("stand-in", seat="evil 2", on=True)["type"] == "done"


def answer(stage: Stage) -> bool:
    asked = whoever_is_asked(stage.players)
    assert asked is not None
    assert asked.question is not None
    return said(asked, "answer", id="1", ask=asked.question["ask"], option=asked.question["options"][0])


def undo(stage: Stage) -> bool:
    entries = entries_of(stage.server.app.state.house.store.url, stage.made["table"])
    seat = next(entry.seat for entry in entries if entry.by == "person")
    player = next(one for one in stage.players if seat_of(one) == seat)
    return said(player, "undo", id="2")


def exchange(stage: Stage) -> bool:
    answer = httpx.post(
        f"{stage.server.address}/api/exchange", json={"invitation": stage.made["invitations"]["evil 1"]}
    )
    assert answer.status_code == 200 or is_refused_clearly(answer), answer.text
    return answer.status_code == 200


def make_table(stage: Stage) -> bool:
    answer = httpx.post(f"{stage.server.address}/api/tables", json=wish())
    assert answer.status_code == 201 or is_refused_clearly(answer), answer.text
    return answer.status_code == 201


def leave(stage: Stage) -> bool:
    """Who leaves, though asked, is answered by the end of the connection, and a bot is to move."""
    leaving = whoever_is_asked(stage.players)
    assert leaving is not None
    leaving.replies.clear()
    leaving.socket.send('{"type": "leave", "id": "5"}')
    while "5" not in leaving.replies:
        if leaving.hear() is None:
            assert leaving.bye == "left"
            return True
    assert leaving.replies["5"]["key"] == "not-stored"
    return False


def by_first(kind: str, **more: Any) -> Callable[[Stage], bool]:
    return lambda stage: said(stage.players[0], kind, id="3", **more)


def by_second(kind: str, **more: Any) -> Callable[[Stage], bool]:
    return lambda stage: said(stage.players[1], kind, id="4", **more)


DEEDS: dict[str, tuple[Callable[[Stage], None], Callable[[Stage], bool]]] = {
    "a new table": (nobody_has_come, make_table),
    "an invitation": (a_friend_is_invited, exchange),
    "the first to come": (nobody_has_come, lambda stage: stage.come(stage.made["tokens"]["hero"])),
    "one who comes back": (one_has_left, lambda stage: stage.come(stage.made["tokens"]["evil 1"])),
    "an answer": (two_people, answer),
    "an undo": (one_has_answered, undo),
    "chat": (two_people, by_first("chat", to="all", text="Hello")),
    "stops": (two_people, by_second("stops", moments=["react to step"])),
    "a guest removed": (two_people, by_first("remove", seat="evil 1")),
    "leaving": (two_people, leave),
    "conceding": (two_people, by_first("concede")),
    "an end that is offered": (two_people, by_first("offer-end")),
    "an end that is agreed to": (one_offers_to_end, by_second("reply", agree=True)),
    "a rematch": (one_is_over, by_first("rematch")),
    "standing in": (a_team_mate_has_left, by_second("stand-in", seat="evil 2", on=True)),
    "giving a seat back": (a_team_mate_is_played_for, by_second("stand-in", seat="evil 2", on=False)),
    "a guest removed who plays for another": (a_team_mate_is_played_for, by_first("remove", seat="evil 1")),
    "an invitation after a guest was removed": (a_guest_was_removed, exchange),
    "a newcomer": (a_seat_is_free, exchange),
    "a newcomer who is agreed to": (a_newcomer_asks, by_first("admit", seat="evil 1", agree=True)),
    "a newcomer who is refused": (a_newcomer_asks, by_first("admit", seat="evil 1", agree=False)),
    "a report": (two_people, by_first("report", words="strange")),
}

SOMEBODY_GOES = (
    "leaving",
    "a guest removed",
    "a guest removed who plays for another",
)  # that is written down after the answer, and may be what fails


GOES = "DELETE FROM lookers"  # it may be noted late that somebody went who was there in the preparation


@pytest.mark.parametrize("deed", one_in(3, DEEDS))
def test_whichever_statement_fails_one_can_try_again(slow: tuple[ServerInThread, Fault], deed: str) -> None:
    server, fault = slow
    prepare, act = DEEDS[deed]
    for number in itertools.count():
        with ExitStack() as leaving:
            stage = Stage(server, {}, [], leaving)
            prepare(stage)
            house = server.app.state.house
            fault.arm(number)
            try:
                done = act(stage)
            finally:
                hit = fault.disarm()
            goes = deed in SOMEBODY_GOES or fault.failed.startswith(GOES)
            assert done != hit or (done and goes), f"statement {number}: {fault.failed}"
            if not done:
                assert act(stage), f"after statement {number} had failed it could not be done again"
        table = stage.made["table"]
        assert eventually(lambda house=house, table=table: not listeners_of(house, table)), (  # type: ignore[misc]
            f"after statement {number} had failed the server believes that somebody is here who is not"
        )
        fault.past.add(table)
        if not hit:
            break
    assert number > 1
    assert wrongs_of(house.store.url) == []


def listeners_of(house: Any, table: str) -> list[Any]:
    """Who looks at a table, as the server believes."""
    found = house.hosted.get(table)
    return list(found.seats.listeners) if found is not None else []


def test_a_line_that_could_not_be_stored_is_said_once(slow: tuple[ServerInThread, Fault]) -> None:
    server, fault = slow
    with ExitStack() as leaving:
        stage = Stage(server, {}, [], leaving)
        two_people(stage)
        hero, evil = stage.players
        fault.arm(1)
        assert say(hero, "chat", id="1", to="all", text="Hello")["key"] == "not-stored"
        fault.disarm()
        for _ in range(2):
            assert say(hero, "chat", id="1", to="all", text="Hello")["type"] == "done"
        say(evil, "chat", id="2", to="all", text="Yes?")
        assert [line["text"] for line in evil.spoken] == ["Hello", "Yes?"]
    fault.past.add(stage.made["table"])


def test_who_leaves_while_nothing_can_be_stored_is_away_afterwards(tmp_path: Path) -> None:
    server = ServerInThread(str(tmp_path / "unlit.db"))
    try:
        made = new_table(server.address, {"hero": ME, "evil 1": ME}, choices={"stand_in": 1, "claim": 1})
        with Player(server.address, made["tokens"]["hero"]) as hero:
            with Player(server.address, made["tokens"]["evil 1"]) as evil:
                play_together([hero, evil], Random(1), 3)
                with read_only(engine_of(server)):
                    evil.close()
                    assert eventually(lambda: len(listeners_of(server.app.state.house, made["table"])) == 1)
                    time.sleep(0.5)

            def evil_is_away() -> bool:
                player_is_asked(hero)
                person = hero.company()["people"][1]
                return person["away_since"] is not None or person["played_by"] == "bot"

            assert eventually(evil_is_away), f"who is gone is not away: {hero.company()['people']}"
    finally:
        server.stop()


# The store by itself


def test_a_wish_that_nobody_waits_for_any_more_leaves_the_writer_alive(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "unlit.db"))

    def slowly(_: Connection) -> None:
        time.sleep(0.3)

    async def give_up_and_go_on() -> bool:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(store.write(slowly), 0.05)
        return await asyncio.wait_for(store.write(queries.is_well), 5)

    try:
        assert asyncio.run(give_up_and_go_on())
    finally:
        store.close()


def test_wishes_of_one_transaction_fail_each_for_itself(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "unlit.db"))

    def refuse(_: Connection) -> None:
        raise KeyError("mine alone")

    async def together() -> list[Any]:
        slow = asyncio.create_task(store.write(lambda _: time.sleep(0.1)))
        await asyncio.sleep(0.02)
        wishes = [store.write(queries.is_well), store.write(refuse), store.write(queries.is_well)]
        found = await asyncio.gather(*wishes, return_exceptions=True)
        await slow
        return found

    try:
        first, second, third = asyncio.run(together())
        assert (first, third) == (True, True)
        assert isinstance(second, KeyError)
    finally:
        store.close()


def modes_in(folder: Path) -> dict[str, str]:
    """Who may do what with the files of a database."""
    return {file.name: oct(stat.S_IMODE(file.stat().st_mode)) for file in folder.iterdir()}


@pytest.mark.skipif(os.name != "posix", reason="only there a file has a mode")
@pytest.mark.parametrize("before", ["none", "one that others may read"])
def test_the_files_of_a_database_belong_to_their_owner_alone(tmp_path: Path, before: str) -> None:
    db = tmp_path / "unlit.db"
    usual = os.umask(0o022)
    try:
        if before != "none":
            Store(str(db)).close()
            db.chmod(0o644)
        store = Store(f"sqlite:///{db}")
        try:
            assert asyncio.run(store.write(queries.is_well))
            assert modes_in(tmp_path) == {name: "0o600" for name in ("unlit.db", "unlit.db-wal", "unlit.db-shm")}
        finally:
            store.close()
    finally:
        os.umask(usual)


def test_a_copy_of_the_file_alone_has_everything_once_the_server_has_stopped(tmp_path: Path) -> None:
    db = tmp_path / "unlit.db"
    server = ServerInThread(str(db))
    with closing(sqlite3.connect(db)) as somebody:  # who looks into it keeps SQLite from clearing up by itself
        somebody.execute("SELECT count(*) FROM tables").fetchone()
        made = new_table(server.address, {"hero": ME, "evil 1": ME})
        assert Path(f"{db}-wal").stat().st_size
        server.stop()
        assert Path(f"{db}-wal").stat().st_size == 0
        copy = tmp_path / "copy.db"
        copy.write_bytes(db.read_bytes())
        with closing(sqlite3.connect(copy)) as c:
            assert c.execute("SELECT id FROM tables").fetchall() == [(made["table"],)]


def test_a_place_where_no_file_can_be_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Unstored, match="unable to open database file"):
        Store(str(tmp_path / "no such folder" / "unlit.db"))
    with pytest.raises(AssertionError, match="cannot be used as a database") as found:
        ServerProcess(str(tmp_path / "no such folder" / "unlit.db"), tmp_path / "log")
    assert "Traceback" not in str(found.value)


def test_what_another_process_wrote_is_heard_though_it_could_not_be_read_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    db = str(tmp_path / "unlit.db")
    server, others = ServerInThread(db), Store(db)
    try:
        made = new_table(server.address, {"hero": ME, "evil 1": BOT})
        with Player(server.address, made["tokens"]["hero"]) as hero:
            hero.wait_for_turn()
            line = queries.LineRow(made["table"], 0, "evil 1", "E", "all", "Boo!", "1", time.time())
            asyncio.run(others.write(lambda c: queries.add_line(c, line)))
            read, failures = queries.line_rows, iter(range(2))

            def broken(*args: Any) -> Any:
                if next(failures, None) is None:
                    return read(*args)
                raise OperationalError("SELECT", {}, Exception("terminating connection"))

            monkeypatch.setattr(queries, "line_rows", broken)
            house = server.app.state.house
            loop = next(iter(house.premises._tasks)).get_loop()
            loop.call_soon_threadsafe(house.heard, made["table"])
            hero.until(lambda: [one["text"] for one in hero.spoken] == ["Boo!"], 5)
    finally:
        others.close()
        server.stop()
    assert [record.exc_info for record in caplog.records if record.levelname == "ERROR"] == []
    assert "news of a table cannot be read" in caplog.text
