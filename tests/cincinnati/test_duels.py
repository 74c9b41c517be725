"""Phase 4: duels with a card."""

import pytest

from greenbaize import HOUSE, Match
from greenbaize.engine.errors import RefusedError

from .positions import cleared, fight, house, money, owing, piles, say, tokens, told, turn

DUEL = "A: duel | red 6 6 6 1 2"


def challenged(text: str = DUEL, opponent: int = 2, seats: int = 4, **options: object) -> Match:
    """Red has challenged somebody."""
    match = cleared(text, seats=seats, options=dict(options))
    say(match, "red", f"challenge {opponent}")
    return match


def thrown(red: str, blue: str, text: str = DUEL) -> Match:
    """A duel of red and blue after the first throws."""
    match = challenged(text)
    house(match, f"roll {red}", f"roll {blue}")
    return match


def stood(red: str, blue: str, text: str = DUEL) -> Match:
    """The same after three throws, when tokens are asked for."""
    match = thrown(red, blue, text)
    for _ in range(4):
        match.play(match.owing()[0], "stand")
    return match


@pytest.mark.rule("3.4", "5.1", "5.8", "11.4")
def test_every_duel_card_is_played_and_discarded() -> None:
    match = cleared("A: duel duel | red 6 6 6 1 2")
    for left in (2, 1):
        assert match.view()["seats"][0]["duel_cards"] == left
        assert match.moves(0) == ["challenge 2", "challenge 3", "challenge 4"]
        say(match, "red", "challenge 3")
        fight(match, red="1 1 2 3 5", green="1 2 3 5 6")
    assert match.view()["discards"]["duel"] == 2
    assert all(chair["duel_cards"] == 0 for chair in match.view()["seats"])
    assert match.view()["round"] == 3


@pytest.mark.rule("5.1")
def test_a_duel_card_must_be_played() -> None:
    match = cleared(DUEL)
    with pytest.raises(
        RefusedError, match=r"'pass' is not a move here; .* 'challenge 4'\. \(5\.3\)"
    ):
        say(match, "red", "pass")


@pytest.mark.rule("5.2", "Q5")
def test_the_richest_holder_is_first_and_plays_all_of_his_cards() -> None:
    match = cleared(
        """
        A: duel duel | red 6 6 6 1 2
        B: duel | blue 2 3 4 5 6
        C: duel | green 1 1 1 1 1
        won: red 15, green 35
        tokens: blue 9
        """
    )
    order = []
    while match.view()["phase"] == "challenging":
        order += owing(match)
        seat = match.owing()[0]
        match.play(seat, "challenge 4")
        fight(match, **{order[-1]: "1 1 2 3 5", "black": "1 2 3 5 6"})
    assert order == ["green", "red", "red", "blue"]


@pytest.mark.rule("5.2", "Q8", "14.5")
@pytest.mark.parametrize(("round", "first"), [(1, "red"), (2, "blue"), (3, "red")])
def test_of_equally_rich_holders_the_better_result_is_first_then_the_dealer(
    round: int, first: str
) -> None:
    better = "A: duel | red 1 1 1 5 6\nC: duel | blue 1 1 1 1 2"
    assert owing(cleared(better, round=round)) == ["blue"]
    equal = "A: duel | red 1 1 1 2 2\nC: duel | blue 1 1 1 2 2"
    assert owing(cleared(equal, round=round)) == [first]


@pytest.mark.rule("Q7", "5.2")
def test_the_ranking_stays_when_a_duel_changes_the_money() -> None:
    match = cleared(
        """
        A: duel | red 6 6 6 1 2
        B: duel | blue 2 3 4 5 6
        C: duel | green 1 1 1 1 1
        won: red 35 35 35, blue 30, green 20
        """
    )
    say(match, "red", "challenge 2")
    fight(match, red="6 6 6 6 6", blue="1 2 3 5 6")
    assert money(match) == {"red": [35, 35, 35, 30], "green": [20]}
    assert owing(match) == ["blue"]


@pytest.mark.rule("5.2")
def test_money_won_in_phase_3_counts_for_the_ranking() -> None:
    match = cleared("A: duel | red 6 6 6 1 2\nC: duel 25 | blue 1 1 1 1 1\nwon: red 20")
    assert owing(match) == ["blue"]


@pytest.mark.rule("5.3")
def test_any_other_player_can_be_named_and_the_same_again() -> None:
    match = cleared("A: duel duel | red 6 6 6 1 2", seats=5)
    say(match, "red", "challenge 5")
    fight(match, red="1 1 2 3 5", yellow="1 2 3 5 6")
    say(match, "red", "challenge 5")
    assert match.view()["duel"]["duellists"] == [0, 4]


@pytest.mark.rule("5.3")
def test_nobody_can_challenge_himself() -> None:
    match = cleared(DUEL)
    with pytest.raises(RefusedError) as refusal:
        say(match, "red", "challenge 1")
    assert str(refusal.value) == "Red cannot challenge themselves; name another player. (5.3)"


@pytest.mark.rule("5.3", "Q10", "T16", "5.7")
def test_a_player_without_money_may_be_named_and_nothing_is_won() -> None:
    match = challenged()
    events = fight(match, red="6 6 6 6 6", blue="1 2 3 5 6")
    assert money(match) == {}
    assert told(match, events)[-1] == "Red won the duel, but Blue had no money to lose."


@pytest.mark.rule("5.4", "Q11", "14.14", "Q20")
def test_both_throw_five_dice_openly_the_holder_first() -> None:
    match = challenged()
    assert (owing(match), match.state.thrower()) == (["house"], 0)
    assert len(match.moves(HOUSE)) == 252
    house(match, "roll 1 1 3 5 6")
    assert match.state.thrower() == 1
    house(match, "roll 2 2 3 5 6")
    for viewer in range(4):
        assert match.view(viewer)["duel"]["dice"] == [[1, 1, 3, 5, 6], [2, 2, 3, 5, 6]]


