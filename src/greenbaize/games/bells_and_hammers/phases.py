"""What the table waits for, and which rulings it plays by."""

from typing import Literal, get_args

Passing = Literal["until_raised", "final"]
Neighbourly = Literal["off", "late", "always"]
Carrying = Literal["fresh", "carry", "refill"]
PlainThrows = Literal["bank", "as18", "none"]
OpenPayer = Literal["thrower", "card"]
ClosedPayer = Literal["thrower", "card", "none"]

DRAWING, BIDDING, TURNING, THROWING, CHOOSING, OVER = range(6)

PASSES: tuple[Passing, ...] = get_args(Passing)
EARLIER = "earlier"
"""In records that say nothing passes were final, and seats out for good were counted (15.5)."""
UNTIL_RAISED, FINAL, COUNTING_ALL = range(3)

NEIGHBOURLY: tuple[Neighbourly, ...] = get_args(Neighbourly)
OFF, LATE, ALWAYS = range(3)

CARRY_MODES: tuple[Carrying, ...] = get_args(Carrying)
FRESH, CARRY, REFILL = range(3)

PLAIN_THROWS: tuple[PlainThrows, ...] = get_args(PlainThrows)
FROM_BANK, FROM_INN, FROM_NOBODY = range(3)

OPEN_PAYERS: tuple[OpenPayer, ...] = get_args(OpenPayer)
CLOSED_PAYERS: tuple[ClosedPayer, ...] = get_args(ClosedPayer)
THROWER_PAYS, CARD_PAYS, NOBODY_PAYS = range(3)

PASS = 0
NOBODY, NOT_THROWN, FACE_DOWN = -1, -1, -1
