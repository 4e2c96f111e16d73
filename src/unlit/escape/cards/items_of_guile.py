"""Items for doors, and for who stands at them: clothes, tools, a voice and a smell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board import active_on, is_full
from unlit.escape.cards.effects import active, around, lock_a_door, open_doors, shift, threaten
from unlit.escape.cards.rows import DICE, FITS, ITEMS, NO_STATS, ItemRow
from unlit.escape.enemy_moves import put
from unlit.escape.fear import change_fear
from unlit.escape.items import lose_item
from unlit.escape.moments import M
from unlit.escape.moving import moves_left
from unlit.escape.naming import ENEMY, ENOUGH, Enough, NameEnemy
from unlit.escape.parts import Kind, Stat
from unlit.escape.spawning import choose_tile
from unlit.escape.threat import lose_threat

if TYPE_CHECKING:
    from unlit.escape.board import Board
    from unlit.escape.moments import Challenge
    from unlit.escape.parts import Enemy, Tile
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table


@ITEMS.enter(
    M.OWN_TURN,
    ItemRow(
        2,
        0,
        False,
        NO_STATS,
        2,
        "Takes no hand. On your turn, while you have {number} threat or less: where no active alien is, "
        "the guards on your tile let you leave it.",
        "Braucht keine Hand. In deinem Zug, solange du höchstens {number} Bedrohung hast: Ist kein aktiver "
        "Außerirdischer da, lassen die Wachen auf deinem Plättchen dich gehen.",
    ),
)
def uniform(t: Table[Board], seat: Seat, context: object) -> None:
    """Past the guards without a challenge, as long as they do not know the face."""
    t.board.freed += (t.board.people[seat].at,)


@FITS.of("uniform")
def guards_in_the_way(b: Board, seat: Seat, context: object) -> bool:
    """Guards alone hold the player, who is not much of a threat."""
    one = b.people[seat]
    held_by = active_on(b, one.at)
    guards = bool(held_by) and all(enemy.kind is Kind.GUARD for enemy in held_by)
    return guards and one.at not in b.freed and one.threat <= b.box.items["uniform"].number


@ITEMS.enter(
    M.OWN_TURN,
    ItemRow(
        1,
        1,
        False,
        NO_STATS,
        2,
        "On your turn, if no active guard is on your tile or an adjacent one, discard it: you lose {number} "
        "threat, or all that you have, and your fear rises by as much.",
        "In deinem Zug, wenn keine aktive Wache auf deinem oder einem benachbarten Plättchen ist, wirf diese Karte ab: "
        "Du verlierst {number} Bedrohung oder alle, die du hast, und deine Angst steigt um ebenso viel.",
    ),
)
def bloody_uniform(t: Table[Board], seat: Seat, context: object) -> None:
    """Whoever is thought dead is not looked for; but to put it on is horrible."""
    b = t.board
    count = min(b.people[seat].threat, b.box.items["bloody_uniform"].number)
    lose_item(t, seat, "bloody_uniform")
    lose_threat(t, seat, count)
    change_fear(t, seat, count)


@FITS.of("bloody_uniform")
def unseen(b: Board, seat: Seat, context: object) -> bool:
    """With threat to lose, and no guard who would see it."""
    return b.people[seat].threat > 0 and not active(b, around(b, seat), (Kind.GUARD,))


@ITEMS.enter(
    M.OWN_TURN,
    ItemRow(
        1,
        1,
        False,
        NO_STATS,
        1,
        "On your turn, for one of your moves: gain {number} threat; then you may move an active guard of your choice "
        "by a tile, through an open door.",
        "In deinem Zug, für einen deiner Schritte: Du erhältst {number} Bedrohung; dann darfst du eine aktive Wache "
        "deiner Wahl durch eine offene Tür um ein Plättchen versetzen.",
    ),
)
def stolen_radio(t: Table[Board], seat: Seat, context: object) -> None:
    """A voice that gives orders; they will ask whose it was."""
    b = t.board
    b.moves += 1
    threaten(t, seat, b.box.items["stolen_radio"].number)
    # The threat may bring lockdown, and a scenario what it likes.
    if b.people[seat].at >= 0:
        shift(t, seat, listening(b))


def listening(b: Board) -> list[Enemy]:
    """The active guards who have somewhere to go."""
    guards = active(b, range(len(b.map.laid)), (Kind.GUARD,))
    return [one for one in guards if any(not is_full(b, to, Kind.GUARD) for to in b.map.near[b.enemies[one]])]


@FITS.of("stolen_radio")
def somebody_listens(b: Board, seat: Seat, context: object) -> bool:
    """A guard who can go somewhere, and the time to call him."""
    return moves_left(b, seat) > 0 and bool(listening(b))


@ITEMS.enter(
    M.OWN_TURN,
    ItemRow(
        1,
        1,
        False,
        NO_STATS,
        2,
        "On your turn, discard it and choose an adjacent tile: up to {number} active clones of your choice on tiles "
        "next to that one, yours included, go there, as far as it has room.",
        "In deinem Zug, wirf diese Karte ab und wähle ein benachbartes Plättchen: Bis zu {number} aktive Klone deiner "
        "Wahl auf Plättchen neben jenem, deines eingeschlossen, gehen dorthin, soweit es Platz hat.",
    ),
)
def bait(t: Table[Board], seat: Seat, context: object) -> None:
    """Away from here, or onto somebody."""
    b = t.board
    lose_item(t, seat, "bait")
    tile = choose_tile(t, "bait", feeding_places(b, seat), "")
    for number in range(b.box.items["bait"].number):
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


@FITS.of("bait")
def somebody_hungry(b: Board, seat: Seat, context: object) -> bool:
    """A clone that would come somewhere."""
    return bool(feeding_places(b, seat))


@ITEMS.enter(
    None,
    ItemRow(
        2,
        1,
        False,
        NO_STATS,
        2,
        "When you unlock a door by Intelligence or access a control panel: {number} Intelligence dice more.",
        "Wenn du eine Tür mit Intelligenz entriegelst oder auf ein Kontrollpult zugreifst: "
        "{number} Intelligenzwürfel mehr.",
    ),
)
@DICE.of("toolkit")
def toolkit(b: Board, seat: Seat, challenge: Challenge) -> int:
    """Dice where something is to be opened."""
    fine_work = challenge.purpose in ("unlock", "access") and challenge.stat is Stat.INTELLIGENCE
    return b.box.items["toolkit"].number if fine_work else 0


@ITEMS.enter(
    M.OWN_TURN,
    ItemRow(
        1,
        1,
        False,
        NO_STATS,
        0,
        "On your turn, discard it: lock an open door of your tile.",
        "In deinem Zug, wirf diese Karte ab: Verriegle eine offene Tür deines Plättchens.",
    ),
)
def magnetic_lock(t: Table[Board], seat: Seat, context: object) -> None:
    """Clones do not get through, guards lose a move; and whoever comes after loses one, too."""
    lose_item(t, seat, "magnetic_lock")
    lock_a_door(t, seat)


@FITS.of("magnetic_lock")
def a_door_to_lock(b: Board, seat: Seat, context: object) -> bool:
    """An open door that leads to another tile."""
    return bool(open_doors(b, b.people[seat].at))


@ITEMS.enter(
    None,
    ItemRow(
        0,
        1,
        False,
        NO_STATS,
        0,
        "What it opens, the scenario says.",
        "Was sie öffnet, sagt das Szenario.",
    ),
)
def security_key_card(t: Table[Board], seat: Seat, context: object) -> None:
    """It belongs to no deck, and does nothing by itself."""
