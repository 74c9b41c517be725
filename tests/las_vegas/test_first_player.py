"""Who begins: a seat that is named, or one that the House draws."""

import json

import pytest

from greenbaize import GAMES, HOUSE, PUBLIC, Match, Record
from greenbaize.engine.errors import RefusedError, SetupError
from greenbaize.engine.fair import GivenDraws
from greenbaize.engine.first import FirstChosen
from greenbaize.engine.game import Value
from greenbaize.engine.house import House
from greenbaize.engine.replay import Replay
from greenbaize.engine.rng import Rng
from greenbaize.games.las_vegas.phases import STOCKING

from .positions import play_round, stock, table_of

GAME = GAMES["las-vegas"]
BASE: dict[str, Value] = {}
BIG_DICE: dict[str, Value] = {"big_dice": True, "minimum_money": 50}
ALL = GAME.preset("everything", 5)
EVERY_TABLE = pytest.mark.parametrize("modules", [BASE, BIG_DICE], ids=["base", "boulevard"])


def begin(first: Value, modules: dict[str, Value], seats: int = 3) -> Match:
    """A match before its first move; the House's moves are given."""
    options = {**modules, "first_player": first}
    return Match("las-vegas", seats, options, house=House(), waits=True)


def stocked(first: Value, modules: dict[str, Value], seats: int = 3) -> Match:
    """A match before its first throw."""
    match = begin(first, modules, seats)
    stock(match, *[50] * 6)
    return match


@pytest.mark.rule("18.4", "A55")
def test_it_is_usually_the_first_seat_and_at_tables_one_that_is_drawn() -> None:
    assert GAME.settle()["first_player"] == 1
    assert GAME.settle_table()["first_player"] == "random"
    assert GAME.settle_record()["first_player"] == 1
    assert GAME.settle({"first_player": "3"})["first_player"] == 3


@EVERY_TABLE
@pytest.mark.rule("18.4", "B3")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_a_seat_that_is_named_begins(first: int, modules: dict[str, Value]) -> None:
    match = begin(first, modules)
    assert match.view()["start"] == first - 1
    assert match.moves(HOUSE)[0] == "bill 10"
    match = stocked(first, modules)
    assert match.view()["turn"] == first - 1
    assert match.state.thrower() == first - 1
    told = match.events()[0].say(match.names)
    assert told == f"Round 1 began; {match.names[first - 1]} had the first throw."


@EVERY_TABLE
@pytest.mark.rule("18.4", "B3")
def test_with_random_it_is_drawn_before_any_bill(modules: dict[str, Value]) -> None:
    match = begin("random", modules)
    assert match.owing() == [HOUSE]
    assert match.state.thrower() == HOUSE
    assert match.moves(HOUSE) == ["first 1", "first 2", "first 3"]
    drawn = [match.state.sample(GivenDraws(((3, number),))) for number in range(3)]
    assert drawn == [0, 1, 2]
    for viewer in [0, 1, 2, PUBLIC]:
        view = match.view(viewer)
        assert not {"start", "turn"} & set(view)
        assert view["deck"] == 54
        json.dumps(view)
    events = match.play(HOUSE, "first 2")
    assert events == [FirstChosen(1)]
    assert events[0].say(match.names) == "Blue had the first turn."
    assert events[0].as_json() == {"event": "first_chosen", "seat": 1}
    assert match.view()["start"] == 1
    assert "turn" not in match.view()
    stock(match, *[50] * 6)
    assert match.view()["turn"] == 1
    assert match.record.moves[0].words == "first 2"


@EVERY_TABLE
@pytest.mark.rule("18.4", "B13")
def test_later_rounds_go_on_to_the_left(modules: dict[str, Value]) -> None:
    match = begin("random", modules)
    match.play(HOUSE, "first 3")
    rich = [50, 50, 60, 60, 70, 70, 80, 80, 90, 90, 50, 50, 60, 60, 70, 70, 80, 80, 90, 90, 50, 50]
    starts = []
    for number in range(3):
        stock(match, *rich[6 * number : 6 * number + 6])
        starts.append(match.view()["start"])
        assert match.view()["turn"] == starts[-1]
        if not modules:
            play_round(match, [1, 1, 1])
        else:
            for _ in range(3):
                match.play(HOUSE, "roll 1 1 1 1 1 1 1 1b")
                match.play(match.owing()[0], "place 1")
    assert starts == [2, 0, 1]


@EVERY_TABLE
@pytest.mark.rule("18.4")
def test_nobody_begins_who_is_not_there(modules: dict[str, Value]) -> None:
    with pytest.raises(RefusedError) as refusal:
        begin("random", modules).play(HOUSE, "first 4")
    assert str(refusal.value) == "one of the 3 seats begins. (18.4)"
    with pytest.raises(SetupError) as trouble:
        begin(4, modules)
    assert str(trouble.value) == "seat 4 cannot begin: there are 3 seats."
    with pytest.raises(SetupError, match="option first_player can be random or 1 to 8, not '9'"):
        begin(9, modules)


@EVERY_TABLE
@pytest.mark.rule("18.4")
@pytest.mark.parametrize("words", ["", "bill 50", "first", "first 0", "first 9", "first two"])
def test_nothing_else_is_said_before(words: str, modules: dict[str, Value]) -> None:
    match = begin("random", modules)
    with pytest.raises(RefusedError) as refusal:
        match.play(HOUSE, words)
    said = f"{words!r} is not a move here; say for instance 'first 1'. (18.4)"
    assert str(refusal.value) == said
    with pytest.raises(RefusedError, match="it is the House's move, not Red's"):
        match.play(0, "place 1")


@EVERY_TABLE
@pytest.mark.rule("18.4")
def test_it_is_not_drawn_again_where_it_is_known(modules: dict[str, Value]) -> None:
    match = begin("random", modules)
    match.play(HOUSE, "FIRST 2")
    assert table_of(match).phase == STOCKING
    with pytest.raises(RefusedError, match="'first 2' is not a move here"):
        match.play(HOUSE, "first 2")


@pytest.mark.rule("18.4")
@pytest.mark.parametrize("modules", [BASE, BIG_DICE, ALL], ids=["base", "big dice", "all"])
def test_every_seat_may_be_drawn_and_games_end(modules: dict[str, Value]) -> None:
    begun = set()
    for seed in range(30):
        options = {**modules, "first_player": "random"}
        begun.add(Match("las-vegas", 5, options, seed=seed).view()["start"])
    assert begun == {0, 1, 2, 3, 4}


@EVERY_TABLE
@pytest.mark.rule("18.4")
def test_who_begins_is_not_guessed_before_it_is_drawn(modules: dict[str, Value]) -> None:
    state = table_of(begin("random", modules))
    for seat in [0, 1, 2, PUBLIC]:
        world = state.guess(seat, Rng(seat))
        assert (world.start, world.phase) == (state.start, state.phase)
    assert state.clone().moves(HOUSE) == [0, 1, 2]


@pytest.mark.rule("18.4")
def test_a_record_names_who_begins_unless_it_is_the_first_seat() -> None:
    match = Match("las-vegas", 3, {"first_player": "random"}, seed=4)
    text = match.record.text()
    assert "options: first_player=random\n" in text
    again = Replay(Record.parse(text)).to_the_end()
    assert again.view()["start"] == match.view()["start"]
    plain = Match("las-vegas", 3, seed=4).record
    assert "first" not in plain.text()
    assert Replay(plain).to_the_end().view()["start"] == 0
