"""What a viewer gets to see: the frames that go out, made from a table."""

from __future__ import annotations

from collections import OrderedDict

from pydantic_core import to_json

from greenbaize.engine.seats import HOUSE, PUBLIC
from greenbaize.server.protocol import (
    LogLine,
    Play,
    RedactedLine,
    SeatInfo,
    TableFrame,
    TableInfo,
)
from greenbaize.server.tables.story import Redacted, StoryLine
from greenbaize.server.tables.table import SeatState, Table

MAX_FRAMES = 32
"""Frames of one version that are kept: each viewer once as it is live, and some who come late."""


def table_info(table: Table) -> TableInfo:
    """The table as everybody sees it."""
    header = table.header
    return TableInfo.model_construct(
        code=header.code,
        game=header.game,
        title=table.game.title,
        options=table.unusual,
        phase=table.phase,
        host=table.host,
        seats=[seat_info(table, number, seat) for number, seat in enumerate(table.seats)],
        clock=header.clock,
        gone=header.gone,
        pace=table.pace,
        pause=header.pause,
        throw_after=header.throw_after,
        watch=header.watch,
        hints=header.hints,
        odds=table.shows_odds(),
        muted=table.muted,
        commitment=header.commitment,
        promises=table.promises,
        contributions=table.match.record.contributions if table.match else [],
        forked_at=table.match.record.fork if table.match else None,
        rematch=table.rematch,
    )


def seat_info(table: Table, number: int, seat: SeatState) -> SeatInfo:
    """A chair as everybody sees it."""
    return SeatInfo.model_construct(
        name=seat.name,
        person=seat.person,
        bot=seat.bot,
        connected=seat.connected,
        open=seat.open,
        promised=seat.promise is not None,
        contributed=seat.part is not None,
        agrees_to_end=seat.agrees,
        deadline=move_deadline(table, number, seat),
    )


def move_deadline(table: Table, number: int, seat: SeatState) -> float | None:
    """When this person's time runs out."""
    since = table.house_since if table.thrower() == number else seat.owes_since
    if table.header.clock is None or since is None or seat.bot:
        return None
    return table.free_from(since) + table.header.clock


def play_of(table: Table, viewer: int) -> Play | None:
    """The game as this viewer may know it."""
    match = table.match
    if match is None or (viewer == PUBLIC and table.header.watch == "nobody"):
        return None
    seated = viewer != PUBLIC
    result = match.record.result
    thrower = table.thrower()
    return Play.model_construct(
        view=dict(match.view(viewer)),
        owing=[seat for seat in match.owing() if seat != HOUSE],
        thrower=None if thrower == HOUSE else thrower,
        moves=match.moves(viewer) if seated else [],
        may_take_back=seated and match.may_take_back(viewer),
        result=[] if isinstance(result, str) else result,
    )


def log_lines(lines: list[StoryLine]) -> list[LogLine]:
    """Lines of the story as they are sent."""
    return [
        LogLine.model_construct(
            version=line.version,
            kind=line.kind,
            seat=line.seat,
            text=line.text,
            event=line.event,
            redacted=line.redacted and redacted_line(line.redacted),
            hold=line.hold,
        )
        for line in lines
    ]


def redacted_line(line: Redacted) -> RedactedLine:
    """A line as whoever keeps it must show it after the next move."""
    return RedactedLine.model_construct(text=line.text, event=line.event)


def frame(
    table: Table,
    viewer: int,
    version: int | None,
    max_lines: int,
    info: TableInfo | None = None,
    live: bool = False,
) -> TableFrame:
    """All that a viewer may know, and what happened since the version it has.

    Only a viewer that is live when it happens gets what all are to forget.
    """
    known = version if version is not None and version <= table.version else None
    lines = visible_lines(table, viewer, known or 0, live)
    return TableFrame.model_construct(
        version=table.version,
        since=0 if known is None else known,
        reset=known is None or len(lines) > max_lines,
        seat=None if viewer == PUBLIC else viewer,
        missed=None if viewer == PUBLIC else table.seats[viewer].missed,
        table=info or table_info(table),
        play=play_of(table, viewer),
        log=log_lines(lines[-max_lines:]),
    )


def visible_lines(table: Table, viewer: int, since: int, live: bool = False) -> list[StoryLine]:
    """The story since a version, for those who may watch; redacted unless it is live."""
    lines = table.story.since(since, viewer)
    if viewer == PUBLIC and table.header.watch == "nobody":
        return [line for line in lines if line.kind == "table"]
    if table.phase == "over":
        return [line.reveal() for line in lines]
    return lines if live else [line.redact() for line in lines]


class FrameCache:
    """The frames of one version of a table: what is the same for several viewers is encoded once.

    That is so for all devices of a seat, and for all of the public, that have the same version.
    """

    def __init__(self, table: Table, max_lines: int) -> None:
        self.table, self.max_lines, self.version = table, max_lines, table.version
        self.info = table_info(table)
        self.frames: OrderedDict[tuple[int, int | None, bool], bytes] = OrderedDict()

    def is_of(self, table: Table) -> bool:
        """Whether these are the frames of this table as it is now."""
        return self.table is table and self.version == table.version

    def encode(self, viewer: int, version: int | None, live: bool = False) -> bytes:
        """The frame of a viewer who has that version, and has seen it all live or has not."""
        key = (viewer, version, live)
        if key not in self.frames:
            self.frames[key] = self.encode_new(viewer, version, live)
            if len(self.frames) > MAX_FRAMES:
                self.frames.popitem(last=False)
        return self.frames[key]

    def encode_new(self, viewer: int, version: int | None, live: bool) -> bytes:
        return to_json(frame(self.table, viewer, version, self.max_lines, self.info, live))
