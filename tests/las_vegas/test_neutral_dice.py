"""Neutral dice: a player who is not there."""

import pytest

from greenbaize import HOUSE
from greenbaize.engine.errors import RefusedError
from greenbaize.engine.fair import GivenDraws

from .positions import deal, payout, stock, stocked, table, table_of, turn


@pytest.mark.rule("N1", "T15", "A8")
@pytest.mark.parametrize(
    ("seats", "neutral", "dice", "left_over"),
    [(2, 4, 12, 0), (3, 2, 10, 2), (4, 2, 10, 0), (5, 2, 10, 0)],
)
def test_neutral_dice_are_taken_beside_ones_own(
    seats: int, neutral: int, dice: int, left_over: int
) -> None:
    match = stocked(seats, neutral=True)
    assert match.view()["neutral_dice"] is True
    assert [chair["neutral"] for chair in match.view()["seats"]] == [neutral] * seats
    if left_over:
        match.play(HOUSE, "neutral 2 5")
    roll = " ".join(["4"] * 8 + ["4n"] * (dice - 8))
    match.play(HOUSE, f"roll {roll}")
    assert sum(casino["neutral"] for casino in match.view()["casinos"]) == left_over


@pytest.mark.rule("N1")
def test_everybody_takes_neutral_dice_again_in_the_next_round() -> None:
    match = payout("casino 1: $50 | red 1, neutral 2", seats=2).match
    assert [(c["dice"], c["neutral"]) for c in match.view()["seats"]] == [(8, 4), (8, 4)]


@pytest.mark.rule("N2", "A7", "17.3")
def test_with_three_seats_the_leftover_pair_is_thrown_before_the_first_turn() -> None:
    match = stocked(3, neutral=True)
    assert match.owing() == [HOUSE]
    assert "turn" not in match.view()
    with pytest.raises(RefusedError) as refusal:
        match.play(HOUSE, "roll 1 1 1 1 1 1 1 1 1n 1n")
    assert refusal.value.rule == "N2"
    match.play(HOUSE, "neutral 2 5")
    assert [casino["neutral"] for casino in match.view()["casinos"]] == [0, 1, 0, 0, 1, 0]
    assert [casino["dice"] for casino in match.view()["casinos"]] == [[0, 0, 0]] * 6
    assert match.view()["turn"] == 0
    assert match.view()["seats"][0]["neutral"] == 2


@pytest.mark.rule("N2")
def test_both_leftover_dice_may_fall_on_one_casino() -> None:
    match = stocked(3, neutral=True)
    match.play(HOUSE, "neutral 6 6")
    assert [casino["neutral"] for casino in match.view()["casinos"]] == [0, 0, 0, 0, 0, 2]


@pytest.mark.rule("N2", "17.3")
def test_the_leftover_pair_is_thrown_in_every_round() -> None:
    match = payout("casino 1: $50 | red 1", seats=3, neutral=True).match
    stock(match, *[60] * 5, 50)
    assert match.moves(0) == match.moves(1) == []
    match.play(HOUSE, "neutral 1 1")
    assert match.view()["casinos"][0]["neutral"] == 2
    assert match.view()["turn"] == 1


@pytest.mark.rule("N2", "A7")
def test_the_leftover_dice_are_pure_chance() -> None:
    match = stocked(3, neutral=True)
    pairs = [f"neutral {a} {b}" for a in range(1, 7) for b in range(a, 7)]
    assert sorted(match.moves(HOUSE)) == pairs
    assert match.state.moves(HOUSE) == sorted(match.state.moves(HOUSE))
    state = table_of(match)
    for one in range(6):
        draws = GivenDraws(((6, one), (6, 3)))
        faces = sorted([one + 1, 4])
        words = match.game.write(state, HOUSE, state.sample(draws))
        assert words == f"neutral {faces[0]} {faces[1]}"
        assert draws.left == []


@pytest.mark.rule("N2")
@pytest.mark.parametrize("dice", ["2", "2 2 2", "1 2 3 4 5 6 6 6"])
def test_just_two_neutral_dice_are_left_over(dice: str) -> None:
    match = stocked(3, neutral=True)
    with pytest.raises(RefusedError) as refusal:
        match.play(HOUSE, f"neutral {dice}")
    assert str(refusal.value) == "2 neutral dice are left over. (N2)"
    assert refusal.value.rule == "N2"


@pytest.mark.rule("N2", "A8")
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_with_other_numbers_of_seats_no_dice_are_left_over(seats: int) -> None:
    match = stocked(seats, neutral=True)
    assert match.view()["turn"] == 0
    with pytest.raises(RefusedError, match="'neutral 1 1' is not a move here"):
        match.play(HOUSE, "neutral 1 1")


@pytest.mark.rule("N2")
def test_without_the_option_nothing_is_left_over() -> None:
    match = stocked(3)
    assert match.view()["turn"] == 0
    assert match.view()["neutral_dice"] is False


@pytest.mark.rule("N3", "E43", "T5")
@pytest.mark.parametrize(("face", "own", "neutral"), [(1, 2, 1), (5, 1, 0), (6, 0, 1)])
def test_a_number_takes_own_and_neutral_dice(face: int, own: int, neutral: int) -> None:
    match = table("left: red 3+2, blue 1")
    match.play(HOUSE, "roll 1 1 1n 5 6n")
    assert match.moves(0) == ["place 1", "place 5", "place 6"]
    match.play(0, f"place {face}")
    casino = match.view()["casinos"][face - 1]
    assert (casino["dice"], casino["neutral"]) == ([own, 0], neutral)
    chair = match.view()["seats"][0]
    assert (chair["dice"], chair["neutral"]) == (3 - own, 2 - neutral)


