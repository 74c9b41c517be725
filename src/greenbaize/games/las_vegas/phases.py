"""What the table waits for."""

STOCKING, SCATTERING, ROLLING, PLACING, OVER = range(5)

DEALING_BONUS, DEALING_CARDS, REROLLING, TURNING = range(5, 9)
"""On the Boulevard the House also deals, throws dice again, turns Rainbow cards into bills,"""

DRAWING, FINDING, REDRAWING, REVEALING, SHOWING = range(9, 14)
"""draws bills, finds the middle one, draws for a swap, reveals bonus cards, shows secret bills;"""

KICKING, WINDOW, LAYING, CLAIMING, CHOOSING, SWAPPING = range(14, 20)
"""and seats kick dice out, play cards after placing, lay a bill, claim a tie, choose and swap."""

STARTING = 20
"""Before all else the House may draw who begins."""

NOTHING, EARLY, LATE, BILL, PAYDAY = range(5)
"""What Rainbow cards are turned and places are paid for: nothing, an early payout at its time or
just before payday, a bill to be placed, and payday."""
