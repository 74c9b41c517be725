"""How the bots bid, and what they expect of a sale."""

from __future__ import annotations

import random

import pytest

from greenbaize import GAMES, Match, Rng
from greenbaize.engine.playout import first, playout
from greenbaize.engine.seats import HOUSE
from greenbaize.games.bells_and_hammers.game import BellsAndHammers
from greenbaize.games.bells_and_hammers.outlook import Outlook
from greenbaize.games.bells_and_hammers.phases import BIDDING
from greenbaize.games.bells_and_hammers.policy import Bidder

from .positions import bidding, sale, say, sell, table_of

GAME = GAMES["bells-and-hammers"]
Value = bool | int | str

SETUPS: list[tuple[int, dict[str, Value]]] = [
    *((seats, {}) for seats in range(3, 11)),
    (3, {"pass": "final", "ante": 60}),
    (4, {"ante": 35, "games": 3}),
    (5, {"cards_per_player": "any"}),
    (6, {"games": 5, "cards_per_player": "any", "carry": "carry"}),
    (7, {"games": 6, "carry": "refill", "pass": "final"}),
    (7, {"games": 6}),
]


def policy() -> Bidder:
    """The game's own."""
    assert isinstance(GAME.policy, Bidder)
    return GAME.policy


def answer(match: Match) -> str:
    """What the policy says for whoever is asked."""
    seat = match.owing()[0]
    return GAME.write(match.state, seat, policy().choose(match.state, seat, Rng(1)))


def limit(match: Match) -> int:
    """How far it would go for whoever is asked."""
    return policy().limit(table_of(match), match.owing()[0])


def bids_of(seats: int, options: dict[str, Value], rng: Rng) -> list[BellsAndHammers]:
    """A few positions of a match in which a seat is asked, after good and after any bids."""
    state, found = GAME.begin(seats, GAME.settle(options)), []
    while owing := state.owing():
        if owing >> HOUSE:
            state.play(HOUSE, state.sample(rng))
            continue
        seat = first(owing)
        found.append(state.clone())
        any_bid = rng.below(4) == 0
        state.play(seat, state.pick(seat, rng) if any_bid else policy().draw(state, seat, rng))
    return found


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_whatever_it_says_is_legal(seats: int, options: dict[str, Value]) -> None:
    rng = Rng(seats)
    for state in bids_of(seats, options, rng):
        seat = first(state.owing())
        legal = set(state.moves(seat))
        best = policy().choose(state, seat, rng)
        assert {best, policy().draw(state, seat, rng)} <= legal
        for most in (1, 4, 16):
            found = policy().candidates(state, seat, most, rng)
            assert found[0] == best
            assert len(found) == len(set(found)) <= most
            assert set(found) <= legal


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_the_chances_of_what_it_draws_add_up(seats: int, options: dict[str, Value]) -> None:
    rng = Rng(seats, 1)
    for state in bids_of(seats, options, rng):
        weights = policy().weights(state, first(state.owing()))
        assert set(weights) <= set(state.moves(first(state.owing())))
        assert sum(weights.values()) == pytest.approx(1)


@pytest.mark.parametrize("said", [(), ("20",), ("20", "25", "pass")])
def test_it_draws_as_it_says(said: tuple[str, ...]) -> None:
    match, rng, times = sale(3), Rng(8), 2000
    say(match, *said)
    seat = match.owing()[0]
    drawn = [policy().draw(match.state, seat, rng) for _ in range(times)]
    weights = policy().weights(match.state, seat)
    assert set(drawn) <= set(weights)
    for move, chance in weights.items():
        assert drawn.count(move) / times == pytest.approx(chance, abs=0.05)


def test_looking_changes_nothing_and_a_guess_is_as_good_as_the_truth() -> None:
    match = sale(4)
    say(match, "12")
    seat, before = match.owing()[0], match.view()
    world = match.state.guess(seat, Rng(3))
    for state in (match.state, world):
        assert policy().choose(state, seat, Rng(1)) == policy().choose(world, seat, Rng(1))
        policy().imagine(state, seat, Rng(1))
    assert match.view() == before


def test_shares_of_the_victory_are_those_of_independent_fortunes() -> None:
    outlook, dice = Outlook(), random.Random(4)
    fortunes = [(100.0, 30.0), (120.0, 20.0), (90.0, 50.0), (125.0, 8.0)]
    outlook.lay([mean for mean, _ in fortunes], [spread for _, spread in fortunes])
    wins = [0] * len(fortunes)
    for _ in range(20_000):
        ends = [dice.gauss(mean, spread) for mean, spread in fortunes]
        wins[ends.index(max(ends))] += 1
    for seat, won in enumerate(wins):
        assert outlook.shares[seat] == pytest.approx(won / 20_000, abs=0.015)
    assert sum(list(outlook.shares)) == pytest.approx(1)


