"""Golden playthroughs: a whole game as text, with every question, every option, every event, and views.

Options, refusals and views are written as changes since the same seat was last asked the same question or last looked,
so that one more option is one more line, and diffs are readable.

python tests/games/goldens.py    rewrites them; a golden changes only with a rule, and its commit says which
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from difflib import SequenceMatcher
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


class Telling:
    """Tells a game line by line, each topic as changes since it was last told."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.last: dict[tuple[str, ...], list[str]] = {}

    def change(self, topic: tuple[str, ...], now: Sequence[str]) -> None:
        """Tell what came and what went, each on its own line."""
        before = self.last.get(topic, [])
        self.last[topic] = [*now]
        matched = SequenceMatcher(None, before, now, autojunk=False)
        for tag, old, until, new, end in matched.get_opcodes():
            if tag != "equal":
                self.lines += [f"  - {line}" for line in before[old:until]]
                self.lines += [f"  + {line}" for line in now[new:end]]

    def news(self, heard: Mapping[str, Sequence[str]]) -> None:
        """Tell each event once, with all who heard it."""
        listeners: dict[tuple[str, int], list[str]] = {}
        for seat, events in heard.items():
            times = Counter[str]()
            for event in events:
                times[event] += 1
                listeners.setdefault((event, times[event]), []).append(seat)
        for (event, _), seats in listeners.items():
            who = "everyone" if len(seats) == len(heard) else ", ".join(seats)
            self.lines.append(f"  told to {who}: {event}")


def playthrough(name: str) -> str:
    """The text of a whole game."""
    game_name, setup, players = GAMES[name]
    usual, player = shelf.game_named(game_name), players(f"golden {name}")
    game = usual.of_box(PLAYED_WITH.get(game_name, usual.box.name))
    t = deal(game, setup, seeds=Seeds(seed_from(f"golden {name}")))
    telling, told = Telling(), dict.fromkeys((*t.seats, SPECTATOR), 0)
    lines = telling.lines
    lines.append(f"{name} {setup}")
    number = 0
    while True:
        news = {seat: t.told(seat, told[seat]) for seat in told}
        told = {seat: told[seat] + len(news[seat]) for seat in told}
        telling.news({seat: [str(event) for _, event in events] for seat, events in news.items()})
        if number % VIEWS == 0 or t.question is None:
            for seat in told:
                lines.append(f"{seat} sees")
                telling.change(("view", seat), str(game.eyes.show(t.view(seat), say)).split("\n"))
        if t.question is None:
            break
        number += 1
        question, option = t.question, player(t)
        lines.append(f"{number}. {question.seat}, {question.prompt}, {question.about(t.board)}")
        telling.change(("options", question.seat, question.prompt), question.texts())
        refused = [f"not {one.option}, by {one.rule}" for one in question.refusals(t.board)]
        telling.change(("refusals", question.seat, question.prompt), refused)
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
