"""A simulation that is interrupted keeps what is done."""

import csv
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("everybody", [False, True])
def test_an_interrupted_simulation_keeps_what_is_done(
    tmp_path: Path, end: signal.Signals, everybody: bool
) -> None:
    out = tmp_path / "games.csv"
    command = [sys.executable, "-m", "greenbaize", "simulate", "las-vegas", "--games", "3000000",
               "--workers", "2", "--seed", "1", "--out", str(out)]  # fmt: skip
    child = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        deadline = time.monotonic() + 60
        while not (out.exists() and out.stat().st_size > 500):
            assert time.monotonic() < deadline
            time.sleep(0.1)
        (os.killpg if everybody else os.kill)(child.pid, end)
        said, complaint = child.communicate(timeout=60)
    finally:
        child.kill()
    assert child.returncode == 130
    assert "Traceback" not in complaint
    rows = list(csv.DictReader(out.read_text().splitlines()))
    assert f"{len(rows):,} games of 3,000,000, interrupted" in said
