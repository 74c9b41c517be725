"""A turn: three action points, and what they can be spent on."""

import pytest

from greenbaize import HOUSE, PUBLIC, Match
from greenbaize.engine.errors import RefusedError
from greenbaize.engine.game import Value

from .positions import BUSINESSES, hand_of, play, seat_of, table, told

DEAR: dict[str, Value] = {"special_cards_cost_two": True}


def refused(match: Match, words: str, seat: int = 0) -> str:
    """Why a move is refused; it has changed nothing."""
    before = [match.view(viewer) for viewer in (0, 1, PUBLIC)], len(match.story)
    with pytest.raises(RefusedError) as refusal:
        match.play(seat, words)
    assert ([match.view(viewer) for viewer in (0, 1, PUBLIC)], len(match.story)) == before
    return str(refusal.value)


def lays(match: Match, seat: int = 0) -> list[str]:
    """The legal moves that lay a card."""
    return [move for move in match.moves(seat) if not move.startswith(("take", "blind"))]


@pytest.mark.rule("3.1")
def test_a_turn_lasts_as_long_as_there_are_points() -> None:
    match = table("red holds oil gold art\nblue holds art")
    for points in (3, 2, 1):
        assert (match.view()["turn"], match.view()["points"]) == (0, points)
        play(match, "base " + hand_of(match)[0])
    assert (match.view()["turn"], match.view()["points"]) == (1, 3)


@pytest.mark.rule("3.1")
def test_nobody_may_pass() -> None:
    match = table("red holds oil")
    said = "you cannot pass, as all action points must be spent; say for instance 'take 1'. (3.1)"
    assert refused(match, "pass") == said
    assert not any("pass" in move for move in match.moves(0))


@pytest.mark.rule("3.1")
def test_actions_can_be_mixed_in_any_order() -> None:
    one = table("display gold cash cash\nred holds oil oil")
    play(one, "take 1", "turn art", "base gold", "open oil")
    other = table("display gold cash cash\nred holds oil oil")
    play(other, "base oil", "open oil", "take 1", "turn art")
    assert seat_of(one, 0)["rows"] == seat_of(other, 0)["rows"]
    assert (hand_of(one), hand_of(other)) == (["oil"], ["gold"])


@pytest.mark.rule("2.5")
def test_only_the_seat_on_turn_may_act() -> None:
    match = table("red holds oil\nblue holds oil")
    assert refused(match, "base oil", 1) == "it is Red's move, not Blue's. (2.5)"
    assert match.moves(1) == []
    assert match.state.moves(1) == []


@pytest.mark.rule("3.2", "T1", "Q2")
def test_three_cards_of_the_display_are_a_whole_turn() -> None:
    match = table("display gold oil art")
    play(match, "take 1", "turn estate", "take 1", "turn yacht", "take 3", "turn risk")
    assert hand_of(match) == ["estate", "gold", "art"]
    assert match.view()["display"] == ["yacht", "oil", "risk"]
    assert match.view()["turn"] == 1


@pytest.mark.rule("3.2", "T2")
def test_a_base_and_two_cards_are_a_whole_turn() -> None:
    match = table("display gold oil art\nred holds gold")
    play(match, "base gold", "take 2", "turn cash", "take 2", "turn cash")
    assert hand_of(match) == ["cash", "oil"]
    assert seat_of(match, 0)["uncovered"] == 1
    assert match.view()["turn"] == 1


@pytest.mark.rule("3.2", "T3")
def test_three_cards_on_one_base_are_a_whole_turn() -> None:
    match = table("red holds oil oil oil\nred bases gold")
    play(match, "open oil", "extend oil", "extend oil")
    row = {"length": 3, "jokers": 0, "closed": False, "income": 4}
    assert seat_of(match, 0)["rows"] == {"oil": row}
    assert (seat_of(match, 0)["uncovered"], hand_of(match)) == (0, [])
    assert match.view()["turn"] == 1


@pytest.mark.rule("3.2", "12.3")
def test_a_card_comes_to_the_place_that_was_emptied() -> None:
    match = table("display oil oil oil")
    play(match, "take 2")
    assert match.view()["display"] == ["oil", None, "oil"]
    assert match.owing() == [HOUSE]
    play(match, "turn gold")
    assert match.view()["display"] == ["oil", "gold", "oil"]
    assert match.moves(0)[:3] == ["take 1", "take 2", "take 3"]


