"""Reading and writing text files; a file is replaced atomically."""

from __future__ import annotations

import errno
import os
import socket
import tempfile
from pathlib import Path
from typing import Literal

from greenbaize.engine.errors import RecordError, SaveError, SetupError
from greenbaize.engine.messages import Param, Term

LARGEST = 16 * 1024 * 1024
"""Bytes of a file that is read at all."""

TOO_LARGE = {"record": "record_too_large", "secret": "secret_too_large"}
NOT_TEXT = {"record": "record_file_not_text", "secret": "secret_file_not_text"}
REASONS = {
    errno.EACCES: Term("reason_permission"),
    errno.EADDRINUSE: Term("reason_address_in_use"),
    errno.EADDRNOTAVAIL: Term("reason_address_not_here"),
    errno.EBADF: Term("reason_closed"),
    errno.EEXIST: Term("reason_exists"),
    errno.EINVAL: Term("reason_invalid"),
    errno.EIO: Term("reason_input_output"),
    errno.EISDIR: Term("reason_directory"),
    errno.ELOOP: Term("reason_links"),
    errno.EMFILE: Term("reason_too_many_open"),
    errno.ENAMETOOLONG: Term("reason_name_too_long"),
    errno.ENOENT: Term("reason_not_found"),
    errno.ENOSPC: Term("reason_no_space"),
    errno.ENOTDIR: Term("reason_not_a_directory"),
    errno.EPERM: Term("reason_not_permitted"),
    errno.EROFS: Term("reason_read_only"),
}
"""What the system says, in words of ours: its own are in one language."""


def load_text(path: Path, what: Literal["record", "secret"]) -> str:
    """The whole text of a file."""
    try:
        if path.exists() and not (path.is_file() or path.is_dir()):
            raise SetupError("file_not_plain", path=str(path))
        if path.stat().st_size > LARGEST:
            raise RecordError(TOO_LARGE[what], path=str(path))
        return path.read_bytes().decode()
    except UnicodeDecodeError:
        raise RecordError(NOT_TEXT[what], path=str(path)) from None
    except (OSError, ValueError) as error:
        raise SetupError("file_unreadable", path=str(path), reason=reason(error)) from None


def save_text(path: Path, text: str, private: bool = False) -> None:
    """Replace a file by a whole new one, on the disk before it takes the old one's place."""
    try:
        if path.exists() and not path.is_file():
            raise SaveError("save_not_plain", path=str(path))
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("wb", dir=path.parent, delete=False) as file:
            try:
                file.write(text.encode())
                file.flush()
                os.fsync(file.fileno())
                file.close()
                os.chmod(file.name, 0o600 if private else mode_for_new_files())
                os.replace(file.name, path)
            except BaseException:
                os.unlink(file.name)
                raise
    except (OSError, ValueError) as error:
        raise SaveError("save_failed", path=str(path), reason=reason(error)) from None


def mode_for_new_files() -> int:
    """What the user's mask leaves of read and write for all."""
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def reason(error: OSError | ValueError) -> Param:
    """Why the system failed, as part of a sentence; a rare cause goes by its symbol."""
    if isinstance(error, socket.gaierror):
        return Term("reason_unknown_host")
    if not isinstance(error, OSError):
        return Term("reason_not_a_path")
    number = error.errno or 0
    return REASONS.get(number) or errno.errorcode.get(number) or Term("reason_unknown")
