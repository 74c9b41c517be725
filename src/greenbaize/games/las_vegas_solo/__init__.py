"""Las Vegas Solo: the solo game of Las Vegas Boulevard, by Rüdiger Dorn."""

from pathlib import Path

from greenbaize.engine.event import events_of
from greenbaize.engine.game import Game, Option, Options
from greenbaize.engine.text import dollars
from greenbaize.games.las_vegas_solo import events
from greenbaize.games.las_vegas_solo.box import LENGTHS, OWN_DICE, PLAYERS
from greenbaize.games.las_vegas_solo.game import Solo
from greenbaize.games.las_vegas_solo.heuristics import AsIfPaidNow
from greenbaize.games.las_vegas_solo.notation import read, write
from greenbaize.games.las_vegas_solo.policy import TiesAndLeads
from greenbaize.games.las_vegas_solo.refusals import refuse
from greenbaize.games.las_vegas_solo.valuation import ChanceToWin
from greenbaize.games.las_vegas_solo.view import GLOSSARY, View, view


def begin(seats: int, options: Options) -> Solo:
    """A table before the first bill is turned."""
    return Solo(
        int(options["own_dice"]), bool(options["two_scattered"]), int(options["solo_rounds"])
    )


GAME = Game(
    name="las-vegas-solo",
    title="Las Vegas Solo",
    about="Throw for all eight colours, and win more alone than the seven others together.",
    seats=range(1, 2),
    usual_seats=1,
    seat_names=PLAYERS,
    options=(
        Option("own_dice", "S7", "how many dice of your own you have", OWN_DICE, OWN_DICE[0]),
        Option("two_scattered", "S6", "all dice of two opponents are thrown first, not of one"),
        Option("solo_rounds", "18.5", "how many rounds are added up", LENGTHS, LENGTHS[0]),
    ),
    folder=Path(__file__).parent,
    turn_rule="S4",
    begin=begin,
    view=view,
    view_type=View,
    event_types=events_of(events),
    write=write,
    read=read,
    refuse=refuse,
    score=dollars,
    heuristic=AsIfPaidNow(),
    policy=TiesAndLeads(),
    valuation=ChanceToWin(),
    unit="thousands of dollars",
    glossary=GLOSSARY,
)
