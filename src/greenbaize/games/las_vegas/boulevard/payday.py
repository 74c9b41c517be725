"""Payday on the Boulevard: early payouts, Rainbow cards, casinos, the slot machine, the bonus."""

from __future__ import annotations

from greenbaize.engine.dice import BIG, OWN
from greenbaize.games.las_vegas.boulevard import make_events
from greenbaize.games.las_vegas.boulevard.bonus import (
    extra,
    prize,
    raise_die,
    remember,
    reveal,
)
from greenbaize.games.las_vegas.boulevard.box import (
    BY_BILLS,
    EVERY_SEAT,
    GIVEN,
    KEEP,
    RETURN,
    SLOT,
    SWAPPED,
    UNKNOWN,
)
from greenbaize.games.las_vegas.boulevard.layout import Layout
from greenbaize.games.las_vegas.boulevard.slot_machine import (
    clear,
    give_back,
    highest_bill,
    next_in_line,
    strike_out,
    tied_with_neutral,
)
from greenbaize.games.las_vegas.box import CASINOS, NOBODY, RAINBOW, RING, TOP_BILL
from greenbaize.games.las_vegas.game import LasVegas
from greenbaize.games.las_vegas.phases import (
    CHOOSING,
    CLAIMING,
    EARLY,
    LATE,
    NOTHING,
    OVER,
    PAYDAY,
    REDRAWING,
    REVEALING,
    ROLLING,
    SHOWING,
    SWAPPING,
    TURNING,
)
from greenbaize.games.las_vegas.strip import lying, stack_of


