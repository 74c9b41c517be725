"""The options, and the game on the shelf."""

import pytest

from greenbaize import GAMES, Match
from greenbaize.engine.errors import SetupError
from greenbaize.engine.game import Option, Value
from greenbaize.engine.rulebook import Rulebook
from greenbaize.games.cincinnati import GAME
from greenbaize.games.cincinnati.game import Cincinnati

NAMES = ["simultaneous_commit", "round1_replacement", "tie_duel_equal", "token_supply"]


def test_the_game_is_on_the_shelf() -> None:
    assert GAMES["cincinnati"] is GAME
    assert (GAME.title, list(GAME.seats), GAME.usual_seats) == ("Cincinnati", [3, 4, 5, 6], 4)
    names = ["Red", "Blue", "Green", "Black", "Yellow", "Grey"]
    assert Match("cincinnati", seats=6, seed=1).names == names


@pytest.mark.rule("14.12")
def test_there_are_four_options() -> None:
    assert [option.name for option in GAME.options] == NAMES
    assert GAME.settle() == {
        "simultaneous_commit": False,
        "round1_replacement": "same",
        "tie_duel_equal": "again",
        "token_supply": "limited",
    }
    assert [option.choices for option in GAME.options] == [
        (False, True),
        ("same", "choice"),
        ("again", "starter_loses"),
        ("limited", "unlimited"),
    ]


@pytest.mark.rule("14.12")
@pytest.mark.parametrize(
    ("name", "value", "field"),
    [
        ("simultaneous_commit", "on", "hidden"),
        ("round1_replacement", "choice", "free_choice"),
        ("tie_duel_equal", "starter_loses", "starter_loses"),
        ("token_supply", "unlimited", "unlimited"),
    ],
)
def test_each_option_does_its_own_thing(name: str, value: Value, field: str) -> None:
    fields = ["hidden", "free_choice", "starter_loses", "unlimited"]
    state: Cincinnati = GAME.begin(4, GAME.settle({name: value}))
    assert [one for one in fields if getattr(state, one)] == [field]
    usual: Cincinnati = GAME.begin(4, GAME.settle())
    assert not any(getattr(usual, one) for one in fields)


@pytest.mark.rule("14.12", "Q6")
def test_without_a_limit_nobody_counts_the_supply() -> None:
    match = Match("cincinnati", 4, {"token_supply": "unlimited"}, seed=3)
    while match.owing():
        assert "supply" not in match.view()
        seat = match.owing()[0]
        match.play(seat, match.moves(seat)[-1])


@pytest.mark.parametrize("option", GAME.options, ids=NAMES)
def test_every_option_stands_on_its_rule_which_names_it(option: Option) -> None:
    usual, other = option.spelt_choices(usual_first=True)
    asked_for = option.name if option.is_switch else f"{option.name}={other}"
    rules = Rulebook.load(GAME.folder / "RULES.md").rules
    assert f"`{asked_for}`" in rules[option.rule].text
    row = f"| `{option.name}` | {usual}, {other} | "
    (line,) = (line for line in rules["14.12"].text.splitlines() if line.startswith(row))
    assert line.endswith(f" ({option.rule}) |")


def test_a_value_that_an_option_cannot_have_is_refused() -> None:
    with pytest.raises(SetupError) as trouble:
        Match("cincinnati", options={"token_supply": "plenty"})
    said = "option token_supply can be limited or unlimited, not 'plenty'."
    assert str(trouble.value) == said


def test_scores_are_told_in_dollars() -> None:
    assert GAME.score(75) == "$75,000"


@pytest.mark.rule("14.13")
def test_the_section_of_secret_keeps_opens_with_its_option() -> None:
    book = Rulebook.load(GAME.folder / "RULES.md")
    section = book.find("14.13").section
    assert [rule.number for rule in book.rules.values() if rule.section == section] == ["14.13"]
