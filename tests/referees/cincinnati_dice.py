"""The dice of Cincinnati: what results are worth, words about dice, and one bout of a duel.

Rule numbers are those of the rules file.
"""

from functools import cache
from itertools import combinations

Dice = list[int]
"""Faces in ascending order."""

BOUGHT = 4
"""Throws are numbered 1, 2, 3; any later one is bought with a token."""


def longest_run(dice: Dice) -> Dice:
    """The longest row of successive faces among the dice, ascending."""
    longest: Dice = []
    for low in range(1, 7):
        run = [low]
        while run[-1] + 1 in dice:
            run.append(run[-1] + 1)
        if low in dice and len(run) > len(longest):
            longest = run
    return longest


def hierarchy(dice: Dice) -> list[int]:
    """The rank of the best category, then what decides inside it; more is better (7)."""
    faces = sorted(set(dice), key=lambda face: (dice.count(face), face), reverse=True)
    pattern = [dice.count(face) for face in faces]
    run = longest_run(dice)
    if pattern == [5]:
        return [8, *faces]
    if pattern == [4, 1]:
        return [7, *faces]
    if len(run) == 5:
        return [6, run[-1]]
    if pattern == [3, 2]:
        return [5, *faces]
    if pattern == [3, 1, 1]:
        return [4, *faces]
    if len(run) == 4:
        return [3, run[-1], sum(dice) - sum(run)]
    if pattern == [2, 2, 1]:
        return [2, *faces]
    if pattern == [2, 1, 1, 1]:
        return [1, *faces]
    return [0, *faces]


def meets_condition(table: str, dice: Dice) -> bool:
    """Three alike at A, a straight at B, a sum of at most 11 at C (4.1)."""
    if table == "A":
        return any(dice.count(face) >= 3 for face in dice)
    if table == "B":
        return len(longest_run(dice)) >= 4
    return sum(dice) <= 11


def table_order(table: str, dice: Dice) -> list[int]:
    """A and B by the hierarchy; C by the lower sum, then more 1s, more 2s, ... (4.2)."""
    if table == "C":
        return [-sum(dice)] + [dice.count(face) for face in range(1, 7)]
    return hierarchy(dice)


def dice_in_words(dice: Dice) -> str:
    return " ".join(str(face) for face in dice)


def dice_on_show(dice: Dice) -> str:
    return "".join(str(face) for face in dice)


def keeping_moves(dice: Dice, may_stand: bool) -> list[str]:
    """Every choice of dice to keep; to keep all of them is to stand (3.2.4)."""
    return [*(["stand"] if may_stand else []), *some_kept(tuple(sorted(dice))), "throw all"]


@cache
def some_kept(dice: tuple[int, ...]) -> list[str]:
    """Every choice of one to four dice, equal faces being the same choice (14.15)."""
    moves: list[str] = []
    for size in [4, 3, 2, 1]:
        choices = set(combinations(dice, size))
        moves += [f"keep {dice_in_words(list(kept))}" for kept in sorted(choices)]
    return moves


def read_kept(dice: Dice, words: str) -> Dice:
    """The dice that stay on the table by such a move."""
    if words == "stand":
        return list(dice)
    if words == "throw all":
        return []
    return [int(face) for face in words.split(" ")[1:]]


def kept_on_show(kept: Dice) -> str:
    """How revealed dice are written: "4466", "all" when renounced, "none" when all fly."""
    if len(kept) == 5:
        return "all"
    return dice_on_show(kept) or "none"


def roll_refusal(words: str, size: int) -> str | None:
    """The House throws exactly these many dice and names them in ascending order."""
    verb, *faces = words.split(" ")
    if verb != "roll" or any(face not in list("123456") for face in faces):
        return 'The House has to throw dice: "roll 1 1 3 5 6".'
    if len(faces) != size:
        return f"The House has to throw {size} dice."
    if faces != sorted(faces):
        return "The dice have to be named in ascending order."
    return None


class Duel:
    """One bout: three throws each in turn, then tokens in turn (5.4, 5.5, 6.3)."""

    def __init__(self, prize: str, duellists: list[int]) -> None:
        self.prize = prize
        """The letter of the table in a tie duel, "card" in a duel with a duel card."""
        self.duellists = duellists
        self.dice: list[Dice] = [[] for _ in duellists]
        self.throw = 1
        self.turn = 0
        self.paid = False
        self.declines = 0
        self.kept: Dice | None = None
        """The dice left lying while the others are in the air, or None."""

    def seat(self) -> int:
        return self.duellists[self.turn]

    def dice_in_the_air(self) -> int:
        """How many dice the House has to throw now; 0 if the seat has to decide (14.14)."""
        if self.throw == 1:
            return 5
        return 0 if self.kept is None else 5 - len(self.kept)

    def land(self, faces: Dice) -> None:
        """The thrown dice join the kept ones, and the turn passes (14.14)."""
        self.dice[self.turn] = sorted((self.kept or []) + faces)
        self.kept = None
        self.pass_turn()

    def keep(self, kept: Dice) -> None:
        """A renounced throw rolls nothing and is lost (5.4, 14.14)."""
        if len(kept) == 5:
            self.pass_turn()
        else:
            self.kept = kept

    def decline(self) -> None:
        self.declines += 1
        self.pass_turn()

    def pass_turn(self) -> None:
        """To the next in duel order; after the last one the next throw begins (5.4, 6.3)."""
        self.paid = False
        self.turn = (self.turn + 1) % len(self.duellists)
        if self.turn == 0 and self.throw < BOUGHT:
            self.throw += 1

    def over(self) -> bool:
        """All have declined in succession (5.5, 14.1)."""
        return self.declines == len(self.duellists)

    def best(self) -> list[int]:
        """The duellists with the best dice by the hierarchy, in duel order (5.6, 6.1)."""
        results = [hierarchy(dice) for dice in self.dice]
        pairs = zip(self.duellists, results, strict=True)
        return [seat for seat, result in pairs if result == max(results)]

    def table(self) -> dict[str, object]:
        return {
            "for": self.prize,
            "duellists": list(self.duellists),
            "dice": [dice_on_show(dice) for dice in self.dice],
        }
