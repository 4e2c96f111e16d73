"""Who may do what: a token stands for a seat, an invitation, or somebody who watches; nothing else does."""

from __future__ import annotations

import hashlib
import secrets

from unlit.kernel.chance.dice import SEED_BYTES
from unlit.kernel.errors import Refused
from unlit.server.disk import queries
from unlit.server.disk.queries import Holder
from unlit.server.disk.store import Store

SEAT, STAND_IN, INVITATION, WATCHER, WATCHING = "seat", "stand-in", "invitation", "watcher", "watching"
NEWCOMER, NOT_WANTED = "newcomer", "not-wanted"  # whoever asks for a seat of a game that runs, until opponents agree
TOKEN_BYTES = 32
MOST_LETTERS = 64


def new_token() -> str:
    """256 bits, as text."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_seed() -> bytes:
    """The house's share of the chance of a table, or that of a seat which gives none."""
    return secrets.token_bytes(SEED_BYTES)


def token_after(token: str, table: str) -> str:
    """The token of a seat at the table that follows: whoever asks for it again gets the same one."""
    return hashlib.blake2b(f"{token} {table}".encode(), digest_size=TOKEN_BYTES, person=b"unlit rematch").hexdigest()


def token_by(token: str, client: str) -> str:
    """The token that a message makes: if the message comes again, so does the same token."""
    return hashlib.blake2b(f"{token} {client}".encode(), digest_size=TOKEN_BYTES, person=b"unlit message").hexdigest()


def eye_of(browser: str) -> tuple[bytes, ...]:
    """What is stored of a browser; nothing if it does not say which it is."""
    return (hashlib.blake2b(browser.encode(), digest_size=32, person=b"unlit browser").digest(),) if browser else ()


def hashed(token: str) -> bytes:
    """What is stored of a token."""
    return hashlib.blake2b(token.encode(), digest_size=32, person=b"unlit token").digest()


async def authorise(store: Store, token: str, *kinds: str) -> Holder:
    """What this token stands for, if it is of one of these kinds: the one door to every table."""
    if 0 < len(token) <= MOST_LETTERS:
        key = hashed(token)
        holder = await store.read(lambda c: queries.holder_of(c, key))
        if holder is not None and holder.kind in kinds:
            return holder
    raise Refused("this token opens nothing here", "no-token")
