"""What a throw does: the rows of both tables, one after the other."""

import pytest

from greenbaize import HOUSE
from greenbaize.engine.errors import RefusedError

from .positions import CARDS, play, points, sale, sell, table, throw, turn_up

EACH = pytest.mark.parametrize("by", CARDS)


def gained(**changes: int) -> dict[str, int]:
    """Changes without those that are none."""
    return {name: change for name, change in changes.items() if change}


@pytest.mark.rule("5.1")
def test_the_banker_throws_first_and_then_all_clockwise() -> None:
    match = sale(5, banker=4)
    sell(match, 1, 1, 1, 1, 1)
    turn_up(match)
    order = []
    for _ in range(7):
        assert match.state.thrower() == match.view()["turn"]
        order.append(match.view()["turn"])
        play(match, "blank")
    assert order == [3, 4, 0, 1, 2, 3, 4]


@pytest.mark.rule("5.1")
def test_a_banker_without_a_card_does_not_throw() -> None:
    match = sale(7, banker=7)
    sell(match, 1, 1, 1, 1, 1)
    turn_up(match)
    assert match.view()["seats"][6]["cards"] == 0
    assert match.view()["turn"] == 0


@pytest.mark.rule("5.1")
def test_all_eight_dice_are_thrown_once_a_turn() -> None:
    match = table()
    assert len(match.moves(HOUSE)) == 256
    assert match.moves(HOUSE)[0] == "roll blank"
    assert match.moves(HOUSE)[255] == "roll 1 2 3 4 5 6 bell hammer"
    for words in ("roll 1 1", "roll bell bell", "roll 7", "roll", "roll blank blank"):
        with pytest.raises(RefusedError) as refusal:
            match.play(HOUSE, words)
        assert refusal.value.rule == "5.1"


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(
    ("words", "worth"), [("1", 1), ("6", 6), ("2 5", 7), ("1 3 4", 8), ("1 2 3 4 5 6", 21)]
)
def test_a_throw_is_worth_the_sum_of_its_numbers(words: str, worth: int) -> None:
    assert throw(words, by="inn").changes == {"inn": worth}
    assert throw(f"{words} bell", by="inn").changes == {"bell": worth}


@pytest.mark.rule("T2", "5")
@EACH
def test_eight_blanks_cost_everybody_a_point_to_the_horse(by: str) -> None:
    outcome = throw("blank", by=by)
    assert outcome.changes == gained(horse=4, inn=-1, bell=-1, hammer=-1, double=-1)
    assert (outcome.bank, outcome.inn, outcome.over) == (100, False, False)


@pytest.mark.rule("5", "4.8")
def test_only_active_players_pay_for_blanks() -> None:
    outcome = throw("blank", seats=7)
    assert outcome.changes == gained(horse=4, inn=-1, bell=-1, hammer=-1, double=-1)
    assert points(outcome.match)[5:] == [50, 50]


@pytest.mark.rule("T3", "5.3", "5")
@EACH
def test_a_symbol_alone_costs_its_card_and_the_double(by: str) -> None:
    assert throw("hammer", by=by).changes == {"hammer": -1, "double": -1, "horse": 2}
    assert throw("bell", by=by).changes == {"bell": -1, "double": -1, "horse": 2}
    assert throw("bell", by=by).bank == 100


@pytest.mark.rule("T4", "5.3", "Q14", "5")
@EACH
def test_both_symbols_alone_cost_three_cards_a_point_each(by: str) -> None:
    outcome = throw("bell hammer", by=by)
    assert outcome.changes == {"bell": -1, "hammer": -1, "double": -1, "horse": 3}


@pytest.mark.rule("T5", "5.4", "Q5", "5")
@EACH
def test_numbers_with_symbols_earn_their_card(by: str) -> None:
    outcome = throw("2 4 bell", by=by)
    assert (outcome.changes, outcome.bank) == ({"bell": 6}, 94)
    outcome = throw("1 hammer", by=by)
    assert (outcome.changes, outcome.bank) == ({"hammer": 1}, 99)
    outcome = throw("1 3 5 bell hammer", by=by)
    assert (outcome.changes, outcome.bank) == ({"double": 9}, 91)
    assert not outcome.over


@pytest.mark.rule("T6", "5")
@EACH
def test_numbers_alone_earn_the_thrower(by: str) -> None:
    outcome = throw("1 4 6", by=by)
    assert (outcome.changes, outcome.bank, outcome.inn) == ({by: 11}, 89, False)


@pytest.mark.rule("T7", "6.1", "5")
@EACH
def test_numbers_alone_that_are_just_the_bank_end_the_game(by: str) -> None:
    outcome = throw("4 5 6", by=by, bank=15)
    assert (outcome.changes, outcome.bank) == ({by: 15}, 0)
    assert outcome.over


