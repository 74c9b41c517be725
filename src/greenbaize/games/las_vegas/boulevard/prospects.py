"""What dice, bills and kicks promise a seat on the Boulevard, at a glance."""

from __future__ import annotations

from greenbaize.games.las_vegas.boulevard.box import HIGHEST_DIE, RAINBOW_WORTH, SLOT
from greenbaize.games.las_vegas.boulevard.game import Boulevard
from greenbaize.games.las_vegas.boulevard.heaps import big, dice_in, kickers, weight
from greenbaize.games.las_vegas.boulevard.slot_machine import free_faces, strength, stronger
from greenbaize.games.las_vegas.box import DICE, NOBODY
from greenbaize.games.las_vegas.game import neutral, own
from greenbaize.games.las_vegas.policy import Shrewd
from greenbaize.games.las_vegas.strip import lying, stack_of
from greenbaize.games.las_vegas.weights import ALL_DICE, NEUTRAL_DIE, SPITE

FACES = 6
NO_BILL = 0
NEVER = -10000.0
"""Less than anything is worth."""

HOME_DIE = 23.0
HOME_SHARED = 21.0
"""What a die is worth in the cup where dice can be kicked home: so much, and a share of more."""

BIG_DIE = 1.5
KICKER_DIE = 1.0
"""What other kinds of dice are worth beside a normal one."""

SENT_HOME = 0.7
"""How much of a die's worth counts that a kick gives back, to the seat or to a rival."""

SECOND_KICK = 0.6
"""A second kick is worth so much beside the first."""

CLAIM = 0.4
"""How sure a seat that played TIE WIN is to claim a tie just where it has one."""

OVERTAKEN = 2.5
"""The chance to be overtaken on the slot machine while nobody has placed a die."""


