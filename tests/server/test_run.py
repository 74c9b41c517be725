"""Several workers at one PostgreSQL, and what a worker is told."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import psutil
import pytest

from greenbaize.server import run
from greenbaize.server.edge.limits import client_ip
from greenbaize.server.settings import Settings

from .postgres import Postgres

PATIENCE = 60


@pytest.fixture
def workers(postgres: Postgres, tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A server of two workers."""
    words = ["serve", "--port", "0", "--workers", "2", "--database", postgres.fresh_database()]
    with (tmp_path / "log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "greenbaize", *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    yield process
    if process.poll() is None:
        for child in offspring(process):
            child.kill()
        process.kill()
    process.communicate(timeout=PATIENCE)


def offspring(process: subprocess.Popen[str]) -> list[psutil.Process]:
    return list(psutil.Process(process.pid).children(recursive=True))


def address(process: subprocess.Popen[str]) -> str:
    """What it prints when guests may come."""
    assert process.stdout
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found
    return found[0]


def wait_until_gone(processes: list[psutil.Process]) -> None:
    _, left = psutil.wait_procs(processes, timeout=PATIENCE)
    assert not left


def test_any_worker_answers_and_counts_for_all(
    workers: subprocess.Popen[str], tmp_path: Path
) -> None:
    where = address(workers)
    pids: set[str] = set()
    deadline = time.monotonic() + PATIENCE
    while len(pids) < 2 and time.monotonic() < deadline:
        assert httpx2.get(f"{where}healthz", timeout=PATIENCE).status_code == 200
        pids = set(re.findall(r'"worker": (\d+), "method"', (tmp_path / "log").read_text()))
    assert len(pids) == 2
    request = {"game": httpx2.get(f"{where}api/games").json()[0]["name"], "name": "Ann"}
    for _ in range(3):
        assert httpx2.post(f"{where}api/tables", json=request).status_code == 201
    for _ in range(6):
        assert "greenbaize_tables_created_total 3.0" in httpx2.get(f"{where}metrics").text
    processes = offspring(workers)
    workers.send_signal(signal.SIGTERM)
    assert workers.wait(PATIENCE) == 0
    wait_until_gone(processes)


def test_workers_do_not_outlive_their_parent(workers: subprocess.Popen[str]) -> None:
    where = address(workers)
    assert httpx2.get(f"{where}healthz", timeout=PATIENCE).status_code == 200
    processes = offspring(workers)
    os.kill(workers.pid, signal.SIGKILL)
    wait_until_gone(processes)


def test_a_worker_reads_the_same_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(f"GREENBAIZE_{name.upper()}", raising=False)
    settings = run.load_settings(
        database="postgresql://a:b%20c@127.0.0.1/x",
        origins=["https://friend.test"],
        behind_proxy=True,
        tls_key=Path("/somewhere/key.pem"),
        bot_timeout_seconds=0.25,
    )
    monkeypatch.setattr(os, "environ", dict(os.environ))
    run.export_settings(settings)
    assert run.load_settings() == settings


def test_a_variable_that_is_no_setting_is_told(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("WARNING", "greenbaize")
    names = ("GREENBAIZE_SOCKETS_PER_ADDRESS", "GREENBAIZE_PORT", "GREENBAIZE_LANGUAGE", "PATH")
    run.warn_of_unknown_settings(dict.fromkeys(names, "1"))
    (told,) = [record.getMessage() for record in caplog.records]
    assert told.startswith("the variable GREENBAIZE_SOCKETS_PER_ADDRESS is no setting")


@pytest.mark.parametrize(
    ("behind_proxy", "peer", "counted"),
    [
        (True, "127.0.0.1", "203.0.113.5"),
        (True, "192.0.2.1", "192.0.2.1"),
        (False, "127.0.0.1", "127.0.0.1"),
    ],
)
def test_only_a_proxy_that_is_trusted_is_believed(
    behind_proxy: bool, peer: str, counted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    found: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.append(client_ip(scope))

    config = run.config(run.load_settings(behind_proxy=behind_proxy), app)  # type: ignore[arg-type]
    config.load()
    said = [(b"x-forwarded-for", b"198.51.100.9, 203.0.113.5")]
    scope: Any = {"type": "http", "client": (peer, 1), "headers": said, "scheme": "http"}
    nothing: Any = None
    asyncio.run(config.loaded_app(scope, nothing, nothing))
    assert found == [counted]
