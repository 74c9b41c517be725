"""What looks good in Cincinnati at one look."""

from __future__ import annotations

from greenbaize.engine.heuristic import Heuristic
from greenbaize.engine.state import State
from greenbaize.games.cincinnati import hierarchy
from greenbaize.games.cincinnati.box import (
    DUEL_CARD,
    MONEY_CARDS,
    NOWHERE,
    ROUNDS,
    TOKEN_CARD,
    TOKEN_WORTH,
    TOKENS_A_CARD,
    WORTH,
    A,
    B,
    C,
)
from greenbaize.games.cincinnati.game import Cincinnati
from greenbaize.games.cincinnati.outlook import Outlook
from greenbaize.games.cincinnati.phases import (
    ASKING,
    BOUGHT,
    CHALLENGING,
    DUEL_ASKING,
    DUEL_KEEPING,
    KEEPING,
    SITTING,
    THIRD,
)
from greenbaize.games.cincinnati.table import lying

RESULTS = len(hierarchy.RESULTS)
STRENGTHS = list(hierarchy.STRENGTHS)
KEEPS_OF = list(hierarchy.KEEPS_OF)
VALUES = list(WORTH)
ALL_THROWS = 3
REMEMBERED = 500
"""How many plans are kept, for one is asked about again for every move."""

SPARE_THROW = 15.0
"""What a token is worth in the first round beside its money, for the throws it may buy."""

A_DUEL = 12.0
"""What a duel card is worth in a pile."""


class OneLook(Heuristic):
    """Plays for the chance to win the pile or the duel, and knows what that is worth.

    Whoever is against it is taken to play for just what beats it; so a result is worth the
    chance that nobody reaches as much with the throws they have left.
    """

    def __init__(self) -> None:
        self.reached: dict[int, Outlook] = {}
        self.plans: dict[int, Outlook] = {}

    def value(self, world: State, seat: int, move: int) -> float:
        assert isinstance(world, Cincinnati)
        table: Cincinnati = world
        if table.phase == KEEPING:
            plan = self.plan(table, seat, table.seated[seat], throws_left(table.throw))
            return plan.keeping(table.dice[seat], move) + calm(table.dice[seat], move)
        if table.phase == DUEL_KEEPING:
            plan = self.plan(table, seat, NOWHERE, throws_left(table.throw))
            lies = table.duel_dice[table.fighter]
            return plan.keeping(lies, move) + calm(lies, move)
        if table.phase == SITTING:
            return worth(table, move) * self.hope(table, seat, move)
        if table.phase == CHALLENGING:
            return best_card(table, move) + 0.01 * table.money[move] - table.tokens[move]
        if move and table.phase == ASKING:
            where = table.seated[seat]
            return worth(table, where) * self.gain(table, seat, where, table.dice[seat]) - price(
                table
            )
        if move and table.phase == DUEL_ASKING:
            lies = table.duel_dice[table.fighter]
            return self.stake(table) * self.gain(table, seat, NOWHERE, lies) - price(table)
        return 0.0

    def gain(self, table: Cincinnati, seat: int, contest: int, lies: int) -> float:
        """How much likelier one more throw makes it to win."""
        after = self.plan(table, seat, contest, 1)
        before = self.plan(table, seat, contest, 0)
        return after.now(lies) - before.now(lies)

    def plan(self, table: Cincinnati, seat: int, contest: int, throws: int) -> Outlook:
        """What every result and keep promise against those who are in the way."""
        key = table.seats
        key = ((key << 2 | contest) << 2 | throws) << 1 | yields(table, seat)
        for other in range(table.seats):
            if other != seat:
                key = key << 10 | self.rival(table, seat, other, contest)
        if key not in self.plans:
            if len(self.plans) == REMEMBERED:
                self.plans.clear()
            self.plans[key] = self.drawn_up(table, seat, contest, throws)
        found: Outlook = self.plans[key]
        return found

    def drawn_up(self, table: Cincinnati, seat: int, contest: int, throws: int) -> Outlook:
        """A new plan: what each result is worth when all is over, then throw by throw back."""
        plan = Outlook()
        plan.aim(contest, 1)
        for other in range(table.seats):
            rival = self.rival(table, seat, other, contest)
            if rival:
                self.fear(plan, contest, rival >> 2, rival & 3, yields(table, seat))
        for _ in range(throws):
            plan.look_ahead()
        return plan

    def rival(self, table: Cincinnati, seat: int, other: int, contest: int) -> int:
        """Another's dice and throws left in the same contest; 0 if they are not in it."""
        if other == seat:
            return 0
        if contest != NOWHERE:
            if table.seated[other] != contest:
                return 0
            return table.dice[other] << 2 | self.still_throws(table, other)
        for place in range(table.fighters):
            if table.duellists[place] == other:
                left = throws_left(table.throw) if table.throw < BOUGHT else 0
                if left and place < table.fighter:
                    left -= 1
                return table.duel_dice[place] << 2 | left
        return 0

    def still_throws(self, table: Cincinnati, other: int) -> int:
        """The throws that another at the table has left, as far as they are paid for."""
        if table.throw < BOUGHT:
            return throws_left(table.throw)
        return table.throwing >> other & 1

    def fear(self, plan: Outlook, contest: int, lies: int, throws: int, equal: int) -> None:
        """A result is worth less if somebody with these dice may reach it."""
        for result in range(1, RESULTS):
            strength = STRENGTHS[contest << 8 | result]
            if strength and plan.now(result):
                ahead = self.reach(contest, strength + equal, throws)
                beaten = ahead.now(lies)
                plan.value(result, plan.now(result) * (1.0 - beaten))

    def reach(self, contest: int, strength: int, throws: int) -> Outlook:
        """How likely it is to be at least so strong with so many throws."""
        key = (contest << 8 | strength) << 3 | throws
        if key not in self.reached:
            reached = Outlook()
            reached.aim(contest, strength)
            for _ in range(throws):
                reached.look_ahead()
            self.reached[key] = reached
        found: Outlook = self.reached[key]
        return found

    def hope(self, table: Cincinnati, seat: int, contest: int) -> float:
        """The chance to win at a table with the first throw, others going where money is."""
        plan = Outlook()
        plan.aim(contest, 1)
        company = self.company(table, contest)
        for result in range(1, RESULTS):
            strength = STRENGTHS[contest << 8 | result]
            if strength:
                ahead = self.reach(contest, strength, ALL_THROWS)
                beaten = company * ahead.from_nothing()
                plan.value(result, (1.0 - beaten) ** (table.seats - 1))
        for _ in range(ALL_THROWS - 1):
            plan.look_ahead()
        return plan.now(table.dice[seat])

    def company(self, table: Cincinnati, contest: int) -> float:
        """How likely another seat is to choose this table."""
        here = 0.0
        all_tables = 0.0
        for other in range(A, C + 1):
            if other != B or table.seats > 3:
                ahead = self.reach(other, 1, ALL_THROWS)
                pull = worth(table, other) * ahead.from_nothing()
                all_tables += pull
                if other == contest:
                    here = pull
        return here / all_tables if all_tables else 0.0

    def stake(self, table: Cincinnati) -> float:
        """What a duel is about: a pile, or the challenged seat's highest card."""
        if table.prize != NOWHERE:
            return worth(table, table.prize)
        return best_card(table, table.duellists[1])


