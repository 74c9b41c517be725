"""What the table may choose, and what the shelf says of the game."""

import pytest

from greenbaize import GAMES, Match
from greenbaize.engine.errors import SetupError
from greenbaize.engine.game import Value
from greenbaize.engine.rulebook import Rulebook

GAME = GAMES["las-vegas"]
BOOK = Rulebook.load(GAME.folder / "RULES.md")
USUAL = {
    "neutral_dice": False,
    "show_money": False,
    "minimum_money": "usual",
    "big_bills": False,
    "big_dice": False,
    "kickers": False,
    "rainbow_cards": False,
    "slot_machine": False,
    "bonus_cards": False,
    "action_cards": False,
    "neutral_kick": "out",
    "rotate": "value",
    "reroll": "per_turn",
    "early_score_dice": "by_bills",
    "bonus_values": "30,30,40,40,50,50,60,60,70,70",
    "bonus_counts": "events",
    "first_player": 1,
}


def test_the_game_is_on_the_shelf() -> None:
    assert GAME.title == "Las Vegas"
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7, 8]
    assert GAME.usual_seats == 4
    assert GAME.folder.name == "las_vegas"
    assert Match("las-vegas", seed=1).names == ["Red", "Blue", "Green", "Black"]


@pytest.mark.rule("17.1")
def test_the_usual_game_is_the_base_game() -> None:
    assert GAME.settle() == USUAL
    match = Match("las-vegas", seed=1)
    assert match.view()["neutral_dice"] is False
    assert match.view()["minimum"] == 50
    assert "boulevard" not in match.view()
    assert "money" not in match.view()["seats"][0]


def test_each_option_does_its_own_thing() -> None:
    neutral = Match("las-vegas", options={"neutral_dice": True}, seed=1)
    assert neutral.view()["neutral_dice"] is True
    assert "money" not in neutral.view()["seats"][0]
    shown = Match("las-vegas", options={"show_money": True}, seed=1)
    assert shown.view()["neutral_dice"] is False
    assert shown.view()["seats"][0]["money"] == 0


def rows(number: str) -> list[list[str]]:
    """The cells of a rule's table, without its head."""
    lines = [line for line in BOOK.find(number).text.splitlines() if line.startswith("|")]
    return [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in lines[2:]]


@pytest.mark.rule("17.1")
def test_the_rulebook_lists_all_options_with_the_usual_choice_first() -> None:
    spelt = {option.name: ", ".join(option.spelt_choices(True)) for option in GAME.options}
    spelt["bonus_values"] = "ten values"
    assert rows("17.1") == [
        [option.name, spelt[option.name], option.rule] for option in GAME.options
    ]


def test_every_option_stands_on_a_rule() -> None:
    assert all(option.rule in BOOK.rules for option in GAME.options)
    assert GAME.turn_rule in BOOK.rules


@pytest.mark.parametrize("word", ["on", "yes", "true", "", True])
def test_an_option_may_be_said_in_words(word: Value) -> None:
    assert Match("las-vegas", options={"neutral_dice": word}, seed=1).view()["neutral_dice"] is True


def test_an_option_may_be_said_with_a_dash() -> None:
    assert GAME.settle({"neutral-dice": True}) == GAME.settle({"neutral_dice": True})


def test_an_option_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(SetupError) as trouble:
        Match("las-vegas", options={"roulette": True}, seed=1)
    said = str(trouble.value)
    assert said.startswith("las-vegas has no option 'roulette'; it has neutral_dice, show_money, ")
    assert said.endswith("bonus_counts and first_player.")


def test_a_value_that_an_option_cannot_have_is_refused() -> None:
    with pytest.raises(SetupError) as trouble:
        Match("las-vegas", options={"neutral_dice": "maybe"}, seed=1)
    assert str(trouble.value) == "option neutral_dice can be off or on, not 'maybe'."


@pytest.mark.rule("17.1", "M-MIN")
@pytest.mark.parametrize("value", [60, "30", "the usual", True])
def test_the_minimum_is_one_of_the_two_or_the_usual_one(value: Value) -> None:
    with pytest.raises(SetupError) as trouble:
        Match("las-vegas", options={"minimum_money": value}, seed=1)
    assert str(trouble.value).startswith("option minimum_money can be usual, 50 or table, not ")


@pytest.mark.rule("17.1")
@pytest.mark.parametrize(
    ("options", "needs"),
    [
        ({"neutral_kick": "immune"}, "neutral_kick=immune needs kickers and neutral_dice"),
        (
            {"neutral_kick": "immune", "kickers": True},
            "neutral_kick=immune needs neutral_dice",
        ),
        (
            {"neutral_kick": "immune", "neutral_dice": True},
            "neutral_kick=immune needs kickers",
        ),
        ({"rotate": "one"}, "rotate=one needs action_cards"),
        ({"rotate": "opposite", "bonus_cards": True}, "rotate=opposite needs action_cards"),
        ({"reroll": "once"}, "reroll=once needs action_cards"),
        ({"early_score_dice": "return"}, "early_score_dice=return needs action_cards"),
    ],
)
def test_a_ruling_needs_the_module_that_it_is_about(options: dict[str, Value], needs: str) -> None:
    with pytest.raises(SetupError) as trouble:
        Match("las-vegas", options=options, seed=1)
    assert str(trouble.value) == f"{needs}. (17.1)"


def test_scores_are_told_in_dollars() -> None:
    assert GAME.score(250) == "$250,000"
    assert GAME.score(0) == "$0"


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("preset", ["base", "beginners", "everything"])
def test_every_preset_can_be_played_by_every_company(preset: str, seats: int) -> None:
    match = Match("las-vegas", seats=seats, options=GAME.preset(preset, seats), seed=4)
    assert match.owing() == [0]
    assert match.view()["minimum"] == (50 if preset == "base" and seats < 6 else 10 * (seats + 1))
