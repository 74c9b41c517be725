"""What a seat may know of the Boulevard: of dice, Rainbow cards and the slot machine, all."""

import json

import pytest

from greenbaize import HOUSE, PUBLIC
from greenbaize.engine.game import Value
from greenbaize.engine.rng import Rng

from .boulevard import begin, payday, play, table
from .positions import deal

OFF: list[dict[str, Value]] = [{}, {"big_bills": True}, {"neutral_dice": True}]


def test_a_view_shows_all_that_lies_on_the_table() -> None:
    match = table(
        """
        casino 2: $10 $60 rainbow | red 1+b, green 3, neutral 2
        slot: rainbow $30 $80 | red 3 3n, blue 6b 5 5
        left: red 2+1n+1k, blue 1+2k, green b
        won: red $20 $30, green $80
        """,
        round=3,
        start="green",
        turn="green",
    )
    match.play(HOUSE, "roll 4b")
    bare = {"bills": [], "dice": [0] * 5, "neutral": 0, "big": [0] * 5, "rainbows": 0}
    nothing = {"dice": 0, "neutral": 0, "bills": 0, "kickers": 0, "spent": 2, "big": 0}
    red = {"dice": 2, "neutral": 1, "kickers": 1, "spent": 1, "bills": 2}
    assert match.view(0) == {
        "round": 3,
        "rounds": 4,
        "start": 2,
        "turn": 2,
        "rolled": [{"face": 4, "own": 0, "neutral": 0, "big": 1, "kickers": 0}],
        "casinos": [
            {"number": 1, **bare},
            {
                "number": 2,
                "bills": [60, 10],
                "dice": [1, 0, 3, 0, 0],
                "neutral": 2,
                "big": [1, 0, 0, 0, 0],
                "rainbows": 1,
            },
            *[{"number": number, **bare} for number in range(3, 7)],
        ],
        "seats": [
            {**nothing, **red, "money": 50, "gained": []},
            {**nothing, "dice": 1, "kickers": 2, "spent": 0},
            {**nothing, "big": 1, "bills": 1},
            nothing,
            nothing,
        ],
        "neutral_dice": True,
        "deck": 60 - 6 - 3,
        "under": [],
        "over": False,
        "minimum": 60,
        "boulevard": {
            "modules": ["big_dice", "kickers", "rainbow_cards", "slot_machine"],
            "slot": {
                "bills": [80, 30],
                "rainbows": 1,
                "faces": [
                    {"face": 3, "seat": 0, "own": 1, "big": 0, "neutral": 1},
                    {"face": 5, "seat": 1, "own": 2, "big": 0, "neutral": 0},
                    {"face": 6, "seat": 1, "own": 0, "big": 1, "neutral": 0},
                ],
            },
            "asked": {"seat": 2, "what": "place"},
            "immune": False,
        },
    }


@pytest.mark.parametrize("options", OFF)
def test_without_the_modules_there_is_nothing_of_them_in_a_view(options: dict[str, Value]) -> None:
    match = begin(4, **options)
    play(match, *["bill 50"] * 6)
    view = match.view(0)
    assert "boulevard" not in view
    assert set(view["casinos"][0]) == {"number", "bills", "dice", "neutral"}
    assert set(view["seats"][0]) == {"dice", "neutral", "bills", "money"}


@pytest.mark.parametrize(
    ("module", "in_casino", "in_chair", "in_heap"),
    [
        ("big_dice", {"big"}, {"big"}, {"big"}),
        ("kickers", set(), {"kickers", "spent"}, {"kickers"}),
        ("rainbow_cards", {"rainbows"}, set(), set()),
        ("slot_machine", set(), set(), set()),
        ("bonus_cards", set(), {"die", "bonus"}, set()),
        ("action_cards", set(), {"held", "cards", "ready"}, set()),
    ],
)
def test_a_module_adds_what_is_its_own_and_nothing_else(
    module: str, in_casino: set[str], in_chair: set[str], in_heap: set[str]
) -> None:
    match = begin(5, **{module: True})
    rng = Rng(1)
    while not match.view()["rolled"]:
        match.play(HOUSE, match.game.write(match.state, HOUSE, match.state.sample(rng)))
    view = match.view(0)
    assert view["boulevard"]["modules"] == [module]
    assert ("slot" in view["boulevard"]) is (module == "slot_machine")
    assert ("played" in view["boulevard"]) is (module == "action_cards")
    assert set(view["casinos"][0]) == {"number", "bills", "dice", "neutral"} | in_casino
    assert set(view["seats"][0]) == {"dice", "neutral", "bills", "money", "gained"} | in_chair
    assert set(view["rolled"][0]) == {"face", "own", "neutral"} | in_heap


