"""The state keeps the contract: clones, guesses and moves that nobody checks."""

from collections.abc import Callable

import pytest

from greenbaize import HOUSE, PUBLIC, Match, Rng
from greenbaize.engine.playout import playout
from greenbaize.engine.state import State
from greenbaize.games.las_vegas.game import LasVegas

from .positions import BILLS, all_bills, deal, stock, stocked, table, table_of, turn

POSITION = """
casino 1: $20 $60 | red 1, blue 2, neutral 1
casino 6: $90 | blue 3
left: red 2+1, blue 3+2
won: red $50, blue $30 $10
"""


def midway() -> Match:
    """A table in the middle of a turn, with money won."""
    match = table(POSITION, round=2, start="blue", show_money=True)
    match.play(HOUSE, "roll 2 2 3n")
    return match


def late() -> Match:
    """A table whose deck is known to the last bill, and half stocked."""
    match = table("casino 1: $20 $30 $10 | red 1, blue 1\ncasino 3: $60\nleft: red 1", round=3)
    table_of(match).enrich(0, all_bills(10, 20, 30, 60))
    turn(match, "6", 6)
    stock(match, 30)
    return match


STARTS = [lambda: deal(3, neutral=True), lambda: stocked(5), midway, late]


def told(state: State, match: Match) -> list[object]:
    """All that can be seen of a state from outside."""
    views = [match.game.view(state, seat) for seat in [0, 1, PUBLIC]]
    return [
        *views,
        state.owing(),
        state.scores(),
        state.places(),
        state.moves(0),
        state.moves(HOUSE),
    ]


@pytest.mark.parametrize("start", STARTS)
def test_a_clone_is_equal_and_its_game_leaves_the_first_alone(start: Callable[[], Match]) -> None:
    match = start()
    before = told(match.state, match)
    clone = match.state.clone()
    assert told(clone, match) == before
    playout(clone, Rng(1))
    assert clone.owing() == 0
    assert told(match.state, match) == before
    assert match.state.story is match.story


@pytest.mark.parametrize("start", STARTS)
def test_a_clone_goes_on_just_like_the_first(start: Callable[[], Match]) -> None:
    match = start()
    clone = match.state.clone()
    one, other = playout(match.state, Rng(9)), playout(clone, Rng(9))
    assert told(one, match) == told(other, match)
    assert match.story != []


@pytest.mark.rule("A6")
def test_a_guess_is_the_table_itself_for_nothing_on_it_is_secret() -> None:
    match = midway()
    for seat in [0, 1, PUBLIC]:
        guess = match.state.guess(seat, Rng(1))
        assert told(guess, match) == told(match.state, match)
        assert guess is not match.state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("neutral", [False, True])
def test_games_at_random_end_with_every_bill_where_it_belongs(seats: int, neutral: bool) -> None:
    for seed in range(10):
        match = deal(seats, neutral, show_money=True)
        end = playout(match.state, Rng(seed), look=True)
        view = match.game.view(end, PUBLIC)
        assert view["round"] == 4
        assert view["start"] == 3 % seats
        assert view["deck"] == 54 - sum(chair["bills"] for chair in view["seats"])
        assert sum(end.scores()) <= 2500
        assert sorted(end.places())[0] == 1


def test_the_house_may_make_every_move_that_it_offers_and_no_other() -> None:
    match = deal(3, neutral=True)
    state = match.state
    assert state.moves(HOUSE) == [bill // 10 for bill in BILLS]
    assert [bill for bill in range(12) if state.allows(HOUSE, bill)] == state.moves(HOUSE)
    assert not state.allows(0, 1)


def test_a_roll_is_allowed_if_just_the_dice_in_hand_show_it() -> None:
    match = table("left: red 1+1, blue 1")
    read = match.game.read
    assert match.state.allows(HOUSE, read(match.state, HOUSE, "roll 1 6n"))
    for roll in ["1 6", "1n 6n", "1", "1n", "1 6n 6n", "1k 6n"]:
        assert not match.state.allows(HOUSE, read(match.state, HOUSE, f"roll {roll}"))


def test_a_roll_is_nobodys_move_but_the_houses() -> None:
    for match, words in [(stocked(2), "roll 1 1 1 1 1 1 1 1"), (stocked(3, True), "neutral 1 1")]:
        move = match.game.read(match.state, HOUSE, words)
        assert match.state.allows(HOUSE, move)
        assert not match.state.allows(0, move)


def test_whoever_has_the_turn_throws_and_the_house_stocks() -> None:
    match = deal(3, neutral=True)
    assert match.state.thrower() == HOUSE
    stock(match, *[50] * 6)
    assert match.state.thrower() == 0
    match.play(HOUSE, "neutral 1 1")
    assert match.state.thrower() == 0
    turn(match, "1 1 1 1 1 1 1 1 1n 1n", 1)
    assert match.state.thrower() == 1


def test_a_move_returns_who_owes_the_next() -> None:
    state = deal(2).state
    rng = Rng(3)
    owing = state.owing()
    while owing:
        seat = HOUSE if owing == 1 << HOUSE else state.thrower()
        move = state.sample(rng) if seat == HOUSE else state.pick(seat, rng)
        owing = state.play(seat, move)
        assert owing == state.owing()


def test_a_game_begins_plain_unless_told_otherwise() -> None:
    state = LasVegas(3)
    view = deal(3).game.view(state, PUBLIC)
    assert view["neutral_dice"] is False
    assert view["seats"] == [{"dice": 8, "neutral": 0, "bills": 0}] * 3
    state.give(1, 5)
    view = deal(3).game.view(state, PUBLIC)
    assert view["seats"][1] == {"dice": 5, "neutral": 0, "bills": 0}


def test_a_position_is_set_through_its_doors() -> None:
    match = midway()
    state = table_of(match)
    state.lay(0, [70, 10, 10], [0, 5])
    assert match.view()["casinos"][0] == {
        "number": 1, "bills": [70, 10, 10], "dice": [0, 5], "neutral": 0,
    }  # fmt: skip
    assert match.view()["deck"] == 54 - 3 - 3 - 1
    state.lay(0, [], [])
    assert match.view()["casinos"][0] == {"number": 1, "bills": [], "dice": [0, 0], "neutral": 0}
    assert match.view()["deck"] == 54 - 3 - 1


@pytest.mark.parametrize(("bill", "copies"), BILLS.items())
def test_bills_laid_aside_go_back_into_the_deck(bill: int, copies: int) -> None:
    match = deal(2)
    table_of(match).lay(3, [bill] * copies, [])
    assert f"bill {bill}" not in match.moves(HOUSE)
    assert match.view()["deck"] == 54 - copies
    table_of(match).lay(3, [], [])
    assert f"bill {bill}" in match.moves(HOUSE)
    assert match.view()["deck"] == 54


def test_a_placement_can_be_taken_back_before_the_next_throw() -> None:
    match = midway()
    before = match.view()
    match.play(0, "place 2")
    match.take_back(0)
    assert match.view() == before
    again = match.play(0, "place 3")
    assert again[0].say(match.names) == "Red placed 1 neutral die on casino 3."


def test_a_last_placement_can_be_taken_back_with_the_whole_payout() -> None:
    match = table("casino 1: $50 | red 3\nleft: red 1")
    match.play(HOUSE, "roll 1")
    before = match.view(0)
    match.play(0, "place 1")
    assert match.scores() == [50, 0]
    match.take_back(0)
    assert match.view(0) == before
    assert match.scores() == [0, 0]
    again = [event.say(match.names) for event in match.play(0, "place 1")]
    assert again[-2] == "Casino 1: Red took $50,000 with 4 dice."
