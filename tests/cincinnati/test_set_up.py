"""The box and the set-up, for three and for more."""

import pytest

from greenbaize import HOUSE, Match
from greenbaize.engine.errors import RefusedError, SetupError
from greenbaize.engine.fair import GivenDraws
from greenbaize.games.cincinnati.box import CARD_WORDS

from .positions import begin, cleared, deal, house, piles, state_of, table, tokens, turn

COPIES = {"15": 6, "20": 5, "25": 5, "30": 4, "35": 4, "tokens": 6, "duel": 6}


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_play_twelve_rounds(seats: int) -> None:
    view = deal(seats).view()
    assert (view["round"], view["rounds"]) == (1, 12)
    assert len(view["seats"]) == seats


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("seats", [2, 7])
def test_others_cannot_play(seats: int) -> None:
    with pytest.raises(SetupError, match=f"Cincinnati is for 3 to 6 seats, not {seats}"):
        deal(seats)


@pytest.mark.rule("1.2", "2.2")
def test_everybody_has_five_dice_and_a_card_for_each_table() -> None:
    match = deal()
    turn(match, 15, 15, 15)
    for dice in ("1 1 1 1", "1 1 1 1 1 1"):
        with pytest.raises(RefusedError, match="5 dice are thrown here"):
            house(match, f"roll {dice}")
    house(match, *["roll 1 1 1 1 1"] * 4)
    assert [match.moves(seat) for seat in range(4)] == [["sit A", "sit B", "sit C"]] * 4


@pytest.mark.rule("1.2", "1.3", "2.4")
def test_the_deck_holds_all_thirty_six_cards_each_as_likely() -> None:
    state = state_of(deal())
    drawn = [CARD_WORDS[state.sample(GivenDraws(((36, above),)))] for above in range(36)]
    assert {card: drawn.count(card) for card in CARD_WORDS} == COPIES
    money = [int(card) for card in drawn if card.isdigit()]
    assert (len(money), sum(money)) == (24, 575)


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("card", COPIES)
def test_a_card_of_which_all_are_out_cannot_come_up(card: str) -> None:
    match = cleared(f"B: {f'{card} ' * COPIES[card]}")
    assert f"card {card}" not in match.moves(HOUSE)
    assert len(match.moves(HOUSE)) == 6
    with pytest.raises(RefusedError) as refusal:
        house(match, f"card {card}")
    assert str(refusal.value) == f"no card {card!r} can be next in the deck. (1.3)"


@pytest.mark.rule("1.4")
def test_money_is_counted_in_thousands_and_a_token_as_five() -> None:
    match = table("won: red 15 35\ntokens: red 2")
    assert match.view()["seats"][0]["money"] == 50
    assert match.scores()[0] == 50 + 2 * 5
    assert match.game.score(match.scores()[0]) == "$60,000"


@pytest.mark.rule("2.1")
def test_the_tables_are_empty_at_first() -> None:
    match = deal()
    assert [place["letter"] for place in match.view()["tables"]] == ["A", "B", "C"]
    assert piles(match) == {}


@pytest.mark.rule("2.2", "2.3", "9.4")
@pytest.mark.parametrize(("seats", "supply"), [(3, 11), (4, 8), (5, 5), (6, 2)])
def test_everybody_has_three_tokens_and_the_rest_is_the_supply(seats: int, supply: int) -> None:
    match = deal(seats)
    assert tokens(match) == [3] * seats
    assert match.view()["supply"] == supply
    assert sum(tokens(match)) + supply == 20


@pytest.mark.rule("2.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_dice_and_table_cards_that_nobody_took_are_not_used(seats: int) -> None:
    match = deal(seats)
    turn(match, *[15] * len(match.view()["tables"]))
    throwers = []
    while match.owing() == [HOUSE]:
        throwers.append(match.state.thrower())
        house(match, "roll 1 1 1 1 1")
    assert throwers == match.owing() == list(range(seats))
    with pytest.raises(SetupError):
        match.play(seats, "sit A")
    for seat in range(seats):
        match.play(seat, "sit A")
    house(match, f"lift {' '.join(['A11111'] * seats)}")
    assert match.view()["tables"][0]["players"] == list(range(seats))


@pytest.mark.rule("2.6")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_deal_goes_round(seats: int) -> None:
    dealers = [cleared("", seats=seats, round=n).view()["dealer"] for n in range(1, 8)]
    assert deal(seats).view()["dealer"] == 0
    assert dealers == [n % seats for n in range(1, 8)]


@pytest.mark.rule("9.1", "T20")
def test_three_play_without_the_ballroom() -> None:
    match = deal(3)
    assert [place["letter"] for place in match.view()["tables"]] == ["A", "C"]
    turn(match, 15, 20)
    house(match, *["roll 1 2 3 4 5"] * 3)
    assert match.moves(1) == ["sit A", "sit C"]
    with pytest.raises(RefusedError) as refusal:
        match.play(1, "sit B")
    assert str(refusal.value) == "with three players table B is closed; choose A or C. (9.1)"


@pytest.mark.rule("9.2", "9.5", "T20")
def test_three_play_with_twenty_four_cards_that_nobody_has_counted() -> None:
    match = deal(3)
    assert match.view()["deck"] == 24
    assert deal(4).view()["deck"] == 36
    state = state_of(match)
    drawn = [CARD_WORDS[state.sample(GivenDraws(((36, above),)))] for above in range(36)]
    assert {card: drawn.count(card) for card in CARD_WORDS} == COPIES


@pytest.mark.rule("9.3", "T20")
def test_three_turn_up_two_cards_in_a_round() -> None:
    match = deal(3)
    turn(match, 15, 20)
    assert piles(match) == {"A": ["15"], "C": ["20"]}
    assert match.view()["deck"] == 22
    assert match.view()["phase"] == "shaking"


@pytest.mark.rule("9.4")
def test_three_have_no_duel_cards_in_the_first_round_either() -> None:
    match = deal(3)
    turn(match, "duel", "duel", 15, "duel", 20)
    assert piles(match) == {"A": ["15"], "C": ["20"]}
    assert match.view()["shown_back"] == 3
    assert match.view()["deck"] == 22


@pytest.mark.rule("8.1", "9.5", "T20")
@pytest.mark.parametrize(("seats", "cards"), [(3, 24), (4, 36), (5, 36), (6, 36)])
def test_a_game_ends_when_all_cards_have_been_on_the_tables(seats: int, cards: int) -> None:
    match = Match("cincinnati", seats, seed=5)
    while match.owing():
        seat = match.owing()[0]
        match.play(seat, match.moves(seat)[0])
    assert sum(event.as_json()["event"] == "turned" for event in match.story) == cards
    assert match.view()["deck"] == 0


@pytest.mark.rule("2.2")
def test_tokens_lie_in_plain_sight() -> None:
    match = deal()
    turn(match, 15, 20, 25)
    begin(match, "A11356", "B22346", "C12345", "A66655")
    for viewer in range(4):
        assert [chair["tokens"] for chair in match.view(viewer)["seats"]] == [3, 3, 3, 3]
