"""How to play the Boulevard well without thinking long."""

from __future__ import annotations

from greenbaize.engine.state import State
from greenbaize.games.las_vegas.boulevard.bonus import values_in
from greenbaize.games.las_vegas.boulevard.box import (
    AGAIN,
    BONUS,
    BY_BILLS,
    DONE,
    DOUBLE,
    KEEP,
    ON_SLOT,
    ONE,
    OPPOSITE,
    PAIRING,
    PASS,
    PLACE_BILL,
    PLAYING,
    REROLL,
    RETURN,
    ROTATE,
    ROTATING,
    SCORING,
    SLOT,
    SWAP_BILL,
    TAKE_BACK,
    TAKING_BACK,
    TIE_WIN,
    TWO_CASINOS,
)
from greenbaize.games.las_vegas.boulevard.game import Boulevard
from greenbaize.games.las_vegas.boulevard.heaps import dice_in, weight
from greenbaize.games.las_vegas.boulevard.kickers import targets
from greenbaize.games.las_vegas.boulevard.prospects import Prospects
from greenbaize.games.las_vegas.boulevard.window import (
    cards_after_roll,
    only_places,
    pair_places,
    placements,
    places_to_score,
)
from greenbaize.games.las_vegas.box import CASINOS, NOBODY, TOP_BILL
from greenbaize.games.las_vegas.game import neutral, own, showing
from greenbaize.games.las_vegas.phases import CHOOSING, CLAIMING, KICKING, LAYING, PLACING, WINDOW
from greenbaize.games.las_vegas.strip import lying
from greenbaize.games.las_vegas.weights import SPITE

FACES = 6
NO_BILL = 0
MOST_BILL = TOP_BILL + 1
NEVER = -10000.0
SOON = 3
"""Of so many dice that others have left they throw one at a place before it is paid early."""

ONE_VALUE = (1 << 10) - 1
"""The dice of one value in a roll, once they are shifted to its place."""

MIDDLE_BILL = 5
"""The bill that Place a bill, or a swap, is taken to bring."""

FREE_CARDS = 1 << TIE_WIN | 1 << REROLL | 1 << TWO_CASINOS | 1 << SWAP_BILL
AT_ONCE = 1000.0
"""More than any placement is worth: for cards that cost nothing to play."""

A_PAYOUT = 15.0
A_PASS = 30.0
A_PAIR = 40.0
A_TURN_BACK = 40.0
A_BILL = 60.0
A_ROTATION = 80.0
"""What cards must bring while nobody has placed a die; less and less with every die placed, for
they lapse with the round."""

A_THROW = 3.0
"""What it must bring to throw dice again."""


