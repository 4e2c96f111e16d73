"""A campaign at the server: games that follow one another with the same seats, over restarts, told to everybody."""

from __future__ import annotations

from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from player import Player, new_table
from server_in_thread import ServerInThread
from stored import wrongs_of
from way_out import escape

from unlit.escape.rules.results import read_results
from unlit.kernel.files.record import Record, first_difference
from unlit.shelf import game_named

ME, BOT, FRIEND = {"who": "me"}, {"who": "bot"}, {"who": "friend"}
ALONE = {"players": "1", "scenario": "1", "campaign": "begun"}


def test_games_say_how_a_campaign_begins(server: ServerInThread) -> None:
    offered = {one["name"]: one for one in httpx.get(f"{server.address}/api/games").json()["games"]}
    assert offered["escape"]["campaign"] == {"scenario": "1", "campaign": "begun"}
    assert offered["alone"]["campaign"] == {}
    assert "campaign" not in dict(offered["escape"]["settings"])


def test_the_next_scenario_begins_with_what_was_carried_over(tmp_path: Path) -> None:
    db = str(tmp_path / "unlit.db")
    server = ServerInThread(db)
    made = new_table(server.address, {"iris": ME}, game="escape", setup=ALONE, choices={"spectators": True})
    watcher = httpx.post(f"{server.address}/api/exchange", json={"invitation": made["watching"]}).json()["token"]
    with Player(server.address, made["tokens"]["iris"]) as iris:
        assert iris.wait_for_turn() is not None
        assert iris.welcome is not None
        assert [key for key, _ in iris.welcome["carried"]] == ["campaign-begins"]
        assert iris.say("rematch")["key"] == "not-over"
        escape(server, iris)
        ended = iris.ended
        assert ended is not None
        assert ended["onward"] == "next"
    server.stop()

    server = ServerInThread(db)  # a server that has just started knows all of it
    with Player(server.address, watcher) as spectator:
        spectator.until(spectator.is_over)
        assert spectator.ended == ended
        assert spectator.say("rematch")["key"] == "spectator"
    with Player(server.address, made["tokens"]["iris"]) as iris:
        iris.until(iris.is_over)
        assert iris.ended == ended
        told = [key for key, _ in ended["epilogue"]]
        assert told[:2] == ["epilogue-a-new-level-of-fear-escaped", "epilogue-escaped"]
        assert [key for key, _ in ended["carried"] if key == "campaign-goes-on"] == ["campaign-goes-on"]
        first, seat = iris.say("rematch")["result"], iris.say("rematch")["result"]
        assert (first["seat"], seat["seat"]) == ("iris", "iris")
        assert first["table"] == seat["table"] != made["table"]
    with Player(server.address, seat["token"]) as again:
        assert again.wait_for_turn() is not None
        assert again.welcome is not None
        assert again.welcome["setup"]["scenario"] == "2"
        assert again.welcome["carried"] == ended["carried"]
        (result,) = read_results(again.welcome["setup"]["campaign"])
        (sheet,) = again.seen()["view"]["people"]
        assert set(sheet["skills"]) <= set(result.people["iris"].cards)
        again.play(Random(1), 5)
    header = {"authorization": f"Bearer {made['tokens']['iris']}"}
    record = httpx.get(f"{server.address}/api/tables/{made['table']}/record", headers=header).content
    server.stop()
    assert first_difference(game_named("escape"), msgspec.json.decode(record, type=Record)) is None
    assert wrongs_of(db) == []


def test_if_nobody_got_out_everybody_may_try_again_where_they_sat(server: ServerInThread) -> None:
    setup = {"players": "3", "scenario": "1", "campaign": "begun", "spawn_ties": "random"}
    seats = {"iris": ME, "jonas": FRIEND, "kwame": BOT}
    made = new_table(server.address, seats, game="escape", setup=setup)
    come = {"invitation": made["invitations"]["jonas"], "name": "Jo"}
    token = httpx.post(f"{server.address}/api/exchange", json=come).json()["token"]
    with Player(server.address, made["tokens"]["iris"]) as iris, Player(server.address, token) as jonas:
        iris.until(iris.sees)
        iris.say("concede")
        jonas.until(jonas.is_over)
        assert jonas.ended is not None
        assert jonas.ended["onward"] == "again"
        assert [key for key, _ in jonas.ended["carried"]] == ["campaign-begins"]
        first, second = jonas.say("rematch")["result"], iris.say("rematch")["result"]
    assert (first["seat"], second["seat"], first["table"]) == ("jonas", "iris", second["table"])
    with Player(server.address, first["token"]) as jonas, Player(server.address, second["token"]) as iris:
        iris.until(iris.sees)
        assert iris.welcome is not None
        assert {**setup, **iris.welcome["setup"]} == iris.welcome["setup"]
        assert [(one["seat"], one["who"]) for one in iris.company()["people"]] == [
            ("iris", "person"),
            ("jonas", "person"),
            ("kwame", "bot"),
        ]
        jonas.until(jonas.sees)


def test_tables_say_what_is_played_at_them(server: ServerInThread) -> None:
    of_a_campaign = new_table(server.address, {"iris": ME}, game="escape", setup=ALONE)
    single = new_table(server.address, {"iris": ME}, game="escape", setup={"players": "1", "scenario": "3"})
    labyrinth = new_table(server.address, {"hero": ME}, setup={"difficulty": "easy"})
    tokens = [token for made in (of_a_campaign, single, labyrinth) for token in made["tokens"].values()]
    first, second, third = httpx.post(f"{server.address}/api/mine", json={"tokens": tokens}).json()
    assert (first["setup"]["scenario"], first["campaign"], "campaign" in first["setup"]) == ("1", True, False)
    assert (second["setup"]["scenario"], second["campaign"]) == ("3", False)
    assert (third["setup"]["difficulty"], third["campaign"]) == ("easy", False)


def test_a_single_scenario_has_an_epilogue_and_no_next_one(server: ServerInThread) -> None:
    made = new_table(server.address, {"iris": ME}, game="escape", setup={"players": "1"})
    with Player(server.address, made["tokens"]["iris"]) as iris:
        iris.until(iris.sees)
        assert iris.welcome is not None
        assert iris.welcome["carried"] == []
        iris.say("concede")
        assert iris.ended is not None
        assert (iris.ended["onward"], iris.ended["carried"]) == ("", [])
        assert [key for key, _ in iris.ended["epilogue"]] == ["epilogue-a-new-level-of-fear-lost", "epilogue-left"]


@pytest.mark.parametrize("campaign", ["nonsense", "1: iris escaped boxer gambler", "begun" * 5000])
def test_a_campaign_that_cannot_be_is_refused(server: ServerInThread, campaign: str) -> None:
    wish = {"game": "escape", "seats": {"iris": ME}, "setup": {"players": "1", "campaign": campaign}}
    answer = httpx.post(f"{server.address}/api/tables", json=wish)
    assert answer.status_code == 400
    assert len(answer.json()["sentence"]) < 300
