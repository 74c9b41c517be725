"""Score a casino: a payout before its time."""

import pytest

from greenbaize import HOUSE, Match
from greenbaize.engine.game import Value

from .cards import (
    Round,
    bills,
    dice,
    left,
    open_round,
    play,
    refused,
    table,
    throw_all,
    told,
    turn,
)
from .positions import table_of

CARD = "score-casino"
EARLY = "Casino 1 paid early, as Red had announced."
STAY: dict[str, Value] = {"early_score_dice": "stay"}
AT_THE_SLOT_MACHINE = "60, 60, 60, 60, 60, 70, "


def announced(*left: int, bills: str = "20 80", cards: str = CARD, **options: Value) -> Match:
    """Red has placed two dice at casino 1 and announced that it pays; the others are to come."""
    match = table(len(left), {"bills": bills, "cards": cards, "dice": left}, **options)
    turn(match, " ".join(["1", "1", *["6"] * (left[0] - 2)]), "place 1", "score 1")
    return match


def slot_bills(match: Match) -> list[int]:
    """The bills at the slot machine."""
    money: list[int] = match.view()["boulevard"]["slot"]["bills"]
    return money


@pytest.mark.rule("C8")
def test_a_place_pays_when_the_turn_comes_to_who_announced_it() -> None:
    match = announced(3, 2, 2, bills="50")
    assert match.view()["boulevard"]["payout"] == {"seat": 0, "casino": 1}
    said = "Red announced an early payout: casino 1, on their next turn."
    assert said in told(match, match.events())
    turn(match, "2 2", "place 2")
    assert match.scores() == [0, 0, 0]
    events = turn(match, "3 3", "place 3")
    assert match.scores() == [50, 0, 0]
    assert told(match, events)[-2:] == [
        EARLY,
        "Casino 1: Red took $50,000 with 2 dice.",
    ]
    assert "payout" not in match.view()["boulevard"]
    assert match.view()["turn"] == 0
    assert match.owing() == [HOUSE]


@pytest.mark.rule("C8", "D14")
def test_with_stay_ties_are_struck_out_and_what_nobody_claimed_stays_until_the_end() -> None:
    match = table(3, {"bills": "30 80", "cards": "score-casino", "dice": (4, 2, 2)}, **STAY)
    turn(match, "1 1 1 6", "place 1", "score 1")
    turn(match, "1 6", "place 1")
    turn(match, "1 6", "place 1")
    assert match.scores() == [80, 0, 0]
    assert bills(match, 1) == [30]
    assert dice(match, 1) == [3, 1, 1]
    assert match.view()["under"] == []
    throw_all(match, 6, 6, 6)
    assert match.scores() == [80 + 30, 0, 0]


@pytest.mark.rule("C8")
def test_with_stay_it_pays_again_at_the_end_for_all_dice_that_lie_there_then() -> None:
    match = announced(3, 4, early_score_dice="stay")
    turn(match, "1 1 1 2", "place 2")
    assert (match.scores(), bills(match, 1)) == ([80, 0], [20])
    turn(match, "6", "place 6")
    turn(match, "1 1 1", "place 1")
    assert match.scores() == [80 + 30, 20 + 30]


@pytest.mark.rule("C8")
def test_if_no_bill_is_left_the_dice_just_stay() -> None:
    match = announced(3, 3, bills="50")
    turn(match, "2 2 1", "place 2")
    assert bills(match, 1) == []
    assert dice(match, 1) == [2, 0]
    turn(match, "6", "place 6")
    turn(match, "1", "place 1")
    assert match.scores()[0] == 50 + 30


@pytest.mark.rule("C8", "17.4")
def test_it_pays_even_if_one_has_no_dice_by_then() -> None:
    match = announced(2, 3, bills="50")
    assert left(match) == [0, 3]
    turn(match, "2 2 3", "place 2")
    assert match.scores() == [50, 0]
    assert match.view()["turn"] == 1
    play(match, "roll 3")
    assert match.owing() == [1]


@pytest.mark.rule("17.4")
def test_to_see_to_it_without_dice_is_no_turn_on_which_cards_are_played() -> None:
    match = announced(2, 3, bills="50", cards="swap-bill score-casino")
    events = turn(match, "2 2 3", "place 2")
    assert EARLY in told(match, events)
    assert (match.view()["turn"], match.owing()) == (1, [HOUSE])
    assert match.view()["seats"][0]["held"] == 1


