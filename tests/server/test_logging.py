"""One object a line, and nothing that is anybody's."""

import io
import json
import logging
import threading
import warnings
from pathlib import Path
from typing import Any

import pytest

from greenbaize.engine.errors import SaveError
from greenbaize.server.ops import logging as logs

pytestmark = pytest.mark.usefixtures("logs_as_before")


@pytest.fixture
def stream() -> io.StringIO:
    return io.StringIO()


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_is_an_object(stream: io.StringIO) -> None:
    logs.set_up(stream=stream)
    logs.info("listening", port=8000, secure=False)
    logs.warning("two\nlines", odd="\u2028é")
    first, second = lines(stream)
    assert first["time"].endswith("Z")
    assert (first["level"], first["message"]) == ("info", "listening")
    assert (first["port"], first["secure"]) == (8000, False)
    assert (second["level"], second["odd"]) == ("warning", "\u2028é")


def fall(secret: str) -> None:
    try:
        raise KeyError(secret)
    except KeyError as error:
        raise ValueError(f"wrong: {secret}") from error


def test_an_exception_tells_its_places_and_no_values(stream: io.StringIO) -> None:
    logs.set_up(stream=stream)
    try:
        fall("hunter2")
    except ValueError as error:
        logs.error("it broke", error, route="/t/{code}")
    (line,) = lines(stream)
    assert line["error"] == "ValueError < KeyError"
    assert line["places"][-1].startswith(
        "tests/server/test_logging.py:"
    ) or "test_logging.py:" in str(line)
    assert line["places"][-1].endswith(" fall")
    assert "hunter2" not in stream.getvalue()


def test_libraries_tell_their_pattern_and_no_values(stream: io.StringIO) -> None:
    logs.set_up(stream=stream)
    logging.getLogger("uvicorn.error").warning("Odd path %s", "/t/SECRET")
    logging.getLogger("asyncio").error("Task exception was never retrieved\nfuture: SECRET")
    assert [line["message"] for line in lines(stream)] == [
        "uvicorn.error: Odd path %s",
        "asyncio: Task exception was never retrieved",
    ]
    assert "SECRET" not in stream.getvalue()


def test_what_uvicorn_says_of_every_request_is_not_said(stream: io.StringIO) -> None:
    logs.set_up(stream=stream)
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "x", "/t/SECRET")
    logging.getLogger("uvicorn.access").info("/t/SECRET")
    assert stream.getvalue() == ""


def test_a_person_reads_only_what_is_wrong_in_a_sentence_and_the_rest_is_in_a_file(
    stream: io.StringIO, tmp_path: Path
) -> None:
    file = tmp_path / "server.log"
    logs.set_up(file, stream)
    logs.info("request", status=200)
    assert stream.getvalue() == ""
    logs.warning("a reader is slow", frames=3)
    assert stream.getvalue() == f"A reader is slow (frames 3); {file} tells more.\n"
    try:
        fall("hunter2")
    except ValueError as error:
        logs.error("it broke", error)
    assert stream.getvalue().endswith(f"It broke (ValueError); {file} tells more.\n")
    written = [json.loads(line) for line in file.read_text().splitlines()]
    assert [line["message"] for line in written] == ["request", "a reader is slow", "it broke"]
    assert written[2]["error"] == "ValueError < KeyError"
    assert "hunter2" not in stream.getvalue() + file.read_text()
    assert file.stat().st_mode & 0o077 == 0
    logs.set_up()


def test_a_log_that_has_grown_large_makes_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "MAX_BYTES", 10)
    file = tmp_path / "server.log"
    file.write_text("so much has happened\n")
    logs.set_up(file, io.StringIO())
    logs.info("redacted")
    assert "redacted" in file.read_text()
    assert (tmp_path / "server.log.1").read_text() == "so much has happened\n"
    logs.set_up()


def test_a_log_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"cannot write the log .*: is a directory\."):
        logs.set_up(tmp_path)


def test_a_thread_that_breaks_off_is_told_alike(stream: io.StringIO) -> None:
    logs.set_up(stream=stream)
    thread = threading.Thread(target=fall, args=("hunter2",))
    thread.start()
    thread.join(10)
    (line,) = lines(stream)
    assert (line["message"], line["error"]) == ("a thread failed", "ValueError < KeyError")
    assert "hunter2" not in stream.getvalue()


def test_warnings_are_lines_too(stream: io.StringIO) -> None:
    logs.set_up(stream=stream)
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(False)
        logging.captureWarnings(True)
        warnings.warn("hunter2", stacklevel=1)
        logging.captureWarnings(False)
    (line,) = lines(stream)
    assert line["message"].startswith("py.warnings: ")
    assert line["message"].endswith(": UserWarning")
    assert "hunter2" not in stream.getvalue()


def test_a_log_that_nobody_reads_is_no_trouble() -> None:
    stream = io.StringIO()
    logs.set_up(stream=stream)
    stream.close()
    logs.info("into the void")


def test_what_a_device_sends_wrong_is_no_error_of_ours(stream: io.StringIO) -> None:
    logs.set_up(stream=stream)
    uvicorn = logging.getLogger("uvicorn.error")
    try:
        b"\xff".decode()
    except UnicodeDecodeError:
        uvicorn.exception("Invalid UTF-8 sequence received from client.")
        logs.log.exception("our own")
    uvicorn.error("something else")
    assert [line["message"] for line in lines(stream)] == [
        "our own",
        "uvicorn.error: something else",
    ]
