"""What a player may choose in its turn, and why it may not choose other things."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from unlit.escape.board.board import LEFT_BEHIND, Board, Deed, active_on, in_game
from unlit.escape.board.geometry import on_side
from unlit.escape.box.pieces import Icon, ItemName, SkillName
from unlit.escape.rules.actions.access import ACCESS, AccessPanel, access, has_answered, has_panel
from unlit.escape.rules.actions.attack import ATTACK, AttackEnemy, attack_an_enemy
from unlit.escape.rules.actions.bull_rush import BULL_RUSH, BullRush, bull_rush
from unlit.escape.rules.actions.outwit import OUTWIT, Outwit, camps_to_outwit, outwit
from unlit.escape.rules.actions.trade import PICK_UP, TRADE, PickUp, Trade, is_tired, partners, pick_up, trade
from unlit.escape.rules.actions.unlock import UNLOCK, Unlock, unlock
from unlit.escape.rules.boxes import card_of, effects_of
from unlit.escape.rules.event_cards import draw_event
from unlit.escape.rules.exploring import EXPLORE, Explore, fits_any, go, open_ends
from unlit.escape.rules.hand import Play, own_turn_uses, play, unplayable
from unlit.escape.rules.kinds import ITEMS, SKILLS, UsedEffect
from unlit.escape.rules.lockdown import get_out, look_for_the_end
from unlit.escape.rules.moments import M
from unlit.escape.rules.moving import (
    CRAWL,
    MOVE,
    Crawl,
    Move,
    crawl,
    may_crawl,
    may_leave,
    most_fear_in_vents,
    moves_left,
    vents_from,
)
from unlit.escape.rules.peeking import finds, look_behind
from unlit.escape.rules.responses import own_turn_cards
from unlit.escape.told.events import SkillUsed
from unlit.escape.told.places import OnSheet, SignHere
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option
from unlit.kernel.told.question import Refusal

if TYPE_CHECKING:
    from unlit.escape.board.geometry import Door
    from unlit.escape.box.pieces import Enemy
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


@dataclass(frozen=True)
class Escape(Option):
    """Get out."""

    def points_at(self) -> SignHere:
        """The lift."""
        return SignHere(Icon.ELEVATOR)


@dataclass(frozen=True)
class Use(Option):
    """Use a skill or an item."""

    gear: SkillName | ItemName

    def points_at(self) -> OnSheet:
        """The skill or item."""
        return OnSheet(self.gear)

    def possible(self) -> bool:
        """Any item, but only skills that are used in the player's own turn."""
        return self.gear in ITEMS.rows or SKILLS.today(self.gear).moment is M.OWN_TURN


@dataclass(frozen=True)
class EndTurn(Option):
    """Draw the event card."""


ESCAPE: Final = Escape()
USE: Final = cache(Use)
END_TURN: Final = EndTurn()


# E12.10
def act(t: Table[Board], seat: Seat) -> None:
    """Let the player do one of the things that are possible now."""
    b = t.board
    choice = t.ask(seat, "turn", possible(b, seat), None, lambda b: impossible(b, seat))
    if isinstance(choice, Play):
        play(t, seat, choice)
    elif isinstance(choice, Move):
        go(t, seat, b.map.tile(choice.tile))
    elif isinstance(choice, Explore):
        look_behind(t, seat, on_side(open_ends(b, b.people[seat].at), choice.side))
    elif isinstance(choice, EndTurn):
        end_turn(t, seat)
    elif isinstance(choice, Crawl):
        crawl(t, seat, b.map.tile(choice.tile))
    elif isinstance(choice, Trade):
        trade(t, seat, choice.with_)
    elif isinstance(choice, PickUp):
        pick_up(t, seat, choice.item)
    elif isinstance(choice, Use):
        use(t, seat, choice.gear)
    elif isinstance(choice, Escape):
        escape(t, seat)
    else:
        take_up(t, seat, choice)


