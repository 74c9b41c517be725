"""Thousands of games in worlds that a viewer cannot tell apart, at the wire."""

from __future__ import annotations

import asyncio
import os
from typing import Any

import pytest

from greenbaize.engine.game import Game

from ..laws.test_laws import TRIED
from ..server.test_secrets import SEED, look_at

GAMES = int(os.environ.get("GREENBAIZE_WIRE_GAMES", "500"))
SHARES = 8


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("game", TRIED, ids=lambda game: game.name)
def test_many_worlds_give_a_viewer_the_same_bytes(game: Game[Any], share: int) -> None:
    seed = f"{SEED} {share}"
    try:
        asyncio.run(look_at(game, GAMES // SHARES, seed))
    except BaseException as trouble:
        trouble.add_note(f"try it again with GREENBAIZE_WIRE_SEED={SEED}")
        raise
