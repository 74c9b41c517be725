"""Las Vegas told a second time, slowly: base game and neutral dice, 2 to 5 seats.

Rule numbers are those of the rules file: B base game, N neutral dice, E edge cases,
A rulings, 17 clarifications. Money is counted in thousands.

Chance is a seat called House: it turns up bills and throws dice. Everything the referee
knows lies in plain public attributes, so a position is set by assigning to them.
"""

HOUSE = "house"
NEUTRAL = "neutral"

BILLS = {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5}
FACES = [1, 2, 3, 4, 5, 6]
MINIMUM = 50
ROUNDS = 4
OWN_DICE = 8
NEUTRAL_DICE_EACH = {2: 4, 3: 2, 4: 2, 5: 2}

FILLING = "filling"
LEFTOVER_PAIR = "leftover pair"
TURNS = "turns"
OVER = "over"

Die = tuple[int, bool]
"""The face, and whether the die is neutral; so own dice sort before neutral ones (N3)."""

Owner = int | str
"""Whose dice lie on a casino: a seat, or NEUTRAL, the one fictional player (N5)."""


def full_deck() -> list[int]:
    """The 54 bills, ascending (2.1)."""
    deck = []
    for value, copies in BILLS.items():
        deck.extend([value] * copies)
    return deck


def die_in_words(die: Die) -> str:
    """Own five: "5"; neutral five: "5n"."""
    face, is_neutral = die
    return f"{face}n" if is_neutral else f"{face}"


def dice_in_words(dice: list[Die]) -> str:
    return " ".join(die_in_words(die) for die in dice)


def read_dice(verb: str, words: str) -> list[Die] | None:
    """The dice after the verb, or None if the words are not a verb and dice."""
    known = {die_in_words((face, kind)): (face, kind) for face in FACES for kind in (False, True)}
    first, *rest = words.split(" ")
    if first != verb or not all(word in known for word in rest):
        return None
    return [known[word] for word in rest]


def count_own(dice: list[Die]) -> int:
    return len([die for die in dice if not die[1]])


def count_neutral(dice: list[Die]) -> int:
    return len([die for die in dice if die[1]])


def struck_out(counts: dict[Owner, int]) -> list[Owner]:
    """Everybody whose number of dice, not zero, is also somebody else's (B8)."""
    numbers = list(counts.values())
    return [owner for owner, number in counts.items() if number > 0 and numbers.count(number) > 1]


def ranking(counts: dict[Owner, int]) -> list[Owner]:
    """Who is present and not struck out, most dice first (B8, B9)."""
    struck = struck_out(counts)
    remaining = [owner for owner in counts if counts[owner] > 0 and owner not in struck]
    return sorted(remaining, key=lambda owner: counts[owner], reverse=True)


def awards(counts: dict[Owner, int], bills: list[int]) -> dict[Owner, int]:
    """The highest bill to the first in the ranking, and so on, one each (B9, B10)."""
    highest_first = sorted(bills, reverse=True)
    return dict(zip(ranking(counts), highest_first, strict=False))


def bills_for_under_the_deck(won: dict[Owner, int], bills: list[int]) -> list[int]:
    """Bills no seat won, the neutral player's among them, descending (B10, N5, A4)."""
    back = list(bills)
    for owner, bill in won.items():
        if owner != NEUTRAL:
            back.remove(bill)
    return sorted(back, reverse=True)


class Casino:
    """The bills and the dice lying on one casino."""

    def __init__(self, seats: int) -> None:
        self.bills: list[int] = []
        self.dice = [0] * seats
        self.neutral = 0

    def clear(self) -> None:
        """No bill and no die is left (B12)."""
        self.bills = []
        self.dice = [0] * len(self.dice)
        self.neutral = 0

    def counts(self) -> dict[Owner, int]:
        """Dice per seat, and all neutral dice together as one more player (N5)."""
        counts: dict[Owner, int] = dict(enumerate(self.dice))
        counts[NEUTRAL] = self.neutral
        return counts

    def table(self) -> dict[str, object]:
        return {
            "bills": sorted(self.bills, reverse=True),
            "dice": list(self.dice),
            "neutral": self.neutral,
        }


