"""Early payouts by the bills that are left: dice go home, or stay where they lie."""

import pytest

from greenbaize import HOUSE, Match, Record
from greenbaize.engine.dice import BIG, KICKER, OWN
from greenbaize.engine.game import Value
from greenbaize.engine.replay import Replay
from greenbaize.games.las_vegas import GAME
from greenbaize.games.las_vegas.boulevard.events import WentHome
from greenbaize.games.las_vegas.boulevard.game import Boulevard

from .cards import (
    Round,
    begin,
    bills,
    dice,
    heard,
    left,
    open_round,
    play,
    table,
    throw_all,
    told,
    turn,
)
from .positions import table_of

CARD = "score-casino"
HOME = "Dice from casino 1 went home to Red."


def announced(*left: int, bills: str = "20 80", cards: str = CARD, **options: Value) -> Match:
    """Red has placed two dice at casino 1 and announced that it pays; the others are to come."""
    match = table(len(left), {"bills": bills, "cards": cards, "dice": left}, **options)
    turn(match, " ".join(["1", "1", *["6"] * (left[0] - 2)]), "place 1", "score 1")
    return match


@pytest.mark.rule("18.1", "C8", "A40")
def test_if_a_bill_is_left_all_dice_go_home_those_paid_and_those_struck_out() -> None:
    match = table(3, {"bills": "30 80", "cards": CARD, "dice": (4, 2, 2)})
    turn(match, "1 1 1 6", "place 1", "score 1")
    turn(match, "1 6", "place 1")
    events = turn(match, "1 6", "place 1")
    assert match.scores() == [80, 0, 0]
    assert (bills(match, 1), dice(match, 1)) == ([30], [0, 0, 0])
    assert left(match) == [4, 2, 2]
    assert told(match, events)[-1] == "Dice from casino 1 went home to Red, Blue and Green."
    assert match.view()["under"] == []


@pytest.mark.rule("18.1", "C8")
def test_if_no_bill_is_left_all_dice_stay_also_those_that_were_paid() -> None:
    match = announced(3, 3, bills="80")
    events = turn(match, "1 2 2", "place 1")
    assert match.scores() == [80, 0]
    assert (bills(match, 1), dice(match, 1)) == ([], [2, 1])
    assert left(match) == [1, 2]
    assert not [event for event in events if isinstance(event, WentHome)]


@pytest.mark.rule("18.1", "E28", "18.7")
def test_at_the_end_of_the_round_it_is_just_the_payout_of_this_place() -> None:
    match = table(2, {"bills": "30, 30, 30, 30, 30 80", "cards": CARD, "dice": (1, 0)})
    table_of(match).lay(4, [80, 30], [1, 0])
    events = turn(match, "5", "place 5", "score 5")
    assert match.scores() == [80, 0]
    assert told(match, events)[2:5] == [
        "Casino 5 paid early, as Red had announced.",
        "Casino 5: Red took $80,000 with 2 dice.",
        "Dice from casino 5 went home to Red.",
    ]
    assert "Casino 5: nobody claimed $30,000; it went under the deck." in told(match, events)
    assert match.view()["round"] == 2
    open_round(match)
    assert left(match) == [8, 8]


@pytest.mark.rule("18.7", "E29")
def test_who_was_paid_early_is_paid_again_by_dice_that_come_there_anew() -> None:
    match = announced(3, 1)
    turn(match, "2", "place 2")
    assert (match.scores(), bills(match, 1), left(match)) == ([80, 0], [20], [3, 0])
    turn(match, "1 1 6", "place 1")
    turn(match, "6", "place 6")
    assert match.scores()[0] == 80 + 20 + 30


@pytest.mark.rule("18.1", "18.7", "E29", "C9")
def test_or_by_those_that_stayed_if_a_bill_is_added_and_ties_are_judged_anew() -> None:
    match = announced(3, 3, 2, bills="50", cards="score-casino, place-bill")
    turn(match, "1 2 3", "place 1")
    turn(match, "2 2", "place 2")
    assert (match.scores(), dice(match, 1)) == ([50, 0, 0], [2, 1, 0])
    turn(match, "6", "place 6")
    draws = ["draw 10", "draw 90", "draw 70", "middle 70", "lay 1 10 90"]
    turn(match, "1 3", "place-bill", *draws, "place 1")
    assert dice(match, 1) == [2, 2, 0]
    turn(match, "3", "place 3")
    assert match.scores()[:2] == [50 + 40, 40]


