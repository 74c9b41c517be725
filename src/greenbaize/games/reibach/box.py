"""What is in the box."""

BUSINESSES = 10
JOKER, RISK, DOLLAR, UNKNOWN = range(BUSINESSES, BUSINESSES + 4)
"""Businesses are the kinds below these; an unknown card is one that a seat did not see."""

KINDS = (
    "casino",
    "estate",
    "yacht",
    "stocks",
    "gold",
    "cash",
    "antiques",
    "oil",
    "art",
    "jewelry",
    "joker",
    "risk",
    "dollar",
)
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
