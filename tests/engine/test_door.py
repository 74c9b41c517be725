"""The door of a match: whatever is asked of it, it answers or raises GreenbaizeError."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from greenbaize import HOUSE, Match, Record, as_seen, resume, verify
from greenbaize.engine.errors import GreenbaizeError, RefusedError, SetupError, VerificationError
from greenbaize.engine.house import House
from greenbaize.engine.record import Line
from greenbaize.engine.replay import Replay
from greenbaize.engine.seats import PUBLIC


def match(**options: Any) -> Match:
    return Match("cincinnati", 3, options, seed=1)


ABSURD: dict[str, Callable[[], object]] = {
    "half a seat plays": lambda: match().play(0.5, "sit A"),  # type: ignore[arg-type]
    "a seat that is not a whole number": lambda: match().play(0.0, "sit A"),  # type: ignore[arg-type]
    "a seat in words": lambda: match().view("Red"),  # type: ignore[arg-type]
    "events of half a seat": lambda: match().events(1.0),  # type: ignore[arg-type]
    "events since a word": lambda: match().events(0, "a"),  # type: ignore[arg-type]
    "a fork at a word": lambda: match().fork("x"),  # type: ignore[arg-type]
    "a fork between moves": lambda: match().fork(1.5),  # type: ignore[arg-type]
    "a number as a name": lambda: Match("cincinnati", ["a", 1, "b"], seed=1),  # type: ignore[list-item]
    "a number as a player": lambda: Match("cincinnati", 3, seed=1, players=[1, None, "b"]),  # type: ignore[list-item]
    "a number as a game": lambda: Match(5, 3, seed=1),  # type: ignore[arg-type]
    "a list as a game": lambda: Match(["cincinnati"], 3, seed=1),  # type: ignore[arg-type]
    "words that are none": lambda: match().play(0, 7),  # type: ignore[arg-type]
    "a seat called everybody": lambda: Match("cincinnati", ["everybody", "b", "c"], seed=1),
}


@pytest.mark.parametrize("case", ABSURD)
def test_what_makes_no_sense_is_trouble(case: str) -> None:
    with pytest.raises(GreenbaizeError):
        ABSURD[case]()


def test_a_house_that_draws_its_own_tells_nobody_what_it_may_draw() -> None:
    waiting = Match("cincinnati", 3, seed=1, waits=True)
    assert waiting.owing() == [HOUSE]
    assert waiting.moves(HOUSE) == []
    assert Match("cincinnati", 3, house=House(), waits=True).moves(HOUSE)


def test_nobody_can_choose_by_half() -> None:
    sitting = match()
    with pytest.raises(
        RefusedError, match=r"'sit \?' is not a move here; say for instance 'sit C'"
    ):
        sitting.play(0, "sit ?")
    assert sitting.owing() == [0, 1, 2]
    keeping = match(simultaneous_commit=True)
    for seat in range(3):
        keeping.play(seat, "sit A")
    with pytest.raises(RefusedError, match=r"'keep \?' is not a move here"):
        keeping.play(0, "keep ?")
    dealing = Match("reibach", 2, house=House(), waits=True)
    with pytest.raises(RefusedError, match=r"'deal \?' is not a move here"):
        dealing.play(HOUSE, "deal ?")


def test_what_one_seat_saw_is_not_taken_for_the_whole_game() -> None:
    seen = as_seen(match().record, 0)
    with pytest.raises(VerificationError):
        verify(seen)
    fork = Replay(seen).match.fork(seed=1)
    assert fork.record.seen_by == "Red"
    given = Replay(seen).to_the_end().record
    given.seen_by = None
    with pytest.raises(VerificationError, match=r"'House: roll \?', is refused"):
        verify(given)


def test_another_seats_view_of_what_one_seat_saw_is_no_trouble() -> None:
    keeping = match(simultaneous_commit=True)
    for seat in range(3):
        keeping.play(seat, "sit A")
    keeping.play(0, "stand")
    seen = Replay(as_seen(keeping.record, 1)).to_the_end()
    assert seen.view(1) == keeping.view(1)
    assert "kept" not in seen.view(0)["seats"][0]
    assert seen.view(PUBLIC) == keeping.view(PUBLIC)


@pytest.mark.parametrize(("game", "words"), [("reibach", "deal oil"), ("cincinnati", "card 15")])
def test_a_move_of_the_house_where_a_seat_owes_one_is_told_in_a_sentence(
    game: str, words: str
) -> None:
    record = Match(game, seed=1).record
    record.moves.append(Line(HOUSE, words))
    with pytest.raises(
        (VerificationError, SetupError),
        match=r"is refused: it is |is refused: .* are to move, not the House",
    ):
        resume(Record.parse(record.text()))
