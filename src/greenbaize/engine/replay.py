"""Records played again: told, resumed, verified, and as one seat saw them."""

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
from greenbaize.engine.record import ABANDONED, EVERYBODYS_NAME, Line, Record
from greenbaize.engine.seats import HOUSE, PUBLIC
from greenbaize.engine.state import State
from greenbaize.engine.text import listed, sentence, shown

HEX = re.compile(r"([0-9a-f]{2}){1,64}")
PROMISE = re.compile(rf"[0-9a-f]{{64}}|{BY_FORMULA}")
SEAL = re.compile(r"[0-9a-f]{8,64}")
SEEDED = re.compile(r"seeded (\d{1,20}) (\d{1,20})")


@dataclass(frozen=True)
class Verdict:
    """What a record was found to be, when nothing in it is wrong."""

    moves: int
    house_moves: int
    dice: str
    over: bool
    parts: str = ""
    """Whose the parts of fair dice were, in sentences, and what that leaves open."""
    seal: str = ""
    """How much of a seal that somebody had kept was compared, in a sentence."""

    def say(self) -> str:
        """The verdict in a few sentences."""
        ended = "the result is right" if self.over else "the game is not over"
        moves = f"All {self.moves} moves are legal, {ended}, and {self.dice}."
        return " ".join(filter(None, [moves, self.parts, self.seal]))


class Replay:
    """A record being played again, move by move."""

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
            raise VerificationError(f"{self.called(line)}, is refused: {refusal}") from None
        written = self.match.record.moves[-1].words
        if written != line.words:
            raise VerificationError(f"{self.called(line)}, should be written {written!r}.")
        self.number += 1
        return self.match.story[since:]

    def called(self, line: Line) -> str:
        """The move as we speak of it."""
        return f"move {self.number}, {self.record.spell(line)!r}"

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


def reworded(game: Game[Any], state: State, line: Line, told: Callable[[int], int]) -> str:
    """The words of a move as it is told."""
    if not state.owing() >> line.seat & 1:
        return line.words
    move = game.read(state, line.seat, line.words)
    half = told(move)
    return line.words if half == move else game.write(state, line.seat, half)


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


def as_seen(record: Record, seat: int) -> Record:
    """The record as one seat saw it: what is secret from it is absent, the House's secret too.

    A bot may think about it. What people may look up while the game runs is `as_remembered`.
    """
    return partial_record(record, seat, list(reread(record, partial(Replay.seen, seat=seat))))


def as_remembered(record: Record, seat: int) -> Record:
    """The record as one seat may look it up while the game runs: what all were to forget is absent.

    Of a game that is over everything may be told that the seat saw.
    """
    if record.result:
        return as_seen(record, seat)
    return partial_record(record, seat, list(reread(record, partial(Replay.remembered, seat=seat))))


def reread(record: Record, told: Callable[[Replay, Line], str]) -> Iterator[Line]:
    """Each move in the words in which it is told."""
    replay = Replay(record)
    for line in record.moves:
        yield Line(line.seat, told(replay, line))
        replay.play(line)


def partial_record(record: Record, seat: int, lines: list[Line]) -> Record:
    """The record with these lines, which are all that a seat saw of it."""
    name = EVERYBODYS_NAME if seat == PUBLIC else record.seats[seat]
    kind = record.dice.partition(" ")[0]
    return replace(record, moves=lines, seen_by=name, secret=None, dice=kind, remarks={})


def resume(record: Record, secret: bytes | None = None, waits: bool = False) -> Match:
    """The match as the record leaves it, ready to go on with the dice it began with."""
    if record.result is not None:
        raise RecordError("the game of this record is over; it can be replayed.")
    house = house_of(record, secret)
    replay = Replay(record)
    for number, line in enumerate(record.moves):
        drawn = line.seat == HOUSE and number >= (record.fork or 0)
        if drawn and replay.match.owing() == [HOUSE] and not draws_again(house, replay.match, line):
            raise VerificationError(f"{replay.called(line)}, was not drawn by this House.")
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
        raise RecordError(f"dice are fair, seeded or given; the record says {shown(record.dice)}.")
    if secret is None or commitment(secret) != record.commitment:
        raise RecordError(
            "the House's secret does not belong to this record; the game cannot go on."
        )
    parts = [unhexed(part, "contributions") for part in record.contributions]
    return FairHouse(secret, parts, record.promises)


