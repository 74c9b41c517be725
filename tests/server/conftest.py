"""Databases for the tests: each test gets an empty one, of either kind."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from .postgres import Postgres

LOGGERS = ("", "greenbaize", "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of this process; none of them pulls its plug."""
    with Postgres(durable=False) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, for SQLite and for PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh_database()


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The URL of a database that all tests of a file share, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('house') / 'tables.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh_database()


@pytest.fixture
def logs_as_before() -> Iterator[None]:
    """However a test sets up the logs, afterwards they are as before."""
    loggers = [logging.getLogger(name) for name in LOGGERS]
    before = [(logger.handlers[:], logger.level, logger.propagate) for logger in loggers]
    hook = threading.excepthook
    yield
    logging.captureWarnings(False)
    threading.excepthook = hook
    for logger, (handlers, level, propagate) in zip(loggers, before, strict=True):
        logger.handlers[:] = handlers
        logger.setLevel(level)
        logger.propagate = propagate
