"""Action cards: ten of them, dealt in secret, played in their moment and seen by all."""

import pytest

from greenbaize import HOUSE, PUBLIC
from greenbaize.engine.errors import SetupError
from greenbaize.engine.game import Value
from greenbaize.games.las_vegas.boulevard.box import ACTION_CARDS, CARDS, ActionCard
from greenbaize.games.las_vegas.boulevard.events import TITLES

from .cards import (
    all_show,
    asked,
    begin,
    dice,
    left,
    open_round,
    play,
    refused,
    stock,
    table,
    throw_all,
    told,
    turn,
)

AFTER_THROW = ["tie-win", "reroll", "two-casinos", "pass", "place-bill", "swap-bill"]
AFTER_PLACING = ["take-back 3 3", "score 3"]


def names(words: str) -> list[ActionCard]:
    """Action cards from the words of moves, as views name them."""
    return [ACTION_CARDS[CARDS.index(word)] for word in words.split()]


def title(word: str) -> str:
    """An action card as we speak of it."""
    return TITLES[names(word)[0]]


@pytest.mark.rule("AC1", "9.3")
@pytest.mark.parametrize(
    ("seats", "each", "in_all"),
    [(2, 2, 4), (3, 2, 6), (4, 2, 8), (5, 2, 10), (6, 1, 6), (7, 1, 7), (8, 1, 8)],
)
def test_two_action_cards_each_are_dealt_or_one_with_six_or_more(
    seats: int, each: int, in_all: int
) -> None:
    match = table(seats)
    hands = [match.view(seat)["seats"][seat]["cards"] for seat in range(seats)]
    assert [len(hand) for hand in hands] == [each] * seats
    assert len({card for hand in hands for card in hand}) == in_all


@pytest.mark.rule("AC1")
def test_the_ten_cards_are_all_different() -> None:
    match = begin(6, action_cards=True)
    stock(match)
    assert match.moves(HOUSE) == [f"cards {card}" for card in CARDS]
    play(match, "cards pass")
    assert refused(match, HOUSE, "cards pass") == "these cards cannot be dealt now. (AC1)"
    assert match.moves(HOUSE) == [f"cards {card}" for card in CARDS if card != "pass"]


@pytest.mark.rule("AC1")
def test_with_five_players_all_ten_are_out() -> None:
    match = table(5)
    dealt = [match.view(seat)["seats"][seat]["cards"] for seat in range(5)]
    assert sorted(card for hand in dealt for card in hand) == sorted(ACTION_CARDS)


@pytest.mark.rule("AC1", "17.3", "BO2")
def test_cards_are_dealt_seat_by_seat_after_bonus_cards_and_before_the_leftover_dice() -> None:
    match = begin(3, action_cards=True, bonus_cards=True, neutral_dice=True)
    stock(match)
    for bonus in ["30 30", "40 40", "50 50"]:
        assert refused(match, HOUSE, "cards pass rotate").endswith("(BO2)")
        play(match, f"bonus {bonus}")
    for seat, cards in enumerate(["pass rotate", "reroll double", "tie-win swap-bill"]):
        assert refused(match, HOUSE, "neutral 2 5").endswith("(AC1)")
        play(match, f"cards {cards}")
        assert match.view(seat)["seats"][seat]["cards"] == names(cards)
    assert "turn" not in match.view()
    play(match, "neutral 2 5")
    assert match.view()["turn"] == 0


@pytest.mark.rule("AC1")
def test_dealing_begins_with_the_first_seat_whoever_has_the_start_marker() -> None:
    match = table(2, {"dice": (1, 1)})
    throw_all(match, 1, 2)
    open_round(match, cards="pass rotate, reroll double")
    assert match.view()["turn"] == match.view()["start"] == 1
    assert match.view(0)["seats"][0]["cards"] == ["pass", "rotate"]


@pytest.mark.rule("AC1")
def test_cards_that_were_not_used_are_not_kept_for_the_next_round() -> None:
    match = table(2, {"cards": "pass rotate, reroll double", "dice": (1, 1)})
    throw_all(match, 1, 2)
    assert [chair["held"] for chair in match.view()["seats"]] == [0, 0]
    open_round(match, cards="tie-win swap-bill, pass rotate")
    assert match.view(0)["seats"][0]["cards"] == ["tie_win", "swap_bill"]
    assert match.view(1)["seats"][1]["cards"] == ["pass", "rotate"]


@pytest.mark.rule("AC1")
def test_cards_that_were_used_come_back_for_the_next_round() -> None:
    match = table(2, {"cards": "reroll rotate", "dice": (1, 1)})
    turn(match, "1", "reroll", "place 1")
    turn(match, "2", "place 2")
    assert match.view()["boulevard"]["played"] == []
    open_round(match, cards=", reroll")
    assert "reroll" in match.view(1)["seats"][1]["cards"]
    assert "reroll" not in match.view()["boulevard"]


