"""What the forms of the plain page send: the same commands as on the socket."""

from __future__ import annotations

import re
from typing import Annotated, Any

from fastapi import APIRouter, Form, Query, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from pydantic import ValidationError

from greenbaize.engine.errors import GreenbaizeError, RefusedError, SetupError
from greenbaize.engine.game import find_game
from greenbaize.server import protocol as p
from greenbaize.server.http.dependencies import (
    TheLobby,
    TheRoom,
    claim_of,
    delete_seat_cookie,
    set_seat_cookie,
    table_quota,
    token_of,
    waited_for,
)
from greenbaize.server.plain.context import (
    CLAIM_KEY,
    CURRENT_SEAT,
    Notice,
    any_claim,
    notice_of,
    plain_path,
    qr_code,
)
from greenbaize.server.plain.language import language_of
from greenbaize.server.plain.pages import page, replay_page, setup_page, table_page
from greenbaize.server.tables.creation import SeatGrant
from greenbaize.server.tables.lobby import Lobby
from greenbaize.server.tables.records import finished_record
from greenbaize.server.tables.room import Room
from greenbaize.server.validation import InvalidRequestError, invalid

Seat = Annotated[int, Query(ge=0, lt=p.MAX_SEATS)]
CHAIR, OPTION = "chair-", "option-"
LABELS = {
    "clock": "label_clock",
    "gone": "label_gone",
    "pace": "label_pace",
    "pause": "label_pause",
    "seats": "label_seats",
    "throw_after": "label_throw_after",
}
"""The terms for fields of the form of a new table."""
EMPTY_IS_NONE = {"clock", "gone", "throw_after", "preset"}

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


async def fields(request: Request) -> dict[str, str]:
    """The fields of a form, without files."""
    form = await request.form()
    return {name: value for name, value in form.items() if isinstance(value, str)}


def invalid_form(error: ValidationError) -> InvalidRequestError:
    """What is wrong with a form; a name is what people get wrong most."""
    first = error.errors()[0]
    if first["loc"][:1] == ("name",):
        return InvalidRequestError("name_invalid")
    return invalid(first, LABELS)


def redirect_seated(request: Request, grant: SeatGrant) -> Response:
    """To the table, with the token in a cookie."""
    answer = RedirectResponse(f"/t/{grant.code}/plain?seat={grant.seat}", 303)
    set_seat_cookie(request, answer, grant)
    set_current_seat(answer, grant.code, grant.seat)
    return answer


def set_current_seat(answer: Response, code: str, seat: int) -> None:
    """Who sits before this device now; it is no secret, and gives no right."""
    path = f"/t/{code}/plain"
    answer.set_cookie(CURRENT_SEAT, str(seat), path=path, httponly=True, samesite="lax")


# New tables


@router.post("/plain/tables")
async def create(request: Request, lobby: TheLobby) -> Response:
    """Make a table as the form says."""
    given = await fields(request)
    game = find_game(given.get("game", ""))
    language = language_of(request)
    try:
        body = table_request(given)
        grant = await lobby.create(body, table_quota(request))
        await add_bots(lobby, grant, given, body.seats or game.usual_seats)
    except ValidationError as error:
        wrong = frozenset(str(one["loc"][0]) for one in error.errors())
        return setup_page(game, given, invalid_form(error), language, wrong)
    except (SetupError, RefusedError) as error:
        return setup_page(game, given, error, language)
    return redirect_seated(request, grant)


def table_request(given: dict[str, str]) -> p.TableRequest:
    """A form as a request; fields that are left empty say nothing."""
    known: dict[str, Any] = {
        name: None if not value and name in EMPTY_IS_NONE else value.strip()
        for name, value in given.items()
        if name in p.TableRequest.model_fields and (value or name in EMPTY_IS_NONE | {"name"})
    }
    known["options"] = {
        name.removeprefix(OPTION): value
        for name, value in given.items()
        if name.startswith(OPTION) and value
    }
    return p.TableRequest.model_validate(known)


async def add_bots(lobby: Lobby, grant: SeatGrant, given: dict[str, str], seats: int) -> None:
    """Bots go to the chairs that the form gave them."""
    room = await lobby.room(grant.code)
    claim = await lobby.claim(room, grant.seat, grant.token)
    for number in range(1, seats):
        bot = given.get(f"{CHAIR}{number + 1}")
        if bot:
            command = p.AddBot(key=f"chair-{number}", seat=number, bot=bot[:40])
            await room.execute(claim, command)


