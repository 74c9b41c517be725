"""Several workers at one PostgreSQL: each table has one owner, and no worker knows less for long.

A database that is frozen keeps nobody waiting: not a command, and not the end of the server.
"""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Any, TypeVar

import psutil
import psycopg
import pytest
from sqlalchemy import Connection, text
from websockets.exceptions import ConnectionClosed

from greenbaize.server.store import Conflict, pg_notify
from greenbaize.server.store.database import open_engine
from greenbaize.server.store.writer import Writer
from greenbaize.server.tables.follower import Follower
from greenbaize.server.tables.refusals import TRY_AGAIN

from ..chaos.party import KINDS, Party
from .client import Door, Frame, Seat, begin, keyed
from .guests import begin as begin_with
from .guests import company, host, joins
from .portal_client import Client
from .postgres import Postgres, family
from .records import check_seat
from .running import GENEROUS, Running, ours
from .scenes import settle
from .test_once import at, opened, say

T = TypeVar("T")
PLAY_SECONDS = 3.0
CONFLICTS = "greenbaize_write_conflicts_total"
MOST_CONFLICTS = 0.1
"""So many writes for each command may find that somebody else has written."""

ONE_ON_ITS_WAY = 1
"""A write that a worker was making when it was stopped comes too late when it wakes up."""

GOES_ON_SECONDS = 3.0
"""A table goes on so soon after its owner was killed; on a slow machine, at least once in a few."""

STILL_ARRIVING = 0.3
"""What the owner wrote before it was killed may be heard so many seconds later."""

ATTEMPTS = 3
RETRYABLE = {1011, 1012, 1013}
"""Close codes after which a device reconnects soon."""
PATIENCE = 30.0
TIMEOUT = 1.0
ANSWER_SECONDS = TIMEOUT + 4
END_SECONDS = 15.0


# What is written goes in one order


def test_a_conflict_fails_alone_and_all_write_in_the_order_of_tables(database: str) -> None:
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE notes (words TEXT)"))
    writer, order = Writer(engine), list[int]()

    def slowly(_: Connection) -> None:
        time.sleep(0.2)

    def note(table: int, connection: Connection) -> None:
        order.append(table)
        if table == 2:
            raise Conflict
        connection.execute(text("INSERT INTO notes VALUES ('kept')"))

    writer.submit(slowly)
    jobs = [writer.submit(lambda on, n=n: note(n, on), n) for n in (3, 2, 1)]  # type: ignore[misc]
    assert jobs[0].result(PATIENCE) is jobs[2].result(PATIENCE) is None
    assert isinstance(jobs[1].exception(PATIENCE), Conflict)
    assert order == [1, 2, 3]
    writer.close()
    with engine.begin() as connection:
        assert connection.execute(text("SELECT count(*) FROM notes")).scalar_one() == 2
    engine.dispose()


def test_workers_that_share_tables_never_wait_for_each_other(postgres: Postgres) -> None:
    begun = postgres.log.stat().st_size
    with Running(ours(postgres.fresh_database(), workers=2)) as server:
        moves = asyncio.run(play(server, PLAY_SECONDS))
        conflicts = counted(server, CONFLICTS)
        failures = counted(server, "greenbaize_failures_total")
    said = postgres.log.read_bytes()[begun:].decode(errors="replace")
    assert "deadlock" not in said
    assert "duplicate key" not in said
    assert failures == 0
    assert moves > 0
    assert conflicts <= MOST_CONFLICTS * moves


