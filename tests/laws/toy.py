"""Cups: a tiny whole game with secrets, made to try the laws on. Its rules are in RULES.md."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product
from math import prod
from pathlib import Path
from typing import Any, NotRequired, Self, TypedDict

from greenbaize.engine.errors import RefusedError
from greenbaize.engine.event import Event
from greenbaize.engine.game import Game, Option, Options
from greenbaize.engine.heuristic import Heuristic
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import EVERYBODY, HOUSE, just, members
from greenbaize.engine.state import State

DEALING, HIDING, LIFTING, SHOWING, OVER = range(5)
UNKNOWN = 0
NUMBERS = (1, 2, 3)
DECK = {1: 2, 2: 1, 3: 2}


@dataclass(slots=True)
class Dealt(Event):
    """A seat got a card, face down."""

    seat: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} was dealt a card."


@dataclass(slots=True)
class Drew(Event):
    """The card itself, for whoever may look at it."""

    seat: int
    card: int
    seen_by: int = field()

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} drew a {self.card}."


@dataclass(slots=True)
class Chosen(Event):
    """A seat hid a number, nobody else knows which."""

    seat: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} hid a number."


@dataclass(slots=True)
class Lifted(Event):
    """The cups were lifted."""

    numbers: list[int]

    def say(self, names: Sequence[str]) -> str:
        return f"The cups were lifted from {' '.join(map(str, self.numbers))}."


@dataclass(slots=True)
class Shown(Event):
    """All cards were turned up, and the points counted."""

    cards: list[int]
    scores: list[int]

    def say(self, names: Sequence[str]) -> str:
        return f"The cards were {' '.join(map(str, self.cards))}."


class Cups(State):
    """The table. Chance deals the cards, and lifts the cups when all have hidden a number."""

    seats: int = 0
    rounds: int
    face_up: bool
    phase: int
    waiting: int
    cards: list[int]
    hidden: list[int]
    lifted: list[list[int]]
    points: list[int]

    def __init__(self, seats: int, rounds: int, face_up: bool) -> None:
        self.seats = seats
        self.story = None
        self.rounds = rounds
        self.face_up = face_up
        self.phase = DEALING
        self.waiting = 0
        self.cards = []
        self.hidden = [UNKNOWN] * seats
        self.lifted = []
        self.points = [0] * seats

    def owing(self) -> int:
        if self.phase == OVER:
            return 0
        return self.waiting if self.phase == HIDING else just(HOUSE)

    def moves(self, seat: int) -> list[int]:
        if seat == HOUSE:
            return self.house_moves()
        if self.phase != HIDING or not self.waiting >> seat & 1:
            return []
        return [number for number in NUMBERS if number != self.cards[seat]]

    def house_moves(self) -> list[int]:
        """The cards that can come next, or all that can lie under the cups or face down."""
        if self.phase == DEALING:
            return [card for card in NUMBERS if self.left()[card] > 0]
        if self.phase == LIFTING:
            return [packed(hidden) for hidden in self.fitting(self.hidden)]
        if self.phase == SHOWING:
            return [packed(cards) for cards in self.fitting(self.cards)]
        return []

    def fitting(self, known: list[int]) -> list[tuple[int, ...]]:
        """Numbers for all seats that fit what is known of them."""
        each = [NUMBERS if number == UNKNOWN else (number,) for number in known]
        return sorted(product(*each))

    def allows_partial(self, seat: int, move: int) -> bool:
        return move == UNKNOWN and bool(self.owing() >> seat & 1) and self.is_secret()

    def is_secret(self) -> bool:
        """Whether the next move is not for all to know."""
        return self.phase == HIDING or (self.phase == DEALING and not self.face_up)

    def sample(self, rng: Rng) -> int:
        if self.phase == DEALING:
            deck = [card for card in NUMBERS for _ in range(self.left()[card])]
            return deck[rng.below(len(deck))]
        return packed(self.hidden if self.phase == LIFTING else self.cards)

    def left(self) -> dict[int, int]:
        """How many of each card are not known to be dealt."""
        return {card: DECK[card] - self.cards.count(card) for card in NUMBERS}

    def _play(self, seat: int, move: int) -> int:
        if self.phase == DEALING:
            self.deal(move)
        elif self.phase == HIDING:
            self.hide(seat, move)
        elif self.phase == LIFTING:
            self.lift(move)
        else:
            self.show(move)
        return self.owing()

    def deal(self, card: int) -> None:
        """One card to each (C1, O2)."""
        seat = len(self.cards)
        self.cards.append(card)
        if self.story is not None:
            self.story.append(Dealt(seat))
            if card != UNKNOWN:
                self.story.append(Drew(seat, card, EVERYBODY if self.face_up else just(seat)))
        if len(self.cards) == self.seats:
            self.begin_round()

    def begin_round(self) -> None:
        """Everybody owes a number (C2)."""
        self.hidden = [UNKNOWN] * self.seats
        self.waiting = (1 << self.seats) - 1
        self.phase = HIDING

    def hide(self, seat: int, number: int) -> None:
        """The last one to hide a number has the cups lifted (C2, C3)."""
        self.hidden[seat] = number
        self.waiting &= ~just(seat)
        if self.story is not None:
            self.story.append(Chosen(seat))
        if not self.waiting:
            self.phase = LIFTING

    def lift(self, move: int) -> None:
        """A number that nobody else has hidden scores itself (C3)."""
        numbers = unpacked(move, self.seats)
        self.lifted.append(numbers)
        for seat, number in enumerate(numbers):
            if numbers.count(number) == 1:
                self.points[seat] += number
        if self.story is not None:
            self.story.append(Lifted(list(numbers)))
        if len(self.lifted) < self.rounds:
            self.begin_round()
        else:
            self.hidden = [UNKNOWN] * self.seats
            self.phase = SHOWING

    def show(self, move: int) -> None:
        """The cards score themselves (C4)."""
        self.cards = unpacked(move, self.seats)
        for seat, card in enumerate(self.cards):
            self.points[seat] += card
        self.phase = OVER
        if self.story is not None:
            self.story.append(Shown(list(self.cards), self.scores()))

    def clone(self) -> Self:
        other = type(self).__new__(type(self))
        other.seats = self.seats
        other.story = None
        other.rounds = self.rounds
        other.face_up = self.face_up
        other.phase = self.phase
        other.waiting = self.waiting
        other.cards = self.cards[:]
        other.hidden = self.hidden[:]
        other.lifted = [numbers[:] for numbers in self.lifted]
        other.points = self.points[:]
        return other

    def guess(self, seat: int, rng: Rng) -> Self:
        """Cards as the deck and the lifted numbers leave them; hidden numbers at random."""
        other = self.clone()
        other.cards = self.guess_cards(seat, rng)
        for who in range(self.seats):
            hides = self.phase in (HIDING, LIFTING) and not self.waiting >> who & 1
            if who != seat and hides:
                numbers = [number for number in NUMBERS if number != other.cards[who]]
                other.hidden[who] = numbers[rng.below(len(numbers))]
        return other

    def guess_cards(self, seat: int, rng: Rng) -> list[int]:
        """Every way to deal the physical cards that fits is as likely as any other."""
        deals = [
            cards for cards in product(NUMBERS, repeat=len(self.cards)) if self.fits(seat, cards)
        ]
        above = rng.below(sum(ways(cards) for cards in deals))
        for cards in deals:
            above -= ways(cards)
            if above < 0:
                return list(cards)
        raise AssertionError("the last deal is always reached")

    def fits(self, seat: int, cards: Sequence[int]) -> bool:
        """Nobody hides the number of the own card, and what is seen is known."""
        return all(
            (card == self.cards[who] or not self.sees(seat, who))
            and all(numbers[who] != card for numbers in self.lifted)
            for who, card in enumerate(cards)
        )

    def sees(self, viewer: int, who: int) -> bool:
        """Whether the viewer has seen somebody's card."""
        return who == viewer or self.face_up or self.phase == OVER

    def seen(self, viewer: int, seat: int, move: int) -> int:
        owner = len(self.cards) if self.phase == DEALING else seat
        return UNKNOWN if self.is_secret() and viewer != owner else move

    def scores(self) -> list[int]:
        return self.points[:]

    def places(self) -> list[int]:
        return [1 + sum(other > mine for other in self.points) for mine in self.points]


