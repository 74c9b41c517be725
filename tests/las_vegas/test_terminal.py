"""Las Vegas and the Boulevard in the terminal: what is drawn, asked and told."""

from __future__ import annotations

import builtins
import io
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import pytest
from rich.console import Console

from greenbaize import GAMES, HOUSE, PUBLIC, Match, Record, verify
from greenbaize.bots.bot_seats import BotSeats
from greenbaize.cli import saves
from greenbaize.cli.session import TerminalSession, examples, meant
from greenbaize.cli.tables import las_vegas as screen
from greenbaize.engine.errors import RefusedError
from greenbaize.engine.game import Value
from greenbaize.engine.house import House
from greenbaize.games.las_vegas.boulevard.box import CARDS
from greenbaize.games.las_vegas.boulevard.events import PaidEarly, RainbowTurned, WentHome
from greenbaize.games.las_vegas.events import Paid, Tied, Unclaimed
from greenbaize.games.las_vegas.view import View

GAME = GAMES["las-vegas"]
ACTION = {"action_cards": True}


def begin(
    options: Mapping[str, Value],
    seats: int = 2,
    bills: Sequence[str] = (),
    cards: Sequence[str] = (),
    bonus: Sequence[str] = (),
) -> Match:
    """A table before the first throw, stocked and dealt as it is said, or somehow."""
    match = Match(GAME, seats, options, house=House(), waits=True)
    sorted_cards = [" ".join(sorted(hand.split(), key=CARDS.index)) for hand in cards]
    hands = {"bill": list(bills), "cards": sorted_cards, "bonus": list(bonus)}
    while match.owing() == [HOUSE] and match.state.thrower() == HOUSE:
        moves = match.moves(HOUSE)
        wanted = hands[moves[0].split()[0]]
        match.play(HOUSE, f"{moves[0].split()[0]} {wanted.pop(0)}" if wanted else moves[-1])
    return match


def play(match: Match, *moves: str) -> Match:
    """Words of whoever owes a move."""
    for words in moves:
        match.play(match.owing()[0], words)
    return match


def seen(match: Match, viewer: int) -> View:
    return cast(View, match.view(viewer))


def printed(part: Any) -> str:
    out = Console(file=io.StringIO(), width=80, highlight=False)
    out.print(part)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def names_for(match: Match, viewer: int) -> list[str]:
    return ["you" if seat == viewer else name for seat, name in enumerate(match.names)]


def drawn(match: Match, viewer: int = 0, roomy: bool = True) -> str:
    """The table as somebody sees it."""
    return printed(screen.draw(seen(match, viewer), names_for(match, viewer), viewer, roomy))


def asked(match: Match) -> str:
    """The question to whoever owes a move."""
    seat = match.owing()[0]
    moves = match.moves(seat)
    return printed(screen.prompt(seen(match, seat), names_for(match, seat), seat, moves))


def told(match: Match, viewer: int = PUBLIC) -> list[str]:
    return screen.event_lines(match.events(viewer), names_for(match, viewer))


def row(text: str, start: str) -> str:
    """The line that begins like this, but for its frame."""
    lines = [" ".join(line.strip(" │").replace("│", "|").split()) for line in text.splitlines()]
    return next(line for line in lines if line.startswith(start))


def test_the_base_game_is_drawn_without_modules() -> None:
    match = play(begin({}, 2, ["90", "80", "70", "60", "50", "90"]), "roll 1 1 1 2 3 4 5 6")
    text = drawn(match)
    assert row(text, "1 ") == "1 | $90k"
    assert row(text, "dice") == "dice 8 8"
    assert "slot" not in text
    assert "cards" not in text
    assert "│ 1 ││ 1 ││ 1 │  │ 2 │" in text
    said = asked(match)
    assert said.startswith("Choose a number to place:\n")
    assert row(said, "1 ") == "1 3 dice would take $90,000"
    assert "card" not in said


@pytest.mark.rule("BIG2")
def test_a_big_die_is_big_and_stands_as_two() -> None:
    match = begin({"big_dice": True}, 2, ["90"] * 3)
    play(match, "roll 1 1 1 2 2 2 2 3b")
    text = drawn(match)
    assert "┏━━━━━┓" in text
    assert "┃  3  ┃" in text
    assert row(asked(match), "3 ") == "3 big would take $90,000"
    play(match, "place 3", "roll 3 3 4 4 4 4 4 5b", "place 3")
    assert row(drawn(match), "3 ").endswith("| [●●] ■■ | tie ●■")
    assert row(drawn(match), "dice") == "dice 7 5+big"


