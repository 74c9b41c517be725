"""Measures Greenbaize against a C program and against peers, all in one run.

Peers get an environment of their own, .venv-bench, made the first time.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from report import keep, measured
from rotate import Ratio, build_limit, medians, ratios, rotate

from greenbaize import GAMES, compiled
from greenbaize.engine.game import Options

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
NOISE = 0.9
"""Processors differ by a few in a hundred; what is lost silently is more."""

ALL_GAMES = [(game, seats) for game in GAMES.values() for seats in game.seats]
PRESETS = [(game, preset) for game in GAMES.values() for preset in game.presets[1:]]
MODULES = [option.name for option in GAMES["las-vegas"].options if option.is_switch]
MODULES_SEATS = 5
SLOWEST_MODULE = 4
"""No module makes a game of random play slower than so many times the base game."""


def hire_peers() -> None:
    """Install the peers, once."""
    if PEERS_READY.exists():
        return
    print("Setting up the peers in .venv-bench", file=sys.stderr)
    subprocess.run([sys.executable, "-m", "venv", str(CHECKOUT / ".venv-bench")], check=True)
    wanted = ["-r", str(BENCH / "requirements.txt")]
    subprocess.run([str(PEERS_PYTHON), "-m", "pip", "install", "--quiet", *wanted], check=True)
    PEERS_READY.touch()


def ours(
    way: str, seconds: float, game: str, seats: int, options: Options | None = None
) -> list[str]:
    """We play."""
    command = [sys.executable, str(BENCH / "ours.py"), way, str(seconds), game, str(seats)]
    return [*command, json.dumps(options or {})]


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
    """Every game with every number of seats, through the contract; also by preset."""
    usual = {
        f"{game.name} {seats}": ours("contract", seconds, game.name, seats)
        for game, seats in ALL_GAMES
    }
    preset = {
        f"{game.name}, {preset.name} {seats}": ours(
            "contract", seconds, game.name, seats, preset.options(seats)
        )
        for game, preset in PRESETS
        for seats in game.seats
    }
    return usual | preset


def all_modules(seconds: float) -> dict[str, list[str]]:
    """Las Vegas as usual, and with each of its modules alone."""
    chosen: dict[str, Options] = {"base": {}, **{name: {name: True} for name in MODULES}}
    return {
        name: ours("contract", seconds, "las-vegas", MODULES_SEATS, options)
        for name, options in chosen.items()
    }


def of_its_limit(rates: dict[str, list[float]], name: str) -> Ratio:
    """A contestant against the C program of its game; peers against that of Las Vegas."""
    limit = "cincinnati limit" if name.startswith("cincinnati") else "limit"
    return ratios(rates, limit)[name]


Rates = dict[str, list[float]]


def figures(rates: Rates, games: Rates, modules: Rates) -> dict[str, object]:
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
        "measured": measured(),
        "rates": rows,
        "targets": held,
        "games": medians(games),
        "modules": medians(modules),
    }


def report(rates: Rates, games: Rates, modules: Rates) -> str:
    """The figures as Markdown."""
    middle = medians(rates)
    lines = [
        f"{measured()}; medians of "
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
    lines += ["", *report_games(medians(games)), "", *report_modules(modules)]
    return "\n".join(lines) + "\n"


def report_modules(modules: Rates) -> list[str]:
    """How much slower each module makes a game of Las Vegas."""
    of_base = ratios(modules, "base")
    lines = [
        f"Las Vegas with each module alone, {MODULES_SEATS} seats; "
        f"none may be slower than {SLOWEST_MODULE} times the base game:",
        "",
        "| module | games a second | times slower than the base game |",
        "|---|---:|---:|",
    ]
    for name, speed in medians(modules).items():
        lines.append(f"| {name} | {speed:,.0f} | {1 / of_base[name].of_medians:.2f} |")
    return lines


def report_games(rates: dict[str, float]) -> list[str]:
    """Every game by number of seats."""
    most = max(seats for _, seats in ALL_GAMES)
    columns = range(min(seats for _, seats in ALL_GAMES), most + 1)
    lines = ["Random games a second on one core, whole games through the contract, by seats:", ""]
    lines.append(f"| game | {' | '.join(str(seats) for seats in columns)} |")
    lines.append(f"|---|{'---:|' * len(columns)}")
    titles = {game.name: game.title for game in GAMES.values()}
    titles |= {f"{game.name}, {one.name}": f"{game.title}, {one.name}" for game, one in PRESETS}
    for name, title in titles.items():
        speeds = [rates.get(f"{name} {seats}") for seats in columns]
        cells = [f"{speed:,.0f}" if speed else "" for speed in speeds]
        lines.append(f"| {title} | {' | '.join(cells)} |")
    return lines


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
    modules = rotate(all_modules(wanted.seconds / 2), wanted.rotations)
    if not rates["limit"] or not all([*games.values(), *modules.values()]):
        return 130
    told = report(rates, games, modules)
    print(json.dumps(figures(rates, games, modules), indent=2) if wanted.json else told)
    if wanted.record:
        keep("figures", told)
    return 1 if complain(rates) else 0


def complain(rates: Rates) -> list[str]:
    """Say which promises are broken, and not only by the difference between processors."""
    broken = [
        f"{one} is {of_medians:.3f} of {other}, and {least} was promised."
        for one, other, least in TARGETS
        if other in rates and (of_medians := ratios(rates, other)[one].of_medians) < NOISE * least
    ]
    for line in broken:
        print(f"bench: {line}", file=sys.stderr)
    return broken


if __name__ == "__main__":
    sys.exit(main())
