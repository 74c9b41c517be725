"""Makes the events of the Boulevard; called only while somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greenbaize.engine.dice import count, spell
from greenbaize.engine.event import Event
from greenbaize.engine.seats import just
from greenbaize.games.las_vegas.boulevard.bonus import prize
from greenbaize.games.las_vegas.boulevard.box import (
    ACTION_CARDS,
    HIGHEST_DIE,
    KEEP,
    SCORE_CASINO,
    SLOT,
    TAKE_BACK,
    UNKNOWN,
    UNKNOWN_BONUS,
)
from greenbaize.games.las_vegas.boulevard.events import (
    Announced,
    BillLaid,
    BonusDealt,
    BonusPaid,
    BonusRevealed,
    CardsDealt,
    Drew,
    Fizzled,
    Kept,
    Kicked,
    MiddleFound,
    NewBill,
    PaidEarly,
    Played,
    PutUnder,
    RainbowDrawn,
    RainbowGone,
    RainbowTurned,
    Rotated,
    SecretShown,
    Swapped,
    ThrewAgain,
    TieClaimed,
    TookBack,
    WentHome,
)
from greenbaize.games.las_vegas.boulevard.heaps import dice_in
from greenbaize.games.las_vegas.boulevard.slot_machine import strength, tied_with_neutral
from greenbaize.games.las_vegas.box import RAINBOW
from greenbaize.games.las_vegas.events import NEUTRAL, Paid, Placed, Tied, Unclaimed
from greenbaize.games.las_vegas.make_events import named

if TYPE_CHECKING:
    from greenbaize.games.las_vegas.boulevard.layout import Layout

FACES = 6


def values(cards: int) -> list[int]:
    """Bonus cards as the House names them, in thousands."""
    return [10 * value for value in (cards & 15, cards >> 4) if value]


def dealt_bonus(table: Layout, cards: int) -> list[Event]:
    """A seat's bonus cards, for its own eyes."""
    if cards == UNKNOWN_BONUS:
        return []
    return [BonusDealt(table.dealt, values(cards), just(table.dealt))]


def dealt_cards(table: Layout, cards: int) -> list[Event]:
    """A seat's action cards, for its own eyes."""
    if not cards:
        return []
    held = [card for number, card in enumerate(ACTION_CARDS) if cards >> number & 1]
    return [CardsDealt(table.dealt, held, just(table.dealt))]


def played(table: Layout, card: int) -> list[Event]:
    """A card is shown."""
    return [Played(table.turn, ACTION_CARDS[card])]


def threw_again(table: Layout, roll: int) -> list[Event]:
    """Dice that were thrown once more."""
    return [ThrewAgain(table.turn, spell(roll))]


def rotated(table: Layout, heap: int, face: int, other: int) -> list[Event]:
    """Dice that were turned."""
    return [Rotated(table.turn, dice_in(heap), face + 1, other + 1)]


def set_down(table: Layout, heap: int, face: int, place: int) -> list[Event]:
    """A placement with dice of all kinds."""
    own, neutral, kickers, big = (count(heap, letter) for letter in ("", "n", "k", "b"))
    return [Placed(table.turn, place + 1, own, neutral, big, kickers, face + 1)]


def fizzled(table: Layout, place: int) -> list[Event]:
    """Kickers that had no effect, if any are left."""
    return [Fizzled(table.turn, place + 1, table.kicks)] if table.kicks else []


def kicked(table: Layout, casino: int, target: int) -> list[Event]:
    """A die was sent home."""
    return [Kicked(table.turn, casino + 1, named(table, target >> 1), bool(target & 1))]


def took_back(table: Layout, dice: int) -> list[Event]:
    """Take-back was played."""
    heaps = dice_in(dice & 1023) + dice_in(dice >> 10)
    return [*played(table, TAKE_BACK), TookBack(table.turn, heaps)]


def announced(table: Layout, place: int) -> list[Event]:
    """Score a casino was played."""
    return [*played(table, SCORE_CASINO), Announced(table.turn, place + 1)]


def pays_early(table: Layout) -> list[Event]:
    """The announced payout begins."""
    place = table.pending_place
    return [PaidEarly(table.pending_seat, place + 1), *(slot_tied(table) if place == SLOT else [])]


def went_home(table: Layout, casino: int, before: int) -> list[Event]:
    """Whose dice left a casino when they had been paid or struck out."""
    bets, bigs = table.bets[casino], table.bigs[casino]
    weights = [before >> 8 * owner & 255 for owner in range(table.owners)]
    owners = [owner for owner in range(table.owners) if weights[owner] != bets[owner]]
    big = [bigs >> owner & 1 for owner in owners]
    dice = [weights[owner] - 2 * large for owner, large in zip(owners, big, strict=True)]
    return home_to(table, casino, owners, dice, big)


