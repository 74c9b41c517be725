"""Two worlds that a viewer cannot tell apart: one game, but for what it may not know of it.

The first world is a random game. The second follows it move by move: where the viewer hears a
move only by half, another with the same half may stand in its place; all else stays as it is.
It ends where the secret comes out.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from greenbaize.engine.errors import RefusedError
from greenbaize.engine.fair import Drawing, Draws
from greenbaize.engine.match import Match
from greenbaize.engine.record import Line
from greenbaize.engine.replay import seen_words
from greenbaize.engine.seats import HOUSE, PUBLIC

from ..laws.trying import Setup

MOST_MOVES = 400
MOST_TURNS = 24
"""So much is looked at in one game."""

ATTEMPTS = 12
"""So often another beginning of the difference is tried, and another throw of the House."""


@dataclass(frozen=True, slots=True)
class Made:
    """A move as it was made in one world; without words, the last one was taken back."""

    seat: int
    words: str
    draws: Draws | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """A move in both worlds, and what the viewer hears of it in either."""

    one: Made
    two: Made
    told: str

    @property
    def seat(self) -> int:
        """Who made it."""
        return self.one.seat

    def of(self, world: int) -> Made:
        """The move in the first world or in the second."""
        return (self.one, self.two)[world]

    @property
    def differs(self) -> bool:
        """Whether the worlds part here."""
        return self.one.words != self.two.words


@dataclass(frozen=True, slots=True)
class Turn:
    """What comes of one command: a move, one that is taken back, or moves of the House."""

    steps: tuple[Step, ...]

    @property
    def seat(self) -> int:
        """Whose command it is."""
        return self.steps[0].seat


@dataclass(frozen=True)
class Worlds:
    """A game in both worlds, which part at the turn `begins` or later.

    `bot` is a seat that a bot plays; `secrets` is how many moves the viewer hears by half.
    """

    setup: Setup
    viewer: int
    bot: int | None
    secrets: int
    turns: list[Turn]
    begins: int

    def __str__(self) -> str:
        return f"{self.setup}, seen by {self.viewer}, played by a bot: {self.bot}"

    @property
    def steps(self) -> list[Step]:
        """All moves, in their order."""
        return [step for turn in self.turns for step in turn.steps]

    @property
    def differ(self) -> bool:
        """Whether there are two worlds at all."""
        return any(step.differs for step in self.steps)


class Dealing(Drawing):
    """The House's draws, each of them listed."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__()
        self.chance = chance

    def draw(self, n: int) -> int:
        return self.chance.randrange(n)


def worlds(setup: Setup) -> Worlds:
    """A random game and another like it, as different as they can be to this viewer."""
    chance = random.Random(f"worlds {setup.seed}")
    viewer = chance.choice([*range(setup.seats), *range(setup.seats), PUBLIC])
    others = [seat for seat in range(1, setup.seats) if seat != viewer]
    bot = chance.choice(others) if others and chance.random() < 0.3 else None
    game = list(first_world(setup, bot, chance))
    secret = [ply for ply, (_, seen) in enumerate(game) if seen[viewer] is not None]
    for ply in (chance.choice(secret) for _ in range(ATTEMPTS if secret else 0)):
        twins = Twins(setup, viewer, chance)
        found = window(twins.turns([made for made, _ in game], ply), ply)
        if any(step.differs for turn in found[0] for step in turn.steps):
            return Worlds(setup, viewer, bot, len(secret), *found)
    turns = Twins(setup, viewer, chance).turns([made for made, _ in game], len(game))
    found = window(turns, chance.randrange(len(game)))
    return Worlds(setup, viewer, bot, len(secret), *found)


def window(turns: Iterator[Turn], ply: int) -> tuple[list[Turn], int]:
    """The turns up to some that follow a move, and the number of that move's turn."""
    found, made = list(turns), 0
    for number, turn in enumerate(found):
        made += len(turn.steps)
        if made > ply:
            return found[: number + MOST_TURNS], number
    return found, len(found)


Seen = dict[int, str | None]
"""By viewer, the half that it hears of a secret move."""


