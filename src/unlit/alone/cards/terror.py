"""Terror, the green deck: it works on the hero's mind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board import HERO, Board, Item, is_lit, sector_numbered
from unlit.alone.cards.rows import FITS, REACTIONS, ReactionRow
from unlit.alone.events import AdrenalineLost, Paid, Stopped
from unlit.alone.harm import look_for_defeat, suffer
from unlit.alone.items import change_item
from unlit.alone.moments import Communication, Deed, Fright, Harm, Haul, M, Play, Sighting
from unlit.alone.parts import Action, Damage, Deck
from unlit.kernel.events import EVERYONE

if TYPE_CHECKING:
    from unlit.kernel.table import Table


@REACTIONS.enter(
    M.ANSWERING,
    ReactionRow(
        Deck.TERROR,
        5,
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
        4,
        Action.EXPLORE,
        1,
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
        4,
        Action.MOVE,
        1,
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
        4,
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
    b = t.board
    row = t.board.box.reactions["despair"]
    lost = min(b.adrenaline, row.first + (row.second if play.dangerous else 0))
    b.adrenaline -= lost
    t.tell(EVERYONE, AdrenalineLost, lost)


@REACTIONS.enter(
    M.ITEMS_DRAWN,
    ReactionRow(
        Deck.TERROR,
        4,
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
    names = {str(item): item for item in haul.items}
    if names:
        spoil(t.board, haul, names[t.ask(play.seat, "spoil", list(names))], row.first)
        for item in tuple(haul.items) if play.dangerous else ():
            spoil(t.board, haul, item, row.second)


def spoil(b: Board, haul: Haul, item: Item, charges: int) -> None:
    """An item gets so many charges less."""
    less = item._replace(charges=max(0, item.charges - charges))
    haul.items[haul.items.index(item)] = change_item(b, item, less)


@REACTIONS.enter(
    M.DECLARED,
    ReactionRow(
        Deck.TERROR,
        5,
        Action.MOVE,
        1,
        2,
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
    able = t.board.control >= price
    if t.ask(HERO, "paralysis", ["pay", "stay"] if able else ["stay"], price) == "pay":
        t.board.control -= price
        t.tell(EVERYONE, Paid, str(Damage.CONTROL), price)
        look_for_defeat(t, Damage.CONTROL)
    else:
        deed.stopped = True
        t.tell(EVERYONE, Stopped)
