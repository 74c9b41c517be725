"""Bills, opponents and groups before the first throw."""

import pytest

from greenbaize import HOUSE, Rng
from greenbaize.engine.errors import RefusedError

from ..las_vegas.positions import COLOURS
from .positions import BILLS, EIGHT, deal, dice_on, left_in, scattered, stock, table_of


@pytest.mark.rule("S1", "17.17")
def test_the_deck_has_fifty_nine_bills_the_five_of_100000_among_them() -> None:
    state = table_of(deal())
    assert [10 * bill for bill in range(11) for _ in range(state.deck[bill])] == [
        bill for bill, copies in BILLS.items() for _ in range(copies)
    ]
    assert state.in_the_deck() == 59
    assert sum(bill * copies for bill, copies in BILLS.items()) == 3000


@pytest.mark.rule("S1")
def test_there_are_six_casinos_and_no_card_but_bills() -> None:
    match = deal()
    assert len(match.view()["casinos"]) == 6
    assert match.moves(HOUSE) == [f"bill {bill}" for bill in BILLS]


@pytest.mark.rule("B2", "A3")
def test_each_casino_is_stocked_to_50000_or_more_before_the_next() -> None:
    match = deal()
    stock(match, 30, 10, 100, 50, 40, 10)
    bills = [casino["bills"] for casino in match.view()["casinos"]]
    assert bills == [[100, 30, 10], [50], [40, 10], [], [], []]


@pytest.mark.rule("S2", "A45")
def test_chance_draws_one_of_the_seven_opponents() -> None:
    match = deal()
    stock(match, *[60] * 5, 50)
    assert match.moves(HOUSE) == [f"opponent {colour}" for colour in range(2, 9)]


@pytest.mark.rule("A45")
def test_every_opponent_is_drawn_as_often() -> None:
    match = deal()
    stock(match, *[60] * 5, 50)
    rng = Rng(3)
    drawn = [match.state.sample(rng) for _ in range(3500)]
    assert {drawn.count(colour) // 100 for colour in range(1, 8)} <= {4, 5}
    assert len(drawn) == sum(drawn.count(colour) for colour in range(1, 8))


@pytest.mark.rule("S2")
def test_the_opponents_eight_dice_go_to_the_casinos_they_show() -> None:
    match = deal()
    stock(match, *[60] * 5, 50)
    match.play(HOUSE, "opponent 3")
    match.play(HOUSE, "scatter 1 1 2 4 5 5 6 6")
    assert [dice_on(match, casino).get("green", 0) for casino in range(1, 7)] == [2, 1, 0, 1, 2, 2]
    assert match.view()["thrown_out"] == [2]


@pytest.mark.rule("S2")
@pytest.mark.parametrize("dice", ["1 1 2 4 5 5 6", "1 1 2 4 5 5 6 6 6"])
def test_all_eight_and_no_more_are_thrown(dice: str) -> None:
    match = deal()
    stock(match, *[60] * 5, 50)
    match.play(HOUSE, "opponent 3")
    with pytest.raises(RefusedError, match=r"all 8 green dice are thrown\. \(S2\)"):
        match.play(HOUSE, f"scatter {dice}")


@pytest.mark.rule("S3", "T16")
def test_the_other_dice_are_split_into_two_groups_of_28() -> None:
    match = scattered(3)
    four_each = {colour: 4 for colour in COLOURS if colour != "green"}
    assert left_in(match, 1) == left_in(match, 2) == four_each
    assert sum(sum(dice_on(match, casino).values()) for casino in range(1, 7)) == 8
    assert match.view()["group"] == 1


@pytest.mark.rule("T16", "S4")
def test_seven_dice_are_thrown_at_first() -> None:
    match = scattered(3)
    assert match.play(HOUSE, "roll 1 2 - 3 4 5 6 1")
    assert sum(len(heap["colours"]) for heap in match.view()["rolled"]) == 7


@pytest.mark.rule("S6", "T17")
def test_two_opponents_beforehand_leave_groups_of_24() -> None:
    match = scattered(3, 8)
    four_each = {colour: 4 for colour in COLOURS if colour not in ("green", "orange")}
    assert left_in(match, 1) == left_in(match, 2) == four_each
    assert sum(sum(dice_on(match, casino).values()) for casino in range(1, 7)) == 16
    assert match.view()["thrown_out"] == [2, 7]
    match.play(HOUSE, "roll 1 2 - 3 4 5 6 -")
    assert sum(len(heap["colours"]) for heap in match.view()["rolled"]) == 6


@pytest.mark.rule("S6")
def test_no_opponent_is_thrown_out_twice() -> None:
    match = deal(two_scattered=True)
    stock(match, *[60] * 5, 50)
    match.play(HOUSE, "opponent 5")
    match.play(HOUSE, f"scatter {EIGHT}")
    left = [f"opponent {colour}" for colour in (2, 3, 4, 6, 7, 8)]
    assert match.moves(HOUSE) == left
    with pytest.raises(RefusedError, match="yellow has already been thrown"):
        match.play(HOUSE, "opponent 5")
    rng = Rng(1)
    drawn = {match.game.write(match.state, HOUSE, match.state.sample(rng)) for _ in range(200)}
    assert sorted(drawn) == left


@pytest.mark.rule("S7", "T18", "T19", "E38")
@pytest.mark.parametrize(
    ("own", "halves"),
    [(8, (4, 4)), (7, (3, 4)), (6, (3, 3)), (5, (2, 3)), (4, (2, 2)), (3, (1, 2)), (2, (1, 1)),
     (1, (0, 1))],
)  # fmt: skip
def test_own_dice_are_halved_and_the_larger_half_is_in_the_second_group(
    own: int, halves: tuple[int, int]
) -> None:
    match = scattered(2, own_dice=own)
    assert tuple(left_in(match, group).get("red", 0) for group in (1, 2)) == halves
    for group in (1, 2):
        assert [left_in(match, group)[colour] for colour in COLOURS[2:]] == [4] * 6


@pytest.mark.rule("A47")
def test_both_ways_of_making_it_harder_go_together() -> None:
    match = scattered(2, 3, own_dice=3)
    assert left_in(match, 1) == {"red": 1} | dict.fromkeys(COLOURS[3:], 4)
    assert left_in(match, 2) == {"red": 2} | dict.fromkeys(COLOURS[3:], 4)


@pytest.mark.rule("A2")
def test_your_own_colour_is_red_and_never_an_opponent() -> None:
    match = deal()
    assert match.names == ["Red"]
    stock(match, *[60] * 5, 50)
    with pytest.raises(RefusedError, match="red is the player's own colour"):
        match.play(HOUSE, "opponent 1")
    events = match.play(HOUSE, "opponent 7")
    assert events[0].say(match.names) == "Violet was drawn to be thrown first."


@pytest.mark.rule("E1")
def test_four_rounds_cannot_use_up_the_deck() -> None:
    rich = sum(copies for bill, copies in BILLS.items() if bill >= 50)
    assert rich == 31
    assert rich > 4 * 6
