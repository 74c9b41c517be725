"""The games that the page is tested with are games as they are played now."""

from __future__ import annotations

from tests.web.bells_and_hammers_games import FOLDER, all_told, games


def test_recorded_games_are_up_to_date() -> None:
    assert (FOLDER / "games.jsonl").read_text() == games()
    assert (FOLDER / "ceremonies.jsonl").read_text() == all_told()
