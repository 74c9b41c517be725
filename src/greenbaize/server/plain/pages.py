"""The plain page: everything with any game, in words, lists and forms."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from jinja2 import Environment, PackageLoader, select_autoescape

from greenbaize.bots import BOTS
from greenbaize.engine.errors import RefusedError
from greenbaize.engine.game import Game, Option, Value, find_game
from greenbaize.engine.text import sentence
from greenbaize.games import GAMES
from greenbaize.server import protocol as p
from greenbaize.server.http.api import TheHall, TheRoom, finished, moment
from greenbaize.server.plain.context import Notice, any_eyes, frame_of, plain_path, sight
from greenbaize.server.plain.prompts import chairs
from greenbaize.server.plain.render_view import Teller, heading, spelt
from greenbaize.server.plain.static_files import address
from greenbaize.server.store import TableNotFound
from greenbaize.server.tables.room import NotYours, Room
from greenbaize.server.tables.tokens import read_code

SeatAsked = Annotated[int | None, Query(ge=0, lt=p.MOST_SEATS)]

pages = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
words = Environment(
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


words.globals.update(
    static=address,
    heading=heading,
    sentence=sentence,
    spelt_value=spelt_value,
    raw_value=raw_value,
    spelt_seats=Game.spelt_seats,
)


def page(template: str, status: int = 200, **context: Any) -> HTMLResponse:
    """A page from its template."""
    return HTMLResponse(words.get_template(template).render(context), status)


def trouble(status: int, says: str) -> HTMLResponse:
    """A page that says what is wrong, and where to go on."""
    title = {401: "Not your seat", 404: "Nothing here"}.get(status, "Not now")
    context = {"title": title, "says": sentence(says), "back": "/plain", "back_says": "All games"}
    return page("trouble.html", status, **context)


@pages.get("/")
@pages.get("/plain")
def home() -> Response:
    """Choose a game, or come to a table."""
    return at_home()


def at_home(says: str = "", code: str = "", status: int = 200) -> Response:
    """The first page."""
    return page("home.html", status, games=list(GAMES.values()), says=says, code=code)


@pages.get("/plain/table")
async def find(hall: TheHall, code: str = "") -> Response:
    """To the table of this code."""
    try:
        room = await hall.room(code[:40])
    except TableNotFound:
        says = "There is no such table; look at the code again."
        return at_home(says, read_code(code)[:20], 404)
    return RedirectResponse(plain_path(room), 303)


@pages.get("/plain/new")
def new(game: str = "") -> Response:
    """The set-up of a new table."""
    return set_up(find_game(game), USUAL)


USUAL = {"gone": "120", "pace": "1", "pause": "1"}
"""What stands in the form before anybody writes in it."""


def set_up(
    game: Game[Any],
    given: dict[str, str],
    says: str = "",
    rule: str = "",
    wrong: frozenset[str] = frozenset(),
) -> Response:
    """The form of a new table, with all that was given and what was wrong with it."""
    return page(
        "new.html",
        422 if says else 200,
        game=game,
        given=given,
        bots=sorted(BOTS),
        groups=option_groups(game),
        opened=any(given[name] for name in given if name.startswith("option-")) or bool(wrong),
        says=sentence(says),
        rule=rule,
        wrong=wrong,
    )


def option_groups(game: Game[Any]) -> list[tuple[str, list[Option]]]:
    """The options: what can be added, and what can be chosen."""
    switches = [option for option in game.options if option.is_switch]
    others = [option for option in game.options if not option.is_switch]
    groups = [("What can be added", switches), ("What can be chosen", others)]
    return [(title, options) for title, options in groups if options]


@pages.get("/t/{code}")
async def to_the_page(room: TheRoom) -> Response:
    """The address that people share."""
    return RedirectResponse(plain_path(room), 303)


@pages.get("/t/{code}/plain")
async def table(request: Request, code: str, room: TheRoom, seat: SeatAsked = None) -> Response:
    """A table."""
    if code != room.kept.header.code:
        return RedirectResponse(plain_path(room), 303)
    return await show(request, room, seat)


async def show(
    request: Request,
    room: Room,
    seat: int | None,
    notice: Notice | None = None,
    status: int = 200,
) -> Response:
    """The page of a table, or the part of it that changes, if a script asks for that."""
    part = request.headers.get("greenbaize-part") or request.url.path.endswith("/part")
    context = await sight(request, room, seat, notice)
    template = "part.html" if part else "table.html"
    return await asyncio.to_thread(page, template, status, **context)


@pages.get("/t/{code}/plain/part")
async def part(request: Request, room: TheRoom, seat: SeatAsked = None) -> Response:
    """What changes on the page of a table."""
    context = await sight(request, room, seat)
    if seat != context["here"].seat:
        raise NotYours
    return await asyncio.to_thread(page, "part.html", **context)


@pages.get("/t/{code}/plain/replay")
async def replay(
    request: Request, room: TheRoom, ply: Annotated[int, Query(ge=0, le=100_000)] = 0
) -> Response:
    """A finished game, move by move."""
    return await replayed(request, room, ply)


async def replayed(
    request: Request, room: Room, ply: int, notice: Notice | None = None, status: int = 200
) -> Response:
    """A moment of a finished game."""
    record = await finished(room, await any_eyes(request, room))
    if ply > len(record.moves):
        raise RefusedError(f"the game has moves 0 to {len(record.moves)}, not {ply}.")
    seen = await asyncio.to_thread(moment, record, ply)
    frame, game = await frame_of(room, None), find_game(record.game)
    notice = notice or Notice()
    return page(
        "replay.html",
        status,
        table=frame.table,
        moment=seen,
        chairs=chairs(frame, game.colours),
        told=Teller(record.seats, game.glossary).tell(seen.view),
        path=plain_path(room),
        steps=steps(ply, len(record.moves)),
        says=sentence(notice.says),
        rule=notice.rule,
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


@pages.get("/back/{link}")
@pages.get("/back/{link}/plain")
def back(link: str) -> Response:
    """A private link: looking at it uses nothing up."""
    return page("back.html", link=link)
