"""HTTP as it comes in: whoever never comes to the end of a request's head is not waited for."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD = 64 * 1024
SLOWEST_HEAD = 20.0


class Wire(HttpToolsProtocol):
    """A connection whose requests begin within bounds."""

    length = 0
    waiting = True
    patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """The first head is waited for from the start."""
        super().connection_made(transport)
        self.expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more is waited for."""
        self.arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Count what belongs to a head that is not whole."""
        super().data_received(data)
        self.length = self.length + len(data) if self.waiting else 0
        if self.length > LONGEST_HEAD:
            self.hang_up()

    def on_message_begin(self) -> None:
        """A head begins."""
        self.expect()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """A head is whole."""
        self.arrived()
        super().on_headers_complete()

    def expect(self) -> None:
        """From now on a head is waited for, but not for ever."""
        self.arrived()
        self.waiting = True
        self.patience = self.loop.call_later(SLOWEST_HEAD, self.hang_up)

    def arrived(self) -> None:
        """Nothing is waited for."""
        self.waiting = False
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def hang_up(self) -> None:
        """Enough."""
        self.arrived()
        self.transport.close()
