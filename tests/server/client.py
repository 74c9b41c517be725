"""A device at a server's tables: it sits down over HTTP and plays over a socket.

It takes the server at its word and checks no more than that frames follow one another; a frame
stays the plain JSON that it came as.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from collections.abc import Iterable
from http.cookies import SimpleCookie
from typing import Any, Self
from weakref import WeakSet

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Command = dict[str, Any]
Frame = dict[str, Any]

OPEN_SECONDS = 30.0
ANSWER_SECONDS = 120.0
"""A server that has said nothing for so long has gone away."""

LOST = (OSError, TimeoutError, WebSocketException, httpx2.HTTPError)
"""What is raised when the server goes away."""


class NotSo(AssertionError):
    """The server said something that cannot be."""


class RefusedError(Exception):
    """The server would not do it; over HTTP there is a status, and mostly the code of a problem."""

    def __init__(self, message: str, status: int = 0, code: str = "") -> None:
        super().__init__(message)
        self.status, self.code = status, code


def refused(path: str, response: httpx2.Response) -> RefusedError:
    """An answer that is no success."""
    told = f"{path}: {response.status_code} {response.text}"
    try:
        code = str(response.json()["code"])
    except (ValueError, KeyError, TypeError):
        code = ""
    return RefusedError(told, response.status_code, code)


class Door:
    """A server's address, and what is asked there over HTTP; `home` is where we come from."""

    def __init__(self, address: str, home: str = "127.0.0.1") -> None:
        self.address, self.home = address, home
        limits = httpx2.Limits(max_connections=20, keepalive_expiry=2)
        wire = httpx2.AsyncHTTPTransport(local_address=home, limits=limits)
        self.http = httpx2.AsyncClient(
            base_url=f"http://{address}", timeout=OPEN_SECONDS, transport=wire
        )
        self.connections: WeakSet[ClientConnection] = WeakSet()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        for connection in self.connections:
            if hasattr(connection, "transport"):
                connection.transport.abort()
        await self.http.aclose()

    def connection(self, *known: Any, **more: Any) -> ClientConnection:
        """A new connection; when the door shuts, it ends, whoever has forgotten it."""
        made = ClientConnection(*known, **more)
        self.connections.add(made)
        return made

    async def create(self, game: str, name: str = "Ann", **wishes: Any) -> Seat:
        """A new table, and its first seat."""
        return await self._sit("/api/tables", {"game": game, "name": name, **wishes})

    async def join(self, code: str, name: str, seat: int | None = None, **wishes: Any) -> Seat:
        """A seat at a table that is there already."""
        return await self._sit(f"/t/{code}/seats", {"name": name, "seat": seat, **wishes})

    async def redeem(self, link: str, **wishes: Any) -> Seat:
        """The seat of a private link."""
        return await self._sit("/api/claims", {"link": link, **wishes})

    async def rematch(self, seat: Seat) -> Seat:
        """The same seat at the next table."""
        return await self._sit(f"{seat.path}/rematch", None, seat)

    async def company(self, game: str, seats: int, **wishes: Any) -> list[Seat]:
        """A new table with somebody in every chair."""
        host = await self.create(game, "Guest 0", seats=seats, **wishes)
        guests = [await self.join(host.code, f"Guest {n}", n) for n in range(1, seats)]
        return [host, *guests]

    async def _sit(self, path: str, asked: Any, shown: Seat | None = None) -> Seat:
        response = await self.post(path, asked, shown)
        seated = response.json()
        return Seat(self, seated["code"], seated["seat"], given(response))

    async def post(self, path: str, asked: Any, seat: Seat | None = None) -> httpx2.Response:
        """Ask for something, as a seat does."""
        response = await self.http.post(path, json=asked, headers=seat.headers if seat else {})
        self.http.cookies.clear()
        if not response.is_success:
            raise refused(path, response)
        return response

    async def get(self, path: str, seat: Seat, **asked: Any) -> httpx2.Response:
        """A page as a seat gets it."""
        mine = {} if seat.number is None else {"seat": seat.number}
        response = await self.http.get(path, params={**mine, **asked}, headers=seat.headers)
        self.http.cookies.clear()
        if not response.is_success:
            raise refused(path, response)
        return response


def given(response: httpx2.Response) -> str:
    """The cookies of an answer, as they are shown again."""
    cookies = SimpleCookie()
    for line in response.headers.get_list("set-cookie"):
        cookies.load(line)
    return "; ".join(f"{name}={cookie.value}" for name, cookie in cookies.items())


