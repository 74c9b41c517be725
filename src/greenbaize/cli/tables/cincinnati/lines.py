"""Events of Cincinnati as lines of the terminal, as few as it takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from greenbaize.engine.event import Event
from greenbaize.engine.text import listed, sentence
from greenbaize.games.cincinnati.events import (
    Committed,
    Declined,
    Kept,
    Lifted,
    Looked,
    RoundBegan,
    Sat,
    Shook,
    Threw,
    Turned,
)


def event_lines(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Lines in which what all do at once is told together."""
    lines: list[str] = []
    for gather, run in groupby(joined(events), key=gathered):
        together = list(run)
        lines += gather(together, names) if gather else [event.say(names) for event in together]
    return [sentence(line) for line in lines]


Gather = Callable[[Sequence[Event], Sequence[str]], list[str]]


def gathered(event: Event) -> Gather | None:
    """How events of this kind are told together."""
    return GATHERED.get(type(event))


def joined(events: Sequence[Event]) -> list[Event]:
    """What a seat kept is told with its throw, if that has come."""
    told: list[Event] = []
    for place, event in enumerate(events):
        if isinstance(event, Kept) and event.thrown and thrown_later(event, events[place + 1 :]):
            continue
        told.append(event)
    return told


def thrown_later(kept: Kept, events: Sequence[Event]) -> bool:
    """Whether the dice of this seat have fallen since."""
    return any(isinstance(event, Threw) and event.seat == kept.seat for event in events)


def cards(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """A round's cards in one line."""
    lines = [event.say(names) for event in events if isinstance(event, RoundBegan)]
    laid = [event for event in events if isinstance(event, Turned)]
    on = [f"{e.table} ${e.card}k" if e.card.isdigit() else f"{e.table} {e.card}" for e in laid]
    if not laid:
        return lines
    if lines:
        return [f"{lines[0].removesuffix('.')}: {' · '.join(on)}."]
    return [event.say(names) for event in laid]


def cups(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """The first throws in one line, and what the viewer saw."""
    shook = [names[event.seat] for event in events if isinstance(event, Shook)]
    saw = [event.say(names) for event in events if isinstance(event, Looked)]
    return [f"{listed(shook)} threw five dice under the cup.", *saw]


def choices(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Who sits where; the dice lie in front of everybody."""
    tables = [event.tables for event in events if isinstance(event, Lifted)][-1]
    each = [f"{name} at {table}" for name, table in zip(names, tables, strict=True)]
    return [f"The cups were lifted: {listed(each)}."]


def alike(verb: str) -> Gather:
    """Seats that did the same, in one line."""

    def told(events: Sequence[Event], names: Sequence[str]) -> list[str]:
        seats = [event.seat for event in events if isinstance(event, (Sat, Committed, Declined))]
        return [f"{listed([names[seat] for seat in dict.fromkeys(seats)])} {verb}."]

    return told


GATHERED: dict[type[Event], Gather] = {
    RoundBegan: cards,
    Turned: cards,
    Shook: cups,
    Looked: cups,
    Lifted: choices,
    Sat: alike("chose a table in secret"),
    Committed: alike("chose in secret what to keep"),
    Declined: alike("didn't buy another throw"),
}
