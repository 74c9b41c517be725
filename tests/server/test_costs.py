"""What one guest may cost the others: everything has a bound, and what is the same is made once."""

from __future__ import annotations

import asyncio
import hashlib
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx2
import pytest

from greenbaize.server.botpool.pool import BotPool
from greenbaize.server.edge.connections import SPARE_FILES, Connections, open_files
from greenbaize.server.ops.clock import elapsed
from greenbaize.server.ops.metrics import Metrics
from greenbaize.server.settings import Settings
from greenbaize.server.tables import frames, replays
from greenbaize.server.tables.replays import Finished, Replays

from .guests import Guest, company, host, play_on, running_app, seated
from .portal_client import Client
from .running import Running, ours
from .scenes import call, lobby_of, settle
from .test_once import count, log_of
from .test_tables import closing
from .test_tokens import metric

PROMISE = hashlib.sha256(b"mine").hexdigest()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def client(database: str) -> Iterator[Client]:
    with running_app(database) as client:
        yield client


def end(*guests: Guest) -> None:
    for guest in guests:
        guest.does("agree_to_end", agrees=True)


# Frames, sockets and messages


def test_a_frame_is_made_once_for_all_devices_of_a_seat_and_once_for_the_public(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = host(client, seats=2)
    made: list[int] = []
    frame = frames.frame

    def counted(table: Any, viewer: int, *known: Any) -> Any:
        made.append(viewer)
        return frame(table, viewer, *known)

    with ExitStack() as stack:
        devices = [stack.enter_context(ann.socket()) for _ in range(4)]
        devices += [stack.enter_context(Guest(client, ann.code).socket()) for _ in range(4)]
        for device in devices:
            settle(device, lambda frame: frame["table"]["seats"][0]["connected"])
        monkeypatch.setattr(frames, "frame", counted)
        ann.does("chat", text="to all")
        for device in devices:
            settle(device, lambda frame: "to all" in str(frame["log"]))
    assert len(made) == 2


def test_a_seat_and_the_public_have_only_so_many_devices(database: str) -> None:
    with running_app(database, sockets_per_seat=2, watchers_per_table=1) as client:
        ann = host(client, seats=2)
        for guest, most in ((ann, 2), (Guest(client, ann.code), 1)):
            with ExitStack() as stack:
                for _ in range(most):
                    assert stack.enter_context(guest.socket()).receive_json()["type"] == "table"
                with guest.socket() as extra:
                    assert closing(extra) == 4430
            with guest.socket() as again:
                assert again.receive_json()["type"] == "table"
        limited = 'greenbaize_requests_limited_total{limit="sockets"}'
        assert metric(client, limited) == 2


def test_all_devices_of_a_seat_share_one_rate_limit_and_talk_counts_threefold(
    database: str,
) -> None:
    with running_app(database, message_burst=14, messages_per_second=0.001) as client:
        ann = host(client, seats=2)
        with ann.socket() as one, ann.socket() as two:
            for number, device in enumerate((one, two)):
                device.send_json({"type": "chat", "key": f"k{number}", "text": "hello"})
            assert {closing(device) for device in (one, two) if device is two} == {4429}
            one.send_json({"type": "react", "key": "k2", "reaction": "clap"})
            assert closing(one) == 4429
        assert count(ann, "chatted") == 1


# Hints


class Thinker(BotPool):
    """A pool whose one process answers when the test says so."""

    def __init__(self) -> None:
        super().__init__(1, 1)
        self.asked: list[int] = []
        self.gate = asyncio.Event()

    async def choose_move(self, bot: str, seat: int, record_text: str) -> str:
        async with self.slots:
            self.asked.append(seat)
            await self.gate.wait()
            return "place 1"


def test_bots_that_owe_a_move_go_before_hints_and_hints_one_by_one(client: Client) -> None:
    services = lobby_of(client).services

    async def ask() -> list[int]:
        services.bots = pool = Thinker()
        first = asyncio.create_task(services.ask_bot("greedy", 0, ""))
        await asyncio.sleep(0.05)
        hints = [asyncio.create_task(services.ask_hint("greedy", 10 + n, "")) for n in range(5)]
        await asyncio.sleep(0.05)
        bots = [asyncio.create_task(services.ask_bot("greedy", n, "")) for n in range(1, 4)]
        await asyncio.sleep(0.2)
        pool.gate.set()
        await asyncio.gather(first, *hints, *bots)
        return pool.asked

    asked = call(client, ask)
    assert asked == [0, 1, 2, 3, 10, 11, 12, 13, 14]


@pytest.fixture
def thinking(client: Client) -> Iterator[tuple[Guest, Thinker]]:
    """A guest who owes a move, and bots that never find one."""
    ann, _ = company(client, "las-vegas", 2)
    ann.does("throw")
    pool = call(client, make_thinker)
    lobby_of(client).services.bots = pool
    yield ann, pool
    call(client, pool.gate.set)


async def make_thinker() -> Thinker:
    return Thinker()


def wait_until(wanted: Any) -> None:
    deadline = time.monotonic() + 10
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_a_seat_has_one_hint_at_a_time_and_plays_on_meanwhile(
    thinking: tuple[Guest, Thinker],
) -> None:
    ann, pool = thinking
    with ann.socket() as socket:
        socket.send_json({"type": "hint", "key": "first"})
        wait_until(lambda: pool.asked)
        assert ann.refused("hint") == "a hint is already on its way."
        words = ann.frame()["play"]["moves"][0]
        socket.send_json({"type": "move", "key": "mine", "words": words})
        assert settle(socket, lambda frame: frame.get("key") == "mine")["type"] == "ack"


def test_a_hint_is_given_up_when_whoever_asked_has_gone(thinking: tuple[Guest, Thinker]) -> None:
    ann, pool = thinking
    room = call(ann.client, lobby_of(ann.client).room, ann.code)
    with ann.socket() as socket:
        socket.send_json({"type": "hint", "key": "first"})
        wait_until(lambda: room.hinting)
    wait_until(lambda: not room.hinting and not pool.slots.locked())


def test_a_hint_over_http_is_given_up_when_the_connection_ends(
    thinking: tuple[Guest, Thinker],
) -> None:
    ann, _ = thinking
    room = call(ann.client, lobby_of(ann.client).room, ann.code)

    async def ask_and_go() -> None:
        asked = asyncio.create_task(request(ann))
        async with asyncio.timeout(10):
            while not room.hinting:
                await asyncio.sleep(0.01)
        GONE.set()
        await asyncio.wait_for(asked, 10)
        assert not room.hinting

    GONE.clear()
    call(ann.client, ask_and_go)


GONE = threading.Event()


async def request(guest: Guest) -> None:
    """A request for a hint whose sender goes away when the test says so."""
    body = json.dumps({"type": "hint", "key": "h"}).encode()
    headers = [(b"cookie", guest.cookie.encode()), (b"content-type", b"application/json")]
    headers.append((b"content-length", str(len(body)).encode()))
    path = f"/t/{guest.code}/seats/{guest.seat}/commands"
    scope = {
        "type": "http", "method": "POST", "path": path, "raw_path": path.encode(),
        "query_string": b"", "headers": headers, "scheme": "http", "http_version": "1.1",
        "client": ("testclient", 1), "server": ("testserver", 80), "root_path": "",
        "app": guest.client.app,
    }  # fmt: skip
    waiting: list[Any] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Any:
        if waiting:
            return waiting.pop()
        while not GONE.is_set():
            await asyncio.sleep(0.01)
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        pass

    await guest.client.app(scope, receive, send)


# Replays


def test_a_replay_is_computed_once_and_not_in_the_event_loop(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = company(client, "las-vegas", 2)
    play_on([ann, ben], 5)
    end(ann, ben)
    threads: list[str] = []
    compute = replays.compute

    def noted(record: Any) -> Finished:
        threads.append(threading.current_thread().name)
        return compute(record)

    monkeypatch.setattr(replays, "compute", noted)
    plies = ann.get("replay").json()["plies"]
    moments = [ann.get(f"replay/{ply}").json() for ply in range(plies + 1)]
    assert [moment["ply"] for moment in moments] == list(range(plies + 1))
    assert client.get(f"/t/{ann.code}/plain/replay?ply={plies}").status_code == 200
    assert ann.get(f"replay/{plies + 1}").status_code == 409
    assert len(threads) == 1
    assert threads[0].startswith("replay")


def test_replays_are_kept_up_to_a_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "compute", lambda record: Finished(b"x" * 100, [b"y" * 300]))

    async def look() -> list[list[int]]:
        kept, cache = [], Replays(max_bytes=1000)
        for table in (1, 2, 1, 3):
            await cache.find(table, None)  # type: ignore[arg-type]
            kept.append(list(cache.finished))
        cache.close()
        return kept

    assert asyncio.run(look()) == [[1], [1, 2], [2, 1], [1, 3]]


# Tables and logs


def test_a_rematch_counts_as_a_table(database: str) -> None:
    with running_app(database, tables_per_hour=2) as client:
        ann = host(client, seats=2, bots=["uniform"])
        for last in (False, True):
            ann.does("start")
            end(ann)
            if not last:
                ann.does("rematch")
                ann = seated(client, ann.post(f"/t/{ann.code}/seats/0/rematch"))
        assert "too many tables" in ann.refused("rematch")
        with ann.socket() as socket:
            socket.send_json({"type": "rematch", "key": "r"})
            refused = settle(socket, lambda frame: frame.get("key") == "r")
            assert refused["code"] == "too_many_tables"


def test_a_log_is_bounded_but_for_the_moves(database: str) -> None:
    with running_app(database, log_entries=100, disconnect_grace_seconds=0) as client:
        ann = host(client, seats=2, bots=["uniform"])
        for _ in range(120):
            ann.tries("promise", promise=PROMISE)
        assert ann.refused("promise", promise=PROMISE).startswith("too much has happened")
        before = len(log_of(ann))
        assert before <= 101
        for _ in range(3):
            with ann.socket() as socket:
                assert socket.receive_json()["type"] == "table"
        answer = client.post(f"/t/{ann.code}/seats", json={"name": "Ben"})
        assert answer.json()["code"] in ("log_full", "no_seat_free")
        assert len(log_of(ann)) == before


def test_moves_go_on_though_the_log_is_full(database: str) -> None:
    with running_app(database, log_entries=100) as client:
        ann, ben = company(client, "las-vegas", 2)
        for _ in range(100):
            ann.tries("react", reaction="clap")
        assert ann.tries("mute", muted=True).status_code == 409
        play_on([ann, ben], 6)
        assert count(ann, "moved") >= 2


def test_of_finished_tables_only_so_many_entries_are_kept_the_newest(client: Client) -> None:
    lobby = lobby_of(client)
    finished = []
    for _ in range(3):
        ann, ben = company(client, "las-vegas", 2)
        end(ann, ben)
        finished.append(ann)
    running = host(client, seats=2)
    room = call(client, lobby.room, finished[2].code)
    sizes = [len(log_of(guest)) for guest in finished]
    most = sizes[1] + sizes[2]
    lobby.services.settings = lobby.services.settings.model_copy(update={"over_entries": most})
    lobby.services.monotonic = lambda: elapsed() + 7200
    call(client, lobby.sweep)
    assert [guest.get("table").status_code for guest in finished] == [404, 200, 200]
    assert running.get("table").status_code == 200
    assert room.code == finished[2].code


# Connections


def test_connections_are_counted_by_address_and_all_together() -> None:
    metrics = Metrics()
    connections = Connections(Settings(connections_per_ip=2), metrics)
    assert [connections.open("a", 1) for _ in range(3)] == [True, True, False]
    assert connections.open("b", 1)
    assert not connections.open("c", open_files() - SPARE_FILES + 1)
    for address in ("a", "a", "b"):
        connections.close(address)
    assert connections.counts == {}
    limited = metrics.registry.get_sample_value(
        "greenbaize_requests_limited_total", {"limit": "connections"}
    )
    assert limited == 2


def test_behind_a_proxy_all_connections_have_its_address() -> None:
    connections = Connections(Settings(connections_per_ip=2, behind_proxy=True), Metrics())
    assert all(connections.open("proxy", 1) for _ in range(10))


@pytest.mark.long(10)
def test_bare_connections_do_not_use_up_the_files_and_refused_sockets_are_no_errors(
    tmp_path: Path,
) -> None:
    """A server that may open few files lets itself open more, and refuses what is too much."""
    command = ours(f"sqlite:///{tmp_path / 'tables.db'}")
    few = ["sh", "-c", 'ulimit -Sn 256; exec "$@"', "sh", *command]
    environment = {"GREENBAIZE_CONNECTIONS_PER_IP": "20", "GREENBAIZE_SOCKET_PER_IP": "7"}
    with Running(few, environment) as server, ExitStack() as stack:
        where = ("127.0.0.1", server.port)
        for _ in range(40):
            stack.enter_context(socket.create_connection(where, 20))
        with socket.socket() as elsewhere:
            elsewhere.settimeout(20)
            elsewhere.bind(("127.0.0.2", 0))
            elsewhere.connect(where)
            elsewhere.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert b" 200 " in elsewhere.recv(4000).partition(b"\r\n")[0]
        stack.close()
        foreign = {
            "origin": "http://evil.test", "upgrade": "websocket", "connection": "Upgrade",
            "sec-websocket-version": "13", "sec-websocket-key": "MDEyMzQ1Njc4OWFiY2RlZg==",
        }  # fmt: skip
        answer = httpx2.get(f"http://{server.address}/t/K7QX2M/socket", headers=foreign)
        assert answer.status_code == 403
        assert "greenbaize_failures_total 0.0" in server.ask("/metrics").text
        lines = [json.loads(line) for line in server.log.read_text().splitlines() if "{" in line]
    by_message = {line["message"]: line for line in lines}
    assert by_message["listening"]["open_files"] > 256
    assert by_message["connections are refused"]["level"] == "warning"
    assert not [line for line in lines if line["level"] == "error"]
    unknown = "the variable GREENBAIZE_SOCKET_PER_IP is no setting and is ignored"
    assert by_message[f"{unknown}; did you mean GREENBAIZE_SOCKETS_PER_IP?"]["level"] == "warning"


def test_coming_and_going_is_bounded_too(database: str) -> None:
    with running_app(database, log_entries=100) as client:
        ann, refused = host(client, seats=2), 0
        for _ in range(60):
            client.cookies.clear()
            answer = client.post(f"/t/{ann.code}/seats", json={"name": "Ben"})
            if answer.status_code == 409:
                refused += 1
            else:
                seated(client, answer).tries("leave")
        assert refused
        assert len(log_of(ann)) <= 101
