"""What the policy plays, what it may read, and what its tables say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from greenbaize import HOUSE, Match, Rng
from greenbaize.bots import make_bot
from greenbaize.bots.arena import Arena
from greenbaize.build import compiled
from greenbaize.engine.game import Options
from greenbaize.engine.playout import first
from greenbaize.games.cincinnati import GAME
from greenbaize.games.cincinnati.company import Company
from greenbaize.games.cincinnati.foresight import Foresight, Reach
from greenbaize.games.cincinnati.game import Cincinnati
from greenbaize.games.cincinnati.hierarchy import (
    HEAP_OF,
    HEAPS,
    KEEPS,
    PLACES,
    RESULTS,
    STRENGTHS,
    STRONGEST,
    Faces,
    rank,
)
from greenbaize.games.cincinnati.odds import best_keep, prospects

from .positions import begin, cleared, deal, house, say, seat_of, state_of, table, turn

POLICY = GAME.policy
DUEL, A, B, C = range(4)
OPTIONS = [
    {},
    {"simultaneous_commit": True, "token_supply": "unlimited"},
    {"round1_replacement": "choice", "tie_duel_equal": "starter_loses"},
]


def decisions(seats: int, options: Options, game: int) -> Iterator[tuple[Cincinnati, int]]:
    """Every decision of a game that the policy plays, now and then with a slip."""
    state, rng = GAME.begin(seats, GAME.settle(options)), Rng(23, game)
    owing = state.owing()
    while owing:
        if owing >> HOUSE:
            owing = state._play(HOUSE, state.sample(rng))
            continue
        seat = first(owing)
        yield state, seat
        slip = rng.below(10) == 0
        move = state.pick(seat, rng) if slip else POLICY.draw(state, seat, rng)
        owing = state._play(seat, move)


def choice(match: Match, colour: str) -> str:
    """What the policy chooses, in words."""
    state, seat = state_of(match), seat_of(colour)
    return match.game.write(state, seat, POLICY.choose(state, seat, Rng(1)))


def shaken(cards: tuple[int | str, ...], *dice: str) -> Match:
    """Cards lie there, and all have thrown, nothing much if it is not told."""
    match = deal(4)
    turn(match, *cards)
    house(match, *(f"roll {faces}" for faces in [*dice, *["1 2 4 5 6"] * 4][:4]))
    return match


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_it_plays_only_what_is_legal(seats: int, options: Options) -> None:
    for game in range(20 if compiled() else 1):
        for state, seat in decisions(seats, options, game):
            legal, rng = state.moves(seat), Rng(game)
            best = POLICY.choose(state, seat, rng)
            found = POLICY.candidates(state, seat, 16, rng)
            weights = POLICY.weights(state, seat)
            assert {best, POLICY.draw(state, seat, rng), *found, *weights} <= {*legal}
            assert best in found
            assert len(found) == len({*found})
            assert 1 <= len(POLICY.candidates(state, seat, 2, rng)) <= 2
            assert sum(weights.values()) == pytest.approx(1)


@pytest.mark.parametrize("seats", [3, 5])
def test_weights_are_how_often_it_draws(seats: int) -> None:
    for number, (state, seat) in enumerate(decisions(seats, {}, 5)):
        if number % 20 == 0:
            rng = Rng(number)
            drawn = Counter(POLICY.draw(state, seat, rng) for _ in range(300))
            for move, weight in POLICY.weights(state, seat).items():
                assert drawn[move] / 300 == pytest.approx(weight, abs=0.12)


@pytest.mark.parametrize("options", [{}, {"simultaneous_commit": True}])
def test_it_reads_no_secret(options: Options) -> None:
    for number, (state, seat) in enumerate(decisions(4, options, 7)):
        if number % 3 == 0:
            one, other = (state.guess(seat, Rng(number, game)) for game in (1, 2))
            assert POLICY.choose(one, seat, Rng(8)) == POLICY.choose(other, seat, Rng(8))
            assert POLICY.weights(one, seat) == POLICY.weights(other, seat)


def test_it_changes_nothing() -> None:
    match = shaken((20, 25, 30), "1 2 2 3 5")
    before = match.view(0), match.view(1)
    choice(match, "red")
    assert (match.view(0), match.view(1)) == before


def test_in_an_imagined_world_others_went_where_their_dice_are_good() -> None:
    match = shaken((20, 20, 20))
    for colour in ("blue", "green"):
        say(match, colour, "sit A")
    world, rng = state_of(match).clone(), Rng(3)
    world.seat_at(1, A, rank((1, 1, 1, 2, 2)))
    world.seat_at(2, A, rank((2, 3, 4, 5, 6)))
    POLICY.imagine(world, 0, rng)
    assert list(world.seated[:4]) == [0, C, B, 0]


def test_in_an_imagined_world_others_kept_what_is_good() -> None:
    match = deal(3, simultaneous_commit=True)
    turn(match, 20, 20)
    begin(match, "A11356", "C12356", "C66644")
    say(match, "red", "keep 6")
    say(match, "blue", "keep 5 6")
    world = state_of(match).clone()
    POLICY.imagine(world, 0, Rng(3))
    kept = [KEEPS[world.dice[seat]][world.kept[seat]] for seat in (0, 1)]
    assert kept == [(6,), (1, 2)]


@pytest.mark.parametrize("contest", [DUEL, A, B, C])
def test_the_chances_to_reach_a_strength_are_exact(contest: int) -> None:
    reach = Reach()
    for strength in (1, STRONGEST[contest] // 2, STRONGEST[contest]):
        for throws in range(3):
            results = prospects(contest, throws, strength).results
            heaps = prospects(contest, throws + 1, strength).heaps
            for heap in range(0, len(HEAPS), 7):
                row = reach.row(contest, heap, throws)
                exact = results[heap + 1] if heap + 1 < len(RESULTS) else heaps[heap]
                assert row.chances[PLACES[contest] + strength] == pytest.approx(float(exact))


def thrown(kept: Faces) -> list[int]:
    """All results that this becomes when the rest is thrown, every roll of the dice once."""
    return [rank(tuple(sorted(kept + roll))) for roll in product(range(1, 7), repeat=5 - len(kept))]


@pytest.mark.parametrize("kept", [(), (1,), (2, 2), (1, 3, 4), (5, 5, 6, 6)])
def test_a_row_counts_all_rolls_of_the_dice(kept: Faces) -> None:
    reach, rolls = Reach(), thrown(kept)
    for contest in (DUEL, A, B, C):
        row = reach.row(contest, HEAP_OF[kept], 0)
        for strength in range(1, STRONGEST[contest] + 1, 5):
            good = [roll for roll in rolls if STRENGTHS[contest << 8 | roll] >= strength]
            counted = len(good) / len(rolls)
            assert row.chances[PLACES[contest] + strength] == pytest.approx(counted)


def test_the_best_keep_is_best_of_all_keeps() -> None:
    for faces in [(1, 1, 3, 5, 6), (2, 3, 4, 6, 6), (1, 2, 2, 5, 6), (3, 3, 4, 4, 5)]:
        for contest, throws in product((A, B, C), (1, 2)):
            sight, lies = Foresight(), rank(faces)
            for result in range(1, len(RESULTS)):
                sight.value(result, float(STRENGTHS[contest << 8 | result] > 0))
            sight.look_ahead(throws)
            best = sight.best_keep(lies, len(KEEPS[lies]))
            exact = prospects(contest, throws).heaps
            promised = float(exact[HEAP_OF[best_keep(contest, faces, throws)]])
            assert sight.keeping(lies, best) == pytest.approx(promised)


def test_a_first_throw_hopes_for_less_where_others_go() -> None:
    company, result = Company(Reach()), rank((6, 6, 6, 1, 2))
    company.gathered(4, 20.0, 60.0, 20.0)
    alone = company.promise(A, result)
    company.gathered(4, 20.0, 5.0, 5.0)
    assert 0 < company.promise(A, result) < alone < 20


def test_alone_a_first_throw_hopes_for_the_condition() -> None:
    company = Company(Reach())
    company.gathered(3, 0.0, 0.0, 1000.0)
    for faces in [(1, 1, 3, 5, 6), (6, 6, 6, 1, 2)]:
        result = rank(faces)
        assert company.promise(A, result) == 0
        assert 0 < company.promise(C, result) < 1000


@pytest.mark.parametrize(
    ("dice", "letter"), [("6 6 6 1 2", "A"), ("2 3 4 5 6", "B"), ("1 1 2 2 3", "C")]
)
def test_it_goes_where_its_dice_are_good(dice: str, letter: str) -> None:
    assert choice(shaken((20, 20, 20), dice), "red") == f"sit {letter}"


def test_a_throw_good_for_nothing_goes_to_the_money() -> None:
    assert choice(shaken((15, 15, 35), "1 2 2 3 5"), "red") == "sit C"


REST = {"A": "B", "B": "C", "C": "B"}


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
    text = f"{letter}: 25 | red {dice}\n{REST[letter]}: 15 | {others}\nwon: red 15"
    assert choice(table(text, throw=3), "red") == kept


def test_a_sure_win_is_not_thrown_away() -> None:
    text = "A: 25 | red 6 6 6 6 6\nB: 15 | blue 1 2 4 5 6, green 1 2 4 5 6, black 1 2 4 5 6"
    assert choice(table(text, throw=3), "red") == "stand"


def test_against_a_stronger_rival_it_plays_for_more_than_the_condition() -> None:
    text = "A: 25 | red 1 1 1 4 6{} blue 5 5 5 4 4\nC: 15 | green 1 2 4 5 6, black 1 2 4 5 6"
    match = table(f"{text.format(',')}\nwon: red 15", throw=3)
    assert choice(match, "red") == "keep 1 1 1"
    alone = table(f"{text.format(chr(10) + 'B: 15 |')}\nwon: red 15", throw=3)
    assert choice(alone, "red") == "stand"


BUYING = "A: {} | red {}\nC: 15 | blue 1 2 4 5 6, green 1 2 4 5 6, black 1 2 4 5 6\nwon: red 15"


def test_it_buys_a_throw_that_is_worth_it_and_no_other() -> None:
    assert choice(table(BUYING.format("35 35 35", "6 6 4 4 2")), "red") == "buy"
    assert choice(table(BUYING.format("15", "1 2 4 5 6")), "red") == "pass"
    assert choice(table(BUYING.format("35 35 35", "6 6 6 6 6")), "red") == "pass"


def test_in_the_last_round_a_token_is_worth_no_more_than_its_money() -> None:
    text = BUYING.format("15", "6 6 4 4 2")
    assert choice(table(text, round=2), "red") == "pass"
    assert choice(table(text, round=12), "red") == "buy"


def test_it_challenges_who_has_most_to_lose() -> None:
    match = cleared("A: duel | red 6 6 6 1 2\nwon: blue 15 15 15, green 35, black 30")
    assert choice(match, "red") == "challenge 3"


def test_among_equal_cards_it_challenges_the_leader() -> None:
    match = cleared("A: duel | red 6 6 6 1 2\nwon: blue 35, green 35 35 20, black 35")
    assert choice(match, "red") == "challenge 3"


def test_in_a_duel_it_plays_to_beat_the_other() -> None:
    match = cleared("A: duel | red 6 6 6 1 2\nwon: blue 35")
    say(match, "red", "challenge 2")
    house(match, "roll 6 6 6 6 6", "roll 1 1 1 2 3")
    assert choice(match, "red") == "stand"


def test_the_challenged_wins_with_equal_dice_and_pays_no_token_for_more() -> None:
    match = cleared("A: duel | red 6 6 6 1 2\nwon: blue 35", round=12)
    say(match, "red", "challenge 2")
    house(match, "roll 6 6 5 5 4", "roll 6 6 5 5 4")
    for _ in range(4):
        match.play(match.owing()[0], "stand")
    assert choice(match, "red") == "buy"
    say(match, "red", "pass")
    assert choice(match, "blue") == "pass"


@pytest.mark.parametrize("seats", GAME.seats)
def test_standings_add_up_and_are_judged_between_rounds(seats: int) -> None:
    arena = Arena(GAME, [make_bot("regular", GAME)] * seats, GAME.settle(), 4)
    over = arena.play(1)
    assert GAME.valuation.settled(over)
    assert sum(GAME.valuation.worth(over, seat) for seat in range(seats)) == pytest.approx(1)
    for state, _ in decisions(seats, {}, 2):
        assert not GAME.valuation.settled(state)
        assert sum(GAME.valuation.worth(state, s) for s in range(seats)) == pytest.approx(1)


def test_more_money_and_more_tokens_are_worth_more() -> None:
    state = state_of(table("won: red 35, blue 20\ntokens: black 4"))
    red, blue, green, black = (GAME.valuation.worth(state, seat) for seat in range(4))
    assert red > blue > green
    assert black > green
