"""Moves of the Boulevard in words, and words that are none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from greenbaize import GAMES, HOUSE, Match
from greenbaize.engine.errors import RefusedError
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import members

from .boulevard import begin, payday, play, table

GAME = GAMES["las-vegas"]


def stocking() -> Match:
    return begin(5, rainbow_cards=True, slot_machine=True)


def scattering() -> Match:
    match = begin(3, neutral_dice=True, kickers=True)
    play(match, *["bill 40"] * 6)
    return match


def rolling() -> Match:
    return table("slot: $50\nleft: red 1+1n+1k+b, blue 1")


def placing() -> Match:
    match = rolling()
    match.play(HOUSE, "roll 2 2n 5k 5b")
    return match


def kicking() -> Match:
    match = table("casino 5: | red 1+b, blue 2, neutral 1\nleft: red 1k, blue 1")
    play(match, "roll 5k", "place 5")
    return match


def turning() -> Match:
    return payday("casino 2: rainbow | blue 1")


def choosing() -> Match:
    return payday("slot: $80 $50 $50 | red 3 3, blue 1")


MOMENTS: list[tuple[Callable[[], Match], int, str, str]] = [
    (stocking, HOUSE, "bill 50", "B2"),
    (scattering, HOUSE, "neutral 2 5", "N2"),
    (rolling, HOUSE, "roll 1 1 3 5 6", "B5"),
    (placing, 0, "place 2", "B5"),
    (kicking, 0, "kick 1", "K3"),
    (turning, HOUSE, "bill 50", "RB2"),
    (choosing, 0, "take 50", "SL4"),
]
NONSENSE = ["", " ", "hello", "bill", "kick", "take", "place", "bet 5", "roll x", "x" * 40]
NO_KICKS = ["", "0", "3", "b", "n2", "nb", "2n", "2bb", "2 b", "two", "-1", "2k", "²", "1 2"]
NO_CARDS = ["", "0", "5", "55", "110", "rainbows", "rain bow", "50 50", "rainbow 50", "$50", "?"]
NO_DICE = [
    "1x 2 3 4",
    "7 1n 2k 3b",
    "1 2 3 4q",
    "1b 1b 2 3n",
    "0n",
    "1nk",
    "b",
    "1,2",
    "１ 2n 3k 4b",
]
NO_PLACES = ["", "0", "7", "slot", "2n", "5k", "5b", "2 5", "five", "-2"]
NO_TAKES = ["", "0", "5", "rainbow", "80 50", "$80", "slot", "eighty"]


def refused(match: Match, seat: int, words: str) -> RefusedError:
    """The refusal of these words, which change nothing."""
    before, told = match.view(seat), len(match.story)
    with pytest.raises(RefusedError) as refusal:
        match.play(seat, words)
    assert match.view(seat) == before
    assert len(match.story) == told
    return refusal.value


@pytest.mark.parametrize(("moment", "seat", "right", "rule"), MOMENTS)
def test_words_that_are_no_move_are_answered_with_one_that_is(
    moment: Callable[[], Match], seat: int, right: str, rule: str
) -> None:
    match = moment()
    for words in NONSENSE:
        refusal = refused(match, seat, words)
        said = f"{words!r} is not a move here; say for instance {right!r}. ({rule})"
        assert str(refusal) == said
        assert refusal.rule == rule


@pytest.mark.parametrize(("moment", "seat", "right", "rule"), MOMENTS)
def test_the_words_of_another_moment_are_no_move_now(
    moment: Callable[[], Match], seat: int, right: str, rule: str
) -> None:
    match = moment()
    for _, _, other, _ in MOMENTS:
        if other.split()[0] != right.split()[0]:
            assert refused(match, seat, other).rule == rule


@pytest.mark.rule("K3")
@pytest.mark.parametrize("whose", NO_KICKS)
def test_a_kick_names_a_seat_or_the_neutral_dice(whose: str) -> None:
    assert "is not a move here" in str(refused(kicking(), 0, f"kick {whose}"))


@pytest.mark.rule("RB1", "RB2")
@pytest.mark.parametrize("card", NO_CARDS)
@pytest.mark.parametrize("moment", [stocking, turning])
def test_the_next_card_is_a_bill_or_a_rainbow_card(moment: Callable[[], Match], card: str) -> None:
    assert "is not a move here" in str(refused(moment(), HOUSE, f"bill {card}"))


@pytest.mark.rule("9.2")
@pytest.mark.parametrize("dice", NO_DICE)
def test_dice_have_one_letter_or_none(dice: str) -> None:
    assert "is not a move here" in str(refused(rolling(), HOUSE, f"roll {dice}"))


@pytest.mark.rule("9.2", "B5")
@pytest.mark.parametrize("dice", ["1 2 3 4", "1 2n 3k 4k", "1 2n 3k", "1 2n 3k 4b 5", ""])
def test_the_dice_of_a_throw_are_those_in_hand_of_all_kinds(dice: str) -> None:
    said = "4 dice are to be thrown, all of their kinds and no others. (B5)"
    assert str(refused(rolling(), HOUSE, f"roll {dice}")) == said


@pytest.mark.rule("N2")
def test_leftover_dice_are_two_neutral_ones() -> None:
    said = "2 dice are to be thrown, all of their kinds and no others. (N2)"
    assert str(refused(scattering(), HOUSE, "neutral 2")) == said
    assert "is not a move here" in str(refused(scattering(), HOUSE, "neutral 2n 5n"))


@pytest.mark.rule("SL2", "B5")
@pytest.mark.parametrize("place", NO_PLACES)
@pytest.mark.parametrize("verb", ["place", "slot"])
def test_a_set_is_named_by_its_number_alone(verb: str, place: str) -> None:
    assert "is not a move here" in str(refused(placing(), 0, f"{verb} {place}"))


@pytest.mark.rule("SL4")
@pytest.mark.parametrize("bill", NO_TAKES)
def test_a_bill_is_taken_by_its_value(bill: str) -> None:
    assert "is not a move here" in str(refused(choosing(), 0, f"take {bill}"))


@pytest.mark.parametrize(
    ("moment", "seat", "loose", "words"),
    [
        (stocking, HOUSE, " BILL  Rainbow ", "bill rainbow"),
        (rolling, HOUSE, "ROLL 4B 3K 2N 1", "roll 1 2n 3k 4b"),
        (rolling, HOUSE, "roll 3b 3k 3n 3", "roll 3 3n 3k 3b"),
        (scattering, HOUSE, "neutral 5  2", "neutral 2 5"),
        (placing, 0, " Slot 05", "slot 5"),
        (kicking, 0, "Kick 1B", "kick 1b"),
        (kicking, 0, "KICK N", "kick n"),
        (kicking, 0, "kick 02", "kick 2"),
        (turning, HOUSE, "Bill 070", "bill 70"),
        (choosing, 0, "Take 80\n", "take 80"),
    ],
)
def test_words_may_be_written_loosely_and_are_recorded_in_one_way(
    moment: Callable[[], Match], seat: int, loose: str, words: str
) -> None:
    match = moment()
    match.play(seat, loose)
    assert match.record.moves[-1].words == words


@pytest.mark.parametrize(("moment", "seat"), [(moment, seat) for moment, seat, _, _ in MOMENTS])
def test_every_legal_move_reads_as_it_is_written(moment: Callable[[], Match], seat: int) -> None:
    match = moment()
    moves = match.state.moves(seat)
    assert moves == sorted(set(moves))
    for move in moves:
        words = match.game.write(match.state, seat, move)
        assert match.game.read(match.state, seat, words) == move
        assert match.state.allows(seat, move)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_whole_game_with_everything_can_be_told_in_words(seats: int) -> None:
    match = begin(seats, **GAME.preset("everything", seats))
    rng = Rng(seats)
    while match.owing():
        (seat,) = members(match.state.owing())
        move = match.state.sample(rng) if seat == HOUSE else match.state.pick(seat, rng)
        words = match.game.write(match.state, seat, move)
        assert match.game.read(match.state, seat, words) == move
        match.play(seat, words)
        assert match.record.moves[-1].words == words
    assert match.view()["over"]


def test_the_words_of_a_round_on_the_boulevard() -> None:
    """All that House and seats say in these modules, in one round of two players."""
    match = begin(2, big_dice=True, kickers=True, rainbow_cards=True, neutral_dice=True)
    play(match, "bill rainbow", "bill 20", "bill 10", *["bill 90"] * 4)
    play(match, "roll 1 1 1 1 1 1n 1n 1n 1n 2k 2k 2b", "place 1")
    play(match, "roll 1k 1k 2 2 2 2 2 2n 2n 2n 2n 2b", "place 1", "kick 1", "kick n")
    play(match, "roll 2 2k 2k 2b", "place 2", "kick 1", "kick 1b")
    play(match, "roll 2 2 2 2 2 2n 2n 2n 2n 2b", "place 2", "roll 3 3b", "place 3")
    play(match, "bill 60")
    assert match.view()["round"] == 2
    assert match.scores() == [60 + 90, 20]
