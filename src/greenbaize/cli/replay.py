"""`greenbaize replay`: a recorded game, move by move."""

from __future__ import annotations

from typing import Annotated

import typer

from greenbaize.cli.app import app
from greenbaize.cli.arguments import Json, RecordFile, console, print_json, seat_of, table_of
from greenbaize.cli.standings import standings
from greenbaize.engine.event import Event
from greenbaize.engine.game import find_game
from greenbaize.engine.record import Record
from greenbaize.engine.replay import replay_events
from greenbaize.engine.seats import PUBLIC


@app.command()
def replay(
    record: RecordFile,
    seat: Annotated[
        str | None, typer.Option(metavar="S", help="As this seat saw it: its name or number.")
    ] = None,
    json: Json = False,
) -> None:
    """Tell a recorded game move by move, as everybody or as one seat saw it."""
    read = Record.load(record)
    viewer = PUBLIC if seat is None else seat_of(seat, read.seats)
    if json:
        print_json(
            [
                {"move": read.spell(line), "events": [event.as_json() for event in events]}
                for line, events in replay_events(read, viewer)
            ]
        )
        return
    show(read, viewer)


def show(record: Record, viewer: int) -> None:
    """The game in sentences, and how it ended."""
    game = find_game(record.game)
    out = console()
    out.print(f"[bold]{game.title}[/], {', '.join(record.seats)}", end="\n\n")
    events: list[Event] = []
    for _, happened in replay_events(record, viewer):
        events += happened
    for sentence in table_of(game).event_lines(events, record.seats):
        out.print(sentence, markup=False)
    out.print()
    out.print(standings(game, record))
