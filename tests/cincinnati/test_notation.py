"""Moves in words, and why a move is refused."""

from collections.abc import Callable

import pytest

from greenbaize import HOUSE, Match
from greenbaize.engine.errors import RefusedError

from .positions import all_say, begin, cleared, deal, house, say, table, turn, wait_for


def cards() -> Match:
    return deal()


def replacing() -> Match:
    match = deal(4, round1_replacement="choice")
    turn(match, "duel")
    return match


def putting() -> Match:
    match = replacing()
    turn(match, 25)
    return match


def shaking() -> Match:
    match = deal()
    turn(match, 15, 20, 25)
    return match


def sitting() -> Match:
    match = shaking()
    house(match, "roll 1 1 3 5 6", "roll 2 2 2 2 2", "roll 3 3 3 3 3", "roll 1 2 3 4 6")
    return match


def lifting() -> Match:
    match = sitting()
    all_say(match, "sit A")
    return match


def keeping() -> Match:
    match = deal(3)
    turn(match, 15, 20)
    begin(match, "A11356", "C22222", "A11122")
    return match


def revealing() -> Match:
    match = deal(3, simultaneous_commit=True)
    turn(match, 15, 20)
    begin(match, "A11356", "C22222", "A11122")
    match.play(0, "keep 1 1")
    match.play(1, "stand")
    match.play(2, "throw all")
    return match


def throwing() -> Match:
    match = revealing()
    house(match, "reveal 1:11 2:all 3:none")
    return match


def asking() -> Match:
    return table("A: 15 | red 1 1 3 5 6\nwon: red 15")


def challenging() -> Match:
    return cleared("A: duel | red 6 6 6 1 2")


def duelling() -> Match:
    match = challenging()
    say(match, "red", "challenge 2")
    return match


def duel_keeping() -> Match:
    match = duelling()
    house(match, "roll 1 1 3 5 6", "roll 1 1 3 5 6")
    return match


def duel_asking() -> Match:
    match = duel_keeping()
    for _ in range(4):
        match.play(match.owing()[0], "stand")
    return match


MOMENTS: list[tuple[Callable[[], Match], int, str, str]] = [
    (cards, HOUSE, "card 25", "3.1.1"),
    (replacing, HOUSE, "card 25", "3.1.3"),
    (putting, 0, "put C", "14.10"),
    (shaking, HOUSE, "roll 1 1 3 5 6", "3.2.1"),
    (sitting, 0, "sit C", "3.2.2"),
    (lifting, HOUSE, "lift A11356 C11224 A22233", "3.2.3"),
    (keeping, 2, "stand", "3.2.4"),
    (revealing, HOUSE, "reveal 1:4466 2:all 3:none", "14.13"),
    (throwing, HOUSE, "roll 2 5", "3.2.4"),
    (asking, 0, "buy", "3.2.7"),
    (challenging, 0, "challenge 4", "5.3"),
    (duelling, HOUSE, "roll 2 5", "5.4"),
    (duel_keeping, 0, "stand", "5.4"),
    (duel_asking, 0, "buy", "5.5"),
]
every_moment = pytest.mark.parametrize(("moment", "seat", "example", "rule"), MOMENTS)


@every_moment
@pytest.mark.parametrize("words", ["", "hello", "card", "sit D", "keep 7", "roll 1x", "lift"])
def test_words_that_are_no_move_are_answered_with_one_that_is(
    moment: Callable[[], Match], seat: int, example: str, rule: str, words: str
) -> None:
    match = moment()
    with pytest.raises(RefusedError) as refusal:
        match.play(seat, words)
    said = f"{words!r} is not a move here; say for instance {example!r}. ({rule})"
    assert str(refusal.value) == said


@every_moment
def test_every_legal_move_reads_as_it_is_written(
    moment: Callable[[], Match], seat: int, example: str, rule: str
) -> None:
    match = moment()
    for words in match.moves(seat):
        move = match.game.read(match.state, seat, words)
        assert match.game.write(match.state, seat, move) == words
        assert match.state.allows(seat, move)


@every_moment
def test_somebody_who_owes_nothing_is_refused(
    moment: Callable[[], Match], seat: int, example: str, rule: str
) -> None:
    match = moment()
    stranger = next(s for s in [*range(len(match.names)), HOUSE] if s not in match.owing())
    with pytest.raises(RefusedError, match=r"(it is .* move|are to move), not .*\. \(3\)"):
        match.play(stranger, example)
    with pytest.raises(RefusedError, match="it is somebody else's turn now"):
        match.game.read(match.state, stranger, example)


@pytest.mark.parametrize("words", ["keep 1 1", "  KEEP 1  1 ", "keep 11", "Keep 1 1"])
def test_a_keep_may_be_written_loosely_and_is_recorded_in_one_way(words: str) -> None:
    match = keeping()
    match.play(2, words)
    assert match.record.moves[-1].words == "keep 1 1"


