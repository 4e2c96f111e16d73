"""Reads a position: a picture as the board prints it, and facts.

What the facts leave out is as at the start of a game, in the middle of the first player's turn. Cards that are not
named lie sorted in their decks, tiles in the third stack. A tile that no fact names is named after its cell, and is as
drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from unlit.escape.board.board import NOWHERE, Board, Deed
from unlit.escape.board.geometry import edge_of
from unlit.escape.box.pieces import FATES, GONE, INFIRMARY, Enemy, Icon, Kind, Stat
from unlit.escape.box.tiles import TILES
from unlit.escape.paper.drawing import (
    Words,
    place_enemy,
    place_player,
    read_grid,
    read_map,
    read_side,
    read_tiles,
    stand,
    tile_at,
)
from unlit.escape.paper.picture import (
    CARDS,
    FLAGS,
    LIMITS,
    NO_MORE_TILES,
    NOTHING,
    SHEET,
    TOKENS,
    tiles_left,
)
from unlit.escape.rules.setup import bare_board
from unlit.escape.rules.turn import PARTS
from unlit.kernel.errors import Refused

if TYPE_CHECKING:
    from unlit.escape.box.box import Box
    from unlit.kernel.chance.dice import Dice


def parsed(text: str, setup: Mapping[str, str], dice: Dice, box: Box) -> Board:
    """The board with this printed form; what it leaves out is as at the start."""
    drawing, _, rest = text.strip("\n").partition("\n\n")
    lines = [line.split() for line in rest.split("\n") if line.strip()]
    b = bare_board(setup, dice, box)
    b.phase = "act"
    for seat in b.players:
        b.people[seat].at, b.people[seat].threat = NOWHERE, 0
    tiles = read_tiles(read_grid(drawing.split("\n")))
    b.map = read_map(tiles, lines)
    for number, tile in enumerate(tiles):
        for token in tile.who:
            stand(b, token, number)
    for words in lines:
        read_fact(b, words)
    for seat in b.players:
        if b.people[seat].at == NOWHERE:
            raise Refused(f"{seat} is neither drawn nor in the infirmary, escaped, killed or lost")
    fill_in(b, lines)
    return b


# The facts


def read_fact(b: Board, words: Words) -> None:
    """Read one fact; its first word says which."""
    key, *rest = words
    if key not in READERS:
        raise Refused(f"no fact is called {key!r}; facts are: {', '.join(READERS)}")
    reader, form = FACTS[key]
    try:
        reader(b, key, rest)
    except (ValueError, KeyError, IndexError) as problem:
        raise Refused(f"{' '.join(words)!r} is not a fact; write: {key} {form}".rstrip()) from problem


def read_nothing(b: Board, key: str, rest: Words) -> None:
    """Skip a fact that was read together with the map."""


def read_phase(b: Board, _: str, rest: Words) -> None:
    """What comes next."""
    b.phase = " ".join(rest)
    if b.phase not in PARTS:
        raise ValueError


def read_turn(b: Board, name: str, rest: Words) -> None:
    """Whose turn it is, or whose was the first."""
    (seat,) = rest
    setattr(b, name, b.players.index(seat))


def read_at(b: Board, _: str, rest: Words) -> None:
    """Where a player or an enemy is."""
    *whom, cell = rest
    if len(whom) == 1:
        place_player(b, whom[0], tile_at(b.map, cell))
    else:
        place_enemy(b, enemy_of(whom), tile_at(b.map, cell))


def enemy_of(words: Words) -> Enemy:
    """An enemy of the box."""
    kind, number = words
    enemy = Enemy(Kind(kind), int(number))
    if enemy not in TOKENS:
        raise ValueError
    return enemy


def read_infirmary(b: Board, _: str, rest: Words) -> None:
    """A player off the map."""
    (seat,) = rest
    place_player(b, seat, INFIRMARY)


def read_fate(b: Board, fate: str, rest: Words) -> None:
    """A player who has left the game."""
    (seat,) = rest
    place_player(b, seat, GONE, fate)


def read_state(b: Board, _: str, rest: Words) -> None:
    """A stunned enemy."""
    *enemy, state = rest
    if state != "stunned" or enemy_of(enemy) not in b.enemies:
        raise ValueError
    b.stunned |= {enemy_of(enemy)}


def read_sheet(b: Board, name: str, rest: Words) -> None:
    """A counter of a player."""
    seat, value = rest
    setattr(b.people[seat], name, int(value))


def read_cards(b: Board, name: str, rest: Words) -> None:
    """What a player has; a hand is kept sorted."""
    seat, *names = rest
    cards = known(b, CARDS[name], names)
    setattr(b.people[seat], name, tuple(sorted(cards) if name == "hand" else cards))


def known(b: Board, kind: str, names: Words) -> Words:
    """Names of cards of a kind."""
    for name in names:
        if name not in getattr(b.box, kind):
            raise Refused(f"{name!r} is not among the {kind}; there are: {', '.join(getattr(b.box, kind))}")
    return names


def read_floor(b: Board, _: str, rest: Words) -> None:
    """Items on a tile."""
    cell, *items = rest
    b.floor[tile_at(b.map, cell)] = tuple(sorted(known(b, "items", items)))


def read_place(b: Board, name: str, rest: Words) -> None:
    """A tile that is accessed, freed or peeked at, or where something was found or left."""
    (cell,) = rest
    tile = tile_at(b.map, cell)
    if name == "accessed":
        b.accessed |= {tile}
    elif name in ("freed", "peeked"):
        setattr(b, name, (*getattr(b, name), tile))
    else:
        setattr(b, name, tile)


def read_enemy(b: Board, name: str, rest: Words) -> None:
    """An enemy that is new, activated or waiting; those waiting keep the order of their facts."""
    enemy = enemy_of(rest)
    if name == "waiting":
        b.waiting += (enemy,)
    else:
        setattr(b, name, getattr(b, name) | {enemy})


def read_reserves(b: Board, _: str, rest: Words) -> None:
    """The numbers of a kind that are in reserve."""
    kind, *numbers = rest
    b.reserves[Kind(kind)] = tuple(enemy_of([kind, number]).number for number in numbers)


def read_size(b: Board, _: str, rest: Words) -> None:
    """The most of a kind that the reserves can hold."""
    kind, count = rest
    b.sizes[Kind(kind)] = int(count)


def read_limit(b: Board, name: str, rest: Words) -> None:
    """The limit of a tile for a kind of enemy, or for players."""
    word, count = rest
    if word != "limit":
        raise ValueError
    if name == "group":
        b.group = int(count)
    else:
        b.limits[LIMITS[name]] = int(count)


def read_value(b: Board, _: str, rest: Words) -> None:
    """What enemies are worth to each other."""
    kind, value = rest
    setattr(b, {"clone": "clone_threat", "guard": "guard_fear"}[kind], int(value))


def read_pool(b: Board, _: str, rest: Words) -> None:
    """How many tokens a pool has left."""
    pool, count = rest
    number = -1 if (pool, count) == ("lockdown", "none") else int(count)
    setattr(b, {"threat": "threat_pool", "lockdown": "lockdown_pool", "swarm": "swarm"}[pool], number)


def read_deck(b: Board, _: str, rest: Words) -> None:
    """The next cards of a deck; the others lie below them."""
    deck, *names = rest
    if deck not in b.decks:
        raise ValueError
    b.decks[deck] = tuple(reversed(known(b, deck, names)))


def read_discard(b: Board, _: str, rest: Words) -> None:
    """The discards of a deck."""
    deck, *names = rest
    if deck not in b.discards:
        raise ValueError
    b.discards[deck] = tuple(known(b, deck, names))


def read_stack(b: Board, _: str, rest: Words) -> None:
    """The next tiles of a stack."""
    place = range(1, len(b.stacks) + 1).index(int(rest[0]))
    names = [name.strip() for name in " ".join(rest[1:]).split(",") if name.strip()]
    if any(name not in TILES for name in names):
        raise ValueError
    b.stacks = (*b.stacks[:place], tuple(reversed(names)), *b.stacks[place + 1 :])


def read_under(b: Board, _: str, rest: Words) -> None:
    """How many tiles at the bottom of a stack everyone saw being put there."""
    number, count = (int(word) for word in rest)
    place = range(1, len(b.stacks) + 1).index(number)
    if count < 0:
        raise ValueError
    b.under = (*b.under[:place], count, *b.under[place + 1 :])


def read_drawn(b: Board, _: str, rest: Words) -> None:
    """The tile that was drawn but is not laid yet."""
    name = " ".join(rest)
    if name not in TILES:
        raise ValueError
    b.drawn = name


def read_aside(b: Board, _: str, rest: Words) -> None:
    """The tile that was set aside."""
    name = " ".join(rest)
    if name != NOTHING and name not in TILES:
        raise ValueError
    b.aside = "" if name == NOTHING else name


def read_no_more(b: Board, _: str, rest: Words) -> None:
    """Nothing lies below what the facts name: the other tiles are out of the game, the other cards are discarded."""
    more, what = rest
    if more != "more" or what not in ("tiles", *b.decks):
        raise ValueError


def read_flag(b: Board, name: str, rest: Words) -> None:
    """Something that is true if the fact is there."""
    if rest:
        raise ValueError
    setattr(b, name, True)


def read_number(b: Board, name: str, rest: Words) -> None:
    """A counter of the turn."""
    (value,) = rest
    setattr(b, name, int(value))


def read_declined(b: Board, _: str, rest: Words) -> None:
    """Someone who declined an offer this turn."""
    (seat,) = rest
    if seat not in b.people:
        raise ValueError
    b.declined += (seat,)


def read_lock(b: Board, _: str, rest: Words) -> None:
    """The door that may be locked again."""
    behind, *side = rest
    if behind != "behind":
        raise ValueError
    b.lock_behind = edge_of(*read_side(b.map, side))


def read_bonus(b: Board, _: str, rest: Words) -> None:
    """What cards add to a stat."""
    seat, stat, value = rest
    if seat not in b.people:
        raise ValueError
    b.bonus[seat, Stat(stat)] = int(value)


def read_event(b: Board, _: str, rest: Words) -> None:
    """The card of this turn."""
    (b.event,) = known(b, "events", rest)


def read_section(b: Board, _: str, rest: Words) -> None:
    """The section of its text that counts."""
    b.section = Icon(" ".join(rest))


def read_deed(b: Board, _: str, rest: Words) -> None:
    """What one player did to another."""
    who, whom, *what = rest
    b.deeds += (Deed(who, whom, " ".join(what)),)


FACTS: dict[str, tuple[Callable[[Board, str, Words], None], str]] = {
    "phase": (read_phase, f"PHASE, one of {', '.join(PARTS)}"),
    **dict.fromkeys(("turn", "began"), (read_turn, "PLAYER")),
    "tile": (read_nothing, "CELL NAME"),
    "opened": (read_nothing, "CELL WAY"),
    "floor": (read_floor, "CELL ITEM..."),
    "accessed": (read_place, "CELL"),
    "at": (read_at, "PLAYER CELL, or at KIND NUMBER CELL"),
    "infirmary": (read_infirmary, "PLAYER"),
    **dict.fromkeys(FATES, (read_fate, "PLAYER")),
    **dict.fromkeys(SHEET, (read_sheet, "PLAYER NUMBER")),
    **dict.fromkeys(CARDS, (read_cards, "PLAYER CARD...")),
    "state": (read_state, "KIND NUMBER stunned, for an enemy on the map"),
    **dict.fromkeys(("new", "waiting", "activated"), (read_enemy, "KIND NUMBER")),
    "reserves": (read_reserves, "KIND NUMBER..."),
    "size": (read_size, "KIND NUMBER"),
    **dict.fromkeys((*LIMITS, "group"), (read_limit, "limit NUMBER")),
    "value": (read_value, "clone NUMBER, or value guard NUMBER"),
    "pool": (read_pool, "threat NUMBER, or pool lockdown NUMBER or none, or pool swarm NUMBER"),
    "deck": (read_deck, "adrenaline CARD..., or deck items or deck events, the next card first"),
    "discard": (read_discard, "adrenaline CARD..., or discard items or discard events"),
    "stack": (read_stack, "NUMBER TILE, TILE..., the next tile first, with a number from 1 to 3"),
    "under": (read_under, "NUMBER COUNT, a stack and how many tiles at its bottom everyone saw being put there"),
    "aside": (read_aside, f"TILE or {NOTHING}"),
    "drawn": (read_drawn, "TILE"),
    "no": (read_no_more, "more tiles, or no more adrenaline, items or events"),
    **dict.fromkeys(("moves", "rounds", "rush", "rushed", "sleepers", "wounds"), (read_number, "NUMBER")),
    **dict.fromkeys(FLAGS, (read_flag, "")),
    **dict.fromkeys(("found", "freed", "left", "peeked"), (read_place, "CELL")),
    "declined": (read_declined, "PLAYER"),
    "lock": (read_lock, "behind CELL WAY"),
    "bonus": (read_bonus, "PLAYER STAT NUMBER"),
    "event": (read_event, "CARD"),
    "section": (read_section, "ICON"),
    "deed": (read_deed, "PLAYER PLAYER WHAT"),
}
READERS = {key: reader for key, (reader, _) in FACTS.items()}
"""The reader of each fact, by its first word."""


# What is left out


def fill_in(b: Board, lines: list[Words]) -> None:
    """Take enemies on the map out of the reserves, add unnamed tiles and cards, and refuse anything in two places."""
    said = {" ".join(words) for words in lines}
    for kind, numbers in b.reserves.items():
        if not any(words[:2] == ["reserves", str(kind)] for words in lines):
            b.reserves[kind] = tuple(number for number in numbers if Enemy(kind, number) not in b.enemies)
    fill_stacks(b, said)
    for deck in b.decks:
        fill_deck(b, deck, said)


def fill_stacks(b: Board, said: set[str]) -> None:
    """Keep the tile set aside unless it is elsewhere; the other unnamed tiles go to the bottom of the last stack."""
    placed = [one.plan.name for one in b.map.laid] + [name for stack in b.stacks for name in stack]
    if b.aside in placed and not any(fact.startswith("aside ") for fact in said):
        b.aside = ""
    placed += [name for name in (b.aside, b.drawn) if name]
    for name in placed:
        if placed.count(name) > 1:
            raise Refused(f"the tile {name} is in two places")
    if NO_MORE_TILES not in said:
        b.stacks = (*b.stacks[:-1], (*tiles_left(b), *b.stacks[-1]))
    if any(count > len(stack) for count, stack in zip(b.under, b.stacks, strict=True)):
        raise Refused("a stack has fewer tiles than were put under it")


def fill_deck(b: Board, deck: str, said: set[str]) -> None:
    """Put unnamed cards below the named ones; an event card that was drawn goes to the discards."""
    left = list(b.box.decks[deck])
    for card in [*b.decks[deck], *b.discards[deck], *held(b, deck)]:
        if card not in left:
            raise Refused(f"there are too many cards called {card}")
        left.remove(card)
    if deck == "events" and b.event in left and b.event not in b.discards[deck]:
        left.remove(b.event)
        b.discards[deck] += (b.event,)
    if f"no more {deck}" in said:
        b.discards[deck] = (*left, *b.discards[deck])
    else:
        b.decks[deck] = (*left, *b.decks[deck])


def held(b: Board, deck: str) -> Words:
    """The cards of a deck that players hold or that lie on tiles; key cards belong to no deck."""
    if deck == "adrenaline":
        return [card for one in b.people.values() for card in one.hand]
    if deck == "items":
        items = [item for one in b.people.values() for item in one.items]
        items += [item for floor in b.floor.values() for item in floor]
        return [item for item in items if b.box.items[item].copies]
    return []
