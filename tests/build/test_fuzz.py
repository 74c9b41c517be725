"""No input from Python ends the interpreter: nonsense is thrown at the compiled package."""

import subprocess
import sys
from pathlib import Path

import pytest

from .fuzz import WAYS

ROOT = Path(__file__).parents[2]
SEEDS = (1, 2)
CASES = 80
SECONDS = 300


@pytest.mark.long(20)
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("way", WAYS)
def test_nothing_that_python_says_ends_the_interpreter(way: str, seed: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.build.fuzz", str(seed), str(CASES), way],
        cwd=ROOT,
        capture_output=True,
        text=True,
        errors="replace",
        timeout=SECONDS,
    )
    last = [line for line in done.stdout.splitlines() if line.startswith(f"{seed} ")][-1:]
    assert done.returncode == 0, f"{last}\n{done.stderr[-2000:]}"
    assert done.stdout.endswith(f"{CASES} cases of seed {seed}: nothing crashed\n")
