"""The greedy evil player: it comes nearer when nothing better is to be done, wastes no card, and trusts its team."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from unlit.alone import GAME
from unlit.alone.board.board import Board, Creature
from unlit.alone.box.pieces import KINDS, Action, level_of
from unlit.alone.rules.standard import Nothing
from unlit.alone.rules.turn import ACT
from unlit.bots.alone.greedy import play_alone
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.game import complete_setup
from unlit.kernel.tables.chair import Chair
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.told.events import Log
from unlit.kernel.told.option import PASS, Option

PLAYED = GAME.of_box("2")  # a card that is added to the box of today would deal other labyrinths
TURNS = 24
STAYING = (ACT[Action.FIGHT], ACT[Action.LOCATE])
HERE, THERE = ("worm", "cultist", "parasite", "cultist"), ("mutant", "spores", "parasite", "worm")


def bot(t: GameTable[Board], seed: str) -> Option:
    """What the greedy bot answers."""
    assert t.question is not None
    return play_alone(Chair(t, t.question.seat), seed_from(seed))


def in_a_lit_corner(seed: str) -> GameTable[Board]:
    """After a set-up by bots: the hero's sector is lit, both levels are full, and all are as far away as can be."""
    t = deal(PLAYED, {}, seeds=Seeds(seed_from(seed)))
    while t.question is not None and t.question.prompt != "turn":
        t.answer(t.question.seat, bot(t, f"{seed} {len(t.entries())}"))
    b = t.board.copy()
    b.lit |= 1 << b.hero
    steps = b.map.distances(0).steps(b.hero)
    b.creatures = {}
    for same, kinds in ((True, HERE), (False, THERE)):
        level = [sector for sector in b.map.used if (level_of(sector) == level_of(b.hero)) is same]
        b.creatures |= {Creature(KINDS[kind]): max(level, key=lambda sector: steps[sector]) for kind in kinds}
    setup = complete_setup(PLAYED, {})
    again = PLAYED.paper.parse(PLAYED.paper.printed(b), setup, Dice(seed_from(seed)))
    return GameTable(PLAYED, setup, Seeds(seed_from(seed)), again, Log(PLAYED.rules.seats(setup))).start()


def answers_of_evil(t: GameTable[Board], seed: str, turns: int) -> Iterator[Option]:
    """The hero stays where it is; what evil answers to what."""
    while t.question is not None and turns:
        options = t.question.options
        if t.question.seat == "hero":
            turns -= t.question.prompt == "turn"
            t.answer("hero", next((act for act in STAYING if act in options), options[0]))
        else:
            answer = bot(t, f"{seed} {turns} {len(options)}")
            yield answer
            t.answer(t.question.seat, answer)


@pytest.mark.parametrize("seed", ["c0", "c2", "c4"])
def test_a_hero_who_stays_in_a_lit_corner_is_approached_and_no_card_is_wasted(seed: str) -> None:
    t = in_a_lit_corner(seed)
    steps = t.board.map.distances(0).steps(t.board.hero)
    before = min(steps[at] for at in t.board.creatures.values())
    nearest, idle = before, []
    for answer in answers_of_evil(t, seed, TURNS):
        nearest = min(nearest, *(steps[at] for at in t.board.creatures.values()))
        idle += [answer] if isinstance(answer, Nothing) else []
    assert before >= 7
    assert nearest <= before - 4
    assert idle == []


PLAIN = """
      a        b        c
  ###########################
1 #+Hc      .        .      #
  ###########################

phase end of turn
performed move
hand evil 1 ambush
hand evil 2 frenzy
own evil 1 speed
own evil 2 fury
"""


@pytest.mark.rule("A1.18")
def test_a_leader_approves_a_card_of_a_team_mate_that_does_no_harm() -> None:
    setup = complete_setup(GAME, {"team": "2", "leader": "first"})
    b = GAME.paper.parse(PLAIN, setup, Dice(bytes(32)))
    t = GameTable(GAME, setup, Seeds(bytes(32)), b, Log(GAME.rules.seats(setup))).start()
    t.answer("evil 1", "pass")
    t.answer("evil 2", "down frenzy")
    assert t.question is not None
    assert (t.question.seat, t.question.prompt) == ("evil 1", "approve")
    assert {str(bot(t, str(number))) for number in range(8)} == {"approve"}


SECOND = """
      a        b
  ##################
1 #+!Hmww   .      #
  ##################

phase end of turn
performed move
cards 1
avatar evil 1 ravager
"""


@pytest.mark.parametrize("number", range(6))
def test_what_the_turn_brings_anyway_is_no_gain_of_a_second_card(number: int) -> None:
    """The creatures attack whatever evil does; the avatar finds no place, and would give a token away."""
    setup = complete_setup(GAME, {"avatar": "yes"})
    b = GAME.paper.parse(SECOND, setup, Dice(seed_from(f"second {number}")))
    t = GameTable(GAME, setup, Seeds(seed_from(f"second {number}")), b, Log(GAME.rules.seats(setup))).start()
    assert t.question is not None
    assert t.question.texts() == ["pass", "activate ravager"]
    assert bot(t, f"{number}") == PASS
