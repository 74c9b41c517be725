"""What looks good at one look, and that greedy play follows it."""

import pytest

from greenbaize import GAMES, Match, Rng
from greenbaize.bots import make_bot
from greenbaize.bots.bot import Chair
from greenbaize.engine.game import Value

from .positions import state_of, table

GAME = GAMES["reibach"]


IDLE = "red rows cash 1 x2"
"""Nothing can be done with the three cards of cash that lie in the display."""


def value(match: Match, words: str) -> float:
    """How good a move looks to whoever is on turn."""
    seat = match.owing()[0]
    return GAME.heuristic.value(match.state, seat, GAME.read(match.state, seat, words))


def choice(match: Match) -> str:
    """What a greedy seat does."""
    seat = match.owing()[0]
    chair = Chair(GAME, seat, Rng(1))
    chair.attach(match.state)
    return GAME.write(match.state, seat, make_bot("greedy", GAME).choose(chair))


def better(match: Match, one: str, other: str) -> bool:
    """Whether the first of two moves looks better."""
    return value(match, one) > value(match, other)


def test_a_monopoly_is_opened_rather_than_a_share() -> None:
    text = f"{IDLE}\nred holds oil art\nred bases gold\nblue rows art 1"
    match = table(text, points=1, seats=4)
    assert better(match, "open oil", "open art")
    assert choice(match) == "open oil"


def test_a_row_that_takes_the_lead_is_extended_rather_than_a_monopoly() -> None:
    match = table(f"{IDLE}\nred holds oil art\nred rows oil 1, art 2\nblue rows art 2", points=1)
    assert better(match, "extend art", "extend oil")
    assert choice(match) == "extend art"


def test_a_risk_card_goes_on_the_row_that_earns_most() -> None:
    match = table(f"{IDLE}\nred holds risk\nred rows oil 1, art 1\nblue rows art 3", points=1)
    assert better(match, "risk oil", "risk art")
    assert choice(match) == "risk oil"


def test_a_joker_goes_where_it_gains_most() -> None:
    match = table("red holds joker\nred rows oil 1, art 1\nblue rows art 1", points=1)
    assert better(match, "joker art", "joker oil")


def test_the_least_useful_card_becomes_the_base() -> None:
    match = table(f"{IDLE}\nred holds oil oil cash\nblue rows oil 1", points=1)
    assert better(match, "base cash", "base oil")
    assert choice(match) == "base cash"


def test_a_card_that_fits_is_taken_rather_than_one_that_does_not() -> None:
    match = table(
        "display oil art cash\nred rows oil 1, art 1 x2, cash 1\nblue rows oil 1", points=1
    )
    assert better(match, "take 1", "take 2")
    assert better(match, "take 1", "take 3")
    assert choice(match) == "take 1"


def test_at_the_end_nobody_wants_another_card() -> None:
    early, late = table("red rows cash 1"), table("red rows cash 1\npile 9")
    assert value(late, "take 1") < value(early, "take 1") < 0


def test_near_the_end_a_base_is_worth_less() -> None:
    early, late = (table(f"red holds oil gold gold\npile {pile}") for pile in (0, 9))
    assert value(late, "base gold") < value(early, "base gold")


def test_hurting_others_is_worth_something() -> None:
    hurting = table("red holds oil\nred bases gold\nblue rows oil 1 x2", seats=3)
    shared = table("red holds oil\nred bases gold\nblue rows oil 1", seats=3)
    assert value(hurting, "open oil") > value(shared, "open oil")


def test_a_dear_card_is_worth_half_for_each_point() -> None:
    text = "display joker oil oil\nred rows art 1\nblue rows art 1"
    dear: dict[str, Value] = {"special_cards_cost_two": True}
    cheap_one, dear_one = table(text), table(text, options=dear)
    assert value(dear_one, "take 1") == pytest.approx(value(cheap_one, "take 1") / 2)


def test_a_blind_card_is_worth_more_where_more_of_what_may_come_is_useful() -> None:
    rows = "red rows casino 1 x2, estate 1 x2, yacht 1 x2, stocks 1 x2"
    poor, rich = table(f"{rows}, gold 1 x2"), table(rows.replace(" x2", ""))
    assert value(poor, "blind") < value(rich, "blind")
    assert value(table(f"{IDLE}\npile 9"), "blind") < value(table(IDLE), "blind")


def test_a_blind_card_is_worth_as_much_as_the_cards_that_may_come_for_two_points() -> None:
    match = table("display oil oil oil\nblue rows oil 1")
    state = state_of(match)
    left = [kind for kind in range(12) for _ in range(state.deck >> 4 * kind & 15)]
    state.give(1, [kind for kind in left if kind != 7])
    taken = value(match, "take 1")
    assert value(match, "blind") == pytest.approx(taken / 2, rel=0.05)


def test_looking_changes_nothing() -> None:
    match = table("display oil art cash\nred holds oil art risk\nred rows oil 1\nred bases cash")
    before = match.view(0), list(match.story)
    for words in match.moves(0):
        value(match, words)
    choice(match)
    assert (match.view(0), list(match.story)) == before
