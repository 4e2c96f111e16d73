"""Who may do what: only a token stands for a seat, an invitation, or someone who watches."""

from __future__ import annotations

import hashlib
import secrets

from unlit.kernel.chance.dice import SEED_BYTES
from unlit.kernel.errors import Refused
from unlit.server.disk import queries
from unlit.server.disk.queries import Holder
from unlit.server.disk.store import Store

SEAT, STAND_IN, INVITATION, WATCHER, WATCHING = "seat", "stand-in", "invitation", "watcher", "watching"
NEWCOMER, NOT_WANTED = "newcomer", "not-wanted"  # someone who asks for a seat in a running game, unless all agree
TOKEN_BYTES = 32
MOST_LETTERS = 64


def new_token() -> str:
    """256 bits, as text."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_seed() -> bytes:
    """The house's share of a table's chance, or the share of a seat that gives none."""
    return secrets.token_bytes(SEED_BYTES)


def token_after(token: str, table: str) -> str:
    """The token of a seat at the next table; whoever asks for it again gets the same one."""
    return hashlib.blake2b(f"{token} {table}".encode(), digest_size=TOKEN_BYTES, person=b"unlit rematch").hexdigest()


def token_by(token: str, client: str) -> str:
    """The token that a message creates; if the message is repeated, it is the same token."""
    return hashlib.blake2b(f"{token} {client}".encode(), digest_size=TOKEN_BYTES, person=b"unlit message").hexdigest()


def eye_of(browser: str) -> tuple[bytes, ...]:
    """What is stored of a browser; nothing if it does not name itself."""
    return (hashlib.blake2b(browser.encode(), digest_size=32, person=b"unlit browser").digest(),) if browser else ()


def hashed(token: str) -> bytes:
    """What is stored of a token."""
    return hashlib.blake2b(token.encode(), digest_size=32, person=b"unlit token").digest()


async def authorise(store: Store, token: str, *kinds: str) -> Holder:
    """What this token stands for, if it is of one of these kinds; this is the only door to any table."""
    if 0 < len(token) <= MOST_LETTERS:
        key = hashed(token)
        holder = await store.read(lambda c: queries.holder_of(c, key))
        if holder is not None and holder.kind in kinds:
            return holder
    raise Refused("this token opens nothing here", "no-token")
