"""What players read in both languages: who does what, why something is lost, and what a question is about."""

from __future__ import annotations

import pytest

from unlit.alone import GAME
from unlit.alone.board.board import Board
from unlit.alone.box.pieces import Kind
from unlit.alone.told.events import LeaderPassed, MadeRoom
from unlit.kernel.chance.dice import Dice
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.game import complete_setup
from unlit.kernel.tables.game_table import GameTable
from unlit.kernel.texts import languages_of
from unlit.kernel.told.events import Log
from unlit.terminal.words import Words

LANGUAGES = languages_of("unlit.alone")

ROW = """
      a        b        c        d        e        f
  ######################################################
1 #+HCm     .        .        .      ##.        .      #
  ######################################################

"""
WORDS = {language: Words(GAME, language) for language in LANGUAGES}


def position(facts: str, **setup: str) -> GameTable[Board]:
    """A table at this position, with two creatures in the hero's sector."""
    given = complete_setup(GAME, setup)
    b = GAME.paper.parse(ROW + facts, given, Dice(bytes(32)))
    return GameTable(GAME, given, Seeds(bytes(32)), b, Log(GAME.rules.seats(given))).start()


def asked(t: GameTable[Board], language: str) -> str:
    """The open question in words."""
    assert t.question is not None
    return WORDS[language].prompt(t.question, t.board)


def told(t: GameTable[Board], seat: str, language: str) -> list[str]:
    """All that a seat was told, in words."""
    return [WORDS[language].event(event) for _, event in t.told(seat)]


MISSIONS = "mission 0 thick_haze\nmission 0 hidden_stores\nmission 0 distress_call\n"


@pytest.mark.parametrize(("language", "name"), [("en", "(Thick Haze)"), ("de", "(Dichter Dunst)")])
def test_a_danger_token_of_a_mission_is_asked_for_by_its_name(language: str, name: str) -> None:
    assert asked(position(MISSIONS + "phase labyrinth"), language).endswith(name)


@pytest.mark.parametrize(("language", "name"), [("en", "(level 1)"), ("de", "(Ebene 1)")])
def test_a_first_danger_token_is_asked_for_by_its_level(language: str, name: str) -> None:
    assert asked(position(MISSIONS + "phase dangers"), language).endswith(name)


@pytest.mark.rule("A1.19")
@pytest.mark.parametrize(
    ("language", "left"),
    [
        ("en", "(Hidden Stores). Who draws the next one? Left to draw: "),
        ("de", "Verborgene Vorräte: "),
    ],
)
def test_who_draws_is_asked_with_the_reason_and_how_many_are_left(language: str, left: str) -> None:
    facts = MISSIONS + "phase labyrinth\ndeck fury frenzy\ndeck speed ambush\nown evil 1 fury\nown evil 2 speed\n"
    t = position(facts, team="2", leader="first")
    t.answer("evil 1", "b1")
    assert asked(t, language).endswith(left + "2")
    t.answer("evil 1", "evil 2")
    assert asked(t, language).endswith(left + "1")


@pytest.mark.rule("A10.2")
@pytest.mark.parametrize(
    ("language", "attack", "question"),
    [
        ("en", "attacked by the wounded Cultist.", "attack by the Mutant. Do you use anything?"),
        ("de", "angegriffen von: verwundeter Kultist.", "Angriff von: Mutant. Setzt du etwas ein?"),
    ],
)
def test_who_attacks_is_told_and_asked_about(language: str, attack: str, question: str) -> None:
    t = position("phase attacks\nexperience 2 dexterity\n")
    t.answer("evil 1", "wounded cultist at a1")
    assert any(line.endswith(attack) for line in told(t, "hero", language))
    while t.question is not None and t.question.prompt != "answer":
        t.answer(t.question.seat, t.question.texts()[0])
    assert asked(t, language).endswith(question)


@pytest.mark.rule("A8.1")
@pytest.mark.parametrize(("language", "line"), [("en", "The hero looks east."), ("de", "in diese Richtung: Osten.")])
def test_evil_is_told_which_way_the_hero_looks(language: str, line: str) -> None:
    t = position("hand evil 1 frenzy\n")
    t.answer("hero", "explore")
    while t.question is not None and not (t.question.seat == "hero" and t.question.prompt == "turn"):
        t.answer(t.question.seat, t.question.texts()[0])
    assert any(one.endswith(line) for one in told(t, "evil 1", language))


@pytest.mark.rule("A19.3", "A16.6")
@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["End-of-round effect: Infection.", "End-of-round effect: nightmare."]),
        ("de", ["Wirkung am Ende der Runde: Infektion.", "Wirkung am Ende der Runde: Albtraum."]),
    ],
)
def test_what_is_lost_at_the_end_of_a_round_is_told_with_its_cause(language: str, lines: list[str]) -> None:
    missions = MISSIONS.replace("thick_haze", "infection")
    said = told(position(missions + "phase effects\nnightmare\n"), "hero", language)
    assert [line for line in said if line in lines] == lines
    for line in lines:
        assert "1" in said[said.index(line) + 1] or "2" in said[said.index(line) + 1]


@pytest.mark.rule("A16.3")
@pytest.mark.parametrize(
    ("language", "line"), [("en", "The hero has 3 adrenaline for the next round."), ("de", "nächste Runde: 3.")]
)
def test_adrenaline_that_is_set_anew_is_told(language: str, line: str) -> None:
    emptied = position("phase end of round\nadrenaline 1\n")
    assert any(one.endswith(line) for one in told(emptied, "hero", language))


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "A creature makes room for the Queen."), ("de", "Eine Kreatur macht Platz für einen Boss: Königin.")],
)
def test_a_creature_makes_room_for_a_boss(language: str, line: str) -> None:
    assert WORDS[language].event(MadeRoom(Kind.QUEEN)) == line


@pytest.mark.parametrize(
    ("language", "price"),
    [("en", "1 adrenaline recovers 1, or 2 as the Doctor"), ("de", "1, als Arzt 2, für 1 Adrenalin")],
)
def test_recovery_says_what_it_gives_and_costs(language: str, price: str) -> None:
    assert all(price in WORDS[language].option(f"recover {kind}") for kind in ("life", "self-control"))


def test_german_leads_nobody_astray() -> None:
    said = WORDS["de"].event(LeaderPassed("evil 1"))
    assert said == "Die Führung der Bösen hat jetzt: Böser Spieler 1."
    assert WORDS["de"].say("prompt-avatar-power", {"avatar": "Wächterin"}) == "Wird die Kraft eingesetzt? (Wächterin)"
