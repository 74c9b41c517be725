"""One look at the Boulevard: what its places would pay a seat now, and after a change."""

from __future__ import annotations

from greenbaize.engine import copying
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
ONE_VALUE = 1023
THROWS = 16
"""How many throws are imagined to tell what a throw may bring."""

A_DIE = 45.0
DIE_OF_ALL = 100.0
"""What a die in the cup is worth, for who can still throw when others cannot has the last word:
so much where dice can be kicked home, and without kickers so much shared among the seats."""

NEUTRAL_DIE, BIG_DIE, KICKER_DIE = 0.55, 1.45, 1.8
"""What other kinds of dice are worth beside a normal one."""

NEVER = -1000.0
"""Less than any placement is worth."""


class Look(Boulevard):
    """A copy of the table that one seat pushes dice about on, and always tidies up again.

    What a place pays is compared before and after. What the others would win counts against
    it, shared among them. Rainbow cards are bills of $40,000, and bills that the seat's own bonus
    cards wish for are worth the bonus too, if no other place promises them already.
    """

    viewer: int
    others: float
    die: float
    had: int
    promised: int
    promise: list[int]
    paid: int
    known: int
    leads: list[float]

    def survey(self) -> None:
        """Which bills the seat would be paid, place by place."""
        for place in range(self.venues):
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
        bills, claim = self.bills[place], self.claim
        rainbows = self.rainbows_at(place)
        self.bills[place] += rainbows * (stack_of(RAINBOW_WORTH) - 1)
        self.paid = 0
        total = self.of_slot() if place == SLOT else self.of_casino(place)
        self.bills[place] = bills
        self.claim = claim
        return total

    def unclaimed(self, place: int) -> float:
        """The same if nobody can claim a tie there."""
        winner = self.tie_winner
        self.tie_winner = NOBODY
        total = self.lead(place)
        self.tie_winner = winner
        return total

    def threatened(self, place: int) -> float:
        """The same once the most dangerous of the others has placed what a throw often brings."""
        least = self.unclaimed(place)
        for other in range(self.seats):
            dice = dice_in(self.hand[other])
            if place < SLOT and other != self.viewer and dice:
                self.bets[place][other] += (dice + FACES - 1) // FACES
                least = min(least, self.unclaimed(place))
                self.bets[place][other] -= (dice + FACES - 1) // FACES
        return least

    def of_casino(self, casino: int) -> float:
        """The most dice take the highest bill, and so on, once ties are struck out."""
        total = 0.0
        dice = self.row(casino)
        self.claim = casino
        self.strike_out(casino)
        for bill in range(TOP_BILL, 0, -1):
            for _ in range(lying(self.bills[casino], bill)):
                owner = self.leader(casino)
                if owner == NOBODY:
                    break
                total += self.dear_to(owner, bill, casino)
                self.bets[casino][owner] = 0
        self.set_back(casino, dice)
        return total

    def set_back(self, casino: int, dice: int) -> None:
        """All dice lie on a casino as they did."""
        for owner in range(self.owners):
            self.bets[casino][owner] = dice >> 8 * owner & 255

    def of_slot(self) -> float:
        """One after the other takes a bill: the seat its dearest, the others the highest."""
        total = 0.0
        settled = self.settled
        tied = tied_with_neutral(self)
        if tied != NOBODY and tied == self.tie_winner:
            self.claim = SLOT
        strike_out(self)
        while highest_bill(self):
            owner = next_in_line(self)
            if owner == NOBODY:
                break
            bill = self.dearest() if owner == self.viewer else highest_bill(self)
            total += self.dear_to(owner, bill, SLOT)
            self.bills[SLOT] -= stack_of(bill)
            self.settled |= 1 << owner
        self.settled = settled
        return total

    def dearest(self) -> int:
        """The bill on the slot machine that is worth most to the seat."""
        best, most = 0, 0.0
        for bill in range(1, TOP_BILL + 1):
            if lying(self.bills[SLOT], bill) and self.dear(bill, SLOT) > most:
                most = self.dear(bill, SLOT)
                best = bill
        return best

    def dear_to(self, owner: int, bill: int, place: int) -> float:
        """What it means to the seat that somebody is paid a bill."""
        if owner == self.viewer:
            self.paid = bill
            return self.dear(bill, place)
        return 0.0 if owner == self.seats else -10.0 * bill / self.others

    def dear(self, bill: int, place: int) -> float:
        """A bill's money, and the bonus it brings beside what other places promise."""
        if not self.bonus_hand[self.viewer]:
            return 10.0 * bill
        elsewhere = self.had + self.promised
        if self.promise[place]:
            elsewhere -= stack_of(self.promise[place])
        pips = self.pips(elsewhere + stack_of(bill)) - self.pips(elsewhere)
        return 10.0 * bill + BONUS * pips

    def pips(self, bills: int) -> int:
        """How far these bills of a round would raise the seat's announcement die."""
        self.gained[self.viewer] = bills
        cards = size(satisfied(self, self.viewer))
        self.gained[self.viewer] = self.had
        return min(cards, HIGHEST_DIE - self.announced[self.viewer])

    def gain(self, face: int, shows: int, place: int) -> float:
        """What it brings to place all dice of a face there; those let go are missed."""
        heap = showing(self.rolled, face)
        before = self.before(place)
        if place == SLOT:
            insert(self, shows, staying(heap))
            after = self.lead(SLOT)
            self.slot_heap[shows] = 0
        else:
            after = self.after(place, heap)
        return after - before - self.in_the_cup(heap)

    def in_the_cup(self, heap: int) -> float:
        """What dice are worth as long as they can be thrown."""
        special = BIG_DIE * big(heap) + KICKER_DIE * kickers(heap)
        return self.die * (own(heap) + NEUTRAL_DIE * neutral(heap) + special)

    def after(self, casino: int, heap: int) -> float:
        """What a casino is worth with more dice of the seat on turn, and after their kicks."""
        dice, bigs = self.row(casino), self.bigs[casino]
        self.put_dice(casino, staying(heap))
        worth = self.after_kicks(casino, kickers(heap))
        self.set_back(casino, dice)
        self.bigs[casino] = bigs
        return worth

    def after_kicks(self, casino: int, kicks: int) -> float:
        """What a casino is worth when kickers hit whom they should."""
        hit = targets(self, casino) if kicks else 0
        if not hit:
            return self.lead(casino)
        best = NEVER
        for target in range(2 * self.owners):
            if hit >> target & 1:
                best = max(best, self.after_kick(casino, target, kicks))
        return best

    def after_kick(self, casino: int, target: int, kicks: int) -> float:
        """What a casino is worth after this kick and those that follow; dice go home for it."""
        owner = target >> 1
        dice, bigs, hand = self.row(casino), self.bigs[casino], self.hand[owner]
        kick(self, casino, target)
        worth = self.after_kicks(casino, kicks - 1)
        if owner == self.turn:
            worth += self.in_the_cup(self.hand[owner] - hand)
        elif owner < self.seats:
            worth -= self.in_the_cup(self.hand[owner] - hand) / self.others
        self.hand[owner] = hand
        self.set_back(casino, dice)
        self.bigs[casino] = bigs
        return worth

    def best(self) -> float:
        """What the best placement of the roll brings."""
        ways, most = placements(self), NEVER
        for way in range(2 * ON_SLOT):
            if ways >> way & 1:
                most = max(most, self.placement(way))
        return most

    def favourite(self) -> int:
        """The dice of the roll that the best placement moves."""
        ways, most, dice = placements(self), NEVER, 0
        for way in range(2 * ON_SLOT):
            gain = self.placement(way) if ways >> way & 1 else NEVER
            if gain > most:
                most = gain
                dice = self.rolled & ONE_VALUE << 10 * (way % ON_SLOT)
        return dice

    def placement(self, way: int) -> float:
        """What a placement brings, on a casino or on the slot machine."""
        if way >= ON_SLOT:
            return self.gain(way - ON_SLOT, way - ON_SLOT, SLOT)
        return self.gain(way, way, way)

    def hope(self, kept: int, rng: Rng) -> float:
        """What the best placement brings on average if all dice but these are thrown again."""
        total = 0.0
        rolled = self.rolled
        rng.reseed(rolled)
        self.rolled = kept
        heap = self.thrown_again()
        for _ in range(THROWS):
            self.rolled = kept + self.throw(heap, rng)
            total += self.best()
        self.rolled = rolled
        return total / THROWS

    def with_bill(self, place: int, bill: int) -> float:
        """What it brings to lay a bill at a place."""
        before = self.before(place)
        self.bills[place] += stack_of(bill)
        after = self.lead(place)
        self.bills[place] -= stack_of(bill)
        return after - before

    def without(self, dice: int) -> float:
        """What it brings to take these dice of the sets just placed back, for good."""
        total = 0.0
        for number in range(self.sets):
            total -= self.before(self.set_place[number])
        self.lift(dice)
        for number in range(self.sets):
            total += self.lead(self.set_place[number])
            total += self.in_the_cup(dice >> 10 * number & 1023)
        return total


def look_at(world: Boulevard, seat: int) -> Look:
    """A seat's look at a table."""
    look = copying.copied(world, Look)
    look.viewer = seat
    look.others = world.seats - 1.0
    look.die = A_DIE if world.kickers_each else DIE_OF_ALL / world.seats
    look.had = world.gained[seat]
    look.promised = 0
    look.promise = [0] * 7
    look.paid = 0
    look.known = 0
    look.leads = [0.0] * 7
    if world.bonus_hand[seat]:
        look.survey()
    return look
