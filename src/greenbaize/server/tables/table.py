"""A table: its header, and a state that is found by playing its log again, entry by entry."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from greenbaize.engine.errors import VerificationError
from greenbaize.engine.event import Event
from greenbaize.engine.fair import BY_FORMULA
from greenbaize.engine.game import find_game
from greenbaize.engine.house import FairHouse, House
from greenbaize.engine.match import Match
from greenbaize.engine.record import Line as Played
from greenbaize.engine.record import Record
from greenbaize.engine.replay import Replay, partial_record, remembered_words, seen_words
from greenbaize.engine.seats import EVERYBODY, HOUSE, PUBLIC
from greenbaize.engine.text import listed
from greenbaize.server.tables import log as e
from greenbaize.server.tables.log import AnyEntry, Header, LogRecord

PERSON = "person"
"""How a record calls somebody who is no bot."""

USUAL_BOT = "greedy"
"""Plays for those who are away."""

OPEN = {"seat", "name", "bot", "why", "yes", "on", "code", "text", "sign"}
"""What everybody is told of an entry that is no move; what seats bring to the dice is not."""


@dataclass(slots=True)
class Place:
    """A chair at the table, and who sits in it.

    `bot` plays here: by itself, or for the person. The token of a device is good as long as the
    seat is held since the entry that the token was given for.
    """

    name: str = ""
    person: bool = False
    bot: str | None = None
    why: e.Why | None = None
    open: bool = True
    here: bool = False
    held_since: int = -1
    promise: str | None = None
    part: str | None = None
    agrees: bool = False
    owes_since: float | None = None
    went_at: float | None = None
    missed: int | None = None

    @property
    def empty(self) -> bool:
        """Whether nobody sits here."""
        return not self.person and self.bot is None


@dataclass(frozen=True, slots=True)
class Again:
    """A line as it is told later, without what all were to forget."""

    says: str
    event: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the story, who may hear it, and how it is told again if that is not the same."""

    version: int
    kind: str
    seat: int | None
    says: str
    event: dict[str, Any]
    seen_by: int = EVERYBODY
    again: Again | None = None

    def redacted(self) -> Told:
        """The line for whoever was not there, or asks once more."""
        if self.again is None:
            return self
        return replace(self, says=self.again.says, event=self.again.event, again=None)

    def told_for_good(self) -> Told:
        """The line when the game is over, and nothing is to be forgotten any more."""
        return self if self.again is None else replace(self, again=None)


@dataclass(slots=True)
class Story:
    """All that was told, and each move in the words that each viewer may know.

    `seen` is what bots think about; `remembered` what people may look up while the game runs.
    """

    told: list[Told] = field(default_factory=list)
    seen: dict[int, list[Played]] = field(default_factory=dict)
    remembered: dict[int, list[Played]] = field(default_factory=dict)

    def begin(self, seats: int) -> None:
        """Nobody has seen a move yet."""
        viewers = (*range(seats), PUBLIC)
        self.seen = {viewer: [] for viewer in viewers}
        self.remembered = {viewer: [] for viewer in viewers}

    def take_back(self) -> None:
        """The last move was never made."""
        for lines in (*self.seen.values(), *self.remembered.values()):
            lines.pop()

    def since(self, version: int, viewer: int) -> list[Told]:
        """What this viewer heard after a version."""
        start = bisect_right(self.told, version, key=lambda line: line.version)
        return [line for line in self.told[start:] if line.seen_by >> viewer & 1]


