"""The odds of the dice, exactly, and what they promise."""

from fractions import Fraction

import pytest

from greenbaize.engine.rng import Rng
from greenbaize.engine.rulebook import Rulebook
from greenbaize.engine.seats import HOUSE
from greenbaize.games.bells_and_hammers import GAME
from greenbaize.games.bells_and_hammers.game import BellsAndHammers
from greenbaize.games.bells_and_hammers.odds import (
    BLANKS,
    BLANKS_OF_BANK,
    CARDS_EARN,
    CARDS_EARN_OF_BANK,
    SYMBOLS,
    card_worth,
    odds_of,
    prospect,
    prospect_once_open,
    seat_worth,
    worths,
)
from greenbaize.games.bells_and_hammers.payments import total

from ..laws.posterior import surprise

IN_46656 = [
    15625, 3125, 3125, 3750, 3750, 4375, 4500, 2000, 1500, 1625, 1025,
    1025, 425, 300, 200, 180, 55, 30, 30, 5, 5, 1,
]  # fmt: skip
WAYS = [1, 1, 1, 2, 2, 3, 4, 4, 4, 5, 5, 5, 5, 4, 4, 4, 3, 2, 2, 1, 1, 1]


@pytest.mark.rule("9.3")
def test_the_worth_of_a_throw_has_these_odds() -> None:
    assert [odds * 6**6 for odds in worths()] == IN_46656
    assert sum(IN_46656) == 6**6
    found = [0] * 22
    for roll in range(64):
        found[total(roll)] += 1
    assert found == WAYS
    assert sum(WAYS) == 64


@pytest.mark.rule("9.3")
def test_the_rules_tell_these_odds() -> None:
    text = Rulebook.load(GAME.folder / "RULES.md").find("9.3").text
    told: dict[str, list[int]] = {"worth": [], "ways": [], "throws": []}
    for line in text.splitlines():
        name, *numbers = [cell.strip() for cell in line.strip("|").split("|")]
        if name in told:
            told[name] += [int(number) for number in numbers]
    assert told == {"worth": list(range(22)), "ways": WAYS, "throws": IN_46656}


@pytest.mark.rule("9.3")
def test_a_throw_is_worth_three_and_a_half_on_average() -> None:
    assert sum(worth * odds for worth, odds in enumerate(worths())) == Fraction(7, 2)


@pytest.mark.rule("9.3")
def test_symbols_have_these_odds() -> None:
    assert list(SYMBOLS.values()) == [Fraction(n, 36) for n in (25, 5, 5, 1)]
    assert odds_of(0, 8) == Fraction(5, 6) ** 8
    assert round(float(odds_of(0, 8)), 4) == 0.2326
    assert sum(odds_of(roll, 8) for roll in range(256)) == 1


@pytest.mark.rule("8.2")
def test_all_six_numbers_come_once_in_46656_throws() -> None:
    assert worths()[21] == Fraction(1, 46656)


@pytest.mark.rule("9.3", "1.2")
def test_the_house_throws_with_these_odds() -> None:
    state: BellsAndHammers = GAME.begin(5, GAME.settle({"first_banker": 1}))
    state.deal(range(5), 0)
    rng, number = Rng(3), 40_000
    found: dict[int, int] = {}
    for _ in range(number):
        roll = state.sample(rng)
        found[roll] = found.get(roll, 0) + 1
    expected = {roll: float(odds_of(roll, 8)) for roll in range(256)}
    assert surprise(found, expected, number) < 5


def openings(bank: int) -> dict[int, float]:
    """How likely the Inn opens over each bank, if it is closed over this one."""
    odds = [float(share) for share in worths()]
    moves, reached, opens = 1 - odds[0], {bank: 1.0}, dict[int, float]()
    for left in range(bank, 0, -1):
        for worth in range(1, 22):
            share = reached.get(left, 0.0) * odds[worth] / moves
            if worth < left:
                reached[left - worth] = reached.get(left - worth, 0.0) + share
            elif worth > left:
                opens[left] = opens.get(left, 0.0) + share
    return opens


@pytest.mark.rule("5.8")
def test_a_game_of_five_takes_some_95_throws() -> None:
    assert round(prospect(290).throws) == 95


