"""Dice in words and in numbers, and their odds."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greenbaize.build import compiled
from greenbaize.engine.dice import (
    BIG,
    FACES,
    HEAP_BITS,
    KICKER,
    KINDS,
    NEUTRAL,
    OWN,
    count,
    counts,
    heap_of,
    is_throw_of,
    odds,
    read,
    rolls,
    spell,
)
from greenbaize.engine.rng import Rng

from ..laws.posterior import SIGMAS, surprise

THROWS = 200_000 if compiled() else 30_000
Heaps = dict[tuple[int, str], int]


@st.composite
def heaps(draw: st.DrawFn) -> Heaps:
    """How many dice of each kind show each face."""
    drawn = {
        (face, letter): draw(st.integers(0, most))
        for face in range(1, FACES + 1)
        for letter, (_, most) in KINDS.items()
    }
    return {die: number for die, number in drawn.items() if number}


def packed(dice: Heaps) -> int:
    return sum(
        number * KINDS[letter][0] << HEAP_BITS * (face - 1)
        for (face, letter), number in dice.items()
    )


def in_words(dice: Heaps) -> list[str]:
    return [f"{face}{letter}" for (face, letter), number in dice.items() for _ in range(number)]


@settings(deadline=None, database=None)
@given(dice=heaps(), seed=st.integers(0, 99))
def test_words_and_numbers_are_the_same_dice(dice: Heaps, seed: int) -> None:
    roll, words = packed(dice), in_words(dice)
    assert spell(roll).split() == words
    assert read(" ".join(words)) == roll
    assert counts(roll) == [(face, letter, number) for (face, letter), number in dice.items()]
    random.Random(seed).shuffle(words)
    assert read("  ".join(words)) == roll


@settings(deadline=None, database=None)
@given(st.text() | st.text("123456nkb 07", max_size=40))
def test_any_other_word_is_no_die(words: str) -> None:
    try:
        roll = read(words)
    except ValueError:
        return
    assert sorted(spell(roll).split()) == sorted(words.split())
    assert 0 <= roll < 1 << HEAP_BITS * FACES


@pytest.mark.parametrize("words", ["0", "7", "n", "1x", "11", "1nn", "1N", "²", "roll", "1 2 x"])
def test_a_word_that_is_no_die_is_refused(words: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        read(words)


@pytest.mark.parametrize(("letter", "most"), [("", 15), ("n", 7), ("k", 3), ("b", 1)])
def test_a_heap_holds_only_so_many_dice_of_a_kind(letter: str, most: int) -> None:
    for face in range(1, FACES + 1):
        full = read(" ".join([f"{face}{letter}"] * most))
        assert count(heap_of(full, face - 1), letter) == most
        with pytest.raises(ValueError, match=f"{face}{letter}"):
            read(" ".join([f"{face}{letter}"] * (most + 1)))


@settings(deadline=None, database=None)
@given(dice=heaps(), other=st.integers(0, 1023))
def test_a_throw_is_of_just_its_own_dice(dice: Heaps, other: int) -> None:
    held = dict.fromkeys(KINDS, 0)
    for (_, letter), number in dice.items():
        held[letter] += number
    fits = all(held[letter] <= most for letter, (_, most) in KINDS.items())
    heap = sum(one * held[letter] for letter, (one, _) in KINDS.items())
    assert is_throw_of(packed(dice), other) == (fits and other == heap)
    assert not fits or is_throw_of(packed(dice), heap)


def test_many_dice_of_one_kind_are_never_taken_for_dice_of_another() -> None:
    forty = read(" ".join(["1"] * 15 + ["2"] * 15 + ["3"] * 10))
    assert not is_throw_of(forty, 8 * OWN + 2 * NEUTRAL)
    eight = read(" ".join(["1n"] * 7 + ["2n"]))
    assert not is_throw_of(eight, KICKER)


def test_a_number_that_is_no_roll_is_no_throw() -> None:
    for roll in (-1, 1 << HEAP_BITS * FACES):
        assert not is_throw_of(roll, 0)


SMALL = [
    0,
    OWN,
    2 * OWN,
    4 * OWN,
    NEUTRAL,
    2 * OWN + 2 * NEUTRAL,
    OWN + 2 * NEUTRAL + KICKER,
    OWN + BIG,
]


@pytest.mark.parametrize("heap", SMALL)
def test_the_odds_of_all_rolls_add_up_to_one(heap: int) -> None:
    listed = list(rolls(heap))
    assert len(set(listed)) == len(listed)
    assert all(is_throw_of(roll, heap) for roll in listed)
    assert sum(odds(roll) for roll in listed) == 1


@pytest.mark.parametrize(("own", "lent"), [(1, 0), (3, 0), (2, 1), (0, 2)])
def test_the_odds_are_those_of_dice_thrown_one_by_one(own: int, lent: int) -> None:
    thrown: Counter[int] = Counter()
    for faces in product(range(FACES), repeat=own + lent):
        kinds = [OWN] * own + [NEUTRAL] * lent
        thrown[sum(k << HEAP_BITS * face for k, face in zip(kinds, faces, strict=True))] += 1
    assert set(rolls(own * OWN + lent * NEUTRAL)) == set(thrown)
    for roll, number in thrown.items():
        assert odds(roll) == Fraction(number, 6 ** (own + lent))


def test_the_odds_of_some_rolls() -> None:
    assert odds(read("6")) == Fraction(1, 6)
    assert odds(read("1 2")) == Fraction(1, 18)
    assert odds(read("1 2n")) == Fraction(1, 36)
    assert odds(read("3 3 3 3 3 3 3 3")) == Fraction(1, 6**8)


@pytest.mark.parametrize(("own", "lent"), [(2, 0), (3, 0), (1, 1), (2, 2)])
def test_throws_come_up_as_often_as_their_odds(own: int, lent: int) -> None:
    rng = Rng(own, lent)
    found = Counter(rng.throw(own, OWN) + rng.throw(lent, NEUTRAL) for _ in range(THROWS))
    expected = {roll: float(odds(roll)) for roll in rolls(own * OWN + lent * NEUTRAL)}
    assert set(found) <= set(expected)
    assert surprise(found, expected, THROWS) < SIGMAS
