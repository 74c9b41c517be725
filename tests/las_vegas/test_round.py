"""A round: throw all dice, place all of one number, pass the cup."""

import pytest

from greenbaize import HOUSE, PUBLIC
from greenbaize.engine.errors import RefusedError
from greenbaize.engine.fair import GivenDraws
from greenbaize.engine.seats import just

from .positions import deal, payout, play_round, stock, stocked, table, table_of, turn


@pytest.mark.rule("B4")
def test_turns_go_round_clockwise_from_the_start_player() -> None:
    match = table("left: red 2, blue 2, green 2", start="blue", turn="blue")
    seats = []
    for _ in range(5):
        seats.append(match.view()["turn"])
        turn(match, "1 2" if len(seats) < 4 else "3", 1 if len(seats) < 4 else 3)
    assert seats == [1, 2, 0, 1, 2]


@pytest.mark.rule("B4", "B13")
def test_a_game_has_four_rounds() -> None:
    match = deal(2)
    rounds = []
    for bill in [90, 80, 70, 60]:
        rounds.append(match.view()["round"])
        stock(match, *[bill] * 5, 50)
        play_round(match, [1, 2])
    assert rounds == [1, 2, 3, 4]
    assert match.over
    assert match.owing() == []
    assert match.view()["over"] is True


@pytest.mark.rule("B4")
def test_only_the_seat_whose_turn_it_is_may_place() -> None:
    match = stocked(3)
    match.play(HOUSE, "roll 1 1 1 1 1 1 1 1")
    for seat, name in [
        (1, "Blue's"),
        (2, "Green's"),
        (HOUSE, "the House's"),
        (PUBLIC, "the public's"),
    ]:
        with pytest.raises(RefusedError) as refusal:
            match.play(seat, "place 1")
        assert str(refusal.value) == f"it is Red's move, not {name}. (B4)"
        assert refusal.value.rule == "B4"
    assert match.state.owing() == just(0)
    assert match.moves(1) == []
    assert match.moves(HOUSE) == []
    assert match.state.moves(1) == []


@pytest.mark.rule("B5")
def test_the_house_throws_before_the_seat_places() -> None:
    match = stocked(2)
    assert match.owing() == [HOUSE]
    assert match.state.owing() == just(HOUSE)
    assert match.moves(0) == []
    with pytest.raises(RefusedError, match="it is the House's move, not Red's"):
        match.play(0, "place 1")


@pytest.mark.rule("B5")
def test_all_dice_that_are_left_are_thrown() -> None:
    match = table("left: red 3, blue 1")
    for roll in ["1 1", "1 1 1 1", "1 1 1n"]:
        with pytest.raises(RefusedError) as refusal:
            match.play(HOUSE, f"roll {roll}")
        assert str(refusal.value) == "all dice that are left are thrown: 3 dice. (B5)"
        assert refusal.value.rule == "B5"
    match.play(HOUSE, "roll 6 1 6")
    assert match.record.moves[-1].words == "roll 1 6 6"
    assert match.view()["rolled"] == [
        {"face": 1, "own": 1, "neutral": 0},
        {"face": 6, "own": 2, "neutral": 0},
    ]


@pytest.mark.rule("B5", "T1")
def test_the_choice_is_among_the_numbers_that_came_up() -> None:
    match = table("left: red 5, blue 1")
    match.play(HOUSE, "roll 3 3 3 3 5")
    assert match.moves(0) == ["place 3", "place 5"]
    assert match.owing() == [0]


@pytest.mark.rule("B5", "T2")
def test_all_dice_of_the_chosen_number_go_to_its_casino() -> None:
    match = table("casino 3: $50 | red 1, blue 2\nleft: red 5, blue 1")
    turn(match, "3 3 3 3 5", 3)
    assert match.view()["casinos"][2]["dice"] == [5, 2]
    assert [chair["dice"] for chair in match.view()["seats"]] == [1, 1]
    assert match.view()["rolled"] == []
    assert match.view()["turn"] == 1


@pytest.mark.rule("B5")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_each_number_has_its_casino(face: int) -> None:
    match = table("left: red 2, blue 1")
    match.play(HOUSE, f"roll {face} {face}")
    assert match.moves(0) == [f"place {face}"]
    match.play(0, f"place {face}")
    dice = [casino["dice"][0] for casino in match.view()["casinos"]]
    assert dice == [2 if number == face else 0 for number in range(1, 7)]


