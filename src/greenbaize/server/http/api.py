"""The HTTP API; docs/protocol.md tells it to people."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from greenbaize.engine.errors import RefusedError
from greenbaize.games import GAMES
from greenbaize.server import protocol as p
from greenbaize.server.http.dependencies import (
    Holder,
    TheLobby,
    TheRoom,
    Viewer,
    delete_seat_cookie,
    held_seats,
    set_seat_cookie,
    table_quota,
    token_of,
    waited_for,
)
from greenbaize.server.ops.metrics import CONTENT_TYPE
from greenbaize.server.store import StoreUnavailable
from greenbaize.server.tables.records import finished_record, visible_record
from greenbaize.server.tables.refusals import ForbiddenError, refusal
from greenbaize.server.tables.setups import check_setup, game_info

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": p.Problem, "description": description}
    for status, description in {
        400: "The request makes no sense here.",
        401: "This device does not hold the seat.",
        403: "Somebody else may do this.",
        404: "There is no such table.",
        409: "It cannot be done now.",
        413: "The body is too long.",
        422: "The request fails validation.",
        429: "A rate limit was reached.",
        503: "The database does not answer.",
    }.items()
}

HEALTH_SECONDS = 5.0

router = APIRouter(responses=PROBLEMS)
ops_router = APIRouter()


@router.get("/api/server")
def server_info(lobby: TheLobby) -> p.ServerInfo:
    """Where other devices reach this server."""
    return p.ServerInfo(url=lobby.services.settings.public_url)


@router.get("/api/games")
def games() -> list[p.GameInfo]:
    """The games that can be played here."""
    return [game_info(game) for game in GAMES.values()]


@router.post("/api/setups")
def setup(body: p.SetupRequest) -> p.Setup:
    """What a set-up comes to, and what does not go with it; no table is made."""
    return check_setup(body)


@router.post("/api/tables", status_code=201)
async def create(
    body: p.TableRequest, request: Request, response: Response, lobby: TheLobby
) -> p.Seated:
    """Make a table and take its first seat."""
    return set_seat_cookie(request, response, await lobby.create(body, table_quota(request)))


@router.post("/api/claims")
async def claim_seat(
    body: p.ClaimRequest, request: Request, response: Response, lobby: TheLobby
) -> p.Seated:
    """Exchange a private link for its seat; it works once, and again under the same key."""
    return set_seat_cookie(request, response, await lobby.redeem_link(body.link, body.key))


@router.get("/t/{code}/table", response_model=p.TableFrame)
async def look(
    room: TheRoom, viewer: Viewer, version: Annotated[int | None, Query(ge=0)] = None
) -> Response:
    """One frame, as a seat sees the table or as the public does."""
    return Response(await room.look(viewer, version), media_type="application/json")


@router.get("/t/{code}/held-seats")
async def held(request: Request, room: TheRoom) -> p.HeldSeats:
    """The seats that this device holds here; wrong cookies hold none."""
    claims = await held_seats(request, room)
    return p.HeldSeats(code=room.code, seats=[claim.seat for claim in claims])


@router.post("/t/{code}/seats", status_code=201)
async def join(
    body: p.JoinRequest, request: Request, response: Response, lobby: TheLobby, room: TheRoom
) -> p.Seated:
    """The first free seat, or the one asked for; the answer sets the seat's cookie."""
    return set_seat_cookie(request, response, await lobby.join(room, body))


@router.post(
    "/t/{code}/seats/{seat}/commands",
    responses={403: {"model": p.Refusal}, 409: {"model": p.Refusal}},
)
async def execute(
    command: p.Command, request: Request, response: Response, room: TheRoom, holder: Holder
) -> p.Answer:
    """Execute a command, as on the socket."""
    try:
        work = room.execute(holder, command, table_quota(request))
        answer = await (waited_for(request, work) if isinstance(command, p.Hint) else work)
    except RefusedError as error:
        response.status_code = 403 if isinstance(error, ForbiddenError) else 409
        return refusal(command.key, error)
    if isinstance(command, p.Leave):
        delete_seat_cookie(response, room.code, holder.seat)
    return answer


@router.post("/t/{code}/seats/{seat}/link", status_code=201)
async def create_link(lobby: TheLobby, room: TheRoom, holder: Holder) -> p.PrivateLink:
    """A private link that brings this seat to another device, once."""
    return await lobby.create_link(room, holder)


@router.post("/t/{code}/seats/{seat}/rematch", status_code=201)
async def join_rematch(
    request: Request, response: Response, lobby: TheLobby, room: TheRoom, holder: Holder
) -> p.Seated:
    """Take the same seat at the table that was made for a rematch."""
    old = token_of(request, holder.seat)
    return set_seat_cookie(request, response, await lobby.join_rematch(room, holder, old))


@router.get(
    "/t/{code}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(room: TheRoom, viewer: Viewer) -> PlainTextResponse:
    """The record: whole when the game is over, before that as this viewer saw it."""
    found = await visible_record(room, viewer)
    name = f"{found.game}-{room.code}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(found.text(), headers=headers)


@router.get("/t/{code}/replay", response_model=p.Replay)
async def replay(room: TheRoom, viewer: Viewer) -> Response:
    """All moves of a finished game, and how everybody fared."""
    record = await finished_record(room, viewer)
    found = await room.services.replays.summary(room.row.id, record)
    return Response(found, media_type="application/json")


@router.get("/t/{code}/replay/{ply}", response_model=p.ReplayMoment)
async def moment(room: TheRoom, viewer: Viewer, ply: int) -> Response:
    """A finished game at one of its moments."""
    record = await finished_record(room, viewer)
    found = await room.services.replays.moment(room.row.id, record, ply)
    return Response(found, media_type="application/json")


@router.post("/t/{code}/forks", status_code=201)
async def fork(
    body: p.ForkRequest,
    request: Request,
    response: Response,
    lobby: TheLobby,
    room: TheRoom,
    viewer: Viewer,
) -> p.Seated:
    """Make a table that goes on from a move of this finished one, with fresh dice."""
    await finished_record(room, viewer)
    return set_seat_cookie(request, response, await lobby.fork(room, body, table_quota(request)))


@ops_router.get("/healthz", include_in_schema=False)
async def health(lobby: TheLobby) -> JSONResponse:
    """Whether the database answers, and a move could be written now."""
    store = lobby.services.store
    try:
        await asyncio.wait_for(store.ping(), HEALTH_SECONDS)
        if not store.health.is_fresh():
            await asyncio.wait_for(store.probe(), HEALTH_SECONDS)
    except (StoreUnavailable, TimeoutError):
        return JSONResponse({"ok": False, "message": "The database does not answer."}, 503)
    if not store.health.writable:
        return JSONResponse({"ok": False, "message": "Tables cannot be saved."}, 503)
    return JSONResponse({"ok": True, "rooms": len(lobby.rooms)})


@ops_router.get("/metrics", include_in_schema=False)
def metrics(request: Request, lobby: TheLobby) -> Response:
    """What the server counts, for Prometheus; unless whoever runs it shows it to nobody."""
    if not lobby.services.settings.metrics:
        raise HTTPException(404)
    return Response(request.app.state.metrics.text(), headers={"content-type": CONTENT_TYPE})
