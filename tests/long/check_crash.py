"""Two hundred times kill -9 on each kind of database, under play."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from ..server.crash import Fire
from ..server.postgres import Postgres
from ..server.running import Running, ours
from ..server.test_crash import restart

pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")

KILLS = int(os.environ.get("GREENBAIZE_KILLS", "200"))


def test_a_server_on_sqlite_is_killed_two_hundred_times(tmp_path: Path) -> None:
    with Running(ours(f"sqlite:///{tmp_path / 'tables.db'}")) as server:
        fire = Fire(server, seed=7, tables=2)
        asyncio.run(fire.endure([restart(server)] * KILLS))
        print(fire.summary())


def test_a_server_and_its_postgresql_are_killed_two_hundred_times() -> None:
    with Postgres() as postgres, Running(ours(postgres.fresh_database())) as server:
        fire = Fire(server, seed=8, tables=2)
        asyncio.run(fire.endure([restart(server), restart(postgres)] * (KILLS // 2)))
        print(fire.summary())
