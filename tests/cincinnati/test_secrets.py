"""What a seat may know, and what it must guess."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from greenbaize import HOUSE, PUBLIC, Match, Rng
from greenbaize.games.cincinnati.game import Cincinnati
from greenbaize.games.cincinnati.hierarchy import KEEPS, RESULTS, rank

from ..laws.posterior import surprise
from ..laws.trying import fields
from .positions import begin, cleared, deal, heard, house, say, state_of, table, turn

NUMBER = 4000


def shaken(seats: int = 3) -> Match:
    """A match after everybody's first throw."""
    match = deal(seats)
    turn(match, *[15, 20, 25][: 2 if seats == 3 else 3])
    house(match, *["roll 1 1 3 5 6"] * seats)
    return match


def guesses(match: Match, seat: int, number: int = NUMBER) -> list[Cincinnati]:
    """Worlds that a seat finds possible."""
    rng = Rng(17, seat)
    return [state_of(match).guess(seat, rng) for _ in range(number)]


def chances_of_dice() -> dict[int, float]:
    """How likely five dice are to be each result."""
    return {rank(faces): float(Fraction(ways(faces), 7776)) for faces in RESULTS[1:]}


def ways(faces: tuple[int, ...]) -> int:
    """In how many orders dice can fall."""
    total = 120
    for number in Counter(faces).values():
        for factor in range(2, number + 1):
            total //= factor
    return total


@pytest.mark.rule("11.3", "3.2.1")
def test_dice_under_another_cup_may_be_any_that_five_dice_throw() -> None:
    worlds = guesses(shaken(), 0)
    assert {world.dice[0] for world in worlds} == {rank((1, 1, 3, 5, 6))}
    for other in (1, 2):
        found = Counter(world.dice[other] for world in worlds)
        assert surprise(found, chances_of_dice(), NUMBER) < 5


@pytest.mark.rule("11.3")
def test_a_cup_that_was_not_shaken_yet_is_empty_in_every_world() -> None:
    match = deal(3)
    turn(match, 15, 20)
    house(match, "roll 1 1 3 5 6")
    for seat in (0, 1, PUBLIC):
        worlds = guesses(match, seat, 20)
        assert {tuple(world.dice[1:3]) for world in worlds} == {(0, 0)}
        assert all(world.dice[0] for world in worlds)


@pytest.mark.rule("11.3", "3.2.2")
@pytest.mark.parametrize(("seats", "tables"), [(3, [1, 3]), (4, [1, 2, 3])])
def test_a_table_chosen_in_secret_may_be_any(seats: int, tables: list[int]) -> None:
    match = shaken(seats)
    say(match, "blue", "sit C")
    say(match, "red", "sit A")
    worlds = guesses(match, 0)
    found = Counter(world.seated[1] for world in worlds)
    assert surprise(found, {table: 1 / len(tables) for table in tables}, NUMBER) < 5
    assert {(world.seated[0], world.seated[2]) for world in worlds} == {(1, 0)}


@pytest.mark.rule("11.3")
def test_nobody_knows_more_when_all_have_chosen() -> None:
    match = shaken()
    for colour, letter in zip(("red", "blue", "green"), "ACC", strict=True):
        say(match, colour, f"sit {letter}")
    worlds = guesses(match, PUBLIC, 300)
    assert {world.seated[seat] for world in worlds for seat in range(3)} == {1, 3}
    assert len({world.dice[0] for world in worlds}) > 50
    assert {world.seated[1] for world in guesses(match, 1, 50)} == {3}


@pytest.mark.rule("11.3", "3.2.3")
def test_when_the_cups_are_lifted_there_is_nothing_to_guess() -> None:
    match = deal(3)
    turn(match, 15, 20)
    begin(match, "A11356", "C22222", "A11122")
    for seat in (0, 1, PUBLIC):
        assert fields(guesses(match, seat, 1)[0]) == fields(match.state)
    say(match, "blue", "keep 2 2")
    for seat in (0, 1, PUBLIC):
        assert fields(guesses(match, seat, 1)[0]) == fields(match.state)


@pytest.mark.rule("14.13", "11.3")
def test_a_secret_keep_may_be_any_of_that_seats() -> None:
    match = deal(3, simultaneous_commit=True)
    turn(match, 15, 20)
    begin(match, "A11356", "C22233", "A11122")
    say(match, "blue", "keep 2 2")
    worlds = guesses(match, 0)
    number = len(KEEPS[rank((2, 2, 2, 3, 3))])
    assert number == 12
    found = Counter(world.kept[1] for world in worlds)
    assert surprise(found, dict.fromkeys(range(number), 1 / number), NUMBER) < 5
    assert len({world.kept[1] for world in guesses(match, 1, 50)}) == 1


