"""Tie-win, which spares its player at one casino, and Re-roll, which gives a second throw."""

import pytest

from greenbaize import HOUSE, Match
from greenbaize.engine.event import Event
from greenbaize.engine.game import Value

from .cards import (
    Round,
    all_show,
    asked,
    bills,
    chance,
    dice,
    open_round,
    play,
    refused,
    table,
    throw_all,
    told,
    turn,
)
from .positions import table_of


def tie(*bets: int, bills: str = "30 80", cards: str = "tie-win", **options: Value) -> Match:
    """Red plays Tie-win, and everybody has so many dice at casino 1 when the last one lies."""
    match = table(len(bets), {"bills": bills, "cards": cards, "dice": bets}, **options)
    turn(match, all_show(match, 1), "tie-win", "place 1")
    throw_all(match, *[1] * (len(bets) - 1))
    return match


def claim(match: Match, place: str = "1") -> list[Event]:
    """Red claims a tie."""
    assert match.owing() == [0]
    return match.play(0, f"claim {place}")


@pytest.mark.rule("C1", "D4")
def test_whoever_claims_a_tie_counts_as_not_tied_and_the_other_is_out() -> None:
    match = tie(3, 3, 1)
    assert match.view()["boulevard"]["tie_win"] == 0
    events = claim(match)
    assert match.scores() == [80, 0, 30]
    assert told(match, events)[:3] == [
        "Red claimed the tie at casino 1.",
        "Casino 1: Blue tied at 3 and got nothing.",
        "Casino 1: Red took $80,000 with 3 dice.",
    ]


@pytest.mark.rule("C1", "D5", "E31")
def test_in_a_tie_of_three_the_other_two_stay_out() -> None:
    match = tie(3, 3, 3, 1)
    claim(match)
    assert match.scores() == [80, 0, 0, 30]


@pytest.mark.rule("C1", "A33")
def test_of_two_who_are_tied_the_other_one_is_out_too() -> None:
    match = tie(2, 2, bills="20 80")
    claim(match)
    assert match.scores() == [80, 0]
    assert match.view()["under"][0] == 20


@pytest.mark.rule("C1")
def test_whoever_claims_keeps_the_rank_and_no_more() -> None:
    match = tie(2, 4, 2, 1)
    claim(match)
    assert match.scores() == [30, 80, 0, 0]


@pytest.mark.rule("C1")
def test_another_tie_at_the_same_casino_stays_a_tie() -> None:
    match = tie(2, 1, 2, 1)
    claim(match)
    assert match.scores() == [80, 0, 0, 0]
    assert match.view()["under"][0] == 30


@pytest.mark.rule("C1", "N5")
def test_it_works_against_the_neutral_player_too() -> None:
    match = table(2, {"bills": "20 80", "cards": "tie-win", "dice": (2, 1)}, neutral_dice=True)
    table_of(match).give(0, 2, 2)
    turn(match, "1 1 1n 1n", "tie-win", "place 1")
    turn(match, "1", "place 1")
    claim(match)
    assert match.scores() == [80, 20]


@pytest.mark.rule("C1", "17.7", "E36")
def test_a_full_tie_with_the_neutral_dice_at_the_slot_machine_can_be_claimed() -> None:
    options: dict[str, Value] = {"slot_machine": True, "neutral_dice": True}
    match = table(5, {"cards": "tie-win", "dice": (1, 1, 1, 1, 1)}, **options)
    table_of(match).give(0, 2, 2)
    money = match.view()["boulevard"]["slot"]["bills"][0]
    turn(match, "4 4 4n 4n", "tie-win", "slot 4")
    throw_all(match, 1, 2, 3, 5)
    assert match.moves(0) == ["claim slot"]
    claim(match, "slot")
    assert match.moves(0) == [f"take {money}"]
    play(match, f"take {money}")
    assert match.scores()[0] == money


@pytest.mark.rule("E36", "17.7")
def test_without_tie_win_both_are_struck_out_there() -> None:
    options: dict[str, Value] = {"slot_machine": True, "neutral_dice": True}
    match = table(5, {"cards": "tie-win", "dice": (1, 1, 1, 1, 1)}, **options)
    table_of(match).give(0, 2, 2)
    turn(match, "4 4 4n 4n", "slot 4")
    throw_all(match, 1, 2, 3, 5)
    assert match.scores()[0] == 0
    assert match.view()["round"] == 2


