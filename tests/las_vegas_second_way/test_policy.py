"""Quick good play: always legal, true to its distribution, blind to secrets, and sensible."""

from __future__ import annotations

from collections import Counter

import pytest

from greenbaize import GAMES, HOUSE, Match, Rng
from greenbaize.build import compiled
from greenbaize.games.las_vegas.sizes import number, untied
from greenbaize.games.las_vegas_second_way.box import COLOURS
from greenbaize.games.las_vegas_second_way.game import SecondWay, size, worth
from greenbaize.games.las_vegas_second_way.policy import (
    sizes_of,
    sums_of,
    without_paid,
    won_by_all,
    won_by_own,
)
from greenbaize.games.las_vegas_second_way.valuation import FirstRound

from .positions import NAME, roll, state_of, table

GAME = GAMES[NAME]
GAMES_EACH = 30 if compiled() else 3
SET_UPS = [(2, False), (3, True), (4, False), (4, True)]


def decisions(seats: int, score_setup: bool, seed: int) -> list[SecondWay]:
    """Every decision of a game that the policy plays, but for a random move now and then."""
    state = GAME.begin(seats, GAME.settle({"second_way_score_setup": score_setup}))
    rng, met = Rng(seed), []
    while state.owing():
        if state.owing() >> HOUSE:
            state.play(HOUSE, state.sample(rng))
            continue
        met.append(state.clone())
        random = rng.below(4) == 0
        seat = state.turn
        state.play(seat, state.pick(seat, rng) if random else GAME.policy.choose(state, seat, rng))
    return met


def thrown(text: str, **faces: int) -> Match:
    """North, who plays red and blue, has thrown this, and these colours have dice left."""
    left = ", ".join(f"{colour} 2" for colour in faces)
    match = table(f"{text}\nleft: {left}")
    roll(match, **faces)
    return match


def choices(match: Match) -> set[int]:
    """The faces that the policy may place."""
    return {move + 1 for move in GAME.policy.weights(match.state, 0)}


@pytest.mark.parametrize(("seats", "score_setup"), SET_UPS)
def test_its_moves_are_legal(seats: int, score_setup: bool) -> None:
    rng = Rng(5)
    for seed in range(GAMES_EACH):
        for state in decisions(seats, score_setup, seed):
            moves = state.moves(state.turn)
            assert GAME.policy.choose(state, state.turn, rng) in moves
            assert GAME.policy.draw(state, state.turn, rng) in moves
            candidates = GAME.policy.candidates(state, state.turn, 3, rng)
            assert len(set(candidates)) == len(candidates) == min(3, len(moves))
            assert set(candidates) <= set(moves)


@pytest.mark.parametrize(("seats", "score_setup"), SET_UPS)
def test_weights_are_how_often_it_draws_a_move(seats: int, score_setup: bool) -> None:
    rng = Rng(6)
    for state in decisions(seats, score_setup, 3)[::7]:
        weights = GAME.policy.weights(state, state.turn)
        drawn = Counter(GAME.policy.draw(state, state.turn, rng) for _ in range(400))
        assert sum(weights.values()) == pytest.approx(1)
        assert set(weights) == set(drawn) <= set(state.moves(state.turn))
        assert all(abs(drawn[move] / 400 - chance) < 0.12 for move, chance in weights.items())


@pytest.mark.parametrize(("seats", "score_setup"), SET_UPS)
def test_it_does_not_look_at_the_cards_of_others(seats: int, score_setup: bool) -> None:
    rng = Rng(7)
    for seed in range(GAMES_EACH):
        for index, state in enumerate(decisions(seats, score_setup, seed)[::3]):
            seat = state.turn
            chosen = GAME.policy.choose(state, seat, Rng(index))
            weights = GAME.policy.weights(state, seat)
            for _ in range(3):
                world = state.guess(seat, rng)
                assert GAME.policy.choose(world, seat, Rng(index)) == chosen
                assert GAME.policy.weights(world, seat) == weights


