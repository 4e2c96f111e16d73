"""Simulations: the same games however they are played, gone on with where they stopped; and how strong the bots are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sparing import one_in
from vault import GAME as VAULT

from unlit.alone import GAME as ALONE
from unlit.kernel.errors import BadFile, Refused
from unlit.lab.sim import GAMES, Played, Simulation, Task
from unlit.lab.tally import interval, summary, table_of

ROUNDS = {"rounds": "12,6"}


def nothing() -> None:
    """No progress bar."""


def task(seed: str = "1") -> Task:
    """A task of a small game."""
    return Task.of(VAULT, seed, {"warden": "random"}, ROUNDS)


def test_the_games_are_the_same_whatever_the_number_of_workers(tmp_path: Path) -> None:
    alone, together = (tmp_path / "one", tmp_path / "two")
    found = Simulation(task(), alone).run(12, 1, nothing)
    assert Simulation(task(), together).run(12, 2, nothing) == found
    assert (alone / GAMES).read_bytes() == (together / GAMES).read_bytes()
    assert [one.number for one in found] == list(range(1, 13))
    assert Simulation(task("2"), None).run(12, 1, nothing) != found


def test_a_simulation_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = Simulation(task(), None).run(10, 1, nothing)
    Simulation(task(), tmp_path).run(4, 1, nothing)
    with (tmp_path / GAMES).open("ab") as file:
        file.write(b'{"number":5,"setup":')  # cut off
    again = Simulation(task(), tmp_path)
    assert again.known(10) == 4
    played: list[int] = []
    assert again.run(10, 1, lambda: played.append(1)) == whole
    assert len(played) == 6
    assert Simulation(task(), tmp_path).known(10) == 10


def test_a_folder_of_another_task_is_refused(tmp_path: Path) -> None:
    Simulation(task(), tmp_path).run(1, 1, nothing)
    with pytest.raises(Refused, match="holds games of a different task"):
        Simulation(task("other"), tmp_path)
    (tmp_path / "task.json").write_text("{", encoding="utf-8")
    with pytest.raises(BadFile, match="is damaged"):
        Simulation(task(), tmp_path)


def test_win_rates_come_by_set_up_with_intervals() -> None:
    results = Simulation(task(), None).run(40, 1, nothing)
    rows = summary(results)
    assert [row["setup"] for row in rows] == [{"rounds": "12"}, {"rounds": "6"}]
    assert sum(row["games"] for row in rows) == 40
    for row in rows:
        won = row["wins"]["warden"]
        assert 0 < won["low"] <= won["rate"] <= won["high"] <= 1
        assert won["won"] == sum(
            "warden" in one.winners for one in results if one.setup["rounds"] == row["setup"]["rounds"]
        )
    assert "rounds=6: 20 games" in table_of(results)
    assert json.loads(json.dumps(rows)) == rows


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(50, 100, 0.404, 0.596), (0, 20, 0.0, 0.161), (20, 20, 0.839, 1.0)]
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=0.0006)


def test_bots_and_seats_that_are_not_there_are_refused() -> None:
    with pytest.raises(Refused, match="there is no bot 'greedy' for vault; the bots are: random"):
        Task.of(VAULT, "1", {"warden": "greedy"}, {})
    with pytest.raises(Refused, match="there is no bot 'clever' for alone; the bots are: random, greedy"):
        Task.of(ALONE, "1", {"hero": "clever"}, {})
    with pytest.raises(Refused, match="nobody sits at 'queen'"):
        Task.of(ALONE, "1", {"queen": "greedy"}, {})
    with pytest.raises(Refused, match="difficulty cannot be 'hard'"):
        Task.of(ALONE, "1", {}, {"difficulty": "hard"})


def test_win_rates_come_by_what_was_in_play_and_cards_by_their_use() -> None:
    strength = Task.of(ALONE, "traits", {"hero": "greedy", "evil": "greedy"}, {})
    results = Simulation(strength, None).run(6, 1, nothing)
    (row,) = summary(results)
    assert list(row["by"]) == ["character", "decks", "face", "mission"]
    for trait, in_each_game in (("character", 1), ("decks", 1), ("face", 2), ("mission", 3)):
        assert sum(cell["games"] for cell in row["by"][trait]) == 6 * in_each_game
    for cell in row["by"]["character"]:
        won = [one for one in results if one.traits["character"] == [cell["value"]] and "hero" in one.winners]
        assert cell["wins"]["hero"]["won"] == len(won)
    use = {card["card"]: card for card in row["use"]}
    assert 0 < sum(card["used"] for card in use.values()) <= sum(card["offered"] for card in use.values())
    for name, card in use.items():
        assert card["offered"] == sum(name in one.offered for one in results)
        assert card["used"] == sum(name in one.used for one in results) <= card["offered"]
    text = table_of(results, ["decks"], use=True)
    assert "  by decks\n" in text
    assert "  by face\n" not in text
    assert f"{use['doctor']['used']} of 6, " in text
    assert "by decks" not in table_of(results)
    assert "doctor" not in table_of(results)


def wins_of_the_hero(evil: str, modules: dict[str, str], games: int) -> int:
    """How many games on Normal the greedy hero wins."""
    strength = Task.of(ALONE, "strength", {"hero": "greedy", "evil": evil}, {"difficulty": "normal", **modules})
    results: list[Played] = Simulation(strength, None).run(games, 1, nothing)
    assert all(one.ending in ALONE.rules.endings for one in results)
    return sum("hero" in one.winners for one in results)


@pytest.mark.parametrize(
    ("modules", "games"),
    one_in(4, [({"avatar": "yes"}, 40), ({}, 100), ({"deep": "yes"}, 60), ({"deep": "yes", "avatar": "yes"}, 40)]),
    ids=["avatar", "the game itself", "deep", "deep and avatar"],
)
def test_the_greedy_bots_of_alone_are_as_strong_as_they_must_be(modules: dict[str, str], games: int) -> None:
    # Of so many games, as of a hundred: eighty won against random evil, and thirty more than against greedy evil.
    against_random, against_greedy = (wins_of_the_hero(evil, modules, games) for evil in ("random", "greedy"))
    assert 100 * against_random >= 80 * games
    assert 100 * (against_random - against_greedy) >= 30 * games
