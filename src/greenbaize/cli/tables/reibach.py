"""Reibach & Co drawn in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from greenbaize.cli.symbols import ACCENT, MARKS, mark, marked
from greenbaize.engine.event import Event
from greenbaize.engine.text import listed, many, sentence
from greenbaize.games.reibach.box import BLIND_PRICE, BUSINESS_NAMES, SCORINGS, Business
from greenbaize.games.reibach.events import (
    ORDINALS,
    Dealt,
    DealtUnseen,
    DollarShown,
    FirstChosen,
    Penalised,
    Reached,
    Scored,
    Took,
    TurnedUp,
    named,
)
from greenbaize.games.reibach.standing import incomes
from greenbaize.games.reibach.view import Row, View

PAUSES = (Scored,)
"""A scoring is worth a look."""

SPECIAL = {"joker": "bold magenta", "risk": "bold red"}
BARS = {2: 8, 3: 6, 4: 4}
"""The longest row that is drawn card by card, by number of seats."""

NAME_WIDTH = 10
GAINFUL = ("open", "extend", "joker", "risk")


def hides(view: View) -> bool:
    """Whether somebody's hand can be seen."""
    return any(seat.get("hand") for seat in view["seats"])


def draw(view: View, names: Sequence[str], viewer: int, roomy: bool = True) -> RenderableType:
    """The whole table as the viewer sees it; on a small screen without pictures of the cards."""
    if not roomy:
        return Group(title(view), shelf(view), board(view, names, viewer, None))
    rows = board(view, names, viewer, box.SIMPLE_HEAD)
    return Group(title(view), Text(), pictures(view), rows, *hands(view, names))


def title(view: View) -> Text:
    """Where the game stands: the clock of $ and the deck."""
    clock = Text("").join(dial(number, view["dollars"]) for number in range(1, SCORINGS[-1] + 1))
    deck = many(view["deck"], "card", "cards")
    name = ("Reibach & Co", f"bold {ACCENT}")
    return Text.assemble(name, "  ", clock, f"  {due(view)} · {deck} left")


def dial(number: int, dollars: int) -> Text:
    """One $ of the clock; a stroke stands after those that bring a scoring."""
    sign = ("$", f"bold {ACCENT}") if number <= dollars else ("·", "dim")
    return Text.assemble(sign, "|" if number in SCORINGS else "")


def due(view: View) -> str:
    """How far the next scoring is."""
    if view["over"]:
        return "the game is over"
    left = SCORINGS[view["scorings"]] - view["dollars"]
    which = ("first", "second", "last")[view["scorings"]]
    return f"{left} more $ to the {which} scoring"


def shelf(view: View) -> Text:
    """The display in one line."""
    cards = [
        Text.assemble((f"{place} ", ACCENT), card(kind))
        for place, kind in enumerate(view["display"], 1)
    ]
    return Text.assemble("Market: ", Text("   ").join(cards))


def card(kind: str | None) -> Text:
    """A card's name; special cards stand out."""
    return Text(kind or "-", style=SPECIAL.get(kind or "", "bold"))


def pictures(view: View) -> Columns:
    """The display as cards."""
    return Columns([picture(place, kind) for place, kind in enumerate(view["display"], 1)])


def picture(place: int, kind: str | None) -> Text:
    """One card of the display, with the number of its place."""
    name = Text(f"{kind or '':^10}", style=SPECIAL.get(kind or "", "bold"))
    top, middle, bottom = f"╭─ {place} " + "─" * 6 + "╮", "│", "╰" + "─" * 10 + "╯"
    return Text("\n").join([Text(top), Text.assemble(middle, name, middle), Text(bottom)])


