"""The end of a round, in order, and the round track."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

from unlit.alone.board.board import Board, healing_cap, is_dangerous, leading, most_adrenaline
from unlit.alone.box.pieces import FINAL, NAMES, SECTOR_OF, TRACK, TRACK_DANGER, Damage, SectorName, level_of
from unlit.alone.rules.boxes import card_of, effects_of
from unlit.alone.rules.hands import discard_any, fill_hand, hand_limit, open_decks
from unlit.alone.rules.harm import lower_tracks
from unlit.alone.rules.labyrinth import clean_up, danger_fits, line_of_sight, place_danger, remove_danger
from unlit.alone.rules.modules import next_phase, powers_on_map
from unlit.alone.rules.reactions import order_of_seats, spaces_covered
from unlit.alone.rules.remembering import remember
from unlit.alone.told.abouts import AboutDangers
from unlit.alone.told.events import (
    AdrenalineFilled,
    LeaderPassed,
    MarkerMoved,
    NightmareBegan,
    RoundEffect,
    RoundEnded,
    RoundGained,
    TurnBegan,
)
from unlit.alone.told.memory import Endangered
from unlit.alone.told.places import Lies, MapThing
from unlit.alone.told.things import AT, At
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from unlit.alone.box.pieces import Sector
    from unlit.kernel.box.hooks import Hook
    from unlit.kernel.table import Table

NIGHTMARE_LOSS = 2

T = TypeVar("T")  # what is printed on a card


@dataclass(frozen=True)
class Take(Option):
    """Take a danger token from this sector to place another one."""

    sector: SectorName

    def points_at(self) -> MapThing:
        """The danger token."""
        return MapThing(Lies.DANGER, self.sector)


@dataclass(frozen=True)
class LoseToken(Option):
    """Give up a danger token that fits nowhere."""


TAKE: Final = tuple(Take(name) for name in NAMES)
LOSE: Final = LoseToken()


# A16.1, A16.10
def end_round(t: Table[Board]) -> None:
    """Set tokens aside for the danger symbols still visible; then renew the track, the labyrinth and adrenaline."""
    b = t.board
    b.danger_aside += min(TRACK_DANGER, TRACK - spaces_covered(b)) + sum(
        [one.more_danger.said(0, b) for one in powers_on_map(b)]
    )
    clear_track(b)
    t.tell(EVERYONE, RoundEnded, b.danger_aside)
    clean_up(t)
    fill_adrenaline(t)
    b.phase = "draw"


# A16.1
def clear_track(b: Board) -> None:
    """Move the cards on the track to the discard piles of their decks."""
    for laid in b.track:
        b.discards[b.box.reactions[laid.card].deck] += (laid._replace(spaces=0),)
    b.track = ()


# A16.3, A4.5
def fill_adrenaline(t: Table[Board]) -> None:
    """Set the pool to what the track says, even if that is less than before; by the other reading never lower it."""
    b = t.board
    before = b.adrenaline
    b.adrenaline = max(before, most_adrenaline(b)) if "adrenaline" in b.switches else most_adrenaline(b)
    if b.adrenaline != before:
        t.tell(EVERYONE, AdrenalineFilled, b.adrenaline)


# A16.4
def discard_cards(t: Table[Board]) -> None:
    """All evil players discard before anyone draws."""
    for seat in order_of_seats(t.board):
        discard_any(t, seat)
    t.board.phase = "refill"


# A16.4
def draw_cards(t: Table[Board]) -> None:
    """Draw one card at a time until all hands are full."""
    b = t.board
    if not any(fill_hand(t, seat) for seat in order_of_seats(b)):
        b.phase = "danger" if "danger_tokens" in b.switches else next_phase(b, "effects")


def chooses_deck(b: Board) -> bool:
    """Whether the leader draws next and has a choice of decks."""
    leader = leading(b)
    return len(b.hands[leader]) < hand_limit(b) and len(open_decks(b, leader)) > 1


# A16.5
def place_dangers(t: Table[Board]) -> None:
    """Evil places the tokens set aside, taking at most one from the map for each; a token that fits nowhere is lost."""
    b = t.board
    if b.danger_aside:
        places = places_for_danger(b)
        options: list[Option] = [AT[sector] for sector in places] or [LOSE]
        options += [TAKE[sector] for sector in dangers_to_take(b, places)]
        remember(t, Endangered())
        choice = t.ask(leading(b), "place danger", options, AboutDangers(b.danger_aside))
        if isinstance(choice, Take):
            remove_danger(t, SECTOR_OF[choice.sector])
            again = [AT[sector] for sector in places_for_danger(b)]
            choice = t.ask(leading(b), "place danger", again, AboutDangers(b.danger_aside))
        if isinstance(choice, At):
            place_danger(t, SECTOR_OF[choice.sector])
        b.danger_aside -= 1
    else:
        b.phase = next_phase(b, "effects") if "danger_tokens" in b.switches else "next round"


# A16.5
def dangers_to_take(b: Board, places: list[Sector]) -> list[Sector]:
    """The tokens that may be taken to place another: any, or if nothing fits those whose level would then have room."""
    tokens = [sector for sector in b.map.used if is_dangerous(b, sector)]
    if places:
        return tokens
    seen = line_of_sight(b)
    free = [sector for sector in b.map.used if sector not in seen and not is_dangerous(b, sector)]
    return [token for token in tokens if any(level_of(token) == level_of(sector) for sector in free)]


# A16.5
def places_for_danger(b: Board) -> list[Sector]:
    """The sectors where a token fits, except the hero's and those in line of sight."""
    seen = line_of_sight(b)
    return [sector for sector in b.map.used if sector not in seen and danger_fits(b, sector)]


