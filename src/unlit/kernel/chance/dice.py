"""The one source of chance: BLAKE2b in counter mode over a 256-bit seed, drawn without bias."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32
BLOCK = 64


def seed_from(text: str) -> bytes:
    """A seed that a person or a script can name; it is only as secret as the text.

    >>> from unlit.kit import seed_from
    >>> len(seed_from("docs"))
    32
    """
    return blake2b(text.encode(errors="surrogateescape"), digest_size=SEED_BYTES, person=b"unlit name").digest()


def commitment(secret: bytes) -> bytes:
    """What is published at the start, so that the secret cannot be changed afterwards."""
    return blake2b(secret, digest_size=SEED_BYTES, person=b"unlit commit").digest()


def mixed_seed(secret: bytes, seats: Mapping[str, bytes]) -> bytes:
    """The seed of the dice, mixed from the committed secret and a seed from every seat, in the order of their names."""
    mixed = blake2b(secret, digest_size=SEED_BYTES, person=b"unlit mix")
    for seat in sorted(seats):
        mixed.update(len(seat.encode()).to_bytes(2, "little") + seat.encode() + seats[seat])
    return mixed.digest()


class Dice:
    """A stream of unbiased numbers.

    `purpose` and `of` name a draw for scripts, and `names` names things that are numbers; the result does not depend
    on them.

    >>> from unlit.kit import Dice, seed_from
    >>> dice = Dice(seed_from("docs"))
    >>> dice.roll("attack", 5, ("hit", "miss"))
    ['hit', 'hit', 'hit', 'hit', 'miss']
    """

    __slots__ = ("block", "counter", "drawn", "position", "seed")

    def __init__(self, seed: bytes, counter: int = 0, block: bytes = b"", position: int = 0, drawn: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.counter = counter  # blocks made
        self.block = block
        self.position = position  # bytes used of the block
        self.drawn = drawn  # numbers drawn from this stream and from those that it was mixed from

    def copy(self) -> Dice:
        """The same stream at the same place; the block is shared."""
        return Dice(self.seed, self.counter, self.block, self.position, self.drawn)

    def restart(self, seed: bytes) -> None:
        """Go on with the stream of another seed, from its start."""
        self.seed = seed
        self.counter = 0
        self.block = b""
        self.position = 0
        self.drawn = 0

    def mix(self, data: bytes) -> None:
        """Go on with another stream, so that numbers seen from this one do not come up again."""
        self.seed = blake2b(data, key=self.seed, digest_size=SEED_BYTES, person=b"unlit remix").digest()
        self.counter = 0
        self.block = b""
        self.position = 0

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely."""
        self.drawn += 1
        if bound <= 256:
            limit = 256 - 256 % bound
            while True:
                try:
                    byte = self.block[self.position]
                except IndexError:
                    self._refill()
                    continue
                self.position += 1
                if byte < limit:
                    return byte % bound
        if bound > 65536:
            raise ValueError("draws from more than 65,536 things are not supported")
        limit = 65536 - 65536 % bound
        while True:
            pair = self._byte() << 8
            pair |= self._byte()
            if pair < limit:
                return pair % bound

    def roll(self, purpose: str, count: int, faces: Sequence[T], of: object = None) -> list[T]:
        """Roll `count` dice with these faces."""
        below, sides = self.below, len(faces)
        return [faces[below(sides)] for _ in range(count)]

    def shuffle(self, purpose: str, cards: MutableSequence[T], of: object = None, names: Sequence[str] = ()) -> None:
        """Shuffle in place (Fisher-Yates, from the last place down)."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def pick(self, purpose: str, things: Sequence[T], of: object = None, names: Sequence[str] = ()) -> T:
        """Pick one of these things."""
        return things[self.below(len(things))]

    def state(self) -> str:
        """Where the stream is, for comparing and storing boards; it holds the seed."""
        return f"{self.seed.hex()} {self.counter} {self.position} {self.drawn}"

    @classmethod
    def at(cls, state: str) -> Dice:
        """The stream in this state."""
        seed, counter, position, drawn = state.split()
        dice = cls(bytes.fromhex(seed), max(int(counter) - 1, 0), drawn=int(drawn))
        if int(counter):
            dice._refill()
            dice.position = int(position)
        return dice

    def _byte(self) -> int:
        if self.position >= len(self.block):
            self._refill()
        self.position += 1
        return self.block[self.position - 1]

    def _refill(self) -> None:
        self.block = blake2b(
            self.counter.to_bytes(8, "little"), key=self.seed, digest_size=BLOCK, person=b"unlit dice"
        ).digest()
        self.counter += 1
        self.position = 0
