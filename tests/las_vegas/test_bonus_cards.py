"""Bonus cards: secret wishes, and announcement dice that tell how many came true."""

import pytest

from greenbaize import HOUSE, PUBLIC, Match
from greenbaize.engine.errors import SetupError
from greenbaize.engine.game import Value

from .cards import begin, chance, open_round, play, refused, told, turn

BILLS = "30, 40, 50, 60, 70, 90"
TWICE_40 = "40, 40, 50, 60, 70, 90"


def table(bonus: str = "", **options: Value) -> Match:
    """Two seats with bonus cards and two dice each, before the first throw."""
    match = begin(2, bonus_cards=True, **options)
    return open_round(match, bills=BILLS, bonus=bonus, dice=(2, 2))


def announced(match: Match) -> list[int]:
    """Everybody's announcement die."""
    return [chair["die"] for chair in match.view()["seats"]]


def win(match: Match, bonus: str, *casinos: int, bills: str = BILLS, blue: str = "6") -> None:
    """A round: Red wins a bill at each of these casinos, and Blue at others, usually $90,000."""
    to_place = [[str(number) for number in casinos], blue.split()]
    open_round(match, bills=bills, bonus=bonus, dice=[*map(len, to_place)])
    while "turn" in match.view():
        faces = to_place[match.view()["turn"]]
        turn(match, " ".join(faces), f"place {faces.pop(0)}")


def bonus_table(**options: Value) -> Match:
    """Two seats with bonus cards, before the first bill."""
    return begin(2, bonus_cards=True, **options)


@pytest.mark.rule("BO1")
@pytest.mark.parametrize("seats", [2, 5, 6, 7])
def test_everybodys_announcement_die_begins_at_one_in_plain_sight(seats: int) -> None:
    match = begin(seats, bonus_cards=True)
    for viewer in [0, seats - 1, PUBLIC]:
        assert [chair["die"] for chair in match.view(viewer)["seats"]] == [1] * seats


@pytest.mark.rule("BO1")
def test_the_announcement_die_is_never_thrown() -> None:
    match = table("30 30, 70 70")
    said = refused(match, HOUSE, "roll 1 1 1")
    assert said == "2 dice are to be thrown, all of their kinds and no others. (B5)"
    turn(match, "1 1", "place 1")
    assert announced(match) == [1, 1]


@pytest.mark.rule("BO1")
def test_without_the_option_there_is_no_announcement_die() -> None:
    assert "die" not in begin(2, action_cards=True).view(0)["seats"][0]
    assert "boulevard" not in begin(2).view(0)


@pytest.mark.rule("BO2", "9.3")
@pytest.mark.parametrize(
    ("seats", "each", "in_all"),
    [(2, 2, 4), (3, 2, 6), (4, 2, 8), (5, 2, 10), (6, 1, 6), (7, 1, 7)],
)
def test_two_bonus_cards_each_are_dealt_or_one_with_six_or_seven(
    seats: int, each: int, in_all: int
) -> None:
    match = begin(seats, bonus_cards=True)
    open_round(match)
    hands = [match.view(seat)["seats"][seat]["bonus"] for seat in range(seats)]
    assert [len(hand) for hand in hands] == [each] * seats
    assert sum(map(len, hands)) == in_all


@pytest.mark.rule("BO2", "17.3")
def test_bonus_cards_are_dealt_seat_by_seat_after_stocking_and_before_the_first_throw() -> None:
    match = begin(3, bonus_cards=True)
    for bill in [40, 40, 40, 40, 40]:
        match.play(HOUSE, f"bill {bill}")
    assert "bonus 30 30" not in match.moves(HOUSE)
    match.play(HOUSE, "bill 40")
    for seat, cards in enumerate(["30 70", "40 40", "30 50"]):
        assert "turn" not in match.view()
        events = match.play(HOUSE, f"bonus {cards}")
        assert [event.as_json()["seat"] for event in events] == [seat]
    assert match.view()["turn"] == 0
    assert [match.view(seat)["seats"][seat]["bonus"] for seat in range(3)] == [
        [30, 70],
        [40, 40],
        [30, 50],
    ]


