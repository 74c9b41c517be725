"""The second way to play Las Vegas Boulevard, told a second time, slowly: 2 to 4 seats.

Rule numbers are those of the rules file: B base game, S solo, X second way, E edge cases,
A rulings, 17 clarifications, 18 corrections. Money is counted in thousands.

Colours are called 1 to 8; every seat plays two of them in secret. Chance is a seat called
House: it turns up bills, throws dice, deals the colours and reveals them. Everything the
referee knows lies in plain public attributes, so a position is set by assigning to them.
"""

from collections.abc import Mapping

from .las_vegas_solo import (
    COLOURS,
    FACE_IN_WORDS,
    FACES,
    HOUSE,
    Counts,
    Roll,
    by_colour,
    colours_showing,
    faces_in_words,
    full_deck,
    no_dice,
    number_option,
    ranking,
    read_roll,
    refuse_other_options,
    roll_refusal,
    rolled_faces,
    yes_or_no_option,
)

SEATS = [2, 3, 4]
ROUNDS = 2
BILLS_ON_A_CASINO = 3
STOCK_OF_A_COLOUR = 6

RANDOM = "random"

FIRST = "first"
STOCKING = "stocking"
SCATTER = "scatter"
DEAL = "deal"
TURNS = "turns"
REVEAL = "reveal"
OVER = "over"


def awards(dice: Counts, bills: list[int]) -> dict[int, int]:
    """The best m untied colours win the m lowest bills, the best the highest of them (X5, A50).

    m is the number of untied colours or of bills left, whichever is smaller (E40).
    """
    ranked = ranking(dice)
    m = min(len(ranked), len(bills))
    lowest = sorted(bills)[:m]
    return dict(zip(ranked[:m], reversed(lowest), strict=True))


def read_first_player(options: Mapping[str, object], seats: int) -> int | None:
    """The seat that begins, the first unless another is named, or None for chance (18.4)."""
    value = options.get("first_player", 1)
    if value == RANDOM:
        return None
    return number_option(options, "first_player", 1, list(range(1, seats + 1))) - 1


def pair_in_words(colours: list[int]) -> str:
    return " ".join(str(colour) for colour in colours)


class Casino:
    """The bills and the dice lying on one casino."""

    def __init__(self) -> None:
        self.bills: list[int] = []
        self.dice = no_dice()

    def clear(self) -> None:
        """No bill and no die is left (X8)."""
        self.bills = []
        self.dice = no_dice()

    def table(self) -> dict[str, object]:
        """The bills lie in ascending order (X2)."""
        return {"bills": sorted(self.bills), "dice": by_colour(self.dice)}


