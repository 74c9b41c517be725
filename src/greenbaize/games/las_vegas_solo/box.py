"""What the solo game takes from the boxes of Las Vegas and of Las Vegas Boulevard."""

from greenbaize.games.las_vegas.box import COLOURS, DICE

OWNERS = len(COLOURS)
OWN = 0
"""The colour of the one who plays; the others are opponents."""

PLAYERS = COLOURS[: OWN + 1]
GROUPS = 2
OWN_DICE = tuple(range(DICE, 0, -1))
"""With how many own dice it can be played, the easiest first."""

MASTERS_DICE = 1
"""Whoever wins with so few is Master Gambler."""

LENGTHS = (1, 2, 3, 4)
"""Of how many rounds a game can be."""
