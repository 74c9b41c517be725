"""What is said of bots that forfeit moves."""

from __future__ import annotations

from greenbaize.bots.fallback import Fallback
from greenbaize.cli.language import message
from greenbaize.engine.errors import BotError
from greenbaize.engine.match import Match
from greenbaize.engine.messages import Cause
from greenbaize.engine.text import sentence


def replaced(error: BotError) -> str:
    """What a bot did for the first time, and who plays that move."""
    return sentence(message("bot_replaced", cause=Cause(error)))


def forfeited(match: Match, fallback: Fallback) -> list[str]:
    """How many moves each bot has forfeited, of those that have any."""
    counts = sorted(fallback.forfeits.items())
    return [message("moves_forfeited", name=match.names[seat], count=n) for seat, n in counts]
