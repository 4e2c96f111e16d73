"""Campaigns: results as text, impossible set-ups, what follows, and whole campaigns from scenario to scenario."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from pathlib import Path

import pytest

from unlit.bots.escape.prisoner import play_prisoner
from unlit.bots.random import play_randomly
from unlit.escape import GAME
from unlit.escape.board.board import Board, Deed
from unlit.escape.box.pieces import PEOPLE, SKILLS_EACH
from unlit.escape.rules.boxes import BOXES
from unlit.escape.rules.campaign import NOTED, ORDER, result_of
from unlit.escape.rules.items import hands_with
from unlit.escape.rules.results import BEGUN, FATES, MARKS, Fate, Result, read_results, written
from unlit.escape.rules.setup import SCENARIO_NAMES
from unlit.escape.seen.view import view
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.errors import Refused
from unlit.kernel.files.record import first_difference, record_of
from unlit.kernel.game import complete_setup
from unlit.kernel.tables.careful_table import CarefulTable
from unlit.kernel.tables.chair import Bot, Chair
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.told.events import Log
from unlit.lab.fuzz import Fuzzer
from unlit.terminal.words import Words


def by_chance(dice: Dice, players: int, scenarios: int) -> list[Result]:
    """Random results of the first scenarios, with cards and marks."""
    found = []
    for scenario in ORDER[:scenarios]:
        skills, items = list(BOXES.today().skills), list(BOXES.today().decks["items"])
        dice.shuffle("skills", skills)
        dice.shuffle("items", items)
        fates = ["escaped", *(dice.pick("fate", FATES) for _ in range(players - 1))]
        dice.shuffle("fates", fates)
        people = {}
        for seat, fate in zip(PEOPLE, fates, strict=False):
            cards = [skills.pop() for _ in range(SKILLS_EACH)]
            room = hands_with(BOXES.today(), cards)
            while items and BOXES.today().items[items[-1]].hands <= room:
                cards.append(items.pop())
                room -= BOXES.today().items[cards[-1]].hands or 2
            people[seat] = Fate(fate, tuple(cards) if fate == "escaped" else ())
        marks = {mark: 1 + dice.below(3) for mark in MARKS if dice.below(2)}
        deeds = {Deed("iris", "jonas", "left behind"): 1, Deed("jonas", "iris", "blamed"): 3} if players > 1 else {}
        found.append(Result(scenario, people, deeds, marks))
    return found


def test_results_are_read_as_they_were_written() -> None:
    dice = Dice(seed_from("results"))
    for _ in range(50):
        results = by_chance(dice, 1 + dice.below(4), dice.below(7))
        assert read_results(written(results)) == results
    assert written([]) == BEGUN
    assert (read_results(""), read_results(BEGUN)) == ([], [])


def test_a_single_scenario_is_no_campaign_and_a_campaign_begins_with_the_first() -> None:
    assert complete_setup(GAME, {})["campaign"] == ""
    assert complete_setup(GAME, {"campaign": BEGUN})["scenario"] == "1"
    assert GAME.campaign.carried(complete_setup(GAME, {"scenario": "2"})) == []
    assert [one.key for one in GAME.campaign.carried(complete_setup(GAME, {"campaign": BEGUN}))] == ["campaign-begins"]


BAD = {
    "nonsense": "is not the result of a scenario; write it like this: 1: iris",
    "1: iris": "is not part of a campaign",
    "1: iris escaped boxer gambler, jonas lost, iris lost": "is not part of a campaign",
    "1: iris escaped boxer gambler, jonas lost, rain": "'rain' is not part of a campaign",
    "1: iris escaped boxer gambler, jonas lost, iris <b> jonas": "is not part of a campaign",
    "1: iris escaped boxer gambler, jonas lost;": "'' is not the result",
    "2: iris escaped boxer gambler, jonas lost": "has to list all scenarios before 2, but this one lists: 2",
    BEGUN: "has to list all scenarios before 2, but this one lists: none",
    "1: iris escaped boxer gambler": "has to list: iris, jonas",
    "1: iris lost, jonas killed": "nobody escaped from scenario 1",
    "1: iris escaped boxer, jonas lost": "iris has to have 2 skills",
    "1: iris escaped boxer gambler, jonas escaped boxer acrobat": "not that many cards called boxer",
    "1: iris escaped boxer gambler fire_axe, jonas escaped skeptic acrobat fire_axe": "not that many cards called fire",
    "1: iris escaped boxer gambler fire_axe medkit, jonas lost": "iris cannot carry all of this",
    "1: iris escaped boxer gambler excalibur, jonas lost": "neither a skill nor an item called 'excalibur'",
    "1: iris escaped boxer gambler, jonas lost medkit": "jonas did not escape, and cannot have kept anything",
    "x" * 20_001: "takes at most 20000 characters",
}


@pytest.mark.parametrize("text", BAD, ids=lambda text: text[:40])
def test_a_campaign_that_cannot_be_gets_one_sentence(text: str) -> None:
    with pytest.raises(Refused) as refused:
        complete_setup(GAME, {"scenario": "2", "campaign": text})
    assert BAD[text] in str(refused.value)
    assert len(str(refused.value)) < 300


def test_whatever_is_written_is_read_or_refused() -> None:
    dice = Dice(seed_from("scribble"))
    for _ in range(400):
        text = list(written(by_chance(dice, 2, 1)))
        for _ in range(1 + dice.below(3)):
            text[dice.below(len(text))] = dice.pick("letter", ";:, 1²xe\n")
        try:
            complete_setup(GAME, {"scenario": "2", "campaign": "".join(text)})
        except Refused:
            continue
        deal(GAME, {"scenario": "2", "campaign": "".join(text)}, seeds=Seeds(bytes(32)))


def ended(setup: Mapping[str, str], **fates: str) -> tuple[dict[str, str], Board]:
    """A board on which the game is over for every player."""
    t: GameTable[Board] = deal(GAME, setup, seeds=Seeds(bytes(32)))
    b = t.board.copy()
    for seat, fate in fates.items():
        b.people[seat].fate = fate
    return dict(t.setup), b


@pytest.mark.rule("E18.6")
def test_the_next_scenario_follows_if_somebody_escaped() -> None:
    setup, b = ended({"campaign": BEGUN, "spawn_ties": "random"}, iris="killed", jonas="escaped")
    b.deeds, b.lockdown = (Deed("iris", "jonas", "helped"),) * 2, True
    b.people["jonas"].skills = ("boxer", "gambler")
    b.people["jonas"].items = ("medkit", "security_key_card")
    told = "1: iris killed, jonas escaped boxer gambler medkit security_key_card, iris helped jonas 2, lockdown"
    assert GAME.campaign.following(setup, b) == {**setup, "scenario": "2", "campaign": told}


@pytest.mark.rule("E18.7")
def test_whoever_carries_more_goes_on_with_all_of_it() -> None:
    setup, b = ended({"campaign": BEGUN}, iris="escaped")
    b.people["iris"].skills = ("boxer", "packrat")
    b.people["iris"].items = ("flashlight", "medkit", "toolkit")
    after = GAME.campaign.following(setup, b)
    assert after is not None
    begun: GameTable[Board] = deal(GAME, after, seeds=Seeds(bytes(32)))
    assert begun.board.people["iris"].items == ("flashlight", "medkit", "toolkit")


@pytest.mark.rule("E18.6")
def test_the_same_scenario_follows_if_nobody_escaped() -> None:
    setup, b = ended({"campaign": BEGUN}, iris="killed")
    assert GAME.campaign.following(setup, b) == setup


@pytest.mark.rule("E18.6")
def test_nothing_follows_the_last_scenario_or_a_single_one() -> None:
    single, b = ended({}, iris="escaped")
    assert GAME.campaign.following(single, b) is None
    results = by_chance(Dice(seed_from("last")), 2, len(SCENARIO_NAMES) - 1)
    last, b = ended({"scenario": ORDER[-1], "campaign": written(results)}, iris="escaped")
    assert GAME.campaign.following(last, b) is None


def test_everything_noted_can_be_told() -> None:
    assert tuple(NOTED) == MARKS
    assert {row.mark for row in BOXES.today().campaign.values()} <= set(MARKS)
    assert {row.into for row in BOXES.today().campaign.values()} <= set(SCENARIO_NAMES.values())


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_step_and_every_end_has_words(language: str) -> None:
    words = Words(GAME, language)
    marks = dict.fromkeys(MARKS, 2)
    for number in ORDER:
        for fates in (("escaped", "killed", "lost", ""), ("", "", "", "")):
            results = [one._replace(marks=marks) for one in by_chance(Dice(bytes(32)), 4, ORDER.index(number))]
            start = {"scenario": number, "players": "4", "campaign": written(results)}
            setup, b = ended(start, **dict(zip(PEOPLE, fates, strict=True)))
            b.deeds = (Deed("iris", "lena", "left behind"), Deed("kwame", "lena", "gave"))
            for one in (*GAME.campaign.carried(setup), *GAME.campaign.epilogue(b)):
                assert words.has(one.key), one.key
                assert words.told(one.key, one.facts)
            for one in GAME.campaign.epilogue(b):
                assert words.told(one.key, one.facts).endswith("."), one.key


TWO_ON_THE_LIFT = """
       a          b
  ######################
