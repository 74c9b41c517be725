"""What a throw does: who pays whom, in the order of the rulebook."""

from __future__ import annotations

from greenbaize.games.bells_and_hammers import make_events
from greenbaize.games.bells_and_hammers.box import (
    BELL,
    BELL_SHOWN,
    BOTH_SHOWN,
    DOUBLE,
    HAMMER,
    HAMMER_SHOWN,
    HIGHEST,
    HORSE,
    INN,
    NUMBER_DICE,
)
from greenbaize.games.bells_and_hammers.phases import (
    ALWAYS,
    CARD_PAYS,
    FROM_BANK,
    FROM_INN,
    FROM_NOBODY,
    LATE,
    NOBODY_PAYS,
)
from greenbaize.games.bells_and_hammers.table import Table


def total(roll: int) -> int:
    """The sum of the numbers that a throw shows (5.2)."""
    ones = (roll & 1) + 3 * (roll >> 2 & 1) + 5 * (roll >> 4 & 1)
    return ones + 2 * (roll >> 1 & 1) + 4 * (roll >> 3 & 1) + 6 * (roll >> 5 & 1)


def symbols(roll: int) -> int:
    """Whether a throw shows the bell, the hammer, both or neither."""
    return roll >> NUMBER_DICE


def payee(shown: int) -> int:
    """The card that stands for the symbols: with both of them the Double alone (5.4)."""
    if shown == BOTH_SHOWN:
        return DOUBLE
    return BELL if shown == BELL_SHOWN else HAMMER


