"""What a seat may know of the table."""

import json

import pytest

from greenbaize import PUBLIC

from .positions import deal, play, sale, say, sell, table, turn_up

BARE = {"in_match": True, "streak": 0, "faces": [], "match": 0}


@pytest.mark.rule("9.2")
def test_a_view_in_the_sale_shows_all_but_the_faces() -> None:
    match = sale(3, banker=2)
    sell(match, 7)
    say(match, "4", "pass")
    assert match.view(0) == {
        "phase": "sale",
        "game": 1,
        "games": 1,
        "ante": 5,
        "limit": 5,
        "rulings": {
            "pass": "until_raised",
            "carry": "fresh",
            "inn_open_plain": "bank",
            "inn_open_symbol_payer": "thrower",
            "inn_closed_symbol_over": "thrower",
            "neighbours": "off",
            "twenty_one": False,
        },
        "bank": 212,
        "inn": False,
        "banker": 1,
        "turn": 2,
        "for_sale": 2,
        "standing": 4,
        "bidder": 0,
        "passed": [1],
        "tied": [],
        "sold": [{"card": 1, "seat": 2, "price": 7}],
        "owners": {},
        "earned": {},
        "blanks": 0,
        "drought": 0,
        "seats": [
            {"points": 60, "cards": 0, "bidding": True, **BARE},
            {"points": 60, "cards": 0, "bidding": False, **BARE},
            {"points": 53, "cards": 1, "bidding": True, **BARE},
        ],
        "over": False,
    }


@pytest.mark.rule("9.2", "5.7")
def test_everybody_sees_the_same() -> None:
    for match in (deal(4), sale(4), table(bank=30, inn=True)):
        for viewer in (0, 1, 2, 3, PUBLIC):
            assert match.view(viewer) == match.view()
            assert json.loads(json.dumps(match.view(viewer))) == match.view(viewer)


def test_a_view_of_the_dice_shows_cards_and_last_throws() -> None:
    match = table(bank=30, inn=True, by="bell")
    play(match, "2 bell", "blank")
    view = match.view()
    assert (view["phase"], view["turn"], view["last"], view["inn"]) == ("dice", 4, 3, True)
    assert view["owners"] == {"horse": 0, "inn": 1, "bell": 2, "hammer": 3, "double": 4}
    assert view["seats"][2]["faces"] == ["bell"]
    assert [seat.get("thrown") for seat in view["seats"]] == [None, None, "2 bell", "blank", None]


def test_an_owner_of_several_cards_has_several_faces() -> None:
    seats = table(owners=[0, 1, 0, 1, 0]).view()["seats"]
    assert [seat["faces"] for seat in seats[:2]] == [["horse", "bell", "double"], ["inn", "hammer"]]


def test_a_draw_shows_who_still_throws() -> None:
    match = deal(4)
    play(match, "6", "1", "2 4", "blank")
    view = match.view()
    assert view["phase"] == "draw"
    assert [seat["bidding"] for seat in view["seats"]] == [True, False, True, False]
    assert view["seats"][2]["thrown"] == "2 4"
    assert "banker" not in view


def test_the_cards_are_shown_as_they_are_turned_up() -> None:
    match = sale(5)
    sell(match, 5, 4, 3, 2, 0)
    turn_up(match, "inn", "bell")
    assert match.view()["phase"] == "cards"
    assert "turn" not in match.view()
    assert match.view()["sold"][:3] == [
        {"card": 1, "seat": 1, "price": 5, "face": "inn"},
        {"card": 2, "seat": 2, "price": 4, "face": "bell"},
        {"card": 3, "seat": 3, "price": 3},
    ]


def test_tied_winners_are_shown_while_lots_are_drawn() -> None:
    match = table(bank=6, by="inn", points=[80, 10, 80, 10, 80], options={"games": 3})
    play(match, "6")
    view = match.view()
    assert (view["phase"], view["tied"], view["over"]) == ("banker", [0, 2, 4], False)
    assert "turn" not in view
    assert "places" not in view


def test_the_end_shows_places() -> None:
    match = table(bank=6, by="inn")
    play(match, "6")
    view = match.view()
    assert (view["phase"], view["over"], view["places"]) == ("over", True, [2, 1, 2, 2, 2])
    assert "turn" not in view


def test_a_new_game_has_a_bare_table() -> None:
    match = table(bank=6, by="inn", options={"games": 2})
    play(match, "1", "3 6", "5")
    view = match.view()
    assert (view["game"], view["phase"], view["inn"], view["owners"]) == (2, "sale", False, {})
    assert view["sold"] == []
    assert all("thrown" not in seat and seat["cards"] == 0 for seat in view["seats"])
    assert "last" not in view


def test_a_view_tells_what_each_card_has_earned() -> None:
    match = table(bank=30)
    play(match, "blank", "2 4 bell", "hammer", "1 5")
    assert match.view()["earned"] == {"horse": 6, "inn": 0, "bell": 6, "hammer": -1, "double": -1}
    match = table(bank=4)
    play(match, "4 6", "blank", "1 2 hammer", "bell")
    earned = match.view()["earned"]
    assert earned == {"horse": -1, "inn": 6 - 1 + 2 + 1, "bell": -1, "hammer": 0, "double": -1}


def test_a_card_earns_the_bank_that_it_clears() -> None:
    match = table(bank=6)
    play(match, "2 4 bell")
    assert match.over
    assert match.view()["earned"]["bell"] == 6


def test_a_view_tells_the_longest_run_of_blanks() -> None:
    match = table(bank=100)
    play(match, "blank", "blank", "bell", "blank")
    assert (match.view()["blanks"], match.view()["drought"]) == (1, 2)
