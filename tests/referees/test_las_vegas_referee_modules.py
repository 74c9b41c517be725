"""The referee against vectors and edge cases: big dice, kickers, rainbows, slot machine, bonus."""

import random

import pytest

from .las_vegas import Referee
from .las_vegas_cards import ACTION_CARDS, full_deck, raised, satisfied
from .las_vegas_positions import on, put_on_slot, ready, score_now, slot_of, throw, turn
from .las_vegas_state import (
    DRAWING,
    FIRST,
    LEFTOVER_PAIR,
    RAINBOWS_GO,
    STOCKING,
    SWAP_DRAW,
    THROWING,
    dice_each,
)
from .las_vegas_table import (
    BIG,
    HOUSE,
    KICKER,
    KINDS,
    NEUTRAL,
    NEUTRAL_PLAYER,
    RAINBOW,
    SMALL,
    SlotMachine,
    card_in_words,
    dice_in_words,
    ranking,
)

# Big dice and kickers


def test_f6_a_big_die_counts_as_two_also_in_a_tie() -> None:
    referee = ready(big_dice=True)
    on(referee, 5, [1, 3])
    referee.casinos[4].big = [1, 0]
    assert referee.casinos[4].standing() == {0: (3,), 1: (3,)}
    score_now(referee)
    assert referee.won == [[], []]


def test_t23_a_kicker_on_an_empty_casino_is_just_spent() -> None:
    referee = ready(kickers=True)
    turn(referee, "3k 4", "place 3")
    assert referee.turn == 1
    assert referee.supply[0] == [1, 0, 0, 0]
    assert referee.casinos[2].standing() == {}


def test_t24_e21_a_kicker_on_the_slot_machine_is_spent_and_blocks_nothing() -> None:
    referee = ready(5, slot_machine=True, kickers=True)
    put_on_slot(referee, 1, "2 2")
    turn(referee, "3k 4", "slot 3")
    assert referee.turn == 1
    assert slot_of(referee).is_free(3)
    assert slot_of(referee).faces[2].counts[SMALL] == 2


def test_d6_a_kicked_die_goes_to_its_owner() -> None:
    referee = ready(kickers=True)
    on(referee, 1, [2, 1])
    turn(referee, "1k 4", "place 1")
    assert referee.moves(0) == ["kick 1", "kick 2"]
    referee.supply[1] = [0, 0, 0, 0]
    referee.play(0, "kick 2")
    assert referee.casinos[0].small == [2, 0]
    assert referee.supply[1] == [1, 0, 0, 0]
    assert referee.turn == 1


def test_d7_e9_a_kicker_must_kick_a_die_placed_with_it() -> None:
    referee = ready(kickers=True)
    turn(referee, "1 1 1k", "place 1")
    assert referee.moves(0) == ["kick 1"]
    referee.play(0, "kick 1")
    assert referee.casinos[0].small == [1, 0]
    assert referee.supply[0] == [1, 0, 0, 0]


def test_d8_e10_the_second_kicker_finds_nothing() -> None:
    referee = ready(kickers=True)
    on(referee, 1, [0, 1])
    turn(referee, "1k 1k 2", "place 1", "kick 2")
    assert referee.turn == 1
    assert referee.supply[0] == [1, 0, 0, 0]


def test_two_kickers_kick_twice_and_the_rest_is_back_in_the_supply() -> None:
    referee = ready(3, kickers=True, big_dice=True)
    on(referee, 1, [0, 1, 0])
    referee.casinos[0].big = [0, 1, 1]
    turn(referee, "1k 1k 2", "place 1")
    assert referee.table()["rolled"] is None
    assert referee.moves(0) == ["kick 2", "kick 2b", "kick 3b"]
    referee.play(0, "kick 2b")
    assert referee.moves(0) == ["kick 2", "kick 3b"]


@pytest.mark.parametrize(("ruling", "asked"), [("out", True), ("immune", False)])
def test_e15_a_kicked_neutral_die_is_out_for_the_round(ruling: str, asked: bool) -> None:
    referee = ready(kickers=True, neutral_dice=True, neutral_kick=ruling)
    on(referee, 1, [0, 0], neutral=1)
    turn(referee, "1k 2", "place 1")
    assert referee.moves(0) == (["kick n"] if asked else [])
    if asked:
        referee.play(0, "kick n")
    assert referee.casinos[0].neutral == (0 if asked else 1)
    assert referee.supply[0] == [1, 0, 0, 0]


