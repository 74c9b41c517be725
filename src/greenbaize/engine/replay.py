"""Records played again: replayed, resumed, verified, and redacted to what one seat saw."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from greenbaize.engine.errors import RecordError, RefusedError, SetupError, VerificationError
from greenbaize.engine.event import Event
from greenbaize.engine.fair import (
    BY_FORMULA,
    CONTRIBUTION_BYTES,
    SECRET_BYTES,
    FairRng,
    GivenDraws,
    commitment,
    derived,
    promised,
)
from greenbaize.engine.game import Game, find_game
from greenbaize.engine.house import FairHouse, House, SeededHouse
from greenbaize.engine.match import Match, seen_by
from greenbaize.engine.messages import AllOf, Cause, Message, Param, Term
from greenbaize.engine.record import ABANDONED, EVERYBODYS_NAME, Line, Record
from greenbaize.engine.seats import HOUSE, PUBLIC
from greenbaize.engine.state import State
from greenbaize.engine.text import shown

HEX = re.compile(r"([0-9a-f]{2}){1,64}")
PROMISE = re.compile(rf"[0-9a-f]{{64}}|{BY_FORMULA}")
SEAL = re.compile(r"[0-9a-f]{8,64}")
SEEDED = re.compile(r"seeded (\d{1,20}) (\d{1,20})")


@dataclass(frozen=True)
class Verdict:
    """What a record was found to be, when nothing in it is wrong."""

    moves: int
    house_moves: int
    over: bool
    dice: Term
    """Where the dice came from, as part of a sentence."""
    fork: int = 0
    """So many moves were taken over from another record, as given."""
    parts: Message | None = None
    """Whose the parts of fair dice were, and what that leaves open."""
    seal: Message | None = None
    """How much of a seal that somebody had kept was compared."""

    def say(self, language: str = "en") -> str:
        """The verdict in a few sentences."""
        messages = [self.summary(), self.parts, self.seal]
        return " ".join(message.sentence(language) for message in messages if message)

    def summary(self) -> Message:
        """That all is right, and where the dice came from."""
        ended = Term("verdict_over" if self.over else "verdict_not_over")
        facts: dict[str, Param] = {"moves": self.moves, "ended": ended, "dice": self.dice}
        if not self.fork:
            return Message("verdict", facts)
        return Message("verdict_forked", {**facts, "fork": self.fork})


class Replay:
    """A record being played again; the next move must be legal and spelt as we spell it."""

    def __init__(self, record: Record) -> None:
        self.record = record
        options = find_game(record.game).settle_record(record.options)
        self.match = Match(record.game, record.seats, options, house=House(), waits=True)
        self.match.record.players = list(record.players)
        self.match.record.seen_by = record.seen_by
        self.number = 1

    def play(self, line: Line) -> list[Event]:
        """Make the next move of the record; returns all that happened."""
        since = len(self.match.story)
        try:
            self.match.play(line.seat, line.words)
        except RefusedError as refusal:
            raise self.wrong("replay_refused", line, cause=Cause(refusal)) from None
        written = self.match.record.moves[-1].words
        if written != line.words:
            raise self.wrong("replay_spelling", line, written=shown(written))
        self.number += 1
        return self.match.story[since:]

    def wrong(self, code: str, line: Line, **params: Param) -> VerificationError:
        """What is wrong with the next move."""
        return wrong_move(code, self.record, line, self.number, **params)

    def seen(self, line: Line, seat: int) -> str:
        """The next move in the words that a seat may know."""
        return seen_words(self.match.game, self.match.state, line, seat)

    def remembered(self, line: Line, seat: int) -> str:
        """The next move in the words in which a seat may look it up while the game runs."""
        return remembered_words(self.match.game, self.match.state, line, seat)

    def to_the_end(self) -> Match:
        """The match as the record leaves it."""
        for line in self.record.moves:
            self.play(line)
        return self.match


def seen_words(game: Game[Any], state: State, line: Line, seat: int) -> str:
    """A move, about to be made on this table, in the words that a seat may know."""
    return reworded(game, state, line, lambda move: state.seen(seat, line.seat, move))


def remembered_words(game: Game[Any], state: State, line: Line, seat: int) -> str:
    """A move, about to be made on this table, as a seat may look it up while the game runs."""
    return reworded(game, state, line, lambda move: state.remembered(seat, line.seat, move))


def reworded(game: Game[Any], state: State, line: Line, redact: Callable[[int], int]) -> str:
    """The words of a move after redaction."""
    if not state.owing() >> line.seat & 1:
        return line.words
    move = game.read(state, line.seat, line.words)
    redacted = redact(move)
    return line.words if redacted == move else game.write(state, line.seat, redacted)


def replay_events(record: Record, seat: int = PUBLIC) -> Iterator[tuple[Line, list[Event]]]:
    """Each move as a seat may know of it, with what the seat saw happen.

    As long as the game runs, without what all were to forget.
    """
    replay = Replay(record)
    for line in record.moves:
        words = replay.seen(line, seat) if record.result else replay.remembered(line, seat)
        events = [event for event in replay.play(line) if seen_by(event, seat)]
        yield (
            Line(line.seat, words),
            events if record.result else [event.redacted() for event in events],
        )


def score_history(record: Record) -> Iterator[tuple[int, list[int]]]:
    """Everybody's score at the beginning and wherever a move changed it, after so many moves."""
    replay = Replay(record)
    before = replay.match.state.scores()
    yield 0, before
    for ply, line in enumerate(record.moves, start=1):
        replay.play(line)
        scores = replay.match.state.scores()
        if scores != before:
            yield ply, scores
        before = scores


