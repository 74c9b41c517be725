"""What is true of every game's secrets: each law takes a set-up, and fails where it is broken."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from fractions import Fraction
from itertools import pairwise
from typing import Any

from greenbaize.engine.errors import (
    IllegalMoveError,
    MalformedMoveError,
    RefusedError,
    VerificationError,
)
from greenbaize.engine.match import Match
from greenbaize.engine.record import Line, Record
from greenbaize.engine.replay import Replay, as_seen, remembered_words, seen_words, verify
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE, PUBLIC
from greenbaize.engine.state import State

from .posterior import MOST_WORLDS, Worlds, compare_guesses, follow
from .trying import (
    NO_MOVES,
    Fields,
    Setup,
    Step,
    alike,
    attempt,
    comes_back,
    door,
    fields,
    moments,
    on_the_shelf,
    play_on,
    play_out,
    random_game,
    same,
    spelt,
    told_to,
)

REFUSED = tuple(kind.__name__ for kind in (RefusedError, IllegalMoveError, MalformedMoveError))

LONG = 1000
"""So many moves are looked at one by one."""


def guesses_look_like_the_truth(setup: Setup) -> None:
    """A world that a seat finds possible looks to it like the truth, and shares nothing with it."""
    for step in moments(setup, 10, told=True):
        state = step.state
        before, told = fields(state), len(state.story or [])
        for seat in setup.viewers():
            world = state.guess(seat, Rng(setup.seed, step.ply, seat))
            mine, true = setup.game.view(world, seat), setup.game.view(state, seat)
            assert mine == true, f"{setup}, ply {step.ply}: seat {seat} sees {mine}, not {true}"
            assert world.story is None, f"{setup}: a guess tells the story of the truth"
            play_on(world, setup.seed, 10)
            same(before, fields(state), f"{setup}: seat {seat}'s guess has moved the truth")
        assert len(state.story or []) == told


def seats_cannot_tell_their_worlds_apart(setup: Setup) -> None:
    """Worlds that differ in what a seat can't know give it the same moves, errors and guesses."""
    chance = random.Random(setup.seed)
    spoken = sorted({setup.game.write(s.state, s.seat, s.move) for s in random_game(setup)})
    spoken = [*chance.sample(spoken, min(len(spoken), 6)), *NO_MOVES[:4]]
    for step in moments(setup, 8):
        state = step.state
        for seat in setup.viewers():
            world = state.guess(seat, Rng(setup.seed, step.ply, seat))
            where = f"{setup}, ply {step.ply}, seat {seat}"
            assert world.owing() == state.owing(), f"{where}: others owe in another world"
            assert world.moves(seat) == state.moves(seat), f"{where}: other moves in another world"
            assert world.thrower() == state.thrower(), f"{where}: others throw in another world"
            for number in range(3):
                mine = state.guess(seat, Rng(number))
                alike(mine, world.guess(seat, Rng(number)), f"{where}: the guess knows the truth")
            for words in [*spoken, *(spelt(setup, state, seat, move) for move in range(7))]:
                truly, maybe = (said(setup, table, seat, words) for table in (state, world))
                assert truly == maybe, f"{where}: {truly!r} became {maybe!r} in another world"


def said(setup: Setup, state: State, seat: int, words: str) -> str:
    """What the door says to a seat's words."""
    trouble = attempt(door(setup, state), seat, words)
    return f"{type(trouble).__name__}: {trouble}" if trouble else "played"


def worlds_that_look_alike_were_told_alike(setup: Setup) -> None:
    """If a move leaves two worlds looking the same to a seat, it saw the same events in both."""
    for step in moments(setup, 10):
        for seat in setup.viewers():
            truth = step.state.clone()
            world = step.state.guess(seat, Rng(setup.seed, step.ply, seat))
            if world.allows(step.seat, step.move):
                truth.story, world.story = [], []
                truth.play(step.seat, step.move)
                world.play(step.seat, step.move)
                if setup.game.view(truth, seat) == setup.game.view(world, seat):
                    mine, other = told_to(seat, truth.story), told_to(seat, world.story)
                    assert mine == other, f"{setup}: seat {seat} was told {mine} or {other}"


def secrets_are_told_alike(setup: Setup) -> None:
    """Moves that leave a seat guessing the same are told to it alike, and only those are."""
    chance = random.Random(setup.seed)
    for step in moments(setup, 6):
        moves = [step.move]
        if step.seat != HOUSE:
            moves = step.state.moves(step.seat)
        else:
            moves += [step.state.sample(Rng(setup.seed, number)) for number in range(6)]
        moves = chance.sample(sorted(set(moves)), min(6, len(set(moves))))
        for seat in setup.viewers():
            outcomes = [outcome(setup, step, seat, move) for move in moves]
            for (truth, guess, heard), (truth2, guess2, heard2) in pairwise(outcomes):
                secret = truth != truth2 and guess == guess2
                assert not secret or heard == heard2, (
                    f"{setup}: seat {seat} hears {heard}, {heard2}"
                )
                assert heard != heard2 or guess == guess2, f"{setup}: seat {seat} guesses too well"


def outcome(setup: Setup, step: Step, seat: int, move: int) -> tuple[Fields, list[Fields], Any]:
    """What a move does, what a seat makes of it, and what it is told."""
    state = step.state.clone()
    state.story = []
    words = setup.game.write(state, step.seat, state.seen(seat, step.seat, move))
    state.play(step.seat, move)
    guesses = [fields(state.guess(seat, Rng(number))) for number in range(2)]
    return fields(state), guesses, (words, told_to(seat, state.story), setup.game.view(state, seat))


