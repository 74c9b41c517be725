"""What happened at the table, and who may know of it."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import Any, ClassVar

from greenbaize.engine.seats import EVERYBODY


class Event:
    """Something that happened: past tense, complete, and seen by a set of seats.

    A game derives slotted dataclasses from this. An event that not everybody may know of
    has a field of its own, `seen_by: int = field()`.
    """

    __slots__ = ()

    hold: ClassVar[float] = 0.0
    """Seconds of a ceremony, 4 at most: everybody looks at it, and bots and clocks wait."""

    @property
    def seen_by(self) -> int:
        """The set of seats that may know of it."""
        return EVERYBODY

    def say(self, names: Sequence[str]) -> str:
        """The event as a sentence, with the seats called by these names."""
        raise NotImplementedError

    def redacted(self) -> Event:
        """The event as it is told later, while the game runs: without what all were to forget."""
        return self

    def as_json(self) -> dict[str, Any]:
        """The event's name and fields, ready for JSON."""
        fields = {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}  # type: ignore[arg-type]
        fields.pop("seen_by", None)
        return {"event": event_name(type(self)), **fields}


def event_name(kind: type[Event]) -> str:
    """What events of a class are called outside Python."""
    return snake_case(kind.__name__)


@cache
def snake_case(name: str) -> str:
    """The name of a class as an identifier.

    >>> snake_case("RoundBegan")
    'round_began'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def events_of(*modules: ModuleType) -> tuple[type[Event], ...]:
    """All events that stand in these modules, those that they import included."""
    things = [thing for module in modules for thing in vars(module).values()]
    kinds = [thing for thing in things if isinstance(thing, type) and issubclass(thing, Event)]
    return tuple(kind for kind in dict.fromkeys(kinds) if kind is not Event)


Story = list[Event]