def ceremonies(record: Record) -> Iterator[tuple[int, Event]]:
    """What everybody looked at together, each after so many moves."""
    replay = Replay(record)
    for ply, line in enumerate(record.moves, start=1):
        for event in replay.play(line):
            if event.hold and seen_by(event, PUBLIC):
                yield ply, event


def as_seen(record: Record, seat: int) -> Record:
    """The record as one seat saw it: what is secret from it is absent, the House's secret too.

    A bot may think about it. What people may look up while the game runs is `as_remembered`.
    """
    return partial_record(
        record, seat, list(partial_lines(record, partial(Replay.seen, seat=seat)))
    )


def as_remembered(record: Record, seat: int) -> Record:
    """The record as one seat may look it up while the game runs: what all were to forget is absent.

    Of a game that is over it holds everything that the seat saw.
    """
    if record.result:
        return as_seen(record, seat)
    lines = partial_lines(record, partial(Replay.remembered, seat=seat))
    return partial_record(record, seat, list(lines))


def partial_lines(record: Record, redact: Callable[[Replay, Line], str]) -> Iterator[Line]:
    """Each move after redaction, without the House's draws."""
    replay = Replay(record)
    for line in record.moves:
        yield Line(line.seat, redact(replay, line))
        replay.play(line)


def partial_record(record: Record, seat: int, lines: list[Line]) -> Record:
    """The record with these lines, which are all that a seat saw of it."""
    name = EVERYBODYS_NAME if seat == PUBLIC else record.seats[seat]
    kind = record.dice.partition(" ")[0]
    return replace(record, moves=lines, seen_by=name, secret=None, dice=kind, remarks={})


def resume(record: Record, secret: bytes | None = None, waits: bool = False) -> Match:
    """The match as the record leaves it, ready to go on with the dice it began with."""
    if record.result is not None:
        raise RecordError("resume_over")
    house = house_of(record, secret)
    replay = Replay(record)
    for number, line in enumerate(record.moves):
        drawn = line.seat == HOUSE and number >= (record.fork or 0)
        if drawn and replay.match.owing() == [HOUSE] and not draws_again(house, replay.match, line):
            raise replay.wrong("resume_not_drawn", line)
        replay.play(line)
    match = replay.match
    match.house, match.waits = house, waits
    match.record = replace(record, moves=list(record.moves))
    if not waits:
        match.throw()
    return match


def draws_again(house: House, match: Match, line: Line) -> bool:
    """Whether the House, if it draws at all, draws this move again."""
    drawn = house.move(match.state)
    return drawn is None or match.game.write(match.state, HOUSE, drawn[0]) == line.words


