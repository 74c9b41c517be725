"""Bots in the chairs of a match."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from greenbaize.bots import is_bot, known_bots, make_bot
from greenbaize.bots.bot import Bot, Chair
from greenbaize.bots.choice import choose_move
from greenbaize.bots.fallback import Fallback
from greenbaize.engine.errors import SetupError
from greenbaize.engine.event import Event
from greenbaize.engine.house import check_game_number, check_seed
from greenbaize.engine.match import Match
from greenbaize.engine.messages import AnyOf, Param, Term
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.text import shortened, shown

PEOPLE = ("you", "person")
"""Who is no bot: `you` plays at this terminal, a `person` at a table of the server."""


class BotSeats:
    """Whoever of the players is a bot sits in a chair of its own, with dice of its own.

    A player is a bot, the name of one, or `you` or `person` for a chair that is somebody's.
    """

    def __init__(
        self,
        match: Match,
        players: Sequence[str | Bot],
        seed: int | None = None,
        index: int = 0,
        fallback: Fallback | None = None,
    ) -> None:
        if not isinstance(match, Match):
            raise SetupError("bot_seats_need_match", given=shown(repr(match)))
        self.match = match
        seed = secrets.randbits(64) if seed is None else check_seed(seed)
        check_game_number(index)
        self.bots = seated(match, players)
        self.chairs = {
            seat: Chair(match.game, seat, Rng(seed, index, seat + 1), match.options)
            for seat in self.bots
        }
        self.fallback = fallback

    def due(self) -> list[int]:
        """The bots that owe a move."""
        return [seat for seat in self.match.owing() if seat in self.bots]

    def move(self, seat: int) -> list[Event]:
        """Let a bot move; returns what happened."""
        if seat not in self.due():
            raise SetupError("no_bot_to_move", seat=shortened(repr(seat)))
        match, chair = self.match, self.chairs[seat]
        chair.attach(match.state)
        move = choose_move(self.bots[seat], chair, match.state, match.names, self.fallback)
        return match.play(seat, match.game.write(match.state, seat, move))

    def leave(self) -> None:
        """Nobody goes on with this match here."""
        for bot in self.bots.values():
            bot.leave()

    def play_out(self) -> Match:
        """Let the bots play to the end."""
        try:
            while owing := self.match.owing():
                if not self.due():
                    raise SetupError("bots_wait", who=waited_for(self.match, owing))
                self.move(self.due()[0])
        finally:
            self.leave()
        return self.match


def waited_for(match: Match, owing: Sequence[int]) -> Param:
    """Whose move it is, as a fact."""
    if owing == [HOUSE]:
        return Term("the_house")
    return AnyOf(tuple(match.names[seat] for seat in owing))


def seated(match: Match, players: Any) -> dict[int, Bot]:
    """The bots by their seats, if there is somebody for every chair."""
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise SetupError("bot_players_not_listed")
    if len(players) != len(match.names):
        raise SetupError("players_miscounted", seats=len(match.names), players=len(players))
    found = {seat: seat_one(match, player) for seat, player in enumerate(players)}
    return {seat: bot for seat, bot in found.items() if bot is not None}


def seat_one(match: Match, player: Any) -> Bot | None:
    """A bot; None where a person sits."""
    if isinstance(player, Bot):
        return player
    if isinstance(player, str) and is_bot(player):
        return make_bot(player, match.game)
    if isinstance(player, str) and player in PEOPLE:
        return None
    given = shown(player if isinstance(player, str) else repr(player))
    raise SetupError("unknown_bot_player", name=given, players=AnyOf((*known_bots(), *PEOPLE)))
