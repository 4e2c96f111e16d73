"""Who has which avatar, and the first token on each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import Board, leading
from unlit.alone.box.pieces import KINDS
from unlit.alone.modules.avatar.events import AvatarChosen
from unlit.alone.modules.avatar.rows import MODULE
from unlit.alone.modules.avatar.state import in_game, keep
from unlit.alone.modules.avatar.upgrading import put_token
from unlit.alone.rules.invariants import BEFORE_THE_LABYRINTH
from unlit.alone.rules.modules import enter_step
from unlit.alone.rules.reactions import order_of_seats
from unlit.alone.rules.remembering import remember
from unlit.alone.rules.turn import PHASES
from unlit.alone.told.memory import Joined
from unlit.alone.told.things import beings
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from unlit.alone.box.pieces import Deck
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


# V1.16
def give_avatars(t: Table[Board]) -> None:
    """After the reaction decks, before creatures are placed; the hero learns which avatars may be met."""
    b = t.board
    owners = tuple((seat, choose_avatar(t, seat)) for seat in order_of_seats(b))
    keep(b, owners=owners)
    for seat, avatar in owners:
        t.tell(EVERYONE, AvatarChosen, seat, avatar)
    remember(t, Joined(tuple(in_game(b))))
    b.phase = "first upgrades"


# V1.2
def choose_avatar(t: Table[Board], seat: Seat) -> str:
    """A lone player picks from both decks' avatars; the leader of three has the A.I.; others have their own deck's."""
    b = t.board
    decks: tuple[Deck | None, ...] = b.owned[seat]
    if len(b.hands) > 2 and seat == leading(b):
        decks = (None,)
    return t.ask(seat, "avatar", [beings(KINDS[avatar_for(b, deck)])[0] for deck in decks]).kind.name


# V1.1
def avatar_for(b: Board, deck: Deck | None) -> str:
    """The avatar of this deck, or the A.I."""
    return next(name for name, row in b.box.others["avatars"].items() if row.deck is deck)


# V1.3
def first_upgrades(t: Table[Board]) -> None:
    """Each evil player starts with a token on an upgrade of its avatar."""
    b = t.board
    for seat in order_of_seats(b):
        put_token(t, seat)
    b.phase = "creatures"


BEFORE_THE_LABYRINTH.update(("avatars", "first upgrades"))
PHASES["avatars"] = give_avatars
PHASES["first upgrades"] = first_upgrades
enter_step(MODULE, "avatars", before="creatures")
