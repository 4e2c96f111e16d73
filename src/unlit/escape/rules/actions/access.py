"""Access a control panel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.escape.board.board import Board
from unlit.escape.box.pieces import Icon, Kind, Purpose, Stat
from unlit.escape.rules.boxes import effects_of
from unlit.escape.rules.challenges import attempt
from unlit.escape.rules.enemies.activation import provoke
from unlit.escape.rules.enemies.moves import Send, send, where_to
from unlit.escape.rules.items import KEY_CARD, gain_item
from unlit.escape.rules.moments import Challenge
from unlit.escape.told.events import Accessed
from unlit.escape.told.places import SignHere
from unlit.escape.told.things import ITEM
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

RATING = 4


@dataclass(frozen=True)
class AccessPanel(Option):
    """Access the control panel on the tile."""

    def points_at(self) -> SignHere:
        """The panel."""
        return SignHere(Icon.PANEL)


ACCESS: Final = AccessPanel()


# E12.8
def has_panel(b: Board, seat: Seat) -> bool:
    """Whether the scenario has panels, and one is on the player's tile."""
    return b.box.scenarios[b.scenario].panels and Icon.PANEL in b.map.icons(b.people[seat].at)


# E12.11
def has_answered(b: Board, seat: Seat) -> bool:
    """Whether anyone has accessed the panel on the player's tile, which answers only once."""
    return b.people[seat].at in b.accessed


# E12.8
def access(t: Table[Board], seat: Seat) -> None:
    """Access the panel with four Intelligence, to send a guard elsewhere or gain a key card."""
    b = t.board
    b.challenged = True
    at = b.people[seat].at
    passed = attempt(t, Challenge(seat, Stat.INTELLIGENCE, RATING, Purpose.ACCESS))
    if passed:
        b.accessed |= {at}
        t.tell(EVERYONE, Accessed, seat, b.map.name(at))
        reward(t, seat)
    else:
        provoke(t, at, lambda one: True)
    effects_of(b.box).scenarios[b.scenario].accessed.run(t, seat, passed)


# E12.8
def reward(t: Table[Board], seat: Seat) -> None:
    """Let the player send a guard, stunned or not, through an unlocked door, or gain a key card."""
    b = t.board
    shifts = where_to(b, [one for one in b.enemies if one.kind is Kind.GUARD])
    options: list[Option] = [ITEM(KEY_CARD), *shifts]
    choice = t.ask(seat, "panel", options)
    if isinstance(choice, Send):
        send(t, choice)
    else:
        gain_item(t, seat, KEY_CARD)
