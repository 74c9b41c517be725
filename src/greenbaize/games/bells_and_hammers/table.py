"""What lies on the table of Bells & Hammers, and how to lay it out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from greenbaize.engine.numbers import check_place, check_places
from greenbaize.engine.state import State
from greenbaize.games.bells_and_hammers.box import (
    CAPITAL,
    CARDS,
    CROWD,
    ENDOWMENT,
    MOST_SEATS,
)
from greenbaize.games.bells_and_hammers.phases import (
    CARRY_MODES,
    CLOSED_PAYERS,
    DRAWING,
    EARLIER,
    FACE_DOWN,
    NEIGHBOURLY,
    NOBODY,
    NOT_THROWN,
    OPEN_PAYERS,
    PASSES,
    PLAIN_THROWS,
    THROWING,
)


class Table(State):
    """Points, cards and roles; a set of seats is a number with one bit each.

    Cards are counted from 0 in the order in which they are sold: `buyers`, `prices` and `faces`
    go by that number. `owners` goes by the face, once the cards are turned up, and so does
    `earned`: what a card brought in this game, less what it cost. `thrown` is everybody's last
    throw: a bit for each die that shows its mark. `blanks` counts the throws without any mark
    that came just before, `drought` the longest run of them.
    """

    games: int
    first_banker: int
    ante: int
    passes: int
    any_cards: int
    carry: int
    plain: int
    open_payer: int
    closed_payer: int
    neighbours: int
    twenty_one: int
    phase: int
    game: int
    banker: int
    turn: int
    inside: int
    active: int
    drawing: int
    highest: int
    candidates: int
    card: int
    standing: int
    bidder: int
    bidders: int
    bank: int
    inn: int
    closer: int
    blanks: int
    drought: int
    points: list[int]
    won: list[int]
    streaks: list[int]
    held: list[int]
    thrown: list[int]
    buyers: list[int]
    prices: list[int]
    faces: list[int]
    owners: list[int]
    earned: list[int]

    def __init__(self, seats: int, options: Mapping[str, bool | int | str]) -> None:
        check_place(seats, MOST_SEATS + 1)
        self.seats = seats
        self.story = None
        self.choose(options)
        self.game = 0
        self.inside = (1 << seats) - 1
        self.points = [0] * 10
        self.won = [0] * 10
        self.streaks = [0] * 10
        self.held = [0] * 10
        self.thrown = [0] * 10
        self.buyers = [0] * 5
        self.prices = [0] * 5
        self.faces = [0] * 5
        self.owners = [0] * 5
        self.earned = [0] * 5
        for seat in range(seats):
            self.points[seat] = CAPITAL
        self.bank = ENDOWMENT
        self.banker = NOBODY
        self.turn = NOBODY
        self.phase = DRAWING
        self.drawing = 0
        self.highest = NOBODY
        self.candidates = 0
        self.clear()

    def choose(self, options: Mapping[str, bool | int | str]) -> None:
        """The table plays by these options."""
        self.games = int(options["games"])
        given = options["first_banker"]
        self.first_banker = NOBODY if given == "dice" else int(given) - 1
        self.ante = int(options["ante"])
        self.passes = (*PASSES, EARLIER).index(str(options["pass"]))
        self.any_cards = int(options["cards_per_player"] == "any")
        self.carry = CARRY_MODES.index(str(options["carry"]))
        self.plain = PLAIN_THROWS.index(str(options["inn_open_plain"]))
        self.open_payer = OPEN_PAYERS.index(str(options["inn_open_symbol_payer"]))
        self.closed_payer = CLOSED_PAYERS.index(str(options["inn_closed_symbol_over"]))
        self.neighbours = NEIGHBOURLY.index(str(options["neighbours"]))
        self.twenty_one = int(options["twenty_one"])

    def clear(self) -> None:
        """No card is sold, the Inn is closed and nothing has been thrown."""
        self.active = 0
        self.card = 0
        self.standing = 0
        self.bidder = NOBODY
        self.bidders = 0
        self.inn = 0
        self.closer = NOBODY
        self.blanks = 0
        self.drought = 0
        for seat in range(MOST_SEATS):
            self.held[seat] = 0
            self.thrown[seat] = NOT_THROWN
        for card in range(CARDS):
            self.buyers[card] = NOBODY
            self.prices[card] = 0
            self.faces[card] = FACE_DOWN
            self.owners[card] = NOBODY
            self.earned[card] = 0

    def is_inside(self, seat: int) -> bool:
        """Whether this seat is still in the match (7.1)."""
        return self.inside >> seat & 1 == 1

    def players(self) -> int:
        """How many are still in the match."""
        return size(self.inside)

    def limit(self) -> int:
        """How many cards one player may have (4.5, 14.4)."""
        return 1 if self.players() >= CROWD and not self.any_cards else CARDS

    def next_of(self, seats: int, after: int) -> int:
        """The next seat of a set, clockwise; the same one again if it is alone."""
        seat = after
        for _ in range(self.seats + 1):
            seat += 1
            if seat >= self.seats:
                seat = 0
            if seats >> seat & 1:
                return seat
        return NOBODY

    def last_of(self, seats: int, before: int) -> int:
        """The next seat of a set, the other way round."""
        seat = before
        for _ in range(self.seats + 1):
            seat -= 1
            if seat < 0:
                seat = self.seats - 1
            if seats >> seat & 1:
                return seat
        return NOBODY

    def endow(self, bank: int, points: Sequence[int]) -> None:
        """Set a position: this lies in the bank and before each seat."""
        check_places(points, 1 << 15, self.seats)
        self.bank = bank
        for seat in range(self.seats):
            self.points[seat] = points[seat]

    def deal(self, owners: Sequence[int], turn: int, inn: bool = False) -> None:
        """Set a position: who owns the Horse, the Inn, ..., and who throws next."""
        check_places(owners, self.seats, CARDS)
        check_place(turn, self.seats)
        self.clear()
        for face in range(CARDS):
            self.buyers[face] = owners[face]
            self.faces[face] = face
            self.owners[face] = owners[face]
            self.held[owners[face]] += 1
            self.active |= 1 << owners[face]
        self.card = CARDS
        self.banker = turn if self.banker == NOBODY else self.banker
        self.turn = turn
        self.inn = int(inn)
        self.drawing = 0
        self.phase = THROWING

    def jump(self, game: int, won: Sequence[int] = (), streaks: Sequence[int] = ()) -> None:
        """Set a position: this game, counted from 1, and what everybody brings into it."""
        check_place(max(len(won), len(streaks)), self.seats + 1)
        self.game = game - 1
        for seat in range(len(won)):
            self.won[seat] = won[seat]
        for seat in range(len(streaks)):
            self.streaks[seat] = streaks[seat]


def size(seats: int) -> int:
    """How many seats a set has."""
    number = 0
    while seats:
        seats &= seats - 1
        number += 1
    return number
