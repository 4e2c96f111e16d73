"""Reads a position: a picture as the board prints it, and facts.

Facts that are left out are as at the start of a game, with two decks: those of the named cards, or fury and speed.
Cards that are not named lie sorted in their decks, and items that are not named lie sorted in the item deck.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from unlit.alone.board.board import Board, Creature, Item, Laid, Mission, Offer, creatures_at, is_revealed
from unlit.alone.board.geometry import Map
from unlit.alone.box.faces import BACK, Face, beyond
from unlit.alone.box.pieces import (
    COLUMNS,
    FINAL,
    KINDS,
    LEVEL,
    NAMES,
    SECTORS,
    Ability,
    Action,
    Deck,
    Room,
    level_of,
)
from unlit.alone.paper.picture import HEAD, MARGIN, NUMBERS, WIDTH, letter_of
from unlit.alone.rules.modules import MODULES, modules_of
from unlit.alone.rules.options import option_spelled
from unlit.alone.rules.setup import bare_board
from unlit.alone.told.notes import note_spelled
from unlit.kernel.errors import Refused

if TYPE_CHECKING:
    from unlit.alone.box.box import Box
    from unlit.alone.box.pieces import Sector
    from unlit.kernel.chance.dice import Dice
    from unlit.kernel.told.question import Seat

SETTING_UP = ("character", "stairs", "rooms", "place", "decks", "hands")


def parsed(text: str, setup: Mapping[str, str], dice: Dice, box: Box) -> Board:
    """The board with this printed form; whatever is left out is as at the start."""
    drawing, _, rest = text.strip("\n").partition("\n\n")
    lines = [line.split() for line in rest.split("\n") if line.strip()]
    cells = read_cells(drawing.split("\n"))
    rooms = {words[1]: " ".join(words[2:]) for words in lines if words[0] == "room" and len(words) > 1}
    b = bare_board(setup, read_map(cells, rooms), dice, box)
    b.rooms = tuple(Room(rooms[NAMES[sector]]) for sector in b.map.rooms)
    for sector, (picture_, inside) in cells.items():
        read_sides(b, sector, picture_)
        read_marks(b, sector, inside)
    for words in lines:
        if words[0] != "room":
            read_fact(b, words)
    if b.hero < 0 and ["no", "hero", "yet"] not in lines:
        raise Refused("the picture has no hero (H)")
    if b.nightmare and not any(words[0] == "marker" for words in lines):
        b.marker = FINAL
    fill_in(b, {" ".join(words[:2]) for words in lines})
    return b


def fill_in(b: Board, named: set[str]) -> None:
    """Fill in what a script leaves out: numbers of revealed sectors, decks, and all cards that are not named."""
    for sector in b.map.used:
        if is_revealed(b, sector) and sector not in b.labels:
            b.last_label += 1
            b.labels[sector] = b.last_label
            b.groups[sector] = 1 + level_of(sector)
    if b.phase in SETTING_UP:
        return
    for deck in used_decks(b):
        b.decks.setdefault(deck, ())
        b.discards.setdefault(deck, ())
    if not b.owned:
        b.owned = usual_owners(b)
    for deck, cards in b.decks.items():
        b.decks[deck] = (*left_over(b.box.decks[deck], [*cards, *cards_of(b)]), *cards)
    if "item deck" not in named or b.item_deck:
        held = [*(item.name for item in b.items), *b.item_discards, *b.item_deck]
        b.item_deck = (*left_over(b.box.item_deck, held), *b.item_deck)


def used_decks(b: Board) -> list[Deck]:
    """The decks of the named cards, filled up to two."""
    found = dict.fromkeys([*b.decks, *b.discards, *(b.box.reactions[card].deck for card in cards_of(b))])
    return list(dict.fromkeys([*found, *b.box.decks]))[: max(2, len(found))]


def usual_owners(b: Board) -> dict[Seat, tuple[Deck, ...]]:
    """One player uses both decks; two players use one each; of three, the first uses both and the others one each."""
    both = tuple(b.decks)
    owners = [(both[0],), (both[-1],)] if len(b.hands) == 2 else [both, (both[0],), (both[-1],)]
    return dict(zip(b.hands, owners, strict=False))


def cards_of(b: Board) -> list[str]:
    """The reaction cards in hands, on the track and in the piles."""
    laid = [*b.track, *(one for pile in b.discards.values() for one in pile)]
    return [*(card for hand in b.hands.values() for card in hand), *(one.card for one in laid)]


def left_over(cards: Sequence[str], named: list[str]) -> tuple[str, ...]:
    """The cards that are not named."""
    left = list(cards)
    for card in named:
        if card in left:
            left.remove(card)
    return tuple(left)


Cells = dict[int, tuple[tuple[str, str, str, str], str]]
"""For each sector drawn, its four sides and what is inside."""


def read_cells(lines: list[str]) -> Cells:
    """Read the sectors of a picture."""
    columns = lines[0].split()
    if not columns or any(len(column) != 1 or column not in HEAD for column in columns):
        raise Refused(f"the first line of the picture names columns from a to h, not {lines[0]!r}")
    if (len(lines) - 1) % 3:
        raise Refused("each row of sectors in the picture has three lines")
    found: Cells = {}
    for top in range(1, len(lines), 3):
        block = [line.ljust(MARGIN + WIDTH * len(columns)) for line in lines[top : top + 3]]
        row = block[1][:MARGIN].strip()
        if row not in tuple("123456"):
            raise Refused(f"a row of the picture is numbered 1 to 6, not {row!r}")
        for place, column in enumerate(columns):
            left = MARGIN + WIDTH * place
            north, middle, south = (line[left : left + WIDTH] for line in block)
            if not (north + middle + south).strip():
                continue
            number = HEAD.index(column)
            sector = number // COLUMNS * LEVEL + (int(row) - 1) * COLUMNS + number % COLUMNS
            found[sector] = (north[4], middle[8], south[4], middle[0]), middle[1:8].rstrip()
    return found


def read_map(cells: Cells, rooms: Mapping[str, str]) -> Map:
    """The map as drawn, with its rooms as the facts name them."""
    ways = [0] * SECTORS
    for sector, (sides, _) in cells.items():
        for number, mark in enumerate(sides):
            if mark not in "# dx":
                raise Refused(f"a side of {NAMES[sector]} is #, blank, d or x, not {mark!r}")
            if mark == "#":
                continue
            other = beyond(sector % LEVEL, number)
            there = sector // LEVEL * LEVEL + other
            if other < 0 or there not in cells or cells[there][0][BACK[number]] != mark:
                raise Refused(f"{NAMES[sector]} and its neighbour do not draw their common side alike")
            ways[sector] |= 1 << number
    named = [NAMES.index(name) for name in rooms if name in NAMES]
    if len(named) != len(rooms) or any(room not in [str(one) for one in Room] for room in rooms.values()):
        raise Refused(f"write a room as: room CELL NAME; names are: {', '.join(str(room) for room in Room)}")
    faces = [
        Face(
            tuple(ways[level * LEVEL : (level + 1) * LEVEL]),
            tuple(sorted(sector % LEVEL for sector in named if sector // LEVEL == level)),
            (),
            tuple(sorted(one % LEVEL for one, (_, inside) in cells.items() if one // LEVEL == level and "L" in inside)),
        )
        for level in range(2)
    ]
    m = Map(faces[0], faces[1], stairs_of(cells))
    for sector, (sides, _) in cells.items():
        for number, mark in enumerate(sides):
            if (mark in "dx") != (m.door[sector][number] >= 0):
                raise Refused(f"{NAMES[sector]}: every door has a room on one side, and a room has only doors")
    return m


def stairs_of(cells: Cells) -> list[tuple[Sector, Sector]]:
    """The stairs of each colour, red and blue."""
    pairs = []
    for colour in "RB":
        ends = sorted(sector for sector, (_, inside) in cells.items() if colour in inside)
        if ends and (len(ends) != 2 or ends[0] // LEVEL == ends[1] // LEVEL):
            raise Refused(f"stairs {colour} need one end on each level")
        if ends:
            pairs.append((ends[0], ends[1]))
    return pairs


def read_sides(b: Board, sector: Sector, sides: tuple[str, str, str, str]) -> None:
    """Read which doors are blocked."""
    for number, mark in enumerate(sides):
        if mark == "x":
            b.blocked |= 1 << b.map.door[sector][number]


def read_marks(b: Board, sector: Sector, inside: str) -> None:
    """Read what lies in a sector."""
    for mark in inside:
        if mark == "+":
            b.revealed |= 1 << sector
        elif mark == "*":
            b.lit |= 1 << sector
        elif mark == "!":
            b.danger |= 1 << sector
        elif mark == "H":
            b.hero = sector
        elif mark in ".RBL":
            pass  # the map already has it
        else:
            read_creature(b, mark, sector)


def read_creature(b: Board, mark: str, sector: Sector) -> None:
    """Read a creature by its letter."""
    kinds = {kind.letter: kind for kind in KINDS.values()}
    if mark.lower() not in kinds:
        raise Refused(f"{mark!r} in {NAMES[sector]} is not a mark; marks are: + . R B L * ! H {' '.join(kinds)}")
    creature = Creature(kinds[mark.lower()])
    b.creatures[creature] = sector
    if mark.isupper():
        b.wounded |= {creature}


def read_fact(b: Board, words: list[str]) -> None:
    """Read one fact; its first word says which."""
    key, *rest = words
    readers = READERS | {word: reader for module in modules_of(b) for word, reader in module.readers.items()}
    if key not in readers:
        raise Refused(f"no fact is called {key!r}; facts are: {', '.join(readers)}")
    try:
        readers[key](b, key, rest)
    except (ValueError, KeyError, IndexError) as problem:
        raise Refused(f"{' '.join(words)!r} is not a fact of this game") from problem


def read_number(b: Board, key: str, rest: list[str]) -> None:
    """A track or a counter."""
    (value,) = rest
    setattr(b, NUMBERS[key], int(value))


def read_phase(b: Board, _: str, rest: list[str]) -> None:
    """What comes next."""
    b.phase = " ".join(rest)


def read_also(b: Board, _: str, rest: list[str]) -> None:
    """Marks that the picture had no space for."""
    name, inside = rest
    read_marks(b, NAMES.index(name), inside)


def read_moved(b: Board, _: str, rest: list[str]) -> None:
    """A creature that moved this turn, into the sector where it is."""
    name, letter = rest
    for creature in creatures_at(b, NAMES.index(name)):
        if letter_of(b, creature) == letter and creature not in b.moved:
            b.moved |= {creature}
            return
    raise ValueError


def read_character(b: Board, _: str, rest: list[str]) -> None:
    """Who the hero is."""
    (name,) = rest
    b.character = "" if name == "-" else name


def read_nightmare(b: Board, _: str, rest: list[str]) -> None:
    """Nightmare mode."""
    if rest:
        raise ValueError
    b.nightmare = True


def read_experience(b: Board, _: str, rest: list[str]) -> None:
    """Points in an ability."""
    points, *name = rest
    place = list(Ability).index(Ability(" ".join(name)))
    b.experience = (*b.experience[:place], int(points), *b.experience[place + 1 :])


def read_item(b: Board, _: str, rest: list[str]) -> None:
    """An item with its charges, upgraded or not; or the item deck, or the item discards."""
    if rest[0] in ("deck", "discards"):
        if any(name not in b.box.items for name in rest[1:]):
            raise ValueError
        if rest[0] == "deck":
            b.item_deck = tuple(reversed(rest[1:]))
        else:
            b.item_discards = tuple(rest[1:])
        return
    b.items += (item_of(b, rest),)


def item_of(b: Board, words: list[str]) -> Item:
    """An item with its charges, upgraded or not."""
    charges, name, *upgraded = words
    if upgraded not in ([], ["upgraded"]) or name not in b.box.items:
        raise ValueError
    return Item(name, int(charges), bool(upgraded))


def read_companion(b: Board, _: str, rest: list[str]) -> None:
    """A companion with its charges."""
    charges, name = rest
    if name not in b.box.characters:
        raise ValueError
    b.companions[name] = int(charges)


def read_mission(b: Board, _: str, rest: list[str]) -> None:
    """A mission with the steps completed so far, completed or not."""
    steps, name, *completed = rest
    if completed not in ([], ["completed"]):
        raise ValueError
    b.missions += (Mission(name, b.box.missions[name].room, int(steps), bool(completed)),)


def read_scavenged(b: Board, _: str, rest: list[str]) -> None:
    """A room whose three cards were drawn."""
    b.scavenged += (Room(" ".join(rest)),)


def read_note(b: Board, _: str, rest: list[str]) -> None:
    """Something that the hero was told this round."""
    b.notes += (note_spelled(" ".join(rest)),)


def read_acting(b: Board, _: str, rest: list[str]) -> None:
    """An action in progress."""
    (action,) = rest
    b.acting = Action(action)


def read_declared(b: Board, _: str, rest: list[str]) -> None:
    """What the hero named with the action: an item and its charges, or a target."""
    how, *words = rest
    if how == "with":
        charges, of, *item = words
        if of != "of":
            raise ValueError
        b.declared = b.declared._replace(item=item_of(b, item), charges=int(charges))
    elif how == "at" and words:
        b.declared = b.declared._replace(targets=(*b.declared.targets, option_spelled(" ".join(words))))
    else:
        raise ValueError


def read_granted(b: Board, _: str, rest: list[str]) -> None:
    """An action that an item grants."""
    (action,) = rest
    b.granted = Action(action)


def read_performed(b: Board, _: str, rest: list[str]) -> None:
    """An action performed this turn."""
    action, *dangerous = rest
    if dangerous not in ([], ["dangerous"]):
        raise ValueError
    b.performed += ((Action(action), bool(dangerous)),)


def read_condition(b: Board, _: str, rest: list[str]) -> None:
    """A condition token."""
    name, condition = rest
    b.conditions[NAMES.index(name)] = condition


def read_sector(b: Board, _: str, rest: list[str]) -> None:
    """The hero's number for a revealed sector, and the number of its group."""
    number, name, group = rest
    sector = NAMES.index(name)
    if not is_revealed(b, sector):
        raise ValueError
    b.labels[sector] = int(number)
    b.groups[sector] = int(group)


