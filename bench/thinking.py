"""How quickly bots decide: policies and searches of every game, beside playouts of any legal move.

All ways take turns in one run, so that the machine's noise falls on each alike; what is told is the
median of several rotations, as a ratio to uniform playouts.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import reach  # noqa: F401
from report import keep, measured, table
from stopping import stop_as_ctrl_c

from greenbaize import GAMES, HOUSE
from greenbaize.bots import make_bot
from greenbaize.bots.arena import Arena
from greenbaize.bots.bot import Bot, Chair
from greenbaize.bots.budget import Budget
from greenbaize.bots.search import Search
from greenbaize.engine.game import Game, Options
from greenbaize.engine.rng import Rng
from greenbaize.engine.state import State

TURN_SECONDS = 0.4
"""How long each way is measured at a time."""

ROTATIONS = 5
SEED = 7
LOOKS = Budget(playouts=400)
WAYS = ("uniform", "regular", "greedy")


@dataclass
class Table:
    """A game as it is set up here."""

    title: str
    game: Game[Any]
    seats: int
    options: Options
    found: dict[str, list[float]] = field(default_factory=dict)

    def note(self, what: str, rate: float) -> None:
        self.found.setdefault(what, []).append(rate)

    def rate(self, what: str) -> float:
        return median(self.found[what])

    def ratio(self, what: str) -> float:
        """To uniform games, rotation by rotation."""
        pairs = zip(self.found[what], self.found["uniform"], strict=True)
        return median(rate / uniform for rate, uniform in pairs)

    def row(self) -> list[str]:
        rates = [f"{self.rate('uniform'):,.0f}"]
        rates += [f"{self.rate(way):,.0f} ({self.ratio(way):.3f})" for way in WAYS[1:]]
        times = [f"{1e6 / self.rate(f'{way} decides'):.1f} µs" for way in WAYS[1:]]
        quicker = f"{self.rate('regular decides') / self.rate('greedy decides'):.0f}"
        search = f"{self.rate('search'):,.0f} ({self.ratio('search'):.3f})"
        return [self.title, *rates, *times, quicker, search]


class Timed(Bot):
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.seconds, self.decisions = bot, 0.0, 0

    def choose(self, chair: Chair) -> int:
        begun = time.perf_counter()
        move = self.bot.choose(chair)
        self.seconds += time.perf_counter() - begun
        self.decisions += 1
        return move


def tables() -> list[Table]:
    """Every game as usual, and Las Vegas with all modules."""
    usual = [Table(game.title, game, game.usual_seats, {}) for game in GAMES.values()]
    vegas = GAMES["las-vegas"]
    everything = Table("Las Vegas, everything", vegas, 5, vegas.preset("everything", 5))
    return [usual[0], everything, *usual[1:]]


def per_second(work: Callable[[int], object]) -> float:
    """How often this can be done in a second."""
    begun, times = time.perf_counter(), 0
    while (taken := time.perf_counter() - begun) < TURN_SECONDS:
        work(times)
        times += 1
    return times / taken


def games_a_second(one: Table, bot: str) -> float:
    bots = [make_bot(bot, one.game) for _ in range(one.seats)]
    return per_second(Arena(one.game, bots, one.game.settle(one.options), SEED).play)


def decisions_a_second(one: Table, bot: str) -> float:
    """In games of uniform play, where its move is asked for at every decision and not played."""
    timed = Timed(make_bot(bot, one.game))
    begun, game = time.perf_counter(), 0
    while time.perf_counter() - begun < TURN_SECONDS:
        for _, chair in moments(one, game):
            timed.choose(chair)
        game += 1
    return timed.decisions / timed.seconds


def playouts_a_second(one: Table) -> float:
    """Of a search, from decisions in the middle of games."""
    search, playouts, seconds = Search(one.game, LOOKS), 0, 0.0
    for game in range(1000):
        middle = list(moments(one, game))
        for _, chair in middle[len(middle) // 2 :: 5]:
            begun = time.perf_counter()
            comparison = search.compare(chair)
            seconds += time.perf_counter() - begun
            playouts += comparison.played
            if seconds >= TURN_SECONDS:
                return playouts / seconds
    raise RuntimeError(f"{one.title} asks for no decision.")


def moments(one: Table, game: int) -> list[tuple[State, Chair]]:
    """All decisions of a game of uniform play, each with the chair that owes it."""
    state: State = one.game.begin(one.seats, one.game.settle(one.options))
    dice, found = Rng(SEED, game), []
    while owing := state.owing():
        if owing >> HOUSE:
            state.play(HOUSE, state.sample(dice))
            continue
        seat = (owing & -owing).bit_length() - 1
        chair = Chair(one.game, seat, Rng(SEED, game, seat + 1))
        chair.attach(state.clone())
        found.append((state, chair))
        state.play(seat, state.pick(seat, dice))
    return found


def rotate(one: Table) -> None:
    """Each way once."""
    for way in WAYS:
        one.note(way, games_a_second(one, way))
    for way in WAYS[1:]:
        one.note(f"{way} decides", decisions_a_second(one, way))
    one.note("search", playouts_a_second(one))


def told(found: list[Table]) -> str:
    """The table for bench/results.md."""
    head = [
        "table",
        "games of `uniform`",
        "games of `regular`",
        "games of `greedy`",
        "`regular` decides in",
        "`greedy` decides in",
        "times quicker",
        "playouts of `expert`",
    ]
    first = (
        f"{measured()}. A second on one core, medians of {ROTATIONS} rotations; in brackets the "
        "ratio to games of `uniform`. A search's playouts begin in the middle of games."
    )
    return "\n".join([first, "", *table(head, [one.row() for one in found])]) + "\n"


def main() -> int:
    """Measure every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", action="store_true", help="write bench/results.md")
    wanted = parser.parse_args()
    stop_as_ctrl_c()
    found = tables()
    for _ in range(ROTATIONS):
        for one in found:
            rotate(one)
    text = told(found)
    print(text)
    if wanted.record:
        keep("thinking", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
