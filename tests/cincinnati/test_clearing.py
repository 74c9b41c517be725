"""Phase 3: clearing the tables."""

import pytest

from .positions import cleared, fight, money, owing, piles, state_of, table, tokens, told


@pytest.mark.rule("3.3", "T7")
def test_tables_are_cleared_in_order() -> None:
    match = cleared("A: 15 | red 1 1 1 5 6\nB: 20 | blue 1 2 3 4 6\nC: 25 | green 1 1 1 1 1")
    took = [event.as_json() for event in match.story if event.as_json()["event"] == "took"]
    assert [(event["table"], event["seat"]) for event in took] == [("A", 0), ("B", 1), ("C", 2)]


@pytest.mark.rule("3.3.1", "T6")
def test_a_pile_stays_if_nobody_there_meets_the_condition() -> None:
    match = cleared("C: 25 duel | red 1 1 1 3 6, blue 2 2 2 3 3")
    assert piles(match) == {"C": ["25", "duel"]}
    assert money(match) == {}
    lines = told(match, match.story)
    assert "Table C: nobody had 11 or less; left on the table: $25,000 and 1 duel card." in lines


@pytest.mark.rule("3.3.1", "T7")
def test_those_who_do_not_meet_the_condition_do_not_count() -> None:
    match = cleared("B: 20 | red 6 6 6 6 6, blue 1 2 3 4 6")
    assert money(match) == {"blue": [20]}


@pytest.mark.rule("3.3.1", "T7")
def test_a_table_that_nobody_chose_keeps_its_pile() -> None:
    match = cleared("B: 20", seats=4)
    assert piles(match) == {"B": ["20"]}
    assert "Table B: nobody was there; left on the table: $20,000." in told(match, match.story)


@pytest.mark.rule("3.3.2", "T4", "Q16")
def test_at_a_a_quartet_beats_a_triplet() -> None:
    match = cleared("A: 25 15 | red 6 6 6 5 4, blue 2 2 2 2 3")
    assert money(match) == {"blue": [25, 15]}
    assert piles(match) == {}


@pytest.mark.rule("3.3.2", "T5")
def test_at_b_a_straight_up_to_six_beats_one_up_to_four() -> None:
    match = cleared("B: 25 | red 1 2 3 4 4, blue 3 4 5 6 6")
    assert money(match) == {"blue": [25]}


@pytest.mark.rule("3.3.2", "T7")
def test_at_c_the_lowest_sum_takes_the_pile() -> None:
    match = cleared("C: 25 | red 1 1 2 3 4, blue 1 1 1 2 3, green 1 1 2 2 3")
    assert money(match) == {"blue": [25]}


@pytest.mark.rule("3.3.2", "T8")
@pytest.mark.parametrize(
    ("letter", "red", "blue"), [("B", "1 2 3 4 2", "1 2 3 4 4"), ("C", "1 2 2 2 3", "1 1 1 3 4")]
)
def test_the_tie_breaks_of_the_tables_decide(letter: str, red: str, blue: str) -> None:
    match = cleared(f"{letter}: 25 | red {red}, blue {blue}")
    assert money(match) == {"blue": [25]}


@pytest.mark.rule("3.3.3")
@pytest.mark.parametrize(
    ("letter", "faces"), [("A", "6 6 6 1 2"), ("B", "1 2 3 4 6"), ("C", "1 1 2 2 2")]
)
def test_equal_best_dice_fight_for_the_pile(letter: str, faces: str) -> None:
    match = cleared(f"{letter}: 25 | red {faces}, blue {faces}")
    assert match.view()["duel"]["prize"] == letter
    assert sorted(match.view()["duel"]["duellists"]) == [0, 1]
    assert money(match) == {}
    fight(match, red="1 2 3 5 6", blue="6 6 6 6 6")
    assert money(match) == {"blue": [25]}
    assert "duel" not in match.view()


@pytest.mark.rule("3.3.3")
def test_equal_dice_that_are_not_the_best_do_not_fight() -> None:
    match = cleared("A: 25 | red 6 6 6 1 2, blue 6 6 6 1 2, green 1 1 1 1 2")
    assert money(match) == {"green": [25]}


