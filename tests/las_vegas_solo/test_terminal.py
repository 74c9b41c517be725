"""The board in the terminal: what is drawn, asked and told."""

from __future__ import annotations

import builtins
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from greenbaize import HOUSE, Match
from greenbaize.bots.bot_seats import BotSeats
from greenbaize.cli.app import run
from greenbaize.cli.session import TerminalSession
from greenbaize.cli.standings import standings
from greenbaize.cli.tables import las_vegas_solo as screen

from ..screen import printed
from .positions import deal, payout, scattered, stock, table, throw

POSITION = """
casino 1: $90 $10 | red 2, blue 1, green 1
casino 2: $50 | orange 3, red 1
left: red 1, blue 2, orange 1
next: red 4, blue 4
"""


def drawn(match: Match, roomy: bool = False, names: tuple[str, ...] = ("you",)) -> list[str]:
    """The table as it is drawn."""
    return printed(screen.draw(match.view(0), names, 0, roomy))  # type: ignore[arg-type]


def asked(match: Match) -> list[str]:
    """What is asked."""
    return printed(screen.prompt(match.view(0), ["you"], 0, match.moves(0)))  # type: ignore[arg-type]


def row(lines: list[str], of: str) -> list[str]:
    """The cells of a row of the board."""
    line = next(line for line in lines if of in line)
    return [cell.strip() for cell in line.strip("│").split("│")]


def test_the_board_shows_bills_dice_and_who_would_be_paid() -> None:
    lines = drawn(table(POSITION))
    assert lines[0] == "Las Vegas Solo · 8 dice of your own · 56 bills in the deck"
    assert lines[1].startswith("● Red (you)  ■ Blue  ▲ Green  ◆ Black  ★ Yellow")
    assert row(lines, "casino 1") == ["casino 1", "90 10", "●2 ■1 ▲1 ·  ·  ·  ·  ·", "●90"]
    assert row(lines, "casino 2") == ["casino 2", "50", "●1 ·  ·  ·  ·  ·  ·  ◗3", "◗50"]
    assert row(lines, "casino 3") == ["casino 3", "-", "·  ·  ·  ·  ·  ·  ·  ·", ""]
    assert lines[-1] == "  If the casinos paid now: you $90,000, the seven others $50,000"
    assert len(lines) == 14


@pytest.mark.rule("S4")
def test_the_group_that_is_played_is_marked() -> None:
    lines = drawn(table(POSITION))
    assert row(lines, "group 1") == [
        "▸group 1",
        "4 dice",
        "1  2  ·  ·  ·  ·  ·  1",
        "left in this group",
    ]
    assert row(lines, "group 2") == ["group 2", "8 dice", "4  4  ·  ·  ·  ·  ·  ·", ""]
    lines = drawn(table("casino 1: $50\nleft: red 1", group=2))
    assert row(lines, "group 1")[1] == "played"
    match = deal()
    stock(match, 50)
    assert row(drawn(match), "group 1")[1] == "not split yet"


def test_a_roomy_screen_shows_the_dice_that_were_thrown() -> None:
    match = table(POSITION)
    throw(match, red=2, blue=5, orange=2)
    lines = drawn(match, roomy=True)
    assert lines[-2] == "│2 ●││2 ◗│  │5 ■│"
    assert not any("│2 ●│" in line for line in drawn(match))


def test_a_choice_is_shown_with_what_it_would_mean() -> None:
    match = table(POSITION)
    throw(match, red=2, blue=1, orange=5)
    lines = asked(match)
    assert lines[0].startswith("Place  dice      and the casino would pay, in $1,000")
    assert lines[0].split()[-3:] == ["own", "others", "balance"]
    assert lines[1].split() == ["1", "■", "▲90", "-90", "+90", "-180"]
    assert lines[2].split() == ["2", "●", "◗50", "-", "-", "-"]
    assert lines[3].split() == ["5", "◗", "nobody", "-", "-", "-"]


def test_somebody_with_a_name_is_called_by_it() -> None:
    lines = drawn(table(POSITION), names=("Anna",))
    assert lines[1].startswith("● Red (Anna)  ■ Blue")
    assert lines[-1].startswith("  If the casinos paid now: Anna $90,000")
    assert drawn(table(POSITION), names=("Red",))[1].startswith("● Red  ■ Blue")
    assert len(drawn(table(POSITION), names=("Somebody Quite Long",))) == 14


@pytest.mark.rule("A44")
def test_money_of_earlier_rounds_is_counted_in_the_balance() -> None:
    match = table(f"{POSITION}\nwon: red $100, blue $20", rounds=4, round=2)
    lines = drawn(match, roomy=True)
    assert "round 2 of 4" in lines[0]
    assert "  Won in earlier rounds: you $100,000, the seven others $20,000" in lines
    assert "  If the casinos paid now: you $190,000, the seven others $70,000" in lines
    assert drawn(match)[-1] == lines[-1]
    assert len(drawn(match)) == 14


@pytest.mark.rule("A44")
def test_between_two_rounds_the_winnings_are_shown() -> None:
    match = payout("casino 1: $50 | red 1\ncasino 2: $60 | blue 1", "green 4", rounds=4).match
    assert row(drawn(match, roomy=True), "■ Blue") == ["■ Blue", "1", "$60,000"]
    lines = drawn(match)
    assert "●50  ■60  ▲0" in lines[2]
    assert lines[3:] == ["  Won so far: you $50,000, the seven others $60,000"]


