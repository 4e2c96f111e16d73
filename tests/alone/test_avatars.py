"""What the hero may know of avatars: their cards are open; where a hidden one is, and what it does, is not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from unlit.alone import GAME
from unlit.alone.avatar.module import AvatarView
from unlit.alone.board import HERO
from unlit.alone.memory import Begun, Memory
from unlit.alone.view import view
from unlit.kernel.dice import Dice
from unlit.kernel.events import SPECTATOR
from unlit.kernel.game import complete_setup
from unlit.kernel.question import Option
from unlit.kernel.seeds import Seeds
from unlit.kernel.table import Table

HALL = """
      a        b        c        d
  ####################################
1 #+H       .v       .        +      #
  ####################################

avatar evil 1 ravager
avatar evil 2 harrier
upgraded no_escape
knocked down harrier 2
tokens 3
"""


@pytest.mark.rule("V1.18")
def test_cards_are_open_and_places_are_not() -> None:
    setup = complete_setup(GAME, {"avatar": "yes", "team": "2"})
    b = GAME.parse(HALL, setup, Dice(bytes(32)))
    shown = [view(b, seat).modules["avatar"] for seat in (HERO, "evil 1", SPECTATOR)]
    assert shown[0] == shown[1] == shown[2]
    assert isinstance(shown[0], AvatarView)
    assert shown[0].tokens == 3
    assert [(card.name, card.upgrades, card.down) for card in shown[0].avatars] == [
        ("ravager", ("no_escape",), 0),
        ("harrier", (), 2),
    ]
    assert not any("ravager" in place.holds for place in view(b, HERO).labyrinth)
    assert view(b, HERO).map == ()


CROSSING = """
      a        b        c        d
  ####################################
1 #+H       .        .{a}       .      #
  #### ######## ######## ######## ####
  #### ######## ######## ######## ####
2 #.        .{b}       .        .      #
  #### ######## ######## ######## ####
  #### ######## ######## ######## ####
3 #.        .        .{c}       .      #
  ####################################

phase end of turn
avatar evil 1 {avatar}
"""


def at_choices() -> Iterator[Table[Any]]:
    """Tables at which a hidden avatar, activated, may move or teleport."""
    setup = complete_setup(GAME, {"avatar": "yes"})
    for (avatar, letter), place in product((("ravager", "v"), ("harrier", "x")), "abc"):
        letters = {name: letter if name == place else " " for name in "abc"}
        board = GAME.parse(CROSSING.format(avatar=avatar, **letters), setup, Dice(bytes(32)))
        board.memory = Memory(Begun((), around=False), None)  # the hero keeps what it learns
        t = Table(GAME, setup, Seeds(bytes(32)), board).start()
        t.answer("evil 1", f"activate {avatar}")
        yield t


def outcomes(t: Table[Any], *so_far: Option) -> Iterator[tuple[str, Table[Any]]]:
    """What the avatar does, and the table after each way to do it, when evil has answered all that this asks."""
    fork = t.fork()
    question = fork.question
    for option in so_far:
        assert question is not None
        fork.answer(question.seat, option)
        question = fork.question
    if so_far and (question is None or question.prompt not in ("creature goes", "teleport to", "noise")):
        yield str(so_far[0]), fork
    elif question is not None:
        for option in question.options:
            yield from outcomes(t, *so_far, option)


def remembered(t: Table[Any]) -> list[object]:
    """All facts that the hero keeps."""
    found, node = [], t.board.memory
    while node is not None:
        found.append(node.fact)
        node = node.before
    return found


@pytest.mark.rule("V1.18")
def test_a_step_is_remembered_as_a_teleport_is() -> None:
    for t in at_choices():
        alike: dict[str, list[object]] = {}
        done: dict[str, set[str]] = {}
        for what, after in outcomes(t):
            shown = str(view(after.board, HERO))  # with the noises that the hero noted
            assert alike.setdefault(shown, remembered(after)) == remembered(after)
            done.setdefault(shown, set()).add(what)
        assert {"avatar moves", "avatar teleports"} in done.values()
