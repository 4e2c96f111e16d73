"""Who may still look and speak: tokens are looked up whenever it matters, not only when a page said hello."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from sqlalchemy import Connection

from unlit.kernel.errors import Refused
from unlit.kernel.question import Seat
from unlit.server.disk import queries
from unlit.server.disk.store import Unstored

if TYPE_CHECKING:
    from unlit.server.tables.hosted import Hosted, Listener

BOT = "bot"

# What else is written in the transaction of a deed, or forbids it.
Also: TypeAlias = Callable[[Connection], object]


class Voice(NamedTuple):
    """A message, and the token in whose name it is said."""

    table: str
    client: str  # the seat, and the page's own name for the message
    key: bytes
    digest: bytes

    @property
    def name(self) -> str:
        """A name for what the message makes."""
        return hashlib.blake2b(f"{self.table} {self.client}".encode(), digest_size=16).hexdigest()

    def heard(self, c: Connection) -> None:
        """Note the message together with what it does, if its token still opens the seat at that moment."""
        queries.hold(c, self.table)
        if queries.holder_of(c, self.key) is None:
            raise Refused("this token opens nothing here", "no-token")
        queries.note_message(c, self.table, self.client, self.digest)


def both(*deeds: Also | None) -> Also:
    """One after the other, in one transaction."""

    def do(c: Connection) -> None:
        for deed in deeds:
            if deed is not None:
                deed(c)

    return do


async def look_again(hosted: Hosted) -> bool:
    """Send everybody away whose token another process took; False if nobody can tell, and nothing is to be shown."""
    if not hosted.house.store.shared or not hosted.listeners:
        return True
    try:
        living = await hosted.house.store.read(lambda c: queries.living_tokens(c, hosted.row.id))
    except Unstored:
        hosted.unsettled = True  # the house tries again
        return False
    for listener in list(hosted.listeners):
        lose(hosted, listener, [seat for seat, key in listener.keys.items() if key not in living])
    return True


def lose(hosted: Hosted, listener: Listener, seats: Iterable[Seat]) -> None:
    """These seats are not open to a listener any more; without the one that it looks through it goes."""
    for seat in seats:
        why = why_lost(hosted, listener, seat)
        listener.keys.pop(seat, None)
        listener.own = tuple(one for one in listener.own if one != seat)
        listener.others = tuple(one for one in listener.others if one != seat)
        if seat == listener.seat and listener in hosted.listeners:
            hosted.listeners.remove(listener)
            listener.dismiss(why)


def why_lost(hosted: Hosted, listener: Listener, seat: Seat) -> str:
    """What whoever loses a seat is told."""
    if seat not in listener.own:
        return "seat-given-back"
    return "left" if hosted.sitting[seat].who == BOT else "removed"


def take_away(hosted: Hosted, seat: Seat) -> None:
    """Nobody looks through this seat any more, who holds it or plays for it."""
    hosted.elsewhere.pop(seat, None)
    for listener in list(hosted.listeners):
        if seat in listener.keys:
            lose(hosted, listener, [seat])


def send_stand_ins_away(hosted: Hosted, seat: Seat) -> None:
    """Nobody plays for this seat any more."""
    for listener in list(hosted.listeners):
        if seat in listener.keys and seat not in listener.own:
            lose(hosted, listener, [seat])
