"""Double, which sends a pair wherever one likes, and Take-back, which undoes a placement."""

import pytest

from greenbaize import Match
from greenbaize.engine.game import Value

from .cards import asked, dice, left, play, refused, table, throw_all, told, turn
from .positions import table_of


def thrown(roll: str, cards: str = "double", seats: int = 2, **options: Value) -> Match:
    """Red, who holds these cards, has thrown this."""
    number = len(roll.split())
    match = table(seats, {"cards": cards, "dice": [number] * seats}, **options)
    play(match, f"roll {roll}")
    return match


def doubles(match: Match) -> list[str]:
    """All ways to play Double."""
    return [move for move in match.moves(0) if move.startswith("double")]


def slot_faces(match: Match) -> list[tuple[int, int, int, int]]:
    """What lies on the slot machine: number, normal dice, big ones, neutral ones."""
    faces = match.view()["boulevard"]["slot"]["faces"]
    return [(face["face"], face["own"], face["big"], face["neutral"]) for face in faces]


@pytest.mark.rule("C7", "A39")
def test_a_pair_is_turned_to_fit_any_casino_and_placed_there() -> None:
    match = thrown("3 3 6")
    assert doubles(match) == [f"double 3 {number}" for number in range(1, 7)]
    events = play(match, "double 3 5")
    assert told(match, events) == ["Red played Double.", "Red placed 2 dice on casino 5."]
    assert dice(match, 5) == [2, 0]
    assert left(match) == [1, 3]


@pytest.mark.rule("C7", "A39")
def test_this_is_the_placement_of_the_turn() -> None:
    match = thrown("3 3 6", "double take-back")
    play(match, "double 3 5")
    assert asked(match) == "window"
    assert "place 6" not in match.moves(0)


@pytest.mark.rule("C7", "A39")
def test_only_the_pair_moves_even_if_others_show_the_new_number_already() -> None:
    match = thrown("3 3 5 5 5")
    play(match, "double 3 5")
    assert dice(match, 5) == [2, 0]
    assert left(match) == [3, 5]


@pytest.mark.rule("C7", "D11")
def test_three_alike_are_no_pair() -> None:
    match = thrown("3 3 5 5 5 1")
    assert doubles(match) == [f"double 3 {number}" for number in range(1, 7)]
    for face in [5, 1, 4]:
        said = f"Double needs exactly two dice that show {face}. (C7)"
        assert refused(match, 0, f"double {face} 2") == said


@pytest.mark.rule("C7", "D12")
def test_of_two_pairs_only_one_can_go() -> None:
    match = thrown("3 3 6 6 1")
    assert doubles(match) == [f"double {face} {n}" for face in (3, 6) for n in range(1, 7)]
    play(match, "double 6 1", "done")
    assert dice(match, 1) == [2, 0]
    assert match.view()["turn"] == 1


@pytest.mark.rule("17.6", "C7")
def test_a_pair_may_also_go_to_its_own_casino() -> None:
    match = thrown("3 3 6")
    play(match, "double 3 3")
    assert dice(match, 3) == [2, 0]


@pytest.mark.rule("C7", "E18")
def test_a_big_die_and_a_small_one_are_a_pair() -> None:
    match = table(2, {"cards": "double"}, big_dice=True)
    play(match, "roll 3 1 1 1 1 1 1 3b", "double 3 5")
    chips = match.view()["casinos"][4]
    assert (chips["dice"], chips["big"]) == ([1, 0], [1, 0])


@pytest.mark.rule("A39", "N3")
def test_neutral_dice_are_dice_too_and_may_be_in_a_pair() -> None:
    match = table(2, {"cards": "double"}, neutral_dice=True)
    play(match, "roll 3 1 1 1 1 1 1 1 3n 4n 4n 2n")
    assert doubles(match) == [f"double {face} {n}" for face in (3, 4) for n in range(1, 7)]
    play(match, "double 3 5")
    assert (dice(match, 5), match.view()["casinos"][4]["neutral"]) == ([1, 0], 1)
    assert (left(match)[0], match.view()["seats"][0]["neutral"]) == (7, 3)


