"""The creatures of ALONE and the enemies of ESCAPE are in the box: changing them changes no older box."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from unlit import shelf
from unlit.alone.board.board import stats_of, tokens_left
from unlit.alone.box.pieces import KINDS, REGULAR, TABLE, Stats, in_nightmare
from unlit.alone.rules import boxes as of_alone
from unlit.alone.told.memory import SPAWNS
from unlit.escape.board.board import strength_of
from unlit.escape.box.pieces import Enemy, Kind
from unlit.escape.box.pieces import Stats as EnemyStats
from unlit.escape.rules import boxes as of_escape
from unlit.kernel.chance.dice import seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.errors import BadFile
from unlit.kernel.files.record import first_difference, record_of
from unlit.kernel.tables.game_table import deal
from unlit.lab.fuzz import Fuzzer
from unlit.terminal.words import Words

# What the rules said before boxes had sheets. It never changes, because boxes from that time are played with it.
CREATURES = {
    "spores": (3, Stats(1, 1, 3, 2, 1, 3)),
    "parasite": (3, Stats(2, 1, 2, 1, 1, 4)),
    "cultist": (3, Stats(2, 2, 2, 2, 0, 4)),
    "mutant": (3, Stats(2, 1, 2, 1, 2, 3)),
    "worm": (3, Stats(2, 2, 3, 0, 2, 5)),
    "keeper": (1, Stats(3, 2, 3, 2, 2, 5)),
    "queen": (1, Stats(3, 3, 4, 1, 3, 5)),
}
ENEMIES = {
    "guard": EnemyStats(3, 3, 1),
    "clone": EnemyStats(3, 3, 1),
    "hybrid": EnemyStats(4, 4, 2),
    "cronos": EnemyStats(4, 4, 3),
}
WORM = """[creatures.worm]
tokens = 5
wound = 4
kill = 3
dark = 6
light = 7
fright = 8
spawn = 2
"""
GUARD = """[enemies.guard]
attack = 5
toughness = 6
counts = 7
"""


@pytest.mark.parametrize("version", of_alone.NUMBERED)
def test_a_box_without_a_creature_table_has_the_one_of_then(version: str) -> None:
    box = of_alone.BOXES.of(version)
    assert {kind.name: (box.tokens[kind], box.calm[kind]) for kind in TABLE} == CREATURES
    assert tuple(box.calm[kind].spawn for kind in REGULAR) == SPAWNS


@pytest.mark.parametrize("version", of_escape.NUMBERED)
def test_a_box_without_enemies_has_those_of_then(version: str) -> None:
    assert {str(kind): stats for kind, stats in of_escape.BOXES.of(version).enemies.items()} == ENEMIES


@pytest.mark.parametrize("boxes", [of_alone.BOXES, of_escape.BOXES], ids=["alone", "escape"])
def test_the_box_of_today_has_each_table_whole(boxes: Any) -> None:
    assert all(list(sheet.today) == list(sheet.before) for sheet in boxes.sheets.values())


def test_a_creature_of_a_designers_box_has_its_numbers_wherever_they_are_shown() -> None:
    usual = shelf.game_named("alone")
    game = usual.with_box(WORM, "mine.toml")
    t = deal(game, {}, seeds=Seeds(seed_from("worms")))
    b, worm, calm = t.board.copy(), KINDS["worm"], Stats(4, 3, 6, 7, 8, 2)
    assert (stats_of(b, worm), tokens_left(b, worm)) == (calm, 5)
    assert stats_of(b, KINDS["spores"]) == CREATURES["spores"][1]  # a row that the file leaves out is as in today's box
    content: Any = game.box.content()
    printed = content.creatures["worm"]
    assert (printed.calm.dark, printed.nightmare.dark, printed.tokens) == (6, 7, 5)
    (listed,) = [one for one in game.box.inventory()["creatures"] if one["name"] == "worm"]
    assert listed["calm"] == calm._asdict()
    shown = game.eyes.show(game.eyes.view(b, "evil 1"), Words(game, "en").say)
    assert " 4/3 6/7 8 2" in shown
    b.nightmare = True
    assert stats_of(b, worm) == in_nightmare(calm)
    assert stats_of(deal(usual, {}, seeds=Seeds(seed_from("worms"))).board, worm) == CREATURES["worm"][1]
    assert first_difference(usual, record_of(t)) is None


def test_an_enemy_of_a_designers_box_has_its_numbers_wherever_they_are_shown() -> None:
    usual = shelf.game_named("escape")
    game = usual.with_box(GUARD, "mine.toml")
    t = deal(game, {}, seeds=Seeds(seed_from("guards")))
    assert strength_of(t.board, [Enemy(Kind.GUARD, 1), Enemy(Kind.HYBRID, 1)]) == 7 + 2
    content: Any = game.box.content()
    assert (content.enemies[Kind.GUARD].attack, content.enemies[Kind.GUARD].toughness) == (5, 6)
    (listed,) = [one for one in game.box.inventory()["enemies"] if one["name"] == "guard"]
    assert (listed["attack"], listed["toughness"], listed["counts"]) == (5, 6, 7)
    assert first_difference(usual, record_of(t)) is None


@pytest.mark.parametrize(
    ("game", "text", "line", "words"),
    [
        ("alone", WORM.replace("spawn = 2", "spawn = 1"), 8, "creatures.worm.spawn: expected `int` >= 2"),
        ("alone", WORM.replace("dark = 6", "dark = 10"), 5, "creatures.worm.dark: expected `int` <= 9"),
        ("alone", WORM.replace("kill = 3\n", ""), 1, "object missing required field `kill`"),
        ("alone", WORM.replace("tokens = 5", "tokens = 1"), 2, "this kind needs at least 2 `tokens`"),
        ("alone", WORM.replace("worm", "queen"), 2, "creatures.queen.tokens: a boss has exactly one token"),
        ("alone", WORM.replace("worm", "cat"), 1, "creatures.cat: the table has these rows: spores, parasite"),
        ("alone", WORM + 'effect = "worm"', 9, "object contains unknown field `effect`"),
        (
            "escape",
            GUARD.replace("attack = 5", 'attack = "five"'),
            2,
            "enemies.guard.attack: expected `int`, got `str`",
        ),
        ("escape", GUARD.replace("counts = 7", "counts = 0"), 4, "enemies.guard.counts: expected `int` >= 1"),
        ("escape", GUARD.replace("guard", "dog"), 1, "enemies.dog: the table has these rows: guard, clone"),
    ],
)
def test_a_row_that_cannot_be_is_refused_with_its_line(game: str, text: str, line: int, words: str) -> None:
    with pytest.raises(BadFile) as refused:
        shelf.game_named(game).with_box(text, "mine.toml")
    assert f"mine.toml, line {line}: " in str(refused.value)
    assert words in str(refused.value)


def row(name: str, **numbers: int) -> str:
    """A row of a sheet."""
    return "\n".join([f"[{name}]", *(f"{number} = {value}" for number, value in numbers.items()), ""])


def creatures(tokens: int, life: int, dice: int, spawn: int) -> str:
    """All kinds with the same numbers, except that there is only one of each boss."""
    return "\n".join(
        row(
            f"creatures.{name}",
            tokens=1 if KINDS[name].single else tokens,
            wound=life,
            kill=life,
            dark=dice,
            light=dice,
            fright=dice,
            spawn=spawn,
        )
        for name in CREATURES
    )


def enemies(number: int) -> str:
    """All kinds with the same numbers."""
    return "\n".join(row(f"enemies.{name}", attack=number, toughness=number, counts=number) for name in ENEMIES)


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("alone", creatures(2, 1, 0, 2)),
        ("alone", creatures(8, 9, 9, 7)),
        ("escape", enemies(1)),
        ("escape", enemies(9)),
    ],
    ids=["alone least", "alone most", "escape least", "escape most"],
)
def test_with_the_least_and_the_most_of_all_numbers_the_laws_of_a_game_hold(
    game: str, text: str, tmp_path: Path
) -> None:
    played = shelf.game_named(game).with_box(text, "mine.toml")
    fuzzer = Fuzzer(played, "extremes", tmp_path, {str(option) for option in played.options()})
    assert fuzzer.run(1).failures == []