class Referee:
    """One game of Las Vegas."""

    def __init__(self, seats: int, neutral_dice: bool = False, start: int = 0) -> None:
        """Six empty casinos, a shuffled deck, dice for everybody (B1, B3, N1, A55)."""
        if seats not in NEUTRAL_DICE_EACH:
            raise ValueError("Las Vegas is played by two to five seats.")
        if start not in range(seats):
            raise ValueError("The first start player is not one of the seats.")
        self.seats = seats
        self.neutral_dice = neutral_dice
        self.round = 1
        self.start = start
        self.turn: int | None = None
        self.phase = FILLING
        self.casinos = [Casino(seats) for _ in FACES]
        self.own: list[int] = []
        self.neutral: list[int] = []
        self.unknown = full_deck()
        self.under: list[int] = []
        self.rolled: list[Die] | None = None
        self.won: list[list[int]] = [[] for _ in range(seats)]
        self.hand_out_dice()

    def owing(self) -> list[int | str]:
        """Who has to move: House, one seat, or nobody when the game is over."""
        if self.phase == OVER:
            return []
        if self.phase == TURNS and self.rolled is not None:
            return [self.active_seat()]
        return [HOUSE]

    def moves(self, seat: int) -> list[str]:
        """One move for each value rolled, on own or neutral dice (B5, N3, E43)."""
        if seat not in self.owing() or self.rolled is None:
            return []
        faces = {face for face, _ in self.rolled}
        return [f"place {face}" for face in sorted(faces)]

    def refusal(self, who: int | str, words: str) -> str | None:
        """Why these words are not legal now, or None if they are."""
        owing = self.owing()
        if not owing:
            return "The game is over."
        if who not in owing:
            return f"It is not {who} who has to move but {owing[0]}."
        if who == HOUSE:
            return self.house_refusal(words)
        legal = self.moves(self.active_seat())
        if words not in legal:
            return f"Seat {who} has to choose one of: {', '.join(legal)}."
        return None

    def play(self, who: int | str, words: str) -> None:
        """Carry out a legal move."""
        reason = self.refusal(who, words)
        if reason is not None:
            raise ValueError(reason)
        if self.phase == FILLING:
            self.turn_up_bill(int(words.removeprefix("bill ")))
        elif self.phase == LEFTOVER_PAIR:
            self.place_leftover_pair(words)
        elif self.rolled is None:
            self.rolled = read_dice("roll", words)
        else:
            self.place(int(words.removeprefix("place ")))

    def table(self) -> dict[str, object]:
        """Everything that lies open on the table."""
        return {
            "round": self.round,
            "start": self.start,
            "turn": self.turn,
            "casinos": [casino.table() for casino in self.casinos],
            "own": list(self.own),
            "neutral": list(self.neutral),
            "deck": self.deck_size(),
            "under": list(self.under),
            "rolled": None if self.rolled is None else dice_in_words(self.rolled),
        }

    def scores(self) -> list[int]:
        return [sum(bills) for bills in self.won]

    def bills_won(self) -> list[int]:
        return [len(bills) for bills in self.won]

    def places(self) -> list[int]:
        """Richest first, then more bills, then shared; neutral is not ranked (B14, N6)."""
        standings = list(zip(self.scores(), self.bills_won(), strict=True))
        return [1 + len([other for other in standings if other > mine]) for mine in standings]

    def house_refusal(self, words: str) -> str | None:
        if self.phase == FILLING:
            return self.bill_refusal(words)
        if self.phase == LEFTOVER_PAIR:
            return self.pair_refusal(words)
        return self.roll_refusal(words)

    def bill_refusal(self, words: str) -> str | None:
        """Only a bill that can be on top of the deck can be turned up (B2)."""
        possible = [f"bill {value}" for value in self.possible_next_bills()]
        if words not in possible:
            return f"House has to turn up one of: {', '.join(possible)}."
        return None

    def pair_refusal(self, words: str) -> str | None:
        """The two leftover neutral dice, written without suffix, ascending (N2)."""
        dice = read_dice("neutral", words)
        if dice is None or count_own(dice) != 2 or count_neutral(dice) != 0:
            return 'House has to throw the two leftover neutral dice: "neutral 2 5".'
        if dice != sorted(dice):
            return "The dice have to be named in ascending order."
        return None

    def roll_refusal(self, words: str) -> str | None:
        """The seat throws all its dice, own and neutral together (B5, N3)."""
        dice = read_dice("roll", words)
        if dice is None:
            return 'House has to throw dice: "roll 1 1 3 5 6".'
        if dice != sorted(dice):
            return "The dice have to be named in ascending order, own before neutral."
        seat = self.active_seat()
        if count_own(dice) != self.own[seat] or count_neutral(dice) != self.neutral[seat]:
            return (
                f"Seat {seat} has to throw {self.own[seat]} own "
                f"and {self.neutral[seat]} neutral dice."
            )
        return None

    def active_seat(self) -> int:
        assert self.turn is not None
        return self.turn

    def deck_size(self) -> int:
        return len(self.unknown) + len(self.under)

    def possible_next_bills(self) -> list[int]:
        """Any unknown bill; when there is none, the first one put under the deck (B10)."""
        if self.unknown:
            return sorted(set(self.unknown))
        return self.under[:1]

    def casino_to_fill(self) -> Casino | None:
        """The lowest casino holding less than the minimum (B2, A3)."""
        for casino in self.casinos:
            if sum(casino.bills) < MINIMUM:
                return casino
        return None

    def turn_up_bill(self, value: int) -> None:
        """One bill from the deck onto the casino being filled (B2)."""
        if self.unknown:
            self.unknown.remove(value)
        else:
            self.under.pop(0)
        casino = self.casino_to_fill()
        assert casino is not None
        casino.bills.append(value)
        self.see_whether_filled()

    def see_whether_filled(self) -> None:
        """Filling ends when every casino has enough or the deck is empty (B2, A5, E1)."""
        if self.casino_to_fill() is not None and self.deck_size() > 0:
            return
        if self.neutral_dice and self.seats == 3:
            self.phase = LEFTOVER_PAIR
        else:
            self.begin_turns()

    def place_leftover_pair(self, words: str) -> None:
        """Each of the two dice goes to the casino of its own value (N2, A7, 17.3)."""
        for face, _ in read_dice("neutral", words) or []:
            self.casinos[face - 1].neutral += 1
        self.begin_turns()

    def begin_turns(self) -> None:
        """The start player has the first turn (B4)."""
        self.phase = TURNS
        self.turn = self.start

    def place(self, face: int) -> None:
        """All dice of that value, own and neutral, go to its casino (B5, N3)."""
        seat = self.active_seat()
        chosen = [die for die in self.rolled or [] if die[0] == face]
        casino = self.casinos[face - 1]
        casino.dice[seat] += count_own(chosen)
        casino.neutral += count_neutral(chosen)
        self.own[seat] -= count_own(chosen)
        self.neutral[seat] -= count_neutral(chosen)
        self.rolled = None
        self.pass_the_turn()

    def pass_the_turn(self) -> None:
        """Clockwise to the next seat with any die left, maybe the same (B4, B6, B7, N4)."""
        for step in range(1, self.seats + 1):
            seat = (self.active_seat() + step) % self.seats
            if self.own[seat] + self.neutral[seat] > 0:
                self.turn = seat
                return
        self.end_round()

    def end_round(self) -> None:
        """Score, clear up, and begin the next round or end the game (B7, B12, B13, B14)."""
        for casino in self.casinos:
            self.pay(casino)
            casino.clear()
        self.hand_out_dice()
        self.turn = None
        if self.round == ROUNDS:
            self.phase = OVER
            return
        self.round += 1
        self.start = (self.start + 1) % self.seats
        self.phase = FILLING
        self.see_whether_filled()

    def pay(self, casino: Casino) -> None:
        """Bills to the seats that won them, all others under the deck (B8 to B11, N5)."""
        won = awards(casino.counts(), casino.bills)
        for owner, bill in won.items():
            if isinstance(owner, int):
                self.won[owner].append(bill)
        self.under.extend(bills_for_under_the_deck(won, casino.bills))

    def hand_out_dice(self) -> None:
        """Eight own dice each, and the neutral dice of the variant (B3, B12, N1, A8)."""
        each = NEUTRAL_DICE_EACH[self.seats] if self.neutral_dice else 0
        self.own = [OWN_DICE] * self.seats
        self.neutral = [each] * self.seats
