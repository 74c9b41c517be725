"""What is true of every game: each law takes a set-up, and fails where it is broken."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from greenbaize.bots import make_bot
from greenbaize.bots.arena import Arena
from greenbaize.bots.bot_seats import BotSeats
from greenbaize.engine.errors import RefusedError, SetupError
from greenbaize.engine.house import House, SeededHouse
from greenbaize.engine.match import Match
from greenbaize.engine.record import Record
from greenbaize.engine.replay import Replay, replay_events, verify
from greenbaize.engine.rng import Rng
from greenbaize.engine.rulebook import Rulebook
from greenbaize.engine.seats import EVERYBODY, HOUSE, PUBLIC, just, members
from greenbaize.engine.state import State

from . import trying
from .declared import wrong_event, wrong_view
from .fairness import (
    QUICK_BOTS,
    bots_decide_by_what_they_know,
    draws_are_as_likely_as_weighed,
    imagined_rivals_change_nothing_seen,
    policies_choose_legal_moves,
    policies_decide_by_what_a_seat_knows,
)
from .secrecy import (
    guesses_are_as_likely_as_they_should_be,
    guesses_look_like_the_truth,
    halves_are_only_told,
    records_as_seen_keep_secrets,
    seats_cannot_tell_their_worlds_apart,
    secrets_are_told_alike,
    what_all_forget_is_told_no_more,
    worlds_that_look_alike_were_told_alike,
)
from .trying import (
    NO_MOVES,
    Setup,
    alike,
    attempt,
    comes_back,
    door,
    fields,
    lists_of,
    moments,
    on_the_shelf,
    picture,
    play_on,
    play_out,
    random_game,
    same,
    spelt,
)

MANY_LISTED = 400
"""Lists of the House's moves that are shorter than that hold all of them."""

OFTEN = 60
"""After so many moves a match is looked at less and less often, or long ones take for ever."""


def clones_are_independent(setup: Setup) -> None:
    """A clone is equal in every field, shares nothing and plays alike; its story is not told."""
    for step in moments(setup, 8, told=True):
        state = step.state
        before, story = fields(state), list(state.story or [])
        clone, twin = state.clone(), state.clone()
        assert type(clone) is type(state), f"{setup}: a clone is of another kind"
        assert clone.story is None, f"{setup}: a clone tells the story of the original"
        alike(state, clone, f"{setup}, ply {step.ply}: a clone differs")
        shared = set(lists_of(held_by(state))) & set(lists_of(held_by(clone)))
        assert not shared, f"{setup}: a clone shares a list with the original"
        play_on(clone, setup.seed, 30)
        same(before, fields(state), f"{setup}, ply {step.ply}: playing a clone moved the original")
        assert state.story == story, f"{setup}: playing a clone told the original's story"
        child, at_birth = twin.clone(), fields(twin)
        play_on(twin, setup.seed, 30)
        same(at_birth, fields(child), f"{setup}, ply {step.ply}: the original moved its clone")
        alike(clone, twin, f"{setup}, ply {step.ply}: clones do not play alike")


def held_by(state: State) -> tuple[Any, ...]:
    """The values that an interpreted state holds; compiled ones are copied by looking at them."""
    held = getattr(state, "__dict__", {})
    return tuple(value for name, value in held.items() if name != "story")


def who_owes_has_moves(setup: Setup) -> None:
    """Someone owes if and only if moves exist, in ascending order, as `play` says too."""
    house_plies = {step.ply for step in moments(setup, 3)}
    state = setup.begin()
    for step in random_game(setup):
        state = step.state
        owing = state.owing()
        assert owing & ~((1 << setup.seats) - 1 | just(HOUSE)) == 0, f"{setup}: who owes?"
        assert owing == just(HOUSE) or not owing >> HOUSE, f"{setup}: the House does not owe alone"
        for seat in [*setup.viewers(), HOUSE]:
            if seat != HOUSE or owing != just(HOUSE) or step.ply in house_plies:
                moves = state.moves(seat)
                owes = bool(owing >> seat & 1)
                assert bool(moves) == owes, f"{setup}, ply {step.ply}: seat {seat} has {moves[:9]}"
                assert all(a < b for a, b in pairwise(moves)), f"{setup}: {moves[:9]} do not ascend"
        assert state.thrower() in [*range(setup.seats), HOUSE], f"{setup}: nobody throws"
        then = state.clone()
        assert then.play(step.seat, step.move) == then.owing(), f"{setup}: play says another owes"
    assert state.owing() == 0
    assert not any(state.moves(seat) for seat in [*setup.viewers(), HOUSE]), (
        f"{setup}: moves after the end"
    )


