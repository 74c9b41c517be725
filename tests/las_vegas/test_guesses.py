"""Worlds that a seat finds possible: as likely as they are by counting all cards it can't see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import combinations, permutations, product
from typing import Any

import pytest

from greenbaize import HOUSE, PUBLIC, Match, Rng
from greenbaize.engine.game import Value
from greenbaize.engine.state import State
from greenbaize.games.las_vegas.boulevard.box import ACTION_CARDS

from ..laws.posterior import surprise
from .cards import begin, open_round, play, table, throw_all, turn
from .positions import all_bills, table_of

NUMBER = 3000
SIGMAS = 5.0
THIRTIES = [30] * 6
WISHES = [30, 30, 40, 40, 50, 50, 60, 60, 70, 70]
Odds = dict[Any, Fraction]
Look = Callable[[State], Any]


def as_likely(match: Match, seat: int, look: Look, ways: Iterable[tuple[Any, Fraction]]) -> None:
    """What a seat's guesses look like comes up as often as all these ways together say."""
    odds: Odds = {}
    for seen, weight in ways:
        odds[seen] = odds.get(seen, Fraction(0)) + weight
    total = sum(odds.values())
    rng = Rng(7, seat)
    found = Counter(look(match.state.guess(seat, rng)) for _ in range(NUMBER))
    assert set(found) <= set(odds), f"impossible: {set(found) - set(odds)}"
    expected = {seen: float(weight / total) for seen, weight in odds.items()}
    assert surprise(found, expected, NUMBER) < SIGMAS, f"{found} is not like {expected}"


def leave(match: Match, *left: int) -> None:
    """Just these bills are left unseen; all others have been won by Blue before."""
    rest = all_bills(*THIRTIES)
    for bill in left:
        rest.remove(bill)
    table_of(match).enrich(1, rest)


def drawing(*left: int, **options: Value) -> Match:
    """Red has played Place a bill, with just these bills left."""
    match = table(2, {"cards": "place-bill", "dice": (3, 3)}, **options)
    play(match, "roll 1 1 2")
    leave(match, *left)
    play(match, "place-bill")
    return match


def under(match: Match, seat: int = 0) -> Look:
    """What somebody who knows them says of the bills under the deck."""
    return lambda world: tuple(match.game.view(world, seat)["under"])


def in_hand(match: Match) -> Look:
    """What Red would say of the bills drawn."""
    return lambda world: tuple(match.game.view(world, 0)["boulevard"]["drawn"]["bills"])


def middles(left: Sequence[int], middle: int) -> Iterable[tuple[tuple[int, int], Fraction]]:
    """Every draw of three that has this middle bill, and every order of the other two."""
    for draw in permutations(left, 3):
        low, found, high = sorted(draw)
        if found == middle:
            orders = {(low, high), (high, low)}
            yield from ((order, Fraction(1, len(orders))) for order in orders)


@pytest.mark.rule("A41", "17.10")
@pytest.mark.parametrize("viewer", [1, PUBLIC])
def test_three_bills_that_were_drawn_are_any_of_the_unseen_ones(viewer: int) -> None:
    left = [10, 10, 40, 60, 60]
    match = drawing(*left)
    play(match, "draw 10", "draw 60", "draw 40")
    ways = ((tuple(sorted(draw)), Fraction(1)) for draw in permutations(left, 3))
    as_likely(match, viewer, in_hand(match), ways)


@pytest.mark.rule("17.10")
@pytest.mark.parametrize("left", [[20, 20, 50, 50, 50, 50, 90], [10, 50, 50, 60, 70, 80, 90, 40]])
@pytest.mark.parametrize("draws", [(50, 20, 90), (50, 50, 90), (50, 50, 20)])
def test_when_the_middle_bill_is_known_the_other_two_lie_on_either_side_of_it(
    left: list[int], draws: tuple[int, int, int]
) -> None:
    if not Counter(draws) <= Counter(left):
        draws = (50, 40, 90)
    match = drawing(*left)
    play(match, *(f"draw {bill}" for bill in draws), "middle 50")
    hands = ((tuple(sorted(pair)), weight) for pair, weight in middles(left, 50))
    as_likely(match, 1, in_hand(match), hands)
    play(match, f"lay 1 {draws[2]} {draws[1]}")
    as_likely(match, 1, under(match), middles(left, 50))
    as_likely(match, PUBLIC, under(match), middles(left, 50))


