"""Moves with cards in words, and words that are none."""

from collections.abc import Callable

import pytest

from greenbaize import HOUSE, Match

from .cards import begin, play, refused, stock, table, throw_all, turn


def dealing_bonus() -> Match:
    match = begin(2, bonus_cards=True, action_cards=True)
    stock(match)
    return match


def dealing_one_bonus_card() -> Match:
    match = begin(6, bonus_cards=True)
    stock(match)
    return match


def dealing_cards() -> Match:
    match = begin(2, action_cards=True)
    stock(match)
    return match


def placing() -> Match:
    match = table(2, {"cards": "reroll rotate", "dice": (3, 1)})
    play(match, "roll 3 3 5", "reroll")
    return match


def placing_one_die_of_each_kind() -> Match:
    kinds = {"neutral_dice": True, "kickers": True, "big_dice": True}
    match = table(2, {"cards": "rotate double"}, rotate="one", **kinds)
    play(match, "roll 1 1 1 1 1 2n 2n 2n 2n 3k 3k 4b")
    return match


def placing_with_a_slot_machine() -> Match:
    match = table(5, {"cards": "double tie-win", "dice": [3] * 5}, slot_machine=True)
    play(match, "roll 3 3 5")
    return match


def rerolling() -> Match:
    match = placing()
    play(match, "again 3 5")
    return match


def after_placing() -> Match:
    match = table(2, {"cards": "take-back score-casino", "dice": (3, 1)})
    play(match, "roll 3 3 5", "place 3")
    return match


def after_two_sets() -> Match:
    options = {"slot_machine": True, "neutral_dice": True}
    match = table(5, {"cards": "two-casinos, take-back score-casino"}, **options)
    turn(match, "1 1 1 1 1 1 1 1 2n 2n", "two-casinos", "place 1")
    play(match, "roll 3 3 4 4 4 4 4 4 5n 3n", "slot 3", "place 5")
    return match


def drawing() -> Match:
    match = table(2, {"cards": "place-bill", "dice": (3, 1)}, rainbow_cards=True)
    play(match, "roll 3 3 5", "place-bill")
    return match


def finding() -> Match:
    match = drawing()
    play(match, "draw 20", "draw 90", "draw 60")
    return match


def laying() -> Match:
    match = finding()
    play(match, "middle 60")
    return match


def claiming() -> Match:
    match = table(2, {"cards": "tie-win", "dice": (1, 1)})
    turn(match, "3", "tie-win", "place 3")
    throw_all(match, 3)
    return match


def swapping() -> Match:
    match = table(2, {"bills": "50", "cards": "swap-bill", "dice": (1, 1)}, bonus_cards=True)
    turn(match, "1", "swap-bill", "place 1")
    throw_all(match, 3)
    return match


def redrawing() -> Match:
    match = swapping()
    play(match, "swap 50")
    return match


def revealing() -> Match:
    match = redrawing()
    play(match, "draw 80")
    return match


def showing() -> Match:
    match = revealing()
    play(match, match.moves(HOUSE)[0])
    for _ in range(3):
        while "turn" not in match.view():
            play(match, match.moves(HOUSE)[0])
        play(match, f"roll {' '.join('1' * 8)}", "place 1", "done")
        play(match, f"roll {' '.join('1' * 8)}", "place 1", "done")
        play(match, match.moves(HOUSE)[0])
    return match


