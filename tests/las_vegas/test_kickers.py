"""Kickers: dice that send another die home and never stay."""

import pytest

from greenbaize import HOUSE, Match
from greenbaize.engine.errors import RefusedError, SetupError
from greenbaize.engine.fair import GivenDraws
from greenbaize.games.las_vegas.boulevard.events import Fizzled, Kicked
from greenbaize.games.las_vegas.events import RoundBegan

from .boulevard import begin, doors, hand, lies, paid, play, table, told, turn_of


@pytest.mark.rule("K1", "T21", "T22", "9.2")
@pytest.mark.parametrize(
    ("seats", "normal", "kickers"),
    [(2, 6, 2), (3, 6, 2), (4, 6, 2), (5, 6, 2), (6, 7, 1), (7, 7, 1)],
)
def test_everybody_swaps_normal_dice_for_kickers(seats: int, normal: int, kickers: int) -> None:
    match = begin(seats, kickers=True)
    for chair in match.view()["seats"]:
        assert (chair["dice"], chair["kickers"]) == (normal, kickers)


@pytest.mark.rule("K1", "9.1")
def test_eight_seats_leave_no_colour_for_kickers() -> None:
    with pytest.raises(SetupError) as trouble:
        begin(8, kickers=True)
    said = "kickers is for 2 to 7 seats, not 8: the eighth colour is the kickers'. (9.1)"
    assert str(trouble.value) == said


@pytest.mark.rule("K2")
def test_kickers_are_thrown_with_the_other_dice() -> None:
    match = table("left: red 2+2k, blue 1")
    with pytest.raises(RefusedError) as refusal:
        match.play(HOUSE, "roll 1 2 3 4k")
    assert str(refusal.value) == "4 dice are to be thrown, all of their kinds and no others. (B5)"
    state = doors(match)
    draws = GivenDraws(((6, 0), (6, 4), (6, 4), (6, 2)))
    assert match.game.write(state, HOUSE, state.sample(draws)) == "roll 1 3k 5 5k"
    assert draws.left == []


@pytest.mark.rule("K2", "A14")
def test_the_number_takes_kickers_along_with_all_the_rest() -> None:
    match = table("casino 5: $50 | blue 2\nleft: red 3+2k, blue 1")
    play(match, "roll 1 5 5 5k 5k")
    assert match.moves(0) == ["place 1", "place 5"]
    play(match, "place 5")
    assert hand(match, "red") == "1"
    play(match, "kick 2", "kick 2")
    assert lies(match, 5) == {"red": "2"}


@pytest.mark.rule("K3", "A12")
def test_a_kick_is_a_duty_and_takes_exactly_one_die() -> None:
    match = table("casino 4: $50 | blue 2, green 1\nleft: red 2+1k, blue 1, green 1")
    play(match, "roll 2 4 4k", "place 4")
    assert match.owing() == [0]
    assert match.moves(0) == ["kick 1", "kick 2", "kick 3"]
    assert match.view()["boulevard"]["asked"] == {"seat": 0, "what": "kick"}
    assert match.view()["boulevard"]["kicks"] == 1
    for words in ["done", "kick", "pass", "kick 2 3", "kick 0", "kick 4", "kick k", "kick 2k"]:
        with pytest.raises(RefusedError) as refusal:
            match.play(0, words)
        said = f"{words!r} is not a move here; say for instance 'kick 1'. (K3)"
        assert str(refusal.value) == said
    play(match, "kick 3")
    assert lies(match, 4) == {"red": "1", "blue": "2"}
    assert [hand(match, colour) for colour in ("red", "blue", "green")] == ["1", "1", "2"]
    assert turn_of(match) == "blue"


