"""Work that is spread over processes, and how these end when whoever asked for it does."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from typing import Any, TypeVar

T = TypeVar("T")
Task = tuple[Callable[..., T], tuple[Any, ...]]
"""A function of a module, and what it is called with."""


def in_processes(
    tasks: Iterator[Task[T]],
    workers: int,
    begin: Callable[..., None],
    given: tuple[Any, ...] = (),
) -> Generator[T, None, None]:
    """What the tasks return, as they are done; a few for each process are in hand at a time."""
    under_way: set[Future[T]] = set()
    with ProcessPoolExecutor(workers, get_context("spawn"), begin, given) as pool:
        while True:
            with ends_held_back():
                for function, arguments in tasks:
                    under_way.add(pool.submit(function, *arguments))
                    if len(under_way) >= 3 * workers:
                        break
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)


@contextmanager
def ends_held_back() -> Iterator[None]:
    """What is meant for us would end a process that is just starting, before it can ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT, signal.SIGTERM])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_interrupts_to_parent() -> None:
    """Ctrl-C, or an end for a whole group, reaches every process; only the first acts on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    threading.Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    """Whoever asked for games is gone: nobody wants them any more."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
