"""Where the server listens, and with which certificate."""

from __future__ import annotations

import os
import socket
import ssl
from pathlib import Path

from greenbaize.engine.errors import SetupError
from greenbaize.engine.files import reason
from greenbaize.server.settings import Settings

BACKLOG = 2048
ALL_ADDRESSES = ("", "0.0.0.0", "::")
"""Hosts that mean all addresses of this machine."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that callers can queue at from now on."""
    try:
        return bind(host, port)
    except (OSError, UnicodeError) as error:
        raise SetupError("cannot_listen", host=host, port=str(port), reason=reason(error)) from None


def bind(host: str, port: int) -> socket.socket:
    """A listening socket, or what the system says."""
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except BaseException:
        listener.close()
        raise
    return listener


def port_of(listener: socket.socket) -> int:
    """Where it listens."""
    return int(listener.getsockname()[1])


def server_url(settings: Settings, listener: socket.socket, host: str = "") -> str:
    """What to type into a browser on this machine, or for another of its names.

    Where all addresses are listened at, this machine's own is the loopback.
    """
    host = host or ("127.0.0.1" if settings.host in ALL_ADDRESSES else settings.host)
    scheme = "https" if settings.tls_certificate else "http"
    return f"{scheme}://{f'[{host}]' if ':' in host else host}:{port_of(listener)}/"


def check_certificate(settings: Settings) -> None:
    """A certificate and its key can be read and belong together."""
    certificate, key = settings.tls_certificate, settings.tls_key
    if not certificate and not key:
        return
    if not certificate or not key:
        raise SetupError("tls_incomplete")
    for file in (certificate, key):
        check_readable(file)
    try:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key, password=lambda: "")
    except (OSError, ValueError):
        raise SetupError("tls_mismatch", certificate=str(certificate), key=str(key)) from None


def check_readable(file: Path) -> None:
    """A file that can be read."""
    try:
        file.open("rb").close()
    except (OSError, ValueError) as error:
        raise SetupError("tls_file_unreadable", file=str(file), reason=reason(error)) from None
