"""The referee against the vectors of the rules file, and against itself at random."""

import random
from collections import Counter
from itertools import combinations_with_replacement, pairwise, product

import pytest

from .cincinnati import ASK, CHALLENGE, COMMIT, HOUSE, PUT, Referee
from .cincinnati_dice import Dice, Duel, hierarchy, keeping_moves, meets_condition, table_order
from .cincinnati_table import CARDS, Card, full_deck

Options = dict[str, bool | int | str]

DEFAULT: Options = {
    "simultaneous_commit": False,
    "round1_replacement": "same",
    "tie_duel_equal": "again",
    "token_supply": "limited",
}
BUSTS = ["12456", "12356", "11235", "22456", "23356", "12446"]
"""Dice that meet no condition."""


def new_game(seats: int, **changes: bool | str) -> Referee:
    return Referee(seats, {**DEFAULT, **changes})


def dice_of(shown: str) -> Dice:
    return sorted(int(face) for face in shown)


def roll(referee: Referee, shown: str) -> None:
    referee.play(HOUSE, "roll " + " ".join(sorted(shown)))


def deal(referee: Referee, cards: str) -> None:
    for card in cards.split():
        referee.play(HOUSE, f"card {card}")


def sit(referee: Referee, letters: str) -> None:
    for seat, letter in enumerate(letters):
        referee.play(seat, f"sit {letter}")
    pairs = zip(letters, referee.dice, strict=True)
    words = [letter + "".join(str(face) for face in dice) for letter, dice in pairs]
    referee.play(HOUSE, " ".join(["lift", *words]))


def open_round(referee: Referee, cards: str, letters: str, dice: list[str]) -> None:
    """Cards, first throws and tables, up to the commitments for throw 2."""
    deal(referee, cards)
    for shown in dice:
        roll(referee, shown)
    sit(referee, letters)


def stand_all(referee: Referee) -> None:
    """All renounce one throw."""
    throw = referee.throw
    while referee.waiting_for == COMMIT and referee.throw == throw:
        for seat in referee.seats_owing():
            referee.play(seat, "stand")


def pass_all(referee: Referee) -> list[int]:
    """Nobody buys; the order in which they were asked."""
    asked = []
    while referee.waiting_for == ASK:
        asked.append(referee.seats_owing()[0])
        referee.play(asked[-1], "pass")
    return asked


def play_phases(referee: Referee, cards: str, letters: str, dice: list[str]) -> None:
    """A round in which the first throws are final, up to the first duel or the end."""
    open_round(referee, cards, letters, dice)
    stand_all(referee)
    stand_all(referee)
    pass_all(referee)


def duel_of(referee: Referee) -> Duel:
    assert referee.duel is not None
    return referee.duel


def fight(referee: Referee, dice: list[str]) -> None:
    """First throws of a bout, in duel order; everything after them is renounced."""
    for shown in dice:
        roll(referee, shown)
    seats = list(duel_of(referee).duellists)
    for words in ["stand", "stand", "pass"]:
        for seat in seats:
            referee.play(seat, words)


def next_round(referee: Referee, number: int = 2) -> None:
    """A later round begins, as if the others had been played."""
    referee.round = number


# The hierarchy and the tables.


def all_results() -> list[Dice]:
    return [list(dice) for dice in combinations_with_replacement(range(1, 7), 5)]


def better(one: str, other: str) -> bool:
    return hierarchy(dice_of(one)) > hierarchy(dice_of(other))


def test_section_7_how_many_results_each_category_has() -> None:
    sets = Counter(hierarchy(dice)[0] for dice in all_results())
    assert sets == {8: 6, 7: 30, 6: 2, 5: 30, 4: 60, 3: 14, 2: 60, 1: 48, 0: 2}
    throws = Counter(hierarchy(sorted(dice))[0] for dice in product(range(1, 7), repeat=5))
    expected = {8: 6, 7: 150, 6: 240, 5: 300, 4: 1200, 3: 960, 2: 1800, 1: 2880, 0: 240}
    assert throws == expected


def test_equal_results_are_equal_dice() -> None:
    assert len({tuple(hierarchy(dice)) for dice in all_results()}) == 252
    assert len({tuple(table_order("C", dice)) for dice in all_results()}) == 252


def test_11_5_throws_that_meet_the_conditions() -> None:
    met: Counter[str] = Counter()
    for dice in product(range(1, 7), repeat=5):
        met.update(letter for letter in "ABC" if meets_condition(letter, list(dice)))
    assert met == {"A": 1656, "B": 1200, "C": 457}


def test_t8_tie_breaks_at_b_and_c() -> None:
    assert table_order("B", dice_of("12344")) > table_order("B", dice_of("12342"))
    assert table_order("C", dice_of("11134")) > table_order("C", dice_of("12223"))
    assert table_order("C", dice_of("12222")) > table_order("C", dice_of("11134"))


@pytest.mark.parametrize(
    "falling",
    [
        ["66331", "66115", "55443"],
        ["66541", "66532"],
        ["13456", "12346"],
        ["11235", "12456", "12356"],
        ["55562", "55561"],
        ["11112", "23456", "12345", "66655"],
        ["66666", "11111", "66665", "66664", "11112", "23456", "12345", "66655", "66644"],
        ["11122", "66654", "11123", "33456", "13456", "23455", "23452", "12346", "12341"],
        ["12341", "66554", "66551", "11223", "66542", "11235", "12456"],
    ],
)
def test_t9_to_t14_the_hierarchy(falling: list[str]) -> None:
    for one, other in pairwise(falling):
        assert better(one, other)


