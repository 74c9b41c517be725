"""The casinos and the slot machine as rows of a table."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from greenbaize.cli.symbols import ACCENT
from greenbaize.cli.tables.las_vegas.parts import (
    bills_of,
    bills_text,
    casino_dice,
    slot_dice,
    stands_text,
)
from greenbaize.games.las_vegas.standing import Standing, slot_standing, standing
from greenbaize.games.las_vegas.view import Casino, Slot, View

BILLS, DICE, STANDS = 16, 24, 23
"""How wide the columns can be on 80 columns."""


def casinos(view: View, roomy: bool) -> Table:
    """Six casinos, and the slot machine: bills, dice, and who would be paid now."""
    table = Table(box=box.ROUNDED if roomy else None, border_style=ACCENT, padding=(0, 1))
    if not roomy:
        table.header_style = "dim"
    table.add_column("", justify="right", style="bold", no_wrap=True)
    table.add_column("bills", min_width=15, no_wrap=True)
    table.add_column("dice", min_width=20, no_wrap=True)
    table.add_column("as it stands", min_width=18, no_wrap=True)
    for casino in view["casinos"]:
        dice = casino_dice(casino, DICE)
        table.add_row(str(casino["number"]), *columns(casino, dice, stands(casino)))
    slot = view.get("boulevard", {}).get("slot")
    if slot:
        table.add_row("slot", *columns(slot, slot_dice(slot, DICE), slot_stands(slot)))
    return table


def columns(place: Casino | Slot, dice: Text, now: Standing) -> tuple[Text, Text, Text]:
    """One row."""
    bills = bills_text(bills_of(place), BILLS)
    return bills, dice, stands_text(now, place.get("rainbows", 0), STANDS)


def stands(casino: Casino, spared: int | None = None) -> Standing:
    """Who would be paid what at a casino."""
    bills, big = bills_of(casino), casino.get("big", [])
    return standing(bills, casino["dice"], casino["neutral"], big, spared)


def slot_stands(slot: Slot) -> Standing:
    """Who would be paid what at the slot machine."""
    return slot_standing(bills_of(slot), slot["faces"])
