"""Whole games of Bells & Hammers on its own table: by touch on a phone, by keys on a desktop."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError
from playwright.sync_api import ViewportSize, expect

from .access import axe, fits
from .conftest import Take
from .device import DESKTOP, PHONE, Device
from .guests import QUICK, Guest, join, lay

GAME = "bells-and-hammers"
SMALL = {**PHONE, "viewport": {"width": 360, "height": 640}}
FLAT: ViewportSize = {"width": 844, "height": 390}
TELEVISION = {"viewport": {"width": 1920, "height": 1080}}
TOLERANCE_PX = 2
PATIENCE_SECONDS = 60
PATIENCE_MS = 30_000.0
LOST_SECONDS = 3
WHOLE_GAME_SECONDS = 600
READABLE_PX = 18
"""So high, at least, is a line that is read from four metres."""
LOOKS = 6
"""So many throws of one kind are looked at closely; those after them are like them."""
LAST_THROWS = 21
"""From so many points in the bank on, every throw is made by hand."""
AT_ONCE = """() => {
  const later = window.setTimeout;
  window.setTimeout = (what, after, ...more) => later(what, after === 333 ? 0 : after, ...more);
}"""
"""Dice that throw themselves, three times as fast, need not be waited for either."""

HIDDEN = """() => [...document.querySelectorAll("[data-needed]")].filter((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true;
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return !(found && (one.contains(found) || found.contains(one)));
}).map((one) => one.outerHTML.slice(0, 160))"""
"""What a decision needs and cannot be seen, or lies under something."""

PLACES = """() => Object.fromEntries([
  "[data-hand]", ".seats", ".play", ".hand .go", ".hand .pass", ".hand .throw",
]
  .flatMap((place) => {
    const one = document.querySelector(place);
    const box = one && one.getBoundingClientRect();
    return box ? [[place, [box.x, box.y, box.width, box.height]]] : [];
  }))"""

BEFORE_THE_FOLD = """() => {
  const fold = document.querySelector(".next").getBoundingClientRect().top;
  return [...document.querySelectorAll(".end li")]
    .filter((one) => one.getBoundingClientRect().bottom > fold)
    .map((one) => one.textContent);
}"""
"""What of the end has to be scrolled to."""

WATCH = """() => {
  window.flashed = new Set();
  const look = () => document.querySelectorAll(".flash .large, .ribbon").forEach((one) =>
    window.flashed.add(one.textContent.trim()));
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}"""
"""Remembers what everybody was to look at for a moment."""


class Player(Guest):
    """Somebody who looks at every decision before it is made."""

    def __init__(self, device: Device, code: str, seed: int = 1) -> None:
        super().__init__(device, code, seed)
        self.looked: Counter[str] = Counter()
        self.made: set[str] = set()
        self.hand: Any = None

    def sees_all(self) -> None:
        """Nothing that the decision needs is outside the screen, or covered."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while hidden := self.page.evaluate(HIDDEN):
            assert time.monotonic() < deadline, hidden
            self.page.wait_for_timeout(30)
        hand = self.page.locator("[data-hand]").bounding_box()
        self.hand = self.hand or hand
        assert hand == self.hand, "the hand has moved"
        self.looked[self.kind] += 1

    def still(self) -> Iterator[None]:
        """Between two looks nothing has moved."""
        before = self.page.evaluate(PLACES)
        while True:
            yield
            after = self.page.evaluate(PLACES)
            for place in before.keys() & after.keys():
                moved = [abs(a - b) for a, b in zip(before[place], after[place], strict=True)]
                assert max(moved) <= TOLERANCE_PX, (place, before[place], after[place])

    @property
    def view(self) -> dict[str, Any]:
        assert self.play
        return dict(self.play["view"])

    @property
    def kind(self) -> str:
        """What is asked: the draw, a bid, a throw, or one that can end the game."""
        phase = str(self.view["phase"])
        is_last = phase == "dice" and self.view["bank"] <= LAST_THROWS
        return "last throws" if is_last else phase

    @property
    def has_seen_enough(self) -> bool:
        """Whether the next throw is like many before it."""
        return self.kind != "sale" and self.looked[self.kind] >= LOOKS

    def answer(self) -> None:
        """Make the decision that is asked for, if any."""
        if not self.asked or self.over or not self.play:
            return
        if self.has_seen_enough and self.kind == "dice":
            if "by themselves" not in self.made:
                self.let_the_dice_throw_themselves()
                self.made.add("by themselves")
            return
        told = self.told
        if self.has_seen_enough:
            self.press(".hand .throw:enabled")
        else:
            self.sees_all()
            self.made.add(self.decide())
        self.wait_until_answered(told)

    def decide(self) -> str:
        """Do something, and say what."""
        raise NotImplementedError

    def let_the_dice_throw_themselves(self) -> None:
        """Three times as fast, until a throw can end the game: then they wait for a hand again."""
        raise NotImplementedError

    @property
    def wants_more(self) -> bool:
        """Whether a card is still to be bought, and can be bid for."""
        goods = self.view["seats"][self.seat or 0]
        return not goods["cards"] and goods["points"] > self.view["standing"] + 4

    def tap(self, name: str) -> None:
        """With a finger."""
        self.page.get_by_role("button", name=name).tap()

    @property
    def told(self) -> int:
        """How often the table has been told so far."""
        return sum(frame["type"] == "table" for frame in self.frames)

    def wait_until_answered(self, told: int) -> None:
        """Until the table is told once more, so that nobody is asked twice about the same thing.

        A press that was lost is made again.
        """
        deadline = time.monotonic() + LOST_SECONDS
        while self.told == told and time.monotonic() < deadline:
            self.page.wait_for_timeout(5)


