"""How much one page, and one address, may ask of the server."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from ipaddress import IPv6Address, ip_address, ip_network
from typing import NamedTuple

HOUR = 3600.0  # seconds
PREFIX = 64  # bits of an IPv6 address that tell one household from another


class Limits(NamedTuple):
    """What one address may have."""

    connections: int = 300  # open at once, including the sockets of pages
    sockets: int = 100  # of pages, at once
    tables: int = 100  # made in an hour
    reports: int = 60  # in an hour


USUAL = Limits()


def neighbourhood(address: str) -> str:
    """What counts as one address: for IPv6, where everyone has many, all that share their first half."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, PREFIX), strict=False))


class Counts:
    """How many each address has at this moment."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.counts: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more; False if that is not allowed."""
        if self.counts[address] >= self.most:
            return False
        self.counts[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        self.counts[address] -= 1
        if not self.counts[address]:
            del self.counts[address]


class Bucket:
    """A limited number a second, and a limited number at once."""

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
    """A bucket for each of the addresses that came last."""

    def __init__(self, a_second: float, at_once: float, most: int = 10_000) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may ask one more time."""
        bucket = self.buckets.setdefault(address, Bucket(self.a_second, self.at_once))
        self.buckets.move_to_end(address)
        while len(self.buckets) > self.most:
            self.buckets.popitem(last=False)
        return bucket.take()
