"""The fast generator: the same seed gives the same dice on every machine, compiled or not."""

from __future__ import annotations

WORD = 0xFFFFFFFF


class Rng:
    """Xoshiro128++, a generator for simulations: quick, even, and no secret.

    A seed names a whole family of games: `Rng(seed, game, stream)` is the same
    whoever asks for it, so a simulation gives the same games on any number of workers.

    >>> rng = Rng(seed=7, game=3)
    >>> [rng.below(6) + 1 for _ in range(8)]
    [4, 5, 4, 3, 2, 3, 4, 6]
    """

    a: int
    b: int
    c: int
    d: int

    def __init__(self, seed: int, game: int = 0, stream: int = 0) -> None:
        self.reseed(seed, game, stream)

    def reseed(self, seed: int, game: int = 0, stream: int = 0) -> None:
        """Start again as the generator of this seed, game and stream."""
        self.a = scrambled(seed ^ 0x9E3779B9)
        self.b = scrambled((seed >> 32) + self.a + stream)
        self.c = scrambled(game + self.b)
        self.d = scrambled((game >> 32) + self.c) | 1
        for _ in range(8):
            word(self)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as any other."""
        return bounded(self, n)

    def throw(self, dice: int, kind: int) -> int:
        """Throw so many dice of one kind: a packed roll."""
        roll = 0
        for _ in range(dice):
            roll += kind << 10 * bounded(self, 6)
        return roll


def scrambled(bits: int) -> int:
    """Thirty-two bits, each of which depends on all that went in."""
    bits &= WORD
    bits = (bits ^ bits >> 16) * 0x85EBCA6B & WORD
    bits = (bits ^ bits >> 13) * 0xC2B2AE35 & WORD
    return bits ^ bits >> 16


def word(rng: Rng) -> int:
    """The next thirty-two bits."""
    total = rng.a + rng.d & WORD
    result = (total << 7 & WORD | total >> 25) + rng.a & WORD
    shifted = rng.b << 9 & WORD
    rng.c ^= rng.a
    rng.d ^= rng.b
    rng.b ^= rng.c
    rng.a ^= rng.d
    rng.c ^= shifted
    rng.d = rng.d << 11 & WORD | rng.d >> 21
    return result


def bounded(rng: Rng, n: int) -> int:
    """A whole number below n; the few words that would favour some are thrown away."""
    product = word(rng) * n
    if product & WORD < n:
        while product & WORD < (WORD + 1 - n) % n:
            product = word(rng) * n
    return product >> 32
