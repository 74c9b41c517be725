"""A turn: one die of every colour, one number, and the casino pays at once."""

import pytest

from greenbaize import HOUSE
from greenbaize.engine.errors import RefusedError
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import members
from greenbaize.games.las_vegas.strip import bills_of
from greenbaize.games.las_vegas_second_way import GAME
from greenbaize.games.las_vegas_second_way.game import SecondWay
from greenbaize.games.las_vegas_second_way.make_events import by_face
from greenbaize.games.las_vegas_second_way.phases import PLACING
from greenbaize.games.las_vegas_second_way.standing import payments

from ..las_vegas.positions import COLOURS
from .positions import aside, casino, dealt, house, paid, place, roll, table


@pytest.mark.rule("X4")
def test_every_number_that_came_up_can_be_placed() -> None:
    match = dealt()
    house(match, "roll 3 6 3 1 3 6 5 1")
    assert match.moves(0) == ["place 1", "place 3", "place 5", "place 6"]


@pytest.mark.rule("X4")
@pytest.mark.parametrize("face", [2, 4])
def test_a_number_that_did_not_come_up_is_refused(face: int) -> None:
    match = dealt()
    house(match, "roll 3 6 3 1 3 6 5 1")
    with pytest.raises(RefusedError, match=rf"North rolled no {face}; place 1, 3, 5 or 6. \(X4\)"):
        match.play(0, f"place {face}")


@pytest.mark.rule("X4")
def test_all_dice_of_the_number_go_and_the_others_go_back_to_the_stock() -> None:
    match = dealt()
    house(match, "roll 3 6 3 1 3 6 5 1")
    match.play(0, "place 3")
    left = [colour["stock"] for colour in match.view()["colours"]]
    assert left == [5, 6, 5, 6, 5, 6, 6, 6]
    assert casino(match, 3)[1] == {"red": 1, "green": 1, "yellow": 1}
    assert match.view()["rolled"] == []


@pytest.mark.rule("X4", "A48")
def test_colours_that_the_stock_has_no_more_of_are_not_thrown() -> None:
    match = table("left: red 1, grey 2")
    house(match, "roll 5 - - - - 5 - -")
    match.play(0, "place 5")
    house(match, "roll - - - - - 2 - -")
    assert match.moves(1) == ["place 2"]


@pytest.mark.rule("X4")
@pytest.mark.parametrize("words", ["roll 5 - - - - - - -", "roll 5 1 - - - 5 - -"])
def test_just_one_die_of_each_colour_in_the_stock_is_thrown(words: str) -> None:
    match = table("left: red 1, grey 2")
    with pytest.raises(
        RefusedError, match="one die of each colour in the stock is thrown: red and gre"
    ):
        house(match, words)


@pytest.mark.rule("X4")
@pytest.mark.parametrize("words", ["pass", "place", "place 0", "place 7", "place 3 5", "3"])
def test_nobody_may_pass_or_place_otherwise(words: str) -> None:
    match = dealt()
    house(match, "roll 3 6 3 1 3 6 5 1")
    with pytest.raises(RefusedError, match="say for instance 'place 1'"):
        match.play(0, words)


@pytest.mark.rule("X4")
def test_turns_go_round_clockwise() -> None:
    match = dealt(3)
    turns = []
    for face in range(1, 7):
        turns.append(match.view()["turn"])
        place(match, face, "blue")
    assert turns == [0, 1, 2, 0, 1, 2]


@pytest.mark.rule("X4")
def test_nobody_else_may_place() -> None:
    match = dealt(3)
    roll(match, red=3)
    with pytest.raises(RefusedError, match=r"it is North's move, not East's. \(X4\)"):
        match.play(1, "place 3")


@pytest.mark.rule("X5", "P5", "A50")
def test_two_untied_colours_win_the_two_lowest_bills() -> None:
    match = table("casino 1: $20 $40 $90 | violet 2, yellow 2, green 2")
    assert place(match, 1, "violet", "red") == {"violet": 40, "red": 20}
    assert casino(match, 1) == ([90], {"yellow": 2, "green": 2})
    assert aside(match) == {"violet": [40], "red": [20]}


@pytest.mark.rule("P5", "X5")
def test_then_either_of_the_tied_colours_wins_the_highest_bill_with_one_die_more() -> None:
    match = table("casino 1: $20 $40 $90 | violet 2, yellow 2, green 2")
    place(match, 1, "violet", "red")
    assert place(match, 1, "green") == {"green": 90}
    assert casino(match, 1) == ([], {"yellow": 2})


@pytest.mark.rule("X5", "A50")
def test_one_untied_colour_wins_the_lowest_bill() -> None:
    match = table("casino 4: $10 $90 $100 | red 5, blue 2, green 2")
    assert place(match, 4, "red") == {"red": 10}
    assert casino(match, 4) == ([90, 100], {"blue": 2, "green": 2})


