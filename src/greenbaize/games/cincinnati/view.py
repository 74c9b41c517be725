"""What one seat may know of the table."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from greenbaize.engine.glossary import EACH_SEAT, SEAT, Meaning
from greenbaize.engine.seats import HOUSE, members
from greenbaize.engine.text import dollars
from greenbaize.games.cincinnati.box import CARD_WORDS, ROUNDS, WORTH, Card, Letter
from greenbaize.games.cincinnati.events import CARD, Prize
from greenbaize.games.cincinnati.game import Cincinnati
from greenbaize.games.cincinnati.hierarchy import KEEPS, KEPT, RESULTS
from greenbaize.games.cincinnati.make_events import cards_of, letter_of
from greenbaize.games.cincinnati.packing import UNKNOWN_KEEP
from greenbaize.games.cincinnati.phases import (
    ASKING,
    BOUGHT,
    CHALLENGING,
    KEEPING,
    LIFTING,
    OVER,
    PHASES,
    PUTTING,
    REVEALING,
    SHAKING,
    SITTING,
    THROWING,
    Phase,
)

MONEY = Meaning(words=dollars)
GLOSSARY = {
    "dealer": SEAT,
    "owing": SEAT,
    "turn": SEAT,
    "places": EACH_SEAT,
    "tables.players": SEAT,
    "seats.money": MONEY,
    "seats.cards": MONEY,
    "duel.duellists": SEAT,
}
"""What the numbers stand for."""


class Place(TypedDict):
    """A table: its pile, and who is known to play there."""

    letter: Letter
    cards: list[Card]
    players: list[int]


class Seat(TypedDict):
    """One seat: its money in thousands, and the table, dice and keep as far as they are known.

    `chosen` says whether it has chosen what all are choosing now, a table or dice to keep.
    """

    money: int
    cards: list[int]
    tokens: int
    duel_cards: int
    chosen: bool
    table: NotRequired[Letter]
    dice: NotRequired[list[int]]
    kept: NotRequired[list[int]]


class Duel(TypedDict):
    """A duel: for a table's letter or for a card, in duel order; no dice yet is an empty list."""

    prize: Prize
    duellists: list[int]
    dice: list[list[int]]
    kept: NotRequired[list[int]]


class Discards(TypedDict):
    """How many token cards and duel cards have left the game."""

    tokens: int
    duel: int


class View(TypedDict):
    """The table. `throw` is 1 to 3, or 4 for those that are bought; `turn` is absent where many
    choose at once or nobody does, and `supply` where it is unlimited."""

    round: int
    rounds: int
    dealer: int
    phase: Phase
    throw: int
    owing: list[int]
    turn: NotRequired[int]
    card: NotRequired[Card]
    tables: list[Place]
    seats: list[Seat]
    duel: NotRequired[Duel]
    supply: NotRequired[int]
    deck: int
    shown_back: int
    discards: Discards
    hidden: bool
    over: bool
    places: NotRequired[list[int]]


def view(state: Cincinnati, seat: int) -> View:
    """The table as this seat sees it: under other cups and behind other hands nothing (11.3)."""
    seen = View(
        round=state.round,
        rounds=ROUNDS,
        dealer=state.dealer,
        phase=PHASES[state.phase],
        throw=state.throw,
        owing=[other for other in members(state.due) if other != HOUSE],
        tables=[place(state, table) for table in state.tables()],
        seats=[chair(state, other, seat) for other in range(state.seats)],
        deck=state.to_come,
        shown_back=state.shown_back,
        discards=Discards(tokens=state.spent_tokens, duel=state.spent_duels),
        hidden=bool(state.hidden),
        over=state.phase == OVER,
    )
    add_what_is_there(state, seen)
    return seen


def add_what_is_there(state: Cincinnati, seen: View) -> None:
    """All that is not always on the table."""
    if state.fighters or state.phase in (SHAKING, THROWING, ASKING, CHALLENGING):
        seen["turn"] = state.turn
    if state.phase == PUTTING:
        seen["card"] = CARD_WORDS[state.card]
    if state.fighters:
        seen["duel"] = duel(state)
    if not state.unlimited:
        seen["supply"] = state.supply
    if state.phase == OVER:
        seen["places"] = state.places()


def place(state: Cincinnati, table: int) -> Place:
    """One table."""
    known = not covered(state)
    players = [s for s in range(state.seats) if known and state.seated[s] == table]
    return Place(letter=letter_of(table), cards=cards_of(state.piles[table]), players=players)


def covered(state: Cincinnati) -> bool:
    """Whether the cups have not been lifted yet."""
    return SHAKING <= state.phase <= LIFTING


def chair(state: Cincinnati, seat: int, viewer: int) -> Seat:
    """One seat; others' first throws, tables and secret keeps are absent."""
    seen = Seat(
        money=state.money[seat],
        cards=[worth for worth, held in purse(state, seat) for _ in range(held)],
        tokens=state.tokens[seat],
        duel_cards=state.duel_cards[seat],
        chosen=has_chosen(state, seat),
    )
    if seat == viewer or not covered(state):
        if state.seated[seat]:
            seen["table"] = letter_of(state.seated[seat])
        if state.dice[seat]:
            seen["dice"] = list(RESULTS[state.dice[seat]])
    open_to_viewer = seat == viewer or not secret(state)
    if has_kept(state, seat) and open_to_viewer and state.kept[seat] != UNKNOWN_KEEP:
        seen["kept"] = list(KEEPS[state.dice[seat]][state.kept[seat]])
    return seen


def purse(state: Cincinnati, seat: int) -> list[tuple[int, int]]:
    """How many money cards of each worth a seat has, the highest first."""
    return list(zip(WORTH, state.purse(seat), strict=True))[::-1]


def has_chosen(state: Cincinnati, seat: int) -> bool:
    """Whether a seat has chosen what all choose now, a table or dice to keep."""
    if state.phase in (SITTING, LIFTING):
        return not state.waiting >> seat & 1
    return has_kept(state, seat)


def has_kept(state: Cincinnati, seat: int) -> bool:
    """Whether a seat has chosen which dice to keep and not thrown the others yet."""
    throws = bool(state.throwing >> seat & 1)
    if state.phase == KEEPING:
        return (throws or state.throw < BOUGHT) and not state.waiting >> seat & 1
    return throws and state.phase in (REVEALING, THROWING)


def secret(state: Cincinnati) -> bool:
    """Whether keeps are behind hands now."""
    return bool(state.hidden) and state.phase in (KEEPING, REVEALING)


def duel(state: Cincinnati) -> Duel:
    """The duel that is being fought."""
    seen = Duel(
        prize=letter_of(state.prize) if state.prize else CARD,
        duellists=list(state.duellists[: state.fighters]),
        dice=[list(RESULTS[result]) for result in state.duel_dice[: state.fighters]],
    )
    if state.parry:
        seen["kept"] = list(KEPT[state.parry])
    return seen
