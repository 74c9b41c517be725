"""Prompts of Las Vegas: what is asked of a person, and what each answer would mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import RenderableType

from greenbaize.cli.tables.las_vegas.casinos import stands
from greenbaize.cli.tables.las_vegas.outlook import (
    after_kick,
    at_casino,
    at_place,
    bonus_words,
    paid,
)
from greenbaize.cli.tables.las_vegas.parts import SLOT, bills_of, number_of, owners_called, place_at
from greenbaize.cli.tables.las_vegas.placing import place
from greenbaize.cli.tables.las_vegas.question import Question, told
from greenbaize.engine.text import dollars, listed
from greenbaize.games.las_vegas.events import place_called
from greenbaize.games.las_vegas.view import Casino, View

MOST_ROWS = 12


def prompt(view: View, names: Sequence[str], seat: int, moves: Sequence[str]) -> RenderableType:
    """What is asked of this seat, and what each answer would mean as things stand."""
    asked = view.get("boulevard", {}).get("asked", {"what": "place"})
    return QUESTIONS[asked["what"]](Question(view, names, seat, moves))


def kick(asked: Question) -> RenderableType:
    """Whose die goes home."""
    number = asked.boulevard["sets"][-1]
    casino, kicks = asked.view["casinos"][number - 1], asked.boulevard["kicks"]
    rows = [
        (word, whose(asked, word), then_you(asked, after_kick(casino, word)))
        for _, word in map(str.split, asked.moves)
    ]
    more = f" ({kicks} kicks to make)" if kicks > 1 else ""
    question = f"Kick which die off casino {number}? It goes home to its owner{more}."
    return told(question, rows[:MOST_ROWS])


def then_you(asked: Question, casino: Casino) -> str:
    """Where a kick would leave the seat that makes it."""
    return f"then you {at_casino(casino, asked.names, asked.seat, asked.chair)}"


def whose(asked: Question, word: str) -> str:
    """A die by its owner."""
    if word == "n":
        return "a neutral die, out for this round"
    owner = int(word.removesuffix("b")) - 1
    die = "big die" if word.endswith("b") else "die"
    return f"your {die}" if owner == asked.seat else f"a {die} of {asked.names[owner]}"


def window(asked: Question) -> RenderableType:
    """Cards that come right after placing."""
    rows: list[tuple[str, ...]] = [("done", "ends your turn")]
    for move in asked.said("score"):
        number = number_of(move.split()[1])
        now = at_place(asked.view, asked.names, asked.seat, number)
        where = place_called(number)
        rows.append((move, f"{where} pays on your next turn; as it stands you {now}"))
    takes = asked.said("take-back")
    if takes:
        some = "; or name only some of them" if len(takes) > 1 else ""
        rows.append((max(takes, key=len), f"takes these dice back{some}"))
    question = "You have placed. Play a card now, or be done:"
    return told(question if len(rows) > 1 else "You have placed, and no card of yours fits:", rows)


def lay(asked: Question) -> RenderableType:
    """Where the middle bill goes, and in which order the others go under the deck."""
    drawn = asked.boulevard["drawn"]
    under = " ".join(map(str, drawn["bills"]))
    rows = []
    for number in range(1, 7 + ("slot" in asked.boulevard)):
        word = "slot" if number == SLOT else str(number)
        now = at_place(asked.view, asked.names, asked.seat, number)
        place_there = place_at(asked.view, number)
        bills = " ".join(f"${bill}k" if bill else "$?" for bill in bills_of(place_there))
        rows.append((f"{word} {under}".strip(), bills or "no bill", f"now you {now}"))
    middle = f"Lay {dollars(drawn['middle'])} at which place?"
    return told(f"{middle} {order(drawn['bills'])}", rows)


def order(bills: Sequence[int]) -> str:
    """How the other bills are named."""
    if len(bills) < 2:
        return f"{dollars(bills[0])} goes under the deck." if bills else ""
    both = listed([dollars(bill) for bill in bills])
    return f"{both} go under the deck, the first named on top."


def claim(asked: Question) -> RenderableType:
    """Which tie does not count."""
    rows = []
    for move in asked.moves:
        number = number_of(move.split()[1])
        rows.append((move.split()[1], place_called(number), claimed(asked, number)))
    return told("Tie-win: at which place does your tie not count?", rows)


def claimed(asked: Question, number: int) -> str:
    """What a claim would bring."""
    if number == SLOT:
        return "you would choose before the neutral dice"
    casino = asked.view["casinos"][number - 1]
    then = stands(casino, spared=asked.seat)
    rivals = owners_called(asked.names, then["tied"])
    bill = paid(then, asked.seat, 0, asked.chair)
    return f"you would take {bill}" + (f"; {rivals} stay out" if rivals else "")


def take(asked: Question) -> RenderableType:
    """Which bill of the slot machine."""
    rows = [(word, *worth(asked, int(word))) for _, word in map(str.split, asked.moves)]
    return told("You choose a bill of the slot machine:", rows[::-1])


def worth(asked: Question, bill: int) -> tuple[str, str]:
    """A bill in full, and what else it would bring."""
    return dollars(bill), bonus_words(asked.chair, bill)


def swap(asked: Question) -> RenderableType:
    """Which bill of this round goes, if any."""
    rows: list[tuple[str, ...]] = [("keep", "keep all that you won")]
    for move in asked.said("swap"):
        bill = int(move.split()[1])
        loses = counts_kept(asked) and bill in asked.chair.get("bonus", [])
        fear = "; a bonus card of yours counts on it" if loses else ""
        rows.append((move, f"{dollars(bill)} for the top card of the deck, in secret{fear}"))
    return told("Swap a bill that you won in this round?", rows)


def counts_kept(asked: Question) -> bool:
    """Whether bonus cards count only the bills that are kept (18.3)."""
    return asked.boulevard["rulings"].get("bonus_counts") == "net"


QUESTIONS: dict[str, Callable[[Question], RenderableType]] = {
    "place": place,
    "kick": kick,
    "window": window,
    "lay": lay,
    "claim": claim,
    "take": take,
    "swap": swap,
}
