"""Bots of one's own: what they may not do is said in a sentence, and nothing breaks."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from greenbaize import GAMES, Match, Rng
from greenbaize.bots import make_bot
from greenbaize.bots.arena import Arena
from greenbaize.bots.bot import Bot, Chair
from greenbaize.bots.bot_seats import BotSeats
from greenbaize.bots.choice import is_ours
from greenbaize.bots.greedy import Greedy
from greenbaize.bots.uniform import Uniform
from greenbaize.engine.errors import BotError, GreenbaizeError, RefusedError, SetupError
from greenbaize.engine.house import House
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.state import State

VEGAS = GAMES["las-vegas"]


class Dreamer(Bot):
    """Says what it is told to say."""

    def __init__(self, says: Callable[[Chair], Any]) -> None:
        self.says = says

    def choose(self, chair: Chair) -> int:
        answer: int = self.says(chair)
        return answer


def fails(chair: Chair) -> int:
    """Has a bug."""
    raise ZeroDivisionError("division by zero.")


SAYINGS: dict[str, tuple[Callable[[Chair], Any], str]] = {
    "a move that is none": (lambda _: 99, "chose 99, which is not a legal move now: "),
    "a negative move": (lambda _: -1, "chose -1, which is not a legal move now: "),
    "a huge number": (lambda _: 1 << 70, "chose a number of 71 bits, which is not a legal move"),
    "an unprintable number": (lambda _: 10**6000, "chose a number of 19932 bits, which is not a"),
    "nothing": (lambda _: None, "chose 'None', which is not a whole number: "),
    "yes": (lambda _: True, "chose 'True', which is not a whole number: "),
    "half a move": (lambda _: 0.5, "chose '0.5', which is not a whole number: "),
    "words": (lambda _: "place 1", "chose \"'place 1'\", which is not a whole number: "),
    "an exception": (fails, "failed: ZeroDivisionError: division by zero."),
}


def in_an_arena(bot: Bot) -> None:
    """The second seat is the stranger's."""
    bots = [make_bot("uniform", VEGAS), bot, make_bot("greedy", VEGAS)]
    Arena(VEGAS, bots, VEGAS.settle(), 1).play(0)


def in_a_match(bot: Bot) -> None:
    """The same with a record."""
    BotSeats(Match("las-vegas", 3, seed=1), ["uniform", bot, "greedy"], 1).play_out()


@pytest.mark.parametrize("play", [in_an_arena, in_a_match])
@pytest.mark.parametrize("saying", SAYINGS)
def test_what_is_no_legal_move_is_refused_in_a_sentence(
    saying: str, play: Callable[[Bot], None]
) -> None:
    says, expected = SAYINGS[saying]
    with pytest.raises(BotError) as trouble:
        play(Dreamer(says))
    sentence = str(trouble.value)
    assert sentence.startswith(f"the bot Dreamer at seat 2 (Blue) {expected}")
    assert (trouble.value.bot, trouble.value.seat) == ("Dreamer", 1)
    if says is fails:
        assert isinstance(trouble.value.__cause__, ZeroDivisionError)
    else:
        assert sentence.endswith(" (B4)")
        assert re.search(r": (only )?\d \(place \d\)", sentence)
        assert trouble.value.rule == "B4"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_survives_a_bot_that_says_anything(name: str) -> None:
    game = GAMES[name]
    for move in (99, -5, 1 << 62, -(1 << 63), 1 << 31):
        dreamer = Dreamer(lambda _, move=move: move)  # type: ignore[misc]
        with pytest.raises(BotError, match=r"is not a legal move now"):
            Arena(game, [dreamer] * game.usual_seats, {}, 3).play(1)


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_of_ones_own_that_keeps_to_the_rules_plays_like_ours(name: str) -> None:
    game = GAMES[name]
    own = [Dreamer(lambda chair: chair.pick()) for _ in range(game.usual_seats)]
    ours = [make_bot("uniform", game) for _ in range(game.usual_seats)]
    mine = Arena(game, own, game.settle(), 3).play(1)
    assert mine.scores() == Arena(game, ours, game.settle(), 3).play(1).scores()


def test_only_our_own_classes_exactly_are_trusted() -> None:
    class Reckless(Uniform):
        def choose(self, chair: Chair) -> int:
            return 99

    assert is_ours(Uniform())
    assert is_ours(Greedy(VEGAS.heuristic))
    assert not is_ours(Reckless())
    with pytest.raises(BotError, match="the bot Reckless at seat 1"):
        Arena(VEGAS, [Reckless()] * 2, {}, 1).play(0)


def test_a_bot_that_turns_its_chair_round_is_checked_at_the_true_table() -> None:
    other = VEGAS.begin(2, VEGAS.settle())

    def turn_round(chair: Chair) -> int:
        chair.attach(other)
        return 5

    arena = Arena(VEGAS, [Dreamer(turn_round)] * 2, {}, 1)
    with pytest.raises(BotError, match="chose 5, which is not a legal move now"):
        arena.play(0)


def test_a_game_inside_a_game_needs_an_arena_of_its_own() -> None:
    arenas: list[Arena] = []

    def play_inside(chair: Chair) -> int:
        arenas[0].play(2)
        return 0

    arenas.append(Arena(VEGAS, [Dreamer(play_inside)] * 2, {}, 1))
    with pytest.raises(BotError, match="in the middle of a game"):
        arenas[0].play(0)
    with pytest.raises(BotError, match="in the middle of a game"):
        arenas[0].play(0)