def test_t10_small_straights_with_another_fifth_die() -> None:
    assert hierarchy(dice_of("12346")) == [3, 4, 6]
    assert hierarchy(dice_of("13456")) == [3, 6, 1]
    assert hierarchy(dice_of("12344")) == [3, 4, 4]


@pytest.mark.parametrize(
    ("shown", "letters"),
    [
        *[("22223", "AC"), ("11122", "AC"), ("12344", "B"), ("66444", "A"), ("66442", "")],
        *[("11235", ""), ("11234", "BC"), ("12456", ""), ("23456", "B"), ("11111", "AC")],
    ],
)
def test_t13_which_tables_a_result_is_good_for(shown: str, letters: str) -> None:
    assert [letter for letter in "ABC" if meets_condition(letter, dice_of(shown))] == list(letters)


# Set-up and phase 1.


def test_1_3_the_cards() -> None:
    deck = full_deck()
    assert len(deck) == 36
    assert sum(card for card in deck if isinstance(card, int)) == 575
    assert (deck.count("duel"), deck.count("tokens")) == (6, 6)


@pytest.mark.parametrize(("seats", "supply"), [(3, 11), (4, 8), (5, 5), (6, 2)])
def test_2_3_the_supply(seats: int, supply: int) -> None:
    table = new_game(seats).table()
    assert (table["supply"], table["tokens"]) == (supply, [3] * seats)
    assert new_game(seats, token_supply="unlimited").table()["supply"] is None


def test_t1_cards_go_to_the_tables_in_their_order() -> None:
    referee = new_game(4)
    assert referee.owing() == [HOUSE]
    deal(referee, "25 tokens 15")
    assert referee.table()["tables"] == {"A": [25], "B": ["tokens"], "C": [15]}
    assert referee.table()["deck"] == 33


def test_3_1_3_a_duel_card_of_round_1_goes_back() -> None:
    referee = new_game(4)
    deal(referee, "20 duel duel 15 30")
    table = referee.table()
    assert table["tables"] == {"A": [20], "B": [15], "C": [30]}
    assert (table["shown_back"], table["deck"]) == (2, 33)
    assert referee.unseen.count("duel") == 6


def test_3_1_2_cards_pile_up_and_later_duel_cards_stay() -> None:
    referee = new_game(4)
    play_phases(referee, "25 tokens 15", "AABB", BUSTS[:4])
    deal(referee, "duel 20 35")
    tables = referee.table()["tables"]
    assert tables == {"A": [25, "duel"], "B": [20, "tokens"], "C": [15, 35]}
    assert referee.table()["shown_back"] == 0


def test_only_cards_that_are_left_can_be_turned_up() -> None:
    referee = new_game(4)
    next_round(referee)
    referee.unseen = [15, "duel"]
    assert referee.refusal(HOUSE, "card 20") is not None
    assert referee.refusal(HOUSE, "card tokens") is not None
    deal(referee, "duel")
    assert referee.refusal(HOUSE, "card duel") is not None
    assert referee.refusal(HOUSE, "card 15") is None


def test_3_1_4_a_duel_card_shown_to_three_seats_is_in_play() -> None:
    referee = new_game(3)
    deal(referee, "duel 20 15")
    next_round(referee, 12)
    referee.to_fill, referee.waiting_for, referee.deck = ["C"], "a card to be turned up", 1
    assert referee.refusal(HOUSE, "card 20") is not None
    assert referee.refusal(HOUSE, "card duel") is None
    referee.unseen.remove("duel")
    assert referee.refusal(HOUSE, "card 20") is None


def test_14_10_seat_0_puts_the_replacement_where_it_likes() -> None:
    referee = new_game(4, round1_replacement="choice")
    deal(referee, "20 duel duel 15")
    assert referee.owing() == [0]
    assert referee.moves(0) == ["put A", "put B", "put C"]
    assert referee.table()["tables"] == {"A": [20], "B": [], "C": []}
    assert referee.refusal(HOUSE, "card 15") is not None
    referee.play(0, "put A")
    deal(referee, "30")
    assert referee.table()["tables"] == {"A": [15, 20], "B": [], "C": [30]}
    for shown in ["11155", "23456", "23456", "66666"]:
        roll(referee, shown)
    sit(referee, "ABBC")
    stand_all(referee)
    stand_all(referee)
    pass_all(referee)
    assert (referee.round, referee.duel) == (2, None)
    assert referee.money == [[20, 15], [], [], []]


def test_14_10_a_card_that_replaces_nothing_is_not_chosen() -> None:
    referee = new_game(3, round1_replacement="choice")
    deal(referee, "duel 20")
    assert referee.moves(0) == ["put A", "put C"]
    referee.play(0, "put C")
    deal(referee, "15")
    assert referee.table()["tables"] == {"A": [], "C": [15, 20]}
    assert referee.refusal(HOUSE, "roll 1 1 1 1 1") is None


# Phase 2.


def test_t2_tables_are_chosen_in_secret_and_then_lifted() -> None:
    referee = new_game(5)
    deal(referee, "25 tokens 15")
    for shown in BUSTS[:5]:
        roll(referee, shown)
    assert referee.owing() == [0, 1, 2, 3, 4]
    assert referee.moves(3) == ["sit A", "sit B", "sit C"]
    referee.play(3, "sit B")
    assert referee.owing() == [0, 1, 2, 4]
    assert referee.refusal(3, "sit A") is not None
    assert referee.table()["seated"] == [None, None, None, "B", None]
    for seat, letter in [(4, "C"), (0, "A"), (2, "B"), (1, "B")]:
        referee.play(seat, f"sit {letter}")
    assert referee.owing() == [HOUSE]
    assert referee.refusal(HOUSE, "lift A12456 B12356 B11235 B22456 C23366") is not None
    referee.play(HOUSE, "lift A12456 B12356 B11235 B22456 C23356")
    assert referee.table()["seated"] == ["A", "B", "B", "B", "C"]


