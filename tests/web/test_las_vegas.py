"""Las Vegas is played to its end on its own table: by clicks, by keys, with every card."""

from __future__ import annotations

import re
from typing import Any, TypeVar

import pytest
from playwright.sync_api import expect

from ..server.running import Running
from .conftest import Take
from .device import DESKTOP, PHONE
from .guests import FIRST, QUICK, Guest, alone, join, lay, play_to_the_end, result_is_clear
from .positions import begin_late, is_round

CARDS = {
    "tie_win",
    "reroll",
    "two_casinos",
    "pass",
    "rotate",
    "take_back",
    "double",
    "score_casino",
    "place_bill",
    "swap_bill",
}
LIVE_CARD = ".hand .card.live"
LAST_GROUP = ".hand .felted > :last-child button:not([aria-pressed=true])"
CHOOSING = 12
LATE_ROUND = 4
"""Of four."""

GAMES = 4
ABOVE_THE_HAND = """() => {
  const [place, hand] = [".place.chosen", ".hand"].map((one) =>
    document.querySelector(one)?.getBoundingClientRect());
  return place && hand && place.top >= 0 && place.bottom <= hand.top;
}"""
KEYS = """() => {
  const there = (what) => document.querySelector(what);
  if (there(".hand .throw")) return ["t"];
  if (there(".hand .main")) return ["Enter"];
  return there("[data-at=tray] [aria-pressed]") ? ["1", "2", "3", "4", "5", "6"] : [];
}"""
"""The keys that do something now."""
TWICE = "(button) => { button.click(); button.click(); }"
SMALL: dict[str, Any] = {"viewport": {"width": 640, "height": 720}}


class Cardsharp(Guest):
    """Plays every card as soon as it can be played."""

    def step(self) -> bool:
        if self.press(".hand .throw:enabled"):
            return True
        return (self.press(LIVE_CARD) and self.choose()) or super().step()

    def choose(self) -> bool:
        """Answer what the card wants to know, and let go."""
        for _ in range(CHOOSING):
            if self.press(FIRST):
                return True
            if not self.press(LAST_GROUP):
                return False
        return False

    @property
    def played(self) -> set[str]:
        """The cards that were seen to be played."""
        return {
            line["event"].get("card", "rotate")
            for frame in self.frames
            if frame["type"] == "table"
            for line in frame["log"]
            if line["event"].get("event") in ("played", "rotated")
        }


Kind = TypeVar("Kind", bound=Guest)


def together(
    take: Take,
    sizes: list[dict[str, Any]],
    kind: type[Kind],
    late: Running | None = None,
    **wishes: Any,
) -> list[Kind]:
    """Guests on devices of these sizes at a table that the first has laid; the game has begun.

    If it is `late` at a server, the game is in its last round there.
    """
    devices = [take(**size, **QUICK) for size in sizes]
    code = lay(devices[0], "las-vegas", **wishes)
    if late is not None:
        begin_late(late, code, is_round(LATE_ROUND))
    for number, device in enumerate(devices[1:]):
        join(device, code, f"Guest {number}")
    guests = [kind(device, code, seed) for seed, device in enumerate(devices)]
    guests[0].begin()
    return guests


@pytest.mark.long(60)
def test_two_people_and_bots_play_to_the_end_on_phones(take: Take, server: Running) -> None:
    wishes = {"seats": 4, "bots": ["greedy", "greedy"]}
    guests = together(take, [PHONE, PHONE], Guest, server, **wishes)
    play_to_the_end(*guests)
    for guest in guests:
        expect(guest.page.locator(".end li")).to_have_count(4)
    result_is_clear(guests[0].page, ".end")


@pytest.mark.long(90)
def test_two_people_and_bots_play_to_the_end_with_all_modules(take: Take, server: Running) -> None:
    """One on a desktop, the other on a phone."""
    wishes = {"seats": 5, "preset": "everything", "bots": ["greedy"] * 3}
    guests = together(take, [DESKTOP, PHONE], Cardsharp, server, **wishes)
    play_to_the_end(*guests)
    for guest in guests:
        expect(guest.page.locator(".end li")).to_have_count(5)


@pytest.mark.parametrize(
    ("game", "seats", "preset"),
    [
        ("las-vegas", 8, "everything"),
        ("las-vegas-solo", 1, None),
        ("las-vegas-second-way", 3, None),
    ],
)
def test_the_chosen_casino_is_never_behind_the_hand(
    take: Take, game: str, seats: int, preset: str | None
) -> None:
    device = take(**PHONE, **QUICK)
    guest = alone(device, game, seats=seats, preset=preset, bots=["greedy"] * (seats - 1))
    groups = guest.page.locator("[data-at=tray] button[aria-pressed]")
    while not groups.count():
        guest.step()
        guest.page.wait_for_timeout(20)
    for index in range(groups.count()):
        groups.nth(index).click()
        guest.page.wait_for_function(ABOVE_THE_HAND)


@pytest.mark.long(120)
def test_every_card_is_played_through_the_page(take: Take) -> None:
    """Five people hold all ten cards; they play until each was played."""
    played: set[str] = set()
    for _ in range(GAMES):
        guests = together(take, [SMALL] * 5, Cardsharp, seats=5, preset="everything")
        while not guests[0].over and not played >= CARDS:
            if not sum(guest.step() for guest in guests if guest.asked):
                guests[0].page.wait_for_timeout(10)
            played |= guests[0].played
        for guest in guests:
            guest.page.close()
        if played >= CARDS:
            break
    assert played == CARDS