def unhexed(text: str, what: str) -> bytes:
    """Bytes that a record writes as digits."""
    if not HEX.fullmatch(text):
        raise RecordError(f"the record's {what} should be up to 64 bytes in hexadecimal digits.")
    return bytes.fromhex(text)


def verify(record: Record, seal: str | None = None) -> Verdict:
    """Check all that a record claims; raises Wrong with the first thing that is not so.

    `seal` is what somebody was shown before the game: the seal, or how it began.
    """
    if record.seen_by:
        raise VerificationError(
            "the record tells only what one seat saw; only a whole record can be verified."
        )
    compared = compare_seal(record, seal) if seal is not None else ""
    judge = Judge(record)
    replay = Replay(record)
    for number, line in enumerate(record.moves, 1):
        judge.check(replay.match, line, number)
        replay.play(line)
    judge.check_result(replay.match)
    house_moves = sum(line.seat == HOUSE for line in record.moves)
    return Verdict(
        moves=len(record.moves),
        house_moves=house_moves,
        dice=judge.found(),
        over=replay.match.over,
        parts=judge.found_parts(),
        seal=compared,
    )


def read_seal(said: str) -> str:
    """A seal as somebody wrote it down, in groups or not."""
    kept = "".join(said.split()).lower()
    if not SEAL.fullmatch(kept):
        raise SetupError("a seal is 64 hexadecimal digits, or at least the first 8 of them.")
    return kept


def compare_seal(record: Record, said: str) -> str:
    """Whether a seal that somebody kept is the record's; how much of it was compared."""
    kept = read_seal(said)
    if record.commitment is None:
        raise VerificationError("the record has no seal to compare with yours.")
    if not record.commitment.startswith(kept):
        is_so = record.commitment[: len(kept)]
        raise VerificationError(
            f"the seal was exchanged: yours is {kept}, the record's is {is_so}."
        )
    if len(kept) == len(record.commitment):
        return "The seal is yours, in all its 64 digits."
    return f"The seal begins with your {len(kept)} digits; the other {64 - len(kept)} are unknown."


