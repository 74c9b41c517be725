"""What is in the box."""

from typing import Literal, get_args

Face = Literal["horse", "inn", "bell", "hammer", "double"]

CARDS = 5
HORSE, INN, BELL, HAMMER, DOUBLE = range(CARDS)
FACES: tuple[Face, ...] = get_args(Face)
"""The cards by the words that moves use."""

NUMBER_DICE = 6
MARKS = ("1", "2", "3", "4", "5", "6", "bell", "hammer")
"""What each of the eight dice shows on its one marked face; the other five are blank."""

DICE = len(MARKS)
SIDES = 6
BELL_SHOWN, HAMMER_SHOWN, BOTH_SHOWN = 1, 2, 3
"""The two symbol dice of a throw, as one number."""

HIGHEST = 21
"""All six numbers together."""

CAPITAL = 65
"""What everybody begins with."""

ENDOWMENT = 190
"""What the bank begins with."""

CROWD = 5
"""From so many players on, nobody may have two cards."""

FEWEST = 3
"""With fewer players a match does not go on."""

GAMES_WITHOUT_A_CARD = 3
"""Whoever has bought no card in so many games running is out for good."""

MOST_SEATS = 10
