"""No two cards of a deck do the same: in fixed positions, at the same cost, any two cards for a moment differ."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from unlit.escape import GAME
from unlit.escape.box.box import Box
from unlit.escape.box.pieces import ABILITY, Acting, Enemy, Icon, Kind, Purpose, Stat
from unlit.escape.rules.boxes import BOXES, effects_of
from unlit.escape.rules.challenges import attempt
from unlit.escape.rules.choices import USE
from unlit.escape.rules.enemies.attacks import attack_player
from unlit.escape.rules.hand import PLAY
from unlit.escape.rules.items import KEY_CARD
from unlit.escape.rules.moments import Challenge, M
from unlit.escape.rules.responses import named
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.errors import Over
from unlit.kernel.table import Table
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.told.option import PASS

POSITIONS = 120
APART = 5  # answers between one position and the next
ANSWERS = 4  # answers after the card, for the questions that it asks
NOT_HERE = b"not here"


def equal_costs(box: Box) -> Box:
    """A box where abilities cost no fear, and event cards spawn nobody and activate nobody: only their text is left."""
    adrenaline = {name: replace(row, fear=0) for name, row in box.adrenaline.items()}
    nobody = (Acting.NOBODY,) * 4
    events = {name: replace(row, spawns=None, acting=nobody) for name, row in box.events.items()}
    return BOXES.make("equal costs", BOXES.rows_today() | {"adrenaline": adrenaline, "events": events})


@cache
def positions() -> list[GameTable[Any]]:
    """Fixed tables at which a player may act in its turn, with enemies, items and locks scattered about."""
    found: list[GameTable[Any]] = []
    number = 0
    while len(found) < POSITIONS:
        t = deal(GAME, {"players": "3"}, seeds=Seeds(seed_from(f"no two cards {number}")))
        dice = Dice(seed_from(f"answers {number}"))
        for answers in range(60):
            if t.question is None or len(found) == POSITIONS:
                break
            if answers % APART == 0 and t.question.prompt == "turn":
                found.append(strewn(t.fork(), dice))
            idle = t.question.idle
            t.answer(t.question.seat, PASS if idle else dice.pick("option", t.question.options))
        number += 1
    return found


def strewn(t: GameTable[Any], dice: Dice) -> GameTable[Any]:
    """The board with enemies near the current player, items on the floor, and threat and fear for everyone."""
    b = t._base = t._base.copy()
    b.box = equal_costs(b.box)
    seat = b.players[b.turn]
    at = b.people[seat].at
    near = [at, *b.map.near[at]] if at >= 0 else []
    for kind, number in ((Kind.GUARD, 3), (Kind.CLONE, 4), (Kind.CLONE, 5)):
        free = [tile for tile in near if number in b.reserves[kind] and dice.below(2)]
        if free:
            b.enemies = {**b.enemies, **{one: free[-1] for one in enemies(b, kind, number)}}
            b.reserves[kind] = tuple(one for one in b.reserves[kind] if one != number)
    b.enemies = dict(sorted(b.enemies.items(), key=lambda pair: (list(Kind).index(pair[0].kind), pair[0].number)))
    for one in b.people.values():
        one.threat, one.fear = dice.below(4), 2 + dice.below(5)
    if near and dice.below(2):
        item = b.decks["items"][-1]
        b.decks["items"] = b.decks["items"][:-1]
        b.floor = {**b.floor, near[-1]: (*b.floor.get(near[-1], ()), item)}
    doors = [door for door in b.map.doors[at] if door.joined] if at >= 0 else []
    if doors and dice.below(2):
        b.map = b.map.with_lock(doors[0].edge)
    return t


def enemies(b: Any, kind: Kind, number: int) -> Iterator[Enemy]:
    """The marker with this number, if no tile around the player would be too full for it."""
    if sum(one.kind is kind for one in b.enemies) < b.limits[kind]:
        yield Enemy(kind, number)


def after(fork: GameTable[Any], option: Any) -> bytes:
    """The board after an option and a few answers, leaving out the cards."""
    fork._run()
    if fork.question is None or (option is not None and option not in fork.question.options):
        return NOT_HERE
    if option is not None:
        fork.answer(fork.question.seat, option)
    for number in range(ANSWERS):
        question: Any = fork.question
        if question is None or question.prompt == "turn":
            break
        fork.answer(question.seat, PASS if question.idle else question.options[number % len(question.options)])
    b = fork.board.copy()
    b.event, b.decks, b.discards = "", {}, {}
    for one in b.people.values():
        one.skills, one.items, one.hand = (), (), ("card",) * len(one.hand)
    return GAME.paper.encode(b)


def with_card(t: GameTable[Any], deck: str, card: str) -> tuple[GameTable[Any], Any]:
    """The table with the card where it belongs, and the option that plays it."""
    fork = t.fork()
    b = fork._base = t._base.copy()
    one = b.people[b.players[b.turn]]
    b.challenged = False
    if deck == "adrenaline":
        one.hand = tuple(sorted((card, *one.hand[:2])))
        return fork, PLAY(card, ABILITY)
    if deck == "items":
        one.items = (card,)
    else:
        one.skills, one.items = (card,), ("scalpel",)
    return fork, USE(card)


@cache
def signature(deck: str, card: str) -> tuple[bytes, ...]:
    """What a card for the player's own turn does in every position."""
    return tuple(after(*with_card(t, deck, card)) for t in positions())


