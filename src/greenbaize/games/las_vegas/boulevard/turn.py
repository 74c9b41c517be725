"""A turn on the Boulevard: cards, throws, placements, kicks, and cards again."""

from __future__ import annotations

from greenbaize.games.las_vegas.boulevard import make_events
from greenbaize.games.las_vegas.boulevard.bonus import (
    deal,
)
from greenbaize.games.las_vegas.boulevard.box import (
    AGAIN,
    DONE,
    DOUBLE,
    DRAWN,
    ON_SLOT,
    ONE,
    PAIRING,
    PASS,
    PLACE_BILL,
    PLAYING,
    RAINBOW_WORTH,
    REROLL,
    ROTATE,
    ROTATING,
    SCORE_CASINO,
    SCORING,
    SLOT,
    SWAP_BILL,
    TAKE_BACK,
    TAKING_BACK,
    TIE_WIN,
    TWO_CASINOS,
    UNKNOWN,
)
from greenbaize.games.las_vegas.boulevard.heaps import (
    kickers,
    kind_in,
    one_of,
    staying,
)
from greenbaize.games.las_vegas.boulevard.kickers import kick, targets
from greenbaize.games.las_vegas.boulevard.payday import Payday
from greenbaize.games.las_vegas.boulevard.slot_machine import (
    insert,
)
from greenbaize.games.las_vegas.boulevard.window import (
    two_sets_due,
)
from greenbaize.games.las_vegas.box import NOBODY, RAINBOW
from greenbaize.games.las_vegas.game import LasVegas, showing
from greenbaize.games.las_vegas.phases import (
    BILL,
    DEALING_BONUS,
    DEALING_CARDS,
    DRAWING,
    EARLY,
    FINDING,
    KICKING,
    LAYING,
    NOTHING,
    PLACING,
    REROLLING,
    ROLLING,
    WINDOW,
)
from greenbaize.games.las_vegas.strip import stack_of

FACES = 6
KINDS = 4
DRAWS = 3
FIRST_OF_TWO = 1 << 16
"""Marks a bill that was put under the deck face down, with another one after it."""


