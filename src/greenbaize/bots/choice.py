"""What a bot chooses, checked: anybody may write one, and none may break the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from greenbaize.bots.bot import Bot, Chair
from greenbaize.bots.conversation import AnswerError
from greenbaize.bots.fallback import Fallback
from greenbaize.bots.greedy import Greedy
from greenbaize.bots.novice import Novice
from greenbaize.bots.regular import Regular
from greenbaize.bots.search import Search
from greenbaize.bots.uniform import Uniform
from greenbaize.engine.errors import BotError, SetupError
from greenbaize.engine.game import Game
from greenbaize.engine.messages import AllOf, Cause, Param
from greenbaize.engine.numbers import LARGEST, SMALLEST, whole
from greenbaize.engine.state import State, is_legal
from greenbaize.engine.text import shown

OURS = (Greedy, Novice, Regular, Search, Uniform)
"""These choose among the legal moves by construction; a class derived from them need not."""

NAMED = 6
"""So many legal moves are listed one by one."""


def is_ours(bot: Bot) -> bool:
    """Whether its moves need no checking."""
    return type(bot) in OURS


def check_bot(bot: Any, seat: int) -> Bot:
    """Somebody who can sit down."""
    if isinstance(bot, Bot):
        return bot
    if isinstance(bot, str):
        raise SetupError("seat_needs_bot_by_name", seat=seat + 1, given=shown(bot))
    raise SetupError("seat_needs_bot", seat=seat + 1, given=shown(repr(bot)))


def choose_move(
    bot: Bot,
    chair: Chair,
    state: State,
    names: Sequence[str],
    fallback: Fallback | None = None,
) -> int:
    """Let the bot choose its move; what is not legal at this table raises BotError.

    With a fallback, the bot forfeits that move instead.
    """
    try:
        return checked_choice(bot, chair, state, names)
    except BotError as error:
        if fallback is None:
            raise
        return fallback.choose(error, chair, state)


def checked_choice(bot: Bot, chair: Chair, state: State, names: Sequence[str]) -> int:
    """The move that a bot chooses, if it is a legal one."""
    seat, called = chair.seat, str(getattr(bot, "called", type(bot).__name__))
    who: dict[str, Param] = {"bot": called, "seat": seat + 1, "name": names[seat]}
    try:
        chosen: Any = bot.choose(chair)
    except AnswerError as error:
        raise BotError("bot_gave_no_move", called, seat, cause=Cause(error), **who) from error
    except Exception as error:
        why = f"{type(error).__name__}: {error}".removesuffix(": ").rstrip(".")
        raise BotError("bot_failed", called, seat, why=why, **who) from error
    move = whole(chosen)
    if move is not None and is_legal(state, seat, move):
        return move
    code, given = misfit(chosen, move)
    rule = chair.game.turn_rule
    facts = {**who, **legal(chair.game, state, seat)}
    raise BotError(code, called, seat, chosen, rule, given=given, **facts)


def misfit(chosen: object, move: int | None) -> tuple[str, str]:
    """What is wrong with a choice; very long numbers Python does not even print."""
    if move is None:
        return "bot_chose_no_number", shown(repr(chosen))
    if SMALLEST <= move <= LARGEST:
        return "bot_chose_illegal", str(move)
    return "bot_chose_too_long", str(move.bit_length())


def legal(game: Game[Any], state: State, seat: int) -> dict[str, Param]:
    """What the seat might have chosen: all, or one for example, and how many are left out."""
    moves = state.moves(seat)
    some = moves if len(moves) <= NAMED else moves[:1]
    words = tuple(f"{move} ({game.write(state, seat, move)})" for move in some)
    return {"moves": AllOf(words), "count": len(moves), "left_out": len(moves) - len(some)}
