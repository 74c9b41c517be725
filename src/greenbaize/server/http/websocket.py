"""The socket: a device says hello, does things, and sees everything that happens."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from pydantic_core import to_json

from greenbaize.server import protocol as p
from greenbaize.server.edge.limits import message_bucket
from greenbaize.server.http.api import done
from greenbaize.server.ops.metrics import Metrics
from greenbaize.server.store import Conflict, SeatClaim, StoreUnavailable, TableNotFound
from greenbaize.server.tables.lobby import Hall
from greenbaize.server.tables.room import NotYours, Room
from greenbaize.server.tables.tokens import cookie_name

GONE_ELSEWHERE, UNKNOWN, TOO_MUCH, TRY_AGAIN = 4401, 4404, 4429, 1013
LAST_WORDS = 5.0
"""How long a connection that ends may take to send what is in line."""

HELLO_COUNTS = 5
"""A whole story is more to tell than an answer."""

NOT_UNDERSTOOD = "this is no message that a seat can send; docs/protocol.md lists them."

sockets = APIRouter()


class Line:
    """One connection: frames wait in line, and a reader who is too slow is let go."""

    def __init__(self, socket: WebSocket, hold: SeatClaim, most: int, metrics: Metrics) -> None:
        self.socket, self.hold, self.metrics = socket, hold, metrics
        self.have: int | None = None
        self.live = False
        self.most = most
        self.ending = self.leaving = False
        self.doing: asyncio.Task[None] | None = None
        self.frames: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.speaker = asyncio.create_task(self.speak())

    def send(self, data: bytes) -> None:
        """Put a frame in line; if the line is too long, the connection ends."""
        if self.frames.qsize() < self.most:
            self.frames.put_nowait(data)
        else:
            self.metrics.dropped.inc(self.frames.qsize() + 1)
            self.speaker.cancel()

    def dismiss(self) -> None:
        """The seat is no longer this device's; whoever leaves hears first that it is done."""
        if not self.leaving:
            self.hang_up(GONE_ELSEWHERE)

    def hang_up(self, code: int) -> None:
        """End the connection after what is in line."""
        self.ending = True
        self.frames.put_nowait(code)

    async def speak(self) -> None:
        """Send what is in line, until it is time to hang up."""
        while True:
            frame = await self.frames.get()
            if isinstance(frame, int):
                return await self.socket.close(frame)
            await self.socket.send_text(frame.decode())

    async def finish(self, work: Coroutine[Any, Any, None]) -> None:
        """What was begun goes on to its end, even if the connection breaks meanwhile."""
        self.doing = asyncio.create_task(work)
        await asyncio.shield(self.doing)

    def part(self, room: Room) -> None:
        """Leave the room, at the latest when what was begun is done."""
        room.leave(self)
        if self.doing is not None and not self.doing.done():
            self.doing.add_done_callback(lambda _: room.leave(self))


@sockets.websocket("/t/{code}/socket")
async def connect(
    socket: WebSocket, code: str, seat: Annotated[int | None, Query(ge=0, lt=p.MOST_SEATS)] = None
) -> None:
    """A device of a seat, or of the public."""
    hall: Hall = socket.app.state.hall
    await socket.accept()
    try:
        room = await hall.room(code)
        token = None if seat is None else socket.cookies.get(cookie_name(seat))
        hold = await hall.hold(room, seat, token)
    except TableNotFound:
        return await socket.close(UNKNOWN)
    except NotYours:
        return await socket.close(GONE_ELSEWHERE)
    except StoreUnavailable:
        return await socket.close(TRY_AGAIN)
    hall.metrics.sockets.inc()
    try:
        await converse(socket, room, hold)
    finally:
        hall.metrics.sockets.dec()


async def converse(socket: WebSocket, room: Room, hold: SeatClaim) -> None:
    """Listen and speak at once; when either ends, so does the other."""
    hall = room.hall
    line = Line(socket, hold, hall.settings.waiting_frames, hall.metrics)
    listener = asyncio.create_task(listen(socket, room, line))
    try:
        await asyncio.wait({line.speaker, listener}, return_when=asyncio.FIRST_COMPLETED)
        if line.ending:
            await asyncio.wait({line.speaker}, timeout=LAST_WORDS)
    finally:
        line.part(room)
        for task in (line.speaker, listener):
            task.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await line.speaker
        with suppress(asyncio.CancelledError, WebSocketDisconnect):
            await listener


async def listen(socket: WebSocket, room: Room, line: Line) -> None:
    """Everything that this device says, until it goes or says too much."""
    bucket = message_bucket(room.hall.settings)
    while not line.ending:
        said = await heard(socket)
        if bucket.take(HELLO_COUNTS if isinstance(said, p.Hello) else 1):
            room.hall.metrics.refuse("messages")
            return line.hang_up(TOO_MUCH)
        await line.finish(attend(room, line, said))


async def attend(room: Room, line: Line, said: p.Message | None) -> None:
    """Answer, or say why there is no answer."""
    try:
        await answer(room, line, said)
    except NotYours:
        line.hang_up(GONE_ELSEWHERE)
    except TableNotFound:
        line.hang_up(UNKNOWN)
    except (StoreUnavailable, Conflict):
        line.hang_up(TRY_AGAIN)


async def heard(socket: WebSocket) -> p.Message | None:
    """The next message, if it is one."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    try:
        return p.MESSAGES.validate_json(message.get("text") or "")
    except ValidationError:
        return None


async def answer(room: Room, line: Line, said: p.Message | None) -> None:
    """Hello is answered with the table, a deed with what came of it."""
    if said is None:
        line.send(to_json(p.Refusal(key=None, says=NOT_UNDERSTOOD)))
    elif isinstance(said, p.Hello):
        line.have, line.live = said.have, False
        await room.enter(line)
    else:
        line.leaving = isinstance(said, p.Leave)
        line.send(to_json(await done(room, line.hold, said)))
        if line.leaving:
            line.hang_up(GONE_ELSEWHERE)
