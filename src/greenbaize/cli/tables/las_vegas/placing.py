"""After the throw: a number to place, and cards that can be played before."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from greenbaize.cli.symbols import ACCENT, mark
from greenbaize.cli.tables.las_vegas.casinos import stands
from greenbaize.cli.tables.las_vegas.outlook import (
    after_kicks,
    at_casino,
    at_slot,
    slot_with_set,
    weighed,
    with_set,
)
from greenbaize.cli.tables.las_vegas.parts import KICKER_MARK, dice_words
from greenbaize.cli.tables.las_vegas.question import Question, answers
from greenbaize.games.las_vegas.events import place_called
from greenbaize.games.las_vegas.view import Rolled

TIGHT = 27
KICKING = "a kicker never stays; it must send a die of that casino home (counted in)"
LETTERS = (("own", ""), ("neutral", "n"), ("kickers", "k"), ("big", "b"))


def place(asked: Question) -> RenderableType:
    """A number, and what it would lead to at its casino and at the slot machine."""
    parts: list[RenderableType] = [Text(headline(asked)), numbers(asked)]
    parts += [Text(f"  {note}", style="dim") for note in notes(asked)]
    cards = playable(asked)
    if cards:
        parts += [Text("Or use a card:"), answers(cards)]
    return Group(*parts)


def has_slot(asked: Question) -> bool:
    """Whether there is a slot machine on the table."""
    return "slot" in asked.view.get("boulevard", {})


def headline(asked: Question) -> str:
    """What is asked, and which of two sets it is."""
    boulevard = asked.view.get("boulevard", {})
    if boulevard.get("sets"):
        where = place_called(boulevard["sets"][0])
        return f"Now the second set, not on {where}. Choose a number to place:"
    if two_sets_due(asked):
        return "Two casinos: place two numbers, at two places. Choose a number to place first:"
    slots = asked.said("slot")
    if not slots:
        return "Choose a number to place:"
    number = slots[0].split()[1]
    return f"Choose a number to place at its casino ({number}) or at the slot machine ({slots[0]}):"


def two_sets_due(asked: Question) -> bool:
    """Whether somebody's Two casinos asks this seat for two sets (C3)."""
    owner = asked.view.get("boulevard", {}).get("two_casinos", asked.seat)
    return owner != asked.seat and len(asked.view["rolled"]) > 1


