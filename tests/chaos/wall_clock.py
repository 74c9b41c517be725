"""A server whose wall clock can be moved while it runs; only what time.time() says is moved.

`python -m tests.chaos.wall_clock serve ...` is that server. How many seconds its clock is ahead
stands in the file named by CHAOS_CLOCK, as a double. Workers that it starts begin by
importing this module, and share its clock.
"""

from __future__ import annotations

import mmap
import os
import struct
import sys
import time

VARIABLE = "CHAOS_CLOCK"
FORM = "d"


def move_clock(file_name: str) -> None:
    """From now on the time of day is what the file says; clocks that only go forward stay."""
    with open(file_name, "rb") as file:
        ahead = mmap.mmap(file.fileno(), struct.calcsize(FORM), access=mmap.ACCESS_READ)
    real = time.time

    def moved() -> float:
        seconds: float = struct.unpack_from(FORM, ahead)[0]
        return real() + seconds

    time.time = moved


if __name__ in ("__main__", "__mp_main__"):
    move_clock(os.environ[VARIABLE])

if __name__ == "__main__":
    from greenbaize.cli.app import run

    sys.exit(run(sys.argv[1:]))
