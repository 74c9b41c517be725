"""The schema of the wire: requests, messages and frames; docs/protocol.md tells it to people.

A device sends one of `ClientMessage`; every command has an idempotency key of the device's own
choosing, and may be retried under it. The server answers with one of `Frame`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

REACTIONS = ("clap", "laugh", "gasp", "groan", "think", "hurry")
"""Quick reactions, one tap each."""

MAX_SEATS = 14

Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
SEAT_KEY = r"^[A-Za-z0-9_-]{22,64}$"
SeatKey = Annotated[str, StringConstraints(pattern=SEAT_KEY)]
"""At least 128 random bits of the device's own: whoever knows it can get the seat once more."""
Words = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Part = Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{2}){16,64}$")]
Digest = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
SeatNumber = Annotated[int, Field(ge=0, lt=MAX_SEATS)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=60)]
Value = bool | int | str
Seconds = Annotated[float, Field(ge=0, le=30 * 24 * 3600)]
Watch = Literal["anyone", "nobody"]
Phase = Literal["gathering", "playing", "over"]


class Model(BaseModel):
    """Unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# Requests over HTTP, and their answers


class TableRequest(Model):
    """A new table. Seconds that are null never run out; the maker takes the first seat.

    `odds` is whether chances may be shown; null means to who plays with bots alone. Sent again
    with the same `key`, it leads to the same seat.
    """

    game: Annotated[str, StringConstraints(max_length=60)]
    name: Name
    key: SeatKey | None = None
    seats: Annotated[int, Field(ge=1, le=MAX_SEATS)] | None = None
    preset: Annotated[str, StringConstraints(max_length=60)] | None = None
    options: dict[Annotated[str, StringConstraints(max_length=60)], Value] = Field(
        default_factory=dict, max_length=60
    )
    bots: list[Annotated[str, StringConstraints(max_length=40)]] = Field(
        default_factory=list, max_length=MAX_SEATS
    )
    clock: Seconds | None = None
    gone: Seconds | None = 120
    pace: Seconds = 1
    pause: Seconds = 1
    throw_after: Seconds | None = None
    watch: Watch = "anyone"
    hints: bool = True
    chat: bool = True
    odds: bool | None = None


class SetupRequest(Model):
    """A set-up to be checked; no table is made."""

    game: Annotated[str, StringConstraints(max_length=60)]
    seats: Annotated[int, Field(ge=1, le=MAX_SEATS)] | None = None
    preset: Annotated[str, StringConstraints(max_length=60)] | None = None
    options: dict[Annotated[str, StringConstraints(max_length=60)], Value] = Field(
        default_factory=dict, max_length=60
    )


class JoinRequest(Model):
    """Somebody comes to the table: to this seat, or to the first that is free.

    Sent again with the same `key`, it leads to the same seat.
    """

    name: Name
    seat: SeatNumber | None = None
    key: SeatKey | None = None


class ClaimRequest(Model):
    """What stood in a private link, in exchange for the seat.

    A link works once; sent again with the same `key`, it leads to the same seat.
    """

    link: Annotated[str, StringConstraints(min_length=1, max_length=100)]
    key: SeatKey | None = None


class ForkRequest(Model):
    """A new table that goes on from a move of a finished one, with fresh dice.

    Sent again with the same `key`, it leads to the same seat.
    """

    ply: Annotated[int, Field(ge=0, le=100_000)]
    name: Name
    seat: SeatNumber = 0
    key: SeatKey | None = None


class Seated(Model):
    """Which seat this device now holds; the token itself is in a cookie."""

    code: str
    seat: int


class HeldSeats(Model):
    """The seats at a table that this device holds now."""

    code: str
    seats: list[int]


class PrivateLink(Model):
    """The path of a page that brings this seat to another device, once."""

    path: str


class OptionInfo(Model):
    """An option of a game, with its rule; it says nothing while one that it `needs` is as usual."""

    name: str
    rule: str
    text: str
    choices: list[Value]
    default: Value
    needs: list[str]


class PresetInfo(Model):
    """Options that go well together."""

    name: str
    text: str


class ServerInfo(Model):
    """The server itself: `url` is where other devices reach it, if that is known."""

    url: str | None


class GameInfo(Model):
    """A game that can be played here, with its seats' colours and the bots that can sit down."""

    name: str
    title: str
    about: str
    seats: list[int]
    usual_seats: int
    colours: list[str]
    options: list[OptionInfo]
    presets: list[PresetInfo]
    bots: list[str]


class Problem(Model):
    """What is wrong, as data: `code` names it, `params` are its facts and `rule` its rule, if any.

    `message` is the English sentence. A fact is a number, a text, or an object whose one key says
    what it is: `term`, `dollars`, `all_of`, `any_of`, `range` or `cause`.
    """

    code: str
    params: dict[str, Any] = {}
    rule: str = ""
    message: str