Start = Callable[[], Match]
MOMENTS: list[tuple[Start, int, str, str]] = [
    (dealing_bonus, HOUSE, "bonus 30 30", "BO2"),
    (dealing_one_bonus_card, HOUSE, "bonus 30", "BO2"),
    (dealing_cards, HOUSE, "cards tie-win reroll", "AC1"),
    (placing, 0, "place 3", "B5"),
    (placing_one_die_of_each_kind, 0, "place 1", "B5"),
    (placing_with_a_slot_machine, 0, "place 3", "B5"),
    (rerolling, HOUSE, "roll 3 6", "C2"),
    (after_placing, 0, "done", "17.4"),
    (after_two_sets, 1, "done", "17.4"),
    (drawing, HOUSE, "draw 50", "C9"),
    (finding, HOUSE, "middle 50", "C9"),
    (laying, 0, "lay 1 20 90", "C9"),
    (claiming, 0, "claim 3", "C1"),
    (swapping, 0, "keep", "C10"),
    (redrawing, HOUSE, "draw 50", "C10"),
    (revealing, HOUSE, "reveal 40, -", "A31"),
    (showing, HOUSE, "show 70", "17.11"),
]
NONSENSE = ["", " ", "hello", "bill", "bonus", "cards", "lay", "x" * 40, "done done"]


@pytest.mark.parametrize(("start", "seat"), [moment[:2] for moment in MOMENTS])
def test_every_move_can_be_said_and_is_heard_as_it_was_said(start: Start, seat: int) -> None:
    match = start()
    moves = match.moves(seat)
    assert len(moves) == len(set(moves)) > 0
    for words in moves:
        move = match.game.read(match.state, seat, words)
        assert match.state.allows(seat, move)
        assert match.game.write(match.state, seat, move) == words


@pytest.mark.parametrize("words", NONSENSE)
@pytest.mark.parametrize(("start", "seat", "example", "rule"), MOMENTS)
def test_nonsense_is_answered_with_what_would_be_right(
    start: Start, seat: int, example: str, rule: str, words: str
) -> None:
    said = refused(start(), seat, words)
    assert said.endswith(f" is not a move here; say for instance {example!r}. ({rule})")


@pytest.mark.parametrize(("start", "seat"), [moment[:2] for moment in MOMENTS])
def test_words_may_be_in_large_letters_and_wide_apart(start: Start, seat: int) -> None:
    match = start()
    words = match.moves(seat)[-1]
    plain = match.game.read(match.state, seat, words)
    assert match.game.read(match.state, seat, f"  {words.upper()} ") == plain


@pytest.mark.rule("A31")
@pytest.mark.parametrize(
    ("start", "seat", "words", "said"),
    [
        (dealing_bonus, HOUSE, "bonus ?", "these cards cannot be dealt now. (BO2)"),
        (dealing_cards, HOUSE, "cards ?", "these cards cannot be dealt now. (AC1)"),
        (drawing, HOUSE, "draw ?", "no such card can be next in the deck. (B1)"),
        (redrawing, HOUSE, "draw ?", "no such card can be next in the deck. (B1)"),
    ],
)
def test_at_the_table_nothing_is_told_by_half(
    start: Start, seat: int, words: str, said: str
) -> None:
    match = start()
    assert words not in match.moves(seat)
    assert refused(match, seat, words) == said


@pytest.mark.rule("C9")
def test_nor_is_it_left_out_which_bills_go_under_the_deck() -> None:
    said = refused(laying(), 0, "lay 1 ?")
    assert said.startswith("the bills cannot be laid like that; say lay 1 20 90, ")


@pytest.mark.rule("BO2")
@pytest.mark.parametrize("words", ["bonus 50 30", "bonus 35 40", "bonus 30 30 30", "bonus $30 $40"])
def test_bonus_cards_are_told_as_they_are_and_the_lower_one_first(words: str) -> None:
    assert refused(dealing_bonus(), HOUSE, words).startswith(f"{words!r} is not a move here")


@pytest.mark.rule("BO2")
@pytest.mark.parametrize("words", ["bonus 20 30", "bonus 30", "bonus 70 80"])
def test_cards_that_are_not_there_are_not_dealt(words: str) -> None:
    said = "these cards cannot be dealt now. (BO2)"
    assert refused(dealing_bonus(), HOUSE, words) == said