def throws_left(throw: int) -> int:
    """How many throws there are from this one on; one if it is bought."""
    return 1 if throw > THIRD else THIRD + 1 - throw


def price(table: Cincinnati) -> float:
    """What a token is worth now, in thousands: its money, and less for throws as rounds go by."""
    return TOKEN_WORTH + SPARE_THROW * (ROUNDS - table.round) / (ROUNDS - 1)


def calm(lies: int, keep: int) -> float:
    """Of equally good keeps the one that throws nothing is the best."""
    return 1e-6 if keep + 1 == KEEPS_OF[lies] else 0.0


def yields(table: Cincinnati, seat: int) -> int:
    """1 if the other loses with equal dice, as the holder of a duel card does."""
    return int(table.fighters > 0 and table.prize == NOWHERE and table.duellists[0] != seat)


def worth(table: Cincinnati, where: int) -> float:
    """What a pile is worth, in thousands."""
    pile = table.piles[where]
    tokens = TOKENS_A_CARD * lying(pile, TOKEN_CARD)
    if tokens > table.supply and not table.unlimited:
        tokens = table.supply
    total = price(table) * tokens + A_DUEL * lying(pile, DUEL_CARD)
    for card in range(MONEY_CARDS):
        total += VALUES[card] * lying(pile, card)
    return total


def best_card(table: Cincinnati, seat: int) -> float:
    """What a seat's highest money card is worth."""
    highest = 0.0
    for card in range(MONEY_CARDS):
        if lying(table.purses[seat], card):
            highest = VALUES[card]
    return highest
