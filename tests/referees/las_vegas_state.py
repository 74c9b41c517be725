"""Everything the referee of Las Vegas knows, in plain attributes, and how it is laid out."""

from __future__ import annotations

from collections.abc import Mapping

from .las_vegas_cards import (
    ACTION_CARDS,
    BONUS_MONEY,
    RANDOM,
    Deck,
    Options,
    SecretBill,
    check_setup,
    full_deck,
    minimum_money,
)
from .las_vegas_table import (
    BIG,
    FACES,
    KICKER,
    NEUTRAL,
    SLOT,
    SMALL,
    Casino,
    Die,
    Owner,
    Place,
    SlotMachine,
    dice_in_words,
    place_in_words,
)

ROUNDS = 4
DICE_EACH = 8
NEUTRAL_DICE_EACH = {2: 4, 3: 2, 4: 2, 5: 2}

FIRST = "first"
STOCKING = "stocking"
BONUS_DEAL = "bonus deal"
CARD_DEAL = "card deal"
LEFTOVER_PAIR = "leftover pair"
THROWING = "throwing"
CHOOSING = "choosing"
KICKING = "kicking"
AFTER_PLACING = "after placing"
RAINBOWS_GO = "rainbows go"
DRAWING = "drawing"
MIDDLE = "middle"
LAYING = "laying"
CLAIMING = "claiming"
TAKING = "taking"
SWAPPING = "swapping"
SWAP_DRAW = "swap draw"
REVEALING = "revealing"
SHOWING = "showing"
OVER = "over"


class Swap:
    """A bill got by SWAP_BILL: who, which, and how many bonus cards stayed secret (17.11, 18.7)."""

    def __init__(self, seat: int, bill: int, bonus: int) -> None:
        self.seat = seat
        self.bill = bill
        self.bonus = bonus


def dice_each(seats: int, options: Options) -> list[int]:
    """Eight dice by kind, some swapped for a big one or kickers, and neutral ones (9.2)."""
    kickers = 0
    if options.kickers:
        kickers = 2 if seats <= 5 else 1
    big = 1 if options.big_dice else 0
    counts = [0, 0, 0, 0]
    counts[SMALL] = DICE_EACH - kickers - big
    counts[NEUTRAL] = NEUTRAL_DICE_EACH[seats] if options.neutral_dice else 0
    counts[KICKER] = kickers
    counts[BIG] = big
    return counts


