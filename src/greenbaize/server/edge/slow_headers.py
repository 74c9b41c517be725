"""Requests whose headers come too slowly, or are too long, are disconnected."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MAX_HEADER_BYTES = 64 * 1024
HEADER_SECONDS = 20.0


class BoundedHeadersProtocol(HttpToolsProtocol):
    """A connection whose requests begin within bounds."""

    length = 0
    waiting = True
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """The first head is waited for from the start."""
        super().connection_made(transport)
        self.start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more is waited for."""
        self.stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Count what belongs to a head that is not whole."""
        super().data_received(data)
        self.length = self.length + len(data) if self.waiting else 0
        if self.length > MAX_HEADER_BYTES:
            self.disconnect()

    def on_message_begin(self) -> None:
        """A head begins."""
        self.start_timer()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """A head is whole."""
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
        """Close the connection."""
        self.stop_timer()
        self.transport.close()
