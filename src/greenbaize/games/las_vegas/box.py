"""What is in the box."""

ROUNDS = 4
CASINOS = 6
MINIMUM = 5
"""A casino is stocked until its bills are worth this many times $10,000."""

BANKNOTES = (0, 6, 8, 8, 6, 6, 5, 5, 5, 5, 0)
"""How many bills there are of each value: a bill is its worth in tens of thousands."""

TOP_BILL = len(BANKNOTES) - 1
DICE = 8
NEUTRAL_DICE = {2: 4, 3: 2, 4: 2, 5: 2}
"""How many neutral dice a seat takes, by number of seats."""

LEFT_OVER = {3: 2}
"""How many neutral dice are left over and thrown at the start of a round, by number of seats."""
