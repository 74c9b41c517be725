"""Who may act for a seat: a claim is valid as long as the seat is held since its log entry."""

from __future__ import annotations

from greenbaize.engine.seats import PUBLIC
from greenbaize.server.store import SeatClaim
from greenbaize.server.tables.table import Table


def public_claim(table_id: int) -> SeatClaim:
    """What anybody may see who has no seat."""
    return SeatClaim(table_id, PUBLIC, 0)


def is_public(claim: SeatClaim) -> bool:
    return claim.seat == PUBLIC


def holds(table: Table, claim: SeatClaim) -> bool:
    """Whether the seat is still held since that entry; the public's view is anybody's."""
    if is_public(claim):
        return True
    seat = table.seats[claim.seat] if claim.seat < len(table.seats) else None
    return seat is not None and seat.person and seat.held_since == claim.held_since
