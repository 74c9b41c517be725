"""Place a bill: the middle one of three, for all to win."""

import pytest

from greenbaize import HOUSE, PUBLIC, Match
from greenbaize.engine.game import Value

from .cards import asked, bills, play, refused, table, told
from .positions import all_bills, table_of

THIRTIES = [30] * 6


def holding(**options: Value) -> Match:
    """Red has thrown and holds Place a bill; six casinos hold $30,000 each."""
    match = table(2, {"cards": "place-bill", "dice": (3, 1)}, **options)
    play(match, "roll 1 1 2")
    return match


def drawn(*draws: int) -> Match:
    """Red has drawn these bills, and the House has told the middle one."""
    match = holding()
    play(match, "place-bill", *(f"draw {bill}" for bill in draws))
    play(match, match.moves(HOUSE)[0])
    return match


def with_left(*left: int, **options: Value) -> Match:
    """Red holds Place a bill, and just these cards are left in the deck."""
    match = holding(**options)
    rainbows = [0] * (6 if options.get("rainbow_cards") else 0)
    rest = [*all_bills(*THIRTIES), *rainbows]
    for bill in left:
        rest.remove(bill)
    table_of(match).enrich(1, rest)
    assert match.view()["deck"] == len(left)
    return match


@pytest.mark.rule("C9", "17.10", "A41")
def test_three_bills_are_drawn_and_the_middle_one_goes_to_any_casino() -> None:
    match = holding()
    play(match, "place-bill", "draw 90", "draw 20", "draw 60")
    assert match.moves(HOUSE) == ["middle 60"]
    play(match, "middle 60")
    assert match.view()["boulevard"]["asked"] == {"seat": 0, "what": "lay"}
    assert match.moves(0) == [
        f"lay {number} {under}" for number in range(1, 7) for under in ("20 90", "90 20")
    ]
    events = play(match, "lay 4 20 90")
    assert bills(match, 4) == [60, 30]
    assert told(match, events) == [
        "Red added $60,000 to casino 4.",
        "Red put $20,000 then $90,000 under the deck.",
    ]


@pytest.mark.rule("C9")
@pytest.mark.parametrize("order", [[20, 90], [90, 20]])
def test_the_other_two_go_under_the_deck_in_any_order(order: list[int]) -> None:
    match = drawn(90, 20, 60)
    before = match.view()["deck"]
    play(match, f"lay 4 {order[0]} {order[1]}")
    assert match.view(0)["under"] == order
    assert match.view()["deck"] == before + 2


@pytest.mark.rule("C9", "A41")
def test_then_the_turn_goes_on() -> None:
    match = drawn(90, 20, 60)
    play(match, "lay 4 20 90")
    assert asked(match) == "place"
    assert match.moves(0)[:2] == ["place 1", "place 2"]
    play(match, "place 1")


@pytest.mark.rule("C9", "SL1")
def test_the_middle_bill_may_go_to_the_slot_machine() -> None:
    match = table(5, {"cards": "place-bill", "dice": [3] * 5}, slot_machine=True)
    before = match.view()["boulevard"]["slot"]["bills"]
    play(match, "roll 1 1 2", "place-bill", "draw 90", "draw 20", "draw 50", "middle 50")
    play(match, "lay slot 90 20")
    assert match.view()["boulevard"]["slot"]["bills"] == [*before, 50]
    assert match.view(0)["under"] == [90, 20]


@pytest.mark.rule("T8", "C9")
@pytest.mark.parametrize("draws", [(50, 50, 80), (50, 80, 50), (80, 50, 50)])
def test_of_two_equal_bills_and_another_one_of_the_equals_is_laid(
    draws: tuple[int, int, int],
) -> None:
    match = drawn(*draws)
    assert match.view()["boulevard"]["drawn"]["middle"] == 50
    play(match, "lay 4 50 80")
    assert bills(match, 4) == [50, 30]
    assert match.view(0)["under"] == [50, 80]


@pytest.mark.rule("C9")
def test_so_it_is_if_the_other_one_is_lower() -> None:
    match = drawn(50, 20, 50)
    play(match, "lay 4 50 20")
    assert (bills(match, 4), match.view(0)["under"]) == ([50, 30], [50, 20])


@pytest.mark.rule("C9")
def test_three_equal_bills_leave_one_order() -> None:
    match = drawn(50, 50, 50)
    assert match.moves(0) == [f"lay {number} 50 50" for number in range(1, 7)]


@pytest.mark.rule("C9")
@pytest.mark.parametrize("words", ["lay 4", "lay 4 90", "lay 4 60 90", "lay slot 20 90"])
def test_bills_that_were_not_drawn_so_cannot_be_laid(words: str) -> None:
    match = drawn(90, 20, 60)
    said = refused(match, 0, words)
    assert said.startswith("the bills cannot be laid like that; say lay 1 20 90, lay 1 90 20")
    assert said.endswith("(C9)")


@pytest.mark.rule("C9")
@pytest.mark.parametrize("words", ["middle 20", "middle 90", "middle 30"])
def test_no_other_bill_is_the_middle_one(words: str) -> None:
    match = holding()
    play(match, "place-bill", "draw 90", "draw 20", "draw 60")
    assert refused(match, HOUSE, words) == "that is not what there is to show. (C9)"


