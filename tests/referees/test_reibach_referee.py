"""The referee against the vectors of the rules file, and against itself at random."""

import random
from itertools import product

import pytest

from .reibach import (
    BUSINESSES,
    DOLLAR,
    HAND_KINDS,
    HOUSE,
    JOKER,
    RISK,
    SPECIAL,
    Referee,
    Row,
    full_deck,
    incomes,
    is_closed,
    length,
)

Options = dict[str, bool | int | str]

DEFAULTS: Options = {
    "special_cards_cost_two": False,
    "head_start": False,
    "max_bases": "none",
    "perfect_memory": False,
    "first_player": 1,
}

WORDS = [f"take {place}" for place in range(5)] + ["blind", "take", "base", ""]
WORDS += [f"base {kind}" for kind in [*HAND_KINDS, DOLLAR]]
WORDS += [f"{v} {b}" for v in ["open", "extend", *SPECIAL] for b in [*HAND_KINDS, DOLLAR]]


def referee_with(seats: int, changes: Options | None = None) -> Referee:
    return Referee(seats, {**DEFAULTS, **(changes or {})})


def house(referee: Referee, *moves: str) -> None:
    for words in moves:
        referee.play(HOUSE, words)


def begun(
    hands: list[str], display: str = "art art art", changes: Options | None = None
) -> Referee:
    """A game after the set-up with these opening hands and this display."""
    referee = referee_with(len(hands), changes)
    for hand in hands:
        house(referee, *[f"deal {kind}" for kind in hand.split()])
    house(referee, *[f"turn {kind}" for kind in display.split()])
    return referee


def act(referee: Referee, *moves: str) -> None:
    """Moves of the seat on turn; a House's move may stand among them."""
    for words in moves:
        who = HOUSE if words.split()[0] in ("turn", "draw") else referee.active_seat()
        referee.play(who, words)


def put_dollars_on_the_pile(referee: Referee, number: int) -> None:
    """As if so many dollars had come, with the scorings they brought (of nothing)."""
    referee.dollars = number
    referee.deck[DOLLAR] = 10 - number
    referee.scorings = len([mark for mark in (4, 7, 10) if mark <= number])


def row(number: int, risk: bool = False) -> Row:
    return ["oil"] * number + ([RISK] if risk else [])


def split(*rows: Row) -> list[int]:
    """What seat 0, 1, ... get for these rows of one business."""
    amounts = incomes(dict(enumerate(rows)))
    return [amounts[seat] for seat in range(len(rows))]


PLAIN_TWO = ["oil oil gold joker", "casino casino yacht risk"]


# Section 10: the vectors


def test_t1_three_cards_from_the_display() -> None:
    referee = begun(PLAIN_TWO)
    act(referee, "take 1", "turn gold", "take 2", "turn gold", "take 1")
    assert (referee.turn, referee.points, referee.owing()) == (0, 0, [HOUSE])
    act(referee, "turn cash")
    assert (referee.turn, referee.points, referee.owing()) == (1, 3, [1])
    assert referee.table()["known"] == [["art", "art", "gold"], []]
    assert referee.display == ["cash", "gold", "art"]


def test_t2_a_base_and_two_cards() -> None:
    referee = begun(PLAIN_TWO)
    act(referee, "base joker", "take 1", "turn gold", "take 1", "turn gold")
    assert referee.turn == 1
    assert referee.table()["uncovered"] == [1, 0]


def test_t3_three_cards_on_a_base_already_there() -> None:
    referee = begun(PLAIN_TWO)
    referee.bases_laid[0] = ["cash"]
    act(referee, "open oil", "extend oil", "joker oil")
    assert referee.turn == 1
    assert referee.table()["rows"] == [{"oil": [3, False]}, {}]


def test_t4_a_blind_card_costs_two_points() -> None:
    referee = begun(PLAIN_TWO)
    act(referee, "blind", "draw cash")
    assert (referee.turn, referee.points) == (0, 1)
    assert referee.refusal(0, "blind") is not None
    assert referee.table()["known"] == [[], []]
    act(referee, "take 3", "turn gold")
    assert referee.turn == 1
    act(referee, "take 1", "turn gold", "take 1", "turn gold")
    assert referee.points == 1
    assert referee.refusal(1, "blind") is not None


