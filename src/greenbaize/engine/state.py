"""The contract that every game keeps: `State`, the base class of its states."""

from __future__ import annotations

from typing import Self

from greenbaize.engine.errors import IllegalMoveError, MalformedMoveError
from greenbaize.engine.event import Event
from greenbaize.engine.numbers import LARGEST, SMALLEST, whole
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.text import shortened, shown


class State:
    """All that lies on the table, the secrets too: one subclass a game.

    Moves are whole numbers here and words outside. `play` refuses what is not legal; a game
    writes `_play`, which trusts its caller and is what compiled loops call. `story`
    collects events while somebody listens and is None while nobody does.
    """

    seats: int
    story: list[Event] | None

    def owing(self) -> int:
        """The set of seats that owe a move, the House among them; 0 when the game is over."""
        raise NotImplementedError

    def moves(self, seat: int) -> list[int]:
        """The legal moves of this seat, in ascending order; none if it owes nothing.

        The House may have more throws than can be listed: then these are the lowest of them,
        and only `allows` knows them all.
        """
        raise NotImplementedError

    def allows(self, seat: int, move: int) -> bool:
        """Whether this seat may make this move now."""
        return move in self.moves(seat)

    def pick(self, seat: int, rng: Rng) -> int:
        """Any legal move of a seat that owes one, each as likely as any other."""
        moves = self.moves(seat)
        choice: int = moves[rng.below(len(moves))]
        return choice

    def sample(self, rng: Rng) -> int:
        """The House makes up its mind: a roll, a card."""
        raise NotImplementedError

    def thrower(self) -> int:
        """The seat whose throw it is when the House owes a move, or the House itself."""
        return HOUSE

    def play(self, seat: int, move: int) -> int:
        """Make a legal move; returns who owes the next, as `owing` would. Others are refused."""
        number = seat if type(seat) is int else whole(seat)
        if number is None or not 0 <= number <= HOUSE or not self.owing() >> number & 1:
            raise IllegalMoveError("seat_owes_nothing", seat=shortened(repr(seat)))
        chosen = move if type(move) is int else whole(move)
        if chosen is None or not SMALLEST <= chosen <= LARGEST:
            raise MalformedMoveError("move_not_a_number", given=shown(repr(move)))
        if not self.allows(number, chosen) and not self.allows_partial(number, chosen):
            raise IllegalMoveError("move_not_legal", move=str(chosen), seat=number)
        return self._play(number, chosen)

    def _play(self, seat: int, move: int) -> int:
        """Make a move that is known to be legal; returns who owes the next, as `owing` would."""
        raise NotImplementedError

    def ways(self, seat: int, move: int) -> int:
        """In how many ways a seat can make a move, where like things can be meant by it.

        Somebody who does not see which was meant must think all of them equally likely.
        """
        return 1

    def clone(self) -> Self:
        """A state of its own, equal in all but the story, which nobody listens to there."""
        raise NotImplementedError

    def guess(self, seat: int, rng: Rng) -> Self:
        """A world that this seat finds possible, as likely as what it knows makes it."""
        raise NotImplementedError

    def seen(self, viewer: int, seat: int, move: int) -> int:
        """The move redacted for the viewer, before it is played: whole unless it is secret.

        A partial move is one that `allows_partial` and `play` take too: so a seat's own record
        can be played again, and its unknown parts are for `guess` to fill in. Choices that were
        secret are revealed by a move of the House, never within a seat's move.
        """
        return move

    def remembered(self, viewer: int, seat: int, move: int) -> int:
        """The move as the viewer may look it up later, while the game runs.

        What was shown for a moment, and is then to be forgotten, is left out here: for
        everybody, its owner too. Played again, such a move gives events as `redacted` does.
        """
        return self.seen(viewer, seat, move)

    def look_away(self) -> None:
        """What the last move showed for a moment is not shown again when another is taken back."""

    def allows_partial(self, seat: int, move: int) -> bool:
        """Whether this is a partial move, as those know it who may not know all of it."""
        return False

    def scores(self) -> list[int]:
        """What each seat has won so far."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """Each seat's place, 1 for the winner; ties that the rules leave share a place."""
        raise NotImplementedError


def is_legal(state: State, seat: int, move: object) -> bool:
    """Whether this, whatever it is, is a legal move of a seat now."""
    chosen = whole(move)
    return chosen is not None and SMALLEST <= chosen <= LARGEST and state.allows(seat, chosen)
