"""Phase 2: dice."""

import pytest

from greenbaize import HOUSE, Match
from greenbaize.engine.errors import RefusedError
from greenbaize.games.cincinnati.hierarchy import RESULTS

from .positions import (
    COLOURS,
    all_say,
    begin,
    cleared,
    deal,
    fight,
    house,
    owing,
    piles,
    say,
    state_of,
    table,
    tokens,
    told,
    turn,
    wait_for,
)


def cards_out(seats: int = 4, **options: object) -> Match:
    """A match whose first cards lie there."""
    match = deal(seats, **options)
    turn(match, *[15, 20, 25][: 2 if seats == 3 else 3])
    return match


def asked(match: Match, words: str = "pass") -> list[str]:
    """The order in which everybody is asked, all answering alike."""
    order: list[str] = []
    while match.view()["phase"] == "asking" and len(order) < len(match.names):
        order += owing(match)
        say(match, order[-1], words)
    return order


def dice_of(match: Match, colour: str) -> list[int]:
    """What lies before a seat."""
    dice: list[int] = match.view()["seats"][COLOURS.index(colour)]["dice"]
    return dice


@pytest.mark.rule("3.2.1", "11.3")
def test_everybody_throws_five_dice_and_sees_only_the_own() -> None:
    match = cards_out()
    assert match.state.thrower() == 0
    house(match, "roll 1 1 3 5 6")
    assert match.state.thrower() == 1
    house(match, "roll 2 2 2 2 2", "roll 3 3 3 3 3", "roll 4 4 4 4 4")
    for viewer in range(4):
        seats = match.view(viewer)["seats"]
        assert [seat for seat in range(4) if "dice" in seats[seat]] == [viewer]
    assert match.view(0)["seats"][0]["dice"] == [1, 1, 3, 5, 6]
    assert not any("dice" in chair for chair in match.view()["seats"])


@pytest.mark.rule("3.2.2")
def test_everybody_chooses_one_table_in_secret() -> None:
    match = cards_out()
    house(match, *["roll 1 1 1 1 1"] * 4)
    assert owing(match) == ["red", "blue", "green", "black"]
    say(match, "green", "sit B")
    assert owing(match) == ["red", "blue", "black"]
    assert match.view(2)["seats"][2]["table"] == "B"
    for viewer in (0, 1, 3):
        assert "table" not in match.view(viewer)["seats"][2]
        assert match.view(viewer)["seats"][2]["chosen"]
    with pytest.raises(RefusedError, match="Red, Blue and Black are to move, not Green"):
        say(match, "green", "sit A")
    with pytest.raises(RefusedError, match="'pass' is not a move here; say for instance 'sit C'"):
        say(match, "red", "pass")


@pytest.mark.rule("3.2.2", "3.2.3", "T2")
def test_all_tables_and_dice_are_shown_together() -> None:
    match = cards_out(5)
    house(
        match, *[f"roll {' '.join(dice)}" for dice in ("11356", "12345", "66665", "12456", "11112")]
    )
    for colour, letter in zip(COLOURS[:5], "ABBBC", strict=True):
        assert match.view()["tables"][0]["players"] == []
        say(match, colour, f"sit {letter}")
    assert owing(match) == ["house"]
    assert match.moves(HOUSE) == ["lift A11356 B12345 B56666 B12456 C11112"]
    house(match, "lift A11356 B12345 B56666 B12456 C11112")
    view = match.view()
    assert [place["players"] for place in view["tables"]] == [[0], [1, 2, 3], [4]]
    assert [chair["table"] for chair in view["seats"]] == ["A", "B", "B", "B", "C"]
    assert view["seats"][2]["dice"] == [5, 6, 6, 6, 6]


@pytest.mark.rule("3.2.3")
@pytest.mark.parametrize(
    "words",
    [
        "lift A11356 B12345 C66666 C11111",
        "lift A11356 B12345 C66666 A11112",
        "lift A11356 B12346 C66666 A11111",
        "lift A11356 B12345 C66666",
    ],
)
def test_the_cups_show_just_what_was_thrown_and_chosen(words: str) -> None:
    match = cards_out()
    house(match, *[f"roll {' '.join(dice)}" for dice in ("11356", "12345", "66666", "11111")])
    for colour, letter in zip(COLOURS[:4], "ABCA", strict=True):
        say(match, colour, f"sit {letter}")
    with pytest.raises(RefusedError, match=r"3\.2\.3"):
        house(match, words)
    house(match, "lift A11356 B12345 C66666 A11111")


