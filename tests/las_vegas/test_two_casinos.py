"""Two casinos, and what Pass, Rotate and Double make of it."""

import pytest

from greenbaize import Match
from greenbaize.engine.game import Value

from .cards import asked, dice, left, play, refused, table, throw_all, turn
from .positions import table_of


def bound(roll: str, cards: str = "", **options: Value) -> Match:
    """Red has played Two casinos, and Blue, who is bound by it, has thrown this."""
    hands = f"two-casinos, {cards}" if cards else "two-casinos"
    match = table(2, {"cards": hands, "dice": (4, len(roll.split()))}, **options)
    turn(match, "1 1 2 2", "two-casinos", "place 1")
    play(match, f"roll {roll}")
    return match


def bound_at_the_slot_machine(roll: str, cards: str) -> Match:
    """The same with five players and the slot machine."""
    left = (4, len(roll.split()), 4, 4, 4)
    match = table(5, {"cards": f"two-casinos, {cards}", "dice": left}, slot_machine=True)
    turn(match, "1 1 2 2", "two-casinos", "place 1")
    play(match, f"roll {roll}")
    return match


@pytest.mark.rule("C3", "D10", "17.16")
@pytest.mark.parametrize(("first", "second"), [(4, 2), (2, 4)])
def test_an_opponent_places_two_sets_in_the_order_he_likes(first: int, second: int) -> None:
    match = bound("4 4 2 2")
    assert match.moves(1)[:2] == ["place 2", "place 4"]
    play(match, f"place {first}")
    assert match.view()["boulevard"]["sets"] == [first]
    assert match.view()["boulevard"]["due"] == 2
    assert [move for move in match.moves(1) if "place" in move] == [f"place {second}"]
    play(match, f"place {second}")
    assert (dice(match, 2), dice(match, 4)) == ([0, 2], [0, 2])
    assert left(match) == [2, 0]


@pytest.mark.rule("C3")
def test_the_second_set_is_all_dice_of_another_number() -> None:
    match = bound("3 3 4 5 5")
    play(match, "place 3")
    said = "Blue rolled no 3; place 4 or 5. (B5)"
    assert refused(match, 1, "place 3") == said
    play(match, "place 5", "done")
    assert (dice(match, 3), dice(match, 5)) == ([0, 2], [0, 2])
    assert left(match) == [2, 1]


@pytest.mark.rule("C3", "D9", "E23")
def test_with_a_single_number_he_places_one_set() -> None:
    match = bound("4 4 4")
    play(match, "place 4")
    assert asked(match) == "window"
    assert left(match) == [2, 0]


@pytest.mark.rule("E24", "C3")
def test_with_a_single_die_he_has_a_turn_as_usual() -> None:
    match = bound("4")
    play(match, "place 4", "done")
    assert match.view()["turn"] == 0


@pytest.mark.rule("C3")
def test_whoever_plays_it_is_not_bound_by_it() -> None:
    match = table(2, {"cards": "two-casinos", "dice": (4, 4)})
    play(match, "roll 1 1 2 2", "two-casinos", "place 1")
    assert asked(match) == "window"
    assert left(match) == [2, 4]


@pytest.mark.rule("C3", "A35")
def test_it_binds_every_opponent_for_one_time_round_the_table() -> None:
    match = table(4, {"cards": ", two-casinos"})
    all_faces = "1 2 3 4 5 6 6 6"
    turn(match, all_faces, "place 1")
    turn(match, all_faces, "two-casinos", "place 1")
    for _ in range(3):
        roll = all_faces if match.view()["turn"] else "2 3 4 5 6 6 6"
        turn(match, roll, "place 6", "place 5")
    assert "two_casinos" not in match.view()["boulevard"]
    assert left(match) == [3, 7, 4, 4]
    turn(match, "2 3 4 5 6 6 6", "place 2")
    turn(match, "1 2 3 4", "place 1")
    assert left(match) == [3, 6, 3, 4]


@pytest.mark.rule("A35", "C3")
def test_it_is_on_the_table_for_all_to_see_while_it_lasts() -> None:
    match = bound("4 4 2")
    assert match.view()["boulevard"]["two_casinos"] == 0
    play(match, "place 4", "place 2", "done")
    assert "two_casinos" not in match.view()["boulevard"]


@pytest.mark.rule("E26", "A35")
def test_it_ends_at_its_owners_seat_even_if_he_is_out_of_dice() -> None:
    match = table(3, {"cards": ", two-casinos", "dice": (6, 1, 6)})
    turn(match, "1 2 3 4 5 6", "place 1")
    turn(match, "1", "two-casinos", "place 1")
    turn(match, "1 2 3 4 5 6", "place 1", "place 2")
    turn(match, "2 3 4 5 6", "place 2", "place 3")
    turn(match, "3 4 5 6", "place 3")
    turn(match, "4 5 6", "place 4")
    assert left(match) == [2, 0, 3]


