"""Reading and writing texts so that nothing is ever half there."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from greenbaize.engine.errors import RecordError, SaveError, SetupError

LARGEST = 16 * 1024 * 1024


def load_text(path: Path, what: str) -> str:
    """The whole text of a file."""
    try:
        if path.exists() and not (path.is_file() or path.is_dir()):
            raise SetupError(f"cannot read {path}: it is no plain file.")
        if path.stat().st_size > LARGEST:
            raise RecordError(f"{path} is too large for a {what}.")
        return path.read_bytes().decode()
    except UnicodeDecodeError:
        raise RecordError(f"{path} is no Greenbaize {what}: it is not text.") from None
    except (OSError, ValueError) as trouble:
        raise SetupError(f"cannot read {path}: {reason(trouble)}.") from None


def save_text(path: Path, text: str, private: bool = False) -> None:
    """Replace a file by a whole new one, on the disk before it takes the old one's place."""
    try:
        if path.exists() and not path.is_file():
            raise SaveError(f"cannot save {path}: it is no plain file.")
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
    except (OSError, ValueError) as trouble:
        why = reason(trouble)
        raise SaveError(f"cannot save {path}: {why}; what was there is unchanged.") from None


def mode_for_new_files() -> int:
    """What the user's mask leaves of read and write for all."""
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def reason(trouble: OSError | ValueError) -> str:
    """The system's word for it, as part of a sentence."""
    return (getattr(trouble, "strerror", None) or str(trouble)).lower()
