"""What is said between a device and the server; docs/protocol.md tells it to people.

A device says one of `Message`, each with a key of its own choosing: whoever is not sure that
something arrived says it again with the same key. The server answers with one of `Frame`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

REACTIONS = ("clap", "laugh", "gasp", "groan", "think", "hurry")
"""What can be said with one tap."""

MOST_SEATS = 14

Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
Words = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Part = Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{2}){16,64}$")]
Digest = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=60)]
Value = bool | int | str
Seconds = Annotated[float, Field(ge=0, le=30 * 24 * 3600)]
Watch = Literal["anyone", "nobody"]
Phase = Literal["gathering", "playing", "over"]


class Said(BaseModel):
    """Nothing that is not asked for."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# What is asked over HTTP


class TableRequest(Said):
    """A new table. Seconds that are null never run out; the maker takes the first seat."""

    game: Annotated[str, StringConstraints(max_length=60)]
    name: Name
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)] | None = None
    preset: Annotated[str, StringConstraints(max_length=60)] | None = None
    options: dict[Annotated[str, StringConstraints(max_length=60)], Value] = Field(
        default_factory=dict, max_length=60
    )
    bots: list[Annotated[str, StringConstraints(max_length=40)]] = Field(
        default_factory=list, max_length=MOST_SEATS
    )
    clock: Seconds | None = None
    gone: Seconds | None = 120
    pace: Seconds = 1
    pause: Seconds = 1
    throw_after: Seconds | None = None
    watch: Watch = "anyone"
    hints: bool = True
    chat: bool = True


class SetupRequest(Said):
    """A set-up that somebody thinks of; nothing is laid."""

    game: Annotated[str, StringConstraints(max_length=60)]
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)] | None = None
    preset: Annotated[str, StringConstraints(max_length=60)] | None = None
    options: dict[Annotated[str, StringConstraints(max_length=60)], Value] = Field(
        default_factory=dict, max_length=60
    )


class JoinRequest(Said):
    """Somebody comes to the table: to this seat, or to the first that is free."""

    name: Name
    seat: SeatNumber | None = None


class BackRequest(Said):
    """What stood in a private link, in exchange for the seat."""

    link: Annotated[str, StringConstraints(min_length=1, max_length=100)]


class ForkRequest(Said):
    """A new table that goes on from a move of a finished one, with fresh dice."""

    ply: Annotated[int, Field(ge=0, le=100_000)]
    name: Name
    seat: SeatNumber = 0


class Seated(Said):
    """Which seat this device now holds; the token itself is in a cookie."""

    code: str
    seat: int


class Mine(Said):
    """The seats at a table that this device holds now."""

    code: str
    seats: list[int]


class PrivateLink(Said):
    """The path of a page that brings this seat to another device, once."""

    path: str


class OptionInfo(Said):
    """An option of a game, with its rule."""

    name: str
    rule: str
    says: str
    choices: list[Value]
    default: Value


class PresetInfo(Said):
    """Options that go well together."""

    name: str
    says: str


class House(Said):
    """The house itself: `address` is where other devices reach it, if that is known."""

    address: str | None


class GameInfo(Said):
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


class Setup(Said):
    """A set-up, and what could be chosen in it.

    `changed` are the options that differ from the usual, in words. `refused` says of each option
    which choices do not go with the rest, and why; `says` why this set-up itself cannot be played.
    """

    seats: int
    options: dict[str, Value]
    changed: dict[str, str]
    refused: dict[str, dict[str, str]]
    says: str | None


class Problem(Said):
    """What was wrong, in one sentence; the rule it stands on, if there is one."""

    says: str
    rule: str = ""


class MoveMade(Said):
    """A move of a finished game in its words; without a seat it is the House's."""

    seat: int | None
    words: str


class Moment(Said):
    """A finished game after so many moves: what everybody saw, and what had just happened.

    `move` was the last of them, `says` is what came of it in sentences, and `events` tells the
    same to programs.
    """

    ply: int
    plies: int
    view: dict[str, Any]
    move: MoveMade | None
    says: list[str]
    events: list[dict[str, Any]]


class Standing(Said):
    """Everybody's score after so many moves."""

    ply: int
    scores: list[int]


class Story(Said):
    """All moves of a finished game; `result` is empty if it was ended before its end.

    `course` tells how everybody stood at the beginning, and after each move that changed it.
    """

    game: str
    seats: list[str]
    plies: int
    moves: list[MoveMade]
    course: list[Standing]
    result: list[tuple[int, int]]


# What a seat says


class Keyed(Said):
    """Said again with the same key, it happens once."""

    key: Key


class Hello(Said):
    """The first thing on a socket: the version that this device has, if it has one."""

    do: Literal["hello"] = "hello"
    have: Annotated[int, Field(ge=0)] | None = None


class Promise(Keyed):
    """What this device will bring to the dice, as its SHA-256; said once it has seen the seal."""

    do: Literal["promise"] = "promise"
    promise: Digest


class Contribute(Keyed):
    """This device opens what it promised: 16 to 64 random bytes in hexadecimal digits."""

    do: Literal["contribute"] = "contribute"
    part: Part


class SitBot(Keyed):
    """The host puts a bot in an empty chair."""

    do: Literal["sit_bot"] = "sit_bot"
    seat: SeatNumber
    bot: Annotated[str, StringConstraints(max_length=40)]