def board(view: View, names: Sequence[str], viewer: int, frame: box.Box | None) -> Table:
    """A line for every business and a column for every seat, the sums below."""
    grid = Table(box=frame, border_style="dim", padding=(0, 1, 0, 0), show_edge=False)
    grid.add_column("")
    for heading in counts_shown(view, viewer):
        grid.add_column(heading, justify="center")
    for seat in range(len(view["seats"])):
        grid.add_column(heading_of(view, names, seat), min_width=NAME_WIDTH)
    for kind in BUSINESS_NAMES:
        cells = [cell(view, seat, kind) for seat in range(len(view["seats"]))]
        grid.add_row(kind, *counts(view, viewer, kind), *cells)
    grid.add_section()
    blank = [""] * len(counts_shown(view, viewer))
    for name, sums in (table_sums if frame else short_sums)(view):
        grid.add_row(name, *blank, *sums)
    totals = [str(seat["total"]) for seat in view["seats"]]
    grid.add_row("total", *blank, *totals, style="bold")
    return grid


def table_sums(view: View) -> Iterator[tuple[str, list[str]]]:
    """How many bare bases everybody has, and how many cards."""
    seats = view["seats"]
    yield "bases", [f"{seat['uncovered']} bare" if seat["uncovered"] else "-" for seat in seats]
    yield "cards", [f"{seat['cards']} in hand" for seat in seats]


def short_sums(view: View) -> Iterator[tuple[str, list[str]]]:
    """The same in one line."""
    yield "bare/hand", [f"{seat['uncovered']} / {seat['cards']}" for seat in view["seats"]]


def counts_shown(view: View, viewer: int) -> list[str]:
    """The columns of numbers before those of the seats."""
    return [*(["hand"] if owns(view, viewer) else []), *(["unseen"] if "unseen" in view else [])]


def counts(view: View, viewer: int, kind: Business) -> list[Text]:
    """How many cards of a business the viewer holds, and how many nobody has shown."""
    held = view["seats"][viewer]["hand"].count(kind) if owns(view, viewer) else 0
    numbers = [Text(str(held or ""), style=f"bold {ACCENT}")] if owns(view, viewer) else []
    if "unseen" in view:
        numbers.append(Text(str(view["unseen"][kind]), style="dim"))
    return numbers


def owns(view: View, viewer: int) -> bool:
    """Whether the viewer has a hand of cards."""
    return viewer < len(view["seats"]) and "hand" in view["seats"][viewer]


def heading_of(view: View, names: Sequence[str], seat: int) -> Text:
    """A seat's name, with a pointer if it is on turn."""
    turn = view.get("turn") == seat
    name = Text.assemble("▸" if turn else "", marked(names, seat))
    name.stylize(f"bold {ACCENT}" if turn else "")
    name.truncate(NAME_WIDTH, overflow="ellipsis")
    return name


def cell(view: View, seat: int, kind: Business) -> Text:
    """A row: its cards, x2 if it is doubled, and what it would earn now."""
    row: Row | None = view["seats"][seat]["rows"].get(kind)
    if row is None:
        return Text("·", style="dim")
    shape, colour = MARKS[seat]
    drawn = row["length"] <= BARS.get(len(view["seats"]), 3)
    bar = shape * row["length"] if drawn else f"{shape}×{row['length']}"
    double = ("x2", SPECIAL["risk"]) if row["closed"] else ("", "")
    return Text.assemble((bar, colour), double, f" +{row['income']}")


def hands(view: View, names: Sequence[str]) -> Iterator[Text]:
    """Under a roomy table: the own hand, and what all know to be in the others'."""
    yield Text()
    for number, seat in enumerate(view["seats"]):
        cards, what = seat.get("hand", seat.get("known", [])), "holds among others"
        if "hand" in seat:
            what = "hold" if names[number] == "you" else "holds"
        if cards:
            line = Text.assemble(mark(number), f" {names[number]} {what} {gathered(cards)}")
            line.truncate(79, overflow="ellipsis")
            yield line


def gathered(cards: Sequence[str]) -> str:
    """Cards by kind."""
    return listed([f"{n} {kind}" if n > 1 else kind for kind, n in Counter(cards).items()])


