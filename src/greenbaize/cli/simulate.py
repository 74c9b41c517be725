"""`greenbaize simulate`: many games among bots."""

from __future__ import annotations

import csv
import os
import secrets
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Annotated, Any, TextIO

import typer
from rich.markup import escape
from rich.table import Table

from greenbaize.cli.app import INTERRUPTED, app, report
from greenbaize.cli.arguments import (
    GameName,
    Json,
    Options,
    PresetName,
    Seed,
    chairs_or_number,
    chosen,
    console,
    print_json,
    seed_of,
)
from greenbaize.cli.counted import Counted, forfeit_sentence, forfeits_data
from greenbaize.cli.progress import interrupts, progress
from greenbaize.engine.errors import SaveError, SetupError
from greenbaize.engine.files import reason
from greenbaize.engine.game import Game, Value, find_game
from greenbaize.study.simulate import MOST_WORKERS, Batch, Plan
from greenbaize.study.simulate import simulate as play_many
from greenbaize.study.tally import Sums, Tally

MANY = 2000


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 1000,
    seats: Annotated[
        str | None, typer.Option(metavar="BOT,BOT,...", help="Which bot sits where, or how many.")
    ] = None,
    preset: PresetName = None,
    option: Options = [],  # noqa: B006
    seed: Seed = None,
    workers: Annotated[
        int, typer.Option(metavar="K", help="How many processes; 0: one for every core.")
    ] = 0,
    rotate: Annotated[
        bool, typer.Option("--rotate", metavar="", help="Bots change seats every game.")
    ] = False,
    out: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write a CSV file with a row for every game.")
    ] = None,
    records: Annotated[str | None, typer.Option(metavar="DIR", help="Every game's record.")] = None,
    overwrite: Annotated[
        bool, typer.Option("--overwrite", metavar="", help="Replace files that are there.")
    ] = False,
    json: Json = False,
) -> int:
    """Play many games among bots and count."""
    if games < 1:
        raise SetupError("too_few_games", given=str(games))
    if not 0 <= workers <= MOST_WORKERS:
        raise SetupError("workers_out_of_range", most=MOST_WORKERS, given=str(workers))
    chosen_game = find_game(game)
    number, players = seed_of(seed), chairs_or_number(chosen_game, seats, "uniform", "uniform")[1]
    options = chosen(chosen_game, len(players), preset, option)
    plan = planned(chosen_game, players, options, number, rotate, out, records)
    if not overwrite:
        spare_files(plan, out)
    crew = min(workers or os.cpu_count() or 1, games) if workers or games >= MANY else 1
    counted = count(plan, games, crew, out)
    tally, finished = counted.tally, counted.tally.games == games
    if json:
        print_json({**figures_data(plan, tally), "forfeits": forfeits_data(counted.forfeits)})
    else:
        show(chosen_game, plan, tally, games)
    for forfeit in counted.forfeits.values():
        report(forfeit_sentence(forfeit), 0)
    return 0 if finished else INTERRUPTED


def planned(
    game: Game[Any],
    bots: list[str],
    options: Mapping[str, Value],
    seed: int | None,
    rotate: bool,
    out: str | None,
    records: str | None,
) -> Plan:
    """What was asked for, checked before the first game."""
    game.check_seats(len(bots))
    settled = game.settle(options)
    if records:
        make_folder(Path(records))
    seed = secrets.randbits(32) if seed is None else seed
    return Plan(game.name, tuple(bots), tuple(settled.items()), seed, rotate, bool(out), records)


def spare_files(plan: Plan, out: str | None) -> None:
    """What somebody has counted before is not written over unasked; an empty file holds nothing."""
    if out and Path(out).is_file() and Path(out).stat().st_size:
        raise SaveError("sheet_exists", path=out)
    if plan.records and any(Path(plan.records).glob(f"{plan.game}-{plan.seed}-*.txt")):
        seed = str(plan.seed)
        raise SaveError("records_exist", path=plan.records, game=plan.game, seed=seed)


