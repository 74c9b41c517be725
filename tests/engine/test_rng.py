"""The fast generator: always the same, even, and independent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product

import pytest

from greenbaize.build import compiled
from greenbaize.engine.dice import NEUTRAL, OWN, is_throw_of
from greenbaize.engine.errors import SetupError
from greenbaize.engine.house import SeededHouse
from greenbaize.engine.rng import Rng

from ..laws.posterior import SIGMAS, surprise

WORDS = 1 << 32
DRAWS = 1_000_000 if compiled() else 60_000
GOLDEN = [
    ((0, 0, 0), [1348731153, 1719677574, 1712842646, 2085830732, 3305438574, 2134597722]),
    ((1, 0, 0), [4057472351, 4164644810, 3872992669, 684250017, 4051474110, 533394832]),
    ((7, 3, 0), [4021920094, 2455944932, 2779360968, 1660813319, 3057197004, 2340842083]),
    (
        (2**32 - 1, 2**32, 1),
        [2221451874, 1699960346, 3680560884, 2399953938, 733149726, 1103091191],
    ),
    (
        (2**32, 2**32 - 1, 2),
        [2613887212, 1239963733, 3412881047, 2816196930, 3354377848, 1971779654],
    ),
    (
        (2**64 - 1, 2**64 - 1, 2**32 - 1),
        [2670790411, 926844539, 1301585868, 1437154788, 302901242, 3766555561],
    ),
]
GOLDEN_BELOW = {
    2: [1, 0, 0, 1, 1, 1, 1, 1],
    3: [2, 0, 1, 2, 2, 2, 2, 2],
    6: [4, 0, 2, 4, 4, 4, 5, 4],
    54: [38, 0, 25, 36, 44, 39, 50, 43],
    1000: [709, 4, 473, 666, 830, 736, 931, 811],
    2**32: [3046796613, 19206610, 2032901122, 2864065140, 3565585395, 3164323235],
}
LIMITS = (0, 1, 2**31, 2**32 - 1, 2**32, 2**32 + 1, 2**63, 2**64 - 1)


class Xoshiro:
    """The generator told a second time, from the paper of Blackman and Vigna."""

    def __init__(self, s: Sequence[int]) -> None:
        self.s = list(s)

    def word(self) -> int:
        s = self.s
        result = (rotl((s[0] + s[3]) % WORDS, 7) + s[0]) % WORDS
        t = s[1] << 9 & WORDS - 1
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 11)
        return result

    def below(self, n: int) -> int:
        """Lemire's multiplication: words that would favour some numbers are thrown away."""
        while True:
            product = self.word() * n
            if product % WORDS >= WORDS % n:
                return product // WORDS


def rotl(x: int, k: int) -> int:
    return (x << k & WORDS - 1) | x >> (32 - k)


def off(draws: Sequence[object], cells: Sequence[object]) -> float:
    """How far the draws are from being even, in sigmas."""
    return surprise(Counter(draws), dict.fromkeys(cells, 1 / len(cells)), len(draws))


@pytest.mark.parametrize(("seed", "words"), GOLDEN)
def test_a_seed_gives_the_same_words_for_ever(seed: tuple[int, int, int], words: list[int]) -> None:
    rng = Rng(*seed)
    assert [rng.below(WORDS) for _ in words] == words


@pytest.mark.parametrize(("n", "draws"), GOLDEN_BELOW.items())
def test_a_seed_gives_the_same_draws_for_ever(n: int, draws: list[int]) -> None:
    rng = Rng(2024, 5, 1)
    assert [rng.below(n) for _ in draws] == draws


def test_a_seed_gives_the_same_throws_for_ever() -> None:
    rng = Rng(11)
    throws = [rng.throw(8, OWN), rng.throw(4, NEUTRAL), rng.throw(0, OWN), rng.throw(2, OWN)]
    assert throws == [2201173884929, 35201551974400, 0, 1073742848]


@pytest.mark.parametrize("seed", [(0,), (7, 3), (2**64 - 1, 2**64 - 1, 2**32 - 1)])
def test_it_is_xoshiro128_plus_plus(seed: tuple[int, ...]) -> None:
    rng = Rng(*seed)
    other = Xoshiro([rng.a, rng.b, rng.c, rng.d])
    assert [rng.below(WORDS) for _ in range(500)] == [other.word() for _ in range(500)]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 54, 2**31 + 1, 3 * 2**30, 2**32 - 1, 2**32])