@pytest.mark.rule("B5")
def test_a_number_that_did_not_come_up_cannot_be_chosen() -> None:
    match = table("left: red 5, blue 1")
    match.play(HOUSE, "roll 2 3 3 3 6")
    before = match.view()
    with pytest.raises(RefusedError) as refusal:
        match.play(0, "place 4")
    assert str(refusal.value) == "Red rolled no 4; place 2, 3 or 6. (B5)"
    assert refusal.value.rule == "B5"
    assert match.view() == before


@pytest.mark.rule("B5")
@pytest.mark.parametrize("words", ["pass", "place", "place 3 3", "place 3 of 4", "", "keep 3"])
def test_nobody_may_pass_or_hold_dice_back(words: str) -> None:
    match = table("left: red 5, blue 1")
    match.play(HOUSE, "roll 3 3 3 3 5")
    with pytest.raises(RefusedError) as refusal:
        match.play(0, words)
    assert str(refusal.value) == f"{words!r} is not a move here; say for instance 'place 3'. (B5)"


@pytest.mark.rule("B5")
def test_each_die_is_thrown_by_itself_and_all_faces_are_as_likely() -> None:
    match = table("left: red 3, blue 1")
    state = table_of(match)
    for face in range(6):
        draws = GivenDraws(((6, face), (6, 0), (6, 5)))
        words = match.game.write(state, HOUSE, state.sample(draws))
        assert sorted(words.split()[1:]) == sorted([str(face + 1), "1", "6"])
        assert draws.left == []


@pytest.mark.rule("B5")
def test_the_house_may_throw_all_that_two_dice_can_show() -> None:
    match = table("left: red 2, blue 1")
    pairs = [f"roll {a} {b}" for a in range(1, 7) for b in range(a, 7)]
    assert sorted(match.moves(HOUSE)) == pairs
    assert match.state.moves(HOUSE) == sorted(match.state.moves(HOUSE))
    assert match.state.moves(0) == []


@pytest.mark.rule("B5")
def test_a_random_choice_is_among_the_numbers_that_came_up_each_as_likely() -> None:
    match = table("left: red 5, blue 1")
    match.play(HOUSE, "roll 1 3 3 5 6")
    picks = [match.state.pick(0, GivenDraws(((4, number),))) for number in range(4)]
    assert picks == match.state.moves(0) == [0, 2, 4, 5]


@pytest.mark.rule("B6")
def test_seats_without_dice_are_skipped() -> None:
    match = table("left: red 2, blue 0, green 0, black 1", seats=5)
    turn(match, "1 2", 1)
    assert match.view()["turn"] == 3
    turn(match, "4", 4)
    assert match.view()["turn"] == 0


@pytest.mark.rule("B6")
def test_the_last_one_with_dice_plays_on_alone() -> None:
    match = table("left: green 3", turn="green")
    turn(match, "1 2 3", 1)
    assert match.view()["turn"] == 2
    turn(match, "1 2", 2)
    assert match.view()["turn"] == 2
    assert match.view()["round"] == 1
    turn(match, "2", 2)
    assert match.view()["round"] == 2


@pytest.mark.rule("B7")
def test_the_casinos_pay_when_nobody_has_dice_left_and_not_before() -> None:
    match = table("casino 1: $50 | red 3\nleft: red 1, blue 1")
    turn(match, "6", 6)
    assert match.scores() == [0, 0]
    assert match.view()["casinos"][0]["bills"] == [50]
    turn(match, "6", 6)
    assert match.scores() == [50, 0]


@pytest.mark.rule("B12")
def test_after_the_round_the_casinos_are_empty_and_everybody_has_eight_dice_again() -> None:
    match = payout(
        """
        casino 1: $60 $20 | red 3, blue 3, green 1
        casino 2: $10 $10 | red 1, blue 2, green 5
        casino 6: $90 | green 2
        """
    ).match
    for casino in match.view()["casinos"]:
        assert (casino["bills"], casino["dice"], casino["neutral"]) == ([], [0, 0, 0], 0)
    assert [chair["dice"] for chair in match.view()["seats"]] == [8, 8, 8]


@pytest.mark.rule("B12")
def test_every_bill_is_in_the_deck_on_a_casino_or_in_front_of_a_winner() -> None:
    match = payout("casino 1: $60 $20 $10 | red 3, blue 3, green 1").match
    assert match.view()["deck"] == 53
    assert match.view()["under"] == [20, 10]
    assert [chair["bills"] for chair in match.view()["seats"]] == [0, 0, 1]
