"""Kickers: dice that send another die home and never stay."""

from __future__ import annotations

from greenbaize.engine.dice import BIG, OWN
from greenbaize.games.las_vegas.boulevard.layout import Layout


def targets(table: Layout, casino: int) -> int:
    """Whom the next kick may hit, as a set: a normal die of each owner, a big one (K3, K8)."""
    found = 0
    for owner in range(table.owners):
        if owner == table.seats and table.immune:
            break
        found |= (table.small_lying(casino, owner) > 0) << 2 * owner
        found |= (table.big_lying(casino, owner) > 0) << 2 * owner + 1
    return found


def kick(table: Layout, casino: int, target: int) -> None:
    """The die goes back to its owner's supply; a neutral one is out for the round (K3, K8)."""
    owner, is_big = target >> 1, target & 1
    table.bets[casino][owner] -= 1 + is_big
    if is_big:
        table.bigs[casino] ^= 1 << owner
    if owner < table.seats:
        table.hand[owner] += BIG if is_big else OWN
