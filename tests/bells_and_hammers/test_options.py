"""Options: what can be chosen, and on which rule it stands."""

import pytest

from greenbaize import GAMES, Match
from greenbaize.engine.errors import SetupError
from greenbaize.engine.game import Value
from greenbaize.engine.record import Record
from greenbaize.engine.replay import Replay
from greenbaize.engine.rulebook import Rulebook
from greenbaize.games.bells_and_hammers.phases import EARLIER

from .positions import deal, sale, say

GAME = GAMES["bells-and-hammers"]
CHOICES: dict[str, tuple[str, tuple[Value, ...], Value]] = {
    "ante": ("3.2", tuple(range(5, 65, 5)), 5),
    "games": ("7.4", tuple(range(1, 21)), 1),
    "first_banker": ("14.12", ("dice", *range(1, 11)), "dice"),
    "pass": ("15.1", ("until_raised", "final"), "until_raised"),
    "cards_per_player": ("14.4", ("text", "any"), "text"),
    "carry": ("14.8", ("fresh", "carry", "refill"), "fresh"),
    "inn_open_plain": ("Q1", ("bank", "as18", "none"), "bank"),
    "inn_open_symbol_payer": ("14.3", ("thrower", "card"), "thrower"),
    "inn_closed_symbol_over": ("14.2", ("thrower", "card", "none"), "thrower"),
    "neighbours": ("8.1", ("off", "late", "always"), "off"),
    "twenty_one": ("8.2", (False, True), False),
}


def test_every_option_has_its_choices_and_cites_its_rule() -> None:
    found = {o.name: (o.rule, o.choices, o.default) for o in GAME.options}
    assert found == CHOICES


USUAL = {"pass": "until_raised"}
"""What every record names, as older ones were played in another way."""


@pytest.mark.parametrize("name", [name for name in CHOICES if name != "pass"])
def test_an_option_that_is_chosen_stands_in_the_record(name: str) -> None:
    _, choices, default = CHOICES[name]
    unusual = next(choice for choice in choices if choice != default)
    match = Match(GAME, 5, {name: unusual}, seed=1)
    spelt = "on" if unusual is True else str(unusual)
    assert match.record.options == {**USUAL, name: spelt}
    assert Match(GAME, 5, {name: default}, seed=1).record.options == USUAL


@pytest.mark.rule("15.5")
def test_a_record_that_says_nothing_of_passing_was_played_with_final_passes() -> None:
    final = Match(GAME, 5, {"pass": "final"}, seed=1)
    assert final.record.options == {"pass": "final"}
    assert Replay(final.record).match.options == final.options
    assert GAME.settle()["pass"] == "until_raised"
    assert GAME.settle_table()["pass"] == "until_raised"
    earlier = GAME.settle_record({"first_banker": "1"})
    assert earlier["pass"] == EARLIER
    match = Match(GAME, 4, earlier, seed=1)
    assert match.record.options == {"first_banker": "1"}
    say(match, "3", "pass", "4")
    again = Replay(match.record).to_the_end()
    assert again.view() == match.view()
    assert again.view()["rulings"]["pass"] == "final"


@pytest.mark.rule("15.5", "15.2")
@pytest.mark.parametrize("words", ["on", "true", "late"])
def test_the_neighbours_of_older_records_came_late(words: str) -> None:
    assert GAME.settle_record({"neighbours": words})["neighbours"] == "late"
    assert GAME.settle_record()["neighbours"] == "off"
    record = Match(GAME, 5, {"pass": "final"}, seed=1).record
    record.options["neighbours"] = words
    older = Record.parse(record.text())
    assert Replay(older).to_the_end().view()["rulings"]["neighbours"] == "late"


@pytest.mark.rule("15.2")
@pytest.mark.parametrize("words", [True, "on", "yes", ""])
def test_neighbours_alone_say_too_little_now(words: Value) -> None:
    said = f"option neighbours can be off, late or always, not {str(words)!r}."
    with pytest.raises(SetupError) as refusal:
        Match(GAME, 5, {"neighbours": words}, seed=1)
    assert str(refusal.value) == said


@pytest.mark.parametrize(("seats", "banker"), [(3, 4), (5, 10), (9, 10)])
def test_a_banker_who_has_no_seat_is_refused(seats: int, banker: int) -> None:
    with pytest.raises(SetupError, match=f"first_banker={banker} names no seat"):
        sale(seats, banker=banker)


def test_the_variants_have_sections_of_their_own() -> None:
    book = Rulebook.load(GAME.folder / "RULES.md")
    assert book.opens("8.1")
    assert book.opens("8.2")
    without = book.text(without={book.find("8.1").section, book.find("8.2").section})
    assert "**8.1**" not in without
    assert "**14.1**" not in without
    assert "**15.2**" not in without
    assert "**15.3**" not in without
    assert "**14.10**" not in without
    assert "**5.8**" in without


def test_a_table_tells_how_it_pays() -> None:
    chosen = deal(3, inn_open_plain="as18", inn_open_symbol_payer="card", neighbours="always")
    assert chosen.view()["rulings"] == {
        "pass": "until_raised",
        "carry": "fresh",
        "inn_open_plain": "as18",
        "inn_open_symbol_payer": "card",
        "inn_closed_symbol_over": "thrower",
        "neighbours": "always",
        "twenty_one": False,
    }
