"""Throws nonsense at all that Python can reach: `python -m tests.build.fuzz SEED CASES [ONLY]`.

Every case is printed before it is tried, so that the last line tells what ended the interpreter.
Any exception is an answer; only a crash or a hang is none. Names that begin with an underscore
are nobody's business, and those of modules inside a game are not exported.
"""

from __future__ import annotations

import faulthandler
import inspect
import random
import sys
from collections.abc import Callable, Iterator
from typing import Any

from greenbaize import (
    GAMES,
    HOUSE,
    PUBLIC,
    Match,
    Record,
    Rng,
    as_seen,
    replay_events,
    resume,
    verify,
)
from greenbaize.bots import make_bot
from greenbaize.bots.arena import Arena
from greenbaize.bots.bot import Bot, Chair
from greenbaize.bots.bot_seats import BotSeats
from greenbaize.bots.greedy import Greedy
from greenbaize.bots.uniform import Uniform
from greenbaize.engine import dice
from greenbaize.engine.game import Game
from greenbaize.engine.heuristic import Heuristic
from greenbaize.engine.house import House
from greenbaize.engine.playout import first, playout
from greenbaize.engine.state import State

PATIENCE = 20
"""Seconds after which a case hangs."""

NUMBERS = [
    *range(-3, 20), 63, 64, 99, 255, 1023, -99, 4096, 32767, 32768, 65536, 10**6, -(10**6),
    2**30, 2**31 - 1, -(2**31), 2**31, 2**32 - 1, 2**32, 2**40, 2**59, 2**60, 2**62, 2**63 - 1,
    -(2**63), 2**63, 2**64, 10**30,
]  # fmt: skip


