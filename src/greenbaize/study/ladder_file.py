"""A ladder on disk, as JSON lines: what it is, and then its blocks as they are done."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO

from greenbaize.engine.errors import SaveError
from greenbaize.engine.files import reason, save_text
from greenbaize.engine.messages import Term
from greenbaize.study.ladder import Block, Ladder, Played, Thought
from greenbaize.version import VERSION

IDENTITY = {
    "greenbaize": Term("ladder_version"),
    "game": Term("ladder_game"),
    "seats": Term("ladder_seats"),
    "options": Term("ladder_options"),
    "bots": Term("ladder_bots"),
    "one_among": Term("ladder_others"),
    "seed": Term("ladder_seed"),
}
"""What makes it this ladder, and what that is called; the number of games may change."""


def header(ladder: Ladder, games: int, command: str) -> dict[str, Any]:
    """The first line."""
    return {
        "greenbaize": VERSION,
        "game": ladder.game,
        "seats": ladder.seats,
        "options": dict(ladder.options),
        "bots": list(ladder.bots),
        "one_among": ladder.one_among,
        "seed": ladder.seed,
        "games": games,
        "command": command,
    }


class Kept:
    """What a file holds from before; a last line that was cut off is as good as none."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines: list[str] = []
        self.header: dict[str, Any] = {}
        text = self.text()
        if text:
            self.lines = text.split("\n")
            self.whole = self.lines.pop() == ""
            self.header = self.first()

    def text(self) -> str:
        """All of it; what is no file, or not there yet, holds nothing."""
        if not self.path.is_file():
            return ""
        try:
            return self.path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise self.foreign() from None
        except OSError as error:
            raise unwritable(self.path, error) from None

    def first(self) -> dict[str, Any]:
        """The first line, if it is a ladder's."""
        found = read_object(self.lines[0]) if self.lines else None
        if found is None or not {*IDENTITY, "games", "command"} <= found.keys():
            raise self.foreign()
        return found

    def foreign(self) -> SaveError:
        """It is something else."""
        return SaveError("ladder_file_foreign", path=str(self.path))

    @property
    def seed(self) -> int | None:
        """The seed of the ladder that is there."""
        seed = self.header.get("seed")
        return seed if type(seed) is int and seed >= 0 else None

    def ladder(self) -> Ladder:
        """The ladder that is there."""
        found = self.header
        try:
            options, bots = tuple(found["options"].items()), tuple(found["bots"])
            return Ladder(
                found["game"], bots, found["seats"], options, found["seed"], found["one_among"]
            )
        except (AttributeError, KeyError, TypeError):
            raise self.foreign() from None

    def check(self, ours: Mapping[str, Any]) -> None:
        """Whether it is this ladder that the file belongs to."""
        for part, called in IDENTITY.items():
            if self.header and comparable(self.header[part]) != comparable(ours[part]):
                command = str(self.header["command"])
                facts = {"path": str(self.path), "command": command}
                raise SaveError("ladder_file_differs", what=called, **facts)

    def blocks(self, ladder: Ladder) -> Iterator[Block]:
        """The blocks that it holds, each once."""
        seen: set[int] = set()
        for number, line in enumerate(self.lines[1:], start=2):
            block = read_block(line)
            if block is None or not fits(block, ladder):
                raise SaveError("ladder_file_damaged", path=str(self.path), line=str(number))
            if block.number not in seen:
                seen.add(block.number)
                yield block


def comparable(value: Any) -> Any:
    """Bots are the same in any order."""
    return sorted(map(str, value)) if isinstance(value, list) else value


def read_object(line: str) -> dict[str, Any] | None:
    """A line of JSON, if it is an object."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def read_block(line: str) -> Block | None:
    """A block from its line."""
    found = read_object(line)
    try:
        assert found is not None
        games = tuple(
            Played(tuple(game["bots"]), numbers(game["scores"]), numbers(game["places"]))
            for game in found["games"]
        )
        thought = {
            str(bot): Thought(int(decisions), float(seconds))
            for bot, (decisions, seconds) in found["thought"].items()
        }
        (number,) = numbers([found["block"]])
        return Block(number, games, thought)
    except (AssertionError, AttributeError, KeyError, TypeError, ValueError):
        return None


def numbers(found: Any) -> tuple[int, ...]:
    """Whole numbers and nothing else."""
    if not all(type(number) is int for number in found):
        raise TypeError
    return tuple(found)


def fits(block: Block, ladder: Ladder) -> bool:
    """Whether a block is what this ladder plays under its number."""
    if block.number < 0 or [game.bots for game in block.games] != ladder.line_ups(block.number):
        return False
    sat = {bot for game in block.games for bot in game.bots}
    return sat == block.thought.keys() and all(
        len(game.scores) == len(game.places) == ladder.seats for game in block.games
    )


def write_block(block: Block) -> str:
    """A block as its line."""
    games = [game._asdict() for game in block.games]
    entry = {"block": block.number, "games": games, "thought": block.thought}
    return json.dumps(entry, separators=(",", ":"))


class Journal:
    """The file of a ladder that is going on: every block is on the disk as soon as it is done."""

    def __init__(self, kept: Kept, first: Mapping[str, Any]) -> None:
        self.path, self.kept, self.first = kept.path, kept, first
        self.file: TextIO | None = None

    def __enter__(self) -> Journal:
        if self.kept.lines and not (self.kept.whole and self.kept.header == self.first):
            whole = [json.dumps(self.first), *self.kept.lines[1:]]
            save_text(self.path, "".join(f"{line}\n" for line in whole))
        try:
            self.file = self.path.open("a", encoding="utf-8", newline="\n")
        except OSError as error:
            raise unwritable(self.path, error) from None
        if not self.kept.lines:
            self.write(json.dumps(self.first))
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Errors of closing are ignored: what could not be written has been reported."""
        if self.file:
            with suppress(OSError):
                self.file.close()
        self.file = None

    def add(self, block: Block) -> None:
        """One block more."""
        self.write(write_block(block))

    def write(self, line: str) -> None:
        """A line, on the disk at once."""
        assert self.file is not None
        try:
            self.file.write(f"{line}\n")
            self.file.flush()
        except OSError as error:
            self.close()
            raise unwritable(self.path, error) from None


def unwritable(path: Path, error: OSError) -> SaveError:
    """The file cannot be opened or has no room left."""
    return SaveError("sheet_unwritable", path=str(path), reason=reason(error))
