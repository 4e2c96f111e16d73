"""If a seat could play something, everyone who does not see its hand knows that it might."""

from __future__ import annotations

import pytest

from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.tables.game_table import deal
from unlit.shelf import games

FEWEST, MOST = 3, 12  # games; a box with other cards may need more
ENOUGH = 20


@pytest.mark.parametrize("name", [name for name, game in games().items() if game.rules.moments])
def test_who_could_play_something_might(name: str) -> None:
    game, dice = games()[name], Dice(seed_from(f"windows {name}"))
    could = idle = 0
    crowd = {one.name: one.values[-1] for one in game.rules.settings if one.name in ("players", "team")}
    for number in range(MOST):
        if number >= FEWEST and could > ENOUGH and idle:
            break
        t = deal(game, crowd, seeds=Seeds(seed_from(f"windows {number}")))
        while t.question is not None:
            if t.question.hidden:
                might = t.question.might_matter(t.board)
                assert might or t.question.idle, t.question
                could += not t.question.idle
                idle += not might
            t.answer(t.question.seat, dice.pick("option", t.question.options))
    assert could > ENOUGH
    assert idle > 0