@pytest.mark.rule("E25")
def test_it_has_no_effect_when_the_last_player_with_dice_plays_it() -> None:
    match = table(2, {"cards": "two-casinos", "dice": (4, 1)})
    turn(match, "1 2 3 4", "place 1")
    turn(match, "5", "place 5")
    turn(match, "2 3 4", "two-casinos", "place 2")
    assert match.view()["turn"] == 0
    assert "two_casinos" not in match.view()["boulevard"]
    turn(match, "3 4", "place 3")
    assert left(match) == [1, 0]


@pytest.mark.rule("C3", "SL2")
@pytest.mark.parametrize(
    "sets", [("slot 4", "place 2"), ("place 2", "slot 4"), ("slot 2", "place 4")]
)
def test_one_of_the_places_may_be_the_slot_machine(sets: tuple[str, str]) -> None:
    match = bound_at_the_slot_machine("4 4 2 2", "pass double")
    play(match, *sets, "done")
    assert left(match)[1] == 0


@pytest.mark.rule("C3")
def test_but_not_both() -> None:
    match = bound_at_the_slot_machine("4 4 2 3", "pass double")
    play(match, "slot 4")
    said = "the second set must go somewhere other than the first. (C3)"
    assert refused(match, 1, "slot 2") == said
    assert [move for move in match.moves(1) if "slot" in move] == []


@pytest.mark.rule("C3", "N3", "K2")
def test_dice_of_all_kinds_make_numbers() -> None:
    match = table(2, {"cards": "two-casinos"}, neutral_dice=True)
    turn(match, "1 1 1 1 1 1 1 1 1n 1n 1n 1n", "two-casinos", "place 1")
    play(match, "roll 4 4 4 4 4 4 4 4 4n 4n 4n 5n", "place 4")
    assert match.moves(1) == ["place 5"]


@pytest.mark.rule("A35", "K3")
def test_the_kicks_of_the_first_set_are_made_before_the_second_is_placed() -> None:
    match = table(2, {"cards": "two-casinos"}, kickers=True)
    turn(match, "1 1 1 2 3 4 5k 6k", "two-casinos", "place 1")
    play(match, "roll 1 1 2 2 3 3 1k 2k", "place 1")
    assert match.moves(1) == ["kick 1", "kick 2"]
    play(match, "kick 1")
    assert left(match)[0] == 4
    play(match, "place 2", "kick 2", "done")
    assert (dice(match, 1), dice(match, 2)) == ([2, 2], [0, 1])
    assert left(match)[1] == 3


@pytest.mark.rule("C3", "C4")
def test_whoever_plays_pass_is_free_of_it() -> None:
    match = bound("4 4 2 2", "pass")
    play(match, "pass")
    assert left(match) == [2, 4]
    turn(match, "2 2", "place 2")
    turn(match, "4 4 2 2", "place 4")
    assert left(match) == [0, 2]


@pytest.mark.rule("17.5", "C3", "C5")
def test_turned_dice_that_join_others_make_up_both_sets() -> None:
    match = bound("3 3 5 6", "rotate")
    play(match, "rotate 3 5", "place 5")
    assert asked(match) == "window"
    assert dice(match, 5) == [0, 3]
    assert left(match) == [2, 1]


@pytest.mark.rule("17.5")
def test_another_number_as_the_first_set_leaves_a_second_one_due() -> None:
    match = bound("3 3 5 6", "rotate")
    play(match, "rotate 3 5", "place 6")
    assert match.moves(1) == ["place 5"]


@pytest.mark.rule("17.5")
def test_turned_dice_that_join_none_leave_two_sets_due() -> None:
    match = bound("3 3 5 6", "rotate")
    play(match, "rotate 3 4", "place 4")
    assert match.moves(1) == ["place 5", "place 6"]


@pytest.mark.rule("17.5", "SL2")
def test_turned_dice_make_up_both_sets_at_the_slot_machine_too() -> None:
    match = bound_at_the_slot_machine("3 3 5 6", "rotate")
    play(match, "rotate 3 5", "slot 5")
    assert asked(match) == "window"


