"""Which random prisoners are out of a game before the end of their second turn, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any

from unlit.escape import GAME
from unlit.escape.board.board import Board, in_game
from unlit.escape.box.pieces import INFIRMARY
from unlit.escape.told.events import Killed, LockdownBegan, Lost, Perished
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.game import complete_setup
from unlit.kernel.tables.game_table import GameTable
from unlit.kernel.told.events import Audience, Event
from unlit.kernel.told.question import Seat

SETTINGS = {setting.name: setting.values for setting in GAME.rules.settings}
CELLS = [(scenario, players) for scenario in SETTINGS["scenario"] for players in sorted(SETTINGS["players"])]
TURNS = 2

SKULL, IN_LOCKDOWN, LEFT_IN_INFIRMARY = "the skull (E17.3)", "a knock-out in lockdown (E17.3)", "lockdown (E11.4)"
ALL_DOWN, TIME = "all in the infirmary (E16.2)", "no lockdown token (E11.5)"
BY_THE_BOOK = (SKULL, IN_LOCKDOWN, LEFT_IN_INFIRMARY, ALL_DOWN, TIME)
"""The publisher's own rules that may put a player out this early."""


class FarEnough(Exception):
    """Everyone has had the turns in question."""


class FirstTurns(GameTable[Board]):
    """A table that notes who is out before the end of their second turn, and by what."""

    __slots__ = ("early", "shutting")

    early: list[str]
    shutting: bool  # lockdown is beginning, and players in the infirmary lose

    def tell(self, to: Audience, kind: Callable[..., Event], *facts: Any, **named: Any) -> None:
        """A player who is told to be out is out from this moment."""
        b = self.board
        if kind is Killed:
            self.note(facts[0], IN_LOCKDOWN if b.lockdown else SKULL)
        elif kind is Lost:
            self.note(facts[0], LEFT_IN_INFIRMARY if self.shutting else "lost")
        elif kind is Perished:
            self.note(facts[0], str(facts[1]))
        self.shutting = kind is LockdownBegan or (kind is Lost and self.shutting)

    def finish(self, ending: str, winners: Sequence[Seat]) -> None:
        """Players who are still there have lost."""
        b = self.board
        down = [seat for seat in in_game(b) if b.people[seat].at == INFIRMARY]
        for seat in in_game(b):
            if b.counting and b.lockdown_pool == 0:
                self.note(seat, TIME)
            else:
                self.note(seat, ALL_DOWN if down == in_game(b) and len(b.players) > 1 else ending)
        super().finish(ending, winners)

    def note(self, seat: Seat, why: str) -> None:
        """Note a player who is out, if it is early."""
        b = self.board
        after_whom = (b.turn - b.began) % len(b.players)
        place = (b.players.index(seat) - b.began) % len(b.players)
        if b.rounds + (place < after_whom) < TURNS:
            self.early.append(why)


def early(scenario: str, players: str, word: str) -> list[str]:
    """Play a game of random players up to the end of their second turns: why anyone was out before that."""
    seed = seed_from(f"{word} {scenario} {players}")
    setup = complete_setup(GAME, {"scenario": scenario, "players": players})
    seeds = Seeds(seed)
    t = FirstTurns(GAME, setup, seeds, GAME.rules.deal(setup, seeds.dice()))
    t.early, t.shutting = [], False
    dice = Dice(seed_from(f"{word} answers"))

    def answer(t: GameTable[Board], seat: Seat, prompt: str, options: Sequence[Any]) -> Any:
        if t.board.rounds >= TURNS:
            raise FarEnough
        return dice.pick("option", options)

    with suppress(FarEnough):
        t.rollout(answer)
    return t.early


def reasons(scenario: str, players: str, words: Iterator[str]) -> Counter[str]:
    """In how many games someone was out early, by reason."""
    return Counter(why for word in words for why in {*early(scenario, players, word)})