@cache
def text_signature(card: str, section: Icon) -> tuple[bytes, ...]:
    """What a section of an event card does in every position."""
    found = []
    for t in positions():
        fork = t.fork()
        b = fork._base = t._base.copy()
        b.phase, b.event, b.section = "text", card, section
        found.append(after(fork, None))
    return tuple(found)


class Plays:
    """Plays one card when it is offered, passes on everything else, and goes through the answers to other questions."""

    def __init__(self, option: Any) -> None:
        self.option = option
        self.played = False
        self.asked = 0

    def __call__(self, t: GameTable[Any], seat: str, prompt: str, options: Sequence[Any]) -> Any:
        if self.option in options:
            self.played = True
            return self.option
        self.asked += 1
        return PASS if PASS in options else options[self.asked % len(options)]


def at_a_roll(t: GameTable[Any], deck: str, card: str, roll: Callable[[GameTable[Any], str], object]) -> bytes:
    """The board after a roll at which the card is played, leaving out the cards, and how the roll went."""
    fork = t.fork()
    b = fork.board = t._base.copy()
    seat = b.players[b.turn]
    one = b.people[seat]
    if one.at < 0:
        return NOT_HERE
    for other in b.people.values():
        other.at, other.items, other.skills = one.at, (), ()
        other.hand = ("second_wind",) * 4
    option: Any = PLAY(card, ABILITY) if deck == "adrenaline" else named(card)
    if deck == "adrenaline":
        one.hand = tuple(sorted((card, *one.hand[1:])))
    elif deck == "items":
        one.items = (card,)
    else:
        one.skills, one.items = (card,), (KEY_CARD,)
    agent = Plays(option)
    fork.question, fork._agent, fork.rolling = None, agent, True
    try:
        result = roll(fork, seat)
    except Over:
        result = "over"
    if not agent.played:
        return NOT_HERE
    b.event, b.decks, b.discards = "", {}, {}
    for other in b.people.values():
        other.skills, other.items, other.hand = (), (), ("card",) * len(other.hand)
    return GAME.paper.encode(b) + repr(result).encode()


def challenged(stat: Stat, purpose: Purpose, section: Icon | None = None) -> Callable[[GameTable[Any], str], object]:
    """A challenge for the player: whether it is passed, and the dice."""

    def roll(t: Table[Any], seat: str) -> object:
        challenge = Challenge(seat, stat, 3, purpose, section)
        return attempt(t, challenge), [str(die) for die in challenge.dice]

    return roll