@pytest.mark.rule("3.2", "T4")
def test_a_blind_card_costs_two_points() -> None:
    match = table("display gold oil art")
    play(match, "blind")
    assert match.view()["points"] == 1
    play(match, "draw yacht")
    assert hand_of(match) == ["yacht"]
    assert "blind" not in match.moves(0)
    said = "a blind card costs 2 action points, and Red has only 1 left"
    assert refused(match, "blind") == f"{said}; say for instance 'take 1'. (3.2)"
    play(match, "take 1", "turn cash")
    assert match.view()["turn"] == 1


@pytest.mark.rule("8")
@pytest.mark.parametrize(
    ("words", "luck"),
    [
        *[("take 2", True), ("blind", True), ("base oil", False), ("open art", False)],
        *[("extend oil", False), ("joker oil", False), ("risk oil", False)],
    ],
)
def test_there_is_luck_in_cards_off_the_deck_and_in_nothing_else(words: str, luck: bool) -> None:
    match = table("red holds oil art joker risk\nred rows oil 1\nred bases gold")
    play(match, words)
    assert match.owing() == [HOUSE if luck else 0]


@pytest.mark.rule("3.2", "T4")
@pytest.mark.parametrize(("points", "legal"), [(1, False), (2, True), (3, True)])
def test_a_blind_card_needs_two_points(points: int, legal: bool) -> None:
    assert ("blind" in table(points=points).moves(0)) == legal


@pytest.mark.rule("3.2", "T5")
def test_base_open_and_extend_fit_in_one_turn() -> None:
    match = table("red holds gold oil oil")
    play(match, "base gold", "open oil", "extend oil")
    row = {"length": 2, "jokers": 0, "closed": False, "income": 4}
    assert seat_of(match, 0)["rows"] == {"oil": row}
    assert seat_of(match, 0)["bases"] == ["gold"]
    assert seat_of(match, 0)["uncovered"] == 0


@pytest.mark.rule("3.2", "3.3")
def test_any_card_of_the_hand_can_be_a_base() -> None:
    match = table("red holds oil joker risk")
    assert lays(match) == ["base oil", "base joker", "base risk"]
    play(match, "base joker", "base risk", "base oil")
    assert sorted(match.view()["seats"][0]["bases"]) == ["joker", "oil", "risk"]
    assert seat_of(match, 0)["uncovered"] == 3


@pytest.mark.rule("3.2")
def test_a_card_that_is_not_in_hand_cannot_be_laid() -> None:
    match = table("red holds oil gold gold\nred rows art 1\nred bases cash")
    for words in ["base yacht", "open yacht"]:
        assert refused(match, words) == "Red has no yachts in hand, only gold and oil. (3.2)"
    assert refused(match, "extend art") == "Red has no art in hand, only gold and oil. (3.2)"
    assert refused(match, "joker art") == "Red has no joker in hand, only gold and oil. (3.2)"
    assert refused(match, "risk art") == "Red has no risk card in hand, only gold and oil. (3.2)"
    assert refused(table(), "base oil") == "Red has no cards in hand; take one first. (3.2)"


@pytest.mark.rule("3.2", "T6")
def test_a_row_needs_a_bare_base() -> None:
    match = table("red holds oil art\nred rows gold 1\nblue bases gold")
    said = "Red has no bare base for a row; 'base' and a card lays one. (3.2)"
    assert refused(match, "open oil") == said
    play(match, "base art", "open oil")
    assert seat_of(match, 0)["uncovered"] == 0


@pytest.mark.rule("3.3", "Q8", "T6")
@pytest.mark.parametrize("card", ["joker", "risk"])
def test_no_row_begins_with_a_special_card(card: str) -> None:
    match = table(f"red holds {card} oil\nred bases gold")
    assert lays(match) == ["base oil", f"base {card}", "open oil"]
    said = "Red has no row of oil; a card of that business opens one. (3.3)"
    assert refused(match, f"{card} oil") == said
    assert "is not a move here" in refused(match, f"open {card}")
    play(match, "open oil")
    assert f"{card} oil" in match.moves(0)


@pytest.mark.rule("3.2")
def test_only_a_row_that_is_there_can_be_extended() -> None:
    match = table("red holds oil\nred bases gold\nblue rows oil 2")
    said = "Red has no row of oil; a card of that business opens one. (3.2)"
    assert refused(match, "extend oil") == said


@pytest.mark.rule("3.2", "3.7", "T6")
def test_there_is_one_row_of_a_business() -> None:
    match = table("red holds oil\nred rows oil 1\nred bases gold")
    said = "Red already has a row of oil; 'extend oil' adds to it. (3.7)"
    assert refused(match, "open oil") == said


