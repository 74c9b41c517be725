"""The options, the cards and the dice of Bells & Hammers, for its referee.

Numbers in brackets are those of the rules file.
"""

HORSE = "horse"
INN = "inn"
BELL = "bell"
HAMMER = "hammer"
DOUBLE = "double"
CARDS = [HORSE, INN, BELL, HAMMER, DOUBLE]

NUMBERS = [1, 2, 3, 4, 5, 6]
ALL_SIX_NUMBERS = 21
FEWEST = 3
MOST = 10

Option = bool | int | str

OPTIONS: dict[str, list[Option]] = {
    "ante": list(range(5, 61, 5)),
    "games": list(range(1, 21)),
    "first_banker": ["dice", *range(1, MOST + 1), *[str(seat) for seat in range(1, MOST + 1)]],
    "cards_per_player": ["text", "any"],
    "pass": ["until_raised", "final"],
    "carry": ["fresh", "carry", "refill"],
    "inn_open_plain": ["bank", "as18", "none"],
    "inn_open_symbol_payer": ["thrower", "card"],
    "inn_closed_symbol_over": ["thrower", "card", "none"],
    "neighbours": ["off", "late", "always"],
    "twenty_one": [False, True],
}


class Throw:
    """The marks that show: the sum S of the numbers, the bell, the hammer (5.2)."""

    def __init__(self, numbers: list[int], bell: bool, hammer: bool) -> None:
        self.numbers = numbers
        self.sum = sum(numbers)
        self.bell = bell
        self.hammer = hammer

    def has_symbol(self) -> bool:
        return self.bell or self.hammer

    def shown_cards(self) -> list[str]:
        """The cards that pay one point each when no number shows (5.3)."""
        cards = []
        if self.bell:
            cards.append(BELL)
        if self.hammer:
            cards.append(HAMMER)
        if self.has_symbol():
            cards.append(DOUBLE)
        return cards

    def payee_card(self) -> str:
        """The one card for payments of the bank: with both symbols the double (5.4, Q5)."""
        if self.bell and self.hammer:
            return DOUBLE
        return BELL if self.bell else HAMMER

    def in_words(self) -> str:
        """Numbers ascending, then bell, then hammer: "roll 2 4 bell hammer"; or "roll blank"."""
        marks = [str(number) for number in self.numbers]
        if self.bell:
            marks.append(BELL)
        if self.hammer:
            marks.append(HAMMER)
        return "roll " + (" ".join(marks) or "blank")


def subsets(numbers: list[int]) -> list[list[int]]:
    """Every choice of the numbers, each choice ascending."""
    chosen: list[list[int]] = [[]]
    for number in numbers:
        chosen = chosen + [[*subset, number] for subset in chosen]
    return chosen


def all_throws(symbols: list[bool]) -> dict[str, Throw]:
    """Each of the dice shows its mark or a blank face (1.2)."""
    throws = [
        Throw(numbers, bell, hammer)
        for numbers in subsets(NUMBERS)
        for bell in symbols
        for hammer in symbols
    ]
    return {throw.in_words(): throw for throw in throws}


EIGHT_DICE = all_throws([False, True])
SIX_NUMBER_DICE = all_throws([False])


def checked(seats: int, options: dict[str, Option]) -> dict[str, Option]:
    """A copy of the options, all known and present, or ValueError (2.1, 3.2, 14.12)."""
    if seats not in range(FEWEST, MOST + 1):
        raise ValueError("Bells & Hammers is played by three to ten seats.")
    if sorted(options) != sorted(OPTIONS):
        raise ValueError(f"These options have to be given: {', '.join(OPTIONS)}.")
    for name, value in options.items():
        if value not in OPTIONS[name]:
            raise ValueError(f"The option {name} cannot be {value}.")
    if options["first_banker"] != "dice" and int(options["first_banker"]) > seats:
        raise ValueError("The first Banker is not one of the seats.")
    return dict(options)
