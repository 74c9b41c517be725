"""What can be asked over HTTP; docs/protocol.md tells it to people."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from greenbaize.bots import BOTS
from greenbaize.engine.errors import RefusedError
from greenbaize.engine.game import Game, find_game
from greenbaize.engine.record import Line, Record
from greenbaize.engine.replay import Replay, score_history
from greenbaize.engine.seats import HOUSE, PUBLIC
from greenbaize.games import GAMES
from greenbaize.server import protocol as p
from greenbaize.server.edge.limits import address_of
from greenbaize.server.ops.metrics import CONTENT_TYPE
from greenbaize.server.store import SeatClaim, StoreUnavailable
from greenbaize.server.tables.commands import Forbidden
from greenbaize.server.tables.lobby import Given, Hall
from greenbaize.server.tables.room import NotYours, Room, holds
from greenbaize.server.tables.setups import objection, settled, unfitting
from greenbaize.server.tables.table import Table
from greenbaize.server.tables.tokens import cookie_name

TROUBLES: dict[int | str, dict[str, Any]] = {
    status: {"model": p.Problem, "description": says}
    for status, says in {
        400: "That makes no sense here.",
        401: "This device does not hold the seat.",
        403: "That is not for you to do.",
        404: "There is no such table.",
        409: "It cannot be done now.",
        413: "That is too long.",
        422: "That is not how it is said.",
        429: "That is too much at once.",
        503: "The database does not answer.",
    }.items()
}
SeatAsked = Annotated[int | None, Query(ge=0, lt=p.MOST_SEATS)]

routes = APIRouter(responses=TROUBLES)
plumbing = APIRouter()


def hall_of(request: Request) -> Hall:
    """The hall of this app."""
    hall: Hall = request.app.state.hall
    return hall


async def room_of(code: str, hall: Annotated[Hall, Depends(hall_of)]) -> Room:
    """The room that a path names."""
    return await hall.room(code)


async def viewer_of(
    request: Request, room: Annotated[Room, Depends(room_of)], seat: SeatAsked = None
) -> SeatClaim:
    """Whose eyes are asked for, if this device holds that seat."""
    return await hold_of(request, room, seat)


async def holder_of(
    seat: int, request: Request, room: Annotated[Room, Depends(room_of)]
) -> SeatClaim:
    """The seat that a path names, if this device holds it."""
    return await hold_of(request, room, seat)


async def hold_of(request: Request, room: Room, seat: int | None) -> SeatClaim:
    """What the cookie of this seat holds."""
    token = None if seat is None else request.cookies.get(cookie_name(seat))
    return await hall_of(request).hold(room, seat, token)


async def seats_held(request: Request, room: Room) -> list[SeatClaim]:
    """The seats of this table that this device still holds."""
    numbers = [n for n in range(room.kept.header.seats) if cookie_name(n) in request.cookies]
    async with room.lock:
        table = await room.ready()
    held = []
    for number in numbers:
        try:
            hold = await hold_of(request, room, number)
        except NotYours:
            continue
        held += [hold] if holds(table, hold) else []
    return held


TheHall = Annotated[Hall, Depends(hall_of)]
TheRoom = Annotated[Room, Depends(room_of)]
Viewer = Annotated[SeatClaim, Depends(viewer_of)]
Holder = Annotated[SeatClaim, Depends(holder_of)]


def give(request: Request, response: Response, given: Given) -> p.Seated:
    """The token goes into a cookie that only this table's addresses get."""
    seated, token = given
    response.set_cookie(
        cookie_name(seated.seat),
        token,
        max_age=int(hall_of(request).settings.cookie_life),
        path=f"/t/{seated.code}",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )
    return seated


def take_away(response: Response, code: str, seat: int) -> None:
    """Whoever left needs no token."""
    response.delete_cookie(cookie_name(seat), path=f"/t/{code}", httponly=True, samesite="lax")


def need_measure(request: Request) -> None:
    """New tables are counted by address."""
    if request.app.state.limits.table(address_of(request.scope)):
        request.app.state.metrics.refuse("tables")
        raise TooMany


class TooMany(Exception):
    """So many tables were laid from this address in the last hour."""


@routes.get("/api/house")
def house(hall: TheHall) -> p.House:
    """Where others find this house."""
    return p.House(address=hall.settings.address)