@pytest.mark.rule("17.10", "C9")
def test_equal_bills_are_as_likely_as_they_are_drawn() -> None:
    left = [50, 50, 50, 50, 80]
    match = drawing(*left)
    play(match, "draw 50", "draw 80", "draw 50", "middle 50", "lay 1 50 80")
    ways = list(middles(left, 50))
    assert sum(weight for pair, weight in ways if pair == (50, 50)) == 24
    assert sum(weight for pair, weight in ways if pair != (50, 50)) == 36
    as_likely(match, 1, under(match), ways)


@pytest.mark.rule("E3", "17.10")
def test_of_the_last_two_bills_all_know_the_one_that_was_not_laid() -> None:
    match = drawing(20, 90)
    as_likely(match, 1, under(match), [((), Fraction(1))])
    play(match, "draw 90", "draw 20", "middle 20")
    as_likely(match, PUBLIC, in_hand(match), [((90,), Fraction(1))])
    play(match, "lay 1 90")
    as_likely(match, 1, under(match), [((90,), Fraction(1))])


def drawn_through(first: int, second: int, swapped: int) -> Match:
    """Red put two bills under the deck, Blue swapped for one, and now the first one is turned up.

    The middle bill was $50,000; beside these there were only bills of $40,000, to stock casinos.
    """
    match = table(2, {"cards": "place-bill, swap-bill", "dice": (3, 3)})
    play(match, "roll 1 2 3")
    leave(match, first, 50, second, swapped, *[40] * 5)
    play(match, "place-bill", f"draw {first}", "draw 50", f"draw {second}", "middle 50")
    play(match, f"lay 1 {first} {second}", "place 1", "done")
    turn(match, "4 5 6", "swap-bill", "place 4")
    for roll in ["2 3", "5 6", "3", "6"]:
        turn(match, roll, f"place {roll[0]}")
    play(match, "swap 30", f"draw {swapped}")
    play(match, *["bill 40"] * 5, f"bill {first}")
    return match


@pytest.mark.rule("17.10", "17.11", "A4")
@pytest.mark.parametrize(
    "bills", [(90, 20, 50), (90, 20, 60), (90, 20, 10), (50, 90, 20), (50, 50, 90), (50, 20, 50)]
)
def test_the_first_of_two_bills_tells_something_of_the_second(bills: tuple[int, int, int]) -> None:
    match = drawn_through(*bills)
    assert match.view(0)["under"][0] == bills[1]
    assert match.view()["under"][0] == 0
    ways = []
    for draw in permutations([*bills, 50]):
        low, middle, high = sorted(draw[:3])
        orders = {(low, high), (high, low)}
        if middle == 50:
            told = [second for first, second in orders if first == bills[0]]
            ways += [(second, Fraction(1, len(orders))) for second in told]
    as_likely(match, PUBLIC, lambda world: under(match)(world)[0], ways)


@pytest.mark.rule("17.10")
def test_who_drew_them_knows_them() -> None:
    match = drawing(20, 20, 50, 50, 90)
    play(match, "draw 20", "draw 90", "draw 50", "middle 50", "lay 1 90 20")
    as_likely(match, 0, under(match), [((90, 20), Fraction(1))])


@pytest.mark.rule("17.11")
@pytest.mark.parametrize("viewer", [1, PUBLIC])
def test_a_bill_that_was_swapped_for_is_any_of_the_unseen_ones(viewer: int) -> None:
    left = [10, 10, 10, 40, 60, 90]
    match = table(2, {"cards": "swap-bill", "dice": (1, 1)})
    leave(match, *left)
    turn(match, "1", "swap-bill", "place 1")
    throw_all(match, 2)
    play(match, "swap 30", "draw 40")
    ways = ((bill, Fraction(1)) for bill in left)
    as_likely(match, viewer, lambda world: world.scores()[0], ways)
    as_likely(match, 0, lambda world: world.scores()[0], [(40, Fraction(1))])


@pytest.mark.rule("17.10", "17.11")
def test_bills_under_the_deck_and_one_swapped_for_are_different_cards() -> None:
    left = [20, 50, 50, 60, 90]
    match = table(2, {"cards": "place-bill, swap-bill", "dice": (1, 1)})
    play(match, "roll 1")
    leave(match, *left)
    play(match, "place-bill", "draw 20", "draw 50", "draw 90", "middle 50", "lay 1 20 90")
    play(match, "place 1", "done")
    turn(match, "2", "swap-bill", "place 2")
    play(match, "swap 30", "draw 60")
    ways = []
    for draw in permutations(left, 4):
        low, middle, high = sorted(draw[:3])
        if middle == 50:
            orders = {(low, high), (high, low)}
            ways += [((*order, draw[3]), Fraction(1, len(orders))) for order in orders]
    before = match.scores()[1] - 60

    def look(world: State) -> Any:
        pair = match.game.view(world, 0)["under"][:2]
        return (*pair, world.scores()[1] - before)

    as_likely(match, PUBLIC, look, ways)


