"""The referee of the second way against the vectors of the rules, and itself at random."""

import random
from itertools import combinations

import pytest

from .las_vegas_second_way import Referee, awards
from .las_vegas_solo import COLOURS, HOUSE, by_colour, full_deck

PLAIN_STOCKING = [[10, 20, 30], [10, 20, 30], [10, 20, 30], [10, 20, 30], [10, 20, 30], [40] * 3]
ALL_ON_SIX = "scatter 66 66 66 66 66 66 66 66"
SCORE_SETUP = {"second_way_score_setup": True}

YELLOW, GREEN, VIOLET, RED = 1, 2, 3, 4


def stock(referee: Referee, bills: list[list[int]]) -> None:
    for casino in bills:
        for bill in casino:
            referee.play(HOUSE, f"bill {bill}")


def deal(referee: Referee) -> None:
    """Colours 1 2 to the first seat, 3 4 to the second, and so on."""
    for seat in range(referee.seats):
        referee.play(HOUSE, f"deal {2 * seat + 1} {2 * seat + 2}")


def ready_to_roll(seats: int = 2, first: list[int] | None = None) -> Referee:
    """All scattered dice lie on casino 6, where all colours tie."""
    referee = Referee(seats, {})
    stock(referee, [first or PLAIN_STOCKING[0], *PLAIN_STOCKING[1:]])
    referee.play(HOUSE, ALL_ON_SIX)
    deal(referee)
    return referee


def throw_and_place(referee: Referee, dice: str, face: int) -> None:
    referee.play(HOUSE, f"roll {dice}")
    referee.play(referee.active_seat(), f"place {face}")


def finish_round(referee: Referee) -> int:
    """Every colour left is thrown as a six and placed, which leaves an even board even."""
    turns = 0
    while referee.turn is not None:
        dice = ["6" if number else "-" for number in by_colour(referee.stock)]
        throw_and_place(referee, " ".join(dice), 6)
        turns += 1
    return turns


def reveal(referee: Referee) -> None:
    pairs = [f"{low} {high}" for low, high in referee.colours]
    referee.play(HOUSE, "reveal " + ", ".join(pairs))


def counts(*numbers: int) -> dict[int, int]:
    return dict(zip(COLOURS, [*numbers, *[0] * (8 - len(numbers))], strict=True))


def dice_on(referee: Referee, number: int) -> list[int]:
    return by_colour(referee.casinos[number - 1].dice)


def bills_on(referee: Referee, number: int) -> object:
    return referee.casinos[number - 1].table()["bills"]


def test_x1_nothing_lies_there_at_first() -> None:
    assert Referee(3, {}).table() == {
        "round": 1,
        "start": 0,
        "turn": None,
        "casinos": [{"bills": [], "dice": [0] * 8}] * 6,
        "stock": [0] * 8,
        "rolled": None,
        "colours": [[], [], []],
        "claimed": [[]] * 8,
        "money": [0, 0, 0],
        "bills": [0, 0, 0],
        "deck": 59,
    }


def test_x2_every_casino_gets_three_bills_whatever_their_value() -> None:
    referee = Referee(2, {})
    stock(referee, [[100, 90, 100], [10, 10]])
    assert bills_on(referee, 1) == [90, 100, 100]
    assert bills_on(referee, 2) == [10, 10]
    stock(referee, [[10], [20] * 3, [30] * 3, [40] * 3, [50] * 2])
    assert referee.refusal(HOUSE, ALL_ON_SIX) is not None
    referee.play(HOUSE, "bill 50")
    assert referee.table()["deck"] == 41
    assert referee.refusal(HOUSE, "bill 50") is not None
    assert referee.refusal(HOUSE, ALL_ON_SIX) is None