class Referee:
    """One game of the second way to play."""

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        """Six empty casinos and a shuffled deck of all bills; who starts (X1, A55, 18.4)."""
        if seats not in SEATS:
            raise ValueError("The second way is played by two to four seats.")
        refuse_other_options(options, ["second_way_score_setup", "first_player"])
        self.score_setup = yes_or_no_option(options, "second_way_score_setup")
        self.seats = seats
        self.round = 1
        first = read_first_player(options, seats)
        self.start = first or 0
        self.turn: int | None = None
        self.phase = FIRST if first is None else STOCKING
        self.casinos = [Casino() for _ in FACES]
        self.stock = no_dice()
        self.rolled: Roll | None = None
        self.colours: list[list[int]] = [[] for _ in range(seats)]
        self.claimed: dict[int, list[int]] = {colour: [] for colour in COLOURS}
        self.won: list[list[int]] = [[] for _ in range(seats)]
        self.deck = full_deck()
        self.discarded: list[int] = []

    def owing(self) -> list[int | str]:
        """Who has to move: House, one seat, or nobody when the game is over."""
        if self.phase == OVER:
            return []
        if self.rolled is not None:
            return [self.active_seat()]
        return [HOUSE]

    def moves(self, seat: int) -> list[str]:
        """One move for each value rolled, whatever colours show it (X4)."""
        if seat not in self.owing() or self.rolled is None:
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
        legal = self.moves(self.active_seat())
        if words not in legal:
            return f"Seat {who} has to choose one of: {', '.join(legal)}."
        return None

    def play(self, who: int | str, words: str) -> None:
        """Carry out a legal move."""
        reason = self.refusal(who, words)
        if reason is not None:
            raise ValueError(reason)
        if self.phase == FIRST:
            self.name_first_player(int(words.removeprefix("first ")) - 1)
        elif self.phase == STOCKING:
            self.turn_up_bill(int(words.removeprefix("bill ")))
        elif self.phase == SCATTER:
            self.scatter(words)
        elif self.phase == DEAL:
            self.deal(words)
        elif self.phase == REVEAL:
            self.reveal()
        elif self.rolled is None:
            self.rolled = read_roll(words)
        else:
            self.place(int(words.removeprefix("place ")))

    def table(self) -> dict[str, object]:
        """Everything that lies on the table, the secret colours too."""
        return {
            "round": self.round,
            "start": None if self.phase == FIRST else self.start,
            "turn": self.turn,
            "casinos": [casino.table() for casino in self.casinos],
            "stock": by_colour(self.stock),
            "rolled": None if self.rolled is None else faces_in_words(self.rolled),
            "colours": [list(pair) for pair in self.colours],
            "claimed": [list(self.claimed[colour]) for colour in COLOURS],
            "money": self.scores(),
            "bills": self.bills_won(),
            "deck": len(self.deck),
        }

    def scores(self) -> list[int]:
        """Money counts when a seat has taken it, after the colours are revealed (X7)."""
        return [sum(bills) for bills in self.won]

    def bills_won(self) -> list[int]:
        return [len(bills) for bills in self.won]

    def places(self) -> list[int]:
        """Richest first, then more bills, then shared (X8, A52)."""
        standings = list(zip(self.scores(), self.bills_won(), strict=True))
        return [1 + len([other for other in standings if other > mine]) for mine in standings]

    def house_refusal(self, words: str) -> str | None:
        if self.phase == FIRST:
            return self.first_refusal(words)
        if self.phase == STOCKING:
            return self.bill_refusal(words)
        if self.phase == SCATTER:
            return self.scatter_refusal(words)
        if self.phase == DEAL:
            return self.deal_refusal(words)
        if self.phase == REVEAL:
            return self.reveal_refusal(words)
        return roll_refusal(words, self.stock)

    def first_refusal(self, words: str) -> str | None:
        """One of the seats, before any bill (18.4, 18.7)."""
        possible = [f"first {seat + 1}" for seat in range(self.seats)]
        if words not in possible:
            return f"House has to name one of: {', '.join(possible)}."
        return None

    def bill_refusal(self, words: str) -> str | None:
        """Only a bill still in the deck can be turned up; discarded ones are out (X2, A51)."""
        possible = [f"bill {value}" for value in sorted(set(self.deck))]
        if words not in possible:
            return f"House has to turn up one of: {', '.join(possible)}."
        return None

    def scatter_refusal(self, words: str) -> str | None:
        """Two dice of each colour, each pair ascending (X2)."""
        verb, *pairs = words.split(" ")
        if verb != "scatter" or len(pairs) != len(COLOURS):
            return 'House has to throw eight pairs: "scatter 35 11 26 44 15 66 23 12".'
        for pair in pairs:
            if len(pair) != 2 or not all(die in FACE_IN_WORDS for die in pair):
                return f"These are not two dice: {pair}."
            if pair[0] > pair[1]:
                return f"This pair has to be named in ascending order: {pair}."
        return None

    def deal_refusal(self, words: str) -> str | None:
        """Two colours that nobody was dealt yet this round, ascending (X3)."""
        left = self.colours_left()
        possible = [f"deal {a} {b}" for a in left for b in left if a < b]
        if words not in possible:
            return f"House has to deal one of: {', '.join(possible)}."
        return None

    def reveal_refusal(self, words: str) -> str | None:
        """The colours of all seats in seat order, just as they were dealt (X7)."""
        due = "reveal " + ", ".join(pair_in_words(pair) for pair in self.colours)
        return None if words == due else f"House has to say: {due}."

    def active_seat(self) -> int:
        assert self.turn is not None
        return self.turn

    def colours_left(self) -> list[int]:
        """The colours that were dealt to nobody this round."""
        dealt = [colour for pair in self.colours for colour in pair]
        return [colour for colour in COLOURS if colour not in dealt]

    def name_first_player(self, seat: int) -> None:
        """The seat that begins the first round, by chance (18.4)."""
        self.start = seat
        self.phase = STOCKING

    def turn_up_bill(self, value: int) -> None:
        """Three bills for each casino in order, whatever their value (X2)."""
        self.deck.remove(value)
        short = [casino for casino in self.casinos if len(casino.bills) < BILLS_ON_A_CASINO]
        short[0].bills.append(value)
        if all(len(casino.bills) == BILLS_ON_A_CASINO for casino in self.casinos):
            self.phase = SCATTER

    def scatter(self, words: str) -> None:
        """Each die goes to the casino it shows; six of each colour stay in stock (X2, A48).

        Nothing is scored yet, unless second_way_score_setup is on (A49).
        """
        for colour, pair in zip(COLOURS, words.split(" ")[1:], strict=True):
            for die in pair:
                self.casinos[FACE_IN_WORDS[die] - 1].dice[colour] += 1
        self.stock = dict.fromkeys(COLOURS, STOCK_OF_A_COLOUR)
        if self.score_setup:
            for casino in self.casinos:
                self.score(casino)
        self.phase = DEAL

    def deal(self, words: str) -> None:
        """Two colours to the next seat, from the first seat on; then the turns begin (X3)."""
        seat = self.colours.index([])
        self.colours[seat] = [int(colour) for colour in words.split(" ")[1:]]
        if [] not in self.colours:
            self.phase = TURNS
            self.turn = self.start

    def place(self, face: int) -> None:
        """All dice of that value go to its casino, which is scored at once (X4, X5)."""
        casino = self.casinos[face - 1]
        for colour in colours_showing(self.rolled or {}, face):
            casino.dice[colour] += 1
            self.stock[colour] -= 1
        self.rolled = None
        self.score(casino)
        self.pass_the_turn()

    def score(self, casino: Casino) -> None:
        """A winning colour's dice leave the casino for its bill; all others stay (X5, X6, E39)."""
        for colour, bill in awards(casino.dice, casino.bills).items():
            casino.bills.remove(bill)
            casino.dice[colour] = 0
            self.claimed[colour].append(bill)

    def pass_the_turn(self) -> None:
        """Clockwise, until the common stock is empty (X4, X7)."""
        if sum(self.stock.values()) > 0:
            self.turn = (self.active_seat() + 1) % self.seats
        else:
            self.turn = None
            self.phase = REVEAL

    def reveal(self) -> None:
        """Every seat takes the bills of its two colours (X7)."""
        for seat, pair in enumerate(self.colours):
            for colour in pair:
                self.won[seat].extend(self.claimed[colour])
                self.claimed[colour] = []
        self.end_round()

    def end_round(self) -> None:
        """Clear up, and begin the next round with the left neighbour, or end (X8, A51)."""
        self.discard()
        if self.round == ROUNDS:
            self.phase = OVER
            return
        self.round += 1
        self.start = (self.start + 1) % self.seats
        self.colours = [[] for _ in range(self.seats)]
        self.phase = STOCKING

    def discard(self) -> None:
        """Bills of colours nobody owns and bills nobody won are out of the game (X8, E41, A51)."""
        for colour in COLOURS:
            self.discarded.extend(self.claimed[colour])
            self.claimed[colour] = []
        for casino in self.casinos:
            self.discarded.extend(casino.bills)
            casino.clear()
