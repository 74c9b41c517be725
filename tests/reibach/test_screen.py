"""The table in the terminal: what is drawn, asked and told."""

from __future__ import annotations

from pathlib import Path

import pytest

from greenbaize import PUBLIC, Match
from greenbaize.bots.bot_seats import BotSeats
from greenbaize.cli.session import TerminalSession
from greenbaize.cli.tables import reibach as screen
from greenbaize.engine.game import Value
from greenbaize.games.reibach.events import Scored

from ..screen import printed
from .positions import begin, deal, play, table

POSITION = """
display joker oil gold
pile 5
red holds oil art art risk
red rows gold 2 j1, art 1
red bases yacht
red total 7
blue holds cash risk
blue shows cash
blue rows gold 3, oil 6, cash 1 x2
"""
OFF: dict[str, Value] = {"perfect_memory": False}


def drawn(match: Match, viewer: int = 0, roomy: bool = False) -> list[str]:
    """The table as a viewer sees it."""
    return printed(screen.draw(match.view(viewer), match.names, viewer, roomy))  # type: ignore[arg-type]


def asked(match: Match) -> list[str]:
    """What the seat on turn is asked."""
    seat = match.owing()[0]
    return printed(screen.prompt(match.view(seat), match.names, seat, match.moves(seat)))  # type: ignore[arg-type]


def line_of(lines: list[str], begins: str) -> list[str]:
    """The words of the line that begins so."""
    return next(line for line in lines if line.startswith(begins)).split()


def test_a_small_screen_shows_everything_in_few_lines() -> None:
    lines = drawn(table(POSITION, seats=3))
    assert lines[0].startswith("Reibach & Co  $$$$|$··|···|  2 more $ to the second scoring · ")
    assert lines[1] == "Market: 1 joker   2 oil   3 gold"
    assert lines[2].split() == ["hand", "unseen", "▸●", "Red", "■", "Blue", "▲", "Green"]
    assert line_of(lines, "gold") == ["gold", "4", "●●", "+1", "■■■", "+3", "·"]
    assert line_of(lines, "oil") == ["oil", "1", "1", "·", "■■■■■■", "+4", "·"]
    assert line_of(lines, "art") == ["art", "2", "6", "●", "+4", "·", "·"]
    assert line_of(lines, "cash")[-4:] == ["·", "■x2", "+8", "·"]
    assert line_of(lines, "bare/hand") == ["bare/hand", "1", "/", "4", "0", "/", "2", "0", "/", "0"]
    assert line_of(lines, "total") == ["total", "7", "0", "0"]
    assert len(lines) == 15


def test_a_long_row_is_told_by_its_number() -> None:
    lines = drawn(table(POSITION, seats=5))
    assert "■×6 +4" in next(line for line in lines if line.startswith("oil"))


def test_a_roomy_screen_shows_cards_and_hands() -> None:
    lines = drawn(table(POSITION, seats=3), roomy=True)
    assert lines[2] == "╭─ 1 ──────╮ ╭─ 2 ──────╮ ╭─ 3 ──────╮"
    assert lines[3] == "│  joker   │ │   oil    │ │   gold   │"
    assert "● Red holds oil, 2 art and risk" in lines
    assert "■ Blue holds among others cash" in lines
    assert line_of(lines, "bases") == ["bases", "1", "bare", "-", "-"]
    assert line_of(lines, "cards")[1::3] == ["4", "2", "0"]


@pytest.mark.rule("7.2")
def test_nobody_else_sees_a_hand() -> None:
    match = table(POSITION)
    for viewer in (1, PUBLIC):
        text = "\n".join(drawn(match, viewer, roomy=True))
        assert "Red holds oil" not in text
        assert "art and risk" not in text
    assert screen.hides(match.view(0))  # type: ignore[arg-type]
    assert not screen.hides(match.view(PUBLIC))  # type: ignore[arg-type]
    assert not screen.hides(table().view(0))  # type: ignore[arg-type]


@pytest.mark.rule("12.6")
def test_without_a_perfect_memory_nothing_is_counted_for_the_players() -> None:
    lines = drawn(table(POSITION, options=OFF), roomy=True)
    assert "unseen" not in "\n".join(lines)
    assert "among others" not in "\n".join(lines)


