"""Las Vegas Boulevard alone at the table, told a second time, slowly.

Rule numbers are those of the rules file: B base game, S solo, E edge cases, A rulings,
17 clarifications, 18 corrections. Money is counted in thousands.

Colours are called 1 to 8; colour 1 is the seat's own, the others are its opponents.
Chance is a seat called House: it turns up bills, names opponents and throws dice. Everything
the referee knows lies in plain public attributes, so a position is set by assigning to them.
"""

from collections.abc import Mapping

HOUSE = "house"
SEAT = 0

BILLS = {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5, 100: 5}
FACES = [1, 2, 3, 4, 5, 6]
COLOURS = [1, 2, 3, 4, 5, 6, 7, 8]
OWN = 1
OPPONENTS = [2, 3, 4, 5, 6, 7, 8]
DICE_OF_A_COLOUR = 8
MINIMUM = 50
NO_DIE = "-"

FACE_IN_WORDS = {str(face): face for face in FACES}

STOCKING = "stocking"
OPPONENT = "opponent"
SCATTER = "scatter"
ROLLS = "rolls"
OVER = "over"

Counts = dict[int, int]
"""For each of the eight colours a number of dice."""

Roll = dict[int, int]
"""For each colour that has a die in the roll the face it shows."""


def full_deck() -> list[int]:
    """The 59 bills with the five of 100, ascending (2.2, 17.17)."""
    deck = []
    for value, copies in BILLS.items():
        deck.extend([value] * copies)
    return deck


def no_dice() -> Counts:
    return dict.fromkeys(COLOURS, 0)


def by_colour(counts: Counts) -> list[int]:
    return [counts[colour] for colour in COLOURS]


def ranking(dice: Counts) -> list[int]:
    """The colours present whose number no other colour has, most dice first (B8, B9)."""
    numbers = list(dice.values())
    untied = [colour for colour in dice if dice[colour] > 0 and numbers.count(dice[colour]) == 1]
    return sorted(untied, key=lambda colour: dice[colour], reverse=True)


def awards(dice: Counts, bills: list[int]) -> dict[int, int]:
    """The highest bill to the first in the ranking, and so on, one each (B9, B10)."""
    return dict(zip(ranking(dice), sorted(bills, reverse=True), strict=False))


def faces_in_words(roll: Roll) -> str:
    """One entry for each colour in order, a dash for a colour without a die."""
    return " ".join(str(roll[colour]) if colour in roll else NO_DIE for colour in COLOURS)


def read_roll(words: str) -> Roll | None:
    """The roll behind the word "roll", or None if these words are no roll at all."""
    verb, *entries = words.split(" ")
    if verb != "roll" or len(entries) != len(COLOURS):
        return None
    if not all(entry == NO_DIE or entry in FACE_IN_WORDS for entry in entries):
        return None
    pairs = zip(COLOURS, entries, strict=True)
    return {colour: FACE_IN_WORDS[entry] for colour, entry in pairs if entry != NO_DIE}


def roll_refusal(words: str, stock: Counts) -> str | None:
    """Exactly one die of every colour that has a die in the stock is thrown (S4, X4)."""
    roll = read_roll(words)
    if roll is None:
        return 'House has to throw dice, one entry for each colour: "roll 3 6 - 1 2 2 5 4".'
    due = [colour for colour in COLOURS if stock[colour] > 0]
    if list(roll) != due:
        return f"House has to throw one die of each of the colours {due} and no other."
    return None


def rolled_faces(roll: Roll) -> list[int]:
    return sorted(set(roll.values()))


def colours_showing(roll: Roll, face: int) -> list[int]:
    return [colour for colour in roll if roll[colour] == face]


def number_option(options: Mapping[str, object], name: str, usual: int, allowed: list[int]) -> int:
    value = options.get(name, usual)
    if not isinstance(value, int) or isinstance(value, bool) or value not in allowed:
        raise ValueError(f"The option {name} is one of {allowed}.")
    return value


def yes_or_no_option(options: Mapping[str, object], name: str) -> bool:
    """Such an option is off unless it is set."""
    value = options.get(name, False)
    if not isinstance(value, bool):
        raise ValueError(f"The option {name} is either True or False.")
    return value


def refuse_other_options(options: Mapping[str, object], known: list[str]) -> None:
    """No other module goes with these games (9.1, A53)."""
    for name in options:
        if name not in known:
            raise ValueError(f"There is no option {name} here.")


