"""Bells & Hammers and its referee, side by side, move for move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from greenbaize.engine.game import Value
from greenbaize.engine.seats import HOUSE, PUBLIC, members
from greenbaize.games.bells_and_hammers import GAME
from greenbaize.games.bells_and_hammers.phases import CHOOSING, PASS, THROWING

from .agreement import CHUNKS, Both, agree, name_of
from .bells_and_hammers import Referee

MARKS = ["1", "2", "3", "4", "5", "6", "bell", "hammer"]


class BellsAndReferee(Both):
    """One match, and the referee of the same match."""

    GAME = GAME

    def __init__(self, index: int) -> None:
        super().__init__(index)
        self.shy = self.chance.choice((0.0, 0.0, 0.4, 0.9))
        self.keen = self.chance.choice((None, None, None, 0))
        self.loaded = self.chance.random() < 0.5

    def set_up(self) -> tuple[int, dict[str, Value], Any]:
        """Most matches are short; in some nobody likes to bid."""
        seats, options, _ = super().set_up()
        options["games"] = self.chance.choice((1, 1, 1, 2, 4))
        if self.chance.random() < 0.05:
            options["games"] = 9
        return seats, options, GAME.begin(seats, options)

    def play(self, seat: int) -> None:
        """A legal move of this seat, in both; the shy pass, the keen do not, dice are loaded."""
        state = self.state
        if seat == HOUSE and state.phase == THROWING and self.loaded:
            self.make(seat, self.chance.randrange(256) & ~(self.chance.randrange(4) << 6))
        elif seat == HOUSE or seat == self.keen or self.chance.random() >= self.shy:
            super().play(seat)
        else:
            self.make(seat, PASS)

    def make(self, seat: int, move: int) -> None:
        """This move, in both."""
        words = GAME.write(self.state, seat, move)
        self.spoken.append(words)
        self.referee.play(name_of(seat), words)
        self.state.play(seat, move)

    def endow(self, bank: int, points: list[int]) -> None:
        """This lies on both tables."""
        self.state.endow(bank, points)
        self.referee.bank = bank
        self.referee.points = list(points)

    def call_referee(self) -> Referee:
        return Referee(self.seats, self.options)

    def laid_out(self) -> dict[str, object]:
        return laid_out(GAME.view(self.state, PUBLIC))

    def compare(self) -> None:
        super().compare()
        view = GAME.view(self.state, PUBLIC)
        assert view["over"] == (self.referee.owing() == [])
        assert view.get("places") == (self.referee.places() if view["over"] else None)

    def near_misses(self) -> Iterator[str]:
        """Bids around the limits, throws with and without symbols, and any card or seat."""
        standing = self.state.standing
        most = max(self.state.points[seat] for seat in range(self.seats))
        for bid in (0, standing - 1, standing, standing + 1, most, most + 1):
            yield f"bid {bid}"
        yield from ("pass", "roll blank", "roll bell", "roll", "turn", "banker 0")
        shown = [mark for mark in MARKS if self.chance.random() < 0.4] or ["6"]
        yield f"roll {' '.join(shown)}"
        yield f"roll {' '.join([*shown, shown[-1]])}"
        yield f"turn {self.chance.choice(['horse', 'inn', 'bell', 'hammer', 'double', 'cat'])}"
        yield f"banker {self.chance.randint(1, self.seats + 1)}"


def laid_out(view: Any) -> dict[str, object]:
    """A view, laid out as the referee does."""
    seats = view["seats"]
    return {
        "game": view["game"],
        "bank": view["bank"],
        "points": [seat["points"] for seat in seats],
        "match": [seat["match"] for seat in seats],
        "in_match": [seat["in_match"] for seat in seats],
        "banker": view.get("banker"),
        "for_sale": view["for_sale"],
        "standing": view["standing"],
        "bidder": view.get("bidder"),
        "bidding": [bool(view["for_sale"]) and seat["bidding"] for seat in seats],
        "cards": [seat["cards"] for seat in seats],
        "owners": view["owners"],
        "inn": view["inn"],
        "turn": view.get("turn"),
        "streaks": [seat["streak"] for seat in seats],
    }


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_game_and_its_referee_agree_move_for_move(chunk: int) -> None:
    agree(BellsAndReferee, chunk, every=100)


def lots_drawn(index: int) -> int:
    """How often a Banker is drawn by lot in a match whose games all end with equals."""
    both = BellsAndReferee(index)
    both.options["games"] = 3
    both.state = GAME.begin(both.seats, both.options)
    both.referee = both.call_referee()
    drawn = 0
    while owing := both.state.owing():
        both.compare()
        drawn += both.state.phase == CHOOSING
        if both.state.phase == THROWING:
            poor = both.state.turn
            both.endow(6, [20 if seat == poor else 30 for seat in range(both.seats)])
            both.make(HOUSE, 1 << 5)
        else:
            both.play(next(members(owing)))
    both.compare()
    return drawn


def test_they_agree_about_ties_and_the_lots_that_are_drawn() -> None:
    assert sum(lots_drawn(index) for index in range(24)) > 30


def test_a_difference_is_noticed() -> None:
    both = BellsAndReferee(2)
    for ply in both.play_on():
        if ply > 60 and both.state.phase == THROWING:
            break
    both.compare()
    both.referee.points[0] += 1
    with pytest.raises(AssertionError):
        both.compare()
    both.referee.points[0] -= 1
    both.referee.streaks[1] += 1
    with pytest.raises(AssertionError):
        both.compare()
    both.referee.streaks[1] -= 1
    both.compare()
    both.referee.inn = not both.state.inn
    with pytest.raises(AssertionError):
        both.compare()
