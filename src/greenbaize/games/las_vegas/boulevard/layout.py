"""What lies on the Boulevard beside the casinos, and how dice and cards change places there."""

from __future__ import annotations

from greenbaize.engine.dice import BIG, KICKER
from greenbaize.games.las_vegas.boulevard.box import (
    ALL_CARDS,
    DRAWN,
    EVERY_SEAT,
    FEW_CARDS,
    FEW_KICKERS,
    FEW_SEATS,
    IN_SIGHT,
    MANY_CARDS,
    MANY_KICKERS,
    RAINBOWS,
    SLOT,
    STRAY,
    SWAPPED,
    UNKNOWN,
)
from greenbaize.games.las_vegas.boulevard.heaps import big, members, weight
from greenbaize.games.las_vegas.boulevard.modules import Modules
from greenbaize.games.las_vegas.box import CASINOS, NOBODY, RING
from greenbaize.games.las_vegas.game import LasVegas, neutral, own
from greenbaize.games.las_vegas.phases import NOTHING
from greenbaize.games.las_vegas.strip import lying, stack_of


def is_in(seat: int, knowing: int) -> bool:
    """Whether a seat is among those who know; watchers are only where all are."""
    return knowing >> seat & 1 == 1 if seat < 8 else knowing == EVERY_SEAT


