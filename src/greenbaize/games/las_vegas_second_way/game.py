"""Las Vegas, the Second Way: what lies on the table, and the rules in their order."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

from greenbaize.engine import copying
from greenbaize.engine.numbers import check_place
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE
from greenbaize.games.las_vegas.boulevard.heaps import members
from greenbaize.games.las_vegas.box import BIG_BILLS, CASINOS, DICE, NOBODY, TOP_BILL
from greenbaize.games.las_vegas.colours import any_casino, casinos_of, die_with, face_of
from greenbaize.games.las_vegas.strip import Strip, lying, stack_of
from greenbaize.games.las_vegas.throws import lowest, may_fall, ways_of
from greenbaize.games.las_vegas_second_way import make_events
from greenbaize.games.las_vegas_second_way.box import (
    BILLS_EACH,
    CARDS_EACH,
    COLOURS,
    EVERY_COLOUR,
    ROUNDS,
    SCATTERED,
)
from greenbaize.games.las_vegas_second_way.phases import (
    DEALING,
    OVER,
    PLACING,
    REVEALING,
    ROLLING,
    SCATTERING,
    STARTING,
    STOCKING,
    UNKNOWN,
)


def any_of(colours: int, rng: Rng) -> int:
    """One colour of a set, each as likely as any other; a set of its own."""
    for _ in range(rng.below(members(colours))):
        colours &= colours - 1
    return colours & -colours


def two_of(colours: int, rng: Rng) -> int:
    """Two colours of a set."""
    one = any_of(colours, rng)
    return one | any_of(colours & ~one, rng)


def worth(bills: int) -> int:
    """What a heap of bills is worth, in thousands."""
    total = 0
    for bill in range(TOP_BILL + 1):
        total += 10 * bill * lying(bills, bill)
    return total


def size(bills: int) -> int:
    """How many bills lie in a heap."""
    number = 0
    for bill in range(TOP_BILL + 1):
        number += lying(bills, bill)
    return number


class SecondWay(Strip):
    """One game of the second way, for two to four seats.

    Colours and casinos are counted from 0 here, and a set of colours is a number with one bit
    each. `winnings` are the bills that lie aside with a colour; `cards` are the colours of a
    seat. As long as `dealt` seats hold cards, only these seats know them; where a record tells
    of cards that somebody did not see, they are UNKNOWN.
    """

    phase: int
    round: int
    start: int
    turn: int
    laid: int
    dealt: int
    score_setup: int
    rolled: int
    stock: list[int]
    dice: list[list[int]]
    winnings: list[int]
    cards: list[int]
    money: list[int]
    won: list[int]

    def __init__(self, seats: int, score_setup: bool = False, first: int = 0) -> None:
        check_place(seats, COLOURS // CARDS_EACH + 1)
        super().__init__(seats, BIG_BILLS)
        self.score_setup = score_setup
        self.phase = STARTING if first == NOBODY else STOCKING
        self.round = 0
        self.start = first
        self.turn = 0
        self.laid = 0
        self.dealt = 0
        self.rolled = 0
        self.stock = [DICE] * 8
        self.dice = [[0] * 8, [0] * 8, [0] * 8, [0] * 8, [0] * 8, [0] * 8]
        self.winnings = [0] * 8
        self.cards = [UNKNOWN] * 4
        self.money = [0] * 4
        self.won = [0] * 4

    def owing(self) -> int:
        return self.owed()

    def owed(self) -> int:
        """One seat at a time: the one that places, or else the House."""
        if self.phase == PLACING:
            return 1 << self.turn
        if self.phase == OVER:
            return 0
        return 1 << HOUSE

    def moves(self, seat: int) -> list[int]:
        if seat == HOUSE:
            return self.house_moves()
        if self.phase != PLACING or seat != self.turn:
            return []
        casinos = casinos_of(self.rolled)
        return [casino for casino in range(CASINOS) if casinos >> casino & 1]

    def house_moves(self) -> list[int]:
        """Seats that may begin, bills that may come up, throws, colours to be dealt or shown."""
        if self.phase == STOCKING:
            return self.bills_to_come()
        if self.phase == SCATTERING:
            return lowest([pairs(colour) for colour in range(COLOURS)])
        if self.phase == ROLLING:
            return lowest([ways_of(colour, self.stock[colour] > 0) for colour in range(COLOURS)])
        if self.phase == DEALING:
            return [cards for cards in range(EVERY_COLOUR + 1) if self.may_deal(cards)]
        if self.phase == REVEALING:
            return sorted(self.reveals())
        if self.phase == STARTING:
            return list(range(self.seats))
        return []

    def reveals(self) -> list[int]:
        """All that may be revealed: everybody's cards, and what is not known of them."""
        shown = [0]
        for seat in range(self.seats):
            fitting = [cards for cards in range(EVERY_COLOUR + 1) if self.may_hold(seat, cards)]
            shown = [
                others | cards << COLOURS * seat
                for others in shown
                for cards in fitting
                if not taken(others, seat) & cards
            ]
        return shown

    def allows(self, seat: int, move: int) -> bool:
        if seat != HOUSE or self.phase in (STARTING, STOCKING, PLACING, OVER):
            return move in self.moves(seat)
        if self.phase == SCATTERING:
            return self.may_scatter(move)
        if self.phase == ROLLING:
            return may_fall(move, self.stock)
        if self.phase == DEALING:
            return self.may_deal(move)
        return self.may_reveal(move)

    def may_scatter(self, throw: int) -> bool:
        """Two dice of every colour, the lower first."""
        two = pairs(0)
        fits = [throw >> 6 * colour & 63 in two for colour in range(COLOURS)]
        return throw >= 0 and not throw >> 6 * COLOURS and all(fits)

    def may_deal(self, cards: int) -> bool:
        """Two colours that nobody is known to have."""
        two = 0 <= cards <= EVERY_COLOUR and members(cards) == CARDS_EACH
        return two and not cards & self.known()

    def may_hold(self, seat: int, cards: int) -> bool:
        """What a seat was dealt, as far as it is known."""
        check_place(seat, self.seats)
        if self.cards[seat] != UNKNOWN:
            return self.cards[seat] == cards
        return self.may_deal(cards)

    def may_reveal(self, shown: int) -> bool:
        """Everybody's two colours, no colour twice."""
        if shown < 0 or shown >> COLOURS * self.seats:
            return False
        for seat in range(self.seats):
            cards = shown >> COLOURS * seat & EVERY_COLOUR
            if not self.may_hold(seat, cards) or taken(shown, seat) & cards:
                return False
        return True

    def pick(self, seat: int, rng: Rng) -> int:
        return any_casino(self.rolled, rng)

    def sample(self, rng: Rng) -> int:
        if self.phase == ROLLING:
            return self.throw_stock(rng)
        if self.phase == STOCKING:
            return self.top_of_the_deck(rng)
        if self.phase == SCATTERING:
            return self.throw_pairs(rng)
        if self.phase == DEALING:
            return two_of(EVERY_COLOUR & ~self.known(), rng)
        if self.phase == REVEALING:
            return self.turn_up(rng)
        return rng.below(self.seats)

    def throw_stock(self, rng: Rng) -> int:
        """One die of each colour that the stock still has is thrown (X4)."""
        throw = 0
        for colour in range(COLOURS):
            if self.stock[colour]:
                throw |= die_with(1 + rng.below(6), colour)
        return throw

    def throw_pairs(self, rng: Rng) -> int:
        """Two dice of every colour are thrown (X2)."""
        throw = 0
        for colour in range(COLOURS):
            one = 1 + rng.below(6)
            other = 1 + rng.below(6)
            lower = one if one < other else other
            throw |= die_with(lower, 2 * colour) | die_with(one + other - lower, 2 * colour + 1)
        return throw

    def turn_up(self, rng: Rng) -> int:
        """Everybody's cards; those that nobody knows any more may be any."""
        known = self.known()
        shown = 0
        for seat in range(self.seats):
            cards = self.cards[seat]
            if cards == UNKNOWN:
                cards = two_of(EVERY_COLOUR & ~known, rng)
                known |= cards
            shown |= cards << COLOURS * seat
        return shown

    def known(self) -> int:
        """The colours that are known to be dealt."""
        colours = 0
        for seat in range(self.seats):
            colours |= self.cards[seat]
        return colours

    def thrower(self) -> int:
        return self.turn if self.phase == ROLLING else HOUSE

    def seen(self, viewer: int, seat: int, move: int) -> int:
        """Secret colours are redacted for all but whom they are dealt to."""
        return UNKNOWN if self.phase == DEALING and viewer != self.dealt else move

    def allows_partial(self, seat: int, move: int) -> bool:
        return seat == HOUSE and self.phase == DEALING and move == UNKNOWN

    def _play(self, seat: int, move: int) -> int:
        if self.phase == PLACING:
            self.place(move)
        elif self.phase == ROLLING:
            self.show(move)
        elif self.phase == STOCKING:
            self.lay_bill(move)
        elif self.phase == SCATTERING:
            self.scatter(move)
        elif self.phase == DEALING:
            self.deal(move)
        elif self.phase == REVEALING:
            self.reveal(move)
        else:
            self.choose_first(move)
        return self.owed()

    def choose_first(self, seat: int) -> None:
        """Who begins is drawn before any bill is turned (18.4)."""
        if self.story is not None:
            self.story += make_events.chose_first(seat)
        self.start = seat
        self.phase = STOCKING

    def begin_round(self) -> None:
        """All dice are in the stock again, and what nobody claimed leaves the game (X8, A51)."""
        for casino in range(CASINOS):
            self.bills[casino] = 0
            for colour in range(COLOURS):
                self.dice[casino][colour] = 0
        for colour in range(COLOURS):
            self.stock[colour] = DICE
            self.winnings[colour] = 0
        for seat in range(self.seats):
            self.cards[seat] = UNKNOWN
        if self.round:
            self.start = 0 if self.start + 1 == self.seats else self.start + 1
        self.turn = self.start
        self.round += 1

    def lay_bill(self, bill: int) -> None:
        """Three bills for each casino, one casino after the other, whatever they are (X2)."""
        if self.laid == 0:
            self.begin_round()
        if self.story is not None:
            self.story += make_events.stocked(self, bill)
        self.take_off_the_deck(bill)
        self.bills[self.laid // BILLS_EACH] += stack_of(bill)
        self.laid += 1
        if self.laid == CASINOS * BILLS_EACH:
            self.phase = SCATTERING

    def scatter(self, throw: int) -> None:
        """Two dice of every colour go to the casinos they show; usually nothing is paid (X2)."""
        if self.story is not None:
            self.story += make_events.scattered(throw)
        for die in range(SCATTERED * COLOURS):
            self.dice[face_of(throw, die) - 1][die // SCATTERED] += 1
        for colour in range(COLOURS):
            self.stock[colour] -= SCATTERED
        if self.score_setup:
            for casino in range(CASINOS):
                self.pay(casino)
        self.phase = DEALING

    def deal(self, cards: int) -> None:
        """Everybody gets two colours that nobody else sees (X3)."""
        if self.story is not None:
            self.story += make_events.dealt(self, cards)
        self.cards[self.dealt] = cards
        self.dealt += 1
        if self.dealt == self.seats:
            self.phase = ROLLING

    def show(self, throw: int) -> None:
        """A die of every colour was thrown; one number must be placed (X4)."""
        if self.story is not None:
            self.story += make_events.threw(self, throw)
        self.rolled = throw
        self.phase = PLACING

    def place(self, casino: int) -> None:
        """All dice of the chosen number go to its casino, which pays at once (X4, X5)."""
        if self.story is not None:
            self.story += make_events.placed(self, casino)
        self.put_down(casino)
        self.rolled = 0
        self.pay(casino)
        self.pass_the_cup()

    def put_down(self, casino: int) -> None:
        """The dice that show the casino's number leave the stock for it."""
        for colour in range(COLOURS):
            if face_of(self.rolled, colour) == casino + 1:
                self.stock[colour] -= 1
                self.dice[casino][colour] += 1

    def pay(self, casino: int) -> None:
        """As many untied colours as there are bills win the lowest ones, the most dice the highest.

        Ties cancel: colours with equally many dice are out. Whoever is not paid stays (B8, X5, X6).
        """
        bills = size(self.bills[casino])
        winners = 0
        queue = 0
        for dice in range(DICE, 0, -1):
            colour = self.alone_with(casino, dice)
            if colour != NOBODY and winners < bills:
                queue = queue << 4 | colour
                winners += 1
        for _ in range(winners):
            self.award(casino, queue & 15)
            queue >>= 4

    def alone_with(self, casino: int, dice: int) -> int:
        """The colour that has so many dice there, if it is the only one (B8)."""
        found = NOBODY
        for colour in range(COLOURS):
            if self.dice[casino][colour] == dice:
                if found != NOBODY:
                    return NOBODY
                found = colour
        return found

    def award(self, casino: int, colour: int) -> None:
        """The lowest bill is put aside with all dice of the colour that has won it (X5)."""
        bill = 1
        while not lying(self.bills[casino], bill):
            bill += 1
        if self.story is not None:
            self.story += make_events.awarded(self, casino, colour, bill)
        self.bills[casino] -= stack_of(bill)
        self.winnings[colour] += stack_of(bill)
        self.dice[casino][colour] = 0

    def pass_the_cup(self) -> None:
        """Turns go round until the stock is empty (X4, X7)."""
        self.turn = 0 if self.turn + 1 == self.seats else self.turn + 1
        self.phase = REVEALING
        for colour in range(COLOURS):
            if self.stock[colour]:
                self.phase = ROLLING

    def reveal(self, shown: int) -> None:
        """Everybody shows two colours and takes the bills that lie with them (X7)."""
        for seat in range(self.seats):
            self.cards[seat] = shown >> COLOURS * seat & EVERY_COLOUR
        if self.story is not None:
            self.story += make_events.revealed(self)
        for seat in range(self.seats):
            self.money[seat] += worth(self.claimed(seat))
            self.won[seat] += size(self.claimed(seat))
        self.dealt = 0
        self.laid = 0
        self.end_round()

    def claimed(self, seat: int) -> int:
        """The bills that lie with a seat's colours."""
        if seat < 0 or seat >= self.seats:
            return 0
        bills = 0
        for colour in range(COLOURS):
            if self.cards[seat] >> colour & 1:
                bills += self.winnings[colour]
        return bills

    def end_round(self) -> None:
        """After the second round the game is over (X8)."""
        if self.round < ROUNDS:
            self.phase = STOCKING
            return
        self.phase = OVER
        if self.story is not None:
            self.story += make_events.ended(self)

    def scores(self) -> list[int]:
        return [self.money[seat] for seat in range(self.seats)]

    def places(self) -> list[int]:
        """The richest wins, then whoever has more bills; the rest is shared (B14, A52)."""
        wealth = [(self.money[seat], self.won[seat]) for seat in range(self.seats)]
        return [1 + sum([other > mine for other in wealth]) for mine in wealth]

    def clone(self) -> SecondWay:
        return copying.copied(self, SecondWay)

    def guess(self, seat: int, rng: Rng) -> SecondWay:
        """The others' cards are any that this seat does not have, and so are those set aside.

        Nothing is made of how they play. Revealed cards are no secret any more.
        """
        other = self.clone()
        for holder in range(self.dealt):
            if holder != seat:
                other.cards[holder] = UNKNOWN
        for holder in range(self.dealt):
            if other.cards[holder] == UNKNOWN:
                other.cards[holder] = two_of(EVERY_COLOUR & ~other.known(), rng)
        return other

    def foresee(self, casino: int, colour: int) -> SecondWay:
        """The table if one more die of this colour were placed on a casino."""
        if casino < 0 or casino >= CASINOS or colour < 0 or colour >= COLOURS:
            check_place(casino, CASINOS)
            check_place(colour, COLOURS)
        other = self.clone()
        other.dice[casino][colour] += 1
        other.pay(casino)
        return other

    def lay(self, casino: int, bills: Sequence[int], dice: Sequence[int]) -> None:
        """Set a position: just these bills (in thousands) and dice lie on this casino."""
        check_place(casino, CASINOS)
        self.lay_bills(casino, bills)
        for colour in range(COLOURS):
            self.stock[colour] += self.dice[casino][colour] - dice[colour]
            self.dice[casino][colour] = dice[colour]

    def put_aside(self, colour: int, bills: Sequence[int], dice: int) -> None:
        """Set a position: this colour has won these bills (in thousands) with so many dice."""
        check_place(colour, COLOURS)
        self.shuffle_in(self.winnings[colour])
        self.winnings[colour] = self.draw_out(bills)
        self.stock[colour] -= dice

    def leave(self, stock: Sequence[int]) -> None:
        """Set a position: just these dice of each colour are left; others lie with bills."""
        for colour in range(COLOURS):
            self.stock[colour] = stock[colour]

    def hand(self, seat: int, cards: int) -> None:
        """Set a position: a seat plays these two colours."""
        check_place(seat, self.seats)
        self.cards[seat] = cards

    def enrich(self, seat: int, bills: Sequence[int]) -> None:
        """Set a position: this seat has won these bills (in thousands) in a round before."""
        check_place(seat, self.seats)
        self.take_bills(bills)
        self.money[seat] += sum(bills)
        self.won[seat] += len(bills)

    def jump(self, round: int, turn: int) -> None:
        """Set a position: this round, counted from 1, and the seat that throws next."""
        check_place(turn, self.seats)
        self.round = round
        self.start = round - 1
        self.turn = turn
        self.laid = CASINOS * BILLS_EACH
        self.dealt = self.seats
        self.phase = ROLLING


def pairs(colour: int) -> list[int]:
    """What two dice of a colour may add to a throw, in ascending order."""
    dice = combinations_with_replacement(range(1, 7), SCATTERED)
    return sorted(
        die_with(lower, 2 * colour) | die_with(higher, 2 * colour + 1) for lower, higher in dice
    )


def taken(shown: int, seat: int) -> int:
    """The colours that the seats before this one have shown."""
    colours = 0
    for other in range(seat):
        colours |= shown >> COLOURS * other & EVERY_COLOUR
    return colours
