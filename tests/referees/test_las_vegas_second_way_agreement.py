"""The second way to play and its referee, side by side, move for move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from greenbaize.engine.seats import HOUSE, PUBLIC
from greenbaize.games.las_vegas_second_way import GAME
from greenbaize.games.las_vegas_second_way.box import COLOUR_NAMES as NAMES

from .agreement import CHUNKS, Both, agree
from .las_vegas_second_way import Referee

COLOURS = len(NAMES)


class SecondWayAndReferee(Both):
    """One game, and the referee of the same game."""

    GAME = GAME

    def call_referee(self) -> Referee:
        return Referee(self.seats, self.options)

    def laid_out(self) -> dict[str, Any]:
        view = GAME.view(self.state, PUBLIC)
        mine = [GAME.view(self.state, seat)["seats"][seat] for seat in range(self.seats)]
        return {
            "round": view["round"],
            "start": view.get("start"),
            "turn": view.get("turn"),
            "casinos": [{"bills": c["bills"], "dice": c["dice"]} for c in view["casinos"]],
            "stock": stock([colour["stock"] for colour in view["colours"]]),
            "rolled": thrown(view["rolled"]),
            "colours": [numbers(seat.get("colours", [])) for seat in mine],
            "claimed": [sorted(colour["bills"]) for colour in view["colours"]],
            "money": [seat["money"] for seat in view["seats"]],
            "bills": [seat["bills"] for seat in view["seats"]],
            "deck": view["deck"],
        }

    def compare(self) -> None:
        """Between rounds the referee has cleared the table, and the game lets people look."""
        self.compare_moves()
        mine, other = self.laid_out(), self.referee.table()
        other["claimed"] = [sorted(bills) for bills in other["claimed"]]
        if self.spoken and self.spoken[-1].startswith("reveal"):
            for table in (mine, other):
                for part in ("casinos", "stock", "colours", "claimed", "round", "start"):
                    del table[part]
        assert mine == other
        assert self.state.scores() == self.referee.scores()
        assert self.state.places() == self.referee.places()

    def near_misses(self) -> Iterator[str]:
        """Words of all kinds that may be right or not."""
        chance = self.chance
        yield f"place {chance.randint(0, 7)}"
        yield f"first {chance.randint(0, 5)}"
        yield f"bill {chance.choice(range(0, 120, 5))}"
        yield f"deal {chance.randint(1, 4)} {chance.randint(4, 9)}"
        yield "roll " + " ".join(chance.choice("123456-") for _ in range(COLOURS))
        pairs = ["".join(sorted(chance.choices("123456", k=2))) for _ in range(COLOURS)]
        yield "scatter " + " ".join(pairs)


def stock(dice: list[int]) -> list[int]:
    """The common stock, which to the referee is none before the first throw."""
    return [0] * COLOURS if dice == [8] * COLOURS else dice


def thrown(heaps: list[dict[str, Any]]) -> str | None:
    """A throw as the House says it."""
    faces = ["-"] * COLOURS
    for heap in heaps:
        for colour in heap["colours"]:
            faces[NAMES.index(colour)] = str(heap["face"])
    return " ".join(faces) if heaps else None


def numbers(colours: list[Any]) -> list[int]:
    """Colours as the House counts them."""
    return [NAMES.index(colour) + 1 for colour in colours]


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_game_and_its_referee_agree_move_for_move(chunk: int) -> None:
    agree(SecondWayAndReferee, chunk)


def test_a_difference_is_noticed() -> None:
    both = SecondWayAndReferee(3)
    for ply in both.play_on():
        if ply > 40 and both.state.owing() != 1 << HOUSE:
            break
    both.compare()
    seat = both.referee.owing()[0]
    both.state.play(seat, both.state.moves(seat)[0])
    with pytest.raises(AssertionError):
        both.compare()