def test_t5_base_open_and_extend_in_one_turn() -> None:
    referee = begun(PLAIN_TWO)
    act(referee, "base gold", "open oil", "extend oil")
    table = referee.table()
    assert table["rows"] == [{"oil": [2, False]}, {}]
    assert table["bases_laid"] == [["gold"], []]
    assert table["uncovered"] == [0, 0]
    assert table["hands"] == [["joker"], ["casino", "casino", "risk", "yacht"]]


def test_t6_no_row_without_an_uncovered_base() -> None:
    referee = begun(PLAIN_TWO)
    assert referee.refusal(0, "open oil") is not None
    assert referee.moves(0) == [
        *["take 1", "take 2", "take 3", "blind"],
        *["base gold", "base oil", "base joker"],
    ]


def test_t6_neither_joker_nor_risk_on_an_uncovered_base() -> None:
    referee = begun(["oil gold joker risk", "casino casino yacht risk"])
    act(referee, "base gold")
    for words in ["joker oil", "risk oil", "open joker", "open risk", "joker gold"]:
        assert referee.refusal(0, words) is not None
    assert referee.refusal(0, "open oil") is None


@pytest.mark.parametrize("closed", [False, True])
def test_t6_no_second_row_of_a_business(closed: bool) -> None:
    referee = begun(PLAIN_TWO)
    referee.bases_laid[0] = ["cash", "cash"]
    referee.rows[0] = {"oil": row(2, closed)}
    assert referee.refusal(0, "open oil") is not None
    assert (referee.refusal(0, "extend oil") is None) == (not closed)
    assert (referee.refusal(0, "joker oil") is None) == (not closed)
    assert referee.refusal(0, "base oil") is None
    assert referee.refusal(0, "open gold") is None


def test_t6_one_risk_card_closes_the_row_for_good() -> None:
    referee = begun(["oil oil risk risk", "casino casino yacht gold"])
    referee.bases_laid[0] = ["cash"]
    act(referee, "open oil", "risk oil")
    assert referee.table()["rows"] == [{"oil": [1, True]}, {}]
    for words in ["extend oil", "risk oil", "joker oil", "open oil"]:
        assert referee.refusal(0, words) is not None


def test_t7_monopoly_first_and_second_also_doubled() -> None:
    assert split() == []
    assert split(row(1)) == [4]
    assert split(row(1, True)) == [8]
    assert split(row(5), row(2)) == [3, 1]
    assert split(row(5, True), row(2, True)) == [6, 2]
    assert split(row(2), row(5, True)) == [1, 6]


def test_t8_the_longest_rows_share_four() -> None:
    assert split(row(3), row(3), row(2)) == [2, 2, 0]
    assert split(row(3, True), row(3)) == [4, 2]
    assert split(row(3), row(3), row(3, True)) == [1, 1, 2]
    assert split(row(2), row(2, True), row(2), row(2)) == [1, 2, 1, 1]
    assert split(row(2, True), row(2), row(2), row(2), row(2)) == [0, 0, 0, 0, 0]


def test_t9_equal_seconds_get_nothing() -> None:
    assert split(row(4), row(2), row(2, True)) == [3, 0, 0]
    assert split(row(4), row(3), row(2)) == [3, 1, 0]
    assert split(row(1), row(2), row(2), row(4)) == [0, 0, 0, 3]


def test_t10_jokers_count_for_the_length() -> None:
    assert split(["oil", "oil", JOKER, JOKER, JOKER], row(4)) == [3, 1]


def test_t11_bases_and_hand_cards_cost_money_at_the_end() -> None:
    referee = begun(PLAIN_TWO)
    put_dollars_on_the_pile(referee, 9)
    referee.rows = [{"oil": row(2), "gold": row(2)}, {"gold": row(1)}]
    referee.bases_laid = [["cash"] * 4, ["cash"]]
    referee.hands = [["oil", JOKER, RISK], []]
    act(referee, "blind", "draw dollar")
    assert referee.scores() == [0, 1]
    assert referee.places() == [2, 1]


