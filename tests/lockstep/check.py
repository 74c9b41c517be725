"""Interpreted and compiled play the same games, ply for ply.

Run by name, `pytest tests/lockstep/check.py`: it needs the compiled package to be installed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import zip_longest
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

import pytest

ROOT = Path(__file__).parents[2]
FEWEST_GAMES = 300
END_SECONDS = 60.0


@contextmanager
def child(kind: str) -> Iterator[Iterator[str]]:
    """The lines of one that plays in this way; it is ended when we are through."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if kind == "interpreted":
        env["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "tests.lockstep.play", kind]
    with TemporaryFile("w+") as errors:
        process = subprocess.Popen(
            command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=errors, text=True
        )
        assert process.stdout is not None
        try:
            yield said(process, process.stdout, errors)
        finally:
            process.kill()
            process.stdout.close()
            process.wait(END_SECONDS)


def said(process: subprocess.Popen[str], output: IO[str], errors: IO[str]) -> Iterator[str]:
    """The lines of a child that ends well."""
    yield from (line.rstrip("\n") for line in output)
    if process.wait(END_SECONDS):
        errors.seek(0)
        raise AssertionError(f"the child ended with {process.returncode}: {errors.read()}")


def in_step(interpreted: Iterable[str], compiled: Iterable[str]) -> int:
    """How many games were played alike; fails at the first line that differs."""
    games = 0
    for mine, other in zip_longest(interpreted, compiled):
        assert mine == other, f"out of step:\ninterpreted: {mine}\ncompiled:    {other}"
        games += ", the end, " in mine
    return games


@pytest.mark.long(60)
def test_interpreted_and_compiled_play_the_same_games_ply_for_ply() -> None:
    with ExitStack() as both:
        interpreted = both.enter_context(child("interpreted"))
        compiled = both.enter_context(child("compiled"))
        assert in_step(interpreted, compiled) >= FEWEST_GAMES


def fails(interpreted: list[str], compiled: list[str]) -> str:
    """What is said of two that do not agree."""
    try:
        in_step(interpreted, compiled)
    except AssertionError as found:
        return str(found)
    return ""


def test_the_first_line_that_differs_is_named() -> None:
    assert "seed 7, ply 2, a" in fails(["ply 1", "seed 7, ply 2, a"], ["ply 1", "seed 7, ply 2, b"])


def test_one_that_stops_early_is_noticed() -> None:
    assert "ply 2" in fails(["ply 1", "ply 2"], ["ply 1"])
    assert "ply 2" in fails(["ply 1"], ["ply 1", "ply 2"])
