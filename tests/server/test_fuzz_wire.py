"""Frames that no library would send, to a server in a process of its own."""

from __future__ import annotations

import asyncio
import os
import struct
from collections.abc import Iterator
from contextlib import suppress

import httpx2
import pytest

from .client import Door, Seat, begin
from .running import Running, ours

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
QUIET = 0.3
"""Whoever says nothing for so many seconds has said all."""

HELLO = b'{"type": "hello", "version": null}'


def frame(opcode: int, data: bytes, last: bool = True, masked: bool = True, odd: int = 0) -> bytes:
    """A frame as it goes over the wire, right or wrong."""
    head = bytes([(0x80 if last else 0) | odd | opcode])
    mask_bit = 0x80 if masked else 0
    if len(data) < 126:
        head += bytes([mask_bit | len(data)])
    elif len(data) < 1 << 16:
        head += bytes([mask_bit | 126]) + struct.pack("!H", len(data))
    else:
        head += bytes([mask_bit | 127]) + struct.pack("!Q", len(data))
    return head + (bytes(4) if masked else b"") + data


ATTACKS = {
    "a giant": frame(TEXT, b"x" * (1 << 20)),
    "a giant in parts": b"".join(
        [frame(TEXT, b"x" * 8000, last=False), *[frame(0, b"x" * 8000, last=False)] * 40]
    ),
    "a promise of a giant": bytes([0x81, 0xFF]) + struct.pack("!Q", 1 << 62) + bytes(4) + b"x",
    "letters that are none": frame(TEXT, b'{"type": "chat", "key": "a", "text": "\xff\xfe\xc0"}'),
    "half a letter": frame(TEXT, "ü".encode()[:1]),
    "without a mask": frame(TEXT, HELLO, masked=False),
    "an opcode that there is not": frame(5, b"?"),
    "reserved bits": frame(TEXT, HELLO, odd=0x40),
    "a long ping": frame(PING, b"x" * 1000),
    "a broken ping": frame(PING, b"x", last=False),
    "a part of nothing": frame(0, HELLO),
    "a text within a text": frame(TEXT, b"{", last=False) + frame(TEXT, HELLO),
    "a close of one byte": frame(CLOSE, b"x"),
    "a close that says nonsense": frame(CLOSE, struct.pack("!H", 999) + b"\xff\xff"),
    "bytes": frame(BINARY, bytes(range(256))),
    "noise": os.urandom(2000),
    "HTTP again": b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 20,
    "nothing more": b"",
    "a flood": frame(TEXT, HELLO) * 500,
    "a flood of pings": frame(PING, b"") * 5000,
    "a flood of nonsense": frame(TEXT, b"?") * 5000,
}


@pytest.fixture(scope="module")
def server(house: str) -> Iterator[Running]:
    with Running(ours(house)) as server:
        yield server


async def assault(server: Running, seat: Seat, data: bytes) -> None:
    """Open a socket, send these bytes, and read until the server hangs up or says no more."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    query = "" if seat.number is None else f"?seat={seat.number}"
    lines = [
        f"GET /t/{seat.code}/socket{query} HTTP/1.1",
        f"Host: {server.address}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {seat.cookie}",
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    with suppress(ConnectionError, TimeoutError):
        writer.write(data)
        await asyncio.wait_for(writer.drain(), 5)
        while await asyncio.wait_for(reader.read(1 << 16), QUIET):
            pass
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()


async def besieged(server: Running, data: bytes) -> None:
    """A neighbour and a watcher send this while somebody plays; nobody else notices."""
    async with Door(server.address) as door:
        ann, ben = await door.company(
            "las-vegas", 2, options={"first_player": 1}, pace=0, pause=0, gone=None
        )
        await begin([ann, ben])
        await ben.close()
        watcher = Seat(door, ann.code)
        attacks = [asyncio.create_task(assault(server, seat, data)) for seat in (ben, watcher)]
        while not all(attack.done() for attack in attacks):
            await asyncio.wait_for(ann.do("react", reaction="think"), 5)
            await asyncio.sleep(0.11)
        for attack in attacks:
            await attack
        await ann.do("throw")
        assert (await ann.table())["play"]["owing"] == [0]
        await ann.close()


@pytest.mark.parametrize("attack", ATTACKS)
def test_odd_frames_trouble_nobody(server: Running, attack: str) -> None:
    asyncio.run(besieged(server, ATTACKS[attack]))
    assert httpx2.get(f"http://{server.address}/healthz").json()["ok"]
    counts = httpx2.get(f"http://{server.address}/metrics").text
    assert "greenbaize_failures_total 0.0" in counts
    assert '"level": "error"' not in server.log.read_text()