class Payments(Table):
    """A throw, and the payments that it causes; the bank is empty when it ends the game."""

    def evaluate(self, roll: int) -> None:
        """A throw is worth its sum, and its symbols say for whom (5.2)."""
        if self.twenty_one and total(roll) == HIGHEST and not self.clears(roll):
            self.divide_the_bank()
        elif total(roll) == 0:
            self.pay_for_blanks(symbols(roll))
        elif symbols(roll):
            self.pay_for_symbols(total(roll), symbols(roll))
        elif self.is_neighbourly():
            self.pay_neighbours(total(roll))
        else:
            self.pay_for_numbers(total(roll))

    def clears(self, roll: int) -> bool:
        """Whether this is just what the bank has, without symbols (14.10)."""
        return total(roll) == self.bank and symbols(roll) == 0

    def is_neighbourly(self) -> bool:
        """Whether numbers alone are a matter for the neighbours (8.1, 15.2)."""
        late = self.neighbours == LATE and self.bank <= HIGHEST
        return late or self.neighbours == ALWAYS

    def count_blanks(self, roll: int) -> None:
        """How many throws in a row showed no mark at all."""
        self.blanks = 0 if roll else self.blanks + 1
        self.drought = max(self.drought, self.blanks)

    def pay_for_blanks(self, shown: int) -> None:
        """No number: one point each, to the Horse, or to the Inn once it is open (5, 5.3)."""
        to = INN if self.inn else HORSE
        if shown:
            self.pay_one_for_each(shown, to)
        elif self.inn:
            self.charge_for_card(HORSE, to, 1)
        else:
            for seat in range(self.seats):
                if self.active >> seat & 1:
                    self.pay_card(seat, to, 1)

    def pay_one_for_each(self, shown: int, to: int) -> None:
        """The cards of the shown symbols pay, and the Double with either (5.3)."""
        if shown & BELL_SHOWN:
            self.charge_for_card(BELL, to, 1)
        if shown & HAMMER_SHOWN:
            self.charge_for_card(HAMMER, to, 1)
        self.charge_for_card(DOUBLE, to, 1)

    def pay_for_numbers(self, worth: int) -> None:
        """Numbers without symbols concern the thrower (5, Q1)."""
        if worth == self.bank:
            self.clear_the_bank(self.turn)
        elif worth < self.bank:
            if not self.inn or self.plain == FROM_BANK:
                self.pay_from_the_bank(self.turn, worth)
            elif self.plain == FROM_INN:
                self.charge_card(INN, self.turn, self.bank - worth)
        elif not self.inn or self.plain != FROM_NOBODY:
            self.pay_card(self.turn, INN, worth - self.bank)
            self.open_the_inn()

    def pay_for_symbols(self, worth: int, shown: int) -> None:
        """Numbers with symbols concern the card while the Inn is closed, then the thrower (5)."""
        face = payee(shown)
        if worth == self.bank:
            self.earned[face] += 0 if self.inn else worth
            self.clear_the_bank(self.turn if self.inn else self.owners[face])
        elif worth > self.bank:
            self.pay_the_excess(worth - self.bank, face)
        elif self.inn:
            self.charge_card(INN, self.turn, self.bank - worth)
        else:
            self.pay_card_from_the_bank(face, worth)

    def pay_the_excess(self, excess: int, face: int) -> None:
        """What symbols show beyond the bank goes to the Inn and opens it (Q7, 14.2, 14.3)."""
        payer = self.open_payer if self.inn else self.closed_payer
        if payer == NOBODY_PAYS:
            return
        if payer == CARD_PAYS:
            self.charge_for_card(face, INN, excess)
        else:
            self.pay_card(self.turn, INN, excess)
        self.open_the_inn()

    def open_the_inn(self) -> None:
        """The first throw beyond the bank opens the Inn, for good (5)."""
        if self.inn == 0:
            self.inn = 1
            if self.story is not None:
                self.story += make_events.opened(self)

    def pay_neighbours(self, worth: int) -> None:
        """The difference goes to the next player, or comes from the one before (8.1, 15.4)."""
        if worth == self.bank:
            self.clear_the_bank(self.turn)
        elif worth > self.bank:
            self.pay(self.turn, self.next_of(self.active, self.turn), worth - self.bank)
        else:
            self.pay(self.last_of(self.active, self.turn), self.turn, self.bank - worth)

    def pay(self, debtor: int, creditor: int, owed: int) -> int:
        """Nobody pays themselves, and nobody more than they have (5.5, 5.6); returns what is."""
        if debtor == creditor:
            return 0
        paid = owed if owed < self.points[debtor] else self.points[debtor]
        if self.story is not None:
            self.story += make_events.paid(debtor, creditor, paid, owed)
        self.points[debtor] -= paid
        self.points[creditor] += paid
        return paid

    def pay_card(self, debtor: int, face: int, owed: int) -> int:
        """A card's owner is paid because of it."""
        paid = self.pay(debtor, self.owners[face], owed)
        self.earned[face] += paid
        return paid

    def charge_card(self, face: int, creditor: int, owed: int) -> None:
        """A card's owner pays because of it."""
        self.earned[face] -= self.pay(self.owners[face], creditor, owed)

    def charge_for_card(self, face: int, to: int, owed: int) -> None:
        """A card's owner pays the owner of another."""
        self.earned[face] -= self.pay_card(self.owners[face], to, owed)

    def pay_from_the_bank(self, seat: int, paid: int) -> None:
        """The bank pays what was thrown (5)."""
        self.bank -= paid
        self.points[seat] += paid
        if self.story is not None:
            self.story += make_events.bank_paid(self, seat, paid)

    def pay_card_from_the_bank(self, face: int, paid: int) -> None:
        """The bank pays a card's owner because of it."""
        self.earned[face] += paid
        self.pay_from_the_bank(self.owners[face], paid)

    def clear_the_bank(self, seat: int) -> None:
        """Whoever takes all that the bank has ends the game (6.1)."""
        if self.story is not None:
            self.story += make_events.cleared(self, seat)
        self.points[seat] += self.bank
        self.bank = 0

    def divide_the_bank(self) -> None:
        """All six numbers: half for the thrower, the other half for the symbol cards (8.2)."""
        if self.story is not None:
            self.story += make_events.divided(self)
        share = self.bank // 2 // 3
        for face in range(BELL, DOUBLE + 1):
            self.pay_card_from_the_bank(face, share)
        self.pay_from_the_bank(self.turn, self.bank)