def make_folder(path: Path) -> None:
    """The folder for the records."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SaveError("folder_not_made", path=str(path), reason=reason(error)) from None


def count(plan: Plan, games: int, workers: int, out: str | None) -> Counted:
    """Play and count; an interruption keeps what is done."""
    counted = Counted(Tally(), {})
    tally = counted.tally
    with ExitStack() as stack:
        interrupted = stack.enter_context(interrupts())
        sheet = stack.enter_context(Sheet(Path(out), plan)) if out else None
        bar = stack.enter_context(progress())
        task = bar.add_task(plan.game, total=games)
        batches = stack.enter_context(closing(play_many(plan, games, workers)))  # type: ignore[type-var]
        for batch in batches:
            tally.merge(batch.tally)
            counted.add(batch.forfeits)
            if sheet:
                sheet.add(batch)
            bar.update(task, completed=tally.games)
            if interrupted:
                break
    return counted


class Sheet:
    """One row a game, in the order of the games; what came early waits for its turn."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.waiting: dict[int, Batch] = {}
        self.next = 0
        self.file: TextIO | None = None
        self.seats = len(plan.bots)

    def __enter__(self) -> Sheet:
        try:
            self.file = self.path.open("w", newline="", encoding="utf-8")
        except OSError as error:
            raise self.unwritable(error) from None
        seats = range(1, self.seats + 1)
        heading = [f"{what}_{seat}" for seat in seats for what in ("bot", "score", "place")]
        self.write([["game", *heading]])
        return self

    def __exit__(self, *_: object) -> None:
        for start in sorted(self.waiting) if self.file else ():
            self.write(rows_of(self.waiting[start]))
        self.close()

    def close(self) -> None:
        """Errors of closing are ignored: what could not be written has been reported."""
        if self.file:
            with suppress(OSError):
                self.file.close()
        self.file = None

    def add(self, batch: Batch) -> None:
        """Write this batch when all before it are written."""
        self.waiting[batch.start] = batch
        while self.next in self.waiting:
            ready = self.waiting.pop(self.next)
            self.write(rows_of(ready))
            self.next += ready.tally.games

    def write(self, rows: Iterator[list[Any]] | list[list[Any]]) -> None:
        """Rows, on the disk at once."""
        assert self.file is not None
        try:
            csv.writer(self.file).writerows(rows)
            self.file.flush()
        except OSError as error:
            self.close()
            raise self.unwritable(error) from None

    def unwritable(self, error: OSError) -> SaveError:
        """The sheet cannot be opened or has no room left."""
        return SaveError("sheet_unwritable", path=str(self.path), reason=reason(error))


def rows_of(batch: Batch) -> Iterator[list[Any]]:
    """A batch as rows of the sheet."""
    for index, bots, scores, places in batch.rows:
        cells = zip(bots, scores, places, strict=True)
        yield [index, *[cell for triple in cells for cell in triple]]


def figures_data(plan: Plan, tally: Tally) -> dict[str, Any]:
    """The figures for programs."""
    return {
        "game": plan.game,
        "games": tally.games,
        "seed": plan.seed,
        "options": dict(plan.options),
        "seats": [
            {"bot": bot, **figures(s)} for bot, s in zip(by_seat(plan), tally.seats, strict=False)
        ],
        "bots": {bot: figures(tally.bots[bot]) for bot in dict.fromkeys(plan.bots)},
    }


def by_seat(plan: Plan) -> list[str]:
    """Which bot a seat stands for."""
    return ["any" if plan.rotate else bot for bot in plan.bots]


def figures(sums: Sums) -> dict[str, Any]:
    """One row of figures."""
    report = sums.report()
    return {
        "mean": report.mean,
        "mean_95": list(report.mean_interval),
        "spread": report.spread,
        "win_share": report.win_share,
        "win_share_95": list(report.win_interval),
    }


def show(game: Game[Any], plan: Plan, tally: Tally, wanted: int) -> None:
    """The figures for people."""
    out = console()
    cut = f" of {wanted:,}, interrupted" if tally.games < wanted else ""
    out.print(f"{game.title}: {tally.games:,} games{cut}, seed {plan.seed}")
    out.print(f"Scores in {game.unit}; each mean and share with its 95% interval.\n")
    if not tally.games:
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading, side in (("", "left"), ("mean", "right"), ("95%", "left"), ("spread", "right"),
                          ("won", "right"), ("95%", "left")):  # fmt: skip
        table.add_column(heading, justify=side)  # type: ignore[arg-type]
    for seat, sums in enumerate(tally.seats):
        table.add_row(escape(f"seat {seat + 1}, {by_seat(plan)[seat]}"), *cells(sums))
    table.add_section()
    for bot in dict.fromkeys(plan.bots):
        table.add_row(escape(f"{bot}, each seat"), *cells(tally.bots[bot]))
    out.print(table)


def cells(sums: Sums) -> list[str]:
    """A row of the table."""
    report = sums.report()
    low, high = report.mean_interval
    fewest, most = report.win_interval
    return [
        f"{report.mean:.1f}",
        f"{low:.1f} to {high:.1f}",
        f"{report.spread:.1f}",
        f"{100 * report.win_share:.1f} %",
        f"{100 * fewest:.1f} to {100 * most:.1f} %",
    ]
