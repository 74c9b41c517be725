"""The House: where a match's dice and cards come from, and what the record says of it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from greenbaize.engine.errors import SetupError
from greenbaize.engine.fair import (
    BY_FORMULA,
    SECRET_BYTES,
    Draws,
    FairRng,
    commitment,
    derived,
)
from greenbaize.engine.numbers import whole
from greenbaize.engine.rng import Rng
from greenbaize.engine.state import State
from greenbaize.engine.text import shortened

SEEDS = 1 << 64
LONG = 200
"""Numbers of more bits are not printed in sentences."""


class House:
    """Makes the House's moves. This one makes none: its moves are given by hand."""

    kind = "given"
    commitment: str | None = None
    promises: tuple[str, ...] = ()
    contributions: tuple[str, ...] = ()
    secret: str | None = None

    @property
    def dice(self) -> str:
        """The line of the header."""
        return self.kind

    def move(self, state: State) -> tuple[int, Draws | None] | None:
        """What it draws next, and the draws if they are recorded; None if others must say."""
        return None


class SeededHouse(House):
    """Fast and repeatable: anybody who knows the seed knows the dice."""

    kind = "seeded"

    def __init__(self, seed: int, game: int = 0) -> None:
        self.seed, self.game = check_seed(seed), check_game_number(game)
        self.rng = Rng(seed, game)

    @property
    def dice(self) -> str:
        return f"seeded {self.seed} {self.game}"

    def move(self, state: State) -> tuple[int, Draws | None]:
        return state.sample(self.rng), None


class FairHouse(House):
    """Sealed before play, checked after it.

    What every seat brings was promised before; a House without promises makes older records.
    """

    kind = "fair"

    def __init__(
        self, secret: bytes, contributions: Sequence[bytes] = (), promises: Sequence[str] = ()
    ) -> None:
        self.commitment = commitment(secret)
        self.secret = secret.hex()
        self.promises = tuple(promises)
        self.rng: FairRng | None = None
        for part in contributions:
            self.contribute(part)

    @classmethod
    def fresh(cls, seats: int) -> FairHouse:
        """Sealed now. House and seats are one machine here, so every part is the formula's."""
        return cls.alone(secrets.token_bytes(SECRET_BYTES), seats)

    @classmethod
    def alone(cls, secret: bytes, seats: int) -> FairHouse:
        """All parts are those that the secret gives."""
        parts = [derived(secret, seat) for seat in range(seats)]
        return cls(secret, parts, [BY_FORMULA] * seats)

    def contribute(self, part: bytes) -> None:
        """The next seat brings its own, having seen the seal; too late once dice are drawn."""
        if self.rng:
            raise SetupError("contribution_too_late")
        self.contributions += (part.hex(),)

    def move(self, state: State) -> tuple[int, Draws | None]:
        if self.rng is None:
            parts = [bytes.fromhex(part) for part in self.contributions]
            self.rng = FairRng(bytes.fromhex(self.secret or ""), parts)
        return state.sample(self.rng), self.rng.take()


def check_seed(seed: int) -> int:
    """A seed that the generator can take."""
    return check_range(seed, "seed_out_of_range", "seed_too_long")


def check_game_number(number: int) -> int:
    """The number of a game of a seed; it has the same limits."""
    return check_range(number, "game_number_out_of_range", "game_number_too_long")


def check_range(given: int, out_of_range: str, too_long: str) -> int:
    """A whole number of sixty-four bits; Python does not even print very long ones."""
    number = whole(given)
    if number is not None and 0 <= number < SEEDS:
        return number
    most = str(SEEDS - 1)
    if number is not None and number.bit_length() > LONG:
        raise SetupError(too_long, most=most, bits=str(number.bit_length()))
    raise SetupError(out_of_range, most=most, given=shortened(str(given)))