@pytest.mark.rule("K3")
@pytest.mark.parametrize(
    ("kick", "left", "home"),
    [
        ("kick 1", {"blue": "1+b", "neutral": "1"}, ("red", "1")),
        ("kick 2", {"red": "1", "blue": "b", "neutral": "1"}, ("blue", "2")),
        ("kick 2b", {"red": "1", "blue": "1", "neutral": "1"}, ("blue", "1+b")),
        ("kick n", {"red": "1", "blue": "1+b"}, ("blue", "1")),
    ],
)
def test_anybodys_die_may_be_kicked_and_goes_back_to_its_owner(
    kick: str, left: dict[str, str], home: tuple[str, str]
) -> None:
    match = table("casino 4: $50 | red 1, blue 1+b, neutral 1\nleft: red 1k, blue 1")
    play(match, "roll 4k", "place 4")
    assert match.moves(0) == ["kick 1", "kick 2", "kick 2b", "kick n"]
    play(match, kick)
    assert lies(match, 4) == left
    assert hand(match, home[0]) == home[1]


@pytest.mark.rule("K3")
@pytest.mark.parametrize("kick", ["kick 2b", "kick n", "kick 3", "kick 1b"])
def test_a_die_that_does_not_lie_there_cannot_be_kicked(kick: str) -> None:
    match = table(
        "casino 4: $50 | blue 1\ncasino 5: | blue b, neutral 1, green 2\nleft: red 1k, blue 1"
    )
    play(match, "roll 4k", "place 4")
    with pytest.raises(RefusedError) as refusal:
        match.play(0, kick)
    assert str(refusal.value) == "there is no such die to kick; say kick 2. (K3)"
    assert refusal.value.rule == "K3"
    assert lies(match, 4) == {"blue": "1"}


@pytest.mark.rule("K3")
def test_you_are_asked_even_if_there_is_only_one_die_to_choose() -> None:
    match = table("casino 4: $50 | blue 1\nleft: red 1k, blue 1")
    play(match, "roll 4k", "place 4")
    assert match.owing() == [0]
    assert match.moves(0) == ["kick 2"]


@pytest.mark.rule("K3", "A11")
def test_the_kicker_itself_is_spent_until_the_round_is_over() -> None:
    match = table("casino 4: $50 | blue 1\nleft: red 1+1k, blue 2k")
    play(match, "roll 3 4k", "place 4", "kick 2")
    assert hand(match, "red") == "1"
    assert hand(match, "blue") == "1+2k"
    play(match, "roll 6 6k 6k", "place 6", "kick 2", "roll 3", "place 3", "roll 1", "place 1")
    assert match.view()["round"] == 2
    assert [hand(match, colour) for colour in ("red", "blue")] == ["6+2k", "6+2k"]


@pytest.mark.rule("K4", "T23", "E11")
def test_a_single_kicker_at_an_empty_casino_does_nothing_and_is_spent() -> None:
    match = table("casino 3: $50\nleft: red 1+1k, blue 1")
    play(match, "roll 2 3k")
    assert match.moves(0) == ["place 2", "place 3"]
    events = play(match, "place 3")
    assert told(match, events) == [
        "Red placed 1 kicker on casino 3.",
        "Red spent the kicker on casino 3 for nothing.",
    ]
    assert lies(match, 3) == {}
    assert hand(match, "red") == "1"
    assert turn_of(match) == "blue"


@pytest.mark.rule("E11")
def test_a_kicker_must_be_played_if_it_shows_the_only_number() -> None:
    match = table("casino 3: $50\nleft: red 1k, blue 1")
    play(match, "roll 3k")
    assert match.moves(0) == ["place 3"]


@pytest.mark.rule("K4", "T24", "17.16", "SL2")
def test_at_the_slot_machine_a_kicker_never_kicks() -> None:
    match = table("slot: $50 | red 2 2\nleft: blue 1+1k, red 1", turn="blue")
    play(match, "roll 1 3k")
    events = play(match, "slot 3")
    assert told(match, events) == [
        "Blue placed 1 kicker showing 3 on the slot machine.",
        "Blue spent the kicker on the slot machine for nothing.",
    ]
    assert match.view()["boulevard"]["slot"]["faces"] == [
        {"face": 2, "seat": 0, "own": 2, "big": 0, "neutral": 0}
    ]
    assert hand(match, "blue") == "1"
    assert turn_of(match) == "red"


