"""The neighbours, late or always, and twenty-one."""

import pytest

from .positions import CARDS, play, points, sale, sell, throw, turn_up

ALL_SIX = "1 2 3 4 5 6"
NEIGHBOURS: dict[str, bool | int | str] = {"neighbours": "late"}
ALWAYS: dict[str, bool | int | str] = {"neighbours": "always"}
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
    options: dict[str, bool | int | str] = {"neighbours": "late", "inn_open_plain": ruling}
    outcome = throw("4 5 6", by="bell", bank=12, inn=True, options=options)
    assert outcome.changes == {"bell": -3, "hammer": 3}
    outcome = throw("4 5", by="bell", bank=12, inn=True, options=options)
    assert outcome.changes == {"inn": -3, "bell": 3}


@pytest.mark.rule("14.1", "14.2")
@pytest.mark.parametrize(("over", "opens"), [("thrower", True), ("card", True), ("none", False)])
def test_with_the_neighbours_only_symbols_can_open_the_inn(over: str, opens: bool) -> None:
    options: dict[str, bool | int | str] = {"neighbours": "late", "inn_closed_symbol_over": over}
    for bank in range(1, 21):
        assert not throw(ALL_SIX, bank=bank, options=options).inn
        assert throw(f"{ALL_SIX} bell", bank=bank, options=options).inn == opens


@pytest.mark.rule("15.2", "15.4", "T19")
@pytest.mark.parametrize("inn", [False, True])
@pytest.mark.parametrize("ruling", ["bank", "as18", "none"])
def test_always_and_late_differ_in_nothing_while_the_bank_is_small(inn: bool, ruling: str) -> None:
    for words in ("4 5 6", "4 5", "3 4 5", "blank", "bell", "2 bell", "4 5 6 hammer", ALL_SIX):
        for bank in (3, 12, 21):
            late, always = (
                throw(
                    words,
                    by="bell",
                    bank=bank,
                    inn=inn,
                    options={"neighbours": when, "inn_open_plain": ruling},
                )
                for when in ("late", "always")
            )
            assert (always.changes, always.told) == (late.changes, late.told)
            assert (always.bank, always.inn, always.over) == (late.bank, late.inn, late.over)


@pytest.mark.rule("15.2", "5.6")
def test_always_means_from_the_first_throw_on() -> None:
    match = sale(5, neighbours="always")
    sell(match, 12, 10, 9, 15, 1)
    turn_up(match)
    before = points(match)
    assert match.view()["turn"] == 0
    events = play(match, "1 6")
    assert match.view()["bank"] == 262
    assert points(match) == [before[0] + before[4], *before[1:4], 0]
    assert [event.as_json() for event in events[1:]] == [
        {"event": "paid", "debtor": 4, "creditor": 0, "points": before[4], "owed": 255}
    ]


@pytest.mark.rule("15.4", "5.6")
@pytest.mark.parametrize(
    ("has", "pays", "said"),
    [
        (300, 93, "Blue paid 93 points to Green."),
        (93, 93, "Blue paid 93 points to Green."),
        (40, 40, "Blue owed 93 points to Green, but could pay only 40."),
        (0, 0, "Blue owed 93 points to Green, but had nothing left."),
    ],
)
def test_what_was_owed_and_what_was_paid_are_told(has: int, pays: int, said: str) -> None:
    hands = [50, has, 50, 50, 50]
    outcome = throw("1 6", by="bell", bank=100, points=hands, options=ALWAYS)
    assert outcome.changes == ({"inn": -pays, "bell": pays} if pays else {})
    assert outcome.told == ["Green threw 1 6.", said]
    paid = outcome.match.story[-1].as_json()
    assert (paid["points"], paid["owed"]) == (pays, 93)


@pytest.mark.rule("15.4", "14.1")
@pytest.mark.parametrize("inn", [False, True])
def test_always_leaves_blanks_and_symbols_as_they_are(inn: bool) -> None:
    for words in ("blank", "bell", "bell hammer", "2 bell", "4 5 hammer", "3 bell hammer"):
        for bank in (5, 15, 150):
            usual = throw(words, by="bell", bank=bank, inn=inn)
            variant = throw(words, by="bell", bank=bank, inn=inn, options=ALWAYS)
            assert variant.changes == usual.changes
            assert (variant.bank, variant.inn) == (usual.bank, usual.inn)


@pytest.mark.rule("15.4", "14.1")
def test_with_the_inn_closed_only_symbols_make_the_bank_smaller_and_open_it() -> None:
    for bank in range(1, 60):
        plain = throw("2 3", bank=bank, options=ALWAYS)
        assert (plain.bank, plain.inn) == (0 if bank == 5 else bank, False)
        symbols = throw("2 3 bell", bank=bank, options=ALWAYS)
        assert symbols.bank == (bank - 5 if bank >= 5 else bank)
        assert symbols.inn == (bank < 5)


@pytest.mark.rule("15.4")
def test_at_the_first_throw_the_previous_player_is_the_last_in_turn() -> None:
    owners = [2, 3, 5, 3, 2]
    outcome = throw("6", by="horse", bank=40, owners=owners, seats=7, options=ALWAYS)
    assert outcome.changes == {"bell": -34, "horse": 34}
    outcome = throw("6", bank=40, owners=[1, 4, 1, 4, 4], seats=5, options=ALWAYS)
    assert outcome.changes == {"inn": -34, "horse": 34}


@pytest.mark.rule("15.2")
def test_the_neighbours_are_off_unless_they_are_chosen() -> None:
    assert throw("5", by="bell", bank=12).changes == {"bell": 5}
    assert throw("5", by="bell", bank=12, options={"neighbours": "off"}).changes == {"bell": 5}


@pytest.mark.rule("8.2", "T18")
@pytest.mark.parametrize("inn", [False, True])
def test_all_six_numbers_divide_the_bank(inn: bool) -> None:
    outcome = throw(ALL_SIX, bank=47, inn=inn, options=TWENTY_ONE)
    assert outcome.changes == {"bell": 7, "hammer": 7, "double": 7, "horse": 26}
    assert (outcome.bank, outcome.over) == (0, True)


@pytest.mark.rule("8.2", "15.3")
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


@pytest.mark.rule("15.3")
@pytest.mark.parametrize("bank", range(1, 300))
def test_the_throwers_half_is_all_that_the_three_cards_do_not_get(bank: int) -> None:
    outcome = throw(ALL_SIX, bank=bank, options=TWENTY_ONE)
    half = bank - 3 * (bank // 2 // 3) if bank != 21 else 21
    assert outcome.changes["horse"] == half
    assert bank / 2 <= half <= bank / 2 + 3 or bank == 21


@pytest.mark.rule("8.1", "8.2", "15.4")
@pytest.mark.parametrize("when", ["late", "always"])
def test_twenty_one_goes_before_the_neighbours(when: str) -> None:
    options: dict[str, bool | int | str] = {"neighbours": when, "twenty_one": True}
    outcome = throw(ALL_SIX, bank=12, options=options)
    assert outcome.changes == {"bell": 2, "hammer": 2, "double": 2, "horse": 6}
