"""How a place stands: who would be paid what, and who is tied, if the round ended now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypedDict

from greenbaize.games.las_vegas.events import NEUTRAL
from greenbaize.games.las_vegas.view import Face

Strength = tuple[int, int, int]
"""At the slot machine: dice, their pips, the highest die."""


class Payment(TypedDict):
    """A bill, in thousands, and whose it would be; the neutral dice are owner -1."""

    owner: int
    bill: int


class Standing(TypedDict):
    """What a casino would do now."""

    paid: list[Payment]
    tied: list[int]


def standing(
    bills: Sequence[int],
    dice: Sequence[int],
    neutral: int,
    big: Sequence[int] = (),
    spared: int | None = None,
) -> Standing:
    """Equal heaps strike each other out; the others take the bills, the largest the highest.

    A big die counts as two, and one seat may be spared by Tie-win (C1). A Rainbow card is a bill
    of 0: nobody knows what it will be worth, so it is taken last.
    """
    heaps = weights(dice, neutral, big)
    sizes = Counter(heaps.values())
    tied = [owner for owner in heaps if sizes[heaps[owner]] > 1 and owner != spared]
    alone = sorted((o for o in heaps if o not in tied), key=lambda o: -heaps[o])
    return Standing(paid=shared_out(bills, alone), tied=tied)


def weights(dice: Sequence[int], neutral: int, big: Sequence[int] = ()) -> dict[int, int]:
    """What everybody's dice on a casino count, a big one two; nothing for those with none."""
    bigs = big or [0] * len(dice)
    own = [(seat, dice[seat] + 2 * bigs[seat]) for seat in range(len(dice))]
    return {owner: size for owner, size in [*own, (NEUTRAL, neutral)] if size}


def slot_standing(bills: Sequence[int], faces: Sequence[Face]) -> Standing:
    """At the slot machine all are paid by rank, and choose the highest bill that is left (SL4).

    Equally many dice strike nobody out, but a full tie with the neutral dice does (A20).
    """
    ranks = slot_strengths(faces)
    sizes = Counter(ranks.values())
    tied = [owner for owner in ranks if sizes[ranks[owner]] > 1]
    ranked = sorted((o for o in ranks if o not in tied), key=ranks.__getitem__, reverse=True)
    return Standing(paid=shared_out(bills, ranked), tied=tied)


def slot_strengths(faces: Sequence[Face]) -> Mapping[int, Strength]:
    """How strong everybody's dice at the slot machine are; a big die is two dice (SL4, SL7)."""
    owners = sorted({face["seat"] for face in faces})
    found = {seat: strength(faces, seat) for seat in [*owners, NEUTRAL]}
    return {owner: strong for owner, strong in found.items() if strong[0]}


def strength(faces: Sequence[Face], owner: int) -> Strength:
    """Number of dice, then their pips, then the highest die (SL4)."""
    lying = [(face["face"], counted(face, owner)) for face in faces if counted(face, owner)]
    pips = sum(face * dice for face, dice in lying)
    return sum(dice for _, dice in lying), pips, max((face for face, _ in lying), default=0)


def counted(face: Face, owner: int) -> int:
    """What an owner's dice of one face count; all neutral ones are one owner's (N5)."""
    if owner == NEUTRAL:
        return face["neutral"]
    return face["own"] + 2 * face["big"] if face["seat"] == owner else 0


def shared_out(bills: Sequence[int], ranked: Sequence[int]) -> list[Payment]:
    """The first takes the highest bill, and so on, as far as there are bills."""
    highest_first = sorted(bills, reverse=True)
    return [Payment(owner=o, bill=bill) for o, bill in zip(ranked, highest_first, strict=False)]
