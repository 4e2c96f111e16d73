"""The rows of a box name their effects: two boxes in one process each play their own, and no effect is unused."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from unlit import alone, escape, shelf
from unlit.alone.board.board import Board as Labyrinth
from unlit.alone.rules import boxes as of_alone
from unlit.alone.rules.kinds import REACTIONS, ReactionEffect
from unlit.alone.rules.moments import M as AloneMoment
from unlit.alone.rules.moments import Play, TurnEnd
from unlit.escape.board.board import Board as Facility
from unlit.escape.rules import boxes as of_escape
from unlit.escape.rules.kinds import ADRENALINE, AdrenalineCard, AdrenalineEffect
from unlit.escape.rules.moments import Challenge
from unlit.escape.rules.moments import M as EscapeMoment
from unlit.kernel.box.box import Row
from unlit.kernel.box.moments import Effect, Effects, enter_all
from unlit.kernel.errors import BadFile, BrokenRule
from unlit.kernel.files.rehearsal import run_script
from unlit.kernel.game import Game
from unlit.kernel.table import Table
from unlit.kernel.told.question import Seat

BLOODLUST = """
game alone
dice fight: hit hit
dice attack of mutant: hit miss
dice attack of mutant: miss miss
board
        a        b
    ##################
  1 #+Hm      +      #
    ##################
given hand evil 1 bloodlust

hero: fight
asked evil 1 react to wound: pass, bloodlust
evil 1: bloodlust
then life 11
then self-control 12
"""
OTHER_BLOODLUST = """
game alone
dice fight: hit hit
dice attack of mutant: miss miss
board
        a        b
    ##################
  1 #+Hm      +      #
    ##################
given hand evil 1 bloodlust

hero: fight
asked evil 1 react to wound: pass
evil 1: pass
evil 1: bloodlust
then life 12
then self-control 9
"""
HAND = """
game escape
set players 1
board
         a
    ###########
  1 #
    #I c1     #
    ###########
given vitality iris 5
given hand iris lend_a_hand take_cover
"""
LEND_A_HAND = f"""{HAND}
dice attack of iris: strength strength strength speed speed speed

iris: attack clone 1
iris: lend_a_hand for its ability
"""
OTHER_LEND_A_HAND = f"""{HAND}
dice attack of iris: strength strength strength speed

iris: attack clone 1
iris: pass
iris: lend_a_hand for its ability
then state clone 1 stunned
then vitality iris 4
"""

COPIED_REACTION = """
game alone
dice fight: hit hit
dice attack of mutant: hit hit miss miss
dice attack of mutant: miss miss
board
        a        b
    ##################
  1 #+Hm      +      #
    ##################
given hand evil 1 undying

hero: fight
evil 1: undying
then life 10
"""
COPIED_ITEM = """
game alone
dice fight: hit miss miss miss miss
dice attack of mutant: miss miss
board
        a        b
    ##################
  1 #+Hm      +      #
    ##################
given item 3 acid

hero: fight
hero: acid
"""
COPIED_MISSION = """
game alone
board
        a        b
    ##################
  1 #+H       +      #
    ##################
given phase effects
given life 8
given mission 1 rotten_stores
given mission 0 hidden_stores
given mission 0 launch_pods

told hero: suffered life 3 5 12
"""
COPIED_GEAR = """
game escape
set players 1
board
         a
    ###########
  1 #
    #I        #
    ###########
given items iris bait
given hand iris shove
given deck adrenaline blame improvise lie_low headlong

iris: use bait
then hand iris blame shove
not then items iris bait
"""


def retired(function: Any) -> Any:
    """Enter an effect as if it were in the folder of retired effects, so that no row of today's box has to name it."""
    function.__module__ = "unlit.retired.of_tests"
    return function


@pytest.fixture
def _other_bloodlust(monkeypatch: pytest.MonkeyPatch) -> None:
    """An effect for one of evil's cards that waits for another moment, and for a hero who can lose self-control."""
    monkeypatch.setattr(REACTIONS, "named", dict(REACTIONS.named))

    def bloodlust_2(t: Table[Labyrinth], play: Play, end: TurnEnd) -> None:
        t.board.control -= 3

    def has_control(b: Labyrinth, end: TurnEnd) -> bool:
        return b.control > 3

    REACTIONS.entered(ReactionEffect(retired(bloodlust_2), AloneMoment.END_OF_TURN)).fits(has_control)


