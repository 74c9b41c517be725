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


class BadRecord(Trouble):
    """A text that is not a whole, unchanged record."""


class NotSaved(Trouble):
    """A file could not be written; what was there before is still there."""


class Wrong(Trouble):
    """What a record claims is not so."""
