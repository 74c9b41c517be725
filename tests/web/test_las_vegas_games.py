"""The games that the page is tested with are games as they are played now."""

from __future__ import annotations

import pytest

from tests.web.las_vegas_games import SETUPS, TESTS, games, payouts


@pytest.mark.parametrize("game", SETUPS)
def test_recorded_games_are_up_to_date(game: str) -> None:
    assert (TESTS / game / "games.jsonl").read_text() == games(game)


def test_recorded_payouts_are_up_to_date() -> None:
    assert (TESTS / "las-vegas" / "payouts.jsonl").read_text() == payouts()