# E12.9
def take_up(t: Table[Board], seat: Seat, challenge: Option) -> None:
    """Take the turn's one challenge action, which may be one of the scenario's own."""
    b = t.board
    if isinstance(challenge, AttackEnemy):
        attack_an_enemy(t, seat, challenge.enemy)
    elif isinstance(challenge, BullRush):
        bull_rush(t, seat)
    elif isinstance(challenge, Outwit):
        outwit(t, seat, challenge.whom)
    elif isinstance(challenge, Unlock):
        unlock(t, seat, on_side(b.map.locked_doors(b.people[seat].at), challenge.side), challenge.by)
    elif isinstance(challenge, AccessPanel):
        access(t, seat)
    else:
        effects_of(b.box).scenarios[b.scenario].taken_up.run(t, seat, challenge)


def possible(b: Board, seat: Seat) -> list[Option]:
    """Everything that the player can do now."""
    may_escape = effects_of(b.box).scenarios[b.scenario].may_escape.bound
    found: list[Option] = [ESCAPE] if may_escape is not None and may_escape(b, seat) else []
    active = active_on(b, b.people[seat].at)
    found += moves(b, seat, active)
    if not b.challenged:
        found += challenges(b, seat, active)
    found += dealings(b, seat)
    found += cards(b, seat)
    found.append(END_TURN)
    return found


# E13.1
def end_turn(t: Table[Board], seat: Seat) -> None:
    """A turn that drew no event card ends with one."""
    draw_event(t, None)


# E9.1, E9.2, E9.3, E9.4
def moves(b: Board, seat: Seat, active: list[Enemy]) -> list[Option]:
    """The moves through doors, into the unexplored and through vents that active enemies do not prevent."""
    if moves_left(b, seat) <= 0:
        return []
    at = b.people[seat].at
    found: list[Option] = []
    leaving = not active or may_leave(b, seat)
    if leaving:
        for tile in b.map.near[at]:
            found.append(MOVE(b.map.name(tile)))
    for door in ways_to_explore(b, seat) if leaving else vents_to_explore(b, seat):
        found.append(EXPLORE[door.side])
    if b.map.has_vent(at) and (leaving or may_crawl(b, seat)):
        for tile in vents_from(b, seat):
            found.append(CRAWL(b.map.name(tile)))
    return found


# E9.6, E10.1, E3.3
def ways_to_explore(b: Board, seat: Seat) -> list[Door]:
    """Where a tile can be laid or found; by the other reading, fear can close a vent that works as a door."""
    at = b.people[seat].at
    ends = open_ends(b, at)
    doors = [door for door in ends if fits_any(b, at, door.edge) or finds(b, seat, door)] if ends else ends
    if "vent_as_door" in b.switches and b.people[seat].fear > most_fear_in_vents(b, seat):
        return [door for door in doors if door in b.map.doors[at]]
    return doors


# E9.2, E9.6, by the other readings of both
def vents_to_explore(b: Board, seat: Seat) -> list[Door]:
    """Vents that work as doors: if vents are a free way out, enemies do not hold a player who uses one."""
    if not {"vent_as_door", "enemies_and_vents"} <= b.switches:
        return []
    return [door for door in ways_to_explore(b, seat) if door not in b.map.doors[b.people[seat].at]]


# E12.9
def challenges(b: Board, seat: Seat, active: list[Enemy]) -> list[Option]:
    """The challenge actions of a turn, against active enemies on the tile and others."""
    found: list[Option] = []
    at = b.people[seat].at
    if active:
        for enemy in active:
            found.append(ATTACK[enemy])
        found.append(BULL_RUSH)
        for whom in camps_to_outwit(b, at):
            found.append(OUTWIT[whom])
    for door in b.map.locked_doors(at) if b.map.locked else ():
        found += UNLOCK[door.side]
    if has_panel(b, seat) and not has_answered(b, seat):
        found.append(ACCESS)
    more = effects_of(b.box).scenarios[b.scenario].challenges.bound
    if more is not None:
        found += more(b, seat)
    return found


