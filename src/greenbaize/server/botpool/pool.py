"""The bot pool: a few processes of low priority, each asked for one move at a time."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import sys
import sysconfig
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

from greenbaize.server.botpool.own import telling
from greenbaize.server.botpool.thinking import Queue, hurried

LOG = logging.getLogger(__name__)
COMMAND = (sys.executable, "-P", "-m", "greenbaize.server.botpool.worker")
HOME = str(Path(__file__).resolve().parents[3])
"""Where this Greenbaize is, so that its bots' processes import the same."""

MAX_ATTEMPTS = 3
START_SECONDS = 10.0
"""How much longer the first answer of a new process may take, in seconds."""

END_SECONDS = 1.0
"""How long a process that has stopped talking may take to end, in seconds."""

GONE_SECONDS = 5.0
"""How long a process that was killed may take to be gone, in seconds; then it is left alone."""

SPARE_SECONDS = 0.02
"""How often whoever can wait looks for a free process, in seconds."""

MAX_ANSWER_BYTES = 1 << 16
MAX_TAIL_BYTES = 4096
EXCEPTION_NAME = re.compile(
    r"(?:\w+\.)*([A-Z][A-Za-z]{0,60}(?:Error|Exception|Interrupt))(?::|\s*$)"
)
"""How the last line of a traceback begins; only what looks like the name of a class is kept."""


class BotFailed(Exception):
    """No move came of it; its text holds nothing of what was asked."""


class PoolClosed(BotFailed):
    """The pool has not been started, or was stopped."""

    def __init__(self) -> None:
        super().__init__("the bot pool is closed")


class WorkerEnded(Exception):
    """A process has ended, or what it wrote is no answer."""


