"""`greenbaize ladder`: which bot is how strong."""

from __future__ import annotations

import os
import secrets
import shlex
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import JustifyMethod
from rich.table import Table

from greenbaize.cli.app import INTERRUPTED, app
from greenbaize.cli.arguments import (
    GameName,
    Json,
    Options,
    PresetName,
    Seed,
    chosen,
    console,
    print_json,
    seed_of,
)
from greenbaize.cli.progress import interrupts, progress
from greenbaize.engine.errors import SaveError, SetupError
from greenbaize.engine.files import save_text
from greenbaize.engine.game import Game, find_game
from greenbaize.engine.messages import Term
from greenbaize.study.ladder import Ladder, Stop, climb
from greenbaize.study.ladder_file import Journal, Kept, header
from greenbaize.study.ladder_plot import MARK, draw
from greenbaize.study.ladder_report import (
    as_data,
    how,
    markdown,
    percent,
    percents,
    span,
    time,
    title,
)
from greenbaize.study.simulate import MOST_WORKERS
from greenbaize.study.standing import Rung, Standing

FIRST = 3
"""So many bots are named while they play."""


@app.command()
def ladder(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT,...", help="Which bots are compared.")],
    games: Annotated[
        int, typer.Option(metavar="N", help="How many games at least; blocks are played whole.")
    ] = 400,
    seats: Annotated[int | None, typer.Option(metavar="K", help="How many sit down.")] = None,
    one_among: Annotated[
        str | None,
        typer.Option(metavar="BOT", help="Each bot plays alone against others that are all BOT."),
    ] = None,
    preset: PresetName = None,
    option: Options = [],  # noqa: B006
    seed: Seed = None,
    workers: Annotated[
        int, typer.Option(metavar="W", help="How many processes; 0: one for every core.")
    ] = 0,
    out: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Keep every block in this file, and go on from there."),
    ] = None,
    plot: Annotated[str | None, typer.Option(metavar="FILE", help="Draw an SVG picture.")] = None,
    as_markdown: Annotated[
        bool, typer.Option("--markdown", metavar="", help="Print a table for documents.")
    ] = False,
    json: Json = False,
) -> int:
    """Compare bots: all in every chair, with the same dice."""
    if as_markdown and json:
        raise SetupError("ladder_one_answer")
    if not 0 <= workers <= MOST_WORKERS:
        raise SetupError("workers_out_of_range", most=MOST_WORKERS, given=str(workers))
    chosen_game, kept = find_game(game), Kept(Path(out)) if out else None
    places = chosen_game.check_seats(chosen_game.usual_seats if seats is None else seats)
    settled = chosen_game.settle(chosen(chosen_game, places, preset, option))
    names = tuple(name.strip() for name in bots.split(","))
    found = Ladder(
        chosen_game.name,
        names,
        places,
        tuple(settled.items()),
        seed_for(seed_of(seed), kept),
        one_among,
    )
    blocks = found.blocks(games)
    if plot:
        spare_picture(Path(plot))
    journal = journal_for(found, kept, games, command(found, games, preset, option))
    crew = min(workers or os.cpu_count() or 1, blocks)
    standing = play(found, blocks, crew, journal)
    tell(chosen_game, found, standing, blocks, plot, as_markdown, json)
    return 0 if standing.blocks == blocks else INTERRUPTED


def seed_for(asked: int | None, kept: Kept | None) -> int:
    """The seed that was asked for; else that of the ladder which goes on; else any."""
    if asked is not None:
        return asked
    known = kept.seed if kept else None
    return secrets.randbits(32) if known is None else known


def command(found: Ladder, games: int, preset: str | None, option: Sequence[str]) -> str:
    """What gives the same ladder again."""
    words = ["greenbaize", "ladder", found.game, "--bots", ",".join(found.bots)]
    words += ["--one-among", found.one_among] if found.one_among else []
    words += ["--seats", str(found.seats), "--games", str(games)]
    words += ["--preset", preset] if preset is not None else []
    words += [word for given in option for word in ("--option", given)]
    return shlex.join([*words, "--seed", str(found.seed)])