@pytest.mark.rule("3.2.4", "14.15")
def test_any_dice_may_be_kept_and_equal_ones_are_the_same() -> None:
    match = cards_out()
    begin(match, "A11356", "B22222", "C12346", "A11122")
    assert len(match.moves(1)) == 6
    assert match.moves(1)[0] == "throw all"
    assert match.moves(1)[-1] == "stand"
    assert "keep 2 2 2" in match.moves(1)
    assert len(match.moves(2)) == 32
    assert owing(match) == ["blue", "green", "black"]
    assert sorted(match.moves(3)) == sorted(
        [
            "throw all", "stand", "keep 1", "keep 1 1", "keep 1 1 1", "keep 2", "keep 1 2",
            "keep 1 1 2", "keep 1 1 1 2", "keep 2 2", "keep 1 2 2", "keep 1 1 2 2",
        ]
    )  # fmt: skip


@pytest.mark.rule("3.2.4")
def test_when_all_have_chosen_the_dice_are_thrown_beside_those_kept() -> None:
    match = cards_out()
    begin(match, "A11356", "B23456", "C12346", "A66655")
    say(match, "blue", "stand")
    say(match, "black", "keep 6 6 6")
    say(match, "green", "throw all")
    assert owing(match) == ["red"]
    say(match, "red", "keep 1 1")
    assert [match.state.thrower(), dice_of(match, "red")] == [0, [1, 1, 3, 5, 6]]
    with pytest.raises(RefusedError, match="3 dice are thrown here"):
        house(match, "roll 1 1")
    house(match, "roll 1 4 4")
    assert dice_of(match, "red") == [1, 1, 1, 4, 4]
    assert match.state.thrower() == 2
    house(match, "roll 1 1 1 1 1")
    assert match.state.thrower() == 3
    house(match, "roll 6 6")
    assert dice_of(match, "black") == [6, 6, 6, 6, 6]
    assert dice_of(match, "blue") == [2, 3, 4, 5, 6]
    assert match.view()["throw"] == 3


@pytest.mark.rule("3.2.4")
def test_a_die_that_was_kept_can_be_thrown_later() -> None:
    match = table("A: 15 | red 1 1 3 5 6", throw=2, seats=3)
    wait_for(match, "red", "stand")
    say(match, "red", "keep 1 1 3")
    all_say(match, "stand")
    house(match, "roll 2 2")
    wait_for(match, "red", "stand")
    say(match, "red", "keep 2 2 3")
    all_say(match, "stand")
    house(match, "roll 4 4")
    assert dice_of(match, "red") == [2, 2, 3, 4, 4]


@pytest.mark.rule("3.2.4", "3.2.5")
def test_a_renounced_throw_is_lost_and_the_next_may_still_be_made() -> None:
    match = table("A: 15 | red 1 1 3 5 6", throw=2, seats=3)
    all_say(match, "stand")
    assert (match.view()["throw"], match.view()["phase"]) == (3, "keeping")
    wait_for(match, "red", "stand")
    say(match, "red", "keep 1 1")
    all_say(match, "stand")
    house(match, "roll 2 3 4")
    assert match.view()["phase"] == "asking"
    wait_for(match, "red", "pass")
    assert match.moves(0) == ["pass", "buy"]


@pytest.mark.rule("3.2.6", "14.4", "Q9")
def test_at_each_table_the_richest_chooses_first_then_clockwise() -> None:
    match = table(
        """
        A: 15 | red 1 1 3 5 6, green 1 1 3 5 6, black 1 1 3 5 6
        C: 20 | blue 1 2 3 5 6, yellow 6 6 6 6 6
        won: green 20, blue 35
        """,
        seats=5,
        throw=2,
    )
    assert owing(match) == ["blue", "green"]
    say(match, "green", "stand")
    assert owing(match) == ["blue", "black"]
    say(match, "black", "stand")
    assert owing(match) == ["red", "blue"]
    say(match, "red", "stand")
    assert owing(match) == ["blue"]
    say(match, "blue", "stand")
    assert owing(match) == ["yellow"]


