"""Golden playthroughs: a whole game as text, with every question, every option, every event, and views.

python tests/games/goldens.py    rewrites them; a golden changes only with a rule, and its commit says which
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from typing import Any

from unlit import shelf
from unlit.bots import bot_named
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.tables.chair import Chair
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.told.events import SPECTATOR

TESTS = Path(__file__).resolve().parent.parent
GOLDENS = TESTS / "goldens"
VIEWS = 40  # entries between one look at all views and the next

Player = Callable[[GameTable[Any]], Any]


def by_chance(seed: str) -> Player:
    """Random answers."""
    dice = Dice(seed_from(seed))
    return lambda t: dice.pick("option", t.question.options if t.question else ())


def greedy(seed: str) -> Player:
    """The answers of greedy bots."""
    answers = count()

    def answer(t: GameTable[Any]) -> Any:
        assert t.question is not None
        seat = t.question.seat
        return bot_named("greedy", t.game.name)(Chair(t, seat), seed_from(f"{seed} {next(answers)}"))

    return answer


def guided(seed: str) -> Player:
    """The answers of ALONE's guide, whose hero gets somewhere."""
    sys.path.insert(0, str(TESTS / "alone"))
    from guide import Guide

    return Guide(seed, mercy=4).answer


GAMES: dict[str, tuple[str, dict[str, str], Callable[[str], Player]]] = {
    "vault": ("vault", {}, by_chance),
    "escape-1": ("escape", {"players": "1", "scenario": "2"}, greedy),
    "escape-2": ("escape", {"players": "2"}, greedy),
    "escape-4": ("escape", {"players": "4", "spawn_ties": "random"}, greedy),
    "alone-1": ("alone", {"team": "1", "difficulty": "easy"}, guided),
    "alone-2": ("alone", {"team": "2", "map": "generated"}, guided),
    "alone-3": ("alone", {"team": "3", "difficulty": "nightmare", "standard_reaction": "any"}, guided),
}

PLAYED_WITH = {"alone": "7f5d5ed5d48739c5540b9590b0ec15e7", "escape": "911519818d0f68f6a65a3a8efddd3666"}
"""The boxes of the goldens; adding to today's box changes none of them."""


def say(key: str, facts: Mapping[str, str | int]) -> str:
    """Language-free words."""
    return f"{key}({', '.join(str(fact) for fact in facts.values())})" if facts else key


def playthrough(name: str) -> str:
    """The text of a whole game."""
    game_name, setup, players = GAMES[name]
    usual, player = shelf.game_named(game_name), players(f"golden {name}")
    game = usual.of_box(PLAYED_WITH.get(game_name, usual.box.name))
    t = deal(game, setup, seeds=Seeds(seed_from(f"golden {name}")))
    lines, told = [f"{name} {setup}"], dict.fromkeys((*t.seats, SPECTATOR), 0)
    number = 0
    while True:
        for seat in told:
            news = t.told(seat, told[seat])
            told[seat] += len(news)
            lines += [f"  {seat} hears: {event}" for _, event in news]
        if number % VIEWS == 0 or t.question is None:
            lines += [f"--- {seat} sees\n{game.eyes.show(t.view(seat), say)}\n---" for seat in told]
        if t.question is None:
            break
        number += 1
        question, option = t.question, player(t)
        lines.append(f"{number}. {question.seat}, {question.prompt}, {question.about(t.board)}: {question.texts()}")
        lines += [f"  not {one.option}, by {one.rule}" for one in question.refusals(t.board)]
        lines.append(f"  > {option}")
        t.answer(question.seat, option)
    lines.append(f"over: {t.outcome}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write all goldens."""
    GOLDENS.mkdir(exist_ok=True)
    for name in GAMES:
        (GOLDENS / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    main()