class BotProcess:
    """One process. It is `busy` from a question on, until the answer to it has come."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self.process = process
        self.stdin, self.stdout = process.stdin, process.stdout
        self.stderr = asyncio.create_task(log_stderr(process.stderr, process.pid))
        self.asked = 0
        self.busy = False
        self.killed = False

    @classmethod
    async def start(cls, command: Sequence[str], own: Mapping[str, str]) -> BotProcess:
        return cls(
            await asyncio.create_subprocess_exec(
                *command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=PIPE,
                env={**environment(), **telling(own)},
                limit=MAX_ANSWER_BYTES,
            )
        )

    @property
    def ended(self) -> bool:
        return self.process.returncode is not None

    async def answer(self, bot: str, seat: int, record: str) -> dict[str, Any]:
        """The answer to this question and to no other."""
        self.asked += 1
        self.busy = True
        question = {"id": self.asked, "bot": bot, "seat": seat, "record": record}
        answer = await self.exchange(json.dumps(question).encode() + b"\n")
        if not isinstance(answer, dict) or answer.get("id") != self.asked:
            raise WorkerEnded
        self.busy = False
        return answer

    async def exchange(self, line: bytes) -> Any:
        """Write a line to the process, and read the one that it answers with."""
        if self.stdin.is_closing():
            raise WorkerEnded
        try:
            self.stdin.write(line)
            await self.stdin.drain()
            return json.loads(await self.stdout.readline())
        except (OSError, ValueError):
            raise WorkerEnded from None

    def kill(self) -> None:
        """End the process, whatever it does; once, or its end might be noticed out of turn."""
        if not self.ended and not self.killed:
            self.killed = True
            with suppress(ProcessLookupError):
                self.process.kill()

    async def end(self) -> None:
        """End the process and see it gone; one that is ending by itself is let.

        A process that hangs in the system, or whose pipes somebody else has open, keeps nobody.
        """
        self.stdin.close()
        if self.stdout.at_eof() and not self.killed:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.process.wait(), END_SECONDS)
        self.kill()
        try:
            async with asyncio.timeout(GONE_SECONDS):
                await self.see_it_gone()
        except TimeoutError:
            self.stderr.cancel()
            LOG.warning("bot process %d was killed and is not gone", self.process.pid)

    async def see_it_gone(self) -> None:
        while await self.stdout.read(MAX_ANSWER_BYTES):
            pass
        await asyncio.wait([self.stderr])
        await self.process.wait()


class BotPool:
    """At most `count` processes, started when there is something to choose.

    Questions wait in the order in which they came. Whoever gives up waiting leaves the process
    to finish, so that it is ready for the next.
    """

    def __init__(
        self,
        count: int,
        timeout_seconds: float,
        *,
        command: Sequence[str] = COMMAND,
        start_seconds: float = START_SECONDS,
        thinking_seconds: float = 2.0,
        own: Mapping[str, str] | None = None,
        on_retry: Callable[[], None] = lambda: None,
    ) -> None:
        self.count = count
        self.waiting = 0
        self.timeout = timeout_seconds
        self.thinking_seconds = thinking_seconds
        self.own = own or {}
        self.start_seconds = start_seconds
        self.on_retry = on_retry
        self.command = command
        self.open = False
        self.slots = asyncio.Semaphore(count)
        self.processes: set[BotProcess] = set()
        self.free: list[BotProcess] = []
        self.in_progress: set[asyncio.Task[str]] = set()

    async def start(self) -> None:
        """From now on there can be questions."""
        self.open = True

    async def choose_move(self, bot: str, seat: int, record_text: str) -> str:
        """The words of the move that a bot chooses, knowing what its seat has seen."""
        waited = await self._wait_for_slot()
        queue = Queue(waited, self.waiting, self.count)
        hurried_bot = hurried(bot, self.thinking_seconds, queue)
        task = asyncio.create_task(self._choose(hurried_bot, seat, record_text))
        self.in_progress.add(task)
        task.add_done_callback(self._release)
        await asyncio.wait([task])
        return task.result()

    async def _wait_for_slot(self) -> float:
        """Wait for a process of one's own; returns for how many seconds."""
        begun = monotonic()
        self.waiting += 1
        try:
            await self.slots.acquire()
        finally:
            self.waiting -= 1
        return monotonic() - begun

    async def spare(self) -> None:
        """Returns when a process is free that nobody waits for."""
        while self.slots.locked():
            await asyncio.sleep(SPARE_SECONDS)

    async def stop(self) -> None:
        """End all processes; whoever still waits for an answer is told that none comes."""
        self.open = False
        for process in self.processes:
            process.kill()
        while self.in_progress:
            await asyncio.wait(self.in_progress)
        while self.free:
            await self._end(self.free.pop())

    def _release(self, task: asyncio.Task[str]) -> None:
        """Make room for the next; a failure that nobody waits for is of no interest."""
        self.in_progress.discard(task)
        self.slots.release()
        if not task.cancelled():
            task.exception()

    async def _choose(self, bot: str, seat: int, record: str) -> str:
        """Retry with a new process if one ends without an answer; a timeout is not retried."""
        for attempt in range(MAX_ATTEMPTS):
            if attempt:
                self.on_retry()
            process = await self._acquire()
            try:
                async with asyncio.timeout(self._allowed_seconds(process)):
                    return move_of(await process.answer(bot, seat, record))
            except WorkerEnded:
                LOG.warning("bot process %d did not answer and is replaced", process.process.pid)
            except TimeoutError:
                LOG.warning("bot process %d took too long and is replaced", process.process.pid)
                raise BotFailed(f"no answer within {self.timeout:g} seconds") from None
            finally:
                await self._give_back(process)
        raise BotFailed(f"{MAX_ATTEMPTS} processes ended without an answer")

    def _allowed_seconds(self, process: BotProcess) -> float:
        """How long it may take; a new process must wake up first."""
        return self.timeout + (0 if process.asked else self.start_seconds)

    async def _acquire(self) -> BotProcess:
        """The free process that was asked last, or a new one."""
        self._check_open()
        while self.free:
            process = self.free.pop()
            if not process.ended:
                return process
            await self._end(process)
        return await self._start_process()

    async def _start_process(self) -> BotProcess:
        """A new process, unless all were ended meanwhile."""
        try:
            process = await BotProcess.start(self.command, self.own)
        except OSError as error:
            raise BotFailed(f"no process can be started: {error.strerror}") from None
        self.processes.add(process)
        if not self.open:
            await self._end(process)
        self._check_open()
        return process

    async def _give_back(self, process: BotProcess) -> None:
        """A process that has answered is free; one that has not cannot be asked again."""
        if process.busy or not self.open:
            await self._end(process)
        else:
            self.free.append(process)

    async def _end(self, process: BotProcess) -> None:
        self.processes.discard(process)
        await process.end()

    def _check_open(self) -> None:
        if not self.open:
            raise PoolClosed


def move_of(answer: dict[str, Any]) -> str:
    """Raises BotFailed if the answer tells an error instead."""
    if not isinstance(answer.get("move"), str):
        raise BotFailed(f"the bot failed: {answer.get('error')}")
    return str(answer["move"])


async def log_stderr(stderr: asyncio.StreamReader, pid: int) -> None:
    """That a process writes to stderr is logged at once; when it ends, how much and of what kind.

    Of its words nothing is: they may hold what only the bot's seat may know.
    """
    size, tail = 0, b""
    while chunk := await stderr.read(MAX_ANSWER_BYTES):
        if not size:
            LOG.warning("bot process %d writes to stderr", pid)
        size, tail = size + len(chunk), (tail + chunk)[-MAX_TAIL_BYTES:]
    if size:
        kind = complaint_kind(tail)
        LOG.warning("bot process %d wrote %d bytes to stderr, %s at the end", pid, size, kind)


def complaint_kind(tail: bytes) -> str:
    """The exception that the last line names, as Python ends a traceback."""
    lines = tail.decode(errors="replace").split("\n")
    last = next((line for line in reversed(lines) if line.strip()), "")
    named = EXCEPTION_NAME.match(last)
    return named[1] if named else "no exception"


def environment() -> dict[str, str]:
    """Our own environment, in which this same Greenbaize is found."""
    paths = [] if HOME in sysconfig.get_paths().values() else [HOME]
    given = os.environ.get("PYTHONPATH")
    found = os.pathsep.join([*paths, *([given] if given else [])])
    return {**os.environ, "PYTHONPATH": found} if found else dict(os.environ)