def test_t12_a_scoring_in_the_middle_of_a_refill() -> None:
    referee = begun(PLAIN_TWO)
    referee.rows = [{"oil": row(1)}, {"cash": row(1, True)}]
    referee.bases_laid = [["gold"] * 2, ["gold"]]
    put_dollars_on_the_pile(referee, 3)
    act(referee, "take 2", "turn dollar")
    assert (referee.dollars, referee.scorings, referee.totals) == (4, 1, [4, 8])
    assert (referee.display, referee.owing()) == (["art", None, "art"], [HOUSE])
    act(referee, "turn dollar")
    assert (referee.dollars, referee.scorings, referee.totals) == (5, 1, [4, 8])
    act(referee, "turn oil")
    assert referee.display == ["art", "oil", "art"]
    assert (referee.turn, referee.points, referee.owing()) == (0, 2, [0])


def test_t13_a_blind_draw_that_ends_the_game() -> None:
    referee = begun(PLAIN_TWO)
    put_dollars_on_the_pile(referee, 9)
    act(referee, "blind", "draw dollar")
    table = referee.table()
    assert referee.owing() == []
    assert (table["turn"], table["points"], table["scorings"]) == (None, 0, 3)
    assert table["display"] == ["art", "art", "art"]
    assert referee.scores() == [-4, -4]
    assert referee.places() == [1, 1]
    assert referee.refusal(HOUSE, "draw oil") == "The game is over."
    assert referee.refusal(0, "blind") == "The game is over."
    assert referee.moves(0) == []


def test_t14_a_refill_that_ends_the_game() -> None:
    referee = begun(PLAIN_TWO)
    put_dollars_on_the_pile(referee, 9)
    act(referee, "take 1", "turn dollar")
    table = referee.table()
    assert referee.owing() == []
    assert (table["turn"], table["points"], table["dollars"]) == (None, 0, 10)
    assert table["display"] == [None, "art", "art"]
    assert referee.scores() == [-5, -4]


@pytest.mark.parametrize(("seats", "cards"), [(2, 99), (3, 95), (4, 91), (5, 87)])
def test_t15_deck_sizes_after_the_set_up(seats: int, cards: int) -> None:
    assert referee_with(seats).table()["deck"] == 110
    hands = ["oil gold cash yacht", "oil gold cash yacht", "oil gold cash yacht"]
    hands += ["oil gold cash yacht", "oil gold cash yacht"]
    assert begun(hands[:seats]).table()["deck"] == cards


def test_t16_v1_special_cards_of_the_display_cost_two() -> None:
    changes: Options = {"special_cards_cost_two": True}
    referee = begun(PLAIN_TWO, "joker oil risk", changes)
    act(referee, "take 1", "turn joker")
    assert referee.points == 1
    assert [w for w in referee.moves(0) if w.startswith("take")] == ["take 2"]
    act(referee, "take 2", "turn dollar", "turn oil")
    assert (referee.turn, referee.points) == (1, 3)
    assert referee.moves(1)[:4] == ["take 1", "take 2", "take 3", "blind"]


def test_t16_v2_starting_points() -> None:
    assert referee_with(4, {"head_start": True}).scores() == [0, 1, 2, 3]
    changes: Options = {"head_start": True, "first_player": 3}
    assert referee_with(4, changes).scores() == [2, 3, 0, 1]


# Rules and questions without a vector


def test_the_deck_has_110_cards() -> None:
    assert sum(full_deck().values()) == 110
    assert sum(full_deck()[business] for business in BUSINESSES) == 90


@pytest.mark.parametrize("seats", [1, 6])
def test_1_1_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        referee_with(seats)


def test_2_3_no_dollar_before_the_display_lies() -> None:
    referee = referee_with(2)
    assert referee.refusal(HOUSE, "deal dollar") is not None
    house(referee, *["deal oil"] * 8)
    assert referee.refusal(HOUSE, "deal oil") is not None
    assert referee.refusal(HOUSE, "turn dollar") is not None
    house(referee, "turn oil", "turn art")
    assert referee.refusal(HOUSE, "turn dollar") is not None
    assert referee.refusal(HOUSE, "turn oil") is not None
    assert (referee.table()["turn"], referee.table()["points"]) == (None, 0)
    assert referee.table()["display"] == ["oil", "art", None]
    house(referee, "turn art")
    assert (referee.turn, referee.points, referee.owing()) == (0, 3, [0])


def test_2_2_the_hands_are_dealt_one_after_the_other() -> None:
    referee = referee_with(3)
    house(referee, "deal oil", "deal art", "deal oil", "deal joker", "deal risk")
    assert referee.table()["hands"] == [["art", "joker", "oil", "oil"], ["risk"], []]
    assert referee.table()["deck"] == 105


