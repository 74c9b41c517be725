"""Las Vegas Solo drawn in the terminal: one board with a column for each colour."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from greenbaize.cli.symbols import ACCENT, mark, marked
from greenbaize.cli.tables.las_vegas.throws import tray
from greenbaize.engine.event import Event
from greenbaize.engine.text import dollars, listed, many, sentence
from greenbaize.games.las_vegas.box import COLOURS
from greenbaize.games.las_vegas.standing import Standing, standing
from greenbaize.games.las_vegas_solo.box import MASTERS_DICE, OWN
from greenbaize.games.las_vegas_solo.events import (
    Paid,
    Stocked,
    Threw,
    Tied,
    Unclaimed,
    owners,
)
from greenbaize.games.las_vegas_solo.view import Casino, Rolled, View

AT_ONCE = ("place",)
"""A number that is the only one is placed without asking."""

PAUSES = (Paid, Tied, Unclaimed)
"""Payday is worth a look."""

OTHERS = "the seven others"


def draw(view: View, names: Sequence[str], viewer: int, roomy: bool = True) -> RenderableType:
    """The whole table, or the winnings while it is bare; a small screen has no picture of dice."""
    space = (int(roomy), 0, 0, 0)
    if not any(casino["bills"] for casino in view["casinos"]):
        won = Padding(reckoning(view, names), space) if roomy else in_short(view, names)
        return Group(title(view), won, verdict(view, names))
    parts: list[RenderableType] = [title(view), Padding(legend(names), space), board(view, roomy)]
    parts.append(balance(view, names, roomy))
    if view["rolled"] and roomy:
        heaps_thrown = [(heap["face"], heap["colours"]) for heap in view["rolled"]]
        parts.append(Padding(tray(heaps_thrown), space))
    return Group(*parts)


def title(view: View) -> Text:
    """Where the game stands."""
    parts = [f"{many(view['own_dice'], 'die', 'dice')} of your own"]
    if view["rounds"] > 1:
        parts.append(f"round {view['round']} of {view['rounds']}")
    parts.append(f"{many(view['deck'], 'bill', 'bills')} in the deck")
    return Text.assemble(("Las Vegas Solo", f"bold {ACCENT}"), *[f" · {part}" for part in parts])


def legend(names: Sequence[str]) -> Text:
    """Which shape is which colour, and which of them is the player's."""
    own = "" if names[OWN] == COLOURS[OWN] else f" ({names[OWN]})"
    line = Text("  ").join(
        Text.assemble(marked(COLOURS, colour), own if colour == OWN else "")
        for colour in range(len(COLOURS))
    )
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def board(view: View, roomy: bool) -> Table:
    """Casinos as rows and colours as columns; under them what is left in the groups."""
    table = Table(box=box.ROUNDED, border_style=ACCENT, show_header=roomy, padding=(0, 1))
    heading = Text(" ").join(Text.assemble(mark(colour), " ") for colour in range(len(COLOURS)))
    headings: tuple[str | Text, ...] = ("", "bills, $1,000", heading, "would be paid now")
    widths = (8, 14, 23, 20)
    for name, width in zip(headings, widths, strict=True):
        table.add_column(name, min_width=width, no_wrap=True)
    if not roomy:
        table.add_row(*headings)
    for casino in view["casinos"]:
        now = standing(casino["bills"], casino["dice"], 0)
        number = Text(f" casino {casino['number']}", style="bold")
        bills = " ".join(map(str, casino["bills"])) or "-"
        table.add_row(number, bills, heaps(casino, now), payments(now))
    if roomy:
        table.add_section()
    for group, dice in enumerate(view["groups"]):
        table.add_row(*group_row(view, group, dice))
    return table


def heaps(casino: Casino, now: Standing) -> Text:
    """How many dice each colour has; those that tie are dim."""
    cells = [
        Text.assemble(mark(colour), str(size), style="dim" if colour in now["tied"] else "bold")
        if size
        else Text("· ", style="dim")
        for colour, size in enumerate(casino["dice"])
    ]
    return Text(" ").join(cells)


