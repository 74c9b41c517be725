"""What can go wrong: a code, the facts that it speaks of, and the rule that it stands on."""

from __future__ import annotations

from greenbaize.engine.messages import Param, render


class GreenbaizeError(Exception):
    """Something the user can mend.

    `code` names it for programs and is the key of its sentence in every language, `params` are
    the facts that the sentence tells, and `rule` is the number of the rule, if there is one.
    """

    def __init__(self, code: str, rule: str = "", /, **params: Param) -> None:
        super().__init__(code, rule)
        self.code, self.rule, self.params = code, rule, params

    def __str__(self) -> str:
        return self.sentence()

    def sentence(self, language: str = "en") -> str:
        """The error in one sentence that a person can act on."""
        text = render(self.code, self.params, language)
        return f"{text} ({self.rule})" if self.rule else text


class SetupError(GreenbaizeError):
    """There is no such option, seat, bot or seed, or they do not go together."""


class UnknownGameError(SetupError):
    """There is no game of this name."""


class RefusedError(GreenbaizeError):
    """The table refuses, and nothing has changed."""


class IllegalMoveError(RefusedError):
    """A move, well formed, that the rules do not allow now."""


class MalformedMoveError(RefusedError):
    """Words or a number that are no move of this moment."""


class BotError(GreenbaizeError):
    """A bot chose what is no legal move, or failed; its own exception is the cause.

    `bot` is the name of its class, `seat` is counted from 0, and `move` is what it returned, if
    it returned anything.
    """

    def __init__(
        self,
        code: str,
        bot: str,
        seat: int,
        move: object = None,
        rule: str = "",
        /,
        **params: Param,
    ) -> None:
        super().__init__(code, rule, **params)
        self.bot, self.seat, self.move = bot, seat, move
        self.args = (code, bot, seat, move, rule)


class RecordError(GreenbaizeError):
    """A text that is not a whole, unchanged record."""


class SaveError(GreenbaizeError):
    """A file could not be written; what was there before is still there."""


class VerificationError(GreenbaizeError):
    """What a record claims is not so."""
