"""One look at the Boulevard: what its places would pay a seat now, and after a change."""

from __future__ import annotations

from greenbaize.engine.rng import Rng
from greenbaize.games.las_vegas.boulevard.bonus import satisfied, size
from greenbaize.games.las_vegas.boulevard.box import (
    BONUS,
    HIGHEST_DIE,
    ON_SLOT,
    RAINBOW_WORTH,
    SLOT,
)
from greenbaize.games.las_vegas.boulevard.game import Boulevard
from greenbaize.games.las_vegas.boulevard.heaps import big, dice_in, kickers, staying
from greenbaize.games.las_vegas.boulevard.kickers import kick, targets
from greenbaize.games.las_vegas.boulevard.slot_machine import (
    highest_bill,
    insert,
    next_in_line,
    strike_out,
    tied_with_neutral,
)
from greenbaize.games.las_vegas.boulevard.window import placements
from greenbaize.games.las_vegas.box import NOBODY, TOP_BILL
from greenbaize.games.las_vegas.game import neutral, own, showing
from greenbaize.games.las_vegas.strip import lying, stack_of

FACES = 6
THROWS = 16
"""How many throws are imagined to tell what a throw may bring."""

A_DIE = 45.0
A_NEUTRAL_DIE = 25.0
A_BIG_DIE = 65.0
A_KICKER = 80.0
"""What dice are worth in the cup: who can still throw when others cannot has the last word."""

NEVER = -1000.0
"""Less than any placement is worth."""