class Judge:
    """Checks the House's moves of one record."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.house = House()
        self.rng: FairRng | None = None
        self.drawn = 0
        self.own: list[int] = []
        if (record.fork or 0) > len(record.moves):
            raise VerificationError("the record was forked at a move that it does not have.")
        if record.dice != "fair":
            self.house = house_of(record, None)
            return
        if record.commitment is None:
            raise VerificationError(
                "the dice are said to be fair, but the House committed itself to nothing."
            )
        if len(record.contributions) != len(record.seats):
            raise VerificationError("the dice are said to be fair, but not every seat contributed.")
        self.check_promises()
        if record.secret is not None:
            self.open(unhexed(record.secret, "secret"))
        elif record.result is not None:
            raise VerificationError(
                "the game has ended, but the House has not revealed its secret."
            )

    def open(self, secret: bytes) -> None:
        """The secret must be the one that was sealed."""
        if commitment(secret) != self.record.commitment:
            raise VerificationError("the House's secret is not the one it committed itself to.")
        parts = [unhexed(part, "contributions") for part in self.record.contributions]
        if len(secret) < SECRET_BYTES or min(map(len, parts)) < CONTRIBUTION_BYTES:
            raise VerificationError(
                "the House's secret or a seat's contribution is too short to be fair."
            )
        self.rng = FairRng(secret, parts)
        for seat, name in enumerate(self.record.seats):
            free = self.record.promises and seat not in self.own
            if free and parts[seat] != derived(secret, seat):
                raise VerificationError(
                    f"{name}'s part of the dice fits neither a promise nor the formula."
                )

    def check_promises(self) -> None:
        """Every seat promised a part or left it to the formula; `own` are those that kept it."""
        promises = self.record.promises
        if promises and len(promises) != len(self.record.seats):
            raise VerificationError("the record does not say of every seat what it promised.")
        if not all(map(PROMISE.fullmatch, promises)):
            raise VerificationError(f"a promise is 64 hexadecimal digits or {BY_FORMULA!r}.")
        parts = [unhexed(part, "contributions") for part in self.record.contributions]
        self.own = [n for n, said in enumerate(promises) if said == promised(parts[n])]

    def check(self, match: Match, line: Line, number: int) -> None:
        """One move; those before a fork are given."""
        where = f"move {number}, {self.record.spell(line)!r}"
        drawn = line.seat == HOUSE and number > (self.record.fork or 0)
        if drawn and not match.state.owing() >> HOUSE & 1:
            return
        self.drawn += drawn
        if not drawn or self.record.dice != "fair":
            if line.draws is not None:
                raise VerificationError(f"{where}, lists draws that are not the House's.")
            if drawn:
                self.check_seeded(match, line, where)
        elif line.draws is None:
            raise VerificationError(f"{where}, does not list the House's draws.")
        else:
            self.check_draws(match, line, where)

    def check_seeded(self, match: Match, line: Line, where: str) -> None:
        """A seed gives the same move again."""
        if not draws_again(self.house, match, line):
            raise VerificationError(f"{where}, is not what the seed gives.")

    def check_draws(self, match: Match, line: Line, where: str) -> None:
        """The draws come from the sealed stream, and the move is what they give."""
        assert line.draws is not None
        for bound, number in line.draws:
            if not number < bound <= 1 << 32:
                raise VerificationError(f"{where}, lists a draw below {bound} that is not.")
            if self.rng and self.rng.draw(bound) != number:
                raise VerificationError(f"{where}, was not drawn from the House's sealed secret.")
        draws = GivenDraws(line.draws)
        try:
            words = match.game.write(match.state, HOUSE, match.state.sample(draws))
        except VerificationError as wrong:
            raise VerificationError(f"{where}: {wrong}") from None
        if words != line.words or draws.left:
            raise VerificationError(f"{where}, is not what its draws give.")

    def check_result(self, match: Match) -> None:
        """The score and place of everybody."""
        if self.record.result == ABANDONED and not match.over:
            return
        if self.record.result != match.record.result:
            said = self.record.spelt_result() or "that it goes on"
            is_so = match.record.spelt_result() or "that it goes on"
            raise VerificationError(f"the result is said to be {said!r}, but it is {is_so!r}.")

    def found(self) -> str:
        """What can be said of the dice, those before a fork told apart."""
        if not self.record.fork:
            return self.found_drawn()
        return f"the first {self.record.fork} moves were taken over as given; {self.found_drawn()}"

    def found_drawn(self) -> str:
        """What can be said of the dice that were drawn here."""
        if self.record.dice == "given":
            return "the dice were given by hand, not drawn"
        if not self.drawn:
            return "no dice were drawn"
        if self.record.dice != "fair":
            return "the dice are those of the seed"
        if self.rng:
            return "the dice come from the House's sealed secret and every seat's contribution"
        return "the dice can be checked when the game is over and the House reveals its secret"

    def found_parts(self) -> str:
        """Whose the parts were, and what a record cannot prove of them."""
        record = self.record
        if not self.rng or not self.drawn:
            return ""
        if not record.promises:
            return (
                "The record is of the older kind: it cannot prove that the House "
                "chose no seat's part after it knew the others."
            )
        if BY_FORMULA not in record.promises and len(self.own) == len(record.seats):
            return "Every seat brought the part that it had promised."
        if not self.own:
            return (
                "All parts are the House's formula: the House and the seats were one machine, "
                "or no device brought a part, so whoever made the secret made the dice."
            )
        return self.found_each()

    def found_each(self) -> str:
        """Which seats brought their own, and for which the formula stood in."""
        record = self.record
        names = [record.seats[seat] for seat in self.own]
        late = [
            name
            for seat, name in enumerate(record.seats)
            if seat not in self.own and record.promises[seat] != BY_FORMULA
        ]
        without = [
            name
            for name, said in zip(record.seats, record.promises, strict=True)
            if said == BY_FORMULA
        ]
        kept = [f"{listed(names)} brought the part that was promised"]
        if without:
            kept.append(f"for {listed(without)} the House's formula stood in")
        if late:
            kept.append(f"it did so for {listed(late)} too, whose promised part was not opened")
        return sentence("; ".join(kept)) + "."
