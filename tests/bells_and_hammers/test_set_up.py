"""What is in the box, who plays, and how a game begins."""

import pytest

from greenbaize import GAMES, HOUSE
from greenbaize.engine.errors import RefusedError, SetupError
from greenbaize.engine.fair import GivenDraws
from greenbaize.games.bells_and_hammers import box
from greenbaize.games.bells_and_hammers.dice import spell

from .positions import CARDS, deal, in_play, of_seats, play, points, sale, say, sell, table_of

GAME = GAMES["bells-and-hammers"]
CHIPS = {1: 40, 5: 25, 10: 15, 20: 10}
EACH = {1: 5, 5: 4, 10: 2, 20: 1}


def worth(chips: dict[int, int]) -> int:
    return sum(value * number for value, number in chips.items())


@pytest.mark.rule("1.1")
def test_there_are_five_cards_each_of_them_once() -> None:
    match = sale(5)
    sell(match, 1, 1, 1, 1, 1)
    assert match.moves(HOUSE) == [f"turn {face}" for face in CARDS]
    match.play(HOUSE, "turn bell")
    assert match.moves(HOUSE) == [f"turn {face}" for face in CARDS if face != "bell"]
    assert len(box.FACES) == 5


@pytest.mark.rule("1.2")
def test_there_are_eight_dice_with_one_mark_each() -> None:
    assert [spell(1 << die) for die in range(8)] == ["1", "2", "3", "4", "5", "6", "bell", "hammer"]
    assert spell(255) == "1 2 3 4 5 6 bell hammer"
    assert spell(0) == "blank"


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("marked", range(8))
def test_a_die_shows_its_mark_on_one_face_of_six(marked: int) -> None:
    match = sale(5)
    state = table_of(match)
    state.deal(range(5), 0)
    for face in range(6):
        draws = GivenDraws(tuple((6, face if die == marked else 3) for die in range(8)))
        assert state.sample(draws) == (1 << marked if face == 0 else 0)
        assert draws.left == []


@pytest.mark.rule("1.3")
def test_the_chips_for_five_are_all_points_in_play() -> None:
    assert sum(CHIPS.values()) == 90
    assert worth(CHIPS) == in_play(deal(5)) == in_play(sale(5)) == 515


@pytest.mark.rule("1.4")
@pytest.mark.parametrize("seats", range(3, 11))
def test_each_player_more_or_fewer_brings_65_points(seats: int) -> None:
    assert worth(EACH) == 65
    assert in_play(deal(seats)) == worth(CHIPS) + (seats - 5) * worth(EACH) == 190 + 65 * seats


@pytest.mark.rule("T1", "3.1")
def test_everybody_gets_65_points_and_the_bank_keeps_190() -> None:
    match = deal(5)
    assert points(match) == [65] * 5
    assert match.view()["bank"] == 190
    left = {value: CHIPS[value] - 5 * EACH[value] for value in CHIPS}
    assert left == {20: 5, 10: 5, 5: 5, 1: 15}
    assert worth(left) == 190


@pytest.mark.rule("2.1")
def test_three_to_ten_can_play_and_four_are_usual() -> None:
    assert list(GAME.seats) == [3, 4, 5, 6, 7, 8, 9, 10]
    assert GAME.usual_seats == 4
    assert len(set(GAME.colours)) == 10
    for seats in (2, 11):
        with pytest.raises(SetupError, match=f"is for 3 to 10 seats, not {seats}"):
            deal(seats)


@pytest.mark.rule("2.2")
def test_the_banker_bids_and_pays_like_everybody_else() -> None:
    match = sale(4, banker=2)
    assert points(match) == [60] * 4
    assert match.view()["banker"] == 1
    say(match, "pass", "pass", "pass", "12", "pass", "pass", "pass")
    assert match.view()["sold"] == [{"card": 1, "seat": 1, "price": 12}]
    assert points(match) == [60, 48, 60, 60]