def test_x2_two_dice_of_each_colour_go_to_the_casinos_they_show() -> None:
    referee = Referee(2, {})
    stock(referee, PLAIN_STOCKING)
    referee.play(HOUSE, "scatter 35 11 26 44 15 66 23 12")
    assert dice_on(referee, 1) == [0, 2, 0, 0, 1, 0, 0, 1]
    assert dice_on(referee, 2) == [0, 0, 1, 0, 0, 0, 1, 1]
    assert dice_on(referee, 3) == [1, 0, 0, 0, 0, 0, 1, 0]
    assert dice_on(referee, 4) == [0, 0, 0, 2, 0, 0, 0, 0]
    assert dice_on(referee, 5) == [1, 0, 0, 0, 1, 0, 0, 0]
    assert dice_on(referee, 6) == [0, 0, 1, 0, 0, 2, 0, 0]
    assert referee.table()["claimed"] == [[]] * 8


@pytest.mark.parametrize(
    "words",
    [
        "scatter 35 11 26 44 15 66 23",
        "scatter 35 11 26 44 15 66 23 12 12",
        "scatter 53 11 26 44 15 66 23 12",
        "scatter 37 11 26 44 15 66 23 12",
        "scatter 3 11 26 44 15 66 23 12",
        "scatter 355 11 26 44 15 66 23 12",
        "scatter 3- 11 26 44 15 66 23 12",
        "scatter  35 11 26 44 15 66 23 12",
        "deal 1 2",
        "bill 50",
        "",
    ],
)
def test_scatters_that_cannot_be_are_refused(words: str) -> None:
    referee = Referee(2, {})
    stock(referee, PLAIN_STOCKING)
    assert referee.refusal(HOUSE, words) is not None


@pytest.mark.parametrize(("seats", "aside"), [(2, 4), (3, 2), (4, 0)])
def test_t20_the_set_up(seats: int, aside: int) -> None:
    referee = ready_to_roll(seats)
    assert [len(casino.bills) for casino in referee.casinos] == [3] * 6
    assert sum(sum(dice_on(referee, number)) for number in range(1, 7)) == 16
    assert referee.table()["stock"] == [6] * 8
    assert len(referee.colours_left()) == aside
    assert referee.refusal(HOUSE, "roll 1 2 3 4 5 6 1 2") is None
    assert (referee.table()["turn"], referee.owing()) == (0, [HOUSE])


def test_x3_each_seat_in_order_is_dealt_two_colours_that_are_left() -> None:
    referee = Referee(4, {})
    stock(referee, PLAIN_STOCKING)
    referee.play(HOUSE, ALL_ON_SIX)
    referee.play(HOUSE, "deal 2 5")
    assert referee.table()["colours"] == [[2, 5], [], [], []]
    assert referee.table()["turn"] is None
    for words in ["deal 2 3", "deal 1 5", "deal 4 3", "deal 3 3", "deal 3", "deal 3 4 6"]:
        assert referee.refusal(HOUSE, words) is not None
    for words in ["deal 8 9", "deal 0 1", "deal  1 3", "deal 01 3", "roll 1 1 1 1 1 1 1 1"]:
        assert referee.refusal(HOUSE, words) is not None
    referee.play(HOUSE, "deal 1 8")
    referee.play(HOUSE, "deal 3 4")
    assert referee.refusal(HOUSE, "deal 6 8") is not None
    referee.play(HOUSE, "deal 6 7")
    assert referee.table()["colours"] == [[2, 5], [1, 8], [3, 4], [6, 7]]
    assert referee.turn == 0


def test_x4_the_choice_is_among_the_values_rolled() -> None:
    referee = ready_to_roll()
    assert referee.moves(0) == []
    referee.play(HOUSE, "roll 5 2 5 4 2 2 5 5")
    assert referee.owing() == [0]
    assert referee.moves(0) == ["place 2", "place 4", "place 5"]
    assert referee.moves(1) == []
    assert referee.table()["rolled"] == "5 2 5 4 2 2 5 5"
    assert referee.table()["stock"] == [6] * 8
    for words in ["place 1", "place", "place 02", "pass"]:
        assert referee.refusal(0, words) is not None
    assert referee.refusal(1, "place 2") is not None
    with pytest.raises(ValueError, match="has to choose"):
        referee.play(0, "place 3")