@pytest.mark.long(30)
def test_eight_seats_with_all_modules_on_a_phone(take: Take) -> None:
    """Through the first payday everything fits sideways, and the next round is asked for."""
    device = take(**PHONE, **QUICK)
    guest = Cardsharp(
        device, lay(device, "las-vegas", seats=8, preset="everything", bots=["greedy"] * 7)
    )
    guest.begin()
    while not (guest.play and guest.play["view"]["round"] > 1 and guest.asked):
        if not (guest.asked and guest.step()):
            guest.page.wait_for_timeout(15)
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(guest.page.locator(".chair")).to_have_count(8)


@pytest.mark.long(30)
def test_solo(take: Take) -> None:
    """To the end, which the screen for all tells as well."""
    guest = alone(take(**PHONE, **QUICK), "las-vegas-solo")
    screen = take(**DESKTOP, **QUICK).open(f"/t/{guest.code}/screen")
    play_to_the_end(guest)
    result_is_clear(guest.page, ".end")
    expect(screen.locator(".next")).to_be_visible()


@pytest.mark.long(40)
def test_a_game_by_keyboard_alone_to_its_end(take: Take, server: Running) -> None:
    guest, *_ = together(take, [DESKTOP], Guest, server, seats=2, bots=["greedy"])
    page = guest.page
    for _ in range(3000):
        if guest.over:
            break
        keys = page.evaluate(KEYS) if guest.asked else []
        if keys:
            page.keyboard.press(guest.rng.choice(keys))
        else:
            page.wait_for_timeout(10)
    expect(page.locator(".next")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == "Play again":
            break
    page.keyboard.press("Enter")
    expect(page.locator(".next")).to_be_hidden()
    expect(page.locator(".asked")).to_be_visible()


def test_a_choice_shows_what_would_come_of_it(take: Take) -> None:
    guest = alone(take(**PHONE), "las-vegas", seats=2, bots=["greedy"])
    page = guest.page
    page.locator(".hand .throw").click()
    first = page.locator("[data-at=tray] [aria-pressed]").first
    first.click()
    expect(page.locator(".outlook")).to_contain_text(
        re.compile("you (and|would)|nobody", re.IGNORECASE)
    )
    expect(first).to_have_attribute("aria-pressed", "true")
    page.locator(".hand .main").click()
    expect(page.locator(".hand .main:not(.throw)")).to_be_hidden()


def test_a_move_that_is_pressed_twice_is_made_once(take: Take) -> None:
    """Fingers are quicker than any network, and nobody is told off for that."""
    guest = alone(take(**PHONE, **QUICK), "las-vegas", seats=2, bots=["greedy"])
    page = guest.page
    page.locator(".hand .throw").evaluate(TWICE)
    page.locator("[data-at=tray] [aria-pressed]").first.click()
    page.locator(".hand .main").evaluate(TWICE)
    expect(page.locator(".hand .throw")).to_be_visible()
    expect(page.locator(".why")).to_have_count(0)
    commands = [said["type"] for said in guest.said]
    assert [command for command in commands if command in ("throw", "move")] == ["throw", "move"]


def test_things_fly_and_a_tap_hurries_them(take: Take) -> None:
    """A whole payday is on the stage when a tap ends it: the truth is there at once."""
    guest = alone(take(**DESKTOP), "las-vegas", seats=2, bots=["greedy"])
    page = guest.page
    for _ in range(400):
        if page.get_by_text("Round 2").count():
            break
        guest.step()
        page.wait_for_timeout(20)
    page.keyboard.press("Escape")
    expect(page.get_by_text("Round 2 of 4")).to_be_visible()


def closed(play: dict[str, Any] | None) -> list[int]:
    """Numbers that this seat has thrown and may place, but no more on the slot machine."""
    if not play or not any(words.startswith("place ") for words in play["moves"]):
        return []
    faces = play["view"]["boulevard"]["slot"]["faces"]
    taken = {lying["face"] for lying in faces}
    return [heap["face"] for heap in play["view"]["rolled"] if heap["face"] in taken]


@pytest.mark.long(30)
@pytest.mark.parametrize(("language", "word"), [("en-GB", "Rule"), ("de-DE", "Regel")])
def test_a_dead_move_says_why_with_its_rule(take: Take, language: str, word: str) -> None:
    """A number that lies at the slot machine is closed to everybody."""
    device = take(**DESKTOP, **QUICK, locale=language)
    code = lay(device, "las-vegas", seats=5, preset="everything", bots=["greedy"] * 4)
    guest = Guest(device, code)
    page = guest.page
    page.locator(".begin .main").click()
    for _ in range(2000):
        dead = closed(guest.play)
        if dead:
            page.keyboard.press(f"Shift+Digit{dead[0]}")
            break
        if not guest.asked or not guest.step():
            page.wait_for_timeout(20)
    expect(page.locator(".why .rule")).to_contain_text(word)
    page.locator(".why .rule").click()
    expect(page.get_by_role("dialog")).to_be_visible()
