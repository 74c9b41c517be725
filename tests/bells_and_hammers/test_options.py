"""Options: what can be chosen, and on which rule it stands."""

import pytest

from greenbaize import GAMES, Match
from greenbaize.engine.game import Value
from greenbaize.engine.rulebook import Rulebook
from greenbaize.engine.trouble import BadSetup

from .positions import deal, sale

GAME = GAMES["bells-and-hammers"]
CHOICES: dict[str, tuple[str, tuple[Value, ...], Value]] = {
    "ante": ("3.2", tuple(range(5, 65, 5)), 5),
    "games": ("7.4", tuple(range(1, 21)), 1),
    "first_banker": ("14.12", ("dice", *range(1, 11)), "dice"),
    "cards_per_player": ("14.4", ("text", "any"), "text"),
    "carry": ("14.8", ("fresh", "carry", "refill"), "fresh"),
    "inn_open_plain": ("Q1", ("bank", "as18", "none"), "bank"),
    "inn_open_symbol_payer": ("14.3", ("thrower", "card"), "thrower"),
    "inn_closed_symbol_over": ("14.2", ("thrower", "card", "none"), "thrower"),
    "neighbours": ("8.1", (False, True), False),
    "twenty_one": ("8.2", (False, True), False),
}


def test_every_option_has_its_choices_and_cites_its_rule() -> None:
    found = {o.name: (o.rule, o.choices, o.default) for o in GAME.options}
    assert found == CHOICES


@pytest.mark.parametrize("name", CHOICES)
def test_an_option_that_is_chosen_stands_in_the_record(name: str) -> None:
    _, choices, default = CHOICES[name]
    unusual = next(choice for choice in choices if choice != default)
    match = Match(GAME, 5, {name: unusual}, seed=1)
    spelt = "on" if unusual is True else str(unusual)
    assert match.record.options == {name: spelt}
    assert Match(GAME, 5, {name: default}, seed=1).record.options == {}


@pytest.mark.parametrize(("seats", "banker"), [(3, 4), (5, 10), (9, 10)])
def test_a_banker_who_has_no_seat_is_refused(seats: int, banker: int) -> None:
    with pytest.raises(BadSetup, match=f"first_banker={banker} names no seat"):
        sale(seats, banker=banker)


def test_the_variants_have_sections_of_their_own() -> None:
    book = Rulebook.load(GAME.folder / "RULES.md")
    assert book.opens("8.1")
    assert book.opens("8.2")
    without = book.text(without={book.find("8.1").section, book.find("8.2").section})
    assert "**8.1**" not in without
    assert "**14.1**" not in without
    assert "**14.10**" not in without
    assert "**5.8**" in without


def test_a_table_tells_how_it_pays() -> None:
    chosen = deal(3, inn_open_plain="as18", inn_open_symbol_payer="card", neighbours=True)
    assert chosen.view()["rulings"] == {
        "inn_open_plain": "as18",
        "inn_open_symbol_payer": "card",
        "inn_closed_symbol_over": "thrower",
        "neighbours": True,
        "twenty_one": False,
    }
