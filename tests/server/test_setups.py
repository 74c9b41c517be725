"""Set-ups that are asked about before a table is laid."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from greenbaize import GAMES
from greenbaize.bots import BOTS

from .guests import running_app
from .portal_client import Client
from .test_tokens import metric


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with running_app(f"sqlite:///{tmp_path / 'tables.db'}") as client:
        yield client


def ask(client: Client, game: str, **wishes: Any) -> dict[str, Any]:
    """What a set-up comes to."""
    answer = client.post("/api/setups", json={"game": game, **wishes})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def message(problem: dict[str, Any] | None) -> str | None:
    """The sentence of a problem, if there is one."""
    return None if problem is None else str(problem["message"])


def laid(client: Client, game: str, **wishes: Any) -> str | None:
    """Why a table with this set-up is not laid; None if it is."""
    answer = client.post("/api/tables", json={"game": game, "name": "Ann", **wishes})
    client.cookies.clear()
    return None if answer.status_code == 201 else str(answer.json()["message"])


def test_the_list_of_games_tells_their_bots_and_colours(client: Client) -> None:
    for info in client.get("/api/games").json():
        game = GAMES[info["name"]]
        assert info["bots"] == list(BOTS)
        assert info["colours"] == list(game.colours)
        assert [name.lower() for name in game.seat_names] == info["colours"]
        assert len(info["colours"]) >= game.seats[-1]
        needs = {option["name"]: tuple(option["needs"]) for option in info["options"]}
        assert needs == {option.name: option.needs for option in game.options}


@pytest.mark.parametrize("name", GAMES)
def test_without_wishes_a_set_up_is_the_usual_one(client: Client, name: str) -> None:
    told, game = ask(client, name), GAMES[name]
    assert told["seats"] == game.usual_seats
    assert told["options"] == game.settle_table()
    assert (told["changed"], told["problem"]) == ({}, None)


def test_what_does_not_go_together_is_told_with_its_reason(client: Client) -> None:
    crowd = "slot_machine is for 5 to 8 seats, not 4: it is for a crowd. (A23)"
    told = ask(client, "las-vegas", seats=4)
    assert set(told["refused"]["slot_machine"]) == {"on"}
    assert told["refused"]["slot_machine"]["on"]["message"] == crowd
    assert "slot_machine" not in ask(client, "las-vegas", seats=5)["refused"]


def test_a_set_up_that_cannot_be_played_says_so_and_what_would_mend_it(client: Client) -> None:
    told = ask(client, "las-vegas", seats=4, options={"slot_machine": "on", "kickers": True})
    assert told["problem"]["message"].startswith("slot_machine is for 5 to 8 seats, not 4")
    assert told["changed"] == {"slot_machine": "on", "kickers": "on"}
    assert "off" not in told["refused"]["slot_machine"]
    assert told["refused"]["kickers"]["off"] == told["problem"]


def test_given_options_go_before_those_of_the_preset(client: Client) -> None:
    preset = ask(client, "las-vegas", seats=5, preset="everything")
    assert preset["options"]["slot_machine"] is True
    given = ask(client, "las-vegas", seats=5, preset="everything", options={"slot_machine": False})
    assert given["options"] == {**preset["options"], "slot_machine": False}


@pytest.mark.parametrize("name", GAMES)
def test_what_is_said_of_a_choice_is_what_a_table_would_say(client: Client, name: str) -> None:
    game, chance = GAMES[name], random.Random(3)
    for _ in range(8):
        seats = chance.choice(game.seats)
        picked = chance.sample(game.options, min(3, len(game.options)))
        options = {option.name: chance.choice(option.choices) for option in picked}
        told = ask(client, name, seats=seats, options=options)
        assert message(told["problem"]) == laid(client, name, seats=seats, options=options)
        option = chance.choice(game.options)
        for choice in option.choices:
            wishes = {**told["options"], option.name: choice}
            refused = told["refused"].get(option.name, {}).get(option.spelt(choice))
            assert message(refused) == laid(client, name, seats=seats, options=wishes)


@pytest.mark.parametrize(
    ("wishes", "says"),
    [
        ({"game": "chess"}, "there is no game 'chess'; choose from "),
        ({"game": "reibach", "preset": "base"}, "reibach has no preset 'base'; it has none."),
        ({"game": "reibach", "options": {"speed": 3}}, "reibach has no option 'speed'; it has "),
        ({"game": "reibach", "options": {"max_bases": 99}}, "option max_bases can be "),
        ({"game": "reibach", "seats": 9}, "Reibach & Co is for 2 to 5 seats, not 9."),
    ],
)
def test_what_there_is_not_is_said_in_one_sentence(
    client: Client, wishes: dict[str, Any], says: str
) -> None:
    answer = client.post("/api/setups", json=wishes)
    assert answer.status_code == 400
    assert answer.json()["message"].startswith(says)


def test_asking_lays_no_table(client: Client) -> None:
    ask(client, "las-vegas", preset="everything", seats=8)
    assert metric(client, "greenbaize_tables_created_total") == 0
    assert laid(client, "las-vegas") is None
    assert metric(client, "greenbaize_tables_created_total") == 1
