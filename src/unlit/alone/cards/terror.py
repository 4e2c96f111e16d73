"""Terror, the green deck: it works on the hero's mind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.alone.board.board import HERO, Board, Item, is_lit, is_revealed, sector_numbered
from unlit.alone.box.pieces import Damage, Face, Level
from unlit.alone.rules.actions.move import ways_out
from unlit.alone.rules.creatures import choose_sector, feign_noise
from unlit.alone.rules.harm import look_for_defeat, lose_adrenaline, suffer
from unlit.alone.rules.items import change_item, choose_item, lose_item_charges, still_there
from unlit.alone.rules.kinds import REACTIONS
from unlit.alone.rules.labyrinth import hide, line_of_sight, switch_off
from unlit.alone.rules.moments import (
    Activation,
    Communication,
    Deed,
    Fright,
    Harm,
    Haul,
    M,
    Play,
    Progress,
    Roll,
    Sighting,
    TurnEnd,
)
from unlit.alone.rules.rolls import tell_roll
from unlit.alone.told.abouts import AboutAmount
from unlit.alone.told.events import ChargesLost, Paid, Stopped
from unlit.alone.told.things import ON_LEVEL, STAY
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from unlit.alone.box.pieces import Sector
    from unlit.kernel.table import Table


@dataclass(frozen=True)
class Pay(Option):
    """Pay for the move with self-control."""


PAY: Final = Pay()


@REACTIONS.enter(M.ANSWERING)
def whispers(t: Table[Board], play: Play, telling: Communication) -> None:
    """Evil may lie about this answer."""
    telling.liar = play.seat
    if play.dangerous:
        suffer(t, Damage.CONTROL, play.row.second)


@REACTIONS.enter(M.SECTOR_REVEALED)
def dread(t: Table[Board], play: Play, sighting: Sighting) -> None:
    """Lose self-control."""
    row = play.row
    suffer(t, Damage.CONTROL, row.first + (row.second if play.dangerous else 0))


@dread.fits
def is_dark(b: Board, sighting: Sighting) -> bool:
    """Only a dark sector."""
    sector = sector_numbered(b, sighting.number)
    return sector is not None and not is_lit(b, sector)


@REACTIONS.enter(M.FRIGHT)
def screams(t: Table[Board], play: Play, fright: Fright) -> None:
    """Increase the fright."""
    row = play.row
    fright.amount += row.first + (row.second if play.dangerous else 0)


@REACTIONS.enter(M.DAMAGED)
def despair(t: Table[Board], play: Play, harm: Harm) -> None:
    """Lose adrenaline."""
    row = play.row
    lose_adrenaline(t, row.first + (row.second if play.dangerous else 0))


@despair.fits
def has_strength(b: Board, harm: Harm) -> bool:
    """Only a hero who has adrenaline to lose."""
    return b.adrenaline > 0


@REACTIONS.enter(M.ITEMS_DRAWN)
def trembling_hands(t: Table[Board], play: Play, haul: Haul) -> None:
    """The items just drawn have fewer charges."""
    row = play.row
    if found := still_there(t.board, haul):
        spoil(t, haul, choose_item(t, "spoil", found, play.seat), row.first)
        for item in tuple(haul.items) if play.dangerous else ():
            spoil(t, haul, item, row.second)


def spoil(t: Table[Board], haul: Haul, item: Item, charges: int) -> None:
    """Take this many charges from an item."""
    less = item._replace(charges=max(0, item.charges - charges))
    t.tell(EVERYONE, ChargesLost, item.name, item.charges - less.charges)
    haul.items[haul.items.index(item)] = change_item(t.board, item, less)


@REACTIONS.enter(M.DECLARED)
def paralysis(t: Table[Board], play: Play, deed: Deed) -> None:
    """Stop the action unless the hero pays self-control; paying is not damage."""
    row = play.row
    price = row.second if play.dangerous else row.first
    options: list[Option] = [PAY, STAY] if t.board.control >= price else [STAY]
    if isinstance(t.ask(HERO, "paralysis", options, AboutAmount(price)), Pay):
        t.board.control -= price
        t.tell(EVERYONE, Paid, Damage.CONTROL, price)
        look_for_defeat(t, Damage.CONTROL)
    else:
        deed.stopped = True
        t.tell(EVERYONE, Stopped)


@REACTIONS.enter(M.END_OF_TURN)
def phantom_steps(t: Table[Board], play: Play, end: TurnEnd) -> None:
    """Tell a noise that may be false; if dangerous, the hero loses self-control."""
    options: list[Option] = [*ways_out(t.board), ON_LEVEL[Level.OTHER]]
    feign_noise(t, t.ask(play.seat, "phantom steps", options))
    if play.dangerous:
        suffer(t, Damage.CONTROL, play.row.second)


@REACTIONS.enter(M.RESOLVED)
def lost_bearings(t: Table[Board], play: Play, deed: Deed) -> None:
    """Hide revealed sectors that are out of sight, and switch off their lights."""
    row = play.row
    for _ in range(row.second if play.dangerous else row.first):
        sectors = out_of_sight(t.board)
        if sectors:
            lost = choose_sector(t, play.seat, "lost bearings", sectors)
            switch_off(t, lost)
            hide(t, [lost])


def out_of_sight(b: Board) -> list[Sector]:
    """The revealed sectors that the hero does not see directly."""
    seen = line_of_sight(b)
    return [sector for sector in b.map.used if is_revealed(b, sector) and sector not in seen]


@lost_bearings.fits
def can_be_lost(b: Board, deed: Deed) -> bool:
    """Only if a sector can be hidden."""
    return bool(out_of_sight(b))


@REACTIONS.enter(M.ITEM_ACTIVATED)
def doubt(t: Table[Board], play: Play, activation: Activation) -> None:
    """Lose self-control, and if dangerous adrenaline."""
    row = play.row
    suffer(t, Damage.CONTROL, row.first)
    if play.dangerous:
        lose_adrenaline(t, row.second)


@REACTIONS.enter(M.END_OF_TURN)
def nightmares(t: Table[Board], play: Play, end: TurnEnd) -> None:
    """Lose self-control for creatures nearby, seen or not."""
    b = t.board
    row = play.row
    steps = b.map.distances(b.blocked).steps(b.hero)
    near = [creature for creature, at in b.creatures.items() if steps[at] <= row.third]
    suffer(t, Damage.CONTROL, min(len(near), row.second if play.dangerous else row.first))


@REACTIONS.enter(M.MISSION_STEP)
def obsession(t: Table[Board], play: Play, progress: Progress) -> None:
    """Lose self-control."""
    row = play.row
    suffer(t, Damage.CONTROL, row.first + (row.second if play.dangerous else 0))


@REACTIONS.enter(M.ROLLED)
def shaking_aim(t: Table[Board], play: Play, roll: Roll) -> None:
    """Turn some of the hero's hits into misses; if dangerous, the hero loses self-control."""
    row = play.row
    for place in [place for place, die in enumerate(roll.dice) if roll.counts(die)][: row.first]:
        roll.dice[place] = Face.MISS
    tell_roll(t, roll)
    if play.dangerous:
        suffer(t, Damage.CONTROL, row.second)


@shaking_aim.fits
def hero_hits(b: Board, roll: Roll) -> bool:
    """Only a roll by the hero with a hit."""
    return roll.by_hero and roll.hits() > 0


@REACTIONS.enter(M.DAMAGED)
def dropped_gear(t: Table[Board], play: Play, harm: Harm) -> None:
    """One of the hero's items loses charges."""
    row = play.row
    if t.board.items:  # the last one may just have been used against the danger
        item = choose_item(t, "spoil", t.board.items)
        lose_item_charges(t, item, row.second if play.dangerous else row.first)


@dropped_gear.fits
def has_an_item(b: Board, harm: Harm) -> bool:
    """Only a hero who has something to drop."""
    return bool(b.items)