@pytest.fixture
def _other_lend_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """An effect for an adrenaline card that waits for the dice."""
    monkeypatch.setattr(ADRENALINE, "named", dict(ADRENALINE.named))

    def lend_a_hand_2(t: Table[Facility], seat: Seat, challenge: Challenge, card: AdrenalineCard) -> None:
        t.board.people[seat].vitality = 4

    def is_healthy(b: Facility, seat: Seat, challenge: Challenge, card: AdrenalineCard) -> bool:
        return b.people[seat].vitality > 4

    ADRENALINE.entered(AdrenalineEffect(retired(lend_a_hand_2), EscapeMoment.ROLLED)).fits(is_healthy)


def box_with(game: str, card: str, effect: str) -> str:
    """Today's box with another effect for one card."""
    text = files(f"unlit.{game}").joinpath("box/box.toml").read_text(encoding="utf-8")
    assert f"[{card}]\n" in text
    return text.replace(f"[{card}]\n", f'[{card}]\neffect = "{effect}"\n', 1)


def play_both(usual: Game[Any], changed: Game[Any], script: str, other: str) -> None:
    """Play both games alternately: each passes its own script, and neither passes the other's."""
    for _ in range(2):
        assert run_script(script, lambda _: usual) == []
        assert run_script(other, lambda _: changed) == []
        assert run_script(other, lambda _: usual) != []
        assert run_script(script, lambda _: changed) != []


@pytest.mark.usefixtures("_other_bloodlust")
def test_two_boxes_of_alone_play_each_its_own_effect_of_one_card() -> None:
    changed = alone.GAME.with_box(box_with("alone", "reactions.bloodlust", "bloodlust_2"), "mine.toml")
    assert changed.box.name != alone.GAME.box.name
    play_both(alone.GAME, changed, BLOODLUST, OTHER_BLOODLUST)


@pytest.mark.usefixtures("_other_lend_a_hand")
def test_two_boxes_of_escape_play_each_its_own_effect_of_one_card() -> None:
    changed = escape.GAME.with_box(box_with("escape", "adrenaline.lend_a_hand", "lend_a_hand_2"), "mine.toml")
    play_both(escape.GAME, changed, LEND_A_HAND, OTHER_LEND_A_HAND)
    waiting = of_escape.effects_of(of_escape.BOXES.of(changed.box.name, changed.box.file)).waiting
    assert "lend_a_hand" in waiting[EscapeMoment.ROLLED].cards
    assert "lend_a_hand" not in waiting[EscapeMoment.CHALLENGE].cards


@pytest.mark.parametrize(
    ("game", "card", "effect", "number", "script"),
    [
        ("alone", "reactions.undying", "bloodlust", "first = 2", COPIED_REACTION),
        ("alone", "items.acid", "harpoon", "basic = 5", COPIED_ITEM),
        ("alone", "missions.rotten_stores", "infection", "number = 3", COPIED_MISSION),
        ("escape", "items.bait", "medkit", "number = 1", COPIED_GEAR),
    ],
    ids=["reaction", "item", "mission", "gear"],
)
def test_a_card_with_the_effect_of_another_plays_by_its_own_numbers(
    game: str, card: str, effect: str, number: str, script: str
) -> None:
    above, row = box_with(game, card, effect).split(f"[{card}]\n")
    text = f"{above}[{card}]\n{re.sub(rf'^{number.split()[0]} = .*$', number, row, count=1, flags=re.MULTILINE)}"
    changed = shelf.game_named(game).with_box(text, "mine.toml")
    assert run_script(script, lambda _: changed) == []


@pytest.mark.parametrize(("game", "card"), [("alone", "items.flare"), ("escape", "events.sweep")])
def test_an_effect_that_does_not_exist_is_refused_with_its_line(game: str, card: str) -> None:
    text = box_with(game, card, "never_written")
    line = text.splitlines().index('effect = "never_written"') + 1
    with pytest.raises(BadFile) as refused:
        shelf.game_named(game).with_box(text, "mine.toml")
    assert str(refused.value) == (f"mine.toml, line {line}: {card}.effect: there is no `effect` called 'never_written'")


