"""What lies on the table of Las Vegas: dice, casinos, the slot machine, and who ranks where.

Rule numbers are those of the rules file: B base game, N neutral dice, BIG, K, RB, SL modules,
E edge cases, A rulings, 17 clarifications.
"""

from __future__ import annotations

HOUSE = "house"
NEUTRAL_PLAYER = "neutral"

FACES = [1, 2, 3, 4, 5, 6]
SLOT = 6
"""Places are counted from 0: casinos 0 to 5 in the list of places, the slot machine behind them."""

SMALL, NEUTRAL, KICKER, BIG = 0, 1, 2, 3
KINDS = [SMALL, NEUTRAL, KICKER, BIG]
LETTERS = ["", "n", "k", "b"]
"""In words a die is its face and the letter of its kind."""

RAINBOW = 0
RAINBOW_COUNTS = 40

Die = tuple[int, int]
"""The face and the kind; so dice sort as they are said: by face, within a face by kind."""

Owner = int | str
"""Whose dice lie on a place: a seat, or NEUTRAL_PLAYER, the one fictional player (N5)."""

Standing = dict[Owner, tuple[int, ...]]
"""For everybody who has dice on a place, what his rank there hangs on, the most telling first."""


def die_in_words(die: Die) -> str:
    """Own five: "5"; neutral "5n"; kicker "5k"; big "5b"."""
    face, kind = die
    return f"{face}{LETTERS[kind]}"


def dice_in_words(dice: list[Die]) -> str:
    return " ".join(die_in_words(die) for die in sorted(dice))


DICE_BY_WORD = {die_in_words((face, kind)): (face, kind) for face in FACES for kind in KINDS}


def read_dice(words: list[str]) -> list[Die] | None:
    """The dice these words name, or None if one of them is no die."""
    if not all(word in DICE_BY_WORD for word in words):
        return None
    return [DICE_BY_WORD[word] for word in words]


def faces_of(dice: list[Die]) -> list[int]:
    """The different faces shown, ascending."""
    return sorted({face for face, _ in dice})


def count_kinds(dice: list[Die]) -> list[int]:
    """How many dice of each kind, in the order of KINDS."""
    return [len([die for die in dice if die[1] == kind]) for kind in KINDS]


def place_in_words(place: int) -> str:
    return "slot" if place == SLOT else f"{place + 1}"


def card_in_words(card: int) -> str:
    return "rainbow" if card == RAINBOW else f"{card}"


def weight(small: int, big: int) -> int:
    """A big die counts as two (BIG2)."""
    return small + 2 * big


def struck_out(standing: Standing, claimer: Owner | None = None) -> list[Owner]:
    """Everybody who stands exactly as somebody else does, but not who claimed this tie (B8, C1)."""
    values = list(standing.values())
    tied = [owner for owner, value in standing.items() if values.count(value) > 1]
    return [owner for owner in tied if owner != claimer]


def ranking(standing: Standing, claimer: Owner | None = None) -> list[Owner]:
    """Who is not struck out, best first (B8, B9, SL4)."""
    struck = struck_out(standing, claimer)
    remaining = [owner for owner in standing if owner not in struck]
    return sorted(remaining, key=lambda owner: standing[owner], reverse=True)


def awards(
    standing: Standing, bills: list[int], claimer: Owner | None = None
) -> list[tuple[Owner, int]]:
    """The highest bill to the first in the ranking, and so on, one each (B9, B10)."""
    highest_first = sorted(bills, reverse=True)
    return list(zip(ranking(standing, claimer), highest_first, strict=False))


class Place:
    """The cards on one casino or on the slot machine: bills and Rainbow cards."""

    def __init__(self) -> None:
        self.cards: list[int] = []

    def bills(self) -> list[int]:
        """The bills, descending, without Rainbow cards."""
        return sorted([card for card in self.cards if card != RAINBOW], reverse=True)

    def rainbows(self) -> int:
        return self.cards.count(RAINBOW)

    def stocked_with(self) -> int:
        """The sum of the bills, a Rainbow card counted as 40 (B2, RB1)."""
        return sum(self.bills()) + RAINBOW_COUNTS * self.rainbows()

    def remove_bill(self, bill: int) -> None:
        self.cards.remove(bill)

    def put(self, seat: int, die: Die) -> None:
        """One die of this seat, showing the face it has on this place."""
        raise NotImplementedError

    def take_off(self, seat: int, die: Die) -> None:
        """One die that this seat put here goes away again."""
        raise NotImplementedError

    def lying(self, seat: int, die: Die) -> int:
        """How many such dice lie here, of this seat or neutral."""
        raise NotImplementedError

    def standing(self) -> Standing:
        """Who is here, and how he stands; all neutral dice together are one player (N5)."""
        raise NotImplementedError

    def lift(self, owner: Owner) -> list[int]:
        """All dice of this owner leave; how many of each kind."""
        raise NotImplementedError

    def clear_dice(self) -> None:
        raise NotImplementedError


