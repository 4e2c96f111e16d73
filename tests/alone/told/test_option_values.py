"""Options: each has a class, a text of its own, and comes back from a file unchanged."""

from __future__ import annotations

import pickle
import time
from typing import Any

import pytest

from unlit.alone import GAME
from unlit.alone.box.pieces import COMPASS, Kind, Way
from unlit.alone.rules.items import Upgrade
from unlit.alone.rules.options import every_option, option_spelled
from unlit.alone.told.things import TOWARD, Being, BeingAhead, BeingAt, ItemHeld, Toward
from unlit.kernel.told.catalogue import kinds_of_options
from unlit.kernel.told.option import Option

KINDS: list[Any] = list(kinds_of_options("unlit.alone"))


def test_no_two_options_have_one_text() -> None:
    texts = [str(option) for option in GAME.options()]
    assert len(set(texts)) == len(texts) > 5_000


def test_they_are_all_made_in_less_than_a_second() -> None:
    begun = time.process_time()
    assert len(every_option.__wrapped__()) == len(GAME.options())
    assert time.process_time() - begun < 1


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.__name__))
def test_every_class_is_a_frozen_dataclass_with_options_of_its_own(kind: type[Option]) -> None:
    assert "__dataclass_fields__" in vars(kind)
    assert vars(kind)["__dataclass_params__"].frozen
    assert [other for other in KINDS if other.__name__ == kind.__name__] == [kind]
    assert any(type(option) is kind for option in GAME.options())


def test_an_option_is_itself_again_when_it_was_pickled_or_spelled() -> None:
    options = list(GAME.options())
    assert pickle.loads(pickle.dumps(options)) == options
    assert [option_spelled(str(option)) for option in options] == options
    with pytest.raises(ValueError, match="no option is spelled 'dance'"):
        option_spelled("dance")


def test_texts_follow_from_classes_and_fields() -> None:
    assert str(TOWARD[Way.STAIRS]) == "stairs"
    assert str(Being(wounded=True, kind=Kind.WORM)) == "wounded worm"
    assert str(BeingAt(wounded=False, kind=Kind.WORM, at="b3")) == "worm at b3"
    assert str(BeingAhead(wounded=True, kind=Kind.WORM, way=Way.NORTH, far=2)) == "wounded worm north 2"
    assert str(ItemHeld(2, "flare", upgraded=True)) == "2 flare upgraded"
    assert str(Upgrade("acid", by="armor")) == "upgrade acid by armor"


def test_what_can_never_be_offered_is_not_in_the_list() -> None:
    options = set(GAME.options())
    assert Upgrade("multitool", by="multitool") not in options
    assert {one.way for one in options if isinstance(one, BeingAhead)} == set(COMPASS)
    assert {one.way for one in options if isinstance(one, Toward)} == set(Way)