def read_last(b: Board, _: str, rest: list[str]) -> None:
    """The last number given to a sector."""
    word, number = rest
    if word != "sector":
        raise ValueError
    b.last_label = int(number)


def read_leader(b: Board, _: str, rest: list[str]) -> None:
    """Who leads evil."""
    b.leader = list(b.hands).index(" ".join(rest))


def read_seat(b: Board, rest: list[str]) -> tuple[Seat, list[str]]:
    """An evil seat, and what follows it."""
    seat = " ".join(rest[:2])
    if seat not in b.hands:
        raise ValueError
    return seat, rest[2:]


def read_own(b: Board, _: str, rest: list[str]) -> None:
    """The decks that a seat may draw from."""
    seat, decks = read_seat(b, rest)
    b.owned = b.owned | {seat: tuple(Deck(deck) for deck in decks)}


def read_hand(b: Board, _: str, rest: list[str]) -> None:
    """The cards that a seat holds."""
    seat, cards = read_seat(b, rest)
    if any(card not in b.box.reactions for card in cards):
        raise ValueError
    b.hands[seat] = tuple(sorted(cards))


def read_deck(b: Board, _: str, rest: list[str]) -> None:
    """A deck in play, next card first; cards that are not named lie below."""
    deck = Deck(rest[0])
    if any(b.box.reactions[card].deck is not deck for card in rest[1:]):
        raise ValueError
    b.decks[deck] = tuple(reversed(rest[1:]))
    b.discards.setdefault(deck, ())


