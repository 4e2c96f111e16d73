"""The cards: each is a row and, beside it, its effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from unlit.kernel.events import EVERYONE
from unlit.kernel.moments import Cards
from vault.board import thieves_on
from vault.events import NextTile, RatBites, Rolled
from vault.moments import M, Playing, Roll, Searching, Step
from vault.parts import DIE, THIEVES, TILES, CardName, Face

if TYPE_CHECKING:
    from unlit.kernel.table import Table
    from vault.board import Board


class CardRow(NamedTuple):
    """A card's deck, how many there are of it, the rule that it belongs to, and its text."""

    side: str
    copies: int
    rule: str
    en: str
    de: str


BOX: Cards[CardRow] = Cards()

LANTERN = "lantern"


@BOX.enter(
    M.PLAYED,
    CardRow(
        "thieves",
        5,
        "K3.6",
        "Cancel a card that the warden plays.",
        "Hebe eine Karte auf, die der Wächter spielt.",
    ),
)
def nerve(t: Table[Board], play: Playing) -> None:
    """The warden's card has no effect."""
    play.cancelled = True


@BOX.enter(
    M.ROLLED,
    CardRow(
        "thieves",
        5,
        "K3.5",
        "Roll every miss of your roll again.",
        "Würfle jeden Fehlschlag deines Wurfs noch einmal.",
    ),
)
def steady(t: Table[Board], roll: Roll) -> None:
    """The misses are rolled again."""
    reroll(t, roll, Face.MISS)


@BOX.enter(
    M.ROLLED,
    CardRow(
        "thieves",
        4,
        "K3.5",
        "Have every hit of a bite rolled again.",
        "Lass jeden Treffer eines Bisses noch einmal würfeln.",
    ),
)
def dodge(t: Table[Board], roll: Roll) -> None:
    """The bite's hits are rolled again."""
    reroll(t, roll, Face.HIT)


@BOX.enter(
    M.PLAYED,
    CardRow(
        "warden",
        4,
        "K3.6",
        "Cancel a card that a thief plays.",
        "Hebe eine Karte auf, die ein Dieb spielt.",
    ),
)
def dread(t: Table[Board], play: Playing) -> None:
    """The thief's card has no effect."""
    play.cancelled = True


@BOX.enter(
    M.LEAVING,
    CardRow("warden", 5, "K4.1", "The thief stays where it is.", "Der Dieb bleibt, wo er ist."),
)
def snare(t: Table[Board], step: Step) -> None:
    """The step comes to nothing."""
    step.stopped = True


@BOX.enter(
    M.ROLLED,
    CardRow(
        "warden",
        4,
        "K3.5",
        "Have every hit of a thief's roll rolled again.",
        "Lass jeden Treffer im Wurf eines Diebs noch einmal würfeln.",
    ),
)
def jinx(t: Table[Board], roll: Roll) -> None:
    """The thief's hits are rolled again."""
    reroll(t, roll, Face.HIT)


@BOX.enter(
    M.SEARCHING,
    CardRow(
        "warden",
        3,
        "K5.4",
        "A rat comes out of the reserve onto the tile that is searched.",
        "Eine Ratte kommt aus dem Vorrat auf das Feld, das durchsucht wird.",
    ),
)
def whistle(t: Table[Board], search: Searching) -> None:
    """A rat of the reserve comes to the searching thief's tile."""
    from vault.rats import bring_rat

    bring_rat(t, t.board.at[search.thief])


@BOX.enter(
    None,
    CardRow(
        "thieves",
        4,
        "K4.6",
        "As an action: you and the thief on your tile look at the next tile.",
        "Als Aktion: Du und der Dieb auf deinem Feld seht euch das nächste Feld an.",
    ),
)
def lantern(t: Table[Board], thief: int) -> None:
    """The thief sees the next tile, and so do those on the same tile."""
    b = t.board
    if not b.stack:
        return
    seats = tuple(THIEVES[one] for one in thieves_on(b, b.at[thief]))
    for seat in seats:
        b.looked[seat] = b.stack[-1]
    t.tell(seats, NextTile, TILES[b.stack[-1]].letter)


def reroll(t: Table[Board], roll: Roll, face: Face) -> None:
    """Roll again every die that shows this face."""
    shown = roll.dice
    places = [place for place, die in enumerate(shown) if die is face]
    again = t.board.dice.roll("reroll", len(places), DIE)
    for place, die in zip(places, again, strict=True):
        shown[place] = die
    tell_roll(t, roll)


def tell_roll(t: Table[Board], roll: Roll) -> None:
    """Dice rolls are open to all."""
    if roll.rat:
        t.tell(EVERYONE, RatBites, roll.rat, THIEVES[roll.thief], dice_text(roll.dice))
    else:
        t.tell(EVERYONE, Rolled, THIEVES[roll.thief], dice_text(roll.dice))


def dice_text(dice: list[Face]) -> str:
    """Dice as they are written in scripts."""
    return " ".join(str(die) for die in dice)


DECKS: dict[str, list[CardName]] = {
    side: sorted(name for name, card in BOX.named.items() if card.row.side == side for _ in range(card.row.copies))
    for side in ("thieves", "warden")
}
