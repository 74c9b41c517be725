"""Cincinnati on a screen."""

import builtins
import io
from collections.abc import Sequence
from pathlib import Path
from typing import cast

import pytest
from rich.console import Console, RenderableType

from greenbaize import HOUSE, PUBLIC, Match
from greenbaize.bots.bot_seats import BotSeats
from greenbaize.cli.session import TerminalSession
from greenbaize.cli.tables import cincinnati
from greenbaize.cli.tables.cincinnati import drawing, prompts
from greenbaize.games.cincinnati.view import View

from .positions import all_say, begin, cleared, deal, house, say, table, turn, wait_for

NAMES = ["you", "Blue", "Green", "Black"]


def printed(what: RenderableType) -> str:
    """What a screen shows, without the spaces at the ends of lines."""
    out = Console(file=io.StringIO(), width=80, highlight=False)
    out.print(what)
    assert isinstance(out.file, io.StringIO)
    return "\n".join(line.rstrip() for line in out.file.getvalue().splitlines())


def seen_by(match: Match, seat: int) -> View:
    """A view, as the screen takes it."""
    return cast(View, match.view(seat))


def shown(match: Match, viewer: int = 0, roomy: bool = False) -> str:
    """The table as somebody sees it."""
    return printed(drawing.draw(seen_by(match, viewer), NAMES, viewer, roomy))


def asked(match: Match, seat: int = 0) -> str:
    """What somebody is asked."""
    return printed(prompts.prompt(seen_by(match, seat), NAMES, seat, match.moves(seat)))


def lines(match: Match, since: int = 0, names: Sequence[str] = NAMES) -> list[str]:
    """What one is told."""
    return cincinnati.event_lines(match.events(0, since), names)


def shaken() -> Match:
    match = deal()
    turn(match, 25, "tokens", 15)
    house(match, "roll 1 1 2 2 3", "roll 6 6 6 6 6", "roll 3 3 3 3 3", "roll 4 4 4 4 4")
    return match


@pytest.mark.rule("3.2.1", "11.3")
def test_other_cups_are_covered() -> None:
    match = shaken()
    say(match, "blue", "sit A")
    seen = shown(match)
    assert "1 1 2 2 3" in seen
    assert "6 6 6" not in seen
    assert seen.count(drawing.COVERED) == 3
    assert "■ Blue   $0  •••  ?" in seen
    assert cincinnati.hides(seen_by(match, 0))
    assert not cincinnati.hides(seen_by(match, PUBLIC))


def test_the_table_is_told_in_rows() -> None:
    seen = shown(
        table("A: 25 25 tokens | red 6 6 6 1 2\nC: 15 | blue 1 1 2 2 3\nwon: red 35", seats=4)
    )
    assert "Cincinnati · round 2 of 12 · bought throws" in seen
    assert "│ A Atlantic  │ three of a kind or better │ 2×$25k tokens" in seen
    assert "▸● you    $35,000  •••  A  1 2 6 6 6  three of a kind ✓" in seen
    assert "9 pips ✓" in seen


def test_dice_in_the_air_are_not_shown_as_if_they_lay_there() -> None:
    match = table("A: 25 | red 6 6 6 1 2", throw=2)
    wait_for(match, "red", "stand")
    say(match, "red", "keep 6 6 6")
    assert "6 6 6 · ·" in shown(match)


def test_with_room_ones_own_dice_are_drawn() -> None:
    seen = shown(shaken(), roomy=True)
    assert "│ 1 ││ 1 ││ 2 ││ 2 ││ 3 │" in seen
    assert "│ 1 ││ 1 │" not in shown(shaken())
    assert "│ 6 │" not in shown(shaken(), PUBLIC, roomy=True)


@pytest.mark.rule("11.5")
def test_the_chances_of_each_table_are_told() -> None:
    said = asked(shaken())
    assert "A  Atlantic  $25,000       69 % to meet it, 83 % with a token" in said
    assert "B  Ballroom  1 token card  52 % to meet it" in said
    assert "C  Caesar's  $15,000       you have it: 9" in said


def test_the_best_keeps_are_told_with_their_chances() -> None:
    match = table("A: 25 | red 6 6 4 4 2\nwon: red 15", throw=3)
    said = asked(match)
    assert said.startswith(
        "Throw 3 of 3, $25,000 at A for three of a kind or better. Keep which dice?"
    )
    assert "keep 4 4      44 %" in said
    assert "stand" in said
    assert "throw all" in said
    assert "beats" not in said


def test_who_is_to_beat_is_named() -> None:
    match = table("A: 25 | red 6 6 4 4 2, blue 5 5 5 1 2\nwon: red 15", throw=3)
    assert "beats Blue now" in asked(match)
    bought = table("A: 25 | red 6 6 4 4 2, blue 5 5 5 1 2\nwon: red 15")
    assert "at best 44 % to beat Blue, with 'keep 6 6'" in asked(bought)
    assert "not enough as it stands" in asked(bought)


def test_who_is_ahead_is_told_that_there_is_nothing_to_gain() -> None:
    said = asked(table("A: 25 | red 6 6 6 4 2, blue 5 5 5 1 2\nwon: red 15"))
    assert "you are ahead as it stands" in said
    assert "nothing to gain" in said


def test_opponents_are_told_with_what_they_would_lose() -> None:
    match = cleared("A: duel | red 6 6 6 1 2\nwon: blue 35 15\ntokens: blue 1")
    said = asked(match)
    assert "2  Blue   would lose $35,000  1 token" in said
    assert "3  Green  has no money        3 tokens" in said


