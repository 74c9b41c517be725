"""Questions to the bots of a worker take turns, so that nobody can ask for all of its time."""

from __future__ import annotations

import asyncio


class Throttle:
    """Lets `rate` callers a second pass, in the order in which they came."""

    def __init__(self, rate: float) -> None:
        self.gap = 1 / rate
        self.next_free = 0.0

    async def wait(self) -> None:
        """Until it is this caller's turn."""
        now = asyncio.get_running_loop().time()
        turn = max(now, self.next_free)
        self.next_free = turn + self.gap
        await asyncio.sleep(turn - now)