# A16.6
def apply_effects(t: Table[Board]) -> None:
    """End-of-round effects of missions, of the hero and of creatures, then the nightmare loss."""
    b = t.board
    for mission in b.missions:
        if not mission.completed and (b.triggered or mission is not b.missions[-1]):
            take_effect(
                t,
                mission.name,
                effects_of(b.box).missions[mission.name].end_of_round,
                card_of(b, mission.name),
            )
    hero = effects_of(b.box).characters[b.character]
    take_effect(t, b.character, hero.end_of_round, b.box.character(b.character))
    for name in sorted({one.kind.name for one in b.creatures if one.kind.name in effects_of(b.box).creatures}):
        effects_of(b.box).creatures[name].round_ends.run(t)
    suffer_nightmare(t)
    b.phase = "marker"


def take_effect(t: Table[Board], cause: str, effect: Hook[[Table[Board], T], None], printed: T) -> None:
    """Apply the end-of-round effect of a mission or a character, if it has one, and tell everyone its source."""
    if effect.bound is not None:
        t.tell(EVERYONE, RoundEffect, cause)
        effect.bound(t, printed)


# A19.3
def suffer_nightmare(t: Table[Board]) -> None:
    """In nightmare the hero loses two self-control at the end of each round; evil does not deal this."""
    if t.board.nightmare:
        t.tell(EVERYONE, RoundEffect, "nightmare")
        lower_tracks(t, Damage.CONTROL, NIGHTMARE_LOSS)


# A16.7, A16.5
def count_round(t: Table[Board]) -> None:
    """Move the marker; danger tokens come after it, or by the other reading have already been placed."""
    b = t.board
    move_marker(t)
    b.phase = "next round" if "danger_tokens" in b.switches else "danger"


# A16.8
def next_round(t: Table[Board]) -> None:
    """The leader token passes, and the first turn of the next round begins."""
    b = t.board
    pass_leadership(t)
    b.notes = ()
    b.turn = 1
    b.phase = "turn"
    t.tell(EVERYONE, TurnBegan, b.turn)


# A16.7, A16.9
def move_marker(t: Table[Board]) -> None:
    """Move one space left, unless a round was gained at the right end or the marker is on the final space."""
    b = t.board
    if b.round_kept:
        b.round_kept -= 1
    elif b.marker < FINAL:
        b.marker += 1
        t.tell(EVERYONE, MarkerMoved, healing_cap(b))
        begin_nightmare(t)


# A19.1, A19.4
def begin_nightmare(t: Table[Board]) -> None:
    """Nightmare begins when the marker reaches the final space, and never ends; the game goes on."""
    b = t.board
    if b.marker == FINAL and not b.nightmare:
        b.nightmare = True
        t.tell(EVERYONE, NightmareBegan)


# A16.8
def pass_leadership(t: Table[Board]) -> None:
    """The leader token passes to the next evil seat."""
    b = t.board
    if len(b.hands) > 1:
        b.leader = (b.leader + 1) % len(b.hands)
        t.tell(EVERYONE, LeaderPassed, leading(b))


# A16.9, A19.5
def gain_round(t: Table[Board]) -> None:
    """Move the marker one space right, and the healing cap with it; at the right end skip a later step instead."""
    b = t.board
    t.tell(EVERYONE, RoundGained)
    if b.marker > 0:
        b.marker -= 1
        t.tell(EVERYONE, MarkerMoved, healing_cap(b))
    elif "round_gained" not in b.switches:
        b.round_kept += 1
