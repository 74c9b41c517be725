"""What the lobby, every room and its scheduler share."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from greenbaize.server.botpool.pool import BotPool
from greenbaize.server.botpool.throttle import Throttle
from greenbaize.server.ops.metrics import Metrics
from greenbaize.server.settings import Settings
from greenbaize.server.tables.log import TableStore


@dataclass
class Services:
    """One object a worker, handed to whatever is live in it; `clock` is in seconds since 1970."""

    settings: Settings
    store: TableStore
    bots: BotPool
    metrics: Metrics
    clock: Callable[[], float] = time.time
    throttle: Throttle = field(init=False)

    def __post_init__(self) -> None:
        self.throttle = Throttle(self.settings.bot_requests_per_second)

    async def ask_bot(self, bot: str, seat: int, record: str) -> str:
        """The move that a bot chooses, knowing only what its seat has seen."""
        await self.throttle.wait()
        with self.metrics.bot_seconds.time():
            return await self.bots.choose(bot, seat, record)