BAD: dict[str, tuple[Callable[[], object], str]] = {
    "no game": (lambda: Arena(None, [], {}, 1), "there is no game 'None'"),  # type: ignore[arg-type]
    "too few bots": (lambda: Arena(VEGAS, [Uniform()], {}, 1), "is for 2 to 8 seats, not 1"),
    "too many bots": (lambda: Arena(VEGAS, [Uniform()] * 9, {}, 1), "is for 2 to 8 seats, not 9"),
    "no bots": (lambda: Arena(VEGAS, None, {}, 1), "a list of bots"),  # type: ignore[arg-type]
    "a name for bots": (lambda: Arena(VEGAS, "greedy", {}, 1), "a list of bots"),  # type: ignore[arg-type]
    "a name for a bot": (
        lambda: Arena(VEGAS, ["greedy", Uniform()], {}, 1),  # type: ignore[list-item]
        "seat 1 needs a bot, not 'greedy'; make_bot('greedy', game) makes one.",
    ),
    "None for a bot": (
        lambda: Arena(VEGAS, [Uniform(), None], {}, 1),  # type: ignore[list-item]
        "seat 2 needs a bot, not 'None'.",
    ),
    "an unknown option": (
        lambda: Arena(VEGAS, [Uniform()] * 2, {"jokers": True}, 1),
        "has no option 'jokers'",
    ),
    "options that are none": (
        lambda: Arena(VEGAS, [Uniform()] * 2, 5, 1),  # type: ignore[arg-type]
        "options are given by name",
    ),
    "a negative seed": (lambda: Arena(VEGAS, [Uniform()] * 2, {}, -1), "a seed is a whole number"),
    "a huge seed": (lambda: Arena(VEGAS, [Uniform()] * 2, {}, 1 << 64), "a seed is a whole number"),
    "no seed": (lambda: Arena(VEGAS, [Uniform()] * 2, {}, None), "a seed is a whole number"),  # type: ignore[arg-type]
    "a negative game": (
        lambda: Arena(VEGAS, [Uniform()] * 2, {}, 1).play(-1),
        "a game is a whole number",
    ),
    "a huge game": (
        lambda: Arena(VEGAS, [Uniform()] * 2, {}, 1).play(1 << 64),
        "a game is a whole number",
    ),
    "a chair without a table": (
        lambda: Uniform().choose(Chair(VEGAS, 0, Rng(1))),
        "this chair stands at no table yet",
    ),
    "a chair beyond the table": (lambda: Chair(VEGAS, 14, Rng(1)), "a chair's seat is a number"),
    "an unknown player": (
        lambda: BotSeats(Match(VEGAS, 2), ["genius", "you"]),
        "nobody called 'genius' can sit here; it can be expert, greedy, master, novice, regular, "
        "uniform, you or person, or a bot of your own.",
    ),
    "a player who is nobody": (
        lambda: BotSeats(Match(VEGAS, 2), [None, "you"]),  # type: ignore[list-item]
        "nobody called 'None' can sit here",
    ),
    "too few players": (
        lambda: BotSeats(Match(VEGAS, 2), ["greedy"]),
        "this match has 2 seats, and 1 are to sit there.",
    ),
    "players in one word": (lambda: BotSeats(Match(VEGAS, 2), "you"), "players are a list"),
    "a company without a match": (
        lambda: BotSeats(None, []),  # type: ignore[arg-type]
        "bots sit down to a match",
    ),
    "a company's seed": (lambda: BotSeats(Match(VEGAS, 2), ["you"] * 2, -1), "a seed is a whole"),
    "a bot that is not due": (
        lambda: BotSeats(Match(VEGAS, 2), ["greedy"] * 2).move(1),
        "no bot that owes a move sits at 1.",
    ),
    "a person who is waited for": (
        lambda: BotSeats(Match(VEGAS, 2), ["you", "greedy"]).play_out(),
        "the bots cannot play to the end: they wait for Red.",
    ),
    "a House that is waited for": (
        lambda: BotSeats(Match(VEGAS, 2, house=House()), ["greedy"] * 2).play_out(),
        "the bots cannot play to the end: they wait for the House.",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_whoever_cannot_be_seated_is_told_why_in_a_sentence(case: str) -> None:
    attempt, sentence = BAD[case]
    with pytest.raises(SetupError) as trouble:
        attempt()
    assert sentence in str(trouble.value)


def at_the_first_throw() -> State:
    """A table of two where the House owes a bill."""
    state: State = VEGAS.begin(2, VEGAS.settle())
    return state


@pytest.mark.parametrize("seat", [0, 1, 2, -1, 15, 99, None, True, 0.0, "0", 1 << 70])
def test_a_state_takes_no_move_from_who_owes_none(seat: Any) -> None:
    with pytest.raises(RefusedError, match="owes no move now"):
        at_the_first_throw().play(seat, 5)


@pytest.mark.parametrize("move", [0, 99, -1, None, True, 5.0, "5", 1 << 63, -(1 << 70), 1 << 62])
def test_a_state_makes_no_move_that_is_not_legal(move: Any) -> None:
    state = at_the_first_throw()
    with pytest.raises(RefusedError):
        state.play(HOUSE, move)
    assert state.play(HOUSE, 5) == state.owing()


class Loaded(House):
    """Dice that show what cannot be."""

    def move(self, state: State) -> tuple[int, None]:
        return 99, None


def test_a_house_of_ones_own_draws_what_can_be_drawn() -> None:
    with pytest.raises(GreenbaizeError, match="the House drew 99, which is not a legal move now"):
        Match("las-vegas", 2, house=Loaded())
