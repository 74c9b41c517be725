"""A duel, for a duel card or for a table: three throws each in turn, then tokens."""

from __future__ import annotations

from greenbaize.games.cincinnati import hierarchy, make_events
from greenbaize.games.cincinnati.box import DICE, NOWHERE
from greenbaize.games.cincinnati.packing import HOUSES_TURN
from greenbaize.games.cincinnati.phases import (
    BOUGHT,
    DUEL_ASKING,
    DUEL_KEEPING,
    DUEL_THROWING,
    FIRST,
)
from greenbaize.games.cincinnati.table import Table, key_of

RANKS = list(hierarchy.RANKS)
FIRST_KEEP = list(hierarchy.FIRST_KEEP)
KEPT_KEYS = list(hierarchy.KEPT_KEYS)
KEPT_DICE = list(hierarchy.KEPT_DICE)


class Duel(Table):
    """The table while two or more fight; the rules that begin a duel also say how it ends."""

    def wait_for(self, phase: int, due: int) -> None:
        """What comes next, and who owes it."""
        self.phase = phase
        self.due = due

    def begin_bout(self, fighters: int) -> None:
        """A duel: three throws each in turn, then tokens (5.4, 6.1)."""
        self.fighters = fighters
        for place in range(self.seats):
            self.duel_dice[place] = 0
        self.throw = FIRST
        self.declined = 0
        self.parry = 0
        self.face(0)

    def face(self, fighter: int) -> None:
        """Each decides and throws before the next does; the first throw is for all five (Q20)."""
        self.fighter = fighter
        self.turn = self.duellists[fighter]
        if self.throw == FIRST:
            self.wait_for(DUEL_THROWING, HOUSES_TURN)
        elif self.throw == BOUGHT:
            self.wait_for(DUEL_ASKING, 1 << self.turn)
        else:
            self.wait_for(DUEL_KEEPING, 1 << self.turn)

    def next_fighter(self) -> None:
        """When all have made a throw the next one comes, after the third the tokens (5.4, 5.5)."""
        if self.fighter + 1 < self.fighters:
            self.face(self.fighter + 1)
        else:
            if self.throw < BOUGHT:
                self.throw += 1
            self.face(0)

    def duel_keep(self, choice: int) -> None:
        """A renounced throw rolls nothing and cannot be made up for (5.4, 14.14)."""
        if self.story is not None:
            self.story += make_events.duel_kept(self, choice)
        self.parry = FIRST_KEEP[self.duel_dice[self.fighter]] + choice
        if KEPT_DICE[self.parry] == DICE:
            self.parry = 0
            self.next_fighter()
        else:
            self.wait_for(DUEL_THROWING, HOUSES_TURN)

    def duel_land(self, roll: int) -> None:
        """Duel dice are kept apart from the round's result (14.16)."""
        self.duel_dice[self.fighter] = RANKS[KEPT_KEYS[self.parry] + key_of(roll)]
        self.parry = 0
        if self.story is not None:
            self.story += make_events.duel_threw(self, roll)
        self.next_fighter()

    def duel_answer(self, buys: int) -> None:
        """It is over when all have declined one after the other (14.1)."""
        if self.story is not None:
            self.story += make_events.answered(self, self.turn, buys)
        if buys:
            self.pay(self.turn)
            self.declined = 0
            self.wait_for(DUEL_KEEPING, 1 << self.turn)
            return
        self.declined += 1
        if self.declined < self.fighters:
            self.next_fighter()
        else:
            self.judge()

    def judge(self) -> None:
        """What the result means is for the rules that began the duel to say."""

    def pay(self, seat: int) -> None:
        """A token goes to the supply at once (3.2.7)."""
        self.tokens[seat] -= 1
        if not self.unlimited:
            self.supply += 1

    def best_fighters(self) -> int:
        """Who has the best result by the hierarchy, also at Caesar's (6.1, Q3)."""
        best = 0
        most = 0
        for place in range(self.fighters):
            if self.duel_dice[place] > most:
                most = self.duel_dice[place]
                best = 0
            if self.duel_dice[place] == most:
                best |= 1 << self.duellists[place]
        return best

    def end_duel(self) -> None:
        """The dice of a duel are taken up."""
        self.prize = NOWHERE
        self.fighters = 0
        self.fighter = 0
        self.declined = 0
        for place in range(self.seats):
            self.duellists[place] = 0
            self.duel_dice[place] = 0