class Look:
    """A copy of the table that one seat pushes dice about on, and always tidies up again.

    What a place pays is compared before and after. What the others would win counts against
    it, shared among them. Rainbow cards are bills of $40,000, and bills that the seat's own bonus
    cards wish for are worth the bonus too, if no other place promises them already.
    """

    table: Boulevard
    seat: int
    others: float
    gained: int
    promised: int
    promise: list[int]
    paid: int
    known: int
    leads: list[float]

    def __init__(self, world: Boulevard, seat: int) -> None:
        self.table = world.clone()
        self.seat = seat
        self.others = world.seats - 1.0
        self.gained = world.gained[seat]
        self.promised = 0
        self.promise = [0] * 7
        self.paid = 0
        self.known = 0
        self.leads = [0.0] * 7
        if world.bonus_hand[seat]:
            self.survey()

    def survey(self) -> None:
        """Which bills the seat would be paid, place by place."""
        for place in range(self.table.venues):
            self.lead(place)
            self.promise[place] = self.paid
            if self.paid:
                self.promised += stack_of(self.paid)

    def before(self, place: int) -> float:
        """What a place is worth to the seat as it lies."""
        if not self.known >> place & 1:
            self.leads[place] = self.lead(place)
            self.known |= 1 << place
        return self.leads[place]

    def lead(self, place: int) -> float:
        """What a place would pay the seat now, less the others' share; a tie may be claimed."""
        bills, claim = self.table.bills[place], self.table.claim
        rainbows = self.table.rainbows_at(place)
        self.table.bills[place] += rainbows * (stack_of(RAINBOW_WORTH) - 1)
        self.paid = 0
        total = self.of_slot() if place == SLOT else self.of_casino(place)
        self.table.bills[place] = bills
        self.table.claim = claim
        return total

    def unclaimed(self, place: int) -> float:
        """The same if nobody can claim a tie there."""
        winner = self.table.tie_winner
        self.table.tie_winner = NOBODY
        total = self.lead(place)
        self.table.tie_winner = winner
        return total

    def threatened(self, place: int) -> float:
        """The same once the most dangerous of the others has placed what a throw often brings."""
        least = self.unclaimed(place)
        for other in range(self.table.seats):
            dice = dice_in(self.table.hand[other])
            if place < SLOT and other != self.seat and dice:
                self.table.bets[place][other] += (dice + FACES - 1) // FACES
                least = min(least, self.unclaimed(place))
                self.table.bets[place][other] -= (dice + FACES - 1) // FACES
        return least

    def of_casino(self, casino: int) -> float:
        """The most dice take the highest bill, and so on, once ties are struck out."""
        table, total = self.table, 0.0
        dice = table.row(casino)
        table.claim = casino
        table.strike_out(casino)
        for bill in range(TOP_BILL, 0, -1):
            for _ in range(lying(table.bills[casino], bill)):
                owner = table.leader(casino)
                if owner == NOBODY:
                    break
                total += self.worth_to(owner, bill, casino)
                table.bets[casino][owner] = 0
        self.put_back(casino, dice)
        return total

    def put_back(self, casino: int, dice: int) -> None:
        """All dice lie on a casino as they did."""
        for owner in range(self.table.owners):
            self.table.bets[casino][owner] = dice >> 8 * owner & 255

    def of_slot(self) -> float:
        """One after the other takes a bill: the seat its dearest, the others the highest."""
        table, total = self.table, 0.0
        settled = table.settled
        tied = tied_with_neutral(table)
        if tied != NOBODY and tied == table.tie_winner:
            table.claim = SLOT
        strike_out(table)
        while highest_bill(table):
            owner = next_in_line(table)
            if owner == NOBODY:
                break
            bill = self.dearest() if owner == self.seat else highest_bill(table)
            total += self.worth_to(owner, bill, SLOT)
            table.bills[SLOT] -= stack_of(bill)
            table.settled |= 1 << owner
        table.settled = settled
        return total

    def dearest(self) -> int:
        """The bill on the slot machine that is worth most to the seat."""
        best, most = 0, 0.0
        for bill in range(1, TOP_BILL + 1):
            if lying(self.table.bills[SLOT], bill) and self.worth(bill, SLOT) > most:
                most = self.worth(bill, SLOT)
                best = bill
        return best

    def worth_to(self, owner: int, bill: int, place: int) -> float:
        """What it means to the seat that somebody is paid a bill."""
        if owner == self.seat:
            self.paid = bill
            return self.worth(bill, place)
        return 0.0 if owner == self.table.seats else -10.0 * bill / self.others

    def worth(self, bill: int, place: int) -> float:
        """A bill's money, and the bonus it brings beside what other places promise."""
        if not self.table.bonus_hand[self.seat]:
            return 10.0 * bill
        elsewhere = self.gained + self.promised
        if self.promise[place]:
            elsewhere -= stack_of(self.promise[place])
        pips = self.pips(elsewhere + stack_of(bill)) - self.pips(elsewhere)
        return 10.0 * bill + BONUS * pips

    def pips(self, bills: int) -> int:
        """How far these bills of a round would raise the seat's announcement die."""
        self.table.gained[self.seat] = bills
        cards = size(satisfied(self.table, self.seat))
        self.table.gained[self.seat] = self.gained
        return min(cards, HIGHEST_DIE - self.table.announced[self.seat])

    def gain(self, face: int, shows: int, place: int) -> float:
        """What it brings to place all dice of a face there; those let go cost a little."""
        heap = showing(self.table.rolled, face)
        before = self.before(place)
        if place == SLOT:
            insert(self.table, shows, staying(heap))
            after = self.lead(SLOT)
            self.table.slot_heap[shows] = 0
        else:
            after = self.after(place, heap)
        return after - before - in_the_cup(heap)

    def after(self, casino: int, heap: int) -> float:
        """What a casino is worth with more dice of the seat on turn, and after their kicks."""
        dice, bigs = self.table.row(casino), self.table.bigs[casino]
        self.table.put_dice(casino, staying(heap))
        worth = self.after_kicks(casino, kickers(heap))
        self.put_back(casino, dice)
        self.table.bigs[casino] = bigs
        return worth

    def after_kicks(self, casino: int, kicks: int) -> float:
        """What a casino is worth when kickers hit whom they should."""
        hit = targets(self.table, casino) if kicks else 0
        if not hit:
            return self.lead(casino)
        best = NEVER
        for target in range(2 * self.table.owners):
            if hit >> target & 1:
                best = max(best, self.after_kick(casino, target, kicks))
        return best

    def after_kick(self, casino: int, target: int, kicks: int) -> float:
        """What a casino is worth after this kick and those that follow; dice go home for it."""
        table, owner = self.table, target >> 1
        dice, bigs, hand = table.row(casino), table.bigs[casino], table.hand[owner]
        kick(table, casino, target)
        worth = self.after_kicks(casino, kicks - 1)
        if owner == table.turn:
            worth += in_the_cup(table.hand[owner] - hand)
        elif owner < table.seats:
            worth -= in_the_cup(table.hand[owner] - hand) / self.others
        table.hand[owner] = hand
        self.put_back(casino, dice)
        table.bigs[casino] = bigs
        return worth

    def best(self) -> float:
        """What the best placement of the roll brings."""
        ways, most = placements(self.table), NEVER
        for way in range(2 * ON_SLOT):
            if ways >> way & 1:
                most = max(most, self.placement(way))
        return most

    def favourite(self) -> int:
        """The dice of the roll that the best placement moves."""
        table, ways, most, dice = self.table, placements(self.table), NEVER, 0
        for way in range(2 * ON_SLOT):
            if ways >> way & 1 and self.placement(way) > most:
                most = self.placement(way)
                face = way - ON_SLOT if way >= ON_SLOT else way
                dice = showing(table.rolled, face)
                dice <<= 10 * face
        return dice

    def placement(self, way: int) -> float:
        """What a placement brings, on a casino or on the slot machine."""
        if way >= ON_SLOT:
            return self.gain(way - ON_SLOT, way - ON_SLOT, SLOT)
        return self.gain(way, way, way)

    def hope(self, kept: int, rng: Rng) -> float:
        """What the best placement brings on average if all dice but these are thrown again."""
        table, total = self.table, 0.0
        rolled = table.rolled
        rng.reseed(rolled)
        table.rolled = kept
        heap = table.thrown_again()
        for _ in range(THROWS):
            table.rolled = kept + table.throw(heap, rng)
            total += self.best()
        table.rolled = rolled
        return total / THROWS

    def with_bill(self, place: int, bill: int) -> float:
        """What it brings to lay a bill at a place."""
        before = self.before(place)
        self.table.bills[place] += stack_of(bill)
        after = self.lead(place)
        self.table.bills[place] -= stack_of(bill)
        return after - before

    def without(self, dice: int) -> float:
        """What it brings to take these dice of the sets just placed back, for good."""
        table, total = self.table, 0.0
        for number in range(table.sets):
            total -= self.before(table.set_place[number])
        table.lift(dice)
        for number in range(table.sets):
            total += self.lead(table.set_place[number])
            total += in_the_cup(dice >> 10 * number & 1023)
        return total


def in_the_cup(heap: int) -> float:
    """What dice are worth as long as they can be thrown."""
    lent = A_NEUTRAL_DIE * neutral(heap) + A_KICKER * kickers(heap)
    return A_DIE * own(heap) + A_BIG_DIE * big(heap) + lent
