"""Las Vegas and its referee, side by side, move for move."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from greenbaize.engine.seats import HOUSE, PUBLIC
from greenbaize.games.las_vegas import GAME
from greenbaize.games.las_vegas.game import LasVegas

from .agreement import CHUNKS, Both, agree
from .las_vegas import Referee


class LasVegasAndReferee(Both):
    """One game, and the referee of the same game."""

    GAME = GAME

    def call_referee(self) -> Referee:
        return Referee(self.seats, bool(self.options["neutral_dice"]))

    def laid_out(self) -> dict[str, object]:
        return laid_out(GAME.view(self.state, PUBLIC))

    def compare(self) -> None:
        super().compare()
        view = GAME.view(self.state, PUBLIC)
        assert [seat["bills"] for seat in view["seats"]] == self.referee.bills_won()
        money = [seat["money"] for seat in view["seats"] if "money" in seat]
        shown = self.options["show_money"] or view["over"]
        assert money == (self.referee.scores() if shown else [])
        assert view.get("places") == (self.referee.places() if view["over"] else None)

    def near_misses(self) -> Iterator[str]:
        """Some random words of all kinds, and throws that differ by a die from a right one."""
        yield f"place {self.chance.randint(0, 7)}"
        yield f"bill {self.chance.choice(range(0, 110, 5))}"
        yield f"neutral {throw(self.chance, self.chance.randint(1, 3), 0)}"
        seat = self.state.turn
        own, lent = self.referee.own[seat], self.referee.neutral[seat]
        yield f"roll {throw(self.chance, own, lent)}"
        yield f"roll {throw(self.chance, max(0, own + self.chance.choice([-1, 1])), lent)}"
        yield f"roll {throw(self.chance, own, max(0, lent + self.chance.choice([-1, 1])))}"
        yield f"roll {evenly(own + 16 * lent)}"


def throw(chance: random.Random, own: int, lent: int) -> str:
    """Dice of both kinds, in order."""
    thrown = [(chance.randint(1, 6), "") for _ in range(own)]
    thrown += [(chance.randint(1, 6), "n") for _ in range(lent)]
    return " ".join(f"{face}{letter}" for face, letter in sorted(thrown))


def evenly(own: int) -> str:
    """So many dice, spread over the faces."""
    return " ".join(str(face) for face in sorted(1 + die % 6 for die in range(own)))


def laid_out(view: Any) -> dict[str, object]:
    """A view, laid out as the referee does."""
    faces = [
        f"{heap['face']}{letter}"
        for heap in view["rolled"]
        for letter, kind in (("", "own"), ("n", "neutral"))
        for _ in range(heap[kind])
    ]
    casinos = [
        {name: casino[name] for name in ("bills", "dice", "neutral")} for casino in view["casinos"]
    ]
    assert [casino["number"] for casino in view["casinos"]] == [1, 2, 3, 4, 5, 6]
    return {
        "round": view["round"],
        "start": view["start"],
        "turn": view.get("turn"),
        "casinos": casinos,
        "own": [seat["dice"] for seat in view["seats"]],
        "neutral": [seat["neutral"] for seat in view["seats"]],
        "deck": view["deck"],
        "under": view["under"],
        "rolled": " ".join(faces) if faces else None,
    }


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_game_and_its_referee_agree_move_for_move(chunk: int) -> None:
    agree(LasVegasAndReferee, chunk)


@pytest.mark.parametrize("lent", [1, 2])
def test_many_own_dice_are_no_throw_of_a_few_own_and_neutral_ones(lent: int) -> None:
    both = LasVegasAndReferee(0)
    both.seats, both.state, both.referee = 4, LasVegas(4, True), Referee(4, True)
    both.state.give(0, 8, lent)
    both.state.jump(1, 0, 0)
    words = f"roll {evenly(8 + 16 * lent)}"
    assert not both.allows(HOUSE, words)


def test_a_difference_is_noticed() -> None:
    both = LasVegasAndReferee(3)
    for ply in both.play_on():
        if ply > 60 and both.referee.rolled is not None:
            break
    both.compare()
    casino = both.referee.casinos[both.chance.randrange(6)]
    casino.dice[1] += 1
    with pytest.raises(AssertionError):
        both.compare()
    casino.dice[1] -= 1
    both.referee.won[0].append(10)
    with pytest.raises(AssertionError):
        both.compare()
    both.referee.won[0].pop()
    both.compare()
    both.referee.rolled = None
    with pytest.raises(AssertionError):
        both.compare()
