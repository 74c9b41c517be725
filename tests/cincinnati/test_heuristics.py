"""What the greedy bot likes."""

from math import sqrt

import pytest

from greenbaize import Match
from greenbaize.bots import make_bot
from greenbaize.bots.arena import Arena
from greenbaize.bots.greedy import Greedy
from greenbaize.build import compiled
from greenbaize.games.cincinnati import GAME
from greenbaize.games.cincinnati.heuristics import OneLook

from .positions import cleared, deal, house, owing, say, seat_of, state_of, table, turn

LAST_ROUND = 12


def value(match: Match, colour: str, words: str) -> float:
    """What the heuristic makes of a move."""
    seat = seat_of(colour)
    move = match.game.read(match.state, seat, words)
    return GAME.heuristic.value(match.state, seat, move)


def choice(match: Match, colour: str) -> str:
    """The move it likes best."""
    return max(match.moves(seat_of(colour)), key=lambda words: value(match, colour, words))


def shaken(cards: tuple[int | str, ...], dice: str) -> Match:
    """Red has thrown this, and cards lie there."""
    match = deal(4)
    turn(match, *cards)
    house(match, f"roll {dice}", *["roll 1 2 4 5 6"] * 3)
    return match


@pytest.mark.parametrize(
    ("dice", "letter"), [("6 6 6 1 2", "A"), ("2 3 4 5 6", "B"), ("1 1 2 2 3", "C")]
)
def test_it_goes_where_its_dice_are_good(dice: str, letter: str) -> None:
    assert choice(shaken((20, 20, 20), dice), "red") == f"sit {letter}"


@pytest.mark.parametrize(
    ("cards", "letter"), [((35, 15, 15), "A"), ((15, 35, 15), "B"), ((15, 15, 35), "C")]
)
def test_more_money_is_worth_more(cards: tuple[int, ...], letter: str) -> None:
    plain, rich = shaken((15, 15, 15), "1 2 2 3 5"), shaken(cards, "1 2 2 3 5")
    assert value(rich, "red", f"sit {letter}") > value(plain, "red", f"sit {letter}")


def test_it_does_not_look_under_other_cups() -> None:
    one, other = shaken((20, 20, 20), "1 2 2 3 5"), deal(4)
    turn(other, 20, 20, 20)
    house(other, "roll 1 2 2 3 5", "roll 6 6 6 6 6", "roll 1 1 1 1 1", "roll 2 3 4 5 6")
    for letter in "ABC":
        assert value(one, "red", f"sit {letter}") == value(other, "red", f"sit {letter}")


@pytest.mark.parametrize(
    ("letter", "dice", "kept"),
    [
        ("A", "1 1 3 5 6", "keep 1 1"),
        ("B", "2 3 4 6 6", "keep 2 3 4"),
        ("C", "1 2 2 5 6", "keep 1 2 2"),
    ],
)
def test_alone_it_plays_for_the_condition(letter: str, dice: str, kept: str) -> None:
    others = ", ".join(f"{colour} 1 2 4 5 6" for colour in ("blue", "green", "black"))
    rest = "B" if letter != "B" else "C"
    match = table(f"{letter}: 25 | red {dice}\n{rest}: 15 | {others}\nwon: red 15", throw=3)
    assert choice(match, "red") == kept


def test_a_sure_win_is_not_thrown_away() -> None:
    match = table(
        "A: 25 | red 6 6 6 6 6\nB: 15 | blue 1 2 4 5 6, green 1 2 4 5 6, black 1 2 4 5 6", throw=3
    )
    assert choice(match, "red") == "stand"


def test_against_a_stronger_rival_it_plays_for_more_than_the_condition() -> None:
    text = "A: 25 | red 1 1 1 4 6, blue 5 5 5 4 4\nC: 15 | green 1 2 4 5 6, black 1 2 4 5 6"
    match = table(f"{text}\nwon: red 15", throw=3)
    assert value(match, "red", "stand") < value(match, "red", "keep 1 1 1")
    alone = table(f"{text.replace(', blue', chr(10) + 'B: 15 | blue')}\nwon: red 15", throw=3)
    assert value(alone, "red", "stand") > value(alone, "red", "keep 1 1 1")


