"""Cincinnati, by Reinhard Staupe."""

from pathlib import Path

from greenbaize.engine.event import events_of
from greenbaize.engine.game import Game, Option, Options
from greenbaize.engine.text import dollars
from greenbaize.games.cincinnati import events
from greenbaize.games.cincinnati.game import Cincinnati
from greenbaize.games.cincinnati.heuristics import OneLook
from greenbaize.games.cincinnati.notation import read, write
from greenbaize.games.cincinnati.policy import HouseRules
from greenbaize.games.cincinnati.refusals import refuse
from greenbaize.games.cincinnati.valuation import Standing
from greenbaize.games.cincinnati.view import GLOSSARY, View, view


def begin(seats: int, options: Options) -> Cincinnati:
    """A table before the first card is turned."""
    return Cincinnati(
        seats,
        hidden=bool(options["simultaneous_commit"]),
        free_choice=options["round1_replacement"] == "choice",
        starter_loses=options["tie_duel_equal"] == "starter_loses",
        unlimited=options["token_supply"] == "unlimited",
    )


GAME = Game(
    name="cincinnati",
    title="Cincinnati",
    about="Throw in secret, choose a table, and do what it asks better than anyone else there.",
    seats=range(3, 7),
    usual_seats=4,
    seat_names=("Red", "Blue", "Green", "Black", "Yellow", "Grey"),
    options=(
        Option(
            "simultaneous_commit", "14.13", "everyone chooses in secret which dice to throw again"
        ),
        Option(
            "round1_replacement",
            "14.10",
            "which table gets the card that replaces a duel card in round 1",
            ("same", "choice"),
            "same",
        ),
        Option(
            "tie_duel_equal",
            "14.9",
            "what happens when a duel for a table ends with equal dice",
            ("again", "starter_loses"),
            "again",
        ),
        Option(
            "token_supply",
            "Q6",
            "whether the tokens can run out",
            ("limited", "unlimited"),
            "limited",
        ),
    ),
    folder=Path(__file__).parent,
    turn_rule="3",
    begin=begin,
    view=view,
    view_type=View,
    event_types=events_of(events),
    write=write,
    read=read,
    refuse=refuse,
    score=dollars,
    heuristic=OneLook(),
    policy=HouseRules(),
    valuation=Standing(),
    unit="thousands of dollars",
    glossary=GLOSSARY,
)
