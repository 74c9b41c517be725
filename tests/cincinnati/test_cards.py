"""Phase 1: cards."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb

import pytest

from greenbaize import HOUSE, PUBLIC, Match, Rng
from greenbaize.engine.errors import RefusedError
from greenbaize.games.cincinnati.box import CARDS, DUEL_CARD

from ..laws.posterior import surprise
from .positions import (
    all_say,
    begin,
    cleared,
    deal,
    house,
    owing,
    piles,
    say,
    state_of,
    told,
    turn,
)


@pytest.mark.rule("3.1.1", "T1")
def test_the_first_three_cards_go_to_the_three_tables() -> None:
    match = deal()
    turn(match, 25, "tokens", 15)
    assert piles(match) == {"A": ["25"], "B": ["tokens"], "C": ["15"]}
    assert match.view()["deck"] == 33


@pytest.mark.rule("3")
def test_cards_come_before_dice_and_dice_before_the_tables_are_cleared() -> None:
    match = deal()
    assert match.view()["phase"] == "turning"
    with pytest.raises(RefusedError, match="'roll 1 1 1 1 1' is not a move here"):
        house(match, "roll 1 1 1 1 1")
    with pytest.raises(RefusedError, match=r"it is the House's move, not Red's\. \(3\)"):
        say(match, "red", "sit A")
    turn(match, 25, 20, 15)
    begin(match, "A11166", "A66655", "A12456", "A12456")
    assert piles(match)["A"] == ["25"]
    for throw in (2, 3):
        assert match.view()["throw"] == throw
        all_say(match, "stand")
    all_say(match, "pass")
    assert "A" not in piles(match)
    assert (match.view()["round"], match.view()["phase"]) == (2, "turning")


@pytest.mark.rule("3.1.2")
def test_what_still_lies_on_a_table_stays_and_the_new_card_joins_it() -> None:
    match = cleared("A: 25 duel\nB: 15")
    turn(match, 20, "tokens", 35)
    assert piles(match) == {"A": ["20", "25", "duel"], "B": ["15", "tokens"], "C": ["35"]}


@pytest.mark.rule("3.1.3", "Q1", "14.11")
def test_a_duel_card_of_the_first_round_is_shuffled_back_and_replaced() -> None:
    match = deal()
    turn(match, 25)
    events = house(match, "card duel")
    assert told(match, events) == ["A duel card was turned up for table B and shuffled back in."]
    assert (match.view()["deck"], match.view()["shown_back"]) == (35, 1)
    assert "card duel" in match.moves(HOUSE)
    turn(match, "duel", 30)
    assert piles(match) == {"A": ["25"], "B": ["30"]}
    turn(match, 15)
    assert piles(match) == {"A": ["25"], "B": ["30"], "C": ["15"]}
    assert (match.view()["deck"], match.view()["shown_back"]) == (33, 2)


@pytest.mark.rule("3.1.3")
def test_in_later_rounds_duel_cards_lie_on_the_tables() -> None:
    match = cleared("")
    turn(match, "duel", 15, "duel")
    assert piles(match) == {"A": ["duel"], "B": ["15"], "C": ["duel"]}
    assert match.view()["shown_back"] == 0


@pytest.mark.rule("14.10", "Q1")
def test_a_replacement_by_choice_is_put_on_any_table_by_the_first_dealer() -> None:
    match = deal(4, round1_replacement="choice")
    turn(match, 25, "duel", "duel", 30)
    assert owing(match) == ["red"]
    assert match.moves(0) == ["put A", "put B", "put C"]
    assert match.view()["card"] == "30"
    assert match.view()["deck"] == 34
    assert told(match, say(match, "red", "put A")) == ["Red put $30,000 on table A."]
    turn(match, 15)
    assert piles(match) == {"A": ["25", "30"], "C": ["15"]}
    assert "card" not in match.view()
    assert match.view()["phase"] == "shaking"


@pytest.mark.rule("14.10")
def test_a_card_that_replaces_nothing_keeps_its_table() -> None:
    match = deal(4, round1_replacement="choice")
    turn(match, 25, 30, "duel", 15)
    assert owing(match) == ["red"]
    assert piles(match) == {"A": ["25"], "B": ["30"]}


@pytest.mark.rule("14.10", "14.18")
def test_an_empty_table_is_skipped_and_nobody_fights_for_it() -> None:
    match = deal(4, round1_replacement="choice")
    turn(match, 25, "duel", 30)
    say(match, "red", "put C")
    turn(match, 15)
    begin(match, "B12344", "B12344", "A12456", "C66666")
    all_say(match, "stand")
    all_say(match, "stand")
    events = all_say(match, "pass")
    assert "Table B was empty." in told(match, events)
    assert "duel" not in match.view()
    assert match.view()["round"] == 2
    assert piles(match) == {"A": ["25"], "C": ["15", "30"]}


@pytest.mark.rule("14.10", "9.1")
def test_three_can_put_a_replacement_on_two_tables() -> None:
    match = deal(3, round1_replacement="choice")
    turn(match, "duel", 15)
    assert match.moves(0) == ["put A", "put C"]
    with pytest.raises(RefusedError, match=r"choose A or C\. \(9\.1\)"):
        say(match, "red", "put B")


@pytest.mark.rule("3.1.4")
def test_with_four_a_shown_duel_card_tells_nothing_of_the_cards_to_come() -> None:
    match = deal()
    turn(match, "duel", 15)
    state, rng = state_of(match), Rng(3)
    found = Counter(state.sample(rng) for _ in range(7000))
    left = [number - (card == 0) for card, number in enumerate(CARDS)]
    assert surprise(found, {card: n / 35 for card, n in enumerate(left)}, 7000) < 5


def posterior(dealt: list[int], shown: int) -> dict[int, Fraction]:
    """How likely each card is to be next for three, by counting all sets of cards in play."""
    left = [number - dealt.count(card) for card, number in enumerate(CARDS)]
    to_come, duels = 24 - len(dealt), dealt.count(DUEL_CARD)
    odds: Counter[int] = Counter()
    for held in product(*(range(number + 1) for number in left)):
        if sum(held) == to_come:
            ways = (held[DUEL_CARD] + duels) ** shown
            for number, there in zip(left, held, strict=True):
                ways *= comb(number, there)
            for card, there in enumerate(held):
                odds[card] += ways * there
    return {card: Fraction(weight, odds.total()) for card, weight in odds.items()}


@pytest.mark.rule("3.1.4", "9.2", "14.11", "11.2")
@pytest.mark.parametrize(
    ("shown", "dealt"),
    [(0, [0, 1]), (1, []), (2, [0, 5]), (1, [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 0, 1])],
)
def test_with_three_a_shown_duel_card_makes_duel_cards_likelier(
    shown: int, dealt: list[int]
) -> None:
    match = deal(3)
    house(match, *["card duel"] * shown)
    state, rng, number = state_of(match), Rng(11), 6000
    state.lay_out(1, dealt)
    odds = posterior(dealt, shown)
    found = Counter(state.sample(rng) for _ in range(number))
    assert surprise(found, {card: float(p) for card, p in odds.items()}, number) < 5
    plain = Fraction(CARDS[DUEL_CARD] - dealt.count(DUEL_CARD), 36 - len(dealt))
    assert (odds[DUEL_CARD] > plain) == bool(shown)


@pytest.mark.rule("14.11")
def test_the_last_card_of_three_is_the_duel_card_that_was_shown() -> None:
    match = deal(3)
    turn(match, "duel")
    state = state_of(match)
    state.lay_out(1, [0] * 6 + [1] * 5 + [2] * 5 + [3] * 4 + [4] * 3)
    assert match.view()["deck"] == 1
    assert match.moves(HOUSE) == ["card duel"]
    assert {state.sample(Rng(n)) for n in range(30)} == {DUEL_CARD}
    with pytest.raises(RefusedError) as refusal:
        turn(match, 35)
    said = "the last card must be the duel card that was shown; say 'card duel'. (14.11)"
    assert str(refusal.value) == said
    with pytest.raises(RefusedError, match=r"no card '15' can be next in the deck\. \(1\.3\)"):
        turn(match, 15)


@pytest.mark.rule("14.11", "9.2")
def test_the_cards_that_are_out_are_in_nobodys_view() -> None:
    match = deal(3)
    turn(match, "duel", 15)
    chair = {"money": 0, "cards": [], "tokens": 3, "duel_cards": 0, "chosen": False}
    for viewer in (0, 1, 2, PUBLIC):
        assert match.view(viewer) == {
            "round": 1,
            "rounds": 12,
            "dealer": 0,
            "phase": "turning",
            "throw": 1,
            "owing": [],
            "tables": [
                {"letter": "A", "cards": ["15"], "players": []},
                {"letter": "C", "cards": [], "players": []},
            ],
            "seats": [chair, chair, chair],
            "supply": 11,
            "deck": 23,
            "shown_back": 1,
            "discards": {"tokens": 0, "duel": 0},
            "hidden": False,
            "over": False,
        }


@pytest.mark.rule("14.11", "9.2")
def test_the_cards_that_are_out_are_not_shown_at_the_end_either() -> None:
    match = Match("cincinnati", 3, seed=5)
    while match.owing():
        seat = match.owing()[0]
        match.play(seat, match.moves(seat)[0])
    for viewer in (0, 1, 2, PUBLIC):
        view = match.view(viewer)
        lying = [card for place in view["tables"] for card in place["cards"]]
        won = [card for chair in view["seats"] for card in chair["cards"]]
        assert len(lying) + len(won) + sum(view["discards"].values()) == 24