async def play(server: Running, seconds: float) -> int:
    """Tables whose people are at any worker; returns how much was done there."""
    async with Door(server.address) as door:
        parties = [Party(door, kind, Random(n)) for n, kind in enumerate(KINDS * 2)]
        tasks = [asyncio.create_task(party.evening()) for party in parties]
        done, _ = await asyncio.wait(tasks, timeout=seconds)
        deadline = time.monotonic() + PATIENCE
        while not all(party.progress() for party in parties) and time.monotonic() < deadline:
            await asyncio.sleep(0.1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            task.result()
        return sum(party.progress() for party in parties)


def counted(server: Running, name: str) -> float:
    """What all workers have counted under a name."""
    lines = server.ask("/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith(f"{name} "))


# The owner dies


def test_a_table_goes_on_elsewhere_when_its_owner_is_killed(postgres: Postgres) -> None:
    database = postgres.fresh_database()
    with Running(ours(database, workers=2)) as server:
        gaps = asyncio.run(kill_owners(server, database))
    assert min(gaps) < GOES_ON_SECONDS


async def kill_owners(server: Running, database: str) -> list[float]:
    """Kill the owner of a table of bots, until it went on in time; how long each time took."""
    async with Door(server.address) as door:
        ann = await table_of_bots(door)
        return await until_in_time(lambda: kill_owner(database, door, ann))


async def until_in_time(attempt: Callable[[], Awaitable[float]]) -> list[float]:
    """Try until a table went on in time, a few times at most; how long each time took."""
    gaps: list[float] = []
    while len(gaps) < ATTEMPTS and min(gaps, default=PATIENCE) >= GOES_ON_SECONDS:
        gaps.append(await asyncio.wait_for(attempt(), 3 * PATIENCE))
    return gaps


async def kill_owner(database: str, door: Door, ann: Seat) -> float:
    """How long a table stands still when its owner is gone."""
    owner = await owner_of(database, ann.code)
    watcher = await connect_until(Seat(door, ann.code), owner, there=False)
    psutil.Process(owner).kill()
    gap = await silence_of(watcher)
    await watcher.close()
    return gap


async def silence_of(watcher: Seat) -> float:
    """How long nothing is heard from now on; what is still arriving does not count."""
    begun = time.monotonic()
    while (gap := time.monotonic() - begun) < STILL_ARRIVING:
        await watcher.hear()
    return gap


# The owner stands still


def test_a_table_goes_on_elsewhere_while_its_owner_is_stopped(postgres: Postgres) -> None:
    """A worker that wakes up knows that nothing is its own any more, and serves its people."""
    database = postgres.fresh_database()
    with Running(ours(database, workers=2)) as server:
        wait_for_listeners(database)
        gaps = asyncio.run(stop_owners(server, database))
        assert counted(server, "greenbaize_failures_total") == 0
    assert min(gaps) < GOES_ON_SECONDS


async def stop_owners(server: Running, database: str) -> list[float]:
    """Stop the owner of a table of bots, until it went on in time; how long each time took."""
    async with Door(server.address) as door:
        ann = await table_of_bots(door)
        return await until_in_time(lambda: stop_owner(server, database, door, ann))


async def stop_owner(server: Running, database: str, door: Door, ann: Seat) -> float:
    """Somebody is at the owner and somebody elsewhere; returns how long the table stood still."""
    owner, lease = await owner_of(database, ann.code), lease_of(database, ann.code)
    elsewhere = await connect_until(Seat(door, ann.code), owner, there=False)
    here = await connect_until(ann, owner, there=True)
    conflicts = counted(server, CONFLICTS)
    with stopped(owner):
        gap = await silence_of(elsewhere)
        other = lease_of(database, ann.code)
        assert other not in (lease, None)
    await again_if_closed(here, lambda: catch_up(here, elsewhere.version))
    assert counted(server, CONFLICTS) <= conflicts + ONE_ON_ITS_WAY
    assert lease_of(database, ann.code) == other
    react = keyed("react", reaction="clap")
    done = await again_if_closed(here, lambda: insist(here, react))
    await catch_up(elsewhere, done["version"] + 1)
    await check_seat(here)
    await elsewhere.close()
    await here.close()
    return gap


async def table_of_bots(door: Door) -> Seat:
    """A table at which bots play by themselves, also for its host."""
    ann = await door.create("las-vegas", seats=3, bots=["uniform", "uniform"], pace=0.2, pause=0)
    await begin([ann])
    await ann.do("stand_in", bot="uniform")
    await ann.close()
    return ann


@contextmanager
def stopped(worker: int) -> Iterator[None]:
    """One process stands still."""
    process = psutil.Process(worker)
    process.suspend()
    try:
        yield
    finally:
        process.resume()


async def again_if_closed(seat: Seat, work: Callable[[], Awaitable[T]]) -> T:
    """Whoever is closed out with a code that lets them come back does so, once."""
    try:
        return await work()
    except ConnectionClosed as closed:
        if closed.rcvd is not None and closed.rcvd.code not in RETRYABLE:
            raise
    await seat.connect()
    return await work()


async def catch_up(seat: Seat, version: int | None) -> None:
    """Hear until this version is there."""
    while (seat.version or 0) < (version or 0):
        await seat.hear()


def lease_of(database: str, code: str) -> int | None:
    """The fencing number of the worker that lets this table go on."""
    chosen = "SELECT owner FROM tables WHERE code = %s"
    with psycopg.connect(database, autocommit=True) as connection:
        row = connection.execute(chosen, [code]).fetchone()
    return row[0] if row else None


async def owner_of(database: str, code: str) -> int:
    """The process that lets this table go on."""
    chosen = "SELECT name FROM workers JOIN tables ON owner = workers.id WHERE code = %s"
    deadline = time.monotonic() + PATIENCE
    with psycopg.connect(database, autocommit=True) as connection:
        while time.monotonic() < deadline:
            row = connection.execute(chosen, [code]).fetchone()
            if row and psutil.pid_exists(pid := int(row[0].rpartition(":")[2])):
                return pid
            await asyncio.sleep(0.05)
    raise AssertionError("nobody owns the table")


async def connect_until(seat: Seat, worker: int, there: bool) -> Seat:
    """Connect again and again, until it is at this worker or at another one."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        await seat.connect()
        if is_at(seat, worker) == there:
            return seat
    raise AssertionError("no such worker answers")


def is_at(seat: Seat, worker: int) -> bool:
    """Whether this process has the other end of a seat's socket."""
    assert seat.socket is not None
    mine = seat.socket.transport.get_extra_info("sockname")[1]
    theirs = psutil.Process(worker).net_connections("tcp")
    return any(line.raddr and line.raddr.port == mine for line in theirs)


# A worker that is behind


@pytest.fixture(params=["cut off", "deaf"])
def behind(
    request: pytest.FixtureRequest, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> Iterator[list[Client]]:
    """Two workers; what the other writes is not heard, and only one who is cut off knows it."""
    url = postgres.fresh_database()
    if request.param == "deaf":
        monkeypatch.setattr(Follower, "on_entry", lambda *_: None)
    with opened(url, 2) as clients:
        if request.param == "cut off":
            wait_for_listeners(url)
            monkeypatch.setattr(pg_notify, "RETRY_AFTER", PATIENCE)
            assert count_listeners(url, "pg_terminate_backend(pid, 5000)") == len(clients)
        yield clients


def count_listeners(url: str, what: str = "pid") -> int:
    """Do something with every connection that listens; returns how many there are."""
    listeners = "datname = current_database() AND query LIKE 'LISTEN%'"
    with psycopg.connect(url, autocommit=True) as connection:
        asked = f"SELECT {what} FROM pg_stat_activity WHERE {listeners}"
        return len(connection.execute(asked.encode()).fetchall())


def wait_for_listeners(url: str) -> None:
    """Both workers listen."""
    deadline = time.monotonic() + PATIENCE
    while count_listeners(url) < 2 and time.monotonic() < deadline:
        time.sleep(0.05)


def test_a_worker_that_is_behind_turns_no_valid_seat_away(behind: list[Client]) -> None:
    here, there = behind
    ann = host(here, seats=3)
    assert at(ann, there).frame()["table"]["seats"][1]["person"] is False
    with at(ann, there).socket() as watching:
        settle(watching, lambda frame: frame["type"] == "table")
        ben, cleo = joins(ann, "Ben"), joins(ann, "Cleo")
        with at(ben, there).socket() as socket:
            assert settle(socket, lambda frame: frame["type"] == "table")["seat"] == ben.seat
        assert at(cleo, there).get("held-seats").json()["seats"] == [cleo.seat]
        assert at(cleo, there).tries("react", reaction="clap").status_code == 200


def test_versions_never_go_back_at_a_worker_that_is_behind(behind: list[Client]) -> None:
    here, there = behind
    ann, ben = company(here, "las-vegas", 2)
    with at(ben, there).socket() as socket:
        settle(socket, lambda frame: frame["type"] == "table")
    seen = ann.does("chat", text="one more")["version"]
    with at(ann, there).socket(version=seen) as socket:
        frame = settle(socket, lambda frame: frame["type"] == "table")
        assert (frame["version"] >= seen, frame["reset"]) == (True, False)
    later = ann.does("chat", text="and another")["version"]
    assert at(ann, there).frame()["version"] >= later


def test_a_worker_that_is_behind_refuses_nothing_for_that(behind: list[Client]) -> None:
    here, there = behind
    ann = host(here, seats=2)
    assert at(ann, there).frame()["table"]["phase"] == "gathering"
    ben = joins(ann, "Ben")
    begin_with([ann, ben])
    assert at(ann, there).tries("stand_in", bot="greedy").status_code == 200
    for guest in (ann, ben):
        guest.does("agree_to_end", agrees=True)
    assert at(ben, there).get("replay").status_code == 200
    ann.does("rematch")
    assert at(ben, there).post(f"/t/{ben.code}/seats/{ben.seat}/rematch").status_code == 201
    status, refused = say(at(ann, there), {"type": "start", "key": "late"})
    assert (status, refused["code"]) == (409, "game_already_begun")


# A database that is frozen


@contextmanager
def frozen(postgres: Postgres) -> Iterator[None]:
    """PostgreSQL stands still: it neither answers nor ends its connections."""
    assert postgres.process is not None
    everybody = family(postgres.process.pid)
    for process in everybody:
        send(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in everybody:
            send(process, signal.SIGCONT)


def send(process: psutil.Process, sign: signal.Signals) -> None:
    with suppress(psutil.NoSuchProcess):
        process.send_signal(sign)


def test_a_frozen_database_keeps_nobody_waiting(postgres: Postgres) -> None:
    customs = {**GENEROUS, "GREENBAIZE_DATABASE_TIMEOUT_SECONDS": str(TIMEOUT)}
    with Running(ours(postgres.fresh_database(), workers=2), customs) as server:
        asyncio.run(freeze(server, postgres))
        process = server.process
        assert process is not None
        with frozen(postgres):
            process.send_signal(signal.SIGTERM)
            assert process.wait(END_SECONDS) == 0


async def freeze(server: Running, postgres: Postgres) -> None:
    """What is said meanwhile is refused in time, and done once when it is said again."""
    async with Door(server.address) as door:
        ann = await door.create("las-vegas", seats=2)
        await ann.connect()
        lines = [keyed("chat", text=f"line {number}") for number in range(2)]
        path = f"/t/{ann.code}/seats/0/commands"
        with frozen(postgres):
            begun = time.monotonic()
            refused = await answer(ann, lines[0])
            assert (refused["type"], refused["code"]) == ("refused", "store_unavailable")
            cookies = {"Cookie": ann.cookie}
            response = await door.http.post(path, json=lines[1], headers=cookies)
            assert (response.status_code, response.json()["code"]) == (503, "store_unavailable")
            assert (await door.http.get("/healthz")).status_code == 503
            assert time.monotonic() - begun < 3 * ANSWER_SECONDS
        for line in lines:
            await insist(ann, line)
        told = [line["text"] for line in (await ann.table())["log"] if line["kind"] == "chat"]
        assert sorted(told) == ["line 0", "line 1"]


async def answer(seat: Seat, command: dict[str, Any]) -> Frame:
    """What is said to a command."""
    await seat.say(command)
    async with asyncio.timeout(PATIENCE):
        while True:
            heard = await seat.hear()
            if heard.get("key") == command["key"]:
                return heard


async def insist(seat: Seat, command: dict[str, Any]) -> Frame:
    """Say it again under the same key until it is done."""
    async with asyncio.timeout(PATIENCE):
        while (heard := await answer(seat, command))["type"] != "ack":
            assert heard["code"] in TRY_AGAIN.values()
            await asyncio.sleep(0.1)
    return heard
