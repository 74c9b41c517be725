"""What looks good on the Boulevard at one look, module by module and card by card."""

from __future__ import annotations

from typing import Any

import pytest

from greenbaize import GAMES, HOUSE, Match, Rng
from greenbaize.bots import make_bot
from greenbaize.bots.arena import Arena
from greenbaize.bots.bot import Bot, Chair
from greenbaize.build import compiled
from greenbaize.engine.house import House
from greenbaize.engine.playout import first
from greenbaize.games.las_vegas.boulevard.box import CARDS
from greenbaize.games.las_vegas.boulevard.game import Boulevard
from greenbaize.games.las_vegas.boulevard.modules import ON_THE_BOULEVARD, allowed
from greenbaize.games.las_vegas.heuristics import AsIfPaidNow

GAME = GAMES["las-vegas"]
RED = 0
RAINBOW = 0


def in_order(words: str) -> str:
    """Cards as the House names them."""
    verb, *cards = words.split()
    return " ".join([verb, *sorted(cards, key=CARDS.index)]) if verb == "cards" else words


class TerminalSession:
    """A round in which nothing lies at the casinos yet but what a test puts there."""

    def __init__(self, *dealt: str, seats: int = 2, **options: Any) -> None:
        options = {"minimum_money": 50, **options}
        self.match = Match(GAME, seats, options=options, house=House(), waits=True)
        for _ in range(6):
            self.match.play(HOUSE, "bill 50")
        if options.get("slot_machine"):
            self.match.play(HOUSE, "bill 60")
        for words in dealt:
            self.match.play(HOUSE, in_order(words))
        assert isinstance(self.match.state, Boulevard)
        self.table: Boulevard = self.match.state
        for casino in range(6):
            self.table.lay(casino, [], [])

    def lay(self, casino: int, bills: list[int], bets: list[int] | None = None) -> TerminalSession:
        """Bills and dice lie at a casino, counted from 1."""
        self.table.lay(casino - 1, bills, bets or [])
        return self

    def left(self, *dice: int) -> TerminalSession:
        """Everybody has so many normal dice left."""
        for seat, own in enumerate(dice):
            self.table.give(seat, own)
        return self

    def roll(self, words: str) -> TerminalSession:
        self.match.play(HOUSE, f"roll {words}")
        return self

    def play(self, *words: str) -> TerminalSession:
        """Whoever it is up to says this; the House tells what only it can tell."""
        for word in words:
            self.match.play(self.match.owing()[0], word)
        return self

    def seat(self) -> int:
        return first(self.table.owing())

    def chair(self) -> Chair:
        chair = Chair(GAME, self.seat(), Rng(1))
        chair.attach(self.table)
        return chair

    def choice(self) -> str:
        """What greedy says."""
        move = make_bot("greedy", GAME).choose(self.chair())
        return GAME.write(self.table, self.seat(), move)

    def value(self, words: str) -> float:
        move = GAME.read(self.table, self.seat(), words)
        return GAME.heuristic.value(self.table, self.seat(), move)


def with_cards(red: str, blue: str = "pass two-casinos", **options: Any) -> TerminalSession:
    """Two seats with these action cards."""
    return TerminalSession(f"cards {red}", f"cards {blue}", action_cards=True, **options)


def test_a_higher_bill_is_better() -> None:
    evening = TerminalSession(big_dice=True).lay(1, [50]).lay(2, [90]).left(2, 3).roll("1 2")
    assert evening.value("place 2") - evening.value("place 1") == 40
    assert evening.choice() == "place 2"


def test_every_die_let_go_costs_something() -> None:
    evening = TerminalSession(big_dice=True).lay(1, [50]).lay(2, [50]).left(4, 3).roll("1 1 1 2")
    assert evening.choice() == "place 2"


def test_a_big_die_beats_a_small_one() -> None:
    evening = TerminalSession(big_dice=True).lay(1, [90], [0, 1]).lay(2, [90], [0, 1])
    evening.roll("1 2b 3 3 3 3 3 3")
    assert evening.choice() == "place 2"


def test_a_rainbow_card_is_worth_forty_thousand() -> None:
    def choice(bill: int) -> str:
        evening = TerminalSession(rainbow_cards=True).lay(1, [RAINBOW]).lay(2, [bill])
        return evening.left(2, 3).roll("1 2").choice()

    assert (choice(30), choice(50)) == ("place 1", "place 2")