SOLD: list[tuple[int, list[int], int, list[int]]] = [
    (3, [2, 2, 1], 330, [10, 20, 25]),
    (3, [3, 1, 1], 350, [0, 30, 5]),
    (3, [3, 2, 0], 300, [20, 30, 35]),
    (4, [2, 1, 1, 1], 360, [10, 20, 30, 10]),
    (4, [3, 1, 1, 0], 340, [10, 35, 35, 30]),
    (5, [1, 1, 1, 1, 1], 240, [60, 60, 40, 50, 65]),
    (7, [1, 1, 1, 1, 1, 0, 0], 440, [20, 0, 20, 15, 30, 60, 60]),
]


@pytest.mark.parametrize(("seats", "held", "bank", "points"), SOLD)
def test_what_it_expects_of_a_sale_is_what_the_dice_bring(
    seats: int, held: list[int], bank: int, points: list[int]
) -> None:
    state, rng, games = table_of(sale(seats)), Rng(6), 1200
    owners, shuffle = [seat for seat, cards in enumerate(held) for _ in range(cards)], Rng(7)
    wins = [0.0] * seats
    for _ in range(games):
        world = state.clone()
        world.deal(shuffled(owners, shuffle), owners[shuffle.below(len(owners))])
        world.endow(bank, points)
        places = playout(world, rng).places()
        for seat in range(seats):
            wins[seat] += (places[seat] == 1) / places.count(1)
    state.deal(owners, owners[0])
    state.endow(bank, points)
    for seat in range(seats):
        expected = Outlook().share(state, seat)
        assert expected == pytest.approx(wins[seat] / games, abs=0.06)


def shuffled(owners: list[int], rng: Rng) -> list[int]:
    """The same owners, each with any of the cards."""
    left = owners[:]
    return [left.pop(rng.below(len(left))) for _ in owners]


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_a_search_stops_when_all_cards_are_sold(seats: int, options: dict[str, Value]) -> None:
    state, rng = GAME.begin(seats, GAME.settle(options)), Rng(2)
    while not GAME.valuation.settled(state):
        seat = first(state.owing())
        house = seat == HOUSE or state.owing() >> HOUSE
        mover = HOUSE if house else seat
        move = state.sample(rng) if house else policy().draw(state, mover, rng)
        state.play(mover, move)
    assert list(state.buyers).count(-1) == 0
    worths = [GAME.valuation.worth(state, seat) for seat in range(seats)]
    assert sum(worths) == pytest.approx(1)
    if seats >= 5 and len(options) == 0:
        assert [worth > 0 for worth in worths] == [cards > 0 for cards in list(state.held)[:seats]]


def test_a_game_that_is_over_is_worth_what_it_brought() -> None:
    over = playout(GAME.begin(4, GAME.settle({})), Rng(3))
    assert GAME.valuation.settled(over)
    worths = [GAME.valuation.worth(over, seat) for seat in range(4)]
    assert worths == [float(place == 1) for place in over.places()]


@pytest.mark.rule("4.5")
def test_with_one_card_each_for_five_nobody_pays() -> None:
    match = sale(5)
    while table_of(match).phase == BIDDING:
        assert answer(match) == "pass"
        say(match, "pass")


@pytest.mark.rule("4.6")
def test_nobody_pays_for_what_comes_for_nothing() -> None:
    match = sale(3, banker=1)
    table_of(match).endow(330, [0, 30, 0])
    assert match.owing() == [1]
    assert answer(match) == "pass"
    match = sale(3, banker=2)
    table_of(match).endow(330, [0, 30, 0])
    say(match, "pass", "pass")
    assert match.owing() == [1]
    assert answer(match) == "bid 1"


@pytest.mark.rule("4.8")
def test_who_would_be_left_out_pays_everything_for_the_last_card() -> None:
    match = sale(7)
    sell(match, 40, 40, 40, 40)
    assert limit(match) == 60


def test_no_more_is_bid_than_puts_it_out_of_reach() -> None:
    match = sale(4)
    table_of(match).endow(210, [9, 60, 7, 9])
    assert limit(match) <= 9


@pytest.mark.rule("15.1")
def test_who_has_passed_may_come_back_unless_that_is_final() -> None:
    for way, most in (("until_raised", 11), ("final", 9)):
        match = bidding(way, 4)
        table_of(match).endow(210, [9, 11, 7, 60])
        say(match, "pass", "pass")
        assert match.owing() == [3]
        assert limit(match) == most


def test_in_most_moods_somebody_keeps_a_quarter_of_their_points() -> None:
    match = sale(7)
    sell(match, 40, 40, 40, 40)
    seat = match.owing()[0]
    limits = [policy().in_mood(table_of(match), seat, 60, mood) for mood in range(5)]
    assert max(limits[:3]) <= 45
    assert min(limits[3:]) >= 60


def test_money_is_kept_for_the_cards_to_come() -> None:
    match = sale(3)
    assert 20 < limit(match) < 45


def test_three_bidders_share_the_money_that_there_is() -> None:
    match = sale(3)
    while table_of(match).phase == BIDDING:
        say(match, answer(match).removeprefix("bid "))
    prices = [sold["price"] for sold in match.view()["sold"]]
    assert len(prices) == 5
    assert max(prices) < 45
    assert sorted(list(table_of(match).held)[:3]) == [1, 2, 2]