@pytest.mark.rule("17.16", "T24", "SL2")
def test_the_number_of_a_kicker_must_be_free_at_the_slot_machine() -> None:
    match = table("slot: $50 | red 2 2\nleft: blue 1+1k, red 1", turn="blue")
    play(match, "roll 2k 3")
    assert match.moves(1) == ["place 2", "place 3", "slot 3"]
    with pytest.raises(RefusedError) as refusal:
        match.play(1, "slot 2")
    said = "dice that show 2 are already on the slot machine. (SL2)"
    assert str(refusal.value) == said


@pytest.mark.rule("K4")
def test_a_kicker_in_a_set_for_the_slot_machine_leaves_the_others_alone() -> None:
    match = table("slot: $50\nleft: blue 2+1k, red 1", turn="blue")
    play(match, "roll 3 3 3k", "slot 3")
    assert match.view()["boulevard"]["slot"]["faces"] == [
        {"face": 3, "seat": 1, "own": 2, "big": 0, "neutral": 0}
    ]
    assert turn_of(match) == "red"


@pytest.mark.rule("K5", "A17")
def test_kickers_never_count_on_payday() -> None:
    match = table("casino 4: $60 $20 | red 1, blue 3\nleft: red 2k")
    play(match, "roll 4k 4k", "place 4", "kick 2", "kick 2", "roll 1 1", "place 1")
    assert "Casino 4: Red and Blue tied at 1 and got nothing." in told(match, match.story)
    assert paid(match) == {}


@pytest.mark.rule("K5")
def test_nobody_can_kick_a_kicker() -> None:
    match = table("casino 4: $60\nleft: red 1k, blue 1k")
    play(match, "roll 4k", "place 4")
    assert lies(match, 4) == {}
    events = play(match, "roll 4k", "place 4")
    assert isinstance(events[1], Fizzled)
    assert match.view()["round"] == 2


@pytest.mark.rule("K6", "E12")
def test_who_is_out_of_dice_comes_in_again_when_one_is_kicked_back() -> None:
    match = table("casino 4: $60 | green 1\nleft: red 1+1k, blue 1")
    play(match, "roll 1 4k", "place 4", "kick 3")
    assert hand(match, "green") == "1"
    play(match, "roll 6", "place 6")
    assert turn_of(match) == "green"
    play(match, "roll 5", "place 5")
    assert turn_of(match) == "red"
    assert match.view()["round"] == 1


@pytest.mark.rule("K6")
def test_on_that_turn_an_action_card_may_be_played_that_is_still_held() -> None:
    match = table("casino 4: $60 | blue 1\nleft: red 1+1k\ncards: blue pass", seats=2)
    play(match, "roll 1 4k", "place 4", "kick 2", "roll 5")
    assert match.moves(1) == ["place 5", "pass"]
    play(match, "pass")
    assert hand(match, "blue") == "1"
    assert turn_of(match) == "red"


@pytest.mark.rule("K7", "D7", "E8", "E9", "A13")
def test_a_kicker_with_two_of_your_own_on_a_bare_casino_takes_one_of_them_back() -> None:
    match = table("casino 3: $50\nleft: red 2+1k, blue 1")
    play(match, "roll 3 3 3k", "place 3")
    assert match.moves(0) == ["kick 1"]
    play(match, "kick 1")
    assert lies(match, 3) == {"red": "1"}
    assert hand(match, "red") == "1"
    assert turn_of(match) == "blue"


@pytest.mark.rule("E9", "A13", "A12")
def test_dice_placed_with_the_kicker_can_be_kicked_and_so_can_those_that_lay_there() -> None:
    match = table("casino 3: $50 | red 1, blue 1\nleft: red 1+1k+b, blue 1")
    play(match, "roll 3 3b 3k", "place 3")
    assert match.moves(0) == ["kick 1", "kick 1b", "kick 2"]
    play(match, "kick 1b")
    assert lies(match, 3) == {"red": "2", "blue": "1"}
    assert hand(match, "red") == "b"


