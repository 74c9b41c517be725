"""A frame in the words of the plain page: what is asked, which moves there are, who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from greenbaize.engine.text import listed, sentence
from greenbaize.server.protocol import LogLine, Play, SeatInfo, TableFrame

GROUP_FROM = 12
"""More of them are listed by their first word."""

MAX_BUTTONS = 32
"""More moves of one kind are chosen from a list."""

SHAPES = {
    "red": "M10 1a9 9 0 1 0 .01 0z",
    "blue": "M2 2h16v16H2z",
    "green": "M10 1l9.5 17H.5z",
    "black": "M10 0l9 10-9 10-9-10z",
    "yellow": "M10 0l2.9 6.6 7.1.7-5.4 4.8 1.6 7L10 15.4 3.8 19l1.6-7L0 7.3l7.1-.7z",
    "grey": "M10 1l9.5 7-3.6 11H4.1L.5 8z",
    "violet": "M5 1h10l5 9-5 9H5L0 10z",
    "orange": "M10 0c4 5 7 8 7 12a7 7 0 0 1-14 0c0-4 3-7 7-12z",
    "cyan": "M7 1h6v6h6v6h-6v6H7v-6H1V7h6z",
    "pink": "M10 19C3 13 1 10 1 6.5a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1C19 10 17 13 10 19z",
}
"""A colour always has its shape."""

REACTION_TEXT = {
    "clap": "claps",
    "laugh": "laughs",
    "gasp": "gasps",
    "groan": "groans",
    "think": "is thinking",
    "hurry": "would like to go on",
}
"""What a reaction looks like from across the table."""


@dataclass(frozen=True)
class Mark:
    """The colour and the shape of a seat; both are empty where its colour is no colour."""

    colour: str = ""
    shape: str = ""


@dataclass(frozen=True)
class Choice:
    """A move: all its words, and those that tell it from its neighbours."""

    words: str
    short: str


@dataclass(frozen=True)
class Group:
    """Moves that begin with the same word; too many of them for buttons are a list."""

    title: str
    choices: list[Choice]

    @property
    def is_long(self) -> bool:
        """Whether there are too many for buttons."""
        return len(self.choices) > MAX_BUTTONS


@dataclass(frozen=True)
class Chair:
    """A seat as the page tells it."""

    number: int
    info: SeatInfo
    mark: Mark
    about: str
    asked: str
    is_mine: bool
    is_host: bool


def mark_of(colours: Sequence[str], seat: int) -> Mark:
    """The mark of a seat, by the colour that the game gives it."""
    colour = colours[seat] if seat < len(colours) else ""
    return Mark(colour, SHAPES[colour]) if colour in SHAPES else Mark()


def group_moves(moves: Sequence[str]) -> list[Group]:
    """The moves in one list, or in several by their first word if there are many."""
    if len(moves) <= GROUP_FROM:
        return [Group("", [Choice(words, sentence(words)) for words in moves])]
    groups: dict[str, list[str]] = {}
    for words in moves:
        groups.setdefault(words.partition(" ")[0], []).append(words)
    alone = [words for found in groups.values() if len(found) == 1 for words in found]
    found = [Group("", [Choice(words, sentence(words)) for words in alone])] if alone else []
    return found + [
        Group(sentence(verb), [Choice(words, words.partition(" ")[2] or words) for words in same])
        for verb, same in groups.items()
        if len(same) > 1
    ]


def prompt(frame: TableFrame) -> str:
    """What is asked of this viewer now, or whom everybody waits for, in one sentence."""
    if frame.table.phase == "gathering":
        return prompt_before_game(frame)
    if frame.table.phase == "over":
        return prompt_after_game(frame)
    if frame.play is None:
        return "This table is private: only the players can see it."
    return prompt_in_game(frame, frame.play)


def prompt_before_game(frame: TableFrame) -> str:
    """What is missing before the game."""
    seats, me = frame.table.seats, frame.seat
    free = sum(not seat.person and seat.bot is None for seat in seats)
    if me is None and free:
        return "Give your name and take a seat."
    if free:
        chairs = "one seat is" if free == 1 else f"{free} seats are"
        return f"{sentence(chairs)} free: share the link, or let a bot sit down."
    if me is not None and me == frame.table.host:
        return "All seats are taken: begin the game."
    return f"All seats are taken: {name_at(seats, frame.table.host)} begins the game."


def name_at(seats: Sequence[SeatInfo], seat: int | None) -> str:
    return "the host" if seat is None else seats[seat].name


def prompt_in_game(frame: TableFrame, play: Play) -> str:
    """What is asked in the game."""
    me, seats = frame.seat, frame.table.seats
    away = me is not None and seats[me].bot is not None
    if away:
        return "A bot is playing for you: come back when you like."
    if me is not None and play.thrower == me:
        return "Your throw: throw the dice."
    if me is not None and play.moves:
        return f"Your move: {verbs(play.moves)}."
    if play.thrower is not None:
        return f"{seats[play.thrower].name} throws the dice."
    if not play.owing:
        return "The House is about to move."
    names = [seats[seat].name for seat in play.owing]
    others = f"{listed(names)} {'moves' if len(names) == 1 else 'choose'}"
    return f"{others}."


def verbs(moves: Sequence[str]) -> str:
    """The first words of moves.

    >>> verbs(["place 1", "place 4", "pass"])
    'place or pass'
    """
    first = list(dict.fromkeys(words.partition(" ")[0] for words in moves))
    return moves[0] if len(moves) == 1 else listed(first, "or")


def prompt_after_game(frame: TableFrame) -> str:
    """Who won."""
    result = frame.play.result if frame.play else None
    if not result:
        return "The game was ended early; there is no winner."
    won = [seat for seat, (_, place) in enumerate(result) if place == 1]
    names = [frame.table.seats[seat].name for seat in won]
    if won == [frame.seat]:
        return "The game is over: you won."
    if not won:
        return "The game is over."
    return f"The game is over: {listed(names)} won."


def waits_for_viewer(frame: TableFrame) -> bool:
    """Whether this viewer is asked for something."""
    me, play = frame.seat, frame.play
    if me is None or frame.table.phase != "playing" or play is None:
        return False
    return (bool(play.moves) or play.thrower == me) and frame.table.seats[me].bot is None


def chairs(frame: TableFrame, colours: Sequence[str]) -> list[Chair]:
    """The seats in their order."""
    return [
        Chair(
            number=number,
            info=info,
            mark=mark_of(colours, number),
            about=about(info, frame.table.phase),
            asked=owed_by(frame, number),
            is_mine=number == frame.seat,
            is_host=number == frame.table.host,
        )
        for number, info in enumerate(frame.table.seats)
    ]


def about(seat: SeatInfo, phase: str) -> str:
    """Who sits there."""
    if not seat.person and seat.bot is None:
        return "free"
    if not seat.person:
        offered = ", until somebody takes the seat" if seat.open and phase == "playing" else ""
        return f"a bot: {seat.bot}{offered}"
    if seat.bot:
        return f"away; a bot plays: {seat.bot}"
    return "here" if seat.connected else "away"


def owed_by(frame: TableFrame, seat: int) -> str:
    """What everybody waits for from this seat."""
    play = frame.play
    if play is None or frame.table.phase != "playing":
        return ""
    if play.thrower == seat:
        return "throws"
    return "to move" if seat in play.owing else ""


def line_text(line: LogLine, names: Sequence[str]) -> str:
    """A line of the story as one sentence."""
    who = names[line.seat] if line.seat is not None else ""
    if line.kind == "reaction":
        return f"{who} {REACTION_TEXT.get(line.text, line.text)}."
    return f"{who}: “{line.text}”" if line.kind == "chat" else sentence(line.text)