class Casino:
    """The bills and the dice lying on one casino."""

    def __init__(self) -> None:
        self.bills: list[int] = []
        self.dice = no_dice()

    def clear(self) -> None:
        """No bill and no die is left (B12)."""
        self.bills = []
        self.dice = no_dice()

    def table(self) -> dict[str, object]:
        return {"bills": sorted(self.bills, reverse=True), "dice": by_colour(self.dice)}


class Referee:
    """One solo game."""

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        """Six empty casinos and a shuffled deck of all bills (S1)."""
        if seats != 1:
            raise ValueError("The solo game is played by one seat.")
        refuse_other_options(options, ["own_dice", "two_scattered", "solo_rounds"])
        self.own_dice = number_option(options, "own_dice", 8, [8, 7, 6, 5, 4, 3, 2, 1])
        self.two_scattered = yes_or_no_option(options, "two_scattered")
        self.rounds = number_option(options, "solo_rounds", 1, [1, 2, 3, 4])
        self.round = 1
        self.phase = STOCKING
        self.casinos = [Casino() for _ in FACES]
        self.opponent: int | None = None
        self.scattered: list[int] = []
        self.group: int | None = None
        self.stock = no_dice()
        self.later = no_dice()
        self.rolled: Roll | None = None
        self.won: dict[int, list[int]] = {colour: [] for colour in COLOURS}
        self.unknown = full_deck()
        self.under: list[int] = []

    def owing(self) -> list[int | str]:
        """Who has to move: House, the seat, or nobody when the game is over."""
        if self.phase == OVER:
            return []
        if self.rolled is not None:
            return [SEAT]
        return [HOUSE]

    def moves(self, seat: int) -> list[str]:
        """One move for each value rolled, whatever colours show it (S4)."""
        if seat != SEAT or self.rolled is None:
            return []
        return [f"place {face}" for face in rolled_faces(self.rolled)]

    def refusal(self, who: int | str, words: str) -> str | None:
        """Why these words are not legal now, or None if they are."""
        owing = self.owing()
        if not owing:
            return "The game is over."
        if who not in owing:
            return f"It is not {who} who has to move but {owing[0]}."
        if who == HOUSE:
            return self.house_refusal(words)
        legal = self.moves(SEAT)
        if words not in legal:
            return f"The seat has to choose one of: {', '.join(legal)}."
        return None

    def play(self, who: int | str, words: str) -> None:
        """Carry out a legal move."""
        reason = self.refusal(who, words)
        if reason is not None:
            raise ValueError(reason)
        if self.phase == STOCKING:
            self.turn_up_bill(int(words.removeprefix("bill ")))
        elif self.phase == OPPONENT:
            self.name_opponent(int(words.removeprefix("opponent ")))
        elif self.phase == SCATTER:
            self.scatter(words)
        elif self.rolled is None:
            self.rolled = read_roll(words)
        else:
            self.place(int(words.removeprefix("place ")))

    def table(self) -> dict[str, object]:
        """Everything that lies open on the table."""
        return {
            "round": self.round,
            "casinos": [casino.table() for casino in self.casinos],
            "scattered": list(self.scattered),
            "group": self.group,
            "stock": by_colour(self.stock),
            "later": by_colour(self.later),
            "rolled": None if self.rolled is None else faces_in_words(self.rolled),
            "money": self.money(),
            "bills": [len(self.won[colour]) for colour in COLOURS],
            "deck": self.deck_size(),
            "under": list(self.under),
        }

    def money(self) -> list[int]:
        """What each colour has won, over all rounds (17.17, 18.7)."""
        return [sum(self.won[colour]) for colour in COLOURS]

    def scores(self) -> list[int]:
        return [sum(self.won[OWN])]

    def places(self) -> list[int]:
        """First with more than all opponents together; equal is not won (S5, A47)."""
        against = sum(sum(self.won[colour]) for colour in OPPONENTS)
        return [1] if sum(self.won[OWN]) > against else [2]

    def house_refusal(self, words: str) -> str | None:
        if self.phase == STOCKING:
            return self.bill_refusal(words)
        if self.phase == OPPONENT:
            return self.opponent_refusal(words)
        if self.phase == SCATTER:
            return self.scatter_refusal(words)
        return roll_refusal(words, self.stock)

    def bill_refusal(self, words: str) -> str | None:
        """Only a bill that can be on top of the deck can be turned up (B2)."""
        possible = [f"bill {value}" for value in self.possible_next_bills()]
        if words not in possible:
            return f"House has to turn up one of: {', '.join(possible)}."
        return None

    def opponent_refusal(self, words: str) -> str | None:
        """Any opponent that was not thrown out this round (S2, S6, A45)."""
        waiting = [colour for colour in OPPONENTS if colour not in self.scattered]
        possible = [f"opponent {colour}" for colour in waiting]
        if words not in possible:
            return f"House has to name one of: {', '.join(possible)}."
        return None

    def scatter_refusal(self, words: str) -> str | None:
        """All eight dice of the opponent, ascending (S2)."""
        verb, *dice = words.split(" ")
        if verb != "scatter" or len(dice) != DICE_OF_A_COLOUR:
            return 'House has to throw eight dice: "scatter 1 1 2 4 5 5 6 6".'
        if not all(die in FACE_IN_WORDS for die in dice):
            return "Dice show 1 to 6."
        if dice != sorted(dice):
            return "The dice have to be named in ascending order."
        return None

    def deck_size(self) -> int:
        return len(self.unknown) + len(self.under)

    def possible_next_bills(self) -> list[int]:
        """Any unknown bill; when there is none, the first one put under the deck (B10)."""
        if self.unknown:
            return sorted(set(self.unknown))
        return self.under[:1]

    def casino_to_stock(self) -> Casino | None:
        """The lowest casino holding less than 50 (S1, B2, A3)."""
        for casino in self.casinos:
            if sum(casino.bills) < MINIMUM:
                return casino
        return None

    def turn_up_bill(self, value: int) -> None:
        """One bill from the deck onto the casino being stocked (B2)."""
        if self.unknown:
            self.unknown.remove(value)
        else:
            self.under.pop(0)
        casino = self.casino_to_stock()
        assert casino is not None
        casino.bills.append(value)
        self.see_whether_stocked()

    def see_whether_stocked(self) -> None:
        """Stocking ends when every casino has enough or the deck is empty (B2, A5, E1)."""
        if self.casino_to_stock() is None or self.deck_size() == 0:
            self.phase = OPPONENT

    def name_opponent(self, colour: int) -> None:
        """Whose dice will be thrown out beforehand (S2, 17.17)."""
        self.opponent = colour
        self.phase = SCATTER

    def scatter(self, words: str) -> None:
        """Each die goes to the casino it shows; variant 1 throws two opponents out (S2, S6)."""
        assert self.opponent is not None
        for die in words.split(" ")[1:]:
            self.casinos[FACE_IN_WORDS[die] - 1].dice[self.opponent] += 1
        self.scattered.append(self.opponent)
        self.opponent = None
        if self.two_scattered and len(self.scattered) == 1:
            self.phase = OPPONENT
        else:
            self.split_into_groups()

    def split_into_groups(self) -> None:
        """Half of each colour in each group, a larger half in the second (S3, S6, S7, E38)."""
        self.stock = no_dice()
        self.later = no_dice()
        for colour in COLOURS:
            if colour in self.scattered:
                continue
            dice = self.own_dice if colour == OWN else DICE_OF_A_COLOUR
            self.stock[colour] = dice // 2
            self.later[colour] = dice - dice // 2
        self.group = 1
        self.phase = ROLLS

    def place(self, face: int) -> None:
        """All dice of that value, of all colours, go to its casino (S4)."""
        for colour in colours_showing(self.rolled or {}, face):
            self.casinos[face - 1].dice[colour] += 1
            self.stock[colour] -= 1
        self.rolled = None
        if sum(self.stock.values()) == 0:
            self.end_group()

    def end_group(self) -> None:
        """The second group after the first; then the round is scored (S4, S5, A46)."""
        if self.group == 1:
            self.group = 2
            self.stock = self.later
            self.later = no_dice()
        else:
            self.end_round()

    def end_round(self) -> None:
        """Score, clear up, and begin the next round or end the game (S5, S8, B12, A44, 18.5)."""
        for casino in self.casinos:
            self.pay(casino)
            casino.clear()
        self.group = None
        if self.round == self.rounds:
            self.phase = OVER
            return
        self.round += 1
        self.scattered = []
        self.phase = STOCKING
        self.see_whether_stocked()

    def pay(self, casino: Casino) -> None:
        """As in the base game: every colour keeps its bill, the rest goes under the deck.

        The deck gets them casino by casino, within a casino descending (B8 to B11, A4, 17.17).
        """
        unclaimed = sorted(casino.bills, reverse=True)
        for colour, bill in awards(casino.dice, casino.bills).items():
            self.won[colour].append(bill)
            unclaimed.remove(bill)
        self.under.extend(unclaimed)
