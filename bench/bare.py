"""A bare server to compare ours with: it makes one durable insert, then tells everybody.

It is as little as the same framework can do and still speak to the same client: rooms of
sockets, no games, no tokens, no limits. A message is written to the database, with the settings
that ours has, and then a frame of the same size as ours goes to all sockets of the room.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from sqlalchemy import (
    Column,
    Engine,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    insert,
    make_url,
)

METADATA = MetaData()
MESSAGES = Table(
    "messages",
    METADATA,
    Column("room", String(12), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)
WRITERS = 4


def open_engine(database: str) -> Engine:
    """The same durability as ours: SQLite in WAL with full sync, PostgreSQL as it is."""
    url = make_url(database)
    if url.get_backend_name() == "postgresql":
        return create_engine(url.set(drivername="postgresql+psycopg"), pool_size=WRITERS)
    engine = create_engine(url)

    @event.listens_for(engine, "connect")
    def _(connection: Any, _: Any) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")

    return engine


class Room:
    """Some sockets, and how many messages they have had."""

    def __init__(self, code: str, seats: int) -> None:
        self.code, self.seats = code, seats
        self.sockets: dict[int, WebSocket] = {}
        self.version, self.taken = 0, 1


def create_app(database: str, frame_bytes: int) -> FastAPI:
    """The whole server."""
    app = FastAPI()
    engine = open_engine(database)
    METADATA.create_all(engine)
    writers = ThreadPoolExecutor(1 if engine.dialect.name == "sqlite" else WRITERS)
    rooms: dict[str, Room] = {}
    padding = secrets.token_hex(frame_bytes // 2)

    def write(room: Room, version: int, text: str) -> None:
        with engine.begin() as connection:
            row = {"room": room.code, "version": version, "text": text}
            connection.execute(insert(MESSAGES), row)

    def frame(room: Room, seat: int, version: int, since: int) -> str:
        play = {"owing": [version % room.seats], "thrower": None, "moves": ["speak"]}
        told = {"type": "table", "version": version, "since": since, "reset": False}
        table = {"phase": "playing", "promises": []}
        rest = {"seat": seat, "table": table, "play": play, "padding": padding}
        return json.dumps({**told, **rest})

    async def take(room: Room, socket: WebSocket, said: str) -> None:
        """Durable first; then all hear of it."""
        room.version += 1
        version, key = room.version, json.loads(said)["key"]
        await asyncio.get_running_loop().run_in_executor(writers, write, room, version, said)
        await socket.send_text(json.dumps({"type": "ack", "key": key, "version": version}))
        for seat, other in room.sockets.items():
            await other.send_text(frame(room, seat, version, version - 1))

    @app.get("/healthz")
    async def healthz() -> dict[str, bool]:
        return {"ok": True}

    @app.post("/api/tables", status_code=201)
    async def create(asked: dict[str, Any]) -> dict[str, Any]:
        code = secrets.token_hex(4)
        rooms[code] = Room(code, asked["seats"])
        return {"code": code, "seat": 0}

    @app.post("/t/{code}/seats", status_code=201)
    async def join(code: str, asked: dict[str, Any]) -> dict[str, Any]:
        return {"code": code, "seat": asked["seat"]}

    @app.websocket("/t/{code}/socket")
    async def play(socket: WebSocket, code: str, seat: int) -> None:
        room = rooms[code]
        await socket.accept()
        await socket.receive_text()
        room.sockets[seat] = socket
        await socket.send_text(frame(room, seat, room.version, room.version))
        try:
            while True:
                await take(room, socket, await socket.receive_text())
        except WebSocketDisconnect:
            del room.sockets[seat]

    return app


def main() -> None:
    """Serve until it is ended."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", required=True)
    parser.add_argument("--frame-bytes", type=int, default=2000)
    wanted = parser.parse_args()
    app = create_app(wanted.database, wanted.frame_bytes)
    uvicorn.run(
        app,
        host="127.0.0.1",
        port=wanted.port,
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
    )


if __name__ == "__main__":
    main()
