"""All that lies on the table: the map, the characters' sheets and cards, the enemies, the pools."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from msgspec import Struct

from unlit.escape.board.geometry import Edge
from unlit.escape.box.pieces import (
    ALIENS,
    BASE,
    BY_FEAR,
    LEAST_FEAR,
    MOST_FEAR,
    Enemy,
    Icon,
    Kind,
    Stat,
    Tile,
)
from unlit.kernel.board.fields import Copied, EachCopied, Later, Shared, copying, same
from unlit.kernel.told.question import Seat

if TYPE_CHECKING:
    from unlit.escape.board.geometry import Map
    from unlit.escape.box.box import Box
    from unlit.kernel.chance.dice import Dice

K = TypeVar("K")
V = TypeVar("V")

NOWHERE: Tile = -3
MOST_KNOWN = 20_000  # how many results of one kind a box remembers


class Prisoner(Struct, array_like=True, gc=False):
    """A character's sheet, and what lies beside it."""

    at: Tile
    fear: int
    vitality: int  # the largest hand
    threat: int = 0
    hand: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    fate: str = ""  # one of the fates; empty while the character is still in the game

    copy = Struct.__copy__  # type: ignore[attr-defined]  # missing from its stubs


LEFT_BEHIND = "left behind"


class Deed(NamedTuple):
    """What one player did to another, for the final report."""

    who: Seat
    whom: Seat
    what: str


