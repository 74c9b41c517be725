"""Scoring in Las Vegas: Rainbow cards, payouts early and at the end of a round, bonus, swaps."""

from __future__ import annotations

from .las_vegas_cards import raised, satisfied, secret_bill, without
from .las_vegas_state import (
    CLAIMING,
    OVER,
    RAINBOWS_GO,
    REVEALING,
    ROUNDS,
    SHOWING,
    SWAP_DRAW,
    SWAPPING,
    TAKING,
    State,
    Swap,
)
from .las_vegas_table import (
    NEUTRAL_PLAYER,
    RAINBOW,
    SLOT,
    Owner,
    Place,
    awards,
    place_in_words,
    ranking,
    struck_out,
)

FOR_EARLY_PAYOUT = "early payout"
FOR_PLACE_BILL = "place bill"
FOR_ROUND_END = "round end"


class Scoring(State):
    """What is paid, when, and to whom."""

    def begin_round(self) -> None:
        raise NotImplementedError

    def begin_throw(self) -> None:
        raise NotImplementedError

    def begin_drawing(self) -> None:
        raise NotImplementedError

    # Rainbow cards

    def replace_rainbows(self, places: list[int], errand: str) -> None:
        """The Rainbow cards of these places go, and then the errand is done (RB2, RB3, A25)."""
        self.phase = RAINBOWS_GO
        self.rainbow_places = places
        self.errand = errand
        self.see_whether_replaced()

    def place_with_rainbow(self) -> Place | None:
        """The first of these places on which a Rainbow card lies."""
        for number in self.rainbow_places:
            place = self.places_in_order()[number]
            if place.rainbows() > 0:
                return place
        return None

    def replace_one_rainbow(self, card: int) -> None:
        """Discarded for the next card of the deck; if that is a Rainbow card, once more (RB2)."""
        place = self.place_with_rainbow()
        assert place is not None
        self.deck.draw(card)
        self.discarded_rainbows += 1
        if card != RAINBOW:
            place.cards.remove(RAINBOW)
            place.cards.append(card)
        self.see_whether_replaced()

    def see_whether_replaced(self) -> None:
        """With an empty deck Rainbow cards are discarded without replacement (E2)."""
        if self.deck.size() == 0:
            self.discard_rainbows()
        if self.place_with_rainbow() is not None:
            return
        if self.errand == FOR_EARLY_PAYOUT:
            self.pay_early()
        elif self.errand == FOR_PLACE_BILL:
            self.begin_drawing()
        else:
            self.begin_claims()

    def discard_rainbows(self) -> None:
        while (place := self.place_with_rainbow()) is not None:
            place.cards.remove(RAINBOW)
            self.discarded_rainbows += 1

    # SCORE_CASINO

    def begin_early_payout(self) -> None:
        """The announced place is scored; its Rainbow cards are replaced first (C8, A25)."""
        assert self.pending is not None
        self.replace_rainbows([self.pending[1]], FOR_EARLY_PAYOUT)

    def pay_early(self) -> None:
        """As usual, but unclaimed bills stay where they are (A40, 17.8, ruling 9)."""
        assert self.pending is not None
        self.paid = []
        if self.pending[1] == SLOT:
            self.begin_taking()
            return
        casino = self.casinos[self.pending[1]]
        for owner, bill in awards(casino.standing(), casino.bills()):
            self.hand_over(casino, owner, bill)
        self.finish_early_payout()

    def hand_over(self, place: Place, owner: Owner, bill: int) -> None:
        """A seat keeps its bill; the neutral player's goes under the deck at once (N5, 17.8)."""
        place.remove_bill(bill)
        self.paid.append(owner)
        if isinstance(owner, int):
            self.give(owner, bill)
        else:
            self.deck.put_under([bill])

    def finish_early_payout(self) -> None:
        """Then the visit goes on, or at the end of a round the scoring (E28, 18.1, 18.7)."""
        assert self.pending is not None
        place = self.places_in_order()[self.pending[1]]
        for owner in self.going_home(place):
            self.send_home(place, owner)
        self.pending = None
        if self.turn is None:
            self.replace_rainbows(self.place_numbers(), FOR_ROUND_END)
        else:
            self.begin_throw()

    def going_home(self, place: Place) -> list[Owner]:
        """Whose dice leave the place after an early payout (18.1).

        By bills: everybody's if a bill is left, else nobody's. Return: those paid and those
        struck out, whatever is left (A40). Stay: nobody's.
        """
        standing = place.standing()
        if self.options.early_score_dice == "return":
            return self.paid + struck_out(standing)
        if self.options.early_score_dice == "by_bills" and place.bills():
            return list(standing)
        return []

    def send_home(self, place: Place, owner: Owner) -> None:
        """Dice go back to their seat's supply; neutral ones are out for the round (18.1, 18.7)."""
        counts = place.lift(owner)
        if isinstance(owner, int):
            for kind, count in enumerate(counts):
                self.supply[owner][kind] += count

    # End of a round

    def begin_scoring(self) -> None:
        """A pending SCORE_CASINO first of all, then all Rainbow cards (B7, ruling 12)."""
        self.turn = None
        if self.pending is not None:
            self.begin_early_payout()
        else:
            self.replace_rainbows(self.place_numbers(), FOR_ROUND_END)

    def tied_places(self) -> list[int]:
        """Where the seat that played TIE_WIN is tied, with bills there or without (17.7)."""
        return [
            number
            for number, place in enumerate(self.places_in_order())
            if self.tie_winner in struck_out(place.standing())
        ]

    def begin_claims(self) -> None:
        """TIE_WIN: if tied anywhere, one such place must be named (C1, A33, 17.7)."""
        if self.tie_winner is not None and self.tied_places():
            self.phase = CLAIMING
        else:
            self.pay_casinos()

    def claim_moves(self) -> list[str]:
        return [f"claim {place_in_words(number)}" for number in self.tied_places()]

    def claim(self, words: str) -> None:
        self.claimed = self.place_named(words.removeprefix("claim "))
        self.pay_casinos()

    def claimer_at(self, number: int) -> int | None:
        """Who counts as not tied on this place."""
        return self.tie_winner if self.claimed == number else None

    def pay_casinos(self) -> None:
        """Casinos pay in order; what no seat wins goes under the deck (B8 to B11, A4)."""
        for number, casino in enumerate(self.casinos):
            back = casino.bills()
            for owner, bill in awards(casino.standing(), back, self.claimer_at(number)):
                if isinstance(owner, int):
                    self.give(owner, bill)
                    casino.remove_bill(bill)
            self.deck.put_under(casino.bills())
            casino.cards = []
        if self.slot is None:
            self.begin_swapping()
        else:
            self.begin_taking()

    def begin_taking(self) -> None:
        """On the slot machine the bills are chosen, best rank first (SL4)."""
        assert self.slot is not None
        claimer = self.claimer_at(SLOT) if self.pending is None else None
        self.paid = []
        self.takers = ranking(self.slot.standing(), claimer)
        self.phase = TAKING
        self.see_who_takes()

    def see_who_takes(self) -> None:
        """Until bills or players run out; the neutral player takes the highest (E35, A21)."""
        assert self.slot is not None
        if self.takers and self.takers[0] == NEUTRAL_PLAYER and self.slot.bills():
            self.hand_over(self.slot, self.takers.pop(0), self.slot.bills()[0])
        if self.takers and self.slot.bills():
            return
        self.takers = []
        if self.pending is not None:
            self.finish_early_payout()
        else:
            self.finish_taking()

    def finish_taking(self) -> None:
        """Unchosen bills go under the deck (SL6)."""
        assert self.slot is not None
        self.deck.put_under(self.slot.bills())
        self.slot.cards = []
        self.begin_swapping()

    def take_moves(self) -> list[str]:
        """One of the bills must be taken (A57)."""
        assert self.slot is not None
        return [f"take {bill}" for bill in sorted(set(self.slot.bills()))]

    def take(self, words: str) -> None:
        assert self.slot is not None
        self.hand_over(self.slot, self.takers.pop(0), int(words.removeprefix("take ")))
        self.see_who_takes()

    # SWAP_BILL

    def begin_swapping(self) -> None:
        """Asked only of a seat that holds a bill won this round (C10, A42, E32, ruling 1)."""
        if self.swapper is not None and self.won_now[self.swapper]:
            self.phase = SWAPPING
        else:
            self.begin_revealing()

    def swap_moves(self) -> list[str]:
        assert self.swapper is not None
        return [*(f"swap {bill}" for bill in sorted(set(self.won_now[self.swapper]))), "keep"]

    def swap(self, words: str) -> None:
        """The bill goes face down under the deck; the top card comes instead (C10, E4, 18.2)."""
        if words == "keep":
            self.begin_revealing()
            return
        assert self.swapper is not None
        bill = int(words.removeprefix("swap "))
        self.won[self.swapper].remove(bill)
        self.swapped_now = [bill]
        self.swapped_ever.append(self.swapper)
        self.deck.put_under([secret_bill(bill, self.swapper, self.won_now[self.swapper])])
        self.phase = SWAP_DRAW

    def draw_swapped(self, card: int) -> None:
        """A Rainbow card is discarded and another card drawn (C10)."""
        assert self.swapper is not None
        self.deck.draw(card)
        if card == RAINBOW:
            self.discarded_rainbows += 1
            return
        self.won[self.swapper].append(card)
        truly = satisfied(self.bonus[self.swapper], [*self.counting_bills(), card])
        secretly = len(truly) - len(self.publicly_satisfied(self.swapper))
        self.swaps.append(Swap(self.swapper, card, secretly))
        self.begin_revealing()

    # Bonus cards

    def counting_bills(self) -> list[int]:
        """The bills won this round by the swapper that count for the bonus (A30, 18.7)."""
        assert self.swapper is not None
        if self.options.bonus_counts == "net":
            return without(self.won_now[self.swapper], self.swapped_now)
        return self.won_now[self.swapper]

    def possible_bills(self, seat: int) -> list[list[int]]:
        """For all that is public, what this seat has won and what of it counts (A30, 18.7).

        By net, a seat that has swapped may have given any bill it won; its new one is secret.
        """
        won = self.won_now[seat]
        if seat == self.swapper and self.swapped_now and self.options.bonus_counts == "net":
            return [without(won, [given]) for given in won]
        return [won]

    def begin_revealing(self) -> None:
        if self.options.bonus_cards:
            self.phase = REVEALING
        else:
            self.end_round()

    def publicly_satisfied(self, seat: int) -> list[int]:
        """The cards that are satisfied whatever is secret (17.11, 18.7)."""
        possible = self.possible_bills(seat)
        return sorted(
            card for card in self.bonus[seat] if all(satisfied([card], bills) for bills in possible)
        )

    def reveal_words(self) -> str:
        """For each seat its publicly satisfied cards, or a dash (A31, 17.11)."""
        told = []
        for seat in range(self.seats):
            values = [f"{value}" for value in self.publicly_satisfied(seat)]
            told.append(" ".join(values) or "-")
        return "reveal " + ", ".join(told)

    def reveal(self) -> None:
        """One step on the announcement die for each satisfied card (BO3, BO4)."""
        for seat in range(self.seats):
            steps = len(self.publicly_satisfied(seat))
            self.announcement[seat] = raised(self.announcement[seat], steps)
        self.end_round()

    # Next round or end

    def end_round(self) -> None:
        """Clear up, and begin the next round or end the game (B12, B13, B14)."""
        for place in self.places_in_order():
            place.clear_dice()
        if self.round < ROUNDS:
            self.round += 1
            self.start = (self.start + 1) % self.seats
            self.begin_round()
            return
        self.fill_supplies()
        if self.swaps:
            self.phase = SHOWING
        else:
            self.phase = OVER

    def show_words(self) -> str:
        """The secret bills, each with the bonus cards that were not shown at once (17.11, 18.7)."""
        told = [
            f"{swap.bill}+{swap.bonus}" if swap.bonus > 0 else f"{swap.bill}" for swap in self.swaps
        ]
        return "show " + " ".join(told)

    def show(self) -> None:
        """Secretly satisfied cards count at the end of the game (ruling 10)."""
        for swap in self.swaps:
            self.announcement[swap.seat] = raised(self.announcement[swap.seat], swap.bonus)
        self.phase = OVER
