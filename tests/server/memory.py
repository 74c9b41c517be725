"""How much memory a server keeps when tables are made, visited and put away again."""

from __future__ import annotations

import asyncio

import psutil

from .client import Door
from .running import Running

AT_ONCE = 10
MB = 1024 * 1024
HASTE = {
    "GREENBAIZE_ROOM_IDLE_SECONDS": "0.5",
    "GREENBAIZE_DISCONNECT_GRACE_SECONDS": "0",
}
PUT_AWAY_SECONDS = 40.0


async def make_tables(server: Running, tables: int) -> None:
    """So many tables, each with a device that looks, says something and goes."""
    gate = asyncio.Semaphore(AT_ONCE)
    async with Door(server.address) as door:

        async def one() -> None:
            async with gate:
                host = await door.create("las-vegas", "Ann", seats=2, bots=["uniform"])
                await host.connect()
                await host.do("chat", text="hello")
                await host.close()

        await asyncio.gather(*[one() for _ in range(tables)])


async def put_away(server: Running) -> None:
    """Wait until no table is in memory, and no socket is open."""
    async with asyncio.timeout(PUT_AWAY_SECONDS):
        while {"greenbaize_rooms_live 0.0", "greenbaize_sockets_open 0.0"} - set(
            server.ask("/metrics").text.splitlines()
        ):
            await asyncio.sleep(0.5)


async def measured(server: Running, tables: int) -> float:
    """Megabytes and open files of the server after so many tables more."""
    await make_tables(server, tables)
    await put_away(server)
    return server.memory() / MB


def files(server: Running) -> int:
    """How many files and sockets the server has open."""
    assert server.process is not None
    return int(psutil.Process(server.process.pid).num_fds())
