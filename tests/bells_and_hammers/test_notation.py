"""Moves in words, and words that are none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from greenbaize import HOUSE, Match
from greenbaize.engine.errors import RefusedError

from .positions import deal, play, sale, say, sell, table, table_of


def drawing() -> Match:
    return deal(3)


def bidding() -> Match:
    match = sale(3)
    say(match, "12")
    return match


def turning() -> Match:
    match = sale(5)
    sell(match, 1, 1, 1, 1, 1)
    return match


def throwing() -> Match:
    return table()


def choosing() -> Match:
    match = table(bank=6, by="inn", points=[80, 10, 80, 10, 80], options={"games": 3})
    play(match, "6")
    return match


MOMENTS = [
    (drawing, HOUSE, "2.3", "'roll 1 3 6' or 'roll blank'"),
    (bidding, 2, "4.4", "'pass' or 'bid 13'"),
    (turning, HOUSE, "4.7", "'turn horse'"),
    (throwing, HOUSE, "5.1", "'roll 2 4 bell' or 'roll blank'"),
    (choosing, HOUSE, "6.3", "'banker 1'"),
]
NONSENSE = [
    "", " ", "hello", "bid", "roll", "turn", "banker", "bid x", "bid -1", "bid 0", "bid 012",
    "bid 1.5", "bid ３", "bid 999999", "roll 7", "roll 1 1", "roll 1,2", "roll blank 1", "turn cat",
    "turn horse inn", "banker 0", "banker x", "pass now", "passs", "0", "-3",
]  # fmt: skip


@pytest.mark.parametrize(("moment", "seat", "rule", "right"), MOMENTS)
def test_words_that_are_no_move_are_answered_with_one_that_is(
    moment: Callable[[], Match], seat: int, rule: str, right: str
) -> None:
    match = moment()
    before, told = match.view(), len(match.story)
    for words in NONSENSE:
        with pytest.raises(RefusedError) as refusal:
            match.play(seat, words)
        assert str(refusal.value) == (
            f"{words!r} is not a move here; say for instance {right}. ({rule})"
        )
    assert match.view() == before
    assert len(match.story) == told


@pytest.mark.parametrize(
    ("moment", "seat", "words"),
    [
        (drawing, HOUSE, "roll 1 2 3 4 5 6"),
        (drawing, HOUSE, "roll blank"),
        (bidding, 2, "bid 60"),
        (bidding, 2, "pass"),
        (turning, HOUSE, "turn double"),
        (throwing, HOUSE, "roll 2 4 bell hammer"),
        (throwing, HOUSE, "roll hammer"),
        (choosing, HOUSE, "banker 3"),
    ],
)
def test_moves_are_recorded_in_these_words(
    moment: Callable[[], Match], seat: int, words: str
) -> None:
    match = moment()
    assert words in match.moves(seat)
    match.play(seat, words)
    assert match.record.moves[-1].words == words


@pytest.mark.parametrize(
    ("moment", "seat", "said", "written"),
    [
        (throwing, HOUSE, "ROLL hammer 4 bell 2", "roll 2 4 bell hammer"),
        (bidding, 2, "  Bid 13 ", "bid 13"),
        (bidding, 2, "20", "bid 20"),
        (bidding, 2, "PASS", "pass"),
        (turning, HOUSE, "Turn Inn", "turn inn"),
    ],
)
def test_words_may_be_said_in_other_ways(
    moment: Callable[[], Match], seat: int, said: str, written: str
) -> None:
    match = moment()
    match.play(seat, said)
    assert match.record.moves[-1].words == written


@pytest.mark.rule("4.4")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("bid 12", "a bid must be higher than 12; bid 13 to 60 or pass. (4.4)"),
        ("7", "a bid must be higher than 12; bid 13 to 60 or pass. (4.4)"),
        ("bid 61", "only 60 points are left, too few to bid 61; bid 13 to 60 or pass. (4.4)"),
    ],
)
def test_a_bid_is_refused_with_what_would_be_right(words: str, said: str) -> None:
    with pytest.raises(RefusedError) as refusal:
        bidding().play(2, words)
    assert str(refusal.value) == said


def test_the_only_higher_bid_is_named() -> None:
    match = sale(3)
    say(match, "59")
    with pytest.raises(RefusedError, match="higher than 59; bid 60 or pass"):
        match.play(2, "bid 59")


@pytest.mark.rule("4.4", "14.5")
@pytest.mark.parametrize(
    ("bids", "hand", "said"),
    [
        ((), 0, "there are no points left to bid; pass. (4.4)"),
        (("12",), 0, "there are no points left to bid; pass. (4.4)"),
        (("12",), 1, "only 1 point is left, too few to outbid 12; pass. (4.4)"),
        (("12",), 12, "only 12 points are left, too few to outbid 12; pass. (4.4)"),
    ],
)
def test_who_cannot_bid_is_told_to_pass(bids: tuple[str, ...], hand: int, said: str) -> None:
    match = sale(3)
    say(match, *bids)
    seat = match.owing()[0]
    table_of(match).endow(205, [hand if other == seat else 60 for other in range(3)])
    for words in ("bid 1", "bid 12", "bid 13"):
        with pytest.raises(RefusedError) as refusal:
            match.play(seat, words)
        assert str(refusal.value) == said
    assert match.moves(seat) == ["pass"]


@pytest.mark.rule("9.1")
@pytest.mark.parametrize(
    ("moment", "seat", "words", "said"),
    [
        (bidding, 0, "bid 20", "it is Green's move, not Red's. (9.1)"),
        (bidding, HOUSE, "roll 1", "it is Green's move, not the House's. (9.1)"),
        (throwing, 0, "pass", "it is the House's move, not Red's. (9.1)"),
        (turning, 1, "bid 5", "it is the House's move, not Blue's. (9.1)"),
    ],
)
def test_moves_out_of_turn_are_refused(
    moment: Callable[[], Match], seat: int, words: str, said: str
) -> None:
    with pytest.raises(RefusedError) as refusal:
        moment().play(seat, words)
    assert str(refusal.value) == said


@pytest.mark.parametrize(("moment", "seat", "rule", "right"), MOMENTS)
def test_moves_of_other_moments_are_refused(
    moment: Callable[[], Match], seat: int, rule: str, right: str
) -> None:
    match = moment()
    for words in ("roll 1", "bid 20", "pass", "turn inn", "banker 1"):
        if words not in match.moves(seat):
            with pytest.raises(RefusedError, match="is not a move here") as refusal:
                match.play(seat, words)
            assert refusal.value.rule == rule