def payments(now: Standing) -> Text:
    """Who would be paid what."""
    return Text(" ").join(
        Text.assemble(mark(paid["owner"]), str(paid["bill"])) for paid in now["paid"]
    )


def group_row(view: View, group: int, dice: Sequence[int]) -> tuple[Text, Text, Text, Text]:
    """What is left in a group, colour by colour."""
    here = view.get("group") == group + 1
    style = f"bold {ACCENT}" if here else "dim"
    left = sum(dice)
    played = "group" in view and not left
    says = "played" if played else many(left, "die", "dice") if left else "not split yet"
    return (
        Text(f"{'▸' if here else ' '}group {group + 1}", style=style),
        Text(says, style=style),
        Text(" ").join(Text(f" {number}" if number else " ·", style=style) for number in dice),
        Text("left in this group" if here else "", style=style),
    )


def foreseen(view: View) -> tuple[int, int]:
    """The money of both sides, if the casinos paid now."""
    paid = [
        payment
        for casino in view["casinos"]
        for payment in standing(casino["bills"], casino["dice"], 0)["paid"]
    ]
    mine = sum(payment["bill"] for payment in paid if payment["owner"] == OWN)
    return mine, sum(payment["bill"] for payment in paid) - mine


def balance(view: View, names: Sequence[str], roomy: bool) -> Text:
    """Both sides with all they have won, if the casinos paid now."""
    mine, others = foreseen(view)
    now = purses(names, view["mine"] + mine, view["others"] + others)
    lines = [Text.assemble("  If the casinos paid now: ", (now, "bold"))]
    if roomy and view["round"] > 1:
        before = purses(names, view["mine"], view["others"])
        lines.insert(0, Text(f"  Won in earlier rounds: {before}"))
    return Text("\n").join(lines)


def purses(names: Sequence[str], mine: int, others: int) -> str:
    """The money of both sides."""
    return f"{names[OWN]} {dollars(mine)}, {OTHERS} {dollars(others)}"


def reckoning(view: View, names: Sequence[str]) -> Table:
    """What every colour has won."""
    table = Table(box=box.ROUNDED, border_style=ACCENT, padding=(0, 1))
    for name, side in (("", "left"), ("bills", "right"), ("won", "right")):
        table.add_column(name, justify=side)  # type: ignore[arg-type]
    for colour, won in enumerate(view["colours"]):
        style = "bold" if colour == OWN else ""
        who = marked(owners(names), colour)
        table.add_row(who, str(won["bills"]), dollars(won["money"]), style=style)
        if colour == OWN:
            table.add_section()
    table.add_section()
    bills = sum(won["bills"] for won in view["colours"][OWN + 1 :])
    table.add_row(OTHERS, str(bills), dollars(view["others"]), style="bold")
    return table


def in_short(view: View, names: Sequence[str]) -> RenderableType:
    """The same in two lines."""
    purse = Text("  ").join(
        Text.assemble(mark(colour), str(won["money"])) for colour, won in enumerate(view["colours"])
    )
    return Group(legend(names), Text.assemble("  Won, in $1,000: ", purse))


def verdict(view: View, names: Sequence[str]) -> Text:
    """Whether it is won, or how it stands between two rounds."""
    who = sentence(names[OWN])
    if not view["over"]:
        return Text(f"  Won so far: {purses(names, view['mine'], view['others'])}", style="bold")
    when = f" after {view['rounds']} rounds" if view["rounds"] > 1 else ""
    if not view.get("won"):
        short_of = view["others"] - view["mine"] + 10
        return Text(f"  {who} lost{when}: {dollars(short_of)} more would have won.", style="bold")
    if view["own_dice"] == MASTERS_DICE:
        return Text(f"  {who} won{when} with a single die: Master Gambler!", style=f"bold {ACCENT}")
    return Text(f"  {who} won{when}!", style=f"bold {ACCENT}")


