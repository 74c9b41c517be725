"""Moves in words, and words that are none."""

from collections.abc import Callable

import pytest

from greenbaize import HOUSE, Match
from greenbaize.engine.errors import RefusedError

from .positions import deal, stocked, table


def stocking() -> Match:
    return deal(3, neutral=True)


def scattering() -> Match:
    return stocked(3, neutral=True)


def rolling() -> Match:
    return table("left: red 2, blue 1")


def placing() -> Match:
    match = rolling()
    match.play(HOUSE, "roll 2 5")
    return match


MOMENTS = [
    (stocking, HOUSE, "bill 50", "B2"),
    (scattering, HOUSE, "neutral 2 5", "N2"),
    (rolling, HOUSE, "roll 1 1 3 5 6", "B5"),
    (placing, 0, "place 2", "B5"),
]
NONSENSE = ["", " ", "hello", "bill", "neutral", "place", "pass 5", "bet 5", "x" * 40]
NO_BILLS = [
    "0",
    "5",
    "55",
    "110",
    "1000",
    "050x",
    "-10",
    "$50",
    "fifty",
    "5٠",
    "50 50",
    "²0",
]
NO_CASINOS = ["0", "7", "-1", "1.0", "３", "one", "2 5", "1234", "0005", " "]
NO_ROLLS = ["0 1", "7 1", "1 x", "12", "1,5", "1nn 2", "1m 2", "１ 2"]
NO_NEUTRALS = ["2n 5n", "2 5n", "2 7", "0 1", "two", "25"]


def refused(match: Match, seat: int, words: str) -> RefusedError:
    """The refusal of these words, which change nothing."""
    before, told = match.view(), len(match.story)
    with pytest.raises(RefusedError) as refusal:
        match.play(seat, words)
    assert match.view() == before
    assert len(match.story) == told
    return refusal.value


@pytest.mark.parametrize(("moment", "seat", "right", "rule"), MOMENTS)
def test_words_that_are_no_move_are_answered_with_one_that_is(
    moment: Callable[[], Match], seat: int, right: str, rule: str
) -> None:
    match = moment()
    for words in NONSENSE:
        if words.strip() and right.startswith(words):
            continue
        refusal = refused(match, seat, words)
        said = f"{words!r} is not a move here; say for instance {right!r}. ({rule})"
        assert str(refusal) == said
        assert refusal.rule == rule


@pytest.mark.parametrize(("moment", "seat", "right", "rule"), MOMENTS)
def test_the_words_of_another_moment_are_no_move_now(
    moment: Callable[[], Match], seat: int, right: str, rule: str
) -> None:
    match = moment()
    for other in {example for _, _, example, _ in MOMENTS} - {right}:
        assert refused(match, seat, other).rule == rule


@pytest.mark.rule("B1", "B2")
@pytest.mark.parametrize("bill", NO_BILLS)
def test_only_bills_of_the_box_can_be_turned_up(bill: str) -> None:
    said = f"{f'bill {bill}'!r} is not a move here; say for instance 'bill 50'. (B2)"
    assert str(refused(stocking(), HOUSE, f"bill {bill}")) == said


@pytest.mark.rule("M-100")
def test_a_bill_that_is_in_another_box_cannot_be_next() -> None:
    said = "no bill of $100,000 can be next in the deck. (B1)"
    assert str(refused(stocking(), HOUSE, "bill 100")) == said


@pytest.mark.rule("B5")
@pytest.mark.parametrize("casino", NO_CASINOS)
def test_only_casinos_one_to_six_can_be_named(casino: str) -> None:
    assert "is not a move here" in str(refused(placing(), 0, f"place {casino}"))


@pytest.mark.rule("B5")
@pytest.mark.parametrize("dice", NO_ROLLS)
def test_dice_show_one_to_six(dice: str) -> None:
    assert "is not a move here" in str(refused(rolling(), HOUSE, f"roll {dice}"))


@pytest.mark.rule("N2")
@pytest.mark.parametrize("dice", NO_NEUTRALS)
def test_leftover_dice_are_named_by_their_faces_alone(dice: str) -> None:
    assert "is not a move here" in str(refused(scattering(), HOUSE, f"neutral {dice}"))


def test_a_throw_of_no_dice_is_refused() -> None:
    assert "all dice that are left are thrown: 2 dice." in str(refused(rolling(), HOUSE, "roll"))


def test_the_numbers_that_can_be_placed_are_named() -> None:
    assert str(refused(placing(), 0, "place 6")) == "Red rolled no 6; place 2 or 5. (B5)"


def test_the_seat_is_called_by_its_name() -> None:
    match = table("left: red 0, blue 1", turn="blue")
    match.play(HOUSE, "roll 3")
    assert str(refused(match, 1, "place 1")) == "Blue rolled no 1; place 3. (B5)"


def test_long_and_unprintable_words_are_repeated_with_care() -> None:
    said = str(refused(placing(), 0, "a\x00b\x1b" + "x" * 99))
    assert said.startswith(f"'a?b?{'x' * 53}...' is not a move here;")


@pytest.mark.parametrize("words", ["place 5", "PLACE 5", "  Place 5 \n", "place 05", "place 005"])
def test_a_placement_may_be_written_loosely_and_is_recorded_in_one_way(words: str) -> None:
    match = placing()
    match.play(0, words)
    assert match.record.moves[-1].words == "place 5"


@pytest.mark.parametrize("words", ["roll 5 2", "Roll  2  5", "ROLL 2 5 "])
def test_a_throw_may_be_written_loosely_and_is_recorded_in_one_way(words: str) -> None:
    match = rolling()
    match.play(HOUSE, words)
    assert match.record.moves[-1].words == "roll 2 5"


def test_leftover_dice_are_recorded_in_order() -> None:
    match = scattering()
    match.play(HOUSE, "neutral 5 2")
    assert match.record.moves[-1].words == "neutral 2 5"


@pytest.mark.parametrize("bill", [10, 20, 30, 40, 50, 60, 70, 80, 90])
def test_a_bill_is_recorded_in_thousands(bill: int) -> None:
    match = stocking()
    match.play(HOUSE, f"bill {bill}")
    assert match.record.moves[-1].words == f"bill {bill}"
    assert match.view()["casinos"][0]["bills"] == [bill]


@pytest.mark.parametrize(("moment", "seat"), [(moment, seat) for moment, seat, _, _ in MOMENTS])
def test_every_legal_move_reads_as_it_is_written(moment: Callable[[], Match], seat: int) -> None:
    match = moment()
    for move in match.state.moves(seat):
        words = match.game.write(match.state, seat, move)
        assert match.game.read(match.state, seat, words) == move
        assert match.state.allows(seat, move)