def test_first_throws_come_in_seat_order() -> None:
    referee = new_game(3)
    deal(referee, "25 15")
    roll(referee, "65311")
    assert referee.table()["dice"] == ["11356", "", ""]
    for words in ["roll 1 1 3 5", "roll 2 1 3 5 6", "roll 1 1 1 1 7", "roll", "card 15", "roll ?"]:
        assert referee.refusal(HOUSE, words) is not None


def test_14_15_equal_faces_are_one_choice() -> None:
    assert keeping_moves([1, 1, 1, 2, 2], may_stand=True) == [
        "stand",
        *["keep 1 1 1 2", "keep 1 1 2 2"],
        *["keep 1 1 1", "keep 1 1 2", "keep 1 2 2"],
        *["keep 1 1", "keep 1 2", "keep 2 2"],
        *["keep 1", "keep 2"],
        "throw all",
    ]
    assert keeping_moves([3] * 5, may_stand=False)[0] == "keep 3 3 3 3"
    assert len(keeping_moves([1, 2, 3, 4, 5], may_stand=True)) == 32


def test_14_4_one_queue_for_each_table() -> None:
    referee = new_game(5)
    open_round(referee, "25 tokens 15", "ABBAB", ["11123", "66552", "11123", "66123", "66541"])
    assert referee.owing() == [0, 2]
    assert referee.refusal(1, "stand") is not None
    referee.play(2, "keep 1 1 1")
    assert referee.owing() == [0, 4]
    referee.play(4, "throw all")
    referee.play(0, "stand")
    assert referee.owing() == [1, 3]
    referee.play(1, "stand")
    referee.play(3, "keep 6 6")
    assert referee.table()["dice"] == ["11123", "25566", "11123", "12366", "14566"]
    roll(referee, "26")
    assert referee.refusal(HOUSE, "roll 1 1") is not None
    roll(referee, "446")
    assert referee.table()["dice"] == ["11123", "25566", "11126", "44666", "14566"]
    roll(referee, "12345")
    assert referee.table()["dice"] == ["11123", "25566", "11126", "44666", "12345"]
    assert referee.owing() == [3, 4]


def test_3_2_4_dice_kept_once_may_be_thrown_later_and_3_2_5_renouncing_is_no_bar() -> None:
    referee = new_game(3)
    open_round(referee, "25 15", "ACA", BUSTS[:3])
    for seat, words in [(1, "keep 1 2 3"), (2, "stand"), (0, "stand")]:
        referee.play(seat, words)
    roll(referee, "11")
    assert referee.table()["dice"] == ["12456", "11123", "11235"]
    referee.play(1, "keep 1 1 1")
    referee.play(2, "throw all")
    assert "keep 5 6" in referee.moves(0)
    referee.play(0, "stand")
    roll(referee, "11")
    roll(referee, "11111")
    assert referee.table()["dice"] == ["12456", "11111", "11111"]
    assert referee.waiting_for == ASK


def test_when_all_renounce_nothing_is_thrown() -> None:
    referee = new_game(3)
    open_round(referee, "25 15", "ACA", BUSTS[:3])
    stand_all(referee)
    assert (referee.throw, referee.waiting_for) == (3, COMMIT)
    stand_all(referee)
    assert referee.waiting_for == ASK


def test_t3_a_bought_throw() -> None:
    referee = new_game(4)
    open_round(referee, "25 tokens 15", "ABBC", ["66442", *BUSTS[:3]])
    stand_all(referee)
    stand_all(referee)
    assert not meets_condition("A", referee.dice[0])
    assert referee.moves(0) == ["buy", "pass"]
    referee.play(0, "buy")
    assert (referee.tokens, referee.supply) == ([2, 3, 3, 3], 9)
    for seat in [1, 2, 3]:
        referee.play(seat, "pass")
    assert referee.owing() == [0]
    assert "stand" not in referee.moves(0)
    referee.play(0, "keep 4 4 6 6")
    roll(referee, "4")
    assert referee.table()["dice"] == ["44466", *BUSTS[:3]]
    assert hierarchy(referee.dice[0]) == [5, 4, 6]
    assert pass_all(referee) == [0, 1, 2, 3]
    assert referee.money == [[25], [], [], []]


@pytest.mark.parametrize("letters", ["AAA", "ACA"])
def test_t19_the_order_of_asking(letters: str) -> None:
    """14.17: of the richest the one with better dice, then clockwise."""
    referee = new_game(3)
    referee.money = [[25, 15], [20, 20], [15]]
    open_round(referee, "25 15", letters, ["11456", "11156", "23456"])
    stand_all(referee)
    stand_all(referee)
    assert pass_all(referee) == [1, 2, 0]


def test_q5_tokens_are_not_money_while_the_game_lasts() -> None:
    referee = new_game(3)
    referee.money = [[15], [20], []]
    referee.tokens, referee.supply = [12, 1, 1], 6
    open_round(referee, "25 15", "AAA", ["66666", "12456", "12356"])
    assert referee.owing() == [1]


