"""Positions for tests of rules that are not yet part of a playable game: a picture in, a table out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from unlit.alone.board import Board
from unlit.alone.picture import READERS, parsed
from unlit.alone.setup import seats
from unlit.kernel.dice import Dice, seed_from
from unlit.kernel.events import Log
from unlit.kernel.game import Game, Say
from unlit.kernel.moments import Card
from unlit.kernel.seeds import Seeds
from unlit.kernel.table import Table

SETUP = {"evil": "1", "map": "box"}


class Still(Game[Board]):
    """ALONE as far as a position goes: one thing happens, and then the hero is asked whether to go on."""

    name = "alone"
    package = "unlit.alone"
    rules_version = box_version = 1
    settings = ()
    endings = ()

    def __init__(self, act: Callable[[Table[Board]], object]) -> None:
        self.act = act

    def seats(self, setup: Mapping[str, str]) -> tuple[str, ...]:
        return seats(setup)

    def deal(self, setup: Mapping[str, str], dice: Dice) -> Board:
        raise AssertionError

    def part(self, t: Table[Board]) -> None:
        self.act(t)
        t.ask("hero", "go on", ["yes", "no"])

    def view(self, b: Board, seat: str) -> object:
        return None

    def show(self, view: object, say: Say) -> str:
        return ""

    def knowledge(self, b: Board, seat: str) -> object:
        return None

    def imagine(self, b: Board, seat: str, dice: Dice) -> None:
        raise AssertionError

    def hidden(self, b: Board, seat: str) -> dict[str, str]:
        return {}

    def parse(self, text: str, setup: Mapping[str, str], dice: Dice) -> Board:
        return parsed(text, setup, dice)

    def fact_names(self) -> list[str]:
        return list(READERS)

    def broken(self, b: Board) -> list[str]:
        return []

    def cards(self) -> Mapping[str, Card[Any]]:
        return {}

    def options(self) -> list[str]:
        return []


def position(text: str) -> Board:
    """The board of a picture."""
    return parsed(text, SETUP, Dice(seed_from("position")))


def after(text: str, *acts: Callable[[Table[Board]], object]) -> Table[Board]:
    """The table after these things have happened at this position."""

    def act(t: Table[Board]) -> None:
        for one in acts:
            one(t)

    return Table(Still(act), SETUP, Seeds(seed_from("position")), position(text), Log(seats(SETUP))).start()


def told(t: Table[Board], seat: str = "hero") -> list[str]:
    """What a seat was told."""
    return [str(event) for _, event in t.told(seat)]
