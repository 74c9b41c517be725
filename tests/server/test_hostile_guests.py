"""The bad guests of `bench/hostile.py` get in and are at it, and the server is well."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from .client import Door
from .running import Running, ours

BENCH = Path(__file__).parents[2] / "bench"
KINDS = (
    "stalled", "loud", "giant", "senseless", "bots", "crowded", "watched", "hinters", "replayers",
    "rematchers", "promisers", "bare",
)  # fmt: skip
BEGIN_SECONDS = 120.0


@pytest.mark.long(24)
def test_all_bad_guests_at_once_do_what_they_are_for(tmp_path: Path) -> None:
    with Running(ours(f"sqlite:///{tmp_path / 'tables.db'}"), {}) as server:
        asyncio.run(among_guests(server))
        assert server.ready()
        assert "greenbaize_failures_total 0.0" in server.ask("/metrics").text
    measured = (BENCH / "hostile.py").read_text()
    assert all(kind in measured for kind in KINDS)


async def among_guests(server: Running) -> None:
    async with Door(server.address) as door:
        ann = await door.create("las-vegas", seats=2)
        command = [str(BENCH / "guests.py"), server.address, ",".join(KINDS), ann.code]
        crowd = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=PIPE)
        assert crowd.stdout is not None
        try:
            begun = await asyncio.wait_for(crowd.stdout.readline(), BEGIN_SECONDS)
            assert begun == b"begun\n"
            await ann.connect()
            await ann.do("chat", text="I can still play.")
            await ann.close()
        finally:
            crowd.kill()
            await asyncio.wait_for(crowd.wait(), BEGIN_SECONDS)
