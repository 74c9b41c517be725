"""What a lead is worth between two rounds."""

from __future__ import annotations

import pytest

from greenbaize import GAMES, HOUSE, Match, Rng
from greenbaize.engine.playout import first
from greenbaize.games.las_vegas.boulevard.modules import everything

from .positions import table

GAME = GAMES["las-vegas"]
VALUATION = GAME.valuation


def round_over(won: str, round: int = 1) -> Match:
    """A round just over after which this has been won, with nothing at the casinos."""
    match = table(f"left: red 1\nwon: {won}", seats=2, round=round)
    match.play(HOUSE, "roll 1")
    match.play(0, "place 1")
    return match


def worth(won: str, round: int = 1) -> float:
    """Red's share then."""
    match = round_over(won, round)
    assert VALUATION.settled(match.state)
    return VALUATION.worth(match.state, 0)


@pytest.mark.parametrize(("seats", "preset"), [(4, {}), (5, everything(5))], ids=str)
def test_every_round_ends_settled_and_shares_add_up(seats: int, preset: dict[str, bool]) -> None:
    state, rng, settled = GAME.begin(seats, GAME.settle(preset)), Rng(3), 0
    while owing := state.owing():
        seat = HOUSE if owing >> HOUSE else first(owing)
        state.play(seat, state.sample(rng) if seat == HOUSE else state.pick(seat, rng))
        settled += VALUATION.settled(state)
        shares = [VALUATION.worth(state, seat) for seat in range(seats)]
        assert sum(shares) == pytest.approx(1)
    assert settled == 4


def test_equals_share() -> None:
    assert worth("red $50, blue $50") == pytest.approx(1 / 2)


def test_a_lead_is_worth_more_the_larger_it_is_and_the_later_it_is() -> None:
    assert 1 / 2 < worth("red $60, blue $50") < worth("red $90, blue $50") < 1
    assert worth("red $90, blue $50", round=1) < worth("red $90, blue $50", round=3)


def test_in_the_end_only_places_count() -> None:
    assert worth("red $60, blue $50", round=4) == 1
    assert worth("red $60, blue $60", round=4) == 1 / 2