def every_legal_move_plays(setup: Setup) -> None:
    """The door lets every legal move through, and it does what the state does with it."""
    chance = random.Random(setup.seed)
    for step in moments(setup, 4):
        state, seat = step.state, step.seat
        moves = state.moves(seat)
        for move in chance.sample(moves, min(len(moves), 12)):
            match, then = door(setup, state), state.clone()
            words = setup.game.write(state, seat, move)
            assert state.allows(seat, move), f"{setup}: {words} is listed and not allowed"
            then.play(seat, move)
            match.play(seat, words)
            alike(match.state, then, f"{setup}: {words} went otherwise through the door")
            assert fields(then) != fields(state), f"{setup}: {words} changed nothing"
            assert [line.words for line in match.record.moves] == [words]


def all_else_is_refused(setup: Setup) -> None:
    """Whatever is no legal move is refused with the number of a rule, and nothing has changed."""
    rules = Rulebook.load(setup.game.folder / "RULES.md").rules
    chance = random.Random(setup.seed)
    spoken = sorted({setup.game.write(s.state, s.seat, s.move) for s in random_game(setup)})
    spoken = chance.sample(spoken, min(len(spoken), 25))
    for step in moments(setup, 4):
        state, match = step.state, door(setup, step.state)
        before = picture(match)
        for seat in [*setup.viewers(), HOUSE]:
            legal = state.moves(seat)
            for words in [*spoken, *NO_MOVES]:
                move = reading(setup, state, seat, words)
                if move not in legal and not beyond_the_list(state, seat, move, legal):
                    trouble = attempt(match, seat, words)
                    assert isinstance(trouble, RefusedError), (
                        f"{setup}: {seat} {words!r}: {trouble!r}"
                    )
                    assert trouble.rule in rules, f"{setup}: {trouble} cites no rule"
                    assert str(trouble).endswith(f". ({trouble.rule})"), f"{setup}: {trouble}"
                    assert str(trouble).isprintable(), f"{setup}: {trouble!r} is no sentence"
        for stranger in (setup.seats, HOUSE - 1, PUBLIC + 1, -1):
            for words in spoken[:3]:
                trouble = attempt(match, stranger, words)
                assert isinstance(trouble, SetupError), f"{setup}: {stranger} plays: {trouble!r}"
        assert picture(match) == before, f"{setup}: a refusal has changed something"
        numbers_are_refused(setup, state, step.seat)


def reading(setup: Setup, state: State, seat: int, words: str) -> int | None:
    """Words as a move, if they are any."""
    try:
        move: int = setup.game.read(state, seat, words)
    except RefusedError:
        return None
    return move


def beyond_the_list(state: State, seat: int, move: int | None, legal: list[int]) -> bool:
    """Whether this is one of the House's throws that are too many to list all of them."""
    many = seat == HOUSE and len(legal) > MANY_LISTED
    return many and move is not None and move > legal[-1] and state.allows(seat, move)


def numbers_are_refused(setup: Setup, state: State, seat: int) -> None:
    """Numbers that are no legal move are not allowed, and why can be told if they are moves."""
    for move in {*range(80)} - {*state.moves(seat)}:
        assert not state.allows(seat, move), f"{setup}: {move} is allowed and not listed"
        if reading(setup, state, seat, spelt(setup, state, seat, move)) == move:
            why = setup.game.refuse(state, seat, move, "Somebody")
            assert isinstance(why, RefusedError), f"{setup}: {move} is refused with {why!r}"
            assert why.rule, f"{setup}: {why} cites no rule"