@router.post("/claim/{link}")
async def claim_seat(link: str, request: Request, lobby: TheLobby) -> Response:
    """The seat of a private link; the key is in a cookie of the page that showed its button."""
    key = request.cookies.get(CLAIM_KEY, "")
    known = key if re.match(p.SEAT_KEY, key) else None
    return redirect_seated(request, await lobby.redeem_link(link[:100], known))


# At a table


@router.post("/t/{code}/plain/seats")
async def join(request: Request, lobby: TheLobby, room: TheRoom) -> Response:
    """Somebody sits down."""
    given = await fields(request)
    name = given.get("name", "").strip()
    try:
        wanted = {"name": name, "seat": given.get("seat") or None, "key": given.get("key") or None}
        body = p.JoinRequest.model_validate(wanted)
        return redirect_seated(request, await lobby.join(room, body))
    except ValidationError as error:
        refused: GreenbaizeError = invalid_form(error)
    except (SetupError, RefusedError) as error:
        refused = error
    return await table_page(request, room, None, notice_of(request, refused, name), 409)


@router.post("/t/{code}/plain/commands")
async def execute(request: Request, room: TheRoom, seat: Seat) -> Response:
    """Execute a command; then the table again."""
    claim = await claim_of(request, room, seat)
    try:
        command = p.COMMAND.validate_python(await fields(request))
    except ValidationError:
        notice = notice_of(request, InvalidRequestError("form_invalid"))
        return await table_page(request, room, seat, notice, 422)
    try:
        work = room.execute(claim, command, table_quota(request))
        answer = await (waited_for(request, work) if isinstance(command, p.Hint) else work)
    except RefusedError as error:
        return await table_page(request, room, seat, notice_of(request, error), 409)
    if isinstance(answer, p.Hinted):
        return await table_page(request, room, seat, Notice(hint=answer.words))
    if request.headers.get("greenbaize-part"):
        return await table_page(request, room, seat)
    return RedirectResponse(f"{plain_path(room)}?seat={seat}", 303)


@router.post("/t/{code}/plain/leave")
async def leave(
    request: Request, room: TheRoom, seat: Seat, key: Annotated[p.Key, Form()]
) -> Response:
    """Somebody gives up the seat."""
    try:
        await room.execute(await claim_of(request, room, seat), p.Leave(key=key))
    except RefusedError as error:
        return await table_page(request, room, seat, notice_of(request, error), 409)
    answer = RedirectResponse(plain_path(room), 303)
    delete_seat_cookie(answer, room.code, seat)
    return answer


@router.post("/t/{code}/plain/i-am")
async def switch_seat(room: TheRoom, seat: Annotated[p.SeatNumber, Form()]) -> Response:
    """The curtain rises for one of the people at this device."""
    answer = RedirectResponse(f"{plain_path(room)}?seat={seat}", 303)
    set_current_seat(answer, room.code, seat)
    return answer


@router.post("/t/{code}/plain/link")
async def create_link(request: Request, lobby: TheLobby, room: TheRoom, seat: Seat) -> Response:
    """A private link, shown once."""
    link = await lobby.create_link(room, await claim_of(request, room, seat))
    url = f"{str(request.base_url).rstrip('/')}{link.path}/plain"
    back = f"{plain_path(room)}?seat={seat}"
    name = await name_of(room, seat)
    return page("link.html", url=url, name=name, qr=qr_code(url), back=back)


async def name_of(room: Room, seat: int) -> str:
    async with room.lock:
        return (await room.ready()).names[seat]


@router.post("/t/{code}/plain/rematch")
async def join_rematch(request: Request, lobby: TheLobby, room: TheRoom, seat: Seat) -> Response:
    """The same seat at the new table."""
    try:
        claim = await claim_of(request, room, seat)
        grant = await lobby.join_rematch(room, claim, token_of(request, seat))
        return redirect_seated(request, grant)
    except RefusedError as error:
        return await table_page(request, room, seat, notice_of(request, error), 409)


@router.post("/t/{code}/plain/forks")
async def fork(request: Request, lobby: TheLobby, room: TheRoom) -> Response:
    """A new table that goes on from a move of this one."""
    given = await fields(request)
    try:
        body = p.ForkRequest.model_validate(given)
        await finished_record(room, await any_claim(request, room))
        return redirect_seated(request, await lobby.fork(room, body, table_quota(request)))
    except ValidationError as error:
        refused: GreenbaizeError = invalid_form(error)
    except (SetupError, RefusedError) as error:
        refused = error
    ply = int(given["ply"]) if given.get("ply", "").isdecimal() and len(given["ply"]) < 6 else 0
    notice = notice_of(request, refused, given.get("name", ""))
    return await replay_page(request, room, ply, notice, 409)