def test_e12_e13_the_last_die_is_a_kicker_and_the_round_goes_on() -> None:
    referee = ready(kickers=True)
    on(referee, 1, [0, 2])
    referee.supply[1] = [0, 0, 0, 0]
    turn(referee, "1k", "place 1", "kick 2")
    assert (referee.turn, referee.phase) == (1, THROWING)
    assert referee.refusal(HOUSE, "roll 5") is None


def test_e14_the_last_die_is_a_kicker_that_kicks_an_own_die() -> None:
    referee = ready(kickers=True, big_dice=True)
    referee.casinos[0].big = [1, 0]
    referee.supply[1] = [0, 0, 0, 0]
    turn(referee, "1k", "place 1", "kick 1b")
    assert referee.refusal(HOUSE, "roll 5b") is None


def test_spent_kickers_come_back_with_the_next_round() -> None:
    referee = ready(kickers=True)
    score_now(referee)
    assert referee.supply == [[6, 0, 2, 0]] * 2
    assert (referee.round, referee.turn, referee.phase) == (2, None, STOCKING)


# Rainbow cards


@pytest.mark.parametrize(
    ("least", "cards"), [(50, ["rainbow", "20"]), (80, ["rainbow", "rainbow"])], ids=["D1", "D2"]
)
def test_d1_d2_a_rainbow_counts_as_40_while_stocking(least: int, cards: list[str]) -> None:
    referee = Referee(2, {"rainbow_cards": True})
    referee.minimum = least
    for card in cards:
        referee.play(HOUSE, f"bill {card}")
    assert referee.place_to_stock() is referee.casinos[1]
    assert referee.casinos[0].rainbows() == cards.count("rainbow")


def test_d3_a_rainbow_is_replaced_until_a_bill_comes() -> None:
    referee = ready(rainbow_cards=True)
    referee.deck.unknown = [RAINBOW, 30, 90]
    referee.casinos[1].cards = [RAINBOW]
    on(referee, 2, [1, 0])
    score_now(referee)
    assert referee.owing() == [HOUSE]
    referee.play(HOUSE, "bill rainbow")
    referee.play(HOUSE, "bill 30")
    assert referee.won == [[30], []]
    assert referee.discarded_rainbows == 2
    assert referee.deck.unknown == [90]


def test_e2_without_a_deck_a_rainbow_is_discarded_without_replacement() -> None:
    referee = ready(rainbow_cards=True)
    referee.deck.unknown = []
    referee.casinos[1].cards = [RAINBOW]
    on(referee, 2, [1, 0])
    on(referee, 3, [1, 0])
    score_now(referee)
    assert referee.won == [[50], []]


# Slot machine


def test_t6_e19_a_face_that_lies_there_is_blocked_for_everybody() -> None:
    referee = ready(5, slot_machine=True)
    turn(referee, "4 4 5", "slot 4")
    throw(referee, "3 4 4")
    assert referee.moves(1) == ["place 3", "slot 3", "place 4"]
    referee.play(1, "place 4")
    for _ in range(3):
        turn(referee, "1 1", "place 1")
    throw(referee, "4")
    assert referee.moves(0) == ["place 4"]


def test_t7_ranking_on_the_slot_machine() -> None:
    referee = ready(5, slot_machine=True)
    put_on_slot(referee, 3, "3 3 3")
    put_on_slot(referee, 1, "6 6")
    put_on_slot(referee, 2, "4 4 1")
    standing = slot_of(referee).standing()
    assert standing == {3: (3, 9, 3), 1: (2, 12, 6), 2: (3, 9, 4)}
    assert ranking(standing) == [2, 3, 1]
    assert [face for face in range(1, 7) if slot_of(referee).is_free(face)] == [2, 5]


def test_d13_a_big_die_is_two_dice_of_its_face_on_the_slot_machine() -> None:
    slot = SlotMachine()
    slot.put(0, (4, BIG))
    slot.put(1, (3, SMALL))
    slot.put(1, (5, SMALL))
    assert slot.standing() == {0: (2, 8, 4), 1: (2, 8, 5)}
    assert ranking(slot.standing()) == [1, 0]


def test_sl4_players_choose_bills_by_rank_and_the_rest_goes_under_the_deck() -> None:
    referee = ready(5, slot_machine=True)
    slot_of(referee).cards = [20, 90, 30, 30]
    put_on_slot(referee, 3, "3 3 3")
    put_on_slot(referee, 1, "6 6")
    score_now(referee)
    assert referee.table()["turn"] is None
    assert referee.moves(3) == ["take 20", "take 30", "take 90"]
    referee.play(3, "take 30")
    assert referee.owing() == [1]
    referee.play(1, "take 90")
    assert referee.won[3] == [30]
    assert referee.won[1] == [90]
    assert referee.deck.under == [50] * 6 + [30, 20]