@pytest.mark.rule("AC1", "AC4")
def test_others_action_cards_are_any_that_were_not_seen() -> None:
    match = table(3, {"cards": "pass rotate, reroll double, tie-win swap-bill", "dice": (4, 4, 4)})
    turn(match, "1 1 2 2", "place 1")
    turn(match, "1 1 2 2", "reroll", "place 1")
    unseen = [card for card in ACTION_CARDS if card not in ("pass", "rotate", "reroll")]

    def look(world: State) -> Any:
        hands = [match.game.view(world, seat)["seats"][seat]["cards"] for seat in range(3)]
        return tuple(map(tuple, hands))

    ways = []
    for blue in unseen:
        rest = [card for card in unseen if card != blue]
        for green in combinations(rest, 2):
            ways.append(((("pass", "rotate"), (blue,), green), Fraction(1)))
    as_likely(match, 0, look, ways)


@pytest.mark.rule("BO2")
def test_others_bonus_cards_are_any_that_were_not_seen() -> None:
    match = begin(2, bonus_cards=True)
    open_round(match, bonus="30 40, 70 70")
    pool = list(WISHES)
    pool.remove(30)
    pool.remove(40)
    ways = ((tuple(sorted(hand)), Fraction(1)) for hand in combinations(pool, 2))
    as_likely(match, 0, lambda world: tuple(match.game.view(world, 1)["seats"][1]["bonus"]), ways)


def last_swap(red: str, blue: str, left: Sequence[int], new: int, **options: Value) -> Match:
    """Red swaps $40,000 in the last round; all there is left is to show the new bill."""
    match = begin(2, bonus_cards=True, action_cards=True, **options)
    money = "40, 50, 30, 30, 30, 30"
    open_round(match, bills=money, bonus=f"{red}, {blue}", cards="swap-bill", dice=(1, 1))
    table_of(match).jump(4, 0, 0)
    rest = all_bills(40, 50, 30, 30, 30, 30)
    for bill in left:
        rest.remove(bill)
    table_of(match).enrich(1, rest)
    turn(match, "1", "swap-bill", "place 1")
    throw_all(match, 2)
    play(match, "swap 40", f"draw {new}")
    play(match, match.moves(HOUSE)[0])
    return match


def to_show(match: Match) -> Look:
    """What the House would show in the end."""
    return lambda world: match.game.write(world, HOUSE, world.moves(HOUSE)[0])


def shows(hands: Iterable[Sequence[int]], bills: Sequence[int]) -> Iterable[tuple[str, Fraction]]:
    """What there would be to show with each hand of Red's and each bill."""
    for hand, bill in product(hands, bills):
        cards = list(hand).count(bill)
        yield f"show {bill}" + (f"+{cards}" if cards else ""), Fraction(1)


@pytest.mark.rule("17.11", "A31")
def test_whether_a_secret_bill_satisfied_secret_cards_is_as_likely_as_all_deals_say() -> None:
    left = [30, 60, 60, 70, 80]
    match = last_swap("30 60", "30 70", left, 60, bonus_counts="net")
    pool = list(WISHES)
    pool.remove(30)
    pool.remove(70)
    as_likely(match, 1, to_show(match), shows(combinations(pool, 2), left))


@pytest.mark.rule("17.11", "A31", "A30")
def test_a_card_that_was_not_revealed_was_not_satisfied_before_all_eyes() -> None:
    left = [30, 40, 40, 70, 80]
    match = last_swap("30 60", "30 70", left, 70, bonus_counts="events")
    pool = [value for value in WISHES if value != 40]
    pool.remove(30)
    pool.remove(70)
    as_likely(match, 1, to_show(match), shows(combinations(pool, 2), left))


@pytest.mark.rule("17.11", "A31")
def test_a_card_that_was_revealed_is_not_among_the_hidden_ones() -> None:
    left = [30, 60, 60, 70, 80]
    match = last_swap("40 60", "30 70", left, 60, bonus_counts="events")
    pool = [value for value in WISHES if value != 40]
    pool.remove(30)
    pool.remove(70)
    as_likely(match, 1, to_show(match), shows(([card] for card in pool), left))


@pytest.mark.rule("17.11", "A31")
def test_watchers_count_the_hidden_cards_of_all() -> None:
    left = [30, 50, 60, 70, 80]
    match = last_swap("30 60", "30 70", left, 60, bonus_counts="events")
    hands = []
    for deal in permutations(range(10), 4):
        red, blue = [WISHES[at] for at in deal[:2]], [WISHES[at] for at in deal[2:]]
        if 40 not in red and 50 not in blue:
            hands.append(red)
    as_likely(match, PUBLIC, to_show(match), shows(hands, left))


