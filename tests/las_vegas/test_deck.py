"""The deck on the Boulevard: what happens when it runs out, and when it can."""

import pytest

from greenbaize import HOUSE, Match
from greenbaize.engine.game import Value
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import members

from .boulevard import begin, doors, hand, paid, payday, play, slot, table, told, turn_of
from .positions import all_bills

FILLS = 6 * 4
RAINBOWS = 6
CARD_USES = 2 * 3
"""Place a bill and Swap a bill, once each in the rounds that another one follows."""


def nearly_empty(text: str, *left: int, **options: Value) -> Match:
    """A table where just these bills are left in the deck; yellow has won the others."""
    match = table(text, 5, "red", "red", 1, **options)
    state = doors(match)
    lying = [bill for casino in match.view()["casinos"] for bill in casino["bills"]]
    state.enrich(4, all_bills(*lying, *left))
    assert match.view()["deck"] == len(left)
    return match


@pytest.mark.rule("E3")
def test_of_two_bills_that_place_a_bill_finds_the_lower_one_is_laid() -> None:
    match = nearly_empty("left: red 1, blue 1\ncards: red place-bill", 90, 30)
    play(match, "roll 1", "place-bill", "draw 90", "draw 30")
    assert match.moves(HOUSE) == ["middle 30"]
    play(match, "middle 30")
    assert match.moves(0) == [f"lay {casino} 90" for casino in range(1, 7)]
    play(match, "lay 4 90")
    assert match.view()["casinos"][3]["bills"] == [30]
    assert match.view()["deck"] == 1
    assert match.view(0)["under"] == [90]


@pytest.mark.rule("E3")
def test_a_single_bill_is_laid() -> None:
    match = nearly_empty("left: red 1, blue 1\ncards: red place-bill", 90)
    play(match, "roll 1", "place-bill", "draw 90")
    assert match.moves(HOUSE) == ["middle 90"]
    play(match, "middle 90", "lay 4")
    assert match.view()["casinos"][3]["bills"] == [90]
    assert match.view()["deck"] == 0
    assert match.moves(0) == ["place 1"]


@pytest.mark.rule("E3")
def test_with_no_bill_in_the_deck_nothing_happens_and_the_card_is_gone() -> None:
    match = nearly_empty("left: red 1, blue 1\ncards: red place-bill")
    events = play(match, "roll 1", "place-bill")
    assert told(match, events) == ["Red played Place a bill."]
    assert match.moves(0) == ["place 1"]
    assert match.view()["boulevard"]["played"] == ["place_bill"]


@pytest.mark.rule("E4")
def test_a_bill_that_is_swapped_with_an_empty_deck_comes_back() -> None:
    match = nearly_empty("casino 2: $50 | red 1\nleft: red 1\ncards: red swap-bill")
    play(match, "roll 1", "swap-bill", "place 1")
    assert match.scores()[0] == 50
    assert match.moves(0) == ["keep", "swap 50"]
    play(match, "swap 50")
    assert match.moves(HOUSE) == ["draw 50"]
    play(match, "draw 50")
    assert match.scores()[0] == 50
    assert match.view()["seats"][0]["bills"] == 1
    assert match.view()["deck"] == 0


@pytest.mark.rule("A5", "E1")
def test_a_round_of_the_boulevard_can_begin_with_nothing_in_the_deck() -> None:
    match = nearly_empty("casino 2: $50 | red 1\nleft: red 1", slot_machine=True)
    play(match, "roll 1", "place 1")
    assert match.view()["round"] == 2
    assert turn_of(match) == "blue"
    assert all(casino["bills"] == [] for casino in match.view()["casinos"])
    play(match, "roll 2 2 2 2 2 3 3 3", "slot 3")
    assert slot(match) == {"blue": "3 3 3"}
    assert hand(match, "blue") == "5"


@pytest.mark.rule("E1")
@pytest.mark.parametrize(
    ("minimum", "big_bills", "rainbows", "cards"),
    [
        (30, False, False, False),
        (40, False, False, False),
        (50, False, False, False),
        (60, True, False, False),
        (30, False, True, True),
        (40, False, True, False),
        (40, False, False, True),
        (40, True, True, True),
        (50, True, True, False),
        (50, True, False, True),
    ],
)
def test_the_deck_cannot_run_out_if_it_has_more_large_bills_than_can_be_used(
    minimum: int, big_bills: bool, rainbows: bool, cards: bool
) -> None:
    """Every stocking uses at most one bill of the minimum or more, for it is the last there."""
    deck = [*all_bills(), *([100] * 5 if big_bills else [])]
    large = [bill for bill in deck if bill >= minimum]
    assert len(large) >= FILLS + RAINBOWS * rainbows + CARD_USES * cards


@pytest.mark.rule("E1", "A5")
def test_seven_or_eight_with_the_slot_machine_do_well_to_play_with_the_big_bills() -> None:
    assert any(runs_out(8, seed, slot_machine=True) for seed in range(12))
    assert not any(runs_out(8, seed, slot_machine=True, big_bills=True) for seed in range(12))


@pytest.mark.rule("E1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_the_base_game_every_casino_is_stocked_to_the_minimum(seats: int) -> None:
    assert not any(runs_out(seats, seed) for seed in range(5))


def runs_out(seats: int, seed: int, **options: Value) -> bool:
    """Whether any place is not stocked to the minimum at any time in a game at random."""
    match = begin(seats, **options)
    state, rng = match.state, Rng(seed)
    throwing, bare = False, False
    while state.owing():
        view = match.view()
        if "turn" in view and not throwing:
            slot_machine = [view["boulevard"]["slot"]] if "boulevard" in view else []
            places = [*view["casinos"], *slot_machine]
            bare |= any(sum(place["bills"]) < view["minimum"] for place in places)
        throwing = "turn" in view
        (seat,) = members(state.owing())
        state.play(seat, state.sample(rng) if seat == HOUSE else state.pick(seat, rng))
    return bare


@pytest.mark.rule("A4", "SL6")
def test_bills_of_the_slot_machine_come_up_after_those_of_the_casinos() -> None:
    match = payday("casino 6: $60 $20\nslot: $90 $70 | blue 1")
    doors(match).enrich(4, all_bills(60, 20, 90, 70))
    play(match, "take 70")
    assert match.view()["under"] == [60, 20, 90]
    for bill in (60, 20, 90):
        assert match.moves(HOUSE) == [f"bill {bill}"]
        play(match, f"bill {bill}")
    assert paid(match)["blue"] == 70
    assert turn_of(match) == "blue"
