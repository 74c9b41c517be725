"""The game and its referee, side by side, move for move."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import pytest

from greenbaize.build import compiled
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE, PUBLIC, members
from greenbaize.engine.trouble import Refused
from greenbaize.games.las_vegas import GAME
from greenbaize.games.las_vegas.game import LasVegas

from .las_vegas import HOUSE as REFEREES_HOUSE
from .las_vegas import Referee

CHUNKS = 8
GAMES = int(os.environ.get("GREENBAIZE_REFEREE_GAMES", 2000 if compiled() else 200))


class Both:
    """One game, and the referee of the same game."""

    def __init__(self, index: int) -> None:
        self.chance = random.Random(index)
        self.rng = Rng(index)
        self.seats = self.chance.choice(GAME.seats)
        self.options = {option.name: self.chance.choice(option.choices) for option in GAME.options}
        self.state: LasVegas = GAME.begin(self.seats, GAME.settle(self.options))
        self.referee = Referee(self.seats, bool(self.options["neutral_dice"]))
        self.game = f"game {index}, {self.seats} seats, {self.options}"

    def play_on(self) -> Iterator[int]:
        """One random move after the other, made in both."""
        ply = 0
        while owing := list(members(self.state.owing())):
            yield ply
            self.play(self.chance.choice(owing))
            ply += 1

    def play(self, seat: int) -> None:
        """A legal move of this seat, in both."""
        state = self.state
        legal = [state.sample(self.rng)] if seat == HOUSE else state.moves(seat)
        move = self.chance.choice(legal)
        self.referee.play(called(seat), GAME.write(state, seat, move))
        state.play(seat, move)

    def compare(self) -> None:
        """Who owes what, all that lies on the table, and how everybody stands."""
        assert [called(seat) for seat in members(self.state.owing())] == self.referee.owing()
        for seat in range(self.seats):
            words = [GAME.write(self.state, seat, move) for move in self.state.moves(seat)]
            assert words == self.referee.moves(seat)
        assert self.state.scores() == self.referee.money()
        assert self.state.places() == self.referee.places()
        view = GAME.view(self.state, PUBLIC)
        assert laid_out(view) == self.referee.table()
        assert [seat["bills"] for seat in view["seats"]] == self.referee.bills_won()
        money = [seat["money"] for seat in view["seats"] if "money" in seat]
        assert money == (self.referee.money() if self.options["show_money"] or view["over"] else [])
        assert view.get("places") == (self.referee.places() if view["over"] else None)

    def compare_refusals(self) -> None:
        """Moves that are nearly legal are legal for both or for neither."""
        for words in self.near_misses():
            for seat in [*range(self.seats), HOUSE]:
                refused = self.referee.refusal(called(seat), words) is not None
                assert refused == (not self.allows(seat, words)), f"{called(seat)} {words}"

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

    def allows(self, seat: int, words: str) -> bool:
        """Whether the game lets a seat say this now."""
        if not self.state.owing() >> seat & 1:
            return False
        try:
            return self.state.allows(seat, GAME.read(self.state, seat, words))
        except Refused:
            return False


def called(seat: int) -> int | str:
    """A seat as the referee calls it."""
    return REFEREES_HOUSE if seat == HOUSE else seat


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
    for index in range(chunk, GAMES, CHUNKS):
        both = Both(index)
        try:
            for ply in both.play_on():
                both.compare()
                if ply % 25 == index % 25:
                    both.compare_refusals()
            both.compare()
            both.compare_refusals()
        except BaseException as trouble:
            trouble.add_note(both.game)
            raise
        assert both.referee.owing() == []


@pytest.mark.parametrize("lent", [1, 2])
def test_many_own_dice_are_no_throw_of_a_few_own_and_neutral_ones(lent: int) -> None:
    both = Both(0)
    both.seats, both.state, both.referee = 4, LasVegas(4, True), Referee(4, True)
    both.state.give(0, 8, lent)
    both.state.jump(1, 0, 0)
    words = f"roll {evenly(8 + 16 * lent)}"
    assert not both.allows(HOUSE, words)


def test_a_difference_is_noticed() -> None:
    both = Both(3)
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
