"""Las Vegas, by Rüdiger Dorn."""

from pathlib import Path

from greenbaize.engine.game import Game, Option, Options
from greenbaize.engine.words import dollars
from greenbaize.games.las_vegas.game import LasVegas
from greenbaize.games.las_vegas.heuristics import AsIfPaidNow
from greenbaize.games.las_vegas.notation import read, refuse, write
from greenbaize.games.las_vegas.view import view


def begin(seats: int, options: Options) -> LasVegas:
    """A table before the first bill is turned."""
    return LasVegas(seats, bool(options["neutral_dice"]), bool(options["show_money"]))


GAME = Game(
    name="las-vegas",
    title="Las Vegas",
    about="Throw your dice, place all of one number at its casino, and have the most there alone.",
    seats=range(2, 6),
    usual_seats=4,
    colours=("Red", "Blue", "Green", "Black", "Yellow"),
    options=(
        Option("neutral_dice", "N1", "everybody throws a few dice of a player who is not there"),
        Option("show_money", "A6", "the money everybody has won lies face up"),
    ),
    folder=Path(__file__).parent,
    turn_rule="B4",
    begin=begin,
    view=view,
    write=write,
    read=read,
    refuse=refuse,
    score=dollars,
    heuristic=AsIfPaidNow(),
    unit="thousands of dollars",
)
