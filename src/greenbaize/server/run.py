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
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from difflib import get_close_matches
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
from greenbaize.server.edge.bind import check_certificate, listen, port_of, server_url
from greenbaize.server.edge.connections import raise_open_files
from greenbaize.server.edge.lockfile import exclusive
from greenbaize.server.edge.slow_headers import BoundedHeadersProtocol
from greenbaize.server.ops import logging
from greenbaize.server.ops.metrics import FOLDER
from greenbaize.server.settings import Settings
from greenbaize.server.store import is_sqlite, make_private, migrate, sqlite_file
from greenbaize.server.validation import invalid

PREFIX = "GREENBAIZE_"
LOG_FILE = f"{PREFIX}LOG_FILE"
"""Tells workers where their parent's log is."""
NO_SETTINGS = {LOG_FILE, f"{PREFIX}LANGUAGE", f"{PREFIX}NO_SITE", f"{PREFIX}PURE"}
"""Variables that are for something else."""

SHUTDOWN_SECONDS = 3
PING_SECONDS = 20.0
PRIVATE_UMASK = 0o077
SWITCH_INTERVAL = 0.0005
"""How long the event loop may keep the writer waiting, in seconds."""


def load_settings(**given: Any) -> Settings:
    """What is given goes before the environment, and that before the defaults."""
    try:
        return Settings(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        raise invalid(error.errors()[0]) from None
    except SettingsError:
        raise SetupError("setting_not_json", name=f"{PREFIX}ORIGINS") from None


def serve(
    settings: Settings,
    listener: socket.socket | None = None,
    ready: Callable[[], None] = lambda: None,
    log: Path | None = None,
) -> None:
    """Serve until a signal comes; `ready` is called when the server accepts connections.

    Logs go to the terminal, or to a file of which the terminal tells only what is wrong.
    """
    check(settings)
    logging.set_up(log)
    warn_of_unknown_settings(os.environ)
    os.environ[LOG_FILE] = str(log or "")
    os.umask(PRIVATE_UMASK)
    files = raise_open_files()
    with graceful_signals(), closing(listener or listen(settings.host, settings.port)) as listener:
        with exclusive(sqlite_file(settings.database), server_url(settings, listener)):
            migrate_database(settings.database)
            make_private(settings.database)
            port = port_of(listener)
            logging.info("listening", host=settings.host, port=port, open_files=files)
            (run_one if settings.workers == 1 else run_many)(settings, listener, ready)
        logging.info("server stopped")


def warn_of_unknown_settings(environment: Mapping[str, str]) -> None:
    """A setting that was renamed or misspelt would be lost silently."""
    known = {f"{PREFIX}{name.upper()}" for name in Settings.model_fields} | NO_SETTINGS
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in known:
            like = get_close_matches(name, known, 1)
            meant = f"; did you mean {like[0]}?" if like else ""
            logging.warning(f"the variable {name} is no setting and is ignored{meant}")


def check(settings: Settings) -> None:
    """What cannot work is refused before anything is touched."""
    if settings.workers > 1 and is_sqlite(settings.database):
        raise SetupError("workers_need_postgresql")
    check_certificate(settings)


def migrate_database(database: str) -> None:
    """The database is as this version wants it."""
    try:
        migrate(database)
    except CommandError:
        raise SetupError("database_too_new") from None


@contextmanager
def graceful_signals() -> Iterator[None]:
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
        http=BoundedHeadersProtocol,
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.behind_proxy,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        ssl_certfile=settings.tls_certificate,
        ssl_keyfile=settings.tls_key,
    )


class Server(uvicorn.Server):
    """A server that says when it is ready, and for which a signal is an end like any other."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """The server accepts connections."""
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


def run_one(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """All in this process."""
    tune_runtime()
    try:
        Server(config(settings, create_app(settings)), ready).run([listener])
    except SystemExit:
        raise GreenbaizeError("server_not_started") from None


def run_many(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Workers that share the listener; one that dies is replaced."""
    export_settings(settings)
    with TemporaryDirectory(prefix="greenbaize-") as folder:
        os.environ[FOLDER] = folder
        workers = Multiprocess(config(settings, f"{__name__}:from_environment"), [listener])
        ready()
        workers.run()
    if any(process.exitcode == STARTUP_FAILURE for process in workers.processes):
        raise GreenbaizeError("workers_not_started")


def export_settings(settings: Settings) -> None:
    """A worker reads its settings from the environment."""
    for name, value in settings.model_dump(mode="json").items():
        variable = f"{PREFIX}{name.upper()}"
        if value is None:
            os.environ.pop(variable, None)
        else:
            os.environ[variable] = value if isinstance(value, str) else json.dumps(value)


def from_environment() -> FastAPI:
    """The app of one worker."""
    log = os.environ.get(LOG_FILE)
    logging.set_up(Path(log) if log else None)
    tune_runtime()
    threading.Thread(target=exit_with_parent, daemon=True).start()
    return create_app(load_settings())


def tune_runtime() -> None:
    """Threads take turns sooner, and the collector of garbage seldom looks through all we have.

    That would keep everybody waiting; a room that is put away leaves it next to nothing.
    """
    sys.setswitchinterval(SWITCH_INTERVAL)
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 20, 1_000)


def exit_with_parent() -> None:
    """A worker whose parent is gone has nothing left to do."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