def test_kept_dice_may_be_named_in_any_order() -> None:
    match = keeping()
    match.play(2, "keep 2 1 2")
    assert match.record.moves[-1].words == "keep 1 2 2"


@pytest.mark.rule("3.2.4")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("keep 6", "no die shows a 6; keep some of 1 1 1 2 2."),
        ("keep 1 2 2 2", "only 2 dice show a 2, not 3; keep some of 1 1 1 2 2."),
        ("keep 1 1 1 2 2", "to keep all five, say 'stand'."),
    ],
)
def test_dice_that_do_not_lie_there_cannot_be_kept(words: str, said: str) -> None:
    with pytest.raises(RefusedError) as refusal:
        keeping().play(2, words)
    assert str(refusal.value) == f"{said} (3.2.4)"


def test_one_die_too_many_is_told_in_the_singular() -> None:
    with pytest.raises(RefusedError, match="only 1 die shows a 3, not 2; keep some of 1 1 3 5 6"):
        duel_keeping().play(0, "keep 3 3")


@pytest.mark.rule("3.2.7", "14.15")
@pytest.mark.parametrize("words", ["keep 1 1 3 5 6", "stand"])
@pytest.mark.parametrize(("moment", "rule"), [(asking, "3.2.7"), (duel_asking, "14.15")])
def test_all_five_dice_cannot_be_kept_in_a_bought_throw(
    moment: Callable[[], Match], rule: str, words: str
) -> None:
    match = moment()
    match.play(0, "buy")
    wait_for(match, "red", "pass")
    with pytest.raises(RefusedError) as refusal:
        match.play(0, words)
    said = f"a bought throw needs at least one die to throw; keep four at most. ({rule})"
    assert str(refusal.value) == said
    match.play(0, "keep 1 1 3 5")
    house(match, "roll 6")


@pytest.mark.parametrize(
    "words",
    [
        "reveal 1:11 2:all", "reveal 1:11 2:all 3:none 4:all", "reveal 2:all 1:11 3:none",
        "reveal 1:11 2:222 3:none", "reveal 1:11 2:all 3", "reveal",
    ],
)  # fmt: skip
def test_a_reveal_that_is_not_just_so_is_refused(words: str) -> None:
    with pytest.raises(RefusedError, match=r"\(14\.13\)"):
        house(revealing(), words)


def test_who_has_kept_something_is_named_when_the_house_is_wrong() -> None:
    with pytest.raises(RefusedError) as refusal:
        house(revealing(), "reveal 1:11 2:all")
    assert str(refusal.value) == "exactly what seats 1, 2 and 3 kept must be revealed. (14.13)"


@pytest.mark.parametrize(("words", "dice"), [("roll 1 2", "3 dice are"), ("roll 1", "3 dice are")])
def test_a_throw_of_other_dice_is_refused(words: str, dice: str) -> None:
    with pytest.raises(RefusedError, match=rf"{dice} thrown here\. \(3\.2\.4\)"):
        house(throwing(), words)


@pytest.mark.parametrize("words", ["roll 1n 2 3 4 5", "roll 1k 1 1 1 1", "roll 0 1 2 3 4"])
def test_only_plain_dice_are_thrown(words: str) -> None:
    with pytest.raises(RefusedError, match="is not a move here"):
        house(shaking(), words)


@pytest.mark.rule("11.3")
def test_what_is_secret_is_written_with_a_question_mark_for_others() -> None:
    match = shaking()
    state = match.state
    roll = match.game.read(state, HOUSE, "roll 1 1 3 5 6")
    seen = [match.game.write(state, HOUSE, state.seen(viewer, HOUSE, roll)) for viewer in range(4)]
    assert seen == ["roll 1 1 3 5 6", "roll ?", "roll ?", "roll ?"]
    state = sitting().state
    sit = match.game.read(state, 2, "sit B")
    seen = [match.game.write(state, 2, state.seen(viewer, 2, sit)) for viewer in range(4)]
    assert seen == ["sit ?", "sit ?", "sit B", "sit ?"]


@pytest.mark.rule("14.13")
def test_a_secret_keep_is_a_question_mark_and_an_open_one_is_not() -> None:
    match = deal(3, simultaneous_commit=True)
    turn(match, 15, 20)
    begin(match, "A11356", "C22222", "A11122")
    for state, words in ((match.state, "keep ?"), (keeping().state, "keep 1 1")):
        keep = match.game.read(state, 2, "keep 1 1")
        assert match.game.write(state, 2, state.seen(2, 2, keep)) == "keep 1 1"
        assert match.game.write(state, 2, state.seen(1, 2, keep)) == words
    with pytest.raises(RefusedError, match="is not a move here"):
        match.game.read(keeping().state, 2, "keep ?")


def test_long_and_unprintable_words_are_repeated_with_care() -> None:
    with pytest.raises(RefusedError) as refusal:
        asking().play(0, "\x1b[2J" + "z" * 100)
    assert str(refusal.value).isprintable()
    assert len(str(refusal.value)) < 120
