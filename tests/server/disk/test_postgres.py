"""PostgreSQL, and two servers that share it: who plays through one meets who plays through the other."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from threading import Barrier, Thread
from typing import Any

import httpx
import psycopg
import pytest
from enduring import endure
from player import Message, Player, new_table, play_together, whoever_is_asked
from postgres import Postgres
from server_in_thread import ServerInThread
from server_process import COMMAND, ServerProcess, eventually
from shapes import differences, shape_of
from sqlalchemy import inspect
from stored import entries_of, table_of, wrongs_of
from whole_games import play_against_a_bot, play_while_one_watches

from unlit.server.disk import queries
from unlit.server.disk.schema import METADATA
from unlit.server.disk.store import engine_of, migrate
from unlit.server.seats import sightings
from unlit.server.seats.tokens import SEAT, eye_of

ANSWERS = 110  # of two people who share a game through two servers
RACES = 40  # questions that both of two connections answer at once
TABLES_AT_ONCE = 6  # at which the last two people arrive at the same moment, through different servers
BAD_MESSAGES = 1000
ME, BOT, FRIEND = {"who": "me"}, {"who": "bot"}, {"who": "friend"}


@pytest.fixture(scope="module")
def shared(postgres: Postgres) -> str:
    """The database that two servers share."""
    return postgres.new_database("shared")


@pytest.fixture(scope="module")
def pair(shared: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two servers, each in a process of its own."""
    folder = tmp_path_factory.mktemp("pair")
    with (
        ServerProcess(shared, folder / "log 1") as first,
        ServerProcess(shared, folder / "log 2") as second,
    ):
        yield first, second
        for server in (first, second):
            assert '"trace"' not in server.written()


