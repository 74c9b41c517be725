"""The policy: legal and quick moves, good ones, by what a seat may know alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

from greenbaize import GAMES, HOUSE, Match, Rng
from greenbaize.engine.game import Value
from greenbaize.engine.policy import Policy
from greenbaize.games.reibach.box import BUSINESSES
from greenbaize.games.reibach.game import Reibach
from greenbaize.games.reibach.prospects import Prospects

from .positions import state_of, table

GAME = GAMES["reibach"]
OPTIONS: list[Mapping[str, Value]] = [
    {},
    {"special_cards_cost_two": True},
    {"special_cards_cost_two": True, "max_bases": 1},
    {"head_start": True, "max_bases": 4, "first_player": "random"},
    {"perfect_memory": True},
]
DRAWS = 4000


def decisions(seats: int, options: Mapping[str, Value], seed: int) -> Iterator[Reibach]:
    """A game in which every other move is the policy's, at each decision of a seat."""
    rng = Rng(seed, seats)
    state = GAME.begin(seats, GAME.settle(options))
    while owing := state.owing():
        if owing >> HOUSE:
            state._play(HOUSE, state.sample(rng))
            continue
        yield state
        seat = state.turn
        some = state.pick(seat, rng) if rng.below(2) else GAME.policy.draw(state, seat, rng)
        state._play(seat, some)


def choice(match: Match) -> str:
    """What the seat on turn chooses."""
    seat = match.owing()[0]
    return GAME.write(match.state, seat, GAME.policy.choose(match.state, seat, Rng(1)))


def chances(match: Match) -> dict[str, float]:
    """How likely the seat on turn is to draw each move."""
    seat = match.owing()[0]
    weights = GAME.policy.weights(match.state, seat)
    return {GAME.write(match.state, seat, move): chance for move, chance in weights.items()}


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_move_it_thinks_of_is_legal(seats: int, options: Mapping[str, Value]) -> None:
    rng = Rng(seats)
    for state in decisions(seats, options, 1):
        seat = state.turn
        legal = set(state.moves(seat))
        assert GAME.policy.choose(state, seat, rng) in legal
        assert GAME.policy.draw(state, seat, rng) in legal
        assert set(GAME.policy.weights(state, seat)) <= legal
        assert set(GAME.policy.candidates(state, seat, 5, rng)) <= legal


def test_chances_add_up_to_one_and_the_choice_is_the_likeliest() -> None:
    for state in decisions(4, {}, 2):
        weights = GAME.policy.weights(state, state.turn)
        assert sum(weights.values()) == pytest.approx(1)
        chosen = GAME.policy.choose(state, state.turn, Rng(2))
        assert weights[chosen] == max(weights.values())


def test_it_draws_as_often_as_it_says() -> None:
    rng = Rng(3)
    for number, state in enumerate(decisions(3, {}, 3)):
        if number % 20 == 7:
            weights = GAME.policy.weights(state, state.turn)
            draws = [GAME.policy.draw(state, state.turn, rng) for _ in range(DRAWS)]
            drawn = Counter(draws)
            assert set(drawn) <= set(weights)
            for move, chance in weights.items():
                noise = 5 * (DRAWS * chance * (1 - chance)) ** 0.5 + 1
                assert abs(drawn[move] - DRAWS * chance) <= noise


def test_candidates_are_few_and_begin_with_the_choice() -> None:
    for state in decisions(4, {}, 4):
        seat = state.turn
        found = GAME.policy.candidates(state, seat, 4, Rng(4))
        assert len(found) == len(set(found)) <= 4
        assert found[0] == GAME.policy.choose(state, seat, Rng(4))


def test_of_two_equal_cards_in_the_market_one_is_enough_to_compare() -> None:
    match = table("display oil art oil\nred rows oil 1, art 1")
    taken = [move for move in GAME.policy.candidates(match.state, 0, 16, Rng(1)) if move < 3]
    assert sorted(taken) in ([0, 1], [1, 2])


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_it_knows_nothing_that_is_secret(options: Mapping[str, Value]) -> None:
    for number, state in enumerate(decisions(4, options, 5)):
        seat = state.turn
        one, other = state.guess(seat, Rng(number, 1)), state.guess(seat, Rng(number, 2))
        assert GAME.policy.weights(one, seat) == GAME.policy.weights(other, seat)
        for ask in (GAME.policy.choose, GAME.policy.draw):
            assert ask(one, seat, Rng(number)) == ask(other, seat, Rng(number))