def prompt(view: View, names: Sequence[str], seat: int, moves: Sequence[str]) -> RenderableType:
    """Each number that can be placed, and what its casino would pay then."""
    grid = Table(box=None, padding=(0, 1), pad_edge=False, header_style="")
    for name, width in (("Place", 5), ("dice", 8), ("and the casino would pay, in $1,000", 32)):
        grid.add_column(name, min_width=width, no_wrap=True)
    for name in ("own", "others", "balance"):
        grid.add_column(name, justify="right", min_width=7, no_wrap=True)
    for heap in view["rolled"]:
        grid.add_row(*choice(view["casinos"][heap["face"] - 1], heap))
    return grid


def choice(casino: Casino, heap: Rolled) -> tuple[Text, Text, Text, Text, Text, Text]:
    """One number: whose dice would go, who would be paid, and what both sides gain by it."""
    dice = [size + (colour in heap["colours"]) for colour, size in enumerate(casino["dice"])]
    now, then = standing(casino["bills"], casino["dice"], 0), standing(casino["bills"], dice, 0)
    (had, they_had), (mine, theirs) = sides(now), sides(then)
    gain, loss = mine - had, theirs - they_had
    style = "green3" if gain > loss else "red" if gain < loss else ""
    return (
        Text(f"  {heap['face']}", style=f"bold {ACCENT}"),
        Text("").join(mark(colour) for colour in heap["colours"]),
        payments(then) if then["paid"] else Text("nobody", style="dim"),
        Text(signed(gain)),
        Text(signed(loss)),
        Text(signed(gain - loss), style=style),
    )


def sides(now: Standing) -> tuple[int, int]:
    """What a casino would pay to the own colour, and to all others."""
    mine = sum(paid["bill"] for paid in now["paid"] if paid["owner"] == OWN)
    return mine, sum(paid["bill"] for paid in now["paid"]) - mine


def signed(thousands: int) -> str:
    """A change of money, where it is tight."""
    return f"{thousands:+}" if thousands else "-"


def event_lines(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """What happened, in as few lines as it takes; a throw is told with its placement."""
    lines: list[str] = []
    for kind, run in groupby(events, key=gathered):
        lines += summed_up(kind, list(run), names)
    return [sentence(line) for line in lines]


def gathered(event: Event) -> str | int:
    """Events that are told in one line: the stocking, and what one casino paid."""
    if isinstance(event, Tied | Paid | Unclaimed):
        return event.casino
    if isinstance(event, Stocked):
        return "stocked"
    return "thrown" if isinstance(event, Threw) else ""


def summed_up(kind: str | int, run: Sequence[Event], names: Sequence[str]) -> list[str]:
    """The lines of events that go together."""
    if kind == "thrown":
        return []
    if kind == "stocked":
        return [shelves([event for event in run if isinstance(event, Stocked)])]
    if isinstance(kind, int):
        return [f"Casino {kind}: {'; '.join(payday(run, names))}."]
    return [event.say(names) for event in run]


def shelves(stocked: Sequence[Stocked]) -> str:
    """The bills that were laid out."""
    casinos = groupby(stocked, key=lambda event: event.casino)
    bills = [f"{casino}: {' '.join(highest_first(run))}" for casino, run in casinos]
    return f"The casinos were stocked: {' · '.join(bills)}."


def highest_first(stocked: Iterable[Stocked]) -> list[str]:
    """Bills of one casino where it is tight."""
    return [f"{bill}k" for bill in sorted((event.bill for event in stocked), reverse=True)]


def payday(events: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    """What one casino did: whom it paid, who tied, and what nobody claimed."""
    who = owners(names)
    paid = [event for event in events if isinstance(event, Paid)]
    left = [event for event in events if isinstance(event, Unclaimed)]
    if paid:
        yield listed([f"{who[event.owner]} took {dollars(event.bill)}" for event in paid])
    for event in events:
        if isinstance(event, Tied):
            yield f"{listed([who[owner] for owner in event.owners])} tied"
    if left:
        yield f"nobody claimed {listed([dollars(event.bill) for event in left])}"
