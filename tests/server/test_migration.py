"""Tables that an earlier version has stored go on after the migration.

`stored/schema_0001.json` was written by the version before migration 0002: the rows of its
database, and for some tables what each viewer then had (-1 is the public).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, insert, text

from greenbaize import Record, verify
from greenbaize.server.store import migrate
from greenbaize.server.store.database import MIGRATIONS, open_engine
from greenbaize.server.tables.log import ENTRY

from . import guests as guests_of_tests
from .guests import Guest, running_app
from .portal_client import Client

STORED = json.loads((Path(__file__).parent / "stored" / "schema_0001.json").read_text())
EXPECTED: dict[str, dict[str, Any]] = {table["name"]: table for table in STORED["expected"]}
LATER = max(row["at"] for row in STORED["entries"]) + 1
"""A moment after the last entry: no deadline has passed since."""
RUNNING = [name for name in EXPECTED if EXPECTED[name]["phase"] == "playing"]
FINISHED = [name for name in EXPECTED if EXPECTED[name]["phase"] == "over"]


def upgrade(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def fill(database: str) -> None:
    """The database as the version before left it."""
    engine = open_engine(database)
    with engine.begin() as connection:
        upgrade(connection, "0001")
        schema = MetaData()
        schema.reflect(connection)
        for name in ("tables", "entries", "tokens", "links"):
            rows = STORED[name]
            if name == "tables":
                rows = [{**row, "secret": bytes.fromhex(row["secret"])} for row in rows]
            if rows:
                connection.execute(insert(schema.tables[name]), rows)
    engine.dispose()


@pytest.fixture
def client(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """The server on that database; none of its idempotency keys is used again."""
    monkeypatch.setattr(guests_of_tests, "KEYS", count(1_000_000))
    fill(database)
    with running_app(database) as client:
        client.app.state.lobby.services.clock = lambda: LATER
        yield client


def guests(client: Client, name: str) -> list[Guest]:
    """Everybody at a table, with the cookies that they had."""
    table = EXPECTED[name]
    return [
        Guest(client, table["code"], int(seat), cookie) for seat, cookie in table["cookies"].items()
    ]


def test_every_entry_is_read_and_none_is_named_as_before(database: str) -> None:
    fill(database)
    migrate(database)
    engine = open_engine(database)
    with engine.connect() as connection:
        stored = connection.execute(text("SELECT entry FROM entries")).scalars().all()
    engine.dispose()
    assert len(stored) == len(STORED["entries"])
    assert all("what" not in json.loads(entry) for entry in stored)
    for entry in stored:
        ENTRY.validate_json(entry)


def test_what_everybody_has_is_what_they_had(client: Client) -> None:
    for name, table in EXPECTED.items():
        for guest in [*guests(client, name), Guest(client, table["code"])]:
            frame = guest.frame()
            assert (name, frame["table"]["phase"]) == (name, table["phase"])
            assert frame["version"] >= table["version"]
            if str(guest.seat) in table["records"]:
                assert guest.get("record").text == table["records"][str(guest.seat)]
                assert frame["play"]["moves"] == table["moves"][str(guest.seat)]


@pytest.mark.parametrize("name", RUNNING)
def test_a_running_game_goes_on(client: Client, name: str) -> None:
    before = guests(client, name)[0].frame()["version"]
    for guest in guests(client, name):
        play = guest.frame()["play"]
        if play["thrower"] == guest.seat:
            guest.does("throw")
        elif play["moves"]:
            guest.does("move", words=play["moves"][0])
        elif not guest.frame()["table"]["seats"][guest.seat]["bot"]:
            guest.does("stand_in")
    assert guests(client, name)[0].frame()["version"] > before


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_game_replays_and_verifies(client: Client, name: str) -> None:
    guest = guests(client, name)[0]
    record = Record.parse(guest.get("record").text)
    assert verify(record).moves == len(record.moves)
    replay = guest.get("replay").json()
    assert replay["plies"] == len(record.moves)
    assert guest.get(f"replay/{replay['plies']}").json()["plies"] == replay["plies"]


def test_a_game_that_was_about_to_begin_begins(client: Client) -> None:
    host, guest = guests(client, "opening")[:2]
    for somebody in (host, guest):
        somebody.does("contribute", part="ab" * 16)
    assert host.frame()["table"]["phase"] == "playing"
