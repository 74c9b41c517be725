"""A hundred million dice are even, each alone and in pairs."""

from collections import Counter
from itertools import product

from greenbaize import Rng
from greenbaize.engine.dice import FACES, HEAP_BITS, OWN

from ..laws.posterior import SIGMAS, surprise

HANDS = 10_000_000
DICE = 10
MASK = (1 << HEAP_BITS) - 1


def test_every_face_of_a_hundred_million_dice_is_as_likely() -> None:
    rng = Rng(20260101)
    total = sum(rng.throw(DICE, OWN) & MASK for _ in range(HANDS))
    faces = Counter({"one": total, "other": HANDS * DICE - total})
    assert surprise(faces, {"one": 1 / 6, "other": 5 / 6}, HANDS * DICE) < SIGMAS


def test_a_die_does_not_know_the_one_before_it() -> None:
    rng = Rng(20260102)
    pairs = Counter((rng.below(FACES), rng.below(FACES)) for _ in range(HANDS))
    both = product(range(FACES), range(FACES))
    even: dict[tuple[int, int], float] = dict.fromkeys(both, 1 / 36)
    assert surprise(pairs, even, HANDS) < SIGMAS