def test_x4_the_dice_not_placed_return_to_the_stock_and_the_next_seat_plays() -> None:
    referee = ready_to_roll(3)
    throw_and_place(referee, "5 2 5 4 2 2 5 5", 2)
    assert dice_on(referee, 2) == [0, 1, 0, 0, 1, 1, 0, 0]
    assert referee.table()["stock"] == [6, 5, 6, 6, 5, 5, 6, 6]
    assert referee.table()["rolled"] is None
    assert referee.turn == 1
    throw_and_place(referee, "3 3 5 5 5 5 5 5", 3)
    assert referee.turn == 2
    throw_and_place(referee, "4 4 5 5 5 5 5 5", 4)
    assert referee.turn == 0


@pytest.mark.parametrize(
    "words",
    [
        "roll 1 1 1 1 1 1 1",
        "roll 1 1 1 1 1 1 1 -",
        "roll 1 1 1 1 1 1 1 7",
        "roll",
        "reveal 1 2, 3 4",
    ],
)
def test_rolls_that_cannot_be_are_refused(words: str) -> None:
    assert ready_to_roll().refusal(HOUSE, words) is not None


def test_x4_a_colour_without_dice_is_not_thrown() -> None:
    referee = ready_to_roll()
    for _ in range(6):
        throw_and_place(referee, "1 2 2 2 2 2 2 2", 1)
    assert referee.table()["stock"] == [0, 6, 6, 6, 6, 6, 6, 6]
    assert referee.refusal(HOUSE, "roll 1 1 1 1 1 1 1 1") is not None
    assert referee.refusal(HOUSE, "roll - 1 1 1 1 1 1 1") is None


def test_p5_violet_wins_the_higher_of_the_two_lowest_bills() -> None:
    referee = ready_to_roll(first=[20, 40, 90])
    referee.casinos[0].dice = counts(2, 2, 2, 0)
    throw_and_place(referee, "2 2 1 1 2 2 2 2", 1)
    assert referee.claimed[VIOLET] == [40]
    assert referee.claimed[RED] == [20]
    assert bills_on(referee, 1) == [90]
    assert dice_on(referee, 1) == [2, 2, 0, 0, 0, 0, 0, 0]
    assert referee.scores() == [0, 0]


def test_p5_the_tied_colours_then_fight_for_the_last_bill() -> None:
    referee = ready_to_roll(first=[20, 40, 90])
    referee.casinos[0].dice = counts(2, 2, 2, 0)
    throw_and_place(referee, "2 2 1 1 2 2 2 2", 1)
    throw_and_place(referee, "1 2 2 2 2 2 2 2", 1)
    assert (referee.claimed[YELLOW], referee.claimed[GREEN]) == ([90], [])
    assert dice_on(referee, 1) == [0, 2, 0, 0, 0, 0, 0, 0]
    throw_and_place(referee, "1 2 2 2 2 2 2 2", 1)
    assert dice_on(referee, 1) == [1, 2, 0, 0, 0, 0, 0, 0]


def test_d15_e40_short_of_bills_only_the_top_ranks_are_paid() -> None:
    assert awards(counts(3, 2, 1), [40, 90]) == {1: 90, 2: 40}
    referee = ready_to_roll(first=[40, 90, 100])
    referee.casinos[0].bills = [40, 90]
    referee.casinos[0].dice = counts(2, 2, 1)
    throw_and_place(referee, "1 2 2 2 2 2 2 2", 1)
    assert (referee.claimed[1], referee.claimed[2], referee.claimed[3]) == ([90], [40], [])
    assert dice_on(referee, 1) == [0, 0, 1, 0, 0, 0, 0, 0]
    assert bills_on(referee, 1) == []