class Prospects(Shrewd):
    """The evaluation: what lies at a place, and what may still come there.

    Rainbow cards are bills of $40,000, and bills that the seat's own bonus cards wish for are
    worth the bonus too.
    """

    others: int
    strange: int
    die: float
    early: float
    left: list[int]
    hopes: list[float]

    def __init__(self) -> None:
        Shrewd.__init__(self)
        self.left = [0] * 8
        self.hopes = [0.0] * 6

    def look_round(self, table: Boulevard) -> None:
        """Who has how many dice left to throw; a big one counts as two (BIG2)."""
        dice = 0
        self.strange = 0
        for seat in range(table.seats):
            heap = table.hand[seat]
            self.left[seat] = weight(heap)
            self.strange += neutral(heap)
            dice += dice_in(heap)
        self.others = table.seats - 1
        self.die = ALL_DICE / self.others
        if table.kickers_each:
            self.die = HOME_DIE + HOME_SHARED / self.others
        self.early = dice / (1.0 * DICE * table.seats)

    def cost(self, heap: int) -> float:
        """What dice could still do if they were thrown again."""
        special = BIG_DIE * big(heap) + KICKER_DIE * kickers(heap)
        return self.die * (own(heap) + NEUTRAL_DIE * neutral(heap) + special)

    def lay_out(self, table: Boulevard, seat: int, place: int, more: int) -> None:
        """The bills of a place, and one more if there is one to come."""
        bills = table.bills[place] + lying(table.bills[place], 0) * stack_of(RAINBOW_WORTH)
        self.outlook.lay(bills + stack_of(more) if more else bills)
        if table.bonus_hand[seat]:
            room = HIGHEST_DIE - table.announced[seat]
            self.outlook.wish(table.bonus_hand[seat], table.gained[seat], room)

    def meet_all(
        self, table: Boulevard, seat: int, casino: int, lent: int, kicked: int, dice: int
    ) -> None:
        """The others at a casino, once neutral dice are added and somebody's dice kicked home."""
        self.outlook.clear(SPITE / self.others)
        for other in range(table.seats):
            if other == seat:
                continue
            if other == kicked:
                self.outlook.meet(table.bets[casino][other] - dice, self.left[other] + dice)
            else:
                self.outlook.meet(table.bets[casino][other], self.left[other])
        if table.owners > table.seats:
            lent -= kicked == table.seats
            there = table.bets[casino][table.seats] + lent
            self.outlook.meet_stranger(there, self.strange - max(lent, 0))
        if table.tie_winner == seat:
            self.outlook.claim = CLAIM

    def gain_at(self, table: Boulevard, seat: int, casino: int, heap: int) -> float:
        """What it brings to place these dice on a casino, and to kick as one should."""
        mine, left, lent = table.bets[casino][seat], self.left[seat], neutral(heap)
        self.lay_out(table, seat, casino, NO_BILL)
        self.meet_all(table, seat, casino, 0, NOBODY, 0)
        before = self.outlook.worth(mine, left)
        if lent:
            self.meet_all(table, seat, casino, lent, NOBODY, 0)
        mine += weight(heap)
        left = max(left - weight(heap), 0)
        after = self.outlook.worth(mine, left)
        kicks = kickers(heap)
        if kicks:
            kick = self.best_kick(table, seat, casino, mine, left, lent) - after
            after += kick
            if kicks > 1:
                after += kick if kick < 0 else SECOND_KICK * kick
        return after - before - self.cost(heap)

    def best_kick(
        self, table: Boulevard, seat: int, casino: int, mine: int, left: int, lent: int
    ) -> float:
        """What the casino is worth once the best target there is hit; as it is if there is none."""
        best, found = 0.0, False
        for target in range(2 * table.owners):
            owner = target >> 1
            if target & 1:
                hit = table.big_lying(casino, owner)
            elif owner == seat:
                hit = mine
            else:
                hit = (
                    0 if owner == table.seats and table.immune else table.small_lying(casino, owner)
                )
            if hit > 0:
                worth = self.after_kick(table, seat, casino, target, mine, left, lent)
                if not found or worth > best:
                    best, found = worth, True
        return best if found else self.outlook.worth(mine, left)

    def after_kick(
        self, table: Boulevard, seat: int, casino: int, target: int, mine: int, left: int, lent: int
    ) -> float:
        """What the casino is worth once a die is kicked home, and what the die is worth there."""
        owner, dice = target >> 1, 1 + (target & 1)
        die = self.die * SENT_HOME * (BIG_DIE if target & 1 else 1.0)
        if owner == seat:
            self.meet_all(table, seat, casino, lent, NOBODY, 0)
            return self.outlook.worth(max(mine - dice, 0), left + dice) + die
        self.meet_all(table, seat, casino, lent, owner, dice)
        worth = self.outlook.worth(mine, left)
        return worth if owner == table.seats else worth - die / self.others

    def gain_on_slot(self, table: Boulevard, seat: int, face: int, heap: int) -> float:
        """What it brings to put dice of a face into the slot machine (SL2, SL4)."""
        strong, dice = strength(table, seat), weight(heap)
        if not dice:
            return -self.cost(heap)
        before = self.paid_on_slot(table, seat, strong, NO_BILL)
        strong = stronger(strong, face, dice)
        return self.paid_on_slot(table, seat, strong, NO_BILL) - before - self.cost(heap)

    def paid_on_slot(self, table: Boulevard, seat: int, strong: int, more: int) -> float:
        """What the slot machine may pay the seat with this strength, less what others may have."""
        above, there, dice = 0, 0, 0
        for other in range(table.owners):
            if other == seat:
                continue
            rival = strength(table, other)
            there += rival > 0
            above += rival > strong
            dice += self.left[other] if other < table.seats else 0
        self.lay_out(table, seat, SLOT, more)
        total = 0.0
        for rank in range(min(there + (strong > 0), self.outlook.ranks)):
            total -= SPITE / self.others * self.outlook.bills[rank]
        if not strong or above >= self.outlook.ranks:
            return total
        total += SPITE / self.others * self.outlook.bills[above]
        risk = min(1.0, OVERTAKEN * dice / (1.0 * DICE * self.others))
        if not free_faces(table):
            risk = 0.0
        return total + (1.0 - risk) * self.dearest(above) + risk * self.dearest(above + 1)

    def dearest(self, above: int) -> float:
        """The bill that is worth most when others have taken so many of the highest."""
        most = 0.0
        for rank in range(above, self.outlook.ranks):
            most = max(most, self.outlook.dear[rank])
        return most

    def dear(self, table: Boulevard, seat: int, bill: int) -> float:
        """A bill's money, and the bonus if a card wishes for it."""
        self.outlook.lay(stack_of(bill))
        room = HIGHEST_DIE - table.announced[seat]
        self.outlook.wish(table.bonus_hand[seat], table.gained[seat], room)
        return self.outlook.dear[0]

    def with_bill(self, table: Boulevard, seat: int, place: int, bill: int) -> float:
        """What it brings to lay a bill at a place."""
        if place == SLOT:
            strong = strength(table, seat)
            without = self.paid_on_slot(table, seat, strong, NO_BILL)
            return self.paid_on_slot(table, seat, strong, bill) - without
        mine, left = table.bets[place][seat], self.left[seat]
        self.meet_all(table, seat, place, 0, NOBODY, 0)
        self.lay_out(table, seat, place, NO_BILL)
        before = self.outlook.worth(mine, left)
        self.lay_out(table, seat, place, bill)
        return self.outlook.worth(mine, left) - before

    def hope(self, table: Boulevard, seat: int, dice: int, kept: float) -> float:
        """What the best placement brings on average when so many dice are thrown.

        Unless a throw brings more, what was kept can still be placed.
        """
        heap = (dice + FACES // 2) // FACES
        for face in range(FACES):
            self.hopes[face] = self.gain_at(table, seat, face, max(heap, 1))
        missing, absent = 1.0, (5.0 / 6.0) ** dice
        total, last = 0.0, kept
        for _ in range(FACES):
            best = 0
            for face in range(1, FACES):
                if self.hopes[face] > self.hopes[best]:
                    best = face
            if self.hopes[best] <= kept:
                break
            total += missing * (1.0 - absent) * self.hopes[best]
            missing *= absent
            last = self.hopes[best] if kept == NEVER else kept
            self.hopes[best] = NEVER
        return total + missing * last
