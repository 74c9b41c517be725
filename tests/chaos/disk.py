"""A disk that can be slow or full: a small library, loaded before the C library, sees to it.

It is built with the machine's own C compiler; where there is none, or no LD_PRELOAD, the disk is
always as it should be.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from .shared_number import SharedNumber

SOURCE = Path(__file__).with_suffix(".c")
NO_ROOM, NO_GROWTH = 1, 2


class Disk:
    """What processes need to be held up, and how much they are."""

    def __init__(self, library: Path, folder: Path) -> None:
        self.milliseconds = SharedNumber(folder / "slow_disk")
        self.full = SharedNumber(folder / "full_disk")
        self.environment = {
            "LD_PRELOAD": str(library),
            "CHAOS_SLOW_DISK": str(self.milliseconds.path),
            "CHAOS_FULL_DISK": str(self.full.path),
        }


def build(folder: Path) -> Disk | None:
    """A disk for processes that anybody runs; None where it cannot be had."""
    compiler = shutil.which("cc")
    if compiler is None or sys.platform != "linux":
        return None
    library = folder / "disk.so"
    command = [compiler, "-shared", "-fPIC", "-O1", "-Wall", "-Werror", str(SOURCE)]
    subprocess.run([*command, "-o", str(library), "-ldl"], check=True)
    return Disk(library, folder)
