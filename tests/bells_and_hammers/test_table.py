"""The table in the terminal: what is drawn, asked and told."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType

from greenbaize import Match
from greenbaize.cli.tables import bells_and_hammers as terminal

from .positions import bidding, deal, final_sale, play, sale, say, sell, table, table_of, turn_up

NAMES = ["you", "Blue", "Green", "Black", "Yellow", "Grey", "Violet", "Orange", "Cyan", "Pink"]


def shown(what: RenderableType) -> str:
    out = Console(file=io.StringIO(), width=80)
    out.print(what)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def drawn(match: Match, roomy: bool = False) -> str:
    return shown(terminal.draw(match.view(), NAMES, 0, roomy))  # type: ignore[arg-type]


def asked(match: Match) -> str:
    seat = match.owing()[0]
    view = match.view(seat)
    return shown(terminal.prompt(view, NAMES, seat, match.moves(seat)))  # type: ignore[arg-type]


def told(match: Match) -> list[str]:
    return terminal.event_lines(match.story, NAMES)


def row(match: Match, name: str) -> list[str]:
    line = next(line for line in drawn(match).splitlines() if f" {name} " in line)
    return [cell.strip() for cell in line.strip("│").split("│")]


def test_the_sale_shows_bids_passes_and_prices() -> None:
    match = sale(3, banker=2)
    sell(match, 7)
    say(match, "4", "pass")
    assert row(match, "you") == ["● you", "60", "", "bids 4"]
    assert row(match, "Blue") == ["■ Blue · Banker", "60", "", "passed"]
    assert row(match, "Green") == ["▸▲ Green", "53", "first (7)", "may bid"]
    assert "the bank holds 212 · the Inn is closed" in drawn(match)


@pytest.mark.rule("15.1")
def test_a_pass_is_shown_until_somebody_raises() -> None:
    match = sale(3)
    say(match, "4", "pass")
    assert row(match, "Green")[3] == "passed"
    say(match, "5")
    assert row(match, "Green")[3] == "may bid"


@pytest.mark.rule("15.1")
@pytest.mark.parametrize(
    ("way", "said"),
    [
        ("until_raised", "If you pass and somebody bids more after that, you are asked again."),
        ("final", "If you pass, you are out for this card."),
    ],
)
def test_a_bidder_is_told_what_a_pass_means(way: str, said: str) -> None:
    match = bidding(way, 4)
    assert said in asked(match)
    say(match, "60")
    assert said not in asked(match)


@pytest.mark.rule("14.5")
def test_it_is_shown_who_cannot_outbid() -> None:
    match = sale(4)
    table_of(match).endow(210, [60, 60, 60, 11])
    say(match, "12")
    assert "Blue bids 12; you may bid too." in asked(match)
    assert row(match, "Black")[3] == "cannot bid"
    assert row(match, "you")[3] == "may bid"


def test_no_odds_are_told_where_neighbours_always_settle_numbers() -> None:
    assert "On average a card earns" in asked(sale(4, neighbours="late"))
    assert "On average a card earns" not in asked(sale(4, neighbours="always"))


def test_a_bidder_is_told_what_may_be_bid_and_what_it_means() -> None:
    match = sale(4)
    say(match, "12")
    said = asked(match)
    assert "The first card is up: Blue bids 12; you and Black may bid too." in said
    assert "Bid 13 to 60, or pass; for 13 it would leave you 47 and 223 in the bank." in said
    assert "5 cards are left for 4 without one" in said
    say(match, "59")
    assert "Bid 60, or pass" in asked(match)
    say(match, "60")
    assert "With 60 points you cannot outbid that: say pass." in asked(match)


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        (5, "5 cards are left for 5 without one: everybody gets one, even free."),
        (8, "5 cards are left for 8 without one: 3 will sit this game out."),
    ],
)
def test_it_is_told_whether_there_are_cards_enough(seats: int, said: str) -> None:
    assert said in asked(sale(seats))


def test_the_dice_are_shown_with_cards_and_last_throws() -> None:
    match = table(bank=30, by="bell", seats=6)
    play(match, "2 bell")
    assert row(match, "Green") == ["▲ Green", "52", "Bell", "2 bell"]
    assert row(match, "Black") == ["▸◆ Black", "50", "Hammer", ""]
    assert row(match, "Grey") == ["⬟ Grey", "50", "sits this game out", ""]
    assert "all pay the Horse 1" in drawn(match)
    assert "The last throw, by Green" in drawn(match, roomy=True)
    assert "│ 2 │" in drawn(match, roomy=True)
    assert "│bel│" in drawn(match, roomy=True)
    assert "The last throw" not in drawn(match)


def test_an_open_inn_is_shown() -> None:
    match = table(bank=5, inn=True)
    assert "the Inn is open" in drawn(match)
    assert "the Horse pays the Inn 1" in drawn(match)


def test_the_reminder_fits_the_table() -> None:
    near = table(bank=9, options={"neighbours": "late"})
    assert "go to the next player" in drawn(near)
    assert "the bank pays the thrower" not in drawn(near)
    far = table(bank=90, options={"neighbours": "late"})
    assert "go to the next player" not in drawn(far)
    assert "the bank pays the thrower" in drawn(far)
    ever = table(bank=90, options={"neighbours": "always"})
    assert "go to the next player" in drawn(ever)
    assert "the bank pays its card" in drawn(ever)
    late = table(bank=9, inn=True, options={"neighbours": "always"})
    assert "the Horse pays the Inn 1" in drawn(late)
    assert max(map(len, drawn(ever).splitlines())) <= 80
    other = table(bank=90, options={"inn_open_plain": "none"})
    assert "rulings of its own" in drawn(other)
    assert "highest sum" in drawn(deal(4))


def test_a_longer_match_shows_its_scores_and_who_is_out() -> None:
    match = table(bank=6, seats=7, options={"games": 3})
    table_of(match).jump(2, won=[100] * 7, streaks=[0, 0, 0, 0, 0, 2, 0])
    play(match, "6")
    assert "game 3 of 3" in drawn(match)
    assert row(match, "Blue")[1:3] == ["60", "150"]
    assert row(match, "Grey")[1:4] == ["0", "0", "out for good"]


@pytest.mark.parametrize("seats", [3, 5, 10])
@pytest.mark.parametrize("games", [1, 20])
def test_every_table_fits_a_small_screen(seats: int, games: int) -> None:
    match = sale(seats, games=games)
    tables = [drawn(match) + asked(match)]
    sell(match, 11, 12, 13, 14, 15)
    tables.append(drawn(match))
    turn_up(match)
    tables.append(drawn(match))
    for text in tables:
        lines = text.splitlines()
        assert len(lines) <= 24 - 3
        assert max(map(len, lines)) <= 80


def test_a_throw_is_told_in_one_line() -> None:
    match = table(bank=30, by="bell")
    play(match, "2 bell", "blank", "1 6", "bell hammer", "6 hammer")
    assert told(match) == [
        "Green threw 2 bell: the bank paid Green 2 and kept 28.",
        "Black threw eight blanks: all paid you 1.",
        "Yellow threw 1 6: the bank paid Yellow 7 and kept 21.",
        "You threw bell hammer: Green, Black and Yellow paid you 1 each.",
        "Blue threw 6 hammer: the bank paid Black 6 and kept 15.",
    ]


def test_the_inn_and_the_end_are_told_in_the_line_of_their_throw() -> None:
    match = table(bank=5, by="bell", points=[50, 50, 2, 50, 50])
    play(match, "4 6", "2 bell", "blank", "5")
    assert told(match) == [
        "Green threw 4 6: Green paid Blue 2 of 5, and the Inn opened.",
        "Black threw 2 bell: Blue paid Black 3.",
        "Yellow threw eight blanks: you paid Blue 1.",
        "You threw 5: you took the whole bank of 5.",
        "You won the game with 54 points.",
    ]


def test_a_throw_that_causes_nothing_is_told() -> None:
    match = table(bank=5, options={"inn_closed_symbol_over": "none"})
    play(match, "6 bell")
    assert told(match) == ["You threw 6 bell: nothing was paid."]


def test_the_broke_are_named() -> None:
    match = table(points=[5, 0, 5, 5, 5])
    play(match, "blank")
    assert told(match) == [
        "You threw eight blanks: Green, Black and Yellow paid you 1 each, Blue had nothing to pay."
    ]


@pytest.mark.rule("15.4")
def test_it_is_told_what_was_owed_and_could_not_be_paid() -> None:
    match = table(bank=90, points=[5, 50, 50, 50, 0], options={"neighbours": "always"})
    play(match, "1 6", "2 3")
    assert told(match) == [
        "You threw 1 6: Yellow owed you 83 and had nothing to pay.",
        "Blue threw 2 3: you paid Blue 5 of 85.",
    ]


def test_a_sale_is_told_in_a_line_a_card() -> None:
    match = final_sale(3)
    say(match, "1", "2", "3", "pass", "pass", "pass", "pass", "pass")
    say(match, "4")
    assert told(match) == [
        "The game began with you as Banker, stakes of 5 and 205 in the bank.",
        "First card: ... Blue passed, Green passed · you bought it for 3.",
        "Second card: ... you passed, Blue passed · Blue got it free.",
        "Third card: you 4.",
    ]


def test_the_draw_and_the_cards_are_told_in_a_line_each() -> None:
    match = deal(5)
    play(match, "1", "2", "3", "4", "5")
    sell(match, 1, 1, 1, 1, 1)
    turn_up(match)
    lines = told(match)
    assert lines[0] == "Thrown to be Banker: you 1, Blue 2, Green 3, Black 4, Yellow 5."
    assert (
        lines[-1] == "The cards: Horse you · Inn Blue · Bell Green · Hammer Black · Double Yellow."
    )


def test_a_division_is_told_in_one_line() -> None:
    match = table(bank=8, options={"twenty_one": True})
    play(match, "1 2 3 4 5 6")
    assert told(match)[0].startswith(
        "You threw 1 2 3 4 5 6: the bank of 8 was divided, the bank paid Green 1 and kept 7"
    )


@pytest.mark.rule("4.7")
def test_a_card_shows_its_face_as_soon_as_it_is_turned_up() -> None:
    match = sale(5, banker=5)
    sell(match, 7, 8, 9, 10, 11)
    assert row(match, "you")[2] == "first (7)"
    turn_up(match, "double")
    assert row(match, "you")[2] == "Double"
    assert row(match, "Blue")[2] == "second (8)"
