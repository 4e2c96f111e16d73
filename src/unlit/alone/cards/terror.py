"""Terror, the green deck: it works on the hero's mind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.alone.actions.move import ways_out
from unlit.alone.board import HERO, Board, Item, is_lit, is_revealed, sector_numbered
from unlit.alone.cards.rows import FITS, REACTIONS, ReactionRow
from unlit.alone.creatures import OTHER_LEVEL, choose_sector, note
from unlit.alone.events import ChargesLost, Noise, Paid, Stopped
from unlit.alone.harm import look_for_defeat, lose_adrenaline, suffer
from unlit.alone.items import by_state, change_item, choose_item, lose_item_charges, still_there
from unlit.alone.labyrinth import hide, line_of_sight, switch_off
from unlit.alone.moments import (
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
from unlit.alone.parts import Action, Damage, Deck, Face, Kind
from unlit.alone.rolls import tell_roll
from unlit.alone.things import ON_LEVEL, STAY
from unlit.kernel.events import EVERYONE
from unlit.kernel.option import Option

if TYPE_CHECKING:
    from unlit.alone.parts import Sector
    from unlit.kernel.table import Table


@dataclass(frozen=True)
class Pay(Option):
    """Pay for the move with self-control."""


PAY: Final = Pay()


@REACTIONS.enter(
    M.ANSWERING,
    ReactionRow(
        Deck.TERROR,
        2,
        Action.LOCATE,
        0,
        1,
        "Before an answer is given: you may give a false one. Dangerous: the hero loses {second} self-control.",
        "Bevor eine Antwort gegeben wird: Du darfst eine falsche geben. "
        "Gefährlich: Der Held verliert {second} Selbstbeherrschung.",
    ),
)
def whispers(t: Table[Board], play: Play, telling: Communication) -> None:
    """Evil may lie, this once."""
    telling.liar = play.seat
    if play.dangerous:
        suffer(t, Damage.CONTROL, t.board.box.reactions["whispers"].second)


@REACTIONS.enter(
    M.SECTOR_REVEALED,
    ReactionRow(
        Deck.TERROR,
        2,
        Action.EXPLORE,
        2,
        1,
        "When a dark sector is revealed: the hero loses {first} self-control. Dangerous: {second} more.",
        "Wenn ein dunkler Sektor aufgedeckt wird: Der Held verliert {first} Selbstbeherrschung. "
        "Gefährlich: {second} mehr.",
    ),
)
def dread(t: Table[Board], play: Play, sighting: Sighting) -> None:
    """The dark looks back."""
    row = t.board.box.reactions["dread"]
    suffer(t, Damage.CONTROL, row.first + (row.second if play.dangerous else 0))


@FITS.of("dread")
def is_dark(b: Board, sighting: Sighting) -> bool:
    """Only a dark sector."""
    sector = sector_numbered(b, sighting.number)
    return sector is not None and not is_lit(b, sector)


@REACTIONS.enter(
    M.FRIGHT,
    ReactionRow(
        Deck.TERROR,
        2,
        Action.MOVE,
        2,
        1,
        "On a fright: it costs {first} self-control more. Dangerous: and {second} more again.",
        "Bei einem Schrecken: Er kostet {first} Selbstbeherrschung mehr. Gefährlich: und noch einmal {second} mehr.",
    ),
)
def screams(t: Table[Board], play: Play, fright: Fright) -> None:
    """The fright is worse."""
    row = t.board.box.reactions["screams"]
    fright.amount += row.first + (row.second if play.dangerous else 0)


@REACTIONS.enter(
    M.DAMAGED,
    ReactionRow(
        Deck.TERROR,
        2,
        Damage.CONTROL,
        1,
        1,
        "When the hero takes self-control damage: the hero loses {first} adrenaline. Dangerous: {second} more.",
        "Wenn der Held Schaden an der Selbstbeherrschung nimmt: Er verliert {first} Adrenalin. "
        "Gefährlich: {second} mehr.",
    ),
)
def despair(t: Table[Board], play: Play, harm: Harm) -> None:
    """The hero's strength fails."""
    row = t.board.box.reactions["despair"]
    lose_adrenaline(t, row.first + (row.second if play.dangerous else 0))


@FITS.of("despair")
def has_strength(b: Board, harm: Harm) -> bool:
    """Only a hero who has adrenaline to lose."""
    return b.adrenaline > 0