def test_14_5_still_equal_means_nearest_to_the_dealer() -> None:
    referee = new_game(4)
    next_round(referee, 3)
    open_round(referee, "25 30 15", "AAAA", ["12456"] * 4)
    assert referee.table()["dealer"] == 2
    queue = [referee.seats_owing()[0]]
    referee.play(2, "stand")
    queue += referee.seats_owing()
    assert queue == [2, 3]
    referee.play(3, "stand")
    referee.play(0, "stand")
    referee.play(1, "stand")
    stand_all(referee)
    assert pass_all(referee) == [2, 3, 0, 1]


def test_14_6_orders_follow_the_current_dice() -> None:
    referee = new_game(3)
    open_round(referee, "25 15", "AAA", ["11123", "12456", "12456"])
    for seat, words in [(0, "stand"), (1, "throw all"), (2, "throw all")]:
        assert referee.owing() == [seat]
        referee.play(seat, words)
    roll(referee, "11111")
    roll(referee, "66666")
    for seat, words in [(2, "stand"), (0, "throw all"), (1, "throw all")]:
        assert referee.owing() == [seat]
        referee.play(seat, words)
    roll(referee, "12356")
    roll(referee, "55555")
    for seat, words in [(2, "buy"), (0, "buy"), (1, "buy")]:
        assert referee.owing() == [seat]
        referee.play(seat, words)
    for seat in [2, 0, 1]:
        assert referee.owing() == [seat]
        referee.play(seat, "throw all")
    for shown in ["44444", "33333", "22222"]:
        roll(referee, shown)
    assert pass_all(referee) == [0, 1, 2]


def test_14_2_without_tokens_only_no_and_14_3_payers_queue_by_table() -> None:
    referee = new_game(5)
    referee.tokens = [3, 0, 3, 3, 3]
    open_round(referee, "25 20 15", "AABAB", ["66123", "55123", "44126", "55126", "33126"])
    stand_all(referee)
    stand_all(referee)
    referee.play(0, "pass")
    assert referee.moves(1) == ["pass"]
    assert referee.refusal(1, "buy") is not None
    referee.play(1, "pass")
    for seat in [2, 3, 4]:
        referee.play(seat, "buy")
    assert referee.owing() == [2, 3]
    referee.play(2, "keep 4 4")
    referee.play(4, "keep 3 3")
    referee.play(3, "throw all")
    for shown in ["111", "22222", "111"]:
        roll(referee, shown)
    assert referee.owing() == [3]
    assert pass_all(referee) == [3, 4, 0, 1, 2]


def test_3_2_7_those_who_said_no_are_asked_again() -> None:
    referee = new_game(3)
    open_round(referee, "25 15", "AAC", ["66123", "55123", "44126"])
    stand_all(referee)
    stand_all(referee)
    for seat, words in [(0, "pass"), (1, "buy"), (2, "pass"), (1, "keep 5 5")]:
        referee.play(seat, words)
    roll(referee, "124")
    for seat, words in [(0, "buy"), (1, "pass"), (2, "pass"), (0, "keep 6 6")]:
        referee.play(seat, words)
    roll(referee, "124")
    assert pass_all(referee) == [0, 1, 2]
    assert (referee.tokens, referee.supply, referee.round) == ([2, 2, 3], 13, 2)


def test_14_13_simultaneous_commitments() -> None:
    referee = new_game(3, simultaneous_commit=True)
    open_round(referee, "25 15", "AAC", ["66123", "55123", "44126"])
    assert referee.owing() == [0, 1, 2]
    referee.play(2, "throw all")
    referee.play(0, "keep 6 6")
    assert referee.owing() == [1]
    referee.play(1, "stand")
    assert referee.owing() == [HOUSE]
    assert referee.refusal(HOUSE, "roll 1 1 1") is not None
    assert referee.refusal(HOUSE, "reveal 1:66 2:all 3:all") is not None
    referee.play(HOUSE, "reveal 1:66 2:all 3:none")
    roll(referee, "111")
    roll(referee, "22222")
    for seat in [0, 1, 2]:
        referee.play(seat, "stand")
    referee.play(HOUSE, "reveal 1:all 2:all 3:all")
    assert referee.owing() == [2]
    for seat, words in [(2, "pass"), (0, "buy"), (1, "buy")]:
        referee.play(seat, words)
    assert referee.owing() == [0, 1]
    referee.play(1, "keep 1 5 5")
    assert referee.owing() == [0]
    referee.play(0, "keep 1 1 1 6")
    referee.play(HOUSE, "reveal 1:1116 2:155")
    roll(referee, "6")
    roll(referee, "55")
    assert referee.table()["dice"] == ["11166", "15555", "22222"]


# Phase 3.


def test_t4_to_t6_clearing_the_tables() -> None:
    referee = new_game(5)
    dice = ["44442", "55512", "12346", "13456", "11334"]
    play_phases(referee, "25 30 15", "AABBC", dice)
    assert referee.money == [[25], [], [], [30], []]
    assert referee.table()["tables"] == {"A": [], "B": [], "C": [15]}
    assert (referee.round, referee.owing()) == (2, [HOUSE])


def test_t7_clearing_the_tables() -> None:
    referee = new_game(5)
    dice = ["11333", "11123", "66123", "23455", "11223"]
    play_phases(referee, "25 30 15", "CCBBC", dice)
    assert sum(referee.dice[0]) == 11
    assert referee.money == [[], [15], [], [30], []]
    assert referee.table()["tables"] == {"A": [25], "B": [], "C": []}


def test_3_3_4_what_a_pile_holds() -> None:
    referee = new_game(4)
    next_round(referee)
    referee.tables["A"] = [15, "tokens", 35]
    play_phases(referee, "duel 20 25", "ABBC", ["11155", *BUSTS[:3]])
    assert referee.money[0] == [15, 35]
    assert referee.table()["money"] == [[35, 15], [], [], []]
    assert (referee.tokens[0], referee.supply, referee.duel_cards[0]) == (5, 6, 1)
    assert referee.discards == {"tokens": 1, "duel": 0}
    assert referee.waiting_for == CHALLENGE


