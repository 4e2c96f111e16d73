"""An answer counts once, one of two wins, and who comes back sees what one who stayed sees."""

from __future__ import annotations

import json
import sqlite3
from concurrent.futures import Future
from contextlib import ExitStack, closing, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import httpx
import pytest
from player import Player, new_table, play_together, whoever_is_asked
from server_in_thread import ServerInThread

from unlit.alone import game
from unlit.alone.board.board import Board
from unlit.alone.rules.boxes import BOXES
from unlit.kernel.game import Game

ME, BOT = {"who": "me"}, {"who": "bot"}
WHAT_SHOWS = ("seat", "view", "question", "waiting", "undo", "remembered")


def shown(player: Player) -> dict[str, Any]:
    """What a page draws."""
    return {name: player.seen()[name] for name in WHAT_SHOWS}


def test_a_repeated_answer_counts_once(server: ServerInThread) -> None:
    made = new_table(server.address, {"hero": ME, "evil 1": BOT})
    with Player(server.address, made["tokens"]["hero"]) as hero:
        hero.wait_for_turn()
        ask, option = hero.seen()["question"]["ask"], hero.seen()["question"]["options"][0]
        first = hero.say("answer", id="once", ask=ask, option=option)
        del hero.replies["once"]
        hero.wait_for_turn()
        before = len(hero.told)
        second = hero.say("answer", id="once", ask=ask, option=option)
        assert (first["type"], second["type"]) == ("done", "done")
        other = hero.say("answer", id="twice", ask=ask, option=option)
        assert (other["type"], other["key"]) == ("no", "stale")
        assert len(hero.told) == before
    with Player(server.address, made["tokens"]["hero"]) as again:
        again.wait_for_turn()
        assert again.say("answer", id="once", ask=ask, option=option)["type"] == "done"


def test_of_two_answers_to_one_question_one_counts(server: ServerInThread) -> None:
    made = new_table(server.address, {"hero": ME, "evil 1": BOT})
    with Player(server.address, made["tokens"]["hero"]) as one, Player(server.address, made["tokens"]["hero"]) as two:
        for player in (one, two):
            player.wait_for_turn()
        assert one.question == two.question
        options = one.seen()["question"]["options"]
        one.answer(options[0])
        late = two.answer(options[-1])
        assert (late["type"], late["key"]) in (("no", "stale"), ("no", "not-asked"))
        one.wait_for_turn()
        two.until(two.is_asked)
        assert shown(one) == shown(two)


def test_what_is_not_offered_is_refused_and_nothing_changes(server: ServerInThread) -> None:
    made = new_table(server.address, {"hero": ME, "evil 1": BOT})
    with Player(server.address, made["tokens"]["hero"]) as hero:
        hero.wait_for_turn()
        question = hero.seen()["question"]
        refused = hero.answer("fly")
        assert refused["key"] == "not-offered"
        assert hero.say("answer", ask=question["ask"], option=question["options"][0])["type"] == "done"


def test_what_is_on_its_way_to_the_disk_is_shown_to_nobody(server: ServerInThread) -> None:
    made = new_table(server.address, {"hero": ME, "evil 1": ME})
    gate, slow = Event(), Future[Any]()
    with (
        Player(server.address, made["tokens"]["hero"]) as hero,
        Player(server.address, made["tokens"]["evil 1"]) as evil,
    ):
        asked, other = (hero, evil) if whoever_is_asked([hero, evil]) is hero else (evil, hero)
        other.until(other.sees)
        question = asked.seen()["question"]
        server.app.state.house.store._wishes.put((lambda _: gate.wait(20), slow))
        asked.socket.send(json.dumps({"type": "answer", "id": "1", "ask": question["ask"], "option": "nonsense"}))
        asked.until(lambda: "1" in asked.replies)
        answer = {"type": "answer", "id": "2", "ask": question["ask"], "option": question["options"][0]}
        asked.socket.send(json.dumps(answer))
        other.socket.send(json.dumps({"type": "chat", "id": "3", "to": "all", "text": ""}))
        heard = []
        with suppress(TimeoutError):
            while True:
                heard.append(other.hear(0.5))
        gate.set()
        assert [one for one in heard if one is None or one["type"] == "frame"] == []
        asked.until(lambda: "2" in asked.replies)
        assert asked.replies["2"]["type"] == "done"


