"""Las Vegas drawn in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from greenbaize.cli.marks import ACCENT, MARKS, NEUTRAL_MARK, mark, marked
from greenbaize.engine.event import Event
from greenbaize.engine.words import dollars, listed, many, sentence
from greenbaize.games.las_vegas.events import Paid, Stocked, Tied, Unclaimed
from greenbaize.games.las_vegas.standing import standing
from greenbaize.games.las_vegas.view import Casino, Heap, Seat, View

PAUSES = (Paid, Tied, Unclaimed)
"""Payday is worth a look."""


def draw(view: View, names: Sequence[str], viewer: int, roomy: bool = True) -> RenderableType:
    """The whole table as the viewer sees it; on a small screen without the picture of the dice."""
    strip = seats(view, names)
    parts: list[RenderableType] = [title(view), Padding(strip, (int(roomy), 0)), casinos(view)]
    if view["rolled"] and roomy:
        parts.append(tray(view["rolled"], view["turn"]))
    return Group(*parts)


def title(view: View) -> Text:
    """Where the game stands."""
    deck = many(view["deck"], "bill", "bills")
    return Text.assemble(
        ("Las Vegas", f"bold {ACCENT}"),
        f" · round {view['round']} of {view['rounds']} · {deck} in the deck",
    )


def seats(view: View, names: Sequence[str]) -> Table:
    """Everybody side by side; the one to move is marked."""
    grid = Table(box=None, show_header=False, expand=False, padding=(0, 1))
    for number in range(len(view["seats"])):
        turn = view.get("turn") == number
        grid.add_column(style=f"bold {ACCENT}" if turn else "", justify="left")
    grid.add_row(*[name_of(view, names, seat) for seat in range(len(names))])
    grid.add_row(*[in_hand(seat) for seat in view["seats"]])
    grid.add_row(*[purse(seat) for seat in view["seats"]])
    return grid


def name_of(view: View, names: Sequence[str], seat: int) -> Text:
    """A seat's name, with a pointer if it is to move."""
    pointer = "▸" if view.get("turn") == seat else " "
    return Text.assemble((pointer, ACCENT), marked(names, seat))


def in_hand(seat: Seat) -> str:
    """The dice that are left to throw."""
    own = many(seat["dice"], "die", "dice")
    return f"  {own} +{seat['neutral']}✚" if seat["neutral"] else f"  {own}"


def purse(seat: Seat) -> str:
    """What was won, as far as it can be seen."""
    bills = many(seat["bills"], "bill", "bills")
    return f"  {bills} {dollars(seat['money'])}" if "money" in seat else f"  {bills}"


def casinos(view: View) -> Table:
    """Six casinos as rows: bills, dice, and who would be paid now."""
    table = Table(box=box.ROUNDED, border_style=ACCENT, padding=(0, 1), expand=False)
    table.add_column("", justify="right", style="bold")
    table.add_column("bills", min_width=15)
    table.add_column("dice", min_width=20)
    table.add_column("as it stands", min_width=18)
    for casino in view["casinos"]:
        bills = " ".join(short(bill) for bill in casino["bills"]) or "-"
        table.add_row(str(casino["number"]), bills, heaps(casino), stands(casino))
    return table


def short(thousands: int) -> str:
    """Money where it is tight."""
    return f"${thousands}k"


def heaps(casino: Casino) -> Text:
    """Everybody's dice, the largest heap first."""
    owners = [*enumerate(casino["dice"]), (-1, casino["neutral"])]
    lying = sorted(((size, owner) for owner, size in owners if size), key=lambda heap: -heap[0])
    return Text(" ").join(mark(owner, size) for size, owner in lying)


def stands(casino: Casino) -> Text:
    """Who would be paid what, and who is tied."""
    now = standing(casino["bills"], casino["dice"], casino["neutral"])
    parts = [Text.assemble(mark(p["owner"]), f" {short(p['bill'])}") for p in now["paid"]]
    if now["tied"]:
        parts.append(Text.assemble("tie ", *[mark(owner) for owner in now["tied"]]))
    return Text("  ").join(parts)