def test_bonus_cards_make_a_bill_dearer() -> None:
    evening = TerminalSession("bonus 30 70", "bonus 40 60", bonus_cards=True)
    evening.lay(1, [30]).lay(2, [60]).left(2, 3).roll("1 2")
    assert evening.value("place 1") - evening.value("place 2") == 30 + 50 - 60
    assert evening.choice() == "place 1"


def test_two_equal_bonus_cards_make_it_dearer_still() -> None:
    evening = TerminalSession("bonus 30 30", "bonus 40 60", bonus_cards=True)
    evening.lay(1, [30]).lay(2, [60]).left(2, 3).roll("1 2")
    assert evening.value("place 1") - evening.value("place 2") == 30 + 100 - 60


def test_a_wish_that_another_place_fulfils_is_no_reason() -> None:
    evening = TerminalSession("bonus 30 70", "bonus 40 60", bonus_cards=True)
    evening.lay(1, [30]).lay(2, [60]).lay(3, [30], [1]).left(2, 3).roll("1 2")
    assert evening.choice() == "place 2"


def test_others_wishes_are_not_looked_at() -> None:
    def value(blue: str) -> float:
        evening = TerminalSession("bonus 30 70", blue, bonus_cards=True)
        return evening.lay(1, [40], [0, 1]).left(2, 3).roll("1 2").value("place 1")

    assert value("bonus 40 40") == value("bonus 50 60")


def test_a_kick_frees_a_bet_of_its_tie() -> None:
    evening = TerminalSession(seats=3, kickers=True).lay(1, [90, 80], [2, 2, 3])
    evening.roll("1k 2 2 2 3 3 3 4k").play("place 1")
    assert evening.choice() == "kick 2"


def test_a_kicker_goes_where_it_hurts() -> None:
    evening = TerminalSession(kickers=True).lay(1, [20], [0, 1]).lay(2, [90], [0, 1])
    evening.roll("1k 2k 3 3 3 3 3 3")
    assert evening.choice() == "place 2"


def slot_machine(*dealt: str, **options: Any) -> TerminalSession:
    return TerminalSession(*dealt, seats=5, slot_machine=True, **options)


def test_the_slot_machine_is_a_place_like_others() -> None:
    evening = slot_machine().left(2, 1, 1, 1, 1).roll("1 2")
    assert evening.choice() in ("slot 1", "slot 2")
    evening = slot_machine().lay(1, [90]).left(2, 1, 1, 1, 1).roll("1 2")
    assert evening.choice() == "place 1"


def test_more_pips_win_at_the_slot_machine() -> None:
    evening = slot_machine().left(2, 2, 1, 1, 1).roll("3 4").play("slot 3").roll("2 6")
    assert evening.value("slot 6") > 0 > evening.value("slot 2")


def test_bonus_cards_choose_at_the_slot_machine() -> None:
    cards = ["bonus 30 70", "bonus 30 40", "bonus 40 50", "bonus 50 60", "bonus 60 70"]
    evening = slot_machine(*cards, bonus_cards=True).left(1)
    evening.table.lay_bills(6, [70, 90])
    evening.left(1, 0, 0, 0, 0).roll("1").play("slot 1")
    assert evening.choice() == "take 70"


@pytest.mark.parametrize("card", ["tie-win", "reroll", "two-casinos", "swap-bill"])
def test_cards_that_cost_nothing_are_played_at_once(card: str) -> None:
    evening = with_cards(f"{card} score-casino", "take-back double").lay(1, [90])
    assert evening.roll("1 2 3 4 5 6 6 6").choice() == card


def test_a_poor_roll_is_thrown_again() -> None:
    evening = with_cards("reroll take-back").lay(1, [90]).lay(2, [90]).lay(3, [80])
    evening.roll("4 4 4 4 5 5 5 5").play("reroll")
    assert evening.choice() == "again 4 4 4 4 5 5 5 5"


def test_a_good_roll_is_placed() -> None:
    evening = with_cards("reroll take-back").lay(1, [90]).lay(2, [20]).left(3, 3)
    assert evening.roll("1 2 2").play("reroll").choice() == "place 1"


