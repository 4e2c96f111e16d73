"""The hero's turn, in order: its start, one or two actions, and its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from unlit.alone.board.board import (
    HERO,
    NOTHING_DECLARED,
    Board,
    Creature,
    Declaration,
    creatures_at,
    is_dangerous,
    leading,
)
from unlit.alone.box.pieces import TURNS, Action, Damage
from unlit.alone.rules import rounds, setup
from unlit.alone.rules.actions.explore import explore, name_explore
from unlit.alone.rules.actions.fight import fight, name_fight
from unlit.alone.rules.actions.interact import eligible, interact, name_interact
from unlit.alone.rules.actions.locate import locate, name_locate
from unlit.alone.rules.actions.move import doors_to_free, move, name_move
from unlit.alone.rules.actions.scavenge import scavenge
from unlit.alone.rules.boxes import effects_of
from unlit.alone.rules.companions import Sacrifice, sacrifice, sacrificing
from unlit.alone.rules.creatures import attack, choose_creature
from unlit.alone.rules.harm import RECOVER, Recover, can_recover, recover
from unlit.alone.rules.kinds import STANDARD
from unlit.alone.rules.labyrinth import switch_off
from unlit.alone.rules.modules import AT_START, is_recovery_barred, next_phase
from unlit.alone.rules.moments import Deed, M, TurnEnd
from unlit.alone.rules.reactions import may_react, react, react_once
from unlit.alone.rules.using import come_to_nothing, creature_meant, items_for, spend_for_nothing, use_item
from unlit.alone.told.abouts import AboutTurn
from unlit.alone.told.events import BulletTime, Declared, TurnBegan
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Bare, Option
from unlit.kernel.told.question import Refusal

if TYPE_CHECKING:
    from unlit.kernel.table import Table

UNSEEN = 1_000_000  # sorts after everything the hero sees


@dataclass(frozen=True)
class Act(Bare):
    """Declare an action."""

    action: Action


@dataclass(frozen=True)
class UseBulletTime(Option):
    """Take two actions this turn."""

    @classmethod
    def verb(cls) -> str:
        """The name of this option."""
        return "bullet time"


@dataclass(frozen=True)
class EndTurn(Option):
    """Skip the second action."""


@dataclass(frozen=True)
class NoMore(Option):
    """Skip the action that an item grants."""


ACTS: Final = tuple(Act(action) for action in Action)
ACT: Final = {act.action: act for act in ACTS}
BULLET_TIME: Final = UseBulletTime()
END: Final = EndTurn()
NO_MORE: Final = NoMore()


# A3.1
def part(t: Table[Board]) -> None:
    """Play from one quiet moment to the next."""
    PHASES[t.board.phase](t)


def asks_first(b: Board) -> bool:
    """Whether the next part begins with a question."""
    phase = b.phase
    if phase in ("action", "end of turn"):
        return may_react(b)
    if phase == "standard reaction":
        return bool(b.creatures)
    return phase in ("turn", "second action") or (phase == "refill" and rounds.chooses_deck(b))


# A3.2, A3.8
def start_turn(t: Table[Board]) -> None:
    """Adrenaline and sacrifices in any order, until the hero declares an action; passing is not possible."""
    b = t.board
    while True:
        choice = t.ask(HERO, "turn", partial(what_to_do, b), AboutTurn(b.turn), impossible)
        if isinstance(choice, Act):
            break
        use_start(t, choice)
    b.actions -= 1
    declare(t, choice.action)


# A4.7
def second_action(t: Table[Board]) -> None:
    """The second action of bullet time is declared once the first is resolved; it may be skipped."""
    b = t.board
    choice = t.ask(HERO, "second action", partial(what_to_do_next, b), AboutTurn(b.turn), impossible_actions)
    b.actions = 0
    if isinstance(choice, Act):
        declare(t, choice.action)
    else:
        b.phase = first_of_end(b)


def what_to_do(b: Board) -> list[Option]:
    """The actions, and what may come before them; scavenge and locate are always possible."""
    return [*possible_actions(b), *start_options(b)]


def what_to_do_next(b: Board) -> list[Option]:
    """The actions, or ending the turn."""
    return [*possible_actions(b), END]


# A3.2
def declare(t: Table[Board], action: Action) -> None:
    """The hero declares an action and everything it needs; it is resolved next."""
    b = t.board
    b.declared = NAMING[action](t)
    b.acting = action
    b.phase = "action"
    t.tell(EVERYONE, Declared, action, b.declared.named())


# A3.6
def first_of_end(b: Board) -> str:
    """Reactions come first, then attacks; by the other reading the attacks come first."""
    return "attacks" if "attacks" in b.switches else "end of turn"


# A4.1, A4.2, A4.3
def start_options(b: Board) -> list[Option]:
    """Recovery and bullet time, each for one adrenaline and once a turn; and companions to sacrifice."""
    found: list[Option] = []
    if b.adrenaline and not b.recovered and not is_recovery_barred(b):
        found += [one for one in RECOVER if can_recover(b, one.track)]
    if b.adrenaline and not b.bullet_time:
        found.append(BULLET_TIME)
    return found + [sacrificing(name) for name in b.companions] + AT_START.options(b)


def use_start(t: Table[Board], choice: Option) -> None:
    """Do something before the first action; none of this is an action."""
    if isinstance(choice, UseBulletTime):
        begin_bullet_time(t)
    elif isinstance(choice, Recover):
        spend_on_recovery(t, choice.track)
    elif isinstance(choice, Sacrifice):
        sacrifice(t, choice.character)
    else:
        AT_START.choose(t, choice)


# A4.2, A4.4
def begin_bullet_time(t: Table[Board]) -> None:
    """Spend adrenaline for two actions this turn; both allow reactions."""
    t.board.adrenaline -= 1
    begin_two_actions(t)


def begin_two_actions(t: Table[Board]) -> None:
    """The hero has two actions this turn, however they were paid for."""
    t.board.bullet_time = True
    t.board.actions = 2
    t.tell(EVERYONE, BulletTime)


# A4.1
def spend_on_recovery(t: Table[Board], kind: Damage) -> None:
    """Spend adrenaline to recover life or self-control, usually one."""
    b = t.board
    b.adrenaline -= 1
    b.recovered = True
    recover(t, kind, effects_of(b.box).characters[b.character].recovery.said(1, b.box.character(b.character)))


# A3.3, A3.7
def possible_actions(b: Board) -> list[Act]:
    """The actions that have a legal target; scavenge and locate always have one."""
    return [act for act in ACTS if has_target(b, act.action)]


# A3.7, A12.14
def has_target(b: Board, action: Action) -> bool:
    """A way out or a door to free, a sector to look at, a creature, a light control unit or an open mission.

    Weapons that reach farther and tools have targets of their own.
    """
    if action is Action.LOCATE or action is Action.SCAVENGE:
        return True
    if action is Action.FIGHT:
        return b.hero in b.creatures.values() or bool(items_for(b, action))
    if action is Action.EXPLORE or action is Action.MOVE:
        ways = b.map.distances(b.blocked).ways[b.hero]
        return bool(ways) or (action is Action.MOVE and bool(doors_to_free(b)))
    return bool(eligible(b)) or bool(items_for(b, action))


def impossible_actions(b: Board) -> Iterator[Refusal]:
    """Why the other actions cannot be declared."""
    for act in ACTS:
        if not has_target(b, act.action):
            yield Refusal(act, "A3.7", f"refused-{act.action}")


def impossible(b: Board) -> Iterator[Refusal]:
    """Why other actions and uses of adrenaline are not possible."""
    yield from impossible_actions(b)
    for one in RECOVER:
        if b.recovered:
            yield Refusal(one, "A4.3", "refused-once")
        elif not b.adrenaline:
            yield Refusal(one, "A4.1", "refused-adrenaline")
        elif not can_recover(b, one.track):
            yield Refusal(one, "A4.6", "refused-cap")
    if b.bullet_time:
        yield Refusal(BULLET_TIME, "A4.3", "refused-once")
    elif not b.adrenaline:
        yield Refusal(BULLET_TIME, "A4.2", "refused-adrenaline")
    yield from AT_START.refused(b)


# A3.2, A3.9
def perform(t: Table[Board]) -> None:
    """Resolve the declared action; even if changed or stopped, it counts as performed and allows reactions."""
    b = t.board
    assert b.acting is not None
    deed = deed_of(b, b.acting, b.declared)
    react(t, M.DECLARED, deed)
    if deed.stopped:
        spend_for_nothing(t, deed)
    else:
        resolve(t, deed)
    b.acting, b.declared = None, NOTHING_DECLARED
    b.performed += ((deed.action, is_dangerous(b, b.hero)),)
    react(t, M.RESOLVED, deed)
    b.phase = "second action" if b.actions else first_of_end(b)
    perform_granted(t)


def deed_of(b: Board, action: Action, declared: Declaration) -> Deed:
    """An action as declared; a fight is aimed at this creature from now on, wherever it goes."""
    fights = action is Action.FIGHT and declared != NOTHING_DECLARED
    return Deed(action, declared, creature_meant(b, declared) if fights else None)


# A3.2, A3.4, A3.9
def resolve(t: Table[Board], deed: Deed) -> None:
    """Resolve as declared; if nothing is declared, for example after a card changed the action, ask the hero again."""
    if deed.declared == NOTHING_DECLARED and has_target(t.board, deed.action):
        deed = deed_of(t.board, deed.action, NAMING[deed.action](t))
    if deed.declared.item is not None:
        use_item(t, deed)
    elif deed.declared.targets or deed.action is Action.SCAVENGE:
        ACTIONS[deed.action](t, deed)
    else:
        come_to_nothing(t)


# A12.9
def perform_granted(t: Table[Board]) -> None:
    """If an item granted another action, the hero may perform it next; both allow reactions."""
    b = t.board
    granted, b.granted = b.granted, None
    if granted is not None and has_target(b, granted):
        options: list[Option] = [ACT[granted], NO_MORE]
        if isinstance(t.ask(HERO, "extra action", options), Act):
            declare(t, granted)


# A3.5, A3.6
def end_turn(t: Table[Board]) -> None:
    """End-of-turn reactions, each resolved before the next."""
    b = t.board
    if react_once(t, M.END_OF_TURN, TurnEnd(b.turn)):
        return
    if "attacks" in b.switches:
        lights_out(t)
    elif creatures_at(b, b.hero):
        b.phase = "attacks"
    else:
        creatures_attack(t)


# A14.2
def react_face_down(t: Table[Board]) -> None:
    """Resolve the card just laid face down at the end of the turn as a standard reaction."""
    b = t.board
    STANDARD.named["standard_reaction"].does(t, b.track[-1].by)
    b.phase = "end of turn"


# A10.1, A10.4, A10.12
def creatures_attack(t: Table[Board]) -> None:
    """Each creature in the hero's sector attacks once, one after another in evil's order."""
    b = t.board
    done: list[Creature] = []
    while left := [creature for creature in creatures_at(b, b.hero) if creature not in done]:
        creature = next_attacker(t, left)
        done.append(creature)
        attack(t, creature)
    if "attacks" in b.switches:
        b.phase = "end of turn"
    else:
        lights_out(t)


def next_attacker(t: Table[Board], left: list[Creature]) -> Creature:
    """Evil's leader chooses who attacks next."""
    return choose_creature(t, leading(t.board), "attacks", left)


