"""The slot machine: a seventh casino, where dice of all numbers meet."""

import pytest

from greenbaize import HOUSE, Match
from greenbaize.engine.errors import RefusedError, SetupError

from .boulevard import begin, doors, hand, lies, paid, payday, play, slot, table, told, turn_of
from .positions import COLOURS, all_bills


def chooses(match: Match) -> tuple[str, list[str]]:
    """Who chooses a bill, and from which."""
    asked = match.view()["boulevard"]["asked"]
    assert asked["what"] == "take"
    assert match.owing() == [asked["seat"]]
    return COLOURS[asked["seat"]], match.moves(asked["seat"])


@pytest.mark.rule("A23", "9.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_fewer_than_five_there_is_no_slot_machine(seats: int) -> None:
    with pytest.raises(SetupError) as trouble:
        begin(seats, slot_machine=True)
    said = f"slot_machine is for 5 to 8 seats, not {seats}: it is for a crowd. (A23)"
    assert str(trouble.value) == said


@pytest.mark.rule("SL1", "A22", "B2")
@pytest.mark.parametrize(("seats", "enough"), [(5, 60), (6, 70), (7, 80), (8, 90)])
def test_it_is_stocked_after_casino_six_to_the_same_minimum(seats: int, enough: int) -> None:
    match = begin(seats, slot_machine=True, big_bills=True)
    assert match.view()["minimum"] == enough
    play(match, *["bill 100"] * 5, "bill 90")
    assert [casino["bills"] for casino in match.view()["casinos"]] == [[100]] * 5 + [[90]]
    assert "turn" not in match.view()
    events = play(match, "bill 50")
    assert told(match, events) == ["The slot machine was stocked with $50,000."]
    assert match.view()["boulevard"]["slot"]["bills"] == [50]
    play(match, "bill 40")
    assert match.view()["boulevard"]["slot"]["bills"] == [50, 40]
    assert turn_of(match) == "red"


@pytest.mark.rule("SL1", "E20", "A22", "RB1")
def test_a_rainbow_card_counts_as_forty_thousand_there_too_and_is_replaced_before_payday() -> None:
    match = begin(5, slot_machine=True, rainbow_cards=True)
    play(match, *["bill 90"] * 5, "bill 80", "bill rainbow", "bill 10", "bill 10")
    assert match.view()["boulevard"]["slot"] == {"bills": [10, 10], "faces": [], "rainbows": 1}
    assert turn_of(match) == "red"
    match = payday("slot: rainbow $10 | blue 3, green 5 5")
    assert match.moves(HOUSE)[0] == "bill rainbow"
    play(match, "bill 70")
    assert match.owing() == [2]
    assert match.moves(2) == ["take 10", "take 70"]


@pytest.mark.rule("SL1", "A22", "B11")
def test_it_pays_last() -> None:
    match = payday("casino 6: $50 | green 1\nslot: $90 | blue 3")
    assert paid(match) == {"green": 50}
    assert told(match, match.story)[-1] == "Casino 6: Green took $50,000 with 1 die."
    events = play(match, "take 90")
    assert told(match, events) == [
        "The slot machine: Blue took $90,000 with 1 die.",
        "Round 1: Blue +$90,000, Green +$50,000.",
    ]
    assert paid(match) == {"green": 50, "blue": 90}
    assert match.view()["round"] == 2


@pytest.mark.rule("SL2")
def test_a_set_can_go_to_its_casino_or_to_the_slot_machine() -> None:
    match = table("slot: $90\nleft: red 3, blue 1")
    play(match, "roll 2 5 5")
    assert match.moves(0) == ["place 2", "place 5", "slot 2", "slot 5"]
    events = play(match, "slot 5")
    assert told(match, events) == ["Red placed 2 dice showing 5 on the slot machine."]
    assert slot(match) == {"red": "5 5"}
    assert lies(match, 5) == {}
    assert hand(match, "red") == "1"


@pytest.mark.rule("SL2")
@pytest.mark.parametrize("words", ["slot", "slot 5 5", "slot 7", "slot 0", "slot 2 5", "slot 5n"])
def test_it_is_always_the_whole_set_and_one_number(words: str) -> None:
    match = table("slot: $90\nleft: red 3, blue 1")
    play(match, "roll 2 5 5")
    with pytest.raises(RefusedError) as refusal:
        match.play(0, words)
    assert str(refusal.value) == f"{words!r} is not a move here; say for instance 'slot 2'. (B5)"


@pytest.mark.rule("SL2")
def test_dice_of_all_kinds_go_there_together() -> None:
    match = table("slot: $90\nleft: red 2+1n+1k+b, blue 1")
    events = play(match, "roll 3 5 5n 5k 5b", "slot 5")
    assert slot(match) == {"red": "5 5n 5b"}
    assert hand(match, "red") == "1"
    assert told(match, events)[0] == (
        "Red placed 1 die, 1 neutral die, 1 big die and 1 kicker showing 5 on the slot machine."
    )
    assert events[0].as_json() == {
        "event": "placed", "seat": 0, "casino": 7, "own": 1, "neutral": 1,
        "big": 1, "kickers": 1, "face": 5,
    }  # fmt: skip


@pytest.mark.rule("SL1")
def test_where_there_is_no_slot_machine_nothing_can_go_there() -> None:
    match = table("left: red 2+1k, blue 1")
    play(match, "roll 2 5 5k")
    with pytest.raises(RefusedError) as refusal:
        match.play(0, "slot 5")
    assert str(refusal.value) == "there is no slot machine on this table. (SL1)"
    assert refusal.value.rule == "SL1"


@pytest.mark.rule("B5", "SL2")
def test_only_numbers_that_came_up_can_go_there() -> None:
    match = table("slot: $90\nleft: red 3, blue 1")
    play(match, "roll 2 5 5")
    with pytest.raises(RefusedError) as refusal:
        match.play(0, "slot 4")
    assert str(refusal.value) == "Red rolled no 4; place 2 or 5. (B5)"


@pytest.mark.rule("T6", "SL3", "SL2")
def test_a_number_that_lies_there_is_closed_for_everybody_and_for_who_put_it_there() -> None:
    match = table("slot: $90 | red 4 4\nleft: red 2, blue 2")
    for seat in (0, 1):
        play(match, "roll 1 4")
        assert match.moves(seat) == ["place 1", "place 4", "slot 1"]
        with pytest.raises(RefusedError) as refusal:
            match.play(seat, "slot 4")
        assert str(refusal.value) == "dice that show 4 are already on the slot machine. (SL2)"
        assert refusal.value.rule == "SL2"
        play(match, "place 4")


@pytest.mark.rule("E19", "SL3")
def test_with_all_numbers_closed_the_slot_machine_is_not_open() -> None:
    match = table("slot: $90 | red 1 4 4, green 6\nleft: blue 3, red 1", turn="blue")
    play(match, "roll 1 4 6")
    assert match.moves(1) == ["place 1", "place 4", "place 6"]


@pytest.mark.rule("SL3", "SL2", "N3")
def test_a_neutral_die_closes_its_number_like_any_other() -> None:
    match = table("slot: $90\nleft: red 1+1n, blue 1, green 1")
    play(match, "roll 2 3n", "slot 3", "roll 3")
    assert match.moves(1) == ["place 3"]


@pytest.mark.rule("SL4", "T7", "A19", "SL5")
def test_dice_go_before_pips_and_pips_before_the_highest_die() -> None:
    match = payday("slot: $90 $70 $50 $30 | red 3 3 3, blue 6 6, green 1 4 4")
    assert chooses(match) == ("green", ["take 30", "take 50", "take 70", "take 90"])
    play(match, "take 90")
    assert chooses(match) == ("red", ["take 30", "take 50", "take 70"])
    play(match, "take 50")
    assert chooses(match) == ("blue", ["take 30", "take 70"])
    play(match, "take 70")
    assert paid(match) == {"green": 90, "red": 50, "blue": 70}
    assert match.view()["under"] == [30]


@pytest.mark.rule("T7")
def test_two_and_five_were_still_free() -> None:
    match = table("slot: $90 | red 3 3 3, blue 6 6, green 1 4 4\nleft: black 6", turn="black")
    play(match, "roll 1 2 3 4 5 6")
    assert [words for words in match.moves(3) if "slot" in words] == ["slot 2", "slot 5"]


@pytest.mark.rule("SL4", "A19")
@pytest.mark.parametrize(
    ("dice", "order"),
    [
        ("red 1 1 1, blue 6 6, green 5", ["red", "blue", "green"]),
        ("red 1 1, blue 6 6, green 5", ["blue", "red", "green"]),
        ("red 4 1, blue 3 2, green 6", ["red", "blue", "green"]),
        ("red 6, blue 4 1, green 3 2", ["blue", "green", "red"]),
        ("red 5, blue 6 6, green 2", ["blue", "red", "green"]),
    ],
)
def test_sum_and_highest_die_decide_at_every_rank(dice: str, order: list[str]) -> None:
    match = payday(f"slot: $90 $70 $50 | {dice}")
    came = []
    for bill in (90, 70, 50):
        came.append(chooses(match)[0])
        play(match, f"take {bill}")
    assert came == order


@pytest.mark.rule("SL4")
def test_equally_many_dice_strike_nobody_out_here() -> None:
    match = payday("slot: $90 $70 | red 2 2, blue 3 3")
    play(match, "take 90", "take 70")
    assert paid(match) == {"blue": 90, "red": 70}


@pytest.mark.rule("SL4")
def test_everybody_chooses_one_bill_until_the_bills_run_out() -> None:
    match = payday("slot: $90 $70 | red 2 2 2, blue 3 3, green 6")
    play(match, "take 70", "take 90")
    assert paid(match) == {"red": 70, "blue": 90}
    assert match.view()["round"] == 2


@pytest.mark.rule("SL6", "SL4", "A4")
def test_bills_that_nobody_chose_go_under_the_deck_after_all_others() -> None:
    match = payday("casino 3: $20 $60\nslot: $10 $90 $70 | red 2 2 2")
    events = play(match, "take 70")
    assert told(match, events)[1:] == [
        "The slot machine: nobody claimed $90,000; it went under the deck.",
        "The slot machine: nobody claimed $10,000; it went under the deck.",
        "Round 1: Red +$70,000.",
    ]
    assert match.view()["under"] == [60, 20, 90, 10]
    assert match.view()["boulevard"]["slot"] == {"bills": [], "faces": []}


@pytest.mark.rule("SL6", "E6")
def test_nobody_is_asked_where_no_dice_lie_and_all_bills_go_under_the_deck() -> None:
    match = payday("slot: $90 $70")
    assert match.view()["under"] == [90, 70]
    assert match.view()["round"] == 2


@pytest.mark.rule("A57", "SL4")
def test_who_chooses_must_take_a_bill_that_lies_there() -> None:
    match = payday("slot: $90 $70 | red 2 2 2")
    for words in ["done", "keep", "pass", "take", "take 0", "take 90 70", "take rainbow"]:
        with pytest.raises(RefusedError) as refusal:
            match.play(0, words)
        assert (
            str(refusal.value) == f"{words!r} is not a move here; say for instance 'take 70'. (SL4)"
        )
    with pytest.raises(RefusedError) as refusal:
        match.play(0, "take 80")
    said = "there is no such bill on the slot machine; say take 70 or take 90. (SL4)"
    assert str(refusal.value) == said


@pytest.mark.rule("A57")
def test_one_is_asked_for_the_last_bill_too() -> None:
    match = payday("slot: $70 | red 2 2 2")
    assert chooses(match) == ("red", ["take 70"])


@pytest.mark.rule("SL4")
def test_of_equal_bills_one_is_as_good_as_the_other() -> None:
    match = payday("slot: $70 $70 | red 2 2 2, blue 1")
    assert chooses(match) == ("red", ["take 70"])
    play(match, "take 70")
    assert chooses(match) == ("blue", ["take 70"])


@pytest.mark.rule("D13", "SL7", "A18", "SL4")
def test_a_big_die_is_two_dice_of_its_number() -> None:
    match = payday("slot: $90 $70 | red 4b, blue 3 5")
    assert chooses(match)[0] == "blue"
    play(match, "take 90")
    events = play(match, "take 70")
    assert told(match, events) == [
        "The slot machine: Red took $70,000 with 2 dice.",
        "Round 1: Red +$70,000, Blue +$90,000.",
    ]


@pytest.mark.rule("SL7", "A18")
@pytest.mark.parametrize(
    ("dice", "first"),
    [
        ("red 4b, blue 6", "red"),
        ("red 4b, blue 3 3", "red"),
        ("red 4b, blue 5 5", "blue"),
        ("red 4b, blue 2 6", "blue"),
        ("red 4b, blue 1 6", "red"),
        ("red 1 4b, blue 3 3 3", "red"),
    ],
)
def test_a_big_die_adds_twice_its_number(dice: str, first: str) -> None:
    assert chooses(payday(f"slot: $90 $70 | {dice}"))[0] == first


@pytest.mark.rule("A16", "E21")
def test_a_kicker_at_the_slot_machine_does_not_close_its_number() -> None:
    match = table("slot: $90\nleft: red 1+2k, blue 1")
    play(match, "roll 3k 3k 6", "slot 3")
    assert slot(match) == {}
    assert hand(match, "red") == "1"
    play(match, "roll 3")
    assert match.moves(1) == ["place 3", "slot 3"]


@pytest.mark.rule("E21")
def test_a_number_must_be_free_even_for_kickers_alone() -> None:
    match = table("slot: $90 | blue 3\nleft: red 1+1k, blue 1")
    play(match, "roll 3k 6")
    assert match.moves(0) == ["place 3", "place 6", "slot 6"]


@pytest.mark.rule("A17", "SL4")
def test_kickers_there_count_for_nothing_on_payday() -> None:
    match = table("slot: $90 $70 | blue 3 3\nleft: red 1+2k")
    play(match, "roll 6 6k 6k", "slot 6")
    assert chooses(match)[0] == "blue"


@pytest.mark.rule("E22")
def test_a_number_is_free_again_when_all_its_dice_were_taken_back() -> None:
    match = table("slot: $90\nleft: red 3, blue 2\ncards: red take-back")
    play(match, "roll 2 5 5", "slot 5", "take-back slot 5 5")
    assert slot(match) == {}
    assert hand(match, "red") == "3"
    play(match, "roll 5 6")
    assert match.moves(1) == ["place 5", "place 6", "slot 5", "slot 6"]


@pytest.mark.rule("E22")
def test_a_number_stays_closed_as_long_as_one_die_of_it_lies_there() -> None:
    match = table("slot: $90\nleft: red 3, blue 2\ncards: red take-back")
    play(match, "roll 2 5 5", "slot 5", "take-back slot 5", "roll 5 6")
    assert slot(match) == {"red": "5"}
    assert match.moves(1) == ["place 5", "place 6", "slot 6"]


@pytest.mark.rule("E35", "A21", "N5")
def test_the_neutral_player_takes_the_highest_bill_that_is_left_under_the_deck() -> None:
    match = payday("slot: $90 $70 $50 | red 2 2 2, blue 6n 6n, green 1")
    events = play(match, "take 70")
    assert told(match, events)[1:] == [
        "The slot machine: the neutral dice took $90,000 back under the deck with 2 dice."
    ]
    assert chooses(match) == ("green", ["take 50"])
    assert match.view()["under"] == [90]
    play(match, "take 50")
    assert paid(match) == {"red": 70, "green": 50}


@pytest.mark.rule("A21")
def test_the_neutral_player_needs_nobody_to_choose_for_it() -> None:
    match = payday("slot: $90 $70 $50 | red 2n 2n")
    assert match.view()["round"] == 2
    assert match.view()["under"] == [90, 70, 50]
    assert paid(match) == {}


@pytest.mark.rule("N5", "A21", "SL4")
def test_neutral_dice_of_all_who_placed_them_are_one_player_here_too() -> None:
    match = payday("slot: $90 $70 | red 5 5n, blue 1 6n, green 2n")
    assert match.view()["under"] == [90]
    assert chooses(match) == ("red", ["take 70"])


@pytest.mark.rule("E36", "A20", "SL5")
def test_who_is_wholly_equal_to_the_neutral_dice_is_struck_out_with_them() -> None:
    match = payday("slot: $90 $70 | red 5 5 5n 5n, blue 6")
    assert "The slot machine: Red and the neutral dice tied at 2 and got nothing." in told(
        match, match.story
    )
    assert chooses(match) == ("blue", ["take 70", "take 90"])
    play(match, "take 90")
    assert paid(match) == {"blue": 90}
    assert match.view()["under"] == [70]


@pytest.mark.rule("17.15", "A20")
@pytest.mark.parametrize(
    ("dice", "tied"),
    [
        ("red 5 5n", True),
        ("red 1 3 4 4n, blue 2n 2n", True),
        ("red 4n 4n 4b", True),
        ("red 1 1n 4 4n", True),
        ("red 5 5 5n", False),
        ("red 5 5n 2, blue 3n", False),
        ("red 1 4, blue 2n 3n", False),
        ("red 1 4 4n, blue 2n", False),
    ],
)
def test_it_must_be_equal_in_dice_sum_and_highest_die_however_that_came_about(
    dice: str, tied: bool
) -> None:
    match = payday(f"slot: $90 | {dice}", big_dice=True, neutral_dice=True)
    said = [line for line in told(match, match.story) if "tied" in line]
    assert (said != []) is tied
    if tied:
        assert match.view()["under"] == [90]
        assert match.view()["round"] == 2


@pytest.mark.rule("B12")
def test_all_dice_leave_the_slot_machine_after_the_round() -> None:
    match = payday("slot: $90 | red 2 2, blue 3b 3n", kickers=True)
    play(match, "take 90")
    assert slot(match) == {}
    assert [hand(match, colour) for colour in ("red", "blue")] == ["5+2n+2k+b"] * 2


@pytest.mark.rule("A5", "E1", "SL1")
def test_the_slot_machine_stays_bare_if_the_deck_runs_out_before() -> None:
    match = begin(5, slot_machine=True)
    doors(match).enrich(0, all_bills(90, 10))
    play(match, "bill 90", "bill 10")
    assert match.view()["boulevard"]["slot"]["bills"] == []
    assert turn_of(match) == "red"
    play(match, "roll 3 3 3 3 3 3 3 3", "slot 3")
    assert slot(match) == {"red": "3 3 3 3 3 3 3 3"}


@pytest.mark.rule("17.16")
def test_of_two_sets_you_choose_which_is_placed_first_and_the_end_is_the_same() -> None:
    ends = []
    for order in (["place 4", "place 2"], ["place 2", "place 4"]):
        match = table("left: red 1, blue 3, green 1\ncards: red two-casinos")
        play(match, "roll 1", "two-casinos", "place 1", "roll 2 4 4")
        assert match.moves(1) == ["place 2", "place 4"]
        play(match, order[0])
        assert match.moves(1) == [order[1]]
        play(match, order[1])
        ends.append(match.view())
        assert (lies(match, 4), lies(match, 2)) == ({"blue": "2"}, {"blue": "1"})
    assert ends[0] == ends[1]
