"""Ten thousand tables made and put away: memory stays where it was after the first thousand."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from ..server.memory import HASTE, measured
from ..server.running import GENEROUS, Running, ours

TABLES = int(os.environ.get("GREENBAIZE_MEMORY_TABLES", "10000"))
STEP = 1000
MOST_MB = 20.0


@pytest.mark.timeout(0)
def test_ten_thousand_tables_leave_nothing(tmp_path: Path) -> None:
    async def run(server: Running) -> list[float]:
        return [await measured(server, STEP) for _ in range(TABLES // STEP)]

    with Running(ours(f"sqlite:///{tmp_path / 'tables.db'}"), {**GENEROUS, **HASTE}) as server:
        levels = asyncio.run(run(server))
    print("MB after every thousand:", [round(level, 1) for level in levels])
    assert max(levels) - levels[0] < MOST_MB
