"""Companions join, help for a charge, take damage, and may be sacrificed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from unlit.alone.board.board import HERO, Board, cast, leading
from unlit.alone.box.pieces import COMPANION_CHARGES, CharacterName
from unlit.alone.rules.boxes import effects_of
from unlit.alone.told.abouts import AboutAmount
from unlit.alone.told.events import CompanionGone, CompanionJoined, Shielded
from unlit.alone.told.things import Character, Player, character, player
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from unlit.kernel.table import Table


@dataclass(frozen=True)
class Sacrifice(Option):
    """Give up a companion."""

    character: CharacterName


@cache
def sacrificing(name: CharacterName) -> Sacrifice:
    """This companion."""
    return Sacrifice(name)


# A18.1
def join(t: Table[Board]) -> None:
    """A random character who is neither the hero nor already a companion joins with six charges."""
    b = t.board
    free = [name for name in cast(b) if name != b.character and name not in b.companions]
    if free:
        name = b.dice.pick("companion", free)
        b.companions[name] = COMPANION_CHARGES
        t.tell(EVERYONE, CompanionJoined, name)


# A18.4
def lose_charges(t: Table[Board], name: str, count: int) -> None:
    """Take charges from a companion; without charges it is discarded."""
    b = t.board
    b.companions[name] -= count
    if b.companions[name] <= 0:
        leave(t, name)


def leave(t: Table[Board], name: str) -> None:
    """Discard a companion."""
    del t.board.companions[name]
    t.tell(EVERYONE, CompanionGone, name)


# A18.2
def sacrifice(t: Table[Board], name: str) -> None:
    """Discard the companion for its one-time effect."""
    leave(t, name)
    effects_of(t.board.box).characters[name].sacrifice.run(t, t.board.box.characters[name])


# A18.5, A18.6
def shield(t: Table[Board], amount: int) -> int:
    """Evil may deal the whole damage to a companion instead; return what is left for the hero."""
    b = t.board
    if not b.companions:
        return amount
    options: list[Player | Character] = [player(HERO), *[character(name) for name in b.companions]]
    choice = t.ask(leading(b), "damage to", options, AboutAmount(amount))
    if isinstance(choice, Player):
        return amount
    surplus = max(0, amount - b.companions[choice.character])
    t.tell(EVERYONE, Shielded, choice.character, amount)
    lose_charges(t, choice.character, amount)
    return surplus if "companion_surplus" in b.switches else 0