@pytest.mark.rule("A39")
@pytest.mark.parametrize("rest", ["3n 1n 4k 4k 5b", "1n 1n 3k 4k 5b", "1n 1n 4k 4k 3b"])
def test_a_third_die_of_the_number_spoils_it_whatever_its_kind(rest: str) -> None:
    match = table(2, {"cards": "double"}, neutral_dice=True, kickers=True, big_dice=True)
    play(match, f"roll 3 3 1 1 1 1n 1n {rest}")
    said = "Double needs exactly two dice that show 3. (C7)"
    assert refused(match, 0, "double 3 5") == said


@pytest.mark.rule("17.6", "C7", "K3")
def test_a_kicker_in_the_pair_kicks_where_it_lands() -> None:
    match = table(2, {"cards": ", double"}, kickers=True)
    turn(match, "5 5 1 1 1 1 2k 2k", "place 5")
    play(match, "roll 3 1 1 1 1 1 3k 4k", "double 3 5")
    assert match.moves(1) == ["kick 1", "kick 2"]
    play(match, "kick 1")
    assert dice(match, 5) == [1, 1]
    assert left(match) == [5, 5]


@pytest.mark.rule("17.6", "K7")
def test_it_can_kick_its_partner_and_must_if_there_is_no_other() -> None:
    match = table(2, {"cards": "double"}, kickers=True)
    play(match, "roll 3 1 1 1 1 1 3k 4k", "double 3 5")
    assert match.moves(0) == ["kick 1"]
    play(match, "kick 1")
    assert dice(match, 5) == [0, 0]
    assert left(match)[0] == 6


@pytest.mark.rule("C7", "A39", "SL2")
def test_at_the_slot_machine_any_number_is_chosen_that_does_not_lie_there() -> None:
    match = table(5, {"cards": ", double", "dice": [4] * 5}, slot_machine=True)
    turn(match, "4 4 1 1", "slot 4")
    play(match, "roll 3 3 4 6")
    places = [move for move in match.moves(1) if move.startswith("double 3 slot")]
    assert places == [f"double 3 slot {face}" for face in (1, 2, 3, 5, 6)]
    said = "dice that show 4 are already on the slot machine. (SL2)"
    assert refused(match, 1, "double 3 slot 4") == said
    play(match, "double 3 slot 6")
    assert slot_faces(match) == [(4, 2, 0, 0), (6, 2, 0, 0)]


@pytest.mark.rule("C7", "SL1")
def test_without_a_slot_machine_no_pair_goes_there() -> None:
    said = "there is no slot machine on this table. (SL1)"
    assert refused(thrown("3 3 6"), 0, "double 3 slot 5") == said


@pytest.mark.rule("17.6", "K4")
def test_a_kicker_in_the_pair_does_nothing_at_the_slot_machine() -> None:
    match = table(5, {"cards": "double"}, slot_machine=True, kickers=True)
    play(match, "roll 3 1 1 1 1 1 3k 4k", "double 3 slot 6")
    assert slot_faces(match) == [(6, 1, 0, 0)]
    assert (left(match)[0], match.view()["seats"][0]["kickers"]) == (5, 1)
    assert asked(match) == "window"


@pytest.mark.rule("17.6", "E21", "A16")
def test_if_both_are_kickers_the_number_has_no_effect() -> None:
    match = table(5, {"cards": "double"}, slot_machine=True, kickers=True)
    play(match, "roll 1 1 1 1 1 1 3k 3k", "double 3 slot 6")
    assert slot_faces(match) == []
    assert match.view()["seats"][0]["kickers"] == 0
    play(match, "done", "roll 6 6 6 1 1 1 2k 2k")
    assert "slot 6" in match.moves(1)


@pytest.mark.rule("C6", "A38")
def test_some_of_the_dice_just_placed_are_taken_back() -> None:
    match = thrown("3 3 3 5", "take-back pass")
    play(match, "place 3")
    assert match.moves(0) == ["done", "take-back 3", "take-back 3 3", "take-back 3 3 3"]
    events = play(match, "take-back 3 3")
    assert told(match, events) == ["Red played Take-back.", "Red took 2 dice back."]
    assert dice(match, 3) == [1, 0]
    assert left(match) == [3, 4]