@pytest.mark.rule("3.2.6", "14.5", "Q8")
@pytest.mark.parametrize(("round", "first"), [(1, "red"), (2, "blue"), (3, "green"), (4, "red")])
def test_of_equally_rich_ones_the_better_dice_choose_first_then_the_dealer(
    round: int, first: str
) -> None:
    equal = "A: 15 | red 1 1 3 5 6, blue 1 1 3 5 6, green 1 1 3 5 6"
    assert owing(table(equal, seats=3, throw=2, round=round)) == [first]
    better = "A: 15 | red 1 1 3 5 6, blue 1 1 3 5 6, green 2 2 3 5 6"
    assert owing(table(better, seats=3, throw=2, round=round)) == ["green"]
    richer = f"{better}\nwon: blue 15"
    assert owing(table(richer, seats=3, throw=2, round=round)) == ["blue"]


@pytest.mark.rule("14.6")
def test_the_order_is_found_anew_for_each_throw_and_then_stays() -> None:
    match = table("A: 15 | red 1 1 3 5 6, blue 2 2 3 5 6, green 3 3 4 5 6", seats=3, throw=2)
    for colour in ("green", "red", "blue"):
        assert owing(match) == [colour]
        say(match, colour, "throw all")
    house(match, "roll 1 1 2 3 5", "roll 6 6 6 6 6", "roll 1 2 3 5 6")
    for colour in ("blue", "green", "red"):
        assert owing(match) == [colour]
        say(match, colour, "stand")
    assert owing(match) == ["blue"]


@pytest.mark.rule("3.2.7", "Q19", "Q5", "T19", "14.17")
def test_the_richest_is_asked_first_then_clockwise() -> None:
    match = table(
        """
        A: 15 | red 1 1 3 5 6, blue 2 2 2 5 6, green 6 6 6 6 6
        won: red 20 20, blue 15 25, green 15
        tokens: green 6
        """,
        seats=3,
    )
    assert asked(match) == ["blue", "green", "red"]


@pytest.mark.rule("3.2.7", "T3")
def test_a_token_buys_another_throw() -> None:
    match = table("A: 25 | red 6 6 4 4 2", seats=4)
    supply = match.view()["supply"]
    wait_for(match, "red", "pass")
    say(match, "red", "buy")
    assert (tokens(match)[0], match.view()["supply"]) == (2, supply + 1)
    wait_for(match, "red", "pass")
    say(match, "red", "keep 4 4 6 6")
    house(match, "roll 4")
    assert dice_of(match, "red") == [4, 4, 4, 6, 6]
    all_say(match, "pass")
    assert match.view()["seats"][0]["cards"] == [25]


@pytest.mark.rule("3.2.7", "Q18")
def test_all_are_asked_before_the_payers_throw_and_again_after_it() -> None:
    match = table("A: 25 | red 1 1 3 5 6\nC: 15 | blue 2 2 3 5 6", seats=3)
    order = ["blue", "green", "red"]
    for colour, answer in zip(order, ["buy", "pass", "buy"], strict=True):
        assert owing(match) == [colour]
        say(match, colour, answer)
    assert owing(match) == ["red", "blue"]
    assert "stand" not in match.moves(0)
    say(match, "red", "throw all")
    say(match, "blue", "keep 2 2")
    house(match, "roll 1 1 3 5 6", "roll 3 5 6")
    assert asked(match) == order
    assert match.view()["round"] == 3


@pytest.mark.rule("3.2.7")
def test_a_bought_throw_throws_at_least_one_die() -> None:
    match = table("A: 25 | red 1 1 3 5 6, blue 2 2 2 5 6", seats=3)
    asked(match, "buy")
    with pytest.raises(RefusedError) as refusal:
        say(match, owing(match)[0], "stand")
    said = "a bought throw needs at least one die to throw; keep four at most. (3.2.7)"
    assert str(refusal.value) == said


@pytest.mark.rule("3.2.8", "14.2")
def test_without_a_token_one_is_asked_and_can_only_decline() -> None:
    match = table("A: 25 | red 6 6 4 4 2\ntokens: red 0", seats=3)
    wait_for(match, "red", "pass")
    assert match.moves(0) == ["pass"]
    with pytest.raises(RefusedError) as refusal:
        say(match, "red", "buy")
    assert str(refusal.value) == "Red has no token to pay with; say 'pass'. (3.2.8)"