@pytest.mark.rule("C1", "A33", "17.7")
def test_the_casino_is_chosen_on_payday_before_anybody_is_paid() -> None:
    match = table(2, {"bills": "30, 40, 50", "cards": "tie-win", "dice": (3, 3)})
    turn(match, "1 2 3", "tie-win", "place 1")
    for roll in ["1 2 3", "2 3", "2 3", "3", "3"]:
        turn(match, roll, f"place {roll[0]}")
    assert match.view()["boulevard"]["asked"] == {"seat": 0, "what": "claim"}
    assert match.scores() == [0, 0]
    assert match.moves(0) == ["claim 1", "claim 2", "claim 3"]
    said = "there is no tie to claim there; say claim 1, claim 2 or claim 3. (C1)"
    assert refused(match, 0, "claim 4") == said
    assert refused(match, 0, "claim slot") == said
    claim(match, "2")
    assert match.scores() == [40, 0]


@pytest.mark.rule("17.7", "E30")
def test_whoever_is_tied_nowhere_is_not_asked_and_the_card_is_gone() -> None:
    match = tie(3, 2)
    assert asked(match) is None
    assert match.view()["round"] == 2
    open_round(match, cards="tie-win", dice=(1, 1))
    throw_all(match, 1, 1)
    assert match.view()["round"] == 3


@pytest.mark.rule("17.7")
def test_ties_among_others_are_none_to_claim() -> None:
    match = tie(3, 2, 2)
    assert match.view()["round"] == 2


@pytest.mark.rule("17.7")
def test_a_tie_where_nothing_is_left_to_win_must_be_claimed_all_the_same() -> None:
    match = table(2, {"bills": "50, 30, 30", "cards": "tie-win score-casino", "dice": (2, 2)})
    turn(match, "1 3", "tie-win", "place 1", "score 1")
    turn(match, "1 2", "place 2")
    assert bills(match, 1) == []
    turn(match, "3", "place 3")
    turn(match, "1", "place 1")
    assert match.moves(0) == ["claim 1"]
    claim(match)
    assert match.scores()[0] == 50 + 30


@pytest.mark.rule("17.7", "17.8")
def test_it_does_not_act_in_an_early_payout_but_after_it() -> None:
    round: Round = {"bills": "50, 30, 30", "cards": "tie-win score-casino", "dice": (2, 1)}
    match = table(2, round, early_score_dice="stay")
    turn(match, "1 3", "tie-win", "place 1", "score 1")
    turn(match, "1", "place 1")
    assert match.scores() == [0, 0]
    assert bills(match, 1) == [50]
    turn(match, "3", "place 3")
    claim(match)
    assert match.scores()[0] == 50 + 30


@pytest.mark.rule("17.7", "E28")
def test_nor_in_one_that_comes_first_of_all_on_payday() -> None:
    round: Round = {"bills": "50", "cards": "tie-win score-casino", "dice": (1, 1)}
    match = table(2, round, early_score_dice="stay")
    turn(match, "1", "tie-win", "place 1", "score 1")
    events = turn(match, "1", "place 1")
    assert "Casino 1 paid early, as Red had announced." in told(match, events)
    assert match.scores() == [0, 0]
    claim(match)
    assert match.scores() == [50, 0]


@pytest.mark.rule("C1", "17.4")
def test_a_first_turn_that_was_passed_was_the_first_turn() -> None:
    match = table(2, {"cards": "tie-win pass", "dice": (2, 1)})
    play(match, "roll 1 2", "pass")
    turn(match, "1", "place 1")
    play(match, "roll 1 2")
    said = "Tie-win can be played only in your first turn of the round. (C1)"
    assert refused(match, 0, "tie-win") == said


@pytest.mark.rule("C1")
def test_everybodys_first_turn_is_their_own() -> None:
    match = table(2, {"cards": ", tie-win", "dice": (2, 1)})
    turn(match, "1 2", "place 1")
    play(match, "roll 1")
    assert "tie-win" in match.moves(1)


def rerolling(roll: str = "1 1 3 6", **options: Value) -> Match:
    """Red has thrown and played Re-roll."""
    match = table(2, {"cards": "reroll", "dice": (len(roll.split()), 4)}, **options)
    play(match, f"roll {roll}", "reroll")
    return match


@pytest.mark.rule("C2")
def test_some_of_the_dice_are_thrown_again() -> None:
    match = rerolling()
    play(match, "again 1 3")
    said = "2 dice are to be thrown, all of their kinds and no others. (C2)"
    assert refused(match, HOUSE, "roll 6 6 6") == said
    events = play(match, "roll 6 6")
    assert told(match, events) == ["Red threw again: 6 6."]
    assert match.moves(0)[:2] == ["place 1", "place 6"]
    play(match, "place 6")
    assert dice(match, 6) == [3, 0]


@pytest.mark.rule("C2")
def test_all_of_the_dice_may_be_thrown_again() -> None:
    match = rerolling()
    play(match, "again 1 1 3 6", "roll 2 2 2 2", "place 2")
    assert dice(match, 2) == [4, 0]


