"""Which tables this worker lets go on by itself: the House, bots and clocks act at one worker only.

Commands are executed wherever they arrive. Only one entry can be written at a place of the log, so
two workers that both take a table for theirs waste some work and do no harm.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Protocol

from greenbaize.server.store import StoreUnavailable
from greenbaize.server.store.leases import LEASE_SECONDS, Lease, keep_lease, resign
from greenbaize.server.tables.log import TableStore

BEAT_SECONDS = 0.4
HEARD_SECONDS = 1.5
"""A worker that has not heard itself for so long does not hear others either."""

RESIGN_SECONDS = 1.0


class Owners(Protocol):
    """Which worker is a table's owner."""

    shared: bool
    """Whether other workers write to the same tables."""

    def owns(self, table_id: int) -> bool: ...
    def is_current(self) -> bool:
        """Whether this worker hears of everything that others write, as soon as they do."""

    def leads(self) -> bool:
        """Whether it is this worker that does what one has to do for all."""

    def enter(self, table_id: int) -> None:
        """This worker has the table in memory, and becomes its owner if nobody else is."""

    def leave(self, table_id: int) -> None:
        """This worker has the table no longer."""

    def recheck(self) -> None:
        """Whoever was the owner of any table may be so no longer."""


class SoleOwner:
    """The owner of everything: there is no other worker."""

    shared = False

    def owns(self, table_id: int) -> bool:
        return True

    def is_current(self) -> bool:
        return True

    def leads(self) -> bool:
        return True

    def enter(self, table_id: int) -> None:
        pass

    def leave(self, table_id: int) -> None:
        pass

    def recheck(self) -> None:
        pass


class SharedOwners:
    """What this worker owns by its lease.

    `on_gain` is called for each table that it is to go on with, and `on_loss` when a worker has
    died: that one may have written something and told nobody. Its own signs of life come back as
    notifications: as long as they do, it hears everything.
    """

    shared = True

    def __init__(
        self, store: TableStore, on_gain: Callable[[int], None], on_loss: Callable[[], None]
    ) -> None:
        self.store, self.on_gain, self.on_loss = store, on_gain, on_loss
        self.name = f"{socket.gethostname()}:{os.getpid()}"[:255]
        self.number: int | None = None
        self.good_until = self.heard_at = 0.0
        self.workers: frozenset[int] = frozenset()
        self.entered: set[int] = set()
        self.owned: set[int] = set()
        self.wanted: set[int] = set()
        self.released: set[int] = set()
        self.wake = asyncio.Event()

    def owns(self, table_id: int) -> bool:
        return table_id in self.owned and monotonic() < self.good_until

    def is_current(self) -> bool:
        return monotonic() - self.heard_at < HEARD_SECONDS

    def leads(self) -> bool:
        return self.number is not None and self.number == min(self.workers, default=None)

    def enter(self, table_id: int) -> None:
        self.entered.add(table_id)
        self.released.discard(table_id)
        self.want(table_id)

    def leave(self, table_id: int) -> None:
        for tables in (self.entered, self.owned, self.wanted):
            tables.discard(table_id)
        self.released.add(table_id)
        self.wake.set()

    def want(self, table_id: int) -> None:
        """Claim a table, if it is one of those that are here."""
        if table_id in self.entered:
            self.wanted.add(table_id)
            self.wake.set()

    def recheck(self) -> None:
        self.wanted |= self.entered
        self.wake.set()

    # What other workers say

    def on_beat(self, number: int) -> None:
        if number == self.number:
            self.heard_at = monotonic()

    def on_connect(self) -> None:
        """From now on everything is heard; who owned what before is to be found out again."""
        self.heard_at = monotonic()
        self.recheck()

    def on_disconnect(self) -> None:
        self.heard_at = 0.0

    # The lease

    async def run(self) -> None:
        """Renew the lease, for ever."""
        while True:
            with suppress(StoreUnavailable):
                await self.renew()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), BEAT_SECONDS)

    async def renew(self) -> None:
        """Say that we live, and claim what is wanted."""
        self.wake.clear()
        begun, wanted, released = monotonic(), frozenset(self.wanted), frozenset(self.released)
        lease = await self.store.write_beside(
            partial(
                keep_lease, number=self.number, name=self.name, wanted=wanted, released=released
            )
        )
        self.released -= released
        self.take(lease, wanted, begun)

    def take(self, lease: Lease, wanted: frozenset[int], begun: float) -> None:
        """What a renewed lease brings; what another worker leaves behind is claimed next.

        If the old lease ran out, be it while the new one was on its way, what is owned has stood
        still meanwhile, and goes on again.
        """
        lost = self.workers - lease.workers
        again = lost or monotonic() > self.good_until
        if lease.number != self.number:
            self.owned.clear()
        self.number, self.workers = lease.number, lease.workers
        self.good_until = begun + LEASE_SECONDS
        gained = (lease.gained & self.entered) - self.owned
        self.owned = (self.owned - wanted) | (lease.gained & self.entered)
        self.wanted = (self.wanted - wanted) | (lease.free & self.entered)
        if again:
            self.wanted |= self.entered - self.owned
            self.wake.set()
        if lost:
            self.on_loss()
        for table_id in sorted(self.owned if again else gained):
            self.on_gain(table_id)

    async def resign(self) -> None:
        """Others need not wait until the lease runs out."""
        if self.number is not None:
            with suppress(StoreUnavailable, TimeoutError):
                leaving = self.store.write_beside(partial(resign, number=self.number))
                await asyncio.wait_for(leaving, RESIGN_SECONDS)
