"""What is in the boxes of Las Vegas and of Las Vegas Boulevard."""

ROUNDS = 4
CASINOS = 6
MOST_SEATS = 8

BANKNOTES = (0, 6, 8, 8, 6, 6, 5, 5, 5, 5, 0)
"""How many bills there are of each value: a bill is its worth in tens of thousands."""

TOP_BILL = len(BANKNOTES) - 1
BIG_BILLS = 5
"""How many bills of $100,000 the Boulevard brings."""

RAINBOW = 0
"""A Rainbow card lies where a bill would, and has no value of its own."""

MINIMUM = 5
"""A casino is stocked until its bills are worth this many times $10,000."""

MINIMUMS = {2: 3, 3: 4, 4: 5, 5: 6, 6: 7, 7: 8, 8: 9}
"""The same by number of seats, as the card of the Boulevard has it."""

DICE = 8
NEUTRAL_DICE = {2: 4, 3: 2, 4: 2, 5: 2}
"""How many neutral dice a seat takes, by number of seats."""

LEFT_OVER = {3: 2}
"""How many neutral dice are left over and thrown at the start of a round, by number of seats."""

COLOURS = ("Red", "Blue", "Green", "Black", "Yellow", "Grey", "Violet", "Orange")

NOBODY = -1
"""Stands where a seat or a place would stand."""

RING = 63
"""Bills under the deck go round in a ring of this many places and one more."""
