"""Rainbow cards: money that nobody knows before payday."""

import pytest

from greenbaize import HOUSE, PUBLIC
from greenbaize.engine.errors import RefusedError
from greenbaize.engine.fair import GivenDraws
from greenbaize.engine.rng import Rng
from greenbaize.games.las_vegas.boulevard.events import RainbowTurned

from .boulevard import RAINBOW, begin, doors, paid, payday, play, table, told, turn_of
from .positions import all_bills


def cards(text: str) -> list[str]:
    """The House turns up these cards."""
    return [f"bill {card}" for card in text.split()]


@pytest.mark.rule("RB1", "T27")
def test_six_rainbow_cards_are_shuffled_into_the_deck() -> None:
    match = begin(2, rainbow_cards=True)
    assert match.view()["deck"] == 60
    state = doors(match)
    drawn = [state.sample(GivenDraws(((60, number),))) for number in range(60)]
    assert drawn.count(0) == 6
    assert sorted(10 * bill for bill in drawn if bill) == all_bills()


@pytest.mark.rule("RB1")
def test_a_seventh_rainbow_card_cannot_come_up() -> None:
    match = begin(8, rainbow_cards=True)
    play(match, *["bill rainbow"] * 6)
    assert "bill rainbow" not in match.moves(HOUSE)
    with pytest.raises(RefusedError) as refusal:
        match.play(HOUSE, "bill rainbow")
    assert str(refusal.value) == "no such card can be next in the deck. (B1)"


@pytest.mark.rule("RB1")
def test_without_the_option_there_is_no_rainbow_card() -> None:
    for match in (begin(2), begin(2, kickers=True)):
        with pytest.raises(RefusedError):
            match.play(HOUSE, "bill rainbow")


@pytest.mark.rule("RB1", "D1", "F1")
def test_a_rainbow_card_counts_as_forty_thousand_while_casinos_are_stocked() -> None:
    match = begin(2, rainbow_cards=True, minimum_money=50)
    play(match, *cards("rainbow 20 10"))
    first, second = match.view()["casinos"][:2]
    assert (first["bills"], first["rainbows"]) == ([20], 1)
    assert (second["bills"], second["rainbows"]) == ([10], 0)


@pytest.mark.rule("RB1", "D2")
def test_two_rainbow_cards_are_eighty_thousand() -> None:
    match = begin(7, rainbow_cards=True)
    assert match.view()["minimum"] == 80
    play(match, *cards("rainbow rainbow 10"))
    first, second = match.view()["casinos"][:2]
    assert (first["bills"], first["rainbows"]) == ([], 2)
    assert (second["bills"], second["rainbows"]) == ([10], 0)


@pytest.mark.rule("RB1")
def test_one_rainbow_card_is_enough_for_two_or_three() -> None:
    match = begin(3, rainbow_cards=True)
    play(match, *cards("rainbow 30"))
    assert [casino["rainbows"] for casino in match.view()["casinos"]] == [1, 0, 0, 0, 0, 0]
    assert match.view()["casinos"][1]["bills"] == [30]


@pytest.mark.rule("RB2")
def test_rainbow_cards_are_replaced_when_the_last_die_is_placed_and_before_casinos_pay() -> None:
    match = table("casino 2: $30 rainbow | red 2, blue 1\nleft: red 1, blue 1")
    play(match, "roll 5", "place 5")
    assert match.view()["casinos"][1]["rainbows"] == 1
    play(match, "roll 5", "place 5")
    assert match.owing() == [HOUSE]
    assert "turn" not in match.view()
    assert paid(match) == {}
    events = play(match, "bill 70")
    assert told(match, events) == [
        "Casino 2: the Rainbow card turned into $70,000.",
        "Casino 2: Red took $70,000 with 2 dice.",
        "Casino 2: Blue took $30,000 with 1 die.",
        "Casino 5: Red and Blue tied at 1 and got nothing.",
        "Round 1: Red +$70,000, Blue +$30,000.",
    ]
    assert paid(match) == {"red": 70, "blue": 30}