@pytest.mark.rule("14.13")
def test_a_secret_keep_of_a_bought_throw_is_never_to_stand() -> None:
    match = table(
        "A: 15 | red 1 1 3 5 6, blue 2 2 2 3 3", seats=3, options={"simultaneous_commit": True}
    )
    while match.view()["phase"] == "asking":
        match.play(match.owing()[0], "buy")
    say(match, "blue", "keep 2 2 2")
    found = Counter(world.kept[1] for world in guesses(match, 0))
    assert surprise(found, dict.fromkeys(range(11), 1 / 11), NUMBER) < 5


@pytest.mark.rule("11.3", "2.4")
def test_a_guess_says_nothing_of_the_cards_to_come() -> None:
    match = deal(3)
    turn(match, "duel", 15)
    for world in guesses(match, 0, 5):
        assert fields(world) == fields(match.state)


def replayed(match: Match, seat: int) -> Match:
    """The match as a seat's own record gives it again."""
    again = heard(Match("cincinnati", match.names, match.options, house=match.house, waits=True))
    for line in match.record.moves:
        move = match.game.read(again.state, line.seat, line.words)
        words = match.game.write(again.state, line.seat, again.state.seen(seat, line.seat, move))
        again.play(line.seat, words)
    return again


@pytest.mark.rule("11.3")
def test_a_seats_own_record_can_be_played_again_up_to_any_secret() -> None:
    match = shaken()
    say(match, "green", "sit A")
    again = replayed(match, 0)
    assert [line.words for line in again.record.moves[-4:]] == [
        "roll 1 1 3 5 6",
        "roll ?",
        "roll ?",
        "sit ?",
    ]
    assert again.view(0) == match.view(0)
    assert fields(again.state.guess(0, Rng(3))) == fields(match.state.guess(0, Rng(3)))
    say(again, "red", "sit C")
    say(again, "blue", "sit ?")
    house(again, "lift C11356 A66666 C12345")
    assert again.view()["seats"][1]["dice"] == [6, 6, 6, 6, 6]


def test_what_nobody_knows_any_more_is_drawn_when_it_is_shown() -> None:
    match = heard(shaken())
    for colour in ("red", "blue", "green"):
        say(match, colour, "sit ?")
    (words,) = match.moves(HOUSE)
    assert [part[1:] for part in words.split()[1:]] == ["11356"] * 3
    lifts = {match.state.sample(Rng(seed)) for seed in range(200)}
    assert len(lifts) == 8
    assert all(match.state.allows(HOUSE, lift) for lift in lifts)


def test_keeps_that_nobody_knows_are_drawn_when_they_are_shown() -> None:
    match = deal(3, simultaneous_commit=True)
    turn(match, 15, 20)
    begin(match, "A11111", "C22222", "A33333")
    say(match, "red", "keep 1 1")
    say(heard(match), "blue", "keep ?")
    say(match, "green", "stand")
    shown = {match.state.sample(Rng(seed)) for seed in range(100)}
    words = {match.game.write(match.state, HOUSE, reveal) for reveal in shown}
    assert len(words) == 6
    assert all(part.startswith("reveal 1:11 2:") for part in words)
    assert all(match.state.allows(HOUSE, reveal) for reveal in shown)


def seen_of(match: Match, viewer: int, seat: int) -> set[str]:
    """The secrets that a viewer knows of a seat."""
    chair: Any = match.view(viewer)["seats"][seat]
    return set(chair) & {"dice", "table", "kept"}


@pytest.mark.rule("11.3")
def test_secrets_are_absent_from_a_view_and_not_blank() -> None:
    match = shaken()
    say(match, "blue", "sit A")
    assert seen_of(match, 1, 1) == {"dice", "table"}
    for viewer in (0, 2, PUBLIC):
        assert seen_of(match, viewer, 1) == set()


@pytest.mark.rule("11.3")
def test_refusals_tell_no_secrets() -> None:
    one, other = shaken(), deal(3)
    turn(other, 15, 20)
    house(other, "roll 1 1 3 5 6", "roll 6 6 6 6 6", "roll 2 2 2 2 2")
    for words in ("sit B", "keep 6", "stand", "lift A11356 A11356 A11356"):
        said = []
        for match in (one, other):
            with pytest.raises(Exception, match=r"\(") as refusal:
                match.play(0, words)
            said.append(str(refusal.value))
        assert said[0] == said[1]


def test_a_duel_hides_nothing() -> None:
    match = cleared("A: duel | red 6 6 6 1 2", seats=3)
    say(match, "red", "challenge 2")
    house(match, "roll 1 1 3 5 6")
    for seat in (0, 1, 2, PUBLIC):
        assert match.view(seat) == match.view()
        assert fields(guesses(match, seat, 1)[0]) == fields(match.state)