def left_slot(table: Layout) -> list[Event]:
    """Whose dice leave the slot machine when they have been paid or struck out."""
    settled = [owner for owner in range(table.owners) if table.settled >> owner & 1]
    owners = [owner for owner in settled if strength(table, owner)]
    lying = [slot_dice(table, owner) for owner in owners]
    return home_to(table, SLOT, owners, [dice for dice, _ in lying], [big for _, big in lying])


def slot_dice(table: Layout, owner: int) -> tuple[int, int]:
    """An owner's dice on the slot machine, normal and big ones."""
    if owner == table.seats:
        return sum(count(table.slot_heap[face], "n") for face in range(FACES)), 0
    heaps = [table.slot_heap[face] for face in range(FACES) if table.slot_seat[face] == owner]
    return sum(count(heap, "") for heap in heaps), sum(count(heap, "b") for heap in heaps)


def home_to(
    table: Layout, place: int, owners: list[int], dice: list[int], big: list[int]
) -> list[Event]:
    """Dice that go home, if there are any."""
    home = [named(table, owner) for owner in owners]
    return [WentHome(place + 1, home, dice, big)] if home else []


def rainbow_gone(place: int) -> list[Event]:
    """A Rainbow card that nothing replaces."""
    return [RainbowGone(place + 1)]


def turned(place: int, bill: int) -> list[Event]:
    """A Rainbow card and what replaced it."""
    return [RainbowTurned(place + 1, 10 * bill)]


def drew(table: Layout, bill: int) -> list[Event]:
    """A bill for one pair of eyes, or a Rainbow card for all."""
    if bill == RAINBOW:
        return [RainbowDrawn(table.turn)]
    return [] if bill == UNKNOWN else [Drew(table.turn, 10 * bill, just(table.turn))]


def found(table: Layout, bill: int) -> list[Event]:
    """The middle bill."""
    return [MiddleFound(table.turn, 10 * bill)]


def laid(table: Layout, place: int, first: int, second: int) -> list[Event]:
    """Where the middle bill went, and in secret what went under the deck."""
    public: list[Event] = [BillLaid(table.turn, place + 1, 10 * table.middle)]
    under = [10 * bill for bill in (first, second) if bill]
    if UNKNOWN in (first, second) or not under:
        return public
    return [*public, PutUnder(table.turn, under, just(table.turn))]


def slot_tied(table: Layout) -> list[Event]:
    """Who equals the neutral dice on the slot machine in everything."""
    seat = tied_with_neutral(table)
    if seat < 0:
        return []
    owners = [NEUTRAL] if table.claim == SLOT else [seat, NEUTRAL]
    return [Tied(SLOT + 1, strength(table, seat) >> 16, owners)]


def slot_paid(table: Layout, owner: int, bill: int) -> list[Event]:
    """Who took a bill from the slot machine."""
    return [Paid(SLOT + 1, named(table, owner), strength(table, owner) >> 16, 10 * bill)]


def slot_unclaimed(bill: int) -> list[Event]:
    """What nobody took from the slot machine."""
    return [Unclaimed(SLOT + 1, 10 * bill)]


def claimed(table: Layout, place: int) -> list[Event]:
    """Which tie was won."""
    return [TieClaimed(table.tie_winner, place + 1)]


def swapped(table: Layout, bill: int) -> list[Event]:
    """Whether a bill was swapped, and in secret which."""
    seat = table.swapper
    if bill == KEEP:
        return [Kept(seat)]
    if bill == UNKNOWN:
        return [Swapped(seat)]
    return [Swapped(seat), PutUnder(seat, [10 * bill], just(seat))]


def redrew(table: Layout, bill: int) -> list[Event]:
    """The new bill, for those who know it."""
    if bill == RAINBOW:
        return [RainbowDrawn(table.swapper)]
    if bill == UNKNOWN:
        return []
    knowing = sum(just(seat) for seat in range(table.seats) if table.top_known_by(seat))
    return [NewBill(table.swapper, 10 * bill, knowing | just(table.swapper))]


def revealed(table: Layout, shown: int) -> list[Event]:
    """Everybody's bonus cards that were satisfied."""
    hands = [(seat, values(shown >> 8 * seat & 255)) for seat in range(table.seats)]
    return [
        BonusRevealed(seat, cards, min(HIGHEST_DIE, table.announced[seat] + len(cards)))
        for seat, cards in hands
        if cards
    ]


def showed(table: Layout, swap: int, bill: int, cards: int) -> list[Event]:
    """A secret swap at the end of the game."""
    return [SecretShown(table.swap_seat[swap], 10 * bill, cards, 10 * table.swap_given[swap])]


def bonus_paid(table: Layout) -> list[Event]:
    """What the announcement dice were worth."""
    if not table.bonus_each:
        return []
    return [
        BonusPaid(seat, table.announced[seat], prize(table, seat)) for seat in range(table.seats)
    ]
