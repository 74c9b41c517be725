"""A table: its header, and a state that is found by replaying its log, entry by entry."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from greenbaize.engine.errors import VerificationError
from greenbaize.engine.event import Event
from greenbaize.engine.fair import BY_FORMULA
from greenbaize.engine.game import find_game
from greenbaize.engine.house import FairHouse, House
from greenbaize.engine.match import Match
from greenbaize.engine.record import Record
from greenbaize.engine.replay import Replay, partial_record
from greenbaize.engine.seats import EVERYBODY, HOUSE
from greenbaize.engine.state import State
from greenbaize.engine.text import listed
from greenbaize.server.tables import log as e
from greenbaize.server.tables.log import AnyEntry, Header, LoggedEntry
from greenbaize.server.tables.story import Redacted, Story, StoryLine

PERSON = "person"
"""How a record calls somebody who is no bot."""

MOST_HOLD_SECONDS, MOST_EVENT_HOLD_SECONDS = 8.0, 4.0
"""Bots and clocks wait no longer for what came of one move, and for one event of it."""

DEFAULT_BOT = "regular"
"""Plays for those who are away."""

HINT_BOT = "expert"
"""Finds what somebody might play who asks."""

PUBLIC_FIELDS = {
    "seat",
    "name",
    "bot",
    "reason",
    "agrees",
    "muted",
    "pace",
    "code",
    "text",
    "reaction",
}
"""What everybody may know of an entry that is not a move; what seats bring to the dice is not."""


@dataclass(slots=True)
class SeatState:
    """A chair at the table, and who sits in it.

    `bot` plays here: by itself, or for the person. The token of a device is valid as long as the
    seat is held since the log entry that the token was given for.
    """

    name: str = ""
    person: bool = False
    bot: str | None = None
    bot_reason: e.BotReason | None = None
    open: bool = True
    connected: bool = False
    held_since: int = -1
    promise: str | None = None
    part: str | None = None
    agrees: bool = False
    owes_since: float | None = None
    disconnected_at: float | None = None
    missed: int | None = None

    @property
    def empty(self) -> bool:
        """Whether nobody sits here."""
        return not self.person and self.bot is None


class Table:
    """The state of one table; `write` and `throw` are the only ways to change it."""

    def __init__(self, header: Header, secret: bytes) -> None:
        self.header, self.secret = header, secret
        self.game = find_game(header.game)
        self.options = self.game.settle_record(header.options)
        self.unusual = self.game.unusual_at_tables(self.options)
        self.seats = [SeatState() for _ in range(header.seats)]
        self.host: int | None = None
        self.promises: list[str] = []
        """What every seat promised for the dice, from when the host has started."""
        self.closed_at: float | None = None
        self.match: Match | None = None
        self.story = Story()
        self.version = 0
        self.keys: dict[str, int] = {}
        """The version that each idempotency key led to."""
        self.muted = not header.chat
        self.pace = header.pace
        """Seconds that a bot's move waits; at 0 nothing waits for anything."""
        self.chats = 0
        self.changes = 0
        """How many log entries are no moves."""
        self.rematch: str | None = None
        self.house_since: float | None = None
        self.moved_by_person = False
        """Whether a person made the last move."""
        self.held_until = 0.0
        """Until then everybody looks at a ceremony: bots, the House and clocks wait."""
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
        return [seat.name for seat in self.seats]

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
        return [number for number, seat in enumerate(self.seats) if seat.person]

    def may_take_back(self, seat: int) -> bool:
        """Undo: whether this seat made the last move and nothing has come out since."""
        return self.match is not None and self.match.may_take_back(seat)

    def is_undoable(self) -> bool:
        """Whether the last move was a person's, and may still be taken back."""
        if self.match is None or not self.moved_by_person:
            return False
        return self.match.may_take_back(self.match.record.moves[-1].seat)

    def free_from(self, since: float) -> float:
        """When the time of whoever has been asked since then begins: not before a ceremony ends."""
        return max(since, self.held_until)

    def shows_odds(self) -> bool:
        """Whether chances may be shown; unless the table says so, to who plays with bots alone."""
        return len(self.persons()) < 2 if self.header.odds is None else self.header.odds

    def record(self, viewer: int) -> Record | None:
        """The game so far as this viewer may look it up; a finished one is whole."""
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
        """The game so far as this viewer saw it: for bots, not for people."""
        assert self.match is not None
        return partial_record(self.match.record, viewer, self.story.seen[viewer])

    def settle_clock(self, now: float) -> None:
        """What the log says was later than now was now: the clock has been set back since."""
        for seat in self.seats:
            seat.owes_since = not_later(seat.owes_since, now)
            seat.disconnected_at = not_later(seat.disconnected_at, now)
        self.house_since = not_later(self.house_since, now)
        self.closed_at = not_later(self.closed_at, now)
        self.held_until = min(self.held_until, now + MOST_HOLD_SECONDS)

    # Writing

    def write(self, entry: AnyEntry, at: float, key: str | None = None) -> LoggedEntry:
        """Apply an entry in memory; `Room.commit` stores what this returns."""
        logged = LoggedEntry(self.version, entry, at, key)
        self.apply(logged)
        return logged

    def throw(self, at: float, key: str | None = None) -> list[LoggedEntry]:
        """Let the House move, up to the next throw, decision of a seat, or ceremony."""
        written: list[LoggedEntry] = []
        while not written or (self.thrower() == HOUSE and self.held_until <= at):
            words = self.draw(at)
            written.append(LoggedEntry(self.version, e.HouseMoved(words=words), at, key))
            self.advance(written[-1])
            key = None
        return written

    def apply(self, logged: LoggedEntry) -> None:
        """Do what an entry says, and count it."""
        APPLY[type(logged.entry)](self, logged.entry, logged)
        self.advance(logged)

    def advance(self, logged: LoggedEntry) -> None:
        """The version after this entry."""
        self.version = logged.position + 1
        self.touched = logged.at
        self.changes += not isinstance(logged.entry, (e.Moved, e.HouseMoved))
        if logged.key is not None:
            self.keys[logged.key] = self.version

    def add_line(
        self,
        text: str,
        kind: str,
        seat: int | None,
        event: dict[str, Any],
        seen_by: int = EVERYBODY,
        redacted: Redacted | None = None,
        hold: float = 0.0,
    ) -> None:
        """A line of the story, as part of the entry that is being applied."""
        line = StoryLine(self.version + 1, kind, seat, text, event, seen_by, redacted, hold)
        self.story.lines.append(line)

    def announce(self, entry: AnyEntry, text: str, kind: str = "table", **more: Any) -> None:
        """A line for everybody on an entry that is not a move; programs learn whom it is about."""
        seat: int | None = getattr(entry, "seat", None)
        known = {} if seat is None else {"seat": seat, "name": self.seats[seat].name}
        public = entry.model_dump(include=PUBLIC_FIELDS - {"seat"})
        self.add_line(text, kind, seat, {"event": entry.type, **known, **public, **more})

    # Seats

    def apply_joined(self, entry: e.Joined, logged: LoggedEntry) -> None:
        seat = self.seats[entry.seat]
        if self.match is None:
            seat.name = entry.name
            self.announce(entry, f"{entry.name} sat down.")
        else:
            text = f"{entry.name} plays for {seat.name} now."
            self.announce(entry, text, plays_for=seat.name)
        seat.person, seat.bot, seat.bot_reason, seat.open = True, None, None, False
        seat.held_since, seat.connected, seat.disconnected_at = logged.position, False, logged.at
        seat.missed = None
        self.restart_clock(entry.seat, logged.at)
        if self.host is None:
            self.host = entry.seat

    def apply_left(self, entry: e.Left, logged: LoggedEntry) -> None:
        self.announce(entry, f"{self.seats[entry.seat].name} left the table.")
        self.vacate(entry.seat, logged)

    def apply_removed(self, entry: e.Removed, logged: LoggedEntry) -> None:
        self.announce(entry, f"The host removed {self.seats[entry.seat].name}.")
        self.vacate(entry.seat, logged)

    def vacate(self, number: int, logged: LoggedEntry) -> None:
        """Nobody holds the seat any more; a bot goes on with a game that has begun."""
        if self.match is None:
            self.seats[number] = SeatState()
        else:
            seat = self.seats[number]
            seat.person, seat.connected, seat.bot_reason, seat.agrees = False, False, None, False
            seat.held_since, seat.missed = -1, None
            seat.bot = seat.bot or DEFAULT_BOT
            self.restart_clock(number, logged.at)
        if self.host == number:
            self.host = next(iter(self.persons()), None)

    def apply_transferred(self, entry: e.Transferred, logged: LoggedEntry) -> None:
        seat = self.seats[entry.seat]
        seat.held_since, seat.connected, seat.disconnected_at = logged.position, False, logged.at
        if not self.is_opening:
            seat.promise = None
        self.announce(entry, f"{seat.name} sits at another device now.")

    def apply_bot_added(self, entry: e.BotAdded, logged: LoggedEntry) -> None:
        self.seats[entry.seat] = SeatState(name=entry.name, bot=entry.bot, open=False)
        self.announce(entry, f"{entry.name}, a {entry.bot} bot, sat down.")

    def apply_bot_removed(self, entry: e.BotRemoved, logged: LoggedEntry) -> None:
        self.announce(entry, f"{self.seats[entry.seat].name} got up.")
        self.seats[entry.seat] = SeatState()

    def apply_seat_opened(self, entry: e.SeatOpened, logged: LoggedEntry) -> None:
        self.seats[entry.seat].open = True
        self.announce(entry, f"Anybody may play for {self.seats[entry.seat].name} now.")

    def apply_stood_in(self, entry: e.StoodIn, logged: LoggedEntry) -> None:
        seat = self.seats[entry.seat]
        seat.bot, seat.bot_reason = entry.bot, entry.reason
        seat.missed = self.version if seat.missed is None else seat.missed
        because = {
            "requested": "A bot plays for {name}.",
            "timeout": "{name}'s time ran out: a bot plays.",
            "absence": "{name} is away: a bot plays.",
        }[entry.reason]
        self.announce(entry, because.format(name=seat.name))
        self.restart_clock(entry.seat, logged.at)

    def apply_returned(self, entry: e.Returned, logged: LoggedEntry) -> None:
        self.seats[entry.seat].bot = self.seats[entry.seat].bot_reason = None
        self.announce(entry, f"{self.seats[entry.seat].name} is back.")
        self.restart_clock(entry.seat, logged.at)

    def apply_connected(self, entry: e.Connected, logged: LoggedEntry) -> None:
        seat = self.seats[entry.seat]
        seat.connected, seat.disconnected_at = True, None
        if seat.missed is not None and not self.story.since(seat.missed, entry.seat):
            seat.missed = None
        if seat.bot_reason == "absence":
            self.apply_returned(e.Returned(seat=entry.seat), logged)

    def apply_disconnected(self, entry: e.Disconnected, logged: LoggedEntry) -> None:
        seat = self.seats[entry.seat]
        seat.connected, seat.disconnected_at = False, logged.at
        seat.missed = self.version if seat.missed is None else seat.missed

    # The game

    def apply_promised(self, entry: e.Promised, logged: LoggedEntry) -> None:
        self.seats[entry.seat].promise = entry.promise

    def apply_promises_closed(self, entry: e.PromisesClosed, logged: LoggedEntry) -> None:
        self.promises, self.closed_at = entry.promises, logged.at
        for seat in self.seats:
            seat.part = None
        self.announce(entry, "All promises for the dice are in; now they are revealed.")

    def apply_contributed(self, entry: e.Contributed, logged: LoggedEntry) -> None:
        self.seats[entry.seat].part = entry.part

    def apply_started(self, entry: e.Started, logged: LoggedEntry) -> None:
        self.promises = entry.promises or []
        house = self.house(entry.parts)
        players = [seat.bot or PERSON for seat in self.seats]
        if self.header.origin is None:
            self.match = Match(
                self.game, self.names, self.options, house=house, players=players, waits=True
            )
        else:
            given = Replay(Record.parse(self.header.origin)).to_the_end()
            self.match = given.fork(house=house, names=self.names, players=players)
        self.story.begin(len(self.seats))
        self.add_forked_moves()
        for seat in self.seats:
            seat.open = False
        brought = [number for number, seat in enumerate(self.seats) if seat.part is not None]
        text = f"The game begins. {self.contributions_text()}"
        self.announce(entry, text, contributed=brought, late=self.late())
        self.update_owing(logged.at)

    def contributions_text(self) -> str:
        """Who contributed to the dice, in a sentence."""
        without = [seat.name for seat in self.seats if seat.part is None]
        if not without:
            return "Everybody contributed to the dice."
        if not self.promises:
            return f"The server contributed to the dice for {listed(without)}."
        late = [self.seats[number].name for number in self.late()]
        broken = f" What was promised for {listed(late)} was not opened in time." if late else ""
        return f"The House's formula was used for {listed(without)}.{broken}"

    def late(self) -> list[int]:
        """The seats whose promised part is not open yet, or was not opened in time."""
        return [
            number
            for number, promise in enumerate(self.promises)
            if promise != BY_FORMULA and self.seats[number].part is None
        ]

    def house(self, parts: Sequence[str]) -> House:
        """Where the dice and cards come from: the sealed secret, and what the seats brought."""
        return FairHouse(self.secret, [bytes.fromhex(part) for part in parts], self.promises)

    def add_forked_moves(self) -> None:
        """What was taken over in a fork, as each viewer would have seen it."""
        assert self.match is not None
        replay = Replay(self.match.record)
        for line in self.match.record.moves:
            state = replay.match.state
            move = self.game.read(state, line.seat, line.words)
            self.story.add_move(self.game, state, line, move)
            replay.play(line)

    def apply_moved(self, entry: e.Moved, logged: LoggedEntry) -> None:
        assert self.match is not None
        move = self.match.check(entry.seat, entry.words)
        events, before = len(self.match.story), self.match.state.clone()
        self.match.play_move(entry.seat, move)
        self.add_move(before, move, events, logged.at)
        seat = self.seats[entry.seat]
        seat.owes_since = None
        self.moved_by_person = seat.bot is None
        if self.moved_by_person:
            seat.missed = None
        self.update_owing(logged.at)

    def apply_house_moved(self, entry: e.HouseMoved, logged: LoggedEntry) -> None:
        words = self.draw(logged.at)
        if words != entry.words:
            raise VerificationError("house_drew_otherwise", drawn=words, logged=entry.words)

    def draw(self, at: float) -> str:
        """Let the House make one move; returns its words."""
        assert self.match is not None
        events, before = len(self.match.story), self.match.state.clone()
        self.match.throw(until=lambda: True)
        words = self.match.record.moves[-1].words
        self.add_move(before, self.game.read(before, HOUSE, words), events, at)
        self.moved_by_person = False
        self.house_since = None
        self.update_owing(at)
        return words

    def apply_took_back(self, entry: e.TookBack, logged: LoggedEntry) -> None:
        assert self.match is not None
        self.match.take_back(entry.seat)
        self.story.undo_move()
        self.house_since = self.seats[entry.seat].owes_since = None
        self.held_until = logged.at
        self.announce(entry, f"{self.seats[entry.seat].name} took the last move back.")
        self.update_owing(logged.at)

    def apply_agreed_to_end(self, entry: e.AgreedToEnd, logged: LoggedEntry) -> None:
        self.seats[entry.seat].agrees = entry.agrees
        would = "would end the game here" if entry.agrees else "would rather play on"
        self.announce(entry, f"{self.seats[entry.seat].name} {would}.")

    def apply_ended(self, entry: e.Ended, logged: LoggedEntry) -> None:
        if self.match is not None:
            self.match.abandon()
        why = {"agreement": "by agreement", "idle": "because nobody came back"}[entry.reason]
        self.announce(entry, f"The table was ended {why}.")
        self.update_owing(logged.at)

    def add_move(self, before: State, move: int, events: int, at: float) -> None:
        """The last move has been made: tell what came of it, and note how everybody saw it.

        `events` is how many there were before the move, which was made `at` this time.
        """
        assert self.match is not None
        line = self.match.record.moves[-1]
        seat = None if line.seat == HOUSE else line.seat
        for event in self.match.story[events:]:
            text = event.say(self.match.names)
            redacted = self.redacted(event)
            hold = self.hold(event, at)
            self.add_line(text, "game", seat, event.as_json(), event.seen_by, redacted, hold)
        self.story.add_move(self.game, before, line, move)

    def hold(self, event: Event, at: float) -> float:
        """How long everybody looks at this; at an instant pace or with nobody here, not at all."""
        if not self.pace or not any(seat.person and seat.connected for seat in self.seats):
            return 0.0
        seconds = min(event.hold, MOST_EVENT_HOLD_SECONDS)
        if seconds:
            self.held_until = min(self.free_from(at) + seconds, at + MOST_HOLD_SECONDS)
        return seconds

    def redacted(self, event: Event) -> Redacted | None:
        """The event as it is told later, if that is not the same."""
        assert self.match is not None
        later = event.redacted()
        return None if later is event else Redacted(later.say(self.match.names), later.as_json())

    def update_owing(self, at: float) -> None:
        """Since when each seat owes a move, and the House."""
        owing = self.owing()
        for number, seat in enumerate(self.seats):
            if number not in owing:
                seat.owes_since = None
            elif seat.owes_since is None:
                seat.owes_since = at
        if owing != [HOUSE]:
            self.house_since = None
        elif self.house_since is None:
            self.house_since = at

    def restart_clock(self, seat: int, at: float) -> None:
        """Somebody else plays here now: their time begins now."""
        if self.seats[seat].owes_since is not None:
            self.seats[seat].owes_since = at
        if self.thrower() == seat:
            self.house_since = at

    # Chat

    def apply_chatted(self, entry: e.Chatted, logged: LoggedEntry) -> None:
        self.chats += 1
        self.announce(entry, entry.text, "chat")

    def apply_reacted(self, entry: e.Reacted, logged: LoggedEntry) -> None:
        self.chats += 1
        self.announce(entry, entry.reaction, "reaction")

    def apply_muted(self, entry: e.Muted, logged: LoggedEntry) -> None:
        self.muted = entry.muted
        text = "The host muted the table." if entry.muted else "The table may talk again."
        self.announce(entry, text)

    def apply_paced(self, entry: e.Paced, logged: LoggedEntry) -> None:
        self.pace = entry.pace
        self.held_until = self.held_until if self.pace else logged.at
        seconds = f"wait {entry.pace:g} s" if entry.pace else "do not wait"
        self.announce(entry, f"The host changed the pace: bots {seconds}.")

    def apply_rematched(self, entry: e.Rematched, logged: LoggedEntry) -> None:
        self.rematch = entry.code
        self.announce(entry, "A new table is ready for the same people.")