class Turn(Payday):
    """Dealing and turns, in the order of the rulebook."""

    def begin_round(self) -> None:
        """All cards are collected; then casinos are stocked, and the slot machine (17.3, SL1)."""
        self.clear_round()
        LasVegas.begin_round(self)

    def worth(self, bill: int) -> int:
        """A Rainbow card counts as $40,000 while casinos are stocked (RB1)."""
        return RAINBOW_WORTH if bill == RAINBOW else bill

    def open_doors(self) -> None:
        """Bonus cards and action cards are dealt before the first throw (17.3)."""
        if self.bonus_each:
            self.phase = DEALING_BONUS
        elif self.cards_each:
            self.phase = DEALING_CARDS
        else:
            LasVegas.open_doors(self)

    def deal_bonus(self, cards: int) -> None:
        """One or two bonus cards for each seat, in secret (BO2)."""
        if self.story is not None:
            self.story += make_events.dealt_bonus(self, cards)
        deal(self, cards)
        self.dealt += 1
        if self.dealt == self.seats:
            self.dealt = 0
            if self.cards_each:
                self.phase = DEALING_CARDS
            else:
                LasVegas.open_doors(self)

    def deal_cards(self, cards: int) -> None:
        """One or two action cards for each seat, in secret (AC1)."""
        if self.story is not None:
            self.story += make_events.dealt_cards(self, cards)
        self.action_hand[self.dealt] = cards
        self.action_pool &= ~cards
        if cards == 0:
            self.action_unknown[self.dealt] = self.cards_each
        self.dealt += 1
        if self.dealt == self.seats:
            self.dealt = 0
            LasVegas.open_doors(self)

    def begin_turn(self) -> None:
        """A payout that was announced comes first, even without dice (C8)."""
        self.clear_turn()
        if self.pending_seat == self.turn:
            self.errand = EARLY
            self.turn_rainbows()
        else:
            self.phase = ROLLING

    def act(self, move: int) -> None:
        """After the roll: cards in any order, a roll of some dice again, and the placement."""
        if move >= AGAIN:
            self.throw_again(move ^ AGAIN)
        elif move >= PAIRING:
            self.place_pair(move >> 4 & 7, move & 15)
        elif move >= ROTATING:
            self.rotate(move >> 6 & 3, move >> 3 & 7, move & 7)
        elif move >= PLAYING:
            self.play_card(move - PLAYING)
        elif move >= ON_SLOT:
            self.place_value(move - ON_SLOT, SLOT)
        else:
            self.place_value(move, move)

    def play_card(self, card: int) -> None:
        """A card is shown and takes effect (AC4)."""
        self.part_with(card)
        if self.story is not None:
            self.story += make_events.played(self, card)
        if card == TIE_WIN:
            self.tie_winner = self.turn
        elif card == REROLL:
            self.reroller = self.turn
        elif card == TWO_CASINOS:
            self.lapper = self.turn
        elif card == SWAP_BILL:
            self.swapper = self.turn
        elif card == PLACE_BILL:
            self.errand = BILL
            self.turn_rainbows()
        elif card == PASS:
            self.rolled = 0
            self.pass_the_cup()

    def throw_again(self, dice: int) -> None:
        """Some or all dice of the roll are thrown once more (C2)."""
        if self.joined != NOBODY and self.turned_among(showing(dice, self.joined)):
            self.joined = NOBODY
        self.rolled -= dice
        self.rerolled = 1
        if self.reroll_once:
            self.reroller = NOBODY
        self.phase = REROLLING

    def turned_among(self, heap: int) -> bool:
        """Whether turned dice are thrown again; of like dice those not turned go first (18.6)."""
        lies = showing(self.rolled, self.joined)
        for kind in range(KINDS):
            if kind_in(heap, kind) > kind_in(lies, kind) - kind_in(self.turned, kind):
                return True
        return False

    def thrown_again(self) -> int:
        """The dice that are not lying rolled."""
        heap = self.hand[self.turn]
        for face in range(FACES):
            heap -= showing(self.rolled, face)
        return heap

    def show_again(self, roll: int) -> None:
        """The result must be used (C2)."""
        if self.story is not None:
            self.story += make_events.threw_again(self, roll)
        self.rolled += roll
        self.phase = PLACING

    def rotate(self, kind: int, face: int, other: int) -> None:
        """Dice are turned to another face, and remembered if they join others (C5, 17.5)."""
        heap = one_of(kind) if self.rotation == ONE else showing(self.rolled, face)
        self.part_with(ROTATE)
        if self.story is not None:
            self.story += make_events.rotated(self, heap, face, other)
        self.joined = other if showing(self.rolled, other) else NOBODY
        self.turned = heap
        self.move_dice(heap, face, other)

    def move_dice(self, heap: int, face: int, other: int) -> None:
        """Dice that showed one face show another."""
        dice = heap
        self.rolled += (dice << 10 * other) - (dice << 10 * face)

    def place_value(self, face: int, place: int) -> None:
        """All dice of a value go to its casino or to the slot machine (B5, SL2)."""
        self.count_sets(face == self.joined)
        self.set_down(face, face, place)

    def count_sets(self, joined: bool) -> None:
        """How many sets are due is judged at the first; turned dice may make up two (C3, 17.5)."""
        if self.sets == 0:
            self.due = 2 if two_sets_due(self) and not joined else 1

    def place_pair(self, face: int, target: int) -> None:
        """Exactly two dice of a value go to any place, turned to fit (C7)."""
        self.part_with(DOUBLE)
        if self.story is not None:
            self.story += make_events.played(self, DOUBLE)
        self.count_sets(False)
        if target >= ON_SLOT:
            self.set_down(face, target - ON_SLOT, SLOT)
        else:
            self.set_down(face, target, target)

    def set_down(self, face: int, shows: int, place: int) -> None:
        """All dice of one face go to one place; kickers leave it at once (B5, N3, K3, SL2)."""
        heap = showing(self.rolled, face)
        dice = heap
        if self.story is not None:
            self.story += make_events.set_down(self, heap, shows, place)
        self.rolled -= dice << 10 * face
        self.hand[self.turn] -= heap
        self.set_place[self.sets] = place
        self.set_heap[self.sets] = staying(heap)
        self.set_face[self.sets] = shows
        self.sets += 1
        if self.sets == self.due:
            self.rolled = 0
        self.kicks = kickers(heap)
        if place < SLOT:
            self.put_dice(place, staying(heap))
        elif staying(heap):
            insert(self, shows, staying(heap))
        self.next_kick()

    def next_kick(self) -> None:
        """One kick for each kicker, as long as there is a die to kick (K3, K4, 17.14)."""
        place = self.set_place[self.sets - 1]
        if self.kicks and place < SLOT and targets(self, place):
            self.phase = KICKING
            return
        if self.story is not None:
            self.story += make_events.fizzled(self, place)
        self.kicks = 0
        self.next_set()

    def kick_out(self, target: int) -> None:
        """The die that is kicked goes home, and its owner is in the game again (K3, K6)."""
        casino = self.set_place[self.sets - 1]
        if self.story is not None:
            self.story += make_events.kicked(self, casino, target)
        kick(self, casino, target)
        self.kicks -= 1
        self.next_kick()

    def next_set(self) -> None:
        """Under TWO CASINOS another set is due; then cards can be played that follow (C3)."""
        if self.sets < self.due:
            self.phase = PLACING
        else:
            self.open_window()

    def open_window(self) -> None:
        """Whoever has an action card left is asked, whichever it is (17.4)."""
        if self.action_hand[self.turn] or self.action_unknown[self.turn]:
            self.phase = WINDOW
        else:
            self.pass_the_cup()

    def act_after(self, move: int) -> None:
        """After the placement: TAKE BACK, SCORE A CASINO, or done."""
        if move == DONE:
            self.pass_the_cup()
        elif move >= TAKING_BACK:
            self.take_back(move ^ TAKING_BACK)
        else:
            self.announce(move - SCORING)

    def take_back(self, dice: int) -> None:
        """Dice that were just placed go back to the supply (C6, 17.9)."""
        self.part_with(TAKE_BACK)
        if self.story is not None:
            self.story += make_events.took_back(self, dice)
        self.lift(dice)
        self.open_window()

    def lift(self, dice: int) -> None:
        """Dice of the sets of this turn leave their places again (C6)."""
        for number in range(self.sets):
            heap = dice >> 10 * number & 1023
            self.hand[self.turn] += heap
            if self.set_place[number] < SLOT:
                self.take_dice_off(self.set_place[number], heap)
            else:
                self.slot_heap[self.set_face[number]] -= heap

    def announce(self, place: int) -> None:
        """A place will be paid when the cup comes round again (C8)."""
        self.part_with(SCORE_CASINO)
        if self.story is not None:
            self.story += make_events.announced(self, place)
        self.pending_seat = self.turn
        self.pending_place = place
        self.open_window()

    def pass_the_cup(self) -> None:
        """Play goes clockwise to who has dice, or an announced payout to see to (B4, B6, C8)."""
        self.warm |= 1 << self.turn
        if not self.anybody_has_dice():
            self.pay_out()
            return
        while True:
            self.turn += 1
            if self.turn == self.seats:
                self.turn = 0
            if self.turn == self.lapper:
                self.lapper = NOBODY
            if self.hand[self.turn] or self.pending_seat == self.turn:
                break
        self.begin_turn()

    def anybody_has_dice(self) -> bool:
        """A round goes on as long as there are dice to throw (B7, K6)."""
        dice = 0
        for seat in range(self.seats):
            dice |= self.hand[seat]
        return dice > 0

    def run_errand(self) -> None:
        """Rainbow cards are turned before bills are drawn, too (C9)."""
        if self.errand == BILL:
            self.begin_drawing()
        else:
            Payday.run_errand(self)

    def begin_drawing(self) -> None:
        """Three bills are drawn, if there are as many (C9, E3)."""
        self.drawn_count = 0
        self.go_on_drawing()

    def draw(self, bill: int) -> None:
        """A bill for the player's eyes; a Rainbow card is discarded and replaced (C9, 17.10)."""
        if self.story is not None:
            self.story += make_events.drew(self, bill)
        if bill == RAINBOW:
            self.take_off_the_deck(bill)
        else:
            self.turn_over(bill, self.turn, DRAWN + self.drawn_count)
            self.drawn[self.drawn_count] = bill
            self.drawn_count += 1
        self.go_on_drawing()

    def go_on_drawing(self) -> None:
        """Until there are three, or nothing is left to draw (E3)."""
        if self.drawn_count < DRAWS and self.in_the_deck():
            self.phase = DRAWING
        elif self.drawn_count:
            self.phase = FINDING
        else:
            self.errand = NOTHING
            self.phase = PLACING

    def middle_drawn(self) -> int:
        """The middle of three bills, the lower of two, the only one (C9, E3)."""
        if self.drawn_count == 1:
            return self.drawn[0]
        lower = min(self.drawn[0], self.drawn[1])
        if self.drawn_count == 2:
            return lower
        higher = max(self.drawn[0], self.drawn[1])
        return max(lower, min(higher, self.drawn[2]))

    def find_middle(self, bill: int) -> None:
        """The bill that goes to a casino is shown, the others are not (17.10)."""
        if self.story is not None:
            self.story += make_events.found(self, bill)
        found = self.place_of_middle(bill)
        self.know(self.drawn[found], bill)
        self.drawn_count -= 1
        self.drawn[found] = self.drawn[self.drawn_count]
        self.drawn[self.drawn_count] = 0
        self.middle = bill
        self.phase = LAYING

    def place_of_middle(self, bill: int) -> int:
        """Which of the bills drawn is the middle one; if they are not known, any."""
        found = 0
        while self.drawn[found] != bill and self.drawn[found] != UNKNOWN:
            found += 1
        return found

    def lay_bill(self, move: int) -> None:
        """The middle bill goes to any place, the others under the deck in any order (C9)."""
        place, first, second = move >> 8, move >> 4 & 15, move & 15
        if self.story is not None:
            self.story += make_events.laid(self, place, first, second)
        self.bills[place] += stack_of(self.middle)
        mine = 1 << self.turn
        if self.drawn_count == 2:
            self.hide_under(first, mine | self.middle << 8 | FIRST_OF_TWO)
            self.hide_under(second, mine)
        elif self.drawn_count == 1:
            self.hide_under(first, mine | self.middle << 8)
        self.drawn[0] = 0
        self.drawn[1] = 0
        self.drawn_count = 0
        self.middle = 0
        self.errand = NOTHING
        self.phase = PLACING