@routes.get("/api/games")
def games() -> list[p.GameInfo]:
    """The games that can be played here."""
    return [told(game) for game in GAMES.values()]


def told(game: Game[Any]) -> p.GameInfo:
    """A game with its options and presets."""
    options = [
        p.OptionInfo(
            name=option.name,
            rule=option.rule,
            says=option.says,
            choices=list(option.choices),
            default=option.usual_at_tables,
        )
        for option in game.options
    ]
    return p.GameInfo(
        name=game.name,
        title=game.title,
        about=game.about,
        seats=list(game.seats),
        usual_seats=game.usual_seats,
        colours=[colour.lower() for colour in game.colours],
        options=options,
        presets=[p.PresetInfo(name=preset.name, says=preset.says) for preset in game.presets],
        bots=sorted(BOTS),
    )


@routes.post("/api/setups")
def set_up(asked: p.SetupRequest) -> p.Setup:
    """What a set-up comes to, and what does not go with it; nothing is laid."""
    game = find_game(asked.game)
    seats, options = settled(game, asked)
    return p.Setup(
        seats=seats,
        options=options,
        changed=game.unusual_at_tables(options),
        refused=unfitting(game, seats, options),
        says=objection(game, seats, options),
    )


@routes.post("/api/tables", status_code=201)
async def create(
    asked: p.TableRequest, request: Request, response: Response, hall: TheHall
) -> p.Seated:
    """Lay a table and take its first seat."""
    need_measure(request)
    return give(request, response, await hall.create(asked))


@routes.post("/api/back")
async def come_back(
    asked: p.BackRequest, request: Request, response: Response, hall: TheHall
) -> p.Seated:
    """Exchange a private link for its seat; it works once."""
    return give(request, response, await hall.come_back(asked.link))


@routes.get("/t/{code}/table", response_model=p.TableFrame)
async def look(
    room: TheRoom, viewer: Viewer, have: Annotated[int | None, Query(ge=0)] = None
) -> Response:
    """One look at the table with the eyes of a seat, or with the public's."""
    return Response(await room.look(viewer, have), media_type="application/json")


@routes.get("/t/{code}/mine")
async def mine(request: Request, room: TheRoom) -> p.Mine:
    """The seats that this device holds here; wrong cookies hold none."""
    held = await seats_held(request, room)
    return p.Mine(code=room.kept.header.code, seats=[hold.seat for hold in held])


@routes.post("/t/{code}/seats", status_code=201)
async def join(
    asked: p.JoinRequest, request: Request, response: Response, hall: TheHall, room: TheRoom
) -> p.Seated:
    """Take a seat."""
    return give(request, response, await hall.join(room, asked))


@routes.post(
    "/t/{code}/seats/{seat}/deeds",
    responses={403: {"model": p.Refusal}, 409: {"model": p.Refusal}},
)
async def do(deed: p.Deed, response: Response, room: TheRoom, holder: Holder) -> p.Answer:
    """Do something, as on the socket."""
    try:
        answer = await counted(room, holder, deed)
    except RefusedError as refusal:
        response.status_code = 403 if isinstance(refusal, Forbidden) else 409
        return refused(deed, refusal)
    if isinstance(deed, p.Leave):
        take_away(response, room.kept.header.code, holder.seat)
    return answer


async def done(room: Room, hold: SeatClaim, deed: p.Deed) -> p.Answer:
    """What came of a deed."""
    try:
        return await counted(room, hold, deed)
    except RefusedError as refusal:
        return refused(deed, refusal)


async def counted(room: Room, hold: SeatClaim, deed: p.Deed) -> p.Ack | p.Hinted:
    """Do it, and count it."""
    metrics = room.hall.metrics
    try:
        answer = await room.do(hold, deed)
    except RefusedError:
        metrics.deed(deed.do, "refused")
        raise
    metrics.deed(deed.do, "done")
    return answer


def refused(deed: p.Deed, refusal: RefusedError) -> p.Refusal:
    """A refusal as it is sent."""
    return p.Refusal(key=deed.key, says=str(refusal), rule=refusal.rule)


@routes.post("/t/{code}/seats/{seat}/link", status_code=201)
async def link(hall: TheHall, room: TheRoom, holder: Holder) -> p.PrivateLink:
    """A private link that brings this seat to another device, once."""
    return await hall.link(room, holder)


