"""Makes the events of what happens on the table; called only while somebody listens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from greenbaize.engine.dice import spell
from greenbaize.engine.event import Event
from greenbaize.engine.seats import just, members
from greenbaize.games.cincinnati.box import (
    CARD_WORDS,
    DUEL_CARD,
    MONEY_CARDS,
    MONEY_WORDS,
    TABLES,
    A,
    Card,
    Letter,
)
from greenbaize.games.cincinnati.events import (
    Bought,
    Challenged,
    Committed,
    Declined,
    DroppedOut,
    Duelled,
    Ended,
    Kept,
    Lifted,
    Looked,
    Put,
    Revealed,
    RoundBegan,
    Sat,
    Shook,
    ShownBack,
    Stayed,
    Threw,
    Tied,
    Took,
    Turned,
)
from greenbaize.games.cincinnati.hierarchy import KEEPS, RESULTS, category
from greenbaize.games.cincinnati.packing import CARD_BITS
from greenbaize.games.cincinnati.phases import TURNING

if TYPE_CHECKING:
    from greenbaize.games.cincinnati.game import Cincinnati
    from greenbaize.games.cincinnati.table import Table


def spelt(faces: Sequence[int]) -> str:
    """Dice in words."""
    return " ".join(map(str, faces))


def letter_of(table: int) -> Letter:
    """A table by its letter."""
    return TABLES[table - A]


def cards_of(pile: int) -> list[Card]:
    """A pile card by card."""
    return [
        word for card, word in enumerate(CARD_WORDS) for _ in range(pile >> CARD_BITS * card & 15)
    ]


def turned(table: Cincinnati, card: int) -> list[Event]:
    """The first card of a round opens it; in the first round a duel card does not stay."""
    first = table.phase == TURNING and table.table == A
    began: list[Event] = [RoundBegan(table.round, table.dealer)] if first else []
    letter = letter_of(table.table)
    if table.round == 1 and card == DUEL_CARD:
        return [*began, ShownBack(letter)]
    open_choice = table.free_choice and table.phase != TURNING
    return [*began, Turned(CARD_WORDS[card], None if open_choice else letter)]


def put(table: Cincinnati, where: int) -> list[Event]:
    """The dealer's choice."""
    return [Put(table.dealer, CARD_WORDS[table.card], letter_of(where))]


def looked(table: Cincinnati) -> list[Event]:
    """Everybody hears the dice, one sees them."""
    seat, result = table.turn, table.dice[table.turn]
    seen: list[Event] = [Looked(seat, spelt(RESULTS[result]), just(seat))] if result else []
    return [Shook(seat), *seen]


def sat(seat: int) -> list[Event]:
    """A card lies face down."""
    return [Sat(seat)]


def lifted(table: Cincinnati) -> list[Event]:
    """Everything is shown."""
    seats = range(table.seats)
    tables = [letter_of(table.seated[seat]) for seat in seats]
    return [Lifted(tables, [spelt(RESULTS[table.dice[seat]]) for seat in seats])]


def kept(table: Cincinnati, seat: int, choice: int) -> list[Event]:
    """Aloud, or in secret."""
    if table.hidden:
        return [Committed(seat)]
    return [kept_of(seat, table.dice[seat], choice)]


def kept_of(seat: int, result: int, choice: int) -> Event:
    """What is kept of a result, and what is thrown again."""
    part, thrown = KEEPS[result][choice], list(RESULTS[result])
    for face in part:
        thrown.remove(face)
    return Kept(seat, spelt(part), spelt(thrown))


def revealed(table: Cincinnati) -> list[Event]:
    """What was kept in secret."""
    seats = list(members(table.throwing))
    keeps = [KEEPS[table.dice[seat]][table.kept[seat]] for seat in seats]
    return [Revealed(seats, list(map(spelt, keeps)))]


def threw(table: Cincinnati, roll: int) -> list[Event]:
    """A throw of the round."""
    return [thrown(table.turn, roll, table.dice[table.turn])]


def duel_threw(table: Table, roll: int) -> list[Event]:
    """A throw of a duel."""
    return [thrown(table.turn, roll, table.duel_dice[table.fighter])]


def thrown(seat: int, roll: int, result: int) -> Event:
    """A throw, and what lies there now."""
    faces = RESULTS[result]
    return Threw(seat, spell(roll), spelt(faces), category(faces))


def answered(table: Table, seat: int, buys: int) -> list[Event]:
    """A token or none."""
    return [Bought(seat, table.tokens[seat] - 1) if buys else Declined(seat)]


def took(table: Cincinnati, seat: int, where: int, gained: int) -> list[Event]:
    """A pile changes hands."""
    return [Took(seat, letter_of(where), cards_of(table.piles[where]), gained)]


def stayed(table: Cincinnati) -> list[Event]:
    """A pile that nobody won."""
    players = sum(table.seated[seat] == table.table for seat in range(table.seats))
    return [Stayed(letter_of(table.table), cards_of(table.piles[table.table]), players)]


def tied(table: Cincinnati) -> list[Event]:
    """Who fights for a table, in duel order."""
    return [Tied(letter_of(table.prize), list(table.duellists[: table.fighters]))]


def dropped_out(table: Cincinnati) -> list[Event]:
    """Who began loses a tie, if that was agreed on."""
    return [DroppedOut(table.duellists[0])]


def challenged(table: Cincinnati, opponent: int) -> list[Event]:
    """A duel card is played."""
    return [Challenged(table.turn, opponent)]


def duel_kept(table: Table, choice: int) -> list[Event]:
    """A duellist's keep is always open."""
    return [kept_of(table.turn, table.duel_dice[table.fighter], choice)]


def duelled(table: Cincinnati, card: int) -> list[Event]:
    """Who won, and what."""
    holder, opponent = table.duellists[:2]
    dice = [spelt(RESULTS[result]) for result in table.duel_dice[:2]]
    won = table.duel_dice[0] > table.duel_dice[1]
    taken = MONEY_WORDS[card] if card < MONEY_CARDS else None
    return [Duelled(holder, opponent, dice, won, taken)]


def ended(table: Cincinnati) -> list[Event]:
    """Everything is counted."""
    tokens = [table.tokens[seat] for seat in range(table.seats)]
    return [Ended(table.scores(), tokens, table.places())]