@pytest.mark.rule("3.2.8")
def test_tokens_can_be_paid_as_long_as_there_are_any() -> None:
    match = table("A: 25 | red 6 6 4 4 2\ntokens: red 5", seats=3)
    for left in range(4, -1, -1):
        wait_for(match, "red", "pass")
        say(match, "red", "buy")
        wait_for(match, "red", "pass")
        say(match, "red", "keep 4 4 6 6")
        house(match, "roll 2")
        assert tokens(match)[0] == left
    wait_for(match, "red", "pass")
    assert match.moves(0) == ["pass"]


@pytest.mark.rule("14.3", "14.6")
def test_payers_choose_their_dice_table_by_table_too() -> None:
    match = table(
        """
        A: 15 | red 1 1 3 5 6, blue 1 1 3 5 6, green 1 1 3 5 6
        C: 20 | black 1 2 3 5 6
        won: green 15
        """
    )
    for colour, answer in zip(
        ("green", "black", "red", "blue"), ("pass", "buy", "buy", "buy"), strict=True
    ):
        say(match, colour, answer)
    assert owing(match) == ["blue", "black"]
    say(match, "blue", "keep 1 1")
    assert owing(match) == ["red", "black"]


@pytest.mark.rule("3.2.9")
def test_every_throw_is_one_that_lies_flat() -> None:
    match = cards_out()
    assert len(match.moves(HOUSE)) == 252
    assert match.moves(HOUSE)[0] == "roll 1 1 1 1 1"


@pytest.mark.rule("3.2.10", "5.2", "14.16")
def test_the_result_of_the_round_counts_in_phase_4_whatever_a_duel_for_a_table_brought() -> None:
    match = cleared("A: duel | red 6 6 6 1 2, blue 6 6 6 1 2\nC: duel | green 1 1 1 1 2", round=1)
    fight(match, red="6 6 6 6 6", blue="1 2 3 5 6")
    assert dice_of(match, "red") == [1, 2, 6, 6, 6]
    assert [chair["duel_cards"] for chair in match.view()["seats"]] == [1, 0, 1, 0]
    assert owing(match) == ["green"]


@pytest.mark.rule("14.16")
def test_the_result_of_the_round_stays_while_duels_are_fought() -> None:
    match = cleared("A: duel | red 6 6 6 6 6, blue 1 1 3 5 6", seats=3)
    say(match, "red", "challenge 2")
    house(match, "roll 1 2 3 5 6", "roll 6 6 6 6 5")
    assert dice_of(match, "red") == [6, 6, 6, 6, 6]
    assert match.view()["duel"]["dice"] == [[1, 2, 3, 5, 6], [5, 6, 6, 6, 6]]


@pytest.mark.rule("14.16")
def test_the_result_is_on_show_until_the_next_round_begins() -> None:
    match = cleared("A: 15 | red 6 6 6 6 6", seats=3)
    assert match.view()["round"] == 3
    assert dice_of(match, "red") == [6, 6, 6, 6, 6]
    turn(match, 20)
    assert not any({"dice", "table"} & set(chair) for chair in match.view(0)["seats"])


@pytest.mark.rule("Q20")
def test_the_first_throw_cannot_be_renounced() -> None:
    match = cards_out()
    assert owing(match) == ["house"]
    for seat in range(4):
        with pytest.raises(RefusedError, match="it is the House's move"):
            match.play(seat, "stand")
    assert all(len(words.split()) == 6 for words in match.moves(HOUSE))


@pytest.mark.rule("Q18")
def test_nobody_is_asked_for_tokens_before_all_have_had_three_throws() -> None:
    match = cards_out()
    begin(match, "A11356", "A22346", "C11112", "B12345")
    for throw in (2, 3):
        assert match.view()["throw"] == throw
        while match.view()["throw"] == throw and match.view()["phase"] == "keeping":
            seat = match.owing()[0]
            with pytest.raises(RefusedError, match=r"'buy' is not a move here; .* \(3\.2\.4\)"):
                match.play(seat, "buy")
            match.play(seat, "stand")
    assert match.view()["phase"] == "asking"