@pytest.mark.rule("K1", "A11")
def test_kickers_have_a_mark_and_spent_ones_are_seen() -> None:
    match = play(begin({"kickers": True}, 2), "roll 1 1 2 2 3 4 5k 6k")
    assert "│ 5»│" in drawn(match)
    assert row(drawn(match), "dice") == "dice 6 »» 6 »»"
    assert row(asked(match), "5 ") == "5 1» nothing to kick there"
    play(match, "place 5")
    assert row(drawn(match), "dice") == "dice 6 »· 6 »»"


@pytest.mark.rule("K3", "K7")
def test_whom_to_kick_is_asked_by_name() -> None:
    match = begin({"kickers": True, "big_dice": True}, 2, ["90"] * 3)
    play(match, "roll 1 1 2b 2 3 4 5k 6k", "place 1", "roll 1 1 1k 1k 2 2 2 3b", "place 1")
    said = asked(match)
    assert said.startswith("Kick which die off casino 1? It goes home to its owner (2 kicks")
    assert row(said, "1 ") == "1 a die of Red then you would take $90,000"
    assert row(said, "2 ") == "2 your die then you would take nothing"
    play(match, "kick 1", "kick 1")
    line = "Blue threw 1 1 1k 1k 2 2 2 3b, placed 2 dice and 2 kickers on casino 1, "
    assert told(match)[-1] == line.removesuffix(", ") + " and kicked a die of Red off it twice."
    assert "kicked a die of yours off it" in told(match, 0)[-1]


@pytest.mark.rule("K7", "A15")
def test_kicks_that_must_be_made_are_counted_in() -> None:
    match = begin({"kickers": True}, 2, ["90"] * 3)
    play(match, "roll 1 1 1 2 3 4 2k 6k")
    assert row(asked(match), "2 ") == "2 1 die +1» would take nothing"
    assert row(asked(match), "1 ") == "1 3 dice would take $90,000"
    play(match, "place 1", "roll 1 1 1 2 3 4 1k 6k")
    assert row(asked(match), "1 ") == "1 3 dice +1» would take $90,000"
    immune = begin({"kickers": True, "neutral_dice": True, "neutral_kick": "immune"}, 2, ["90"] * 3)
    play(immune, "roll 1 1n 2 2 2 3 3 1k 4k 4n 5n 6n")
    assert row(asked(immune), "1 ") == "1 1 die +1» +1✚ would take nothing"


@pytest.mark.rule("RB1", "RB2")
def test_rainbow_cards_lie_among_the_bills_and_may_be_more() -> None:
    match = begin({"rainbow_cards": True}, 4, ["30", "rainbow", "rainbow", "20"])
    play(match, "roll 1 1 2 2 2 5 5 5")
    assert row(drawn(match), "1 ") == "1 | $30k $?"
    assert row(asked(match), "1 ") == "1 2 dice would take $30,000 or more"
    play(match, "place 1", "roll 1 2 2 2 3 3 4 4")
    assert row(drawn(match), "1 ").endswith("| ●● | ● $30k+")
    assert row(asked(match), "1 ") == "1 1 die would take the rainbow card"


@pytest.mark.rule("SL2", "SL3", "SL4")
def test_the_slot_machine_is_the_seventh_row_with_what_lies_there() -> None:
    options = {"slot_machine": True, "big_dice": True}
    match = begin(options, 5, ["90"] * 5 + ["80", "70", "30"])
    play(match, "roll 5 5 5b 6 6 1 1 1", "slot 5", "roll 5 5 4 4 4 4b 1 1")
    text = drawn(match)
    assert row(text, "slot") == "slot | $70k | 5●●[●●] | ● $70k"
    said = asked(match)
    assert "at its casino (1) or at the slot machine (slot 1)" in said
    assert row(said, "5 ") == "5 2 dice would take $90,000 slot: 5 lies there"
    assert row(said, "4 ") == "4 3 dice +big would take $90,000 slot: 1st to choose, $70,000"
    assert row(said, "1 ").endswith("slot: 2nd, no bill left")


