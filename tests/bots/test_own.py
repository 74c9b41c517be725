"""Bots of one's own: found by name, made for a game, and written in records."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from greenbaize import GAMES, BotError, Match, Record, SetupError, resume
from greenbaize.bots import is_bot, known_bots, make_bot, own
from greenbaize.bots.arena import Arena
from greenbaize.bots.bot import Bot, Chair
from greenbaize.bots.bot_seats import BotSeats
from greenbaize.bots.fallback import Fallback
from greenbaize.bots.own import GROUP

GAME = GAMES["las-vegas"]

MODULE = """
from greenbaize.bots.bot import Bot
from greenbaize.engine.errors import SetupError

class Lowest(Bot):
    def choose(self, chair):
        return chair.moves()[0]

class Knows(Lowest):
    def __init__(self, game):
        self.game = game

class Shelf:
    Lowest = Lowest

class Breaks(Lowest):
    def __init__(self, game):
        raise RuntimeError("no table")

def made(game):
    return Knows(game)

def nobody(game):
    return 5

number = 5
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module in this folder, with bots in it."""
    name = f"bots_of_{tmp_path.name}"
    (tmp_path / f"{name}.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    return name


@pytest.mark.parametrize(
    ("what", "kind"),
    [("Lowest", "Lowest"), ("Knows", "Knows"), ("Shelf.Lowest", "Lowest"), ("made", "Knows")],
)
def test_a_bot_is_found_in_a_module(module: str, what: str, kind: str) -> None:
    name = f"{module}:{what}"
    assert is_bot(name)
    bot = make_bot(name, GAME)
    assert type(bot).__name__ == kind
    assert getattr(bot, "game", GAME) is GAME
    assert len(Arena(GAME, [bot, make_bot("uniform", GAME)], {}, 1).play(0).scores()) == 2


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        ("Missing", "cannot be loaded: AttributeError: module"),
        ("nobody", "makes no bot, but '5'; a bot derives from greenbaize.bots.bot.Bot."),
        ("number", "makes no bot, but '5'"),
        ("Breaks", "cannot be made: RuntimeError: no table."),
    ],
)
def test_what_is_no_bot_is_told_in_a_sentence(module: str, what: str, sentence: str) -> None:
    with pytest.raises(SetupError) as trouble:
        make_bot(f"{module}:{what}", GAME)
    assert sentence in str(trouble.value)


def test_a_module_that_is_not_there_is_told_in_a_sentence() -> None:
    with pytest.raises(SetupError, match="cannot be loaded: ModuleNotFoundError: No module named"):
        make_bot("no_such_module_anywhere:Bot", GAME)


@pytest.mark.parametrize("name", ["a b:C", ":C", "mod:", "1mod:C", "mod:C:D", "c/d:e", "exe"])
def test_other_words_name_nobody(name: str) -> None:
    assert not is_bot(name)
    with pytest.raises(SetupError, match="there is no bot"):
        make_bot(name, GAME)


def test_an_installed_package_offers_bots(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = {
        name: EntryPoint(name, f"{module}:{what}", GROUP)
        for name, what in (("lowest", "Lowest"), ("greedy", "Lowest"), ("lost", "Missing"))
    }
    monkeypatch.setattr(own, "installed", lambda: found)
    monkeypatch.setattr("greenbaize.bots.installed", lambda: found)
    monkeypatch.syspath_prepend(str(Path.cwd()))
    assert type(make_bot("lowest", GAME)).__name__ == "Lowest"
    assert type(make_bot("greedy", GAME)).__name__ == "Greedy"
    assert known_bots()[-2:] == ("lost", "lowest")
    assert known_bots().count("greedy") == 1
    with pytest.raises(SetupError, match="the bot 'lost' cannot be loaded: AttributeError"):
        make_bot("lost", GAME)
    with pytest.raises(SetupError, match=r"there is no bot 'x'; choose from .*lowest"):
        make_bot("x", GAME)


def test_a_record_names_bots_of_ones_own_and_the_game_goes_on(module: str, tmp_path: Path) -> None:
    players = [f"{module}:Lowest", "expert@2", "exec:node my bot.js --depth=2"]
    match = Match("las-vegas", 3, {"first_player": 1}, seed=4, players=players)
    BotSeats(match, [players[0], "person", "person"], 4).move(0)
    match.save(tmp_path / "game.txt")
    record = Record.load(tmp_path / "game.txt")
    assert record.players == players
    again = resume(record)
    assert again.record.players == players
    assert again.owing() == match.owing()


@pytest.mark.parametrize(
    "player", ["", " exec:x", "exec:a, b", "exec:a,b", "exec:a\nb", "x" * 201, "a\x1b[2J", 5, None]
)
def test_what_a_record_cannot_hold_is_refused(player: object) -> None:
    with pytest.raises(SetupError, match="players are words without commas"):
        Match("las-vegas", 2, seed=1, players=["greedy", player])  # type: ignore[list-item]


class Moody(Bot):
    """Fails every other time."""

    def __init__(self) -> None:
        self.times = 0

    def choose(self, chair: Chair) -> int:
        self.times += 1
        if self.times % 2:
            raise RuntimeError("not in the mood")
        return chair.pick()


def test_a_fallback_plays_on_reports_once_and_counts() -> None:
    told: list[BotError] = []
    fallback, bot = Fallback(GAME, told.append), Moody()
    Arena(GAME, [make_bot("uniform", GAME), bot], {}, 3, fallback).play(0)
    assert [str(error) for error in told] == [
        "the bot Moody at seat 2 (Blue) failed: RuntimeError: not in the mood."
    ]
    assert fallback.forfeits == {1: (bot.times + 1) // 2}
    fallback.forget()
    assert (fallback.forfeits, fallback.first) == ({}, {})


def test_a_fallback_plays_in_a_match_what_regular_would() -> None:
    class Fails(Bot):
        def choose(self, chair: Chair) -> int:
            raise RuntimeError

    def scores(*players: str | Bot) -> list[int]:
        match = Match("las-vegas", 2, seed=6)
        return BotSeats(match, players, 6, fallback=Fallback(GAME)).play_out().scores()

    assert scores(Fails(), "uniform") == scores("regular", "uniform")


def test_a_bot_that_turned_its_chair_round_forfeits_at_the_true_table() -> None:
    other = GAME.begin(2, GAME.settle())

    class TurnsRound(Bot):
        def choose(self, chair: Chair) -> int:
            chair.attach(other)
            return 5

    fallback = Fallback(GAME)
    state = Arena(GAME, [TurnsRound(), TurnsRound()], {}, 3, fallback).play(0)
    assert not state.owing()
