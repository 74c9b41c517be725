"""Set-up: bills, the first dice, and secret colours."""

import pytest

from greenbaize import HOUSE, Match
from greenbaize.engine.errors import RefusedError, SetupError
from greenbaize.games.las_vegas_second_way.box import COLOURS

from .positions import (
    NAME,
    SCATTER,
    aside,
    begin,
    casino,
    dealt,
    house,
    play_out,
    reveal,
    roll,
    state_of,
    stock,
)

BILLS = {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5, 100: 5}


@pytest.mark.rule("X1", "17.17")
def test_the_deck_has_all_fifty_nine_bills() -> None:
    deck = list(state_of(begin()).deck)
    assert {10 * bill: number for bill, number in enumerate(deck) if number} == BILLS
    assert begin().view()["deck"] == 59
    assert sum(bill * number for bill, number in BILLS.items()) == 3000


@pytest.mark.rule("17.17", "A53")
def test_bills_of_a_hundred_thousand_are_always_there() -> None:
    match = begin()
    stock(match, *[100] * 5)
    assert "bill 100" not in match.moves(HOUSE)
    with pytest.raises(RefusedError, match=r"no bill of \$100,000 is left in the deck"):
        house(match, "bill 100")


@pytest.mark.rule("A53")
def test_there_are_no_options_of_other_modules() -> None:
    options = [option.name for option in begin().game.options]
    assert options == ["second_way_score_setup", "first_player"]
    with pytest.raises(SetupError, match="has no option"):
        Match(NAME, 2, {"neutral_dice": True})


@pytest.mark.rule("X1")
@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_for_two_to_four_seats(seats: int) -> None:
    with pytest.raises(SetupError, match="is for 2 to 4 seats"):
        begin(seats)


@pytest.mark.rule("X1")
def test_there_are_eight_colours_of_eight_dice() -> None:
    assert [colour["stock"] for colour in begin().view()["colours"]] == [8] * COLOURS


@pytest.mark.rule("X2", "T20")
def test_every_casino_gets_three_bills_whatever_they_are() -> None:
    match = begin()
    stock(match, 10, 10, 10, 100, 90, 80, 10, 10, 10, 20, 20, 20, 20, 20, 20, 30, 20, 40)
    assert [casino(match, n)[0] for n in (1, 2, 6)] == [[10, 10, 10], [80, 90, 100], [20, 30, 40]]
    assert all(len(casino(match, n)[0]) == 3 for n in range(1, 7))


@pytest.mark.rule("X2")
def test_bills_lie_in_ascending_order() -> None:
    match = begin()
    stock(match, 50, 10, 30)
    assert casino(match, 1)[0] == [10, 30, 50]


@pytest.mark.rule("X2", "T20")
def test_two_dice_of_every_colour_go_to_the_casinos_they_show() -> None:
    match = begin()
    stock(match)
    house(match, "scatter 35 11 26 44 15 66 23 12")
    assert casino(match, 1)[1] == {"blue": 2, "yellow": 1, "orange": 1}
    assert casino(match, 6)[1] == {"green": 1, "grey": 2}
    assert sum(sum(casino(match, n)[1].values()) for n in range(1, 7)) == 16
    left = [colour["stock"] for colour in match.view()["colours"]]
    assert (left, sum(left)) == ([6] * 8, 48)


@pytest.mark.rule("X2", "A49")
def test_nothing_is_paid_for_the_first_dice() -> None:
    match = begin()
    stock(match)
    house(match, "scatter 11 23 23 23 45 45 45 45")
    assert aside(match) == {}
    assert casino(match, 1) == ([10, 20, 30], {"red": 2})


@pytest.mark.rule("A49")
def test_with_the_option_all_casinos_pay_for_the_first_dice() -> None:
    match = begin(score_setup=True)
    stock(match)
    events = house(match, "scatter 11 12 23 33 45 45 46 66")
    assert aside(match) == {
        "red": [20],
        "blue": [10],
        "green": [10],
        "black": [20],
        "violet": [40],
        "orange": [50],
    }
    assert casino(match, 1) == ([30], {})
    assert casino(match, 2) == ([10, 20, 30], {"blue": 1, "green": 1})
    told = [event.say(match.names) for event in events]
    assert [line[:8] for line in told[1:]] == [f"Casino {n}" for n in (1, 1, 3, 3, 6, 6)]
    assert match.moves(HOUSE)[0] == "deal 1 2"


@pytest.mark.rule("X3", "T20")
@pytest.mark.parametrize(("seats", "put_aside"), [(2, 4), (3, 2), (4, 0)])
def test_everybody_gets_two_colours_and_the_rest_is_put_aside(seats: int, put_aside: int) -> None:
    match = dealt(seats)
    held = [set(match.view(seat)["seats"][seat]["colours"]) for seat in range(seats)]
    assert all(len(colours) == 2 for colours in held)
    assert 8 - len(set.union(*held)) == put_aside


@pytest.mark.rule("X3")
def test_no_colour_is_dealt_twice() -> None:
    match = begin(3)
    stock(match)
    house(match, SCATTER, "deal 2 5")
    assert len(match.moves(HOUSE)) == 15
    assert not any({"2", "5"} & set(words.split()) for words in match.moves(HOUSE))
    with pytest.raises(RefusedError, match="has been dealt to somebody else"):
        house(match, "deal 2 3")


@pytest.mark.rule("X3", "X4")
def test_when_all_have_colours_the_first_seat_throws() -> None:
    match = dealt(4)
    assert match.view()["turn"] == 0
    assert match.state.thrower() == 0


@pytest.mark.rule("T20", "A48")
def test_the_first_throw_has_eight_dice_of_one_stock() -> None:
    match = dealt()
    roll(match, red=3)
    assert sum(len(heap["colours"]) for heap in match.view()["rolled"]) == 8


@pytest.mark.rule("X8", "A51")
def test_the_second_round_is_set_up_anew_and_the_next_seat_begins() -> None:
    match = dealt(3)
    play_out(match)
    reveal(match)
    stock(match, *[30] * 3)
    view = match.view()
    assert (view["round"], view["start"]) == (2, 1)
    assert casino(match, 1) == ([30] * 3, {})
    assert casino(match, 6) == ([], {})
    assert [colour["stock"] for colour in view["colours"]] == [8] * 8
    assert aside(match) == {}
    assert not any("colours" in seat for seat in view["seats"])
    stock(match, *[80] * 5, *[90] * 5, *[70] * 5)
    house(match, SCATTER, "deal 1 8", "deal 2 7", "deal 3 6")
    assert match.view()["turn"] == 1


@pytest.mark.rule("A51")
def test_two_rounds_need_thirty_six_bills() -> None:
    match = dealt()
    assert match.view()["deck"] == 59 - 18
    play_out(match)
    reveal(match)
    stock(match, 90, *[80] * 5, *[70] * 5, *[100] * 5, 90, 90)
    assert match.view()["deck"] == 59 - 36
