"""`greenbaize serve` and `greenbaize` alone, as somebody types them."""

import json
import os
import pty
import re
import select
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, ClassVar

import httpx2
import pytest
from websockets.sync.client import connect

from greenbaize.cli import banner
from greenbaize.cli import serve as serving
from greenbaize.cli.app import run
from tests.server.certificate import make_certificate

GREENBAIZE = [sys.executable, "-m", "greenbaize"]
PATIENCE = 60
Capture = pytest.CaptureFixture[str]
Start = Callable[..., "Served"]


def environment(folder: Path, **more: str) -> dict[str, str]:
    """Nobody's settings, no desktop, and only this machine."""
    ours = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    ours = {name: value for name, value in ours.items() if not name.startswith("GREENBAIZE_")}
    if "PYTHONPATH" in ours:
        ours["PYTHONPATH"] = str(Path(ours["PYTHONPATH"]).absolute())
    return {**ours, "XDG_STATE_HOME": str(folder / "state"), "GREENBAIZE_HOST": "127.0.0.1", **more}


class Served:
    """A server in a process of its own."""

    def __init__(self, folder: Path, *words: str, **given: Any) -> None:
        more = given.pop("more", {})
        given = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, **given}
        self.process = subprocess.Popen(
            [*GREENBAIZE, *words],
            stderr=subprocess.PIPE,
            cwd=folder,
            env=environment(folder, **more),
            **given,
        )

    def where(self) -> str:
        """The address that it prints when it is ready."""
        assert self.process.stdout
        for line in self.process.stdout:
            found = re.search(rb"https?://\S+", line)
            if found:
                return found[0].decode()
        raise AssertionError(self.process.communicate(timeout=PATIENCE))

    def end(self, sign: signal.Signals) -> tuple[int, bytes, bytes]:
        """What it leaves behind."""
        self.process.send_signal(sign)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    started: list[Served] = []

    def begin(*words: str, **given: Any) -> Served:
        started.append(Served(tmp_path, *words, **given))
        return started[-1]

    yield begin
    for served in started:
        served.process.kill()
        served.process.communicate(timeout=PATIENCE)


