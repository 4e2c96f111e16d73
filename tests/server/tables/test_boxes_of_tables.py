"""A server may be given a designer's box: its new tables are played with that, and keep it ever after."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from player import Player, new_table
from server_in_thread import ServerInThread
from stored import table_of, wrongs_of

from unlit import shelf
from unlit.cli import main
from unlit.kernel.files.record import first_difference
from unlit.server.disk import queries
from unlit.server.disk.store import engine_of
from unlit.server.journal.recorded import record_of
from unlit.server.web import serving

ME, BOT = {"who": "me"}, {"who": "bot"}
USUAL = shelf.game_named("alone")


def fiercer() -> str:
    """The box of ALONE with a card that hurts more."""
    text = files("unlit.alone").joinpath("box/box.toml").read_text(encoding="utf-8")
    head, rest = text.split("[reactions.death_throes]")
    return head + "[reactions.death_throes]" + rest.replace("first = 1", "first = 4", 1)


def card_shown(player: Player) -> Any:
    """What the page of a player knows of that card."""
    assert player.welcome is not None
    content = httpx.get(f"{player.address}/api/content/{player.welcome['content']}").json()
    return content["cards"]["death_throes"]["facts"]["first"]


def test_new_tables_are_played_with_a_designers_box_and_keep_it(tmp_path: Path) -> None:
    db = str(tmp_path / "unlit.db")
    game = USUAL.with_box(fiercer(), "mine.toml")
    first = ServerInThread(db, instead=[game])
    made = new_table(first.address, {"hero": ME, "evil 1": BOT})
    with Player(first.address, made["tokens"]["hero"]) as hero:
        hero.play(Random(5), 30)
        hero.wait_for_turn()
        assert card_shown(hero) == 4
    first.stop()
    second = ServerInThread(db)
    with Player(second.address, made["tokens"]["hero"]) as hero:
        hero.wait_for_turn()
        assert card_shown(hero) == 4
        hero.play(Random(6), 10)
    usual = new_table(second.address, {"hero": ME, "evil 1": BOT})
    with Player(second.address, usual["tokens"]["hero"]) as hero:
        hero.wait_for_turn()
        assert card_shown(hero) == 1
    second.stop()
    assert wrongs_of(db) == []
    assert table_of(db, made["table"]).game.box.name == game.box.name
    assert table_of(db, usual["table"]).game.box.name == USUAL.box.name
    engine = engine_of(db)
    with engine.connect() as c:
        row = queries.table_row(c, made["table"])
        assert row is not None
        record = record_of(c, row, queries.seat_rows(c, row.id))
    engine.dispose()
    assert (record.box, record.box_file) == (game.box.name, game.box.file)
    assert first_difference(USUAL, record) is None


def serve_with(monkeypatch: pytest.MonkeyPatch, *given: str) -> Any:
    """What the command lets the server run with."""
    ran: dict[str, Any] = {}
    monkeypatch.setattr(serving, "serve", lambda *_, **more: ran.update(more))
    monkeypatch.setattr("sys.argv", ["unlit", "serve", *(word for one in given for word in ("--box", one))])
    with pytest.raises(SystemExit) as left:
        main()
    ran["code"] = left.value.code
    return ran


def test_the_command_takes_a_box_for_each_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "alone.toml").write_text(fiercer(), encoding="utf-8")
    shorter = (
        files("unlit.escape").joinpath("box/box.toml").read_text(encoding="utf-8").replace("copies = 3", "copies = 2")
    )
    (tmp_path / "escape.toml").write_text(shorter, encoding="utf-8")
    ran = serve_with(monkeypatch, f"alone={tmp_path / 'alone.toml'}", f"escape={tmp_path / 'escape.toml'}")
    assert ran["code"] == 0
    assert [game.name for game in ran["instead"]] == ["alone", "escape"]
    assert all(game.box.name != shelf.game_named(game.name).box.name for game in ran["instead"])
    assert serve_with(monkeypatch)["instead"] == []


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("alone=mine.toml", "mine.toml, line 2: reactions.death_throes.copies: expected `int` <= 99"),
        ("mine.toml", "--box takes GAME=FILE, as in --box alone=mine.toml, not 'mine.toml'"),
        ("chess=mine.toml", "there is no game 'chess'"),
        ("vault=mine.toml", "vault can only be played with its own box"),
        ("alone=yours.toml", "yours.toml cannot be read: No such file or directory"),
    ],
)
def test_what_cannot_be_a_box_is_refused_in_a_sentence(
    given: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.toml").write_text("[reactions.death_throes]\ncopies = 99999", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    ran = serve_with(monkeypatch, given)
    assert ran == {"code": 2}
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_a_game_is_given_one_box(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.toml").write_text(fiercer(), encoding="utf-8")
    assert serve_with(monkeypatch, *[f"alone={tmp_path / 'mine.toml'}"] * 2) == {"code": 2}
    assert "--box names alone twice" in capsys.readouterr().err
