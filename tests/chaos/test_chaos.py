"""Whatever happens under play: nothing anybody was told is lost, and every table goes on."""

from __future__ import annotations

import os
import random

import pytest

from .checker import Checker
from .faults import possible
from .house import House

pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
"""A connection that breaks while it opens is left to the garbage collector by its library."""

SEED = int(os.environ.get("GREENBAIZE_CHAOS_SEED", "17"))
HOUSES = {"sqlite": None, "postgres": 2}
"""How many workers, on which database."""


@pytest.mark.long(40)
@pytest.mark.parametrize("kind", HOUSES)
def test_a_house_goes_on_whatever_happens_to_it(kind: str) -> None:
    with House(HOUSES[kind]) as house:
        faults = random.Random(SEED).sample(possible(house), len(possible(house)))
        Checker(house, SEED).run(faults)
