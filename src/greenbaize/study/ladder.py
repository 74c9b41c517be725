"""A ladder: bots at the same table with the same dice, each in every chair.

A block is one game number, played in all rotations of a line-up; so the luck of the dice and of
the chairs is shared out, and blocks, unlike the games of one block, are independent.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from ctypes import c_bool
from dataclasses import dataclass
from multiprocessing import get_context
from time import perf_counter
from typing import NamedTuple

from greenbaize.bots import make_bot
from greenbaize.bots.arena import Arena
from greenbaize.bots.bot import Bot, Chair
from greenbaize.engine.errors import SetupError
from greenbaize.engine.game import Value, find_game
from greenbaize.engine.house import SEEDS, check_seed
from greenbaize.engine.numbers import known_below
from greenbaize.engine.rng import Rng
from greenbaize.engine.text import shown
from greenbaize.study.processes import in_processes, leave_interrupts_to_parent
from greenbaize.study.simulate import MOST_WORKERS

CHOOSING, SEATING = 100, 101
"""Streams of a seed for who plays and for who sits where; tables use those below."""

LineUp = tuple[str, ...]


@dataclass(frozen=True)
class Ladder:
    """Which bots are compared, and at what table: among themselves, or each one among others."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: tuple[tuple[str, Value], ...] = ()
    seed: int = 0
    one_among: str | None = None

    def __post_init__(self) -> None:
        game = find_game(self.game)
        if game.check_seats(self.seats) < 2:
            raise SetupError("ladder_alone", game=game.title)
        for bot in self.everybody:
            make_bot(bot, game)
            if self.everybody.count(bot) > 1:
                code = "ladder_among_itself" if bot == self.one_among else "ladder_bot_twice"
                raise SetupError(code, bot=shown(bot))
        if len(self.everybody) < 2:
            raise SetupError("ladder_one_bot")
        game.settle(dict(self.options))
        check_seed(self.seed)

    @property
    def everybody(self) -> tuple[str, ...]:
        """All bots that play."""
        return self.bots if self.one_among is None else (*self.bots, self.one_among)

    @property
    def games_a_block(self) -> int:
        """How many games a block has."""
        return self.seats * (1 if self.one_among is None else len(self.bots))

    def blocks(self, games: int) -> int:
        """How many blocks it takes to play so many games at least."""
        if not known_below(games - 1, SEEDS):
            raise SetupError("too_few_games", given=str(games))
        return -(-games // self.games_a_block)

    def line_ups(self, block: int) -> list[LineUp]:
        """Who sits where in each game of a block; in which order bots are named is no matter."""
        if self.one_among is not None:
            return [
                tuple(bot if seat == chair else self.one_among for seat in range(self.seats))
                for bot in sorted(self.bots)
                for chair in range(self.seats)
            ]
        players = self.seated(block)
        return [tuple(players[turn:] + players[:turn]) for turn in range(self.seats)]

    def seated(self, block: int) -> list[str]:
        """The first line-up of a block; one that its rotations would repeat is drawn again."""
        players, rng = self.chosen(block), Rng(self.seed, block, SEATING)
        while True:
            shuffle(players, rng)
            if all(players[turn:] + players[:turn] != players for turn in range(1, self.seats)):
                return players

    def chosen(self, block: int) -> list[str]:
        """Who plays: each bot equally often in as many blocks as there are bots."""
        bots = sorted(self.bots)
        cycle, turn = divmod(block, len(bots))
        whole, left = divmod(self.seats, len(bots))
        order = list(bots)
        shuffle(order, Rng(self.seed, cycle, CHOOSING))
        return bots * whole + [order[(turn + more) % len(bots)] for more in range(left)]


def shuffle(things: list[str], rng: Rng) -> None:
    """Every order is as likely."""
    for last in range(len(things) - 1, 0, -1):
        other = rng.below(last + 1)
        things[last], things[other] = things[other], things[last]


class Played(NamedTuple):
    """One game of a block: who sat where, and how it ended for them."""

    bots: LineUp
    scores: tuple[int, ...]
    places: tuple[int, ...]


class Thought(NamedTuple):
    """How often a bot decided, and how long that took."""

    decisions: int
    seconds: float


@dataclass(frozen=True)
class Block:
    """The games of one number."""

    number: int
    games: tuple[Played, ...]
    thought: dict[str, Thought]


class Stop:
    """A sign, seen by all processes, that what is under way is no longer wanted."""

    def __init__(self) -> None:
        self.sign = get_context("spawn").RawValue(c_bool, False)

    def give(self) -> None:
        """From here on nobody decides anything."""
        self.sign.value = True


class Stopped(BaseException):
    """A game that is not played to its end; no exception that a bot could be blamed for."""


class Timed(Bot):
    """A bot on a clock."""

    def __init__(self, bot: Bot, sign: c_bool) -> None:
        self.bot, self.sign = bot, sign
        self.decisions, self.seconds = 0, 0.0

    def choose(self, chair: Chair) -> int:
        if self.sign.value:
            raise Stopped
        began = perf_counter()
        move = self.bot.choose(chair)
        self.seconds += perf_counter() - began
        self.decisions += 1
        return move


def play_block(ladder: Ladder, number: int, sign: c_bool) -> Block | None:
    """All games of a block; None if it was stopped before they were over."""
    game, options = find_game(ladder.game), dict(ladder.options)
    timed = {bot: Timed(make_bot(bot, game), sign) for bot in ladder.everybody}
    games = []
    try:
        for bots in ladder.line_ups(number):
            arena = Arena(game, [timed[bot] for bot in bots], options, ladder.seed)
            state = arena.play(number)
            games.append(Played(bots, tuple(state.scores()), tuple(state.places())))
    except Stopped:
        return None
    sat = {bot for played in games for bot in played.bots}
    thought = {
        bot: Thought(timed[bot].decisions, round(timed[bot].seconds, 6)) for bot in sorted(sat)
    }
    return Block(number, tuple(games), thought)


def climb(
    ladder: Ladder, numbers: Iterable[int], stop: Stop, workers: int = 1
) -> Generator[Block, None, None]:
    """The blocks of these numbers, as they are done."""
    if not known_below(workers - 1, MOST_WORKERS):
        raise SetupError("simulation_size", most=MOST_WORKERS)
    found: Generator[Block | None, None, None]
    if workers == 1:
        found = (play_block(ladder, number, stop.sign) for number in numbers)
    else:
        tasks = ((play_block_here, (ladder, number)) for number in numbers)
        found = in_processes(tasks, workers, begin_work, (stop.sign,))
    try:
        yield from (block for block in found if block is not None)
    finally:
        stop.give()
        found.close()


signs: list[c_bool] = []
"""The sign of the ladder that this process works for."""


def begin_work(sign: c_bool) -> None:
    """What a process does first."""
    leave_interrupts_to_parent()
    signs[:] = [sign]


def play_block_here(ladder: Ladder, number: int) -> Block | None:
    """A block in a process that works for a ladder."""
    return play_block(ladder, number, signs[0])
