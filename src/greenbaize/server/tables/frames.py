"""What a viewer gets to see: the frames that go out, made from a table."""

from __future__ import annotations

from pydantic_core import to_json

from greenbaize.engine.seats import HOUSE, PUBLIC
from greenbaize.server.protocol import Line, Play, SeatInfo, TableFrame, TableInfo, ToldAgain
from greenbaize.server.tables.table import Again, Place, Table, Told


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
        seats=[seat_info(table, seat, place) for seat, place in enumerate(table.places)],
        clock=header.clock,
        gone=header.gone,
        pace=header.pace,
        pause=header.pause,
        throw_after=header.throw_after,
        watch=header.watch,
        hints=header.hints,
        muted=table.muted,
        commitment=header.commitment,
        promises=table.promises,
        contributions=table.match.record.contributions if table.match else [],
        fork=table.match.record.fork if table.match else None,
        rematch=table.rematch,
    )


def seat_info(table: Table, seat: int, place: Place) -> SeatInfo:
    """A chair as everybody sees it."""
    return SeatInfo.model_construct(
        name=place.name,
        person=place.person,
        bot=place.bot,
        here=place.here,
        open=place.open,
        promised=place.promise is not None,
        contributed=place.part is not None,
        agrees_to_end=place.agrees,
        due=due(table, seat, place),
    )


def due(table: Table, seat: int, place: Place) -> float | None:
    """When this person's time runs out."""
    since = table.house_since if table.thrower() == seat else place.owes_since
    if table.header.clock is None or since is None or place.bot:
        return None
    return since + table.header.clock


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
        throws=None if thrower == HOUSE else thrower,
        moves=match.moves(viewer) if seated else [],
        may_take_back=seated and match.may_take_back(viewer),
        result=[] if isinstance(result, str) else result,
    )


def lines(told: list[Told]) -> list[Line]:
    """The story as it is sent."""
    return [
        Line.model_construct(
            version=line.version,
            kind=line.kind,
            seat=line.seat,
            says=line.says,
            event=line.event,
            again=line.again and later(line.again),
        )
        for line in told
    ]


def later(again: Again) -> ToldAgain:
    """A line as whoever keeps it must tell it after the next move."""
    return ToldAgain.model_construct(says=again.says, event=again.event)


def frame(
    table: Table,
    viewer: int,
    have: int | None,
    most: int,
    info: TableInfo | None = None,
    live: bool = False,
) -> TableFrame:
    """All that a viewer may know, and what happened since the version it has.

    Only whoever is there when it happens is told what all are to forget.
    """
    known = have if have is not None and have <= table.version else None
    told = heard(table, viewer, known or 0, live)
    fresh = known is None or len(told) > most
    return TableFrame.model_construct(
        version=table.version,
        since=0 if known is None else known,
        fresh=fresh,
        seat=None if viewer == PUBLIC else viewer,
        missed=None if viewer == PUBLIC else table.places[viewer].missed,
        table=info or table_info(table),
        play=play_of(table, viewer),
        happened=lines(told[-most:]),
    )


def heard(table: Table, viewer: int, since: int, live: bool = False) -> list[Told]:
    """The story since a version, for those who may watch; told again if it is not live."""
    told = table.story.since(since, viewer)
    if viewer == PUBLIC and table.header.watch == "nobody":
        return [line for line in told if line.kind == "table"]
    if table.phase == "over":
        return [line.told_for_good() for line in told]
    return told if live else [line.redacted() for line in told]


class Printer:
    """Makes one change into bytes for many viewers; what all see is made once."""

    def __init__(self, table: Table, most: int) -> None:
        self.table, self.most = table, most
        self.info = table_info(table)
        self.public: dict[tuple[int | None, bool], bytes] = {}

    def frame(self, viewer: int, have: int | None, live: bool = False) -> bytes:
        """The frame of a viewer who has that version, and has seen it all live or has not."""
        if viewer != PUBLIC:
            return self.printed(viewer, have, live)
        if (have, live) not in self.public:
            self.public[have, live] = self.printed(viewer, have, live)
        return self.public[have, live]

    def printed(self, viewer: int, have: int | None, live: bool) -> bytes:
        """The frame as it is sent."""
        return to_json(frame(self.table, viewer, have, self.most, self.info, live))
