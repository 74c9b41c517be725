"""`greenbaize serve` for hosting, and `greenbaize` alone for a server on this machine."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated, Any

import typer

from greenbaize.cli.app import app
from greenbaize.cli.banner import open_browser, say, welcome
from greenbaize.cli.saves import folder
from greenbaize.engine.errors import SaveError, SetupError
from greenbaize.engine.files import reason

PORTS = range(8000, 8100)
LOG = "server.log"
INSTALL = "pip install 'greenbaize[server]'"


@app.command()
def serve(
    host: Annotated[
        str | None, typer.Option(metavar="HOST", help="The address to listen on.")
    ] = None,
    port: Annotated[
        int | None, typer.Option(metavar="PORT", help="The port to listen on; 0 is any.")
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="Where tables are kept.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(metavar="N", help="Processes on one PostgreSQL.")
    ] = None,
    tls: Annotated[
        tuple[Path, Path] | None, typer.Option(metavar="CERT KEY", help="Use HTTPS.")
    ] = None,
) -> None:
    """Host tables for others; docs/hosting.md tells all."""
    with server_packages():
        from greenbaize.server import run
        from greenbaize.server.edge import bind

    certificate, key = tls or (None, None)
    settings = run.load_settings(host=host, port=port, database=database, workers=workers,
                               tls_certificate=certificate, tls_key=key)  # fmt: skip
    run.check(settings)
    occupy_standard_files()
    listener = bind.listen(settings.host, settings.port)
    where = bind.server_url(settings, listener)
    run.serve(settings, listener, lambda: say(f"Greenbaize is at {where}"))


def serve_at_home(log_here: bool = False) -> None:
    """A server on this machine, for everybody on the same network.

    What it logs goes to a file beside the tables, unless somebody wants to read it here.
    """
    with server_packages():
        from greenbaize.server import run
        from greenbaize.server.edge import bind

    settings = run.load_settings(**home_defaults())
    run.check(settings)
    occupy_standard_files()
    listener = bind_free_port(settings.host)
    here = bind.server_url(settings, listener)
    others = lan_ip() if settings.host in bind.ALL_ADDRESSES else None
    there = others and bind.server_url(settings, listener, others)
    settings = settings.model_copy(update={"public_url": settings.public_url or there})

    log = None if log_here else data_folder() / LOG

    def ready() -> None:
        welcome(here, there, log)
        open_browser(here)

    run.serve(settings, listener, ready, log)


@contextmanager
def server_packages() -> Iterator[None]:
    """Imports of the server; without its extra, the error names the command that installs it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("greenbaize"):
            raise
        raise SetupError("server_not_installed", command=INSTALL) from None


def home_defaults() -> dict[str, Any]:
    """Defaults of a server at home; environment variables override them."""
    usual = {"host": "0.0.0.0", "database": f"sqlite:///{data_folder() / 'tables.db'}"}
    return {name: value for name, value in usual.items() if not variable(name)}


def data_folder() -> Path:
    """The folder of everything that is kept, made if it is not there."""
    place = folder().absolute()
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise SaveError("folder_unusable", path=str(place), reason=reason(error)) from None
    return place


def variable(name: str) -> str | None:
    """What the environment says about a setting."""
    return os.environ.get(f"GREENBAIZE_{name.upper()}")


def bind_free_port(host: str) -> socket.socket:
    """The usual port or the next that is free; if a variable names one, that one."""
    from greenbaize.server import run
    from greenbaize.server.edge import bind

    if variable("port"):
        return bind.listen(host, run.load_settings().port)
    for port in PORTS:
        with suppress(SetupError):
            return bind.listen(host, port)
    return bind.listen(host, PORTS[0])


def lan_ip() -> str | None:
    """This machine's address on its network, if it is on one; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, suppress(OSError):
        asking.connect(("192.0.2.1", 9))
        found = str(asking.getsockname()[0])
        return None if found.startswith(("127.", "0.")) else found
    return None


def occupy_standard_files() -> None:
    """Where a standard file was closed, nothing else may take its number."""
    number = os.open(os.devnull, os.O_RDWR)
    while number <= 2:
        number = os.open(os.devnull, os.O_RDWR)
    os.close(number)
