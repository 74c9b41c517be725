"""The table of Bells & Hammers and what a throw pays, for its referee.

Numbers in brackets are those of the rules file.
"""

from .bells_and_hammers_material import (
    ALL_SIX_NUMBERS,
    BELL,
    DOUBLE,
    HAMMER,
    HORSE,
    INN,
    Option,
    Throw,
    checked,
)

CAPITAL = 65
ENDOWMENT = 190


class Payments:
    """What lies on the table and before everybody, and how it changes hands."""

    def __init__(self, seats: int, options: dict[str, Option]) -> None:
        """65 points each and 190 in the bank (3.1)."""
        self.options = checked(seats, options)
        self.seats = seats
        self.ante = int(options["ante"])
        self.games = int(options["games"])
        self.fresh = options["carry"] == "fresh"
        self.game = 1
        self.bank = ENDOWMENT
        self.points = [CAPITAL] * seats
        self.finished_games = [0] * seats
        self.in_match = [True] * seats
        self.streaks = [0] * seats
        self.banker: int | None = None
        self.turn: int | None = None
        self.clear_the_table()

    def clear_the_table(self) -> None:
        """Nothing sold, nothing turned up, the Inn closed."""
        self.for_sale = 0
        self.standing = 0
        self.bidder: int | None = None
        self.passed: list[int] = []
        self.buyers: list[int] = []
        self.owners: dict[str, int] = {}
        self.inn = False
        self.last_thrower: int | None = None

    # Small questions

    def seat_in_turn(self) -> int:
        assert self.turn is not None
        return self.turn

    def banker_seat(self) -> int:
        assert self.banker is not None
        return self.banker

    def cards_of(self, seat: int) -> int:
        return self.buyers.count(seat)

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats, this one first."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def players(self) -> list[int]:
        """The seats still in the match (7.1)."""
        return [seat for seat in range(self.seats) if self.in_match[seat]]

    def active(self) -> list[int]:
        """Those with at least one card (4.8)."""
        return [seat for seat in range(self.seats) if self.cards_of(seat) > 0]

    def next_active(self, seat: int) -> int:
        return next(other for other in self.clockwise_from(seat + 1) if other in self.active())

    def previous_active(self, seat: int) -> int:
        backwards = list(reversed(self.clockwise_from(seat)))
        return next(other for other in backwards if other in self.active())

    # What a throw pays

    def is_twenty_one(self, throw: Throw) -> bool:
        """V-21 precedes every row, except rule 13 at B = 21 (8.2, 14.10, 15.4)."""
        if self.options["twenty_one"] is False or throw.sum != ALL_SIX_NUMBERS:
            return False
        return self.bank != ALL_SIX_NUMBERS or throw.has_symbol()

    def share_out_twenty_one(self) -> None:
        """A third of half of B to each of the three cards, the rest to the thrower (8.2, 15.3)."""
        share = self.bank // 2 // 3
        for card in [BELL, HAMMER, DOUBLE]:
            self.bank_pays(self.owners[card], share)
        self.bank_pays(self.seat_in_turn(), self.bank)

    def taker_of_bank(self, throw: Throw) -> int:
        """S = B: the thrower; but Inn closed and symbols: their payee (rules 13, 18, Q6)."""
        if throw.has_symbol() and not self.inn:
            return self.owners[throw.payee_card()]
        return self.seat_in_turn()

    def settle(self, throw: Throw) -> None:
        """Which row of the tables of section 5 holds for a throw that does not end the game."""
        if throw.sum == 0:
            self.settle_without_numbers(throw)
        elif throw.has_symbol() and self.inn:
            self.settle_symbols_inn_open(throw)
        elif throw.has_symbol():
            self.settle_symbols_inn_closed(throw)
        elif self.neighbours_compare():
            self.settle_between_neighbours(throw)
        elif self.inn:
            self.settle_plain_inn_open(throw)
        else:
            self.settle_plain_inn_closed(throw)

    def settle_without_numbers(self, throw: Throw) -> None:
        """One point each to the Horse, or to the open Inn (rules 8, 9, 10, 16, 17)."""
        receiver = self.owners[INN] if self.inn else self.owners[HORSE]
        if throw.has_symbol():
            payers = [self.owners[card] for card in throw.shown_cards()]
        elif self.inn:
            payers = [self.owners[HORSE]]
        else:
            payers = self.active()
        for payer in payers:
            self.pay(payer, receiver, 1)

    def settle_symbols_inn_closed(self, throw: Throw) -> None:
        """The bank pays the payee (rule 11); more than B opens the Inn (Q7, 14.2)."""
        payee = self.owners[throw.payee_card()]
        option = self.options["inn_closed_symbol_over"]
        if throw.sum < self.bank:
            self.bank_pays(payee, throw.sum)
        elif option != "none":
            payer = payee if option == "card" else self.seat_in_turn()
            self.pay(payer, self.owners[INN], throw.sum - self.bank)
            self.inn = True

    def settle_symbols_inn_open(self, throw: Throw) -> None:
        """The Inn receives what exceeds B and pays what is missing (rule 18, Q2, 14.3)."""
        thrower = self.seat_in_turn()
        if throw.sum < self.bank:
            self.pay(self.owners[INN], thrower, self.bank - throw.sum)
        elif self.options["inn_open_symbol_payer"] == "card":
            self.pay(self.owners[throw.payee_card()], self.owners[INN], throw.sum - self.bank)
        else:
            self.pay(thrower, self.owners[INN], throw.sum - self.bank)

    def settle_plain_inn_closed(self, throw: Throw) -> None:
        """The bank pays the thrower (rule 12); more than B opens the Inn (rule 14)."""
        thrower = self.seat_in_turn()
        if throw.sum < self.bank:
            self.bank_pays(thrower, throw.sum)
        else:
            self.pay(thrower, self.owners[INN], throw.sum - self.bank)
            self.inn = True

    def settle_plain_inn_open(self, throw: Throw) -> None:
        """As before, or as with symbols, or nothing at all (Q1)."""
        thrower = self.seat_in_turn()
        option = self.options["inn_open_plain"]
        if option == "none":
            return
        if throw.sum > self.bank:
            self.pay(thrower, self.owners[INN], throw.sum - self.bank)
        elif option == "as18":
            self.pay(self.owners[INN], thrower, self.bank - throw.sum)
        else:
            self.bank_pays(thrower, throw.sum)

    def neighbours_compare(self) -> bool:
        """V-neighbours: from the first throw on, or only while B <= 21 (8.1, 14.1, 15.2)."""
        option = self.options["neighbours"]
        return option == "always" or (option == "late" and self.bank <= ALL_SIX_NUMBERS)

    def settle_between_neighbours(self, throw: Throw) -> None:
        """V-neighbours: to the next, or from the previous; opens no Inn (8.1, 14.1, 15.4)."""
        thrower = self.seat_in_turn()
        if throw.sum > self.bank:
            self.pay(thrower, self.next_active(thrower), throw.sum - self.bank)
        else:
            self.pay(self.previous_active(thrower), thrower, self.bank - throw.sum)

    # Payments

    def pay(self, debtor: int, creditor: int, amount: int) -> None:
        """Not to oneself (5.5); who has less pays what he has (5.6)."""
        if debtor == creditor:
            return
        paid = min(amount, self.points[debtor])
        self.points[debtor] -= paid
        self.points[creditor] += paid

    def pay_bank(self, seat: int, amount: int) -> None:
        self.points[seat] -= amount
        self.bank += amount

    def bank_pays(self, seat: int, amount: int) -> None:
        self.bank -= amount
        self.points[seat] += amount