def read_laid(b: Board, rest: list[str], spaces: int) -> Laid:
    """A card that lies face up or down, and who laid it there."""
    side, *words = rest
    seat, cards = read_seat(b, words)
    (card,) = cards
    if side not in ("up", "down") or card not in b.box.reactions:
        raise ValueError
    return Laid(card, seat, side == "down", spaces)


def read_discard(b: Board, _: str, rest: list[str]) -> None:
    """A card in the discard pile of its deck."""
    laid = read_laid(b, rest, 0)
    deck = b.box.reactions[laid.card].deck
    b.discards[deck] = (*b.discards.get(deck, ()), laid)


def read_track(b: Board, _: str, rest: list[str]) -> None:
    """A card on the reaction track, and how many spaces it covers."""
    b.track += (read_laid(b, rest[1:], int(rest[0])),)


def read_offered(b: Board, _: str, rest: list[str]) -> None:
    """The card that the leader is asked to approve, and the cards that could be offered face up."""
    side, *words = rest
    seat, cards = read_seat(b, words)
    b.offered = Offer(cards[0], seat, side == "down", tuple(cards[1:]))


def read_danger(b: Board, _: str, rest: list[str]) -> None:
    """Danger tokens set aside."""
    word, number = rest
    if word != "aside":
        raise ValueError
    b.danger_aside = int(number)