@pytest.mark.parametrize(("option", "tokens"), [("limited", 5), ("unlimited", 7)])
def test_t17_a_short_supply(option: str, tokens: int) -> None:
    referee = new_game(6, token_supply=option)
    referee.tables["A"] = ["tokens"]
    play_phases(referee, "tokens 20 25", "ABBBBB", ["11155", *BUSTS[:5]])
    assert referee.tokens[0] == tokens
    assert referee.supply == (0 if option == "limited" else None)
    assert referee.discards["tokens"] == 2


def test_14_12_an_unlimited_supply_takes_tokens_without_counting() -> None:
    referee = new_game(3, token_supply="unlimited")
    open_round(referee, "25 15", "AAC", ["66123", "55123", "44126"])
    stand_all(referee)
    stand_all(referee)
    referee.play(0, "buy")
    assert (referee.tokens, referee.supply) == ([2, 3, 3], None)


# Tie duels.


def tie_at_a(seats: int, tied: str, money: list[int], **changes: bool | str) -> Referee:
    """Round 2: the named seats sit at A, where 35 lies, with 44422, the others at C."""
    referee = new_game(seats, **changes)
    next_round(referee)
    referee.money = [[value] if value else [] for value in money]
    letters = "".join("A" if str(seat) in tied else "C" for seat in range(seats))
    dice = ["44422" if letter == "A" else "66123" for letter in letters]
    cards = "35 15" if seats == 3 else "35 20 15"
    play_phases(referee, cards, letters, dice)
    return referee


def test_3_3_3_a_tie_is_fought_for_the_pile() -> None:
    referee = tie_at_a(4, "03", [15, 0, 0, 20])
    assert referee.table()["duel"] == {"for": "A", "duellists": [3, 0], "dice": ["", ""]}
    roll(referee, "11111")
    assert referee.table()["duel"] == {"for": "A", "duellists": [3, 0], "dice": ["11111", ""]}
    assert referee.owing() == [HOUSE]
    roll(referee, "12356")
    assert referee.owing() == [3]
    referee.play(3, "stand")
    assert referee.owing() == [0]
    referee.play(0, "throw all")
    assert referee.owing() == [HOUSE]
    assert duel_of(referee).table()["dice"] == ["11111", "12356"]
    roll(referee, "66612")
    referee.play(3, "stand")
    referee.play(0, "keep 6 6 6")
    roll(referee, "66")
    referee.play(3, "pass")
    referee.play(0, "pass")
    assert referee.money == [[15, 35], [], [], [20]]
    assert referee.table()["dice"] == ["22444", "12366", "12366", "22444"]
    assert (referee.duel, referee.round) == (None, 3)


def test_q3_a_tie_at_c_is_judged_by_the_hierarchy() -> None:
    referee = new_game(3)
    play_phases(referee, "35 15", "CCA", ["11234", "11234", "12456"])
    assert duel_of(referee).prize == "C"
    assert duel_of(referee).duellists == [0, 1]
    fight(referee, ["66666", "11111"])
    assert referee.money == [[15], [], []]


@pytest.mark.parametrize(
    ("number", "money", "order"),
    [
        (1, [0, 0, 0, 0], [0, 1, 3]),
        (2, [0, 0, 0, 0], [1, 3, 0]),
        (3, [0, 0, 0, 0], [3, 0, 1]),
        (3, [20, 20, 35, 15], [0, 1, 3]),
        (4, [15, 20, 0, 15], [1, 3, 0]),
    ],
)
def test_6_2_who_begins_a_tie_duel(number: int, money: list[int], order: list[int]) -> None:
    referee = new_game(4)
    next_round(referee, number)
    referee.money = [[value] if value else [] for value in money]
    play_phases(referee, "35 20 15", "AACA", ["44422", "44422", "66123", "44422"])
    assert duel_of(referee).duellists == order


def test_6_3_three_fight_in_one_bout_and_14_8_the_equal_best_again() -> None:
    referee = tie_at_a(4, "012", [0, 0, 15, 0])
    assert duel_of(referee).duellists == [2, 0, 1]
    fight(referee, ["12456", "33322", "33322"])
    assert referee.table()["duel"] == {"for": "A", "duellists": [1, 0], "dice": ["", ""]}
    fight(referee, ["33322", "33322"])
    assert duel_of(referee).duellists == [1, 0]
    fight(referee, ["33322", "33324"])
    assert referee.money == [[], [35], [15], []]


def test_14_9_the_starter_loses_an_equal_tie_duel() -> None:
    referee = tie_at_a(4, "12", [0, 0, 15, 0], tie_duel_equal="starter_loses")
    assert duel_of(referee).duellists == [2, 1]
    fight(referee, ["66666", "66666"])
    assert referee.money == [[], [35], [15], []]


def test_14_9_with_three_equal_the_starter_drops_out() -> None:
    referee = tie_at_a(4, "012", [0, 0, 15, 0], tie_duel_equal="starter_loses")
    fight(referee, ["66666", "66666", "66666"])
    assert duel_of(referee).duellists == [1, 0]
    fight(referee, ["11111", "11111"])
    assert referee.money[0] == [35]


def test_14_9_a_beaten_starter_leaves_the_equal_best_to_fight_again() -> None:
    referee = tie_at_a(4, "012", [0, 0, 15, 0], tie_duel_equal="starter_loses")
    fight(referee, ["12456", "66666", "66666"])
    assert duel_of(referee).duellists == [1, 0]