@pytest.mark.rule("AC1")
def test_nobody_sees_the_cards_of_others_nor_the_rest() -> None:
    match = table(2, {"cards": "pass rotate, reroll double"})
    for viewer in [0, 1, PUBLIC]:
        chairs = match.view(viewer)["seats"]
        assert [chair["held"] for chair in chairs] == [2, 2]
        assert [seat for seat in (0, 1) if "cards" in chairs[seat]] == [viewer] * (viewer < 2)
    other = table(2, {"cards": "pass rotate, tie-win swap-bill"})
    assert other.view(0) == match.view(0)
    assert other.view() == match.view()


@pytest.mark.rule("AC2")
@pytest.mark.parametrize("words", [*AFTER_THROW, "rotate 3 5", "double 3 5", *AFTER_PLACING])
def test_cards_are_played_only_in_ones_own_turn(words: str) -> None:
    card = {"score": "score-casino"}.get(words.split()[0], words.split()[0])
    match = table(2, {"cards": f", {card}", "dice": (3, 3)})
    assert refused(match, 1, words) == "it is the House's move, not Blue's. (B4)"
    play(match, "roll 3 3 5")
    assert refused(match, 1, words) == "it is Red's move, not Blue's. (B4)"
    assert match.moves(1) == []


@pytest.mark.rule("AC2")
@pytest.mark.parametrize("words", AFTER_THROW)
def test_no_card_is_played_before_the_throw(words: str) -> None:
    match = table(2, {"cards": words})
    assert refused(match, 0, words).endswith("(B4)")
    play(match, f"roll {all_show(match, 3)}")
    assert words in match.moves(0)


@pytest.mark.rule("AC2", "A32")
def test_whoever_is_out_of_dice_can_play_no_card_in_later_turns() -> None:
    match = table(2, {"cards": "reroll rotate, pass double", "dice": (1, 3)})
    turn(match, "1", "place 1")
    for roll in ["2 3 3", "3 3"]:
        assert match.view()["turn"] == 1
        turn(match, roll, f"place {roll[0]}")
    assert match.view()["round"] == 2


@pytest.mark.rule("AC2", "K6")
def test_with_a_die_that_a_kick_brought_back_cards_can_be_played_again() -> None:
    match = table(2, {"cards": "reroll rotate, pass double"}, kickers=True)
    turn(match, "1 1 1 1 1 1 1k 1k", "place 1", "kick 1", "kick 1")
    assert left(match) == [2, 6]
    turn(match, "2 2 2 2 2 3 1k 4k", "place 1", "kick 1")
    assert left(match) == [3, 6]
    play(match, "roll 5 5 6")
    assert {"reroll", "rotate 5 4"} <= set(match.moves(0))


@pytest.mark.rule("AC2", "K6", "E12")
def test_even_whoever_was_out_of_dice_can_play_a_card_then() -> None:
    match = table(2, {"cards": "reroll rotate, pass double"}, kickers=True)
    turn(match, "1 1 1 1 1 1 2k 3k", "place 1")
    turn(match, "2 2 2 2 2 3 4k 5k", "place 2")
    turn(match, "2k 3k", "place 2", "kick 2")
    turn(match, "2 3 4k 5k", "place 2")
    turn(match, "6k", "place 6")
    assert (left(match)[0], match.view()["seats"][0]["kickers"]) == (0, 0)
    turn(match, "3 1k 5k", "place 1", "kick 1")
    play(match, "roll 4")
    assert "reroll" in match.moves(0)
    turn_on = play(match, "rotate 4 6", "place 6", "done")
    assert match.view()["turn"] == 1, turn_on


@pytest.mark.rule("AC3", "A43")
def test_both_cards_can_be_used_in_one_turn() -> None:
    match = table(2, {"cards": "reroll rotate", "dice": (3, 1)})
    play(match, "roll 1 1 2", "reroll", "rotate 1 6", "again 2", "roll 6", "place 6")
    assert dice(match, 6) == [3, 0]
    assert match.view()["seats"][0]["held"] == 0


@pytest.mark.rule("AC3", "A43")
def test_a_card_before_placing_and_one_after_it_go_together_too() -> None:
    match = table(2, {"cards": "rotate take-back", "dice": (3, 1)})
    play(match, "roll 1 1 2", "rotate 1 6", "place 6", "take-back 6")
    assert dice(match, 6) == [1, 0]
    assert left(match) == [2, 1]


@pytest.mark.rule("AC3", "A43")
def test_both_cards_that_follow_a_placement_can_be_used_in_one_turn() -> None:
    match = table(2, {"cards": "take-back score-casino", "dice": (3, 1)})
    play(match, "roll 1 1 2", "place 1", "score 1", "take-back 1 1")
    assert match.view()["boulevard"]["payout"] == {"seat": 0, "casino": 1}
    assert left(match) == [3, 1]