@pytest.mark.rule("17.5", "C2")
def test_what_the_turned_dice_joined_is_settled_when_they_are_turned() -> None:
    match = bound("3 3 5 6", "reroll rotate")
    play(match, "reroll", "rotate 3 5", "again 5", "roll 6", "place 5")
    assert match.view()["turn"] == 0
    match = bound("3 3 5 6", "reroll rotate")
    play(match, "reroll", "rotate 3 4", "again 5", "roll 4", "place 4")
    assert match.moves(1) == ["place 6"]


@pytest.mark.rule("17.5")
def test_how_many_numbers_were_thrown_is_counted_at_the_first_placement() -> None:
    match = bound("3 3 5", "rotate")
    play(match, "rotate 5 3", "place 3")
    assert asked(match) == "window"
    match = bound("3 3 3", "reroll")
    play(match, "reroll", "again 3", "roll 4", "place 3")
    assert match.moves(1) == ["place 4"]


@pytest.mark.rule("17.5", "C7")
def test_a_double_never_ends_the_placing_in_this_way() -> None:
    match = bound("3 5 6 6 6", "rotate double")
    play(match, "rotate 3 5", "double 5 4")
    assert match.moves(1) == ["place 6"]


@pytest.mark.rule("17.6", "C3", "C7")
def test_double_may_be_the_first_set() -> None:
    match = bound("3 3 5 6", "double")
    play(match, "double 3 1")
    assert match.moves(1) == ["place 5", "place 6"]
    play(match, "place 5")
    assert (dice(match, 1), dice(match, 5)) == ([2, 2], [0, 1])


@pytest.mark.rule("17.6", "17.4", "C7")
def test_double_may_be_the_second_set_and_no_other_card_comes_between() -> None:
    match = bound("3 3 5 6", "swap-bill double")
    play(match, "place 5")
    assert refused(match, 1, "swap-bill") == "between two sets only Double can be played. (17.4)"
    doubles = [move for move in match.moves(1) if move.startswith("double")]
    assert doubles == [f"double 3 {number}" for number in (1, 2, 3, 4, 6)]
    play(match, "double 3 6", "done")
    assert (dice(match, 5), dice(match, 6)) == ([0, 1], [0, 2])
    assert left(match) == [2, 1]


@pytest.mark.rule("17.6", "C3")
def test_the_pair_cannot_go_to_the_casino_already_used() -> None:
    match = bound("3 3 5 6", "double")
    play(match, "place 5")
    assert refused(match, 1, "double 3 5") == "two sets must go to two different places. (17.6)"


@pytest.mark.rule("17.6")
def test_nor_to_the_slot_machine_if_the_first_set_is_there() -> None:
    match = bound_at_the_slot_machine("3 3 5 6", "double")
    play(match, "slot 5")
    assert (
        refused(match, 1, "double 3 slot 4") == "two sets must go to two different places. (17.6)"
    )
    assert "double 3 5" in match.moves(1)


@pytest.mark.rule("17.6")
def test_a_pair_that_goes_first_must_leave_a_legal_second_set() -> None:
    match = bound("3 3 5", "double")
    assert refused(match, 1, "double 3 5") == "two sets must go to two different places. (17.6)"
    doubles = [move for move in match.moves(1) if move.startswith("double")]
    assert doubles == [f"double 3 {number}" for number in (1, 2, 3, 4, 6)]


@pytest.mark.rule("17.6", "SL2")
def test_with_the_slot_machine_the_second_set_can_go_there() -> None:
    match = bound_at_the_slot_machine("3 3 5", "double")
    play(match, "double 3 5")
    assert match.moves(1) == ["slot 5"]


@pytest.mark.rule("17.6", "SL3")
def test_but_not_if_its_number_is_closed_there() -> None:
    match = table(5, {"cards": "two-casinos, double", "dice": (4, 3, 4, 4, 4)}, slot_machine=True)
    turn(match, "5 5 1 1", "two-casinos", "slot 5")
    play(match, "roll 3 3 5")
    assert refused(match, 1, "double 3 5") == "two sets must go to two different places. (17.6)"
    assert "double 3 slot 3" in match.moves(1)


@pytest.mark.rule("17.6")
def test_a_pair_that_is_all_one_has_is_one_set_and_may_go_anywhere() -> None:
    match = bound("3 3", "double")
    play(match, "double 3 5", "done")
    assert dice(match, 5) == [0, 2]
    assert match.view()["turn"] == 0


@pytest.mark.rule("17.4")
@pytest.mark.parametrize("words", ["rotate 2 6", "pass", "reroll", "tie-win", "place-bill"])
def test_between_two_sets_no_other_card_is_played(words: str) -> None:
    match = bound("4 4 2 2", words.split()[0])
    play(match, "place 4")
    said = refused(match, 1, words)
    rotate = words.startswith("rotate")
    assert said == (
        "Rotate must be played before placing. (17.5)"
        if rotate
        else "between two sets only Double can be played. (17.4)"
    )


