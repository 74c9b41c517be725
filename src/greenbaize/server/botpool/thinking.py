"""How long a bot of the server may think: less while others wait, and never late."""

from __future__ import annotations

from dataclasses import dataclass

from greenbaize.bots import THINKING

LEAST_SECONDS = 0.01
"""What is left for thinking even where many wait."""


@dataclass(frozen=True)
class Queue:
    """What a question meets when its turn comes."""

    waited: float
    waiting: int
    processes: int


def hurried(bot: str, most_seconds: float, queue: Queue) -> str:
    """The bot with as much time as there is for it; one that does not search needs none.

    What it waited is taken off, and those who wait now share the time with it.

    >>> hurried("expert", 2.0, Queue(waited=0.0, waiting=0, processes=1))
    'expert@0.300s'
    >>> hurried("expert", 2.0, Queue(waited=0.1, waiting=9, processes=1))
    'expert@0.030s'
    >>> hurried("regular", 2.0, Queue(waited=0.1, waiting=9, processes=1))
    'regular'
    """
    if bot not in THINKING:
        return bot
    level = min(THINKING[bot].seconds or most_seconds, most_seconds)
    share = level * queue.processes / (queue.processes + queue.waiting)
    return f"{bot}@{max(LEAST_SECONDS, min(share, level - queue.waited)):.3f}s"
