"""Games of Bells & Hammers for the tests of the page, as las_vegas_games records its own.

`python -m tests.web.bells_and_hammers_games` writes them anew.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from greenbaize.engine.event import event_name
from greenbaize.engine.game import Options
from greenbaize.engine.match import Match
from greenbaize.engine.record import Record
from greenbaize.engine.replay import ceremonies
from greenbaize.engine.seats import PUBLIC

from .las_vegas_games import TESTS, lines, plain, steps

GAME = "bells-and-hammers"
FOLDER = TESTS / "games" / GAME

SETUPS: list[tuple[int, Options]] = [
    (4, {}),
    (3, {"games": 3, "carry": "carry", "neighbours": "late", "inn_open_plain": "as18"}),
    (5, {"first_banker": 2, "twenty_one": True, "inn_open_symbol_payer": "card"}),
    (7, {"games": 4, "pass": "final", "inn_closed_symbol_over": "card"}),
    (6, {"games": 5, "carry": "refill", "inn_closed_symbol_over": "none"}),
    (3, {"neighbours": "always", "cards_per_player": "any", "inn_open_plain": "none"}),
]
"""Seats and options of a game."""

MOST_STEPS = 200

RECORDS = Path(__file__).parents[1] / "records" / "bells_and_hammers"
DIVIDED = ("fair-4", "seeded-4-unusual")
"""Records that the page divides into chapters."""


def record(seats: int, options: Options, seed: int) -> dict[str, Any]:
    """A game that is played at random, as everybody sees it."""
    match = Match(GAME, seats, options, seed, waits=True)
    first = plain(match.view())
    return {"viewer": -1, "view": first, "steps": list(played(match, seed))}


def played(match: Match, seed: int) -> list[dict[str, Any]]:
    """Its steps, without the moves that were possible: they are any number of points."""
    told = steps(match, PUBLIC, MOST_STEPS, Random(seed))
    return [{key: step[key] for key in step if key != "moves"} for step in told]


def games(seed: int = 71) -> str:
    """All games, one a line."""
    return lines([record(*setup, seed + number) for number, setup in enumerate(SETUPS)])


def told(name: str) -> dict[str, Any]:
    """What everybody looked at together in a recorded game."""
    found = ceremonies(Record.load(RECORDS / f"{name}.txt"))
    listed = [{"ply": ply, "event": event_name(type(event))} for ply, event in found]
    return {"record": f"bells_and_hammers/{name}.txt", "ceremonies": listed}


def all_told() -> str:
    """The ceremonies of the records that are divided, one record a line."""
    return lines([told(name) for name in DIVIDED])


def write() -> None:
    """All of it, for the tests of the page."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "games.jsonl").write_text(games())
    (FOLDER / "ceremonies.jsonl").write_text(all_told())


if __name__ == "__main__":
    write()
