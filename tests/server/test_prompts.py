"""What is asked is said in one sentence, and moves are told so that one can choose."""

from __future__ import annotations

from typing import Any

import pytest

from greenbaize.server.plain.prompts import (
    about,
    group_moves,
    line_text,
    mark_of,
    prompt,
    waits_for_viewer,
)
from greenbaize.server.protocol import LogLine, Play, SeatInfo, TableFrame, TableInfo


def seat(name: str, **known: Any) -> SeatInfo:
    """A person who is here, unless it is said otherwise."""
    usual = {"person": True, "bot": None, "connected": True, "open": False}
    more = {"promised": True, "contributed": True, "agrees_to_end": False, "deadline": None}
    return SeatInfo.model_validate({"name": name, **usual, **more, **known})


def frame(
    phase: str = "playing",
    viewer: int | None = 0,
    seats: tuple[SeatInfo, ...] = (seat("Ann"), seat("Ben")),
    **play: Any,
) -> TableFrame:
    """A table of two as somebody sees it."""
    usual: dict[str, Any] = {"view": {}, "owing": [], "thrower": None, "moves": []}
    told = Play.model_validate({**usual, "may_take_back": False, "result": None, **play})
    table = TableInfo.model_construct(phase=phase, host=0, seats=list(seats))
    return TableFrame.model_construct(
        version=1, seat=viewer, table=table, play=None if phase == "gathering" else told
    )


FREE = seat("", person=False, connected=False, open=True)


@pytest.mark.parametrize(
    ("table", "line"),
    [
        (frame("gathering", None, (seat("Ann"), FREE)), "Give your name and take a seat."),
        (
            frame("gathering", 0, (seat("Ann"), FREE, FREE)),
            "2 seats are free: share the link, or let a bot sit down.",
        ),
        (frame("gathering"), "All seats are taken: begin the game."),
        (frame("gathering", 1), "All seats are taken: Ann begins the game."),
        (frame(thrower=0), "Your throw: throw the dice."),
        (frame(thrower=1), "Ben throws the dice."),
        (frame(owing=[0], moves=["place 1", "pass"]), "Your move: place or pass."),
        (frame(owing=[0], moves=["pass"]), "Your move: pass."),
        (frame(owing=[1]), "Ben moves."),
        (frame(viewer=None, owing=[0, 1]), "Ann and Ben choose."),
        (frame(), "The House is about to move."),
        (frame("over", result=[(9, 1), (5, 2)]), "The game is over: you won."),
        (frame("over", 1, result=[(9, 1), (9, 1)]), "The game is over: Ann and Ben won."),
        (frame("over", result=[]), "The game was ended early; there is no winner."),
    ],
)
def test_what_is_asked_is_one_sentence(table: TableFrame, line: str) -> None:
    assert prompt(table) == line


def test_a_bot_that_stands_in_is_told_before_what_it_is_asked() -> None:
    seats = (seat("Ann", bot="greedy"), seat("Ben"))
    away = frame(seats=seats, owing=[0], moves=["pass"])
    assert prompt(away) == "A bot is playing for you: come back when you like."
    assert not waits_for_viewer(away)
    assert waits_for_viewer(frame(owing=[0], moves=["pass"]))


def test_a_few_moves_are_one_list_and_many_go_by_their_first_word() -> None:
    (few,) = group_moves(["place 1", "pass"])
    assert [choice.short for choice in few.choices] == ["Place 1", "Pass"]
    alone, bids = group_moves(["pass", *(f"bid {n}" for n in range(1, 60))])
    assert [choice.words for choice in alone.choices] == ["pass"]
    assert (bids.title, bids.choices[4].short, bids.choices[4].words) == ("Bid", "5", "bid 5")
    assert bids.is_long
    assert not alone.is_long


@pytest.mark.parametrize(
    ("chair", "words"),
    [
        (FREE, "free"),
        (seat("Blue", person=False, bot="greedy"), "a bot: greedy"),
        (
            seat("Blue", person=False, bot="greedy", open=True),
            "a bot: greedy, until somebody takes the seat",
        ),
        (seat("Ann", bot="greedy"), "away; a bot plays: greedy"),
        (seat("Ann"), "here"),
        (seat("Ann", connected=False), "away"),
    ],
)
def test_who_sits_there_is_told(chair: SeatInfo, words: str) -> None:
    assert about(chair, "playing") == words


@pytest.mark.parametrize(
    ("kind", "said", "words"),
    [
        ("chat", "hello", "Ben: “hello”"),
        ("reaction", "clap", "Ben claps."),
        ("game", "the deck is empty.", "The deck is empty."),
    ],
)
def test_a_line_of_the_story_is_a_sentence(kind: Any, said: str, words: str) -> None:
    line = LogLine(version=1, kind=kind, seat=1, text=said, event={})
    assert line_text(line, ["Ann", "Ben"]) == words


def test_a_seat_has_a_mark_if_its_colour_is_one() -> None:
    assert mark_of(["red", "blue"], 1).colour == "blue"
    assert mark_of(["north", "east"], 1).shape == ""
    assert mark_of(["red"], 5).shape == ""