def halves_are_only_told(setup: Setup) -> None:
    """A move told by half can be heard of and told again; nobody can make it at the table."""
    tried = 0
    for step in random_game(setup):
        state, seat = step.state, step.seat
        half = state.seen(PUBLIC, seat, step.move)
        assert not state.allows_partial(seat, step.move), (
            f"{setup}: {step.move} is whole, and heard by half"
        )
        if half != step.move:
            assert state.allows_partial(seat, half), f"{setup}: {half} is told and cannot be heard"
            assert not state.allows(seat, half), f"{setup}: {half} is half a move, and allowed"
            tried += 1
            if tried % 9 == 1:
                words = setup.game.write(state, seat, half)
                answer = said(setup, state, seat, words)
                assert answer.startswith(REFUSED), f"{setup}: {words!r} was {answer}"


def guesses_are_as_likely_as_they_should_be(setup: Setup) -> None:
    """As long as all worlds can be counted, guesses come up as often as the posterior says."""
    for seat in {setup.seed % setup.seats, PUBLIC}:
        start = setup.begin()
        worlds: Worlds = {repr(fields(start)): (start, Fraction(1))}
        for step in random_game(setup):
            after = follow(setup, worlds, step, seat)
            if after is None or step.ply == 40:
                break
            worlds, truth = after, step.state.clone()
            truth.play(step.seat, step.move)
            if len(worlds) <= MOST_WORLDS:
                compare_guesses(setup, worlds, truth, seat)


def records_as_seen_keep_secrets(setup: Setup) -> None:
    """A record as a seat saw it shows that seat the same game, and holds no secret of the House."""
    match = setup.match(setup.fair_house())
    play_out(match, setup.seed)
    secret = match.record.secret
    assert secret is not None
    with on_the_shelf(setup.game):
        for seat in sorted({0, setup.seed % setup.seats, PUBLIC}):
            seen = as_seen(match.record, seat)
            comes_back(seen)
            assert secret not in seen.text(), f"{setup}: the House's secret is in {seen.text()}"
            try:
                verify(seen)
            except VerificationError:
                shows_the_same(setup, match.record, seen, seat)
            else:
                raise AssertionError(f"{setup}: what one seat saw was verified as if it were all")


def shows_the_same(setup: Setup, record: Record, seen: Record, seat: int) -> None:
    """Played again from what a seat saw, the game is the same to it at every ply, to the byte.

    In a match of more than a thousand moves it is looked at now and then.
    """
    truth, replay = Replay(record), Replay(seen)
    chance = random.Random(setup.seed)
    for line, line_seen in zip(record.moves, seen.moves, strict=True):
        heard = told_to(seat, truth.play(line))
        assert told_to(seat, replay.play(line_seen)) == heard, f"{setup}: seat {seat}: {line.words}"
        if chance.random() * len(record.moves) < LONG:
            looks_the_same(setup, truth.match, replay.match, seat)
        if chance.random() < 0.3:
            guess = replay.match.state.guess(seat, Rng(setup.seed))
            true_guess = truth.match.state.guess(seat, Rng(setup.seed))
            alike(guess, true_guess, f"{setup}: seat {seat} guesses from more than it saw")
            words = chance.choice([line.words, *NO_MOVES[:4]])
            truly, maybe = (said(setup, r.match.state, seat, words) for r in (truth, replay))
            assert truly == maybe, f"{setup}: seat {seat} is told {truly!r}, not {maybe!r}"


def what_all_forget_is_told_no_more(setup: Setup) -> None:
    """While the game runs, a move that is past is known only as it is remembered.

    So the record as anybody may look it up plays again, and tells what is told again; and what
    the public sees follows from it and from the last move alone.
    """
    truth = setup.match(waits=True)
    later = {viewer: setup.match(waits=True) for viewer in setup.viewers()}
    for match in later.values():
        match.record.seen_by = "somebody"
    chance = random.Random(setup.seed)
    for step in random_game(setup):
        line = Line(step.seat, setup.game.write(step.state, step.seat, step.move))
        told = {v: remembered_words(setup.game, truth.state, line, v) for v in later}
        shown = seen_words(setup.game, truth.state, line, PUBLIC)
        halves_are_heard(setup, step, told.values())
        begun = len(truth.story)
        truth.play(line.seat, line.words)
        if not truth.over and chance.random() < 0.3:
            now = setup.match(waits=True)
            now.state, now.record.seen_by = later[PUBLIC].state.clone(), "somebody"
            now.play(line.seat, shown)
            looks_the_same(setup, truth, now, PUBLIC)
        for viewer, match in later.items():
            since = len(match.story)
            match.play(line.seat, told[viewer])
            again = told_to(viewer, match.story[since:])
            heard = [event.redacted() for event in told_to(viewer, truth.story[begun:])]
            assert again == heard, f"{setup}: seat {viewer} hears {again}, not {heard}"
            assert match.owing() == truth.owing(), f"{setup}: others owe as {viewer} remembers"


def halves_are_heard(setup: Setup, step: Step, told: Iterable[str]) -> None:
    """What is remembered of a move is the move, or told by half and none at the table."""
    for words in set(told):
        move = setup.game.read(step.state, step.seat, words)
        if move != step.move:
            assert step.state.allows_partial(step.seat, move), f"{setup}: {words!r} cannot be heard"
            assert not step.state.allows(step.seat, move), f"{setup}: {words!r} is allowed"


def looks_the_same(setup: Setup, truth: Match, other: Match, seat: int) -> None:
    """Views, legal moves and who owes are the same to a seat."""
    mine, true = (json.dumps(match.view(seat)) for match in (other, truth))
    assert mine == true, f"{setup}: seat {seat} sees {mine}, not {true}"
    assert other.owing() == truth.owing(), f"{setup}: seat {seat} sees others owe"
    assert other.moves(seat) == truth.moves(seat), f"{setup}: seat {seat} has other moves"
