"""`greenbaize bot-check`: whether a bot keeps to the rules of being one, in every game."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any

import typer

from greenbaize.bots import is_bot, known_bots, make_bot
from greenbaize.bots.arena import Arena
from greenbaize.bots.bot import Bot, Chair
from greenbaize.bots.fallback import Fallback
from greenbaize.bots.process import PREFIX
from greenbaize.cli.app import FOUND_WRONG, app
from greenbaize.cli.arguments import Json, Seed, print_json, seed_of
from greenbaize.cli.language import language, message, translated
from greenbaize.engine.errors import BotError, SetupError
from greenbaize.engine.game import Game, Options, find_game
from greenbaize.engine.messages import AnyOf
from greenbaize.engine.text import shown
from greenbaize.games import GAMES


class Watched(Bot):
    """Lets a bot choose, counts its moves and takes its time."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.called = str(getattr(bot, "called", type(bot).__name__))
        self.moves = 0
        self.slowest = 0.0

    def choose(self, chair: Chair) -> int:
        began = time.monotonic()
        self.moves += 1
        try:
            return self.bot.choose(chair)
        finally:
            self.slowest = max(self.slowest, time.monotonic() - began)

    def leave(self) -> None:
        self.bot.leave()


@dataclass(frozen=True)
class Checked:
    """How a bot has played one game."""

    game: str
    seats: int
    moves: int
    forfeits: int
    slowest: float
    first: BotError | None

    def data(self) -> dict[str, Any]:
        """The same for programs."""
        return {
            "game": self.game,
            "seats": self.seats,
            "moves": self.moves,
            "forfeits": self.forfeits,
            "slowest": round(self.slowest, 3),
            "first": translated(self.first) if self.first else None,
        }

    def sentence(self) -> str:
        """The same for people."""
        if self.first is None:
            return message("bot_check_row_fine", game=self.game, seats=self.seats, count=self.moves)
        return message(
            "bot_check_row_wrong",
            game=self.game,
            seats=self.seats,
            count=self.moves,
            forfeits=self.forfeits,
            first=self.first.sentence(language()),
        )


@app.command("bot-check")
def bot_check(
    bot: Annotated[
        str, typer.Argument(metavar="BOT", help="A bot's name, module:Class, or exec:COMMAND.")
    ],
    game: Annotated[
        list[str], typer.Option("--game", metavar="GAME", help="Only this game; several times.")
    ] = [],  # noqa: B006
    seed: Seed = None,
    json: Json = False,
) -> int:
    """Check whether a bot plays every game without forfeiting a move."""
    name = named(bot)
    games = [find_game(one) for one in game] if game else list(GAMES.values())
    number = seed_of(seed) or 0
    found: list[Checked] = []
    for one in games:
        for checked in tried(name, one, number):
            found.append(checked)
            if not json:
                print(checked.sentence(), flush=True)
    wrong = sum(checked.forfeits for checked in found)
    if json:
        print_json({"bot": name, "ok": not wrong, "games": [one.data() for one in found]})
    else:
        print(verdict(name, found))
    return FOUND_WRONG if wrong else 0


def named(words: str) -> str:
    """The bot's name; a command may be given without saying that it is one."""
    if is_bot(words):
        return words
    if " " in words or "/" in words:
        return PREFIX + words
    raise SetupError("unknown_player", name=shown(words), players=AnyOf(known_bots()))


def tried(name: str, game: Game[Any], seed: int) -> Iterator[Checked]:
    """One game with the fewest, the usual and the most seats, and one with each preset."""
    counts = sorted({game.seats[0], game.usual_seats, game.seats[-1]})
    setups: list[tuple[int, Options]] = [(seats, {}) for seats in counts]
    setups += [(game.usual_seats, p.options(game.usual_seats)) for p in game.presets]
    for index, (seats, options) in enumerate(setups):
        yield played(name, game, seats, options, seed, index)


def played(
    name: str, game: Game[Any], seats: int, options: Options, seed: int, index: int
) -> Checked:
    """The bot among bots that play well, in a seat that changes from game to game."""
    watched, seat = Watched(make_bot(name, game)), index % seats
    bots: Sequence[Bot] = [
        watched if other == seat else make_bot("regular", game) for other in range(seats)
    ]
    fallback = Fallback(game)
    Arena(game, bots, options, seed, fallback).play(index)
    checked = Checked(game.name, seats, watched.moves, 0, watched.slowest, None)
    if seat not in fallback.first:
        return checked
    return replace(checked, forfeits=fallback.forfeits[seat], first=fallback.first[seat])


def verdict(name: str, found: Sequence[Checked]) -> str:
    """All in one sentence."""
    moves, wrong = sum(one.moves for one in found), sum(one.forfeits for one in found)
    if wrong:
        return message("bot_check_wrong", bot=shown(name), forfeits=wrong, count=moves)
    slowest = f"{max(one.slowest for one in found):.2f}"
    return message(
        "bot_check_fine", bot=shown(name), count=moves, games=len(found), seconds=slowest
    )