@pytest.mark.rule("BO1", "BO3")
def test_announcement_dice_are_seen_and_ones_own_bonus_cards_too() -> None:
    match = begin({"bonus_cards": True}, 2, ["40"] * 6, bonus=["40 60", "30 70"])
    play(match, "roll 1 1 1 2 2 3 3 4")
    assert row(drawn(match), "bonus") == "bonus die 1 die 1"
    assert row(drawn(match), "Bonus cards").startswith("Bonus cards $40k $60k: win such a bill")
    assert row(drawn(match, 1), "Bonus cards").startswith("Bonus cards $30k $70k")
    assert "Bonus cards" not in drawn(match, PUBLIC)
    assert row(asked(match), "1 ") == "1 3 dice would take $40,000 + bonus"


@pytest.mark.rule("AC1", "17.4")
def test_each_card_in_hand_says_what_it_does_and_when() -> None:
    match = begin(ACTION, 2, cards=["reroll take-back", "two-casinos pass"])
    play(match, "roll 1 1 1 2 2 3 3 4")
    text = drawn(match)
    assert row(text, "▸ Re-roll").endswith("once a turn, throw some dice again now")
    assert row(text, "Take-back").endswith(
        "take back some of the dice you just placed after placing"
    )
    assert row(text, "cards") == "cards 2 2"
    assert "Two casinos" not in text
    assert "Two casinos" in drawn(match, 1)
    assert row(drawn(match, roomy=False), "In hand") == (
        "In hand: ▸Re-roll, now · Take-back, after placing"
    )
    assert "Re-roll" not in drawn(match, PUBLIC)


@pytest.mark.rule("A34", "A37")
def test_cards_say_what_this_table_has_ruled() -> None:
    options: dict[str, Value] = {**ACTION, "rotate": "one", "reroll": "once"}
    match = play(begin(options, 2, cards=["reroll rotate", "pass double"]), "roll 1 1 1 2 2 3 3 4")
    assert "once this round, throw some dice again" in drawn(match)
    assert "turn one die to another number" in drawn(match)
    assert row(asked(match), "rotate") == (
        "rotate 1 2 turns one 1 to 2; any die to any other number"
    )
    opposite = begin({**ACTION, "rotate": "opposite"}, 2, cards=["rotate swap-bill", "pass double"])
    play(opposite, "roll 1 1 1 2 2 3 3 4")
    assert row(asked(opposite), "rotate") == "rotate 1 6 turns your 1s to 6s, the opposite side"


@pytest.mark.rule("C2", "C5", "C7")
def test_cards_with_many_ways_are_asked_with_an_example() -> None:
    match = begin({**ACTION, "neutral_dice": True}, 2, cards=["reroll double", "rotate pass"])
    play(match, "roll 1 1 2 2 2 3 3 3 4n 4n 5n 6n", "reroll")
    said = asked(match)
    assert len(match.moves(0)) > 500
    assert len(said.splitlines()) <= 14
    assert row(said, "again").startswith(
        "again 1 6n throws just these again, once; name any of 1 1"
    )
    assert row(said, "double").startswith("double 1 2 your two 1s go to casino 2; any other will")
    assert "(pairs: 1 4)" in " ".join(said.split())
    assert row(drawn(match), "At work") == "At work: ● Re-roll"
    assert examples(match.moves(0)) == "Type, for instance, place 1, double 1 1 or again 1."


@pytest.mark.rule("C3", "17.5")
def test_two_casinos_shows_who_is_bound_and_asks_for_two_sets() -> None:
    hands = ["two-casinos pass", "rotate double", "swap-bill tie-win"]
    match = begin(ACTION, 3, cards=hands)
    play(match, "roll 1 1 1 2 2 3 3 4", "two-casinos")
    assert row(drawn(match), "At work") == "At work: ● Two casinos: ■▲ must place two sets"
    play(match, "place 1", "done", "roll 1 1 1 2 2 3 3 4")
    assert row(drawn(match), "At work") == "At work: ● Two casinos: ■▲ must place two sets"
    assert asked(match).startswith("Two casinos: place two numbers, at two places.")
    play(match, "rotate 1 2")
    assert "your turned 2s joined others: placing 2 first is enough" in asked(match)
    play(match, "place 3")
    assert asked(match).startswith("Now the second set, not on casino 3.")
    play(match, "place 4", "done", "roll 1 1 1 2 2 3 3 4")
    assert row(drawn(match), "At work") == "At work: ● Two casinos: ▲ must place two sets"