def attacked(kind: Kind, whom: int) -> Callable[[GameTable[Any], str], object]:
    """An attack by an enemy on the player's tile, on the player or on the one this many seats further on."""

    def roll(t: Table[Any], seat: str) -> object:
        b = t.board
        enemy = Enemy(kind, 12)
        b.enemies[enemy] = b.people[seat].at
        attack_player(t, enemy, b.players[(b.players.index(seat) + whom) % len(b.players)], 4)
        return b.people[seat].at

    return roll


STATS = (Stat.STRENGTH, Stat.INTELLIGENCE)
ROLLS = [challenged(stat, purpose) for stat in STATS for purpose in (Purpose.ATTACK, Purpose.UNLOCK)]
ROLLS += [challenged(stat, Purpose.EVENT, Icon.FEAR) for stat in STATS]
ATTACKS = [attacked(kind, whom) for kind in (Kind.GUARD, Kind.CLONE) for whom in (0, 1)]
MOMENTS = {M.CHALLENGE: ROLLS, M.ROLLED: ROLLS, M.ATTACK: ATTACKS, M.ATTACK_ROLLED: ATTACKS}


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.value)
def test_two_cards_played_at_a_roll_differ(moment: M) -> None:
    waiting = effects_of(BOXES.today()).waiting[moment]
    decks = {"adrenaline": waiting.cards, "items": waiting.items, "skills": waiting.skills}
    cards = [(deck, name) for deck, names in decks.items() for name in sorted(names)]
    assert len(cards) > 1
    found = {
        card: tuple(at_a_roll(t, deck, card, roll) for t in positions() for roll in MOMENTS[moment])
        for deck, card in cards
    }
    for card, seen in found.items():
        assert any(one != NOT_HERE for one in seen), f"{card} is never possible"
    for one, other in combinations(found, 2):
        assert found[one] != found[other], f"{one} does what {other} does"


def own_turn() -> list[tuple[str, str]]:
    """Every card for the player's own turn, with its deck."""
    box, effects = BOXES.today(), effects_of(BOXES.today())
    found = [("adrenaline", name) for name in box.adrenaline if effects.adrenaline[name].moment is None]
    found += [("items", name) for name in box.items if effects.items[name].moment is M.OWN_TURN]
    return found + [("skills", name) for name in box.skills if effects.skills[name].moment is M.OWN_TURN]


@pytest.mark.parametrize("deck", ["adrenaline", "items", "skills"])
def test_two_cards_of_ones_own_turn_differ(deck: str) -> None:
    cards = [name for where, name in own_turn() if where == deck]
    for card in cards:
        assert any(seen != NOT_HERE for seen in signature(deck, card)), f"{card} is never possible"
    for one, other in combinations(cards, 2):
        assert signature(deck, one) != signature(deck, other), f"{one} does what {other} does"


@pytest.mark.parametrize("section", [Icon.FEAR, Icon.SECURITY, Icon.FACILITY], ids=str)
def test_two_texts_of_events_differ(section: Icon) -> None:
    for one, other in combinations(BOXES.today().events, 2):
        assert text_signature(one, section) != text_signature(other, section), f"{one} does what {other} does"


def test_two_cards_that_add_dice_differ() -> None:
    box = BOXES.today()
    dice = effects_of(box).dice
    cards = [name for name in (*box.skills, *box.items) if name in dice]
    purposes = [one for one in Purpose if one not in (Purpose.LIGHT, Purpose.REROLL)]
    sections = (None, Icon.FEAR, Icon.SECURITY, Icon.FACILITY)
    found = {}
    for card in cards:
        found[card] = tuple(
            dice[card](t.board, seat, Challenge(seat, stat, 3, purpose, section), effects_of(box).cards[card])
            for t in positions()
            for seat in t.board.players
            for stat in (Stat.INTELLIGENCE, Stat.STRENGTH)
            for purpose in purposes
            for section in sections
        )
    for one, other in combinations(cards, 2):
        assert found[one] != found[other], f"{one} does what {other} does"