def the_house_and_the_end_refuse(setup: Setup) -> None:
    """Nobody moves for a House that draws its own, and nobody moves when the game is over."""
    match = setup.match(SeededHouse(setup.seed), waits=True)
    words = setup.game.write(match.state, HOUSE, match.state.sample(Rng(setup.seed)))
    refused_unchanged(match, HOUSE, words)
    play_out(match, setup.seed)
    assert match.over
    for seat in [*setup.viewers(), HOUSE]:
        moves = [*match.moves(seat), *match.state.moves(seat)]
        assert not moves, f"{setup}: seat {seat} has {moves} after the end"
        for line in match.record.moves[-2:]:
            refused_unchanged(match, seat, line.words)
    before = picture(match)
    assert match.throw() == []
    assert picture(match) == before, f"{setup}: the House moves after the end"


def refused_unchanged(match: Match, seat: int, words: str) -> None:
    """A move is refused and nothing changes."""
    before = picture(match)
    trouble = attempt(match, seat, words)
    assert isinstance(trouble, RefusedError), f"seat {seat} may {words!r}: {trouble!r}"
    assert picture(match) == before, f"refusing {words!r} has changed something"


def any_words_are_a_move_or_trouble(setup: Setup, state: State, words: str) -> None:
    """Words of any kind are a legal move of a seat, or GreenbaizeError that changes nothing."""
    match = door(setup, state)
    before = picture(match)
    for seat in [*setup.viewers(), HOUSE]:
        if attempt(match, seat, words) is None:
            line = match.record.moves[-1]
            assert state.owing() >> seat & 1, f"{setup}: seat {seat} played {words!r} out of turn"
            move = setup.game.read(state, seat, line.words)
            assert state.allows(seat, move), f"{setup}: {words!r} was played as {line.words!r}"
            match = door(setup, state)
            before = picture(match)
        else:
            assert picture(match) == before, f"{setup}: refusing {words!r} has changed something"


def picks_are_even(setup: Setup) -> None:
    """A pick is the move that the same draw takes from the list; the House's is allowed."""
    for step in random_game(setup):
        state = step.state
        for seat in members(state.owing()):
            if seat != HOUSE:
                seed, moves = setup.seed + step.ply, state.moves(seat)
                drawn = moves[Rng(seed).below(len(moves))]
                assert state.pick(seat, Rng(seed)) == drawn, f"{setup}: the pick is not {drawn}"
        if step.seat == HOUSE:
            assert state.allows(HOUSE, step.move), f"{setup}: the House may not {step.move}"


def notation_comes_back(setup: Setup) -> None:
    """Every legal move is written in words of its own that are read as that move again."""
    house_plies = {step.ply for step in moments(setup, 2)}
    for step in random_game(setup):
        state, seat = step.state, step.seat
        listed = seat != HOUSE or step.ply in house_plies
        moves = state.moves(seat)[:2000] if listed else [step.move]
        words = [setup.game.write(state, seat, move) for move in moves]
        assert len(set(words)) == len(moves), f"{setup}: two moves are written {words[:20]}"
        for move, said in zip(moves, words, strict=True):
            again = setup.game.read(state, seat, said)
            assert again == move, f"{setup}: {said!r} is read as {again}, not {move}"


def records_come_back(setup: Setup) -> None:
    """A record of any kind of dice is the same text and the same record when it is read again."""
    for house in (House(), SeededHouse(setup.seed, 3), setup.fair_house()):
        match = setup.match(house, waits=True)
        comes_back(match.record)
        for step in random_game(setup):
            if house.kind != "given":
                break
            match.play(step.seat, setup.game.write(step.state, step.seat, step.move))
            if step.ply == 3:
                comes_back(match.record)
        play_out(match, setup.seed)
        comes_back(match.record)
        with on_the_shelf(setup.game):
            assert verify(match.record).over, f"{setup}: the record is not of a whole game"