@pytest.mark.rule("5.8")
def test_the_inn_opens_in_81_games_of_100_over_a_bank_of_3_8_with_14_throws_to_go() -> None:
    opens = openings(290)
    often = sum(opens.values())
    assert often == pytest.approx(prospect(290).opens)
    assert round(often, 2) == 0.81
    assert round(sum(share * bank for bank, share in opens.items()) / often, 1) == 3.8
    more = sum(share * prospect_once_open(bank).throws for bank, share in opens.items()) / often
    assert round(more) == 14


@pytest.mark.rule("5.8")
def test_played_games_of_five_take_as_many_throws_and_open_the_inn_as_often() -> None:
    state: BellsAndHammers = GAME.begin(5, GAME.settle({"first_banker": 1}))
    state.deal(range(5), 0)
    state.endow(290, [2000] * 5)
    rng, games, throws, banks, more = Rng(8), 400, 0, list[int](), 0
    for _ in range(games):
        table = state.clone()
        while table.owing():
            closed = not table.inn
            table.play(HOUSE, table.sample(rng))
            throws += 1
            more += not closed
            if closed and table.inn:
                banks.append(table.bank)
    assert abs(throws / games - 95.4) < 3
    assert abs(len(banks) / games - 0.81) < 0.04
    assert abs(sum(banks) / len(banks) - 3.77) < 0.4
    assert abs(more / len(banks) - 14.42) < 2


@pytest.mark.rule("5.8")
def test_every_bank_over_which_the_inn_can_open_can_be_thrown() -> None:
    assert sorted(openings(290)) == list(range(1, 21))
    assert all(odds > 0 for odds in worths()[1:21])
    assert all(prospect_once_open(bank).throws < 10_000 for bank in range(1, 21))


def played(bank: int, players: int, games: int) -> tuple[float, float]:
    """What a card and a seat have earned in games that were really played."""
    state: BellsAndHammers = GAME.begin(5, GAME.settle({"first_banker": 1}))
    rng, cards, throws = Rng(bank), 0.0, 0
    for game in range(games):
        table = state.clone()
        owners = [(game + card) % 5 % players for card in range(5)]
        table.deal(owners, 0)
        table.endow(bank, [2000] * 5)
        mine = owners.count(0)
        while table.owing():
            table.play(HOUSE, table.sample(rng))
            throws += 1
        cards += (table.points[0] - 2000 - seat_worth(bank, players)) / mine
    return cards / games, throws / games


@pytest.mark.parametrize(("bank", "players"), [(60, 5), (40, 2)])
def test_a_card_earns_what_is_said_of_it(bank: int, players: int) -> None:
    earned, throws = played(bank, players, 1500)
    assert abs(earned - card_worth(bank, players)) < 4
    assert abs(throws - prospect(bank).throws) < 2.5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bank", [1, 20, 215, 400])
def test_cards_and_seats_earn_the_whole_bank(bank: int, players: int) -> None:
    all_cards, all_seats = 5 * card_worth(bank, players), players * seat_worth(bank, players)
    assert all_cards + all_seats == pytest.approx(bank)


def test_a_bank_of_1_is_found_by_hand() -> None:
    one, blank, symbols = 3125 / 46656, 15625 / 46656, 11 / 36
    more = sum(odds * (worth - 1) for worth, odds in enumerate(IN_46656)) / 46656 + blank
    once_open = prospect_once_open(1)
    assert once_open.throws == pytest.approx(1 / one)
    assert once_open.cards == pytest.approx(more / one)
    over = 1 - one - blank
    closed = (one * symbols + more + over * once_open.cards) / (1 - blank)
    assert prospect(1).cards == pytest.approx(closed)
    assert prospect(1).opens == pytest.approx(over / (1 - blank))
    assert prospect(1).blanks == pytest.approx(blank * (1 - symbols) / (1 - blank))


def test_the_short_figures_are_right_to_a_hundredth() -> None:
    for bank in range(25, 900):
        ahead = prospect(bank)
        assert abs(ahead.cards - CARDS_EARN - CARDS_EARN_OF_BANK * bank) < 0.01
        assert abs(ahead.blanks - BLANKS - BLANKS_OF_BANK * bank) < 0.01
