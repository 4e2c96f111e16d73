"""What the hero may know about avatars: their cards are open; where a hidden one is and what it does are not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest

from unlit.alone import GAME
from unlit.alone.board.board import HERO, is_door_seen, is_revealed
from unlit.alone.box.pieces import KINDS, NAMES
from unlit.alone.mind.imagine import imagine
from unlit.alone.mind.knowledge import allows
from unlit.alone.modules.avatar.activation import heard_in_activation
from unlit.alone.modules.avatar.module import AvatarView
from unlit.alone.rules.boxes import BOXES
from unlit.alone.seen.view import view
from unlit.alone.told.abouts import AboutAnswer, AboutFright
from unlit.alone.told.memory import Begun, Heard, Memory, Near, Roused
from unlit.alone.told.things import beings
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.game import complete_setup
from unlit.kernel.table import Table
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.told.events import SPECTATOR, Log
from unlit.kernel.told.option import Option

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
    b = GAME.paper.parse(HALL, setup, Dice(bytes(32)))
    shown = [view(b, seat).modules["avatar"] for seat in (HERO, "evil 1", SPECTATOR)]
    assert shown[0] == shown[1] == shown[2]
    assert isinstance(shown[0], AvatarView)
    assert shown[0].tokens == 3
    assert [(card.name, card.upgrades, card.down) for card in shown[0].avatars] == [
        ("ravager", ("no_escape",), 0),
        ("harrier", (), 2),
    ]
    assert not any(place.holds.creatures for place in view(b, HERO).labyrinth)
    assert view(b, HERO).map == ()


BOLT = """
      a        b
  ##################
1 #+H       .u     #
  ##################

avatar evil 1 whisperer
tokens 3
"""


@pytest.mark.rule("V1.13", "A6.9")
def test_whoever_may_answer_a_fright_is_told_what_it_costs() -> None:
    """Otherwise nobody can judge whether a token, or a second one, is well spent."""
    setup = complete_setup(GAME, {"avatar": "yes"})
    t = GameTable(GAME, setup, Seeds(bytes(32)), GAME.paper.parse(BOLT, setup, Dice(bytes(32)))).start()
    wishes = {"turn": "move", "move": "east", "answer": "power unbroken"}
    costs = []
    while t.question is not None:
        if t.question.prompt == "answer":
            costs.append(t.question.about(t.board))
            if len(costs) == 2:
                break
        t.answer(t.question.seat, wishes.get(t.question.prompt, t.question.options[0]))
    fright, less = (
        BOXES.today().others["avatars"]["whisperer"].stats.fright,
        BOXES.today().others["powers"]["unbroken"].number,
    )
    whisperer = beings(KINDS["whisperer"])[0]
    frights = [AboutFright(whisperer, amount) for amount in (fright, fright - less)]
    assert costs == [AboutAnswer("react to fright", one) for one in frights]


CROSSING = """
      a        b        c        d
  ####################################
1 #+H       .        .{a}       .      #
  #### ######## ######## ######## ####
  #### ######## ######## ######## ####
2 #.        .{b}       .        .      #
  #### ######## ######## ######## ####
  #### ######## ######## ######## ####
3 #.        .        .{c}       {seen}      #
  ####################################

