"""Log, tokens, links and what workers keep in memory, in any order: a state machine.

It knows who holds which seat and what was acknowledged, and asks the real server, on the real
store. On PostgreSQL there are two workers, whose listeners are cut now and then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from greenbaize.server.tables import log as e

from ..server.guests import QUICK, Guest, seated
from ..server.portal_client import Client
from ..server.postgres import Postgres
from ..server.scenes import call, lobby_of
from ..server.test_once import at, log_of, opened
from .asking import seat_key
from .house import CUT

CHAIRS = 3
EXAMPLES, STEPS = 12, 30
KEYS = count()
PICK = st.integers(0, 10**6)


@dataclass
class Held:
    """A token: who showed which key for it, and whether the seat is still held by it."""

    guest: Guest
    ask: Callable[[Client], Any]
    good: bool = True


@dataclass
class Said:
    """A chat that was acknowledged."""

    held: Held
    command: dict[str, Any]
    version: int


@dataclass
class Link:
    """A private link; `used` is by which token, if it was used."""

    held: Held
    text: str
    good: bool = True


@dataclass
class Model:
    """What must be so."""

    tokens: list[Held] = field(default_factory=list)
    chats: list[Said] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    told: int = 0
    """The highest version that anybody was told."""

    def holders(self) -> list[Held]:
        return [held for held in self.tokens if held.good]

    def holder_of(self, seat: int) -> Held | None:
        return next((held for held in self.holders() if held.guest.seat == seat), None)


class Workers:
    """Servers in this process that share a database."""

    def __init__(self, clients: list[Client], database: str) -> None:
        self.clients, self.database = clients, database

    def pick(self, number: int) -> Client:
        return self.clients[number % len(self.clients)]

    def cut(self) -> None:
        """No worker hears of the others, until it notices."""
        with psycopg.connect(self.database) as connection:
            connection.execute(CUT)


class Machine(RuleBasedStateMachine):
    """One table; every rule is said to any worker."""

    workers: Workers

    def __init__(self) -> None:
        super().__init__()
        self.model, self.code = Model(), ""

    # Seats

    @initialize(worker=PICK)
    def create(self, worker: int) -> None:
        asked = {"game": "las-vegas", "seats": CHAIRS, "name": "Ann", "key": seat_key(), **QUICK}
        self.sit(worker, partial(post, "/api/tables", asked))
        self.code = self.model.tokens[0].guest.code

    @rule(worker=PICK)
    def join(self, worker: int) -> None:
        asked = {"name": f"Guest {next(KEYS)}", "key": seat_key()}
        ask = partial(post, f"/t/{self.code}/seats", asked)
        if len(self.model.holders()) < CHAIRS:
            self.sit(worker, ask)
        else:
            assert ask(self.workers.pick(worker)).status_code == 409

    def sit(self, worker: int, ask: Callable[[Client], Any]) -> None:
        """A seat is given, for the first time."""
        client = self.workers.pick(worker)
        guest = seated(client, ask(client))
        assert self.model.holder_of(guest.seat) is None
        self.model.tokens.append(Held(guest, ask))

    @rule(worker=PICK, which=PICK)
    def ask_again(self, worker: int, which: int) -> None:
        """The same request under the same key: the same seat and token, or nothing."""
        held = self.model.tokens[which % len(self.model.tokens)]
        client = self.workers.pick(worker)
        answer = held.ask(client)
        if held.good:
            again = seated(client, answer)
            assert (again.seat, again.cookie) == (held.guest.seat, held.guest.cookie)
        else:
            assert answer.status_code == 401
            assert "set-cookie" not in answer.headers

    @rule(worker=PICK, which=PICK)
    def leave(self, worker: int, which: int) -> None:
        """Anybody but the host."""
        leaving = [held for held in self.model.holders() if held.guest.seat != 0]
        if leaving:
            held = leaving[which % len(leaving)]
            self.told(at(held.guest, self.workers.pick(worker)).does("leave")["version"])
            held.good = False

    # Links

    @rule(worker=PICK, which=PICK)
    def make_link(self, worker: int, which: int) -> None:
        held = self.model.holders()[which % len(self.model.holders())]
        guest = at(held.guest, self.workers.pick(worker))
        answer = guest.post(f"/t/{self.code}/seats/{guest.seat}/link")
        assert answer.status_code == 201, answer.text
        for link in self.model.links:
            link.good = link.good and link.held.guest.seat != guest.seat
        self.model.links.append(Link(held, answer.json()["path"].removeprefix("/claim/")))

    @precondition(lambda self: self.model.links)
    @rule(worker=PICK, which=PICK)
    def use_link(self, worker: int, which: int) -> None:
        """Under a new key: once, by whoever is first."""
        link = self.model.links[which % len(self.model.links)]
        ask = partial(post, "/api/claims", {"link": link.text, "key": seat_key()})
        if link.good and link.held.good:
            link.held.good = False
            self.sit(worker, ask)
        else:
            assert ask(self.workers.pick(worker)).status_code == 401
        link.good = False

    # The log

    @rule(worker=PICK, which=PICK)
    def chat(self, worker: int, which: int) -> None:
        held = self.model.holders()[which % len(self.model.holders())]
        number = next(KEYS)
        command = {"type": "chat", "key": f"chat-{number}", "text": f"line {number}"}
        answer = say(at(held.guest, self.workers.pick(worker)), command)
        assert answer.status_code == 200, answer.text
        version = answer.json()["version"]
        assert version > self.model.told
        self.told(version)
        self.model.chats.append(Said(held, command, version))

    @precondition(lambda self: self.model.chats)
    @rule(worker=PICK, which=PICK)
    def chat_again(self, worker: int, which: int) -> None:
        """It is answered as it was, and nothing happens."""
        said = self.model.chats[which % len(self.model.chats)]
        answer = say(at(said.held.guest, self.workers.pick(worker)), said.command)
        if said.held.good:
            assert answer.status_code == 200, answer.text
            assert answer.json()["version"] == said.version
        else:
            assert answer.status_code == 401

    @rule(worker=PICK, which=PICK)
    def look(self, worker: int, which: int) -> None:
        """Whoever holds a seat sees all that anybody was told; whoever does not, nothing."""
        held = self.model.tokens[which % len(self.model.tokens)]
        guest = at(held.guest, self.workers.pick(worker))
        answer = guest.get("table", version=self.model.told)
        if not held.good:
            assert answer.status_code == 401
            return
        assert answer.status_code == 200, answer.text
        assert answer.json()["version"] >= self.model.told
        self.told(answer.json()["version"])

    def told(self, version: int) -> None:
        self.model.told = max(self.model.told, version)

    # Workers

    @rule(worker=PICK)
    def forget(self, worker: int) -> None:
        """As if the worker had been started again: it knows nothing by heart."""
        client = self.workers.pick(worker)
        lobby = lobby_of(client)

        async def empty() -> None:
            lobby.close_room(self.code)

        call(client, empty)

    @precondition(lambda self: len(self.workers.clients) > 1)
    @rule()
    def cut(self) -> None:
        self.workers.cut()

    # What is always so

    @invariant()
    def what_was_acknowledged_is_in_the_log_once_and_in_order(self) -> None:
        if not self.code:
            return
        log = log_of(Guest(self.workers.clients[0], self.code))
        found = [one.entry.text for one in log if isinstance(one.entry, e.Chatted)]
        assert found == [said.command["text"] for said in self.model.chats]
        for said in self.model.chats:
            entry = log[said.version - 1].entry
            assert isinstance(entry, e.Chatted)
            assert (entry.text, entry.seat) == (said.command["text"], said.held.guest.seat)


def post(path: str, body: dict[str, Any], client: Client) -> Any:
    """A request that shows no cookie."""
    client.cookies.clear()
    return client.post(path, json=body)


def say(guest: Guest, command: dict[str, Any]) -> Any:
    return guest.post(f"/t/{guest.code}/seats/{guest.seat}/commands", command)


@contextmanager
def workers_at(database: str, number: int) -> Iterator[Workers]:
    with opened(database, number) as clients:
        yield Workers(clients, database)


def run(workers: Workers) -> None:
    wanted = settings(
        max_examples=EXAMPLES,
        stateful_step_count=STEPS,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    here = type("Here", (Machine,), {"workers": workers})
    run_state_machine_as_test(here, settings=wanted)


def test_one_worker_on_sqlite_is_as_the_model_says(tmp_path: Path) -> None:
    with workers_at(f"sqlite:///{tmp_path / 'tables.db'}", 1) as workers:
        run(workers)


@pytest.mark.long(10)
def test_two_workers_on_postgresql_are_as_the_model_says(postgres: Postgres) -> None:
    with workers_at(postgres.fresh_database(), 2) as workers:
        run(workers)
