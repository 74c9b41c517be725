"""Connections are counted; those whose headers come too slowly, or are too long, are ended."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from greenbaize.server.edge.connections import Connections
from greenbaize.server.edge.limits import client_ip

CONNECTIONS = "connections"
"""Where the app's lifespan state has the count of connections."""

MAX_HEADER_BYTES = 64 * 1024
HEADER_SECONDS = 20.0


class BoundedHeadersProtocol(HttpToolsProtocol):
    """A connection whose requests begin within bounds."""

    length = 0
    waiting = True
    timer: asyncio.TimerHandle | None = None
    counted: str | None = None
    """The address that this connection counts for, as long as it does."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """The first head is waited for from the start, if there may be one more connection."""
        super().connection_made(transport)
        known: Connections | None = self.app_state.get(CONNECTIONS)
        address = client_ip({"client": self.client})
        if known is not None and not known.open(address, len(self.connections)):
            transport.abort()
            return
        self.counted = address if known is not None else None
        self.start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more is waited for."""
        self.stop_timer()
        self.uncount()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket, and counts as one."""
        self.uncount()
        super().handle_websocket_upgrade()

    def uncount(self) -> None:
        if self.counted is not None:
            self.app_state[CONNECTIONS].close(self.counted)
            self.counted = None

    def data_received(self, data: bytes) -> None:
        """Count what belongs to a head that is not whole."""
        super().data_received(data)
        self.length = self.length + len(data) if self.waiting else 0
        if self.length > MAX_HEADER_BYTES:
            self.disconnect()

    def on_message_begin(self) -> None:
        self.start_timer()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.stop_timer()
        super().on_headers_complete()

    def start_timer(self) -> None:
        """From now on a head is waited for, but not for ever."""
        self.stop_timer()
        self.waiting = True
        self.timer = self.loop.call_later(HEADER_SECONDS, self.disconnect)

    def stop_timer(self) -> None:
        """Nothing is waited for."""
        self.waiting = False
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def disconnect(self) -> None:
        self.stop_timer()
        self.transport.close()