FLAGS = {"triggered": "triggered", "bullet": "bullet_time", "recovered": "recovered", "no": ""}


def read_flag(b: Board, key: str, rest: list[str]) -> None:
    """A flag: true if it is written, false if it is not."""
    if rest != {"bullet": ["time"], "no": ["hero", "yet"]}.get(key, []):
        raise ValueError
    if FLAGS[key]:
        setattr(b, FLAGS[key], True)


READERS: dict[str, Callable[[Board, str, list[str]], None]] = {
    **dict.fromkeys(NUMBERS, read_number),
    **dict.fromkeys(FLAGS, read_flag),
    "phase": read_phase,
    "also": read_also,
    "moved": read_moved,
    "condition": read_condition,
    "sector": read_sector,
    "last": read_last,
    "character": read_character,
    "nightmare": read_nightmare,
    "experience": read_experience,
    "item": read_item,
    "companion": read_companion,
    "mission": read_mission,
    "scavenged": read_scavenged,
    "note": read_note,
    "acting": read_acting,
    "declared": read_declared,
    "granted": read_granted,
    "performed": read_performed,
    "leader": read_leader,
    "own": read_own,
    "hand": read_hand,
    "deck": read_deck,
    "discard": read_discard,
    "track": read_track,
    "offered": read_offered,
    "danger": read_danger,
}


def fact_names() -> list[str]:
    """The first words of all facts, including those of modules."""
    return [*READERS, *(word for module in MODULES.values() for word in module.readers)]
