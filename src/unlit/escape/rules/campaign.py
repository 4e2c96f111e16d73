"""A campaign: all scenarios in order, with the same prisoners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from unlit.escape.board.board import Board, deeds_to_tell
from unlit.escape.box.pieces import FEAR_AFTER_INFIRMARY, SKILLS_EACH, SLEEPERS
from unlit.escape.rules import setup
from unlit.escape.rules.carrying import steps_of
from unlit.escape.rules.items import hands_with
from unlit.escape.rules.results import BEGUN, ESCAPED, LEFT, Fate, Result, read_results, written
from unlit.kernel.errors import Refused
from unlit.kernel.game import Saying

if TYPE_CHECKING:
    from unlit.escape.box.box import Box
    from unlit.kernel.told.question import Seat

ORDER = sorted(setup.SCENARIO_NAMES, key=int)
"""The scenarios of a campaign, in order."""


# E18.6
def following(setup_: Mapping[str, str], b: Board) -> dict[str, str] | None:
    """The next scenario if someone escaped, or the same one again; nothing follows the last."""
    if not setup_["campaign"]:
        return None
    result = result_of(b)
    if not result.escaped:
        return dict(setup_)
    after = ORDER[ORDER.index(result.scenario) + 1 :]
    if not after:
        return None
    story = written([*read_results(setup_["campaign"]), result])
    return {**setup_, "scenario": after[0], "campaign": story}


def result_of(b: Board) -> Result:
    """How a scenario ended, in facts that everyone could see."""
    scenario = next(number for number, name in setup.SCENARIO_NAMES.items() if name == b.scenario)
    marks = {mark: noted(b) for mark, noted in NOTED.items()}
    return Result(
        scenario,
        {seat: fate_of(b, seat) for seat in b.players},
        dict(Counter(deeds_to_tell(b))),
        {mark: times for mark, times in marks.items() if times > 0},
    )


NOTED: dict[str, Callable[[Board], int]] = {
    "lockdown": lambda b: int(b.lockdown),
    "plans": lambda b: len(b.accessed) - 1 if b.scenario == "second_sight" else 0,
    "awake": lambda b: int(b.scenario == "the_hybrids" and len(b.accessed) == len(SLEEPERS)),
    "fire": lambda b: int(b.scenario == "ashes" and b.lockdown and b.lockdown_pool >= len(b.players)),
    "spared": lambda b: int(b.scenario == "the_sleepers" and nobody_was_carried_off(b)),
}
"""What else a result records, each with a number: whether lockdown had begun; how many panels were accessed besides the
one that calls the lift; whether every hybrid was let out; whether each player had a turn left while the fire burned;
whether no sleeper was carried off. A mark with the number 0 is left out."""


def nobody_was_carried_off(b: Board) -> bool:
    """Whether every sleeper is still in the sick bay, or left with someone."""
    saved = [one for one in b.people.values() if one.fate == ESCAPED]
    return b.sleepers + len(saved) == b.box.scenarios[b.scenario].sleepers


def fate_of(b: Board, seat: Seat) -> Fate:
    """How it ended for a player; only those who escaped keep their skills and items."""
    one = b.people[seat]
    if one.fate == ESCAPED:
        return Fate(ESCAPED, (*one.skills, *one.items))
    return Fate(one.fate or LEFT)


# Impossible set-ups


def check_campaign(setup_: Mapping[str, str], box: Box) -> None:
    """Refuse a campaign that does not cover exactly the scenarios before this one, and the players of this one."""
    results = read_results(setup_["campaign"])
    before = [one.scenario for one in results]
    if setup_["campaign"] and before != ORDER[: ORDER.index(setup_["scenario"])]:
        raise Refused(
            f"a campaign has to list all scenarios before {setup_['scenario']}, but this one lists: "
            f"{', '.join(before)[:60] or 'none'}"
        )
    seats = setup.seats(setup_)
    for one in results:
        if tuple(one.people) != seats:
            raise Refused(f"scenario {one.scenario} of the campaign has to list: {', '.join(seats)}")
        if not one.escaped:
            raise Refused(f"nobody escaped from scenario {one.scenario} of the campaign, so nothing can follow it")
        check_cards(one, box)


def check_cards(one: Result, box: Box) -> None:
    """Refuse a result in which someone got out with more cards than exist, or than one can carry."""
    taken = Counter(card for fate in one.people.values() for card in fate.cards)
    for card, times in taken.items():
        if card not in box.skills and card not in box.items:
            raise Refused(f"there is neither a skill nor an item called {card[:40]!r}")
        if times > 1 and (card in box.skills or 0 < box.items[card].copies < times):
            raise Refused(f"there are not that many cards called {card}")
    for seat in one.escaped:
        cards = one.people[seat].cards
        if len([card for card in cards if card in box.skills]) != SKILLS_EACH:
            raise Refused(f"{seat} has to have {SKILLS_EACH} skills, as in any game")
        if sum(box.items[card].hands for card in cards if card in box.items) > hands_with(box, cards):
            raise Refused(f"{seat} cannot carry all of this: {', '.join(cards)}")
    for seat, fate in one.people.items():
        if fate.cards and fate.fate != ESCAPED:
            raise Refused(f"{seat} did not escape, and cannot have kept anything")


# What players are told


def carried(setup_: Mapping[str, str], box: Box) -> list[Saying]:
    """Who escaped from which scenario, what became of each player, and what the last scenario means for this one."""
    results = read_results(setup_["campaign"])
    if not results:
        return [Saying("campaign-begins", {})] if setup_["campaign"] == BEGUN else []
    said = [
        Saying(
            "campaign-was",
            {
                "number": int(one.scenario),
                "scenario": setup.SCENARIO_NAMES[one.scenario],
                "who": list(one.escaped),
            },
        )
        for one in results
    ]
    for seat, one in results[-1].people.items():
        has = [card for card in one.cards if card in box.skills or box.items[card].copies]
        if one.fate == ESCAPED:
            said.append(Saying("campaign-goes-on", {"who": seat, "cards": has}))
        else:
            said.append(Saying("campaign-infirmary", {"who": seat, "fear": FEAR_AFTER_INFIRMARY}))
    steps = steps_of(box, setup.scenario_named(setup_), results[-1])
    return [*said, *(Saying("campaign-step", {"card": step}) for step in steps)]


def epilogue(b: Board) -> list[Saying]:
    """How the story goes on, what became of each player, and what they did to each other."""
    result = result_of(b)
    how = "escaped" if result.escaped else "lost"
    said = [Saying(f"epilogue-{b.scenario.replace('_', '-')}-{how}", {})]
    for seat, one in result.people.items():
        said.append(Saying(f"epilogue-{one.fate}", {"who": seat, "cards": list(one.cards)}))
    return said + [
        Saying(f"deed-{deed.what.replace(' ', '-')}", {"who": deed.who, "whom": deed.whom, "count": times})
        for deed, times in result.deeds.items()
    ]
