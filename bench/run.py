"""Measures Greenbaize against a C program and against peers, all in one run.

Peers get an environment of their own, .venv-bench, made the first time.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from datetime import date
from pathlib import Path

from rotate import Ratio, build_limit, medians, ratios, rotate

from greenbaize import GAMES, compiled
from greenbaize.version import VERSION

BENCH = Path(__file__).resolve().parent
CHECKOUT = BENCH.parent
PEERS_PYTHON = CHECKOUT / ".venv-bench" / "bin" / "python"
PEERS_READY = CHECKOUT / ".venv-bench" / "ready"
PEERS = ["lasvegas", "pig-python", "pig-cpp", "backgammon-python", "backgammon-cpp"]
LIMIT_GAMES_A_SECOND = 250_000
OTHER_LIMIT_GAMES_A_SECOND = 100_000
LIMIT_OF_PEER = 400

WHAT = {
    "limit": "C program, allocates nothing",
    "limit, copying": "C program, copies the game before every decision",
    "contract": "Greenbaize, whole games through the contract",
    "look": "Greenbaize, a clone before every seat's decision",
    "driven": "Greenbaize, every move made from Python",
    "driven, interpreted": "Greenbaize without a compiler, every move made from Python",
    "cincinnati limit": "C program of Cincinnati",
    "cincinnati contract": "Greenbaize's Cincinnati, whole games through the contract",
    "lasvegas": "PyPI package lasvegas, the same game",
    "pig-python": "OpenSpiel's pig, stepped from Python",
    "pig-cpp": "OpenSpiel's pig, rolled out in C++",
    "backgammon-python": "OpenSpiel's backgammon, stepped from Python",
    "backgammon-cpp": "OpenSpiel's backgammon, rolled out in C++",
}
TARGETS = [
    ("contract", "limit", 0.33),
    ("look", "limit", 0.22),
    ("contract", "lasvegas", 150),
    ("driven", "driven, interpreted", 8),
    ("limit", "lasvegas", LIMIT_OF_PEER),
    ("cincinnati contract", "cincinnati limit", 0.25),
]
ALL_GAMES = [(game, seats) for game in GAMES.values() for seats in game.seats]


def hire_peers() -> None:
    """Install the peers, once."""
    if PEERS_READY.exists():
        return
    print("Setting up the peers in .venv-bench", file=sys.stderr)
    subprocess.run([sys.executable, "-m", "venv", str(CHECKOUT / ".venv-bench")], check=True)
    wanted = ["-r", str(BENCH / "requirements.txt")]
    subprocess.run([str(PEERS_PYTHON), "-m", "pip", "install", "--quiet", *wanted], check=True)
    PEERS_READY.touch()


def ours(way: str, seconds: float, game: str, seats: int) -> list[str]:
    """We play."""
    return [sys.executable, str(BENCH / "ours.py"), way, str(seconds), game, str(seats)]


def contestants(limits: Path, seconds: float, peers: bool) -> dict[str, list[str]]:
    """Everybody as a command that prints its rate, with four seats."""
    plain = [str(limits / "las_vegas"), str(round(LIMIT_GAMES_A_SECOND * seconds)), "1"]
    other = [str(limits / "cincinnati"), str(round(OTHER_LIMIT_GAMES_A_SECOND * seconds)), "1"]
    without = ["env", f"PYTHONPATH={CHECKOUT / 'src'}"]
    field = {
        "limit": plain,
        "limit, copying": [*plain, "--clone"],
        "contract": ours("contract", seconds, "las-vegas", 4),
        "look": ours("look", seconds, "las-vegas", 4),
        "driven": ours("driven", seconds, "las-vegas", 4),
        "driven, interpreted": [*without, *ours("driven", seconds, "las-vegas", 4)],
        "cincinnati limit": other,
        "cincinnati contract": ours("contract", seconds, "cincinnati", 4),
    }
    if peers:
        script = [str(PEERS_PYTHON), str(BENCH / "peers.py")]
        field |= {name: [*script, name, str(seconds)] for name in PEERS}
    return field


def all_games(seconds: float) -> dict[str, list[str]]:
    """Every game with every number of seats, through the contract."""
    return {
        f"{game.name} {seats}": ours("contract", seconds, game.name, seats)
        for game, seats in ALL_GAMES
    }


def of_its_limit(rates: dict[str, list[float]], name: str) -> Ratio:
    """A contestant against the C program of its game; peers against that of Las Vegas."""
    limit = "cincinnati limit" if name.startswith("cincinnati") else "limit"
    return ratios(rates, limit)[name]


def figures(rates: dict[str, list[float]], games: dict[str, list[float]]) -> dict[str, object]:
    """All that was measured."""
    middle = medians(rates)
    held = [
        {"what": one, "of": other, **ratios(rates, other)[one]._asdict(), "at_least": least}
        for one, other, least in TARGETS
        if other in rates
    ]
    rows = [
        {"name": name, "games_per_second": middle[name], **of_its_limit(rates, name)._asdict()}
        for name in rates
    ]
    return {
        "machine": machine(),
        "date": f"{date.today()}",
        "rates": rows,
        "targets": held,
        "games": medians(games),
    }


def machine() -> str:
    """What it was measured on."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    model = names[0] if names else platform.machine()
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}"