def test_3_3_a_risk_card_as_base_doubles_nothing() -> None:
    referee = begun(["oil oil gold risk", "casino casino yacht gold"])
    put_dollars_on_the_pile(referee, 3)
    act(referee, "base risk", "open oil", "take 1", "turn dollar")
    assert referee.scores() == [4, 0]


def test_3_4_a_dollar_drawn_blind_is_replaced() -> None:
    referee = begun(PLAIN_TWO)
    act(referee, "blind", "draw dollar", "draw dollar")
    assert (referee.dollars, len(referee.hands[0]), referee.owing()) == (2, 4, [HOUSE])
    assert referee.refusal(HOUSE, "turn oil") is not None
    act(referee, "draw oil")
    assert (len(referee.hands[0]), referee.points) == (5, 1)


def test_3_4_one_refill_can_bring_two_scorings() -> None:
    referee = begun(PLAIN_TWO)
    put_dollars_on_the_pile(referee, 3)
    referee.rows[0], referee.bases_laid[0] = {"oil": row(1)}, ["gold"]
    act(referee, "take 1", *["turn dollar"] * 4)
    assert (referee.scorings, referee.scores()) == (2, [8, 0])
    act(referee, "turn oil")
    assert (referee.turn, referee.points) == (0, 2)


def test_3_5_the_turn_passes_after_a_scoring_with_no_points_left() -> None:
    referee = begun(PLAIN_TWO)
    put_dollars_on_the_pile(referee, 6)
    act(referee, "base oil", "blind", "draw dollar")
    assert (referee.turn, referee.points, referee.scorings) == (0, 0, 2)
    act(referee, "draw oil")
    assert (referee.turn, referee.points) == (1, 3)


def test_4_7_no_penalties_at_the_first_two_scorings() -> None:
    referee = begun(PLAIN_TWO)
    put_dollars_on_the_pile(referee, 3)
    act(referee, "base oil", "take 1", *["turn dollar"] * 4)
    assert (referee.scorings, referee.scores()) == (2, [0, 0])
    act(referee, *["turn dollar"] * 3)
    assert (referee.scorings, referee.scores()) == (3, [-6, -4])


def test_q14_a_base_alone_does_not_break_a_monopoly() -> None:
    referee = begun(PLAIN_TWO)
    put_dollars_on_the_pile(referee, 3)
    referee.rows[0] = {"oil": row(1)}
    referee.bases_laid = [["gold"], ["oil"]]
    act(referee, "take 1", "turn dollar")
    assert referee.scores() == [4, 0]


def test_5_2_places_are_shared() -> None:
    referee = referee_with(5)
    referee.totals = [3, 7, -2, 7, 3]
    assert referee.places() == [3, 1, 5, 1, 3]


def test_a_used_up_kind_cannot_come_again() -> None:
    referee = referee_with(3)
    house(referee, *["deal oil"] * 9)
    assert referee.refusal(HOUSE, "deal oil") is not None
    house(referee, *["deal risk"] * 3, "turn risk", "turn risk", "turn art")
    act(referee, "blind")
    assert referee.refusal(HOUSE, "draw risk") is not None
    assert referee.refusal(HOUSE, "draw ?") is not None
    assert referee.refusal(HOUSE, "draw dollar") is None


def test_only_the_one_who_owes_a_move_may_move() -> None:
    referee = begun(PLAIN_TWO)
    before = referee.table()
    tries: list[tuple[int | str, str]] = [(1, "take 1"), (HOUSE, "turn oil")]
    tries += [(0, "take 4"), (0, "take 01"), (0, "draw oil")]
    for who, words in tries:
        assert referee.refusal(who, words) is not None
        with pytest.raises(ValueError, match=r"to move|to be chosen"):
            referee.play(who, words)
    assert referee.table() == before
    act(referee, "take 1")
    assert referee.moves(0) == []
    assert referee.refusal(0, "take 2") is not None


# Section 12: the clarifications


def test_12_1_v1_the_rest_is_lost_with_an_empty_hand() -> None:
    referee = begun(PLAIN_TWO, "joker joker risk", {"special_cards_cost_two": True})
    referee.hands[0] = ["gold", "cash"]
    act(referee, "base gold", "base cash")
    assert (referee.turn, referee.points, referee.owing()) == (1, 3, [1])