def test_an_emptied_place_and_the_end_can_be_seen() -> None:
    match = table("pile 9\ndisplay oil art gold")
    play(match, "take 2", "turn dollar")
    lines = drawn(match)
    assert lines[0].startswith("Reibach & Co  $$$$|$$$|$$$|  the game is over")
    assert lines[1] == "Market: 1 oil   2 -   3 gold"


@pytest.mark.rule("3.2")
def test_every_choice_is_explained_with_what_it_would_add() -> None:
    assert asked(table(POSITION)) == [
        "You have 3 action points left. In brackets: how much more your rows would earn.",
        "  take    1 joker, 2 oil, 3 gold",
        "  blind   2 points for a card from the deck",
        "  base    oil, art, risk",
        "  open    oil (+1)",
        "  extend  art (+0)",
        "  risk    gold (+1), art (+4)",
    ]


@pytest.mark.rule("V1")
def test_the_price_of_a_dear_card_is_shown() -> None:
    dear: dict[str, Value] = {"special_cards_cost_two": True}
    match = table("display joker oil gold\nred holds joker\nred rows oil 1\nblue rows oil 1",
                  points=2, options=dear)  # fmt: skip
    assert asked(match)[1] == "  take   1 joker (2 points), 2 oil, 3 gold"
    assert asked(match)[-1] == "  joker  oil (+1)"
    assert asked(table(points=1))[0] == "You have 1 action point left."


def test_a_turn_is_told_in_one_line() -> None:
    match = table("display oil art gold\nred holds gold risk\nred rows art 1")
    names = ["you", "Blue"]
    events = play(match, "take 1", "turn cash", "take 3", "turn dollar", "turn dollar", "turn oil")
    assert screen.event_lines(events, names) == [
        "You took oil and gold and turned up the first and second $."
    ]
    events = play(match, "risk art", "blind")
    assert screen.event_lines(events, names) == [
        "You closed a row of art at 1 with a risk card.",
        "Blue reached for the deck.",
    ]
    play(match, "draw yacht")
    assert screen.event_lines(match.events(0)[-2:], names) == ["Blue drew a card blind."]
    assert screen.event_lines(match.events(1)[-2:], names) == ["Blue drew yacht blind."]
    assert screen.event_lines(play(match, "take 1", "turn oil"), names) == ["Blue took cash."]


def test_the_deal_is_told_in_few_lines() -> None:
    match = begin(3, {"first_player": "random"})
    play(match, "first 2")
    deal(match, "oil oil gold joker", "art art art art", "yacht yacht yacht risk")
    assert screen.event_lines(match.events(0), match.names) == [
        "Blue had the first turn.",
        "Red got oil, oil, gold and a joker.",
        "Blue and Green got 4 cards each.",
        "The market began with cash, cash and cash.",
    ]
    assert (
        screen.event_lines(match.events(), match.names)[1]
        == "Red, Blue and Green got 4 cards each."
    )


def test_a_scoring_is_told_line_by_line() -> None:
    match = table("pile 9\nred rows oil 1\nblue holds art\nblue rows art 1 x2")
    lines = screen.event_lines(play(match, "blind", "draw dollar"), match.names)
    assert lines == [
        "Red turned up the tenth $.",
        "Oil: Red $4 million (monopoly).",
        "Art: Blue $8 million (monopoly doubled).",
        "Blue lost $1 million for 1 card in hand.",
        "Third scoring: Red +4 = 4, Blue +7 = 7.",
        "Blue won with $7 million.",
    ]


def test_a_refill_that_begins_the_news_is_not_told() -> None:
    match = table("display oil art gold")
    play(match, "take 1")
    assert screen.event_lines(play(match, "turn cash"), match.names) == []
    assert screen.event_lines(play(match, "take 1", "turn dollar")[1:], match.names) == [
        "The first $ turned up."
    ]


def test_the_evening_stops_to_look_at_a_scoring(tmp_path: Path) -> None:
    players = ["uniform"] * 3
    match = Match("reibach", 3, seed=3, players=players, waits=True)
    held = TerminalSession(match, BotSeats(match, players, 3), tmp_path / "game.txt", 0, quick=True)
    stops = 0
    while match.owing():
        held.next_move()
        if isinstance(match.story[-1], Scored):
            stops += 1
            assert held.screen.wants_a_look()
    assert stops == 2
