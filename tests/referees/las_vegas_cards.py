"""The cards of Las Vegas: options, bills, the deck, bonus cards, action cards."""

from __future__ import annotations

import itertools
from collections.abc import Mapping

from .las_vegas_table import RAINBOW

BILLS = {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5}
BIG_BILL = 100
BIG_BILLS = 5
RAINBOWS = 6
MOST_ON_A_DIE = 6
BONUS_MONEY = 50
DRAWN_FOR_PLACE_BILL = 3

TIE_WIN = "tie-win"
REROLL = "reroll"
TWO_CASINOS = "two-casinos"
PASS = "pass"
ROTATE = "rotate"
TAKE_BACK = "take-back"
DOUBLE = "double"
SCORE_CASINO = "score-casino"
PLACE_BILL = "place-bill"
SWAP_BILL = "swap-bill"
ACTION_CARDS = [
    TIE_WIN,
    REROLL,
    TWO_CASINOS,
    PASS,
    ROTATE,
    TAKE_BACK,
    DOUBLE,
    SCORE_CASINO,
    PLACE_BILL,
    SWAP_BILL,
]

MODULES = [
    "big_bills",
    "big_dice",
    "kickers",
    "rainbow_cards",
    "slot_machine",
    "bonus_cards",
    "action_cards",
]
USUAL_BONUS_VALUES = "30,30,40,40,50,50,60,60,70,70"
EARLY_SCORE_DICE = ["by_bills", "stay", "return"]
BONUS_COUNTS = ["events", "net"]
RANDOM = "random"


class Options:
    """What is played, and how the open questions are answered (17.1, 18.1, 18.3, 18.4)."""

    def __init__(self, given: Mapping[str, object]) -> None:
        self.neutral_dice = bool(given.get("neutral_dice", False))
        self.big_bills = bool(given.get("big_bills", False))
        self.big_dice = bool(given.get("big_dice", False))
        self.kickers = bool(given.get("kickers", False))
        self.rainbow_cards = bool(given.get("rainbow_cards", False))
        self.slot_machine = bool(given.get("slot_machine", False))
        self.bonus_cards = bool(given.get("bonus_cards", False))
        self.action_cards = bool(given.get("action_cards", False))
        self.any_module = any(bool(given.get(module, False)) for module in MODULES)
        self.minimum_money = str(given.get("minimum_money", "usual"))
        self.neutral_kick = str(given.get("neutral_kick", "out"))
        self.rotate = str(given.get("rotate", "value"))
        self.reroll = str(given.get("reroll", "per_turn"))
        self.early_score_dice = str(given.get("early_score_dice", "by_bills"))
        self.bonus_counts = str(given.get("bonus_counts", "events"))
        self.first_player = str(given.get("first_player", 1))
        values = str(given.get("bonus_values", USUAL_BONUS_VALUES))
        self.bonus_values = [int(value) for value in values.split(",")]


def check_setup(seats: int, options: Options) -> None:
    """Which modules how many can play (9.1), and that a seat begins (18.4)."""
    if seats not in range(2, 9):
        raise ValueError("Las Vegas is played by two to eight seats.")
    if options.neutral_dice and seats > 5:
        raise ValueError("There are neutral dice for five seats at most.")
    if seats == 8 and (options.big_dice or options.kickers or options.bonus_cards):
        raise ValueError("Eight seats play without big dice, kickers and bonus cards.")
    if options.slot_machine and seats < 5:
        raise ValueError("The slot machine is for five seats or more.")
    if options.early_score_dice not in EARLY_SCORE_DICE:
        raise ValueError("After an early payout dice go by_bills, stay or return.")
    if options.bonus_counts not in BONUS_COUNTS:
        raise ValueError("Bonus cards count events or net.")
    if options.first_player not in [RANDOM, *(f"{seat + 1}" for seat in range(seats))]:
        raise ValueError("The first player is one of the seats or random.")


def minimum_money(seats: int, options: Options) -> int:
    """50, or by the number of seats: the usual with any module or six seats (M-MIN, 17.2)."""
    by_seats = 10 + 10 * seats
    if options.minimum_money == "table":
        return by_seats
    if options.minimum_money == "50":
        return 50
    return by_seats if options.any_module or seats >= 6 else 50


def cards_each(seats: int) -> int:
    """Two bonus and two action cards for each of up to five seats, else one (9.3)."""
    return 2 if seats <= 5 else 1


def full_deck(big_bills: bool = False, rainbow_cards: bool = False) -> list[int]:
    """The 54 bills, with the modules the five of 100 and six Rainbow cards (2.1, 2.2, RB1)."""
    deck = [RAINBOW] * RAINBOWS if rainbow_cards else []
    for value, copies in BILLS.items():
        deck.extend([value] * copies)
    if big_bills:
        deck.extend([BIG_BILL] * BIG_BILLS)
    return deck


class SecretBill(int):
    """A bill put under the deck by one who knows it alone: a number like any bill.

    SWAP_BILL: the others know only which bills could have been given (18.2). PLACE_BILL: they
    know nothing of the two that were not the middle one (17.10), so there are no candidates.
    """

    giver: int
    candidates: list[int]

    def is_known_to(self, viewer: int | None) -> bool:
        """To its giver, and to everybody if nothing else could have been given (18.7)."""
        return viewer == self.giver or len(set(self.candidates)) == 1


def secret_bill(bill: int, giver: int, candidates: list[int]) -> SecretBill:
    secret = SecretBill(bill)
    secret.giver = giver
    secret.candidates = sorted(candidates)
    return secret


class Deck:
    """Unseen cards on top, in an order nobody knows; below them the bills put under it (B10)."""

    def __init__(self, cards: list[int]) -> None:
        self.unknown = list(cards)
        self.under: list[int] = []

    def size(self) -> int:
        return len(self.unknown) + len(self.under)

    def possible_next(self) -> list[int]:
        """Any unseen card; when there is none, the first one put under the deck."""
        if self.unknown:
            return sorted(set(self.unknown))
        return self.under[:1]

    def draw(self, card: int) -> None:
        """This card was on top and is taken away."""
        if self.unknown:
            self.unknown.remove(card)
        else:
            self.under.remove(card)

    def put_under(self, bills: list[int]) -> None:
        self.under.extend(bills)


def middle_bill(drawn: list[int]) -> int:
    """Of three the middle one, of two the lower, of one this one (C9, E3, T8)."""
    return sorted(drawn)[1 if len(drawn) == DRAWN_FOR_PLACE_BILL else 0]


def without(bills: list[int], taken: list[int]) -> list[int]:
    """The bills less the taken ones, one for one."""
    left = list(bills)
    for bill in taken:
        left.remove(bill)
    return left


def satisfied(cards: list[int], bills: list[int]) -> list[int]:
    """The bonus cards whose value is among these bills, each once (BO3, BO4, A28)."""
    return [card for card in cards if card in bills]


def raised(die: int, steps: int) -> int:
    """An announcement die shows six at most (BO5, E34)."""
    return min(die + steps, MOST_ON_A_DIE)


def bonus_deals(undealt: list[int], each: int) -> list[str]:
    """All hands of bonus cards the next seat can be dealt, values ascending (BO2)."""
    hands = set(itertools.combinations(sorted(undealt), each))
    return ["bonus " + " ".join(f"{value}" for value in hand) for hand in sorted(hands)]


def action_deals(undealt: list[str], each: int) -> list[str]:
    """All hands of action cards the next seat can be dealt, in list order (AC1)."""
    in_order = [card for card in ACTION_CARDS if card in undealt]
    return ["cards " + " ".join(hand) for hand in itertools.combinations(in_order, each)]
