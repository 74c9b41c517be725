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

from rotate import build_limit, medians, ratios, rotate

from greenbaize import compiled
from greenbaize.version import VERSION

BENCH = Path(__file__).resolve().parent
CHECKOUT = BENCH.parent
PEERS_PYTHON = CHECKOUT / ".venv-bench" / "bin" / "python"
PEERS_READY = CHECKOUT / ".venv-bench" / "ready"
PEERS = ["lasvegas", "pig-python", "pig-cpp", "backgammon-python", "backgammon-cpp"]
LIMIT_GAMES_A_SECOND = 250_000
LIMIT_OF_PEER = 400

WHAT = {
    "limit": "C program, allocates nothing",
    "limit, copying": "C program, copies the game before every decision",
    "contract": "Greenbaize, whole games through the contract",
    "look": "Greenbaize, a clone before every seat's decision",
    "driven": "Greenbaize, every move made from Python",
    "driven, interpreted": "Greenbaize without a compiler, every move made from Python",
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
]


def hire_peers() -> None:
    """Install the peers, once."""
    if PEERS_READY.exists():
        return
    print("Setting up the peers in .venv-bench", file=sys.stderr)
    subprocess.run([sys.executable, "-m", "venv", str(CHECKOUT / ".venv-bench")], check=True)
    wanted = ["-r", str(BENCH / "requirements.txt")]
    subprocess.run([str(PEERS_PYTHON), "-m", "pip", "install", "--quiet", *wanted], check=True)
    PEERS_READY.touch()


def contestants(limit: Path, seconds: float, peers: bool) -> dict[str, list[str]]:
    """Everybody as a command that prints its rate."""
    plain = [str(limit), str(round(LIMIT_GAMES_A_SECOND * seconds)), "1"]
    ours = [sys.executable, str(BENCH / "ours.py")]
    without = ["env", f"PYTHONPATH={CHECKOUT / 'src'}"]
    field = {
        "limit": plain,
        "limit, copying": [*plain, "--clone"],
        "contract": [*ours, "contract", str(seconds)],
        "look": [*ours, "look", str(seconds)],
        "driven": [*ours, "driven", str(seconds)],
        "driven, interpreted": [*without, *ours, "driven", str(seconds)],
    }
    if peers:
        script = [str(PEERS_PYTHON), str(BENCH / "peers.py")]
        field |= {name: [*script, name, str(seconds)] for name in PEERS}
    return field


def figures(rates: dict[str, list[float]]) -> dict[str, object]:
    """All that was measured."""
    middle = medians(rates)
    held = [
        {"what": one, "of": other, **ratios(rates, other)[one]._asdict(), "at_least": least}
        for one, other, least in TARGETS
        if other in rates
    ]
    of_limit = ratios(rates, "limit")
    rows = [
        {"name": name, "games_per_second": middle[name], **of_limit[name]._asdict()}
        for name in rates
    ]
    return {"machine": machine(), "date": f"{date.today()}", "rates": rows, "targets": held}


def machine() -> str:
    """What it was measured on."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    model = names[0] if names else platform.machine()
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}"


def report(rates: dict[str, list[float]]) -> str:
    """The figures as Markdown."""
    found = figures(rates)
    middle = medians(rates)
    lines = [
        f"Greenbaize {VERSION}; {found['machine']}; {found['date']}; medians of "
        f"{len(rates['limit'])} rotations, in games a second of random play with four seats.",
        "",
        "| contestant | games a second | of the C program | what it is |",
        "|---|---:|---:|---|",
    ]
    for name, share in ratios(rates, "limit").items():
        speed = f"{middle[name]:,.0f}"
        lines.append(f"| {name} | {speed} | {share.of_medians:.4f} | {WHAT[name]} |")
    lines += ["", "| ratio | of the medians | median within rotations | at least |"]
    lines += ["|---|---:|---:|---:|"]
    for one, other, least in TARGETS:
        if other in rates:
            ratio = ratios(rates, other)[one]
            both = f"{ratio.of_medians:.3f} | {ratio.median_of_ratios:.3f}"
            lines.append(f"| {one} / {other} | {both} | {least} |")
    return "\n".join(lines) + "\n"


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
        limit = build_limit(BENCH / "limit" / "las_vegas.c", Path(folder) / "las_vegas")
        field = contestants(limit, wanted.seconds, not wanted.no_peers)
        rates = rotate(field, wanted.rotations)
    if not rates["limit"]:
        return 130
    print(json.dumps(figures(rates), indent=2) if wanted.json else report(rates))
    if wanted.record:
        keep(report(rates))
    return 0


if __name__ == "__main__":
    sys.exit(main())
