"""Everything that you need to write a game. docs/write-a-game.md builds one step by step; this is the smallest:

>>> import copy
>>> from dataclasses import dataclass
>>> from unlit.kit import EVERYONE, Dice, Echo, Eyes, Game, Option, Rules, Table
>>> @dataclass(frozen=True)
... class Light(Option):
...     '''Light a match.'''
>>> @dataclass(frozen=True)
... class Listen(Option):
...     '''Sit still in the dark.'''
>>> @dataclass(frozen=True)
... class Burned(Echo):
...     '''A match burned down.'''
...     left: int
>>> class Matches:
...     def __init__(self, dice: Dice) -> None:
...         self.dice, self.left, self.steps = dice, 3, 4 + dice.below(3)
...     def copy(self) -> "Matches":
...         twin = copy.copy(self)
...         twin.dice = self.dice.copy()
...         return twin
...     def __str__(self) -> str:
...         return f"matches {self.left}, something is {self.steps} steps away"
>>> def part(t: Table[Matches]) -> None:
...     b = t.board
...     if t.ask("you", "match", [Light(), Listen()]) == Light():
...         b.left -= 1
...         t.tell(EVERYONE, Burned, b.left)
...     else:
...         b.steps -= 2
...     if b.steps <= 0:
...         t.finish("caught", [])
...     if b.left == 0:
...         t.finish("morning", ["you"])
>>> game = Game(
...     name="matches",
...     package="matches",
...     rules=Rules(
...         seats=lambda setup: ("you",),
...         deal=lambda setup, dice: Matches(dice),
...         part=part,
...         endings=("caught", "morning"),
...     ),
...     eyes=Eyes(view=lambda b, seat: f"{b.left} matches"),
... )
>>> t = unlit.deal(game, seed="docs")
>>> t.answer("you", "light")
>>> t.view("you")
'2 matches'
>>> unlit.play(t, {"you": lambda chair, seed: chair.question.options[0]}).outcome
Outcome(ending='morning', winners=('you',))
"""

from __future__ import annotations

from unlit.kernel.board.fields import Copied, EachCopied, Later, Shared, copying, same
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.errors import BrokenRule, Refused
from unlit.kernel.game import Campaign, Contents, Eyes, Game, Outcome, Paper, Rules, Say, Setting, Setup
from unlit.kernel.table import Table
from unlit.kernel.tables.chair import Bot, Chair
from unlit.kernel.told.catalogue import all_options
from unlit.kernel.told.events import EVERYONE, SPECTATOR, Echo, Event
from unlit.kernel.told.option import PASS, Bare, Option
from unlit.kernel.told.question import About, Question, Refusal, Seat
from unlit.kernel.told.word import Word

__all__ = [
    "EVERYONE",
    "PASS",
    "SPECTATOR",
    "About",
    "Bare",
    "Bot",
    "BrokenRule",
    "Campaign",
    "Chair",
    "Contents",
    "Copied",
    "Dice",
    "EachCopied",
    "Echo",
    "Event",
    "Eyes",
    "Game",
    "Later",
    "Option",
    "Outcome",
    "Paper",
    "Question",
    "Refusal",
    "Refused",
    "Rules",
    "Say",
    "Seat",
    "Setting",
    "Setup",
    "Shared",
    "Table",
    "Word",
    "all_options",
    "copying",
    "same",
    "seed_from",
]