def test_d16_x6_only_ties_win_nothing() -> None:
    assert awards(counts(2, 2), [40, 90]) == {}
    referee = ready_to_roll()
    throw_and_place(referee, "1 1 2 2 2 2 2 2", 1)
    assert bills_on(referee, 1) == [10, 20, 30]
    assert dice_on(referee, 1) == [1, 1, 0, 0, 0, 0, 0, 0]


def test_x5_a_single_untied_colour_wins_the_lowest_bill() -> None:
    assert awards(counts(5), [90, 40, 60]) == {1: 40}
    assert awards(counts(1, 4, 4, 3, 3), [20, 40, 90]) == {1: 20}


def test_x5_three_untied_colours_win_all_three_bills() -> None:
    assert awards(counts(1, 3, 2), [20, 40, 90]) == {2: 90, 3: 40, 1: 20}
    assert awards(counts(1, 3, 2, 5), [20, 40, 90]) == {4: 90, 2: 40, 3: 20}


def test_x5_equal_bills_are_won_one_each() -> None:
    assert awards(counts(1, 3), [40, 40, 90]) == {2: 40, 1: 40}


def test_x6_a_die_on_a_casino_without_bills_wins_nothing() -> None:
    assert awards(counts(1, 3), []) == {}


def test_x5_only_the_casino_just_used_is_scored() -> None:
    referee = ready_to_roll()
    referee.casinos[1].dice = counts(4)
    throw_and_place(referee, "1 1 2 2 2 2 2 2", 1)
    assert dice_on(referee, 2)[0] == 4
    assert bills_on(referee, 2) == [10, 20, 30]


def test_e39_untied_colours_of_the_set_up_are_paid_at_the_first_placement() -> None:
    referee = Referee(2, {})
    stock(referee, PLAIN_STOCKING)
    referee.play(HOUSE, "scatter 11 66 66 66 66 66 66 66")
    deal(referee)
    assert bills_on(referee, 1) == [10, 20, 30]
    throw_and_place(referee, "2 1 1 2 2 2 2 2", 1)
    assert referee.table()["claimed"] == [[10], [], [], [], [], [], [], []]
    assert dice_on(referee, 1) == [0, 1, 1, 0, 0, 0, 0, 0]


def test_a49_the_set_up_is_scored_if_that_is_wanted() -> None:
    """Casino 1: 2 of colour 2, one each of 1, 5, 8; casino 4: 2 of colour 4; casino 6: 2 of 6."""
    referee = Referee(2, SCORE_SETUP)
    stock(referee, PLAIN_STOCKING)
    referee.play(HOUSE, "scatter 12 11 36 44 15 66 23 12")
    table = referee.table()
    assert table["claimed"] == [[], [10], [40], [10], [10], [40], [], []]
    assert [bills_on(referee, number) for number in range(1, 7)] == [
        [20, 30],
        [10, 20, 30],
        [10, 20, 30],
        [20, 30],
        [20, 30],
        [40],
    ]
    assert dice_on(referee, 1) == [1, 0, 0, 0, 1, 0, 0, 1]
    assert dice_on(referee, 6) == [0] * 8
    assert (table["stock"], table["turn"]) == ([6] * 8, None)
    assert referee.refusal(HOUSE, "deal 1 2") is None


def test_x7_the_round_ends_when_the_stock_is_empty_and_the_colours_are_revealed() -> None:
    referee = ready_to_roll()
    assert finish_round(referee) == 6
    table = referee.table()
    assert (table["turn"], table["stock"], referee.owing()) == (None, [0] * 8, [HOUSE])
    for words in ["reveal 3 4, 1 2", "reveal 1 2,3 4", "reveal 1 2", "reveal 2 1, 3 4", "bill 50"]:
        assert referee.refusal(HOUSE, words) is not None
    assert referee.refusal(HOUSE, "roll - - - - - - - -") is not None
    assert referee.refusal(HOUSE, "reveal 1 2, 3 4") is None


