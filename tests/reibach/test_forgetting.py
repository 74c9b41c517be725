"""Bases are shown once, and then forgotten for as long as the game runs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from greenbaize import (
    GAMES,
    PUBLIC,
    Match,
    Record,
    Rng,
    as_remembered,
    as_seen,
    replay_events,
    resume,
)
from greenbaize.bots.bot_seats import BotSeats
from greenbaize.cli.app import run
from greenbaize.cli.session import TerminalSession
from greenbaize.engine.errors import RefusedError
from greenbaize.engine.game import Value
from greenbaize.engine.house import House
from greenbaize.engine.replay import Replay
from greenbaize.games.reibach.events import BaseLaid, PointsLost

from .positions import begin, deal, heard, play, seat_of, state_of, table, told

GAME = GAMES["reibach"]
OFF: dict[str, Value] = {"perfect_memory": False}
DEAR: dict[str, Value] = {**OFF, "special_cards_cost_two": True, "max_bases": 1}
EVERYBODY = (0, 1, PUBLIC)
EARLY = Path(__file__).parents[1] / "records" / "reibach" / "early-seeded-2.txt"


def dealt(options: dict[str, Value] = OFF) -> Match:
    """Two seats, the first on turn."""
    match = begin(2, options)
    deal(match, "gold oil art joker", "yacht yacht stocks risk")
    return match


def shown(match: Match, viewer: int) -> list[object]:
    """The bases that a viewer sees, of each seat."""
    return [seat.get("shown") for seat in match.view(viewer)["seats"]]


@pytest.mark.rule("12.6", "13.1")
def test_nothing_is_remembered_unless_it_is_chosen() -> None:
    assert GAME.settle()["perfect_memory"] is False
    assert GAME.settle_table()["perfect_memory"] is False
    assert Match("reibach", 2, seed=1).record.options == {"perfect_memory": "off"}


@pytest.mark.rule("12.6", "13.2")
def test_records_that_do_not_name_the_option_were_played_with_it() -> None:
    record = Record.load(EARLY)
    assert not record.options
    match = Replay(record)
    for line in record.moves[:60]:
        match.play(line)
    assert match.match.options["perfect_memory"] is True
    assert "unseen" in match.match.view()
    assert match.match.record.options == {}


@pytest.mark.rule("13.1", "13.2")
def test_a_base_is_seen_until_the_next_move() -> None:
    match = dealt()
    events = play(match, "base gold")
    assert told(match, events) == ["Red laid gold as a base."]
    for viewer in EVERYBODY:
        assert shown(match, viewer) == ["gold", None]
    play(match, "take 1")
    for viewer in EVERYBODY:
        assert shown(match, viewer) == [None, None]


@pytest.mark.rule("13.2")
def test_a_base_that_cost_the_last_point_is_seen_until_the_next_player_moves() -> None:
    match = dealt()
    play(match, "take 1", "turn cash", "take 1", "turn cash", "base oil")
    assert match.owing() == [1]
    for viewer in EVERYBODY:
        assert shown(match, viewer) == ["oil", None]
    play(match, "base yacht")
    for viewer in EVERYBODY:
        assert shown(match, viewer) == [None, "yacht"]


@pytest.mark.rule("13.1", "13.2")
def test_no_view_has_bases_known_cards_or_counts_while_the_game_runs() -> None:
    match = dealt()
    play(match, "base gold", "open oil", "take 1", "turn art")
    for viewer in EVERYBODY:
        view = match.view(viewer)
        assert "unseen" not in view
        for seat in view["seats"]:
            assert not {"bases", "known", "shown"} & seat.keys()
    assert seat_of(match, 0, 1)["uncovered"] == 0
    assert "gold" not in json.dumps(match.view(0))
    play(match, "base yacht")
    assert seat_of(match, 1, 0)["uncovered"] == 1


@pytest.mark.rule("13.1", "13.2")
def test_when_the_game_is_over_views_tell_everything() -> None:
    match = table("pile 9\nred holds gold\nred bases yacht", options=OFF)
    play(match, "base gold", "take 1", "turn dollar")
    assert match.over
    assert seat_of(match, 0, 1)["bases"] == ["yacht", "gold"]
    assert seat_of(match, 0, 1)["known"] == ["cash"]


@pytest.mark.rule("13.1")
def test_told_again_a_base_is_just_a_base_and_a_card_that_was_taken_keeps_its_name() -> None:
    match = dealt()
    events = [event.redacted() for event in play(match, "base gold", "take 1", "turn oil")]
    assert told(match, events) == [
        "Red laid a base.",
        "Red took cash.",
        "Oil came up in place 1.",
    ]
    assert events[0].as_json()["card"] is None
    assert BaseLaid(0, "gold", remembered=True).redacted() == BaseLaid(0, "gold", remembered=True)


@pytest.mark.rule("13.1", "13.2")
def test_the_record_so_far_names_no_base_to_anybody() -> None:
    match = dealt()
    play(match, "base gold", "open oil", "base art", "base stocks")
    for viewer in EVERYBODY:
        record = as_remembered(match.record, viewer)
        assert [line.words for line in record.moves[-4:]] == [
            "base ?",
            "open oil",
            "base ?",
            "base ?",
        ]
        for words in ("base gold", "base art", "base stocks"):
            assert words not in record.text()
        again = Replay(Record.parse(record.text())).to_the_end()
        assert again.view() == {**match.view(), "seats": unshown(match)}
        said = [told(again, events) for _, events in replay_events(match.record, viewer)][-4:]
        assert [line for (line,) in said] == [
            "Red laid a base.",
            "Red opened a row of oil.",
            "Red laid a base.",
            "Blue laid a base.",
        ]


def unshown(match: Match) -> list[dict[str, object]]:
    """The seats as all see them, without what was just shown."""
    seats = match.view()["seats"]
    return [{key: value for key, value in seat.items() if key != "shown"} for seat in seats]


@pytest.mark.rule("13.1", "13.2")
def test_a_record_is_told_in_full_once_the_game_is_closed() -> None:
    match = dealt()
    play(match, "base gold", "take 1", "turn oil")
    assert "base gold" in as_seen(match.record, 1).text()
    assert "base gold" not in as_remembered(match.record, 1).text()
    match.abandon()
    assert "base gold" in as_remembered(match.record, 1).text()
    said = [event.say(match.names) for _, events in replay_events(match.record) for event in events]
    assert "Red laid gold as a base." in said


@pytest.mark.rule("13.2")
def test_with_a_perfect_memory_the_record_so_far_names_every_base() -> None:
    match = dealt({"perfect_memory": True})
    play(match, "base gold", "take 1", "turn oil")
    assert "base gold" in as_remembered(match.record, 1).text()
    with pytest.raises(RefusedError):
        heard(match).play(0, "base ?")


@pytest.mark.rule("13.2")
def test_taking_a_move_back_shows_no_earlier_base_again() -> None:
    match = dealt()
    play(match, "base gold", "base oil")
    match.take_back(0)
    for viewer in EVERYBODY:
        assert shown(match, viewer) == [None, None]
    assert seat_of(match, 0, 1)["uncovered"] == 1
    match.take_back(0)
    assert seat_of(match, 0, 1)["uncovered"] == 0


@pytest.mark.rule("13.1")
def test_nobody_can_lay_a_base_without_naming_it() -> None:
    match = dealt()
    with pytest.raises(RefusedError) as refusal:
        match.play(0, "base ?")
    assert str(refusal.value).startswith("'base ?' is not a move here; say for instance 'take 1'.")


@pytest.mark.rule("13.1")
def test_after_a_base_that_is_not_named_anything_may_be_in_that_hand() -> None:
    match = heard(dealt())
    play(match, "base ?")
    assert seat_of(match, 0)["cards"] == 3
    assert seat_of(match, 0)["hand"] == []
    assert "base gold" in match.moves(0)
    assert "open oil" in match.moves(0)
    play(match, "open oil", "take 1", "turn cash")
    assert seat_of(match, 0)["hand"] == ["cash"]
    assert state_of(match).bases[0] == 0


@pytest.mark.rule("12.2", "13.1")
def test_a_base_that_is_not_named_needs_a_card_and_a_place_too() -> None:
    match = heard(table("blue holds oil", options=OFF))
    with pytest.raises(RefusedError):
        match.play(0, "base ?")
    match = heard(table("red holds oil gold", options=DEAR))
    play(match, "base ?")
    with pytest.raises(RefusedError):
        match.play(0, "base ?")


@pytest.mark.rule("12.1", "13.1")
def test_points_that_are_lost_are_told_where_the_hand_is_forgotten() -> None:
    match = begin(2, DEAR)
    play(match, *["deal oil"] * 2, "deal gold", "deal stocks", *["deal art"] * 4)
    play(match, "turn joker", "turn risk", "turn cash", "base gold", "open oil", "extend oil")
    play(match, "base art", "open art", "extend art", "take 3", "turn joker", "blind")
    play(match, "draw yacht", "extend art", "take 1", "turn risk", "blind", "draw estate")
    assert match.owing() == [1]
    for viewer, words in ((0, "draw estate stuck"), (1, "draw ? stuck"), (PUBLIC, "draw ? stuck")):
        record = as_remembered(match.record, viewer)
        assert record.moves[-1].words == words
        again = Replay(record).to_the_end()
        assert again.owing() == [1]
        assert again.story[-1] == match.story[-1] == PointsLost(0, 1)


@pytest.mark.rule("13.2")
def test_guesses_use_all_that_was_public() -> None:
    off, on = dealt(), dealt({"perfect_memory": True})
    for match in (off, on):
        play(match, "base gold", "take 1", "turn oil", "take 1", "turn oil")
    for seed in range(5):
        mine, other = (state_of(match).guess(1, Rng(seed)) for match in (off, on))
        assert list(mine.bases) == list(other.bases) == list(state_of(off).bases)
        assert list(mine.hand) == list(other.hand)
        assert list(mine.known) == list(other.known)


def test_a_guess_from_what_is_remembered_has_some_card_for_every_base() -> None:
    match = heard(dealt())
    play(match, "base ?", "base ?", "take 1", "turn cash")
    for seed in range(5):
        world = state_of(match).guess(PUBLIC, Rng(seed))
        assert list(world.unnamed) == [0] * 5
        assert world.held(0) == 3
        assert sum(world.bases[0] >> 4 * kind & 15 for kind in range(13)) == 2
        assert GAME.view(world, PUBLIC) == match.view()


# In the terminal


def evening(folder: Path, people: int = 1) -> TerminalSession:
    """Two seats, and people at the keyboard in one or both."""
    players = ["you", "you" if people > 1 else "uniform"]
    match = Match("reibach", 2, OFF, house=House(), players=players, waits=True)
    deal(match, "gold oil art joker", "yacht yacht stocks risk")
    return TerminalSession(match, BotSeats(match, players, 1), folder / "game.txt", 0, quick=True)


def printed(held: TerminalSession, viewer: int, capsys: pytest.CaptureFixture[str]) -> str:
    """What the screen shows."""
    capsys.readouterr()
    held.screen.show(viewer)
    return capsys.readouterr().out


@pytest.mark.rule("13.1", "13.2")
def test_the_terminal_names_a_base_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    held = evening(tmp_path)
    play(held.match, "base gold")
    assert "You laid gold as a base." in printed(held, 0, capsys)
    again = printed(held, 0, capsys)
    assert "You laid a base." in again
    play(held.match, "take 1", "turn oil")
    assert "You laid a base and took cash." in printed(held, 0, capsys)


@pytest.mark.rule("13.1")
def test_at_one_screen_everybody_is_shown_a_base_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    held = evening(tmp_path, people=2)
    held.screen.in_front = 0
    play(held.match, "base gold", "base oil")
    assert "Red laid gold as a base and laid oil as a base." in printed(held, 0, capsys)
    held.screen.in_front = 1
    assert "laid gold as a base" in printed(held, 1, capsys)
    assert "Red laid a base and laid a base." in printed(held, 1, capsys)


@pytest.mark.rule("13.2")
def test_a_base_that_is_laid_after_another_was_taken_back_is_shown_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    held = evening(tmp_path)
    play(held.match, "base gold")
    printed(held, 0, capsys)
    held.take_back(0)
    play(held.match, "base oil")
    assert "You laid oil as a base." in printed(held, 0, capsys)


@pytest.mark.rule("13.1")
def test_a_game_that_is_resumed_begins_without_the_bases(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    held = evening(tmp_path)
    play(held.match, "base gold", "take 1", "turn oil")
    match = resume(held.match.record, waits=True)
    company = BotSeats(match, match.record.players, 1)
    held = TerminalSession(match, company, tmp_path / "game.txt", 0, quick=True)
    assert "You laid a base and took cash." in printed(held, 0, capsys)


@pytest.mark.rule("13.1", "13.2")
@pytest.mark.parametrize("seat", [[], ["--seat", "Red"], ["--seat", "Blue"]])
def test_an_unfinished_game_is_replayed_without_the_bases(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], seat: list[str]
) -> None:
    match = dealt()
    play(match, "base gold", "take 1", "turn oil")
    match.save(tmp_path / "game.txt")
    assert run(["replay", str(tmp_path / "game.txt"), *seat]) == 0
    assert "Red laid a base and took cash." in capsys.readouterr().out
    assert run(["replay", str(tmp_path / "game.txt"), *seat, "--json"]) == 0
    assert "base gold" not in capsys.readouterr().out
    match.abandon()
    match.save(tmp_path / "game.txt")
    assert run(["replay", str(tmp_path / "game.txt"), *seat]) == 0
    assert "Red laid gold as a base and took cash." in capsys.readouterr().out