def test_e35_the_neutral_player_takes_the_highest_bill_left() -> None:
    referee = ready(5, slot_machine=True, neutral_dice=True)
    slot_of(referee).cards = [20, 90, 30]
    put_on_slot(referee, 3, "3 3n 3n")
    score_now(referee)
    assert referee.deck.under[-1] == 90
    assert referee.moves(3) == ["take 20", "take 30"]


def test_e36_a_full_tie_with_the_neutral_dice_strikes_both() -> None:
    slot = SlotMachine()
    for kind in [SMALL, NEUTRAL]:
        slot.put(3, (5, kind))
    slot.put(2, (1, SMALL))
    assert ranking(slot.standing()) == [2]
    assert ranking(slot.standing(), claimer=3) == [3, 2]
    assert NEUTRAL_PLAYER in slot.standing()


# Bonus cards


@pytest.mark.parametrize(
    ("die", "cards", "bills", "after"),
    [
        (1, [40], [40], 2),
        (2, [40], [40, 40], 3),
        (1, [40, 40], [40], 3),
        (5, [40, 40], [40], 6),
        (1, [30, 60], [30, 60, 60], 3),
        (6, [30, 60], [30], 6),
        (1, [30, 60], [40], 1),
    ],
    ids=["T10", "T11", "T12", "T13", "D17", "E34", "none"],
)
def test_bonus(die: int, cards: list[int], bills: list[int], after: int) -> None:
    assert raised(die, len(satisfied(cards, bills))) == after
    referee = ready(bonus_cards=True)
    referee.announcement[0] = die
    referee.bonus = [list(cards), [70]]
    referee.won_now[0] = list(bills)
    score_now(referee)
    told = " ".join(f"{card}" for card in cards if card in bills) or "-"
    assert referee.refusal(HOUSE, "reveal -, 70") is not None
    referee.play(HOUSE, f"reveal {told}, -")
    assert referee.table()["dice"] == [after, 1]


def test_t14_the_bonus_is_added_when_the_game_is_over() -> None:
    referee = ready(bonus_cards=True)
    referee.round = 4
    referee.announcement = [3, 1]
    referee.bonus = [[70, 70], [60, 60]]
    score_now(referee)
    assert referee.scores() == [0, 0]
    referee.play(HOUSE, "reveal -, -")
    assert referee.owing() == []
    assert referee.scores() == [150, 50]
    assert referee.table()["bonus"] == [[70, 70], [60, 60]]
    assert referee.table()["supply"] == Referee(2).table()["supply"]


def test_bonus_and_action_cards_are_dealt_in_seat_order_from_the_first_seat() -> None:
    referee = Referee(3, {"bonus_cards": True, "action_cards": True, "neutral_dice": True})
    referee.start = 1
    for _ in range(6):
        referee.play(HOUSE, "bill 40" if referee.deck.unknown.count(40) else "bill 50")
    for words in ["bonus 30", "bonus 70 30", "bonus 30 80", "cards pass rotate"]:
        assert referee.refusal(HOUSE, words) is not None
    referee.play(HOUSE, "bonus 30 30")
    assert referee.table()["bonus"] == [[30, 30], [], []]
    assert referee.refusal(HOUSE, "bonus 30 40") is not None
    referee.play(HOUSE, "bonus 40 70")
    referee.play(HOUSE, "bonus 40 70")
    for words in ["cards rotate pass", "cards pass", "cards pass pass", "bonus 50 50"]:
        assert referee.refusal(HOUSE, words) is not None
    referee.play(HOUSE, "cards pass rotate")
    assert referee.refusal(HOUSE, "cards tie-win pass") is not None
    referee.play(HOUSE, "cards tie-win swap-bill")
    referee.play(HOUSE, "cards double place-bill")
    assert referee.table()["cards"] == [
        ["pass", "rotate"],
        ["tie-win", "swap-bill"],
        ["double", "place-bill"],
    ]
    assert (referee.phase, referee.turn) == (LEFTOVER_PAIR, None)
    referee.play(HOUSE, "neutral 1 1")
    assert referee.turn == 1


