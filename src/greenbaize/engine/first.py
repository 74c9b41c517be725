"""Who begins: a seat that the table names, or one that the House draws."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from greenbaize.engine.errors import IllegalMoveError, SetupError
from greenbaize.engine.event import Event
from greenbaize.engine.game import Option, Options
from greenbaize.engine.text import sentence

RANDOM = "random"
UNDRAWN = -1
"""Stands where the seat that begins would stand, until it is drawn."""


def first_player(rule: str, most_seats: int) -> Option:
    """The option of a game that has it: usually the first seat, at tables a seat by lot."""
    says = "the seat that begins"
    choices = (*range(1, most_seats + 1), RANDOM)
    return Option("first_player", rule, says, choices, 1, at_tables=RANDOM)


def first_of(seats: int, options: Options) -> int:
    """The seat that begins, if it need not be drawn."""
    first = options["first_player"]
    if first == RANDOM:
        return UNDRAWN
    if int(first) > seats:
        raise SetupError(
            "first_player_not_seated", option="first_player", seat=int(first), seats=seats
        )
    return int(first) - 1


def not_a_seat(seats: int, rule: str) -> IllegalMoveError:
    """Somebody else was drawn than sits at the table."""
    return IllegalMoveError("one_of_the_seats_begins", rule, seats=seats)


@dataclass(slots=True)
class FirstChosen(Event):
    """It was drawn who begins."""

    seat: int

    def say(self, names: Sequence[str]) -> str:
        return f"{sentence(names[self.seat])} had the first turn."
