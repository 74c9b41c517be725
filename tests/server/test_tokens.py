"""What holds a seat: tokens, private links and keys; and where they never appear."""

from __future__ import annotations

import io
import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import MetaData, create_engine, select

from greenbaize.server.ops import logging as logs
from greenbaize.server.store.database import database_url
from greenbaize.server.tables.room import Room
from greenbaize.server.tables.table import Table, replay_log

from .guests import Guest, company, host, joins, play_on, running_app, seated
from .portal_client import Client
from .scenes import call, come_back, link_of, lobby_of, settle, token, with_token
from .test_tables import closing


@pytest.fixture
def client(database: str) -> Iterator[Client]:
    with running_app(database) as client:
        yield client


def is_void(client: Client, link: str, witness: Guest) -> bool:
    """Whether a link is turned away, and nothing comes of it."""
    before = witness.frame()
    answer = client.post("/api/claims", json={"link": link})
    assert "set-cookie" not in answer.headers
    assert witness.frame() == before
    return bool(answer.status_code == 401)


# Private links


def test_a_link_is_used_once(client: Client) -> None:
    ann = host(client, seats=2)
    link = link_of(ann)
    phone = come_back(client, link)
    assert is_void(client, link, phone)
    phone.does("chat", text="still here")


def test_a_link_runs_out(database: str) -> None:
    with running_app(database, link_seconds=1.0) as client:
        ann = host(client, seats=2)
        link = link_of(ann)
        time.sleep(1.1)
        assert is_void(client, link, ann)
        come_back(client, link_of(ann))


def test_a_new_link_makes_the_one_before_void(client: Client) -> None:
    ann = host(client, seats=2)
    first, second = link_of(ann), link_of(ann)
    assert is_void(client, first, ann)
    come_back(client, second)


def test_a_link_of_a_seat_that_is_held_by_somebody_else_is_void(client: Client) -> None:
    ann = host(client, seats=4)
    guests = {name: joins(ann, name) for name in ("Ben", "Cleo")}
    links = {name: link_of(guest) for name, guest in guests.items()}
    guests["Ben"].does("leave")
    ann.does("remove", seat=2)
    assert is_void(client, links["Ben"], ann)
    new = [joins(ann, "Dan", 1), joins(ann, "Eve", 2)]
    for link, holder in zip(links.values(), new, strict=True):
        assert is_void(client, link, holder)
        holder.does("chat", text="my seat")


def test_a_link_works_though_something_happens_meanwhile(client: Client) -> None:
    """Another worker has written an entry that this one has not read."""
    ann = host(client, seats=2)
    ben = joins(ann, "Ben")
    link = link_of(ben)
    ann.does("chat", text="quick")
    room = call(client, lobby_of(client).room, ann.code)
    room.table = call(client, one_entry_ago, room)
    phone = come_back(client, link)
    assert phone.frame()["seat"] == 1
    assert "quick" in phone.says()


async def one_entry_ago(room: Room) -> Table:
    """The table without its last entry."""
    log = await room.services.store.read_log(room.row.id)
    return replay_log(room.row.header, room.row.secret, log[:-1])


# Tokens


def test_the_token_of_a_forgotten_table_opens_no_other(database: str) -> None:
    with running_app(database, gathering_seconds=0.01) as client:
        old = host(client, seats=2)
        old.frame()
        time.sleep(0.05)
        call(client, lobby_of(client).sweep)
        new = host(client, seats=2)
        impostor = with_token(new, token(old))
        assert impostor.get("table").status_code == 401
        assert old.get("table").status_code == 404


def test_whoever_sits_at_a_table_that_is_forgotten_is_told_so(database: str) -> None:
    with running_app(database) as client:
        old = host(client, seats=2)
        with old.socket() as socket:
            settle(socket, lambda frame: frame["table"]["seats"][0]["connected"])
            room = call(client, lobby_of(client).room, old.code)
            call(client, lobby_of(client).services.store.delete, room.row.id)
            socket.send_json({"type": "chat", "key": "k", "text": "hello?"})
            assert closing(socket) == 4404
        assert old.tries("chat", text="hello?").status_code == 404
        assert metric(client, "greenbaize_failures_total") == 0


def metric(client: Client, name: str) -> float:
    """What is counted under this name."""
    lines = client.get("/metrics").text.splitlines()
    return float(next(line.split()[-1] for line in lines if line.startswith(f"{name} ")))


def test_a_rematch_gives_nobody_the_seat_of_somebody_of_the_same_name(client: Client) -> None:
    ann, ben = company(client, "las-vegas", 2)
    for guest in (ann, ben):
        guest.does("agree_to_end", agrees=True)
    ann.does("rematch")
    again = seated(client, ann.post(f"/t/{ann.code}/seats/0/rematch"))
    again.does("remove", seat=1)
    other = joins(again, "Guest 1")
    answer = ben.post(f"/t/{ben.code}/seats/1/rematch")
    assert answer.status_code == 409
    assert answer.json()["message"] == "your seat at the new table is taken."
    assert other.frame()["seat"] == 1


