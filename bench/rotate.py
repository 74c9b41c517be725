"""Contestants measured in rotation, so that a slow minute of the machine hurts all alike.

A contestant is a command that prints one JSON line with its rate. Medians over the rotations are
compared in two ways: the ratio of medians, and the median of the ratios within each rotation.
"""

import argparse
import json
import os
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import NamedTuple

BENCH = Path(__file__).resolve().parent
PEERS_PYTHON = BENCH.parent / ".venv-bench" / "bin" / "python"
PEERS = ["lasvegas", "pig-python", "pig-cpp", "backgammon-python", "backgammon-cpp"]
RATE = "games_per_second"
LIMIT_GAMES = 400_000  # about a second's worth


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


def table(rates: dict[str, list[float]], baseline: str, rate: str = RATE) -> str:
    """The result as a Markdown table."""
    middle, against = medians(rates), ratios(rates, baseline)
    lines = [
        f"| contestant | {rate.replace('_', ' ')} | of {baseline} | median of ratios |",
        "|---|---|---|---|",
    ]
    for name, ratio in against.items():
        lines.append(
            f"| {name} | {middle[name]:,.0f} | {ratio.of_medians:.4g} "
            f"| {ratio.median_of_ratios:.4g} |"
        )
    return "\n".join(lines)


def limits(binary: Path, seconds: float) -> dict[str, list[str]]:
    """The C limit, without and with a copy before every decision."""
    plain = [str(binary), str(round(LIMIT_GAMES * seconds)), "1"]
    return {"limit": plain, "limit-clone": [*plain, "--clone"]}


def peers(seconds: float) -> dict[str, list[str]]:
    """The peers, if their environment is there."""
    if not PEERS_PYTHON.exists():
        print("no peers: install bench/requirements.txt in .venv-bench", file=sys.stderr)
        return {}
    script = [str(PEERS_PYTHON), str(BENCH / "peers.py")]
    return {name: [*script, name, str(seconds)] for name in PEERS}


def named(text: str) -> tuple[str, list[str]]:
    """A contestant from the command line: NAME=COMMAND."""
    name, equals, command = text.partition("=")
    if not (name and equals and command):
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=COMMAND")
    return name, shlex.split(command)


def options() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(description="Measure contestants in rotation.")
    parser.add_argument("--rotations", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each run")
    parser.add_argument("--baseline", default="limit")
    parser.add_argument("--rate", default=RATE, help="the JSON field to compare")
    parser.add_argument("--add", type=named, action="append", default=[], metavar="NAME=COMMAND")
    return parser


def main() -> int:
    """The C limit, the peers and whoever was added."""
    asked = options().parse_args()
    with tempfile.TemporaryDirectory() as folder:
        limit = build_limit(BENCH / "limit" / "las_vegas.c", Path(folder) / "las_vegas")
        contestants = limits(limit, asked.seconds) | peers(asked.seconds) | dict(asked.add)
        if asked.baseline not in contestants:
            print(f"no contestant is called {asked.baseline}", file=sys.stderr)
            return 2
        rates = rotate(contestants, asked.rotations, asked.rate)
    if not rates[asked.baseline]:
        return 1
    print(table(rates, asked.baseline, asked.rate))
    return 0


if __name__ == "__main__":
    sys.exit(main())