def test_only_whole_values_are_kept() -> None:
    evening = with_cards("reroll take-back").lay(1, [90]).roll("1 1 2 3 4 5 6 6").play("reroll")
    assert evening.value("again 1") < evening.value("again 1 1 2 3 4 5 6 6")
    assert evening.value("again 3 4 5 6 6") < evening.value("again 1 1 2 3 4 5 6 6")


def test_a_seat_passes_when_all_placements_lose() -> None:
    evening = with_cards("pass double", "take-back rotate").lay(1, [90]).lay(2, [80])
    assert evening.left(6, 1).roll("3 3 3 4 4 4").choice() == "pass"


def test_a_seat_does_not_pass_when_it_can_win() -> None:
    evening = with_cards("pass double", "take-back rotate").lay(1, [90]).lay(2, [10])
    assert evening.left(3, 3).roll("1 2 3").choice() == "place 1"


def test_dice_are_rotated_to_where_they_win() -> None:
    evening = with_cards("rotate take-back").lay(1, [90]).left(2, 3).roll("3 4")
    assert evening.choice() in ("rotate 3 1", "rotate 4 1")


def test_dice_are_not_rotated_for_nothing() -> None:
    evening = with_cards("rotate take-back").lay(1, [90]).left(3, 3).roll("1 3 4")
    assert evening.choice() == "place 1"


def test_a_pair_is_turned_to_where_it_wins() -> None:
    evening = with_cards("double take-back").lay(1, [90], [0, 1]).left(3, 3).roll("3 3 4")
    assert evening.choice() == "double 3 1"


def test_a_place_that_pays_well_pays_early() -> None:
    evening = with_cards("score-casino double", "take-back rotate").lay(1, [90]).left(3, 3)
    assert evening.roll("1 2 3").play("place 1").choice() == "score 1"


def test_a_place_that_pays_another_does_not_pay_early() -> None:
    evening = with_cards("score-casino double", "take-back rotate").lay(1, [90], [0, 3])
    assert evening.left(3, 3).roll("1 1 2").play("place 1").choice() == "done"


def test_dice_that_lost_come_back() -> None:
    evening = with_cards("take-back double").lay(1, [90, 80], [1, 2]).left(2, 1)
    assert evening.roll("1 2").play("place 1").choice() == "take-back 1"


def test_dice_that_are_not_needed_come_back() -> None:
    evening = with_cards("take-back double").lay(1, [90]).left(4, 3)
    assert evening.roll("1 1 1 2").play("place 1").choice() == "take-back 1 1"


def test_a_die_that_wins_stays() -> None:
    evening = with_cards("take-back double").lay(1, [90]).left(2, 3)
    assert evening.roll("1 2").play("place 1").choice() == "done"


def test_a_bill_is_placed_where_one_leads() -> None:
    evening = with_cards("place-bill double", "take-back rotate").lay(1, [10], [2]).left(2, 1)
    evening.lay(2, [90], [0, 2]).roll("3 4")
    assert evening.choice() == "place-bill"
    evening.play("place-bill")
    for words in ("draw 20", "draw 60", "draw 80", "middle 60"):
        evening.match.play(HOUSE, words)
    assert evening.choice().startswith("lay 1 ")


def test_a_bill_is_not_placed_for_others() -> None:
    evening = with_cards("place-bill double", "take-back rotate").lay(1, [10], [0, 2])
    assert evening.left(3, 3).roll("1 2 3").choice() != "place-bill"


def test_a_card_waits_while_others_can_still_answer() -> None:
    evening = with_cards("place-bill rotate", "take-back double").lay(1, [10], [2])
    assert evening.left(6, 8).roll("3 3 4 4 5 5").choice().startswith("place ")


def ready_to_swap(bill: int, **options: Any) -> TerminalSession:
    """Red has won this bill and may swap it."""
    dealt = ["cards swap-bill double", "cards take-back rotate"]
    if options:
        dealt = ["bonus 20 70", "bonus 40 60", *dealt]
    evening = TerminalSession(*dealt, action_cards=True, **options)
    evening.lay(1, [bill]).left(1, 0).roll("1").play("swap-bill", "place 1", "done")
    return evening


def test_a_low_bill_is_swapped_and_a_high_one_kept() -> None:
    assert ready_to_swap(20).choice() == "swap 20"
    assert ready_to_swap(80).choice() == "keep"