def test_x7_e41_seats_take_the_bills_of_their_colours_and_the_others_are_discarded() -> None:
    referee = ready_to_roll()
    throw_and_place(referee, "1 2 2 2 2 2 2 2", 1)
    throw_and_place(referee, "1 2 2 2 2 2 2 2", 1)
    throw_and_place(referee, "2 2 3 2 2 2 2 2", 3)
    throw_and_place(referee, "2 2 2 2 2 2 2 4", 4)
    assert referee.table()["claimed"] == [[10, 20], [], [10], [], [], [], [], [10]]
    assert referee.scores() == [0, 0]
    referee.stock = counts()
    referee.turn, referee.phase = None, "reveal"
    reveal(referee)
    table = referee.table()
    assert (table["money"], table["bills"]) == ([30, 10], [2, 1])
    assert table["claimed"] == [[]] * 8
    assert sorted(referee.discarded) == [*[10] * 3, *[20] * 4, *[30] * 5, *[40] * 3]
    assert table["deck"] == 41


def test_x8_the_second_round_begins_anew_with_the_left_neighbour() -> None:
    referee = ready_to_roll(3)
    finish_round(referee)
    reveal(referee)
    table = referee.table()
    assert (table["round"], table["start"], table["turn"]) == (2, 1, None)
    assert table["casinos"] == [{"bills": [], "dice": [0] * 8}] * 6
    assert (table["stock"], table["colours"]) == ([0] * 8, [[], [], []])
    stock(referee, [[50] * 3, [60] * 3, [70] * 3, [80] * 3, [90] * 3, [100] * 3])
    assert referee.table()["deck"] == 23
    referee.play(HOUSE, ALL_ON_SIX)
    deal(referee)
    assert referee.turn == 1
    assert finish_round(referee) == 6
    reveal(referee)
    assert referee.owing() == []


def test_a51_discarded_bills_do_not_come_back() -> None:
    referee = Referee(2, {})
    stock(referee, [[100, 100, 100], [100, 100, 90], *[[20, 20, 30]] * 4])
    referee.play(HOUSE, ALL_ON_SIX)
    deal(referee)
    finish_round(referee)
    reveal(referee)
    assert len(referee.discarded) == 18
    for words in ["bill 100", "bill 20", "bill 15", "bill", "bill  50", "bill rainbow"]:
        assert referee.refusal(HOUSE, words) is not None
    assert referee.refusal(HOUSE, "bill 90") is None


def test_the_table_when_the_game_is_over() -> None:
    referee = ready_to_roll()
    referee.round, referee.start = 2, 1
    finish_round(referee)
    reveal(referee)
    table = referee.table()
    assert referee.owing() == []
    assert (table["round"], table["start"], table["turn"]) == (2, 1, None)
    assert table["casinos"] == [{"bills": [], "dice": [0] * 8}] * 6
    assert table["colours"] == [[1, 2], [3, 4]]
    assert table["claimed"] == [[]] * 8
    assert referee.refusal(HOUSE, "bill 50") == "The game is over."
    assert referee.moves(0) == []


def test_a52_a_tie_in_money_goes_to_more_bills_and_is_then_shared() -> None:
    referee = Referee(4, {})
    referee.won = [[90, 10], [40, 30, 30], [50, 40, 10], [100]]
    assert referee.scores() == [100] * 4
    assert referee.places() == [3, 1, 1, 4]
    referee.won = [[90, 20], [40, 30, 30], [], []]
    assert referee.places() == [1, 2, 3, 3]


@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        Referee(seats, {})


def test_18_4_the_first_seat_begins_unless_another_is_named() -> None:
    assert Referee(3, {}).table()["start"] == 0
    referee = Referee(3, {"first_player": 3})
    stock(referee, PLAIN_STOCKING)
    referee.play(HOUSE, ALL_ON_SIX)
    deal(referee)
    assert (referee.table()["start"], referee.turn) == (2, 2)
    finish_round(referee)
    reveal(referee)
    assert referee.table()["start"] == 0