def test_14_9_one_left_beside_the_starter_takes_the_pile() -> None:
    referee = tie_at_a(4, "012", [0, 0, 15, 0], tie_duel_equal="starter_loses")
    fight(referee, ["66666", "12456", "66666"])
    assert referee.money == [[], [35], [15], []]


def test_14_1_tokens_in_turn_until_all_decline_in_succession() -> None:
    referee = tie_at_a(4, "012", [0, 0, 15, 0])
    for shown in ["12456", "12356", "11235"]:
        roll(referee, shown)
    for seat in [2, 0, 1, 2, 0, 1]:
        referee.play(seat, "stand")
    referee.play(2, "pass")
    referee.play(0, "buy")
    assert (referee.tokens, referee.supply) == ([2, 3, 3, 3], 9)
    assert referee.owing() == [0]
    assert "stand" not in referee.moves(0)
    referee.play(0, "keep 5 6")
    assert referee.owing() == [HOUSE]
    roll(referee, "556")
    for seat in [1, 2]:
        assert referee.owing() == [seat]
        referee.play(seat, "pass")
    assert referee.owing() == [0]
    referee.play(0, "pass")
    assert referee.money[0] == [35]


def test_6_4_spent_tokens_stay_spent() -> None:
    referee = tie_at_a(4, "12", [0, 0, 15, 0])
    for shown in ["66666", "66665"]:
        roll(referee, shown)
    for seat in [2, 1, 2, 1]:
        referee.play(seat, "stand")
    for seat, words in [(2, "pass"), (1, "buy"), (1, "keep 6 6 6 6")]:
        referee.play(seat, words)
    roll(referee, "6")
    referee.play(2, "pass")
    referee.play(1, "pass")
    assert duel_of(referee).table()["dice"] == ["", ""]
    assert referee.tokens == [3, 2, 3, 3]


def test_14_7_a_pile_takes_effect_before_the_next_table() -> None:
    referee = new_game(5)
    next_round(referee)
    referee.tables["A"] = ["tokens"]
    referee.tokens, referee.supply = [3, 0, 0, 0, 0], 17
    play_phases(referee, "35 20 15", "AABBB", ["33322", "33322", "23455", "23455", "11245"])
    assert duel_of(referee).duellists == [1, 0]
    assert referee.tables["B"] == [20]
    fight(referee, ["11111", "12456"])
    assert (referee.money[1], referee.tokens[1], referee.supply) == ([35], 2, 15)
    assert duel_of(referee).prize == "B"
    assert duel_of(referee).duellists == [2, 3]
    fight(referee, ["12456", "11235"])
    assert referee.money == [[], [35], [], [20], []]
    assert referee.round == 3


def test_14_7_a_tie_duel_comes_between_the_piles() -> None:
    referee = new_game(4)
    next_round(referee)
    play_phases(referee, "35 20 15", "ABBC", ["33322", "23455", "23455", "11223"])
    assert referee.money == [[35], [], [], []]
    assert referee.tables["C"] == [15]
    fight(referee, ["12456", "11235"])
    assert referee.money == [[35], [], [20], [15]]


def test_14_7_a_token_spent_in_a_tie_duel_is_there_for_the_next_table() -> None:
    referee = new_game(4)
    next_round(referee)
    referee.tokens, referee.supply = [5, 5, 5, 5], 0
    play_phases(referee, "35 tokens 15", "AABC", ["33322", "33322", "23455", "66123"])
    for shown in ["12456", "12456"]:
        roll(referee, shown)
    for words in ["stand", "stand"]:
        for seat in [1, 0]:
            referee.play(seat, words)
    for words in ["buy", "throw all"]:
        referee.play(1, words)
    roll(referee, "11111")
    for seat in [0, 1]:
        referee.play(seat, "pass")
    assert (referee.tokens, referee.supply) == ([5, 4, 6, 5], 0)


# Duels with a duel card.


def holder_of(cards: list[Card], seats: int = 4) -> Referee:
    """Round 2: seat 0 has just taken these cards from A; its dice are 11155."""
    referee = new_game(seats)
    next_round(referee)
    referee.tables["A"] = cards[1:]
    rest = "15" if seats == 3 else "20 15"
    letters = "A" + "C" * (seats - 1)
    dice = ["11155", "12456", "12356", "66123", "55123", "44126"][:seats]
    play_phases(referee, f"{cards[0]} {rest}", letters, dice)
    return referee


def test_5_3_any_other_player_may_be_named() -> None:
    referee = holder_of(["duel"])
    assert referee.owing() == [0]
    assert referee.moves(0) == ["challenge 2", "challenge 3", "challenge 4"]
    assert referee.refusal(0, "challenge 1") is not None
    assert referee.table()["duel"] is None
    referee.play(0, "challenge 3")
    assert referee.table()["duel"] == {"for": "card", "duellists": [0, 2], "dice": ["", ""]}
    assert referee.table()["duel_cards"] == [1, 0, 0, 0]


def test_t15_with_equal_dice_the_holder_loses() -> None:
    referee = holder_of(["duel"])
    referee.money[1] = [35]
    referee.play(0, "challenge 2")
    fight(referee, ["33456", "33456"])
    assert referee.money == [[], [35], [], []]
    assert referee.discards == {"tokens": 0, "duel": 1}
    assert referee.table()["duel_cards"] == [0, 0, 0, 0]
    assert referee.round == 3