def test_an_effect_of_another_kind_of_cards_is_none_for_this_kind() -> None:
    with pytest.raises(BadFile, match="there is no `effect` called 'flare'"):
        alone.GAME.with_box(box_with("alone", "reactions.bloodlust", "flare"), "mine.toml")


def test_a_card_that_only_borrows_an_effect_is_unknown() -> None:
    text = box_with("alone", "reactions.bloodlust", "bloodlust").replace("[reactions.bloodlust]", "[reactions.blood]")
    line = text.splitlines().index("[reactions.blood]") + 1
    with pytest.raises(BadFile, match=rf"line {line}: reactions\.blood: there is no card of this name"):
        alone.GAME.with_box(text, "mine.toml")


@pytest.mark.parametrize(
    ("card", "effect", "where", "words"),
    [
        ("items.flare", "stimulant", "action = ", "an item with this effect has no `action`"),
        ("items.stimulant", "flare", "[items.stimulant]", "an item with this effect needs an `action`"),
    ],
)
def test_an_effect_that_does_not_go_with_its_row_is_refused(card: str, effect: str, where: str, words: str) -> None:
    text = box_with("alone", card, effect)
    lines = text.splitlines()
    first = lines.index(f"[{card}]")
    number = next(number for number, line in enumerate(lines[first:], first + 1) if line.startswith(where))
    with pytest.raises(BadFile) as refused:
        alone.GAME.with_box(text, "mine.toml")
    assert str(refused.value) == f"mine.toml, line {number}: {card}.action: {words}"


def of_all_boxes(game: str, kinds: dict[str, Effects[Any]]) -> dict[str, set[str]]:
    """The effects that any box that can be loaded names, by kind."""
    played = [file.name.removesuffix(".toml") for file in files(f"unlit.{game}").joinpath("box/played").iterdir()]
    found: dict[str, set[str]] = {kind: set() for kind in kinds}
    for played_with in (shelf.game_named(game), *(shelf.game_named(game).of_box(name) for name in played)):
        for card in played_with.box.cards().values():
            found.setdefault(card.kind, set()).add(card.row.effect or card.name)
    return found


@pytest.mark.parametrize(("game", "kinds"), [("alone", of_alone.KINDS), ("escape", of_escape.KINDS)])
def test_every_effect_is_that_of_a_card_in_some_box(game: str, kinds: dict[str, Effects[Any]]) -> None:
    """A retired effect stays only as long as a box that can be loaded names it."""
    named = of_all_boxes(game, kinds)
    assert {kind: set(effects.named) - named[kind] for kind, effects in kinds.items()} == {
        kind: set() for kind in kinds
    }


def test_what_lies_in_the_folder_of_retired_effects_is_entered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = tmp_path / "a_game" / "cards"
    (cards / "retired").mkdir(parents=True)
    for folder in (cards.parent, cards, cards / "retired"):
        (folder / "__init__.py").touch()
    (cards / "kinds.py").write_text(
        "from unlit.kernel.box.box import Row\nfrom unlit.kernel.box.moments import Effects\n"
        "BOX = Effects('cards', {'snare': Row(effect='snare_2')})\n"
    )
    (cards / "retired" / "traps.py").write_text(
        "from unlit.kernel.box.moments import Effect\nfrom a_game.cards.kinds import BOX\n"
        "@BOX.entered\n@Effect\ndef snare() -> int:\n    return 1\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    enter_all("a_game.cards")
    box = __import__("a_game.cards.kinds", fromlist=["BOX"]).BOX
    assert box.of({"snare": Row()})["snare"].does() == 1
    with pytest.raises(BrokenRule, match=r"cards\.snare: there is no effect snare_2"):
        box.of(box.rows)


def test_an_effect_that_no_row_of_today_names_is_refused_unless_it_is_retired() -> None:
    effects: Effects[Effect[[], None]] = Effects("cards", {"snare": Row(effect="snare_2")})

    def snare() -> None: ...
    def snare_2() -> None: ...

    effects.entered(Effect(snare_2))
    with pytest.raises(BrokenRule, match="two effects of cards are called snare_2"):
        effects.entered(Effect(snare_2))
    with pytest.raises(BrokenRule, match="the box has no row in cards for the effect snare"):
        effects.entered(Effect(snare))
    effects.entered(Effect(retired(snare)))
    assert list(effects.named) == ["snare_2", "snare"]
