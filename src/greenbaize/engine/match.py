"""A match: a game being played, with its record and its story."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from greenbaize.engine.errors import (
    IllegalMoveError,
    MalformedMoveError,
    RefusedError,
    SetupError,
)
from greenbaize.engine.event import Event
from greenbaize.engine.game import Game, Options, check_game
from greenbaize.engine.house import FairHouse, House, SeededHouse
from greenbaize.engine.messages import AllOf, Param, Term
from greenbaize.engine.record import ABANDONED, Line, Record, check_names
from greenbaize.engine.seats import HOUSE, PUBLIC, just, members
from greenbaize.engine.state import State, is_legal
from greenbaize.engine.text import shortened, shown

NO_WAY_BACK = "take_back_refused"
PLAYER = re.compile(r"[^\s,]([^,]{0,198}[^\s,])?")
"""Bots may be commands, but a record separates players by commas."""
OUR_HOUSES = (House, SeededHouse, FairHouse)


class Match:
    """The one door to a game: checks every move, lets the House move, keeps the record.

    >>> match = Match("las-vegas", seats=4, seed=7)
    >>> match.owing()
    [0]
    >>> match.moves(0)
    ['place 1', 'place 2', 'place 4', 'place 5', 'place 6']
    >>> match.play(0, "place 2")[0].say(match.names)
    'Red placed 1 die on casino 2.'
    >>> match.play(0, "place 2")
    Traceback (most recent call last):
    greenbaize.engine.errors.IllegalMoveError: it is Blue's move, not Red's. (B4)

    Without a seed the dice are fair: sealed now, and checked with `greenbaize verify` when the
    game is over. `waits=True` makes the House wait for `throw()`, so that a move can be taken back.
    """

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | Sequence[str] | None = None,
        options: Options | None = None,
        seed: int | None = None,
        *,
        house: House | None = None,
        players: Sequence[str] = (),
        waits: bool = False,
    ) -> None:
        self.game = check_game(game)
        self.names = self._named(seats)
        self.options = self.game.settle(options)
        self.waits = waits
        if house is not None and not isinstance(house, House):
            raise SetupError("house_required", given=shown(repr(house)))
        self.house = house or self._usual_house(seed)
        self._check_players(players)
        self.record = Record(
            game=self.game.name,
            seats=self.names,
            options=self.game.recorded(self.options),
            players=list(players),
            dice=self.house.dice,
            commitment=self.house.commitment,
            promises=list(self.house.promises),
            contributions=list(self.house.contributions),
        )
        self.story: list[Event] = []
        self._listen(self.game.begin(len(self.names), self.options))
        self._before: list[tuple[State, int]] = []
        if not waits:
            self.throw()

    def __repr__(self) -> str:
        who = ", ".join(self.names)
        return f"<Match of {self.game.title}: {who}; {len(self.record.moves)} moves>"

    def _named(self, seats: int | Sequence[str] | None) -> list[str]:
        """The seats' names: their colours, unless they are given."""
        if seats is None:
            seats = self.game.usual_seats
        if isinstance(seats, str) or not isinstance(seats, (int, Sequence)):
            raise SetupError("seats_malformed")
        if isinstance(seats, int):
            return list(self.game.seat_names[: self.game.check_seats(seats)])
        self.game.check_seats(len(seats))
        check_names(seats, SetupError)
        return list(seats)

    def _check_players(self, players: Sequence[str]) -> None:
        """Everybody has brought something to fair dice, and every chair has one player."""
        seats = len(self.names)
        if self.house.kind == "fair" and len(self.house.contributions) != seats:
            raise SetupError("contribution_missing", seats=seats)
        if isinstance(players, str) or not isinstance(players, Sequence):
            raise SetupError("players_not_listed")
        if players and (len(players) != seats or not all(map(is_player, players))):
            raise SetupError("players_malformed", seats=seats)

    def _usual_house(self, seed: int | None) -> House:
        return FairHouse.fresh(len(self.names)) if seed is None else SeededHouse(seed)

    def _listen(self, state: State) -> None:
        """Take this state as the table, and hear what happens on it."""
        self.state = state
        state.story = self.story

    @property
    def over(self) -> bool:
        """Whether nobody owes a move any more."""
        return not self.state.owing()

    def owing(self) -> list[int]:
        """The seats that owe a move; the House is one while it waits for the throw."""
        return [] if self.record.result else list(members(self.state.owing()))

    def moves(self, seat: int) -> list[str]:
        """The legal moves of a seat, in words; a House that draws its own keeps them to itself."""
        self._check_seat(seat)
        drawn = seat == HOUSE and self.house.kind != "given"
        moves = [] if self.record.result or drawn else self.state.moves(seat)
        return [self.game.write(self.state, seat, move) for move in moves]

    def view(self, seat: int = PUBLIC) -> Mapping[str, Any]:
        """What this seat may know of the table, ready for JSON."""
        self._check_seat(seat)
        return self.game.view(self.state, seat)

    def events(self, seat: int = PUBLIC, since: int = 0, until: int | None = None) -> list[Event]:
        """What has happened, as far as this seat saw it, when it happened.

        Some games let things be seen for a moment and then forgotten: whoever tells the story
        again, while the game runs, does so with each event's `redacted`.
        """
        self._check_seat(seat)
        for number in (since, until):
            if number is not None and not isinstance(number, int):
                raise SetupError("event_number_malformed", given=shown(repr(number)))
        return [event for event in self.story[since:until] if seen_by(event, seat)]

    def scores(self) -> list[int]:
        """What each seat has won so far."""
        return self.state.scores()

    def places(self) -> list[int]:
        """Each seat's place; 1 is the winner's."""
        return self.state.places()

    def play(self, seat: int, words: str) -> list[Event]:
        """Make a move, or refuse it and change nothing; returns what the seat saw happen."""
        return self.play_move(seat, self.check(seat, words))

    def play_move(self, seat: int, move: int) -> list[Event]:
        """Make a move that `check` has just returned, so that its words are parsed once."""
        since = len(self.story)
        self._remember(seat, since)
        self._make(seat, move, None)
        if not self.waits:
            self.throw()
        return self.story[since:] if seat == HOUSE else self.events(seat, since)

    def check(self, seat: int, words: str) -> int:
        """The move that these words are, or RefusedError if the seat may not make it now."""
        self._check_turn(seat)
        if not isinstance(words, str):
            raise MalformedMoveError("move_not_text", example=shown(self.moves(seat)[0]))
        move: int = self.game.read(self.state, seat, words)
        if not self._may(seat, move):
            raise self.game.refuse(self.state, seat, move, self.record.called(seat))
        return move

    def _remember(self, seat: int, since: int) -> None:
        """What a seat does in a row, with nothing between, can be taken back move by move."""
        if seat == HOUSE or not self._before or self.record.moves[-1].seat != seat:
            self._before = []
        if seat != HOUSE:
            self._before.append((self.state.clone(), since))

    def _may(self, seat: int, move: int) -> bool:
        """Whether this is a legal move; a partial one is legal only in what a seat saw."""
        is_partial = self.record.seen_by is not None and self.state.allows_partial(seat, move)
        return is_partial or self.state.allows(seat, move)

    def throw(self, until: Callable[[], bool] = bool) -> list[Event]:
        """Let the House move until a seat owes a move; if it waits, only up to the next throw.

        After any of its moves it stops if `until` says so.
        """
        since = len(self.story)
        while not self.record.result and self.state.owing() == just(HOUSE):
            thrower = self.state.thrower()
            drawn = self.house.move(self.state)
            if drawn is None:
                break
            self._check_drawn(drawn[0])
            self._before = []
            self._make(HOUSE, *drawn)
            if until() or (self.waits and (thrower != HOUSE or self.state.thrower() != HOUSE)):
                break
        return self.events(PUBLIC, since)

    def _check_drawn(self, move: int) -> None:
        """Our Houses draw what the state samples; what another draws may be anything."""
        if type(self.house) not in OUR_HOUSES and not is_legal(self.state, HOUSE, move):
            raise IllegalMoveError("house_drew_illegal", move=shortened(repr(move)))

    def may_take_back(self, seat: int) -> bool:
        """Whether undo is allowed: the last move was this seat's, and nothing happened since."""
        mine = bool(self.record.moves) and self.record.moves[-1].seat == seat
        return mine and bool(self._before) and not self.record.result

    def take_back(self, seat: int) -> None:
        """Undo this seat's last move, as long as nothing has happened since; and so on."""
        if not self.may_take_back(seat):
            raise RefusedError(NO_WAY_BACK)
        state, since = self._before.pop()
        del self.story[since:]
        state.look_away()
        self._listen(state)
        self.record.moves.pop()

    def abandon(self) -> None:
        """End the match for good; its dice can be checked from then on."""
        if self.record.result is None:
            self.record.result = ABANDONED
            self.record.secret = self.house.secret

    def fork(
        self,
        ply: int | None = None,
        seed: int | None = None,
        *,
        house: House | None = None,
        names: Sequence[str] = (),
        players: Sequence[str] = (),
    ) -> Match:
        """Another match that goes on from here, or from an earlier move, with fresh dice.

        Others may sit in its chairs, and a House may be given that they have contributed to.
        """
        ply = len(self.record.moves) if ply is None else ply
        if not isinstance(ply, int) or not 0 <= ply <= len(self.record.moves):
            moves = len(self.record.moves)
            raise SetupError("fork_out_of_range", moves=moves, ply=shortened(repr(ply)))
        other = Match(self.game, names or self.names, self.options, house=House(), waits=True)
        other.record.seen_by = self.record.seen_by
        for line in self.record.moves[:ply]:
            other.play(line.seat, line.words)
        other.house = house or other._usual_house(seed)
        other._check_players(players)
        other._before = []
        other.waits = self.waits
        other.record.players = list(players or self.record.players)
        other.record.fork = ply
        other.record.dice = other.house.dice
        other.record.commitment = other.house.commitment
        other.record.promises = list(other.house.promises)
        other.record.contributions = list(other.house.contributions)
        if other.over:
            other._finish()
        elif not other.waits:
            other.throw()
        return other

    def save(self, path: str | Path) -> None:
        """Replaces the file atomically."""
        self.record.save(path)

    def _make(self, seat: int, move: int, draws: Any) -> None:
        words = self.game.write(self.state, seat, move)
        self.state._play(seat, move)
        self.record.moves.append(Line(seat, words, draws))
        if not self.state.owing():
            self._finish()

    def _finish(self) -> None:
        """The game is over: the result is written down and the House opens its books."""
        self.record.result = list(zip(self.scores(), self.places(), strict=True))
        self.record.secret = self.house.secret

    def _check_seat(self, seat: int) -> None:
        known = (*range(len(self.names)), HOUSE, PUBLIC)
        if not isinstance(seat, int) or seat not in known:
            last = len(self.names) - 1
            raise SetupError("unknown_seat_number", seat=shortened(str(seat)), last=last)

    def _check_turn(self, seat: int) -> None:
        self._check_seat(seat)
        if self.record.result:
            raise IllegalMoveError("game_over")
        owing = self.state.owing()
        if seat == HOUSE and self.house.kind != "given":
            raise IllegalMoveError("house_moves_itself")
        if seat == PUBLIC or not owing >> seat & 1:
            who = tuple(self._called(other) for other in members(owing))
            raise IllegalMoveError(
                "not_your_turn",
                self.game.turn_rule,
                who=AllOf(who),
                count=len(who),
                name=self._called(seat),
            )

    def _called(self, seat: int) -> Param:
        """Who sits there, as a fact."""
        others: dict[int, Param] = {HOUSE: Term("the_house"), PUBLIC: Term("the_public")}
        return others.get(seat) or self.record.called(seat)


def seen_by(event: Event, seat: int) -> bool:
    """Whether a seat may know of this event."""
    return bool(event.seen_by >> seat & 1)


def is_player(words: object) -> bool:
    """Whether these can stand in a record as who plays."""
    return isinstance(words, str) and words.isprintable() and bool(PLAYER.fullmatch(words))