@routes.post("/t/{code}/seats/{seat}/rematch", status_code=201)
async def follow(
    request: Request, response: Response, hall: TheHall, room: TheRoom, holder: Holder
) -> p.Seated:
    """Take the same seat at the table that was laid for a rematch."""
    return give(request, response, await hall.follow(room, holder))


@routes.get(
    "/t/{code}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(room: TheRoom, viewer: Viewer) -> PlainTextResponse:
    """The record: whole when the game is over, before that as this viewer saw it."""
    found = await record_of(room, viewer)
    name = f"{found.game}-{room.kept.header.code}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(found.text(), headers=headers)


async def record_of(room: Room, viewer: SeatClaim) -> Record:
    """The game so far, as far as this viewer may know it."""
    async with room.lock:
        table = await room.admit(viewer)
        need_eyes(table, viewer)
        found = table.record(viewer.seat)
        if found is None:
            raise RefusedError("the game has not begun.")
        return found


def need_eyes(table: Table, viewer: SeatClaim) -> None:
    """Behind closed doors only those see the game who have a seat."""
    if viewer.seat == PUBLIC and table.header.watch == "nobody":
        raise NoWatching


class NoWatching(Exception):
    """This table plays behind closed doors."""


@routes.get("/t/{code}/replay")
async def story(room: TheRoom, viewer: Viewer) -> p.Story:
    """All moves of a finished game, and how everybody fared."""
    return await asyncio.to_thread(whole, await finished(room, viewer))


def whole(record: Record) -> p.Story:
    """A finished game as a whole."""
    return p.Story(
        game=record.game,
        seats=record.seats,
        plies=len(record.moves),
        moves=[made(line) for line in record.moves],
        course=[p.Standing(ply=ply, scores=scores) for ply, scores in score_history(record)],
        result=record.result if isinstance(record.result, list) else [],
    )


def made(line: Line) -> p.MoveMade:
    """A move as it is sent."""
    return p.MoveMade(seat=None if line.seat == HOUSE else line.seat, words=line.words)


@routes.get("/t/{code}/replay/{ply}")
async def replay(room: TheRoom, viewer: Viewer, ply: int) -> p.Moment:
    """A finished game at one of its moments."""
    found = await finished(room, viewer)
    if not 0 <= ply <= len(found.moves):
        raise RefusedError(f"the game has moves 0 to {len(found.moves)}, not {ply}.")
    return await asyncio.to_thread(moment, found, ply)


async def finished(room: Room, viewer: SeatClaim) -> Record:
    """The record of a game that is over."""
    async with room.lock:
        table = await room.admit(viewer)
        need_eyes(table, viewer)
        if table.match is None or table.phase != "over":
            raise RefusedError("a game can be replayed when it is over.")
        return table.match.record


def moment(record: Record, ply: int) -> p.Moment:
    """The table after so many moves, and what the last of them did; nothing is secret any more."""
    again = Replay(record)
    events = [again.play(line) for line in record.moves[:ply]]
    last = events[-1] if events else []
    return p.Moment(
        ply=ply,
        plies=len(record.moves),
        view=dict(again.match.view(PUBLIC)),
        move=made(record.moves[ply - 1]) if ply else None,
        says=[event.say(record.seats) for event in last],
        events=[event.as_json() for event in last],
    )


@routes.post("/t/{code}/forks", status_code=201)
async def fork(
    asked: p.ForkRequest,
    request: Request,
    response: Response,
    hall: TheHall,
    room: TheRoom,
    viewer: Viewer,
) -> p.Seated:
    """Lay a table that goes on from a move of this finished one, with fresh dice."""
    await finished(room, viewer)
    need_measure(request)
    return give(request, response, await hall.fork(room, asked))


@plumbing.get("/healthz", include_in_schema=False)
async def health(hall: TheHall) -> JSONResponse:
    """Whether the database answers."""
    try:
        await asyncio.wait_for(hall.store.ping(), 5)
    except (StoreUnavailable, TimeoutError):
        return JSONResponse({"ok": False, "says": "The database does not answer."}, 503)
    return JSONResponse({"ok": True, "rooms": len(hall.rooms)})


@plumbing.get("/metrics", include_in_schema=False)
def metrics(request: Request) -> Response:
    """What the server counts, for Prometheus."""
    return Response(request.app.state.metrics.text(), headers={"content-type": CONTENT_TYPE})
