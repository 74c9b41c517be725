"""Bots in any language: a process that is asked one line of JSON and answers one."""

from __future__ import annotations

import json
import os
import shlex
import shutil
from collections.abc import Mapping
from typing import Any

from greenbaize.bots.bot import Bot, Chair
from greenbaize.bots.conversation import AnswerError, Conversation, decoded
from greenbaize.engine.errors import SetupError
from greenbaize.engine.text import shortened, shown

PREFIX = "exec:"
PROTOCOL = 1
"""The version of the protocol; docs/bots.md describes it."""

SECONDS = "GREENBAIZE_BOT_SECONDS"
USUAL_SECONDS = 10.0
"""How long a process may think about a move, unless the environment says otherwise."""

PATIENCE = 3
"""A process that has crashed or stalled so often in a game is not started in it again."""

SEEDS = 1 << 32
LABEL = 40


class ProcessBot(Bot):
    """Asks a process of its own for every move; the process lives as long as the game.

    It gets what its seat may know and its legal moves in words, and no more.
    """

    def __init__(self, command: str, seconds: float | None = None) -> None:
        self.words = words_of(command)
        self.called = shortened(command.strip(), LABEL)
        self.seconds = seconds_of(os.environ.get(SECONDS, "")) if seconds is None else seconds
        self.talk: Conversation | None = None
        self.failures = 0

    def choose(self, chair: Chair) -> int:
        world = chair.guess()
        moves = {chair.game.write(world, chair.seat, move): move for move in chair.moves()}
        question = {
            "type": "question",
            "seat": chair.seat,
            "moves": list(moves),
            "view": chair.view(),
        }
        said = move_in(self.ask(chair, question))
        if said not in moves:
            raise AnswerError("bot_answered_no_move", given=shown(said))
        return moves[said]

    def ask(self, chair: Chair, question: Mapping[str, Any]) -> bytes:
        """The answer to a question; a process that fails is started anew for the next one."""
        if self.failures >= PATIENCE:
            raise AnswerError("bot_given_up", times=self.failures)
        try:
            talk = self.talk = self.talk or self.begin(chair)
            return talk.ask(spelt(question), self.seconds)
        except AnswerError:
            self.failures += 1
            self.end()
            raise

    def begin(self, chair: Chair) -> Conversation:
        """Start the process and tell it where it sits."""
        try:
            talk = Conversation(self.words)
        except OSError as error:
            raise AnswerError("bot_not_started", why=str(error.strerror)) from None
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": chair.game.name,
            "options": dict(chair.options),
            "seats": chair.guess().seats,
            "seat": chair.seat,
            "seed": chair.rng.below(SEEDS),
        }
        talk.tell(spelt(hello))
        return talk

    def end(self) -> None:
        """End the process, if there is one."""
        if self.talk is not None:
            self.talk.end()
        self.talk = None

    def leave(self) -> None:
        self.end()
        self.failures = 0


def words_of(command: str) -> list[str]:
    """A command as the words that start it; the first must be a program."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise SetupError("bot_command_malformed", given=shown(command))
    if shutil.which(words[0]) is None:
        raise SetupError("bot_command_missing", given=shown(words[0]))
    return words


def seconds_of(words: str) -> float:
    """The time for a move from the environment, or the usual one."""
    try:
        seconds = float(words) if words else USUAL_SECONDS
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise SetupError("bot_seconds_malformed", variable=SECONDS, given=shown(words))
    return seconds


def spelt(message: Mapping[str, Any]) -> bytes:
    """A message as a line."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def move_in(line: bytes) -> str:
    """The move that an answer names."""
    try:
        answer = json.loads(decoded(line))
    except (ValueError, RecursionError):
        answer = None
    said = answer.get("move") if isinstance(answer, dict) else None
    if not isinstance(said, str):
        raise AnswerError("bot_answer_malformed", given=shown(decoded(line)))
    return said.strip()
