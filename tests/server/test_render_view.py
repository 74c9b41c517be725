"""Any view of any game can be told in words."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from greenbaize import GAMES, Match
from greenbaize.engine.glossary import EACH_SEAT, SEAT, Meaning
from greenbaize.engine.seats import PUBLIC
from greenbaize.server.plain.render_view import (
    Grid,
    GridRow,
    Lines,
    Pairs,
    Row,
    Text,
    ViewNode,
    ViewRenderer,
)

SETUPS: list[tuple[str, int, Mapping[str, Any]]] = [
    (game.name, game.usual_seats, {}) for game in GAMES.values()
] + [
    (game.name, seats, dict(game.preset(preset.name, seats)))
    for game in GAMES.values()
    for preset in game.presets
    for seats in (game.seats[0], game.seats[-1])
]


def views(name: str, seats: int, options: Mapping[str, Any]) -> Iterator[tuple[Match, Any]]:
    """Every view of everybody in a game of chance moves."""
    match = Match(name, seats, options, seed=5)
    chance = random.Random(5)
    while match.owing():
        seat = chance.choice(match.owing())
        yield match, match.view(seat)
        match.play(seat, chance.choice(match.moves(seat)))
    yield match, match.view(PUBLIC)


def leaves(told: ViewNode) -> Iterator[str]:
    """Every word that would stand on a page."""
    match told:
        case Text(text):
            yield text
        case Row(things):
            yield from things
        case Pairs(pairs):
            for name, thing in pairs:
                yield name
                yield from leaves(thing)
        case Lines(lines):
            for line in lines:
                yield from leaves(line)
        case Grid(headings, rows):
            yield from headings
            for row in rows:
                yield row.name
                for cell in row.cells:
                    yield from leaves(cell) if cell else ()


@pytest.mark.parametrize(("name", "seats", "options"), SETUPS)
def test_every_view_is_told_in_words(name: str, seats: int, options: Mapping[str, Any]) -> None:
    for match, view in views(name, seats, options):
        told = ViewRenderer(match.names, match.game.glossary).render(view)
        assert told.pairs
        for word in leaves(told):
            assert word
            assert not set(word) & set("{}_"), word


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_what_numbers_stand_for_is_in_the_view(game: Any) -> None:
    for path in game.glossary:
        hint = get_type_hints(game.view)["return"]
        for key in path.split("."):
            hint = inside(hint, key)


def inside(hint: Any, key: str) -> Any:
    """The type under a key of a typed view."""
    if get_origin(hint) is list:
        return inside(get_args(hint)[0], key)
    if get_origin(hint) is dict:
        assert key == "*"
        return get_args(hint)[1]
    assert is_typeddict(hint)
    found = get_type_hints(hint, include_extras=True)[key]
    return get_args(found)[0] if get_origin(found) is NotRequired else found


def tell(view: Mapping[str, Any], **glossary: Meaning) -> dict[str, ViewNode]:
    """A view at a table of two."""
    return dict(ViewRenderer(["Ann", "Ben"], glossary).render(view).pairs)


def test_numbers_are_what_they_stand_for() -> None:
    money = Meaning(words="${}".format)
    told = tell(
        {"turn": 1, "dice": [0, 3], "bills": [5, 6]}, turn=SEAT, dice=EACH_SEAT, bills=money
    )
    assert told == {"Turn": Text("Ben"), "Dice": Row(["Ben 3"]), "Bills": Row(["$5", "$6"])}


def test_what_is_empty_goes_without_saying() -> None:
    assert tell({"gone": [], "hidden": False, "last": None, "over": True, "deck": 0}) == {
        "Deck": Text("0")
    }


def test_seats_are_rows_with_their_names() -> None:
    told = tell({"seats": [{"in_hand": ["oil"], "spent": 0}, {"spent": 0}]})
    rows = [GridRow("Ann", [Row(["oil"])], 0), GridRow("Ben", [None], 1)]
    assert told == {"Seats": Grid(["Seat", "In hand"], rows)}


def test_things_are_rows_by_their_first_key() -> None:
    told = tell({"places": [{"letter": "A", "open": True}, {"letter": "B", "open": False}]})
    rows = [GridRow("A", [Text("yes")]), GridRow("B", [None])]
    assert told == {"Places": Grid(["Letter", "Open"], rows)}


def test_what_is_nested_in_a_cell_is_a_phrase() -> None:
    told = tell({"seats": [{"rows": {"oil": {"length": 2, "jokers": 0}}}, {}]})
    grid = told["Seats"]
    assert isinstance(grid, Grid)
    assert grid.rows[0].cells == [Row(["oil (length 2)"])]
