"""A thousand times kill -9 under play: half on SQLite, half on PostgreSQL with two workers.

GREENBAIZE_KILLS is how many in all, and GREENBAIZE_CHAOS_SEED says which and when.
"""

from __future__ import annotations

import os
import random
from itertools import islice

import pytest

from .checker import Checker
from .faults import Fault, drawn, kill_database, kill_server, kill_worker
from .house import House
from .test_chaos import SEED

pytestmark = [
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.timeout(0),
]

KILLS = int(os.environ.get("GREENBAIZE_KILLS", "1000"))
KINDS: dict[str, tuple[int | None, list[Fault]]] = {
    "sqlite": (None, [kill_server]),
    "postgres": (2, [kill_server, kill_worker, kill_database]),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_house_is_killed_again_and_again(kind: str) -> None:
    workers, faults = KINDS[kind]
    with House(workers) as house:
        storm = islice(drawn(faults, random.Random(SEED)), KILLS // len(KINDS))
        Checker(house, SEED, tables=2, tell_every=20).run(storm)
