"""How a casino stands before it pays."""

import pytest

from greenbaize import GAMES, Rng
from greenbaize.games.las_vegas.standing import (
    Payment,
    Standing,
    slot_standing,
    slot_strengths,
    standing,
)
from greenbaize.games.las_vegas.view import Face
from tests.laws.trying import Setup, random_game

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


@pytest.mark.rule("BIG2")
def test_a_big_die_stands_for_two() -> None:
    assert standing([60, 20], [2, 0], 0, [0, 1]) == stands({}, [0, 1])
    assert standing([60, 20], [2, 1], 0, [0, 1]) == stands({1: 60, 0: 20}, [])
    assert standing([60, 20], [0, 1], 2, [1, 0]) == stands({1: 60}, [0, -1])


@pytest.mark.rule("C1", "A33")
def test_tie_win_spares_one_and_leaves_the_others_out() -> None:
    assert standing([60, 20], [2, 2, 1], 0, spared=0) == stands({0: 60, 2: 20}, [1])
    assert standing([60], [2, 0], 2, spared=0) == stands({0: 60}, [-1])


@pytest.mark.rule("RB1")
def test_a_rainbow_card_is_taken_last_for_nobody_knows_what_it_is_worth() -> None:
    assert standing([0, 30], [1, 2], 0) == stands({1: 30, 0: 0}, [])


def face(number: int, seat: int, own: int, big: int = 0, neutral: int = 0) -> Face:
    """Dice of one face at the slot machine."""
    return Face(face=number, seat=seat, own=own, big=big, neutral=neutral)


@pytest.mark.rule("SL4", "SL7", "A18", "A19")
def test_at_the_slot_machine_dice_pips_and_the_highest_die_decide() -> None:
    bills = [90, 50, 10]
    assert slot_standing(bills, [face(1, 0, 3), face(6, 1, 2)]) == stands({0: 90, 1: 50}, [])
    assert slot_standing(bills, [face(1, 0, 2), face(6, 1, 2)]) == stands({1: 90, 0: 50}, [])
    level = [face(1, 0, 1), face(5, 0, 1), face(2, 1, 1), face(4, 1, 1)]
    assert slot_standing(bills, level) == stands({0: 90, 1: 50}, [])
    big = [face(3, 0, 0, big=1), face(5, 1, 1)]
    assert slot_strengths(big) == {0: (2, 6, 3), 1: (1, 5, 5)}
    assert slot_standing(bills, big) == stands({0: 90, 1: 50}, [])


@pytest.mark.rule("A20", "A21", "17.15")
def test_only_a_full_tie_with_the_neutral_dice_strikes_out_there() -> None:
    equal = [face(4, 0, 1, neutral=1), face(2, 1, 1)]
    assert slot_standing([90, 50], equal) == stands({1: 90}, [0, -1])
    better = [face(4, 0, 1, neutral=2), face(2, 1, 1)]
    assert slot_standing([90, 50], better) == stands({-1: 90, 0: 50}, [])
    assert slot_standing([90], []) == stands({}, [])


@pytest.mark.rule("SL4")
def test_bills_of_the_slot_machine_are_chosen_as_it_stood() -> None:
    game, asked = GAMES["las-vegas"], 0
    for seed in range(8):
        settled: list[int] = []
        for step in random_game(Setup(game, 5, game.preset("everything", 5), seed)):
            view = game.view(step.state, step.seat) if step.seat < 5 else {"boulevard": {}}
            if view["boulevard"].get("asked", {}).get("what") != "take":
                settled = []
                continue
            faces = view["boulevard"]["slot"]["faces"]
            tied = slot_standing([], faces)["tied"]
            ranks = {owner: rank for owner, rank in slot_strengths(faces).items() if owner >= 0}
            line = sorted(set(ranks) - set(tied), key=ranks.__getitem__, reverse=True)
            if not tied:
                assert step.seat == line[len(settled)]
            settled.append(step.seat)
            asked += 1
    assert asked > 20