@pytest.mark.rule("C6", "C8")
def test_after_placing_cards_are_offered_with_what_they_would_do() -> None:
    match = begin(ACTION, 2, ["90"] * 5 + ["80"], cards=["take-back score-casino", "pass double"])
    play(match, "roll 1 1 1 2 2 3 3 4", "place 1")
    said = asked(match)
    assert said.startswith("You have placed. Play a card now, or be done:")
    assert row(said, "score 1").startswith("score 1 casino 1 pays on your next turn; as it stands")
    assert row(said, "take-back") == (
        "take-back 1 1 1 takes these dice back; or name only some of them"
    )
    assert row(drawn(match), "▸ Take-back").endswith("now")
    play(match, "score 1", "done")
    assert row(drawn(match), "At work") == "At work: casino 1 pays when ● is next"
    assert told(match)[-1].endswith("and announced an early payout of casino 1.")


@pytest.mark.rule("17.4")
def test_who_has_no_card_for_the_moment_is_told_so() -> None:
    match = begin(ACTION, 2, cards=["pass rotate", "reroll double"])
    play(match, "roll 1 1 1 2 2 3 3 4", "place 1")
    assert asked(match).startswith("You have placed, and no card of yours fits:")


@pytest.mark.rule("C9", "17.10")
def test_a_bill_is_laid_with_the_places_in_sight() -> None:
    match = begin(ACTION, 2, ["90"] * 5 + ["80"], cards=["place-bill pass", "rotate double"])
    play(match, "roll 1 1 1 2 2 3 3 4", "place-bill", "draw 20", "draw 50", "draw 70", "middle 50")
    said = " ".join(asked(match).split())
    assert said.startswith("Lay $50,000 at which place? $20,000 and $70,000 go under the deck, the")
    assert "6 20 70 $80k now you would take nothing" in said
    play(match, "lay 6 70 20")
    assert told(match, 0)[-1] == (
        "You threw 1 1 1 2 2 3 3 4, played Place a bill, drew $20,000, $50,000 and $70,000, "
        "added $50,000 to casino 6 and put $70,000 then $20,000 under the deck."
    )
    assert told(match)[-1] == (
        "Red threw 1 1 1 2 2 3 3 4, played Place a bill and added $50,000 to casino 6."
    )


@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("5", "place 5"),
        ("slot 5", "slot 5"),
        ("7", "place 7"),
        ("3 5", "3 5"),
        ("rotate 5 3", "rotate 5 3"),
        ("ro", "ro"),
        ("tie", "tie-win"),
        ("again 5 3", "again 5 3"),
    ],
)
def test_a_number_alone_is_a_placement_and_never_a_card(words: str, move: str) -> None:
    moves = ["place 3", "place 5", "slot 3", "slot 5", "tie-win", "rotate 3 5", "rotate 5 3"]
    moves += ["double 3 5", "again 3", "again 5", "again 3 5"]
    assert meant(words, moves, screen.UNSAID) == move


@pytest.mark.parametrize(
    ("words", "moves", "move"),
    [
        ("5", ["done", "score 5", "take-back 5"], "5"),
        ("score", ["done", "score 5", "take-back 5"], "score 5"),
        ("d", ["done", "score 5", "take-back 5"], "done"),
        ("2b", ["kick 2", "kick 2b", "kick n"], "kick 2b"),
        ("n", ["kick 2", "kick 2b", "kick n"], "kick n"),
        ("4 90 20", ["lay 4 20 90", "lay 4 90 20"], "lay 4 90 20"),
        ("slot", ["claim 3", "claim slot"], "claim slot"),
        ("50", ["keep", "swap 50"], "swap 50"),
    ],
)
def test_as_little_is_enough_after_the_throw(words: str, moves: list[str], move: str) -> None:
    assert meant(words, moves, screen.UNSAID) == move


