"""The table in the terminal: what is drawn, asked and told."""

from __future__ import annotations

import builtins
from pathlib import Path

import pytest

from greenbaize import PUBLIC, Match
from greenbaize.bots.bot_seats import BotSeats
from greenbaize.cli.session import TerminalSession
from greenbaize.cli.standings import standings
from greenbaize.cli.tables import las_vegas_second_way as screen
from greenbaize.games.las_vegas_second_way.events import Revealed

from ..screen import printed
from .positions import NAME, begin, dealt, house, place, play_out, reveal, table

NAMES = ["you", "East", "South", "West"]
POSITION = """
casino 1: $20 $20 $80 | red 1, blue 1, black 3
casino 2: $100 | red 3, blue 3, green 3, black 3, yellow 3, grey 3, violet 3, orange 1
casino 6: $40 $50
aside: red $20 $40 2, green $50 $60 $70 $80 $90 2
north had $90 $20
"""


def drawn(match: Match, viewer: int = 0, roomy: bool = False) -> list[str]:
    """The table as a viewer sees it."""
    names = NAMES[: len(match.names)]
    return printed(screen.draw(match.view(viewer), names, viewer, roomy))  # type: ignore[arg-type]


def asked(match: Match) -> list[str]:
    """What the seat on turn is asked."""
    seat = match.owing()[0]
    return printed(screen.prompt(match.view(seat), NAMES, seat, match.moves(seat)))  # type: ignore[arg-type]


@pytest.mark.rule("X2", "X3", "X5")
def test_a_small_screen_shows_casinos_and_colours_side_by_side() -> None:
    assert drawn(table(POSITION, round=2)) == [
        "Las Vegas, the Second Way · round 2 of 2 · 33 dice in the stock",
        "▸you                East",
        " $110,000, 2 bills  $0, 0 bills",
        " ● Red ■ Blue       ? ?",
        "   bills $k     dice                                     stock won $k",
        "1  20 20 80     ◆◆◆ ● ■                  ● Red    yours      2 20 40",
        "2  100          ●3 ■3 ▲3 ◆3 ★3 ⬟3 ⬢3 ◗1  ■ Blue   yours      4",
        "3  -                                     ▲ Green             3 350 in 5",
        "4  -                                     ◆ Black             2",
        "5  -                                     ★ Yellow            5",
        "6  40 50                                 ⬟ Grey              5",
        "                                         ⬢ Violet            5",
        "                                         ◗ Orange            7",
    ]


@pytest.mark.rule("X7")
def test_four_seats_fit_with_much_money_and_long_colours() -> None:
    match = table("east had $100 $90 $90 $90 $80 $60 $50 $50 $50 $60 $60\nleft: red 1", 4)
    place(match, 6, "red")
    for lines in (drawn(match, 3), drawn(match, 3, roomy=True)):
        assert not any("…" in line for line in lines)
    assert drawn(match, 3)[2].split()[3:6] == ["$780,000,", "11", "bills"]
    assert drawn(match, 3)[3].split() == [*["?"] * 6, "⬢", "Violet", "◗", "Orange"]


@pytest.mark.rule("X4")
def test_a_roomy_screen_shows_the_dice_by_face() -> None:
    match = table("left: red 2, green 2, orange 1")
    house(match, "roll 3 - 1 - - - - 3")
    lines = drawn(match, roomy=True)
    assert lines[-3:] == [
        "╭───╮  ╭───╮╭───╮",
        "│1 ▲│  │3 ●││3 ◗│",
        "╰───╯  ╰───╯╰───╯",
    ]
    assert "casinos" in lines[6]
    assert "colours" in lines[6]


@pytest.mark.rule("X3")
def test_nobody_sees_the_colours_of_another() -> None:
    match = dealt(3)
    assert drawn(match, 0)[3].split() == ["●", "Red", "■", "Blue", "?", "?", "?", "?"]
    assert drawn(match, 1)[3].split() == ["?", "?", "▲", "Green", "◆", "Black", "?", "?"]
    assert drawn(match, PUBLIC)[3].split() == ["?"] * 6
    assert "yours" not in "".join(drawn(match, PUBLIC))
    assert [screen.hides(match.view(seat)) for seat in (0, 1, PUBLIC)] == [True, True, False]  # type: ignore[arg-type]


@pytest.mark.rule("X7", "E41")
def test_when_all_is_revealed_everybody_sees_whose_colours_won() -> None:
    match = table("aside: red $20 1, green $90 1, orange $80 1\nleft: red 1")
    place(match, 6, "red")
    reveal(match)
    lines = drawn(match)
    assert lines[3].split() == ["●", "Red", "■", "Blue", "▲", "Green", "◆", "Black"]
    owners = [line[50:56].strip() for line in lines[5:]]
    assert owners == ["yours", "yours", "East", "East", *["nobody"] * 4]
    assert not screen.hides(match.view(0))  # type: ignore[arg-type]
    assert not screen.hides(begin().view(0))  # type: ignore[arg-type]