@pytest.mark.rule("BO2")
def test_from_the_first_seat_on_whoever_has_the_start_marker() -> None:
    match = bonus_table()
    win(match, "30 30, 70 70", 1)
    chance(match)
    assert match.view()["start"] == 1
    open_round(match, bonus="40 40, 50 50")
    assert match.view()["turn"] == 1
    assert match.view(0)["seats"][0]["bonus"] == [40, 40]


@pytest.mark.rule("BO2", "BO6")
def test_no_more_cards_of_a_value_are_dealt_than_there_are() -> None:
    match = begin(3, bonus_cards=True)
    for _ in range(6):
        match.play(HOUSE, "bill 40")
    assert len(match.moves(HOUSE)) == 15
    match.play(HOUSE, "bonus 30 40")
    assert "bonus 30 30" not in match.moves(HOUSE)
    assert refused(match, HOUSE, "bonus 30 30") == "these cards cannot be dealt now. (BO2)"
    match.play(HOUSE, "bonus 30 50")
    assert all("30" not in deal for deal in match.moves(HOUSE))


@pytest.mark.rule("BO2")
def test_all_ten_cards_are_shuffled_again_for_the_next_round() -> None:
    match = bonus_table()
    win(match, "30 30, 70 70", 1)
    chance(match)
    open_round(match, bonus="30 30, 70 70")
    assert match.view(0)["seats"][0]["bonus"] == [30, 30]


@pytest.mark.rule("BO2", "A31")
def test_nobody_sees_the_cards_of_others_nor_the_rest() -> None:
    match = table("30 40, 50 60")
    for viewer in [0, 1, PUBLIC]:
        chairs = match.view(viewer)["seats"]
        assert [seat for seat in (0, 1) if "bonus" in chairs[seat]] == [viewer] * (viewer < 2)
    other = table("30 40, 70 70")
    assert other.view(0) == match.view(0)
    assert other.view(PUBLIC) == match.view(PUBLIC)


@pytest.mark.rule("BO3", "T10")
def test_a_bill_of_the_value_of_a_bonus_card_raises_the_die() -> None:
    match = bonus_table()
    win(match, "40 70, 50 60", 2)
    events = play(match, "reveal 40, -")
    assert announced(match) == [2, 1]
    said = "Red showed the bonus card $40,000: the announcement die is at 2."
    assert told(match, events) == [said, "Round 1: Red +$40,000, Blue +$90,000."]


@pytest.mark.rule("BO3", "T11")
def test_a_card_raises_the_die_once_however_many_such_bills_were_won() -> None:
    match = bonus_table()
    win(match, "30 70, 50 60", 1)
    play(match, "reveal 30, -")
    assert announced(match) == [2, 1]
    win(match, "40 70, 50 60", 1, 2, bills=TWICE_40)
    assert match.scores() == [30 + 2 * 40, 2 * 90]
    play(match, "reveal 40, -")
    assert announced(match) == [3, 1]


@pytest.mark.rule("BO3")
def test_bills_of_earlier_rounds_satisfy_no_card() -> None:
    match = bonus_table()
    win(match, "50 70, 50 60", 2)
    play(match, "reveal -, -")
    win(match, "40 70, 50 60", 1)
    play(match, "reveal -, -")
    assert announced(match) == [1, 1]


@pytest.mark.rule("BO4", "T12")
def test_two_equal_cards_are_both_satisfied_by_one_bill() -> None:
    match = bonus_table()
    win(match, "40 40, 50 60", 2)
    events = play(match, "reveal 40 40, -")
    assert announced(match) == [3, 1]
    said = "Red showed the bonus cards $40,000 and $40,000: the announcement die is at 3."
    assert told(match, events) == [said, "Round 1: Red +$40,000, Blue +$90,000."]


