"""Tables that are put away, and sockets that are closed, leave nothing in memory; a short form.

The long form with ten thousand tables is `tests/long/check_memory.py`.
"""

from __future__ import annotations

import asyncio
import gc
import time
from pathlib import Path
from weakref import ref

import pytest

from .guests import host, running_app
from .memory import HASTE, files, measured
from .running import GENEROUS, Running, ours
from .scenes import call, lobby_of, settle

FIRST, MORE = 60, 240
MOST_MB = 8.0


def test_a_room_that_is_put_away_is_gone_at_once(tmp_path: Path) -> None:
    """It needs no collector of garbage, which seldom looks through what has lived long."""
    with running_app(f"sqlite:///{tmp_path / 'tables.db'}", disconnect_grace_seconds=0) as client:
        ann = host(client, seats=2, bots=["uniform"])
        with ann.socket() as socket:
            settle(socket, lambda frame: frame["table"]["seats"][0]["connected"])
        ann.does("start")
        lobby = lobby_of(client)
        room = ref(lobby.rooms[ann.code])
        gc.collect()
        gc.disable()
        try:
            call(client, lobby.close_room, ann.code)
            deadline = time.monotonic() + 10
            while room() is not None and time.monotonic() < deadline:
                time.sleep(0.05)
                client.get("/healthz")
            assert room() is None
        finally:
            gc.enable()


@pytest.mark.long(40)
def test_tables_that_are_put_away_leave_nothing(tmp_path: Path) -> None:
    async def run(server: Running) -> tuple[float, int]:
        before, opened = await measured(server, FIRST), files(server)
        after = await measured(server, MORE)
        return after - before, files(server) - opened

    with Running(ours(f"sqlite:///{tmp_path / 'tables.db'}"), {**GENEROUS, **HASTE}) as server:
        grown, opened = asyncio.run(run(server))
    assert grown < MOST_MB
    assert opened <= 4
