"""What can go wrong, each in one sentence that a person can act on."""


class Trouble(Exception):
    """Something the user can mend; its text is one clear sentence."""


class BadSetup(Trouble):
    """There is no such game, option, seat, bot or seed."""


class Refused(Trouble):
    """A move that the rules do not allow; `rule` is the number of the rule."""

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.rule = rule


class BadBot(Trouble):
    """A bot chose what is no legal move, or failed; its own exception is the cause.

    `bot` is the name of its class, `seat` is counted from 0, `move` is what it returned, if it
    returned anything, and `rule` is the number of the rule that says what it may do.
    """

    def __init__(
        self, sentence: str, bot: str, seat: int, move: object = None, rule: str = ""
    ) -> None:
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.bot, self.seat, self.move, self.rule = bot, seat, move, rule


class BadRecord(Trouble):
    """A text that is not a whole, unchanged record."""


class NotSaved(Trouble):
    """A file could not be written; what was there before is still there."""


class Wrong(Trouble):
    """What a record claims is not so."""
