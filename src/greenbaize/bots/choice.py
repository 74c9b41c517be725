"""What a bot chooses, checked: anybody may write one, and none may break the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from greenbaize.bots.bot import Bot, Chair
from greenbaize.bots.greedy import Greedy
from greenbaize.bots.uniform import Uniform
from greenbaize.engine.errors import BotError, SetupError
from greenbaize.engine.game import Game
from greenbaize.engine.numbers import LARGEST, SMALLEST, whole
from greenbaize.engine.state import State, is_legal
from greenbaize.engine.text import listed, shown

OURS = (Greedy, Uniform)
"""These choose among the legal moves by construction; a class derived from them need not."""

NAMED = 6
"""So many legal moves are told one by one."""


def is_ours(bot: Bot) -> bool:
    """Whether its moves need no checking."""
    return type(bot) in OURS


def check_bot(bot: Any, seat: int) -> Bot:
    """Somebody who can sit down."""
    if not isinstance(bot, Bot):
        makes = f"; make_bot({bot!r}, game) makes one" if isinstance(bot, str) else ""
        raise SetupError(f"seat {seat + 1} needs a bot, not {shown(repr(bot))}{makes}.")
    return bot


def choice(bot: Bot, chair: Chair, state: State, names: Sequence[str]) -> int:
    """The bot's move, if it is legal at this table."""
    seat, game = chair.seat, chair.game
    called = type(bot).__name__
    who = f"the bot {called} at seat {seat + 1} ({names[seat]})"
    try:
        chosen: Any = bot.choose(chair)
    except Exception as trouble:
        why = f"{type(trouble).__name__}: {trouble}".removesuffix(": ")
        raise BotError(f"{who} failed: {why.rstrip('.')}.", called, seat) from trouble
    move = whole(chosen)
    if move is None:
        what = f"{who} chose {shown(repr(chosen))}, which is no whole number"
    elif not is_legal(state, seat, move):
        what = f"{who} chose {move_in_short(move)}, which is not a legal move now"
    else:
        return move
    raise BotError(f"{what}: {legal(game, state, seat)}.", called, seat, chosen, game.turn_rule)


def move_in_short(move: int) -> str:
    """A number that may be longer than a line; very long ones Python does not even print."""
    return str(move) if SMALLEST <= move <= LARGEST else f"a number of {move.bit_length()} bits"


def legal(game: Game[Any], state: State, seat: int) -> str:
    """What the seat might have chosen."""
    moves = state.moves(seat)
    words = [f"{move} ({game.write(state, seat, move)})" for move in moves[:NAMED]]
    if len(moves) > NAMED:
        return f"{len(moves)} moves are, such as {words[0]}"
    return f"only {words[0]} is" if len(moves) == 1 else f"{listed(words)} are"