class Toucher(Player):
    """Plays with a finger alone."""

    def decide(self) -> str:
        """Let a limit bid and withdraw it, bid until a card is bought, skip one, and pass."""
        phase = str(self.view["phase"])
        if phase == "sale":
            return self.bid()
        self.touch(".hand .throw")
        return phase

    def touch(self, button: str) -> None:
        """Whoever can only pass does so by themselves after a second: then it is too late."""
        with suppress(PlaywrightTimeoutError):
            self.page.locator(f"{button}:enabled").tap(timeout=LOST_SECONDS * 1000)

    def bid(self) -> str:
        if not self.wants_more:
            if "skip" not in self.made and "pass" in self.made:
                self.skip_the_card()
                return "skip"
            self.touch(".hand .pass")
            return "pass"
        if "limit" not in self.made:
            self.let_the_limit_bid()
            return "limit"
        still = self.still()
        next(still)
        for name in ("3 more", "Bid more", "Bid less"):
            self.tap(name)
            next(still)
        self.touch(".hand .go")
        return "bid"

    def let_the_dice_throw_themselves(self) -> None:
        self.tap("three times as fast")

    def skip_the_card(self) -> None:
        """Passes by itself, for as long as the card is not sold."""
        still = self.still()
        next(still)
        self.tap("Skip this card")
        expect(self.page.get_by_text("Passing for you")).to_be_visible(timeout=PATIENCE_MS)
        next(still)
        deadline = time.monotonic() + PATIENCE_SECONDS
        while self.said[-1].get("words") != "pass":
            assert time.monotonic() < deadline
            self.page.wait_for_timeout(20)

    def let_the_limit_bid(self) -> None:
        """It raises by one, nobody is told how far it goes, and withdrawn it bids no more."""
        least = self.view["standing"] + 1
        self.tap("5 more")
        still = self.still()
        next(still)
        self.tap("Set my limit")
        hint = self.page.get_by_text("Only you can see this")
        expect(hint).to_be_visible(timeout=PATIENCE_MS)
        self.sees_all()
        next(still)
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not any(said.get("words") == f"bid {least}" for said in self.said[-3:]):
            assert time.monotonic() < deadline
            self.page.wait_for_timeout(20)
        self.press(".hand .limit button")


