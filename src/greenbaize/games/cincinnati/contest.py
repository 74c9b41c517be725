"""Who is in the way at a table or in a duel, and what is best kept against them."""

from __future__ import annotations

from greenbaize.games.cincinnati import hierarchy
from greenbaize.games.cincinnati.box import NOWHERE
from greenbaize.games.cincinnati.foresight import Foresight, Reach, Row
from greenbaize.games.cincinnati.game import Cincinnati
from greenbaize.games.cincinnati.phases import ASKING, BOUGHT, THIRD

DUEL = hierarchy.DUEL
RESULTS = len(hierarchy.RESULTS)
STRENGTHS = list(hierarchy.STRENGTHS)
STRONGEST = list(hierarchy.STRONGEST)
PLACES = list(hierarchy.PLACES)
KEEPS_OF = list(hierarchy.KEEPS_OF)
FIRST_KEEP = list(hierarchy.FIRST_KEEP)
KEPT_HEAPS = list(hierarchy.KEPT_HEAPS)

LOSES_TIES, SHARES_TIES, WINS_TIES = range(3)
"""What equal dice mean: a duel card's holder loses, and at a table there is an even duel."""

DENIED = 0.33
"""What a rival does not get is worth so much of it: there are three of them on average."""

REMEMBERED = 4096
"""So many looks ahead are kept, against nobody or one rival: the same dice are met again."""


class Contest:
    """One seat against those who play for the same.

    Each of them is taken to play for just what beats it; so a result is worth the chance that
    nobody reaches as much with the throws they have left.
    """

    def __init__(self, reach: Reach) -> None:
        self.reach = reach
        self.known: dict[int, Foresight] = {}
        self.crowded = Foresight()
        self.where = DUEL
        self.ties = SHARES_TIES
        self.rivals = 0
        self.heaps = [0] * 6
        self.throws = [0] * 6
        self.unbeaten = [0.0] * 256

    def meet(self, table: Cincinnati, seat: int) -> None:
        """Who is in the way of this seat now, with which dice and how many throws."""
        self.rivals = 0
        if table.fighters:
            self.meet_fighters(table, seat)
        else:
            self.meet_table(table, seat)

    def meet_fighters(self, table: Cincinnati, seat: int) -> None:
        """In a duel the others play on, each after those before."""
        self.where = DUEL
        self.ties = SHARES_TIES
        if table.prize == NOWHERE:
            self.ties = LOSES_TIES if table.duellists[0] == seat else WINS_TIES
        for place in range(table.fighters):
            if table.duellists[place] != seat:
                left = 0
                if table.throw < BOUGHT:
                    left = THIRD + 1 - table.throw - (place < table.fighter)
                self.add(table.duel_dice[place] - 1, left)

    def meet_table(self, table: Cincinnati, seat: int) -> None:
        """Rivals at the table have the throws that are left, and the dice they said they keep."""
        self.where = table.seated[seat]
        self.ties = SHARES_TIES
        left = THIRD - table.throw if table.throw < BOUGHT else 0
        for other in range(table.seats):
            if other != seat and table.seated[other] == self.where:
                throws = table.throwing >> other & 1
                if table.phase == ASKING:
                    self.add(table.dice[other] - 1, throws)
                elif table.hidden or table.waiting >> other & 1 or not throws:
                    self.add(table.dice[other] - 1, left + throws)
                else:
                    kept = FIRST_KEEP[table.dice[other]] + table.kept[other]
                    self.add(KEPT_HEAPS[kept], left)

    def add(self, heap: int, throws: int) -> None:
        """One more rival, who keeps a heap, throws the rest, and then has so many throws."""
        self.heaps[self.rivals] = heap
        self.throws[self.rivals] = throws
        self.rivals += 1

    def ahead(self, throws: int) -> Foresight:
        """What all dice promise with so many throws left, this one counted; one if it is bought."""
        if self.rivals > 1:
            return self.looked(self.crowded, throws)
        key = (throws << 2 | self.where) << 2 | self.ties
        if self.rivals:
            key |= (self.heaps[0] << 2 | self.throws[0] + 1) << 8
        if key not in self.known:
            if len(self.known) == REMEMBERED:
                self.known.clear()
            self.known[key] = self.looked(Foresight(), throws)
        found: Foresight = self.known[key]
        return found

    def looked(self, sight: Foresight, throws: int) -> Foresight:
        """Look ahead against those who were met."""
        self.weigh()
        for result in range(1, RESULTS):
            sight.value(result, self.unbeaten[STRENGTHS[self.where << 8 | result]])
        sight.look_ahead(throws)
        return sight

    def weigh(self) -> None:
        """What each strength is worth: to win, and that none who may win else does."""
        strongest = STRONGEST[self.where]
        untaken = 1.0
        for strength in range(1, strongest + 1):
            self.unbeaten[strength] = 1.0
        for rival in range(self.rivals):
            row: Row = self.reach.row(self.where, self.heaps[rival], self.throws[rival])
            self.fear(row)
            untaken *= 1.0 - row.chances[PLACES[self.where] + 1]
        if self.where != DUEL:
            for strength in range(1, strongest + 1):
                spoiled = self.unbeaten[strength] - untaken
                self.unbeaten[strength] += DENIED * spoiled
        self.unbeaten[0] = 0.0

    def fear(self, row: Row) -> None:
        """A strength counts as far as a rival does not reach more, nor as much if that wins."""
        for strength in range(1, STRONGEST[self.where] + 1):
            place = PLACES[self.where] + strength
            more = row.chances[place + 1]
            beaten = more + 0.5 * (2 - self.ties) * (row.chances[place] - more)
            self.unbeaten[strength] *= 1.0 - beaten