@pytest.mark.rule("K7", "N3")
def test_neutral_dice_that_came_with_the_kicker_lie_there_too() -> None:
    match = table("casino 3: $50\nleft: red 1n+1k, blue 1")
    play(match, "roll 3n 3k", "place 3")
    assert match.moves(0) == ["kick n"]


@pytest.mark.rule("K8", "A15", "E15")
def test_a_kicked_neutral_die_is_out_until_the_next_round() -> None:
    match = table("casino 3: $50 | neutral 1\nleft: red 1k, blue 1")
    play(match, "roll 3k", "place 3", "kick n")
    assert lies(match, 3) == {}
    assert [hand(match, colour) for colour in ("red", "blue")] == ["0", "1"]
    play(match, "roll 2", "place 2")
    assert [hand(match, colour) for colour in ("red", "blue")] == ["6+4n+2k", "6+4n+2k"]


@pytest.mark.rule("A15")
def test_immune_neutral_dice_cannot_be_kicked() -> None:
    text = "casino 3: $50 | neutral 1, blue 1\nleft: red 1k, blue 1"
    match = table(text, neutral_kick="immune")
    play(match, "roll 3k", "place 3")
    assert match.moves(0) == ["kick 2"]
    with pytest.raises(RefusedError, match="there is no such die to kick; say kick 2"):
        match.play(0, "kick n")


@pytest.mark.rule("A15")
def test_if_only_immune_dice_lie_there_there_is_no_kick() -> None:
    text = "casino 3: $50 | neutral 2\nleft: red 1n+1k, blue 1"
    match = table(text, neutral_kick="immune")
    events = play(match, "roll 3n 3k", "place 3")
    assert isinstance(events[1], Fizzled)
    assert lies(match, 3) == {"neutral": "3"}
    assert turn_of(match) == "blue"


@pytest.mark.rule("D6", "K3")
def test_the_kick_leaves_two_dice_of_red_and_gives_blue_one_more_to_throw() -> None:
    match = table("casino 2: $50 | red 2, blue 1\nleft: red 1+1k, blue 3")
    play(match, "roll 1 2k", "place 2", "kick 2")
    assert lies(match, 2) == {"red": "2"}
    assert hand(match, "blue") == "4"


@pytest.mark.rule("D8", "E10", "A14")
def test_the_second_of_two_kickers_does_nothing_if_the_first_left_nothing() -> None:
    match = table("casino 2: $50 | blue 1\nleft: red 1+2k, blue 1")
    play(match, "roll 1 2k 2k", "place 2")
    assert match.view()["boulevard"]["kicks"] == 2
    assert told(match, play(match, "kick 2")) == [
        "Red kicked a die of Blue off casino 2.",
        "Red spent the kicker on casino 2 for nothing.",
    ]
    assert hand(match, "red") == "1"
    assert turn_of(match) == "blue"


@pytest.mark.rule("E10", "A14", "17.14")
def test_two_kickers_kick_twice_one_after_the_other() -> None:
    match = table("casino 2: $50 | blue 1, green 1\nleft: red 1+2k, blue 1, green 1")
    play(match, "roll 1 2k 2k", "place 2")
    assert hand(match, "red") == "1"
    assert match.moves(0) == ["kick 2", "kick 3"]
    play(match, "kick 2")
    assert match.view()["boulevard"]["kicks"] == 1
    assert match.moves(0) == ["kick 3"]
    play(match, "kick 3")
    assert [hand(match, colour) for colour in ("blue", "green")] == ["2", "2"]