@pytest.mark.rule("C8", "RB2", "A25")
def test_rainbow_cards_of_that_place_are_replaced_first_and_no_others() -> None:
    match = announced(3, 2, bills="rainbow, rainbow", rainbow_cards=True)
    turn(match, "2 2", "place 2")
    assert match.scores() == [0, 0]
    assert match.owing() == [HOUSE]
    play(match, "bill rainbow")
    events = play(match, "bill 70")
    assert told(match, events)[0] == "Casino 1: the Rainbow card turned into $70,000."
    assert match.scores() == [70, 0]
    assert match.view()["casinos"][1]["rainbows"] == 1
    assert match.view()["turn"] == 0


@pytest.mark.rule("C8", "17.8", "SL4")
def test_at_the_slot_machine_all_choose_their_bills_at_once_out_of_turn() -> None:
    match = table(5, {"cards": "score-casino", "dice": [3] * 5}, slot_machine=True, **STAY)
    money = slot_bills(match)
    turn(match, "4 4 1", "slot 4", "score slot")
    assert match.view()["boulevard"]["payout"] == {"seat": 0, "casino": 7}
    for face in [1, 2, 3, 5]:
        turn(match, f"{face} {face} {face}", f"place {face}")
    assert match.view()["boulevard"]["asked"] == {"seat": 0, "what": "take"}
    play(match, f"take {money[0]}")
    assert match.scores()[0] == money[0]
    assert slot_bills(match) == money[1:]
    assert match.view()["turn"] == 0
    assert match.view()["boulevard"]["slot"]["faces"][0]["own"] == 2


@pytest.mark.rule("17.8", "SL4")
def test_several_choose_there_in_their_order_and_the_rest_stays() -> None:
    money = AT_THE_SLOT_MACHINE + "10 20 20 20"
    match = table(5, {"bills": money, "cards": CARD, "dice": [3] * 5}, slot_machine=True)
    turn(match, "4 4 1", "slot 4", "score slot")
    turn(match, "5 5 5", "slot 5")
    for face in [1, 2, 3]:
        turn(match, f"{face} {face} {face}", f"place {face}")
    assert match.moves(1) == ["take 10", "take 20"]
    play(match, "take 10")
    assert match.moves(0) == ["take 20"]
    said = "there is no such bill on the slot machine; say take 20. (SL4)"
    assert refused(match, 0, "take 10") == said
    play(match, "take 20")
    assert match.scores()[:2] == [20, 10]
    assert slot_bills(match) == [20, 20]
    assert match.owing() == [HOUSE]


@pytest.mark.rule("17.8", "N5")
def test_a_bill_of_the_neutral_player_goes_under_the_deck_at_once() -> None:
    round: Round = {"bills": "20 80", "cards": "score-casino", "dice": (3, 1)}
    match = table(2, round, neutral_dice=True, **STAY)
    table_of(match).give(0, 2, 3)
    turn(match, "1 6 1n 1n 6n", "place 1", "score 1")
    turn(match, "2", "place 2")
    assert match.scores() == [20, 0]
    assert match.view()["under"] == [80]
    assert match.view()["casinos"][0]["neutral"] == 2


@pytest.mark.rule("17.8")
@pytest.mark.parametrize(
    ("place", "spelt"), [("2", "casino 2"), ("6", "casino 6"), ("slot", "the slot machine")]
)
def test_only_a_place_that_received_a_set_this_turn_can_be_said(place: str, spelt: str) -> None:
    match = table(2, {"cards": "score-casino", "dice": (3, 1)})
    play(match, "roll 1 1 6", "place 1")
    assert [move for move in match.moves(0) if "score" in move] == ["score 1"]
    said = f"nothing was placed on {spelt} this turn. (17.8)"
    assert refused(match, 0, f"score {place}") == said


@pytest.mark.rule("17.8")
def test_of_two_sets_either_place_can_be_said() -> None:
    match = table(2, {"cards": "two-casinos, score-casino", "dice": (4, 4)})
    turn(match, "1 1 2 2", "two-casinos", "place 1")
    play(match, "roll 3 3 5 6", "place 5", "place 3")
    assert [move for move in match.moves(1) if "score" in move] == ["score 3", "score 5"]


