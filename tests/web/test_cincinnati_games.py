"""The games of Cincinnati that the page is tested with are games as they are played now."""

from __future__ import annotations

from tests.web.cincinnati_games import FOLDER, chances, games, stories


def test_recorded_games_are_up_to_date() -> None:
    assert (FOLDER / "games.jsonl").read_text() == games()


def test_recorded_stories_are_up_to_date() -> None:
    assert (FOLDER / "stories.jsonl").read_text() == stories()


def test_chances_are_those_of_the_engine() -> None:
    assert (FOLDER / "chances.jsonl").read_text() == chances()
