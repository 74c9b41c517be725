"""The games of Reibach & Co that the page is tested with are games as they are played now."""

from __future__ import annotations

from tests.web.reibach_games import FOLDER, games, stories


def test_recorded_games_are_up_to_date() -> None:
    assert (FOLDER / "games.jsonl").read_text() == games()


def test_recorded_stories_are_up_to_date() -> None:
    assert (FOLDER / "stories.jsonl").read_text() == stories()
