"""Las Vegas: what lies on the table, and the rules in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from greenbaize.engine import copying
from greenbaize.engine.dice import NEUTRAL, OWN, is_throw_of, rolls
from greenbaize.engine.numbers import check_place, check_places
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE
from greenbaize.games.las_vegas import make_events
from greenbaize.games.las_vegas.box import (
    CASINOS,
    DICE,
    LEFT_OVER,
    MINIMUM,
    NEUTRAL_DICE,
    NOBODY,
    ROUNDS,
    TOP_BILL,
)
from greenbaize.games.las_vegas.phases import (
    OVER,
    PLACING,
    ROLLING,
    SCATTERING,
    STARTING,
    STOCKING,
)
from greenbaize.games.las_vegas.strip import Strip, stack_of

EACH = sum(OWN << 10 * casino for casino in range(CASINOS))
"""A roll with one die of every value."""


def showing(roll: int, casino: int) -> int:
    """The heap of dice that may go to this casino."""
    return roll >> 10 * casino & 1023


def own(heap: int) -> int:
    """The dice of the seat's own colour in a heap."""
    return heap & 15


def neutral(heap: int) -> int:
    """The neutral dice in a heap."""
    return heap >> 4 & 7


def values_shown(roll: int) -> int:
    """A roll that has one die of each value that this one shows."""
    return ((roll & EACH * 511) + EACH * 511 | roll) >> 9 & EACH


def dice_shown(roll: int, casino: int) -> int:
    """How many dice would go to this casino."""
    heap = showing(roll, casino)
    return own(heap) + neutral(heap)


