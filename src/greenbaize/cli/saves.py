"""Saved games: the record, and beside it the House's secret while the game runs."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from greenbaize.bots import is_bot
from greenbaize.bots.own import runs_code
from greenbaize.cli.arguments import YOU
from greenbaize.engine.errors import GreenbaizeError, RecordError, SetupError
from greenbaize.engine.files import load_text, save_text
from greenbaize.engine.match import Match
from greenbaize.engine.messages import AllOf
from greenbaize.engine.record import Record
from greenbaize.engine.replay import read_secret, resume
from greenbaize.engine.text import shown


def folder() -> Path:
    """Where games are saved that were given no place of their own."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "greenbaize"


def new_file(game: str) -> Path:
    """A name that no game has yet."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    names = [stem, *(f"{stem}-{i}" for i in range(2, 100))]
    free = (folder() / f"{name}.txt" for name in names)
    return next(path for path in free if not path.exists())


def latest() -> Path:
    """The game that was left last and is not over."""
    files = sorted(filter(Path.is_file, folder().glob("*.txt")), key=os.path.getmtime, reverse=True)
    for path in files:
        try:
            if Record.load(path).result is None:
                return path
        except GreenbaizeError:
            continue
    raise SetupError("nothing_to_resume")


def secret_file(path: Path) -> Path:
    """The House's secret of a running game lies beside its record, not in it."""
    return path.with_name(path.name + ".house")


def check_free(path: Path) -> Path:
    """A file that a new game may be saved in: nothing is ever written over."""
    try:
        taken = path.exists() or secret_file(path).exists()
    except (OSError, ValueError):
        raise SetupError("save_name_malformed", path=shown(str(path), 40)) from None
    if taken:
        raise SetupError("save_exists", path=str(path))
    return path


def move(match: Match, old: Path, new: Path) -> None:
    """Save the game elsewhere and forget the old place."""
    save(match, check_free(new))
    old.unlink(missing_ok=True)
    secret_file(old).unlink(missing_ok=True)


def save(match: Match, path: Path) -> None:
    """The record, and the House's secret as long as it is one."""
    hidden = secret_file(path)
    if match.record.result is None and match.house.secret:
        if not hidden.exists():
            save_text(hidden, match.house.secret + "\n", private=True)
        match.record.save(path)
    else:
        match.record.save(path)
        with suppress(OSError):
            hidden.unlink()


def check_players(record: Record, path: Path, players: Sequence[str] | None) -> None:
    """Whether these players may go on with the game."""
    if players is not None and list(players) != record.players:
        raise SetupError("resume_with_others")
    foreign = tuple(player for player in record.players if runs_code(player))
    if foreign and players is None and path.parent.resolve() != folder().resolve():
        seats = shlex.quote(",".join(record.players))
        raise RecordError(
            "resume_runs_code", path=str(path), players=AllOf(foreign), seats=seats
        )  # fmt: skip


def load(path: Path, players: Sequence[str] | None = None) -> Match:
    """A game to go on with, waiting for the next throw.

    A record may come from anybody, and name a command as a player. It is run only if the game was
    saved where ours are, or if whoever resumes it says the same players.
    """
    record = Record.load(path)
    if record.dice == "given" or len(record.players) != len(record.seats):
        raise RecordError("resume_without_players", path=str(path))
    for player in record.players:
        if player != YOU and not is_bot(player):
            raise RecordError("resume_unknown_player", name=shown(player), path=str(path))
    check_players(record, path, players)
    secret = None
    if record.dice == "fair" and record.result is None:
        hidden = secret_file(path)
        if not hidden.exists():
            raise RecordError("resume_without_secret", path=str(hidden))
        secret = read_secret(load_text(hidden, "secret").strip())
    return resume(record, secret, waits=True)