def refused(folder: Path, *words: str, **more: str) -> tuple[int, str]:
    """What is said instead of serving."""
    done = subprocess.run(
        [*GREENBAIZE, *words],
        cwd=folder,
        env=environment(folder, **more),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.stdout == ""
    assert done.stderr.startswith("greenbaize: ")
    assert done.stderr.count("\n") == 1
    return done.returncode, done.stderr


def test_a_hosted_server_answers_and_a_signal_ends_it_with_sockets_open(start: Start) -> None:
    served = start("serve", "--port", "0", "--database", "sqlite:///tables.db")
    where = served.where()
    assert httpx2.get(f"{where}healthz", timeout=PATIENCE).json()["ok"] is True
    request = {"game": httpx2.get(f"{where}api/games").json()[0]["name"], "name": "Ann"}
    code = httpx2.post(f"{where}api/tables", json=request).json()["code"]
    with connect(f"{where.replace('http', 'ws')}t/{code}/socket") as guest:
        guest.send('{"type": "hello"}')
        assert json.loads(guest.recv(timeout=PATIENCE))["type"] == "table"
        begun = time.monotonic()
        ended, _, logged = served.end(signal.SIGTERM)
        assert time.monotonic() - begun < 20
    assert ended == 0
    lines = [json.loads(line) for line in logged.splitlines()]
    assert (lines[0]["message"], lines[-1]["message"]) == ("listening", "server stopped")
    assert {"/healthz", "/api/tables"} <= {line.get("route") for line in lines}
    assert code.encode() not in logged
    assert b"Ann" not in logged


def test_alone_it_keeps_its_tables_at_home_and_needs_no_terminal(
    start: Start, tmp_path: Path
) -> None:
    served = start(stdin=None, preexec_fn=lambda: os.close(0))
    where = served.where()
    assert 8000 <= int(where.rstrip("/").rpartition(":")[2]) < 8100
    assert httpx2.get(f"{where}healthz", timeout=PATIENCE).status_code == 200
    home = tmp_path / "state" / "greenbaize"
    assert (home / "tables.db").exists()
    assert (home / "tables.db").stat().st_mode & 0o077 == 0
    sentence = f"greenbaize: a server is already using this database, at {where}.\n"
    assert refused(tmp_path) == (2, sentence)
    assert served.end(signal.SIGINT)[0] == 0


def test_at_a_terminal_it_is_quiet(start: Start, tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        GREENBAIZE, stdin=theirs, stdout=theirs, stderr=theirs, env=environment(tmp_path)
    )
    try:
        said = read_until(ours, b"Ctrl-C closes it")
        where = re.search(rb"http://\S+", said)
        assert where
        assert httpx2.get(f"{where[0].decode()}healthz", timeout=PATIENCE).status_code == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
        assert b"{" not in said + read_rest(ours)
    finally:
        process.kill()
        process.wait(PATIENCE)
        os.close(ours)
        os.close(theirs)


def test_alone_it_names_the_file_of_its_log_and_prints_no_line_of_it(
    start: Start, tmp_path: Path
) -> None:
    served = start()
    where = served.where()
    assert httpx2.get(f"{where}healthz", timeout=PATIENCE).status_code == 200
    said = rest_of_welcome(served)
    ended, _, complaint = served.end(signal.SIGINT)
    log = tmp_path / "state" / "greenbaize" / "server.log"
    assert (ended, complaint) == (0, b"")
    assert f"What happens is logged in {log}\n".encode() in said
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert (lines[0]["message"], lines[-1]["message"]) == ("listening", "server stopped")
    assert "/healthz" in {line.get("route") for line in lines}


def test_alone_it_shows_its_log_to_whoever_wants_it(start: Start, tmp_path: Path) -> None:
    served = start("--log")
    served.where()
    said = rest_of_welcome(served)
    ended, _, logged = served.end(signal.SIGINT)
    assert ended == 0
    assert b"is logged in" not in said
    assert [json.loads(line)["message"] for line in logged.splitlines()][-1] == "server stopped"
    assert not (tmp_path / "state" / "greenbaize" / "server.log").exists()


def rest_of_welcome(served: Served) -> bytes:
    """What is printed behind the address."""
    assert served.process.stdout
    said = b""
    while not said.endswith(b"tables stay as they are.\n"):
        line = served.process.stdout.readline()
        assert line, said
        said += line
    return said


def test_a_log_is_shown_by_no_other_command(capsys: Capture) -> None:
    assert run(["--log", "games"]) == 2
    assert "--log is only for greenbaize without a command" in capsys.readouterr().err


def read_until(file: int, words: bytes) -> bytes:
    """What a terminal shows until it shows these words."""
    said, deadline = b"", time.monotonic() + PATIENCE
    while words not in said:
        assert time.monotonic() < deadline, said
        if select.select([file], [], [], 1)[0]:
            said += os.read(file, 10_000)
    return said


def read_rest(file: int) -> bytes:
    """What else a terminal shows."""
    said = b""
    while select.select([file], [], [], 0.2)[0]:
        said += os.read(file, 10_000)
    return said


def test_under_tls_it_speaks_https(start: Start, tmp_path: Path) -> None:
    certificate, key = make_certificate(tmp_path)
    served = start("serve", "--port", "0", "--tls", str(certificate), str(key))
    where = served.where()
    assert where.startswith("https://")
    answer = httpx2.get(f"{where}healthz", verify=False, timeout=PATIENCE)
    assert answer.headers["strict-transport-security"]
    assert served.end(signal.SIGTERM)[0] == 0


BAD = {
    "several workers with SQLite": (["--workers", "2"], "several workers need PostgreSQL"),
    "no workers": (["--workers", "0"], "workers: it should be"),
    "a port that is none": (["--port", "70000"], "port: it should be"),
    "a host that is none": (["--host", "256.256.256.256"], "cannot listen on 256.256.256.256"),
    "a missing certificate": (["--tls", "no.pem", "no.key"], "cannot read no.pem"),
    "a certificate that is none": (
        ["--tls", "x.pem", "x.pem"],
        "are not a certificate and its key",
    ),
    "another database": (["--database", "mysql://a:b@c/d"], "a database is sqlite:///FILE"),
    "a folder that is not there": (
        ["--database", "sqlite:////nowhere/x.db", "--port", "0"],
        "cannot keep tables in /nowhere/x.db",
    ),
}


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is refused in this process leaves no trace in it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("greenbaize.server.ops.logging.set_up", lambda log: None)
    monkeypatch.setattr("greenbaize.server.run.os.umask", lambda mask: None)


def sentence(capsys: Capture, *words: str) -> str:
    """What is said instead of serving."""
    assert run(["serve", "--port", "0", *words]) in (2, 3)
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("greenbaize: ")
    assert said.err.count("\n") == 1
    return said.err


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("case", BAD)
def test_what_cannot_be_served_is_refused_in_one_sentence(case: str, capsys: Capture) -> None:
    words, said = BAD[case]
    Path("x.pem").write_text("no certificate")
    assert said in sentence(capsys, *words)


@pytest.mark.usefixtures("here")
def test_a_port_in_use_is_one_sentence(capsys: Capture) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = sentence(capsys, "--port", port)
    assert said == f"greenbaize: cannot listen on 127.0.0.1 port {port}: address already in use.\n"


@pytest.mark.usefixtures("here")
def test_a_database_that_does_not_answer_is_told_without_its_password(capsys: Capture) -> None:
    url = "postgresql://somebody:hunter2@127.0.0.1:1/tables"
    said = sentence(capsys, "--port", "0", "--database", url)
    assert "refused" in said
    assert "hunter2" not in said


@pytest.mark.usefixtures("here")
def test_a_database_of_a_newer_version_is_left_alone(capsys: Capture) -> None:
    with closing(sqlite3.connect("new.db")) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('from_the_future')")
        database.commit()
    said = sentence(capsys, "--port", "0", "--database", "sqlite:///new.db")
    assert said == "greenbaize: the database belongs to a newer Greenbaize than this one.\n"


def test_a_variable_that_is_wrong_is_one_sentence(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GREENBAIZE_ORIGINS", "https://friend.test")
    assert run(["serve"]) == 2
    assert "GREENBAIZE_ORIGINS is written as JSON" in capsys.readouterr().err


WELCOME = """
from greenbaize.cli.banner import welcome
welcome("http://127.0.0.1:8000/", "http://192.0.2.20:8000/")
"""


def shown(columns: int, **more: str) -> str:
    """The welcome as a terminal of this width shows it."""
    ours, theirs = pty.openpty()
    variables = {**os.environ, "COLUMNS": str(columns), "PYTHONIOENCODING": "utf-8", **more}
    process = subprocess.Popen(
        [sys.executable, "-c", WELCOME], stdin=theirs, stdout=theirs, env=variables
    )
    try:
        return read_until(ours, b"Ctrl-C closes it").decode()
    finally:
        process.wait(PATIENCE)
        os.close(ours)
        os.close(theirs)


def test_a_terminal_shows_a_code_for_phones_if_it_is_wide_enough() -> None:
    wide, narrow = shown(80), shown(20)
    assert "▀" in wide
    assert "http://192.0.2.20:8000/" in wide
    assert "▀" not in narrow
    assert "http://192.0.2.20:8000/" in narrow
    assert max(map(len, wide.splitlines())) <= 60


def test_a_terminal_that_knows_few_letters_gets_no_code() -> None:
    assert "http://192.0.2.20:8000/" in shown(80, PYTHONIOENCODING="ascii:replace")
    assert "?" not in shown(80, PYTHONIOENCODING="ascii:replace")


def test_without_a_terminal_there_is_no_code(capsys: Capture) -> None:
    banner.welcome("http://127.0.0.1:8000/", "http://192.0.2.20:8000/")
    said = capsys.readouterr().out
    assert "on the same network  http://192.0.2.20:8000/" in said
    assert "█" not in said


def test_a_browser_is_opened_only_at_a_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    assert not banner.has_desktop()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert banner.has_desktop()
    monkeypatch.setenv("SSH_CONNECTION", "somewhere")
    assert not banner.has_desktop()


def test_the_browser_is_told_where(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []
    monkeypatch.setattr(subprocess, "run", lambda words, **_: called.append(words))
    banner.browse("http://127.0.0.1:8000/")
    assert called == [[sys.executable, "-m", "webbrowser", "http://127.0.0.1:8000/"]]


class Nowhere:
    """A machine on no network."""

    def __init__(self, *_: object) -> None: ...

    def __enter__(self) -> "Nowhere":
        return self

    def __exit__(self, *_: object) -> None: ...

    def connect(self, address: tuple[str, int]) -> None:
        raise OSError("network is unreachable")


class Somewhere(Nowhere):
    """A machine on a network."""

    asked: ClassVar[list[str]] = []

    def connect(self, address: tuple[str, int]) -> None:
        self.asked.append(address[0])

    def getsockname(self) -> tuple[str, int]:
        return "192.0.2.20", 1234


def test_the_address_for_others_is_the_one_that_is_used_to_go_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("greenbaize.cli.serve.socket.socket", Somewhere)
    assert serving.lan_ip() == "192.0.2.20"
    assert Somewhere.asked == ["192.0.2.1"]
    monkeypatch.setattr("greenbaize.cli.serve.socket.socket", Nowhere)
    assert serving.lan_ip() is None


def test_at_home_all_may_come_unless_a_variable_says_otherwise(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.delenv("GREENBAIZE_HOST", raising=False)
    monkeypatch.delenv("GREENBAIZE_DATABASE", raising=False)
    home = tmp_path / "greenbaize" / "tables.db"
    assert serving.home_defaults() == {"host": "0.0.0.0", "database": f"sqlite:///{home}"}
    monkeypatch.setenv("GREENBAIZE_HOST", "127.0.0.1")
    assert "host" not in serving.home_defaults()


def test_a_taken_port_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GREENBAIZE_PORT", raising=False)
    with (
        socket.create_server(("127.0.0.1", 0)) as taken,
        serving.bind_free_port("127.0.0.1") as one,
    ):
        assert one.getsockname()[1] != taken.getsockname()[1]
        with serving.bind_free_port("127.0.0.1") as two:
            assert two.getsockname()[1] > one.getsockname()[1]


def test_the_terminal_game_does_not_load_the_server() -> None:
    script = "import sys, greenbaize.cli; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout.split()
    unwanted = {"fastapi", "uvicorn", "sqlalchemy", "pydantic", "segno", "prometheus_client"}
    assert not unwanted & set(loaded)