phase end of turn
avatar evil 1 {avatar}
"""


def at_choices(places: str = "abc", seen: str = ".") -> Iterator[GameTable[Any]]:
    """Tables where an avatar, hidden in one of these places or off the map, is activated; a far sector may be seen."""
    setup = complete_setup(GAME, {"avatar": "yes"})
    for (avatar, letter), place in product((("ravager", "v"), ("harrier", "x")), places):
        letters = {name: letter if name == place else " " for name in "abc"}
        board = GAME.paper.parse(CROSSING.format(avatar=avatar, seen=seen, **letters), setup, Dice(bytes(32)))
        board.memory = Memory(Begun((), around=False), None)  # so that the hero remembers facts
        t = GameTable(GAME, setup, Seeds(bytes(32)), board).start()
        t.answer("evil 1", f"activate {avatar}")
        yield t


def outcomes(t: GameTable[Any], *so_far: Option) -> Iterator[tuple[str, GameTable[Any]]]:
    """What the avatar does, and the table after each way to do it, once evil has answered everything."""
    fork = t.fork()
    question = fork.question
    for option in so_far:
        assert question is not None
        fork.answer(question.seat, option)
        question = fork.question
    if so_far and (question is None or question.prompt not in ("creature goes", "teleport to", "spawn at", "noise")):
        yield str(so_far[0]), fork
    elif question is not None:
        for option in question.options:
            yield from outcomes(t, *so_far, option)


def remembered(t: Table[Any]) -> list[object]:
    """All facts that the hero remembers, newest first."""
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
            shown = str(view(after.board, HERO))  # including the noises that the hero noted
            assert alike.setdefault(shown, remembered(after)) == remembered(after)
            done.setdefault(shown, set()).add(what)
        assert {"avatar moves", "avatar teleports"} in done.values()


@pytest.mark.rule("V1.7", "V1.18")
def test_who_sees_an_avatar_come_cannot_tell_from_where() -> None:
    alike: dict[str, list[object]] = {}
    done: dict[str, set[str]] = {}
    for t in at_choices(places="abc ", seen="+"):
        for what, after in outcomes(t):
            if after.board.creatures and all(is_revealed(after.board, at) for at in after.board.creatures.values()):
                shown = str(view(after.board, HERO))
                assert alike.setdefault(shown, remembered(after)) == remembered(after)
                done.setdefault(shown, set()).add(what)
    assert list(done.values()) == [{"avatar spawns", "avatar moves", "avatar teleports"}] * 2  # for each avatar


PACK = """
      a        b        c        d
  ####################################
1 #+H{a}      .{b}       .{c}       .{d}     #
  ####x######## ######## ########d####
  ####x######## ######## ########d####
2 #.      ##.        .      ##.{e}     #
  ####################################

room a2 canteen
room d2 archive
phase end of turn
avatar evil 1 {avatar}
{upgrade}
"""


def activated(avatar: str, letters: str, upgrade: str, answers: Sequence[Option | str]) -> GameTable[Any]:
    """A table where an avatar was activated, after these answers by evil."""
    setup = complete_setup(GAME, {"avatar": "yes"})
    text = PACK.format(avatar=avatar, upgrade=upgrade, **dict(zip("abcde", letters, strict=True)))
    board = GAME.paper.parse(text, setup, Dice(bytes(32)))
    board.memory = Memory(Begun((), around=False), None)
    t = GameTable(GAME, setup, Seeds(bytes(32)), board, Log(GAME.rules.seats(setup))).start()
    for answer in (f"activate {avatar}", *answers):
        assert t.question is not None
        t.answer(t.question.seat, answer)
    return t


def activations(avatar: str, letters: str, upgrade: str) -> Iterator[GameTable[Any]]:
    """The table after each way to activate an avatar, both power and action."""
    waiting: list[list[Option]] = [[]]
    while waiting:
        answers = waiting.pop()
        t = activated(avatar, letters, upgrade, answers)
        if t.question is None or t.question.prompt == "react to end of turn":
            yield t
        else:
            waiting += [[*answers, option] for option in t.question.options]


@pytest.mark.rule("V1.18", "V1.19")
@pytest.mark.parametrize(
    ("avatar", "worlds", "upgrade"),
    [
        ("harrier", ("  xp ", "  px "), ""),
        ("harrier", ("  xp ", "  px "), "upgraded long_strides"),
        ("harrier", ("x  p ", "x p  "), ""),
        ("trapper", ("   !y", "    y"), "upgraded full_bag"),
        ("trapper", (" y   ", "   y "), "upgraded deadbolts"),
        ("sentinel", ("   z ", "  z  "), "upgraded power_grid"),
    ],
    ids=["harrier", "long strides", "harrier in sight", "full bag", "deadbolts", "sentinel"],
)
def test_what_the_hero_cannot_tell_apart_it_remembers_alike(avatar: str, worlds: tuple[str, ...], upgrade: str) -> None:
    alike: dict[object, list[object]] = {}
    for letters in worlds:
        for after in activations(avatar, letters, upgrade):
            shown = (tuple(str(event) for _, event in after.told(HERO)), str(view(after.board, HERO)))
            assert alike.setdefault(shown, remembered(after)) == remembered(after)
    assert len(alike) > 1


@pytest.mark.rule("V1.18")
@pytest.mark.parametrize(
    ("answers", "sure"),
    [
        (["use power", "west", "avatar waits"], False),
        (["use power", "stop", "avatar moves", "south"], False),
        (["no power", "avatar moves", "south"], True),
    ],
    ids=["driven", "by itself after its power", "by itself"],
)
def test_the_harrier_is_known_by_its_noise_only_if_it_drove_nobody(answers: list[Option], *, sure: bool) -> None:
    t = activated("harrier", "  xp ", "", answers)
    heard = next(fact for fact in remembered(t) if isinstance(fact, Heard))
    assert (str(heard.kind), heard.sure) == ("harrier", sure)


DRIVEN = """
      a        b        c        d
  ####################################
