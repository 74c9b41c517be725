"""Guests who behave badly, until they are ended: what `hostile.py` lets in beside the others.

Some never read, some never stop talking, some say things that are too big or make no sense, and
fifty tables of bots play without a pause. They come from addresses of their own, so that the
server's usual limits hold for them as for anybody.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
from collections.abc import Awaitable, Callable
from itertools import count

import reach  # noqa: F401
import uvloop

from tests.server.client import LOST, Door, RefusedError, Seat, keyed

HOMES = (f"127.0.2.{number}" for number in count(1))
BOT_TABLES, TABLES_OF_A_HOME = 50, 10
STALLED, LOUD, GIANT, SENSELESS = 10, 2, 2, 2
GIANT_BYTES = 4_000_000
LOW_PRIORITY = 19
SOON = 0.2
AS_OFTEN_AS_ALLOWED = 0.11
HANDSHAKE = (
    "GET /t/{code}/socket{query} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n"
    "Cookie: {cookie}\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
HELLO = b'{"type": "hello"}'
Guest = Callable[[str, str, str], Awaitable[None]]
Writer = asyncio.StreamWriter


def masked(opcode: int, payload: bytes, announced: int | None = None) -> bytes:
    """A frame as a client sends it; it may announce more than it holds."""
    size = len(payload) if announced is None else announced
    return bytes([0x80 | opcode, 0x80 | 127]) + size.to_bytes(8, "big") + bytes(4) + payload


async def raw(address: str, code: str, home: str, seat: Seat | None = None) -> Writer:
    """A socket at a table, opened by hand; nobody reads what it brings."""
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
        await reader.readuntil(b"\r\n\r\n")
    except asyncio.IncompleteReadError:
        writer.close()
        raise
    return writer


async def stalled(address: str, code: str, home: str) -> None:
    """Asks for the table again and again, and never reads it."""
    writer = await raw(address, code, home)
    try:
        while True:
            writer.write(masked(1, HELLO))
            await writer.drain()
            await asyncio.sleep(AS_OFTEN_AS_ALLOWED)
    finally:
        writer.close()


async def giant(address: str, code: str, home: str) -> None:
    """Sends far more than anybody wants to read, or says that it will."""
    for announced in (None, 1 << 60):
        writer = await raw(address, code, home)
        writer.write(masked(1, b"x" * GIANT_BYTES, announced))
        await asyncio.wait_for(writer.drain(), 5)
        writer.close()
        await asyncio.sleep(SOON)


async def senseless(address: str, code: str, home: str) -> None:
    """Sends what is no frame, no text, no JSON, or no message."""
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


async def loud(address: str, code: str, home: str) -> None:
    """Holds a seat of its own, and says as much as it can until it is shown the door."""
    async with Door(address, home) as door:
        seat = await door.create("las-vegas", "Loud")
    while True:
        writer = await raw(address, seat.code, home, seat)
        try:
            for _ in range(500):
                said = keyed("chat", text="louder " * 20)
                writer.write(masked(1, json.dumps(said).encode()))
                await asyncio.wait_for(writer.drain(), 5)
            await asyncio.sleep(1)
        finally:
            writer.close()


async def bots(address: str, code: str, home: str) -> None:
    """A few tables at which only bots play, one game after the other; one watches, one sleeps."""
    async with Door(address, home) as door:
        await asyncio.gather(*[bot_table(door) for _ in range(TABLES_OF_A_HOME)])


async def bot_table(door: Door) -> None:
    while True:
        quick = {"pace": 0, "pause": 0, "gone": None}
        host = await door.create("las-vegas", "Host", seats=5, bots=["greedy"] * 4, **quick)
        await host.connect()
        await host.do("start")
        await host.do("stand_in", bot="greedy")
        idler = await raw(door.address, host.code, door.home)
        idler.write(masked(1, HELLO))
        await watch(host)
        idler.close()


async def watch(host: Seat) -> None:
    """Until the game is over."""
    while host.frame is None or host.frame["table"]["phase"] != "over":
        await host.hear()


async def insist(guest: Guest, address: str, code: str) -> None:
    """Shown the door, they come in again."""
    home = next(HOMES)
    while True:
        try:
            await guest(address, code, home)
        except (*LOST, RefusedError, EOFError, RuntimeError):
            pass
        await asyncio.sleep(SOON)


CROWD: dict[str, tuple[Guest, int]] = {
    "stalled": (stalled, STALLED),
    "loud": (loud, LOUD),
    "giant": (giant, GIANT),
    "senseless": (senseless, SENSELESS),
    "bots": (bots, BOT_TABLES // TABLES_OF_A_HOME),
}


async def misbehave(address: str, kinds: list[str], codes: list[str]) -> None:
    """All of them at once."""
    crowd = [guest for kind in kinds for guest in [CROWD[kind][0]] * CROWD[kind][1]]
    each = [insist(guest, address, codes[n % len(codes)]) for n, guest in enumerate(crowd)]
    await asyncio.gather(*each)


def main() -> None:
    """Until somebody ends it; what they do to the server counts, not what it costs themselves."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address")
    parser.add_argument("kinds", help=f"such as {','.join(CROWD)}")
    parser.add_argument("codes", nargs="+", help="tables of other people")
    wanted = parser.parse_args()
    os.nice(LOW_PRIORITY)
    uvloop.run(misbehave(wanted.address, wanted.kinds.split(","), wanted.codes))


if __name__ == "__main__":
    main()
