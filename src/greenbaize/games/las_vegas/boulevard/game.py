"""Las Vegas Boulevard: the contract, and who knows what."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

from greenbaize.engine import copying
from greenbaize.engine.dice import BIG, KICKER, NEUTRAL, OWN, is_throw_of, rolls
from greenbaize.engine.numbers import check_place
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE
from greenbaize.games.las_vegas.boulevard.bonus import (
    cards_fit,
    cards_of,
    counted,
    hand_of,
    revelation,
    satisfied,
    size,
    values_in,
)
from greenbaize.games.las_vegas.boulevard.box import (
    AGAIN,
    ALL_SHOWN,
    CARDS,
    DONE,
    GIVEN,
    KEEP,
    PLAYING,
    SCORING,
    SLOT,
    SWAPPED,
    TAKING_BACK,
    UNKNOWN,
    UNKNOWN_BONUS,
)
from greenbaize.games.las_vegas.boulevard.heaps import big, kickers, members, nth
from greenbaize.games.las_vegas.boulevard.kickers import targets
from greenbaize.games.las_vegas.boulevard.layout import is_in
from greenbaize.games.las_vegas.boulevard.secrets import forget, imagine
from greenbaize.games.las_vegas.boulevard.turn import Turn
from greenbaize.games.las_vegas.boulevard.window import (
    cards_after_roll,
    only_places,
    pairing,
    placements,
    places_to_score,
    rotation,
    take_back,
    throw_again,
    ways_to_take_back,
    ways_to_throw_again,
)
from greenbaize.games.las_vegas.box import CASINOS, NOBODY, RAINBOW, TOP_BILL
from greenbaize.games.las_vegas.game import neutral, own
from greenbaize.games.las_vegas.phases import (
    CHOOSING,
    CLAIMING,
    DEALING_BONUS,
    DEALING_CARDS,
    DRAWING,
    FINDING,
    KICKING,
    LAYING,
    OVER,
    PLACING,
    REDRAWING,
    REROLLING,
    REVEALING,
    ROLLING,
    SCATTERING,
    SHOWING,
    STARTING,
    STOCKING,
    SWAPPING,
    TURNING,
    WINDOW,
)
from greenbaize.games.las_vegas.strip import lying, stack_of

THROWING = (ROLLING, REROLLING, SCATTERING)
REVELATIONS = (FINDING, REVEALING, SHOWING)


def in_set(members: int) -> list[int]:
    """The members of a set, in ascending order."""
    return [member for member in range(members.bit_length()) if members >> member & 1]


def one_of_set(choices: int, rng: Rng) -> int:
    """Any member of a set."""
    return nth(choices, rng.below(members(choices)))


class Boulevard(Turn):
    """One game of Las Vegas with modules of the Boulevard, for two to eight seats."""

    def owing(self) -> int:
        return self.asked()

    def asked(self) -> int:
        """One seat at a time decides something, or else the House."""
        if self.phase == PLACING or self.phase == KICKING:
            return 1 << self.turn
        if self.phase == WINDOW or self.phase == LAYING:
            return 1 << self.turn
        if self.phase == CHOOSING:
            return 1 << self.chooser
        if self.phase == CLAIMING:
            return 1 << self.tie_winner
        if self.phase == SWAPPING:
            return 1 << self.swapper
        if self.phase == OVER:
            return 0
        return 1 << HOUSE

    def _play(self, seat: int, move: int) -> int:
        if seat == HOUSE:
            self.play_house(move)
        elif self.phase == PLACING:
            self.act(move)
        elif self.phase == KICKING:
            self.kick_out(move)
        elif self.phase == WINDOW:
            self.act_after(move)
        elif self.phase == LAYING:
            self.lay_bill(move)
        elif self.phase == CLAIMING:
            self.claim_tie(move)
        elif self.phase == CHOOSING:
            self.take(move)
        else:
            self.swap(move)
        return self.asked()

    def play_house(self, move: int) -> None:
        """What chance decides, and what must be revealed."""
        if self.phase == ROLLING:
            self.show(move)
        elif self.phase == STOCKING:
            self.stock(move)
        elif self.phase == REROLLING:
            self.show_again(move)
        elif self.phase == TURNING:
            self.turn_rainbow(move)
        elif self.phase == DEALING_BONUS:
            self.deal_bonus(move)
        elif self.phase == DEALING_CARDS:
            self.deal_cards(move)
        elif self.phase == SCATTERING:
            self.scatter(move)
        elif self.phase == DRAWING:
            self.draw(move)
        elif self.phase == FINDING:
            self.find_middle(move)
        elif self.phase == REDRAWING:
            self.redraw(move)
        elif self.phase == REVEALING:
            self.reveal_bonus(move)
        elif self.phase == SHOWING:
            self.show_secrets(move)
        else:
            self.choose_first(move)

    def thrower(self) -> int:
        if self.phase == ROLLING or self.phase == REROLLING or self.phase == SCATTERING:
            return self.turn
        return HOUSE

    def moves(self, seat: int) -> list[int]:
        if not self.asked() >> seat & 1:
            return []
        if seat == HOUSE:
            return self.house_moves()
        if self.phase == PLACING:
            return self.moves_after_roll()
        if self.phase == WINDOW:
            return self.moves_after_placing()
        if self.phase == LAYING:
            return [self.laying(number) for number in range(self.venues * self.orders())]
        return in_set(self.options())

    def moves_after_roll(self) -> list[int]:
        """Placements, cards, rotations, pairs, and dice to throw again."""
        moves = in_set(placements(self))
        moves += [PLAYING + card for card in in_set(cards_after_roll(self))]
        moves += [rotation(self, number) for number in range(rotation(self, NOBODY))]
        moves += [pairing(self, number) for number in range(pairing(self, NOBODY))]
        return moves + [AGAIN | throw_again(self, n) for n in range(ways_to_throw_again(self))]

    def moves_after_placing(self) -> list[int]:
        """Done, places to score, and dice to take back."""
        moves = [DONE, *(SCORING + place for place in in_set(places_to_score(self)))]
        return moves + [TAKING_BACK | take_back(self, n) for n in range(ways_to_take_back(self))]

    def pick(self, seat: int, rng: Rng) -> int:
        if self.phase == PLACING:
            return self.pick_after_roll(rng)
        if self.phase == WINDOW:
            return self.pick_after_placing(rng)
        if self.phase == LAYING:
            return self.laying(rng.below(self.venues * self.orders()))
        return one_of_set(self.options(), rng)

    def pick_after_roll(self, rng: Rng) -> int:
        """Any placement, card, rotation, pair, or part of the roll to throw again."""
        places = placements(self)
        if only_places(self):
            return one_of_set(places, rng)
        cards, turns, pairs = cards_after_roll(self), rotation(self, NOBODY), pairing(self, NOBODY)
        plain = members(places)
        played = plain + members(cards)
        number = rng.below(played + turns + pairs + ways_to_throw_again(self))
        if number < plain:
            return nth(places, number)
        if number < played:
            return PLAYING + nth(cards, number - plain)
        if number < played + turns:
            return rotation(self, number - played)
        if number < played + turns + pairs:
            return pairing(self, number - played - turns)
        return AGAIN | throw_again(self, number - played - turns - pairs)

    def pick_after_placing(self, rng: Rng) -> int:
        """Done, any place to score, or any dice to take back."""
        places = places_to_score(self)
        announced = 1 + members(places)
        number = rng.below(announced + ways_to_take_back(self))
        if number == 0:
            return DONE
        if number < announced:
            return SCORING + nth(places, number - 1)
        return TAKING_BACK | take_back(self, number - announced)

    def options(self) -> int:
        """What there is to choose from, as a set, where it is one thing."""
        if self.phase == KICKING:
            return targets(self, self.set_place[self.sets - 1])
        if self.phase == CLAIMING:
            return self.ties()
        if self.phase == CHOOSING:
            return values_in(self.bills[SLOT])
        return values_in(self.gained[self.swapper]) | 1 << KEEP

    def ways(self, seat: int, move: int) -> int:
        """Of like bills that were won each one can be given away (18.2)."""
        if self.phase == SWAPPING and move != KEEP:
            return lying(self.gained[self.swapper], move)
        return 1

    def orders(self) -> int:
        """In how many orders the bills that are left can go under the deck."""
        return 2 if self.drawn_count == 2 and self.drawn[0] != self.drawn[1] else 1

    def laying(self, number: int) -> int:
        """Place by place, the lower bill first and then the higher one."""
        place, order = number // self.orders(), number % self.orders()
        if self.drawn_count < 2:
            return place << 8 | self.drawn[0] << 4
        lower, higher = min(self.drawn[0], self.drawn[1]), max(self.drawn[0], self.drawn[1])
        if order:
            return place << 8 | higher << 4 | lower
        return place << 8 | lower << 4 | higher

    def allows(self, seat: int, move: int) -> bool:
        if seat == HOUSE and self.phase in THROWING:
            return is_throw_of(move, self.to_throw())
        if seat == HOUSE and self.phase == DEALING_BONUS:
            return self.may_deal(move)
        return move in self.moves(seat)

    def to_throw(self) -> int:
        """The dice that the House throws next."""
        if self.phase == SCATTERING:
            return self.left_over * NEUTRAL
        return self.hand[self.turn] if self.phase == ROLLING else self.thrown_again()

    def may_deal(self, cards: int) -> bool:
        """Whether these bonus cards can be dealt, the lower one first."""
        return cards != UNKNOWN_BONUS and cards in self.bonus_deals()

    def house_moves(self) -> list[int]:
        """Everything that chance may bring, or what must be revealed."""
        if self.phase in THROWING:
            return sorted(rolls(self.to_throw()))
        if self.phase == DEALING_BONUS:
            return self.bonus_deals()
        if self.phase == DEALING_CARDS:
            return self.card_deals()
        if self.phase in REVELATIONS:
            return [self.to_reveal()]
        if self.phase == STARTING:
            return list(range(self.seats))
        return self.bills_to_come()

    def bonus_deals(self) -> list[int]:
        """All hands of bonus cards that can be dealt."""
        values = [value for value in range(1, TOP_BILL + 1) if lying(self.bonus_pool, value)]
        if self.bonus_each == 1:
            return values
        pairs = combinations_with_replacement(values, 2)
        fits = [(a, b) for a, b in pairs if a != b or lying(self.bonus_pool, a) > 1]
        return sorted(a | b << 4 for a, b in fits)

    def card_deals(self) -> list[int]:
        """All hands of action cards that can be dealt."""
        cards = [1 << card for card in range(len(CARDS)) if self.action_pool >> card & 1]
        return sorted(sum(hand) for hand in combinations(cards, self.cards_each))

    def to_reveal(self) -> int:
        """What the House must reveal: the middle bill, bonus cards, secret bills."""
        if self.phase == FINDING:
            return self.middle_drawn()
        if self.phase == REVEALING:
            return revelation(self)
        return self.secrets_to_show()

    def sample(self, rng: Rng) -> int:
        if self.phase == ROLLING or self.phase == REROLLING or self.phase == SCATTERING:
            return self.throw(self.to_throw(), rng)
        if self.phase == DEALING_BONUS:
            return self.some_bonus(rng)
        if self.phase == DEALING_CARDS:
            return self.some_cards(rng)
        if self.phase == FINDING or self.phase == REVEALING or self.phase == SHOWING:
            return self.to_reveal()
        if self.phase == STARTING:
            return rng.below(self.seats)
        if self.astray and self.unseen:
            return self.some_card(rng)
        return self.top_of_the_deck(rng)

    def throw(self, heap: int, rng: Rng) -> int:
        """Dice of every kind are thrown together (K2, N3)."""
        roll = rng.throw(own(heap), OWN)
        if neutral(heap):
            roll += rng.throw(neutral(heap), NEUTRAL)
        if kickers(heap):
            roll += rng.throw(kickers(heap), KICKER)
        if big(heap):
            roll += rng.throw(1, BIG)
        return roll

    def some_bonus(self, rng: Rng) -> int:
        """Bonus cards from those that have not been dealt (BO2)."""
        hand = 0
        for drawn in range(self.bonus_each):
            above = rng.below(size(self.bonus_pool) - drawn)
            value = 1
            while above >= lying(self.bonus_pool, value) - lying(hand, value):
                above -= lying(self.bonus_pool, value) - lying(hand, value)
                value += 1
            hand += stack_of(value)
        return cards_of(hand)

    def some_cards(self, rng: Rng) -> int:
        """Action cards from those that have not been dealt (AC1)."""
        hand = 0
        for _ in range(self.cards_each):
            left = self.action_pool & ~hand
            hand |= 1 << nth(left, rng.below(members(left)))
        return hand

    def some_card(self, rng: Rng) -> int:
        """The top card where some bills are nobody knows where; Rainbow cards are in the deck."""
        if rng.below(self.unseen) < self.deck[RAINBOW]:
            return RAINBOW
        above = rng.below(self.unseen + self.astray - self.deck[RAINBOW])
        bill = 1
        while above >= self.deck[bill]:
            above -= self.deck[bill]
            bill += 1
        return bill

    def seen(self, viewer: int, seat: int, move: int) -> int:
        """Secret cards and bills are redacted for all but whoever gets or draws them."""
        if self.phase == DEALING_BONUS and viewer != self.dealt:
            return UNKNOWN_BONUS
        if self.phase == DEALING_CARDS and viewer != self.dealt:
            return 0
        if self.phase == DRAWING and move != RAINBOW and viewer != self.turn:
            return UNKNOWN
        if self.phase == REDRAWING and move != RAINBOW and not self.sees_redraw(viewer):
            return UNKNOWN
        if self.phase == LAYING and viewer != self.turn:
            return self.laid_unseen(move)
        if self.phase == SWAPPING:
            return move if move == KEEP or viewer == self.swapper else UNKNOWN
        if self.phase == SHOWING:
            return move | self.given_for(viewer)
        return move

    def given_for(self, viewer: int) -> int:
        """In the end the bills that were given away are shown to those who did not know (18.2)."""
        shown = 0
        for swap in range(self.swaps - 1, -1, -1):
            shown <<= 4
            if not is_in(viewer, self.given_known[swap]):
                shown |= self.swap_given[swap]
        return shown << GIVEN

    def sees_redraw(self, viewer: int) -> bool:
        """Whether a viewer knows the bill that is swapped for: who swaps, and who knew it."""
        return viewer == self.swapper or self.top_known_by(viewer)

    def laid_unseen(self, move: int) -> int:
        """The place is seen by all, the bills that go under the deck are not (17.10)."""
        if move >> 4 & 15:
            move |= UNKNOWN << 4
        if move & 15:
            move |= UNKNOWN
        return move

    def allows_partial(self, seat: int, move: int) -> bool:
        if seat != HOUSE:
            return self.hears_of_swapping(move) or self.hears_of_laying(move)
        if self.phase == DEALING_BONUS:
            return move == UNKNOWN_BONUS
        if self.phase == DEALING_CARDS:
            return move == 0
        if self.phase == DRAWING or self.phase == REDRAWING:
            return move == UNKNOWN or self.comes_up_unknown(move)
        if self.phase == FINDING:
            return self.finds_unknown(move)
        if self.phase == REVEALING:
            return self.reveals_unknown(move)
        if self.phase == SHOWING:
            return self.shows_unknown(move)
        return self.comes_up_unknown(move)

    def hears_of_swapping(self, move: int) -> bool:
        """A bill is swapped, and which stays secret (18.2)."""
        return self.phase == SWAPPING and move == UNKNOWN

    def finds_unknown(self, move: int) -> bool:
        """The middle one of bills that nobody here knows may be any that is missing."""
        unknown = self.drawn[0] == UNKNOWN and 0 < move <= TOP_BILL
        return unknown and self.may_be_unseen(move)

    def may_be_given(self, swap: int, bill: int) -> bool:
        """Whether this bill can be the one that was given away in a swap."""
        if self.swap_given[swap] == UNKNOWN:
            return lying(self.swap_from[swap], bill) > 0
        return self.swap_given[swap] == bill

    def hears_of_laying(self, move: int) -> bool:
        """A bill is laid, and which go under the deck stays secret."""
        known = self.phase == LAYING and move >> 8 < self.venues
        return known and self.drawn_count > 0 and move & 255 == UNKNOWN << 4 | self.second_unknown()

    def second_unknown(self) -> int:
        """The second bill to go under the deck, if there is one."""
        return UNKNOWN if self.drawn_count == 2 else 0

    def comes_up_unknown(self, move: int) -> bool:
        """A bill that was put under the deck face down may be any that is missing."""
        if self.unseen or not self.under_count or self.under[self.under_top] != UNKNOWN:
            return False
        if not 0 < move <= TOP_BILL:
            return False
        given = self.given_lying(self.under_top)
        return self.may_be_unseen(move) if given == NOBODY else self.may_be_given(given, move)

    def reveals_unknown(self, move: int) -> bool:
        """Cards that nobody here knows are revealed: some that are missing, and that were won."""
        cards = 0
        for seat in range(self.seats):
            shown = hand_of(move >> 8 * seat & 255)
            if self.bonus_unknown[seat]:
                if size(shown) > self.bonus_unknown[seat]:
                    return False
                if values_in(shown) & ~values_in(counted(self, seat)):
                    return False
                cards += shown
            elif shown != satisfied(self, seat):
                return False
        return cards_fit(cards, self.bonus_pool) and self.any_unknown()

    def any_unknown(self) -> bool:
        """Whether anybody's bonus cards are not known here."""
        unknown = 0
        for seat in range(self.seats):
            unknown += self.bonus_unknown[seat]
        return unknown > 0

    def shows_unknown(self, move: int) -> bool:
        """Swaps that nobody here knows all about are shown: with bills that may be in them."""
        unknown = False
        for swap in range(self.swaps):
            bill, given = move >> 8 * swap & 15, move >> GIVEN + 4 * swap & 15
            secret = self.swap_given[swap] == UNKNOWN
            unknown = unknown or secret or self.swap_bill[swap] == UNKNOWN
            if not 0 < bill <= TOP_BILL or not self.may_be_new(swap, bill):
                return False
            if (secret or given) and not self.may_be_given(swap, given):
                return False
        bills, away = move & ALL_SHOWN, move >> GIVEN
        if not unknown:
            return away > 0 and bills == self.secrets_to_show() and away >> 4 * self.swaps == 0
        return bills >> 8 * self.swaps == 0 and away >> 4 * self.swaps == 0

    def may_be_new(self, swap: int, bill: int) -> bool:
        """Whether this bill can be the one that was swapped for."""
        if self.swap_bill[swap] != UNKNOWN:
            return self.swap_bill[swap] == bill
        given = self.given_lying(SWAPPED + swap)
        return self.may_be_unseen(bill) if given == NOBODY else self.may_be_given(given, bill)

    def clone(self) -> Boulevard:
        return copying.copied(self, Boulevard)

    def guess(self, seat: int, rng: Rng) -> Boulevard:
        """Every card that a seat has not seen is as likely in every place where one may be.

        Nothing is read into what the others play. Of two bills put under the deck together all
        know the middle one; a bonus card that was not revealed was not satisfied. Where only known
        bills are left in the deck, one that somebody draws for Place a bill counts as unseen; so
        does one that was given away.
        """
        while True:
            other = self.clone()
            forget(other, seat)
            if imagine(other, rng):
                return other

    def add_big(self, casino: int, seat: int) -> None:
        """Set a position: this seat's big die lies on this casino, beside what was laid there."""
        check_place(casino, CASINOS)
        check_place(seat, self.seats)
        self.bigs[casino] |= 1 << seat
        self.bets[casino][seat] += 2

    def insert_dice(self, seat: int, face: int, heap: int) -> None:
        """Set a position: a seat put these dice of one face (from 0) into the slot machine."""
        check_place(face, CASINOS)
        check_place(seat, self.seats)
        self.slot_heap[face] = heap
        self.slot_seat[face] = seat

    def give_heap(self, seat: int, heap: int) -> None:
        """Set a position: this seat has just these dice left to throw, of whatever kinds."""
        check_place(seat, self.seats)
        self.hand[seat] = heap

    def hold(self, seat: int, cards: int) -> None:
        """Set a position: this seat holds this set of action cards."""
        check_place(seat, self.seats)
        self.action_hand[seat] = cards
        self.action_pool &= ~cards