def test_secret_cards_draw_a_curtain() -> None:
    assert not screen.hides(seen(begin({}, 2), 0))
    assert not screen.hides(seen(begin({"kickers": True}, 2), 0))
    assert screen.hides(seen(begin(ACTION, 2), 0))
    assert screen.hides(seen(begin({"bonus_cards": True}, 2), 1))


def at_the_table(
    tmp_path: Path, players: list[str], options: Mapping[str, Value]
) -> TerminalSession:
    match = Match(GAME, len(players), options, seed=4, players=players, waits=True)
    return TerminalSession(match, BotSeats(match, players, 4), tmp_path / "game.txt", 0, False)


def typed(
    monkeypatch: pytest.MonkeyPatch, held: TerminalSession, answers: Mapping[str, str]
) -> list[str]:
    """Answers by the kind of question, the first move otherwise; returns what was asked."""
    asked: list[str] = []

    def read(prompt: object = "") -> str:
        owing = held.match.owing()[0]
        if owing == HOUSE or "nobody else is looking" in str(prompt):
            return ""
        moves = held.match.moves(owing)
        kind = held.match.view(owing)["boulevard"]["asked"]["what"]
        asked.append(f"{kind} {len(moves)}")
        return answers.get(kind, moves[0])

    monkeypatch.setattr(builtins, "input", read)
    return asked


