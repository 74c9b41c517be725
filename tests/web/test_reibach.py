"""Reibach & Co on its drawn table: a game by touch and by keys, its secrets, and who can use it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .access import axe, fits
from .conftest import Take
from .decisions import WATCH, ShiftWatch, assert_needed_in_sight
from .device import DESKTOP, PHONE
from .guests import QUICK, Guest, alone, join, lay, post

SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}
KINDS = ("risk", "joker", "extend", "open", "blind", "base", "take")
SPECIAL = ("joker", "risk")
POINTS = 3
LETTERS = "acdefgijkmno"
SLOW = 20_000
"""Milliseconds that a busy machine may take."""
SLOWEST_PACE = 5
"""Seconds that a bot waits, so that one can look before it moves."""

NOTE = """() => {
  window.__faces = [];
  const look = () => {
    const face = document.querySelector(".shown .face:not(.back)");
    if (face) window.__faces.push(face.getAttribute("class"));
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes the faces of bases, which are shown for less time than a busy machine may need to look."""

CALM = "() => !document.querySelector('.veil, [data-guarded]')"
"""Nothing is told on top of the table, and everything can be pressed."""

LONG = """() => {
  const right = () => document.querySelector(".doing").getBoundingClientRect().right;
  const [asked, before] = [document.querySelector(".asked"), right()];
  const said = asked.textContent;
  asked.textContent = "Scoring 1 of 3: Bartholomew +11 = 11, Cleopatra +12 = 12, Green +12 = 12.";
  const after = right();
  asked.textContent = said;
  return [before, after];
}"""
"""Where the hand ends on the right, with what is said now and with a long sentence."""

CUT = """() => [".chair .name", ".head > span", ".info", ".doing > .main"]
  .flatMap((kind) => [...document.querySelectorAll(kind)])
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .filter((one) => getComputedStyle(one).display !== "inline")
  .map((one) => one.textContent.trim())"""
"""Names and words that do not fit into their places."""


class Player:
    """Somebody at the table who knows what they want; fingers or keys do it."""

    def __init__(self, guest: Guest, touches: bool) -> None:
        self.guest, self.page, self.touches = guest, guest.page, touches
        self.done: Counter[str] = Counter()

    @property
    def view(self) -> dict[str, Any]:
        play = self.guest.play
        assert play
        return dict(play["view"])

    @property
    def moves(self) -> list[str]:
        return list(self.guest.play["moves"]) if self.guest.play else []

    def wants(self) -> str:
        """A move of the kind made least so far; special cards are taken where they lie."""
        moves = self.moves
        special = [
            f"take {place}"
            for place, card in enumerate(self.view["display"], start=1)
            if card in SPECIAL and f"take {place}" in moves
        ]
        there = {move.split()[0] for move in moves}
        kind = min((kind for kind in KINDS if kind in there), key=lambda kind: self.done[kind])
        if special and kind in ("base", "blind", "take"):
            return special[0]
        return self.guest.rng.choice([move for move in moves if move.split()[0] == kind])

    def do(self, words: str) -> None:
        """Pick, aim where it is not aimed yet, and let go."""
        self.pick(words)
        main = self.page.locator(".doing > .main")
        if main.get_attribute("data-move") != words:
            self.aim(words)
        assert main.get_attribute("data-move") == words
        before = len(self.guest.frames)
        if self.touches:
            main.tap()
        else:
            self.page.keyboard.press("Enter")
        self.done[words.split()[0]] += 1
        wait(self.guest, lambda: len(self.guest.frames) > before and self.moves != [words])

    def pick(self, words: str) -> None:
        """The card that a move is made with: of the market, the deck or the hand."""
        verb, _, what = words.partition(" ")
        card = verb if verb in SPECIAL else what
        if not self.touches:
            hand = list(dict.fromkeys(self.view["seats"][self.guest.seat]["hand"]))
            keys = {"take": what, "blind": "b"}
            self.page.keyboard.press(keys.get(verb) or LETTERS[hand.index(card)])
        elif verb == "take":
            self.page.locator(f"[data-at=market-{what}] button").tap()
        elif verb == "blind":
            self.page.locator("[data-at=deck] button").tap()
        else:
            self.page.locator(f"[data-card={card}]").tap()

    def aim(self, words: str) -> None:
        """The row or the felt that it goes to."""
        verb, _, what = words.partition(" ")
        if self.touches:
            base = verb == "base"
            target = ".felt-place" if base else f"[data-at=business-{what}] button"
            self.page.locator(target).tap()
            return
        for _ in range(12):
            if self.page.locator(f'.main[data-move="{words}"]').count():
                return
            self.page.keyboard.press("ArrowRight")

    def turn(self) -> None:
        """All points are spent; all that is needed is in sight, and nothing jumps meanwhile."""
        while self.moves and not self.guest.over:
            if self.view["points"] == POINTS:
                self.page.evaluate(WATCH)
            self.page.wait_for_function(CALM, timeout=SLOW)
            assert_needed_in_sight(self.page)
            ShiftWatch(self.page).assert_still()
            if self.moves:
                self.do(self.wants())


def wait(guest: Guest, until: Any) -> None:
    """Until it is so, or the machine is too slow."""
    for _ in range(SLOW // 10):
        if until():
            return
        guest.page.wait_for_timeout(10)
    raise AssertionError("nothing happened")


def is_dark(mine: Player, other: Player) -> None:
    """Nothing of the other's hand is in my view, on my page or in my storage."""
    seat = other.guest.seat
    assert seat is not None
    assert "hand" not in mine.view["seats"][seat]
    shown = mine.page.locator("[data-card]").evaluate_all(
        "(cards) => cards.map((card) => card.dataset.card)"
    )
    assert set(shown) <= set(mine.view["seats"][mine.guest.seat]["hand"])
    kept = mine.page.evaluate("() => JSON.stringify([{...localStorage}, {...sessionStorage}])")
    assert not any(card in kept for card in ("jewelry", "antiques", "stocks", *SPECIAL))


@contextmanager
def two_people(take: Take, **wishes: Any) -> Iterator[tuple[Player, Player]]:
    """Ann on a small phone, by touch alone; Ben on a desktop, by keys alone."""
    hers, his = take(**SMALL, **QUICK), take(**DESKTOP, **QUICK)
    code = lay(hers, "reibach", **wishes)
    join(his, code, "Ben")
    ann, ben = Guest(hers, code, 1), Guest(his, code, 2)
    ann.begin()
    expect(ben.page.locator(".asked")).to_be_visible(timeout=SLOW)
    yield Player(ann, touches=True), Player(ben, touches=False)


@pytest.mark.long(60)
def test_a_whole_game_by_touch_and_by_keys(take: Take) -> None:
    with two_people(take, seats=5, bots=["uniform"] * 3) as (ann, ben):
        ben.page.keyboard.press("l")
        while not ann.guest.over:
            for one, other in ((ann, ben), (ben, ann)):
                if one.moves:
                    one.turn()
                    if not one.guest.over:
                        is_dark(one, other)
            ann.page.wait_for_timeout(10)
        assert set(ann.done + ben.done) == set(KINDS)
        for player in (ann, ben):
            end = player.page.get_by_role("region", name="How the game ended")
            expect(end.get_by_role("listitem").nth(3)).to_be_visible(timeout=SLOW)
            expect(end.get_by_role("row", name="Leftovers")).to_be_visible(timeout=SLOW)
            expect(end.get_by_text("Best row", exact=False)).to_be_visible(timeout=SLOW)
            assert axe(player.page) == []
            assert fits(player.page)


def test_a_dead_target_says_why_and_undo_takes_back(take: Take) -> None:
    guest = alone(take(**SMALL, **QUICK), "reibach", seats=2, bots=["greedy"])
    page = guest.page
    player = Player(guest, touches=True)
    wait(guest, lambda: player.moves)
    hand = player.view["seats"][0]["hand"]
    before, after = page.evaluate(LONG)
    assert before == after
    missing = next(kind for kind in ("oil", "art", "gold", "cash", "yacht") if kind not in hand)
    page.locator("[data-card]").first.tap()
    page.locator(f"[data-at=business-{missing}] button").tap()
    expect(page.locator(".answer .why")).to_contain_text("Ann has no", timeout=SLOW)
    for business in page.locator("[data-at^=business-]").all():
        place = business.get_attribute("data-at")
        assert not overlaps(page, ".answer .why", f"[data-at={place}]")
    assert not overlaps(page, ".answer .why", ".info p")
    assert_needed_in_sight(page)
    page.get_by_role("button", name="Put it back").tap()
    player.do(next(move for move in player.moves if move.startswith("base ")))
    expect(page.locator("[data-at=bases] .count")).to_have_text("1", timeout=SLOW)
    page.locator(".tools .tool").first.tap()
    expect(page.locator("[data-at=bases] .count")).to_have_count(0, timeout=SLOW)


MARKET_CARD = "[data-at=market-2] button"
ELSEWHERE = ".seats"


def middle(page: Page, one: str) -> tuple[float, float]:
    """Where a finger would press it."""
    box = page.locator(one).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_by_mouse(page: Page, card: str, target: str) -> None:
    """Take the card, and let go of it over the target."""
    page.mouse.move(*middle(page, card))
    page.mouse.down()
    page.mouse.move(*middle(page, target), steps=6)
    page.mouse.up()


def drag_by_finger(page: Page, card: str, target: str) -> None:
    """The same with a finger, for which the browser must not scroll instead."""
    finger = page.context.new_cdp_session(page)
    (x, y), (there_x, there_y) = middle(page, card), middle(page, target)
    way = [(x + (there_x - x) * part / 6, y + (there_y - y) * part / 6) for part in range(7)]
    for kind, at in [("touchStart", way[0]), *(("touchMove", at) for at in way[1:])]:
        points = [{"x": at[0], "y": at[1]}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(
    ("size", "drag"), [(SMALL, drag_by_finger), (DESKTOP, drag_by_mouse)], ids=["phone", "desktop"]
)
def test_cards_are_dragged_from_the_market_to_the_hand_and_from_there_to_their_place(
    take: Take, size: dict[str, Any], drag: Callable[[Page, str, str], None]
) -> None:
    """Let go elsewhere they go back, and nothing is said; over their place they stay."""
    guest = alone(take(**size, **QUICK), "reibach", seats=2, bots=["greedy"])
    player = Player(guest, touches=True)
    wait(guest, lambda: player.moves)
    before, card = middle(guest.page, MARKET_CARD), player.view["display"][1]
    hand = Counter(player.view["seats"][0]["hand"])
    drag(guest.page, MARKET_CARD, ELSEWHERE)
    guest.page.wait_for_timeout(300)
    assert middle(guest.page, MARKET_CARD) == before
    assert guest.page.locator("[data-drop], [data-dragged]").count() == 0
    drag(guest.page, MARKET_CARD, "[data-hand] > .mine")
    wait(guest, lambda: Counter(player.view["seats"][0]["hand"]) == hand + Counter([card]))
    lays_by_dragging(player, drag)
    said = [said["words"] for said in guest.said if said["type"] == "move"]
    assert [words.split()[0] for words in said] == ["take", "base", "open"]


def lays_by_dragging(player: Player, drag: Callable[[Page, str, str], None]) -> None:
    """A card of the hand becomes a base, and another opens a row on it."""
    page, guest = player.page, player.guest
    wait(guest, lambda: player.moves)
    first, second = [words.split()[1] for words in player.moves if words.startswith("base ")][:2]
    drag(page, f"[data-card={first}]", ELSEWHERE)
    page.wait_for_timeout(300)
    expect(page.locator(".doing > .main")).to_be_disabled(timeout=SLOW)
    drag(page, f"[data-card={first}]", "[data-at=new-base]")
    wait(guest, lambda: f"open {second}" in player.moves)
    drag(page, f"[data-card={second}]", f"[data-at=business-{second}]")
    wait(guest, lambda: second in player.view["seats"][0]["rows"])


def overlaps(page: Page, one: str, other: str) -> bool:
    """Whether one of them lies over the other."""
    a, b = (page.locator(which).first.bounding_box() for which in (one, other))
    assert a
    assert b
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    return across and a["y"] < b["y"] + b["height"] - 1 and b["y"] < a["y"] + a["height"] - 1


def test_what_is_tapped_tells_what_it_is(take: Take) -> None:
    """The clock, somebody's plate, a business: each in words, and nothing is played by it."""
    guest = alone(take(**SMALL, **QUICK), "reibach", seats=2, bots=["greedy"])
    page, info = guest.page, guest.page.locator(".info")
    wait(guest, lambda: Player(guest, touches=True).moves)
    said = len(guest.said)
    page.locator(".clock").tap()
    expect(info).to_contain_text("The 4th, 7th and 10th each bring a scoring", timeout=SLOW)
    page.locator(".chair .touch").nth(1).tap()
    expect(info).to_contain_text("cards in hand", timeout=SLOW)
    page.locator("[data-at=business-gold] button").tap()
    expect(info).to_contain_text("Gold: nobody has a row.", timeout=SLOW)
    assert_needed_in_sight(page)
    page.locator(".info .looked").tap()
    expect(info.locator(".looked")).to_have_count(0, timeout=SLOW)
    assert len(guest.said) == said


def test_a_bot_in_my_place_leaves_the_hand_where_it_is(take: Take) -> None:
    """The way back into the game is in reach, though it is my turn and a move could be undone."""
    device = take(**SMALL, **QUICK)
    guest = alone(device, "reibach", seats=2, bots=["greedy"], pace=SLOWEST_PACE)
    player = Player(guest, touches=True)
    wait(guest, lambda: player.moves)
    player.do(next(move for move in player.moves if move.startswith("base ")))
    before = guest.page.locator(".hand").bounding_box()
    away = {"type": "stand_in", "bot": "greedy", "key": "away"}
    post(device, f"/t/{guest.code}/seats/0/commands", away)
    guest.page.bring_to_front()
    back = guest.page.get_by_role("button", name="Let me play again")
    expect(back).to_be_visible(timeout=SLOW)
    assert guest.page.locator(".hand").bounding_box() == before
    place, view = back.bounding_box(), guest.page.viewport_size
    assert place
    assert view
    assert place["y"] + place["height"] <= view["height"]
    expect(guest.page.locator(".asked")).to_have_text("A bot is playing for you.", timeout=SLOW)


def test_a_base_is_shown_and_forgotten_on_every_page(take: Take) -> None:
    """Its face lies on both tables for a moment, and then nowhere in them or in what they keep."""
    with two_people(take, seats=2) as (ann, ben):
        for player in (ann, ben):
            player.page.evaluate(NOTE)
        words = next(move for move in ann.moves if move.startswith("base "))
        kind = words.split()[1]
        ann.do(words)
        for player in (ann, ben):
            seen = f"window.__faces.some((face) => face.includes('{kind}'))"
            player.page.wait_for_function(seen, timeout=SLOW)
        ann.do("take 1")
        for player in (ann, ben):
            expect(player.page.locator(".shown")).to_have_count(0, timeout=SLOW)
            expect(player.page.locator(".glimpse")).to_have_count(0, timeout=SLOW)
            assert f"{kind} card as a base" not in (player.page.content())
            assert "shown" not in json.dumps(player.view)


def test_everybody_can_use_the_table(take: Take) -> None:
    """With something picked, in both rooms, on every size, and on a television."""
    device = take(**SMALL, **QUICK, color_scheme="dark", locale="de-DE")
    guest = Guest(device, lay(device, "reibach", seats=5, bots=["greedy"] * 4))
    page = guest.page
    page.locator(".begin .main").click()
    page.locator("[data-card]").first.tap()
    assert axe(page) == []
    page.emulate_media(color_scheme="light")
    assert axe(page) == []
    for width, height in ((360, 640), (390, 844), (844, 390), (1280, 800), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        page.wait_for_function(CALM, timeout=SLOW)
        assert fits(page)
        assert_needed_in_sight(page)
        assert page.evaluate(CUT) == [], f"{width} x {height}"
    screen = device.open(f"/t/{guest.code}/screen")
    expect(screen.locator(".asked")).to_be_visible(timeout=SLOW)
    for room in ("dark", "light"):
        screen.emulate_media(color_scheme=room)
        assert axe(screen) == []
    assert screen.locator("[data-hand], [data-card], .rei button").count() == 0
