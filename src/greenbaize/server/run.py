"""Starts the server: in this process, or in several that share a PostgreSQL."""

from __future__ import annotations

import gc
import json
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import uvicorn
from alembic.util import CommandError
from fastapi import FastAPI
from pydantic import ValidationError
from pydantic_settings import SettingsError
from uvicorn.config import STARTUP_FAILURE
from uvicorn.server import HANDLED_SIGNALS
from uvicorn.supervisors import Multiprocess

from greenbaize.engine.errors import GreenbaizeError, SetupError
from greenbaize.server.app import create_app
from greenbaize.server.edge.bind import address, check_certificate, listen, port_of
from greenbaize.server.edge.lockfile import exclusive
from greenbaize.server.edge.slow_headers import Wire
from greenbaize.server.ops import logging as logs
from greenbaize.server.ops.metrics import FOLDER
from greenbaize.server.settings import Settings
from greenbaize.server.store import is_sqlite, migrate, sqlite_file

PREFIX = "GREENBAIZE_"
LOG = f"{PREFIX}LOG_OF_HOUSE"
"""Tells workers where their parent's log is."""
SECONDS_TO_END = 3
PING_EVERY = 20.0
OURS_ALONE = 0o077
SWITCH = 0.0005
"""How long the event loop may keep the writer waiting, in seconds."""


def settings_of(**given: Any) -> Settings:
    """What is given goes before the environment, and that before what is usual."""
    try:
        return Settings(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as trouble:
        wrong = trouble.errors()[0]
        name = str(wrong["loc"][0]) if wrong["loc"] else "settings"
        raise SetupError(f"{name} is wrong: {wrong['msg'].lower()}.") from None
    except SettingsError:
        raise SetupError(f"a list such as {PREFIX}ORIGINS is written as JSON.") from None


def serve(
    settings: Settings,
    door: socket.socket | None = None,
    ready: Callable[[], None] = lambda: None,
    log: Path | None = None,
) -> None:
    """Stay until a signal comes; `ready` is called when guests may come.

    Logs go to the terminal, or to a file of which the terminal tells only what is wrong.
    """
    check(settings)
    logs.set_up(log)
    os.environ[LOG] = str(log or "")
    os.umask(OURS_ALONE)
    with signals_end_it(), closing(door or listen(settings.host, settings.port)) as door:
        with exclusive(sqlite_file(settings.database), address(settings, door)):
            bring_up_to_date(settings.database)
            logs.note("listening", host=settings.host, port=port_of(door))
            (run_one if settings.workers == 1 else run_many)(settings, door, ready)
        logs.note("ended")


def check(settings: Settings) -> None:
    """What cannot work is refused before anything is touched."""
    if settings.workers > 1 and is_sqlite(settings.database):
        raise SetupError(
            "several workers need PostgreSQL (--database postgresql://...): SQLite is for one."
        )
    check_certificate(settings)


def bring_up_to_date(database: str) -> None:
    """The database is as this version wants it."""
    try:
        migrate(database)
    except CommandError:
        raise SetupError("the database belongs to a newer Greenbaize than this one.") from None


@contextmanager
def signals_end_it() -> Iterator[None]:
    """Whoever ends the server before it has begun, or while it ends, does no harm."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    except KeyboardInterrupt:
        return
    finally:
        signal.signal(signal.SIGTERM, before)


def config(settings: Settings, app: FastAPI | str) -> uvicorn.Config:
    """How uvicorn is to do it; compressing frames would take memory for every socket."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=settings.workers,
        loop="auto",
        http=Wire,
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.behind_proxy,
        timeout_graceful_shutdown=SECONDS_TO_END,
        ssl_certfile=settings.tls_certificate,
        ssl_keyfile=settings.tls_key,
    )


class Host(uvicorn.Server):
    """A server that says when it is ready, and for which a signal is an end like any other."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Guests may come."""
        await super().startup(sockets)
        self.ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal ends the server and is done with."""
        before = {sign: signal.signal(sign, self.handle_exit) for sign in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)


def run_one(settings: Settings, door: socket.socket, ready: Callable[[], None]) -> None:
    """All in this process."""
    be_quick()
    try:
        Host(config(settings, create_app(settings)), ready).run([door])
    except SystemExit:
        raise GreenbaizeError("the server could not start; its log says why.") from None


def run_many(settings: Settings, door: socket.socket, ready: Callable[[], None]) -> None:
    """Workers that take turns at the door; one that dies is replaced."""
    hand_over(settings)
    with TemporaryDirectory(prefix="greenbaize-") as folder:
        os.environ[FOLDER] = folder
        workers = Multiprocess(config(settings, f"{__name__}:from_environment"), [door])
        ready()
        workers.run()
    if any(process.exitcode == STARTUP_FAILURE for process in workers.processes):
        raise GreenbaizeError("the workers could not start; their log says why.")


def hand_over(settings: Settings) -> None:
    """A worker reads its settings from the environment."""
    for name, value in settings.model_dump(mode="json").items():
        variable = f"{PREFIX}{name.upper()}"
        if value is None:
            os.environ.pop(variable, None)
        else:
            os.environ[variable] = value if isinstance(value, str) else json.dumps(value)


def from_environment() -> FastAPI:
    """The app of one worker."""
    log = os.environ.get(LOG)
    logs.set_up(Path(log) if log else None)
    be_quick()
    threading.Thread(target=follow_parent, daemon=True).start()
    return create_app(settings_of())


def be_quick() -> None:
    """Threads take turns sooner, and the collector of garbage seldom looks through all we have.

    That would keep everybody waiting; a room that is put away leaves it next to nothing.
    """
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 20, 1_000)


def follow_parent() -> None:
    """A worker whose parent is gone has nothing left to do."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
