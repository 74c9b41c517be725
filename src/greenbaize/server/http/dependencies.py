"""What handlers of the API and of the plain page share: the lobby, rooms, claims and cookies."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query, Request, Response

from greenbaize.engine.errors import GreenbaizeError
from greenbaize.server import protocol as p
from greenbaize.server.edge.limits import address_of
from greenbaize.server.store import SeatClaim
from greenbaize.server.tables.creation import SeatGrant
from greenbaize.server.tables.lobby import Lobby
from greenbaize.server.tables.room import Room
from greenbaize.server.tables.tokens import cookie_name

OptionalSeat = Annotated[int | None, Query(ge=0, lt=p.MAX_SEATS)]


class TooManyTablesError(GreenbaizeError):
    """The rate limit of new tables from one address."""

    def __init__(self) -> None:
        super().__init__("too_many_tables")


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


def limit_tables(request: Request) -> None:
    """Count one more table of this address, or raise TooManyTablesError."""
    if request.app.state.limits.table(address_of(request.scope)):
        request.app.state.metrics.count_limited("tables")
        raise TooManyTablesError
