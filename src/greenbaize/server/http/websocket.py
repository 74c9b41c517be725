"""The WebSocket: a device says hello, sends commands, and gets every change as a frame."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from pydantic_core import to_json

from greenbaize.server import protocol as p
from greenbaize.server.http.dependencies import table_quota
from greenbaize.server.ops.metrics import Metrics
from greenbaize.server.store import Conflict, SeatClaim, StoreUnavailable, TableNotFound
from greenbaize.server.tables.lobby import Lobby
from greenbaize.server.tables.presence import TooManyViewers
from greenbaize.server.tables.refusals import (
    CommandRefusedError,
    SeatNotHeldError,
    TableUnreadableError,
    refusal,
    try_again,
)
from greenbaize.server.tables.room import Room
from greenbaize.server.tables.tokens import cookie_name

CLOSE_SECONDS = 5.0
"""How long a connection that ends may take to send its queue."""

HELLO_COST = 5
"""A whole story is more to send than an answer, so the rate limit counts it as so many messages."""

TALK_COST = 3
"""What everybody is shown and nobody needs counts more than a move."""

SEAT_NOT_HELD, NOT_FOUND, TOO_SLOW, TOO_MANY, TRY_AGAIN = 4401, 4404, 4408, 4429, 1013
TOO_MANY_SOCKETS, UNREADABLE = 4430, 4500

router = APIRouter()


class Connection:
    """One WebSocket and its queue of frames; a reader who is too slow is disconnected."""

    def __init__(
        self, socket: WebSocket, claim: SeatClaim, max_queue: int, metrics: Metrics
    ) -> None:
        self.socket, self.claim, self.metrics = socket, claim, metrics
        self.version: int | None = None
        self.live = False
        self.max_queue = max_queue
        self.closing = self.leaving = self.too_slow = False
        self.in_progress: asyncio.Task[None] | None = None
        self.hints: set[asyncio.Task[None]] = set()
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.sender = asyncio.create_task(self.send_queue())

    def send(self, data: bytes) -> None:
        """Queue a frame; if too many wait already, none of them is sent any more."""
        if self.queue.qsize() < self.max_queue:
            self.queue.put_nowait(data)
        else:
            self.metrics.frames_dropped.inc(self.queue.qsize() + 1)
            self.too_slow = True
            self.sender.cancel()

    def dismiss(self) -> None:
        """The seat is no longer this device's; whoever leaves is first told that it is done."""
        if not self.leaving:
            self.close_after_queue(SEAT_NOT_HELD)

    def close_after_queue(self, code: int) -> None:
        self.closing = True
        self.queue.put_nowait(code)

    async def send_queue(self) -> None:
        """Send what is queued, until a close code comes."""
        while True:
            item = await self.queue.get()
            if isinstance(item, int):
                return await close(self.socket, item)
            await self.socket.send_text(item.decode())

    async def finish(self, work: Coroutine[Any, Any, None]) -> None:
        """What was begun goes on to its end, even if the connection breaks meanwhile."""
        self.in_progress = asyncio.create_task(work)
        await asyncio.shield(self.in_progress)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """What changes nothing goes on beside the rest, as long as somebody waits for it."""
        task = asyncio.create_task(work)
        self.hints.add(task)
        task.add_done_callback(self.hints.discard)

    def leave(self, room: Room) -> None:
        """Leave the room, at the latest when what was begun is done."""
        for hint in self.hints:
            hint.cancel()
        room.leave(self)
        if self.in_progress is not None and not self.in_progress.done():
            self.in_progress.add_done_callback(lambda _: room.leave(self))


async def close(socket: WebSocket, code: int) -> None:
    """Close with a code, and its name as the reason."""
    await socket.close(code, p.CLOSE_REASONS[code])


