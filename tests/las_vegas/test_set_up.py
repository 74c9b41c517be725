"""Setting up: the deck, the casinos and everybody's dice."""

import pytest

from greenbaize import HOUSE, Match
from greenbaize.engine.errors import RefusedError, SetupError
from greenbaize.engine.fair import GivenDraws

from .positions import BILLS, all_bills, deal, stock, stocked, table, table_of, turn


@pytest.mark.rule("B1", "T27")
def test_the_deck_has_54_bills_worth_two_and_a_half_million() -> None:
    assert len(all_bills()) == 54
    assert sum(all_bills()) == 2500
    match = deal(2)
    assert match.view()["deck"] == 54
    assert match.view()["under"] == []


@pytest.mark.rule("B1")
@pytest.mark.parametrize(("bill", "copies"), BILLS.items())
def test_each_bill_comes_up_as_often_as_it_is_in_the_box(bill: int, copies: int) -> None:
    match = deal(2)
    table_of(match).enrich(0, all_bills(*[bill] * copies))
    for _ in range(copies):
        assert match.moves(HOUSE) == [f"bill {bill}"]
        stock(match, bill)
    assert match.view()["deck"] == 0
    assert match.view()["turn"] == 0


@pytest.mark.rule("B1")
def test_every_bill_of_the_deck_may_come_up_first() -> None:
    assert deal(2).moves(HOUSE) == [f"bill {bill}" for bill in BILLS]


@pytest.mark.rule("B1")
def test_each_bill_of_the_deck_is_as_likely_as_any_other() -> None:
    state = table_of(deal(2))
    drawn = [10 * state.sample(GivenDraws(((54, number),))) for number in range(54)]
    assert drawn == all_bills()


@pytest.mark.rule("B1")
def test_a_bill_that_lies_on_a_casino_is_not_in_the_deck() -> None:
    match = deal(2)
    stock(match, 10, 90)
    state = table_of(match)
    drawn = [10 * state.sample(GivenDraws(((52, number),))) for number in range(52)]
    assert drawn == all_bills(10, 90)


@pytest.mark.rule("B1")
def test_a_bill_of_which_all_are_out_cannot_come_up() -> None:
    match = deal(2)
    stock(match, *[90] * 5)
    assert "bill 90" not in match.moves(HOUSE)
    with pytest.raises(RefusedError) as refusal:
        match.play(HOUSE, "bill 90")
    assert str(refusal.value) == "no bill of $90,000 can be next in the deck. (B1)"
    assert refusal.value.rule == "B1"


@pytest.mark.rule("B1", "A2")
def test_six_casinos_lie_in_a_row_and_go_by_their_numbers() -> None:
    casinos = deal(2).view()["casinos"]
    assert [casino["number"] for casino in casinos] == [1, 2, 3, 4, 5, 6]
    assert all(casino["bills"] == [] for casino in casinos)


@pytest.mark.rule("B2", "F1")
def test_a_casino_is_stocked_until_it_holds_fifty_thousand_or_more() -> None:
    match = deal(2)
    stock(match, 30, 10)
    assert match.view()["casinos"][0]["bills"] == [30, 10]
    stock(match, 50)
    assert match.view()["casinos"][0]["bills"] == [50, 30, 10]
    stock(match, 20)
    assert match.view()["casinos"][0]["bills"] == [50, 30, 10]
    assert match.view()["casinos"][1]["bills"] == [20]


@pytest.mark.rule("B2")
def test_just_fifty_thousand_is_enough() -> None:
    match = deal(2)
    stock(match, 50, 20, 30, 10)
    bills = [casino["bills"] for casino in match.view()["casinos"]]
    assert bills == [[50], [30, 20], [10], [], [], []]


@pytest.mark.rule("B2", "M-MIN")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_the_base_game_the_minimum_is_fifty_thousand(seats: int) -> None:
    match = deal(seats)
    assert match.view()["minimum"] == 50
    stock(match, 40, 10, 20)
    bills = [casino["bills"] for casino in match.view()["casinos"]]
    assert bills == [[40, 10], [20], [], [], [], []]


@pytest.mark.rule("B2")
def test_forty_thousand_is_not_enough() -> None:
    match = deal(2)
    stock(match, 40, 90)
    assert match.view()["casinos"][0]["bills"] == [90, 40]


@pytest.mark.rule("B2", "A3")
def test_a_casino_is_stocked_to_the_end_before_the_next_gets_its_first_bill() -> None:
    match = deal(2)
    stock(match, 10, 20, 10, 10, 60, 40, 10, 90, 70)
    bills = [casino["bills"] for casino in match.view()["casinos"]]
    assert bills == [[20, 10, 10, 10], [60], [40, 10], [90], [70], []]
    assert match.owing() == [HOUSE]
    stock(match, 20, 20)
    assert "turn" not in match.view()
    stock(match, 20)
    assert match.view()["casinos"][5]["bills"] == [20, 20, 20]
    assert match.view()["turn"] == 0
    assert match.view()["deck"] == 54 - 12


@pytest.mark.rule("B2")
def test_nobody_throws_before_the_last_casino_is_stocked() -> None:
    match = deal(2)
    stock(match, *[50] * 5)
    assert "turn" not in match.view()
    with pytest.raises(RefusedError, match="'roll 1 1 1 1 1 1 1 1' is not a move here"):
        match.play(HOUSE, "roll 1 1 1 1 1 1 1 1")
    with pytest.raises(RefusedError, match="it is the House's move, not Red's"):
        match.play(0, "place 1")
    stock(match, 50)
    assert match.view()["turn"] == 0


