"""What the forms of the plain page send: the same deeds as on the socket."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Form, Query, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from pydantic import ValidationError

from greenbaize.engine.errors import RefusedError, SetupError
from greenbaize.engine.game import find_game
from greenbaize.engine.text import sentence
from greenbaize.server import protocol as p
from greenbaize.server.http.api import (
    TheHall,
    TheRoom,
    done,
    finished,
    give,
    hold_of,
    need_measure,
    take_away,
)
from greenbaize.server.plain.context import AT, Notice, any_eyes, plain_path, qr
from greenbaize.server.plain.pages import page, replayed, set_up, show
from greenbaize.server.tables.lobby import Given, Hall
from greenbaize.server.tables.room import Room

Seat = Annotated[int, Query(ge=0, lt=p.MOST_SEATS)]
CHAIR, OPTION = "chair-", "option-"
EMPTY_IS_NONE = {"clock", "gone", "throw_after", "preset"}
LABELS = {
    "name": "your name",
    "seats": "how many chairs",
    "clock": "seconds for a move",
    "gone": "seconds away",
    "pace": "seconds for a bot’s move",
    "pause": "the House’s pause",
    "throw_after": "throw by itself after seconds",
}

forms = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


async def fields(request: Request) -> dict[str, str]:
    """What a form says, without files."""
    form = await request.form()
    return {name: value for name, value in form.items() if isinstance(value, str)}


def seated(request: Request, given: Given) -> Response:
    """To the table, with the token in a cookie."""
    seat, code = given[0].seat, given[0].code
    answer = RedirectResponse(f"/t/{code}/plain?seat={seat}", 303)
    give(request, answer, given)
    sit_before(answer, code, seat)
    return answer


def sit_before(answer: Response, code: str, seat: int) -> None:
    """Who sits before this device now; it is no secret, and gives no right."""
    answer.set_cookie(AT, str(seat), path=f"/t/{code}/plain", httponly=True, samesite="lax")


# New tables


@forms.post("/plain/tables")
async def lay(request: Request, hall: TheHall) -> Response:
    """Lay a table as the form says."""
    given = await fields(request)
    game = find_game(given.get("game", ""))
    try:
        asked = table_request(given)
        need_measure(request)
        made = await hall.create(asked)
        await sit_bots(hall, made, given, asked.seats or game.usual_seats)
    except ValidationError as wrong:
        names = frozenset(str(error["loc"][0]) for error in wrong.errors())
        return set_up(game, given, not_so(wrong), wrong=names)
    except (SetupError, RefusedError) as wrong:
        return set_up(game, given, str(wrong), getattr(wrong, "rule", ""))
    return seated(request, made)


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


async def sit_bots(hall: Hall, made: Given, given: dict[str, str], seats: int) -> None:
    """Bots go to the chairs that the form gave them."""
    seat, token = made
    room = await hall.room(seat.code)
    hold = await hall.hold(room, seat.seat, token)
    for number in range(1, seats):
        bot = given.get(f"{CHAIR}{number + 1}")
        if bot:
            await room.do(hold, p.SitBot(key=f"chair-{number}", seat=number, bot=bot[:40]))


def not_so(wrong: ValidationError) -> str:
    """What is wrong with a form, in one sentence."""
    first = wrong.errors()[0]
    name = str(first["loc"][0])
    if name == "name":
        return "say what you are called, in up to 20 letters."
    said = first["msg"].removeprefix("Input should be ")
    return f"{LABELS.get(name, name)}: it should be {said}."


@forms.post("/back/{link}")
async def come_back(link: str, request: Request, hall: TheHall) -> Response:
    """The seat of a private link."""
    return seated(request, await hall.come_back(link[:100]))


# At a table


@forms.post("/t/{code}/plain/seats")
async def join(request: Request, hall: TheHall, room: TheRoom) -> Response:
    """Somebody sits down."""
    given = await fields(request)
    name = given.get("name", "").strip()
    try:
        asked = p.JoinRequest.model_validate({"name": name, "seat": given.get("seat") or None})
        return seated(request, await hall.join(room, asked))
    except ValidationError as wrong:
        notice = Notice(sentence(not_so(wrong)), given_name=name)
    except (SetupError, RefusedError) as wrong:
        notice = Notice(sentence(str(wrong)), getattr(wrong, "rule", ""), given_name=name)
    return await show(request, room, None, notice, 409)


@forms.post("/t/{code}/plain/deeds")
async def do(request: Request, room: TheRoom, seat: Seat) -> Response:
    """A deed; then the table again."""
    hold = await hold_of(request, room, seat)
    try:
        deed = p.DEEDS.validate_python(await fields(request))
    except ValidationError:
        notice = Notice("That could not be understood; nothing has happened.")
        return await show(request, room, seat, notice, 422)
    answer = await done(room, hold, deed)
    if isinstance(answer, p.Refusal):
        notice = Notice(sentence(answer.says), answer.rule)
        return await show(request, room, seat, notice, 409)
    if isinstance(answer, p.Hinted):
        return await show(request, room, seat, Notice(hint=answer.words))
    if request.headers.get("greenbaize-part"):
        return await show(request, room, seat)
    return RedirectResponse(f"{plain_path(room)}?seat={seat}", 303)


@forms.post("/t/{code}/plain/leave")
async def leave(
    request: Request, room: TheRoom, seat: Seat, key: Annotated[p.Key, Form()]
) -> Response:
    """Somebody gives up the seat."""
    answer = await done(room, await hold_of(request, room, seat), p.Leave(key=key))
    if isinstance(answer, p.Refusal):
        return await show(request, room, seat, Notice(sentence(answer.says), answer.rule), 409)
    gone = RedirectResponse(plain_path(room), 303)
    take_away(gone, room.kept.header.code, seat)
    return gone


@forms.post("/t/{code}/plain/i-am")
async def i_am(room: TheRoom, seat: Annotated[p.SeatNumber, Form()]) -> Response:
    """The curtain rises for one of the people at this device."""
    answer = RedirectResponse(f"{plain_path(room)}?seat={seat}", 303)
    sit_before(answer, room.kept.header.code, seat)
    return answer


@forms.post("/t/{code}/plain/link")
async def link(request: Request, hall: TheHall, room: TheRoom, seat: Seat) -> Response:
    """A private link, shown once."""
    made = await hall.link(room, await hold_of(request, room, seat))
    address = f"{str(request.base_url).rstrip('/')}{made.path}/plain"
    back = f"{plain_path(room)}?seat={seat}"
    name = await name_of(room, seat)
    return page("link.html", address=address, name=name, qr=qr(address), back=back)


async def name_of(room: Room, seat: int) -> str:
    """What somebody is called."""
    async with room.lock:
        return (await room.ready()).names[seat]


@forms.post("/t/{code}/plain/rematch")
async def follow(request: Request, hall: TheHall, room: TheRoom, seat: Seat) -> Response:
    """The same seat at the new table."""
    try:
        return seated(request, await hall.follow(room, await hold_of(request, room, seat)))
    except RefusedError as wrong:
        return await show(request, room, seat, Notice(sentence(str(wrong)), wrong.rule), 409)


@forms.post("/t/{code}/plain/forks")
async def fork(request: Request, hall: TheHall, room: TheRoom) -> Response:
    """A new table that goes on from a move of this one."""
    given = await fields(request)
    try:
        asked = p.ForkRequest.model_validate(given)
        await finished(room, await any_eyes(request, room))
        need_measure(request)
        return seated(request, await hall.fork(room, asked))
    except ValidationError as wrong:
        notice = Notice(not_so(wrong), given_name=given.get("name", ""))
    except (SetupError, RefusedError) as wrong:
        notice = Notice(str(wrong), getattr(wrong, "rule", ""), given_name=given.get("name", ""))
    ply = int(given["ply"]) if given.get("ply", "").isdecimal() and len(given["ply"]) < 6 else 0
    return await replayed(request, room, ply, notice, 409)
