"""Modules: which go together, how many can play them, and what they bring to the table."""

from __future__ import annotations

from itertools import product

import pytest

from greenbaize import GAMES, HOUSE, Match
from greenbaize.engine.errors import RefusedError, SetupError
from greenbaize.engine.fair import GivenDraws
from greenbaize.engine.game import Value
from greenbaize.engine.playout import playout
from greenbaize.engine.rng import Rng
from greenbaize.engine.rulebook import Rulebook
from greenbaize.games.las_vegas.events import RoundBegan, Threw

from .boulevard import begin, hand, paid, play, table, told, turn_of
from .positions import all_bills

GAME = GAMES["las-vegas"]
BOOK = Rulebook.load(GAME.folder / "RULES.md")
SEATS = range(2, 9)
MINIMUM = {2: 30, 3: 40, 4: 50, 5: 60, 6: 70, 7: 80, 8: 90}
MODULES = {
    "neutral dice": "neutral_dice",
    "$100,000 bills": "big_bills",
    "big dice": "big_dice",
    "kickers": "kickers",
    "rainbow cards": "rainbow_cards",
    "slot machine": "slot_machine",
    "bonus cards": "bonus_cards",
    "action cards": "action_cards",
}
ALLOWED = {
    "neutral_dice": range(2, 6),
    "big_bills": range(2, 9),
    "big_dice": range(2, 8),
    "kickers": range(2, 8),
    "rainbow_cards": range(2, 9),
    "slot_machine": range(5, 9),
    "bonus_cards": range(2, 8),
    "action_cards": range(2, 9),
}
FORBIDDEN = [(name, seats) for name in ALLOWED for seats in SEATS if seats not in ALLOWED[name]]
WHY = {
    "neutral_dice": ("2 to 5", "there are ten white dice. (A9)"),
    "big_dice": ("2 to 7", "there are seven big dice. (9.1)"),
    "kickers": ("2 to 7", "the eighth colour is the kickers'. (9.1)"),
    "slot_machine": ("5 to 8", "it is for a crowd. (A23)"),
    "bonus_cards": ("2 to 7", "announcement dice need an unused colour. (9.1)"),
}


