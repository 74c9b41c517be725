"""Bonus cards with action cards: which bills count, and which are known to count."""

import pytest

from greenbaize import HOUSE, PUBLIC, Match
from greenbaize.engine.game import Value

from .cards import begin, open_round, play, refused, throw_all, told, turn

MONEY = "30, 40, 50, 60, 70, 90"
NO_WISH = "50 60, 50 60"


def table(bonus: str, cards: str = "swap-bill", left: int = 1, **options: Value) -> Match:
    """A first round with bonus cards and action cards; Red has a few dice, and Blue one."""
    match = begin(2, bonus_cards=True, action_cards=True, **options)
    return open_round(match, bills=MONEY, bonus=bonus, cards=cards, dice=(left, 1))


def swapped(bonus: str, give: int, get: int, *more: int, **options: Value) -> Match:
    """Red wins $40,000 and perhaps more, gives one bill away and gets another for it."""
    faces = ["2", *map(str, more)]
    match = table(bonus, "swap-bill", len(faces), **options)
    turn(match, " ".join(faces), "swap-bill", f"place {faces.pop(0)}")
    throw_all(match, 6)
    while faces:
        turn(match, " ".join(faces), f"place {faces.pop(0)}")
    play(match, f"swap {give}", f"draw {get}")
    return match


def announced(match: Match) -> list[int]:
    """Everybody's announcement die."""
    return [chair["die"] for chair in match.view()["seats"]]


def to_the_end(match: Match) -> None:
    """Rounds in which no bonus card comes true, until all there is left is to show."""
    while not match.over and not match.moves(HOUSE)[0].startswith("show"):
        open_round(match, bills=MONEY, bonus=NO_WISH, cards="pass", dice=(1, 1))
        throw_all(match, *((1, 2) if match.view()["turn"] == 0 else (2, 1)))
        play(match, "reveal -, -")


@pytest.mark.rule("E33", "A30", "17.8")
def test_a_bill_that_was_won_early_counts_for_bonus_cards() -> None:
    match = table("40 70, 50 60", "score-casino pass", left=2)
    turn(match, "2 6", "place 2", "score 2")
    throw_all(match, 6)
    assert match.scores() == [40, 0]
    assert announced(match) == [1, 1]
    throw_all(match, 1)
    play(match, "reveal 40, -")
    assert announced(match) == [2, 1]


@pytest.mark.rule("A30")
def test_with_net_a_bill_that_was_swapped_away_does_not_count() -> None:
    match = swapped("40 70, 50 60", 40, 80, bonus_counts="net")
    assert match.moves(HOUSE) == ["reveal -, -"]


@pytest.mark.rule("A30")
def test_a_bill_that_one_keeps_counts() -> None:
    match = table("40 70, 50 60")
    turn(match, "2", "swap-bill", "place 2")
    throw_all(match, 6)
    play(match, "keep", "reveal 40, -")
    assert announced(match) == [2, 1]


@pytest.mark.rule("A30")
def test_with_net_another_bill_of_the_same_value_still_counts() -> None:
    match = begin(2, bonus_cards=True, action_cards=True, bonus_counts="net")
    round_bills = "40, 40, 50, 60, 70, 90"
    open_round(match, bills=round_bills, bonus="40 70, 50 60", cards="swap-bill", dice=(2, 1))
    turn(match, "1 2", "swap-bill", "place 1")
    throw_all(match, 6, 2)
    play(match, "swap 40", "draw 80", "reveal 40, -")
    assert announced(match) == [2, 1]


@pytest.mark.rule("A30", "18.3")
def test_every_bill_that_was_received_counts_also_one_swapped_away() -> None:
    match = swapped("40 70, 50 60", 40, 80)
    assert match.moves(HOUSE) == ["reveal 40, -"]
    play(match, "reveal 40, -")
    assert announced(match) == [2, 1]


@pytest.mark.rule("A30", "17.11", "18.3")
def test_the_new_bill_counts_as_well() -> None:
    match = swapped("40 70, 50 60", 40, 70)
    play(match, "reveal 40, -")
    to_the_end(match)
    play(match, "show 70+1")
    assert announced(match) == [3, 1]


@pytest.mark.rule("A30")
def test_bills_swapped_away_by_others_are_theirs_alone() -> None:
    match = swapped("30 70, 40 60", 40, 80)
    assert match.moves(HOUSE) == ["reveal -, -"]


@pytest.mark.rule("17.11", "A30")
def test_a_card_that_only_the_secret_bill_satisfies_counts_when_the_game_is_over() -> None:
    match = swapped("50 70, 30 60", 40, 70)
    play(match, "reveal -, -")
    assert announced(match) == [1, 1]
    to_the_end(match)
    assert announced(match) == [1, 1]
    assert match.moves(HOUSE) == ["show 70+1"]
    for words in ["show 70", "show 70+2", "show 60+1", "show 50"]:
        assert refused(match, HOUSE, words) == "that is not what there is to show. (17.11)"
    before = match.scores()
    events = play(match, "show 70+1")
    said = "Red showed the swap of $40,000 for $70,000, with 1 bonus card for it."
    assert told(match, events)[0] == said
    assert announced(match) == [2, 1]
    assert match.scores() == [before[0] + 100, before[1] + 50]