BUYING = "A: {} | red {}\nC: 15 | blue 1 2 4 5 6, green 1 2 4 5 6, black 1 2 4 5 6\nwon: red 15"


def test_it_buys_a_throw_that_is_worth_it_and_no_other() -> None:
    rich = table(BUYING.format("35 35 35", "6 6 4 4 2"))
    poor = table(BUYING.format("15", "6 6 4 4 2"))
    assert choice(rich, "red") == "buy"
    assert choice(poor, "red") == "pass"
    assert value(poor, "red", "pass") == 0


def test_in_the_last_round_a_token_is_worth_no_more_than_its_money() -> None:
    for round, price in ((LAST_ROUND, 5), (1, 20)):
        won = table(BUYING.format("35 35", "6 6 6 4 4"), round=round)
        assert value(won, "red", "buy") == pytest.approx(-price)
    assert choice(table(BUYING.format("15", "6 6 4 4 2"), round=LAST_ROUND), "red") == "buy"


def test_tokens_of_a_pile_count_as_far_as_the_supply_goes() -> None:
    full, short = shaken((15, "tokens", 15), "2 3 4 5 6"), shaken((15, "tokens", 15), "2 3 4 5 6")
    for seat in range(4):
        state_of(short).give(seat, 5)
    assert value(full, "red", "sit B") > 0
    assert value(short, "red", "sit B") == 0


def test_where_nothing_can_be_won_all_tables_are_alike() -> None:
    match = shaken(("tokens", "tokens", "tokens"), "2 3 4 5 6")
    for seat in range(4):
        state_of(match).give(seat, 5)
    assert [value(match, "red", words) for words in match.moves(0)] == [0, 0, 0]


def test_it_challenges_who_has_most_to_lose() -> None:
    match = cleared("A: duel | red 6 6 6 1 2\nwon: blue 15 15 15, green 35, black 30")
    assert choice(match, "red") == "challenge 3"


def test_in_a_duel_it_plays_to_beat_the_other() -> None:
    match = cleared("A: duel | red 6 6 6 1 2\nwon: blue 35")
    say(match, "red", "challenge 2")
    house(match, "roll 6 6 6 6 6", "roll 1 1 1 2 3")
    assert choice(match, "red") == "stand"
    say(match, "red", "stand")
    assert choice(match, "blue") in ("keep 1 1 1", "keep 1", "throw all", "keep 1 1")


def test_the_challenged_wins_with_equal_dice_and_pays_no_token_for_more() -> None:
    match = cleared("A: duel | red 6 6 6 1 2\nwon: blue 35", round=LAST_ROUND)
    say(match, "red", "challenge 2")
    house(match, "roll 6 6 5 5 4", "roll 6 6 5 5 4")
    for _ in range(4):
        match.play(match.owing()[0], "stand")
    assert owing(match) == ["red"]
    assert value(match, "red", "buy") > 0
    say(match, "red", "pass")
    assert value(match, "blue", "buy") == pytest.approx(-5)


def test_looking_changes_nothing() -> None:
    match = shaken((20, 25, 30), "1 2 2 3 5")
    before = match.view(0), list(match.story)
    choice(match, "red")
    assert (match.view(0), list(match.story)) == before


@pytest.mark.parametrize("seats", [3, 6])
def test_one_greedy_bot_beats_a_table_of_uniform_ones(seats: int) -> None:
    games = 600 if compiled() else 60
    won = 0.0
    for place in range(seats):
        names = ["uniform"] * seats
        names[place] = "greedy"
        arena = Arena(GAME, [make_bot(name, GAME) for name in names], GAME.settle(), 40 + place)
        for index in range(games // seats):
            places = arena.play(index).places()
            won += (places[place] == 1) / places.count(1)
    share = won / (games // seats * seats)
    assert share - 1.96 * sqrt(share * (1 - share) / games) > 1 / seats


def test_a_plan_for_one_number_of_seats_is_not_taken_for_another() -> None:
    heads = {}
    for seats in GAME.seats:
        heuristic = OneLook()
        arena = Arena(GAME, [Greedy(heuristic)] * seats, GAME.settle(), 5)
        arena.play(0)
        heads[seats] = {key >> 10 * (seats - 1) + 5 for key in heuristic.plans}
    assert heads == {seats: {seats} for seats in GAME.seats}