1 #e                   #
  #I J        K        #
  ######################

tile a1 a-lift
hand iris shove
hand jonas shove
hand kwame shove
"""


def test_only_whoever_stays_was_left_behind() -> None:
    setup = complete_setup(GAME, {"players": "3"})
    board = GAME.paper.parse(TWO_ON_THE_LIFT.strip("\n"), setup, Dice(bytes(32)))
    t: GameTable[Board] = GameTable(GAME, setup, Seeds(bytes(32)), board, Log(GAME.rules.seats(setup))).start()
    for seat in ("iris", "jonas"):
        while t.question is not None and t.question.prompt != "turn":
            t.answer(t.question.seat, t.question.options[0])
        t.answer(seat, "escape")
    left = [Deed("iris", "kwame", "left behind"), Deed("jonas", "kwame", "left behind")]
    assert list(result_of(t.board).deeds) == left
    assert [Deed(one.who, one.whom, one.what) for one in view(t.board, "kwame").deeds] == left


@pytest.mark.parametrize("scenario", ORDER[1:])
def test_every_property_holds_in_a_campaign(scenario: str, tmp_path: Path) -> None:
    chance = Dice(seed_from(f"campaign {scenario}"))
    fuzzer = Fuzzer(GAME, scenario, tmp_path)
    for number in range(8):
        players = 1 + number % 4
        results = by_chance(chance, players, ORDER.index(scenario))
        setup = {"scenario": scenario, "players": str(players), "campaign": written(results)}
        t: GameTable[Board] = deal(GAME, setup, seeds=Seeds(bytes([number + 1] * 32)), kind=CarefulTable)
        for _ in range(12):
            if t.question is None:
                break
            fuzzer.look(t, chance)
            t.answer(t.question.seat, chance.pick("option", t.question.options))


def played(setup: Mapping[str, str], bot: Bot, seed: str) -> GameTable[Board]:
    """A game, to its end."""
    t: GameTable[Board] = deal(GAME, setup, seeds=Seeds(seed_from(seed)))
    for answer in count():
        if t.question is None:
            break
        seat = t.question.seat
        t.answer(seat, bot(Chair(t, seat), seed_from(f"{seed} {answer}")))
    return t


@pytest.mark.parametrize(("players", "bot"), [("1", play_prisoner), ("3", play_randomly)])
def test_a_whole_campaign_is_played_and_its_records_verify(players: str, bot: Bot) -> None:
    setup: dict[str, str] | None = complete_setup(GAME, {"players": players, "campaign": BEGUN})
    scenarios: list[str] = []
    while setup is not None:
        t = played(setup, bot, f"campaign {players} {len(scenarios)}")
        assert t.outcome is not None
        assert first_difference(GAME, record_of(t)) is None
        b = t.board.copy()
        assert result_of(b).people.keys() == b.people.keys()
        if not result_of(b).escaped:  # go on anyway, as if another try had gone better
            assert GAME.campaign.following(t.setup, b) == t.setup
            b.people["iris"].fate = "escaped"
            b.people["iris"].items = ()
        scenarios.append(t.setup["scenario"])
        setup = GAME.campaign.following(t.setup, b)
    assert scenarios == ORDER


def test_a_result_tells_of_panels_besides_the_first_in_the_second_scenario_alone() -> None:
    results = by_chance(Dice(bytes(32)), 2, 2)
    _, b = ended({"scenario": "2", "campaign": written(results[:1])}, iris="escaped")
    for panels, marks in ((1, {}), (2, {"plans": 1}), (3, {"plans": 2})):
        b.accessed = frozenset(range(panels))
        assert result_of(b).marks == marks
    _, b = ended({"scenario": "3", "campaign": written(results)}, iris="escaped")
    b.accessed = frozenset(range(2))
    assert "plans" not in result_of(b).marks


def test_a_result_tells_whether_every_hybrid_was_let_out() -> None:
    results = by_chance(Dice(bytes(32)), 2, 2)
    _, b = ended({"scenario": "3", "campaign": written(results)}, iris="escaped")
    for labs, marks in ((2, {}), (3, {"awake": 1})):
        b.accessed = frozenset(range(labs))
        assert result_of(b).marks == marks


def test_a_result_tells_whether_the_fire_had_time() -> None:
    results = by_chance(Dice(bytes(32)), 2, 3)
    _, b = ended({"scenario": "4", "campaign": written(results)}, iris="escaped")
    assert result_of(b).marks == {}
    b.lockdown = True
    for tokens, marks in ((1, {"lockdown": 1}), (2, {"lockdown": 1, "fire": 1})):
        b.lockdown_pool = tokens
        assert result_of(b).marks == marks


def test_a_result_tells_whether_no_sleeper_was_carried_off() -> None:
    results = by_chance(Dice(bytes(32)), 2, 5)
    _, b = ended({"scenario": "6", "campaign": written(results)}, iris="escaped", jonas="lost")
    sleepers = BOXES.today().scenarios["the_sleepers"].sleepers
    for left, marks in ((sleepers - 1, {"spared": 1}), (sleepers - 2, {})):
        b.sleepers = left
        assert result_of(b).marks == marks