class Board:
    """The pieces and their places."""

    # Fields are stored in this order, so a new one comes last.
    dice: Copied[Dice]
    box: Shared[Box]

    # The map, and what is on it
    map: Shared[Map]
    enemies: Copied[dict[Enemy, Tile]]  # guards, clones, hybrids, each in the order of their numbers
    bonus: Copied[dict[tuple[Seat, Stat], int]]  # from adrenaline cards
    floor: Copied[dict[Tile, tuple[str, ...]]]  # items that lie on a tile
    reserves: Copied[dict[Kind, tuple[int, ...]]]
    sizes: Copied[dict[Kind, int]]  # the most of a kind that the reserves can hold
    limits: Copied[dict[Kind, int]]  # the most of a kind that a tile can hold
    switches: frozenset[str]  # rules for which the other reading is in force
    accessed: frozenset[Tile]  # control panels
    stunned: frozenset[Enemy]
    new: frozenset[Enemy]  # hybrids that appeared this turn
    activated: frozenset[Enemy]

    # The players
    scenario: str
    players: tuple[Seat, ...]  # everyone who started the game, in turn order
    people: EachCopied[dict[Seat, Prisoner]]
    turn: int  # whose turn it is, as an index into the players
    phase: str

    # Tiles that are not on the map
    stacks: tuple[tuple[str, ...], ...]  # of tiles; the next is the last tile of the first stack that is not empty
    aside: str  # the tile to be found by peeking; empty once it is found, or if there is none
    drawn: str  # the tile that was drawn but is not laid yet
    found: Tile  # the tile that was set aside, once it is found and until someone enters it

    # What the scenario says, and its pools
    group: int  # how many players can share a tile before one of them gains threat
    clone_threat: int  # what a clone is worth to guards
    guard_fear: int  # what a guard is worth to aliens
    threat_pool: int
    lockdown: bool
    lockdown_pool: int  # -1 if the scenario has none
    counting: bool  # true from the turn after lockdown began
    decks: Copied[dict[str, tuple[str, ...]]]  # the next card is the last
    discards: Copied[dict[str, tuple[str, ...]]]

    # The turn in progress
    moves: int
    challenged: bool  # the turn's challenge action is used up
    traded: bool
    picked: bool
    freed: tuple[Tile, ...]  # tiles that the player may leave this turn despite the enemies there
    rush: int  # Strength icons of this turn's bull rush; -1 if there was none
    rushed: int  # how many tiles with enemies the bull rush has left so far
    lock_behind: Edge | None  # the edge of a door that the player may lock again after going through it
    peeked: tuple[Tile, ...]
    left: Tile  # where the player stood when knocked out in its own turn
    event: str  # the card drawn this turn
    section: Icon | None  # the section of that card's text that counts
    waiting: tuple[Enemy, ...]  # enemies that have yet to act

    deeds: tuple[Deed, ...]

    # What only some scenarios have, and fields that were added later
    swarm: Later[int]  # swarm markers left
    sleepers: Later[int]  # in the sick bay
    wounds: Later[int]  # of Dr. Cronos
    under: tuple[int, ...]  # how many tiles at the bottom of each stack everyone saw being put there
    began: Later[int]  # who had the first turn, as an index into the players
    rounds: Later[int]  # rounds completed
    declined: Later[tuple[Seat, ...]]  # who declined an offer this turn, once for each offer

    __slots__ = tuple(__annotations__)

    def copy(self) -> Board:
        """Another board that shares nothing mutable with this one."""
        return copied(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and same(self, other, KNOWN_BY)

    __hash__ = None  # type: ignore[assignment]  # a board changes


copied = copying(Board)

KNOWN_BY: dict[str, Callable[[Board], object]] = {
    "dice": lambda b: b.dice.state(),
    "map": lambda b: (b.map.laid, b.map.locked, b.map.opened),
}


# Players


def current(b: Board) -> Seat:
    """Whose turn it is."""
    return b.players[b.turn]


def in_game(b: Board) -> list[Seat]:
    """The players who have not left the game, in turn order from the current player."""
    order = b.players[b.turn :] + b.players[: b.turn]
    return [seat for seat in order if not b.people[seat].fate]


# E18.13
def is_early(b: Board) -> bool:
    """Whether it is too early for the scenario's own way of putting players out of the game."""
    return b.rounds < b.box.scenarios[b.scenario].quiet


def deeds_to_tell(b: Board) -> list[Deed]:
    """What players did to each other; a player who escaped in the end was not left behind after all."""
    return [deed for deed in b.deeds if deed.what != LEFT_BEHIND or b.people[deed.whom].fate != "escaped"]


def on_map(b: Board) -> list[Seat]:
    """The players on the map, in turn order from the current player."""
    order = b.players[b.turn :] + b.players[: b.turn]
    return [seat for seat in order if b.people[seat].at >= 0]


def players_on(b: Board, tile: Tile) -> list[Seat]:
    """The players on a tile, in turn order from the current player."""
    found: list[Seat] = []
    for seat, one in b.people.items():
        if one.at == tile:
            found.append(seat)
    return found if len(found) < 2 else [seat for seat in in_game(b) if seat in found]


# E1.2, E1.5, E1.6
def stat_of(b: Board, seat: Seat, stat: Stat) -> int:
    """The base, changed by fear, by skills and items, and by cards played for it; never below 0."""
    one = b.people[seat]
    gear = b.box.gear.get((one.skills, one.items)) or stats_of_gear(b, one)
    value = BASE_BY_FEAR[one.fear][stat] + gear[stat]
    if b.bonus:
        value += b.bonus.get((seat, stat), 0)
    return value if value > 0 else 0


# E1.6
def stats_of_gear(b: Board, one: Prisoner) -> dict[Stat, int]:
    """What skills and items add to each stat; worked out once for each combination of them."""
    rows = [b.box.skills[skill].stats for skill in one.skills] + [b.box.items[item].stats for item in one.items]
    gear = {stat: sum([stats.get(stat, 0) for stats in rows]) for stat in Stat}
    return remember(b.box.gear, (one.skills, one.items), gear)


def remember(known: dict[K, V], what: K, value: V) -> V:
    """Keep what was worked out; when there is too much, forget everything."""
    if len(known) >= MOST_KNOWN:
        known.clear()
    known[what] = value
    return value


BASE_BY_FEAR = {
    fear: {stat: BASE[stat] + BY_FEAR.get(fear, {}).get(stat, 0) for stat in Stat}
    for fear in range(LEAST_FEAR, MOST_FEAR + 1)
}


# E5.4
def is_armed(b: Board, seat: Seat) -> bool:
    """Whether a character holds a weapon: an item whose card says so."""
    return any(b.box.items[item].weapon for item in b.people[seat].items)


# Enemies


def enemies_on(b: Board, tile: Tile) -> list[Enemy]:
    """The enemies on a tile, including stunned ones: guards, clones, hybrids, each by number."""
    if tile not in b.enemies.values():  # the usual case
        return []
    return [one for one, at in b.enemies.items() if at == tile]


def add_enemy(b: Board, enemy: Enemy, tile: Tile) -> None:
    """Add an enemy, in its place in the order."""
    b.enemies = ordered([*b.enemies.items(), (enemy, tile)])


def ordered(enemies: list[tuple[Enemy, Tile]]) -> dict[Enemy, Tile]:
    """Where each enemy is, in the order in which they act."""
    return dict(sorted(enemies, key=lambda pair: in_order(pair[0])))


def in_order(enemy: Enemy) -> tuple[int, int]:
    """Guards, then clones, then hybrids, by number."""
    return KIND_ORDER[enemy.kind], enemy.number


KIND_ORDER = {kind: place for place, kind in enumerate(Kind)}


# E15.14
def active_on(b: Board, tile: Tile) -> list[Enemy]:
    """The enemies on a tile that are not stunned."""
    if tile not in b.enemies.values():  # the usual case
        return []
    return [one for one, at in b.enemies.items() if at == tile and one not in b.stunned]


def of_kind_on(b: Board, tile: Tile, kind: Kind) -> list[Enemy]:
    """The enemies of a kind on a tile, including stunned ones, which take up room as well."""
    if tile not in b.enemies.values():  # the usual case
        return []
    return [one for one, at in b.enemies.items() if at == tile and one.kind is kind]


# E14.4
def is_full(b: Board, tile: Tile, kind: Kind) -> bool:
    """Whether a tile has no room for another enemy of a kind."""
    return len(of_kind_on(b, tile, kind)) >= b.limits[kind]


# E12.5
def strength_of(b: Board, enemies: list[Enemy]) -> int:
    """How many enemies these count as against a player who wants to leave."""
    stats = b.box.enemies
    return sum([stats[one.kind].counts for one in enemies])


def is_alien(enemy: Enemy) -> bool:
    """Whether an enemy is anything but a guard."""
    return enemy.kind in ALIENS


# Tiles


# E6.2, E6.3, E11.1
def fear_tiles(b: Board) -> list[Tile]:
    """Where clones spawn; in an Alien Zone, vent tiles are fear tiles, too."""
    found = b.map.with_icon(Icon.FEAR, Icon.FEAR_AGAIN)
    if b.box.scenarios[b.scenario].alien_zone:
        return [tile for tile in range(len(b.map.laid)) if tile in found or b.map.has_vent(tile)]
    return found


def security_tiles(b: Board) -> list[Tile]:
    """Where guards spawn; never on a tile with a swarm (E18.12)."""
    found = b.map.with_icon(Icon.SECURITY, Icon.SECURITY_AGAIN)
    swarm = swarm_tiles(b)
    return [tile for tile in found if tile not in swarm] if swarm else found


def swarm_tiles(b: Board) -> set[Tile]:
    """The tiles that bear a swarm."""
    return set(b.map.with_icon(Icon.SWARM))


def vents_out(b: Board) -> list[Tile]:
    """The vent tiles through which a player can leave the infirmary: those without a swarm."""
    swarm = swarm_tiles(b)
    return [tile for tile in b.map.vent_tiles() if tile not in swarm]
