"""What lies on the table of Reibach & Co, and how cards change places on it."""

from __future__ import annotations

from collections.abc import Sequence

from greenbaize.engine.numbers import check_place
from greenbaize.engine.rng import Rng
from greenbaize.engine.state import State
from greenbaize.games.reibach.box import (
    ANY_BASES,
    BUSINESSES,
    CARDS,
    DOLLAR,
    DOLLARS,
    EMPTY,
    FULL_DECK,
    JOKER,
    MOST_SEATS,
    NOBODY,
    RISK,
    UNKNOWN,
)
from greenbaize.games.reibach.cards import card, count, size
from greenbaize.games.reibach.phases import ACTING, CHOOSING

LAYERS, LAYER_BITS, LAYER_CARD = 3, 16, 1 << 12
"""Twelve bits for what some cards are not, four for how many they are."""


def barred_cards(layers: int, layer: int) -> int:
    """How many cards a layer speaks of."""
    return layers >> LAYER_BITS * layer + 12 & 15


class Table(State):
    """The deck, the display, and what every seat holds and has laid.

    A heap of cards is one number, four bits a kind: so are the deck, a hand, the bases that a
    seat has laid, the lengths of its rows and the jokers in them. `known` is what everybody has
    seen go into a hand. Where a record tells of cards that somebody did not see, they are counted
    in `unknown`, and the deck is then all unseen cards; `left` says how many of them lie in it.

    The base that was laid last is `shown` until the next move. A record that may not name a base
    says that it is `unnamed`: then it is among the unseen cards, and all that its seat had in hand.

    Whoever loses points shows that no card in hand could be laid. `barred` keeps that of the
    cards that nobody else has seen: in layers, the oldest first, how many and what they are not.
    """

    phase: int
    first: int
    turn: int
    points: int
    place: int
    dollars: int
    left: int
    dear: int
    head_start: int
    most_bases: int
    memory: int
    stuck: int
    shown: int
    shown_by: int
    deck: int
    display: list[int]
    hand: list[int]
    known: list[int]
    unknown: list[int]
    barred: list[int]
    bases: list[int]
    unnamed: list[int]
    laid: list[int]
    uncovered: list[int]
    rows: list[int]
    jokers: list[int]
    closed: list[int]
    totals: list[int]

    def __init__(
        self,
        seats: int,
        dear: bool = False,
        head_start: bool = False,
        most_bases: int = ANY_BASES,
        memory: bool = False,
    ) -> None:
        check_place(seats, MOST_SEATS + 1)
        self.seats = seats
        self.story = None
        self.dear = dear
        self.head_start = head_start
        self.most_bases = most_bases
        self.memory = memory
        self.stuck = 0
        self.shown = EMPTY
        self.shown_by = NOBODY
        self.phase = CHOOSING
        self.first = NOBODY
        self.turn = 0
        self.points = 0
        self.place = 0
        self.dollars = 0
        self.left = CARDS
        self.deck = FULL_DECK
        self.display = [EMPTY] * 3
        self.hand = [0] * 5
        self.known = [0] * 5
        self.unknown = [0] * 5
        self.barred = [0] * 5
        self.bases = [0] * 5
        self.unnamed = [0] * 5
        self.laid = [0] * 5
        self.uncovered = [0] * 5
        self.rows = [0] * 5
        self.jokers = [0] * 5
        self.closed = [0] * 5
        self.totals = [0] * 5

    def draw_off(self, kind: int) -> None:
        """The top card of the deck is gone from it."""
        self.left -= 1
        self.deck -= card(kind)

    def receive(self, seat: int, kind: int) -> None:
        """The top card of the deck goes into a hand."""
        if kind == UNKNOWN:
            self.left -= 1
            self.unknown[seat] += 1
        else:
            self.draw_off(kind)
            self.hand[seat] += card(kind)

    def part_with(self, seat: int, kind: int) -> None:
        """A card leaves a hand: one that all know of, if there is one, else one not yet seen."""
        if self.barred[seat] and not count(self.known[seat], kind):
            self.unbar(seat, kind)
        if count(self.hand[seat], kind):
            self.hand[seat] -= card(kind)
        else:
            self.unknown[seat] -= 1
            self.deck -= card(kind)
        if count(self.known[seat], kind):
            self.known[seat] -= card(kind)

    def part_unnamed(self, seat: int) -> None:
        """Any card leaves a hand: nothing that was in it is known to be there any more."""
        self.known[seat] = 0
        self.barred[seat] = 0
        self.forget(seat)
        self.unknown[seat] -= 1
        self.unnamed[seat] += 1

    def held(self, seat: int) -> int:
        """How many cards a seat has in hand."""
        if seat < 0 or seat >= self.seats:
            return 0
        return size(self.hand[seat]) + self.unknown[seat]

    def secret(self, seat: int) -> int:
        """How many of a seat's cards nobody else has seen."""
        return self.held(seat) - size(self.known[seat])

    def bar(self, seat: int, playable: int) -> None:
        """Everybody learns that a hand holds none of these kinds."""
        fresh = self.secret(seat)
        layers = 0
        for layer in range(LAYERS):
            cards = barred_cards(self.barred[seat], layer)
            fresh -= cards
            if cards:
                layers += 1
                self.barred[seat] |= playable << LAYER_BITS * layer
        if fresh > 0 and layers < LAYERS:
            self.barred[seat] |= (fresh << 12 | playable) << LAYER_BITS * layers

    def unbar(self, seat: int, kind: int) -> None:
        """A card that nobody had seen is laid: the newest that it can have been."""
        newer = self.secret(seat)
        for layer in range(LAYERS):
            newer -= barred_cards(self.barred[seat], layer)
        layer = LAYERS - 1
        while newer == 0 and layer >= 0:
            one = self.barred[seat] >> LAYER_BITS * layer
            if one >> 12 & 15 and not one >> kind & 1:
                self.barred[seat] -= LAYER_CARD << LAYER_BITS * layer
                newer = 1
            layer -= 1

    def hidden(self) -> int:
        """How many unseen cards are in hands or lie there as bases, not in the deck."""
        cards = 0
        for seat in range(self.seats):
            cards += self.unknown[seat] + self.unnamed[seat]
        return cards

    def unseen(self, above: int) -> int:
        """The unseen card that has so many above it, if they lie in order of their kinds."""
        kind = 0
        rest = self.deck
        while above >= rest & 15:
            above -= rest & 15
            rest >>= 4
            kind += 1
        return kind

    def forget(self, seat: int) -> None:
        """What not everybody knows to be in this hand is among the unseen cards again."""
        secret = self.hand[seat] - self.known[seat]
        self.deck += secret
        self.unknown[seat] += size(secret)
        self.hand[seat] = self.known[seat]

    def imagine(self, seat: int, rng: Rng) -> bool:
        """Unseen cards, but no $, take the unknown ones' places; whether they may be there."""
        fits = True
        layers = self.barred[seat]
        while self.unknown[seat]:
            kind = self.unseen(rng.below(self.left - DOLLARS + self.dollars + self.hidden()))
            self.deck -= card(kind)
            self.hand[seat] += card(kind)
            self.unknown[seat] -= 1
            while layers and not layers >> 12 & 15:
                layers >>= LAYER_BITS
            if layers:
                fits = fits and not layers >> kind & 1
                layers -= LAYER_CARD
        while self.unnamed[seat]:
            kind = self.unseen(rng.below(self.left - DOLLARS + self.dollars + self.hidden()))
            self.deck -= card(kind)
            self.bases[seat] += card(kind)
            self.unnamed[seat] -= 1
        return fits

    def put_back(self, heap: int) -> None:
        """Set a position: these cards go back into the deck."""
        self.deck += heap
        self.left += size(heap)

    def give(self, seat: int, cards: Sequence[int], known: Sequence[int] = ()) -> None:
        """Set a position: this seat holds just these cards, and all know of some of them."""
        check_place(seat, self.seats)
        self.put_back(self.hand[seat])
        self.hand[seat] = 0
        self.known[seat] = 0
        for kind in cards:
            self.receive(seat, kind)
        for kind in known:
            self.known[seat] += card(kind)

    def build(
        self, seat: int, business: int, length: int, jokers: int = 0, closed: bool = False
    ) -> None:
        """Set a position: this seat has a row, with so many jokers in it, on a base."""
        check_place(seat, self.seats)
        check_place(business, BUSINESSES)
        check_place(length, CARDS)
        plenty = [count(self.deck, kind) for kind in range(BUSINESSES)]
        self.lay_bare(seat, [plenty.index(max(plenty))])
        for laid in range(length):
            self.draw_off(JOKER if laid < jokers else business)
            self.rows[seat] += card(business)
        self.jokers[seat] += jokers * card(business)
        self.uncovered[seat] -= 1
        if closed:
            self.draw_off(RISK)
            self.closed[seat] |= 1 << business

    def lay_bare(self, seat: int, bases: Sequence[int]) -> None:
        """Set a position: this seat lays these bases, too."""
        check_place(seat, self.seats)
        for kind in bases:
            self.draw_off(kind)
            self.bases[seat] += card(kind)
            self.laid[seat] += 1
            self.uncovered[seat] += 1

    def lay_out(self, cards: Sequence[int]) -> None:
        """Set a position: these cards lie in the display."""
        for place in range(len(cards)):
            if self.display[place] != EMPTY:
                self.put_back(card(self.display[place]))
            self.draw_off(cards[place])
            self.display[place] = cards[place]

    def pile_up(self, dollars: int) -> None:
        """Set a position: so many more $ have been shown."""
        check_place(dollars, CARDS)
        for _ in range(dollars):
            self.draw_off(DOLLAR)
            self.dollars += 1

    def credit(self, seat: int, total: int) -> None:
        """Set a position: this seat has so many millions."""
        check_place(seat, self.seats)
        self.totals[seat] = total

    def jump(self, turn: int, points: int) -> None:
        """Set a position: this seat is on turn with so many action points."""
        check_place(turn, self.seats)
        self.turn = turn
        self.points = points
        self.phase = ACTING