@pytest.mark.rule("17.14")
def test_both_kickers_are_spent_when_the_set_is_placed_so_that_neither_kicks_the_other() -> None:
    match = table("casino 2: $50\nleft: red 1+2k, blue 1")
    events = play(match, "roll 1 2k 2k", "place 2")
    assert told(match, events) == [
        "Red placed 2 kickers on casino 2.",
        "Red spent 2 kickers on casino 2 for nothing.",
    ]
    assert hand(match, "red") == "1"


@pytest.mark.rule("17.14")
def test_a_die_of_your_own_that_you_kick_is_not_placed_in_this_turn() -> None:
    match = table("casino 2: $50 | red 1\nleft: red 1+1k, blue 1")
    play(match, "roll 1 2k", "place 2", "kick 1")
    assert hand(match, "red") == "2"
    assert turn_of(match) == "blue"
    play(match, "roll 6", "place 6")
    with pytest.raises(RefusedError, match="2 dice are to be thrown"):
        play(match, "roll 1")
    play(match, "roll 4 4", "place 4")
    assert match.view()["round"] == 2


@pytest.mark.rule("E8", "A12")
def test_you_may_kick_a_die_of_your_own_and_must_if_only_your_own_lie_there() -> None:
    match = table("casino 2: $50 | red 1, blue 1\ncasino 3: | red 1\nleft: red 2k, blue 1")
    play(match, "roll 2k 3k", "place 3")
    assert match.moves(0) == ["kick 1"]
    play(match, "kick 1", "roll 6", "place 6", "roll 2k 4", "place 2")
    assert match.moves(0) == ["kick 1", "kick 2"]
    assert told(match, play(match, "kick 1")) == ["Red kicked a die from casino 2 back home."]
    assert lies(match, 2) == {"blue": "1"}


@pytest.mark.rule("E13", "E12")
def test_the_round_goes_on_with_whom_the_very_last_kicker_sent_home() -> None:
    match = table("casino 2: $50 | blue 1\nleft: red 1k")
    play(match, "roll 2k", "place 2", "kick 2")
    assert match.view()["round"] == 1
    assert turn_of(match) == "blue"
    assert paid(match) == {}
    play(match, "roll 2", "place 2")
    assert paid(match) == {"blue": 50}


@pytest.mark.rule("E14", "K9")
def test_who_kicks_an_own_die_with_the_last_one_throws_it_on_the_next_turn() -> None:
    match = table("casino 2: $50 | red 1\nleft: red 1k", seats=2)
    play(match, "roll 2k", "place 2", "kick 1")
    assert match.view()["round"] == 1
    assert turn_of(match) == "red"
    play(match, "roll 2", "place 2")
    assert paid(match) == {"red": 50}


@pytest.mark.rule("K9")
@pytest.mark.parametrize("seats", [2, 5, 6, 7])
def test_no_more_dice_come_back_in_a_round_than_there_are_kickers(seats: int) -> None:
    most = 2 * seats if seats < 6 else seats
    kicks = [number for seed in range(6) for number in kicks_by_round(seats, seed)]
    assert len(kicks) == 24
    assert 0 < max(kicks) <= most


def kicks_by_round(seats: int, seed: int) -> list[int]:
    """How many dice were kicked in each round of a game where all kick whenever they can."""
    match = Match("las-vegas", seats=seats, options={"kickers": True}, seed=seed)
    while match.owing():
        (seat,) = match.owing()
        match.play(seat, match.moves(seat)[-1])
    began = [n for n, event in enumerate(match.story) if isinstance(event, RoundBegan)]
    rounds = zip(began, [*began[1:], len(match.story)], strict=True)
    return [sum(isinstance(e, Kicked) for e in match.story[a:b]) for a, b in rounds]


@pytest.mark.rule("B12", "K3", "A11")
def test_everybody_has_all_kickers_again_after_the_round() -> None:
    match = table("casino 2: $50 | blue 3+b\nleft: red 1", kickers=True)
    play(match, "roll 1", "place 1")
    assert [hand(match, colour) for colour in ("red", "blue")] == ["5+2k+b", "5+2k+b"]