def test_a_duel_tells_whom_to_beat_and_what_is_at_stake() -> None:
    match = cleared("A: duel | red 6 6 6 1 2\nwon: blue 35, red 15")
    say(match, "red", "challenge 2")
    house(match, "roll 1 1 2 3 5", "roll 6 6 6 6 5")
    assert "Duel:  ● you   1 1 2 3 5  a pair" in shown(match)
    assert "Throw 2 of 3, Blue's $35,000. Keep which dice?" in asked(match)
    say(match, "red", "stand")
    said = asked(match, 1)
    assert "your $35,000" in said
    assert "stand" in said
    assert "sure" in said


def test_a_duel_for_a_table_names_it() -> None:
    match = cleared("A: 25 | red 6 6 6 1 2, blue 6 6 6 1 2", round=1)
    house(match, "roll 1 1 2 3 5", "roll 6 6 6 6 5")
    assert "Duel for table A:" in shown(match)
    assert "$25,000 at A" in asked(match)


def test_a_replacement_is_put_somewhere() -> None:
    match = deal(4, round1_replacement="choice")
    turn(match, 15, "duel", "tokens")
    said = asked(match)
    assert said.startswith("Put a token card on which table?")
    assert "A  $15,000" in said
    assert "B  empty" in said


def test_what_all_do_is_told_in_one_line() -> None:
    match = shaken()
    assert lines(match) == [
        "Round 1 began; you dealt: A $25k · B tokens · C $15k.",
        "You, Blue, Green and Black threw five dice under the cup.",
        "You saw 1 1 2 2 3 there.",
    ]
    since = len(match.story)
    for colour in ("blue", "green", "black", "red"):
        say(match, colour, "sit C")
    house(match, "lift C11223 C66666 C33333 C44444")
    assert lines(match, since) == [
        "Blue, Green, Black and you chose a table in secret.",
        "The cups were lifted: you at C, Blue at C, Green at C and Black at C.",
    ]


def test_a_keep_is_told_with_its_throw_once_that_has_come() -> None:
    match = deal(3)
    turn(match, 15, 20)
    begin(match, "A11356", "C22222", "A11122")
    since = len(match.story)
    say(match, "green", "keep 1 1 1")
    assert lines(match, since) == ["Green kept 1 1 1."]
    say(match, "red", "stand")
    say(match, "blue", "stand")
    house(match, "roll 1 4")
    assert lines(match, since) == [
        "You stood on 1 1 3 5 6.",
        "Blue stood on 2 2 2 2 2.",
        "Green threw 1 4, which makes 1 1 1 1 4: four of a kind.",
    ]


def test_those_who_buy_nothing_are_told_together() -> None:
    match = table("", seats=4)
    since = len(match.story)
    all_say(match, "pass")
    assert lines(match, since)[0].endswith("didn't buy another throw.")
    assert lines(match, since)[0].count(",") == 2


@pytest.mark.rule("14.13")
def test_secret_keeps_need_a_curtain() -> None:
    match = deal(3, simultaneous_commit=True)
    turn(match, 15, 20)
    begin(match, "A11356", "C22222", "A11122")
    assert cincinnati.hides(seen_by(match, 0))
    say(match, "red", "keep 1 1")
    assert cincinnati.hides(seen_by(match, 1))
    say(match, "blue", "stand")
    say(match, "green", "stand")
    house(match, "reveal 1:11 2:all 3:all")
    assert not cincinnati.hides(seen_by(match, 0))


def answered(
    match: Match, file: Path, monkeypatch: pytest.MonkeyPatch, said: str
) -> tuple[str, int]:
    """What red's answer was, and how often the keyboard was asked for it."""
    players = ["you", *["greedy"] * (len(match.names) - 1)]
    match.record.players = players
    held = TerminalSession(match, BotSeats(match, players, 3), file, pace=0, quick=False)
    prompts: list[object] = []

    def read(prompt: object = "") -> str:
        prompts.append(prompt)
        return said

    monkeypatch.setattr(builtins, "input", read)
    held.answer(0)
    return match.record.moves[-1].words, len(prompts)


@pytest.mark.rule("14.2")
@pytest.mark.parametrize(("has", "prompts"), [(0, 0), (1, 1)])
def test_the_screen_declines_for_those_who_have_no_token(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, has: int, prompts: int
) -> None:
    text = f"A: duel | red 6 6 6 1 2\nwon: red 15\ntokens: red {has}"
    match = table(text)
    assert answered(match, tmp_path / "game.txt", monkeypatch, "pass") == ("pass", prompts)
    match = cleared(text)
    say(match, "red", "challenge 2")
    house(match, "roll 1 1 2 3 5", "roll 2 2 3 4 6")
    for _ in range(4):
        match.play(match.owing()[0], "stand")
    assert answered(match, tmp_path / "game.txt", monkeypatch, "pass") == ("pass", prompts)


@pytest.mark.rule("3.3")
def test_the_end_of_every_round_is_looked_at_whoever_brought_it_about(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    players = ["you", "greedy", "greedy"]
    match = Match("cincinnati", 3, seed=3, players=players, waits=True)
    held = TerminalSession(
        match, BotSeats(match, players, 3), tmp_path / "game.txt", pace=0, quick=False
    )
    looks: list[int] = []

    def read(prompt: object = "") -> str:
        if isinstance(match.story[-1], cincinnati.PAUSES) and match.owing() == [HOUSE]:
            looks.append(match.view()["round"])
        return "" if match.owing() == [HOUSE] else match.moves(0)[0]

    monkeypatch.setattr(builtins, "input", read)
    held.run()
    assert sorted(set(looks)) == list(range(2, 13))