def test_choosing_changes_nothing() -> None:
    match = table("display oil art cash\nred holds oil art risk\nred rows oil 1\nred bases cash")
    before = match.view(0)
    choice(match)
    chances(match)
    assert match.view(0) == before


def test_a_policy_that_is_asked_in_between_by_others_answers_the_same() -> None:
    policy: Policy = GAME.policy
    for state in decisions(2, {}, 6):
        here = policy.weights(state, state.turn)
        elsewhere = table("red holds oil oil gold\nred bases cash")
        policy.weights(elsewhere.state, 0)
        assert policy.weights(state, state.turn) == here


def test_a_monopoly_is_opened_rather_than_a_share() -> None:
    match = table("red holds oil art\nred bases gold\nblue rows art 1", points=1, seats=4)
    assert choice(match) == "open oil"


def test_the_longest_row_is_taken_over_just_before_a_scoring() -> None:
    rows = "red rows oil 2, art 3\nblue rows oil 2\ngreen rows gold 1"
    match = table(f"pile 3\nred holds oil art\n{rows}", points=1, seats=4)
    assert choice(match) == "extend oil"


def test_a_risk_card_goes_on_a_long_row_of_its_own() -> None:
    match = table("red holds risk\nred rows oil 4, art 2, gold 2\nblue rows art 3", points=1)
    assert choice(match) == "risk oil"


def test_a_card_that_fits_is_taken_rather_than_one_of_a_closed_business() -> None:
    match = table("display oil cash cash\nred rows oil 1, cash 2 x2\nblue rows oil 1", seats=4)
    assert choice(match) == "take 1"


def test_a_useless_card_becomes_the_base() -> None:
    match = table("red holds oil cash\nred rows cash 3 x2\nred bases\npile 1", points=2, seats=4)
    assert chances(match)["base cash"] > chances(match).get("base oil", 0.0)


def test_a_hand_is_emptied_at_the_end_even_where_it_earns_nothing() -> None:
    businesses = ("casino", "estate", "yacht", "stocks", "gold", "antiques", "jewelry")
    gone = " ".join([f"{business} " * 8 for business in businesses])
    specials = "joker " * 5 + "risk " * 5
    text = "red holds oil oil\nred rows oil 1, cash 1 x2\nblue rows oil 4"
    late = f"{text}\npile 9\nblue bases {gone} {specials}"
    assert choice(table(text, points=1, seats=5)).startswith("take")
    assert choice(table(late, points=1, seats=5)) == "extend oil"


def built(rows: list[int], closed: int) -> Reibach:
    """A table where these seats have rows of oil, some of them closed."""
    text = [
        f"{colour} rows oil {length}{' x2' if closed >> seat & 1 else ''}"
        for seat, (colour, length) in enumerate(
            zip(("red", "blue", "green", "black"), rows, strict=True)
        )
        if length
    ]
    return state_of(table("\n".join(text), seats=4))


@pytest.mark.parametrize("closed", [0, 0b0010, 0b1010])
def test_prospects_agree_with_the_rules(closed: int) -> None:
    prospects, oil = Prospects(), 7
    for blue in range(3):
        for green in range(3):
            for black in range(3):
                prospects.look(built([0, blue, green, black], closed), 0)
                for red in range(4):
                    state = built([red, blue, green, black], closed)
                    others = sum(state.income(other, oil) for other in (1, 2, 3))
                    assert prospects.prize(oil, red) == state.income(0, oil)
                    assert prospects.others(oil, red) == others


def test_the_best_of_some_cards_need_not_use_all() -> None:
    prospects, oil = Prospects(), 7
    prospects.look(built([0, 2, 0, 0], 0), 0)
    assert [prospects.best(oil, 1, cards) for cards in range(4)] == [1, 2, 3, 3]
    assert prospects.unseen[oil] == 7
    assert len(list(prospects.rows)) == BUSINESSES