def test_18_4_by_chance_it_is_the_very_first_move_of_the_house() -> None:
    referee = Referee(3, {"first_player": "random"})
    assert (referee.owing(), referee.table()["start"]) == ([HOUSE], None)
    for words in ["first 0", "first 4", "first", "bill 10", ALL_ON_SIX]:
        assert referee.refusal(HOUSE, words) is not None
    referee.play(HOUSE, "first 2")
    assert referee.refusal(HOUSE, "first 2") is not None
    stock(referee, PLAIN_STOCKING)
    referee.play(HOUSE, ALL_ON_SIX)
    deal(referee)
    assert (referee.table()["start"], referee.turn) == (1, 1)


@pytest.mark.parametrize(
    "options",
    [
        {"second_way_score_setup": 1},
        {"rainbow_cards": True},
        {"first_player": 3},
        {"first_player": 0},
        {"first_player": "youngest"},
    ],
)
def test_options_that_do_not_exist_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="option"):
        Referee(2, options)


def random_house_move(referee: Referee, chance: random.Random) -> str:
    if referee.phase == "first":
        return f"first {chance.randint(1, referee.seats)}"
    if referee.phase == "stocking":
        return f"bill {chance.choice(referee.deck)}"
    if referee.phase == "scatter":
        pairs = [sorted(chance.choices("123456", k=2)) for _ in COLOURS]
        return "scatter " + " ".join("".join(pair) for pair in pairs)
    if referee.phase == "deal":
        low, high = chance.choice(list(combinations(referee.colours_left(), 2)))
        return f"deal {low} {high}"
    if referee.phase == "reveal":
        return "reveal " + ", ".join(f"{low} {high}" for low, high in referee.colours)
    dice = [str(chance.randint(1, 6)) if number else "-" for number in by_colour(referee.stock)]
    return "roll " + " ".join(dice)


def check_bills(referee: Referee) -> None:
    lying = [bill for casino in referee.casinos for bill in casino.bills]
    claimed = [bill for bills in referee.claimed.values() for bill in bills]
    won = [bill for bills in referee.won for bill in bills]
    assert sorted(referee.deck + referee.discarded + lying + claimed + won) == full_deck()
    if referee.phase not in ("first", "stocking", "over"):
        assert len(lying) + len(claimed) == 18


def check_dice(referee: Referee) -> None:
    """Dice leave only for a bill: a colour without one has all its eight."""
    for colour in COLOURS:
        dice = referee.stock[colour] + sum(casino.dice[colour] for casino in referee.casinos)
        if referee.phase in ("first", "stocking", "scatter", "over"):
            assert dice == 0
        elif referee.claimed[colour]:
            assert dice <= 8 - len(referee.claimed[colour])
        else:
            assert dice == 8


def check_offers(referee: Referee) -> None:
    owing = referee.owing()
    assert len(owing) == 1
    words = [f"place {face}" for face in range(1, 7)]
    for seat in range(referee.seats):
        legal = [word for word in words if referee.refusal(seat, word) is None]
        assert legal == referee.moves(seat)
        assert bool(legal) == (seat in owing)


@pytest.mark.parametrize("score_setup", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bills_and_dice_are_conserved_in_random_games(seats: int, score_setup: bool) -> None:
    for game in range(20):
        chance = random.Random(f"{seats} {score_setup} {game}")
        first = chance.choice([1, 2, "random"])
        options = {"second_way_score_setup": score_setup, "first_player": first}
        referee = Referee(seats, options)
        starts: list[object] = []
        while referee.owing():
            starts.append(referee.table()["start"])
            check_bills(referee)
            check_dice(referee)
            check_offers(referee)
            who = referee.owing()[0]
            if isinstance(who, int):
                words = chance.choice(referee.moves(who))
            else:
                words = random_house_move(referee, chance)
            referee.play(who, words)
        check_bills(referee)
        check_dice(referee)
        assert (referee.round, referee.turn) == (2, None)
        assert starts[1] == (referee.start - 1) % seats
        assert starts[0] == (None if first == "random" else starts[1])
        assert referee.table()["deck"] == 59 - 36
