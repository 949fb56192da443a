"""How much one client may do: token buckets and counts of what is open. A limit of 0 is no limit."""

import math
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Any, Final

from orrery.engine.errors import GameError
from orrery.server.http.errors import TooManyRequests, TooManySockets

MOST_KEYS: Final = 20_000
"""Clients that are remembered; who was not heard for the longest is forgotten first."""

NEIGHBOURS: Final = 64
"""Bits of an IPv6 address that one client can't choose."""


class Bucket:
    """Holds up to ``burst`` permits and gets ``rate`` of them in a second."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.permits = burst
        self.at = now

    def wait(self, now: float) -> float:
        """Take a token and return 0, or the number of seconds until there is one."""
        self.permits = min(self.burst, self.permits + (now - self.at) * self.rate)
        self.at = now
        if self.permits >= 1.0:
            self.permits -= 1.0
            return 0.0
        return (1.0 - self.permits) / self.rate


class Buckets:
    """One bucket for each client: ``count`` at once, and as many again in the course of ``seconds``."""

    def __init__(self, count: int, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self.count = count
        self.rate = count / seconds
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def take(self, client: str) -> None:
        """Note one more request; raises :class:`TooManyRequests`."""
        if self.count == 0:
            return
        now = self.clock()
        bucket = self.buckets.pop(client, None) or Bucket(self.rate, self.count, now)
        if len(self.buckets) >= MOST_KEYS:
            del self.buckets[next(iter(self.buckets))]
        self.buckets[client] = bucket
        wait = bucket.wait(now)
        if wait > 0:
            raise TooManyRequests(math.ceil(wait))


class ConnectionLimit:
    """How many connections each client keeps open; ``error`` is what one too many is refused with."""

    def __init__(self, most: int, error: type[GameError] = TooManySockets) -> None:
        self.most = most
        self.error = error
        self.open: dict[str, int] = {}

    @property
    def total(self) -> int:
        return sum(self.open.values())

    def acquire(self, client: str) -> None:
        """Count one more, or raise the error. Every call needs a :meth:`release`."""
        if self.most and self.open.get(client, 0) >= self.most:
            raise self.error(f"{self.most} connections are open")
        self.open[client] = self.open.get(client, 0) + 1

    def release(self, client: str) -> None:
        self.open[client] -= 1
        if self.open[client] == 0:
            del self.open[client]


def client_of(scope: Mapping[str, Any]) -> str:
    """Who asks, as far as limits go."""
    return client_at((scope.get("client") or ("unknown",))[0])


def client_at(host: str) -> str:
    """An address, or the part of it that its owner can't change at will."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(ip_network((address, NEIGHBOURS), strict=False))
    return str(address)