class Insider(Prospects):
    """Plays cards that cost nothing at once, others when they bring enough.

    The base game is played as ever.
    """

    def consider(self, state: State, seat: int) -> None:
        if not isinstance(state, Boulevard):
            Prospects.consider(self, state, seat)
            return
        table: Boulevard = state
        self.noted = 0
        self.look_round(table)
        if table.phase == PLACING:
            self.consider_placing(table, seat)
        elif table.phase == KICKING:
            self.consider_kicks(table, seat)
        elif table.phase == WINDOW:
            self.consider_cards_after(table, seat)
        elif table.phase == LAYING:
            self.consider_laying(table, seat)
        elif table.phase == CLAIMING:
            self.consider_claims(table, seat)
        elif table.phase == CHOOSING:
            self.consider_bills(table, seat)
        else:
            self.consider_swaps(table, seat)

    def consider_placing(self, table: Boulevard, seat: int) -> None:
        """Cards that cost nothing come first, then placements and what cards make of the roll."""
        cards = 0 if only_places(table) else cards_after_roll(table)
        if cards and self.plays_at_once(cards):
            return
        ways = placements(table)
        for face in range(FACES):
            heap = showing(table.rolled, face)
            if ways >> face & 1:
                self.note(face, self.gain_at(table, seat, face, heap))
            if ways >> face + ON_SLOT & 1:
                self.note(face + ON_SLOT, self.gain_on_slot(table, seat, face, heap))
        if not only_places(table):
            self.consider_throwing(table, seat)
            self.consider_cards(table, seat, cards)

    def plays_at_once(self, cards: int) -> bool:
        """A card that only helps, and needs nothing but to lie there, is played at once."""
        for card in range(TIE_WIN, SWAP_BILL + 1):
            if cards & FREE_CARDS & 1 << card:
                self.note(PLAYING + card, AT_ONCE)
                return True
        return False

    def consider_throwing(self, table: Boulevard, seat: int) -> None:
        """All dice are thrown again, or all but those of the best placement (C2)."""
        if table.reroller != seat or table.rerolled or table.sets:
            return
        best = 0
        for index in range(1, self.noted):
            if self.values[index] > self.values[best]:
                best = index
        most = self.values[best]
        kept = table.rolled & ONE_VALUE << 10 * (self.moves[best] % ON_SLOT)
        dice = dice_in(table.hand[seat])
        rest = dice - dice_in(showing(kept, self.moves[best] % ON_SLOT))
        self.note(AGAIN | table.rolled, self.hope(table, seat, dice, NEVER) - A_THROW)
        if rest:
            self.note(AGAIN | table.rolled - kept, self.hope(table, seat, rest, most) - A_THROW)

    def consider_cards(self, table: Boulevard, seat: int, cards: int) -> None:
        """Cards that are worth something at their right moment alone."""
        if cards >> PASS & 1:
            hope = self.hope(table, seat, dice_in(table.hand[seat]), NEVER)
            self.note(PLAYING + PASS, hope - A_PASS * self.early)
        price = A_BILL * self.early
        if cards >> PLACE_BILL & 1 and self.best_bill(table, seat) > price:
            self.note(PLAYING + PLACE_BILL, AT_ONCE)
        if table.may_hold(seat) >> DOUBLE & 1:
            self.consider_pairs(table, seat)
        if not table.sets and table.may_hold(seat) >> ROTATE & 1:
            self.consider_rotations(table, seat)

    def best_bill(self, table: Boulevard, seat: int) -> float:
        """What another bill brings where it brings most."""
        most = 0.0
        for place in range(table.venues):
            most = max(most, self.with_bill(table, seat, place, MIDDLE_BILL))
        return most

    def consider_pairs(self, table: Boulevard, seat: int) -> None:
        """Two dice of a value may go to any place (C7)."""
        price = A_PAIR * self.early
        for face in range(FACES):
            heap = showing(table.rolled, face)
            ways = pair_places(table, face)
            for way in range(2 * ON_SLOT):
                if not ways >> way & 1 or way == face:
                    continue
                if way < ON_SLOT:
                    gain = self.gain_at(table, seat, way, heap)
                else:
                    gain = self.gain_on_slot(table, seat, way - ON_SLOT, heap)
                self.note(PAIRING | face << 4 | way, gain - price)

    def consider_rotations(self, table: Boulevard, seat: int) -> None:
        """Dice may be turned to join others (C5); of single ones only a normal die is."""
        price = A_ROTATION * self.early
        for face in range(FACES):
            heap = showing(table.rolled, face)
            if table.rotation == ONE:
                heap = 1 if own(heap) else 0
            for other in range(FACES if heap else 0):
                if other == face or (table.rotation == OPPOSITE and other != 5 - face):
                    continue
                joined = heap + showing(table.rolled, other)
                gain = self.gain_at(table, seat, other, joined)
                self.note(ROTATING | face << 3 | other, gain - price)

    def consider_kicks(self, table: Boulevard, seat: int) -> None:
        """Each target, by what the casino is worth afterwards (K3)."""
        casino = table.set_place[table.sets - 1]
        mine, left = table.bets[casino][seat], self.left[seat]
        hit = targets(table, casino)
        self.lay_out(table, seat, casino, NO_BILL)
        for target in range(2 * table.owners):
            if hit >> target & 1:
                worth = self.after_kick(table, seat, casino, target, mine, left, 0)
                self.note(target, worth)

    def consider_cards_after(self, table: Boulevard, seat: int) -> None:
        """Done, an early payout of a casino, or dice taken back."""
        self.note(DONE, 0.0)
        places = places_to_score(table)
        for casino in range(CASINOS):
            if places >> casino & 1:
                self.note(SCORING + casino, self.paid_early(table, seat, casino))
        if table.may_hold(seat) >> TAKE_BACK & 1:
            self.consider_taking_back(table, seat)

    def paid_early(self, table: Boulevard, seat: int, casino: int) -> float:
        """What it brings to be paid before the others have thrown more than once (C8)."""
        mine = table.bets[casino][seat]
        self.lay_out(table, seat, casino, NO_BILL)
        self.meet_all(table, seat, casino, 0, NOBODY, 0)
        later = self.outlook.worth(mine, self.left[seat])
        self.outlook.clear(SPITE / self.others)
        there = 0
        for other in range(table.seats):
            if other != seat:
                self.outlook.meet(table.bets[casino][other], self.left[other] // SOON)
                there += table.bets[casino][other] > 0
        soon = self.outlook.worth(mine, 0)
        home = table.early_dice == RETURN
        if table.early_dice == BY_BILLS:
            home = self.outlook.ranks > there + 1
        back = self.die * mine if home else 0.0
        return soon - later + back - A_PAYOUT * self.early

    def consider_taking_back(self, table: Boulevard, seat: int) -> None:
        """All dice just placed on a casino may be taken back (C6)."""
        for number in range(table.sets):
            heap, casino = table.lying_again(number), table.set_place[number]
            if not heap or casino == SLOT:
                continue
            mine, left = table.bets[casino][seat], self.left[seat]
            self.lay_out(table, seat, casino, NO_BILL)
            self.meet_all(table, seat, casino, 0, NOBODY, 0)
            stays = self.outlook.worth(mine, left)
            if neutral(heap):
                self.meet_all(table, seat, casino, -neutral(heap), NOBODY, 0)
            gone = self.outlook.worth(mine - weight(heap), left + weight(heap))
            gain = gone - stays + self.cost(heap) - A_TURN_BACK * self.early
            self.note(TAKING_BACK | heap << 10 * number, gain)

    def consider_laying(self, table: Boulevard, seat: int) -> None:
        """The bill that was drawn may go to any place; the others go under, the lower first."""
        under = table.drawn[0] << 4
        if table.drawn_count == 2:
            lower = min(table.drawn[0], table.drawn[1])
            under = lower << 4 | max(table.drawn[0], table.drawn[1])
        for place in range(table.venues):
            move = place << 8 | under
            self.note(move, self.with_bill(table, seat, place, table.middle))

    def consider_claims(self, table: Boulevard, seat: int) -> None:
        """Each place where the seat is tied, by the bill it would be paid there (C1)."""
        ways = table.ties()
        for place in range(table.venues):
            if not ways >> place & 1:
                continue
            above = 0
            for other in range(table.owners if place < SLOT else 0):
                more = table.bets[place][other] > table.bets[place][seat]
                above += more and not table.is_tied(place, other)
            self.lay_out(table, seat, place, NO_BILL)
            paid = self.outlook.dear[above] if above < self.outlook.ranks else 0.0
            self.note(place, paid)

    def consider_bills(self, table: Boulevard, seat: int) -> None:
        """Each bill of the slot machine that is left (SL4)."""
        values = values_in(table.bills[SLOT])
        for bill in range(1, MOST_BILL):
            if values >> bill & 1:
                self.note(bill, self.dear(table, seat, bill))

    def consider_swaps(self, table: Boulevard, seat: int) -> None:
        """The bill to be given away for what the deck may bring, or none (C10)."""
        self.note(KEEP, 0.0)
        won = table.gained[seat]
        for bill in range(1, MOST_BILL):
            if not lying(won, bill):
                continue
            lost = 0
            if not table.count_events and lying(won, bill) == 1:
                lost = BONUS * lying(table.bonus_hand[seat], bill)
            self.note(bill, 10.0 * (MIDDLE_BILL - bill) - lost)
