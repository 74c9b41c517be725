"""`greenbaize play`: a game in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from greenbaize.bots.bot_seats import BotSeats
from greenbaize.bots.fallback import Fallback
from greenbaize.cli import saves
from greenbaize.cli.app import app, report
from greenbaize.cli.arguments import (
    YOU,
    Json,
    Options,
    PresetName,
    Seed,
    chairs_of,
    chairs_or_number,
    chosen,
    console,
    print_json,
    seed_of,
    table_of,
)
from greenbaize.cli.forfeits import forfeited, replaced
from greenbaize.cli.session import TerminalSession
from greenbaize.cli.standings import standings
from greenbaize.engine.errors import SetupError
from greenbaize.engine.game import find_game
from greenbaize.engine.match import Match
from greenbaize.engine.messages import AnyOf
from greenbaize.games import GAMES

LATEST = "the last game"


class WithOptionalFile(typer.core.TyperCommand):
    """`--resume` may stand alone; then it means the game that was left last."""

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        words = list(args)
        for place, word in enumerate(words):
            last = place + 1 == len(words) or words[place + 1].startswith("-")
            if word == "--resume" and last:
                words[place] = f"--resume={LATEST}"
        return super().parse_args(ctx, words)


@app.command(cls=WithOptionalFile)
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="What to play.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(metavar="WHO,WHO,...", help="Who sits where, or how many: 5; you,greedy."),
    ] = None,
    preset: PresetName = None,
    option: Options = [],  # noqa: B006
    seed: Seed = None,
    resume: Annotated[
        str | None, typer.Option(metavar="[FILE]", help="Go on with a saved game.")
    ] = None,
    save: Annotated[str | None, typer.Option(metavar="FILE", help="Where to save it.")] = None,
    pace: Annotated[float, typer.Option(help="Seconds to see each bot's move.")] = 0.8,
    quick: Annotated[
        bool, typer.Option("--quick", metavar="", help="Throw at once; no taking back.")
    ] = False,
    json: Json = False,
) -> int:
    """Play a game in the terminal, or watch the bots where there is none."""
    people = sys.stdin.isatty()
    file = saves.check_free(Path(save)) if save else None
    number = seed_of(seed)
    if not pace >= 0:
        raise SetupError("pace_out_of_range", given=str(pace))
    if resume is not None:
        if game or preset or option or seed:
            raise SetupError("resume_with_others")
        path = saves.latest() if resume == LATEST else Path(resume)
        match = saves.load(path, chairs_of(seats, people=True)[1] if seats else None)
        number = getattr(match.house, "seed", None)
        file = file or (path if people else None)
    elif game is None:
        raise SetupError("game_missing", games=AnyOf(tuple(GAMES)))
    else:
        match = begin(game, seats, preset, option, number)
    if not people or YOU not in match.record.players:
        return watch(match, file, number, json)
    bots = BotSeats(match, match.record.players, number)
    return TerminalSession(match, bots, file or saves.new_file(match.game.name), pace, quick).run()


def begin(
    name: str, seats: str | None, preset: str | None, words: Sequence[str], seed: int | None
) -> Match:
    """A new match with people and bots in its chairs."""
    game = find_game(name)
    names, players = chairs_or_number(game, seats, YOU, "regular")
    options = game.settle_table(chosen(game, len(players), preset, words))
    return Match(game, names or len(players), options, seed, players=players, waits=True)


def watch(match: Match, file: Path | None, seed: int | None, json: bool) -> int:
    """Bots play the whole game; bots take people's chairs, for nobody can type here."""
    match.waits = False
    players = ["regular" if player == YOU else player for player in match.record.players]
    match.record.players = players
    fallback = Fallback(match.game, lambda error: report(replaced(error), 0))
    bots = BotSeats(match, players, seed, fallback=fallback)
    out, table = console(), table_of(match.game)
    if not json:
        who = ", ".join(f"{n} ({p})" for n, p in zip(match.names, players, strict=True))
        out.print(f"[bold]{match.game.title}[/]: {escape(who)}", end="\n\n")
    match.throw()
    bots.play_out()
    for sentence in forfeited(match, fallback):
        report(sentence, 0)
    events = match.events()
    if file:
        saves.save(match, file)
    if json:
        print_json(
            {
                "seats": match.names,
                "players": players,
                "scores": match.scores(),
                "places": match.places(),
                "events": [event.as_json() for event in events],
            }
        )
        return 0
    for sentence in table.event_lines(events, match.names):
        out.print(sentence, markup=False)
    out.print()
    out.print(standings(match.game, match.record))
    return 0