class Seat:
    """A seat that this device holds, or without a number a place to watch from."""

    def __init__(self, door: Door, code: str, number: int | None = None, cookie: str = "") -> None:
        self.door, self.code, self.number, self.cookie = door, code, number, cookie
        self.socket: ClientConnection | None = None
        self.frame: Frame | None = None
        self.frames = self.bytes = 0

    @property
    def path(self) -> str:
        """Where this seat is found."""
        return f"/t/{self.code}/seats/{self.number}"

    @property
    def headers(self) -> dict[str, str]:
        """What shows that the seat is ours."""
        return {"Cookie": self.cookie} if self.cookie else {}

    @property
    def version(self) -> int | None:
        """The version that this device has."""
        return self.frame["version"] if self.frame else None

    async def connect(self) -> Frame:
        """Open the socket, say what we have, and take what has happened since."""
        await self.close()
        query = "" if self.number is None else f"?seat={self.number}"
        self.socket = await connect(
            f"ws://{self.door.address}/t/{self.code}/socket{query}",
            additional_headers=self.headers,
            origin=f"http://{self.door.address}",  # type: ignore[arg-type]
            max_size=None,
            ping_interval=None,
            open_timeout=OPEN_SECONDS,
            proxy=None,
            local_addr=(self.door.home, 0),
            create_connection=self.door.connection,  # type: ignore[arg-type]
        )
        try:
            await self.socket.send(json.dumps({"type": "hello", "version": self.version}))
            return await asyncio.wait_for(self.hear(), ANSWER_SECONDS)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Go away."""
        if self.socket is not None:
            socket, self.socket = self.socket, None
            try:
                await socket.close()
            finally:
                socket.transport.abort()

    async def say(self, command: Command) -> None:
        """Say something, and wait for no answer."""
        assert self.socket is not None
        await self.socket.send(json.dumps(command))

    async def hear(self) -> Frame:
        """The next thing that the server says."""
        assert self.socket is not None
        said = await self.socket.recv()
        heard: Frame = json.loads(said)
        if heard["type"] == "table":
            self._take(heard)
            self.frames += 1
            self.bytes += len(said)
        return heard

    async def do(self, do: str, **words: Any) -> Frame:
        """Say something, and hear until it is answered."""
        command = keyed(do, **words)
        async with asyncio.timeout(ANSWER_SECONDS):
            await self.say(command)
            while True:
                heard = await self.hear()
                if heard.get("key") == command["key"]:
                    if heard["type"] == "refused":
                        raise RefusedError(heard["message"])
                    return heard

    def _take(self, frame: Frame) -> None:
        """Frames follow one another without a gap, unless one starts afresh."""
        version = self.version
        if version is not None and frame["version"] < version:
            raise NotSo(f"version {frame['version']} came after {version} at {self.code}.")
        if version is not None and not frame["reset"] and frame["since"] != version:
            raise NotSo(f"{self.code} tells what happened since {frame['since']}, not {version}.")
        self.frame = frame

    async def table(self, **asked: Any) -> Frame:
        """The table as this seat sees it, over HTTP."""
        response = await self.door.get(f"/t/{self.code}/table", self, **asked)
        frame: Frame = response.json()
        return frame

    async def link(self) -> str:
        """A private link for this seat; those before it are void."""
        made = await self.door.post(f"{self.path}/link", None, self)
        return str(made.json()["path"]).removeprefix("/claim/")

    async def record(self) -> str:
        """The record as this seat may know it."""
        return (await self.door.get(f"/t/{self.code}/record", self)).text


def keyed(do: str, **words: Any) -> Command:
    """A command with a key of its own."""
    return {"type": do, "key": secrets.token_urlsafe(12), **words}


def throw_or_move(seat: int, frame: Frame, pick: Any) -> Command | None:
    """What this seat owes in this frame: its throw, or one of its moves."""
    play = frame["play"]
    if play is None or frame["table"]["phase"] != "playing":
        return None
    if play["thrower"] == seat:
        return keyed("throw")
    if seat in play["owing"]:
        return keyed("move", words=pick.choice(play["moves"]))
    return None


async def begin(seats: Iterable[Seat]) -> None:
    """Everybody connects and promises a part of the dice; the first starts, and all open theirs."""
    everybody = list(seats)
    parts = [secrets.token_bytes(32) for _ in everybody]
    for seat, part in zip(everybody, parts, strict=True):
        await seat.connect()
        await seat.do("promise", promise=hashlib.sha256(part).hexdigest())
    await everybody[0].do("start")
    await asyncio.gather(*map(open_part, everybody, parts))


async def open_part(seat: Seat, part: bytes) -> None:
    """This seat's part, when its promise is in the closed list; a bare server takes none."""
    while seat.frame is None or not seat.frame["table"]["promises"]:
        if seat.frame and seat.frame["table"]["phase"] == "playing":
            return
        await asyncio.wait_for(seat.hear(), ANSWER_SECONDS)
    if seat.frame["table"]["promises"][seat.number or 0] != hashlib.sha256(part).hexdigest():
        raise NotSo(f"what seat {seat.number} promised at {seat.code} is not in the list.")
    await seat.do("contribute", part=part.hex())
