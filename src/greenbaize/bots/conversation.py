"""Lines to and from a process that may crash, stall, flood or never read."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
import weakref
from collections import deque
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from typing import IO

from greenbaize.engine.errors import GreenbaizeError
from greenbaize.engine.text import shown

LONGEST = 1 << 16
"""So many bytes of an answer are read; a longer line is no answer."""

MOST_UNREAD = 100
"""Whoever says more than that unasked is not listened to any more."""

GRACE = 0.5
"""Seconds in which a process may end by itself when nobody asks any more."""

GONE = b""
"""What is read from a process that has ended."""


class AnswerError(GreenbaizeError):
    """A bot's process gave no answer that can be used."""


class Conversation:
    """A process that is asked a line and answers a line; ended when nobody holds this any more."""

    def __init__(self, words: Sequence[str]) -> None:
        self.process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=os.name == "posix",
        )
        self.outbox: SimpleQueue[bytes | None] = SimpleQueue()
        self.inbox: SimpleQueue[bytes] = SimpleQueue()
        self.complaints: deque[bytes] = deque(maxlen=1)
        """The last line that it wrote to stderr."""
        start(write_lines, self.outbox, self.process.stdin)
        start(read_lines, self.process.stdout, self.inbox)
        self.hearing = start(hear_lines, self.process.stderr, self.complaints)
        self.end = weakref.finalize(self, end, self.process, self.outbox)

    def tell(self, line: bytes) -> None:
        """Send a line that wants no answer."""
        self.outbox.put(line)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and return the answer, if it comes in time."""
        if not self.inbox.empty():
            early = self.inbox.get()
            if early == GONE:
                raise self.gone()
            raise AnswerError("bot_spoke_unasked", given=shown(decoded(early)))
        self.outbox.put(line)
        try:
            answer = self.inbox.get(timeout=seconds)
        except Empty:
            raise AnswerError("bot_stalled", seconds=f"{seconds:g}") from None
        if answer == GONE:
            raise self.gone()
        return answer

    def gone(self) -> AnswerError:
        """Why the process answers no more, in its own last words if it has said any."""
        self.hearing.join(GRACE)
        try:
            code = str(self.process.wait(GRACE))
        except subprocess.TimeoutExpired:
            code = "?"
        said = shown(decoded(self.complaints[0]), 200) if self.complaints else ""
        if said:
            return AnswerError("bot_ended_saying", code=code, said=said)
        return AnswerError("bot_ended", code=code)


def start(task: object, *things: object) -> threading.Thread:
    """A thread for one direction; it holds no more than it needs, so that we can be let go of."""
    thread = threading.Thread(target=task, args=things, daemon=True)  # type: ignore[arg-type]
    thread.start()
    return thread


def write_lines(outbox: SimpleQueue[bytes | None], pipe: IO[bytes]) -> None:
    """Write what is put there, however slowly it is read; then close."""
    try:
        with pipe:
            for line in iter(outbox.get, None):
                pipe.write(line)
                pipe.flush()
    except OSError:
        pass


def read_lines(pipe: IO[bytes], inbox: SimpleQueue[bytes]) -> None:
    """Read as long as somebody wants to know."""
    with pipe:
        while inbox.qsize() < MOST_UNREAD and (line := pipe.readline(LONGEST)):
            inbox.put(line)
    inbox.put(GONE)


def hear_lines(pipe: IO[bytes], complaints: deque[bytes]) -> None:
    """Keep the last line that says anything."""
    with pipe:
        while line := pipe.readline(LONGEST):
            if line.strip():
                complaints.append(line)


def end(process: subprocess.Popen[bytes], outbox: SimpleQueue[bytes | None]) -> None:
    """Close its stdin, which asks it to end; a process that does not is killed, by its id."""
    outbox.put(None)
    try:
        process.wait(GRACE)
    except subprocess.TimeoutExpired:
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
        process.wait()


def decoded(line: bytes) -> str:
    """What a process said, as far as it is text."""
    return line.decode("utf-8", "replace").strip()
