"""Copies of states; where games are compiled, `copying.pxd` stands in place of this."""

from __future__ import annotations

from typing import Any, TypeVar

from greenbaize.engine.state import State

S = TypeVar("S", bound=State)


def copied(state: State, kind: type[S]) -> S:
    """A state of this kind with all fields of another, but for the story: nobody listens there."""
    other = kind.__new__(kind)
    fields = vars(other)
    for name, value in vars(state).items():
        fields[name] = own(value) if type(value) is list else value
    other.story = None
    return other


def own(values: list[Any]) -> list[Any]:
    """A list of its own, and so each list in it."""
    if values and type(values[0]) is list:
        return [own(row) for row in values]
    return values[:]