def report(rates: dict[str, list[float]], games: dict[str, list[float]]) -> str:
    """The figures as Markdown."""
    middle = medians(rates)
    lines = [
        f"Greenbaize {VERSION}; {machine()}; {date.today()}; medians of "
        f"{len(rates['limit'])} rotations, in games a second of random play with four seats.",
        "",
        "| contestant | games a second | of the C program | what it is |",
        "|---|---:|---:|---|",
    ]
    for name in rates:
        speed, share = f"{middle[name]:,.0f}", of_its_limit(rates, name).of_medians
        lines.append(f"| {name} | {speed} | {share:.4f} | {WHAT[name]} |")
    lines += ["", "| ratio | of the medians | median within rotations | at least |"]
    lines += ["|---|---:|---:|---:|"]
    for one, other, least in TARGETS:
        if other in rates:
            ratio = ratios(rates, other)[one]
            both = f"{ratio.of_medians:.3f} | {ratio.median_of_ratios:.3f}"
            lines.append(f"| {one} / {other} | {both} | {least} |")
    return "\n".join([*lines, "", *report_games(medians(games))]) + "\n"


def report_games(rates: dict[str, float]) -> list[str]:
    """Every game by number of seats."""
    most = max(seats for _, seats in ALL_GAMES)
    columns = range(min(seats for _, seats in ALL_GAMES), most + 1)
    lines = ["Random games a second on one core, whole games through the contract, by seats:", ""]
    lines.append(f"| game | {' | '.join(str(seats) for seats in columns)} |")
    lines.append(f"|---|{'---:|' * len(columns)}")
    for game in GAMES.values():
        speeds = [rates.get(f"{game.name} {seats}") for seats in columns]
        cells = [f"{speed:,.0f}" if speed else "" for speed in speeds]
        lines.append(f"| {game.title} | {' | '.join(cells)} |")
    return lines


def keep(text: str) -> None:
    """Put the figures between the marks in results.md."""
    path = BENCH / "results.md"
    before, start, rest = path.read_text().partition("<!-- figures -->\n")
    _, end, after = rest.partition("<!-- end -->")
    path.write_text(f"{before}{start}{text}{end}{after}")


def asked() -> argparse.Namespace:
    """What is to be measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rotations", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each contestant's turn")
    parser.add_argument("--no-peers", action="store_true", help="only the C program and ourselves")
    parser.add_argument("--record", action="store_true", help="write bench/results.md")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def main() -> int:
    """Measure and tell."""
    wanted = asked()
    if not compiled():
        print("bench: Greenbaize is not compiled here; run 'make setup'.", file=sys.stderr)
        return 2
    try:
        return measure(wanted)
    except (OSError, subprocess.CalledProcessError) as trouble:
        print(f"bench: {trouble}", file=sys.stderr)
        return 2


def measure(wanted: argparse.Namespace) -> int:
    """Let everybody play, and tell how fast they were."""
    if not wanted.no_peers:
        hire_peers()
    with tempfile.TemporaryDirectory() as folder:
        for source in (BENCH / "limit").glob("*.c"):
            build_limit(source, Path(folder) / source.stem)
        field = contestants(Path(folder), wanted.seconds, not wanted.no_peers)
        rates = rotate(field, wanted.rotations)
    games = rotate(all_games(wanted.seconds / 2), wanted.rotations)
    if not rates["limit"] or not all(games.values()):
        return 130
    print(json.dumps(figures(rates, games), indent=2) if wanted.json else report(rates, games))
    if wanted.record:
        keep(report(rates, games))
    return 0


if __name__ == "__main__":
    sys.exit(main())
