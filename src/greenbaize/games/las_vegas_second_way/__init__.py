"""Las Vegas, the Second Way: the new way to play of Las Vegas Boulevard, by Rüdiger Dorn."""

from pathlib import Path

from greenbaize.engine.event import events_of
from greenbaize.engine.first import first_of, first_player
from greenbaize.engine.game import Game, Option, Options
from greenbaize.engine.text import dollars
from greenbaize.games.las_vegas_second_way import events
from greenbaize.games.las_vegas_second_way.box import MOST_SEATS
from greenbaize.games.las_vegas_second_way.game import SecondWay
from greenbaize.games.las_vegas_second_way.heuristics import TwoColours
from greenbaize.games.las_vegas_second_way.notation import read, write
from greenbaize.games.las_vegas_second_way.policy import TwoSecrets
from greenbaize.games.las_vegas_second_way.refusals import refuse
from greenbaize.games.las_vegas_second_way.valuation import FirstRound
from greenbaize.games.las_vegas_second_way.view import GLOSSARY, View, view


def begin(seats: int, options: Options) -> SecondWay:
    """A table before the first bill is turned."""
    return SecondWay(seats, bool(options["second_way_score_setup"]), first_of(seats, options))


GAME = Game(
    name="las-vegas-second-way",
    title="Las Vegas, the Second Way",
    about="Everybody throws all dice, and plays two colours that nobody else knows of.",
    seats=range(2, MOST_SEATS + 1),
    usual_seats=3,
    seat_names=("North", "East", "South", "West"),
    options=(
        Option(
            "second_way_score_setup",
            "A49",
            "the casinos pay once before the first turn, for the dice thrown in the set-up",
        ),
        first_player("18.4", MOST_SEATS),
    ),
    folder=Path(__file__).parent,
    turn_rule="X4",
    begin=begin,
    view=view,
    view_type=View,
    event_types=events_of(events),
    write=write,
    read=read,
    refuse=refuse,
    score=dollars,
    heuristic=TwoColours(),
    policy=TwoSecrets(),
    valuation=FirstRound(),
    unit="thousands of dollars",
    glossary=GLOSSARY,
)