@pytest.mark.rule("17.4")
@pytest.mark.parametrize(("people", "bothered"), [(1, False), (2, True)])
def test_only_others_at_the_screen_are_a_reason_to_ask_who_has_no_choice(
    people: int,
    bothered: bool,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    players = ["you"] * people + ["uniform"] * (3 - people)
    held = at_the_table(tmp_path, players, {**ACTION, "kickers": True})
    asked = typed(monkeypatch, held, {})
    assert held.run() == 0
    assert "kick 1" not in asked
    assert any(question.startswith("window") for question in asked)
    assert ("window 1" in asked) is bothered
    assert "Rainbow" not in capsys.readouterr().out


def test_what_was_done_at_once_is_taken_back_with_the_choice_before(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    match = begin({**ACTION, "kickers": True}, 2, cards=["pass rotate", "reroll double"])
    match.record.players = ["you", "uniform"]
    held = TerminalSession(
        match, BotSeats(match, ["you", "uniform"], 4), tmp_path / "game.txt", 0, False
    )
    match.play(HOUSE, "roll 1 2 2 3 3 4 1k 6k")
    answers = iter(["1", "back", "2"])
    monkeypatch.setattr(builtins, "input", lambda prompt="": next(answers))
    held.answer(0)
    held.answer(0)
    held.answer(0)
    assert [line.words for line in match.record.moves[-3:]] == ["place 1", "kick 1", "done"]
    held.wait_for_throw()
    assert match.moves(0)[0] == "place 1"
    held.answer(0)
    assert match.record.moves[-1].words == "place 2"


def test_a_payday_is_told_place_by_place() -> None:
    match = Match(GAME, 5, GAME.preset("everything", 5), seed=3, players=["uniform"] * 5)
    BotSeats(match, ["uniform"] * 5, 3).play_out()
    lines = told(match)
    for place in [f"Casino {number}: " for number in range(1, 7)] + ["The slot machine: "]:
        assert any(line.startswith(place) for line in lines)
    assert any(line.startswith("The announcement dice paid Red $") for line in lines)
    assert any("ainbow card" in line and " turned into " in line for line in lines)
    assert len(lines) < len(match.events()) / 2


def test_events_of_one_place_stand_in_one_line() -> None:
    events = [
        Tied(3, 2, [0, 1]),
        Paid(3, 2, 4, 60),
        Paid(3, -1, 1, 20),
        Unclaimed(3, 10),
        Paid(4, 0, 1, 50),
        RainbowTurned(2, 0),
        RainbowTurned(2, 30),
        RainbowTurned(7, 50),
    ]
    assert screen.event_lines(events, ["you", "Blue", "Green"]) == [
        "Casino 3: you and Blue tied at 2; Green took $60,000 with 4 dice and the neutral dice "
        "$20,000 with 1; nobody claimed $10,000.",
        "Casino 4: you took $50,000 with 1 die.",
        "Rainbow cards turned into $30,000 at casino 2 and $50,000 at the slot machine.",
    ]


@pytest.mark.rule("18.1")
def test_dice_that_go_home_stand_in_the_line_of_their_payout() -> None:
    events = [
        PaidEarly(0, 3),
        Tied(3, 1, [0, 1]),
        Paid(3, 2, 4, 60),
        WentHome(3, [0, 1, 2, -1], [1, 1, 4, 2], [0, 0, 0, 0]),
        WentHome(7, [-1], [1], [0]),
    ]
    assert screen.event_lines(events, ["you", "Blue", "Green"]) == [
        "Casino 3 paid early, as you had announced.",
        "Casino 3: you and Blue tied at 1; Green took $60,000 with 4 dice; "
        "dice went home to you, Blue and Green, neutral dice are out.",
        "The slot machine: neutral dice are out.",
    ]


def about_to_swap(**options: Value) -> Match:
    """Red has won $40,000 and may swap it."""
    rules = {**ACTION, "bonus_cards": True, **options}
    hands = ["rotate swap-bill", "pass double"]
    match = begin(rules, 2, bills=["40"], cards=hands, bonus=["40 60", "30 30"])
    play(match, "roll 1 1 1 1 1 1 1 1", "swap-bill", "place 1", "done")
    return play(match, "roll 6 6 6 6 6 6 6 6", "place 6", "done")


@pytest.mark.rule("18.2", "18.3")
def test_a_swap_is_asked_and_told_without_the_bill_to_others() -> None:
    match = about_to_swap()
    assert "counts on it" not in asked(match)
    assert "yours counts on it" in asked(about_to_swap(bonus_counts="net"))
    before = len(match.story)
    play(match, "swap 40", "draw 70")
    happened = [[e for e in match.events(seat) if e in match.story[before:]] for seat in (0, 1)]
    assert screen.event_lines(happened[0], ["you", "Blue"]) == [
        "You swapped a bill for the top card of the deck.",
        "You put $40,000 under the deck.",
        "You got $70,000 for it.",
    ]
    assert screen.event_lines(happened[1], ["Red", "you"]) == [
        "Red swapped a bill for the top card of the deck."
    ]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("rotate", "'rotate' is not a move here; say for instance 'rotate 1 2'. (B5)"),
        ("slot 9", "'slot 9' is not a move here; say for instance 'slot 1'. (B5)"),
        ("kick 2", "'kick 2' is not a move here; say for instance 'place 1'. (B5)"),
        ("reroll", "Red does not hold Re-roll. (AC1)"),
        ("score 5", "'score' comes right after the dice are placed; say for instance 'place 1'."),
        ("again 1", "Red has no Re-roll in play. (C2)"),
    ],
)
def test_words_that_do_not_fit_are_answered_with_some_that_do(words: str, sentence: str) -> None:
    hands = ["pass rotate", "take-back double", "reroll tie-win", "two-casinos score-casino"]
    match = begin({**ACTION, "slot_machine": True}, 5, cards=hands)
    play(match, "roll 1 1 1 2 3 4 5 5")
    with pytest.raises(RefusedError) as refusal:
        match.play(0, words)
    assert str(refusal.value).startswith(sentence)


@pytest.mark.rule("K3")
def test_a_kick_at_nobody_is_told_whom_there_is_to_kick() -> None:
    match = play(begin({"kickers": True}, 2), "roll 1 1 2 2 3 4 1k 6k", "place 1")
    with pytest.raises(RefusedError, match="no such die to kick; say kick 1"):
        match.play(0, "kick 2")


def test_a_left_game_is_resumed_with_all_its_modules(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    held = at_the_table(tmp_path, ["you", "uniform", "uniform"], GAME.preset("everything", 3))
    answers = iter(["", ""])

    def read(prompt: object = "") -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(builtins, "input", read)
    assert held.run() == 0
    again = saves.load(tmp_path / "game.txt")
    assert again.options == held.match.options
    assert again.view(0) == held.match.view(0)
    company = BotSeats(again, ["you", "uniform", "uniform"], 4)
    resume = TerminalSession(again, company, tmp_path / "game.txt", 0, True)
    typed(monkeypatch, resume, {})
    assert resume.run() == 0
    assert verify(Record.load(tmp_path / "game.txt")).over
