"""A server in a process of its own, which can be killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal, Self

import httpx2
import psutil

from .postgres import STOP_SECONDS, family, free_port, kill_family

READY_SECONDS = 120.0
GENEROUS = {
    "GREENBAIZE_REQUESTS_PER_SECOND": "1000000",
    "GREENBAIZE_REQUEST_BURST": "1000000",
    "GREENBAIZE_SOCKETS_PER_IP": "1000000",
    "GREENBAIZE_TABLES_PER_HOUR": "1000000",
    "GREENBAIZE_CONNECTIONS_PER_IP": "1000000",
    "GREENBAIZE_SOCKETS_PER_SEAT": "1000000",
    "GREENBAIZE_WATCHERS_PER_TABLE": "1000000",
    "GREENBAIZE_LEAST_PACE_SECONDS": "0",
}
"""All comes from one address here, so an address may do what a crowd does."""


def ours(database: str, workers: int = 1) -> list[str]:
    """The command of our server, but for its port."""
    serve = [sys.executable, "-m", "greenbaize", "serve", "--host", "127.0.0.1"]
    return [*serve, "--database", database, "--workers", str(workers)]


class Running:
    """A server that runs as long as the context; it takes `--port`, and answers at /healthz."""

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str] = GENEROUS,
        scheme: Literal["http", "https"] = "http",
    ) -> None:
        self.port = free_port()
        self.scheme = scheme
        self.command = [*command, "--port", str(self.port)]
        self.environment = {**os.environ, **environment}
        self.process: subprocess.Popen[bytes] | None = None
        handle, name = tempfile.mkstemp(prefix="greenbaize-server-", suffix=".log")
        os.close(handle)
        self.log = Path(name)

    def __enter__(self) -> Self:
        try:
            self.start()
            self.wait_until_ready()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        """Begin to serve; `wait_until_ready` says when."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command, stdout=log, stderr=log, env=self.environment, process_group=0
            )

    def ready(self) -> bool:
        """Whether it answers."""
        try:
            return self.ask("/healthz").status_code == 200
        except httpx2.HTTPError:
            return False

    def ask(self, path: str) -> httpx2.Response:
        """An answer; whose certificate it is does not matter on one's own machine."""
        return httpx2.get(f"{self.scheme}://{self.address}{path}", timeout=5, verify=False)

    def wait_until_ready(self) -> None:
        """Returns when it answers, and complains if it never does."""
        deadline = time.monotonic() + READY_SECONDS
        while not self.ready():
            if self.process is None or self.process.poll() is not None:
                raise RuntimeError(f"the server ended: {self.said()}")
            if time.monotonic() > deadline:
                raise RuntimeError(f"the server does not answer: {self.said()}")
            time.sleep(0.02)

    def said(self) -> str:
        """The end of what the server wrote."""
        return self.log.read_text(errors="replace")[-4000:]

    def kill(self) -> None:
        """kill -9, the server and all it has started."""
        if self.process is not None:
            kill_family(self.process)
            self.process = None

    def revive(self) -> None:
        """Start it again if it has ended, as whoever hosts it would."""
        if self.process is not None and self.process.poll() is not None:
            self.start()

    def stop(self) -> None:
        """End it in good order."""
        if self.process is None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(STOP_SECONDS)
            self.process = None
        except subprocess.TimeoutExpired:
            self.kill()

    def close(self) -> None:
        """End it, and leave nothing behind."""
        self.stop()
        self.log.unlink(missing_ok=True)

    def memory(self) -> int:
        """Bytes that the server itself holds, without what it has started."""
        assert self.process is not None
        return int(psutil.Process(self.process.pid).memory_info().rss)

    def memory_of_all(self) -> int:
        """Bytes that the server holds with all it has started."""
        assert self.process is not None
        return sum(int(one.memory_info().rss) for one in family(self.process.pid))