@pytest.mark.rule("BO4")
def test_two_bills_satisfy_two_equal_cards_no_more_than_one_bill_does() -> None:
    match = bonus_table()
    win(match, "40 40, 50 60", 1, 2, bills=TWICE_40)
    play(match, "reveal 40 40, -")
    assert announced(match) == [3, 1]


@pytest.mark.rule("BO4", "A28")
def test_two_different_cards_are_looked_at_each_for_itself() -> None:
    match = bonus_table()
    win(match, "30 40, 50 60", 2)
    play(match, "reveal 40, -")
    assert announced(match) == [2, 1]
    win(match, "30 40, 50 60", 1, 2)
    play(match, "reveal 30 40, -")
    assert announced(match) == [4, 1]


@pytest.mark.rule("D17", "A28", "BO3")
def test_thirty_and_twice_sixty_raise_the_die_by_two() -> None:
    match = bonus_table()
    win(match, "30 60, 40 50", 1, 2, 3, bills="30, 60, 60, 40, 40, 90")
    assert match.scores() == [150, 90]
    play(match, "reveal 30 60, -")
    assert announced(match) == [3, 1]


@pytest.mark.rule("BO5", "T13", "E34")
def test_the_die_never_shows_more_than_six() -> None:
    match = bonus_table()
    for value, casino, shows in [(30, 1, 3), (30, 1, 5), (40, 2, 6), (40, 2, 6)]:
        win(match, f"{value} {value}, 50 50", casino)
        play(match, f"reveal {value} {value}, -")
        assert announced(match) == [shows, 1]
    assert match.over


def lost_wishes(match: Match, rounds: int) -> None:
    """Rounds in which no bonus card comes true."""
    for _ in range(rounds):
        win(match, "50 70, 50 70", 1)
        play(match, "reveal -, -")


@pytest.mark.rule("BO5", "T14")
def test_an_announcement_die_at_three_brings_150() -> None:
    match = bonus_table()
    lost_wishes(match, 3)
    win(match, "40 40, 50 60", 2)
    money = match.scores()
    events = play(match, "reveal 40 40, -")
    assert match.over
    assert match.scores() == [money[0] + 150, money[1] + 50]
    assert told(match, events)[2:4] == [
        "Red got $150,000 for an announcement die at 3.",
        "Blue got $50,000 for an announcement die at 1.",
    ]


@pytest.mark.rule("BO5", "A29")
def test_everybody_gets_50_for_the_die_they_began_with() -> None:
    match = bonus_table()
    lost_wishes(match, 4)
    assert announced(match) == [1, 1]
    assert match.scores() == [4 * 30 + 50, 4 * 90 + 50]
    assert match.places() == [2, 1]
    assert match.record.result == [(170, 2), (410, 1)]


@pytest.mark.rule("BO5", "B14")
def test_what_the_die_brings_is_added_only_when_the_game_is_over() -> None:
    match = bonus_table()
    win(match, "30 30, 50 50", 1)
    play(match, "reveal 30 30, -")
    assert match.scores() == [30, 90]
    assert match.view(0)["seats"][0]["money"] == 30


@pytest.mark.rule("BO6", "A26")
def test_there_are_two_cards_each_of_30_40_50_60_and_70() -> None:
    match = begin(5, bonus_cards=True)
    stock = ["60"] * 5 + ["70"]
    play(match, *(f"bill {bill}" for bill in stock))
    values = {value for deal in match.moves(HOUSE) for value in deal.split()[1:]}
    assert values == {"30", "40", "50", "60", "70"}
    play(match, *(f"bonus {value} {value}" for value in sorted(values)))
    assert match.view()["turn"] == 0


@pytest.mark.rule("BO7", "B14")
def test_the_bonus_is_no_bill_and_breaks_no_tie() -> None:
    match = bonus_table()
    win(match, "30 30, 50 50", 1)
    play(match, "reveal 30 30, -")
    for blue in ["6", "6", "1 2"]:
        win(match, "30 40, 50 50", 5, blue=blue)
        play(match, "reveal -, -")
    assert announced(match) == [3, 1]
    assert match.scores() == [30 + 3 * 70 + 150, 3 * 90 + 30 + 40 + 50] == [390, 390]
    assert [chair["bills"] for chair in match.view()["seats"]] == [4, 5]
    assert match.places() == [2, 1]


