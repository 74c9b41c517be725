"""A device that watches over the dice, as `web/src/lib/fairDice.ts` does, once more in Python.

Both are held against the same cases, `web/tests/dice/noticed.json`.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any

from greenbaize.engine.errors import VerificationError
from greenbaize.engine.fair import BY_FORMULA, promised
from greenbaize.engine.record import Record
from greenbaize.engine.replay import verify

from .guests import Frame, Guest

LATE = "late"
"""The only thing that has an innocent reason as well."""


@dataclass
class Kept:
    """What a device was shown first, and for which seats it promised and opened a part."""

    seal: str
    promises: list[str] | None = None
    parts: list[str] | None = None
    promised: list[int] = field(default_factory=list)
    opened: list[int] = field(default_factory=list)
    alarms: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Shown:
    """What a frame says of the dice."""

    seal: str
    promises: list[str]
    parts: list[str]
    persons: list[int]
    promised: list[int]
    opened: list[int]

    @classmethod
    def of(cls, frame: Frame) -> Shown:
        """Out of a frame."""
        table = frame["table"]

        def those(what: str) -> list[int]:
            return [seat for seat, chair in enumerate(table["seats"]) if chair[what]]

        return cls(
            table["commitment"],
            table["promises"],
            table["contributions"],
            those("person"),
            those("promised"),
            those("contributed"),
        )


def noticed(kept: Kept, shown: Shown, seat: int | None, part: str | None) -> list[str]:
    """All that is not as it should be: its kind, and the seat that it is about."""
    own = seat if part is not None and seat in kept.promised else None
    return [
        *(["seal"] if kept.seal != shown.seal else []),
        *of_the_list(kept, shown, own, part or ""),
        *of_the_parts(kept, shown, own, part or ""),
    ]


def of_the_list(kept: Kept, shown: Shown, own: int | None, part: str) -> list[str]:
    """The list of promises is there, stays the same, and has this device's promise."""
    unlisted = not shown.promises and shown.parts and own is not None
    if unlisted or kept.promises not in (None, shown.promises):
        return ["promises"]
    if not shown.promises:
        return []
    missing = own is not None and shown.promises[own] != digest(part)
    bots = [
        seat
        for seat, promise in enumerate(shown.promises)
        if promise != BY_FORMULA and seat not in shown.persons and not shown.parts
    ]
    return [*([f"promise {own}"] if missing else []), *(f"bot {seat}" for seat in bots)]


def of_the_parts(kept: Kept, shown: Shown, own: int | None, part: str) -> list[str]:
    """Every part that was opened was promised, and this device's is in its place."""
    if not shown.parts:
        return []
    if kept.parts not in (None, shown.parts):
        return ["parts"]
    if not shown.promises:
        return []
    found = []
    if own is not None and shown.parts[own] != part:
        found.append(f"{'dropped' if own in kept.opened else LATE} {own}")
    misfits = [seat for seat in shown.opened if digest(shown.parts[seat]) != shown.promises[seat]]
    return [*found, *(f"misfit {seat}" for seat in misfits)]


def digest(part: str) -> str:
    """A part as it is promised."""
    return promised(bytes.fromhex(part))


class Device:
    """A guest's device, with a part of its own."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.part = guest, secrets.token_hex(32)
        self.kept = Kept(guest.frame()["table"]["commitment"])

    def look(self) -> list[str]:
        """Compare what is shown with what was shown before; an alarm stays for good."""
        shown = Shown.of(self.guest.frame())
        found = noticed(self.kept, shown, self.guest.seat, self.part)
        for alarm in found:
            withheld = alarm.startswith(LATE) and self.loud
            if alarm not in self.kept.alarms and not withheld:
                self.kept.alarms.append(alarm)
        self.kept.promises = self.kept.promises or shown.promises or None
        self.kept.parts = self.kept.parts or shown.parts or None
        return self.kept.alarms

    @property
    def loud(self) -> list[str]:
        """What it says aloud."""
        return [alarm for alarm in self.kept.alarms if not alarm.startswith(LATE)]

    def promise(self) -> None:
        """Say what this device will bring."""
        self.look()
        self.guest.does("promise", promise=digest(self.part))
        self.kept.promised.append(self.guest.seat)

    def open(self) -> Any:
        """Open the part, if the list is in order; what came of it."""
        self.look()
        seat = self.guest.seat
        if self.loud or self.kept.promises is None or seat not in self.kept.promised:
            return None
        answer = self.guest.tries("contribute", part=self.part)
        if answer.status_code == 200:
            self.kept.opened.append(seat)
        return answer

    def verifies(self, record: Record) -> bool:
        """Whether the record is right, and is what this device was shown."""
        self.look()
        same = (record.commitment, record.promises, record.contributions) == (
            self.kept.seal,
            self.kept.promises,
            self.kept.parts,
        )
        return same and is_right(record)


def is_right(record: Record, seal: str | None = None) -> bool:
    """What somebody finds who has only the record, or also the seal that they noted."""
    try:
        verify(record, seal)
    except VerificationError:
        return False
    return True
