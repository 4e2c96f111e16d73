"""The list of all options names the cards of every box that can be loaded; those of today's box keep their places."""

from __future__ import annotations

from typing import Any

import pytest

from unlit.alone.rules import boxes as of_alone
from unlit.alone.rules import options as options_of_alone
from unlit.escape.rules import boxes as of_escape
from unlit.escape.rules import options as options_of_escape

GAMES: dict[str, tuple[Any, Any, str]] = {
    "alone": (of_alone.BOXES, options_of_alone, "items"),
    "escape": (of_escape.BOXES, options_of_escape, "adrenaline"),
}
by_game = pytest.mark.parametrize(("boxes", "options", "kind"), GAMES.values(), ids=GAMES)


@by_game
def test_a_card_that_only_an_older_box_has_comes_behind_all_options_of_today(
    boxes: Any, options: Any, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = options.every_option.__wrapped__()
    oldest = boxes.before()[0]
    rows = getattr(oldest, kind)
    old = oldest._replace(**{kind: {**rows, "long_gone": next(iter(rows.values()))}})
    monkeypatch.setattr(boxes, "before", lambda: [old])
    found = options.every_option.__wrapped__()
    assert found[: len(usual)] == usual
    more = [str(option) for option in found[len(usual) :]]
    assert more
    assert all("long_gone" in text for text in more)


@by_game
def test_every_card_of_every_box_is_among_the_things_of_options(boxes: Any, options: Any, kind: str) -> None:
    texts = " ".join(map(str, options.every_option()))
    for box in (boxes.today(), *boxes.before()):
        assert all(name in texts for name in getattr(box, kind))
