"""Games of Reibach & Co for the tests of the page: what was done and heard, and the views.

`python -m tests.web.reibach_games` writes them anew.
"""

from __future__ import annotations

from random import Random
from typing import Any

from greenbaize.engine.match import Match
from greenbaize.engine.seats import HOUSE, PUBLIC

from .las_vegas_games import TESTS, Setup, favourite, lines, plain, record

FOLDER = TESTS / "games" / "reibach"
SETUPS: list[Setup] = [
    (2, 0, 400, "", {}),
    (3, PUBLIC, 400, "", {}),
    (4, 1, 400, "", {"perfect_memory": True, "head_start": True, "first_player": 1}),
    (5, 2, 400, "", {"special_cards_cost_two": True, "max_bases": 6}),
    (2, 1, 400, "", {"first_player": "random"}),
]
STORIES = (2, 4, 5)
"""With so many seats games are told as a whole: all moves, and what every scoring paid."""


def games(seed: int = 7) -> str:
    """All games, one a line."""
    played = [record("reibach", setup, seed + number) for number, setup in enumerate(SETUPS)]
    return lines(played)


def stories(seed: int = 11) -> str:
    """Whole games by their moves, with what was paid and how they ended, one a line."""
    return lines([story(seats, seed + seats) for seats in STORIES])


def story(seats: int, seed: int) -> dict[str, Any]:
    """One game that is played at random."""
    match, rng = Match("reibach", seats, {}, seed), Random(seed)
    while not match.over:
        owing = match.owing()[0]
        match.play(owing, favourite(match.moves(owing), rng))
    moves = [
        {"seat": None if move.seat == HOUSE else move.seat, "words": move.words}
        for move in match.record.moves
    ]
    events = [event.as_json() for event in match.story]
    paid = [event for event in events if event["event"] in ("business_paid", "penalised", "scored")]
    return {"moves": moves, "paid": paid, "view": plain(match.view(PUBLIC))}


def write() -> None:
    """All of it, for the tests of the page."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "games.jsonl").write_text(games())
    (FOLDER / "stories.jsonl").write_text(stories())


if __name__ == "__main__":
    write()