@pytest.mark.rule("14.13", "Q9")
def test_keeps_chosen_in_secret_are_shown_when_the_last_has_chosen() -> None:
    match = cards_out(3, simultaneous_commit=True)
    begin(match, "A11356", "A22346", "C11112")
    assert owing(match) == ["red", "blue", "green"]
    say(match, "blue", "keep 2 2")
    assert match.view(1)["seats"][1]["kept"] == [2, 2]
    for viewer in (0, 2):
        assert "kept" not in match.view(viewer)["seats"][1]
        assert match.view(viewer)["seats"][1]["chosen"]
    say(match, "green", "stand")
    say(match, "red", "throw all")
    assert match.moves(HOUSE) == ["reveal 1:none 2:22 3:all"]
    for words in ("reveal 1:none 2:22", "reveal 1:none 2:222 3:all", "reveal 1:1 2:22 3:all"):
        with pytest.raises(RefusedError, match=r"14\.13"):
            house(match, words)
    events = house(match, "reveal 1:none 2:22 3:all")
    assert told(match, events) == ["Kept in secret: Red nothing, Blue 2 2 and Green 1 1 1 1 2."]
    assert match.view()["seats"][1]["kept"] == [2, 2]
    house(match, "roll 1 1 1 1 1", "roll 2 2 2")
    assert match.view()["throw"] == 3


@pytest.mark.rule("14.13")
def test_bought_throws_are_chosen_in_secret_too_and_only_by_the_payers() -> None:
    match = table(
        "A: 15 | red 1 1 3 5 6, blue 2 2 3 5 6",
        seats=3,
        options={"simultaneous_commit": True},
    )
    while match.view()["phase"] == "asking":
        colour = owing(match)[0]
        assert len(owing(match)) == 1
        say(match, colour, "pass" if colour == "green" else "buy")
    assert owing(match) == ["red", "blue"]
    assert "stand" not in match.moves(0)
    say(match, "red", "keep 1 1")
    say(match, "blue", "keep 2 2")
    assert match.moves(HOUSE) == ["reveal 1:11 2:22"]


@pytest.mark.rule("14.13")
def test_when_all_renounce_in_secret_that_is_shown_and_nothing_is_thrown() -> None:
    match = cards_out(3, simultaneous_commit=True)
    begin(match, "A11356", "A22346", "C11112")
    all_say(match, "stand")
    house(match, "reveal 1:all 2:all 3:all")
    assert (match.view()["phase"], match.view()["throw"]) == ("keeping", 3)


@pytest.mark.rule("14.13")
def test_duels_stay_open_and_in_turn() -> None:
    match = cleared("A: duel | red 6 6 6 6 6", seats=3, options={"simultaneous_commit": True})
    say(match, "red", "challenge 3")
    house(match, "roll 1 1 2 3 5", "roll 1 1 2 3 5")
    assert owing(match) == ["red"]
    say(match, "red", "keep 1 1")
    for viewer in range(3):
        assert match.view(viewer)["duel"]["kept"] == [1, 1]


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(("replacement", "more"), [("same", set()), ("choice", {"put"})])
def test_these_are_all_questions_that_a_seat_is_asked(replacement: str, more: set[str]) -> None:
    match = Match("cincinnati", 5, {"round1_replacement": replacement}, seed=1)
    verbs = set()
    while match.owing():
        seat = match.owing()[0]
        moves = match.moves(seat)
        verbs |= {words.split()[0] for words in moves}
        match.play(seat, moves[len(match.story) % len(moves)])
    assert match.view()["shown_back"] > 0
    assert verbs == {"sit", "keep", "stand", "throw", "buy", "pass", "challenge"} | more


@pytest.mark.rule("11.2")
def test_the_house_throws_dice_turns_cards_and_shows_what_was_hidden() -> None:
    match = Match("cincinnati", 4, {"simultaneous_commit": True}, seed=12)
    while match.owing():
        seat = match.owing()[0]
        match.play(seat, match.moves(seat)[0])
    verbs = {line.words.split()[0] for line in match.record.moves if line.seat == HOUSE}
    assert verbs == {"card", "roll", "lift", "reveal"}


def test_a_position_is_what_its_text_says() -> None:
    match = table("A: 25 tokens | red 6 6 4 4 2\nwon: blue 35\ntokens: green 1", seats=3)
    assert piles(match) == {"A": ["25", "tokens"]}
    assert dice_of(match, "red") == [2, 4, 4, 6, 6]
    assert RESULTS[state_of(match).dice[1]] == (1, 2, 4, 5, 6)
    assert match.view()["deck"] == 24 - 3
    assert (tokens(match), match.view()["supply"]) == ([3, 3, 1], 13)
