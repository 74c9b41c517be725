"""Everything happens once: two devices, a double click, retries, and two workers at one table."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession

from greenbaize.server.tables.log import LoggedEntry
from greenbaize.server.tables.room import Room

from .guests import Frame, Guest, company, host, joins, play_on, running_app
from .portal_client import Client
from .postgres import Postgres
from .scenes import call, lobby_of, settle
from .test_tokens import metric

AT_ONCE = 12
SOON = 1.0
"""Within so many seconds everybody knows, at whichever worker."""

Inns = list[Client]


@pytest.fixture(params=["sqlite", "postgres", "two workers"])
def inns(request: pytest.FixtureRequest, tmp_path: Any) -> Iterator[Inns]:
    """A server; or two workers at one database."""
    if request.param == "sqlite":
        url, workers = f"sqlite:///{tmp_path / 'tables.db'}", 1
    else:
        server: Postgres = request.getfixturevalue("postgres")
        url, workers = server.fresh_database(), 2 if request.param == "two workers" else 1
    with opened(url, workers) as clients:
        yield clients


@pytest.fixture
def two(postgres: Postgres) -> Iterator[Inns]:
    """Two workers."""
    with opened(
        postgres.fresh_database(), 2, room_idle_seconds=0.4, disconnect_grace_seconds=0.1
    ) as clients:
        yield clients


@contextmanager
def opened(url: str, workers: int, **customs: Any) -> Iterator[Inns]:
    """So many workers; in the end nothing has broken in any of them."""
    with ExitStack() as stack:
        clients = [stack.enter_context(running_app(url, **customs)) for _ in range(workers)]
        yield clients
        for client in clients:
            assert metric(client, "greenbaize_failures_total") == 0


def at(guest: Guest, client: Client) -> Guest:
    """The same device, at another worker."""
    return Guest(client, guest.code, guest.seat, guest.cookie)


def say(guest: Guest, command: dict[str, Any]) -> tuple[int, Frame]:
    """A command with its own key."""
    path = f"/t/{guest.code}/seats/{guest.seat}/commands"
    answer = guest.client.post(path, json=command, headers=guest.headers)
    return answer.status_code, answer.json()


def on_a_socket(guest: Guest, command: dict[str, Any]) -> tuple[int, Frame]:
    """The same on a socket of its own."""
    with guest.socket() as socket:
        socket.send_json(command)
        frame = settle(socket, lambda frame: frame.get("key") == command["key"])
    return 409 if frame["type"] == "refused" else 200, frame


Saying = Callable[[Guest, dict[str, Any]], tuple[int, Frame]]


def at_once(inns: Inns, said: list[tuple[Guest, dict[str, Any]]]) -> list[tuple[int, Frame]]:
    """All of it at the same time: at every worker, by HTTP and on sockets."""
    doors: list[Saying] = [say, on_a_socket]
    with ThreadPoolExecutor(len(said)) as pool:
        jobs = [
            pool.submit(doors[n // len(inns) % 2], at(guest, inns[n % len(inns)]), command)
            for n, (guest, command) in enumerate(said)
        ]
        return [job.result(30) for job in jobs]


def log_of(guest: Guest) -> list[LoggedEntry]:
    """The log of a table, as it is kept."""

    async def read() -> list[LoggedEntry]:
        lobby = lobby_of(guest.client)
        return await lobby.services.store.read_log((await lobby.room(guest.code)).row.id)

    log: list[LoggedEntry] = call(guest.client, read)
    assert [written.position for written in log] == list(range(len(log)))
    return log


def count(guest: Guest, what: str) -> int:
    """How often something is in the log."""
    return [str(written.entry.type) for written in log_of(guest)].count(what)


def agree(inns: Inns, guest: Guest) -> Frame:
    """What this guest sees soon, the same at every worker."""
    deadline = time.monotonic() + SOON
    while True:
        frames = [at(guest, client).frame() for client in inns]
        if all(frame == frames[0] for frame in frames):
            return frames[0]
        assert time.monotonic() < deadline, [frame["version"] for frame in frames]
        time.sleep(0.02)


# Once


def test_a_key_is_done_once_however_often_it_is_said(inns: Inns) -> None:
    ann, _ = company(inns[0], "las-vegas", 2)
    before = count(ann, "house_moved")
    command = {"type": "throw", "key": "once"}
    answers = at_once(inns, [(ann, command)] * AT_ONCE)
    assert {status for status, _ in answers} == {200}
    assert len({frame["version"] for _, frame in answers}) == 1
    assert count(ann, "house_moved") == before + 1
    agree(inns, ann)


def test_a_double_click_is_done_once(inns: Inns) -> None:
    ann, _ = company(inns[0], "las-vegas", 2)
    before = count(ann, "house_moved")
    clicks = [(ann, {"type": "throw", "key": f"click-{n}"}) for n in range(AT_ONCE)]
    answers = at_once(inns, clicks)
    assert Counter(status for status, _ in answers) == {200: 1, 409: AT_ONCE - 1}
    assert count(ann, "house_moved") == before + 1
    agree(inns, ann)


def test_two_devices_at_one_seat_make_one_move(inns: Inns) -> None:
    ann, _ = company(inns[0], "las-vegas", 2)
    ann.does("throw")
    moves = ann.frame()["play"]["moves"]
    said = [
        (ann, {"type": "move", "key": f"device-{n}", "words": moves[n % len(moves)]})
        for n in range(AT_ONCE)
    ]
    answers = at_once(inns, said)
    assert Counter(status for status, _ in answers) == {200: 1, 409: AT_ONCE - 1}
    assert count(ann, "moved") == 1
    agree(inns, ann)


def test_everybody_chooses_at_once_and_every_choice_counts_once(inns: Inns) -> None:
    guests = company(inns[0], "cincinnati", 4, pause=3600)
    while guests[0].frame()["play"]["owing"] != [0, 1, 2, 3]:
        play_on(guests, 1)
    before = count(guests[0], "moved")
    said = [
        (guest, {"type": "move", "key": "mine", "words": guest.frame()["play"]["moves"][0]})
        for guest in guests
    ]
    answers = at_once(inns, said * 3)
    assert {status for status, _ in answers} == {200}
    assert count(guests[0], "moved") == before + 4
    assert agree(inns, guests[0])["play"]["owing"] == []


def test_only_one_gets_the_last_chair(inns: Inns) -> None:
    ann = host(inns[0], seats=2)

    def sit(n: int) -> int:
        asked = {"name": f"Guest {n}"}
        return int(inns[n % len(inns)].post(f"/t/{ann.code}/seats", json=asked).status_code)

    with ThreadPoolExecutor(AT_ONCE) as pool:
        answers = Counter(pool.map(sit, range(AT_ONCE)))
    assert answers == {201: 1, 409: AT_ONCE - 1}
    for client in inns:
        client.cookies.clear()
    assert count(ann, "joined") == 2


def test_a_link_is_used_once_however_many_try(inns: Inns) -> None:
    ann = host(inns[0], seats=2)
    path = ann.post(f"/t/{ann.code}/seats/0/link").json()["path"]
    link = {"link": path.removeprefix("/claim/")}

    def use(n: int) -> int:
        return int(inns[n % len(inns)].post("/api/claims", json=link).status_code)

    with ThreadPoolExecutor(AT_ONCE) as pool:
        answers = Counter(pool.map(use, range(AT_ONCE)))
    assert answers == {200: 1, 401: AT_ONCE - 1}
    assert ann.get("table").status_code == 401


def test_a_game_is_started_once(inns: Inns) -> None:
    ann = host(inns[0], seats=2, bots=["uniform"], pace=3600)
    said = [(ann, {"type": "start", "key": f"start-{n}"}) for n in range(AT_ONCE)]
    answers = at_once(inns, said)
    assert Counter(status for status, _ in answers) == {200: 1, 409: AT_ONCE - 1}
    assert count(ann, "started") == 1


def test_messages_out_of_order_and_old_ones_again(inns: Inns) -> None:
    """What comes too early is refused; what was done is answered as it was, whatever came since."""
    ann, ben = company(inns[0], "las-vegas", 2)
    with ann.socket() as socket:
        settle(socket, lambda frame: frame["table"]["seats"][0]["connected"])
        early = {"type": "move", "key": "early", "words": "place 1"}
        throw = {"type": "throw", "key": "throw"}
        assert answer(socket, early)["type"] == "refused"
        first = answer(socket, throw)
        assert first["type"] == "ack"
        move = {"type": "move", "key": "move", "words": ann.frame()["play"]["moves"][0]}
        second = answer(socket, move)
        play_on([ann, ben], 3)
        version = log_of(ann)[-1].position
        assert [answer(socket, said) for said in (move, throw, move)] == [second, first, second]
        assert log_of(ann)[-1].position == version


def answer(socket: WebSocketTestSession, command: dict[str, Any]) -> Frame:
    """What is said to a command."""
    socket.send_json(command)
    return settle(socket, lambda frame: frame.get("key") == command["key"])


def test_a_deed_is_done_and_shown_though_its_connection_breaks(inns: Inns) -> None:
    ann = host(inns[0], seats=2)
    ben = joins(ann, "Ben")
    room: Room = call(inns[0], lobby_of(inns[0]).room, ann.code)
    append = room.services.store.append

    async def slowly(*given: Any, **named: Any) -> None:
        await asyncio.sleep(0.3)
        await append(*given, **named)

    with ben.socket() as watching, ann.socket() as socket:
        settle(socket, lambda frame: all(seat["connected"] for seat in frame["table"]["seats"]))
        room.services.store.append = slowly  # type: ignore[method-assign]
        socket.send_json({"type": "chat", "key": "last", "text": "my last words"})
        time.sleep(0.1)
        line: Any = next(viewer for viewer in room.presence.viewers if viewer.claim.seat == 0)
        call(inns[0], break_off, line)
        settle(watching, lambda frame: "my last words" in str(frame["log"]))
        room.services.store.append = append  # type: ignore[method-assign]


async def break_off(line: Any) -> None:
    """The device does not read any more."""
    line.sender.cancel()


# Two workers


def test_everything_is_seen_at_both_workers_within_a_second(two: Inns) -> None:
    ann, ben = company(two[0], "las-vegas", 2)
    there = at(ben, two[1])
    with ann.socket() as here, there.socket() as far, Guest(two[1], ann.code).socket() as public:
        for socket in (here, far):
            settle(socket, lambda frame: all(seat["connected"] for seat in frame["table"]["seats"]))
        for number in range(5):
            begun = time.monotonic()
            (ann if number % 2 else there).does("chat", text=f"number {number}")
            seen = [
                settle(socket, lambda frame, n=number: f"number {n}" in str(frame))  # type: ignore[misc]
                for socket in (here, far, public)
            ]
            assert time.monotonic() - begun < SOON
            assert len({frame["version"] for frame in seen}) == 1


def test_what_is_done_at_both_workers_at_once_is_all_done_once(two: Inns) -> None:
    guests = company(two[0], "las-vegas", 4)
    said = [
        (guest, {"type": "chat", "key": f"line-{n}", "text": f"{guest.seat} says {n}"})
        for n in range(4)
        for guest in guests
    ]
    with Guest(two[0], guests[0].code).socket() as here, at(guests[1], two[1]).socket() as there:
        answers = at_once(two, said + said)
        assert {status for status, _ in answers} == {200}
        assert count(guests[0], "chatted") == len(said)
        last = agree(two, guests[0])["version"]
        for socket in (here, there):
            versions = [0]
            while versions[-1] < last:
                frame = settle(socket, lambda frame: frame["type"] == "table")
                assert len(versions) == 1 or frame["since"] == versions[-1]
                versions.append(frame["version"])
            assert versions == sorted(set(versions))


def test_whoever_is_at_one_worker_is_here_for_the_other(two: Inns) -> None:
    """A worker that knows only some of the people does not send the others away for long."""
    ann, ben = company(two[0], "las-vegas", 2, gone=0.5, pace=3600)
    there = at(ben, two[1])
    with ann.socket() as here, there.socket():
        settle(here, lambda frame: all(seat["connected"] for seat in frame["table"]["seats"]))
        time.sleep(1.5)
        frame = there.waits_for(
            lambda frame: all(seat["connected"] for seat in frame["table"]["seats"])
        )
        assert [seat["bot"] for seat in frame["table"]["seats"]] == [None, None]
        assert ann.frame()["missed"] is there.frame()["missed"] is None
    with Guest(two[0], ann.code).socket() as watching:
        settle(
            watching, lambda frame: not any(seat["connected"] for seat in frame["table"]["seats"])
        )


def test_a_seat_with_devices_at_both_workers_is_here_as_long_as_one_is(two: Inns) -> None:
    ann, ben = company(two[0], "las-vegas", 2, gone=None)
    with at(ann, two[1]).socket() as phone:
        with ann.socket() as socket:
            settle(socket, lambda frame: frame["table"]["seats"][0]["connected"])
        time.sleep(0.8)
        watcher = Guest(two[0], ann.code)
        watcher.waits_for(lambda frame: frame["table"]["seats"][0]["connected"])
        phone.send_json({"type": "react", "key": "r", "reaction": "clap"})
        assert settle(phone, lambda frame: frame.get("key") == "r")["type"] == "ack"
        assert watcher.frame()["table"]["seats"][0]["connected"]
    watcher.waits_for(lambda frame: not frame["table"]["seats"][0]["connected"])
    assert ben.frame()["table"]["phase"] == "playing"


def test_a_whole_game_by_turns_at_two_workers(two: Inns) -> None:
    ann, ben = company(two[0], "las-vegas", 2)
    play_on([ann, at(ben, two[1])], 1000)
    frame = agree(two, ann)
    assert frame["table"]["phase"] == "over"
    assert frame["play"]["result"]