@pytest.mark.rule("3.3.4")
def test_a_pile_gives_money_tokens_and_duels() -> None:
    match = cleared("A: 35 15 tokens tokens duel | red 6 6 6 1 2")
    chair = match.view()["seats"][0]
    assert (chair["cards"], chair["money"], chair["tokens"]) == ([35, 15], 50, 7)
    assert chair["duel_cards"] == 1
    assert match.view()["supply"] == 4
    assert match.view()["discards"] == {"tokens": 2, "duel": 0}
    assert owing(match) == ["red"]
    line = "Table A: Red took $50,000, 2 token cards and 1 duel card, and got 4 tokens."
    assert line in told(match, match.story)


@pytest.mark.rule("Q6", "T17")
def test_a_short_supply_gives_what_is_left() -> None:
    match = cleared("A: tokens tokens | red 6 6 6 1 2", seats=6)
    assert tokens(match)[0] == 5
    assert match.view()["supply"] == 0
    line = "Table A: Red took 2 token cards, and got 2 tokens, all that was left."
    assert line in told(match, match.story)


@pytest.mark.rule("Q6")
def test_the_supply_runs_out_in_the_order_of_the_tables() -> None:
    text = "A: tokens | red 6 6 6 1 2\nC: tokens | blue 1 1 1 1 1"
    match = cleared(f"{text}\ntokens: green 4, black 3", seats=6)
    assert tokens(match) == [4, 3, 4, 3, 3, 3]
    assert match.view()["supply"] == 0
    assert match.view()["discards"]["tokens"] == 2
    line = "Table C: Blue took 1 token card, but there were no tokens left."
    assert line in told(match, match.story)


@pytest.mark.rule("Q6", "14.12")
def test_without_a_limit_there_are_always_two_tokens() -> None:
    match = cleared(
        "A: tokens tokens | red 6 6 6 1 2", seats=6, options={"token_supply": "unlimited"}
    )
    assert tokens(match)[0] == 7
    assert "supply" not in match.view()


@pytest.mark.rule("14.7")
def test_tokens_paid_in_a_duel_at_a_are_there_for_the_winner_at_c() -> None:
    match = cleared(
        "A: 15 | red 6 6 6 1 2, blue 6 6 6 1 2\nC: tokens | green 1 1 1 1 1\ntokens: black 5",
        seats=6,
    )
    assert match.view()["supply"] == 0
    for words in ("roll 1 2 3 5 6", "roll 6 6 6 6 6"):
        match.play(14, words)
    for _ in range(4):
        match.play(match.owing()[0], "stand")
    payer = match.owing()[0]
    match.play(payer, "buy")
    match.play(payer, "throw all")
    match.play(14, "roll 1 2 3 4 5")
    while match.view()["phase"] == "duel_asking":
        match.play(match.owing()[0], "pass")
    assert tokens(match)[2] == 4
    assert match.view()["supply"] == 0


@pytest.mark.rule("14.7", "5.2")
def test_a_pile_counts_before_the_next_table_is_cleared_and_for_the_order_of_the_duels() -> None:
    match = cleared(
        """
        A: 35 tokens duel | red 6 6 6 1 2
        C: 15 tokens duel | blue 1 1 2 2 2, green 1 1 2 2 2
        won: blue 15
        """,
        seats=6,
    )
    assert match.view()["duel"]["prize"] == "C"
    assert money(match) == {"red": [35], "blue": [15]}
    assert (tokens(match)[0], match.view()["supply"]) == (5, 0)
    fight(match, blue="6 6 6 6 6", green="1 2 3 5 6")
    assert money(match) == {"red": [35], "blue": [15, 15]}
    assert tokens(match)[1] == 3
    assert owing(match) == ["red"]


@pytest.mark.rule("3.3.4")
def test_money_cards_lie_face_up() -> None:
    match = cleared("A: 35 15 | red 6 6 6 1 2")
    for viewer in range(4):
        assert match.view(viewer)["seats"][0]["cards"] == [35, 15]


def test_taking_a_pile_leaves_the_deck_alone() -> None:
    before = state_of(table("A: 35 15 | red 6 6 6 1 2"))
    after = state_of(cleared("A: 35 15 | red 6 6 6 1 2"))
    assert before.deck == after.deck
    assert before.to_come == after.to_come