def test_the_slot_machine_shows_no_rainbow_cards_where_there_are_none() -> None:
    match = table("slot: $80\nleft: red 1, blue 1")
    assert match.view()["boulevard"]["slot"] == {"bills": [80], "faces": []}


@pytest.mark.rule("K3")
def test_kicks_that_are_due_are_shown() -> None:
    match = table("casino 3: | blue 3\nleft: red 1+2k, blue 1")
    play(match, "roll 1 3k 3k", "place 3")
    boulevard = match.view()["boulevard"]
    assert boulevard["asked"] == {"seat": 0, "what": "kick"}
    assert (boulevard["kicks"], boulevard["sets"], boulevard["due"]) == (2, [3], 1)
    play(match, "kick 2", "kick 2")
    assert match.view()["boulevard"] == {"modules": ["kickers"], "immune": False}


@pytest.mark.rule("SL4")
def test_who_chooses_a_bill_is_shown_to_all_and_it_is_nobodys_turn() -> None:
    match = payday("slot: $80 | blue 3")
    for viewer in (0, 1, PUBLIC):
        assert match.view(viewer)["boulevard"]["asked"] == {"seat": 1, "what": "take"}
        assert "turn" not in match.view(viewer)


@pytest.mark.rule("A6")
def test_all_see_the_same_but_for_money_that_lies_face_down() -> None:
    match = table(
        "casino 3: rainbow | blue 3+b\nslot: $50 | red 1 1n\nleft: red 1+2k\nwon: red $50"
    )
    views = [match.view(viewer) for viewer in (0, 1, PUBLIC)]
    assert views[0]["seats"][0]["money"] == 50
    assert views[1]["seats"][0] == views[2]["seats"][0]
    for view in views:
        for chair in view["seats"]:
            chair.pop("money", None)
            chair.pop("gained", None)
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("A6")
def test_nothing_of_these_modules_is_secret_so_a_guess_is_the_table_itself() -> None:
    match = table("casino 3: rainbow | blue 3+b\nslot: $50 | red 1 1n\nleft: red 1+2k, blue 1")
    match.play(HOUSE, "roll 3 3k 5k")
    for seat in (0, 1, PUBLIC):
        guess = match.state.guess(seat, Rng(2))
        assert guess is not match.state
        assert match.game.view(guess, 0) == match.view(0)
        assert guess.moves(0) == match.state.moves(0)


@pytest.mark.parametrize("seat", [0, 1, PUBLIC])
def test_a_view_is_ready_for_json(seat: int) -> None:
    match = table("casino 3: rainbow | blue 3+b\nslot: $50 | red 1 1n\nleft: red 1+2k, blue 1")
    play(match, "roll 3 3k 5k", "place 3")
    view = match.view(seat)
    assert json.loads(json.dumps(view)) == view


@pytest.mark.rule("M-MIN")
def test_the_minimum_is_shown() -> None:
    assert deal(3).view()["minimum"] == 50
    assert begin(8, slot_machine=True).view()["minimum"] == 90


@pytest.mark.rule("B14")
def test_standings_during_the_game_go_by_money_and_then_by_bills() -> None:
    match = table("left: red 1, blue 1\nwon: red $50, blue $30 $20, green $10 $10", kickers=True)
    assert match.scores() == [50, 50, 20]
    assert match.places() == [2, 1, 3]
