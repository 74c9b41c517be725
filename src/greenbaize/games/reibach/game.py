"""Reibach & Co: what lies on the table, and the rules in the order of the rulebook."""

from __future__ import annotations

from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.state import State
from greenbaize.games.reibach import telling
from greenbaize.games.reibach.box import (
    ANY_BASES,
    BASE_PENALTY,
    BLIND_PRICE,
    BUSINESSES,
    CARD_PENALTY,
    CARDS,
    COPIES,
    DEAL,
    DOLLAR,
    DOLLARS,
    FIRST,
    JOKER,
    MONOPOLY,
    PLACES,
    POINTS,
    RISK,
    SCORINGS,
    SECOND,
    SPECIAL_PRICE,
    UNKNOWN,
)
from greenbaize.games.reibach.phases import (
    ACTING,
    BASE,
    BLIND,
    CHOOSING,
    CLOSE,
    DEALING,
    DRAWING,
    EXTEND,
    JOIN,
    MOVES,
    OPEN,
    OVER,
    REFILLING,
    SHOWING,
)

NOBODY = -1
EMPTY = -1
"""A place of the display where no card lies."""

FIRST_SCORING, SECOND_SCORING, LAST_SCORING = SCORINGS


def count(heap: int, kind: int) -> int:
    """How many cards of this kind a heap holds."""
    return heap >> 4 * kind & 15


def card(kind: int) -> int:
    """One card, as heaps count it."""
    one = 1
    return one << 4 * kind


def size(heap: int) -> int:
    """How many cards a heap holds."""
    cards = 0
    while heap:
        cards += heap & 15
        heap >>= 4
    return cards


def kinds(heap: int) -> int:
    """The set of kinds that a heap holds, but for the $: four bits a kind become one."""
    each, pairs, fours = 0x111111111111, 0x030303030303, 0x000F000F000F
    bits = (heap | heap >> 1 | heap >> 2 | heap >> 3) & each
    bits = (bits | bits >> 3) & pairs
    bits = (bits | bits >> 6) & fours
    return (bits | bits >> 12 | bits >> 24) & 4095