@pytest.mark.rule("C6")
def test_or_all_of_them() -> None:
    match = thrown("3 3 3 5", "take-back pass")
    play(match, "place 3", "take-back 3 3 3", "done")
    assert dice(match, 3) == [0, 0]
    assert left(match) == [4, 4]


@pytest.mark.rule("C6", "A38")
@pytest.mark.parametrize("words", ["take-back", "take-back slot", "take-back 4", "take-back 3 4"])
def test_at_least_one_and_only_dice_of_that_number(words: str) -> None:
    match = thrown("3 3 3 5", "take-back pass")
    play(match, "place 3")
    said = f"{words!r} is not a move here; say for instance 'take-back 3'. (17.4)"
    assert refused(match, 0, words) == said


@pytest.mark.rule("17.9")
@pytest.mark.parametrize("words", ["take-back 3 3 3", "take-back 3n", "take-back 3b"])
def test_no_more_than_were_placed(words: str) -> None:
    match = thrown("3 3 5", "take-back pass")
    play(match, "place 3")
    said = "only dice placed this turn that are still there can be taken back. (17.9)"
    assert refused(match, 0, words) == said


@pytest.mark.rule("17.9", "A38")
def test_dice_placed_in_earlier_turns_stay() -> None:
    match = thrown("3 3 5", "take-back pass")
    play(match, "place 3", "done")
    throw_all(match, 1)
    play(match, "roll 3", "place 3")
    assert match.moves(0) == ["done", "take-back 3"]


@pytest.mark.rule("A38", "17.9", "N3")
def test_big_dice_and_neutral_ones_are_taken_back_too() -> None:
    match = table(2, {"cards": "take-back"}, neutral_dice=True, big_dice=True)
    play(match, "roll 3 1 1 1 1 1 1 3n 3n 2n 2n 3b", "place 3", "take-back 3 3n 3b", "done")
    chips = match.view()["casinos"][2]
    assert (chips["dice"], chips["big"], chips["neutral"]) == ([0, 0], [0, 0], 1)
    chair = match.view()["seats"][0]
    assert (chair["dice"], chair["big"], chair["neutral"]) == (7, 1, 3)


@pytest.mark.rule("C6", "A38")
def test_spent_kickers_and_dice_that_they_kicked_stay_where_they_went() -> None:
    match = table(2, {"cards": ", take-back"}, kickers=True)
    turn(match, "3 3 1 1 1 1 2k 2k", "place 3")
    play(match, "roll 3 3 1 1 1 1 3k 2k", "place 3", "kick 1", "take-back 3 3", "done")
    assert dice(match, 3) == [1, 0]
    assert left(match) == [5, 6]
    assert match.view()["seats"][1]["kickers"] == 1


@pytest.mark.rule("17.9", "C6")
def test_a_die_of_ones_own_that_was_kicked_is_no_longer_there_to_take() -> None:
    match = table(2, {"cards": "take-back"}, kickers=True)
    play(match, "roll 3 3 1 1 1 1 3k 2k", "place 3", "kick 1")
    assert match.moves(0) == ["done", "take-back 3"]
    said = "only dice placed this turn that are still there can be taken back. (17.9)"
    assert refused(match, 0, "take-back 3 3") == said


@pytest.mark.rule("17.9")
def test_no_more_than_were_placed_even_if_an_earlier_die_was_kicked_in_their_place() -> None:
    match = table(2, {"cards": "take-back"}, kickers=True)
    turn(match, "3 1 1 1 1 1 2k 2k", "place 3")
    turn(match, "6 6 6 6 6 6 6k 6k", "place 6", "kick 2", "kick 2")
    play(match, "roll 3 3 1 1 1 3k 2k", "place 3", "kick 1")
    assert dice(match, 3) == [2, 0]
    assert match.moves(0) == ["done", "take-back 3", "take-back 3 3"]


