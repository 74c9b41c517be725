"""What is on the table when Las Vegas is played the second way."""

from typing import Literal, get_args

from greenbaize.games.las_vegas.box import COLOURS as NAMES

ColourName = Literal["red", "blue", "green", "black", "yellow", "grey", "violet", "orange"]
COLOUR_NAMES: tuple[ColourName, ...] = get_args(ColourName)
"""The colours as views and events name them."""

ROUNDS = 2
MOST_SEATS = 4
COLOURS = len(NAMES)
EVERY_COLOUR = (1 << COLOURS) - 1
"""A set of colours is a number with one bit each."""

BILLS_EACH = 3
"""How many bills a casino is stocked with, whatever they are worth."""

SCATTERED = 2
"""How many dice of every colour are thrown onto the casinos before the first turn."""

CARDS_EACH = 2
"""How many colours everybody is dealt."""
