"""What is true on every board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from unlit.alone.board.board import Board, creatures_on, is_revealed, tokens_left
from unlit.alone.box.pieces import (
    ADRENALINE,
    CARDS_A_TURN,
    FINAL,
    KINDS,
    LEVEL,
    MOST_DANGER_ON_A_LEVEL,
    TOP,
    TRACK,
    TURNS,
    UNLOCKED,
    Colour,
)
from unlit.alone.rules.modules import modules_of, most_on_a_level
from unlit.alone.rules.reactions import spaces_covered

if TYPE_CHECKING:
    from unlit.alone.box.pieces import Deck

BEFORE_THE_LABYRINTH = {"decks", "hands", "creatures", "dangers", "labyrinth"}  # and the steps of modules


def broken(b: Board) -> list[str]:
    """The invariants that this board breaks, a sentence each."""
    of_modules = (sentence for module in modules_of(b) for sentence in module.broken(b))
    return [*broken_map(b), *broken_sheet(b), *broken_cards(b), *broken_counters(b), *of_modules]


def broken_map(b: Board) -> Iterator[str]:
    """Pieces are on the map and within their limits; revealed sectors have numbers, and no others do."""
    if sorted(room.value for room in b.rooms) != sorted({room.value for room in b.rooms}):
        yield "a room lies on two spaces"
    if any(creatures_on(b, level) > most_on_a_level(b) for level in range(2)):
        yield f"more than {most_on_a_level(b)} creatures are on a level"
    if any(tokens_left(b, kind) < 0 for kind in KINDS.values()):
        yield "a kind of creature has more tokens than there are"
    if any(at not in b.map.used for at in b.creatures.values()):
        yield "a creature is off the map"
    if b.hero >= 0 and b.hero not in b.map.used:
        yield "the hero is off the map"
    if b.hero >= 0 and b.phase not in BEFORE_THE_LABYRINTH and not is_revealed(b, b.hero):
        yield "the hero stands in a sector that is not revealed"
    dangers = (b.danger >> LEVEL * level & (1 << LEVEL) - 1 for level in range(2))
    if any(danger.bit_count() > MOST_DANGER_ON_A_LEVEL for danger in dangers):
        yield f"more than {MOST_DANGER_ON_A_LEVEL} danger tokens are on a level"
    if sorted(b.labels) != [sector for sector in b.map.used if is_revealed(b, sector)]:
        yield "a revealed sector has no number, or a hidden one has"
    if len(set(b.labels.values())) != len(b.labels) or any(one > b.last_label for one in b.labels.values()):
        yield "two sectors share a number, or one has a number not given yet"


def broken_sheet(b: Board) -> Iterator[str]:
    """Tracks, items, missions and companions are possible."""
    if not (0 <= b.life <= TOP and 0 <= b.control <= TOP):
        yield "a health track is out of bounds"
    if not 0 <= b.adrenaline <= max(ADRENALINE) + 1:
        yield "the adrenaline pool is out of bounds"
    if any(not 0 <= points <= UNLOCKED for points in b.experience):
        yield "an ability has more points than there are"
    fewest = 0 if b.acting else 1  # an item may have lost all its charges while it was being drawn
    if any(item.charges < fewest for item in b.items) or any(charges <= 0 for charges in b.companions.values()):
        yield "an item or a companion has no charge"
    if b.character in b.companions or any(name not in b.box.characters for name in b.companions):
        yield "a companion is the hero, or not a character"
    colours = [b.box.missions[mission.name].colour for mission in b.missions]
    if colours and colours != list(Colour):
        yield "the missions are not one each of blue, green and red"
    if len({mission.room for mission in b.missions}) != len(b.missions):
        yield "two missions share a room"
    done = any(mission.completed for mission in b.missions)
    if done != b.triggered:
        yield "only the first completed mission triggers the final one, and it always does"
    if b.marker == FINAL and not b.nightmare:
        yield "the marker is on the final space, but nightmare has not begun"
    held = [*(item.name for item in b.items), *b.item_deck, *b.item_discards]
    if b.item_deck and sorted(held) != list(b.box.item_deck):
        yield "the items are not all there"


def broken_cards(b: Board) -> Iterator[str]:
    """Every card of the decks in play is in one place."""
    for deck in b.decks:
        if sorted(cards_in(b, deck)) != list(b.box.decks[deck]):
            yield f"the cards of {deck} are not all there"
    if any(b.box.reactions[card].deck not in b.decks for hand in b.hands.values() for card in hand):
        yield "a card in hand belongs to no deck in play"


def cards_in(b: Board, deck: Deck) -> list[str]:
    """All cards of a deck: in the deck, in its pile, in hands, and on the track."""
    laid = [one.card for one in (*b.discards[deck], *b.track)]
    held = [*laid, *(card for hand in b.hands.values() for card in hand)]
    return [*b.decks[deck], *(card for card in held if b.box.reactions[card].deck is deck)]


def broken_counters(b: Board) -> Iterator[str]:
    """Counters stay within their bounds."""
    if not (1 <= b.turn <= TURNS and 0 <= b.marker <= FINAL and 0 <= b.actions <= 2 and b.round_kept >= 0):
        yield "a counter is out of bounds"
    if not 0 <= b.cards_played <= CARDS_A_TURN or spaces_covered(b) > TRACK:
        yield "too many cards were played"
    if b.offered is not None and b.offered.card not in b.hands[b.offered.by]:
        yield "a card is offered that its owner does not hold"
    if not 0 <= b.leader < len(b.hands):
        yield "nobody leads evil"
