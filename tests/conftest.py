"""Which Greenbaize the tests run on is said and checked, not hoped for; long tests begin first."""

import os
import signal
from pathlib import Path

import pytest

from greenbaize.build import how

os.environ["GREENBAIZE_LANGUAGE"] = "en"
"""Sentences are tested in English, whatever the language of the machine; others say so."""

TESTS = Path(__file__).parent
ONCE = (
    "build/*",
    "cli/test_every_game.py",
    "referees/test_*referee*.py",
    "server/*",
    "test_documents.py",
    "web/*",
)
"""What is the same however Greenbaize runs: builds, screens, referees, server, documents and page.

`--expect interpreted` leaves it to `--expect compiled`.
"""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--expect", choices=["compiled", "interpreted"], help="what must be tested")


def pytest_configure(config: pytest.Config) -> None:
    expected = config.getoption("--expect")
    if expected and expected != how():
        raise pytest.UsageError(f"these tests should run {expected}, but Greenbaize is {how()}.")
    heed_ctrl_c()


def heed_ctrl_c() -> None:
    """What a shell started behind itself ignores Ctrl-C, and so would all that tests start."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out what is run once."""
    again = config.getoption("--expect") == "interpreted"
    inside = collection_path.is_relative_to(TESTS) and collection_path.relative_to(TESTS)
    return True if again and inside and any(map(inside.match, ONCE)) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that nobody waits for it at the end."""
    items.sort(key=seconds, reverse=True)


def seconds(item: pytest.Item) -> int:
    """How long a test takes, as far as it is said."""
    mark = item.get_closest_marker("long")
    return int(mark.args[0]) if mark else 0


def pytest_report_header() -> str:
    return f"greenbaize is {how()}"