class Setup(Model):
    """A set-up, and what could be chosen in it.

    `changed` are the options that differ from the usual, in words. `refused` says of each option
    which choices do not go with the rest, and why; `problem` why this set-up cannot be played.
    """

    seats: int
    options: dict[str, Value]
    changed: dict[str, str]
    refused: dict[str, dict[str, Problem]]
    problem: Problem | None


class RecordedMove(Model):
    """A move of a finished game in its words; without a seat it is the House's."""

    seat: int | None
    words: str


class ReplayMoment(Model):
    """A finished game after so many moves: what everybody saw, and what had just happened.

    `move` was the last of them, `texts` is what came of it in sentences, and `events` tells the
    same to programs.
    """

    ply: int
    plies: int
    view: dict[str, Any]
    move: RecordedMove | None
    texts: list[str]
    events: list[dict[str, Any]]


class ScorePoint(Model):
    """Everybody's score after so many moves."""

    ply: int
    scores: list[int]


class Ceremony(Model):
    """What everybody looked at together after so many moves, by the name of its event."""

    ply: int
    event: str


class Replay(Model):
    """All moves of a finished game; `result` is empty if it was ended before its end.

    `score_history` tells how everybody stood at the beginning, and after each move that changed it.
    """

    game: str
    seats: list[str]
    plies: int
    moves: list[RecordedMove]
    score_history: list[ScorePoint]
    ceremonies: list[Ceremony]
    result: list[tuple[int, int]]


# What a device sends


class Keyed(Model):
    """Idempotent: sent again with the same key, it is executed once."""

    key: Key


class Hello(Model):
    """The first message on a socket: the version that this device has, if it has one."""

    type: Literal["hello"] = "hello"
    version: Annotated[int, Field(ge=0)] | None = None


class Promise(Keyed):
    """What this device will bring to the dice, as its SHA-256; sent once it has seen the seal."""

    type: Literal["promise"] = "promise"
    promise: Digest


class Contribute(Keyed):
    """This device opens what it promised: 16 to 64 random bytes in hexadecimal digits."""

    type: Literal["contribute"] = "contribute"
    part: Part


class AddBot(Keyed):
    """The host puts a bot in an empty chair."""

    type: Literal["add_bot"] = "add_bot"
    seat: SeatNumber
    bot: Annotated[str, StringConstraints(max_length=40)]


class RemoveBot(Keyed):
    """The host takes a bot away; during play it stays until somebody else takes the chair."""

    type: Literal["remove_bot"] = "remove_bot"
    seat: SeatNumber


class Remove(Keyed):
    """The host removes a guest."""

    type: Literal["remove"] = "remove"
    seat: SeatNumber


class Start(Keyed):
    """The host begins the game."""

    type: Literal["start"] = "start"


class Move(Keyed):
    """A move in the words of the game."""

    type: Literal["move"] = "move"
    words: Words


class Throw(Keyed):
    """This seat throws its dice."""

    type: Literal["throw"] = "throw"


class TakeBack(Keyed):
    """This seat takes its last move back."""

    type: Literal["take_back"] = "take_back"


class StandIn(Keyed):
    """A bot plays for this seat until its person returns."""

    type: Literal["stand_in"] = "stand_in"
    bot: Annotated[str, StringConstraints(max_length=40)] = "regular"


class Return(Keyed):
    """The person plays again."""

    type: Literal["return"] = "return"


class Leave(Keyed):
    """The person gives up the seat for good."""

    type: Literal["leave"] = "leave"


class Chat(Keyed):
    """A line to everybody at the table."""

    type: Literal["chat"] = "chat"
    text: Annotated[str, StringConstraints(min_length=1, max_length=400)]


class React(Keyed):
    """A quick reaction."""

    type: Literal["react"] = "react"
    reaction: Literal["clap", "laugh", "gasp", "groan", "think", "hurry"]


class Mute(Keyed):
    """The host silences the table, or lets it speak again."""

    type: Literal["mute"] = "mute"
    muted: bool


class SetPace(Keyed):
    """The host changes how long a bot's move waits; at 0 nothing waits for anything."""

    type: Literal["set_pace"] = "set_pace"
    pace: Seconds


class AgreeToEnd(Keyed):
    """This person would end the game here, or would not after all; all must agree."""

    type: Literal["agree_to_end"] = "agree_to_end"
    agrees: bool


class Rematch(Keyed):
    """The host lays a new table for the same people."""

    type: Literal["rematch"] = "rematch"


