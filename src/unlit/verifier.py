"""Checks the dice of a finished game independently: it uses only the standard library and nothing of Unlit.

    python verifier.py TRACE.json

A trace (`unlit verify FILE --draws TRACE.json`) holds the commitment that was published before the game,
the secret that was opened after it, the seed that each seat gave, and every number drawn, in order:
[bound, number] for a number from 0 to bound - 1, and ["mix", data] where an undo was granted after dice
had been seen.
"""

import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any


def commitment(secret: bytes) -> bytes:
    return blake2b(secret, digest_size=32, person=b"unlit commit").digest()


def mixed_seed(secret: bytes, seats: dict[str, bytes]) -> bytes:
    data = secret
    for seat in sorted(seats):
        name = seat.encode()
        data += len(name).to_bytes(2, "little") + name + seats[seat]
    return blake2b(data, digest_size=32, person=b"unlit mix").digest()


def stream(seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        yield from blake2b(counter.to_bytes(8, "little"), key=seed, digest_size=64, person=b"unlit dice").digest()
        counter += 1


def below(numbers: Iterator[int], bound: int) -> int:
    size = 256 if bound <= 256 else 65536
    while True:
        number = next(numbers)
        if size == 65536:
            number = number * 256 + next(numbers)
        if number < size - size % bound:
            return number % bound


def first_difference(trace: dict[str, Any]) -> str | None:
    """A sentence about the first thing that is not as promised; None if all is."""
    secret = bytes.fromhex(trace["secret"])
    if commitment(secret).hex() != trace["commitment"]:
        return "the secret is not the one that was committed to"
    seed = mixed_seed(secret, {seat: bytes.fromhex(own) for seat, own in trace["seats"].items()})
    numbers = stream(seed)
    for place, (bound, number) in enumerate(trace["draws"], start=1):
        if bound == "mix":
            seed = blake2b(bytes.fromhex(number), key=seed, digest_size=32, person=b"unlit remix").digest()
            numbers = stream(seed)
        elif type(bound) is not int or not 1 <= bound <= 65536:
            return f"draw {place} has the bound {bound}, but bounds are from 1 to 65536"
        elif (right := below(numbers, bound)) != number:
            return f"draw {place} of {bound} is {number}, but the seeds say {right}"
    return None


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: python verifier.py TRACE.json", file=sys.stderr)
        return 2
    try:
        with open(arguments[0], encoding="utf-8") as file:
            trace = json.load(file)
        difference = first_difference(trace)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, OverflowError) as problem:
        print(f"{arguments[0]} is not a trace of dice: {problem}", file=sys.stderr)
        return 2
    print(difference or f"{len(trace['draws'])} draws: all as the seeds say")
    return 1 if difference else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
