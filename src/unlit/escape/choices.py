"""What a player may choose in its turn, and why not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, TypeAlias

from unlit.escape.actions.access import access, has_panel
from unlit.escape.actions.attack import attack_an_enemy, enemies_to_attack
from unlit.escape.actions.bull_rush import bull_rush
from unlit.escape.actions.outwit import outwit, sides_to_outwit
from unlit.escape.actions.trade import partners, pick_up, trade
from unlit.escape.actions.unlock import unlock
from unlit.escape.board import Board, Deed, active_on, change, in_game
from unlit.escape.cards.rows import ADRENALINE, ITEMS, MAY_ESCAPE
from unlit.escape.event_cards import draw_event
from unlit.escape.events import Escaped, SkillUsed
from unlit.escape.exploring import fits_any, go, open_ends
from unlit.escape.hand import (
    ABILITY,
    FEARS,
    Use,
    ability_uses,
    can_pay,
    fear_uses,
    may_play,
    pay_for_ability,
    play_for_fear,
    play_for_stat,
    stat_uses,
)
from unlit.escape.lockdown import look_for_the_end
from unlit.escape.moving import crawl, may_crawl, may_leave, moves_left, vents_from
from unlit.escape.parts import GONE, TERROR, Stat
from unlit.escape.peeking import finds, look_behind
from unlit.escape.responses import own_turn_cards
from unlit.kernel.events import EVERYONE
from unlit.kernel.question import Refusal

if TYPE_CHECKING:
    from unlit.escape.geometry import Door
    from unlit.kernel.question import Option, Seat
    from unlit.kernel.table import Table

END_TURN, BULL_RUSH, ACCESS, ESCAPE = "end turn", "bull rush", "access panel", "escape"
Way: TypeAlias = tuple[Any, ...]
"""A function of the table and the seat, and whatever else it takes."""


# E12.10
def act(t: Table[Board], seat: Seat) -> None:
    """One of the things that are possible now, in any order, until an event card is drawn."""
    b = t.board
    found = possible(b, seat)
    choice = t.ask(seat, "turn", list(found), None, lambda b: impossible(b, seat))
    way, *more = found[choice]
    way(t, seat, *more)


def possible(b: Board, seat: Seat) -> dict[Option, Way]:
    """Everything that the player can do now, and how."""
    found: dict[Option, Way] = {}
    if MAY_ESCAPE.named.get(b.scenario) is not None and MAY_ESCAPE.allows(b.scenario, b, seat):
        found[ESCAPE] = (escape,)
    found |= moves(b, seat)
    if not b.challenged:
        found |= challenges(b, seat)
    found |= dealings(b, seat)
    found |= cards(b, seat)
    found[END_TURN] = (end_turn,)
    return found


# E13.1
def end_turn(t: Table[Board], seat: Seat) -> None:
    """A turn that drew no event card ends with one."""
    draw_event(t, None)


# E9.1, E9.2, E9.3, E9.4
def moves(b: Board, seat: Seat) -> dict[Option, Way]:
    """Through doors, into the unexplored, and through vents."""
    found: dict[Option, Way] = {}
    if moves_left(b, seat) <= 0:
        return found
    at = b.people[seat].at
    leaving = may_leave(b, seat)
    if leaving:
        for tile in b.map.near[at]:
            found[f"move {b.map.name(tile)}"] = (go, tile)
        for door in ways_to_explore(b, seat):
            found[f"explore {door.side}"] = (look_behind, door)
    if leaving or may_crawl(b, seat):
        for tile in vents_from(b, seat):
            found[f"crawl {b.map.name(tile)}"] = (crawl, tile)
    return found


# E9.6, E10.1, E3.3
def ways_to_explore(b: Board, seat: Seat) -> list[Door]:
    """Where a tile can be laid or found; by the other reading a vent is closed to the too frightened."""
    at = b.people[seat].at
    doors = [door for door in open_ends(b, at) if fits_any(b, at, door.edge) or finds(b, seat, door)]
    if "vent_as_door" in b.switches and b.people[seat].fear >= TERROR:
        return [door for door in doors if door in b.map.doors[at]]
    return doors


# E12.9
def challenges(b: Board, seat: Seat) -> dict[Option, Way]:
    """The turn's one challenge action."""
    found: dict[Option, Way] = {}
    at = b.people[seat].at
    for enemy in enemies_to_attack(b, seat):
        found[f"attack {enemy}"] = (attack_an_enemy, enemy)
    if active_on(b, at):
        found[BULL_RUSH] = (bull_rush,)
    for whom in sides_to_outwit(b, seat):
        found[f"outwit {whom}"] = (outwit, whom)
    for door in b.map.locked_doors(at):
        for stat in (Stat.STRENGTH, Stat.INTELLIGENCE):
            found[f"unlock {door.side} by {stat}"] = (unlock, door, stat)
    if has_panel(b, seat):
        found[ACCESS] = (access,)
    return found


