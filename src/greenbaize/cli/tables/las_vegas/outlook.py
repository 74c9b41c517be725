"""What a choice would lead to, if the places paid right after it."""

from __future__ import annotations

from collections.abc import Sequence

from greenbaize.cli.tables.las_vegas.casinos import slot_stands, stands
from greenbaize.cli.tables.las_vegas.parts import SLOT, owners_called
from greenbaize.engine.text import dollars
from greenbaize.games.las_vegas.events import NEUTRAL
from greenbaize.games.las_vegas.standing import Standing, slot_strengths, weights
from greenbaize.games.las_vegas.view import Casino, Face, Rolled, Seat, Slot, View

HIGHEST_DIE, PIP = 6, 50
ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th")


def with_dice(casino: Casino, seat: int, own: int, big: int = 0, neutral: int = 0) -> Casino:
    """A casino with more dice of a seat, or with fewer."""
    then = casino.copy()
    then["dice"] = [n + own if s == seat else n for s, n in enumerate(casino["dice"])]
    then["neutral"] = casino["neutral"] + neutral
    if "big" in casino:
        then["big"] = [n + big if s == seat else n for s, n in enumerate(casino["big"])]
    return then


def with_set(casino: Casino, seat: int, heap: Rolled) -> Casino:
    """A casino after a placement, before any kick."""
    return with_dice(casino, seat, heap["own"], heap.get("big", 0), heap["neutral"])


def slot_with_set(slot: Slot, seat: int, heap: Rolled) -> Slot:
    """The slot machine after a placement; kickers do not stay."""
    then = slot.copy()
    face = Face(
        face=heap["face"],
        seat=seat,
        own=heap["own"],
        big=heap.get("big", 0),
        neutral=heap["neutral"],
    )
    stays = face["own"] + face["big"] + face["neutral"]
    then["faces"] = [*slot["faces"], *([face] if stays else [])]
    return then


def at_casino(casino: Casino, names: Sequence[str], seat: int, chair: Seat) -> str:
    """Where a seat would be left at a casino: paid, tied, or with nothing."""
    then, heaps = stands(casino), weighed(casino)
    if seat in then["tied"]:
        rivals = [o for o in heaps if o != seat and heaps[o] == heaps[seat]]
        return f"would tie with {owners_called(names, rivals)}"
    return f"would take {paid(then, seat, casino.get('rainbows', 0), chair)}"


def weighed(casino: Casino) -> dict[int, int]:
    """What everybody's dice at a casino count."""
    return weights(casino["dice"], casino["neutral"], casino.get("big", []))


def paid(then: Standing, seat: int, rainbows: int, chair: Seat) -> str:
    """What a seat would be paid, in words."""
    bills = [payment["bill"] for payment in then["paid"] if payment["owner"] == seat]
    if not bills:
        return "nothing"
    if not bills[0]:
        return "the rainbow card"
    if rainbows:
        return f"{dollars(bills[0])} or more"
    return dollars(bills[0]) + (" + bonus" if pips(chair, bills[0]) else "")


def at_slot(slot: Slot, seat: int) -> str:
    """Where a seat would be left at the slot machine."""
    then, ranks = slot_stands(slot), slot_strengths(slot["faces"])
    if seat in then["tied"]:
        return "would equal ✚"
    if seat not in ranks:
        return "would take nothing"
    better = [o for o in ranks if o not in then["tied"] and ranks[o] > ranks[seat]]
    bills = [payment["bill"] for payment in then["paid"] if payment["owner"] == seat]
    rank = ORDINALS[len(better)]
    if not bills:
        return f"{rank}, no bill left"
    more = "+" if slot.get("rainbows") and bills[0] else ""
    return f"{rank} to choose, {dollars(bills[0]) if bills[0] else '$?'}{more}"


def at_place(view: View, names: Sequence[str], seat: int, number: int) -> str:
    """How a seat stands at any place as it lies."""
    chair = view["seats"][seat]
    if number == SLOT:
        said = at_slot(view["boulevard"]["slot"], seat)
        return f"would be {said}" if said[0].isdigit() else said
    return at_casino(view["casinos"][number - 1], names, seat, chair)


def after_kick(casino: Casino, target: str) -> Casino:
    """A casino after a die was kicked, by the word for it: `2`, `2b` or `n`."""
    if target == "n":
        return with_dice(casino, NEUTRAL, 0, neutral=-1)
    owner, is_big = int(target.removesuffix("b")) - 1, target.endswith("b")
    return with_dice(casino, owner, 0 if is_big else -1, big=-1 if is_big else 0)


def after_kicks(casino: Casino, seat: int, kicks: int, immune: bool) -> Casino:
    """A casino after so many kicks that must be made, as a seat would like them best."""
    targets = kickable(casino, immune)
    if not kicks or not targets:
        return casino
    ways = [after_kicks(after_kick(casino, t), seat, kicks - 1, immune) for t in targets]
    return max(ways, key=lambda way: liked(way, seat))


def kickable(casino: Casino, immune: bool) -> list[str]:
    """The dice at a casino that a kicker can send home, by the words for them (K3, K8)."""
    bigs = casino.get("big", [])
    small = [str(seat + 1) for seat, dice in enumerate(casino["dice"]) if dice]
    big = [f"{seat + 1}b" for seat, dice in enumerate(bigs) if dice]
    return [*small, *big, *(["n"] if casino["neutral"] and not immune else [])]


def liked(casino: Casino, seat: int) -> tuple[int, int]:
    """What a seat likes about a casino: first the bill, then having more dice there."""
    bills = [p["bill"] for p in stands(casino)["paid"] if p["owner"] == seat]
    return bills[0] if bills else -1, weighed(casino).get(seat, 0)


def pips(chair: Seat, bill: int) -> int:
    """By how much a bill would raise a seat's announcement die (BO3, BO5)."""
    if bill in chair.get("gained", []):
        return 0
    return min(chair.get("bonus", []).count(bill), HIGHEST_DIE - chair.get("die", HIGHEST_DIE))


def bonus_words(chair: Seat, bill: int) -> str:
    """What a bill would bring beside its own worth."""
    raised = pips(chair, bill)
    return f"your bonus card: {dollars(PIP * raised)} more in the end" if raised else ""