@pytest.mark.rule("A26")
def test_other_values_can_be_chosen_for_the_cards() -> None:
    match = bonus_table(bonus_values="20,20,30,30,40,40,50,50,60,100")
    win(match, "20 60, 20 30", 1, bills="20 10, 30, 30, 30, 30, 90")
    play(match, "reveal 20, -")
    assert announced(match) == [2, 1]


@pytest.mark.rule("A26", "BO2")
def test_a_value_that_is_there_once_is_dealt_once() -> None:
    match = bonus_table(bonus_values="10,20,30,40,50,60,70,80,90,100")
    play(match, *["bill 30"] * 6)
    assert "bonus 20 20" not in match.moves(HOUSE)
    assert len(match.moves(HOUSE)) == 45
    play(match, "bonus 10 100")
    assert refused(match, HOUSE, "bonus 10 20") == "these cards cannot be dealt now. (BO2)"


@pytest.mark.rule("A26")
@pytest.mark.parametrize(
    "values", ["30", "30,30,40,40,50,50,60,60,70", "5,30,40,40,50,50,60,60,70,70"]
)
def test_there_are_ten_values_from_10_to_100(values: str) -> None:
    with pytest.raises(SetupError, match="option bonus_values can be ten values from 10 to 100"):
        bonus_table(bonus_values=values)


@pytest.mark.rule("A26")
def test_values_may_be_named_in_any_order() -> None:
    match = bonus_table(bonus_values="70,70,60,60,50,50,40,40,30,30")
    assert match.record.options == {"bonus_cards": "on", "bonus_counts": "events"}


@pytest.mark.rule("A27")
def test_a_bonus_card_is_nothing_but_its_value() -> None:
    match = table("30 30, 70 70")
    assert match.view(0)["seats"][0]["bonus"] == [30, 30]
    assert set(match.moves(HOUSE)) == {f"roll {a} {b}" for a in range(1, 7) for b in range(a, 7)}


@pytest.mark.rule("A31")
def test_cards_that_are_not_satisfied_stay_secret() -> None:
    match = bonus_table()
    win(match, "30 40, 50 60", 2)
    assert match.moves(HOUSE) == ["reveal 40, -"]
    for words in ["reveal 30 40, -", "reveal -, -", "reveal 40, 50"]:
        assert refused(match, HOUSE, words) == "that is not what there is to show. (A31)"
    play(match, "reveal 40, -")
    for viewer in [1, PUBLIC]:
        said = " ".join(told(match, match.events(viewer)))
        assert "$40,000: the announcement die" in said
        assert "Bonus cards for Red" not in said


@pytest.mark.rule("A31")
def test_everybodys_cards_are_revealed_at_once_seat_by_seat() -> None:
    match = begin(3, bonus_cards=True)
    open_round(match, bills="40, 50, 60", bonus="40 50, 50 60, 40 70", dice=(1, 1, 1))
    for face in "123":
        turn(match, face, f"place {face}")
    play(match, "reveal 40, 50, -")
    assert announced(match) == [2, 2, 1]


@pytest.mark.rule("17.1", "BO1")
@pytest.mark.parametrize(
    ("option", "said"),
    [
        ({"bonus_values": "20," * 9 + "30"}, "needs bonus_cards. (17.1)"),
        ({"bonus_cards": True, "seats": 8}, "bonus_cards is for 2 to 7 seats, not 8"),
    ],
)
def test_what_bonus_cards_need(option: dict[str, Value], said: str) -> None:
    seats = int(option.pop("seats", 2))
    with pytest.raises(SetupError) as trouble:
        begin(seats, **option)
    assert said in str(trouble.value)
