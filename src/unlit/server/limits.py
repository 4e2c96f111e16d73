"""How much one page may ask of the server."""

from __future__ import annotations

import time
from collections import OrderedDict


class Bucket:
    """So many a second, and so many at once."""

    def __init__(self, a_second: float, at_once: float) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self.left = at_once
        self.filled = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.left = min(self.left + (now - self.filled) * self.a_second, self.at_once)
        self.filled = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address, of those that came last."""

    def __init__(self, a_second: float, at_once: float, most: int = 10_000) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may ask once more."""
        bucket = self.buckets.setdefault(address, Bucket(self.a_second, self.at_once))
        self.buckets.move_to_end(address)
        while len(self.buckets) > self.most:
            self.buckets.popitem(last=False)
        return bucket.take()