def test_looking_changes_nothing() -> None:
    state = decisions(3, False, 8)[9]
    before = GAME.view(state, state.turn)
    GAME.policy.choose(state, state.turn, Rng(1))
    GAME.policy.candidates(state, state.turn, 6, Rng(1))
    assert GAME.view(state, state.turn) == before


def test_what_a_casino_would_pay_is_what_it_pays() -> None:
    for state in decisions(4, False, 11)[::2]:
        for casino in range(6):
            paid = state.clone()
            paid.lay(casino, [10 * bill for bill in range(1, 4)], state.dice[casino])
            check_payment(paid, casino)
            check_payment(state, casino)


def check_payment(table: SecondWay, casino: int) -> None:
    """Compare with one more die of each colour, as the rules pay it."""
    sums, bills = sums_of(table.bills[casino]), size(table.bills[casino])
    for colour in range(COLOURS):
        if not table.stock[colour] or table.dice[casino][colour] == 8:
            continue
        after = table.foresee(casino, colour)
        dice = sum(heap << 4 * c for c, heap in enumerate(table.dice[casino])) + (1 << 4 * colour)
        alone = untied(sizes_of(dice))
        for cards in (1 << colour, 0b10000001, 0b11111111):
            gains = [worth(after.winnings[c]) - worth(table.winnings[c]) for c in range(COLOURS)]
            gain = sum(gain for c, gain in enumerate(gains) if cards >> c & 1)
            assert 10 * won_by_own(alone, dice, cards, sums, 0, bills) == gain
        assert 10 * won_by_all(alone, sums, 0, bills) == sum(gains)
        stay = without_paid(dice, alone, min(number(alone), bills))
        assert [stay >> 4 * c & 15 for c in range(COLOURS)] == list(after.dice[casino])


def test_it_takes_a_bill_for_its_own_colour() -> None:
    text = "casino 1: $50 $60 $90\ncasino 2: $10 $20 $90"
    assert choices(thrown(text, red=1, green=2)) == {1}


def test_it_gives_the_smaller_bill_to_others() -> None:
    text = "casino 1: $60 $70 $80\ncasino 2: $10 $70 $80"
    assert choices(thrown(text, green=1, black=2)) == {2}


def test_equal_casinos_are_chosen_equally_often() -> None:
    match = thrown("casino 1: $50\ncasino 2: $50", green=1, black=2)
    assert GAME.policy.weights(match.state, 0) == {0: 0.5, 1: 0.5}


def settled(**money: int) -> SecondWay:
    """A table of two after the first round."""
    text = "\n".join(f"{seat} had ${bill}" for seat, bill in money.items())
    return state_of(table(text, round=1))


def test_after_the_first_round_shares_follow_the_money_and_add_up_to_1() -> None:
    valuation = FirstRound()
    even, rich = settled(north=50, east=50), settled(north=90, east=50)
    assert [valuation.worth(even, seat) for seat in (0, 1)] == [0.5, 0.5]
    assert 0.5 < valuation.worth(rich, 0) < 1
    assert valuation.worth(rich, 0) + valuation.worth(rich, 1) == pytest.approx(1)


def test_it_is_settled_when_colours_have_been_revealed() -> None:
    valuation, state, rng = FirstRound(), GAME.begin(3, GAME.settle()), Rng(1)
    stops = 0
    while state.owing():
        seat = HOUSE if state.owing() >> HOUSE else state.turn
        money = list(state.money)
        state.play(seat, state.sample(rng) if seat == HOUSE else state.pick(seat, rng))
        if list(state.money) != money:
            stops += 1
            assert valuation.settled(state)
        elif seat != HOUSE:
            assert not valuation.settled(state)
    assert stops == 2
    assert valuation.worth(state, 0) in (0, 1 / 3, 1 / 2, 1)
