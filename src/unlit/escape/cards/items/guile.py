"""Items for doors and for tricking enemies: clothes, tools, a radio and bait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import active_on, is_full
from unlit.escape.box.pieces import Kind, Purpose, Stat
from unlit.escape.cards.effects import active, around, lock_a_door, open_doors, shift, threaten
from unlit.escape.rules.enemies.moves import put
from unlit.escape.rules.enemies.spawning import choose_tile
from unlit.escape.rules.fear import change_fear
from unlit.escape.rules.items import lose_item
from unlit.escape.rules.kinds import ITEMS
from unlit.escape.rules.moments import M
from unlit.escape.rules.moving import moves_left
from unlit.escape.rules.threat import lose_threat
from unlit.escape.told.things import ENEMY, ENOUGH, Enough, NameEnemy

if TYPE_CHECKING:
    from unlit.escape.board.board import Board
    from unlit.escape.box.pieces import Enemy, Tile
    from unlit.escape.rules.kinds import GearCard
    from unlit.escape.rules.moments import Challenge
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


@ITEMS.enter(M.OWN_TURN)
def uniform(t: Table[Board], seat: Seat, context: object, card: GearCard) -> None:
    """Let the player leave past the guards without a challenge."""
    t.board.freed += (t.board.people[seat].at,)


@uniform.fits
def guards_in_the_way(b: Board, seat: Seat, context: object, card: GearCard) -> bool:
    """Only if nobody but guards holds the player, and the player's threat is low."""
    one = b.people[seat]
    held_by = active_on(b, one.at)
    guards = bool(held_by) and all(enemy.kind is Kind.GUARD for enemy in held_by)
    return guards and one.at not in b.freed and one.threat <= card.row.number


@ITEMS.enter(M.OWN_TURN)
def bloody_uniform(t: Table[Board], seat: Seat, context: object, card: GearCard) -> None:
    """Turn threat into fear."""
    b = t.board
    count = min(b.people[seat].threat, card.row.number)
    lose_item(t, seat, card.name)
    lose_threat(t, seat, count)
    change_fear(t, seat, count)


@bloody_uniform.fits
def unseen(b: Board, seat: Seat, context: object, card: GearCard) -> bool:
    """Only with threat to lose, and no active guard here or next door."""
    return b.people[seat].threat > 0 and not active(b, around(b, seat), (Kind.GUARD,))


@ITEMS.enter(M.OWN_TURN)
def stolen_radio(t: Table[Board], seat: Seat, context: object, card: GearCard) -> None:
    """Spend a move and gain threat to send a guard elsewhere."""
    b = t.board
    b.moves += 1
    threaten(t, seat, card.row.number)
    # The threat may begin lockdown, and then the scenario may move the player.
    if b.people[seat].at >= 0:
        shift(t, seat, listening(b))


def listening(b: Board) -> list[Enemy]:
    """The active guards who have somewhere to go."""
    guards = active(b, range(len(b.map.laid)), (Kind.GUARD,))
    return [one for one in guards if any(not is_full(b, to, Kind.GUARD) for to in b.map.near[b.enemies[one]])]


@stolen_radio.fits
def somebody_listens(b: Board, seat: Seat, context: object, card: GearCard) -> bool:
    """Only with a move left, and a guard who can go somewhere."""
    return moves_left(b, seat) > 0 and bool(listening(b))


@ITEMS.enter(M.OWN_TURN)
def bait(t: Table[Board], seat: Seat, context: object, card: GearCard) -> None:
    """Lure clones to an adjacent tile."""
    b = t.board
    lose_item(t, seat, card.name)
    tile = choose_tile(t, "bait", feeding_places(b, seat))
    for number in range(card.row.number):
        hungry: list[Enough | NameEnemy] = [ENEMY[one] for one in lured(b, tile)]
        choice = t.ask(seat, "lure", [ENOUGH, *hungry] if number else hungry) if hungry else ENOUGH
        if isinstance(choice, Enough):
            return
        put(t, choice.enemy, tile)


def lured(b: Board, tile: Tile) -> list[Enemy]:
    """The active clones that smell what lies on a tile, if there is room for one more."""
    return active(b, b.map.near[tile], (Kind.CLONE,)) if not is_full(b, tile, Kind.CLONE) else []


def feeding_places(b: Board, seat: Seat) -> list[Tile]:
    """The adjacent tiles to which a clone would come."""
    return [tile for tile in b.map.near[b.people[seat].at] if lured(b, tile)]


@bait.fits
def somebody_hungry(b: Board, seat: Seat, context: object, card: GearCard) -> bool:
    """Only if a clone can be lured somewhere."""
    return bool(feeding_places(b, seat))


@ITEMS.dice
def toolkit(b: Board, seat: Seat, challenge: Challenge, card: GearCard) -> int:
    """Extra dice for unlocking doors and accessing panels with Intelligence."""
    fine_work = challenge.purpose in (Purpose.UNLOCK, Purpose.ACCESS) and challenge.stat is Stat.INTELLIGENCE
    return card.row.number if fine_work else 0


@ITEMS.enter(M.OWN_TURN)
def magnetic_lock(t: Table[Board], seat: Seat, context: object, card: GearCard) -> None:
    """Lock an open door of the tile."""
    lose_item(t, seat, card.name)
    lock_a_door(t, seat)


@magnetic_lock.fits
def a_door_to_lock(b: Board, seat: Seat, context: object, card: GearCard) -> bool:
    """Only with an open door that leads to another tile."""
    return bool(open_doors(b, b.people[seat].at))


@ITEMS.numbers
def security_key_card() -> None:
    """It does not belong to any deck, and does nothing by itself."""
