"""A number in a file that other processes see change at once."""

from __future__ import annotations

import mmap
import struct
from pathlib import Path

FORM = "d"


class SharedNumber:
    """A double, 0 to begin with; others map the file and read it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.write_bytes(struct.pack(FORM, 0))
        path.chmod(0o644)
        with path.open("r+b") as file:
            self.memory = mmap.mmap(file.fileno(), struct.calcsize(FORM))

    def set(self, value: float) -> None:
        struct.pack_into(FORM, self.memory, 0, value)
