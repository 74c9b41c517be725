"""Cards are neither made nor lost, and money comes from rows alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from greenbaize.engine.game import Value
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE, PUBLIC, members
from greenbaize.games.reibach import GAME
from greenbaize.games.reibach.box import DOLLAR
from greenbaize.games.reibach.cards import count
from greenbaize.games.reibach.game import Reibach
from greenbaize.games.reibach.view import named

from .positions import BUSINESSES, COPIES

OPTIONS: list[dict[str, Value]] = [
    {},
    {"special_cards_cost_two": True, "max_bases": 3, "first_player": "random"},
    {"perfect_memory": False, "head_start": True},
]
TABLES = list(product(GAME.seats, OPTIONS))
SEEDS = range(4)


def every_moment(seats: int, options: dict[str, Value], seed: int) -> Iterator[Reibach]:
    """A game of random play."""
    rng = Rng(seed, seats)
    state: Reibach = GAME.begin(seats, GAME.settle(options))
    for _ in range(2000):
        yield state
        owing = list(members(state.owing()))
        if not owing:
            return
        seat = owing[0]
        state.play(seat, state.sample(rng) if seat == HOUSE else state.pick(seat, rng))
    raise AssertionError("the game does not end")


def cards_of(state: Reibach) -> Counter[str]:
    """All cards, wherever they are."""
    undealt = count(state.deck, DOLLAR)
    cards = Counter({"dollar": state.dollars + undealt, "risk": 0, "joker": 0})
    cards.update(named(state.deck))
    view = GAME.view(state, PUBLIC)
    cards.update(kind for kind in view["display"] if kind)
    for seat, chair in enumerate(view["seats"]):
        cards.update(named(state.hand[seat]))
        cards.update(named(state.bases[seat]))
        for business, row in chair["rows"].items():
            cards[business] += row["length"] - row["jokers"]
            cards["joker"] += row["jokers"]
            cards["risk"] += row["closed"]
    return cards


@pytest.mark.rule("1.2", "3.8", "10")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_all_110_cards_are_somewhere(seats: int, options: dict[str, Value]) -> None:
    for seed in SEEDS:
        for state in every_moment(seats, options, seed):
            assert cards_of(state) == COPIES
            assert len(named(state.deck)) + count(state.deck, DOLLAR) == state.left


@pytest.mark.rule("3.3", "3.7", "12.2", "12.5")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_row_lies_on_a_base(seats: int, options: dict[str, Value]) -> None:
    for state in every_moment(seats, options, 7):
        for seat, chair in enumerate(GAME.view(state, PUBLIC)["seats"]):
            assert chair["uncovered"] + len(chair["rows"]) == len(named(state.bases[seat]))
            assert chair["uncovered"] + len(chair["rows"]) <= int(options.get("max_bases", 110))
            for row in chair["rows"].values():
                assert row["length"] > row["jokers"]


@pytest.mark.rule("12.6")
@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_known_of_a_hand_is_in_it(seats: int) -> None:
    for state in every_moment(seats, {}, 9):
        for seat in range(seats):
            assert not Counter(named(state.known[seat])) - Counter(named(state.hand[seat]))


@pytest.mark.rule("3.4", "3.6", "10")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_display_is_full_whenever_somebody_acts(seats: int, options: dict[str, Value]) -> None:
    for state in every_moment(seats, options, 3):
        view = GAME.view(state, PUBLIC)
        assert view["dollars"] <= 10
        assert view["over"] == (view["dollars"] == 10)
        if state.owing() and not state.owing() >> HOUSE:
            assert None not in view["display"]
            assert 1 <= view["points"] <= 3
            assert state.moves(view["turn"])


@pytest.mark.rule("4.2", "4.3", "4.4", "4.5", "10")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_business_never_pays_more_than_four_without_risk_cards(seats: int) -> None:
    for seed in SEEDS:
        for state in every_moment(seats, {}, seed):
            for business in range(len(BUSINESSES)):
                plain = [
                    state.income(seat, business) // (1 + (state.closed[seat] >> business & 1))
                    for seat in range(seats)
                ]
                assert sum(plain) <= 4


@pytest.mark.rule("4.6", "4.7")
@pytest.mark.parametrize("seats", GAME.seats)
def test_money_moves_only_in_scorings(seats: int) -> None:
    for seed in SEEDS:
        totals, scorings = [0] * seats, 0
        due: list[int] = []
        for state in every_moment(seats, {}, seed):
            view = GAME.view(state, PUBLIC)
            if view["scorings"] > scorings:
                scorings += 1
                fines = [2 * seat["uncovered"] + seat["cards"] for seat in view["seats"]]
                fines = fines if scorings == 3 else [0] * seats
                pairs = zip(totals, due, fines, strict=True)
                totals = [had + gain - fine for had, gain, fine in pairs]
            assert state.scores() == totals
            due = [sum(r["income"] for r in seat["rows"].values()) for seat in view["seats"]]
        assert scorings == 3
