"""Hooks have types: mypy refuses a function of the wrong type, and a card that is misspelled."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent.parent
CARDS = """
from unlit.alone.board.board import Board, Item
from unlit.alone.cards.fury import bloodlust
from unlit.alone.cards.items.chemical import bullets
from unlit.alone.rules.kinds import REACTIONS, Targets
from unlit.alone.rules.moments import Blow, M, Play, Roll
from unlit.escape.board.board import Board as Facility
from unlit.escape.rules.kinds import SKILLS, GearCard
from unlit.escape.rules.moments import Challenge
from unlit.kernel.told.question import Seat
from unlit.kernel.table import Table


@bloodlust.fits
def in_its_context(b: Board, blow: Blow) -> bool:
    return True


@bloodlust.fits  # wrong
def in_another_context(b: Board, roll: Roll) -> bool:
    return True


@bloodlust.fits  # wrong
def with_another_answer(b: Board, blow: Blow) -> str:
    return ""


@bloodlust.aims("target")  # wrong
def at_a_place_that_reactions_do_not_have(b: Board, item: Item) -> Targets:
    return {}


@bullets.aims("target")
def at_what_items_are_aimed_at(b: Board, item: Item) -> Targets:
    return {}


@bullets.aims("target")  # wrong
def at_a_list(b: Board, item: Item) -> list[int]:
    return []


@bloodlast.fits  # wrong
def of_a_card_that_is_misspelled(b: Board, blow: Blow) -> bool:
    return True


@REACTIONS.enter(M.WOUNDED)
def a_reaction(t: Table[Board], play: Play, blow: Blow) -> None: ...


@REACTIONS.enter(M.WOUNDED)  # wrong
def a_reaction_without_its_context(t: Table[Board], play: Play) -> None: ...


@SKILLS.dice
def more_dice(b: Facility, seat: Seat, challenge: Challenge, card: GearCard) -> int:
    return 1


@SKILLS.dice  # wrong
def no_number_of_dice(b: Facility, seat: Seat, challenge: Challenge, card: GearCard) -> str:
    return ""
"""


def test_a_hook_of_another_type_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "typed_hooks.py"
    file.write_text(CARDS, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", "pyproject.toml", str(file)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    refused = {int(number) for number in re.findall(r"typed_hooks\.py:(\d+): error:", done.stdout)}
    wrong = {number for number, line in enumerate(CARDS.splitlines(), start=1) if line.endswith("# wrong")}
    assert refused == wrong, done.stdout + done.stderr