@pytest.mark.rule("X5")
def test_three_untied_colours_win_all_bills_in_order() -> None:
    match = table("casino 4: $10 $90 $100 | red 5, blue 2")
    assert place(match, 4, "green") == {"red": 100, "blue": 90, "green": 10}
    assert casino(match, 4) == ([], {})


@pytest.mark.rule("X5", "E40", "D15")
def test_with_two_bills_left_the_two_largest_heaps_win_them() -> None:
    match = table("casino 2: $40 $90 | red 3, blue 1, green 1")
    assert place(match, 2, "blue") == {"red": 90, "blue": 40}
    assert casino(match, 2) == ([], {"green": 1})


@pytest.mark.rule("E40", "A50")
def test_with_one_bill_left_only_the_largest_heap_is_paid() -> None:
    match = table("casino 2: $40 | red 2, blue 3, green 1")
    assert place(match, 2, "black", "green", "red") == {"green": 40}
    assert casino(match, 2) == ([], {"red": 3, "blue": 3, "black": 1})
    match = table("casino 2: $40 | red 2, blue 4, green 3")
    assert place(match, 2, "black") == {"blue": 40}
    assert casino(match, 2) == ([], {"red": 2, "green": 3, "black": 1})


@pytest.mark.rule("X6", "D16", "B8")
def test_colours_that_are_tied_win_nothing_and_stay() -> None:
    match = table("casino 2: $40 $90 | red 2, blue 1")
    assert place(match, 2, "blue") == {}
    assert casino(match, 2) == ([40, 90], {"red": 2, "blue": 2})


@pytest.mark.rule("B8")
@pytest.mark.parametrize(
    ("before", "placed", "won"),
    [
        ("red 3, blue 3, green 3", ["black"], {"black": 20}),
        ("red 3, blue 3, green 1, black 1", ["yellow"], {}),
        ("red 3, blue 3, green 2, black 1", ["yellow"], {"green": 20}),
        ("red 3, blue 2", ["blue", "green"], {"green": 20}),
        ("red 1, blue 1", ["red"], {"red": 40, "blue": 20}),
        ("red 1, blue 1", ["red", "blue"], {}),
    ],
)
def test_all_ties_are_found_at_one_look(
    before: str, placed: list[str], won: dict[str, int]
) -> None:
    match = table(f"casino 2: $20 $40 $90 | {before}")
    assert place(match, 2, *placed) == won


@pytest.mark.rule("X6")
def test_a_casino_without_bills_pays_nothing_and_keeps_the_dice() -> None:
    match = table("casino 5: | red 2")
    assert place(match, 5, "red") == {}
    assert casino(match, 5) == ([], {"red": 3})


@pytest.mark.rule("X5")
def test_only_the_casino_of_the_placement_pays() -> None:
    match = table("casino 1: $20 | red 1\ncasino 2: $30 | blue 1")
    assert place(match, 1, "red") == {"red": 20}
    assert casino(match, 2) == ([30], {"blue": 1})


@pytest.mark.rule("E39", "A49")
def test_what_the_first_dice_left_untied_is_paid_with_the_first_placement_there() -> None:
    match = dealt(scatter="scatter 11 16 26 26 35 35 45 45")
    assert casino(match, 1) == ([10, 20, 30], {"red": 2, "blue": 1})
    assert place(match, 1, "orange") == {"red": 10}
    assert casino(match, 1) == ([20, 30], {"blue": 1, "orange": 1})


@pytest.mark.rule("X5")
def test_the_dice_of_a_winner_are_gone_and_it_may_win_again_with_others() -> None:
    match = table("casino 3: $20 $40 $90 | red 2")
    assert place(match, 3, "red") == {"red": 20}
    assert place(match, 3, "red") == {"red": 40}
    assert aside(match) == {"red": [20, 40]}


@pytest.mark.rule("X5")
def test_equal_bills_go_to_different_colours() -> None:
    match = table("casino 3: $30 $30 $90 | red 2")
    assert place(match, 3, "blue") == {"red": 30, "blue": 30}
    assert casino(match, 3)[0] == [90]


@pytest.mark.rule("X5")
@pytest.mark.parametrize("bill", range(10, 101, 10))
def test_a_bill_is_worth_what_it_says(bill: int) -> None:
    assert place(table(f"casino 3: ${bill}"), 3, "grey") == {"grey": bill}


@pytest.mark.rule("X5", "X6", "B8")
def test_the_state_pays_what_the_plain_telling_says() -> None:
    rng, seen = Rng(4), 0
    state: SecondWay = GAME.begin(3, GAME.settle())
    while state.owing():
        seat = next(members(state.owing()))
        if state.phase == PLACING:
            move = state.pick(seat, rng)
            dice = list(state.dice[move])
            for name in by_face(state.rolled)[move]:
                dice[COLOURS.index(name.lower())] += 1
            bills = bills_of(state.bills[move])
            state.story = []
            state.play(seat, move)
            said = {COLOURS[one["colour"]]: one["bill"] for one in payments(bills, dice)}
            assert paid(state.story) == said
            state.story = None
            seen += bool(said)
        else:
            state.play(HOUSE, state.sample(rng))
    assert seen > 10
