"""Reibach & Co, by Alan R. Moon and Mick Ado."""

from pathlib import Path

from greenbaize.engine.event import events_of
from greenbaize.engine.first import first_of, first_player
from greenbaize.engine.game import Game, Option, Options
from greenbaize.games.reibach import events
from greenbaize.games.reibach.box import ANY_BASES, MOST_SEATS
from greenbaize.games.reibach.events import millions
from greenbaize.games.reibach.game import Reibach
from greenbaize.games.reibach.heuristics import Shareholder
from greenbaize.games.reibach.notation import read, write
from greenbaize.games.reibach.policy import Magnate
from greenbaize.games.reibach.refusals import refuse
from greenbaize.games.reibach.view import GLOSSARY, View, view


def begin(seats: int, options: Options) -> Reibach:
    """A table before the first card is dealt."""
    most_bases = options["max_bases"]
    return Reibach(
        seats,
        first_of(seats, options),
        bool(options["special_cards_cost_two"]),
        bool(options["head_start"]),
        ANY_BASES if most_bases == "none" else int(most_bases),
        bool(options["perfect_memory"]),
    )


GAME = Game(
    name="reibach",
    title="Reibach & Co",
    about=(
        "Collect cards, build rows, and have a business to yourself, or the longest row in it, "
        "at three scorings."
    ),
    seats=range(2, MOST_SEATS + 1),
    usual_seats=4,
    seat_names=("Red", "Blue", "Green", "Black", "Yellow"),
    options=(
        Option("special_cards_cost_two", "V1", "a joker or risk card in the market costs 2 points"),
        Option(
            "head_start",
            "V2",
            "each player after the first starts with $1 million more than the one before",
        ),
        Option(
            "max_bases",
            "12.2",
            "how many rows and bare bases a seat may have in all",
            ("none", *range(1, 21)),
            "none",
        ),
        Option(
            "perfect_memory",
            "12.6",
            "bases that were laid and cards taken from the market can be looked up",
            unsaid=True,
        ),
        first_player("12.7", MOST_SEATS),
    ),
    folder=Path(__file__).parent,
    turn_rule="2.5",
    begin=begin,
    view=view,
    view_type=View,
    event_types=events_of(events),
    write=write,
    read=read,
    refuse=refuse,
    score=millions,
    heuristic=Shareholder(),
    policy=Magnate(),
    unit="millions of dollars",
    glossary=GLOSSARY,
)
