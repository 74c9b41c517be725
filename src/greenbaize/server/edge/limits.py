"""Rate limits: how much one IP address may ask for; each worker counts for itself."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any

from greenbaize.server.settings import Settings

Clock = Callable[[], float]
HOUR = 3600.0
MAX_ADDRESSES = 20_000
"""Beyond so many, those that were quiet for longest are forgotten."""


class Bucket:
    """Holds `burst` tokens and gains `rate` a second; whoever finds none waits."""

    __slots__ = ("burst", "clock", "filled_at", "rate", "tokens")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.tokens = burst
        self.filled_at = clock()

    def fill(self) -> None:
        """What has come in since last time; a clock that goes back brings nothing."""
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + max(0.0, now - self.filled_at) * self.rate)
        self.filled_at = now

    def take(self, tokens: int = 1) -> float:
        """Take so many tokens: 0, or the seconds until they are there."""
        self.fill()
        if self.tokens < tokens:
            return (tokens - self.tokens) / self.rate
        self.tokens -= tokens
        return 0.0

    def is_full(self) -> bool:
        """Whether it is as good as new."""
        self.fill()
        return self.tokens >= self.burst


class Buckets:
    """A bucket an address; a full one is as good as a new one and may be forgotten."""

    def __init__(
        self,
        rate: float,
        burst: float,
        clock: Clock = time.monotonic,
        max_addresses: int = MAX_ADDRESSES,
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.max_addresses = max_addresses
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> float:
        """Take a token of this address: 0, or the seconds until there is one."""
        bucket = self.buckets.pop(address, None) or Bucket(self.rate, self.burst, self.clock)
        self.forget_idle()
        self.buckets[address] = bucket
        return bucket.take()

    def forget_idle(self) -> None:
        """Of those quiet for longest, two that are full go, so that idle ones run out in time."""
        for _ in range(2):
            oldest = next(iter(self.buckets.values()), None)
            if oldest and (len(self.buckets) >= self.max_addresses or oldest.is_full()):
                self.buckets.popitem(last=False)


class Limits:
    """What every address has used up."""

    def __init__(
        self, settings: Settings, clock: Clock = time.monotonic, max_addresses: int = MAX_ADDRESSES
    ) -> None:
        per_second, burst = settings.requests_per_second, settings.request_burst
        tables = settings.tables_per_hour
        self.requests = Buckets(per_second, burst, clock, max_addresses)
        self.tables = Buckets(tables / HOUR, tables, clock, max_addresses)
        self.max_sockets = settings.sockets_per_ip
        self.sockets: dict[str, int] = {}

    def request(self, address: str) -> float:
        """One more request: 0, or the seconds to wait."""
        return self.requests.take(address)

    def table(self, address: str) -> float:
        """One more table: 0, or the seconds to wait."""
        return self.tables.take(address)

    def open_socket(self, address: str) -> bool:
        """One more socket, if there may be one more."""
        count = self.sockets.get(address, 0)
        if count >= self.max_sockets:
            return False
        self.sockets[address] = count + 1
        return True

    def close_socket(self, address: str) -> None:
        """One socket less; an address without any is forgotten."""
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]


def message_bucket(settings: Settings, clock: Clock = time.monotonic) -> Bucket:
    """The rate limit of messages on one connection."""
    return Bucket(settings.messages_per_second, settings.message_burst, clock)


def client_ip(scope: Mapping[str, Any]) -> str:
    """Whom a request is counted for; behind a proxy `client` is whoever the proxy names."""
    client = scope.get("client")
    return subnet(str(client[0])) if client else ""


@lru_cache(maxsize=4096)
def subnet(address: str) -> str:
    """An address of the old kind, or the first half of a new one: a household has them all.

    >>> subnet("2001:db8:1:2:3:4:5:6"), subnet("::ffff:192.0.2.7"), subnet("192.0.2.7")
    ('2001:db8:1:2::', '192.0.2.7', '192.0.2.7')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))