class Case:
    """One call with whatever comes to mind."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    def game(self) -> Game[Any]:
        return self.chance.choice(list(GAMES.values()))

    def options(self, game: Game[Any], seats: int) -> dict[str, Any]:
        """Those of a preset, or any that go together."""
        if game.presets and self.chance.random() < 0.6:
            return dict(game.preset(self.chance.choice(game.presets).name, seats))
        chosen = self.chance.sample(game.options, self.chance.randrange(3))
        return {option.name: self.chance.choice(option.choices) for option in chosen}

    def state(self) -> State:
        """Some moment of some game; now and then one that was never begun."""
        game = self.game()
        for _ in range(9):
            seats = self.chance.choice(game.seats)
            try:
                state: State = game.begin(seats, game.settle(self.options(game, seats)))
            except Exception:
                continue
            self.play_some(state)
            return state.guess(0, Rng(3)) if self.chance.random() < 0.2 else state
        return self.state()

    def play_some(self, state: State) -> None:
        rng = Rng(self.chance.randrange(1000))
        for _ in range(self.chance.choice([0, 1, 5, 20, 60, 200, 2000])):
            owing = state.owing()
            if not owing:
                return
            seat = owing.bit_length() - 1
            state.play(seat, state.sample(rng) if seat == HOUSE else state.pick(seat, rng))

    def blank(self) -> Any:
        """An object of ours that `__init__` has never seen."""
        kinds: list[Any] = [
            type(self.state()), Rng, Chair, Arena, Greedy, Uniform, Bot, State, Heuristic,
            type(self.game().heuristic),
        ]  # fmt: skip
        kind = self.chance.choice(kinds)
        return kind.__new__(kind)

    def thing(self) -> Any:
        """Anything at all."""
        things: list[Callable[[], Any]] = [
            lambda: None, lambda: self.chance.choice(NUMBERS), lambda: self.chance.choice(NUMBERS),
            lambda: 2.5, lambda: float("nan"), lambda: "place 1", lambda: b"", lambda: True,
            lambda: [], lambda: [self.chance.choice(NUMBERS) for _ in range(9)], lambda: {},
            lambda: object(), lambda: Rng(1), self.state, self.blank, self.game, lambda: Uniform(),
            lambda: make_bot("greedy", GAMES["cincinnati"]), lambda: (1,) * 40, lambda: 10**400,
        ]  # fmt: skip
        return self.chance.choice(things)()

    def number(self) -> Any:
        """A number more often than not."""
        return self.chance.choice(NUMBERS) if self.chance.random() < 0.9 else self.thing()

    def argument(self, name: str, state: Any) -> Any:
        """What fits this name now and then."""
        fitting: dict[str, Callable[[], Any]] = {
            "rng": lambda: Rng(self.chance.randrange(99)),
            "state": self.state, "world": lambda: state or self.state(), "table": self.state,
            "game": self.game, "bots": lambda: [Uniform()] * self.chance.randrange(12),
            "chair": lambda: Chair(self.game(), self.chance.randrange(9), Rng(1)),
            "options": lambda: {}, "look": lambda: True, "heuristic": lambda: self.game().heuristic,
            "bills": lambda: [self.number() for _ in range(self.chance.randrange(9))],
            "bets": lambda: [self.number() for _ in range(self.chance.randrange(99))],
            "seat": lambda: self.chance.randrange(-1, 17),
            "story": lambda: [],
        }  # fmt: skip
        if self.chance.random() < 0.75 and name in fitting:
            return fitting[name]()
        return self.number() if self.chance.random() < 0.9 else self.thing()

    def arguments(self, called: Any, state: Any = None) -> list[Any]:
        """As many as it wants, nearly always."""
        try:
            names = [name for name in inspect.signature(called).parameters if name != "self"]
        except (TypeError, ValueError):
            names = ["x"] * self.chance.randrange(5)
        if self.chance.random() < 0.05:
            names = names[:-1]
        return [self.argument(name, state) for name in names]


def of_a_state(case: Case) -> Iterator[tuple[Any, list[Any]]]:
    """Methods of a state, each on a table of its own: positions can be set that never come up."""
    begun: Any = case.state() if case.chance.random() < 0.9 else case.blank()
    names = [name for name in dir(begun) if not name.startswith("_")]
    for _ in range(10):
        state = begun.clone() if type(begun).__module__.startswith("greenbaize.games") else begun
        called = getattr(state, case.chance.choice(names), None)
        if callable(called):
            yield called, case.arguments(called, state)
            yield getattr(state, "scores", str), []


def of_the_contract(case: Case) -> Iterator[tuple[Any, list[Any]]]:
    """Moves, legal or not, one after the other."""
    state: Any = case.state()
    for _ in range(12):
        seat = case.argument("seat", state)
        owing = state.owing()
        if owing and case.chance.random() < 0.8:
            seat = owing.bit_length() - 1
        yield state.play, [seat, case.number()]
        yield state.allows, [seat, case.number()]
        yield state.allows_partial, [seat, case.number()]
        yield state.seen, [case.argument("seat", state), seat, case.number()]
        yield state.pick, [seat, case.argument("rng", state)]
        yield state.sample, [case.argument("rng", state)]
        yield state.guess, [case.argument("seat", state), case.argument("rng", state)]
        yield state.moves, [case.argument("seat", state)]


def of_the_engine(case: Case) -> Iterator[tuple[Any, list[Any]]]:
    """Constructors, generators, dice, bots, heuristics and views."""
    game = case.game()
    state = case.state()
    rng = case.chance.choice([Rng(1), Rng(2), Rng.__new__(Rng)])
    kinds = [type(state), Rng, Chair, Arena, Greedy, Uniform, Bot, BotSeats, type(game.heuristic)]
    calls = [
        rng.below, rng.throw, rng.reseed, playout, first, make_bot, *kinds, game.heuristic.value,
        game.begin, game.settle, game.check_seats, dice.is_throw_of, dice.spell, dice.faces,
        dice.heap_of, dice.odds, Match, verify, as_seen, resume, replay_events, Record.parse,
        Greedy(game.heuristic).choose, Uniform().choose,
    ]  # fmt: skip
    for _ in range(6):
        called = case.chance.choice(calls)
        yield called, case.arguments(called, state)
    view = game.view
    yield view, [state, case.argument("seat", state)]
    yield view, [case.state(), case.chance.choice([0, PUBLIC])]
    yield game.write, [case.state(), case.argument("seat", state), case.number()]
    yield game.refuse, [state, case.argument("seat", state), case.number(), "Red"]


class Dreamer(Bot):
    """Chooses whatever comes to mind."""

    def __init__(self, case: Case) -> None:
        self.case = case

    def choose(self, chair: Chair) -> int:
        if self.case.chance.random() < 0.5:
            return chair.moves()[0]
        if self.case.chance.random() < 0.3:
            chair.attach(self.case.argument("state", None))
        answer: int = self.case.thing()
        return answer


def of_bots(case: Case) -> Iterator[tuple[Any, list[Any]]]:
    """Bots of one's own, in arenas and in matches, among ours."""
    game = case.game()
    seats = case.chance.choice(game.seats)
    bots: list[Bot] = [
        Dreamer(case) if case.chance.random() < 0.4 else make_bot("uniform", game)
        for _ in range(seats)
    ]
    arena = Arena(game, bots, game.settle(), 1)
    yield arena.play, [case.chance.randrange(99)]
    yield arena.play, [case.number()]
    company = BotSeats(Match(game, seats, seed=1), bots, 1)
    yield company.play_out, []
    yield company.move, [case.number()]
    houses = [House(), Loaded(case)]
    match = Match(game, seats, house=case.chance.choice(houses), waits=True)
    yield match.throw, []
    yield match.play, [case.number(), "place 1"]
    yield match.view, [case.number()]
    yield match.moves, [case.number()]
    yield match.fork, [case.number()]
    for name in ("table", "house", "bots", "chairs", "seed", "game"):
        yield setattr, [arena, name, case.thing()]
    yield setattr, [case.state(), case.chance.choice(["seats", "story", "phase"]), case.thing()]


class Loaded(House):
    """Dice that show whatever comes to mind."""

    def __init__(self, case: Case) -> None:
        self.case = case

    def move(self, state: State) -> tuple[int, None]:
        answer: int = self.case.number()
        return answer, None


WAYS = {
    "state": of_a_state,
    "contract": of_the_contract,
    "engine": of_the_engine,
    "bots": of_bots,
}


def told(called: Any, arguments: list[Any]) -> str:
    """A case in a line."""
    owner = type(getattr(called, "__self__", None)).__name__
    name = getattr(called, "__qualname__", repr(called))
    return f"{owner} {name} {[repr(argument)[:60] for argument in arguments]}"


def main() -> None:
    """So many cases from a seed."""
    seed, cases = int(sys.argv[1]), int(sys.argv[2])
    faulthandler.enable()
    sys.unraisablehook = lambda unraisable: None
    for number in range(cases):
        way = sys.argv[3] if len(sys.argv) > 3 else list(WAYS)[number % len(WAYS)]
        case = Case(random.Random(f"{seed} {number}"))
        faulthandler.dump_traceback_later(PATIENCE, exit=True)
        for called, arguments in WAYS[way](case):
            print(seed, number, way, told(called, arguments), flush=True)
            try:
                answer = called(*arguments)
                if inspect.isgenerator(answer):
                    next(answer, None)
            except Exception as trouble:
                print("   ", type(trouble).__name__, str(trouble)[:100], flush=True)
    faulthandler.cancel_dump_traceback_later()
    print(f"{cases} cases of seed {seed}: nothing crashed")


if __name__ == "__main__":
    main()
