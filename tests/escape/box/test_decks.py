"""Every box of ESCAPE has complete decks, and its tables play by its numbers."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from unlit.escape import GAME
from unlit.escape.box.pieces import ABILITY, Stat
from unlit.escape.rules.boxes import BOXES, NUMBERED
from unlit.escape.rules.choices import END_TURN, USE
from unlit.escape.rules.hand import PLAY
from unlit.escape.rules.items import hands_used
from unlit.escape.rules.moments import M
from unlit.escape.told.things import CARD, ITEM, SKILL
from unlit.kernel.chance.dice import seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.tables.game_table import deal


@pytest.mark.parametrize("version", NUMBERED)
def test_a_deck_has_its_cards_in_every_box(version: str) -> None:
    decks = BOXES.of(version).decks
    assert {name: len(decks[name]) for name in ("adrenaline", "items", "events")} == {
        "adrenaline": 52,
        "items": 24,
        "events": 40,
    }


def test_the_first_box_has_its_scenarios_and_no_others() -> None:
    assert list(BOXES.of("1").scenarios) == ["a_new_level_of_fear", "second_sight"]
    assert len(BOXES.of("1").skills) == 14


def test_the_numbers_of_a_box_count_at_its_tables() -> None:
    b = deal(GAME, {}, seeds=Seeds(seed_from("numbers"))).board
    b.people["iris"].items = ("fire_axe",)
    axe = b.box.items["fire_axe"]
    changed = b.copy()
    changed.box = b.box._replace(items={**b.box.items, "fire_axe": replace(axe, hands=0)})
    assert hands_used(b, "iris") == axe.hands
    assert hands_used(changed, "iris") == 0


def test_a_card_is_used_where_it_acts_and_not_where_it_is_laid_down_or_lost() -> None:
    rolled = M.ROLLED.value
    used = [("turn", USE("medkit")), ("turn", PLAY("shove", ABILITY)), (rolled, SKILL("boxer"))]
    assert [GAME.box.card_in(*asked) for asked in used] == ["medkit", "shove", "boxer"]
    named = [("lay down", ITEM("scalpel")), ("lose card", CARD("shove")), ("give", ITEM("medkit"))]
    for asked in [*named, ("turn", END_TURN), (rolled, PLAY("once_more", Stat.STRENGTH))]:
        assert GAME.box.card_in(*asked) not in GAME.box.cards()