def ways(cards: Sequence[int]) -> int:
    """In how many ways the deck deals these cards to these seats."""
    held = [cards.count(card) for card in NUMBERS]
    return prod(
        prod(DECK[card] - gone for gone in range(count))
        for card, count in zip(NUMBERS, held, strict=True)
    )


def packed(numbers: Sequence[int]) -> int:
    """Everybody's number as one."""
    return sum(number << 2 * (len(numbers) - 1 - seat) for seat, number in enumerate(numbers))


def unpacked(move: int, seats: int) -> list[int]:
    """One number each."""
    return [move >> 2 * (seats - 1 - seat) & 3 for seat in range(seats)]


VERBS = {DEALING: "deal", HIDING: "hide", LIFTING: "lift", SHOWING: "show", OVER: "rest"}
RULES = {DEALING: "C1", HIDING: "C2", LIFTING: "C3", SHOWING: "C4", OVER: "C4"}


def write(state: Cups, seat: int, move: int) -> str:
    """A move in words; what is not known is a question mark."""
    single = state.phase in (DEALING, HIDING)
    numbers = [move] if single else unpacked(move, state.seats)
    return " ".join([VERBS[state.phase], *(str(number or "?") for number in numbers)])


def read(state: Cups, seat: int, words: str) -> int:
    """Words as a move."""
    verb, *rest = words.split(" ")
    numbers = [UNKNOWN if word == "?" else int(word) for word in rest if word in {"?", *"0123"}]
    single = state.phase in (DEALING, HIDING)
    wanted = 1 if single else state.seats
    fits = verb == VERBS[state.phase] and len(rest) == len(numbers) == wanted
    if not fits or "0" in rest or (UNKNOWN in numbers and not single):
        raise RefusedError(f"{words!a} is not a move here.", RULES[state.phase])
    return packed(numbers)


