"""Quick good play: always legal, true to its distribution, blind to secrets, and sensible."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from greenbaize import GAMES, HOUSE, Match, Rng
from greenbaize.build import compiled
from greenbaize.engine.game import Value
from greenbaize.engine.playout import first
from greenbaize.games.las_vegas.boulevard.modules import everything
from greenbaize.games.las_vegas.chances import GROWTH, MORE, MOST_LEFT, growth
from greenbaize.games.las_vegas.game import LasVegas
from greenbaize.games.las_vegas.outlook import Outlook

from . import boulevard
from .positions import table

GAME = GAMES["las-vegas"]
POLICY = GAME.policy
GAMES_EACH = 20 if compiled() else 1
DRAWS = 400
Options = dict[str, Value]

EVERYTHING: Options = {**everything(5)}
RULINGS: Options = {"early_score_dice": "return", "bonus_counts": "net", "reroll": "once"}
SET_UPS: list[tuple[int, Options]] = [
    (2, {}),
    (4, {}),
    (8, {}),
    (3, {"neutral_dice": True}),
    (4, {"action_cards": True, "rotate": "opposite"}),
    (2, {**everything(2)}),
    (5, EVERYTHING),
    (5, {**EVERYTHING, **RULINGS, "rotate": "one", "neutral_kick": "immune"}),
    (7, {**everything(7)}),
    (8, {**everything(8)}),
]


def decisions(seats: int, options: Options, seed: int) -> list[tuple[LasVegas, int]]:
    """Every decision of a game that the policy plays, but for a random move now and then."""
    state, rng, met = GAME.begin(seats, GAME.settle(options)), Rng(seed), []
    while owing := state.owing():
        if owing >> HOUSE:
            state.play(HOUSE, state.sample(rng))
            continue
        seat = first(owing)
        met.append((state.clone(), seat))
        random = rng.below(4) == 0
        state.play(seat, state.pick(seat, rng) if random else POLICY.choose(state, seat, rng))
    return met


def choices(match: Match) -> set[str]:
    """What whoever is to decide may choose, in words."""
    (seat,) = match.owing()
    moves = {POLICY.choose(match.state, seat, Rng(seed)) for seed in range(8)}
    return {GAME.write(match.state, seat, move) for move in moves}


def thrown(text: str, roll: str, seats: int = 4) -> Match:
    """Red has thrown this at the table of the text."""
    match = table(text, seats=seats)
    match.play(HOUSE, f"roll {roll}")
    return match


def on_the_boulevard(text: str, *words: str, seats: int | None = None) -> Match:
    """The same with modules: what the House and the seats did at the table of the text."""
    match = boulevard.table(text, seats)
    boulevard.play(match, *words)
    return match


@pytest.mark.parametrize(("seats", "options"), SET_UPS, ids=str)
def test_its_moves_are_legal(seats: int, options: Options) -> None:
    rng = Rng(5)
    for seed in range(GAMES_EACH):
        for state, seat in decisions(seats, options, seed):
            moves = state.moves(seat)
            assert POLICY.choose(state, seat, rng) in moves
            assert POLICY.draw(state, seat, rng) in moves
            candidates = POLICY.candidates(state, seat, 4, rng)
            assert 1 <= len(set(candidates)) == len(candidates) <= 4
            assert set(candidates) <= set(moves)


@pytest.mark.parametrize(("seats", "options"), SET_UPS, ids=str)
def test_weights_are_how_often_it_draws_a_move(seats: int, options: Options) -> None:
    rng = Rng(6)
    for state, seat in decisions(seats, options, 3)[::9]:
        weights = POLICY.weights(state, seat)
        drawn = Counter(POLICY.draw(state, seat, rng) for _ in range(DRAWS))
        assert sum(weights.values()) == pytest.approx(1)
        assert set(drawn) <= set(weights) <= set(state.moves(seat))
        assert all(abs(drawn[move] / DRAWS - chance) < 0.12 for move, chance in weights.items())


@pytest.mark.parametrize(("seats", "options"), SET_UPS, ids=str)
def test_what_a_seat_cannot_know_changes_nothing(seats: int, options: Options) -> None:
    for state, seat in decisions(seats, options, 7)[::2]:
        worlds = [state, state.guess(seat, Rng(1)), state.guess(seat, Rng(2))]
        weights = [POLICY.weights(world, seat) for world in worlds]
        assert weights[0] == weights[1] == weights[2]
        assert len({POLICY.choose(world, seat, Rng(3)) for world in worlds}) == 1
        assert len({tuple(POLICY.candidates(world, seat, 16, Rng(3))) for world in worlds}) == 1


def test_its_favourite_is_the_likeliest_and_the_first_candidate() -> None:
    for state, seat in decisions(5, EVERYTHING, 4)[::3]:
        weights = POLICY.weights(state, seat)
        best = POLICY.choose(state, seat, Rng(1))
        assert weights[best] == max(weights.values())
        assert weights[POLICY.candidates(state, seat, 1, Rng(1))[0]] == weights[best]


def test_looking_changes_nothing() -> None:
    for state, seat in decisions(5, EVERYTHING, 8)[::11]:
        before = GAME.view(state, seat), state.owing()
        POLICY.choose(state, seat, Rng(1))
        POLICY.candidates(state, seat, 16, Rng(1))
        assert (GAME.view(state, seat), state.owing()) == before


@pytest.mark.parametrize("left", [0, 1, 2, 3, 4])
def test_dice_come_to_a_casino_as_often_as_throwing_them_out_shows(left: int) -> None:
    throws = Counter(throw.count(0) for throw in product(range(6), repeat=left))
    for more in range(MORE):
        fits = sum(throws[hits] for hits in throws if hits == more or more == MORE - 1 < hits)
        assert growth(left, more, 1 / 6) == pytest.approx(fits / 6**left)


def test_all_that_may_come_to_a_casino_is_certain_together() -> None:
    for left in range(MOST_LEFT + 1):
        assert sum(GROWTH[MORE * left : MORE * (left + 1)]) == pytest.approx(1)


@pytest.mark.parametrize("bets", product(range(4), repeat=3), ids=str)
def test_a_casino_with_no_dice_to_come_is_worth_what_it_pays(bets: tuple[int, int, int]) -> None:
    match = table(f"casino 1: $90 $50 | red {bets[0]}, blue {bets[1]}, green {bets[2]}", seats=3)
    state = match.state
    assert isinstance(state, LasVegas)
    paid = state.foresee(0, False).money
    outlook = Outlook()
    outlook.clear(0.5)
    outlook.lay(state.bills[0])
    for rival in bets[1:]:
        outlook.meet(rival, 0)
    assert outlook.worth(bets[0], 0) == pytest.approx(paid[0] - 0.5 * (paid[1] + paid[2]))


def test_the_neutral_dice_take_bills_and_hurt_nobody() -> None:
    outlook = Outlook()
    outlook.clear(1.0)
    outlook.lay(1 << 4 * 9 | 1 << 4 * 5)
    outlook.meet(1, 0)
    outlook.meet_stranger(3, 0)
    assert outlook.worth(2, 0) == pytest.approx(50)
    assert outlook.worth(3, 0) == pytest.approx(-90)


def test_it_takes_the_better_bill_with_the_last_die() -> None:
    assert choices(thrown("casino 1: $90\ncasino 2: $50\nleft: red 2", "1 2")) == {"place 1"}


def test_it_does_not_run_into_a_tie() -> None:
    text = "casino 1: $90 $80 | red 1, blue 2\ncasino 2: $10\nleft: red 2"
    assert choices(thrown(text, "1 2")) == {"place 2"}


def test_it_ties_a_rival_out_where_it_can_win_nothing_itself() -> None:
    text = "casino 1: $90 | blue 1\ncasino 2: $10 | green 3\nleft: red 2"
    assert choices(thrown(text, "1 2", seats=3)) == {"place 1"}


def test_it_wins_a_bill_with_few_dice_rather_than_with_many() -> None:
    text = "casino 1: $50\ncasino 2: $50\nleft: red 6, blue 6, green 6"
    assert choices(thrown(text, "1 1 1 1 2 3", seats=3)) == {"place 2"}


def test_it_fears_rivals_who_have_dice_left() -> None:
    text = "casino 1: $60 | blue 1\ncasino 2: $50\nleft: red 3, blue {}"
    assert choices(thrown(text.format(0), "1 1 2")) == {"place 1"}
    assert choices(thrown(text.format(8), "1 1 2")) == {"place 2"}


def test_it_kicks_the_rival_who_leads() -> None:
    text = "casino 1: $90 $10 | red 1, blue 2, green 1\nleft: red 2+k"
    match = on_the_boulevard(text, "roll 1 1k 5", "place 1")
    assert choices(match) == {"kick 2"}


def test_it_claims_the_tie_that_pays_most() -> None:
    text = """
        casino 1: $20 | red 1, blue 1
        casino 2: $80 | red 2, blue 2
        left: red 1
        cards: red tie-win
    """
    match = on_the_boulevard(text, "roll 3", "tie-win", "place 3")
    assert choices(match) == {"claim 2"}


def test_it_plays_a_card_at_once_that_costs_nothing() -> None:
    match = on_the_boulevard("left: red 2, blue 3\ncards: red swap-bill", "roll 1 2")
    assert choices(match) == {"swap-bill"}


def test_it_gives_a_low_bill_away_and_keeps_high_ones() -> None:
    text = "casino 1: $20 | red 1\ncasino 2: $90 | red 1\nleft: red 1\ncards: red swap-bill"
    match = on_the_boulevard(text, "roll 3", "swap-bill", "place 3")
    assert choices(match) == {"swap 20"}
    text = "casino 2: $90 | red 1\nleft: red 1\ncards: red swap-bill"
    match = on_the_boulevard(text, "roll 3", "swap-bill", "place 3")
    assert choices(match) == {"keep"}


def test_it_takes_back_dice_that_had_to_ruin_it() -> None:
    text = "casino 1: $90 $80 | red 1, blue 2\nleft: red 1, blue 1\ncards: red take-back"
    match = on_the_boulevard(text, "roll 1", "place 1", seats=4)
    assert choices(match) == {"take-back 1"}