def prompt(view: View, names: Sequence[str], seat: int, moves: Sequence[str]) -> RenderableType:
    """What is asked of this seat, and what each answer would change as things stand."""
    grid = Table.grid(padding=(0, 2))
    for verb, run in groupby(moves, key=lambda move: move.partition(" ")[0]):
        words = [move.partition(" ")[2] for move in run]
        explained = ", ".join(meaning(view, seat, verb, word) for word in words)
        grid.add_row(Text(f"  {verb}", style=f"bold {ACCENT}"), explained)
    points = many(view["points"], "action point", "action points")
    laying = any(move.startswith(GAINFUL) for move in moves)
    hint = " In brackets: how much more your rows would earn." if laying else ""
    return Group(Text(f"You have {points} left.{hint}"), grid)


def meaning(view: View, seat: int, verb: str, word: str) -> str:
    """What one answer would do."""
    if verb == "take":
        price = view["prices"][int(word) - 1]
        return f"{word} {view['display'][int(word) - 1]}{' (2 points)' if price > 1 else ''}"
    if verb == "blind":
        return f"{BLIND_PRICE} points for a card from the deck"
    if verb == "base":
        return word
    return f"{word} ({gain(view, seat, verb, word):+d})"


def gain(view: View, seat: int, verb: str, kind: str) -> int:
    """What the seat would earn more in this business with one more card or a risk card there."""
    lengths = [
        chair["rows"][kind]["length"] if kind in chair["rows"] else 0 for chair in view["seats"]
    ]
    closed = [kind in chair["rows"] and chair["rows"][kind]["closed"] for chair in view["seats"]]
    before = incomes(lengths, closed)[seat]
    if verb == "risk":
        closed[seat] = True
    else:
        lengths[seat] += 1
    return incomes(lengths, closed)[seat] - before


def event_lines(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """What happened, in as few lines as it takes: a line for the deal, and one for each turn."""
    lines: list[str] = []
    for topic, run in groupby(topics(events), key=lambda pair: pair[0]):
        together = [event for _, event in run]
        if isinstance(topic, int):
            lines.append(f"{names[topic]} {listed(list(deeds(together, names[topic])))}.")
        elif topic == "deal":
            lines += dealt(together, names)
        elif topic == "display":
            cards = [named(e.card) for e in together if isinstance(e, TurnedUp)]
            lines.append(f"The market began with {listed(cards)}.")
        else:
            lines += [event.say(names) for event in together]
    return [sentence(line) for line in lines]


def topics(events: Sequence[Event]) -> Iterator[tuple[str | int, Event]]:
    """What each event belongs to: the deal, the first display, a seat's turn, or nothing.

    Cards that refill the display can be seen there, and a blind draw is told when it is made.
    """
    topic: str | int = ""
    for event in events:
        if isinstance(event, Dealt | DealtUnseen):
            topic = "deal"
        elif isinstance(event, TurnedUp):
            topic = "display" if topic in ("deal", "display") else topic
        elif isinstance(event, FirstChosen | Penalised):
            topic = ""
        elif not isinstance(event, DollarShown):
            topic = getattr(event, "seat", "")
        refill = isinstance(event, TurnedUp) and topic != "display"
        if not refill and (not isinstance(event, Reached) or event is events[-1]):
            yield topic, event


def deeds(events: Sequence[Event], name: str) -> Iterator[str]:
    """What one seat did; cards taken one after the other are told together."""
    for kind, run in groupby(events, key=type):
        if kind is Took:
            cards = [named(event.card) for event in run if isinstance(event, Took)]
            yield f"took {listed(cards)}"
        elif kind is DollarShown:
            shown = [event.number for event in run if isinstance(event, DollarShown)]
            yield f"turned up the {listed([ORDINALS[number - 1] for number in shown])} $"
        else:
            yield from (event.say([name] * len(MARKS))[len(name) + 1 : -1] for event in run)


def dealt(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """The opening hands: the own one in full."""
    mine = [event for event in events if isinstance(event, Dealt)]
    theirs = Counter(event.seat for event in events if isinstance(event, DealtUnseen))
    lines = []
    if mine:
        cards = listed([named(event.card) for event in mine])
        lines.append(f"{names[mine[0].seat]} got {cards}.")
    if theirs:
        who = listed([names[seat] for seat in theirs])
        lines.append(f"{who} got {max(theirs.values())} cards{' each' if len(theirs) > 1 else ''}.")
    return lines
