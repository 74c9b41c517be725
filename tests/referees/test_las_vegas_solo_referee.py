"""The solo referee against the vectors of the rules file, and against itself at random."""

import random
from collections.abc import Mapping

import pytest

from .las_vegas_solo import (
    BILLS,
    COLOURS,
    HOUSE,
    OPPONENTS,
    OWN,
    SEAT,
    Referee,
    awards,
    by_colour,
    full_deck,
    no_dice,
    ranking,
)

PLAIN_STOCKING = [[50]] * 6
EIGHT_ONES = "scatter 1 1 1 1 1 1 1 1"
EIGHT_SIXES = "scatter 6 6 6 6 6 6 6 6"

Plan = dict[int, list[int]]
"""For each colour the casinos of its dice, in the order in which they will be placed."""


def stock(referee: Referee, bills: list[list[int]]) -> None:
    for casino in bills:
        for bill in casino:
            referee.play(HOUSE, f"bill {bill}")


def after_stocking(options: Mapping[str, object] | None = None) -> Referee:
    referee = Referee(1, options or {})
    stock(referee, PLAIN_STOCKING)
    return referee


def throw_out(referee: Referee, colour: int, words: str) -> None:
    referee.play(HOUSE, f"opponent {colour}")
    referee.play(HOUSE, words)


def ready_to_roll(options: Mapping[str, object] | None = None) -> Referee:
    """Opponent 8 lies on casino 6, and opponent 7 too if two are thrown out."""
    referee = after_stocking(options)
    throw_out(referee, 8, EIGHT_SIXES)
    if referee.two_scattered:
        throw_out(referee, 7, EIGHT_SIXES)
    return referee


def throw_and_place(referee: Referee, dice: str, face: int) -> None:
    referee.play(HOUSE, f"roll {dice}")
    referee.play(SEAT, f"place {face}")


def play_group(referee: Referee, plan: Plan) -> int:
    """Each colour shows where its next die is to go; the lowest face is placed. Counts rolls."""
    rolls = 0
    left = {colour: list(faces) for colour, faces in plan.items() if faces}
    while left:
        dice = [str(left[colour][0]) if colour in left else "-" for colour in COLOURS]
        face = min(faces[0] for faces in left.values())
        throw_and_place(referee, " ".join(dice), face)
        for colour in list(left):
            if left[colour][0] == face:
                left[colour].pop(0)
            if not left[colour]:
                del left[colour]
        rolls += 1
    return rolls


