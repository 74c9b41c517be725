"""Bills, money and dice are neither made nor lost."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from greenbaize import HOUSE, PUBLIC, Rng
from greenbaize.engine.seats import members
from greenbaize.games.las_vegas_solo import GAME
from greenbaize.games.las_vegas_solo.game import Solo
from greenbaize.games.las_vegas_solo.view import View, view

WAYS = list(product((8, 7, 1), (False, True), (1, 4)))
every_way = pytest.mark.parametrize(("own_dice", "two", "rounds"), WAYS)


def every_moment(own_dice: int, two: bool, rounds: int, seed: int) -> Iterator[tuple[Solo, View]]:
    """A game of random play."""
    rng = Rng(seed, own_dice)
    options = {"own_dice": own_dice, "two_scattered": two, "solo_rounds": rounds}
    state = GAME.begin(1, GAME.settle(options))
    while True:
        yield state, view(state, PUBLIC)
        if not state.owing():
            return
        seat = next(members(state.owing()))
        state.play(seat, state.sample(rng) if seat == HOUSE else state.pick(seat, rng))


@pytest.mark.rule("S1", "17.17")
@every_way
def test_all_fifty_nine_bills_and_their_money_are_somewhere(
    own_dice: int, two: bool, rounds: int
) -> None:
    for state, seen in every_moment(own_dice, two, rounds, 1):
        lying = [bill for casino in seen["casinos"] for bill in casino["bills"]]
        won = [colour["bills"] for colour in seen["colours"]]
        unseen = sum(10 * bill * state.deck[bill] for bill in range(11))
        assert seen["deck"] + len(lying) + sum(won) == 59
        assert unseen + sum(seen["under"]) + sum(lying) + seen["mine"] + seen["others"] == 3000


@pytest.mark.rule("S3", "S6", "S7", "T16", "T17")
@every_way
def test_every_colour_has_its_dice_in_the_groups_or_on_the_casinos(
    own_dice: int, two: bool, rounds: int
) -> None:
    for _, seen in every_moment(own_dice, two, rounds, 2):
        on_casinos = [sum(casino["dice"][c] for casino in seen["casinos"]) for c in range(8)]
        if "group" in seen:
            left = [sum(group[c] for group in seen["groups"]) for c in range(8)]
            assert [a + b for a, b in zip(on_casinos, left, strict=True)] == [own_dice] + [8] * 7
            assert len(seen["thrown_out"]) == 1 + two


@pytest.mark.rule("B12", "A44")
@every_way
def test_the_game_ends_after_its_rounds_with_bare_casinos(
    own_dice: int, two: bool, rounds: int
) -> None:
    paydays = 0
    before = 0
    for _, seen in every_moment(own_dice, two, rounds, 3):
        dice = sum(sum(casino["dice"]) for casino in seen["casinos"])
        bills = sum(len(casino["bills"]) for casino in seen["casinos"])
        if before and not dice:
            paydays += 1
            assert bills == 0
        before = dice
    assert paydays == rounds


@pytest.mark.rule("E1")
def test_the_deck_is_never_empty() -> None:
    for seed in range(30):
        assert all(seen["deck"] for _, seen in every_moment(8, False, 4, seed))