@pytest.mark.rule("AC4")
def test_a_card_that_is_played_is_seen_by_all() -> None:
    match = table(2, {"cards": "reroll rotate"})
    play(match, f"roll {all_show(match, 1)}")
    assert match.view()["boulevard"]["played"] == []
    play(match, "reroll")
    for viewer in [0, 1, PUBLIC]:
        assert match.view(viewer)["boulevard"]["played"] == ["reroll"]
        assert told(match, match.events(viewer))[-1] == "Red played Re-roll."
    assert match.view(0)["seats"][0]["cards"] == ["rotate"]
    assert [chair["held"] for chair in match.view()["seats"]] == [1, 2]


@pytest.mark.rule("AC1")
@pytest.mark.parametrize("words", [*AFTER_THROW, "rotate 3 5", "double 3 5"])
def test_a_card_that_one_does_not_hold_cannot_be_played(words: str) -> None:
    card = words.split()[0]
    match = table(2, {"cards": f"take-back score-casino, {card}", "dice": (3, 3)})
    play(match, "roll 3 3 5")
    assert refused(match, 0, words) == f"Red does not hold {title(card)}. (AC1)"
    assert words not in match.moves(0)


@pytest.mark.rule("AC1")
@pytest.mark.parametrize("words", AFTER_PLACING)
def test_nor_one_that_follows_a_placement(words: str) -> None:
    match = table(2, {"cards": "pass rotate", "dice": (3, 3)})
    play(match, "roll 3 3 5", "place 3")
    title = {"take-back": "Take-back", "score": "Score a casino"}[words.split()[0]]
    assert refused(match, 0, words) == f"Red does not hold {title}. (AC1)"
    assert match.moves(0) == ["done"]


@pytest.mark.rule("AC4")
@pytest.mark.parametrize("card", ["tie-win", "reroll", "two-casinos", "swap-bill"])
def test_a_card_is_played_once(card: str) -> None:
    match = table(2, {"cards": card, "dice": (3, 3)})
    play(match, "roll 3 3 5", card)
    assert card not in match.moves(0)
    assert refused(match, 0, card) == f"Red does not hold {title(card)}. (AC1)"


@pytest.mark.rule("AC4", "C5", "C6", "C7", "C8")
def test_a_card_that_is_played_with_more_words_is_played_once_too() -> None:
    match = table(2, {"cards": "rotate double, take-back score-casino", "dice": (4, 4)})
    play(match, "roll 1 1 2 2", "rotate 1 3")
    assert refused(match, 0, "rotate 2 4") == "Red does not hold Rotate. (AC1)"
    play(match, "double 3 5")
    turn(match, "1 1 2 2", "place 1", "take-back 1", "score 1")
    turn(match, "4 4", "place 4")
    play(match, "roll 1 2 2", "place 2")
    assert asked(match) != "window"
    assert refused(match, 1, "take-back 2").endswith("(B4)")


@pytest.mark.rule("17.4")
def test_after_the_throw_the_cards_that_are_held_can_be_played_or_dice_placed() -> None:
    match = table(2, {"cards": "tie-win swap-bill", "dice": (2, 2)})
    play(match, "roll 3 5")
    assert match.moves(0) == ["place 3", "place 5", "tie-win", "swap-bill"]


@pytest.mark.rule("17.4")
@pytest.mark.parametrize("words", [*AFTER_THROW, "rotate 3 5", "double 3 5"])
def test_cards_that_come_before_placing_cannot_be_played_after_it(words: str) -> None:
    card = words.split()[0]
    match = table(2, {"cards": card, "dice": (4, 1)})
    play(match, "roll 3 3 5 5", "place 5")
    said = f"{card!r} comes before the dice are placed; say for instance 'done'. (17.4)"
    assert refused(match, 0, words) == said


@pytest.mark.rule("17.4", "C6", "C8")
@pytest.mark.parametrize("words", AFTER_PLACING)
def test_cards_that_come_after_placing_cannot_be_played_before_it(words: str) -> None:
    match = table(2, {"cards": "take-back score-casino", "dice": (3, 1)})
    play(match, "roll 3 3 5")
    verb = words.split()[0]
    said = f"{verb!r} comes right after the dice are placed; say for instance 'place 3'. (17.4)"
    assert refused(match, 0, words) == said


@pytest.mark.rule("17.4", "C1")
def test_tie_win_is_only_for_the_first_turn() -> None:
    match = table(2, {"cards": "tie-win", "dice": (2, 1)})
    turn(match, "1 2", "place 1")
    turn(match, "1", "place 1")
    play(match, "roll 2")
    said = "Tie-win can be played only in your first turn of the round. (C1)"
    assert refused(match, 0, "tie-win") == said
    assert "tie-win" not in match.moves(0)


