"""Quick good play: always legal, true to its distribution, and sensible."""

from __future__ import annotations

from collections import Counter

import pytest

from greenbaize import GAMES, HOUSE, Match, Rng
from greenbaize.build import compiled
from greenbaize.engine.game import Value
from greenbaize.games.las_vegas_solo.box import OWN, OWNERS
from greenbaize.games.las_vegas_solo.game import Solo, of_colour
from greenbaize.games.las_vegas_solo.policy import colours_in, dice_in, lead_of, sums_of
from greenbaize.games.las_vegas_solo.valuation import ChanceToWin

from .positions import table, table_of, throw

GAME = GAMES["las-vegas-solo"]
GAMES_EACH = 40 if compiled() else 4
SET_UPS: list[dict[str, Value]] = [
    {"own_dice": own, "two_scattered": two, "solo_rounds": rounds}
    for own, two, rounds in [
        (8, False, 1),
        (8, True, 2),
        (5, False, 4),
        (1, True, 1),
        (1, False, 1),
    ]
]


def decisions(options: dict[str, Value], seed: int) -> list[Solo]:
    """Every decision of a game that the policy plays, but for a random move now and then."""
    state, rng, met = GAME.begin(1, GAME.settle(options)), Rng(seed), []
    while state.owing():
        if state.owing() >> HOUSE:
            state.play(HOUSE, state.sample(rng))
            continue
        met.append(state.clone())
        state.play(
            0, state.pick(0, rng) if rng.below(4) == 0 else GAME.policy.choose(state, 0, rng)
        )
    return met


def thrown(text: str, after: str = "red 1", **faces: int) -> Match:
    """This was thrown at the table of the text, and dice are left."""
    left = ", ".join(f"{colour} 2" for colour in faces)
    match = table(f"{text}\nleft: {left}\nnext: {after}")
    throw(match, **faces)
    return match


def choices(match: Match) -> set[int]:
    """The faces that the policy may place."""
    return {move + 1 for move in GAME.policy.weights(match.state, 0)}


@pytest.mark.parametrize("options", SET_UPS, ids=str)
def test_its_moves_are_legal(options: dict[str, Value]) -> None:
    rng = Rng(5)
    for seed in range(GAMES_EACH):
        for state in decisions(options, seed):
            moves = state.moves(0)
            assert GAME.policy.choose(state, 0, rng) in moves
            assert GAME.policy.draw(state, 0, rng) in moves
            candidates = GAME.policy.candidates(state, 0, 3, rng)
            assert len(set(candidates)) == len(candidates) == min(3, len(moves))
            assert set(candidates) <= set(moves)


@pytest.mark.parametrize("options", SET_UPS, ids=str)
def test_weights_are_how_often_it_draws_a_move(options: dict[str, Value]) -> None:
    rng = Rng(6)
    for state in decisions(options, 3)[::7]:
        weights = GAME.policy.weights(state, 0)
        drawn = Counter(GAME.policy.draw(state, 0, rng) for _ in range(400))
        assert sum(weights.values()) == pytest.approx(1)
        assert set(weights) == set(drawn) <= set(state.moves(0))
        assert all(abs(drawn[move] / 400 - chance) < 0.12 for move, chance in weights.items())


def test_its_favourite_is_the_first_candidate() -> None:
    for state in decisions({}, 4):
        best = GAME.policy.weights(state, 0)
        assert GAME.policy.candidates(state, 0, 1, Rng(1))[0] in best


def test_looking_changes_nothing() -> None:
    state = decisions({}, 8)[9]
    before = GAME.view(state, 0)
    GAME.policy.choose(state, 0, Rng(1))
    GAME.policy.candidates(state, 0, 6, Rng(1))
    assert GAME.view(state, 0) == before


def test_a_lead_is_what_the_casino_would_pay() -> None:
    for state in decisions({"two_scattered": True}, 11)[::3]:
        for casino in range(6):
            bets = list(state.bets[casino])
            sizes = sum(1 << 4 * dice for dice in bets)
            paid = state.foresee(casino, False)
            found = lead_of(sizes, bets[OWN], sums_of(state.bills[casino]))
            assert 10 * found == paid.money[OWN] - paid.others()


def test_dice_and_colours_of_a_group_are_counted() -> None:
    for state in decisions({"own_dice": 5}, 12)[::4]:
        for group in state.groups:
            dice = [of_colour(group, colour) for colour in range(OWNERS)]
            assert dice_in(group) == sum(dice)
            assert colours_in(group) == sum((number > 0) << 3 * c for c, number in enumerate(dice))


def test_it_takes_the_better_bill_with_the_last_dice() -> None:
    text = "casino 1: $90\ncasino 2: $50"
    assert choices(thrown(text, red=1, blue=2)) == {1}


def test_it_ties_a_leader_with_another_opponent() -> None:
    text = "casino 1: $90 | green 1, red 2\ncasino 2: $100 | green 1"
    assert choices(thrown(text, blue=2, black=1)) == {2}


def test_it_does_not_tie_itself() -> None:
    text = "casino 1: $90 | red 2, blue 1\ncasino 2: $30"
    assert choices(thrown(text, blue=1, green=2)) == {2}


def test_equal_casinos_are_chosen_equally_often() -> None:
    match = thrown("casino 1: $50\ncasino 2: $50", blue=1, green=2)
    assert GAME.policy.weights(match.state, 0) == {0: 0.5, 1: 0.5}


def settled(rounds: int, round: int, **money: int) -> Solo:
    """A table before a round, counted from 1, where this has been won."""
    won = ", ".join(f"{colour} ${bill}" for colour, bill in money.items())
    match = table(f"won: {won}", rounds=rounds, round=round)
    return table_of(match)


def test_a_game_of_one_round_is_won_or_lost() -> None:
    valuation = ChanceToWin()
    for seed in range(GAMES_EACH):
        state, rng = GAME.begin(1, GAME.settle()), Rng(seed)
        while state.owing():
            seat = 0 if state.owing() == 1 else HOUSE
            state.play(seat, state.sample(rng) if seat == HOUSE else state.pick(0, rng))
        assert valuation.settled(state)
        assert valuation.worth(state, 0) == (1.0 if state.is_won() else 0.0)


def test_after_a_round_the_lead_is_worth_a_chance_and_fewer_dice_a_smaller_one() -> None:
    valuation = ChanceToWin()
    rich = valuation.worth(settled(4, 3, red=90), 0)
    even = valuation.worth(settled(4, 3, red=50, blue=50), 0)
    poor = valuation.worth(settled(4, 3, blue=90), 0)
    assert 0 < poor < even < rich < 1


def test_it_is_settled_after_the_placement_that_ends_a_round_and_no_other() -> None:
    valuation, state, rng = ChanceToWin(), GAME.begin(1, GAME.settle({"solo_rounds": 2})), Rng(1)
    while state.owing():
        seat, before = (0, state.round) if state.owing() == 1 else (HOUSE, state.round)
        state.play(seat, state.sample(rng) if seat == HOUSE else state.pick(0, rng))
        if seat != HOUSE:
            ended = state.round > before or not state.owing()
            assert valuation.settled(state) == ended
