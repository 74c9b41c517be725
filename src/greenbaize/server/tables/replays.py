"""Replays of finished games: computed once, beside the event loop, and cached as they are sent.

A finished game never changes. One thread computes all moments of a game in one pass, and rests as
long as it has worked, so that people who play hardly notice.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from greenbaize.engine.event import event_name
from greenbaize.engine.record import Line, Record
from greenbaize.engine.replay import Replay, ceremonies, score_history
from greenbaize.engine.seats import HOUSE, PUBLIC
from greenbaize.server import protocol as p
from greenbaize.server.tables.refusals import CommandRefusedError

MAX_BYTES = 48 * 1024 * 1024
"""So much of finished games is kept in memory; those that nobody looked at for longest go."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game as JSON: all its moves, and every moment."""

    summary: bytes
    moments: list[bytes]

    @property
    def size(self) -> int:
        return len(self.summary) + sum(map(len, self.moments))


class Replays:
    """The replays of one worker, by the ids of tables."""

    def __init__(self, max_bytes: int = MAX_BYTES) -> None:
        self.max_bytes = max_bytes
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="replay")
        self.finished: OrderedDict[int, Finished] = OrderedDict()
        self.computing: dict[int, asyncio.Future[Finished]] = {}

    async def summary(self, table_id: int, record: Record) -> bytes:
        """`Replay` of protocol.py as JSON."""
        return (await self.find(table_id, record)).summary

    async def moment(self, table_id: int, record: Record, ply: int) -> bytes:
        """`ReplayMoment` of protocol.py as JSON, after so many moves."""
        if not 0 <= ply <= len(record.moves):
            raise CommandRefusedError("no_such_ply", last=str(len(record.moves)), ply=str(ply))
        return (await self.find(table_id, record)).moments[ply]

    async def find(self, table_id: int, record: Record) -> Finished:
        """What is cached, or is being computed for somebody else, is not computed again."""
        if table_id in self.finished:
            self.finished.move_to_end(table_id)
            return self.finished[table_id]
        if table_id not in self.computing:
            work = asyncio.get_running_loop().run_in_executor(self.thread, compute, record)
            self.computing[table_id] = work
            work.add_done_callback(lambda _: self.keep(table_id))
        return await asyncio.shield(self.computing[table_id])

    def keep(self, table_id: int) -> None:
        """Cache what was computed, as far as there is room; one game is always kept."""
        done = self.computing.pop(table_id)
        if done.cancelled() or done.exception() is not None:
            return
        self.finished[table_id] = done.result()
        while len(self.finished) > 1 and self.size() > self.max_bytes:
            self.finished.popitem(last=False)

    def size(self) -> int:
        """Bytes that are kept."""
        return sum(finished.size for finished in self.finished.values())

    def close(self) -> None:
        """What has not been begun is not computed any more."""
        self.thread.shutdown(wait=False, cancel_futures=True)


def compute(record: Record) -> Finished:
    """All of a finished game."""
    summary = replay_summary(record).model_dump_json().encode()
    moments = []
    begun = time.perf_counter()
    for moment in replay_moments(record):
        moments.append(moment.model_dump_json().encode())
        time.sleep(time.perf_counter() - begun)
        begun = time.perf_counter()
    return Finished(summary, moments)


def replay_summary(record: Record) -> p.Replay:
    """All moves of a finished game, and how everybody fared."""
    history = [p.ScorePoint(ply=ply, scores=scores) for ply, scores in score_history(record)]
    told = [p.Ceremony(ply=ply, event=event_name(type(event))) for ply, event in ceremonies(record)]
    return p.Replay(
        game=record.game,
        seats=record.seats,
        plies=len(record.moves),
        moves=[recorded_move(line) for line in record.moves],
        score_history=history,
        ceremonies=told,
        result=record.result if isinstance(record.result, list) else [],
    )


def replay_moments(record: Record) -> Iterator[p.ReplayMoment]:
    """The table after every move, and what that move did; nothing is secret any more."""
    replay = Replay(record)
    for ply in range(len(record.moves) + 1):
        line = record.moves[ply - 1] if ply else None
        events = replay.play(line) if line else []
        yield p.ReplayMoment(
            ply=ply,
            plies=len(record.moves),
            view=dict(replay.match.view(PUBLIC)),
            move=recorded_move(line) if line else None,
            texts=[event.say(record.seats) for event in events],
            events=[event.as_json() for event in events],
        )


def recorded_move(line: Line) -> p.RecordedMove:
    return p.RecordedMove(seat=None if line.seat == HOUSE else line.seat, words=line.words)
