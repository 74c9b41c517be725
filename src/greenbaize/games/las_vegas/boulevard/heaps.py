"""Heaps of dice of all four kinds."""

MOST_MEMBERS = 20
"""A set of small numbers has no larger ones; two for each owner of dice are the most."""


def kickers(heap: int) -> int:
    """The kickers in a heap."""
    return heap >> 7 & 3


def big(heap: int) -> int:
    """The big die in a heap, if it is there."""
    return heap >> 9 & 1


def weight(heap: int) -> int:
    """What a seat's dice in a heap count: a big die counts as two (BIG2)."""
    return (heap & 15) + 2 * (heap >> 9 & 1)


def dice_in(heap: int) -> int:
    """How many dice a heap has, of any kind."""
    return (heap & 15) + (heap >> 4 & 7) + (heap >> 7 & 3) + (heap >> 9 & 1)


def kind_in(heap: int, kind: int) -> int:
    """How many dice of one kind a heap has: own, neutral, kickers or big."""
    if kind == 0:
        return heap & 15
    if kind == 1:
        return heap >> 4 & 7
    if kind == 2:
        return heap >> 7 & 3
    return heap >> 9 & 1


def one_of(kind: int) -> int:
    """One die of a kind."""
    if kind == 0:
        return 1
    if kind == 1:
        return 16
    if kind == 2:
        return 128
    return 512


def staying(heap: int) -> int:
    """What stays where a heap is placed: all but the kickers (K5)."""
    return heap & ~(3 << 7)


def parts(heap: int) -> int:
    """How many ways there are to take some of a heap's dice, or none."""
    own, neutral = (heap & 15) + 1, (heap >> 4 & 7) + 1
    return own * neutral * ((heap >> 7 & 3) + 1) * ((heap >> 9 & 1) + 1)


def part(heap: int, number: int) -> int:
    """One of these ways, counted in order of the heaps that are taken."""
    taken = 0
    for kind in range(4):
        most = kind_in(heap, kind) + 1
        taken += number % most * one_of(kind)
        number //= most
    return taken


def members(mask: int) -> int:
    """How many of thirty-two bits are set, counted in pairs, fours and eights, all at once."""
    pairs = mask - (mask >> 1 & 0x55555555)
    fours = (pairs & 0x33333333) + (pairs >> 2 & 0x33333333)
    eights = fours + (fours >> 4) & 0x0F0F0F0F
    return eights * 0x01010101 >> 24 & 255


def nth(mask: int, number: int) -> int:
    """Which bit is set as the so many-th: all those count up to which no more are set."""
    bits, up_to = 0, 0
    for bit in range(MOST_MEMBERS):
        up_to += mask >> bit & 1
        bits += up_to <= number
    return bits