class RemoveBot(Keyed):
    """The host takes a bot away; during play it stays until somebody else takes the chair."""

    do: Literal["remove_bot"] = "remove_bot"
    seat: SeatNumber


class Remove(Keyed):
    """The host removes a guest."""

    do: Literal["remove"] = "remove"
    seat: SeatNumber


class Start(Keyed):
    """The host begins the game."""

    do: Literal["start"] = "start"


class Move(Keyed):
    """A move in the words of the game."""

    do: Literal["move"] = "move"
    words: Words


class Throw(Keyed):
    """This seat throws its dice."""

    do: Literal["throw"] = "throw"


class TakeBack(Keyed):
    """This seat takes its last move back."""

    do: Literal["take_back"] = "take_back"


class StandIn(Keyed):
    """A bot plays for this seat until its person returns."""

    do: Literal["stand_in"] = "stand_in"
    bot: Annotated[str, StringConstraints(max_length=40)] = "greedy"


class Return(Keyed):
    """The person plays again."""

    do: Literal["return"] = "return"


class Leave(Keyed):
    """The person gives up the seat for good."""

    do: Literal["leave"] = "leave"


class Chat(Keyed):
    """A line to everybody at the table."""

    do: Literal["chat"] = "chat"
    text: Annotated[str, StringConstraints(min_length=1, max_length=400)]


class React(Keyed):
    """A quick reaction."""

    do: Literal["react"] = "react"
    sign: Literal["clap", "laugh", "gasp", "groan", "think", "hurry"]


class Mute(Keyed):
    """The host silences the table, or lets it speak again."""

    do: Literal["mute"] = "mute"
    on: bool


class AgreeToEnd(Keyed):
    """This person would end the game here, or would not after all; all must agree."""

    do: Literal["agree_to_end"] = "agree_to_end"
    yes: bool


class Rematch(Keyed):
    """The host lays a new table for the same people."""

    do: Literal["rematch"] = "rematch"


class Hint(Keyed):
    """What a bot would do in this seat's place; only this seat hears it."""

    do: Literal["hint"] = "hint"


Deed = Annotated[
    Promise
    | Contribute
    | SitBot
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
    | AgreeToEnd
    | Rematch
    | Hint,
    Field(discriminator="do"),
]
Message = Annotated[Hello | Deed, Field(discriminator="do")]
DEEDS: TypeAdapter[Deed] = TypeAdapter(Deed)
MESSAGES: TypeAdapter[Message] = TypeAdapter(Message)


# What the server says


class SeatInfo(Said):
    """A chair as everybody sees it.

    `bot` plays here: by itself, or for a `person` who is away. `here` is whether the person's
    device is connected, `open` whether anybody may sit down, `due` when the clock runs out. A
    device has first `promised` its part of the dice, and then `contributed` it.
    """

    name: str
    person: bool
    bot: str | None
    here: bool
    open: bool
    promised: bool
    contributed: bool
    agrees_to_end: bool
    due: float | None


class TableInfo(Said):
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
    muted: bool
    commitment: str
    promises: list[str]
    contributions: list[str]
    fork: int | None
    rematch: str | None


class Play(Said):
    """The game as this viewer may know it; `moves` are the viewer's own.

    `throws` is the seat whose throw everybody waits for. Of a finished game, `result` is each
    seat's score and place; it is empty if the game was ended before.
    """

    view: dict[str, Any]
    owing: list[int]
    throws: int | None
    moves: list[str]
    may_take_back: bool
    result: list[tuple[int, int]] | None


class ToldAgain(Said):
    """A line without what all were to forget."""

    says: str
    event: dict[str, Any]


class Line(Said):
    """Something that happened, in a sentence; `event` tells it to programs.

    Some things are shown for a moment and then forgotten, by the rules of the game. Their line
    comes in full to those who are there when they happen, with `again`, which is what may be
    kept of it after the next move. Whoever comes later, or asks once more, hears no more than that.
    """

    version: int
    kind: Literal["game", "table", "chat", "reaction"]
    seat: int | None
    says: str
    event: dict[str, Any]
    again: ToldAgain | None = None


class TableFrame(Said):
    """All that this viewer may know now, and what has happened after version `since`.

    `since` is the version that the device has, unless the gap was too long: then the frame is
    `fresh`, and older lines are left out. `missed` is the version at which this person went
    away, until the next move made here.
    """

    type: Literal["table"] = "table"
    version: int
    since: int
    fresh: bool
    seat: int | None
    missed: int | None
    table: TableInfo
    play: Play | None
    happened: list[Line]


class Ack(Said):
    """What was said under this key has happened and is written down."""

    type: Literal["ack"] = "ack"
    key: str
    version: int


class Refusal(Said):
    """What was said under this key changed nothing, and why; without a key it made no sense."""

    type: Literal["refused"] = "refused"
    key: str | None
    says: str
    rule: str = ""


class Hinted(Said):
    """What a bot would do."""

    type: Literal["hint"] = "hint"
    key: str
    words: str


Frame = Annotated[TableFrame | Ack | Refusal | Hinted, Field(discriminator="type")]
Answer = Annotated[Ack | Refusal | Hinted, Field(discriminator="type")]
FRAMES: TypeAdapter[Frame] = TypeAdapter(Frame)
