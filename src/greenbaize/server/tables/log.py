"""The schema of a table's log: one entry for everything that happens at the table.

Stored as JSON; whoever renames something here writes a migration in `store/migrations`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from greenbaize.server.store import HeaderModel, Store, StoredTable

BotReason = Literal["requested", "timeout", "absence"]
"""Why a bot plays for a person: they asked for it, were too slow, or are away."""


class Entry(BaseModel):
    """Something that happened; what came of it is found by playing the log again."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Joined(Entry):
    """Somebody took a seat."""

    type: Literal["joined"] = "joined"
    seat: int
    name: str


class Left(Entry):
    """Somebody gave the seat up."""

    type: Literal["left"] = "left"
    seat: int


class Removed(Entry):
    """The host removed a guest."""

    type: Literal["removed"] = "removed"
    seat: int


class Transferred(Entry):
    """The seat went to another device."""

    type: Literal["transferred"] = "transferred"
    seat: int


class BotAdded(Entry):
    """The host put a bot in an empty chair."""

    type: Literal["bot_added"] = "bot_added"
    seat: int
    bot: str
    name: str


class BotRemoved(Entry):
    """The host took a bot away before the game."""

    type: Literal["bot_removed"] = "bot_removed"
    seat: int


class SeatOpened(Entry):
    """The host offers a bot's chair to whoever comes."""

    type: Literal["seat_opened"] = "seat_opened"
    seat: int


class Promised(Entry):
    """A seat's device promised a part of the dice: this is its hash."""

    type: Literal["promised"] = "promised"
    seat: int
    promise: str


class PromisesClosed(Entry):
    """The host starts: nobody promises any more, and everybody sees what was promised."""

    type: Literal["promises_closed"] = "promises_closed"
    promises: list[str]


class Contributed(Entry):
    """A seat's device opened its part of the dice; in older logs it had promised nothing."""

    type: Literal["contributed"] = "contributed"
    seat: int
    part: str


class Started(Entry):
    """The game began: what the seats brought to the dice, the formula's for those without.

    Older logs have no promises; there the server brought what was missing.
    """

    type: Literal["started"] = "started"
    parts: list[str]
    promises: list[str] | None = None


class Moved(Entry):
    """A seat made a move."""

    type: Literal["moved"] = "moved"
    seat: int
    words: str


class HouseMoved(Entry):
    """The House made a move."""

    type: Literal["house_moved"] = "house_moved"
    words: str


class TookBack(Entry):
    """A seat took its last move back."""

    type: Literal["took_back"] = "took_back"
    seat: int


class StoodIn(Entry):
    """A bot plays for a person until they return."""

    type: Literal["stood_in"] = "stood_in"
    seat: int
    bot: str
    reason: BotReason


class Returned(Entry):
    """The person plays again."""

    type: Literal["returned"] = "returned"
    seat: int


class Connected(Entry):
    """The person's device is connected."""

    type: Literal["connected"] = "connected"
    seat: int


class Disconnected(Entry):
    """The person's device is gone."""

    type: Literal["disconnected"] = "disconnected"
    seat: int


class Chatted(Entry):
    """A line to everybody."""

    type: Literal["chatted"] = "chatted"
    seat: int
    text: str


class Reacted(Entry):
    """A quick reaction."""

    type: Literal["reacted"] = "reacted"
    seat: int
    reaction: str


class Muted(Entry):
    """The host silenced the table, or let it speak again."""

    type: Literal["muted"] = "muted"
    muted: bool


class Paced(Entry):
    """The host changed how long a bot's move waits."""

    type: Literal["paced"] = "paced"
    pace: float


class AgreedToEnd(Entry):
    """Somebody would end the game here, or would not after all."""

    type: Literal["agreed_to_end"] = "agreed_to_end"
    seat: int
    agrees: bool


class Ended(Entry):
    """The game was ended before its end."""

    type: Literal["ended"] = "ended"
    reason: Literal["agreement", "idle"]


class Rematched(Entry):
    """A new table is laid for the same people."""

    type: Literal["rematched"] = "rematched"
    code: str


AnyEntry = Annotated[
    Joined
    | Left
    | Removed
    | Transferred
    | BotAdded
    | BotRemoved
    | SeatOpened
    | Promised
    | PromisesClosed
    | Contributed
    | Started
    | Moved
    | HouseMoved
    | TookBack
    | StoodIn
    | Returned
    | Connected
    | Disconnected
    | Chatted
    | Reacted
    | Muted
    | Paced
    | AgreedToEnd
    | Ended
    | Rematched,
    Field(discriminator="type"),
]
ENTRY: TypeAdapter[AnyEntry] = TypeAdapter(AnyEntry)


@dataclass(frozen=True, slots=True)
class LoggedEntry:
    """An entry in its place: when it was written, and under which idempotency key."""

    position: int
    entry: AnyEntry
    at: float
    key: str | None = None


class Header(HeaderModel):
    """What a table is from its first moment on; the secret is the House's alone."""

    model_config = ConfigDict(frozen=True)

    game: str
    seats: int
    options: dict[str, str]
    clock: float | None
    gone: float | None
    pace: float
    pause: float
    throw_after: float | None
    watch: Literal["anyone", "nobody"]
    hints: bool
    chat: bool
    odds: bool | None = None
    """Whether chances may be shown; if nothing is said, to who plays with bots alone."""
    commitment: str
    opening: float = 5.0
    """How long devices have to open what they promised."""
    away: float = 24 * 3600.0
    """Whoever is away for longer need not agree to an end."""
    least_pace: float = 0.0
    """How long a bot's move takes at least, whatever the pace."""
    origin: str | None = None
    """The record of a forked table, up to the fork."""
    rematch_of: str | None = None


TableStore = Store[Header, LoggedEntry]
TableRow = StoredTable[Header]


def open_store(database: str, timeout: float) -> TableStore:
    """The store of tables whose log is written in these entries; nobody waits longer for it."""
    return Store(database, Header.model_validate_json, read_entry, timeout)


def read_entry(position: int, entry: str, at: float, key: str | None) -> LoggedEntry:
    """The inverse of what `Store.append` writes."""
    return LoggedEntry(position, ENTRY.validate_json(entry), at, key)
