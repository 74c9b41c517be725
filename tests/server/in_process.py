"""An app and all that goes in and out of it, with no network between: every byte can be held."""

from __future__ import annotations

import asyncio
import contextvars
import json
import logging
import re
from collections import defaultdict
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Self, TypeVar
from urllib.parse import urlencode

from fastapi import FastAPI
from starlette.types import Message, Scope

from greenbaize.engine.seats import PUBLIC
from greenbaize.server.app import create_app
from greenbaize.server.botpool.pool import BotPool
from greenbaize.server.http.websocket import Connection
from greenbaize.server.ops import logging as logs
from greenbaize.server.settings import Settings
from greenbaize.server.store import migrate
from greenbaize.server.tables.lobby import Lobby
from greenbaize.server.tables.room import Room
from greenbaize.server.tables.table import Table

MANY = 1_000_000
PATIENCE = 60.0
"""Seconds after which something that goes on will not end."""

FORM_KEY = re.compile(rb'name="key" value="[^"]*"')
"""Forms carry keys of no meaning."""

HERE: contextvars.ContextVar[World | None] = contextvars.ContextVar("HERE", default=None)
"""In which world something happens."""

T = TypeVar("T")
Command = dict[str, Any]


def settings(database: Path) -> Settings:
    """Nobody is kept waiting, not even for a bot's turn to be asked, and no clock but the test's
    tells when somebody is gone.
    """
    return Settings(
        database=f"sqlite:///{database}",
        requests_per_second=MANY,
        request_burst=MANY,
        messages_per_second=MANY,
        message_burst=MANY,
        tables_per_hour=MANY,
        least_pace_seconds=0,
        bot_requests_per_second=MANY,
        frame_queue=1000,
        disconnect_grace_seconds=0,
        room_idle_seconds=MANY,
        frame_log_lines=40,
    )


class Device:
    """A socket of a seat or of the public."""

    def __init__(self, world: World, code: str, seat: int) -> None:
        self.world, self.code, self.seat = world, code, seat
        self.inbox: asyncio.Queue[Message] = asyncio.Queue()
        self.frames: list[str] = []
        self.task: asyncio.Task[None] | None = None

    @property
    def name(self) -> str:
        """How what it hears is called."""
        return f"socket {self.seat}"

    @property
    def version(self) -> int | None:
        """The version that it has seen."""
        tables = (json.loads(frame) for frame in reversed(self.frames))
        return next((table["version"] for table in tables if table["type"] == "table"), None)

    async def open(self, version: int | None) -> None:
        """Connect, and say what we have."""
        asked = {} if self.seat == PUBLIC else {"seat": self.seat}
        scope = self.world.scope("websocket", f"/t/{self.code}/socket", self.seat, asked)
        scope["subprotocols"] = []
        self.task = asyncio.create_task(self.world.app(scope, self.inbox.get, self.hear))
        self.world.devices.append(self)
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.say({"type": "hello", "version": version})
        await self.world.settle()

    def say(self, command: Command | str) -> None:
        """Send a message."""
        text = command if isinstance(command, str) else json.dumps(command)
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def hear(self, message: Message) -> None:
        """Whatever the server says is kept."""
        said = json.dumps({key: value for key, value in message.items() if key != "type"})
        self.world.note(self.seat, self.name, f"{message['type']} {said}")
        if message["type"] == "websocket.send":
            self.frames.append(message["text"])
        elif message["type"] == "websocket.close":
            self.inbox.put_nowait({"type": "websocket.disconnect", "code": message["code"]})
            self.drop()

    def drop(self) -> None:
        """It is no longer connected."""
        if self in self.world.devices:
            self.world.devices.remove(self)

    def answer(self, key: str) -> dict[str, Any] | None:
        """What was said under a key."""
        found = (json.loads(frame) for frame in reversed(self.frames))
        return next((frame for frame in found if frame.get("key") == key), None)

    async def close(self) -> None:
        """Go away."""
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        self.drop()
        if self.task is not None:
            await self.task
        await self.world.settle()


class Oracle(BotPool):
    """Bots that say what the script says; what they are asked can be looked at."""

    def __init__(self, world: World) -> None:
        super().__init__(1, 1)
        self.world = world

    async def choose_move(self, bot: str, seat: int, record_text: str) -> str:
        self.world.note(seat, f"question to {bot}", record_text)
        return self.world.next_words(seat, record_text)


