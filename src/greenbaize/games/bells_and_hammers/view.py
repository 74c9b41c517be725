"""What one seat may know of the table: all of it, for nobody knows a card before all do."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from greenbaize.engine.glossary import EACH_SEAT, SEAT
from greenbaize.engine.seats import members
from greenbaize.games.bells_and_hammers.box import CARDS, FACES, Face
from greenbaize.games.bells_and_hammers.dice import spell
from greenbaize.games.bells_and_hammers.game import BellsAndHammers
from greenbaize.games.bells_and_hammers.phases import (
    BIDDING,
    CARRY_MODES,
    CHOOSING,
    CLOSED_PAYERS,
    DRAWING,
    FINAL,
    FRESH,
    NEIGHBOURLY,
    OPEN_PAYERS,
    OVER,
    PASSES,
    PLAIN_THROWS,
    THROWING,
    TURNING,
    Carrying,
    ClosedPayer,
    Neighbourly,
    OpenPayer,
    Passing,
    PlainThrows,
)

Phase = Literal["draw", "sale", "cards", "dice", "banker", "over"]
PHASES: dict[int, Phase] = {
    DRAWING: "draw",
    BIDDING: "sale",
    TURNING: "cards",
    THROWING: "dice",
    CHOOSING: "banker",
    OVER: "over",
}

GLOSSARY = {
    "banker": SEAT,
    "turn": SEAT,
    "bidder": SEAT,
    "passed": SEAT,
    "tied": SEAT,
    "sold.seat": SEAT,
    "owners": SEAT,
    "last": SEAT,
    "places": EACH_SEAT,
}
"""What the numbers stand for."""


class Card(TypedDict):
    """A card that was sold, in the order of the sale; `face` is absent until it is turned up."""

    card: int
    seat: int
    price: int
    face: NotRequired[Face]


class Seat(TypedDict):
    """One seat: `match` is its score of the games before, or its points where they are carried.

    `in_match` is over for good after three games without a card; `streak` counts these. Whether
    it leads the bidding or has yet to answer the last bid, or throws to be Banker, is `bidding`.
    `thrown` is its last throw in this game, if it threw.
    """

    points: int
    match: int
    in_match: bool
    streak: int
    cards: int
    faces: list[Face]
    bidding: bool
    thrown: NotRequired[str]


Rulings = TypedDict(
    "Rulings",
    {
        "pass": Passing,
        "carry": Carrying,
        "inn_open_plain": PlainThrows,
        "inn_open_symbol_payer": OpenPayer,
        "inn_closed_symbol_over": ClosedPayer,
        "neighbours": Neighbourly,
        "twenty_one": bool,
    },
)
Rulings.__doc__ = """How this table bids and pays where the rules leave a choice, as options say."""


class View(TypedDict):
    """The table. What is not known yet or does not apply now is absent.

    `passed` are those who passed since the last bid, or where a pass is final for this card.
    `earned` is what each card that is turned up brought in this game, less what it cost;
    `blanks` counts the throws without any mark that came just before, `drought` the longest run.
    """

    phase: Phase
    game: int
    games: int
    ante: int
    limit: int
    rulings: Rulings
    bank: int
    inn: bool
    banker: NotRequired[int]
    turn: NotRequired[int]
    for_sale: int
    standing: int
    bidder: NotRequired[int]
    passed: list[int]
    tied: list[int]
    sold: list[Card]
    owners: dict[Face, int]
    earned: dict[Face, int]
    blanks: int
    drought: int
    seats: list[Seat]
    last: NotRequired[int]
    over: bool
    places: NotRequired[list[int]]


def view(state: BellsAndHammers, seat: int) -> View:
    """The table as everybody sees it."""
    seen = View(
        phase=PHASES[state.phase],
        game=state.game + 1,
        games=state.games,
        ante=state.ante,
        limit=state.limit(),
        rulings=rulings(state),
        bank=state.bank,
        inn=bool(state.inn),
        for_sale=state.card + 1 if state.phase == BIDDING else 0,
        standing=state.standing,
        passed=passed(state),
        tied=list(members(state.candidates)) if state.phase == CHOOSING else [],
        sold=[sold(state, card) for card in range(CARDS) if state.buyers[card] >= 0],
        owners={face: state.owners[n] for n, face in enumerate(FACES) if state.owners[n] >= 0},
        earned={face: state.earned[n] for n, face in enumerate(FACES) if state.owners[n] >= 0},
        blanks=state.blanks,
        drought=state.drought,
        seats=[chair(state, other) for other in range(state.seats)],
        over=state.phase == OVER,
    )
    add_roles(seen, state)
    if state.phase == OVER:
        seen["places"] = state.places()
    return seen


def passed(state: BellsAndHammers) -> list[int]:
    """Whose pass holds for the card that is up; those who may have no more never said it."""
    if state.phase != BIDDING:
        return []
    silent = members(state.inside & ~state.bidders)
    return [seat for seat in silent if state.held[seat] < state.limit()]


def rulings(state: BellsAndHammers) -> Rulings:
    """What this table has chosen."""
    return {
        "pass": PASSES[min(state.passes, FINAL)],
        "carry": CARRY_MODES[state.carry],
        "inn_open_plain": PLAIN_THROWS[state.plain],
        "inn_open_symbol_payer": OPEN_PAYERS[state.open_payer],
        "inn_closed_symbol_over": CLOSED_PAYERS[state.closed_payer],
        "neighbours": NEIGHBOURLY[state.neighbours],
        "twenty_one": bool(state.twenty_one),
    }


def add_roles(seen: View, state: BellsAndHammers) -> None:
    """Who is Banker, who bids or throws, who bid most and who threw last."""
    if state.banker >= 0:
        seen["banker"] = state.banker
    if state.turn >= 0:
        seen["turn"] = state.turn
    if state.bidder >= 0:
        seen["bidder"] = state.bidder
    if state.closer >= 0:
        seen["last"] = state.closer


def sold(state: BellsAndHammers, card: int) -> Card:
    """A card, by its number alone until it is turned up."""
    seen = Card(card=card + 1, seat=state.buyers[card], price=state.prices[card])
    if state.faces[card] >= 0:
        seen["face"] = FACES[state.faces[card]]
    return seen


def chair(state: BellsAndHammers, seat: int) -> Seat:
    """A seat and all that lies before it."""
    points, asked = state.points[seat], state.bidders | state.drawing
    seen = Seat(
        points=points,
        match=state.won[seat] if state.carry == FRESH else points,
        in_match=state.is_inside(seat),
        streak=state.streaks[seat],
        cards=state.held[seat],
        faces=[face for number, face in enumerate(FACES) if state.owners[number] == seat],
        bidding=bool(asked >> seat & 1),
    )
    if state.thrown[seat] >= 0:
        seen["thrown"] = spell(state.thrown[seat])
    return seen