@pytest.mark.rule("17.8", "K5")
def test_a_set_of_kickers_only_is_a_set() -> None:
    match = table(2, {"cards": "score-casino"}, kickers=True)
    play(match, "roll 1 1 1 1 1 1 3k 2k", "place 3")
    assert "score 3" in match.moves(0)


@pytest.mark.rule("17.8", "C6")
def test_so_is_one_that_take_back_has_emptied() -> None:
    match = table(2, {"bills": "50", "cards": "take-back score-casino", "dice": (3, 3)})
    play(match, "roll 1 1 6", "place 1", "take-back 1 1")
    assert match.moves(0) == ["done", "score 1"]
    play(match, "score 1")
    turn(match, "1 2 2", "place 1")
    assert match.scores() == [0, 50]


@pytest.mark.rule("17.8", "C7")
def test_a_double_is_said_by_the_place_it_went_to() -> None:
    match = table(2, {"cards": "double score-casino", "dice": (3, 3)})
    play(match, "roll 3 3 6", "double 3 5")
    assert [move for move in match.moves(0) if "score" in move] == ["score 5"]


@pytest.mark.rule("E28", "A40")
def test_with_stay_if_the_round_ends_first_it_comes_first_on_payday_and_may_pay_twice() -> None:
    match = announced(2, 1, early_score_dice="stay")
    events = turn(match, "2", "place 2")
    assert match.scores() == [80 + 20, 30]
    assert told(match, events)[1:4] == [
        EARLY,
        "Casino 1: Red took $80,000 with 2 dice.",
        "Casino 1: Red took $20,000 with 2 dice.",
    ]


@pytest.mark.rule("E28", "RB2", "A25")
def test_then_rainbow_cards_of_that_place_come_first_and_the_others_after_it() -> None:
    rainbows = "rainbow, rainbow"
    match = table(2, {"bills": rainbows, "cards": CARD, "dice": (2, 1)}, rainbow_cards=True)
    turn(match, "2 2", "place 2", "score 2")
    turn(match, "1", "place 1")
    first = play(match, "bill 70")
    assert told(match, first)[:3] == [
        "Casino 2: the Rainbow card turned into $70,000.",
        "Casino 2 paid early, as Red had announced.",
        "Casino 2: Red took $70,000 with 2 dice.",
    ]
    second = play(match, "bill 80")
    assert told(match, second)[0] == "Casino 1: the Rainbow card turned into $80,000."
    assert match.scores() == [70, 80]


@pytest.mark.rule("E28", "SL4")
def test_with_stay_the_slot_machine_may_pay_twice_as_well() -> None:
    money = AT_THE_SLOT_MACHINE + "50 80"
    match = table(5, {"bills": money, "cards": CARD, "dice": [1] * 5}, slot_machine=True, **STAY)
    turn(match, "4", "slot 4", "score slot")
    throw_all(match, 1, 2, 3, 5)
    play(match, "take 50")
    assert match.moves(0) == ["take 80"]
    play(match, "take 80")
    assert match.scores() == [130, 60, 60, 60, 60]


@pytest.mark.rule("E29", "C8", "C9")
def test_a_bill_that_is_added_later_is_paid_at_the_end_of_the_round() -> None:
    match = announced(3, 2, bills="50", cards="score-casino, place-bill")
    turn(match, "2 3", "place 2")
    assert (match.scores(), bills(match, 1)) == ([50, 0], [])
    turn(match, "6", "place 6")
    draws = ["draw 10", "draw 90", "draw 70", "middle 70", "lay 1 10 90"]
    turn(match, "3", "place-bill", *draws, "place 3")
    assert match.scores() == [50 + 70 + 30, 30 + 30]


@pytest.mark.rule("A40")
def test_what_was_announced_must_happen_even_if_it_pays_nobody() -> None:
    match = announced(3, 2, early_score_dice="stay")
    events = turn(match, "1 1", "place 1")
    assert told(match, events)[-2:] == [EARLY, "Casino 1: Red and Blue tied at 2 and got nothing."]
    assert (match.scores(), bills(match, 1), dice(match, 1)) == ([0, 0], [80, 20], [2, 2])
    assert "payout" not in match.view()["boulevard"]


