"""What happens in Bells & Hammers, in as few lines as it takes: one for a card or a throw."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from greenbaize.engine.event import Event
from greenbaize.engine.text import listed, sentence
from greenbaize.games.bells_and_hammers.events import (
    CARDS_IN_WORDS,
    BankPaid,
    Bid,
    BidderPassed,
    Cleared,
    Divided,
    Drew,
    InnOpened,
    Paid,
    Sold,
    Threw,
    TurnedUp,
)

LAST_BIDS = 2
"""So many bids and passes of a card are told; those before are left out."""

THROW = (Threw, Paid, BankPaid, InnOpened, Divided, Cleared)
SALE = (Bid, BidderPassed, Sold)


def event_lines(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """What happened; a throw stands in one line with all that it caused."""
    lines = []
    for kind, group in gathered(events):
        if kind == "draw":
            lines.append(draws([e for e in group if isinstance(e, Drew)], names))
        elif kind == "cards":
            lines.append(cards([e for e in group if isinstance(e, TurnedUp)], names))
        elif kind == "sale":
            lines.append(sale(group, names))
        elif kind == "throw":
            lines.append(throw(group, names))
        else:
            lines += [event.say(names) for event in group]
    return [sentence(line) for line in lines]


def gathered(events: Sequence[Event]) -> list[tuple[str, list[Event]]]:
    """Events that are told in one line, each kind with a name."""
    number, kinds = 0, []
    for event in events:
        number += isinstance(event, Threw)
        kinds.append((kind_of(event), number, getattr(event, "card", 0)))
    groups = groupby(zip(kinds, events, strict=True), key=lambda pair: key_of(pair[0]))
    return [(key[0], [event for _, event in group]) for key, group in groups]


def kind_of(event: Event) -> str:
    """The kind of line that an event goes into."""
    if isinstance(event, Drew):
        return "draw"
    if isinstance(event, TurnedUp):
        return "cards"
    if isinstance(event, SALE):
        return "sale"
    return "throw" if isinstance(event, THROW) else ""


def key_of(kind: tuple[str, int, int]) -> tuple[str, int]:
    """Throws go by their number, and sales by their card."""
    name, number, card = kind
    return name, {"throw": number, "sale": card}.get(name, 0)


def draws(thrown: Sequence[Drew], names: Sequence[str]) -> str:
    """Throws to be Banker."""
    return f"Thrown to be Banker: {', '.join(f'{names[e.seat]} {e.total}' for e in thrown)}."


def cards(turned: Sequence[TurnedUp], names: Sequence[str]) -> str:
    """The cards that were turned up, with their owners."""
    owned = [f"{event.face.capitalize()} {names[event.seat]}" for event in turned]
    return f"The cards: {' · '.join(owned)}."


def sale(events: Sequence[Event], names: Sequence[str]) -> str:
    """The last bids for a card, and who got it."""
    answers = [answer(event, names) for event in events if not isinstance(event, Sold)]
    told = answers[-LAST_BIDS:]
    before = "... " if len(answers) > len(told) else ""
    which = CARDS_IN_WORDS[getattr(events[0], "card", 1) - 1]
    ends = [end(event, names) for event in events if isinstance(event, Sold)]
    line = " · ".join([*([before + ", ".join(told)] if told else []), *ends])
    return f"{which} card: {line}."


def answer(event: Event, names: Sequence[str]) -> str:
    """A bid or a pass."""
    if isinstance(event, Bid):
        return f"{names[event.seat]} {event.points}"
    assert isinstance(event, BidderPassed)
    return f"{names[event.seat]} passed"


def end(event: Sold, names: Sequence[str]) -> str:
    """What became of a card."""
    if event.price:
        return f"{names[event.seat]} bought it for {event.price}"
    return f"{names[event.seat]} got it free"


def throw(events: Sequence[Event], names: Sequence[str]) -> str:
    """A throw and its payments."""
    paid = [event for event in events if isinstance(event, Paid)]
    blank = isinstance(events[0], Threw) and events[0].dice == "blank"
    if blank and len(paid) > 1 and all(event.points for event in paid):
        effects = [f"all paid {names[paid[0].creditor]} 1"]
    else:
        effects = payments(paid, names)
    effects += [effect for event in events if (effect := other_effect(event, names))]
    return f"{thrown(events[0], names)}{', '.join(effects) or 'nothing was paid'}."


def thrown(event: Event, names: Sequence[str]) -> str:
    """Who threw what, if anybody threw."""
    if not isinstance(event, Threw):
        return ""
    dice = "eight blanks" if event.dice == "blank" else event.dice
    return f"{names[event.seat]} threw {dice}: "


def payments(paid: Sequence[Paid], names: Sequence[str]) -> list[str]:
    """Equal payments to the same seat are told together, and who had nothing to pay."""
    told = []
    some = [event for event in paid if event.points]
    for (to, points, owed), group in groupby(some, key=lambda e: (e.creditor, e.points, e.owed)):
        payers = [names[event.debtor] for event in group]
        each = " each" if len(payers) > 1 else ""
        short = f" of {owed}" if points < owed else ""
        told.append(f"{listed(payers)} paid {names[to]} {points}{short}{each}")
    if broke := [event for event in paid if not event.points]:
        told.append(unpaid(broke, names))
    return told


def unpaid(broke: Sequence[Paid], names: Sequence[str]) -> str:
    """Who had nothing to pay, and what was owed if it was more than one point."""
    who = listed(list(dict.fromkeys(names[event.debtor] for event in broke)))
    owed = f" owed {names[broke[0].creditor]} {broke[0].owed} and" if broke[0].owed > 1 else ""
    return f"{who}{owed} had nothing to pay"


def other_effect(event: Event, names: Sequence[str]) -> str:
    """What a throw does beside payments from seat to seat."""
    if isinstance(event, BankPaid):
        return f"the bank paid {names[event.seat]} {event.points} and kept {event.bank}"
    if isinstance(event, InnOpened):
        return "and the Inn opened"
    if isinstance(event, Divided):
        return f"the bank of {event.bank} was divided"
    if isinstance(event, Cleared):
        return f"{names[event.seat]} took the whole bank of {event.points}"
    return ""
