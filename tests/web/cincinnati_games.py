"""Games of Cincinnati for the tests of the page: what was done and heard, and the views.

`python -m tests.web.cincinnati_games` writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from greenbaize.engine.house import House
from greenbaize.engine.match import Match, seen_by
from greenbaize.engine.replay import score_history
from greenbaize.engine.seats import HOUSE, PUBLIC
from greenbaize.games.cincinnati import hierarchy, odds

from .las_vegas_games import TESTS, Setup, lines, patch, plain, record

FOLDER = TESTS / "games" / "cincinnati"
SETUPS: list[Setup] = [
    (4, PUBLIC, 1000, "", {}),
    (3, 0, 120, "", {}),
    (6, 2, 150, "", {"simultaneous_commit": True}),
    (5, PUBLIC, 150, "", {"simultaneous_commit": True, "token_supply": "unlimited"}),
    (4, 1, 60, "", {"round1_replacement": "choice", "tie_duel_equal": "starter_loses"}),
]
TIE = [
    *("card duel", "card 15", "card 20", "card 25"),
    *["roll 2 2 2 5 6"] * 3,
    "roll 1 1 2 3 4",
    "lift A22256 A22256 A22256 C11234",
    *["roll 1 6 6 6 6"] * 2,
    "roll 1 2 2 3 5",
]
"""What the House does in a round in which three tie, and two again in the duel for the table."""
CHOSEN = ["put A", "sit A", "sit A", "sit A", "sit C"]
STORIES = (3, 4, 6)
"""With so many seats games are told as a whole: all moves, and how the duels went."""


def games(seed: int = 21) -> str:
    """All games, one a line."""
    played = [record("cincinnati", setup, seed + number) for number, setup in enumerate(SETUPS)]
    return lines([*played, tie()])


def tie() -> dict[str, Any]:
    """A round with all that is rare: a replacement to be put, a tie, and a starter who loses it."""
    options = {"round1_replacement": "choice", "tie_duel_equal": "starter_loses"}
    match = Match("cincinnati", 4, options, house=House())
    first = plain(match.view(PUBLIC))
    return {"viewer": PUBLIC, "view": first, "steps": list(tie_steps(match))}


def tie_steps(match: Match) -> Iterator[dict[str, Any]]:
    """One move after the other; whoever has a choice later stands, and buys nothing."""
    given, chosen = iter(TIE), iter(CHOSEN)
    before = plain(match.view(PUBLIC))
    while before["round"] == 1:
        seat = match.owing()[0]
        if seat == HOUSE:
            words = next(given)
        else:
            usual = {"stand", "pass"}.intersection(match.moves(seat))
            words = usual.pop() if usual else next(chosen)
        told = match.play(seat, words)
        events = [event.as_json() for event in told if seen_by(event, PUBLIC)]
        after = plain(match.view(PUBLIC))
        yield {"seat": seat, "words": words, "events": events, "patch": patch(before, after)}
        before = after


def stories(seed: int = 5) -> str:
    """Whole games by their moves, with all piles and duels, one a line."""
    return lines([story(seats, seed + seats) for seats in STORIES])


def story(seats: int, seed: int) -> dict[str, Any]:
    """One game that is played at random."""
    match, rng = Match("cincinnati", seats, {}, seed), Random(seed)
    while not match.over:
        owing = match.owing()[0]
        match.play(owing, rng.choice(match.moves(owing)))
    moves = [
        {"seat": None if move.seat == HOUSE else move.seat, "words": move.words}
        for move in match.record.moves
    ]
    history = [{"ply": ply, "scores": scores} for ply, scores in score_history(match.record)]
    told = ("lifted", "threw", "took", "tied", "duelled", "dropped_out")
    events = [event.as_json() for event in match.story]
    return {
        "moves": moves,
        "seats": [str(seat) for seat in range(seats)],
        "score_history": history,
        "events": [event for event in events if event["event"] in told],
    }


def chances(seed: int = 3) -> str:
    """What the engine knows of some dice: strengths at all places, and exact odds, one a line."""
    rng = Random(seed)
    return lines([chance(rng.choice(hierarchy.RESULTS[1:]), rng) for _ in range(60)])


def chance(dice: hierarchy.Faces, rng: Random) -> dict[str, Any]:
    """Five dice, a place (0 is a duel), and a part of them that is kept."""
    place, throws = rng.randrange(4), rng.randint(1, 3)
    kept = rng.choice(hierarchy.KEEPS[hierarchy.rank(dice)])
    goal = max(1, hierarchy.strength(place, dice))
    return {
        "dice": dice,
        "category": hierarchy.category(dice),
        "strengths": [hierarchy.strength(where, dice) for where in range(4)],
        "place": place,
        "throws": throws,
        "goal": goal,
        "kept": kept,
        "chance": float(odds.chance(place, dice, throws, goal)),
        "keeping": float(odds.keeping(place, kept, throws, goal)),
    }


def write() -> None:
    """All of it, for the tests of the page."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "games.jsonl").write_text(games())
    (FOLDER / "stories.jsonl").write_text(stories())
    (FOLDER / "chances.jsonl").write_text(chances())


if __name__ == "__main__":
    write()