@pytest.mark.rule("A40")
def test_it_happens_once() -> None:
    match = announced(4, 3, bills="50")
    turn(match, "2 3 3", "place 2")
    turn(match, "6 6", "place 6")
    events = turn(match, "3 3", "place 3")
    assert EARLY not in told(match, events)


@pytest.mark.rule("A40", "D14")
def test_with_return_dice_that_were_paid_or_struck_out_go_back_to_their_owners() -> None:
    options: dict[str, Value] = {"early_score_dice": "return"}
    match = table(3, {"bills": "30 80", "cards": CARD, "dice": (4, 2, 2)}, **options)
    turn(match, "1 1 1 6", "place 1", "score 1")
    turn(match, "1 6", "place 1")
    turn(match, "1 6", "place 1")
    assert (match.scores(), bills(match, 1)) == ([80, 0, 0], [30])
    assert dice(match, 1) == [0, 0, 0]
    assert left(match) == [4, 2, 2]
    play(match, "roll 1 1 1 6")


@pytest.mark.rule("A40")
def test_with_return_dice_stay_of_those_for_whom_no_bill_was_left() -> None:
    match = announced(3, 3, bills="50", early_score_dice="return")
    turn(match, "1 2 2", "place 1")
    assert match.scores() == [50, 0]
    assert dice(match, 1) == [0, 1]
    assert left(match) == [3, 2]


@pytest.mark.rule("A40")
def test_with_return_neutral_dice_are_out_for_the_round() -> None:
    options: dict[str, Value] = {"neutral_dice": True, "early_score_dice": "return"}
    match = table(2, {"bills": "20 80", "cards": CARD, "dice": (3, 1)}, **options)
    table_of(match).give(0, 2, 3)
    turn(match, "1 6 1n 1n 6n", "place 1", "score 1")
    turn(match, "2", "place 2")
    assert match.view()["casinos"][0]["neutral"] == 0
    chairs = match.view()["seats"]
    assert [(chair["dice"], chair["neutral"]) for chair in chairs] == [(2, 1), (0, 0)]


@pytest.mark.rule("A40", "BIG1")
def test_with_return_a_big_die_comes_back_big() -> None:
    match = table(2, {"bills": "50", "cards": CARD}, big_dice=True, early_score_dice="return")
    turn(match, "1 2 2 2 2 2 2 1b", "place 1", "score 1")
    turn(match, "2 2 2 2 2 2 2 2b", "place 2")
    chair = match.view()["seats"][0]
    assert (chair["dice"], chair["big"]) == (7, 1)


@pytest.mark.rule("A40", "17.8")
def test_with_return_all_dice_come_back_that_such_a_player_has_at_the_slot_machine() -> None:
    options: dict[str, Value] = {"slot_machine": True, "early_score_dice": "return"}
    money = AT_THE_SLOT_MACHINE + "80"
    match = table(5, {"bills": money, "cards": CARD, "dice": [5, 3, 3, 3, 3]}, **options)
    turn(match, "4 4 5 1 1", "slot 4")
    turn(match, "6 2 2", "slot 6")
    for face in [1, 2, 3]:
        turn(match, f"{face} {face} {face}", f"place {face}")
    turn(match, "5 1 1", "slot 5", "score slot")
    turn(match, "2 2", "place 2")
    assert match.owing() == [0]
    play(match, "take 80")
    faces = match.view()["boulevard"]["slot"]["faces"]
    assert [(face["face"], face["seat"]) for face in faces] == [(6, 1)]
    assert left(match)[0] == 5


@pytest.mark.rule("A40")
def test_with_return_whoever_had_no_dice_has_a_turn_as_usual() -> None:
    match = announced(2, 3, bills="50", early_score_dice="return")
    turn(match, "2 2 3", "place 2")
    assert (match.view()["turn"], left(match)) == (0, [2, 1])
    play(match, "roll 4 4")
    assert match.owing() == [0]


@pytest.mark.rule("A40", "E28")
def test_with_return_the_round_does_not_go_on_if_it_is_over() -> None:
    match = announced(2, 1, early_score_dice="return")
    events = turn(match, "2", "place 2")
    assert match.scores() == [80, 30]
    assert told(match, events)[3:5] == [
        "Dice from casino 1 went home to Red.",
        "Casino 1: nobody claimed $20,000; it went under the deck.",
    ]
    assert match.view()["round"] == 2
    open_round(match)
    assert left(match) == [8, 8]