def play_round(referee: Referee, plan: Plan) -> None:
    """Half of each colour's dice with the first group, a larger half with the second."""
    play_group(referee, {colour: faces[: len(faces) // 2] for colour, faces in plan.items()})
    play_group(referee, {colour: faces[len(faces) // 2 :] for colour, faces in plan.items()})


def counts(*numbers: int) -> dict[int, int]:
    return dict(zip(COLOURS, numbers, strict=True))


def dice_on(referee: Referee, number: int) -> list[int]:
    return by_colour(referee.casinos[number - 1].dice)


def money_after(own: int, others: int) -> Referee:
    referee = Referee(1, {})
    referee.won[OWN] = [own]
    referee.won[2] = [others - 10]
    referee.won[5] = [10]
    return referee


def test_s1_the_deck_has_59_bills_worth_3000() -> None:
    assert len(full_deck()) == 59
    assert sum(full_deck()) == 3000
    assert Referee(1, {}).table()["deck"] == 59


def test_s1_nothing_lies_there_at_first() -> None:
    assert Referee(1, {}).table() == {
        "round": 1,
        "casinos": [{"bills": [], "dice": [0] * 8}] * 6,
        "scattered": [],
        "group": None,
        "stock": [0] * 8,
        "later": [0] * 8,
        "rolled": None,
        "money": [0] * 8,
        "bills": [0] * 8,
        "deck": 59,
        "under": [],
    }


def test_s1_each_casino_is_stocked_until_it_holds_fifty_or_more() -> None:
    referee = Referee(1, {})
    stock(referee, [[30, 10, 100], [40]])
    assert referee.casinos[0].table()["bills"] == [100, 30, 10]
    assert referee.casinos[1].table()["bills"] == [40]
    stock(referee, [[10], [50], [60], [70]])
    assert referee.refusal(HOUSE, "opponent 2") is not None
    stock(referee, [[20, 20, 20]])
    assert referee.refusal(HOUSE, "bill 50") is not None
    assert referee.refusal(HOUSE, "opponent 2") is None


def test_s2_only_an_opponent_is_thrown_out() -> None:
    referee = after_stocking()
    for words in ["opponent 1", "opponent 9", "opponent 0", "opponent", "opponent 02", EIGHT_ONES]:
        assert referee.refusal(HOUSE, words) is not None
    for colour in OPPONENTS:
        assert referee.refusal(HOUSE, f"opponent {colour}") is None


def test_s2_each_die_of_the_opponent_goes_to_the_casino_it_shows() -> None:
    referee = after_stocking()
    referee.play(HOUSE, "opponent 3")
    assert referee.table()["scattered"] == []
    assert referee.table()["group"] is None
    for words in [
        "scatter 1 1 2 4 5 5 6",
        "scatter 1 1 2 4 5 5 6 6 6",
        "scatter 1 2 1 4 5 5 6 6",
        "scatter 1 1 2 4 5 5 6 7",
        "scatter 1 1 2 4 5 5 6 -",
        "scatter  1 1 2 4 5 5 6 6",
        "opponent 4",
    ]:
        assert referee.refusal(HOUSE, words) is not None
    referee.play(HOUSE, "scatter 1 1 2 4 5 5 6 6")
    assert [dice_on(referee, number)[2] for number in range(1, 7)] == [2, 1, 0, 1, 2, 2]
    assert sum(sum(dice_on(referee, number)) for number in range(1, 7)) == 8
    assert referee.table()["scattered"] == [3]


def test_t16_two_groups_of_28_four_of_each_colour_and_seven_dice_in_the_first_roll() -> None:
    table = ready_to_roll().table()
    assert table["group"] == 1
    assert table["stock"] == [4, 4, 4, 4, 4, 4, 4, 0]
    assert table["later"] == [4, 4, 4, 4, 4, 4, 4, 0]
    assert ready_to_roll().refusal(HOUSE, "roll 1 2 3 4 5 6 1 -") is None


def test_t17_with_two_scattered_two_groups_of_24_and_six_dice_in_the_first_roll() -> None:
    referee = after_stocking({"two_scattered": True})
    throw_out(referee, 8, EIGHT_SIXES)
    assert referee.table()["group"] is None
    assert referee.table()["scattered"] == [8]
    assert referee.refusal(HOUSE, "roll 1 2 3 4 5 6 1 -") is not None
    assert referee.refusal(HOUSE, "opponent 8") is not None
    throw_out(referee, 2, EIGHT_ONES)
    table = referee.table()
    assert table["scattered"] == [8, 2]
    assert table["stock"] == [4, 0, 4, 4, 4, 4, 4, 0]
    assert table["later"] == [4, 0, 4, 4, 4, 4, 4, 0]
    assert referee.refusal(HOUSE, "roll 1 - 3 4 5 6 1 -") is None
    assert referee.refusal(HOUSE, "opponent 3") is not None


@pytest.mark.parametrize(
    ("own", "groups"),
    [(8, (4, 4)), (7, (3, 4)), (6, (3, 3)), (5, (2, 3)), (4, (2, 2)), (2, (1, 1)), (1, (0, 1))],
)
def test_t18_t19_the_larger_half_of_the_own_dice_is_in_the_second_group(
    own: int, groups: tuple[int, int]
) -> None:
    referee = ready_to_roll({"own_dice": own})
    assert (referee.stock[OWN], referee.later[OWN]) == groups
    assert by_colour(referee.stock)[1:] == [4, 4, 4, 4, 4, 4, 0]
    assert by_colour(referee.later)[1:] == [4, 4, 4, 4, 4, 4, 0]


def test_e38_with_one_own_die_the_first_group_is_thrown_without_it() -> None:
    referee = ready_to_roll({"own_dice": 1})
    assert referee.refusal(HOUSE, "roll 1 2 3 4 5 6 1 -") is not None
    assert referee.refusal(HOUSE, "roll - 2 3 4 5 6 1 -") is None
    play_group(referee, {colour: [1] * 4 for colour in range(2, 8)})
    assert referee.group == 2
    assert referee.refusal(HOUSE, "roll 1 2 3 4 5 6 1 -") is None


def test_s4_the_choice_is_among_the_values_rolled() -> None:
    referee = ready_to_roll()
    assert referee.moves(SEAT) == []
    referee.play(HOUSE, "roll 5 2 5 4 2 2 5 -")
    assert referee.owing() == [SEAT]
    assert referee.moves(SEAT) == ["place 2", "place 4", "place 5"]
    assert referee.moves(1) == []
    assert referee.table()["rolled"] == "5 2 5 4 2 2 5 -"
    assert referee.table()["stock"] == [4, 4, 4, 4, 4, 4, 4, 0]
    for words in ["place 1", "place 6", "place", "place 02", "pass", "roll 5 2 5 4 2 2 5 -"]:
        assert referee.refusal(SEAT, words) is not None
    assert referee.refusal(HOUSE, "place 2") is not None


def test_s4_all_dice_of_the_value_are_placed_and_the_others_go_back_to_the_group() -> None:
    referee = ready_to_roll()
    throw_and_place(referee, "5 2 5 4 2 2 5 -", 2)
    assert dice_on(referee, 2) == [0, 1, 0, 0, 1, 1, 0, 0]
    assert dice_on(referee, 4) == [0] * 8
    assert dice_on(referee, 5) == [0] * 8
    table = referee.table()
    assert table["stock"] == [4, 3, 4, 4, 3, 3, 4, 0]
    assert table["later"] == [4, 4, 4, 4, 4, 4, 4, 0]
    assert table["rolled"] is None
    assert referee.owing() == [HOUSE]


def test_e37_the_group_goes_on_without_the_own_dice() -> None:
    referee = ready_to_roll()
    for _ in range(4):
        throw_and_place(referee, "3 1 1 1 1 1 1 -", 3)
    assert referee.table()["stock"] == [0, 4, 4, 4, 4, 4, 4, 0]
    assert referee.refusal(HOUSE, "roll 3 1 1 1 1 1 1 -") is not None
    assert referee.refusal(HOUSE, "roll - 1 1 1 1 1 1 -") is None


def test_a46_the_second_group_waits_until_the_first_is_empty() -> None:
    referee = ready_to_roll()
    plan = {colour: [1] * 4 for colour in range(1, 8)}
    for _ in range(3):
        throw_and_place(referee, "1 1 1 1 1 1 1 -", 1)
    assert referee.table()["group"] == 1
    throw_and_place(referee, "1 1 1 1 1 1 1 -", 1)
    assert referee.owing() == [HOUSE]
    table = referee.table()
    assert (table["group"], table["stock"]) == (2, [4, 4, 4, 4, 4, 4, 4, 0])
    assert table["later"] == [0] * 8
    assert play_group(referee, plan) == 4
    assert referee.owing() == []


def test_a_group_can_take_28_rolls() -> None:
    referee = ready_to_roll()
    for turn in range(28):
        assert referee.group == 1
        thrown = [colour for colour in COLOURS if referee.stock[colour] > 0]
        dice = ["-"] * 8
        for colour in thrown:
            dice[colour - 1] = "2"
        dice[thrown[0] - 1] = "1"
        throw_and_place(referee, " ".join(dice), 1)
        assert sum(referee.stock.values()) == (27 - turn if turn < 27 else 28)
    assert referee.group == 2


@pytest.mark.parametrize(
    "words",
    [
        "roll",
        "roll 1 2 3 4 5 6 1",
        "roll 1 2 3 4 5 6 1 1",
        "roll 1 2 3 4 5 6 - -",
        "roll 1 2 3 4 5 6 7 -",
        "roll 1 2 3 4 5 6 0 -",
        "roll 1 2 3 4 5 6 1 - ",
        "roll  1 2 3 4 5 6 1 -",
        "roll 1 2 3 4 5 6 1 - -",
        "Roll 1 2 3 4 5 6 1 -",
        "bill 50",
        "opponent 2",
        "",
    ],
)
def test_rolls_that_cannot_be_are_refused(words: str) -> None:
    assert ready_to_roll().refusal(HOUSE, words) is not None


def test_bills_that_cannot_be_are_refused() -> None:
    referee = Referee(1, {})
    for words in ["bill 110", "bill 15", "bill", "bill  50", "bill 050", "bill rainbow", ""]:
        assert referee.refusal(HOUSE, words) is not None
    stock(referee, [[100]] * 5)
    assert referee.refusal(HOUSE, "bill 100") is not None
    assert referee.refusal(SEAT, "bill 90") is not None
    with pytest.raises(ValueError, match="has to turn up"):
        referee.play(HOUSE, "bill 100")


def test_b8_ties_are_struck_out_once() -> None:
    assert ranking(counts(1, 2, 4, 2, 0, 3, 0, 0)) == [3, 6, 1]
    assert ranking(counts(2, 1, 2, 1, 0, 0, 0, 0)) == []
    assert ranking(no_dice()) == []


def test_b9_bills_go_from_the_highest_down_one_each() -> None:
    assert awards(counts(5, 3, 3, 1, 0, 0, 0, 0), [10, 80, 30]) == {1: 80, 4: 30}
    assert awards(counts(0, 2, 3, 1, 0, 0, 0, 0), [20, 70]) == {3: 70, 2: 20}


def scored_game() -> Referee:
    """The dice by colour at the end of the one round:

    casino 1: 4 2 0 0 0 0 1 2    casino 2: nobody             casino 3: 3 3 0 0 8 0 0 0
    casino 4: 1 0 1 0 0 0 7 2    casino 5: 0 2 2 0 0 8 0 0    casino 6: 0 1 5 8 0 0 0 4
    """
    referee = Referee(1, {})
    stock(referee, [[10, 30, 80], [20, 70], [90], [60], [10, 20, 50], [40, 100]])
    throw_out(referee, 8, "scatter 1 1 4 4 6 6 6 6")
    plan: Plan = {
        1: [1, 1, 1, 1, 3, 3, 3, 4],
        2: [1, 1, 3, 3, 3, 5, 5, 6],
        3: [4, 5, 5, 6, 6, 6, 6, 6],
        4: [6] * 8,
        5: [3] * 8,
        6: [5] * 8,
        7: [4, 4, 4, 4, 4, 4, 4, 1],
    }
    play_round(referee, plan)
    return referee


def test_s5_the_round_is_scored_as_in_the_base_game_with_eight_colours() -> None:
    referee = scored_game()
    table = referee.table()
    assert table["money"] == [80, 0, 40, 100, 90, 50, 90, 0]
    assert table["bills"] == [1, 0, 1, 1, 1, 1, 2, 0]
    assert table["under"] == [10, 70, 20, 20, 10]
    assert table["deck"] == 59 - 7
    assert referee.scores() == [80]
    assert referee.places() == [2]


def test_b12_the_table_is_cleared_when_the_game_is_over() -> None:
    referee = scored_game()
    table = referee.table()
    assert referee.owing() == []
    assert table["casinos"] == [{"bills": [], "dice": [0] * 8}] * 6
    assert (table["round"], table["group"], table["rolled"]) == (1, None, None)
    assert (table["stock"], table["later"]) == ([0] * 8, [0] * 8)
    assert table["scattered"] == [8]
    assert referee.moves(SEAT) == []
    assert referee.refusal(HOUSE, "bill 50") == "The game is over."
    assert referee.refusal(SEAT, "place 1") == "The game is over."


def test_e5_everybody_tied_everywhere_sends_all_bills_under_the_deck() -> None:
    referee = after_stocking()
    throw_out(referee, 8, EIGHT_ONES)
    play_round(referee, {colour: [1] * 8 for colour in range(1, 8)})
    table = referee.table()
    assert table["money"] == [0] * 8
    assert table["under"] == [50] * 6
    assert referee.places() == [2]


@pytest.mark.parametrize(("own", "others", "place"), [(110, 100, 1), (100, 100, 2), (90, 100, 2)])
def test_a47_only_strictly_more_than_all_opponents_together_wins(
    own: int, others: int, place: int
) -> None:
    referee = money_after(own, others)
    assert referee.places() == [place]
    assert referee.scores() == [own]


def test_a44_four_rounds_add_up_and_new_opponents_are_named_each_round() -> None:
    referee = Referee(1, {"solo_rounds": 4, "two_scattered": True})
    for number, bill in enumerate([50, 60, 70, 80], start=1):
        assert referee.table()["round"] == number
        assert referee.table()["scattered"] == []
        stock(referee, [[bill]] * 5 + [[90]])
        assert referee.refusal(HOUSE, "opponent 8") is None
        throw_out(referee, 8, EIGHT_SIXES)
        throw_out(referee, 7, EIGHT_ONES)
        tied = {colour: [6] * 8 for colour in range(3, 7)}
        play_round(referee, {1: [2] * 8, 2: [1, 1, 1, 1, 6, 6, 6, 6], **tied})
    table = referee.table()
    assert table["money"] == [260, 360, 0, 0, 0, 0, 260, 0]
    assert table["bills"] == [4, 4, 0, 0, 0, 0, 4, 0]
    assert table["deck"] == 59 - 12
    assert (table["round"], table["group"], referee.owing()) == (4, None, [])
    assert table["under"] == [50] * 3 + [60] * 3 + [70] * 3 + [80] * 3
    assert referee.places() == [2]


@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_18_5_so_many_rounds_and_totals_are_compared_at_the_end(rounds: int) -> None:
    """Opponents keep their bills, and any of them may be thrown out again (18.7)."""
    referee = Referee(1, {"solo_rounds": rounds})
    bills = [[70, 60] + [50] * 4, [70] * 4 + [60] * 2, [90] * 5 + [80], [100] * 5 + [80]]
    for number in range(1, rounds + 1):
        assert referee.owing() == [HOUSE]
        assert (referee.table()["round"], referee.table()["scattered"]) == (number, [])
        stock(referee, [[bill] for bill in bills[number - 1]])
        throw_out(referee, 8, EIGHT_ONES if number == 1 else EIGHT_SIXES)
        own = 2 if number == 1 else 1
        play_round(referee, {1: [own] * 8, **{colour: [6] * 8 for colour in range(2, 8)}})
    assert referee.owing() == []
    money = [[60, 130, 220, 320], [70, 70, 70, 70]]
    assert [referee.money()[0], referee.money()[7]] == [won[rounds - 1] for won in money]
    assert referee.places() == ([2] if rounds == 1 else [1])


def test_a4_bills_go_under_the_deck_in_casino_order_over_the_rounds() -> None:
    referee = Referee(1, {"solo_rounds": 4})
    for bills in [[[10, 30, 80], [50], [60], [20, 90], [50], [50]], [[70]] * 5 + [[20, 100]]]:
        stock(referee, bills)
        throw_out(referee, 8, EIGHT_SIXES)
        play_round(referee, {colour: [6] * 8 for colour in range(1, 8)})
    assert referee.under == [80, 30, 10, 50, 60, 90, 20, 50, 50, *[70] * 5, 100, 20]
    assert referee.table()["deck"] == 59


def test_known_bills_come_back_in_the_order_in_which_they_went_under() -> None:
    referee = Referee(1, {})
    referee.unknown, referee.under = [90], [20, 10, 80]
    assert referee.refusal(HOUSE, "bill 20") is not None
    referee.play(HOUSE, "bill 90")
    assert referee.refusal(HOUSE, "bill 10") is not None
    stock(referee, [[20, 10]])
    assert (referee.table()["under"], referee.table()["deck"]) == ([80], 1)


def test_e1_stocking_stops_when_the_deck_is_empty() -> None:
    referee = Referee(1, {})
    referee.unknown, referee.under = [90, 20], []
    stock(referee, [[90], [20]])
    assert referee.refusal(HOUSE, "opponent 2") is None


def test_e1_no_next_round_can_be_stocked_from_an_empty_deck() -> None:
    referee = Referee(1, {"solo_rounds": 4})
    referee.unknown = [50]
    referee.play(HOUSE, "bill 50")
    throw_out(referee, 8, EIGHT_SIXES)
    play_round(referee, {1: [1] * 8, **{colour: [6] * 8 for colour in range(2, 8)}})
    assert (referee.round, referee.table()["deck"]) == (2, 0)
    assert referee.refusal(HOUSE, "opponent 2") is None


@pytest.mark.parametrize("seats", [0, 2])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="one seat"):
        Referee(seats, {})


@pytest.mark.parametrize(
    "options",
    [
        {"own_dice": 0},
        {"own_dice": 9},
        {"own_dice": "8"},
        {"own_dice": True},
        {"two_scattered": 1},
        {"solo_rounds": 0},
        {"solo_rounds": 5},
        {"solo_rounds": "4"},
        {"big_dice": True},
    ],
)
def test_options_that_do_not_exist_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="option"):
        Referee(1, options)


def test_e1_an_unknown_bill_is_always_left_in_a_whole_game() -> None:
    """At most one bill of 50 or more per casino, 24 of them, 31 such bills."""
    assert sum(copies for value, copies in BILLS.items() if value >= 50) == 31


def random_house_move(referee: Referee, chance: random.Random) -> str:
    if referee.phase == "stocking":
        return f"bill {chance.choice(referee.unknown or referee.under[:1])}"
    if referee.phase == "opponent":
        waiting = [colour for colour in OPPONENTS if colour not in referee.scattered]
        return f"opponent {chance.choice(waiting)}"
    if referee.phase == "scatter":
        return "scatter " + " ".join(str(die) for die in sorted(chance.choices(range(1, 7), k=8)))
    dice = [str(chance.randint(1, 6)) if number else "-" for number in by_colour(referee.stock)]
    return "roll " + " ".join(dice)


def check_conservation(referee: Referee) -> None:
    lying = [bill for casino in referee.casinos for bill in casino.bills]
    won = [bill for bills in referee.won.values() for bill in bills]
    assert sorted(referee.unknown + referee.under + lying + won) == full_deck()
    for colour in COLOURS:
        placed = sum(casino.dice[colour] for casino in referee.casinos)
        dice = placed + referee.stock[colour] + referee.later[colour]
        if referee.group is not None:
            assert dice == (referee.own_dice if colour == OWN else 8)
        else:
            thrown_out = referee.owing() and colour in referee.scattered
            assert dice == (8 if thrown_out else 0)


def check_offers(referee: Referee) -> None:
    owing = referee.owing()
    assert len(owing) == 1
    words = [f"place {face}" for face in range(1, 7)]
    legal = [word for word in words if referee.refusal(SEAT, word) is None]
    assert legal == referee.moves(SEAT)
    assert bool(legal) == (SEAT in owing)


@pytest.mark.parametrize("own_dice", [8, 7, 4, 1])
@pytest.mark.parametrize("two_scattered", [False, True])
@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_bills_and_dice_are_conserved_in_random_games(
    own_dice: int, two_scattered: bool, rounds: int
) -> None:
    options = {"own_dice": own_dice, "two_scattered": two_scattered, "solo_rounds": rounds}
    for game in range(4):
        chance = random.Random(f"{options} {game}")
        referee = Referee(1, options)
        while referee.owing():
            check_conservation(referee)
            check_offers(referee)
            who = referee.owing()[0]
            if isinstance(who, int):
                words = chance.choice(referee.moves(who))
            else:
                words = random_house_move(referee, chance)
            referee.play(who, words)
        check_conservation(referee)
        check_the_end(referee, rounds)


def check_the_end(referee: Referee, rounds: int) -> None:
    table = referee.table()
    assert (table["round"], table["group"], table["rolled"]) == (rounds, None, None)
    money = referee.money()
    assert referee.scores() == money[:1]
    assert referee.places() == ([1] if money[0] > sum(money[1:]) else [2])
