"""How many things are packed into one number."""

from greenbaize.engine.seats import HOUSE, just

CARD_BITS = 4
"""What each kind of card takes in a pile or a purse."""

LIFT_BITS = 10
"""What each seat takes when the cups are lifted: two bits for its table, eight for its dice."""

REVEAL_BITS = 6
"""What each seat takes when keeps are revealed: its keep counted from 1, or 0."""

UNKNOWN = 0
"""A first throw or a table that a seat may not know of."""

UNKNOWN_KEEP = 32
"""A keep that a seat may not know of; the known ones are counted from 0."""

HOUSES_TURN = just(HOUSE)
"""The set that holds the House alone."""
