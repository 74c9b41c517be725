"""The PostgreSQL that tests run on keeps what it was told, whatever becomes of it."""

from __future__ import annotations

from pathlib import Path

import psycopg
import pytest
from sqlalchemy import create_engine, text

from .postgres import Postgres, alive, family, from_pypi, installed

EVERY = {"installed": installed, "from PyPI": from_pypi}


@pytest.mark.parametrize("which", EVERY)
def test_what_is_committed_outlives_a_kill(which: str) -> None:
    with Postgres(EVERY[which]()) as server:
        database = server.fresh_database()
        with psycopg.connect(database) as connection:
            connection.execute("CREATE TABLE kept AS SELECT 7 AS number")
        assert server.process is not None
        everybody = family(server.process.pid)
        server.kill()
        assert not any(map(alive, everybody))
        server.start()
        with psycopg.connect(database) as connection:
            assert connection.execute("SELECT number FROM kept").fetchall() == [(7,)]
            assert connection.execute("SHOW fsync").fetchall() == [("on",)]
        everybody = family(server.process.pid)
        home = server.home
    assert not any(map(alive, everybody))
    assert not home.exists()


def test_nobody_comes_in_without_the_password(postgres: Postgres) -> None:
    stranger = postgres.url().replace(postgres.password, "guessed")
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(stranger)


def test_each_test_gets_an_empty_database(database: str) -> None:
    url = database.replace("postgresql:", "postgresql+psycopg:")
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE mine (number INTEGER)"))
    engine.dispose()


def test_it_runs_from_a_folder_that_only_its_owner_may_enter(tmp_path: Path) -> None:
    private = tmp_path / "private"
    private.mkdir(mode=0o700)
    package = from_pypi().parents[1]
    for name in (package.name, f"{package.name}.libs"):
        (private / name).symlink_to(package.with_name(name))
    with Postgres(private / package.name / "pginstall" / "bin") as server:
        assert server.fresh_database()
