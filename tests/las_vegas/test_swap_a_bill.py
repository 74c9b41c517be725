"""Swap a bill: one that was won for the top card of the deck, which is nobody else's business."""

import pytest

from greenbaize import HOUSE, PUBLIC, Match, Rng
from greenbaize.engine.game import Value

from .cards import asked, heard, open_round, play, refused, table, throw_all, told, turn
from .positions import all_bills, table_of

MONEY = "30, 40, 50, 60, 70, 90"


def swapping(*casinos: int, blue: int = 6, cards: str = "swap-bill", **options: Value) -> Match:
    """Red has played Swap a bill and wins at these casinos, Blue at another; it is payday."""
    left = (len(casinos), 1)
    match = table(2, {"bills": MONEY, "cards": cards, "dice": left}, **options)
    faces = [str(number) for number in casinos]
    turn(match, " ".join(faces), "swap-bill", f"place {faces.pop(0)}")
    turn(match, f"{blue}", f"place {blue}")
    while faces:
        turn(match, " ".join(faces), f"place {faces.pop(0)}")
    return match


def money(match: Match, seat: int, viewer: int) -> int | None:
    """What a viewer sees of somebody's money."""
    worth: int | None = match.view(viewer)["seats"][seat].get("money")
    return worth


def play_out(match: Match) -> None:
    """The rest of the game, in which Red wins $30,000 or so a round and Blue as much."""
    while not match.over and match.view()["round"] <= 4 and "turn" not in match.view():
        if match.moves(HOUSE)[0].startswith("show"):
            return
        open_round(match, cards="pass rotate, reroll double", dice=(1, 1))
        throw_all(match, *((1, 2) if match.view()["turn"] == 0 else (2, 1)))


@pytest.mark.rule("C10", "A42")
def test_a_bill_won_in_this_round_goes_under_the_deck_for_the_top_card() -> None:
    match = swapping(2, 3)
    assert match.view()["boulevard"]["asked"] == {"seat": 0, "what": "swap"}
    assert match.scores() == [90, 90]
    assert match.moves(0) == ["keep", "swap 40", "swap 50"]
    events = play(match, "swap 40")
    assert told(match, events) == [
        "Red swapped a bill for the top card of the deck.",
        "Red put $40,000 under the deck.",
    ]
    assert match.view(0)["under"][-1] == 40
    events = play(match, "draw 80")
    assert told(match, events) == [
        "Red got $80,000 for it.",
        "Round 1: Red +$90,000, Blue +$90,000.",
    ]
    assert match.scores() == [50 + 80, 90]
    assert match.view()["seats"][0]["bills"] == 2


@pytest.mark.rule("C10", "A42")
def test_one_may_keep_what_one_has() -> None:
    match = swapping(2, 3)
    events = play(match, "keep")
    assert told(match, events) == [
        "Red kept all bills.",
        "Round 1: Red +$90,000, Blue +$90,000.",
    ]
    assert match.scores() == [90, 90]
    assert match.view()["round"] == 2


@pytest.mark.rule("A42", "10.1")
def test_it_acts_after_everything_is_paid() -> None:
    match = swapping(2, 3)
    assert match.scores() == [90, 90]
    assert match.view()["under"] == [30, 60, 70]
    assert all(not casino["bills"] for casino in match.view()["casinos"])


@pytest.mark.rule("C10", "A42")
def test_the_card_itself_must_have_been_played_in_a_turn() -> None:
    match = table(2, {"bills": MONEY, "cards": "swap-bill", "dice": (1, 1)})
    throw_all(match, 1, 6)
    assert asked(match) is None
    assert match.view()["round"] == 2


@pytest.mark.rule("C10", "A42")
def test_only_bills_of_this_round_can_be_swapped() -> None:
    match = table(2, {"bills": MONEY, "dice": (1, 1)})
    throw_all(match, 5, 6)
    open_round(match, bills=MONEY, cards="swap-bill", dice=(1, 1))
    turn(match, "6", "place 6")
    turn(match, "1", "swap-bill", "place 1")
    assert match.moves(0) == ["keep", "swap 30"]
    said = "no such bill was won in this round; say keep or swap 30. (C10)"
    assert refused(match, 0, "swap 70") == said
    assert refused(match, 0, "swap 90") == said