@pytest.mark.rule("AC1")
@pytest.mark.parametrize("words", ["cards rotate pass", "cards pass pass", "cards joker"])
def test_action_cards_are_told_in_their_order(words: str) -> None:
    assert refused(dealing_cards(), HOUSE, words).endswith("'cards tie-win reroll'. (AC1)")


@pytest.mark.rule("AC1")
@pytest.mark.parametrize("words", ["cards pass", "cards reroll pass rotate"])
def test_everybody_gets_as_many_as_there_are_for_each(words: str) -> None:
    assert refused(dealing_cards(), HOUSE, words) == "these cards cannot be dealt now. (AC1)"


NOT_LIKE_THAT = """
rotate, rotate 3, rotate 3 7, rotate 3m 5, double 3, double 3 slot, double 3 7, double 3 slot 5 5
again, again 7, again 3m, reroll 3, pass now, place 3 5
"""
NOT_AFTER = "score, score 7, score 3 5, take-back 7, take-back 3 slot, take-back slot 3"


@pytest.mark.rule("C5", "C7", "C2")
@pytest.mark.parametrize("words", NOT_LIKE_THAT.strip().replace("\n", ", ").split(", "))
def test_cards_are_played_with_the_words_they_need_and_no_others(words: str) -> None:
    assert refused(placing(), 0, words).startswith(f"{words!r} is not a move here")


@pytest.mark.rule("C6", "C8")
@pytest.mark.parametrize("words", NOT_AFTER.split(", "))
def test_so_are_those_that_follow_a_placement(words: str) -> None:
    assert refused(after_placing(), 0, words).startswith(f"{words!r} is not a move here")


@pytest.mark.rule("C9", "C10", "C1")
@pytest.mark.parametrize(
    ("start", "words"),
    [
        (laying, "lay 7 20 90"),
        (laying, "lay 1 20 90 60"),
        (laying, "lay 1 ? 90"),
        (claiming, "claim 7"),
        (claiming, "claim"),
        (swapping, "keep 50"),
        (swapping, "swap 55"),
        (swapping, "swap rainbow"),
    ],
)
def test_so_are_the_choices_that_cards_bring(start: Start, words: str) -> None:
    assert refused(start(), 0, words).startswith(f"{words!r} is not a move here")


@pytest.mark.rule("A31", "17.11")
@pytest.mark.parametrize(
    ("start", "words"),
    [
        (revealing, "reveal -"),
        (revealing, "reveal -, -, -"),
        (revealing, "reveal 70 30, -"),
        (showing, "show"),
        (showing, "show 80 10"),
        (showing, "show 80+0"),
        (showing, "show 80+3"),
        (showing, "show 80+x"),
    ],
)
def test_so_is_what_the_house_reveals(start: Start, words: str) -> None:
    assert refused(start(), HOUSE, words).startswith(f"{words!r} is not a move here")


@pytest.mark.rule("9.2", "C6")
def test_dice_have_letters_for_their_kinds() -> None:
    match = after_two_sets()
    taken = {move for move in match.moves(1) if move.startswith("take-back")}
    assert {"take-back 5n", "take-back slot 3n", "take-back 5n slot 3 3 3n"} <= taken
    again = placing_one_die_of_each_kind()
    turned = {move for move in again.moves(0) if move.startswith("rotate")}
    assert {"rotate 1 2", "rotate 2n 1", "rotate 3k 1", "rotate 4b 1"} <= turned


@pytest.mark.rule("AC4")
@pytest.mark.parametrize("card", ["take-back", "score-casino", "double", "rotate"])
def test_a_card_that_needs_more_words_is_not_played_by_its_name_alone(card: str) -> None:
    match = table(2, {"cards": card, "dice": (3, 1)})
    play(match, "roll 3 3 5")
    right = {"double": "double 3 1", "rotate": "rotate 3 1"}.get(card, "place 3")
    assert f"say for instance {right!r}" in refused(match, 0, card)