@pytest.mark.rule("T8", "Q13", "5")
@pytest.mark.parametrize("by", ["horse", "bell", "double"])
def test_numbers_beyond_the_bank_are_paid_to_the_inn_and_open_it(by: str) -> None:
    outcome = throw("3 4 5 6", by=by, bank=16)
    assert outcome.changes == {by: -2, "inn": 2}
    assert (outcome.bank, outcome.inn, outcome.over) == (16, True, False)


@pytest.mark.rule("T12", "Q6", "5")
@pytest.mark.parametrize(
    ("symbols", "card"), [("bell", "bell"), ("hammer", "hammer"), ("bell hammer", "double")]
)
def test_symbols_with_just_the_bank_give_it_to_their_card(symbols: str, card: str) -> None:
    outcome = throw(f"2 4 {symbols}", by="horse", bank=6)
    assert (outcome.changes, outcome.bank, outcome.over) == ({card: 6}, 0, True)


@pytest.mark.rule("T13", "Q7", "14.2", "5")
@pytest.mark.parametrize("symbols", ["bell", "hammer", "bell hammer"])
def test_symbols_beyond_the_bank_cost_the_thrower_and_open_the_inn(symbols: str) -> None:
    outcome = throw(f"4 5 {symbols}", by="horse", bank=5)
    assert outcome.changes == {"horse": -4, "inn": 4}
    assert (outcome.bank, outcome.inn) == (5, True)


@pytest.mark.rule("14.2", "Q7")
@pytest.mark.parametrize(
    ("symbols", "card"), [("bell", "bell"), ("hammer", "hammer"), ("bell hammer", "double")]
)
def test_the_card_may_pay_what_is_beyond_the_bank(symbols: str, card: str) -> None:
    options = {"inn_closed_symbol_over": "card"}
    outcome = throw(f"4 5 {symbols}", by="horse", bank=5, options=dict(options))
    assert outcome.changes == {card: -4, "inn": 4}
    assert (outcome.bank, outcome.inn) == (5, True)


@pytest.mark.rule("14.2", "Q7")
def test_nobody_may_pay_what_is_beyond_the_bank_and_the_inn_stays_closed() -> None:
    how: dict[str, bool | int | str] = {"inn_closed_symbol_over": "none"}
    outcome = throw("4 5 hammer", bank=5, options=how)
    assert (outcome.changes, outcome.bank, outcome.inn) == ({}, 5, False)
    outcome = throw("4 5", bank=5, options=how)
    assert (outcome.changes, outcome.inn) == ({"horse": -4, "inn": 4}, True)
    outcome = throw("4 5 hammer", by="bell", bank=5, inn=True, options=how)
    assert outcome.changes == {"bell": -4, "inn": 4}


@pytest.mark.rule("T9", "5")
@EACH
def test_once_the_inn_is_open_the_horse_pays_it_for_blanks(by: str) -> None:
    outcome = throw("blank", by=by, bank=4, inn=True)
    assert (outcome.changes, outcome.bank) == ({"horse": -1, "inn": 1}, 4)


@pytest.mark.rule("T9", "5.3", "Q14", "5")
@EACH
def test_once_the_inn_is_open_symbols_alone_pay_it(by: str) -> None:
    how = {"bank": 4, "inn": True}
    assert throw("bell", by=by, bank=4, inn=True).changes == {"bell": -1, "double": -1, "inn": 2}
    assert throw("hammer", by=by, bank=4, inn=True).changes == {
        "hammer": -1, "double": -1, "inn": 2,
    }  # fmt: skip
    outcome = throw("bell hammer", by=by, bank=4, inn=True)
    assert outcome.changes == {"bell": -1, "hammer": -1, "double": -1, "inn": 3}
    assert outcome.bank == how["bank"]


@pytest.mark.rule("T10", "Q2", "5")
def test_once_the_inn_is_open_symbols_concern_it_and_the_thrower() -> None:
    outcome = throw("4 6 bell", by="horse", bank=4, inn=True)
    assert (outcome.changes, outcome.bank) == ({"horse": -6, "inn": 6}, 4)
    outcome = throw("3 hammer", by="bell", bank=4, inn=True)
    assert (outcome.changes, outcome.bank) == ({"bell": 1, "inn": -1}, 4)
    outcome = throw("4 bell", by="horse", bank=4, inn=True)
    assert (outcome.changes, outcome.bank, outcome.over) == ({"horse": 4}, 0, True)


@pytest.mark.rule("14.3", "Q2")
@pytest.mark.parametrize(
    ("symbols", "card"), [("bell", "bell"), ("hammer", "hammer"), ("bell hammer", "double")]
)
def test_the_card_may_pay_the_open_inn_what_is_beyond_the_bank(symbols: str, card: str) -> None:
    how: dict[str, bool | int | str] = {"inn_open_symbol_payer": "card"}
    outcome = throw(f"4 6 {symbols}", bank=4, inn=True, options=how)
    assert (outcome.changes, outcome.bank) == ({card: -6, "inn": 6}, 4)
    outcome = throw(f"3 {symbols}", bank=4, inn=True, options=how)
    assert outcome.changes == {"horse": 1, "inn": -1}
    outcome = throw(f"4 {symbols}", bank=4, inn=True, options=how)
    assert (outcome.changes, outcome.over) == ({"horse": 4}, True)
    outcome = throw(f"4 5 {symbols}", bank=5, options=how)
    assert outcome.changes == {"horse": -4, "inn": 4}


