"""Contestants measured in rotation, so that a slow minute of the machine hurts all alike.

A contestant is a command that prints one JSON line with its rate. Medians over the rotations are
compared in two ways: the ratio of medians, and the median of the ratios within each rotation.
"""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import NamedTuple

RATE = "games_per_second"


class Ratio(NamedTuple):
    """A contestant against the baseline."""

    of_medians: float
    median_of_ratios: float


def build_limit(source: Path, out: Path) -> Path:
    """Compile the C limit as plainly as pip would."""
    compiler = shlex.split(os.environ.get("CC", "cc"))
    out.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run([*compiler, "-O3", "-o", str(out), str(source)], check=True)
    return out


def run(command: list[str], rate: str) -> float:
    """The rate that one run of a contestant reports."""
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{shlex.join(command)} failed:\n{done.stderr}")
    return float(json.loads(done.stdout)[rate])


def rotated(names: list[str], turn: int) -> list[str]:
    """The order of play in one rotation: everyone comes first once."""
    first = turn % len(names)
    return names[first:] + names[:first]


def rotate(
    contestants: dict[str, list[str]], rotations: int, rate: str = RATE
) -> dict[str, list[float]]:
    """Everyone's rate in each rotation; Ctrl-C ends it and keeps the finished rotations."""
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    try:
        for turn in range(rotations):
            order = rotated(list(contestants), turn)
            finished = {name: run(contestants[name], rate) for name in order}
            for name in contestants:
                rates[name].append(finished[name])
            show_progress(turn + 1, rotations, finished)
    except KeyboardInterrupt:
        print("interrupted: keeping the finished rotations", file=sys.stderr)
    return rates


def show_progress(turn: int, rotations: int, finished: dict[str, float]) -> None:
    """One line for each rotation, in the order in which it was played."""
    line = ", ".join(f"{name} {rate:,.0f}" for name, rate in finished.items())
    print(f"rotation {turn}/{rotations}: {line}", file=sys.stderr, flush=True)


def medians(rates: dict[str, list[float]]) -> dict[str, float]:
    """Everyone's median rate."""
    return {name: median(found) for name, found in rates.items()}


def ratios(rates: dict[str, list[float]], baseline: str) -> dict[str, Ratio]:
    """Everyone's rate as a multiple of the baseline's."""
    middle = medians(rates)
    return {
        name: Ratio(
            middle[name] / middle[baseline],
            median(one / base for one, base in zip(found, rates[baseline], strict=True)),
        )
        for name, found in rates.items()
    }
