"""What one seat may know of the table."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from greenbaize.engine.dice import count, counts, heap_of
from greenbaize.engine.glossary import EACH_SEAT, SEAT, Meaning
from greenbaize.engine.text import dollars
from greenbaize.games.las_vegas.boulevard.box import ActionCard
from greenbaize.games.las_vegas.box import CASINOS, NOBODY, ROUNDS
from greenbaize.games.las_vegas.game import LasVegas
from greenbaize.games.las_vegas.phases import OVER, PLACING, ROLLING

Module = Literal[
    "big_dice", "kickers", "rainbow_cards", "slot_machine", "bonus_cards", "action_cards"
]
Decision = Literal["place", "kick", "window", "lay", "claim", "take", "swap"]
Rotation = Literal["value", "one", "opposite"]
Reroll = Literal["per_turn", "once"]
EarlyDice = Literal["by_bills", "stay", "return"]
BonusCount = Literal["events", "net"]

MONEY = Meaning(words=dollars)
GLOSSARY = {
    "start": SEAT,
    "turn": SEAT,
    "places": EACH_SEAT,
    "minimum": MONEY,
    "under": Meaning(words=lambda bill: dollars(bill) if bill else "a bill face down"),
    "casinos.bills": MONEY,
    "casinos.dice": EACH_SEAT,
    "casinos.big": EACH_SEAT,
    "seats.money": MONEY,
    "seats.bonus": MONEY,
    "seats.gained": MONEY,
    "boulevard.asked.seat": SEAT,
    "boulevard.slot.bills": MONEY,
    "boulevard.slot.faces.seat": SEAT,
    "boulevard.reroll": SEAT,
    "boulevard.two_casinos": SEAT,
    "boulevard.tie_win": SEAT,
    "boulevard.swap_bill": SEAT,
    "boulevard.payout.seat": SEAT,
    "boulevard.drawn.seat": SEAT,
    "boulevard.drawn.middle": MONEY,
    "boulevard.drawn.bills": MONEY,
}
"""What the numbers stand for."""


class Casino(TypedDict):
    """One casino: its bills in thousands, highest first, and everybody's dice on it."""

    number: int
    bills: list[int]
    dice: list[int]
    neutral: int
    big: NotRequired[list[int]]
    rainbows: NotRequired[int]


class Seat(TypedDict):
    """One seat: dice left to throw, bills won, and their worth where it may be seen.

    Only the viewer's own seat has `bonus` and `cards`, which are in hand, `ready`, the cards that
    can be played right now, and `gained`, the bills of this round.
    """

    dice: int
    neutral: int
    bills: int
    money: NotRequired[int]
    big: NotRequired[int]
    kickers: NotRequired[int]
    spent: NotRequired[int]
    die: NotRequired[int]
    bonus: NotRequired[list[int]]
    gained: NotRequired[list[int]]
    held: NotRequired[int]
    cards: NotRequired[list[ActionCard]]
    ready: NotRequired[list[ActionCard]]


class Rolled(TypedDict):
    """Dice of one face in a throw."""

    face: int
    own: int
    neutral: int
    big: NotRequired[int]
    kickers: NotRequired[int]


class Slot(TypedDict):
    """The slot machine: its bills, highest first, and the dice of each face that lies there."""

    bills: list[int]
    rainbows: NotRequired[int]
    faces: list[Face]


class Face(TypedDict):
    """Dice of one face on the slot machine, all put there by one seat."""

    face: int
    seat: int
    own: int
    big: int
    neutral: int


class Asked(TypedDict):
    """Which seat decides now, and about what."""

    seat: int
    what: Decision


class Announcement(TypedDict):
    """An early payout to come; the slot machine is casino 7."""

    seat: int
    casino: int


class Drawn(TypedDict):
    """Bills drawn to place the middle one; only who drew them sees them before."""

    seat: int
    count: int
    middle: NotRequired[int]
    bills: NotRequired[list[int]]


class Rulings(TypedDict):
    """How the table plays the cards about which there is doubt."""

    rotate: Rotation
    reroll: Reroll
    early_score_dice: EarlyDice
    bonus_counts: NotRequired[BonusCount]


class Boulevard(TypedDict):
    """What the modules add: cards at work by the seat that played them, and what is due.

    `joined` is a face to which dice were turned that other dice showed: it makes up two sets.
    With kickers, `immune` says whether neutral dice cannot be kicked.
    """

    modules: list[Module]
    asked: NotRequired[Asked]
    slot: NotRequired[Slot]
    rulings: NotRequired[Rulings]
    played: NotRequired[list[ActionCard]]
    reroll: NotRequired[int]
    may_reroll: NotRequired[bool]
    two_casinos: NotRequired[int]
    tie_win: NotRequired[int]
    swap_bill: NotRequired[int]
    payout: NotRequired[Announcement]
    sets: NotRequired[list[int]]
    due: NotRequired[int]
    kicks: NotRequired[int]
    immune: NotRequired[bool]
    joined: NotRequired[int]
    drawn: NotRequired[Drawn]


class View(TypedDict):
    """The table. `start` is absent until it is drawn who begins.

    `turn` is absent before the first throw of a round and after the game.
    Under the deck 0 stands for a bill that was put there face down.
    """

    round: int
    rounds: int
    start: NotRequired[int]
    turn: NotRequired[int]
    rolled: list[Rolled]
    casinos: list[Casino]
    seats: list[Seat]
    neutral_dice: bool
    deck: int
    under: list[int]
    over: bool
    minimum: int
    places: NotRequired[list[int]]
    boulevard: NotRequired[Boulevard]


def view(state: LasVegas, seat: int) -> View:
    """The table as this seat sees it; nothing but money that lies face down is ever left out."""
    seen = View(
        round=state.round + 1,
        rounds=ROUNDS,
        rolled=throw(state),
        casinos=[casino(state, number) for number in range(CASINOS)],
        seats=[chair(state, other, seat) for other in range(state.seats)],
        neutral_dice=state.owners > state.seats,
        deck=state.in_the_deck(),
        under=[10 * bill for bill in state.known_under()],
        over=state.phase == OVER,
        minimum=10 * state.minimum,
    )
    if state.start != NOBODY:
        seen["start"] = state.start
    if state.phase in (ROLLING, PLACING):
        seen["turn"] = state.turn
    if state.phase == OVER:
        seen["places"] = state.places()
    return seen


def throw(state: LasVegas) -> list[Rolled]:
    """The dice that lie thrown, by face."""
    faces = sorted({face for face, _, _ in counts(state.rolled)})
    return [
        Rolled(
            face=face,
            own=count(heap_of(state.rolled, face - 1), ""),
            neutral=count(heap_of(state.rolled, face - 1), "n"),
        )
        for face in faces
    ]


def casino(state: LasVegas, number: int) -> Casino:
    """One casino with all that lies on it."""
    bets = state.bets[number]
    return Casino(
        number=number + 1,
        bills=state.bills_at(number),
        dice=list(bets[: state.seats]),
        neutral=bets[state.seats] if state.owners > state.seats else 0,
    )


def chair(state: LasVegas, seat: int, viewer: int) -> Seat:
    """A seat; its money lies face down for the others until the end, unless it is shown (A6)."""
    hand = state.hand[seat]
    seen = Seat(dice=count(hand, ""), neutral=count(hand, "n"), bills=state.won[seat])
    if state.open_money or seat == viewer or state.phase == OVER:
        seen["money"] = state.scores()[seat]
    return seen
