"""Every box of ALONE has complete decks, lists creatures in its order, and its numbers count at its tables."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from printed import reprinted

from unlit.alone import GAME
from unlit.alone.board.board import Creature, stats_of
from unlit.alone.box import pieces
from unlit.alone.box.pieces import Kind, Stats, in_nightmare
from unlit.alone.rules.boxes import BOXES, NUMBERED
from unlit.alone.rules.creatures import opportunity_dice
from unlit.alone.told.memory import Begun, Heard, Memory
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.game import complete_setup
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.told.events import Log

HALL = """
      a        b        c        d
  ####################################
1 #+H       .        .        .      #
  ####################################

phase end of turn
avatar evil 1 ravager
"""
CARDS_A_DECK = 26


@pytest.mark.parametrize("version", NUMBERED)
def test_a_deck_has_its_cards_in_every_box(version: str) -> None:
    assert {str(deck): len(cards) for deck, cards in BOXES.of(version).decks.items()} == dict.fromkeys(
        ("fury", "speed", "terror", "traps"), CARDS_A_DECK
    )


def test_evil_chooses_among_the_decks_of_the_tables_box() -> None:
    fewer = {name: row for name, row in BOXES.today().reactions.items() if str(row.deck) != "traps"}
    b = deal(GAME, {}, seeds=Seeds(seed_from("decks"))).board.copy()
    b.box, b.phase = reprinted(BOXES, "reactions", fewer), "decks"
    setup = complete_setup(GAME, {})
    t = GameTable(GAME, setup, Seeds(bytes(32)), b, Log(GAME.rules.seats(setup))).start()
    assert t.question is not None
    assert t.question.texts() == [str(deck) for deck in BOXES.today().decks if str(deck) != "traps"]


def test_the_numbers_of_a_box_count_at_its_tables() -> None:
    usual = deal(GAME, {}, seeds=Seeds(seed_from("numbers"))).board
    usual.character, usual.hero = "pilot", 0
    usual.creatures = {Creature(Kind.WORM): usual.hero, Creature(Kind.SPORES): usual.hero}
    changed = usual.copy()
    pilot = usual.box.characters["pilot"]
    changed.box = reprinted(BOXES, "characters", {**usual.box.characters, "pilot": replace(pilot, hero=0)})
    assert opportunity_dice(changed) == opportunity_dice(usual) + pilot.hero


@pytest.mark.rule("V1.4")
@pytest.mark.parametrize("nightmare", [False, True])
def test_an_avatar_has_the_numbers_of_the_tables_box(*, nightmare: bool) -> None:
    b = deal(GAME, {"avatar": "yes"}, seeds=Seeds(seed_from("numbers"))).board.copy()
    b.nightmare = nightmare
    rows = b.box.others["avatars"]
    other = Stats(9, 8, 7, 6, 5, 4)
    b.box = b.box._replace(
        others={**b.box.others, "avatars": {**rows, "ravager": replace(rows["ravager"], stats=other)}}
    )
    assert stats_of(b, pieces.KINDS["ravager"]) == (in_nightmare(other) if nightmare else other)


def test_where_an_avatar_may_have_appeared_follows_from_its_numbers_in_the_tables_box() -> None:
    setup = complete_setup(GAME, {"avatar": "yes"})
    b = GAME.paper.parse(HALL, setup, Dice(bytes(32)))
    b.memory = Memory(Begun((), around=False), None)
    rows = b.box.others["avatars"]
    near = replace(rows["ravager"], stats=rows["ravager"].stats._replace(spawn=2))
    b.box = b.box._replace(others={**b.box.others, "avatars": {**rows, "ravager": near}})
    t = GameTable(GAME, setup, Seeds(bytes(32)), b, Log(GAME.rules.seats(setup))).start()
    for answer in ("activate ravager", "avatar spawns", "c1"):
        t.answer("evil 1", answer)
    memory = t.board.memory
    assert memory is not None
    assert isinstance(memory.fact, Heard)
    assert memory.fact.least == 2


def test_the_kinds_of_creatures_stand_in_the_order_of_the_box() -> None:
    # Kinds are registered as their files are imported, and questions list them in that order: a file imported from
    # elsewhere, and therefore earlier, would change what every seed deals.
    rows = BOXES.today().others
    assert list(pieces.KINDS) == [*(kind.name for kind in pieces.TABLE), *rows["avatars"], *rows["specials"]]
