"""What looks good in the second way at one look."""

from __future__ import annotations

from greenbaize.engine.heuristic import Heuristic
from greenbaize.engine.state import State
from greenbaize.games.las_vegas_second_way.box import COLOURS
from greenbaize.games.las_vegas_second_way.game import SecondWay, worth

RIVAL = 1.0 / 3.0
"""How much it hurts if a colour wins that is not one's own: it may be anybody's or nobody's."""

SPARE = 15.0
"""What a die of one's own colour is worth in the stock, in thousands: bills rise while it waits."""


class TwoColours(Heuristic):
    """Plays for its two colours, against all others alike.

    A placement is worth what it pays at once, and how it leaves its casino: what one more die
    of any colour would pay there, on average. Dice of one's own that it lets go cost something.
    """

    def value(self, world: State, seat: int, move: int) -> float:
        assert isinstance(world, SecondWay)
        table: SecondWay = world
        after: SecondWay = table.clone()
        after._play(seat, move)
        paid = self.lead(after, seat) - self.lead(table, seat)
        hopes = self.outlook(after, seat, move) - self.outlook(table, seat, move)
        return paid + hopes - SPARE * (self.dice_left(table, seat) - self.dice_left(after, seat))

    def dice_left(self, table: SecondWay, seat: int) -> int:
        """How many dice of one's own colours are in the stock."""
        dice = 0
        for colour in range(COLOURS):
            if table.cards[seat] >> colour & 1:
                dice += table.stock[colour]
        return dice

    def lead(self, table: SecondWay, seat: int) -> float:
        """What one's own colours have won, less a share of what the others have."""
        lead = 0.0
        for colour in range(COLOURS):
            if table.cards[seat] >> colour & 1:
                lead += worth(table.winnings[colour])
            else:
                lead -= RIVAL * worth(table.winnings[colour])
        return lead

    def outlook(self, table: SecondWay, seat: int, casino: int) -> float:
        """What one more die on a casino would bring, each colour in the stock as likely."""
        total = 0.0
        colours = 0
        for colour in range(COLOURS):
            if table.stock[colour]:
                then: SecondWay = table.foresee(casino, colour)
                total += self.lead(then, seat) - self.lead(table, seat)
                colours += 1
        return total / colours if colours else 0.0
