"""What the scenarios of a campaign carry over: for every player, and from each scenario to the next.

A step is a row and a function, like a card; it happens if its mark is in the result of the scenario before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import Board
from unlit.escape.box.pieces import FEAR_AFTER_INFIRMARY
from unlit.escape.rules.boxes import effects_of
from unlit.escape.rules.kinds import STEPS
from unlit.escape.rules.results import ESCAPED, Result

if TYPE_CHECKING:
    from unlit.escape.box.box import Box
    from unlit.escape.box.rows import StepRow
    from unlit.kernel.told.question import Seat

LEAST_HAND = 2  # for a player who comes from the infirmary: the last card cannot be played (E4.3)


def carry_over(b: Board, last: Result) -> None:
    """Apply everything that the scenario before passes on to this one, before hands are dealt."""
    for seat in b.players:
        if last.people[seat].fate == ESCAPED:
            keep_cards(b, seat, last.people[seat].cards)
        else:
            wake_in_the_infirmary(b, seat)
    for step in steps_of(b.box, b.scenario, last):
        effects_of(b.box).campaign[step].does(b, last, b.box.campaign[step])


# E18.7
def keep_cards(b: Board, seat: Seat, cards: tuple[str, ...]) -> None:
    """A player who escaped keeps skills and items, but no key card, which is useless on another level."""
    one = b.people[seat]
    one.skills = tuple(sorted(card for card in cards if card in b.box.skills))
    one.items = tuple(card for card in cards if card in b.box.items and b.box.items[card].copies)
    deck = list(b.decks["items"])
    for item in one.items:
        deck.remove(item)
    b.decks["items"] = tuple(deck)


# E18.8
def wake_in_the_infirmary(b: Board, seat: Seat) -> None:
    """A player who did not escape begins with one card fewer, frightened, and without the old skills and items."""
    one = b.people[seat]
    one.vitality = max(one.vitality - 1, LEAST_HAND)
    one.fear = FEAR_AFTER_INFIRMARY


# E18.9
def steps_of(box: Box, scenario: str, last: Result) -> list[str]:
    """The steps into a scenario that apply after this result."""
    return [name for name, row in box.campaign.items() if row.into == scenario and row.mark in last.marks]


@STEPS.enter
def the_alarm_is_out(b: Board, last: Result, row: StepRow) -> None:
    """The threat pool is smaller."""
    b.threat_pool -= row.number


@STEPS.enter
def the_plans(b: Board, last: Result, row: StepRow) -> None:
    """The lockdown pool is larger for each plan found."""
    b.lockdown_pool += row.number * last.marks["plans"]


@STEPS.enter
def all_three_awake(b: Board, last: Result, row: StepRow) -> None:
    """Guards and aliens are worth more to each other."""
    b.clone_threat += row.number
    b.guard_fear += row.number


@STEPS.enter
def the_fire_ran_ahead(b: Board, last: Result, row: StepRow) -> None:
    """The swarm has fewer markers."""
    b.swarm -= row.number


@STEPS.enter
def they_are_coming_anyway(b: Board, last: Result, row: StepRow) -> None:
    """The threat pool is smaller, so lockdown, which starts the lift, comes sooner."""
    b.threat_pool -= row.number


@STEPS.enter
def they_remember_him(b: Board, last: Result, row: StepRow) -> None:
    """Dr. Cronos begins wounded."""
    b.wounds += row.number
