"""What is told of the Boulevard, in fields and in sentences."""

import pytest

from greenbaize import PUBLIC
from greenbaize.engine.event import Event
from greenbaize.games.las_vegas.boulevard.events import (
    Fizzled,
    Kicked,
    RainbowDrawn,
    RainbowGone,
    RainbowTurned,
)
from greenbaize.games.las_vegas.events import Paid, Placed, Stocked, Tied, Unclaimed

from .boulevard import payday, play, table, told

NAMES = ["Red", "Blue", "Green", "Black"]
SLOT = 7
NEUTRAL = -1


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Stocked(SLOT, 50), "The slot machine was stocked with $50,000."),
        (Stocked(SLOT, 0), "The slot machine was stocked with a Rainbow card."),
        (Stocked(6, 100), "Casino 6 was stocked with $100,000."),
        (Placed(1, 3, 0, 0, big=1, face=3), "Blue placed 1 big die on casino 3."),
        (Placed(1, 3, 2, 0, kickers=2, face=3), "Blue placed 2 dice and 2 kickers on casino 3."),
        (
            Placed(0, 2, 1, 2, 1, 1, 2),
            "Red placed 1 die, 2 neutral dice, 1 big die and 1 kicker on casino 2.",
        ),
        (
            Placed(2, SLOT, 2, 0, face=4),
            "Green placed 2 dice showing 4 on the slot machine.",
        ),
        (Fizzled(0, 3, 1), "Red spent the kicker on casino 3 for nothing."),
        (Fizzled(0, 3, 2), "Red spent 2 kickers on casino 3 for nothing."),
        (Fizzled(0, SLOT, 1), "Red spent the kicker on the slot machine for nothing."),
        (Kicked(0, 3, 1, False), "Red kicked a die of Blue off casino 3."),
        (Kicked(0, 3, 1, True), "Red kicked a big die of Blue off casino 3."),
        (Kicked(0, 3, NEUTRAL, False), "Red kicked a neutral die off casino 3."),
        (Kicked(0, 3, 0, False), "Red kicked a die from casino 3 back home."),
        (Kicked(0, 3, 0, True), "Red kicked a big die from casino 3 back home."),
        (RainbowTurned(5, 100), "Casino 5: the Rainbow card turned into $100,000."),
        (RainbowTurned(SLOT, 30), "The slot machine: the Rainbow card turned into $30,000."),
        (RainbowTurned(5, 0), "Casino 5: the Rainbow card turned into another one."),
        (RainbowGone(5), "Casino 5: the Rainbow card was discarded; the deck is empty."),
        (RainbowDrawn(1), "Blue drew a Rainbow card, which was discarded."),
        (
            Tied(SLOT, 2, [0, NEUTRAL]),
            "The slot machine: Red and the neutral dice tied at 2 and got nothing.",
        ),
        (Paid(SLOT, 1, 3, 80), "The slot machine: Blue took $80,000 with 3 dice."),
        (Unclaimed(SLOT, 80), "The slot machine: nobody claimed $80,000; it went under the deck."),
    ],
)
def test_everything_is_told_in_a_sentence(event: Event, said: str) -> None:
    assert event.say(NAMES) == said


@pytest.mark.parametrize(
    ("event", "fields"),
    [
        (Stocked(SLOT, 0), {"event": "stocked", "casino": 7, "bill": 0}),
        (Fizzled(0, 3, 1), {"event": "fizzled", "seat": 0, "casino": 3, "kickers": 1}),
        (
            Kicked(0, 3, NEUTRAL, False),
            {"event": "kicked", "seat": 0, "casino": 3, "owner": -1, "big": False},
        ),
        (RainbowTurned(5, 30), {"event": "rainbow_turned", "casino": 5, "bill": 30}),
        (RainbowGone(7), {"event": "rainbow_gone", "casino": 7}),
    ],
)
def test_everything_is_told_in_fields(event: Event, fields: dict[str, object]) -> None:
    assert event.as_json() == fields


@pytest.mark.rule("K3", "E17")
def test_a_placement_with_kickers_is_told_kick_by_kick() -> None:
    match = table("casino 3: | blue 1+b, neutral 1\nleft: red 1+2k, green 1")
    first = play(match, "roll 3 3k 3k", "place 3")
    assert told(match, first) == ["Red placed 1 die and 2 kickers on casino 3."]
    assert told(match, play(match, "kick 2b")) == ["Red kicked a big die of Blue off casino 3."]
    assert told(match, play(match, "kick n")) == ["Red kicked a neutral die off casino 3."]


@pytest.mark.rule("RB2", "SL4", "A22")
def test_payday_is_told_in_its_order() -> None:
    match = payday(
        """
        casino 2: rainbow | blue 2
        casino 6: $40 | green 1, blue 1
        slot: $80 $30 | black 5 5 5n 5n, green 1
        """
    )
    since = len(match.story) - 1
    play(match, "bill 70", "take 80")
    assert told(match, match.story[since + 1 :]) == [
        "Casino 2: the Rainbow card turned into $70,000.",
        "Casino 2: Blue took $70,000 with 2 dice.",
        "Casino 6: Blue and Green tied at 1 and got nothing.",
        "Casino 6: nobody claimed $40,000; it went under the deck.",
        "The slot machine: Black and the neutral dice tied at 2 and got nothing.",
        "The slot machine: Green took $80,000 with 1 die.",
        "The slot machine: nobody claimed $30,000; it went under the deck.",
        "Round 1: Blue +$70,000, Green +$80,000.",
    ]


@pytest.mark.rule("A6")
def test_everybody_sees_all_that_dice_and_rainbow_cards_do() -> None:
    match = table("casino 3: rainbow | blue 1+b, neutral 1\nslot: $50\nleft: red 1+2k, blue 1")
    play(match, "roll 3 3k 3k", "place 3", "kick 2b", "kick n", "roll 5 5b", "slot 5", "bill 90")
    for seat in [*range(5), PUBLIC]:
        assert match.events(seat) == match.story
