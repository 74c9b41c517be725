"""Makes the events of what happens on the table; called only while somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greenbaize.engine.event import Event
from greenbaize.engine.seats import members
from greenbaize.games.bells_and_hammers.box import ENDOWMENT, FACES
from greenbaize.games.bells_and_hammers.dice import spell
from greenbaize.games.bells_and_hammers.events import (
    BankPaid,
    Bid,
    BidderPassed,
    Cleared,
    Confiscated,
    Divided,
    Drew,
    DrewLevel,
    Ended,
    GameBegan,
    GameEnded,
    InnOpened,
    LeftOut,
    Paid,
    Refilled,
    Sold,
    Threw,
    TurnedUp,
)
from greenbaize.games.bells_and_hammers.phases import REFILL

if TYPE_CHECKING:
    from greenbaize.games.bells_and_hammers.table import Table


def drew(table: Table, roll: int, worth: int) -> list[Event]:
    """A throw for the bank."""
    return [Drew(table.turn, spell(roll), worth)]


def drew_level(table: Table) -> list[Event]:
    """Those who throw again."""
    return [DrewLevel(list(members(table.candidates)), table.highest)]


def began(table: Table) -> list[Event]:
    """The Banker, the stakes and the bank; a refilled bank has an event of its own."""
    players = list(members(table.inside))
    refilled = table.carry == REFILL and table.game > 0
    refilling: list[Event] = [Refilled(ENDOWMENT)] if refilled else []
    return [
        *refilling,
        GameBegan(table.game + 1, table.games, table.banker, players, table.ante, table.bank),
    ]


def answered(table: Table, points: int) -> list[Event]:
    """A bid or a pass; the very first one also opens a game whose Banker was given."""
    opening = began(table) if has_just_begun(table) else []
    if points:
        return [*opening, Bid(table.card + 1, table.turn, points)]
    return [*opening, BidderPassed(table.card + 1, table.turn)]


def has_just_begun(table: Table) -> bool:
    """Whether the game began before anybody could listen, and nothing has happened since."""
    untouched = table.standing == 0 and table.bidders == table.inside
    return table.first_banker >= 0 and table.game == table.card == 0 and untouched


def sold(table: Table, seat: int, price: int) -> list[Event]:
    """Who got the card, and what the bank has then."""
    return [Sold(table.card + 1, seat, price, table.bank)]


def turned_up(table: Table, face: int) -> list[Event]:
    """What a card turned out to be."""
    return [TurnedUp(table.card + 1, FACES[face], table.buyers[table.card])]


def left_out(table: Table) -> list[Event]:
    """Those who bought no card, if any."""
    without = list(members(table.inside & ~table.active))
    return [LeftOut(without)] if without else []


def threw(table: Table, roll: int, worth: int) -> list[Event]:
    """A seat's throw."""
    return [Threw(table.turn, spell(roll), worth)]


def paid(debtor: int, creditor: int, points: int, owed: int) -> list[Event]:
    """From one to another."""
    return [Paid(debtor, creditor, points, owed)]


def bank_paid(table: Table, seat: int, points: int) -> list[Event]:
    """From the bank, and what it has left."""
    return [BankPaid(seat, points, table.bank)] if points else []


def opened(table: Table) -> list[Event]:
    """The Inn opened."""
    return [InnOpened(table.bank)]


def cleared(table: Table, seat: int) -> list[Event]:
    """Somebody took the whole bank."""
    return [Cleared(seat, table.bank)]


def divided(table: Table) -> list[Event]:
    """All six numbers were thrown."""
    return [Divided(table.turn, table.bank)]


def game_ended(table: Table) -> list[Event]:
    """Who has won this game of several, and what everybody has; one alone ends with the match."""
    points = [table.points[seat] for seat in range(table.seats)]
    winners = list(members(table.candidates))
    return [GameEnded(table.game + 1, winners, points)] if table.games > 1 else []


def confiscated(table: Table, seat: int) -> list[Event]:
    """Somebody is out for good."""
    return [Confiscated(seat, table.points[seat])]


def ended(table: Table) -> list[Event]:
    """The match is over."""
    return [Ended(table.games, table.scores(), table.places())]