def test_draws_are_bounded_without_favour(n: int) -> None:
    rng = Rng(5)
    other = Xoshiro([rng.a, rng.b, rng.c, rng.d])
    draws = [rng.below(n) for _ in range(400)]
    assert draws == [other.below(n) for _ in range(400)]
    assert all(0 <= draw < n for draw in draws)


@pytest.mark.parametrize("n", [2, 3, 6, 7, 54, 100])
def test_every_number_comes_up_as_often_as_any_other(n: int) -> None:
    rng = Rng(2024, n)
    assert off([rng.below(n) for _ in range(DRAWS)], range(n)) < SIGMAS


def test_where_many_words_are_thrown_away_the_halves_are_even() -> None:
    rng, n = Rng(3), 3 * 2**30
    assert off([rng.below(n) // 2**30 for _ in range(DRAWS // 4)], range(3)) < SIGMAS


def test_a_draw_does_not_depend_on_those_before_it() -> None:
    rng = Rng(2025)
    draws = [rng.below(6) for _ in range(DRAWS // 2)]
    for lag in (1, 2, 3):
        pairs = list(zip(draws[::lag], draws[lag::lag], strict=False))
        assert off(pairs[:: lag + 1], list(product(range(6), repeat=2))) < SIGMAS


def test_each_bit_of_a_word_is_even() -> None:
    rng = Rng(77)
    words = [rng.below(WORDS) for _ in range(DRAWS // 10)]
    for bit in range(32):
        assert off([word >> bit & 1 for word in words], range(2)) < SIGMAS


@pytest.mark.parametrize("which", ["seed", "game", "stream"])
def test_neighbouring_games_seeds_and_streams_are_independent(which: str) -> None:
    number = DRAWS // 20
    firsts = []
    for index in range(number):
        rng = Rng(**{"seed": 9, which: index})
        firsts.append((rng.below(6), rng.below(6)))
    pairs = list(product(range(6), repeat=2))
    assert off(firsts, pairs) < SIGMAS
    neighbours = [(a, b) for (a, _), (b, _) in zip(firsts[::2], firsts[1::2], strict=False)]
    assert off(neighbours, pairs) < SIGMAS


def test_no_two_of_many_generators_begin_alike() -> None:
    for seeds in ([*product(LIMITS, LIMITS, (0,))], [*product(range(20), range(20), range(8))]):
        rngs = [Rng(*seed) for seed in seeds]
        begun = {tuple(rng.below(WORDS) for _ in range(3)) for rng in rngs}
        assert len(begun) == len(seeds)


@pytest.mark.parametrize("seed", LIMITS)
def test_seeds_at_the_limits_give_even_dice(seed: int) -> None:
    for rng in (Rng(seed), Rng(0, seed), Rng(seed, seed, 2**32 - 1)):
        assert rng.a | rng.b | rng.c | rng.d
        assert off([rng.below(6) for _ in range(6000)], range(6)) < SIGMAS


@pytest.mark.parametrize("seed", [-1, 2**64, 10**30])
def test_a_seed_beyond_the_limits_is_refused(seed: int) -> None:
    with pytest.raises(SetupError, match="a seed is a whole number from 0 to"):
        SeededHouse(seed)


def test_seeding_again_is_starting_again() -> None:
    rng = Rng(1, 2, 3)
    before = [rng.below(1000) for _ in range(5)]
    rng.reseed(4, 5, 6)
    assert [rng.below(1000) for _ in range(5)] != before
    rng.reseed(1, 2, 3)
    assert [rng.below(1000) for _ in range(5)] == before


@pytest.mark.parametrize("dice", range(9))
def test_a_throw_is_so_many_dice_each_drawn_below_six(dice: int) -> None:
    rng, other = Rng(dice), Rng(dice)
    for kind in (OWN, NEUTRAL):
        number = min(dice, 4)
        roll = rng.throw(number, kind)
        assert roll == sum(kind << 10 * other.below(6) for _ in range(number))
        assert is_throw_of(roll, number * kind)


def test_a_stream_is_no_other_seed() -> None:
    assert Rng(0, 0, 1).below(WORDS) != Rng(2**32, 0, 0).below(WORDS)
    every = list(product((0, 1, 2**32), (0, 1, 2**32), (0, 1, 2)))
    assert len({Rng(*seed).below(WORDS) for seed in every}) == len(every)
