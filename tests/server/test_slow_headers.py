"""Whoever never comes to the end of a request is not waited for."""

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from typing import Any

import pytest
import uvicorn

from greenbaize.server.edge import slow_headers as wire
from greenbaize.server.edge.middleware import problem_response
from greenbaize.server.run import config, load_settings

Connect = Callable[[], socket.socket]


class Still(uvicorn.Server):
    """A server in a thread; it leaves signals alone."""

    def capture_signals(self) -> Any:
        return nullcontext()


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "lifespan":
        for _ in range(2):
            message = await receive()
            await send({"type": f"{message['type']}.complete"})
    else:
        await problem_response(200, "hello")(scope, receive, send)


@pytest.fixture
def connect(monkeypatch: pytest.MonkeyPatch) -> Iterator[Connect]:
    monkeypatch.setattr(wire, "HEADER_SECONDS", 0.5)
    door = socket.create_server(("127.0.0.1", 0))
    server = Still(config(load_settings(), app))  # type: ignore[arg-type]
    ready = threading.Thread(target=lambda: asyncio.run(server.serve([door])), daemon=True)
    ready.start()
    callers: list[socket.socket] = []

    def call() -> socket.socket:
        callers.append(socket.create_connection(door.getsockname(), timeout=20))
        return callers[-1]

    yield call
    for caller in callers:
        caller.close()
    server.should_exit = True
    ready.join(20)
    door.close()
    assert not ready.is_alive()


def heard(caller: socket.socket) -> bytes:
    """All that is said until the line is dead."""
    said = b""
    try:
        while piece := caller.recv(65536):
            said += piece
    except ConnectionResetError:
        pass
    return said


def test_a_request_is_answered_and_the_line_stays_open(
    connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "HEADER_SECONDS", 20)
    caller = connect()
    for _ in range(2):
        caller.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        answer = b""
        while b"hello" not in answer:
            piece = caller.recv(65536)
            assert piece, "the line is closed"
            answer += piece
    caller.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    assert b"200 OK" in heard(caller)


def test_a_head_that_never_ends_is_cut_short(connect: Connect) -> None:
    caller = connect()
    with pytest.raises(OSError, match=r"reset|pipe|abort"):  # noqa: PT012
        caller.sendall(b"GET / HTTP/1.1\r\nEndless: ")
        for _ in range(10_000):
            caller.sendall(b"x" * 4096)
    assert b"200" not in heard(caller)


@pytest.mark.parametrize("begun", [b"", b"GET / HTT", b"GET / HTTP/1.1\r\nHost: x\r\n"])
def test_a_head_that_does_not_come_is_not_waited_for(begun: bytes, connect: Connect) -> None:
    caller = connect()
    caller.sendall(begun)
    assert heard(caller) == b""