@pytest.mark.rule("RB2")
def test_the_next_card_of_the_deck_is_any_of_those_left_by_chance() -> None:
    match = payday("casino 2: $30 rainbow | blue 1")
    deck = all_bills(30)
    state = doors(match)
    draws = [GivenDraws(((len(deck) + 5, number),)) for number in range(len(deck) + 5)]
    drawn = [10 * state.sample(given) for given in draws]
    assert drawn == [0] * 5 + deck


@pytest.mark.rule("D3", "RB2", "A24")
def test_a_rainbow_card_that_replaces_another_is_replaced_as_well() -> None:
    match = table("casino 4: rainbow | blue 2\nleft: red 1")
    before = match.view()["deck"]
    play(match, "roll 1", "place 1", "bill rainbow")
    assert told(match, match.story)[-1] == "Casino 4: the Rainbow card turned into another one."
    assert match.view()["casinos"][3]["rainbows"] == 1
    play(match, "bill 30")
    assert paid(match) == {"blue": 30}
    assert match.view()["deck"] == before - 2
    assert match.view()["under"] == []
    assert doors(match).deck[0] == 4
    assert match.view()["round"] == 2
    play(match, "bill 90")
    assert match.view()["casinos"][0]["bills"] == [90]


@pytest.mark.rule("RB3", "SL1", "A22")
def test_they_are_replaced_casino_by_casino_and_the_slot_machine_last() -> None:
    match = payday(
        """
        casino 2: rainbow rainbow | blue 1
        casino 6: $60 rainbow | green 1
        slot: rainbow $80 | black 1
        """
    )
    events = [play(match, f"bill {bill}")[0] for bill in (10, 20, 30, 40)]
    assert events == [
        RainbowTurned(2, 10),
        RainbowTurned(2, 20),
        RainbowTurned(6, 30),
        RainbowTurned(7, 40),
    ]
    assert match.moves(3) == ["take 40", "take 80"]


@pytest.mark.rule("RB3", "A24")
def test_discarded_rainbow_cards_do_not_go_under_the_deck() -> None:
    match = payday("casino 2: rainbow rainbow\ncasino 4: rainbow $10", seats=2)
    play(match, *cards("90 80 70"))
    assert match.view()["under"] == [90, 80, 70, 10]
    assert match.view()["deck"] == 60 - 3
    play(match, *cards("rainbow rainbow rainbow"))
    assert "bill rainbow" not in match.moves(HOUSE)


@pytest.mark.rule("RB4")
def test_in_a_whole_game_no_more_than_six_cards_take_the_place_of_others() -> None:
    counted = []
    for seed in range(12):
        match = begin(4, rainbow_cards=True)
        state, rng = match.state, Rng(seed)
        while owing := state.owing():
            house = bool(owing >> HOUSE & 1)
            seat = HOUSE if house else owing.bit_length() - 1
            state.play(seat, state.sample(rng) if house else state.pick(seat, rng))
        counted.append(sum(isinstance(event, RainbowTurned) for event in match.story))
    assert 0 < max(counted) <= 6


@pytest.mark.rule("E2")
def test_with_an_empty_deck_a_rainbow_card_is_discarded_and_nothing_takes_its_place() -> None:
    match = table("casino 2: rainbow rainbow $30 | blue 1, green 2\nleft: red 1")
    doors(match).enrich(0, all_bills(30, 90))
    doors(match).take_bills([RAINBOW] * 4)
    assert match.view()["deck"] == 1
    play(match, "roll 1", "place 1")
    assert match.moves(HOUSE) == ["bill 90"]
    events = play(match, "bill 90")
    assert told(match, events)[:2] == [
        "Casino 2: the Rainbow card turned into $90,000.",
        "Casino 2: the Rainbow card was discarded; the deck is empty.",
    ]
    assert match.scores()[1:] == [30, 90]


