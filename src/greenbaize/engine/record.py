"""A game as text: a header, and one line a move. docs/record.md describes the format."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from greenbaize.engine.characters import is_short_name
from greenbaize.engine.errors import RecordError, SetupError
from greenbaize.engine.fair import Draws
from greenbaize.engine.files import load_text, save_text
from greenbaize.engine.messages import AnyOf, Param
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.text import shown

FIRST_LINE = "greenbaize record 1"
EVERYBODYS_NAME = "everybody"
HOUSE_NAME = "House"
NOBODYS_NAMES = {HOUSE_NAME, EVERYBODYS_NAME}
ABANDONED = "abandoned"
HEADERS = (
    "game", "options", "seats", "players", "dice", "commitment", "promises",
    "contributions", "fork", "seen-by", "secret", "result",
)  # fmt: skip
NAME = re.compile(r"[^\s,:#()\[\]]([^,:#()\[\]]*[^\s,:#()\[\]])?")
MOVE = re.compile(r"(?P<who>[^:]+): (?P<words>[^\[\]]+?)(?: \[(?P<draws>[0-9: ]*)\])?")
DRAW = re.compile(r"(\d{1,10}):(\d{1,10})")
SCORE = re.compile(r"(?P<who>.+) (?P<score>-?\d{1,9}) \((?P<place>\d{1,2})\)")


@dataclass(slots=True)
class Line:
    """One move: who made it, in what words, and what the House drew for it."""

    seat: int
    words: str
    draws: Draws | None = None


@dataclass
class Record:
    """All that is known of one game; load and save give the same bytes."""

    game: str
    seats: list[str]
    options: dict[str, str] = field(default_factory=dict)
    players: list[str] = field(default_factory=list)
    dice: str = "given"
    commitment: str | None = None
    promises: list[str] = field(default_factory=list)
    contributions: list[str] = field(default_factory=list)
    fork: int | None = None
    seen_by: str | None = None
    secret: str | None = None
    result: list[tuple[int, int]] | str | None = None
    moves: list[Line] = field(default_factory=list)
    remarks: dict[int, list[str]] = field(default_factory=dict)
    checked: bool = True

    def text(self) -> str:
        """The record as it is saved."""
        body = "".join(f"{line}\n" for line in [*self.header(), "", *self.lines()])
        check = f"check: {digest(body)}\n" if self.checked else ""
        return f"{FIRST_LINE}\n{check}{body}"

    def header(self) -> Iterator[str]:
        """The lines before the moves; what is not known is left out."""
        chosen = self.options.items()
        options = [name if value == "on" else f"{name}={value}" for name, value in chosen]
        known = {
            "game": self.game,
            "options": ", ".join(options),
            "seats": ", ".join(self.seats),
            "players": ", ".join(self.players),
            "dice": self.dice,
            "commitment": self.commitment,
            "promises": ", ".join(self.promises),
            "contributions": ", ".join(self.contributions),
            "fork": None if self.fork is None else str(self.fork),
            "seen-by": self.seen_by,
            "secret": self.secret,
            "result": self.spelt_result(),
        }
        return (f"{name}: {known[name]}" for name in HEADERS if known[name])

    def spelt_result(self) -> str | None:
        """Everybody's score and place."""
        if self.result is None or isinstance(self.result, str):
            return self.result
        return ", ".join(
            f"{name} {score} ({place})"
            for name, (score, place) in zip(self.seats, self.result, strict=True)
        )

    def lines(self) -> Iterator[str]:
        """The moves, with remarks before the move they speak of."""
        for ply, line in enumerate(self.moves):
            yield from (f"# {remark}" for remark in self.remarks.get(ply, []))
            yield self.spell(line)
        yield from (f"# {remark}" for remark in self.remarks.get(len(self.moves), []))

    def spell(self, line: Line) -> str:
        """One move as it stands in the record."""
        draws = "" if line.draws is None else f" [{' '.join(f'{n}:{k}' for n, k in line.draws)}]"
        return f"{self.called(line.seat)}: {line.words}{draws}"

    def called(self, seat: int) -> str:
        """The name of a seat, or the House's."""
        return HOUSE_NAME if seat == HOUSE else self.seats[seat]

    def save(self, path: str | Path) -> None:
        """Write the whole record, or leave what was there."""
        save_text(Path(path), self.text())

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a record that is whole and unchanged."""
        return cls.parse(load_text(Path(path), "record"))

    @classmethod
    def parse(cls, text: str) -> Record:
        """Raises RecordError, with the line, if the text is not a record."""
        try:
            text.encode()
        except UnicodeEncodeError:
            raise RecordError("record_not_text") from None
        return Reader(text).record()


class Reader:
    """Reads one record, line by line."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.number = 0

    def record(self) -> Record:
        """The record, if the text is one to the last byte."""
        head, blank, tail = self.body().partition("\n\n")
        if not blank:
            raise RecordError("record_without_moves")
        record = self.read_header(head.split("\n"))
        self.number += 1
        if tail and not tail.endswith("\n"):
            raise RecordError("record_cut_short")
        for line in tail.split("\n")[:-1]:
            self.number += 1
            self.read_line(record, line)
        self.compare(record.text())
        return record

    def body(self) -> str:
        """All behind the first line and the check, which must fit."""
        first, _, body = self.text.partition("\n")
        if first != FIRST_LINE:
            raise RecordError("record_first_line", line=repr(FIRST_LINE))
        self.number = 1
        self.checked = body.startswith("check: ")
        if self.checked:
            check, _, body = body.partition("\n")
            self.number = 2
            if check != f"check: {digest(body)}":
                raise RecordError("record_changed")
        return body

    def read_header(self, lines: Sequence[str]) -> Record:
        """The lines before the moves."""
        known: dict[str, str] = {}
        for line in lines:
            self.number += 1
            name, colon, value = line.partition(": ")
            if not colon or name not in HEADERS or name in known:
                raise RecordError("record_not_a_header", line=self.number, text=shown(line))
            known[name] = value
        for needed in ("game", "seats", "dice"):
            if needed not in known:
                raise RecordError("record_header_missing", header=needed)
        return self.fill_header(known)

    def fill_header(self, known: dict[str, str]) -> Record:
        """A record without moves."""
        seats = known["seats"].split(", ")
        check_names(seats, RecordError)
        options = [pair.partition("=") for pair in listing(known, "options")]
        fork = known.get("fork")
        if fork is not None and not re.fullmatch(r"\d{1,6}", fork):
            raise RecordError("record_fork_malformed")
        return Record(
            game=known["game"],
            seats=seats,
            options={name: value if equals else "on" for name, equals, value in options},
            players=listing(known, "players"),
            dice=known["dice"],
            commitment=known.get("commitment"),
            promises=listing(known, "promises"),
            contributions=listing(known, "contributions"),
            fork=None if fork is None else int(fork),
            seen_by=known.get("seen-by"),
            secret=known.get("secret"),
            result=read_result(known.get("result"), seats),
            checked=self.checked,
        )

    def read_line(self, record: Record, line: str) -> None:
        """A move or a remark."""
        if line.startswith("# "):
            record.remarks.setdefault(len(record.moves), []).append(line[2:])
            return
        match = MOVE.fullmatch(line)
        names = [*record.seats, HOUSE_NAME]
        if not match or match["who"] not in names:
            facts: dict[str, Param] = {"names": AnyOf(tuple(names)), "text": shown(line)}
            raise RecordError("record_not_a_move", line=self.number, **facts)
        seat = HOUSE if match["who"] == HOUSE_NAME else record.seats.index(match["who"])
        record.moves.append(Line(seat, match["words"], self.read_draws(match["draws"])))

    def read_draws(self, text: str | None) -> Draws | None:
        """The House's draws, each a bound and a number below it."""
        if text is None:
            return None
        pairs = [DRAW.fullmatch(pair) for pair in text.split()]
        if not all(pairs):
            raise RecordError("record_not_draws", line=self.number, text=shown(text))
        return tuple((int(pair[1]), int(pair[2])) for pair in pairs if pair)

    def compare(self, canonical: str) -> None:
        """Written again, a record is the same; so a line that isn't was not written by us."""
        lines = zip(self.text.split("\n"), canonical.split("\n"), strict=False)
        for number, (line, right) in enumerate(lines, 1):
            if line != right:
                raise RecordError("record_line_differs", line=number, text=shown(right))
        if self.text != canonical:
            raise RecordError("record_end_differs")


def listing(known: dict[str, str], name: str) -> list[str]:
    """A header that is a list, empty if it is absent."""
    return known[name].split(", ") if name in known else []


def read_result(text: str | None, seats: Sequence[str]) -> list[tuple[int, int]] | str | None:
    """Everybody's score and place, or that the game was abandoned."""
    if text is None or text == ABANDONED:
        return text
    found = [SCORE.fullmatch(part) for part in text.split(", ")]
    if [match and match["who"] for match in found] != list(seats):
        raise RecordError("record_result_malformed")
    return [(int(match["score"]), int(match["place"])) for match in found if match]


def check_names(names: Sequence[str], error: type[RecordError] | type[SetupError]) -> None:
    """Names that a record can tell apart."""
    for name in names:
        if not isinstance(name, str):
            raise error("seat_name_not_text", name=shown(str(name)))
        if not NAME.fullmatch(name) or not is_short_name(name) or name in NOBODYS_NAMES:
            raise error("seat_name_malformed", name=shown(name))
    if len(set(names)) < len(names):
        raise error("seat_names_equal")


def digest(body: str) -> str:
    """The check of a record's body."""
    return hashlib.sha256(body.encode()).hexdigest()