class LasVegas(Strip):
    """One game of Las Vegas, for two to eight seats, with or without neutral dice.

    Casinos are counted from 0 here. A bet's owner is a seat or, one past the last seat, the
    fictional player of the neutral dice. The Boulevard derives from this: what its modules
    change are the methods that are not final, the hooks.
    """

    phase: int
    round: int
    start: int
    turn: int
    casino: int
    stake: int
    rolled: int
    owners: int
    supply: int
    left_over: int
    open_money: int
    minimum: int
    venues: int
    hand: list[int]
    money: list[int]
    won: list[int]
    bets: list[list[int]]

    def __init__(
        self,
        seats: int,
        neutral_dice: bool = False,
        show_money: bool = False,
        minimum: int = MINIMUM,
        big_bills: int = 0,
        rainbows: int = 0,
        first: int = 0,
    ) -> None:
        super().__init__(seats, big_bills, rainbows)
        self.owners = seats + 1 if neutral_dice else seats
        self.supply = DICE * OWN + (NEUTRAL_DICE[seats] * NEUTRAL if neutral_dice else 0)
        self.left_over = LEFT_OVER.get(seats, 0) if neutral_dice else 0
        self.open_money = show_money
        self.minimum = minimum
        self.venues = CASINOS
        self.round = 0
        self.start = first
        self.hand = [0] * 8
        self.money = [0] * 8
        self.won = [0] * 8
        self.bets = [[0] * 8, [0] * 8, [0] * 8, [0] * 8, [0] * 8, [0] * 8]
        self.begin_round()
        if first == NOBODY:
            self.turn = 0
            self.phase = STARTING

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
        return [casino for casino in range(CASINOS) if showing(self.rolled, casino)]

    def house_moves(self) -> list[int]:
        """Every seat that may begin, every bill that may come up, or every roll of the dice."""
        if self.phase == STOCKING:
            return self.bills_to_come()
        if self.phase == SCATTERING:
            return sorted(rolls(self.left_over * NEUTRAL))
        if self.phase == ROLLING:
            return sorted(rolls(self.hand[self.turn]))
        if self.phase == STARTING:
            return list(range(self.seats))
        return []

    def allows(self, seat: int, move: int) -> bool:
        if seat == HOUSE and self.phase == ROLLING:
            return is_throw_of(move, self.hand[self.turn])
        if seat == HOUSE and self.phase == SCATTERING:
            return is_throw_of(move, self.left_over * NEUTRAL)
        return move in self.moves(seat)

    def pick(self, seat: int, rng: Rng) -> int:
        """All values are counted at once: `up_to` has in each place how many show up to it."""
        up_to = values_shown(self.rolled) * EACH
        drawn = rng.below(up_to >> 50 & 7)
        before = EACH * (512 + drawn) - up_to >> 9 & EACH
        return before * EACH >> 50 & 7

    def sample(self, rng: Rng) -> int:
        if self.phase == ROLLING:
            heap = self.hand[self.turn]
            roll = rng.throw(own(heap), OWN)
            if neutral(heap):
                roll += rng.throw(neutral(heap), NEUTRAL)
            return roll
        if self.phase == STOCKING:
            return self.top_of_the_deck(rng)
        if self.phase == SCATTERING:
            return rng.throw(self.left_over, NEUTRAL)
        return rng.below(self.seats)

    def thrower(self) -> int:
        if self.phase == STOCKING or self.phase == STARTING:
            return HOUSE
        return self.turn

    def _play(self, seat: int, move: int) -> int:
        if self.phase == PLACING:
            self.place(move)
        elif self.phase == ROLLING:
            self.show(move)
        elif self.phase == STOCKING:
            self.stock(move)
        elif self.phase == SCATTERING:
            self.scatter(move)
        else:
            self.choose_first(move)
        return self.owed()

    def choose_first(self, seat: int) -> None:
        """Who begins is drawn before any bill is turned (B3, 18.4)."""
        if self.story is not None:
            self.story += make_events.chose_first(seat)
        self.start = seat
        self.turn = seat
        self.phase = STOCKING

    def begin_round(self) -> None:
        """The start player has the first throw, once the casinos are stocked (B4)."""
        self.take_dice()
        self.turn = self.start
        self.rolled = 0
        self.casino = 0
        self.stake = 0
        self.phase = STOCKING
        if self.in_the_deck() == 0:
            if self.story is not None:
                self.story += make_events.began(self)
            self.open_doors()

    def take_dice(self) -> None:
        """Everybody has all own dice again, and the neutral ones of this table (B3, B12, N1)."""
        for seat in range(self.seats):
            self.hand[seat] = self.supply

    def stock(self, bill: int) -> None:
        """Bills are turned up onto one casino after the other until each is worth enough (B2)."""
        if self.story is not None:
            self.story += make_events.stocked(self, bill)
        self.take_off_the_deck(bill)
        self.bills[self.casino] += stack_of(bill)
        self.stake += self.worth(bill)
        if self.stake >= self.minimum:
            self.casino += 1
            self.stake = 0
        if self.casino == self.venues or self.in_the_deck() == 0:
            self.open_doors()

    def worth(self, bill: int) -> int:
        """A bill counts as what it is while casinos are stocked."""
        return bill

    def open_doors(self) -> None:
        """Leftover neutral dice are thrown before the first turn (17.3)."""
        self.phase = SCATTERING if self.left_over else ROLLING

    def scatter(self, roll: int) -> None:
        """Each leftover neutral die goes to the casino of its own value (N2)."""
        if self.story is not None:
            self.story += make_events.scattered(roll)
        for casino in range(CASINOS):
            self.bets[casino][self.seats] += neutral(showing(roll, casino))
        self.phase = ROLLING

    def show(self, roll: int) -> None:
        """The seat has thrown all its dice and must choose a value that it rolled (B5)."""
        if self.story is not None:
            self.story += make_events.threw(self, roll)
        self.rolled = roll
        self.phase = PLACING

    def place(self, casino: int) -> None:
        """All dice of the chosen value go to its casino, neutral ones too (B5, N3)."""
        heap = showing(self.rolled, casino)
        if self.story is not None:
            self.story += make_events.placed(self, casino, heap)
        self.hand[self.turn] -= heap
        self.bets[casino][self.turn] += own(heap)
        if neutral(heap):
            self.bets[casino][self.seats] += neutral(heap)
        self.rolled = 0
        self.pass_the_cup()

    def pass_the_cup(self) -> None:
        """Play goes clockwise; seats without dice are skipped (B4, B6, B7)."""
        for _ in range(self.seats):
            self.turn += 1
            if self.turn == self.seats:
                self.turn = 0
            if self.hand[self.turn]:
                self.phase = ROLLING
                return
        self.pay_out()

    def pay_out(self) -> None:
        """Casinos pay in order (B11)."""
        for casino in range(CASINOS):
            self.strike_out(casino)
            self.pay(casino)
        self.end_round()

    def strike_out(self, casino: int) -> None:
        """Ties cancel: owners with equally many dice take them back, all at once (B8, N5)."""
        again = self.tied_sizes(self.bets[casino], self.owners)
        if self.story is not None:
            self.story += make_events.tied(self, casino, again)
        if again:
            for owner in range(self.owners):
                if again >> self.bets[casino][owner] & 1 and owner != self.spared(casino):
                    self.bets[casino][owner] = 0

    def spared(self, casino: int) -> int:
        """Nobody is spared when heaps are struck out, unless a card says so."""
        return NOBODY

    def pay(self, casino: int) -> None:
        """The most dice take the highest bill, and so on down; nothing stays (B9, B12)."""
        bills = self.bills[casino]
        for bill in range(TOP_BILL, 0, -1):
            for _ in range(bills >> 4 * bill & 15):
                self.award(casino, bill, self.leader(casino))
        self.bills[casino] = 0
        for owner in range(self.owners):
            self.bets[casino][owner] = 0

    def leader(self, casino: int) -> int:
        """Who has the most dice of those not yet paid or struck out."""
        return self.largest(self.bets[casino], self.owners)

    def award(self, casino: int, bill: int, owner: int) -> None:
        """A bill that no seat won goes under the deck, the neutral player's too (B10, N5)."""
        if self.story is not None:
            self.story += make_events.awarded(self, casino, bill, owner)
        if owner == NOBODY or owner == self.seats:
            self.put_under(bill)
        else:
            self.collect(owner, bill)
        if owner != NOBODY:
            self.bets[casino][owner] = 0

    def collect(self, seat: int, bill: int) -> None:
        """A seat keeps the bills it wins face down (B11)."""
        self.money[seat] += 10 * bill
        self.won[seat] += 1

    def end_round(self) -> None:
        """The marker passes to the left; after the last round the game is over (B13, B14)."""
        if self.story is not None:
            self.story += make_events.round_ended(self)
        if self.round + 1 == ROUNDS:
            self.end_game()
            return
        self.round += 1
        self.start += 1
        if self.start == self.seats:
            self.start = 0
        self.begin_round()

    def end_game(self) -> None:
        """Everybody counts (B14)."""
        self.phase = OVER
        self.take_dice()
        if self.story is not None:
            self.story += make_events.ended(self)

    def scores(self) -> list[int]:
        return [self.money[seat] for seat in range(self.seats)]

    def places(self) -> list[int]:
        """The richest wins, then whoever has more bills; the rest is shared (B14, N6)."""
        wealth = [(money, self.won[seat]) for seat, money in enumerate(self.scores())]
        return [1 + sum([other > mine for other in wealth]) for mine in wealth]

    def clone(self) -> LasVegas:
        return copying.copied(self, LasVegas)

    def guess(self, seat: int, rng: Rng) -> LasVegas:
        """Nothing on this table is secret: the order of the deck is nobody's, and not yet made."""
        return self.clone()

    def foresee(self, casino: int, placed: bool) -> LasVegas:
        """The table as if this casino paid now, before the placement on it or after."""
        if casino < 0 or casino >= CASINOS:
            check_place(casino, CASINOS)
        other = self.clone()
        if placed:
            heap = showing(self.rolled, casino)
            other.bets[casino][self.turn] += own(heap)
            if neutral(heap):
                other.bets[casino][self.seats] += neutral(heap)
        other.strike_out(casino)
        other.pay(casino)
        return other

    def lay(self, casino: int, bills: Sequence[int], bets: Sequence[int]) -> None:
        """Set a position: just these bills (in thousands) and bets lie on this casino."""
        check_place(casino, CASINOS)
        self.lay_bills(casino, bills)
        for owner in range(self.owners):
            self.bets[casino][owner] = bets[owner] if owner < len(bets) else 0

    def give(self, seat: int, own_dice: int, neutral_dice: int = 0) -> None:
        """Set a position: this seat has just these dice left to throw."""
        check_place(seat, self.seats)
        self.hand[seat] = own_dice * OWN + neutral_dice * NEUTRAL

    def enrich(self, seat: int, bills: Sequence[int]) -> None:
        """Set a position: this seat has won these bills (in thousands) before."""
        check_place(seat, self.seats)
        self.take_bills(bills)
        for thousands in bills:
            self.money[seat] += thousands
            self.won[seat] += 1

    def jump(self, round: int, start: int, turn: int) -> None:
        """Set a position: this round, counted from 1, its start player, and who throws next."""
        check_places([start, turn], self.seats)
        self.round = round - 1
        self.start = start
        self.turn = turn
        self.phase = ROLLING
