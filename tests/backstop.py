"""A test that cannot be stopped ends its process, with the stacks of all threads.

After its time is up a test is stopped by a signal, once. What it puts away then may hang again, and
so may threads for which the interpreter waits at its end: nothing else would ever end those.
"""

from __future__ import annotations

import faulthandler
import os
from collections.abc import Generator
from typing import Any

import pytest

SPARE_SECONDS = 60.0
"""How long a test that was stopped may take to end, and a process to end after its tests."""

LIMIT = pytest.StashKey[float]()
STDERR = pytest.StashKey[int]()


def pytest_configure(config: pytest.Config) -> None:
    """Nothing is captured yet: this is where people look."""
    config.stash[STDERR] = os.dup(2)


def pytest_unconfigure(config: pytest.Config) -> None:
    """The interpreter ends, whatever was forgotten in it."""
    end_after(SPARE_SECONDS, config)


@pytest.hookimpl(tryfirst=True)
def pytest_timeout_set_timer(item: pytest.Item, settings: Any) -> None:
    """The test begins; the others who are asked set the timer that stops it."""
    item.stash[LIMIT] = settings.timeout + SPARE_SECONDS
    end_after(item.stash[LIMIT], item.config)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    """Once more: pytest forgets the first one when a test fails."""
    if LIMIT in item.stash:
        end_after(item.stash[LIMIT], item.config)
    yield
    faulthandler.cancel_dump_traceback_later()


def end_after(seconds: float, config: pytest.Config) -> None:
    faulthandler.dump_traceback_later(seconds, exit=True, file=config.stash[STDERR])