class Typist(Player):
    """Plays with keys alone."""

    def decide(self) -> str:
        phase = str(self.view["phase"])
        if phase != "sale":
            self.page.keyboard.press("t" if len(self.said) % 2 else "Enter")
            return phase
        if not self.wants_more:
            self.page.keyboard.press("p")
            return "pass"
        still = self.still()
        next(still)
        for key in ("ArrowUp", "3", "ArrowDown"):
            self.page.keyboard.press(key)
            next(still)
        self.page.keyboard.press("Enter")
        return "bid"

    def let_the_dice_throw_themselves(self) -> None:
        self.page.keyboard.press("a")
        self.page.keyboard.press("a")


def seated(take: Take, **options: Any) -> tuple[Toucher, Typist]:
    """Ann on a phone and Ben at a desk, with a bot between them."""
    phone, desktop = take(**SMALL, **QUICK), take(**DESKTOP, **QUICK)
    for device in (phone, desktop):
        device.context.add_init_script(f"({AT_ONCE})()")
    code = lay(phone, GAME, seats=3, bots=["greedy"], options=options)
    join(desktop, code, "Benedikt")
    ann, ben = Toucher(phone, code), Typist(desktop, code, 2)
    ann.begin()
    return ann, ben


@pytest.mark.long(45)
def test_two_people_and_a_bot_play_a_whole_game(take: Take) -> None:
    """By hand, then the dice throw themselves, until a throw can end the game."""
    ann, ben = seated(take, first_banker="dice")
    looked: set[str] = set()
    deadline = time.monotonic() + WHOLE_GAME_SECONDS
    while not (ann.over and ben.over):
        assert time.monotonic() < deadline, ann.view
        for player in (ann, ben):
            player.answer()
        kind = ann.kind
        if kind not in looked and kind in ("sale", "dice"):
            looked.add(kind)
            assert axe(ann.page) == []
            assert axe(ben.page) == []
        if kind not in looked and kind == "last throws" and not ann.over:
            looked.add(kind)
            is_thrown_by_hand(ann)
        ann.page.wait_for_timeout(5)
    assert ann.made == {"draw", "bid", "limit", "pass", "skip", "dice", "by themselves"}
    assert ben.made == {"draw", "bid", "pass", "dice", "by themselves"}
    for player in (ann, ben):
        assert player.looked["sale"] > 2
        assert player.looked["dice"] == LOOKS
    keeps_the_limit_to_herself(ann, ben)
    for player in (ann, ben):
        page = player.page
        expect(page.locator(".end .towers li")).to_have_count(3, timeout=PATIENCE_MS)
        expect(page.locator(".end .bought li")).to_have_count(5)
        expect(page.locator(".end .bought li").first).to_contain_text("earned")
        assert axe(page) == []
    assert ann.page.evaluate(BEFORE_THE_FOLD) == []
    is_told_in_german(ann)
    is_told_on_a_television(take(**TELEVISION), ann.code)
    can_be_watched_again(ben)


def is_told_in_german(guest: Guest) -> None:
    """Bots have German names in the chart too, and what comes next is one row."""
    page = guest.page
    page.evaluate("localStorage.setItem('PARAGLIDE_LOCALE', 'de')")
    page.reload()
    chart = page.locator(".outcome .ends")
    expect(chart).to_contain_text("Blau", timeout=PATIENCE_MS)
    expect(chart).not_to_contain_text("Blue")
    buttons = page.locator(".next .button").all()
    assert len({round(box["y"]) for button in buttons if (box := button.bounding_box())}) == 1


def is_told_on_a_television(television: Device, code: str) -> None:
    """Its chart stands beside the table, and neither is made small for the other."""
    screen = television.open(f"/t/{code}/screen")
    expect(screen.locator(".outcome .ends")).to_be_visible(timeout=PATIENCE_MS)
    table = screen.locator(".bells").bounding_box()
    chart = screen.locator(".outcome").bounding_box()
    assert table
    assert chart
    assert chart["x"] >= table["x"] + table["width"]
    name = screen.locator(".outcome .ends .name").first.bounding_box()
    assert name
    assert name["height"] >= READABLE_PX
    assert fits(screen)


