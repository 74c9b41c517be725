"""Bells & Hammers, the traditional Glocke und Hammer."""

from pathlib import Path

from greenbaize.engine.errors import SetupError
from greenbaize.engine.event import events_of
from greenbaize.engine.game import Game, Option, Options
from greenbaize.games.bells_and_hammers import events
from greenbaize.games.bells_and_hammers.box import MOST_SEATS
from greenbaize.games.bells_and_hammers.game import BellsAndHammers
from greenbaize.games.bells_and_hammers.heuristics import WorthOfACard
from greenbaize.games.bells_and_hammers.notation import read, write
from greenbaize.games.bells_and_hammers.phases import (
    CARRY_MODES,
    CLOSED_PAYERS,
    EARLIER,
    NEIGHBOURLY,
    OPEN_PAYERS,
    PASSES,
    PLAIN_THROWS,
)
from greenbaize.games.bells_and_hammers.policy import Bidder
from greenbaize.games.bells_and_hammers.refusals import refuse
from greenbaize.games.bells_and_hammers.valuation import AfterTheSale
from greenbaize.games.bells_and_hammers.view import GLOSSARY, View, view


def begin(seats: int, options: Options) -> BellsAndHammers:
    """A table before the first throw or the first bid."""
    banker = options["first_banker"]
    if banker != "dice" and int(banker) > seats:
        raise SetupError(
            "bells_first_banker_not_seated", option="first_banker", seat=int(banker), seats=seats
        )
    return BellsAndHammers(seats, options)


GAME = Game(
    name="bells-and-hammers",
    title="Bells & Hammers",
    about="Buy a card unseen, throw the dice, and see who pays: bells, hammers or the Inn.",
    seats=range(3, MOST_SEATS + 1),
    usual_seats=4,
    seat_names=(
        "Red",
        "Blue",
        "Green",
        "Black",
        "Yellow",
        "Grey",
        "Violet",
        "Orange",
        "Cyan",
        "Pink",
    ),
    options=(
        Option("ante", "3.2", "the stake that everybody pays", tuple(range(5, 65, 5)), 5),
        Option("games", "7.4", "how many games the match has", tuple(range(1, 21)), 1),
        Option(
            "first_banker",
            "14.12",
            "the first Banker: by dice, or a seat",
            ("dice", *range(1, MOST_SEATS + 1)),
            "dice",
        ),
        Option(
            "pass",
            "15.1",
            "whoever passed is asked again after a raise, or is out for this card",
            PASSES,
            "until_raised",
            unsaid=EARLIER,
        ),
        Option(
            "cards_per_player",
            "14.4",
            "with five or more players one card each, or any number",
            ("text", "any"),
            "text",
        ),
        Option(
            "carry",
            "14.8",
            "points afresh for each game, carried over, or carried with a refilled bank",
            CARRY_MODES,
            "fresh",
            needs=("games",),
        ),
        Option(
            "inn_open_plain",
            "Q1",
            "Inn open, numbers alone: the bank pays, the Inn pays, or nobody",
            PLAIN_THROWS,
            "bank",
        ),
        Option(
            "inn_open_symbol_payer",
            "14.3",
            "Inn open, symbols above the bank: the thrower pays, or the card",
            OPEN_PAYERS,
            "thrower",
        ),
        Option(
            "inn_closed_symbol_over",
            "14.2",
            "Inn closed, symbols above the bank: the thrower pays, the card, or nobody",
            CLOSED_PAYERS,
            "thrower",
        ),
        Option(
            "neighbours",
            "8.1",
            "neighbours settle numbers alone: never, from a bank of 21 down, or always",
            NEIGHBOURLY,
            "off",
            older={"on": "late", "true": "late"},
        ),
        Option("twenty_one", "8.2", "the bank is divided when somebody throws all six numbers"),
    ),
    folder=Path(__file__).parent,
    turn_rule="9.1",
    begin=begin,
    view=view,
    view_type=View,
    event_types=events_of(events),
    write=write,
    read=read,
    refuse=refuse,
    score=str,
    heuristic=WorthOfACard(),
    policy=Bidder(),
    valuation=AfterTheSale(),
    glossary=GLOSSARY,
)