class State:
    """One game of Las Vegas as it lies there."""

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        """Empty casinos, a shuffled deck, announcement dice on one (B1, B3, BO1, A55)."""
        self.seats = seats
        self.options = Options(options)
        check_setup(seats, self.options)
        self.minimum = minimum_money(seats, self.options)
        self.round = 1
        self.start = self.first_start()
        self.phase = STOCKING
        self.casinos = [Casino(seats) for _ in FACES]
        self.slot = SlotMachine() if self.options.slot_machine else None
        self.deck = Deck(full_deck(self.options.big_bills, self.options.rainbow_cards))
        self.discarded_rainbows = 0
        self.won: list[list[int]] = [[] for _ in range(seats)]
        self.announcement = [1] * seats
        self.swaps: list[Swap] = []
        self.swapped_ever: list[int] = []
        self.clear_round()
        self.clear_turn()

    def first_start(self) -> int:
        """The seat that begins the first round; by chance it is named first of all (B3, 18.4)."""
        chosen = self.options.first_player
        return 0 if chosen == RANDOM else int(chosen) - 1

    def clear_round(self) -> None:
        """Full supplies, no cards, nothing announced (B12, AC1, ruling 15)."""
        self.turn: int | None = None
        self.fill_supplies()
        self.undealt_bonus = list(self.options.bonus_values)
        self.undealt_cards = list(ACTION_CARDS)
        self.bonus: list[list[int]] = [[] for _ in range(self.seats)]
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.turns_taken = [0] * self.seats
        self.won_now: list[list[int]] = [[] for _ in range(self.seats)]
        self.swapped_now: list[int] = []
        self.pending: tuple[int, int] | None = None
        self.tie_winner: int | None = None
        self.rerolled_by: int | None = None
        self.thrown_again_this_round = False
        self.two_casinos_by: int | None = None
        self.swapper: int | None = None
        self.claimed: int | None = None
        self.errand = ""
        self.rainbow_places: list[int] = []
        self.takers: list[Owner] = []
        self.paid: list[Owner] = []

    def fill_supplies(self) -> None:
        """Everybody has all dice back (B12, ruling 15)."""
        self.supply = [dice_each(self.seats, self.options) for _ in range(self.seats)]

    def clear_turn(self) -> None:
        """No dice rolled, nothing placed in this turn yet."""
        self.rolled: list[Die] = []
        self.to_throw = [0, 0, 0, 0]
        self.thrown_again_this_turn = False
        self.joined_face: int | None = None
        self.turned = [0, 0, 0, 0]
        self.places_used: list[int] = []
        self.placed: dict[tuple[int, Die], int] = {}
        self.set_due = False
        self.kicks_due = 0
        self.drawn: list[int] = []

    def places_in_order(self) -> list[Place]:
        """Casinos 1 to 6, then the slot machine (SL1, A22)."""
        if self.slot is None:
            return [*self.casinos]
        return [*self.casinos, self.slot]

    def place_numbers(self) -> list[int]:
        return list(range(len(self.places_in_order())))

    def active_seat(self) -> int:
        assert self.turn is not None
        return self.turn

    def has_dice(self, seat: int) -> bool:
        """Dice of any kind, neutral ones and kickers among them (N4)."""
        return sum(self.supply[seat]) > 0

    def money(self) -> list[int]:
        """The bills won, and when the game is over the bonus (BO5, ruling 10)."""
        money = [sum(bills) for bills in self.won]
        if self.options.bonus_cards and self.phase == OVER:
            money = [
                held + BONUS_MONEY * die for held, die in zip(money, self.announcement, strict=True)
            ]
        return money

    def bills_won(self) -> list[int]:
        return [len(bills) for bills in self.won]

    def give(self, seat: int, bill: int) -> None:
        """A bill won in this round, in an early payout or at its end (B9, E33)."""
        self.won[seat].append(bill)
        self.won_now[seat].append(bill)

    def supplies(self) -> list[dict[str, int]]:
        return [
            {
                "small": counts[SMALL],
                "big": counts[BIG],
                "kickers": counts[KICKER],
                "neutral": counts[NEUTRAL],
            }
            for counts in self.supply
        ]

    def cards_in_order(self) -> list[list[str]]:
        return [[card for card in ACTION_CARDS if card in hand] for hand in self.hands]

    def pending_in_words(self) -> list[object] | None:
        if self.pending is None:
            return None
        seat, place = self.pending
        return [seat, place_in_words(place)]

    def table(self) -> dict[str, object]:
        """Everything on the table, secrets included."""
        bonus, cards = self.options.bonus_cards, self.options.action_cards
        return {
            "round": self.round,
            "start": None if self.phase == FIRST else self.start,
            "turn": self.turn,
            "places": [casino.table() for casino in self.casinos],
            "slot": None if self.slot is None else self.slot.table(),
            "supply": self.supplies(),
            "deck": self.deck.size(),
            "under": list(self.deck.under),
            "rolled": dice_in_words(self.rolled) if self.rolled else None,
            "money": self.money(),
            "bills": self.bills_won(),
            "dice": list(self.announcement) if bonus else None,
            "bonus": [sorted(values) for values in self.bonus] if bonus else None,
            "cards": self.cards_in_order() if cards else None,
            "pending": self.pending_in_words(),
        }

    # What one may know; without a viewer, what everybody knows

    def total_is_public(self, seat: int) -> bool:
        """Whoever swapped a bill has a secret total until the game ends (17.11, 18.2)."""
        return self.phase == OVER or seat not in self.swapped_ever

    def known_under(self, viewer: int | None = None) -> list[int | None]:
        """The bills under the deck, a secret one as None (17.10, 18.2, 18.7)."""
        return [
            None if isinstance(bill, SecretBill) and not bill.is_known_to(viewer) else int(bill)
            for bill in self.deck.under
        ]

    def candidates_under(self) -> list[list[int]]:
        """The bills that each secret bill under the deck may be, as far as it was won (18.2)."""
        return [bill.candidates for bill in self.deck.under if isinstance(bill, SecretBill)]

    def place_named(self, word: str) -> int:
        return SLOT if word == "slot" else int(word) - 1
