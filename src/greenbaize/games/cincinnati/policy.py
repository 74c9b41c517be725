"""How to play Cincinnati well without thinking long."""

from __future__ import annotations

from greenbaize.engine.policy import Policy
from greenbaize.engine.rng import Rng
from greenbaize.engine.state import State
from greenbaize.games.cincinnati import hierarchy
from greenbaize.games.cincinnati.box import (
    DUEL_CARD,
    MONEY_CARDS,
    NOWHERE,
    ROUNDS,
    TOKEN_CARD,
    TOKENS_A_CARD,
    WORTH,
    A,
    B,
    C,
)
from greenbaize.games.cincinnati.company import Company
from greenbaize.games.cincinnati.contest import Contest
from greenbaize.games.cincinnati.foresight import Foresight, Reach
from greenbaize.games.cincinnati.game import Cincinnati
from greenbaize.games.cincinnati.phases import (
    ASKING,
    BOUGHT,
    CHALLENGING,
    DUEL_ASKING,
    DUEL_KEEPING,
    KEEPING,
    LIFTING,
    PUTTING,
    REVEALING,
    SITTING,
    THIRD,
)
from greenbaize.games.cincinnati.table import lying
from greenbaize.games.cincinnati.valuation import Standing, table_of

VALUES = list(WORTH)

KEEPS_OF = list(hierarchy.KEEPS_OF)

DUEL_WORTH = 12.0
"""What the right to a duel is worth in a pile, in thousands."""

HARM = 0.33
"""How much what a rival loses counts beside what the seat wins."""

SHY = 0.02
"""How much each token of a rival, who may throw again for it, deters from a duel."""

MARGIN = 0.03
"""Keeps that are worse by more than this chance are not worth a search."""


