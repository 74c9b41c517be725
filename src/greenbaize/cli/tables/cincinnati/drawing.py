"""The table of Cincinnati drawn in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from greenbaize.cli.symbols import ACCENT, MARKS, mark, marked
from greenbaize.engine.text import dollars, many
from greenbaize.games.cincinnati.box import CONDITIONS, TITLES
from greenbaize.games.cincinnati.events import CARD
from greenbaize.games.cincinnati.hierarchy import describe, strength, table_of
from greenbaize.games.cincinnati.phases import BOUGHT
from greenbaize.games.cincinnati.view import Duel, Place, Seat, View

COVERED = "▒ ▒ ▒ ▒ ▒"


def draw(view: View, names: Sequence[str], viewer: int, roomy: bool = True) -> RenderableType:
    """The whole table as the viewer sees it; with room, the viewer's own dice as a picture."""
    parts: list[RenderableType] = [title(view), tables(view), seats(view, names)]
    if "duel" in view:
        parts.append(duel(view, view["duel"], names))
    if roomy:
        parts = [parts[0], Padding(parts[1], (1, 0)), *parts[2:]]
        parts += tray(view, viewer)
    return Group(*parts)


def title(view: View) -> Text:
    """Where the game stands."""
    deck = many(view["deck"], "card", "cards")
    parts = [f"round {view['round']} of {view['rounds']}", stage(view), f"{deck} to come"]
    if "supply" in view:
        parts.append(f"supply {many(view['supply'], 'token', 'tokens')}")
    return Text.assemble(
        ("Cincinnati", f"bold {ACCENT}"), *(f" · {part}" for part in parts if part)
    )


def stage(view: View) -> str:
    """What is going on."""
    phase, throw = view["phase"], view["throw"]
    if view["over"]:
        return "the end"
    if phase in ("turning", "replacing", "putting"):
        return "cards"
    if "duel" in view or phase == "challenging":
        return "duel"
    if phase in ("shaking", "sitting", "lifting"):
        return "first throw"
    return "bought throws" if throw == BOUGHT else f"throw {throw} of 3"


def tables(view: View) -> Table:
    """The tables as rows: what lies there, what it asks for, who plays there."""
    rows = Table(box=box.ROUNDED, border_style=ACCENT, show_header=False, padding=(0, 1))
    rows.add_column(style="bold", min_width=11)
    rows.add_column(style="dim", min_width=25)
    rows.add_column(min_width=18)
    rows.add_column(min_width=6)
    for place in view["tables"]:
        letter = place["letter"]
        players = Text(" ").join(mark(seat) for seat in place["players"])
        rows.add_row(f"{letter} {TITLES[letter]}", CONDITIONS[letter], pile(place), players)
    return rows


def pile(place: Place) -> Text:
    """The cards of a table; where there are many, equal ones are counted."""
    cards = Counter(place["cards"])
    words = [short(card) if n == 1 else f"{n}×{short(card)}" for card, n in cards.items()]
    return Text(" ".join(words) or "-")


def short(card: str) -> str:
    """A card where it is tight."""
    return f"${card}k" if card.isdigit() else card


def seats(view: View, names: Sequence[str]) -> Table:
    """Everybody in a row: money, tokens, table, dice and what they are."""
    grid = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    for _ in range(6):
        grid.add_column()
    for seat, chair in enumerate(view["seats"]):
        grid.add_row(
            name_of(view, names, seat),
            dollars(chair["money"]),
            Text("•" * chair["tokens"], style=ACCENT)
            if chair["tokens"] < 8
            else f"{chair['tokens']}•",
            chair.get("table", "?" if chosen_in_secret(view, chair) else ""),
            lying(view, chair, seat),
            standing(chair),
        )
    return grid


def chosen_in_secret(view: View, chair: Seat) -> bool:
    """Whether a table has been chosen that is not known."""
    return chair["chosen"] and view["phase"] in ("sitting", "lifting")


def name_of(view: View, names: Sequence[str], seat: int) -> Text:
    """A seat's name, with a pointer if it is to move."""
    moving = seat in view["owing"] or (not view["owing"] and view.get("turn") == seat)
    style = f"bold {ACCENT}" if moving else ""
    return Text.assemble(("▸" if moving else " ", ACCENT), mark(seat), " ", (names[seat], style))


def lying(view: View, chair: Seat, seat: int) -> Text:
    """A seat's dice; those in the air are dim, and a cup hides them all."""
    if "dice" in chair:
        return faces(chair["dice"], chair.get("kept"), MARKS[seat][1])
    thrown = view["phase"] in ("sitting", "lifting") or (
        view["phase"] == "shaking" and seat < view.get("turn", 0)
    )
    return Text(COVERED if thrown else "", style="dim")


def faces(dice: Sequence[int], kept: Sequence[int] | None, colour: str) -> Text:
    """Dice in a row, what is kept before what is thrown again."""
    if kept is None:
        return Text(" ".join(map(str, dice)), style=f"bold {colour}")
    air = list((Counter(dice) - Counter(kept)).elements())
    held = Text(" ".join(map(str, kept)), style=f"bold {colour}")
    gap = " " if kept and air else ""
    return Text.assemble(held, gap, (" ".join("·" for _ in air), "dim"))


def standing(chair: Seat) -> Text:
    """What the dice are, and whether that is enough at their table."""
    if "dice" not in chair or chair.get("kept", chair["dice"]) != chair["dice"]:
        return Text("")
    said = describe(chair["dice"])
    letter = chair.get("table")
    if letter == "C":
        said = f"{sum(chair['dice'])} pips"
    if letter and strength(table_of(letter), chair["dice"]):
        return Text(f"{said} ✓", style="bold")
    return Text(said, style="dim")


def duel(view: View, fight: Duel, names: Sequence[str]) -> Table:
    """Who fights for what, and how they stand."""
    grid = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    for _ in range(4):
        grid.add_column()
    title = "Duel:" if fight["prize"] == CARD else f"Duel for table {fight['prize']}:"
    for place, (seat, dice) in enumerate(zip(fight["duellists"], fight["dice"], strict=True)):
        head = title if place == 0 else ""
        kept = fight.get("kept") if view.get("turn") == seat else None
        said = describe(dice) if dice and kept is None else ""
        shown = faces(dice, kept, MARKS[seat][1])
        grid.add_row(Text(head, style=ACCENT), marked(names, seat), shown, Text(said, style="dim"))
    return grid


def tray(view: View, viewer: int) -> list[RenderableType]:
    """The viewer's dice as they lie, in the duel or in the round."""
    if viewer >= len(view["seats"]):
        return []
    dice = view["seats"][viewer].get("dice", [])
    if "duel" in view and viewer in view["duel"]["duellists"]:
        dice = view["duel"]["dice"][view["duel"]["duellists"].index(viewer)]
    if not dice:
        return []
    style = MARKS[viewer][1]
    rows = ["╭───╮" * len(dice), "".join(f"│ {face} │" for face in dice), "╰───╯" * len(dice)]
    return [Padding(Text("\n".join(rows), style=style), (1, 0, 0, 1))]