def can_be_watched_again(guest: Guest) -> None:
    """A replay shows the dice: nobody's hand lies over them."""
    page = guest.page
    page.goto(f"/t/{guest.code}/story")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible(timeout=PATIENCE_MS)
    slider.fill(str(int(slider.get_attribute("max") or 0) - 2))
    dice = page.locator(".tray")
    expect(dice).to_be_in_viewport(ratio=1, timeout=PATIENCE_MS)
    lies, line = dice.bounding_box(), page.locator(".felt .asked").bounding_box()
    if lies is None:  # a ply that was still on its way has just drawn the tray anew
        expect(dice).to_be_in_viewport(ratio=1, timeout=PATIENCE_MS)
        lies = dice.bounding_box()
    assert lies
    assert line
    assert lies["y"] + lies["height"] <= line["y"]


def is_thrown_by_hand(guest: Guest) -> None:
    """Nothing is thrown by itself any more; on its side, the hand lies beside the board."""
    page = guest.page
    expect(page.get_by_text("At 21 or less, throw by hand")).to_be_visible(timeout=PATIENCE_MS)
    upright = page.viewport_size
    page.set_viewport_size(FLAT)
    page.wait_for_function("matchMedia('(orientation: landscape)').matches")
    hand, board = page.locator("[data-hand]").bounding_box(), page.locator(".play").bounding_box()
    assert hand
    assert board
    assert hand["x"] >= board["x"] + board["width"]
    assert hand["y"] + hand["height"] <= FLAT["height"]
    assert fits(page)
    assert upright
    page.set_viewport_size(upright)
    page.wait_for_function("matchMedia('(orientation: portrait)').matches")


def keeps_the_limit_to_herself(ann: Player, ben: Player) -> None:
    """A limit stays on the device: neither the server nor anybody else hears of it."""
    said = {json.dumps({**one, "key": ""}) for one in ann.said if one["type"] == "move"}
    assert all(json.loads(one).keys() <= {"key", "type", "words"} for one in said)
    told = json.dumps([ann.said, ben.frames])
    assert '"limit_' not in told
    assert "my_limit" not in told
    assert "Only you can see this" not in ben.page.content()
    for page in (ann.page, ben.page):
        assert "limit" not in page.evaluate("JSON.stringify(localStorage)").lower()


def sell(guest: Guest) -> None:
    """The guest buys a card and passes from then on, until all are sold and turned up."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while guest.play and guest.play["view"]["phase"] != "dice":
        assert time.monotonic() < deadline, guest.play["view"]
        if guest.asked:
            owns = guest.play["view"]["seats"][guest.seat or 0]["cards"]
            guest.press(".hand .throw:enabled", f".hand .{'pass' if owns else 'main'}:enabled")
        guest.page.wait_for_timeout(20)


@pytest.mark.long(15)
def test_everybody_sees_the_cards_as_they_are_turned_up(take: Take) -> None:
    """The sale is told on the table and on a television: who bought, and all five faces."""
    device, television = take(**DESKTOP, **QUICK), take(**TELEVISION)
    code = lay(device, GAME, seats=3, bots=["greedy", "greedy"], options={"pass": "final"})
    guest = Guest(device, code)
    guest.begin()
    screen = television.open(f"/t/{code}/screen")
    expect(screen.locator(".asked")).to_be_visible(timeout=PATIENCE_MS)
    screen.evaluate(WATCH)
    sell(guest)
    faces = {"Bell", "Hammer", "Double", "Horse", "Inn"}
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not faces <= (flashed := set(screen.evaluate("[...window.flashed]"))):
        assert time.monotonic() < deadline, flashed
        screen.wait_for_timeout(100)
    assert any(text.startswith("Sold to") for text in flashed)
    assert screen.get_by_role("button").count() == 0
    assert fits(screen)