@pytest.mark.parametrize("seat", ["hero", "evil 1"])
def test_who_comes_back_sees_what_one_who_stayed_sees(server: ServerInThread, seat: str) -> None:
    seats = {"hero": BOT, "evil 1": BOT} | {seat: ME}
    made = new_table(server.address, seats)
    with Player(server.address, made["tokens"][seat]) as stayed:
        chance = Random(7)
        for _ in range(12):
            stayed.play(chance, 6)
            stayed.wait_for_turn()
            if stayed.is_over():
                break
            with Player(server.address, made["tokens"][seat]) as fresh:
                fresh.until(fresh.sees)
                assert shown(fresh) == shown(stayed)
                assert fresh.told == stayed.told[-len(fresh.told) :]
                assert fresh.seen()["earlier"] == (len(stayed.told) > len(fresh.told))
            heard = stayed.told[len(stayed.told) // 2][0] if stayed.told else 0
            with Player(server.address, made["tokens"][seat], since=heard) as back:
                back.until(back.sees)
                assert shown(back) == shown(stayed)
                assert back.told == [one for one in stayed.told if one[0] > heard][-120:]
        earlier = stayed.say("earlier", before=40)["result"]
        assert earlier == [one for one in stayed.told if one[0] < 40]


def test_tables_go_on_after_the_server_was_stopped(tmp_path: Any) -> None:
    first = ServerInThread(str(tmp_path / "unlit.db"))
    made = new_table(first.address, {"hero": ME, "evil 1": BOT})
    with Player(first.address, made["tokens"]["hero"]) as hero:
        hero.play(Random(5), 40)
        hero.wait_for_turn()
        before = shown(hero)
        told = hero.told
        first.stop()
        while hero.hear() is not None:
            pass
    second = ServerInThread(str(tmp_path / "unlit.db"))
    with Player(second.address, made["tokens"]["hero"], since=0) as hero:
        hero.wait_for_turn()
        assert shown(hero) == before
        assert hero.told == told[-120:]
        hero.play(Random(6), 10)
    second.stop()


def test_a_table_goes_on_by_new_rules_and_says_so_and_keeps_its_box(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = str(tmp_path / "unlit.db")
    first = ServerInThread(db)
    made = new_table(first.address, {"hero": ME, "evil 1": ME})
    with closing(sqlite3.connect(db)) as c, c:
        c.execute("UPDATE tables SET box = 1")  # as if it had been made when that was the newest
    with ExitStack() as leaving:
        players = [leaving.enter_context(Player(first.address, token)) for token in made["tokens"].values()]
        play_together(players, Random(5), 30)
        assert players[0].welcome is not None
        assert not players[0].welcome["moved_on"]
    first.stop()
    in_box = game.in_box

    def newer(name: str) -> Game[Board]:
        """The game by later rules, with the same box."""
        usual = in_box(name)
        return replace(usual, rules=replace(usual.rules, version=usual.rules.version + 1))

    monkeypatch.setattr(game, "in_box", newer)
    second = ServerInThread(db)
    with ExitStack() as leaving:
        players = [leaving.enter_context(Player(second.address, token)) for token in made["tokens"].values()]
        play_together(players, Random(6), 30)
        assert players[0].welcome is not None
        assert players[0].welcome["moved_on"]
        content = httpx.get(f"{second.address}/api/content/{players[0].welcome['content']}").json()
        assert len(content["box"]["icons"]) == len(BOXES.of("1").reactions)
    second.stop()
