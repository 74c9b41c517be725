"""Events of Las Vegas as lines of the terminal, as few as it takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from greenbaize.cli.tables.las_vegas.parts import short
from greenbaize.engine.event import Event
from greenbaize.engine.text import dollars, listed, many, sentence
from greenbaize.games.las_vegas.boulevard.events import (
    Announced,
    BillLaid,
    BonusPaid,
    Drew,
    Fizzled,
    Kicked,
    MiddleFound,
    Played,
    PutUnder,
    RainbowDrawn,
    RainbowTurned,
    Rotated,
    ThrewAgain,
    TookBack,
    WentHome,
)
from greenbaize.games.las_vegas.events import (
    NEUTRAL,
    SLOT_MACHINE,
    Paid,
    Placed,
    Stocked,
    Threw,
    Tied,
    Unclaimed,
    at,
    called,
    place_called,
)

TOLD_BY_WHAT_THEY_DO = ("take_back", "score_casino")
Names = Sequence[str]
Run = Sequence[Any]


def event_lines(events: Sequence[Event], names: Names) -> list[str]:
    """Lines in which a turn, a payout, or what was laid out stands together."""
    lines: list[str] = []
    for run in runs(events):
        gather = GATHERED.get(type(run[0]))
        lines += [gather(run, names)] if gather else [event.say(names) for event in run]
    return [sentence(line) for line in lines]


def runs(events: Sequence[Event]) -> list[list[Event]]:
    """Events that are told in one line; every throw begins a new one."""
    found: list[list[Event]] = []
    for event in events:
        joins = found and kind(event) == kind(found[-1][-1]) and not isinstance(event, Threw)
        if joins:
            found[-1].append(event)
        else:
            found.append([event])
    return found


def kind(event: Any) -> tuple[str, int]:
    """What belongs together: a seat's turn, a place's payout, cards that are laid out."""
    if isinstance(event, TURN):
        return "turn", event.seat
    if isinstance(event, PAYOUT):
        return "payout", event.casino
    return type(event).__name__, 0


def turn(run: Run, names: Names) -> str:
    """All that a seat did, in one sentence."""
    deeds = [deed(event, run, names) for event in run if not goes_without_saying(event, run)]
    told = [f"{same} twice" if len([*more]) > 1 else same for same, more in groupby(deeds)]
    return f"{names[run[0].seat]} {listed(told)}."


def goes_without_saying(event: Any, run: Run) -> bool:
    """What another event of the turn tells too."""
    if isinstance(event, Played):
        return event.card in TOLD_BY_WHAT_THEY_DO
    if isinstance(event, Drew):
        return event is not next(other for other in run if isinstance(other, Drew))
    return isinstance(event, MiddleFound) and any(isinstance(other, BillLaid) for other in run)


def deed(event: Any, run: Run, names: Names) -> str:
    """What a seat did, without its name; bills that it drew are told together."""
    if isinstance(event, Drew):
        return f"drew {listed([dollars(e.bill) for e in run if isinstance(e, Drew)])}"
    if type(event) in DEEDS:
        return DEEDS[type(event)](event)
    if isinstance(event, Kicked):
        return kick(event, names)
    told: str = event.say(names)
    return told.removeprefix(f"{names[event.seat]} ").removesuffix(".")


def kick(event: Kicked, names: Names) -> str:
    """A kick right after its set was placed."""
    if event.owner == event.seat:
        return f"kicked {'the big die' if event.big else 'a die'} back home"
    return f"kicked {event.whose(names)} off it"


DEEDS: dict[type[Event], Callable[[Any], str]] = {
    ThrewAgain: lambda event: f"threw again for {event.roll}",
    Rotated: lambda e: f"turned {many(e.dice, 'die', 'dice')} from {e.face} to {e.other} by Rotate",
    TookBack: lambda event: f"took {many(event.dice, 'die', 'dice')} back by Take-back",
    Announced: lambda e: f"announced an early payout of {place_called(e.casino)}",
    Fizzled: lambda event: "kicked nothing",
    RainbowDrawn: lambda event: "discarded a Rainbow card",
    MiddleFound: lambda event: f"showed the middle bill of {dollars(event.bill)}",
}


def payout(run: Run, names: Names) -> str:
    """What one place paid, to whom, and to whom not."""
    ties = [f"{owners(e.owners, names)} tied at {e.dice}" for e in run if isinstance(e, Tied)]
    paid = [event for event in run if isinstance(event, Paid)]
    left = listed([dollars(event.bill) for event in run if isinstance(event, Unclaimed)])
    parts = [*ties, *([payments(paid, names)] if paid else [])]
    parts += [went_home(event, names) for event in run if isinstance(event, WentHome)]
    parts += [f"nobody claimed {left}"] if left else []
    return f"{at(run[0].casino)}: {'; '.join(parts)}."


def went_home(event: WentHome, names: Names) -> str:
    """Whose dice left after an early payout."""
    seats = listed([names[owner] for owner in event.owners if owner != NEUTRAL])
    out = "neutral dice are out" if NEUTRAL in event.owners else ""
    return ", ".join(filter(None, [f"dice went home to {seats}" if seats else "", out]))


def owners(seats: Sequence[int], names: Names) -> str:
    """Seats, and the neutral dice among them."""
    return listed([called(names, owner) for owner in seats])


def payments(paid: Sequence[Paid], names: Names) -> str:
    """Who took what."""
    first, *others = paid
    dice = many(first.dice, "die", "dice")
    told = [f"{called(names, first.owner)} took {dollars(first.bill)} with {dice}"]
    told += [f"{called(names, e.owner)} {dollars(e.bill)} with {e.dice}" for e in others]
    return listed(told)


def shelves(run: Run, names: Names) -> str:
    """The bills that were laid out."""
    casinos = groupby(run, key=lambda event: event.casino)
    bills = [f"{spot(casino)}: {' '.join(highest_first(laid))}" for casino, laid in casinos]
    return f"The casinos were stocked: {' · '.join(bills)}."


def spot(casino: int) -> str:
    """A place where it is tight."""
    return "slot" if casino == SLOT_MACHINE else str(casino)


def highest_first(laid: Any) -> list[str]:
    """Bills of one place."""
    return [short(bill) for bill in sorted((event.bill for event in laid), reverse=True)]


def rainbows(run: Run, names: Names) -> str:
    """What Rainbow cards turned into in the end."""
    if len(run) == 1:
        return str(run[0].say(names))
    into = [f"{dollars(event.bill)} at {place_called(event.casino)}" for event in run if event.bill]
    return f"Rainbow cards turned into {listed(into or ['other ones'])}."


def announcements(run: Run, names: Names) -> str:
    """What the announcement dice brought."""
    paid = listed([f"{names[event.seat]} {dollars(event.money)}" for event in run])
    return f"The announcement dice paid {paid}."


TURN = (
    Threw,
    ThrewAgain,
    Played,
    Rotated,
    Placed,
    Fizzled,
    Kicked,
    TookBack,
    Announced,
    Drew,
    RainbowDrawn,
    MiddleFound,
    BillLaid,
    PutUnder,
)
PAYOUT = (Tied, Paid, WentHome, Unclaimed)
GATHERED: dict[type[Event], Callable[[Run, Names], str]] = {
    **dict.fromkeys(TURN, turn),
    **dict.fromkeys(PAYOUT, payout),
    Stocked: shelves,
    RainbowTurned: rainbows,
    BonusPaid: announcements,
}