@pytest.mark.rule("X4", "X5", "X6")
def test_every_choice_is_explained_with_what_it_would_pay() -> None:
    match = table(f"{POSITION}\nleft: red 1, blue 1, yellow 1, grey 1, orange 1")
    house(match, "roll 1 6 - - 2 3 - 1")
    assert (
        asked(match)
        == [
            "You win with ● red and ■ blue. Choose a number to place:",
            "  1  ● ◗  pays ◆ $20,000, ● $20,000 to you",
            "  2  ★    pays ★ $100,000",
            "  3  ⬟    pays nothing: no bills are left there",
            "  6  ■    pays ■ $40,000 to you",
        ]
        or asked(match)[1] == "  1  ● ◗  pays ◆ $80,000, ● $20,000 to you"
    )


@pytest.mark.rule("X6")
def test_a_placement_that_only_ties_is_told_so() -> None:
    match = table("casino 1: $20 | red 1\nleft: blue 1")
    house(match, "roll - 1 - - - - - -")
    assert asked(match)[1] == "  1  ■  pays nothing: all colours there would be tied"


def test_a_turn_is_told_in_one_line() -> None:
    match = table("casino 1: $20 $40 $90 | violet 2, yellow 2, green 2")
    since = len(match.story)
    place(match, 1, "violet", "red")
    place(match, 5, "blue")
    assert screen.event_lines(match.events(0, since), NAMES) == [
        "You placed red and violet on casino 1: violet won $40,000 and red won $20,000.",
        "East placed blue on casino 5.",
    ]


def test_a_set_up_is_told_in_few_lines() -> None:
    match = dealt(3)
    lines = screen.event_lines(match.events(0), NAMES)
    assert lines[0] == "Round 1 began; you had the first throw."
    assert lines[1].startswith("The casinos were stocked with, in $k: 1: 10 20 30 · 2: 10 20 30")
    assert lines[3:] == [
        "You got red and blue, in secret.",
        "East and South got two secret colours each.",
    ]
    assert screen.event_lines(match.events(), NAMES)[-1] == (
        "You, East and South got two secret colours each."
    )


@pytest.mark.rule("A49")
def test_what_the_first_dice_win_is_told_casino_by_casino() -> None:
    match = dealt(2, score_setup=True, scatter="scatter 11 23 23 23 23 23 23 23")
    assert screen.event_lines(match.events(), NAMES)[3] == "Casino 1: red won $10,000 with 2 dice."


def test_seats_have_no_marks_for_those_are_the_colours_of_the_dice() -> None:
    match = table("left: red 1", round=2)
    place(match, 6, "red")
    reveal(match)
    lines = printed(standings(match.game, match.record))
    assert [line.split() for line in lines] == [["1.", "North", "$0"], ["1.", "East", "$0"]]


@pytest.mark.rule("X7")
def test_the_evening_stops_when_colours_are_revealed(tmp_path: Path) -> None:
    players = ["uniform"] * 3
    match = Match(NAME, 3, seed=3, players=players, waits=True)
    held = TerminalSession(match, BotSeats(match, players, 3), tmp_path / "game.txt", 0, quick=True)
    stops = 0
    while match.owing():
        held.next_move()
        if any(isinstance(event, Revealed) for event in match.story[-2:]) and match.owing():
            stops += 1
            assert held.screen.wants_a_look()
            assert all("colours" in seat for seat in match.view()["seats"])
    assert stops == 1


@pytest.mark.rule("X3")
def test_colours_are_covered_before_the_next_person_is_called_to_throw(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    players = ["you", "you"]
    match = Match(NAME, 2, seed=3, players=players, waits=True)
    held = TerminalSession(
        match, BotSeats(match, players, 3), tmp_path / "game.txt", 0, quick=False
    )
    answers = iter(["", "", "", "place"])
    monkeypatch.setattr(builtins, "input", lambda _="": next(answers))
    while match.owing() != [0]:
        held.next_move()
    answers = iter(["", match.moves(0)[0]])
    held.next_move()
    assert held.screen.in_front == 0
    capsys.readouterr()
    answers = iter([""])
    held.next_move()
    said = capsys.readouterr().out
    assert "Enter throws East's dice" in said
    assert "yours" not in said


def test_whole_rounds_can_be_told() -> None:
    match = dealt(4)
    play_out(match)
    reveal(match)
    assert all(line.endswith(".") for line in screen.event_lines(match.events(), NAMES))
