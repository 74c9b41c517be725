"""What looks good on the Boulevard at one look."""

from __future__ import annotations

from greenbaize.engine.rng import Rng
from greenbaize.engine.state import State
from greenbaize.games.las_vegas.boulevard.box import (
    AGAIN,
    BONUS,
    DONE,
    KEEP,
    ON_SLOT,
    PAIRING,
    PASS,
    PLACE_BILL,
    PLAYING,
    ROTATING,
    SCORING,
    SLOT,
    TAKING_BACK,
)
from greenbaize.games.las_vegas.boulevard.game import Boulevard
from greenbaize.games.las_vegas.boulevard.heaps import dice_in
from greenbaize.games.las_vegas.boulevard.look import Look, look_at
from greenbaize.games.las_vegas.box import DICE, TOP_BILL
from greenbaize.games.las_vegas.game import showing
from greenbaize.games.las_vegas.heuristics import AsIfPaidNow
from greenbaize.games.las_vegas.phases import CHOOSING, CLAIMING, KICKING, LAYING, PLACING, WINDOW
from greenbaize.games.las_vegas.strip import stack_of

FACES = 6
MIDDLE_BILL = 5
"""The bill that Place a bill is taken to bring."""

AT_ONCE = 1000.0
"""More than any placement is worth: for cards that cost nothing to play."""

NOT_NOW = -1000.0
"""Less than any placement is worth."""

A_PAYOUT = 15.0
A_PASS = 40.0
A_PAIR = 60.0
A_TURN_BACK = 150.0
A_BILL = 150.0
A_ROTATION = 200.0
"""What cards must bring while nobody has placed a die. Those that are worth most when others can
no longer answer wait longest."""


class HighRoller(AsIfPaidNow):
    """Plays for what all places would pay now, and every card as soon as it brings enough.

    A card may be played for less with every die placed, for it lapses with the round. The base
    game is played as ever.
    """

    def __init__(self) -> None:
        self.rng = Rng(0)

    def value(self, world: State, seat: int, move: int) -> float:
        if not isinstance(world, Boulevard):
            return AsIfPaidNow.value(self, world, seat, move)
        table: Boulevard = world
        if table.phase == PLACING:
            return self.after_roll(table, seat, move)
        if table.phase == WINDOW:
            return self.after_placing(table, seat, move)
        look = look_at(table, seat)
        if table.phase == KICKING:
            return look.after_kick(table.set_place[table.sets - 1], move, table.kicks)
        if table.phase == LAYING:
            return look.with_bill(move >> 8, table.middle)
        if table.phase == CLAIMING:
            return look.lead(move) - look.unclaimed(move)
        if table.phase == CHOOSING:
            return look.dear(move, SLOT)
        return 0.0 if move == KEEP else swapped(look, move)

    def after_roll(self, table: Boulevard, seat: int, move: int) -> float:
        """Placements are compared with what cards make of the roll."""
        if move >= AGAIN:
            return self.thrown_again(table, seat, move ^ AGAIN)
        look = look_at(table, seat)
        if move >= PAIRING:
            return pair(look, move >> 4 & 7, move & 15) - price(table, A_PAIR)
        if move >= ROTATING:
            look.rotate(move >> 6 & 3, move >> 3 & 7, move & 7)
            return look.best() - price(table, A_ROTATION)
        if move == PLAYING + PASS:
            return look.hope(0, self.rng) - price(table, A_PASS)
        if move == PLAYING + PLACE_BILL:
            wanted = best_bill(look) > price(table, A_BILL)
            return AT_ONCE if wanted else NOT_NOW
        return AT_ONCE if move >= PLAYING else look.placement(move)

    def thrown_again(self, table: Boulevard, seat: int, dice: int) -> float:
        """All dice are thrown again, or all but those of the best value."""
        kept = table.rolled - dice
        if not is_one_value(kept, table.rolled):
            return NOT_NOW
        look = look_at(table, seat)
        if kept and look.favourite() != kept:
            return NOT_NOW
        return look.hope(kept, self.rng)

    def after_placing(self, table: Boulevard, seat: int, move: int) -> float:
        """Dice come back if that brings enough; a place pays early if it pays well and safely."""
        if move == DONE:
            return 0.0
        look = look_at(table, seat)
        if move >= TAKING_BACK:
            return look.without(move ^ TAKING_BACK) - price(table, A_TURN_BACK)
        paid = look.unclaimed(move - SCORING) + look.threatened(move - SCORING)
        return paid / 2.0 - price(table, A_PAYOUT)


def price(table: Boulevard, worth: float) -> float:
    """What a card must bring now: the fewer dice all have left, the sooner it lapses."""
    dice = 0
    for seat in range(table.seats):
        dice += dice_in(table.hand[seat])
    return worth * dice / (DICE * table.seats)


def is_one_value(kept: int, rolled: int) -> bool:
    """Whether these dice of a roll are all that show one value, or none at all."""
    values = 0
    for face in range(FACES):
        heap = showing(kept, face)
        if heap:
            values += 1 if heap == showing(rolled, face) else FACES
    return values <= 1


def pair(look: Look, face: int, target: int) -> float:
    """What a pair brings where it is turned to."""
    if target >= ON_SLOT:
        return look.gain(face, target - ON_SLOT, SLOT)
    return look.gain(face, target, target)


def best_bill(look: Look) -> float:
    """What a bill brings where it brings most."""
    most = 0.0
    for place in range(look.venues):
        most = max(most, look.with_bill(place, MIDDLE_BILL))
    return most


def swapped(look: Look, bill: int) -> float:
    """What the next bill of the deck brings on average for one that is given away."""
    total, cards = 0.0, 0
    kept = look.had if look.count_events else look.had - stack_of(bill)
    for other in range(1, TOP_BILL + 1):
        copies = look.deck[other] if look.unseen else int(look.may_come_up(other))
        total += copies * (10.0 * (other - bill) + BONUS * look.pips(kept + stack_of(other)))
        cards += copies
    return total / cards - BONUS * look.pips(look.had) if cards else 0.0
