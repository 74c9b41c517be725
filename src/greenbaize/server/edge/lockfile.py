"""SQLite is for one server at a time: a locked file beside the database says which."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from greenbaize.engine.errors import SetupError
from greenbaize.engine.files import reason

if sys.platform != "win32":
    import fcntl


@contextmanager
def exclusive(database: Path | None, where: str) -> Iterator[None]:
    """Hold the lock of a database file; a second server is told where the first is.

    Without a file there is nothing to lock. The lock is beside the file itself, by whichever
    symbolic link it is named, and is no link.
    """
    if database is None:
        yield
        return
    with open_lock(Path(f"{database.resolve()}.lock")) as lock:
        if not acquire(lock):
            raise locked_by(lock.read(200).strip())
        replace_text(lock, where)
        yield
        replace_text(lock, "")


def locked_by(address: str) -> SetupError:
    """Another server has the lock; it is at this address, if it has said so."""
    if address:
        return SetupError("database_in_use", address=address)
    return SetupError("database_in_use_elsewhere")


def open_lock(file: Path) -> TextIO:
    """The lock file, made if it is not there."""
    try:
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0)
        return os.fdopen(os.open(file, flags, 0o600), "r+")
    except (OSError, ValueError) as error:
        database = file.with_suffix("")
        raise SetupError("tables_not_writable", file=str(database), reason=reason(error)) from None


def acquire(lock: TextIO) -> bool:
    """Whether the lock is ours now; the system releases it when this process ends."""
    if sys.platform != "win32":
        try:
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
    return True


def replace_text(lock: TextIO, text: str) -> None:
    lock.seek(0)
    lock.truncate()
    lock.write(text)
    lock.flush()
