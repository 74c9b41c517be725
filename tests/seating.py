"""Who begins at a table that a test lays: the first chair, unless the test says otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from greenbaize import GAMES


def first_chair_begins(game: str, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """These options; where the lot would fall on somebody, the first chair instead."""
    known = GAMES[game].options if game in GAMES else ()
    drawn = any(option.name == "first_player" for option in known)
    return {**({"first_player": 1} if drawn else {}), **(options or {})}