def numbers(asked: Question) -> Table:
    """A line for each number that was thrown."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, min_width=3)
    for _ in range(3):
        grid.add_column(no_wrap=True, overflow="ellipsis")
    for heap in asked.view["rolled"]:
        number = Text(f"  {heap['face']}", style=f"bold {ACCENT}")
        slot = [slot_outlook(asked, heap)] if has_slot(asked) else []
        grid.add_row(number, dice_words(heap), casino_outlook(asked, heap), *slot)
    return grid


def casino_outlook(asked: Question, heap: Rolled) -> str | Text:
    """What the set would do at its casino, kicks and all."""
    if f"place {heap['face']}" not in asked.moves:
        return Text("your first set is there", style="dim")
    before = asked.view["casinos"][heap["face"] - 1]
    if not stays(heap):
        return "only kicks" if weighed(before) else "nothing to kick there"
    placed, kicks = with_set(before, asked.seat, heap), heap.get("kickers", 0)
    immune = asked.view.get("boulevard", {}).get("immune", False)
    casino = after_kicks(placed, asked.seat, kicks, immune)
    said = at_casino(casino, asked.names, asked.seat, asked.chair)
    if len(said) <= TIGHT or not has_slot(asked) or asked.seat not in stands(casino)["tied"]:
        return said
    heaps = weighed(casino)
    rivals = [owner for owner in heaps if owner != asked.seat and heaps[owner] == heaps[asked.seat]]
    return Text.assemble("would tie with ", *[mark(owner) for owner in rivals])


def slot_outlook(asked: Question, heap: Rolled) -> Text:
    """What the set would do at the slot machine."""
    if f"slot {heap['face']}" in asked.moves:
        if not stays(heap):
            return Text("slot: nothing would stay", style="dim")
        slot = slot_with_set(asked.boulevard["slot"], asked.seat, heap)
        return Text(f"slot: {at_slot(slot, asked.seat)}")
    lying = [face["face"] for face in asked.boulevard["slot"]["faces"]]
    closed = f"{heap['face']} lies there" if heap["face"] in lying else "your first set is there"
    return Text(f"slot: {closed}", style="dim")


def stays(heap: Rolled) -> bool:
    """Whether any die of the set would stay where it is placed: kickers do not."""
    return heap["own"] + heap.get("big", 0) + heap["neutral"] > 0


def notes(asked: Question) -> list[str]:
    """What is easily forgotten, and in the first round what is not known yet."""
    joined = asked.view.get("boulevard", {}).get("joined")
    found = []
    first = asked.view["round"] == 1
    if first and any(heap.get("kickers") for heap in asked.view["rolled"]):
        found.append(f"{KICKER_MARK} {KICKING}")
    if joined and two_sets_due(asked):
        found.append(f"your turned {joined}s joined others: placing {joined} first is enough")
    return found


def playable(asked: Question) -> list[tuple[str, ...]]:
    """Cards that can be played now, with an example where there are many ways."""
    verbs = dict.fromkeys(move.split()[0] for move in asked.moves)
    rows: list[tuple[str, ...]] = [(verb, SIMPLE[verb]) for verb in verbs if verb in SIMPLE]
    rows += [rotating(asked)] if "rotate" in verbs else []
    rows += [doubling(asked)] if "double" in verbs else []
    rows += [throwing_again(asked)] if "again" in verbs else []
    return rows


SIMPLE = {
    "tie-win": "on payday, one tie of yours will not count",
    "reroll": "now and in each later turn, 'again' throws dice again",
    "two-casinos": "each opponent must place two sets on the next turn",
    "pass": "place nothing; all dice stay with you",
    "place-bill": "draw three bills and lay the middle one anywhere",
    "swap-bill": "on payday you may swap a bill for the top card",
}


def rotating(asked: Question) -> tuple[str, str]:
    """How Rotate is said."""
    move = asked.said("rotate")[0]
    face, other = move.split()[1:]
    way = asked.boulevard["rulings"]["rotate"]
    if way == "one":
        return move, f"turns one {face} to {other}; any die to any other number"
    if way == "opposite":
        return move, f"turns your {face}s to {other}s, the opposite side"
    return move, f"turns your {face}s to {other}s; any number you threw to any other"


def doubling(asked: Question) -> tuple[str, str]:
    """How Double is said."""
    moves = asked.said("double")
    move = next((m for m in moves if m.split()[1] != m.split()[2]), moves[0])
    pairs = dict.fromkeys(move.split()[1] for move in moves)
    face, place = move.split()[1:3]
    where = "the slot machine" if place == "slot" else f"casino {place}"
    slot = next((move for move in moves if "slot" in move), "")
    also = f", or say {slot}" if slot and place != "slot" else ""
    which = f" (pairs: {' '.join(pairs)})" if len(pairs) > 1 else ""
    return move, f"your two {face}s go to {where}; any other will do{also}{which}"


def throwing_again(asked: Question) -> tuple[str, str]:
    """How dice are thrown again, which can be said in more ways than anybody wants to read."""
    dice = [
        f"{heap['face']}{letter}"
        for heap in asked.view["rolled"]
        for kind, letter in LETTERS
        for _ in range(heap.get(kind, 0))  # type: ignore[call-overload]
    ]
    example = " ".join(dict.fromkeys([dice[0], dice[-1]]))
    return f"again {example}", f"throws just these again, once; name any of {' '.join(dice)}"