@pytest.mark.rule("17.4", "C6", "C8")
@pytest.mark.parametrize("words", ["take-back 4", "score 4"])
def test_what_follows_a_placement_follows_the_last_set(words: str) -> None:
    match = bound("4 4 2 2", "take-back score-casino")
    play(match, "place 4")
    assert refused(match, 1, words).endswith("(17.4)")
    play(match, "place 2", words)


@pytest.mark.rule("C4", "A36")
def test_pass_is_played_after_the_throw_and_ends_the_turn() -> None:
    match = table(2, {"cards": "pass take-back", "dice": (3, 1)})
    play(match, "roll 1 1 2", "pass")
    assert match.view()["turn"] == 1
    assert left(match) == [3, 1]
    assert match.view()["rolled"] == []


@pytest.mark.rule("C4", "17.4")
def test_after_pass_nobody_is_asked_for_more() -> None:
    match = table(2, {"cards": "pass score-casino", "dice": (3, 1)})
    play(match, "roll 1 1 2", "pass")
    assert asked(match) is None
    assert match.view()["seats"][0]["held"] == 1


@pytest.mark.rule("C4", "A36")
def test_that_goes_once() -> None:
    match = table(2, {"cards": "pass", "dice": (3, 1)})
    play(match, "roll 1 1 2", "pass")
    throw_all(match, 3)
    play(match, "roll 1 1 2")
    assert refused(match, 0, "pass") == "Red does not hold Pass. (AC1)"


@pytest.mark.rule("E27", "C4")
def test_when_all_others_are_out_of_dice_one_simply_throws_again() -> None:
    match = table(2, {"cards": "pass", "dice": (2, 1)})
    turn(match, "1 2", "place 1")
    turn(match, "3", "place 3")
    play(match, "roll 2", "pass")
    assert (match.view()["round"], match.view()["turn"]) == (1, 0)
    turn(match, "4", "place 4")
    assert match.view()["round"] == 2


def after(match: Match, *moves: str) -> int:
    """How many sets are due when Blue has played this and placed the 5s."""
    play(match, *moves, "place 5")
    due: int = match.view()["boulevard"].get("due", 1)
    return due


@pytest.mark.rule("18.6", "17.5")
def test_a_turned_die_that_is_thrown_again_counts_no_more_even_if_it_shows_the_same() -> None:
    for roll in ["5", "6"]:
        match = bound("3 3 5 6", "reroll rotate")
        assert after(match, "reroll", "rotate 3 5", "again 5 5", f"roll 5 {roll}") == 2
        assert asked(match) == "place"


@pytest.mark.rule("18.6", "18.7")
def test_of_like_dice_those_not_turned_are_thrown_first() -> None:
    match = bound("3 5 5 6", "reroll rotate")
    assert after(match, "reroll", "rotate 3 5", "again 5 5", "roll 1 2") == 1
    match = bound("3 5 5 6", "reroll rotate")
    assert after(match, "reroll", "rotate 3 5", "again 5 5 5 6", "roll 1 2 5 5") == 2


@pytest.mark.rule("18.6", "18.7")
def test_if_one_number_shows_at_the_first_placement_one_set_is_due_all_the_same() -> None:
    match = bound("3 5", "reroll rotate")
    assert after(match, "reroll", "rotate 3 5", "again 5 5", "roll 5 5") == 1


@pytest.mark.rule("18.6")
def test_dice_of_other_numbers_can_be_thrown_again_as_one_likes() -> None:
    match = bound("3 3 5 6 6", "reroll rotate")
    assert after(match, "reroll", "rotate 3 5", "again 6 6", "roll 1 5") == 1


@pytest.mark.rule("18.6")
def test_dice_of_another_kind_are_not_like_turned_ones() -> None:
    match = table(2, {"cards": "two-casinos, reroll rotate", "dice": (4, 2)}, neutral_dice=True)
    turn(match, "1 1 2 2", "two-casinos", "place 1")
    table_of(match).give(1, 2, 2)
    play(match, "roll 3 6 5n 5n", "reroll", "rotate 3 5")
    assert after(match, "again 5n 5n", "roll 1n 2n") == 1
    match = table(2, {"cards": "two-casinos, reroll rotate", "dice": (4, 2)}, neutral_dice=True)
    turn(match, "1 1 2 2", "two-casinos", "place 1")
    table_of(match).give(1, 2, 2)
    play(match, "roll 3 6 5n 5n", "reroll", "rotate 3 5")
    assert after(match, "again 5", "roll 6") == 2
