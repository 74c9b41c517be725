"""What is written in a table's log: one entry for everything that happens at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from greenbaize.server.store import HeaderModel, Store, StoredTable

Why = Literal["asked", "clock", "gone"]


class Entry(BaseModel):
    """Something that happened; what came of it is found by playing the log again."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Joined(Entry):
    """Somebody took a seat."""

    what: Literal["joined"] = "joined"
    seat: int
    name: str


class Left(Entry):
    """Somebody gave the seat up."""

    what: Literal["left"] = "left"
    seat: int


class Removed(Entry):
    """The host removed a guest."""

    what: Literal["removed"] = "removed"
    seat: int


class HandedOver(Entry):
    """The seat went to another device."""

    what: Literal["handed_over"] = "handed_over"
    seat: int


class BotSat(Entry):
    """The host put a bot in an empty chair."""

    what: Literal["bot_sat"] = "bot_sat"
    seat: int
    bot: str
    name: str


class BotRose(Entry):
    """The host took a bot away before the game."""

    what: Literal["bot_rose"] = "bot_rose"
    seat: int


class Opened(Entry):
    """The host offers a bot's chair to whoever comes."""

    what: Literal["opened"] = "opened"
    seat: int


class Promised(Entry):
    """A seat's device promised a part of the dice: this is its hash."""

    what: Literal["promised"] = "promised"
    seat: int
    promise: str


class Closed(Entry):
    """The host starts: nobody promises any more, and everybody sees what was promised."""

    what: Literal["closed"] = "closed"
    promises: list[str]


class Contributed(Entry):
    """A seat's device opened its part of the dice; in older logs it had promised nothing."""

    what: Literal["contributed"] = "contributed"
    seat: int
    part: str


class Started(Entry):
    """The game began: what the seats brought to the dice, the formula's for those without.

    Older logs have no promises; there the server brought what was missing.
    """

    what: Literal["started"] = "started"
    parts: list[str]
    promises: list[str] | None = None


class Moved(Entry):
    """A seat made a move."""

    what: Literal["moved"] = "moved"
    seat: int
    words: str


class House(Entry):
    """The House made a move."""

    what: Literal["house"] = "house"
    words: str


class TookBack(Entry):
    """A seat took its last move back."""

    what: Literal["took_back"] = "took_back"
    seat: int


class StoodIn(Entry):
    """A bot plays for a person until they return."""

    what: Literal["stood_in"] = "stood_in"
    seat: int
    bot: str
    why: Why


class Returned(Entry):
    """The person plays again."""

    what: Literal["returned"] = "returned"
    seat: int


class Came(Entry):
    """The person's device is connected."""

    what: Literal["came"] = "came"
    seat: int


class Went(Entry):
    """The person's device is gone."""

    what: Literal["went"] = "went"
    seat: int


class Chatted(Entry):
    """A line to everybody."""

    what: Literal["chatted"] = "chatted"
    seat: int
    text: str


class Reacted(Entry):
    """A quick reaction."""

    what: Literal["reacted"] = "reacted"
    seat: int
    sign: str


class Muted(Entry):
    """The host silenced the table, or let it speak again."""

    what: Literal["muted"] = "muted"
    on: bool


class Agreed(Entry):
    """Somebody would end the game here, or would not after all."""

    what: Literal["agreed"] = "agreed"
    seat: int
    yes: bool


class Ended(Entry):
    """The game was ended before its end."""

    what: Literal["ended"] = "ended"
    why: Literal["agreement", "idle"]


class Rematched(Entry):
    """A new table is laid for the same people."""

    what: Literal["rematched"] = "rematched"
    code: str


AnyEntry = Annotated[
    Joined
    | Left
    | Removed
    | HandedOver
    | BotSat
    | BotRose
    | Opened
    | Promised
    | Closed
    | Contributed
    | Started
    | Moved
    | House
    | TookBack
    | StoodIn
    | Returned
    | Came
    | Went
    | Chatted
    | Reacted
    | Muted
    | Agreed
    | Ended
    | Rematched,
    Field(discriminator="what"),
]
ENTRIES: TypeAdapter[AnyEntry] = TypeAdapter(AnyEntry)


@dataclass(frozen=True, slots=True)
class LogRecord:
    """An entry in its place: when it was written, and under which idempotency key."""

    ply: int
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
    commitment: str
    opening: float = 5.0
    """How long devices have to open what they promised."""
    origin: str | None = None
    """The record of a forked table, up to the fork."""
    rematch_of: str | None = None


TableStore = Store[Header, LogRecord]
TableRow = StoredTable[Header]


def open_store(database: str) -> TableStore:
    """The store of tables whose log is written in these entries."""
    return Store(database, Header.model_validate_json, read_record)


def read_record(ply: int, entry: str, at: float, key: str | None) -> LogRecord:
    """A log record from its row."""
    return LogRecord(ply, ENTRIES.validate_json(entry), at, key)