def house_of(record: Record, secret: bytes | None) -> House:
    """The House that a record speaks of."""
    seeded = SEEDED.fullmatch(record.dice)
    if seeded:
        return SeededHouse(int(seeded[1]), int(seeded[2]))
    if record.dice == "given":
        return House()
    if record.dice != "fair":
        raise RecordError("record_dice_unknown", dice=shown(record.dice))
    if secret is None or commitment(secret) != record.commitment:
        raise RecordError("secret_foreign")
    return FairHouse(secret, contributions_of(record), record.promises)


def contributions_of(record: Record) -> list[bytes]:
    """What each seat brought to fair dice."""
    return [unhexed(part, "contributions_malformed") for part in record.contributions]


def read_secret(text: str) -> bytes:
    """The House's secret from its digits."""
    return unhexed(text, "secret_malformed")


def unhexed(text: str, code: str) -> bytes:
    """Bytes from hexadecimal digits, or a RecordError with this code."""
    if not HEX.fullmatch(text):
        raise RecordError(code)
    return bytes.fromhex(text)


def wrong_move(
    code: str, record: Record, line: Line, number: int, **params: Param
) -> VerificationError:
    """What is wrong with a move, counted from 1."""
    return VerificationError(code, number=number, move=repr(record.spell(line)), **params)


def verify(record: Record, seal: str | None = None) -> Verdict:
    """Check all that a record claims; the first thing that is not so raises VerificationError.

    `seal` is what somebody was shown before the game: the seal, or how it began.
    """
    if record.seen_by:
        raise VerificationError("verify_partial")
    compared = compare_seal(record, seal) if seal is not None else None
    verifier = Verifier(record)
    replay = Replay(record)
    for number, line in enumerate(record.moves, 1):
        verifier.check(replay.match, line, number)
        replay.play(line)
    verifier.check_result(replay.match)
    house_moves = sum(line.seat == HOUSE for line in record.moves)
    return Verdict(
        moves=len(record.moves),
        house_moves=house_moves,
        over=replay.match.over,
        dice=verifier.dice(),
        fork=record.fork or 0,
        parts=verifier.parts(),
        seal=compared,
    )


def read_seal(said: str) -> str:
    """A seal as somebody wrote it down, in groups or not."""
    kept = "".join(said.split()).lower()
    if not SEAL.fullmatch(kept):
        raise SetupError("seal_malformed")
    return kept


def compare_seal(record: Record, said: str) -> Message:
    """Whether a seal that somebody kept is the record's; how much of it was compared."""
    kept = read_seal(said)
    if record.commitment is None:
        raise VerificationError("seal_absent")
    if not record.commitment.startswith(kept):
        found = record.commitment[: len(kept)]
        raise VerificationError("seal_exchanged", kept=kept, found=found)
    if len(kept) == len(record.commitment):
        return Message("verdict_seal_whole")
    unknown = len(record.commitment) - len(kept)
    return Message("verdict_seal_begins", {"kept": len(kept), "unknown": unknown})


