"""What handlers of the API and of the plain page share: the lobby, rooms, claims and cookies."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

from fastapi import Depends, Query, Request, Response
from starlette.requests import HTTPConnection

from greenbaize.server import protocol as p
from greenbaize.server.edge.limits import client_ip
from greenbaize.server.store import SeatClaim
from greenbaize.server.tables.creation import SeatGrant
from greenbaize.server.tables.lobby import Lobby
from greenbaize.server.tables.refusals import CommandRefusedError
from greenbaize.server.tables.room import Room, TableQuota
from greenbaize.server.tables.tokens import cookie_name

LOOK_SECONDS = 0.2
"""How often a request that takes long looks whether anybody still waits for it, in seconds."""

T = TypeVar("T")
OptionalSeat = Annotated[int | None, Query(ge=0, lt=p.MAX_SEATS)]


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


async def room_of(code: str, lobby: Annotated[Lobby, Depends(lobby_of)]) -> Room:
    """The room that a path names."""
    return await lobby.room(code)


async def viewer_of(
    request: Request, room: Annotated[Room, Depends(room_of)], seat: OptionalSeat = None
) -> SeatClaim:
    """Whose view is asked for, if this device holds that seat; without one the public's."""
    return await claim_of(request, room, seat)


async def holder_of(
    seat: int, request: Request, room: Annotated[Room, Depends(room_of)]
) -> SeatClaim:
    """The seat that a path names, if this device holds it."""
    return await claim_of(request, room, seat)


async def claim_of(request: Request, room: Room, seat: int | None) -> SeatClaim:
    """What the cookie of this seat claims."""
    token = None if seat is None else request.cookies.get(cookie_name(seat))
    return await lobby_of(request).claim(room, seat, token)


def token_of(request: Request, seat: int) -> str:
    """The token in the cookie of this seat, which this device has shown to hold it."""
    return request.cookies[cookie_name(seat)]


async def held_seats(request: Request, room: Room) -> list[SeatClaim]:
    """The seats of this table that this device still holds."""
    cookies = {
        seat: request.cookies.get(cookie_name(seat)) for seat in range(room.row.header.seats)
    }
    tokens = {seat: token for seat, token in cookies.items() if token is not None}
    return await lobby_of(request).held_seats(room, tokens)


TheLobby = Annotated[Lobby, Depends(lobby_of)]
TheRoom = Annotated[Room, Depends(room_of)]
Viewer = Annotated[SeatClaim, Depends(viewer_of)]
Holder = Annotated[SeatClaim, Depends(holder_of)]


def set_seat_cookie(request: Request, response: Response, grant: SeatGrant) -> p.Seated:
    """The token goes into a cookie that only this table's addresses get."""
    response.set_cookie(
        cookie_name(grant.seat),
        grant.token,
        max_age=int(lobby_of(request).services.settings.cookie_seconds),
        path=f"/t/{grant.code}",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )
    return grant.seated


def delete_seat_cookie(response: Response, code: str, seat: int) -> None:
    """Whoever left needs no token."""
    response.delete_cookie(cookie_name(seat), path=f"/t/{code}", httponly=True, samesite="lax")


async def waited_for(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What comes of this work; it is given up when whoever asked for it has gone."""
    task = asyncio.create_task(work)
    while not task.done():
        await asyncio.wait({task}, timeout=LOOK_SECONDS)
        if not task.done() and await request.is_disconnected():
            task.cancel()
            await asyncio.wait({task})
            raise CommandRefusedError("no_hint_found")
    return task.result()


def table_quota(connection: HTTPConnection) -> TableQuota:
    """Counts the tables of this address."""

    def allow() -> bool:
        if not connection.app.state.limits.table(client_ip(connection.scope)):
            return True
        connection.app.state.metrics.count_limited("tables")
        return False

    return allow
