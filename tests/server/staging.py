"""A world in which all happens as it is written: the House, the bots, codes, and the clock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from greenbaize.engine.fair import Draws, commitment
from greenbaize.engine.house import House
from greenbaize.engine.record import Record
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.state import State
from greenbaize.server.tables import commands, creation, scheduler, table
from greenbaize.server.tables.deadlines import Deadline, deadlines
from greenbaize.server.tables.log import Header, LoggedEntry, Moved, TookBack
from greenbaize.server.tables.table import Table

from .in_process import HERE, World, listening
from .worlds import Made, Step, Turn

NOTHING = "nothing"
SEALED = b"what nobody knows before the end"
"""The House's secret as it is sealed for all to see; what is kept tells the worlds apart."""


class Scripted(World):
    """A world with a script."""

    def __init__(self, number: int, database: Path) -> None:
        super().__init__(number, database)
        self.secret = bytes([0xA0 + number]) * 32
        self.script: list[Step] = []
        self.position = 0

    def begin(self, code: str, script: list[Step], ears: set[int]) -> None:
        """A new table, at which all is as it was at the last one."""
        self.code, self.script, self.position = code, script, 0
        self.ears, self.cookies, self.clock = ears, {}, 1000.0
        self.heard.clear()

    def next_words(self, seat: int, record: str) -> str:
        """The next move of this seat, which has made as many as its record says."""
        done = sum(line.seat == seat for line in Record.parse(record).moves)
        made = 0
        for number, step in enumerate(self.script):
            if step.seat != seat:
                continue
            if number >= self.position and made == done and step.one.words:
                return step.of(self.number).words
            made += 1 if step.one.words else -1
        return NOTHING

    def house_moves(self) -> list[Made]:
        """What the House does from the first throw to the last."""
        return [step.of(self.number) for step in self.script if step.seat == HOUSE]

    async def skip(self, turns: Sequence[Turn]) -> None:
        """Let many turns happen at once."""
        async with self.room.lock:
            table = await self.room.ready()
            written = [entry for turn in turns for entry in self.let(table, turn)]
            if written:
                await self.room.commit(written)

    def let(self, table: Table, turn: Turn) -> list[LoggedEntry]:
        """Let one turn happen, as an entry or more."""
        if turn.seat == HOUSE:
            return [entry for one in throws(table, self.clock) for entry in one]
        words = turn.steps[0].of(self.number).words
        moved, back = Moved(seat=turn.seat, words=words), TookBack(seat=turn.seat)
        return [table.write(moved if words else back, self.clock)]

    async def wait(self, seconds: float) -> None:
        """Time goes by, and what is due happens."""
        self.clock += seconds
        await self.room.scheduler.run_due()


def throws(table: Table, at: float) -> Iterator[list[LoggedEntry]]:
    """All that the House does by itself, without waiting for ceremonies."""
    yield table.throw(at)
    while table.thrower() == HOUSE:
        yield table.throw(at)


class ScriptedHouse(House):
    """Looks like a fair one, and draws what is written."""

    kind = "fair"

    def __init__(self, table: Table, moves: list[Made], parts: Sequence[str]) -> None:
        self.game, self.moves = table.game, moves
        self.commitment, self.secret = commitment(SEALED), SEALED.hex()
        self.contributions, self.promises = tuple(parts), tuple(table.promises)
        self.drawn = 0

    def move(self, state: State) -> tuple[int, Draws | None]:
        made = self.moves[self.drawn]
        self.drawn += 1
        move: int = self.game.read(state, HOUSE, made.words)
        return move, made.draws


def unthrown(table: Table) -> list[Made]:
    """What the House has still to do."""
    assert table.match is not None
    house = table.match.house
    assert isinstance(house, ScriptedHouse)
    return house.moves[house.drawn :]


def here() -> Scripted:
    """The world in which this happens."""
    world = HERE.get()
    assert isinstance(world, Scripted)
    return world


def sealed_table(**known: object) -> Table:
    """A table with the same seal in both worlds, and another secret behind it."""
    named = {"code": here().code, "commitment": commitment(SEALED), **known}
    return Table(Header.model_validate(named), here().secret)


def house_of(table: Table, parts: Sequence[str]) -> House:
    """The House as it is written."""
    return ScriptedHouse(table, here().house_moves(), parts)


def written_deadlines(table: Table) -> list[Deadline]:
    """What waits for its time, as far as it is written."""
    return [due for due in deadlines(table) if is_written(table, due)]


def is_written(table: Table, due: Deadline) -> bool:
    """Whether the script goes so far."""
    if due.kind == "bot":
        return here().next_words(due.seat, table.seen_record(due.seat).text()) != NOTHING
    return due.kind not in ("house", "throw") or bool(unthrown(table))


@contextmanager
def staged() -> Iterator[None]:
    """Nothing is left to chance, and everything that is logged is heard."""
    with pytest.MonkeyPatch.context() as patch, listening():
        patch.setattr(scheduler, "deadlines", written_deadlines)
        patch.setattr(creation, "new_code", lambda: here().code)
        patch.setattr(creation, "new_table", sealed_table)
        patch.setattr(Table, "house", house_of)
        patch.setattr(table, "MOST_HOLD_SECONDS", 0.0)
        patch.setattr(commands, "derived", lambda secret, seat: b"\x5e" * 16)
        yield