@pytest.fixture(scope="module")
def server(postgres: Postgres) -> Iterator[ServerInThread]:
    """A server by itself, in this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("unlit.server.web.app.HTTP_AT_ONCE", 1e9)
        patch.setattr("unlit.server.web.connection.AT_ONCE", 1e9)
        found = ServerInThread(postgres.new_database("alone"))
        yield found
        found.stop()


# The database


def test_a_migrated_database_is_what_the_program_expects(postgres: Postgres) -> None:
    engine = engine_of(postgres.new_database("migrated"))
    try:
        migrate(engine)
        assert differences(engine) == []
        assert set(inspect(engine).get_table_names()) == {*METADATA.tables, "alembic_version"}
        before = shape_of(engine)
        migrate(engine)
        assert shape_of(engine) == before
    finally:
        engine.dispose()


def test_servers_that_start_at_once_on_an_empty_database(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database("beginnings")
    with ExitStack() as leaving:
        spares = [ServerProcess(url, tmp_path / f"log {number}", spare=True) for number in range(3)]
        for spare in spares:
            leaving.enter_context(spare)
        time.sleep(3)  # until each has loaded its program, and only waits to be told
        threads = [Thread(target=take_over, args=(spare,)) for spare in spares]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert [spare.written() for spare in spares] == ["", "", ""]
        assert all(httpx.get(f"{spare.address}/healthz").json() == {"well": True} for spare in spares)


def take_over(spare: ServerProcess) -> None:
    """Begin to serve; what goes wrong is in the log."""
    with suppress(AssertionError):
        spare.take_over()


def test_a_database_that_does_not_answer_gets_a_sentence_without_its_password(tmp_path: Path) -> None:
    url = f"postgresql://unlit:swordfish@/nothing?host={tmp_path}"
    command = [str(COMMAND), "serve", "--port", "0", "--db", url]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    said = done.stdout + done.stderr
    assert done.returncode == 2
    assert "cannot be used as a database" in said
    assert "Traceback" not in said
    assert "swordfish" not in said


# Playing


@pytest.mark.long  # two people who play through two servers are its representative
def test_a_whole_game_against_a_bot(server: ServerInThread) -> None:
    play_against_a_bot(server, "evil 1")


@pytest.mark.long  # likewise
def test_two_people_and_one_who_watches(server: ServerInThread) -> None:
    play_while_one_watches(server)


@pytest.mark.long  # the same on SQLite is its representative
def test_bad_messages(server: ServerInThread) -> None:
    attacker = endure(server, BAD_MESSAGES, Random(3))
    assert "failed" not in attacker.byes
    assert "not-stored" not in attacker.replies
    assert wrongs_of(server.app.state.house.store.url) == []


@pytest.mark.parametrize("letter", ["\0", "\N{FIRE}", "\u202e"])
def test_no_letter_in_a_message_upsets_the_database(server: ServerInThread, letter: str) -> None:
    made = new_table(server.address, {"hero": ME, "evil 1": BOT})
    with Player(server.address, made["tokens"]["hero"]) as hero:
        question = hero.wait_for_turn()
        assert question is not None
        for kind, more in (
            ("chat", {"to": "all", "text": f"a{letter}b"}),
            ("chat", {"to": "all", "text": "ab", "id": f"a{letter}b"}),
            ("report", {"words": f"a{letter}b"}),
            ("answer", {"ask": question["ask"], "option": f"a{letter}b"}),
            ("answer", {"ask": question["ask"] + 1, "option": "pass", "id": f"c{letter}d"}),
            ("undo", {"id": f"e{letter}f"}),
            ("answer", {"ask": question["ask"], "option": question["options"][0], "id": f"g{letter}h"}),
        ):
            reply = hero.say(kind, **more)
            assert reply["type"] == "done" or reply["key"] != "not-stored", (kind, more)


# Two servers


def share_a_table(pair: tuple[ServerProcess, ServerProcess], **choices: Any) -> tuple[Message, dict[str, Player]]:
    """The hero at the first server, evil at the second."""
    first, second = pair
    made = new_table(first.address, {"hero": ME, "evil 1": FRIEND}, choices=choices)
    hero = Player(first.address, made["tokens"]["hero"])
    came = httpx.post(f"{second.address}/api/exchange", json={"invitation": made["invitations"]["evil 1"]})
    assert came.status_code == 200, came.text
    made["tokens"]["evil 1"] = came.json()["token"]
    return made, {"hero": hero, "evil 1": Player(second.address, came.json()["token"])}


@pytest.fixture
def party(pair: tuple[ServerProcess, ServerProcess]) -> Iterator[tuple[Message, dict[str, Player]]]:
    made, players = share_a_table(pair)
    with players["hero"], players["evil 1"]:
        yield made, players


def test_two_people_play_through_two_servers(
    shared: str, pair: tuple[ServerProcess, ServerProcess], party: tuple[Message, dict[str, Player]]
) -> None:
    made, players = party
    hero, evil = players["hero"], players["evil 1"]
    acknowledged = []
    chance = Random(1)
    for number in range(ANSWERS):
        asked = whoever_is_asked([hero, evil])
        assert asked is not None, "the game is over too soon"
        assert asked.question is not None
        time.sleep(0.05)  # a page may not ask for more
        assert asked.answer(chance.choice(asked.question["options"]), id=f"{number}")["type"] == "done"
        acknowledged.append(f"{'hero' if asked is hero else 'evil 1'} {number}")
    entries = entries_of(shared, made["table"])
    assert [entry.client for entry in entries if entry.client is not None] == acknowledged
    assert {entry.split(" ")[0] for entry in acknowledged} == {"hero", "evil"}
    t = table_of(shared, made["table"])
    for seat, player in players.items():
        expected = [[number, event.key(), event.facts()] for number, event in t.told(seat)]
        assert eventually(lambda player=player, expected=expected: heard(player) == expected)  # type: ignore[misc]
    assert wrongs_of(shared, made["table"]) == []


def heard(player: Player) -> list[list[Any]]:
    """What a player was told so far; shown the last of it anew, it asks for the rest, as a page does."""
    with suppress(TimeoutError):
        while player.hear(0.05) is not None:
            pass
    while player.told and player.told[0][0] > 1:
        player.told = player.say("earlier", before=player.told[0][0])["result"] + player.told
    return player.told


def test_each_is_here_for_the_other(party: tuple[Message, dict[str, Player]]) -> None:
    _, players = party

    def both_are_here() -> bool:
        for player in players.values():
            heard(player)
        return all(
            person["here"] and person["away_since"] is None
            for player in players.values()
            for person in player.company()["people"]
        )

    assert eventually(both_are_here)
    players["evil 1"].close()

    def evil_is_away() -> bool:
        heard(players["hero"])
        return not players["hero"].company()["people"][1]["here"]

    assert eventually(evil_is_away)


def test_of_two_answers_to_the_same_question_one_counts(shared: str, pair: tuple[ServerProcess, ServerProcess]) -> None:
    first, second = pair
    made = new_table(first.address, {"hero": ME, "evil 1": ME})
    chance = Random(2)
    with ExitStack() as leaving:
        lines = {
            seat: [leaving.enter_context(Player(one.address, token)) for one in (first, second)]
            for seat, token in made["tokens"].items()
        }
        for race in range(RACES):
            asked = whoever_is_asked([both[0] for both in lines.values()])
            assert asked is not None
            ask = asked.question["ask"] if asked.question is not None else -1
            both = next(both for both in lines.values() if both[0] is asked)
            until_asked(both[1], ask)
            assert both[1].question is not None
            options = both[1].question["options"]
            replies = at_once(
                both,
                lambda player, race=race, options=options: player.answer(  # type: ignore[misc]
                    chance.choice(options), id=f"{race} {player.address}"
                ),
            )
            assert sorted(one["type"] for one in replies) == ["done", "no"], (race, replies)
            refused = next(one for one in replies if one["type"] == "no")
            assert refused["key"] in ("too-late", "stale", "not-asked")
    entries = entries_of(shared, made["table"])
    assert len([entry for entry in entries if entry.by == "person"]) == RACES
    assert wrongs_of(shared, made["table"]) == []


def until_asked(player: Player, ask: int) -> None:
    """Hear until this question has come through this server, too."""
    player.until(lambda: player.question is not None and player.question["ask"] == ask)


def at_once(players: list[Player], act: Callable[[Player], Message]) -> list[Message]:
    """What each is answered, if all act at the same moment."""
    found: dict[int, Message] = {}
    together = Barrier(len(players))

    def run(number: int) -> None:
        together.wait()
        found[number] = act(players[number])

    threads = [Thread(target=run, args=(number,)) for number in range(len(players))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [found[number] for number in range(len(players))]


def test_who_was_refused_sees_what_the_other_did(pair: tuple[ServerProcess, ServerProcess]) -> None:
    first, second = pair
    made = new_table(first.address, {"hero": ME, "evil 1": ME})
    tokens = made["tokens"]
    with ExitStack() as leaving:
        hero, evil = (leaving.enter_context(Player(first.address, tokens[seat])) for seat in ("hero", "evil 1"))
        twin = leaving.enter_context(Player(second.address, tokens["hero"]))
        asked = whoever_is_asked([hero, evil])
        while asked is evil:
            play_together([hero, evil], Random(1), 1)
            asked = whoever_is_asked([hero, evil])
        assert hero.question is not None
        until_asked(twin, hero.question["ask"])
        assert hero.answer(hero.question["options"][0])["type"] == "done"
        assert eventually(lambda: heard(twin) == heard(hero))
        assert twin.seen()["view"] == hero.seen()["view"]


def test_the_last_two_arrive_at_once_through_different_servers(
    shared: str, pair: tuple[ServerProcess, ServerProcess]
) -> None:
    stuck, tables = [], []
    for number in range(TABLES_AT_ONCE):
        made = new_table(pair[number % 2].address, {"hero": ME, "evil 1": ME})
        tables.append(made["table"])
        found = arrive_at_once(pair, [made["tokens"]["hero"], made["tokens"]["evil 1"]])
        with found[0], found[1]:
            for player in found:
                try:
                    player.until(lambda player=player: player.frame is not None, 3)  # type: ignore[misc]
                except TimeoutError:
                    stuck.append(made["table"])
            assert away_at(shared, made["table"]) == [], "who came at the same moment marked each other away"
    assert stuck == [], "nobody deals, though everybody is here"
    assert wrongs_of(shared, *tables) == []


def away_at(url: str, table: str) -> list[str]:
    """The seats of a table that are marked away."""
    engine = engine_of(url)
    try:
        with engine.connect() as c:
            return [row.seat for row in queries.seat_rows(c, table) if row.away_since is not None]
    finally:
        engine.dispose()


def test_one_seat_opened_at_once_through_two_servers_gives_one_seed(
    shared: str, pair: tuple[ServerProcess, ServerProcess]
) -> None:
    tables = []
    for number in range(TABLES_AT_ONCE):
        made = new_table(pair[number % 2].address, {"hero": ME, "evil 1": BOT})
        tables.append(made["table"])
        found = arrive_at_once(pair, [made["tokens"]["hero"]] * 2)
        with found[0], found[1]:
            for player in found:
                player.until(lambda player=player: player.frame is not None)  # type: ignore[misc]
            assert found[0].seen()["view"] == found[1].seen()["view"] or heard(found[0]) == heard(found[1])
    assert wrongs_of(shared, *tables) == []


def arrive_at_once(pair: tuple[ServerProcess, ServerProcess], tokens: list[str]) -> list[Player]:
    """Two players who connect at the same moment, each through a server and with a seed of its own."""
    together = Barrier(2)
    found: dict[int, Player] = {}

    def come(number: int) -> None:
        together.wait()
        found[number] = Player(pair[number].address, tokens[number], seed=f"{number}" * 64)

    threads = [Thread(target=come, args=(number,)) for number in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [found[0], found[1]]


def test_who_reads_the_story_through_one_server_is_waited_for_at_the_other(
    shared: str, pair: tuple[ServerProcess, ServerProcess]
) -> None:
    first, second = pair
    seats = {"iris": ME, "jonas": FRIEND, "kwame": BOT | {"bot": "random"}}
    begun: set[str] = set()
    while not {"iris", "kwame"} <= begun:
        made = new_table(first.address, seats, game="escape", setup={"players": "3"})
        come = {"invitation": made["invitations"]["jonas"]}
        friend = httpx.post(f"{second.address}/api/exchange", json=come).json()["token"]
        with ExitStack() as leaving:
            iris = leaving.enter_context(Player(first.address, made["tokens"]["iris"]))
            iris.company()
            ben = leaving.enter_context(Player(second.address, friend, reading=True))
            iris.until(iris.sees)
            iris.until_readers_are("jonas")
            begun.add(iris.seen()["waiting"])
            if iris.question is not None:
                ask = {"ask": iris.question["ask"], "option": iris.question["options"][0]}
                assert iris.say("answer", **ask)["key"] == "reading"
            assert [entry.number for entry in entries_of(shared, made["table"])] == [0]
            assert ben.say("story-read")["type"] == "done"
            iris.until_readers_are()
            asked = whoever_is_asked([iris, ben])
            assert asked is not None
            assert asked.question is not None
            assert asked.answer(asked.question["options"][0])["type"] == "done"


def test_chat_and_an_end_agreed_on_across_servers(party: tuple[Message, dict[str, Player]]) -> None:
    _, players = party
    hero, evil = players["hero"], players["evil 1"]
    whoever_is_asked([hero, evil])
    assert hero.say("chat", to="all", text="Enough?")["type"] == "done"
    evil.until(lambda: [line["text"] for line in evil.spoken] == ["Enough?"])
    assert evil.say("offer-end")["type"] == "done"
    hero.until(lambda: hero.company()["proposal"] is not None)
    assert hero.say("reply", agree=True)["type"] == "done"
    for player in (hero, evil):
        player.until(player.is_over)
        assert player.ended is not None
        assert player.ended["ending"] == "agreed"


def test_what_was_said_while_nobody_listened_is_heard_after_all(
    shared: str, party: tuple[Message, dict[str, Player]]
) -> None:
    _, players = party
    hero, evil = players["hero"], players["evil 1"]
    whoever_is_asked([hero, evil])
    for number in range(3):
        with psycopg.connect(shared, autocommit=True) as c:
            ended = c.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
            assert len(ended.fetchall()) >= 2, "nobody listens"
        assert hero.say("chat", to="all", text=f"{number}")["type"] == "done"
        evil.until(lambda number=number: [line["text"] for line in evil.spoken][-1:] == [f"{number}"], 5)  # type: ignore[misc]
        time.sleep(1)


def test_connections_to_the_database_that_break_are_made_anew(
    shared: str, party: tuple[Message, dict[str, Player]]
) -> None:
    made, players = party
    hero, evil = players["hero"], players["evil 1"]
    play_together([hero, evil], Random(5), 3)
    for number in range(5):
        asked = whoever_is_asked([hero, evil])
        assert asked is not None
        assert asked.question is not None
        message = {"id": f"{number}", "ask": asked.question["ask"], "option": asked.question["options"][0]}
        with psycopg.connect(shared, autocommit=True) as c:
            c.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND datname = current_database()"
            )
        asked.frame = asked.seen() | {"question": None}
        for _ in range(20):
            asked.replies.clear()
            reply = asked.say("answer", **message)
            if reply["type"] == "done":
                break
            assert reply["key"] == "not-stored"
            time.sleep(0.1)
        assert reply["type"] == "done"
    assert wrongs_of(shared, made["table"]) == []


def test_when_a_server_dies_the_other_one_moves_its_bots(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database("mortal")
    with ServerProcess(url, tmp_path / "log 1") as first, ServerProcess(url, tmp_path / "log 2") as second:
        made = new_table(first.address, {"hero": BOT, "evil 1": ME})
        chance = Random(6)
        with Player(first.address, made["tokens"]["evil 1"]) as player:
            player.play(chance, 3)
            first.kill()
        before = len(entries_of(url, made["table"]))
        with Player(second.address, made["tokens"]["evil 1"]) as player:
            for _ in range(100):
                if player.ended or bots_moved(url, made["table"], before):
                    break
                player.play(chance, 1)
            assert bots_moved(url, made["table"], before)
        second.stop()
        assert '"trace"' not in second.written()
    assert wrongs_of(url) == []


def bots_moved(url: str, table: str, since: int) -> bool:
    """Whether a bot has moved at a table."""
    return any(entry.by == "bot" for entry in entries_of(url, table)[since:])


# Seats


@pytest.fixture
def two(postgres: Postgres, request: pytest.FixtureRequest) -> Iterator[tuple[ServerInThread, ServerInThread]]:
    """Two servers in this process."""
    url = postgres.new_database(request.node.name)
    first, second = ServerInThread(url), ServerInThread(url)
    yield first, second
    second.stop()
    first.stop()


def deafen(server: ServerInThread) -> None:
    """From now on a server does not hear of what others write."""

    async def unheard(table: str) -> None:
        """Nothing is read."""

    house = server.app.state.house
    house.changed_elsewhere = unheard

    def reads() -> bool:
        """Whether it is still looking at what it heard of before."""
        return any(task.get_coro().__name__ == "changed_elsewhere" for task in house.premises._tasks.copy())

    assert eventually(lambda: not reads())


def come(address: str, invitation: str, **more: Any) -> httpx.Response:
    """Ask for the seat of an invitation."""
    return httpx.post(f"{address}/api/exchange", json={"invitation": invitation} | more)


def test_a_guest_whom_one_server_sends_away_loses_the_seat_at_the_other(
    pair: tuple[ServerProcess, ServerProcess], party: tuple[Message, dict[str, Player]]
) -> None:
    made, players = party
    hero, evil = players["hero"], players["evil 1"]
    play_together([hero, evil], Random(5), 3)
    assert hero.say("remove", seat="evil 1")["type"] == "done"
    evil.until(lambda: evil.bye == "removed")
    assert evil.hear() is None
    for server in pair:
        with Player(server.address, made["tokens"]["evil 1"]) as gone:
            gone.until(lambda gone=gone: gone.bye == "no-token")  # type: ignore[misc]


def test_a_guest_who_was_sent_away_says_nothing_through_a_server_that_has_not_heard_of_it(
    two: tuple[ServerInThread, ServerInThread],
) -> None:
    first, second = two
    made = new_table(first.address, {"hero": ME, "evil 1": FRIEND})
    token = come(second.address, made["invitations"]["evil 1"]).json()["token"]
    with Player(first.address, made["tokens"]["hero"]) as hero, Player(second.address, token) as evil:
        evil.until(evil.sees)
        deafen(second)
        assert hero.say("remove", seat="evil 1")["type"] == "done"
        assert evil.say("chat", to="all", text="Still here")["key"] == "no-token"
        evil.until(lambda: evil.bye == "removed")
        assert evil.hear() is None
        hero.say("chat", to="all", text="Gone")
        hero.until(lambda: any(line["text"] == "Gone" for line in hero.spoken))
        assert [line["text"] for line in hero.spoken if not line["what"]] == ["Gone"]


def test_a_guest_who_was_sent_away_is_shown_nothing_by_a_server_that_has_not_heard_of_it(
    two: tuple[ServerInThread, ServerInThread],
) -> None:
    first, second = two
    made = new_table(first.address, {"hero": ME, "evil 1": FRIEND, "evil 2": FRIEND}, setup={"team": "2"})
    tokens = [come(second.address, link).json()["token"] for link in made["invitations"].values()]
    with ExitStack() as leaving:
        hero = leaving.enter_context(Player(first.address, made["tokens"]["hero"]))
        evil, mate = (leaving.enter_context(Player(second.address, token)) for token in tokens)
        for player in (hero, evil, mate):
            player.until(player.sees)
        deafen(second)
        assert hero.say("remove", seat="evil 1")["type"] == "done"
        assert mate.say("offer-end")["type"] == "done"
        mate.until(lambda: mate.company()["proposal"] is not None)
        before = len(evil.sent)
        while evil.hear() is not None:
            pass
        assert evil.bye == "removed"
        assert not [text for text in evil.sent[before:] if '"what":"end"' in text or '"type":"frame"' in text]


def test_opponents_agree_to_a_newcomer_at_once_through_two_servers(pair: tuple[ServerProcess, ServerProcess]) -> None:
    first, second = pair
    seats = {"iris": ME, "jonas": FRIEND, "kwame": FRIEND}
    made = new_table(first.address, seats, game="escape", setup={"players": "3", "scenario": "1"})
    jonas_token, kwame_token = (come(second.address, link).json()["token"] for link in made["invitations"].values())
    with ExitStack() as leaving:
        iris = leaving.enter_context(Player(first.address, made["tokens"]["iris"]))
        jonas = leaving.enter_context(Player(second.address, jonas_token))
        kwame = leaving.enter_context(Player(second.address, kwame_token))
        for player in (iris, jonas, kwame):
            player.until(player.sees)
        link = iris.say("remove", seat="kwame")["result"]["invitation"]
        token = come(second.address, link, name="Lea").json()["token"]
        for player in (iris, jonas):
            player.until(lambda player=player: bool(player.company()["newcomers"]))  # type: ignore[misc]

        def agree(player: Player) -> Message:
            while (reply := player.say("admit", seat="kwame", agree=True))["type"] != "done":
                assert reply["key"] in ("too-late", "not-stored"), reply
            return reply

        at_once([iris, jonas], agree)
        lea = leaving.enter_context(Player(first.address, token))
        lea.until(lea.sees)
        assert [person["name"] for person in lea.company()["people"]] == ["", "", "Lea"]


def test_who_takes_a_seat_waits_for_what_another_server_writes_of_the_same_browser(
    shared: str, pair: tuple[ServerProcess, ServerProcess]
) -> None:
    seats = {"hero": ME, "evil 1": FRIEND, "evil 2": FRIEND}
    made = new_table(pair[0].address, seats, setup={"team": "2"})
    found: list[Message] = []

    def take() -> None:
        found.append(come(pair[1].address, made["invitations"]["evil 2"], browser="the same").json())

    def waits() -> bool:
        with psycopg.connect(shared) as c:
            waiting = c.execute(
                "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
            )
            return bool(found) or waiting.fetchone() is not None

    engine = engine_of(shared)
    other = Thread(target=take)
    try:
        with engine.begin() as c:
            sightings.see(c, made["table"], eye_of("the same"), [queries.Look("evil 1", SEAT)])
            other.start()
            assert eventually(waits)
        other.join()
    finally:
        engine.dispose()
    assert [one.get("key") for one in found] == ["another-seat"]


def test_a_browser_that_takes_two_seats_at_once_through_two_servers_gets_one(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    for number in range(TABLES_AT_ONCE):
        seats = {"hero": ME, "evil 1": FRIEND, "evil 2": FRIEND}
        made = new_table(pair[0].address, seats, setup={"team": "2"})
        together, found = Barrier(2), {}

        def take(one: int, made: Message = made, number: int = number, together: Barrier = together) -> None:
            together.wait()
            link = list(made["invitations"].values())[one]
            found[one] = come(pair[one].address, link, browser=f"browser {number}").json()  # noqa: B023

        threads = [Thread(target=take, args=(one,)) for one in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(one.get("key", "") for one in found.values()) == ["", "another-seat"]


def test_of_two_messages_with_one_id_through_two_servers_one_is_done(
    pair: tuple[ServerProcess, ServerProcess], party: tuple[Message, dict[str, Player]]
) -> None:
    made, players = party
    with Player(pair[1].address, made["tokens"]["hero"]) as twin:
        hero = players["hero"]
        for player in (hero, twin):
            player.until(player.sees)
        for number in range(RACES // 4):
            replies = at_once(
                [hero, twin],
                lambda player, number=number: player.say(  # type: ignore[misc]
                    "chat", id=f"{number}", to="all", text=player.address
                ),
            )
            assert sorted(one.get("key", "") for one in replies) == ["", "other-content"]