@pytest.mark.rule("S5")
def test_the_end_shows_what_every_colour_won_and_whether_it_is_won() -> None:
    match = payout("casino 1: $50 | red 1\ncasino 2: $60 | blue 1", "green 4").match
    lines = drawn(match, roomy=True)
    assert row(lines, "● you") == ["● you", "1", "$50,000"]
    assert row(lines, "the seven others") == ["the seven others", "1", "$60,000"]
    assert lines[-1] == "  You lost: $20,000 more would have won."
    assert "●50  ■60  ▲0" in drawn(match)[2]
    won = payout("casino 1: $50 | red 1", "green 4").match
    assert drawn(won)[-1] == "  You won!"


@pytest.mark.rule("18.5")
@pytest.mark.parametrize("rounds", [2, 3, 4])
def test_the_end_of_several_rounds_says_how_many(rounds: int) -> None:
    lost = payout("won: blue $100\ncasino 1: $50 | red 1", "green 4", rounds=rounds, round=rounds)
    assert (
        drawn(lost.match)[-1] == f"  You lost after {rounds} rounds: $60,000 more would have won."
    )
    won = payout("won: red $60\ncasino 1: $50 | blue 1", "green 4", rounds=rounds, round=rounds)
    assert drawn(won.match)[-1] == f"  You won after {rounds} rounds!"
    assert f"round {rounds} of {rounds}" in drawn(won.match)[0]


@pytest.mark.rule("S7")
def test_the_end_shows_a_master_gambler() -> None:
    match = payout("casino 1: $50", "red 1", own_dice=1).match
    assert drawn(match)[-1] == "  You won with a single die: Master Gambler!"
    assert drawn(match)[0].startswith("Las Vegas Solo · 1 die of your own")


def test_what_happened_is_told_in_few_lines() -> None:
    match = scattered(3)
    throw(match, **dict.fromkeys(["red", "blue", "black", "yellow", "grey"], 2), violet=1, orange=1)
    match.play(0, "place 1")
    assert screen.event_lines(match.events(), ["you"]) == [
        "The only round began.",
        "The casinos were stocked: 1: 50k · 2: 50k · 3: 50k · 4: 50k · 5: 50k · 6: 50k.",
        "Green was drawn to be thrown first.",
        "Green's dice were thrown first: 1 1 2 3 4 5 6 6.",
        "The first group was taken: 28 dice, 4 of them Red.",
        "You placed 2 dice on casino 1: Violet and Orange.",
    ]


@pytest.mark.rule("B11")
def test_payday_is_told_in_one_line_for_each_casino() -> None:
    text = "casino 4: $80 $30 $10 | red 4, blue 3, green 3, black 1\ncasino 5: $50 $20"
    result = payout(text, "red 4")
    assert screen.event_lines(result.events, ["you"]) == [
        "Casino 4: you took $80,000 and Black took $30,000; Blue and Green tied; "
        "nobody claimed $10,000.",
        "Casino 5: nobody claimed $50,000 and $20,000.",
        "You won with 8 dice: $80,000 against $30,000 of the seven others.",
    ]


def test_the_most_bills_that_a_casino_can_hold_fit_the_board() -> None:
    match = deal()
    stock(match, 10, 10, 10, 10, 100)
    lines = drawn(match)
    assert row(lines, "casino 1")[1] == "100 10 10 10 10"
    assert max(map(len, lines)) <= 80
    bets = "red 8, blue 7, green 6, black 5, yellow 4"
    lines = drawn(table(f"casino 1: $100 $10 $10 $10 $10 | {bets}\nleft: red 1"))
    assert row(lines, "casino 1")[3] == "●100 ■10 ▲10 ◆10 ★10"
    assert max(map(len, lines)) <= 80


def typist(held: TerminalSession, throws: list[str]) -> Callable[..., str]:
    """Somebody who presses Enter to throw, and chooses at random."""
    chance = random.Random(1)

    def read(prompt: object = "") -> str:
        if held.match.owing() == [HOUSE]:
            throws.append(str(prompt))
            return ""
        return chance.choice(held.match.moves(0))

    return read


@pytest.mark.rule("S4")
def test_a_person_alone_throws_the_dice_and_is_told_how_it_ended(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match("las-vegas-solo", seed=3, players=["you"], waits=True)
    held = TerminalSession(match, BotSeats(match, ["you"], 3), tmp_path / "game.txt", 0, False)
    throws: list[str] = []
    monkeypatch.setattr(builtins, "input", typist(held, throws))
    assert held.run() == 0
    assert held.names == ["you"]
    said = capsys.readouterr().out
    assert "Enter throws the dice" in said
    assert "You lost" in said or "You won" in said
    assert "\nlost  ● Red" in said or "\nwon  ● Red" in said


def test_a_number_without_choice_is_placed_at_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = table("left: red 1\nnext: blue 1")
    match.record.players = ["you"]
    held = TerminalSession(match, BotSeats(match, ["you"], 3), tmp_path / "game.txt", 0, False)
    throw(match, red=4)
    held.next_move()
    assert match.record.moves[-1].words == "place 4"


def results() -> Iterator[tuple[Match, str]]:
    """A game that is won and one that is lost."""
    yield payout("casino 1: $50", "red 1").match, "won  ● Red  $50,000"
    yield payout("casino 1: $50", "blue 1").match, "lost  ● Red  $0"


@pytest.mark.rule("S5")
def test_alone_one_has_won_or_lost() -> None:
    for match, line in results():
        assert printed(standings(match.game, match.record)) == [line]


def test_the_command_knows_one_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "las-vegas-solo"]) == 0
    assert "Las Vegas Solo, for 1 seat. " in capsys.readouterr().out
    words = ["simulate", "las-vegas-solo", "--games", "30", "--seed", "1", "--seats", "greedy"]
    assert run(words) == 0
    assert "seat 1, greedy" in capsys.readouterr().out
