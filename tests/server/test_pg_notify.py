"""A worker that loses the connection by which it hears the others listens again."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Iterator

import pytest

from greenbaize.server.store.pg_notify import Ear


class Silent:
    """Nobody who is told anything."""

    def on_connect(self) -> None: ...
    def on_disconnect(self) -> None: ...
    def on_entry(self, table_id: int, position: int, text: list[str]) -> None: ...
    def on_beat(self, number: int) -> None: ...
    def on_free(self, table_id: int) -> None: ...
    def on_gone(self, number: int) -> None: ...


class Broken:
    """A connection that breaks when it is read; its file descriptor is soon a guest's."""

    def __init__(self, guest: socket.socket) -> None:
        self.here, self.there = socket.socketpair()
        self.socket, self.guest = self.here.fileno(), guest
        self.there.send(b"x")

    def consume_input(self) -> None:
        os.dup2(self.guest.fileno(), self.socket)
        raise OSError("the database is gone")

    def notifies(self) -> None:
        raise AssertionError("nothing was consumed")


@pytest.fixture
def guests() -> Iterator[tuple[socket.socket, socket.socket]]:
    pair = socket.socketpair()
    yield pair
    for one in pair:
        one.close()


def test_a_descriptor_that_somebody_else_has_by_now_is_left_alone(
    guests: tuple[socket.socket, socket.socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    removed: list[int] = []

    async def listening() -> None:
        loop = asyncio.get_running_loop()
        connection = Broken(guests[0])
        remove = loop.remove_reader

        def noting(fd: int) -> bool:
            removed.append(fd)
            return remove(fd)

        monkeypatch.setattr(loop, "remove_reader", noting)
        ear = Ear(connection, Silent())  # type: ignore[arg-type]
        with pytest.raises(OSError, match="database is gone"):
            await ear.listen()
        assert removed == [connection.socket]
        connection.here.close()
        connection.there.close()

    asyncio.run(listening())