@pytest.mark.rule("B3", "M-COL")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8])
def test_everybody_has_eight_dice(seats: int) -> None:
    match = deal(seats)
    stock(match, *[90] * 5, *[80] * (2 if seats == 8 else 1))
    chair = {"dice": 8, "neutral": 0, "bills": 0}
    assert match.view()["seats"] == [chair] * seats
    assert match.view()["neutral_dice"] is False
    match.play(HOUSE, "roll 1 2 3 4 5 6 6 6")
    assert match.owing() == [0]


@pytest.mark.rule("A55", "B3")
def test_the_first_seat_has_the_marker_in_the_first_round() -> None:
    match = stocked(4)
    assert match.view()["start"] == 0
    assert match.view()["turn"] == 0
    assert match.view()["round"] == 1
    assert match.view()["rounds"] == 4


@pytest.mark.rule("A2")
def test_the_seats_are_called_by_their_colours() -> None:
    names = ["Red", "Blue", "Green", "Black", "Yellow", "Grey", "Violet", "Orange"]
    for seats in range(2, 9):
        assert Match("las-vegas", seats=seats, seed=1).names == names[:seats]


@pytest.mark.rule("E42")
def test_two_seats_can_play_without_neutral_dice() -> None:
    match = Match("las-vegas", seats=2, seed=2)
    while match.owing():
        (seat,) = match.owing()
        match.play(seat, match.moves(seat)[0])
    assert match.over
    assert sorted(match.places()) == [1, 2]


@pytest.mark.rule("M-COL")
@pytest.mark.parametrize("seats", [-1, 0, 1, 9, 80])
def test_las_vegas_is_for_two_to_eight_seats(seats: int) -> None:
    with pytest.raises(SetupError) as trouble:
        deal(seats)
    assert str(trouble.value) == f"Las Vegas is for 2 to 8 seats, not {seats}."


@pytest.mark.rule("A9", "9.1")
@pytest.mark.parametrize("seats", [6, 7, 8])
def test_neutral_dice_are_for_no_more_than_five_seats(seats: int) -> None:
    assert deal(5, neutral=True).view()["neutral_dice"] is True
    with pytest.raises(SetupError) as trouble:
        deal(seats, neutral=True)
    said = f"neutral_dice is for 2 to 5 seats, not {seats}: there are ten white dice. (A9)"
    assert str(trouble.value) == said


@pytest.mark.rule("E1", "A5")
def test_stocking_stops_when_the_deck_is_empty() -> None:
    match = deal(2)
    table_of(match).enrich(1, all_bills(90, 20))
    assert match.moves(HOUSE) == ["bill 20", "bill 90"]
    stock(match, 90)
    assert match.owing() == [HOUSE]
    assert "turn" not in match.view()
    stock(match, 20)
    bills = [casino["bills"] for casino in match.view()["casinos"]]
    assert bills == [[90], [20], [], [], [], []]
    assert match.view()["deck"] == 0
    assert match.view()["turn"] == 0


@pytest.mark.rule("E1")
def test_dice_can_be_placed_on_a_bare_casino_and_win_nothing_there() -> None:
    match = table("left: red 1, blue 0", seats=2)
    turn(match, "5", 5)
    assert match.scores() == [0, 0]
    assert match.view()["round"] == 2
    assert match.view()["casinos"][4] == {"number": 5, "bills": [], "dice": [0, 0], "neutral": 0}


@pytest.mark.rule("E1", "A5")
def test_a_round_can_begin_with_nothing_in_the_deck() -> None:
    match = table("casino 1: $90 | blue 7\nleft: blue 1", turn="blue")
    table_of(match).enrich(0, all_bills(90))
    turn(match, "1", 1)
    assert match.view()["deck"] == 0
    assert match.view()["round"] == 2
    assert match.view()["turn"] == 1
    assert match.owing() == [HOUSE]
    match.play(HOUSE, "roll 1 1 1 1 1 1 1 1")
    assert match.owing() == [1]


@pytest.mark.rule("A4", "A5", "B10")
def test_bills_from_under_the_deck_come_up_in_the_order_in_which_they_were_put_there() -> None:
    match = table(
        """
        casino 1: $20 $30 $10 | red 1, blue 1
        casino 3: $60 | red 2, blue 2
        casino 4: $50 $40 | blue 3
        left: red 1
        """
    )
    table_of(match).enrich(0, all_bills(10, 20, 30, 40, 50, 60))
    assert match.view()["deck"] == 0
    turn(match, "6", 6)
    assert match.view()["under"] == [30, 20, 10, 60, 40]
    assert match.view()["deck"] == 5
    state = table_of(match)
    for bill in [30, 20, 10, 60]:
        assert match.moves(HOUSE) == [f"bill {bill}"]
        assert 10 * state.sample(GivenDraws(())) == bill
        with pytest.raises(RefusedError, match=r"no bill of \$40,000 can be next in the deck"):
            match.play(HOUSE, "bill 40")
        stock(match, bill)
    assert match.view()["under"] == [40]
    stock(match, 40)
    bills = [casino["bills"] for casino in match.view()["casinos"]]
    assert bills == [[30, 20], [60, 10], [40], [], [], []]
    assert match.view()["under"] == []
    assert match.view()["turn"] == 1


@pytest.mark.rule("A4")
@pytest.mark.parametrize("unseen", [[90], [80, 90]])
def test_bills_never_seen_come_up_before_those_put_under_the_deck(unseen: list[int]) -> None:
    match = table("casino 1: $20\nleft: red 1", seats=2)
    table_of(match).enrich(0, all_bills(20, *unseen))
    turn(match, "2", 2)
    assert match.view()["under"] == [20]
    assert match.moves(HOUSE) == [f"bill {bill}" for bill in unseen]
    stock(match, *unseen)
    assert match.view()["deck"] == 1
    assert match.moves(HOUSE) == ["bill 20"]
    stock(match, 20)
    assert match.view()["turn"] == 1
