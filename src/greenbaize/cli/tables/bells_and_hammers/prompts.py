"""What a bidder is asked, and what a card may be worth."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from greenbaize.engine.text import listed, many
from greenbaize.games.bells_and_hammers.box import CROWD
from greenbaize.games.bells_and_hammers.events import CARDS_IN_WORDS
from greenbaize.games.bells_and_hammers.odds import card_worth, seat_worth
from greenbaize.games.bells_and_hammers.view import View

PASSING = {
    "until_raised": "If you pass and somebody bids more after that, you are asked again.",
    "final": "If you pass, you are out for this card.",
}
MANY = 5
"""So many names are only counted."""


def prompt(view: View, names: Sequence[str], seat: int, moves: Sequence[str]) -> RenderableType:
    """What stands, what may be bid, and what a card is worth."""
    lines = [standing(view, names, seat), allowed(view, seat, moves)]
    if len(moves) > 1:
        lines.append(PASSING[view["rulings"]["pass"]])
    lines += [outlook(view), chances(view)]
    return Group(*[Text(line) for line in lines if line])


def standing(view: View, names: Sequence[str], seat: int) -> str:
    """Which card is up, who bids for it, and who else can."""
    which = CARDS_IN_WORDS[view["for_sale"] - 1]
    bidder = view.get("bidder")
    bid = "no bid yet" if bidder is None else f"{names[bidder]} bids {view['standing']}"
    others = [
        names[other]
        for other, chair in enumerate(view["seats"])
        if chair["bidding"] and chair["points"] > view["standing"] and other not in (seat, bidder)
    ]
    who = listed(others) if len(others) < MANY else f"{len(others)} others"
    still = f"; {who} may bid too" if others else ""
    return f"The {which} card is up: {bid}{still}."


def allowed(view: View, seat: int, moves: Sequence[str]) -> str:
    """The bids that are allowed, and what the lowest would leave."""
    points = view["seats"][seat]["points"]
    least = view["standing"] + 1
    if len(moves) == 1:
        return f"With {many(points, 'point', 'points')} you cannot outbid that: say pass."
    bids = f"Bid {least}" if least == points else f"Bid {least} to {points}"
    left = f"for {least} it would leave you {points - least} and {view['bank'] + least} in the bank"
    return f"{bids}, or pass; {left}."


def outlook(view: View) -> str:
    """What a card earns on average, and what it is worth to be in the game at all.

    Where the neighbours always settle numbers alone the bank hardly pays them: no odds are known.
    """
    if view["rulings"]["neighbours"] == "always":
        return ""
    players = min(CROWD, sum(chair["in_match"] for chair in view["seats"]))
    bank = view["bank"] + view["standing"]
    card, place = card_worth(bank, players), seat_worth(bank, players)
    more = f"and the dice {place:.0f} more to everybody who throws"
    return f"On average a card earns about {card:.0f}, {more}."


def chances(view: View) -> str:
    """Whether there are cards enough for all who have none."""
    left = len(CARDS_IN_WORDS) + 1 - view["for_sale"]
    without = sum(chair["in_match"] and not chair["cards"] for chair in view["seats"])
    are = f"{many(left, 'card is', 'cards are')} left for {without} without one"
    if without > left:
        return f"{are}: {without - left} will sit this game out."
    if view["limit"] == 1:
        return f"{are}: everybody gets one, even free."
    return f"{are}; unwanted cards go to them first." if without else ""