def journal_for(found: Ladder, kept: Kept | None, games: int, repeat: str) -> Journal | None:
    """The file that is asked for, if it is no other ladder's."""
    if kept is None:
        return None
    first = header(found, games, repeat)
    kept.check(first)
    return Journal(kept, first)


def spare_picture(path: Path) -> None:
    """Only a picture of a ladder is drawn over; that there is a folder is seen before the games."""
    if path.is_file() and path.stat().st_size:
        with path.open("rb") as file:
            if MARK.encode() not in file.read(1000):
                raise SaveError("ladder_picture_exists", path=str(path))
    elif not path.parent.is_dir():
        raise SaveError("sheet_unwritable", path=str(path), reason=Term("reason_not_found"))


def play(found: Ladder, blocks: int, workers: int, journal: Journal | None) -> Standing:
    """Play what is not in the file yet; an interruption keeps what is done."""
    standing, stop = Standing(found), Stop()
    old = list(journal.kept.blocks(found)) if journal else []
    done = {block.number for block in old}
    todo = (number for number in range(blocks) if number not in done)
    for block in old:
        if block.number < blocks:
            standing.add(block)
    with ExitStack() as stack:
        interrupted = stack.enter_context(interrupts(stop.give))
        if journal:
            stack.enter_context(journal)
        bar = stack.enter_context(progress())
        task = bar.add_task(so_far(standing), total=blocks, completed=standing.blocks)
        for block in stack.enter_context(closing(climb(found, todo, stop, workers))):
            standing.add(block)
            if journal:
                journal.add(block)
            bar.update(task, completed=standing.blocks, description=so_far(standing))
            if interrupted:
                break
    return standing


def so_far(standing: Standing) -> str:
    """Who leads."""
    shares = list(standing.shares().items())
    first = [f"{bot} {percent(share)}" for bot, share in shares[:FIRST]]
    return ", ".join([*first, *(["..."] if len(shares) > FIRST else [])]) or standing.ladder.game


def tell(
    game: Game[Any],
    found: Ladder,
    standing: Standing,
    blocks: int,
    plot: str | None,
    as_markdown: bool,
    json: bool,
) -> None:
    """The figures in the form that is asked for."""
    rungs = standing.rungs() if standing.blocks else []
    if json:
        print_json(as_data(found, standing, rungs))
    elif as_markdown:
        print(markdown(rungs))
    else:
        show(game, found, standing, rungs, blocks)
    if plot and rungs:
        save_text(Path(plot), draw(found, standing, rungs))


def show(
    game: Game[Any], found: Ladder, standing: Standing, rungs: Sequence[Rung], blocks: int
) -> None:
    """The figures for people."""
    out = console()
    wanted = blocks * found.games_a_block
    cut = f" of {wanted:,}, interrupted" if standing.games < wanted else ""
    out.print(f"{title(found)}, {how(found)}")
    out.print(f"{standing.games:,} games{cut} in {standing.blocks:,} blocks, seed {found.seed}")
    out.print(f"Victories and scores are those of a seat, scores in {game.unit}.")
    out.print("Ratings are 0 on average; 400 more are ten times the strength.")
    out.print("Intervals are of 95%, over blocks.\n")
    if rungs:
        out.print(figures(rungs))
        out.print()
        out.print(thinking(rungs))


def figures(rungs: Sequence[Rung]) -> Table:
    """Who is how strong."""
    table = table_with("", "won", "95%", "mean", "95%", "rating", "95%")
    for rung in rungs:
        table.add_row(
            rung.bot,
            percent(rung.share),
            percents(rung.share_95),
            f"{rung.mean:.1f}",
            span(rung.mean_95, ".1f"),
            f"{rung.rating:+.0f}",
            span(rung.rating_95, "+.0f"),
        )
    return table


def thinking(rungs: Sequence[Rung]) -> Table:
    """Who has thought how long."""
    table = table_with("", "games", "decisions", "time each")
    for rung in rungs:
        table.add_row(rung.bot, f"{rung.games:,}", f"{rung.decisions:,}", time(rung.seconds))
    return table


def table_with(*headings: str) -> Table:
    """Names, and numbers to the right."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in headings:
        side: JustifyMethod = "right" if heading not in ("", "95%") else "left"
        table.add_column(heading, justify=side)
    return table
