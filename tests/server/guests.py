"""A server in this process, and guests who talk to it."""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.cookies import SimpleCookie
from itertools import count
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from greenbaize.server.app import create_app
from greenbaize.server.settings import Settings
from greenbaize.server.store import migrate

from ..seating import first_chair_begins
from .portal_client import Client

Frame = dict[str, Any]
QUICK: dict[str, Any] = {"pace": 0, "pause": 0, "gone": None}
GENEROUS = {
    "requests_per_second": 1e6,
    "request_burst": 10**6,
    "messages_per_second": 1e6,
    "message_burst": 10**6,
    "tables_per_hour": 10**6,
    "sockets_per_seat": 10**6,
    "least_pace_seconds": 0,
    "database_timeout_seconds": 60,
}
"""All comes from one address here; and on a busy machine a database that is well may be slow."""

KEYS = count()
PATIENCE = 60.0
"""Seconds after which something that does not come will not come."""


@contextmanager
def running_app(database: str, site: Path | None = None, **customs: Any) -> Iterator[Client]:
    """The server on this database; without a site, whether or not one is built in the tree."""
    migrate(database)
    settings = Settings(database=database, **{**GENEROUS, **customs})
    app = create_app(settings, site)
    with TestClient(app) as line, Client(app, line) as client:
        yield client


class Guest:
    """A device: what it was given, and what it says. Its seat is -1 for somebody who watches."""

    def __init__(self, client: Client, code: str, seat: int = -1, cookie: str = "") -> None:
        self.client, self.code, self.seat, self.cookie = client, code, seat, cookie

    @property
    def headers(self) -> dict[str, str]:
        return {"cookie": self.cookie} if self.cookie else {}

    @property
    def asked(self) -> dict[str, Any]:
        return {} if self.seat < 0 else {"seat": self.seat}

    def post(self, path: str, body: Any = None) -> Any:
        """Ask for something; the answer whatever it is."""
        self.client.cookies.clear()
        answer = self.client.post(path, json=body, headers=self.headers)
        self.client.cookies.clear()
        return answer

    def get(self, what: str, **asked: Any) -> Any:
        """Look at something of the table."""
        self.client.cookies.clear()
        path = f"/t/{self.code}/{what}"
        return self.client.get(path, params={**self.asked, **asked}, headers=self.headers)

    def tries(self, do: str, **words: Any) -> Any:
        """Do something; the answer whatever it is."""
        command = {"type": do, "key": f"k{next(KEYS)}", **words}
        return self.post(f"/t/{self.code}/seats/{self.seat}/commands", command)

    def does(self, do: str, **words: Any) -> Frame:
        """Do something that is done."""
        answer = self.tries(do, **words)
        assert answer.status_code == 200, answer.text
        told: Frame = answer.json()
        return told

    def refused(self, do: str, **words: Any) -> str:
        """Do something that is refused; why."""
        answer = self.tries(do, **words)
        assert answer.status_code in (403, 409), answer.text
        says: str = answer.json()["message"]
        return says

    def frame(self, **asked: Any) -> Frame:
        """The table as this guest sees it."""
        answer = self.get("table", **asked)
        assert answer.status_code == 200, answer.text
        told: Frame = answer.json()
        return told

    def says(self) -> list[str]:
        """All that this guest was told."""
        return [line["text"] for line in self.frame()["log"]]

    @contextmanager
    def socket(self, version: int | None = None) -> Iterator[WebSocketTestSession]:
        """The socket of this seat, after hello."""
        self.client.cookies.clear()
        query = "" if self.seat < 0 else f"?seat={self.seat}"
        path = f"/t/{self.code}/socket{query}"
        with self.client.websocket_connect(path, headers=self.headers) as socket:
            socket.send_json({"type": "hello", "version": version})
            yield socket

    def waits_for(self, wanted: Callable[[Frame], Any]) -> Frame:
        """Look until it is so."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            frame = self.frame()
            if wanted(frame):
                return frame
            time.sleep(0.02)
        raise AssertionError(f"it never was so: {frame}")


def seated(client: Client, answer: Any) -> Guest:
    """The guest that an answer made."""
    client.cookies.clear()
    assert answer.status_code in (200, 201), answer.text
    cookies = SimpleCookie(answer.headers["set-cookie"])
    ((name, cookie),) = cookies.items()
    told = answer.json()
    return Guest(client, told["code"], told["seat"], f"{name}={cookie.value}")


def host(client: Client, game: str = "las-vegas", name: str = "Ann", **wishes: Any) -> Guest:
    """Somebody who lays a table, at which the first chair begins."""
    options = first_chair_begins(game, wishes.get("options"))
    asked = {"game": game, "name": name, **QUICK, **wishes, "options": options}
    return seated(client, client.post("/api/tables", json=asked))


def joins(at: Guest, name: str, seat: int | None = None) -> Guest:
    """Somebody who comes to a table."""
    client = at.client
    client.cookies.clear()
    asked = {"name": name, "seat": seat}
    return seated(client, client.post(f"/t/{at.code}/seats", json=asked))


def company(client: Client, game: str, seats: int, **wishes: Any) -> list[Guest]:
    """A table with a person in every chair, and the game begun."""
    first = host(client, game, seats=seats, **wishes)
    guests = [first, *(joins(first, f"Guest {n}", n) for n in range(1, seats))]
    begin(guests)
    return guests


def begin(guests: list[Guest]) -> None:
    """Everybody promises a part of the dice, the first starts, and everybody opens theirs."""
    parts = [random.randbytes(16) for _ in guests]
    for guest, part in zip(guests, parts, strict=True):
        guest.does("promise", promise=hashlib.sha256(part).hexdigest())
    guests[0].does("start")
    for guest, part in zip(guests, parts, strict=True):
        guest.does("contribute", part=part.hex())


def answer(guest: Guest, rng: random.Random) -> bool:
    """Do what this guest owes, if anything; whether there was something."""
    play = guest.frame()["play"]
    if play["thrower"] == guest.seat:
        guest.does("throw")
    elif play["moves"]:
        guest.does("move", words=rng.choice(play["moves"]))
    else:
        return False
    return True


def play_on(guests: list[Guest], moves: int, seed: int = 1) -> None:
    """So many answers of people, or to the end."""
    rng = random.Random(seed)
    for _ in range(moves):
        deadline = time.monotonic() + PATIENCE
        while not (asked := asked_of(guests)):
            if guests[0].frame()["table"]["phase"] == "over":
                return
            assert time.monotonic() < deadline, "nobody has anything to do"
            time.sleep(0.01)
        answer(asked[0], rng)


def asked_of(guests: list[Guest]) -> list[Guest]:
    """Those of whom something is asked now, and for whom no bot plays."""
    frame = guests[0].frame()
    wanted = {*frame["play"]["owing"], frame["play"]["thrower"]}
    seats = frame["table"]["seats"]
    return [guest for guest in guests if guest.seat in wanted and not seats[guest.seat]["bot"]]
