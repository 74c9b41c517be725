"""What playing needs, and what working on it needs besides; run alone it prints the latter.

Playing includes the server: `make play` starts one.
"""

import tomllib
from pathlib import Path

PROJECT = tomllib.loads(Path("pyproject.toml").read_text())
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]


def needed() -> list[str]:
    """What playing needs, and what builds it."""
    direct: list[str] = PROJECT["project"]["dependencies"]
    build: list[str] = PROJECT["build-system"]["requires"]
    return [*direct, *EXTRAS["server"], *build]


if __name__ == "__main__":
    print("\n".join([*needed(), *EXTRAS["dev"]]))
