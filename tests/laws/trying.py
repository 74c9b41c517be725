"""Random games to try the laws on, and ways to look at all that a state holds."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

from greenbaize.engine.errors import GreenbaizeError
from greenbaize.engine.event import Event
from greenbaize.engine.game import REGISTRY, Game, Value
from greenbaize.engine.house import FairHouse, House
from greenbaize.engine.match import Match, seen_by
from greenbaize.engine.record import Record
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE, PUBLIC, members
from greenbaize.engine.state import State

MOST_MOVES = 100_000
"""A match of many games in which neighbours always settle takes some 30,000."""
NO_MOVES = ("", " ", "?", "xyzzy", "0", "-1", "place", "roll 7", "é \u202e \x00\x1b[2J", "9" * 5000)
SLOT = GetSetDescriptorType | MemberDescriptorType

SLOTS: dict[type[Any], list[str]] = {}

Fields = dict[str, Any]


@dataclass(frozen=True)
class Setup:
    """A game with seats, options and a seed for all that is random in trying it."""

    game: Game[Any]
    seats: int
    options: Mapping[str, Value]
    seed: int

    def __str__(self) -> str:
        return self.called

    @cached_property
    def called(self) -> str:
        """What it is called where it is in trouble, and that is asked for again and again."""
        chosen = self.game.unusual(self.settled)
        words = [f"{name}={value}" for name, value in chosen.items()] or ["as usual"]
        return f"{self.game.name}, {self.seats} seats, {', '.join(words)}, seed {self.seed}"

    @cached_property
    def settled(self) -> Mapping[str, Value]:
        """All options, as chosen or as usual."""
        return self.game.settle(self.options)

    def begin(self) -> State:
        """The table before the first move."""
        state: State = self.game.begin(self.seats, self.game.settle(self.options))
        return state

    def match(self, house: House | None = None, waits: bool = False) -> Match:
        """A match, its House waiting for moves by hand unless another is given."""
        house = house or House()
        return Match(self.game, self.seats, self.options, house=house, waits=waits)

    def fair_house(self) -> FairHouse:
        """A House whose secret we know."""
        secret = self.seed.to_bytes(32, "big")
        return FairHouse(secret, [bytes([seat]) * 16 for seat in range(self.seats)])

    def viewers(self) -> list[int]:
        """All seats, and those who only watch."""
        return [*range(self.seats), PUBLIC]


@dataclass(frozen=True)
class Step:
    """A moment of a random game, and the move that is made next."""

    ply: int
    state: State
    seat: int
    move: int


def random_game(setup: Setup, told: bool = False) -> Iterator[Step]:
    """Every moment of a game of random play; the last one that is moved on from, too."""
    chance, rng = random.Random(setup.seed), Rng(setup.seed)
    state = setup.begin()
    state.story = [] if told else None
    for ply in range(MOST_MOVES):
        owing = list(members(state.owing()))
        if not owing:
            return
        seat = chance.choice(owing)
        moves = [state.sample(rng)] if seat == HOUSE else state.moves(seat)
        assert moves, f"{setup}, ply {ply}: seat {seat} owes a move and has none"
        move = chance.choice(moves)
        yield Step(ply, state, seat, move)
        state.play(seat, move)
    raise AssertionError(f"{setup} has not ended after {MOST_MOVES} moves")


def moments(setup: Setup, number: int, told: bool = False) -> Iterator[Step]:
    """A few moments of a random game, picked at random."""
    plies = sum(1 for _ in random_game(setup))
    picked = set(random.Random(setup.seed).sample(range(plies), min(number, plies)))
    return (step for step in random_game(setup, told) if step.ply in picked)


def play_on(state: State, seed: int, moves: int = MOST_MOVES) -> None:
    """Random play from here, as many moves as that or to the end."""
    rng = Rng(seed)
    for _ in range(moves):
        owing = list(members(state.owing()))
        if not owing:
            return
        seat = owing[rng.below(len(owing))]
        legal = [state.sample(rng)] if seat == HOUSE else state.moves(seat)
        state.play(seat, legal[rng.below(len(legal))])


def play_out(match: Match, seed: int) -> None:
    """Random play of a match to its end."""
    chance = random.Random(seed)
    for _ in range(MOST_MOVES):
        owing = match.owing()
        if not owing:
            return
        if owing == [HOUSE]:
            match.throw()
        else:
            seat = chance.choice(owing)
            match.play(seat, chance.choice(match.moves(seat)))
    raise AssertionError(f"{match.game.name} has not ended after {MOST_MOVES} moves")


def fields(state: State) -> Fields:
    """All that a state holds but its story, found by looking at it."""
    names = slots(type(state))
    if more := getattr(state, "__dict__", None):
        names = sorted({*names, *more} - {"story"})
    held = [(name, getattr(state, name)) for name in names]
    return {name: copied(value) if isinstance(value, list) else value for name, value in held}


def slots(kind: type[Any]) -> list[str]:
    """What a compiled state holds, or one with slots, but its story."""
    if kind not in SLOTS:
        held = [vars(base).items() for base in kind.__mro__]
        names = {name for items in held for name, member in items if isinstance(member, SLOT)}
        SLOTS[kind] = sorted(names - {"__dict__", "__weakref__", "story"})
    return SLOTS[kind]


def copied(value: list[Any]) -> list[Any]:
    """A copy that stays as it is when the state changes."""
    if value and isinstance(value[0], list):
        return [copied(part) if isinstance(part, list) else part for part in value]
    return value[:]


def lists_of(value: Any) -> Iterator[int]:
    """The identities of all lists in a value."""
    if isinstance(value, list):
        yield id(value)
    if isinstance(value, list | tuple):
        for part in value:
            yield from lists_of(part)


def alike(mine: State, other: State, when: str) -> None:
    """Two states are the same in every field."""
    same(fields(mine), fields(other), when)


def same(mine: Fields, other: Fields, when: str) -> None:
    """Two pictures of a state agree in every field."""
    differ = [name for name in mine.keys() | other.keys() if mine.get(name) != other.get(name)]
    told = {name: (mine.get(name), other.get(name)) for name in sorted(differ)}
    assert not differ, f"{when}: {told}"


def told_to(seat: int, events: Sequence[Event] | None) -> list[Event]:
    """The events that a seat may know of."""
    return [event for event in events or [] if seen_by(event, seat)]


def door(setup: Setup, state: State) -> Match:
    """A match that has come to a copy of this state."""
    match = setup.match(waits=True)
    match.state = state.clone()
    match.state.story = match.story
    return match


def picture(match: Match) -> tuple[Any, ...]:
    """All that a match holds."""
    state = match.state
    return fields(state), list(match.story), written(match.record), match.owing(), state.story


def written(record: Record) -> tuple[Any, ...]:
    """All that the text of a record is made from, which is sooner had than the text."""
    moves = [(line.seat, line.words, line.draws) for line in record.moves]
    remarks = {ply: list(said) for ply, said in record.remarks.items()}
    return list(record.header()), moves, remarks, record.checked


@contextmanager
def on_the_shelf(game: Game[Any]) -> Iterator[None]:
    """Have a game found by its name for a while."""
    before = REGISTRY.get(game.name)
    REGISTRY[game.name] = game
    try:
        yield
    finally:
        REGISTRY.pop(game.name)
        if before is not None:
            REGISTRY[game.name] = before


def attempt(match: Match, seat: int, words: str) -> Exception | None:
    """What a match says to a move."""
    try:
        match.play(seat, words)
    except GreenbaizeError as trouble:
        return trouble
    return None


def spelt(setup: Setup, state: State, seat: int, move: int) -> str:
    """A number in the words of a move, if there are any for it."""
    try:
        return setup.game.write(state, seat, move)
    except (LookupError, ValueError):
        return str(move)


def comes_back(record: Record) -> None:
    """One record, through its text."""
    text = record.text()
    again = Record.parse(text)
    assert again.text() == text, f"the text has changed: {text}"
    assert again == record, f"the record has changed: {text}"