@REACTIONS.enter(
    M.ITEMS_DRAWN,
    ReactionRow(
        Deck.TERROR,
        2,
        Action.SCAVENGE,
        1,
        1,
        "When items are drawn: one of them gets {first} charge less. Dangerous: each of them {second} less again.",
        "Wenn Gegenstände gezogen werden: Einer davon erhält {first} Ladung weniger. "
        "Gefährlich: jeder davon noch einmal {second} weniger.",
    ),
)
def trembling_hands(t: Table[Board], play: Play, haul: Haul) -> None:
    """What was found is half spoilt."""
    row = t.board.box.reactions["trembling_hands"]
    names = by_state(still_there(t.board, haul))
    if names:
        spoil(t, haul, names[t.ask(play.seat, "spoil", list(names))], row.first)
        for item in tuple(haul.items) if play.dangerous else ():
            spoil(t, haul, item, row.second)


def spoil(t: Table[Board], haul: Haul, item: Item, charges: int) -> None:
    """An item gets so many charges less."""
    less = item._replace(charges=max(0, item.charges - charges))
    t.tell(EVERYONE, ChargesLost, item.name, item.charges - less.charges)
    haul.items[haul.items.index(item)] = change_item(t.board, item, less)


@REACTIONS.enter(
    M.DECLARED,
    ReactionRow(
        Deck.TERROR,
        2,
        Action.MOVE,
        2,
        3,
        "When a move action is declared: the hero pays {first} self-control, or the action comes to nothing. "
        "Dangerous: pays {second}.",
        "Wenn eine Bewegung angesagt wird: Der Held zahlt {first} Selbstbeherrschung, oder die Aktion verpufft. "
        "Gefährlich: Er zahlt {second}.",
    ),
)
def paralysis(t: Table[Board], play: Play, deed: Deed) -> None:
    """The hero cannot move a limb, or pays for it; what the hero chooses to pay is no damage."""
    row = t.board.box.reactions["paralysis"]
    price = row.second if play.dangerous else row.first
    options: list[Option] = [PAY, STAY] if t.board.control >= price else [STAY]
    if isinstance(t.ask(HERO, "paralysis", options, price), Pay):
        t.board.control -= price
        t.tell(EVERYONE, Paid, str(Damage.CONTROL), price)
        look_for_defeat(t, Damage.CONTROL)
    else:
        deed.stopped = True
        t.tell(EVERYONE, Stopped)


@REACTIONS.enter(
    M.END_OF_TURN,
    ReactionRow(
        Deck.TERROR,
        2,
        Action.MOVE,
        0,
        1,
        "At the end of the turn: you say from where the hero hears a noise; it need not be true. "
        "Dangerous: the hero loses {second} self-control.",
        "Am Zugende: Du sagst, woher der Held ein Geräusch hört; es muss nicht stimmen. "
        "Gefährlich: Der Held verliert {second} Selbstbeherrschung.",
    ),
)
def phantom_steps(t: Table[Board], play: Play, end: TurnEnd) -> None:
    """Something is heard, or nothing; told as a true noise is, and since it may be a lie, not kept as a fact."""
    options: list[Option] = [*ways_out(t.board), ON_LEVEL[OTHER_LEVEL]]
    way = str(t.ask(play.seat, "phantom steps", options))
    note(t.board, f"noise {way}")
    t.tell(EVERYONE, Noise, way)
    if play.dangerous:
        suffer(t, Damage.CONTROL, t.board.box.reactions["phantom_steps"].second)


@REACTIONS.enter(
    M.RESOLVED,
    ReactionRow(
        Deck.TERROR,
        2,
        Action.LOCATE,
        1,
        2,
        "When a locate action is resolved: in {first} revealed sector of your choice out of line of sight the lights "
        "go out, and it sinks back into the dark. Dangerous: in {second} such sectors.",
        "Wenn eine Ortung abgehandelt ist: In {first} aufgedeckten Sektor deiner Wahl außerhalb der Sichtlinie geht "
        "das Licht aus, und er versinkt wieder im Dunkel. Gefährlich: in {second} solchen Sektoren.",
    ),
)
def lost_bearings(t: Table[Board], play: Play, deed: Deed) -> None:
    """The hero is not sure any more of what was there."""
    row = t.board.box.reactions["lost_bearings"]
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


@FITS.of("lost_bearings")
def can_be_lost(b: Board, deed: Deed) -> bool:
    """Only where a sector can sink back."""
    return bool(out_of_sight(b))