def replays_are_the_same(setup: Setup) -> None:
    """Played again, a record gives the same states, events and scores, move by move."""
    match = setup.match(waits=True)
    past = []
    for step in random_game(setup):
        events = match.play(step.seat, setup.game.write(step.state, step.seat, step.move))
        past.append((fields(match.state), events))
    with on_the_shelf(setup.game):
        record = Record.parse(match.record.text())
        replay = Replay(record)
        for line, (then, events) in zip(record.moves, past, strict=True):
            assert replay.play(line) == events, f"{setup}: {line.words!r} tells another story"
            same(fields(replay.match.state), then, f"{setup}: {line.words!r} gives another state")
        again = replay.match
        assert (again.scores(), again.places()) == (match.scores(), match.places())
        assert again.story == match.story
        for seat in setup.viewers():
            told = [event for _, events in replay_events(record, seat) for event in events]
            assert told == match.events(seat), f"{setup}: seat {seat} is told another story"


def views_and_events_are_ready(setup: Setup) -> None:
    """Views and events go through JSON unharmed; every event says a sentence."""
    names = setup.match(waits=True).names
    state = setup.begin()
    for step in random_game(setup, told=True):
        state = step.state
        if step.ply % 7 == 0:
            views_are_ready(setup, state)
    views_are_ready(setup, state)
    assert state.story, f"{setup}: nothing happened in a whole game"
    for event in state.story:
        plain = event.as_json()
        assert json.loads(json.dumps(plain)) == plain, f"{setup}: {plain} is not ready for JSON"
        assert "seen_by" not in plain, f"{setup}: {plain} tells who may see it"
        assert event.seen_by & ~EVERYBODY == 0, f"{setup}: {event} is seen by nobody that is"
        sentence = event.say(names)
        assert sentence.endswith("."), f"{setup}: {sentence!r} has no full stop"
        assert sentence.isprintable(), f"{setup}: {sentence!r} is no sentence"
        assert sentence[0].isupper(), f"{setup}: {sentence!r} has no capital"


def views_are_ready(setup: Setup, state: State) -> None:
    """What everybody sees is ready for JSON."""
    for seat in setup.viewers():
        seen = setup.game.view(state, seat)
        assert json.loads(json.dumps(seen)) == seen, f"{setup}: {seen} is not ready for JSON"


def views_and_events_are_as_declared(setup: Setup) -> None:
    """Views and events are exactly of the types from which the page's types are made."""
    state = setup.begin()
    for step in random_game(setup, told=True):
        state = step.state
        if step.ply % 3 == 0:
            views_are_as_declared(setup, state)
    views_are_as_declared(setup, state)
    assert state.story is not None
    for event in state.story:
        for told in {id(one): one for one in (event, event.redacted())}.values():
            wrong = wrong_event(setup.game.event_types, told)
            assert not wrong, f"{setup}: {told} is not as declared: {wrong}"


def views_are_as_declared(setup: Setup, state: State) -> None:
    """What everybody sees is of the declared type."""
    for seat in setup.viewers():
        seen = setup.game.view(state, seat)
        wrong = wrong_view(setup.game.view_type, seen)
        assert not wrong, f"{setup}: {seen} is not as declared: {wrong}"


def moves_can_be_taken_back(setup: Setup) -> None:
    """The last move can be taken back by who made it, before the next throw, as if it never was.

    Then the one before it can be, if the same seat made it and nothing came between. Only what
    was shown for a moment is not shown again.
    """
    chance = random.Random(setup.seed)
    match = setup.match(SeededHouse(setup.seed), waits=True)
    match.throw()
    row: list[tuple[int, tuple[Any, ...]]] = []
    while owing := match.owing():
        assert len(match.record.moves) < trying.MOST_MOVES, f"{setup} does not end"
        if owing == [HOUSE]:
            match.throw()
            row = []
            if chance.random() < OFTEN / len(match.record.moves):
                nothing_to_take_back(setup, match, setup.viewers())
            continue
        seat = chance.choice(owing)
        row = [(seat, looked_away(match)), *(row if row and row[0][0] == seat else [])]
        words = match.moves(seat)
        match.play(seat, chance.choice(words))
        if match.owing() and chance.random() < min(0.2, OFTEN / len(match.record.moves)):
            nothing_to_take_back(setup, match, set(setup.viewers()) - {seat})
            for _, before in row:
                match.take_back(seat)
                assert picture(match) == before, f"{setup}: taking back leaves a trace"
                assert match.state.story is match.story, f"{setup}: nobody hears of what comes next"
            nothing_to_take_back(setup, match, [seat])
            row = []
    nothing_to_take_back(setup, match, setup.viewers())


