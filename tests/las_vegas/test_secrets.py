"""Who sees what of the cards and bills that lie face down."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from greenbaize import HOUSE, PUBLIC, Match, Rng, as_seen
from greenbaize.engine.game import Value
from greenbaize.engine.record import Record
from greenbaize.engine.replay import Replay, replay_events
from greenbaize.games.las_vegas.boulevard.box import ACTION_CARDS

from .cards import begin, heard, open_round, play, refused, table, throw_all, told, turn
from .positions import all_bills, table_of

MONEY = "30, 40, 50, 60, 70, 90"
BOTH: dict[str, Value] = {"bonus_cards": True, "action_cards": True}
DRAWS = ["draw 20", "draw 90", "draw 60", "middle 60", "lay 1 90 20"]
SECRET = {"BonusDealt", "CardsDealt", "Drew", "PutUnder", "NewBill"}
"""The events that only one seat sees."""


def story(bonus: str = "30 70, 50 60", new: int = 80, given: int = 40, **options: Value) -> Match:
    """A round in which Red places a bill and swaps one; two players, all money open."""
    match = begin(2, show_money=True, **BOTH, **options)
    open_round(match, bills=MONEY, bonus=bonus, cards="place-bill swap-bill, pass rotate")
    play(match, "roll 1 1 1 1 2 2 2 2", "place-bill", *DRAWS, "swap-bill", "place 1")
    throw_all(match, 6, 2)
    play(match, f"swap {given}", f"draw {new}")
    play(match, match.moves(HOUSE)[0])
    return match


def later_round(match: Match) -> None:
    """Another round, in which Red wins at casino 1 and Blue at casino 2."""
    open_round(match)
    throw_all(match, *((1, 2) if match.view()["turn"] == 0 else (2, 1)))
    play(match, match.moves(HOUSE)[0])


def kinds(match: Match, viewer: int) -> list[str]:
    """The kinds of events that a viewer has seen."""
    return [type(event).__name__ for event in match.events(viewer)]


@pytest.mark.rule("A31", "AC1", "17.10", "17.11")
def test_everybody_sees_their_own_secrets_and_all_that_is_none() -> None:
    match = story()
    everything = [type(event).__name__ for event in match.story]
    assert kinds(match, PUBLIC) == [kind for kind in everything if kind not in SECRET]
    assert [kind for kind in kinds(match, 0) if kind in SECRET] == [
        "BonusDealt",
        "CardsDealt",
        "Drew",
        "Drew",
        "Drew",
        "PutUnder",
        "PutUnder",
        "NewBill",
    ]
    assert [kind for kind in kinds(match, 1) if kind in SECRET] == ["BonusDealt", "CardsDealt"]


@pytest.mark.rule("17.10", "17.11")
def test_what_others_hear_of_a_secret_is_that_there_is_one() -> None:
    match = story()
    said = told(match, match.events(1))
    assert "Red played Place a bill." in said
    assert "The middle bill that Red drew is $60,000." in said
    assert "Red added $60,000 to casino 1." in said
    assert "Red swapped a bill for the top card of the deck." in said
    assert not [words for words in said if "$80,000" in words or "$20,000" in words]
    assert not [words for words in said if "under the deck" in words and "$40,000" in words]


Start = Callable[[], Match]


def placed(draws: str, laid: str) -> Match:
    """Red has drawn bills with $60,000 in the middle, and laid it."""
    match = table(2, {"cards": "place-bill"})
    play(match, "roll 1 1 1 1 2 2 2 2", "place-bill", *(f"draw {bill}" for bill in draws.split()))
    play(match, "middle 60", f"lay 1 {laid}")
    return match


WORLDS: dict[str, tuple[Start, Start]] = {
    "bonus cards": (lambda: story("50 70, 50 60"), lambda: story("30 70, 50 60")),
    "the bill given away": (lambda: story(given=40), lambda: story(given=60)),
    "one that counts if it is kept": (
        lambda: story("40 70, 50 60", given=40, bonus_counts="net"),
        lambda: story("40 70, 50 60", given=60, bonus_counts="net"),
    ),
    "a swapped bill": (lambda: story(new=80), lambda: story(new=10)),
    "one that is wished for": (lambda: story(new=70), lambda: story(new=80)),
    "bills under the deck": (
        lambda: placed("20 90 60", "90 20"),
        lambda: placed("60 80 10", "10 80"),
    ),
    "their order": (lambda: placed("20 90 60", "90 20"), lambda: placed("20 90 60", "20 90")),
}
"""Pairs of matches that are the same but for what only Red knows."""


@pytest.mark.rule("A31", "17.10", "17.11")
@pytest.mark.parametrize("what", WORLDS)
def test_others_see_hear_and_guess_the_same_whatever_the_secret_is(what: str) -> None:
    one, two = (start() for start in WORLDS[what])
    for viewer in [1, PUBLIC]:
        assert one.view(viewer) == two.view(viewer)
        assert one.events(viewer) == two.events(viewer)
        assert as_seen(one.record, viewer).moves == as_seen(two.record, viewer).moves
        assert one.moves(viewer) == two.moves(viewer)
        for seed in range(5):
            guesses = [match.state.guess(viewer, Rng(seed)) for match in (one, two)]
            views = [one.game.view(guess, 0) for guess in guesses]
            assert views[0] == views[1]
    assert one.record.moves != two.record.moves


@pytest.mark.rule("AC1", "17.4")
def test_being_asked_after_placing_does_not_tell_which_card_is_held() -> None:
    matches = []
    for card in ["take-back", "score-casino", "pass", "double"]:
        match = table(2, {"cards": f"{card} rotate, reroll tie-win", "dice": (3, 3)})
        play(match, "roll 1 1 2", "place 1")
        matches.append(match)
    for viewer in [1, PUBLIC]:
        assert all(match.view(viewer) == matches[0].view(viewer) for match in matches)
        assert all(match.events(viewer)[7:] == matches[0].events(viewer)[7:] for match in matches)


def words_in(seen: Any) -> list[str]:
    """All words that a view says."""
    if isinstance(seen, str):
        return [seen]
    parts = seen.values() if isinstance(seen, dict) else seen if isinstance(seen, list) else []
    return [word for part in parts for word in words_in(part)]


@pytest.mark.rule("AC1", "BO2")
@pytest.mark.parametrize("viewer", [1, PUBLIC])
def test_no_name_of_a_card_that_others_hold_is_in_a_view(viewer: int) -> None:
    match = begin(2, **BOTH)
    open_round(match, bonus="30 40, 50 60", cards="tie-win double, pass rotate")
    held = ["pass", "rotate"] if viewer == 1 else []
    assert sorted(set(ACTION_CARDS) & set(words_in(match.view(viewer)))) == held
    text = json.dumps(match.view(viewer))
    assert ('"bonus": [50, 60]' in text) == (viewer == 1)
    assert '"bonus": [30, 40]' not in text


@pytest.mark.rule("17.10", "A41")
@pytest.mark.parametrize("viewer", [1, PUBLIC])
def test_at_no_moment_of_place_a_bill_is_a_drawn_bill_in_the_view_of_others(viewer: int) -> None:
    match = table(2, {"bills": "50, 50, 50, 50, 50, 50", "cards": "place-bill", "dice": (2, 1)})
    play(match, "roll 1 2", "place-bill")
    for words in ["draw 90", "draw 90", "draw 90"]:
        assert "90" not in json.dumps(match.view(viewer))
        play(match, words)
    assert match.view(viewer)["boulevard"]["drawn"] == {"seat": 0, "count": 3}
    play(match, "middle 90", "lay 1 90 90")
    assert match.view(viewer)["under"] == [0, 0]
    assert match.view(0)["under"] == [90, 90]


@pytest.mark.rule("17.11", "A6")
@pytest.mark.parametrize("show_money", [False, True])
def test_nobody_else_sees_the_total_of_who_swapped(show_money: bool) -> None:
    match = table(2, {"bills": MONEY, "cards": "swap-bill", "dice": (1, 1)}, show_money=show_money)
    turn(match, "2", "swap-bill", "place 2")
    throw_all(match, 6)
    assert match.view(1)["seats"][0].get("money") == (40 if show_money else None)
    play(match, "swap 40")
    assert "money" not in match.view(1)["seats"][0]
    play(match, "draw 80")
    for viewer in [1, PUBLIC]:
        assert "money" not in match.view(viewer)["seats"][0]
        assert match.view(viewer)["seats"][0]["bills"] == 1
    assert match.view(0)["seats"][0]["money"] == 80


@pytest.mark.rule("17.11")
def test_it_stays_so_through_later_rounds() -> None:
    match = story()
    for _ in range(3):
        later_round(match)
        assert "money" not in match.view(1)["seats"][0]
        assert "money" in match.view(0)["seats"][1]
    play(match, "show 80")
    assert match.view(1)["seats"][0]["money"] == match.scores()[0]


def swapped_for_a_known_bill() -> Match:
    """Red swaps with a deck in which there are only bills that all have seen go under it."""
    match = table(2, {"bills": MONEY, "cards": "swap-bill", "dice": (1, 1)}, show_money=True)
    table_of(match).enrich(1, all_bills(*map(int, MONEY.split(", "))))
    turn(match, "2", "swap-bill", "place 2")
    throw_all(match, 6)
    assert match.view()["under"] == [30, 50, 60, 70]
    play(match, "swap 40")
    assert [heard(match, viewer, "draw 30") for viewer in (0, 1, PUBLIC)] == ["draw 30"] * 3
    play(match, "draw 30")
    return match


@pytest.mark.rule("17.11", "A4", "18.7")
def test_a_top_card_that_all_know_is_no_secret_when_it_is_taken() -> None:
    match = swapped_for_a_known_bill()
    for viewer in [0, 1, PUBLIC]:
        assert match.state.guess(viewer, Rng(1)).scores() == match.scores()


@pytest.mark.rule("17.10", "17.11")
def test_who_put_a_bill_under_the_deck_knows_it_when_another_takes_it() -> None:
    match = table(2, {"cards": "place-bill, swap-bill", "dice": (3, 3)}, show_money=True)
    play(match, "roll 1 2 3")
    rest = all_bills(*[30] * 6)
    for bill in [20, 50, 90]:
        rest.remove(bill)
    table_of(match).enrich(1, rest)
    play(match, "place-bill", "draw 20", "draw 50", "draw 90", "middle 50", "lay 1 90 20")
    play(match, "place 1", "done")
    turn(match, "4 5 6", "swap-bill", "place 4")
    for roll in ["2 3", "5 6", "3", "6"]:
        turn(match, roll, f"place {roll[0]}")
    before = match.scores()[1]
    play(match, "swap 30", "draw 90")
    assert match.state.guess(0, Rng(1)).scores()[1] == before - 30 + 90
    assert "money" not in match.view(PUBLIC)["seats"][1]
    assert told(match, match.events(0))[-2] == "Blue got $90,000 for it."
    assert match.view(0)["under"][0] == 20
    assert match.view(1)["under"][0] == 0


@pytest.mark.rule("C10", "RB2")
def test_a_rainbow_card_that_is_drawn_is_seen_by_all() -> None:
    match = table(2, {"cards": "place-bill"}, rainbow_cards=True)
    play(match, "roll 1 1 1 1 2 2 2 2", "place-bill", "draw rainbow")
    for viewer in [0, 1, PUBLIC]:
        said = "Red drew a Rainbow card, which was discarded."
        assert told(match, match.events(viewer))[-1] == said
        assert as_seen(match.record, viewer).moves[-1].words == "draw rainbow"


def record_of_a_game() -> Record:
    """A whole game in which Red places a bill and both swap one, and it brings Red a bonus."""
    match = story(new=70)
    open_round(match, bills="60, 60, 80", bonus="30 30, 70 70", cards=", swap-bill")
    turn(match, " ".join("1" * 8), "swap-bill", "place 1")
    throw_all(match, 2)
    play(match, "swap 60", "draw 10", "reveal -, -")
    later_round(match)
    later_round(match)
    play(match, "show 70+1 10")
    return match.record


@pytest.mark.rule("A31", "AC1", "17.10", "17.11")
@pytest.mark.parametrize("viewer", [0, 1, PUBLIC])
def test_a_record_as_a_seat_saw_it_replays_to_the_same_views(viewer: int) -> None:
    record = record_of_a_game()
    seen = as_seen(record, viewer)
    truth, replay = Replay(record), Replay(seen)
    for line, half in zip(record.moves, seen.moves, strict=True):
        truth.play(line)
        replay.play(half)
        assert replay.match.view(viewer) == truth.match.view(viewer), line.words
        assert replay.match.events(viewer) == truth.match.events(viewer), line.words
        assert replay.match.owing() == truth.match.owing()
        for seed in range(2):
            guesses = [r.match.state.guess(viewer, Rng(seed)) for r in (truth, replay)]
            views = [truth.match.game.view(guess, 0) for guess in guesses]
            assert views[0] == views[1], line.words
    assert replay.match.over
    assert replay.match.scores() == truth.match.scores()


@pytest.mark.rule("AC1", "BO2", "17.10", "17.11")
def test_what_is_secret_stands_in_it_as_a_question_mark() -> None:
    record = record_of_a_game()
    words = {
        seat: [line.words for line, _ in replay_events(record, seat)] for seat in (0, 1, PUBLIC)
    }
    hidden = {seat: [said for said in words[seat] if "?" in said] for seat in words}
    deal = ["bonus ?", "cards ?"]
    both = ["bonus ?", "bonus ?", "cards ?", "cards ?"]
    place, swap = ["draw ?"] * 3 + ["lay 1 ?"], ["swap ?", "draw ?"]
    assert hidden[0] == [*deal, *deal, *swap, *deal, *deal]
    assert [said[-1] for said in words.values()] == [
        "show 70+1 10/60",
        "show 70+1/40 10",
        "show 70+1/40 10/60",
    ]
    assert hidden[1] == [*deal, *place, *swap, *deal, *deal, *deal]
    assert hidden[PUBLIC] == [*both, *place, *swap, *both, *swap, *both, *both]
    assert "lay 1 90 20" in words[0]
    assert "lay 1 ?" in words[1]


@pytest.mark.rule("AC2", "AC1")
def test_words_out_of_turn_are_refused_alike_whatever_one_holds() -> None:
    said = set()
    for hand in ["pass rotate", "double tie-win"]:
        match = table(2, {"cards": f"reroll swap-bill, {hand}", "dice": (3, 3)})
        play(match, "roll 1 1 2")
        said.add(refused(match, 1, "pass"))
    assert len(said) == 1


def about_to_give_away() -> Match:
    """Red swaps in the third round; $30,000 and $80,000 will lie on the bill that is given away."""
    match = table(2, {"bills": "40, 50, 30, 80, 30, 30", "cards": "swap-bill", "dice": (2, 2)})
    table_of(match).jump(3, 0, 0)
    others = all_bills(40, 50, 30, 80, 30, 30)
    for bill in [40, 60, 60, 60, 70, 70, 70]:
        others.remove(bill)
    table_of(match).enrich(1, others)
    turn(match, "1 2", "swap-bill", "place 1")
    turn(match, "5 6", "place 5")
    throw_all(match, 2, 6)
    return match


@pytest.mark.rule("18.2", "17.10", "17.11")
def test_a_bill_given_away_and_drawn_again_is_told_to_those_who_did_not_see_it() -> None:
    match = about_to_give_away()
    others = {viewer: about_to_give_away() for viewer in (0, 1, PUBLIC)}
    stock = [f"bill {bill}" for bill in (60, 60, 60, 70, 70, 70)]
    cards = ["cards pass rotate", "cards place-bill swap-bill"]
    draws = ["place-bill", "draw 30", "draw 80", "draw 40", "middle 40", "lay 1 80 30"]
    first = ["roll 1 1 1 1 1 1 1 1", *draws, "place 1", "done"]
    second = ["roll 2 2 2 2 2 2 2 2", "place 2", "done"]
    for words in ["swap 40", "draw 40", *stock, *cards, *first, *second, "show 40"]:
        told_to = {viewer: heard(match, viewer, words) for viewer in others}
        play(match, words)
        for viewer, other in others.items():
            other.record.seen_by = "somebody"
            play(other, told_to[viewer])
            assert other.view(viewer) == match.view(viewer)
            worlds = [game.state.guess(viewer, Rng(1)).scores() for game in (match, other)]
            assert worlds[0] == worlds[1]
    assert told_to == {0: "show 40", 1: "show 40", PUBLIC: "show 40/40"}
    assert [game.scores() for game in others.values()] == [match.scores()] * 3