@REACTIONS.enter(
    M.ITEM_ACTIVATED,
    ReactionRow(
        Deck.TERROR,
        2,
        Action.INTERACT,
        1,
        1,
        "When an item is activated: the hero loses {first} self-control. Dangerous: and {second} adrenaline.",
        "Wenn ein Gegenstand aktiviert wird: Der Held verliert {first} Selbstbeherrschung. "
        "Gefährlich: und {second} Adrenalin.",
    ),
)
def doubt(t: Table[Board], play: Play, activation: Activation) -> None:
    """Will it help at all?"""
    row = t.board.box.reactions["doubt"]
    suffer(t, Damage.CONTROL, row.first)
    if play.dangerous:
        lose_adrenaline(t, row.second)


@REACTIONS.enter(
    M.END_OF_TURN,
    ReactionRow(
        Deck.TERROR,
        2,
        Action.SCAVENGE,
        2,
        3,
        "At the end of the turn: the hero loses as much self-control as there are creatures up to {third} sectors "
        "away, {first} at most. Dangerous: {second} at most.",
        "Am Zugende: Der Held verliert so viel Selbstbeherrschung, wie Kreaturen bis zu {third} Sektoren entfernt "
        "sind, höchstens {first}. Gefährlich: höchstens {second}.",
        symbol=Kind.CULTIST,
        third=2,
    ),
)
def nightmares(t: Table[Board], play: Play, end: TurnEnd) -> None:
    """What is near is felt, seen or not."""
    b = t.board
    row = b.box.reactions["nightmares"]
    steps = b.map.distances(b.blocked).steps(b.hero)
    near = [creature for creature, at in b.creatures.items() if steps[at] <= row.third]
    suffer(t, Damage.CONTROL, min(len(near), row.second if play.dangerous else row.first))


@REACTIONS.enter(
    M.MISSION_STEP,
    ReactionRow(
        Deck.TERROR,
        2,
        Action.INTERACT,
        2,
        1,
        "When a step of a mission is done: the hero loses {first} self-control. Dangerous: {second} more.",
        "Wenn ein Schritt eines Auftrags getan ist: Der Held verliert {first} Selbstbeherrschung. "
        "Gefährlich: {second} mehr.",
        symbol=Kind.MUTANT,
    ),
)
def obsession(t: Table[Board], play: Play, progress: Progress) -> None:
    """The hero thinks of nothing else any more."""
    row = t.board.box.reactions["obsession"]
    suffer(t, Damage.CONTROL, row.first + (row.second if play.dangerous else 0))


@REACTIONS.enter(
    M.ROLLED,
    ReactionRow(
        Deck.TERROR,
        2,
        Action.FIGHT,
        1,
        1,
        "When the hero has rolled a hit: turn {first} die that hits to a miss. "
        "Dangerous: the hero loses {second} self-control.",
        "Wenn der Held einen Treffer gewürfelt hat: Drehe {first} Würfel, der trifft, auf einen Fehlschlag. "
        "Gefährlich: Der Held verliert {second} Selbstbeherrschung.",
    ),
)
def shaking_aim(t: Table[Board], play: Play, roll: Roll) -> None:
    """The hero's blow goes wide."""
    row = t.board.box.reactions["shaking_aim"]
    for place in [place for place, die in enumerate(roll.dice) if roll.counts(die)][: row.first]:
        roll.dice[place] = Face.MISS
    tell_roll(t, roll)
    if play.dangerous:
        suffer(t, Damage.CONTROL, row.second)


@FITS.of("shaking_aim")
def hero_hits(b: Board, roll: Roll) -> bool:
    """Only a roll of the hero's with a hit."""
    return roll.by_hero and roll.hits() > 0


@REACTIONS.enter(
    M.DAMAGED,
    ReactionRow(
        Deck.TERROR,
        2,
        Damage.LIFE,
        1,
        2,
        "When the hero takes life damage: an item of the hero's choice loses {first} charge. "
        "Dangerous: {second} charges.",
        "Wenn der Held Lebensschaden nimmt: Ein Gegenstand seiner Wahl verliert {first} Ladung. "
        "Gefährlich: {second} Ladungen.",
        symbol=Kind.SPORES,
    ),
)
def dropped_gear(t: Table[Board], play: Play, harm: Harm) -> None:
    """Something slips out of the hero's hands."""
    row = t.board.box.reactions["dropped_gear"]
    if t.board.items:  # the last one may just have been used against the danger
        item = choose_item(t, "spoil", t.board.items)
        lose_item_charges(t, item, row.second if play.dangerous else row.first)


@FITS.of("dropped_gear")
def has_an_item(b: Board, harm: Harm) -> bool:
    """Only a hero who has something to drop."""
    return bool(b.items)