@pytest.mark.rule("Q9", "T6")
def test_there_is_no_second_row_after_a_closed_one() -> None:
    match = table("red holds oil joker risk\nred rows oil 2 x2\nred bases gold")
    said = "Red's row of oil is closed, and there can't be a second one"
    assert (
        refused(match, "open oil") == f"{said}; more cards of that business can only be bases. (Q9)"
    )
    assert lays(match) == ["base oil", "base joker", "base risk"]


@pytest.mark.rule("3.2", "T6")
@pytest.mark.parametrize("words", ["extend oil", "joker oil", "risk oil"])
def test_a_closed_row_takes_no_more_cards(words: str) -> None:
    said = "Red's row of oil is closed and takes no more cards; say for instance"
    match = table("red holds oil joker risk\nred rows oil 2 x2")
    assert refused(match, words) == f"{said} 'take 1'. (3.2)"
    match = table("red holds oil joker risk\nred rows oil 2 x2, art 1")
    assert refused(match, words) == f"{said} 'joker art'. (3.2)"


@pytest.mark.rule("3.2", "3.3")
def test_a_row_may_take_any_number_of_jokers() -> None:
    match = table("red holds joker joker joker\nred rows oil 1")
    play(match, "joker oil", "joker oil", "joker oil")
    row = {"length": 4, "jokers": 3, "closed": False, "income": 4}
    assert seat_of(match, 0)["rows"] == {"oil": row}


@pytest.mark.rule("3.2", "3.3")
def test_a_risk_card_closes_a_row_and_makes_it_no_longer() -> None:
    match = table("red holds risk risk oil\nred rows oil 2, art 1")
    assert lays(match) == [
        "base oil", "base risk", "extend oil", "risk oil", "risk art",
    ]  # fmt: skip
    play(match, "risk oil")
    row = {"length": 2, "jokers": 0, "closed": True, "income": 8}
    assert match.view()["seats"][0]["rows"]["oil"] == row
    assert lays(match) == ["base oil", "base risk", "risk art"]


@pytest.mark.rule("3.3")
def test_a_risk_card_as_a_base_doubles_nothing() -> None:
    match = table("red holds risk oil")
    play(match, "base risk", "open oil")
    row = {"length": 1, "jokers": 0, "closed": False, "income": 4}
    assert seat_of(match, 0)["rows"] == {"oil": row}


@pytest.mark.rule("3.3", "12.5")
def test_bases_are_all_alike() -> None:
    match = table("red holds oil art\nred bases joker gold")
    play(match, "open oil")
    seat = seat_of(match, 0)
    assert (seat["bases"], seat["uncovered"]) == (["gold", "joker"], 1)
    play(match, "open art")
    seat = seat_of(match, 0)
    assert (seat["bases"], seat["uncovered"]) == (["gold", "joker"], 0)


@pytest.mark.rule("3.3", "12.1")
def test_there_is_always_a_card_to_take() -> None:
    match = table("display joker risk joker", points=1)
    assert match.moves(0) == ["take 1", "take 2", "take 3"]


@pytest.mark.rule("3.7", "Q3")
def test_there_is_no_limit_to_a_hand() -> None:
    hand = " ".join(BUSINESSES * 7)
    match = table(f"red holds {hand}")
    play(match, "take 1", "turn gold")
    assert len(hand_of(match)) == 71


@pytest.mark.rule("3.7", "Q4")
def test_there_is_no_limit_to_bare_bases() -> None:
    match = table(f"red bases {' '.join(BUSINESSES * 4)}\nred holds oil")
    play(match, "base oil")
    assert seat_of(match, 0)["uncovered"] == 41


@pytest.mark.rule("3.7")
def test_ten_rows_are_possible() -> None:
    rows = ", ".join(f"{business} 1" for business in BUSINESSES[:9])
    match = table(f"red rows {rows}\nred holds jewelry\nred bases gold")
    play(match, "open jewelry")
    assert list(match.view()["seats"][0]["rows"]) == BUSINESSES


@pytest.mark.rule("Q4", "12.2")
def test_a_limit_of_bases_counts_rows_and_bare_bases() -> None:
    options: dict[str, Value] = {"max_bases": 4}
    match = table(
        "red rows oil 1, art 2 x2\nred bases gold\nred holds cash gold joker", options=options
    )
    play(match, "base gold")
    said = "nobody may have more than 4 rows and bare bases here; say for instance 'open cash'."
    assert refused(match, "base cash") == f"{said} (12.2)"
    assert lays(match) == ["open cash", "joker oil"]
    play(match, "open cash")
    assert lays(match) == ["joker cash", "joker oil"]
    assert match.view()["max_bases"] == 4


