"""How a casino stands before it pays."""

import pytest

from greenbaize import Rng
from greenbaize.games.las_vegas.standing import Payment, Standing, standing

from .positions import COLOURS, payout


def stands(paid: dict[int, int], tied: list[int]) -> Standing:
    """Who would be paid what, in this order, and who is tied."""
    return Standing(paid=[Payment(owner=o, bill=bill) for o, bill in paid.items()], tied=tied)


@pytest.mark.rule("B8", "B9", "T3")
def test_it_is_shown_who_would_be_paid_and_who_is_tied() -> None:
    assert standing([10, 80, 30], [5, 3, 3, 1], 0) == stands({0: 80, 3: 30}, [1, 2])
    assert standing([10, 80, 30], [1, 3], 0) == stands({1: 80, 0: 30}, [])


@pytest.mark.rule("N5")
def test_neutral_dice_stand_there_like_one_more_player() -> None:
    assert standing([60, 20], [2, 4], 2) == stands({1: 60}, [0, -1])
    assert standing([60, 20], [1, 0], 2) == stands({-1: 60, 0: 20}, [])


@pytest.mark.rule("E6", "E7")
def test_nobody_stands_at_a_bare_casino_and_nothing_is_paid_without_bills() -> None:
    assert standing([50], [0, 0, 0], 0) == stands({}, [])
    assert standing([], [1, 2], 0) == stands({}, [])
    assert standing([50], [1, 2, 3], 0) == stands({2: 50}, [])


@pytest.mark.rule("B9")
def test_a_casino_pays_as_it_stood() -> None:
    rng = Rng(11)
    for _ in range(150):
        dice, neutral = [rng.below(5) for _ in range(5)], rng.below(4)
        bills = [10 + 10 * rng.below(9) for _ in range(1 + rng.below(4))]
        money = " ".join(f"${bill}" for bill in bills)
        bets = [f"{colour} {bet}" for colour, bet in zip(COLOURS, dice, strict=False)]
        result = payout(f"casino 2: {money} | {', '.join(bets)}, neutral {neutral}")
        would = standing(bills, dice, neutral)["paid"]
        assert result.paid == {COLOURS[p["owner"]]: p["bill"] for p in would if p["owner"] >= 0}