@pytest.mark.rule("C10")
def test_of_two_equal_bills_one_is_swapped() -> None:
    match = table(2, {"bills": "30, 30", "cards": "swap-bill", "dice": (2, 1)})
    turn(match, "1 2", "swap-bill", "place 1")
    throw_all(match, 6, 2)
    assert match.moves(0) == ["keep", "swap 30"]
    play(match, "swap 30", "draw 10")
    assert match.scores()[0] == 30 + 10


@pytest.mark.rule("E32", "17.11")
def test_whoever_won_no_bill_in_this_round_is_not_asked() -> None:
    match = table(2, {"bills": MONEY, "cards": "swap-bill", "dice": (1, 1)})
    turn(match, "1", "swap-bill", "place 1")
    throw_all(match, 1)
    assert match.scores() == [0, 0]
    assert match.view()["round"] == 2


@pytest.mark.rule("17.8", "C10")
def test_a_bill_of_an_early_payout_can_be_swapped() -> None:
    match = table(2, {"bills": MONEY, "cards": "score-casino swap-bill", "dice": (2, 1)})
    turn(match, "3 6", "swap-bill", "place 3", "score 3")
    throw_all(match, 6)
    assert asked(match) is None
    throw_all(match, 6)
    assert match.moves(0) == ["keep", "swap 50"]


@pytest.mark.rule("17.8")
def test_it_does_not_act_in_the_early_payout_itself() -> None:
    match = table(2, {"bills": MONEY, "cards": "score-casino swap-bill", "dice": (2, 1)})
    turn(match, "3 6", "swap-bill", "place 3", "score 3")
    throw_all(match, 1)
    assert match.scores() == [50, 0]
    assert match.owing() == [HOUSE]
    assert match.view()["turn"] == 0


@pytest.mark.rule("C10", "SL4")
def test_a_bill_chosen_at_the_slot_machine_can_be_swapped() -> None:
    match = table(5, {"cards": "swap-bill", "dice": [1] * 5}, slot_machine=True)
    worth = match.view()["boulevard"]["slot"]["bills"][0]
    turn(match, "4", "swap-bill", "slot 4")
    throw_all(match, 1, 2, 3, 5)
    play(match, f"take {worth}")
    assert match.moves(0) == ["keep", f"swap {worth}"]


@pytest.mark.rule("C10", "A24")
def test_a_rainbow_card_is_discarded_and_the_next_one_taken() -> None:
    match = swapping(2, rainbow_cards=True)
    before = match.view()["deck"]
    play(match, "swap 40")
    events = play(match, "draw rainbow")
    assert told(match, events) == ["Red drew a Rainbow card, which was discarded."]
    play(match, "draw rainbow", "draw 80")
    assert match.scores()[0] == 80
    assert match.view()["deck"] == before + 1 - 3


def last_bills(**options: Value) -> Match:
    """Red swaps with a deck that is empty: all bills have been won."""
    match = table(2, {"bills": MONEY, "cards": "swap-bill", "dice": (3, 3)}, **options)
    rest = all_bills(*map(int, MONEY.split(", ")))
    table_of(match).enrich(1, [*rest, *[0] * (6 if options.get("rainbow_cards") else 0)])
    turn(match, "1 2 3", "swap-bill", "place 1")
    for roll in ["4 5 6", "2 3", "5 6", "3", "6"]:
        turn(match, roll, f"place {roll[0]}")
    assert match.view()["deck"] == 0
    return match


@pytest.mark.rule("E4")
def test_with_an_empty_deck_one_gets_the_same_bill_back() -> None:
    match = last_bills()
    before = match.scores()
    play(match, "swap 30")
    assert match.moves(HOUSE) == ["draw 30"]
    play(match, "draw 30")
    assert match.scores() == before
    assert match.view()["deck"] == 0


@pytest.mark.rule("E4", "17.11", "18.2")
def test_and_then_all_know_what_one_has_but_not_which_bill_it_was() -> None:
    match = last_bills()
    play(match, "swap 30")
    assert [heard(match, viewer, "draw 30") for viewer in (0, 1)] == ["draw 30", "draw ?"]
    play(match, "draw 30")
    for viewer in [0, 1, PUBLIC]:
        for seed in range(20):
            assert match.state.guess(viewer, Rng(seed)).scores() == match.scores()


