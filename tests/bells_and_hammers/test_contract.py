"""The state keeps the contract where this game is special."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from greenbaize import HOUSE, PUBLIC, Match, Rng
from greenbaize.engine.playout import playout

from ..laws.posterior import chances
from ..laws.trying import fields
from .positions import CARDS, sale, sell, table, table_of


def after_the_sale() -> Match:
    match = sale(5)
    sell(match, 1, 2, 3, 4, 5)
    return match


@pytest.mark.rule("14.14", "9.2")
def test_a_guess_is_the_table_itself_for_the_faces_are_drawn_later() -> None:
    for match in (sale(4), after_the_sale(), table(bank=40)):
        for seat in (0, 1, PUBLIC):
            assert fields(match.state.guess(seat, Rng(seat))) == fields(match.state)


@pytest.mark.rule("14.14", "4.1")
def test_every_deal_of_the_faces_is_equally_likely() -> None:
    deals: Counter[tuple[str, ...]] = Counter()
    start = after_the_sale()

    def follow(match: Match, turned: tuple[str, ...], chance: Fraction) -> None:
        if len(turned) == 5:
            deals[turned] += chance  # type: ignore[assignment]
            return
        odds = chances(match.state)
        assert odds is not None
        for move, share in odds.items():
            state = match.state.clone()
            face = match.game.write(state, HOUSE, move).removeprefix("turn ")
            state.play(HOUSE, move)
            then = after_the_sale()
            then.state = state
            follow(then, (*turned, face), chance * share)

    follow(start, (), Fraction(1))
    assert deals == dict.fromkeys(permutations(CARDS), Fraction(1, 120))


@pytest.mark.rule("14.14")
def test_guesses_lead_to_every_face_as_often_as_the_truth() -> None:
    match = after_the_sale()
    rng = Rng(4)
    found: Counter[int] = Counter()
    for _ in range(2000):
        world = match.state.guess(2, rng)
        found[world.sample(rng)] += 1
    assert all(330 < found[face] < 470 for face in range(5))


@pytest.mark.parametrize("seats", [3, 5, 10])
def test_a_clone_plays_on_by_itself(seats: int) -> None:
    match = sale(seats, games=3)
    before = fields(match.state)
    end = playout(match.state.clone(), Rng(seats))
    assert end.owing() == 0
    assert fields(match.state) == before


def test_a_pick_does_not_depend_on_how_many_bids_there_are() -> None:
    match = sale(4)
    state = table_of(match)
    found = Counter(state.pick(1, Rng(1, draw)) for draw in range(6100))
    assert set(found) == set(range(61))
    assert max(found.values()) < 160
    match.play(1, "bid 60")
    assert {state.pick(2, Rng(1, draw)) for draw in range(20)} == {0}


def test_only_a_seat_that_throws_is_the_thrower() -> None:
    assert sale(4).state.thrower() == HOUSE
    assert after_the_sale().state.thrower() == HOUSE
    assert table(by="bell").state.thrower() == 2
