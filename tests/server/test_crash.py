"""Whatever is killed under play: nothing anybody was told is lost, and every table goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from .crash import Fire
from .postgres import Postgres
from .running import Running, ours

pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
"""A connection that breaks while it opens is left to the garbage collector by its library."""

KILLS = 6


def restart(server: Running | Postgres) -> Callable[[], None]:
    """Kill it without a warning, and start it again."""

    def strike() -> None:
        server.kill()
        server.start()

    return strike


def test_a_server_on_sqlite_can_be_killed_at_any_moment(tmp_path: Path) -> None:
    with Running(ours(f"sqlite:///{tmp_path / 'tables.db'}")) as server:
        asyncio.run(Fire(server, seed=5).endure([restart(server)] * KILLS))


def test_a_server_and_its_postgresql_can_be_killed_at_any_moment() -> None:
    with Postgres() as postgres, Running(ours(postgres.fresh_database())) as server:
        strikes = [restart(server), restart(postgres)] * (KILLS // 2)
        asyncio.run(Fire(server, seed=6).endure(strikes))