@pytest.mark.rule("5.4", "14.14")
def test_second_and_third_throws_are_decided_and_made_in_turn() -> None:
    match = thrown("1 1 3 5 6", "2 2 3 5 6")
    assert owing(match) == ["red"]
    say(match, "red", "keep 1 1")
    assert match.state.thrower() == 0
    house(match, "roll 1 1 2")
    assert owing(match) == ["blue"]
    say(match, "blue", "throw all")
    house(match, "roll 3 3 3 4 4")
    assert owing(match) == ["red"]
    say(match, "red", "keep 1 1 1 1")
    house(match, "roll 1")
    say(match, "blue", "stand")
    assert match.view()["duel"]["dice"] == [[1, 1, 1, 1, 1], [3, 3, 3, 4, 4]]
    assert match.view()["phase"] == "duel_asking"


@pytest.mark.rule("5.4", "14.14")
def test_a_renounced_throw_rolls_nothing_and_is_not_made_up_for() -> None:
    match = thrown("1 1 3 5 6", "2 2 3 5 6")
    for colour in ("red", "blue", "red", "blue"):
        assert owing(match) == [colour]
        say(match, colour, "stand")
    assert match.view()["phase"] == "duel_asking"
    assert owing(match) == ["red"]


@pytest.mark.rule("5.5", "Q4", "14.1")
def test_tokens_are_asked_for_in_turn_until_both_decline_in_a_row() -> None:
    match = stood("1 1 3 5 6", "2 2 3 5 6")
    say(match, "red", "buy")
    say(match, "red", "keep 1 1")
    house(match, "roll 1 1 2")
    assert owing(match) == ["blue"]
    say(match, "blue", "pass")
    assert owing(match) == ["red"]
    say(match, "red", "pass")
    assert "duel" not in match.view()
    assert tokens(match) == [2, 3, 3, 3]


@pytest.mark.rule("5.5", "14.1")
def test_every_purchase_starts_the_count_again() -> None:
    match = stood("1 1 3 5 6", "2 2 3 5 6")
    say(match, "red", "pass")
    say(match, "blue", "buy")
    say(match, "blue", "throw all")
    house(match, "roll 2 2 3 5 6")
    assert owing(match) == ["red"]
    say(match, "red", "pass")
    assert owing(match) == ["blue"]
    say(match, "blue", "pass")
    assert "duel" not in match.view()


@pytest.mark.rule("5.5", "14.2")
def test_a_duellist_without_a_token_is_asked_and_can_only_decline() -> None:
    match = stood("1 1 3 5 6", "2 2 3 5 6", f"{DUEL}\ntokens: red 0")
    assert match.moves(0) == ["pass"]
    with pytest.raises(
        RefusedError, match=r"Red has no token to pay with; say 'pass'\. \(3\.2\.8\)"
    ):
        say(match, "red", "buy")


@pytest.mark.rule("5.5", "14.15")
def test_after_paying_at_least_one_die_is_thrown() -> None:
    match = stood("1 1 3 5 6", "2 2 3 5 6")
    say(match, "red", "buy")
    assert "stand" not in match.moves(0)
    assert "throw all" in match.moves(0)
    with pytest.raises(RefusedError) as refusal:
        say(match, "red", "stand")
    said = "a bought throw needs at least one die to throw; keep four at most. (14.15)"
    assert str(refusal.value) == said


@pytest.mark.rule("5.6", "5.7", "T16")
def test_the_winning_holder_takes_just_the_highest_card() -> None:
    match = challenged(f"{DUEL}\nwon: red 15, blue 35 35 15, green 35")
    events = fight(match, red="6 6 6 6 6", blue="1 2 3 5 6")
    assert money(match) == {"red": [35, 15], "blue": [35, 15], "green": [35]}
    assert told(match, events)[-1] == "Red won the duel and took $35,000 from Blue."
    assert match.view()["seats"][1]["money"] == 50


@pytest.mark.rule("5.7")
def test_nothing_happens_when_the_opponent_wins() -> None:
    match = challenged(f"{DUEL}\nwon: red 30, blue 35 15")
    events = fight(match, red="1 2 3 5 6", blue="6 6 6 6 6")
    assert money(match) == {"red": [30], "blue": [35, 15]}
    assert told(match, events)[-1] == "Blue won the duel and kept everything."


@pytest.mark.rule("5.6", "T15")
def test_equal_dice_lose_for_the_holder() -> None:
    match = challenged(f"{DUEL}\nwon: blue 35")
    events = fight(match, red="3 3 4 5 6", blue="3 3 4 5 6")
    assert money(match) == {"blue": [35]}
    assert (
        told(match, events)[-1] == "The dice were equal, so Blue won the duel and kept everything."
    )
    assert match.view()["discards"]["duel"] == 1


@pytest.mark.rule("5.6", "T14")
def test_the_hierarchy_decides_a_duel() -> None:
    match = challenged(f"{DUEL}\nwon: blue 35")
    fight(match, red="1 1 1 1 2", blue="2 3 4 5 6")
    assert money(match) == {"red": [35]}


@pytest.mark.rule("3.4")
def test_without_duel_cards_the_next_round_begins_at_once() -> None:
    match = cleared("A: 15 | red 6 6 6 1 2")
    assert (match.view()["phase"], match.view()["round"]) == ("turning", 3)
    turn(match, "duel", 15, 15)
    assert piles(match)["A"] == ["duel"]