APPLY: dict[type[e.Entry], Callable[[Table, Any, LoggedEntry], None]] = {
    e.Joined: Table.apply_joined,
    e.Left: Table.apply_left,
    e.Removed: Table.apply_removed,
    e.Transferred: Table.apply_transferred,
    e.BotAdded: Table.apply_bot_added,
    e.BotRemoved: Table.apply_bot_removed,
    e.SeatOpened: Table.apply_seat_opened,
    e.Promised: Table.apply_promised,
    e.PromisesClosed: Table.apply_promises_closed,
    e.Contributed: Table.apply_contributed,
    e.Started: Table.apply_started,
    e.Moved: Table.apply_moved,
    e.HouseMoved: Table.apply_house_moved,
    e.TookBack: Table.apply_took_back,
    e.StoodIn: Table.apply_stood_in,
    e.Returned: Table.apply_returned,
    e.Connected: Table.apply_connected,
    e.Disconnected: Table.apply_disconnected,
    e.Chatted: Table.apply_chatted,
    e.Reacted: Table.apply_reacted,
    e.Muted: Table.apply_muted,
    e.Paced: Table.apply_paced,
    e.AgreedToEnd: Table.apply_agreed_to_end,
    e.Ended: Table.apply_ended,
    e.Rematched: Table.apply_rematched,
}
"""What each kind of log entry does to the table."""


def not_later(at: float | None, now: float) -> float | None:
    return None if at is None else min(at, now)


def replay_log(header: Header, secret: bytes, log: Sequence[LoggedEntry]) -> Table:
    """The table as its log leaves it."""
    table = Table(header, secret)
    for logged in log:
        table.apply(logged)
    return table