# E12.1, E12.2
def dealings(b: Board, seat: Seat) -> list[Option]:
    """One trade a turn, and one item from the floor."""
    found: list[Option] = []
    if not b.traded:
        for other in partners(b, seat):
            if is_tired(b, other):
                continue
            found.append(TRADE[other])
    if not b.picked and b.floor:
        for item in dict.fromkeys(b.floor.get(b.people[seat].at, ())):
            found.append(PICK_UP(item))
    return found


# E4.1, E4.5, E4.6
def cards(b: Board, seat: Seat) -> list[Option]:
    """Adrenaline cards for their stat, for fear, or for an ability; skills and items for the player's own turn."""
    found: list[Option] = [*own_turn_uses(b, seat)]
    for name in own_turn_cards(b, seat):
        found.append(USE(name))
    return found


def use(t: Table[Board], seat: Seat, name: str) -> None:
    """Use a skill or an item."""
    t.tell(EVERYONE, SkillUsed, seat, name)
    effect = effects_of(t.board.box).gear[name]
    assert isinstance(effect, UsedEffect)
    effect.does(t, seat, None, card_of(t.board, name))


# E18.3, E18.4, E18.5
def escape(t: Table[Board], seat: Seat) -> None:
    """A player who escapes leaves the map and keeps its items; its cards are discarded."""
    b = t.board
    get_out(t, seat)
    b.deeds += tuple(Deed(seat, other, LEFT_BEHIND) for other in in_game(b))
    effects_of(b.box).scenarios[b.scenario].escaped.run(t, seat)
    look_for_the_end(t)


# Why not


def impossible(b: Board, seat: Seat) -> Iterator[Refusal]:
    """What a player might expect to be able to do, and why it is impossible."""
    at = b.people[seat].at
    yield from immovable(b, seat)
    why = effects_of(b.box).scenarios[b.scenario].why_stay.said("", b, seat)
    if why:
        yield Refusal(ESCAPE, "E18.3", why)
    if b.challenged:
        for option in challenges(b, seat, active_on(b, at)):
            yield Refusal(option, "E12.9", "refused-challenged")
    if has_panel(b, seat) and has_answered(b, seat):
        yield Refusal(ACCESS, "E12.11", "refused-accessed")
    for other in partners(b, seat):
        if b.traded:
            yield Refusal(TRADE[other], "E12.10", "refused-traded")
        elif is_tired(b, other):
            yield Refusal(TRADE[other], "E12.10", "refused-declined", (("seat", other),))
    if b.picked:
        for item in dict.fromkeys(b.floor.get(at, ())):
            yield Refusal(PICK_UP(item), "E12.10", "refused-picked")
    yield from unplayable(b, seat, own_turn_uses(b, seat))


def immovable(b: Board, seat: Seat) -> Iterator[Refusal]:
    """The ways that are closed, and what closes them."""
    at = b.people[seat].at
    ways: list[Option] = [MOVE(b.map.name(tile)) for tile in b.map.near[at]]
    ways += [EXPLORE[door.side] for door in ways_to_explore(b, seat)]
    free = [EXPLORE[door.side] for door in vents_to_explore(b, seat)]
    if moves_left(b, seat) <= 0:
        yield from (Refusal(way, "E9.1", "refused-moves") for way in ways)
    elif not may_leave(b, seat):
        yield from (Refusal(way, "E9.2", "refused-held") for way in ways if way not in free)
    for tile in b.map.vents[at]:
        crawl_to = CRAWL(b.map.name(tile))
        if b.people[seat].fear > most_fear_in_vents(b, seat):
            yield Refusal(crawl_to, "E3.3", "refused-terror")
        elif moves_left(b, seat) <= 0:
            yield Refusal(crawl_to, "E9.1", "refused-moves")
        elif not may_crawl(b, seat):
            yield Refusal(crawl_to, "E9.2", "refused-held")
    for door in b.map.locked_doors(at):
        way: Option = MOVE(b.map.name(door.beyond)) if door.joined else EXPLORE[door.side]
        yield Refusal(way, "E6.7", "refused-locked")
