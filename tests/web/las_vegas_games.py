"""Games for the tests of the page: moves, what a viewer heard, and how the view changed.

`python -m tests.web.las_vegas_games` writes them anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from greenbaize.engine.game import Options, find_game
from greenbaize.engine.match import Match, seen_by
from greenbaize.engine.seats import HOUSE, PUBLIC

TESTS = Path(__file__).parents[2] / "web" / "tests"
MOST_MOVES = 50
"""So many legal moves of a moment are kept; more of them are only counted."""

Setup = tuple[int, int, int, str, Options]
"""Seats, viewer, steps, preset and further options of a game."""

SETUPS: dict[str, list[Setup]] = {
    "las-vegas": [
        (2, 0, 70, "", {}),
        (3, PUBLIC, 60, "", {"neutral_dice": True, "show_money": True}),
        (5, 0, 170, "everything", {}),
        (6, 2, 110, "everything", {"early_score_dice": "return"}),
        (2, 1, 110, "everything", {"rotate": "one", "reroll": "once"}),
        (3, PUBLIC, 60, "everything", {"neutral_kick": "immune"}),
        (3, 1, 40, "", {"first_player": "random"}),
    ],
    "las-vegas-solo": [
        (1, 0, 130, "", {}),
        (1, 0, 125, "", {"own_dice": 5, "two_scattered": True, "solo_rounds": 4}),
    ],
    "las-vegas-second-way": [
        (2, 1, 1000, "", {}),
        (3, PUBLIC, 100, "", {"second_way_score_setup": True, "first_player": "random"}),
    ],
}

POSITIONS: list[Setup] = [
    (2, PUBLIC, 30, "", {"neutral_dice": True}),
    (3, PUBLIC, 30, "everything", {}),
    (4, PUBLIC, 40, "beginners", {"neutral_dice": True}),
    (5, PUBLIC, 40, "everything", {}),
    (7, PUBLIC, 40, "everything", {}),
    (8, PUBLIC, 30, "base", {}),
]
"""Games with so many moments at which casinos are looked at."""


def record(game: str, setup: Setup, seed: int) -> dict[str, Any]:
    """A game that is played at random, as one viewer saw it."""
    seats, viewer, most, preset, options = setup
    usual = find_game(game).preset(preset, seats) if preset else {}
    match = Match(game, seats, {**usual, **options}, seed, waits=True)
    first = plain(match.view(viewer))
    return {
        "viewer": viewer,
        "view": first,
        "steps": list(steps(match, viewer, most, Random(seed))),
    }


def steps(match: Match, viewer: int, most: int, rng: Random) -> Iterator[dict[str, Any]]:
    """One move after the other."""
    before = plain(match.view(viewer))
    while not match.over and most:
        most -= 1
        told, step = len(match.story), {}
        owing = match.owing()[0]
        if owing == HOUSE:
            match.throw(until=lambda: True)
        else:
            moves = match.moves(owing)
            words = favourite(moves, rng)
            step = {"seat": owing, "words": words, **listed(moves)}
            match.play(owing, words)
        after = plain(match.view(viewer))
        events = [event.as_json() for event in match.story[told:] if seen_by(event, viewer)]
        yield {**step, "events": events, "patch": patch(before, after)}
        before = after


def favourite(moves: list[str], rng: Random) -> str:
    """Any move, but of those that come in crowds not each as often as another kind."""
    verb = rng.choice(sorted({move.split()[0] for move in moves}))
    return rng.choice([move for move in moves if move.split()[0] == verb])


def listed(moves: list[str]) -> dict[str, Any]:
    """The moves, unless they are too many to be kept."""
    only_places = all(move.startswith("place ") for move in moves)
    return {} if only_places or len(moves) > MOST_MOVES else {"moves": moves}


def plain(view: Any) -> Any:
    """A view as it is sent."""
    return json.loads(json.dumps(view))


def patch(before: Any, after: Any) -> Any:
    """What changed: null where something is gone; lists of one length item by item."""
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        before, after = dict(enumerate(before)), dict(enumerate(after))
    if not isinstance(before, dict) or not isinstance(after, dict):
        return after
    gone = {key: None for key in before if key not in after}
    new = {key: after[key] for key in after if key not in before}
    both = [key for key in after if key in before and before[key] != after[key]]
    return {**gone, **new, **{key: patch(before[key], after[key]) for key in both}}


def games(game: str, seed: int = 53) -> str:
    """All games of this kind, one a line."""
    played = [record(game, setup, seed + number) for number, setup in enumerate(SETUPS[game])]
    return lines(played)


def payouts(seed: int = 1) -> str:
    """What casinos would pay each seat just now, at some moments of random games, one a line."""
    found = [row for number, setup in enumerate(POSITIONS) for row in rows(setup, seed + number)]
    return lines(found)


def rows(setup: Setup, seed: int) -> Iterator[dict[str, Any]]:
    """A casino now and then, with dice on it."""
    seats, _, most, preset, options = setup
    usual = find_game("las-vegas").preset(preset, seats) if preset else {}
    match, rng = Match("las-vegas", seats, {**usual, **options}, seed), Random(seed)
    while not match.over and most:
        owing = match.owing()[0]
        match.play(owing, favourite(match.moves(owing), rng))
        casino = rng.randrange(6)
        seen = plain(match.view(PUBLIC))["casinos"][casino]
        if sum(seen["dice"]) > 1:
            most -= 1
            yield {**seen, "paid": gains(match.state, casino)}


def gains(state: Any, casino: int) -> list[int]:
    """What everybody gets from a casino, in thousands."""
    after = state.foresee(casino, False)
    return [after.money[seat] - state.money[seat] for seat in range(state.seats)]


def lines(things: list[dict[str, Any]]) -> str:
    """One thing a line."""
    return "".join(json.dumps(thing, separators=(",", ":")) + "\n" for thing in things)


def write() -> None:
    """All of it, for the tests of the page."""
    for game in SETUPS:
        (TESTS / game).mkdir(parents=True, exist_ok=True)
        (TESTS / game / "games.jsonl").write_text(games(game))
    (TESTS / "las-vegas" / "payouts.jsonl").write_text(payouts())


if __name__ == "__main__":
    write()
