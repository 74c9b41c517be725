"""Which Greenbaize the tests run on is said and checked, not hoped for; long tests begin first."""

import os
import signal
from pathlib import Path

import pytest

from greenbaize.build import how
from greenbaize.games import GAMES

from . import backstop

os.environ["GREENBAIZE_LANGUAGE"] = "en"
"""Sentences are tested in English, whatever the language of the machine; others say so."""

TESTS = Path(__file__).parent
ONCE = (
    "*/test_*heuristics.py",
    "*/test_guesses.py",
    "*/test_screen.py",
    "*/test_terminal.py",
    "bots/test_bots.py",
    "build/*",
    "chaos/*",
    "cli/test_every_game.py",
    "cli/test_interrupted.py",
    "cli/test_ladder.py",
    "cli/test_language.py",
    "cli/test_serve.py",
    "cli/test_session.py",
    "referees/test_*referee*.py",
    "server/*",
    "study/test_our_ladders.py",
    "test_documents.py",
    "test_messages.py",
    "test_rule_coverage.py",
    "web/*",
)
"""What is the same however Greenbaize runs: builds, screens, referees, server, documents and page,
and what counts many games; that both builds play the same moves is for `lockstep` to show.

`--expect interpreted` leaves it to `--expect compiled`.
"""

QUICK = (
    "bells_and_hammers",
    "bots",
    "cincinnati",
    "engine",
    "las_vegas",
    "las_vegas_second_way",
    "las_vegas_solo",
    "laws",
    "reibach",
    "test_messages.py",
    "test_rule_coverage.py",
)
"""What `--quick` runs: the rules, each law with every game as it is usually set up, and codes."""

SLOW = ("heuristics.py", "test_guesses.py", "test_yardstick.py")
"""What `--quick` leaves out of it, by name: it takes seconds and guards what seldom breaks."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--expect", choices=["compiled", "interpreted"], help="what must be tested")
    parser.addoption("--quick", action="store_true", help="only what takes little time")


def pytest_configure(config: pytest.Config) -> None:
    expected = config.getoption("--expect")
    if expected and expected != how():
        raise pytest.UsageError(f"these tests should run {expected}, but Greenbaize is {how()}.")
    heed_ctrl_c()
    config.pluginmanager.register(backstop)


def heed_ctrl_c() -> None:
    """What a shell started behind itself ignores Ctrl-C, and so would all that tests start."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out what is run once."""
    again = config.getoption("--expect") == "interpreted"
    inside = collection_path.is_relative_to(TESTS) and collection_path.relative_to(TESTS)
    if config.getoption("--quick") and inside and inside.parts:
        return None if inside.parts[0] in QUICK else True
    return True if again and inside and any(map(inside.match, ONCE)) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that nobody waits for it at the end."""
    if config.getoption("--quick"):
        items[:] = filter(is_quick, items)
    items.sort(key=seconds, reverse=True)


def is_quick(item: pytest.Item) -> bool:
    """Whether a test belongs to what is run many times a day."""
    if seconds(item) or any(name in item.nodeid for name in SLOW):
        return False
    usual = [f"{game.name}-{game.usual_seats}-as-usual" for game in GAMES.values()]
    return "laws/" not in item.nodeid or any(name in item.nodeid for name in usual)


def seconds(item: pytest.Item) -> int:
    """How long a test takes, as far as it is said."""
    mark = item.get_closest_marker("long")
    return int(mark.args[0]) if mark else 0


def pytest_report_header() -> str:
    return f"greenbaize is {how()}"