class HouseRules(Policy):
    """Plays for the chance to win the pile or the duel, and knows what that is worth."""

    def __init__(self) -> None:
        reach = Reach()
        self.company = Company(reach)
        self.contest = Contest(reach)
        self.judge = Standing()

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        table = table_of(state)
        if table.phase == KEEPING or table.phase == DUEL_KEEPING:
            return self.keep(table, seat)
        if table.phase == ASKING or table.phase == DUEL_ASKING:
            return self.answer(table, seat)
        if table.phase == SITTING:
            return self.sit(table, seat)
        if table.phase == CHALLENGING:
            return self.challenge(table, seat, rng)
        return table.pick(seat, rng)

    def sit(self, table: Cincinnati, seat: int) -> int:
        """The table where the first throw hopes for most."""
        atlantic = self.worth(table, A)
        ballroom = self.worth(table, B)
        seating = self.company.gathered(table.seats, atlantic, ballroom, self.worth(table, C))
        return seating.tables[table.dice[seat]]

    def keep(self, table: Cincinnati, seat: int) -> int:
        """What promises most against those who are in the way."""
        self.contest.meet(table, seat)
        ahead: Foresight = self.contest.ahead(throws_left(table))
        return ahead.best_keep(lies_of(table, seat), table.choices(seat))

    def answer(self, table: Cincinnati, seat: int) -> int:
        """A throw is bought if what it promises is worth its price."""
        if not table.tokens[seat]:
            return 0
        self.contest.meet(table, seat)
        ahead: Foresight = self.contest.ahead(1)
        lies = lies_of(table, seat)
        best = ahead.best_keep(lies, KEEPS_OF[lies] - 1)
        gain = ahead.keeping(lies, best) - ahead.now(lies)
        return 1 if gain * self.stake(table, seat) > self.price(table) else 0

    def challenge(self, table: Cincinnati, seat: int, rng: Rng) -> int:
        """Whoever has most to lose."""
        best = -1
        most = -1.0
        ties = 0
        for other in range(table.seats):
            if other != seat:
                value = self.prey(table, seat, other)
                if best < 0 or value > most:
                    most = value
                    best = other
                    ties = 1
                elif value == most:
                    ties += 1
                    if rng.below(ties) == 0:
                        best = other
        return best

    def prey(self, table: Cincinnati, seat: int, other: int) -> float:
        """What it is worth to take another's best card, more from one who is ahead."""
        self.judge.measure(table)
        share = self.judge.share(table, other) - self.judge.share(table, seat)
        value = best_card(table, other) * (1.0 + share)
        return value * (1.0 - SHY * table.tokens[other]) + 0.01 * share

    def weights(self, state: State, seat: int) -> dict[int, float]:
        """All of it on the best move, or shared by those who are equally good to challenge."""
        table = table_of(state)
        if table.phase == CHALLENGING:
            worths = {other: self.prey(table, seat, other) for other in table.moves(seat)}
            best = [other for other in worths if worths[other] == max(worths.values())]
            return {other: 1.0 / len(best) for other in best}
        if table.phase == PUTTING:
            return {move: 1.0 / len(table.moves(seat)) for move in table.moves(seat)}
        return {self.choose(state, seat, Rng(0)): 1.0}

    def candidates(self, state: State, seat: int, most: int, rng: Rng) -> list[int]:
        """Of the keeps the most promising; else all that is legal."""
        table = table_of(state)
        first = self.choose(state, seat, rng)
        found = [first]
        for move in self.in_order(table, seat):
            if move != first and len(found) < most:
                found.append(move)
        return found

    def in_order(self, table: Cincinnati, seat: int) -> list[int]:
        """The legal moves; of keeps only the best, the most promising first."""
        moves = table.moves(seat)
        if table.phase != KEEPING and table.phase != DUEL_KEEPING:
            return moves
        self.contest.meet(table, seat)
        ahead: Foresight = self.contest.ahead(throws_left(table))
        lies = lies_of(table, seat)
        ranked = []
        for move in moves:
            ranked.append((-ahead.keeping(lies, move), move))
        ranked.sort()
        near: list[int] = []
        for value, move in ranked:
            if value < ranked[0][0] + MARGIN:
                near.append(move)
        return near

    def imagine(self, world: State, seat: int, rng: Rng) -> None:
        """Others choose tables and keep dice in secret as this policy does."""
        table = table_of(world)
        for other in range(table.seats):
            if other == seat or table.waiting >> other & 1:
                continue
            if table.phase == SITTING or table.phase == LIFTING:
                table.seated[other] = self.sit(table, other)
            elif table.phase != KEEPING and table.phase != REVEALING:
                continue
            elif table.hidden and table.throwing >> other & 1:
                table.kept[other] = self.keep(table, other)

    def price(self, table: Cincinnati) -> float:
        """What a token is worth when this round is over."""
        return self.judge.token_with(ROUNDS - table.round)

    def stake(self, table: Cincinnati, seat: int) -> float:
        """What the throw is about; what a rival does not get is a part of it."""
        if table.fighters == 0:
            return self.worth(table, table.seated[seat])
        if table.prize != NOWHERE:
            return self.worth(table, table.prize) * (1.0 + HARM)
        return best_card(table, table.duellists[1]) * (1.0 + HARM)

    def worth(self, table: Cincinnati, where: int) -> float:
        """What a pile is worth, in thousands."""
        pile = table.piles[where]
        tokens = TOKENS_A_CARD * lying(pile, TOKEN_CARD)
        if tokens > table.supply and not table.unlimited:
            tokens = table.supply
        total = self.price(table) * tokens + DUEL_WORTH * lying(pile, DUEL_CARD)
        for card in range(MONEY_CARDS):
            total += VALUES[card] * lying(pile, card)
        return total


def throws_left(table: Cincinnati) -> int:
    """How many throws are left, this one counted."""
    return 1 if table.throw == BOUGHT else THIRD + 1 - table.throw


def lies_of(table: Cincinnati, seat: int) -> int:
    """The dice that a seat plays on with."""
    return table.duel_dice[table.fighter] if table.fighters else table.dice[seat]


def best_card(table: Cincinnati, seat: int) -> float:
    """What a seat's highest money card is worth."""
    highest = 0.0
    for card in range(MONEY_CARDS):
        if lying(table.purses[seat], card):
            highest = VALUES[card]
    return highest
