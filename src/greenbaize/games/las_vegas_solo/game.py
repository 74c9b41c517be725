"""Las Vegas Solo: what lies on the table, and the rules in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from greenbaize.engine import copying, dice
from greenbaize.engine.dice import is_throw_of
from greenbaize.engine.numbers import check_place
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE
from greenbaize.games.las_vegas.box import BIG_BILLS, CASINOS, DICE, MINIMUM, NOBODY, TOP_BILL
from greenbaize.games.las_vegas.colours import any_casino, casinos_of, die_with, face_of
from greenbaize.games.las_vegas.strip import Strip, lying, stack_of
from greenbaize.games.las_vegas.throws import every, may_fall, ways_of
from greenbaize.games.las_vegas_solo import make_events
from greenbaize.games.las_vegas_solo.box import OWN, OWNERS
from greenbaize.games.las_vegas_solo.phases import (
    DRAWING,
    OVER,
    PLACING,
    ROLLING,
    SCATTERING,
    STOCKING,
)


def of_colour(group: int, colour: int) -> int:
    """How many dice of a colour are in a group."""
    return group >> 3 * colour & 7


class Solo(Strip):
    """One game of Las Vegas Solo: one seat against seven colours that it throws itself.

    Casinos and colours are counted from 0; colour 0 is the seat's own. A group of dice is one
    number, three bits a colour, and so is a throw of one die of each.
    """

    phase: int
    round: int
    rounds: int
    own_dice: int
    beforehand: int
    casino: int
    stake: int
    opponent: int
    thrown_out: int
    to_scatter: int
    group: int
    rolled: int
    groups: list[int]
    money: list[int]
    won: list[int]
    bets: list[list[int]]

    def __init__(self, own_dice: int = DICE, two_scattered: bool = False, rounds: int = 1) -> None:
        super().__init__(1, BIG_BILLS)
        self.own_dice = own_dice
        self.beforehand = 2 if two_scattered else 1
        self.rounds = rounds
        self.round = 0
        self.groups = [0] * 2
        self.money = [0] * 8
        self.won = [0] * 8
        self.bets = [[0] * 8, [0] * 8, [0] * 8, [0] * 8, [0] * 8, [0] * 8]
        self.begin_round()

    def owing(self) -> int:
        return self.owed()

    def owed(self) -> int:
        """The only seat places; all else is the House's."""
        if self.phase == PLACING:
            return 1
        if self.phase == OVER:
            return 0
        return 1 << HOUSE

    def moves(self, seat: int) -> list[int]:
        if seat == HOUSE:
            return self.house_moves()
        if self.phase != PLACING or seat != 0:
            return []
        casinos = casinos_of(self.rolled)
        return [casino for casino in range(CASINOS) if casinos >> casino & 1]

    def house_moves(self) -> list[int]:
        """Every bill that may come up, every opponent left, or every throw."""
        if self.phase == STOCKING:
            return self.bills_to_come()
        if self.phase == DRAWING:
            return [colour for colour in range(OWNERS) if self.may_be_drawn(colour)]
        if self.phase == SCATTERING:
            return sorted(dice.rolls(DICE))
        if self.phase == ROLLING:
            left = enumerate(self.left_in(self.group))
            return every([ways_of(colour, dice > 0) for colour, dice in left])
        return []

    def left_in(self, group: int) -> list[int]:
        """How many dice each colour has in a group."""
        check_place(group, 2)
        return [of_colour(self.groups[group], colour) for colour in range(OWNERS)]

    def allows(self, seat: int, move: int) -> bool:
        if seat == HOUSE and self.phase == ROLLING:
            return may_fall(move, self.left_in(self.group))
        if seat == HOUSE and self.phase == SCATTERING:
            return is_throw_of(move, DICE)
        return move in self.moves(seat)

    def may_be_drawn(self, colour: int) -> bool:
        """Any opponent that has not been thrown out in this round."""
        return colour != OWN and not self.thrown_out >> colour & 1

    def pick(self, seat: int, rng: Rng) -> int:
        return any_casino(self.rolled, rng)

    def sample(self, rng: Rng) -> int:
        if self.phase == STOCKING:
            return self.top_of_the_deck(rng)
        if self.phase == DRAWING:
            return self.any_opponent(rng)
        if self.phase == SCATTERING:
            return rng.throw(DICE, 1)
        return self.any_throw(rng)

    def any_opponent(self, rng: Rng) -> int:
        """Each opponent that is left is as likely to be drawn (A45)."""
        before = rng.below(OWNERS - 1 - self.beforehand + self.to_scatter)
        colour = OWN + 1
        while before or self.thrown_out >> colour & 1:
            before -= 1 - (self.thrown_out >> colour & 1)
            colour += 1
        return colour

    def any_throw(self, rng: Rng) -> int:
        """One die of every colour that has any left in the group (S4)."""
        roll = 0
        for colour in range(OWNERS):
            if of_colour(self.groups[self.group], colour):
                roll |= die_with(1 + rng.below(6), colour)
        return roll

    def thrower(self) -> int:
        if self.phase == STOCKING or self.phase == DRAWING:
            return HOUSE
        return 0

    def _play(self, seat: int, move: int) -> int:
        if self.phase == PLACING:
            self.place(move)
        elif self.phase == ROLLING:
            self.show(move)
        elif self.phase == STOCKING:
            self.stock(move)
        elif self.phase == DRAWING:
            self.draw(move)
        else:
            self.scatter(move)
        return self.owed()

    def begin_round(self) -> None:
        """All dice are in the box again, and the casinos are stocked first (S1)."""
        self.casino = 0
        self.stake = 0
        self.opponent = NOBODY
        self.thrown_out = 0
        self.to_scatter = self.beforehand
        self.group = 0
        self.rolled = 0
        self.phase = STOCKING

    def stock(self, bill: int) -> None:
        """Bills are turned up onto one casino after the other until each is worth enough (B2)."""
        if self.story is not None:
            self.story += make_events.stocked(self, bill)
        self.take_off_the_deck(bill)
        self.bills[self.casino] += stack_of(bill)
        self.stake += bill
        if self.stake >= MINIMUM:
            self.casino += 1
            self.stake = 0
        if self.casino == CASINOS:
            self.phase = DRAWING

    def draw(self, colour: int) -> None:
        """Chance says whose dice are thrown out beforehand (S2, A45)."""
        if self.story is not None:
            self.story += make_events.drawn(colour)
        self.opponent = colour
        self.thrown_out |= 1 << colour
        self.to_scatter -= 1
        self.phase = SCATTERING

    def scatter(self, roll: int) -> None:
        """Each of the opponent's eight dice goes to the casino that it shows (S2, S6)."""
        if self.story is not None:
            self.story += make_events.scattered(self, roll)
        for casino in range(CASINOS):
            self.bets[casino][self.opponent] += roll >> 10 * casino & 15
        self.opponent = NOBODY
        self.phase = DRAWING
        if self.to_scatter == 0:
            self.split()

    def split(self) -> None:
        """Half of each colour in each group; an odd die of your own in the second (S3, S7)."""
        for colour in range(OWNERS):
            if not self.thrown_out >> colour & 1:
                number = self.own_dice if colour == OWN else DICE
                half = number // 2
                self.groups[0] += half << 3 * colour
                self.groups[1] += number - half << 3 * colour
        self.take_group(0)

    def take_group(self, group: int) -> None:
        """A group is played to its end before the other one is touched (S4, A46)."""
        self.group = group
        if self.story is not None:
            self.story += make_events.took_group(self)
        self.phase = ROLLING

    def show(self, roll: int) -> None:
        """One die of every colour has been thrown, and a value is to be chosen (S4)."""
        if self.story is not None:
            self.story += make_events.threw(roll)
        self.rolled = roll
        self.phase = PLACING

    def place(self, casino: int) -> None:
        """All dice of the chosen value go to its casino, whatever their colour (S4)."""
        if self.story is not None:
            self.story += make_events.placed(self, casino)
        for colour in range(OWNERS):
            if face_of(self.rolled, colour) == casino + 1:
                self.bets[casino][colour] += 1
                self.groups[self.group] -= 1 << 3 * colour
        self.rolled = 0
        self.go_on()

    def go_on(self) -> None:
        """The group is thrown again until it is empty; after the second the casinos pay (S4)."""
        if self.groups[self.group]:
            self.phase = ROLLING
        elif self.group == 0:
            self.take_group(1)
        else:
            self.pay_out()

    def pay_out(self) -> None:
        """Casinos pay in order, to eight colours alike (S5, B11)."""
        for casino in range(CASINOS):
            self.strike_out(casino)
            self.pay(casino)
        self.end_round()

    def strike_out(self, casino: int) -> None:
        """Ties cancel: colours with equally many dice are out, all at once (B8)."""
        tied = self.tied_sizes(self.bets[casino], OWNERS)
        if self.story is not None:
            self.story += make_events.tied(self, casino, tied)
        for colour in range(OWNERS):
            if tied >> self.bets[casino][colour] & 1:
                self.bets[casino][colour] = 0

    def pay(self, casino: int) -> None:
        """The most dice take the highest bill, and so on down; nothing stays (B9, B12)."""
        for bill in range(TOP_BILL, 0, -1):
            for _ in range(lying(self.bills[casino], bill)):
                self.award(casino, bill, self.largest(self.bets[casino], OWNERS))
        self.bills[casino] = 0
        for colour in range(OWNERS):
            self.bets[casino][colour] = 0

    def award(self, casino: int, bill: int, colour: int) -> None:
        """Opponents keep what they win; what nobody wins goes under the deck (B10, 17.17)."""
        if self.story is not None:
            self.story += make_events.awarded(self, casino, bill, colour)
        if colour == NOBODY:
            self.put_under(bill)
        else:
            self.money[colour] += 10 * bill
            self.won[colour] += 1
            self.bets[casino][colour] = 0

    def end_round(self) -> None:
        """A game is one round, or four of them added up (S8, A44)."""
        if self.story is not None:
            self.story += make_events.round_ended(self)
        if self.round + 1 == self.rounds:
            self.phase = OVER
            if self.story is not None:
                self.story += make_events.ended(self)
            return
        self.round += 1
        self.begin_round()

    def others(self) -> int:
        """What all opponents have won together."""
        money = 0
        for colour in range(OWN + 1, OWNERS):
            money += self.money[colour]
        return money

    def is_won(self) -> bool:
        """You need more than all others together; as much is not enough (S5, A47)."""
        return self.money[OWN] > self.others()

    def scores(self) -> list[int]:
        return [self.money[OWN]]

    def places(self) -> list[int]:
        return [1 if self.is_won() else 2]

    def clone(self) -> Solo:
        return copying.copied(self, Solo)

    def guess(self, seat: int, rng: Rng) -> Solo:
        """Nothing on this table is secret: the order of the deck is nobody's, and not yet made."""
        return self.clone()

    def foresee(self, casino: int, placed: bool) -> Solo:
        """The table as if this casino paid now, before the placement on it or after."""
        if casino < 0 or casino >= CASINOS:
            check_place(casino, CASINOS)
        other = self.clone()
        for colour in range(OWNERS):
            if placed and face_of(self.rolled, colour) == casino + 1:
                other.bets[casino][colour] += 1
        other.strike_out(casino)
        other.pay(casino)
        return other

    def lay(self, casino: int, bills: Sequence[int], bets: Sequence[int]) -> None:
        """Set a position: just these bills (in thousands) and dice lie on this casino."""
        check_place(casino, CASINOS)
        self.lay_bills(casino, bills)
        for colour in range(OWNERS):
            self.bets[casino][colour] = bets[colour]

    def give(self, group: int, dice: Sequence[int]) -> None:
        """Set a position: just these dice, by colour, are left in a group."""
        check_place(group, 2)
        self.groups[group] = sum([dice[colour] << 3 * colour for colour in range(OWNERS)])

    def enrich(self, colour: int, bills: Sequence[int]) -> None:
        """Set a position: this colour has won these bills (in thousands) before."""
        check_place(colour, OWNERS)
        self.take_bills(bills)
        self.money[colour] += sum(bills)
        self.won[colour] += len(bills)

    def jump(self, round: int, group: int) -> None:
        """Set a position: this round, counted from 1, and the group that is thrown next."""
        check_place(group, 2)
        self.round = round - 1
        self.group = group
        self.to_scatter = 0
        self.phase = ROLLING