@pytest.mark.rule("17.9", "K8")
def test_a_neutral_die_that_was_kicked_cannot_be_taken_back() -> None:
    match = table(2, {"cards": "take-back"}, neutral_dice=True, kickers=True)
    play(match, "roll 1 1 1 1 1 1 3n 2n 2n 2n 3k 2k", "place 3", "kick n")
    assert match.moves(0) == ["done"]


@pytest.mark.rule("C6", "K5")
def test_after_kickers_alone_there_is_nothing_to_take_back() -> None:
    match = table(2, {"cards": "take-back"}, kickers=True)
    play(match, "roll 1 1 1 1 1 1 3k 2k", "place 3")
    assert match.moves(0) == ["done"]


@pytest.mark.rule("A38", "C6", "C3")
def test_under_two_casinos_dice_of_both_sets_are_taken_back() -> None:
    match = table(2, {"cards": "two-casinos, take-back", "dice": (4, 4)})
    turn(match, "1 1 2 2", "two-casinos", "place 1")
    play(match, "roll 3 3 5 6", "place 5", "place 3")
    taken = [move for move in match.moves(1) if move.startswith("take-back")]
    assert sorted(taken) == [
        "take-back 3",
        "take-back 3 3",
        "take-back 3 3 5",
        "take-back 3 5",
        "take-back 5",
    ]
    play(match, "take-back 3 5", "done")
    assert (dice(match, 3), dice(match, 5)) == ([0, 1], [0, 0])
    assert left(match) == [2, 3]


@pytest.mark.rule("C6", "A38", "SL2")
def test_dice_from_the_slot_machine_stand_behind_its_name() -> None:
    match = table(5, {"cards": "two-casinos, take-back", "dice": [4] * 5}, slot_machine=True)
    turn(match, "1 1 2 2", "two-casinos", "place 1")
    play(match, "roll 3 3 5 5", "slot 5", "place 3")
    assert "take-back 3 slot 5 5" in match.moves(1)
    play(match, "take-back 3 slot 5", "done")
    assert slot_faces(match) == [(5, 1, 0, 0)]
    assert dice(match, 3)[1] == 1
    assert left(match)[1] == 2


@pytest.mark.rule("E22", "C6")
def test_a_number_that_is_taken_back_altogether_is_free_again() -> None:
    match = table(5, {"cards": "take-back", "dice": [4] * 5}, slot_machine=True)
    play(match, "roll 3 3 5 5", "slot 5", "take-back slot 5 5", "done")
    assert slot_faces(match) == []
    play(match, "roll 3 3 5 5")
    assert "slot 5" in match.moves(1)


@pytest.mark.rule("C6", "C7")
def test_a_pair_that_was_turned_is_taken_back_by_the_number_it_was_turned_to() -> None:
    match = thrown("3 3 6", "take-back double")
    play(match, "double 3 5")
    assert match.moves(0) == ["done", "take-back 5", "take-back 5 5"]
    match = table(5, {"cards": "take-back double", "dice": [3] * 5}, slot_machine=True)
    play(match, "roll 3 3 6", "double 3 slot 4", "take-back slot 4")
    assert slot_faces(match) == [(4, 1, 0, 0)]


@pytest.mark.rule("C6")
def test_dice_that_were_taken_back_wait_for_the_next_turn() -> None:
    match = thrown("3 3 5", "take-back pass")
    play(match, "place 3", "take-back 3 3")
    assert match.moves(0) == ["done"]
    assert refused(match, 0, "place 3").endswith("(17.4)")


@pytest.mark.rule("17.9")
def test_neutral_dice_go_back_to_whoever_takes_them() -> None:
    match = table(2, {"cards": ", take-back"}, neutral_dice=True)
    turn(match, "1 1 1 1 1 1 1 1 3n 3n 2n 2n", "place 3")
    table_of(match).give(1, 1, 1)
    play(match, "roll 2 3n", "place 3", "take-back 3n", "done")
    assert match.view()["casinos"][2]["neutral"] == 2
    assert [chair["neutral"] for chair in match.view()["seats"]] == [2, 1]