@pytest.mark.rule("A41", "17.10")
def test_only_who_draws_sees_the_three_bills_and_all_see_the_middle_one() -> None:
    match = drawn(90, 20, 60)
    assert match.view(0)["boulevard"]["drawn"] == {
        "seat": 0, "count": 2, "middle": 60, "bills": [20, 90],
    }  # fmt: skip
    for viewer in [1, PUBLIC]:
        seen = {"seat": 0, "count": 2, "middle": 60}
        assert match.view(viewer)["boulevard"]["drawn"] == seen
    play(match, "lay 4 20 90")
    assert match.view(0)["under"] == [20, 90]
    for viewer in [1, PUBLIC]:
        assert match.view(viewer)["under"] == [0, 0]
        assert told(match, match.events(viewer))[-2:] == [
            "The middle bill that Red drew is $60,000.",
            "Red added $60,000 to casino 4.",
        ]


@pytest.mark.rule("A41", "17.4")
def test_it_is_played_after_the_throw() -> None:
    match = table(2, {"cards": "place-bill"})
    assert refused(match, 0, "place-bill").endswith("(B4)")


@pytest.mark.rule("C9", "RB2", "A25", "17.10")
def test_first_all_rainbow_cards_on_the_table_are_replaced_in_order() -> None:
    round_bills = "rainbow, 30, rainbow, 30, 30, 30"
    match = table(2, {"cards": "place-bill", "bills": round_bills}, rainbow_cards=True)
    play(match, "roll 1 1 1 1 1 1 1 2", "place-bill")
    assert refused(match, HOUSE, "draw 50").endswith("(RB2)")
    play(match, "bill 90")
    assert (bills(match, 1), match.view()["casinos"][2]["rainbows"]) == ([90], 1)
    play(match, "bill rainbow", "bill 10")
    assert bills(match, 3) == [10]
    play(match, "draw 20", "draw 30", "draw 40", "middle 30", "lay 3 20 40")
    assert bills(match, 3) == [30, 10]


@pytest.mark.rule("C9", "A25", "SL1")
def test_that_of_the_slot_machine_is_replaced_last() -> None:
    money = "60, 60, 60, 60, 60, rainbow 20, rainbow 30"
    match = table(5, {"cards": "place-bill", "bills": money}, rainbow_cards=True, slot_machine=True)
    play(match, "roll 1 1 1 1 1 1 1 2", "place-bill", "bill 90")
    assert bills(match, 6) == [90, 20]
    play(match, "bill 80")
    assert match.view()["boulevard"]["slot"] == {"bills": [80, 30], "faces": [], "rainbows": 0}


@pytest.mark.rule("C9", "A24")
def test_a_rainbow_card_that_is_drawn_is_discarded_and_another_drawn() -> None:
    match = holding(rainbow_cards=True)
    before = match.view()["deck"]
    play(match, "place-bill", "draw 90")
    events = play(match, "draw rainbow")
    assert told(match, events) == ["Red drew a Rainbow card, which was discarded."]
    play(match, "draw 20", "draw rainbow", "draw 60", "middle 60", "lay 4 20 90")
    assert match.view()["deck"] == before - 3


@pytest.mark.rule("E3")
def test_of_two_bills_that_are_left_the_lower_one_is_laid() -> None:
    match = with_left(20, 90)
    play(match, "place-bill", "draw 90", "draw 20")
    assert match.moves(HOUSE) == ["middle 20"]
    play(match, "middle 20")
    assert match.moves(0) == [f"lay {number} 90" for number in range(1, 7)]
    play(match, "lay 4 90")
    assert bills(match, 4) == [30, 20]
    assert match.view(0)["under"] == [90]
    assert match.view(1)["under"] == [0]


@pytest.mark.rule("E3")
def test_a_single_one_is_laid() -> None:
    match = with_left(90)
    play(match, "place-bill", "draw 90", "middle 90")
    assert match.moves(0) == [f"lay {number}" for number in range(1, 7)]
    play(match, "lay 4")
    assert bills(match, 4) == [90, 30]
    assert match.view()["deck"] == 0
    assert asked(match) == "place"


@pytest.mark.rule("E3")
def test_with_none_nothing_happens() -> None:
    match = with_left()
    play(match, "place-bill")
    assert asked(match) == "place"
    assert match.view()["boulevard"]["played"] == ["place_bill"]


@pytest.mark.rule("E3", "A24")
def test_rainbow_cards_alone_are_none() -> None:
    match = with_left(0, rainbow_cards=True)
    play(match, "place-bill")
    assert match.moves(HOUSE) == ["draw rainbow"]
    play(match, "draw rainbow")
    assert asked(match) == "place"
    assert match.view()["deck"] == 0


@pytest.mark.rule("E3", "E2")
def test_a_rainbow_card_on_the_table_takes_the_last_bill_before_any_is_drawn() -> None:
    round_bills = "rainbow, 30, 30, 30, 30, 30"
    match = table(2, {"cards": "place-bill", "bills": round_bills}, rainbow_cards=True)
    play(match, "roll 1 1 1 1 1 1 1 2")
    rest = [*all_bills(*[30] * 5), *[0] * 5]
    rest.remove(90)
    table_of(match).enrich(1, rest)
    play(match, "place-bill", "bill 90")
    assert bills(match, 1) == [90]
    assert asked(match) == "place"


@pytest.mark.rule("C9", "A4")
def test_bills_put_under_the_deck_come_up_after_all_others() -> None:
    match = with_left(20, 60, 90, 10)
    play(match, "place-bill", "draw 60", "draw 20", "draw 90", "middle 60", "lay 4 90 20")
    play(match, "place 1", "done")
    assert match.view()["deck"] == 3
    assert match.view(0)["under"] == [90, 20]