def first_world(
    setup: Setup, bot: int | None, chance: random.Random
) -> Iterator[tuple[Made, Seen]]:
    """A random game in which people change their minds."""
    match = setup.match(waits=True)
    for _ in range(MOST_MOVES):
        owing = match.owing()
        if not owing:
            return
        seat = chance.choice(owing)
        made = drawn(match, chance) if seat == HOUSE else chosen(match, seat, chance)
        yield made, {viewer: half(match, made, viewer) for viewer in setup.viewers()}
        match.play(made.seat, made.words)
        while match.may_take_back(seat) and seat != bot and chance.random() < 0.15:
            match.take_back(seat)
            yield Made(seat, ""), dict.fromkeys(setup.viewers())


def chosen(match: Match, seat: int, chance: random.Random) -> Made:
    """Any move of a seat."""
    return Made(seat, chance.choice(match.moves(seat)))


def drawn(match: Match, chance: random.Random) -> Made:
    """Any move of the House."""
    dealing = Dealing(chance)
    move = match.state.sample(dealing)
    return Made(HOUSE, match.game.write(match.state, HOUSE, move), dealing.take())


def half(match: Match, made: Made, viewer: int) -> str | None:
    """What a viewer hears of a move that is secret from it."""
    words = heard(match, made, viewer)
    return None if words == made.words else words


def heard(match: Match, made: Made, viewer: int) -> str:
    """What a viewer hears of a move."""
    return seen_words(match.game, match.state, Line(made.seat, made.words), viewer)


class Twins:
    """Both worlds, move by move."""

    def __init__(self, setup: Setup, viewer: int, chance: random.Random) -> None:
        self.viewer, self.chance = viewer, chance
        self.one, self.two = (setup.match(waits=True) for _ in range(2))

    def turns(self, game: list[Made], begins: int) -> Iterator[Turn]:
        """The game, whole turn by whole turn, as long as the viewer cannot tell them apart."""
        steps: list[Step] = []
        for ply, made in enumerate(game):
            told = heard(self.one, made, self.viewer) if made.words else ""
            other = self.other(made, told) if ply >= begins else made
            if other is None:
                return
            steps.append(Step(made, other, told))
            self.play(steps[-1])
            if self.over():
                return
            if not self.house_goes_on():
                yield Turn(tuple(steps))
                steps = []

    def over(self) -> bool:
        """When the game is over, all secrets are out."""
        assert self.one.over == self.two.over, "the game is over in one world only"
        return self.one.over

    def house_goes_on(self) -> bool:
        """Whether the House moves on without waiting for a throw, in either world."""
        goes = [m.owing() == [HOUSE] and m.state.thrower() == HOUSE for m in (self.one, self.two)]
        assert goes[0] == goes[1], "the House goes on in one world only"
        moves = self.one.record.moves
        return goes[0] and bool(moves) and moves[-1].seat == HOUSE

    def play(self, step: Step) -> None:
        """One more move in both worlds."""
        for match, made in ((self.one, step.one), (self.two, step.two)):
            if made.words:
                match.play(made.seat, made.words)
            else:
                match.take_back(made.seat)

    def other(self, made: Made, told: str) -> Made | None:
        """A move that the viewer hears like this one; another if there is one."""
        if not made.words:
            return made
        secret = told != made.words
        found = [new for new in self.candidates(made, secret) if self.fits(new, told)]
        return next((new for new in found if new.words != made.words), next(iter(found), None))

    def candidates(self, made: Made, secret: bool) -> Iterator[Made]:
        """What might be done in the second world, what was done in the first at last."""
        if secret and made.seat == HOUSE:
            yield from (drawn(self.two, self.chance) for _ in range(ATTEMPTS))
        elif secret:
            moves = self.two.moves(made.seat)
            self.chance.shuffle(moves)
            yield from (Made(made.seat, words) for words in moves)
        yield made

    def fits(self, made: Made, told: str) -> bool:
        """Whether it is legal in the second world, and told to the viewer in these words."""
        try:
            self.two.check(made.seat, made.words)
        except RefusedError:
            return False
        return heard(self.two, made, self.viewer) == told