@pytest.mark.rule("17.11")
def test_whoever_swapped_knows_it_all() -> None:
    left = [30, 60, 60, 70, 80]
    match = last_swap("30 60", "30 70", left, 60)
    as_likely(match, 0, to_show(match), [("show 60+1", Fraction(1))])


def given_away(won: str, give: int, left: Sequence[int], new: int, **options: Value) -> Match:
    """Red wins these bills at the first casinos, gives one away and gets another for it."""
    casinos = len(won.split(", "))
    match = begin(2, bonus_cards=True, action_cards=True, **options)
    rest = ", ".join(["30"] * (6 - casinos))
    cards = {"bonus": "30 60, 40 70", "cards": "swap-bill"}
    open_round(match, bills=f"{won}, {rest}", dice=(casinos, 1), **cards)
    table_of(match).jump(4, 0, 0)
    others = all_bills(*map(int, f"{won}, {rest}".split(", ")))
    for bill in left:
        others.remove(bill)
    table_of(match).enrich(1, others)
    faces = [str(face) for face in range(1, casinos + 1)]
    turn(match, " ".join(faces), "swap-bill", f"place {faces.pop(0)}")
    throw_all(match, 6)
    while faces:
        turn(match, " ".join(faces), f"place {faces.pop(0)}")
    play(match, f"swap {give}", f"draw {new}")
    return match


def last_under(match: Match) -> Look:
    """What Red would say of the bill that went under the deck last."""
    return lambda world: match.game.view(world, 0)["under"][-1]


@pytest.mark.rule("18.2", "18.7")
@pytest.mark.parametrize("viewer", [1, PUBLIC])
def test_a_bill_that_was_given_away_is_any_of_those_won_each_of_them_once(viewer: int) -> None:
    match = given_away("40, 40, 50, 70", 50, [10, 20, 20], 20)
    won = [40, 40, 50, 70]
    as_likely(match, viewer, last_under(match), ((bill, Fraction(1)) for bill in won))

    def look(world: State) -> Any:
        return last_under(match)(world), world.scores()[0]

    ways = (((bill, sum(won) - bill + new), Fraction(1)) for bill in won for new in [10, 20, 20])
    as_likely(match, viewer, look, ways)
    as_likely(match, 0, look, [((50, sum(won) - 50 + 20), Fraction(1))])


@pytest.mark.rule("18.2", "18.7")
@pytest.mark.parametrize("viewer", [1, PUBLIC])
def test_a_single_bill_that_was_won_is_the_one_that_was_given(viewer: int) -> None:
    match = given_away("50", 50, [10, 20, 20], 20)
    assert match.view(viewer)["under"][-1] == 0
    as_likely(match, viewer, last_under(match), [(50, Fraction(1))])


@pytest.mark.rule("18.2", "18.7", "A31")
def test_with_net_what_was_kept_in_secret_comes_true_as_often_as_all_deals_say() -> None:
    won, left = [30, 60, 60], [10, 70]
    match = given_away("30, 60, 60", 60, left, 70, bonus_counts="net")
    assert match.moves(HOUSE) == ["reveal 60, -"]
    play(match, "reveal 60, -")
    ways = []
    pool = [value for value in WISHES if value != 60]
    pool.remove(40)
    pool.remove(70)
    for card, given, new in product(pool, won, left):
        kept = list(won)
        kept.remove(given)
        ways.append((f"show {new}" + ("+1" if card in [*kept, new] else ""), Fraction(1)))
    as_likely(match, 1, to_show(match), ways)


@pytest.mark.rule("18.2", "A4")
def test_a_bill_given_away_is_known_to_all_when_it_comes_up() -> None:
    match = table(2, {"bills": "40, 50, 30", "cards": "swap-bill", "dice": (2, 1)})
    others = all_bills(40, 50, *[30] * 4)
    for _ in range(3):
        others.remove(60)
    table_of(match).enrich(1, others)
    turn(match, "1 2", "swap-bill", "place 1")
    throw_all(match, 6, 2)
    under_it = match.view()["under"]
    play(match, "swap 40", "draw 60", *["bill 60"] * 2)
    play(match, *(f"bill {bill}" for bill in under_it))
    as_likely(match, 1, under(match), [((40,), Fraction(1)), ((50,), Fraction(1))])
    play(match, "bill 40")
    as_likely(match, 1, lambda world: world.scores()[0], [(50 + 60, Fraction(1))])
    assert match.view(1)["casinos"][5]["bills"] == [40]
