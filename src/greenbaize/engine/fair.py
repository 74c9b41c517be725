"""Fair dice by commit and reveal: a stream sealed before play, which everybody can check after it.

The stream is HMAC-SHA256 in counter mode. Its key is the House's secret, whose hash stands in
the record before the first move; its text holds what every seat contributed. A draw below n
takes four bytes and throws away those that would favour some numbers.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence

from greenbaize.engine.errors import VerificationError
from greenbaize.engine.rng import Rng

Draws = tuple[tuple[int, int], ...]
"""What the House drew for one move: pairs of a bound n and a number below it."""

SECRET_BYTES = 32
CONTRIBUTION_BYTES = 16
PURPOSE = b"greenbaize dice 1"
PART_PURPOSE = b"greenbaize part 1"
BY_FORMULA = "house"
"""Stands in a list of promises for a seat that promised nothing: its part is the formula's."""


def commitment(secret: bytes) -> str:
    """The seal that is shown before the first move."""
    return hashlib.sha256(secret).hexdigest()


def promised(part: bytes) -> str:
    """What a device shows of its part before anybody has shown more."""
    return hashlib.sha256(part).hexdigest()


def derived(secret: bytes, seat: int) -> bytes:
    """The part of a seat that brings none: the sealed secret gives it, so nobody can choose it."""
    text = PART_PURPOSE + bytes([seat])
    return hmac.digest(secret, text, "sha256")[:CONTRIBUTION_BYTES]


def words(secret: bytes, contributions: Sequence[bytes]) -> Iterator[int]:
    """The stream itself: thirty-two bits at a time, for ever."""
    text = PURPOSE + b"".join(len(part).to_bytes(2, "big") + part for part in contributions)
    counter = 0
    while True:
        block = hmac.digest(secret, text + counter.to_bytes(8, "big"), "sha256")
        for start in range(0, len(block), 4):
            yield int.from_bytes(block[start : start + 4], "big")
        counter += 1


class Drawing(Rng):
    """A generator that makes everything from single draws, and keeps a list of them."""

    def __init__(self) -> None:
        self.drawn: list[tuple[int, int]] = []

    def below(self, n: int) -> int:
        number = self.draw(n)
        self.drawn.append((n, number))
        return number

    def throw(self, dice: int, kind: int) -> int:
        return sum(kind << 10 * self.below(6) for _ in range(dice))

    def draw(self, n: int) -> int:
        """One number from 0 to n - 1."""
        raise NotImplementedError

    def take(self) -> Draws:
        """The draws since the last time."""
        drawn = tuple(self.drawn)
        self.drawn.clear()
        return drawn


class FairRng(Drawing):
    """Draws from the sealed stream."""

    def __init__(self, secret: bytes, contributions: Sequence[bytes]) -> None:
        super().__init__()
        self.words = words(secret, contributions)

    def draw(self, n: int) -> int:
        limit = (1 << 32) - (1 << 32) % n
        return next(word for word in self.words if word < limit) % n


class GivenDraws(Drawing):
    """Draws what a record says was drawn, and nothing else."""

    def __init__(self, draws: Draws) -> None:
        super().__init__()
        self.left = list(draws)

    def draw(self, n: int) -> int:
        if not self.left or self.left[0][0] != n:
            raise VerificationError("verify_draw_unlisted", bound=str(n))
        return self.left.pop(0)[1]