def test_12_1_v1_any_hand_card_as_a_base_saves_the_last_point() -> None:
    referee = begun(PLAIN_TWO, "joker joker risk", {"special_cards_cost_two": True})
    act(referee, "take 3", "turn risk")
    assert (referee.turn, referee.points) == (0, 1)
    assert referee.moves(0) == ["base gold", "base oil", "base joker", "base risk"]


@pytest.mark.parametrize("words", [["take 3", "turn risk"], ["blind", "draw oil"]])
def test_12_1_v1_the_rest_is_lost_when_the_limit_forbids_the_base(words: list[str]) -> None:
    changes: Options = {"special_cards_cost_two": True, "max_bases": 1}
    referee = begun(PLAIN_TWO, "joker joker risk", changes)
    referee.bases_laid[0], referee.rows[0] = ["cash"], {"cash": ["cash", RISK]}
    act(referee, *words)
    assert (referee.turn, referee.points, referee.owing()) == (1, 3, [1])
    assert len(referee.hands[0]) == 5


def test_12_2_rows_and_uncovered_bases_within_the_limit() -> None:
    referee = begun(PLAIN_TWO, changes={"max_bases": 2})
    referee.bases_laid[0], referee.rows[0] = ["cash"], {"cash": ["cash", RISK]}
    act(referee, "base joker")
    assert not [words for words in referee.moves(0) if words.startswith("base")]
    assert referee.refusal(0, "open oil") is None
    act(referee, "open oil")
    assert not [words for words in referee.moves(0) if words.startswith("base")]
    assert referee.refusal(0, "extend oil") is None


def test_12_2_limits_that_cannot_be_are_refused() -> None:
    assert referee_with(2, {"max_bases": 20}).max_bases == 20
    for limit in [0, 21]:
        with pytest.raises(ValueError, match="limit"):
            referee_with(2, {"max_bases": limit})


def test_12_3_equal_cards_lie_on_different_places() -> None:
    referee = begun(PLAIN_TWO, "art art oil")
    assert referee.moves(0)[:3] == ["take 1", "take 2", "take 3"]
    act(referee, "take 2", "turn gold")
    assert referee.display == ["art", "gold", "oil"]


def test_12_4_starting_points_count_at_the_end() -> None:
    referee = begun(PLAIN_TWO, changes={"head_start": True})
    put_dollars_on_the_pile(referee, 9)
    act(referee, "blind", "draw dollar")
    assert (referee.scores(), referee.places()) == ([-4, -3], [2, 1])


def test_12_6_a_laid_card_is_one_of_the_known_ones_first() -> None:
    referee = begun(PLAIN_TWO, "oil oil art")
    act(referee, "take 1", "turn gold", "take 2", "turn gold")
    assert referee.table()["known"] == [["oil", "oil"], []]
    act(referee, "base oil")
    assert referee.table()["known"] == [["oil"], []]
    referee.turn = 0
    act(referee, "open oil", "extend oil")
    assert referee.table()["known"] == [[], []]
    assert referee.table()["hands"] == [["gold", "joker", "oil"], sorted(referee.hands[1])]


def test_12_6_the_referee_remembers_with_either_memory() -> None:
    tables = []
    for memory in [True, False]:
        referee = begun(PLAIN_TWO, changes={"perfect_memory": memory})
        act(referee, "take 1", "turn gold", "base oil")
        tables.append(referee.table())
    assert tables[0] == tables[1]
    assert (tables[0]["known"], tables[0]["bases_laid"]) == ([["art"], []], [["oil"], []])


def test_12_7_the_first_player() -> None:
    referee = begun(["oil oil oil oil"] * 2 + ["art art art art"], changes={"first_player": 3})
    assert (referee.first, referee.turn) == (2, 2)
    act(referee, "base art", "base art", "base art")
    assert referee.turn == 0
    with pytest.raises(ValueError, match="first player"):
        referee_with(3, {"first_player": 4})


def test_12_7_a_first_player_by_chance() -> None:
    referee = referee_with(3, {"first_player": "random", "head_start": True})
    assert (referee.table()["first"], referee.owing()) == (None, [HOUSE])
    for words in ["first 0", "first 4", "first", "deal oil"]:
        assert referee.refusal(HOUSE, words) is not None
    house(referee, "first 2")
    assert (referee.table()["first"], referee.scores()) == (1, [2, 0, 1])
    assert referee.refusal(HOUSE, "first 2") is not None
    assert referee.refusal(HOUSE, "deal oil") is None


