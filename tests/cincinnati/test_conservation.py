"""Cards, tokens and money are neither made nor lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE, PUBLIC, members
from greenbaize.games.cincinnati import GAME
from greenbaize.games.cincinnati.box import CARD_WORDS, CARDS
from greenbaize.games.cincinnati.game import Cincinnati

SEEDS = range(3)
BOX = Counter(dict(zip(CARD_WORDS, CARDS, strict=True)))
WAYS: list[dict[str, bool | int | str]] = [
    {},
    {"simultaneous_commit": True, "tie_duel_equal": "starter_loses"},
    {"round1_replacement": "choice", "token_supply": "unlimited"},
]
TABLES = list(product(GAME.seats, range(len(WAYS))))
every_table = pytest.mark.parametrize(("seats", "way"), TABLES)


def every_moment(seats: int, way: int, seed: int) -> Iterator[tuple[Cincinnati, Any]]:
    """A game of random play: the state, and what everybody sees."""
    rng = Rng(seed, seats, way)
    state: Cincinnati = GAME.begin(seats, GAME.settle(WAYS[way]))
    while True:
        yield state, GAME.view(state, PUBLIC)
        owing = list(members(state.owing()))
        if not owing:
            return
        seat = owing[rng.below(len(owing))]
        state.play(seat, state.sample(rng) if seat == HOUSE else state.pick(seat, rng))


def seen_cards(view: Any) -> Counter[str]:
    """All cards that lie open or were discarded."""
    cards = Counter(card for place in view["tables"] for card in place["cards"])
    cards += Counter(str(card) for chair in view["seats"] for card in chair["cards"])
    cards += Counter({"duel": sum(chair["duel_cards"] for chair in view["seats"])})
    cards += Counter(view["discards"])
    return cards + Counter([view["card"]] if "card" in view else [])


@pytest.mark.rule("11.4", "1.3")
@every_table
def test_all_cards_are_somewhere(seats: int, way: int) -> None:
    in_play = 24 if seats == 3 else 36
    for seed in SEEDS:
        for state, view in every_moment(seats, way, seed):
            seen = seen_cards(view)
            assert seen.total() + view["deck"] == in_play
            deck = Counter({word: state.deck[card] for card, word in enumerate(CARD_WORDS)})
            assert seen + deck == BOX
            assert sum(chair["money"] for chair in view["seats"]) <= 575


@pytest.mark.rule("11.4", "14.18")
@every_table
def test_all_tokens_are_somewhere(seats: int, way: int) -> None:
    for seed in SEEDS:
        for _, view in every_moment(seats, way, seed):
            held = [chair["tokens"] for chair in view["seats"]]
            assert min(held) >= 0
            if "supply" in view:
                assert view["supply"] >= 0
                assert sum(held) + view["supply"] == 20


@pytest.mark.rule("11.4", "14.18")
@every_table
def test_after_each_round_as_many_cards_have_left_the_deck(seats: int, way: int) -> None:
    a_round, in_play = (2, 24) if seats == 3 else (3, 36)
    before = 1
    for _, view in every_moment(seats, way, 1):
        if view["round"] > before or view["over"]:
            rounds = 12 if view["over"] else before
            assert in_play - view["deck"] == a_round * rounds
            assert not any(chair["duel_cards"] for chair in view["seats"])
            before = view["round"]
    assert before == 12


@pytest.mark.rule("14.18")
@every_table
def test_there_is_a_card_on_every_table_when_dice_are_thrown(seats: int, way: int) -> None:
    if "round1_replacement" in WAYS[way]:
        return
    for _, view in every_moment(seats, way, 2):
        if view["phase"] in ("shaking", "sitting", "lifting", "keeping", "throwing", "asking"):
            assert all(place["cards"] for place in view["tables"])


@pytest.mark.rule("11.4", "8.2")
@every_table
def test_money_is_what_the_cards_are_worth_and_scores_add_the_tokens(seats: int, way: int) -> None:
    for state, view in every_moment(seats, way, 4):
        chairs = view["seats"]
        assert [chair["money"] for chair in chairs] == [sum(chair["cards"]) for chair in chairs]
        assert state.scores() == [chair["money"] + 5 * chair["tokens"] for chair in chairs]


@pytest.mark.rule("11.4", "3.2.2")
@every_table
def test_everybody_plays_at_one_table_a_round(seats: int, way: int) -> None:
    for _, view in every_moment(seats, way, 5):
        players = [seat for place in view["tables"] for seat in place["players"]]
        if view["phase"] in ("keeping", "revealing", "throwing", "asking", "challenging"):
            assert sorted(players) == list(range(seats))
