"""The table of Bells & Hammers."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from greenbaize.cli.symbols import ACCENT, MARKS, marked
from greenbaize.games.bells_and_hammers.box import HIGHEST
from greenbaize.games.bells_and_hammers.box import MARKS as DICE
from greenbaize.games.bells_and_hammers.events import CARDS_IN_WORDS
from greenbaize.games.bells_and_hammers.view import Card, Seat, View

DRAW = "The highest sum of the six number dice becomes Banker; ties throw again."
CLOSED = """Numbers: the bank pays the thrower; with a symbol its card, with both Double.
Blanks: all pay the Horse 1; symbols alone: their cards. Over the bank: the Inn."""
OPEN = """Numbers: the bank pays the thrower; with symbols the Inn pays what is missing.
Blanks: the Horse pays the Inn 1; symbols alone: their cards. Over: the Inn."""
NEIGHBOURLY = "Numbers alone: too many go to the next player, missing ones come from the last."
NEAR_CLOSED = """With a symbol the bank pays its card, with both Double; over the bank: the Inn.
Blanks: all pay the Horse 1; symbols alone: their cards."""
NEAR_OPEN = """With symbols the Inn pays what is missing; over the bank: the Inn.
Blanks: the Horse pays the Inn 1; symbols alone: their cards."""
USUAL = ("bank", "thrower", "thrower")


def draw(view: View, names: Sequence[str], viewer: int, roomy: bool = True) -> RenderableType:
    """The whole table; on a small screen without the picture of the dice."""
    parts: list[RenderableType] = [title(view), seats(view, names)]
    if reminded := reminder(view):
        parts.append(Text(reminded, style="dim"))
    if roomy and "last" in view:
        parts.append(tray(view, names))
    return Group(*parts)


def reminder(view: View) -> str:
    """What throws are for now, in short."""
    if view["phase"] == "draw":
        return DRAW
    return payments(view) if view["phase"] == "dice" else ""


def payments(view: View) -> str:
    """What a throw does, where the table pays as usual."""
    rulings = view["rulings"]
    chosen = (
        rulings["inn_open_plain"],
        rulings["inn_open_symbol_payer"],
        rulings["inn_closed_symbol_over"],
    )
    if chosen != USUAL:
        return "This table pays by rulings of its own; ? shows the rules."
    if is_neighbourly(view):
        others = NEAR_OPEN if view["inn"] else NEAR_CLOSED
        return f"{NEIGHBOURLY}\n{others}"
    return OPEN if view["inn"] else CLOSED


def is_neighbourly(view: View) -> bool:
    """Whether neighbours settle numbers alone, always or as the bank is so small."""
    when = view["rulings"]["neighbours"]
    return when == "always" or (when == "late" and view["bank"] <= HIGHEST)


def title(view: View) -> Text:
    """Where the game stands, and what the bank holds."""
    game = f" · game {view['game']} of {view['games']}" if view["games"] > 1 else ""
    inn = ("the Inn is open", f"bold {ACCENT}") if view["inn"] else ("the Inn is closed", "")
    return Text.assemble(
        ("Bells & Hammers", f"bold {ACCENT}"),
        f"{game} · the bank holds ",
        (str(view["bank"]), "bold"),
        " · ",
        inn,
    )


def seats(view: View, names: Sequence[str]) -> Table:
    """Everybody as a row: points, cards, and the last bid or throw."""
    long = view["games"] > 1
    table = Table(box=box.ROUNDED, border_style=ACCENT, padding=(0, 1), expand=False)
    table.add_column("", min_width=18)
    table.add_column("points", justify="right", style="bold")
    if long:
        table.add_column("match", justify="right")
    table.add_column("cards", min_width=16)
    table.add_column(doing(view), min_width=15)
    for number, seat in enumerate(view["seats"]):
        row = [name_of(view, names, number), Text(str(seat["points"]))]
        row += [Text(str(seat["match"]))] if long else []
        row += [Text(cards(view, number)), Text(deed(view, number))]
        table.add_row(*row, style="" if takes_part(view, seat) else "dim")
    return table


def name_of(view: View, names: Sequence[str], seat: int) -> Text:
    """A seat's name, with a pointer if it is to move, and the Banker's office."""
    pointer = "▸" if view.get("turn") == seat else " "
    office = " · Banker" if view.get("banker") == seat else ""
    return Text.assemble((pointer, ACCENT), marked(names, seat), office)


def takes_part(view: View, seat: Seat) -> bool:
    """Whether a seat has anything to do with what happens now."""
    in_sale = view["phase"] in ("draw", "sale")
    return seat["in_match"] and (in_sale or seat["cards"] > 0)


def cards(view: View, seat: int) -> str:
    """What a seat owns: faces once they are turned up, numbers before."""
    chair = view["seats"][seat]
    if not chair["in_match"]:
        return "out for good"
    if chair["faces"] and len(view["owners"]) == len(CARDS_IN_WORDS):
        return ", ".join(face.capitalize() for face in chair["faces"])
    bought = [card for card in view["sold"] if card["seat"] == seat]
    if not bought and view["phase"] not in ("draw", "sale"):
        return "sits this game out"
    return ", ".join(card_of(card) for card in bought)


def card_of(card: Card) -> str:
    """A card that was sold: its face, or its number and its price until it is turned up."""
    if "face" in card:
        return card["face"].capitalize()
    return f"{CARDS_IN_WORDS[card['card'] - 1]} ({card['price'] or 'free'})"


def doing(view: View) -> str:
    """What the last column tells."""
    return {"sale": "bids", "cards": "", "draw": "throws to be Banker"}.get(
        view["phase"], "last throw"
    )


def deed(view: View, seat: int) -> str:
    """A seat's bid or its last throw; who cannot outbid will be asked, but can only pass."""
    chair = view["seats"][seat]
    if view["phase"] != "sale":
        return chair.get("thrown", "")
    if view.get("bidder") == seat:
        return f"bids {view['standing']}"
    if chair["bidding"]:
        return "may bid" if chair["points"] > view["standing"] else "cannot bid"
    return "passed" if seat in view["passed"] else ""


def tray(view: View, names: Sequence[str]) -> RenderableType:
    """The dice of the last throw."""
    seat = view["last"]
    shown = view["seats"][seat].get("thrown", "").split()
    dice = [(mark[:3], mark in shown) for mark in DICE]
    style = MARKS[seat][1]
    rows = [
        Text(" ").join(Text("╭───╮", style if up else "dim") for _, up in dice),
        Text(" ").join(
            Text(f"│{mark if up else ' ':^3}│", style if up else "dim") for mark, up in dice
        ),
        Text(" ").join(Text("╰───╯", style if up else "dim") for _, up in dice),
    ]
    return Text("\n").join([Text(f"The last throw, by {names[seat]}:"), *rows])