class Casino(Place):
    """One of the six casinos: dice per seat, and neutral ones."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.small = [0] * seats
        self.big = [0] * seats
        self.neutral = 0

    def put(self, seat: int, die: Die) -> None:
        self.change(seat, die[1], 1)

    def take_off(self, seat: int, die: Die) -> None:
        self.change(seat, die[1], -1)

    def change(self, seat: int, kind: int, by: int) -> None:
        if kind == SMALL:
            self.small[seat] += by
        elif kind == BIG:
            self.big[seat] += by
        elif kind == NEUTRAL:
            self.neutral += by
        else:
            raise ValueError("A kicker never lies on a casino.")

    def lying(self, seat: int, die: Die) -> int:
        return {SMALL: self.small[seat], BIG: self.big[seat], NEUTRAL: self.neutral}[die[1]]

    def standing(self) -> Standing:
        """The number of dice, a big one as two, for rank and for ties (B8, BIG2)."""
        standing: Standing = {}
        for seat in range(len(self.small)):
            dice = weight(self.small[seat], self.big[seat])
            if dice > 0:
                standing[seat] = (dice,)
        if self.neutral > 0:
            standing[NEUTRAL_PLAYER] = (self.neutral,)
        return standing

    def lift(self, owner: Owner) -> list[int]:
        counts = [0, 0, 0, 0]
        if isinstance(owner, int):
            counts[SMALL], counts[BIG] = self.small[owner], self.big[owner]
            self.small[owner] = self.big[owner] = 0
        else:
            counts[NEUTRAL] = self.neutral
            self.neutral = 0
        return counts

    def clear_dice(self) -> None:
        self.small = [0] * len(self.small)
        self.big = [0] * len(self.big)
        self.neutral = 0

    def table(self) -> dict[str, object]:
        return {
            "bills": self.bills(),
            "rainbows": self.rainbows(),
            "small": list(self.small),
            "big": list(self.big),
            "neutral": self.neutral,
        }


class SlotSet:
    """The dice of one face on the slot machine, all put there by one seat (SL2, SL3)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.counts = [0, 0, 0, 0]

    def table(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "small": self.counts[SMALL],
            "big": self.counts[BIG],
            "neutral": self.counts[NEUTRAL],
        }


class SlotMachine(Place):
    """The seventh casino, where each face may lie once only (SL1, SL2)."""

    def __init__(self) -> None:
        super().__init__()
        self.faces: dict[int, SlotSet] = {}

    def is_free(self, face: int) -> bool:
        """Whether no die showing this face lies here (SL2, SL3, E21, E22)."""
        return face not in self.faces

    def put(self, seat: int, die: Die) -> None:
        face, kind = die
        if face not in self.faces:
            self.faces[face] = SlotSet(seat)
        self.faces[face].counts[kind] += 1

    def take_off(self, seat: int, die: Die) -> None:
        face, kind = die
        self.faces[face].counts[kind] -= 1
        self.forget_bare_faces()

    def forget_bare_faces(self) -> None:
        """A face of which no die is left is free again (E22)."""
        self.faces = {face: lot for face, lot in self.faces.items() if sum(lot.counts) > 0}

    def lying(self, seat: int, die: Die) -> int:
        face, kind = die
        if face not in self.faces or self.faces[face].seat != seat:
            return 0
        return self.faces[face].counts[kind]

    def standing(self) -> Standing:
        """Number of dice, then sum of pips, then highest die; a big die is two (SL4, SL7)."""
        standing: Standing = {}
        for face, lot in sorted(self.faces.items()):
            own = weight(lot.counts[SMALL], lot.counts[BIG])
            for owner, dice in ((lot.seat, own), (NEUTRAL_PLAYER, lot.counts[NEUTRAL])):
                if dice > 0:
                    before, pips, _ = standing.get(owner, (0, 0, 0))
                    standing[owner] = (before + dice, pips + dice * face, face)
        return standing

    def lift(self, owner: Owner) -> list[int]:
        """All dice of this owner, of all faces (ruling 8)."""
        lifted = [0, 0, 0, 0]
        for lot in self.faces.values():
            for kind in (SMALL, NEUTRAL, BIG):
                if owner == (NEUTRAL_PLAYER if kind == NEUTRAL else lot.seat):
                    lifted[kind] += lot.counts[kind]
                    lot.counts[kind] = 0
        self.forget_bare_faces()
        return lifted

    def clear_dice(self) -> None:
        self.faces = {}

    def table(self) -> dict[str, object]:
        return {
            "bills": self.bills(),
            "rainbows": self.rainbows(),
            "faces": {face: lot.table() for face, lot in sorted(self.faces.items())},
        }
