"""Makes the golden games again: `python tests/records/make.py`."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from greenbaize import Match, Rng
from greenbaize.engine.house import FairHouse, House, SeededHouse

HERE = Path(__file__).parent


def seeded() -> dict[str, tuple[int, bool, int]]:
    """Each with its seats, whether neutral dice are thrown, and its seed."""
    return {
        f"seeded-{seats}{'-neutral' * neutral}": (seats, bool(neutral), 10 * seats + neutral)
        for seats in (2, 3, 4, 5)
        for neutral in (0, 1)
    }


def fair() -> dict[str, tuple[int, bool, int]]:
    """The same for games with sealed dice."""
    return {"fair-3-neutral": (3, True, 1), "fair-4": (4, False, 2)}


def make(name: str) -> Match:
    """The golden game of this name, played by uniform bots."""
    seats, neutral, seed = {**seeded(), **fair()}[name]
    options = {"neutral-dice": neutral}
    players = ["uniform"] * seats
    house = SeededHouse(seed) if name in seeded() else sealed(name, seats)
    match = Match("las-vegas", seats, options, house=house, players=players)
    rngs = [Rng(seed, 0, seat + 1) for seat in range(seats)]
    while match.owing():
        (seat,) = match.owing()
        move = match.state.pick(seat, rngs[seat])
        match.play(seat, match.game.write(match.state, seat, move))
    return match


def sealed(name: str, seats: int) -> House:
    """A secret and contributions that are always the same."""
    parts = [sha256(f"{name} {seat}".encode()).digest()[:16] for seat in range(seats)]
    return FairHouse(sha256(name.encode()).digest(), parts)


if __name__ == "__main__":
    for name in [*seeded(), *fair()]:
        make(name).save(HERE / f"{name}.txt")