@pytest.mark.rule("17.11", "18.2")
def test_all_see_that_a_bill_is_swapped_or_kept_but_not_which() -> None:
    match = swapping(2, 3)
    assert [heard(match, viewer, "keep") for viewer in (0, 1, PUBLIC)] == ["keep"] * 3
    assert heard(match, 0, "swap 40") == "swap 40"
    assert [heard(match, viewer, "swap 40") for viewer in (1, PUBLIC)] == ["swap ?"] * 2
    play(match, "swap 40")
    for viewer in [1, PUBLIC]:
        said = "Red swapped a bill for the top card of the deck."
        assert told(match, match.events(viewer))[-1] == said
        assert match.view(viewer)["under"][-1] == 0
    match = swapping(2, 3)
    play(match, "keep")
    assert told(match, match.events(1))[-2] == "Red kept all bills."


@pytest.mark.rule("17.11", "C10", "A42")
def test_the_new_bill_counts_at_once_and_is_secret_until_the_game_is_over() -> None:
    match = swapping(2, show_money=True)
    play(match, "swap 40", "draw 80")
    assert match.scores()[0] == 80
    assert [money(match, 0, viewer) for viewer in (0, 1, PUBLIC)] == [80, None, None]
    assert [money(match, 1, viewer) for viewer in (0, 1, PUBLIC)] == [90, 90, 90]
    play_out(match)
    assert [money(match, 0, viewer) is None for viewer in (0, 1, PUBLIC)] == [False, True, True]
    assert match.moves(HOUSE) == ["show 80"]
    events = play(match, "show 80")
    assert told(match, events)[0] == "Red showed the swap of $40,000 for $80,000."
    assert match.over
    for viewer in (0, 1, PUBLIC):
        assert money(match, 0, viewer) == match.scores()[0]


@pytest.mark.rule("17.11")
def test_secret_bills_are_shown_in_the_order_of_the_swaps() -> None:
    match = swapping(2)
    play(match, "swap 40", "draw 80")
    open_round(match, bills="50, 50, 50, 50, 50, 60", cards=", swap-bill", dice=(1, 1))
    turn(match, "1", "swap-bill", "place 1")
    throw_all(match, 2)
    assert match.owing() == [1]
    play(match, "swap 50", "draw 10")
    play_out(match)
    assert match.moves(HOUSE) == ["show 80 10"]
    assert refused(match, HOUSE, "show 10 80") == "that is not what there is to show. (17.11)"
    events = play(match, "show 80 10")
    assert told(match, events)[:2] == [
        "Red showed the swap of $40,000 for $80,000.",
        "Blue showed the swap of $50,000 for $10,000.",
    ]


@pytest.mark.rule("17.11", "18.2")
def test_who_did_not_know_a_bill_given_away_hears_it_in_the_end() -> None:
    match = swapping(2)
    play(match, "swap 40", "draw 80")
    open_round(match, bills="50, 50, 50, 50, 50, 60", cards=", swap-bill", dice=(1, 1))
    turn(match, "1", "swap-bill", "place 1")
    throw_all(match, 2)
    play(match, "swap 50", "draw 10")
    play_out(match)
    halves = ["show 80 10/50", "show 80/40 10", "show 80/40 10/50"]
    assert [heard(match, viewer, "show 80 10") for viewer in (0, 1, PUBLIC)] == halves
    for half in halves:
        assert allows_partial(match, half)
        assert refused(match, HOUSE, half) == "that is not what there is to show. (17.11)"
    for words in [
        "show 80 10",
        "show 80/50 10",
        "show 80 10/40",
        "show 10 80/50",
        "show 80+1/40 10",
    ]:
        assert not allows_partial(match, words)


def allows_partial(match: Match, words: str) -> bool:
    """Whether what the House says can be heard as what is told by half."""
    return match.state.allows_partial(HOUSE, match.game.read(match.state, HOUSE, words))


@pytest.mark.rule("17.11")
def test_without_a_swap_nothing_is_shown() -> None:
    match = swapping(2)
    play(match, "keep")
    play_out(match)
    assert match.over


@pytest.mark.rule("17.11", "B14")
def test_the_number_of_bills_stays_the_same() -> None:
    match = swapping(2, 3)
    play(match, "swap 40")
    assert match.view()["seats"][0]["bills"] == 1
    play(match, "draw 10")
    assert [chair["bills"] for chair in match.view()["seats"]] == [2, 1]