def test_six_seats_are_dealt_one_card_each() -> None:
    referee = Referee(6, {"action_cards": True})
    for bill in [70, 70, 70, 80, 80, 80]:
        referee.play(HOUSE, f"bill {bill}")
    for card in ACTION_CARDS[:6]:
        referee.play(HOUSE, f"cards {card}")
    assert referee.turn == 0
    assert len(referee.undealt_cards) == 4


# Random games


def random_house_move(referee: Referee, chance: random.Random) -> str:
    if referee.phase == THROWING:
        dice = [
            (chance.randint(1, 6), kind) for kind in KINDS for _ in range(referee.to_throw[kind])
        ]
        return f"roll {dice_in_words(dice)}"
    if referee.phase == LEFTOVER_PAIR:
        return f"neutral {chance.randint(1, 6)} {chance.randint(1, 6)}"
    if referee.phase in (STOCKING, RAINBOWS_GO, DRAWING, SWAP_DRAW):
        verb = "bill" if referee.phase in (STOCKING, RAINBOWS_GO) else "draw"
        card = chance.choice(referee.deck.unknown or referee.deck.under[:1])
        return f"{verb} {card_in_words(card)}"
    return chance.choice(referee.house_words())


def check_bills(referee: Referee) -> None:
    lying = [card for place in referee.places_in_order() for card in place.cards]
    won = [bill for bills in referee.won for bill in bills]
    gone = referee.drawn + [RAINBOW] * referee.discarded_rainbows
    options = referee.options
    everything = full_deck(options.big_bills, options.rainbow_cards)
    found = referee.deck.unknown + referee.deck.under + lying + won + gone
    assert sorted(found) == sorted(everything)


def check_dice(referee: Referee) -> None:
    each = dice_each(referee.seats, referee.options)
    for seat, supply in enumerate(referee.supply):
        for kind, on_casinos in ((SMALL, "small"), (BIG, "big")):
            count = supply[kind] + sum(getattr(c, on_casinos)[seat] for c in referee.casinos)
            if referee.slot is not None:
                lots = referee.slot.faces.values()
                count += sum(lot.counts[kind] for lot in lots if lot.seat == seat)
            assert count == each[kind]
        assert 0 <= supply[KICKER] <= each[KICKER]
    assert all(casino.neutral >= 0 for casino in referee.casinos)
    neutral = sum(casino.neutral for casino in referee.casinos)
    neutral += sum(supply[NEUTRAL] for supply in referee.supply)
    if referee.slot is not None:
        neutral += sum(lot.counts[NEUTRAL] for lot in referee.slot.faces.values())
    assert neutral <= each[NEUTRAL] * referee.seats + (2 if each[NEUTRAL] else 0)


def random_options(chance: random.Random, seats: int) -> dict[str, object]:
    names = ["big_bills", "rainbow_cards", "action_cards"]
    names += ["big_dice", "kickers", "bonus_cards"] if seats < 8 else []
    names += ["slot_machine"] if seats >= 5 else []
    names += ["neutral_dice"] if seats <= 5 else []
    options: dict[str, object] = {name: chance.random() < 0.7 for name in names}
    options["rotate"] = chance.choice(["value", "one", "opposite"])
    options["reroll"] = chance.choice(["per_turn", "once"])
    options["early_score_dice"] = chance.choice(["by_bills", "stay", "return"])
    options["neutral_kick"] = chance.choice(["out", "immune"])
    options["bonus_counts"] = chance.choice(["net", "events"])
    options["first_player"] = chance.choice([1, seats, "random"])
    return options


@pytest.mark.parametrize("seats", range(2, 9))
def test_bills_and_dice_are_conserved_in_random_games(seats: int) -> None:
    for game in range(8):
        chance = random.Random(f"{seats} {game}")
        referee = Referee(seats, random_options(chance, seats))
        first = 0 if referee.options.first_player == "1" else seats - 1
        if referee.phase == FIRST:
            first = chance.randrange(seats)
            referee.play(HOUSE, f"first {first + 1}")
        while referee.owing():
            check_bills(referee)
            check_dice(referee)
            [who] = referee.owing()
            moves = referee.moves(who) if isinstance(who, int) else []
            assert len(moves) == len(set(moves))
            words = chance.choice(moves) if moves else random_house_move(referee, chance)
            referee.play(who, words)
        check_bills(referee)
        check_dice(referee)
        assert (referee.round, referee.turn, referee.start) == (4, None, (first + 3) % seats)
        assert referee.refusal(HOUSE, "bill 50") == "The game is over."
        assert all(place.cards == [] for place in referee.places_in_order())
        assert 1 in referee.places()