# A15.9
def lights_out(t: Table[Board]) -> None:
    """A creature that moved into its lighted sector, other than the hero's, switches the lights off there."""
    b = t.board
    dark = [at for creature, at in b.creatures.items() if creature in b.moved and at != b.hero]
    for sector in sorted(dark, key=lambda one: b.labels.get(one, UNSEEN)):
        switch_off(t, sector)
    b.moved = frozenset()
    close_turn(t)


# A3.1, A3.6
def close_turn(t: Table[Board]) -> None:
    """Go on to the next turn or, after the eighth, to the end of the round."""
    b = t.board
    b.actions = 1
    b.bullet_time = b.recovered = False
    b.cards_played = 0
    b.performed = ()
    if b.turn == TURNS:
        b.phase = next_phase(b, "end of round")
    else:
        b.turn += 1
        b.phase = "turn"
        t.tell(EVERYONE, TurnBegan, b.turn)


NAMING: dict[Action, Callable[[Table[Board]], Declaration]] = {
    Action.MOVE: name_move,
    Action.EXPLORE: name_explore,
    Action.FIGHT: name_fight,
    Action.LOCATE: name_locate,
    Action.SCAVENGE: lambda _: NOTHING_DECLARED,
    Action.INTERACT: name_interact,
}
"""How the hero declares each action."""

ACTIONS: dict[Action, Callable[[Table[Board], Deed], None]] = {
    Action.MOVE: move,
    Action.EXPLORE: explore,
    Action.FIGHT: fight,
    Action.LOCATE: locate,
    Action.SCAVENGE: scavenge,
    Action.INTERACT: interact,
}

PHASES: dict[str, Callable[[Table[Board]], None]] = {
    "character": setup.hero_part,
    "stairs": setup.colour_stairs,
    "rooms": setup.swap_rooms,
    "place": setup.place_hero,
    "decks": setup.choose_decks,
    "hands": setup.draw_hands,
    "creatures": setup.place_creatures,
    "dangers": setup.place_first_dangers,
    "labyrinth": setup.begin_labyrinth,
    "turn": start_turn,
    "second action": second_action,
    "action": perform,
    "standard reaction": react_face_down,
    "end of turn": end_turn,
    "attacks": creatures_attack,
    "end of round": rounds.end_round,
    "draw": rounds.discard_cards,
    "refill": rounds.draw_cards,
    "effects": rounds.apply_effects,
    "marker": rounds.count_round,
    "danger": rounds.place_dangers,
    "next round": rounds.next_round,
}
"""What happens next, by the board's phase."""
