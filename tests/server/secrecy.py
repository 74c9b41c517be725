"""The law at the wire: worlds that differ in what a viewer can't know give it the same bytes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from greenbaize.engine.seats import HOUSE
from greenbaize.server.tables.tokens import CODE_LENGTH, LETTERS

from ..laws.trying import Setup, on_the_shelf
from .alike import Pair
from .probes import PROBES
from .staging import Scripted, staged, unthrown
from .worlds import Worlds, worlds

BEFORE = 3
"""So many turns before the worlds part people watch every move; what was before is skipped."""

CURIOUS = 0.5
"""How often somebody tries something after a turn."""


class Apart:
    """Two apps, in which many tables are laid."""

    def __init__(self, one: Scripted, two: Scripted) -> None:
        self.one, self.two = one, two
        self.tables = 0

    async def check(self, setup: Setup) -> Worlds:
        """One game in both worlds; raises ToldApart."""
        found = worlds(setup)
        self.tables += 1
        pair = Pair(self.one, self.two, found, code_of(self.tables))
        with on_the_shelf(setup.game):
            try:
                await pair.lay()
                await play(pair)
            finally:
                await pair.leave()
            pair.compare()
        return found


@asynccontextmanager
async def apart(folder: Path) -> AsyncIterator[Apart]:
    """Two worlds to look at."""
    one, two = (Scripted(number, folder / f"world-{number}.db") for number in range(2))
    with staged():
        async with one, two:
            yield Apart(one, two)


async def play(pair: Pair) -> None:
    """The game, and what people try between its moves."""
    turns, begins = pair.found.turns, pair.found.begins
    begun = turns[0].seat == HOUSE and len(unthrown(pair.one.table)) == pair.unthrown_after(0)
    latest = begins + (BEFORE if pair.chance.random() < 0.2 else 0)
    start = min(len(turns) - 1, max(begun, latest - pair.chance.randrange(BEFORE)))
    await pair.both(lambda world: world.skip(turns[begun:start]))
    pair.note(start)
    for number in range(start, len(turns)):
        await be_curious(pair)
        await pair.play(number)
    await be_curious(pair)


async def be_curious(pair: Pair) -> None:
    """Try something, and perhaps something else."""
    while pair.chance.random() < CURIOUS:
        probe = pair.chance.choice(PROBES)
        moment = pair.moment
        pair.moment = f"{moment}, {probe.__name__}"
        await probe(pair)
        pair.moment = moment


def code_of(number: int) -> str:
    """A code for the table of this number; no two are the same."""
    digits = (number // len(LETTERS) ** place % len(LETTERS) for place in range(CODE_LENGTH))
    return "".join(LETTERS[digit] for digit in digits)
