"""Bots of the house's own sit down at tables under the names that the host gave them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from greenbaize.bots import BOTS, make_bot
from greenbaize.bots.own import make_own
from greenbaize.engine.errors import SetupError
from greenbaize.engine.game import find_game
from greenbaize.server.botpool import own
from greenbaize.server.botpool.pool import BotFailed, BotPool
from greenbaize.server.tables.setups import game_info

from .bot_processes import PATIENCE, at_a_move, run

LAST = """
from greenbaize.bots.bot import Bot

class Last(Bot):
    def choose(self, chair):
        return chair.moves()[-1]

class Broken(Bot):
    def choose(self, chair):
        raise RuntimeError("not today")
"""


@pytest.fixture(autouse=True)
def _bots_leave_with_their_house(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    before = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(before)
    own.REGISTERED.clear()


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "lasting.py").write_text(LAST)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.syspath_prepend(str(tmp_path))
    return "lasting"


def test_a_bot_of_the_house_chooses_in_a_process(module: str) -> None:
    match, seat, text = at_a_move()

    async def told(pool: BotPool) -> None:
        assert await pool.choose_move("final", seat, text) == match.moves(seat)[-1]

    run(1, PATIENCE, told, own={"final": f"{module}:Last"})


def test_a_bot_of_the_house_that_fails_gives_no_move_and_tells_nothing(module: str) -> None:
    _, seat, text = at_a_move()

    async def told(pool: BotPool) -> None:
        with pytest.raises(BotFailed) as failed:
            await pool.choose_move("broken", seat, text)
        assert "not today" not in str(failed.value)

    run(1, PATIENCE, told, own={"broken": f"{module}:Broken"})


def test_it_is_offered_at_every_game(module: str) -> None:
    own.register({"final": f"{module}:Last"})
    game = find_game("reibach")
    assert game_info(game).bots[-1] == "final"
    assert type(make_bot("final", game)) is type(make_own(f"{module}:Last", game))


@pytest.mark.parametrize(
    ("bots", "code"),
    [({"expert": "lasting:Last"}, "own_bot_takes_name"), ({"final": "nowhere"}, "own_bot_place")],
)
def test_a_name_that_is_taken_or_leads_nowhere_is_refused(bots: dict[str, str], code: str) -> None:
    with pytest.raises(SetupError) as trouble:
        own.register(bots)
    assert trouble.value.code == code
    assert next(iter(bots)) in str(trouble.value)
