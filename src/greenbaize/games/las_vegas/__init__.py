"""Las Vegas, by Rüdiger Dorn, with Las Vegas Boulevard."""

from functools import lru_cache
from pathlib import Path

from greenbaize.engine.errors import RefusedError
from greenbaize.engine.event import events_of
from greenbaize.engine.first import first_player
from greenbaize.engine.game import Game, Option, Options, Preset, Value
from greenbaize.engine.text import dollars
from greenbaize.games.las_vegas import events, notation, refusals, view
from greenbaize.games.las_vegas.boulevard import events as boulevard_events
from greenbaize.games.las_vegas.boulevard import notation as boulevard_notation
from greenbaize.games.las_vegas.boulevard import refusals as boulevard_refusals
from greenbaize.games.las_vegas.boulevard import view as boulevard_view
from greenbaize.games.las_vegas.boulevard.box import BONUS_VALUES
from greenbaize.games.las_vegas.boulevard.game import Boulevard
from greenbaize.games.las_vegas.boulevard.heuristics import HighRoller
from greenbaize.games.las_vegas.boulevard.modules import (
    Modules,
    TenValues,
    check_rulings,
    everything,
)
from greenbaize.games.las_vegas.boulevard.policy import Insider
from greenbaize.games.las_vegas.boulevard.valuation import LeadsWithBonus
from greenbaize.games.las_vegas.box import COLOURS, MOST_SEATS
from greenbaize.games.las_vegas.game import LasVegas
from greenbaize.games.las_vegas.view import View

OPTIONS = (
    Option("neutral_dice", "N1", "everybody throws a few dice of a player who is not there"),
    Option("show_money", "A6", "the money everybody has won lies face up"),
    Option(
        "minimum_money",
        "M-MIN",
        "what casinos are stocked to: $50,000, or by a table of seats",
        ("usual", 50, "table"),
        "usual",
    ),
    Option("big_bills", "M-100", "five bills of $100,000"),
    Option("big_dice", "BIG1", "one die of everybody's is big and counts as two"),
    Option("kickers", "K1", "dice that send another die home"),
    Option("rainbow_cards", "RB1", "six cards that turn into bills only before payday"),
    Option("slot_machine", "SL1", "a seventh place, for every number once; five seats or more"),
    Option("bonus_cards", "BO1", "secret cards that reward certain bills"),
    Option("action_cards", "AC1", "ten secret cards, each to be played once"),
    Option(
        "neutral_kick",
        "A15",
        "a neutral die that is kicked is out, or cannot be kicked",
        ("out", "immune"),
        "out",
        needs=("kickers", "neutral_dice"),
    ),
    Option(
        "rotate",
        "A37",
        "what Rotate turns: a value, one die, a value to its opposite",
        ("value", "one", "opposite"),
        "value",
        needs=("action_cards",),
    ),
    Option(
        "reroll",
        "A34",
        "Re-roll works in every turn of the round, or once",
        ("per_turn", "once"),
        "per_turn",
        needs=("action_cards",),
    ),
    Option(
        "early_score_dice",
        "18.1",
        "dice after an early payout: home if a bill is left, all stay, or those paid go home",
        ("by_bills", "stay", "return"),
        "by_bills",
        unsaid="stay",
        needs=("action_cards",),
    ),
    TenValues(
        "bonus_values",
        "A26",
        "what the ten bonus cards wish for, in thousands",
        (BONUS_VALUES, "20,20,30,30,40,40,50,50,60,60", "20,30,30,40,40,50,50,60,60,70"),
        BONUS_VALUES,
        needs=("bonus_cards",),
    ),
    Option(
        "bonus_counts",
        "18.3",
        "bills that bonus cards count: all received, or those kept",
        ("events", "net"),
        "events",
        unsaid="net",
        needs=("bonus_cards",),
    ),
    first_player("18.4", MOST_SEATS),
)


def begin(seats: int, options: Options) -> LasVegas:
    """A table before the first bill is turned."""
    return laid_out(seats, tuple(options), tuple(options.values())).clone()


@lru_cache(maxsize=256)
def laid_out(seats: int, names: tuple[str, ...], values: tuple[Value, ...]) -> LasVegas:
    """A table to be copied: games begin by the million."""
    options = dict(zip(names, values, strict=True))
    check_rulings(OPTIONS, options)
    chosen = Modules.chosen(seats, options)
    if chosen.any:
        return Boulevard(seats, chosen)
    money = (chosen.show_money, chosen.minimum, chosen.big_bills)
    return LasVegas(seats, chosen.neutral_dice, *money, first=chosen.first)


def seen(state: LasVegas, seat: int) -> View:
    """What a seat may know of the table."""
    if isinstance(state, Boulevard):
        return boulevard_view.view(state, seat)
    return view.view(state, seat)


def write(state: LasVegas, seat: int, move: int) -> str:
    """A move in words."""
    if isinstance(state, Boulevard):
        return boulevard_notation.write(state, seat, move)
    return notation.write(state, seat, move)


def read(state: LasVegas, seat: int, words: str) -> int:
    """Words as a move of this moment."""
    if isinstance(state, Boulevard):
        return boulevard_notation.read(state, seat, words)
    return notation.read(state, seat, words)


def refuse(state: LasVegas, seat: int, move: int, name: str) -> RefusedError:
    """Why a well-formed move is not legal now."""
    if isinstance(state, Boulevard):
        return boulevard_refusals.refuse(state, seat, move, name)
    return refusals.refuse(state, seat, move, name)


GAME = Game(
    name="las-vegas",
    title="Las Vegas",
    about="Throw your dice, place all of one number at its casino, and have the most there alone.",
    seats=range(2, MOST_SEATS + 1),
    usual_seats=4,
    seat_names=COLOURS,
    options=OPTIONS,
    presets=(
        Preset("base", "the base game", lambda seats: {}),
        Preset(
            "beginners",
            "first steps on the Boulevard: minimum money by seats, $100,000 bills, big dice",
            lambda seats: {"minimum_money": "table", "big_bills": True, "big_dice": seats < 8},
        ),
        Preset("everything", "all that so many seats can play with", everything),
    ),
    folder=Path(__file__).parent,
    turn_rule="B4",
    begin=begin,
    view=seen,
    view_type=View,
    event_types=events_of(events, boulevard_events),
    write=write,
    read=read,
    refuse=refuse,
    score=dollars,
    heuristic=HighRoller(),
    policy=Insider(),
    valuation=LeadsWithBonus(),
    unit="thousands of dollars",
    glossary=view.GLOSSARY,
)
