"""Faults are told: what cannot be saved or read, clocks that jump, and files that go away."""

from __future__ import annotations

import contextlib
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import text

from greenbaize.engine.errors import SetupError
from greenbaize.server.botpool.pool import environment
from greenbaize.server.edge.lockfile import exclusive
from greenbaize.server.ops.clock import SteadyClock, elapsed
from greenbaize.server.ops.logging import JsonFormatter
from greenbaize.server.store import make_private, migrate
from greenbaize.server.store.database import open_engine
from greenbaize.server.store.health import Health
from greenbaize.server.tables.deadlines import deadlines

from .guests import Guest, company, host, play_on, running_app
from .portal_client import Client
from .postgres import Postgres
from .scenes import call, lobby_of, settle
from .test_once import count
from .test_tables import closing
from .test_tokens import metric

YEAR = 365 * 24 * 3600.0
UNSAVED = "the table can’t be saved just now; please wait, nothing is lost."


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def client(database: str) -> Iterator[Client]:
    with running_app(database, probe_every_seconds=0.05) as client:
        yield client


def sql(database: str, statement: str, **known: Any) -> None:
    """Meddle with the database."""
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.execute(text(statement), known)
    engine.dispose()


def wait_until(wanted: Callable[[], Any]) -> None:
    deadline = time.monotonic() + 10
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.02)


# What cannot be saved


def break_missing_table(database: str) -> Callable[[], None]:
    sql(database, "ALTER TABLE entries RENAME TO entries_away")
    return lambda: sql(database, "ALTER TABLE entries_away RENAME TO entries")


def break_trigger(database: str) -> Callable[[], None]:
    """Nothing can be written, as on a full disk, though everything can be read."""
    sql(
        database,
        "CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(FAIL, 'disk full'); END",
    )
    return lambda: sql(database, "DROP TRIGGER full")


