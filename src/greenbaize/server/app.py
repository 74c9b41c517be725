"""The app: everything put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import Scope

from greenbaize.engine.errors import GreenbaizeError, RefusedError
from greenbaize.server.botpool.pool import Thinkers
from greenbaize.server.edge.limits import Limits
from greenbaize.server.edge.middleware import guard
from greenbaize.server.http import api
from greenbaize.server.http import spa as site
from greenbaize.server.http import websocket as socket
from greenbaize.server.ops.metrics import Metrics
from greenbaize.server.plain import forms, pages
from greenbaize.server.plain import static_files as statics
from greenbaize.server.settings import Settings
from greenbaize.server.store import Conflict, StoreUnavailable, TableNotFound
from greenbaize.server.store.pg_notify import listen
from greenbaize.server.tables.commands import Forbidden
from greenbaize.server.tables.lobby import Hall
from greenbaize.server.tables.log import open_store
from greenbaize.server.tables.room import NotYours
from greenbaize.server.tables.sanitize import plain
from greenbaize.version import VERSION

SAYS: dict[type[Exception], tuple[int, str]] = {
    TableNotFound: (404, "there is no such table; look at the code again."),
    NotYours: (401, "this device does not hold that seat."),
    api.NoWatching: (403, "this table plays behind closed doors."),
    api.TooMany: (429, "so many tables were laid from your address; wait a while."),
    StoreUnavailable: (503, "nothing can be written down just now; try again."),
    Conflict: (503, "too much happened at once; try again."),
}

HTTP_SAYS = {
    400: "the request could not be read.",
    404: "there is nothing at this address.",
    405: "that cannot be asked for at this address.",
}


def create_app(settings: Settings | None = None, site_folder: Path | None = site.FOLDER) -> FastAPI:
    """An app with its own hall; `settings` come from the environment if none are given."""
    settings = settings or Settings()
    built = site.read_site(site_folder)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with opened(app, settings):
            yield

    app = FastAPI(
        title="Greenbaize",
        version=VERSION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.metrics = Metrics()
    app.state.limits = Limits(settings)
    for routes in (api.routes, api.plumbing, socket.sockets):
        app.include_router(routes)
    shown = [site.routes_of(built)] if built else []
    for routes in (*shown, statics.files, pages.pages, forms.forms):
        app.include_router(routes)
    guard(app, settings, app.state.limits, app.state.metrics)
    handle_trouble(app)
    know_ways(app)
    return app


def know_ways(app: FastAPI) -> None:
    """Make all routes ready now, so that nobody waits for it, and no two do it at once."""
    for kind in ("http", "websocket"):
        scope: Scope = {"type": kind, "method": "GET", "path": "/nowhere", "headers": []}
        for route in app.router.routes:
            route.matches(scope)


@asynccontextmanager
async def opened(app: FastAPI, settings: Settings) -> AsyncIterator[None]:
    """The hall, from the first guest to the last."""
    store = open_store(settings.database)
    thinkers = Thinkers(settings.thinkers, settings.thinking)
    await thinkers.start()
    app.state.hall = hall = Hall(settings, store, thinkers, app.state.metrics)
    tasks = [asyncio.create_task(hall.tend())]
    if store.notifies:
        listening = listen(settings.database, hall.on_change, hall.reread_all)
        tasks.append(asyncio.create_task(listening))
    try:
        yield
    finally:
        hall.close()
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await thinkers.stop()
        await asyncio.to_thread(store.close)


def handle_trouble(app: FastAPI) -> None:
    """Whatever goes wrong is said in one sentence."""
    for kind, (status, says) in SAYS.items():
        app.add_exception_handler(kind, saying(status, says))
    app.add_exception_handler(GreenbaizeError, told)
    app.add_exception_handler(RequestValidationError, not_understood)
    app.add_exception_handler(HTTPException, not_found)


def said(request: Request, status: int, says: str, rule: str = "") -> Response:
    """An error as it is sent: to a browser as a page."""
    if "text/html" in request.headers.get("accept", ""):
        return pages.trouble(status, says)
    return JSONResponse({"says": says, "rule": rule}, status)


def saying(status: int, says: str) -> Callable[[Request, Exception], Response]:
    """A handler that always says the same."""
    return lambda request, trouble: said(request, status, says)


def told(request: Request, trouble: Exception) -> Response:
    """What the user can mend."""
    status = (
        403 if isinstance(trouble, Forbidden) else 409 if isinstance(trouble, RefusedError) else 400
    )
    return said(request, status, str(trouble), getattr(trouble, "rule", ""))


def not_understood(request: Request, trouble: Exception) -> Response:
    """The first thing that is not as it should be, and where; never what was sent."""
    assert isinstance(trouble, RequestValidationError)
    first = trouble.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    return said(request, 422, f"{plain(where)[:60] or 'the request'}: {first['msg'].lower()}.")


def not_found(request: Request, trouble: Exception) -> Response:
    """A path or method that we do not know."""
    assert isinstance(trouble, HTTPException)
    says = HTTP_SAYS.get(trouble.status_code, f"{str(trouble.detail).lower()}.")
    answer = said(request, trouble.status_code, says)
    answer.headers.update(trouble.headers or {})
    return answer
