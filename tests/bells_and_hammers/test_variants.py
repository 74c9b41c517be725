"""The neighbours, and twenty-one."""

import pytest

from .positions import CARDS, points, throw

ALL_SIX = "1 2 3 4 5 6"
NEIGHBOURS: dict[str, bool | int | str] = {"neighbours": True}
TWENTY_ONE: dict[str, bool | int | str] = {"twenty_one": True}


@pytest.mark.rule("8.1", "T19", "14.1")
@pytest.mark.parametrize("inn", [False, True])
def test_the_neighbours_settle_numbers_alone(inn: bool) -> None:
    outcome = throw("4 5 6", by="bell", bank=12, inn=inn, options=NEIGHBOURS)
    assert (outcome.changes, outcome.bank, outcome.inn) == ({"bell": -3, "hammer": 3}, 12, inn)
    outcome = throw("4 5", by="bell", bank=12, inn=inn, options=NEIGHBOURS)
    assert (outcome.changes, outcome.bank, outcome.inn) == ({"inn": -3, "bell": 3}, 12, inn)
    outcome = throw("3 4 5", by="bell", bank=12, inn=inn, options=NEIGHBOURS)
    assert (outcome.changes, outcome.bank, outcome.over) == ({"bell": 12}, 0, True)


@pytest.mark.rule("8.1")
def test_neighbours_are_the_next_players_with_a_card() -> None:
    owners = [1, 3, 5, 3, 1]
    outcome = throw("4 5 6", by="bell", bank=12, owners=owners, seats=7, options=NEIGHBOURS)
    assert outcome.changes == {"bell": -3, "horse": 3}
    outcome = throw("5", by="horse", bank=12, owners=owners, seats=7, options=NEIGHBOURS)
    assert outcome.changes == {"bell": -7, "horse": 7}


@pytest.mark.rule("8.1", "Q11")
@pytest.mark.parametrize(
    ("bank", "changes", "left"), [(22, {"bell": 5}, 17), (21, {"bell": 16, "inn": -16}, 21)]
)
def test_the_neighbours_wait_until_the_bank_holds_21(
    bank: int, changes: dict[str, int], left: int
) -> None:
    outcome = throw("5", by="bell", bank=bank, options=NEIGHBOURS)
    assert (outcome.changes, outcome.bank) == (changes, left)


@pytest.mark.rule("14.1")
@pytest.mark.parametrize("inn", [False, True])
def test_the_neighbours_have_no_part_in_blanks_and_symbols(inn: bool) -> None:
    for words in ("blank", "bell", "bell hammer", "2 bell", "4 5 hammer", "3 bell hammer"):
        usual = throw(words, by="bell", bank=5, inn=inn)
        variant = throw(words, by="bell", bank=5, inn=inn, options=NEIGHBOURS)
        assert variant.changes == usual.changes
        assert (variant.bank, variant.inn) == (usual.bank, usual.inn)


@pytest.mark.rule("14.1", "8.1")
@pytest.mark.parametrize("ruling", ["bank", "as18", "none"])
def test_the_neighbours_leave_no_room_for_a_ruling_on_numbers_alone(ruling: str) -> None:
    options: dict[str, bool | int | str] = {"neighbours": True, "inn_open_plain": ruling}
    outcome = throw("4 5 6", by="bell", bank=12, inn=True, options=options)
    assert outcome.changes == {"bell": -3, "hammer": 3}
    outcome = throw("4 5", by="bell", bank=12, inn=True, options=options)
    assert outcome.changes == {"inn": -3, "bell": 3}


@pytest.mark.rule("14.1", "14.2")
@pytest.mark.parametrize(("over", "opens"), [("thrower", True), ("card", True), ("none", False)])
def test_with_the_neighbours_only_symbols_can_open_the_inn(over: str, opens: bool) -> None:
    options: dict[str, bool | int | str] = {"neighbours": True, "inn_closed_symbol_over": over}
    for bank in range(1, 21):
        assert not throw(ALL_SIX, bank=bank, options=options).inn
        assert throw(f"{ALL_SIX} bell", bank=bank, options=options).inn == opens


@pytest.mark.rule("8.2", "T18")
@pytest.mark.parametrize("inn", [False, True])
def test_all_six_numbers_divide_the_bank(inn: bool) -> None:
    outcome = throw(ALL_SIX, bank=47, inn=inn, options=TWENTY_ONE)
    assert outcome.changes == {"bell": 7, "hammer": 7, "double": 7, "horse": 26}
    assert (outcome.bank, outcome.over) == (0, True)


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(
    ("bank", "share", "rest"), [(48, 8, 24), (5, 0, 5), (6, 1, 3), (100, 16, 52), (1, 0, 1)]
)
def test_the_thrower_gets_what_rounding_leaves(bank: int, share: int, rest: int) -> None:
    outcome = throw(ALL_SIX, bank=bank, options=TWENTY_ONE)
    assert outcome.changes.get("horse") == rest
    assert [outcome.changes.get(card, 0) for card in CARDS[2:]] == [share] * 3


@pytest.mark.rule("8.2")
def test_the_thrower_may_own_some_of_the_cards() -> None:
    outcome = throw(ALL_SIX, bank=47, owners=[0, 1, 0, 0, 2], options=TWENTY_ONE)
    assert outcome.changes == {"horse": 40, "double": 7}


@pytest.mark.rule("14.10", "8.2")
@pytest.mark.parametrize("bank", [200, 21, 9])
@pytest.mark.parametrize("inn", [False, True])
def test_twenty_one_goes_before_all_else_with_symbols_too(bank: int, inn: bool) -> None:
    outcome = throw(f"{ALL_SIX} bell", bank=bank, inn=inn, options=TWENTY_ONE)
    share = bank // 2 // 3
    assert outcome.changes["bell"] == share
    assert outcome.changes["horse"] == bank - 3 * share
    assert outcome.over


@pytest.mark.rule("14.10")
def test_a_bank_of_just_21_is_taken_whole_without_symbols() -> None:
    outcome = throw(ALL_SIX, bank=21, options=TWENTY_ONE)
    assert (outcome.changes, outcome.over) == ({"horse": 21}, True)


@pytest.mark.rule("8.2")
def test_without_the_option_all_six_numbers_are_only_21() -> None:
    outcome = throw(ALL_SIX, bank=47)
    assert (outcome.changes, outcome.bank, outcome.over) == ({"horse": 21}, 26, False)
    assert sum(points(outcome.match)) == 271


@pytest.mark.rule("8.1", "8.2")
def test_twenty_one_goes_before_the_neighbours() -> None:
    options: dict[str, bool | int | str] = {"neighbours": True, "twenty_one": True}
    outcome = throw(ALL_SIX, bank=12, options=options)
    assert outcome.changes == {"bell": 2, "hammer": 2, "double": 2, "horse": 6}