def tray(rolled: Sequence[Heap], seat: int) -> RenderableType:
    """The dice that were thrown, grouped by face."""
    return Columns([faces(heap, seat) for heap in rolled], padding=(0, 2))


def faces(heap: Heap, seat: int) -> Text:
    """Dice of one face, side by side; neutral dice carry a cross."""
    own, neutral = MARKS[seat][1], NEUTRAL_MARK[1]
    dice = [(f" {heap['face']} ", own)] * heap["own"]
    dice += [(f" {heap['face']}{NEUTRAL_MARK[0]}", neutral)] * heap["neutral"]
    top = Text("").join(Text("╭───╮", style) for _, style in dice)
    middle = Text("").join(Text(f"│{face}│", style) for face, style in dice)
    bottom = Text("").join(Text("╰───╯", style) for _, style in dice)
    return Text("\n").join([top, middle, bottom])


def ask(view: View, names: Sequence[str], seat: int, moves: Sequence[str]) -> RenderableType:
    """What is asked of this seat, and what each answer would mean as things stand."""
    grid = Table.grid(padding=(0, 2))
    for heap in view["rolled"]:
        face = heap["face"]
        dice = many(heap["own"], "die", "dice") if heap["own"] else "no die"
        dice += f" +{heap['neutral']}{NEUTRAL_MARK[0]}" if heap["neutral"] else ""
        number = Text(f"  {face}", style=f"bold {ACCENT}")
        grid.add_row(number, dice, outlook(view, names, seat, heap))
    return Group(Text("Choose a number to place:"), grid)


def outlook(view: View, names: Sequence[str], seat: int, heap: Heap) -> str:
    """Where this placement would leave the seat, if its casino paid then."""
    casino = view["casinos"][heap["face"] - 1]
    dice = list(casino["dice"])
    dice[seat] += heap["own"]
    neutral = casino["neutral"] + heap["neutral"]
    then = standing(casino["bills"], dice, neutral)
    for payment in then["paid"]:
        if payment["owner"] == seat:
            return f"would take {dollars(payment['bill'])}"
    if seat in then["tied"]:
        others = [
            "the neutral dice" if owner < 0 else names[owner]
            for owner, size in [*enumerate(dice), (-1, neutral)]
            if size == dice[seat] and owner != seat
        ]
        return f"would tie with {listed(others)}"
    return "would take nothing"


def tell(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """What happened, in as few lines as it takes."""
    lines: list[str] = []
    for kind, run in groupby(events, key=gathered):
        together = list(run)
        if kind == "stocked":
            lines.append(shelves([event for event in together if isinstance(event, Stocked)]))
        elif isinstance(kind, int):
            lines.append(unclaimed([e for e in together if isinstance(e, Unclaimed)]))
        else:
            lines += [event.say(names) for event in together]
    return [sentence(line) for line in joined_turns(lines)]


def gathered(event: Event) -> str | int:
    """Events that are told in one line: the stocking, and what one casino did not pay."""
    if isinstance(event, Unclaimed):
        return event.casino
    return "stocked" if isinstance(event, Stocked) else ""


def shelves(stocked: Sequence[Stocked]) -> str:
    """The bills that were laid out."""
    casinos = groupby(stocked, key=lambda event: event.casino)
    bills = [
        f"{casino}: {' '.join(short(bill) for bill in sorted((e.bill for e in run), reverse=True))}"
        for casino, run in casinos
    ]
    return f"The casinos were stocked: {' · '.join(bills)}."


def unclaimed(left: Sequence[Unclaimed]) -> str:
    """The bills of one casino that nobody won."""
    bills = listed([dollars(event.bill) for event in left])
    return f"Casino {left[0].casino}: nobody claimed {bills}."


def joined_turns(lines: Sequence[str]) -> list[str]:
    """A throw and its placement in one line."""
    joined: list[str] = []
    for line in lines:
        name, placed, rest = line.partition(" placed ")
        if placed and joined and joined[-1].startswith(f"{name} threw "):
            joined[-1] = f"{joined[-1].removesuffix('.')} and placed {rest}"
        else:
            joined.append(line)
    return joined
