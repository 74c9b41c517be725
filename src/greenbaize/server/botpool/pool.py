"""Where bots think: a few processes of low priority, each asked one question at a time."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
import sysconfig
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

LOG = logging.getLogger(__name__)
COMMAND = (sys.executable, "-P", "-m", "greenbaize.server.botpool.worker")
HOME = str(Path(__file__).resolve().parents[3])
"""Where this Greenbaize is, so that its bots' processes take the same."""

TRIES = 3
STARTING = 10.0
"""How much longer the first answer of a new process may take, in seconds."""

ENDING = 1.0
"""How long a process that has stopped talking may take to end, in seconds."""

LONGEST_ANSWER = 1 << 16
LONGEST_LINE = 400


class ThinkingFailed(Exception):
    """No move came of it; its text holds nothing of what was asked."""


class Gone(Exception):
    """A process has ended, or what it said is no answer."""


class Thinker:
    """One process. It is `busy` from a question on, until the answer to it has come."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self.process = process
        self.ears, self.voice = process.stdin, process.stdout
        self.moans = asyncio.create_task(pass_on(process.stderr, process.pid))
        self.asked = 0
        self.busy = False
        self.killed = False

    @classmethod
    async def begin(cls, command: Sequence[str]) -> Thinker:
        """A new process."""
        return cls(
            await asyncio.create_subprocess_exec(
                *command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=PIPE,
                env=surroundings(),
                limit=LONGEST_ANSWER,
            )
        )

    @property
    def gone(self) -> bool:
        """Whether the process has ended."""
        return self.process.returncode is not None

    async def answer(self, bot: str, seat: int, record: str) -> dict[str, Any]:
        """What is said to this question and to no other."""
        self.asked += 1
        self.busy = True
        question = {"number": self.asked, "bot": bot, "seat": seat, "record": record}
        said = await self.exchange(json.dumps(question).encode() + b"\n")
        if not isinstance(said, dict) or said.get("number") != self.asked:
            raise Gone
        self.busy = False
        return said

    async def exchange(self, line: bytes) -> Any:
        """A line for a line."""
        try:
            self.ears.write(line)
            await self.ears.drain()
            return json.loads(await self.voice.readline())
        except (OSError, ValueError):
            raise Gone from None

    def kill(self) -> None:
        """End the process, whatever it does; once, or its end might be noticed out of turn."""
        if not self.gone and not self.killed:
            self.killed = True
            with suppress(ProcessLookupError):
                self.process.kill()

    async def end(self) -> None:
        """End the process and see it gone; one that is ending by itself is let."""
        self.ears.close()
        if self.voice.at_eof() and not self.killed:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.process.wait(), ENDING)
        self.kill()
        while await self.voice.read(LONGEST_ANSWER):
            pass
        await asyncio.wait([self.moans])
        await self.process.wait()


class Thinkers:
    """At most `count` processes, begun when there is something to think about.

    Questions wait in the order in which they came. Whoever gives up waiting leaves the process
    to finish its thought, so that it is ready for the next.
    """

    def __init__(
        self,
        count: int,
        thinking_seconds: float,
        *,
        command: Sequence[str] = COMMAND,
        starting_seconds: float = STARTING,
    ) -> None:
        self.seconds = thinking_seconds
        self.starting = starting_seconds
        self.command = command
        self.open = False
        self.chairs = asyncio.Semaphore(count)
        self.everybody: set[Thinker] = set()
        self.free: list[Thinker] = []
        self.under_way: set[asyncio.Task[str]] = set()

    async def start(self) -> None:
        """From now on there can be questions."""
        self.open = True

    async def ask(self, bot: str, seat: int, record_text: str) -> str:
        """The words of the move that a bot chooses, knowing what its seat has seen."""
        await self.chairs.acquire()
        thought = asyncio.create_task(self._think(bot, seat, record_text))
        self.under_way.add(thought)
        thought.add_done_callback(self._rise)
        await asyncio.wait([thought])
        return thought.result()

    async def stop(self) -> None:
        """End all processes; whoever still waits for an answer is told that none comes."""
        self.open = False
        for thinker in self.everybody:
            thinker.kill()
        while self.under_way:
            await asyncio.wait(self.under_way)
        while self.free:
            await self._dismiss(self.free.pop())

    def _rise(self, thought: asyncio.Task[str]) -> None:
        """Make room for the next; a failure that nobody waits for is nobody's trouble."""
        self.under_way.discard(thought)
        self.chairs.release()
        if not thought.cancelled():
            thought.exception()

    async def _think(self, bot: str, seat: int, record: str) -> str:
        """Ask until somebody answers: who is gone is replaced, who is late is not waited for."""
        for _ in range(TRIES):
            thinker = await self._somebody()
            try:
                async with asyncio.timeout(self._allowed(thinker)):
                    return words(await thinker.answer(bot, seat, record))
            except Gone:
                LOG.warning("thinker %d did not answer and is replaced", thinker.process.pid)
            except TimeoutError:
                LOG.warning("thinker %d took too long and is replaced", thinker.process.pid)
                raise ThinkingFailed(f"no answer within {self.seconds:g} seconds") from None
            finally:
                await self._let_go(thinker)
        raise ThinkingFailed(f"{TRIES} processes ended without an answer")

    def _allowed(self, thinker: Thinker) -> float:
        """How long it may take; a new process must wake up first."""
        return self.seconds + (0 if thinker.asked else self.starting)

    async def _somebody(self) -> Thinker:
        """Who was asked last and is free, or somebody new."""
        self._check_open()
        while self.free:
            thinker = self.free.pop()
            if not thinker.gone:
                return thinker
            await self._dismiss(thinker)
        return await self._hire()

    async def _hire(self) -> Thinker:
        """A new process, unless all were ended meanwhile."""
        try:
            thinker = await Thinker.begin(self.command)
        except OSError as trouble:
            raise ThinkingFailed(f"no process can be started: {trouble.strerror}") from None
        self.everybody.add(thinker)
        if not self.open:
            await self._dismiss(thinker)
        self._check_open()
        return thinker

    async def _let_go(self, thinker: Thinker) -> None:
        """Who has answered is free; who has not cannot be asked again."""
        if thinker.busy or not self.open:
            await self._dismiss(thinker)
        else:
            self.free.append(thinker)

    async def _dismiss(self, thinker: Thinker) -> None:
        self.everybody.discard(thinker)
        await thinker.end()

    def _check_open(self) -> None:
        if not self.open:
            raise ThinkingFailed("no bots think here now")


def words(said: dict[str, Any]) -> str:
    """The move in an answer."""
    if not isinstance(said.get("move"), str):
        raise ThinkingFailed(f"the bot has trouble: {said.get('trouble')}")
    return str(said["move"])


async def pass_on(moans: asyncio.StreamReader, pid: int) -> None:
    """What a process complains about is told in the log."""
    while text := await moans.read(LONGEST_ANSWER):
        for line in text.decode(errors="replace").splitlines():
            LOG.warning("thinker %d says: %s", pid, line[:LONGEST_LINE])


def surroundings() -> dict[str, str]:
    """Our own environment, in which this same Greenbaize is found."""
    paths = [] if HOME in sysconfig.get_paths().values() else [HOME]
    given = os.environ.get("PYTHONPATH")
    found = os.pathsep.join([*paths, *([given] if given else [])])
    return {**os.environ, "PYTHONPATH": found} if found else dict(os.environ)
