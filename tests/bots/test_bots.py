"""Bots are found by their entry points, those of other packages like our own."""

from __future__ import annotations

import subprocess
import sys

import pytest

from unlit.bots import bot_named, bots_of
from unlit.bots.alone.greedy import play_alone
from unlit.bots.escape.prisoner import play_prisoner
from unlit.bots.random import play_randomly
from unlit.kernel.errors import Refused


def test_each_game_has_its_own_bots() -> None:
    assert bots_of("alone") == bots_of("escape") == ["random", "greedy"]
    assert bots_of("vault") == ["random"]
    assert bot_named("greedy", "alone") is play_alone
    assert bot_named("greedy", "escape") is play_prisoner
    assert bot_named("random", "vault") is play_randomly


def test_a_bot_that_is_not_there_is_refused_by_the_names_of_those_that_are() -> None:
    with pytest.raises(Refused, match="there is no bot 'clever' for alone; the bots are: random, greedy"):
        bot_named("clever", "alone")


def test_bots_load_no_game_before_one_of_its_bots_is_wanted() -> None:
    code = "import sys, unlit.bots; print([name for name in sys.modules if name.startswith('unlit.alone')])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
