"""Sizes of heaps, packed: what they say of ties must be what counting the heaps says."""

import pytest

from greenbaize import Rng
from greenbaize.games.las_vegas.sizes import grown, larger, number, untied

Heaps = list[int]


def packed(heaps: Heaps) -> int:
    """The sizes of these heaps."""
    return sum(1 << 4 * size for size in heaps)


def some_heaps(most: int) -> list[Heaps]:
    """Many times eight heaps of at most so many dice."""
    rng = Rng(1)
    return [[rng.below(most + 1) for _ in range(8)] for _ in range(500)]


@pytest.mark.parametrize("most", [1, 2, 4, 8])
def test_untied_are_the_sizes_that_one_heap_has(most: int) -> None:
    for heaps in some_heaps(most):
        alone = [size for size in range(1, 9) if heaps.count(size) == 1]
        assert untied(packed(heaps)) == packed(alone)
        assert number(packed(alone)) == len(alone)
        for size in range(9):
            assert larger(packed(alone), size) == sum(other > size for other in alone)


def test_a_heap_grows_by_one_die() -> None:
    for heaps in some_heaps(7):
        for size in set(heaps):
            more = [*heaps, size + 1]
            more.remove(size)
            assert grown(packed(heaps), size) == packed(more)


def test_heaps_of_all_sizes_are_all_untied() -> None:
    assert number(untied(packed(list(range(1, 9))))) == 8
