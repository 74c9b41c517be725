"""The codes with which sockets are closed are those of the docs, each provoked once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from greenbaize.server import protocol
from greenbaize.server.store import StoreUnavailable

from .guests import Guest, host, joins, running_app
from .portal_client import Client
from .scenes import NOWHERE, call, lobby_of, settle

DOCS = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
ROWS = re.findall(r"^\| (\d{4}) \| ((?:`\w+`(?:, )?)+) \|", DOCS, re.MULTILINE)
TOLD = {int(code): re.findall(r"\w+", reasons) for code, reasons in ROWS}

Closed = tuple[int, str]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    limits: dict[str, Any] = {
        "sockets_per_seat": 1,
        "message_burst": 12,
        "messages_per_second": 0.001,
    }
    with running_app(f"sqlite:///{tmp_path / 'tables.db'}", **limits) as client:
        yield client


def last(socket: Any) -> Closed:
    """How the server ends a connection."""
    while (message := socket.receive())["type"] != "websocket.close":
        pass
    return message["code"], message["reason"]


def seat_not_held(client: Client) -> Closed:
    ann = host(client, seats=2)
    ben = joins(ann, "Ben")
    with ben.socket() as socket:
        settle(socket, lambda frame: frame["table"]["seats"][1]["connected"])
        ann.does("remove", seat=1)
        return last(socket)


def table_not_found(client: Client) -> Closed:
    with Guest(client, NOWHERE).socket() as socket:
        return last(socket)


def too_many_messages(client: Client) -> Closed:
    with host(client, seats=2).socket() as socket:
        for _ in range(3):
            socket.send_json({"type": "hello"})
        return last(socket)


def too_many_sockets(client: Client) -> Closed:
    ann = host(client, seats=2)
    with ann.socket() as first:
        assert first.receive_json()["type"] == "table"
        with ann.socket() as second:
            return last(second)


def failing(client: Client, error: Exception) -> Closed:
    """Whatever is read of the log fails."""
    ann = host(client, seats=2)
    lobby = lobby_of(client)
    call(client, lobby.room, ann.code)
    lobby.rooms[ann.code].table = None

    async def fail(*_: Any) -> Any:
        raise error

    lobby.services.store.read_log = fail  # type: ignore[method-assign, assignment]
    with ann.socket() as socket:
        return last(socket)


def store_unavailable(client: Client) -> Closed:
    return failing(client, StoreUnavailable("away"))


def internal_error(client: Client) -> Closed:
    return failing(client, ZeroDivisionError("a secret"))


def table_unreadable(client: Client) -> Closed:
    ann = host(client, seats=2)
    lobby = lobby_of(client)
    room = call(client, lobby.room, ann.code)
    room.table = None
    room.row = room.row.__class__(room.row.id, room.row.header, b"")
    room.row.header.__dict__["game"] = "no-such-game"
    with ann.socket() as socket:
        return last(socket)


PROVOKED: dict[int, Callable[[Client], Closed]] = {
    4401: seat_not_held,
    4404: table_not_found,
    4429: too_many_messages,
    4430: too_many_sockets,
    4500: table_unreadable,
    1011: internal_error,
    1013: store_unavailable,
}
ELSEWHERE = {
    4408: "tests/server/test_refusals.py: a reader who is too slow",
    1008: "tests/server/test_middleware.py: a socket is refused without the extension too",
}


def test_every_code_is_told_with_its_reason_and_provoked() -> None:
    ours = {code: [reason] for code, reason in protocol.CLOSE_REASONS.items()}
    before_it_opens = ["foreign_origin", "too_many_sockets", "too_many_requests"]
    assert {**ours, 1008: before_it_opens, 1011: ["internal_error"]} == TOLD
    assert TOLD.keys() == PROVOKED.keys() | ELSEWHERE.keys()


@pytest.mark.parametrize("code", PROVOKED)
def test_a_socket_is_closed_with_the_code_and_reason_that_are_told(
    client: Client, code: int
) -> None:
    assert PROVOKED[code](client) == (code, TOLD[code][0])
