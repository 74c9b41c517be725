"""The order of a turn and of payday with cards."""

import pytest

from greenbaize import HOUSE, Match

from .cards import asked, bills, dice, left, open_round, play, refused, table, throw_all, turn


def said_since(match: Match, moves: int) -> list[str]:
    """What everybody said after the first so many moves of a match."""
    return [line.words for line in match.record.moves[moves:]]


@pytest.mark.rule("10.1")
def test_a_payout_that_was_announced_comes_before_the_throw() -> None:
    match = table(2, {"bills": "50", "cards": "score-casino", "dice": (3, 1)})
    turn(match, "1 1 2", "place 1", "score 1")
    throw_all(match, 6)
    assert match.scores() == [50, 0]
    assert refused(match, 0, "place 1").endswith("(B4)")
    play(match, "roll 2")
    assert asked(match) == "place"


@pytest.mark.rule("10.1")
def test_cards_are_played_in_any_order_after_the_throw() -> None:
    cards = ["reroll", "swap-bill"]
    for order in [cards, cards[::-1]]:
        match = table(2, {"cards": "reroll swap-bill", "dice": (3, 1)})
        play(match, "roll 1 1 2", *order, "again 2", "roll 1", "place 1")
        assert dice(match, 1) == [3, 0]
    match = table(2, {"cards": "reroll tie-win", "dice": (3, 1)})
    play(match, "roll 1 1 2", "reroll", "again 2", "roll 1", "tie-win", "place 1")
    assert match.view()["boulevard"]["tie_win"] == 0


@pytest.mark.rule("10.1", "17.4")
def test_after_pass_the_turn_is_over() -> None:
    match = table(2, {"cards": "pass reroll", "dice": (3, 1)})
    play(match, "roll 1 1 2", "reroll", "again 2", "roll 3", "pass")
    assert match.view()["turn"] == 1
    assert left(match) == [3, 1]


@pytest.mark.rule("10.1")
def test_throw_cards_sets_kicks_and_cards_again_follow_each_other() -> None:
    match = table(2, {"cards": "two-casinos, reroll take-back"}, kickers=True)
    turn(match, "1 1 1 2 2 2 1k 3k", "two-casinos", "place 1", "kick 1")
    start = len(match.record.moves)
    what = []
    for words in [
        "roll 1 1 2 2 3 3 1k 2k",
        "reroll",
        "again 3",
        "roll 2",
        "place 1",
        "kick 1",
        "place 2",
        "kick 2",
        "take-back 1 2",
    ]:
        what.append(asked(match))
        play(match, words)
    assert what == [None, "place", "place", None, "place", "kick", "place", "kick", "window"]
    assert len(match.record.moves) == start + 9
    assert match.view()["turn"] == 0


@pytest.mark.rule("10.1", "C6", "C8")
def test_whoever_still_holds_a_card_is_asked_again_and_again() -> None:
    match = table(2, {"cards": "take-back score-casino", "dice": (3, 1)})
    play(match, "roll 1 1 2", "place 1")
    for words in ["take-back 1", "score 1"]:
        assert asked(match) == "window"
        play(match, words)
    assert match.view()["turn"] == 1


@pytest.mark.rule("10.1", "B6")
def test_the_turn_passes_clockwise_to_the_next_who_has_dice() -> None:
    match = table(4, {"dice": (2, 1, 1, 2)})
    turn(match, "1 2", "place 1")
    throw_all(match, 3, 4)
    turn(match, "5 6", "place 5")
    assert match.view()["turn"] == 0
    throw_all(match, 2)
    assert match.view()["turn"] == 3


@pytest.mark.rule("10.1", "C8")
def test_or_to_who_has_announced_score_a_casino() -> None:
    match = table(3, {"bills": "50", "cards": ", score-casino", "dice": (3, 1, 3)})
    turn(match, "2 3 4", "place 2")
    turn(match, "1", "place 1", "score 1")
    turn(match, "2 3 4", "place 2")
    assert match.scores()[1] == 0
    turn(match, "3 4", "place 3")
    assert match.scores()[1] == 50
    assert match.view()["turn"] == 2


@pytest.mark.rule("10.1", "E28")
def test_if_nobody_has_dice_after_a_turn_the_round_is_over_at_once() -> None:
    match = table(2, {"bills": "50", "cards": "score-casino", "dice": (1, 1)})
    turn(match, "1", "place 1", "score 1")
    throw_all(match, 2)
    assert match.view()["round"] == 2
    assert match.scores() == [50, 30]


def all_at_once() -> Match:
    """Payday with a payout to come, Rainbow cards, a tie to claim, a bill to choose and to swap."""
    match = table(
        5,
        {
            "bills": "rainbow 30, rainbow 20, 60, 60, 60, 60, 60",
            "bonus": "70 70, 40 40, 30 30, 50 50, 60 60",
            "cards": "tie-win score-casino, pass, swap-bill",
            "dice": (2, 2, 1, 1, 1),
        },
        bonus_cards=True,
        rainbow_cards=True,
        slot_machine=True,
        early_score_dice="stay",
        bonus_counts="net",
    )
    turn(match, "1 1", "tie-win", "place 1", "score 1")
    throw_all(match, 1)
    turn(match, "4", "swap-bill", "slot 4")
    throw_all(match, 3, 4)
    return match


@pytest.mark.rule("10.1")
def test_payday_goes_in_its_order() -> None:
    match = all_at_once()
    start = len(match.record.moves)
    assert bills(match, 1) == [30]
    play(match, "bill 70")
    assert (match.scores(), bills(match, 1)) == ([0] * 5, [70, 30])
    play(match, "bill 80")
    assert bills(match, 2) == [80, 20]
    assert asked(match) == "claim"
    play(match, "claim 1")
    assert match.scores() == [70, 0, 0, 60, 60]
    assert asked(match) == "take"
    play(match, "take 60")
    assert asked(match) == "swap"
    play(match, "swap 60", "draw 10")
    assert match.moves(HOUSE) == ["reveal 70 70, -, -, -, 60 60"]
    play(match, "reveal 70 70, -, -, -, 60 60")
    assert match.view()["round"] == 2
    assert left(match) == [8] * 5
    order = ["bill", "bill", "claim", "take", "swap", "draw", "reveal"]
    assert [words.split()[0] for words in said_since(match, start)] == order


@pytest.mark.rule("10.1", "A33")
def test_rainbow_cards_are_turned_before_a_tie_is_claimed() -> None:
    match = all_at_once()
    play(match, "bill 70")
    assert match.owing() == [HOUSE]
    assert refused(match, 0, "claim 1").endswith("(B4)")


@pytest.mark.rule("10.1")
def test_one_is_asked_even_if_there_is_only_one_way_to_choose() -> None:
    match = all_at_once()
    play(match, "bill 70", "bill 80")
    assert match.moves(0) == ["claim 1"]
    play(match, "claim 1")
    assert match.moves(2) == ["take 60"]
    single = table(2, {"dice": (1, 1), "cards": "pass"})
    play(single, "roll 4", "place 4")
    assert single.moves(0) == ["done"]


@pytest.mark.rule("10.1", "B12")
def test_a_new_round_begins_with_nothing_announced_or_at_work() -> None:
    match = table(2, {"cards": "tie-win two-casinos, reroll swap-bill", "dice": (1, 1)})
    turn(match, "1", "tie-win", "two-casinos", "place 1")
    turn(match, "2", "reroll", "swap-bill", "place 2")
    play(match, "keep")
    open_round(match)
    seen = match.view()["boulevard"]
    assert set(seen) <= {"modules", "played", "rulings"}
    assert seen["played"] == []
