"""Writes requirements.lock: exactly what playing needs, and what builds it, with its hashes.

`make lock` runs it after a change of the dependencies. pip then refuses any file that is not one
of those whose hashes are listed. The lock holds for all systems and names no registry.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from requirements import needed

LOCK = Path("requirements.lock")
OLDEST_PYTHON = "3.11"
HEADER = "# What playing needs and what builds it, for all systems; `make lock` writes this.\n"


def locked() -> str:
    """The newest versions that constraints.txt allows, with everything they need themselves."""
    options = [
        *("--universal", "--python-version", OLDEST_PYTHON, "--generate-hashes"),
        *("--constraint", "constraints.txt", "--no-header", "--no-annotate", "--quiet"),
    ]
    command = [sys.executable, "-m", "uv", "pip", "compile", "-", *options]
    wanted = "\n".join(needed())
    return subprocess.run(command, input=wanted, capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    LOCK.write_text(HEADER + locked())