def rows(number: str) -> list[list[str]]:
    """The cells of all tables of a rule."""
    lines = [line for line in BOOK.find(number).text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.rule("M-MIN", "T9")
@pytest.mark.parametrize("seats", SEATS)
def test_by_the_table_more_players_get_more_money(seats: int) -> None:
    assert begin(seats, minimum_money="table").view()["minimum"] == MINIMUM[seats]
    assert begin(seats, minimum_money=50).view()["minimum"] == 50
    assert dict(zip(*rows("M-MIN")[::2], strict=True))[f"{seats}"] == f"${MINIMUM[seats]},000"


@pytest.mark.rule("M-MIN", "B2")
@pytest.mark.parametrize("seats", SEATS)
def test_a_casino_is_stocked_until_it_holds_the_minimum(seats: int) -> None:
    match = begin(seats, minimum_money="table")
    play(match, f"bill {MINIMUM[seats] - 10}")
    assert match.view()["casinos"][1]["bills"] == []
    play(match, "bill 10", "bill 20")
    bills = [casino["bills"] for casino in match.view()["casinos"]]
    assert bills[:3] == [[MINIMUM[seats] - 10, 10], [20], []]


@pytest.mark.rule("M-MIN", "A10")
def test_with_fifty_thousand_casinos_are_stocked_to_that_however_many_play() -> None:
    for seats, module in product((2, 8), (False, True)):
        match = begin(seats, minimum_money=50, action_cards=module)
        play(match, "bill 40", "bill 10", "bill 30")
        bills = [casino["bills"] for casino in match.view()["casinos"]]
        assert bills[:3] == [[40, 10], [30], []]


@pytest.mark.rule("17.2", "A10", "T9")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_usually_the_table_comes_with_any_module_of_the_boulevard(seats: int) -> None:
    assert begin(seats).view()["minimum"] == 50
    for module in ALLOWED:
        if seats in ALLOWED[module]:
            minimum = begin(seats, **{module: True}).view()["minimum"]
            assert minimum == (50 if module == "neutral_dice" else MINIMUM[seats])


@pytest.mark.rule("17.2", "A10")
@pytest.mark.parametrize("seats", [6, 7, 8])
def test_usually_the_table_comes_with_a_sixth_player(seats: int) -> None:
    assert begin(seats).view()["minimum"] == MINIMUM[seats]
    assert begin(seats, show_money=True).view()["minimum"] == MINIMUM[seats]
    assert begin(seats, minimum_money=50).view()["minimum"] == 50


@pytest.mark.rule("17.2", "A10")
def test_the_table_can_be_chosen_for_the_base_game_too() -> None:
    assert begin(2, minimum_money="table").view()["minimum"] == 30
    assert begin(5, minimum_money="table", neutral_dice=True).view()["minimum"] == 60
    assert "boulevard" not in begin(2, minimum_money="table").view()


@pytest.mark.rule("M-100", "A1", "T27")
def test_with_the_big_bills_there_are_fifty_nine_worth_three_million() -> None:
    match = begin(4, big_bills=True)
    assert match.view()["deck"] == 59
    drawn = [10 * match.state.sample(GivenDraws(((59, number),))) for number in range(59)]
    assert drawn == [*all_bills(), *[100] * 5]
    assert sum(drawn) == 3000


@pytest.mark.rule("M-100", "A1")
def test_there_are_five_bills_of_a_hundred_thousand_and_not_six() -> None:
    match = begin(4, big_bills=True)
    play(match, *["bill 100"] * 5)
    assert [casino["bills"] for casino in match.view()["casinos"]] == [[100]] * 5 + [[]]
    with pytest.raises(RefusedError) as refusal:
        match.play(HOUSE, "bill 100")
    assert str(refusal.value) == "no bill of $100,000 can be next in the deck. (B1)"


@pytest.mark.rule("M-100")
@pytest.mark.parametrize("seats", SEATS)
def test_a_bill_of_a_hundred_thousand_is_won_like_any_other(seats: int) -> None:
    match = table("casino 2: $100 $90 | red 1, blue 2\nleft: red 1", seats, action_cards=True)
    play(match, "roll 1", "place 1")
    assert paid(match) == {"blue": 100, "red": 90}


@pytest.mark.rule("T27")
def test_with_rainbow_cards_as_well_there_are_sixty_five_cards() -> None:
    assert begin(4, big_bills=True, rainbow_cards=True).view()["deck"] == 65


@pytest.mark.rule("M-COL", "B3")
@pytest.mark.parametrize("seats", [6, 7, 8])
def test_six_to_eight_can_play_the_base_game(seats: int) -> None:
    match = Match("las-vegas", seats=seats, seed=seats)
    assert "boulevard" not in match.view()
    assert sorted({chair["dice"] for chair in match.view()["seats"][1:]}) == [8]
    playout(match.state, Rng(1))
    assert match.over
    assert sorted(match.places())[0] == 1


@pytest.mark.rule("9.1", "M-COL")
def test_the_rulebook_says_who_can_play_what() -> None:
    head, _, *lines = rows("9.1")
    assert head == ["module", *map(str, SEATS)]
    written = {MODULES[name]: cells for name, *cells in lines if name in MODULES}
    assert written == {
        name: ["yes" if seats in seated else "–" for seats in SEATS]
        for name, seated in ALLOWED.items()
    }


@pytest.mark.rule("9.1", "M-COL", "A23", "A9")
@pytest.mark.parametrize("module", ALLOWED)
def test_every_module_can_be_played_by_so_many(module: str) -> None:
    for seats in ALLOWED[module]:
        match = begin(seats, **{module: True})
        playout(match.state, Rng(seats))
        assert match.over


@pytest.mark.rule("9.1", "A9", "A23")
@pytest.mark.parametrize(("module", "seats"), FORBIDDEN)
def test_a_module_is_refused_to_others_with_the_reason(module: str, seats: int) -> None:
    with pytest.raises(SetupError) as trouble:
        begin(seats, **{module: True})
    seated, why = WHY[module]
    assert str(trouble.value) == f"{module} is for {seated} seats, not {seats}: {why}"


@pytest.mark.rule("9.1")
def test_eight_have_five_modules() -> None:
    chosen = [name for name, on in GAME.preset("everything", 8).items() if on]
    assert chosen == ["big_bills", "rainbow_cards", "slot_machine", "action_cards"]
    assert begin(8, **GAME.preset("everything", 8)).view()["minimum"] == 90


@pytest.mark.rule("A54", "9.1")
@pytest.mark.parametrize("seats", SEATS)
def test_any_modules_that_the_table_allows_go_together(seats: int) -> None:
    allowed = [module for module in ALLOWED if seats in ALLOWED[module]]
    for chosen in product((False, True), repeat=len(allowed)):
        options: dict[str, Value] = dict(zip(allowed, chosen, strict=True))
        view = begin(seats, **options).view()
        here = view["boulevard"]["modules"] if "boulevard" in view else []
        plain = ("neutral_dice", "big_bills")
        assert here == [name for name, on in options.items() if on and name not in plain]
        assert view["neutral_dice"] is options.get("neutral_dice", False)
        rainbows = 6 if options["rainbow_cards"] else 0
        assert view["deck"] == (59 if options["big_bills"] else 54) + rainbows


@pytest.mark.rule("A54")
@pytest.mark.parametrize("seats", SEATS)
def test_all_modules_at_once_are_a_game_with_an_end(seats: int) -> None:
    for seed in range(3):
        match = begin(seats, **GAME.preset("everything", seats))
        playout(match.state, Rng(seed))
        assert match.over
        assert match.view()["round"] == 4


@pytest.mark.rule("A54")
def test_five_may_have_everything_at_once() -> None:
    match = begin(5, **dict.fromkeys(ALLOWED, True))
    assert match.view()["neutral_dice"] is True
    assert match.view()["deck"] == 65
    assert match.view()["boulevard"]["modules"] == [
        "big_dice", "kickers", "rainbow_cards", "slot_machine", "bonus_cards", "action_cards",
    ]  # fmt: skip
    assert hand(match, "yellow") == "5+2n+2k+b"


@pytest.mark.rule("9.2", "BIG1", "K1", "B3")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_eight_dice_and_neutral_ones_beside_them(seats: int) -> None:
    few = seats < 6
    expected: dict[str, tuple[str, dict[str, Value]]] = {"plain": ("8", {"rainbow_cards": True})}
    if seats < 8:
        kickers = "2k" if few else "1k"
        normal = {"kickers": 6, "both": 5} if few else {"kickers": 7, "both": 6}
        expected["big dice"] = ("7+b", {"big_dice": True})
        expected["kickers"] = (f"{normal['kickers']}+{kickers}", {"kickers": True})
        both: dict[str, Value] = {"big_dice": True, "kickers": True}
        expected["both"] = (f"{normal['both']}+{kickers}+b", both)
    for dice, options in expected.values():
        assert hand(begin(seats, **options), "blue") == dice
    if few:
        lent = "4n" if seats == 2 else "2n"
        assert hand(begin(seats, neutral_dice=True), "blue") == f"8+{lent}"
    assert written_dice(seats) == {name: dice for name, (dice, _) in expected.items()}


def written_dice(seats: int) -> dict[str, str]:
    """What the first table of the rule says, with the words of the positions."""
    head, _, *lines = rows("9.2")[:6]
    (cells,) = [line for line in lines if str(seats) in line[0].split(", ")]
    named = dict(zip(head[1:5], cells[1:5], strict=True))
    parts = {name: cell.split(" + ") for name, cell in named.items() if cell != "–"}
    kinds = {
        name: sorted(dice, key=lambda die: "nkb".find(die[-1])) for name, dice in parts.items()
    }
    return {name: "+".join(dice).replace("1b", "b") for name, dice in kinds.items()}


@pytest.mark.rule("9.2", "BIG2", "A17")
@pytest.mark.parametrize(
    ("seats", "dice", "counts"),
    [
        (2, "7+b", 9),
        (5, "6+2k", 6),
        (4, "5+2k+b", 7),
        (7, "7+b", 9),
        (6, "7+1k", 7),
        (7, "6+1k+b", 8),
    ],
)
def test_so_much_do_ones_own_dice_count_at_the_most(seats: int, dice: str, counts: int) -> None:
    match = table(f"casino 2: $50\nleft: red {dice}", seats)
    chair = match.view()["seats"][0]
    kickers = ["1k"] * chair.get("kickers", 0)
    others = ["2"] * chair["dice"] + ["2b"] * chair.get("big", 0)
    if kickers:
        play(match, f"roll {' '.join([*kickers, *others])}", "place 1")
    play(match, f"roll {' '.join(others)}")
    events = play(match, "place 2")
    assert told(match, events)[1] == f"Casino 2: Red took $50,000 with {counts} dice."


@pytest.mark.rule("9.3")
@pytest.mark.parametrize("seats", SEATS)
def test_so_many_cards_are_dealt(seats: int) -> None:
    each = 2 if seats < 6 else 1
    match = begin(seats, action_cards=True, bonus_cards=seats < 8)
    while "turn" not in match.view():
        play(match, match.moves(HOUSE)[0])
    held = [len(match.view(seat)["seats"][seat]["cards"]) for seat in range(seats)]
    assert held == [each] * seats
    table_of_cards = {name: cells for name, *cells in rows("9.3")}
    assert table_of_cards["cards each"][seats - 2] == str(each)
    assert table_of_cards["action cards in all"][seats - 2] == str(each * seats)
    if seats < 8:
        bonus = [len(match.view(seat)["seats"][seat]["bonus"]) for seat in range(seats)]
        assert bonus == [each] * seats
        assert table_of_cards["bonus cards in all"][seats - 2] == str(each * seats)


@pytest.mark.rule("9.3")
def test_with_five_every_card_is_out() -> None:
    match = begin(5, action_cards=True, bonus_cards=True)
    while "turn" not in match.view():
        play(match, match.moves(HOUSE)[0])
    chairs = [match.view(seat)["seats"][seat] for seat in range(5)]
    bonus = sorted(card for chair in chairs for card in chair["bonus"])
    assert bonus == [30, 30, 40, 40, 50, 50, 60, 60, 70, 70]
    assert len({card for chair in chairs for card in chair["cards"]}) == 10


@pytest.mark.rule("17.3", "N2")
def test_a_round_begins_with_money_bonus_cards_action_cards_and_leftover_dice() -> None:
    match = begin(3, neutral_dice=True, bonus_cards=True, action_cards=True)
    rng = Rng(3)
    for number in range(1, 5):
        asked = []
        while "turn" not in match.view():
            assert match.owing() == [HOUSE]
            asked.append(by_chance(match, rng).split()[0])
        bills = asked.count("bill")
        assert bills >= 6
        assert asked == ["bill"] * bills + ["bonus"] * 3 + ["cards"] * 3 + ["neutral"]
        assert match.view()["turn"] == match.view()["start"] == (number - 1) % 3
        while match.view()["round"] == number and not match.over:
            by_chance(match, rng)
    assert match.over


@pytest.mark.rule("17.3")
def test_cards_are_dealt_from_the_first_seat_on_whoever_starts() -> None:
    match = table("left: red 1", seats=3, bonus_cards=True, action_cards=True)
    play(match, "roll 1", "place 1", "reveal -, -, -", *["bill 90"] * 5, "bill 80")
    assert match.view()["start"] == 1
    play(match, "bonus 30 40", "bonus 30 50", "bonus 60 70")
    play(match, "cards pass rotate", "cards tie-win reroll", "cards double swap-bill")
    chairs = [match.view(seat)["seats"][seat] for seat in range(3)]
    assert [chair["bonus"] for chair in chairs] == [[30, 40], [30, 50], [60, 70]]
    assert [chair["cards"][0] for chair in chairs] == ["pass", "tie_win", "double"]
    assert turn_of(match) == "blue"


def by_chance(match: Match, rng: Rng) -> str:
    """Whoever owes the move makes one at random."""
    (seat,) = match.owing()
    move = match.state.sample(rng) if seat == HOUSE else match.state.pick(seat, rng)
    words = match.game.write(match.state, seat, move)
    match.play(seat, words)
    return words


def throws(match: Match) -> list[int]:
    """Who threw in each turn of the first round."""
    began = [n for n, event in enumerate(match.story) if isinstance(event, RoundBegan)]
    (end,) = began[1:2] or [len(match.story)]
    return [event.seat for event in match.story[:end] if isinstance(event, Threw)]


@pytest.mark.rule("A56", "17.18")
def test_one_throws_once_or_eight_times_or_anything_between() -> None:
    match = begin(2)
    play(match, *["bill 50"] * 6)
    play(match, "roll 1 1 1 1 1 1 1 1", "place 1")
    for dice in range(8, 0, -1):
        play(match, " ".join(["roll", "2", *["3"] * (dice - 1)]), "place 2")
    assert throws(match) == [0] + [1] * 8
    assert match.view()["round"] == 2


@pytest.mark.rule("17.18", "A56")
@pytest.mark.parametrize("module", ["show_money", "big_dice", "rainbow_cards", "slot_machine"])
def test_a_round_has_at_most_eight_turns_for_each(module: str) -> None:
    lengths = []
    for seed in range(5):
        match = begin(5, **{module: True})
        playout(match.state, Rng(seed))
        seats = throws(match)
        assert max(seats.count(seat) for seat in range(5)) <= 8
        lengths.append(len(seats))
    assert 5 <= min(lengths) <= max(lengths) <= 40


@pytest.mark.rule("17.18")
def test_neutral_dice_make_more_turns() -> None:
    match = table("left: red 8+4n", seats=2, kickers=True)
    lone = ["2"] * 8 + ["2n"] * 4
    while lone:
        play(match, " ".join(["roll", lone[0].replace("2", "1"), *lone[1:]]), "place 1")
        lone = lone[1:]
    assert throws(match) == [0] * 12


@pytest.mark.rule("17.18", "K9")
def test_kickers_make_more_turns() -> None:
    match = table("left: red 6+2k", seats=2)
    left = ["2"] * 6 + ["2k"] * 2
    while left:
        play(match, " ".join(["roll", left[0].replace("2", "1"), *left[1:]]), "place 1")
        kicked = match.moves(0) == ["kick 1"]
        if kicked:
            play(match, "kick 1")
        left = ["2"] * kicked + left[1:]
    assert throws(match) == [0] * 10
    assert match.view()["round"] == 2


@pytest.mark.rule("17.18")
def test_pass_and_take_back_make_more_turns() -> None:
    match = table("left: red 1\ncards: red pass take-back", seats=2)
    play(match, "roll 1", "pass", "roll 1", "place 1", "take-back 1", "roll 1", "place 1")
    assert throws(match) == [0] * 3
    assert match.view()["round"] == 2