@pytest.mark.parametrize("broken", [break_missing_table, break_trigger])
def test_health_fails_when_a_move_could_not_be_written_and_everybody_is_told(
    client: Client,
    database: str,
    broken: Callable[[str], Callable[[], None]],
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("INFO", "greenbaize")
    ann = host(client, seats=2)
    assert client.get("/healthz").status_code == 200
    with ann.socket() as socket, Guest(client, ann.code).socket() as watching:
        settle(socket, lambda frame: frame["table"]["seats"][0]["connected"])
        mend = broken(database)
        for ear in (socket, watching):
            assert not settle(ear, lambda frame: frame["type"] == "store")["writable"]
        assert client.get("/healthz").status_code == 503
        assert metric(client, "greenbaize_store_failures_total") >= 1
        assert "tables cannot be saved" in [record.message for record in caplog.records]
        mend()
        for ear in (socket, watching):
            assert settle(ear, lambda frame: frame["type"] == "store")["writable"]
        assert client.get("/healthz").status_code == 200
    assert metric(client, "greenbaize_failures_total") == 0


def test_whoever_comes_while_nothing_can_be_saved_is_told_so(client: Client, database: str) -> None:
    ann = host(client, seats=2)
    ann.frame()
    mend = break_trigger(database)
    lobby = lobby_of(client)
    wait_until(lambda: not lobby.services.store.health.writable)
    with Guest(client, ann.code).socket() as watching:
        assert watching.receive_json()["type"] == "table"
        assert watching.receive_json() == {"type": "store", "writable": False}
    page = client.get(f"/t/{ann.code}/plain", headers={"accept-language": "de"}).text
    assert "bitte warte, nichts ist verloren." in page
    assert ann.tries("chat", text="hello").status_code == 503
    mend()
    wait_until(lambda: lobby.services.store.health.writable)
    ann.does("chat", text="hello")
    assert "nichts ist verloren" not in client.get(f"/t/{ann.code}/plain").text


@pytest.mark.parametrize("where", ["entries", "links", "ix_tables_phase"])
def test_corrupt_pages_are_a_fault_that_health_tells(tmp_path: Path, where: str) -> None:
    """Whichever table or index it is that a move or a seat would be written to."""
    file = tmp_path / "tables.db"
    database = f"sqlite:///{file}"
    with running_app(database) as client:
        ann = host(client, seats=2)
    corrupt(file, where)
    with running_app(database, probe_every_seconds=0.05) as client:
        wait_until(lambda: client.get("/healthz").status_code == 503)
        again = Guest(client, ann.code, ann.seat, ann.cookie)
        assert again.tries("chat", text="hello").status_code in (200, 503)
        assert metric(client, "greenbaize_store_failures_total") >= 1
        assert metric(client, "greenbaize_failures_total") == 0


def corrupt(file: Path, name: str) -> None:
    """The first page of a table or an index holds nonsense."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        root = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        page = connection.execute(root, [name]).fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    with file.open("r+b") as pages:
        pages.seek((page - 1) * size)
        pages.write(b"nonsense" * (size // 8))


def test_the_probe_leaves_nothing_behind(client: Client, database: str) -> None:
    host(client, seats=2)
    for _ in range(3):
        call(client, lobby_of(client).services.store.probe)
    engine = open_engine(database)
    with engine.connect() as connection:
        rows = {
            table: connection.execute(text(f"SELECT count(*) FROM {table}")).scalar_one()
            for table in ("tables", "entries", "tokens", "links")
        }
    engine.dispose()
    assert rows == {"tables": 1, "entries": 1, "tokens": 1, "links": 0}


def test_the_probe_writes_to_postgresql_too(postgres: Postgres) -> None:
    url = postgres.fresh_database()
    with running_app(url, probe_every_seconds=0.05) as client:
        assert client.get("/healthz").status_code == 200
        sql(url, "ALTER TABLE links RENAME TO links_away")
        wait_until(lambda: client.get("/healthz").status_code == 503)
        sql(url, "ALTER TABLE links_away RENAME TO links")
        wait_until(lambda: client.get("/healthz").status_code == 200)


def test_writes_that_fail_again_and_again_are_a_fault_though_the_probe_succeeds() -> None:
    health, told = Health(), list[str | None]()
    health.on_change = told.append
    health.note_probe(None)
    for _ in range(3):
        health.note_failure("malformed")
        health.note_probe(None)
    assert (health.writable, told) == (False, ["malformed"])
    health.note_success()
    assert (health.writable, told) == (True, ["malformed", None])


def test_a_probe_that_is_slow_once_is_no_fault_but_one_after_the_other_is() -> None:
    health, told = Health(), list[str | None]()
    health.on_change = told.append
    for _ in range(2):
        health.note_slow_probe("timeout")
        assert (health.writable, health.is_in_doubt(), told) == (True, True, [])
        health.note_probe(None)
    for _ in range(3):
        health.note_slow_probe("timeout")
    assert (health.writable, health.is_in_doubt(), told) == (False, False, ["timeout"])
    health.note_probe(None)
    assert (health.writable, told) == (True, ["timeout", None])


def test_a_fault_that_is_known_stays_known_while_the_probe_is_slow() -> None:
    health = Health()
    health.note_probe("disk full")
    health.note_slow_probe("timeout")
    assert (health.writable, health.reason()) == (False, "disk full")


def test_a_postgresql_that_is_busy_is_given_a_second_chance(postgres: Postgres) -> None:
    """Somebody holds a lock for longer than the probe may wait."""
    url = postgres.fresh_database()
    with running_app(url, database_timeout_seconds=2, probe_every_seconds=3600) as client:
        store = lobby_of(client).services.store
        wait_until(lambda: store.health.probed_at > 0 and not store.health.is_in_doubt())
        wait_until(lambda: call(client, store.probe) or not store.health.slow_probes)
        with psycopg.connect(url) as busy:
            busy.execute("LOCK TABLE links IN ACCESS EXCLUSIVE MODE")
            for writable in (True, False):
                call(client, store.probe)
                assert store.health.writable is writable
        wait_until(lambda: call(client, store.probe) or store.health.writable)


def test_a_database_file_that_is_deleted_is_noticed_at_the_next_write(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.db"
    with running_app(f"sqlite:///{file}", probe_every_seconds=3600) as client:
        ann = host(client, seats=2)
        file.rename(tmp_path / "elsewhere.db")
        answer = ann.tries("chat", text="hello")
        assert (answer.status_code, answer.json()["message"]) == (503, UNSAVED)
        assert client.get("/healthz").status_code == 503
        reasons = [getattr(record, "fields", {}).get("reason") for record in caplog.records]
        assert "the database file was deleted or replaced" in reasons


# What cannot be read


def spoil(database: str, kind: str) -> None:
    """The last entry of this kind is no longer what it was."""
    sql(
        database,
        "UPDATE entries SET entry = :entry WHERE position = (SELECT max(position) FROM entries "
        "WHERE entry LIKE :kind)",
        entry='{"type": "house_moved", "words": "roll 6 6 6 6 6 6 6 6"}',
        kind=f'%"{kind}"%',
    )


@pytest.mark.parametrize("how", ["otherwise", "nonsense", "header"])
def test_a_table_that_cannot_be_read_tells_no_card(
    client: Client, database: str, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _ = company(client, "las-vegas", 2)
    ann.does("throw")
    drawn = ann.get("record").text.splitlines()[-1].partition(": ")[2]
    assert drawn.startswith("roll ")
    if how == "otherwise":
        spoil(database, "house_moved")
    elif how == "nonsense":
        sql(database, "UPDATE entries SET entry = '{' WHERE position = 2")
    else:
        sql(database, "UPDATE tables SET header = '{}'")
    call(client, lobby_of(client).close_room, ann.code)
    answer = ann.get("table")
    assert (answer.status_code, answer.json()["code"]) == (503, "table_unreadable")
    with ann.socket() as socket:
        assert closing(socket) == 4500
    said = answer.text + "".join(map(JsonFormatter().format, caplog.records))
    assert "a table cannot be read" in said
    assert drawn not in said
    assert "6 6 6" not in said
    assert metric(client, "greenbaize_tables_unreadable_total") >= 1
    assert metric(client, "greenbaize_failures_total") == 0


def test_one_unreadable_table_never_stops_housekeeping(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with running_app(database, playing_seconds=0.01) as client:
        lobby = lobby_of(client)
        games = [company(client, "las-vegas", 2)[0] for _ in range(3)]
        time.sleep(0.05)
        for guest in games:
            call(client, lobby.close_room, guest.code)
        first = "(SELECT min(id) FROM tables)"
        sql(database, f"UPDATE entries SET entry = '{{' WHERE table_id = {first} AND position = 2")
        lobby.services.monotonic = lambda: elapsed() + 7200
        call(client, lobby.sweep)
        found = [guest.get("table").status_code for guest in games]
        assert found == [503, 200, 200]
        assert [count(guest, "ended") for guest in games[1:]] == [1, 1]
        engine = open_engine(database)
        with engine.connect() as connection:
            rows = connection.execute(text("SELECT phase FROM tables ORDER BY id")).scalars().all()
        engine.dispose()
        assert rows == ["unreadable", "over", "over"]


def test_housekeeping_goes_on_after_any_error(client: Client) -> None:
    lobby = lobby_of(client)

    async def fail() -> None:
        raise ValueError("a secret")

    call(client, lobby.attempt, fail)
    assert metric(client, "greenbaize_failures_total") == 1


# Clocks


class Clocks:
    """A wall clock and a monotonic one, both in the test's hands."""

    def __init__(self) -> None:
        self.wall, self.monotonic = 1_000_000.0, 50.0
        self.steady = SteadyClock(lambda: self.wall, lambda: self.monotonic)

    def pass_by(self, seconds: float) -> float:
        self.wall += seconds
        self.monotonic += seconds
        return self.steady()


def test_the_clock_of_tables_does_not_jump_and_follows_small_corrections() -> None:
    clocks = Clocks()
    assert clocks.pass_by(10) == 1_000_010
    clocks.wall += 2
    assert clocks.pass_by(1) == 1_000_013
    for jump in (YEAR, -3 * YEAR, YEAR * 2):
        clocks.wall += jump
        before = clocks.steady()
        assert clocks.pass_by(1) == pytest.approx(before + 1)
    assert clocks.steady() == 1_000_016


def test_the_clock_of_tables_never_goes_back() -> None:
    clocks = Clocks()
    now = clocks.pass_by(10)
    clocks.wall -= 3
    assert clocks.steady() == now
    assert clocks.pass_by(5) == now + 2


def test_a_jump_of_the_clock_ends_no_game_at_which_somebody_is(client: Client) -> None:
    ann, ben = company(client, "las-vegas", 2)
    gathering = host(client, seats=2)
    lobby = lobby_of(client)
    now = lobby.services.clock()
    lobby.services.clock = lambda: now + 20 * YEAR
    call(client, lobby.sweep)
    assert ann.frame()["table"]["phase"] == "playing"
    assert gathering.get("table").status_code == 200
    lobby.services.monotonic = lambda: elapsed() + YEAR
    with ann.socket() as socket:
        settle(socket, lambda frame: frame["table"]["seats"][0]["connected"])
        lobby.services.clock = lambda: now + 40 * YEAR
        call(client, lobby.sweep)
        assert ben.frame()["table"]["phase"] == "playing"


def test_after_a_start_nothing_is_ended_before_people_could_come_back(database: str) -> None:
    with running_app(database) as client:
        ann = company(client, "las-vegas", 2)[0]
    with running_app(database) as client:
        lobby = lobby_of(client)
        now = lobby.services.clock()
        lobby.services.clock = lambda: now + 20 * YEAR
        call(client, lobby.sweep)
        again = Guest(client, ann.code, ann.seat, ann.cookie)
        assert again.frame()["table"]["phase"] == "playing"


def test_a_clock_that_was_set_back_makes_nobody_wait(client: Client) -> None:
    ann = host(client, seats=2, bots=["uniform"], pace=1, clock=30)
    ann.does("start")
    lobby = lobby_of(client)
    now = lobby.services.clock()
    call(client, lobby.close_room, ann.code)
    lobby.services.clock = lambda: now - YEAR
    room = call(client, lobby.room, ann.code)
    table = call(client, room.ready)
    assert deadlines(table)
    assert all(deadline.at <= now - YEAR + 40 for deadline in deadlines(table))


# Files


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_a_restored_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    url = f"sqlite:///{file}"
    migrate(url)
    (tmp_path / "tables.db-wal").touch()
    for name in ("tables.db", "tables.db-wal"):
        (tmp_path / name).chmod(0o644)
    make_private(url)
    assert {mode(tmp_path / name) for name in ("tables.db", "tables.db-wal")} == {0o600}


def test_the_lock_is_the_same_by_whichever_link_the_database_is_named(tmp_path: Path) -> None:
    file, folder = tmp_path / "tables.db", tmp_path / "elsewhere"
    file.touch()
    folder.mkdir()
    for link in (tmp_path / "other.db", folder / "tables.db"):
        link.symlink_to(file)
        with exclusive(file, "http://here/"):
            assert by_another_process(link) == "database_in_use\n"


LOCK = """
import pathlib, sys
from greenbaize.engine.errors import SetupError
from greenbaize.server.botpool.pool import environment
from greenbaize.server.edge.lockfile import exclusive
try:
    with exclusive(pathlib.Path(sys.argv[1]), "http://there/"):
        print("locked twice")
except SetupError as error:
    print(error.code)
"""


def by_another_process(file: Path) -> str:
    """What comes of it when another process locks a database."""
    command = [sys.executable, "-c", LOCK, str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment())
    return done.stdout + done.stderr


def test_a_lock_that_is_a_link_is_not_followed(tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_text("keep me")
    (tmp_path / "tables.db.lock").symlink_to(precious)
    with pytest.raises(SetupError), exclusive(tmp_path / "tables.db", "http://here/"):
        raise AssertionError
    assert precious.read_text() == "keep me"


# An end by agreement


def test_an_end_needs_everybody_also_those_for_whom_a_bot_stands_in(client: Client) -> None:
    ann, ben, cleo = company(client, "las-vegas", 3)
    ben.does("stand_in")
    for guest in (ann, cleo):
        guest.does("agree_to_end", agrees=True)
    assert ann.frame()["table"]["phase"] == "playing"
    ben.does("agree_to_end", agrees=True)
    assert ann.frame()["table"]["phase"] == "over"


def test_an_end_does_not_need_whoever_has_been_away_for_long(database: str) -> None:
    with running_app(
        database, room_idle_seconds=0.05, disconnect_grace_seconds=0, away_seconds=1000
    ) as client:
        ann, ben = company(client, "las-vegas", 2)
        lobby = lobby_of(client)
        with ann.socket() as socket:
            settle(socket, lambda frame: frame["table"]["seats"][0]["connected"])
            ann.waits_for(lambda frame: not frame["table"]["seats"][1]["connected"])
            ann.does("agree_to_end", agrees=True)
            assert ann.refused("agree_to_end", agrees=True)
            now = lobby.services.clock()
            lobby.services.clock = lambda: now + 1001
            ann.does("agree_to_end", agrees=True)
            assert ann.frame()["table"]["phase"] == "over"
        assert ben.frame()["table"]["phase"] == "over"


# Smaller things


def test_a_bots_move_takes_its_least_time_whatever_the_pace(database: str) -> None:
    with running_app(database, least_pace_seconds=0.3) as client:
        ann = host(client, seats=2, bots=["uniform"], pace=0)
        ann.does("start")
        play_on([ann], 2)
        room = call(client, lobby_of(client).room, ann.code)
        ann.waits_for(lambda frame: frame["play"]["thrower"] == 0)
        log = call(client, room.services.store.read_log, room.row.id)
        at = [one.at for one in log if one.entry.type in ("moved", "house_moved")]
        assert max(b - a for a, b in pairwise(at)) >= 0.3


def test_metrics_can_be_closed(database: str) -> None:
    with running_app(database, metrics=False) as client:
        assert client.get("/metrics").status_code == 404
