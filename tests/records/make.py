"""Makes the golden games again: `python tests/records/make.py`."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from greenbaize import GAMES, Match, Rng
from greenbaize.engine.errors import SetupError
from greenbaize.engine.fair import BY_FORMULA, derived, promised
from greenbaize.engine.game import Game, Value
from greenbaize.engine.house import FairHouse, House, SeededHouse

HERE = Path(__file__).parent
PROMISED = "cincinnati"
"""Keeps two games with promises for its dice besides; the other fair ones are of the older kind."""


@dataclass(frozen=True)
class Golden:
    """A game that is kept: who plays what with which dice."""

    game: Game[Any]
    name: str
    seats: int
    options: Mapping[str, Value]
    seed: int

    @property
    def path(self) -> Path:
        """Where its record is kept."""
        return HERE / self.game.folder.name / f"{self.name}.txt"

    @property
    def is_fair(self) -> bool:
        """Whether its dice are sealed."""
        return not self.name.startswith("seeded")

    def house(self) -> House:
        """The dice: of a seed, or sealed with a secret that is always the same."""
        if not self.is_fair:
            return SeededHouse(self.seed)
        secret = sha256(self.name.encode()).digest()
        if self.name.startswith("alone"):
            return FairHouse.alone(secret, self.seats)
        parts = [sha256(f"{self.name} {seat}".encode()).digest()[:16] for seat in range(self.seats)]
        if self.name.startswith("promised"):
            return promising(secret, parts)
        return FairHouse(secret, parts)

    def play(self) -> Match:
        """The whole game, played by uniform bots."""
        players = ["uniform"] * self.seats
        match = Match(self.game, self.seats, self.options, house=self.house(), players=players)
        rngs = [Rng(self.seed, 0, seat + 1) for seat in range(self.seats)]
        while owing := match.owing():
            seat = owing[0]
            move = match.state.pick(seat, rngs[seat])
            match.play(seat, match.game.write(match.state, seat, move))
        return match


def promising(secret: bytes, parts: list[bytes]) -> FairHouse:
    """All bring what they promised, but the last promised nothing and the first opened nothing."""
    promises = [*map(promised, parts[:-1]), BY_FORMULA]
    last = len(parts) - 1
    brought = [derived(secret, 0), *parts[1:last], derived(secret, last)]
    return FairHouse(secret, brought, promises)


def goldens(game: Game[Any]) -> list[Golden]:
    """For each number of seats one as usual and one unusual; two with fair dice."""
    kept = []
    for seats in game.seats:
        kept.append(Golden(game, f"seeded-{seats}", seats, {}, 10 * seats))
        options = unusual(game, seats)
        kept.append(Golden(game, f"seeded-{seats}-unusual", seats, options, 10 * seats + 1))
    few, usual = game.seats[0], game.usual_seats
    kept.append(Golden(game, f"fair-{usual}", usual, {}, 2))
    kept.append(Golden(game, f"fair-{few}-unusual", few, unusual(game, few), 1))
    if game.name == PROMISED:
        kept.append(Golden(game, f"promised-{usual}", usual, {}, 4))
        kept.append(Golden(game, f"alone-{few}", few, {}, 3))
    return kept


def unusual(game: Game[Any], seats: int) -> dict[str, Value]:
    """Options of which at least one is not as usual, the same every time."""
    chance = random.Random(f"{game.name} {seats}")
    while True:
        options = {option.name: chance.choice(option.choices) for option in game.options}
        if game.unusual(options) and can_be_played(game, seats, options):
            return options


def can_be_played(game: Game[Any], seats: int, options: Mapping[str, Value]) -> bool:
    """Whether the game allows these options together."""
    try:
        game.begin(seats, options)
    except SetupError:
        return False
    return True


def main() -> None:
    """All of them, by game."""
    for game in GAMES.values():
        for golden in goldens(game):
            golden.path.parent.mkdir(exist_ok=True)
            golden.play().save(golden.path)


if __name__ == "__main__":
    main()
