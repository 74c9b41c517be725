"""How a casino stands: who would be paid what, and who is tied, if the round ended now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypedDict

from greenbaize.games.las_vegas.events import NEUTRAL


class Payment(TypedDict):
    """A bill, in thousands, and whose it would be; the neutral dice are owner -1."""

    owner: int
    bill: int


class Standing(TypedDict):
    """What a casino would do now."""

    paid: list[Payment]
    tied: list[int]


def standing(bills: Sequence[int], dice: Sequence[int], neutral: int) -> Standing:
    """Equal heaps strike each other out; the others take the bills, the largest the highest."""
    heaps = {owner: size for owner, size in [*enumerate(dice), (NEUTRAL, neutral)] if size}
    sizes = Counter(heaps.values())
    alone = sorted((o for o in heaps if sizes[heaps[o]] == 1), key=lambda o: -heaps[o])
    highest_first = sorted(bills, reverse=True)
    return Standing(
        paid=[Payment(owner=o, bill=bill) for o, bill in zip(alone, highest_first, strict=False)],
        tied=[owner for owner in heaps if sizes[heaps[owner]] > 1],
    )
