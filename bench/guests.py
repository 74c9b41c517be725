"""Guests who behave badly, until they are ended: what `hostile.py` lets in beside the others.

Some never read, some never stop talking, some say things that are too big or make no sense, and
fifty tables of bots play without a pause. Others use up one thing each, as far as they are let:
sockets of their own seat, hints, replays, tables, log entries, connections. They come from
addresses of their own, so that the server's usual limits hold for them as for anybody; every crowd
has new ones, or what the one before used up would keep it out. When all of them are at it, they say
so in a line.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from time import monotonic

import reach  # noqa: F401
import uvloop

from tests.server.client import LOST, Door, RefusedError, Seat, given, keyed

BEGUN = "begun"
"""The line that says that all of them are at it."""

MOST_HOMES = 250
"""A crowd has an address for each of its guests, and fewer than so many."""

BOT_TABLES, TABLES_OF_A_HOME = 50, 10
STALLED, LOUD, GIANT, SENSELESS = 10, 2, 2, 2
GIANT_BYTES = 4_000_000
LOW_PRIORITY = 19
SOON = 0.2
LONG_GAME_SECONDS = 6.0
DEVICES, WATCHERS, HINTING_TABLES, HINTING_DEVICES, LINES = 1000, 100, 40, 6, 1300
BURST, A_SECOND = 120, 15
"""So many requests at once, and then so many a second, are not too many of an address."""

CLIENT_ERROR = 400
AS_OFTEN_AS_ALLOWED = 0.11
HANDSHAKE = (
    "GET /t/{code}/socket{query} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n"
    "Cookie: {cookie}\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
LET_IN, PATIENCE = b"HTTP/1.1 101", 30.0
HELLO = b'{"type": "hello"}'
At = Callable[[], None]
Guest = Callable[[str, str, str, At], Awaitable[None]]
"""The server, somebody's table, the guest's own address, and whom to tell when it has begun."""

Writer = asyncio.StreamWriter


def masked(opcode: int, payload: bytes, announced: int | None = None) -> bytes:
    """A frame as a client sends it; it may announce more than it holds."""
    size = len(payload) if announced is None else announced
    return bytes([0x80 | opcode, 0x80 | 127]) + size.to_bytes(8, "big") + bytes(4) + payload


async def raw(address: str, code: str, home: str, seat: Seat | None = None) -> Writer:
    """A socket at a table, opened by hand; nobody reads what it brings."""
    return (await opened(address, code, home, seat))[1]


async def opened(
    address: str, code: str, home: str, seat: Seat | None = None
) -> tuple[asyncio.StreamReader, Writer]:
    """A socket that was let in; raises EOFError if it was not."""
    host, _, port = address.partition(":")
    pipe = socket.socket()
    pipe.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    pipe.setblocking(False)
    pipe.bind((home, 0))
    await asyncio.get_running_loop().sock_connect(pipe, (host, int(port)))
    reader, writer = await asyncio.open_connection(sock=pipe, limit=8192)
    known = {"query": "?seat=0", "cookie": seat.cookie} if seat else {"query": "", "cookie": ""}
    writer.write(HANDSHAKE.format(code=code, address=address, **known).encode())
    try:
        answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        if not answer.startswith(LET_IN):
            raise EOFError
    except BaseException:
        writer.close()
        raise
    return reader, writer


async def read_all(reader: asyncio.StreamReader) -> None:
    """Take whatever comes, as a device does."""
    with suppress(OSError):
        while await reader.read(65536):
            pass


async def stalled(address: str, code: str, home: str, begin: At) -> None:
    """Asks for the table again and again, and never reads it."""
    writer = await raw(address, code, home)
    begin()
    try:
        while True:
            writer.write(masked(1, HELLO))
            await writer.drain()
            await asyncio.sleep(AS_OFTEN_AS_ALLOWED)
    finally:
        writer.close()


async def giant(address: str, code: str, home: str, begin: At) -> None:
    """Sends far more than anybody wants to read, or says that it will."""
    for announced in (None, 1 << 60):
        writer = await raw(address, code, home)
        writer.write(masked(1, b"x" * GIANT_BYTES, announced))
        begin()
        await asyncio.wait_for(writer.drain(), 5)
        writer.close()
        await asyncio.sleep(SOON)


async def senseless(address: str, code: str, home: str, begin: At) -> None:
    """Sends what is no frame, no text, no JSON, or no message."""
    begin()
    rng = random.Random()
    nested = b"[" * 8000
    for junk in (
        rng.randbytes(500),
        masked(1, b"\xff\xfe\xfd"),
        masked(1, b"{"),
        masked(1, nested),
        masked(2, rng.randbytes(3000)),
        masked(7, b"what?"),
        masked(1, b'{"type": "move", "key": "k", "words": "' + b"x" * 9000 + b'"}') * 20,
        masked(1, json.dumps({"type": "hello", "version": 1 << 70}).encode()) * 20,
    ):
        writer = await raw(address, code, home)
        writer.write(junk)
        await asyncio.wait_for(writer.drain(), 5)
        await asyncio.sleep(SOON)
        writer.close()


async def loud(address: str, code: str, home: str, begin: At) -> None:
    """Holds a seat of its own, and says as much as it can until it is shown the door."""
    async with Door(address, home) as door:
        seat = await door.create("las-vegas", "Loud")
    while True:
        writer = await raw(address, seat.code, home, seat)
        begin()
        try:
            for _ in range(500):
                said = keyed("chat", text="louder " * 20)
                writer.write(masked(1, json.dumps(said).encode()))
                await asyncio.wait_for(writer.drain(), 5)
            await asyncio.sleep(1)
        finally:
            writer.close()


async def bots(address: str, code: str, home: str, begin: At) -> None:
    """A few tables at which only bots play, one game after the other; one watches, one sleeps."""
    async with Door(address, home) as door:
        await asyncio.gather(*[bot_table(door, begin) for _ in range(TABLES_OF_A_HOME)])


async def bot_table(door: Door, begin: At) -> None:
    while True:
        quick = {"pace": 0, "pause": 0, "gone": None}
        host = await door.create("las-vegas", "Host", seats=5, bots=["greedy"] * 4, **quick)
        await host.connect()
        await host.do("start")
        await host.do("stand_in", bot="greedy")
        idler = await raw(door.address, host.code, door.home)
        idler.write(masked(1, HELLO))
        begin()
        await watch(host)
        idler.close()


async def watch(host: Seat) -> None:
    """Until the game is over."""
    while host.frame is None or host.frame["table"]["phase"] != "over":
        await host.hear()


class Pace:
    """Requests of one address, so far apart that none is refused because there were too many."""

    def __init__(self) -> None:
        self.asked = 0
        self.begun = monotonic()

    async def wait(self) -> None:
        """Until there may be one more."""
        self.asked += 1
        due = self.begun + max(0, self.asked - BURST) / A_SECOND
        await asyncio.sleep(max(0.0, due - monotonic()))


async def crowded(address: str, code: str, home: str, begin: At) -> None:
    """A thousand devices of its own seat, as far as they are let in, and five lines a second."""
    async with Door(address, home) as door:
        seat = await door.create("las-vegas", "Crowd")
        devices = [asyncio.create_task(device(door, seat.code, seat)) for _ in range(DEVICES)]
        begin()
        try:
            await talk(door, seat)
        finally:
            await dismiss(devices)


async def watched(address: str, code: str, home: str, begin: At) -> None:
    """Three hundred who watch three tables, and at each of them five lines a second."""
    pace, devices = Pace(), []
    async with Door(address, home) as door:
        try:
            seats = [await door.create("las-vegas", "Crowd") for _ in range(3)]
            for seat in seats * WATCHERS:
                await pace.wait()
                devices.append(asyncio.create_task(device(door, seat.code)))
            begin()
            await asyncio.gather(*[talk(door, seat) for seat in seats])
        finally:
            await dismiss(devices)


async def dismiss(devices: list[asyncio.Task[None]]) -> None:
    for one in devices:
        one.cancel()
    await asyncio.gather(*devices, return_exceptions=True)


async def device(door: Door, code: str, seat: Seat | None = None) -> None:
    """Reads all that it is told; turned away it does not come again."""
    with suppress(*LOST, EOFError):
        reader, writer = await opened(door.address, code, door.home, seat)
        try:
            writer.write(masked(1, HELLO))
            await read_all(reader)
        finally:
            writer.close()


async def talk(door: Door, seat: Seat) -> None:
    """Five lines a second over HTTP, until the table has heard enough."""
    while await post(door, seat, keyed("chat", text="louder " * 20)) < CLIENT_ERROR:
        await asyncio.sleep(0.2)


async def post(door: Door, seat: Seat, command: dict[str, object]) -> int:
    """The status with which a command is answered."""
    path = f"/t/{seat.code}/seats/{seat.number}/commands"
    answer = await door.http.post(path, json=command, headers={"Cookie": seat.cookie})
    door.http.cookies.clear()
    return int(answer.status_code)


async def hinters(address: str, code: str, home: str, begin: At) -> None:
    """Forty tables at which one person owes a move, and all their devices ask for hints.

    That is as many devices as an address may have.
    """
    pace = Pace()
    async with Door(address, home) as door:
        tables = await asyncio.gather(*[asker(door, pace) for _ in range(HINTING_TABLES)])
        begin()
        try:
            await asyncio.gather(*map(ask_for_hints, tables))
        finally:
            for one in [one for devices in tables for one in devices]:
                one.close()


async def asker(door: Door, pace: Pace) -> list[Writer]:
    """Somebody who owes a move and makes none, with several devices."""
    await pace.wait()
    host = await door.create("cincinnati", "Asker", seats=3, bots=["greedy"] * 2, gone=None)
    await pace.wait()
    await host.connect()
    await host.do("start")
    devices = []
    for _ in range(HINTING_DEVICES):
        await pace.wait()
        devices.append(await raw(door.address, host.code, door.home, host))
    return devices


async def ask_for_hints(devices: list[Writer]) -> None:
    while True:
        for device in devices:
            device.write(masked(1, json.dumps(keyed("hint")).encode()))
            await asyncio.wait_for(device.drain(), 5)
        await asyncio.sleep(AS_OFTEN_AS_ALLOWED * len(devices))


async def replayers(address: str, code: str, home: str, begin: At) -> None:
    """A long game of bots to its end, and then twenty moments of it a second."""
    async with Door(address, home) as door:
        quick = {"pace": 0, "pause": 0, "gone": None}
        host = await door.create("reibach", "Historian", seats=2, bots=["uniform"], **quick)
        await host.connect()
        await host.do("start")
        await host.do("stand_in", bot="uniform")
        await asyncio.sleep(LONG_GAME_SECONDS)
        await host.do("agree_to_end", agrees=True)
        plies = (await door.get(f"/t/{host.code}/replay", host)).json()["plies"]
        begin()
        while True:
            await door.get(f"/t/{host.code}/replay/{random.randint(0, plies)}", host)
            await asyncio.sleep(0.05)


async def rematchers(address: str, code: str, home: str, begin: At) -> None:
    """One table after the other, each the rematch of the one before."""
    async with Door(address, home) as door:
        host = await door.create("las-vegas", "Again", seats=2, bots=["uniform"])
        while True:
            for command in (keyed("start"), keyed("agree_to_end", agrees=True), keyed("rematch")):
                await post(door, host, command)
            path = f"/t/{host.code}/seats/0/rematch"
            answer = await door.http.post(path, headers={"Cookie": host.cookie})
            door.http.cookies.clear()
            if answer.is_success:
                host = Seat(door, answer.json()["code"], 0, given(answer))
                begin()
            else:
                await asyncio.sleep(SOON)


async def promisers(address: str, code: str, home: str, begin: At) -> None:
    """Writes as much to the log of its own table as it can."""
    async with Door(address, home) as door:
        host = await door.create("las-vegas", "Promiser")
        while True:
            await post(door, host, keyed("promise", promise=random.randbytes(32).hex()))
            begin()
            await asyncio.sleep(0.05)


async def bare(address: str, code: str, home: str, begin: At) -> None:
    """Thirteen hundred connections that say nothing."""
    host, _, port = address.partition(":")
    lines = []
    try:
        for _ in range(LINES):
            line = socket.socket()
            line.setblocking(False)
            line.bind((home, 0))
            lines.append(line)
            await asyncio.get_running_loop().sock_connect(line, (host, int(port)))
        begin()
        await asyncio.sleep(10)
    finally:
        for line in lines:
            line.close()


async def insist(guest: Guest, address: str, code: str, home: str, begin: At) -> None:
    """Shown the door, they come in again."""
    while True:
        with suppress(*LOST, RefusedError, EOFError, RuntimeError):
            await guest(address, code, home, begin)
        await asyncio.sleep(SOON)


CROWD: dict[str, tuple[Guest, int]] = {
    "stalled": (stalled, STALLED),
    "loud": (loud, LOUD),
    "giant": (giant, GIANT),
    "senseless": (senseless, SENSELESS),
    "bots": (bots, BOT_TABLES // TABLES_OF_A_HOME),
    "crowded": (crowded, 1),
    "watched": (watched, 1),
    "hinters": (hinters, 1),
    "replayers": (replayers, 1),
    "rematchers": (rematchers, 1),
    "promisers": (promisers, 1),
    "bare": (bare, 1),
}


async def misbehave(address: str, kinds: list[str], codes: list[str], number: int) -> None:
    """All of them at once."""
    crowd = [guest for kind in kinds for guest in [CROWD[kind][0]] * CROWD[kind][1]]
    assert len(crowd) < MOST_HOMES
    missing = set(range(len(crowd)))

    def begin(guest: int) -> None:
        if missing:
            missing.discard(guest)
            if not missing:
                print(BEGUN, flush=True)

    await asyncio.gather(
        *[
            insist(guest, address, codes[n % len(codes)], home(number, n), partial(begin, n))
            for n, guest in enumerate(crowd)
        ]
    )


def home(crowd: int, guest: int) -> str:
    """An address that nobody else has."""
    return f"127.{2 + crowd // 256}.{crowd % 256}.{1 + guest}"


def main() -> None:
    """Until somebody ends it; what they do to the server counts, not what it costs themselves."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address")
    parser.add_argument("kinds", help=f"such as {','.join(CROWD)}")
    parser.add_argument("codes", nargs="+", help="tables of other people")
    parser.add_argument("--crowd", type=int, default=0, help="its number, for its addresses")
    wanted = parser.parse_args()
    os.nice(LOW_PRIORITY)
    uvloop.run(misbehave(wanted.address, wanted.kinds.split(","), wanted.codes, wanted.crowd))


if __name__ == "__main__":
    main()