def test_a_bill_that_brings_a_bonus_is_kept() -> None:
    values = "20,20,40,40,50,50,60,60,70,70"
    swap = ready_to_swap(20, bonus_cards=True, bonus_values=values, bonus_counts="net")
    assert swap.choice() == "keep"


def test_a_bill_that_has_brought_its_bonus_can_go() -> None:
    values = "20,20,40,40,50,50,60,60,70,70"
    assert ready_to_swap(20, bonus_cards=True, bonus_values=values).choice() == "swap 20"


def test_the_best_tie_is_claimed() -> None:
    evening = with_cards("tie-win double", "take-back rotate").lay(1, [20], [1, 1])
    evening.lay(2, [90], [2, 2]).lay(3, [60]).left(1, 0)
    evening.roll("3").play("tie-win", "place 3", "done")
    assert evening.choice() == "claim 2"


def test_a_tie_that_can_be_claimed_is_as_good_as_a_lead() -> None:
    evening = with_cards("tie-win double", "take-back rotate").lay(1, [90], [0, 1]).lay(2, [60])
    evening.left(2, 3).roll("1 2").play("tie-win")
    assert evening.choice() == "place 1"


def test_the_base_game_is_played_as_ever() -> None:
    plain, rng = AsIfPaidNow(), Rng(3)
    state = GAME.begin(4, GAME.settle({"neutral_dice": True}))
    while state.owing():
        seat = first(state.owing())
        if seat != HOUSE:
            for move in state.moves(seat):
                mine = GAME.heuristic.value(state, seat, move)
                assert mine == plain.value(state, seat, move)
        state.play(seat, state.sample(rng) if seat == HOUSE else state.pick(seat, rng))


SET_UPS = [
    *[(4 if allowed(module, 4) else 5, {module: True}) for module in ON_THE_BOULEVARD],
    *[(seats, GAME.preset("everything", seats)) for seats in (2, 3, 5, 8)],
    (4, {"action_cards": True, "rotate": "one", "reroll": "once", "early_score_dice": "return"}),
    (
        3,
        {"action_cards": True, "rotate": "opposite", "bonus_cards": True, "bonus_counts": "events"},
    ),
]


@pytest.mark.parametrize(("seats", "options"), SET_UPS)
def test_greedy_plays_legal_moves_and_looking_changes_nothing(
    seats: int, options: dict[str, Any]
) -> None:
    state = GAME.begin(seats, GAME.settle(options))
    house, bot, chairs = Rng(5), make_bot("greedy", GAME), []
    for seat in range(seats):
        chairs.append(Chair(GAME, seat, Rng(5, 0, seat + 1)))
        chairs[seat].attach(state)
    while state.owing():
        seat = first(state.owing())
        if seat == HOUSE:
            state.play(HOUSE, state.sample(house))
            continue
        before, rolled = GAME.view(state, seat), state.rolled
        move = bot.choose(chairs[seat])
        GAME.heuristic.value(state, seat, move)
        assert (GAME.view(state, seat), state.rolled) == (before, rolled)
        assert move in state.moves(seat)
        state.play(seat, move)


def test_secrets_of_others_change_nothing() -> None:
    def values(blue: str) -> list[float]:
        evening = TerminalSession("cards reroll take-back", blue, action_cards=True)
        evening.lay(1, [90]).lay(2, [60, 20], [0, 1]).roll("1 1 2 3 4 5 6 6").play("reroll")
        moves = evening.chair().moves()
        return [GAME.heuristic.value(evening.table, RED, move) for move in moves]

    assert values("cards pass double") == values("cards rotate tie-win")


@pytest.mark.parametrize(("seats", "options"), SET_UPS)
def test_one_greedy_seat_wins_far_more_than_its_share(seats: int, options: dict[str, Any]) -> None:
    games, won = 50 if compiled() else 3, 0.0
    for seat in range(seats):
        names = ["greedy" if other == seat else "uniform" for other in range(seats)]
        bots: list[Bot] = [make_bot(name, GAME) for name in names]
        arena = Arena(GAME, bots, GAME.settle(options), 11 + seat)
        for index in range(games):
            places = arena.play(index).places()
            won += 1 / places.count(1) if places[seat] == 1 else 0.0
    assert won / (games * seats) > 1.5 / seats
