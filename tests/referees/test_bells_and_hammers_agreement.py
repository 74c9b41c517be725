"""Bells & Hammers and its referee, side by side, move for move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from greenbaize.engine.seats import PUBLIC
from greenbaize.games.bells_and_hammers import GAME

from .agreement import CHUNKS, Both, agree
from .bells_and_hammers import Referee

MARKS = ["1", "2", "3", "4", "5", "6", "bell", "hammer"]


class BellsAndReferee(Both):
    """One match, and the referee of the same match."""

    GAME = GAME

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
        "cards": [seat["cards"] for seat in seats],
        "owners": view["owners"],
        "inn": view["inn"],
        "turn": view.get("turn"),
        "streaks": [seat["streak"] for seat in seats],
    }


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_game_and_its_referee_agree_move_for_move(chunk: int) -> None:
    agree(BellsAndReferee, chunk, every=100)
