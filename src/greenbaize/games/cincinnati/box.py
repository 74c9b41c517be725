"""What is in the box; money in thousands of dollars."""

from typing import Literal, get_args

Letter = Literal["A", "B", "C"]
MoneyCard = Literal["15", "20", "25", "30", "35"]
Card = Literal[MoneyCard, "tokens", "duel"]

ROUNDS = 12
MOST_SEATS = 6
NOWHERE, A, B, C = range(4)
"""The tables; a seat that has not chosen one is nowhere."""

TABLES: tuple[Letter, ...] = get_args(Letter)
LETTERS = " ABC"
"""The tables by their letters; in moves nowhere has a place among them."""

TITLES: dict[Letter, str] = {"A": "Atlantic", "B": "Ballroom", "C": "Caesar's"}
CONDITIONS: dict[Letter, str] = {
    "A": "three of a kind or better",
    "B": "four or five in a row",
    "C": "11 or less",
}

WORTH = (15, 20, 25, 30, 35)
"""The money cards by what they are worth; a card of the game is a place in this row, or one of
the two that follow it."""

MONEY_CARDS = len(WORTH)
TOKEN_CARD, DUEL_CARD = MONEY_CARDS, MONEY_CARDS + 1
CARDS = (6, 5, 5, 4, 4, 6, 6)
"""How many there are of each card."""

MONEY_WORDS: tuple[MoneyCard, ...] = get_args(MoneyCard)
CARD_WORDS: tuple[Card, ...] = get_args(Card)
IN_PLAY = {3: 24}
"""How many cards are in play where that is not all of them, by number of seats."""

DICE = 5
TOKENS = 20
TOKENS_EACH = 3
TOKENS_A_CARD = 2
TOKEN_WORTH = 5
MOST_PIPS = 11
"""The most that five dice may show at Caesar's."""
