"""The laws, over every game and every way to set it up."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greenbaize.build import compiled
from greenbaize.engine.dice import FACES, KINDS
from greenbaize.engine.errors import SetupError
from greenbaize.engine.game import Game, Option, Value
from greenbaize.engine.match import Match
from greenbaize.engine.rulebook import Rulebook
from greenbaize.engine.seats import HOUSE, PUBLIC
from greenbaize.engine.state import State
from greenbaize.games import GAMES

from .laws import LAWS, Law, any_words_are_a_move_or_trouble
from .toy import CUPS
from .trying import Setup, random_game

SEED = os.environ.get("GREENBAIZE_LAWS_SEED") or os.environ.get(
    "PYTEST_XDIST_TESTRUNUID", str(random.SystemRandom().randrange(10**9))
)
ALL_LAWS = bool(os.environ.get("GREENBAIZE_ALL_LAWS"))
RANDOM_SETUPS = 8
MANY_SETUPS = 40
MANY_CHOICES = 3
MANY_WAYS = 80
SHARES = 1 if compiled() else 2
"""Interpreted, every law takes longer, so more set-ups share them."""

TRIED: list[Game[Any]] = [*GAMES.values(), CUPS]


def others(option: Option) -> list[Value]:
    """All choices but the usual one; of very many the first, the last and one between."""
    unusual = [choice for choice in option.choices if choice != option.default]
    if len(unusual) <= MANY_CHOICES:
        return unusual
    between = random.Random(f"{SEED} {option.name}").choice(unusual[1:-1])
    return [unusual[0], between, unusual[-1]]


def together(options: tuple[Option, ...]) -> Iterator[dict[str, Value]]:
    """Every way in which these options are all unusual."""
    for choices in product(*(others(option) for option in options)):
        yield {option.name: choice for option, choice in zip(options, choices, strict=True)}


def setups(game: Game[Any]) -> Iterator[tuple[str, Setup]]:
    """As usual, each option alone and every pair, by number of seats; then some at random."""
    chance = random.Random(f"{SEED} {game.name}")
    few = [made for size in (0, 1) for made in every(game, size)]
    pairs = list(every(game, 2))
    for number, options in enumerate([*few, *pairs]):
        crowded = number >= len(few) and len(pairs) * len(game.seats) > MANY_SETUPS
        for seats in [game.seats[number % len(game.seats)]] if crowded else game.seats:
            made = Setup(game, seats, options, chance.randrange(1 << 32))
            words = game.unusual(game.settle(options))
            named = "+".join(f"{name}={value}" for name, value in words.items()) or "as-usual"
            yield f"{game.name}-{seats}-{named}", made
    for number in range(RANDOM_SETUPS):
        yield f"{game.name}-random-{number}", drawn(game, chance)


def drawn(game: Game[Any], chance: random.Random) -> Setup:
    """Any seats and options that go together."""
    while True:
        options = {option.name: chance.choice(option.choices) for option in game.options}
        made = Setup(game, chance.choice(game.seats), options, chance.randrange(1 << 32))
        if can_be_played(made):
            return made


def every(game: Game[Any], size: int) -> Iterator[Mapping[str, Value]]:
    """All options that are unusual in so many ways."""
    for options in combinations(game.options, size):
        yield from together(options)


def can_be_played(setup: Setup) -> bool:
    """Whether the game allows these options together."""
    try:
        setup.begin()
    except SetupError:
        return False
    return True


SETUPS = {name: made for game in TRIED for name, made in setups(game) if can_be_played(made)}


def share(setup: Setup) -> int:
    """How many set-ups share all laws among them: the more there are and the slower, the more."""
    unusual = len(setup.game.unusual(setup.game.settle(setup.options)))
    if ALL_LAWS or unusual == 0:
        return 1
    crowded = len(setup.game.seats) * sum(len(others(o)) for o in setup.game.options) > MANY_WAYS
    among = (3 if unusual == 1 else 15) * SHARES
    return 3 * among if crowded else among


def cases() -> Iterator[tuple[Law, str]]:
    """Every law with every set-up, or with its share of them."""
    for (turn, (name, setup)), (number, law) in product(enumerate(SETUPS.items()), enumerate(LAWS)):
        if (turn + number) % share(setup) == 0:
            yield law, name


@pytest.mark.parametrize(("law", "name"), cases(), ids=lambda of: getattr(of, "__name__", of))
def test_every_game_keeps(law: Law, name: str) -> None:
    try:
        law(SETUPS[name])
    except BaseException as trouble:
        trouble.add_note(f"try it again with GREENBAIZE_LAWS_SEED={SEED}")
        raise


@pytest.mark.parametrize("game", TRIED, ids=lambda game: game.name)
def test_every_option_and_the_turn_cite_a_rule_of_the_rulebook(game: Game[Any]) -> None:
    book = Rulebook.load(game.folder / "RULES.md")
    for number in [game.turn_rule, *(option.rule for option in game.options)]:
        assert book.find(number).number == number


@pytest.mark.parametrize("game", TRIED, ids=lambda game: game.name)
def test_a_stranger_is_told_nothing(game: Game[Any]) -> None:
    match = Match(game, seed=1)
    for stranger in (-1, len(match.names), HOUSE - 1, PUBLIC + 1):
        for ask in (match.view, match.moves, match.events):
            with pytest.raises(SetupError, match=f"there is no seat {stranger}"):
                ask(stranger)


@dataclass(frozen=True)
class Talk:
    """The words spoken in a game, and by the verb that is next, moments to speak at."""

    words: list[str]
    moments: dict[str, list[tuple[Setup, State]]]


@cache
def talk(name: str) -> Talk:
    """What is said in games without options and with all that go together."""
    game = next(game for game in TRIED if game.name == name)
    chosen = {option.name: others(option)[0] for option in game.options}
    heard = Talk([], {})
    for seats, options in product(game.seats, [chosen, {}]):
        made = Setup(game, seats, options, 7)
        if can_be_played(made):
            for step in random_game(made):
                words = game.write(step.state, step.seat, step.move)
                places = heard.moments.setdefault(words.split()[0], [])
                if step.ply % 5 == 0 or len(places) < 9:
                    heard.words.append(words)
                    places.append((made, step.state.clone()))
    return heard


DICE = [f"{face}{letter}" for face in range(FACES + 2) for letter in KINDS]


def speech(words: list[str], verb: str) -> st.SearchStrategy[str]:
    """Anything at all, moves of other moments, and words that sound like moves."""
    spoken = sorted({part for move in words for part in move.split()})
    part = st.sampled_from([*spoken, *DICE]) | st.text(max_size=4) | st.integers().map(str)
    sentence = st.builds(
        lambda rest, gap: gap.join([verb, *rest]),
        st.lists(part, max_size=9),
        st.sampled_from([" ", " ", " ", "  ", "\t"]),
    )
    return sentence | st.sampled_from(words) | st.text()


@pytest.mark.parametrize("game", TRIED, ids=lambda game: game.name)
@settings(max_examples=200, deadline=None, database=None)
@given(data=st.data())
def test_any_words_are_a_legal_move_or_trouble(game: Game[Any], data: st.DataObject) -> None:
    heard = talk(game.name)
    verb = data.draw(st.sampled_from(sorted(heard.moments)))
    setup, state = data.draw(st.sampled_from(heard.moments[verb]))
    any_words_are_a_move_or_trouble(setup, state, data.draw(speech(heard.words, verb)))


@pytest.mark.parametrize("game", TRIED, ids=lambda game: game.name)
def test_any_dice_are_a_legal_move_or_trouble(game: Game[Any]) -> None:
    heard = talk(game.name)
    for verb, places in heard.moments.items():
        for die, times in product(DICE, (1, 2, 3, 8, 16)):
            any_words_are_a_move_or_trouble(*places[-1], " ".join([verb, *[die] * times]))