1 #+H       .        .p       .x     #
  ####################################

avatar evil 1 harrier
activating evil 1
"""


def test_who_is_called_while_an_avatar_acts_is_heard_as_itself() -> None:
    """Everyone sees the card that calls a special creature: the noise after it is not the avatar's."""
    b = GAME.paper.parse(DRIVEN, complete_setup(GAME, {"avatar": "yes", "deep": "yes"}), Dice(bytes(32)))
    b.memory = Memory(Roused(cards=0, steps=2), Memory(Begun((), around=False), None))
    called = Heard(1, "east", 1, KINDS["brute"], nightmare=False, seen=False, least=3)
    assert heard_in_activation(b, called) == called
    assert not heard_in_activation(b, called._replace(kind=None)).sure


@pytest.mark.parametrize(
    ("letters", "upgrade", "reach"),
    [("  u  ", "", 2), ("   u ", "upgraded far_voice", 3), ("u    ", "", None)],
    ids=["near", "not so near", "in sight"],
)
def test_a_voice_that_reaches_the_hero_is_near(letters: str, upgrade: str, reach: int | None) -> None:
    t = activated("whisperer", letters, upgrade, ["use power"])
    found = [fact for fact in remembered(t) if isinstance(fact, Near)]
    assert found == ([] if reach is None else [Near(1, KINDS["whisperer"], reach)])


def answer_of_evils(t: GameTable[Any], wished: tuple[str, ...]) -> Option | str:
    """The first of these that is among the options; otherwise evil passes, or the hero stays put."""
    assert t.question is not None
    texts = t.question.texts()
    found = [one for one in (*wished, "pass", "approve", "scavenge") if one in texts]
    return found[0] if found else t.question.options[0]


def sentinel_at_one_door(*, seen: bool, times: int) -> GameTable[Any]:
    """A game in which the Sentinel has shut or opened the same door this many times, at the hero's turn."""
    wished: tuple[str, ...] = ("activate sentinel", "use power", "avatar waits", "armour_plates", "night_vision")
    t = deal(GAME, {"avatar": "yes", "team": "3"}, seeds=Seeds(bytes(32))).fork()
    while t.question is not None and (times or t.question.prompt != "turn"):
        if t.question.prompt == "shut or open":
            doors = {f"door {NAMES[one]} {NAMES[two]}": door for door, (one, two) in enumerate(t.board.map.doors)}
            if not wished[0].startswith("door"):
                wished = (next(name for name in doors if is_door_seen(t.board, doors[name]) is seen), *wished)
            times -= 1
        t.answer(t.question.seat, answer_of_evils(t, wished))
        if not times:
            wished = ("avatar waits",)
    return t


@pytest.mark.rule("V1.19")
@pytest.mark.parametrize("seen", [False, True], ids=["hidden", "seen"])
def test_a_door_that_was_shut_and_opened_again_is_open_in_some_imagined_world(*, seen: bool) -> None:
    t = sentinel_at_one_door(seen=seen, times=4)
    assert t.board.blocked == 0
    assert allows(t.board.memory, t.board)
    counts = set()
    for number in range(40):
        world = t.board.copy()
        imagine(world, HERO, Dice(seed_from(f"doors {number}")))
        assert allows(world.memory, world)
        counts.add(world.blocked.bit_count())
    assert counts == ({0} if seen else {0, 1, 2, 3, 4})