# Section 13: what is forgotten


def test_13_1_nothing_is_remembered_unless_it_is_wished() -> None:
    options = {name: value for name, value in DEFAULTS.items() if name != "perfect_memory"}
    assert Referee(2, options).perfect_memory is False


@pytest.mark.parametrize("memory", [False, True])
def test_13_1_views_tell_bases_and_known_cards_only_with_perfect_memory(memory: bool) -> None:
    referee = begun(PLAIN_TWO, changes={"perfect_memory": memory})
    act(referee, "base oil", "take 1", "turn gold", "base gold")
    assert referee.bases_in_views(0) == (["gold", "oil"] if memory else None)
    assert referee.known_in_views(0) == (["art"] if memory else None)
    assert referee.bases_in_views(1) == ([] if memory else None)
    assert referee.table()["uncovered"] == [2, 0]


def test_13_2_a_base_is_shown_until_the_next_move_of_anybody() -> None:
    referee = begun(PLAIN_TWO)
    assert referee.base_shown_now() is None
    act(referee, "base oil")
    assert referee.base_shown_now() == (0, "oil")
    act(referee, "base gold")
    assert referee.base_shown_now() == (0, "gold")
    act(referee, "take 1")
    assert referee.base_shown_now() is None
    act(referee, "turn gold")
    assert referee.base_shown_now() is None


def test_13_2_also_when_it_cost_the_last_action_point() -> None:
    referee = begun(PLAIN_TWO)
    act(referee, "blind", "draw cash", "base cash")
    assert (referee.turn, referee.base_shown_now()) == (1, (0, "cash"))
    act(referee, "blind")
    assert referee.base_shown_now() is None


def test_13_2_a_move_that_is_refused_hides_nothing() -> None:
    referee = begun(PLAIN_TWO)
    act(referee, "base oil")
    with pytest.raises(ValueError, match="to be chosen"):
        referee.play(0, "base cash")
    with pytest.raises(ValueError, match="has to move"):
        referee.play(1, "blind")
    assert referee.base_shown_now() == (0, "oil")


def test_13_2_the_state_keeps_the_kinds_and_views_tell_them_when_the_game_is_over() -> None:
    referee = begun(PLAIN_TWO)
    put_dollars_on_the_pile(referee, 9)
    act(referee, "base oil", "take 1")
    assert (referee.bases_in_views(0), referee.known_in_views(0)) == (None, None)
    act(referee, "turn dollar")
    assert referee.owing() == []
    assert (referee.bases_in_views(0), referee.known_in_views(0)) == (["oil"], ["art"])


# Random games


def random_house_move(referee: Referee, chance: random.Random) -> str:
    """Every card left in the deck is equally likely."""
    possible = referee.house_moves()
    weights = [referee.deck.get(words.split()[1], 1) for words in possible]
    return chance.choices(possible, weights)[0]


def check_conservation(referee: Referee) -> None:
    """All 110 cards are somewhere, kind by kind."""
    cards = [card for card in referee.display if card is not None]
    cards += [DOLLAR] * referee.dollars
    for seat in range(referee.seats):
        cards += referee.hands[seat] + referee.bases_laid[seat]
        for laid in referee.rows[seat].values():
            cards += laid
    assert {kind: referee.deck[kind] + cards.count(kind) for kind in referee.deck} == full_deck()


def check_the_table(referee: Referee) -> None:
    check_conservation(referee)
    assert referee.dollars <= 10
    assert referee.scorings == len([mark for mark in (4, 7, 10) if mark <= referee.dollars])
    for seat in range(referee.seats):
        assert referee.uncovered(seat) >= 0
        known = referee.known[seat]
        assert all(known.count(card) <= referee.hands[seat].count(card) for card in known)
        for business, laid in referee.rows[seat].items():
            assert laid[0] == business
            assert RISK not in laid[:-1]
            assert all(card in (business, JOKER, RISK) for card in laid)
    for business in BUSINESSES:
        rows = referee.rows_of(business)
        most = 8 if any(is_closed(laid) for laid in rows.values()) else 4
        assert sum(incomes(rows).values()) <= most


