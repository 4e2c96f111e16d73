"""Where options are numbers themselves, a number typed is that option and not its place in the list."""

from __future__ import annotations

import io

from unlit.alone import GAME
from unlit.kernel.chance.dice import Dice
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.game import complete_setup
from unlit.kernel.tables.game_table import GameTable
from unlit.kernel.told.events import Log
from unlit.terminal.lines import LineClient
from unlit.terminal.words import Words

BOARD = """
      a        b
  ##################
1 #+H     dd+      #
  ##################

room a1 laboratory
"""


def test_a_number_typed_is_the_option_of_that_number() -> None:
    setup = complete_setup(GAME, {})
    board = GAME.paper.parse(BOARD, setup, Dice(bytes(32)))
    t = GameTable(GAME, setup, Seeds(bytes(32)), board, Log(GAME.rules.seats(setup))).start()
    screen = io.StringIO()
    bots = {"evil 1": ("first", lambda chair, seed: chair.question.options[0])}
    LineClient(t, Words(GAME, "en"), bots, io.StringIO("scavenge\n2\n3\ndone\n"), screen).run()
    assert "   - 1\n   - 3\n" in screen.getvalue()
    assert len(t.board.items) == 3