@pytest.mark.rule("E2", "A24")
def test_without_any_card_in_the_deck_nobody_is_asked() -> None:
    match = table("casino 2: rainbow | blue 1\ncasino 3: $20 rainbow | green 1\nleft: red 1")
    doors(match).enrich(0, all_bills(20))
    doors(match).take_bills([RAINBOW] * 4)
    play(match, "roll 1", "place 1")
    assert match.scores()[1:] == [0, 20]
    assert match.view()["round"] == 2
    assert match.view()["deck"] == 0
    assert turn_of(match) == "blue"


@pytest.mark.rule("RB2", "A4")
def test_a_bill_from_under_the_deck_can_replace_a_rainbow_card() -> None:
    match = table("casino 2: $20 $60\nleft: red 1", rainbow_cards=True)
    doors(match).enrich(0, all_bills(20, 60, 90, 80, 70, 50))
    doors(match).take_bills([RAINBOW] * 5)
    play(match, "roll 1", "place 1")
    assert match.view()["under"] == [60, 20]
    play(match, *cards("rainbow 90 80 70 50"))
    assert match.moves(HOUSE) == ["bill 60"]
    play(match, "bill 60")
    play(match, "roll 2 2 2 2 2 2 2 2", "place 2", "roll 1 1 1 1 1 1 1 1", "place 1")
    assert match.moves(HOUSE) == ["bill 20"]
    assert told(match, play(match, "bill 20"))[0].endswith("turned into $20,000.")


@pytest.mark.rule("A25")
def test_score_a_casino_replaces_the_rainbow_cards_of_its_own_place_only() -> None:
    match = table(
        """
        casino 2: rainbow $30 | red 1, blue 2
        casino 3: rainbow
        left: red 2, blue 1
        cards: red score-casino
        """,
        early_score_dice="stay",
    )
    play(match, "roll 2 4", "place 2", "score 2", "roll 6", "place 6")
    assert match.owing() == [HOUSE]
    play(match, "bill 80")
    assert [casino["rainbows"] for casino in match.view()["casinos"]] == [0, 0, 1, 0, 0, 0]
    assert paid(match) == {}
    assert told(match, match.story)[-1] == "Casino 2: Red and Blue tied at 2 and got nothing."
    assert turn_of(match) == "red"


@pytest.mark.rule("A25")
def test_place_a_bill_replaces_all_rainbow_cards_on_the_table() -> None:
    match = table(
        """
        casino 2: rainbow $30
        casino 3: rainbow
        slot: rainbow
        left: red 2, blue 1
        cards: red place-bill
        """
    )
    play(match, "roll 2 4", "place-bill", *cards("80 70 60"))
    assert [casino["rainbows"] for casino in match.view()["casinos"]] == [0] * 6
    assert match.view()["boulevard"]["slot"] == {"bills": [60], "faces": [], "rainbows": 0}
    assert match.view()["casinos"][1]["bills"] == [80, 30]
    assert "draw 50" in match.moves(HOUSE)


@pytest.mark.rule("RB1")
def test_a_rainbow_card_lies_in_plain_sight() -> None:
    match = table("casino 2: rainbow rainbow $30\nleft: red 1, blue 1")
    for viewer in (0, 1, PUBLIC):
        casino = match.view(viewer)["casinos"][1]
        assert (casino["bills"], casino["rainbows"]) == ([30], 2)


def test_a_rainbow_card_that_is_stocked_is_told() -> None:
    match = begin(2, rainbow_cards=True)
    events = play(match, "bill rainbow")
    assert told(match, events) == [
        "Round 1 began; Red had the first throw.",
        "Casino 1 was stocked with a Rainbow card.",
    ]
    assert events[1].as_json() == {"event": "stocked", "casino": 1, "bill": 0}
