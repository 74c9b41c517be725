"""Nobody learns at the wire what is not theirs to know; and the check would find whoever did."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from greenbaize.engine.errors import RefusedError
from greenbaize.engine.game import Game
from greenbaize.engine.match import Match
from greenbaize.engine.record import Record
from greenbaize.engine.seats import EVERYBODY, PUBLIC
from greenbaize.server.ops import logging as logs
from greenbaize.server.protocol import Play
from greenbaize.server.tables import frames
from greenbaize.server.tables import log as e
from greenbaize.server.tables import table as table_module
from greenbaize.server.tables.log import LoggedEntry
from greenbaize.server.tables.room import Room
from greenbaize.server.tables.story import Story, StoryLine
from greenbaize.server.tables.table import APPLY, SeatState, Table

from ..laws.test_laws import TRIED, drawn
from ..laws.toy import CUPS
from .alike import ToldApart
from .secrecy import apart
from .worlds import worlds

SEED = os.environ.get("GREENBAIZE_WIRE_SEED") or os.environ.get(
    "PYTEST_XDIST_TESTRUNUID", str(random.SystemRandom().randrange(10**9))
)
GAMES = int(os.environ.get("GREENBAIZE_WIRE_GAMES", "6"))
OPEN_GAMES = 3
"""Where nothing is secret, so many are enough."""

BITES = 250
QUICK_DISK = Path("/dev/shm")


async def look_at(game: Game[Any], games: int, seed: str = SEED) -> None:
    """So many games of random options in two worlds each."""
    chance = random.Random(f"{seed} {game.name}")
    with TemporaryDirectory(dir=QUICK_DISK if QUICK_DISK.is_dir() else None) as folder:
        async with apart(Path(folder)) as both:
            differ = 0
            for number in range(games):
                if differ or number < OPEN_GAMES:
                    found = await both.check(drawn(game, chance))
                    differ += found.differ


@pytest.mark.parametrize("game", TRIED, ids=lambda game: game.name)
def test_worlds_that_a_viewer_cannot_tell_apart_give_it_the_same_bytes(game: Game[Any]) -> None:
    try:
        asyncio.run(look_at(game, GAMES))
    except BaseException as trouble:
        trouble.add_note(f"try it again with GREENBAIZE_WIRE_SEED={SEED}")
        raise


@pytest.mark.parametrize("game", TRIED, ids=lambda game: game.name)
def test_where_there_are_secrets_there_are_other_worlds(game: Game[Any]) -> None:
    chance = random.Random(f"{SEED} {game.name}")
    found = [worlds(drawn(game, chance)) for _ in range(12)]
    secret = [pair for pair in found if pair.secrets]
    assert 2 * sum(pair.differ for pair in secret) >= len(secret)
    assert not any(pair.differ for pair in found if not pair.secrets)


# Who would leak, and where it is heard

Leak = Callable[[pytest.MonkeyPatch], None]


def last_words(table: Table) -> str:
    """The last move, whoever may know it."""
    moves = table.match.record.moves if table.match else []
    return moves[-1].words if moves else ""


def a_view_with_more_in_it(patch: pytest.MonkeyPatch) -> None:
    honest = frames.play_of

    def leaky(table: Table, viewer: int) -> Play | None:
        play = honest(table, viewer)
        return play and play.model_copy(update={"view": {**play.view, "last": last_words(table)}})

    patch.setattr(frames, "play_of", leaky)


def the_public_sees_as_a_seat_does(patch: pytest.MonkeyPatch) -> None:
    honest = Match.view
    patch.setattr(Match, "view", lambda match, seat: honest(match, 0 if seat == PUBLIC else seat))


def everybody_hears_every_line(patch: pytest.MonkeyPatch) -> None:
    honest = Table.add_line

    def leaky(table: Table, *told: Any, **more: Any) -> None:
        honest(table, *told, **more)
        table.story.lines[-1] = replace(table.story.lines[-1], seen_by=EVERYBODY)

    patch.setattr(Table, "add_line", leaky)


def a_record_that_tells_all(patch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, viewer: int) -> Record:
        assert table.match is not None
        return replace(table.match.record, secret=None, seen_by=table.names[viewer % 2])

    patch.setattr(Table, "remembered_record", leaky)


def a_record_with_its_draws(patch: pytest.MonkeyPatch) -> None:
    honest = Story.add_move

    def leaky(story: Story, game: Any, before: Any, line: Any, move: int) -> None:
        honest(story, game, before, line, move)
        for lines in story.remembered.values():
            lines[-1] = replace(lines[-1], draws=line.draws)

    patch.setattr(Story, "add_move", leaky)


def a_refusal_that_says_too_much(patch: pytest.MonkeyPatch) -> None:
    honest = Match.check

    def leaky(match: Match, seat: int, words: str) -> int:
        try:
            return honest(match, seat, words)
        except RefusedError as refusal:
            said = match.record.moves[-1].words if match.record.moves else ""
            raise RefusedError(f"{refusal} The last move was {said}.") from None

    patch.setattr(Match, "check", leaky)


def a_clock_that_knows_the_move(patch: pytest.MonkeyPatch) -> None:
    honest = frames.move_deadline

    def leaky(table: Table, number: int, seat: SeatState) -> float | None:
        deadline = honest(table, number, seat)
        return deadline and deadline + sum(map(ord, last_words(table)))

    patch.setattr(frames, "move_deadline", leaky)


def an_undo_that_tells_what_it_was(patch: pytest.MonkeyPatch) -> None:
    honest = Table.apply_took_back

    def leaky(table: Table, entry: e.TookBack, logged: LoggedEntry) -> None:
        was = last_words(table)
        honest(table, entry, logged)
        table.announce(entry, f"It was {was}.")

    handlers: dict[Any, Any] = {**APPLY, e.TookBack: leaky}
    patch.setattr(table_module, "APPLY", handlers)


def a_line_more_for_some_moves(patch: pytest.MonkeyPatch) -> None:
    honest = Room.show

    def leaky(room: Room, table: Table) -> None:
        honest(room, table)
        if sum(map(ord, last_words(table))) % 2:
            for viewer in room.presence.viewers:
                viewer.send(b"{}")

    patch.setattr(Room, "show", leaky)


def a_log_of_moves(patch: pytest.MonkeyPatch) -> None:
    honest = Table.apply_moved

    def leaky(table: Table, entry: e.Moved, logged: LoggedEntry) -> None:
        honest(table, entry, logged)
        logs.info("moved", words=entry.words)

    handlers: dict[Any, Any] = {**APPLY, e.Moved: leaky}
    patch.setattr(table_module, "APPLY", handlers)


def a_count_of_moves(patch: pytest.MonkeyPatch) -> None:
    honest = Room.show

    def leaky(room: Room, table: Table) -> None:
        honest(room, table)
        room.services.metrics.count_limited(last_words(table))

    patch.setattr(Room, "show", leaky)


def a_frame_with_the_secret_of_the_house(patch: pytest.MonkeyPatch) -> None:
    honest = frames.log_lines

    def leaky(lines: list[StoryLine]) -> Any:
        return honest([replace(line, text=f"{line.text} {'a0' * 32}") for line in lines])

    patch.setattr(frames, "log_lines", leaky)


LEAKS: list[Leak] = [
    a_view_with_more_in_it,
    the_public_sees_as_a_seat_does,
    everybody_hears_every_line,
    a_record_that_tells_all,
    a_record_with_its_draws,
    a_refusal_that_says_too_much,
    a_clock_that_knows_the_move,
    an_undo_that_tells_what_it_was,
    a_line_more_for_some_moves,
    a_log_of_moves,
    a_count_of_moves,
    a_frame_with_the_secret_of_the_house,
]


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_the_check_finds(leak: Leak) -> None:
    with pytest.MonkeyPatch.context() as patch:
        leak(patch)
        with pytest.raises(ToldApart):
            asyncio.run(look_at(CUPS, BITES, "bites"))
