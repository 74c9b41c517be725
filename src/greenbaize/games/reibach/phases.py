"""What the table waits for, and a seat's moves: each kind of move begins at its number."""

CHOOSING, DEALING, SHOWING, ACTING, REFILLING, DRAWING, OVER = range(7)

TAKE, BLIND, BASE, OPEN, EXTEND, JOIN, CLOSE, MOVES = 0, 3, 4, 16, 26, 36, 46, 56
"""Take a place, blind, base of a kind, open, extend, joker or risk on a business."""

UNNAMED = 56
"""A base of which nobody may say any more what it is, while the game runs."""

STUCK = 64
"""Added to a move that is known in part: what others learn from points that are lost after it."""