@pytest.mark.rule("18.7", "17.4")
def test_dice_that_come_home_to_the_announcer_are_thrown_in_this_same_turn() -> None:
    match = announced(2, 3, cards="pass score-casino")
    assert left(match) == [0, 3]
    turn(match, "2 2 3", "place 2")
    assert (match.view()["turn"], left(match)) == (0, [2, 1])
    play(match, "roll 4 4")
    assert match.owing() == [0]
    assert "pass" in match.moves(0)


@pytest.mark.rule("18.7", "K6", "18.1")
def test_others_who_get_dice_back_play_when_their_seat_is_reached_with_their_cards() -> None:
    match = table(3, {"bills": "30 80", "cards": f"{CARD}, pass", "dice": (3, 1, 1)})
    turn(match, "1 1 6", "place 1", "score 1")
    turn(match, "1", "place 1")
    turn(match, "1", "place 1")
    assert (bills(match, 1), left(match)) == ([30], [3, 1, 1])
    turn(match, "6 6 6", "place 6")
    assert match.view()["turn"] == 1
    play(match, "roll 4")
    assert "pass" in match.moves(1)


@pytest.mark.rule("18.7", "B7")
def test_if_nobody_has_a_die_when_a_turn_ends_payday_begins() -> None:
    match = announced(2, 1)
    events = turn(match, "2", "place 2")
    assert match.scores() == [80, 30]
    assert HOME in told(match, events)
    assert match.view()["round"] == 2


@pytest.mark.rule("18.1", "18.7")
def test_where_no_bill_was_there_all_dice_stay_tied_ones_too() -> None:
    match = table(2, {"bills": "30", "cards": CARD, "dice": (3, 3)})
    table_of(match).lay(0, [], [0, 0])
    turn(match, "1 1 6", "place 1", "score 1")
    turn(match, "1 1 2", "place 1")
    assert (match.scores(), dice(match, 1), left(match)) == ([0, 0], [2, 2], [1, 1])


@pytest.mark.rule("18.1", "18.7", "RB2", "E2")
def test_whether_a_bill_is_left_is_seen_after_rainbow_cards_were_replaced() -> None:
    match = announced(3, 2, bills="rainbow", rainbow_cards=True)
    turn(match, "1 2", "place 2")
    play(match, "bill 70")
    assert (match.scores(), dice(match, 1)) == ([70, 0], [2, 0])
    match = announced(3, 2, bills="20 rainbow", rainbow_cards=True)
    turn(match, "1 2", "place 2")
    play(match, "bill 70")
    assert (match.scores(), bills(match, 1), dice(match, 1)) == ([70, 0], [20], [0, 0])


def at_the_slot_machine(bills: str, **options: Value) -> Match:
    """Red has two 4s at the slot machine and announced it, Blue three 5s there."""
    money = "60, 60, 60, 60, 60, 70, " + bills
    round: Round = {"bills": money, "cards": CARD, "dice": [3] * 5}
    match = table(5, round, slot_machine=True, **options)
    turn(match, "4 4 1", "slot 4", "score slot")
    turn(match, "5 5 5", "slot 5")
    for face in [1, 2, 3]:
        turn(match, f"{face} {face} {face}", f"place {face}")
    return match


@pytest.mark.rule("18.1", "18.7", "SL2")
def test_dice_leave_the_slot_machine_after_the_last_choice_and_free_their_numbers() -> None:
    match = at_the_slot_machine("10 20 70")
    play(match, "take 20")
    assert len(match.view()["boulevard"]["slot"]["faces"]) == 2
    events = play(match, "take 70")
    said = "Dice from the slot machine went home to Red and Blue."
    assert told(match, events)[-1] == said
    assert match.view()["boulevard"]["slot"]["faces"] == []
    assert left(match)[:2] == [3, 3]
    play(match, "roll 4 5 5")
    assert {"slot 4", "slot 5"} <= set(match.moves(0))


@pytest.mark.rule("18.1", "18.7", "SL3")
def test_if_no_bill_is_left_there_they_go_on_closing_their_numbers() -> None:
    match = at_the_slot_machine("80")
    play(match, "take 80")
    faces = match.view()["boulevard"]["slot"]["faces"]
    assert [(face["face"], face["seat"]) for face in faces] == [(4, 0), (5, 1)]
    play(match, "roll 4")
    assert "slot 4" not in match.moves(0)


@pytest.mark.rule("18.1", "18.7", "N5")
def test_neutral_dice_are_out_until_the_next_round() -> None:
    round: Round = {"cards": CARD, "dice": (3, 1)}
    match = table(2, round, neutral_dice=True)
    table_of(match).lay(0, [80, 30, 20], [])
    table_of(match).give(0, 2, 3)
    turn(match, "1 6 1n 1n 6n", "place 1", "score 1")
    events = turn(match, "2", "place 2")
    assert told(match, events)[-1] == f"{HOME[:-1]}; neutral ones are out."
    assert match.view()["under"] == [80]
    assert match.view()["casinos"][0]["neutral"] == 0
    chairs = match.view()["seats"]
    assert [(chair["dice"], chair["neutral"]) for chair in chairs] == [(2, 1), (0, 0)]