class Reibach(State):
    """One game of Reibach & Co, for two to five seats.

    A heap of cards is one number, four bits a kind: so are the deck, a hand, the bases that a
    seat has laid, and the lengths of its rows. `known` is what everybody has seen go into a hand.
    Where a record tells of cards that somebody did not see, they are counted in `unknown`, and
    the deck is then all cards that were not seen; `left` says how many of them lie in it.
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
    deck: int
    display: list[int]
    hand: list[int]
    known: list[int]
    unknown: list[int]
    bases: list[int]
    laid: list[int]
    uncovered: list[int]
    rows: list[int]
    closed: list[int]
    totals: list[int]

    def __init__(
        self,
        seats: int,
        first: int = 0,
        dear: bool = False,
        head_start: bool = False,
        most_bases: int = ANY_BASES,
        memory: bool = True,
    ) -> None:
        self.seats = seats
        self.story = None
        self.dear = dear
        self.head_start = head_start
        self.most_bases = most_bases
        self.memory = memory
        self.turn = 0
        self.points = 0
        self.place = 0
        self.dollars = 0
        self.left = CARDS
        self.deck = sum([copies * card(kind) for kind, copies in enumerate(COPIES)])
        self.display = [EMPTY] * 3
        self.hand = [0] * 5
        self.known = [0] * 5
        self.unknown = [0] * 5
        self.bases = [0] * 5
        self.laid = [0] * 5
        self.uncovered = [0] * 5
        self.rows = [0] * 5
        self.closed = [0] * 5
        self.totals = [0] * 5
        self.first = NOBODY
        self.phase = CHOOSING
        if first != NOBODY:
            self.choose_first(first)

    def owing(self) -> int:
        return self.owed()

    def owed(self) -> int:
        """One seat at a time: the one on turn, or else the House."""
        if self.phase == ACTING:
            return 1 << self.turn
        if self.phase == OVER:
            return 0
        return 1 << HOUSE

    def moves(self, seat: int) -> list[int]:
        if seat == HOUSE:
            return self.house_moves()
        if self.phase != ACTING or seat != self.turn:
            return []
        legal = self.legal()
        return [move for move in range(MOVES) if legal >> move & 1]

    def house_moves(self) -> list[int]:
        """Every seat that may begin, or every card that may come up."""
        if self.phase == CHOOSING:
            return list(range(self.seats))
        if self.phase in (ACTING, OVER):
            return []
        return [kind for kind in range(UNKNOWN) if self.may_come_up(kind)]

    def may_come_up(self, kind: int) -> bool:
        """Any unseen card; a $ only once they have been shuffled in (2.1, 2.4)."""
        if kind == DOLLAR and self.phase in (DEALING, SHOWING):
            return False
        return count(self.deck, kind) > 0

    def allows(self, seat: int, move: int) -> bool:
        if move == UNKNOWN and seat == HOUSE:
            return self.phase == DEALING or self.phase == DRAWING
        return move in self.moves(seat)

    def pick(self, seat: int, rng: Rng) -> int:
        legal = self.legal()
        choices = 0
        rest = legal
        while rest:
            rest &= rest - 1
            choices += 1
        for _ in range(rng.below(choices)):
            legal &= legal - 1
        move = 0
        while not legal >> move & 1:
            move += 1
        return move

    def sample(self, rng: Rng) -> int:
        if self.phase == CHOOSING:
            return rng.below(self.seats)
        return self.top_of_the_deck(rng)

    def top_of_the_deck(self, rng: Rng) -> int:
        """Any card of the deck is as likely as any other (2.1, 2.4)."""
        dollars = DOLLARS - self.dollars
        plain = self.left - dollars
        if self.phase < ACTING:
            dollars = 0
        above = rng.below(plain + dollars)
        if above >= plain:
            return DOLLAR
        hidden = self.hidden()
        if hidden:
            above = rng.below(plain + hidden)
        return self.unseen(above)

    def hidden(self) -> int:
        """How many unseen cards are in hands, not in the deck."""
        cards = 0
        for seat in range(self.seats):
            cards += self.unknown[seat]
        return cards

    def unseen(self, above: int) -> int:
        """The unseen card that has so many above it, if they lie in order of their kinds."""
        kind = 0
        while above >= count(self.deck, kind):
            above -= count(self.deck, kind)
            kind += 1
        return kind

    def thrower(self) -> int:
        if self.phase < ACTING:
            return HOUSE
        return self.turn

    def seen(self, viewer: int, seat: int, move: int) -> int:
        if seat != HOUSE or move == DOLLAR:
            return move
        if self.phase == DEALING and viewer != self.dealt_to():
            return UNKNOWN
        if self.phase == DRAWING and viewer != self.turn:
            return UNKNOWN
        return move

    def play(self, seat: int, move: int) -> int:
        if self.phase == ACTING:
            self.act(move)
        elif self.phase == REFILLING:
            self.refill(move)
        elif self.phase == DRAWING:
            self.draw(move)
        elif self.phase == DEALING:
            self.deal(move)
        elif self.phase == SHOWING:
            self.show(move)
        else:
            self.choose_first(move)
        return self.owed()

    def choose_first(self, seat: int) -> None:
        """One seat begins; with a head start each seat after it has one more (2.5, V2)."""
        if self.story is not None:
            self.story += telling.chose_first(seat)
        self.first = seat
        if self.head_start:
            for place in range(self.seats):
                self.totals[(seat + place) % self.seats] = place
        self.phase = DEALING

    def dealt_to(self) -> int:
        """Whose card is dealt next: the first seat's four, then the second's (2.2)."""
        return (CARDS - self.left) // DEAL

    def deal(self, kind: int) -> None:
        """Everybody has four cards that nobody else sees (2.2)."""
        seat = self.dealt_to()
        if self.story is not None:
            self.story += telling.dealt(seat, kind)
        self.receive(seat, kind)
        if self.dealt_to() == self.seats:
            self.phase = SHOWING

    def receive(self, seat: int, kind: int) -> None:
        """A card from the deck goes into a hand."""
        self.left -= 1
        if kind == UNKNOWN:
            self.unknown[seat] += 1
        else:
            self.deck -= card(kind)
            self.hand[seat] += card(kind)

    def show(self, kind: int) -> None:
        """Three cards are laid face up; then the $ are shuffled in and play begins (2.3, 2.4)."""
        self.turn_up(kind)
        self.place += 1
        if self.place == PLACES:
            self.place = 0
            self.begin_turn(self.first)

    def turn_up(self, kind: int) -> None:
        """The top card of the deck goes to the place that is empty."""
        if self.story is not None:
            self.story += telling.turned_up(self, kind)
        self.left -= 1
        self.deck -= card(kind)
        self.display[self.place] = kind

    def begin_turn(self, seat: int) -> None:
        """A turn has three action points (3.1)."""
        self.turn = seat
        self.points = POINTS
        self.phase = ACTING

    def legal(self) -> int:
        """All that the seat on turn may do with its points, as a set of bits (3.2)."""
        cards = self.may_lay()
        rows = kinds(self.rows[self.turn])
        growing = rows & ~self.closed[self.turn]
        acts = self.affordable()
        if self.laid[self.turn] < self.most_bases:
            acts |= cards << BASE
        if self.uncovered[self.turn]:
            acts |= (cards & 1023 & ~rows) << OPEN
        acts |= (cards & growing) << EXTEND
        if cards >> JOKER & 1:
            acts |= growing << JOIN
        if cards >> RISK & 1:
            acts |= growing << CLOSE
        return acts

    def may_lay(self) -> int:
        """The kinds in the hand of the seat on turn; an unknown card may be any unseen one."""
        cards = kinds(self.hand[self.turn])
        if self.unknown[self.turn]:
            cards |= kinds(self.deck)
        return cards

    def affordable(self) -> int:
        """The places that the points pay for, and whether they pay for a blind card (3.2, V1)."""
        places = 0
        for place in range(PLACES):
            if self.price(place) <= self.points:
                places |= 1 << place
        if self.points >= BLIND_PRICE:
            places |= 1 << BLIND
        return places

    def price(self, place: int) -> int:
        """A card of the display costs one point, a special one perhaps two (3.2, V1)."""
        if self.dear and self.display[place] >= JOKER:
            return SPECIAL_PRICE
        return 1

    def act(self, move: int) -> None:
        """One of the actions that points are spent on (3.2)."""
        if move < BLIND:
            self.take(move)
        elif move == BLIND:
            self.reach()
        elif move < OPEN:
            self.lay_base(move - BASE)
        elif move < EXTEND:
            self.open_row(move - OPEN)
        elif move < JOIN:
            self.extend_row(move - EXTEND, move - EXTEND)
        elif move < CLOSE:
            self.extend_row(move - JOIN, JOKER)
        else:
            self.close_row(move - CLOSE)

    def take(self, place: int) -> None:
        """A card of the display goes into the hand, before all eyes; its place is refilled."""
        if self.story is not None:
            self.story += telling.took(self, place)
        self.points -= self.price(place)
        self.hand[self.turn] += card(self.display[place])
        self.known[self.turn] += card(self.display[place])
        self.display[place] = EMPTY
        self.place = place
        self.phase = REFILLING

    def reach(self) -> None:
        """Two points buy the top card of the deck, which nobody else sees."""
        if self.story is not None:
            self.story += telling.reached(self)
        self.points -= BLIND_PRICE
        self.phase = DRAWING

    def lay_base(self, kind: int) -> None:
        """Any card of the hand is shown and laid face down, for a row to be opened on it."""
        if self.story is not None:
            self.story += telling.laid_base(self, kind)
        self.lay(kind)
        self.bases[self.turn] += card(kind)
        self.laid[self.turn] += 1
        self.uncovered[self.turn] += 1
        self.spend()

    def open_row(self, business: int) -> None:
        """A card on an uncovered base is a row of its business."""
        if self.story is not None:
            self.story += telling.opened(self, business)
        self.lay(business)
        self.uncovered[self.turn] -= 1
        self.rows[self.turn] += card(business)
        self.spend()

    def extend_row(self, business: int, kind: int) -> None:
        """A card of its business or a joker makes an open row longer."""
        if self.story is not None:
            self.story += telling.extended(self, business, kind)
        self.lay(kind)
        self.rows[self.turn] += card(business)
        self.spend()

    def close_row(self, business: int) -> None:
        """A risk card closes a row for good and doubles its income."""
        if self.story is not None:
            self.story += telling.closed_row(self, business)
        self.lay(RISK)
        self.closed[self.turn] |= 1 << business
        self.spend()

    def lay(self, kind: int) -> None:
        """A card leaves the hand: one that all know of, if there is one, else one not yet seen."""
        if count(self.hand[self.turn], kind):
            self.hand[self.turn] -= card(kind)
        else:
            self.unknown[self.turn] -= 1
            self.deck -= card(kind)
        if count(self.known[self.turn], kind):
            self.known[self.turn] -= card(kind)

    def spend(self) -> None:
        """Laying a card costs one point."""
        self.points -= 1
        self.go_on()

    def go_on(self) -> None:
        """All points are spent; those that nothing can be done with are lost (3.1, 12.1)."""
        self.phase = ACTING
        if self.dear and self.points and not self.legal():
            if self.story is not None:
                self.story += telling.lost_points(self)
            self.points = 0
        if not self.points:
            self.begin_turn(self.turn + 1 if self.turn + 1 < self.seats else 0)

    def refill(self, kind: int) -> None:
        """The emptied place is filled at once; a $ is set aside and replaced (3.4)."""
        if kind == DOLLAR:
            self.set_aside()
        else:
            self.turn_up(kind)
            self.go_on()

    def draw(self, kind: int) -> None:
        """A card drawn blind goes into the hand; a $ is shown to all and replaced (3.4)."""
        if kind == DOLLAR:
            self.set_aside()
            return
        if self.story is not None:
            self.story += telling.drew(self, kind)
        self.receive(self.turn, kind)
        self.go_on()

    def set_aside(self) -> None:
        """The fourth, the seventh and the tenth $ bring a scoring at once; the last ends it all."""
        self.left -= 1
        self.deck -= card(DOLLAR)
        self.dollars += 1
        if self.story is not None:
            self.story += telling.set_aside(self)
        if self.dollars == FIRST_SCORING or self.dollars == SECOND_SCORING:
            self.score()
        elif self.dollars == LAST_SCORING:
            self.end()

    def score(self) -> None:
        """Every business pays by itself, and rows stay for the next time (4.6)."""
        if self.story is not None:
            self.story += telling.scored(self)
        for seat in range(self.seats):
            for business in range(BUSINESSES):
                self.totals[seat] += self.income(seat, business)

    def income(self, seat: int, business: int) -> int:
        """What a row earns, twice as much if a risk card lies on it (4.5)."""
        prize = self.prize(seat, business)
        if self.closed[seat] >> business & 1:
            return 2 * prize
        return prize

    def prize(self, seat: int, business: int) -> int:
        """A monopoly earns 4, the longest row 3, the second 1; equals share or lose (4.1-4.4)."""
        length = count(self.rows[seat], business)
        shorter, longer, equal = 0, 0, 0
        for other in range(self.seats):
            theirs = count(self.rows[other], business)
            shorter += 0 < theirs < length
            longer += theirs > length
            equal += theirs == length
        if length == 0 or longer > 1:
            return 0
        if longer == 1:
            return SECOND if equal == 1 else 0
        if equal > 1:
            return MONOPOLY // equal
        return FIRST if shorter else MONOPOLY

    def end(self) -> None:
        """After the last scoring bare bases and cards in hand cost money (3.6, 4.7, 5.1)."""
        self.score()
        for seat in range(self.seats):
            self.totals[seat] -= self.penalty(seat)
        self.points = 0
        self.phase = OVER
        if self.story is not None:
            self.story += telling.ended(self)

    def penalty(self, seat: int) -> int:
        """Two for every uncovered base, one for every card in hand (4.7)."""
        return BASE_PENALTY * self.uncovered[seat] + CARD_PENALTY * self.held(seat)

    def held(self, seat: int) -> int:
        """How many cards a seat has in hand."""
        return size(self.hand[seat]) + self.unknown[seat]

    def scores(self) -> list[int]:
        return [self.totals[seat] for seat in range(self.seats)]

    def places(self) -> list[int]:
        """The highest total wins; equal ones share (5.1, 5.2)."""
        totals = self.scores()
        return [1 + sum([other > mine for other in totals]) for mine in totals]

    def clone(self) -> Reibach:
        other = Reibach.__new__(Reibach)
        other.seats = self.seats
        other.story = None
        other.phase = self.phase
        other.first = self.first
        other.turn = self.turn
        other.points = self.points
        other.place = self.place
        other.dollars = self.dollars
        other.left = self.left
        other.dear = self.dear
        other.head_start = self.head_start
        other.most_bases = self.most_bases
        other.memory = self.memory
        other.deck = self.deck
        other.display = self.display[:]
        other.hand = self.hand[:]
        other.known = self.known[:]
        other.unknown = self.unknown[:]
        other.bases = self.bases[:]
        other.laid = self.laid[:]
        other.uncovered = self.uncovered[:]
        other.rows = self.rows[:]
        other.closed = self.closed[:]
        other.totals = self.totals[:]
        return other

    def guess(self, seat: int, rng: Rng) -> Reibach:
        """Every unseen card but the $ is as likely in every unseen place.

        What somebody lays says nothing of what else they hold: it is one of the cards that all
        know to be there, or else one of the unseen ones has been turned up. A $ that has not
        been shown is in the deck.
        """
        other = self.clone()
        for owner in range(self.seats):
            if owner != seat:
                other.forget(owner)
        for owner in range(self.seats):
            other.imagine(owner, rng)
        return other

    def forget(self, seat: int) -> None:
        """What not everybody knows to be in this hand is among the unseen cards again."""
        secret = self.hand[seat] - self.known[seat]
        self.deck += secret
        self.unknown[seat] += size(secret)
        self.hand[seat] = self.known[seat]

    def imagine(self, seat: int, rng: Rng) -> None:
        """Unseen cards take the places of the unknown ones in this hand."""
        while self.unknown[seat]:
            kind = self.unseen(rng.below(self.left - DOLLARS + self.dollars + self.hidden()))
            self.deck -= card(kind)
            self.hand[seat] += card(kind)
            self.unknown[seat] -= 1