@pytest.mark.rule("12.2")
def test_a_limit_of_one() -> None:
    match = table("red holds oil gold", options={"max_bases": 1})
    play(match, "base gold")
    assert lays(match) == ["open oil"]
    match = table("red holds oil gold\nred bases gold", options={"max_bases": 1})
    said = "nobody may have more than 1 row or bare base here; say for instance 'open gold'. (12.2)"
    assert refused(match, "base oil") == said


@pytest.mark.rule("12.2")
def test_a_row_without_a_base_is_not_answered_with_a_base_beyond_the_limit() -> None:
    match = table("red holds oil\nred rows gold 1", options={"max_bases": 1})
    said = "Red has no bare base for a row, and nobody may have more than 1 row or bare base here"
    assert refused(match, "open oil") == f"{said}; say for instance 'take 1'. (12.2)"


@pytest.mark.rule("V1", "T16")
def test_a_dear_card_cannot_be_taken_with_one_point() -> None:
    match = table("display joker oil risk", points=1, options=DEAR)
    assert match.moves(0) == ["take 2"]
    said = "costs 2 action points, and Red has only 1 left; say for instance 'take 2'. (V1)"
    assert refused(match, "take 1") == f"a joker {said}"
    assert refused(match, "take 3") == f"a risk card {said}"


@pytest.mark.rule("V1")
def test_special_cards_cost_two_points_and_others_one() -> None:
    match = table("display joker oil risk", options=DEAR)
    assert match.view()["prices"] == [2, 1, 2]
    play(match, "take 1", "turn gold")
    assert match.view()["points"] == 1
    match = table("display joker oil risk", options=DEAR)
    play(match, "take 2", "turn gold")
    assert match.view()["points"] == 2
    assert table("display joker oil risk").view()["prices"] == [1, 1, 1]


@pytest.mark.rule("V1", "12.1")
def test_a_point_that_nothing_can_be_done_with_is_lost() -> None:
    match = table("display joker joker risk\nred holds gold", points=2, options=DEAR)
    events = play(match, "base gold")
    assert told(match, events) == [
        "Red laid gold as a base.",
        "Red could do nothing more and lost 1 action point.",
    ]
    assert (match.view()["turn"], match.view()["points"]) == (1, 3)


@pytest.mark.rule("12.1")
@pytest.mark.parametrize(
    ("card", "turn", "legal"),
    [("gold", 0, ["take 1"]), ("risk", 1, ["take 1", "take 2", "take 3", "blind"])],
)
def test_it_is_lost_only_when_the_display_is_full_again(
    card: str, turn: int, legal: list[str]
) -> None:
    match = table("display joker joker risk\nred bases gold", options={**DEAR, "max_bases": 1})
    play(match, "take 1", "turn dollar")
    assert match.owing() == [HOUSE]
    assert (match.view()["turn"], match.view()["points"]) == (0, 1)
    play(match, f"turn {card}")
    assert match.owing() == [turn]
    assert match.moves(turn) == legal


@pytest.mark.rule("V1", "12.1")
@pytest.mark.parametrize(
    ("text", "legal"),
    [
        ("display joker oil risk", ["take 2"]),
        ("display joker joker risk\nred holds oil", ["base oil"]),
        ("display joker joker risk\nred holds risk\nred rows art 1", ["base risk", "risk art"]),
    ],
)
def test_a_point_that_something_can_be_done_with_is_not_lost(text: str, legal: list[str]) -> None:
    match = table(f"{text}\nred bases gold\nred holds yacht", points=2, options=DEAR)
    if "red holds" in text:
        match = table(text, points=1, options=DEAR)
    else:
        play(match, "base yacht")
    assert match.moves(0) == legal
    assert match.view()["turn"] == 0


@pytest.mark.rule("12.1", "12.2")
def test_a_hand_that_cannot_be_laid_does_not_save_the_point() -> None:
    options: dict[str, Value] = {"special_cards_cost_two": True, "max_bases": 1}
    match = table(
        "display joker joker risk\nred rows oil 1\nred holds oil gold", points=2, options=options
    )
    play(match, "extend oil")
    assert match.view()["turn"] == 1


@pytest.mark.rule("12.1", "V1")
def test_with_two_points_there_is_always_something_to_do() -> None:
    match = table("display joker joker risk", points=2, options=DEAR)
    assert match.moves(0) == ["take 1", "take 2", "take 3", "blind"]