@pytest.mark.rule("T11", "Q1", "5")
@pytest.mark.parametrize(
    ("ruling", "ten", "two", "left"),
    [
        ("bank", {"horse": -6, "inn": 6}, {"horse": 2}, 2),
        ("as18", {"horse": -6, "inn": 6}, {"horse": 2, "inn": -2}, 4),
        ("none", {}, {}, 4),
    ],
)
def test_once_the_inn_is_open_numbers_alone_are_a_matter_of_ruling(
    ruling: str, ten: dict[str, int], two: dict[str, int], left: int
) -> None:
    how: dict[str, bool | int | str] = {"inn_open_plain": ruling}
    outcome = throw("4 6", bank=4, inn=True, options=how)
    assert (outcome.changes, outcome.bank) == (ten, 4)
    outcome = throw("2", bank=4, inn=True, options=how)
    assert (outcome.changes, outcome.bank) == (two, left)
    outcome = throw("4", bank=4, inn=True, options=how)
    assert (outcome.changes, outcome.over) == ({"horse": 4}, True)


@pytest.mark.rule("Q1")
@pytest.mark.parametrize("ruling", ["bank", "as18", "none"])
def test_that_ruling_changes_nothing_while_the_inn_is_closed(ruling: str) -> None:
    how: dict[str, bool | int | str] = {"inn_open_plain": ruling}
    assert throw("2", bank=4, options=how).changes == {"horse": 2}
    outcome = throw("4 6", bank=4, options=how)
    assert (outcome.changes, outcome.inn) == ({"horse": -6, "inn": 6}, True)


@pytest.mark.rule("5")
def test_the_inn_never_closes_again() -> None:
    match = table(bank=10, points=[40] * 5)
    play(match, "5 6")
    assert match.view()["inn"]
    play(match, "1", "blank", "bell", "2 hammer", "5 6")
    assert match.view()["inn"]
    assert match.view()["bank"] == 9


@pytest.mark.rule("5.5", "T14")
def test_nobody_pays_themselves() -> None:
    outcome = throw("3 4 5 6", by="inn", bank=16)
    assert (outcome.changes, outcome.inn, outcome.bank) == ({}, True, 16)
    owners = [0, 1, 0, 2, 3]
    assert throw("bell hammer", owners=owners).changes == {"hammer": -1, "double": -1, "horse": 2}
    assert throw("blank", owners=owners).changes == {
        "horse": 3, "inn": -1, "hammer": -1, "double": -1,
    }  # fmt: skip


@pytest.mark.rule("5.5", "5.3")
def test_an_owner_of_several_cards_pays_and_earns_for_each() -> None:
    owners = [0, 1, 2, 2, 2]
    assert throw("bell hammer", owners=owners).changes == {"bell": -3, "horse": 3}
    assert throw("bell", owners=owners).changes == {"bell": -2, "horse": 2}
    assert throw("5 hammer", owners=owners).changes == {"bell": 5}
    assert throw("blank", owners=owners).changes == {"horse": 2, "inn": -1, "bell": -1}


@pytest.mark.rule("5.6", "T15", "Q8")
def test_who_cannot_pay_all_pays_what_there_is() -> None:
    outcome = throw("4 6 bell", bank=4, inn=True, points=[1, 50, 50, 50, 50])
    assert outcome.changes == {"horse": -1, "inn": 1}
    assert points(outcome.match)[0] == 0
    assert outcome.told[-1] == "Red owed 6 points to Blue, but could pay only 1."


@pytest.mark.rule("5.6", "Q8")
def test_who_has_nothing_plays_on() -> None:
    match = table(bank=50, points=[0, 0, 0, 50, 0])
    play(match, "blank")
    assert points(match) == [1, 0, 0, 49, 0]
    play(match, "6")
    assert points(match) == [1, 6, 0, 49, 0]
    assert match.view()["turn"] == 2
    owners = [0, 1, 2, 3, 2]
    assert throw("bell", owners=owners, points=[9, 9, 1, 9, 9]).changes == {"bell": -1, "horse": 1}


@pytest.mark.rule("5.6")
def test_an_inn_without_points_cannot_pay_what_is_missing() -> None:
    outcome = throw("1 bell", bank=10, inn=True, points=[50, 3, 50, 50, 50])
    assert outcome.changes == {"inn": -3, "horse": 3}


@pytest.mark.rule("5.7")
def test_everybody_may_know_what_the_bank_holds() -> None:
    match = table(bank=77)
    assert {match.view(seat)["bank"] for seat in (0, 1, 2, 3, 4)} == {77}