class Payday(Layout):
    """How places are paid, in the order of the rulebook."""

    def pay_out(self) -> None:
        """Payday: an announced payout, Rainbow cards, a claim, casinos, slot machine (B7, E28)."""
        self.errand = PAYDAY if self.pending_seat == NOBODY else LATE
        self.turn_rainbows()

    def turn_rainbows(self) -> None:
        """Rainbow cards are replaced by what comes up, if anything does (RB2, E2, A25)."""
        place = self.next_rainbow()
        while place != NOBODY and self.in_the_deck() == 0:
            if self.story is not None:
                self.story += make_events.rainbow_gone(place)
            self.bills[place] -= 1
            place = self.next_rainbow()
        if place != NOBODY:
            self.phase = TURNING
        else:
            self.run_errand()

    def next_rainbow(self) -> int:
        """The next place with a Rainbow card to replace: all of them, or one alone (RB3, A25)."""
        if self.errand == EARLY or self.errand == LATE:
            return self.pending_place if self.rainbows_at(self.pending_place) else NOBODY
        for place in range(self.venues):
            if self.rainbows_at(place):
                return place
        return NOBODY

    def turn_rainbow(self, bill: int) -> None:
        """The next card takes its place, and is replaced in turn if it is one more (RB2)."""
        place = self.next_rainbow()
        if self.story is not None:
            self.story += make_events.turned(place, bill)
        self.take_off_the_deck(bill)
        self.bills[place] += stack_of(bill) - 1
        self.turn_rainbows()

    def run_errand(self) -> None:
        """What Rainbow cards had to be turned for."""
        if self.errand == PAYDAY:
            self.ask_for_claim()
        else:
            self.pay_early()

    def pay_early(self) -> None:
        """A place that was announced pays now, with all dice that lie there (C8, 17.8)."""
        if self.story is not None:
            self.story += make_events.pays_early(self)
        if self.pending_place == SLOT:
            self.settled = 0
            strike_out(self)
            self.serve()
            return
        before = self.row(self.pending_place)
        self.strike_out(self.pending_place)
        self.pay_leaders(self.pending_place)
        self.put_back(self.pending_place, before)
        self.end_early()

    def row(self, casino: int) -> int:
        """All dice on a casino, eight bits an owner."""
        dice = 0
        for owner in range(self.owners - 1, -1, -1):
            dice = dice << 8 | self.bets[casino][owner]
        return dice

    def pay_leaders(self, casino: int) -> None:
        """The most dice take the highest bill, and so on; what is left stays (C8)."""
        for bill in range(TOP_BILL, 0, -1):
            for _ in range(lying(self.bills[casino], bill)):
                if self.leader(casino) != NOBODY:
                    self.bills[casino] -= stack_of(bill)
                    self.award(casino, bill, self.leader(casino))

    def put_back(self, casino: int, before: int) -> None:
        """After an early payout dice stay, or those paid and struck out go home (18.1)."""
        home = self.dice_go_home(casino)
        if self.story is not None:
            self.story += make_events.went_home(self, casino, before) if home else []
        for owner in range(self.owners):
            dice = before >> 8 * owner & 255
            if dice != self.bets[casino][owner]:
                if home:
                    self.send_home(casino, owner, dice)
                else:
                    self.bets[casino][owner] = dice

    def dice_go_home(self, place: int) -> bool:
        """Whether dice that were paid or struck out early leave a place.

        If a bill is left, these are all dice there (18.1).
        """
        if self.early_dice == BY_BILLS:
            return self.bills[place] > 0
        return self.early_dice == RETURN

    def send_home(self, casino: int, owner: int, dice: int) -> None:
        """Dice go back to their owner; neutral ones are out for the round (18.1)."""
        if owner == self.seats:
            return
        if self.big_lying(casino, owner):
            self.bigs[casino] ^= 1 << owner
            self.hand[owner] += BIG
            dice -= 2
        self.hand[owner] += dice * OWN

    def serve(self) -> None:
        """One after the other takes a bill from the slot machine; the neutral dice the best."""
        while highest_bill(self):
            owner = next_in_line(self)
            if owner == NOBODY:
                break
            if owner < self.seats:
                self.chooser = owner
                self.phase = CHOOSING
                return
            self.neutral_takes(highest_bill(self))
        self.chooser = NOBODY
        self.close_slot()

    def neutral_takes(self, bill: int) -> None:
        """The neutral dice take the highest bill that is left, under the deck (A21, E35)."""
        if self.story is not None:
            self.story += make_events.slot_paid(self, self.seats, bill)
        self.bills[SLOT] -= stack_of(bill)
        self.settled |= 1 << self.seats
        self.put_under(bill)

    def take(self, bill: int) -> None:
        """The strongest on the slot machine chooses a bill (SL4)."""
        if self.story is not None:
            self.story += make_events.slot_paid(self, self.chooser, bill)
        self.bills[SLOT] -= stack_of(bill)
        self.settled |= 1 << self.chooser
        self.collect(self.chooser, bill)
        self.serve()

    def close_slot(self) -> None:
        """Bills that are left go under the deck on payday, and stay before it (SL6, C8)."""
        if self.errand != PAYDAY:
            if self.dice_go_home(SLOT):
                if self.story is not None:
                    self.story += make_events.left_slot(self)
                give_back(self)
            self.settled = 0
            self.end_early()
            return
        for bill in range(TOP_BILL, 0, -1):
            for _ in range(lying(self.bills[SLOT], bill)):
                if self.story is not None:
                    self.story += make_events.slot_unclaimed(bill)
                self.put_under(bill)
        self.bills[SLOT] = 0
        self.settled = 0
        clear(self)
        self.ask_to_swap()

    def end_early(self) -> None:
        """The turn goes on with a throw, or the cup passes; or payday goes on (C8, E28)."""
        self.pending_seat = NOBODY
        self.pending_place = NOBODY
        if self.errand == LATE:
            self.errand = PAYDAY
            self.turn_rainbows()
            return
        self.errand = NOTHING
        if self.hand[self.turn]:
            self.phase = ROLLING
        else:
            self.pass_the_cup()

    def ask_for_claim(self) -> None:
        """Who played TIE WIN names a place where they are tied, if there is one (C1, 17.7)."""
        if self.tie_winner != NOBODY and self.ties():
            self.phase = CLAIMING
        else:
            self.pay_places()

    def ties(self) -> int:
        """The places where the player of TIE WIN is tied, as a set."""
        places = 0
        for casino in range(CASINOS):
            if self.is_tied(casino, self.tie_winner):
                places |= 1 << casino
        if self.has_slot() and tied_with_neutral(self) == self.tie_winner:
            places |= 1 << SLOT
        return places

    def is_tied(self, casino: int, seat: int) -> bool:
        """Whether somebody else has as many dice there."""
        for owner in range(self.owners):
            if owner != seat and self.bets[casino][owner] == self.bets[casino][seat] > 0:
                return True
        return False

    def claim_tie(self, place: int) -> None:
        """There one counts as not tied; the others with that number stay out (C1)."""
        if self.story is not None:
            self.story += make_events.claimed(self, place)
        self.claim = place
        self.pay_places()

    def spared(self, casino: int) -> int:
        """Whose tie was claimed here (C1)."""
        return self.tie_winner if casino == self.claim else NOBODY

    def pay_places(self) -> None:
        """Casinos pay in order, then the slot machine (B11, SL1)."""
        for casino in range(CASINOS):
            self.strike_out(casino)
            self.pay(casino)
            self.bigs[casino] = 0
        if self.has_slot():
            if self.story is not None:
                self.story += make_events.slot_tied(self)
            strike_out(self)
            self.serve()
        else:
            self.ask_to_swap()

    def collect(self, seat: int, bill: int) -> None:
        """Bills of the round are remembered for bonus cards and a swap (BO3, C10)."""
        self.gained[seat] += stack_of(bill)
        LasVegas.collect(self, seat, bill)

    def ask_to_swap(self) -> None:
        """Who played SWAP A BILL may exchange one won in this round (C10, A42)."""
        if self.swapper != NOBODY and self.gained[self.swapper]:
            self.phase = SWAPPING
        else:
            self.ask_for_bonus()

    def swap(self, bill: int) -> None:
        """A bill goes face down under the deck for the top card, or is kept (C10, 18.2)."""
        if self.story is not None:
            self.story += make_events.swapped(self, bill)
        if bill == KEEP:
            self.ask_for_bonus()
            return
        self.note_swap()
        self.learn_given(self.swaps - 1, bill)
        self.won[self.swapper] -= 1
        self.hide_under(bill, 1 << self.swapper)
        self.phase = REDRAWING

    def note_swap(self) -> None:
        """Who swaps, one of which bills, and where it will lie; only its owner knows it (18.2)."""
        self.swap_seat[self.swaps] = self.swapper
        self.swap_bill[self.swaps] = 0
        self.swap_known[self.swaps] = EVERY_SEAT
        self.swap_from[self.swaps] = self.gained[self.swapper]
        self.swap_given[self.swaps] = UNKNOWN
        self.given_known[self.swaps] = 1 << self.swapper
        self.given_at[self.swaps] = self.under_top + self.under_count & RING
        self.swaps += 1
        self.parted = 1

    def redraw(self, bill: int) -> None:
        """The new bill is its owner's secret; a Rainbow card is discarded (C10, 17.11)."""
        if self.story is not None:
            self.story += make_events.redrew(self, bill)
        if bill == RAINBOW:
            self.take_off_the_deck(bill)
            return
        swap = self.swaps - 1
        self.swap_bill[swap] = bill
        self.swap_known[swap] = self.who_knows_the_top() | 1 << self.swapper
        self.turn_over(bill, self.swapper, SWAPPED + swap)
        if bill != UNKNOWN:
            self.money[self.swapper] += 10 * bill
        self.won[self.swapper] += 1
        self.ask_for_bonus()

    def who_knows_the_top(self) -> int:
        """The seats that know the top card of the deck, as a set."""
        if self.unseen:
            return 0
        return self.veil[self.under_top] & EVERY_SEAT if self.veil[self.under_top] else EVERY_SEAT

    def ask_for_bonus(self) -> None:
        """Bonus cards that were satisfied are revealed (BO3, A31)."""
        if self.bonus_each:
            self.phase = REVEALING
        else:
            self.end_round()

    def reveal_bonus(self, shown: int) -> None:
        """Announcement dice go up; the other cards stay secret (BO3, A31)."""
        if self.story is not None:
            self.story += make_events.revealed(self, shown)
        reveal(self, shown)
        if self.parted:
            remember(self)
        self.end_round()

    def end_game(self) -> None:
        """Bills that were swapped are shown, and what they satisfied (17.11, 18.2, BO5)."""
        if self.swaps:
            self.phase = SHOWING
        else:
            self.pay_bonus()

    def show_secrets(self, shown: int) -> None:
        """Everybody learns the bills that were swapped (17.11, 18.2)."""
        for swap in range(self.swaps):
            if self.swap_given[swap] == UNKNOWN:
                self.learn_given(swap, shown >> GIVEN + 4 * swap & 15)
            self.show_secret(swap, shown >> 8 * swap & 15, shown >> 8 * swap + 4 & 15)
        for swap in range(self.swaps):
            self.show_given(swap, self.swap_given[swap])
        self.pay_bonus()

    def show_secret(self, swap: int, bill: int, pips: int) -> None:
        """The bill that was swapped for, the one that was given, and what that satisfied."""
        seat = self.swap_seat[swap]
        if self.story is not None:
            self.story += make_events.showed(self, swap, bill, pips)
        if self.swap_bill[swap] == UNKNOWN:
            if self.given_lying(SWAPPED + swap) == NOBODY:
                self.know(UNKNOWN, bill)
            self.money[seat] += 10 * bill
            self.swap_bill[swap] = bill
        self.swap_known[swap] = EVERY_SEAT
        raise_die(self, seat, pips)

    def pay_bonus(self) -> None:
        """Announcement dice are paid, and everybody counts (BO5, B14)."""
        if self.story is not None:
            self.story += make_events.bonus_paid(self)
        LasVegas.end_game(self)

    def secrets_to_show(self) -> int:
        """The bills that were swapped for, and how many cards each swap satisfied in secret."""
        shown = 0
        for swap in range(self.swaps - 1, -1, -1):
            shown = shown << 8 | extra(self, swap) << 4 | self.swap_bill[swap]
        return shown

    def scores(self) -> list[int]:
        """Money, and the bonus when the game is over (BO5)."""
        if self.phase != OVER:
            return LasVegas.scores(self)
        return [self.money[seat] + prize(self, seat) for seat in range(self.seats)]
