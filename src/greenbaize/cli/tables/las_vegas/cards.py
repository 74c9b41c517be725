"""Cards: those in hand, with what they do and when, and those at work."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from greenbaize.cli.symbols import ACCENT, mark
from greenbaize.cli.tables.las_vegas.parts import joined, short
from greenbaize.games.las_vegas.boulevard.box import ActionCard
from greenbaize.games.las_vegas.boulevard.events import TITLES
from greenbaize.games.las_vegas.events import place_called
from greenbaize.games.las_vegas.view import Rulings, Seat, View

THROWN, PLACED = "after a throw", "after placing"
WHAT_AND_WHEN: dict[ActionCard, tuple[str, str]] = {
    "tie_win": ("on payday one tie of yours does not count", "in your 1st turn"),
    "reroll": ("once a turn, throw some dice again", THROWN),
    "two_casinos": ("each opponent must place two sets next turn", THROWN),
    "pass": ("keep all dice and place nothing this turn", THROWN),
    "rotate": ("turn all dice of one number to another", THROWN),
    "take_back": ("take back some of the dice you just placed", PLACED),
    "double": ("place a pair, just two alike, at any place", "to place a pair"),
    "score_casino": ("where you just placed pays on your next turn", PLACED),
    "place_bill": ("draw 3 bills and lay the middle one anywhere", THROWN),
    "swap_bill": ("on payday, swap a bill won for the top card", THROWN),
}
RULED = {
    ("reroll", "once"): "once this round, throw some dice again",
    ("rotate", "one"): "turn one die to another number",
    ("rotate", "opposite"): "turn all dice of a number upside down",
}
NOW = "now"
LASTING: tuple[Literal["reroll", "tie_win", "swap_bill"], ...] = ("reroll", "tie_win", "swap_bill")


def hand(view: View, viewer: int, roomy: bool) -> list[RenderableType]:
    """The viewer's own cards, and whether they can be played now."""
    if viewer >= len(view["seats"]):
        return []
    chair = view["seats"][viewer]
    if not roomy:
        return in_one_line(chair)
    wishes = [bonus_line(chair)] if chair.get("bonus") else []
    cards = chair.get("cards")
    return [*wishes, *([card_lines(view, chair, cards)] if cards else [])]


def bonus_line(chair: Seat) -> Text:
    """Which bills would raise the announcement die."""
    goes_up = ": win such a bill, and your die goes up" if chair["die"] < 6 else ""
    return Text.assemble(("  Bonus cards ", "dim"), wishes(chair), (goes_up, "dim"))


def wishes(chair: Seat) -> Text:
    """Bonus cards in hand; those that came true in this round are ticked."""
    return joined([wish(chair, bill) for bill in chair["bonus"]])


def wish(chair: Seat, bill: int) -> Text:
    """One bonus card."""
    return Text(f"{short(bill)}✓" if bill in chair["gained"] else short(bill), style="bold")


def card_lines(view: View, chair: Seat, cards: Sequence[ActionCard]) -> Table:
    """A line each: what it does, and when."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for card in cards:
        what, when = described(card, view["boulevard"]["rulings"])
        ready = card in chair["ready"]
        style = f"bold {ACCENT}" if ready else ""
        title = Text.assemble(("▸ " if ready else "  "), TITLES[card], style=style)
        grid.add_row(title, what, Text(NOW, style) if ready else Text(when, "dim"))
    return grid


def described(card: ActionCard, rulings: Rulings) -> tuple[str, str]:
    """What a card does at this table, and when it is played."""
    what, when = WHAT_AND_WHEN[card]
    ruled = {"reroll": rulings["reroll"], "rotate": rulings["rotate"]}.get(card, "")
    return RULED.get((card, ruled), what), when


def in_one_line(chair: Seat) -> list[RenderableType]:
    """Where it is tight: names, and when."""
    parts = [tight(chair, card) for card in chair.get("cards", [])]
    if chair.get("bonus"):
        parts.append(Text.assemble(("bonus ", "dim"), wishes(chair)))
    return [Text.assemble((" In hand: ", "dim"), joined(parts, " · "))] if parts else []


def tight(chair: Seat, card: ActionCard) -> Text:
    """One card with its moment."""
    if card in chair["ready"]:
        return Text(f"▸{TITLES[card]}, {NOW}", style=f"bold {ACCENT}")
    return Text.assemble(TITLES[card], (f", {WHAT_AND_WHEN[card][1]}", "dim"))


def at_work(view: View, names: Sequence[str]) -> list[RenderableType]:
    """Cards that have been played and still matter, by whose they are."""
    seen = view.get("boulevard")
    if seen is None:
        return []
    parts = [
        Text.assemble(mark(seen[card]), f" {TITLES[card]}") for card in LASTING if card in seen
    ]
    if "two_casinos" in seen:
        who = [mark(seat) for seat in bound(view)]
        two = Text.assemble(mark(seen["two_casinos"]), " Two casinos")
        parts.append(Text.assemble(two, ": ", *who, " must place two sets") if who else two)
    if "payout" in seen:
        payout = seen["payout"]
        where = place_called(payout["casino"])
        parts.append(Text.assemble(where, " pays when ", mark(payout["seat"]), " is next"))
    return [Text.assemble((" At work: ", "dim"), joined(parts, " · "))] if parts else []


def bound(view: View) -> list[int]:
    """Who has still to place two sets: everybody with dice before the cup is back (C3)."""
    seats, owner = len(view["seats"]), view["boulevard"]["two_casinos"]
    turn = view.get("turn", owner)
    first = (owner + 1) % seats if turn == owner else turn
    waiting = [(first + step) % seats for step in range((owner - first) % seats)]
    return [seat for seat in waiting if dice_left(view["seats"][seat])]


def dice_left(chair: Seat) -> int:
    """How many dice a seat has to throw, of any kind."""
    return chair["dice"] + chair["neutral"] + chair.get("big", 0) + chair.get("kickers", 0)
