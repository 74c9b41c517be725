"""The ASGI app: routers, middleware, error handlers, and the lobby, alive as long as it is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import Scope

from greenbaize.engine.errors import GreenbaizeError, RefusedError
from greenbaize.server.botpool.own import register
from greenbaize.server.botpool.pool import BotPool
from greenbaize.server.edge.connections import Connections
from greenbaize.server.edge.limits import Limits
from greenbaize.server.edge.middleware import add_middleware
from greenbaize.server.edge.slow_headers import CONNECTIONS
from greenbaize.server.http import api, spa, websocket
from greenbaize.server.ops.metrics import Metrics
from greenbaize.server.plain import forms, pages, static_files
from greenbaize.server.plain.language import language_of
from greenbaize.server.settings import Settings
from greenbaize.server.store import TableNotFound
from greenbaize.server.store.pg_notify import listen
from greenbaize.server.tables.follower import Follower
from greenbaize.server.tables.lobby import Lobby
from greenbaize.server.tables.log import open_store
from greenbaize.server.tables.ownership import SharedOwners
from greenbaize.server.tables.refusals import (
    TRY_AGAIN,
    ForbiddenError,
    SeatNotHeldError,
    TableUnreadableError,
    TooManyTablesError,
    WatchingForbiddenError,
    problem,
)
from greenbaize.server.tables.services import Services
from greenbaize.server.validation import InvalidRequestError, invalid
from greenbaize.version import VERSION

STORE_PROBLEMS: dict[type[Exception], tuple[int, str]] = {
    TableNotFound: (404, "table_not_found"),
    **{kind: (503, code) for kind, code in TRY_AGAIN.items()},
}
STATUS: dict[type[GreenbaizeError], int] = {
    InvalidRequestError: 422,
    SeatNotHeldError: 401,
    WatchingForbiddenError: 403,
    TableUnreadableError: 503,
    ForbiddenError: 403,
    TooManyTablesError: 429,
    RefusedError: 409,
    GreenbaizeError: 400,
}
"""The first class that fits gives the status."""

CANCEL_SECONDS = 0.5
HTTP_PROBLEMS = {404: "page_not_found", 405: "method_not_allowed"}


def create_app(settings: Settings | None = None, site_folder: Path | None = spa.FOLDER) -> FastAPI:
    """An app with its own lobby; `settings` come from the environment if none are given."""
    settings = settings or Settings()
    register(settings.bots)
    site = spa.read_site(site_folder)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        async with open_lobby(app, settings):
            yield {CONNECTIONS: Connections(settings, app.state.metrics)}

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
    for router in (api.router, api.ops_router, websocket.router):
        app.include_router(router)
    if site:
        app.include_router(spa.router_of(site))
    for router in (static_files.router, pages.router, forms.router):
        app.include_router(router)
    add_middleware(app, settings, app.state.limits, app.state.metrics)
    handle_errors(app)
    warm_routes(app)
    return app


def warm_routes(app: FastAPI) -> None:
    """Make all routes ready now, so that nobody waits for it, and no two do it at once."""
    for kind in ("http", "websocket"):
        scope: Scope = {"type": kind, "method": "GET", "path": "/nowhere", "headers": []}
        for route in app.router.routes:
            route.matches(scope)


@asynccontextmanager
async def open_lobby(app: FastAPI, settings: Settings) -> AsyncIterator[None]:
    """The lobby and what it needs, as long as the app runs."""
    timeout = settings.database_timeout_seconds
    store, metrics = open_store(settings.database, timeout), app.state.metrics
    bots = BotPool(
        settings.bot_processes,
        settings.bot_timeout_seconds,
        thinking_seconds=settings.bot_thinking_seconds,
        own=settings.bots,
        on_retry=metrics.bot_retries.inc,
    )
    await bots.start()
    services = Services(settings, store, bots, metrics)
    app.state.lobby = lobby = Lobby(services)
    tasks = [asyncio.create_task(lobby.clean()), asyncio.create_task(lobby.probe())]
    owners = None
    if store.notifies:
        services.owners = owners = SharedOwners(store, lobby.take_over, lobby.reread_all)
        listening = listen(settings.database, timeout, Follower(lobby, owners))
        tasks += [asyncio.create_task(owners.run()), asyncio.create_task(listening)]
    try:
        yield
    finally:
        lobby.close()
        services.replays.close()
        await end_all(tasks)
        if owners is not None:
            await owners.resign()
        await bots.stop()
        await asyncio.to_thread(store.close)


async def end_all(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel tasks; one that would first hear from the database is not waited for."""
    for _ in range(2):
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks, timeout=CANCEL_SECONDS)


def handle_errors(app: FastAPI) -> None:
    """Every error becomes a problem: JSON, or a page for a browser."""
    for kind in STORE_PROBLEMS:
        app.add_exception_handler(kind, on_store_error)
    app.add_exception_handler(GreenbaizeError, on_error)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http_error)


def respond(request: Request, status: int, error: GreenbaizeError) -> Response:
    """An error as it is sent: to a browser as a page, in its reader's language."""
    if "text/html" in request.headers.get("accept", ""):
        return pages.error_page(status, error, language_of(request))
    return JSONResponse(problem(error).model_dump(), status)


def on_store_error(request: Request, error: Exception) -> Response:
    status, code = next(STORE_PROBLEMS[kind] for kind in STORE_PROBLEMS if isinstance(error, kind))
    return respond(request, status, GreenbaizeError(code))


def on_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, GreenbaizeError)
    status = next(status for kind, status in STATUS.items() if isinstance(error, kind))
    return respond(request, status, error)


def on_invalid(request: Request, error: Exception) -> Response:
    """The first thing that fails validation, and where; never what was sent."""
    assert isinstance(error, RequestValidationError)
    return respond(request, 422, invalid(error.errors()[0]))


def on_http_error(request: Request, error: Exception) -> Response:
    """A path or method that there is not."""
    assert isinstance(error, HTTPException)
    code = HTTP_PROBLEMS.get(error.status_code, "request_unreadable")
    answer = respond(request, error.status_code, GreenbaizeError(code))
    answer.headers.update(error.headers or {})
    return answer