class Verifier:
    """Checks the House's moves of one record."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.house = House()
        self.rng: FairRng | None = None
        self.drawn = 0
        self.own: list[int] = []
        if (record.fork or 0) > len(record.moves):
            raise VerificationError("verify_fork")
        if record.dice != "fair":
            self.house = house_of(record, None)
            return
        if record.commitment is None:
            raise VerificationError("verify_no_commitment")
        if len(record.contributions) != len(record.seats):
            raise VerificationError("verify_contributions_missing")
        self.check_promises()
        if record.secret is not None:
            self.open(read_secret(record.secret))
        elif record.result is not None:
            raise VerificationError("verify_secret_withheld")

    def open(self, secret: bytes) -> None:
        """The secret must be the one that was sealed."""
        if commitment(secret) != self.record.commitment:
            raise VerificationError("verify_secret_differs")
        parts = contributions_of(self.record)
        if len(secret) < SECRET_BYTES or min(map(len, parts)) < CONTRIBUTION_BYTES:
            raise VerificationError("verify_too_short")
        self.rng = FairRng(secret, parts)
        for seat, name in enumerate(self.record.seats):
            free = self.record.promises and seat not in self.own
            if free and parts[seat] != derived(secret, seat):
                raise VerificationError("verify_part_chosen", name=name)

    def check_promises(self) -> None:
        """Every seat promised a part or left it to the formula; `own` are those that kept it."""
        promises = self.record.promises
        if promises and len(promises) != len(self.record.seats):
            raise VerificationError("verify_promises_missing")
        if not all(map(PROMISE.fullmatch, promises)):
            raise VerificationError("verify_promise_malformed", formula=repr(BY_FORMULA))
        parts = contributions_of(self.record)
        self.own = [n for n, said in enumerate(promises) if said == promised(parts[n])]

    def check(self, match: Match, line: Line, number: int) -> None:
        """One move; those before a fork are given."""
        drawn = line.seat == HOUSE and number > (self.record.fork or 0)
        if drawn and not match.state.owing() >> HOUSE & 1:
            return
        self.drawn += drawn
        wrong = partial(wrong_move, record=self.record, line=line, number=number)
        if not drawn or self.record.dice != "fair":
            if line.draws is not None:
                raise wrong("verify_draws_extra")
            if drawn and not draws_again(self.house, match, line):
                raise wrong("verify_seed_differs")
        elif line.draws is None:
            raise wrong("verify_draws_missing")
        else:
            self.check_draws(match, line, wrong)

    def check_draws(
        self, match: Match, line: Line, wrong: Callable[..., VerificationError]
    ) -> None:
        """The draws come from the sealed stream, and the move is what they give."""
        assert line.draws is not None
        for bound, number in line.draws:
            if not number < bound <= 1 << 32:
                raise wrong("verify_draw_too_high", bound=str(bound))
            if self.rng and self.rng.draw(bound) != number:
                raise wrong("verify_draw_differs")
        draws = GivenDraws(line.draws)
        try:
            words = match.game.write(match.state, HOUSE, match.state.sample(draws))
        except VerificationError as error:
            raise wrong("verify_move_fails", cause=Cause(error)) from None
        if words != line.words or draws.left:
            raise wrong("verify_move_differs")

    def check_result(self, match: Match) -> None:
        """The score and place of everybody."""
        if self.record.result == ABANDONED and not match.over:
            return
        if self.record.result == match.record.result:
            return
        said, found = self.record.spelt_result(), match.record.spelt_result()
        if said is None:
            raise VerificationError("verify_result_missing", found=repr(found))
        if found is None:
            raise VerificationError("verify_result_early", said=repr(said))
        raise VerificationError("verify_result_differs", said=repr(said), found=repr(found))

    def dice(self) -> Term:
        """Where the dice that were drawn here came from, as far as the record proves it."""
        if self.record.dice == "given":
            return Term("verdict_dice_given")
        if not self.drawn:
            return Term("verdict_dice_none")
        if self.record.dice != "fair":
            return Term("verdict_dice_seeded")
        return Term("verdict_dice_sealed" if self.rng else "verdict_dice_later")

    def parts(self) -> Message | None:
        """Whose the parts were, and what a record cannot prove of them."""
        record = self.record
        if not self.rng or not self.drawn:
            return None
        if not record.promises:
            return Message("verdict_parts_old")
        if BY_FORMULA not in record.promises and len(self.own) == len(record.seats):
            return Message("verdict_parts_all")
        if not self.own:
            return Message("verdict_parts_formula")
        return self.parts_by_seat()

    def parts_by_seat(self) -> Message:
        """Which seats brought their own, and for which the formula stood in."""
        seats, promises = self.record.seats, self.record.promises
        others = [seat for seat in range(len(seats)) if seat not in self.own]
        groups = {
            "kept": self.own,
            "without": [seat for seat in others if promises[seat] == BY_FORMULA],
            "late": [seat for seat in others if promises[seat] != BY_FORMULA],
        }
        facts: dict[str, Param] = {
            name: AllOf(tuple(seats[seat] for seat in group))
            for name, group in groups.items()
            if group
        }
        if not groups["late"]:
            return Message("verdict_parts_some", facts)
        return Message("verdict_parts_mixed" if groups["without"] else "verdict_parts_late", facts)