@router.websocket("/t/{code}/socket")
async def connect(
    socket: WebSocket, code: str, seat: Annotated[int | None, Query(ge=0, lt=p.MAX_SEATS)] = None
) -> None:
    """A device of a seat, or of the public."""
    lobby: Lobby = socket.app.state.lobby
    await socket.accept()
    try:
        room = await lobby.room(code)
        token = None if seat is None else socket.cookies.get(cookie_name(seat))
        claim = await lobby.claim(room, seat, token)
    except TableNotFound:
        return await close(socket, NOT_FOUND)
    except SeatNotHeldError:
        return await close(socket, SEAT_NOT_HELD)
    except TableUnreadableError:
        return await close(socket, UNREADABLE)
    except StoreUnavailable:
        return await close(socket, TRY_AGAIN)
    metrics = lobby.services.metrics
    metrics.sockets.inc()
    try:
        await serve(socket, room, claim)
    finally:
        metrics.sockets.dec()


async def serve(socket: WebSocket, room: Room, claim: SeatClaim) -> None:
    """Receive and send at once; when either ends, so does the other."""
    services = room.services
    queue = services.settings.frame_queue
    connection = Connection(socket, claim, queue, services.metrics)
    receiver = asyncio.create_task(receive_all(socket, room, connection))
    try:
        await asyncio.wait({connection.sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
        if connection.closing:
            await asyncio.wait({connection.sender}, timeout=CLOSE_SECONDS)
    finally:
        connection.leave(room)
        for task in (connection.sender, receiver):
            task.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await connection.sender
        with suppress(asyncio.CancelledError, WebSocketDisconnect):
            await receiver
    if connection.too_slow:
        with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
            await asyncio.wait_for(close(socket, TOO_SLOW), CLOSE_SECONDS)


async def receive_all(socket: WebSocket, room: Room, connection: Connection) -> None:
    """Answer every message, until the device goes or reaches its rate limit.

    All devices of a seat share one limit; those of the public have one each.
    """
    bucket = room.bucket_of(connection.claim)
    while not connection.closing:
        message = await receive(socket)
        if bucket.take(cost(message)):
            room.services.metrics.count_limited("messages")
            return connection.close_after_queue(TOO_MANY)
        work = answer_or_close(room, connection, message)
        if isinstance(message, p.Hint):
            connection.begin(work)
        else:
            await connection.finish(work)


def cost(message: p.ClientMessage | None) -> int:
    """As how many messages the rate limit counts one."""
    if isinstance(message, p.Hello):
        return HELLO_COST
    return TALK_COST if isinstance(message, (p.Chat, p.React)) else 1


async def receive(socket: WebSocket) -> p.ClientMessage | None:
    """Parse the next message; None if it is not valid."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    try:
        return p.CLIENT_MESSAGE.validate_json(message.get("text") or "")
    except ValidationError:
        return None


async def answer_or_close(
    room: Room, connection: Connection, message: p.ClientMessage | None
) -> None:
    try:
        await answer(room, connection, message)
    except SeatNotHeldError:
        connection.close_after_queue(SEAT_NOT_HELD)
    except TableNotFound:
        connection.close_after_queue(NOT_FOUND)
    except TableUnreadableError:
        connection.close_after_queue(UNREADABLE)
    except TooManyViewers:
        room.services.metrics.count_limited("sockets")
        connection.close_after_queue(TOO_MANY_SOCKETS)
    except (StoreUnavailable, Conflict):
        connection.close_after_queue(TRY_AGAIN)


async def answer(room: Room, connection: Connection, message: p.ClientMessage | None) -> None:
    """Hello is answered with a frame, a command with what came of it."""
    if message is None:
        connection.send(to_json(refusal(None, CommandRefusedError("message_invalid"))))
    elif isinstance(message, p.Hello):
        connection.version, connection.live = message.version, False
        await room.enter(connection)
    else:
        connection.leaving = isinstance(message, p.Leave)
        quota = table_quota(connection.socket)
        try:
            connection.send(to_json(await room.answer(connection.claim, message, quota)))
        except (StoreUnavailable, Conflict) as error:
            connection.leaving = False
            connection.send(to_json(try_again(message.key, error)))
        if connection.leaving:
            connection.close_after_queue(SEAT_NOT_HELD)