class Hint(Keyed):
    """What a bot would do in this seat's place; only this seat gets to know it."""

    type: Literal["hint"] = "hint"


Command = Annotated[
    Promise
    | Contribute
    | AddBot
    | RemoveBot
    | Remove
    | Start
    | Move
    | Throw
    | TakeBack
    | StandIn
    | Return
    | Leave
    | Chat
    | React
    | Mute
    | SetPace
    | AgreeToEnd
    | Rematch
    | Hint,
    Field(discriminator="type"),
]
ClientMessage = Annotated[Hello | Command, Field(discriminator="type")]
COMMAND: TypeAdapter[Command] = TypeAdapter(Command)
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


# What the server sends


class SeatInfo(Model):
    """A chair as everybody sees it.

    `bot` plays here: by itself, or for a `person` who is away. `connected` is whether a device of
    the person is, `open` whether anybody may sit down, `deadline` when the clock runs out. A
    device has first `promised` its part of the dice, and then `contributed` it.
    """

    name: str
    person: bool
    bot: str | None
    connected: bool
    open: bool
    promised: bool
    contributed: bool
    agrees_to_end: bool
    deadline: float | None


class TableInfo(Model):
    """The table as everybody sees it, but for the game itself.

    `promises` is there from the moment the host has started: for each seat the SHA-256 of its
    part of the dice, or `house` where the House's formula gives it.
    """

    code: str
    game: str
    title: str
    options: dict[str, str]
    phase: Phase
    host: int | None
    seats: list[SeatInfo]
    clock: float | None
    gone: float | None
    pace: float
    pause: float
    throw_after: float | None
    watch: Watch
    hints: bool
    odds: bool
    muted: bool
    commitment: str
    promises: list[str]
    contributions: list[str]
    forked_at: int | None
    rematch: str | None


class Play(Model):
    """The game as this viewer may know it; `moves` are the viewer's own.

    `thrower` is the seat whose throw everybody waits for. Of a finished game, `result` is each
    seat's score and place; it is empty if the game was ended before.
    """

    view: dict[str, Any]
    owing: list[int]
    thrower: int | None
    moves: list[str]
    may_take_back: bool
    result: list[tuple[int, int]] | None


class RedactedLine(Model):
    """A line without what all were to forget."""

    text: str
    event: dict[str, Any]


class LogLine(Model):
    """Something that happened, in a sentence; `event` tells it to programs.

    Some things are shown for a moment and then forgotten, by the rules of the game. Their line
    comes in full to devices that are connected when they happen, with `redacted`, which is what
    may be kept of it after the next move. Whoever comes later, or asks again, gets no more than
    that.

    `hold` is for how many seconds everybody looks at it: so long bots, the House and clocks wait.
    """

    version: int
    kind: Literal["game", "table", "chat", "reaction"]
    seat: int | None
    text: str
    event: dict[str, Any]
    redacted: RedactedLine | None = None
    hold: float = 0


class TableFrame(Model):
    """All that this viewer may know now, and what has happened after version `since`.

    `since` is the version that the device has. If it has none, or the gap was too long, `reset` is
    true: what the device has kept is void, and `log` holds no more than the last lines. `missed`
    is the version at which this person went away, until the next move made here.
    """

    type: Literal["table"] = "table"
    version: int
    since: int
    reset: bool
    seat: int | None
    missed: int | None
    table: TableInfo
    play: Play | None
    log: list[LogLine]


class Ack(Model):
    """The command of this key has been executed and is stored."""

    type: Literal["ack"] = "ack"
    key: str
    version: int


class Refusal(Problem):
    """The command of this key changed nothing, and why; without a key it was no valid message."""

    type: Literal["refused"] = "refused"
    key: str | None


class Hinted(Model):
    """What a bot would do."""

    type: Literal["hint"] = "hint"
    key: str
    words: str


class StoreStatus(Model):
    """Whether tables can be saved just now: sent when that changes, and after the first frame.

    While they cannot, commands are refused, and nothing that was acknowledged is lost.
    """

    type: Literal["store"] = "store"
    writable: bool


Frame = Annotated[TableFrame | Ack | Refusal | Hinted | StoreStatus, Field(discriminator="type")]
Answer = Annotated[Ack | Refusal | Hinted, Field(discriminator="type")]
FRAME: TypeAdapter[Frame] = TypeAdapter(Frame)

CLOSE_REASONS = {
    4401: "seat_not_held",
    4404: "table_not_found",
    4408: "reader_too_slow",
    4429: "too_many_messages",
    4430: "too_many_sockets",
    4500: "table_unreadable",
    1013: "store_unavailable",
}
"""The codes with which the server closes a socket, and the problem that each one stands for."""
