"""Las Vegas, the Second Way, drawn in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from greenbaize.cli.symbols import ACCENT, mark, marked
from greenbaize.cli.tables.las_vegas.throws import tray
from greenbaize.engine.event import Event
from greenbaize.engine.text import dollars, listed, many, sentence
from greenbaize.games.las_vegas_second_way.box import COLOUR_NAMES, ColourName
from greenbaize.games.las_vegas_second_way.events import (
    COLOURS,
    Dealt,
    DealtUnseen,
    Placed,
    Revealed,
    Stocked,
    Threw,
    Won,
)
from greenbaize.games.las_vegas_second_way.standing import Payment, payments
from greenbaize.games.las_vegas_second_way.view import Casino, Colour, Rolled, Seat, View

PAUSES = (Revealed,)
"""When the colours are turned up everybody wants to look."""

SEATS_HAVE_MARKS = False
"""Marks are for the colours of the dice."""

SEAT_WIDTH, HEAPS_WIDTH, BILLS_WIDTH, OWNER_WIDTH = 19, 23, 12, 6
NOT_PLAYED = "nobody"
YOURS = "yours"


def hides(view: View) -> bool:
    """Whether somebody's colours can be seen that are not turned up for all."""
    shown = ["colours" in seat for seat in view["seats"]]
    return any(shown) and not all(shown)


def draw(view: View, names: Sequence[str], viewer: int, roomy: bool = True) -> RenderableType:
    """The whole table as the viewer sees it; on a small screen without frames and dice."""
    left, right = casinos(view, viewer), colours(view, names, viewer)
    if not roomy:
        return Group(title(view), seats(view, names, viewer), side_by_side(left, right))
    framed = side_by_side(frame(left, "casinos"), frame(right, "colours"))
    parts: list[RenderableType] = [title(view), Padding(seats(view, names, viewer), (1, 0)), framed]
    if view["rolled"]:
        parts.append(tray([(h["face"], [*map(number_of, h["colours"])]) for h in view["rolled"]]))
    return Group(*parts)


def title(view: View) -> Text:
    """Where the game stands."""
    stock = sum(colour["stock"] for colour in view["colours"])
    return Text.assemble(
        ("Las Vegas, the Second Way", f"bold {ACCENT}"),
        f" · round {view['round']} of {view['rounds']} · {stock} dice in the stock",
    )


def side_by_side(left: RenderableType, right: RenderableType) -> Table:
    """Casinos and colours."""
    grid = Table.grid(padding=(0, 2))
    grid.add_row(left, right)
    return grid


def frame(inside: RenderableType, heading: str) -> Panel:
    """A frame around a part of the table."""
    return Panel(inside, title=heading, border_style=ACCENT, box=box.ROUNDED, expand=False)


def seats(view: View, names: Sequence[str], viewer: int) -> Table:
    """Everybody side by side; the one to move is marked."""
    grid = Table(box=None, show_header=False, expand=False, padding=(0, 1, 0, 0))
    for seat in range(len(names)):
        turn = view.get("turn") == seat
        grid.add_column(style=f"bold {ACCENT}" if turn else "", max_width=SEAT_WIDTH, no_wrap=True)
    grid.add_row(*[name_of(view, names, seat) for seat in range(len(names))])
    grid.add_row(*[purse(seat) for seat in view["seats"]])
    grid.add_row(*[played(seat) for seat in view["seats"]])
    return grid


def name_of(view: View, names: Sequence[str], seat: int) -> Text:
    """A seat's name, with a pointer if it is to move."""
    return Text.assemble(("▸" if view.get("turn") == seat else " ", ACCENT), names[seat])


def purse(seat: Seat) -> str:
    """What was taken in the rounds before."""
    return f" {dollars(seat['money'])}, {many(seat['bills'], 'bill', 'bills')}"


def played(seat: Seat) -> Text:
    """The two colours of a seat, if they may be seen."""
    shown = [marked(COLOURS, number_of(name)) for name in seat.get("colours", [])]
    return Text.assemble(" ", Text(" ").join(shown) if shown else ("? ?", "dim"))


def number_of(name: ColourName) -> int:
    """A colour's number by its name."""
    return COLOUR_NAMES.index(name)


def mine(view: View, viewer: int) -> list[int]:
    """The viewer's own colours, as far as there is such a viewer."""
    seats = view["seats"]
    names = seats[viewer].get("colours", []) if viewer < len(seats) else []
    return [number_of(name) for name in names]


def casinos(view: View, viewer: int) -> Table:
    """Six casinos as rows: bills and dice; one's own dice are underlined."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", justify="right", style="bold")
    table.add_column("bills $k", min_width=11)
    table.add_column("dice", min_width=HEAPS_WIDTH)
    own = mine(view, viewer)
    for casino in view["casinos"]:
        table.add_row(str(casino["number"]), numbers(casino["bills"]), heaps(casino, own))
    return table


def numbers(bills: Sequence[int]) -> str:
    """Bills in thousands."""
    return " ".join(map(str, bills)) or "-"


def heaps(casino: Casino, own: Sequence[int]) -> Text:
    """Dice by colour, the largest heap first; many of them by their numbers."""
    lying = [(size, colour) for colour, size in enumerate(casino["dice"]) if size]
    lying.sort(key=lambda heap: -heap[0])
    drawn = Text(" ").join(heap(colour, size, own) for size, colour in lying)
    if len(drawn) <= HEAPS_WIDTH:
        return drawn
    return Text(" ").join(Text.assemble(heap(colour, 1, own), str(size)) for size, colour in lying)


def heap(colour: int, size: int, own: Sequence[int]) -> Text:
    """Dice of one colour."""
    drawn = mark(colour, size)
    if colour in own:
        drawn.stylize("underline bold")
    return drawn


def colours(view: View, names: Sequence[str], viewer: int) -> Table:
    """Eight colours as rows: whose they are, dice left in the stock, and bills won this round."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("")
    table.add_column("", width=OWNER_WIDTH, no_wrap=True, overflow="ellipsis")
    table.add_column("stock", justify="right")
    table.add_column("won $k", min_width=BILLS_WIDTH)
    own = mine(view, viewer)
    for number, colour in enumerate(view["colours"]):
        name = marked(COLOURS, number)
        owner = owner_of(view, names, viewer, colour["name"])
        style = f"bold {ACCENT}" if number in own else ""
        table.add_row(name, owner, str(colour["stock"]), won(colour), style=style)
    return table


