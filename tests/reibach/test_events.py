"""What is told of a game, in fields and in sentences."""

import pytest

from greenbaize import HOUSE, PUBLIC
from greenbaize.engine.game import Value
from greenbaize.engine.seats import EVERYBODY, just
from greenbaize.games.reibach.events import BusinessPaid, Ended, Penalised, Scored, millions

from .positions import begin, heard, play, table, told

NAMES = ["Red", "Blue", "Green", "Black", "Yellow"]


@pytest.mark.rule("3.2", "7.1")
def test_every_action_is_told_in_a_sentence() -> None:
    match = table("display oil art gold\nred holds gold oil oil joker risk")
    moves = ["base gold", "open oil", "extend oil"]
    assert told(match, play(match, *moves)) == [
        "Red laid gold as a base.",
        "Red opened a row of oil.",
        "Red extended oil to 2.",
    ]
    play(match, "blind", "draw cash", "take 1", "turn cash")
    assert told(match, play(match, "joker oil", "risk oil", "take 2", "turn estate")) == [
        "Red extended oil to 3 with a joker.",
        "Red closed a row of oil at 3 with a risk card.",
        "Red took art.",
        "Real estate came up in place 2.",
    ]


@pytest.mark.rule("3.2", "7.1")
def test_events_carry_all_that_a_screen_needs() -> None:
    match = table("display oil art gold\nred holds gold oil joker risk oil")
    moves = ["base gold", "open oil", "joker oil"]
    assert [event.as_json() for event in play(match, *moves)] == [
        {"event": "base_laid", "seat": 0, "card": "gold", "remembered": True},
        {"event": "opened", "seat": 0, "business": "oil"},
        {"event": "extended", "seat": 0, "business": "oil", "length": 2, "joker": True},
    ]
    moves = ["take 3", "turn cash", "blind", "draw art"]
    assert [event.as_json() for event in play(match, *moves)] == [
        {"event": "took", "seat": 1, "place": 3, "card": "gold", "points": 1},
        {"event": "turned_up", "place": 3, "card": "cash"},
        {"event": "reached", "seat": 1, "points": 2},
        {"event": "drew", "seat": 1, "card": "art"},
        {"event": "drew_unseen", "seat": 1},
    ]
    events = play(match, "extend oil", "risk oil")
    assert [event.as_json() for event in events] == [
        {"event": "extended", "seat": 0, "business": "oil", "length": 3, "joker": False},
        {"event": "closed", "seat": 0, "business": "oil", "length": 3},
    ]


@pytest.mark.rule("V1")
def test_the_price_of_a_dear_card_is_told() -> None:
    dear: dict[str, Value] = {"special_cards_cost_two": True}
    match = table("display joker art gold", options=dear)
    assert told(match, play(match, "take 1")) == ["Red took a joker for 2 points."]


@pytest.mark.rule("7.2")
def test_a_blind_card_is_told_to_its_owner_alone() -> None:
    match = table("display oil art gold")
    reached, drew, unseen = play(match, "blind", "draw risk")
    assert (reached.seen_by, drew.seen_by, unseen.seen_by) == (EVERYBODY, just(0), EVERYBODY ^ 1)
    assert told(match, match.events(0)) == [
        "Red reached for the deck.",
        "Red drew a risk card blind.",
    ]
    for viewer in (1, PUBLIC, HOUSE):
        assert told(match, match.events(viewer))[1] == "Red drew a card blind."


@pytest.mark.rule("7.2")
def test_a_dealt_card_is_told_to_its_owner_alone() -> None:
    match = begin(3)
    dealt, unseen = play(match, "deal oil")
    assert (dealt.seen_by, unseen.seen_by) == (just(0), EVERYBODY ^ 1)
    assert dealt.as_json() == {"event": "dealt", "seat": 0, "card": "oil"}
    assert unseen.as_json() == {"event": "dealt_unseen", "seat": 0}
    (half,) = play(heard(match), "deal ?")
    assert half.as_json() == {"event": "dealt_unseen", "seat": 0}


@pytest.mark.rule("3.4", "4.6")
def test_a_scoring_is_told_business_by_business() -> None:
    match = table(
        """
        pile 3
        red rows casino 2, oil 3 x2, art 1
        blue rows oil 3, art 2, gold 1 x2
        green rows oil 1, art 2, casino 1
        """
    )
    events = play(match, "take 1", "turn dollar")[1:]
    assert told(match, events) == [
        "The fourth $ turned up.",
        "Casino: Red $3 million (longest with 2), Green $1 million (second with 1).",
        "Gold: Blue $8 million (monopoly doubled).",
        "Oil: Red $4 million (tied at 3 doubled), Blue $2 million (tied at 3).",
        "Art: Blue and Green $2 million each (tied at 2).",
        "First scoring: Red +7 = 7, Blue +12 = 12, Green +3 = 3.",
    ]
    assert events[0].as_json() == {"event": "dollar_shown", "number": 4}
    assert events[3] == BusinessPaid("oil", [3, 3, 1], [4, 2, 0], [True, False, False])
    assert events[5] == Scored(1, [7, 12, 3], [7, 12, 3])


@pytest.mark.rule("4.4", "Q10")
def test_it_is_told_that_nobody_earned_anything() -> None:
    rows = "\n".join(f"{name.lower()} rows oil 1" for name in NAMES)
    match = table(f"pile 6\n{rows}")
    events = play(match, "take 1", "turn dollar")
    assert told(match, events)[1:3] == ["The seventh $ turned up.", "Oil: nobody earned anything."]
    assert events[-1] == Scored(2, [0] * 5, [0] * 5)


@pytest.mark.rule("4.7", "5.1")
def test_the_end_is_told_with_its_penalties() -> None:
    match = table(
        "pile 9\nred rows oil 1\nred total 5\nred bases gold gold\nblue holds art\nblue total 9"
    )
    events = play(match, "take 1", "turn dollar")[1:]
    assert told(match, events) == [
        "The tenth $ turned up.",
        "Oil: Red $4 million (monopoly).",
        "Red lost $5 million for 2 bare bases and 1 card in hand.",
        "Blue lost $1 million for 1 card in hand.",
        "Third scoring: Red -1 = 4, Blue -1 = 8.",
        "Blue won with $8 million.",
    ]
    assert events[2:] == [
        Penalised(0, 2, 1, 5),
        Penalised(1, 0, 1, 1),
        Scored(3, [-1, -1], [4, 8]),
        Ended([4, 8], [2, 1]),
    ]


@pytest.mark.rule("4.7")
def test_only_bases_may_be_what_is_paid_for() -> None:
    assert Penalised(0, 1, 0, 2).say(NAMES) == "Red lost $2 million for 1 bare base."


@pytest.mark.rule("4.7")
def test_penalties_are_told_only_at_the_end() -> None:
    for pile in (3, 6):
        match = table(f"pile {pile}\nred bases gold")
        assert not [e for e in play(match, "take 1", "turn dollar") if isinstance(e, Penalised)]


@pytest.mark.rule("5.2")
def test_a_shared_victory_is_told() -> None:
    ended = Ended([7, 2, 7], [1, 3, 1])
    assert (
        ended.say(["you", "Blue", "Green"])
        == "You and Green shared the victory with $7 million each."
    )
    assert Ended([-3, -4], [1, 2]).say(NAMES) == "Red won with -$3 million."


@pytest.mark.rule("1.4")
@pytest.mark.parametrize(
    ("money", "words"), [(0, "$0"), (4, "$4 million"), (12, "$12 million"), (-2, "-$2 million")]
)
def test_money_is_told_in_millions(money: int, words: str) -> None:
    assert millions(money) == words
