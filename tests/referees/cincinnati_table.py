"""The table of Cincinnati for its referee: what lies where, who comes first, who takes a pile.

Rule numbers are those of the rules file. Money is counted in thousands.
"""

from .cincinnati_dice import Dice, Duel, dice_on_show, hierarchy, meets_condition, table_order

Card = int | str
"""A money card is its value, 15 to 35; the others are TOKENS and DUEL."""

TOKENS = "tokens"
DUEL = "duel"
CARDS: dict[Card, int] = {15: 6, 20: 5, 25: 5, 30: 4, 35: 4, TOKENS: 6, DUEL: 6}
MONEY_VALUES = [35, 30, 25, 20, 15]
ROUNDS = 12
ALL_TOKENS = 20
TOKENS_AT_START = 3
TOKENS_PER_CARD = 2
TOKEN_VALUE = 5
CHOICES: dict[str, list[bool | int | str]] = {
    "simultaneous_commit": [False, True],
    "round1_replacement": ["same", "choice"],
    "tie_duel_equal": ["again", "starter_loses"],
    "token_supply": ["limited", "unlimited"],
}


def full_deck() -> list[Card]:
    """The 36 game cards (1.3)."""
    return [card for card, copies in CARDS.items() for _ in range(copies)]


class Table:
    """What lies on the tables and before the seats."""

    def __init__(self, seats: int, options: dict[str, bool | int | str]) -> None:
        """Empty tables, three tokens each, the rest in the supply (2, 9, 14.12)."""
        if seats not in range(3, 7):
            raise ValueError("Cincinnati is played by three to six seats.")
        for name, choices in CHOICES.items():
            if options.get(name) not in choices:
                raise ValueError(f"The option {name} has to be one of {choices}.")
        self.seats = seats
        self.options = dict(options)
        self.letters = ["A", "C"] if seats == 3 else ["A", "B", "C"]
        self.round = 1
        self.tables: dict[str, list[Card]] = {letter: [] for letter in self.letters}
        self.unseen = full_deck()
        self.deck = ROUNDS * len(self.letters)
        self.shown_back = 0
        self.money: list[list[int]] = [[] for _ in range(seats)]
        self.tokens = [TOKENS_AT_START] * seats
        self.supply: int | None = ALL_TOKENS - TOKENS_AT_START * seats
        if options["token_supply"] == "unlimited":
            self.supply = None
        self.duel_cards = [0] * seats
        self.discards = {TOKENS: 0, DUEL: 0}
        self.seated: list[str | None] = [None] * seats
        self.dice: list[Dice] = [[] for _ in range(seats)]
        self.duel: Duel | None = None

    # What can be seen of it.

    def table(self) -> dict[str, object]:
        """Everything there is, secrets included."""
        return {
            "round": self.round,
            "dealer": self.dealer(),
            "tables": {letter: sorted(pile, key=str) for letter, pile in self.tables.items()},
            "money": [sorted(cards, reverse=True) for cards in self.money],
            "tokens": list(self.tokens),
            "supply": self.supply,
            "duel_cards": list(self.duel_cards),
            "discards": dict(self.discards),
            "deck": self.deck,
            "shown_back": self.shown_back,
            "seated": list(self.seated),
            "dice": [dice_on_show(dice) for dice in self.dice],
            "duel": None if self.duel is None else self.duel.table(),
        }

    def scores(self) -> list[int]:
        """Money cards and 5 for each token (8.2)."""
        pairs = zip(self.money, self.tokens, strict=True)
        return [sum(cards) + TOKEN_VALUE * tokens for cards, tokens in pairs]

    def places(self) -> list[int]:
        """Most money, then more 35s, 30s, ... 15s, then shared (8.3, 8.4)."""
        standings = [
            [score] + [cards.count(value) for value in MONEY_VALUES]
            for score, cards in zip(self.scores(), self.money, strict=True)
        ]
        return [1 + len([other for other in standings if other > mine]) for mine in standings]

    # Who comes first.

    def dealer(self) -> int:
        """Only the last tie-break (2.6)."""
        return (self.round - 1) % self.seats

    def precedence(self, seat: int) -> tuple[int, list[int], int]:
        """Money cards, then better dice of the round, then nearer the dealer (Q5, 14.5)."""
        steps_from_dealer = (seat - self.dealer()) % self.seats
        return (sum(self.money[seat]), hierarchy(self.dice[seat]), -steps_from_dealer)

    def going_round(self, seats: list[int]) -> list[int]:
        """The richest of them first, then the others clockwise (3.2.6, 3.2.7, 6.2, Q19)."""
        if not seats:
            return []
        first = max(seats, key=self.precedence)
        return sorted(seats, key=lambda seat: (seat - first) % self.seats)

    # What is won and paid.

    def best_at(self, letter: str) -> list[int]:
        """Who meets the condition with the best result; nobody at an empty table (14.10)."""
        if not self.tables[letter]:
            return []
        there = [seat for seat in range(self.seats) if self.seated[seat] == letter]
        meeting = [seat for seat in there if meets_condition(letter, self.dice[seat])]
        results = {seat: table_order(letter, self.dice[seat]) for seat in meeting}
        return [seat for seat in meeting if results[seat] == max(results.values())]

    def take_pile(self, seat: int, letter: str) -> None:
        """The whole pile, with effect at once (3.3.4, 14.7)."""
        for card in self.tables[letter]:
            if card == TOKENS:
                self.take_tokens(seat)
                self.discards[TOKENS] += 1
            elif card == DUEL:
                self.duel_cards[seat] += 1
            else:
                self.money[seat].append(int(card))
        self.tables[letter] = []

    def take_tokens(self, seat: int) -> None:
        """Two tokens, or what is left in the supply (3.3.4, Q6)."""
        if self.supply is None:
            self.tokens[seat] += TOKENS_PER_CARD
        else:
            taken = min(TOKENS_PER_CARD, self.supply)
            self.tokens[seat] += taken
            self.supply -= taken

    def pay_token(self, seat: int) -> None:
        """One token goes to the supply at once (3.2.7)."""
        self.tokens[seat] -= 1
        if self.supply is not None:
            self.supply += 1
