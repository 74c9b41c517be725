"""What the lobby, every room and its scheduler share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter

from greenbaize.server.botpool.pool import BotFailed, BotPool
from greenbaize.server.botpool.throttle import Throttle
from greenbaize.server.ops import logging
from greenbaize.server.ops.clock import SteadyClock, elapsed
from greenbaize.server.ops.metrics import Metrics
from greenbaize.server.settings import Settings
from greenbaize.server.tables.log import TableStore
from greenbaize.server.tables.ownership import Owners, SoleOwner
from greenbaize.server.tables.replays import Replays


@dataclass
class Services:
    """One object a worker, handed to whatever is live in it.

    `clock` is in seconds since 1970, `monotonic` in seconds that nobody can set.
    """

    settings: Settings
    store: TableStore
    bots: BotPool
    metrics: Metrics
    clock: Callable[[], float] = field(default_factory=SteadyClock)
    monotonic: Callable[[], float] = elapsed
    owners: Owners = field(default_factory=SoleOwner)
    throttle: Throttle = field(init=False)
    hint_turn: asyncio.Semaphore = field(init=False)
    replays: Replays = field(default_factory=Replays)

    def __post_init__(self) -> None:
        self.throttle = Throttle(self.settings.bot_requests_per_second)
        self.hint_turn = asyncio.Semaphore(1)
        self.started = self.monotonic()

    def note_unreadable(self, error: Exception) -> None:
        """A table cannot be read; of the error only its kind and its places are told."""
        self.metrics.tables_unreadable.inc()
        logging.error("a table cannot be read", error)

    async def ask_bot(self, bot: str, seat: int, record: str) -> str:
        """The move that a bot chooses, knowing only what its seat has seen."""
        await self.throttle.wait()
        begun = perf_counter()
        try:
            return await self.bots.choose_move(bot, seat, record)
        finally:
            self.metrics.observe_bot(perf_counter() - begun)

    async def ask_hint(self, bot: str, seat: int, record: str) -> str:
        """The same for a person: one at a time, and when no bot waits for a process."""
        try:
            async with asyncio.timeout(self.settings.bot_timeout_seconds), self.hint_turn:
                await self.bots.spare()
                return await self.ask_bot(bot, seat, record)
        except TimeoutError:
            raise BotFailed("the bots had no time for a hint") from None
