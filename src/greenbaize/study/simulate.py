"""Many games of bots, on one process or several, with the same result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from greenbaize.bots import make_bot
from greenbaize.bots.arena import Arena
from greenbaize.bots.bot_seats import BotSeats
from greenbaize.bots.fallback import Fallback
from greenbaize.engine.errors import SetupError
from greenbaize.engine.game import find_game
from greenbaize.engine.house import SEEDS, SeededHouse, check_seed
from greenbaize.engine.match import Match
from greenbaize.engine.messages import Message
from greenbaize.engine.numbers import known_below
from greenbaize.study.processes import in_processes, leave_interrupts_to_parent
from greenbaize.study.tally import Tally

MOST_AT_ONCE = 1000
MOST_WORKERS = 256
Row = tuple[int, tuple[str, ...], list[int], list[int]]
"""A game's number, its bots by seat, their scores and places."""


@dataclass(frozen=True)
class Plan:
    """What is to be played. With `rotate` the bots move on one seat from game to game."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, bool | int | str], ...] = ()
    seed: int = 0
    rotate: bool = False
    rows: bool = False
    records: str | None = None

    def __post_init__(self) -> None:
        game = find_game(self.game)
        game.check_seats(len(self.bots))
        for bot in self.bots:
            make_bot(bot, game)
        game.settle(dict(self.options))
        check_seed(self.seed)

    def seated(self, index: int) -> tuple[str, ...]:
        """Who sits where in this game."""
        shift = index % len(self.bots) if self.rotate else 0
        return self.bots[shift:] + self.bots[:shift]


@dataclass(frozen=True)
class Forfeit:
    """How many moves a bot has forfeited, and what it did first, in which game."""

    bot: str
    moves: int
    game: int
    first: Message


@dataclass
class Batch:
    """The result of a run of games."""

    start: int
    tally: Tally
    rows: list[Row]
    forfeits: list[Forfeit] = field(default_factory=list)


@cache
def arena(plan: Plan, bots: tuple[str, ...]) -> Arena:
    """A table that is set up once for each order of the bots."""
    game = find_game(plan.game)
    players = [make_bot(name, game) for name in bots]
    return Arena(game, players, game.settle(dict(plan.options)), plan.seed, Fallback(game))


def play_batch(plan: Plan, start: int, games: int) -> Batch:
    """Games number `start` and following."""
    batch = Batch(start, Tally(), [])
    for index in range(start, start + games):
        bots = plan.seated(index)
        table = arena(plan, bots)
        state = table.play(index)
        batch.forfeits += forfeits_of(table, bots, index)
        scores, places = state.scores(), state.places()
        batch.tally.add(bots, scores, places)
        if plan.rows:
            batch.rows.append((index, bots, scores, places))
        if plan.records:
            keep_record(plan, index, Path(plan.records))
    return batch


def forfeits_of(table: Arena, bots: tuple[str, ...], index: int) -> list[Forfeit]:
    """What bots have forfeited in a game just played."""
    account = table.fallback
    assert account is not None
    found = [
        Forfeit(bots[seat], account.forfeits[seat], index, Message(error.code, error.params))
        for seat, error in account.first.items()
    ]
    account.forget()
    return found


def keep_record(plan: Plan, index: int, folder: Path) -> None:
    """Play the same game once more through the door that keeps records."""
    bots = plan.seated(index)
    house = SeededHouse(plan.seed, index)
    match = Match(plan.game, len(bots), dict(plan.options), house=house, players=bots)
    BotSeats(match, bots, plan.seed, index, Fallback(plan.game)).play_out()
    match.save(folder / f"{plan.game}-{plan.seed}-{index:07d}.txt")


def simulate(plan: Plan, games: int, workers: int = 1) -> Iterator[Batch]:
    """Batches as they are done; close the iterator to stop after those under way."""
    if not known_below(games, SEEDS) or not known_below(workers, MOST_WORKERS + 1) or not workers:
        raise SetupError("simulation_size", most=MOST_WORKERS)
    size = max(1, min(MOST_AT_ONCE, games // (workers * 20)))
    batches = ((start, min(size, games - start)) for start in range(0, games, size))
    if workers == 1:
        for start, count in batches:
            yield play_batch(plan, start, count)
    else:
        yield from spread(plan, batches, workers)


def spread(plan: Plan, todo: Iterator[tuple[int, int]], workers: int) -> Iterator[Batch]:
    """The batches on several processes, a few in hand at a time."""
    return in_processes(
        ((play_batch, (plan, start, count)) for start, count in todo),
        workers,
        leave_interrupts_to_parent,
    )