@pytest.mark.parametrize(
    ("theirs", "won", "left"),
    [([35, 35, 15], [35], [15, 35]), ([15, 30], [30], [15]), ([], [], [])],
)
def test_t16_the_holder_wins_one_highest_card(
    theirs: list[int], won: list[int], left: list[int]
) -> None:
    referee = holder_of(["duel"])
    referee.money[1] = theirs
    referee.play(0, "challenge 2")
    fight(referee, ["11112", "66655"])
    assert referee.money[0] == won
    assert sorted(referee.money[1]) == left


def test_5_7_when_the_opponent_wins_nothing_happens() -> None:
    referee = holder_of(["duel", 25])
    referee.money[1] = [35]
    referee.play(0, "challenge 2")
    fight(referee, ["33322", "33355"])
    assert referee.money == [[25], [35], [], []]


def test_5_4_holder_and_opponent_throw_by_turns_and_14_1_the_vector() -> None:
    referee = holder_of(["duel"])
    referee.play(0, "challenge 4")
    roll(referee, "11234")
    roll(referee, "66523")
    referee.play(0, "stand")
    referee.play(3, "keep 6 6")
    roll(referee, "661")
    assert referee.owing() == [0]
    referee.play(0, "keep 1 1")
    roll(referee, "115")
    referee.play(3, "stand")
    for seat, words in [(0, "buy"), (0, "keep 1 1 1 1")]:
        referee.play(seat, words)
    roll(referee, "6")
    referee.play(3, "pass")
    referee.play(0, "pass")
    assert (referee.duel, referee.round) == (None, 3)
    assert referee.tokens == [2, 3, 3, 3]


def test_14_2_a_duellist_without_tokens_is_asked_too() -> None:
    referee = holder_of(["duel"])
    referee.tokens[0] = 0
    referee.play(0, "challenge 2")
    for shown in ["11234", "66523"]:
        roll(referee, shown)
    for seat in [0, 1, 0, 1]:
        referee.play(seat, "stand")
    assert referee.moves(0) == ["pass"]
    referee.play(0, "pass")
    assert referee.moves(1) == ["buy", "pass"]


def test_5_2_all_duels_of_one_holder_before_the_next_and_q7_a_fixed_order() -> None:
    referee = new_game(4)
    next_round(referee)
    referee.money = [[15], [20], [], [35]]
    referee.tables = {"A": [], "B": ["duel"], "C": []}
    play_phases(referee, "duel duel 15", "ABCC", ["11155", "12345", "66123", "66123"])
    assert referee.duel_cards == [1, 2, 0, 0]
    assert referee.owing() == [1]
    referee.play(1, "challenge 4")
    fight(referee, ["12456", "11111"])
    assert referee.owing() == [1]
    referee.play(1, "challenge 4")
    fight(referee, ["66666", "11111"])
    assert referee.money == [[15], [20, 35], [], []]
    assert referee.owing() == [0]
    referee.play(0, "challenge 2")
    fight(referee, ["66666", "11111"])
    assert referee.money == [[15, 35], [20], [], []]
    assert (referee.discards["duel"], referee.round) == (3, 3)


def test_5_2_equal_money_is_split_by_the_dice_of_the_round() -> None:
    referee = new_game(4)
    next_round(referee)
    play_phases(referee, "duel duel 15", "ABCC", ["11155", "12345", "66123", "66123"])
    assert referee.owing() == [1]
    referee.play(1, "challenge 3")
    fight(referee, ["12456", "11111"])
    assert referee.table()["dice"] == ["11155", "12345", "12366", "12366"]
    assert referee.owing() == [0]


def test_q7_a_card_won_in_a_duel_does_not_change_the_order() -> None:
    referee = new_game(4)
    next_round(referee)
    referee.money = [[15], [20], [], [35]]
    referee.tables = {"A": [], "B": [], "C": ["duel"]}
    play_phases(referee, "duel duel 30", "ABCA", ["11155", "12345", "11123", "66123"])
    order = []
    for _ in range(3):
        order.append(referee.holders[0])
        referee.play(order[-1], "challenge 4")
        fight(referee, ["66666", "11111"])
    assert order == [2, 1, 0]


# The end, and three players.


def test_t18_equal_money_is_decided_by_the_highest_cards() -> None:
    referee = new_game(4)
    referee.money = [[35, 35], [35, 20], [30, 30], [20, 35]]
    referee.tokens = [0, 3, 2, 3]
    assert referee.scores() == [70, 70, 70, 70]
    assert referee.places() == [1, 2, 4, 2]


def test_8_4_a_shared_victory() -> None:
    referee = new_game(3)
    referee.money = [[15, 35], [35, 15], [15]]
    assert referee.scores() == [65, 65, 30]
    assert referee.places() == [1, 1, 3]


def test_t20_three_players() -> None:
    referee = new_game(3)
    assert referee.table()["deck"] == 24
    deal(referee, "25 duel 15")
    assert referee.table()["tables"] == {"A": [25], "C": [15]}
    for shown in BUSTS[:3]:
        roll(referee, shown)
    assert referee.moves(0) == ["sit A", "sit C"]
    assert referee.refusal(0, "sit B") is not None


def test_the_dice_stay_on_show_until_the_next_round_begins() -> None:
    referee = new_game(3)
    play_phases(referee, "25 15", "AAC", BUSTS[:3])
    assert referee.table()["dice"] == BUSTS[:3]
    assert (referee.table()["round"], referee.table()["dealer"]) == (2, 1)
    deal(referee, "20")
    assert referee.table()["dice"] == ["", "", ""]
    assert referee.table()["seated"] == [None, None, None]