def test_a_seat_that_went_to_another_device_at_the_new_table_stays_there(
    client: Client,
) -> None:
    ann, ben = company(client, "las-vegas", 2)
    for guest in (ann, ben):
        guest.does("agree_to_end", agrees=True)
    ann.does("rematch")
    again = seated(client, ben.post(f"/t/{ben.code}/seats/1/rematch"))
    phone = come_back(client, link_of(again))
    assert ben.post(f"/t/{ben.code}/seats/1/rematch").status_code == 409
    assert phone.frame()["seat"] == 1


# Keys


def test_the_next_in_a_chair_may_use_the_same_keys(client: Client) -> None:
    ann = host(client, seats=2)
    ben = joins(ann, "Ben")
    ben.does("chat", text="from Ben", key="first")
    ben.does("leave")
    cleo = joins(ann, "Cleo")
    cleo.does("chat", text="from Cleo", key="first")
    assert ann.says()[-1] == "from Cleo"


# The end of a connection


def test_whoever_leaves_hears_that_it_is_done_and_then_nothing_more(client: Client) -> None:
    ann = host(client, seats=2)
    ben = joins(ann, "Ben")
    with ben.socket() as socket:
        settle(socket, lambda frame: frame["table"]["seats"][1]["connected"])
        socket.send_json({"type": "leave", "key": "bye"})
        assert socket.receive_json()["key"] == "bye"
        assert closing(socket) == 4401


def test_whoever_says_too_much_is_told_so(database: str) -> None:
    with running_app(database, message_burst=8, messages_per_second=0.01) as client:
        ann = host(client, seats=2)
        with ann.socket() as socket:
            for number in range(4):
                socket.send_json({"type": "chat", "key": f"k{number}", "text": "hello"})
            assert closing(socket) == 4429
        assert metric(client, "greenbaize_sockets_open") == 0


# Where they never appear


class Ears:
    """All that the server said in any way, but for the cookies that it set."""

    def __init__(self, client: Client) -> None:
        self.heard: list[str] = []
        self.cookies: set[str] = set()
        self.lines = io.StringIO()
        client.event_hooks["response"].append(self.hear)

    def hear(self, response: Any) -> None:
        response.read()
        self.heard.append(response.text)
        for name, value in response.headers.multi_items():
            if name == "set-cookie" and "Max-Age=0" in value:
                continue
            if name == "set-cookie":
                self.cookies.add(value.partition(";")[0].partition("=")[2])
                assert "; HttpOnly; Max-Age=" in value
                assert "; Path=/t/" in value
                assert value.endswith("; SameSite=lax")
            else:
                self.heard.append(f"{name}: {value}")


@pytest.mark.usefixtures("logs_as_before")
def test_tokens_are_nowhere_but_in_cookies_and_links_nowhere_but_in_their_answer(
    client: Client, database: str
) -> None:
    ears = Ears(client)
    logs.set_up(stream=ears.lines)
    links = evening(client, ears)
    assert len(ears.cookies) == 6
    assert len(links) == 3
    told = "\n".join(ears.heard)
    written = ears.lines.getvalue() + everything(database)
    assert '"message": "request"' in written
    assert "chatted" in written
    for secret in ears.cookies:
        assert secret not in told + written
    for secret in links:
        assert secret not in written
        assert told.count(secret) == 1


def evening(client: Client, ears: Ears) -> list[str]:
    """A bit of everything; returns the links that were made."""
    ann = host(client, seats=3)
    ben, cleo = joins(ann, "Ben"), joins(ann, "Cleo")
    first = link_of(ann)
    ann = come_back(client, first)
    client.post("/api/claims", json={"link": first})
    unused = link_of(ben)
    with ben.socket() as socket, Guest(client, ann.code).socket() as watching:
        ann.does("chat", text="hello")
        ann.does("start")
        for ear in (socket, watching):
            frame = settle(ear, lambda frame: frame["table"]["phase"] == "playing")
            ears.heard.append(json.dumps(frame))
    play_on([ann, ben, cleo], 4)
    cleo.does("leave")
    cleo.get("table")
    with_token(ben, token(ann)).get("table")
    for guest in (ann, ben):
        guest.get("record")
        guest.does("agree_to_end", agrees=True)
    ann.get("record")
    ann.get("replay/1")
    ann.does("rematch")
    again = seated(client, ben.post(f"/t/{ben.code}/seats/1/rematch"))
    again.frame()
    last = link_of(again)
    ann.post(f"/t/{ann.code}/forks", {"ply": 1, "name": "Zoe"})
    client.post("/api/claims", json={"link": [last]})
    client.get(f"/t/{ann.code}/table", params={"seat": token(ann)})
    client.get("/metrics")
    client.cookies.clear()
    return [first, unused, last]


def everything(database: str) -> str:
    """All rows of all tables of a database."""
    engine = create_engine(database_url(database))
    found = MetaData()
    found.reflect(engine)
    with engine.connect() as connection:
        rows = [
            str(tuple(row))
            for table in found.sorted_tables
            for row in connection.execute(select(table))
        ]
    engine.dispose()
    return "\n".join(rows)
