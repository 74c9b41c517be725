"""The plain page: everything with any game, in words, lists and forms."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from jinja2 import Environment, PackageLoader, select_autoescape

from greenbaize.bots import BOTS
from greenbaize.engine.errors import GreenbaizeError
from greenbaize.engine.game import Game, Option, Value, find_game
from greenbaize.engine.text import sentence
from greenbaize.games import GAMES
from greenbaize.server import protocol as p
from greenbaize.server.http.dependencies import OptionalSeat, TheLobby, TheRoom
from greenbaize.server.plain.context import (
    CLAIM_KEY,
    Notice,
    any_claim,
    frame_of,
    plain_path,
    table_context,
)
from greenbaize.server.plain.language import DEFAULT, language_of
from greenbaize.server.plain.prompts import chairs
from greenbaize.server.plain.render_view import ViewRenderer, heading, spelt
from greenbaize.server.plain.static_files import static_url
from greenbaize.server.store import TableNotFound
from greenbaize.server.tables.records import finished_record
from greenbaize.server.tables.refusals import SeatNotHeldError
from greenbaize.server.tables.room import Room
from greenbaize.server.tables.tokens import new_token, parse_code

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
templates = Environment(
    loader=PackageLoader("greenbaize.server.plain", "templates"),
    autoescape=select_autoescape(),
    auto_reload=False,
    trim_blocks=True,
    lstrip_blocks=True,
)


def spelt_value(value: Value) -> str:
    """An option's value in words."""
    return spelt(raw_value(value))


def raw_value(value: Value) -> str:
    """An option's value as a form sends it."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


templates.globals.update(
    static=static_url,
    heading=heading,
    sentence=sentence,
    spelt_value=spelt_value,
    raw_value=raw_value,
    spelt_seats=Game.spelt_seats,
    seat_key=new_token,
)


def page(template: str, status: int = 200, **context: Any) -> HTMLResponse:
    return HTMLResponse(templates.get_template(template).render(context), status)


def error_page(status: int, error: GreenbaizeError, language: str) -> HTMLResponse:
    """A page that says what is wrong, and where to go on."""
    return page(
        "problem.html",
        status,
        title={401: "Not your seat", 404: "Nothing here"}.get(status, "Not now"),
        message=sentence(error.sentence(language)),
        language=language,
        back="/plain",
        back_text="All games",
    )


@router.get("/")
@router.get("/plain")
def home() -> Response:
    """Choose a game, or come to a table."""
    return page("home.html", games=list(GAMES.values()))


@router.get("/plain/table")
async def find(request: Request, lobby: TheLobby, code: str = "") -> Response:
    """To the table of this code."""
    try:
        room = await lobby.room(code[:40])
    except TableNotFound:
        language = language_of(request)
        message = sentence(GreenbaizeError("table_not_found").sentence(language))
        context = {"message": message, "language": language, "code": parse_code(code)[:20]}
        return page("home.html", 404, games=list(GAMES.values()), **context)
    return RedirectResponse(plain_path(room), 303)


@router.get("/plain/new")
def new(game: str = "") -> Response:
    """The set-up of a new table."""
    return setup_page(find_game(game), DEFAULTS)


DEFAULTS = {"gone": "120", "pace": "1", "pause": "1"}
"""What stands in the form before anybody writes in it."""


def setup_page(
    game: Game[Any],
    given: dict[str, str],
    error: GreenbaizeError | None = None,
    language: str = DEFAULT,
    wrong: frozenset[str] = frozenset(),
) -> Response:
    """The form of a new table, with all that was given and what was wrong with it."""
    return page(
        "new.html",
        422 if error else 200,
        game=game,
        given=given,
        bots=list(BOTS),
        groups=option_groups(game),
        opened=any(given[name] for name in given if name.startswith("option-")) or bool(wrong),
        message=sentence(error.sentence(language)) if error else "",
        language=language,
        wrong=wrong,
    )


def option_groups(game: Game[Any]) -> list[tuple[str, list[Option]]]:
    """The options: what can be added, and what can be chosen."""
    switches = [option for option in game.options if option.is_switch]
    others = [option for option in game.options if not option.is_switch]
    groups = [("What can be added", switches), ("What can be chosen", others)]
    return [(title, options) for title, options in groups if options]


@router.get("/t/{code}")
async def to_the_page(room: TheRoom) -> Response:
    """The address that people share."""
    return RedirectResponse(plain_path(room), 303)


@router.get("/t/{code}/plain")
async def table(request: Request, code: str, room: TheRoom, seat: OptionalSeat = None) -> Response:
    """The table as this seat sees it; without a seat, as everybody does."""
    if code != room.code:
        return RedirectResponse(plain_path(room), 303)
    return await table_page(request, room, seat)


async def table_page(
    request: Request,
    room: Room,
    seat: int | None,
    notice: Notice | None = None,
    status: int = 200,
) -> Response:
    """The page of a table, or the part of it that changes, if a script asks for that."""
    part = request.headers.get("greenbaize-part") or request.url.path.endswith("/part")
    context = await table_context(request, room, seat, notice)
    template = "part.html" if part else "table.html"
    return await asyncio.to_thread(page, template, status, **context)


@router.get("/t/{code}/plain/part")
async def part(request: Request, room: TheRoom, seat: OptionalSeat = None) -> Response:
    """What changes on the page of a table."""
    context = await table_context(request, room, seat)
    if seat != context["here"].seat:
        raise SeatNotHeldError
    return await asyncio.to_thread(page, "part.html", **context)


@router.get("/t/{code}/plain/replay")
async def replay(
    request: Request, room: TheRoom, ply: Annotated[int, Query(ge=0, le=100_000)] = 0
) -> Response:
    """A finished game, move by move."""
    return await replay_page(request, room, ply)


async def replay_page(
    request: Request, room: Room, ply: int, notice: Notice | None = None, status: int = 200
) -> Response:
    """A moment of a finished game."""
    record = await finished_record(room, await any_claim(request, room))
    found = await room.services.replays.moment(room.row.id, record, ply)
    moment = p.ReplayMoment.model_validate_json(found)
    frame, game = await frame_of(room, None), find_game(record.game)
    notice = notice or Notice()
    return page(
        "replay.html",
        status,
        table=frame.table,
        moment=moment,
        chairs=chairs(frame, game.colours),
        view=ViewRenderer(record.seats, game.glossary).render(moment.view),
        path=plain_path(room),
        steps=steps(ply, len(record.moves)),
        message=notice.message,
        language=notice.language,
        given_name=notice.given_name,
    )


def steps(ply: int, last: int) -> list[tuple[str, int, bool]]:
    """Where one can go from a move."""
    return [
        ("First", 0, ply > 0),
        ("Previous", ply - 1, ply > 0),
        ("Next", ply + 1, ply < last),
        ("Last", last, ply < last),
    ]


@router.get("/claim/{link}")
@router.get("/claim/{link}/plain")
def claim(request: Request, link: str) -> Response:
    """A private link: looking at it uses nothing up.

    Without a script only a cookie remembers the key if the answer to the button is lost.
    """
    answer = page("claim.html", link=link)
    key = request.cookies.get(CLAIM_KEY) or new_token()
    secure = request.url.scheme == "https"
    answer.set_cookie(CLAIM_KEY, key, path="/claim", secure=secure, httponly=True, samesite="lax")
    return answer