def refuse(state: Cups, seat: int, move: int, name: str) -> RefusedError:
    """Why a well-formed move is not legal."""
    return RefusedError(f"{name} cannot {write(state, seat, move)} here.", RULES[state.phase])


class View(TypedDict):
    """The table: cards by seat, as far as they were seen, and what the viewer hides."""

    phase: int
    rounds: int
    waiting: list[int]
    dealt: int
    lifted: list[list[int]]
    scores: list[int]
    cards: dict[str, int]
    hidden: NotRequired[int]


def view(state: Cups, seat: int) -> View:
    """What a seat may know."""
    seen = View(
        phase=state.phase,
        rounds=state.rounds,
        waiting=list(members(state.waiting)),
        dealt=len(state.cards),
        lifted=[numbers[:] for numbers in state.lifted],
        scores=state.scores(),
        cards={str(who): card for who, card in enumerate(state.cards) if state.sees(seat, who)},
    )
    if seat < state.seats and state.hidden[seat] != UNKNOWN:
        seen["hidden"] = state.hidden[seat]
    return seen


class Low(Heuristic):
    """Likes low numbers."""

    def value(self, world: State, seat: int, move: int) -> float:
        return -float(move)


def begin(seats: int, options: Options) -> Cups:
    """A table before the first card."""
    return Cups(seats, int(options["rounds"]), bool(options["face_up"]))


CUPS: Game[Any] = Game(
    name="cups",
    title="Cups",
    about="Hide a number that nobody else hides.",
    seats=range(2, 4),
    usual_seats=2,
    seat_names=("Red", "Blue", "Green"),
    options=(
        Option("rounds", "O1", "how often numbers are hidden", (1, 2), 1),
        Option("face_up", "O2", "the cards are dealt face up"),
    ),
    folder=Path(__file__).parent,
    turn_rule="C2",
    begin=begin,
    view=view,
    view_type=View,
    event_types=(Dealt, Drew, Chosen, Lifted, Shown),
    write=write,
    read=read,
    refuse=refuse,
    score=str,
    heuristic=Low(),
)
