"""The record of a table as far as a viewer may have it, and replays of finished games."""

from __future__ import annotations

from greenbaize.engine.record import Line, Record
from greenbaize.engine.replay import Replay, score_history
from greenbaize.engine.seats import HOUSE, PUBLIC
from greenbaize.server import protocol as p
from greenbaize.server.store import SeatClaim
from greenbaize.server.tables.claims import is_public
from greenbaize.server.tables.refusals import CommandRefusedError, WatchingForbiddenError
from greenbaize.server.tables.room import Room
from greenbaize.server.tables.table import Table


async def visible_record(room: Room, viewer: SeatClaim) -> Record:
    """The game so far, as far as this viewer may know it."""
    async with room.lock:
        table = await room.admit(viewer)
        require_watching(table, viewer)
        record = table.record(viewer.seat)
        if record is None:
            raise CommandRefusedError("game_not_begun")
        return record


async def finished_record(room: Room, viewer: SeatClaim) -> Record:
    """The record of a game that is over."""
    async with room.lock:
        table = await room.admit(viewer)
        require_watching(table, viewer)
        if table.match is None or table.phase != "over":
            raise CommandRefusedError("replay_before_end")
        return table.match.record


def require_watching(table: Table, viewer: SeatClaim) -> None:
    """Behind closed doors only those see the game who have a seat."""
    if is_public(viewer) and table.header.watch == "nobody":
        raise WatchingForbiddenError


def replay_summary(record: Record) -> p.Replay:
    """All moves of a finished game, and how everybody fared."""
    history = [p.ScorePoint(ply=ply, scores=scores) for ply, scores in score_history(record)]
    return p.Replay(
        game=record.game,
        seats=record.seats,
        plies=len(record.moves),
        moves=[recorded_move(line) for line in record.moves],
        score_history=history,
        result=record.result if isinstance(record.result, list) else [],
    )


def replay_moment(record: Record, ply: int) -> p.ReplayMoment:
    """The table after so many moves, and what the last of them did; nothing is secret any more."""
    if not 0 <= ply <= len(record.moves):
        raise CommandRefusedError("no_such_ply", last=str(len(record.moves)), ply=str(ply))
    replay = Replay(record)
    events = [replay.play(line) for line in record.moves[:ply]]
    last = events[-1] if events else []
    return p.ReplayMoment(
        ply=ply,
        plies=len(record.moves),
        view=dict(replay.match.view(PUBLIC)),
        move=recorded_move(record.moves[ply - 1]) if ply else None,
        texts=[event.say(record.seats) for event in last],
        events=[event.as_json() for event in last],
    )


def recorded_move(line: Line) -> p.RecordedMove:
    return p.RecordedMove(seat=None if line.seat == HOUSE else line.seat, words=line.words)