def check_offers(referee: Referee) -> None:
    owing = referee.owing()
    assert len(owing) == 1
    for seat in range(referee.seats):
        legal = [words for words in WORDS if referee.refusal(seat, words) is None]
        assert legal == sorted(set(referee.moves(seat)), key=WORDS.index)
        assert bool(legal) == (seat in owing)
    if owing != [HOUSE]:
        assert 1 <= referee.points <= 3
        assert None not in referee.display


def check_the_end(referee: Referee) -> None:
    table = referee.table()
    assert (table["turn"], table["points"]) == (None, 0)
    assert (table["dollars"], table["scorings"]) == (10, 3)
    best = max(referee.scores())
    for seat, place in enumerate(referee.places()):
        assert (place == 1) == (referee.scores()[seat] == best)


def eager_choice(moves: list[str], chance: random.Random) -> str:
    """Rather lay a card than take one, so that rows grow."""
    laying = [words for words in moves if words.split()[0] in ("open", "extend", *SPECIAL)]
    return chance.choice(laying if laying and chance.random() < 0.7 else moves)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("cost_two", "head_start", "max_bases"),
    list(product([False, True], [False, True], ["none", 1, 3, 10])),
)
def test_random_games(seats: int, cost_two: bool, head_start: bool, max_bases: int | str) -> None:
    changes: Options = {"special_cards_cost_two": cost_two, "head_start": head_start}
    changes["max_bases"] = max_bases
    first_players: list[int | str] = [seats, "random"]
    for first_player in first_players:
        chance = random.Random(f"{seats} {changes} {first_player}")
        referee = referee_with(seats, {**changes, "first_player": first_player})
        while referee.owing():
            if chance.random() < 0.2:
                check_the_table(referee)
                check_offers(referee)
            who = referee.owing()[0]
            if isinstance(who, int):
                words = eager_choice(referee.moves(who), chance)
            else:
                words = random_house_move(referee, chance)
            referee.play(who, words)
            check_what_is_shown(referee, who, words)
        check_the_table(referee)
        check_the_end(referee)
        check_limits(referee)


def check_what_is_shown(referee: Referee, who: int | str, words: str) -> None:
    """Just the base that was just laid, and all of them at the end (13.2)."""
    verb, _, kind = words.partition(" ")
    assert referee.base_shown_now() == ((who, kind) if verb == "base" else None)
    for seat in range(referee.seats):
        told = (referee.bases_in_views(seat), referee.known_in_views(seat))
        assert told == ((None, None) if referee.owing() else told_at_the_end(referee, seat))


def told_at_the_end(referee: Referee, seat: int) -> tuple[list[str], list[str]]:
    return sorted(referee.bases_laid[seat]), sorted(referee.known[seat])


def check_limits(referee: Referee) -> None:
    for seat in range(referee.seats):
        assert len(referee.rows[seat]) <= 10
        if referee.max_bases is not None:
            assert len(referee.bases_laid[seat]) <= referee.max_bases


def test_the_total_is_the_sum_of_the_three_scorings() -> None:
    """Totals told a third time, from snapshots of the rows at each scoring."""
    chance = random.Random("three scorings")
    for _ in range(20):
        referee = referee_with(4)
        expected = [0] * 4
        while referee.owing():
            who = referee.owing()[0]
            moves = referee.moves(who) if isinstance(who, int) else []
            made = referee.scorings
            words = eager_choice(moves, chance) if moves else random_house_move(referee, chance)
            referee.play(who, words)
            if referee.scorings > made:
                for seat in range(4):
                    expected[seat] += income_told_again(referee, seat)
        for seat in range(4):
            expected[seat] -= len(referee.hands[seat]) + 2 * referee.uncovered(seat)
        assert referee.scores() == expected


def income_told_again(referee: Referee, seat: int) -> int:
    """One seat's income, by counting who is ahead of it and who is level with it."""
    total = 0
    for business, mine in referee.rows[seat].items():
        others = [
            length(referee.rows[other][business])
            for other in range(referee.seats)
            if other != seat and business in referee.rows[other]
        ]
        ahead = len([number for number in others if number > length(mine)])
        level = len([number for number in others if number == length(mine)])
        amount = 0
        if not others:
            amount = 4
        elif ahead == 0:
            amount = 3 if level == 0 else 4 // (level + 1)
        elif ahead == 1 and level == 0:
            amount = 1
        total += amount * 2 if RISK in mine else amount
    return total
