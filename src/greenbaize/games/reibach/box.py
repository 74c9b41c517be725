"""What is in the box."""

from typing import Literal, get_args

Business = Literal[
    "casino", "estate", "yacht", "stocks", "gold", "cash", "antiques", "oil", "art", "jewelry"
]
Card = Literal[Business, "joker", "risk"]
Kind = Literal[Card, "dollar"]

BUSINESSES = 10
JOKER, RISK, DOLLAR, UNKNOWN = range(BUSINESSES, BUSINESSES + 4)
"""Businesses are the kinds below these; an unknown card is one that a seat did not see."""

KIND_NAMES: tuple[Kind, ...] = get_args(Kind)
KINDS: tuple[str, ...] = KIND_NAMES
"""The kinds in the words of moves."""

CARD_NAMES: tuple[Card, ...] = get_args(Card)
"""What can be held in hand: a $ never is."""

BUSINESS_NAMES: tuple[Business, ...] = get_args(Business)
COPIES = (9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 5, 5, 10)
"""How many cards there are of each kind."""

CARDS = sum(COPIES)
DOLLARS = COPIES[DOLLAR]
DEAL = 4
PLACES = 3
POINTS = 3
BLIND_PRICE = 2
SPECIAL_PRICE = 2
"""What a joker or a risk card costs in the display if special cards cost two."""

SCORINGS = (4, 7, 10)
"""The $ that bring a scoring."""

MONOPOLY, FIRST, SECOND = 4, 3, 1
BASE_PENALTY, CARD_PENALTY = 2, 1
MOST_SEATS = 5
ANY_BASES = CARDS
"""As many bases as anybody could lay."""

NOBODY = -1
EMPTY = -1
"""Stand where a seat or a card of the display would stand."""

FULL_DECK = sum(copies << 4 * kind for kind, copies in enumerate(COPIES))
"""All cards as one heap: four bits a kind."""
