"""The table of Las Vegas drawn in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from greenbaize.cli.symbols import ACCENT, MARKS, NEUTRAL_MARK, marked
from greenbaize.cli.tables.las_vegas.cards import at_work, hand
from greenbaize.cli.tables.las_vegas.casinos import casinos
from greenbaize.cli.tables.las_vegas.outlook import weighed
from greenbaize.cli.tables.las_vegas.parts import KICKER_MARK, RAINBOW, SPENT_MARK, bills_of, short
from greenbaize.engine.text import many
from greenbaize.games.las_vegas.events import place_called
from greenbaize.games.las_vegas.view import Rolled, Seat, View

WIDTH, LABEL, WIDEST = 80, 6, 18
ORDERS = {
    "place": "place a number",
    "kick": "kick a die off",
    "window": "play a card or be done",
    "lay": "lay a bill",
    "claim": "claim a tie",
    "take": "take a bill",
    "swap": "swap a bill or keep all",
}


def draw(view: View, names: Sequence[str], viewer: int, roomy: bool = True) -> RenderableType:
    """The whole table as the viewer sees it; on a small screen without the picture of the dice."""
    space = (1, 0, 0 if "boulevard" in view else 1, 0) if roomy else 0
    strip = Padding(seats(view, names, roomy), space)
    parts: list[RenderableType] = [title(view, names), strip]
    if roomy or not is_bare(view):
        parts.append(casinos(view, roomy))
    if roomy:
        parts += legend(view)
    parts += at_work(view, names)
    parts += hand(view, viewer, roomy)
    if view["rolled"] and roomy:
        parts.append(tray(view["rolled"], view["turn"]))
    return Group(*parts)


def is_bare(view: View) -> bool:
    """Whether everything has been paid, and nothing lies anywhere."""
    return not any(bills_of(casino) or weighed(casino) for casino in view["casinos"])


def title(view: View, names: Sequence[str]) -> Text:
    """Where the game stands, and what is asked of whom."""
    deck = many(view["deck"], "bill", "bills")
    return Text.assemble(
        ("Las Vegas", f"bold {ACCENT}"),
        f" · round {view['round']} of {view['rounds']} · {deck} left",
        asked(view, names),
        overflow="ellipsis",
        no_wrap=True,
    )


def asked(view: View, names: Sequence[str]) -> Text:
    """What the game waits for."""
    question = view.get("boulevard", {}).get("asked")
    if not question:
        return Text("")
    order = ORDERS[question["what"]]
    if question["what"] == "kick":
        order += f" {place_called(view['boulevard']['sets'][-1])}"
    return Text.assemble(" · ", (f"{names[question['seat']]}: {order}", ACCENT))


def seats(view: View, names: Sequence[str], roomy: bool) -> Table:
    """Everybody side by side; the one to move is marked."""
    width = min(WIDEST, (WIDTH - LABEL) // len(names))
    grid = Table(box=None, show_header=False, pad_edge=False, padding=0)
    grid.add_column(width=LABEL, style="dim")
    for seat in range(len(names)):
        style = f"bold {ACCENT}" if seat == mover(view) else ""
        grid.add_column(width=width, no_wrap=True, overflow="ellipsis", style=style)
    grid.add_row("", *[name_of(view, names, seat) for seat in range(len(names))])
    for label, cells in rows(view["seats"], roomy):
        grid.add_row(label, *[Text.assemble(" ", cell) for cell in cells])
    return grid


def mover(view: View) -> int:
    """Whose move it is, as far as it is anybody's."""
    question = view.get("boulevard", {}).get("asked")
    return question["seat"] if question else view.get("turn", -1)


def name_of(view: View, names: Sequence[str], seat: int) -> Text:
    """A seat's name, with a pointer if it is to move."""
    pointer = "▸" if seat == mover(view) else " "
    return Text.assemble((pointer, ACCENT), marked(names, seat))


def rows(chairs: Sequence[Seat], roomy: bool) -> list[tuple[str, list[str | Text]]]:
    """What everybody has, a line for each kind of thing; fewer lines where it is tight."""
    found: list[tuple[str, list[str | Text]]] = [
        ("dice", [in_hand(chair) for chair in chairs]),
        ("bills", [purse(chair) for chair in chairs]),
    ]
    cards, dice = "held" in chairs[0], "die" in chairs[0]
    if cards and dice and not roomy:
        both: list[str | Text] = [f"{chair['held']}, die {chair['die']}" for chair in chairs]
        return [*found, ("cards", both)]
    if cards:
        found.append(("cards", [str(chair["held"]) for chair in chairs]))
    if dice:
        found.append(("bonus", [f"die {chair['die']}" for chair in chairs]))
    return found


def in_hand(chair: Seat) -> Text:
    """The dice that are left to throw, and kickers that are spent."""
    own = f"{chair['dice']}+big" if chair.get("big") else str(chair["dice"])
    kickers, spent = KICKER_MARK * chair.get("kickers", 0), SPENT_MARK * chair.get("spent", 0)
    neutral = NEUTRAL_MARK[0] * chair["neutral"]
    gap = " " if kickers or spent else ""
    return Text.assemble(own, gap, kickers, (spent, "dim"), " " if neutral else "", neutral)


def purse(chair: Seat) -> str:
    """What was won, as far as it can be seen."""
    if "money" not in chair:
        return str(chair["bills"])
    return f"{chair['bills']} {short(chair['money']) if chair['money'] else '$0'}"


def legend(view: View) -> list[RenderableType]:
    """What the marks mean."""
    modules = view.get("boulevard", {}).get("modules", [])
    marks = ["[●●] big die: counts two"] if "big_dice" in modules else []
    marks += [f"{KICKER_MARK} kicker ({SPENT_MARK} spent)"] if "kickers" in modules else []
    marks += [f"{NEUTRAL_MARK[0]} neutral"] if view["neutral_dice"] else []
    marks += [f"{RAINBOW} rainbow card"] if "rainbow_cards" in modules else []
    return [Text("  " + " · ".join(marks), style="dim")] if marks else []


def tray(rolled: Sequence[Rolled], seat: int) -> Text:
    """The dice that were thrown, grouped by face."""
    groups = [faces(heap, seat) for heap in rolled]
    lines = [Text("  ").join(group[line] for group in groups) for line in range(3)]
    return Text("\n").join(lines)


def faces(heap: Rolled, seat: int) -> list[Text]:
    """Dice of one face, side by side: big ones are big, kickers and neutral dice have marks."""
    own, face = MARKS[seat][1], heap["face"]
    dice = [die(f" {face} ", own)] * heap["own"]
    dice += [big_die(face, own)] * heap.get("big", 0)
    dice += [die(f" {face}{KICKER_MARK}", f"bold {own}")] * heap.get("kickers", 0)
    dice += [die(f" {face}{NEUTRAL_MARK[0]}", NEUTRAL_MARK[1])] * heap["neutral"]
    return [Text("").join(lines) for lines in zip(*dice, strict=True)]


def die(inside: str, style: str) -> tuple[Text, Text, Text]:
    """One die."""
    return Text("╭───╮", style), Text(f"│{inside}│", style), Text("╰───╯", style)


def big_die(face: int, style: str) -> tuple[Text, Text, Text]:
    """A die that is twice as much."""
    style = f"bold {style}"
    return Text("┏━━━━━┓", style), Text(f"┃  {face}  ┃", style), Text("┗━━━━━┛", style)
