"""A worker's tables go on whenever its lease is good again, however it was renewed."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import cast

import pytest

from greenbaize.server.store.leases import LEASE_SECONDS, Lease
from greenbaize.server.tables import ownership
from greenbaize.server.tables.log import TableStore
from greenbaize.server.tables.ownership import SharedOwners

TABLE = 7
WORKERS = frozenset({1, 2})


class SlowStore:
    """A database that answers when it likes, by a clock of the test's own."""

    def __init__(self) -> None:
        self.now = 100.0
        self.takes = 0.0

    async def write_beside(self, write: partial[Lease]) -> Lease:
        self.now += self.takes
        wanted = write.keywords["wanted"]
        return Lease(1, WORKERS, gained=wanted)


@pytest.fixture
def store(monkeypatch: pytest.MonkeyPatch) -> SlowStore:
    store = SlowStore()
    monkeypatch.setattr(ownership, "monotonic", lambda: store.now)
    return store


def test_a_table_goes_on_after_a_renewal_that_took_longer_than_the_lease(store: SlowStore) -> None:
    gained: list[int] = []
    owners = SharedOwners(cast(TableStore, store), gained.append, lambda: None)
    owners.enter(TABLE)
    asyncio.run(owners.renew())
    assert (gained, owners.owns(TABLE)) == ([TABLE], True)
    store.now, store.takes = store.now + LEASE_SECONDS - 0.1, 0.3
    asyncio.run(owners.renew())
    assert gained == [TABLE, TABLE]
    assert owners.owns(TABLE)


def test_a_table_that_never_stood_still_is_not_begun_again(store: SlowStore) -> None:
    gained: list[int] = []
    owners = SharedOwners(cast(TableStore, store), gained.append, lambda: None)
    owners.enter(TABLE)
    asyncio.run(owners.renew())
    store.now, store.takes = store.now + 0.4, 0.3
    asyncio.run(owners.renew())
    assert gained == [TABLE]
