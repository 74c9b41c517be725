"""What the Boulevard brings: dice, cards, and the numbers that moves are made of."""

from typing import Literal, get_args

ActionCard = Literal[
    "tie_win",
    "reroll",
    "two_casinos",
    "pass",
    "rotate",
    "take_back",
    "double",
    "score_casino",
    "place_bill",
    "swap_bill",
]

RAINBOWS = 6
RAINBOW_WORTH = 4
"""What a Rainbow card counts as while casinos are stocked."""

SLOT = 6
"""The slot machine stands behind the six casinos."""

MANY_KICKERS, FEW_KICKERS = 2, 1
MANY_CARDS, FEW_CARDS = 2, 1
FEW_SEATS = 5
"""Up to so many seats, everybody has two kickers and two cards of each kind; above it, one."""

HIGHEST_DIE = 6
BONUS = 50
"""What each pip of an announcement die is worth in the end."""

BONUS_VALUES = "30,30,40,40,50,50,60,60,70,70"

ACTION_CARDS: tuple[ActionCard, ...] = get_args(ActionCard)
CARDS = tuple(card.replace("_", "-") for card in ACTION_CARDS)
"""The action cards in the words of moves."""

(
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
) = range(10)
ALL_CARDS = (1 << len(CARDS)) - 1

VALUE, ONE, OPPOSITE = range(3)
"""What ROTATE turns: all dice of a value, one die, or all of a value to the opposite face."""

BY_BILLS, STAY, RETURN = range(3)
"""Dice after an early payout: home if a bill is left, all stay, or those settled go home."""

KIND_LETTERS = ("", "n", "k", "b")

UNKNOWN = 15
"""A bill that not everybody may know, in a move that is known in part."""

DRAWN, SWAPPED, IN_SIGHT, STRAY = 64, 80, 96, 97
"""Where a bill may be, beside the places under the deck: in the hand of who drew it, among those
that were swapped for, where all can see it. One that was given away is stray when somebody draws it
for Place a bill: nobody else can tell it from the bills that were drawn with it, so it is among the
unseen ones."""

EVERY_SEAT = 255
"""A set of seats that know something, as long as watchers may know it too."""

UNKNOWN_BONUS = 255
ON_SLOT = 6
PLAYING = 16
ROTATING = 1 << 8
PAIRING = 1 << 9
AGAIN = 1 << 60
"""After a roll: a casino, ON_SLOT and a face, PLAYING and a card, ROTATING with kind and faces,
PAIRING with the pair and its place, AGAIN with the dice to be thrown."""

DONE, SCORING, TAKING_BACK = 0, 1, 1 << 20
"""After placing: DONE, SCORING and a place, TAKING_BACK with the dice of both sets."""

KEEP = 0

GIVEN = 32
"""From this bit on the House shows, where it is not known, which bills were given away."""

ALL_SHOWN = (1 << GIVEN) - 1
"""The bits below, in which it shows the bills that were swapped for. Compiled, 1 is too narrow to
be shifted so far: so this is counted out here."""
