"""Who may still look and speak: tokens are looked up whenever it matters, not only when a page said hello."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from sqlalchemy import Connection

from unlit.kernel.errors import Refused
from unlit.server.disk import queries

# What else is done in the transaction of an action: it writes something, or forbids the action.
Also: TypeAlias = Callable[[Connection], object]


class Voice(NamedTuple):
    """A message, and the token that it was sent with."""

    table: str
    client: str  # the seat, and the page's own name for the message
    key: bytes
    digest: bytes

    @property
    def name(self) -> str:
        """A name for what the message creates."""
        return hashlib.blake2b(f"{self.table} {self.client}".encode(), digest_size=16).hexdigest()

    def heard(self, c: Connection) -> None:
        """Note the message together with what it does, if its token still opens the seat at that moment."""
        queries.hold(c, self.table)
        if queries.holder_of(c, self.key) is None:
            raise Refused("this token opens nothing here", "no-token")
        queries.note_message(c, self.table, self.client, self.digest)


def both(*deeds: Also | None) -> Also:
    """All of these, one after the other, in one transaction."""

    def do(c: Connection) -> None:
        for deed in deeds:
            if deed is not None:
                deed(c)

    return do
