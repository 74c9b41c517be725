"""What policies of Las Vegas weigh, in thousands of dollars."""

ALL_DICE = 38.0
"""What one die of each seat is worth as long as it can be thrown, in thousands of dollars."""

NEUTRAL_DIE = 0.4
"""What a neutral die is worth beside one's own."""

SPITE = 1.2
"""How much others' winnings hurt, shared among them, beside one's own."""