class Layout(LasVegas):
    """A table of Las Vegas with room for every module.

    `bets` weighs dice: `bigs` says whose big dice are among them. The slot machine holds a heap of
    each face and who put it there. Places are counted from 0, the slot machine behind the casinos.

    What a record leaves open is unknown: `bonus_pool`, `action_pool` and the deck then are all
    cards that lie nobody knows where, and `astray` says how many bills of the deck are not in it.
    Of a stray one that was given away it is not known which it is: so it is not counted in `deck`,
    where one may be missing when it was seen.
    """

    kickers_each: int
    big_dice: int
    bonus_each: int
    cards_each: int
    immune: int
    rotation: int
    reroll_once: int
    early_dice: int
    count_events: int
    rainbow_cards: int
    bonus_deck: int

    bigs: list[int]
    slot_heap: list[int]
    slot_seat: list[int]

    dealt: int
    bonus_pool: int
    bonus_hand: list[int]
    bonus_unknown: list[int]
    announced: list[int]
    action_pool: int
    action_hand: list[int]
    action_unknown: list[int]
    gained: list[int]

    warm: int
    reroller: int
    lapper: int
    tie_winner: int
    swapper: int
    pending_seat: int
    pending_place: int

    sets: int
    due: int
    set_place: list[int]
    set_heap: list[int]
    set_face: list[int]
    kicks: int
    rerolled: int
    joined: int
    turned: int

    errand: int
    claim: int
    chooser: int
    settled: int
    drawn: list[int]
    drawn_count: int
    middle: int

    astray: int
    veil: list[int]
    swaps: int
    parted: int
    swap_seat: list[int]
    swap_bill: list[int]
    swap_known: list[int]
    swap_from: list[int]
    swap_given: list[int]
    given_known: list[int]
    given_at: list[int]
    past_pool: list[int]
    past_hand: list[int]
    past_unknown: list[int]
    past_barred: list[int]

    def __init__(self, seats: int, modules: Modules) -> None:
        few = seats <= FEW_SEATS
        self.kickers_each = (MANY_KICKERS if few else FEW_KICKERS) if modules.kickers else 0
        self.big_dice = modules.big_dice
        self.bonus_each = (MANY_CARDS if few else FEW_CARDS) if modules.bonus_cards else 0
        self.cards_each = (MANY_CARDS if few else FEW_CARDS) if modules.action_cards else 0
        self.immune = modules.immune
        self.rotation = modules.rotation
        self.reroll_once = modules.reroll_once
        self.early_dice = modules.early_dice
        self.count_events = modules.count_events
        self.rainbow_cards = modules.rainbow_cards
        self.bonus_deck = 0
        for value in modules.bonus_values.split(","):
            self.bonus_deck += stack_of(int(value) // 10)
        self.bigs = [0] * 6
        self.slot_heap = [0] * 6
        self.slot_seat = [0] * 6
        self.announced = [1] * 8
        self.bonus_hand = [0] * 8
        self.bonus_unknown = [0] * 8
        self.action_hand = [0] * 8
        self.action_unknown = [0] * 8
        self.gained = [0] * 8
        self.drawn = [0] * 3
        self.set_place = [0] * 2
        self.set_heap = [0] * 2
        self.set_face = [0] * 2
        self.astray = 0
        self.veil = [0] * 64
        self.swaps = 0
        self.parted = 0
        self.swap_seat = [0] * 4
        self.swap_bill = [0] * 4
        self.swap_known = [0] * 4
        self.swap_from = [0] * 4
        self.swap_given = [0] * 4
        self.given_known = [0] * 4
        self.given_at = [0] * 4
        self.past_pool = [0] * 4
        self.past_hand = [0] * 32
        self.past_unknown = [0] * 32
        self.past_barred = [0] * 32
        self.clear_turn()
        super().__init__(
            seats,
            modules.neutral_dice,
            modules.show_money,
            modules.minimum,
            modules.big_bills,
            RAINBOWS if modules.rainbow_cards else 0,
            modules.first,
        )
        self.supply += self.kickers_each * (KICKER - 1) + self.big_dice * (BIG - 1)
        self.venues = CASINOS + 1 if modules.slot_machine else CASINOS
        self.take_dice()

    def clear_round(self) -> None:
        """Cards are collected, and nothing is announced any more (AC1, BO2)."""
        self.dealt = 0
        self.bonus_pool = self.bonus_deck
        self.action_pool = ALL_CARDS if self.cards_each else 0
        for seat in range(self.seats):
            self.bonus_hand[seat] = 0
            self.bonus_unknown[seat] = 0
            self.action_hand[seat] = 0
            self.action_unknown[seat] = 0
            self.gained[seat] = 0
        self.warm = 0
        self.reroller = NOBODY
        self.lapper = NOBODY
        self.tie_winner = NOBODY
        self.swapper = NOBODY
        self.parted = 0
        self.pending_seat = NOBODY
        self.pending_place = NOBODY
        self.errand = NOTHING
        self.claim = NOBODY
        self.chooser = NOBODY
        self.settled = 0
        self.drawn_count = 0
        self.middle = 0
        self.clear_turn()

    def clear_turn(self) -> None:
        """A turn begins with nothing placed."""
        self.sets = 0
        self.due = 1
        self.kicks = 0
        self.rerolled = 0
        self.joined = NOBODY
        self.turned = 0

    def has_slot(self) -> bool:
        """Whether the slot machine is on the table."""
        return self.venues > CASINOS

    def small_lying(self, casino: int, owner: int) -> int:
        """An owner's normal dice on a casino; the neutral ones all are."""
        if casino < 0 or casino >= CASINOS or owner < 0 or owner > self.seats:
            return 0
        return self.bets[casino][owner] - 2 * self.big_lying(casino, owner)

    def big_lying(self, casino: int, owner: int) -> int:
        """Whether an owner's big die lies on a casino."""
        if casino < 0 or casino >= CASINOS:
            return 0
        return self.bigs[casino] >> owner & 1

    def put_dice(self, casino: int, heap: int) -> None:
        """Dice of the seat on turn go to a casino, neutral ones among them (N3, BIG1)."""
        self.bets[casino][self.turn] += weight(heap)
        if big(heap):
            self.bigs[casino] |= 1 << self.turn
        if neutral(heap):
            self.bets[casino][self.seats] += neutral(heap)

    def take_dice_off(self, casino: int, heap: int) -> None:
        """Dice of the seat on turn leave a casino again (C6)."""
        self.bets[casino][self.turn] -= weight(heap)
        if big(heap):
            self.bigs[casino] &= ~(1 << self.turn)
        if neutral(heap):
            self.bets[casino][self.seats] -= neutral(heap)

    def lying_again(self, number: int) -> int:
        """What is left of a set of this turn where it was placed (17.9)."""
        if number < 0 or number > 1:
            return 0
        heap, place = self.set_heap[number], self.set_place[number]
        if place == SLOT:
            return self.slot_heap[self.set_face[number]] if heap else 0
        small = self.small_lying(place, self.turn)
        left = min(own(heap), small)
        if neutral(heap):
            left += min(neutral(heap), self.bets[place][self.seats]) << 4
        if big(heap) and self.big_lying(place, self.turn):
            left += 512
        return left

    def take_off_the_deck(self, bill: int) -> None:
        """The top card is gone; if it was put under the deck face down, it is known now."""
        if self.unseen == 0:
            given = self.given_lying(self.under_top)
            if given != NOBODY:
                self.show_given(given, bill)
            else:
                self.know(self.under[self.under_top], bill)
            self.lift_veil(bill)
        LasVegas.take_off_the_deck(self, bill)

    def lift_veil(self, bill: int) -> None:
        """Of two bills put under the deck together, the first tells something of the second."""
        veil, after = self.veil[self.under_top], self.under_top + 1 & RING
        self.veil[self.under_top] = 0
        self.under[self.under_top] = 0
        if veil >> 16 & 1:
            self.veil[after] = veil & 4095 | bill << 12

    def turn_over(self, bill: int, seat: int, at: int) -> None:
        """A seat takes the top card of the deck to this place and looks at it alone."""
        if self.unseen:
            self.unseen -= 1
            self.astray += 1
            self.know(UNKNOWN, bill)
            return
        given = self.given_lying(self.under_top)
        if given != NOBODY:
            self.pick_up_given(given, bill, seat, at)
        else:
            self.know(self.under[self.under_top], bill)
        self.lift_veil(UNKNOWN)
        self.under_top = self.under_top + 1 & RING
        self.under_count -= 1

    def pick_up_given(self, swap: int, bill: int, seat: int, at: int) -> None:
        """A seat takes a bill that was given away, and knows it now; it may go astray (18.2)."""
        self.learn_given(swap, bill)
        self.given_known[swap] |= 1 << seat
        self.given_at[swap] = at if at >= SWAPPED else STRAY
        if at < SWAPPED:
            if self.swap_given[swap] == UNKNOWN:
                self.astray += 1
            self.know(self.swap_given[swap], bill)

    def may_be_unseen(self, bill: int) -> bool:
        """Whether this bill is among the unseen ones, or one that was given away may be it."""
        copies = self.deck[bill]
        for swap in range(self.swaps):
            if self.given_at[swap] == STRAY and self.swap_given[swap] == UNKNOWN:
                copies += lying(self.swap_from[swap], bill) > 0
        return copies > 0

    def know(self, before: int, bill: int) -> None:
        """A card of the deck is in somebody's hand: what it is known to be, before and now."""
        if before == UNKNOWN and bill != UNKNOWN:
            self.deck[bill] -= 1
            self.astray -= 1
        elif before != UNKNOWN and bill == UNKNOWN:
            self.deck[before] += 1
            self.astray += 1

    def given_lying(self, at: int) -> int:
        """Which swap's bill, given away face down, is known to be there, if any is (18.2)."""
        for swap in range(self.swaps):
            if self.given_at[swap] == at:
                return swap
        return NOBODY

    def learn_given(self, swap: int, bill: int) -> None:
        """Which bill was given away, where it was not known and is shown now."""
        if self.swap_given[swap] == UNKNOWN and bill != UNKNOWN:
            self.swap_given[swap] = bill
            self.money[self.swap_seat[swap]] -= 10 * bill
            if self.given_at[swap] == STRAY:
                self.deck[bill] += 1
            if self.is_of_this_round(swap):
                self.gained[self.swap_seat[swap]] -= stack_of(bill)

    def is_of_this_round(self, swap: int) -> bool:
        """Whether a swap was made in the round that is not over yet."""
        return self.parted == 1 and swap == self.swaps - 1

    def show_given(self, swap: int, bill: int) -> None:
        """All see which bill was given away; if it lies under the deck, all know it there."""
        self.learn_given(swap, bill)
        self.given_known[swap] = EVERY_SEAT
        if self.given_at[swap] < DRAWN:
            self.under[self.given_at[swap]] = bill
            self.veil[self.given_at[swap]] = 0
        self.given_at[swap] = IN_SIGHT

    def hide_under(self, bill: int, veil: int) -> None:
        """A bill goes under the deck face down; `veil` says who knows it and what all know."""
        self.veil[self.under_top + self.under_count & RING] = veil
        self.put_under(bill)

    def top_known_by(self, seat: int) -> bool:
        """Whether a seat knows the top card of the deck, one that was put under it."""
        veil = self.veil[self.under_top]
        return self.unseen == 0 and (veil == 0 or is_in(seat, veil))

    def may_hold(self, seat: int) -> int:
        """The action cards that a seat can have in hand; an unknown one may be any unseen one."""
        if self.action_unknown[seat]:
            return self.action_hand[seat] | self.action_pool
        return self.action_hand[seat]

    def holds(self, card: int) -> bool:
        """Whether the seat on turn can have an action card in hand."""
        return self.may_hold(self.turn) >> card & 1 == 1

    def cards_held(self, seat: int) -> int:
        """How many unplayed action cards a seat has."""
        if seat < 0 or seat >= self.seats:
            return 0
        return members(self.action_hand[seat]) + self.action_unknown[seat]

    def played_cards(self) -> int:
        """The action cards that lie played."""
        cards = ALL_CARDS & ~self.action_pool if self.cards_each else 0
        for seat in range(self.seats):
            cards &= ~self.action_hand[seat]
        return cards

    def part_with(self, card: int) -> None:
        """The seat on turn plays a card; everybody sees it (AC4)."""
        if self.action_hand[self.turn] >> card & 1:
            self.action_hand[self.turn] ^= 1 << card
        else:
            self.action_pool ^= 1 << card
            self.action_unknown[self.turn] -= 1

    def rainbows_at(self, place: int) -> int:
        """How many Rainbow cards lie at a place."""
        if place < 0 or place > SLOT:
            return 0
        return lying(self.bills[place], 0)
