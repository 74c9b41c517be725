"""Positions of Las Vegas for the tests of its referee."""

from .las_vegas import Referee
from .las_vegas_table import (
    HOUSE,
    SlotMachine,
    count_kinds,
    read_dice,
)

Hands = dict[int, list[str]]


def ready(seats: int = 2, hands: Hands | None = None, **options: object) -> Referee:
    """The first throw is due; a 50 on each place, these action cards in the hands."""
    if hands:
        options["action_cards"] = True
    referee = Referee(seats, options)
    for place in referee.places_in_order():
        place.cards = [50]
    for seat, cards in (hands or {}).items():
        referee.hands[seat] = list(cards)
    referee.begin_turns()
    return referee


def throw(referee: Referee, dice: str) -> int:
    """The active seat throws these dice and no others, from a supply of just these."""
    seat = referee.active_seat()
    counts = count_kinds(read_dice(dice.split(" ")) or [])
    referee.supply[seat] = list(counts)
    referee.to_throw = list(counts)
    referee.play(HOUSE, f"roll {dice}")
    return seat


def turn(referee: Referee, dice: str, *said: str) -> None:
    """The active seat throws and says all this."""
    seat = throw(referee, dice)
    for words in said:
        referee.play(seat, words)


def announced(place: str, dice: str, seats: int = 3, **options: object) -> Referee:
    """Seat 0 has announced the place it has put dice on; it has no dice left."""
    referee = ready(seats, {0: ["score-casino"]}, **options)
    word = "slot" if place == "slot" else "place"
    face = place if word == "place" else dice[0]
    turn(referee, dice, f"{word} {face}", f"score {place}")
    assert referee.table()["pending"] == [0, place]
    return referee


def swapping(bonus: list[int] | None = None, **options: object) -> Referee:
    """The last round is scored; seat 0 played SWAP_BILL and won 50 and 80."""
    referee = ready(2, {0: ["swap-bill"]}, bonus_cards=bonus is not None, **options)
    referee.round = 4
    turn(referee, "2 3", "swap-bill", "place 2")
    if bonus is not None:
        referee.bonus = [bonus, [70]]
    referee.casinos[4].cards = [80]
    on(referee, 5, [1, 0])
    score_now(referee)
    assert referee.moves(0) == ["swap 50", "swap 80", "keep"]
    return referee


def score_now(referee: Referee) -> None:
    """All dice are placed."""
    for seat in range(referee.seats):
        referee.supply[seat] = [0, 0, 0, 0]
    referee.begin_scoring()


def on(referee: Referee, number: int, small: list[int], neutral: int = 0) -> None:
    referee.casinos[number - 1].small = small
    referee.casinos[number - 1].neutral = neutral


def slot_of(referee: Referee) -> SlotMachine:
    assert referee.slot is not None
    return referee.slot


def put_on_slot(referee: Referee, seat: int, dice: str) -> None:
    for die in read_dice(dice.split(" ")) or []:
        slot_of(referee).put(seat, die)