@pytest.mark.rule("2.3")
def test_the_highest_sum_of_the_number_dice_becomes_banker() -> None:
    match = deal(4)
    play(match, "1 2", "6", "blank")
    assert "banker" not in match.view()
    play(match, "2 3")
    assert match.view()["banker"] == 1
    assert match.view()["for_sale"] == 1
    assert match.owing() == [2]


@pytest.mark.rule("2.3", "14.12")
def test_ties_throw_again_among_themselves_in_the_order_of_seats() -> None:
    match = deal(4)
    play(match, "6", "1", "2 4", "1 5")
    throwers = []
    for words in ("1", "blank", "1"):
        throwers.append(match.state.thrower())
        play(match, words)
    assert throwers == [0, 2, 3]
    assert "banker" not in match.view()
    assert match.state.thrower() == 0
    play(match, "blank", "blank")
    assert match.state.thrower() == 0
    play(match, "1", "3")
    assert match.view()["banker"] == 3


@pytest.mark.rule("2.3")
def test_the_symbol_dice_are_not_thrown_to_be_banker() -> None:
    match = deal(3)
    assert len(match.moves(HOUSE)) == 64
    for words in ("bell", "hammer", "1 bell", "2 bell hammer"):
        with pytest.raises(RefusedError) as refusal:
            match.play(HOUSE, f"roll {words}")
        assert refusal.value.rule == "2.3"
        assert "only the six number dice" in str(refusal.value)
    draws = GivenDraws(tuple((6, 0) for _ in range(6)))
    assert table_of(match).sample(draws) == 63
    assert draws.left == []


@pytest.mark.rule("14.12")
@pytest.mark.parametrize("banker", [1, 3, 7])
def test_the_first_banker_may_be_given(banker: int) -> None:
    match = sale(7, banker=banker)
    assert match.view()["banker"] == banker - 1
    assert match.owing() == [banker % 7]


@pytest.mark.rule("14.12")
def test_the_first_banker_must_be_a_seat() -> None:
    with pytest.raises(SetupError) as trouble:
        sale(4, banker=5)
    assert str(trouble.value) == "first_banker=5 names no seat: there are 4 seats."


@pytest.mark.rule("14.12")
def test_throws_to_be_banker_go_by_seats() -> None:
    match = deal(3)
    order = []
    for words in ("6", "5", "4"):
        order.append(match.view()["turn"])
        play(match, words)
    assert order == [0, 1, 2]


@pytest.mark.rule("3.2", "Q12")
@pytest.mark.parametrize("ante", range(5, 65, 5))
def test_everybody_pays_the_same_stake(ante: int) -> None:
    match = sale(5, ante=ante)
    assert points(match) == [65 - ante] * 5
    assert match.view()["bank"] == 190 + 5 * ante


@pytest.mark.rule("3.2", "Q12")
def test_the_stake_is_5_unless_chosen_and_a_multiple_of_5() -> None:
    assert sale(3).view()["ante"] == 5
    for ante in (0, 7, 65):
        with pytest.raises(SetupError, match="option ante can be 5 to 60 in steps of 5"):
            sale(3, ante=ante)


@pytest.mark.rule("3.2")
def test_the_stakes_are_paid_when_the_banker_is_known() -> None:
    match = deal(3)
    play(match, "6", "1")
    assert points(match) == [65] * 3
    play(match, "2")
    assert points(match) == [60] * 3
    assert match.view()["bank"] == 205


@pytest.mark.rule("3.3")
@pytest.mark.parametrize("seats", range(3, 11))
def test_the_bank_holds_190_and_the_stakes_before_the_sale(seats: int) -> None:
    assert sale(seats, ante=20).view()["bank"] == 190 + 20 * seats


@pytest.mark.rule("14.13", "9.1")
def test_nobody_is_asked_for_a_stake_at_the_table() -> None:
    match = sale(3, ante=10)
    assert match.moves(match.owing()[0]) == ["pass", *[f"bid {bid}" for bid in range(1, 56)]]
    assert of_seats(match, "points") == [55] * 3
