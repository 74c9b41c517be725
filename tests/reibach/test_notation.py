"""Moves in words, and words that are none."""

from collections.abc import Callable

import pytest

from greenbaize import HOUSE, Match
from greenbaize.engine.errors import RefusedError

from .positions import BUSINESSES, begin, heard, play, table

EVERYTHING = """
display oil art gold
red holds casino estate yacht stocks gold cash antiques oil art jewelry joker risk
red rows art 1, oil 2
red bases cash
"""


def choosing() -> Match:
    return begin(3, {"first_player": "random"})


def dealing() -> Match:
    return begin(2)


def showing() -> Match:
    match = begin(2)
    play(match, *["deal oil"] * 4, *["deal art"] * 4)
    return match


def acting() -> Match:
    return table(EVERYTHING)


def refilling() -> Match:
    match = table(EVERYTHING)
    play(match, "take 1")
    return match


def drawing() -> Match:
    match = table(EVERYTHING)
    play(match, "blind")
    return match


MOMENTS = [
    (choosing, HOUSE, "first 1", "12.7"),
    (dealing, HOUSE, "deal casino", "2.2"),
    (showing, HOUSE, "turn casino", "2.3"),
    (acting, 0, "take 1", "3.2"),
    (refilling, HOUSE, "turn casino", "3.4"),
    (drawing, HOUSE, "draw casino", "3.4"),
]
NONSENSE = ["", " ", "hello", "take", "base", "open", "first", "turn", "deal", "draw", "x" * 40]


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
        said = f"{words!r} is not a move here; say for instance {right!r}. ({rule})"
        refusal = refused(match, seat, words)
        assert str(refusal) == said
        assert refusal.rule == rule


@pytest.mark.parametrize(("moment", "seat", "right", "rule"), MOMENTS)
def test_the_words_of_another_moment_are_no_move_now(
    moment: Callable[[], Match], seat: int, right: str, rule: str
) -> None:
    match = moment()
    for other in {example for _, _, example, _ in MOMENTS} - {right}:
        assert refused(match, seat, other).rule == rule


@pytest.mark.parametrize(
    "words",
    [
        *["take 0", "take 4", "take -1", "take one", "take ３", "take 1 2", "take oil"],
        *["blind 1", "blind oil", "base dollar", "base ?", "base 1", "open joker", "open risk"],
        *["extend joker", "extend oil gold", "joker joker", "risk risk", "joker", "risk"],
        *["open real estate", "open ", "risk ?"],
    ],
)
def test_only_places_businesses_and_cards_can_be_named(words: str) -> None:
    assert "is not a move here" in str(refused(acting(), 0, words))


@pytest.mark.parametrize("words", ["turn ?", "turn seven", "turn", "turn oil oil", "turn $"])
def test_only_cards_can_be_turned_up(words: str) -> None:
    assert "is not a move here" in str(refused(refilling(), HOUSE, words))


@pytest.mark.rule("3.2")
def test_all_that_a_seat_can_say_comes_in_the_order_of_the_rules() -> None:
    hand = [kind for kind in BUSINESSES if kind not in ("oil", "art")]
    assert acting().moves(0) == [
        *["take 1", "take 2", "take 3", "blind"],
        *[f"base {kind}" for kind in [*BUSINESSES, "joker", "risk"]],
        *[f"open {kind}" for kind in hand],
        *["extend oil", "extend art", "joker oil", "joker art", "risk oil", "risk art"],
    ]


@pytest.mark.parametrize("words", ["base oil", "BASE OIL", "  Base  oil \n"])
def test_a_move_may_be_written_loosely_and_is_recorded_in_one_way(words: str) -> None:
    match = acting()
    match.play(0, words)
    assert match.record.moves[-1].words == "base oil"


def test_long_and_unprintable_words_are_repeated_with_care() -> None:
    said = str(refused(acting(), 0, "a\x00b\x1b" + "x" * 99))
    assert said.startswith(f"'a?b?{'x' * 53}...' is not a move here;")


@pytest.mark.parametrize(("moment", "seat"), [(moment, seat) for moment, seat, _, _ in MOMENTS])
def test_every_legal_move_reads_as_it_is_written(moment: Callable[[], Match], seat: int) -> None:
    match = moment()
    moves = match.state.moves(seat)
    assert moves
    for move in moves:
        words = match.game.write(match.state, seat, move)
        assert match.game.read(match.state, seat, words) == move
        assert match.state.allows(seat, move)


def test_an_unknown_card_is_a_question_mark() -> None:
    for match, words in [(heard(dealing()), "deal ?"), (heard(drawing()), "draw ?")]:
        match.play(HOUSE, words)
        assert match.record.moves[-1].words == words


def test_a_hand_that_was_not_seen_is_not_called_empty() -> None:
    match = heard(dealing())
    play(match, *["deal ?"] * 4, *["deal joker"] * 4, "turn joker", "turn oil", "turn oil")
    said = "Red has no joker in hand, only unseen cards. (3.2)"
    assert str(refused(match, 0, "base joker")) == said
    said = "Red has no bare base for a row; 'base' and a card lays one. (3.2)"
    assert str(refused(match, 0, "open art")) == said


def test_a_secret_card_is_written_by_half_for_the_others() -> None:
    match = drawing()
    oil = match.game.read(match.state, HOUSE, "draw oil")
    dollar = match.game.read(match.state, HOUSE, "draw dollar")
    for viewer, words in [(0, "draw oil"), (1, "draw ?"), (15, "draw ?")]:
        seen = match.state.seen(viewer, HOUSE, oil)
        assert match.game.write(match.state, HOUSE, seen) == words
        assert match.state.seen(viewer, HOUSE, dollar) == dollar
    match = dealing()
    play(match, *["deal oil"] * 4)
    art = match.game.read(match.state, HOUSE, "deal art")
    assert [match.state.seen(viewer, HOUSE, art) == art for viewer in (0, 1, 15)] == [
        False, True, False,
    ]  # fmt: skip
    match = refilling()
    oil = match.game.read(match.state, HOUSE, "turn oil")
    assert [match.state.seen(viewer, HOUSE, oil) for viewer in (0, 1, 15)] == [oil] * 3
    assert [acting().state.seen(viewer, 0, 5) for viewer in (0, 1, 15)] == [5] * 3
