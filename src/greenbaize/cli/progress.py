"""The bar of what takes long, and how it is brought to an early end."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def interrupts(heard: Callable[[], None] = lambda: None) -> Iterator[list[int]]:
    """Ctrl-C and a request to end are noted here, so that nothing is ever counted by half."""
    noted: list[int] = []

    def note(number: int, _: object) -> None:
        noted.append(number)
        heard()

    before = {end: signal.signal(end, note) for end in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield noted
    finally:
        for end, handler in before.items():
            signal.signal(end, handler)


def progress() -> Progress:
    """A bar where people look, not where answers go."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