@pytest.mark.rule("18.7", "E36", "A20")
@pytest.mark.parametrize("ruling", ["by_bills", "return"])
def test_a_full_tie_with_the_neutral_dice_strikes_out_both(ruling: str) -> None:
    options: dict[str, Value] = {"neutral_dice": True, "early_score_dice": ruling}
    money = "60, 60, 60, 60, 60, 70, 80"
    round: Round = {"bills": money, "cards": CARD, "dice": [3] * 5}
    match = table(5, round, slot_machine=True, **options)
    table_of(match).give(0, 1, 1)
    events = turn(match, "4 4n", "slot 4", "score slot")
    for face in [1, 2, 3, 5]:
        events = turn(match, f"{face} {face} {face}", f"place {face}")
    assert match.scores() == [0, 60, 60, 60, 60]
    assert "Dice from the slot machine went home to Red; neutral ones are out." in told(
        match, events
    )


@pytest.mark.rule("18.7", "BIG1", "K3")
def test_a_big_die_comes_home_big_and_a_spent_kicker_stays_spent() -> None:
    match = table(2, {"bills": "20 80", "cards": CARD}, big_dice=True, kickers=True)
    state = match.state
    assert isinstance(state, Boulevard)
    state.give_heap(0, 2 * OWN + BIG + KICKER)
    state.give_heap(1, OWN)
    play(match, "roll 1 1 1k 1b", "place 1", "kick 1", "score 1", "done")
    turn(match, "2", "place 2")
    chair = match.view()["seats"][0]
    assert (chair["dice"], chair["big"], chair["kickers"]) == (2, 1, 0)


@pytest.mark.rule("18.7", "C1", "17.7")
def test_tie_win_does_not_act_in_it() -> None:
    round: Round = {"bills": "20 80", "cards": "tie-win score-casino", "dice": (3, 2)}
    match = table(2, round)
    turn(match, "1 1 6", "tie-win", "place 1", "score 1")
    turn(match, "1 1", "place 1")
    assert (match.scores(), bills(match, 1), left(match)) == ([0, 0], [80, 20], [3, 2])


@pytest.mark.rule("18.7", "C10", "E33")
def test_a_bill_that_was_won_early_can_be_swapped_at_the_end() -> None:
    match = begin(2, action_cards=True, bonus_cards=True)
    cards = "score-casino swap-bill"
    open_round(match, bills="20 80", bonus="70 70, 60 60", cards=cards, dice=(2, 1))
    turn(match, "1 6", "swap-bill", "place 1", "score 1")
    turn(match, "2", "place 2")
    throw_all(match, 6)
    assert match.moves(0) == ["keep", "swap 30", "swap 80"]
    assert heard(match, 1, "swap 80") == "swap ?"


@pytest.mark.rule("17.18", "18.7")
def test_a_round_may_have_more_turns_than_dice_and_still_ends() -> None:
    match = table(2, {"bills": "20 80", "cards": CARD, "dice": (8, 1)})
    turn(match, "1 6 6 6 6 6 6 6", "place 1", "score 1")
    turn(match, "2", "place 2")
    turns = 1
    while match.view()["round"] == 1:
        rest = ["6"] * (left(match)[0] - 1)
        turn(match, " ".join(["5", *rest]), "place 5")
        turns += 1
    assert turns == 9


@pytest.mark.rule("18.8")
def test_older_records_without_the_options_are_read_as_they_were_played() -> None:
    options = GAME.settle_record({"action_cards": True, "bonus_cards": True})
    assert (options["early_score_dice"], options["bonus_counts"]) == ("stay", "net")
    assert GAME.recorded(options) == {"bonus_cards": "on", "action_cards": "on"}
    now = GAME.recorded(GAME.settle({"action_cards": True, "bonus_cards": True}))
    assert now["early_score_dice"] == "by_bills"
    assert now["bonus_counts"] == "events"


@pytest.mark.rule("18.8")
def test_an_older_record_replays_with_its_dice_staying() -> None:
    match = Match("las-vegas", seats=3, options={"action_cards": True}, seed=8)
    assert match.record.options.pop("early_score_dice") == "by_bills"
    replay = Replay(Record.parse(match.record.text())).to_the_end()
    assert replay.view()["boulevard"]["rulings"]["early_score_dice"] == "stay"
    assert replay.owing() == match.owing() != [HOUSE]