@pytest.mark.rule("17.11", "BO4")
def test_it_may_satisfy_two_equal_cards() -> None:
    match = swapped("70 70, 30 60", 40, 70)
    play(match, "reveal -, -")
    to_the_end(match)
    events = play(match, "show 70+2")
    assert "with 2 bonus cards for it" in told(match, events)[0]
    assert announced(match) == [3, 1]


@pytest.mark.rule("17.11", "BO3")
def test_a_card_that_another_bill_satisfied_before_all_eyes_counts_no_second_time() -> None:
    match = swapped("50 70, 30 60", 40, 50, 3)
    play(match, "reveal 50, -")
    assert announced(match) == [2, 1]
    to_the_end(match)
    play(match, "show 50")
    assert announced(match) == [2, 1]


@pytest.mark.rule("17.11")
def test_only_the_bonus_cards_of_that_round_count_for_it() -> None:
    match = swapped("30 60, 30 60", 40, 70)
    play(match, "reveal -, -")
    open_round(match, bills=MONEY, bonus="70 70, 50 60", cards="pass", dice=(1, 1))
    throw_all(match, 2, 1)
    play(match, "reveal -, -")
    to_the_end(match)
    assert match.moves(HOUSE) == ["show 70"]


@pytest.mark.rule("17.11", "BO5", "E34")
def test_the_die_does_not_go_beyond_six_in_the_end_either() -> None:
    match = begin(2, bonus_cards=True, action_cards=True)
    for value in [30, 40]:
        open_round(match, bills=MONEY, bonus=f"{value} {value}, 50 60", dice=(1, 1))
        throw_all(match, *((value // 10 - 2, 6) if match.view()["turn"] == 0 else (6, 2)))
        play(match, f"reveal {value} {value}, -")
    assert announced(match) == [5, 1]
    open_round(match, bills=MONEY, bonus="70 70, 50 60", cards="swap-bill", dice=(1, 1))
    turn(match, "1", "swap-bill", "place 1")
    throw_all(match, 6)
    play(match, "swap 30", "draw 70", "reveal -, -")
    to_the_end(match)
    play(match, "show 70+2")
    assert announced(match) == [6, 1]


@pytest.mark.rule("17.11", "A31")
def test_nobody_else_can_tell_before_the_end_that_it_was_satisfied() -> None:
    won, lost = swapped("50 70, 30 60", 40, 70), swapped("50 70, 30 60", 40, 80)
    for match in (won, lost):
        play(match, "reveal -, -")
    for viewer in [1, PUBLIC]:
        assert won.view(viewer) == lost.view(viewer)
        assert won.events(viewer) == lost.events(viewer)
    assert won.view(0) != lost.view(0)


@pytest.mark.rule("BO2", "AC1", "17.3")
def test_in_each_round_bonus_cards_are_dealt_before_action_cards() -> None:
    match = table("40 70, 50 60")
    throw_all(match, 1, 6)
    play(match, "reveal -, -", *["bill 30"] * 6)
    assert refused(match, HOUSE, "cards pass rotate").endswith("(BO2)")
    play(match, "bonus 30 30", "bonus 40 40")
    assert refused(match, HOUSE, "bonus 50 50").endswith("(AC1)")
    play(match, "cards pass rotate", "cards reroll double")
    assert match.view()["turn"] == 1


@pytest.mark.rule("17.11", "A30")
def test_with_net_the_new_bill_may_be_like_the_one_given_away() -> None:
    match = swapped("40 70, 50 60", 40, 40, bonus_counts="net")
    play(match, "reveal -, -")
    to_the_end(match)
    play(match, "show 40+1")
    assert announced(match) == [2, 1]


@pytest.mark.rule("18.2", "18.7")
def test_with_net_a_card_is_shown_at_once_only_if_it_came_true_whichever_bill_was_given() -> None:
    match = swapped("50 70, 30 60", 40, 80, 3, bonus_counts="net")
    assert match.scores()[0] == 50 + 80
    assert match.moves(HOUSE) == ["reveal -, -"]
    play(match, "reveal -, -")
    to_the_end(match)
    play(match, "show 80+1")
    assert announced(match) == [2, 1]


@pytest.mark.rule("18.2", "18.7")
def test_with_net_the_other_card_comes_true_in_the_end_if_the_other_bill_was_given() -> None:
    match = swapped("40 50, 30 60", 50, 40, 3, bonus_counts="net")
    play(match, "reveal -, -")
    to_the_end(match)
    assert match.moves(HOUSE) == ["show 40+1"]
    both = swapped("40 50, 30 60", 40, 40, 3, bonus_counts="net")
    play(both, "reveal -, -")
    to_the_end(both)
    assert both.moves(HOUSE) == ["show 40+2"]
    play(both, "show 40+2")
    assert announced(both) == [3, 1]


@pytest.mark.rule("18.2", "18.3", "18.7")
@pytest.mark.parametrize("counts", ["events", "net"])
def test_what_is_revealed_tells_nothing_of_the_bill_that_was_given(counts: str) -> None:
    first, second = (swapped("40 70, 30 60", bill, 80, 3, bonus_counts=counts) for bill in (40, 50))
    assert first.moves(HOUSE) == second.moves(HOUSE)
    for match in (first, second):
        play(match, match.moves(HOUSE)[0])
    for viewer in [1, PUBLIC]:
        assert first.view(viewer) == second.view(viewer)
        assert first.events(viewer) == second.events(viewer)