class World:
    """An app of its own. What its `ears` hear is noted, by where they heard it."""

    def __init__(self, number: int, database: Path) -> None:
        self.number, self.database = number, database
        self.clock = 1000.0
        self.ears: set[int] = set()
        self.heard: dict[str, list[str]] = defaultdict(list)
        self.cookies: dict[int, str] = {}
        self.devices: list[Device] = []
        self.code = ""
        self.app: FastAPI
        self.stack = AsyncExitStack()
        self.context = contextvars.copy_context()
        self.context.run(HERE.set, self)

    async def __aenter__(self) -> Self:
        migrate(f"sqlite:///{self.database}")
        self.app = create_app(settings(self.database), None)
        await self.stack.enter_async_context(self.app.router.lifespan_context(self.app))
        self.lobby.services.clock = lambda: self.clock
        self.lobby.services.bots = Oracle(self)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stack.aclose()

    @property
    def lobby(self) -> Lobby:
        """The rooms of this app."""
        lobby: Lobby = self.app.state.lobby
        return lobby

    @property
    def room(self) -> Room:
        """The room that we are in."""
        return self.lobby.rooms[self.code]

    @property
    def table(self) -> Table:
        """The table as it is now."""
        assert self.room.table is not None
        return self.room.table

    def next_words(self, seat: int, record: str) -> str:
        """What a bot says; a script says it better."""
        raise NotImplementedError

    async def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Let something happen in this world, and all that comes of it."""
        done = await asyncio.create_task(work, context=self.context)
        await asyncio.create_task(self.settle(), context=self.context)
        return done

    def note(self, seat: int, where: str, what: str) -> None:
        """Somebody has heard something."""
        if seat in self.ears:
            self.heard[where].append(what)

    def scope(self, kind: str, path: str, seat: int, asked: dict[str, Any]) -> Scope:
        """Somebody's connection; the public has no cookie."""
        headers = [(b"host", b"testserver"), (b"origin", b"http://testserver")]
        if seat in self.cookies:
            headers.append((b"cookie", self.cookies[seat].encode()))
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws" if kind == "websocket" else "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": urlencode(asked).encode(),
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 40_000),
            "server": ("testserver", 80),
        }

    async def ask(
        self, method: str, path: str, by: int, body: Any = None, called: str = "", **asked: Any
    ) -> tuple[int, bytes]:
        """A request with the cookies of a seat, and its answer; it is noted as it is called."""
        scope = self.scope("http", path, by, asked)
        scope["method"] = method
        kind, sent = encoded(body)
        if sent:
            scope["headers"] += [
                (b"content-type", kind),
                (b"content-length", str(len(sent)).encode()),
            ]
        waiting: list[Message] = [{"type": "http.request", "body": sent, "more_body": False}]
        got: list[Message] = []

        async def receive() -> Message:
            return waiting.pop() if waiting else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            got.append(message)

        await self.app(scope, receive, send)
        headers = [(name, value) for name, value in got[0]["headers"]]
        self.take_cookies(headers)
        told = [pair for pair in headers if pair[0] != b"set-cookie"]
        answer = b"".join(message.get("body", b"") for message in got[1:])
        status: int = got[0]["status"]
        shown = FORM_KEY.sub(b"", answer)
        self.note(by, called or f"{method} {path} {asked} {body}", f"{status} {told} {shown!r}")
        return status, answer

    def take_cookies(self, headers: list[tuple[bytes, bytes]]) -> None:
        """A device keeps what it is given."""
        for name, value in headers:
            if name == b"set-cookie":
                for given, morsel in SimpleCookie(value.decode()).items():
                    self.cookies[int(given.removeprefix("seat-"))] = f"{given}={morsel.value}"

    def tokens(self) -> list[str]:
        """What must never be shown to anybody."""
        return [cookie.partition("=")[2] for cookie in self.cookies.values()]

    async def settle(self) -> None:
        """Wait until nothing happens any more by itself."""
        quiet, patience = 0, asyncio.get_running_loop().time() + PATIENCE
        while quiet < 8:
            assert asyncio.get_running_loop().time() < patience, "it never settles"
            await asyncio.sleep(0 if quiet else 0.0002)
            quiet = 0 if self.busy() else quiet + 1

    def connections(self) -> list[Connection]:
        """The server's side of our devices."""
        return [one for one in self.room.presence.viewers if isinstance(one, Connection)]

    def busy(self) -> bool:
        """Whether anything is going on in our room."""
        if any(not device.inbox.empty() for device in self.devices):
            return True
        if self.code not in self.lobby.rooms:
            return False
        scheduler, now = self.room.scheduler, asyncio.get_running_loop().time()
        timers = [
            timer for timer in (scheduler.timer, *self.room.tasks.timers) if timer is not None
        ]
        return (
            self.room.lock.locked()
            or bool(self.room.tasks.running)
            or any(timer.when() <= now for timer in timers)
            or any(not pending.task.done() for pending in scheduler.pending.values())
            or any(not one.queue.empty() for one in self.connections())
        )


def encoded(body: Any) -> tuple[bytes, bytes]:
    """JSON, or the pairs of a form."""
    if isinstance(body, list):
        return b"application/x-www-form-urlencoded", urlencode(body).encode()
    return b"application/json", b"" if body is None else json.dumps(body).encode()


class Listener(logging.Handler):
    """Each world's log, without times."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(logs.JsonFormatter())

    def emit(self, record: logging.LogRecord) -> None:
        world = HERE.get()
        if world is not None:
            line = json.loads(self.format(record))
            told = {name: line[name] for name in line if name not in ("time", "milliseconds")}
            world.heard["log"].append(json.dumps(told))


@contextmanager
def listening() -> Iterator[None]:
    """Hear all that is logged."""
    ours, listener = logging.getLogger(logs.OURS), Listener()
    before = ours.level
    ours.addHandler(listener)
    ours.setLevel(logging.INFO)
    ours.propagate = False
    try:
        yield
    finally:
        ours.setLevel(before)
        ours.propagate = True
        ours.removeHandler(listener)
