"""Las Vegas Solo and its referee, side by side, move for move."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from greenbaize.engine.seats import HOUSE
from greenbaize.games.las_vegas_solo import GAME

from .agreement import CHUNKS, Both, agree
from .las_vegas_solo import Referee

COLOURS = 8


class SoloAndReferee(Both):
    """One game, and the referee of the same game."""

    GAME = GAME

    def call_referee(self) -> Referee:
        return Referee(self.seats, self.options)

    def laid_out(self) -> dict[str, object]:
        view = GAME.view(self.state, 0)
        group = view.get("group")
        nothing = [0] * COLOURS
        return {
            "round": view["round"],
            "casinos": [{"bills": c["bills"], "dice": c["dice"]} for c in view["casinos"]],
            "scattered": sorted(c + 1 for c in view["thrown_out"] if c != view.get("opponent")),
            "group": group,
            "stock": view["groups"][group - 1] if group else nothing,
            "later": view["groups"][1] if group == 1 else nothing,
            "rolled": thrown(view["rolled"]),
            "money": [colour["money"] for colour in view["colours"]],
            "bills": [colour["bills"] for colour in view["colours"]],
            "deck": view["deck"],
            "under": view["under"],
        }

    def compare(self) -> None:
        self.compare_moves()
        table = self.referee.table()
        table["scattered"] = sorted(table["scattered"])
        assert self.laid_out() == table
        assert self.state.scores() == self.referee.scores()
        assert self.state.places() == self.referee.places()

    def near_misses(self) -> Iterator[str]:
        """Words of all kinds that may be right or not."""
        chance = self.chance
        yield f"place {chance.randint(0, 7)}"
        yield f"bill {chance.choice(range(0, 120, 5))}"
        yield f"opponent {chance.randint(0, 9)}"
        yield "roll " + " ".join(chance.choice("123456-") for _ in range(COLOURS))
        yield "scatter " + " ".join(sorted(chance.choice("123456") for _ in range(COLOURS)))


def thrown(heaps: list[dict[str, object]]) -> str | None:
    """A throw as the House says it."""
    faces = ["-"] * COLOURS
    for heap in heaps:
        colours = heap["colours"]
        assert isinstance(colours, list)
        for colour in colours:
            faces[colour] = str(heap["face"])
    return " ".join(faces) if heaps else None


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_game_and_its_referee_agree_move_for_move(chunk: int) -> None:
    agree(SoloAndReferee, chunk)


def test_a_difference_is_noticed() -> None:
    both = SoloAndReferee(3)
    for ply in both.play_on():
        if ply > 40 and both.state.owing() != 1 << HOUSE:
            break
    both.compare()
    both.state.play(0, both.state.moves(0)[0])
    with pytest.raises(AssertionError):
        both.compare()