def test_after_round_12_the_game_is_over() -> None:
    referee = new_game(3)
    next_round(referee, 12)
    play_phases(referee, "25 15", "AAC", BUSTS[:3])
    assert referee.owing() == []
    assert referee.refusal(HOUSE, "card 15") == "The game is over."
    assert referee.table()["round"] == 12
    assert referee.table()["seated"] == ["A", "A", "C"]
    assert referee.table()["tables"] == {"A": [25], "C": [15]}
    assert referee.scores() == [15, 15, 15]


def test_a_refused_move_changes_nothing() -> None:
    referee = new_game(3)
    before = referee.table()
    tries: list[tuple[int | str, str]] = [(0, "sit A"), (HOUSE, "card 10"), (HOUSE, "roll 1")]
    for who, words in tries:
        with pytest.raises(ValueError, match=r"has to|not"):
            referee.play(who, words)
    assert referee.table() == before


@pytest.mark.parametrize("seats", [2, 7])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        new_game(seats)


def test_other_options_are_refused() -> None:
    with pytest.raises(ValueError, match="token_supply"):
        new_game(3, token_supply="endless")


# Random games.


def random_house_move(referee: Referee, faces: list[int], chance: random.Random) -> str:
    if referee.waiting_for == "a card to be turned up":
        possible = referee.possible_cards()
        return f"card {chance.choice([card for card in referee.unseen if card in possible])}"
    for words in [referee.lift_words(), referee.reveal_words()]:
        if referee.refusal(HOUSE, words) is None:
            return words
    dice = sorted(chance.choices(faces, k=referee.dice_to_throw()))
    return "roll " + " ".join(str(face) for face in dice)


def check_conservation(referee: Referee) -> None:
    """11.4 and 14.18."""
    lying: list[Card] = [card for pile in referee.tables.values() for card in pile]
    lying += [card for cards in referee.money for card in cards]
    lying += ["duel"] * (sum(referee.duel_cards) + referee.discards["duel"])
    lying += ["tokens"] * referee.discards["tokens"]
    if referee.turned_up is not None:
        lying.append(referee.turned_up)
    assert Counter(lying + referee.unseen) == Counter(CARDS)
    assert len(lying) + referee.deck == (24 if referee.seats == 3 else 36)
    assert min(referee.tokens) >= 0
    if referee.supply is not None:
        assert referee.supply >= 0
        assert sum(referee.tokens) + referee.supply == 20


def check_round(referee: Referee) -> None:
    """11.4: what holds between the rounds and in phase 2."""
    if referee.waiting_for == "a card to be turned up" and referee.to_fill == referee.letters:
        assert referee.duel_cards == [0] * referee.seats
        played = referee.round - 1
        assert referee.deck == (12 - played) * len(referee.letters)
    if referee.waiting_for in (ASK, COMMIT):
        assert None not in referee.seated
        may_be_empty = referee.options["round1_replacement"] == "choice"
        assert all(referee.tables.values()) or may_be_empty
    if referee.round == 1:
        assert referee.duel_cards == [0] * referee.seats
    if referee.waiting_for == PUT:
        assert referee.round == 1


def check_offers(referee: Referee) -> None:
    owing = referee.owing()
    assert owing == sorted(owing, key=str)
    for seat in range(referee.seats):
        moves = referee.moves(seat)
        assert bool(moves) == (seat in owing)
        assert len(set(moves)) == len(moves)


def random_game(referee: Referee, faces: list[int], chance: random.Random) -> Counter[str]:
    """To the end, with everything checked; how often each kind of thing happened."""
    happened: Counter[str] = Counter()
    while referee.owing():
        check_conservation(referee)
        check_round(referee)
        check_offers(referee)
        who = chance.choice(referee.owing())
        if isinstance(who, int):
            words = chance.choice(referee.moves(who))
        else:
            words = random_house_move(referee, faces, chance)
        happened[words.split(" ")[0]] += 1
        if referee.duel is not None:
            happened[referee.duel.prize] += 1
        referee.play(who, words)
    check_conservation(referee)
    return happened


@pytest.mark.parametrize("simultaneous", [False, True])
@pytest.mark.parametrize("replacement", ["same", "choice"])
@pytest.mark.parametrize("equal", ["again", "starter_loses"])
@pytest.mark.parametrize("supply", ["limited", "unlimited"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_games_run_to_their_end(
    seats: int, supply: str, equal: str, replacement: str, simultaneous: bool
) -> None:
    chance = random.Random(f"{seats} {supply} {equal} {replacement} {simultaneous}")
    referee = new_game(
        seats,
        simultaneous_commit=simultaneous,
        round1_replacement=replacement,
        tie_duel_equal=equal,
        token_supply=supply,
    )
    happened = random_game(referee, [1, 2, 3, 4, 5, 6], chance)
    assert (referee.round, referee.deck) == (12, 0)
    assert referee.scores()[referee.places().index(1)] == max(referee.scores())
    assert happened["lift"] == 12
    assert (happened["reveal"] > 0) == simultaneous
    assert replacement == "choice" or happened["put"] == 0


@pytest.mark.parametrize("equal", ["again", "starter_loses"])
def test_random_games_with_dice_that_bring_ties(equal: str) -> None:
    happened: Counter[str] = Counter()
    for seats in [3, 4, 5, 6]:
        for faces in [[1, 2], [2, 3, 4, 5]]:
            referee = new_game(seats, tie_duel_equal=equal)
            happened += random_game(referee, faces, random.Random(f"{equal} {seats}"))
    assert all(happened[prize] > 0 for prize in ["A", "C", "card"])