def owner_of(view: View, names: Sequence[str], viewer: int, colour: ColourName) -> str:
    """Whose a colour is, if that is known."""
    shown = [seat.get("colours", []) for seat in view["seats"]]
    for seat, cards in enumerate(shown):
        if colour in cards:
            return YOURS if seat == viewer else names[seat]
    return NOT_PLAYED if all(shown) else ""


def won(colour: Colour) -> str:
    """The bills that lie with a colour; many of them by number and worth."""
    bills = " ".join(map(str, colour["bills"]))
    if len(bills) <= BILLS_WIDTH:
        return bills
    return f"{sum(colour['bills'])} in {len(colour['bills'])}"


def prompt(view: View, names: Sequence[str], seat: int, moves: Sequence[str]) -> RenderableType:
    """What is asked of this seat, and what each answer would pay at once."""
    own = mine(view, seat)
    grid = Table.grid(padding=(0, 2))
    for rolled in view["rolled"]:
        number = Text(f"  {rolled['face']}", style=f"bold {ACCENT}")
        dice = [heap(number_of(name), 1, own) for name in rolled["colours"]]
        grid.add_row(number, Text(" ").join(dice), outlook(view, rolled, own))
    yours = Text(" and ").join(
        Text.assemble(mark(colour), f" {COLOUR_NAMES[colour]}") for colour in own
    )
    head = Text.assemble("You win with ", yours, ". Choose a number to place:")
    return Group(head, grid)


def outlook(view: View, rolled: Rolled, own: Sequence[int]) -> Text:
    """Which colours this placement would pay, and what."""
    casino = view["casinos"][rolled["face"] - 1]
    dice = list(casino["dice"])
    for name in rolled["colours"]:
        dice[number_of(name)] += 1
    paid = payments(casino["bills"], dice)
    if not paid:
        why = "all colours there would be tied" if casino["bills"] else "no bills are left there"
        return Text(f"pays nothing: {why}", style="dim")
    return Text.assemble("pays ", Text(", ").join(payment(one, own) for one in paid))


def payment(paid: Payment, own: Sequence[int]) -> Text:
    """A bill and its colour; one's own stands out."""
    to_me = paid["colour"] in own
    money = (f" {dollars(paid['bill'])}{' to you' if to_me else ''}", "bold" if to_me else "")
    return Text.assemble(mark(paid["colour"]), money)


def event_lines(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """What happened, in as few lines as it takes: one for each turn and what it paid."""
    lines: list[str] = []
    for topic, run in groupby(topics(events), key=lambda pair: pair[0]):
        together = [event for _, event in run]
        if topic == "stocking":
            lines.append(shelves([e for e in together if isinstance(e, Stocked)]))
        elif topic == "deal":
            lines += dealt(together, names)
        elif isinstance(topic, int):
            lines.append(turn(together, names))
        else:
            lines += [event.say(names) for event in together]
    return [sentence(line) for line in lines]


def topics(events: Sequence[Event]) -> Iterator[tuple[str | int, Event]]:
    """What each event belongs to: the stocking, the deal, a turn by its number, or nothing.

    A throw can be seen on the table until its dice are placed.
    """
    turns = 0
    for event in events:
        if isinstance(event, Placed):
            turns += 1
        if isinstance(event, Stocked):
            yield "stocking", event
        elif isinstance(event, Dealt | DealtUnseen):
            yield "deal", event
        elif turns and isinstance(event, Placed | Won):
            yield turns, event
        elif not isinstance(event, Threw):
            turns = 0
            yield "", event


def shelves(stocked: Sequence[Stocked]) -> str:
    """The bills that were laid out."""
    by_casino = groupby(stocked, key=lambda event: event.casino)
    bills = [
        f"{casino}: {numbers(sorted(event.bill for event in run))}" for casino, run in by_casino
    ]
    return f"The casinos were stocked with, in $k: {' · '.join(bills)}."


def dealt(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Who got secret colours, and one's own."""
    lines = [event.say(names) for event in events if isinstance(event, Dealt)]
    theirs = [names[event.seat] for event in events if isinstance(event, DealtUnseen)]
    each = " each" if len(theirs) > 1 else ""
    return [*lines, *([f"{listed(theirs)} got two secret colours{each}."] if theirs else [])]


def turn(events: Sequence[Event], names: Sequence[str]) -> str:
    """A placement and what it paid."""
    placed = "".join(event.say(names) for event in events if isinstance(event, Placed))
    wins = [
        f"{event.colour} won {dollars(event.bill)}" for event in events if isinstance(event, Won)
    ]
    return f"{placed.removesuffix('.')}: {listed(wins[::-1])}." if wins else placed
