"""What all measurements of the server share: how they are asked for, run, told and judged."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Protocol, TypeVar

import reach  # noqa: F401
import uvloop
from report import keep, kinds
from stopping import stop_as_ctrl_c

from tests.server.client import LOST, NotSo, RefusedError

MISSED, BROKEN = 1, 2


class Found(Protocol):
    """What was measured with one kind of database."""

    def missed(self) -> Iterable[str]:
        """What is not as it should be, in sentences."""


F = TypeVar("F", bound=Found)


def questions(says: str | None) -> argparse.ArgumentParser:
    """What every measurement can be asked."""
    parser = argparse.ArgumentParser(description=says)
    parser.add_argument("--database", choices=["sqlite", "postgres", "both"], default="both")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--record", action="store_true", help="write bench/results.md")
    return parser


def judge(
    name: str,
    wanted: argparse.Namespace,
    measure: Callable[[str, argparse.Namespace], Coroutine[Any, Any, F]],
    report: Callable[[list[F], argparse.Namespace], str],
) -> int:
    """Measure, tell, keep if that is wanted, and say what is missed; returns the exit code."""
    stop_as_ctrl_c()
    try:
        found = [uvloop.run(measure(kind, wanted)) for kind in kinds(wanted.database)]
    except NotSo as trouble:
        return complain(name, [str(trouble)], MISSED)
    except (*LOST, RefusedError, RuntimeError) as trouble:
        return complain(name, [f"{type(trouble).__name__}: {trouble}"], BROKEN)
    told = report(found, wanted)
    print(told)
    if wanted.record:
        keep(name, told)
    missed = [sentence for one in found for sentence in one.missed()]
    return complain(name, missed, MISSED) if missed else 0


def complain(name: str, sentences: Iterable[str], code: int) -> int:
    """Say what is wrong where errors are said."""
    for sentence in sentences:
        print(f"{name}: {sentence}", file=sys.stderr)
    return code