def looked_away(match: Match) -> tuple[Any, ...]:
    """All that a match holds, when what was shown for a moment is not to be seen any more."""
    then = match.state.clone()
    then.look_away()
    return fields(then), *picture(match)[1:]


def nothing_to_take_back(setup: Setup, match: Match, seats: Sequence[int] | set[int]) -> None:
    """None of these seats can take anything back, and trying changes nothing."""
    before = picture(match)
    for seat in seats:
        try:
            match.take_back(seat)
        except RefusedError:
            continue
        raise AssertionError(f"{setup}: seat {seat} took back a move that was not its to take back")
    assert picture(match) == before, f"{setup}: refusing to take back has changed something"


def games_end(setup: Setup) -> None:
    """However it is played, a game ends, and somebody has won it, or a lone seat has lost it."""
    for choose in (min, max, None):
        state, rng = setup.begin(), Rng(setup.seed)
        for _ in range(trying.MOST_MOVES):
            owing = list(members(state.owing()))
            if not owing:
                break
            seat = owing[-1]
            if seat == HOUSE:
                state.play(seat, state.sample(rng))
            else:
                state.play(seat, choose(state.moves(seat)) if choose else state.pick(seat, rng))
        assert not state.owing(), f"{setup} has not ended after {trying.MOST_MOVES} moves"
        scores, places = state.scores(), state.places()
        assert len(scores) == len(places) == setup.seats
        rivals = [*places, 1] if setup.seats == 1 and places != [1] else places
        for seat, place in enumerate(places):
            better = sum(other < place for other in rivals)
            assert place == 1 + better, f"{setup}: {places} leaves out the place of seat {seat}"


def game_i_is_always_game_i(setup: Setup) -> None:
    """Game i of a seed is the same in every arena, and in a match with that House and bots."""
    options = setup.game.settle(setup.options)
    for name in QUICK_BOTS:
        bots = [make_bot(name, setup.game) for _ in range(setup.seats)]
        alone = Arena(setup.game, bots, options, setup.seed).play(3)
        busy = Arena(setup.game, bots, options, setup.seed)
        for index in (0, 3, 5):
            busy.play(index)
        alike(alone, busy.play(3), f"{setup}: game 3 of {name} depends on what was played before")
        match = setup.match(SeededHouse(setup.seed, 3))
        BotSeats(match, [name] * setup.seats, setup.seed, 3).play_out()
        alike(alone, match.state, f"{setup}: {name} plays otherwise in a match")
        assert alone.scores() == match.scores()


Law = Callable[[Setup], None]

LAWS: tuple[Law, ...] = (
    clones_are_independent,
    who_owes_has_moves,
    every_legal_move_plays,
    all_else_is_refused,
    the_house_and_the_end_refuse,
    picks_are_even,
    notation_comes_back,
    records_come_back,
    replays_are_the_same,
    guesses_look_like_the_truth,
    seats_cannot_tell_their_worlds_apart,
    worlds_that_look_alike_were_told_alike,
    secrets_are_told_alike,
    halves_are_only_told,
    views_and_events_are_ready,
    views_and_events_are_as_declared,
    guesses_are_as_likely_as_they_should_be,
    moves_can_be_taken_back,
    records_as_seen_keep_secrets,
    what_all_forget_is_told_no_more,
    games_end,
    game_i_is_always_game_i,
    bots_decide_by_what_they_know,
    policies_decide_by_what_a_seat_knows,
    policies_choose_legal_moves,
    draws_are_as_likely_as_weighed,
    imagined_rivals_change_nothing_seen,
)
