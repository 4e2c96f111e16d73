"""What a draw tells: the card to the player who drew it, the number of cards to the others."""

from __future__ import annotations

import pytest

from unlit.bots.random import play_randomly
from unlit.escape import GAME
from unlit.escape.told.events import Drew, HasDrawn
from unlit.kernel.chance.dice import seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.tables.chair import Chair
from unlit.kernel.tables.game_table import deal
from unlit.kernel.told.events import SPECTATOR


@pytest.mark.parametrize("players", ["1", "3"])
def test_a_draw_is_told_once_to_everybody(players: str) -> None:
    t = deal(GAME, {"players": players}, seeds=Seeds(seed_from("told")))
    for place in range(60):
        if t.question is None:
            break
        t.answer(t.question.seat, play_randomly(Chair(t, t.question.seat), seed_from(f"told {place}")))
    told = t.happened()
    of_draws = [(to, event) for to, event in told if isinstance(event, HasDrawn)]
    assert of_draws
    for to, event in of_draws:
        assert sorted((*to, event.who)) == sorted((*t.seats, SPECTATOR))
    own = [to for to, event in told if isinstance(event, Drew)]
    assert len(own) == sum(event.cards for _, event in of_draws)
    assert all(len(to) == 1 for to in own)