@pytest.mark.rule("C2")
def test_any_part_of_the_throw_can_be_named() -> None:
    again = [move for move in rerolling().moves(0) if move.startswith("again")]
    assert len(again) == len(set(again)) == 3 * 2 * 2 - 1
    assert {"again 1", "again 1 1", "again 3 6", "again 1 1 3 6"} <= set(again)


@pytest.mark.rule("C2")
def test_dice_that_were_thrown_again_must_be_used() -> None:
    match = rerolling()
    play(match, "again 1", "roll 1")
    assert [move for move in match.moves(0) if move.startswith("again")] == []
    said = "dice can be thrown again only once a turn, before the first placement. (C2)"
    assert refused(match, 0, "again 1") == said


@pytest.mark.rule("C2")
@pytest.mark.parametrize("dice", ["2", "1 1 1", "6 6", "3n"])
def test_only_dice_of_the_throw_can_be_thrown_again(dice: str) -> None:
    said = "only dice of this throw can be thrown again. (C2)"
    assert refused(rerolling(), 0, f"again {dice}") == said


@pytest.mark.rule("C2")
def test_without_the_card_nothing_is_thrown_again() -> None:
    match = table(2, {"cards": "reroll", "dice": (4, 4)})
    play(match, "roll 1 1 3 6")
    assert refused(match, 0, "again 1") == "Red has no Re-roll in play. (C2)"
    play(match, "reroll", "place 1", "done", "roll 1 1 3 6")
    assert refused(match, 1, "again 1") == "Blue has no Re-roll in play. (C2)"


@pytest.mark.rule("C2", "N3", "K2")
def test_neutral_dice_kickers_and_big_dice_are_thrown_again_too() -> None:
    modules: dict[str, Value] = {"neutral_dice": True, "kickers": True, "big_dice": True}
    match = table(2, {"cards": "reroll"}, **modules)
    play(match, "roll 1 1 1 1 1 2n 2n 2n 2n 3k 4k 5b", "reroll", "again 2n 3k 5b")
    assert refused(match, HOUSE, "roll 1 1 1").endswith("(C2)")
    play(match, "roll 6n 6k 6b")
    assert {"face": 6, "own": 0, "neutral": 1, "big": 1, "kickers": 1} in match.view()["rolled"]


@pytest.mark.rule("C2", "A34", "17.13")
def test_it_gives_one_new_throw_in_each_turn_to_the_end_of_the_round() -> None:
    match = rerolling("1 2 3")
    play(match, "again 1", "roll 4", "place 4", "done")
    turn(match, "5 5 5 5", "place 5")
    for roll, left in [("2 3", "done"), ("3", "")]:
        play(match, f"roll {roll}")
        assert "again 3" in match.moves(0)
        play(match, "again 3", "roll 6", "place 6", *filter(None, [left]))
    assert match.view()["round"] == 1


@pytest.mark.rule("C2", "A34")
def test_it_ends_with_the_round() -> None:
    match = rerolling("1")
    play(match, "place 1", "done")
    throw_all(match, 5)
    chance(match)
    open_round(match, cards="pass, reroll", dice=(1, 1))
    turn(match, "2", "place 2")
    play(match, "roll 3")
    assert refused(match, 0, "again 3") == "Red has no Re-roll in play. (C2)"


@pytest.mark.rule("17.13", "A34")
def test_the_card_may_be_played_and_nothing_thrown_again_in_that_turn() -> None:
    match = rerolling("1 2")
    play(match, "place 1", "done")
    turn(match, "5 5 5 5", "place 5")
    play(match, "roll 2", "again 2", "roll 3", "place 3")
    assert dice(match, 3) == [1, 0]


@pytest.mark.rule("A34")
def test_with_once_it_gives_one_new_throw_in_the_whole_round() -> None:
    match = rerolling("1 2 3", reroll="once")
    play(match, "place 1", "done")
    turn(match, "5 5 5 5", "place 5")
    play(match, "roll 2 3", "again 2", "roll 3")
    assert refused(match, 0, "again 3") == "Red has no Re-roll in play. (C2)"
    play(match, "place 3", "done")
    assert match.view()["round"] == 2


@pytest.mark.rule("A34")
def test_with_once_the_next_turn_has_none() -> None:
    match = rerolling("1 2 3", reroll="once")
    play(match, "again 1", "roll 1", "place 1", "done")
    turn(match, "5 5 5 5", "place 5")
    play(match, "roll 2 3")
    assert refused(match, 0, "again 3") == "Red has no Re-roll in play. (C2)"


@pytest.mark.rule("C2", "17.4")
def test_nothing_is_thrown_again_between_two_sets() -> None:
    match = table(2, {"cards": "two-casinos, reroll", "dice": (2, 4)})
    turn(match, "1 2", "two-casinos", "place 1")
    play(match, "roll 1 2 3 4", "reroll", "place 1")
    said = "dice can be thrown again only once a turn, before the first placement. (C2)"
    assert refused(match, 1, "again 2") == said
