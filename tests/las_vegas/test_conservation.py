"""Bills, money and dice are neither made nor lost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest

from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE, PUBLIC, members
from greenbaize.games.las_vegas import GAME
from greenbaize.games.las_vegas.game import LasVegas

from ..laws.trying import fields

BILLS = [0, 6, 8, 8, 6, 6, 5, 5, 5, 5, 0]
THOUSANDS = 2500
NEUTRAL_EACH = {2: 4, 3: 2, 4: 2, 5: 2}
NEUTRAL_IN_ALL = {2: 8, 3: 8, 4: 8, 5: 10}
WITH_NEUTRAL = list(NEUTRAL_EACH)
TABLES = [*product(GAME.seats, [False]), *product(WITH_NEUTRAL, [True])]
SEEDS = range(4)
MOST_MOVES = 1000


@dataclass(frozen=True)
class Table:
    """A moment of a game: the state, and all that everybody sees of it."""

    state: LasVegas
    view: Any

    def bills(self) -> list[int]:
        """Those that lie on the casinos or are known to lie under the deck, in thousands."""
        lying = [bill for casino in self.view["casinos"] for bill in casino["bills"]]
        return [*lying, *self.view["under"]]

    def placed(self, seat: int) -> int:
        """A seat's dice on the casinos."""
        return sum(casino["dice"][seat] for casino in self.view["casinos"])

    def neutral(self) -> tuple[int, int]:
        """The neutral dice in all hands, and those on the casinos."""
        in_hand = sum(seat["neutral"] for seat in self.view["seats"])
        return in_hand, sum(casino["neutral"] for casino in self.view["casinos"])


def every_moment(seats: int, neutral: bool, seed: int) -> Iterator[Table]:
    """A game of random play."""
    rng = Rng(seed, seats, neutral)
    state: LasVegas = GAME.begin(seats, GAME.settle({"neutral_dice": neutral}))
    for _ in range(MOST_MOVES):
        yield Table(state, GAME.view(state, PUBLIC))
        owing = list(members(state.owing()))
        if not owing:
            return
        seat = owing[0]
        state.play(seat, state.sample(rng) if seat == HOUSE else state.pick(seat, rng))
    raise AssertionError("the game does not end")


@pytest.mark.rule("B1", "T27")
@pytest.mark.parametrize(("seats", "neutral"), TABLES)
def test_all_fifty_four_bills_and_their_money_are_somewhere(seats: int, neutral: bool) -> None:
    for seed in SEEDS:
        for table in every_moment(seats, neutral, seed):
            deck = table.state.deck
            known = [deck[bill] + table.bills().count(10 * bill) for bill in range(len(BILLS))]
            worth = sum(10 * bill * number for bill, number in enumerate(known))
            assert sum(known) + sum(seat["bills"] for seat in table.view["seats"]) == 54
            assert worth + sum(table.state.scores()) == THOUSANDS
            assert all(0 <= number <= BILLS[bill] for bill, number in enumerate(known))


@pytest.mark.parametrize(("seats", "neutral"), TABLES)
def test_everybody_can_count_fifty_four_bills_on_the_table(seats: int, neutral: bool) -> None:
    for table in every_moment(seats, neutral, 1):
        lying = sum(len(casino["bills"]) for casino in table.view["casinos"])
        won = sum(seat["bills"] for seat in table.view["seats"])
        assert table.view["deck"] + lying + won == 54
        assert len(table.view["under"]) <= table.view["deck"]


@pytest.mark.rule("B3", "B12")
@pytest.mark.parametrize(("seats", "neutral"), TABLES)
def test_everybody_has_eight_dice_in_hand_or_on_the_casinos(seats: int, neutral: bool) -> None:
    for seed in SEEDS:
        for table in every_moment(seats, neutral, seed):
            for seat in range(seats):
                assert table.view["seats"][seat]["dice"] + table.placed(seat) == 8


@pytest.mark.rule("N1", "N2", "T15")
@pytest.mark.parametrize("seats", WITH_NEUTRAL)
def test_the_neutral_dice_are_all_in_play_once_the_leftover_ones_are_thrown(seats: int) -> None:
    for seed in SEEDS:
        for table in every_moment(seats, True, seed):
            if "turn" in table.view:
                assert sum(table.neutral()) == NEUTRAL_IN_ALL[seats]
            else:
                assert table.neutral() == (seats * NEUTRAL_EACH[seats], 0)


@pytest.mark.parametrize("seats", GAME.seats)
def test_there_are_no_neutral_dice_where_none_are_asked_for(seats: int) -> None:
    for table in every_moment(seats, False, 5):
        assert table.neutral() == (0, 0)


@pytest.mark.rule("B12")
@pytest.mark.parametrize(("seats", "neutral"), TABLES)
def test_no_dice_and_no_bills_stay_on_the_casinos_after_a_round(seats: int, neutral: bool) -> None:
    rounds = 1
    for table in every_moment(seats, neutral, 3):
        if table.view["round"] > rounds or table.view["over"]:
            rounds = table.view["round"]
            assert table.neutral()[1] == 0
            assert not any(table.placed(seat) for seat in range(seats))
            assert not any(casino["bills"] for casino in table.view["casinos"])
    assert rounds == 4


@pytest.mark.rule("A6")
@pytest.mark.parametrize("seats", WITH_NEUTRAL)
def test_a_guess_keeps_all_that_lies_on_the_table_for_nothing_is_hidden(seats: int) -> None:
    for table in every_moment(seats, True, 2):
        state = table.state
        for seat in (0, PUBLIC):
            assert fields(state.guess(seat, Rng(seat))) == fields(state.clone()) == fields(state)