@pytest.mark.rule("17.4")
@pytest.mark.parametrize("card", [card for card in CARDS if card != "pass"])
def test_whoever_still_holds_any_card_is_asked_after_placing(card: str) -> None:
    match = table(2, {"cards": f"pass {card}", "dice": (3, 1)})
    play(match, "roll 3 3 5", "place 3")
    assert match.view()["boulevard"]["asked"] == {"seat": 0, "what": "window"}
    assert "done" in match.moves(0)
    play(match, "done")
    assert match.view()["turn"] == 1


@pytest.mark.rule("17.4")
def test_whoever_holds_none_is_not_asked() -> None:
    match = table(2, {"cards": "reroll swap-bill", "dice": (3, 1)})
    play(match, "roll 3 3 5", "reroll", "swap-bill", "place 3")
    assert match.view()["turn"] == 1


@pytest.mark.rule("17.4", "AC3")
def test_whoever_holds_another_card_is_asked_again() -> None:
    match = table(2, {"cards": "score-casino swap-bill", "dice": (3, 1)})
    play(match, "roll 3 3 5", "place 3", "score 3")
    assert asked(match) == "window"
    assert match.moves(0) == ["done"]


@pytest.mark.rule("17.4")
def test_without_action_cards_nobody_is_asked() -> None:
    match = begin(2, bonus_cards=True)
    open_round(match, dice=(1, 1))
    play(match, "roll 3", "place 3")
    assert match.view()["turn"] == 1


@pytest.mark.rule("A32")
@pytest.mark.parametrize("words", AFTER_PLACING)
def test_take_back_and_score_a_casino_follow_ones_very_last_dice_too(words: str) -> None:
    match = table(2, {"cards": "take-back score-casino", "dice": (2, 2)})
    play(match, "roll 3 3", "place 3")
    assert left(match) == [0, 2]
    assert words in match.moves(0)
    play(match, words)


@pytest.mark.rule("A32", "C6")
def test_dice_taken_back_from_the_last_ones_are_thrown_again() -> None:
    match = table(2, {"cards": "take-back pass", "dice": (2, 1)})
    play(match, "roll 3 3", "place 3", "take-back 3", "done")
    turn(match, "1", "place 1")
    assert match.view()["turn"] == 0
    turn(match, "3", "place 3")
    assert match.view()["round"] == 2


@pytest.mark.rule("A32", "C6")
def test_the_round_is_not_over_if_its_very_last_dice_are_taken_back() -> None:
    match = table(2, {"cards": ", take-back", "dice": (1, 1)})
    turn(match, "3", "place 3")
    play(match, "roll 4", "place 4", "take-back 4", "done")
    assert (match.view()["round"], match.view()["turn"]) == (1, 1)


@pytest.mark.rule("E23")
def test_of_dice_that_all_show_one_number_rotate_turns_all() -> None:
    match = table(2, {"cards": "rotate", "dice": (4, 1)})
    play(match, "roll 3 3 3 3", "rotate 3 5")
    assert [move for move in match.moves(0) if move.startswith("place")] == ["place 5"]
    play(match, "place 5")
    assert dice(match, 5) == [4, 0]


@pytest.mark.rule("E23", "C7")
@pytest.mark.parametrize(("roll", "works"), [("3 3", True), ("3 3 3", False), ("3", False)])
def test_double_needs_two_dice_that_show_one_number_and_no_third(roll: str, works: bool) -> None:
    match = table(2, {"cards": "double", "dice": (len(roll.split()), 1)})
    play(match, f"roll {roll}")
    assert ("double 3 5" in match.moves(0)) == works
    if not works:
        said = "Double needs exactly two dice that show 3. (C7)"
        assert refused(match, 0, "double 3 5") == said


@pytest.mark.rule("E23")
@pytest.mark.parametrize("card", ["reroll", "pass", "place-bill", "swap-bill"])
def test_other_cards_work_as_always_on_dice_that_all_show_one_number(card: str) -> None:
    match = table(2, {"cards": card, "dice": (4, 1)})
    play(match, "roll 3 3 3 3", card)
    assert match.view()["boulevard"]["played"] == names(card)


@pytest.mark.rule("17.1", "AC1")
@pytest.mark.parametrize(
    "ruling", [{"rotate": "one"}, {"reroll": "once"}, {"early_score_dice": "return"}]
)
def test_rulings_on_action_cards_need_action_cards(ruling: dict[str, Value]) -> None:
    with pytest.raises(SetupError, match=r"needs action_cards\. \(17\.1\)"):
        begin(2, **ruling)
    assert begin(2, action_cards=True, **ruling).view()["boulevard"]["modules"] == ["action_cards"]
