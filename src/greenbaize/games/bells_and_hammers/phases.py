"""What the table waits for, and which rulings it plays by."""

DRAWING, BIDDING, TURNING, THROWING, CHOOSING, OVER = range(6)

PASSES = ("until_raised", "final")
EARLIER = "earlier"
"""In records that say nothing passes were final, and seats out for good were counted (15.5)."""
UNTIL_RAISED, FINAL, COUNTING_ALL = range(3)

NEIGHBOURLY = ("off", "late", "always")
OFF, LATE, ALWAYS = range(3)

CARRY_MODES = ("fresh", "carry", "refill")
FRESH, CARRY, REFILL = range(3)

PLAIN_THROWS = ("bank", "as18", "none")
FROM_BANK, FROM_INN, FROM_NOBODY = range(3)

OPEN_PAYERS = ("thrower", "card")
CLOSED_PAYERS = ("thrower", "card", "none")
THROWER_PAYS, CARD_PAYS, NOBODY_PAYS = range(3)

PASS = 0
NOBODY, NOT_THROWN, FACE_DOWN = -1, -1, -1