@pytest.mark.rule("N3")
def test_own_and_neutral_dice_are_thrown_together() -> None:
    match = table("left: red 1+2, blue 1")
    for roll in ["1 1 1", "1 1n", "1n 1n", "1 1n 1n 1n", "1 1 1n"]:
        with pytest.raises(RefusedError) as refusal:
            match.play(HOUSE, f"roll {roll}")
        said = "all dice that are left are thrown: 1 die and 2 neutral dice. (B5)"
        assert str(refusal.value) == said
    match.play(HOUSE, "roll 1n 2 1n")
    assert match.record.moves[-1].words == "roll 1n 1n 2"
    assert match.view()["rolled"] == [
        {"face": 1, "own": 0, "neutral": 2},
        {"face": 2, "own": 1, "neutral": 0},
    ]


@pytest.mark.rule("N3")
def test_the_house_may_throw_all_that_one_own_and_one_neutral_die_can_show() -> None:
    match = table("left: red 1+1, blue 1")
    assert len(match.moves(HOUSE)) == 36
    assert "roll 3n 5" in match.moves(HOUSE)
    assert "roll 3 5n" in match.moves(HOUSE)


@pytest.mark.rule("N3")
def test_own_dice_are_thrown_first_and_then_the_neutral_ones() -> None:
    match = table("left: red 2+3, blue 1")
    state = table_of(match)
    draws = GivenDraws(((6, 0), (6, 1), (6, 1), (6, 2), (6, 5)))
    assert match.game.write(state, HOUSE, state.sample(draws)) == "roll 1 2 2n 3n 6n"
    assert draws.left == []


@pytest.mark.rule("N3")
def test_neutral_dice_of_all_seats_come_together_at_a_casino() -> None:
    match = table("casino 2: $50 $10 | neutral 1\nleft: red 2+1, blue 2+2")
    turn(match, "2 2n 3", 2)
    turn(match, "2n 2n 3 3", 2)
    casino = match.view()["casinos"][1]
    assert (casino["dice"], casino["neutral"]) == ([1, 0], 4)


@pytest.mark.rule("N4")
def test_a_seat_with_only_neutral_dice_left_still_has_turns() -> None:
    match = table("left: red 1+1, blue 0+1")
    turn(match, "1 2n", 1)
    assert match.view()["turn"] == 1
    turn(match, "3n", 3)
    assert match.view()["turn"] == 0
    assert match.view()["round"] == 1
    with pytest.raises(RefusedError, match="thrown: 0 dice and 1 neutral die"):
        match.play(HOUSE, "roll 1")
    turn(match, "4n", 4)
    assert match.view()["round"] == 2


@pytest.mark.rule("N5", "P3")
def test_a_bill_won_by_the_neutral_player_goes_under_the_deck() -> None:
    result = payout("casino 1: $80 $30 | neutral 3, blue 2")
    assert result.paid == {"blue": 30}
    assert result.under == [80]


@pytest.mark.rule("N5", "P4")
def test_the_neutral_player_takes_the_bill_that_somebody_else_would_have_had() -> None:
    result = payout("casino 1: $70 $40 | red 1, green 3, neutral 2")
    assert result.paid == {"green": 70}
    assert result.under == [40]


@pytest.mark.rule("N5", "F3")
def test_the_neutral_player_ties_with_a_seat() -> None:
    result = payout("casino 1: $60 $10 | red 3, blue 2, neutral 3")
    assert result.paid == {"blue": 60}
    assert result.under == [10]


@pytest.mark.rule("N5", "F4")
def test_the_neutral_player_comes_first_where_all_others_are_tied() -> None:
    result = payout("casino 1: $60 $10 | red 3, blue 3, neutral 1")
    assert result.paid == {}
    assert result.under == [60, 10]
    assert result.told[1] == (
        "Casino 1: the neutral dice took $60,000 back under the deck with 1 die."
    )


@pytest.mark.rule("N5", "F5")
def test_a_seat_tied_with_the_neutral_player_gets_nothing() -> None:
    result = payout("casino 1: $60 $20 | red 2, blue 4, neutral 2")
    assert result.paid == {"blue": 60}
    assert result.under == [20]


@pytest.mark.rule("N5")
def test_the_neutral_player_wins_no_more_than_one_bill_from_a_casino() -> None:
    result = payout("casino 1: $60 $20 $10 | neutral 8, blue 1", seats=2)
    assert result.paid == {"blue": 20}
    assert result.under == [60, 10]


@pytest.mark.rule("N5")
def test_ten_neutral_dice_at_one_casino_count_like_any_others() -> None:
    result = payout("casino 1: $60 $20 | neutral 10, yellow 8")
    assert result.paid == {"yellow": 20}
    assert result.under == [60]


@pytest.mark.rule("N5")
def test_no_neutral_die_stays_at_a_casino() -> None:
    match = payout("casino 1: $60 | neutral 2, blue 1, red 4\ncasino 2:  | neutral 3").match
    assert [casino["neutral"] for casino in match.view()["casinos"]] == [0] * 6


@pytest.mark.rule("N6")
def test_the_neutral_player_is_not_ranked() -> None:
    result = payout("casino 1: $90 $10 | neutral 5, blue 1", round=4)
    assert result.match.over
    assert result.match.scores() == [0, 10]
    assert result.match.places() == [2, 1]
    assert result.match.record.result == [(0, 2), (10, 1)]
    assert result.told[-1] == "Blue won with $10,000."


@pytest.mark.rule("A9")
def test_neutral_dice_are_an_option_that_is_off_unless_chosen() -> None:
    assert deal(4).view()["neutral_dice"] is False
    assert deal(4).record.options == {}
    assert deal(4, neutral=True).record.options == {"neutral_dice": "on"}
