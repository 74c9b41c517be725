"""Setting up: the deck, the hands, the display, and who begins."""

from collections import Counter
from fractions import Fraction

import pytest

from greenbaize import GAMES, HOUSE, Match
from greenbaize.engine.errors import RefusedError, SetupError
from greenbaize.engine.fair import GivenDraws
from greenbaize.engine.rng import Rng
from greenbaize.engine.rulebook import Rulebook

from .positions import BUSINESSES, COPIES, begin, deal, hand_of, play, seat_of, state_of, told

HANDS = ["oil oil gold joker", "risk art art art", "yacht estate stocks casino"]
MORE_HANDS = ["antiques jewelry jewelry yacht", "gold gold gold gold"]

SPOKEN = {"casino": "casinos", "estate": "real estate", "yacht": "yachts", "risk": "risk card"}
"""Kinds whose name in a sentence is not the word of a move."""


@pytest.mark.rule("1.1", "Q1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_can_play(seats: int) -> None:
    assert len(begin(seats).names) == seats


@pytest.mark.rule("1.1", "Q1")
@pytest.mark.parametrize("seats", [1, 6])
def test_nobody_plays_alone_and_six_are_too_many(seats: int) -> None:
    with pytest.raises(SetupError, match=f"Reibach & Co is for 2 to 5 seats, not {seats}."):
        begin(seats)


@pytest.mark.rule("1.2")
def test_the_box_holds_110_cards() -> None:
    assert sum(COPIES.values()) == 110
    match = begin()
    assert match.view()["deck"] == 110
    assert match.view()["unseen"] == COPIES


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("kind", [kind for kind in COPIES if kind != "dollar"])
def test_each_kind_comes_up_as_often_as_it_is_in_the_box(kind: str) -> None:
    match = begin(5)
    for _ in range(COPIES[kind]):
        play(match, f"deal {kind}")
    assert f"deal {kind}" not in match.moves(HOUSE)
    with pytest.raises(RefusedError) as refusal:
        play(match, f"deal {kind}")
    said = f"all cards of this kind ({SPOKEN.get(kind, kind)}) have been seen. (1.2)"
    assert str(refusal.value) == said


@pytest.mark.rule("1.3")
def test_the_businesses_have_their_names() -> None:
    names = ["casino", "estate", "yacht", "stocks", "gold"]
    names += ["cash", "antiques", "oil", "art", "jewelry"]
    assert names == BUSINESSES
    match = begin()
    assert match.moves(HOUSE) == [f"deal {kind}" for kind in [*names, "joker", "risk"]]
    said = told(match, play(match, "deal estate"))
    assert said[0] == "Red was dealt real estate."


@pytest.mark.rule("1.4", "2.6")
def test_everybody_starts_with_nothing_and_money_is_counted_in_millions() -> None:
    match = begin(5)
    assert match.scores() == [0] * 5
    assert GAMES["reibach"].unit == "millions of dollars"
    assert GAMES["reibach"].score(12) == "$12 million"


@pytest.mark.rule("2.1", "2.2")
def test_four_cards_are_dealt_to_everybody_and_none_is_a_dollar() -> None:
    match = begin(3)
    for number in range(12):
        assert match.owing() == [HOUSE]
        assert "deal dollar" not in match.moves(HOUSE)
        assert [seat_of(match, seat)["cards"] for seat in range(3)] == [
            min(4, max(0, number - 4 * seat)) for seat in range(3)
        ]
        play(match, f"deal {HANDS[number // 4].split()[number % 4]}")
    for seat in range(3):
        assert sorted(hand_of(match, seat)) == sorted(HANDS[seat].split())


@pytest.mark.rule("2.1")
def test_a_dollar_cannot_be_dealt() -> None:
    with pytest.raises(RefusedError) as refusal:
        begin().play(HOUSE, "deal dollar")
    said = "the $ are shuffled in after the hands and the market are dealt, not before. (2.4)"
    assert str(refusal.value) == said


@pytest.mark.rule("2.1", "8")
def test_every_dealt_card_is_as_likely_as_any_other() -> None:
    state = state_of(begin())
    drawn = Counter(state.sample(GivenDraws(((100, number),))) for number in range(100))
    assert drawn == dict.fromkeys(range(10), 9) | {10: 5, 11: 5}


@pytest.mark.rule("2.3", "Q7")
def test_three_cards_are_laid_out_and_none_is_a_dollar() -> None:
    match = begin()
    play(match, *[f"deal {card}" for hand in HANDS[:2] for card in hand.split()])
    laid: list[str | None] = [None, None, None]
    for place, card in enumerate(["joker", "risk", "oil"]):
        assert match.view()["display"] == laid
        assert "turn dollar" not in match.moves(HOUSE)
        with pytest.raises(RefusedError, match="not before"):
            match.play(HOUSE, "turn dollar")
        play(match, f"turn {card}")
        laid[place] = card
    assert match.view()["display"] == ["joker", "risk", "oil"]


@pytest.mark.rule("2.4", "T15")
@pytest.mark.parametrize(("seats", "cards"), [(2, 99), (3, 95), (4, 91), (5, 87)])
def test_the_deck_is_what_is_left_with_the_dollars_in_it(seats: int, cards: int) -> None:
    match = begin(seats)
    deal(match, *[*HANDS, *MORE_HANDS][:seats])
    assert match.view()["deck"] == cards
    assert match.view()["unseen"]["dollar"] == 10
    assert match.owing() == [0]


@pytest.mark.rule("2.4", "8")
@pytest.mark.parametrize("words", ["take 1", "blind"])
def test_a_dollar_is_as_likely_as_any_other_card_of_the_deck(words: str) -> None:
    match = begin()
    deal(match, *HANDS[:2])
    play(match, words)
    odds = Counter(match.state.sample(GivenDraws(((99, number),))) for number in range(99))
    assert Fraction(odds[12], 99) == Fraction(10, 99)
    assert sum(odds.values()) == 99
    assert odds[7] == 7
    assert odds[8] == 6


@pytest.mark.rule("2.5", "12.7")
def test_the_first_seat_begins_and_turns_go_round() -> None:
    match = begin(3)
    assert match.view()["first"] == 0
    deal(match, *HANDS)
    turns = []
    for _ in range(4):
        turns.append(match.view()["turn"])
        play(match, "blind", "draw stocks", "take 1", "turn cash")
    assert turns == [0, 1, 2, 0]


@pytest.mark.rule("2.5", "12.7")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_another_seat_may_begin(first: int) -> None:
    match = begin(3, {"first_player": first})
    assert match.owing() == [HOUSE]
    assert match.view()["first"] == first - 1
    deal(match, *HANDS)
    assert match.owing() == [first - 1]
    assert sorted(hand_of(match, 0)) == sorted(HANDS[0].split())


@pytest.mark.rule("12.7")
def test_it_may_be_drawn_who_begins() -> None:
    match = begin(3, {"first_player": "random"})
    assert "first" not in match.view()
    assert match.moves(HOUSE) == ["first 1", "first 2", "first 3"]
    assert [match.state.sample(GivenDraws(((3, number),))) for number in range(3)] == [0, 1, 2]
    assert told(match, play(match, "first 2")) == ["Blue had the first turn."]
    assert match.view()["first"] == 1
    deal(match, *HANDS)
    assert match.owing() == [1]


@pytest.mark.rule("12.7")
def test_nobody_begins_who_is_not_there() -> None:
    with pytest.raises(RefusedError) as refusal:
        begin(3, {"first_player": "random"}).play(HOUSE, "first 4")
    assert str(refusal.value) == "one of the 3 seats begins. (12.7)"
    with pytest.raises(SetupError) as trouble:
        begin(3, {"first_player": 4})
    assert str(trouble.value) == "seat 4 cannot begin: there are 3 seats."


@pytest.mark.rule("2.6", "V2", "T16")
def test_with_a_head_start_later_seats_begin_with_more() -> None:
    assert begin(4, {"head_start": True}).scores() == [0, 1, 2, 3]


@pytest.mark.rule("V2", "12.7")
def test_a_head_start_is_counted_from_whoever_begins() -> None:
    assert begin(4, {"head_start": True, "first_player": 3}).scores() == [2, 3, 0, 1]
    match = begin(3, {"head_start": True, "first_player": "random"})
    assert match.scores() == [0, 0, 0]
    play(match, "first 2")
    assert match.scores() == [2, 0, 1]


@pytest.mark.rule("2.1", "2.4")
def test_whole_games_of_a_seed_are_set_up_as_the_rules_say() -> None:
    for seed in range(20):
        match = Match("reibach", 5, seed=seed)
        view = match.view()
        assert (view["deck"], view["dollars"], view["points"]) == (87, 0, 3)
        assert None not in view["display"]
        assert "dollar" not in view["display"]


def test_every_rule_of_the_law_is_in_the_rulebook() -> None:
    numbers = [f"1.{n}" for n in range(1, 5)] + [f"2.{n}" for n in range(1, 7)]
    numbers += [f"3.{n}" for n in range(1, 9)] + ["4"] + [f"4.{n}" for n in range(1, 8)]
    numbers += ["5.1", "5.2", "7.1", "7.2", "7.3", "8", "V1", "V2"]
    numbers += [f"Q{n}" for n in range(1, 17)] + [f"12.{n}" for n in range(1, 8)]
    numbers += ["13.1", "13.2"]
    numbers += [f"T{n}" for n in range(1, 17)] + ["10"]
    book = Rulebook.load(GAMES["reibach"].folder / "RULES.md")
    assert list(book.rules) == numbers


def test_the_first_draw_of_a_seed_is_always_the_same() -> None:
    states = [state_of(begin()) for _ in range(2)]
    assert states[0].sample(Rng(5)) == states[1].sample(Rng(5))