# E12.1, E12.2
def dealings(b: Board, seat: Seat) -> dict[Option, Way]:
    """One trade and one item from the floor."""
    found: dict[Option, Way] = {}
    if not b.traded:
        for other in partners(b, seat):
            found[f"trade with {other}"] = (trade, other)
    if not b.picked:
        for item in dict.fromkeys(b.floor.get(b.people[seat].at, ())):
            found[f"pick up {item}"] = (pick_up, item)
    return found


# E4.1, E4.5, E4.6
def cards(b: Board, seat: Seat) -> dict[Option, Way]:
    """Adrenaline cards for a stat that lasts, for fear, or for an ability; skills and items of one's own turn."""
    found: dict[Option, Way] = {}
    for use in stat_uses(b, seat, (Stat.SPEED, Stat.INTELLIGENCE, Stat.STRENGTH)):
        found[use] = (play_for_stat, use.card, seat)
    for use in fear_uses(b, seat):
        found[use] = (play_for_fear, use.card, use.what)
    for use in ability_uses(b, seat):
        found[use] = (use_ability, use)
    for item in own_turn_cards(b, seat):
        found[f"use {item}"] = (use_item, item)
    return found


def use_ability(t: Table[Board], seat: Seat, use: Use) -> None:
    """An ability of the player's own turn."""
    pay_for_ability(t, seat, use.card)
    ADRENALINE.named[use.card].effect(t, seat, None)


def use_item(t: Table[Board], seat: Seat, item: str) -> None:
    """An item that says what it does."""
    t.tell(EVERYONE, SkillUsed, seat, item)
    ITEMS.named[item].effect(t, seat, None)


# E18.3, E18.4, E18.5
def escape(t: Table[Board], seat: Seat) -> None:
    """Whoever escapes leaves the map with its items; its cards are discarded."""
    b = t.board
    b.discards["adrenaline"] += b.people[seat].hand
    change(b, seat, at=GONE, fate="escaped", hand=())
    b.deeds += tuple(Deed(seat, other, "left behind") for other in in_game(b))
    t.tell(EVERYONE, Escaped, seat)
    look_for_the_end(t)


# Why not


def impossible(b: Board, seat: Seat) -> Iterator[Refusal]:
    """What a player would expect, and why it cannot be."""
    at = b.people[seat].at
    yield from immovable(b, seat)
    if b.challenged:
        for option in challenges(b, seat):
            yield Refusal(str(option), "E12.9", "refused-challenged")
    if b.traded:
        for other in partners(b, seat):
            yield Refusal(f"trade with {other}", "E12.10", "refused-traded")
    if b.picked:
        for item in dict.fromkeys(b.floor.get(at, ())):
            yield Refusal(f"pick up {item}", "E12.10", "refused-picked")
    uses = cards(b, seat)
    for card in dict.fromkeys(b.people[seat].hand):
        for what in (str(b.box.adrenaline[card].stat), *FEARS, ABILITY):
            if Use(card, what) not in uses:
                yield unplayable(b, seat, Use(card, what))


def unplayable(b: Board, seat: Seat, use: Use) -> Refusal:
    """Why a card cannot be played for something now."""
    facts = (("card", use.card),)
    if not may_play(b, seat):
        return Refusal(str(use), "E4.3", "refused-last-card")
    if use.what in FEARS:
        return Refusal(str(use), "E4.1", "refused-fear-end")
    if not can_pay(b, seat, use.card):
        return Refusal(str(use), "E4.2", "refused-fear-cost", facts)
    return Refusal(str(use), "E4.4" if use.what != ABILITY else "E4.6", "refused-card", facts)


def immovable(b: Board, seat: Seat) -> Iterator[Refusal]:
    """The ways that are closed, with what closes them."""
    at = b.people[seat].at
    ways = [f"move {b.map.name(tile)}" for tile in b.map.near[at]]
    ways += [f"explore {door.side}" for door in ways_to_explore(b, seat)]
    if moves_left(b, seat) <= 0:
        yield from (Refusal(way, "E9.1", "refused-moves") for way in ways)
    elif not may_leave(b, seat):
        yield from (Refusal(way, "E9.2", "refused-held") for way in ways)
    for tile in b.map.vents[at]:
        crawl_to = f"crawl {b.map.name(tile)}"
        if b.people[seat].fear >= TERROR:
            yield Refusal(crawl_to, "E3.3", "refused-terror")
        elif moves_left(b, seat) <= 0:
            yield Refusal(crawl_to, "E9.1", "refused-moves")
        elif not may_crawl(b, seat):
            yield Refusal(crawl_to, "E9.2", "refused-held")
    for door in b.map.locked_doors(at):
        way = f"move {b.map.name(door.beyond)}" if door.joined else f"explore {door.side}"
        yield Refusal(way, "E6.7", "refused-locked")
