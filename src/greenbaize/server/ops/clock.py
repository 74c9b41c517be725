"""The clock by which tables live: seconds since 1970 that never jump.

The wall clock may be set, by hand or by the network, forwards or back by hours or years. A game
must not end for that, nor a clock run out. So time goes on as the monotonic clock does, from where
the wall clock stood at the start; small corrections of the wall clock are followed.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from greenbaize.server.ops import logging

FOLLOW_SECONDS = 5.0
"""The wall clock is followed as long as both clocks agree so far."""

Clock = Callable[[], float]


def elapsed() -> float:
    """Seconds since some moment, those included in which the machine slept."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class SteadyClock:
    """Seconds since 1970; never earlier than before, and never much later."""

    def __init__(self, wall: Clock = time.time, elapsed: Clock = elapsed) -> None:
        self.wall, self.elapsed = wall, elapsed
        self.offset = wall() - elapsed()
        self.last = wall()
        self.jumped = False

    def __call__(self) -> float:
        expected, wall = self.elapsed() + self.offset, self.wall()
        agree = abs(wall - expected) < FOLLOW_SECONDS
        if agree:
            self.offset += wall - expected
        if self.jumped == agree:
            self.jumped = not agree
            if self.jumped:
                logging.warning("the wall clock jumped; tables go on by the monotonic clock")
        self.last = max(self.last, wall if agree else expected)
        return self.last