class Table:
    """The state of one table; `write` is the only way to change it."""

    def __init__(self, header: Header, secret: bytes) -> None:
        self.header, self.secret = header, secret
        self.game = find_game(header.game)
        self.options = self.game.settle_record(header.options)
        self.unusual = self.game.unusual_at_tables(self.options)
        self.places = [Place() for _ in range(header.seats)]
        self.host: int | None = None
        self.promises: list[str] = []
        """What every seat promised for the dice, from when the host has started."""
        self.closed_at: float | None = None
        self.match: Match | None = None
        self.story = Story()
        self.version = 0
        self.keys: dict[str, int] = {}
        self.muted = not header.chat
        self.chats = 0
        self.rematch: str | None = None
        self.house_since: float | None = None
        self.by_a_person = False
        """Whether a person made the last move."""
        self.touched = 0.0

    @property
    def phase(self) -> str:
        """Gathering, playing or over."""
        if self.match is None:
            return "gathering"
        return "over" if self.match.record.result else "playing"

    @property
    def is_opening(self) -> bool:
        """Whether the promises are closed and the game begins as soon as they are kept."""
        return self.closed_at is not None and self.match is None

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return [place.name for place in self.places]

    def owing(self) -> list[int]:
        """The seats that owe a move."""
        return self.match.owing() if self.match else []

    def thrower(self) -> int | None:
        """The seat whose throw everybody waits for; the House for what it does by itself."""
        if self.match is None or self.match.owing() != [HOUSE]:
            return None
        return self.match.state.thrower()

    def persons(self) -> list[int]:
        """The seats that people hold."""
        return [seat for seat, place in enumerate(self.places) if place.person]

    def may_take_back(self, seat: int) -> bool:
        """Whether this seat made the last move and nothing has come out since."""
        return self.match is not None and self.match.may_take_back(seat)

    def record(self, viewer: int) -> Record | None:
        """The game so far as this viewer may look it up; a finished one is told whole."""
        if self.match is None:
            return None
        if self.match.record.result:
            return self.match.record
        return self.remembered_record(viewer)

    def remembered_record(self, viewer: int) -> Record:
        """The game so far as this viewer saw it, without what all were to forget."""
        assert self.match is not None
        return partial_record(self.match.record, viewer, self.story.remembered[viewer])

    def seen_record(self, viewer: int) -> Record:
        """The game so far as this viewer saw it: for bots to think about, not for people."""
        assert self.match is not None
        return partial_record(self.match.record, viewer, self.story.seen[viewer])

    def write(self, entry: AnyEntry, at: float, key: str | None = None) -> LogRecord:
        """Let something happen; returns it as it stands in the log."""
        written = LogRecord(self.version, entry, at, key)
        self.apply(written)
        return written

    def throw(self, at: float, key: str | None = None) -> list[LogRecord]:
        """Let the House move, up to the next throw or decision of a seat."""
        written: list[LogRecord] = []
        while not written or self.thrower() == HOUSE:
            words = self.next_words(at)
            written.append(LogRecord(self.version, e.House(words=words), at, key))
            self.commit(written[-1])
            key = None
        return written

    def apply(self, written: LogRecord) -> None:
        """What an entry does."""
        getattr(self, f"on_{written.entry.what}")(written.entry, written)
        self.commit(written)

    def commit(self, written: LogRecord) -> None:
        """The entry has happened: count it."""
        self.version = written.ply + 1
        self.touched = written.at
        if written.key is not None:
            self.keys[written.key] = self.version

    def tell(
        self,
        says: str,
        kind: str,
        seat: int | None,
        event: dict[str, Any],
        heard: int = EVERYBODY,
        again: Again | None = None,
    ) -> None:
        """A line of the story, as part of the entry that is being applied."""
        self.story.told.append(Told(self.version + 1, kind, seat, says, event, heard, again))

    def announce(self, entry: AnyEntry, says: str, kind: str = "table", **more: Any) -> None:
        """Tell everybody of an entry that is no move, and programs who it is about."""
        seat: int | None = getattr(entry, "seat", None)
        known = {} if seat is None else {"seat": seat, "name": self.places[seat].name}
        event = {"event": entry.what, **known, **entry.model_dump(include=OPEN - {"seat"}), **more}
        self.tell(says, kind, seat, event)

    # Seats

    def on_joined(self, entry: e.Joined, written: LogRecord) -> None:
        place = self.places[entry.seat]
        if self.match is None:
            place.name = entry.name
            self.announce(entry, f"{entry.name} sat down.")
        else:
            says = f"{entry.name} plays for {place.name} now."
            self.announce(entry, says, plays_for=place.name)
        place.person, place.bot, place.why, place.open = True, None, None, False
        place.held_since, place.here, place.went_at = written.ply, False, written.at
        place.missed = None
        self.owed_anew(entry.seat, written.at)
        if self.host is None:
            self.host = entry.seat

    def on_left(self, entry: e.Left, written: LogRecord) -> None:
        self.announce(entry, f"{self.places[entry.seat].name} left the table.")
        self.vacate(entry.seat, written)

    def on_removed(self, entry: e.Removed, written: LogRecord) -> None:
        self.announce(entry, f"The host removed {self.places[entry.seat].name}.")
        self.vacate(entry.seat, written)

    def vacate(self, seat: int, written: LogRecord) -> None:
        """Nobody holds the seat any more; a bot goes on with a game that has begun."""
        if self.match is None:
            self.places[seat] = Place()
        else:
            place = self.places[seat]
            place.person, place.here, place.why, place.agrees = False, False, None, False
            place.held_since, place.missed = -1, None
            place.bot = place.bot or USUAL_BOT
            self.owed_anew(seat, written.at)
        if self.host == seat:
            self.host = next(iter(self.persons()), None)

    def on_handed_over(self, entry: e.HandedOver, written: LogRecord) -> None:
        place = self.places[entry.seat]
        place.held_since, place.here, place.went_at = written.ply, False, written.at
        if not self.is_opening:
            place.promise = None
        self.announce(entry, f"{place.name} sits at another device now.")

    def on_bot_sat(self, entry: e.BotSat, written: LogRecord) -> None:
        self.places[entry.seat] = Place(name=entry.name, bot=entry.bot, open=False)
        self.announce(entry, f"{entry.name}, a {entry.bot} bot, sat down.")

    def on_bot_rose(self, entry: e.BotRose, written: LogRecord) -> None:
        self.announce(entry, f"{self.places[entry.seat].name} got up.")
        self.places[entry.seat] = Place()

    def on_opened(self, entry: e.Opened, written: LogRecord) -> None:
        self.places[entry.seat].open = True
        self.announce(entry, f"Anybody may play for {self.places[entry.seat].name} now.")

    def on_stood_in(self, entry: e.StoodIn, written: LogRecord) -> None:
        place = self.places[entry.seat]
        place.bot, place.why = entry.bot, entry.why
        place.missed = self.version if place.missed is None else place.missed
        because = {
            "asked": "A bot plays for {name}.",
            "clock": "{name}'s time ran out: a bot plays.",
            "gone": "{name} is away: a bot plays.",
        }[entry.why]
        self.announce(entry, because.format(name=place.name))
        self.owed_anew(entry.seat, written.at)

    def on_returned(self, entry: e.Returned, written: LogRecord) -> None:
        self.places[entry.seat].bot = self.places[entry.seat].why = None
        self.announce(entry, f"{self.places[entry.seat].name} is back.")
        self.owed_anew(entry.seat, written.at)

    def on_came(self, entry: e.Came, written: LogRecord) -> None:
        place = self.places[entry.seat]
        place.here, place.went_at = True, None
        if place.missed is not None and not self.story.since(place.missed, entry.seat):
            place.missed = None
        if place.why == "gone":
            self.on_returned(e.Returned(seat=entry.seat), written)

    def on_went(self, entry: e.Went, written: LogRecord) -> None:
        place = self.places[entry.seat]
        place.here, place.went_at = False, written.at
        place.missed = self.version if place.missed is None else place.missed

    # The game

    def on_promised(self, entry: e.Promised, written: LogRecord) -> None:
        self.places[entry.seat].promise = entry.promise

    def on_closed(self, entry: e.Closed, written: LogRecord) -> None:
        self.promises, self.closed_at = entry.promises, written.at
        for place in self.places:
            place.part = None
        self.announce(entry, "The promises for the dice are closed; now they are opened.")

    def on_contributed(self, entry: e.Contributed, written: LogRecord) -> None:
        self.places[entry.seat].part = entry.part

    def on_started(self, entry: e.Started, written: LogRecord) -> None:
        self.promises = entry.promises or []
        house = self.house(entry.parts)
        players = [place.bot or PERSON for place in self.places]
        if self.header.origin is None:
            self.match = Match(
                self.game, self.names, self.options, house=house, players=players, waits=True
            )
        else:
            given = Replay(Record.parse(self.header.origin)).to_the_end()
            self.match = given.fork(house=house, names=self.names, players=players)
        self.story.begin(len(self.places))
        self.retell_origin()
        for place in self.places:
            place.open = False
        brought = [seat for seat, place in enumerate(self.places) if place.part is not None]
        says = f"The game begins. {self.dice_told()}"
        self.announce(entry, says, contributed=brought, late=self.late())
        self.note_who_owes(written.at)

    def dice_told(self) -> str:
        """Who contributed to the dice, in a sentence."""
        without = [place.name for place in self.places if place.part is None]
        if not without:
            return "Everybody contributed to its dice."
        if not self.promises:
            return f"The server contributed to its dice for {listed(without)}."
        late = [self.places[seat].name for seat in self.late()]
        told = f" What was promised for {listed(late)} was not opened in time." if late else ""
        return f"The House's formula stood in at its dice for {listed(without)}.{told}"

    def late(self) -> list[int]:
        """The seats whose promised part was not opened in time."""
        said = enumerate(self.promises)
        return [
            seat
            for seat, promise in said
            if promise != BY_FORMULA and self.places[seat].part is None
        ]

    def house(self, parts: Sequence[str]) -> House:
        """Where the dice and cards come from: the sealed secret, and what the seats brought."""
        return FairHouse(self.secret, [bytes.fromhex(part) for part in parts], self.promises)

    def retell_origin(self) -> None:
        """What was taken over in a fork, as each viewer would have seen it."""
        assert self.match is not None
        replay = Replay(self.match.record)
        for line in self.match.record.moves:
            self.note_seen(line, replay.match.state)
            replay.play(line)

    def on_moved(self, entry: e.Moved, written: LogRecord) -> None:
        assert self.match is not None
        told, before = len(self.match.story), self.match.state.clone()
        self.match.play(entry.seat, entry.words)
        self.note_move(before, told)
        place = self.places[entry.seat]
        place.owes_since = None
        self.by_a_person = place.bot is None
        if self.by_a_person:
            place.missed = None
        self.note_who_owes(written.at)

    def on_house(self, entry: e.House, written: LogRecord) -> None:
        words = self.next_words(written.at)
        if words != entry.words:
            raise VerificationError(f"the House drew {words!r}, but the log says {entry.words!r}.")

    def next_words(self, at: float) -> str:
        """Let the House make one move; returns its words."""
        assert self.match is not None
        told, before = len(self.match.story), self.match.state.clone()
        self.match.throw(until=lambda: True)
        self.note_move(before, told)
        self.by_a_person = False
        self.house_since = None
        self.note_who_owes(at)
        return self.match.record.moves[-1].words

    def on_took_back(self, entry: e.TookBack, written: LogRecord) -> None:
        assert self.match is not None
        self.match.take_back(entry.seat)
        self.story.take_back()
        self.house_since = self.places[entry.seat].owes_since = None
        self.announce(entry, f"{self.places[entry.seat].name} took the last move back.")
        self.note_who_owes(written.at)

    def on_agreed(self, entry: e.Agreed, written: LogRecord) -> None:
        self.places[entry.seat].agrees = entry.yes
        would = "would end the game here" if entry.yes else "would rather play on"
        self.announce(entry, f"{self.places[entry.seat].name} {would}.")

    def on_ended(self, entry: e.Ended, written: LogRecord) -> None:
        if self.match is not None:
            self.match.abandon()
        why = {"agreement": "by agreement", "idle": "because nobody came back"}[entry.why]
        self.announce(entry, f"The table was ended {why}.")
        self.note_who_owes(written.at)

    def note_move(self, before: Any, told: int) -> None:
        """The last move has been made: tell what came of it, and write it down for everybody."""
        assert self.match is not None
        line = self.match.record.moves[-1]
        seat = None if line.seat == HOUSE else line.seat
        for event in self.match.story[told:]:
            says = event.say(self.match.names)
            again = self.redacted(event)
            self.tell(says, "game", seat, event.as_json(), event.seen_by, again)
        self.note_seen(line, before)

    def redacted(self, event: Event) -> Again | None:
        """What happened as it is told later, if that is not the same."""
        assert self.match is not None
        later = event.redacted()
        return None if later is event else Again(later.say(self.match.names), later.as_json())

    def note_seen(self, line: Played, before: Any) -> None:
        """How each viewer saw a move, and how each may look it up while the game runs."""
        for viewer, lines in self.story.seen.items():
            lines.append(Played(line.seat, seen_words(self.game, before, line, viewer)))
        for viewer, lines in self.story.remembered.items():
            lines.append(Played(line.seat, remembered_words(self.game, before, line, viewer)))

    def note_who_owes(self, at: float) -> None:
        """Since when each seat owes a move, and the House."""
        owing = self.owing()
        for seat, place in enumerate(self.places):
            if seat not in owing:
                place.owes_since = None
            elif place.owes_since is None:
                place.owes_since = at
        if owing != [HOUSE]:
            self.house_since = None
        elif self.house_since is None:
            self.house_since = at

    def owed_anew(self, seat: int, at: float) -> None:
        """Somebody else plays here now: their time begins now."""
        if self.places[seat].owes_since is not None:
            self.places[seat].owes_since = at
        if self.thrower() == seat:
            self.house_since = at

    # Talk

    def on_chatted(self, entry: e.Chatted, written: LogRecord) -> None:
        self.chats += 1
        self.announce(entry, entry.text, "chat")

    def on_reacted(self, entry: e.Reacted, written: LogRecord) -> None:
        self.chats += 1
        self.announce(entry, entry.sign, "reaction")

    def on_muted(self, entry: e.Muted, written: LogRecord) -> None:
        self.muted = entry.on
        says = "The host silenced the table." if entry.on else "The table may speak again."
        self.announce(entry, says)

    def on_rematched(self, entry: e.Rematched, written: LogRecord) -> None:
        self.rematch = entry.code
        self.announce(entry, "A new table is laid for the same people.")


def rebuilt(header: Header, secret: bytes, log: Sequence[LogRecord]) -> Table:
    """The table as its log leaves it."""
    table = Table(header, secret)
    for written in log:
        table.apply(written)
    return table
