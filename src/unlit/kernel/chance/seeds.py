"""Where a table's chance comes from."""

from __future__ import annotations

from collections.abc import Mapping

from unlit.kernel.chance.dice import SEED_BYTES, Dice, commitment, mixed_seed
from unlit.kernel.errors import Refused
from unlit.kernel.told.question import Seat


class Seeds:
    """Where a table's chance comes from: a secret committed to at the start, and a seed from every seat."""

    __slots__ = ("seats", "secret")

    def __init__(self, secret: bytes, seats: Mapping[Seat, bytes] | None = None) -> None:
        self.secret = secret
        self.seats = dict(seats or {})
        if any(len(seed) != SEED_BYTES for seed in (secret, *self.seats.values())):
            raise Refused(f"a seed has {SEED_BYTES} bytes")

    def commitment(self) -> bytes:
        """What may be published while the game runs."""
        return commitment(self.secret)

    def dice(self) -> Dice:
        """The dice that these seeds make together."""
        return Dice(mixed_seed(self.secret, self.seats))
