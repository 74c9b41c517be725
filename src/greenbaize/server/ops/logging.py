"""The server's log: one JSON object a line, with everybody's secrets redacted.

Tokens, links, cookies, chat, names, views, paths and addresses are never given to a log. Of a line
from a library only its pattern is kept, of an exception only its kind and the places it came
through: their values may be somebody's.
"""

from __future__ import annotations

import json
import logging
import os
import sys
import threading
import time
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TextIO

from greenbaize.engine.errors import SaveError
from greenbaize.engine.files import reason
from greenbaize.engine.text import sentence

Field = str | int | float | bool | None
OURS = "greenbaize"
log = logging.getLogger(f"{OURS}.server")
MAX_CAUSES = 5
REFUSED_SOCKET = "ASGI callable returned without completing handshake."
MAX_BYTES = 8 * 1024 * 1024
WARN_EVERY = 60.0


def info(what: str, **fields: Field) -> None:
    """Something that happened as it should."""
    log.info(what, extra={"fields": fields})


def warning(what: str, **fields: Field) -> None:
    """Something that whoever runs the server may want to look at."""
    log.warning(what, extra={"fields": fields})


def error(what: str, exception: BaseException, **fields: Field) -> None:
    """An unexpected exception."""
    log.error(what, exc_info=exception, extra={"fields": fields})


class RareWarning:
    """What may happen thousands of times a second is logged once a minute at most."""

    def __init__(self, what: str) -> None:
        self.what, self.count, self.told_at = what, 0, -WARN_EVERY

    def note(self, **fields: Field) -> None:
        """It has happened once more; how often, is told with the rest."""
        self.count += 1
        if time.monotonic() - self.told_at >= WARN_EVERY:
            warning(self.what, refused=self.count, **fields)
            self.count, self.told_at = 0, time.monotonic()


def set_up(file: Path | None = None, stream: TextIO | None = None) -> None:
    """All logs go to stderr as JSON; or to a file, and a person reads only what is wrong."""
    terminal = TerminalHandler(stream)
    terminal.setFormatter(JsonFormatter() if file is None else SentenceFormatter(file))
    handlers: list[logging.Handler] = [terminal]
    if file is not None:
        terminal.setLevel(logging.WARNING)
        handlers.append(file_handler(file))
    for handler in handlers:
        handler.addFilter(is_relevant)
    root = logging.getLogger()
    for old in root.handlers:
        if isinstance(old, logging.FileHandler):
            old.close()
    root.handlers[:] = handlers
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(logging.INFO)
    adopt_loggers("uvicorn", "uvicorn.error", "uvicorn.asgi")
    silence("uvicorn.access")
    logging.captureWarnings(True)
    threading.excepthook = thread_failed


def file_handler(file: Path) -> logging.Handler:
    """A file for programs, which nobody else may read; a large one makes room for a new one."""
    try:
        if file.exists() and file.stat().st_size > MAX_BYTES:
            file.replace(file.with_name(f"{file.name}.1"))
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600))
        handler = LogFileHandler(file, encoding="utf-8")
    except OSError as error:
        raise SaveError("log_not_writable", file=str(file), reason=reason(error)) from None
    handler.setFormatter(JsonFormatter())
    return handler


def adopt_loggers(*names: str) -> None:
    """These loggers write here too, but only warnings: their other lines hold paths."""
    for name in names:
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.WARNING)


def silence(name: str) -> None:
    """This logger has nothing to say: the access log is our own."""
    logger = logging.getLogger(name)
    logger.handlers.clear()
    logger.propagate = False


def is_relevant(record: logging.LogRecord) -> bool:
    """Leave out what uvicorn calls an error and is none.

    A frame that is not UTF-8 just closes its socket, and a socket that we refuse with an answer of
    HTTP is answered.
    """
    if record.name != "uvicorn.error":
        return True
    return record.msg != REFUSED_SOCKET and not isinstance(error_of(record), UnicodeDecodeError)


def thread_failed(args: threading.ExceptHookArgs) -> None:
    """A thread that failed is logged like everything else."""
    if args.exc_value is not None and args.exc_type is not SystemExit:
        error("a thread failed", args.exc_value)


class TerminalHandler(logging.StreamHandler[TextIO]):
    """A terminal that is gone is no reason to fail."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Nobody reads it any more."""


class JsonFormatter(logging.Formatter):
    """For programs: one object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The time, how bad it is, what it is, and the rest."""
        at = datetime.fromtimestamp(record.created, UTC)
        line = {
            "time": at.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "message": message_of(record),
            "worker": record.process,
            **getattr(record, "fields", {}),
            **error_fields(error_of(record)),
        }
        return json.dumps(line, ensure_ascii=True, default=lambda other: type(other).__name__)


class LogFileHandler(logging.FileHandler):
    """A full disk is no reason to fail."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """The terminal shows what is wrong as well."""


class SentenceFormatter(logging.Formatter):
    """For a person at a terminal: a sentence, and where the rest is."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file

    def format(self, record: logging.LogRecord) -> str:
        """What is wrong, in one line."""
        fields = getattr(record, "fields", {}).items()
        details = [f"{name} {value}" for name, value in fields if value is not None]
        error = error_of(record)
        if error is not None:
            details.append(type(error).__name__)
        inside = f" ({', '.join(details)})" if details else ""
        return f"{sentence(message_of(record))}{inside}; {self.file} tells more."


def message_of(record: logging.LogRecord) -> str:
    """Our own words whole; of a library's only the first line, without its values."""
    if record.name.partition(".")[0] == OURS:
        return record.getMessage()
    pattern = str(record.msg).strip().partition("\n")[0][:200]
    if record.name == "py.warnings":
        pattern = ":".join(pattern.split(":")[:3])
    return f"{record.name}: {pattern}"


def error_of(record: logging.LogRecord) -> BaseException | None:
    """The exception that was logged, if one was."""
    return record.exc_info[1] if record.exc_info else None


def error_fields(error: BaseException | None) -> dict[str, Any]:
    """The kinds of an exception and its causes, and the places it came through."""
    if error is None:
        return {}
    kinds = [type(cause).__name__ for cause in causes(error)]
    return {"error": " < ".join(kinds), "places": places(error)}


def causes(error: BaseException) -> list[BaseException]:
    """An exception, what it came from, and so on."""
    found, cause = [error], error.__cause__ or error.__context__
    while cause is not None and len(found) < MAX_CAUSES:
        found.append(cause)
        cause = cause.__cause__ or cause.__context__
    return found


def places(error: BaseException) -> list[str]:
    """Where an exception came through, the last place last."""
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{short(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]


def short(file: str) -> str:
    """A file's name from its package on."""
    for folder in sys.path:
        if folder and file.startswith(f"{folder}/"):
            return file[len(folder) + 1 :]
    return file
