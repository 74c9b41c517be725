"""Asking over a network that loses answers: the same thing, under the same key, until one comes."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from websockets.exceptions import ConnectionClosed, InvalidStatus

from ..server.client import LOST, NotSo, RefusedError

SOON = 0.05
ANSWERED_SECONDS = 180.0
"""A busy machine needs long to start a server; what is asked then is answered."""

CUT_OFF = 0.1
"""This share of requests is cut off at any moment: before it is there, or before the answer is."""

CUT_WITHIN = 0.03
LOST_ANSWERS = 0.1
"""This share of the answers gets lost on the way."""

TRY_AGAIN = {429, 503}
TRY_AGAIN_CODES = {"store_unavailable", "store_conflict"}
NOT_HELD, NOT_FOUND = (401, 4401), (404, 4404)
"""What a device takes for final, over HTTP and on a socket."""

T = TypeVar("T")


def seat_key() -> str:
    """A key for a seat that is asked for."""
    return secrets.token_urlsafe(24)


async def until_answered(rng: random.Random, ask: Callable[[], Awaitable[T]]) -> T:
    """Ask until an answer arrives. Any refusal but for a while is final, and raised."""
    deadline = time.monotonic() + ANSWERED_SECONDS
    while time.monotonic() < deadline:
        try:
            answer = await perhaps_cut_off(rng, ask)
            if rng.random() >= LOST_ANSWERS:
                return answer
        except LOST:
            await asyncio.sleep(SOON)
        except RefusedError as refused:
            if refused.status not in TRY_AGAIN:
                raise
            await asyncio.sleep(SOON)
    raise NotSo(f"nothing was answered within {ANSWERED_SECONDS:g} seconds.")


async def perhaps_cut_off(rng: random.Random, ask: Callable[[], Awaitable[T]]) -> T:
    if rng.random() >= CUT_OFF:
        return await ask()
    async with asyncio.timeout(rng.uniform(0, CUT_WITHIN)):
        return await ask()


async def must_answer(rng: random.Random, ask: Callable[[], Awaitable[T]]) -> T:
    """Ask for what cannot be refused: it was granted before, or nothing stands against it."""
    try:
        return await until_answered(rng, ask)
    except RefusedError as refused:
        raise NotSo(f"what can be had is refused: {refused}") from None


def require_not_final(lost: BaseException, who: str) -> None:
    """A device that holds its seat is never told that it does not, nor that its table is gone."""
    code = 0
    if isinstance(lost, ConnectionClosed) and lost.rcvd is not None:
        code = lost.rcvd.code
    elif isinstance(lost, InvalidStatus):
        code = lost.response.status_code
    elif isinstance(lost, RefusedError):
        code = lost.status
    if code in (*NOT_HELD, *NOT_FOUND):
        raise NotSo(f"{who} holds the seat and is turned away for good: {lost}")
